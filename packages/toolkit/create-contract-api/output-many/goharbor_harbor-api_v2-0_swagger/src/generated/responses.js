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
const schema0 = {"$id":"contract:/getHealth.200.body","$ref":"contract:/components/schemas/OverallHealthStatus"};
const schema1 = {"$id":"contract:/components/schemas/OverallHealthStatus","type":"object","properties":{"status":{"type":"string"},"components":{"type":"array","items":{"$ref":"contract:/components/schemas/ComponentHealthStatus"}}}};
const schema2 = {"$id":"contract:/components/schemas/ComponentHealthStatus","type":"object","properties":{"name":{"type":"string"},"status":{"type":"string"},"error":{"type":"string"}}};

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
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},schema:schema1.properties.status.type,parentSchema:schema1.properties.status,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.components !== undefined){
let data1 = data.components;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.name !== undefined){
let data3 = data2.name;
if(typeof data3 !== "string"){
const err1 = {instancePath:instancePath+"/components/" + i0+"/name",schemaPath:"contract:/components/schemas/ComponentHealthStatus/properties/name/type",keyword:"type",params:{type: "string"},schema:schema2.properties.name.type,parentSchema:schema2.properties.name,data:data3};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data2.status !== undefined){
let data4 = data2.status;
if(typeof data4 !== "string"){
const err2 = {instancePath:instancePath+"/components/" + i0+"/status",schemaPath:"contract:/components/schemas/ComponentHealthStatus/properties/status/type",keyword:"type",params:{type: "string"},schema:schema2.properties.status.type,parentSchema:schema2.properties.status,data:data4};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data2.error !== undefined){
let data5 = data2.error;
if(typeof data5 !== "string"){
const err3 = {instancePath:instancePath+"/components/" + i0+"/error",schemaPath:"contract:/components/schemas/ComponentHealthStatus/properties/error/type",keyword:"type",params:{type: "string"},schema:schema2.properties.error.type,parentSchema:schema2.properties.error,data:data5};
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
const err4 = {instancePath:instancePath+"/components/" + i0,schemaPath:"contract:/components/schemas/ComponentHealthStatus/type",keyword:"type",params:{type: "object"},schema:schema2.type,parentSchema:schema2,data:data2};
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
const err5 = {instancePath:instancePath+"/components",schemaPath:"#/properties/components/type",keyword:"type",params:{type: "array"},schema:schema1.properties.components.type,parentSchema:schema1.properties.components,data:data1};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema1.type,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":{"status":true,"components":true},"dynamicProps":false,"dynamicItems":false};


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
validate0.evaluated = {"props":{"status":true,"components":true},"dynamicProps":false,"dynamicItems":false};

exports.v1 = validate3;
const schema3 = {"$id":"contract:/getHealth.200.headers","type":"object","properties":{},"required":[]};

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
const schema4 = {"$id":"contract:/getHealth.500.body","$ref":"contract:/components/schemas/Errors"};
const schema5 = {"$id":"contract:/components/schemas/Errors","type":"object","properties":{"errors":{"type":"array","items":{"$ref":"contract:/components/schemas/Error"}}}};
const schema6 = {"$id":"contract:/components/schemas/Error","type":"object","properties":{"code":{"type":"string"},"message":{"type":"string"}}};

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
if(data.errors !== undefined){
let data0 = data.errors;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.code !== undefined){
let data2 = data1.code;
if(typeof data2 !== "string"){
const err0 = {instancePath:instancePath+"/errors/" + i0+"/code",schemaPath:"contract:/components/schemas/Error/properties/code/type",keyword:"type",params:{type: "string"},schema:schema6.properties.code.type,parentSchema:schema6.properties.code,data:data2};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data1.message !== undefined){
let data3 = data1.message;
if(typeof data3 !== "string"){
const err1 = {instancePath:instancePath+"/errors/" + i0+"/message",schemaPath:"contract:/components/schemas/Error/properties/message/type",keyword:"type",params:{type: "string"},schema:schema6.properties.message.type,parentSchema:schema6.properties.message,data:data3};
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
const err2 = {instancePath:instancePath+"/errors/" + i0,schemaPath:"contract:/components/schemas/Error/type",keyword:"type",params:{type: "object"},schema:schema6.type,parentSchema:schema6,data:data1};
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
const err3 = {instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},schema:schema5.properties.errors.type,parentSchema:schema5.properties.errors,data:data0};
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
validate5.evaluated = {"props":{"errors":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate5.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate5.errors);
errors = vErrors.length;
}
validate4.errors = vErrors;
return errors === 0;
}
validate4.evaluated = {"props":{"errors":true},"dynamicProps":false,"dynamicItems":false};

exports.v3 = validate7;
const schema7 = {"$id":"contract:/getHealth.500.headers","type":"object","properties":{"x-request-id":{"type":"string"}},"required":[]};

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
if(data["x-request-id"] !== undefined){
let data0 = data["x-request-id"];
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type: "string"},schema:schema7.properties["x-request-id"].type,parentSchema:schema7.properties["x-request-id"],data:data0};
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
validate7.evaluated = {"props":{"x-request-id":true},"dynamicProps":false,"dynamicItems":false};

exports.v4 = validate8;
const schema8 = {"$id":"contract:/search.200.body","$ref":"contract:/components/schemas/Search"};
const schema9 = {"$id":"contract:/components/schemas/Search","type":"object","properties":{"project":{"type":"array","items":{"$ref":"contract:/components/schemas/Project"}},"repository":{"type":"array","items":{"$ref":"contract:/components/schemas/SearchRepository"}}}};
const schema14 = {"$id":"contract:/components/schemas/SearchRepository","type":"object","properties":{"project_id":{"type":"integer","safeInteger":true},"project_name":{"type":"string"},"project_public":{"type":"boolean"},"repository_name":{"type":"string"},"pull_count":{"type":"integer","safeInteger":true},"artifact_count":{"type":"integer","safeInteger":true}}};
const schema10 = {"$id":"contract:/components/schemas/Project","type":"object","properties":{"project_id":{"type":"integer","format":"int32","safeInteger":true},"owner_id":{"type":"integer","format":"int32","safeInteger":true},"name":{"type":"string"},"registry_id":{"int64":{}},"creation_time":{"type":"string","format":"date-time","leapSecond":"date-time"},"update_time":{"type":"string","format":"date-time","leapSecond":"date-time"},"deleted":{"type":"boolean"},"owner_name":{"type":"string"},"togglable":{"type":"boolean"},"current_user_role_id":{"type":"integer","safeInteger":true},"current_user_role_ids":{"type":"array","items":{"type":"integer","format":"int32","safeInteger":true}},"repo_count":{"type":"integer","safeInteger":true},"metadata":{"$ref":"contract:/components/schemas/ProjectMetadata"},"cve_allowlist":{"$ref":"contract:/components/schemas/CVEAllowlist"}}};
const formats0 = /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)[Tt](?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;
const schema11 = {"$id":"contract:/components/schemas/ProjectMetadata","type":"object","properties":{"public":{"type":"string"},"enable_content_trust":{"type":["string","null"]},"enable_content_trust_cosign":{"type":["string","null"]},"prevent_vul":{"type":["string","null"]},"severity":{"type":["string","null"]},"auto_scan":{"type":["string","null"]},"auto_sbom_generation":{"type":["string","null"]},"reuse_sys_cve_allowlist":{"type":["string","null"]},"retention_id":{"type":["string","null"]},"proxy_speed_kb":{"type":["string","null"]},"max_upstream_conn":{"type":["string","null"]},"proxy_cache_local_on_not_found":{"type":["string","null"]},"proxy_referrer_api":{"type":["string","null"]},"proxy_cache_filter_pattern":{"type":["string","null"]},"proxy_cache_filter_kind":{"type":["string","null"]}}};

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
if(data.public !== undefined){
let data0 = data.public;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/public",schemaPath:"#/properties/public/type",keyword:"type",params:{type: "string"},schema:schema11.properties.public.type,parentSchema:schema11.properties.public,data:data0};
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
const err1 = {instancePath:instancePath+"/enable_content_trust",schemaPath:"#/properties/enable_content_trust/type",keyword:"type",params:{type: schema11.properties.enable_content_trust.type},schema:schema11.properties.enable_content_trust.type,parentSchema:schema11.properties.enable_content_trust,data:data1};
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
const err2 = {instancePath:instancePath+"/enable_content_trust_cosign",schemaPath:"#/properties/enable_content_trust_cosign/type",keyword:"type",params:{type: schema11.properties.enable_content_trust_cosign.type},schema:schema11.properties.enable_content_trust_cosign.type,parentSchema:schema11.properties.enable_content_trust_cosign,data:data2};
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
const err3 = {instancePath:instancePath+"/prevent_vul",schemaPath:"#/properties/prevent_vul/type",keyword:"type",params:{type: schema11.properties.prevent_vul.type},schema:schema11.properties.prevent_vul.type,parentSchema:schema11.properties.prevent_vul,data:data3};
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
const err4 = {instancePath:instancePath+"/severity",schemaPath:"#/properties/severity/type",keyword:"type",params:{type: schema11.properties.severity.type},schema:schema11.properties.severity.type,parentSchema:schema11.properties.severity,data:data4};
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
const err5 = {instancePath:instancePath+"/auto_scan",schemaPath:"#/properties/auto_scan/type",keyword:"type",params:{type: schema11.properties.auto_scan.type},schema:schema11.properties.auto_scan.type,parentSchema:schema11.properties.auto_scan,data:data5};
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
const err6 = {instancePath:instancePath+"/auto_sbom_generation",schemaPath:"#/properties/auto_sbom_generation/type",keyword:"type",params:{type: schema11.properties.auto_sbom_generation.type},schema:schema11.properties.auto_sbom_generation.type,parentSchema:schema11.properties.auto_sbom_generation,data:data6};
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
const err7 = {instancePath:instancePath+"/reuse_sys_cve_allowlist",schemaPath:"#/properties/reuse_sys_cve_allowlist/type",keyword:"type",params:{type: schema11.properties.reuse_sys_cve_allowlist.type},schema:schema11.properties.reuse_sys_cve_allowlist.type,parentSchema:schema11.properties.reuse_sys_cve_allowlist,data:data7};
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
const err8 = {instancePath:instancePath+"/retention_id",schemaPath:"#/properties/retention_id/type",keyword:"type",params:{type: schema11.properties.retention_id.type},schema:schema11.properties.retention_id.type,parentSchema:schema11.properties.retention_id,data:data8};
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
const err9 = {instancePath:instancePath+"/proxy_speed_kb",schemaPath:"#/properties/proxy_speed_kb/type",keyword:"type",params:{type: schema11.properties.proxy_speed_kb.type},schema:schema11.properties.proxy_speed_kb.type,parentSchema:schema11.properties.proxy_speed_kb,data:data9};
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
const err10 = {instancePath:instancePath+"/max_upstream_conn",schemaPath:"#/properties/max_upstream_conn/type",keyword:"type",params:{type: schema11.properties.max_upstream_conn.type},schema:schema11.properties.max_upstream_conn.type,parentSchema:schema11.properties.max_upstream_conn,data:data10};
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
const err11 = {instancePath:instancePath+"/proxy_cache_local_on_not_found",schemaPath:"#/properties/proxy_cache_local_on_not_found/type",keyword:"type",params:{type: schema11.properties.proxy_cache_local_on_not_found.type},schema:schema11.properties.proxy_cache_local_on_not_found.type,parentSchema:schema11.properties.proxy_cache_local_on_not_found,data:data11};
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
const err12 = {instancePath:instancePath+"/proxy_referrer_api",schemaPath:"#/properties/proxy_referrer_api/type",keyword:"type",params:{type: schema11.properties.proxy_referrer_api.type},schema:schema11.properties.proxy_referrer_api.type,parentSchema:schema11.properties.proxy_referrer_api,data:data12};
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
const err13 = {instancePath:instancePath+"/proxy_cache_filter_pattern",schemaPath:"#/properties/proxy_cache_filter_pattern/type",keyword:"type",params:{type: schema11.properties.proxy_cache_filter_pattern.type},schema:schema11.properties.proxy_cache_filter_pattern.type,parentSchema:schema11.properties.proxy_cache_filter_pattern,data:data13};
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
const err14 = {instancePath:instancePath+"/proxy_cache_filter_kind",schemaPath:"#/properties/proxy_cache_filter_kind/type",keyword:"type",params:{type: schema11.properties.proxy_cache_filter_kind.type},schema:schema11.properties.proxy_cache_filter_kind.type,parentSchema:schema11.properties.proxy_cache_filter_kind,data:data14};
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
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema11.type,parentSchema:schema11,data};
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
validate11.evaluated = {"props":{"public":true,"enable_content_trust":true,"enable_content_trust_cosign":true,"prevent_vul":true,"severity":true,"auto_scan":true,"auto_sbom_generation":true,"reuse_sys_cve_allowlist":true,"retention_id":true,"proxy_speed_kb":true,"max_upstream_conn":true,"proxy_cache_local_on_not_found":true,"proxy_referrer_api":true,"proxy_cache_filter_pattern":true,"proxy_cache_filter_kind":true},"dynamicProps":false,"dynamicItems":false};

const schema12 = {"$id":"contract:/components/schemas/CVEAllowlist","type":"object","properties":{"id":{"type":"integer","safeInteger":true},"project_id":{"type":"integer","safeInteger":true},"expires_at":{"type":["integer","null"],"safeInteger":true},"items":{"type":"array","items":{"$ref":"contract:/components/schemas/CVEAllowlistItem"}},"creation_time":{"type":"string","format":"date-time","leapSecond":"date-time"},"update_time":{"type":"string","format":"date-time","leapSecond":"date-time"}}};
const schema13 = {"$id":"contract:/components/schemas/CVEAllowlistItem","type":"object","properties":{"cve_id":{"type":"string"}}};

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
if(data.id !== undefined){
let data0 = data.id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema12.properties.id.type,parentSchema:schema12.properties.id,data:data0};
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
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema12.properties.id,data:data0};
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
const err2 = {instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/type",keyword:"type",params:{type: "integer"},schema:schema12.properties.project_id.type,parentSchema:schema12.properties.project_id,data:data1};
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
const err3 = {instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema12.properties.project_id,data:data1};
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
const err4 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type: schema12.properties.expires_at.type},schema:schema12.properties.expires_at.type,parentSchema:schema12.properties.expires_at,data:data2};
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
const err5 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema12.properties.expires_at,data:data2};
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
const err6 = {instancePath:instancePath+"/items/" + i0+"/cve_id",schemaPath:"contract:/components/schemas/CVEAllowlistItem/properties/cve_id/type",keyword:"type",params:{type: "string"},schema:schema13.properties.cve_id.type,parentSchema:schema13.properties.cve_id,data:data5};
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
const err7 = {instancePath:instancePath+"/items/" + i0,schemaPath:"contract:/components/schemas/CVEAllowlistItem/type",keyword:"type",params:{type: "object"},schema:schema13.type,parentSchema:schema13,data:data4};
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
const err8 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},schema:schema12.properties.items.type,parentSchema:schema12.properties.items,data:data3};
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
const err9 = {instancePath:instancePath+"/creation_time",schemaPath:"#/properties/creation_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema12.properties.creation_time,data:data6};
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
const err10 = {instancePath:instancePath+"/creation_time",schemaPath:"#/properties/creation_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema12.properties.creation_time,data:data6};
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
const err11 = {instancePath:instancePath+"/creation_time",schemaPath:"#/properties/creation_time/type",keyword:"type",params:{type: "string"},schema:schema12.properties.creation_time.type,parentSchema:schema12.properties.creation_time,data:data6};
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
const err12 = {instancePath:instancePath+"/update_time",schemaPath:"#/properties/update_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema12.properties.update_time,data:data7};
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
const err13 = {instancePath:instancePath+"/update_time",schemaPath:"#/properties/update_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema12.properties.update_time,data:data7};
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
const err14 = {instancePath:instancePath+"/update_time",schemaPath:"#/properties/update_time/type",keyword:"type",params:{type: "string"},schema:schema12.properties.update_time.type,parentSchema:schema12.properties.update_time,data:data7};
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
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema12.type,parentSchema:schema12,data};
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
validate13.evaluated = {"props":{"id":true,"project_id":true,"expires_at":true,"items":true,"creation_time":true,"update_time":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.project_id !== undefined){
let data0 = data.project_id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/type",keyword:"type",params:{type: "integer"},schema:schema10.properties.project_id.type,parentSchema:schema10.properties.project_id,data:data0};
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
const err1 = {instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema10.properties.project_id,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(Number.isInteger(data0) && data0 >= -2147483648 && data0 <= 2147483647)){
const err2 = {instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema10.properties.project_id,data:data0};
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
if(data.owner_id !== undefined){
let data1 = data.owner_id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/owner_id",schemaPath:"#/properties/owner_id/type",keyword:"type",params:{type: "integer"},schema:schema10.properties.owner_id.type,parentSchema:schema10.properties.owner_id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(Math.abs(data1) > 9007199254740991){
const err4 = {instancePath:instancePath+"/owner_id",schemaPath:"#/properties/owner_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema10.properties.owner_id,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(Number.isInteger(data1) && data1 >= -2147483648 && data1 <= 2147483647)){
const err5 = {instancePath:instancePath+"/owner_id",schemaPath:"#/properties/owner_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema10.properties.owner_id,data:data1};
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
let data2 = data.name;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema10.properties.name.type,parentSchema:schema10.properties.name,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.registry_id !== undefined){
let data3 = data.registry_id;
if(!((typeof data3 === "number" && Number.isSafeInteger(data3) && !Object.is(data3, -0)) || (typeof data3 === "bigint" && data3 >= -9223372036854775808n && data3 <= 9223372036854775807n)) || (this && this.has(data, "registry_id")) || false){
const err7 = {instancePath:instancePath+"/registry_id",schemaPath:"#/properties/registry_id/int64",keyword:"int64",params:{},schema:schema10.properties.registry_id.int64,parentSchema:schema10.properties.registry_id,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.creation_time !== undefined){
let data4 = data.creation_time;
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
const err8 = {instancePath:instancePath+"/creation_time",schemaPath:"#/properties/creation_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema10.properties.creation_time,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data4.includes(":60")){
const next0 = Date.parse((data4).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err9 = {instancePath:instancePath+"/creation_time",schemaPath:"#/properties/creation_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema10.properties.creation_time,data:data4};
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
const err10 = {instancePath:instancePath+"/creation_time",schemaPath:"#/properties/creation_time/type",keyword:"type",params:{type: "string"},schema:schema10.properties.creation_time.type,parentSchema:schema10.properties.creation_time,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.update_time !== undefined){
let data5 = data.update_time;
if(typeof data5 === "string"){
if(!(formats0.test(data5))){
const err11 = {instancePath:instancePath+"/update_time",schemaPath:"#/properties/update_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema10.properties.update_time,data:data5};
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
const err12 = {instancePath:instancePath+"/update_time",schemaPath:"#/properties/update_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema10.properties.update_time,data:data5};
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
const err13 = {instancePath:instancePath+"/update_time",schemaPath:"#/properties/update_time/type",keyword:"type",params:{type: "string"},schema:schema10.properties.update_time.type,parentSchema:schema10.properties.update_time,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.deleted !== undefined){
let data6 = data.deleted;
if(typeof data6 !== "boolean"){
const err14 = {instancePath:instancePath+"/deleted",schemaPath:"#/properties/deleted/type",keyword:"type",params:{type: "boolean"},schema:schema10.properties.deleted.type,parentSchema:schema10.properties.deleted,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.owner_name !== undefined){
let data7 = data.owner_name;
if(typeof data7 !== "string"){
const err15 = {instancePath:instancePath+"/owner_name",schemaPath:"#/properties/owner_name/type",keyword:"type",params:{type: "string"},schema:schema10.properties.owner_name.type,parentSchema:schema10.properties.owner_name,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.togglable !== undefined){
let data8 = data.togglable;
if(typeof data8 !== "boolean"){
const err16 = {instancePath:instancePath+"/togglable",schemaPath:"#/properties/togglable/type",keyword:"type",params:{type: "boolean"},schema:schema10.properties.togglable.type,parentSchema:schema10.properties.togglable,data:data8};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.current_user_role_id !== undefined){
let data9 = data.current_user_role_id;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err17 = {instancePath:instancePath+"/current_user_role_id",schemaPath:"#/properties/current_user_role_id/type",keyword:"type",params:{type: "integer"},schema:schema10.properties.current_user_role_id.type,parentSchema:schema10.properties.current_user_role_id,data:data9};
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
const err18 = {instancePath:instancePath+"/current_user_role_id",schemaPath:"#/properties/current_user_role_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema10.properties.current_user_role_id,data:data9};
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
if(data.current_user_role_ids !== undefined){
let data10 = data.current_user_role_ids;
if(Array.isArray(data10)){
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err19 = {instancePath:instancePath+"/current_user_role_ids/" + i0,schemaPath:"#/properties/current_user_role_ids/items/type",keyword:"type",params:{type: "integer"},schema:schema10.properties.current_user_role_ids.items.type,parentSchema:schema10.properties.current_user_role_ids.items,data:data11};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(Math.abs(data11) > 9007199254740991){
const err20 = {instancePath:instancePath+"/current_user_role_ids/" + i0,schemaPath:"#/properties/current_user_role_ids/items/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema10.properties.current_user_role_ids.items,data:data11};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(Number.isInteger(data11) && data11 >= -2147483648 && data11 <= 2147483647)){
const err21 = {instancePath:instancePath+"/current_user_role_ids/" + i0,schemaPath:"#/properties/current_user_role_ids/items/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema10.properties.current_user_role_ids.items,data:data11};
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
const err22 = {instancePath:instancePath+"/current_user_role_ids",schemaPath:"#/properties/current_user_role_ids/type",keyword:"type",params:{type: "array"},schema:schema10.properties.current_user_role_ids.type,parentSchema:schema10.properties.current_user_role_ids,data:data10};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.repo_count !== undefined){
let data12 = data.repo_count;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err23 = {instancePath:instancePath+"/repo_count",schemaPath:"#/properties/repo_count/type",keyword:"type",params:{type: "integer"},schema:schema10.properties.repo_count.type,parentSchema:schema10.properties.repo_count,data:data12};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(Math.abs(data12) > 9007199254740991){
const err24 = {instancePath:instancePath+"/repo_count",schemaPath:"#/properties/repo_count/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema10.properties.repo_count,data:data12};
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
if(data.metadata !== undefined){
if(!(validate11.call(this, data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate11.errors);
errors = vErrors.length;
}
}
if(data.cve_allowlist !== undefined){
if(!(validate13.call(this, data.cve_allowlist, {instancePath:instancePath+"/cve_allowlist",parentData:data,parentDataProperty:"cve_allowlist",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate13.errors);
errors = vErrors.length;
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema10.type,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
validate10.evaluated = {"props":{"project_id":true,"owner_id":true,"name":true,"registry_id":true,"creation_time":true,"update_time":true,"deleted":true,"owner_name":true,"togglable":true,"current_user_role_id":true,"current_user_role_ids":true,"repo_count":true,"metadata":true,"cve_allowlist":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.project !== undefined){
let data0 = data.project;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate10.call(this, data0[i0], {instancePath:instancePath+"/project/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate10.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath:instancePath+"/project",schemaPath:"#/properties/project/type",keyword:"type",params:{type: "array"},schema:schema9.properties.project.type,parentSchema:schema9.properties.project,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.repository !== undefined){
let data2 = data.repository;
if(Array.isArray(data2)){
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.project_id !== undefined){
let data4 = data3.project_id;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err1 = {instancePath:instancePath+"/repository/" + i1+"/project_id",schemaPath:"contract:/components/schemas/SearchRepository/properties/project_id/type",keyword:"type",params:{type: "integer"},schema:schema14.properties.project_id.type,parentSchema:schema14.properties.project_id,data:data4};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(Math.abs(data4) > 9007199254740991){
const err2 = {instancePath:instancePath+"/repository/" + i1+"/project_id",schemaPath:"contract:/components/schemas/SearchRepository/properties/project_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema14.properties.project_id,data:data4};
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
if(data3.project_name !== undefined){
let data5 = data3.project_name;
if(typeof data5 !== "string"){
const err3 = {instancePath:instancePath+"/repository/" + i1+"/project_name",schemaPath:"contract:/components/schemas/SearchRepository/properties/project_name/type",keyword:"type",params:{type: "string"},schema:schema14.properties.project_name.type,parentSchema:schema14.properties.project_name,data:data5};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data3.project_public !== undefined){
let data6 = data3.project_public;
if(typeof data6 !== "boolean"){
const err4 = {instancePath:instancePath+"/repository/" + i1+"/project_public",schemaPath:"contract:/components/schemas/SearchRepository/properties/project_public/type",keyword:"type",params:{type: "boolean"},schema:schema14.properties.project_public.type,parentSchema:schema14.properties.project_public,data:data6};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data3.repository_name !== undefined){
let data7 = data3.repository_name;
if(typeof data7 !== "string"){
const err5 = {instancePath:instancePath+"/repository/" + i1+"/repository_name",schemaPath:"contract:/components/schemas/SearchRepository/properties/repository_name/type",keyword:"type",params:{type: "string"},schema:schema14.properties.repository_name.type,parentSchema:schema14.properties.repository_name,data:data7};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data3.pull_count !== undefined){
let data8 = data3.pull_count;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err6 = {instancePath:instancePath+"/repository/" + i1+"/pull_count",schemaPath:"contract:/components/schemas/SearchRepository/properties/pull_count/type",keyword:"type",params:{type: "integer"},schema:schema14.properties.pull_count.type,parentSchema:schema14.properties.pull_count,data:data8};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(Math.abs(data8) > 9007199254740991){
const err7 = {instancePath:instancePath+"/repository/" + i1+"/pull_count",schemaPath:"contract:/components/schemas/SearchRepository/properties/pull_count/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema14.properties.pull_count,data:data8};
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
if(data3.artifact_count !== undefined){
let data9 = data3.artifact_count;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err8 = {instancePath:instancePath+"/repository/" + i1+"/artifact_count",schemaPath:"contract:/components/schemas/SearchRepository/properties/artifact_count/type",keyword:"type",params:{type: "integer"},schema:schema14.properties.artifact_count.type,parentSchema:schema14.properties.artifact_count,data:data9};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(Math.abs(data9) > 9007199254740991){
const err9 = {instancePath:instancePath+"/repository/" + i1+"/artifact_count",schemaPath:"contract:/components/schemas/SearchRepository/properties/artifact_count/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema14.properties.artifact_count,data:data9};
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
const err10 = {instancePath:instancePath+"/repository/" + i1,schemaPath:"contract:/components/schemas/SearchRepository/type",keyword:"type",params:{type: "object"},schema:schema14.type,parentSchema:schema14,data:data3};
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
const err11 = {instancePath:instancePath+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type: "array"},schema:schema9.properties.repository.type,parentSchema:schema9.properties.repository,data:data2};
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
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema9.type,parentSchema:schema9,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate9.errors = vErrors;
return errors === 0;
}
validate9.evaluated = {"props":{"project":true,"repository":true},"dynamicProps":false,"dynamicItems":false};


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
validate8.evaluated = {"props":{"project":true,"repository":true},"dynamicProps":false,"dynamicItems":false};

exports.v5 = validate17;
const schema15 = {"$id":"contract:/getStatistic.200.body","$ref":"contract:/components/schemas/Statistic"};
const schema16 = {"$id":"contract:/components/schemas/Statistic","type":"object","properties":{"private_project_count":{"int64":{}},"private_repo_count":{"int64":{}},"public_project_count":{"int64":{}},"public_repo_count":{"int64":{}},"total_project_count":{"int64":{}},"total_repo_count":{"int64":{}},"total_storage_consumption":{"int64":{}}}};

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
if(data.private_project_count !== undefined){
let data0 = data.private_project_count;
if(!((typeof data0 === "number" && Number.isSafeInteger(data0) && !Object.is(data0, -0)) || (typeof data0 === "bigint" && data0 >= -9223372036854775808n && data0 <= 9223372036854775807n)) || (this && this.has(data, "private_project_count")) || false){
const err0 = {instancePath:instancePath+"/private_project_count",schemaPath:"contract:/components/schemas/Statistic/properties/private_project_count/int64",keyword:"int64",params:{},schema:schema16.properties.private_project_count.int64,parentSchema:schema16.properties.private_project_count,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.private_repo_count !== undefined){
let data1 = data.private_repo_count;
if(!((typeof data1 === "number" && Number.isSafeInteger(data1) && !Object.is(data1, -0)) || (typeof data1 === "bigint" && data1 >= -9223372036854775808n && data1 <= 9223372036854775807n)) || (this && this.has(data, "private_repo_count")) || false){
const err1 = {instancePath:instancePath+"/private_repo_count",schemaPath:"contract:/components/schemas/Statistic/properties/private_repo_count/int64",keyword:"int64",params:{},schema:schema16.properties.private_repo_count.int64,parentSchema:schema16.properties.private_repo_count,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.public_project_count !== undefined){
let data2 = data.public_project_count;
if(!((typeof data2 === "number" && Number.isSafeInteger(data2) && !Object.is(data2, -0)) || (typeof data2 === "bigint" && data2 >= -9223372036854775808n && data2 <= 9223372036854775807n)) || (this && this.has(data, "public_project_count")) || false){
const err2 = {instancePath:instancePath+"/public_project_count",schemaPath:"contract:/components/schemas/Statistic/properties/public_project_count/int64",keyword:"int64",params:{},schema:schema16.properties.public_project_count.int64,parentSchema:schema16.properties.public_project_count,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.public_repo_count !== undefined){
let data3 = data.public_repo_count;
if(!((typeof data3 === "number" && Number.isSafeInteger(data3) && !Object.is(data3, -0)) || (typeof data3 === "bigint" && data3 >= -9223372036854775808n && data3 <= 9223372036854775807n)) || (this && this.has(data, "public_repo_count")) || false){
const err3 = {instancePath:instancePath+"/public_repo_count",schemaPath:"contract:/components/schemas/Statistic/properties/public_repo_count/int64",keyword:"int64",params:{},schema:schema16.properties.public_repo_count.int64,parentSchema:schema16.properties.public_repo_count,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.total_project_count !== undefined){
let data4 = data.total_project_count;
if(!((typeof data4 === "number" && Number.isSafeInteger(data4) && !Object.is(data4, -0)) || (typeof data4 === "bigint" && data4 >= -9223372036854775808n && data4 <= 9223372036854775807n)) || (this && this.has(data, "total_project_count")) || false){
const err4 = {instancePath:instancePath+"/total_project_count",schemaPath:"contract:/components/schemas/Statistic/properties/total_project_count/int64",keyword:"int64",params:{},schema:schema16.properties.total_project_count.int64,parentSchema:schema16.properties.total_project_count,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.total_repo_count !== undefined){
let data5 = data.total_repo_count;
if(!((typeof data5 === "number" && Number.isSafeInteger(data5) && !Object.is(data5, -0)) || (typeof data5 === "bigint" && data5 >= -9223372036854775808n && data5 <= 9223372036854775807n)) || (this && this.has(data, "total_repo_count")) || false){
const err5 = {instancePath:instancePath+"/total_repo_count",schemaPath:"contract:/components/schemas/Statistic/properties/total_repo_count/int64",keyword:"int64",params:{},schema:schema16.properties.total_repo_count.int64,parentSchema:schema16.properties.total_repo_count,data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.total_storage_consumption !== undefined){
let data6 = data.total_storage_consumption;
if(!((typeof data6 === "number" && Number.isSafeInteger(data6) && !Object.is(data6, -0)) || (typeof data6 === "bigint" && data6 >= -9223372036854775808n && data6 <= 9223372036854775807n)) || (this && this.has(data, "total_storage_consumption")) || false){
const err6 = {instancePath:instancePath+"/total_storage_consumption",schemaPath:"contract:/components/schemas/Statistic/properties/total_storage_consumption/int64",keyword:"int64",params:{},schema:schema16.properties.total_storage_consumption.int64,parentSchema:schema16.properties.total_storage_consumption,data:data6};
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
const err7 = {instancePath,schemaPath:"contract:/components/schemas/Statistic/type",keyword:"type",params:{type: "object"},schema:schema16.type,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate17.errors = vErrors;
return errors === 0;
}
validate17.evaluated = {"props":{"private_project_count":true,"private_repo_count":true,"public_project_count":true,"public_repo_count":true,"total_project_count":true,"total_repo_count":true,"total_storage_consumption":true},"dynamicProps":false,"dynamicItems":false};

exports.v6 = validate18;
const schema17 = {"$id":"contract:/pingLdap.200.body","$ref":"contract:/components/schemas/LdapPingResult"};
const schema18 = {"$id":"contract:/components/schemas/LdapPingResult","type":"object","properties":{"success":{"type":"boolean"},"message":{"type":"string"}}};

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
if(data.success !== undefined){
let data0 = data.success;
if(typeof data0 !== "boolean"){
const err0 = {instancePath:instancePath+"/success",schemaPath:"contract:/components/schemas/LdapPingResult/properties/success/type",keyword:"type",params:{type: "boolean"},schema:schema18.properties.success.type,parentSchema:schema18.properties.success,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.message !== undefined){
let data1 = data.message;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/message",schemaPath:"contract:/components/schemas/LdapPingResult/properties/message/type",keyword:"type",params:{type: "string"},schema:schema18.properties.message.type,parentSchema:schema18.properties.message,data:data1};
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
const err2 = {instancePath,schemaPath:"contract:/components/schemas/LdapPingResult/type",keyword:"type",params:{type: "object"},schema:schema18.type,parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate18.errors = vErrors;
return errors === 0;
}
validate18.evaluated = {"props":{"success":true,"message":true},"dynamicProps":false,"dynamicItems":false};

exports.v7 = validate19;
const schema19 = {"$id":"contract:/searchLdapUser.200.body","type":"array","items":{"$ref":"contract:/components/schemas/LdapUser"}};
const schema20 = {"$id":"contract:/components/schemas/LdapUser","type":"object","properties":{"username":{"type":"string"},"realname":{"type":"string"},"email":{"type":"string"}}};

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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.username !== undefined){
let data1 = data0.username;
if(typeof data1 !== "string"){
const err0 = {instancePath:instancePath+"/" + i0+"/username",schemaPath:"contract:/components/schemas/LdapUser/properties/username/type",keyword:"type",params:{type: "string"},schema:schema20.properties.username.type,parentSchema:schema20.properties.username,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data0.realname !== undefined){
let data2 = data0.realname;
if(typeof data2 !== "string"){
const err1 = {instancePath:instancePath+"/" + i0+"/realname",schemaPath:"contract:/components/schemas/LdapUser/properties/realname/type",keyword:"type",params:{type: "string"},schema:schema20.properties.realname.type,parentSchema:schema20.properties.realname,data:data2};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.email !== undefined){
let data3 = data0.email;
if(typeof data3 !== "string"){
const err2 = {instancePath:instancePath+"/" + i0+"/email",schemaPath:"contract:/components/schemas/LdapUser/properties/email/type",keyword:"type",params:{type: "string"},schema:schema20.properties.email.type,parentSchema:schema20.properties.email,data:data3};
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
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/LdapUser/type",keyword:"type",params:{type: "object"},schema:schema20.type,parentSchema:schema20,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema19.type,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate19.errors = vErrors;
return errors === 0;
}
validate19.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v8 = validate20;
const schema21 = {"$id":"contract:/importLdapUser.404.body","type":"array","items":{"$ref":"contract:/components/schemas/LdapFailedImportUser"}};
const schema22 = {"$id":"contract:/components/schemas/LdapFailedImportUser","type":"object","properties":{"uid":{"type":"string"},"error":{"type":"string"}}};

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
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.uid !== undefined){
let data1 = data0.uid;
if(typeof data1 !== "string"){
const err0 = {instancePath:instancePath+"/" + i0+"/uid",schemaPath:"contract:/components/schemas/LdapFailedImportUser/properties/uid/type",keyword:"type",params:{type: "string"},schema:schema22.properties.uid.type,parentSchema:schema22.properties.uid,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data0.error !== undefined){
let data2 = data0.error;
if(typeof data2 !== "string"){
const err1 = {instancePath:instancePath+"/" + i0+"/error",schemaPath:"contract:/components/schemas/LdapFailedImportUser/properties/error/type",keyword:"type",params:{type: "string"},schema:schema22.properties.error.type,parentSchema:schema22.properties.error,data:data2};
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
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/LdapFailedImportUser/type",keyword:"type",params:{type: "object"},schema:schema22.type,parentSchema:schema22,data:data0};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema21.type,parentSchema:schema21,data};
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
validate20.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v9 = validate21;
const schema23 = {"$id":"contract:/searchLdapGroup.200.body","type":"array","items":{"$ref":"contract:/components/schemas/UserGroup"}};
const schema24 = {"$id":"contract:/components/schemas/UserGroup","type":"object","properties":{"id":{"type":"integer","safeInteger":true},"group_name":{"type":"string"},"group_type":{"type":"integer","safeInteger":true},"ldap_group_dn":{"type":"string"}}};

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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id !== undefined){
let data1 = data0.id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err0 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"contract:/components/schemas/UserGroup/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema24.properties.id.type,parentSchema:schema24.properties.id,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(Math.abs(data1) > 9007199254740991){
const err1 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"contract:/components/schemas/UserGroup/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema24.properties.id,data:data1};
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
if(data0.group_name !== undefined){
let data2 = data0.group_name;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/" + i0+"/group_name",schemaPath:"contract:/components/schemas/UserGroup/properties/group_name/type",keyword:"type",params:{type: "string"},schema:schema24.properties.group_name.type,parentSchema:schema24.properties.group_name,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.group_type !== undefined){
let data3 = data0.group_type;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err3 = {instancePath:instancePath+"/" + i0+"/group_type",schemaPath:"contract:/components/schemas/UserGroup/properties/group_type/type",keyword:"type",params:{type: "integer"},schema:schema24.properties.group_type.type,parentSchema:schema24.properties.group_type,data:data3};
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
const err4 = {instancePath:instancePath+"/" + i0+"/group_type",schemaPath:"contract:/components/schemas/UserGroup/properties/group_type/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema24.properties.group_type,data:data3};
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
if(data0.ldap_group_dn !== undefined){
let data4 = data0.ldap_group_dn;
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/" + i0+"/ldap_group_dn",schemaPath:"contract:/components/schemas/UserGroup/properties/ldap_group_dn/type",keyword:"type",params:{type: "string"},schema:schema24.properties.ldap_group_dn.type,parentSchema:schema24.properties.ldap_group_dn,data:data4};
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
const err6 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/UserGroup/type",keyword:"type",params:{type: "object"},schema:schema24.type,parentSchema:schema24,data:data0};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema23.type,parentSchema:schema23,data};
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
validate21.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v10 = validate22;
const schema25 = {"$id":"contract:/getInternalconfig.200.body","$ref":"contract:/components/schemas/InternalConfigurationsResponse"};
const schema26 = {"$id":"contract:/components/schemas/InternalConfigurationsResponse","type":"object","additionalProperties":{"$ref":"contract:/components/schemas/InternalConfigurationValue"}};
const schema27 = {"$id":"contract:/components/schemas/InternalConfigurationValue","type":"object","properties":{"value":{"type":"object"},"editable":{"type":"boolean"}}};

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
for(const key0 in data){
let data0 = data[key0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.value !== undefined){
let data1 = data0.value;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
const err0 = {instancePath:instancePath+"/" + runtime.escapeName(key0)+"/value",schemaPath:"contract:/components/schemas/InternalConfigurationValue/properties/value/type",keyword:"type",params:{type: "object"},schema:schema27.properties.value.type,parentSchema:schema27.properties.value,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data0.editable !== undefined){
let data2 = data0.editable;
if(typeof data2 !== "boolean"){
const err1 = {instancePath:instancePath+"/" + runtime.escapeName(key0)+"/editable",schemaPath:"contract:/components/schemas/InternalConfigurationValue/properties/editable/type",keyword:"type",params:{type: "boolean"},schema:schema27.properties.editable.type,parentSchema:schema27.properties.editable,data:data2};
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
const err2 = {instancePath:instancePath+"/" + runtime.escapeName(key0),schemaPath:"contract:/components/schemas/InternalConfigurationValue/type",keyword:"type",params:{type: "object"},schema:schema27.type,parentSchema:schema27,data:data0};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema26.type,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v11 = validate25;
const schema28 = {"$id":"contract:/getConfigurations.200.body","$ref":"contract:/components/schemas/ConfigurationsResponse"};
const schema29 = {"$id":"contract:/components/schemas/ConfigurationsResponse","type":"object","properties":{"auth_mode":{"$ref":"contract:/components/schemas/StringConfigItem"},"primary_auth_mode":{"$ref":"contract:/components/schemas/BoolConfigItem"},"ldap_base_dn":{"$ref":"contract:/components/schemas/StringConfigItem"},"ldap_filter":{"$ref":"contract:/components/schemas/StringConfigItem"},"ldap_group_base_dn":{"$ref":"contract:/components/schemas/StringConfigItem"},"ldap_group_admin_dn":{"$ref":"contract:/components/schemas/StringConfigItem"},"ldap_group_attribute_name":{"$ref":"contract:/components/schemas/StringConfigItem"},"ldap_group_search_filter":{"$ref":"contract:/components/schemas/StringConfigItem"},"ldap_group_search_scope":{"$ref":"contract:/components/schemas/IntegerConfigItem"},"ldap_group_attach_parallel":{"$ref":"contract:/components/schemas/BoolConfigItem"},"ldap_scope":{"$ref":"contract:/components/schemas/IntegerConfigItem"},"ldap_search_dn":{"$ref":"contract:/components/schemas/StringConfigItem"},"ldap_timeout":{"$ref":"contract:/components/schemas/IntegerConfigItem"},"ldap_uid":{"$ref":"contract:/components/schemas/StringConfigItem"},"ldap_url":{"$ref":"contract:/components/schemas/StringConfigItem"},"ldap_verify_cert":{"$ref":"contract:/components/schemas/BoolConfigItem"},"ldap_group_membership_attribute":{"$ref":"contract:/components/schemas/StringConfigItem"},"project_creation_restriction":{"$ref":"contract:/components/schemas/StringConfigItem"},"read_only":{"$ref":"contract:/components/schemas/BoolConfigItem"},"self_registration":{"$ref":"contract:/components/schemas/BoolConfigItem"},"token_expiration":{"$ref":"contract:/components/schemas/IntegerConfigItem"},"uaa_client_id":{"$ref":"contract:/components/schemas/StringConfigItem"},"uaa_client_secret":{"$ref":"contract:/components/schemas/StringConfigItem"},"uaa_endpoint":{"$ref":"contract:/components/schemas/StringConfigItem"},"uaa_verify_cert":{"$ref":"contract:/components/schemas/BoolConfigItem"},"http_authproxy_endpoint":{"$ref":"contract:/components/schemas/StringConfigItem"},"http_authproxy_tokenreview_endpoint":{"$ref":"contract:/components/schemas/StringConfigItem"},"http_authproxy_admin_groups":{"$ref":"contract:/components/schemas/StringConfigItem"},"http_authproxy_admin_usernames":{"$ref":"contract:/components/schemas/StringConfigItem"},"http_authproxy_verify_cert":{"$ref":"contract:/components/schemas/BoolConfigItem"},"http_authproxy_skip_search":{"$ref":"contract:/components/schemas/BoolConfigItem"},"http_authproxy_server_certificate":{"$ref":"contract:/components/schemas/StringConfigItem"},"oidc_name":{"$ref":"contract:/components/schemas/StringConfigItem"},"oidc_endpoint":{"$ref":"contract:/components/schemas/StringConfigItem"},"oidc_client_id":{"$ref":"contract:/components/schemas/StringConfigItem"},"oidc_groups_claim":{"$ref":"contract:/components/schemas/StringConfigItem"},"oidc_admin_group":{"$ref":"contract:/components/schemas/StringConfigItem"},"oidc_group_filter":{"$ref":"contract:/components/schemas/StringConfigItem"},"oidc_scope":{"$ref":"contract:/components/schemas/StringConfigItem"},"oidc_user_claim":{"$ref":"contract:/components/schemas/StringConfigItem"},"oidc_verify_cert":{"$ref":"contract:/components/schemas/BoolConfigItem"},"oidc_auto_onboard":{"$ref":"contract:/components/schemas/BoolConfigItem"},"oidc_extra_redirect_parms":{"$ref":"contract:/components/schemas/StringConfigItem"},"oidc_logout":{"$ref":"contract:/components/schemas/BoolConfigItem"},"robot_token_duration":{"$ref":"contract:/components/schemas/IntegerConfigItem"},"robot_name_prefix":{"$ref":"contract:/components/schemas/StringConfigItem"},"notification_enable":{"$ref":"contract:/components/schemas/BoolConfigItem"},"quota_per_project_enable":{"$ref":"contract:/components/schemas/BoolConfigItem"},"storage_per_project":{"$ref":"contract:/components/schemas/IntegerConfigItem"},"audit_log_forward_endpoint":{"$ref":"contract:/components/schemas/StringConfigItem"},"skip_audit_log_database":{"$ref":"contract:/components/schemas/BoolConfigItem"},"scanner_skip_update_pulltime":{"$ref":"contract:/components/schemas/BoolConfigItem"},"scan_all_policy":{"type":"object","properties":{"type":{"type":"string"},"parameter":{"type":"object","properties":{"daily_time":{"type":"integer","safeInteger":true}}}}},"session_timeout":{"$ref":"contract:/components/schemas/IntegerConfigItem"},"banner_message":{"$ref":"contract:/components/schemas/StringConfigItem"},"disabled_audit_log_event_types":{"$ref":"contract:/components/schemas/StringConfigItem"}}};
const schema30 = {"$id":"contract:/components/schemas/StringConfigItem","type":"object","properties":{"value":{"type":"string"},"editable":{"type":"boolean"}}};
const schema31 = {"$id":"contract:/components/schemas/BoolConfigItem","type":"object","properties":{"value":{"type":"boolean"},"editable":{"type":"boolean"}}};
const schema38 = {"$id":"contract:/components/schemas/IntegerConfigItem","type":"object","properties":{"value":{"type":"integer","safeInteger":true},"editable":{"type":"boolean"}}};

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
if(data.auth_mode !== undefined){
let data0 = data.auth_mode;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.value !== undefined){
let data1 = data0.value;
if(typeof data1 !== "string"){
const err0 = {instancePath:instancePath+"/auth_mode/value",schemaPath:"contract:/components/schemas/StringConfigItem/properties/value/type",keyword:"type",params:{type: "string"},schema:schema30.properties.value.type,parentSchema:schema30.properties.value,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data0.editable !== undefined){
let data2 = data0.editable;
if(typeof data2 !== "boolean"){
const err1 = {instancePath:instancePath+"/auth_mode/editable",schemaPath:"contract:/components/schemas/StringConfigItem/properties/editable/type",keyword:"type",params:{type: "boolean"},schema:schema30.properties.editable.type,parentSchema:schema30.properties.editable,data:data2};
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
const err2 = {instancePath:instancePath+"/auth_mode",schemaPath:"contract:/components/schemas/StringConfigItem/type",keyword:"type",params:{type: "object"},schema:schema30.type,parentSchema:schema30,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.primary_auth_mode !== undefined){
let data3 = data.primary_auth_mode;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.value !== undefined){
let data4 = data3.value;
if(typeof data4 !== "boolean"){
const err3 = {instancePath:instancePath+"/primary_auth_mode/value",schemaPath:"contract:/components/schemas/BoolConfigItem/properties/value/type",keyword:"type",params:{type: "boolean"},schema:schema31.properties.value.type,parentSchema:schema31.properties.value,data:data4};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data3.editable !== undefined){
let data5 = data3.editable;
if(typeof data5 !== "boolean"){
const err4 = {instancePath:instancePath+"/primary_auth_mode/editable",schemaPath:"contract:/components/schemas/BoolConfigItem/properties/editable/type",keyword:"type",params:{type: "boolean"},schema:schema31.properties.editable.type,parentSchema:schema31.properties.editable,data:data5};
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
const err5 = {instancePath:instancePath+"/primary_auth_mode",schemaPath:"contract:/components/schemas/BoolConfigItem/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.ldap_base_dn !== undefined){
let data6 = data.ldap_base_dn;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.value !== undefined){
let data7 = data6.value;
if(typeof data7 !== "string"){
const err6 = {instancePath:instancePath+"/ldap_base_dn/value",schemaPath:"contract:/components/schemas/StringConfigItem/properties/value/type",keyword:"type",params:{type: "string"},schema:schema30.properties.value.type,parentSchema:schema30.properties.value,data:data7};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data6.editable !== undefined){
let data8 = data6.editable;
if(typeof data8 !== "boolean"){
const err7 = {instancePath:instancePath+"/ldap_base_dn/editable",schemaPath:"contract:/components/schemas/StringConfigItem/properties/editable/type",keyword:"type",params:{type: "boolean"},schema:schema30.properties.editable.type,parentSchema:schema30.properties.editable,data:data8};
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
const err8 = {instancePath:instancePath+"/ldap_base_dn",schemaPath:"contract:/components/schemas/StringConfigItem/type",keyword:"type",params:{type: "object"},schema:schema30.type,parentSchema:schema30,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.ldap_filter !== undefined){
let data9 = data.ldap_filter;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.value !== undefined){
let data10 = data9.value;
if(typeof data10 !== "string"){
const err9 = {instancePath:instancePath+"/ldap_filter/value",schemaPath:"contract:/components/schemas/StringConfigItem/properties/value/type",keyword:"type",params:{type: "string"},schema:schema30.properties.value.type,parentSchema:schema30.properties.value,data:data10};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data9.editable !== undefined){
let data11 = data9.editable;
if(typeof data11 !== "boolean"){
const err10 = {instancePath:instancePath+"/ldap_filter/editable",schemaPath:"contract:/components/schemas/StringConfigItem/properties/editable/type",keyword:"type",params:{type: "boolean"},schema:schema30.properties.editable.type,parentSchema:schema30.properties.editable,data:data11};
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
const err11 = {instancePath:instancePath+"/ldap_filter",schemaPath:"contract:/components/schemas/StringConfigItem/type",keyword:"type",params:{type: "object"},schema:schema30.type,parentSchema:schema30,data:data9};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.ldap_group_base_dn !== undefined){
let data12 = data.ldap_group_base_dn;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.value !== undefined){
let data13 = data12.value;
if(typeof data13 !== "string"){
const err12 = {instancePath:instancePath+"/ldap_group_base_dn/value",schemaPath:"contract:/components/schemas/StringConfigItem/properties/value/type",keyword:"type",params:{type: "string"},schema:schema30.properties.value.type,parentSchema:schema30.properties.value,data:data13};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data12.editable !== undefined){
let data14 = data12.editable;
if(typeof data14 !== "boolean"){
const err13 = {instancePath:instancePath+"/ldap_group_base_dn/editable",schemaPath:"contract:/components/schemas/StringConfigItem/properties/editable/type",keyword:"type",params:{type: "boolean"},schema:schema30.properties.editable.type,parentSchema:schema30.properties.editable,data:data14};
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
const err14 = {instancePath:instancePath+"/ldap_group_base_dn",schemaPath:"contract:/components/schemas/StringConfigItem/type",keyword:"type",params:{type: "object"},schema:schema30.type,parentSchema:schema30,data:data12};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.ldap_group_admin_dn !== undefined){
let data15 = data.ldap_group_admin_dn;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.value !== undefined){
let data16 = data15.value;
if(typeof data16 !== "string"){
const err15 = {instancePath:instancePath+"/ldap_group_admin_dn/value",schemaPath:"contract:/components/schemas/StringConfigItem/properties/value/type",keyword:"type",params:{type: "string"},schema:schema30.properties.value.type,parentSchema:schema30.properties.value,data:data16};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data15.editable !== undefined){
let data17 = data15.editable;
if(typeof data17 !== "boolean"){
const err16 = {instancePath:instancePath+"/ldap_group_admin_dn/editable",schemaPath:"contract:/components/schemas/StringConfigItem/properties/editable/type",keyword:"type",params:{type: "boolean"},schema:schema30.properties.editable.type,parentSchema:schema30.properties.editable,data:data17};
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
const err17 = {instancePath:instancePath+"/ldap_group_admin_dn",schemaPath:"contract:/components/schemas/StringConfigItem/type",keyword:"type",params:{type: "object"},schema:schema30.type,parentSchema:schema30,data:data15};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.ldap_group_attribute_name !== undefined){
let data18 = data.ldap_group_attribute_name;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.value !== undefined){
let data19 = data18.value;
if(typeof data19 !== "string"){
const err18 = {instancePath:instancePath+"/ldap_group_attribute_name/value",schemaPath:"contract:/components/schemas/StringConfigItem/properties/value/type",keyword:"type",params:{type: "string"},schema:schema30.properties.value.type,parentSchema:schema30.properties.value,data:data19};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data18.editable !== undefined){
let data20 = data18.editable;
if(typeof data20 !== "boolean"){
const err19 = {instancePath:instancePath+"/ldap_group_attribute_name/editable",schemaPath:"contract:/components/schemas/StringConfigItem/properties/editable/type",keyword:"type",params:{type: "boolean"},schema:schema30.properties.editable.type,parentSchema:schema30.properties.editable,data:data20};
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
const err20 = {instancePath:instancePath+"/ldap_group_attribute_name",schemaPath:"contract:/components/schemas/StringConfigItem/type",keyword:"type",params:{type: "object"},schema:schema30.type,parentSchema:schema30,data:data18};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.ldap_group_search_filter !== undefined){
let data21 = data.ldap_group_search_filter;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.value !== undefined){
let data22 = data21.value;
if(typeof data22 !== "string"){
const err21 = {instancePath:instancePath+"/ldap_group_search_filter/value",schemaPath:"contract:/components/schemas/StringConfigItem/properties/value/type",keyword:"type",params:{type: "string"},schema:schema30.properties.value.type,parentSchema:schema30.properties.value,data:data22};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data21.editable !== undefined){
let data23 = data21.editable;
if(typeof data23 !== "boolean"){
const err22 = {instancePath:instancePath+"/ldap_group_search_filter/editable",schemaPath:"contract:/components/schemas/StringConfigItem/properties/editable/type",keyword:"type",params:{type: "boolean"},schema:schema30.properties.editable.type,parentSchema:schema30.properties.editable,data:data23};
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
const err23 = {instancePath:instancePath+"/ldap_group_search_filter",schemaPath:"contract:/components/schemas/StringConfigItem/type",keyword:"type",params:{type: "object"},schema:schema30.type,parentSchema:schema30,data:data21};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.ldap_group_search_scope !== undefined){
let data24 = data.ldap_group_search_scope;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(data24.value !== undefined){
let data25 = data24.value;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
const err24 = {instancePath:instancePath+"/ldap_group_search_scope/value",schemaPath:"contract:/components/schemas/IntegerConfigItem/properties/value/type",keyword:"type",params:{type: "integer"},schema:schema38.properties.value.type,parentSchema:schema38.properties.value,data:data25};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((typeof data25 == "number") && (isFinite(data25))){
if(Math.abs(data25) > 9007199254740991){
const err25 = {instancePath:instancePath+"/ldap_group_search_scope/value",schemaPath:"contract:/components/schemas/IntegerConfigItem/properties/value/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema38.properties.value,data:data25};
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
if(data24.editable !== undefined){
let data26 = data24.editable;
if(typeof data26 !== "boolean"){
const err26 = {instancePath:instancePath+"/ldap_group_search_scope/editable",schemaPath:"contract:/components/schemas/IntegerConfigItem/properties/editable/type",keyword:"type",params:{type: "boolean"},schema:schema38.properties.editable.type,parentSchema:schema38.properties.editable,data:data26};
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
const err27 = {instancePath:instancePath+"/ldap_group_search_scope",schemaPath:"contract:/components/schemas/IntegerConfigItem/type",keyword:"type",params:{type: "object"},schema:schema38.type,parentSchema:schema38,data:data24};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.ldap_group_attach_parallel !== undefined){
let data27 = data.ldap_group_attach_parallel;
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
if(data27.value !== undefined){
let data28 = data27.value;
if(typeof data28 !== "boolean"){
const err28 = {instancePath:instancePath+"/ldap_group_attach_parallel/value",schemaPath:"contract:/components/schemas/BoolConfigItem/properties/value/type",keyword:"type",params:{type: "boolean"},schema:schema31.properties.value.type,parentSchema:schema31.properties.value,data:data28};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data27.editable !== undefined){
let data29 = data27.editable;
if(typeof data29 !== "boolean"){
const err29 = {instancePath:instancePath+"/ldap_group_attach_parallel/editable",schemaPath:"contract:/components/schemas/BoolConfigItem/properties/editable/type",keyword:"type",params:{type: "boolean"},schema:schema31.properties.editable.type,parentSchema:schema31.properties.editable,data:data29};
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
const err30 = {instancePath:instancePath+"/ldap_group_attach_parallel",schemaPath:"contract:/components/schemas/BoolConfigItem/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data:data27};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.ldap_scope !== undefined){
let data30 = data.ldap_scope;
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
if(data30.value !== undefined){
let data31 = data30.value;
if(!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))){
const err31 = {instancePath:instancePath+"/ldap_scope/value",schemaPath:"contract:/components/schemas/IntegerConfigItem/properties/value/type",keyword:"type",params:{type: "integer"},schema:schema38.properties.value.type,parentSchema:schema38.properties.value,data:data31};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if((typeof data31 == "number") && (isFinite(data31))){
if(Math.abs(data31) > 9007199254740991){
const err32 = {instancePath:instancePath+"/ldap_scope/value",schemaPath:"contract:/components/schemas/IntegerConfigItem/properties/value/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema38.properties.value,data:data31};
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
if(data30.editable !== undefined){
let data32 = data30.editable;
if(typeof data32 !== "boolean"){
const err33 = {instancePath:instancePath+"/ldap_scope/editable",schemaPath:"contract:/components/schemas/IntegerConfigItem/properties/editable/type",keyword:"type",params:{type: "boolean"},schema:schema38.properties.editable.type,parentSchema:schema38.properties.editable,data:data32};
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
const err34 = {instancePath:instancePath+"/ldap_scope",schemaPath:"contract:/components/schemas/IntegerConfigItem/type",keyword:"type",params:{type: "object"},schema:schema38.type,parentSchema:schema38,data:data30};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.ldap_search_dn !== undefined){
let data33 = data.ldap_search_dn;
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
if(data33.value !== undefined){
let data34 = data33.value;
if(typeof data34 !== "string"){
const err35 = {instancePath:instancePath+"/ldap_search_dn/value",schemaPath:"contract:/components/schemas/StringConfigItem/properties/value/type",keyword:"type",params:{type: "string"},schema:schema30.properties.value.type,parentSchema:schema30.properties.value,data:data34};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data33.editable !== undefined){
let data35 = data33.editable;
if(typeof data35 !== "boolean"){
const err36 = {instancePath:instancePath+"/ldap_search_dn/editable",schemaPath:"contract:/components/schemas/StringConfigItem/properties/editable/type",keyword:"type",params:{type: "boolean"},schema:schema30.properties.editable.type,parentSchema:schema30.properties.editable,data:data35};
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
const err37 = {instancePath:instancePath+"/ldap_search_dn",schemaPath:"contract:/components/schemas/StringConfigItem/type",keyword:"type",params:{type: "object"},schema:schema30.type,parentSchema:schema30,data:data33};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.ldap_timeout !== undefined){
let data36 = data.ldap_timeout;
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
if(data36.value !== undefined){
let data37 = data36.value;
if(!(((typeof data37 == "number") && (!(data37 % 1) && !isNaN(data37))) && (isFinite(data37)))){
const err38 = {instancePath:instancePath+"/ldap_timeout/value",schemaPath:"contract:/components/schemas/IntegerConfigItem/properties/value/type",keyword:"type",params:{type: "integer"},schema:schema38.properties.value.type,parentSchema:schema38.properties.value,data:data37};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if((typeof data37 == "number") && (isFinite(data37))){
if(Math.abs(data37) > 9007199254740991){
const err39 = {instancePath:instancePath+"/ldap_timeout/value",schemaPath:"contract:/components/schemas/IntegerConfigItem/properties/value/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema38.properties.value,data:data37};
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
if(data36.editable !== undefined){
let data38 = data36.editable;
if(typeof data38 !== "boolean"){
const err40 = {instancePath:instancePath+"/ldap_timeout/editable",schemaPath:"contract:/components/schemas/IntegerConfigItem/properties/editable/type",keyword:"type",params:{type: "boolean"},schema:schema38.properties.editable.type,parentSchema:schema38.properties.editable,data:data38};
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
const err41 = {instancePath:instancePath+"/ldap_timeout",schemaPath:"contract:/components/schemas/IntegerConfigItem/type",keyword:"type",params:{type: "object"},schema:schema38.type,parentSchema:schema38,data:data36};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.ldap_uid !== undefined){
let data39 = data.ldap_uid;
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
if(data39.value !== undefined){
let data40 = data39.value;
if(typeof data40 !== "string"){
const err42 = {instancePath:instancePath+"/ldap_uid/value",schemaPath:"contract:/components/schemas/StringConfigItem/properties/value/type",keyword:"type",params:{type: "string"},schema:schema30.properties.value.type,parentSchema:schema30.properties.value,data:data40};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data39.editable !== undefined){
let data41 = data39.editable;
if(typeof data41 !== "boolean"){
const err43 = {instancePath:instancePath+"/ldap_uid/editable",schemaPath:"contract:/components/schemas/StringConfigItem/properties/editable/type",keyword:"type",params:{type: "boolean"},schema:schema30.properties.editable.type,parentSchema:schema30.properties.editable,data:data41};
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
const err44 = {instancePath:instancePath+"/ldap_uid",schemaPath:"contract:/components/schemas/StringConfigItem/type",keyword:"type",params:{type: "object"},schema:schema30.type,parentSchema:schema30,data:data39};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.ldap_url !== undefined){
let data42 = data.ldap_url;
if(data42 && typeof data42 == "object" && !Array.isArray(data42)){
if(data42.value !== undefined){
let data43 = data42.value;
if(typeof data43 !== "string"){
const err45 = {instancePath:instancePath+"/ldap_url/value",schemaPath:"contract:/components/schemas/StringConfigItem/properties/value/type",keyword:"type",params:{type: "string"},schema:schema30.properties.value.type,parentSchema:schema30.properties.value,data:data43};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data42.editable !== undefined){
let data44 = data42.editable;
if(typeof data44 !== "boolean"){
const err46 = {instancePath:instancePath+"/ldap_url/editable",schemaPath:"contract:/components/schemas/StringConfigItem/properties/editable/type",keyword:"type",params:{type: "boolean"},schema:schema30.properties.editable.type,parentSchema:schema30.properties.editable,data:data44};
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
const err47 = {instancePath:instancePath+"/ldap_url",schemaPath:"contract:/components/schemas/StringConfigItem/type",keyword:"type",params:{type: "object"},schema:schema30.type,parentSchema:schema30,data:data42};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.ldap_verify_cert !== undefined){
let data45 = data.ldap_verify_cert;
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
if(data45.value !== undefined){
let data46 = data45.value;
if(typeof data46 !== "boolean"){
const err48 = {instancePath:instancePath+"/ldap_verify_cert/value",schemaPath:"contract:/components/schemas/BoolConfigItem/properties/value/type",keyword:"type",params:{type: "boolean"},schema:schema31.properties.value.type,parentSchema:schema31.properties.value,data:data46};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data45.editable !== undefined){
let data47 = data45.editable;
if(typeof data47 !== "boolean"){
const err49 = {instancePath:instancePath+"/ldap_verify_cert/editable",schemaPath:"contract:/components/schemas/BoolConfigItem/properties/editable/type",keyword:"type",params:{type: "boolean"},schema:schema31.properties.editable.type,parentSchema:schema31.properties.editable,data:data47};
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
const err50 = {instancePath:instancePath+"/ldap_verify_cert",schemaPath:"contract:/components/schemas/BoolConfigItem/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data:data45};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data.ldap_group_membership_attribute !== undefined){
let data48 = data.ldap_group_membership_attribute;
if(data48 && typeof data48 == "object" && !Array.isArray(data48)){
if(data48.value !== undefined){
let data49 = data48.value;
if(typeof data49 !== "string"){
const err51 = {instancePath:instancePath+"/ldap_group_membership_attribute/value",schemaPath:"contract:/components/schemas/StringConfigItem/properties/value/type",keyword:"type",params:{type: "string"},schema:schema30.properties.value.type,parentSchema:schema30.properties.value,data:data49};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data48.editable !== undefined){
let data50 = data48.editable;
if(typeof data50 !== "boolean"){
const err52 = {instancePath:instancePath+"/ldap_group_membership_attribute/editable",schemaPath:"contract:/components/schemas/StringConfigItem/properties/editable/type",keyword:"type",params:{type: "boolean"},schema:schema30.properties.editable.type,parentSchema:schema30.properties.editable,data:data50};
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
const err53 = {instancePath:instancePath+"/ldap_group_membership_attribute",schemaPath:"contract:/components/schemas/StringConfigItem/type",keyword:"type",params:{type: "object"},schema:schema30.type,parentSchema:schema30,data:data48};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data.project_creation_restriction !== undefined){
let data51 = data.project_creation_restriction;
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
if(data51.value !== undefined){
let data52 = data51.value;
if(typeof data52 !== "string"){
const err54 = {instancePath:instancePath+"/project_creation_restriction/value",schemaPath:"contract:/components/schemas/StringConfigItem/properties/value/type",keyword:"type",params:{type: "string"},schema:schema30.properties.value.type,parentSchema:schema30.properties.value,data:data52};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data51.editable !== undefined){
let data53 = data51.editable;
if(typeof data53 !== "boolean"){
const err55 = {instancePath:instancePath+"/project_creation_restriction/editable",schemaPath:"contract:/components/schemas/StringConfigItem/properties/editable/type",keyword:"type",params:{type: "boolean"},schema:schema30.properties.editable.type,parentSchema:schema30.properties.editable,data:data53};
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
const err56 = {instancePath:instancePath+"/project_creation_restriction",schemaPath:"contract:/components/schemas/StringConfigItem/type",keyword:"type",params:{type: "object"},schema:schema30.type,parentSchema:schema30,data:data51};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data.read_only !== undefined){
let data54 = data.read_only;
if(data54 && typeof data54 == "object" && !Array.isArray(data54)){
if(data54.value !== undefined){
let data55 = data54.value;
if(typeof data55 !== "boolean"){
const err57 = {instancePath:instancePath+"/read_only/value",schemaPath:"contract:/components/schemas/BoolConfigItem/properties/value/type",keyword:"type",params:{type: "boolean"},schema:schema31.properties.value.type,parentSchema:schema31.properties.value,data:data55};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data54.editable !== undefined){
let data56 = data54.editable;
if(typeof data56 !== "boolean"){
const err58 = {instancePath:instancePath+"/read_only/editable",schemaPath:"contract:/components/schemas/BoolConfigItem/properties/editable/type",keyword:"type",params:{type: "boolean"},schema:schema31.properties.editable.type,parentSchema:schema31.properties.editable,data:data56};
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
const err59 = {instancePath:instancePath+"/read_only",schemaPath:"contract:/components/schemas/BoolConfigItem/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data:data54};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data.self_registration !== undefined){
let data57 = data.self_registration;
if(data57 && typeof data57 == "object" && !Array.isArray(data57)){
if(data57.value !== undefined){
let data58 = data57.value;
if(typeof data58 !== "boolean"){
const err60 = {instancePath:instancePath+"/self_registration/value",schemaPath:"contract:/components/schemas/BoolConfigItem/properties/value/type",keyword:"type",params:{type: "boolean"},schema:schema31.properties.value.type,parentSchema:schema31.properties.value,data:data58};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data57.editable !== undefined){
let data59 = data57.editable;
if(typeof data59 !== "boolean"){
const err61 = {instancePath:instancePath+"/self_registration/editable",schemaPath:"contract:/components/schemas/BoolConfigItem/properties/editable/type",keyword:"type",params:{type: "boolean"},schema:schema31.properties.editable.type,parentSchema:schema31.properties.editable,data:data59};
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
const err62 = {instancePath:instancePath+"/self_registration",schemaPath:"contract:/components/schemas/BoolConfigItem/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data:data57};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data.token_expiration !== undefined){
let data60 = data.token_expiration;
if(data60 && typeof data60 == "object" && !Array.isArray(data60)){
if(data60.value !== undefined){
let data61 = data60.value;
if(!(((typeof data61 == "number") && (!(data61 % 1) && !isNaN(data61))) && (isFinite(data61)))){
const err63 = {instancePath:instancePath+"/token_expiration/value",schemaPath:"contract:/components/schemas/IntegerConfigItem/properties/value/type",keyword:"type",params:{type: "integer"},schema:schema38.properties.value.type,parentSchema:schema38.properties.value,data:data61};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if((typeof data61 == "number") && (isFinite(data61))){
if(Math.abs(data61) > 9007199254740991){
const err64 = {instancePath:instancePath+"/token_expiration/value",schemaPath:"contract:/components/schemas/IntegerConfigItem/properties/value/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema38.properties.value,data:data61};
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
if(data60.editable !== undefined){
let data62 = data60.editable;
if(typeof data62 !== "boolean"){
const err65 = {instancePath:instancePath+"/token_expiration/editable",schemaPath:"contract:/components/schemas/IntegerConfigItem/properties/editable/type",keyword:"type",params:{type: "boolean"},schema:schema38.properties.editable.type,parentSchema:schema38.properties.editable,data:data62};
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
else {
const err66 = {instancePath:instancePath+"/token_expiration",schemaPath:"contract:/components/schemas/IntegerConfigItem/type",keyword:"type",params:{type: "object"},schema:schema38.type,parentSchema:schema38,data:data60};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data.uaa_client_id !== undefined){
let data63 = data.uaa_client_id;
if(data63 && typeof data63 == "object" && !Array.isArray(data63)){
if(data63.value !== undefined){
let data64 = data63.value;
if(typeof data64 !== "string"){
const err67 = {instancePath:instancePath+"/uaa_client_id/value",schemaPath:"contract:/components/schemas/StringConfigItem/properties/value/type",keyword:"type",params:{type: "string"},schema:schema30.properties.value.type,parentSchema:schema30.properties.value,data:data64};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data63.editable !== undefined){
let data65 = data63.editable;
if(typeof data65 !== "boolean"){
const err68 = {instancePath:instancePath+"/uaa_client_id/editable",schemaPath:"contract:/components/schemas/StringConfigItem/properties/editable/type",keyword:"type",params:{type: "boolean"},schema:schema30.properties.editable.type,parentSchema:schema30.properties.editable,data:data65};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
}
else {
const err69 = {instancePath:instancePath+"/uaa_client_id",schemaPath:"contract:/components/schemas/StringConfigItem/type",keyword:"type",params:{type: "object"},schema:schema30.type,parentSchema:schema30,data:data63};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data.uaa_client_secret !== undefined){
let data66 = data.uaa_client_secret;
if(data66 && typeof data66 == "object" && !Array.isArray(data66)){
if(data66.value !== undefined){
let data67 = data66.value;
if(typeof data67 !== "string"){
const err70 = {instancePath:instancePath+"/uaa_client_secret/value",schemaPath:"contract:/components/schemas/StringConfigItem/properties/value/type",keyword:"type",params:{type: "string"},schema:schema30.properties.value.type,parentSchema:schema30.properties.value,data:data67};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data66.editable !== undefined){
let data68 = data66.editable;
if(typeof data68 !== "boolean"){
const err71 = {instancePath:instancePath+"/uaa_client_secret/editable",schemaPath:"contract:/components/schemas/StringConfigItem/properties/editable/type",keyword:"type",params:{type: "boolean"},schema:schema30.properties.editable.type,parentSchema:schema30.properties.editable,data:data68};
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
const err72 = {instancePath:instancePath+"/uaa_client_secret",schemaPath:"contract:/components/schemas/StringConfigItem/type",keyword:"type",params:{type: "object"},schema:schema30.type,parentSchema:schema30,data:data66};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data.uaa_endpoint !== undefined){
let data69 = data.uaa_endpoint;
if(data69 && typeof data69 == "object" && !Array.isArray(data69)){
if(data69.value !== undefined){
let data70 = data69.value;
if(typeof data70 !== "string"){
const err73 = {instancePath:instancePath+"/uaa_endpoint/value",schemaPath:"contract:/components/schemas/StringConfigItem/properties/value/type",keyword:"type",params:{type: "string"},schema:schema30.properties.value.type,parentSchema:schema30.properties.value,data:data70};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data69.editable !== undefined){
let data71 = data69.editable;
if(typeof data71 !== "boolean"){
const err74 = {instancePath:instancePath+"/uaa_endpoint/editable",schemaPath:"contract:/components/schemas/StringConfigItem/properties/editable/type",keyword:"type",params:{type: "boolean"},schema:schema30.properties.editable.type,parentSchema:schema30.properties.editable,data:data71};
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
else {
const err75 = {instancePath:instancePath+"/uaa_endpoint",schemaPath:"contract:/components/schemas/StringConfigItem/type",keyword:"type",params:{type: "object"},schema:schema30.type,parentSchema:schema30,data:data69};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data.uaa_verify_cert !== undefined){
let data72 = data.uaa_verify_cert;
if(data72 && typeof data72 == "object" && !Array.isArray(data72)){
if(data72.value !== undefined){
let data73 = data72.value;
if(typeof data73 !== "boolean"){
const err76 = {instancePath:instancePath+"/uaa_verify_cert/value",schemaPath:"contract:/components/schemas/BoolConfigItem/properties/value/type",keyword:"type",params:{type: "boolean"},schema:schema31.properties.value.type,parentSchema:schema31.properties.value,data:data73};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data72.editable !== undefined){
let data74 = data72.editable;
if(typeof data74 !== "boolean"){
const err77 = {instancePath:instancePath+"/uaa_verify_cert/editable",schemaPath:"contract:/components/schemas/BoolConfigItem/properties/editable/type",keyword:"type",params:{type: "boolean"},schema:schema31.properties.editable.type,parentSchema:schema31.properties.editable,data:data74};
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
else {
const err78 = {instancePath:instancePath+"/uaa_verify_cert",schemaPath:"contract:/components/schemas/BoolConfigItem/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data:data72};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data.http_authproxy_endpoint !== undefined){
let data75 = data.http_authproxy_endpoint;
if(data75 && typeof data75 == "object" && !Array.isArray(data75)){
if(data75.value !== undefined){
let data76 = data75.value;
if(typeof data76 !== "string"){
const err79 = {instancePath:instancePath+"/http_authproxy_endpoint/value",schemaPath:"contract:/components/schemas/StringConfigItem/properties/value/type",keyword:"type",params:{type: "string"},schema:schema30.properties.value.type,parentSchema:schema30.properties.value,data:data76};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data75.editable !== undefined){
let data77 = data75.editable;
if(typeof data77 !== "boolean"){
const err80 = {instancePath:instancePath+"/http_authproxy_endpoint/editable",schemaPath:"contract:/components/schemas/StringConfigItem/properties/editable/type",keyword:"type",params:{type: "boolean"},schema:schema30.properties.editable.type,parentSchema:schema30.properties.editable,data:data77};
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
const err81 = {instancePath:instancePath+"/http_authproxy_endpoint",schemaPath:"contract:/components/schemas/StringConfigItem/type",keyword:"type",params:{type: "object"},schema:schema30.type,parentSchema:schema30,data:data75};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data.http_authproxy_tokenreview_endpoint !== undefined){
let data78 = data.http_authproxy_tokenreview_endpoint;
if(data78 && typeof data78 == "object" && !Array.isArray(data78)){
if(data78.value !== undefined){
let data79 = data78.value;
if(typeof data79 !== "string"){
const err82 = {instancePath:instancePath+"/http_authproxy_tokenreview_endpoint/value",schemaPath:"contract:/components/schemas/StringConfigItem/properties/value/type",keyword:"type",params:{type: "string"},schema:schema30.properties.value.type,parentSchema:schema30.properties.value,data:data79};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data78.editable !== undefined){
let data80 = data78.editable;
if(typeof data80 !== "boolean"){
const err83 = {instancePath:instancePath+"/http_authproxy_tokenreview_endpoint/editable",schemaPath:"contract:/components/schemas/StringConfigItem/properties/editable/type",keyword:"type",params:{type: "boolean"},schema:schema30.properties.editable.type,parentSchema:schema30.properties.editable,data:data80};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
}
else {
const err84 = {instancePath:instancePath+"/http_authproxy_tokenreview_endpoint",schemaPath:"contract:/components/schemas/StringConfigItem/type",keyword:"type",params:{type: "object"},schema:schema30.type,parentSchema:schema30,data:data78};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data.http_authproxy_admin_groups !== undefined){
let data81 = data.http_authproxy_admin_groups;
if(data81 && typeof data81 == "object" && !Array.isArray(data81)){
if(data81.value !== undefined){
let data82 = data81.value;
if(typeof data82 !== "string"){
const err85 = {instancePath:instancePath+"/http_authproxy_admin_groups/value",schemaPath:"contract:/components/schemas/StringConfigItem/properties/value/type",keyword:"type",params:{type: "string"},schema:schema30.properties.value.type,parentSchema:schema30.properties.value,data:data82};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data81.editable !== undefined){
let data83 = data81.editable;
if(typeof data83 !== "boolean"){
const err86 = {instancePath:instancePath+"/http_authproxy_admin_groups/editable",schemaPath:"contract:/components/schemas/StringConfigItem/properties/editable/type",keyword:"type",params:{type: "boolean"},schema:schema30.properties.editable.type,parentSchema:schema30.properties.editable,data:data83};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
}
else {
const err87 = {instancePath:instancePath+"/http_authproxy_admin_groups",schemaPath:"contract:/components/schemas/StringConfigItem/type",keyword:"type",params:{type: "object"},schema:schema30.type,parentSchema:schema30,data:data81};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data.http_authproxy_admin_usernames !== undefined){
let data84 = data.http_authproxy_admin_usernames;
if(data84 && typeof data84 == "object" && !Array.isArray(data84)){
if(data84.value !== undefined){
let data85 = data84.value;
if(typeof data85 !== "string"){
const err88 = {instancePath:instancePath+"/http_authproxy_admin_usernames/value",schemaPath:"contract:/components/schemas/StringConfigItem/properties/value/type",keyword:"type",params:{type: "string"},schema:schema30.properties.value.type,parentSchema:schema30.properties.value,data:data85};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
if(data84.editable !== undefined){
let data86 = data84.editable;
if(typeof data86 !== "boolean"){
const err89 = {instancePath:instancePath+"/http_authproxy_admin_usernames/editable",schemaPath:"contract:/components/schemas/StringConfigItem/properties/editable/type",keyword:"type",params:{type: "boolean"},schema:schema30.properties.editable.type,parentSchema:schema30.properties.editable,data:data86};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
}
else {
const err90 = {instancePath:instancePath+"/http_authproxy_admin_usernames",schemaPath:"contract:/components/schemas/StringConfigItem/type",keyword:"type",params:{type: "object"},schema:schema30.type,parentSchema:schema30,data:data84};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data.http_authproxy_verify_cert !== undefined){
let data87 = data.http_authproxy_verify_cert;
if(data87 && typeof data87 == "object" && !Array.isArray(data87)){
if(data87.value !== undefined){
let data88 = data87.value;
if(typeof data88 !== "boolean"){
const err91 = {instancePath:instancePath+"/http_authproxy_verify_cert/value",schemaPath:"contract:/components/schemas/BoolConfigItem/properties/value/type",keyword:"type",params:{type: "boolean"},schema:schema31.properties.value.type,parentSchema:schema31.properties.value,data:data88};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
if(data87.editable !== undefined){
let data89 = data87.editable;
if(typeof data89 !== "boolean"){
const err92 = {instancePath:instancePath+"/http_authproxy_verify_cert/editable",schemaPath:"contract:/components/schemas/BoolConfigItem/properties/editable/type",keyword:"type",params:{type: "boolean"},schema:schema31.properties.editable.type,parentSchema:schema31.properties.editable,data:data89};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
}
else {
const err93 = {instancePath:instancePath+"/http_authproxy_verify_cert",schemaPath:"contract:/components/schemas/BoolConfigItem/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data:data87};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
if(data.http_authproxy_skip_search !== undefined){
let data90 = data.http_authproxy_skip_search;
if(data90 && typeof data90 == "object" && !Array.isArray(data90)){
if(data90.value !== undefined){
let data91 = data90.value;
if(typeof data91 !== "boolean"){
const err94 = {instancePath:instancePath+"/http_authproxy_skip_search/value",schemaPath:"contract:/components/schemas/BoolConfigItem/properties/value/type",keyword:"type",params:{type: "boolean"},schema:schema31.properties.value.type,parentSchema:schema31.properties.value,data:data91};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
if(data90.editable !== undefined){
let data92 = data90.editable;
if(typeof data92 !== "boolean"){
const err95 = {instancePath:instancePath+"/http_authproxy_skip_search/editable",schemaPath:"contract:/components/schemas/BoolConfigItem/properties/editable/type",keyword:"type",params:{type: "boolean"},schema:schema31.properties.editable.type,parentSchema:schema31.properties.editable,data:data92};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
}
else {
const err96 = {instancePath:instancePath+"/http_authproxy_skip_search",schemaPath:"contract:/components/schemas/BoolConfigItem/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data:data90};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
if(data.http_authproxy_server_certificate !== undefined){
let data93 = data.http_authproxy_server_certificate;
if(data93 && typeof data93 == "object" && !Array.isArray(data93)){
if(data93.value !== undefined){
let data94 = data93.value;
if(typeof data94 !== "string"){
const err97 = {instancePath:instancePath+"/http_authproxy_server_certificate/value",schemaPath:"contract:/components/schemas/StringConfigItem/properties/value/type",keyword:"type",params:{type: "string"},schema:schema30.properties.value.type,parentSchema:schema30.properties.value,data:data94};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
if(data93.editable !== undefined){
let data95 = data93.editable;
if(typeof data95 !== "boolean"){
const err98 = {instancePath:instancePath+"/http_authproxy_server_certificate/editable",schemaPath:"contract:/components/schemas/StringConfigItem/properties/editable/type",keyword:"type",params:{type: "boolean"},schema:schema30.properties.editable.type,parentSchema:schema30.properties.editable,data:data95};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
}
else {
const err99 = {instancePath:instancePath+"/http_authproxy_server_certificate",schemaPath:"contract:/components/schemas/StringConfigItem/type",keyword:"type",params:{type: "object"},schema:schema30.type,parentSchema:schema30,data:data93};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
if(data.oidc_name !== undefined){
let data96 = data.oidc_name;
if(data96 && typeof data96 == "object" && !Array.isArray(data96)){
if(data96.value !== undefined){
let data97 = data96.value;
if(typeof data97 !== "string"){
const err100 = {instancePath:instancePath+"/oidc_name/value",schemaPath:"contract:/components/schemas/StringConfigItem/properties/value/type",keyword:"type",params:{type: "string"},schema:schema30.properties.value.type,parentSchema:schema30.properties.value,data:data97};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
if(data96.editable !== undefined){
let data98 = data96.editable;
if(typeof data98 !== "boolean"){
const err101 = {instancePath:instancePath+"/oidc_name/editable",schemaPath:"contract:/components/schemas/StringConfigItem/properties/editable/type",keyword:"type",params:{type: "boolean"},schema:schema30.properties.editable.type,parentSchema:schema30.properties.editable,data:data98};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
}
else {
const err102 = {instancePath:instancePath+"/oidc_name",schemaPath:"contract:/components/schemas/StringConfigItem/type",keyword:"type",params:{type: "object"},schema:schema30.type,parentSchema:schema30,data:data96};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
if(data.oidc_endpoint !== undefined){
let data99 = data.oidc_endpoint;
if(data99 && typeof data99 == "object" && !Array.isArray(data99)){
if(data99.value !== undefined){
let data100 = data99.value;
if(typeof data100 !== "string"){
const err103 = {instancePath:instancePath+"/oidc_endpoint/value",schemaPath:"contract:/components/schemas/StringConfigItem/properties/value/type",keyword:"type",params:{type: "string"},schema:schema30.properties.value.type,parentSchema:schema30.properties.value,data:data100};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
if(data99.editable !== undefined){
let data101 = data99.editable;
if(typeof data101 !== "boolean"){
const err104 = {instancePath:instancePath+"/oidc_endpoint/editable",schemaPath:"contract:/components/schemas/StringConfigItem/properties/editable/type",keyword:"type",params:{type: "boolean"},schema:schema30.properties.editable.type,parentSchema:schema30.properties.editable,data:data101};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
}
else {
const err105 = {instancePath:instancePath+"/oidc_endpoint",schemaPath:"contract:/components/schemas/StringConfigItem/type",keyword:"type",params:{type: "object"},schema:schema30.type,parentSchema:schema30,data:data99};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
if(data.oidc_client_id !== undefined){
let data102 = data.oidc_client_id;
if(data102 && typeof data102 == "object" && !Array.isArray(data102)){
if(data102.value !== undefined){
let data103 = data102.value;
if(typeof data103 !== "string"){
const err106 = {instancePath:instancePath+"/oidc_client_id/value",schemaPath:"contract:/components/schemas/StringConfigItem/properties/value/type",keyword:"type",params:{type: "string"},schema:schema30.properties.value.type,parentSchema:schema30.properties.value,data:data103};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
if(data102.editable !== undefined){
let data104 = data102.editable;
if(typeof data104 !== "boolean"){
const err107 = {instancePath:instancePath+"/oidc_client_id/editable",schemaPath:"contract:/components/schemas/StringConfigItem/properties/editable/type",keyword:"type",params:{type: "boolean"},schema:schema30.properties.editable.type,parentSchema:schema30.properties.editable,data:data104};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
}
else {
const err108 = {instancePath:instancePath+"/oidc_client_id",schemaPath:"contract:/components/schemas/StringConfigItem/type",keyword:"type",params:{type: "object"},schema:schema30.type,parentSchema:schema30,data:data102};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
if(data.oidc_groups_claim !== undefined){
let data105 = data.oidc_groups_claim;
if(data105 && typeof data105 == "object" && !Array.isArray(data105)){
if(data105.value !== undefined){
let data106 = data105.value;
if(typeof data106 !== "string"){
const err109 = {instancePath:instancePath+"/oidc_groups_claim/value",schemaPath:"contract:/components/schemas/StringConfigItem/properties/value/type",keyword:"type",params:{type: "string"},schema:schema30.properties.value.type,parentSchema:schema30.properties.value,data:data106};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
if(data105.editable !== undefined){
let data107 = data105.editable;
if(typeof data107 !== "boolean"){
const err110 = {instancePath:instancePath+"/oidc_groups_claim/editable",schemaPath:"contract:/components/schemas/StringConfigItem/properties/editable/type",keyword:"type",params:{type: "boolean"},schema:schema30.properties.editable.type,parentSchema:schema30.properties.editable,data:data107};
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
const err111 = {instancePath:instancePath+"/oidc_groups_claim",schemaPath:"contract:/components/schemas/StringConfigItem/type",keyword:"type",params:{type: "object"},schema:schema30.type,parentSchema:schema30,data:data105};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
if(data.oidc_admin_group !== undefined){
let data108 = data.oidc_admin_group;
if(data108 && typeof data108 == "object" && !Array.isArray(data108)){
if(data108.value !== undefined){
let data109 = data108.value;
if(typeof data109 !== "string"){
const err112 = {instancePath:instancePath+"/oidc_admin_group/value",schemaPath:"contract:/components/schemas/StringConfigItem/properties/value/type",keyword:"type",params:{type: "string"},schema:schema30.properties.value.type,parentSchema:schema30.properties.value,data:data109};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
if(data108.editable !== undefined){
let data110 = data108.editable;
if(typeof data110 !== "boolean"){
const err113 = {instancePath:instancePath+"/oidc_admin_group/editable",schemaPath:"contract:/components/schemas/StringConfigItem/properties/editable/type",keyword:"type",params:{type: "boolean"},schema:schema30.properties.editable.type,parentSchema:schema30.properties.editable,data:data110};
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
const err114 = {instancePath:instancePath+"/oidc_admin_group",schemaPath:"contract:/components/schemas/StringConfigItem/type",keyword:"type",params:{type: "object"},schema:schema30.type,parentSchema:schema30,data:data108};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
if(data.oidc_group_filter !== undefined){
let data111 = data.oidc_group_filter;
if(data111 && typeof data111 == "object" && !Array.isArray(data111)){
if(data111.value !== undefined){
let data112 = data111.value;
if(typeof data112 !== "string"){
const err115 = {instancePath:instancePath+"/oidc_group_filter/value",schemaPath:"contract:/components/schemas/StringConfigItem/properties/value/type",keyword:"type",params:{type: "string"},schema:schema30.properties.value.type,parentSchema:schema30.properties.value,data:data112};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
if(data111.editable !== undefined){
let data113 = data111.editable;
if(typeof data113 !== "boolean"){
const err116 = {instancePath:instancePath+"/oidc_group_filter/editable",schemaPath:"contract:/components/schemas/StringConfigItem/properties/editable/type",keyword:"type",params:{type: "boolean"},schema:schema30.properties.editable.type,parentSchema:schema30.properties.editable,data:data113};
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
const err117 = {instancePath:instancePath+"/oidc_group_filter",schemaPath:"contract:/components/schemas/StringConfigItem/type",keyword:"type",params:{type: "object"},schema:schema30.type,parentSchema:schema30,data:data111};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
if(data.oidc_scope !== undefined){
let data114 = data.oidc_scope;
if(data114 && typeof data114 == "object" && !Array.isArray(data114)){
if(data114.value !== undefined){
let data115 = data114.value;
if(typeof data115 !== "string"){
const err118 = {instancePath:instancePath+"/oidc_scope/value",schemaPath:"contract:/components/schemas/StringConfigItem/properties/value/type",keyword:"type",params:{type: "string"},schema:schema30.properties.value.type,parentSchema:schema30.properties.value,data:data115};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
if(data114.editable !== undefined){
let data116 = data114.editable;
if(typeof data116 !== "boolean"){
const err119 = {instancePath:instancePath+"/oidc_scope/editable",schemaPath:"contract:/components/schemas/StringConfigItem/properties/editable/type",keyword:"type",params:{type: "boolean"},schema:schema30.properties.editable.type,parentSchema:schema30.properties.editable,data:data116};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
}
else {
const err120 = {instancePath:instancePath+"/oidc_scope",schemaPath:"contract:/components/schemas/StringConfigItem/type",keyword:"type",params:{type: "object"},schema:schema30.type,parentSchema:schema30,data:data114};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
if(data.oidc_user_claim !== undefined){
let data117 = data.oidc_user_claim;
if(data117 && typeof data117 == "object" && !Array.isArray(data117)){
if(data117.value !== undefined){
let data118 = data117.value;
if(typeof data118 !== "string"){
const err121 = {instancePath:instancePath+"/oidc_user_claim/value",schemaPath:"contract:/components/schemas/StringConfigItem/properties/value/type",keyword:"type",params:{type: "string"},schema:schema30.properties.value.type,parentSchema:schema30.properties.value,data:data118};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
if(data117.editable !== undefined){
let data119 = data117.editable;
if(typeof data119 !== "boolean"){
const err122 = {instancePath:instancePath+"/oidc_user_claim/editable",schemaPath:"contract:/components/schemas/StringConfigItem/properties/editable/type",keyword:"type",params:{type: "boolean"},schema:schema30.properties.editable.type,parentSchema:schema30.properties.editable,data:data119};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
}
else {
const err123 = {instancePath:instancePath+"/oidc_user_claim",schemaPath:"contract:/components/schemas/StringConfigItem/type",keyword:"type",params:{type: "object"},schema:schema30.type,parentSchema:schema30,data:data117};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
if(data.oidc_verify_cert !== undefined){
let data120 = data.oidc_verify_cert;
if(data120 && typeof data120 == "object" && !Array.isArray(data120)){
if(data120.value !== undefined){
let data121 = data120.value;
if(typeof data121 !== "boolean"){
const err124 = {instancePath:instancePath+"/oidc_verify_cert/value",schemaPath:"contract:/components/schemas/BoolConfigItem/properties/value/type",keyword:"type",params:{type: "boolean"},schema:schema31.properties.value.type,parentSchema:schema31.properties.value,data:data121};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
if(data120.editable !== undefined){
let data122 = data120.editable;
if(typeof data122 !== "boolean"){
const err125 = {instancePath:instancePath+"/oidc_verify_cert/editable",schemaPath:"contract:/components/schemas/BoolConfigItem/properties/editable/type",keyword:"type",params:{type: "boolean"},schema:schema31.properties.editable.type,parentSchema:schema31.properties.editable,data:data122};
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
const err126 = {instancePath:instancePath+"/oidc_verify_cert",schemaPath:"contract:/components/schemas/BoolConfigItem/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data:data120};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
if(data.oidc_auto_onboard !== undefined){
let data123 = data.oidc_auto_onboard;
if(data123 && typeof data123 == "object" && !Array.isArray(data123)){
if(data123.value !== undefined){
let data124 = data123.value;
if(typeof data124 !== "boolean"){
const err127 = {instancePath:instancePath+"/oidc_auto_onboard/value",schemaPath:"contract:/components/schemas/BoolConfigItem/properties/value/type",keyword:"type",params:{type: "boolean"},schema:schema31.properties.value.type,parentSchema:schema31.properties.value,data:data124};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
if(data123.editable !== undefined){
let data125 = data123.editable;
if(typeof data125 !== "boolean"){
const err128 = {instancePath:instancePath+"/oidc_auto_onboard/editable",schemaPath:"contract:/components/schemas/BoolConfigItem/properties/editable/type",keyword:"type",params:{type: "boolean"},schema:schema31.properties.editable.type,parentSchema:schema31.properties.editable,data:data125};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
}
else {
const err129 = {instancePath:instancePath+"/oidc_auto_onboard",schemaPath:"contract:/components/schemas/BoolConfigItem/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data:data123};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
if(data.oidc_extra_redirect_parms !== undefined){
let data126 = data.oidc_extra_redirect_parms;
if(data126 && typeof data126 == "object" && !Array.isArray(data126)){
if(data126.value !== undefined){
let data127 = data126.value;
if(typeof data127 !== "string"){
const err130 = {instancePath:instancePath+"/oidc_extra_redirect_parms/value",schemaPath:"contract:/components/schemas/StringConfigItem/properties/value/type",keyword:"type",params:{type: "string"},schema:schema30.properties.value.type,parentSchema:schema30.properties.value,data:data127};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
}
if(data126.editable !== undefined){
let data128 = data126.editable;
if(typeof data128 !== "boolean"){
const err131 = {instancePath:instancePath+"/oidc_extra_redirect_parms/editable",schemaPath:"contract:/components/schemas/StringConfigItem/properties/editable/type",keyword:"type",params:{type: "boolean"},schema:schema30.properties.editable.type,parentSchema:schema30.properties.editable,data:data128};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
}
}
else {
const err132 = {instancePath:instancePath+"/oidc_extra_redirect_parms",schemaPath:"contract:/components/schemas/StringConfigItem/type",keyword:"type",params:{type: "object"},schema:schema30.type,parentSchema:schema30,data:data126};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
}
if(data.oidc_logout !== undefined){
let data129 = data.oidc_logout;
if(data129 && typeof data129 == "object" && !Array.isArray(data129)){
if(data129.value !== undefined){
let data130 = data129.value;
if(typeof data130 !== "boolean"){
const err133 = {instancePath:instancePath+"/oidc_logout/value",schemaPath:"contract:/components/schemas/BoolConfigItem/properties/value/type",keyword:"type",params:{type: "boolean"},schema:schema31.properties.value.type,parentSchema:schema31.properties.value,data:data130};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
}
if(data129.editable !== undefined){
let data131 = data129.editable;
if(typeof data131 !== "boolean"){
const err134 = {instancePath:instancePath+"/oidc_logout/editable",schemaPath:"contract:/components/schemas/BoolConfigItem/properties/editable/type",keyword:"type",params:{type: "boolean"},schema:schema31.properties.editable.type,parentSchema:schema31.properties.editable,data:data131};
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
else {
const err135 = {instancePath:instancePath+"/oidc_logout",schemaPath:"contract:/components/schemas/BoolConfigItem/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data:data129};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
if(data.robot_token_duration !== undefined){
let data132 = data.robot_token_duration;
if(data132 && typeof data132 == "object" && !Array.isArray(data132)){
if(data132.value !== undefined){
let data133 = data132.value;
if(!(((typeof data133 == "number") && (!(data133 % 1) && !isNaN(data133))) && (isFinite(data133)))){
const err136 = {instancePath:instancePath+"/robot_token_duration/value",schemaPath:"contract:/components/schemas/IntegerConfigItem/properties/value/type",keyword:"type",params:{type: "integer"},schema:schema38.properties.value.type,parentSchema:schema38.properties.value,data:data133};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
if((typeof data133 == "number") && (isFinite(data133))){
if(Math.abs(data133) > 9007199254740991){
const err137 = {instancePath:instancePath+"/robot_token_duration/value",schemaPath:"contract:/components/schemas/IntegerConfigItem/properties/value/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema38.properties.value,data:data133};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
}
}
if(data132.editable !== undefined){
let data134 = data132.editable;
if(typeof data134 !== "boolean"){
const err138 = {instancePath:instancePath+"/robot_token_duration/editable",schemaPath:"contract:/components/schemas/IntegerConfigItem/properties/editable/type",keyword:"type",params:{type: "boolean"},schema:schema38.properties.editable.type,parentSchema:schema38.properties.editable,data:data134};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
}
}
else {
const err139 = {instancePath:instancePath+"/robot_token_duration",schemaPath:"contract:/components/schemas/IntegerConfigItem/type",keyword:"type",params:{type: "object"},schema:schema38.type,parentSchema:schema38,data:data132};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
}
if(data.robot_name_prefix !== undefined){
let data135 = data.robot_name_prefix;
if(data135 && typeof data135 == "object" && !Array.isArray(data135)){
if(data135.value !== undefined){
let data136 = data135.value;
if(typeof data136 !== "string"){
const err140 = {instancePath:instancePath+"/robot_name_prefix/value",schemaPath:"contract:/components/schemas/StringConfigItem/properties/value/type",keyword:"type",params:{type: "string"},schema:schema30.properties.value.type,parentSchema:schema30.properties.value,data:data136};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
}
if(data135.editable !== undefined){
let data137 = data135.editable;
if(typeof data137 !== "boolean"){
const err141 = {instancePath:instancePath+"/robot_name_prefix/editable",schemaPath:"contract:/components/schemas/StringConfigItem/properties/editable/type",keyword:"type",params:{type: "boolean"},schema:schema30.properties.editable.type,parentSchema:schema30.properties.editable,data:data137};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
}
}
else {
const err142 = {instancePath:instancePath+"/robot_name_prefix",schemaPath:"contract:/components/schemas/StringConfigItem/type",keyword:"type",params:{type: "object"},schema:schema30.type,parentSchema:schema30,data:data135};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
}
if(data.notification_enable !== undefined){
let data138 = data.notification_enable;
if(data138 && typeof data138 == "object" && !Array.isArray(data138)){
if(data138.value !== undefined){
let data139 = data138.value;
if(typeof data139 !== "boolean"){
const err143 = {instancePath:instancePath+"/notification_enable/value",schemaPath:"contract:/components/schemas/BoolConfigItem/properties/value/type",keyword:"type",params:{type: "boolean"},schema:schema31.properties.value.type,parentSchema:schema31.properties.value,data:data139};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
}
if(data138.editable !== undefined){
let data140 = data138.editable;
if(typeof data140 !== "boolean"){
const err144 = {instancePath:instancePath+"/notification_enable/editable",schemaPath:"contract:/components/schemas/BoolConfigItem/properties/editable/type",keyword:"type",params:{type: "boolean"},schema:schema31.properties.editable.type,parentSchema:schema31.properties.editable,data:data140};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
}
}
else {
const err145 = {instancePath:instancePath+"/notification_enable",schemaPath:"contract:/components/schemas/BoolConfigItem/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data:data138};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
}
if(data.quota_per_project_enable !== undefined){
let data141 = data.quota_per_project_enable;
if(data141 && typeof data141 == "object" && !Array.isArray(data141)){
if(data141.value !== undefined){
let data142 = data141.value;
if(typeof data142 !== "boolean"){
const err146 = {instancePath:instancePath+"/quota_per_project_enable/value",schemaPath:"contract:/components/schemas/BoolConfigItem/properties/value/type",keyword:"type",params:{type: "boolean"},schema:schema31.properties.value.type,parentSchema:schema31.properties.value,data:data142};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
}
if(data141.editable !== undefined){
let data143 = data141.editable;
if(typeof data143 !== "boolean"){
const err147 = {instancePath:instancePath+"/quota_per_project_enable/editable",schemaPath:"contract:/components/schemas/BoolConfigItem/properties/editable/type",keyword:"type",params:{type: "boolean"},schema:schema31.properties.editable.type,parentSchema:schema31.properties.editable,data:data143};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
}
}
else {
const err148 = {instancePath:instancePath+"/quota_per_project_enable",schemaPath:"contract:/components/schemas/BoolConfigItem/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data:data141};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
}
if(data.storage_per_project !== undefined){
let data144 = data.storage_per_project;
if(data144 && typeof data144 == "object" && !Array.isArray(data144)){
if(data144.value !== undefined){
let data145 = data144.value;
if(!(((typeof data145 == "number") && (!(data145 % 1) && !isNaN(data145))) && (isFinite(data145)))){
const err149 = {instancePath:instancePath+"/storage_per_project/value",schemaPath:"contract:/components/schemas/IntegerConfigItem/properties/value/type",keyword:"type",params:{type: "integer"},schema:schema38.properties.value.type,parentSchema:schema38.properties.value,data:data145};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
if((typeof data145 == "number") && (isFinite(data145))){
if(Math.abs(data145) > 9007199254740991){
const err150 = {instancePath:instancePath+"/storage_per_project/value",schemaPath:"contract:/components/schemas/IntegerConfigItem/properties/value/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema38.properties.value,data:data145};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
}
}
if(data144.editable !== undefined){
let data146 = data144.editable;
if(typeof data146 !== "boolean"){
const err151 = {instancePath:instancePath+"/storage_per_project/editable",schemaPath:"contract:/components/schemas/IntegerConfigItem/properties/editable/type",keyword:"type",params:{type: "boolean"},schema:schema38.properties.editable.type,parentSchema:schema38.properties.editable,data:data146};
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
else {
const err152 = {instancePath:instancePath+"/storage_per_project",schemaPath:"contract:/components/schemas/IntegerConfigItem/type",keyword:"type",params:{type: "object"},schema:schema38.type,parentSchema:schema38,data:data144};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
}
if(data.audit_log_forward_endpoint !== undefined){
let data147 = data.audit_log_forward_endpoint;
if(data147 && typeof data147 == "object" && !Array.isArray(data147)){
if(data147.value !== undefined){
let data148 = data147.value;
if(typeof data148 !== "string"){
const err153 = {instancePath:instancePath+"/audit_log_forward_endpoint/value",schemaPath:"contract:/components/schemas/StringConfigItem/properties/value/type",keyword:"type",params:{type: "string"},schema:schema30.properties.value.type,parentSchema:schema30.properties.value,data:data148};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
}
if(data147.editable !== undefined){
let data149 = data147.editable;
if(typeof data149 !== "boolean"){
const err154 = {instancePath:instancePath+"/audit_log_forward_endpoint/editable",schemaPath:"contract:/components/schemas/StringConfigItem/properties/editable/type",keyword:"type",params:{type: "boolean"},schema:schema30.properties.editable.type,parentSchema:schema30.properties.editable,data:data149};
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
else {
const err155 = {instancePath:instancePath+"/audit_log_forward_endpoint",schemaPath:"contract:/components/schemas/StringConfigItem/type",keyword:"type",params:{type: "object"},schema:schema30.type,parentSchema:schema30,data:data147};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
}
if(data.skip_audit_log_database !== undefined){
let data150 = data.skip_audit_log_database;
if(data150 && typeof data150 == "object" && !Array.isArray(data150)){
if(data150.value !== undefined){
let data151 = data150.value;
if(typeof data151 !== "boolean"){
const err156 = {instancePath:instancePath+"/skip_audit_log_database/value",schemaPath:"contract:/components/schemas/BoolConfigItem/properties/value/type",keyword:"type",params:{type: "boolean"},schema:schema31.properties.value.type,parentSchema:schema31.properties.value,data:data151};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
}
if(data150.editable !== undefined){
let data152 = data150.editable;
if(typeof data152 !== "boolean"){
const err157 = {instancePath:instancePath+"/skip_audit_log_database/editable",schemaPath:"contract:/components/schemas/BoolConfigItem/properties/editable/type",keyword:"type",params:{type: "boolean"},schema:schema31.properties.editable.type,parentSchema:schema31.properties.editable,data:data152};
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
else {
const err158 = {instancePath:instancePath+"/skip_audit_log_database",schemaPath:"contract:/components/schemas/BoolConfigItem/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data:data150};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
}
if(data.scanner_skip_update_pulltime !== undefined){
let data153 = data.scanner_skip_update_pulltime;
if(data153 && typeof data153 == "object" && !Array.isArray(data153)){
if(data153.value !== undefined){
let data154 = data153.value;
if(typeof data154 !== "boolean"){
const err159 = {instancePath:instancePath+"/scanner_skip_update_pulltime/value",schemaPath:"contract:/components/schemas/BoolConfigItem/properties/value/type",keyword:"type",params:{type: "boolean"},schema:schema31.properties.value.type,parentSchema:schema31.properties.value,data:data154};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
}
if(data153.editable !== undefined){
let data155 = data153.editable;
if(typeof data155 !== "boolean"){
const err160 = {instancePath:instancePath+"/scanner_skip_update_pulltime/editable",schemaPath:"contract:/components/schemas/BoolConfigItem/properties/editable/type",keyword:"type",params:{type: "boolean"},schema:schema31.properties.editable.type,parentSchema:schema31.properties.editable,data:data155};
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
else {
const err161 = {instancePath:instancePath+"/scanner_skip_update_pulltime",schemaPath:"contract:/components/schemas/BoolConfigItem/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data:data153};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
}
if(data.scan_all_policy !== undefined){
let data156 = data.scan_all_policy;
if(data156 && typeof data156 == "object" && !Array.isArray(data156)){
if(data156.type !== undefined){
let data157 = data156.type;
if(typeof data157 !== "string"){
const err162 = {instancePath:instancePath+"/scan_all_policy/type",schemaPath:"#/properties/scan_all_policy/properties/type/type",keyword:"type",params:{type: "string"},schema:schema29.properties.scan_all_policy.properties.type.type,parentSchema:schema29.properties.scan_all_policy.properties.type,data:data157};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
}
if(data156.parameter !== undefined){
let data158 = data156.parameter;
if(data158 && typeof data158 == "object" && !Array.isArray(data158)){
if(data158.daily_time !== undefined){
let data159 = data158.daily_time;
if(!(((typeof data159 == "number") && (!(data159 % 1) && !isNaN(data159))) && (isFinite(data159)))){
const err163 = {instancePath:instancePath+"/scan_all_policy/parameter/daily_time",schemaPath:"#/properties/scan_all_policy/properties/parameter/properties/daily_time/type",keyword:"type",params:{type: "integer"},schema:schema29.properties.scan_all_policy.properties.parameter.properties.daily_time.type,parentSchema:schema29.properties.scan_all_policy.properties.parameter.properties.daily_time,data:data159};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
if((typeof data159 == "number") && (isFinite(data159))){
if(Math.abs(data159) > 9007199254740991){
const err164 = {instancePath:instancePath+"/scan_all_policy/parameter/daily_time",schemaPath:"#/properties/scan_all_policy/properties/parameter/properties/daily_time/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema29.properties.scan_all_policy.properties.parameter.properties.daily_time,data:data159};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
}
}
}
else {
const err165 = {instancePath:instancePath+"/scan_all_policy/parameter",schemaPath:"#/properties/scan_all_policy/properties/parameter/type",keyword:"type",params:{type: "object"},schema:schema29.properties.scan_all_policy.properties.parameter.type,parentSchema:schema29.properties.scan_all_policy.properties.parameter,data:data158};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
}
}
else {
const err166 = {instancePath:instancePath+"/scan_all_policy",schemaPath:"#/properties/scan_all_policy/type",keyword:"type",params:{type: "object"},schema:schema29.properties.scan_all_policy.type,parentSchema:schema29.properties.scan_all_policy,data:data156};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
}
if(data.session_timeout !== undefined){
let data160 = data.session_timeout;
if(data160 && typeof data160 == "object" && !Array.isArray(data160)){
if(data160.value !== undefined){
let data161 = data160.value;
if(!(((typeof data161 == "number") && (!(data161 % 1) && !isNaN(data161))) && (isFinite(data161)))){
const err167 = {instancePath:instancePath+"/session_timeout/value",schemaPath:"contract:/components/schemas/IntegerConfigItem/properties/value/type",keyword:"type",params:{type: "integer"},schema:schema38.properties.value.type,parentSchema:schema38.properties.value,data:data161};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
}
if((typeof data161 == "number") && (isFinite(data161))){
if(Math.abs(data161) > 9007199254740991){
const err168 = {instancePath:instancePath+"/session_timeout/value",schemaPath:"contract:/components/schemas/IntegerConfigItem/properties/value/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema38.properties.value,data:data161};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
}
}
if(data160.editable !== undefined){
let data162 = data160.editable;
if(typeof data162 !== "boolean"){
const err169 = {instancePath:instancePath+"/session_timeout/editable",schemaPath:"contract:/components/schemas/IntegerConfigItem/properties/editable/type",keyword:"type",params:{type: "boolean"},schema:schema38.properties.editable.type,parentSchema:schema38.properties.editable,data:data162};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
}
}
}
else {
const err170 = {instancePath:instancePath+"/session_timeout",schemaPath:"contract:/components/schemas/IntegerConfigItem/type",keyword:"type",params:{type: "object"},schema:schema38.type,parentSchema:schema38,data:data160};
if(vErrors === null){
vErrors = [err170];
}
else {
vErrors.push(err170);
}
errors++;
}
}
if(data.banner_message !== undefined){
let data163 = data.banner_message;
if(data163 && typeof data163 == "object" && !Array.isArray(data163)){
if(data163.value !== undefined){
let data164 = data163.value;
if(typeof data164 !== "string"){
const err171 = {instancePath:instancePath+"/banner_message/value",schemaPath:"contract:/components/schemas/StringConfigItem/properties/value/type",keyword:"type",params:{type: "string"},schema:schema30.properties.value.type,parentSchema:schema30.properties.value,data:data164};
if(vErrors === null){
vErrors = [err171];
}
else {
vErrors.push(err171);
}
errors++;
}
}
if(data163.editable !== undefined){
let data165 = data163.editable;
if(typeof data165 !== "boolean"){
const err172 = {instancePath:instancePath+"/banner_message/editable",schemaPath:"contract:/components/schemas/StringConfigItem/properties/editable/type",keyword:"type",params:{type: "boolean"},schema:schema30.properties.editable.type,parentSchema:schema30.properties.editable,data:data165};
if(vErrors === null){
vErrors = [err172];
}
else {
vErrors.push(err172);
}
errors++;
}
}
}
else {
const err173 = {instancePath:instancePath+"/banner_message",schemaPath:"contract:/components/schemas/StringConfigItem/type",keyword:"type",params:{type: "object"},schema:schema30.type,parentSchema:schema30,data:data163};
if(vErrors === null){
vErrors = [err173];
}
else {
vErrors.push(err173);
}
errors++;
}
}
if(data.disabled_audit_log_event_types !== undefined){
let data166 = data.disabled_audit_log_event_types;
if(data166 && typeof data166 == "object" && !Array.isArray(data166)){
if(data166.value !== undefined){
let data167 = data166.value;
if(typeof data167 !== "string"){
const err174 = {instancePath:instancePath+"/disabled_audit_log_event_types/value",schemaPath:"contract:/components/schemas/StringConfigItem/properties/value/type",keyword:"type",params:{type: "string"},schema:schema30.properties.value.type,parentSchema:schema30.properties.value,data:data167};
if(vErrors === null){
vErrors = [err174];
}
else {
vErrors.push(err174);
}
errors++;
}
}
if(data166.editable !== undefined){
let data168 = data166.editable;
if(typeof data168 !== "boolean"){
const err175 = {instancePath:instancePath+"/disabled_audit_log_event_types/editable",schemaPath:"contract:/components/schemas/StringConfigItem/properties/editable/type",keyword:"type",params:{type: "boolean"},schema:schema30.properties.editable.type,parentSchema:schema30.properties.editable,data:data168};
if(vErrors === null){
vErrors = [err175];
}
else {
vErrors.push(err175);
}
errors++;
}
}
}
else {
const err176 = {instancePath:instancePath+"/disabled_audit_log_event_types",schemaPath:"contract:/components/schemas/StringConfigItem/type",keyword:"type",params:{type: "object"},schema:schema30.type,parentSchema:schema30,data:data166};
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
else {
const err177 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema29.type,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err177];
}
else {
vErrors.push(err177);
}
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":{"auth_mode":true,"primary_auth_mode":true,"ldap_base_dn":true,"ldap_filter":true,"ldap_group_base_dn":true,"ldap_group_admin_dn":true,"ldap_group_attribute_name":true,"ldap_group_search_filter":true,"ldap_group_search_scope":true,"ldap_group_attach_parallel":true,"ldap_scope":true,"ldap_search_dn":true,"ldap_timeout":true,"ldap_uid":true,"ldap_url":true,"ldap_verify_cert":true,"ldap_group_membership_attribute":true,"project_creation_restriction":true,"read_only":true,"self_registration":true,"token_expiration":true,"uaa_client_id":true,"uaa_client_secret":true,"uaa_endpoint":true,"uaa_verify_cert":true,"http_authproxy_endpoint":true,"http_authproxy_tokenreview_endpoint":true,"http_authproxy_admin_groups":true,"http_authproxy_admin_usernames":true,"http_authproxy_verify_cert":true,"http_authproxy_skip_search":true,"http_authproxy_server_certificate":true,"oidc_name":true,"oidc_endpoint":true,"oidc_client_id":true,"oidc_groups_claim":true,"oidc_admin_group":true,"oidc_group_filter":true,"oidc_scope":true,"oidc_user_claim":true,"oidc_verify_cert":true,"oidc_auto_onboard":true,"oidc_extra_redirect_parms":true,"oidc_logout":true,"robot_token_duration":true,"robot_name_prefix":true,"notification_enable":true,"quota_per_project_enable":true,"storage_per_project":true,"audit_log_forward_endpoint":true,"skip_audit_log_database":true,"scanner_skip_update_pulltime":true,"scan_all_policy":true,"session_timeout":true,"banner_message":true,"disabled_audit_log_event_types":true},"dynamicProps":false,"dynamicItems":false};


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
validate25.evaluated = {"props":{"auth_mode":true,"primary_auth_mode":true,"ldap_base_dn":true,"ldap_filter":true,"ldap_group_base_dn":true,"ldap_group_admin_dn":true,"ldap_group_attribute_name":true,"ldap_group_search_filter":true,"ldap_group_search_scope":true,"ldap_group_attach_parallel":true,"ldap_scope":true,"ldap_search_dn":true,"ldap_timeout":true,"ldap_uid":true,"ldap_url":true,"ldap_verify_cert":true,"ldap_group_membership_attribute":true,"project_creation_restriction":true,"read_only":true,"self_registration":true,"token_expiration":true,"uaa_client_id":true,"uaa_client_secret":true,"uaa_endpoint":true,"uaa_verify_cert":true,"http_authproxy_endpoint":true,"http_authproxy_tokenreview_endpoint":true,"http_authproxy_admin_groups":true,"http_authproxy_admin_usernames":true,"http_authproxy_verify_cert":true,"http_authproxy_skip_search":true,"http_authproxy_server_certificate":true,"oidc_name":true,"oidc_endpoint":true,"oidc_client_id":true,"oidc_groups_claim":true,"oidc_admin_group":true,"oidc_group_filter":true,"oidc_scope":true,"oidc_user_claim":true,"oidc_verify_cert":true,"oidc_auto_onboard":true,"oidc_extra_redirect_parms":true,"oidc_logout":true,"robot_token_duration":true,"robot_name_prefix":true,"notification_enable":true,"quota_per_project_enable":true,"storage_per_project":true,"audit_log_forward_endpoint":true,"skip_audit_log_database":true,"scanner_skip_update_pulltime":true,"scan_all_policy":true,"session_timeout":true,"banner_message":true,"disabled_audit_log_event_types":true},"dynamicProps":false,"dynamicItems":false};

exports.v12 = validate28;
const schema85 = {"$id":"contract:/listProjects.200.body","type":"array","items":{"$ref":"contract:/components/schemas/Project"}};

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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate10.call(this, data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate10.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema85.type,parentSchema:schema85,data};
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
validate28.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v13 = validate30;
const schema86 = {"$id":"contract:/listProjects.200.headers","type":"object","properties":{"x-total-count":{"type":"integer"},"link":{"type":"string"}},"required":[]};

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
if(data["x-total-count"] !== undefined){
let data0 = data["x-total-count"];
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/x-total-count",schemaPath:"#/properties/x-total-count/type",keyword:"type",params:{type: "integer"},schema:schema86.properties["x-total-count"].type,parentSchema:schema86.properties["x-total-count"],data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.link !== undefined){
let data1 = data.link;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/link",schemaPath:"#/properties/link/type",keyword:"type",params:{type: "string"},schema:schema86.properties.link.type,parentSchema:schema86.properties.link,data:data1};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema86.type,parentSchema:schema86,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":{"x-total-count":true,"link":true},"dynamicProps":false,"dynamicItems":false};

exports.v14 = validate31;
const schema87 = {"$id":"contract:/createProject.201.headers","type":"object","properties":{"x-request-id":{"type":"string"},"location":{"type":"string"}},"required":[]};

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
if(data["x-request-id"] !== undefined){
let data0 = data["x-request-id"];
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type: "string"},schema:schema87.properties["x-request-id"].type,parentSchema:schema87.properties["x-request-id"],data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.location !== undefined){
let data1 = data.location;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type: "string"},schema:schema87.properties.location.type,parentSchema:schema87.properties.location,data:data1};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema87.type,parentSchema:schema87,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":{"x-request-id":true,"location":true},"dynamicProps":false,"dynamicItems":false};

exports.v15 = validate32;
const schema88 = {"$id":"contract:/getProject.200.body","$ref":"contract:/components/schemas/Project"};

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
if(!(validate10.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate10.errors);
errors = vErrors.length;
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":{"project_id":true,"owner_id":true,"name":true,"registry_id":true,"creation_time":true,"update_time":true,"deleted":true,"owner_name":true,"togglable":true,"current_user_role_id":true,"current_user_role_ids":true,"repo_count":true,"metadata":true,"cve_allowlist":true},"dynamicProps":false,"dynamicItems":false};

exports.v16 = validate34;
const schema89 = {"$id":"contract:/getProjectDeletable.200.body","$ref":"contract:/components/schemas/ProjectDeletable"};
const schema90 = {"$id":"contract:/components/schemas/ProjectDeletable","type":"object","properties":{"deletable":{"type":"boolean"},"message":{"type":"string"}}};

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
if(data.deletable !== undefined){
let data0 = data.deletable;
if(typeof data0 !== "boolean"){
const err0 = {instancePath:instancePath+"/deletable",schemaPath:"contract:/components/schemas/ProjectDeletable/properties/deletable/type",keyword:"type",params:{type: "boolean"},schema:schema90.properties.deletable.type,parentSchema:schema90.properties.deletable,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.message !== undefined){
let data1 = data.message;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/message",schemaPath:"contract:/components/schemas/ProjectDeletable/properties/message/type",keyword:"type",params:{type: "string"},schema:schema90.properties.message.type,parentSchema:schema90.properties.message,data:data1};
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
const err2 = {instancePath,schemaPath:"contract:/components/schemas/ProjectDeletable/type",keyword:"type",params:{type: "object"},schema:schema90.type,parentSchema:schema90,data};
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
validate34.evaluated = {"props":{"deletable":true,"message":true},"dynamicProps":false,"dynamicItems":false};

exports.v17 = validate35;
const schema91 = {"$id":"contract:/getProjectSummary.200.body","$ref":"contract:/components/schemas/ProjectSummary"};
const schema92 = {"$id":"contract:/components/schemas/ProjectSummary","type":"object","properties":{"repo_count":{"type":"integer","safeInteger":true},"project_admin_count":{"type":"integer","safeInteger":true},"maintainer_count":{"type":"integer","safeInteger":true},"developer_count":{"type":"integer","safeInteger":true},"guest_count":{"type":"integer","safeInteger":true},"limited_guest_count":{"type":"integer","safeInteger":true},"quota":{"$ref":"contract:/components/schemas/ProjectSummaryQuota"},"registry":{"$ref":"contract:/components/schemas/Registry"}}};
const schema93 = {"$id":"contract:/components/schemas/ProjectSummaryQuota","type":"object","properties":{"hard":{"$ref":"contract:/components/schemas/ResourceList"},"used":{"$ref":"contract:/components/schemas/ResourceList"}}};
const schema94 = {"$id":"contract:/components/schemas/ResourceList","type":"object","additionalProperties":{"int64":{}}};

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
if(data.hard !== undefined){
let data0 = data.hard;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
let data1 = data0[key0];
if(!((typeof data1 === "number" && Number.isSafeInteger(data1) && !Object.is(data1, -0)) || (typeof data1 === "bigint" && data1 >= -9223372036854775808n && data1 <= 9223372036854775807n)) || (this && this.has(data0, key0)) || false){
const err0 = {instancePath:instancePath+"/hard/" + runtime.escapeName(key0),schemaPath:"contract:/components/schemas/ResourceList/additionalProperties/int64",keyword:"int64",params:{},schema:schema94.additionalProperties.int64,parentSchema:schema94.additionalProperties,data:data1};
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
const err1 = {instancePath:instancePath+"/hard",schemaPath:"contract:/components/schemas/ResourceList/type",keyword:"type",params:{type: "object"},schema:schema94.type,parentSchema:schema94,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.used !== undefined){
let data2 = data.used;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
let data3 = data2[key1];
if(!((typeof data3 === "number" && Number.isSafeInteger(data3) && !Object.is(data3, -0)) || (typeof data3 === "bigint" && data3 >= -9223372036854775808n && data3 <= 9223372036854775807n)) || (this && this.has(data2, key1)) || false){
const err2 = {instancePath:instancePath+"/used/" + runtime.escapeName(key1),schemaPath:"contract:/components/schemas/ResourceList/additionalProperties/int64",keyword:"int64",params:{},schema:schema94.additionalProperties.int64,parentSchema:schema94.additionalProperties,data:data3};
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
const err3 = {instancePath:instancePath+"/used",schemaPath:"contract:/components/schemas/ResourceList/type",keyword:"type",params:{type: "object"},schema:schema94.type,parentSchema:schema94,data:data2};
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
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"props":{"hard":true,"used":true},"dynamicProps":false,"dynamicItems":false};

const schema96 = {"$id":"contract:/components/schemas/Registry","type":"object","properties":{"id":{"int64":{}},"url":{"type":"string"},"name":{"type":"string"},"credential":{"$ref":"contract:/components/schemas/RegistryCredential"},"type":{"type":"string"},"insecure":{"type":"boolean"},"ca_certificate":{"type":["string","null"]},"description":{"type":"string"},"status":{"type":"string"},"creation_time":{"type":"string","format":"date-time","leapSecond":"date-time"},"update_time":{"type":"string","format":"date-time","leapSecond":"date-time"}}};
const schema97 = {"$id":"contract:/components/schemas/RegistryCredential","type":"object","properties":{"type":{"type":"string"},"access_key":{"type":"string"},"access_secret":{"type":"string"}}};

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
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 === "number" && Number.isSafeInteger(data0) && !Object.is(data0, -0)) || (typeof data0 === "bigint" && data0 >= -9223372036854775808n && data0 <= 9223372036854775807n)) || (this && this.has(data, "id")) || false){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/int64",keyword:"int64",params:{},schema:schema96.properties.id.int64,parentSchema:schema96.properties.id,data:data0};
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
const err1 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},schema:schema96.properties.url.type,parentSchema:schema96.properties.url,data:data1};
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
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema96.properties.name.type,parentSchema:schema96.properties.name,data:data2};
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
const err3 = {instancePath:instancePath+"/credential/type",schemaPath:"contract:/components/schemas/RegistryCredential/properties/type/type",keyword:"type",params:{type: "string"},schema:schema97.properties.type.type,parentSchema:schema97.properties.type,data:data4};
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
const err4 = {instancePath:instancePath+"/credential/access_key",schemaPath:"contract:/components/schemas/RegistryCredential/properties/access_key/type",keyword:"type",params:{type: "string"},schema:schema97.properties.access_key.type,parentSchema:schema97.properties.access_key,data:data5};
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
const err5 = {instancePath:instancePath+"/credential/access_secret",schemaPath:"contract:/components/schemas/RegistryCredential/properties/access_secret/type",keyword:"type",params:{type: "string"},schema:schema97.properties.access_secret.type,parentSchema:schema97.properties.access_secret,data:data6};
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
const err6 = {instancePath:instancePath+"/credential",schemaPath:"contract:/components/schemas/RegistryCredential/type",keyword:"type",params:{type: "object"},schema:schema97.type,parentSchema:schema97,data:data3};
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
const err7 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema96.properties.type.type,parentSchema:schema96.properties.type,data:data7};
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
const err8 = {instancePath:instancePath+"/insecure",schemaPath:"#/properties/insecure/type",keyword:"type",params:{type: "boolean"},schema:schema96.properties.insecure.type,parentSchema:schema96.properties.insecure,data:data8};
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
const err9 = {instancePath:instancePath+"/ca_certificate",schemaPath:"#/properties/ca_certificate/type",keyword:"type",params:{type: schema96.properties.ca_certificate.type},schema:schema96.properties.ca_certificate.type,parentSchema:schema96.properties.ca_certificate,data:data9};
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
const err10 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},schema:schema96.properties.description.type,parentSchema:schema96.properties.description,data:data10};
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
const err11 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},schema:schema96.properties.status.type,parentSchema:schema96.properties.status,data:data11};
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
const err12 = {instancePath:instancePath+"/creation_time",schemaPath:"#/properties/creation_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema96.properties.creation_time,data:data12};
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
const err13 = {instancePath:instancePath+"/creation_time",schemaPath:"#/properties/creation_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema96.properties.creation_time,data:data12};
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
const err14 = {instancePath:instancePath+"/creation_time",schemaPath:"#/properties/creation_time/type",keyword:"type",params:{type: "string"},schema:schema96.properties.creation_time.type,parentSchema:schema96.properties.creation_time,data:data12};
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
const err15 = {instancePath:instancePath+"/update_time",schemaPath:"#/properties/update_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema96.properties.update_time,data:data13};
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
const err16 = {instancePath:instancePath+"/update_time",schemaPath:"#/properties/update_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema96.properties.update_time,data:data13};
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
const err17 = {instancePath:instancePath+"/update_time",schemaPath:"#/properties/update_time/type",keyword:"type",params:{type: "string"},schema:schema96.properties.update_time.type,parentSchema:schema96.properties.update_time,data:data13};
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
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema96.type,parentSchema:schema96,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":{"id":true,"url":true,"name":true,"credential":true,"type":true,"insecure":true,"ca_certificate":true,"description":true,"status":true,"creation_time":true,"update_time":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.repo_count !== undefined){
let data0 = data.repo_count;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/repo_count",schemaPath:"#/properties/repo_count/type",keyword:"type",params:{type: "integer"},schema:schema92.properties.repo_count.type,parentSchema:schema92.properties.repo_count,data:data0};
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
const err1 = {instancePath:instancePath+"/repo_count",schemaPath:"#/properties/repo_count/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema92.properties.repo_count,data:data0};
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
if(data.project_admin_count !== undefined){
let data1 = data.project_admin_count;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/project_admin_count",schemaPath:"#/properties/project_admin_count/type",keyword:"type",params:{type: "integer"},schema:schema92.properties.project_admin_count.type,parentSchema:schema92.properties.project_admin_count,data:data1};
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
const err3 = {instancePath:instancePath+"/project_admin_count",schemaPath:"#/properties/project_admin_count/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema92.properties.project_admin_count,data:data1};
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
if(data.maintainer_count !== undefined){
let data2 = data.maintainer_count;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err4 = {instancePath:instancePath+"/maintainer_count",schemaPath:"#/properties/maintainer_count/type",keyword:"type",params:{type: "integer"},schema:schema92.properties.maintainer_count.type,parentSchema:schema92.properties.maintainer_count,data:data2};
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
const err5 = {instancePath:instancePath+"/maintainer_count",schemaPath:"#/properties/maintainer_count/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema92.properties.maintainer_count,data:data2};
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
if(data.developer_count !== undefined){
let data3 = data.developer_count;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err6 = {instancePath:instancePath+"/developer_count",schemaPath:"#/properties/developer_count/type",keyword:"type",params:{type: "integer"},schema:schema92.properties.developer_count.type,parentSchema:schema92.properties.developer_count,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(Math.abs(data3) > 9007199254740991){
const err7 = {instancePath:instancePath+"/developer_count",schemaPath:"#/properties/developer_count/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema92.properties.developer_count,data:data3};
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
if(data.guest_count !== undefined){
let data4 = data.guest_count;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err8 = {instancePath:instancePath+"/guest_count",schemaPath:"#/properties/guest_count/type",keyword:"type",params:{type: "integer"},schema:schema92.properties.guest_count.type,parentSchema:schema92.properties.guest_count,data:data4};
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
const err9 = {instancePath:instancePath+"/guest_count",schemaPath:"#/properties/guest_count/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema92.properties.guest_count,data:data4};
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
if(data.limited_guest_count !== undefined){
let data5 = data.limited_guest_count;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err10 = {instancePath:instancePath+"/limited_guest_count",schemaPath:"#/properties/limited_guest_count/type",keyword:"type",params:{type: "integer"},schema:schema92.properties.limited_guest_count.type,parentSchema:schema92.properties.limited_guest_count,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(Math.abs(data5) > 9007199254740991){
const err11 = {instancePath:instancePath+"/limited_guest_count",schemaPath:"#/properties/limited_guest_count/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema92.properties.limited_guest_count,data:data5};
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
if(data.quota !== undefined){
if(!(validate37.call(this, data.quota, {instancePath:instancePath+"/quota",parentData:data,parentDataProperty:"quota",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate37.errors);
errors = vErrors.length;
}
}
if(data.registry !== undefined){
if(!(validate39.call(this, data.registry, {instancePath:instancePath+"/registry",parentData:data,parentDataProperty:"registry",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate39.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema92.type,parentSchema:schema92,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":{"repo_count":true,"project_admin_count":true,"maintainer_count":true,"developer_count":true,"guest_count":true,"limited_guest_count":true,"quota":true,"registry":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate36.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate36.errors);
errors = vErrors.length;
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":{"repo_count":true,"project_admin_count":true,"maintainer_count":true,"developer_count":true,"guest_count":true,"limited_guest_count":true,"quota":true,"registry":true},"dynamicProps":false,"dynamicItems":false};

exports.v18 = validate42;
const schema98 = {"$id":"contract:/listProjectMembers.200.body","type":"array","items":{"$ref":"contract:/components/schemas/ProjectMemberEntity"}};
const schema99 = {"$id":"contract:/components/schemas/ProjectMemberEntity","type":"object","properties":{"id":{"type":"integer","safeInteger":true},"project_id":{"type":"integer","safeInteger":true},"entity_name":{"type":"string"},"role_name":{"type":"string"},"role_id":{"type":"integer","safeInteger":true},"entity_id":{"type":"integer","safeInteger":true},"entity_type":{"type":"string"}}};

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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id !== undefined){
let data1 = data0.id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err0 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"contract:/components/schemas/ProjectMemberEntity/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema99.properties.id.type,parentSchema:schema99.properties.id,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(Math.abs(data1) > 9007199254740991){
const err1 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"contract:/components/schemas/ProjectMemberEntity/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema99.properties.id,data:data1};
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
if(data0.project_id !== undefined){
let data2 = data0.project_id;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err2 = {instancePath:instancePath+"/" + i0+"/project_id",schemaPath:"contract:/components/schemas/ProjectMemberEntity/properties/project_id/type",keyword:"type",params:{type: "integer"},schema:schema99.properties.project_id.type,parentSchema:schema99.properties.project_id,data:data2};
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
const err3 = {instancePath:instancePath+"/" + i0+"/project_id",schemaPath:"contract:/components/schemas/ProjectMemberEntity/properties/project_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema99.properties.project_id,data:data2};
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
if(data0.entity_name !== undefined){
let data3 = data0.entity_name;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/" + i0+"/entity_name",schemaPath:"contract:/components/schemas/ProjectMemberEntity/properties/entity_name/type",keyword:"type",params:{type: "string"},schema:schema99.properties.entity_name.type,parentSchema:schema99.properties.entity_name,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.role_name !== undefined){
let data4 = data0.role_name;
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/" + i0+"/role_name",schemaPath:"contract:/components/schemas/ProjectMemberEntity/properties/role_name/type",keyword:"type",params:{type: "string"},schema:schema99.properties.role_name.type,parentSchema:schema99.properties.role_name,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.role_id !== undefined){
let data5 = data0.role_id;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err6 = {instancePath:instancePath+"/" + i0+"/role_id",schemaPath:"contract:/components/schemas/ProjectMemberEntity/properties/role_id/type",keyword:"type",params:{type: "integer"},schema:schema99.properties.role_id.type,parentSchema:schema99.properties.role_id,data:data5};
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
const err7 = {instancePath:instancePath+"/" + i0+"/role_id",schemaPath:"contract:/components/schemas/ProjectMemberEntity/properties/role_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema99.properties.role_id,data:data5};
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
if(data0.entity_id !== undefined){
let data6 = data0.entity_id;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err8 = {instancePath:instancePath+"/" + i0+"/entity_id",schemaPath:"contract:/components/schemas/ProjectMemberEntity/properties/entity_id/type",keyword:"type",params:{type: "integer"},schema:schema99.properties.entity_id.type,parentSchema:schema99.properties.entity_id,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(Math.abs(data6) > 9007199254740991){
const err9 = {instancePath:instancePath+"/" + i0+"/entity_id",schemaPath:"contract:/components/schemas/ProjectMemberEntity/properties/entity_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema99.properties.entity_id,data:data6};
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
if(data0.entity_type !== undefined){
let data7 = data0.entity_type;
if(typeof data7 !== "string"){
const err10 = {instancePath:instancePath+"/" + i0+"/entity_type",schemaPath:"contract:/components/schemas/ProjectMemberEntity/properties/entity_type/type",keyword:"type",params:{type: "string"},schema:schema99.properties.entity_type.type,parentSchema:schema99.properties.entity_type,data:data7};
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
const err11 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/ProjectMemberEntity/type",keyword:"type",params:{type: "object"},schema:schema99.type,parentSchema:schema99,data:data0};
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
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema98.type,parentSchema:schema98,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v19 = validate43;
const schema100 = {"$id":"contract:/createProjectMember.201.headers","type":"object","properties":{"location":{"type":"string"}},"required":[]};

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
if(data.location !== undefined){
let data0 = data.location;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type: "string"},schema:schema100.properties.location.type,parentSchema:schema100.properties.location,data:data0};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema100.type,parentSchema:schema100,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"props":{"location":true},"dynamicProps":false,"dynamicItems":false};

exports.v20 = validate44;
const schema101 = {"$id":"contract:/getProjectMember.200.body","$ref":"contract:/components/schemas/ProjectMemberEntity"};

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
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/ProjectMemberEntity/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema99.properties.id.type,parentSchema:schema99.properties.id,data:data0};
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
const err1 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/ProjectMemberEntity/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema99.properties.id,data:data0};
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
const err2 = {instancePath:instancePath+"/project_id",schemaPath:"contract:/components/schemas/ProjectMemberEntity/properties/project_id/type",keyword:"type",params:{type: "integer"},schema:schema99.properties.project_id.type,parentSchema:schema99.properties.project_id,data:data1};
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
const err3 = {instancePath:instancePath+"/project_id",schemaPath:"contract:/components/schemas/ProjectMemberEntity/properties/project_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema99.properties.project_id,data:data1};
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
if(data.entity_name !== undefined){
let data2 = data.entity_name;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/entity_name",schemaPath:"contract:/components/schemas/ProjectMemberEntity/properties/entity_name/type",keyword:"type",params:{type: "string"},schema:schema99.properties.entity_name.type,parentSchema:schema99.properties.entity_name,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.role_name !== undefined){
let data3 = data.role_name;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/role_name",schemaPath:"contract:/components/schemas/ProjectMemberEntity/properties/role_name/type",keyword:"type",params:{type: "string"},schema:schema99.properties.role_name.type,parentSchema:schema99.properties.role_name,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.role_id !== undefined){
let data4 = data.role_id;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err6 = {instancePath:instancePath+"/role_id",schemaPath:"contract:/components/schemas/ProjectMemberEntity/properties/role_id/type",keyword:"type",params:{type: "integer"},schema:schema99.properties.role_id.type,parentSchema:schema99.properties.role_id,data:data4};
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
const err7 = {instancePath:instancePath+"/role_id",schemaPath:"contract:/components/schemas/ProjectMemberEntity/properties/role_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema99.properties.role_id,data:data4};
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
if(data.entity_id !== undefined){
let data5 = data.entity_id;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err8 = {instancePath:instancePath+"/entity_id",schemaPath:"contract:/components/schemas/ProjectMemberEntity/properties/entity_id/type",keyword:"type",params:{type: "integer"},schema:schema99.properties.entity_id.type,parentSchema:schema99.properties.entity_id,data:data5};
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
const err9 = {instancePath:instancePath+"/entity_id",schemaPath:"contract:/components/schemas/ProjectMemberEntity/properties/entity_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema99.properties.entity_id,data:data5};
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
if(data.entity_type !== undefined){
let data6 = data.entity_type;
if(typeof data6 !== "string"){
const err10 = {instancePath:instancePath+"/entity_type",schemaPath:"contract:/components/schemas/ProjectMemberEntity/properties/entity_type/type",keyword:"type",params:{type: "string"},schema:schema99.properties.entity_type.type,parentSchema:schema99.properties.entity_type,data:data6};
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
const err11 = {instancePath,schemaPath:"contract:/components/schemas/ProjectMemberEntity/type",keyword:"type",params:{type: "object"},schema:schema99.type,parentSchema:schema99,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"props":{"id":true,"project_id":true,"entity_name":true,"role_name":true,"role_id":true,"entity_id":true,"entity_type":true},"dynamicProps":false,"dynamicItems":false};

exports.v21 = validate45;
const schema103 = {"$id":"contract:/listProjectMetadatas.200.body","type":"object","additionalProperties":{"type":"string"}};

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
for(const key0 in data){
let data0 = data[key0];
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/" + runtime.escapeName(key0),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema103.additionalProperties.type,parentSchema:schema103.additionalProperties,data:data0};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema103.type,parentSchema:schema103,data};
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
validate45.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v22 = validate46;
const schema104 = {"$id":"contract:/listAllRepositories.200.body","type":"array","items":{"$ref":"contract:/components/schemas/Repository"}};
const schema105 = {"$id":"contract:/components/schemas/Repository","type":"object","properties":{"id":{"int64":{}},"project_id":{"int64":{}},"name":{"type":"string"},"description":{"type":"string"},"artifact_count":{"int64":{}},"pull_count":{"int64":{}},"creation_time":{"type":["string","null"],"format":"date-time","leapSecond":"date-time"},"update_time":{"type":"string","format":"date-time","leapSecond":"date-time"}}};

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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id !== undefined){
let data1 = data0.id;
if(!((typeof data1 === "number" && Number.isSafeInteger(data1) && !Object.is(data1, -0)) || (typeof data1 === "bigint" && data1 >= -9223372036854775808n && data1 <= 9223372036854775807n)) || (this && this.has(data0, "id")) || false){
const err0 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"contract:/components/schemas/Repository/properties/id/int64",keyword:"int64",params:{},schema:schema105.properties.id.int64,parentSchema:schema105.properties.id,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data0.project_id !== undefined){
let data2 = data0.project_id;
if(!((typeof data2 === "number" && Number.isSafeInteger(data2) && !Object.is(data2, -0)) || (typeof data2 === "bigint" && data2 >= -9223372036854775808n && data2 <= 9223372036854775807n)) || (this && this.has(data0, "project_id")) || false){
const err1 = {instancePath:instancePath+"/" + i0+"/project_id",schemaPath:"contract:/components/schemas/Repository/properties/project_id/int64",keyword:"int64",params:{},schema:schema105.properties.project_id.int64,parentSchema:schema105.properties.project_id,data:data2};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.name !== undefined){
let data3 = data0.name;
if(typeof data3 !== "string"){
const err2 = {instancePath:instancePath+"/" + i0+"/name",schemaPath:"contract:/components/schemas/Repository/properties/name/type",keyword:"type",params:{type: "string"},schema:schema105.properties.name.type,parentSchema:schema105.properties.name,data:data3};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.description !== undefined){
let data4 = data0.description;
if(typeof data4 !== "string"){
const err3 = {instancePath:instancePath+"/" + i0+"/description",schemaPath:"contract:/components/schemas/Repository/properties/description/type",keyword:"type",params:{type: "string"},schema:schema105.properties.description.type,parentSchema:schema105.properties.description,data:data4};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.artifact_count !== undefined){
let data5 = data0.artifact_count;
if(!((typeof data5 === "number" && Number.isSafeInteger(data5) && !Object.is(data5, -0)) || (typeof data5 === "bigint" && data5 >= -9223372036854775808n && data5 <= 9223372036854775807n)) || (this && this.has(data0, "artifact_count")) || false){
const err4 = {instancePath:instancePath+"/" + i0+"/artifact_count",schemaPath:"contract:/components/schemas/Repository/properties/artifact_count/int64",keyword:"int64",params:{},schema:schema105.properties.artifact_count.int64,parentSchema:schema105.properties.artifact_count,data:data5};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.pull_count !== undefined){
let data6 = data0.pull_count;
if(!((typeof data6 === "number" && Number.isSafeInteger(data6) && !Object.is(data6, -0)) || (typeof data6 === "bigint" && data6 >= -9223372036854775808n && data6 <= 9223372036854775807n)) || (this && this.has(data0, "pull_count")) || false){
const err5 = {instancePath:instancePath+"/" + i0+"/pull_count",schemaPath:"contract:/components/schemas/Repository/properties/pull_count/int64",keyword:"int64",params:{},schema:schema105.properties.pull_count.int64,parentSchema:schema105.properties.pull_count,data:data6};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.creation_time !== undefined){
let data7 = data0.creation_time;
if((typeof data7 !== "string") && (data7 !== null)){
const err6 = {instancePath:instancePath+"/" + i0+"/creation_time",schemaPath:"contract:/components/schemas/Repository/properties/creation_time/type",keyword:"type",params:{type: schema105.properties.creation_time.type},schema:schema105.properties.creation_time.type,parentSchema:schema105.properties.creation_time,data:data7};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data7 === "string"){
if(!(formats0.test(data7))){
const err7 = {instancePath:instancePath+"/" + i0+"/creation_time",schemaPath:"contract:/components/schemas/Repository/properties/creation_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema105.properties.creation_time,data:data7};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data7.includes(":60")){
const next0 = Date.parse((data7).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err8 = {instancePath:instancePath+"/" + i0+"/creation_time",schemaPath:"contract:/components/schemas/Repository/properties/creation_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema105.properties.creation_time,data:data7};
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
if(data0.update_time !== undefined){
let data8 = data0.update_time;
if(typeof data8 === "string"){
if(!(formats0.test(data8))){
const err9 = {instancePath:instancePath+"/" + i0+"/update_time",schemaPath:"contract:/components/schemas/Repository/properties/update_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema105.properties.update_time,data:data8};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data8.includes(":60")){
const next1 = Date.parse((data8).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err10 = {instancePath:instancePath+"/" + i0+"/update_time",schemaPath:"contract:/components/schemas/Repository/properties/update_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema105.properties.update_time,data:data8};
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
const err11 = {instancePath:instancePath+"/" + i0+"/update_time",schemaPath:"contract:/components/schemas/Repository/properties/update_time/type",keyword:"type",params:{type: "string"},schema:schema105.properties.update_time.type,parentSchema:schema105.properties.update_time,data:data8};
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
const err12 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/Repository/type",keyword:"type",params:{type: "object"},schema:schema105.type,parentSchema:schema105,data:data0};
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
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema104.type,parentSchema:schema104,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v23 = validate47;
const schema106 = {"$id":"contract:/getRepository.200.body","$ref":"contract:/components/schemas/Repository"};

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
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 === "number" && Number.isSafeInteger(data0) && !Object.is(data0, -0)) || (typeof data0 === "bigint" && data0 >= -9223372036854775808n && data0 <= 9223372036854775807n)) || (this && this.has(data, "id")) || false){
const err0 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/Repository/properties/id/int64",keyword:"int64",params:{},schema:schema105.properties.id.int64,parentSchema:schema105.properties.id,data:data0};
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
const err1 = {instancePath:instancePath+"/project_id",schemaPath:"contract:/components/schemas/Repository/properties/project_id/int64",keyword:"int64",params:{},schema:schema105.properties.project_id.int64,parentSchema:schema105.properties.project_id,data:data1};
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
const err2 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/Repository/properties/name/type",keyword:"type",params:{type: "string"},schema:schema105.properties.name.type,parentSchema:schema105.properties.name,data:data2};
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
const err3 = {instancePath:instancePath+"/description",schemaPath:"contract:/components/schemas/Repository/properties/description/type",keyword:"type",params:{type: "string"},schema:schema105.properties.description.type,parentSchema:schema105.properties.description,data:data3};
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
const err4 = {instancePath:instancePath+"/artifact_count",schemaPath:"contract:/components/schemas/Repository/properties/artifact_count/int64",keyword:"int64",params:{},schema:schema105.properties.artifact_count.int64,parentSchema:schema105.properties.artifact_count,data:data4};
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
const err5 = {instancePath:instancePath+"/pull_count",schemaPath:"contract:/components/schemas/Repository/properties/pull_count/int64",keyword:"int64",params:{},schema:schema105.properties.pull_count.int64,parentSchema:schema105.properties.pull_count,data:data5};
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
const err6 = {instancePath:instancePath+"/creation_time",schemaPath:"contract:/components/schemas/Repository/properties/creation_time/type",keyword:"type",params:{type: schema105.properties.creation_time.type},schema:schema105.properties.creation_time.type,parentSchema:schema105.properties.creation_time,data:data6};
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
const err7 = {instancePath:instancePath+"/creation_time",schemaPath:"contract:/components/schemas/Repository/properties/creation_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema105.properties.creation_time,data:data6};
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
const err8 = {instancePath:instancePath+"/creation_time",schemaPath:"contract:/components/schemas/Repository/properties/creation_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema105.properties.creation_time,data:data6};
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
const err9 = {instancePath:instancePath+"/update_time",schemaPath:"contract:/components/schemas/Repository/properties/update_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema105.properties.update_time,data:data7};
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
const err10 = {instancePath:instancePath+"/update_time",schemaPath:"contract:/components/schemas/Repository/properties/update_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema105.properties.update_time,data:data7};
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
const err11 = {instancePath:instancePath+"/update_time",schemaPath:"contract:/components/schemas/Repository/properties/update_time/type",keyword:"type",params:{type: "string"},schema:schema105.properties.update_time.type,parentSchema:schema105.properties.update_time,data:data7};
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
const err12 = {instancePath,schemaPath:"contract:/components/schemas/Repository/type",keyword:"type",params:{type: "object"},schema:schema105.type,parentSchema:schema105,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate47.errors = vErrors;
return errors === 0;
}
validate47.evaluated = {"props":{"id":true,"project_id":true,"name":true,"description":true,"artifact_count":true,"pull_count":true,"creation_time":true,"update_time":true},"dynamicProps":false,"dynamicItems":false};

exports.v24 = validate48;
const schema108 = {"$id":"contract:/listArtifacts.200.body","type":"array","items":{"$ref":"contract:/components/schemas/Artifact"}};
const schema109 = {"$id":"contract:/components/schemas/Artifact","type":"object","properties":{"id":{"int64":{}},"type":{"type":"string"},"media_type":{"type":"string"},"manifest_media_type":{"type":"string"},"artifact_type":{"type":"string"},"project_id":{"int64":{}},"repository_id":{"int64":{}},"repository_name":{"type":"string"},"digest":{"type":"string"},"size":{"int64":{}},"icon":{"type":"string"},"push_time":{"type":"string","format":"date-time","leapSecond":"date-time"},"pull_time":{"type":"string","format":"date-time","leapSecond":"date-time"},"extra_attrs":{"$ref":"contract:/components/schemas/ExtraAttrs"},"annotations":{"$ref":"contract:/components/schemas/Annotations"},"references":{"type":"array","items":{"$ref":"contract:/components/schemas/Reference"}},"tags":{"type":"array","items":{"$ref":"contract:/components/schemas/Tag"}},"addition_links":{"$ref":"contract:/components/schemas/AdditionLinks"},"labels":{"type":"array","items":{"$ref":"contract:/components/schemas/Label"}},"scan_overview":{"$ref":"contract:/components/schemas/ScanOverview"},"sbom_overview":{"$ref":"contract:/components/schemas/SBOMOverview"},"accessories":{"type":"array","items":{"$ref":"contract:/components/schemas/Accessory"}},"inherited_accessories":{"type":"array","items":{"$ref":"contract:/components/schemas/Accessory"}}}};
const schema110 = {"$id":"contract:/components/schemas/ExtraAttrs","type":"object","additionalProperties":{"type":"object"}};
const schema111 = {"$id":"contract:/components/schemas/Annotations","type":"object","additionalProperties":{"type":"string"}};
const schema115 = {"$id":"contract:/components/schemas/Tag","type":"object","properties":{"id":{"int64":{}},"repository_id":{"int64":{}},"artifact_id":{"int64":{}},"name":{"type":"string"},"push_time":{"type":"string","format":"date-time","leapSecond":"date-time"},"pull_time":{"type":"string","format":"date-time","leapSecond":"date-time"},"immutable":{"type":"boolean"}}};
const schema118 = {"$id":"contract:/components/schemas/Label","type":"object","properties":{"id":{"int64":{}},"name":{"type":"string"},"description":{"type":"string"},"color":{"type":"string"},"scope":{"type":"string"},"project_id":{"int64":{}},"creation_time":{"type":"string","format":"date-time","leapSecond":"date-time"},"update_time":{"type":"string","format":"date-time","leapSecond":"date-time"}}};
const schema125 = {"$id":"contract:/components/schemas/Accessory","type":"object","properties":{"id":{"int64":{}},"artifact_id":{"int64":{}},"subject_artifact_id":{"int64":{}},"subject_artifact_digest":{"type":"string"},"subject_artifact_repo":{"type":"string"},"size":{"int64":{}},"digest":{"type":"string"},"type":{"type":"string"},"icon":{"type":"string"},"creation_time":{"type":"string","format":"date-time","leapSecond":"date-time"}}};
const schema112 = {"$id":"contract:/components/schemas/Reference","type":"object","properties":{"parent_id":{"int64":{}},"child_id":{"int64":{}},"child_digest":{"type":"string"},"platform":{"$ref":"contract:/components/schemas/Platform"},"annotations":{"$ref":"contract:/components/schemas/Annotations"},"urls":{"type":"array","items":{"type":"string"}}}};
const schema113 = {"$id":"contract:/components/schemas/Platform","type":"object","properties":{"architecture":{"type":"string"},"os":{"type":"string"},"'os.version'":{"type":"string"},"'os.features'":{"type":"array","items":{"type":"string"}},"variant":{"type":"string"}}};

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
if(data.parent_id !== undefined){
let data0 = data.parent_id;
if(!((typeof data0 === "number" && Number.isSafeInteger(data0) && !Object.is(data0, -0)) || (typeof data0 === "bigint" && data0 >= -9223372036854775808n && data0 <= 9223372036854775807n)) || (this && this.has(data, "parent_id")) || false){
const err0 = {instancePath:instancePath+"/parent_id",schemaPath:"#/properties/parent_id/int64",keyword:"int64",params:{},schema:schema112.properties.parent_id.int64,parentSchema:schema112.properties.parent_id,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.child_id !== undefined){
let data1 = data.child_id;
if(!((typeof data1 === "number" && Number.isSafeInteger(data1) && !Object.is(data1, -0)) || (typeof data1 === "bigint" && data1 >= -9223372036854775808n && data1 <= 9223372036854775807n)) || (this && this.has(data, "child_id")) || false){
const err1 = {instancePath:instancePath+"/child_id",schemaPath:"#/properties/child_id/int64",keyword:"int64",params:{},schema:schema112.properties.child_id.int64,parentSchema:schema112.properties.child_id,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.child_digest !== undefined){
let data2 = data.child_digest;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/child_digest",schemaPath:"#/properties/child_digest/type",keyword:"type",params:{type: "string"},schema:schema112.properties.child_digest.type,parentSchema:schema112.properties.child_digest,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.platform !== undefined){
let data3 = data.platform;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.architecture !== undefined){
let data4 = data3.architecture;
if(typeof data4 !== "string"){
const err3 = {instancePath:instancePath+"/platform/architecture",schemaPath:"contract:/components/schemas/Platform/properties/architecture/type",keyword:"type",params:{type: "string"},schema:schema113.properties.architecture.type,parentSchema:schema113.properties.architecture,data:data4};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data3.os !== undefined){
let data5 = data3.os;
if(typeof data5 !== "string"){
const err4 = {instancePath:instancePath+"/platform/os",schemaPath:"contract:/components/schemas/Platform/properties/os/type",keyword:"type",params:{type: "string"},schema:schema113.properties.os.type,parentSchema:schema113.properties.os,data:data5};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data3["'os.version'"] !== undefined){
let data6 = data3["'os.version'"];
if(typeof data6 !== "string"){
const err5 = {instancePath:instancePath+"/platform/'os.version'",schemaPath:"contract:/components/schemas/Platform/properties/'os.version'/type",keyword:"type",params:{type: "string"},schema:schema113.properties["'os.version'"].type,parentSchema:schema113.properties["'os.version'"],data:data6};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data3["'os.features'"] !== undefined){
let data7 = data3["'os.features'"];
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(typeof data8 !== "string"){
const err6 = {instancePath:instancePath+"/platform/'os.features'/" + i0,schemaPath:"contract:/components/schemas/Platform/properties/'os.features'/items/type",keyword:"type",params:{type: "string"},schema:schema113.properties["'os.features'"].items.type,parentSchema:schema113.properties["'os.features'"].items,data:data8};
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
const err7 = {instancePath:instancePath+"/platform/'os.features'",schemaPath:"contract:/components/schemas/Platform/properties/'os.features'/type",keyword:"type",params:{type: "array"},schema:schema113.properties["'os.features'"].type,parentSchema:schema113.properties["'os.features'"],data:data7};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data3.variant !== undefined){
let data9 = data3.variant;
if(typeof data9 !== "string"){
const err8 = {instancePath:instancePath+"/platform/variant",schemaPath:"contract:/components/schemas/Platform/properties/variant/type",keyword:"type",params:{type: "string"},schema:schema113.properties.variant.type,parentSchema:schema113.properties.variant,data:data9};
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
const err9 = {instancePath:instancePath+"/platform",schemaPath:"contract:/components/schemas/Platform/type",keyword:"type",params:{type: "object"},schema:schema113.type,parentSchema:schema113,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.annotations !== undefined){
let data10 = data.annotations;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const key0 in data10){
let data11 = data10[key0];
if(typeof data11 !== "string"){
const err10 = {instancePath:instancePath+"/annotations/" + runtime.escapeName(key0),schemaPath:"contract:/components/schemas/Annotations/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema111.additionalProperties.type,parentSchema:schema111.additionalProperties,data:data11};
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
const err11 = {instancePath:instancePath+"/annotations",schemaPath:"contract:/components/schemas/Annotations/type",keyword:"type",params:{type: "object"},schema:schema111.type,parentSchema:schema111,data:data10};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.urls !== undefined){
let data12 = data.urls;
if(Array.isArray(data12)){
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
let data13 = data12[i1];
if(typeof data13 !== "string"){
const err12 = {instancePath:instancePath+"/urls/" + i1,schemaPath:"#/properties/urls/items/type",keyword:"type",params:{type: "string"},schema:schema112.properties.urls.items.type,parentSchema:schema112.properties.urls.items,data:data13};
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
const err13 = {instancePath:instancePath+"/urls",schemaPath:"#/properties/urls/type",keyword:"type",params:{type: "array"},schema:schema112.properties.urls.type,parentSchema:schema112.properties.urls,data:data12};
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
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"props":{"parent_id":true,"child_id":true,"child_digest":true,"platform":true,"annotations":true,"urls":true},"dynamicProps":false,"dynamicItems":false};

const schema116 = {"$id":"contract:/components/schemas/AdditionLinks","type":"object","additionalProperties":{"$ref":"contract:/components/schemas/AdditionLink"}};
const schema117 = {"$id":"contract:/components/schemas/AdditionLink","type":"object","properties":{"href":{"type":"string"},"absolute":{"type":"boolean"}}};

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
for(const key0 in data){
let data0 = data[key0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.href !== undefined){
let data1 = data0.href;
if(typeof data1 !== "string"){
const err0 = {instancePath:instancePath+"/" + runtime.escapeName(key0)+"/href",schemaPath:"contract:/components/schemas/AdditionLink/properties/href/type",keyword:"type",params:{type: "string"},schema:schema117.properties.href.type,parentSchema:schema117.properties.href,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data0.absolute !== undefined){
let data2 = data0.absolute;
if(typeof data2 !== "boolean"){
const err1 = {instancePath:instancePath+"/" + runtime.escapeName(key0)+"/absolute",schemaPath:"contract:/components/schemas/AdditionLink/properties/absolute/type",keyword:"type",params:{type: "boolean"},schema:schema117.properties.absolute.type,parentSchema:schema117.properties.absolute,data:data2};
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
const err2 = {instancePath:instancePath+"/" + runtime.escapeName(key0),schemaPath:"contract:/components/schemas/AdditionLink/type",keyword:"type",params:{type: "object"},schema:schema117.type,parentSchema:schema117,data:data0};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema116.type,parentSchema:schema116,data};
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

const schema119 = {"$id":"contract:/components/schemas/ScanOverview","type":"object","additionalProperties":{"$ref":"contract:/components/schemas/NativeReportSummary"}};
const schema120 = {"$id":"contract:/components/schemas/NativeReportSummary","type":"object","properties":{"report_id":{"type":"string"},"scan_status":{"type":"string"},"severity":{"type":"string"},"duration":{"int64":{}},"summary":{"$ref":"contract:/components/schemas/VulnerabilitySummary"},"start_time":{"type":"string","format":"date-time","leapSecond":"date-time"},"end_time":{"type":"string","format":"date-time","leapSecond":"date-time"},"complete_percent":{"type":"integer","safeInteger":true},"scanner":{"$ref":"contract:/components/schemas/Scanner"}}};
const schema121 = {"$id":"contract:/components/schemas/VulnerabilitySummary","type":"object","properties":{"total":{"type":"integer","format":"int","safeInteger":true},"fixable":{"type":"integer","format":"int","safeInteger":true},"summary":{"type":"object","additionalProperties":{"type":"integer","format":"int","safeInteger":true}}}};
const schema122 = {"$id":"contract:/components/schemas/Scanner","type":"object","properties":{"name":{"type":"string"},"vendor":{"type":"string"},"version":{"type":"string"}}};

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
if(data.report_id !== undefined){
let data0 = data.report_id;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/report_id",schemaPath:"#/properties/report_id/type",keyword:"type",params:{type: "string"},schema:schema120.properties.report_id.type,parentSchema:schema120.properties.report_id,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.scan_status !== undefined){
let data1 = data.scan_status;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/scan_status",schemaPath:"#/properties/scan_status/type",keyword:"type",params:{type: "string"},schema:schema120.properties.scan_status.type,parentSchema:schema120.properties.scan_status,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.severity !== undefined){
let data2 = data.severity;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/severity",schemaPath:"#/properties/severity/type",keyword:"type",params:{type: "string"},schema:schema120.properties.severity.type,parentSchema:schema120.properties.severity,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.duration !== undefined){
let data3 = data.duration;
if(!((typeof data3 === "number" && Number.isSafeInteger(data3) && !Object.is(data3, -0)) || (typeof data3 === "bigint" && data3 >= -9223372036854775808n && data3 <= 9223372036854775807n)) || (this && this.has(data, "duration")) || false){
const err3 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/int64",keyword:"int64",params:{},schema:schema120.properties.duration.int64,parentSchema:schema120.properties.duration,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.summary !== undefined){
let data4 = data.summary;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.total !== undefined){
let data5 = data4.total;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err4 = {instancePath:instancePath+"/summary/total",schemaPath:"contract:/components/schemas/VulnerabilitySummary/properties/total/type",keyword:"type",params:{type: "integer"},schema:schema121.properties.total.type,parentSchema:schema121.properties.total,data:data5};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(Math.abs(data5) > 9007199254740991){
const err5 = {instancePath:instancePath+"/summary/total",schemaPath:"contract:/components/schemas/VulnerabilitySummary/properties/total/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema121.properties.total,data:data5};
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
if(data4.fixable !== undefined){
let data6 = data4.fixable;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err6 = {instancePath:instancePath+"/summary/fixable",schemaPath:"contract:/components/schemas/VulnerabilitySummary/properties/fixable/type",keyword:"type",params:{type: "integer"},schema:schema121.properties.fixable.type,parentSchema:schema121.properties.fixable,data:data6};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(Math.abs(data6) > 9007199254740991){
const err7 = {instancePath:instancePath+"/summary/fixable",schemaPath:"contract:/components/schemas/VulnerabilitySummary/properties/fixable/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema121.properties.fixable,data:data6};
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
if(data4.summary !== undefined){
let data7 = data4.summary;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key0 in data7){
let data8 = data7[key0];
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err8 = {instancePath:instancePath+"/summary/summary/" + runtime.escapeName(key0),schemaPath:"contract:/components/schemas/VulnerabilitySummary/properties/summary/additionalProperties/type",keyword:"type",params:{type: "integer"},schema:schema121.properties.summary.additionalProperties.type,parentSchema:schema121.properties.summary.additionalProperties,data:data8};
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
const err9 = {instancePath:instancePath+"/summary/summary/" + runtime.escapeName(key0),schemaPath:"contract:/components/schemas/VulnerabilitySummary/properties/summary/additionalProperties/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema121.properties.summary.additionalProperties,data:data8};
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
const err10 = {instancePath:instancePath+"/summary/summary",schemaPath:"contract:/components/schemas/VulnerabilitySummary/properties/summary/type",keyword:"type",params:{type: "object"},schema:schema121.properties.summary.type,parentSchema:schema121.properties.summary,data:data7};
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
const err11 = {instancePath:instancePath+"/summary",schemaPath:"contract:/components/schemas/VulnerabilitySummary/type",keyword:"type",params:{type: "object"},schema:schema121.type,parentSchema:schema121,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.start_time !== undefined){
let data9 = data.start_time;
if(typeof data9 === "string"){
if(!(formats0.test(data9))){
const err12 = {instancePath:instancePath+"/start_time",schemaPath:"#/properties/start_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema120.properties.start_time,data:data9};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data9.includes(":60")){
const next0 = Date.parse((data9).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err13 = {instancePath:instancePath+"/start_time",schemaPath:"#/properties/start_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema120.properties.start_time,data:data9};
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
const err14 = {instancePath:instancePath+"/start_time",schemaPath:"#/properties/start_time/type",keyword:"type",params:{type: "string"},schema:schema120.properties.start_time.type,parentSchema:schema120.properties.start_time,data:data9};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.end_time !== undefined){
let data10 = data.end_time;
if(typeof data10 === "string"){
if(!(formats0.test(data10))){
const err15 = {instancePath:instancePath+"/end_time",schemaPath:"#/properties/end_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema120.properties.end_time,data:data10};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data10.includes(":60")){
const next1 = Date.parse((data10).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err16 = {instancePath:instancePath+"/end_time",schemaPath:"#/properties/end_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema120.properties.end_time,data:data10};
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
const err17 = {instancePath:instancePath+"/end_time",schemaPath:"#/properties/end_time/type",keyword:"type",params:{type: "string"},schema:schema120.properties.end_time.type,parentSchema:schema120.properties.end_time,data:data10};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.complete_percent !== undefined){
let data11 = data.complete_percent;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err18 = {instancePath:instancePath+"/complete_percent",schemaPath:"#/properties/complete_percent/type",keyword:"type",params:{type: "integer"},schema:schema120.properties.complete_percent.type,parentSchema:schema120.properties.complete_percent,data:data11};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(Math.abs(data11) > 9007199254740991){
const err19 = {instancePath:instancePath+"/complete_percent",schemaPath:"#/properties/complete_percent/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema120.properties.complete_percent,data:data11};
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
if(data.scanner !== undefined){
let data12 = data.scanner;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.name !== undefined){
let data13 = data12.name;
if(typeof data13 !== "string"){
const err20 = {instancePath:instancePath+"/scanner/name",schemaPath:"contract:/components/schemas/Scanner/properties/name/type",keyword:"type",params:{type: "string"},schema:schema122.properties.name.type,parentSchema:schema122.properties.name,data:data13};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data12.vendor !== undefined){
let data14 = data12.vendor;
if(typeof data14 !== "string"){
const err21 = {instancePath:instancePath+"/scanner/vendor",schemaPath:"contract:/components/schemas/Scanner/properties/vendor/type",keyword:"type",params:{type: "string"},schema:schema122.properties.vendor.type,parentSchema:schema122.properties.vendor,data:data14};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data12.version !== undefined){
let data15 = data12.version;
if(typeof data15 !== "string"){
const err22 = {instancePath:instancePath+"/scanner/version",schemaPath:"contract:/components/schemas/Scanner/properties/version/type",keyword:"type",params:{type: "string"},schema:schema122.properties.version.type,parentSchema:schema122.properties.version,data:data15};
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
const err23 = {instancePath:instancePath+"/scanner",schemaPath:"contract:/components/schemas/Scanner/type",keyword:"type",params:{type: "object"},schema:schema122.type,parentSchema:schema122,data:data12};
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
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema120.type,parentSchema:schema120,data};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":{"report_id":true,"scan_status":true,"severity":true,"duration":true,"summary":true,"start_time":true,"end_time":true,"complete_percent":true,"scanner":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate55.call(this, data[key0], {instancePath:instancePath+"/" + runtime.escapeName(key0),parentData:data,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate55.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema119.type,parentSchema:schema119,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema123 = {"$id":"contract:/components/schemas/SBOMOverview","type":"object","properties":{"start_time":{"type":"string","format":"date-time","leapSecond":"date-time"},"end_time":{"type":"string","format":"date-time","leapSecond":"date-time"},"scan_status":{"type":"string"},"sbom_digest":{"type":"string"},"report_id":{"type":"string"},"duration":{"int64":{}},"scanner":{"$ref":"contract:/components/schemas/Scanner"}}};

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
if(data.start_time !== undefined){
let data0 = data.start_time;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err0 = {instancePath:instancePath+"/start_time",schemaPath:"#/properties/start_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema123.properties.start_time,data:data0};
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
const err1 = {instancePath:instancePath+"/start_time",schemaPath:"#/properties/start_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema123.properties.start_time,data:data0};
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
const err2 = {instancePath:instancePath+"/start_time",schemaPath:"#/properties/start_time/type",keyword:"type",params:{type: "string"},schema:schema123.properties.start_time.type,parentSchema:schema123.properties.start_time,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.end_time !== undefined){
let data1 = data.end_time;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err3 = {instancePath:instancePath+"/end_time",schemaPath:"#/properties/end_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema123.properties.end_time,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.includes(":60")){
const next1 = Date.parse((data1).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err4 = {instancePath:instancePath+"/end_time",schemaPath:"#/properties/end_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema123.properties.end_time,data:data1};
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
const err5 = {instancePath:instancePath+"/end_time",schemaPath:"#/properties/end_time/type",keyword:"type",params:{type: "string"},schema:schema123.properties.end_time.type,parentSchema:schema123.properties.end_time,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.scan_status !== undefined){
let data2 = data.scan_status;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/scan_status",schemaPath:"#/properties/scan_status/type",keyword:"type",params:{type: "string"},schema:schema123.properties.scan_status.type,parentSchema:schema123.properties.scan_status,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.sbom_digest !== undefined){
let data3 = data.sbom_digest;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/sbom_digest",schemaPath:"#/properties/sbom_digest/type",keyword:"type",params:{type: "string"},schema:schema123.properties.sbom_digest.type,parentSchema:schema123.properties.sbom_digest,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.report_id !== undefined){
let data4 = data.report_id;
if(typeof data4 !== "string"){
const err8 = {instancePath:instancePath+"/report_id",schemaPath:"#/properties/report_id/type",keyword:"type",params:{type: "string"},schema:schema123.properties.report_id.type,parentSchema:schema123.properties.report_id,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.duration !== undefined){
let data5 = data.duration;
if(!((typeof data5 === "number" && Number.isSafeInteger(data5) && !Object.is(data5, -0)) || (typeof data5 === "bigint" && data5 >= -9223372036854775808n && data5 <= 9223372036854775807n)) || (this && this.has(data, "duration")) || false){
const err9 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/int64",keyword:"int64",params:{},schema:schema123.properties.duration.int64,parentSchema:schema123.properties.duration,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.scanner !== undefined){
let data6 = data.scanner;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.name !== undefined){
let data7 = data6.name;
if(typeof data7 !== "string"){
const err10 = {instancePath:instancePath+"/scanner/name",schemaPath:"contract:/components/schemas/Scanner/properties/name/type",keyword:"type",params:{type: "string"},schema:schema122.properties.name.type,parentSchema:schema122.properties.name,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data6.vendor !== undefined){
let data8 = data6.vendor;
if(typeof data8 !== "string"){
const err11 = {instancePath:instancePath+"/scanner/vendor",schemaPath:"contract:/components/schemas/Scanner/properties/vendor/type",keyword:"type",params:{type: "string"},schema:schema122.properties.vendor.type,parentSchema:schema122.properties.vendor,data:data8};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data6.version !== undefined){
let data9 = data6.version;
if(typeof data9 !== "string"){
const err12 = {instancePath:instancePath+"/scanner/version",schemaPath:"contract:/components/schemas/Scanner/properties/version/type",keyword:"type",params:{type: "string"},schema:schema122.properties.version.type,parentSchema:schema122.properties.version,data:data9};
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
const err13 = {instancePath:instancePath+"/scanner",schemaPath:"contract:/components/schemas/Scanner/type",keyword:"type",params:{type: "object"},schema:schema122.type,parentSchema:schema122,data:data6};
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
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"props":{"start_time":true,"end_time":true,"scan_status":true,"sbom_digest":true,"report_id":true,"duration":true,"scanner":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 === "number" && Number.isSafeInteger(data0) && !Object.is(data0, -0)) || (typeof data0 === "bigint" && data0 >= -9223372036854775808n && data0 <= 9223372036854775807n)) || (this && this.has(data, "id")) || false){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/int64",keyword:"int64",params:{},schema:schema109.properties.id.int64,parentSchema:schema109.properties.id,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema109.properties.type.type,parentSchema:schema109.properties.type,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.media_type !== undefined){
let data2 = data.media_type;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/media_type",schemaPath:"#/properties/media_type/type",keyword:"type",params:{type: "string"},schema:schema109.properties.media_type.type,parentSchema:schema109.properties.media_type,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.manifest_media_type !== undefined){
let data3 = data.manifest_media_type;
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/manifest_media_type",schemaPath:"#/properties/manifest_media_type/type",keyword:"type",params:{type: "string"},schema:schema109.properties.manifest_media_type.type,parentSchema:schema109.properties.manifest_media_type,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.artifact_type !== undefined){
let data4 = data.artifact_type;
if(typeof data4 !== "string"){
const err4 = {instancePath:instancePath+"/artifact_type",schemaPath:"#/properties/artifact_type/type",keyword:"type",params:{type: "string"},schema:schema109.properties.artifact_type.type,parentSchema:schema109.properties.artifact_type,data:data4};
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
const err5 = {instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/int64",keyword:"int64",params:{},schema:schema109.properties.project_id.int64,parentSchema:schema109.properties.project_id,data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.repository_id !== undefined){
let data6 = data.repository_id;
if(!((typeof data6 === "number" && Number.isSafeInteger(data6) && !Object.is(data6, -0)) || (typeof data6 === "bigint" && data6 >= -9223372036854775808n && data6 <= 9223372036854775807n)) || (this && this.has(data, "repository_id")) || false){
const err6 = {instancePath:instancePath+"/repository_id",schemaPath:"#/properties/repository_id/int64",keyword:"int64",params:{},schema:schema109.properties.repository_id.int64,parentSchema:schema109.properties.repository_id,data:data6};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.repository_name !== undefined){
let data7 = data.repository_name;
if(typeof data7 !== "string"){
const err7 = {instancePath:instancePath+"/repository_name",schemaPath:"#/properties/repository_name/type",keyword:"type",params:{type: "string"},schema:schema109.properties.repository_name.type,parentSchema:schema109.properties.repository_name,data:data7};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.digest !== undefined){
let data8 = data.digest;
if(typeof data8 !== "string"){
const err8 = {instancePath:instancePath+"/digest",schemaPath:"#/properties/digest/type",keyword:"type",params:{type: "string"},schema:schema109.properties.digest.type,parentSchema:schema109.properties.digest,data:data8};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.size !== undefined){
let data9 = data.size;
if(!((typeof data9 === "number" && Number.isSafeInteger(data9) && !Object.is(data9, -0)) || (typeof data9 === "bigint" && data9 >= -9223372036854775808n && data9 <= 9223372036854775807n)) || (this && this.has(data, "size")) || false){
const err9 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/int64",keyword:"int64",params:{},schema:schema109.properties.size.int64,parentSchema:schema109.properties.size,data:data9};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.icon !== undefined){
let data10 = data.icon;
if(typeof data10 !== "string"){
const err10 = {instancePath:instancePath+"/icon",schemaPath:"#/properties/icon/type",keyword:"type",params:{type: "string"},schema:schema109.properties.icon.type,parentSchema:schema109.properties.icon,data:data10};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.push_time !== undefined){
let data11 = data.push_time;
if(typeof data11 === "string"){
if(!(formats0.test(data11))){
const err11 = {instancePath:instancePath+"/push_time",schemaPath:"#/properties/push_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema109.properties.push_time,data:data11};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data11.includes(":60")){
const next0 = Date.parse((data11).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err12 = {instancePath:instancePath+"/push_time",schemaPath:"#/properties/push_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema109.properties.push_time,data:data11};
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
const err13 = {instancePath:instancePath+"/push_time",schemaPath:"#/properties/push_time/type",keyword:"type",params:{type: "string"},schema:schema109.properties.push_time.type,parentSchema:schema109.properties.push_time,data:data11};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.pull_time !== undefined){
let data12 = data.pull_time;
if(typeof data12 === "string"){
if(!(formats0.test(data12))){
const err14 = {instancePath:instancePath+"/pull_time",schemaPath:"#/properties/pull_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema109.properties.pull_time,data:data12};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data12.includes(":60")){
const next1 = Date.parse((data12).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err15 = {instancePath:instancePath+"/pull_time",schemaPath:"#/properties/pull_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema109.properties.pull_time,data:data12};
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
const err16 = {instancePath:instancePath+"/pull_time",schemaPath:"#/properties/pull_time/type",keyword:"type",params:{type: "string"},schema:schema109.properties.pull_time.type,parentSchema:schema109.properties.pull_time,data:data12};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.extra_attrs !== undefined){
let data13 = data.extra_attrs;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
for(const key0 in data13){
let data14 = data13[key0];
if(!(data14 && typeof data14 == "object" && !Array.isArray(data14))){
const err17 = {instancePath:instancePath+"/extra_attrs/" + runtime.escapeName(key0),schemaPath:"contract:/components/schemas/ExtraAttrs/additionalProperties/type",keyword:"type",params:{type: "object"},schema:schema110.additionalProperties.type,parentSchema:schema110.additionalProperties,data:data14};
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
const err18 = {instancePath:instancePath+"/extra_attrs",schemaPath:"contract:/components/schemas/ExtraAttrs/type",keyword:"type",params:{type: "object"},schema:schema110.type,parentSchema:schema110,data:data13};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.annotations !== undefined){
let data15 = data.annotations;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
for(const key1 in data15){
let data16 = data15[key1];
if(typeof data16 !== "string"){
const err19 = {instancePath:instancePath+"/annotations/" + runtime.escapeName(key1),schemaPath:"contract:/components/schemas/Annotations/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema111.additionalProperties.type,parentSchema:schema111.additionalProperties,data:data16};
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
const err20 = {instancePath:instancePath+"/annotations",schemaPath:"contract:/components/schemas/Annotations/type",keyword:"type",params:{type: "object"},schema:schema111.type,parentSchema:schema111,data:data15};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.references !== undefined){
let data17 = data.references;
if(Array.isArray(data17)){
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
if(!(validate50.call(this, data17[i0], {instancePath:instancePath+"/references/" + i0,parentData:data17,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate50.errors);
errors = vErrors.length;
}
}
}
else {
const err21 = {instancePath:instancePath+"/references",schemaPath:"#/properties/references/type",keyword:"type",params:{type: "array"},schema:schema109.properties.references.type,parentSchema:schema109.properties.references,data:data17};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.tags !== undefined){
let data19 = data.tags;
if(Array.isArray(data19)){
const len1 = data19.length;
for(let i1=0; i1<len1; i1++){
let data20 = data19[i1];
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.id !== undefined){
let data21 = data20.id;
if(!((typeof data21 === "number" && Number.isSafeInteger(data21) && !Object.is(data21, -0)) || (typeof data21 === "bigint" && data21 >= -9223372036854775808n && data21 <= 9223372036854775807n)) || (this && this.has(data20, "id")) || false){
const err22 = {instancePath:instancePath+"/tags/" + i1+"/id",schemaPath:"contract:/components/schemas/Tag/properties/id/int64",keyword:"int64",params:{},schema:schema115.properties.id.int64,parentSchema:schema115.properties.id,data:data21};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data20.repository_id !== undefined){
let data22 = data20.repository_id;
if(!((typeof data22 === "number" && Number.isSafeInteger(data22) && !Object.is(data22, -0)) || (typeof data22 === "bigint" && data22 >= -9223372036854775808n && data22 <= 9223372036854775807n)) || (this && this.has(data20, "repository_id")) || false){
const err23 = {instancePath:instancePath+"/tags/" + i1+"/repository_id",schemaPath:"contract:/components/schemas/Tag/properties/repository_id/int64",keyword:"int64",params:{},schema:schema115.properties.repository_id.int64,parentSchema:schema115.properties.repository_id,data:data22};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data20.artifact_id !== undefined){
let data23 = data20.artifact_id;
if(!((typeof data23 === "number" && Number.isSafeInteger(data23) && !Object.is(data23, -0)) || (typeof data23 === "bigint" && data23 >= -9223372036854775808n && data23 <= 9223372036854775807n)) || (this && this.has(data20, "artifact_id")) || false){
const err24 = {instancePath:instancePath+"/tags/" + i1+"/artifact_id",schemaPath:"contract:/components/schemas/Tag/properties/artifact_id/int64",keyword:"int64",params:{},schema:schema115.properties.artifact_id.int64,parentSchema:schema115.properties.artifact_id,data:data23};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data20.name !== undefined){
let data24 = data20.name;
if(typeof data24 !== "string"){
const err25 = {instancePath:instancePath+"/tags/" + i1+"/name",schemaPath:"contract:/components/schemas/Tag/properties/name/type",keyword:"type",params:{type: "string"},schema:schema115.properties.name.type,parentSchema:schema115.properties.name,data:data24};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data20.push_time !== undefined){
let data25 = data20.push_time;
if(typeof data25 === "string"){
if(!(formats0.test(data25))){
const err26 = {instancePath:instancePath+"/tags/" + i1+"/push_time",schemaPath:"contract:/components/schemas/Tag/properties/push_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema115.properties.push_time,data:data25};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data25.includes(":60")){
const next2 = Date.parse((data25).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next2 % 86400000 !== 0 || new Date(next2).getUTCDate() !== 1){
const err27 = {instancePath:instancePath+"/tags/" + i1+"/push_time",schemaPath:"contract:/components/schemas/Tag/properties/push_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema115.properties.push_time,data:data25};
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
const err28 = {instancePath:instancePath+"/tags/" + i1+"/push_time",schemaPath:"contract:/components/schemas/Tag/properties/push_time/type",keyword:"type",params:{type: "string"},schema:schema115.properties.push_time.type,parentSchema:schema115.properties.push_time,data:data25};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data20.pull_time !== undefined){
let data26 = data20.pull_time;
if(typeof data26 === "string"){
if(!(formats0.test(data26))){
const err29 = {instancePath:instancePath+"/tags/" + i1+"/pull_time",schemaPath:"contract:/components/schemas/Tag/properties/pull_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema115.properties.pull_time,data:data26};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data26.includes(":60")){
const next3 = Date.parse((data26).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next3 % 86400000 !== 0 || new Date(next3).getUTCDate() !== 1){
const err30 = {instancePath:instancePath+"/tags/" + i1+"/pull_time",schemaPath:"contract:/components/schemas/Tag/properties/pull_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema115.properties.pull_time,data:data26};
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
const err31 = {instancePath:instancePath+"/tags/" + i1+"/pull_time",schemaPath:"contract:/components/schemas/Tag/properties/pull_time/type",keyword:"type",params:{type: "string"},schema:schema115.properties.pull_time.type,parentSchema:schema115.properties.pull_time,data:data26};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data20.immutable !== undefined){
let data27 = data20.immutable;
if(typeof data27 !== "boolean"){
const err32 = {instancePath:instancePath+"/tags/" + i1+"/immutable",schemaPath:"contract:/components/schemas/Tag/properties/immutable/type",keyword:"type",params:{type: "boolean"},schema:schema115.properties.immutable.type,parentSchema:schema115.properties.immutable,data:data27};
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
const err33 = {instancePath:instancePath+"/tags/" + i1,schemaPath:"contract:/components/schemas/Tag/type",keyword:"type",params:{type: "object"},schema:schema115.type,parentSchema:schema115,data:data20};
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
const err34 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},schema:schema109.properties.tags.type,parentSchema:schema109.properties.tags,data:data19};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.addition_links !== undefined){
if(!(validate52.call(this, data.addition_links, {instancePath:instancePath+"/addition_links",parentData:data,parentDataProperty:"addition_links",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate52.errors);
errors = vErrors.length;
}
}
if(data.labels !== undefined){
let data29 = data.labels;
if(Array.isArray(data29)){
const len2 = data29.length;
for(let i2=0; i2<len2; i2++){
let data30 = data29[i2];
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
if(data30.id !== undefined){
let data31 = data30.id;
if(!((typeof data31 === "number" && Number.isSafeInteger(data31) && !Object.is(data31, -0)) || (typeof data31 === "bigint" && data31 >= -9223372036854775808n && data31 <= 9223372036854775807n)) || (this && this.has(data30, "id")) || false){
const err35 = {instancePath:instancePath+"/labels/" + i2+"/id",schemaPath:"contract:/components/schemas/Label/properties/id/int64",keyword:"int64",params:{},schema:schema118.properties.id.int64,parentSchema:schema118.properties.id,data:data31};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data30.name !== undefined){
let data32 = data30.name;
if(typeof data32 !== "string"){
const err36 = {instancePath:instancePath+"/labels/" + i2+"/name",schemaPath:"contract:/components/schemas/Label/properties/name/type",keyword:"type",params:{type: "string"},schema:schema118.properties.name.type,parentSchema:schema118.properties.name,data:data32};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data30.description !== undefined){
let data33 = data30.description;
if(typeof data33 !== "string"){
const err37 = {instancePath:instancePath+"/labels/" + i2+"/description",schemaPath:"contract:/components/schemas/Label/properties/description/type",keyword:"type",params:{type: "string"},schema:schema118.properties.description.type,parentSchema:schema118.properties.description,data:data33};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data30.color !== undefined){
let data34 = data30.color;
if(typeof data34 !== "string"){
const err38 = {instancePath:instancePath+"/labels/" + i2+"/color",schemaPath:"contract:/components/schemas/Label/properties/color/type",keyword:"type",params:{type: "string"},schema:schema118.properties.color.type,parentSchema:schema118.properties.color,data:data34};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data30.scope !== undefined){
let data35 = data30.scope;
if(typeof data35 !== "string"){
const err39 = {instancePath:instancePath+"/labels/" + i2+"/scope",schemaPath:"contract:/components/schemas/Label/properties/scope/type",keyword:"type",params:{type: "string"},schema:schema118.properties.scope.type,parentSchema:schema118.properties.scope,data:data35};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data30.project_id !== undefined){
let data36 = data30.project_id;
if(!((typeof data36 === "number" && Number.isSafeInteger(data36) && !Object.is(data36, -0)) || (typeof data36 === "bigint" && data36 >= -9223372036854775808n && data36 <= 9223372036854775807n)) || (this && this.has(data30, "project_id")) || false){
const err40 = {instancePath:instancePath+"/labels/" + i2+"/project_id",schemaPath:"contract:/components/schemas/Label/properties/project_id/int64",keyword:"int64",params:{},schema:schema118.properties.project_id.int64,parentSchema:schema118.properties.project_id,data:data36};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data30.creation_time !== undefined){
let data37 = data30.creation_time;
if(typeof data37 === "string"){
if(!(formats0.test(data37))){
const err41 = {instancePath:instancePath+"/labels/" + i2+"/creation_time",schemaPath:"contract:/components/schemas/Label/properties/creation_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema118.properties.creation_time,data:data37};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data37.includes(":60")){
const next4 = Date.parse((data37).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next4 % 86400000 !== 0 || new Date(next4).getUTCDate() !== 1){
const err42 = {instancePath:instancePath+"/labels/" + i2+"/creation_time",schemaPath:"contract:/components/schemas/Label/properties/creation_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema118.properties.creation_time,data:data37};
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
const err43 = {instancePath:instancePath+"/labels/" + i2+"/creation_time",schemaPath:"contract:/components/schemas/Label/properties/creation_time/type",keyword:"type",params:{type: "string"},schema:schema118.properties.creation_time.type,parentSchema:schema118.properties.creation_time,data:data37};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data30.update_time !== undefined){
let data38 = data30.update_time;
if(typeof data38 === "string"){
if(!(formats0.test(data38))){
const err44 = {instancePath:instancePath+"/labels/" + i2+"/update_time",schemaPath:"contract:/components/schemas/Label/properties/update_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema118.properties.update_time,data:data38};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data38.includes(":60")){
const next5 = Date.parse((data38).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next5 % 86400000 !== 0 || new Date(next5).getUTCDate() !== 1){
const err45 = {instancePath:instancePath+"/labels/" + i2+"/update_time",schemaPath:"contract:/components/schemas/Label/properties/update_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema118.properties.update_time,data:data38};
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
const err46 = {instancePath:instancePath+"/labels/" + i2+"/update_time",schemaPath:"contract:/components/schemas/Label/properties/update_time/type",keyword:"type",params:{type: "string"},schema:schema118.properties.update_time.type,parentSchema:schema118.properties.update_time,data:data38};
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
const err47 = {instancePath:instancePath+"/labels/" + i2,schemaPath:"contract:/components/schemas/Label/type",keyword:"type",params:{type: "object"},schema:schema118.type,parentSchema:schema118,data:data30};
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
const err48 = {instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type: "array"},schema:schema109.properties.labels.type,parentSchema:schema109.properties.labels,data:data29};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.scan_overview !== undefined){
if(!(validate54.call(this, data.scan_overview, {instancePath:instancePath+"/scan_overview",parentData:data,parentDataProperty:"scan_overview",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate54.errors);
errors = vErrors.length;
}
}
if(data.sbom_overview !== undefined){
if(!(validate58.call(this, data.sbom_overview, {instancePath:instancePath+"/sbom_overview",parentData:data,parentDataProperty:"sbom_overview",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data.accessories !== undefined){
let data41 = data.accessories;
if(Array.isArray(data41)){
const len3 = data41.length;
for(let i3=0; i3<len3; i3++){
let data42 = data41[i3];
if(data42 && typeof data42 == "object" && !Array.isArray(data42)){
if(data42.id !== undefined){
let data43 = data42.id;
if(!((typeof data43 === "number" && Number.isSafeInteger(data43) && !Object.is(data43, -0)) || (typeof data43 === "bigint" && data43 >= -9223372036854775808n && data43 <= 9223372036854775807n)) || (this && this.has(data42, "id")) || false){
const err49 = {instancePath:instancePath+"/accessories/" + i3+"/id",schemaPath:"contract:/components/schemas/Accessory/properties/id/int64",keyword:"int64",params:{},schema:schema125.properties.id.int64,parentSchema:schema125.properties.id,data:data43};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data42.artifact_id !== undefined){
let data44 = data42.artifact_id;
if(!((typeof data44 === "number" && Number.isSafeInteger(data44) && !Object.is(data44, -0)) || (typeof data44 === "bigint" && data44 >= -9223372036854775808n && data44 <= 9223372036854775807n)) || (this && this.has(data42, "artifact_id")) || false){
const err50 = {instancePath:instancePath+"/accessories/" + i3+"/artifact_id",schemaPath:"contract:/components/schemas/Accessory/properties/artifact_id/int64",keyword:"int64",params:{},schema:schema125.properties.artifact_id.int64,parentSchema:schema125.properties.artifact_id,data:data44};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data42.subject_artifact_id !== undefined){
let data45 = data42.subject_artifact_id;
if(!((typeof data45 === "number" && Number.isSafeInteger(data45) && !Object.is(data45, -0)) || (typeof data45 === "bigint" && data45 >= -9223372036854775808n && data45 <= 9223372036854775807n)) || (this && this.has(data42, "subject_artifact_id")) || false){
const err51 = {instancePath:instancePath+"/accessories/" + i3+"/subject_artifact_id",schemaPath:"contract:/components/schemas/Accessory/properties/subject_artifact_id/int64",keyword:"int64",params:{},schema:schema125.properties.subject_artifact_id.int64,parentSchema:schema125.properties.subject_artifact_id,data:data45};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data42.subject_artifact_digest !== undefined){
let data46 = data42.subject_artifact_digest;
if(typeof data46 !== "string"){
const err52 = {instancePath:instancePath+"/accessories/" + i3+"/subject_artifact_digest",schemaPath:"contract:/components/schemas/Accessory/properties/subject_artifact_digest/type",keyword:"type",params:{type: "string"},schema:schema125.properties.subject_artifact_digest.type,parentSchema:schema125.properties.subject_artifact_digest,data:data46};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data42.subject_artifact_repo !== undefined){
let data47 = data42.subject_artifact_repo;
if(typeof data47 !== "string"){
const err53 = {instancePath:instancePath+"/accessories/" + i3+"/subject_artifact_repo",schemaPath:"contract:/components/schemas/Accessory/properties/subject_artifact_repo/type",keyword:"type",params:{type: "string"},schema:schema125.properties.subject_artifact_repo.type,parentSchema:schema125.properties.subject_artifact_repo,data:data47};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data42.size !== undefined){
let data48 = data42.size;
if(!((typeof data48 === "number" && Number.isSafeInteger(data48) && !Object.is(data48, -0)) || (typeof data48 === "bigint" && data48 >= -9223372036854775808n && data48 <= 9223372036854775807n)) || (this && this.has(data42, "size")) || false){
const err54 = {instancePath:instancePath+"/accessories/" + i3+"/size",schemaPath:"contract:/components/schemas/Accessory/properties/size/int64",keyword:"int64",params:{},schema:schema125.properties.size.int64,parentSchema:schema125.properties.size,data:data48};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data42.digest !== undefined){
let data49 = data42.digest;
if(typeof data49 !== "string"){
const err55 = {instancePath:instancePath+"/accessories/" + i3+"/digest",schemaPath:"contract:/components/schemas/Accessory/properties/digest/type",keyword:"type",params:{type: "string"},schema:schema125.properties.digest.type,parentSchema:schema125.properties.digest,data:data49};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data42.type !== undefined){
let data50 = data42.type;
if(typeof data50 !== "string"){
const err56 = {instancePath:instancePath+"/accessories/" + i3+"/type",schemaPath:"contract:/components/schemas/Accessory/properties/type/type",keyword:"type",params:{type: "string"},schema:schema125.properties.type.type,parentSchema:schema125.properties.type,data:data50};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data42.icon !== undefined){
let data51 = data42.icon;
if(typeof data51 !== "string"){
const err57 = {instancePath:instancePath+"/accessories/" + i3+"/icon",schemaPath:"contract:/components/schemas/Accessory/properties/icon/type",keyword:"type",params:{type: "string"},schema:schema125.properties.icon.type,parentSchema:schema125.properties.icon,data:data51};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data42.creation_time !== undefined){
let data52 = data42.creation_time;
if(typeof data52 === "string"){
if(!(formats0.test(data52))){
const err58 = {instancePath:instancePath+"/accessories/" + i3+"/creation_time",schemaPath:"contract:/components/schemas/Accessory/properties/creation_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema125.properties.creation_time,data:data52};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(data52.includes(":60")){
const next6 = Date.parse((data52).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next6 % 86400000 !== 0 || new Date(next6).getUTCDate() !== 1){
const err59 = {instancePath:instancePath+"/accessories/" + i3+"/creation_time",schemaPath:"contract:/components/schemas/Accessory/properties/creation_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema125.properties.creation_time,data:data52};
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
const err60 = {instancePath:instancePath+"/accessories/" + i3+"/creation_time",schemaPath:"contract:/components/schemas/Accessory/properties/creation_time/type",keyword:"type",params:{type: "string"},schema:schema125.properties.creation_time.type,parentSchema:schema125.properties.creation_time,data:data52};
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
const err61 = {instancePath:instancePath+"/accessories/" + i3,schemaPath:"contract:/components/schemas/Accessory/type",keyword:"type",params:{type: "object"},schema:schema125.type,parentSchema:schema125,data:data42};
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
const err62 = {instancePath:instancePath+"/accessories",schemaPath:"#/properties/accessories/type",keyword:"type",params:{type: "array"},schema:schema109.properties.accessories.type,parentSchema:schema109.properties.accessories,data:data41};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data.inherited_accessories !== undefined){
let data53 = data.inherited_accessories;
if(Array.isArray(data53)){
const len4 = data53.length;
for(let i4=0; i4<len4; i4++){
let data54 = data53[i4];
if(data54 && typeof data54 == "object" && !Array.isArray(data54)){
if(data54.id !== undefined){
let data55 = data54.id;
if(!((typeof data55 === "number" && Number.isSafeInteger(data55) && !Object.is(data55, -0)) || (typeof data55 === "bigint" && data55 >= -9223372036854775808n && data55 <= 9223372036854775807n)) || (this && this.has(data54, "id")) || false){
const err63 = {instancePath:instancePath+"/inherited_accessories/" + i4+"/id",schemaPath:"contract:/components/schemas/Accessory/properties/id/int64",keyword:"int64",params:{},schema:schema125.properties.id.int64,parentSchema:schema125.properties.id,data:data55};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data54.artifact_id !== undefined){
let data56 = data54.artifact_id;
if(!((typeof data56 === "number" && Number.isSafeInteger(data56) && !Object.is(data56, -0)) || (typeof data56 === "bigint" && data56 >= -9223372036854775808n && data56 <= 9223372036854775807n)) || (this && this.has(data54, "artifact_id")) || false){
const err64 = {instancePath:instancePath+"/inherited_accessories/" + i4+"/artifact_id",schemaPath:"contract:/components/schemas/Accessory/properties/artifact_id/int64",keyword:"int64",params:{},schema:schema125.properties.artifact_id.int64,parentSchema:schema125.properties.artifact_id,data:data56};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data54.subject_artifact_id !== undefined){
let data57 = data54.subject_artifact_id;
if(!((typeof data57 === "number" && Number.isSafeInteger(data57) && !Object.is(data57, -0)) || (typeof data57 === "bigint" && data57 >= -9223372036854775808n && data57 <= 9223372036854775807n)) || (this && this.has(data54, "subject_artifact_id")) || false){
const err65 = {instancePath:instancePath+"/inherited_accessories/" + i4+"/subject_artifact_id",schemaPath:"contract:/components/schemas/Accessory/properties/subject_artifact_id/int64",keyword:"int64",params:{},schema:schema125.properties.subject_artifact_id.int64,parentSchema:schema125.properties.subject_artifact_id,data:data57};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data54.subject_artifact_digest !== undefined){
let data58 = data54.subject_artifact_digest;
if(typeof data58 !== "string"){
const err66 = {instancePath:instancePath+"/inherited_accessories/" + i4+"/subject_artifact_digest",schemaPath:"contract:/components/schemas/Accessory/properties/subject_artifact_digest/type",keyword:"type",params:{type: "string"},schema:schema125.properties.subject_artifact_digest.type,parentSchema:schema125.properties.subject_artifact_digest,data:data58};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data54.subject_artifact_repo !== undefined){
let data59 = data54.subject_artifact_repo;
if(typeof data59 !== "string"){
const err67 = {instancePath:instancePath+"/inherited_accessories/" + i4+"/subject_artifact_repo",schemaPath:"contract:/components/schemas/Accessory/properties/subject_artifact_repo/type",keyword:"type",params:{type: "string"},schema:schema125.properties.subject_artifact_repo.type,parentSchema:schema125.properties.subject_artifact_repo,data:data59};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data54.size !== undefined){
let data60 = data54.size;
if(!((typeof data60 === "number" && Number.isSafeInteger(data60) && !Object.is(data60, -0)) || (typeof data60 === "bigint" && data60 >= -9223372036854775808n && data60 <= 9223372036854775807n)) || (this && this.has(data54, "size")) || false){
const err68 = {instancePath:instancePath+"/inherited_accessories/" + i4+"/size",schemaPath:"contract:/components/schemas/Accessory/properties/size/int64",keyword:"int64",params:{},schema:schema125.properties.size.int64,parentSchema:schema125.properties.size,data:data60};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data54.digest !== undefined){
let data61 = data54.digest;
if(typeof data61 !== "string"){
const err69 = {instancePath:instancePath+"/inherited_accessories/" + i4+"/digest",schemaPath:"contract:/components/schemas/Accessory/properties/digest/type",keyword:"type",params:{type: "string"},schema:schema125.properties.digest.type,parentSchema:schema125.properties.digest,data:data61};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data54.type !== undefined){
let data62 = data54.type;
if(typeof data62 !== "string"){
const err70 = {instancePath:instancePath+"/inherited_accessories/" + i4+"/type",schemaPath:"contract:/components/schemas/Accessory/properties/type/type",keyword:"type",params:{type: "string"},schema:schema125.properties.type.type,parentSchema:schema125.properties.type,data:data62};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data54.icon !== undefined){
let data63 = data54.icon;
if(typeof data63 !== "string"){
const err71 = {instancePath:instancePath+"/inherited_accessories/" + i4+"/icon",schemaPath:"contract:/components/schemas/Accessory/properties/icon/type",keyword:"type",params:{type: "string"},schema:schema125.properties.icon.type,parentSchema:schema125.properties.icon,data:data63};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data54.creation_time !== undefined){
let data64 = data54.creation_time;
if(typeof data64 === "string"){
if(!(formats0.test(data64))){
const err72 = {instancePath:instancePath+"/inherited_accessories/" + i4+"/creation_time",schemaPath:"contract:/components/schemas/Accessory/properties/creation_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema125.properties.creation_time,data:data64};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(data64.includes(":60")){
const next7 = Date.parse((data64).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next7 % 86400000 !== 0 || new Date(next7).getUTCDate() !== 1){
const err73 = {instancePath:instancePath+"/inherited_accessories/" + i4+"/creation_time",schemaPath:"contract:/components/schemas/Accessory/properties/creation_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema125.properties.creation_time,data:data64};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
}
else {
const err74 = {instancePath:instancePath+"/inherited_accessories/" + i4+"/creation_time",schemaPath:"contract:/components/schemas/Accessory/properties/creation_time/type",keyword:"type",params:{type: "string"},schema:schema125.properties.creation_time.type,parentSchema:schema125.properties.creation_time,data:data64};
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
else {
const err75 = {instancePath:instancePath+"/inherited_accessories/" + i4,schemaPath:"contract:/components/schemas/Accessory/type",keyword:"type",params:{type: "object"},schema:schema125.type,parentSchema:schema125,data:data54};
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
else {
const err76 = {instancePath:instancePath+"/inherited_accessories",schemaPath:"#/properties/inherited_accessories/type",keyword:"type",params:{type: "array"},schema:schema109.properties.inherited_accessories.type,parentSchema:schema109.properties.inherited_accessories,data:data53};
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
const err77 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema109.type,parentSchema:schema109,data};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
validate49.errors = vErrors;
return errors === 0;
}
validate49.evaluated = {"props":{"id":true,"type":true,"media_type":true,"manifest_media_type":true,"artifact_type":true,"project_id":true,"repository_id":true,"repository_name":true,"digest":true,"size":true,"icon":true,"push_time":true,"pull_time":true,"extra_attrs":true,"annotations":true,"references":true,"tags":true,"addition_links":true,"labels":true,"scan_overview":true,"sbom_overview":true,"accessories":true,"inherited_accessories":true},"dynamicProps":false,"dynamicItems":false};


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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate49.call(this, data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate49.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema108.type,parentSchema:schema108,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate48.errors = vErrors;
return errors === 0;
}
validate48.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v25 = validate61;
const schema127 = {"$id":"contract:/getArtifact.200.body","$ref":"contract:/components/schemas/Artifact"};

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
if(!(validate49.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate49.errors);
errors = vErrors.length;
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"props":{"id":true,"type":true,"media_type":true,"manifest_media_type":true,"artifact_type":true,"project_id":true,"repository_id":true,"repository_name":true,"digest":true,"size":true,"icon":true,"push_time":true,"pull_time":true,"extra_attrs":true,"annotations":true,"references":true,"tags":true,"addition_links":true,"labels":true,"scan_overview":true,"sbom_overview":true,"accessories":true,"inherited_accessories":true},"dynamicProps":false,"dynamicItems":false};

exports.v26 = validate63;
const schema128 = {"$id":"contract:/getReportLog.200.body","type":"string"};

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
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema128.type,parentSchema:schema128,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"dynamicProps":false,"dynamicItems":false};

exports.v27 = validate64;
const schema129 = {"$id":"contract:/listTags.200.body","type":"array","items":{"$ref":"contract:/components/schemas/Tag"}};

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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id !== undefined){
let data1 = data0.id;
if(!((typeof data1 === "number" && Number.isSafeInteger(data1) && !Object.is(data1, -0)) || (typeof data1 === "bigint" && data1 >= -9223372036854775808n && data1 <= 9223372036854775807n)) || (this && this.has(data0, "id")) || false){
const err0 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"contract:/components/schemas/Tag/properties/id/int64",keyword:"int64",params:{},schema:schema115.properties.id.int64,parentSchema:schema115.properties.id,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data0.repository_id !== undefined){
let data2 = data0.repository_id;
if(!((typeof data2 === "number" && Number.isSafeInteger(data2) && !Object.is(data2, -0)) || (typeof data2 === "bigint" && data2 >= -9223372036854775808n && data2 <= 9223372036854775807n)) || (this && this.has(data0, "repository_id")) || false){
const err1 = {instancePath:instancePath+"/" + i0+"/repository_id",schemaPath:"contract:/components/schemas/Tag/properties/repository_id/int64",keyword:"int64",params:{},schema:schema115.properties.repository_id.int64,parentSchema:schema115.properties.repository_id,data:data2};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.artifact_id !== undefined){
let data3 = data0.artifact_id;
if(!((typeof data3 === "number" && Number.isSafeInteger(data3) && !Object.is(data3, -0)) || (typeof data3 === "bigint" && data3 >= -9223372036854775808n && data3 <= 9223372036854775807n)) || (this && this.has(data0, "artifact_id")) || false){
const err2 = {instancePath:instancePath+"/" + i0+"/artifact_id",schemaPath:"contract:/components/schemas/Tag/properties/artifact_id/int64",keyword:"int64",params:{},schema:schema115.properties.artifact_id.int64,parentSchema:schema115.properties.artifact_id,data:data3};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.name !== undefined){
let data4 = data0.name;
if(typeof data4 !== "string"){
const err3 = {instancePath:instancePath+"/" + i0+"/name",schemaPath:"contract:/components/schemas/Tag/properties/name/type",keyword:"type",params:{type: "string"},schema:schema115.properties.name.type,parentSchema:schema115.properties.name,data:data4};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.push_time !== undefined){
let data5 = data0.push_time;
if(typeof data5 === "string"){
if(!(formats0.test(data5))){
const err4 = {instancePath:instancePath+"/" + i0+"/push_time",schemaPath:"contract:/components/schemas/Tag/properties/push_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema115.properties.push_time,data:data5};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data5.includes(":60")){
const next0 = Date.parse((data5).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err5 = {instancePath:instancePath+"/" + i0+"/push_time",schemaPath:"contract:/components/schemas/Tag/properties/push_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema115.properties.push_time,data:data5};
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
const err6 = {instancePath:instancePath+"/" + i0+"/push_time",schemaPath:"contract:/components/schemas/Tag/properties/push_time/type",keyword:"type",params:{type: "string"},schema:schema115.properties.push_time.type,parentSchema:schema115.properties.push_time,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.pull_time !== undefined){
let data6 = data0.pull_time;
if(typeof data6 === "string"){
if(!(formats0.test(data6))){
const err7 = {instancePath:instancePath+"/" + i0+"/pull_time",schemaPath:"contract:/components/schemas/Tag/properties/pull_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema115.properties.pull_time,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data6.includes(":60")){
const next1 = Date.parse((data6).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err8 = {instancePath:instancePath+"/" + i0+"/pull_time",schemaPath:"contract:/components/schemas/Tag/properties/pull_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema115.properties.pull_time,data:data6};
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
const err9 = {instancePath:instancePath+"/" + i0+"/pull_time",schemaPath:"contract:/components/schemas/Tag/properties/pull_time/type",keyword:"type",params:{type: "string"},schema:schema115.properties.pull_time.type,parentSchema:schema115.properties.pull_time,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data0.immutable !== undefined){
let data7 = data0.immutable;
if(typeof data7 !== "boolean"){
const err10 = {instancePath:instancePath+"/" + i0+"/immutable",schemaPath:"contract:/components/schemas/Tag/properties/immutable/type",keyword:"type",params:{type: "boolean"},schema:schema115.properties.immutable.type,parentSchema:schema115.properties.immutable,data:data7};
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
const err11 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/Tag/type",keyword:"type",params:{type: "object"},schema:schema115.type,parentSchema:schema115,data:data0};
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
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema129.type,parentSchema:schema129,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v28 = validate65;
const schema131 = {"$id":"contract:/listAccessories.200.body","type":"array","items":{"$ref":"contract:/components/schemas/Accessory"}};

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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id !== undefined){
let data1 = data0.id;
if(!((typeof data1 === "number" && Number.isSafeInteger(data1) && !Object.is(data1, -0)) || (typeof data1 === "bigint" && data1 >= -9223372036854775808n && data1 <= 9223372036854775807n)) || (this && this.has(data0, "id")) || false){
const err0 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"contract:/components/schemas/Accessory/properties/id/int64",keyword:"int64",params:{},schema:schema125.properties.id.int64,parentSchema:schema125.properties.id,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data0.artifact_id !== undefined){
let data2 = data0.artifact_id;
if(!((typeof data2 === "number" && Number.isSafeInteger(data2) && !Object.is(data2, -0)) || (typeof data2 === "bigint" && data2 >= -9223372036854775808n && data2 <= 9223372036854775807n)) || (this && this.has(data0, "artifact_id")) || false){
const err1 = {instancePath:instancePath+"/" + i0+"/artifact_id",schemaPath:"contract:/components/schemas/Accessory/properties/artifact_id/int64",keyword:"int64",params:{},schema:schema125.properties.artifact_id.int64,parentSchema:schema125.properties.artifact_id,data:data2};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.subject_artifact_id !== undefined){
let data3 = data0.subject_artifact_id;
if(!((typeof data3 === "number" && Number.isSafeInteger(data3) && !Object.is(data3, -0)) || (typeof data3 === "bigint" && data3 >= -9223372036854775808n && data3 <= 9223372036854775807n)) || (this && this.has(data0, "subject_artifact_id")) || false){
const err2 = {instancePath:instancePath+"/" + i0+"/subject_artifact_id",schemaPath:"contract:/components/schemas/Accessory/properties/subject_artifact_id/int64",keyword:"int64",params:{},schema:schema125.properties.subject_artifact_id.int64,parentSchema:schema125.properties.subject_artifact_id,data:data3};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.subject_artifact_digest !== undefined){
let data4 = data0.subject_artifact_digest;
if(typeof data4 !== "string"){
const err3 = {instancePath:instancePath+"/" + i0+"/subject_artifact_digest",schemaPath:"contract:/components/schemas/Accessory/properties/subject_artifact_digest/type",keyword:"type",params:{type: "string"},schema:schema125.properties.subject_artifact_digest.type,parentSchema:schema125.properties.subject_artifact_digest,data:data4};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.subject_artifact_repo !== undefined){
let data5 = data0.subject_artifact_repo;
if(typeof data5 !== "string"){
const err4 = {instancePath:instancePath+"/" + i0+"/subject_artifact_repo",schemaPath:"contract:/components/schemas/Accessory/properties/subject_artifact_repo/type",keyword:"type",params:{type: "string"},schema:schema125.properties.subject_artifact_repo.type,parentSchema:schema125.properties.subject_artifact_repo,data:data5};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.size !== undefined){
let data6 = data0.size;
if(!((typeof data6 === "number" && Number.isSafeInteger(data6) && !Object.is(data6, -0)) || (typeof data6 === "bigint" && data6 >= -9223372036854775808n && data6 <= 9223372036854775807n)) || (this && this.has(data0, "size")) || false){
const err5 = {instancePath:instancePath+"/" + i0+"/size",schemaPath:"contract:/components/schemas/Accessory/properties/size/int64",keyword:"int64",params:{},schema:schema125.properties.size.int64,parentSchema:schema125.properties.size,data:data6};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.digest !== undefined){
let data7 = data0.digest;
if(typeof data7 !== "string"){
const err6 = {instancePath:instancePath+"/" + i0+"/digest",schemaPath:"contract:/components/schemas/Accessory/properties/digest/type",keyword:"type",params:{type: "string"},schema:schema125.properties.digest.type,parentSchema:schema125.properties.digest,data:data7};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.type !== undefined){
let data8 = data0.type;
if(typeof data8 !== "string"){
const err7 = {instancePath:instancePath+"/" + i0+"/type",schemaPath:"contract:/components/schemas/Accessory/properties/type/type",keyword:"type",params:{type: "string"},schema:schema125.properties.type.type,parentSchema:schema125.properties.type,data:data8};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.icon !== undefined){
let data9 = data0.icon;
if(typeof data9 !== "string"){
const err8 = {instancePath:instancePath+"/" + i0+"/icon",schemaPath:"contract:/components/schemas/Accessory/properties/icon/type",keyword:"type",params:{type: "string"},schema:schema125.properties.icon.type,parentSchema:schema125.properties.icon,data:data9};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.creation_time !== undefined){
let data10 = data0.creation_time;
if(typeof data10 === "string"){
if(!(formats0.test(data10))){
const err9 = {instancePath:instancePath+"/" + i0+"/creation_time",schemaPath:"contract:/components/schemas/Accessory/properties/creation_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema125.properties.creation_time,data:data10};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data10.includes(":60")){
const next0 = Date.parse((data10).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err10 = {instancePath:instancePath+"/" + i0+"/creation_time",schemaPath:"contract:/components/schemas/Accessory/properties/creation_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema125.properties.creation_time,data:data10};
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
const err11 = {instancePath:instancePath+"/" + i0+"/creation_time",schemaPath:"contract:/components/schemas/Accessory/properties/creation_time/type",keyword:"type",params:{type: "string"},schema:schema125.properties.creation_time.type,parentSchema:schema125.properties.creation_time,data:data10};
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
const err12 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/Accessory/type",keyword:"type",params:{type: "object"},schema:schema125.type,parentSchema:schema125,data:data0};
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
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema131.type,parentSchema:schema131,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v29 = validate66;
const schema133 = {"$id":"contract:/getScannerOfProject.200.body","$ref":"contract:/components/schemas/ScannerRegistration"};
const schema134 = {"$id":"contract:/components/schemas/ScannerRegistration","type":"object","properties":{"uuid":{"type":"string"},"name":{"type":"string"},"description":{"type":"string"},"url":{"type":"string","format":"uri"},"disabled":{"type":"boolean"},"is_default":{"type":"boolean"},"auth":{"type":"string"},"access_credential":{"type":"string"},"skip_certVerify":{"type":"boolean"},"use_internal_addr":{"type":"boolean"},"create_time":{"type":"string","format":"date-time","leapSecond":"date-time"},"update_time":{"type":"string","format":"date-time","leapSecond":"date-time"},"adapter":{"type":"string"},"vendor":{"type":"string"},"version":{"type":"string"},"health":{"type":"string"},"capabilities":{"type":"object","additionalProperties":true}}};
const formats25 = /^[A-Za-z][A-Za-z0-9+.-]*:(?:\/\/(?:(?:[\-A-Za-z0-9._~!$&'()*+,;=:]|%[0-9A-Fa-f]{2})*@)?(?:\[(?:(?:(?:[0-9A-Fa-f]{1,4}:){6}(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|::(?:[0-9A-Fa-f]{1,4}:){5}(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:[0-9A-Fa-f]{1,4})?::(?:[0-9A-Fa-f]{1,4}:){4}(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:(?:[0-9A-Fa-f]{1,4}:){0,1}[0-9A-Fa-f]{1,4})?::(?:[0-9A-Fa-f]{1,4}:){3}(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:(?:[0-9A-Fa-f]{1,4}:){0,2}[0-9A-Fa-f]{1,4})?::(?:[0-9A-Fa-f]{1,4}:){2}(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:(?:[0-9A-Fa-f]{1,4}:){0,3}[0-9A-Fa-f]{1,4})?::[0-9A-Fa-f]{1,4}:(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:(?:[0-9A-Fa-f]{1,4}:){0,4}[0-9A-Fa-f]{1,4})?::(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:(?:[0-9A-Fa-f]{1,4}:){0,5}[0-9A-Fa-f]{1,4})?::[0-9A-Fa-f]{1,4}|(?:(?:[0-9A-Fa-f]{1,4}:){0,6}[0-9A-Fa-f]{1,4})?::)|[Vv][0-9A-Fa-f]+\.[\-A-Za-z0-9._~!$&'()*+,;=:]+)\]|(?:[\-A-Za-z0-9._~!$&'()*+,;=]|%[0-9A-Fa-f]{2})*)(?::\d*)?(?:\/(?:[\-A-Za-z0-9._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})*)*|\/(?:(?:[\-A-Za-z0-9._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})+(?:\/(?:[\-A-Za-z0-9._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})*)*)?|(?:[\-A-Za-z0-9._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})+(?:\/(?:[\-A-Za-z0-9._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})*)*)?(?:\?(?:(?:[\-A-Za-z0-9._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})|[/?])*)?(?:#(?:(?:[\-A-Za-z0-9._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})|[/?])*)?$/;

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
if(data.uuid !== undefined){
let data0 = data.uuid;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/uuid",schemaPath:"#/properties/uuid/type",keyword:"type",params:{type: "string"},schema:schema134.properties.uuid.type,parentSchema:schema134.properties.uuid,data:data0};
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
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema134.properties.name.type,parentSchema:schema134.properties.name,data:data1};
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
const err2 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},schema:schema134.properties.description.type,parentSchema:schema134.properties.description,data:data2};
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
let data3 = data.url;
if(typeof data3 === "string"){
if(!(formats25.test(data3))){
const err3 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "uri"},schema:"uri",parentSchema:schema134.properties.url,data:data3};
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
const err4 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},schema:schema134.properties.url.type,parentSchema:schema134.properties.url,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.disabled !== undefined){
let data4 = data.disabled;
if(typeof data4 !== "boolean"){
const err5 = {instancePath:instancePath+"/disabled",schemaPath:"#/properties/disabled/type",keyword:"type",params:{type: "boolean"},schema:schema134.properties.disabled.type,parentSchema:schema134.properties.disabled,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.is_default !== undefined){
let data5 = data.is_default;
if(typeof data5 !== "boolean"){
const err6 = {instancePath:instancePath+"/is_default",schemaPath:"#/properties/is_default/type",keyword:"type",params:{type: "boolean"},schema:schema134.properties.is_default.type,parentSchema:schema134.properties.is_default,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.auth !== undefined){
let data6 = data.auth;
if(typeof data6 !== "string"){
const err7 = {instancePath:instancePath+"/auth",schemaPath:"#/properties/auth/type",keyword:"type",params:{type: "string"},schema:schema134.properties.auth.type,parentSchema:schema134.properties.auth,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.access_credential !== undefined){
let data7 = data.access_credential;
if(typeof data7 !== "string"){
const err8 = {instancePath:instancePath+"/access_credential",schemaPath:"#/properties/access_credential/type",keyword:"type",params:{type: "string"},schema:schema134.properties.access_credential.type,parentSchema:schema134.properties.access_credential,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.skip_certVerify !== undefined){
let data8 = data.skip_certVerify;
if(typeof data8 !== "boolean"){
const err9 = {instancePath:instancePath+"/skip_certVerify",schemaPath:"#/properties/skip_certVerify/type",keyword:"type",params:{type: "boolean"},schema:schema134.properties.skip_certVerify.type,parentSchema:schema134.properties.skip_certVerify,data:data8};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.use_internal_addr !== undefined){
let data9 = data.use_internal_addr;
if(typeof data9 !== "boolean"){
const err10 = {instancePath:instancePath+"/use_internal_addr",schemaPath:"#/properties/use_internal_addr/type",keyword:"type",params:{type: "boolean"},schema:schema134.properties.use_internal_addr.type,parentSchema:schema134.properties.use_internal_addr,data:data9};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.create_time !== undefined){
let data10 = data.create_time;
if(typeof data10 === "string"){
if(!(formats0.test(data10))){
const err11 = {instancePath:instancePath+"/create_time",schemaPath:"#/properties/create_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema134.properties.create_time,data:data10};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data10.includes(":60")){
const next0 = Date.parse((data10).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err12 = {instancePath:instancePath+"/create_time",schemaPath:"#/properties/create_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema134.properties.create_time,data:data10};
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
const err13 = {instancePath:instancePath+"/create_time",schemaPath:"#/properties/create_time/type",keyword:"type",params:{type: "string"},schema:schema134.properties.create_time.type,parentSchema:schema134.properties.create_time,data:data10};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.update_time !== undefined){
let data11 = data.update_time;
if(typeof data11 === "string"){
if(!(formats0.test(data11))){
const err14 = {instancePath:instancePath+"/update_time",schemaPath:"#/properties/update_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema134.properties.update_time,data:data11};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data11.includes(":60")){
const next1 = Date.parse((data11).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err15 = {instancePath:instancePath+"/update_time",schemaPath:"#/properties/update_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema134.properties.update_time,data:data11};
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
const err16 = {instancePath:instancePath+"/update_time",schemaPath:"#/properties/update_time/type",keyword:"type",params:{type: "string"},schema:schema134.properties.update_time.type,parentSchema:schema134.properties.update_time,data:data11};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.adapter !== undefined){
let data12 = data.adapter;
if(typeof data12 !== "string"){
const err17 = {instancePath:instancePath+"/adapter",schemaPath:"#/properties/adapter/type",keyword:"type",params:{type: "string"},schema:schema134.properties.adapter.type,parentSchema:schema134.properties.adapter,data:data12};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.vendor !== undefined){
let data13 = data.vendor;
if(typeof data13 !== "string"){
const err18 = {instancePath:instancePath+"/vendor",schemaPath:"#/properties/vendor/type",keyword:"type",params:{type: "string"},schema:schema134.properties.vendor.type,parentSchema:schema134.properties.vendor,data:data13};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.version !== undefined){
let data14 = data.version;
if(typeof data14 !== "string"){
const err19 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},schema:schema134.properties.version.type,parentSchema:schema134.properties.version,data:data14};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.health !== undefined){
let data15 = data.health;
if(typeof data15 !== "string"){
const err20 = {instancePath:instancePath+"/health",schemaPath:"#/properties/health/type",keyword:"type",params:{type: "string"},schema:schema134.properties.health.type,parentSchema:schema134.properties.health,data:data15};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.capabilities !== undefined){
let data16 = data.capabilities;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
}
else {
const err21 = {instancePath:instancePath+"/capabilities",schemaPath:"#/properties/capabilities/type",keyword:"type",params:{type: "object"},schema:schema134.properties.capabilities.type,parentSchema:schema134.properties.capabilities,data:data16};
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
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema134.type,parentSchema:schema134,data};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"props":{"uuid":true,"name":true,"description":true,"url":true,"disabled":true,"is_default":true,"auth":true,"access_credential":true,"skip_certVerify":true,"use_internal_addr":true,"create_time":true,"update_time":true,"adapter":true,"vendor":true,"version":true,"health":true,"capabilities":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate67.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate67.errors);
errors = vErrors.length;
}
validate66.errors = vErrors;
return errors === 0;
}
validate66.evaluated = {"props":{"uuid":true,"name":true,"description":true,"url":true,"disabled":true,"is_default":true,"auth":true,"access_credential":true,"skip_certVerify":true,"use_internal_addr":true,"create_time":true,"update_time":true,"adapter":true,"vendor":true,"version":true,"health":true,"capabilities":true},"dynamicProps":false,"dynamicItems":false};

exports.v30 = validate69;
const schema135 = {"$id":"contract:/listScannerCandidatesOfProject.200.body","type":"array","items":{"$ref":"contract:/components/schemas/ScannerRegistration"}};

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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate67.call(this, data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate67.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema135.type,parentSchema:schema135,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate69.errors = vErrors;
return errors === 0;
}
validate69.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v31 = validate71;
const schema136 = {"$id":"contract:/listAuditLogs.200.body","type":"array","items":{"$ref":"contract:/components/schemas/AuditLog"}};
const schema137 = {"$id":"contract:/components/schemas/AuditLog","type":"object","properties":{"id":{"type":"integer","safeInteger":true},"username":{"type":"string"},"resource":{"type":"string"},"resource_type":{"type":"string"},"operation":{"type":"string"},"op_time":{"type":"string","format":"date-time","leapSecond":"date-time"}}};

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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id !== undefined){
let data1 = data0.id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err0 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"contract:/components/schemas/AuditLog/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema137.properties.id.type,parentSchema:schema137.properties.id,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(Math.abs(data1) > 9007199254740991){
const err1 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"contract:/components/schemas/AuditLog/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema137.properties.id,data:data1};
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
if(data0.username !== undefined){
let data2 = data0.username;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/" + i0+"/username",schemaPath:"contract:/components/schemas/AuditLog/properties/username/type",keyword:"type",params:{type: "string"},schema:schema137.properties.username.type,parentSchema:schema137.properties.username,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.resource !== undefined){
let data3 = data0.resource;
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/" + i0+"/resource",schemaPath:"contract:/components/schemas/AuditLog/properties/resource/type",keyword:"type",params:{type: "string"},schema:schema137.properties.resource.type,parentSchema:schema137.properties.resource,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.resource_type !== undefined){
let data4 = data0.resource_type;
if(typeof data4 !== "string"){
const err4 = {instancePath:instancePath+"/" + i0+"/resource_type",schemaPath:"contract:/components/schemas/AuditLog/properties/resource_type/type",keyword:"type",params:{type: "string"},schema:schema137.properties.resource_type.type,parentSchema:schema137.properties.resource_type,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.operation !== undefined){
let data5 = data0.operation;
if(typeof data5 !== "string"){
const err5 = {instancePath:instancePath+"/" + i0+"/operation",schemaPath:"contract:/components/schemas/AuditLog/properties/operation/type",keyword:"type",params:{type: "string"},schema:schema137.properties.operation.type,parentSchema:schema137.properties.operation,data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.op_time !== undefined){
let data6 = data0.op_time;
if(typeof data6 === "string"){
if(!(formats0.test(data6))){
const err6 = {instancePath:instancePath+"/" + i0+"/op_time",schemaPath:"contract:/components/schemas/AuditLog/properties/op_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema137.properties.op_time,data:data6};
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
const err7 = {instancePath:instancePath+"/" + i0+"/op_time",schemaPath:"contract:/components/schemas/AuditLog/properties/op_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema137.properties.op_time,data:data6};
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
const err8 = {instancePath:instancePath+"/" + i0+"/op_time",schemaPath:"contract:/components/schemas/AuditLog/properties/op_time/type",keyword:"type",params:{type: "string"},schema:schema137.properties.op_time.type,parentSchema:schema137.properties.op_time,data:data6};
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
const err9 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/AuditLog/type",keyword:"type",params:{type: "object"},schema:schema137.type,parentSchema:schema137,data:data0};
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
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema136.type,parentSchema:schema136,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v32 = validate72;
const schema138 = {"$id":"contract:/listAuditLogExts.200.body","type":"array","items":{"$ref":"contract:/components/schemas/AuditLogExt"}};
const schema139 = {"$id":"contract:/components/schemas/AuditLogExt","type":"object","properties":{"id":{"type":"integer","safeInteger":true},"username":{"type":"string"},"resource":{"type":"string"},"resource_type":{"type":"string"},"operation":{"type":"string"},"operation_description":{"type":"string"},"operation_result":{"type":"boolean"},"op_time":{"type":"string","format":"date-time","leapSecond":"date-time"}}};

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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id !== undefined){
let data1 = data0.id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err0 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"contract:/components/schemas/AuditLogExt/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema139.properties.id.type,parentSchema:schema139.properties.id,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(Math.abs(data1) > 9007199254740991){
const err1 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"contract:/components/schemas/AuditLogExt/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema139.properties.id,data:data1};
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
if(data0.username !== undefined){
let data2 = data0.username;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/" + i0+"/username",schemaPath:"contract:/components/schemas/AuditLogExt/properties/username/type",keyword:"type",params:{type: "string"},schema:schema139.properties.username.type,parentSchema:schema139.properties.username,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.resource !== undefined){
let data3 = data0.resource;
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/" + i0+"/resource",schemaPath:"contract:/components/schemas/AuditLogExt/properties/resource/type",keyword:"type",params:{type: "string"},schema:schema139.properties.resource.type,parentSchema:schema139.properties.resource,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.resource_type !== undefined){
let data4 = data0.resource_type;
if(typeof data4 !== "string"){
const err4 = {instancePath:instancePath+"/" + i0+"/resource_type",schemaPath:"contract:/components/schemas/AuditLogExt/properties/resource_type/type",keyword:"type",params:{type: "string"},schema:schema139.properties.resource_type.type,parentSchema:schema139.properties.resource_type,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.operation !== undefined){
let data5 = data0.operation;
if(typeof data5 !== "string"){
const err5 = {instancePath:instancePath+"/" + i0+"/operation",schemaPath:"contract:/components/schemas/AuditLogExt/properties/operation/type",keyword:"type",params:{type: "string"},schema:schema139.properties.operation.type,parentSchema:schema139.properties.operation,data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.operation_description !== undefined){
let data6 = data0.operation_description;
if(typeof data6 !== "string"){
const err6 = {instancePath:instancePath+"/" + i0+"/operation_description",schemaPath:"contract:/components/schemas/AuditLogExt/properties/operation_description/type",keyword:"type",params:{type: "string"},schema:schema139.properties.operation_description.type,parentSchema:schema139.properties.operation_description,data:data6};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.operation_result !== undefined){
let data7 = data0.operation_result;
if(typeof data7 !== "boolean"){
const err7 = {instancePath:instancePath+"/" + i0+"/operation_result",schemaPath:"contract:/components/schemas/AuditLogExt/properties/operation_result/type",keyword:"type",params:{type: "boolean"},schema:schema139.properties.operation_result.type,parentSchema:schema139.properties.operation_result,data:data7};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.op_time !== undefined){
let data8 = data0.op_time;
if(typeof data8 === "string"){
if(!(formats0.test(data8))){
const err8 = {instancePath:instancePath+"/" + i0+"/op_time",schemaPath:"contract:/components/schemas/AuditLogExt/properties/op_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema139.properties.op_time,data:data8};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data8.includes(":60")){
const next0 = Date.parse((data8).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err9 = {instancePath:instancePath+"/" + i0+"/op_time",schemaPath:"contract:/components/schemas/AuditLogExt/properties/op_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema139.properties.op_time,data:data8};
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
const err10 = {instancePath:instancePath+"/" + i0+"/op_time",schemaPath:"contract:/components/schemas/AuditLogExt/properties/op_time/type",keyword:"type",params:{type: "string"},schema:schema139.properties.op_time.type,parentSchema:schema139.properties.op_time,data:data8};
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
const err11 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/AuditLogExt/type",keyword:"type",params:{type: "object"},schema:schema139.type,parentSchema:schema139,data:data0};
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
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema138.type,parentSchema:schema138,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v33 = validate73;
const schema140 = {"$id":"contract:/listAuditLogEventTypes.200.body","type":"array","items":{"$ref":"contract:/components/schemas/AuditLogEventType"}};
const schema141 = {"$id":"contract:/components/schemas/AuditLogEventType","type":"object","properties":{"event_type":{"type":"string"}}};

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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.event_type !== undefined){
let data1 = data0.event_type;
if(typeof data1 !== "string"){
const err0 = {instancePath:instancePath+"/" + i0+"/event_type",schemaPath:"contract:/components/schemas/AuditLogEventType/properties/event_type/type",keyword:"type",params:{type: "string"},schema:schema141.properties.event_type.type,parentSchema:schema141.properties.event_type,data:data1};
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
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/AuditLogEventType/type",keyword:"type",params:{type: "object"},schema:schema141.type,parentSchema:schema141,data:data0};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema140.type,parentSchema:schema140,data};
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
validate73.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v34 = validate74;
const schema142 = {"$id":"contract:/ListProviders.200.body","type":"array","items":{"$ref":"contract:/components/schemas/Metadata"}};
const schema143 = {"$id":"contract:/components/schemas/Metadata","type":"object","properties":{"id":{"type":"string"},"name":{"type":"string"},"icon":{"type":"string"},"maintainers":{"type":"array","items":{"type":"string"}},"version":{"type":"string"},"source":{"type":"string"}}};

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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id !== undefined){
let data1 = data0.id;
if(typeof data1 !== "string"){
const err0 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"contract:/components/schemas/Metadata/properties/id/type",keyword:"type",params:{type: "string"},schema:schema143.properties.id.type,parentSchema:schema143.properties.id,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data0.name !== undefined){
let data2 = data0.name;
if(typeof data2 !== "string"){
const err1 = {instancePath:instancePath+"/" + i0+"/name",schemaPath:"contract:/components/schemas/Metadata/properties/name/type",keyword:"type",params:{type: "string"},schema:schema143.properties.name.type,parentSchema:schema143.properties.name,data:data2};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.icon !== undefined){
let data3 = data0.icon;
if(typeof data3 !== "string"){
const err2 = {instancePath:instancePath+"/" + i0+"/icon",schemaPath:"contract:/components/schemas/Metadata/properties/icon/type",keyword:"type",params:{type: "string"},schema:schema143.properties.icon.type,parentSchema:schema143.properties.icon,data:data3};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.maintainers !== undefined){
let data4 = data0.maintainers;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(typeof data5 !== "string"){
const err3 = {instancePath:instancePath+"/" + i0+"/maintainers/" + i1,schemaPath:"contract:/components/schemas/Metadata/properties/maintainers/items/type",keyword:"type",params:{type: "string"},schema:schema143.properties.maintainers.items.type,parentSchema:schema143.properties.maintainers.items,data:data5};
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
const err4 = {instancePath:instancePath+"/" + i0+"/maintainers",schemaPath:"contract:/components/schemas/Metadata/properties/maintainers/type",keyword:"type",params:{type: "array"},schema:schema143.properties.maintainers.type,parentSchema:schema143.properties.maintainers,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.version !== undefined){
let data6 = data0.version;
if(typeof data6 !== "string"){
const err5 = {instancePath:instancePath+"/" + i0+"/version",schemaPath:"contract:/components/schemas/Metadata/properties/version/type",keyword:"type",params:{type: "string"},schema:schema143.properties.version.type,parentSchema:schema143.properties.version,data:data6};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.source !== undefined){
let data7 = data0.source;
if(typeof data7 !== "string"){
const err6 = {instancePath:instancePath+"/" + i0+"/source",schemaPath:"contract:/components/schemas/Metadata/properties/source/type",keyword:"type",params:{type: "string"},schema:schema143.properties.source.type,parentSchema:schema143.properties.source,data:data7};
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
const err7 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/Metadata/type",keyword:"type",params:{type: "object"},schema:schema143.type,parentSchema:schema143,data:data0};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema142.type,parentSchema:schema142,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate74.errors = vErrors;
return errors === 0;
}
validate74.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v35 = validate75;
const schema144 = {"$id":"contract:/ListInstances.200.body","type":"array","items":{"$ref":"contract:/components/schemas/Instance"}};
const schema145 = {"$id":"contract:/components/schemas/Instance","type":"object","properties":{"id":{"type":"integer","safeInteger":true},"name":{"type":"string"},"description":{"type":"string"},"vendor":{"type":"string"},"endpoint":{"type":"string"},"auth_mode":{"type":"string"},"auth_info":{"type":"object","additionalProperties":{"type":"string"}},"status":{"type":"string"},"enabled":{"type":"boolean"},"default":{"type":"boolean"},"insecure":{"type":"boolean"},"setup_timestamp":{"int64":{}}}};

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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id !== undefined){
let data1 = data0.id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err0 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"contract:/components/schemas/Instance/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema145.properties.id.type,parentSchema:schema145.properties.id,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(Math.abs(data1) > 9007199254740991){
const err1 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"contract:/components/schemas/Instance/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema145.properties.id,data:data1};
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
if(data0.name !== undefined){
let data2 = data0.name;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/" + i0+"/name",schemaPath:"contract:/components/schemas/Instance/properties/name/type",keyword:"type",params:{type: "string"},schema:schema145.properties.name.type,parentSchema:schema145.properties.name,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.description !== undefined){
let data3 = data0.description;
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/" + i0+"/description",schemaPath:"contract:/components/schemas/Instance/properties/description/type",keyword:"type",params:{type: "string"},schema:schema145.properties.description.type,parentSchema:schema145.properties.description,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.vendor !== undefined){
let data4 = data0.vendor;
if(typeof data4 !== "string"){
const err4 = {instancePath:instancePath+"/" + i0+"/vendor",schemaPath:"contract:/components/schemas/Instance/properties/vendor/type",keyword:"type",params:{type: "string"},schema:schema145.properties.vendor.type,parentSchema:schema145.properties.vendor,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.endpoint !== undefined){
let data5 = data0.endpoint;
if(typeof data5 !== "string"){
const err5 = {instancePath:instancePath+"/" + i0+"/endpoint",schemaPath:"contract:/components/schemas/Instance/properties/endpoint/type",keyword:"type",params:{type: "string"},schema:schema145.properties.endpoint.type,parentSchema:schema145.properties.endpoint,data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.auth_mode !== undefined){
let data6 = data0.auth_mode;
if(typeof data6 !== "string"){
const err6 = {instancePath:instancePath+"/" + i0+"/auth_mode",schemaPath:"contract:/components/schemas/Instance/properties/auth_mode/type",keyword:"type",params:{type: "string"},schema:schema145.properties.auth_mode.type,parentSchema:schema145.properties.auth_mode,data:data6};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.auth_info !== undefined){
let data7 = data0.auth_info;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key0 in data7){
let data8 = data7[key0];
if(typeof data8 !== "string"){
const err7 = {instancePath:instancePath+"/" + i0+"/auth_info/" + runtime.escapeName(key0),schemaPath:"contract:/components/schemas/Instance/properties/auth_info/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema145.properties.auth_info.additionalProperties.type,parentSchema:schema145.properties.auth_info.additionalProperties,data:data8};
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
const err8 = {instancePath:instancePath+"/" + i0+"/auth_info",schemaPath:"contract:/components/schemas/Instance/properties/auth_info/type",keyword:"type",params:{type: "object"},schema:schema145.properties.auth_info.type,parentSchema:schema145.properties.auth_info,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.status !== undefined){
let data9 = data0.status;
if(typeof data9 !== "string"){
const err9 = {instancePath:instancePath+"/" + i0+"/status",schemaPath:"contract:/components/schemas/Instance/properties/status/type",keyword:"type",params:{type: "string"},schema:schema145.properties.status.type,parentSchema:schema145.properties.status,data:data9};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data0.enabled !== undefined){
let data10 = data0.enabled;
if(typeof data10 !== "boolean"){
const err10 = {instancePath:instancePath+"/" + i0+"/enabled",schemaPath:"contract:/components/schemas/Instance/properties/enabled/type",keyword:"type",params:{type: "boolean"},schema:schema145.properties.enabled.type,parentSchema:schema145.properties.enabled,data:data10};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data0.default !== undefined){
let data11 = data0.default;
if(typeof data11 !== "boolean"){
const err11 = {instancePath:instancePath+"/" + i0+"/default",schemaPath:"contract:/components/schemas/Instance/properties/default/type",keyword:"type",params:{type: "boolean"},schema:schema145.properties.default.type,parentSchema:schema145.properties.default,data:data11};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data0.insecure !== undefined){
let data12 = data0.insecure;
if(typeof data12 !== "boolean"){
const err12 = {instancePath:instancePath+"/" + i0+"/insecure",schemaPath:"contract:/components/schemas/Instance/properties/insecure/type",keyword:"type",params:{type: "boolean"},schema:schema145.properties.insecure.type,parentSchema:schema145.properties.insecure,data:data12};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data0.setup_timestamp !== undefined){
let data13 = data0.setup_timestamp;
if(!((typeof data13 === "number" && Number.isSafeInteger(data13) && !Object.is(data13, -0)) || (typeof data13 === "bigint" && data13 >= -9223372036854775808n && data13 <= 9223372036854775807n)) || (this && this.has(data0, "setup_timestamp")) || false){
const err13 = {instancePath:instancePath+"/" + i0+"/setup_timestamp",schemaPath:"contract:/components/schemas/Instance/properties/setup_timestamp/int64",keyword:"int64",params:{},schema:schema145.properties.setup_timestamp.int64,parentSchema:schema145.properties.setup_timestamp,data:data13};
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
const err14 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/Instance/type",keyword:"type",params:{type: "object"},schema:schema145.type,parentSchema:schema145,data:data0};
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
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema144.type,parentSchema:schema144,data};
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
validate75.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v36 = validate76;
const schema146 = {"$id":"contract:/GetInstance.200.body","$ref":"contract:/components/schemas/Instance"};

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
if(data.id !== undefined){
let data0 = data.id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/Instance/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema145.properties.id.type,parentSchema:schema145.properties.id,data:data0};
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
const err1 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/Instance/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema145.properties.id,data:data0};
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
const err2 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/Instance/properties/name/type",keyword:"type",params:{type: "string"},schema:schema145.properties.name.type,parentSchema:schema145.properties.name,data:data1};
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
const err3 = {instancePath:instancePath+"/description",schemaPath:"contract:/components/schemas/Instance/properties/description/type",keyword:"type",params:{type: "string"},schema:schema145.properties.description.type,parentSchema:schema145.properties.description,data:data2};
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
const err4 = {instancePath:instancePath+"/vendor",schemaPath:"contract:/components/schemas/Instance/properties/vendor/type",keyword:"type",params:{type: "string"},schema:schema145.properties.vendor.type,parentSchema:schema145.properties.vendor,data:data3};
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
const err5 = {instancePath:instancePath+"/endpoint",schemaPath:"contract:/components/schemas/Instance/properties/endpoint/type",keyword:"type",params:{type: "string"},schema:schema145.properties.endpoint.type,parentSchema:schema145.properties.endpoint,data:data4};
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
const err6 = {instancePath:instancePath+"/auth_mode",schemaPath:"contract:/components/schemas/Instance/properties/auth_mode/type",keyword:"type",params:{type: "string"},schema:schema145.properties.auth_mode.type,parentSchema:schema145.properties.auth_mode,data:data5};
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
const err7 = {instancePath:instancePath+"/auth_info/" + runtime.escapeName(key0),schemaPath:"contract:/components/schemas/Instance/properties/auth_info/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema145.properties.auth_info.additionalProperties.type,parentSchema:schema145.properties.auth_info.additionalProperties,data:data7};
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
const err8 = {instancePath:instancePath+"/auth_info",schemaPath:"contract:/components/schemas/Instance/properties/auth_info/type",keyword:"type",params:{type: "object"},schema:schema145.properties.auth_info.type,parentSchema:schema145.properties.auth_info,data:data6};
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
const err9 = {instancePath:instancePath+"/status",schemaPath:"contract:/components/schemas/Instance/properties/status/type",keyword:"type",params:{type: "string"},schema:schema145.properties.status.type,parentSchema:schema145.properties.status,data:data8};
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
const err10 = {instancePath:instancePath+"/enabled",schemaPath:"contract:/components/schemas/Instance/properties/enabled/type",keyword:"type",params:{type: "boolean"},schema:schema145.properties.enabled.type,parentSchema:schema145.properties.enabled,data:data9};
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
const err11 = {instancePath:instancePath+"/default",schemaPath:"contract:/components/schemas/Instance/properties/default/type",keyword:"type",params:{type: "boolean"},schema:schema145.properties.default.type,parentSchema:schema145.properties.default,data:data10};
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
const err12 = {instancePath:instancePath+"/insecure",schemaPath:"contract:/components/schemas/Instance/properties/insecure/type",keyword:"type",params:{type: "boolean"},schema:schema145.properties.insecure.type,parentSchema:schema145.properties.insecure,data:data11};
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
const err13 = {instancePath:instancePath+"/setup_timestamp",schemaPath:"contract:/components/schemas/Instance/properties/setup_timestamp/int64",keyword:"int64",params:{},schema:schema145.properties.setup_timestamp.int64,parentSchema:schema145.properties.setup_timestamp,data:data12};
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
const err14 = {instancePath,schemaPath:"contract:/components/schemas/Instance/type",keyword:"type",params:{type: "object"},schema:schema145.type,parentSchema:schema145,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"props":{"id":true,"name":true,"description":true,"vendor":true,"endpoint":true,"auth_mode":true,"auth_info":true,"status":true,"enabled":true,"default":true,"insecure":true,"setup_timestamp":true},"dynamicProps":false,"dynamicItems":false};

exports.v37 = validate77;
const schema148 = {"$id":"contract:/ListPolicies.200.body","type":"array","items":{"$ref":"contract:/components/schemas/PreheatPolicy"}};
const schema149 = {"$id":"contract:/components/schemas/PreheatPolicy","type":"object","properties":{"id":{"type":"integer","safeInteger":true},"name":{"type":"string"},"description":{"type":"string"},"project_id":{"type":"integer","safeInteger":true},"provider_id":{"type":"integer","safeInteger":true},"provider_name":{"type":"string"},"filters":{"type":"string"},"trigger":{"type":"string"},"enabled":{"type":"boolean"},"extra_attrs":{"type":"string"},"creation_time":{"type":"string","format":"date-time","leapSecond":"date-time"},"update_time":{"type":"string","format":"date-time","leapSecond":"date-time"}}};

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
if(data.id !== undefined){
let data0 = data.id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema149.properties.id.type,parentSchema:schema149.properties.id,data:data0};
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
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema149.properties.id,data:data0};
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
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema149.properties.name.type,parentSchema:schema149.properties.name,data:data1};
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
const err3 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},schema:schema149.properties.description.type,parentSchema:schema149.properties.description,data:data2};
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
const err4 = {instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/type",keyword:"type",params:{type: "integer"},schema:schema149.properties.project_id.type,parentSchema:schema149.properties.project_id,data:data3};
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
const err5 = {instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema149.properties.project_id,data:data3};
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
const err6 = {instancePath:instancePath+"/provider_id",schemaPath:"#/properties/provider_id/type",keyword:"type",params:{type: "integer"},schema:schema149.properties.provider_id.type,parentSchema:schema149.properties.provider_id,data:data4};
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
const err7 = {instancePath:instancePath+"/provider_id",schemaPath:"#/properties/provider_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema149.properties.provider_id,data:data4};
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
const err8 = {instancePath:instancePath+"/provider_name",schemaPath:"#/properties/provider_name/type",keyword:"type",params:{type: "string"},schema:schema149.properties.provider_name.type,parentSchema:schema149.properties.provider_name,data:data5};
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
const err9 = {instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/type",keyword:"type",params:{type: "string"},schema:schema149.properties.filters.type,parentSchema:schema149.properties.filters,data:data6};
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
const err10 = {instancePath:instancePath+"/trigger",schemaPath:"#/properties/trigger/type",keyword:"type",params:{type: "string"},schema:schema149.properties.trigger.type,parentSchema:schema149.properties.trigger,data:data7};
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
const err11 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},schema:schema149.properties.enabled.type,parentSchema:schema149.properties.enabled,data:data8};
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
const err12 = {instancePath:instancePath+"/extra_attrs",schemaPath:"#/properties/extra_attrs/type",keyword:"type",params:{type: "string"},schema:schema149.properties.extra_attrs.type,parentSchema:schema149.properties.extra_attrs,data:data9};
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
const err13 = {instancePath:instancePath+"/creation_time",schemaPath:"#/properties/creation_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema149.properties.creation_time,data:data10};
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
const err14 = {instancePath:instancePath+"/creation_time",schemaPath:"#/properties/creation_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema149.properties.creation_time,data:data10};
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
const err15 = {instancePath:instancePath+"/creation_time",schemaPath:"#/properties/creation_time/type",keyword:"type",params:{type: "string"},schema:schema149.properties.creation_time.type,parentSchema:schema149.properties.creation_time,data:data10};
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
const err16 = {instancePath:instancePath+"/update_time",schemaPath:"#/properties/update_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema149.properties.update_time,data:data11};
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
const err17 = {instancePath:instancePath+"/update_time",schemaPath:"#/properties/update_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema149.properties.update_time,data:data11};
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
const err18 = {instancePath:instancePath+"/update_time",schemaPath:"#/properties/update_time/type",keyword:"type",params:{type: "string"},schema:schema149.properties.update_time.type,parentSchema:schema149.properties.update_time,data:data11};
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
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema149.type,parentSchema:schema149,data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate78.errors = vErrors;
return errors === 0;
}
validate78.evaluated = {"props":{"id":true,"name":true,"description":true,"project_id":true,"provider_id":true,"provider_name":true,"filters":true,"trigger":true,"enabled":true,"extra_attrs":true,"creation_time":true,"update_time":true},"dynamicProps":false,"dynamicItems":false};


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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate78.call(this, data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate78.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema148.type,parentSchema:schema148,data};
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
validate77.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v38 = validate80;
const schema150 = {"$id":"contract:/GetPolicy.200.body","$ref":"contract:/components/schemas/PreheatPolicy"};

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
if(!(validate78.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate78.errors);
errors = vErrors.length;
}
validate80.errors = vErrors;
return errors === 0;
}
validate80.evaluated = {"props":{"id":true,"name":true,"description":true,"project_id":true,"provider_id":true,"provider_name":true,"filters":true,"trigger":true,"enabled":true,"extra_attrs":true,"creation_time":true,"update_time":true},"dynamicProps":false,"dynamicItems":false};

exports.v39 = validate82;
const schema151 = {"$id":"contract:/ListExecutions.200.body","type":"array","items":{"$ref":"contract:/components/schemas/Execution"}};
const schema152 = {"$id":"contract:/components/schemas/Execution","type":"object","properties":{"id":{"type":"integer","safeInteger":true},"vendor_type":{"type":"string"},"vendor_id":{"type":"integer","safeInteger":true},"status":{"type":"string"},"status_message":{"type":"string"},"metrics":{"$ref":"contract:/components/schemas/Metrics"},"trigger":{"type":"string"},"extra_attrs":{"$ref":"contract:/components/schemas/ExtraAttrs"},"start_time":{"type":"string"},"end_time":{"type":"string"}}};
const schema153 = {"$id":"contract:/components/schemas/Metrics","type":"object","properties":{"task_count":{"type":"integer","safeInteger":true},"success_task_count":{"type":"integer","safeInteger":true},"error_task_count":{"type":"integer","safeInteger":true},"pending_task_count":{"type":"integer","safeInteger":true},"running_task_count":{"type":"integer","safeInteger":true},"scheduled_task_count":{"type":"integer","safeInteger":true},"stopped_task_count":{"type":"integer","safeInteger":true}}};

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
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema152.properties.id.type,parentSchema:schema152.properties.id,data:data0};
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
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema152.properties.id,data:data0};
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
const err2 = {instancePath:instancePath+"/vendor_type",schemaPath:"#/properties/vendor_type/type",keyword:"type",params:{type: "string"},schema:schema152.properties.vendor_type.type,parentSchema:schema152.properties.vendor_type,data:data1};
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
const err3 = {instancePath:instancePath+"/vendor_id",schemaPath:"#/properties/vendor_id/type",keyword:"type",params:{type: "integer"},schema:schema152.properties.vendor_id.type,parentSchema:schema152.properties.vendor_id,data:data2};
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
const err4 = {instancePath:instancePath+"/vendor_id",schemaPath:"#/properties/vendor_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema152.properties.vendor_id,data:data2};
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
const err5 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},schema:schema152.properties.status.type,parentSchema:schema152.properties.status,data:data3};
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
const err6 = {instancePath:instancePath+"/status_message",schemaPath:"#/properties/status_message/type",keyword:"type",params:{type: "string"},schema:schema152.properties.status_message.type,parentSchema:schema152.properties.status_message,data:data4};
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
const err7 = {instancePath:instancePath+"/metrics/task_count",schemaPath:"contract:/components/schemas/Metrics/properties/task_count/type",keyword:"type",params:{type: "integer"},schema:schema153.properties.task_count.type,parentSchema:schema153.properties.task_count,data:data6};
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
const err8 = {instancePath:instancePath+"/metrics/task_count",schemaPath:"contract:/components/schemas/Metrics/properties/task_count/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema153.properties.task_count,data:data6};
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
const err9 = {instancePath:instancePath+"/metrics/success_task_count",schemaPath:"contract:/components/schemas/Metrics/properties/success_task_count/type",keyword:"type",params:{type: "integer"},schema:schema153.properties.success_task_count.type,parentSchema:schema153.properties.success_task_count,data:data7};
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
const err10 = {instancePath:instancePath+"/metrics/success_task_count",schemaPath:"contract:/components/schemas/Metrics/properties/success_task_count/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema153.properties.success_task_count,data:data7};
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
const err11 = {instancePath:instancePath+"/metrics/error_task_count",schemaPath:"contract:/components/schemas/Metrics/properties/error_task_count/type",keyword:"type",params:{type: "integer"},schema:schema153.properties.error_task_count.type,parentSchema:schema153.properties.error_task_count,data:data8};
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
const err12 = {instancePath:instancePath+"/metrics/error_task_count",schemaPath:"contract:/components/schemas/Metrics/properties/error_task_count/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema153.properties.error_task_count,data:data8};
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
const err13 = {instancePath:instancePath+"/metrics/pending_task_count",schemaPath:"contract:/components/schemas/Metrics/properties/pending_task_count/type",keyword:"type",params:{type: "integer"},schema:schema153.properties.pending_task_count.type,parentSchema:schema153.properties.pending_task_count,data:data9};
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
const err14 = {instancePath:instancePath+"/metrics/pending_task_count",schemaPath:"contract:/components/schemas/Metrics/properties/pending_task_count/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema153.properties.pending_task_count,data:data9};
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
const err15 = {instancePath:instancePath+"/metrics/running_task_count",schemaPath:"contract:/components/schemas/Metrics/properties/running_task_count/type",keyword:"type",params:{type: "integer"},schema:schema153.properties.running_task_count.type,parentSchema:schema153.properties.running_task_count,data:data10};
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
const err16 = {instancePath:instancePath+"/metrics/running_task_count",schemaPath:"contract:/components/schemas/Metrics/properties/running_task_count/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema153.properties.running_task_count,data:data10};
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
const err17 = {instancePath:instancePath+"/metrics/scheduled_task_count",schemaPath:"contract:/components/schemas/Metrics/properties/scheduled_task_count/type",keyword:"type",params:{type: "integer"},schema:schema153.properties.scheduled_task_count.type,parentSchema:schema153.properties.scheduled_task_count,data:data11};
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
const err18 = {instancePath:instancePath+"/metrics/scheduled_task_count",schemaPath:"contract:/components/schemas/Metrics/properties/scheduled_task_count/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema153.properties.scheduled_task_count,data:data11};
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
const err19 = {instancePath:instancePath+"/metrics/stopped_task_count",schemaPath:"contract:/components/schemas/Metrics/properties/stopped_task_count/type",keyword:"type",params:{type: "integer"},schema:schema153.properties.stopped_task_count.type,parentSchema:schema153.properties.stopped_task_count,data:data12};
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
const err20 = {instancePath:instancePath+"/metrics/stopped_task_count",schemaPath:"contract:/components/schemas/Metrics/properties/stopped_task_count/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema153.properties.stopped_task_count,data:data12};
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
const err21 = {instancePath:instancePath+"/metrics",schemaPath:"contract:/components/schemas/Metrics/type",keyword:"type",params:{type: "object"},schema:schema153.type,parentSchema:schema153,data:data5};
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
const err22 = {instancePath:instancePath+"/trigger",schemaPath:"#/properties/trigger/type",keyword:"type",params:{type: "string"},schema:schema152.properties.trigger.type,parentSchema:schema152.properties.trigger,data:data13};
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
const err23 = {instancePath:instancePath+"/extra_attrs/" + runtime.escapeName(key0),schemaPath:"contract:/components/schemas/ExtraAttrs/additionalProperties/type",keyword:"type",params:{type: "object"},schema:schema110.additionalProperties.type,parentSchema:schema110.additionalProperties,data:data15};
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
const err24 = {instancePath:instancePath+"/extra_attrs",schemaPath:"contract:/components/schemas/ExtraAttrs/type",keyword:"type",params:{type: "object"},schema:schema110.type,parentSchema:schema110,data:data14};
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
const err25 = {instancePath:instancePath+"/start_time",schemaPath:"#/properties/start_time/type",keyword:"type",params:{type: "string"},schema:schema152.properties.start_time.type,parentSchema:schema152.properties.start_time,data:data16};
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
const err26 = {instancePath:instancePath+"/end_time",schemaPath:"#/properties/end_time/type",keyword:"type",params:{type: "string"},schema:schema152.properties.end_time.type,parentSchema:schema152.properties.end_time,data:data17};
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
const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema152.type,parentSchema:schema152,data};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
validate83.errors = vErrors;
return errors === 0;
}
validate83.evaluated = {"props":{"id":true,"vendor_type":true,"vendor_id":true,"status":true,"status_message":true,"metrics":true,"trigger":true,"extra_attrs":true,"start_time":true,"end_time":true},"dynamicProps":false,"dynamicItems":false};


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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate83.call(this, data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate83.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema151.type,parentSchema:schema151,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate82.errors = vErrors;
return errors === 0;
}
validate82.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v40 = validate85;
const schema155 = {"$id":"contract:/GetExecution.200.body","$ref":"contract:/components/schemas/Execution"};

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
if(!(validate83.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate83.errors);
errors = vErrors.length;
}
validate85.errors = vErrors;
return errors === 0;
}
validate85.evaluated = {"props":{"id":true,"vendor_type":true,"vendor_id":true,"status":true,"status_message":true,"metrics":true,"trigger":true,"extra_attrs":true,"start_time":true,"end_time":true},"dynamicProps":false,"dynamicItems":false};

exports.v41 = validate87;
const schema156 = {"$id":"contract:/ListTasks.200.body","type":"array","items":{"$ref":"contract:/components/schemas/Task"}};
const schema157 = {"$id":"contract:/components/schemas/Task","type":"object","properties":{"id":{"type":"integer","safeInteger":true},"execution_id":{"type":"integer","safeInteger":true},"status":{"type":"string"},"status_message":{"type":"string"},"run_count":{"type":"integer","format":"int32","safeInteger":true},"extra_attrs":{"$ref":"contract:/components/schemas/ExtraAttrs"},"creation_time":{"type":"string"},"update_time":{"type":"string"},"start_time":{"type":"string"},"end_time":{"type":"string"}}};

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
if(data.id !== undefined){
let data0 = data.id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema157.properties.id.type,parentSchema:schema157.properties.id,data:data0};
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
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema157.properties.id,data:data0};
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
if(data.execution_id !== undefined){
let data1 = data.execution_id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/execution_id",schemaPath:"#/properties/execution_id/type",keyword:"type",params:{type: "integer"},schema:schema157.properties.execution_id.type,parentSchema:schema157.properties.execution_id,data:data1};
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
const err3 = {instancePath:instancePath+"/execution_id",schemaPath:"#/properties/execution_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema157.properties.execution_id,data:data1};
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
if(data.status !== undefined){
let data2 = data.status;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},schema:schema157.properties.status.type,parentSchema:schema157.properties.status,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.status_message !== undefined){
let data3 = data.status_message;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/status_message",schemaPath:"#/properties/status_message/type",keyword:"type",params:{type: "string"},schema:schema157.properties.status_message.type,parentSchema:schema157.properties.status_message,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.run_count !== undefined){
let data4 = data.run_count;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err6 = {instancePath:instancePath+"/run_count",schemaPath:"#/properties/run_count/type",keyword:"type",params:{type: "integer"},schema:schema157.properties.run_count.type,parentSchema:schema157.properties.run_count,data:data4};
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
const err7 = {instancePath:instancePath+"/run_count",schemaPath:"#/properties/run_count/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema157.properties.run_count,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(Number.isInteger(data4) && data4 >= -2147483648 && data4 <= 2147483647)){
const err8 = {instancePath:instancePath+"/run_count",schemaPath:"#/properties/run_count/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema157.properties.run_count,data:data4};
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
if(data.extra_attrs !== undefined){
let data5 = data.extra_attrs;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key0 in data5){
let data6 = data5[key0];
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
const err9 = {instancePath:instancePath+"/extra_attrs/" + runtime.escapeName(key0),schemaPath:"contract:/components/schemas/ExtraAttrs/additionalProperties/type",keyword:"type",params:{type: "object"},schema:schema110.additionalProperties.type,parentSchema:schema110.additionalProperties,data:data6};
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
const err10 = {instancePath:instancePath+"/extra_attrs",schemaPath:"contract:/components/schemas/ExtraAttrs/type",keyword:"type",params:{type: "object"},schema:schema110.type,parentSchema:schema110,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.creation_time !== undefined){
let data7 = data.creation_time;
if(typeof data7 !== "string"){
const err11 = {instancePath:instancePath+"/creation_time",schemaPath:"#/properties/creation_time/type",keyword:"type",params:{type: "string"},schema:schema157.properties.creation_time.type,parentSchema:schema157.properties.creation_time,data:data7};
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
let data8 = data.update_time;
if(typeof data8 !== "string"){
const err12 = {instancePath:instancePath+"/update_time",schemaPath:"#/properties/update_time/type",keyword:"type",params:{type: "string"},schema:schema157.properties.update_time.type,parentSchema:schema157.properties.update_time,data:data8};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.start_time !== undefined){
let data9 = data.start_time;
if(typeof data9 !== "string"){
const err13 = {instancePath:instancePath+"/start_time",schemaPath:"#/properties/start_time/type",keyword:"type",params:{type: "string"},schema:schema157.properties.start_time.type,parentSchema:schema157.properties.start_time,data:data9};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.end_time !== undefined){
let data10 = data.end_time;
if(typeof data10 !== "string"){
const err14 = {instancePath:instancePath+"/end_time",schemaPath:"#/properties/end_time/type",keyword:"type",params:{type: "string"},schema:schema157.properties.end_time.type,parentSchema:schema157.properties.end_time,data:data10};
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
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema157.type,parentSchema:schema157,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate88.errors = vErrors;
return errors === 0;
}
validate88.evaluated = {"props":{"id":true,"execution_id":true,"status":true,"status_message":true,"run_count":true,"extra_attrs":true,"creation_time":true,"update_time":true,"start_time":true,"end_time":true},"dynamicProps":false,"dynamicItems":false};


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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate88.call(this, data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate88.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema156.type,parentSchema:schema156,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate87.errors = vErrors;
return errors === 0;
}
validate87.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v42 = validate90;
const schema159 = {"$id":"contract:/ListProvidersUnderProject.200.body","type":"array","items":{"$ref":"contract:/components/schemas/ProviderUnderProject"}};
const schema160 = {"$id":"contract:/components/schemas/ProviderUnderProject","type":"object","properties":{"id":{"type":"integer","safeInteger":true},"provider":{"type":"string"},"enabled":{"type":"boolean"},"default":{"type":"boolean"}}};

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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id !== undefined){
let data1 = data0.id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err0 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"contract:/components/schemas/ProviderUnderProject/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema160.properties.id.type,parentSchema:schema160.properties.id,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(Math.abs(data1) > 9007199254740991){
const err1 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"contract:/components/schemas/ProviderUnderProject/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema160.properties.id,data:data1};
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
if(data0.provider !== undefined){
let data2 = data0.provider;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/" + i0+"/provider",schemaPath:"contract:/components/schemas/ProviderUnderProject/properties/provider/type",keyword:"type",params:{type: "string"},schema:schema160.properties.provider.type,parentSchema:schema160.properties.provider,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.enabled !== undefined){
let data3 = data0.enabled;
if(typeof data3 !== "boolean"){
const err3 = {instancePath:instancePath+"/" + i0+"/enabled",schemaPath:"contract:/components/schemas/ProviderUnderProject/properties/enabled/type",keyword:"type",params:{type: "boolean"},schema:schema160.properties.enabled.type,parentSchema:schema160.properties.enabled,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.default !== undefined){
let data4 = data0.default;
if(typeof data4 !== "boolean"){
const err4 = {instancePath:instancePath+"/" + i0+"/default",schemaPath:"contract:/components/schemas/ProviderUnderProject/properties/default/type",keyword:"type",params:{type: "boolean"},schema:schema160.properties.default.type,parentSchema:schema160.properties.default,data:data4};
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
const err5 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/ProviderUnderProject/type",keyword:"type",params:{type: "object"},schema:schema160.type,parentSchema:schema160,data:data0};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema159.type,parentSchema:schema159,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate90.errors = vErrors;
return errors === 0;
}
validate90.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v43 = validate91;
const schema161 = {"$id":"contract:/ListImmuRules.200.body","type":"array","items":{"$ref":"contract:/components/schemas/ImmutableRule"}};
const schema162 = {"$id":"contract:/components/schemas/ImmutableRule","type":"object","properties":{"id":{"type":"integer","safeInteger":true},"priority":{"type":"integer","safeInteger":true},"disabled":{"type":"boolean"},"action":{"type":"string"},"template":{"type":"string"},"params":{"type":"object","additionalProperties":{"type":"object"}},"tag_selectors":{"type":"array","items":{"$ref":"contract:/components/schemas/ImmutableSelector"}},"scope_selectors":{"type":"object","additionalProperties":{"type":"array","items":{"$ref":"contract:/components/schemas/ImmutableSelector"}}}}};
const schema163 = {"$id":"contract:/components/schemas/ImmutableSelector","type":"object","properties":{"kind":{"type":"string"},"decoration":{"type":"string"},"pattern":{"type":"string"},"extras":{"type":"string"}}};

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
if(data.id !== undefined){
let data0 = data.id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema162.properties.id.type,parentSchema:schema162.properties.id,data:data0};
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
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema162.properties.id,data:data0};
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
const err2 = {instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/type",keyword:"type",params:{type: "integer"},schema:schema162.properties.priority.type,parentSchema:schema162.properties.priority,data:data1};
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
const err3 = {instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema162.properties.priority,data:data1};
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
const err4 = {instancePath:instancePath+"/disabled",schemaPath:"#/properties/disabled/type",keyword:"type",params:{type: "boolean"},schema:schema162.properties.disabled.type,parentSchema:schema162.properties.disabled,data:data2};
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
const err5 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"},schema:schema162.properties.action.type,parentSchema:schema162.properties.action,data:data3};
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
const err6 = {instancePath:instancePath+"/template",schemaPath:"#/properties/template/type",keyword:"type",params:{type: "string"},schema:schema162.properties.template.type,parentSchema:schema162.properties.template,data:data4};
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
const err7 = {instancePath:instancePath+"/params/" + runtime.escapeName(key0),schemaPath:"#/properties/params/additionalProperties/type",keyword:"type",params:{type: "object"},schema:schema162.properties.params.additionalProperties.type,parentSchema:schema162.properties.params.additionalProperties,data:data6};
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
const err8 = {instancePath:instancePath+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type: "object"},schema:schema162.properties.params.type,parentSchema:schema162.properties.params,data:data5};
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
const err9 = {instancePath:instancePath+"/tag_selectors/" + i0+"/kind",schemaPath:"contract:/components/schemas/ImmutableSelector/properties/kind/type",keyword:"type",params:{type: "string"},schema:schema163.properties.kind.type,parentSchema:schema163.properties.kind,data:data9};
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
const err10 = {instancePath:instancePath+"/tag_selectors/" + i0+"/decoration",schemaPath:"contract:/components/schemas/ImmutableSelector/properties/decoration/type",keyword:"type",params:{type: "string"},schema:schema163.properties.decoration.type,parentSchema:schema163.properties.decoration,data:data10};
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
const err11 = {instancePath:instancePath+"/tag_selectors/" + i0+"/pattern",schemaPath:"contract:/components/schemas/ImmutableSelector/properties/pattern/type",keyword:"type",params:{type: "string"},schema:schema163.properties.pattern.type,parentSchema:schema163.properties.pattern,data:data11};
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
const err12 = {instancePath:instancePath+"/tag_selectors/" + i0+"/extras",schemaPath:"contract:/components/schemas/ImmutableSelector/properties/extras/type",keyword:"type",params:{type: "string"},schema:schema163.properties.extras.type,parentSchema:schema163.properties.extras,data:data12};
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
const err13 = {instancePath:instancePath+"/tag_selectors/" + i0,schemaPath:"contract:/components/schemas/ImmutableSelector/type",keyword:"type",params:{type: "object"},schema:schema163.type,parentSchema:schema163,data:data8};
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
const err14 = {instancePath:instancePath+"/tag_selectors",schemaPath:"#/properties/tag_selectors/type",keyword:"type",params:{type: "array"},schema:schema162.properties.tag_selectors.type,parentSchema:schema162.properties.tag_selectors,data:data7};
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
const err15 = {instancePath:instancePath+"/scope_selectors/" + runtime.escapeName(key1)+"/" + i1+"/kind",schemaPath:"contract:/components/schemas/ImmutableSelector/properties/kind/type",keyword:"type",params:{type: "string"},schema:schema163.properties.kind.type,parentSchema:schema163.properties.kind,data:data16};
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
const err16 = {instancePath:instancePath+"/scope_selectors/" + runtime.escapeName(key1)+"/" + i1+"/decoration",schemaPath:"contract:/components/schemas/ImmutableSelector/properties/decoration/type",keyword:"type",params:{type: "string"},schema:schema163.properties.decoration.type,parentSchema:schema163.properties.decoration,data:data17};
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
const err17 = {instancePath:instancePath+"/scope_selectors/" + runtime.escapeName(key1)+"/" + i1+"/pattern",schemaPath:"contract:/components/schemas/ImmutableSelector/properties/pattern/type",keyword:"type",params:{type: "string"},schema:schema163.properties.pattern.type,parentSchema:schema163.properties.pattern,data:data18};
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
const err18 = {instancePath:instancePath+"/scope_selectors/" + runtime.escapeName(key1)+"/" + i1+"/extras",schemaPath:"contract:/components/schemas/ImmutableSelector/properties/extras/type",keyword:"type",params:{type: "string"},schema:schema163.properties.extras.type,parentSchema:schema163.properties.extras,data:data19};
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
const err19 = {instancePath:instancePath+"/scope_selectors/" + runtime.escapeName(key1)+"/" + i1,schemaPath:"contract:/components/schemas/ImmutableSelector/type",keyword:"type",params:{type: "object"},schema:schema163.type,parentSchema:schema163,data:data15};
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
const err20 = {instancePath:instancePath+"/scope_selectors/" + runtime.escapeName(key1),schemaPath:"#/properties/scope_selectors/additionalProperties/type",keyword:"type",params:{type: "array"},schema:schema162.properties.scope_selectors.additionalProperties.type,parentSchema:schema162.properties.scope_selectors.additionalProperties,data:data14};
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
const err21 = {instancePath:instancePath+"/scope_selectors",schemaPath:"#/properties/scope_selectors/type",keyword:"type",params:{type: "object"},schema:schema162.properties.scope_selectors.type,parentSchema:schema162.properties.scope_selectors,data:data13};
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
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema162.type,parentSchema:schema162,data};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate92.errors = vErrors;
return errors === 0;
}
validate92.evaluated = {"props":{"id":true,"priority":true,"disabled":true,"action":true,"template":true,"params":true,"tag_selectors":true,"scope_selectors":true},"dynamicProps":false,"dynamicItems":false};


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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate92.call(this, data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate92.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema161.type,parentSchema:schema161,data};
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
validate91.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v44 = validate94;
const schema165 = {"$id":"contract:/ListWebhookPoliciesOfProject.200.body","type":"array","items":{"$ref":"contract:/components/schemas/WebhookPolicy"}};
const schema166 = {"$id":"contract:/components/schemas/WebhookPolicy","type":"object","properties":{"id":{"int64":{}},"name":{"type":"string"},"description":{"type":"string"},"project_id":{"type":"integer","safeInteger":true},"targets":{"type":"array","items":{"$ref":"contract:/components/schemas/WebhookTargetObject"}},"event_types":{"type":"array","items":{"type":"string"}},"creator":{"type":"string"},"creation_time":{"type":"string","format":"date-time","leapSecond":"date-time"},"update_time":{"type":"string","format":"date-time","leapSecond":"date-time"},"enabled":{"type":"boolean"}}};
const schema167 = {"$id":"contract:/components/schemas/WebhookTargetObject","type":"object","properties":{"type":{"type":"string"},"address":{"type":"string"},"auth_header":{"type":"string"},"skip_cert_verify":{"type":"boolean"},"payload_format":{"$ref":"contract:/components/schemas/PayloadFormatType"}}};
const schema168 = {"$id":"contract:/components/schemas/PayloadFormatType","type":"string"};

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
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema167.properties.type.type,parentSchema:schema167.properties.type,data:data0};
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
const err1 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"},schema:schema167.properties.address.type,parentSchema:schema167.properties.address,data:data1};
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
const err2 = {instancePath:instancePath+"/auth_header",schemaPath:"#/properties/auth_header/type",keyword:"type",params:{type: "string"},schema:schema167.properties.auth_header.type,parentSchema:schema167.properties.auth_header,data:data2};
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
const err3 = {instancePath:instancePath+"/skip_cert_verify",schemaPath:"#/properties/skip_cert_verify/type",keyword:"type",params:{type: "boolean"},schema:schema167.properties.skip_cert_verify.type,parentSchema:schema167.properties.skip_cert_verify,data:data3};
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
const err4 = {instancePath:instancePath+"/payload_format",schemaPath:"contract:/components/schemas/PayloadFormatType/type",keyword:"type",params:{type: "string"},schema:schema168.type,parentSchema:schema168,data:data4};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema167.type,parentSchema:schema167,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate96.errors = vErrors;
return errors === 0;
}
validate96.evaluated = {"props":{"type":true,"address":true,"auth_header":true,"skip_cert_verify":true,"payload_format":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 === "number" && Number.isSafeInteger(data0) && !Object.is(data0, -0)) || (typeof data0 === "bigint" && data0 >= -9223372036854775808n && data0 <= 9223372036854775807n)) || (this && this.has(data, "id")) || false){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/int64",keyword:"int64",params:{},schema:schema166.properties.id.int64,parentSchema:schema166.properties.id,data:data0};
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
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema166.properties.name.type,parentSchema:schema166.properties.name,data:data1};
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
const err2 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},schema:schema166.properties.description.type,parentSchema:schema166.properties.description,data:data2};
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
const err3 = {instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/type",keyword:"type",params:{type: "integer"},schema:schema166.properties.project_id.type,parentSchema:schema166.properties.project_id,data:data3};
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
const err4 = {instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema166.properties.project_id,data:data3};
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
if(!(validate96.call(this, data4[i0], {instancePath:instancePath+"/targets/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate96.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/targets",schemaPath:"#/properties/targets/type",keyword:"type",params:{type: "array"},schema:schema166.properties.targets.type,parentSchema:schema166.properties.targets,data:data4};
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
const err6 = {instancePath:instancePath+"/event_types/" + i1,schemaPath:"#/properties/event_types/items/type",keyword:"type",params:{type: "string"},schema:schema166.properties.event_types.items.type,parentSchema:schema166.properties.event_types.items,data:data7};
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
const err7 = {instancePath:instancePath+"/event_types",schemaPath:"#/properties/event_types/type",keyword:"type",params:{type: "array"},schema:schema166.properties.event_types.type,parentSchema:schema166.properties.event_types,data:data6};
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
const err8 = {instancePath:instancePath+"/creator",schemaPath:"#/properties/creator/type",keyword:"type",params:{type: "string"},schema:schema166.properties.creator.type,parentSchema:schema166.properties.creator,data:data8};
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
const err9 = {instancePath:instancePath+"/creation_time",schemaPath:"#/properties/creation_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema166.properties.creation_time,data:data9};
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
const err10 = {instancePath:instancePath+"/creation_time",schemaPath:"#/properties/creation_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema166.properties.creation_time,data:data9};
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
const err11 = {instancePath:instancePath+"/creation_time",schemaPath:"#/properties/creation_time/type",keyword:"type",params:{type: "string"},schema:schema166.properties.creation_time.type,parentSchema:schema166.properties.creation_time,data:data9};
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
const err12 = {instancePath:instancePath+"/update_time",schemaPath:"#/properties/update_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema166.properties.update_time,data:data10};
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
const err13 = {instancePath:instancePath+"/update_time",schemaPath:"#/properties/update_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema166.properties.update_time,data:data10};
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
const err14 = {instancePath:instancePath+"/update_time",schemaPath:"#/properties/update_time/type",keyword:"type",params:{type: "string"},schema:schema166.properties.update_time.type,parentSchema:schema166.properties.update_time,data:data10};
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
const err15 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},schema:schema166.properties.enabled.type,parentSchema:schema166.properties.enabled,data:data11};
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
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema166.type,parentSchema:schema166,data};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate95.errors = vErrors;
return errors === 0;
}
validate95.evaluated = {"props":{"id":true,"name":true,"description":true,"project_id":true,"targets":true,"event_types":true,"creator":true,"creation_time":true,"update_time":true,"enabled":true},"dynamicProps":false,"dynamicItems":false};


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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate95.call(this, data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate95.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema165.type,parentSchema:schema165,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate94.errors = vErrors;
return errors === 0;
}
validate94.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v45 = validate99;
const schema169 = {"$id":"contract:/GetWebhookPolicyOfProject.200.body","$ref":"contract:/components/schemas/WebhookPolicy"};

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
if(!(validate95.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate95.errors);
errors = vErrors.length;
}
validate99.errors = vErrors;
return errors === 0;
}
validate99.evaluated = {"props":{"id":true,"name":true,"description":true,"project_id":true,"targets":true,"event_types":true,"creator":true,"creation_time":true,"update_time":true,"enabled":true},"dynamicProps":false,"dynamicItems":false};

exports.v46 = validate101;
const schema170 = {"$id":"contract:/LastTrigger.200.body","type":"array","items":{"$ref":"contract:/components/schemas/WebhookLastTrigger"}};
const schema171 = {"$id":"contract:/components/schemas/WebhookLastTrigger","type":"object","properties":{"policy_name":{"type":"string"},"event_type":{"type":"string"},"enabled":{"type":"boolean"},"creation_time":{"type":"string","format":"date-time","leapSecond":"date-time"},"last_trigger_time":{"type":"string","format":"date-time","leapSecond":"date-time"}}};

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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.policy_name !== undefined){
let data1 = data0.policy_name;
if(typeof data1 !== "string"){
const err0 = {instancePath:instancePath+"/" + i0+"/policy_name",schemaPath:"contract:/components/schemas/WebhookLastTrigger/properties/policy_name/type",keyword:"type",params:{type: "string"},schema:schema171.properties.policy_name.type,parentSchema:schema171.properties.policy_name,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data0.event_type !== undefined){
let data2 = data0.event_type;
if(typeof data2 !== "string"){
const err1 = {instancePath:instancePath+"/" + i0+"/event_type",schemaPath:"contract:/components/schemas/WebhookLastTrigger/properties/event_type/type",keyword:"type",params:{type: "string"},schema:schema171.properties.event_type.type,parentSchema:schema171.properties.event_type,data:data2};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.enabled !== undefined){
let data3 = data0.enabled;
if(typeof data3 !== "boolean"){
const err2 = {instancePath:instancePath+"/" + i0+"/enabled",schemaPath:"contract:/components/schemas/WebhookLastTrigger/properties/enabled/type",keyword:"type",params:{type: "boolean"},schema:schema171.properties.enabled.type,parentSchema:schema171.properties.enabled,data:data3};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.creation_time !== undefined){
let data4 = data0.creation_time;
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
const err3 = {instancePath:instancePath+"/" + i0+"/creation_time",schemaPath:"contract:/components/schemas/WebhookLastTrigger/properties/creation_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema171.properties.creation_time,data:data4};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data4.includes(":60")){
const next0 = Date.parse((data4).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err4 = {instancePath:instancePath+"/" + i0+"/creation_time",schemaPath:"contract:/components/schemas/WebhookLastTrigger/properties/creation_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema171.properties.creation_time,data:data4};
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
const err5 = {instancePath:instancePath+"/" + i0+"/creation_time",schemaPath:"contract:/components/schemas/WebhookLastTrigger/properties/creation_time/type",keyword:"type",params:{type: "string"},schema:schema171.properties.creation_time.type,parentSchema:schema171.properties.creation_time,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.last_trigger_time !== undefined){
let data5 = data0.last_trigger_time;
if(typeof data5 === "string"){
if(!(formats0.test(data5))){
const err6 = {instancePath:instancePath+"/" + i0+"/last_trigger_time",schemaPath:"contract:/components/schemas/WebhookLastTrigger/properties/last_trigger_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema171.properties.last_trigger_time,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data5.includes(":60")){
const next1 = Date.parse((data5).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err7 = {instancePath:instancePath+"/" + i0+"/last_trigger_time",schemaPath:"contract:/components/schemas/WebhookLastTrigger/properties/last_trigger_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema171.properties.last_trigger_time,data:data5};
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
const err8 = {instancePath:instancePath+"/" + i0+"/last_trigger_time",schemaPath:"contract:/components/schemas/WebhookLastTrigger/properties/last_trigger_time/type",keyword:"type",params:{type: "string"},schema:schema171.properties.last_trigger_time.type,parentSchema:schema171.properties.last_trigger_time,data:data5};
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
const err9 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/WebhookLastTrigger/type",keyword:"type",params:{type: "object"},schema:schema171.type,parentSchema:schema171,data:data0};
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
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema170.type,parentSchema:schema170,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate101.errors = vErrors;
return errors === 0;
}
validate101.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v47 = validate102;
const schema172 = {"$id":"contract:/ListWebhookJobs.200.body","type":"array","items":{"$ref":"contract:/components/schemas/WebhookJob"}};
const schema173 = {"$id":"contract:/components/schemas/WebhookJob","type":"object","properties":{"id":{"int64":{}},"policy_id":{"int64":{}},"event_type":{"type":"string"},"notify_type":{"type":"string"},"status":{"type":"string"},"job_detail":{"type":"string"},"creation_time":{"type":"string","format":"date-time","leapSecond":"date-time"},"update_time":{"type":"string","format":"date-time","leapSecond":"date-time"}}};

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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id !== undefined){
let data1 = data0.id;
if(!((typeof data1 === "number" && Number.isSafeInteger(data1) && !Object.is(data1, -0)) || (typeof data1 === "bigint" && data1 >= -9223372036854775808n && data1 <= 9223372036854775807n)) || (this && this.has(data0, "id")) || false){
const err0 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"contract:/components/schemas/WebhookJob/properties/id/int64",keyword:"int64",params:{},schema:schema173.properties.id.int64,parentSchema:schema173.properties.id,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data0.policy_id !== undefined){
let data2 = data0.policy_id;
if(!((typeof data2 === "number" && Number.isSafeInteger(data2) && !Object.is(data2, -0)) || (typeof data2 === "bigint" && data2 >= -9223372036854775808n && data2 <= 9223372036854775807n)) || (this && this.has(data0, "policy_id")) || false){
const err1 = {instancePath:instancePath+"/" + i0+"/policy_id",schemaPath:"contract:/components/schemas/WebhookJob/properties/policy_id/int64",keyword:"int64",params:{},schema:schema173.properties.policy_id.int64,parentSchema:schema173.properties.policy_id,data:data2};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.event_type !== undefined){
let data3 = data0.event_type;
if(typeof data3 !== "string"){
const err2 = {instancePath:instancePath+"/" + i0+"/event_type",schemaPath:"contract:/components/schemas/WebhookJob/properties/event_type/type",keyword:"type",params:{type: "string"},schema:schema173.properties.event_type.type,parentSchema:schema173.properties.event_type,data:data3};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.notify_type !== undefined){
let data4 = data0.notify_type;
if(typeof data4 !== "string"){
const err3 = {instancePath:instancePath+"/" + i0+"/notify_type",schemaPath:"contract:/components/schemas/WebhookJob/properties/notify_type/type",keyword:"type",params:{type: "string"},schema:schema173.properties.notify_type.type,parentSchema:schema173.properties.notify_type,data:data4};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.status !== undefined){
let data5 = data0.status;
if(typeof data5 !== "string"){
const err4 = {instancePath:instancePath+"/" + i0+"/status",schemaPath:"contract:/components/schemas/WebhookJob/properties/status/type",keyword:"type",params:{type: "string"},schema:schema173.properties.status.type,parentSchema:schema173.properties.status,data:data5};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.job_detail !== undefined){
let data6 = data0.job_detail;
if(typeof data6 !== "string"){
const err5 = {instancePath:instancePath+"/" + i0+"/job_detail",schemaPath:"contract:/components/schemas/WebhookJob/properties/job_detail/type",keyword:"type",params:{type: "string"},schema:schema173.properties.job_detail.type,parentSchema:schema173.properties.job_detail,data:data6};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.creation_time !== undefined){
let data7 = data0.creation_time;
if(typeof data7 === "string"){
if(!(formats0.test(data7))){
const err6 = {instancePath:instancePath+"/" + i0+"/creation_time",schemaPath:"contract:/components/schemas/WebhookJob/properties/creation_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema173.properties.creation_time,data:data7};
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
const err7 = {instancePath:instancePath+"/" + i0+"/creation_time",schemaPath:"contract:/components/schemas/WebhookJob/properties/creation_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema173.properties.creation_time,data:data7};
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
const err8 = {instancePath:instancePath+"/" + i0+"/creation_time",schemaPath:"contract:/components/schemas/WebhookJob/properties/creation_time/type",keyword:"type",params:{type: "string"},schema:schema173.properties.creation_time.type,parentSchema:schema173.properties.creation_time,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.update_time !== undefined){
let data8 = data0.update_time;
if(typeof data8 === "string"){
if(!(formats0.test(data8))){
const err9 = {instancePath:instancePath+"/" + i0+"/update_time",schemaPath:"contract:/components/schemas/WebhookJob/properties/update_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema173.properties.update_time,data:data8};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data8.includes(":60")){
const next1 = Date.parse((data8).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err10 = {instancePath:instancePath+"/" + i0+"/update_time",schemaPath:"contract:/components/schemas/WebhookJob/properties/update_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema173.properties.update_time,data:data8};
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
const err11 = {instancePath:instancePath+"/" + i0+"/update_time",schemaPath:"contract:/components/schemas/WebhookJob/properties/update_time/type",keyword:"type",params:{type: "string"},schema:schema173.properties.update_time.type,parentSchema:schema173.properties.update_time,data:data8};
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
const err12 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/WebhookJob/type",keyword:"type",params:{type: "object"},schema:schema173.type,parentSchema:schema173,data:data0};
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
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema172.type,parentSchema:schema172,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate102.errors = vErrors;
return errors === 0;
}
validate102.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v48 = validate103;
const schema174 = {"$id":"contract:/GetSupportedEventTypes.200.body","$ref":"contract:/components/schemas/SupportedWebhookEventTypes"};
const schema175 = {"$id":"contract:/components/schemas/SupportedWebhookEventTypes","type":"object","properties":{"event_type":{"type":"array","items":{"$ref":"contract:/components/schemas/EventType"}},"notify_type":{"type":"array","items":{"$ref":"contract:/components/schemas/NotifyType"}},"payload_formats":{"type":"array","items":{"$ref":"contract:/components/schemas/PayloadFormat"}}}};
const schema176 = {"$id":"contract:/components/schemas/EventType","type":"string"};
const schema177 = {"$id":"contract:/components/schemas/NotifyType","type":"string"};
const schema178 = {"$id":"contract:/components/schemas/PayloadFormat","type":"object","properties":{"notify_type":{"$ref":"contract:/components/schemas/NotifyType"},"formats":{"type":"array","items":{"$ref":"contract:/components/schemas/PayloadFormatType"}}}};

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
if(data.notify_type !== undefined){
let data0 = data.notify_type;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/notify_type",schemaPath:"contract:/components/schemas/NotifyType/type",keyword:"type",params:{type: "string"},schema:schema177.type,parentSchema:schema177,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.formats !== undefined){
let data1 = data.formats;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
const err1 = {instancePath:instancePath+"/formats/" + i0,schemaPath:"contract:/components/schemas/PayloadFormatType/type",keyword:"type",params:{type: "string"},schema:schema168.type,parentSchema:schema168,data:data2};
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
const err2 = {instancePath:instancePath+"/formats",schemaPath:"#/properties/formats/type",keyword:"type",params:{type: "array"},schema:schema178.properties.formats.type,parentSchema:schema178.properties.formats,data:data1};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema178.type,parentSchema:schema178,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate105.errors = vErrors;
return errors === 0;
}
validate105.evaluated = {"props":{"notify_type":true,"formats":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.event_type !== undefined){
let data0 = data.event_type;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
const err0 = {instancePath:instancePath+"/event_type/" + i0,schemaPath:"contract:/components/schemas/EventType/type",keyword:"type",params:{type: "string"},schema:schema176.type,parentSchema:schema176,data:data1};
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
const err1 = {instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/type",keyword:"type",params:{type: "array"},schema:schema175.properties.event_type.type,parentSchema:schema175.properties.event_type,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.notify_type !== undefined){
let data2 = data.notify_type;
if(Array.isArray(data2)){
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
if(typeof data3 !== "string"){
const err2 = {instancePath:instancePath+"/notify_type/" + i1,schemaPath:"contract:/components/schemas/NotifyType/type",keyword:"type",params:{type: "string"},schema:schema177.type,parentSchema:schema177,data:data3};
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
const err3 = {instancePath:instancePath+"/notify_type",schemaPath:"#/properties/notify_type/type",keyword:"type",params:{type: "array"},schema:schema175.properties.notify_type.type,parentSchema:schema175.properties.notify_type,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.payload_formats !== undefined){
let data4 = data.payload_formats;
if(Array.isArray(data4)){
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
if(!(validate105.call(this, data4[i2], {instancePath:instancePath+"/payload_formats/" + i2,parentData:data4,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate105.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/payload_formats",schemaPath:"#/properties/payload_formats/type",keyword:"type",params:{type: "array"},schema:schema175.properties.payload_formats.type,parentSchema:schema175.properties.payload_formats,data:data4};
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
validate104.errors = vErrors;
return errors === 0;
}
validate104.evaluated = {"props":{"event_type":true,"notify_type":true,"payload_formats":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate104.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate104.errors);
errors = vErrors.length;
}
validate103.errors = vErrors;
return errors === 0;
}
validate103.evaluated = {"props":{"event_type":true,"notify_type":true,"payload_formats":true},"dynamicProps":false,"dynamicItems":false};

exports.v49 = validate108;
const schema181 = {"$id":"contract:/searchUserGroups.200.body","type":"array","items":{"$ref":"contract:/components/schemas/UserGroupSearchItem"}};
const schema182 = {"$id":"contract:/components/schemas/UserGroupSearchItem","type":"object","properties":{"id":{"type":"integer","safeInteger":true},"group_name":{"type":"string"},"group_type":{"type":"integer","safeInteger":true}}};

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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id !== undefined){
let data1 = data0.id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err0 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"contract:/components/schemas/UserGroupSearchItem/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema182.properties.id.type,parentSchema:schema182.properties.id,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(Math.abs(data1) > 9007199254740991){
const err1 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"contract:/components/schemas/UserGroupSearchItem/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema182.properties.id,data:data1};
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
if(data0.group_name !== undefined){
let data2 = data0.group_name;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/" + i0+"/group_name",schemaPath:"contract:/components/schemas/UserGroupSearchItem/properties/group_name/type",keyword:"type",params:{type: "string"},schema:schema182.properties.group_name.type,parentSchema:schema182.properties.group_name,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.group_type !== undefined){
let data3 = data0.group_type;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err3 = {instancePath:instancePath+"/" + i0+"/group_type",schemaPath:"contract:/components/schemas/UserGroupSearchItem/properties/group_type/type",keyword:"type",params:{type: "integer"},schema:schema182.properties.group_type.type,parentSchema:schema182.properties.group_type,data:data3};
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
const err4 = {instancePath:instancePath+"/" + i0+"/group_type",schemaPath:"contract:/components/schemas/UserGroupSearchItem/properties/group_type/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema182.properties.group_type,data:data3};
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
const err5 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/UserGroupSearchItem/type",keyword:"type",params:{type: "object"},schema:schema182.type,parentSchema:schema182,data:data0};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema181.type,parentSchema:schema181,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate108.errors = vErrors;
return errors === 0;
}
validate108.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v50 = validate109;
const schema183 = {"$id":"contract:/getUserGroup.200.body","$ref":"contract:/components/schemas/UserGroup"};

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
if(data.id !== undefined){
let data0 = data.id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/UserGroup/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema24.properties.id.type,parentSchema:schema24.properties.id,data:data0};
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
const err1 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/UserGroup/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema24.properties.id,data:data0};
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
const err2 = {instancePath:instancePath+"/group_name",schemaPath:"contract:/components/schemas/UserGroup/properties/group_name/type",keyword:"type",params:{type: "string"},schema:schema24.properties.group_name.type,parentSchema:schema24.properties.group_name,data:data1};
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
const err3 = {instancePath:instancePath+"/group_type",schemaPath:"contract:/components/schemas/UserGroup/properties/group_type/type",keyword:"type",params:{type: "integer"},schema:schema24.properties.group_type.type,parentSchema:schema24.properties.group_type,data:data2};
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
const err4 = {instancePath:instancePath+"/group_type",schemaPath:"contract:/components/schemas/UserGroup/properties/group_type/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema24.properties.group_type,data:data2};
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
const err5 = {instancePath:instancePath+"/ldap_group_dn",schemaPath:"contract:/components/schemas/UserGroup/properties/ldap_group_dn/type",keyword:"type",params:{type: "string"},schema:schema24.properties.ldap_group_dn.type,parentSchema:schema24.properties.ldap_group_dn,data:data3};
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
const err6 = {instancePath,schemaPath:"contract:/components/schemas/UserGroup/type",keyword:"type",params:{type: "object"},schema:schema24.type,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate109.errors = vErrors;
return errors === 0;
}
validate109.evaluated = {"props":{"id":true,"group_name":true,"group_type":true,"ldap_group_dn":true},"dynamicProps":false,"dynamicItems":false};

exports.v51 = validate110;
const schema185 = {"$id":"contract:/getIcon.200.body","$ref":"contract:/components/schemas/Icon"};
const schema186 = {"$id":"contract:/components/schemas/Icon","type":"object","properties":{"content-type":{"type":"string"},"content":{"type":"string"}}};

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
if(data["content-type"] !== undefined){
let data0 = data["content-type"];
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/content-type",schemaPath:"contract:/components/schemas/Icon/properties/content-type/type",keyword:"type",params:{type: "string"},schema:schema186.properties["content-type"].type,parentSchema:schema186.properties["content-type"],data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.content !== undefined){
let data1 = data.content;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/content",schemaPath:"contract:/components/schemas/Icon/properties/content/type",keyword:"type",params:{type: "string"},schema:schema186.properties.content.type,parentSchema:schema186.properties.content,data:data1};
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
const err2 = {instancePath,schemaPath:"contract:/components/schemas/Icon/type",keyword:"type",params:{type: "object"},schema:schema186.type,parentSchema:schema186,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate110.errors = vErrors;
return errors === 0;
}
validate110.evaluated = {"props":{"content-type":true,"content":true},"dynamicProps":false,"dynamicItems":false};

exports.v52 = validate111;
const schema187 = {"$id":"contract:/ListRobot.200.body","type":"array","items":{"$ref":"contract:/components/schemas/Robot"}};
const schema188 = {"$id":"contract:/components/schemas/Robot","type":"object","properties":{"id":{"int64":{}},"name":{"type":"string"},"description":{"type":"string"},"secret":{"type":"string"},"level":{"type":"string"},"duration":{"anyOf":[{"int64":{}},{"type":["null"]}]},"editable":{"type":"boolean"},"disable":{"type":"boolean"},"expires_at":{"int64":{}},"permissions":{"type":"array","items":{"$ref":"contract:/components/schemas/RobotPermission"}},"creator_type":{"type":"string"},"creator_ref":{"int64":{}},"creation_time":{"type":"string","format":"date-time","leapSecond":"date-time"},"update_time":{"type":"string","format":"date-time","leapSecond":"date-time"}}};
const schema189 = {"$id":"contract:/components/schemas/RobotPermission","type":"object","properties":{"kind":{"type":"string"},"namespace":{"type":"string"},"access":{"type":"array","items":{"$ref":"contract:/components/schemas/Access"}}}};
const schema190 = {"$id":"contract:/components/schemas/Access","type":"object","properties":{"resource":{"type":"string"},"action":{"type":"string"},"effect":{"type":"string"}}};

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
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},schema:schema189.properties.kind.type,parentSchema:schema189.properties.kind,data:data0};
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
const err1 = {instancePath:instancePath+"/namespace",schemaPath:"#/properties/namespace/type",keyword:"type",params:{type: "string"},schema:schema189.properties.namespace.type,parentSchema:schema189.properties.namespace,data:data1};
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
const err2 = {instancePath:instancePath+"/access/" + i0+"/resource",schemaPath:"contract:/components/schemas/Access/properties/resource/type",keyword:"type",params:{type: "string"},schema:schema190.properties.resource.type,parentSchema:schema190.properties.resource,data:data4};
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
const err3 = {instancePath:instancePath+"/access/" + i0+"/action",schemaPath:"contract:/components/schemas/Access/properties/action/type",keyword:"type",params:{type: "string"},schema:schema190.properties.action.type,parentSchema:schema190.properties.action,data:data5};
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
const err4 = {instancePath:instancePath+"/access/" + i0+"/effect",schemaPath:"contract:/components/schemas/Access/properties/effect/type",keyword:"type",params:{type: "string"},schema:schema190.properties.effect.type,parentSchema:schema190.properties.effect,data:data6};
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
const err5 = {instancePath:instancePath+"/access/" + i0,schemaPath:"contract:/components/schemas/Access/type",keyword:"type",params:{type: "object"},schema:schema190.type,parentSchema:schema190,data:data3};
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
const err6 = {instancePath:instancePath+"/access",schemaPath:"#/properties/access/type",keyword:"type",params:{type: "array"},schema:schema189.properties.access.type,parentSchema:schema189.properties.access,data:data2};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema189.type,parentSchema:schema189,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate113.errors = vErrors;
return errors === 0;
}
validate113.evaluated = {"props":{"kind":true,"namespace":true,"access":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 === "number" && Number.isSafeInteger(data0) && !Object.is(data0, -0)) || (typeof data0 === "bigint" && data0 >= -9223372036854775808n && data0 <= 9223372036854775807n)) || (this && this.has(data, "id")) || false){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/int64",keyword:"int64",params:{},schema:schema188.properties.id.int64,parentSchema:schema188.properties.id,data:data0};
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
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema188.properties.name.type,parentSchema:schema188.properties.name,data:data1};
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
const err2 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},schema:schema188.properties.description.type,parentSchema:schema188.properties.description,data:data2};
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
const err3 = {instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/type",keyword:"type",params:{type: "string"},schema:schema188.properties.secret.type,parentSchema:schema188.properties.secret,data:data3};
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
const err4 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/type",keyword:"type",params:{type: "string"},schema:schema188.properties.level.type,parentSchema:schema188.properties.level,data:data4};
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
const err5 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/anyOf/0/int64",keyword:"int64",params:{},schema:schema188.properties.duration.anyOf[0].int64,parentSchema:schema188.properties.duration.anyOf[0],data:data5};
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
const err6 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/anyOf/1/type",keyword:"type",params:{type: schema188.properties.duration.anyOf[1].type},schema:schema188.properties.duration.anyOf[1].type,parentSchema:schema188.properties.duration.anyOf[1],data:data5};
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
const err7 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs11, passingSchemas: null},schema:schema188.properties.duration.anyOf,parentSchema:schema188.properties.duration,data:data5};
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
const err8 = {instancePath:instancePath+"/editable",schemaPath:"#/properties/editable/type",keyword:"type",params:{type: "boolean"},schema:schema188.properties.editable.type,parentSchema:schema188.properties.editable,data:data6};
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
const err9 = {instancePath:instancePath+"/disable",schemaPath:"#/properties/disable/type",keyword:"type",params:{type: "boolean"},schema:schema188.properties.disable.type,parentSchema:schema188.properties.disable,data:data7};
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
const err10 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/int64",keyword:"int64",params:{},schema:schema188.properties.expires_at.int64,parentSchema:schema188.properties.expires_at,data:data8};
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
if(!(validate113.call(this, data9[i0], {instancePath:instancePath+"/permissions/" + i0,parentData:data9,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate113.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/permissions",schemaPath:"#/properties/permissions/type",keyword:"type",params:{type: "array"},schema:schema188.properties.permissions.type,parentSchema:schema188.properties.permissions,data:data9};
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
const err12 = {instancePath:instancePath+"/creator_type",schemaPath:"#/properties/creator_type/type",keyword:"type",params:{type: "string"},schema:schema188.properties.creator_type.type,parentSchema:schema188.properties.creator_type,data:data11};
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
const err13 = {instancePath:instancePath+"/creator_ref",schemaPath:"#/properties/creator_ref/int64",keyword:"int64",params:{},schema:schema188.properties.creator_ref.int64,parentSchema:schema188.properties.creator_ref,data:data12};
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
const err14 = {instancePath:instancePath+"/creation_time",schemaPath:"#/properties/creation_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema188.properties.creation_time,data:data13};
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
const err15 = {instancePath:instancePath+"/creation_time",schemaPath:"#/properties/creation_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema188.properties.creation_time,data:data13};
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
const err16 = {instancePath:instancePath+"/creation_time",schemaPath:"#/properties/creation_time/type",keyword:"type",params:{type: "string"},schema:schema188.properties.creation_time.type,parentSchema:schema188.properties.creation_time,data:data13};
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
const err17 = {instancePath:instancePath+"/update_time",schemaPath:"#/properties/update_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema188.properties.update_time,data:data14};
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
const err18 = {instancePath:instancePath+"/update_time",schemaPath:"#/properties/update_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema188.properties.update_time,data:data14};
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
const err19 = {instancePath:instancePath+"/update_time",schemaPath:"#/properties/update_time/type",keyword:"type",params:{type: "string"},schema:schema188.properties.update_time.type,parentSchema:schema188.properties.update_time,data:data14};
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
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema188.type,parentSchema:schema188,data};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate112.errors = vErrors;
return errors === 0;
}
validate112.evaluated = {"props":{"id":true,"name":true,"description":true,"secret":true,"level":true,"duration":true,"editable":true,"disable":true,"expires_at":true,"permissions":true,"creator_type":true,"creator_ref":true,"creation_time":true,"update_time":true},"dynamicProps":false,"dynamicItems":false};


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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate112.call(this, data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate112.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema187.type,parentSchema:schema187,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate111.errors = vErrors;
return errors === 0;
}
validate111.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v53 = validate116;
const schema191 = {"$id":"contract:/CreateRobot.201.body","$ref":"contract:/components/schemas/RobotCreated"};
const schema192 = {"$id":"contract:/components/schemas/RobotCreated","type":"object","properties":{"id":{"int64":{}},"name":{"type":"string"},"secret":{"type":"string"},"creation_time":{"type":"string","format":"date-time","leapSecond":"date-time"},"expires_at":{"int64":{}}}};

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
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 === "number" && Number.isSafeInteger(data0) && !Object.is(data0, -0)) || (typeof data0 === "bigint" && data0 >= -9223372036854775808n && data0 <= 9223372036854775807n)) || (this && this.has(data, "id")) || false){
const err0 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/RobotCreated/properties/id/int64",keyword:"int64",params:{},schema:schema192.properties.id.int64,parentSchema:schema192.properties.id,data:data0};
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
const err1 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/RobotCreated/properties/name/type",keyword:"type",params:{type: "string"},schema:schema192.properties.name.type,parentSchema:schema192.properties.name,data:data1};
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
const err2 = {instancePath:instancePath+"/secret",schemaPath:"contract:/components/schemas/RobotCreated/properties/secret/type",keyword:"type",params:{type: "string"},schema:schema192.properties.secret.type,parentSchema:schema192.properties.secret,data:data2};
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
let data3 = data.creation_time;
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
const err3 = {instancePath:instancePath+"/creation_time",schemaPath:"contract:/components/schemas/RobotCreated/properties/creation_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema192.properties.creation_time,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data3.includes(":60")){
const next0 = Date.parse((data3).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err4 = {instancePath:instancePath+"/creation_time",schemaPath:"contract:/components/schemas/RobotCreated/properties/creation_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema192.properties.creation_time,data:data3};
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
const err5 = {instancePath:instancePath+"/creation_time",schemaPath:"contract:/components/schemas/RobotCreated/properties/creation_time/type",keyword:"type",params:{type: "string"},schema:schema192.properties.creation_time.type,parentSchema:schema192.properties.creation_time,data:data3};
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
if(!((typeof data4 === "number" && Number.isSafeInteger(data4) && !Object.is(data4, -0)) || (typeof data4 === "bigint" && data4 >= -9223372036854775808n && data4 <= 9223372036854775807n)) || (this && this.has(data, "expires_at")) || false){
const err6 = {instancePath:instancePath+"/expires_at",schemaPath:"contract:/components/schemas/RobotCreated/properties/expires_at/int64",keyword:"int64",params:{},schema:schema192.properties.expires_at.int64,parentSchema:schema192.properties.expires_at,data:data4};
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
const err7 = {instancePath,schemaPath:"contract:/components/schemas/RobotCreated/type",keyword:"type",params:{type: "object"},schema:schema192.type,parentSchema:schema192,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate116.errors = vErrors;
return errors === 0;
}
validate116.evaluated = {"props":{"id":true,"name":true,"secret":true,"creation_time":true,"expires_at":true},"dynamicProps":false,"dynamicItems":false};

exports.v54 = validate117;
const schema193 = {"$id":"contract:/listQuotas.200.body","type":"array","items":{"$ref":"contract:/components/schemas/Quota"}};
const schema194 = {"$id":"contract:/components/schemas/Quota","type":"object","properties":{"id":{"type":"integer","safeInteger":true},"ref":{"$ref":"contract:/components/schemas/QuotaRefObject"},"hard":{"$ref":"contract:/components/schemas/ResourceList"},"used":{"$ref":"contract:/components/schemas/ResourceList"},"creation_time":{"type":"string","format":"date-time","leapSecond":"date-time"},"update_time":{"type":"string","format":"date-time","leapSecond":"date-time"}}};
const schema195 = {"$id":"contract:/components/schemas/QuotaRefObject","type":"object","additionalProperties":{}};

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
if(data.id !== undefined){
let data0 = data.id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema194.properties.id.type,parentSchema:schema194.properties.id,data:data0};
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
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema194.properties.id,data:data0};
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
if(data.ref !== undefined){
let data1 = data.ref;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
}
else {
const err2 = {instancePath:instancePath+"/ref",schemaPath:"contract:/components/schemas/QuotaRefObject/type",keyword:"type",params:{type: "object"},schema:schema195.type,parentSchema:schema195,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.hard !== undefined){
let data2 = data.hard;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key0 in data2){
let data3 = data2[key0];
if(!((typeof data3 === "number" && Number.isSafeInteger(data3) && !Object.is(data3, -0)) || (typeof data3 === "bigint" && data3 >= -9223372036854775808n && data3 <= 9223372036854775807n)) || (this && this.has(data2, key0)) || false){
const err3 = {instancePath:instancePath+"/hard/" + runtime.escapeName(key0),schemaPath:"contract:/components/schemas/ResourceList/additionalProperties/int64",keyword:"int64",params:{},schema:schema94.additionalProperties.int64,parentSchema:schema94.additionalProperties,data:data3};
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
const err4 = {instancePath:instancePath+"/hard",schemaPath:"contract:/components/schemas/ResourceList/type",keyword:"type",params:{type: "object"},schema:schema94.type,parentSchema:schema94,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.used !== undefined){
let data4 = data.used;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key1 in data4){
let data5 = data4[key1];
if(!((typeof data5 === "number" && Number.isSafeInteger(data5) && !Object.is(data5, -0)) || (typeof data5 === "bigint" && data5 >= -9223372036854775808n && data5 <= 9223372036854775807n)) || (this && this.has(data4, key1)) || false){
const err5 = {instancePath:instancePath+"/used/" + runtime.escapeName(key1),schemaPath:"contract:/components/schemas/ResourceList/additionalProperties/int64",keyword:"int64",params:{},schema:schema94.additionalProperties.int64,parentSchema:schema94.additionalProperties,data:data5};
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
const err6 = {instancePath:instancePath+"/used",schemaPath:"contract:/components/schemas/ResourceList/type",keyword:"type",params:{type: "object"},schema:schema94.type,parentSchema:schema94,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.creation_time !== undefined){
let data6 = data.creation_time;
if(typeof data6 === "string"){
if(!(formats0.test(data6))){
const err7 = {instancePath:instancePath+"/creation_time",schemaPath:"#/properties/creation_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema194.properties.creation_time,data:data6};
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
const err8 = {instancePath:instancePath+"/creation_time",schemaPath:"#/properties/creation_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema194.properties.creation_time,data:data6};
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
const err9 = {instancePath:instancePath+"/creation_time",schemaPath:"#/properties/creation_time/type",keyword:"type",params:{type: "string"},schema:schema194.properties.creation_time.type,parentSchema:schema194.properties.creation_time,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.update_time !== undefined){
let data7 = data.update_time;
if(typeof data7 === "string"){
if(!(formats0.test(data7))){
const err10 = {instancePath:instancePath+"/update_time",schemaPath:"#/properties/update_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema194.properties.update_time,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data7.includes(":60")){
const next1 = Date.parse((data7).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err11 = {instancePath:instancePath+"/update_time",schemaPath:"#/properties/update_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema194.properties.update_time,data:data7};
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
const err12 = {instancePath:instancePath+"/update_time",schemaPath:"#/properties/update_time/type",keyword:"type",params:{type: "string"},schema:schema194.properties.update_time.type,parentSchema:schema194.properties.update_time,data:data7};
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
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema194.type,parentSchema:schema194,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate118.errors = vErrors;
return errors === 0;
}
validate118.evaluated = {"props":{"id":true,"ref":true,"hard":true,"used":true,"creation_time":true,"update_time":true},"dynamicProps":false,"dynamicItems":false};


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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate118.call(this, data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate118.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema193.type,parentSchema:schema193,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate117.errors = vErrors;
return errors === 0;
}
validate117.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v55 = validate120;
const schema198 = {"$id":"contract:/getQuota.200.body","$ref":"contract:/components/schemas/Quota"};

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
if(!(validate118.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate118.errors);
errors = vErrors.length;
}
validate120.errors = vErrors;
return errors === 0;
}
validate120.evaluated = {"props":{"id":true,"ref":true,"hard":true,"used":true,"creation_time":true,"update_time":true},"dynamicProps":false,"dynamicItems":false};

exports.v56 = validate122;
const schema199 = {"$id":"contract:/GetRobotByID.200.body","$ref":"contract:/components/schemas/Robot"};

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
if(!(validate112.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate112.errors);
errors = vErrors.length;
}
validate122.errors = vErrors;
return errors === 0;
}
validate122.evaluated = {"props":{"id":true,"name":true,"description":true,"secret":true,"level":true,"duration":true,"editable":true,"disable":true,"expires_at":true,"permissions":true,"creator_type":true,"creator_ref":true,"creation_time":true,"update_time":true},"dynamicProps":false,"dynamicItems":false};

exports.v57 = validate124;
const schema200 = {"$id":"contract:/RefreshSec.200.body","$ref":"contract:/components/schemas/RobotSec"};
const schema201 = {"$id":"contract:/components/schemas/RobotSec","type":"object","properties":{"secret":{"type":"string"}}};

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
if(data.secret !== undefined){
let data0 = data.secret;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/secret",schemaPath:"contract:/components/schemas/RobotSec/properties/secret/type",keyword:"type",params:{type: "string"},schema:schema201.properties.secret.type,parentSchema:schema201.properties.secret,data:data0};
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
const err1 = {instancePath,schemaPath:"contract:/components/schemas/RobotSec/type",keyword:"type",params:{type: "object"},schema:schema201.type,parentSchema:schema201,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate124.errors = vErrors;
return errors === 0;
}
validate124.evaluated = {"props":{"secret":true},"dynamicProps":false,"dynamicItems":false};

exports.v58 = validate125;
const schema202 = {"$id":"contract:/listReplicationPolicies.200.body","type":"array","items":{"$ref":"contract:/components/schemas/ReplicationPolicy"}};
const schema203 = {"$id":"contract:/components/schemas/ReplicationPolicy","type":"object","properties":{"id":{"int64":{}},"name":{"type":"string"},"description":{"type":"string"},"src_registry":{"$ref":"contract:/components/schemas/Registry"},"dest_registry":{"$ref":"contract:/components/schemas/Registry"},"dest_namespace":{"type":"string"},"dest_namespace_replace_count":{"type":"integer","format":"int8","safeInteger":true},"trigger":{"$ref":"contract:/components/schemas/ReplicationTrigger"},"filters":{"type":"array","items":{"$ref":"contract:/components/schemas/ReplicationFilter"}},"replicate_deletion":{"type":"boolean"},"deletion":{"type":"boolean"},"override":{"type":"boolean"},"enabled":{"type":"boolean"},"creation_time":{"type":"string","format":"date-time","leapSecond":"date-time"},"update_time":{"type":"string","format":"date-time","leapSecond":"date-time"},"speed":{"type":"integer","format":"int32","safeInteger":true},"copy_by_chunk":{"type":"boolean"},"single_active_replication":{"type":"boolean"}}};
const schema206 = {"$id":"contract:/components/schemas/ReplicationFilter","type":"object","properties":{"type":{"type":"string"},"value":{},"decoration":{"type":"string"}}};
const schema204 = {"$id":"contract:/components/schemas/ReplicationTrigger","type":"object","properties":{"type":{"type":"string"},"trigger_settings":{"$ref":"contract:/components/schemas/ReplicationTriggerSettings"}}};
const schema205 = {"$id":"contract:/components/schemas/ReplicationTriggerSettings","type":"object","properties":{"cron":{"type":"string"}}};

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
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema204.properties.type.type,parentSchema:schema204.properties.type,data:data0};
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
const err1 = {instancePath:instancePath+"/trigger_settings/cron",schemaPath:"contract:/components/schemas/ReplicationTriggerSettings/properties/cron/type",keyword:"type",params:{type: "string"},schema:schema205.properties.cron.type,parentSchema:schema205.properties.cron,data:data2};
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
const err2 = {instancePath:instancePath+"/trigger_settings",schemaPath:"contract:/components/schemas/ReplicationTriggerSettings/type",keyword:"type",params:{type: "object"},schema:schema205.type,parentSchema:schema205,data:data1};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema204.type,parentSchema:schema204,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate129.errors = vErrors;
return errors === 0;
}
validate129.evaluated = {"props":{"type":true,"trigger_settings":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 === "number" && Number.isSafeInteger(data0) && !Object.is(data0, -0)) || (typeof data0 === "bigint" && data0 >= -9223372036854775808n && data0 <= 9223372036854775807n)) || (this && this.has(data, "id")) || false){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/int64",keyword:"int64",params:{},schema:schema203.properties.id.int64,parentSchema:schema203.properties.id,data:data0};
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
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema203.properties.name.type,parentSchema:schema203.properties.name,data:data1};
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
const err2 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},schema:schema203.properties.description.type,parentSchema:schema203.properties.description,data:data2};
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
if(!(validate39.call(this, data.src_registry, {instancePath:instancePath+"/src_registry",parentData:data,parentDataProperty:"src_registry",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate39.errors);
errors = vErrors.length;
}
}
if(data.dest_registry !== undefined){
if(!(validate39.call(this, data.dest_registry, {instancePath:instancePath+"/dest_registry",parentData:data,parentDataProperty:"dest_registry",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate39.errors);
errors = vErrors.length;
}
}
if(data.dest_namespace !== undefined){
let data5 = data.dest_namespace;
if(typeof data5 !== "string"){
const err3 = {instancePath:instancePath+"/dest_namespace",schemaPath:"#/properties/dest_namespace/type",keyword:"type",params:{type: "string"},schema:schema203.properties.dest_namespace.type,parentSchema:schema203.properties.dest_namespace,data:data5};
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
const err4 = {instancePath:instancePath+"/dest_namespace_replace_count",schemaPath:"#/properties/dest_namespace_replace_count/type",keyword:"type",params:{type: "integer"},schema:schema203.properties.dest_namespace_replace_count.type,parentSchema:schema203.properties.dest_namespace_replace_count,data:data6};
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
const err5 = {instancePath:instancePath+"/dest_namespace_replace_count",schemaPath:"#/properties/dest_namespace_replace_count/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema203.properties.dest_namespace_replace_count,data:data6};
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
if(!(validate129.call(this, data.trigger, {instancePath:instancePath+"/trigger",parentData:data,parentDataProperty:"trigger",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate129.errors);
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
const err6 = {instancePath:instancePath+"/filters/" + i0+"/type",schemaPath:"contract:/components/schemas/ReplicationFilter/properties/type/type",keyword:"type",params:{type: "string"},schema:schema206.properties.type.type,parentSchema:schema206.properties.type,data:data10};
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
const err7 = {instancePath:instancePath+"/filters/" + i0+"/decoration",schemaPath:"contract:/components/schemas/ReplicationFilter/properties/decoration/type",keyword:"type",params:{type: "string"},schema:schema206.properties.decoration.type,parentSchema:schema206.properties.decoration,data:data11};
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
const err8 = {instancePath:instancePath+"/filters/" + i0,schemaPath:"contract:/components/schemas/ReplicationFilter/type",keyword:"type",params:{type: "object"},schema:schema206.type,parentSchema:schema206,data:data9};
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
const err9 = {instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/type",keyword:"type",params:{type: "array"},schema:schema203.properties.filters.type,parentSchema:schema203.properties.filters,data:data8};
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
const err10 = {instancePath:instancePath+"/replicate_deletion",schemaPath:"#/properties/replicate_deletion/type",keyword:"type",params:{type: "boolean"},schema:schema203.properties.replicate_deletion.type,parentSchema:schema203.properties.replicate_deletion,data:data12};
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
const err11 = {instancePath:instancePath+"/deletion",schemaPath:"#/properties/deletion/type",keyword:"type",params:{type: "boolean"},schema:schema203.properties.deletion.type,parentSchema:schema203.properties.deletion,data:data13};
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
const err12 = {instancePath:instancePath+"/override",schemaPath:"#/properties/override/type",keyword:"type",params:{type: "boolean"},schema:schema203.properties.override.type,parentSchema:schema203.properties.override,data:data14};
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
const err13 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},schema:schema203.properties.enabled.type,parentSchema:schema203.properties.enabled,data:data15};
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
const err14 = {instancePath:instancePath+"/creation_time",schemaPath:"#/properties/creation_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema203.properties.creation_time,data:data16};
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
const err15 = {instancePath:instancePath+"/creation_time",schemaPath:"#/properties/creation_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema203.properties.creation_time,data:data16};
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
const err16 = {instancePath:instancePath+"/creation_time",schemaPath:"#/properties/creation_time/type",keyword:"type",params:{type: "string"},schema:schema203.properties.creation_time.type,parentSchema:schema203.properties.creation_time,data:data16};
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
const err17 = {instancePath:instancePath+"/update_time",schemaPath:"#/properties/update_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema203.properties.update_time,data:data17};
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
const err18 = {instancePath:instancePath+"/update_time",schemaPath:"#/properties/update_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema203.properties.update_time,data:data17};
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
const err19 = {instancePath:instancePath+"/update_time",schemaPath:"#/properties/update_time/type",keyword:"type",params:{type: "string"},schema:schema203.properties.update_time.type,parentSchema:schema203.properties.update_time,data:data17};
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
const err20 = {instancePath:instancePath+"/speed",schemaPath:"#/properties/speed/type",keyword:"type",params:{type: "integer"},schema:schema203.properties.speed.type,parentSchema:schema203.properties.speed,data:data18};
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
const err21 = {instancePath:instancePath+"/speed",schemaPath:"#/properties/speed/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema203.properties.speed,data:data18};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(Number.isInteger(data18) && data18 >= -2147483648 && data18 <= 2147483647)){
const err22 = {instancePath:instancePath+"/speed",schemaPath:"#/properties/speed/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema203.properties.speed,data:data18};
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
const err23 = {instancePath:instancePath+"/copy_by_chunk",schemaPath:"#/properties/copy_by_chunk/type",keyword:"type",params:{type: "boolean"},schema:schema203.properties.copy_by_chunk.type,parentSchema:schema203.properties.copy_by_chunk,data:data19};
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
const err24 = {instancePath:instancePath+"/single_active_replication",schemaPath:"#/properties/single_active_replication/type",keyword:"type",params:{type: "boolean"},schema:schema203.properties.single_active_replication.type,parentSchema:schema203.properties.single_active_replication,data:data20};
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
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema203.type,parentSchema:schema203,data};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate126.errors = vErrors;
return errors === 0;
}
validate126.evaluated = {"props":{"id":true,"name":true,"description":true,"src_registry":true,"dest_registry":true,"dest_namespace":true,"dest_namespace_replace_count":true,"trigger":true,"filters":true,"replicate_deletion":true,"deletion":true,"override":true,"enabled":true,"creation_time":true,"update_time":true,"speed":true,"copy_by_chunk":true,"single_active_replication":true},"dynamicProps":false,"dynamicItems":false};


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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate126.call(this, data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate126.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema202.type,parentSchema:schema202,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate125.errors = vErrors;
return errors === 0;
}
validate125.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v59 = validate132;
const schema207 = {"$id":"contract:/getReplicationPolicy.200.body","$ref":"contract:/components/schemas/ReplicationPolicy"};

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
if(!(validate126.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate126.errors);
errors = vErrors.length;
}
validate132.errors = vErrors;
return errors === 0;
}
validate132.evaluated = {"props":{"id":true,"name":true,"description":true,"src_registry":true,"dest_registry":true,"dest_namespace":true,"dest_namespace_replace_count":true,"trigger":true,"filters":true,"replicate_deletion":true,"deletion":true,"override":true,"enabled":true,"creation_time":true,"update_time":true,"speed":true,"copy_by_chunk":true,"single_active_replication":true},"dynamicProps":false,"dynamicItems":false};

exports.v60 = validate134;
const schema208 = {"$id":"contract:/listReplicationExecutions.200.body","type":"array","items":{"$ref":"contract:/components/schemas/ReplicationExecution"}};
const schema209 = {"$id":"contract:/components/schemas/ReplicationExecution","type":"object","properties":{"id":{"type":"integer","safeInteger":true},"policy_id":{"type":"integer","safeInteger":true},"status":{"type":"string"},"trigger":{"type":"string"},"start_time":{"type":"string","format":"date-time","leapSecond":"date-time"},"end_time":{"type":"string","format":"date-time","leapSecond":"date-time"},"status_text":{"type":"string"},"total":{"type":"integer","safeInteger":true},"failed":{"type":"integer","safeInteger":true},"succeed":{"type":"integer","safeInteger":true},"in_progress":{"type":"integer","safeInteger":true},"stopped":{"type":"integer","safeInteger":true}}};

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
if(data.id !== undefined){
let data0 = data.id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema209.properties.id.type,parentSchema:schema209.properties.id,data:data0};
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
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema209.properties.id,data:data0};
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
if(data.policy_id !== undefined){
let data1 = data.policy_id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/policy_id",schemaPath:"#/properties/policy_id/type",keyword:"type",params:{type: "integer"},schema:schema209.properties.policy_id.type,parentSchema:schema209.properties.policy_id,data:data1};
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
const err3 = {instancePath:instancePath+"/policy_id",schemaPath:"#/properties/policy_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema209.properties.policy_id,data:data1};
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
if(data.status !== undefined){
let data2 = data.status;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},schema:schema209.properties.status.type,parentSchema:schema209.properties.status,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.trigger !== undefined){
let data3 = data.trigger;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/trigger",schemaPath:"#/properties/trigger/type",keyword:"type",params:{type: "string"},schema:schema209.properties.trigger.type,parentSchema:schema209.properties.trigger,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.start_time !== undefined){
let data4 = data.start_time;
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
const err6 = {instancePath:instancePath+"/start_time",schemaPath:"#/properties/start_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema209.properties.start_time,data:data4};
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
const err7 = {instancePath:instancePath+"/start_time",schemaPath:"#/properties/start_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema209.properties.start_time,data:data4};
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
const err8 = {instancePath:instancePath+"/start_time",schemaPath:"#/properties/start_time/type",keyword:"type",params:{type: "string"},schema:schema209.properties.start_time.type,parentSchema:schema209.properties.start_time,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.end_time !== undefined){
let data5 = data.end_time;
if(typeof data5 === "string"){
if(!(formats0.test(data5))){
const err9 = {instancePath:instancePath+"/end_time",schemaPath:"#/properties/end_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema209.properties.end_time,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data5.includes(":60")){
const next1 = Date.parse((data5).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err10 = {instancePath:instancePath+"/end_time",schemaPath:"#/properties/end_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema209.properties.end_time,data:data5};
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
const err11 = {instancePath:instancePath+"/end_time",schemaPath:"#/properties/end_time/type",keyword:"type",params:{type: "string"},schema:schema209.properties.end_time.type,parentSchema:schema209.properties.end_time,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.status_text !== undefined){
let data6 = data.status_text;
if(typeof data6 !== "string"){
const err12 = {instancePath:instancePath+"/status_text",schemaPath:"#/properties/status_text/type",keyword:"type",params:{type: "string"},schema:schema209.properties.status_text.type,parentSchema:schema209.properties.status_text,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.total !== undefined){
let data7 = data.total;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err13 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"},schema:schema209.properties.total.type,parentSchema:schema209.properties.total,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(Math.abs(data7) > 9007199254740991){
const err14 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema209.properties.total,data:data7};
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
if(data.failed !== undefined){
let data8 = data.failed;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err15 = {instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/type",keyword:"type",params:{type: "integer"},schema:schema209.properties.failed.type,parentSchema:schema209.properties.failed,data:data8};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(Math.abs(data8) > 9007199254740991){
const err16 = {instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema209.properties.failed,data:data8};
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
if(data.succeed !== undefined){
let data9 = data.succeed;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err17 = {instancePath:instancePath+"/succeed",schemaPath:"#/properties/succeed/type",keyword:"type",params:{type: "integer"},schema:schema209.properties.succeed.type,parentSchema:schema209.properties.succeed,data:data9};
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
const err18 = {instancePath:instancePath+"/succeed",schemaPath:"#/properties/succeed/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema209.properties.succeed,data:data9};
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
if(data.in_progress !== undefined){
let data10 = data.in_progress;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err19 = {instancePath:instancePath+"/in_progress",schemaPath:"#/properties/in_progress/type",keyword:"type",params:{type: "integer"},schema:schema209.properties.in_progress.type,parentSchema:schema209.properties.in_progress,data:data10};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(Math.abs(data10) > 9007199254740991){
const err20 = {instancePath:instancePath+"/in_progress",schemaPath:"#/properties/in_progress/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema209.properties.in_progress,data:data10};
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
if(data.stopped !== undefined){
let data11 = data.stopped;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err21 = {instancePath:instancePath+"/stopped",schemaPath:"#/properties/stopped/type",keyword:"type",params:{type: "integer"},schema:schema209.properties.stopped.type,parentSchema:schema209.properties.stopped,data:data11};
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
const err22 = {instancePath:instancePath+"/stopped",schemaPath:"#/properties/stopped/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema209.properties.stopped,data:data11};
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
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema209.type,parentSchema:schema209,data};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate135.errors = vErrors;
return errors === 0;
}
validate135.evaluated = {"props":{"id":true,"policy_id":true,"status":true,"trigger":true,"start_time":true,"end_time":true,"status_text":true,"total":true,"failed":true,"succeed":true,"in_progress":true,"stopped":true},"dynamicProps":false,"dynamicItems":false};


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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate135.call(this, data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate135.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema208.type,parentSchema:schema208,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate134.errors = vErrors;
return errors === 0;
}
validate134.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v61 = validate137;
const schema210 = {"$id":"contract:/getReplicationExecution.200.body","$ref":"contract:/components/schemas/ReplicationExecution"};

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
if(!(validate135.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate135.errors);
errors = vErrors.length;
}
validate137.errors = vErrors;
return errors === 0;
}
validate137.evaluated = {"props":{"id":true,"policy_id":true,"status":true,"trigger":true,"start_time":true,"end_time":true,"status_text":true,"total":true,"failed":true,"succeed":true,"in_progress":true,"stopped":true},"dynamicProps":false,"dynamicItems":false};

exports.v62 = validate139;
const schema211 = {"$id":"contract:/listReplicationTasks.200.body","type":"array","items":{"$ref":"contract:/components/schemas/ReplicationTask"}};
const schema212 = {"$id":"contract:/components/schemas/ReplicationTask","type":"object","properties":{"id":{"type":"integer","safeInteger":true},"execution_id":{"type":"integer","safeInteger":true},"status":{"type":"string"},"job_id":{"type":"string"},"operation":{"type":"string"},"resource_type":{"type":"string"},"src_resource":{"type":"string"},"dst_resource":{"type":"string"},"start_time":{"type":"string","format":"date-time","leapSecond":"date-time"},"end_time":{"type":"string","format":"date-time","leapSecond":"date-time"}}};

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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id !== undefined){
let data1 = data0.id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err0 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"contract:/components/schemas/ReplicationTask/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema212.properties.id.type,parentSchema:schema212.properties.id,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(Math.abs(data1) > 9007199254740991){
const err1 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"contract:/components/schemas/ReplicationTask/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema212.properties.id,data:data1};
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
if(data0.execution_id !== undefined){
let data2 = data0.execution_id;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err2 = {instancePath:instancePath+"/" + i0+"/execution_id",schemaPath:"contract:/components/schemas/ReplicationTask/properties/execution_id/type",keyword:"type",params:{type: "integer"},schema:schema212.properties.execution_id.type,parentSchema:schema212.properties.execution_id,data:data2};
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
const err3 = {instancePath:instancePath+"/" + i0+"/execution_id",schemaPath:"contract:/components/schemas/ReplicationTask/properties/execution_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema212.properties.execution_id,data:data2};
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
if(data0.status !== undefined){
let data3 = data0.status;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/" + i0+"/status",schemaPath:"contract:/components/schemas/ReplicationTask/properties/status/type",keyword:"type",params:{type: "string"},schema:schema212.properties.status.type,parentSchema:schema212.properties.status,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.job_id !== undefined){
let data4 = data0.job_id;
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/" + i0+"/job_id",schemaPath:"contract:/components/schemas/ReplicationTask/properties/job_id/type",keyword:"type",params:{type: "string"},schema:schema212.properties.job_id.type,parentSchema:schema212.properties.job_id,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.operation !== undefined){
let data5 = data0.operation;
if(typeof data5 !== "string"){
const err6 = {instancePath:instancePath+"/" + i0+"/operation",schemaPath:"contract:/components/schemas/ReplicationTask/properties/operation/type",keyword:"type",params:{type: "string"},schema:schema212.properties.operation.type,parentSchema:schema212.properties.operation,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.resource_type !== undefined){
let data6 = data0.resource_type;
if(typeof data6 !== "string"){
const err7 = {instancePath:instancePath+"/" + i0+"/resource_type",schemaPath:"contract:/components/schemas/ReplicationTask/properties/resource_type/type",keyword:"type",params:{type: "string"},schema:schema212.properties.resource_type.type,parentSchema:schema212.properties.resource_type,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.src_resource !== undefined){
let data7 = data0.src_resource;
if(typeof data7 !== "string"){
const err8 = {instancePath:instancePath+"/" + i0+"/src_resource",schemaPath:"contract:/components/schemas/ReplicationTask/properties/src_resource/type",keyword:"type",params:{type: "string"},schema:schema212.properties.src_resource.type,parentSchema:schema212.properties.src_resource,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.dst_resource !== undefined){
let data8 = data0.dst_resource;
if(typeof data8 !== "string"){
const err9 = {instancePath:instancePath+"/" + i0+"/dst_resource",schemaPath:"contract:/components/schemas/ReplicationTask/properties/dst_resource/type",keyword:"type",params:{type: "string"},schema:schema212.properties.dst_resource.type,parentSchema:schema212.properties.dst_resource,data:data8};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data0.start_time !== undefined){
let data9 = data0.start_time;
if(typeof data9 === "string"){
if(!(formats0.test(data9))){
const err10 = {instancePath:instancePath+"/" + i0+"/start_time",schemaPath:"contract:/components/schemas/ReplicationTask/properties/start_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema212.properties.start_time,data:data9};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data9.includes(":60")){
const next0 = Date.parse((data9).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err11 = {instancePath:instancePath+"/" + i0+"/start_time",schemaPath:"contract:/components/schemas/ReplicationTask/properties/start_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema212.properties.start_time,data:data9};
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
const err12 = {instancePath:instancePath+"/" + i0+"/start_time",schemaPath:"contract:/components/schemas/ReplicationTask/properties/start_time/type",keyword:"type",params:{type: "string"},schema:schema212.properties.start_time.type,parentSchema:schema212.properties.start_time,data:data9};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data0.end_time !== undefined){
let data10 = data0.end_time;
if(typeof data10 === "string"){
if(!(formats0.test(data10))){
const err13 = {instancePath:instancePath+"/" + i0+"/end_time",schemaPath:"contract:/components/schemas/ReplicationTask/properties/end_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema212.properties.end_time,data:data10};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data10.includes(":60")){
const next1 = Date.parse((data10).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err14 = {instancePath:instancePath+"/" + i0+"/end_time",schemaPath:"contract:/components/schemas/ReplicationTask/properties/end_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema212.properties.end_time,data:data10};
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
const err15 = {instancePath:instancePath+"/" + i0+"/end_time",schemaPath:"contract:/components/schemas/ReplicationTask/properties/end_time/type",keyword:"type",params:{type: "string"},schema:schema212.properties.end_time.type,parentSchema:schema212.properties.end_time,data:data10};
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
const err16 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/ReplicationTask/type",keyword:"type",params:{type: "object"},schema:schema212.type,parentSchema:schema212,data:data0};
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
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema211.type,parentSchema:schema211,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate139.errors = vErrors;
return errors === 0;
}
validate139.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v63 = validate140;
const schema213 = {"$id":"contract:/listRegistryProviderTypes.200.body","type":"array","items":{"type":"string"}};

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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},schema:schema213.items.type,parentSchema:schema213.items,data:data0};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema213.type,parentSchema:schema213,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate140.errors = vErrors;
return errors === 0;
}
validate140.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v64 = validate141;
const schema214 = {"$id":"contract:/listRegistryProviderInfos.200.body","type":"object","additionalProperties":{"$ref":"contract:/components/schemas/RegistryProviderInfo"}};
const schema215 = {"$id":"contract:/components/schemas/RegistryProviderInfo","type":"object","properties":{"endpoint_pattern":{"$ref":"contract:/components/schemas/RegistryProviderEndpointPattern"},"credential_pattern":{"$ref":"contract:/components/schemas/RegistryProviderCredentialPattern"}}};
const schema218 = {"$id":"contract:/components/schemas/RegistryProviderCredentialPattern","type":"object","properties":{"access_key_type":{"type":"string"},"access_key_data":{"type":"string"},"access_secret_type":{"type":"string"},"access_secret_data":{"type":"string"}}};
const schema216 = {"$id":"contract:/components/schemas/RegistryProviderEndpointPattern","type":"object","properties":{"endpoint_type":{"type":"string"},"endpoints":{"type":"array","items":{"$ref":"contract:/components/schemas/RegistryEndpoint"}}}};
const schema217 = {"$id":"contract:/components/schemas/RegistryEndpoint","type":"object","properties":{"key":{"type":"string"},"value":{"type":"string"}}};

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
if(data.endpoint_type !== undefined){
let data0 = data.endpoint_type;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/endpoint_type",schemaPath:"#/properties/endpoint_type/type",keyword:"type",params:{type: "string"},schema:schema216.properties.endpoint_type.type,parentSchema:schema216.properties.endpoint_type,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.endpoints !== undefined){
let data1 = data.endpoints;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.key !== undefined){
let data3 = data2.key;
if(typeof data3 !== "string"){
const err1 = {instancePath:instancePath+"/endpoints/" + i0+"/key",schemaPath:"contract:/components/schemas/RegistryEndpoint/properties/key/type",keyword:"type",params:{type: "string"},schema:schema217.properties.key.type,parentSchema:schema217.properties.key,data:data3};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data2.value !== undefined){
let data4 = data2.value;
if(typeof data4 !== "string"){
const err2 = {instancePath:instancePath+"/endpoints/" + i0+"/value",schemaPath:"contract:/components/schemas/RegistryEndpoint/properties/value/type",keyword:"type",params:{type: "string"},schema:schema217.properties.value.type,parentSchema:schema217.properties.value,data:data4};
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
const err3 = {instancePath:instancePath+"/endpoints/" + i0,schemaPath:"contract:/components/schemas/RegistryEndpoint/type",keyword:"type",params:{type: "object"},schema:schema217.type,parentSchema:schema217,data:data2};
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
const err4 = {instancePath:instancePath+"/endpoints",schemaPath:"#/properties/endpoints/type",keyword:"type",params:{type: "array"},schema:schema216.properties.endpoints.type,parentSchema:schema216.properties.endpoints,data:data1};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema216.type,parentSchema:schema216,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate143.errors = vErrors;
return errors === 0;
}
validate143.evaluated = {"props":{"endpoint_type":true,"endpoints":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.endpoint_pattern !== undefined){
if(!(validate143.call(this, data.endpoint_pattern, {instancePath:instancePath+"/endpoint_pattern",parentData:data,parentDataProperty:"endpoint_pattern",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate143.errors);
errors = vErrors.length;
}
}
if(data.credential_pattern !== undefined){
let data1 = data.credential_pattern;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.access_key_type !== undefined){
let data2 = data1.access_key_type;
if(typeof data2 !== "string"){
const err0 = {instancePath:instancePath+"/credential_pattern/access_key_type",schemaPath:"contract:/components/schemas/RegistryProviderCredentialPattern/properties/access_key_type/type",keyword:"type",params:{type: "string"},schema:schema218.properties.access_key_type.type,parentSchema:schema218.properties.access_key_type,data:data2};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data1.access_key_data !== undefined){
let data3 = data1.access_key_data;
if(typeof data3 !== "string"){
const err1 = {instancePath:instancePath+"/credential_pattern/access_key_data",schemaPath:"contract:/components/schemas/RegistryProviderCredentialPattern/properties/access_key_data/type",keyword:"type",params:{type: "string"},schema:schema218.properties.access_key_data.type,parentSchema:schema218.properties.access_key_data,data:data3};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data1.access_secret_type !== undefined){
let data4 = data1.access_secret_type;
if(typeof data4 !== "string"){
const err2 = {instancePath:instancePath+"/credential_pattern/access_secret_type",schemaPath:"contract:/components/schemas/RegistryProviderCredentialPattern/properties/access_secret_type/type",keyword:"type",params:{type: "string"},schema:schema218.properties.access_secret_type.type,parentSchema:schema218.properties.access_secret_type,data:data4};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data1.access_secret_data !== undefined){
let data5 = data1.access_secret_data;
if(typeof data5 !== "string"){
const err3 = {instancePath:instancePath+"/credential_pattern/access_secret_data",schemaPath:"contract:/components/schemas/RegistryProviderCredentialPattern/properties/access_secret_data/type",keyword:"type",params:{type: "string"},schema:schema218.properties.access_secret_data.type,parentSchema:schema218.properties.access_secret_data,data:data5};
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
const err4 = {instancePath:instancePath+"/credential_pattern",schemaPath:"contract:/components/schemas/RegistryProviderCredentialPattern/type",keyword:"type",params:{type: "object"},schema:schema218.type,parentSchema:schema218,data:data1};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema215.type,parentSchema:schema215,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate142.errors = vErrors;
return errors === 0;
}
validate142.evaluated = {"props":{"endpoint_pattern":true,"credential_pattern":true},"dynamicProps":false,"dynamicItems":false};


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
for(const key0 in data){
if(!(validate142.call(this, data[key0], {instancePath:instancePath+"/" + runtime.escapeName(key0),parentData:data,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate142.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema214.type,parentSchema:schema214,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate141.errors = vErrors;
return errors === 0;
}
validate141.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v65 = validate146;
const schema219 = {"$id":"contract:/listRegistries.200.body","type":"array","items":{"$ref":"contract:/components/schemas/Registry"}};

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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate39.call(this, data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate39.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema219.type,parentSchema:schema219,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate146.errors = vErrors;
return errors === 0;
}
validate146.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v66 = validate148;
const schema220 = {"$id":"contract:/getRegistry.200.body","$ref":"contract:/components/schemas/Registry"};

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
if(!(validate39.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate39.errors);
errors = vErrors.length;
}
validate148.errors = vErrors;
return errors === 0;
}
validate148.evaluated = {"props":{"id":true,"url":true,"name":true,"credential":true,"type":true,"insecure":true,"ca_certificate":true,"description":true,"status":true,"creation_time":true,"update_time":true},"dynamicProps":false,"dynamicItems":false};

exports.v67 = validate150;
const schema221 = {"$id":"contract:/getRegistryInfo.200.body","$ref":"contract:/components/schemas/RegistryInfo"};
const schema222 = {"$id":"contract:/components/schemas/RegistryInfo","type":"object","properties":{"type":{"type":"string"},"description":{"type":"string"},"supported_resource_filters":{"type":"array","items":{"$ref":"contract:/components/schemas/FilterStyle"}},"supported_triggers":{"type":"array","items":{"type":"string"}},"supported_copy_by_chunk":{"type":"boolean"}}};
const schema223 = {"$id":"contract:/components/schemas/FilterStyle","type":"object","properties":{"type":{"type":"string"},"style":{"type":"string"},"values":{"type":"array","items":{"type":"string"}}}};

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
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema222.properties.type.type,parentSchema:schema222.properties.type,data:data0};
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
const err1 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},schema:schema222.properties.description.type,parentSchema:schema222.properties.description,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.supported_resource_filters !== undefined){
let data2 = data.supported_resource_filters;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.type !== undefined){
let data4 = data3.type;
if(typeof data4 !== "string"){
const err2 = {instancePath:instancePath+"/supported_resource_filters/" + i0+"/type",schemaPath:"contract:/components/schemas/FilterStyle/properties/type/type",keyword:"type",params:{type: "string"},schema:schema223.properties.type.type,parentSchema:schema223.properties.type,data:data4};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data3.style !== undefined){
let data5 = data3.style;
if(typeof data5 !== "string"){
const err3 = {instancePath:instancePath+"/supported_resource_filters/" + i0+"/style",schemaPath:"contract:/components/schemas/FilterStyle/properties/style/type",keyword:"type",params:{type: "string"},schema:schema223.properties.style.type,parentSchema:schema223.properties.style,data:data5};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data3.values !== undefined){
let data6 = data3.values;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(typeof data7 !== "string"){
const err4 = {instancePath:instancePath+"/supported_resource_filters/" + i0+"/values/" + i1,schemaPath:"contract:/components/schemas/FilterStyle/properties/values/items/type",keyword:"type",params:{type: "string"},schema:schema223.properties.values.items.type,parentSchema:schema223.properties.values.items,data:data7};
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
const err5 = {instancePath:instancePath+"/supported_resource_filters/" + i0+"/values",schemaPath:"contract:/components/schemas/FilterStyle/properties/values/type",keyword:"type",params:{type: "array"},schema:schema223.properties.values.type,parentSchema:schema223.properties.values,data:data6};
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
const err6 = {instancePath:instancePath+"/supported_resource_filters/" + i0,schemaPath:"contract:/components/schemas/FilterStyle/type",keyword:"type",params:{type: "object"},schema:schema223.type,parentSchema:schema223,data:data3};
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
const err7 = {instancePath:instancePath+"/supported_resource_filters",schemaPath:"#/properties/supported_resource_filters/type",keyword:"type",params:{type: "array"},schema:schema222.properties.supported_resource_filters.type,parentSchema:schema222.properties.supported_resource_filters,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.supported_triggers !== undefined){
let data8 = data.supported_triggers;
if(Array.isArray(data8)){
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
let data9 = data8[i2];
if(typeof data9 !== "string"){
const err8 = {instancePath:instancePath+"/supported_triggers/" + i2,schemaPath:"#/properties/supported_triggers/items/type",keyword:"type",params:{type: "string"},schema:schema222.properties.supported_triggers.items.type,parentSchema:schema222.properties.supported_triggers.items,data:data9};
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
const err9 = {instancePath:instancePath+"/supported_triggers",schemaPath:"#/properties/supported_triggers/type",keyword:"type",params:{type: "array"},schema:schema222.properties.supported_triggers.type,parentSchema:schema222.properties.supported_triggers,data:data8};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.supported_copy_by_chunk !== undefined){
let data10 = data.supported_copy_by_chunk;
if(typeof data10 !== "boolean"){
const err10 = {instancePath:instancePath+"/supported_copy_by_chunk",schemaPath:"#/properties/supported_copy_by_chunk/type",keyword:"type",params:{type: "boolean"},schema:schema222.properties.supported_copy_by_chunk.type,parentSchema:schema222.properties.supported_copy_by_chunk,data:data10};
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
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema222.type,parentSchema:schema222,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate151.errors = vErrors;
return errors === 0;
}
validate151.evaluated = {"props":{"type":true,"description":true,"supported_resource_filters":true,"supported_triggers":true,"supported_copy_by_chunk":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate151.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate151.errors);
errors = vErrors.length;
}
validate150.errors = vErrors;
return errors === 0;
}
validate150.evaluated = {"props":{"type":true,"description":true,"supported_resource_filters":true,"supported_triggers":true,"supported_copy_by_chunk":true},"dynamicProps":false,"dynamicItems":false};

exports.v68 = validate153;
const schema224 = {"$id":"contract:/getLatestScanAllMetrics.200.body","$ref":"contract:/components/schemas/Stats"};
const schema225 = {"$id":"contract:/components/schemas/Stats","type":"object","properties":{"total":{"type":"integer","format":"int","safeInteger":true},"completed":{"type":"integer","format":"int","safeInteger":true},"metrics":{"type":"object","additionalProperties":{"type":"integer","format":"int","safeInteger":true}},"ongoing":{"type":"boolean"},"trigger":{"type":"string","enum":["Manual","Schedule","Event"]}}};

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
if(data.total !== undefined){
let data0 = data.total;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/total",schemaPath:"contract:/components/schemas/Stats/properties/total/type",keyword:"type",params:{type: "integer"},schema:schema225.properties.total.type,parentSchema:schema225.properties.total,data:data0};
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
const err1 = {instancePath:instancePath+"/total",schemaPath:"contract:/components/schemas/Stats/properties/total/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema225.properties.total,data:data0};
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
if(data.completed !== undefined){
let data1 = data.completed;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/completed",schemaPath:"contract:/components/schemas/Stats/properties/completed/type",keyword:"type",params:{type: "integer"},schema:schema225.properties.completed.type,parentSchema:schema225.properties.completed,data:data1};
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
const err3 = {instancePath:instancePath+"/completed",schemaPath:"contract:/components/schemas/Stats/properties/completed/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema225.properties.completed,data:data1};
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
if(data.metrics !== undefined){
let data2 = data.metrics;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key0 in data2){
let data3 = data2[key0];
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err4 = {instancePath:instancePath+"/metrics/" + runtime.escapeName(key0),schemaPath:"contract:/components/schemas/Stats/properties/metrics/additionalProperties/type",keyword:"type",params:{type: "integer"},schema:schema225.properties.metrics.additionalProperties.type,parentSchema:schema225.properties.metrics.additionalProperties,data:data3};
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
const err5 = {instancePath:instancePath+"/metrics/" + runtime.escapeName(key0),schemaPath:"contract:/components/schemas/Stats/properties/metrics/additionalProperties/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema225.properties.metrics.additionalProperties,data:data3};
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
const err6 = {instancePath:instancePath+"/metrics",schemaPath:"contract:/components/schemas/Stats/properties/metrics/type",keyword:"type",params:{type: "object"},schema:schema225.properties.metrics.type,parentSchema:schema225.properties.metrics,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.ongoing !== undefined){
let data4 = data.ongoing;
if(typeof data4 !== "boolean"){
const err7 = {instancePath:instancePath+"/ongoing",schemaPath:"contract:/components/schemas/Stats/properties/ongoing/type",keyword:"type",params:{type: "boolean"},schema:schema225.properties.ongoing.type,parentSchema:schema225.properties.ongoing,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.trigger !== undefined){
let data5 = data.trigger;
if(typeof data5 !== "string"){
const err8 = {instancePath:instancePath+"/trigger",schemaPath:"contract:/components/schemas/Stats/properties/trigger/type",keyword:"type",params:{type: "string"},schema:schema225.properties.trigger.type,parentSchema:schema225.properties.trigger,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(((data5 === "Manual") || (data5 === "Schedule")) || (data5 === "Event"))){
const err9 = {instancePath:instancePath+"/trigger",schemaPath:"contract:/components/schemas/Stats/properties/trigger/enum",keyword:"enum",params:{allowedValues: schema225.properties.trigger.enum},schema:schema225.properties.trigger.enum,parentSchema:schema225.properties.trigger,data:data5};
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
const err10 = {instancePath,schemaPath:"contract:/components/schemas/Stats/type",keyword:"type",params:{type: "object"},schema:schema225.type,parentSchema:schema225,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate153.errors = vErrors;
return errors === 0;
}
validate153.evaluated = {"props":{"total":true,"completed":true,"metrics":true,"ongoing":true,"trigger":true},"dynamicProps":false,"dynamicItems":false};

exports.v69 = validate154;
const schema226 = {"$id":"contract:/getSystemInfo.200.body","$ref":"contract:/components/schemas/GeneralInfo"};
const schema227 = {"$id":"contract:/components/schemas/GeneralInfo","type":"object","properties":{"banner_message":{"type":["string","null"]},"current_time":{"type":["string","null"],"format":"date-time","leapSecond":"date-time"},"registry_url":{"type":["string","null"]},"external_url":{"type":["string","null"]},"auth_mode":{"type":["string","null"]},"primary_auth_mode":{"type":["boolean","null"]},"project_creation_restriction":{"type":["string","null"]},"self_registration":{"type":["boolean","null"]},"has_ca_root":{"type":["boolean","null"]},"harbor_version":{"type":["string","null"]},"registry_storage_provider_name":{"type":["string","null"]},"read_only":{"type":["boolean","null"]},"notification_enable":{"type":["boolean","null"]},"authproxy_settings":{"$ref":"contract:/components/schemas/AuthproxySetting"},"oidc_provider_name":{"type":["string","null"]}}};
const schema228 = {"$id":"contract:/components/schemas/AuthproxySetting","type":"object","properties":{"endpoint":{"type":"string"},"tokenreivew_endpoint":{"type":"string"},"skip_search":{"type":"boolean"},"verify_cert":{"type":"boolean"},"server_certificate":{"type":"string"}}};

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
if(data.banner_message !== undefined){
let data0 = data.banner_message;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/banner_message",schemaPath:"#/properties/banner_message/type",keyword:"type",params:{type: schema227.properties.banner_message.type},schema:schema227.properties.banner_message.type,parentSchema:schema227.properties.banner_message,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.current_time !== undefined){
let data1 = data.current_time;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/current_time",schemaPath:"#/properties/current_time/type",keyword:"type",params:{type: schema227.properties.current_time.type},schema:schema227.properties.current_time.type,parentSchema:schema227.properties.current_time,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err2 = {instancePath:instancePath+"/current_time",schemaPath:"#/properties/current_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema227.properties.current_time,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.includes(":60")){
const next0 = Date.parse((data1).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err3 = {instancePath:instancePath+"/current_time",schemaPath:"#/properties/current_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema227.properties.current_time,data:data1};
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
if(data.registry_url !== undefined){
let data2 = data.registry_url;
if((typeof data2 !== "string") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/registry_url",schemaPath:"#/properties/registry_url/type",keyword:"type",params:{type: schema227.properties.registry_url.type},schema:schema227.properties.registry_url.type,parentSchema:schema227.properties.registry_url,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.external_url !== undefined){
let data3 = data.external_url;
if((typeof data3 !== "string") && (data3 !== null)){
const err5 = {instancePath:instancePath+"/external_url",schemaPath:"#/properties/external_url/type",keyword:"type",params:{type: schema227.properties.external_url.type},schema:schema227.properties.external_url.type,parentSchema:schema227.properties.external_url,data:data3};
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
let data4 = data.auth_mode;
if((typeof data4 !== "string") && (data4 !== null)){
const err6 = {instancePath:instancePath+"/auth_mode",schemaPath:"#/properties/auth_mode/type",keyword:"type",params:{type: schema227.properties.auth_mode.type},schema:schema227.properties.auth_mode.type,parentSchema:schema227.properties.auth_mode,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.primary_auth_mode !== undefined){
let data5 = data.primary_auth_mode;
if((typeof data5 !== "boolean") && (data5 !== null)){
const err7 = {instancePath:instancePath+"/primary_auth_mode",schemaPath:"#/properties/primary_auth_mode/type",keyword:"type",params:{type: schema227.properties.primary_auth_mode.type},schema:schema227.properties.primary_auth_mode.type,parentSchema:schema227.properties.primary_auth_mode,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.project_creation_restriction !== undefined){
let data6 = data.project_creation_restriction;
if((typeof data6 !== "string") && (data6 !== null)){
const err8 = {instancePath:instancePath+"/project_creation_restriction",schemaPath:"#/properties/project_creation_restriction/type",keyword:"type",params:{type: schema227.properties.project_creation_restriction.type},schema:schema227.properties.project_creation_restriction.type,parentSchema:schema227.properties.project_creation_restriction,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.self_registration !== undefined){
let data7 = data.self_registration;
if((typeof data7 !== "boolean") && (data7 !== null)){
const err9 = {instancePath:instancePath+"/self_registration",schemaPath:"#/properties/self_registration/type",keyword:"type",params:{type: schema227.properties.self_registration.type},schema:schema227.properties.self_registration.type,parentSchema:schema227.properties.self_registration,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.has_ca_root !== undefined){
let data8 = data.has_ca_root;
if((typeof data8 !== "boolean") && (data8 !== null)){
const err10 = {instancePath:instancePath+"/has_ca_root",schemaPath:"#/properties/has_ca_root/type",keyword:"type",params:{type: schema227.properties.has_ca_root.type},schema:schema227.properties.has_ca_root.type,parentSchema:schema227.properties.has_ca_root,data:data8};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.harbor_version !== undefined){
let data9 = data.harbor_version;
if((typeof data9 !== "string") && (data9 !== null)){
const err11 = {instancePath:instancePath+"/harbor_version",schemaPath:"#/properties/harbor_version/type",keyword:"type",params:{type: schema227.properties.harbor_version.type},schema:schema227.properties.harbor_version.type,parentSchema:schema227.properties.harbor_version,data:data9};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.registry_storage_provider_name !== undefined){
let data10 = data.registry_storage_provider_name;
if((typeof data10 !== "string") && (data10 !== null)){
const err12 = {instancePath:instancePath+"/registry_storage_provider_name",schemaPath:"#/properties/registry_storage_provider_name/type",keyword:"type",params:{type: schema227.properties.registry_storage_provider_name.type},schema:schema227.properties.registry_storage_provider_name.type,parentSchema:schema227.properties.registry_storage_provider_name,data:data10};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.read_only !== undefined){
let data11 = data.read_only;
if((typeof data11 !== "boolean") && (data11 !== null)){
const err13 = {instancePath:instancePath+"/read_only",schemaPath:"#/properties/read_only/type",keyword:"type",params:{type: schema227.properties.read_only.type},schema:schema227.properties.read_only.type,parentSchema:schema227.properties.read_only,data:data11};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.notification_enable !== undefined){
let data12 = data.notification_enable;
if((typeof data12 !== "boolean") && (data12 !== null)){
const err14 = {instancePath:instancePath+"/notification_enable",schemaPath:"#/properties/notification_enable/type",keyword:"type",params:{type: schema227.properties.notification_enable.type},schema:schema227.properties.notification_enable.type,parentSchema:schema227.properties.notification_enable,data:data12};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.authproxy_settings !== undefined){
let data13 = data.authproxy_settings;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.endpoint !== undefined){
let data14 = data13.endpoint;
if(typeof data14 !== "string"){
const err15 = {instancePath:instancePath+"/authproxy_settings/endpoint",schemaPath:"contract:/components/schemas/AuthproxySetting/properties/endpoint/type",keyword:"type",params:{type: "string"},schema:schema228.properties.endpoint.type,parentSchema:schema228.properties.endpoint,data:data14};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data13.tokenreivew_endpoint !== undefined){
let data15 = data13.tokenreivew_endpoint;
if(typeof data15 !== "string"){
const err16 = {instancePath:instancePath+"/authproxy_settings/tokenreivew_endpoint",schemaPath:"contract:/components/schemas/AuthproxySetting/properties/tokenreivew_endpoint/type",keyword:"type",params:{type: "string"},schema:schema228.properties.tokenreivew_endpoint.type,parentSchema:schema228.properties.tokenreivew_endpoint,data:data15};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data13.skip_search !== undefined){
let data16 = data13.skip_search;
if(typeof data16 !== "boolean"){
const err17 = {instancePath:instancePath+"/authproxy_settings/skip_search",schemaPath:"contract:/components/schemas/AuthproxySetting/properties/skip_search/type",keyword:"type",params:{type: "boolean"},schema:schema228.properties.skip_search.type,parentSchema:schema228.properties.skip_search,data:data16};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data13.verify_cert !== undefined){
let data17 = data13.verify_cert;
if(typeof data17 !== "boolean"){
const err18 = {instancePath:instancePath+"/authproxy_settings/verify_cert",schemaPath:"contract:/components/schemas/AuthproxySetting/properties/verify_cert/type",keyword:"type",params:{type: "boolean"},schema:schema228.properties.verify_cert.type,parentSchema:schema228.properties.verify_cert,data:data17};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data13.server_certificate !== undefined){
let data18 = data13.server_certificate;
if(typeof data18 !== "string"){
const err19 = {instancePath:instancePath+"/authproxy_settings/server_certificate",schemaPath:"contract:/components/schemas/AuthproxySetting/properties/server_certificate/type",keyword:"type",params:{type: "string"},schema:schema228.properties.server_certificate.type,parentSchema:schema228.properties.server_certificate,data:data18};
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
const err20 = {instancePath:instancePath+"/authproxy_settings",schemaPath:"contract:/components/schemas/AuthproxySetting/type",keyword:"type",params:{type: "object"},schema:schema228.type,parentSchema:schema228,data:data13};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.oidc_provider_name !== undefined){
let data19 = data.oidc_provider_name;
if((typeof data19 !== "string") && (data19 !== null)){
const err21 = {instancePath:instancePath+"/oidc_provider_name",schemaPath:"#/properties/oidc_provider_name/type",keyword:"type",params:{type: schema227.properties.oidc_provider_name.type},schema:schema227.properties.oidc_provider_name.type,parentSchema:schema227.properties.oidc_provider_name,data:data19};
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
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema227.type,parentSchema:schema227,data};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate155.errors = vErrors;
return errors === 0;
}
validate155.evaluated = {"props":{"banner_message":true,"current_time":true,"registry_url":true,"external_url":true,"auth_mode":true,"primary_auth_mode":true,"project_creation_restriction":true,"self_registration":true,"has_ca_root":true,"harbor_version":true,"registry_storage_provider_name":true,"read_only":true,"notification_enable":true,"authproxy_settings":true,"oidc_provider_name":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate155.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate155.errors);
errors = vErrors.length;
}
validate154.errors = vErrors;
return errors === 0;
}
validate154.evaluated = {"props":{"banner_message":true,"current_time":true,"registry_url":true,"external_url":true,"auth_mode":true,"primary_auth_mode":true,"project_creation_restriction":true,"self_registration":true,"has_ca_root":true,"harbor_version":true,"registry_storage_provider_name":true,"read_only":true,"notification_enable":true,"authproxy_settings":true,"oidc_provider_name":true},"dynamicProps":false,"dynamicItems":false};

exports.v70 = validate157;
const schema229 = {"$id":"contract:/getVolumes.200.body","$ref":"contract:/components/schemas/SystemInfo"};
const schema230 = {"$id":"contract:/components/schemas/SystemInfo","type":"object","properties":{"storage":{"type":"array","items":{"$ref":"contract:/components/schemas/Storage"}}}};
const schema231 = {"$id":"contract:/components/schemas/Storage","type":"object","properties":{"total":{"type":"integer","format":"uint64","safeInteger":true},"free":{"type":"integer","format":"uint64","safeInteger":true}}};

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
if(data.storage !== undefined){
let data0 = data.storage;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.total !== undefined){
let data2 = data1.total;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err0 = {instancePath:instancePath+"/storage/" + i0+"/total",schemaPath:"contract:/components/schemas/Storage/properties/total/type",keyword:"type",params:{type: "integer"},schema:schema231.properties.total.type,parentSchema:schema231.properties.total,data:data2};
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
const err1 = {instancePath:instancePath+"/storage/" + i0+"/total",schemaPath:"contract:/components/schemas/Storage/properties/total/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema231.properties.total,data:data2};
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
if(data1.free !== undefined){
let data3 = data1.free;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err2 = {instancePath:instancePath+"/storage/" + i0+"/free",schemaPath:"contract:/components/schemas/Storage/properties/free/type",keyword:"type",params:{type: "integer"},schema:schema231.properties.free.type,parentSchema:schema231.properties.free,data:data3};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(Math.abs(data3) > 9007199254740991){
const err3 = {instancePath:instancePath+"/storage/" + i0+"/free",schemaPath:"contract:/components/schemas/Storage/properties/free/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema231.properties.free,data:data3};
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
const err4 = {instancePath:instancePath+"/storage/" + i0,schemaPath:"contract:/components/schemas/Storage/type",keyword:"type",params:{type: "object"},schema:schema231.type,parentSchema:schema231,data:data1};
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
const err5 = {instancePath:instancePath+"/storage",schemaPath:"#/properties/storage/type",keyword:"type",params:{type: "array"},schema:schema230.properties.storage.type,parentSchema:schema230.properties.storage,data:data0};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema230.type,parentSchema:schema230,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate158.errors = vErrors;
return errors === 0;
}
validate158.evaluated = {"props":{"storage":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate158.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate158.errors);
errors = vErrors.length;
}
validate157.errors = vErrors;
return errors === 0;
}
validate157.evaluated = {"props":{"storage":true},"dynamicProps":false,"dynamicItems":false};

exports.v71 = validate160;
const schema232 = {"$id":"contract:/getCert.200.headers","type":"object","properties":{"content-disposition":{"type":"string"}},"required":[]};

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
if(data["content-disposition"] !== undefined){
let data0 = data["content-disposition"];
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/content-disposition",schemaPath:"#/properties/content-disposition/type",keyword:"type",params:{type: "string"},schema:schema232.properties["content-disposition"].type,parentSchema:schema232.properties["content-disposition"],data:data0};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema232.type,parentSchema:schema232,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate160.errors = vErrors;
return errors === 0;
}
validate160.evaluated = {"props":{"content-disposition":true},"dynamicProps":false,"dynamicItems":false};

exports.v72 = validate161;
const schema233 = {"$id":"contract:/getGCHistory.200.body","type":"array","items":{"$ref":"contract:/components/schemas/GCHistory"}};
const schema234 = {"$id":"contract:/components/schemas/GCHistory","type":"object","properties":{"id":{"type":"integer","safeInteger":true},"job_name":{"type":"string"},"job_kind":{"type":"string"},"job_parameters":{"type":"string"},"schedule":{"$ref":"contract:/components/schemas/ScheduleObj"},"job_status":{"type":"string"},"deleted":{"type":"boolean"},"creation_time":{"type":"string","format":"date-time","leapSecond":"date-time"},"update_time":{"type":"string","format":"date-time","leapSecond":"date-time"}}};
const schema235 = {"$id":"contract:/components/schemas/ScheduleObj","type":"object","properties":{"type":{"type":"string","enum":["Hourly","Daily","Weekly","Custom","Manual","None","Schedule"]},"cron":{"type":"string"},"next_scheduled_time":{"type":"string","format":"date-time","leapSecond":"date-time"}}};

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
if(data.id !== undefined){
let data0 = data.id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema234.properties.id.type,parentSchema:schema234.properties.id,data:data0};
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
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema234.properties.id,data:data0};
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
if(data.job_name !== undefined){
let data1 = data.job_name;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/job_name",schemaPath:"#/properties/job_name/type",keyword:"type",params:{type: "string"},schema:schema234.properties.job_name.type,parentSchema:schema234.properties.job_name,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.job_kind !== undefined){
let data2 = data.job_kind;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/job_kind",schemaPath:"#/properties/job_kind/type",keyword:"type",params:{type: "string"},schema:schema234.properties.job_kind.type,parentSchema:schema234.properties.job_kind,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.job_parameters !== undefined){
let data3 = data.job_parameters;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/job_parameters",schemaPath:"#/properties/job_parameters/type",keyword:"type",params:{type: "string"},schema:schema234.properties.job_parameters.type,parentSchema:schema234.properties.job_parameters,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
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
const err5 = {instancePath:instancePath+"/schedule/type",schemaPath:"contract:/components/schemas/ScheduleObj/properties/type/type",keyword:"type",params:{type: "string"},schema:schema235.properties.type.type,parentSchema:schema235.properties.type,data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(((((((data5 === "Hourly") || (data5 === "Daily")) || (data5 === "Weekly")) || (data5 === "Custom")) || (data5 === "Manual")) || (data5 === "None")) || (data5 === "Schedule"))){
const err6 = {instancePath:instancePath+"/schedule/type",schemaPath:"contract:/components/schemas/ScheduleObj/properties/type/enum",keyword:"enum",params:{allowedValues: schema235.properties.type.enum},schema:schema235.properties.type.enum,parentSchema:schema235.properties.type,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data4.cron !== undefined){
let data6 = data4.cron;
if(typeof data6 !== "string"){
const err7 = {instancePath:instancePath+"/schedule/cron",schemaPath:"contract:/components/schemas/ScheduleObj/properties/cron/type",keyword:"type",params:{type: "string"},schema:schema235.properties.cron.type,parentSchema:schema235.properties.cron,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data4.next_scheduled_time !== undefined){
let data7 = data4.next_scheduled_time;
if(typeof data7 === "string"){
if(!(formats0.test(data7))){
const err8 = {instancePath:instancePath+"/schedule/next_scheduled_time",schemaPath:"contract:/components/schemas/ScheduleObj/properties/next_scheduled_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema235.properties.next_scheduled_time,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data7.includes(":60")){
const next0 = Date.parse((data7).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err9 = {instancePath:instancePath+"/schedule/next_scheduled_time",schemaPath:"contract:/components/schemas/ScheduleObj/properties/next_scheduled_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema235.properties.next_scheduled_time,data:data7};
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
const err10 = {instancePath:instancePath+"/schedule/next_scheduled_time",schemaPath:"contract:/components/schemas/ScheduleObj/properties/next_scheduled_time/type",keyword:"type",params:{type: "string"},schema:schema235.properties.next_scheduled_time.type,parentSchema:schema235.properties.next_scheduled_time,data:data7};
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
const err11 = {instancePath:instancePath+"/schedule",schemaPath:"contract:/components/schemas/ScheduleObj/type",keyword:"type",params:{type: "object"},schema:schema235.type,parentSchema:schema235,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.job_status !== undefined){
let data8 = data.job_status;
if(typeof data8 !== "string"){
const err12 = {instancePath:instancePath+"/job_status",schemaPath:"#/properties/job_status/type",keyword:"type",params:{type: "string"},schema:schema234.properties.job_status.type,parentSchema:schema234.properties.job_status,data:data8};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.deleted !== undefined){
let data9 = data.deleted;
if(typeof data9 !== "boolean"){
const err13 = {instancePath:instancePath+"/deleted",schemaPath:"#/properties/deleted/type",keyword:"type",params:{type: "boolean"},schema:schema234.properties.deleted.type,parentSchema:schema234.properties.deleted,data:data9};
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
let data10 = data.creation_time;
if(typeof data10 === "string"){
if(!(formats0.test(data10))){
const err14 = {instancePath:instancePath+"/creation_time",schemaPath:"#/properties/creation_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema234.properties.creation_time,data:data10};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data10.includes(":60")){
const next1 = Date.parse((data10).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err15 = {instancePath:instancePath+"/creation_time",schemaPath:"#/properties/creation_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema234.properties.creation_time,data:data10};
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
const err16 = {instancePath:instancePath+"/creation_time",schemaPath:"#/properties/creation_time/type",keyword:"type",params:{type: "string"},schema:schema234.properties.creation_time.type,parentSchema:schema234.properties.creation_time,data:data10};
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
let data11 = data.update_time;
if(typeof data11 === "string"){
if(!(formats0.test(data11))){
const err17 = {instancePath:instancePath+"/update_time",schemaPath:"#/properties/update_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema234.properties.update_time,data:data11};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data11.includes(":60")){
const next2 = Date.parse((data11).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next2 % 86400000 !== 0 || new Date(next2).getUTCDate() !== 1){
const err18 = {instancePath:instancePath+"/update_time",schemaPath:"#/properties/update_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema234.properties.update_time,data:data11};
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
const err19 = {instancePath:instancePath+"/update_time",schemaPath:"#/properties/update_time/type",keyword:"type",params:{type: "string"},schema:schema234.properties.update_time.type,parentSchema:schema234.properties.update_time,data:data11};
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
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema234.type,parentSchema:schema234,data};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate162.errors = vErrors;
return errors === 0;
}
validate162.evaluated = {"props":{"id":true,"job_name":true,"job_kind":true,"job_parameters":true,"schedule":true,"job_status":true,"deleted":true,"creation_time":true,"update_time":true},"dynamicProps":false,"dynamicItems":false};


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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate162.call(this, data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate162.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema233.type,parentSchema:schema233,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate161.errors = vErrors;
return errors === 0;
}
validate161.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v73 = validate164;
const schema236 = {"$id":"contract:/getGC.200.body","$ref":"contract:/components/schemas/GCHistory"};

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
if(!(validate162.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate162.errors);
errors = vErrors.length;
}
validate164.errors = vErrors;
return errors === 0;
}
validate164.evaluated = {"props":{"id":true,"job_name":true,"job_kind":true,"job_parameters":true,"schedule":true,"job_status":true,"deleted":true,"creation_time":true,"update_time":true},"dynamicProps":false,"dynamicItems":false};

exports.v74 = validate166;
const schema237 = {"$id":"contract:/getPurgeHistory.200.body","type":"array","items":{"$ref":"contract:/components/schemas/ExecHistory"}};
const schema238 = {"$id":"contract:/components/schemas/ExecHistory","type":"object","properties":{"id":{"type":"integer","safeInteger":true},"job_name":{"type":"string"},"job_kind":{"type":"string"},"job_parameters":{"type":"string"},"schedule":{"$ref":"contract:/components/schemas/ScheduleObj"},"job_status":{"type":"string"},"deleted":{"type":"boolean"},"creation_time":{"type":"string","format":"date-time","leapSecond":"date-time"},"update_time":{"type":"string","format":"date-time","leapSecond":"date-time"}}};

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
if(data.id !== undefined){
let data0 = data.id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema238.properties.id.type,parentSchema:schema238.properties.id,data:data0};
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
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema238.properties.id,data:data0};
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
if(data.job_name !== undefined){
let data1 = data.job_name;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/job_name",schemaPath:"#/properties/job_name/type",keyword:"type",params:{type: "string"},schema:schema238.properties.job_name.type,parentSchema:schema238.properties.job_name,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.job_kind !== undefined){
let data2 = data.job_kind;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/job_kind",schemaPath:"#/properties/job_kind/type",keyword:"type",params:{type: "string"},schema:schema238.properties.job_kind.type,parentSchema:schema238.properties.job_kind,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.job_parameters !== undefined){
let data3 = data.job_parameters;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/job_parameters",schemaPath:"#/properties/job_parameters/type",keyword:"type",params:{type: "string"},schema:schema238.properties.job_parameters.type,parentSchema:schema238.properties.job_parameters,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
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
const err5 = {instancePath:instancePath+"/schedule/type",schemaPath:"contract:/components/schemas/ScheduleObj/properties/type/type",keyword:"type",params:{type: "string"},schema:schema235.properties.type.type,parentSchema:schema235.properties.type,data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(((((((data5 === "Hourly") || (data5 === "Daily")) || (data5 === "Weekly")) || (data5 === "Custom")) || (data5 === "Manual")) || (data5 === "None")) || (data5 === "Schedule"))){
const err6 = {instancePath:instancePath+"/schedule/type",schemaPath:"contract:/components/schemas/ScheduleObj/properties/type/enum",keyword:"enum",params:{allowedValues: schema235.properties.type.enum},schema:schema235.properties.type.enum,parentSchema:schema235.properties.type,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data4.cron !== undefined){
let data6 = data4.cron;
if(typeof data6 !== "string"){
const err7 = {instancePath:instancePath+"/schedule/cron",schemaPath:"contract:/components/schemas/ScheduleObj/properties/cron/type",keyword:"type",params:{type: "string"},schema:schema235.properties.cron.type,parentSchema:schema235.properties.cron,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data4.next_scheduled_time !== undefined){
let data7 = data4.next_scheduled_time;
if(typeof data7 === "string"){
if(!(formats0.test(data7))){
const err8 = {instancePath:instancePath+"/schedule/next_scheduled_time",schemaPath:"contract:/components/schemas/ScheduleObj/properties/next_scheduled_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema235.properties.next_scheduled_time,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data7.includes(":60")){
const next0 = Date.parse((data7).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err9 = {instancePath:instancePath+"/schedule/next_scheduled_time",schemaPath:"contract:/components/schemas/ScheduleObj/properties/next_scheduled_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema235.properties.next_scheduled_time,data:data7};
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
const err10 = {instancePath:instancePath+"/schedule/next_scheduled_time",schemaPath:"contract:/components/schemas/ScheduleObj/properties/next_scheduled_time/type",keyword:"type",params:{type: "string"},schema:schema235.properties.next_scheduled_time.type,parentSchema:schema235.properties.next_scheduled_time,data:data7};
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
const err11 = {instancePath:instancePath+"/schedule",schemaPath:"contract:/components/schemas/ScheduleObj/type",keyword:"type",params:{type: "object"},schema:schema235.type,parentSchema:schema235,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.job_status !== undefined){
let data8 = data.job_status;
if(typeof data8 !== "string"){
const err12 = {instancePath:instancePath+"/job_status",schemaPath:"#/properties/job_status/type",keyword:"type",params:{type: "string"},schema:schema238.properties.job_status.type,parentSchema:schema238.properties.job_status,data:data8};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.deleted !== undefined){
let data9 = data.deleted;
if(typeof data9 !== "boolean"){
const err13 = {instancePath:instancePath+"/deleted",schemaPath:"#/properties/deleted/type",keyword:"type",params:{type: "boolean"},schema:schema238.properties.deleted.type,parentSchema:schema238.properties.deleted,data:data9};
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
let data10 = data.creation_time;
if(typeof data10 === "string"){
if(!(formats0.test(data10))){
const err14 = {instancePath:instancePath+"/creation_time",schemaPath:"#/properties/creation_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema238.properties.creation_time,data:data10};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data10.includes(":60")){
const next1 = Date.parse((data10).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err15 = {instancePath:instancePath+"/creation_time",schemaPath:"#/properties/creation_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema238.properties.creation_time,data:data10};
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
const err16 = {instancePath:instancePath+"/creation_time",schemaPath:"#/properties/creation_time/type",keyword:"type",params:{type: "string"},schema:schema238.properties.creation_time.type,parentSchema:schema238.properties.creation_time,data:data10};
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
let data11 = data.update_time;
if(typeof data11 === "string"){
if(!(formats0.test(data11))){
const err17 = {instancePath:instancePath+"/update_time",schemaPath:"#/properties/update_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema238.properties.update_time,data:data11};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data11.includes(":60")){
const next2 = Date.parse((data11).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next2 % 86400000 !== 0 || new Date(next2).getUTCDate() !== 1){
const err18 = {instancePath:instancePath+"/update_time",schemaPath:"#/properties/update_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema238.properties.update_time,data:data11};
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
const err19 = {instancePath:instancePath+"/update_time",schemaPath:"#/properties/update_time/type",keyword:"type",params:{type: "string"},schema:schema238.properties.update_time.type,parentSchema:schema238.properties.update_time,data:data11};
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
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema238.type,parentSchema:schema238,data};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate167.errors = vErrors;
return errors === 0;
}
validate167.evaluated = {"props":{"id":true,"job_name":true,"job_kind":true,"job_parameters":true,"schedule":true,"job_status":true,"deleted":true,"creation_time":true,"update_time":true},"dynamicProps":false,"dynamicItems":false};


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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate167.call(this, data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate167.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema237.type,parentSchema:schema237,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate166.errors = vErrors;
return errors === 0;
}
validate166.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v75 = validate169;
const schema240 = {"$id":"contract:/getPurgeJob.200.body","$ref":"contract:/components/schemas/ExecHistory"};

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
if(!(validate167.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate167.errors);
errors = vErrors.length;
}
validate169.errors = vErrors;
return errors === 0;
}
validate169.evaluated = {"props":{"id":true,"job_name":true,"job_kind":true,"job_parameters":true,"schedule":true,"job_status":true,"deleted":true,"creation_time":true,"update_time":true},"dynamicProps":false,"dynamicItems":false};

exports.v76 = validate171;
const schema241 = {"$id":"contract:/getSystemCVEAllowlist.200.body","$ref":"contract:/components/schemas/CVEAllowlist"};

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
if(!(validate13.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate13.errors);
errors = vErrors.length;
}
validate171.errors = vErrors;
return errors === 0;
}
validate171.evaluated = {"props":{"id":true,"project_id":true,"expires_at":true,"items":true,"creation_time":true,"update_time":true},"dynamicProps":false,"dynamicItems":false};

exports.v77 = validate173;
const schema242 = {"$id":"contract:/getScanAllSchedule.200.body","$ref":"contract:/components/schemas/Schedule"};
const schema243 = {"$id":"contract:/components/schemas/Schedule","type":"object","properties":{"id":{"type":"integer","safeInteger":true},"status":{"type":"string"},"creation_time":{"type":"string","format":"date-time","leapSecond":"date-time"},"update_time":{"type":"string","format":"date-time","leapSecond":"date-time"},"schedule":{"$ref":"contract:/components/schemas/ScheduleObj"},"parameters":{"type":"object","additionalProperties":{"type":"object"}}}};

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
if(data.id !== undefined){
let data0 = data.id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema243.properties.id.type,parentSchema:schema243.properties.id,data:data0};
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
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema243.properties.id,data:data0};
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
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},schema:schema243.properties.status.type,parentSchema:schema243.properties.status,data:data1};
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
const err3 = {instancePath:instancePath+"/creation_time",schemaPath:"#/properties/creation_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema243.properties.creation_time,data:data2};
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
const err4 = {instancePath:instancePath+"/creation_time",schemaPath:"#/properties/creation_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema243.properties.creation_time,data:data2};
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
const err5 = {instancePath:instancePath+"/creation_time",schemaPath:"#/properties/creation_time/type",keyword:"type",params:{type: "string"},schema:schema243.properties.creation_time.type,parentSchema:schema243.properties.creation_time,data:data2};
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
const err6 = {instancePath:instancePath+"/update_time",schemaPath:"#/properties/update_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema243.properties.update_time,data:data3};
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
const err7 = {instancePath:instancePath+"/update_time",schemaPath:"#/properties/update_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema243.properties.update_time,data:data3};
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
const err8 = {instancePath:instancePath+"/update_time",schemaPath:"#/properties/update_time/type",keyword:"type",params:{type: "string"},schema:schema243.properties.update_time.type,parentSchema:schema243.properties.update_time,data:data3};
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
const err9 = {instancePath:instancePath+"/schedule/type",schemaPath:"contract:/components/schemas/ScheduleObj/properties/type/type",keyword:"type",params:{type: "string"},schema:schema235.properties.type.type,parentSchema:schema235.properties.type,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(((((((data5 === "Hourly") || (data5 === "Daily")) || (data5 === "Weekly")) || (data5 === "Custom")) || (data5 === "Manual")) || (data5 === "None")) || (data5 === "Schedule"))){
const err10 = {instancePath:instancePath+"/schedule/type",schemaPath:"contract:/components/schemas/ScheduleObj/properties/type/enum",keyword:"enum",params:{allowedValues: schema235.properties.type.enum},schema:schema235.properties.type.enum,parentSchema:schema235.properties.type,data:data5};
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
const err11 = {instancePath:instancePath+"/schedule/cron",schemaPath:"contract:/components/schemas/ScheduleObj/properties/cron/type",keyword:"type",params:{type: "string"},schema:schema235.properties.cron.type,parentSchema:schema235.properties.cron,data:data6};
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
const err12 = {instancePath:instancePath+"/schedule/next_scheduled_time",schemaPath:"contract:/components/schemas/ScheduleObj/properties/next_scheduled_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema235.properties.next_scheduled_time,data:data7};
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
const err13 = {instancePath:instancePath+"/schedule/next_scheduled_time",schemaPath:"contract:/components/schemas/ScheduleObj/properties/next_scheduled_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema235.properties.next_scheduled_time,data:data7};
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
const err14 = {instancePath:instancePath+"/schedule/next_scheduled_time",schemaPath:"contract:/components/schemas/ScheduleObj/properties/next_scheduled_time/type",keyword:"type",params:{type: "string"},schema:schema235.properties.next_scheduled_time.type,parentSchema:schema235.properties.next_scheduled_time,data:data7};
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
const err15 = {instancePath:instancePath+"/schedule",schemaPath:"contract:/components/schemas/ScheduleObj/type",keyword:"type",params:{type: "object"},schema:schema235.type,parentSchema:schema235,data:data4};
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
const err16 = {instancePath:instancePath+"/parameters/" + runtime.escapeName(key0),schemaPath:"#/properties/parameters/additionalProperties/type",keyword:"type",params:{type: "object"},schema:schema243.properties.parameters.additionalProperties.type,parentSchema:schema243.properties.parameters.additionalProperties,data:data9};
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
const err17 = {instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/type",keyword:"type",params:{type: "object"},schema:schema243.properties.parameters.type,parentSchema:schema243.properties.parameters,data:data8};
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
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema243.type,parentSchema:schema243,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate174.errors = vErrors;
return errors === 0;
}
validate174.evaluated = {"props":{"id":true,"status":true,"creation_time":true,"update_time":true,"schedule":true,"parameters":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate174.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate174.errors);
errors = vErrors.length;
}
validate173.errors = vErrors;
return errors === 0;
}
validate173.evaluated = {"props":{"id":true,"status":true,"creation_time":true,"update_time":true,"schedule":true,"parameters":true},"dynamicProps":false,"dynamicItems":false};

exports.v78 = validate176;
const schema245 = {"$id":"contract:/getWorkerPools.200.body","type":"array","items":{"$ref":"contract:/components/schemas/WorkerPool"}};
const schema246 = {"$id":"contract:/components/schemas/WorkerPool","type":"object","properties":{"pid":{"type":"integer","safeInteger":true},"worker_pool_id":{"type":"string"},"start_at":{"type":"string","format":"date-time","leapSecond":"date-time"},"heartbeat_at":{"type":"string","format":"date-time","leapSecond":"date-time"},"concurrency":{"type":"integer","safeInteger":true},"host":{"type":"string"}}};

function validate176(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate176.evaluated;
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
if(data0.pid !== undefined){
let data1 = data0.pid;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err0 = {instancePath:instancePath+"/" + i0+"/pid",schemaPath:"contract:/components/schemas/WorkerPool/properties/pid/type",keyword:"type",params:{type: "integer"},schema:schema246.properties.pid.type,parentSchema:schema246.properties.pid,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(Math.abs(data1) > 9007199254740991){
const err1 = {instancePath:instancePath+"/" + i0+"/pid",schemaPath:"contract:/components/schemas/WorkerPool/properties/pid/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema246.properties.pid,data:data1};
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
if(data0.worker_pool_id !== undefined){
let data2 = data0.worker_pool_id;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/" + i0+"/worker_pool_id",schemaPath:"contract:/components/schemas/WorkerPool/properties/worker_pool_id/type",keyword:"type",params:{type: "string"},schema:schema246.properties.worker_pool_id.type,parentSchema:schema246.properties.worker_pool_id,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.start_at !== undefined){
let data3 = data0.start_at;
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
const err3 = {instancePath:instancePath+"/" + i0+"/start_at",schemaPath:"contract:/components/schemas/WorkerPool/properties/start_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema246.properties.start_at,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data3.includes(":60")){
const next0 = Date.parse((data3).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err4 = {instancePath:instancePath+"/" + i0+"/start_at",schemaPath:"contract:/components/schemas/WorkerPool/properties/start_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema246.properties.start_at,data:data3};
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
const err5 = {instancePath:instancePath+"/" + i0+"/start_at",schemaPath:"contract:/components/schemas/WorkerPool/properties/start_at/type",keyword:"type",params:{type: "string"},schema:schema246.properties.start_at.type,parentSchema:schema246.properties.start_at,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.heartbeat_at !== undefined){
let data4 = data0.heartbeat_at;
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
const err6 = {instancePath:instancePath+"/" + i0+"/heartbeat_at",schemaPath:"contract:/components/schemas/WorkerPool/properties/heartbeat_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema246.properties.heartbeat_at,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data4.includes(":60")){
const next1 = Date.parse((data4).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err7 = {instancePath:instancePath+"/" + i0+"/heartbeat_at",schemaPath:"contract:/components/schemas/WorkerPool/properties/heartbeat_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema246.properties.heartbeat_at,data:data4};
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
const err8 = {instancePath:instancePath+"/" + i0+"/heartbeat_at",schemaPath:"contract:/components/schemas/WorkerPool/properties/heartbeat_at/type",keyword:"type",params:{type: "string"},schema:schema246.properties.heartbeat_at.type,parentSchema:schema246.properties.heartbeat_at,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.concurrency !== undefined){
let data5 = data0.concurrency;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err9 = {instancePath:instancePath+"/" + i0+"/concurrency",schemaPath:"contract:/components/schemas/WorkerPool/properties/concurrency/type",keyword:"type",params:{type: "integer"},schema:schema246.properties.concurrency.type,parentSchema:schema246.properties.concurrency,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(Math.abs(data5) > 9007199254740991){
const err10 = {instancePath:instancePath+"/" + i0+"/concurrency",schemaPath:"contract:/components/schemas/WorkerPool/properties/concurrency/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema246.properties.concurrency,data:data5};
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
if(data0.host !== undefined){
let data6 = data0.host;
if(typeof data6 !== "string"){
const err11 = {instancePath:instancePath+"/" + i0+"/host",schemaPath:"contract:/components/schemas/WorkerPool/properties/host/type",keyword:"type",params:{type: "string"},schema:schema246.properties.host.type,parentSchema:schema246.properties.host,data:data6};
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
const err12 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/WorkerPool/type",keyword:"type",params:{type: "object"},schema:schema246.type,parentSchema:schema246,data:data0};
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
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema245.type,parentSchema:schema245,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate176.errors = vErrors;
return errors === 0;
}
validate176.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v79 = validate177;
const schema247 = {"$id":"contract:/getWorkers.200.body","type":"array","items":{"$ref":"contract:/components/schemas/Worker"}};
const schema248 = {"$id":"contract:/components/schemas/Worker","type":"object","properties":{"id":{"type":"string"},"pool_id":{"type":"string"},"job_name":{"type":"string"},"job_id":{"type":"string"},"start_at":{"type":["string","null"],"format":"date-time","leapSecond":"date-time"},"check_in":{"type":"string"},"checkin_at":{"type":["string","null"],"format":"date-time","leapSecond":"date-time"}}};

function validate177(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate177.evaluated;
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
if(data0.id !== undefined){
let data1 = data0.id;
if(typeof data1 !== "string"){
const err0 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"contract:/components/schemas/Worker/properties/id/type",keyword:"type",params:{type: "string"},schema:schema248.properties.id.type,parentSchema:schema248.properties.id,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data0.pool_id !== undefined){
let data2 = data0.pool_id;
if(typeof data2 !== "string"){
const err1 = {instancePath:instancePath+"/" + i0+"/pool_id",schemaPath:"contract:/components/schemas/Worker/properties/pool_id/type",keyword:"type",params:{type: "string"},schema:schema248.properties.pool_id.type,parentSchema:schema248.properties.pool_id,data:data2};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.job_name !== undefined){
let data3 = data0.job_name;
if(typeof data3 !== "string"){
const err2 = {instancePath:instancePath+"/" + i0+"/job_name",schemaPath:"contract:/components/schemas/Worker/properties/job_name/type",keyword:"type",params:{type: "string"},schema:schema248.properties.job_name.type,parentSchema:schema248.properties.job_name,data:data3};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.job_id !== undefined){
let data4 = data0.job_id;
if(typeof data4 !== "string"){
const err3 = {instancePath:instancePath+"/" + i0+"/job_id",schemaPath:"contract:/components/schemas/Worker/properties/job_id/type",keyword:"type",params:{type: "string"},schema:schema248.properties.job_id.type,parentSchema:schema248.properties.job_id,data:data4};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.start_at !== undefined){
let data5 = data0.start_at;
if((typeof data5 !== "string") && (data5 !== null)){
const err4 = {instancePath:instancePath+"/" + i0+"/start_at",schemaPath:"contract:/components/schemas/Worker/properties/start_at/type",keyword:"type",params:{type: schema248.properties.start_at.type},schema:schema248.properties.start_at.type,parentSchema:schema248.properties.start_at,data:data5};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data5 === "string"){
if(!(formats0.test(data5))){
const err5 = {instancePath:instancePath+"/" + i0+"/start_at",schemaPath:"contract:/components/schemas/Worker/properties/start_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema248.properties.start_at,data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data5.includes(":60")){
const next0 = Date.parse((data5).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err6 = {instancePath:instancePath+"/" + i0+"/start_at",schemaPath:"contract:/components/schemas/Worker/properties/start_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema248.properties.start_at,data:data5};
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
if(data0.check_in !== undefined){
let data6 = data0.check_in;
if(typeof data6 !== "string"){
const err7 = {instancePath:instancePath+"/" + i0+"/check_in",schemaPath:"contract:/components/schemas/Worker/properties/check_in/type",keyword:"type",params:{type: "string"},schema:schema248.properties.check_in.type,parentSchema:schema248.properties.check_in,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.checkin_at !== undefined){
let data7 = data0.checkin_at;
if((typeof data7 !== "string") && (data7 !== null)){
const err8 = {instancePath:instancePath+"/" + i0+"/checkin_at",schemaPath:"contract:/components/schemas/Worker/properties/checkin_at/type",keyword:"type",params:{type: schema248.properties.checkin_at.type},schema:schema248.properties.checkin_at.type,parentSchema:schema248.properties.checkin_at,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data7 === "string"){
if(!(formats0.test(data7))){
const err9 = {instancePath:instancePath+"/" + i0+"/checkin_at",schemaPath:"contract:/components/schemas/Worker/properties/checkin_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema248.properties.checkin_at,data:data7};
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
const err10 = {instancePath:instancePath+"/" + i0+"/checkin_at",schemaPath:"contract:/components/schemas/Worker/properties/checkin_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema248.properties.checkin_at,data:data7};
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
}
else {
const err11 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/Worker/type",keyword:"type",params:{type: "object"},schema:schema248.type,parentSchema:schema248,data:data0};
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
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema247.type,parentSchema:schema247,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate177.errors = vErrors;
return errors === 0;
}
validate177.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v80 = validate178;
const schema249 = {"$id":"contract:/listJobQueues.200.body","type":"array","items":{"$ref":"contract:/components/schemas/JobQueue"}};
const schema250 = {"$id":"contract:/components/schemas/JobQueue","type":"object","properties":{"job_type":{"type":"string"},"count":{"type":"integer","safeInteger":true},"latency":{"type":"integer","safeInteger":true},"paused":{"type":"boolean"}}};

function validate178(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate178.evaluated;
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
if(data0.job_type !== undefined){
let data1 = data0.job_type;
if(typeof data1 !== "string"){
const err0 = {instancePath:instancePath+"/" + i0+"/job_type",schemaPath:"contract:/components/schemas/JobQueue/properties/job_type/type",keyword:"type",params:{type: "string"},schema:schema250.properties.job_type.type,parentSchema:schema250.properties.job_type,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data0.count !== undefined){
let data2 = data0.count;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err1 = {instancePath:instancePath+"/" + i0+"/count",schemaPath:"contract:/components/schemas/JobQueue/properties/count/type",keyword:"type",params:{type: "integer"},schema:schema250.properties.count.type,parentSchema:schema250.properties.count,data:data2};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(Math.abs(data2) > 9007199254740991){
const err2 = {instancePath:instancePath+"/" + i0+"/count",schemaPath:"contract:/components/schemas/JobQueue/properties/count/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema250.properties.count,data:data2};
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
if(data0.latency !== undefined){
let data3 = data0.latency;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err3 = {instancePath:instancePath+"/" + i0+"/latency",schemaPath:"contract:/components/schemas/JobQueue/properties/latency/type",keyword:"type",params:{type: "integer"},schema:schema250.properties.latency.type,parentSchema:schema250.properties.latency,data:data3};
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
const err4 = {instancePath:instancePath+"/" + i0+"/latency",schemaPath:"contract:/components/schemas/JobQueue/properties/latency/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema250.properties.latency,data:data3};
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
if(data0.paused !== undefined){
let data4 = data0.paused;
if(typeof data4 !== "boolean"){
const err5 = {instancePath:instancePath+"/" + i0+"/paused",schemaPath:"contract:/components/schemas/JobQueue/properties/paused/type",keyword:"type",params:{type: "boolean"},schema:schema250.properties.paused.type,parentSchema:schema250.properties.paused,data:data4};
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
const err6 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/JobQueue/type",keyword:"type",params:{type: "object"},schema:schema250.type,parentSchema:schema250,data:data0};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema249.type,parentSchema:schema249,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate178.errors = vErrors;
return errors === 0;
}
validate178.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v81 = validate179;
const schema251 = {"$id":"contract:/listSchedules.200.body","type":"array","items":{"$ref":"contract:/components/schemas/ScheduleTask"}};
const schema252 = {"$id":"contract:/components/schemas/ScheduleTask","type":"object","properties":{"id":{"type":"integer","safeInteger":true},"vendor_type":{"type":"string"},"vendor_id":{"type":"integer","safeInteger":true},"cron":{"type":"string"},"update_time":{"type":"string","format":"date-time","leapSecond":"date-time"}}};

function validate179(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate179.evaluated;
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
if(data0.id !== undefined){
let data1 = data0.id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err0 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"contract:/components/schemas/ScheduleTask/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema252.properties.id.type,parentSchema:schema252.properties.id,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(Math.abs(data1) > 9007199254740991){
const err1 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"contract:/components/schemas/ScheduleTask/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema252.properties.id,data:data1};
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
if(data0.vendor_type !== undefined){
let data2 = data0.vendor_type;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/" + i0+"/vendor_type",schemaPath:"contract:/components/schemas/ScheduleTask/properties/vendor_type/type",keyword:"type",params:{type: "string"},schema:schema252.properties.vendor_type.type,parentSchema:schema252.properties.vendor_type,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.vendor_id !== undefined){
let data3 = data0.vendor_id;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err3 = {instancePath:instancePath+"/" + i0+"/vendor_id",schemaPath:"contract:/components/schemas/ScheduleTask/properties/vendor_id/type",keyword:"type",params:{type: "integer"},schema:schema252.properties.vendor_id.type,parentSchema:schema252.properties.vendor_id,data:data3};
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
const err4 = {instancePath:instancePath+"/" + i0+"/vendor_id",schemaPath:"contract:/components/schemas/ScheduleTask/properties/vendor_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema252.properties.vendor_id,data:data3};
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
if(data0.cron !== undefined){
let data4 = data0.cron;
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/" + i0+"/cron",schemaPath:"contract:/components/schemas/ScheduleTask/properties/cron/type",keyword:"type",params:{type: "string"},schema:schema252.properties.cron.type,parentSchema:schema252.properties.cron,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.update_time !== undefined){
let data5 = data0.update_time;
if(typeof data5 === "string"){
if(!(formats0.test(data5))){
const err6 = {instancePath:instancePath+"/" + i0+"/update_time",schemaPath:"contract:/components/schemas/ScheduleTask/properties/update_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema252.properties.update_time,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data5.includes(":60")){
const next0 = Date.parse((data5).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err7 = {instancePath:instancePath+"/" + i0+"/update_time",schemaPath:"contract:/components/schemas/ScheduleTask/properties/update_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema252.properties.update_time,data:data5};
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
const err8 = {instancePath:instancePath+"/" + i0+"/update_time",schemaPath:"contract:/components/schemas/ScheduleTask/properties/update_time/type",keyword:"type",params:{type: "string"},schema:schema252.properties.update_time.type,parentSchema:schema252.properties.update_time,data:data5};
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
const err9 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/ScheduleTask/type",keyword:"type",params:{type: "object"},schema:schema252.type,parentSchema:schema252,data:data0};
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
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema251.type,parentSchema:schema251,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate179.errors = vErrors;
return errors === 0;
}
validate179.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v82 = validate180;
const schema253 = {"$id":"contract:/getSchedulePaused.200.body","$ref":"contract:/components/schemas/SchedulerStatus"};
const schema254 = {"$id":"contract:/components/schemas/SchedulerStatus","type":"object","properties":{"paused":{"type":"boolean"}}};

function validate180(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate180.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.paused !== undefined){
let data0 = data.paused;
if(typeof data0 !== "boolean"){
const err0 = {instancePath:instancePath+"/paused",schemaPath:"contract:/components/schemas/SchedulerStatus/properties/paused/type",keyword:"type",params:{type: "boolean"},schema:schema254.properties.paused.type,parentSchema:schema254.properties.paused,data:data0};
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
const err1 = {instancePath,schemaPath:"contract:/components/schemas/SchedulerStatus/type",keyword:"type",params:{type: "object"},schema:schema254.type,parentSchema:schema254,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate180.errors = vErrors;
return errors === 0;
}
validate180.evaluated = {"props":{"paused":true},"dynamicProps":false,"dynamicItems":false};

exports.v83 = validate181;
const schema255 = {"$id":"contract:/getRentenitionMetadata.200.body","$ref":"contract:/components/schemas/RetentionMetadata"};
const schema256 = {"$id":"contract:/components/schemas/RetentionMetadata","type":"object","properties":{"templates":{"type":"array","items":{"$ref":"contract:/components/schemas/RetentionRuleMetadata"}},"scope_selectors":{"type":"array","items":{"$ref":"contract:/components/schemas/RetentionSelectorMetadata"}},"tag_selectors":{"type":"array","items":{"$ref":"contract:/components/schemas/RetentionSelectorMetadata"}}}};
const schema259 = {"$id":"contract:/components/schemas/RetentionSelectorMetadata","type":"object","properties":{"display_text":{"type":"string"},"kind":{"type":"string"},"decorations":{"type":"array","items":{"type":"string"}}}};
const schema257 = {"$id":"contract:/components/schemas/RetentionRuleMetadata","type":"object","properties":{"rule_template":{"type":"string"},"display_text":{"type":"string"},"action":{"type":"string"},"params":{"type":"array","items":{"$ref":"contract:/components/schemas/RetentionRuleParamMetadata"}}}};
const schema258 = {"$id":"contract:/components/schemas/RetentionRuleParamMetadata","type":"object","properties":{"type":{"type":"string"},"unit":{"type":"string"},"required":{"type":"boolean"}}};

function validate183(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate183.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.rule_template !== undefined){
let data0 = data.rule_template;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/rule_template",schemaPath:"#/properties/rule_template/type",keyword:"type",params:{type: "string"},schema:schema257.properties.rule_template.type,parentSchema:schema257.properties.rule_template,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.display_text !== undefined){
let data1 = data.display_text;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/display_text",schemaPath:"#/properties/display_text/type",keyword:"type",params:{type: "string"},schema:schema257.properties.display_text.type,parentSchema:schema257.properties.display_text,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.action !== undefined){
let data2 = data.action;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"},schema:schema257.properties.action.type,parentSchema:schema257.properties.action,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.params !== undefined){
let data3 = data.params;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.type !== undefined){
let data5 = data4.type;
if(typeof data5 !== "string"){
const err3 = {instancePath:instancePath+"/params/" + i0+"/type",schemaPath:"contract:/components/schemas/RetentionRuleParamMetadata/properties/type/type",keyword:"type",params:{type: "string"},schema:schema258.properties.type.type,parentSchema:schema258.properties.type,data:data5};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data4.unit !== undefined){
let data6 = data4.unit;
if(typeof data6 !== "string"){
const err4 = {instancePath:instancePath+"/params/" + i0+"/unit",schemaPath:"contract:/components/schemas/RetentionRuleParamMetadata/properties/unit/type",keyword:"type",params:{type: "string"},schema:schema258.properties.unit.type,parentSchema:schema258.properties.unit,data:data6};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data4.required !== undefined){
let data7 = data4.required;
if(typeof data7 !== "boolean"){
const err5 = {instancePath:instancePath+"/params/" + i0+"/required",schemaPath:"contract:/components/schemas/RetentionRuleParamMetadata/properties/required/type",keyword:"type",params:{type: "boolean"},schema:schema258.properties.required.type,parentSchema:schema258.properties.required,data:data7};
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
const err6 = {instancePath:instancePath+"/params/" + i0,schemaPath:"contract:/components/schemas/RetentionRuleParamMetadata/type",keyword:"type",params:{type: "object"},schema:schema258.type,parentSchema:schema258,data:data4};
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
const err7 = {instancePath:instancePath+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type: "array"},schema:schema257.properties.params.type,parentSchema:schema257.properties.params,data:data3};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema257.type,parentSchema:schema257,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate183.errors = vErrors;
return errors === 0;
}
validate183.evaluated = {"props":{"rule_template":true,"display_text":true,"action":true,"params":true},"dynamicProps":false,"dynamicItems":false};


function validate182(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate182.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.templates !== undefined){
let data0 = data.templates;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate183.call(this, data0[i0], {instancePath:instancePath+"/templates/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate183.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath:instancePath+"/templates",schemaPath:"#/properties/templates/type",keyword:"type",params:{type: "array"},schema:schema256.properties.templates.type,parentSchema:schema256.properties.templates,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.scope_selectors !== undefined){
let data2 = data.scope_selectors;
if(Array.isArray(data2)){
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.display_text !== undefined){
let data4 = data3.display_text;
if(typeof data4 !== "string"){
const err1 = {instancePath:instancePath+"/scope_selectors/" + i1+"/display_text",schemaPath:"contract:/components/schemas/RetentionSelectorMetadata/properties/display_text/type",keyword:"type",params:{type: "string"},schema:schema259.properties.display_text.type,parentSchema:schema259.properties.display_text,data:data4};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data3.kind !== undefined){
let data5 = data3.kind;
if(typeof data5 !== "string"){
const err2 = {instancePath:instancePath+"/scope_selectors/" + i1+"/kind",schemaPath:"contract:/components/schemas/RetentionSelectorMetadata/properties/kind/type",keyword:"type",params:{type: "string"},schema:schema259.properties.kind.type,parentSchema:schema259.properties.kind,data:data5};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data3.decorations !== undefined){
let data6 = data3.decorations;
if(Array.isArray(data6)){
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
let data7 = data6[i2];
if(typeof data7 !== "string"){
const err3 = {instancePath:instancePath+"/scope_selectors/" + i1+"/decorations/" + i2,schemaPath:"contract:/components/schemas/RetentionSelectorMetadata/properties/decorations/items/type",keyword:"type",params:{type: "string"},schema:schema259.properties.decorations.items.type,parentSchema:schema259.properties.decorations.items,data:data7};
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
const err4 = {instancePath:instancePath+"/scope_selectors/" + i1+"/decorations",schemaPath:"contract:/components/schemas/RetentionSelectorMetadata/properties/decorations/type",keyword:"type",params:{type: "array"},schema:schema259.properties.decorations.type,parentSchema:schema259.properties.decorations,data:data6};
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
const err5 = {instancePath:instancePath+"/scope_selectors/" + i1,schemaPath:"contract:/components/schemas/RetentionSelectorMetadata/type",keyword:"type",params:{type: "object"},schema:schema259.type,parentSchema:schema259,data:data3};
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
const err6 = {instancePath:instancePath+"/scope_selectors",schemaPath:"#/properties/scope_selectors/type",keyword:"type",params:{type: "array"},schema:schema256.properties.scope_selectors.type,parentSchema:schema256.properties.scope_selectors,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.tag_selectors !== undefined){
let data8 = data.tag_selectors;
if(Array.isArray(data8)){
const len3 = data8.length;
for(let i3=0; i3<len3; i3++){
let data9 = data8[i3];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.display_text !== undefined){
let data10 = data9.display_text;
if(typeof data10 !== "string"){
const err7 = {instancePath:instancePath+"/tag_selectors/" + i3+"/display_text",schemaPath:"contract:/components/schemas/RetentionSelectorMetadata/properties/display_text/type",keyword:"type",params:{type: "string"},schema:schema259.properties.display_text.type,parentSchema:schema259.properties.display_text,data:data10};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data9.kind !== undefined){
let data11 = data9.kind;
if(typeof data11 !== "string"){
const err8 = {instancePath:instancePath+"/tag_selectors/" + i3+"/kind",schemaPath:"contract:/components/schemas/RetentionSelectorMetadata/properties/kind/type",keyword:"type",params:{type: "string"},schema:schema259.properties.kind.type,parentSchema:schema259.properties.kind,data:data11};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data9.decorations !== undefined){
let data12 = data9.decorations;
if(Array.isArray(data12)){
const len4 = data12.length;
for(let i4=0; i4<len4; i4++){
let data13 = data12[i4];
if(typeof data13 !== "string"){
const err9 = {instancePath:instancePath+"/tag_selectors/" + i3+"/decorations/" + i4,schemaPath:"contract:/components/schemas/RetentionSelectorMetadata/properties/decorations/items/type",keyword:"type",params:{type: "string"},schema:schema259.properties.decorations.items.type,parentSchema:schema259.properties.decorations.items,data:data13};
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
const err10 = {instancePath:instancePath+"/tag_selectors/" + i3+"/decorations",schemaPath:"contract:/components/schemas/RetentionSelectorMetadata/properties/decorations/type",keyword:"type",params:{type: "array"},schema:schema259.properties.decorations.type,parentSchema:schema259.properties.decorations,data:data12};
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
const err11 = {instancePath:instancePath+"/tag_selectors/" + i3,schemaPath:"contract:/components/schemas/RetentionSelectorMetadata/type",keyword:"type",params:{type: "object"},schema:schema259.type,parentSchema:schema259,data:data9};
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
const err12 = {instancePath:instancePath+"/tag_selectors",schemaPath:"#/properties/tag_selectors/type",keyword:"type",params:{type: "array"},schema:schema256.properties.tag_selectors.type,parentSchema:schema256.properties.tag_selectors,data:data8};
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
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema256.type,parentSchema:schema256,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate182.errors = vErrors;
return errors === 0;
}
validate182.evaluated = {"props":{"templates":true,"scope_selectors":true,"tag_selectors":true},"dynamicProps":false,"dynamicItems":false};


function validate181(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate181.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate182.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate182.errors);
errors = vErrors.length;
}
validate181.errors = vErrors;
return errors === 0;
}
validate181.evaluated = {"props":{"templates":true,"scope_selectors":true,"tag_selectors":true},"dynamicProps":false,"dynamicItems":false};

exports.v84 = validate186;
const schema261 = {"$id":"contract:/getRetention.200.body","$ref":"contract:/components/schemas/RetentionPolicy"};
const schema262 = {"$id":"contract:/components/schemas/RetentionPolicy","type":"object","properties":{"id":{"int64":{}},"algorithm":{"type":"string"},"rules":{"type":"array","items":{"$ref":"contract:/components/schemas/RetentionRule"}},"trigger":{"$ref":"contract:/components/schemas/RetentionRuleTrigger"},"scope":{"$ref":"contract:/components/schemas/RetentionPolicyScope"}}};
const schema266 = {"$id":"contract:/components/schemas/RetentionRuleTrigger","type":"object","properties":{"kind":{"type":"string"},"settings":{"type":"object"},"references":{"type":"object"}}};
const schema267 = {"$id":"contract:/components/schemas/RetentionPolicyScope","type":"object","properties":{"level":{"type":"string"},"ref":{"type":"integer","safeInteger":true}}};
const schema263 = {"$id":"contract:/components/schemas/RetentionRule","type":"object","properties":{"id":{"type":"integer","safeInteger":true},"priority":{"type":"integer","safeInteger":true},"disabled":{"type":"boolean"},"action":{"type":"string"},"template":{"type":"string"},"params":{"type":"object","additionalProperties":{"type":"object"}},"tag_selectors":{"type":"array","items":{"$ref":"contract:/components/schemas/RetentionSelector"}},"scope_selectors":{"type":"object","additionalProperties":{"type":"array","items":{"$ref":"contract:/components/schemas/RetentionSelector"}}}}};
const schema264 = {"$id":"contract:/components/schemas/RetentionSelector","type":"object","properties":{"kind":{"type":"string"},"decoration":{"type":"string"},"pattern":{"type":"string"},"extras":{"type":"string"}}};

function validate188(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate188.evaluated;
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
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema263.properties.id.type,parentSchema:schema263.properties.id,data:data0};
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
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema263.properties.id,data:data0};
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
const err2 = {instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/type",keyword:"type",params:{type: "integer"},schema:schema263.properties.priority.type,parentSchema:schema263.properties.priority,data:data1};
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
const err3 = {instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema263.properties.priority,data:data1};
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
const err4 = {instancePath:instancePath+"/disabled",schemaPath:"#/properties/disabled/type",keyword:"type",params:{type: "boolean"},schema:schema263.properties.disabled.type,parentSchema:schema263.properties.disabled,data:data2};
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
const err5 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"},schema:schema263.properties.action.type,parentSchema:schema263.properties.action,data:data3};
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
const err6 = {instancePath:instancePath+"/template",schemaPath:"#/properties/template/type",keyword:"type",params:{type: "string"},schema:schema263.properties.template.type,parentSchema:schema263.properties.template,data:data4};
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
const err7 = {instancePath:instancePath+"/params/" + runtime.escapeName(key0),schemaPath:"#/properties/params/additionalProperties/type",keyword:"type",params:{type: "object"},schema:schema263.properties.params.additionalProperties.type,parentSchema:schema263.properties.params.additionalProperties,data:data6};
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
const err8 = {instancePath:instancePath+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type: "object"},schema:schema263.properties.params.type,parentSchema:schema263.properties.params,data:data5};
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
const err9 = {instancePath:instancePath+"/tag_selectors/" + i0+"/kind",schemaPath:"contract:/components/schemas/RetentionSelector/properties/kind/type",keyword:"type",params:{type: "string"},schema:schema264.properties.kind.type,parentSchema:schema264.properties.kind,data:data9};
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
const err10 = {instancePath:instancePath+"/tag_selectors/" + i0+"/decoration",schemaPath:"contract:/components/schemas/RetentionSelector/properties/decoration/type",keyword:"type",params:{type: "string"},schema:schema264.properties.decoration.type,parentSchema:schema264.properties.decoration,data:data10};
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
const err11 = {instancePath:instancePath+"/tag_selectors/" + i0+"/pattern",schemaPath:"contract:/components/schemas/RetentionSelector/properties/pattern/type",keyword:"type",params:{type: "string"},schema:schema264.properties.pattern.type,parentSchema:schema264.properties.pattern,data:data11};
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
const err12 = {instancePath:instancePath+"/tag_selectors/" + i0+"/extras",schemaPath:"contract:/components/schemas/RetentionSelector/properties/extras/type",keyword:"type",params:{type: "string"},schema:schema264.properties.extras.type,parentSchema:schema264.properties.extras,data:data12};
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
const err13 = {instancePath:instancePath+"/tag_selectors/" + i0,schemaPath:"contract:/components/schemas/RetentionSelector/type",keyword:"type",params:{type: "object"},schema:schema264.type,parentSchema:schema264,data:data8};
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
const err14 = {instancePath:instancePath+"/tag_selectors",schemaPath:"#/properties/tag_selectors/type",keyword:"type",params:{type: "array"},schema:schema263.properties.tag_selectors.type,parentSchema:schema263.properties.tag_selectors,data:data7};
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
const err15 = {instancePath:instancePath+"/scope_selectors/" + runtime.escapeName(key1)+"/" + i1+"/kind",schemaPath:"contract:/components/schemas/RetentionSelector/properties/kind/type",keyword:"type",params:{type: "string"},schema:schema264.properties.kind.type,parentSchema:schema264.properties.kind,data:data16};
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
const err16 = {instancePath:instancePath+"/scope_selectors/" + runtime.escapeName(key1)+"/" + i1+"/decoration",schemaPath:"contract:/components/schemas/RetentionSelector/properties/decoration/type",keyword:"type",params:{type: "string"},schema:schema264.properties.decoration.type,parentSchema:schema264.properties.decoration,data:data17};
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
const err17 = {instancePath:instancePath+"/scope_selectors/" + runtime.escapeName(key1)+"/" + i1+"/pattern",schemaPath:"contract:/components/schemas/RetentionSelector/properties/pattern/type",keyword:"type",params:{type: "string"},schema:schema264.properties.pattern.type,parentSchema:schema264.properties.pattern,data:data18};
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
const err18 = {instancePath:instancePath+"/scope_selectors/" + runtime.escapeName(key1)+"/" + i1+"/extras",schemaPath:"contract:/components/schemas/RetentionSelector/properties/extras/type",keyword:"type",params:{type: "string"},schema:schema264.properties.extras.type,parentSchema:schema264.properties.extras,data:data19};
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
const err19 = {instancePath:instancePath+"/scope_selectors/" + runtime.escapeName(key1)+"/" + i1,schemaPath:"contract:/components/schemas/RetentionSelector/type",keyword:"type",params:{type: "object"},schema:schema264.type,parentSchema:schema264,data:data15};
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
const err20 = {instancePath:instancePath+"/scope_selectors/" + runtime.escapeName(key1),schemaPath:"#/properties/scope_selectors/additionalProperties/type",keyword:"type",params:{type: "array"},schema:schema263.properties.scope_selectors.additionalProperties.type,parentSchema:schema263.properties.scope_selectors.additionalProperties,data:data14};
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
const err21 = {instancePath:instancePath+"/scope_selectors",schemaPath:"#/properties/scope_selectors/type",keyword:"type",params:{type: "object"},schema:schema263.properties.scope_selectors.type,parentSchema:schema263.properties.scope_selectors,data:data13};
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
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema263.type,parentSchema:schema263,data};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate188.errors = vErrors;
return errors === 0;
}
validate188.evaluated = {"props":{"id":true,"priority":true,"disabled":true,"action":true,"template":true,"params":true,"tag_selectors":true,"scope_selectors":true},"dynamicProps":false,"dynamicItems":false};


function validate187(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate187.evaluated;
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
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/int64",keyword:"int64",params:{},schema:schema262.properties.id.int64,parentSchema:schema262.properties.id,data:data0};
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
const err1 = {instancePath:instancePath+"/algorithm",schemaPath:"#/properties/algorithm/type",keyword:"type",params:{type: "string"},schema:schema262.properties.algorithm.type,parentSchema:schema262.properties.algorithm,data:data1};
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
if(!(validate188.call(this, data2[i0], {instancePath:instancePath+"/rules/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate188.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type: "array"},schema:schema262.properties.rules.type,parentSchema:schema262.properties.rules,data:data2};
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
const err3 = {instancePath:instancePath+"/trigger/kind",schemaPath:"contract:/components/schemas/RetentionRuleTrigger/properties/kind/type",keyword:"type",params:{type: "string"},schema:schema266.properties.kind.type,parentSchema:schema266.properties.kind,data:data5};
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
const err4 = {instancePath:instancePath+"/trigger/settings",schemaPath:"contract:/components/schemas/RetentionRuleTrigger/properties/settings/type",keyword:"type",params:{type: "object"},schema:schema266.properties.settings.type,parentSchema:schema266.properties.settings,data:data6};
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
const err5 = {instancePath:instancePath+"/trigger/references",schemaPath:"contract:/components/schemas/RetentionRuleTrigger/properties/references/type",keyword:"type",params:{type: "object"},schema:schema266.properties.references.type,parentSchema:schema266.properties.references,data:data7};
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
const err6 = {instancePath:instancePath+"/trigger",schemaPath:"contract:/components/schemas/RetentionRuleTrigger/type",keyword:"type",params:{type: "object"},schema:schema266.type,parentSchema:schema266,data:data4};
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
const err7 = {instancePath:instancePath+"/scope/level",schemaPath:"contract:/components/schemas/RetentionPolicyScope/properties/level/type",keyword:"type",params:{type: "string"},schema:schema267.properties.level.type,parentSchema:schema267.properties.level,data:data9};
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
const err8 = {instancePath:instancePath+"/scope/ref",schemaPath:"contract:/components/schemas/RetentionPolicyScope/properties/ref/type",keyword:"type",params:{type: "integer"},schema:schema267.properties.ref.type,parentSchema:schema267.properties.ref,data:data10};
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
const err9 = {instancePath:instancePath+"/scope/ref",schemaPath:"contract:/components/schemas/RetentionPolicyScope/properties/ref/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema267.properties.ref,data:data10};
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
const err10 = {instancePath:instancePath+"/scope",schemaPath:"contract:/components/schemas/RetentionPolicyScope/type",keyword:"type",params:{type: "object"},schema:schema267.type,parentSchema:schema267,data:data8};
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
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema262.type,parentSchema:schema262,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate187.errors = vErrors;
return errors === 0;
}
validate187.evaluated = {"props":{"id":true,"algorithm":true,"rules":true,"trigger":true,"scope":true},"dynamicProps":false,"dynamicItems":false};


function validate186(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate186.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate187.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate187.errors);
errors = vErrors.length;
}
validate186.errors = vErrors;
return errors === 0;
}
validate186.evaluated = {"props":{"id":true,"algorithm":true,"rules":true,"trigger":true,"scope":true},"dynamicProps":false,"dynamicItems":false};

exports.v85 = validate191;
const schema268 = {"$id":"contract:/listRetentionExecutions.200.body","type":"array","items":{"$ref":"contract:/components/schemas/RetentionExecution"}};
const schema269 = {"$id":"contract:/components/schemas/RetentionExecution","type":"object","properties":{"id":{"int64":{}},"policy_id":{"int64":{}},"start_time":{"type":"string"},"end_time":{"type":"string"},"status":{"type":"string"},"trigger":{"type":"string"},"dry_run":{"type":"boolean"}}};

function validate191(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate191.evaluated;
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
if(data0.id !== undefined){
let data1 = data0.id;
if(!((typeof data1 === "number" && Number.isSafeInteger(data1) && !Object.is(data1, -0)) || (typeof data1 === "bigint" && data1 >= -9223372036854775808n && data1 <= 9223372036854775807n)) || (this && this.has(data0, "id")) || false){
const err0 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"contract:/components/schemas/RetentionExecution/properties/id/int64",keyword:"int64",params:{},schema:schema269.properties.id.int64,parentSchema:schema269.properties.id,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data0.policy_id !== undefined){
let data2 = data0.policy_id;
if(!((typeof data2 === "number" && Number.isSafeInteger(data2) && !Object.is(data2, -0)) || (typeof data2 === "bigint" && data2 >= -9223372036854775808n && data2 <= 9223372036854775807n)) || (this && this.has(data0, "policy_id")) || false){
const err1 = {instancePath:instancePath+"/" + i0+"/policy_id",schemaPath:"contract:/components/schemas/RetentionExecution/properties/policy_id/int64",keyword:"int64",params:{},schema:schema269.properties.policy_id.int64,parentSchema:schema269.properties.policy_id,data:data2};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.start_time !== undefined){
let data3 = data0.start_time;
if(typeof data3 !== "string"){
const err2 = {instancePath:instancePath+"/" + i0+"/start_time",schemaPath:"contract:/components/schemas/RetentionExecution/properties/start_time/type",keyword:"type",params:{type: "string"},schema:schema269.properties.start_time.type,parentSchema:schema269.properties.start_time,data:data3};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.end_time !== undefined){
let data4 = data0.end_time;
if(typeof data4 !== "string"){
const err3 = {instancePath:instancePath+"/" + i0+"/end_time",schemaPath:"contract:/components/schemas/RetentionExecution/properties/end_time/type",keyword:"type",params:{type: "string"},schema:schema269.properties.end_time.type,parentSchema:schema269.properties.end_time,data:data4};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.status !== undefined){
let data5 = data0.status;
if(typeof data5 !== "string"){
const err4 = {instancePath:instancePath+"/" + i0+"/status",schemaPath:"contract:/components/schemas/RetentionExecution/properties/status/type",keyword:"type",params:{type: "string"},schema:schema269.properties.status.type,parentSchema:schema269.properties.status,data:data5};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.trigger !== undefined){
let data6 = data0.trigger;
if(typeof data6 !== "string"){
const err5 = {instancePath:instancePath+"/" + i0+"/trigger",schemaPath:"contract:/components/schemas/RetentionExecution/properties/trigger/type",keyword:"type",params:{type: "string"},schema:schema269.properties.trigger.type,parentSchema:schema269.properties.trigger,data:data6};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.dry_run !== undefined){
let data7 = data0.dry_run;
if(typeof data7 !== "boolean"){
const err6 = {instancePath:instancePath+"/" + i0+"/dry_run",schemaPath:"contract:/components/schemas/RetentionExecution/properties/dry_run/type",keyword:"type",params:{type: "boolean"},schema:schema269.properties.dry_run.type,parentSchema:schema269.properties.dry_run,data:data7};
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
const err7 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/RetentionExecution/type",keyword:"type",params:{type: "object"},schema:schema269.type,parentSchema:schema269,data:data0};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema268.type,parentSchema:schema268,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate191.errors = vErrors;
return errors === 0;
}
validate191.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v86 = validate192;
const schema270 = {"$id":"contract:/listRetentionTasks.200.body","type":"array","items":{"$ref":"contract:/components/schemas/RetentionExecutionTask"}};
const schema271 = {"$id":"contract:/components/schemas/RetentionExecutionTask","type":"object","properties":{"id":{"int64":{}},"execution_id":{"int64":{}},"repository":{"type":"string"},"job_id":{"type":"string"},"status":{"type":"string"},"status_code":{"type":"integer","safeInteger":true},"status_revision":{"int64":{}},"start_time":{"type":"string"},"end_time":{"type":"string"},"total":{"type":"integer","safeInteger":true},"retained":{"type":"integer","safeInteger":true}}};

function validate192(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate192.evaluated;
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
if(data0.id !== undefined){
let data1 = data0.id;
if(!((typeof data1 === "number" && Number.isSafeInteger(data1) && !Object.is(data1, -0)) || (typeof data1 === "bigint" && data1 >= -9223372036854775808n && data1 <= 9223372036854775807n)) || (this && this.has(data0, "id")) || false){
const err0 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"contract:/components/schemas/RetentionExecutionTask/properties/id/int64",keyword:"int64",params:{},schema:schema271.properties.id.int64,parentSchema:schema271.properties.id,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data0.execution_id !== undefined){
let data2 = data0.execution_id;
if(!((typeof data2 === "number" && Number.isSafeInteger(data2) && !Object.is(data2, -0)) || (typeof data2 === "bigint" && data2 >= -9223372036854775808n && data2 <= 9223372036854775807n)) || (this && this.has(data0, "execution_id")) || false){
const err1 = {instancePath:instancePath+"/" + i0+"/execution_id",schemaPath:"contract:/components/schemas/RetentionExecutionTask/properties/execution_id/int64",keyword:"int64",params:{},schema:schema271.properties.execution_id.int64,parentSchema:schema271.properties.execution_id,data:data2};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.repository !== undefined){
let data3 = data0.repository;
if(typeof data3 !== "string"){
const err2 = {instancePath:instancePath+"/" + i0+"/repository",schemaPath:"contract:/components/schemas/RetentionExecutionTask/properties/repository/type",keyword:"type",params:{type: "string"},schema:schema271.properties.repository.type,parentSchema:schema271.properties.repository,data:data3};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.job_id !== undefined){
let data4 = data0.job_id;
if(typeof data4 !== "string"){
const err3 = {instancePath:instancePath+"/" + i0+"/job_id",schemaPath:"contract:/components/schemas/RetentionExecutionTask/properties/job_id/type",keyword:"type",params:{type: "string"},schema:schema271.properties.job_id.type,parentSchema:schema271.properties.job_id,data:data4};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.status !== undefined){
let data5 = data0.status;
if(typeof data5 !== "string"){
const err4 = {instancePath:instancePath+"/" + i0+"/status",schemaPath:"contract:/components/schemas/RetentionExecutionTask/properties/status/type",keyword:"type",params:{type: "string"},schema:schema271.properties.status.type,parentSchema:schema271.properties.status,data:data5};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.status_code !== undefined){
let data6 = data0.status_code;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err5 = {instancePath:instancePath+"/" + i0+"/status_code",schemaPath:"contract:/components/schemas/RetentionExecutionTask/properties/status_code/type",keyword:"type",params:{type: "integer"},schema:schema271.properties.status_code.type,parentSchema:schema271.properties.status_code,data:data6};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(Math.abs(data6) > 9007199254740991){
const err6 = {instancePath:instancePath+"/" + i0+"/status_code",schemaPath:"contract:/components/schemas/RetentionExecutionTask/properties/status_code/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema271.properties.status_code,data:data6};
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
if(data0.status_revision !== undefined){
let data7 = data0.status_revision;
if(!((typeof data7 === "number" && Number.isSafeInteger(data7) && !Object.is(data7, -0)) || (typeof data7 === "bigint" && data7 >= -9223372036854775808n && data7 <= 9223372036854775807n)) || (this && this.has(data0, "status_revision")) || false){
const err7 = {instancePath:instancePath+"/" + i0+"/status_revision",schemaPath:"contract:/components/schemas/RetentionExecutionTask/properties/status_revision/int64",keyword:"int64",params:{},schema:schema271.properties.status_revision.int64,parentSchema:schema271.properties.status_revision,data:data7};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.start_time !== undefined){
let data8 = data0.start_time;
if(typeof data8 !== "string"){
const err8 = {instancePath:instancePath+"/" + i0+"/start_time",schemaPath:"contract:/components/schemas/RetentionExecutionTask/properties/start_time/type",keyword:"type",params:{type: "string"},schema:schema271.properties.start_time.type,parentSchema:schema271.properties.start_time,data:data8};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.end_time !== undefined){
let data9 = data0.end_time;
if(typeof data9 !== "string"){
const err9 = {instancePath:instancePath+"/" + i0+"/end_time",schemaPath:"contract:/components/schemas/RetentionExecutionTask/properties/end_time/type",keyword:"type",params:{type: "string"},schema:schema271.properties.end_time.type,parentSchema:schema271.properties.end_time,data:data9};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data0.total !== undefined){
let data10 = data0.total;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err10 = {instancePath:instancePath+"/" + i0+"/total",schemaPath:"contract:/components/schemas/RetentionExecutionTask/properties/total/type",keyword:"type",params:{type: "integer"},schema:schema271.properties.total.type,parentSchema:schema271.properties.total,data:data10};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(Math.abs(data10) > 9007199254740991){
const err11 = {instancePath:instancePath+"/" + i0+"/total",schemaPath:"contract:/components/schemas/RetentionExecutionTask/properties/total/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema271.properties.total,data:data10};
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
if(data0.retained !== undefined){
let data11 = data0.retained;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err12 = {instancePath:instancePath+"/" + i0+"/retained",schemaPath:"contract:/components/schemas/RetentionExecutionTask/properties/retained/type",keyword:"type",params:{type: "integer"},schema:schema271.properties.retained.type,parentSchema:schema271.properties.retained,data:data11};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(Math.abs(data11) > 9007199254740991){
const err13 = {instancePath:instancePath+"/" + i0+"/retained",schemaPath:"contract:/components/schemas/RetentionExecutionTask/properties/retained/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema271.properties.retained,data:data11};
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
const err14 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/RetentionExecutionTask/type",keyword:"type",params:{type: "object"},schema:schema271.type,parentSchema:schema271,data:data0};
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
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema270.type,parentSchema:schema270,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate192.errors = vErrors;
return errors === 0;
}
validate192.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v87 = validate193;
const schema272 = {"$id":"contract:/getScannerMetadata.200.body","$ref":"contract:/components/schemas/ScannerAdapterMetadata"};
const schema273 = {"$id":"contract:/components/schemas/ScannerAdapterMetadata","type":"object","properties":{"scanner":{"$ref":"contract:/components/schemas/Scanner"},"capabilities":{"type":"array","items":{"$ref":"contract:/components/schemas/ScannerCapability"}},"properties":{"type":"object","additionalProperties":{"type":"string"}}}};
const schema275 = {"$id":"contract:/components/schemas/ScannerCapability","type":"object","properties":{"type":{"type":"string"},"consumes_mime_types":{"type":"array","items":{"type":"string"}},"produces_mime_types":{"type":"array","items":{"type":"string"}}}};

function validate194(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate194.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.scanner !== undefined){
let data0 = data.scanner;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.name !== undefined){
let data1 = data0.name;
if(typeof data1 !== "string"){
const err0 = {instancePath:instancePath+"/scanner/name",schemaPath:"contract:/components/schemas/Scanner/properties/name/type",keyword:"type",params:{type: "string"},schema:schema122.properties.name.type,parentSchema:schema122.properties.name,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data0.vendor !== undefined){
let data2 = data0.vendor;
if(typeof data2 !== "string"){
const err1 = {instancePath:instancePath+"/scanner/vendor",schemaPath:"contract:/components/schemas/Scanner/properties/vendor/type",keyword:"type",params:{type: "string"},schema:schema122.properties.vendor.type,parentSchema:schema122.properties.vendor,data:data2};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.version !== undefined){
let data3 = data0.version;
if(typeof data3 !== "string"){
const err2 = {instancePath:instancePath+"/scanner/version",schemaPath:"contract:/components/schemas/Scanner/properties/version/type",keyword:"type",params:{type: "string"},schema:schema122.properties.version.type,parentSchema:schema122.properties.version,data:data3};
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
const err3 = {instancePath:instancePath+"/scanner",schemaPath:"contract:/components/schemas/Scanner/type",keyword:"type",params:{type: "object"},schema:schema122.type,parentSchema:schema122,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.capabilities !== undefined){
let data4 = data.capabilities;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.type !== undefined){
let data6 = data5.type;
if(typeof data6 !== "string"){
const err4 = {instancePath:instancePath+"/capabilities/" + i0+"/type",schemaPath:"contract:/components/schemas/ScannerCapability/properties/type/type",keyword:"type",params:{type: "string"},schema:schema275.properties.type.type,parentSchema:schema275.properties.type,data:data6};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data5.consumes_mime_types !== undefined){
let data7 = data5.consumes_mime_types;
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
if(typeof data8 !== "string"){
const err5 = {instancePath:instancePath+"/capabilities/" + i0+"/consumes_mime_types/" + i1,schemaPath:"contract:/components/schemas/ScannerCapability/properties/consumes_mime_types/items/type",keyword:"type",params:{type: "string"},schema:schema275.properties.consumes_mime_types.items.type,parentSchema:schema275.properties.consumes_mime_types.items,data:data8};
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
const err6 = {instancePath:instancePath+"/capabilities/" + i0+"/consumes_mime_types",schemaPath:"contract:/components/schemas/ScannerCapability/properties/consumes_mime_types/type",keyword:"type",params:{type: "array"},schema:schema275.properties.consumes_mime_types.type,parentSchema:schema275.properties.consumes_mime_types,data:data7};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data5.produces_mime_types !== undefined){
let data9 = data5.produces_mime_types;
if(Array.isArray(data9)){
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
let data10 = data9[i2];
if(typeof data10 !== "string"){
const err7 = {instancePath:instancePath+"/capabilities/" + i0+"/produces_mime_types/" + i2,schemaPath:"contract:/components/schemas/ScannerCapability/properties/produces_mime_types/items/type",keyword:"type",params:{type: "string"},schema:schema275.properties.produces_mime_types.items.type,parentSchema:schema275.properties.produces_mime_types.items,data:data10};
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
const err8 = {instancePath:instancePath+"/capabilities/" + i0+"/produces_mime_types",schemaPath:"contract:/components/schemas/ScannerCapability/properties/produces_mime_types/type",keyword:"type",params:{type: "array"},schema:schema275.properties.produces_mime_types.type,parentSchema:schema275.properties.produces_mime_types,data:data9};
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
const err9 = {instancePath:instancePath+"/capabilities/" + i0,schemaPath:"contract:/components/schemas/ScannerCapability/type",keyword:"type",params:{type: "object"},schema:schema275.type,parentSchema:schema275,data:data5};
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
const err10 = {instancePath:instancePath+"/capabilities",schemaPath:"#/properties/capabilities/type",keyword:"type",params:{type: "array"},schema:schema273.properties.capabilities.type,parentSchema:schema273.properties.capabilities,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.properties !== undefined){
let data11 = data.properties;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key0 in data11){
let data12 = data11[key0];
if(typeof data12 !== "string"){
const err11 = {instancePath:instancePath+"/properties/" + runtime.escapeName(key0),schemaPath:"#/properties/properties/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema273.properties.properties.additionalProperties.type,parentSchema:schema273.properties.properties.additionalProperties,data:data12};
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
const err12 = {instancePath:instancePath+"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{type: "object"},schema:schema273.properties.properties.type,parentSchema:schema273.properties.properties,data:data11};
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
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema273.type,parentSchema:schema273,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate194.errors = vErrors;
return errors === 0;
}
validate194.evaluated = {"props":{"scanner":true,"capabilities":true,"properties":true},"dynamicProps":false,"dynamicItems":false};


function validate193(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate193.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate194.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate194.errors);
errors = vErrors.length;
}
validate193.errors = vErrors;
return errors === 0;
}
validate193.evaluated = {"props":{"scanner":true,"capabilities":true,"properties":true},"dynamicProps":false,"dynamicItems":false};

exports.v88 = validate196;
const schema276 = {"$id":"contract:/listUsers.200.body","type":"array","items":{"$ref":"contract:/components/schemas/UserResp"}};
const schema277 = {"$id":"contract:/components/schemas/UserResp","type":"object","properties":{"email":{"type":"string"},"realname":{"type":"string"},"comment":{"type":"string"},"user_id":{"type":"integer","format":"int","safeInteger":true},"username":{"type":"string"},"sysadmin_flag":{"type":"boolean"},"admin_role_in_auth":{"type":"boolean"},"oidc_user_meta":{"$ref":"contract:/components/schemas/OIDCUserInfo"},"creation_time":{"type":"string","format":"date-time","leapSecond":"date-time"},"update_time":{"type":"string","format":"date-time","leapSecond":"date-time"}}};
const schema278 = {"$id":"contract:/components/schemas/OIDCUserInfo","type":"object","properties":{"id":{"type":"integer","format":"int","safeInteger":true},"user_id":{"type":"integer","format":"int","safeInteger":true},"subiss":{"type":"string"},"secret":{"type":"string"},"creation_time":{"type":"string","format":"date-time","leapSecond":"date-time"},"update_time":{"type":"string","format":"date-time","leapSecond":"date-time"}}};

function validate197(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate197.evaluated;
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
const err0 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},schema:schema277.properties.email.type,parentSchema:schema277.properties.email,data:data0};
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
const err1 = {instancePath:instancePath+"/realname",schemaPath:"#/properties/realname/type",keyword:"type",params:{type: "string"},schema:schema277.properties.realname.type,parentSchema:schema277.properties.realname,data:data1};
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
const err2 = {instancePath:instancePath+"/comment",schemaPath:"#/properties/comment/type",keyword:"type",params:{type: "string"},schema:schema277.properties.comment.type,parentSchema:schema277.properties.comment,data:data2};
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
let data3 = data.user_id;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err3 = {instancePath:instancePath+"/user_id",schemaPath:"#/properties/user_id/type",keyword:"type",params:{type: "integer"},schema:schema277.properties.user_id.type,parentSchema:schema277.properties.user_id,data:data3};
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
const err4 = {instancePath:instancePath+"/user_id",schemaPath:"#/properties/user_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema277.properties.user_id,data:data3};
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
if(data.username !== undefined){
let data4 = data.username;
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/username",schemaPath:"#/properties/username/type",keyword:"type",params:{type: "string"},schema:schema277.properties.username.type,parentSchema:schema277.properties.username,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.sysadmin_flag !== undefined){
let data5 = data.sysadmin_flag;
if(typeof data5 !== "boolean"){
const err6 = {instancePath:instancePath+"/sysadmin_flag",schemaPath:"#/properties/sysadmin_flag/type",keyword:"type",params:{type: "boolean"},schema:schema277.properties.sysadmin_flag.type,parentSchema:schema277.properties.sysadmin_flag,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.admin_role_in_auth !== undefined){
let data6 = data.admin_role_in_auth;
if(typeof data6 !== "boolean"){
const err7 = {instancePath:instancePath+"/admin_role_in_auth",schemaPath:"#/properties/admin_role_in_auth/type",keyword:"type",params:{type: "boolean"},schema:schema277.properties.admin_role_in_auth.type,parentSchema:schema277.properties.admin_role_in_auth,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.oidc_user_meta !== undefined){
let data7 = data.oidc_user_meta;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.id !== undefined){
let data8 = data7.id;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err8 = {instancePath:instancePath+"/oidc_user_meta/id",schemaPath:"contract:/components/schemas/OIDCUserInfo/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema278.properties.id.type,parentSchema:schema278.properties.id,data:data8};
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
const err9 = {instancePath:instancePath+"/oidc_user_meta/id",schemaPath:"contract:/components/schemas/OIDCUserInfo/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema278.properties.id,data:data8};
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
if(data7.user_id !== undefined){
let data9 = data7.user_id;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err10 = {instancePath:instancePath+"/oidc_user_meta/user_id",schemaPath:"contract:/components/schemas/OIDCUserInfo/properties/user_id/type",keyword:"type",params:{type: "integer"},schema:schema278.properties.user_id.type,parentSchema:schema278.properties.user_id,data:data9};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(Math.abs(data9) > 9007199254740991){
const err11 = {instancePath:instancePath+"/oidc_user_meta/user_id",schemaPath:"contract:/components/schemas/OIDCUserInfo/properties/user_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema278.properties.user_id,data:data9};
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
if(data7.subiss !== undefined){
let data10 = data7.subiss;
if(typeof data10 !== "string"){
const err12 = {instancePath:instancePath+"/oidc_user_meta/subiss",schemaPath:"contract:/components/schemas/OIDCUserInfo/properties/subiss/type",keyword:"type",params:{type: "string"},schema:schema278.properties.subiss.type,parentSchema:schema278.properties.subiss,data:data10};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data7.secret !== undefined){
let data11 = data7.secret;
if(typeof data11 !== "string"){
const err13 = {instancePath:instancePath+"/oidc_user_meta/secret",schemaPath:"contract:/components/schemas/OIDCUserInfo/properties/secret/type",keyword:"type",params:{type: "string"},schema:schema278.properties.secret.type,parentSchema:schema278.properties.secret,data:data11};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data7.creation_time !== undefined){
let data12 = data7.creation_time;
if(typeof data12 === "string"){
if(!(formats0.test(data12))){
const err14 = {instancePath:instancePath+"/oidc_user_meta/creation_time",schemaPath:"contract:/components/schemas/OIDCUserInfo/properties/creation_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema278.properties.creation_time,data:data12};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data12.includes(":60")){
const next0 = Date.parse((data12).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err15 = {instancePath:instancePath+"/oidc_user_meta/creation_time",schemaPath:"contract:/components/schemas/OIDCUserInfo/properties/creation_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema278.properties.creation_time,data:data12};
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
const err16 = {instancePath:instancePath+"/oidc_user_meta/creation_time",schemaPath:"contract:/components/schemas/OIDCUserInfo/properties/creation_time/type",keyword:"type",params:{type: "string"},schema:schema278.properties.creation_time.type,parentSchema:schema278.properties.creation_time,data:data12};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data7.update_time !== undefined){
let data13 = data7.update_time;
if(typeof data13 === "string"){
if(!(formats0.test(data13))){
const err17 = {instancePath:instancePath+"/oidc_user_meta/update_time",schemaPath:"contract:/components/schemas/OIDCUserInfo/properties/update_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema278.properties.update_time,data:data13};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data13.includes(":60")){
const next1 = Date.parse((data13).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err18 = {instancePath:instancePath+"/oidc_user_meta/update_time",schemaPath:"contract:/components/schemas/OIDCUserInfo/properties/update_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema278.properties.update_time,data:data13};
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
const err19 = {instancePath:instancePath+"/oidc_user_meta/update_time",schemaPath:"contract:/components/schemas/OIDCUserInfo/properties/update_time/type",keyword:"type",params:{type: "string"},schema:schema278.properties.update_time.type,parentSchema:schema278.properties.update_time,data:data13};
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
const err20 = {instancePath:instancePath+"/oidc_user_meta",schemaPath:"contract:/components/schemas/OIDCUserInfo/type",keyword:"type",params:{type: "object"},schema:schema278.type,parentSchema:schema278,data:data7};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.creation_time !== undefined){
let data14 = data.creation_time;
if(typeof data14 === "string"){
if(!(formats0.test(data14))){
const err21 = {instancePath:instancePath+"/creation_time",schemaPath:"#/properties/creation_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema277.properties.creation_time,data:data14};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data14.includes(":60")){
const next2 = Date.parse((data14).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next2 % 86400000 !== 0 || new Date(next2).getUTCDate() !== 1){
const err22 = {instancePath:instancePath+"/creation_time",schemaPath:"#/properties/creation_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema277.properties.creation_time,data:data14};
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
const err23 = {instancePath:instancePath+"/creation_time",schemaPath:"#/properties/creation_time/type",keyword:"type",params:{type: "string"},schema:schema277.properties.creation_time.type,parentSchema:schema277.properties.creation_time,data:data14};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.update_time !== undefined){
let data15 = data.update_time;
if(typeof data15 === "string"){
if(!(formats0.test(data15))){
const err24 = {instancePath:instancePath+"/update_time",schemaPath:"#/properties/update_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema277.properties.update_time,data:data15};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data15.includes(":60")){
const next3 = Date.parse((data15).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next3 % 86400000 !== 0 || new Date(next3).getUTCDate() !== 1){
const err25 = {instancePath:instancePath+"/update_time",schemaPath:"#/properties/update_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema277.properties.update_time,data:data15};
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
const err26 = {instancePath:instancePath+"/update_time",schemaPath:"#/properties/update_time/type",keyword:"type",params:{type: "string"},schema:schema277.properties.update_time.type,parentSchema:schema277.properties.update_time,data:data15};
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
const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema277.type,parentSchema:schema277,data};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
validate197.errors = vErrors;
return errors === 0;
}
validate197.evaluated = {"props":{"email":true,"realname":true,"comment":true,"user_id":true,"username":true,"sysadmin_flag":true,"admin_role_in_auth":true,"oidc_user_meta":true,"creation_time":true,"update_time":true},"dynamicProps":false,"dynamicItems":false};


function validate196(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate196.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate197.call(this, data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate197.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema276.type,parentSchema:schema276,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate196.errors = vErrors;
return errors === 0;
}
validate196.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v89 = validate199;
const schema279 = {"$id":"contract:/getCurrentUserInfo.200.body","$ref":"contract:/components/schemas/UserResp"};

function validate199(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate199.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate197.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate197.errors);
errors = vErrors.length;
}
validate199.errors = vErrors;
return errors === 0;
}
validate199.evaluated = {"props":{"email":true,"realname":true,"comment":true,"user_id":true,"username":true,"sysadmin_flag":true,"admin_role_in_auth":true,"oidc_user_meta":true,"creation_time":true,"update_time":true},"dynamicProps":false,"dynamicItems":false};

exports.v90 = validate201;
const schema280 = {"$id":"contract:/searchUsers.200.body","type":"array","items":{"$ref":"contract:/components/schemas/UserSearchRespItem"}};
const schema281 = {"$id":"contract:/components/schemas/UserSearchRespItem","type":"object","properties":{"user_id":{"type":"integer","format":"int","safeInteger":true},"username":{"type":"string"}}};

function validate201(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate201.evaluated;
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
if(data0.user_id !== undefined){
let data1 = data0.user_id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err0 = {instancePath:instancePath+"/" + i0+"/user_id",schemaPath:"contract:/components/schemas/UserSearchRespItem/properties/user_id/type",keyword:"type",params:{type: "integer"},schema:schema281.properties.user_id.type,parentSchema:schema281.properties.user_id,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(Math.abs(data1) > 9007199254740991){
const err1 = {instancePath:instancePath+"/" + i0+"/user_id",schemaPath:"contract:/components/schemas/UserSearchRespItem/properties/user_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema281.properties.user_id,data:data1};
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
if(data0.username !== undefined){
let data2 = data0.username;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/" + i0+"/username",schemaPath:"contract:/components/schemas/UserSearchRespItem/properties/username/type",keyword:"type",params:{type: "string"},schema:schema281.properties.username.type,parentSchema:schema281.properties.username,data:data2};
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
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/UserSearchRespItem/type",keyword:"type",params:{type: "object"},schema:schema281.type,parentSchema:schema281,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema280.type,parentSchema:schema280,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate201.errors = vErrors;
return errors === 0;
}
validate201.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v91 = validate202;
const schema282 = {"$id":"contract:/getCurrentUserPermissions.200.body","type":"array","items":{"$ref":"contract:/components/schemas/Permission"}};
const schema283 = {"$id":"contract:/components/schemas/Permission","type":"object","properties":{"resource":{"type":"string"},"action":{"type":"string"}}};

function validate202(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate202.evaluated;
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
if(data0.resource !== undefined){
let data1 = data0.resource;
if(typeof data1 !== "string"){
const err0 = {instancePath:instancePath+"/" + i0+"/resource",schemaPath:"contract:/components/schemas/Permission/properties/resource/type",keyword:"type",params:{type: "string"},schema:schema283.properties.resource.type,parentSchema:schema283.properties.resource,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data0.action !== undefined){
let data2 = data0.action;
if(typeof data2 !== "string"){
const err1 = {instancePath:instancePath+"/" + i0+"/action",schemaPath:"contract:/components/schemas/Permission/properties/action/type",keyword:"type",params:{type: "string"},schema:schema283.properties.action.type,parentSchema:schema283.properties.action,data:data2};
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
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/Permission/type",keyword:"type",params:{type: "object"},schema:schema283.type,parentSchema:schema283,data:data0};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema282.type,parentSchema:schema282,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate202.errors = vErrors;
return errors === 0;
}
validate202.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v92 = validate203;
const schema284 = {"$id":"contract:/ListLabels.200.body","type":"array","items":{"$ref":"contract:/components/schemas/Label"}};

function validate203(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate203.evaluated;
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
if(data0.id !== undefined){
let data1 = data0.id;
if(!((typeof data1 === "number" && Number.isSafeInteger(data1) && !Object.is(data1, -0)) || (typeof data1 === "bigint" && data1 >= -9223372036854775808n && data1 <= 9223372036854775807n)) || (this && this.has(data0, "id")) || false){
const err0 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"contract:/components/schemas/Label/properties/id/int64",keyword:"int64",params:{},schema:schema118.properties.id.int64,parentSchema:schema118.properties.id,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data0.name !== undefined){
let data2 = data0.name;
if(typeof data2 !== "string"){
const err1 = {instancePath:instancePath+"/" + i0+"/name",schemaPath:"contract:/components/schemas/Label/properties/name/type",keyword:"type",params:{type: "string"},schema:schema118.properties.name.type,parentSchema:schema118.properties.name,data:data2};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.description !== undefined){
let data3 = data0.description;
if(typeof data3 !== "string"){
const err2 = {instancePath:instancePath+"/" + i0+"/description",schemaPath:"contract:/components/schemas/Label/properties/description/type",keyword:"type",params:{type: "string"},schema:schema118.properties.description.type,parentSchema:schema118.properties.description,data:data3};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.color !== undefined){
let data4 = data0.color;
if(typeof data4 !== "string"){
const err3 = {instancePath:instancePath+"/" + i0+"/color",schemaPath:"contract:/components/schemas/Label/properties/color/type",keyword:"type",params:{type: "string"},schema:schema118.properties.color.type,parentSchema:schema118.properties.color,data:data4};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.scope !== undefined){
let data5 = data0.scope;
if(typeof data5 !== "string"){
const err4 = {instancePath:instancePath+"/" + i0+"/scope",schemaPath:"contract:/components/schemas/Label/properties/scope/type",keyword:"type",params:{type: "string"},schema:schema118.properties.scope.type,parentSchema:schema118.properties.scope,data:data5};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.project_id !== undefined){
let data6 = data0.project_id;
if(!((typeof data6 === "number" && Number.isSafeInteger(data6) && !Object.is(data6, -0)) || (typeof data6 === "bigint" && data6 >= -9223372036854775808n && data6 <= 9223372036854775807n)) || (this && this.has(data0, "project_id")) || false){
const err5 = {instancePath:instancePath+"/" + i0+"/project_id",schemaPath:"contract:/components/schemas/Label/properties/project_id/int64",keyword:"int64",params:{},schema:schema118.properties.project_id.int64,parentSchema:schema118.properties.project_id,data:data6};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.creation_time !== undefined){
let data7 = data0.creation_time;
if(typeof data7 === "string"){
if(!(formats0.test(data7))){
const err6 = {instancePath:instancePath+"/" + i0+"/creation_time",schemaPath:"contract:/components/schemas/Label/properties/creation_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema118.properties.creation_time,data:data7};
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
const err7 = {instancePath:instancePath+"/" + i0+"/creation_time",schemaPath:"contract:/components/schemas/Label/properties/creation_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema118.properties.creation_time,data:data7};
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
const err8 = {instancePath:instancePath+"/" + i0+"/creation_time",schemaPath:"contract:/components/schemas/Label/properties/creation_time/type",keyword:"type",params:{type: "string"},schema:schema118.properties.creation_time.type,parentSchema:schema118.properties.creation_time,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.update_time !== undefined){
let data8 = data0.update_time;
if(typeof data8 === "string"){
if(!(formats0.test(data8))){
const err9 = {instancePath:instancePath+"/" + i0+"/update_time",schemaPath:"contract:/components/schemas/Label/properties/update_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema118.properties.update_time,data:data8};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data8.includes(":60")){
const next1 = Date.parse((data8).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err10 = {instancePath:instancePath+"/" + i0+"/update_time",schemaPath:"contract:/components/schemas/Label/properties/update_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema118.properties.update_time,data:data8};
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
const err11 = {instancePath:instancePath+"/" + i0+"/update_time",schemaPath:"contract:/components/schemas/Label/properties/update_time/type",keyword:"type",params:{type: "string"},schema:schema118.properties.update_time.type,parentSchema:schema118.properties.update_time,data:data8};
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
const err12 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/Label/type",keyword:"type",params:{type: "object"},schema:schema118.type,parentSchema:schema118,data:data0};
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
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema284.type,parentSchema:schema284,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate203.errors = vErrors;
return errors === 0;
}
validate203.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v93 = validate204;
const schema286 = {"$id":"contract:/GetLabelByID.200.body","$ref":"contract:/components/schemas/Label"};

function validate204(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate204.evaluated;
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
const err0 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/Label/properties/id/int64",keyword:"int64",params:{},schema:schema118.properties.id.int64,parentSchema:schema118.properties.id,data:data0};
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
const err1 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/Label/properties/name/type",keyword:"type",params:{type: "string"},schema:schema118.properties.name.type,parentSchema:schema118.properties.name,data:data1};
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
const err2 = {instancePath:instancePath+"/description",schemaPath:"contract:/components/schemas/Label/properties/description/type",keyword:"type",params:{type: "string"},schema:schema118.properties.description.type,parentSchema:schema118.properties.description,data:data2};
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
const err3 = {instancePath:instancePath+"/color",schemaPath:"contract:/components/schemas/Label/properties/color/type",keyword:"type",params:{type: "string"},schema:schema118.properties.color.type,parentSchema:schema118.properties.color,data:data3};
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
const err4 = {instancePath:instancePath+"/scope",schemaPath:"contract:/components/schemas/Label/properties/scope/type",keyword:"type",params:{type: "string"},schema:schema118.properties.scope.type,parentSchema:schema118.properties.scope,data:data4};
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
const err5 = {instancePath:instancePath+"/project_id",schemaPath:"contract:/components/schemas/Label/properties/project_id/int64",keyword:"int64",params:{},schema:schema118.properties.project_id.int64,parentSchema:schema118.properties.project_id,data:data5};
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
const err6 = {instancePath:instancePath+"/creation_time",schemaPath:"contract:/components/schemas/Label/properties/creation_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema118.properties.creation_time,data:data6};
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
const err7 = {instancePath:instancePath+"/creation_time",schemaPath:"contract:/components/schemas/Label/properties/creation_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema118.properties.creation_time,data:data6};
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
const err8 = {instancePath:instancePath+"/creation_time",schemaPath:"contract:/components/schemas/Label/properties/creation_time/type",keyword:"type",params:{type: "string"},schema:schema118.properties.creation_time.type,parentSchema:schema118.properties.creation_time,data:data6};
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
const err9 = {instancePath:instancePath+"/update_time",schemaPath:"contract:/components/schemas/Label/properties/update_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema118.properties.update_time,data:data7};
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
const err10 = {instancePath:instancePath+"/update_time",schemaPath:"contract:/components/schemas/Label/properties/update_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema118.properties.update_time,data:data7};
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
const err11 = {instancePath:instancePath+"/update_time",schemaPath:"contract:/components/schemas/Label/properties/update_time/type",keyword:"type",params:{type: "string"},schema:schema118.properties.update_time.type,parentSchema:schema118.properties.update_time,data:data7};
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
const err12 = {instancePath,schemaPath:"contract:/components/schemas/Label/type",keyword:"type",params:{type: "object"},schema:schema118.type,parentSchema:schema118,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate204.errors = vErrors;
return errors === 0;
}
validate204.evaluated = {"props":{"id":true,"name":true,"description":true,"color":true,"scope":true,"project_id":true,"creation_time":true,"update_time":true},"dynamicProps":false,"dynamicItems":false};

exports.v94 = validate205;
const schema288 = {"$id":"contract:/exportScanData.200.body","$ref":"contract:/components/schemas/ScanDataExportJob"};
const schema289 = {"$id":"contract:/components/schemas/ScanDataExportJob","type":"object","properties":{"id":{"int64":{}}}};

function validate205(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate205.evaluated;
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
const err0 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/ScanDataExportJob/properties/id/int64",keyword:"int64",params:{},schema:schema289.properties.id.int64,parentSchema:schema289.properties.id,data:data0};
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
const err1 = {instancePath,schemaPath:"contract:/components/schemas/ScanDataExportJob/type",keyword:"type",params:{type: "object"},schema:schema289.type,parentSchema:schema289,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate205.errors = vErrors;
return errors === 0;
}
validate205.evaluated = {"props":{"id":true},"dynamicProps":false,"dynamicItems":false};

exports.v95 = validate206;
const schema290 = {"$id":"contract:/getScanDataExportExecution.200.body","$ref":"contract:/components/schemas/ScanDataExportExecution"};
const schema291 = {"$id":"contract:/components/schemas/ScanDataExportExecution","type":"object","properties":{"id":{"type":"integer","safeInteger":true},"user_id":{"type":"integer","safeInteger":true},"status":{"type":"string"},"trigger":{"type":"string"},"start_time":{"type":"string","format":"date-time","leapSecond":"date-time"},"end_time":{"type":"string","format":"date-time","leapSecond":"date-time"},"status_text":{"type":"string"},"user_name":{"type":"string"},"file_present":{"type":"boolean"}}};

function validate206(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate206.evaluated;
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
const err0 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/ScanDataExportExecution/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema291.properties.id.type,parentSchema:schema291.properties.id,data:data0};
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
const err1 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/ScanDataExportExecution/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema291.properties.id,data:data0};
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
if(data.user_id !== undefined){
let data1 = data.user_id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/user_id",schemaPath:"contract:/components/schemas/ScanDataExportExecution/properties/user_id/type",keyword:"type",params:{type: "integer"},schema:schema291.properties.user_id.type,parentSchema:schema291.properties.user_id,data:data1};
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
const err3 = {instancePath:instancePath+"/user_id",schemaPath:"contract:/components/schemas/ScanDataExportExecution/properties/user_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema291.properties.user_id,data:data1};
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
if(data.status !== undefined){
let data2 = data.status;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/status",schemaPath:"contract:/components/schemas/ScanDataExportExecution/properties/status/type",keyword:"type",params:{type: "string"},schema:schema291.properties.status.type,parentSchema:schema291.properties.status,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.trigger !== undefined){
let data3 = data.trigger;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/trigger",schemaPath:"contract:/components/schemas/ScanDataExportExecution/properties/trigger/type",keyword:"type",params:{type: "string"},schema:schema291.properties.trigger.type,parentSchema:schema291.properties.trigger,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.start_time !== undefined){
let data4 = data.start_time;
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
const err6 = {instancePath:instancePath+"/start_time",schemaPath:"contract:/components/schemas/ScanDataExportExecution/properties/start_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema291.properties.start_time,data:data4};
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
const err7 = {instancePath:instancePath+"/start_time",schemaPath:"contract:/components/schemas/ScanDataExportExecution/properties/start_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema291.properties.start_time,data:data4};
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
const err8 = {instancePath:instancePath+"/start_time",schemaPath:"contract:/components/schemas/ScanDataExportExecution/properties/start_time/type",keyword:"type",params:{type: "string"},schema:schema291.properties.start_time.type,parentSchema:schema291.properties.start_time,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.end_time !== undefined){
let data5 = data.end_time;
if(typeof data5 === "string"){
if(!(formats0.test(data5))){
const err9 = {instancePath:instancePath+"/end_time",schemaPath:"contract:/components/schemas/ScanDataExportExecution/properties/end_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema291.properties.end_time,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data5.includes(":60")){
const next1 = Date.parse((data5).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err10 = {instancePath:instancePath+"/end_time",schemaPath:"contract:/components/schemas/ScanDataExportExecution/properties/end_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema291.properties.end_time,data:data5};
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
const err11 = {instancePath:instancePath+"/end_time",schemaPath:"contract:/components/schemas/ScanDataExportExecution/properties/end_time/type",keyword:"type",params:{type: "string"},schema:schema291.properties.end_time.type,parentSchema:schema291.properties.end_time,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.status_text !== undefined){
let data6 = data.status_text;
if(typeof data6 !== "string"){
const err12 = {instancePath:instancePath+"/status_text",schemaPath:"contract:/components/schemas/ScanDataExportExecution/properties/status_text/type",keyword:"type",params:{type: "string"},schema:schema291.properties.status_text.type,parentSchema:schema291.properties.status_text,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.user_name !== undefined){
let data7 = data.user_name;
if(typeof data7 !== "string"){
const err13 = {instancePath:instancePath+"/user_name",schemaPath:"contract:/components/schemas/ScanDataExportExecution/properties/user_name/type",keyword:"type",params:{type: "string"},schema:schema291.properties.user_name.type,parentSchema:schema291.properties.user_name,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.file_present !== undefined){
let data8 = data.file_present;
if(typeof data8 !== "boolean"){
const err14 = {instancePath:instancePath+"/file_present",schemaPath:"contract:/components/schemas/ScanDataExportExecution/properties/file_present/type",keyword:"type",params:{type: "boolean"},schema:schema291.properties.file_present.type,parentSchema:schema291.properties.file_present,data:data8};
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
const err15 = {instancePath,schemaPath:"contract:/components/schemas/ScanDataExportExecution/type",keyword:"type",params:{type: "object"},schema:schema291.type,parentSchema:schema291,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate206.errors = vErrors;
return errors === 0;
}
validate206.evaluated = {"props":{"id":true,"user_id":true,"status":true,"trigger":true,"start_time":true,"end_time":true,"status_text":true,"user_name":true,"file_present":true},"dynamicProps":false,"dynamicItems":false};

exports.v96 = validate207;
const schema292 = {"$id":"contract:/getScanDataExportExecutionList.200.body","$ref":"contract:/components/schemas/ScanDataExportExecutionList"};
const schema293 = {"$id":"contract:/components/schemas/ScanDataExportExecutionList","type":"object","properties":{"items":{"type":"array","items":{"$ref":"contract:/components/schemas/ScanDataExportExecution"}}}};

function validate208(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate208.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items !== undefined){
let data0 = data.items;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.id !== undefined){
let data2 = data1.id;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err0 = {instancePath:instancePath+"/items/" + i0+"/id",schemaPath:"contract:/components/schemas/ScanDataExportExecution/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema291.properties.id.type,parentSchema:schema291.properties.id,data:data2};
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
const err1 = {instancePath:instancePath+"/items/" + i0+"/id",schemaPath:"contract:/components/schemas/ScanDataExportExecution/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema291.properties.id,data:data2};
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
if(data1.user_id !== undefined){
let data3 = data1.user_id;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err2 = {instancePath:instancePath+"/items/" + i0+"/user_id",schemaPath:"contract:/components/schemas/ScanDataExportExecution/properties/user_id/type",keyword:"type",params:{type: "integer"},schema:schema291.properties.user_id.type,parentSchema:schema291.properties.user_id,data:data3};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(Math.abs(data3) > 9007199254740991){
const err3 = {instancePath:instancePath+"/items/" + i0+"/user_id",schemaPath:"contract:/components/schemas/ScanDataExportExecution/properties/user_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema291.properties.user_id,data:data3};
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
if(data1.status !== undefined){
let data4 = data1.status;
if(typeof data4 !== "string"){
const err4 = {instancePath:instancePath+"/items/" + i0+"/status",schemaPath:"contract:/components/schemas/ScanDataExportExecution/properties/status/type",keyword:"type",params:{type: "string"},schema:schema291.properties.status.type,parentSchema:schema291.properties.status,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data1.trigger !== undefined){
let data5 = data1.trigger;
if(typeof data5 !== "string"){
const err5 = {instancePath:instancePath+"/items/" + i0+"/trigger",schemaPath:"contract:/components/schemas/ScanDataExportExecution/properties/trigger/type",keyword:"type",params:{type: "string"},schema:schema291.properties.trigger.type,parentSchema:schema291.properties.trigger,data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data1.start_time !== undefined){
let data6 = data1.start_time;
if(typeof data6 === "string"){
if(!(formats0.test(data6))){
const err6 = {instancePath:instancePath+"/items/" + i0+"/start_time",schemaPath:"contract:/components/schemas/ScanDataExportExecution/properties/start_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema291.properties.start_time,data:data6};
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
const err7 = {instancePath:instancePath+"/items/" + i0+"/start_time",schemaPath:"contract:/components/schemas/ScanDataExportExecution/properties/start_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema291.properties.start_time,data:data6};
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
const err8 = {instancePath:instancePath+"/items/" + i0+"/start_time",schemaPath:"contract:/components/schemas/ScanDataExportExecution/properties/start_time/type",keyword:"type",params:{type: "string"},schema:schema291.properties.start_time.type,parentSchema:schema291.properties.start_time,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data1.end_time !== undefined){
let data7 = data1.end_time;
if(typeof data7 === "string"){
if(!(formats0.test(data7))){
const err9 = {instancePath:instancePath+"/items/" + i0+"/end_time",schemaPath:"contract:/components/schemas/ScanDataExportExecution/properties/end_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema291.properties.end_time,data:data7};
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
const err10 = {instancePath:instancePath+"/items/" + i0+"/end_time",schemaPath:"contract:/components/schemas/ScanDataExportExecution/properties/end_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema291.properties.end_time,data:data7};
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
const err11 = {instancePath:instancePath+"/items/" + i0+"/end_time",schemaPath:"contract:/components/schemas/ScanDataExportExecution/properties/end_time/type",keyword:"type",params:{type: "string"},schema:schema291.properties.end_time.type,parentSchema:schema291.properties.end_time,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data1.status_text !== undefined){
let data8 = data1.status_text;
if(typeof data8 !== "string"){
const err12 = {instancePath:instancePath+"/items/" + i0+"/status_text",schemaPath:"contract:/components/schemas/ScanDataExportExecution/properties/status_text/type",keyword:"type",params:{type: "string"},schema:schema291.properties.status_text.type,parentSchema:schema291.properties.status_text,data:data8};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data1.user_name !== undefined){
let data9 = data1.user_name;
if(typeof data9 !== "string"){
const err13 = {instancePath:instancePath+"/items/" + i0+"/user_name",schemaPath:"contract:/components/schemas/ScanDataExportExecution/properties/user_name/type",keyword:"type",params:{type: "string"},schema:schema291.properties.user_name.type,parentSchema:schema291.properties.user_name,data:data9};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data1.file_present !== undefined){
let data10 = data1.file_present;
if(typeof data10 !== "boolean"){
const err14 = {instancePath:instancePath+"/items/" + i0+"/file_present",schemaPath:"contract:/components/schemas/ScanDataExportExecution/properties/file_present/type",keyword:"type",params:{type: "boolean"},schema:schema291.properties.file_present.type,parentSchema:schema291.properties.file_present,data:data10};
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
const err15 = {instancePath:instancePath+"/items/" + i0,schemaPath:"contract:/components/schemas/ScanDataExportExecution/type",keyword:"type",params:{type: "object"},schema:schema291.type,parentSchema:schema291,data:data1};
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
const err16 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},schema:schema293.properties.items.type,parentSchema:schema293.properties.items,data:data0};
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
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema293.type,parentSchema:schema293,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate208.errors = vErrors;
return errors === 0;
}
validate208.evaluated = {"props":{"items":true},"dynamicProps":false,"dynamicItems":false};


function validate207(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate207.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate208.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate208.errors);
errors = vErrors.length;
}
validate207.errors = vErrors;
return errors === 0;
}
validate207.evaluated = {"props":{"items":true},"dynamicProps":false,"dynamicItems":false};

exports.v97 = validate210;
const schema295 = {"$id":"contract:/getSecuritySummary.200.body","$ref":"contract:/components/schemas/SecuritySummary"};
const schema296 = {"$id":"contract:/components/schemas/SecuritySummary","type":"object","properties":{"critical_cnt":{"int64":{}},"high_cnt":{"int64":{}},"medium_cnt":{"int64":{}},"low_cnt":{"int64":{}},"none_cnt":{"int64":{}},"unknown_cnt":{"int64":{}},"total_vuls":{"int64":{}},"scanned_cnt":{"int64":{}},"total_artifact":{"int64":{}},"fixable_cnt":{"int64":{}},"dangerous_cves":{"type":"array","items":{"$ref":"contract:/components/schemas/DangerousCVE"}},"dangerous_artifacts":{"type":"array","items":{"$ref":"contract:/components/schemas/DangerousArtifact"}}}};
const schema297 = {"$id":"contract:/components/schemas/DangerousCVE","type":"object","properties":{"cve_id":{"type":"string"},"severity":{"type":"string"},"cvss_score_v3":{"type":"number","format":"float64","double":true},"desc":{"type":"string"},"package":{"type":"string"},"version":{"type":"string"}}};
const schema298 = {"$id":"contract:/components/schemas/DangerousArtifact","type":"object","properties":{"project_id":{"int64":{}},"repository_name":{"type":"string"},"digest":{"type":"string"},"critical_cnt":{"type":"integer","safeInteger":true},"high_cnt":{"int64":{}},"medium_cnt":{"type":"integer","safeInteger":true}}};

function validate211(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate211.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.critical_cnt !== undefined){
let data0 = data.critical_cnt;
if(!((typeof data0 === "number" && Number.isSafeInteger(data0) && !Object.is(data0, -0)) || (typeof data0 === "bigint" && data0 >= -9223372036854775808n && data0 <= 9223372036854775807n)) || (this && this.has(data, "critical_cnt")) || false){
const err0 = {instancePath:instancePath+"/critical_cnt",schemaPath:"#/properties/critical_cnt/int64",keyword:"int64",params:{},schema:schema296.properties.critical_cnt.int64,parentSchema:schema296.properties.critical_cnt,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.high_cnt !== undefined){
let data1 = data.high_cnt;
if(!((typeof data1 === "number" && Number.isSafeInteger(data1) && !Object.is(data1, -0)) || (typeof data1 === "bigint" && data1 >= -9223372036854775808n && data1 <= 9223372036854775807n)) || (this && this.has(data, "high_cnt")) || false){
const err1 = {instancePath:instancePath+"/high_cnt",schemaPath:"#/properties/high_cnt/int64",keyword:"int64",params:{},schema:schema296.properties.high_cnt.int64,parentSchema:schema296.properties.high_cnt,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.medium_cnt !== undefined){
let data2 = data.medium_cnt;
if(!((typeof data2 === "number" && Number.isSafeInteger(data2) && !Object.is(data2, -0)) || (typeof data2 === "bigint" && data2 >= -9223372036854775808n && data2 <= 9223372036854775807n)) || (this && this.has(data, "medium_cnt")) || false){
const err2 = {instancePath:instancePath+"/medium_cnt",schemaPath:"#/properties/medium_cnt/int64",keyword:"int64",params:{},schema:schema296.properties.medium_cnt.int64,parentSchema:schema296.properties.medium_cnt,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.low_cnt !== undefined){
let data3 = data.low_cnt;
if(!((typeof data3 === "number" && Number.isSafeInteger(data3) && !Object.is(data3, -0)) || (typeof data3 === "bigint" && data3 >= -9223372036854775808n && data3 <= 9223372036854775807n)) || (this && this.has(data, "low_cnt")) || false){
const err3 = {instancePath:instancePath+"/low_cnt",schemaPath:"#/properties/low_cnt/int64",keyword:"int64",params:{},schema:schema296.properties.low_cnt.int64,parentSchema:schema296.properties.low_cnt,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.none_cnt !== undefined){
let data4 = data.none_cnt;
if(!((typeof data4 === "number" && Number.isSafeInteger(data4) && !Object.is(data4, -0)) || (typeof data4 === "bigint" && data4 >= -9223372036854775808n && data4 <= 9223372036854775807n)) || (this && this.has(data, "none_cnt")) || false){
const err4 = {instancePath:instancePath+"/none_cnt",schemaPath:"#/properties/none_cnt/int64",keyword:"int64",params:{},schema:schema296.properties.none_cnt.int64,parentSchema:schema296.properties.none_cnt,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.unknown_cnt !== undefined){
let data5 = data.unknown_cnt;
if(!((typeof data5 === "number" && Number.isSafeInteger(data5) && !Object.is(data5, -0)) || (typeof data5 === "bigint" && data5 >= -9223372036854775808n && data5 <= 9223372036854775807n)) || (this && this.has(data, "unknown_cnt")) || false){
const err5 = {instancePath:instancePath+"/unknown_cnt",schemaPath:"#/properties/unknown_cnt/int64",keyword:"int64",params:{},schema:schema296.properties.unknown_cnt.int64,parentSchema:schema296.properties.unknown_cnt,data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.total_vuls !== undefined){
let data6 = data.total_vuls;
if(!((typeof data6 === "number" && Number.isSafeInteger(data6) && !Object.is(data6, -0)) || (typeof data6 === "bigint" && data6 >= -9223372036854775808n && data6 <= 9223372036854775807n)) || (this && this.has(data, "total_vuls")) || false){
const err6 = {instancePath:instancePath+"/total_vuls",schemaPath:"#/properties/total_vuls/int64",keyword:"int64",params:{},schema:schema296.properties.total_vuls.int64,parentSchema:schema296.properties.total_vuls,data:data6};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.scanned_cnt !== undefined){
let data7 = data.scanned_cnt;
if(!((typeof data7 === "number" && Number.isSafeInteger(data7) && !Object.is(data7, -0)) || (typeof data7 === "bigint" && data7 >= -9223372036854775808n && data7 <= 9223372036854775807n)) || (this && this.has(data, "scanned_cnt")) || false){
const err7 = {instancePath:instancePath+"/scanned_cnt",schemaPath:"#/properties/scanned_cnt/int64",keyword:"int64",params:{},schema:schema296.properties.scanned_cnt.int64,parentSchema:schema296.properties.scanned_cnt,data:data7};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.total_artifact !== undefined){
let data8 = data.total_artifact;
if(!((typeof data8 === "number" && Number.isSafeInteger(data8) && !Object.is(data8, -0)) || (typeof data8 === "bigint" && data8 >= -9223372036854775808n && data8 <= 9223372036854775807n)) || (this && this.has(data, "total_artifact")) || false){
const err8 = {instancePath:instancePath+"/total_artifact",schemaPath:"#/properties/total_artifact/int64",keyword:"int64",params:{},schema:schema296.properties.total_artifact.int64,parentSchema:schema296.properties.total_artifact,data:data8};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.fixable_cnt !== undefined){
let data9 = data.fixable_cnt;
if(!((typeof data9 === "number" && Number.isSafeInteger(data9) && !Object.is(data9, -0)) || (typeof data9 === "bigint" && data9 >= -9223372036854775808n && data9 <= 9223372036854775807n)) || (this && this.has(data, "fixable_cnt")) || false){
const err9 = {instancePath:instancePath+"/fixable_cnt",schemaPath:"#/properties/fixable_cnt/int64",keyword:"int64",params:{},schema:schema296.properties.fixable_cnt.int64,parentSchema:schema296.properties.fixable_cnt,data:data9};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.dangerous_cves !== undefined){
let data10 = data.dangerous_cves;
if(Array.isArray(data10)){
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.cve_id !== undefined){
let data12 = data11.cve_id;
if(typeof data12 !== "string"){
const err10 = {instancePath:instancePath+"/dangerous_cves/" + i0+"/cve_id",schemaPath:"contract:/components/schemas/DangerousCVE/properties/cve_id/type",keyword:"type",params:{type: "string"},schema:schema297.properties.cve_id.type,parentSchema:schema297.properties.cve_id,data:data12};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data11.severity !== undefined){
let data13 = data11.severity;
if(typeof data13 !== "string"){
const err11 = {instancePath:instancePath+"/dangerous_cves/" + i0+"/severity",schemaPath:"contract:/components/schemas/DangerousCVE/properties/severity/type",keyword:"type",params:{type: "string"},schema:schema297.properties.severity.type,parentSchema:schema297.properties.severity,data:data13};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data11.cvss_score_v3 !== undefined){
let data14 = data11.cvss_score_v3;
if(typeof data14 === "bigint"){
const err12 = {instancePath:instancePath+"/dangerous_cves/" + i0+"/cvss_score_v3",schemaPath:"contract:/components/schemas/DangerousCVE/properties/cvss_score_v3/double",keyword:"double",params:{holder: data11, key: "cvss_score_v3"},schema:true,parentSchema:schema297.properties.cvss_score_v3,data:data14};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!((typeof data14 == "number") && (isFinite(data14)))){
const err13 = {instancePath:instancePath+"/dangerous_cves/" + i0+"/cvss_score_v3",schemaPath:"contract:/components/schemas/DangerousCVE/properties/cvss_score_v3/type",keyword:"type",params:{type: "number"},schema:schema297.properties.cvss_score_v3.type,parentSchema:schema297.properties.cvss_score_v3,data:data14};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data11.desc !== undefined){
let data15 = data11.desc;
if(typeof data15 !== "string"){
const err14 = {instancePath:instancePath+"/dangerous_cves/" + i0+"/desc",schemaPath:"contract:/components/schemas/DangerousCVE/properties/desc/type",keyword:"type",params:{type: "string"},schema:schema297.properties.desc.type,parentSchema:schema297.properties.desc,data:data15};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data11.package !== undefined){
let data16 = data11.package;
if(typeof data16 !== "string"){
const err15 = {instancePath:instancePath+"/dangerous_cves/" + i0+"/package",schemaPath:"contract:/components/schemas/DangerousCVE/properties/package/type",keyword:"type",params:{type: "string"},schema:schema297.properties.package.type,parentSchema:schema297.properties.package,data:data16};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data11.version !== undefined){
let data17 = data11.version;
if(typeof data17 !== "string"){
const err16 = {instancePath:instancePath+"/dangerous_cves/" + i0+"/version",schemaPath:"contract:/components/schemas/DangerousCVE/properties/version/type",keyword:"type",params:{type: "string"},schema:schema297.properties.version.type,parentSchema:schema297.properties.version,data:data17};
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
const err17 = {instancePath:instancePath+"/dangerous_cves/" + i0,schemaPath:"contract:/components/schemas/DangerousCVE/type",keyword:"type",params:{type: "object"},schema:schema297.type,parentSchema:schema297,data:data11};
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
const err18 = {instancePath:instancePath+"/dangerous_cves",schemaPath:"#/properties/dangerous_cves/type",keyword:"type",params:{type: "array"},schema:schema296.properties.dangerous_cves.type,parentSchema:schema296.properties.dangerous_cves,data:data10};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.dangerous_artifacts !== undefined){
let data18 = data.dangerous_artifacts;
if(Array.isArray(data18)){
const len1 = data18.length;
for(let i1=0; i1<len1; i1++){
let data19 = data18[i1];
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.project_id !== undefined){
let data20 = data19.project_id;
if(!((typeof data20 === "number" && Number.isSafeInteger(data20) && !Object.is(data20, -0)) || (typeof data20 === "bigint" && data20 >= -9223372036854775808n && data20 <= 9223372036854775807n)) || (this && this.has(data19, "project_id")) || false){
const err19 = {instancePath:instancePath+"/dangerous_artifacts/" + i1+"/project_id",schemaPath:"contract:/components/schemas/DangerousArtifact/properties/project_id/int64",keyword:"int64",params:{},schema:schema298.properties.project_id.int64,parentSchema:schema298.properties.project_id,data:data20};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data19.repository_name !== undefined){
let data21 = data19.repository_name;
if(typeof data21 !== "string"){
const err20 = {instancePath:instancePath+"/dangerous_artifacts/" + i1+"/repository_name",schemaPath:"contract:/components/schemas/DangerousArtifact/properties/repository_name/type",keyword:"type",params:{type: "string"},schema:schema298.properties.repository_name.type,parentSchema:schema298.properties.repository_name,data:data21};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data19.digest !== undefined){
let data22 = data19.digest;
if(typeof data22 !== "string"){
const err21 = {instancePath:instancePath+"/dangerous_artifacts/" + i1+"/digest",schemaPath:"contract:/components/schemas/DangerousArtifact/properties/digest/type",keyword:"type",params:{type: "string"},schema:schema298.properties.digest.type,parentSchema:schema298.properties.digest,data:data22};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data19.critical_cnt !== undefined){
let data23 = data19.critical_cnt;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
const err22 = {instancePath:instancePath+"/dangerous_artifacts/" + i1+"/critical_cnt",schemaPath:"contract:/components/schemas/DangerousArtifact/properties/critical_cnt/type",keyword:"type",params:{type: "integer"},schema:schema298.properties.critical_cnt.type,parentSchema:schema298.properties.critical_cnt,data:data23};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data23 == "number") && (isFinite(data23))){
if(Math.abs(data23) > 9007199254740991){
const err23 = {instancePath:instancePath+"/dangerous_artifacts/" + i1+"/critical_cnt",schemaPath:"contract:/components/schemas/DangerousArtifact/properties/critical_cnt/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema298.properties.critical_cnt,data:data23};
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
if(data19.high_cnt !== undefined){
let data24 = data19.high_cnt;
if(!((typeof data24 === "number" && Number.isSafeInteger(data24) && !Object.is(data24, -0)) || (typeof data24 === "bigint" && data24 >= -9223372036854775808n && data24 <= 9223372036854775807n)) || (this && this.has(data19, "high_cnt")) || false){
const err24 = {instancePath:instancePath+"/dangerous_artifacts/" + i1+"/high_cnt",schemaPath:"contract:/components/schemas/DangerousArtifact/properties/high_cnt/int64",keyword:"int64",params:{},schema:schema298.properties.high_cnt.int64,parentSchema:schema298.properties.high_cnt,data:data24};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data19.medium_cnt !== undefined){
let data25 = data19.medium_cnt;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
const err25 = {instancePath:instancePath+"/dangerous_artifacts/" + i1+"/medium_cnt",schemaPath:"contract:/components/schemas/DangerousArtifact/properties/medium_cnt/type",keyword:"type",params:{type: "integer"},schema:schema298.properties.medium_cnt.type,parentSchema:schema298.properties.medium_cnt,data:data25};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((typeof data25 == "number") && (isFinite(data25))){
if(Math.abs(data25) > 9007199254740991){
const err26 = {instancePath:instancePath+"/dangerous_artifacts/" + i1+"/medium_cnt",schemaPath:"contract:/components/schemas/DangerousArtifact/properties/medium_cnt/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema298.properties.medium_cnt,data:data25};
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
const err27 = {instancePath:instancePath+"/dangerous_artifacts/" + i1,schemaPath:"contract:/components/schemas/DangerousArtifact/type",keyword:"type",params:{type: "object"},schema:schema298.type,parentSchema:schema298,data:data19};
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
const err28 = {instancePath:instancePath+"/dangerous_artifacts",schemaPath:"#/properties/dangerous_artifacts/type",keyword:"type",params:{type: "array"},schema:schema296.properties.dangerous_artifacts.type,parentSchema:schema296.properties.dangerous_artifacts,data:data18};
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
const err29 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema296.type,parentSchema:schema296,data};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
validate211.errors = vErrors;
return errors === 0;
}
validate211.evaluated = {"props":{"critical_cnt":true,"high_cnt":true,"medium_cnt":true,"low_cnt":true,"none_cnt":true,"unknown_cnt":true,"total_vuls":true,"scanned_cnt":true,"total_artifact":true,"fixable_cnt":true,"dangerous_cves":true,"dangerous_artifacts":true},"dynamicProps":false,"dynamicItems":false};


function validate210(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate210.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate211.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate211.errors);
errors = vErrors.length;
}
validate210.errors = vErrors;
return errors === 0;
}
validate210.evaluated = {"props":{"critical_cnt":true,"high_cnt":true,"medium_cnt":true,"low_cnt":true,"none_cnt":true,"unknown_cnt":true,"total_vuls":true,"scanned_cnt":true,"total_artifact":true,"fixable_cnt":true,"dangerous_cves":true,"dangerous_artifacts":true},"dynamicProps":false,"dynamicItems":false};

exports.v98 = validate213;
const schema299 = {"$id":"contract:/ListVulnerabilities.200.body","type":"array","items":{"$ref":"contract:/components/schemas/VulnerabilityItem"}};
const schema300 = {"$id":"contract:/components/schemas/VulnerabilityItem","type":"object","properties":{"project_id":{"int64":{}},"repository_name":{"type":"string"},"digest":{"type":"string"},"tags":{"type":"array","items":{"type":"string"}},"cve_id":{"type":"string"},"severity":{"type":"string"},"status":{"type":"string"},"cvss_v3_score":{"type":"number","format":"float","double":true},"package":{"type":"string"},"version":{"type":"string"},"fixed_version":{"type":"string"},"desc":{"type":"string"},"links":{"type":"array","items":{"type":"string"}}}};

function validate214(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate214.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.project_id !== undefined){
let data0 = data.project_id;
if(!((typeof data0 === "number" && Number.isSafeInteger(data0) && !Object.is(data0, -0)) || (typeof data0 === "bigint" && data0 >= -9223372036854775808n && data0 <= 9223372036854775807n)) || (this && this.has(data, "project_id")) || false){
const err0 = {instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/int64",keyword:"int64",params:{},schema:schema300.properties.project_id.int64,parentSchema:schema300.properties.project_id,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.repository_name !== undefined){
let data1 = data.repository_name;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/repository_name",schemaPath:"#/properties/repository_name/type",keyword:"type",params:{type: "string"},schema:schema300.properties.repository_name.type,parentSchema:schema300.properties.repository_name,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.digest !== undefined){
let data2 = data.digest;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/digest",schemaPath:"#/properties/digest/type",keyword:"type",params:{type: "string"},schema:schema300.properties.digest.type,parentSchema:schema300.properties.digest,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.tags !== undefined){
let data3 = data.tags;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 !== "string"){
const err3 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "string"},schema:schema300.properties.tags.items.type,parentSchema:schema300.properties.tags.items,data:data4};
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
const err4 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},schema:schema300.properties.tags.type,parentSchema:schema300.properties.tags,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.cve_id !== undefined){
let data5 = data.cve_id;
if(typeof data5 !== "string"){
const err5 = {instancePath:instancePath+"/cve_id",schemaPath:"#/properties/cve_id/type",keyword:"type",params:{type: "string"},schema:schema300.properties.cve_id.type,parentSchema:schema300.properties.cve_id,data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.severity !== undefined){
let data6 = data.severity;
if(typeof data6 !== "string"){
const err6 = {instancePath:instancePath+"/severity",schemaPath:"#/properties/severity/type",keyword:"type",params:{type: "string"},schema:schema300.properties.severity.type,parentSchema:schema300.properties.severity,data:data6};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.status !== undefined){
let data7 = data.status;
if(typeof data7 !== "string"){
const err7 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},schema:schema300.properties.status.type,parentSchema:schema300.properties.status,data:data7};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.cvss_v3_score !== undefined){
let data8 = data.cvss_v3_score;
if(typeof data8 === "bigint"){
const err8 = {instancePath:instancePath+"/cvss_v3_score",schemaPath:"#/properties/cvss_v3_score/double",keyword:"double",params:{holder: data, key: "cvss_v3_score"},schema:true,parentSchema:schema300.properties.cvss_v3_score,data:data8};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((typeof data8 == "number") && (isFinite(data8)))){
const err9 = {instancePath:instancePath+"/cvss_v3_score",schemaPath:"#/properties/cvss_v3_score/type",keyword:"type",params:{type: "number"},schema:schema300.properties.cvss_v3_score.type,parentSchema:schema300.properties.cvss_v3_score,data:data8};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.package !== undefined){
let data9 = data.package;
if(typeof data9 !== "string"){
const err10 = {instancePath:instancePath+"/package",schemaPath:"#/properties/package/type",keyword:"type",params:{type: "string"},schema:schema300.properties.package.type,parentSchema:schema300.properties.package,data:data9};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.version !== undefined){
let data10 = data.version;
if(typeof data10 !== "string"){
const err11 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},schema:schema300.properties.version.type,parentSchema:schema300.properties.version,data:data10};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.fixed_version !== undefined){
let data11 = data.fixed_version;
if(typeof data11 !== "string"){
const err12 = {instancePath:instancePath+"/fixed_version",schemaPath:"#/properties/fixed_version/type",keyword:"type",params:{type: "string"},schema:schema300.properties.fixed_version.type,parentSchema:schema300.properties.fixed_version,data:data11};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.desc !== undefined){
let data12 = data.desc;
if(typeof data12 !== "string"){
const err13 = {instancePath:instancePath+"/desc",schemaPath:"#/properties/desc/type",keyword:"type",params:{type: "string"},schema:schema300.properties.desc.type,parentSchema:schema300.properties.desc,data:data12};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.links !== undefined){
let data13 = data.links;
if(Array.isArray(data13)){
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
let data14 = data13[i1];
if(typeof data14 !== "string"){
const err14 = {instancePath:instancePath+"/links/" + i1,schemaPath:"#/properties/links/items/type",keyword:"type",params:{type: "string"},schema:schema300.properties.links.items.type,parentSchema:schema300.properties.links.items,data:data14};
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
const err15 = {instancePath:instancePath+"/links",schemaPath:"#/properties/links/type",keyword:"type",params:{type: "array"},schema:schema300.properties.links.type,parentSchema:schema300.properties.links,data:data13};
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
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema300.type,parentSchema:schema300,data};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate214.errors = vErrors;
return errors === 0;
}
validate214.evaluated = {"props":{"project_id":true,"repository_name":true,"digest":true,"tags":true,"cve_id":true,"severity":true,"status":true,"cvss_v3_score":true,"package":true,"version":true,"fixed_version":true,"desc":true,"links":true},"dynamicProps":false,"dynamicItems":false};


function validate213(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate213.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate214.call(this, data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate214.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema299.type,parentSchema:schema299,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate213.errors = vErrors;
return errors === 0;
}
validate213.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v99 = validate216;
const schema301 = {"$id":"contract:/getPermissions.200.body","$ref":"contract:/components/schemas/Permissions"};
const schema302 = {"$id":"contract:/components/schemas/Permissions","type":"object","properties":{"system":{"type":"array","items":{"$ref":"contract:/components/schemas/Permission"}},"project":{"type":"array","items":{"$ref":"contract:/components/schemas/Permission"}}}};

function validate217(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate217.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.system !== undefined){
let data0 = data.system;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.resource !== undefined){
let data2 = data1.resource;
if(typeof data2 !== "string"){
const err0 = {instancePath:instancePath+"/system/" + i0+"/resource",schemaPath:"contract:/components/schemas/Permission/properties/resource/type",keyword:"type",params:{type: "string"},schema:schema283.properties.resource.type,parentSchema:schema283.properties.resource,data:data2};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data1.action !== undefined){
let data3 = data1.action;
if(typeof data3 !== "string"){
const err1 = {instancePath:instancePath+"/system/" + i0+"/action",schemaPath:"contract:/components/schemas/Permission/properties/action/type",keyword:"type",params:{type: "string"},schema:schema283.properties.action.type,parentSchema:schema283.properties.action,data:data3};
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
const err2 = {instancePath:instancePath+"/system/" + i0,schemaPath:"contract:/components/schemas/Permission/type",keyword:"type",params:{type: "object"},schema:schema283.type,parentSchema:schema283,data:data1};
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
const err3 = {instancePath:instancePath+"/system",schemaPath:"#/properties/system/type",keyword:"type",params:{type: "array"},schema:schema302.properties.system.type,parentSchema:schema302.properties.system,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.project !== undefined){
let data4 = data.project;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.resource !== undefined){
let data6 = data5.resource;
if(typeof data6 !== "string"){
const err4 = {instancePath:instancePath+"/project/" + i1+"/resource",schemaPath:"contract:/components/schemas/Permission/properties/resource/type",keyword:"type",params:{type: "string"},schema:schema283.properties.resource.type,parentSchema:schema283.properties.resource,data:data6};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data5.action !== undefined){
let data7 = data5.action;
if(typeof data7 !== "string"){
const err5 = {instancePath:instancePath+"/project/" + i1+"/action",schemaPath:"contract:/components/schemas/Permission/properties/action/type",keyword:"type",params:{type: "string"},schema:schema283.properties.action.type,parentSchema:schema283.properties.action,data:data7};
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
const err6 = {instancePath:instancePath+"/project/" + i1,schemaPath:"contract:/components/schemas/Permission/type",keyword:"type",params:{type: "object"},schema:schema283.type,parentSchema:schema283,data:data5};
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
const err7 = {instancePath:instancePath+"/project",schemaPath:"#/properties/project/type",keyword:"type",params:{type: "array"},schema:schema302.properties.project.type,parentSchema:schema302.properties.project,data:data4};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema302.type,parentSchema:schema302,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate217.errors = vErrors;
return errors === 0;
}
validate217.evaluated = {"props":{"system":true,"project":true},"dynamicProps":false,"dynamicItems":false};


function validate216(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate216.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate217.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate217.errors);
errors = vErrors.length;
}
validate216.errors = vErrors;
return errors === 0;
}
validate216.evaluated = {"props":{"system":true,"project":true},"dynamicProps":false,"dynamicItems":false};

})(compiled);
const validators = {
  "getHealth.200.body": compiled.v0,
  "getHealth.200.headers": compiled.v1,
  "getHealth.500.body": compiled.v2,
  "getHealth.500.headers": compiled.v3,
  "search.200.body": compiled.v4,
  "search.200.headers": compiled.v1,
  "search.500.body": compiled.v2,
  "search.500.headers": compiled.v3,
  "getStatistic.200.body": compiled.v5,
  "getStatistic.200.headers": compiled.v1,
  "getStatistic.401.body": compiled.v2,
  "getStatistic.401.headers": compiled.v3,
  "getStatistic.500.body": compiled.v2,
  "getStatistic.500.headers": compiled.v3,
  "pingLdap.200.body": compiled.v6,
  "pingLdap.200.headers": compiled.v1,
  "pingLdap.400.body": compiled.v2,
  "pingLdap.400.headers": compiled.v3,
  "pingLdap.401.body": compiled.v2,
  "pingLdap.401.headers": compiled.v3,
  "pingLdap.403.body": compiled.v2,
  "pingLdap.403.headers": compiled.v3,
  "pingLdap.500.body": compiled.v2,
  "pingLdap.500.headers": compiled.v3,
  "searchLdapUser.200.body": compiled.v7,
  "searchLdapUser.200.headers": compiled.v1,
  "searchLdapUser.400.body": compiled.v2,
  "searchLdapUser.400.headers": compiled.v3,
  "searchLdapUser.401.body": compiled.v2,
  "searchLdapUser.401.headers": compiled.v3,
  "searchLdapUser.403.body": compiled.v2,
  "searchLdapUser.403.headers": compiled.v3,
  "searchLdapUser.500.body": compiled.v2,
  "searchLdapUser.500.headers": compiled.v3,
  "importLdapUser.200.headers": compiled.v1,
  "importLdapUser.400.body": compiled.v2,
  "importLdapUser.400.headers": compiled.v3,
  "importLdapUser.401.body": compiled.v2,
  "importLdapUser.401.headers": compiled.v3,
  "importLdapUser.403.body": compiled.v2,
  "importLdapUser.403.headers": compiled.v3,
  "importLdapUser.404.body": compiled.v8,
  "importLdapUser.404.headers": compiled.v1,
  "importLdapUser.500.body": compiled.v2,
  "importLdapUser.500.headers": compiled.v3,
  "searchLdapGroup.200.body": compiled.v9,
  "searchLdapGroup.200.headers": compiled.v1,
  "searchLdapGroup.400.body": compiled.v2,
  "searchLdapGroup.400.headers": compiled.v3,
  "searchLdapGroup.401.body": compiled.v2,
  "searchLdapGroup.401.headers": compiled.v3,
  "searchLdapGroup.403.body": compiled.v2,
  "searchLdapGroup.403.headers": compiled.v3,
  "searchLdapGroup.500.body": compiled.v2,
  "searchLdapGroup.500.headers": compiled.v3,
  "getInternalconfig.200.body": compiled.v10,
  "getInternalconfig.200.headers": compiled.v1,
  "getInternalconfig.401.headers": compiled.v1,
  "getInternalconfig.403.headers": compiled.v1,
  "getInternalconfig.500.body": compiled.v2,
  "getInternalconfig.500.headers": compiled.v3,
  "getConfigurations.200.body": compiled.v11,
  "getConfigurations.200.headers": compiled.v1,
  "getConfigurations.401.headers": compiled.v1,
  "getConfigurations.403.headers": compiled.v1,
  "getConfigurations.500.headers": compiled.v1,
  "updateConfigurations.200.headers": compiled.v1,
  "updateConfigurations.400.body": compiled.v2,
  "updateConfigurations.400.headers": compiled.v3,
  "updateConfigurations.401.body": compiled.v2,
  "updateConfigurations.401.headers": compiled.v3,
  "updateConfigurations.403.body": compiled.v2,
  "updateConfigurations.403.headers": compiled.v3,
  "updateConfigurations.422.body": compiled.v2,
  "updateConfigurations.422.headers": compiled.v3,
  "updateConfigurations.500.body": compiled.v2,
  "updateConfigurations.500.headers": compiled.v3,
  "listProjects.200.body": compiled.v12,
  "listProjects.200.headers": compiled.v13,
  "listProjects.400.body": compiled.v2,
  "listProjects.400.headers": compiled.v3,
  "listProjects.401.body": compiled.v2,
  "listProjects.401.headers": compiled.v3,
  "listProjects.422.body": compiled.v2,
  "listProjects.422.headers": compiled.v3,
  "listProjects.500.body": compiled.v2,
  "listProjects.500.headers": compiled.v3,
  "createProject.201.headers": compiled.v14,
  "createProject.400.body": compiled.v2,
  "createProject.400.headers": compiled.v3,
  "createProject.401.body": compiled.v2,
  "createProject.401.headers": compiled.v3,
  "createProject.409.body": compiled.v2,
  "createProject.409.headers": compiled.v3,
  "createProject.500.body": compiled.v2,
  "createProject.500.headers": compiled.v3,
  "headProject.200.headers": compiled.v3,
  "headProject.400.body": compiled.v2,
  "headProject.400.headers": compiled.v3,
  "headProject.404.body": compiled.v2,
  "headProject.404.headers": compiled.v3,
  "headProject.500.body": compiled.v2,
  "headProject.500.headers": compiled.v3,
  "getProject.200.body": compiled.v15,
  "getProject.200.headers": compiled.v1,
  "getProject.401.body": compiled.v2,
  "getProject.401.headers": compiled.v3,
  "getProject.403.body": compiled.v2,
  "getProject.403.headers": compiled.v3,
  "getProject.404.body": compiled.v2,
  "getProject.404.headers": compiled.v3,
  "getProject.500.body": compiled.v2,
  "getProject.500.headers": compiled.v3,
  "updateProject.200.headers": compiled.v3,
  "updateProject.400.body": compiled.v2,
  "updateProject.400.headers": compiled.v3,
  "updateProject.401.body": compiled.v2,
  "updateProject.401.headers": compiled.v3,
  "updateProject.403.body": compiled.v2,
  "updateProject.403.headers": compiled.v3,
  "updateProject.404.body": compiled.v2,
  "updateProject.404.headers": compiled.v3,
  "updateProject.500.body": compiled.v2,
  "updateProject.500.headers": compiled.v3,
  "deleteProject.200.headers": compiled.v3,
  "deleteProject.400.body": compiled.v2,
  "deleteProject.400.headers": compiled.v3,
  "deleteProject.403.body": compiled.v2,
  "deleteProject.403.headers": compiled.v3,
  "deleteProject.404.body": compiled.v2,
  "deleteProject.404.headers": compiled.v3,
  "deleteProject.412.body": compiled.v2,
  "deleteProject.412.headers": compiled.v3,
  "deleteProject.500.body": compiled.v2,
  "deleteProject.500.headers": compiled.v3,
  "getProjectDeletable.200.body": compiled.v16,
  "getProjectDeletable.200.headers": compiled.v1,
  "getProjectDeletable.401.body": compiled.v2,
  "getProjectDeletable.401.headers": compiled.v3,
  "getProjectDeletable.403.body": compiled.v2,
  "getProjectDeletable.403.headers": compiled.v3,
  "getProjectDeletable.404.body": compiled.v2,
  "getProjectDeletable.404.headers": compiled.v3,
  "getProjectDeletable.500.body": compiled.v2,
  "getProjectDeletable.500.headers": compiled.v3,
  "getProjectSummary.200.body": compiled.v17,
  "getProjectSummary.200.headers": compiled.v1,
  "getProjectSummary.400.body": compiled.v2,
  "getProjectSummary.400.headers": compiled.v3,
  "getProjectSummary.401.body": compiled.v2,
  "getProjectSummary.401.headers": compiled.v3,
  "getProjectSummary.403.body": compiled.v2,
  "getProjectSummary.403.headers": compiled.v3,
  "getProjectSummary.404.body": compiled.v2,
  "getProjectSummary.404.headers": compiled.v3,
  "getProjectSummary.500.body": compiled.v2,
  "getProjectSummary.500.headers": compiled.v3,
  "listProjectMembers.200.body": compiled.v18,
  "listProjectMembers.200.headers": compiled.v13,
  "listProjectMembers.400.body": compiled.v2,
  "listProjectMembers.400.headers": compiled.v3,
  "listProjectMembers.401.body": compiled.v2,
  "listProjectMembers.401.headers": compiled.v3,
  "listProjectMembers.403.body": compiled.v2,
  "listProjectMembers.403.headers": compiled.v3,
  "listProjectMembers.404.body": compiled.v2,
  "listProjectMembers.404.headers": compiled.v3,
  "listProjectMembers.500.body": compiled.v2,
  "listProjectMembers.500.headers": compiled.v3,
  "createProjectMember.201.headers": compiled.v19,
  "createProjectMember.400.body": compiled.v2,
  "createProjectMember.400.headers": compiled.v3,
  "createProjectMember.401.body": compiled.v2,
  "createProjectMember.401.headers": compiled.v3,
  "createProjectMember.403.body": compiled.v2,
  "createProjectMember.403.headers": compiled.v3,
  "createProjectMember.409.body": compiled.v2,
  "createProjectMember.409.headers": compiled.v3,
  "createProjectMember.500.body": compiled.v2,
  "createProjectMember.500.headers": compiled.v3,
  "getProjectMember.200.body": compiled.v20,
  "getProjectMember.200.headers": compiled.v1,
  "getProjectMember.400.body": compiled.v2,
  "getProjectMember.400.headers": compiled.v3,
  "getProjectMember.401.body": compiled.v2,
  "getProjectMember.401.headers": compiled.v3,
  "getProjectMember.403.body": compiled.v2,
  "getProjectMember.403.headers": compiled.v3,
  "getProjectMember.404.body": compiled.v2,
  "getProjectMember.404.headers": compiled.v3,
  "getProjectMember.500.body": compiled.v2,
  "getProjectMember.500.headers": compiled.v3,
  "updateProjectMember.200.headers": compiled.v3,
  "updateProjectMember.400.body": compiled.v2,
  "updateProjectMember.400.headers": compiled.v3,
  "updateProjectMember.401.body": compiled.v2,
  "updateProjectMember.401.headers": compiled.v3,
  "updateProjectMember.403.body": compiled.v2,
  "updateProjectMember.403.headers": compiled.v3,
  "updateProjectMember.404.body": compiled.v2,
  "updateProjectMember.404.headers": compiled.v3,
  "updateProjectMember.500.body": compiled.v2,
  "updateProjectMember.500.headers": compiled.v3,
  "deleteProjectMember.200.headers": compiled.v3,
  "deleteProjectMember.400.body": compiled.v2,
  "deleteProjectMember.400.headers": compiled.v3,
  "deleteProjectMember.401.body": compiled.v2,
  "deleteProjectMember.401.headers": compiled.v3,
  "deleteProjectMember.403.body": compiled.v2,
  "deleteProjectMember.403.headers": compiled.v3,
  "deleteProjectMember.404.body": compiled.v2,
  "deleteProjectMember.404.headers": compiled.v3,
  "deleteProjectMember.500.body": compiled.v2,
  "deleteProjectMember.500.headers": compiled.v3,
  "listProjectMetadatas.200.body": compiled.v21,
  "listProjectMetadatas.200.headers": compiled.v1,
  "listProjectMetadatas.400.body": compiled.v2,
  "listProjectMetadatas.400.headers": compiled.v3,
  "listProjectMetadatas.401.body": compiled.v2,
  "listProjectMetadatas.401.headers": compiled.v3,
  "listProjectMetadatas.403.body": compiled.v2,
  "listProjectMetadatas.403.headers": compiled.v3,
  "listProjectMetadatas.404.body": compiled.v2,
  "listProjectMetadatas.404.headers": compiled.v3,
  "listProjectMetadatas.500.body": compiled.v2,
  "listProjectMetadatas.500.headers": compiled.v3,
  "addProjectMetadatas.200.headers": compiled.v3,
  "addProjectMetadatas.400.body": compiled.v2,
  "addProjectMetadatas.400.headers": compiled.v3,
  "addProjectMetadatas.401.body": compiled.v2,
  "addProjectMetadatas.401.headers": compiled.v3,
  "addProjectMetadatas.403.body": compiled.v2,
  "addProjectMetadatas.403.headers": compiled.v3,
  "addProjectMetadatas.404.body": compiled.v2,
  "addProjectMetadatas.404.headers": compiled.v3,
  "addProjectMetadatas.409.body": compiled.v2,
  "addProjectMetadatas.409.headers": compiled.v3,
  "addProjectMetadatas.500.body": compiled.v2,
  "addProjectMetadatas.500.headers": compiled.v3,
  "getProjectMetadata.200.body": compiled.v21,
  "getProjectMetadata.200.headers": compiled.v1,
  "getProjectMetadata.400.body": compiled.v2,
  "getProjectMetadata.400.headers": compiled.v3,
  "getProjectMetadata.401.body": compiled.v2,
  "getProjectMetadata.401.headers": compiled.v3,
  "getProjectMetadata.403.body": compiled.v2,
  "getProjectMetadata.403.headers": compiled.v3,
  "getProjectMetadata.404.body": compiled.v2,
  "getProjectMetadata.404.headers": compiled.v3,
  "getProjectMetadata.500.body": compiled.v2,
  "getProjectMetadata.500.headers": compiled.v3,
  "updateProjectMetadata.200.headers": compiled.v3,
  "updateProjectMetadata.400.body": compiled.v2,
  "updateProjectMetadata.400.headers": compiled.v3,
  "updateProjectMetadata.401.body": compiled.v2,
  "updateProjectMetadata.401.headers": compiled.v3,
  "updateProjectMetadata.403.body": compiled.v2,
  "updateProjectMetadata.403.headers": compiled.v3,
  "updateProjectMetadata.404.body": compiled.v2,
  "updateProjectMetadata.404.headers": compiled.v3,
  "updateProjectMetadata.409.body": compiled.v2,
  "updateProjectMetadata.409.headers": compiled.v3,
  "updateProjectMetadata.500.body": compiled.v2,
  "updateProjectMetadata.500.headers": compiled.v3,
  "deleteProjectMetadata.200.headers": compiled.v3,
  "deleteProjectMetadata.400.body": compiled.v2,
  "deleteProjectMetadata.400.headers": compiled.v3,
  "deleteProjectMetadata.401.body": compiled.v2,
  "deleteProjectMetadata.401.headers": compiled.v3,
  "deleteProjectMetadata.403.body": compiled.v2,
  "deleteProjectMetadata.403.headers": compiled.v3,
  "deleteProjectMetadata.404.body": compiled.v2,
  "deleteProjectMetadata.404.headers": compiled.v3,
  "deleteProjectMetadata.409.body": compiled.v2,
  "deleteProjectMetadata.409.headers": compiled.v3,
  "deleteProjectMetadata.500.body": compiled.v2,
  "deleteProjectMetadata.500.headers": compiled.v3,
  "listAllRepositories.200.body": compiled.v22,
  "listAllRepositories.200.headers": compiled.v13,
  "listAllRepositories.400.body": compiled.v2,
  "listAllRepositories.400.headers": compiled.v3,
  "listAllRepositories.500.body": compiled.v2,
  "listAllRepositories.500.headers": compiled.v3,
  "listRepositories.200.body": compiled.v22,
  "listRepositories.200.headers": compiled.v13,
  "listRepositories.400.body": compiled.v2,
  "listRepositories.400.headers": compiled.v3,
  "listRepositories.401.body": compiled.v2,
  "listRepositories.401.headers": compiled.v3,
  "listRepositories.403.body": compiled.v2,
  "listRepositories.403.headers": compiled.v3,
  "listRepositories.404.body": compiled.v2,
  "listRepositories.404.headers": compiled.v3,
  "listRepositories.422.body": compiled.v2,
  "listRepositories.422.headers": compiled.v3,
  "listRepositories.500.body": compiled.v2,
  "listRepositories.500.headers": compiled.v3,
  "getRepository.200.body": compiled.v23,
  "getRepository.200.headers": compiled.v1,
  "getRepository.400.body": compiled.v2,
  "getRepository.400.headers": compiled.v3,
  "getRepository.401.body": compiled.v2,
  "getRepository.401.headers": compiled.v3,
  "getRepository.403.body": compiled.v2,
  "getRepository.403.headers": compiled.v3,
  "getRepository.404.body": compiled.v2,
  "getRepository.404.headers": compiled.v3,
  "getRepository.500.body": compiled.v2,
  "getRepository.500.headers": compiled.v3,
  "updateRepository.200.headers": compiled.v3,
  "updateRepository.400.body": compiled.v2,
  "updateRepository.400.headers": compiled.v3,
  "updateRepository.401.body": compiled.v2,
  "updateRepository.401.headers": compiled.v3,
  "updateRepository.403.body": compiled.v2,
  "updateRepository.403.headers": compiled.v3,
  "updateRepository.404.body": compiled.v2,
  "updateRepository.404.headers": compiled.v3,
  "updateRepository.500.body": compiled.v2,
  "updateRepository.500.headers": compiled.v3,
  "deleteRepository.200.headers": compiled.v3,
  "deleteRepository.400.body": compiled.v2,
  "deleteRepository.400.headers": compiled.v3,
  "deleteRepository.401.body": compiled.v2,
  "deleteRepository.401.headers": compiled.v3,
  "deleteRepository.403.body": compiled.v2,
  "deleteRepository.403.headers": compiled.v3,
  "deleteRepository.404.body": compiled.v2,
  "deleteRepository.404.headers": compiled.v3,
  "deleteRepository.412.body": compiled.v2,
  "deleteRepository.412.headers": compiled.v3,
  "deleteRepository.500.body": compiled.v2,
  "deleteRepository.500.headers": compiled.v3,
  "listArtifacts.200.body": compiled.v24,
  "listArtifacts.200.headers": compiled.v13,
  "listArtifacts.400.body": compiled.v2,
  "listArtifacts.400.headers": compiled.v3,
  "listArtifacts.401.body": compiled.v2,
  "listArtifacts.401.headers": compiled.v3,
  "listArtifacts.403.body": compiled.v2,
  "listArtifacts.403.headers": compiled.v3,
  "listArtifacts.404.body": compiled.v2,
  "listArtifacts.404.headers": compiled.v3,
  "listArtifacts.422.body": compiled.v2,
  "listArtifacts.422.headers": compiled.v3,
  "listArtifacts.500.body": compiled.v2,
  "listArtifacts.500.headers": compiled.v3,
  "CopyArtifact.201.headers": compiled.v14,
  "CopyArtifact.400.body": compiled.v2,
  "CopyArtifact.400.headers": compiled.v3,
  "CopyArtifact.401.body": compiled.v2,
  "CopyArtifact.401.headers": compiled.v3,
  "CopyArtifact.403.body": compiled.v2,
  "CopyArtifact.403.headers": compiled.v3,
  "CopyArtifact.404.body": compiled.v2,
  "CopyArtifact.404.headers": compiled.v3,
  "CopyArtifact.405.body": compiled.v2,
  "CopyArtifact.405.headers": compiled.v3,
  "CopyArtifact.500.body": compiled.v2,
  "CopyArtifact.500.headers": compiled.v3,
  "getArtifact.200.body": compiled.v25,
  "getArtifact.200.headers": compiled.v1,
  "getArtifact.400.body": compiled.v2,
  "getArtifact.400.headers": compiled.v3,
  "getArtifact.401.body": compiled.v2,
  "getArtifact.401.headers": compiled.v3,
  "getArtifact.403.body": compiled.v2,
  "getArtifact.403.headers": compiled.v3,
  "getArtifact.404.body": compiled.v2,
  "getArtifact.404.headers": compiled.v3,
  "getArtifact.500.body": compiled.v2,
  "getArtifact.500.headers": compiled.v3,
  "deleteArtifact.200.headers": compiled.v3,
  "deleteArtifact.401.body": compiled.v2,
  "deleteArtifact.401.headers": compiled.v3,
  "deleteArtifact.403.body": compiled.v2,
  "deleteArtifact.403.headers": compiled.v3,
  "deleteArtifact.404.body": compiled.v2,
  "deleteArtifact.404.headers": compiled.v3,
  "deleteArtifact.500.body": compiled.v2,
  "deleteArtifact.500.headers": compiled.v3,
  "scanArtifact.202.headers": compiled.v3,
  "scanArtifact.400.body": compiled.v2,
  "scanArtifact.400.headers": compiled.v3,
  "scanArtifact.401.body": compiled.v2,
  "scanArtifact.401.headers": compiled.v3,
  "scanArtifact.403.body": compiled.v2,
  "scanArtifact.403.headers": compiled.v3,
  "scanArtifact.404.body": compiled.v2,
  "scanArtifact.404.headers": compiled.v3,
  "scanArtifact.422.body": compiled.v2,
  "scanArtifact.422.headers": compiled.v3,
  "scanArtifact.500.body": compiled.v2,
  "scanArtifact.500.headers": compiled.v3,
  "stopScanArtifact.202.headers": compiled.v3,
  "stopScanArtifact.400.body": compiled.v2,
  "stopScanArtifact.400.headers": compiled.v3,
  "stopScanArtifact.401.body": compiled.v2,
  "stopScanArtifact.401.headers": compiled.v3,
  "stopScanArtifact.403.body": compiled.v2,
  "stopScanArtifact.403.headers": compiled.v3,
  "stopScanArtifact.404.body": compiled.v2,
  "stopScanArtifact.404.headers": compiled.v3,
  "stopScanArtifact.422.body": compiled.v2,
  "stopScanArtifact.422.headers": compiled.v3,
  "stopScanArtifact.500.body": compiled.v2,
  "stopScanArtifact.500.headers": compiled.v3,
  "getReportLog.200.body": compiled.v26,
  "getReportLog.200.headers": compiled.v1,
  "getReportLog.400.body": compiled.v2,
  "getReportLog.400.headers": compiled.v3,
  "getReportLog.401.body": compiled.v2,
  "getReportLog.401.headers": compiled.v3,
  "getReportLog.403.body": compiled.v2,
  "getReportLog.403.headers": compiled.v3,
  "getReportLog.404.body": compiled.v2,
  "getReportLog.404.headers": compiled.v3,
  "getReportLog.500.body": compiled.v2,
  "getReportLog.500.headers": compiled.v3,
  "listTags.200.body": compiled.v27,
  "listTags.200.headers": compiled.v13,
  "listTags.400.body": compiled.v2,
  "listTags.400.headers": compiled.v3,
  "listTags.401.body": compiled.v2,
  "listTags.401.headers": compiled.v3,
  "listTags.403.body": compiled.v2,
  "listTags.403.headers": compiled.v3,
  "listTags.404.body": compiled.v2,
  "listTags.404.headers": compiled.v3,
  "listTags.422.body": compiled.v2,
  "listTags.422.headers": compiled.v3,
  "listTags.500.body": compiled.v2,
  "listTags.500.headers": compiled.v3,
  "createTag.201.headers": compiled.v14,
  "createTag.400.body": compiled.v2,
  "createTag.400.headers": compiled.v3,
  "createTag.401.body": compiled.v2,
  "createTag.401.headers": compiled.v3,
  "createTag.403.body": compiled.v2,
  "createTag.403.headers": compiled.v3,
  "createTag.404.body": compiled.v2,
  "createTag.404.headers": compiled.v3,
  "createTag.405.body": compiled.v2,
  "createTag.405.headers": compiled.v3,
  "createTag.409.body": compiled.v2,
  "createTag.409.headers": compiled.v3,
  "createTag.500.body": compiled.v2,
  "createTag.500.headers": compiled.v3,
  "deleteTag.200.headers": compiled.v3,
  "deleteTag.401.body": compiled.v2,
  "deleteTag.401.headers": compiled.v3,
  "deleteTag.403.body": compiled.v2,
  "deleteTag.403.headers": compiled.v3,
  "deleteTag.404.body": compiled.v2,
  "deleteTag.404.headers": compiled.v3,
  "deleteTag.500.body": compiled.v2,
  "deleteTag.500.headers": compiled.v3,
  "listAccessories.200.body": compiled.v28,
  "listAccessories.200.headers": compiled.v13,
  "listAccessories.400.body": compiled.v2,
  "listAccessories.400.headers": compiled.v3,
  "listAccessories.401.body": compiled.v2,
  "listAccessories.401.headers": compiled.v3,
  "listAccessories.403.body": compiled.v2,
  "listAccessories.403.headers": compiled.v3,
  "listAccessories.404.body": compiled.v2,
  "listAccessories.404.headers": compiled.v3,
  "listAccessories.500.body": compiled.v2,
  "listAccessories.500.headers": compiled.v3,
  "getVulnerabilitiesAddition.200.body": compiled.v26,
  "getVulnerabilitiesAddition.200.headers": compiled.v1,
  "getVulnerabilitiesAddition.400.body": compiled.v2,
  "getVulnerabilitiesAddition.400.headers": compiled.v3,
  "getVulnerabilitiesAddition.401.body": compiled.v2,
  "getVulnerabilitiesAddition.401.headers": compiled.v3,
  "getVulnerabilitiesAddition.403.body": compiled.v2,
  "getVulnerabilitiesAddition.403.headers": compiled.v3,
  "getVulnerabilitiesAddition.404.body": compiled.v2,
  "getVulnerabilitiesAddition.404.headers": compiled.v3,
  "getVulnerabilitiesAddition.500.body": compiled.v2,
  "getVulnerabilitiesAddition.500.headers": compiled.v3,
  "getAddition.200.body": compiled.v26,
  "getAddition.200.headers": compiled.v1,
  "getAddition.400.body": compiled.v2,
  "getAddition.400.headers": compiled.v3,
  "getAddition.401.body": compiled.v2,
  "getAddition.401.headers": compiled.v3,
  "getAddition.403.body": compiled.v2,
  "getAddition.403.headers": compiled.v3,
  "getAddition.404.body": compiled.v2,
  "getAddition.404.headers": compiled.v3,
  "getAddition.422.body": compiled.v2,
  "getAddition.422.headers": compiled.v3,
  "getAddition.500.body": compiled.v2,
  "getAddition.500.headers": compiled.v3,
  "addLabel.200.headers": compiled.v3,
  "addLabel.400.body": compiled.v2,
  "addLabel.400.headers": compiled.v3,
  "addLabel.401.body": compiled.v2,
  "addLabel.401.headers": compiled.v3,
  "addLabel.403.body": compiled.v2,
  "addLabel.403.headers": compiled.v3,
  "addLabel.404.body": compiled.v2,
  "addLabel.404.headers": compiled.v3,
  "addLabel.409.body": compiled.v2,
  "addLabel.409.headers": compiled.v3,
  "addLabel.500.body": compiled.v2,
  "addLabel.500.headers": compiled.v3,
  "removeLabel.200.headers": compiled.v3,
  "removeLabel.401.body": compiled.v2,
  "removeLabel.401.headers": compiled.v3,
  "removeLabel.403.body": compiled.v2,
  "removeLabel.403.headers": compiled.v3,
  "removeLabel.404.body": compiled.v2,
  "removeLabel.404.headers": compiled.v3,
  "removeLabel.409.body": compiled.v2,
  "removeLabel.409.headers": compiled.v3,
  "removeLabel.500.body": compiled.v2,
  "removeLabel.500.headers": compiled.v3,
  "listArtifactsOfProject.200.body": compiled.v24,
  "listArtifactsOfProject.200.headers": compiled.v13,
  "listArtifactsOfProject.400.body": compiled.v2,
  "listArtifactsOfProject.400.headers": compiled.v3,
  "listArtifactsOfProject.401.body": compiled.v2,
  "listArtifactsOfProject.401.headers": compiled.v3,
  "listArtifactsOfProject.403.body": compiled.v2,
  "listArtifactsOfProject.403.headers": compiled.v3,
  "listArtifactsOfProject.404.body": compiled.v2,
  "listArtifactsOfProject.404.headers": compiled.v3,
  "listArtifactsOfProject.422.body": compiled.v2,
  "listArtifactsOfProject.422.headers": compiled.v3,
  "listArtifactsOfProject.500.body": compiled.v2,
  "listArtifactsOfProject.500.headers": compiled.v3,
  "getScannerOfProject.200.body": compiled.v29,
  "getScannerOfProject.200.headers": compiled.v1,
  "getScannerOfProject.400.headers": compiled.v1,
  "getScannerOfProject.401.headers": compiled.v1,
  "getScannerOfProject.403.headers": compiled.v1,
  "getScannerOfProject.404.headers": compiled.v1,
  "getScannerOfProject.500.headers": compiled.v1,
  "setScannerOfProject.200.headers": compiled.v3,
  "setScannerOfProject.400.body": compiled.v2,
  "setScannerOfProject.400.headers": compiled.v3,
  "setScannerOfProject.401.body": compiled.v2,
  "setScannerOfProject.401.headers": compiled.v3,
  "setScannerOfProject.403.body": compiled.v2,
  "setScannerOfProject.403.headers": compiled.v3,
  "setScannerOfProject.404.body": compiled.v2,
  "setScannerOfProject.404.headers": compiled.v3,
  "setScannerOfProject.500.body": compiled.v2,
  "setScannerOfProject.500.headers": compiled.v3,
  "listScannerCandidatesOfProject.200.body": compiled.v30,
  "listScannerCandidatesOfProject.200.headers": compiled.v13,
  "listScannerCandidatesOfProject.400.body": compiled.v2,
  "listScannerCandidatesOfProject.400.headers": compiled.v3,
  "listScannerCandidatesOfProject.401.body": compiled.v2,
  "listScannerCandidatesOfProject.401.headers": compiled.v3,
  "listScannerCandidatesOfProject.403.body": compiled.v2,
  "listScannerCandidatesOfProject.403.headers": compiled.v3,
  "listScannerCandidatesOfProject.500.body": compiled.v2,
  "listScannerCandidatesOfProject.500.headers": compiled.v3,
  "listAuditLogs.200.body": compiled.v31,
  "listAuditLogs.200.headers": compiled.v13,
  "listAuditLogs.400.body": compiled.v2,
  "listAuditLogs.400.headers": compiled.v3,
  "listAuditLogs.401.body": compiled.v2,
  "listAuditLogs.401.headers": compiled.v3,
  "listAuditLogs.500.body": compiled.v2,
  "listAuditLogs.500.headers": compiled.v3,
  "listAuditLogExts.200.body": compiled.v32,
  "listAuditLogExts.200.headers": compiled.v13,
  "listAuditLogExts.400.body": compiled.v2,
  "listAuditLogExts.400.headers": compiled.v3,
  "listAuditLogExts.401.body": compiled.v2,
  "listAuditLogExts.401.headers": compiled.v3,
  "listAuditLogExts.500.body": compiled.v2,
  "listAuditLogExts.500.headers": compiled.v3,
  "listAuditLogEventTypes.200.body": compiled.v33,
  "listAuditLogEventTypes.200.headers": compiled.v1,
  "listAuditLogEventTypes.401.body": compiled.v2,
  "listAuditLogEventTypes.401.headers": compiled.v3,
  "listAuditLogEventTypes.403.body": compiled.v2,
  "listAuditLogEventTypes.403.headers": compiled.v3,
  "listAuditLogEventTypes.500.body": compiled.v2,
  "listAuditLogEventTypes.500.headers": compiled.v3,
  "getLogs.200.body": compiled.v31,
  "getLogs.200.headers": compiled.v13,
  "getLogs.400.body": compiled.v2,
  "getLogs.400.headers": compiled.v3,
  "getLogs.401.body": compiled.v2,
  "getLogs.401.headers": compiled.v3,
  "getLogs.500.body": compiled.v2,
  "getLogs.500.headers": compiled.v3,
  "getLogExts.200.body": compiled.v32,
  "getLogExts.200.headers": compiled.v13,
  "getLogExts.400.body": compiled.v2,
  "getLogExts.400.headers": compiled.v3,
  "getLogExts.401.body": compiled.v2,
  "getLogExts.401.headers": compiled.v3,
  "getLogExts.500.body": compiled.v2,
  "getLogExts.500.headers": compiled.v3,
  "ListProviders.200.body": compiled.v34,
  "ListProviders.200.headers": compiled.v1,
  "ListProviders.400.body": compiled.v2,
  "ListProviders.400.headers": compiled.v3,
  "ListProviders.401.body": compiled.v2,
  "ListProviders.401.headers": compiled.v3,
  "ListProviders.403.body": compiled.v2,
  "ListProviders.403.headers": compiled.v3,
  "ListProviders.404.body": compiled.v2,
  "ListProviders.404.headers": compiled.v3,
  "ListProviders.500.body": compiled.v2,
  "ListProviders.500.headers": compiled.v3,
  "PingInstances.200.headers": compiled.v3,
  "PingInstances.400.body": compiled.v2,
  "PingInstances.400.headers": compiled.v3,
  "PingInstances.401.body": compiled.v2,
  "PingInstances.401.headers": compiled.v3,
  "PingInstances.404.headers": compiled.v1,
  "PingInstances.500.body": compiled.v2,
  "PingInstances.500.headers": compiled.v3,
  "ListInstances.200.body": compiled.v35,
  "ListInstances.200.headers": compiled.v13,
  "ListInstances.400.body": compiled.v2,
  "ListInstances.400.headers": compiled.v3,
  "ListInstances.401.body": compiled.v2,
  "ListInstances.401.headers": compiled.v3,
  "ListInstances.403.body": compiled.v2,
  "ListInstances.403.headers": compiled.v3,
  "ListInstances.404.body": compiled.v2,
  "ListInstances.404.headers": compiled.v3,
  "ListInstances.500.body": compiled.v2,
  "ListInstances.500.headers": compiled.v3,
  "CreateInstance.201.headers": compiled.v14,
  "CreateInstance.400.body": compiled.v2,
  "CreateInstance.400.headers": compiled.v3,
  "CreateInstance.401.body": compiled.v2,
  "CreateInstance.401.headers": compiled.v3,
  "CreateInstance.403.body": compiled.v2,
  "CreateInstance.403.headers": compiled.v3,
  "CreateInstance.404.body": compiled.v2,
  "CreateInstance.404.headers": compiled.v3,
  "CreateInstance.409.body": compiled.v2,
  "CreateInstance.409.headers": compiled.v3,
  "CreateInstance.500.body": compiled.v2,
  "CreateInstance.500.headers": compiled.v3,
  "GetInstance.200.body": compiled.v36,
  "GetInstance.200.headers": compiled.v1,
  "GetInstance.400.body": compiled.v2,
  "GetInstance.400.headers": compiled.v3,
  "GetInstance.401.body": compiled.v2,
  "GetInstance.401.headers": compiled.v3,
  "GetInstance.403.body": compiled.v2,
  "GetInstance.403.headers": compiled.v3,
  "GetInstance.404.body": compiled.v2,
  "GetInstance.404.headers": compiled.v3,
  "GetInstance.500.body": compiled.v2,
  "GetInstance.500.headers": compiled.v3,
  "UpdateInstance.200.headers": compiled.v3,
  "UpdateInstance.400.body": compiled.v2,
  "UpdateInstance.400.headers": compiled.v3,
  "UpdateInstance.401.body": compiled.v2,
  "UpdateInstance.401.headers": compiled.v3,
  "UpdateInstance.403.body": compiled.v2,
  "UpdateInstance.403.headers": compiled.v3,
  "UpdateInstance.404.body": compiled.v2,
  "UpdateInstance.404.headers": compiled.v3,
  "UpdateInstance.500.body": compiled.v2,
  "UpdateInstance.500.headers": compiled.v3,
  "DeleteInstance.200.headers": compiled.v3,
  "DeleteInstance.401.body": compiled.v2,
  "DeleteInstance.401.headers": compiled.v3,
  "DeleteInstance.403.body": compiled.v2,
  "DeleteInstance.403.headers": compiled.v3,
  "DeleteInstance.404.body": compiled.v2,
  "DeleteInstance.404.headers": compiled.v3,
  "DeleteInstance.500.body": compiled.v2,
  "DeleteInstance.500.headers": compiled.v3,
  "ListPolicies.200.body": compiled.v37,
  "ListPolicies.200.headers": compiled.v13,
  "ListPolicies.400.body": compiled.v2,
  "ListPolicies.400.headers": compiled.v3,
  "ListPolicies.401.body": compiled.v2,
  "ListPolicies.401.headers": compiled.v3,
  "ListPolicies.403.body": compiled.v2,
  "ListPolicies.403.headers": compiled.v3,
  "ListPolicies.500.body": compiled.v2,
  "ListPolicies.500.headers": compiled.v3,
  "CreatePolicy.201.headers": compiled.v14,
  "CreatePolicy.400.body": compiled.v2,
  "CreatePolicy.400.headers": compiled.v3,
  "CreatePolicy.401.body": compiled.v2,
  "CreatePolicy.401.headers": compiled.v3,
  "CreatePolicy.403.body": compiled.v2,
  "CreatePolicy.403.headers": compiled.v3,
  "CreatePolicy.409.body": compiled.v2,
  "CreatePolicy.409.headers": compiled.v3,
  "CreatePolicy.500.body": compiled.v2,
  "CreatePolicy.500.headers": compiled.v3,
  "GetPolicy.200.body": compiled.v38,
  "GetPolicy.200.headers": compiled.v1,
  "GetPolicy.400.body": compiled.v2,
  "GetPolicy.400.headers": compiled.v3,
  "GetPolicy.401.body": compiled.v2,
  "GetPolicy.401.headers": compiled.v3,
  "GetPolicy.403.body": compiled.v2,
  "GetPolicy.403.headers": compiled.v3,
  "GetPolicy.404.body": compiled.v2,
  "GetPolicy.404.headers": compiled.v3,
  "GetPolicy.500.body": compiled.v2,
  "GetPolicy.500.headers": compiled.v3,
  "UpdatePolicy.200.headers": compiled.v3,
  "UpdatePolicy.400.body": compiled.v2,
  "UpdatePolicy.400.headers": compiled.v3,
  "UpdatePolicy.401.body": compiled.v2,
  "UpdatePolicy.401.headers": compiled.v3,
  "UpdatePolicy.403.body": compiled.v2,
  "UpdatePolicy.403.headers": compiled.v3,
  "UpdatePolicy.404.body": compiled.v2,
  "UpdatePolicy.404.headers": compiled.v3,
  "UpdatePolicy.409.body": compiled.v2,
  "UpdatePolicy.409.headers": compiled.v3,
  "UpdatePolicy.500.body": compiled.v2,
  "UpdatePolicy.500.headers": compiled.v3,
  "ManualPreheat.201.headers": compiled.v14,
  "ManualPreheat.400.body": compiled.v2,
  "ManualPreheat.400.headers": compiled.v3,
  "ManualPreheat.401.body": compiled.v2,
  "ManualPreheat.401.headers": compiled.v3,
  "ManualPreheat.403.body": compiled.v2,
  "ManualPreheat.403.headers": compiled.v3,
  "ManualPreheat.404.body": compiled.v2,
  "ManualPreheat.404.headers": compiled.v3,
  "ManualPreheat.500.body": compiled.v2,
  "ManualPreheat.500.headers": compiled.v3,
  "DeletePolicy.200.headers": compiled.v3,
  "DeletePolicy.400.body": compiled.v2,
  "DeletePolicy.400.headers": compiled.v3,
  "DeletePolicy.401.body": compiled.v2,
  "DeletePolicy.401.headers": compiled.v3,
  "DeletePolicy.403.body": compiled.v2,
  "DeletePolicy.403.headers": compiled.v3,
  "DeletePolicy.404.body": compiled.v2,
  "DeletePolicy.404.headers": compiled.v3,
  "DeletePolicy.500.body": compiled.v2,
  "DeletePolicy.500.headers": compiled.v3,
  "ListExecutions.200.body": compiled.v39,
  "ListExecutions.200.headers": compiled.v13,
  "ListExecutions.400.body": compiled.v2,
  "ListExecutions.400.headers": compiled.v3,
  "ListExecutions.401.body": compiled.v2,
  "ListExecutions.401.headers": compiled.v3,
  "ListExecutions.403.body": compiled.v2,
  "ListExecutions.403.headers": compiled.v3,
  "ListExecutions.404.body": compiled.v2,
  "ListExecutions.404.headers": compiled.v3,
  "ListExecutions.500.body": compiled.v2,
  "ListExecutions.500.headers": compiled.v3,
  "GetExecution.200.body": compiled.v40,
  "GetExecution.200.headers": compiled.v1,
  "GetExecution.400.body": compiled.v2,
  "GetExecution.400.headers": compiled.v3,
  "GetExecution.401.body": compiled.v2,
  "GetExecution.401.headers": compiled.v3,
  "GetExecution.403.body": compiled.v2,
  "GetExecution.403.headers": compiled.v3,
  "GetExecution.404.body": compiled.v2,
  "GetExecution.404.headers": compiled.v3,
  "GetExecution.500.body": compiled.v2,
  "GetExecution.500.headers": compiled.v3,
  "StopExecution.200.headers": compiled.v3,
  "StopExecution.400.body": compiled.v2,
  "StopExecution.400.headers": compiled.v3,
  "StopExecution.401.body": compiled.v2,
  "StopExecution.401.headers": compiled.v3,
  "StopExecution.403.body": compiled.v2,
  "StopExecution.403.headers": compiled.v3,
  "StopExecution.404.body": compiled.v2,
  "StopExecution.404.headers": compiled.v3,
  "StopExecution.500.body": compiled.v2,
  "StopExecution.500.headers": compiled.v3,
  "ListTasks.200.body": compiled.v41,
  "ListTasks.200.headers": compiled.v13,
  "ListTasks.400.body": compiled.v2,
  "ListTasks.400.headers": compiled.v3,
  "ListTasks.401.body": compiled.v2,
  "ListTasks.401.headers": compiled.v3,
  "ListTasks.403.body": compiled.v2,
  "ListTasks.403.headers": compiled.v3,
  "ListTasks.404.body": compiled.v2,
  "ListTasks.404.headers": compiled.v3,
  "ListTasks.500.body": compiled.v2,
  "ListTasks.500.headers": compiled.v3,
  "GetPreheatLog.200.body": compiled.v26,
  "GetPreheatLog.200.headers": compiled.v1,
  "GetPreheatLog.400.body": compiled.v2,
  "GetPreheatLog.400.headers": compiled.v3,
  "GetPreheatLog.401.body": compiled.v2,
  "GetPreheatLog.401.headers": compiled.v3,
  "GetPreheatLog.403.body": compiled.v2,
  "GetPreheatLog.403.headers": compiled.v3,
  "GetPreheatLog.404.body": compiled.v2,
  "GetPreheatLog.404.headers": compiled.v3,
  "GetPreheatLog.500.body": compiled.v2,
  "GetPreheatLog.500.headers": compiled.v3,
  "ListProvidersUnderProject.200.body": compiled.v42,
  "ListProvidersUnderProject.200.headers": compiled.v1,
  "ListProvidersUnderProject.400.body": compiled.v2,
  "ListProvidersUnderProject.400.headers": compiled.v3,
  "ListProvidersUnderProject.401.body": compiled.v2,
  "ListProvidersUnderProject.401.headers": compiled.v3,
  "ListProvidersUnderProject.403.body": compiled.v2,
  "ListProvidersUnderProject.403.headers": compiled.v3,
  "ListProvidersUnderProject.404.body": compiled.v2,
  "ListProvidersUnderProject.404.headers": compiled.v3,
  "ListProvidersUnderProject.500.body": compiled.v2,
  "ListProvidersUnderProject.500.headers": compiled.v3,
  "ListImmuRules.200.body": compiled.v43,
  "ListImmuRules.200.headers": compiled.v13,
  "ListImmuRules.400.body": compiled.v2,
  "ListImmuRules.400.headers": compiled.v3,
  "ListImmuRules.401.body": compiled.v2,
  "ListImmuRules.401.headers": compiled.v3,
  "ListImmuRules.403.body": compiled.v2,
  "ListImmuRules.403.headers": compiled.v3,
  "ListImmuRules.500.body": compiled.v2,
  "ListImmuRules.500.headers": compiled.v3,
  "CreateImmuRule.201.headers": compiled.v14,
  "CreateImmuRule.400.body": compiled.v2,
  "CreateImmuRule.400.headers": compiled.v3,
  "CreateImmuRule.401.body": compiled.v2,
  "CreateImmuRule.401.headers": compiled.v3,
  "CreateImmuRule.403.body": compiled.v2,
  "CreateImmuRule.403.headers": compiled.v3,
  "CreateImmuRule.404.body": compiled.v2,
  "CreateImmuRule.404.headers": compiled.v3,
  "CreateImmuRule.500.body": compiled.v2,
  "CreateImmuRule.500.headers": compiled.v3,
  "UpdateImmuRule.200.headers": compiled.v3,
  "UpdateImmuRule.400.body": compiled.v2,
  "UpdateImmuRule.400.headers": compiled.v3,
  "UpdateImmuRule.401.body": compiled.v2,
  "UpdateImmuRule.401.headers": compiled.v3,
  "UpdateImmuRule.403.body": compiled.v2,
  "UpdateImmuRule.403.headers": compiled.v3,
  "UpdateImmuRule.404.body": compiled.v2,
  "UpdateImmuRule.404.headers": compiled.v3,
  "UpdateImmuRule.500.body": compiled.v2,
  "UpdateImmuRule.500.headers": compiled.v3,
  "DeleteImmuRule.200.headers": compiled.v3,
  "DeleteImmuRule.400.body": compiled.v2,
  "DeleteImmuRule.400.headers": compiled.v3,
  "DeleteImmuRule.401.body": compiled.v2,
  "DeleteImmuRule.401.headers": compiled.v3,
  "DeleteImmuRule.403.body": compiled.v2,
  "DeleteImmuRule.403.headers": compiled.v3,
  "DeleteImmuRule.404.body": compiled.v2,
  "DeleteImmuRule.404.headers": compiled.v3,
  "DeleteImmuRule.500.body": compiled.v2,
  "DeleteImmuRule.500.headers": compiled.v3,
  "ListWebhookPoliciesOfProject.200.body": compiled.v44,
  "ListWebhookPoliciesOfProject.200.headers": compiled.v13,
  "ListWebhookPoliciesOfProject.400.body": compiled.v2,
  "ListWebhookPoliciesOfProject.400.headers": compiled.v3,
  "ListWebhookPoliciesOfProject.401.body": compiled.v2,
  "ListWebhookPoliciesOfProject.401.headers": compiled.v3,
  "ListWebhookPoliciesOfProject.403.body": compiled.v2,
  "ListWebhookPoliciesOfProject.403.headers": compiled.v3,
  "ListWebhookPoliciesOfProject.500.body": compiled.v2,
  "ListWebhookPoliciesOfProject.500.headers": compiled.v3,
  "CreateWebhookPolicyOfProject.201.headers": compiled.v14,
  "CreateWebhookPolicyOfProject.400.body": compiled.v2,
  "CreateWebhookPolicyOfProject.400.headers": compiled.v3,
  "CreateWebhookPolicyOfProject.401.body": compiled.v2,
  "CreateWebhookPolicyOfProject.401.headers": compiled.v3,
  "CreateWebhookPolicyOfProject.403.body": compiled.v2,
  "CreateWebhookPolicyOfProject.403.headers": compiled.v3,
  "CreateWebhookPolicyOfProject.500.body": compiled.v2,
  "CreateWebhookPolicyOfProject.500.headers": compiled.v3,
  "GetWebhookPolicyOfProject.200.body": compiled.v45,
  "GetWebhookPolicyOfProject.200.headers": compiled.v1,
  "GetWebhookPolicyOfProject.400.body": compiled.v2,
  "GetWebhookPolicyOfProject.400.headers": compiled.v3,
  "GetWebhookPolicyOfProject.401.body": compiled.v2,
  "GetWebhookPolicyOfProject.401.headers": compiled.v3,
  "GetWebhookPolicyOfProject.403.body": compiled.v2,
  "GetWebhookPolicyOfProject.403.headers": compiled.v3,
  "GetWebhookPolicyOfProject.404.body": compiled.v2,
  "GetWebhookPolicyOfProject.404.headers": compiled.v3,
  "GetWebhookPolicyOfProject.500.body": compiled.v2,
  "GetWebhookPolicyOfProject.500.headers": compiled.v3,
  "UpdateWebhookPolicyOfProject.200.headers": compiled.v3,
  "UpdateWebhookPolicyOfProject.400.body": compiled.v2,
  "UpdateWebhookPolicyOfProject.400.headers": compiled.v3,
  "UpdateWebhookPolicyOfProject.401.body": compiled.v2,
  "UpdateWebhookPolicyOfProject.401.headers": compiled.v3,
  "UpdateWebhookPolicyOfProject.403.body": compiled.v2,
  "UpdateWebhookPolicyOfProject.403.headers": compiled.v3,
  "UpdateWebhookPolicyOfProject.404.body": compiled.v2,
  "UpdateWebhookPolicyOfProject.404.headers": compiled.v3,
  "UpdateWebhookPolicyOfProject.500.body": compiled.v2,
  "UpdateWebhookPolicyOfProject.500.headers": compiled.v3,
  "DeleteWebhookPolicyOfProject.200.headers": compiled.v3,
  "DeleteWebhookPolicyOfProject.400.body": compiled.v2,
  "DeleteWebhookPolicyOfProject.400.headers": compiled.v3,
  "DeleteWebhookPolicyOfProject.401.body": compiled.v2,
  "DeleteWebhookPolicyOfProject.401.headers": compiled.v3,
  "DeleteWebhookPolicyOfProject.403.body": compiled.v2,
  "DeleteWebhookPolicyOfProject.403.headers": compiled.v3,
  "DeleteWebhookPolicyOfProject.404.body": compiled.v2,
  "DeleteWebhookPolicyOfProject.404.headers": compiled.v3,
  "DeleteWebhookPolicyOfProject.500.body": compiled.v2,
  "DeleteWebhookPolicyOfProject.500.headers": compiled.v3,
  "ListExecutionsOfWebhookPolicy.200.body": compiled.v39,
  "ListExecutionsOfWebhookPolicy.200.headers": compiled.v13,
  "ListExecutionsOfWebhookPolicy.400.body": compiled.v2,
  "ListExecutionsOfWebhookPolicy.400.headers": compiled.v3,
  "ListExecutionsOfWebhookPolicy.401.body": compiled.v2,
  "ListExecutionsOfWebhookPolicy.401.headers": compiled.v3,
  "ListExecutionsOfWebhookPolicy.403.body": compiled.v2,
  "ListExecutionsOfWebhookPolicy.403.headers": compiled.v3,
  "ListExecutionsOfWebhookPolicy.404.body": compiled.v2,
  "ListExecutionsOfWebhookPolicy.404.headers": compiled.v3,
  "ListExecutionsOfWebhookPolicy.500.body": compiled.v2,
  "ListExecutionsOfWebhookPolicy.500.headers": compiled.v3,
  "ListTasksOfWebhookExecution.200.body": compiled.v41,
  "ListTasksOfWebhookExecution.200.headers": compiled.v13,
  "ListTasksOfWebhookExecution.400.body": compiled.v2,
  "ListTasksOfWebhookExecution.400.headers": compiled.v3,
  "ListTasksOfWebhookExecution.401.body": compiled.v2,
  "ListTasksOfWebhookExecution.401.headers": compiled.v3,
  "ListTasksOfWebhookExecution.403.body": compiled.v2,
  "ListTasksOfWebhookExecution.403.headers": compiled.v3,
  "ListTasksOfWebhookExecution.404.body": compiled.v2,
  "ListTasksOfWebhookExecution.404.headers": compiled.v3,
  "ListTasksOfWebhookExecution.500.body": compiled.v2,
  "ListTasksOfWebhookExecution.500.headers": compiled.v3,
  "GetLogsOfWebhookTask.200.body": compiled.v26,
  "GetLogsOfWebhookTask.200.headers": compiled.v1,
  "GetLogsOfWebhookTask.400.body": compiled.v2,
  "GetLogsOfWebhookTask.400.headers": compiled.v3,
  "GetLogsOfWebhookTask.401.body": compiled.v2,
  "GetLogsOfWebhookTask.401.headers": compiled.v3,
  "GetLogsOfWebhookTask.403.body": compiled.v2,
  "GetLogsOfWebhookTask.403.headers": compiled.v3,
  "GetLogsOfWebhookTask.404.body": compiled.v2,
  "GetLogsOfWebhookTask.404.headers": compiled.v3,
  "GetLogsOfWebhookTask.500.body": compiled.v2,
  "GetLogsOfWebhookTask.500.headers": compiled.v3,
  "LastTrigger.200.body": compiled.v46,
  "LastTrigger.200.headers": compiled.v1,
  "LastTrigger.400.body": compiled.v2,
  "LastTrigger.400.headers": compiled.v3,
  "LastTrigger.401.body": compiled.v2,
  "LastTrigger.401.headers": compiled.v3,
  "LastTrigger.403.body": compiled.v2,
  "LastTrigger.403.headers": compiled.v3,
  "LastTrigger.500.body": compiled.v2,
  "LastTrigger.500.headers": compiled.v3,
  "ListWebhookJobs.200.body": compiled.v47,
  "ListWebhookJobs.200.headers": compiled.v13,
  "ListWebhookJobs.400.body": compiled.v2,
  "ListWebhookJobs.400.headers": compiled.v3,
  "ListWebhookJobs.401.body": compiled.v2,
  "ListWebhookJobs.401.headers": compiled.v3,
  "ListWebhookJobs.403.body": compiled.v2,
  "ListWebhookJobs.403.headers": compiled.v3,
  "ListWebhookJobs.500.body": compiled.v2,
  "ListWebhookJobs.500.headers": compiled.v3,
  "GetSupportedEventTypes.200.body": compiled.v48,
  "GetSupportedEventTypes.200.headers": compiled.v1,
  "GetSupportedEventTypes.401.body": compiled.v2,
  "GetSupportedEventTypes.401.headers": compiled.v3,
  "GetSupportedEventTypes.403.body": compiled.v2,
  "GetSupportedEventTypes.403.headers": compiled.v3,
  "GetSupportedEventTypes.500.body": compiled.v2,
  "GetSupportedEventTypes.500.headers": compiled.v3,
  "listUserGroups.200.body": compiled.v9,
  "listUserGroups.200.headers": compiled.v13,
  "listUserGroups.401.body": compiled.v2,
  "listUserGroups.401.headers": compiled.v3,
  "listUserGroups.403.body": compiled.v2,
  "listUserGroups.403.headers": compiled.v3,
  "listUserGroups.500.body": compiled.v2,
  "listUserGroups.500.headers": compiled.v3,
  "createUserGroup.201.headers": compiled.v19,
  "createUserGroup.400.body": compiled.v2,
  "createUserGroup.400.headers": compiled.v3,
  "createUserGroup.401.body": compiled.v2,
  "createUserGroup.401.headers": compiled.v3,
  "createUserGroup.403.body": compiled.v2,
  "createUserGroup.403.headers": compiled.v3,
  "createUserGroup.409.body": compiled.v2,
  "createUserGroup.409.headers": compiled.v3,
  "createUserGroup.500.body": compiled.v2,
  "createUserGroup.500.headers": compiled.v3,
  "searchUserGroups.200.body": compiled.v49,
  "searchUserGroups.200.headers": compiled.v13,
  "searchUserGroups.401.body": compiled.v2,
  "searchUserGroups.401.headers": compiled.v3,
  "searchUserGroups.409.body": compiled.v2,
  "searchUserGroups.409.headers": compiled.v3,
  "searchUserGroups.500.body": compiled.v2,
  "searchUserGroups.500.headers": compiled.v3,
  "getUserGroup.200.body": compiled.v50,
  "getUserGroup.200.headers": compiled.v1,
  "getUserGroup.400.body": compiled.v2,
  "getUserGroup.400.headers": compiled.v3,
  "getUserGroup.401.body": compiled.v2,
  "getUserGroup.401.headers": compiled.v3,
  "getUserGroup.403.body": compiled.v2,
  "getUserGroup.403.headers": compiled.v3,
  "getUserGroup.404.body": compiled.v2,
  "getUserGroup.404.headers": compiled.v3,
  "getUserGroup.500.body": compiled.v2,
  "getUserGroup.500.headers": compiled.v3,
  "updateUserGroup.200.headers": compiled.v3,
  "updateUserGroup.400.body": compiled.v2,
  "updateUserGroup.400.headers": compiled.v3,
  "updateUserGroup.401.body": compiled.v2,
  "updateUserGroup.401.headers": compiled.v3,
  "updateUserGroup.403.body": compiled.v2,
  "updateUserGroup.403.headers": compiled.v3,
  "updateUserGroup.404.body": compiled.v2,
  "updateUserGroup.404.headers": compiled.v3,
  "updateUserGroup.500.body": compiled.v2,
  "updateUserGroup.500.headers": compiled.v3,
  "deleteUserGroup.200.headers": compiled.v3,
  "deleteUserGroup.400.body": compiled.v2,
  "deleteUserGroup.400.headers": compiled.v3,
  "deleteUserGroup.401.body": compiled.v2,
  "deleteUserGroup.401.headers": compiled.v3,
  "deleteUserGroup.403.body": compiled.v2,
  "deleteUserGroup.403.headers": compiled.v3,
  "deleteUserGroup.500.body": compiled.v2,
  "deleteUserGroup.500.headers": compiled.v3,
  "getIcon.200.body": compiled.v51,
  "getIcon.200.headers": compiled.v1,
  "getIcon.400.body": compiled.v2,
  "getIcon.400.headers": compiled.v3,
  "getIcon.404.body": compiled.v2,
  "getIcon.404.headers": compiled.v3,
  "getIcon.500.body": compiled.v2,
  "getIcon.500.headers": compiled.v3,
  "ListRobot.200.body": compiled.v52,
  "ListRobot.200.headers": compiled.v13,
  "ListRobot.400.body": compiled.v2,
  "ListRobot.400.headers": compiled.v3,
  "ListRobot.404.body": compiled.v2,
  "ListRobot.404.headers": compiled.v3,
  "ListRobot.500.body": compiled.v2,
  "ListRobot.500.headers": compiled.v3,
  "CreateRobot.201.body": compiled.v53,
  "CreateRobot.201.headers": compiled.v14,
  "CreateRobot.400.body": compiled.v2,
  "CreateRobot.400.headers": compiled.v3,
  "CreateRobot.401.body": compiled.v2,
  "CreateRobot.401.headers": compiled.v3,
  "CreateRobot.403.body": compiled.v2,
  "CreateRobot.403.headers": compiled.v3,
  "CreateRobot.404.body": compiled.v2,
  "CreateRobot.404.headers": compiled.v3,
  "CreateRobot.500.body": compiled.v2,
  "CreateRobot.500.headers": compiled.v3,
  "listQuotas.200.body": compiled.v54,
  "listQuotas.200.headers": compiled.v13,
  "listQuotas.401.body": compiled.v2,
  "listQuotas.401.headers": compiled.v3,
  "listQuotas.403.body": compiled.v2,
  "listQuotas.403.headers": compiled.v3,
  "listQuotas.500.body": compiled.v2,
  "listQuotas.500.headers": compiled.v3,
  "getQuota.200.body": compiled.v55,
  "getQuota.200.headers": compiled.v1,
  "getQuota.401.body": compiled.v2,
  "getQuota.401.headers": compiled.v3,
  "getQuota.403.body": compiled.v2,
  "getQuota.403.headers": compiled.v3,
  "getQuota.404.body": compiled.v2,
  "getQuota.404.headers": compiled.v3,
  "getQuota.500.body": compiled.v2,
  "getQuota.500.headers": compiled.v3,
  "updateQuota.200.headers": compiled.v3,
  "updateQuota.400.body": compiled.v2,
  "updateQuota.400.headers": compiled.v3,
  "updateQuota.401.body": compiled.v2,
  "updateQuota.401.headers": compiled.v3,
  "updateQuota.403.body": compiled.v2,
  "updateQuota.403.headers": compiled.v3,
  "updateQuota.404.body": compiled.v2,
  "updateQuota.404.headers": compiled.v3,
  "updateQuota.500.body": compiled.v2,
  "updateQuota.500.headers": compiled.v3,
  "GetRobotByID.200.body": compiled.v56,
  "GetRobotByID.200.headers": compiled.v1,
  "GetRobotByID.401.body": compiled.v2,
  "GetRobotByID.401.headers": compiled.v3,
  "GetRobotByID.403.body": compiled.v2,
  "GetRobotByID.403.headers": compiled.v3,
  "GetRobotByID.404.body": compiled.v2,
  "GetRobotByID.404.headers": compiled.v3,
  "GetRobotByID.500.body": compiled.v2,
  "GetRobotByID.500.headers": compiled.v3,
  "UpdateRobot.200.headers": compiled.v3,
  "UpdateRobot.400.body": compiled.v2,
  "UpdateRobot.400.headers": compiled.v3,
  "UpdateRobot.401.body": compiled.v2,
  "UpdateRobot.401.headers": compiled.v3,
  "UpdateRobot.403.body": compiled.v2,
  "UpdateRobot.403.headers": compiled.v3,
  "UpdateRobot.404.body": compiled.v2,
  "UpdateRobot.404.headers": compiled.v3,
  "UpdateRobot.409.body": compiled.v2,
  "UpdateRobot.409.headers": compiled.v3,
  "UpdateRobot.500.body": compiled.v2,
  "UpdateRobot.500.headers": compiled.v3,
  "DeleteRobot.200.headers": compiled.v3,
  "DeleteRobot.400.body": compiled.v2,
  "DeleteRobot.400.headers": compiled.v3,
  "DeleteRobot.401.body": compiled.v2,
  "DeleteRobot.401.headers": compiled.v3,
  "DeleteRobot.403.body": compiled.v2,
  "DeleteRobot.403.headers": compiled.v3,
  "DeleteRobot.404.body": compiled.v2,
  "DeleteRobot.404.headers": compiled.v3,
  "DeleteRobot.500.body": compiled.v2,
  "DeleteRobot.500.headers": compiled.v3,
  "RefreshSec.200.body": compiled.v57,
  "RefreshSec.200.headers": compiled.v1,
  "RefreshSec.400.body": compiled.v2,
  "RefreshSec.400.headers": compiled.v3,
  "RefreshSec.401.body": compiled.v2,
  "RefreshSec.401.headers": compiled.v3,
  "RefreshSec.403.body": compiled.v2,
  "RefreshSec.403.headers": compiled.v3,
  "RefreshSec.404.body": compiled.v2,
  "RefreshSec.404.headers": compiled.v3,
  "RefreshSec.500.body": compiled.v2,
  "RefreshSec.500.headers": compiled.v3,
  "listReplicationPolicies.200.body": compiled.v58,
  "listReplicationPolicies.200.headers": compiled.v13,
  "listReplicationPolicies.401.body": compiled.v2,
  "listReplicationPolicies.401.headers": compiled.v3,
  "listReplicationPolicies.403.body": compiled.v2,
  "listReplicationPolicies.403.headers": compiled.v3,
  "listReplicationPolicies.500.body": compiled.v2,
  "listReplicationPolicies.500.headers": compiled.v3,
  "createReplicationPolicy.201.headers": compiled.v14,
  "createReplicationPolicy.400.body": compiled.v2,
  "createReplicationPolicy.400.headers": compiled.v3,
  "createReplicationPolicy.401.body": compiled.v2,
  "createReplicationPolicy.401.headers": compiled.v3,
  "createReplicationPolicy.403.body": compiled.v2,
  "createReplicationPolicy.403.headers": compiled.v3,
  "createReplicationPolicy.409.body": compiled.v2,
  "createReplicationPolicy.409.headers": compiled.v3,
  "createReplicationPolicy.500.body": compiled.v2,
  "createReplicationPolicy.500.headers": compiled.v3,
  "getReplicationPolicy.200.body": compiled.v59,
  "getReplicationPolicy.200.headers": compiled.v1,
  "getReplicationPolicy.401.body": compiled.v2,
  "getReplicationPolicy.401.headers": compiled.v3,
  "getReplicationPolicy.403.body": compiled.v2,
  "getReplicationPolicy.403.headers": compiled.v3,
  "getReplicationPolicy.500.body": compiled.v2,
  "getReplicationPolicy.500.headers": compiled.v3,
  "updateReplicationPolicy.200.headers": compiled.v3,
  "updateReplicationPolicy.400.body": compiled.v2,
  "updateReplicationPolicy.400.headers": compiled.v3,
  "updateReplicationPolicy.401.body": compiled.v2,
  "updateReplicationPolicy.401.headers": compiled.v3,
  "updateReplicationPolicy.403.body": compiled.v2,
  "updateReplicationPolicy.403.headers": compiled.v3,
  "updateReplicationPolicy.404.body": compiled.v2,
  "updateReplicationPolicy.404.headers": compiled.v3,
  "updateReplicationPolicy.409.body": compiled.v2,
  "updateReplicationPolicy.409.headers": compiled.v3,
  "updateReplicationPolicy.500.body": compiled.v2,
  "updateReplicationPolicy.500.headers": compiled.v3,
  "deleteReplicationPolicy.200.headers": compiled.v3,
  "deleteReplicationPolicy.401.body": compiled.v2,
  "deleteReplicationPolicy.401.headers": compiled.v3,
  "deleteReplicationPolicy.403.body": compiled.v2,
  "deleteReplicationPolicy.403.headers": compiled.v3,
  "deleteReplicationPolicy.404.body": compiled.v2,
  "deleteReplicationPolicy.404.headers": compiled.v3,
  "deleteReplicationPolicy.412.body": compiled.v2,
  "deleteReplicationPolicy.412.headers": compiled.v3,
  "deleteReplicationPolicy.500.body": compiled.v2,
  "deleteReplicationPolicy.500.headers": compiled.v3,
  "listReplicationExecutions.200.body": compiled.v60,
  "listReplicationExecutions.200.headers": compiled.v13,
  "listReplicationExecutions.401.body": compiled.v2,
  "listReplicationExecutions.401.headers": compiled.v3,
  "listReplicationExecutions.403.body": compiled.v2,
  "listReplicationExecutions.403.headers": compiled.v3,
  "listReplicationExecutions.500.body": compiled.v2,
  "listReplicationExecutions.500.headers": compiled.v3,
  "startReplication.201.headers": compiled.v14,
  "startReplication.400.body": compiled.v2,
  "startReplication.400.headers": compiled.v3,
  "startReplication.401.body": compiled.v2,
  "startReplication.401.headers": compiled.v3,
  "startReplication.403.body": compiled.v2,
  "startReplication.403.headers": compiled.v3,
  "startReplication.500.body": compiled.v2,
  "startReplication.500.headers": compiled.v3,
  "getReplicationExecution.200.body": compiled.v61,
  "getReplicationExecution.200.headers": compiled.v1,
  "getReplicationExecution.401.body": compiled.v2,
  "getReplicationExecution.401.headers": compiled.v3,
  "getReplicationExecution.403.body": compiled.v2,
  "getReplicationExecution.403.headers": compiled.v3,
  "getReplicationExecution.404.body": compiled.v2,
  "getReplicationExecution.404.headers": compiled.v3,
  "getReplicationExecution.500.body": compiled.v2,
  "getReplicationExecution.500.headers": compiled.v3,
  "stopReplication.200.headers": compiled.v3,
  "stopReplication.401.body": compiled.v2,
  "stopReplication.401.headers": compiled.v3,
  "stopReplication.403.body": compiled.v2,
  "stopReplication.403.headers": compiled.v3,
  "stopReplication.404.body": compiled.v2,
  "stopReplication.404.headers": compiled.v3,
  "stopReplication.500.body": compiled.v2,
  "stopReplication.500.headers": compiled.v3,
  "listReplicationTasks.200.body": compiled.v62,
  "listReplicationTasks.200.headers": compiled.v13,
  "listReplicationTasks.401.body": compiled.v2,
  "listReplicationTasks.401.headers": compiled.v3,
  "listReplicationTasks.403.body": compiled.v2,
  "listReplicationTasks.403.headers": compiled.v3,
  "listReplicationTasks.500.body": compiled.v2,
  "listReplicationTasks.500.headers": compiled.v3,
  "getReplicationLog.200.body": compiled.v26,
  "getReplicationLog.200.headers": compiled.v1,
  "getReplicationLog.401.body": compiled.v2,
  "getReplicationLog.401.headers": compiled.v3,
  "getReplicationLog.403.body": compiled.v2,
  "getReplicationLog.403.headers": compiled.v3,
  "getReplicationLog.404.body": compiled.v2,
  "getReplicationLog.404.headers": compiled.v3,
  "getReplicationLog.500.body": compiled.v2,
  "getReplicationLog.500.headers": compiled.v3,
  "listRegistryProviderTypes.200.body": compiled.v63,
  "listRegistryProviderTypes.200.headers": compiled.v1,
  "listRegistryProviderTypes.401.body": compiled.v2,
  "listRegistryProviderTypes.401.headers": compiled.v3,
  "listRegistryProviderTypes.403.body": compiled.v2,
  "listRegistryProviderTypes.403.headers": compiled.v3,
  "listRegistryProviderTypes.500.body": compiled.v2,
  "listRegistryProviderTypes.500.headers": compiled.v3,
  "listRegistryProviderInfos.200.body": compiled.v64,
  "listRegistryProviderInfos.200.headers": compiled.v1,
  "listRegistryProviderInfos.401.body": compiled.v2,
  "listRegistryProviderInfos.401.headers": compiled.v3,
  "listRegistryProviderInfos.403.body": compiled.v2,
  "listRegistryProviderInfos.403.headers": compiled.v3,
  "listRegistryProviderInfos.500.body": compiled.v2,
  "listRegistryProviderInfos.500.headers": compiled.v3,
  "listRegistries.200.body": compiled.v65,
  "listRegistries.200.headers": compiled.v13,
  "listRegistries.401.body": compiled.v2,
  "listRegistries.401.headers": compiled.v3,
  "listRegistries.403.body": compiled.v2,
  "listRegistries.403.headers": compiled.v3,
  "listRegistries.500.body": compiled.v2,
  "listRegistries.500.headers": compiled.v3,
  "createRegistry.201.headers": compiled.v14,
  "createRegistry.400.body": compiled.v2,
  "createRegistry.400.headers": compiled.v3,
  "createRegistry.401.body": compiled.v2,
  "createRegistry.401.headers": compiled.v3,
  "createRegistry.403.body": compiled.v2,
  "createRegistry.403.headers": compiled.v3,
  "createRegistry.409.body": compiled.v2,
  "createRegistry.409.headers": compiled.v3,
  "createRegistry.500.body": compiled.v2,
  "createRegistry.500.headers": compiled.v3,
  "pingRegistry.200.headers": compiled.v3,
  "pingRegistry.400.body": compiled.v2,
  "pingRegistry.400.headers": compiled.v3,
  "pingRegistry.401.body": compiled.v2,
  "pingRegistry.401.headers": compiled.v3,
  "pingRegistry.403.body": compiled.v2,
  "pingRegistry.403.headers": compiled.v3,
  "pingRegistry.404.body": compiled.v2,
  "pingRegistry.404.headers": compiled.v3,
  "pingRegistry.500.body": compiled.v2,
  "pingRegistry.500.headers": compiled.v3,
  "getRegistry.200.body": compiled.v66,
  "getRegistry.200.headers": compiled.v1,
  "getRegistry.401.body": compiled.v2,
  "getRegistry.401.headers": compiled.v3,
  "getRegistry.403.body": compiled.v2,
  "getRegistry.403.headers": compiled.v3,
  "getRegistry.404.body": compiled.v2,
  "getRegistry.404.headers": compiled.v3,
  "getRegistry.500.body": compiled.v2,
  "getRegistry.500.headers": compiled.v3,
  "updateRegistry.200.headers": compiled.v3,
  "updateRegistry.400.body": compiled.v2,
  "updateRegistry.400.headers": compiled.v3,
  "updateRegistry.401.body": compiled.v2,
  "updateRegistry.401.headers": compiled.v3,
  "updateRegistry.403.body": compiled.v2,
  "updateRegistry.403.headers": compiled.v3,
  "updateRegistry.404.body": compiled.v2,
  "updateRegistry.404.headers": compiled.v3,
  "updateRegistry.409.body": compiled.v2,
  "updateRegistry.409.headers": compiled.v3,
  "updateRegistry.500.body": compiled.v2,
  "updateRegistry.500.headers": compiled.v3,
  "deleteRegistry.200.headers": compiled.v3,
  "deleteRegistry.401.body": compiled.v2,
  "deleteRegistry.401.headers": compiled.v3,
  "deleteRegistry.403.body": compiled.v2,
  "deleteRegistry.403.headers": compiled.v3,
  "deleteRegistry.404.body": compiled.v2,
  "deleteRegistry.404.headers": compiled.v3,
  "deleteRegistry.412.body": compiled.v2,
  "deleteRegistry.412.headers": compiled.v3,
  "deleteRegistry.500.body": compiled.v2,
  "deleteRegistry.500.headers": compiled.v3,
  "getRegistryInfo.200.body": compiled.v67,
  "getRegistryInfo.200.headers": compiled.v1,
  "getRegistryInfo.401.body": compiled.v2,
  "getRegistryInfo.401.headers": compiled.v3,
  "getRegistryInfo.403.body": compiled.v2,
  "getRegistryInfo.403.headers": compiled.v3,
  "getRegistryInfo.404.body": compiled.v2,
  "getRegistryInfo.404.headers": compiled.v3,
  "getRegistryInfo.500.body": compiled.v2,
  "getRegistryInfo.500.headers": compiled.v3,
  "getLatestScanAllMetrics.200.body": compiled.v68,
  "getLatestScanAllMetrics.200.headers": compiled.v1,
  "getLatestScanAllMetrics.401.body": compiled.v2,
  "getLatestScanAllMetrics.401.headers": compiled.v3,
  "getLatestScanAllMetrics.403.body": compiled.v2,
  "getLatestScanAllMetrics.403.headers": compiled.v3,
  "getLatestScanAllMetrics.412.body": compiled.v2,
  "getLatestScanAllMetrics.412.headers": compiled.v3,
  "getLatestScanAllMetrics.500.body": compiled.v2,
  "getLatestScanAllMetrics.500.headers": compiled.v3,
  "getLatestScheduledScanAllMetrics.200.body": compiled.v68,
  "getLatestScheduledScanAllMetrics.200.headers": compiled.v1,
  "getLatestScheduledScanAllMetrics.401.body": compiled.v2,
  "getLatestScheduledScanAllMetrics.401.headers": compiled.v3,
  "getLatestScheduledScanAllMetrics.403.body": compiled.v2,
  "getLatestScheduledScanAllMetrics.403.headers": compiled.v3,
  "getLatestScheduledScanAllMetrics.412.body": compiled.v2,
  "getLatestScheduledScanAllMetrics.412.headers": compiled.v3,
  "getLatestScheduledScanAllMetrics.500.body": compiled.v2,
  "getLatestScheduledScanAllMetrics.500.headers": compiled.v3,
  "getSystemInfo.200.body": compiled.v69,
  "getSystemInfo.200.headers": compiled.v1,
  "getSystemInfo.500.body": compiled.v2,
  "getSystemInfo.500.headers": compiled.v3,
  "getVolumes.200.body": compiled.v70,
  "getVolumes.200.headers": compiled.v1,
  "getVolumes.401.body": compiled.v2,
  "getVolumes.401.headers": compiled.v3,
  "getVolumes.403.body": compiled.v2,
  "getVolumes.403.headers": compiled.v3,
  "getVolumes.404.body": compiled.v2,
  "getVolumes.404.headers": compiled.v3,
  "getVolumes.500.body": compiled.v2,
  "getVolumes.500.headers": compiled.v3,
  "getCert.200.headers": compiled.v71,
  "getCert.404.headers": compiled.v1,
  "getCert.500.body": compiled.v2,
  "getCert.500.headers": compiled.v3,
  "pingOIDC.200.headers": compiled.v3,
  "pingOIDC.400.body": compiled.v2,
  "pingOIDC.400.headers": compiled.v3,
  "pingOIDC.401.body": compiled.v2,
  "pingOIDC.401.headers": compiled.v3,
  "pingOIDC.403.body": compiled.v2,
  "pingOIDC.403.headers": compiled.v3,
  "pingOIDC.500.body": compiled.v2,
  "pingOIDC.500.headers": compiled.v3,
  "getGCHistory.200.body": compiled.v72,
  "getGCHistory.200.headers": compiled.v13,
  "getGCHistory.401.body": compiled.v2,
  "getGCHistory.401.headers": compiled.v3,
  "getGCHistory.403.body": compiled.v2,
  "getGCHistory.403.headers": compiled.v3,
  "getGCHistory.500.body": compiled.v2,
  "getGCHistory.500.headers": compiled.v3,
  "getGC.200.body": compiled.v73,
  "getGC.200.headers": compiled.v1,
  "getGC.401.body": compiled.v2,
  "getGC.401.headers": compiled.v3,
  "getGC.403.body": compiled.v2,
  "getGC.403.headers": compiled.v3,
  "getGC.404.body": compiled.v2,
  "getGC.404.headers": compiled.v3,
  "getGC.500.body": compiled.v2,
  "getGC.500.headers": compiled.v3,
  "stopGC.200.headers": compiled.v3,
  "stopGC.401.body": compiled.v2,
  "stopGC.401.headers": compiled.v3,
  "stopGC.403.body": compiled.v2,
  "stopGC.403.headers": compiled.v3,
  "stopGC.404.body": compiled.v2,
  "stopGC.404.headers": compiled.v3,
  "stopGC.500.body": compiled.v2,
  "stopGC.500.headers": compiled.v3,
  "getGCLog.200.body": compiled.v26,
  "getGCLog.200.headers": compiled.v1,
  "getGCLog.400.body": compiled.v2,
  "getGCLog.400.headers": compiled.v3,
  "getGCLog.401.body": compiled.v2,
  "getGCLog.401.headers": compiled.v3,
  "getGCLog.403.body": compiled.v2,
  "getGCLog.403.headers": compiled.v3,
  "getGCLog.404.body": compiled.v2,
  "getGCLog.404.headers": compiled.v3,
  "getGCLog.500.body": compiled.v2,
  "getGCLog.500.headers": compiled.v3,
  "getGCSchedule.200.body": compiled.v73,
  "getGCSchedule.200.headers": compiled.v1,
  "getGCSchedule.401.body": compiled.v2,
  "getGCSchedule.401.headers": compiled.v3,
  "getGCSchedule.403.body": compiled.v2,
  "getGCSchedule.403.headers": compiled.v3,
  "getGCSchedule.500.body": compiled.v2,
  "getGCSchedule.500.headers": compiled.v3,
  "updateGCSchedule.200.headers": compiled.v1,
  "updateGCSchedule.400.body": compiled.v2,
  "updateGCSchedule.400.headers": compiled.v3,
  "updateGCSchedule.401.body": compiled.v2,
  "updateGCSchedule.401.headers": compiled.v3,
  "updateGCSchedule.403.body": compiled.v2,
  "updateGCSchedule.403.headers": compiled.v3,
  "updateGCSchedule.500.body": compiled.v2,
  "updateGCSchedule.500.headers": compiled.v3,
  "createGCSchedule.201.headers": compiled.v14,
  "createGCSchedule.400.body": compiled.v2,
  "createGCSchedule.400.headers": compiled.v3,
  "createGCSchedule.401.body": compiled.v2,
  "createGCSchedule.401.headers": compiled.v3,
  "createGCSchedule.403.body": compiled.v2,
  "createGCSchedule.403.headers": compiled.v3,
  "createGCSchedule.409.body": compiled.v2,
  "createGCSchedule.409.headers": compiled.v3,
  "createGCSchedule.500.body": compiled.v2,
  "createGCSchedule.500.headers": compiled.v3,
  "getPurgeHistory.200.body": compiled.v74,
  "getPurgeHistory.200.headers": compiled.v13,
  "getPurgeHistory.401.body": compiled.v2,
  "getPurgeHistory.401.headers": compiled.v3,
  "getPurgeHistory.403.body": compiled.v2,
  "getPurgeHistory.403.headers": compiled.v3,
  "getPurgeHistory.500.body": compiled.v2,
  "getPurgeHistory.500.headers": compiled.v3,
  "getPurgeJob.200.body": compiled.v75,
  "getPurgeJob.200.headers": compiled.v1,
  "getPurgeJob.401.body": compiled.v2,
  "getPurgeJob.401.headers": compiled.v3,
  "getPurgeJob.403.body": compiled.v2,
  "getPurgeJob.403.headers": compiled.v3,
  "getPurgeJob.404.body": compiled.v2,
  "getPurgeJob.404.headers": compiled.v3,
  "getPurgeJob.500.body": compiled.v2,
  "getPurgeJob.500.headers": compiled.v3,
  "stopPurge.200.headers": compiled.v3,
  "stopPurge.401.body": compiled.v2,
  "stopPurge.401.headers": compiled.v3,
  "stopPurge.403.body": compiled.v2,
  "stopPurge.403.headers": compiled.v3,
  "stopPurge.404.body": compiled.v2,
  "stopPurge.404.headers": compiled.v3,
  "stopPurge.500.body": compiled.v2,
  "stopPurge.500.headers": compiled.v3,
  "getPurgeJobLog.200.body": compiled.v26,
  "getPurgeJobLog.200.headers": compiled.v1,
  "getPurgeJobLog.400.body": compiled.v2,
  "getPurgeJobLog.400.headers": compiled.v3,
  "getPurgeJobLog.401.body": compiled.v2,
  "getPurgeJobLog.401.headers": compiled.v3,
  "getPurgeJobLog.403.body": compiled.v2,
  "getPurgeJobLog.403.headers": compiled.v3,
  "getPurgeJobLog.404.body": compiled.v2,
  "getPurgeJobLog.404.headers": compiled.v3,
  "getPurgeJobLog.500.body": compiled.v2,
  "getPurgeJobLog.500.headers": compiled.v3,
  "getPurgeSchedule.200.body": compiled.v75,
  "getPurgeSchedule.200.headers": compiled.v1,
  "getPurgeSchedule.401.body": compiled.v2,
  "getPurgeSchedule.401.headers": compiled.v3,
  "getPurgeSchedule.403.body": compiled.v2,
  "getPurgeSchedule.403.headers": compiled.v3,
  "getPurgeSchedule.500.body": compiled.v2,
  "getPurgeSchedule.500.headers": compiled.v3,
  "updatePurgeSchedule.200.headers": compiled.v1,
  "updatePurgeSchedule.400.body": compiled.v2,
  "updatePurgeSchedule.400.headers": compiled.v3,
  "updatePurgeSchedule.401.body": compiled.v2,
  "updatePurgeSchedule.401.headers": compiled.v3,
  "updatePurgeSchedule.403.body": compiled.v2,
  "updatePurgeSchedule.403.headers": compiled.v3,
  "updatePurgeSchedule.500.body": compiled.v2,
  "updatePurgeSchedule.500.headers": compiled.v3,
  "createPurgeSchedule.201.headers": compiled.v14,
  "createPurgeSchedule.400.body": compiled.v2,
  "createPurgeSchedule.400.headers": compiled.v3,
  "createPurgeSchedule.401.body": compiled.v2,
  "createPurgeSchedule.401.headers": compiled.v3,
  "createPurgeSchedule.403.body": compiled.v2,
  "createPurgeSchedule.403.headers": compiled.v3,
  "createPurgeSchedule.500.body": compiled.v2,
  "createPurgeSchedule.500.headers": compiled.v3,
  "getSystemCVEAllowlist.200.body": compiled.v76,
  "getSystemCVEAllowlist.200.headers": compiled.v1,
  "getSystemCVEAllowlist.401.body": compiled.v2,
  "getSystemCVEAllowlist.401.headers": compiled.v3,
  "getSystemCVEAllowlist.500.body": compiled.v2,
  "getSystemCVEAllowlist.500.headers": compiled.v3,
  "putSystemCVEAllowlist.200.headers": compiled.v1,
  "putSystemCVEAllowlist.401.body": compiled.v2,
  "putSystemCVEAllowlist.401.headers": compiled.v3,
  "putSystemCVEAllowlist.403.body": compiled.v2,
  "putSystemCVEAllowlist.403.headers": compiled.v3,
  "putSystemCVEAllowlist.500.body": compiled.v2,
  "putSystemCVEAllowlist.500.headers": compiled.v3,
  "getScanAllSchedule.200.body": compiled.v77,
  "getScanAllSchedule.200.headers": compiled.v1,
  "getScanAllSchedule.401.body": compiled.v2,
  "getScanAllSchedule.401.headers": compiled.v3,
  "getScanAllSchedule.403.body": compiled.v2,
  "getScanAllSchedule.403.headers": compiled.v3,
  "getScanAllSchedule.412.body": compiled.v2,
  "getScanAllSchedule.412.headers": compiled.v3,
  "getScanAllSchedule.500.body": compiled.v2,
  "getScanAllSchedule.500.headers": compiled.v3,
  "updateScanAllSchedule.200.headers": compiled.v3,
  "updateScanAllSchedule.400.body": compiled.v2,
  "updateScanAllSchedule.400.headers": compiled.v3,
  "updateScanAllSchedule.401.body": compiled.v2,
  "updateScanAllSchedule.401.headers": compiled.v3,
  "updateScanAllSchedule.403.body": compiled.v2,
  "updateScanAllSchedule.403.headers": compiled.v3,
  "updateScanAllSchedule.412.body": compiled.v2,
  "updateScanAllSchedule.412.headers": compiled.v3,
  "updateScanAllSchedule.500.body": compiled.v2,
  "updateScanAllSchedule.500.headers": compiled.v3,
  "createScanAllSchedule.201.headers": compiled.v14,
  "createScanAllSchedule.400.body": compiled.v2,
  "createScanAllSchedule.400.headers": compiled.v3,
  "createScanAllSchedule.401.body": compiled.v2,
  "createScanAllSchedule.401.headers": compiled.v3,
  "createScanAllSchedule.403.body": compiled.v2,
  "createScanAllSchedule.403.headers": compiled.v3,
  "createScanAllSchedule.409.body": compiled.v2,
  "createScanAllSchedule.409.headers": compiled.v3,
  "createScanAllSchedule.412.body": compiled.v2,
  "createScanAllSchedule.412.headers": compiled.v3,
  "createScanAllSchedule.500.body": compiled.v2,
  "createScanAllSchedule.500.headers": compiled.v3,
  "stopScanAll.202.headers": compiled.v3,
  "stopScanAll.400.body": compiled.v2,
  "stopScanAll.400.headers": compiled.v3,
  "stopScanAll.401.body": compiled.v2,
  "stopScanAll.401.headers": compiled.v3,
  "stopScanAll.403.body": compiled.v2,
  "stopScanAll.403.headers": compiled.v3,
  "stopScanAll.500.body": compiled.v2,
  "stopScanAll.500.headers": compiled.v3,
  "getWorkerPools.200.body": compiled.v78,
  "getWorkerPools.200.headers": compiled.v1,
  "getWorkerPools.401.body": compiled.v2,
  "getWorkerPools.401.headers": compiled.v3,
  "getWorkerPools.403.body": compiled.v2,
  "getWorkerPools.403.headers": compiled.v3,
  "getWorkerPools.500.body": compiled.v2,
  "getWorkerPools.500.headers": compiled.v3,
  "getWorkers.200.body": compiled.v79,
  "getWorkers.200.headers": compiled.v1,
  "getWorkers.401.body": compiled.v2,
  "getWorkers.401.headers": compiled.v3,
  "getWorkers.403.body": compiled.v2,
  "getWorkers.403.headers": compiled.v3,
  "getWorkers.404.body": compiled.v2,
  "getWorkers.404.headers": compiled.v3,
  "getWorkers.500.body": compiled.v2,
  "getWorkers.500.headers": compiled.v3,
  "stopRunningJob.200.headers": compiled.v1,
  "stopRunningJob.401.body": compiled.v2,
  "stopRunningJob.401.headers": compiled.v3,
  "stopRunningJob.403.body": compiled.v2,
  "stopRunningJob.403.headers": compiled.v3,
  "stopRunningJob.404.body": compiled.v2,
  "stopRunningJob.404.headers": compiled.v3,
  "stopRunningJob.500.body": compiled.v2,
  "stopRunningJob.500.headers": compiled.v3,
  "actionGetJobLog.200.body": compiled.v26,
  "actionGetJobLog.200.headers": compiled.v1,
  "actionGetJobLog.401.body": compiled.v2,
  "actionGetJobLog.401.headers": compiled.v3,
  "actionGetJobLog.403.body": compiled.v2,
  "actionGetJobLog.403.headers": compiled.v3,
  "actionGetJobLog.404.body": compiled.v2,
  "actionGetJobLog.404.headers": compiled.v3,
  "actionGetJobLog.500.body": compiled.v2,
  "actionGetJobLog.500.headers": compiled.v3,
  "listJobQueues.200.body": compiled.v80,
  "listJobQueues.200.headers": compiled.v1,
  "listJobQueues.401.body": compiled.v2,
  "listJobQueues.401.headers": compiled.v3,
  "listJobQueues.403.body": compiled.v2,
  "listJobQueues.403.headers": compiled.v3,
  "listJobQueues.404.body": compiled.v2,
  "listJobQueues.404.headers": compiled.v3,
  "listJobQueues.500.body": compiled.v2,
  "listJobQueues.500.headers": compiled.v3,
  "actionPendingJobs.200.headers": compiled.v1,
  "actionPendingJobs.401.body": compiled.v2,
  "actionPendingJobs.401.headers": compiled.v3,
  "actionPendingJobs.403.body": compiled.v2,
  "actionPendingJobs.403.headers": compiled.v3,
  "actionPendingJobs.404.body": compiled.v2,
  "actionPendingJobs.404.headers": compiled.v3,
  "actionPendingJobs.422.body": compiled.v2,
  "actionPendingJobs.422.headers": compiled.v3,
  "actionPendingJobs.500.body": compiled.v2,
  "actionPendingJobs.500.headers": compiled.v3,
  "listSchedules.200.body": compiled.v81,
  "listSchedules.200.headers": compiled.v13,
  "listSchedules.400.body": compiled.v2,
  "listSchedules.400.headers": compiled.v3,
  "listSchedules.401.body": compiled.v2,
  "listSchedules.401.headers": compiled.v3,
  "listSchedules.403.body": compiled.v2,
  "listSchedules.403.headers": compiled.v3,
  "listSchedules.404.body": compiled.v2,
  "listSchedules.404.headers": compiled.v3,
  "listSchedules.500.body": compiled.v2,
  "listSchedules.500.headers": compiled.v3,
  "getSchedulePaused.200.body": compiled.v82,
  "getSchedulePaused.200.headers": compiled.v1,
  "getSchedulePaused.400.body": compiled.v2,
  "getSchedulePaused.400.headers": compiled.v3,
  "getSchedulePaused.401.body": compiled.v2,
  "getSchedulePaused.401.headers": compiled.v3,
  "getSchedulePaused.403.body": compiled.v2,
  "getSchedulePaused.403.headers": compiled.v3,
  "getSchedulePaused.404.body": compiled.v2,
  "getSchedulePaused.404.headers": compiled.v3,
  "getSchedulePaused.500.body": compiled.v2,
  "getSchedulePaused.500.headers": compiled.v3,
  "getPing.200.body": compiled.v26,
  "getPing.200.headers": compiled.v1,
  "getRentenitionMetadata.200.body": compiled.v83,
  "getRentenitionMetadata.200.headers": compiled.v1,
  "getRentenitionMetadata.401.body": compiled.v2,
  "getRentenitionMetadata.401.headers": compiled.v3,
  "getRentenitionMetadata.500.body": compiled.v2,
  "getRentenitionMetadata.500.headers": compiled.v3,
  "createRetention.201.headers": compiled.v14,
  "createRetention.400.body": compiled.v2,
  "createRetention.400.headers": compiled.v3,
  "createRetention.401.body": compiled.v2,
  "createRetention.401.headers": compiled.v3,
  "createRetention.403.body": compiled.v2,
  "createRetention.403.headers": compiled.v3,
  "createRetention.500.body": compiled.v2,
  "createRetention.500.headers": compiled.v3,
  "getRetention.200.body": compiled.v84,
  "getRetention.200.headers": compiled.v1,
  "getRetention.401.body": compiled.v2,
  "getRetention.401.headers": compiled.v3,
  "getRetention.403.body": compiled.v2,
  "getRetention.403.headers": compiled.v3,
  "getRetention.500.body": compiled.v2,
  "getRetention.500.headers": compiled.v3,
  "updateRetention.200.headers": compiled.v1,
  "updateRetention.401.body": compiled.v2,
  "updateRetention.401.headers": compiled.v3,
  "updateRetention.403.body": compiled.v2,
  "updateRetention.403.headers": compiled.v3,
  "updateRetention.500.body": compiled.v2,
  "updateRetention.500.headers": compiled.v3,
  "deleteRetention.200.headers": compiled.v1,
  "deleteRetention.401.body": compiled.v2,
  "deleteRetention.401.headers": compiled.v3,
  "deleteRetention.403.body": compiled.v2,
  "deleteRetention.403.headers": compiled.v3,
  "deleteRetention.500.body": compiled.v2,
  "deleteRetention.500.headers": compiled.v3,
  "listRetentionExecutions.200.body": compiled.v85,
  "listRetentionExecutions.200.headers": compiled.v13,
  "listRetentionExecutions.401.body": compiled.v2,
  "listRetentionExecutions.401.headers": compiled.v3,
  "listRetentionExecutions.403.body": compiled.v2,
  "listRetentionExecutions.403.headers": compiled.v3,
  "listRetentionExecutions.500.body": compiled.v2,
  "listRetentionExecutions.500.headers": compiled.v3,
  "triggerRetentionExecution.200.headers": compiled.v1,
  "triggerRetentionExecution.201.headers": compiled.v14,
  "triggerRetentionExecution.401.body": compiled.v2,
  "triggerRetentionExecution.401.headers": compiled.v3,
  "triggerRetentionExecution.403.body": compiled.v2,
  "triggerRetentionExecution.403.headers": compiled.v3,
  "triggerRetentionExecution.500.body": compiled.v2,
  "triggerRetentionExecution.500.headers": compiled.v3,
  "operateRetentionExecution.200.headers": compiled.v1,
  "operateRetentionExecution.401.body": compiled.v2,
  "operateRetentionExecution.401.headers": compiled.v3,
  "operateRetentionExecution.403.body": compiled.v2,
  "operateRetentionExecution.403.headers": compiled.v3,
  "operateRetentionExecution.500.body": compiled.v2,
  "operateRetentionExecution.500.headers": compiled.v3,
  "listRetentionTasks.200.body": compiled.v86,
  "listRetentionTasks.200.headers": compiled.v13,
  "listRetentionTasks.401.body": compiled.v2,
  "listRetentionTasks.401.headers": compiled.v3,
  "listRetentionTasks.403.body": compiled.v2,
  "listRetentionTasks.403.headers": compiled.v3,
  "listRetentionTasks.500.body": compiled.v2,
  "listRetentionTasks.500.headers": compiled.v3,
  "getRetentionTaskLog.200.body": compiled.v26,
  "getRetentionTaskLog.200.headers": compiled.v1,
  "getRetentionTaskLog.401.body": compiled.v2,
  "getRetentionTaskLog.401.headers": compiled.v3,
  "getRetentionTaskLog.403.body": compiled.v2,
  "getRetentionTaskLog.403.headers": compiled.v3,
  "getRetentionTaskLog.500.body": compiled.v2,
  "getRetentionTaskLog.500.headers": compiled.v3,
  "listScanners.200.body": compiled.v30,
  "listScanners.200.headers": compiled.v13,
  "listScanners.400.body": compiled.v2,
  "listScanners.400.headers": compiled.v3,
  "listScanners.401.body": compiled.v2,
  "listScanners.401.headers": compiled.v3,
  "listScanners.403.body": compiled.v2,
  "listScanners.403.headers": compiled.v3,
  "listScanners.500.body": compiled.v2,
  "listScanners.500.headers": compiled.v3,
  "createScanner.201.headers": compiled.v19,
  "createScanner.400.body": compiled.v2,
  "createScanner.400.headers": compiled.v3,
  "createScanner.401.body": compiled.v2,
  "createScanner.401.headers": compiled.v3,
  "createScanner.403.body": compiled.v2,
  "createScanner.403.headers": compiled.v3,
  "createScanner.500.body": compiled.v2,
  "createScanner.500.headers": compiled.v3,
  "pingScanner.200.headers": compiled.v3,
  "pingScanner.400.body": compiled.v2,
  "pingScanner.400.headers": compiled.v3,
  "pingScanner.401.body": compiled.v2,
  "pingScanner.401.headers": compiled.v3,
  "pingScanner.403.body": compiled.v2,
  "pingScanner.403.headers": compiled.v3,
  "pingScanner.500.body": compiled.v2,
  "pingScanner.500.headers": compiled.v3,
  "getScanner.200.body": compiled.v29,
  "getScanner.200.headers": compiled.v1,
  "getScanner.401.body": compiled.v2,
  "getScanner.401.headers": compiled.v3,
  "getScanner.403.body": compiled.v2,
  "getScanner.403.headers": compiled.v3,
  "getScanner.404.body": compiled.v2,
  "getScanner.404.headers": compiled.v3,
  "getScanner.500.body": compiled.v2,
  "getScanner.500.headers": compiled.v3,
  "updateScanner.200.headers": compiled.v3,
  "updateScanner.401.body": compiled.v2,
  "updateScanner.401.headers": compiled.v3,
  "updateScanner.403.body": compiled.v2,
  "updateScanner.403.headers": compiled.v3,
  "updateScanner.404.body": compiled.v2,
  "updateScanner.404.headers": compiled.v3,
  "updateScanner.500.body": compiled.v2,
  "updateScanner.500.headers": compiled.v3,
  "deleteScanner.200.body": compiled.v29,
  "deleteScanner.200.headers": compiled.v1,
  "deleteScanner.401.body": compiled.v2,
  "deleteScanner.401.headers": compiled.v3,
  "deleteScanner.403.body": compiled.v2,
  "deleteScanner.403.headers": compiled.v3,
  "deleteScanner.404.body": compiled.v2,
  "deleteScanner.404.headers": compiled.v3,
  "deleteScanner.500.body": compiled.v2,
  "deleteScanner.500.headers": compiled.v3,
  "setScannerAsDefault.200.headers": compiled.v1,
  "setScannerAsDefault.401.body": compiled.v2,
  "setScannerAsDefault.401.headers": compiled.v3,
  "setScannerAsDefault.403.body": compiled.v2,
  "setScannerAsDefault.403.headers": compiled.v3,
  "setScannerAsDefault.500.body": compiled.v2,
  "setScannerAsDefault.500.headers": compiled.v3,
  "getScannerMetadata.200.body": compiled.v87,
  "getScannerMetadata.200.headers": compiled.v1,
  "getScannerMetadata.401.body": compiled.v2,
  "getScannerMetadata.401.headers": compiled.v3,
  "getScannerMetadata.403.body": compiled.v2,
  "getScannerMetadata.403.headers": compiled.v3,
  "getScannerMetadata.500.body": compiled.v2,
  "getScannerMetadata.500.headers": compiled.v3,
  "listUsers.200.body": compiled.v88,
  "listUsers.200.headers": compiled.v13,
  "listUsers.401.body": compiled.v2,
  "listUsers.401.headers": compiled.v3,
  "listUsers.403.body": compiled.v2,
  "listUsers.403.headers": compiled.v3,
  "listUsers.500.body": compiled.v2,
  "listUsers.500.headers": compiled.v3,
  "createUser.201.headers": compiled.v14,
  "createUser.400.body": compiled.v2,
  "createUser.400.headers": compiled.v3,
  "createUser.401.body": compiled.v2,
  "createUser.401.headers": compiled.v3,
  "createUser.403.body": compiled.v2,
  "createUser.403.headers": compiled.v3,
  "createUser.409.body": compiled.v2,
  "createUser.409.headers": compiled.v3,
  "createUser.500.body": compiled.v2,
  "createUser.500.headers": compiled.v3,
  "getCurrentUserInfo.200.body": compiled.v89,
  "getCurrentUserInfo.200.headers": compiled.v1,
  "getCurrentUserInfo.401.body": compiled.v2,
  "getCurrentUserInfo.401.headers": compiled.v3,
  "getCurrentUserInfo.412.body": compiled.v2,
  "getCurrentUserInfo.412.headers": compiled.v3,
  "getCurrentUserInfo.500.body": compiled.v2,
  "getCurrentUserInfo.500.headers": compiled.v3,
  "searchUsers.200.body": compiled.v90,
  "searchUsers.200.headers": compiled.v13,
  "searchUsers.401.body": compiled.v2,
  "searchUsers.401.headers": compiled.v3,
  "searchUsers.500.body": compiled.v2,
  "searchUsers.500.headers": compiled.v3,
  "getUser.200.body": compiled.v89,
  "getUser.200.headers": compiled.v1,
  "getUser.401.body": compiled.v2,
  "getUser.401.headers": compiled.v3,
  "getUser.403.body": compiled.v2,
  "getUser.403.headers": compiled.v3,
  "getUser.404.body": compiled.v2,
  "getUser.404.headers": compiled.v3,
  "getUser.500.body": compiled.v2,
  "getUser.500.headers": compiled.v3,
  "updateUserProfile.200.headers": compiled.v3,
  "updateUserProfile.400.body": compiled.v2,
  "updateUserProfile.400.headers": compiled.v3,
  "updateUserProfile.401.body": compiled.v2,
  "updateUserProfile.401.headers": compiled.v3,
  "updateUserProfile.403.body": compiled.v2,
  "updateUserProfile.403.headers": compiled.v3,
  "updateUserProfile.404.body": compiled.v2,
  "updateUserProfile.404.headers": compiled.v3,
  "updateUserProfile.500.body": compiled.v2,
  "updateUserProfile.500.headers": compiled.v3,
  "deleteUser.200.headers": compiled.v3,
  "deleteUser.401.body": compiled.v2,
  "deleteUser.401.headers": compiled.v3,
  "deleteUser.403.body": compiled.v2,
  "deleteUser.403.headers": compiled.v3,
  "deleteUser.404.body": compiled.v2,
  "deleteUser.404.headers": compiled.v3,
  "deleteUser.500.body": compiled.v2,
  "deleteUser.500.headers": compiled.v3,
  "setUserSysAdmin.200.headers": compiled.v3,
  "setUserSysAdmin.401.body": compiled.v2,
  "setUserSysAdmin.401.headers": compiled.v3,
  "setUserSysAdmin.403.body": compiled.v2,
  "setUserSysAdmin.403.headers": compiled.v3,
  "setUserSysAdmin.404.body": compiled.v2,
  "setUserSysAdmin.404.headers": compiled.v3,
  "setUserSysAdmin.500.body": compiled.v2,
  "setUserSysAdmin.500.headers": compiled.v3,
  "updateUserPassword.200.headers": compiled.v3,
  "updateUserPassword.400.headers": compiled.v1,
  "updateUserPassword.401.body": compiled.v2,
  "updateUserPassword.401.headers": compiled.v3,
  "updateUserPassword.403.headers": compiled.v1,
  "updateUserPassword.500.body": compiled.v2,
  "updateUserPassword.500.headers": compiled.v3,
  "getCurrentUserPermissions.200.body": compiled.v91,
  "getCurrentUserPermissions.200.headers": compiled.v1,
  "getCurrentUserPermissions.401.body": compiled.v2,
  "getCurrentUserPermissions.401.headers": compiled.v3,
  "getCurrentUserPermissions.500.body": compiled.v2,
  "getCurrentUserPermissions.500.headers": compiled.v3,
  "setCliSecret.200.headers": compiled.v1,
  "setCliSecret.400.headers": compiled.v1,
  "setCliSecret.401.body": compiled.v2,
  "setCliSecret.401.headers": compiled.v3,
  "setCliSecret.403.body": compiled.v2,
  "setCliSecret.403.headers": compiled.v3,
  "setCliSecret.404.body": compiled.v2,
  "setCliSecret.404.headers": compiled.v3,
  "setCliSecret.412.headers": compiled.v1,
  "setCliSecret.500.body": compiled.v2,
  "setCliSecret.500.headers": compiled.v3,
  "ListLabels.200.body": compiled.v92,
  "ListLabels.200.headers": compiled.v13,
  "ListLabels.400.body": compiled.v2,
  "ListLabels.400.headers": compiled.v3,
  "ListLabels.401.body": compiled.v2,
  "ListLabels.401.headers": compiled.v3,
  "ListLabels.500.body": compiled.v2,
  "ListLabels.500.headers": compiled.v3,
  "CreateLabel.201.headers": compiled.v19,
  "CreateLabel.400.body": compiled.v2,
  "CreateLabel.400.headers": compiled.v3,
  "CreateLabel.401.body": compiled.v2,
  "CreateLabel.401.headers": compiled.v3,
  "CreateLabel.409.body": compiled.v2,
  "CreateLabel.409.headers": compiled.v3,
  "CreateLabel.415.body": compiled.v2,
  "CreateLabel.415.headers": compiled.v3,
  "CreateLabel.500.body": compiled.v2,
  "CreateLabel.500.headers": compiled.v3,
  "GetLabelByID.200.body": compiled.v93,
  "GetLabelByID.200.headers": compiled.v1,
  "GetLabelByID.401.body": compiled.v2,
  "GetLabelByID.401.headers": compiled.v3,
  "GetLabelByID.404.body": compiled.v2,
  "GetLabelByID.404.headers": compiled.v3,
  "GetLabelByID.500.body": compiled.v2,
  "GetLabelByID.500.headers": compiled.v3,
  "UpdateLabel.200.headers": compiled.v3,
  "UpdateLabel.400.body": compiled.v2,
  "UpdateLabel.400.headers": compiled.v3,
  "UpdateLabel.401.body": compiled.v2,
  "UpdateLabel.401.headers": compiled.v3,
  "UpdateLabel.404.body": compiled.v2,
  "UpdateLabel.404.headers": compiled.v3,
  "UpdateLabel.409.body": compiled.v2,
  "UpdateLabel.409.headers": compiled.v3,
  "UpdateLabel.500.body": compiled.v2,
  "UpdateLabel.500.headers": compiled.v3,
  "DeleteLabel.200.headers": compiled.v3,
  "DeleteLabel.400.body": compiled.v2,
  "DeleteLabel.400.headers": compiled.v3,
  "DeleteLabel.401.body": compiled.v2,
  "DeleteLabel.401.headers": compiled.v3,
  "DeleteLabel.404.body": compiled.v2,
  "DeleteLabel.404.headers": compiled.v3,
  "DeleteLabel.500.body": compiled.v2,
  "DeleteLabel.500.headers": compiled.v3,
  "exportScanData.200.body": compiled.v94,
  "exportScanData.200.headers": compiled.v1,
  "exportScanData.400.body": compiled.v2,
  "exportScanData.400.headers": compiled.v3,
  "exportScanData.401.body": compiled.v2,
  "exportScanData.401.headers": compiled.v3,
  "exportScanData.403.body": compiled.v2,
  "exportScanData.403.headers": compiled.v3,
  "exportScanData.404.body": compiled.v2,
  "exportScanData.404.headers": compiled.v3,
  "exportScanData.405.body": compiled.v2,
  "exportScanData.405.headers": compiled.v3,
  "exportScanData.409.body": compiled.v2,
  "exportScanData.409.headers": compiled.v3,
  "exportScanData.500.body": compiled.v2,
  "exportScanData.500.headers": compiled.v3,
  "getScanDataExportExecution.200.body": compiled.v95,
  "getScanDataExportExecution.200.headers": compiled.v1,
  "getScanDataExportExecution.401.body": compiled.v2,
  "getScanDataExportExecution.401.headers": compiled.v3,
  "getScanDataExportExecution.403.body": compiled.v2,
  "getScanDataExportExecution.403.headers": compiled.v3,
  "getScanDataExportExecution.404.body": compiled.v2,
  "getScanDataExportExecution.404.headers": compiled.v3,
  "getScanDataExportExecution.500.body": compiled.v2,
  "getScanDataExportExecution.500.headers": compiled.v3,
  "getScanDataExportExecutionList.200.body": compiled.v96,
  "getScanDataExportExecutionList.200.headers": compiled.v1,
  "getScanDataExportExecutionList.401.body": compiled.v2,
  "getScanDataExportExecutionList.401.headers": compiled.v3,
  "getScanDataExportExecutionList.403.body": compiled.v2,
  "getScanDataExportExecutionList.403.headers": compiled.v3,
  "getScanDataExportExecutionList.404.body": compiled.v2,
  "getScanDataExportExecutionList.404.headers": compiled.v3,
  "getScanDataExportExecutionList.500.body": compiled.v2,
  "getScanDataExportExecutionList.500.headers": compiled.v3,
  "downloadScanData.200.body": compiled.v26,
  "downloadScanData.200.headers": compiled.v71,
  "downloadScanData.401.body": compiled.v2,
  "downloadScanData.401.headers": compiled.v3,
  "downloadScanData.403.body": compiled.v2,
  "downloadScanData.403.headers": compiled.v3,
  "downloadScanData.404.body": compiled.v2,
  "downloadScanData.404.headers": compiled.v3,
  "downloadScanData.500.body": compiled.v2,
  "downloadScanData.500.headers": compiled.v3,
  "getSecuritySummary.200.body": compiled.v97,
  "getSecuritySummary.200.headers": compiled.v1,
  "getSecuritySummary.401.body": compiled.v2,
  "getSecuritySummary.401.headers": compiled.v3,
  "getSecuritySummary.403.body": compiled.v2,
  "getSecuritySummary.403.headers": compiled.v3,
  "getSecuritySummary.404.body": compiled.v2,
  "getSecuritySummary.404.headers": compiled.v3,
  "getSecuritySummary.500.body": compiled.v2,
  "getSecuritySummary.500.headers": compiled.v3,
  "ListVulnerabilities.200.body": compiled.v98,
  "ListVulnerabilities.200.headers": compiled.v13,
  "ListVulnerabilities.400.body": compiled.v2,
  "ListVulnerabilities.400.headers": compiled.v3,
  "ListVulnerabilities.401.body": compiled.v2,
  "ListVulnerabilities.401.headers": compiled.v3,
  "ListVulnerabilities.500.body": compiled.v2,
  "ListVulnerabilities.500.headers": compiled.v3,
  "getPermissions.200.body": compiled.v99,
  "getPermissions.200.headers": compiled.v1,
  "getPermissions.401.body": compiled.v2,
  "getPermissions.401.headers": compiled.v3,
  "getPermissions.403.body": compiled.v2,
  "getPermissions.403.headers": compiled.v3,
  "getPermissions.404.body": compiled.v2,
  "getPermissions.404.headers": compiled.v3,
  "getPermissions.500.body": compiled.v2,
  "getPermissions.500.headers": compiled.v3,
};
export { validators };
