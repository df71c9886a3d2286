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
const schema0 = {"$id":"contract:/analytics.getGatewayRequests.body","$ref":"contract:/components/schemas/V2AnalyticsGetGatewayRequestsRequestBody"};
const schema1 = {"$id":"contract:/components/schemas/V2AnalyticsGetGatewayRequestsRequestBody","type":"object","required":["query"],"properties":{"query":{"type":"string"}}};

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
const err0 = {instancePath,schemaPath:"contract:/components/schemas/V2AnalyticsGetGatewayRequestsRequestBody/required",keyword:"required",params:{missingProperty: "query"},schema:schema1.required,parentSchema:schema1,data};
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
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/query",schemaPath:"contract:/components/schemas/V2AnalyticsGetGatewayRequestsRequestBody/properties/query/type",keyword:"type",params:{type: "string"},schema:schema1.properties.query.type,parentSchema:schema1.properties.query,data:data0};
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
const err2 = {instancePath,schemaPath:"contract:/components/schemas/V2AnalyticsGetGatewayRequestsRequestBody/type",keyword:"type",params:{type: "object"},schema:schema1.type,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v1 = validate1;
const schema2 = {"$id":"contract:/analytics.getRatelimits.body","$ref":"contract:/components/schemas/V2AnalyticsGetRatelimitsRequestBody"};
const schema3 = {"$id":"contract:/components/schemas/V2AnalyticsGetRatelimitsRequestBody","type":"object","required":["query"],"properties":{"query":{"type":"string"}}};

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
const err0 = {instancePath,schemaPath:"contract:/components/schemas/V2AnalyticsGetRatelimitsRequestBody/required",keyword:"required",params:{missingProperty: "query"},schema:schema3.required,parentSchema:schema3,data};
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
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/query",schemaPath:"contract:/components/schemas/V2AnalyticsGetRatelimitsRequestBody/properties/query/type",keyword:"type",params:{type: "string"},schema:schema3.properties.query.type,parentSchema:schema3.properties.query,data:data0};
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
const err2 = {instancePath,schemaPath:"contract:/components/schemas/V2AnalyticsGetRatelimitsRequestBody/type",keyword:"type",params:{type: "object"},schema:schema3.type,parentSchema:schema3,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v2 = validate2;
const schema4 = {"$id":"contract:/analytics.getRuntimeLogs.body","$ref":"contract:/components/schemas/V2AnalyticsGetRuntimeLogsRequestBody"};
const schema5 = {"$id":"contract:/components/schemas/V2AnalyticsGetRuntimeLogsRequestBody","type":"object","required":["query"],"properties":{"query":{"type":"string"}}};

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
const err0 = {instancePath,schemaPath:"contract:/components/schemas/V2AnalyticsGetRuntimeLogsRequestBody/required",keyword:"required",params:{missingProperty: "query"},schema:schema5.required,parentSchema:schema5,data};
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
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/query",schemaPath:"contract:/components/schemas/V2AnalyticsGetRuntimeLogsRequestBody/properties/query/type",keyword:"type",params:{type: "string"},schema:schema5.properties.query.type,parentSchema:schema5.properties.query,data:data0};
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
const err2 = {instancePath,schemaPath:"contract:/components/schemas/V2AnalyticsGetRuntimeLogsRequestBody/type",keyword:"type",params:{type: "object"},schema:schema5.type,parentSchema:schema5,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
validate2.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v3 = validate3;
const schema6 = {"$id":"contract:/analytics.getVerifications.body","$ref":"contract:/components/schemas/V2AnalyticsGetVerificationsRequestBody"};
const schema7 = {"$id":"contract:/components/schemas/V2AnalyticsGetVerificationsRequestBody","type":"object","required":["query"],"properties":{"query":{"type":"string"}}};

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
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/V2AnalyticsGetVerificationsRequestBody/required",keyword:"required",params:{missingProperty: "query"},schema:schema7.required,parentSchema:schema7,data};
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
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/query",schemaPath:"contract:/components/schemas/V2AnalyticsGetVerificationsRequestBody/properties/query/type",keyword:"type",params:{type: "string"},schema:schema7.properties.query.type,parentSchema:schema7.properties.query,data:data0};
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
const err2 = {instancePath,schemaPath:"contract:/components/schemas/V2AnalyticsGetVerificationsRequestBody/type",keyword:"type",params:{type: "object"},schema:schema7.type,parentSchema:schema7,data};
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
validate3.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v4 = validate4;
const schema8 = {"$id":"contract:/apis.createApi.body","$ref":"contract:/components/schemas/V2ApisCreateApiRequestBody"};
const schema9 = {"$id":"contract:/components/schemas/V2ApisCreateApiRequestBody","type":"object","required":["name"],"properties":{"name":{"type":"string","minLength":3,"maxLength":256}},"additionalProperties":false};
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
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/V2ApisCreateApiRequestBody/required",keyword:"required",params:{missingProperty: "name"},schema:schema9.required,parentSchema:schema9,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "name")){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/V2ApisCreateApiRequestBody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema9,data};
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
let data0 = data.name;
if(typeof data0 === "string"){
if(func0(data0) > 256){
const err2 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/V2ApisCreateApiRequestBody/properties/name/maxLength",keyword:"maxLength",params:{limit: 256},schema:256,parentSchema:schema9.properties.name,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func0(data0) < 3){
const err3 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/V2ApisCreateApiRequestBody/properties/name/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema9.properties.name,data:data0};
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
const err4 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/V2ApisCreateApiRequestBody/properties/name/type",keyword:"type",params:{type: "string"},schema:schema9.properties.name.type,parentSchema:schema9.properties.name,data:data0};
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
const err5 = {instancePath,schemaPath:"contract:/components/schemas/V2ApisCreateApiRequestBody/type",keyword:"type",params:{type: "object"},schema:schema9.type,parentSchema:schema9,data};
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
validate4.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v5 = validate5;
const schema10 = {"$id":"contract:/apis.deleteApi.body","$ref":"contract:/components/schemas/V2ApisDeleteApiRequestBody"};
const schema11 = {"$id":"contract:/components/schemas/V2ApisDeleteApiRequestBody","type":"object","required":["apiId"],"properties":{"apiId":{"type":"string","minLength":8,"maxLength":255,"pattern":"^[a-zA-Z0-9_]+$"}},"additionalProperties":false};
const pattern0 = new RegExp("^[a-zA-Z0-9_]+$", "u");

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
if(data.apiId === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/V2ApisDeleteApiRequestBody/required",keyword:"required",params:{missingProperty: "apiId"},schema:schema11.required,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "apiId")){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/V2ApisDeleteApiRequestBody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.apiId !== undefined){
let data0 = data.apiId;
if(typeof data0 === "string"){
if(func0(data0) > 255){
const err2 = {instancePath:instancePath+"/apiId",schemaPath:"contract:/components/schemas/V2ApisDeleteApiRequestBody/properties/apiId/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema11.properties.apiId,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func0(data0) < 8){
const err3 = {instancePath:instancePath+"/apiId",schemaPath:"contract:/components/schemas/V2ApisDeleteApiRequestBody/properties/apiId/minLength",keyword:"minLength",params:{limit: 8},schema:8,parentSchema:schema11.properties.apiId,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern0.test(data0)){
const err4 = {instancePath:instancePath+"/apiId",schemaPath:"contract:/components/schemas/V2ApisDeleteApiRequestBody/properties/apiId/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_]+$"},schema:"^[a-zA-Z0-9_]+$",parentSchema:schema11.properties.apiId,data:data0};
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
const err5 = {instancePath:instancePath+"/apiId",schemaPath:"contract:/components/schemas/V2ApisDeleteApiRequestBody/properties/apiId/type",keyword:"type",params:{type: "string"},schema:schema11.properties.apiId.type,parentSchema:schema11.properties.apiId,data:data0};
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
const err6 = {instancePath,schemaPath:"contract:/components/schemas/V2ApisDeleteApiRequestBody/type",keyword:"type",params:{type: "object"},schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}
validate5.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v6 = validate6;
const schema12 = {"$id":"contract:/apis.getApi.body","$ref":"contract:/components/schemas/V2ApisGetApiRequestBody"};
const schema13 = {"$id":"contract:/components/schemas/V2ApisGetApiRequestBody","type":"object","required":["apiId"],"properties":{"apiId":{"type":"string","minLength":8,"maxLength":255,"pattern":"^[a-zA-Z0-9_]+$"}},"additionalProperties":false};

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
if(data.apiId === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/V2ApisGetApiRequestBody/required",keyword:"required",params:{missingProperty: "apiId"},schema:schema13.required,parentSchema:schema13,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "apiId")){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/V2ApisGetApiRequestBody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema13,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.apiId !== undefined){
let data0 = data.apiId;
if(typeof data0 === "string"){
if(func0(data0) > 255){
const err2 = {instancePath:instancePath+"/apiId",schemaPath:"contract:/components/schemas/V2ApisGetApiRequestBody/properties/apiId/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema13.properties.apiId,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func0(data0) < 8){
const err3 = {instancePath:instancePath+"/apiId",schemaPath:"contract:/components/schemas/V2ApisGetApiRequestBody/properties/apiId/minLength",keyword:"minLength",params:{limit: 8},schema:8,parentSchema:schema13.properties.apiId,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern0.test(data0)){
const err4 = {instancePath:instancePath+"/apiId",schemaPath:"contract:/components/schemas/V2ApisGetApiRequestBody/properties/apiId/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_]+$"},schema:"^[a-zA-Z0-9_]+$",parentSchema:schema13.properties.apiId,data:data0};
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
const err5 = {instancePath:instancePath+"/apiId",schemaPath:"contract:/components/schemas/V2ApisGetApiRequestBody/properties/apiId/type",keyword:"type",params:{type: "string"},schema:schema13.properties.apiId.type,parentSchema:schema13.properties.apiId,data:data0};
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
const err6 = {instancePath,schemaPath:"contract:/components/schemas/V2ApisGetApiRequestBody/type",keyword:"type",params:{type: "object"},schema:schema13.type,parentSchema:schema13,data};
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
validate6.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v7 = validate7;
const schema14 = {"$id":"contract:/apis.listKeys.body","$ref":"contract:/components/schemas/V2ApisListKeysRequestBody"};
const schema15 = {"$id":"contract:/components/schemas/V2ApisListKeysRequestBody","type":"object","required":["apiId"],"properties":{"apiId":{"type":"string","minLength":1},"limit":{"type":"integer","minimum":1,"maximum":100},"cursor":{"type":"string"},"externalId":{"type":"string","minLength":1},"decrypt":{"type":"boolean"},"revalidateKeysCache":{"type":"boolean"}},"additionalProperties":false};

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
if(data.apiId === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/V2ApisListKeysRequestBody/required",keyword:"required",params:{missingProperty: "apiId"},schema:schema15.required,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "apiId") || (key0 === "limit")) || (key0 === "cursor")) || (key0 === "externalId")) || (key0 === "decrypt")) || (key0 === "revalidateKeysCache"))){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/V2ApisListKeysRequestBody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.apiId !== undefined){
let data0 = data.apiId;
if(typeof data0 === "string"){
if(func0(data0) < 1){
const err2 = {instancePath:instancePath+"/apiId",schemaPath:"contract:/components/schemas/V2ApisListKeysRequestBody/properties/apiId/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema15.properties.apiId,data:data0};
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
const err3 = {instancePath:instancePath+"/apiId",schemaPath:"contract:/components/schemas/V2ApisListKeysRequestBody/properties/apiId/type",keyword:"type",params:{type: "string"},schema:schema15.properties.apiId.type,parentSchema:schema15.properties.apiId,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.limit !== undefined){
let data1 = data.limit;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"contract:/components/schemas/V2ApisListKeysRequestBody/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema15.properties.limit.type,parentSchema:schema15.properties.limit,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 100 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/limit",schemaPath:"contract:/components/schemas/V2ApisListKeysRequestBody/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema15.properties.limit,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/limit",schemaPath:"contract:/components/schemas/V2ApisListKeysRequestBody/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema15.properties.limit,data:data1};
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
if(data.cursor !== undefined){
let data2 = data.cursor;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/cursor",schemaPath:"contract:/components/schemas/V2ApisListKeysRequestBody/properties/cursor/type",keyword:"type",params:{type: "string"},schema:schema15.properties.cursor.type,parentSchema:schema15.properties.cursor,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.externalId !== undefined){
let data3 = data.externalId;
if(typeof data3 === "string"){
if(func0(data3) < 1){
const err8 = {instancePath:instancePath+"/externalId",schemaPath:"contract:/components/schemas/V2ApisListKeysRequestBody/properties/externalId/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema15.properties.externalId,data:data3};
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
const err9 = {instancePath:instancePath+"/externalId",schemaPath:"contract:/components/schemas/V2ApisListKeysRequestBody/properties/externalId/type",keyword:"type",params:{type: "string"},schema:schema15.properties.externalId.type,parentSchema:schema15.properties.externalId,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.decrypt !== undefined){
let data4 = data.decrypt;
if(typeof data4 !== "boolean"){
const err10 = {instancePath:instancePath+"/decrypt",schemaPath:"contract:/components/schemas/V2ApisListKeysRequestBody/properties/decrypt/type",keyword:"type",params:{type: "boolean"},schema:schema15.properties.decrypt.type,parentSchema:schema15.properties.decrypt,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.revalidateKeysCache !== undefined){
let data5 = data.revalidateKeysCache;
if(typeof data5 !== "boolean"){
const err11 = {instancePath:instancePath+"/revalidateKeysCache",schemaPath:"contract:/components/schemas/V2ApisListKeysRequestBody/properties/revalidateKeysCache/type",keyword:"type",params:{type: "boolean"},schema:schema15.properties.revalidateKeysCache.type,parentSchema:schema15.properties.revalidateKeysCache,data:data5};
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
const err12 = {instancePath,schemaPath:"contract:/components/schemas/V2ApisListKeysRequestBody/type",keyword:"type",params:{type: "object"},schema:schema15.type,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate7.errors = vErrors;
return errors === 0;
}
validate7.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v8 = validate8;
const schema16 = {"$id":"contract:/apps.createApp.body","$ref":"contract:/components/schemas/V2AppsCreateAppRequestBody"};
const schema17 = {"$id":"contract:/components/schemas/V2AppsCreateAppRequestBody","type":"object","required":["project","name","slug"],"properties":{"project":{"$ref":"contract:/components/schemas/ResourceIdentifier"},"name":{"type":"string","minLength":1,"maxLength":256},"slug":{"$ref":"contract:/components/schemas/ResourceIdentifier"},"git":{"$ref":"contract:/components/schemas/AppGitCreateInput"}},"additionalProperties":false};
const schema18 = {"$id":"contract:/components/schemas/ResourceIdentifier","type":"string","minLength":3,"maxLength":255,"pattern":"^[a-zA-Z0-9_-]+$"};
const schema20 = {"$id":"contract:/components/schemas/AppGitCreateInput","type":"object","required":["repository"],"properties":{"repository":{"type":"string","minLength":1,"maxLength":255},"defaultBranch":{"type":"string","minLength":1,"maxLength":256}},"additionalProperties":false};
const pattern2 = new RegExp("^[a-zA-Z0-9_-]+$", "u");

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
if(data.project === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "project"},schema:schema17.required,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema17.required,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.slug === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "slug"},schema:schema17.required,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "project") || (key0 === "name")) || (key0 === "slug")) || (key0 === "git"))){
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
if(data.project !== undefined){
let data0 = data.project;
if(typeof data0 === "string"){
if(func0(data0) > 255){
const err4 = {instancePath:instancePath+"/project",schemaPath:"contract:/components/schemas/ResourceIdentifier/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func0(data0) < 3){
const err5 = {instancePath:instancePath+"/project",schemaPath:"contract:/components/schemas/ResourceIdentifier/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern2.test(data0)){
const err6 = {instancePath:instancePath+"/project",schemaPath:"contract:/components/schemas/ResourceIdentifier/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_-]+$"},schema:"^[a-zA-Z0-9_-]+$",parentSchema:schema18,data:data0};
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
const err7 = {instancePath:instancePath+"/project",schemaPath:"contract:/components/schemas/ResourceIdentifier/type",keyword:"type",params:{type: "string"},schema:schema18.type,parentSchema:schema18,data:data0};
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
let data1 = data.name;
if(typeof data1 === "string"){
if(func0(data1) > 256){
const err8 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 256},schema:256,parentSchema:schema17.properties.name,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func0(data1) < 1){
const err9 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema17.properties.name,data:data1};
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
const err10 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema17.properties.name.type,parentSchema:schema17.properties.name,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.slug !== undefined){
let data2 = data.slug;
if(typeof data2 === "string"){
if(func0(data2) > 255){
const err11 = {instancePath:instancePath+"/slug",schemaPath:"contract:/components/schemas/ResourceIdentifier/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema18,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func0(data2) < 3){
const err12 = {instancePath:instancePath+"/slug",schemaPath:"contract:/components/schemas/ResourceIdentifier/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema18,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!pattern2.test(data2)){
const err13 = {instancePath:instancePath+"/slug",schemaPath:"contract:/components/schemas/ResourceIdentifier/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_-]+$"},schema:"^[a-zA-Z0-9_-]+$",parentSchema:schema18,data:data2};
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
const err14 = {instancePath:instancePath+"/slug",schemaPath:"contract:/components/schemas/ResourceIdentifier/type",keyword:"type",params:{type: "string"},schema:schema18.type,parentSchema:schema18,data:data2};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.git !== undefined){
let data3 = data.git;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.repository === undefined){
const err15 = {instancePath:instancePath+"/git",schemaPath:"contract:/components/schemas/AppGitCreateInput/required",keyword:"required",params:{missingProperty: "repository"},schema:schema20.required,parentSchema:schema20,data:data3};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
for(const key1 in data3){
if(!((key1 === "repository") || (key1 === "defaultBranch"))){
const err16 = {instancePath:instancePath+"/git",schemaPath:"contract:/components/schemas/AppGitCreateInput/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema20,data:data3};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data3.repository !== undefined){
let data4 = data3.repository;
if(typeof data4 === "string"){
if(func0(data4) > 255){
const err17 = {instancePath:instancePath+"/git/repository",schemaPath:"contract:/components/schemas/AppGitCreateInput/properties/repository/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema20.properties.repository,data:data4};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(func0(data4) < 1){
const err18 = {instancePath:instancePath+"/git/repository",schemaPath:"contract:/components/schemas/AppGitCreateInput/properties/repository/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema20.properties.repository,data:data4};
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
const err19 = {instancePath:instancePath+"/git/repository",schemaPath:"contract:/components/schemas/AppGitCreateInput/properties/repository/type",keyword:"type",params:{type: "string"},schema:schema20.properties.repository.type,parentSchema:schema20.properties.repository,data:data4};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data3.defaultBranch !== undefined){
let data5 = data3.defaultBranch;
if(typeof data5 === "string"){
if(func0(data5) > 256){
const err20 = {instancePath:instancePath+"/git/defaultBranch",schemaPath:"contract:/components/schemas/AppGitCreateInput/properties/defaultBranch/maxLength",keyword:"maxLength",params:{limit: 256},schema:256,parentSchema:schema20.properties.defaultBranch,data:data5};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(func0(data5) < 1){
const err21 = {instancePath:instancePath+"/git/defaultBranch",schemaPath:"contract:/components/schemas/AppGitCreateInput/properties/defaultBranch/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema20.properties.defaultBranch,data:data5};
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
const err22 = {instancePath:instancePath+"/git/defaultBranch",schemaPath:"contract:/components/schemas/AppGitCreateInput/properties/defaultBranch/type",keyword:"type",params:{type: "string"},schema:schema20.properties.defaultBranch.type,parentSchema:schema20.properties.defaultBranch,data:data5};
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
const err23 = {instancePath:instancePath+"/git",schemaPath:"contract:/components/schemas/AppGitCreateInput/type",keyword:"type",params:{type: "object"},schema:schema20.type,parentSchema:schema20,data:data3};
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
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema17.type,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate9.errors = vErrors;
return errors === 0;
}
validate9.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
validate8.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v9 = validate11;
const schema21 = {"$id":"contract:/apps.deleteApp.body","$ref":"contract:/components/schemas/V2AppsDeleteAppRequestBody"};
const schema22 = {"$id":"contract:/components/schemas/V2AppsDeleteAppRequestBody","type":"object","required":["project","app"],"properties":{"project":{"$ref":"contract:/components/schemas/ResourceIdentifier"},"app":{"$ref":"contract:/components/schemas/ResourceIdentifier"}},"additionalProperties":false};

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
if(data.project === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "project"},schema:schema22.required,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.app === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "app"},schema:schema22.required,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "project") || (key0 === "app"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.project !== undefined){
let data0 = data.project;
if(typeof data0 === "string"){
if(func0(data0) > 255){
const err3 = {instancePath:instancePath+"/project",schemaPath:"contract:/components/schemas/ResourceIdentifier/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func0(data0) < 3){
const err4 = {instancePath:instancePath+"/project",schemaPath:"contract:/components/schemas/ResourceIdentifier/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern2.test(data0)){
const err5 = {instancePath:instancePath+"/project",schemaPath:"contract:/components/schemas/ResourceIdentifier/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_-]+$"},schema:"^[a-zA-Z0-9_-]+$",parentSchema:schema18,data:data0};
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
const err6 = {instancePath:instancePath+"/project",schemaPath:"contract:/components/schemas/ResourceIdentifier/type",keyword:"type",params:{type: "string"},schema:schema18.type,parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.app !== undefined){
let data1 = data.app;
if(typeof data1 === "string"){
if(func0(data1) > 255){
const err7 = {instancePath:instancePath+"/app",schemaPath:"contract:/components/schemas/ResourceIdentifier/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema18,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func0(data1) < 3){
const err8 = {instancePath:instancePath+"/app",schemaPath:"contract:/components/schemas/ResourceIdentifier/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema18,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!pattern2.test(data1)){
const err9 = {instancePath:instancePath+"/app",schemaPath:"contract:/components/schemas/ResourceIdentifier/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_-]+$"},schema:"^[a-zA-Z0-9_-]+$",parentSchema:schema18,data:data1};
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
const err10 = {instancePath:instancePath+"/app",schemaPath:"contract:/components/schemas/ResourceIdentifier/type",keyword:"type",params:{type: "string"},schema:schema18.type,parentSchema:schema18,data:data1};
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
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema22.type,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}
validate12.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
validate11.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v10 = validate14;
const schema25 = {"$id":"contract:/apps.getApp.body","$ref":"contract:/components/schemas/V2AppsGetAppRequestBody"};
const schema26 = {"$id":"contract:/components/schemas/V2AppsGetAppRequestBody","type":"object","required":["project","app"],"properties":{"project":{"$ref":"contract:/components/schemas/ResourceIdentifier"},"app":{"$ref":"contract:/components/schemas/ResourceIdentifier"}},"additionalProperties":false};

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
if(data.project === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "project"},schema:schema26.required,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.app === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "app"},schema:schema26.required,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "project") || (key0 === "app"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.project !== undefined){
let data0 = data.project;
if(typeof data0 === "string"){
if(func0(data0) > 255){
const err3 = {instancePath:instancePath+"/project",schemaPath:"contract:/components/schemas/ResourceIdentifier/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func0(data0) < 3){
const err4 = {instancePath:instancePath+"/project",schemaPath:"contract:/components/schemas/ResourceIdentifier/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern2.test(data0)){
const err5 = {instancePath:instancePath+"/project",schemaPath:"contract:/components/schemas/ResourceIdentifier/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_-]+$"},schema:"^[a-zA-Z0-9_-]+$",parentSchema:schema18,data:data0};
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
const err6 = {instancePath:instancePath+"/project",schemaPath:"contract:/components/schemas/ResourceIdentifier/type",keyword:"type",params:{type: "string"},schema:schema18.type,parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.app !== undefined){
let data1 = data.app;
if(typeof data1 === "string"){
if(func0(data1) > 255){
const err7 = {instancePath:instancePath+"/app",schemaPath:"contract:/components/schemas/ResourceIdentifier/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema18,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func0(data1) < 3){
const err8 = {instancePath:instancePath+"/app",schemaPath:"contract:/components/schemas/ResourceIdentifier/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema18,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!pattern2.test(data1)){
const err9 = {instancePath:instancePath+"/app",schemaPath:"contract:/components/schemas/ResourceIdentifier/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_-]+$"},schema:"^[a-zA-Z0-9_-]+$",parentSchema:schema18,data:data1};
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
const err10 = {instancePath:instancePath+"/app",schemaPath:"contract:/components/schemas/ResourceIdentifier/type",keyword:"type",params:{type: "string"},schema:schema18.type,parentSchema:schema18,data:data1};
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
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema26.type,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate15.errors = vErrors;
return errors === 0;
}
validate15.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate15.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate15.errors);
errors = vErrors.length;
}
validate14.errors = vErrors;
return errors === 0;
}
validate14.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v11 = validate17;
const schema29 = {"$id":"contract:/apps.listApps.body","$ref":"contract:/components/schemas/V2AppsListAppsRequestBody"};
const schema30 = {"$id":"contract:/components/schemas/V2AppsListAppsRequestBody","type":"object","required":["project"],"properties":{"project":{"$ref":"contract:/components/schemas/ResourceIdentifier"},"limit":{"type":"integer","minimum":1,"maximum":100},"cursor":{"type":"string"},"search":{"type":"string","maxLength":256}},"additionalProperties":false};

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
if(data.project === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "project"},schema:schema30.required,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "project") || (key0 === "limit")) || (key0 === "cursor")) || (key0 === "search"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.project !== undefined){
let data0 = data.project;
if(typeof data0 === "string"){
if(func0(data0) > 255){
const err2 = {instancePath:instancePath+"/project",schemaPath:"contract:/components/schemas/ResourceIdentifier/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func0(data0) < 3){
const err3 = {instancePath:instancePath+"/project",schemaPath:"contract:/components/schemas/ResourceIdentifier/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern2.test(data0)){
const err4 = {instancePath:instancePath+"/project",schemaPath:"contract:/components/schemas/ResourceIdentifier/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_-]+$"},schema:"^[a-zA-Z0-9_-]+$",parentSchema:schema18,data:data0};
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
const err5 = {instancePath:instancePath+"/project",schemaPath:"contract:/components/schemas/ResourceIdentifier/type",keyword:"type",params:{type: "string"},schema:schema18.type,parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.limit !== undefined){
let data1 = data.limit;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err6 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema30.properties.limit.type,parentSchema:schema30.properties.limit,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 100 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema30.properties.limit,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema30.properties.limit,data:data1};
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
if(data.cursor !== undefined){
let data2 = data.cursor;
if(typeof data2 !== "string"){
const err9 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},schema:schema30.properties.cursor.type,parentSchema:schema30.properties.cursor,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.search !== undefined){
let data3 = data.search;
if(typeof data3 === "string"){
if(func0(data3) > 256){
const err10 = {instancePath:instancePath+"/search",schemaPath:"#/properties/search/maxLength",keyword:"maxLength",params:{limit: 256},schema:256,parentSchema:schema30.properties.search,data:data3};
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
const err11 = {instancePath:instancePath+"/search",schemaPath:"#/properties/search/type",keyword:"type",params:{type: "string"},schema:schema30.properties.search.type,parentSchema:schema30.properties.search,data:data3};
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
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema30.type,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate18.errors = vErrors;
return errors === 0;
}
validate18.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate18.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate18.errors);
errors = vErrors.length;
}
validate17.errors = vErrors;
return errors === 0;
}
validate17.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v12 = validate20;
const schema32 = {"$id":"contract:/apps.updateApp.body","$ref":"contract:/components/schemas/V2AppsUpdateAppRequestBody"};
const schema33 = {"$id":"contract:/components/schemas/V2AppsUpdateAppRequestBody","type":"object","required":["project","app"],"properties":{"project":{"$ref":"contract:/components/schemas/ResourceIdentifier"},"app":{"$ref":"contract:/components/schemas/ResourceIdentifier"},"name":{"type":"string","minLength":1,"maxLength":256},"slug":{"$ref":"contract:/components/schemas/ResourceIdentifier"},"git":{"anyOf":[{"$ref":"contract:/components/schemas/AppGitUpdateInput"},{"type":"null"}]},"deleteProtection":{"type":"boolean"}},"additionalProperties":false};
const schema37 = {"$id":"contract:/components/schemas/AppGitUpdateInput","type":"object","minProperties":1,"properties":{"repository":{"type":"string","minLength":1,"maxLength":255},"defaultBranch":{"type":"string","minLength":1,"maxLength":256}},"additionalProperties":false};

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
if(data.project === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "project"},schema:schema33.required,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.app === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "app"},schema:schema33.required,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "project") || (key0 === "app")) || (key0 === "name")) || (key0 === "slug")) || (key0 === "git")) || (key0 === "deleteProtection"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.project !== undefined){
let data0 = data.project;
if(typeof data0 === "string"){
if(func0(data0) > 255){
const err3 = {instancePath:instancePath+"/project",schemaPath:"contract:/components/schemas/ResourceIdentifier/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func0(data0) < 3){
const err4 = {instancePath:instancePath+"/project",schemaPath:"contract:/components/schemas/ResourceIdentifier/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern2.test(data0)){
const err5 = {instancePath:instancePath+"/project",schemaPath:"contract:/components/schemas/ResourceIdentifier/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_-]+$"},schema:"^[a-zA-Z0-9_-]+$",parentSchema:schema18,data:data0};
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
const err6 = {instancePath:instancePath+"/project",schemaPath:"contract:/components/schemas/ResourceIdentifier/type",keyword:"type",params:{type: "string"},schema:schema18.type,parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.app !== undefined){
let data1 = data.app;
if(typeof data1 === "string"){
if(func0(data1) > 255){
const err7 = {instancePath:instancePath+"/app",schemaPath:"contract:/components/schemas/ResourceIdentifier/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema18,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func0(data1) < 3){
const err8 = {instancePath:instancePath+"/app",schemaPath:"contract:/components/schemas/ResourceIdentifier/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema18,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!pattern2.test(data1)){
const err9 = {instancePath:instancePath+"/app",schemaPath:"contract:/components/schemas/ResourceIdentifier/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_-]+$"},schema:"^[a-zA-Z0-9_-]+$",parentSchema:schema18,data:data1};
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
const err10 = {instancePath:instancePath+"/app",schemaPath:"contract:/components/schemas/ResourceIdentifier/type",keyword:"type",params:{type: "string"},schema:schema18.type,parentSchema:schema18,data:data1};
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
if(typeof data2 === "string"){
if(func0(data2) > 256){
const err11 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 256},schema:256,parentSchema:schema33.properties.name,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func0(data2) < 1){
const err12 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema33.properties.name,data:data2};
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
const err13 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema33.properties.name.type,parentSchema:schema33.properties.name,data:data2};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.slug !== undefined){
let data3 = data.slug;
if(typeof data3 === "string"){
if(func0(data3) > 255){
const err14 = {instancePath:instancePath+"/slug",schemaPath:"contract:/components/schemas/ResourceIdentifier/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema18,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(func0(data3) < 3){
const err15 = {instancePath:instancePath+"/slug",schemaPath:"contract:/components/schemas/ResourceIdentifier/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema18,data:data3};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!pattern2.test(data3)){
const err16 = {instancePath:instancePath+"/slug",schemaPath:"contract:/components/schemas/ResourceIdentifier/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_-]+$"},schema:"^[a-zA-Z0-9_-]+$",parentSchema:schema18,data:data3};
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
const err17 = {instancePath:instancePath+"/slug",schemaPath:"contract:/components/schemas/ResourceIdentifier/type",keyword:"type",params:{type: "string"},schema:schema18.type,parentSchema:schema18,data:data3};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.git !== undefined){
let data4 = data.git;
const _errs14 = errors;
let valid4 = false;
const _errs15 = errors;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(Object.keys(data4).length < 1){
const err18 = {instancePath:instancePath+"/git",schemaPath:"contract:/components/schemas/AppGitUpdateInput/minProperties",keyword:"minProperties",params:{limit: 1},schema:1,parentSchema:schema37,data:data4};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
for(const key1 in data4){
if(!((key1 === "repository") || (key1 === "defaultBranch"))){
const err19 = {instancePath:instancePath+"/git",schemaPath:"contract:/components/schemas/AppGitUpdateInput/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema37,data:data4};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data4.repository !== undefined){
let data5 = data4.repository;
if(typeof data5 === "string"){
if(func0(data5) > 255){
const err20 = {instancePath:instancePath+"/git/repository",schemaPath:"contract:/components/schemas/AppGitUpdateInput/properties/repository/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema37.properties.repository,data:data5};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(func0(data5) < 1){
const err21 = {instancePath:instancePath+"/git/repository",schemaPath:"contract:/components/schemas/AppGitUpdateInput/properties/repository/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema37.properties.repository,data:data5};
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
const err22 = {instancePath:instancePath+"/git/repository",schemaPath:"contract:/components/schemas/AppGitUpdateInput/properties/repository/type",keyword:"type",params:{type: "string"},schema:schema37.properties.repository.type,parentSchema:schema37.properties.repository,data:data5};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data4.defaultBranch !== undefined){
let data6 = data4.defaultBranch;
if(typeof data6 === "string"){
if(func0(data6) > 256){
const err23 = {instancePath:instancePath+"/git/defaultBranch",schemaPath:"contract:/components/schemas/AppGitUpdateInput/properties/defaultBranch/maxLength",keyword:"maxLength",params:{limit: 256},schema:256,parentSchema:schema37.properties.defaultBranch,data:data6};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(func0(data6) < 1){
const err24 = {instancePath:instancePath+"/git/defaultBranch",schemaPath:"contract:/components/schemas/AppGitUpdateInput/properties/defaultBranch/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema37.properties.defaultBranch,data:data6};
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
const err25 = {instancePath:instancePath+"/git/defaultBranch",schemaPath:"contract:/components/schemas/AppGitUpdateInput/properties/defaultBranch/type",keyword:"type",params:{type: "string"},schema:schema37.properties.defaultBranch.type,parentSchema:schema37.properties.defaultBranch,data:data6};
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
const err26 = {instancePath:instancePath+"/git",schemaPath:"contract:/components/schemas/AppGitUpdateInput/type",keyword:"type",params:{type: "object"},schema:schema37.type,parentSchema:schema37,data:data4};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
var _valid0 = _errs15 === errors;
valid4 = valid4 || _valid0;
const _errs23 = errors;
if(data4 !== null){
const err27 = {instancePath:instancePath+"/git",schemaPath:"#/properties/git/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema33.properties.git.anyOf[1].type,parentSchema:schema33.properties.git.anyOf[1],data:data4};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var _valid0 = _errs23 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const err28 = {instancePath:instancePath+"/git",schemaPath:"#/properties/git/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs14, passingSchemas: null},schema:schema33.properties.git.anyOf,parentSchema:schema33.properties.git,data:data4};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
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
if(data.deleteProtection !== undefined){
let data7 = data.deleteProtection;
if(typeof data7 !== "boolean"){
const err29 = {instancePath:instancePath+"/deleteProtection",schemaPath:"#/properties/deleteProtection/type",keyword:"type",params:{type: "boolean"},schema:schema33.properties.deleteProtection.type,parentSchema:schema33.properties.deleteProtection,data:data7};
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
const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema33.type,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate21.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate21.errors);
errors = vErrors.length;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v13 = validate23;
const schema38 = {"$id":"contract:/deploy.createDeployment.body","$ref":"contract:/components/schemas/V2DeployCreateDeploymentRequestBody"};
const schema39 = {"$id":"contract:/components/schemas/V2DeployCreateDeploymentRequestBody","type":"object","required":["project","app","branch","environmentSlug","dockerImage"],"properties":{"project":{"type":"string","minLength":1},"app":{"type":"string","minLength":1},"keyspaceId":{"type":"string"},"branch":{"type":"string","minLength":1},"environmentSlug":{"type":"string","minLength":1},"dockerImage":{"type":"string","minLength":1},"gitCommit":{"$ref":"contract:/components/schemas/V2DeployGitCommit"}}};
const schema40 = {"$id":"contract:/components/schemas/V2DeployGitCommit","type":"object","properties":{"commitSha":{"type":"string"},"commitMessage":{"type":"string"},"authorHandle":{"type":"string"},"authorAvatarUrl":{"type":"string"},"timestamp":{"int64":{}}}};

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
if(data.project === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "project"},schema:schema39.required,parentSchema:schema39,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.app === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "app"},schema:schema39.required,parentSchema:schema39,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.branch === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "branch"},schema:schema39.required,parentSchema:schema39,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.environmentSlug === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "environmentSlug"},schema:schema39.required,parentSchema:schema39,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.dockerImage === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dockerImage"},schema:schema39.required,parentSchema:schema39,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.project !== undefined){
let data0 = data.project;
if(typeof data0 === "string"){
if(func0(data0) < 1){
const err5 = {instancePath:instancePath+"/project",schemaPath:"#/properties/project/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema39.properties.project,data:data0};
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
const err6 = {instancePath:instancePath+"/project",schemaPath:"#/properties/project/type",keyword:"type",params:{type: "string"},schema:schema39.properties.project.type,parentSchema:schema39.properties.project,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.app !== undefined){
let data1 = data.app;
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err7 = {instancePath:instancePath+"/app",schemaPath:"#/properties/app/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema39.properties.app,data:data1};
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
const err8 = {instancePath:instancePath+"/app",schemaPath:"#/properties/app/type",keyword:"type",params:{type: "string"},schema:schema39.properties.app.type,parentSchema:schema39.properties.app,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.keyspaceId !== undefined){
let data2 = data.keyspaceId;
if(typeof data2 !== "string"){
const err9 = {instancePath:instancePath+"/keyspaceId",schemaPath:"#/properties/keyspaceId/type",keyword:"type",params:{type: "string"},schema:schema39.properties.keyspaceId.type,parentSchema:schema39.properties.keyspaceId,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.branch !== undefined){
let data3 = data.branch;
if(typeof data3 === "string"){
if(func0(data3) < 1){
const err10 = {instancePath:instancePath+"/branch",schemaPath:"#/properties/branch/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema39.properties.branch,data:data3};
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
const err11 = {instancePath:instancePath+"/branch",schemaPath:"#/properties/branch/type",keyword:"type",params:{type: "string"},schema:schema39.properties.branch.type,parentSchema:schema39.properties.branch,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.environmentSlug !== undefined){
let data4 = data.environmentSlug;
if(typeof data4 === "string"){
if(func0(data4) < 1){
const err12 = {instancePath:instancePath+"/environmentSlug",schemaPath:"#/properties/environmentSlug/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema39.properties.environmentSlug,data:data4};
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
const err13 = {instancePath:instancePath+"/environmentSlug",schemaPath:"#/properties/environmentSlug/type",keyword:"type",params:{type: "string"},schema:schema39.properties.environmentSlug.type,parentSchema:schema39.properties.environmentSlug,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.dockerImage !== undefined){
let data5 = data.dockerImage;
if(typeof data5 === "string"){
if(func0(data5) < 1){
const err14 = {instancePath:instancePath+"/dockerImage",schemaPath:"#/properties/dockerImage/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema39.properties.dockerImage,data:data5};
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
const err15 = {instancePath:instancePath+"/dockerImage",schemaPath:"#/properties/dockerImage/type",keyword:"type",params:{type: "string"},schema:schema39.properties.dockerImage.type,parentSchema:schema39.properties.dockerImage,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.gitCommit !== undefined){
let data6 = data.gitCommit;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.commitSha !== undefined){
let data7 = data6.commitSha;
if(typeof data7 !== "string"){
const err16 = {instancePath:instancePath+"/gitCommit/commitSha",schemaPath:"contract:/components/schemas/V2DeployGitCommit/properties/commitSha/type",keyword:"type",params:{type: "string"},schema:schema40.properties.commitSha.type,parentSchema:schema40.properties.commitSha,data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data6.commitMessage !== undefined){
let data8 = data6.commitMessage;
if(typeof data8 !== "string"){
const err17 = {instancePath:instancePath+"/gitCommit/commitMessage",schemaPath:"contract:/components/schemas/V2DeployGitCommit/properties/commitMessage/type",keyword:"type",params:{type: "string"},schema:schema40.properties.commitMessage.type,parentSchema:schema40.properties.commitMessage,data:data8};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data6.authorHandle !== undefined){
let data9 = data6.authorHandle;
if(typeof data9 !== "string"){
const err18 = {instancePath:instancePath+"/gitCommit/authorHandle",schemaPath:"contract:/components/schemas/V2DeployGitCommit/properties/authorHandle/type",keyword:"type",params:{type: "string"},schema:schema40.properties.authorHandle.type,parentSchema:schema40.properties.authorHandle,data:data9};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data6.authorAvatarUrl !== undefined){
let data10 = data6.authorAvatarUrl;
if(typeof data10 !== "string"){
const err19 = {instancePath:instancePath+"/gitCommit/authorAvatarUrl",schemaPath:"contract:/components/schemas/V2DeployGitCommit/properties/authorAvatarUrl/type",keyword:"type",params:{type: "string"},schema:schema40.properties.authorAvatarUrl.type,parentSchema:schema40.properties.authorAvatarUrl,data:data10};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data6.timestamp !== undefined){
let data11 = data6.timestamp;
if(!((typeof data11 === "number" && Number.isSafeInteger(data11) && !Object.is(data11, -0)) || (typeof data11 === "bigint" && data11 >= -9223372036854775808n && data11 <= 9223372036854775807n)) || (this && this.has(data6, "timestamp")) || false){
const err20 = {instancePath:instancePath+"/gitCommit/timestamp",schemaPath:"contract:/components/schemas/V2DeployGitCommit/properties/timestamp/int64",keyword:"int64",params:{},schema:schema40.properties.timestamp.int64,parentSchema:schema40.properties.timestamp,data:data11};
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
const err21 = {instancePath:instancePath+"/gitCommit",schemaPath:"contract:/components/schemas/V2DeployGitCommit/type",keyword:"type",params:{type: "object"},schema:schema40.type,parentSchema:schema40,data:data6};
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
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema39.type,parentSchema:schema39,data};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":{"project":true,"app":true,"keyspaceId":true,"branch":true,"environmentSlug":true,"dockerImage":true,"gitCommit":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate24.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate24.errors);
errors = vErrors.length;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":{"project":true,"app":true,"keyspaceId":true,"branch":true,"environmentSlug":true,"dockerImage":true,"gitCommit":true},"dynamicProps":false,"dynamicItems":false};

exports.v14 = validate26;
const schema41 = {"$id":"contract:/deploy.getDeployment.body","$ref":"contract:/components/schemas/V2DeployGetDeploymentRequestBody"};
const schema42 = {"$id":"contract:/components/schemas/V2DeployGetDeploymentRequestBody","type":"object","required":["deploymentId"],"properties":{"deploymentId":{"type":"string","minLength":1,"pattern":"^d_[a-zA-Z0-9]+$"}}};
const pattern12 = new RegExp("^d_[a-zA-Z0-9]+$", "u");

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
if(data.deploymentId === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/V2DeployGetDeploymentRequestBody/required",keyword:"required",params:{missingProperty: "deploymentId"},schema:schema42.required,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.deploymentId !== undefined){
let data0 = data.deploymentId;
if(typeof data0 === "string"){
if(func0(data0) < 1){
const err1 = {instancePath:instancePath+"/deploymentId",schemaPath:"contract:/components/schemas/V2DeployGetDeploymentRequestBody/properties/deploymentId/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema42.properties.deploymentId,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!pattern12.test(data0)){
const err2 = {instancePath:instancePath+"/deploymentId",schemaPath:"contract:/components/schemas/V2DeployGetDeploymentRequestBody/properties/deploymentId/pattern",keyword:"pattern",params:{pattern: "^d_[a-zA-Z0-9]+$"},schema:"^d_[a-zA-Z0-9]+$",parentSchema:schema42.properties.deploymentId,data:data0};
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
const err3 = {instancePath:instancePath+"/deploymentId",schemaPath:"contract:/components/schemas/V2DeployGetDeploymentRequestBody/properties/deploymentId/type",keyword:"type",params:{type: "string"},schema:schema42.properties.deploymentId.type,parentSchema:schema42.properties.deploymentId,data:data0};
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
const err4 = {instancePath,schemaPath:"contract:/components/schemas/V2DeployGetDeploymentRequestBody/type",keyword:"type",params:{type: "object"},schema:schema42.type,parentSchema:schema42,data};
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
validate26.evaluated = {"props":{"deploymentId":true},"dynamicProps":false,"dynamicItems":false};

exports.v15 = validate27;
const schema43 = {"$id":"contract:/deployments.createDeployment.body","$ref":"contract:/components/schemas/V2DeploymentsCreateDeploymentRequestBody"};
const schema44 = {"$id":"contract:/components/schemas/V2DeploymentsCreateDeploymentRequestBody","type":"object","required":["project","app","environment"],"properties":{"project":{"$ref":"contract:/components/schemas/ResourceIdentifier"},"app":{"$ref":"contract:/components/schemas/ResourceIdentifier"},"environment":{"$ref":"contract:/components/schemas/ResourceIdentifier"},"git":{"$ref":"contract:/components/schemas/DeploymentSourceGit"},"image":{"$ref":"contract:/components/schemas/DeploymentSourceImage"},"deployment":{"$ref":"contract:/components/schemas/DeploymentSourceDeployment"}},"additionalProperties":false,"oneOf":[{"required":["image"]},{"required":["git"]},{"required":["deployment"]}]};
const schema48 = {"$id":"contract:/components/schemas/DeploymentSourceGit","type":"object","properties":{"branch":{"type":"string","maxLength":256},"commitSha":{"type":"string","maxLength":40},"repository":{"type":"string","pattern":"^[A-Za-z0-9._-]+/[A-Za-z0-9._-]+$","maxLength":256}}};
const schema49 = {"$id":"contract:/components/schemas/DeploymentSourceImage","type":"object","required":["dockerImage"],"properties":{"dockerImage":{"type":"string","minLength":1,"pattern":"\\S"}}};
const pattern16 = new RegExp("^[A-Za-z0-9._-]+/[A-Za-z0-9._-]+$", "u");
const pattern17 = new RegExp("\\S", "u");
const schema50 = {"$id":"contract:/components/schemas/DeploymentSourceDeployment","type":"object","required":["deploymentId"],"properties":{"deploymentId":{"$ref":"contract:/components/schemas/ResourceIdentifier"}}};

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
if(data.deploymentId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "deploymentId"},schema:schema50.required,parentSchema:schema50,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.deploymentId !== undefined){
let data0 = data.deploymentId;
if(typeof data0 === "string"){
if(func0(data0) > 255){
const err1 = {instancePath:instancePath+"/deploymentId",schemaPath:"contract:/components/schemas/ResourceIdentifier/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func0(data0) < 3){
const err2 = {instancePath:instancePath+"/deploymentId",schemaPath:"contract:/components/schemas/ResourceIdentifier/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern2.test(data0)){
const err3 = {instancePath:instancePath+"/deploymentId",schemaPath:"contract:/components/schemas/ResourceIdentifier/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_-]+$"},schema:"^[a-zA-Z0-9_-]+$",parentSchema:schema18,data:data0};
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
const err4 = {instancePath:instancePath+"/deploymentId",schemaPath:"contract:/components/schemas/ResourceIdentifier/type",keyword:"type",params:{type: "string"},schema:schema18.type,parentSchema:schema18,data:data0};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema50.type,parentSchema:schema50,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":{"deploymentId":true},"dynamicProps":false,"dynamicItems":false};


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
const _errs1 = errors;
let valid0 = false;
let passing0 = null;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.image === undefined){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "image"},schema:schema44.oneOf[0].required,parentSchema:schema44.oneOf[0],data};
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
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.git === undefined){
const err1 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "git"},schema:schema44.oneOf[1].required,parentSchema:schema44.oneOf[1],data};
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
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.deployment === undefined){
const err2 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "deployment"},schema:schema44.oneOf[2].required,parentSchema:schema44.oneOf[2],data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
}
}
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{errorCount: errors - _errs1, passingSchemas: passing0},schema:schema44.oneOf,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
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
if(data.project === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "project"},schema:schema44.required,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.app === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "app"},schema:schema44.required,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.environment === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "environment"},schema:schema44.required,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "project") || (key0 === "app")) || (key0 === "environment")) || (key0 === "git")) || (key0 === "image")) || (key0 === "deployment"))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.project !== undefined){
let data0 = data.project;
if(typeof data0 === "string"){
if(func0(data0) > 255){
const err8 = {instancePath:instancePath+"/project",schemaPath:"contract:/components/schemas/ResourceIdentifier/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func0(data0) < 3){
const err9 = {instancePath:instancePath+"/project",schemaPath:"contract:/components/schemas/ResourceIdentifier/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern2.test(data0)){
const err10 = {instancePath:instancePath+"/project",schemaPath:"contract:/components/schemas/ResourceIdentifier/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_-]+$"},schema:"^[a-zA-Z0-9_-]+$",parentSchema:schema18,data:data0};
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
const err11 = {instancePath:instancePath+"/project",schemaPath:"contract:/components/schemas/ResourceIdentifier/type",keyword:"type",params:{type: "string"},schema:schema18.type,parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.app !== undefined){
let data1 = data.app;
if(typeof data1 === "string"){
if(func0(data1) > 255){
const err12 = {instancePath:instancePath+"/app",schemaPath:"contract:/components/schemas/ResourceIdentifier/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema18,data:data1};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(func0(data1) < 3){
const err13 = {instancePath:instancePath+"/app",schemaPath:"contract:/components/schemas/ResourceIdentifier/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema18,data:data1};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!pattern2.test(data1)){
const err14 = {instancePath:instancePath+"/app",schemaPath:"contract:/components/schemas/ResourceIdentifier/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_-]+$"},schema:"^[a-zA-Z0-9_-]+$",parentSchema:schema18,data:data1};
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
const err15 = {instancePath:instancePath+"/app",schemaPath:"contract:/components/schemas/ResourceIdentifier/type",keyword:"type",params:{type: "string"},schema:schema18.type,parentSchema:schema18,data:data1};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.environment !== undefined){
let data2 = data.environment;
if(typeof data2 === "string"){
if(func0(data2) > 255){
const err16 = {instancePath:instancePath+"/environment",schemaPath:"contract:/components/schemas/ResourceIdentifier/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema18,data:data2};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(func0(data2) < 3){
const err17 = {instancePath:instancePath+"/environment",schemaPath:"contract:/components/schemas/ResourceIdentifier/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema18,data:data2};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!pattern2.test(data2)){
const err18 = {instancePath:instancePath+"/environment",schemaPath:"contract:/components/schemas/ResourceIdentifier/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_-]+$"},schema:"^[a-zA-Z0-9_-]+$",parentSchema:schema18,data:data2};
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
const err19 = {instancePath:instancePath+"/environment",schemaPath:"contract:/components/schemas/ResourceIdentifier/type",keyword:"type",params:{type: "string"},schema:schema18.type,parentSchema:schema18,data:data2};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.git !== undefined){
let data3 = data.git;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.branch !== undefined){
let data4 = data3.branch;
if(typeof data4 === "string"){
if(func0(data4) > 256){
const err20 = {instancePath:instancePath+"/git/branch",schemaPath:"contract:/components/schemas/DeploymentSourceGit/properties/branch/maxLength",keyword:"maxLength",params:{limit: 256},schema:256,parentSchema:schema48.properties.branch,data:data4};
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
const err21 = {instancePath:instancePath+"/git/branch",schemaPath:"contract:/components/schemas/DeploymentSourceGit/properties/branch/type",keyword:"type",params:{type: "string"},schema:schema48.properties.branch.type,parentSchema:schema48.properties.branch,data:data4};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data3.commitSha !== undefined){
let data5 = data3.commitSha;
if(typeof data5 === "string"){
if(func0(data5) > 40){
const err22 = {instancePath:instancePath+"/git/commitSha",schemaPath:"contract:/components/schemas/DeploymentSourceGit/properties/commitSha/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema48.properties.commitSha,data:data5};
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
const err23 = {instancePath:instancePath+"/git/commitSha",schemaPath:"contract:/components/schemas/DeploymentSourceGit/properties/commitSha/type",keyword:"type",params:{type: "string"},schema:schema48.properties.commitSha.type,parentSchema:schema48.properties.commitSha,data:data5};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data3.repository !== undefined){
let data6 = data3.repository;
if(typeof data6 === "string"){
if(func0(data6) > 256){
const err24 = {instancePath:instancePath+"/git/repository",schemaPath:"contract:/components/schemas/DeploymentSourceGit/properties/repository/maxLength",keyword:"maxLength",params:{limit: 256},schema:256,parentSchema:schema48.properties.repository,data:data6};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!pattern16.test(data6)){
const err25 = {instancePath:instancePath+"/git/repository",schemaPath:"contract:/components/schemas/DeploymentSourceGit/properties/repository/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+/[A-Za-z0-9._-]+$"},schema:"^[A-Za-z0-9._-]+/[A-Za-z0-9._-]+$",parentSchema:schema48.properties.repository,data:data6};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/git/repository",schemaPath:"contract:/components/schemas/DeploymentSourceGit/properties/repository/type",keyword:"type",params:{type: "string"},schema:schema48.properties.repository.type,parentSchema:schema48.properties.repository,data:data6};
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
const err27 = {instancePath:instancePath+"/git",schemaPath:"contract:/components/schemas/DeploymentSourceGit/type",keyword:"type",params:{type: "object"},schema:schema48.type,parentSchema:schema48,data:data3};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.image !== undefined){
let data7 = data.image;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.dockerImage === undefined){
const err28 = {instancePath:instancePath+"/image",schemaPath:"contract:/components/schemas/DeploymentSourceImage/required",keyword:"required",params:{missingProperty: "dockerImage"},schema:schema49.required,parentSchema:schema49,data:data7};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data7.dockerImage !== undefined){
let data8 = data7.dockerImage;
if(typeof data8 === "string"){
if(func0(data8) < 1){
const err29 = {instancePath:instancePath+"/image/dockerImage",schemaPath:"contract:/components/schemas/DeploymentSourceImage/properties/dockerImage/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema49.properties.dockerImage,data:data8};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(!pattern17.test(data8)){
const err30 = {instancePath:instancePath+"/image/dockerImage",schemaPath:"contract:/components/schemas/DeploymentSourceImage/properties/dockerImage/pattern",keyword:"pattern",params:{pattern: "\\S"},schema:"\\S",parentSchema:schema49.properties.dockerImage,data:data8};
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
const err31 = {instancePath:instancePath+"/image/dockerImage",schemaPath:"contract:/components/schemas/DeploymentSourceImage/properties/dockerImage/type",keyword:"type",params:{type: "string"},schema:schema49.properties.dockerImage.type,parentSchema:schema49.properties.dockerImage,data:data8};
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
const err32 = {instancePath:instancePath+"/image",schemaPath:"contract:/components/schemas/DeploymentSourceImage/type",keyword:"type",params:{type: "object"},schema:schema49.type,parentSchema:schema49,data:data7};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.deployment !== undefined){
if(!(validate29.call(this, data.deployment, {instancePath:instancePath+"/deployment",parentData:data,parentDataProperty:"deployment",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate29.errors);
errors = vErrors.length;
}
}
}
else {
const err33 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema44.type,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
validate27.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v16 = validate32;
const schema52 = {"$id":"contract:/deployments.getDeployment.body","$ref":"contract:/components/schemas/V2DeploymentsGetDeploymentRequestBody"};
const schema53 = {"$id":"contract:/components/schemas/V2DeploymentsGetDeploymentRequestBody","type":"object","required":["deploymentId"],"properties":{"deploymentId":{"$ref":"contract:/components/schemas/ResourceIdentifier"}},"additionalProperties":false};

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
if(data.deploymentId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "deploymentId"},schema:schema53.required,parentSchema:schema53,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "deploymentId")){
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
if(data.deploymentId !== undefined){
let data0 = data.deploymentId;
if(typeof data0 === "string"){
if(func0(data0) > 255){
const err2 = {instancePath:instancePath+"/deploymentId",schemaPath:"contract:/components/schemas/ResourceIdentifier/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func0(data0) < 3){
const err3 = {instancePath:instancePath+"/deploymentId",schemaPath:"contract:/components/schemas/ResourceIdentifier/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern2.test(data0)){
const err4 = {instancePath:instancePath+"/deploymentId",schemaPath:"contract:/components/schemas/ResourceIdentifier/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_-]+$"},schema:"^[a-zA-Z0-9_-]+$",parentSchema:schema18,data:data0};
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
const err5 = {instancePath:instancePath+"/deploymentId",schemaPath:"contract:/components/schemas/ResourceIdentifier/type",keyword:"type",params:{type: "string"},schema:schema18.type,parentSchema:schema18,data:data0};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema53.type,parentSchema:schema53,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate33.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate33.errors);
errors = vErrors.length;
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v17 = validate35;
const schema55 = {"$id":"contract:/deployments.listDeployments.body","$ref":"contract:/components/schemas/V2DeploymentsListDeploymentsRequestBody"};
const schema56 = {"$id":"contract:/components/schemas/V2DeploymentsListDeploymentsRequestBody","type":"object","properties":{"project":{"$ref":"contract:/components/schemas/ResourceIdentifier"},"app":{"$ref":"contract:/components/schemas/ResourceIdentifier"},"environment":{"$ref":"contract:/components/schemas/ResourceIdentifier"},"status":{"type":"array","maxItems":13,"items":{"$ref":"contract:/components/schemas/DeploymentStatus"}},"limit":{"type":"integer","minimum":1,"maximum":100},"cursor":{"type":"string"}},"additionalProperties":false};
const schema60 = {"$id":"contract:/components/schemas/DeploymentStatus","type":"string","enum":["pending","starting","building","deploying","network","finalizing","ready","failed","skipped","awaiting_approval","stopped","superseded","cancelled"]};

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
for(const key0 in data){
if(!((((((key0 === "project") || (key0 === "app")) || (key0 === "environment")) || (key0 === "status")) || (key0 === "limit")) || (key0 === "cursor"))){
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
if(data.project !== undefined){
let data0 = data.project;
if(typeof data0 === "string"){
if(func0(data0) > 255){
const err1 = {instancePath:instancePath+"/project",schemaPath:"contract:/components/schemas/ResourceIdentifier/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func0(data0) < 3){
const err2 = {instancePath:instancePath+"/project",schemaPath:"contract:/components/schemas/ResourceIdentifier/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern2.test(data0)){
const err3 = {instancePath:instancePath+"/project",schemaPath:"contract:/components/schemas/ResourceIdentifier/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_-]+$"},schema:"^[a-zA-Z0-9_-]+$",parentSchema:schema18,data:data0};
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
const err4 = {instancePath:instancePath+"/project",schemaPath:"contract:/components/schemas/ResourceIdentifier/type",keyword:"type",params:{type: "string"},schema:schema18.type,parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.app !== undefined){
let data1 = data.app;
if(typeof data1 === "string"){
if(func0(data1) > 255){
const err5 = {instancePath:instancePath+"/app",schemaPath:"contract:/components/schemas/ResourceIdentifier/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema18,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func0(data1) < 3){
const err6 = {instancePath:instancePath+"/app",schemaPath:"contract:/components/schemas/ResourceIdentifier/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema18,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!pattern2.test(data1)){
const err7 = {instancePath:instancePath+"/app",schemaPath:"contract:/components/schemas/ResourceIdentifier/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_-]+$"},schema:"^[a-zA-Z0-9_-]+$",parentSchema:schema18,data:data1};
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
const err8 = {instancePath:instancePath+"/app",schemaPath:"contract:/components/schemas/ResourceIdentifier/type",keyword:"type",params:{type: "string"},schema:schema18.type,parentSchema:schema18,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.environment !== undefined){
let data2 = data.environment;
if(typeof data2 === "string"){
if(func0(data2) > 255){
const err9 = {instancePath:instancePath+"/environment",schemaPath:"contract:/components/schemas/ResourceIdentifier/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema18,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func0(data2) < 3){
const err10 = {instancePath:instancePath+"/environment",schemaPath:"contract:/components/schemas/ResourceIdentifier/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema18,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern2.test(data2)){
const err11 = {instancePath:instancePath+"/environment",schemaPath:"contract:/components/schemas/ResourceIdentifier/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_-]+$"},schema:"^[a-zA-Z0-9_-]+$",parentSchema:schema18,data:data2};
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
const err12 = {instancePath:instancePath+"/environment",schemaPath:"contract:/components/schemas/ResourceIdentifier/type",keyword:"type",params:{type: "string"},schema:schema18.type,parentSchema:schema18,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.status !== undefined){
let data3 = data.status;
if(Array.isArray(data3)){
if(data3.length > 13){
const err13 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/maxItems",keyword:"maxItems",params:{limit: 13},schema:13,parentSchema:schema56.properties.status,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 !== "string"){
const err14 = {instancePath:instancePath+"/status/" + i0,schemaPath:"contract:/components/schemas/DeploymentStatus/type",keyword:"type",params:{type: "string"},schema:schema60.type,parentSchema:schema60,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(((((((((((((data4 === "pending") || (data4 === "starting")) || (data4 === "building")) || (data4 === "deploying")) || (data4 === "network")) || (data4 === "finalizing")) || (data4 === "ready")) || (data4 === "failed")) || (data4 === "skipped")) || (data4 === "awaiting_approval")) || (data4 === "stopped")) || (data4 === "superseded")) || (data4 === "cancelled"))){
const err15 = {instancePath:instancePath+"/status/" + i0,schemaPath:"contract:/components/schemas/DeploymentStatus/enum",keyword:"enum",params:{allowedValues: schema60.enum},schema:schema60.enum,parentSchema:schema60,data:data4};
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
const err16 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "array"},schema:schema56.properties.status.type,parentSchema:schema56.properties.status,data:data3};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.limit !== undefined){
let data5 = data.limit;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err17 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema56.properties.limit.type,parentSchema:schema56.properties.limit,data:data5};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 100 || isNaN(data5)){
const err18 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema56.properties.limit,data:data5};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err19 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema56.properties.limit,data:data5};
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
if(data.cursor !== undefined){
let data6 = data.cursor;
if(typeof data6 !== "string"){
const err20 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},schema:schema56.properties.cursor.type,parentSchema:schema56.properties.cursor,data:data6};
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
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema56.type,parentSchema:schema56,data};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
validate35.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v18 = validate38;
const schema61 = {"$id":"contract:/deployments.promoteDeployment.body","$ref":"contract:/components/schemas/V2DeploymentsPromoteDeploymentRequestBody"};
const schema62 = {"$id":"contract:/components/schemas/V2DeploymentsPromoteDeploymentRequestBody","type":"object","required":["deploymentId"],"properties":{"deploymentId":{"$ref":"contract:/components/schemas/ResourceIdentifier"}},"additionalProperties":false};

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
if(data.deploymentId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "deploymentId"},schema:schema62.required,parentSchema:schema62,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "deploymentId")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema62,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.deploymentId !== undefined){
let data0 = data.deploymentId;
if(typeof data0 === "string"){
if(func0(data0) > 255){
const err2 = {instancePath:instancePath+"/deploymentId",schemaPath:"contract:/components/schemas/ResourceIdentifier/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func0(data0) < 3){
const err3 = {instancePath:instancePath+"/deploymentId",schemaPath:"contract:/components/schemas/ResourceIdentifier/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern2.test(data0)){
const err4 = {instancePath:instancePath+"/deploymentId",schemaPath:"contract:/components/schemas/ResourceIdentifier/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_-]+$"},schema:"^[a-zA-Z0-9_-]+$",parentSchema:schema18,data:data0};
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
const err5 = {instancePath:instancePath+"/deploymentId",schemaPath:"contract:/components/schemas/ResourceIdentifier/type",keyword:"type",params:{type: "string"},schema:schema18.type,parentSchema:schema18,data:data0};
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
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate39.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate39.errors);
errors = vErrors.length;
}
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v19 = validate41;
const schema64 = {"$id":"contract:/deployments.rollbackDeployment.body","$ref":"contract:/components/schemas/V2DeploymentsRollbackDeploymentRequestBody"};
const schema65 = {"$id":"contract:/components/schemas/V2DeploymentsRollbackDeploymentRequestBody","type":"object","required":["deploymentId"],"properties":{"deploymentId":{"$ref":"contract:/components/schemas/ResourceIdentifier"}},"additionalProperties":false};

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
if(data.deploymentId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "deploymentId"},schema:schema65.required,parentSchema:schema65,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "deploymentId")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema65,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.deploymentId !== undefined){
let data0 = data.deploymentId;
if(typeof data0 === "string"){
if(func0(data0) > 255){
const err2 = {instancePath:instancePath+"/deploymentId",schemaPath:"contract:/components/schemas/ResourceIdentifier/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func0(data0) < 3){
const err3 = {instancePath:instancePath+"/deploymentId",schemaPath:"contract:/components/schemas/ResourceIdentifier/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern2.test(data0)){
const err4 = {instancePath:instancePath+"/deploymentId",schemaPath:"contract:/components/schemas/ResourceIdentifier/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_-]+$"},schema:"^[a-zA-Z0-9_-]+$",parentSchema:schema18,data:data0};
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
const err5 = {instancePath:instancePath+"/deploymentId",schemaPath:"contract:/components/schemas/ResourceIdentifier/type",keyword:"type",params:{type: "string"},schema:schema18.type,parentSchema:schema18,data:data0};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema65.type,parentSchema:schema65,data};
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
validate42.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate42.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate42.errors);
errors = vErrors.length;
}
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v20 = validate44;
const schema67 = {"$id":"contract:/deployments.startDeployment.body","$ref":"contract:/components/schemas/V2DeploymentsStartDeploymentRequestBody"};
const schema68 = {"$id":"contract:/components/schemas/V2DeploymentsStartDeploymentRequestBody","type":"object","required":["deploymentId"],"properties":{"deploymentId":{"$ref":"contract:/components/schemas/ResourceIdentifier"}},"additionalProperties":false};

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
if(data.deploymentId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "deploymentId"},schema:schema68.required,parentSchema:schema68,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "deploymentId")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema68,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.deploymentId !== undefined){
let data0 = data.deploymentId;
if(typeof data0 === "string"){
if(func0(data0) > 255){
const err2 = {instancePath:instancePath+"/deploymentId",schemaPath:"contract:/components/schemas/ResourceIdentifier/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func0(data0) < 3){
const err3 = {instancePath:instancePath+"/deploymentId",schemaPath:"contract:/components/schemas/ResourceIdentifier/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern2.test(data0)){
const err4 = {instancePath:instancePath+"/deploymentId",schemaPath:"contract:/components/schemas/ResourceIdentifier/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_-]+$"},schema:"^[a-zA-Z0-9_-]+$",parentSchema:schema18,data:data0};
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
const err5 = {instancePath:instancePath+"/deploymentId",schemaPath:"contract:/components/schemas/ResourceIdentifier/type",keyword:"type",params:{type: "string"},schema:schema18.type,parentSchema:schema18,data:data0};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema68.type,parentSchema:schema68,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate45.errors = vErrors;
return errors === 0;
}
validate45.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate45.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate45.errors);
errors = vErrors.length;
}
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v21 = validate47;
const schema70 = {"$id":"contract:/deployments.stopDeployment.body","$ref":"contract:/components/schemas/V2DeploymentsStopDeploymentRequestBody"};
const schema71 = {"$id":"contract:/components/schemas/V2DeploymentsStopDeploymentRequestBody","type":"object","required":["deploymentId"],"properties":{"deploymentId":{"$ref":"contract:/components/schemas/ResourceIdentifier"}},"additionalProperties":false};

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
if(data.deploymentId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "deploymentId"},schema:schema71.required,parentSchema:schema71,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "deploymentId")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema71,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.deploymentId !== undefined){
let data0 = data.deploymentId;
if(typeof data0 === "string"){
if(func0(data0) > 255){
const err2 = {instancePath:instancePath+"/deploymentId",schemaPath:"contract:/components/schemas/ResourceIdentifier/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func0(data0) < 3){
const err3 = {instancePath:instancePath+"/deploymentId",schemaPath:"contract:/components/schemas/ResourceIdentifier/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern2.test(data0)){
const err4 = {instancePath:instancePath+"/deploymentId",schemaPath:"contract:/components/schemas/ResourceIdentifier/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_-]+$"},schema:"^[a-zA-Z0-9_-]+$",parentSchema:schema18,data:data0};
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
const err5 = {instancePath:instancePath+"/deploymentId",schemaPath:"contract:/components/schemas/ResourceIdentifier/type",keyword:"type",params:{type: "string"},schema:schema18.type,parentSchema:schema18,data:data0};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema71.type,parentSchema:schema71,data};
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
validate48.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
validate47.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v22 = validate50;
const schema73 = {"$id":"contract:/domains.createDomain.body","$ref":"contract:/components/schemas/V2DomainsCreateDomainRequestBody"};
const schema74 = {"$id":"contract:/components/schemas/V2DomainsCreateDomainRequestBody","type":"object","required":["project","app","environment","domain"],"properties":{"project":{"$ref":"contract:/components/schemas/ResourceIdentifier"},"app":{"$ref":"contract:/components/schemas/ResourceIdentifier"},"environment":{"$ref":"contract:/components/schemas/ResourceIdentifier"},"domain":{"type":"string","minLength":4,"maxLength":253}},"additionalProperties":false};

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
if(data.project === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "project"},schema:schema74.required,parentSchema:schema74,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.app === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "app"},schema:schema74.required,parentSchema:schema74,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.environment === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "environment"},schema:schema74.required,parentSchema:schema74,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.domain === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "domain"},schema:schema74.required,parentSchema:schema74,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "project") || (key0 === "app")) || (key0 === "environment")) || (key0 === "domain"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema74,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.project !== undefined){
let data0 = data.project;
if(typeof data0 === "string"){
if(func0(data0) > 255){
const err5 = {instancePath:instancePath+"/project",schemaPath:"contract:/components/schemas/ResourceIdentifier/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func0(data0) < 3){
const err6 = {instancePath:instancePath+"/project",schemaPath:"contract:/components/schemas/ResourceIdentifier/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!pattern2.test(data0)){
const err7 = {instancePath:instancePath+"/project",schemaPath:"contract:/components/schemas/ResourceIdentifier/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_-]+$"},schema:"^[a-zA-Z0-9_-]+$",parentSchema:schema18,data:data0};
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
const err8 = {instancePath:instancePath+"/project",schemaPath:"contract:/components/schemas/ResourceIdentifier/type",keyword:"type",params:{type: "string"},schema:schema18.type,parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.app !== undefined){
let data1 = data.app;
if(typeof data1 === "string"){
if(func0(data1) > 255){
const err9 = {instancePath:instancePath+"/app",schemaPath:"contract:/components/schemas/ResourceIdentifier/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema18,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func0(data1) < 3){
const err10 = {instancePath:instancePath+"/app",schemaPath:"contract:/components/schemas/ResourceIdentifier/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema18,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern2.test(data1)){
const err11 = {instancePath:instancePath+"/app",schemaPath:"contract:/components/schemas/ResourceIdentifier/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_-]+$"},schema:"^[a-zA-Z0-9_-]+$",parentSchema:schema18,data:data1};
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
const err12 = {instancePath:instancePath+"/app",schemaPath:"contract:/components/schemas/ResourceIdentifier/type",keyword:"type",params:{type: "string"},schema:schema18.type,parentSchema:schema18,data:data1};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.environment !== undefined){
let data2 = data.environment;
if(typeof data2 === "string"){
if(func0(data2) > 255){
const err13 = {instancePath:instancePath+"/environment",schemaPath:"contract:/components/schemas/ResourceIdentifier/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema18,data:data2};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(func0(data2) < 3){
const err14 = {instancePath:instancePath+"/environment",schemaPath:"contract:/components/schemas/ResourceIdentifier/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema18,data:data2};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!pattern2.test(data2)){
const err15 = {instancePath:instancePath+"/environment",schemaPath:"contract:/components/schemas/ResourceIdentifier/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_-]+$"},schema:"^[a-zA-Z0-9_-]+$",parentSchema:schema18,data:data2};
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
const err16 = {instancePath:instancePath+"/environment",schemaPath:"contract:/components/schemas/ResourceIdentifier/type",keyword:"type",params:{type: "string"},schema:schema18.type,parentSchema:schema18,data:data2};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.domain !== undefined){
let data3 = data.domain;
if(typeof data3 === "string"){
if(func0(data3) > 253){
const err17 = {instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/maxLength",keyword:"maxLength",params:{limit: 253},schema:253,parentSchema:schema74.properties.domain,data:data3};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(func0(data3) < 4){
const err18 = {instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/minLength",keyword:"minLength",params:{limit: 4},schema:4,parentSchema:schema74.properties.domain,data:data3};
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
const err19 = {instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type: "string"},schema:schema74.properties.domain.type,parentSchema:schema74.properties.domain,data:data3};
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
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema74.type,parentSchema:schema74,data};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate51.errors = vErrors;
return errors === 0;
}
validate51.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate51.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate51.errors);
errors = vErrors.length;
}
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v23 = validate53;
const schema78 = {"$id":"contract:/domains.deleteDomain.body","$ref":"contract:/components/schemas/V2DomainsDeleteDomainRequestBody"};
const schema79 = {"$id":"contract:/components/schemas/V2DomainsDeleteDomainRequestBody","type":"object","required":["domain"],"properties":{"domain":{"type":"string","minLength":4,"maxLength":253}},"additionalProperties":false};

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
if(data.domain === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/V2DomainsDeleteDomainRequestBody/required",keyword:"required",params:{missingProperty: "domain"},schema:schema79.required,parentSchema:schema79,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "domain")){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/V2DomainsDeleteDomainRequestBody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema79,data};
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
let data0 = data.domain;
if(typeof data0 === "string"){
if(func0(data0) > 253){
const err2 = {instancePath:instancePath+"/domain",schemaPath:"contract:/components/schemas/V2DomainsDeleteDomainRequestBody/properties/domain/maxLength",keyword:"maxLength",params:{limit: 253},schema:253,parentSchema:schema79.properties.domain,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func0(data0) < 4){
const err3 = {instancePath:instancePath+"/domain",schemaPath:"contract:/components/schemas/V2DomainsDeleteDomainRequestBody/properties/domain/minLength",keyword:"minLength",params:{limit: 4},schema:4,parentSchema:schema79.properties.domain,data:data0};
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
const err4 = {instancePath:instancePath+"/domain",schemaPath:"contract:/components/schemas/V2DomainsDeleteDomainRequestBody/properties/domain/type",keyword:"type",params:{type: "string"},schema:schema79.properties.domain.type,parentSchema:schema79.properties.domain,data:data0};
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
const err5 = {instancePath,schemaPath:"contract:/components/schemas/V2DomainsDeleteDomainRequestBody/type",keyword:"type",params:{type: "object"},schema:schema79.type,parentSchema:schema79,data};
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

exports.v24 = validate54;
const schema80 = {"$id":"contract:/domains.getDomain.body","$ref":"contract:/components/schemas/V2DomainsGetDomainRequestBody"};
const schema81 = {"$id":"contract:/components/schemas/V2DomainsGetDomainRequestBody","type":"object","required":["domain"],"properties":{"domain":{"type":"string","minLength":4,"maxLength":253}},"additionalProperties":false};

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
if(data.domain === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/V2DomainsGetDomainRequestBody/required",keyword:"required",params:{missingProperty: "domain"},schema:schema81.required,parentSchema:schema81,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "domain")){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/V2DomainsGetDomainRequestBody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema81,data};
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
let data0 = data.domain;
if(typeof data0 === "string"){
if(func0(data0) > 253){
const err2 = {instancePath:instancePath+"/domain",schemaPath:"contract:/components/schemas/V2DomainsGetDomainRequestBody/properties/domain/maxLength",keyword:"maxLength",params:{limit: 253},schema:253,parentSchema:schema81.properties.domain,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func0(data0) < 4){
const err3 = {instancePath:instancePath+"/domain",schemaPath:"contract:/components/schemas/V2DomainsGetDomainRequestBody/properties/domain/minLength",keyword:"minLength",params:{limit: 4},schema:4,parentSchema:schema81.properties.domain,data:data0};
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
const err4 = {instancePath:instancePath+"/domain",schemaPath:"contract:/components/schemas/V2DomainsGetDomainRequestBody/properties/domain/type",keyword:"type",params:{type: "string"},schema:schema81.properties.domain.type,parentSchema:schema81.properties.domain,data:data0};
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
const err5 = {instancePath,schemaPath:"contract:/components/schemas/V2DomainsGetDomainRequestBody/type",keyword:"type",params:{type: "object"},schema:schema81.type,parentSchema:schema81,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v25 = validate55;
const schema82 = {"$id":"contract:/domains.listDomains.body","$ref":"contract:/components/schemas/V2DomainsListDomainsRequestBody"};
const schema83 = {"$id":"contract:/components/schemas/V2DomainsListDomainsRequestBody","type":"object","required":["project","app","environment"],"properties":{"project":{"$ref":"contract:/components/schemas/ResourceIdentifier"},"app":{"$ref":"contract:/components/schemas/ResourceIdentifier"},"environment":{"$ref":"contract:/components/schemas/ResourceIdentifier"},"limit":{"type":"integer","minimum":1,"maximum":100},"cursor":{"type":"string"},"search":{"type":"string","maxLength":256}},"additionalProperties":false};

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
if(data.project === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "project"},schema:schema83.required,parentSchema:schema83,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.app === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "app"},schema:schema83.required,parentSchema:schema83,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.environment === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "environment"},schema:schema83.required,parentSchema:schema83,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "project") || (key0 === "app")) || (key0 === "environment")) || (key0 === "limit")) || (key0 === "cursor")) || (key0 === "search"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema83,data};
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
let data0 = data.project;
if(typeof data0 === "string"){
if(func0(data0) > 255){
const err4 = {instancePath:instancePath+"/project",schemaPath:"contract:/components/schemas/ResourceIdentifier/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func0(data0) < 3){
const err5 = {instancePath:instancePath+"/project",schemaPath:"contract:/components/schemas/ResourceIdentifier/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern2.test(data0)){
const err6 = {instancePath:instancePath+"/project",schemaPath:"contract:/components/schemas/ResourceIdentifier/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_-]+$"},schema:"^[a-zA-Z0-9_-]+$",parentSchema:schema18,data:data0};
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
const err7 = {instancePath:instancePath+"/project",schemaPath:"contract:/components/schemas/ResourceIdentifier/type",keyword:"type",params:{type: "string"},schema:schema18.type,parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.app !== undefined){
let data1 = data.app;
if(typeof data1 === "string"){
if(func0(data1) > 255){
const err8 = {instancePath:instancePath+"/app",schemaPath:"contract:/components/schemas/ResourceIdentifier/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema18,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func0(data1) < 3){
const err9 = {instancePath:instancePath+"/app",schemaPath:"contract:/components/schemas/ResourceIdentifier/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema18,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern2.test(data1)){
const err10 = {instancePath:instancePath+"/app",schemaPath:"contract:/components/schemas/ResourceIdentifier/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_-]+$"},schema:"^[a-zA-Z0-9_-]+$",parentSchema:schema18,data:data1};
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
const err11 = {instancePath:instancePath+"/app",schemaPath:"contract:/components/schemas/ResourceIdentifier/type",keyword:"type",params:{type: "string"},schema:schema18.type,parentSchema:schema18,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.environment !== undefined){
let data2 = data.environment;
if(typeof data2 === "string"){
if(func0(data2) > 255){
const err12 = {instancePath:instancePath+"/environment",schemaPath:"contract:/components/schemas/ResourceIdentifier/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema18,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(func0(data2) < 3){
const err13 = {instancePath:instancePath+"/environment",schemaPath:"contract:/components/schemas/ResourceIdentifier/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema18,data:data2};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!pattern2.test(data2)){
const err14 = {instancePath:instancePath+"/environment",schemaPath:"contract:/components/schemas/ResourceIdentifier/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_-]+$"},schema:"^[a-zA-Z0-9_-]+$",parentSchema:schema18,data:data2};
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
const err15 = {instancePath:instancePath+"/environment",schemaPath:"contract:/components/schemas/ResourceIdentifier/type",keyword:"type",params:{type: "string"},schema:schema18.type,parentSchema:schema18,data:data2};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.limit !== undefined){
let data3 = data.limit;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err16 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema83.properties.limit.type,parentSchema:schema83.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100 || isNaN(data3)){
const err17 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema83.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err18 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema83.properties.limit,data:data3};
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
if(data.cursor !== undefined){
let data4 = data.cursor;
if(typeof data4 !== "string"){
const err19 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},schema:schema83.properties.cursor.type,parentSchema:schema83.properties.cursor,data:data4};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.search !== undefined){
let data5 = data.search;
if(typeof data5 === "string"){
if(func0(data5) > 256){
const err20 = {instancePath:instancePath+"/search",schemaPath:"#/properties/search/maxLength",keyword:"maxLength",params:{limit: 256},schema:256,parentSchema:schema83.properties.search,data:data5};
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
const err21 = {instancePath:instancePath+"/search",schemaPath:"#/properties/search/type",keyword:"type",params:{type: "string"},schema:schema83.properties.search.type,parentSchema:schema83.properties.search,data:data5};
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
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema83.type,parentSchema:schema83,data};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
validate55.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v26 = validate58;
const schema87 = {"$id":"contract:/domains.verifyDomain.body","$ref":"contract:/components/schemas/V2DomainsVerifyDomainRequestBody"};
const schema88 = {"$id":"contract:/components/schemas/V2DomainsVerifyDomainRequestBody","type":"object","required":["domain"],"properties":{"domain":{"type":"string","minLength":4,"maxLength":253}},"additionalProperties":false};

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
if(data.domain === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/V2DomainsVerifyDomainRequestBody/required",keyword:"required",params:{missingProperty: "domain"},schema:schema88.required,parentSchema:schema88,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "domain")){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/V2DomainsVerifyDomainRequestBody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema88,data};
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
let data0 = data.domain;
if(typeof data0 === "string"){
if(func0(data0) > 253){
const err2 = {instancePath:instancePath+"/domain",schemaPath:"contract:/components/schemas/V2DomainsVerifyDomainRequestBody/properties/domain/maxLength",keyword:"maxLength",params:{limit: 253},schema:253,parentSchema:schema88.properties.domain,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func0(data0) < 4){
const err3 = {instancePath:instancePath+"/domain",schemaPath:"contract:/components/schemas/V2DomainsVerifyDomainRequestBody/properties/domain/minLength",keyword:"minLength",params:{limit: 4},schema:4,parentSchema:schema88.properties.domain,data:data0};
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
const err4 = {instancePath:instancePath+"/domain",schemaPath:"contract:/components/schemas/V2DomainsVerifyDomainRequestBody/properties/domain/type",keyword:"type",params:{type: "string"},schema:schema88.properties.domain.type,parentSchema:schema88.properties.domain,data:data0};
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
const err5 = {instancePath,schemaPath:"contract:/components/schemas/V2DomainsVerifyDomainRequestBody/type",keyword:"type",params:{type: "object"},schema:schema88.type,parentSchema:schema88,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v27 = validate59;
const schema89 = {"$id":"contract:/environments.getEnvironment.body","$ref":"contract:/components/schemas/V2EnvironmentsGetEnvironmentRequestBody"};
const schema90 = {"$id":"contract:/components/schemas/V2EnvironmentsGetEnvironmentRequestBody","type":"object","required":["project","app","environment"],"properties":{"project":{"$ref":"contract:/components/schemas/ResourceIdentifier"},"app":{"$ref":"contract:/components/schemas/ResourceIdentifier"},"environment":{"$ref":"contract:/components/schemas/ResourceIdentifier"}},"additionalProperties":false};

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
if(data.project === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "project"},schema:schema90.required,parentSchema:schema90,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.app === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "app"},schema:schema90.required,parentSchema:schema90,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.environment === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "environment"},schema:schema90.required,parentSchema:schema90,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "project") || (key0 === "app")) || (key0 === "environment"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema90,data};
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
let data0 = data.project;
if(typeof data0 === "string"){
if(func0(data0) > 255){
const err4 = {instancePath:instancePath+"/project",schemaPath:"contract:/components/schemas/ResourceIdentifier/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func0(data0) < 3){
const err5 = {instancePath:instancePath+"/project",schemaPath:"contract:/components/schemas/ResourceIdentifier/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern2.test(data0)){
const err6 = {instancePath:instancePath+"/project",schemaPath:"contract:/components/schemas/ResourceIdentifier/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_-]+$"},schema:"^[a-zA-Z0-9_-]+$",parentSchema:schema18,data:data0};
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
const err7 = {instancePath:instancePath+"/project",schemaPath:"contract:/components/schemas/ResourceIdentifier/type",keyword:"type",params:{type: "string"},schema:schema18.type,parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.app !== undefined){
let data1 = data.app;
if(typeof data1 === "string"){
if(func0(data1) > 255){
const err8 = {instancePath:instancePath+"/app",schemaPath:"contract:/components/schemas/ResourceIdentifier/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema18,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func0(data1) < 3){
const err9 = {instancePath:instancePath+"/app",schemaPath:"contract:/components/schemas/ResourceIdentifier/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema18,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern2.test(data1)){
const err10 = {instancePath:instancePath+"/app",schemaPath:"contract:/components/schemas/ResourceIdentifier/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_-]+$"},schema:"^[a-zA-Z0-9_-]+$",parentSchema:schema18,data:data1};
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
const err11 = {instancePath:instancePath+"/app",schemaPath:"contract:/components/schemas/ResourceIdentifier/type",keyword:"type",params:{type: "string"},schema:schema18.type,parentSchema:schema18,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.environment !== undefined){
let data2 = data.environment;
if(typeof data2 === "string"){
if(func0(data2) > 255){
const err12 = {instancePath:instancePath+"/environment",schemaPath:"contract:/components/schemas/ResourceIdentifier/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema18,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(func0(data2) < 3){
const err13 = {instancePath:instancePath+"/environment",schemaPath:"contract:/components/schemas/ResourceIdentifier/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema18,data:data2};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!pattern2.test(data2)){
const err14 = {instancePath:instancePath+"/environment",schemaPath:"contract:/components/schemas/ResourceIdentifier/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_-]+$"},schema:"^[a-zA-Z0-9_-]+$",parentSchema:schema18,data:data2};
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
const err15 = {instancePath:instancePath+"/environment",schemaPath:"contract:/components/schemas/ResourceIdentifier/type",keyword:"type",params:{type: "string"},schema:schema18.type,parentSchema:schema18,data:data2};
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
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema90.type,parentSchema:schema90,data};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
validate59.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v28 = validate62;
const schema94 = {"$id":"contract:/environments.listEnvironmentVariables.body","$ref":"contract:/components/schemas/V2EnvironmentsListEnvironmentVariablesRequestBody"};
const schema95 = {"$id":"contract:/components/schemas/V2EnvironmentsListEnvironmentVariablesRequestBody","type":"object","required":["project","app","environment"],"properties":{"project":{"$ref":"contract:/components/schemas/ResourceIdentifier"},"app":{"$ref":"contract:/components/schemas/ResourceIdentifier"},"environment":{"$ref":"contract:/components/schemas/ResourceIdentifier"},"limit":{"type":"integer","minimum":1,"maximum":100},"cursor":{"type":"string","minLength":1,"maxLength":1024}},"additionalProperties":false};

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
if(data.project === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "project"},schema:schema95.required,parentSchema:schema95,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.app === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "app"},schema:schema95.required,parentSchema:schema95,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.environment === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "environment"},schema:schema95.required,parentSchema:schema95,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "project") || (key0 === "app")) || (key0 === "environment")) || (key0 === "limit")) || (key0 === "cursor"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema95,data};
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
let data0 = data.project;
if(typeof data0 === "string"){
if(func0(data0) > 255){
const err4 = {instancePath:instancePath+"/project",schemaPath:"contract:/components/schemas/ResourceIdentifier/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func0(data0) < 3){
const err5 = {instancePath:instancePath+"/project",schemaPath:"contract:/components/schemas/ResourceIdentifier/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern2.test(data0)){
const err6 = {instancePath:instancePath+"/project",schemaPath:"contract:/components/schemas/ResourceIdentifier/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_-]+$"},schema:"^[a-zA-Z0-9_-]+$",parentSchema:schema18,data:data0};
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
const err7 = {instancePath:instancePath+"/project",schemaPath:"contract:/components/schemas/ResourceIdentifier/type",keyword:"type",params:{type: "string"},schema:schema18.type,parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.app !== undefined){
let data1 = data.app;
if(typeof data1 === "string"){
if(func0(data1) > 255){
const err8 = {instancePath:instancePath+"/app",schemaPath:"contract:/components/schemas/ResourceIdentifier/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema18,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func0(data1) < 3){
const err9 = {instancePath:instancePath+"/app",schemaPath:"contract:/components/schemas/ResourceIdentifier/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema18,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern2.test(data1)){
const err10 = {instancePath:instancePath+"/app",schemaPath:"contract:/components/schemas/ResourceIdentifier/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_-]+$"},schema:"^[a-zA-Z0-9_-]+$",parentSchema:schema18,data:data1};
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
const err11 = {instancePath:instancePath+"/app",schemaPath:"contract:/components/schemas/ResourceIdentifier/type",keyword:"type",params:{type: "string"},schema:schema18.type,parentSchema:schema18,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.environment !== undefined){
let data2 = data.environment;
if(typeof data2 === "string"){
if(func0(data2) > 255){
const err12 = {instancePath:instancePath+"/environment",schemaPath:"contract:/components/schemas/ResourceIdentifier/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema18,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(func0(data2) < 3){
const err13 = {instancePath:instancePath+"/environment",schemaPath:"contract:/components/schemas/ResourceIdentifier/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema18,data:data2};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!pattern2.test(data2)){
const err14 = {instancePath:instancePath+"/environment",schemaPath:"contract:/components/schemas/ResourceIdentifier/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_-]+$"},schema:"^[a-zA-Z0-9_-]+$",parentSchema:schema18,data:data2};
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
const err15 = {instancePath:instancePath+"/environment",schemaPath:"contract:/components/schemas/ResourceIdentifier/type",keyword:"type",params:{type: "string"},schema:schema18.type,parentSchema:schema18,data:data2};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.limit !== undefined){
let data3 = data.limit;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err16 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema95.properties.limit.type,parentSchema:schema95.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100 || isNaN(data3)){
const err17 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema95.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err18 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema95.properties.limit,data:data3};
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
if(data.cursor !== undefined){
let data4 = data.cursor;
if(typeof data4 === "string"){
if(func0(data4) > 1024){
const err19 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema95.properties.cursor,data:data4};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(func0(data4) < 1){
const err20 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema95.properties.cursor,data:data4};
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
const err21 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},schema:schema95.properties.cursor.type,parentSchema:schema95.properties.cursor,data:data4};
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
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema95.type,parentSchema:schema95,data};
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
validate63.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate63.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate63.errors);
errors = vErrors.length;
}
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v29 = validate65;
const schema99 = {"$id":"contract:/environments.listEnvironments.body","$ref":"contract:/components/schemas/V2EnvironmentsListEnvironmentsRequestBody"};
const schema100 = {"$id":"contract:/components/schemas/V2EnvironmentsListEnvironmentsRequestBody","type":"object","required":["project","app"],"properties":{"project":{"$ref":"contract:/components/schemas/ResourceIdentifier"},"app":{"$ref":"contract:/components/schemas/ResourceIdentifier"}},"additionalProperties":false};

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
if(data.project === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "project"},schema:schema100.required,parentSchema:schema100,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.app === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "app"},schema:schema100.required,parentSchema:schema100,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "project") || (key0 === "app"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema100,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.project !== undefined){
let data0 = data.project;
if(typeof data0 === "string"){
if(func0(data0) > 255){
const err3 = {instancePath:instancePath+"/project",schemaPath:"contract:/components/schemas/ResourceIdentifier/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func0(data0) < 3){
const err4 = {instancePath:instancePath+"/project",schemaPath:"contract:/components/schemas/ResourceIdentifier/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern2.test(data0)){
const err5 = {instancePath:instancePath+"/project",schemaPath:"contract:/components/schemas/ResourceIdentifier/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_-]+$"},schema:"^[a-zA-Z0-9_-]+$",parentSchema:schema18,data:data0};
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
const err6 = {instancePath:instancePath+"/project",schemaPath:"contract:/components/schemas/ResourceIdentifier/type",keyword:"type",params:{type: "string"},schema:schema18.type,parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.app !== undefined){
let data1 = data.app;
if(typeof data1 === "string"){
if(func0(data1) > 255){
const err7 = {instancePath:instancePath+"/app",schemaPath:"contract:/components/schemas/ResourceIdentifier/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema18,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func0(data1) < 3){
const err8 = {instancePath:instancePath+"/app",schemaPath:"contract:/components/schemas/ResourceIdentifier/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema18,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!pattern2.test(data1)){
const err9 = {instancePath:instancePath+"/app",schemaPath:"contract:/components/schemas/ResourceIdentifier/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_-]+$"},schema:"^[a-zA-Z0-9_-]+$",parentSchema:schema18,data:data1};
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
const err10 = {instancePath:instancePath+"/app",schemaPath:"contract:/components/schemas/ResourceIdentifier/type",keyword:"type",params:{type: "string"},schema:schema18.type,parentSchema:schema18,data:data1};
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
validate66.errors = vErrors;
return errors === 0;
}
validate66.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate66.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate66.errors);
errors = vErrors.length;
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v30 = validate68;
const schema103 = {"$id":"contract:/environments.removeEnvironmentVariables.body","$ref":"contract:/components/schemas/V2EnvironmentsRemoveEnvironmentVariablesRequestBody"};
const schema104 = {"$id":"contract:/components/schemas/V2EnvironmentsRemoveEnvironmentVariablesRequestBody","type":"object","required":["project","app","environment","variables"],"properties":{"project":{"$ref":"contract:/components/schemas/ResourceIdentifier"},"app":{"$ref":"contract:/components/schemas/ResourceIdentifier"},"environment":{"$ref":"contract:/components/schemas/ResourceIdentifier"},"variables":{"type":"array","minItems":1,"maxItems":50,"items":{"type":"string","minLength":1,"maxLength":256,"pattern":"^[A-Za-z_][A-Za-z0-9_]*$"}}},"additionalProperties":false};
const pattern44 = new RegExp("^[A-Za-z_][A-Za-z0-9_]*$", "u");

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
if(data.project === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "project"},schema:schema104.required,parentSchema:schema104,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.app === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "app"},schema:schema104.required,parentSchema:schema104,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.environment === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "environment"},schema:schema104.required,parentSchema:schema104,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.variables === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "variables"},schema:schema104.required,parentSchema:schema104,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "project") || (key0 === "app")) || (key0 === "environment")) || (key0 === "variables"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema104,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.project !== undefined){
let data0 = data.project;
if(typeof data0 === "string"){
if(func0(data0) > 255){
const err5 = {instancePath:instancePath+"/project",schemaPath:"contract:/components/schemas/ResourceIdentifier/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func0(data0) < 3){
const err6 = {instancePath:instancePath+"/project",schemaPath:"contract:/components/schemas/ResourceIdentifier/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!pattern2.test(data0)){
const err7 = {instancePath:instancePath+"/project",schemaPath:"contract:/components/schemas/ResourceIdentifier/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_-]+$"},schema:"^[a-zA-Z0-9_-]+$",parentSchema:schema18,data:data0};
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
const err8 = {instancePath:instancePath+"/project",schemaPath:"contract:/components/schemas/ResourceIdentifier/type",keyword:"type",params:{type: "string"},schema:schema18.type,parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.app !== undefined){
let data1 = data.app;
if(typeof data1 === "string"){
if(func0(data1) > 255){
const err9 = {instancePath:instancePath+"/app",schemaPath:"contract:/components/schemas/ResourceIdentifier/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema18,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func0(data1) < 3){
const err10 = {instancePath:instancePath+"/app",schemaPath:"contract:/components/schemas/ResourceIdentifier/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema18,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern2.test(data1)){
const err11 = {instancePath:instancePath+"/app",schemaPath:"contract:/components/schemas/ResourceIdentifier/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_-]+$"},schema:"^[a-zA-Z0-9_-]+$",parentSchema:schema18,data:data1};
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
const err12 = {instancePath:instancePath+"/app",schemaPath:"contract:/components/schemas/ResourceIdentifier/type",keyword:"type",params:{type: "string"},schema:schema18.type,parentSchema:schema18,data:data1};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.environment !== undefined){
let data2 = data.environment;
if(typeof data2 === "string"){
if(func0(data2) > 255){
const err13 = {instancePath:instancePath+"/environment",schemaPath:"contract:/components/schemas/ResourceIdentifier/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema18,data:data2};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(func0(data2) < 3){
const err14 = {instancePath:instancePath+"/environment",schemaPath:"contract:/components/schemas/ResourceIdentifier/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema18,data:data2};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!pattern2.test(data2)){
const err15 = {instancePath:instancePath+"/environment",schemaPath:"contract:/components/schemas/ResourceIdentifier/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_-]+$"},schema:"^[a-zA-Z0-9_-]+$",parentSchema:schema18,data:data2};
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
const err16 = {instancePath:instancePath+"/environment",schemaPath:"contract:/components/schemas/ResourceIdentifier/type",keyword:"type",params:{type: "string"},schema:schema18.type,parentSchema:schema18,data:data2};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.variables !== undefined){
let data3 = data.variables;
if(Array.isArray(data3)){
if(data3.length > 50){
const err17 = {instancePath:instancePath+"/variables",schemaPath:"#/properties/variables/maxItems",keyword:"maxItems",params:{limit: 50},schema:50,parentSchema:schema104.properties.variables,data:data3};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data3.length < 1){
const err18 = {instancePath:instancePath+"/variables",schemaPath:"#/properties/variables/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema104.properties.variables,data:data3};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if(func0(data4) > 256){
const err19 = {instancePath:instancePath+"/variables/" + i0,schemaPath:"#/properties/variables/items/maxLength",keyword:"maxLength",params:{limit: 256},schema:256,parentSchema:schema104.properties.variables.items,data:data4};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(func0(data4) < 1){
const err20 = {instancePath:instancePath+"/variables/" + i0,schemaPath:"#/properties/variables/items/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema104.properties.variables.items,data:data4};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!pattern44.test(data4)){
const err21 = {instancePath:instancePath+"/variables/" + i0,schemaPath:"#/properties/variables/items/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_][A-Za-z0-9_]*$"},schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:schema104.properties.variables.items,data:data4};
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
const err22 = {instancePath:instancePath+"/variables/" + i0,schemaPath:"#/properties/variables/items/type",keyword:"type",params:{type: "string"},schema:schema104.properties.variables.items.type,parentSchema:schema104.properties.variables.items,data:data4};
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
const err23 = {instancePath:instancePath+"/variables",schemaPath:"#/properties/variables/type",keyword:"type",params:{type: "array"},schema:schema104.properties.variables.type,parentSchema:schema104.properties.variables,data:data3};
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
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema104.type,parentSchema:schema104,data};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate69.errors = vErrors;
return errors === 0;
}
validate69.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate69.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate69.errors);
errors = vErrors.length;
}
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v31 = validate71;
const schema108 = {"$id":"contract:/environments.setEnvironmentVariables.body","$ref":"contract:/components/schemas/V2EnvironmentsSetEnvironmentVariablesRequestBody"};
const schema109 = {"$id":"contract:/components/schemas/V2EnvironmentsSetEnvironmentVariablesRequestBody","type":"object","required":["project","app","environment","variables"],"properties":{"project":{"$ref":"contract:/components/schemas/ResourceIdentifier"},"app":{"$ref":"contract:/components/schemas/ResourceIdentifier"},"environment":{"$ref":"contract:/components/schemas/ResourceIdentifier"},"variables":{"type":"array","maxItems":50,"items":{"$ref":"contract:/components/schemas/EnvironmentVariableInput"}},"prune":{"type":"boolean"}},"additionalProperties":false};
const schema113 = {"$id":"contract:/components/schemas/EnvironmentVariableInput","type":"object","required":["key","value"],"properties":{"key":{"type":"string","minLength":1,"maxLength":256,"pattern":"^[A-Za-z_][A-Za-z0-9_]*$"},"value":{"type":"string","minLength":1,"maxLength":16384},"kind":{"allOf":[{"$ref":"contract:/components/schemas/EnvironmentVariableKind"}]},"description":{"type":"string","maxLength":255}},"additionalProperties":false};
const schema114 = {"$id":"contract:/components/schemas/EnvironmentVariableKind","type":"string","enum":["recoverable","writeonly"]};

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
if(data.key === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key"},schema:schema113.required,parentSchema:schema113,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.value === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"},schema:schema113.required,parentSchema:schema113,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "key") || (key0 === "value")) || (key0 === "kind")) || (key0 === "description"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema113,data};
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
let data0 = data.key;
if(typeof data0 === "string"){
if(func0(data0) > 256){
const err3 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/maxLength",keyword:"maxLength",params:{limit: 256},schema:256,parentSchema:schema113.properties.key,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func0(data0) < 1){
const err4 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema113.properties.key,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern44.test(data0)){
const err5 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_][A-Za-z0-9_]*$"},schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:schema113.properties.key,data:data0};
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
const err6 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},schema:schema113.properties.key.type,parentSchema:schema113.properties.key,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.value !== undefined){
let data1 = data.value;
if(typeof data1 === "string"){
if(func0(data1) > 16384){
const err7 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{limit: 16384},schema:16384,parentSchema:schema113.properties.value,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func0(data1) < 1){
const err8 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema113.properties.value,data:data1};
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
const err9 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},schema:schema113.properties.value.type,parentSchema:schema113.properties.value,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.kind !== undefined){
let data2 = data.kind;
if(typeof data2 !== "string"){
const err10 = {instancePath:instancePath+"/kind",schemaPath:"contract:/components/schemas/EnvironmentVariableKind/type",keyword:"type",params:{type: "string"},schema:schema114.type,parentSchema:schema114,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!((data2 === "recoverable") || (data2 === "writeonly"))){
const err11 = {instancePath:instancePath+"/kind",schemaPath:"contract:/components/schemas/EnvironmentVariableKind/enum",keyword:"enum",params:{allowedValues: schema114.enum},schema:schema114.enum,parentSchema:schema114,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.description !== undefined){
let data3 = data.description;
if(typeof data3 === "string"){
if(func0(data3) > 255){
const err12 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema113.properties.description,data:data3};
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
const err13 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},schema:schema113.properties.description.type,parentSchema:schema113.properties.description,data:data3};
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
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema113.type,parentSchema:schema113,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(data.project === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "project"},schema:schema109.required,parentSchema:schema109,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.app === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "app"},schema:schema109.required,parentSchema:schema109,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.environment === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "environment"},schema:schema109.required,parentSchema:schema109,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.variables === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "variables"},schema:schema109.required,parentSchema:schema109,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "project") || (key0 === "app")) || (key0 === "environment")) || (key0 === "variables")) || (key0 === "prune"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema109,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.project !== undefined){
let data0 = data.project;
if(typeof data0 === "string"){
if(func0(data0) > 255){
const err5 = {instancePath:instancePath+"/project",schemaPath:"contract:/components/schemas/ResourceIdentifier/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func0(data0) < 3){
const err6 = {instancePath:instancePath+"/project",schemaPath:"contract:/components/schemas/ResourceIdentifier/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!pattern2.test(data0)){
const err7 = {instancePath:instancePath+"/project",schemaPath:"contract:/components/schemas/ResourceIdentifier/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_-]+$"},schema:"^[a-zA-Z0-9_-]+$",parentSchema:schema18,data:data0};
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
const err8 = {instancePath:instancePath+"/project",schemaPath:"contract:/components/schemas/ResourceIdentifier/type",keyword:"type",params:{type: "string"},schema:schema18.type,parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.app !== undefined){
let data1 = data.app;
if(typeof data1 === "string"){
if(func0(data1) > 255){
const err9 = {instancePath:instancePath+"/app",schemaPath:"contract:/components/schemas/ResourceIdentifier/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema18,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func0(data1) < 3){
const err10 = {instancePath:instancePath+"/app",schemaPath:"contract:/components/schemas/ResourceIdentifier/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema18,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern2.test(data1)){
const err11 = {instancePath:instancePath+"/app",schemaPath:"contract:/components/schemas/ResourceIdentifier/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_-]+$"},schema:"^[a-zA-Z0-9_-]+$",parentSchema:schema18,data:data1};
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
const err12 = {instancePath:instancePath+"/app",schemaPath:"contract:/components/schemas/ResourceIdentifier/type",keyword:"type",params:{type: "string"},schema:schema18.type,parentSchema:schema18,data:data1};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.environment !== undefined){
let data2 = data.environment;
if(typeof data2 === "string"){
if(func0(data2) > 255){
const err13 = {instancePath:instancePath+"/environment",schemaPath:"contract:/components/schemas/ResourceIdentifier/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema18,data:data2};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(func0(data2) < 3){
const err14 = {instancePath:instancePath+"/environment",schemaPath:"contract:/components/schemas/ResourceIdentifier/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema18,data:data2};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!pattern2.test(data2)){
const err15 = {instancePath:instancePath+"/environment",schemaPath:"contract:/components/schemas/ResourceIdentifier/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_-]+$"},schema:"^[a-zA-Z0-9_-]+$",parentSchema:schema18,data:data2};
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
const err16 = {instancePath:instancePath+"/environment",schemaPath:"contract:/components/schemas/ResourceIdentifier/type",keyword:"type",params:{type: "string"},schema:schema18.type,parentSchema:schema18,data:data2};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.variables !== undefined){
let data3 = data.variables;
if(Array.isArray(data3)){
if(data3.length > 50){
const err17 = {instancePath:instancePath+"/variables",schemaPath:"#/properties/variables/maxItems",keyword:"maxItems",params:{limit: 50},schema:50,parentSchema:schema109.properties.variables,data:data3};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate73.call(this, data3[i0], {instancePath:instancePath+"/variables/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate73.errors);
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath:instancePath+"/variables",schemaPath:"#/properties/variables/type",keyword:"type",params:{type: "array"},schema:schema109.properties.variables.type,parentSchema:schema109.properties.variables,data:data3};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.prune !== undefined){
let data5 = data.prune;
if(typeof data5 !== "boolean"){
const err19 = {instancePath:instancePath+"/prune",schemaPath:"#/properties/prune/type",keyword:"type",params:{type: "boolean"},schema:schema109.properties.prune.type,parentSchema:schema109.properties.prune,data:data5};
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
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema109.type,parentSchema:schema109,data};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate72.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate72.errors);
errors = vErrors.length;
}
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v32 = validate76;
const schema115 = {"$id":"contract:/environments.updateSettings.body","$ref":"contract:/components/schemas/V2EnvironmentsUpdateSettingsRequestBody"};
const schema116 = {"$id":"contract:/components/schemas/V2EnvironmentsUpdateSettingsRequestBody","type":"object","required":["project","app","environment"],"properties":{"project":{"$ref":"contract:/components/schemas/ResourceIdentifier"},"app":{"$ref":"contract:/components/schemas/ResourceIdentifier"},"environment":{"$ref":"contract:/components/schemas/ResourceIdentifier"},"dockerfile":{"type":["string","null"],"minLength":1,"maxLength":500},"rootDirectory":{"type":"string","minLength":1,"maxLength":500},"buildCommand":{"type":["string","null"],"minLength":1,"maxLength":1000},"watchPaths":{"type":"array","maxItems":10,"items":{"type":"string","maxLength":500}},"autoDeploy":{"type":"boolean"},"port":{"type":"integer","minimum":1,"maximum":65535},"vCpus":{"type":"number","format":"double","minimum":0.25,"multipleOf":0.25,"double":true},"memoryMib":{"type":"integer","minimum":256,"multipleOf":256,"safeInteger":true},"storageMib":{"type":"integer","minimum":0,"multipleOf":512,"safeInteger":true},"command":{"type":"array","maxItems":10,"items":{"type":"string","maxLength":4096}},"healthcheck":{"anyOf":[{"$ref":"contract:/components/schemas/EnvironmentHealthcheck"},{"type":"null"}]},"shutdownSignal":{"$ref":"contract:/components/schemas/EnvironmentShutdownSignal"},"upstreamProtocol":{"$ref":"contract:/components/schemas/EnvironmentUpstreamProtocol"},"openapiSpecPath":{"type":["string","null"],"minLength":1,"maxLength":512,"pattern":"^(/[\\w\\-]+)+(\\.[\\w]+)?$"},"regions":{"type":"array","minItems":1,"maxItems":5,"items":{"$ref":"contract:/components/schemas/EnvironmentRegion"}}},"additionalProperties":false};
const schema120 = {"$id":"contract:/components/schemas/EnvironmentHealthcheck","type":"object","required":["method","path"],"properties":{"method":{"type":"string","enum":["GET","POST"]},"path":{"type":"string","minLength":1,"maxLength":512,"pattern":"^(/[\\w\\-]+)+(\\.[\\w]+)?$"},"intervalSeconds":{"type":"integer","minimum":1,"maximum":3600},"timeoutSeconds":{"type":"integer","minimum":1,"maximum":3600},"failureThreshold":{"type":"integer","minimum":1,"maximum":100},"initialDelaySeconds":{"type":"integer","minimum":0,"maximum":3600}},"additionalProperties":false};
const schema121 = {"$id":"contract:/components/schemas/EnvironmentShutdownSignal","type":"string","enum":["SIGTERM","SIGINT","SIGQUIT","SIGKILL"]};
const schema122 = {"$id":"contract:/components/schemas/EnvironmentUpstreamProtocol","type":"string","enum":["http1","h2c"]};
const func133 = Object.prototype.hasOwnProperty;
const pattern52 = new RegExp("^(/[\\w\\-]+)+(\\.[\\w]+)?$", "u");
const schema123 = {"$id":"contract:/components/schemas/EnvironmentRegion","type":"object","required":["name","replicas"],"properties":{"name":{"type":"string","minLength":1,"maxLength":64},"replicas":{"$ref":"contract:/components/schemas/Replicas"}},"additionalProperties":false};
const schema124 = {"$id":"contract:/components/schemas/Replicas","type":"object","required":["min","max"],"properties":{"min":{"type":"integer","safeInteger":true},"max":{"type":"integer","safeInteger":true}},"additionalProperties":false};

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
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema123.required,parentSchema:schema123,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.replicas === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "replicas"},schema:schema123.required,parentSchema:schema123,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "name") || (key0 === "replicas"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema123,data};
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
if(typeof data0 === "string"){
if(func0(data0) > 64){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema123.properties.name,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func0(data0) < 1){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema123.properties.name,data:data0};
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
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema123.properties.name.type,parentSchema:schema123.properties.name,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.replicas !== undefined){
let data1 = data.replicas;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.min === undefined){
const err6 = {instancePath:instancePath+"/replicas",schemaPath:"contract:/components/schemas/Replicas/required",keyword:"required",params:{missingProperty: "min"},schema:schema124.required,parentSchema:schema124,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.max === undefined){
const err7 = {instancePath:instancePath+"/replicas",schemaPath:"contract:/components/schemas/Replicas/required",keyword:"required",params:{missingProperty: "max"},schema:schema124.required,parentSchema:schema124,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key1 in data1){
if(!((key1 === "min") || (key1 === "max"))){
const err8 = {instancePath:instancePath+"/replicas",schemaPath:"contract:/components/schemas/Replicas/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema124,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data1.min !== undefined){
let data2 = data1.min;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err9 = {instancePath:instancePath+"/replicas/min",schemaPath:"contract:/components/schemas/Replicas/properties/min/type",keyword:"type",params:{type: "integer"},schema:schema124.properties.min.type,parentSchema:schema124.properties.min,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(Math.abs(data2) > 9007199254740991){
const err10 = {instancePath:instancePath+"/replicas/min",schemaPath:"contract:/components/schemas/Replicas/properties/min/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema124.properties.min,data:data2};
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
if(data1.max !== undefined){
let data3 = data1.max;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err11 = {instancePath:instancePath+"/replicas/max",schemaPath:"contract:/components/schemas/Replicas/properties/max/type",keyword:"type",params:{type: "integer"},schema:schema124.properties.max.type,parentSchema:schema124.properties.max,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(Math.abs(data3) > 9007199254740991){
const err12 = {instancePath:instancePath+"/replicas/max",schemaPath:"contract:/components/schemas/Replicas/properties/max/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema124.properties.max,data:data3};
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
const err13 = {instancePath:instancePath+"/replicas",schemaPath:"contract:/components/schemas/Replicas/type",keyword:"type",params:{type: "object"},schema:schema124.type,parentSchema:schema124,data:data1};
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
validate78.errors = vErrors;
return errors === 0;
}
validate78.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(data.project === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "project"},schema:schema116.required,parentSchema:schema116,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.app === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "app"},schema:schema116.required,parentSchema:schema116,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.environment === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "environment"},schema:schema116.required,parentSchema:schema116,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func133.call(schema116.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema116,data};
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
let data0 = data.project;
if(typeof data0 === "string"){
if(func0(data0) > 255){
const err4 = {instancePath:instancePath+"/project",schemaPath:"contract:/components/schemas/ResourceIdentifier/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func0(data0) < 3){
const err5 = {instancePath:instancePath+"/project",schemaPath:"contract:/components/schemas/ResourceIdentifier/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern2.test(data0)){
const err6 = {instancePath:instancePath+"/project",schemaPath:"contract:/components/schemas/ResourceIdentifier/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_-]+$"},schema:"^[a-zA-Z0-9_-]+$",parentSchema:schema18,data:data0};
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
const err7 = {instancePath:instancePath+"/project",schemaPath:"contract:/components/schemas/ResourceIdentifier/type",keyword:"type",params:{type: "string"},schema:schema18.type,parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.app !== undefined){
let data1 = data.app;
if(typeof data1 === "string"){
if(func0(data1) > 255){
const err8 = {instancePath:instancePath+"/app",schemaPath:"contract:/components/schemas/ResourceIdentifier/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema18,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func0(data1) < 3){
const err9 = {instancePath:instancePath+"/app",schemaPath:"contract:/components/schemas/ResourceIdentifier/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema18,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern2.test(data1)){
const err10 = {instancePath:instancePath+"/app",schemaPath:"contract:/components/schemas/ResourceIdentifier/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_-]+$"},schema:"^[a-zA-Z0-9_-]+$",parentSchema:schema18,data:data1};
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
const err11 = {instancePath:instancePath+"/app",schemaPath:"contract:/components/schemas/ResourceIdentifier/type",keyword:"type",params:{type: "string"},schema:schema18.type,parentSchema:schema18,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.environment !== undefined){
let data2 = data.environment;
if(typeof data2 === "string"){
if(func0(data2) > 255){
const err12 = {instancePath:instancePath+"/environment",schemaPath:"contract:/components/schemas/ResourceIdentifier/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema18,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(func0(data2) < 3){
const err13 = {instancePath:instancePath+"/environment",schemaPath:"contract:/components/schemas/ResourceIdentifier/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema18,data:data2};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!pattern2.test(data2)){
const err14 = {instancePath:instancePath+"/environment",schemaPath:"contract:/components/schemas/ResourceIdentifier/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_-]+$"},schema:"^[a-zA-Z0-9_-]+$",parentSchema:schema18,data:data2};
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
const err15 = {instancePath:instancePath+"/environment",schemaPath:"contract:/components/schemas/ResourceIdentifier/type",keyword:"type",params:{type: "string"},schema:schema18.type,parentSchema:schema18,data:data2};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.dockerfile !== undefined){
let data3 = data.dockerfile;
if((typeof data3 !== "string") && (data3 !== null)){
const err16 = {instancePath:instancePath+"/dockerfile",schemaPath:"#/properties/dockerfile/type",keyword:"type",params:{type: schema116.properties.dockerfile.type},schema:schema116.properties.dockerfile.type,parentSchema:schema116.properties.dockerfile,data:data3};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data3 === "string"){
if(func0(data3) > 500){
const err17 = {instancePath:instancePath+"/dockerfile",schemaPath:"#/properties/dockerfile/maxLength",keyword:"maxLength",params:{limit: 500},schema:500,parentSchema:schema116.properties.dockerfile,data:data3};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(func0(data3) < 1){
const err18 = {instancePath:instancePath+"/dockerfile",schemaPath:"#/properties/dockerfile/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema116.properties.dockerfile,data:data3};
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
if(data.rootDirectory !== undefined){
let data4 = data.rootDirectory;
if(typeof data4 === "string"){
if(func0(data4) > 500){
const err19 = {instancePath:instancePath+"/rootDirectory",schemaPath:"#/properties/rootDirectory/maxLength",keyword:"maxLength",params:{limit: 500},schema:500,parentSchema:schema116.properties.rootDirectory,data:data4};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(func0(data4) < 1){
const err20 = {instancePath:instancePath+"/rootDirectory",schemaPath:"#/properties/rootDirectory/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema116.properties.rootDirectory,data:data4};
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
const err21 = {instancePath:instancePath+"/rootDirectory",schemaPath:"#/properties/rootDirectory/type",keyword:"type",params:{type: "string"},schema:schema116.properties.rootDirectory.type,parentSchema:schema116.properties.rootDirectory,data:data4};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.buildCommand !== undefined){
let data5 = data.buildCommand;
if((typeof data5 !== "string") && (data5 !== null)){
const err22 = {instancePath:instancePath+"/buildCommand",schemaPath:"#/properties/buildCommand/type",keyword:"type",params:{type: schema116.properties.buildCommand.type},schema:schema116.properties.buildCommand.type,parentSchema:schema116.properties.buildCommand,data:data5};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(typeof data5 === "string"){
if(func0(data5) > 1000){
const err23 = {instancePath:instancePath+"/buildCommand",schemaPath:"#/properties/buildCommand/maxLength",keyword:"maxLength",params:{limit: 1000},schema:1000,parentSchema:schema116.properties.buildCommand,data:data5};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(func0(data5) < 1){
const err24 = {instancePath:instancePath+"/buildCommand",schemaPath:"#/properties/buildCommand/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema116.properties.buildCommand,data:data5};
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
if(data.watchPaths !== undefined){
let data6 = data.watchPaths;
if(Array.isArray(data6)){
if(data6.length > 10){
const err25 = {instancePath:instancePath+"/watchPaths",schemaPath:"#/properties/watchPaths/maxItems",keyword:"maxItems",params:{limit: 10},schema:10,parentSchema:schema116.properties.watchPaths,data:data6};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(typeof data7 === "string"){
if(func0(data7) > 500){
const err26 = {instancePath:instancePath+"/watchPaths/" + i0,schemaPath:"#/properties/watchPaths/items/maxLength",keyword:"maxLength",params:{limit: 500},schema:500,parentSchema:schema116.properties.watchPaths.items,data:data7};
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
const err27 = {instancePath:instancePath+"/watchPaths/" + i0,schemaPath:"#/properties/watchPaths/items/type",keyword:"type",params:{type: "string"},schema:schema116.properties.watchPaths.items.type,parentSchema:schema116.properties.watchPaths.items,data:data7};
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
const err28 = {instancePath:instancePath+"/watchPaths",schemaPath:"#/properties/watchPaths/type",keyword:"type",params:{type: "array"},schema:schema116.properties.watchPaths.type,parentSchema:schema116.properties.watchPaths,data:data6};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.autoDeploy !== undefined){
let data8 = data.autoDeploy;
if(typeof data8 !== "boolean"){
const err29 = {instancePath:instancePath+"/autoDeploy",schemaPath:"#/properties/autoDeploy/type",keyword:"type",params:{type: "boolean"},schema:schema116.properties.autoDeploy.type,parentSchema:schema116.properties.autoDeploy,data:data8};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.port !== undefined){
let data9 = data.port;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err30 = {instancePath:instancePath+"/port",schemaPath:"#/properties/port/type",keyword:"type",params:{type: "integer"},schema:schema116.properties.port.type,parentSchema:schema116.properties.port,data:data9};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 65535 || isNaN(data9)){
const err31 = {instancePath:instancePath+"/port",schemaPath:"#/properties/port/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535},schema:65535,parentSchema:schema116.properties.port,data:data9};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data9 < 1 || isNaN(data9)){
const err32 = {instancePath:instancePath+"/port",schemaPath:"#/properties/port/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema116.properties.port,data:data9};
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
if(data.vCpus !== undefined){
let data10 = data.vCpus;
if(typeof data10 === "bigint"){
const err33 = {instancePath:instancePath+"/vCpus",schemaPath:"#/properties/vCpus/double",keyword:"double",params:{holder: data, key: "vCpus"},schema:true,parentSchema:schema116.properties.vCpus,data:data10};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0.25 || isNaN(data10)){
const err34 = {instancePath:instancePath+"/vCpus",schemaPath:"#/properties/vCpus/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.25},schema:0.25,parentSchema:schema116.properties.vCpus,data:data10};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(Math.abs(data10 / 0.25 % 1) > 0 && Number((Math.round(data10 / 0.25) * 0.25).toPrecision(15)) !== data10){
const err35 = {instancePath:instancePath+"/vCpus",schemaPath:"#/properties/vCpus/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.25},schema:0.25,parentSchema:schema116.properties.vCpus,data:data10};
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
const err36 = {instancePath:instancePath+"/vCpus",schemaPath:"#/properties/vCpus/type",keyword:"type",params:{type: "number"},schema:schema116.properties.vCpus.type,parentSchema:schema116.properties.vCpus,data:data10};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.memoryMib !== undefined){
let data11 = data.memoryMib;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err37 = {instancePath:instancePath+"/memoryMib",schemaPath:"#/properties/memoryMib/type",keyword:"type",params:{type: "integer"},schema:schema116.properties.memoryMib.type,parentSchema:schema116.properties.memoryMib,data:data11};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 256 || isNaN(data11)){
const err38 = {instancePath:instancePath+"/memoryMib",schemaPath:"#/properties/memoryMib/minimum",keyword:"minimum",params:{comparison: ">=", limit: 256},schema:256,parentSchema:schema116.properties.memoryMib,data:data11};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(Math.abs(data11) > 9007199254740991){
const err39 = {instancePath:instancePath+"/memoryMib",schemaPath:"#/properties/memoryMib/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema116.properties.memoryMib,data:data11};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data11 % 256 !== 0){
const err40 = {instancePath:instancePath+"/memoryMib",schemaPath:"#/properties/memoryMib/multipleOf",keyword:"multipleOf",params:{multipleOf: 256},schema:256,parentSchema:schema116.properties.memoryMib,data:data11};
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
if(data.storageMib !== undefined){
let data12 = data.storageMib;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err41 = {instancePath:instancePath+"/storageMib",schemaPath:"#/properties/storageMib/type",keyword:"type",params:{type: "integer"},schema:schema116.properties.storageMib.type,parentSchema:schema116.properties.storageMib,data:data12};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
const err42 = {instancePath:instancePath+"/storageMib",schemaPath:"#/properties/storageMib/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema116.properties.storageMib,data:data12};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(Math.abs(data12) > 9007199254740991){
const err43 = {instancePath:instancePath+"/storageMib",schemaPath:"#/properties/storageMib/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema116.properties.storageMib,data:data12};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data12 % 512 !== 0){
const err44 = {instancePath:instancePath+"/storageMib",schemaPath:"#/properties/storageMib/multipleOf",keyword:"multipleOf",params:{multipleOf: 512},schema:512,parentSchema:schema116.properties.storageMib,data:data12};
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
if(data.command !== undefined){
let data13 = data.command;
if(Array.isArray(data13)){
if(data13.length > 10){
const err45 = {instancePath:instancePath+"/command",schemaPath:"#/properties/command/maxItems",keyword:"maxItems",params:{limit: 10},schema:10,parentSchema:schema116.properties.command,data:data13};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
let data14 = data13[i1];
if(typeof data14 === "string"){
if(func0(data14) > 4096){
const err46 = {instancePath:instancePath+"/command/" + i1,schemaPath:"#/properties/command/items/maxLength",keyword:"maxLength",params:{limit: 4096},schema:4096,parentSchema:schema116.properties.command.items,data:data14};
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
const err47 = {instancePath:instancePath+"/command/" + i1,schemaPath:"#/properties/command/items/type",keyword:"type",params:{type: "string"},schema:schema116.properties.command.items.type,parentSchema:schema116.properties.command.items,data:data14};
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
const err48 = {instancePath:instancePath+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type: "array"},schema:schema116.properties.command.type,parentSchema:schema116.properties.command,data:data13};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.healthcheck !== undefined){
let data15 = data.healthcheck;
const _errs36 = errors;
let valid8 = false;
const _errs37 = errors;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.method === undefined){
const err49 = {instancePath:instancePath+"/healthcheck",schemaPath:"contract:/components/schemas/EnvironmentHealthcheck/required",keyword:"required",params:{missingProperty: "method"},schema:schema120.required,parentSchema:schema120,data:data15};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data15.path === undefined){
const err50 = {instancePath:instancePath+"/healthcheck",schemaPath:"contract:/components/schemas/EnvironmentHealthcheck/required",keyword:"required",params:{missingProperty: "path"},schema:schema120.required,parentSchema:schema120,data:data15};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
for(const key1 in data15){
if(!((((((key1 === "method") || (key1 === "path")) || (key1 === "intervalSeconds")) || (key1 === "timeoutSeconds")) || (key1 === "failureThreshold")) || (key1 === "initialDelaySeconds"))){
const err51 = {instancePath:instancePath+"/healthcheck",schemaPath:"contract:/components/schemas/EnvironmentHealthcheck/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema120,data:data15};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data15.method !== undefined){
let data16 = data15.method;
if(typeof data16 !== "string"){
const err52 = {instancePath:instancePath+"/healthcheck/method",schemaPath:"contract:/components/schemas/EnvironmentHealthcheck/properties/method/type",keyword:"type",params:{type: "string"},schema:schema120.properties.method.type,parentSchema:schema120.properties.method,data:data16};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(!((data16 === "GET") || (data16 === "POST"))){
const err53 = {instancePath:instancePath+"/healthcheck/method",schemaPath:"contract:/components/schemas/EnvironmentHealthcheck/properties/method/enum",keyword:"enum",params:{allowedValues: schema120.properties.method.enum},schema:schema120.properties.method.enum,parentSchema:schema120.properties.method,data:data16};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data15.path !== undefined){
let data17 = data15.path;
if(typeof data17 === "string"){
if(func0(data17) > 512){
const err54 = {instancePath:instancePath+"/healthcheck/path",schemaPath:"contract:/components/schemas/EnvironmentHealthcheck/properties/path/maxLength",keyword:"maxLength",params:{limit: 512},schema:512,parentSchema:schema120.properties.path,data:data17};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(func0(data17) < 1){
const err55 = {instancePath:instancePath+"/healthcheck/path",schemaPath:"contract:/components/schemas/EnvironmentHealthcheck/properties/path/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema120.properties.path,data:data17};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(!pattern52.test(data17)){
const err56 = {instancePath:instancePath+"/healthcheck/path",schemaPath:"contract:/components/schemas/EnvironmentHealthcheck/properties/path/pattern",keyword:"pattern",params:{pattern: "^(/[\\w\\-]+)+(\\.[\\w]+)?$"},schema:"^(/[\\w\\-]+)+(\\.[\\w]+)?$",parentSchema:schema120.properties.path,data:data17};
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
const err57 = {instancePath:instancePath+"/healthcheck/path",schemaPath:"contract:/components/schemas/EnvironmentHealthcheck/properties/path/type",keyword:"type",params:{type: "string"},schema:schema120.properties.path.type,parentSchema:schema120.properties.path,data:data17};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data15.intervalSeconds !== undefined){
let data18 = data15.intervalSeconds;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err58 = {instancePath:instancePath+"/healthcheck/intervalSeconds",schemaPath:"contract:/components/schemas/EnvironmentHealthcheck/properties/intervalSeconds/type",keyword:"type",params:{type: "integer"},schema:schema120.properties.intervalSeconds.type,parentSchema:schema120.properties.intervalSeconds,data:data18};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 3600 || isNaN(data18)){
const err59 = {instancePath:instancePath+"/healthcheck/intervalSeconds",schemaPath:"contract:/components/schemas/EnvironmentHealthcheck/properties/intervalSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3600},schema:3600,parentSchema:schema120.properties.intervalSeconds,data:data18};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data18 < 1 || isNaN(data18)){
const err60 = {instancePath:instancePath+"/healthcheck/intervalSeconds",schemaPath:"contract:/components/schemas/EnvironmentHealthcheck/properties/intervalSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema120.properties.intervalSeconds,data:data18};
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
if(data15.timeoutSeconds !== undefined){
let data19 = data15.timeoutSeconds;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err61 = {instancePath:instancePath+"/healthcheck/timeoutSeconds",schemaPath:"contract:/components/schemas/EnvironmentHealthcheck/properties/timeoutSeconds/type",keyword:"type",params:{type: "integer"},schema:schema120.properties.timeoutSeconds.type,parentSchema:schema120.properties.timeoutSeconds,data:data19};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 3600 || isNaN(data19)){
const err62 = {instancePath:instancePath+"/healthcheck/timeoutSeconds",schemaPath:"contract:/components/schemas/EnvironmentHealthcheck/properties/timeoutSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3600},schema:3600,parentSchema:schema120.properties.timeoutSeconds,data:data19};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(data19 < 1 || isNaN(data19)){
const err63 = {instancePath:instancePath+"/healthcheck/timeoutSeconds",schemaPath:"contract:/components/schemas/EnvironmentHealthcheck/properties/timeoutSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema120.properties.timeoutSeconds,data:data19};
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
if(data15.failureThreshold !== undefined){
let data20 = data15.failureThreshold;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err64 = {instancePath:instancePath+"/healthcheck/failureThreshold",schemaPath:"contract:/components/schemas/EnvironmentHealthcheck/properties/failureThreshold/type",keyword:"type",params:{type: "integer"},schema:schema120.properties.failureThreshold.type,parentSchema:schema120.properties.failureThreshold,data:data20};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 100 || isNaN(data20)){
const err65 = {instancePath:instancePath+"/healthcheck/failureThreshold",schemaPath:"contract:/components/schemas/EnvironmentHealthcheck/properties/failureThreshold/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema120.properties.failureThreshold,data:data20};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(data20 < 1 || isNaN(data20)){
const err66 = {instancePath:instancePath+"/healthcheck/failureThreshold",schemaPath:"contract:/components/schemas/EnvironmentHealthcheck/properties/failureThreshold/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema120.properties.failureThreshold,data:data20};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
}
if(data15.initialDelaySeconds !== undefined){
let data21 = data15.initialDelaySeconds;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err67 = {instancePath:instancePath+"/healthcheck/initialDelaySeconds",schemaPath:"contract:/components/schemas/EnvironmentHealthcheck/properties/initialDelaySeconds/type",keyword:"type",params:{type: "integer"},schema:schema120.properties.initialDelaySeconds.type,parentSchema:schema120.properties.initialDelaySeconds,data:data21};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 > 3600 || isNaN(data21)){
const err68 = {instancePath:instancePath+"/healthcheck/initialDelaySeconds",schemaPath:"contract:/components/schemas/EnvironmentHealthcheck/properties/initialDelaySeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3600},schema:3600,parentSchema:schema120.properties.initialDelaySeconds,data:data21};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(data21 < 0 || isNaN(data21)){
const err69 = {instancePath:instancePath+"/healthcheck/initialDelaySeconds",schemaPath:"contract:/components/schemas/EnvironmentHealthcheck/properties/initialDelaySeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema120.properties.initialDelaySeconds,data:data21};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
}
}
else {
const err70 = {instancePath:instancePath+"/healthcheck",schemaPath:"contract:/components/schemas/EnvironmentHealthcheck/type",keyword:"type",params:{type: "object"},schema:schema120.type,parentSchema:schema120,data:data15};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
var _valid0 = _errs37 === errors;
valid8 = valid8 || _valid0;
const _errs53 = errors;
if(data15 !== null){
const err71 = {instancePath:instancePath+"/healthcheck",schemaPath:"#/properties/healthcheck/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema116.properties.healthcheck.anyOf[1].type,parentSchema:schema116.properties.healthcheck.anyOf[1],data:data15};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
var _valid0 = _errs53 === errors;
valid8 = valid8 || _valid0;
if(!valid8){
const err72 = {instancePath:instancePath+"/healthcheck",schemaPath:"#/properties/healthcheck/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs36, passingSchemas: null},schema:schema116.properties.healthcheck.anyOf,parentSchema:schema116.properties.healthcheck,data:data15};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
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
}
if(data.shutdownSignal !== undefined){
let data22 = data.shutdownSignal;
if(typeof data22 !== "string"){
const err73 = {instancePath:instancePath+"/shutdownSignal",schemaPath:"contract:/components/schemas/EnvironmentShutdownSignal/type",keyword:"type",params:{type: "string"},schema:schema121.type,parentSchema:schema121,data:data22};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(!((((data22 === "SIGTERM") || (data22 === "SIGINT")) || (data22 === "SIGQUIT")) || (data22 === "SIGKILL"))){
const err74 = {instancePath:instancePath+"/shutdownSignal",schemaPath:"contract:/components/schemas/EnvironmentShutdownSignal/enum",keyword:"enum",params:{allowedValues: schema121.enum},schema:schema121.enum,parentSchema:schema121,data:data22};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data.upstreamProtocol !== undefined){
let data23 = data.upstreamProtocol;
if(typeof data23 !== "string"){
const err75 = {instancePath:instancePath+"/upstreamProtocol",schemaPath:"contract:/components/schemas/EnvironmentUpstreamProtocol/type",keyword:"type",params:{type: "string"},schema:schema122.type,parentSchema:schema122,data:data23};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(!((data23 === "http1") || (data23 === "h2c"))){
const err76 = {instancePath:instancePath+"/upstreamProtocol",schemaPath:"contract:/components/schemas/EnvironmentUpstreamProtocol/enum",keyword:"enum",params:{allowedValues: schema122.enum},schema:schema122.enum,parentSchema:schema122,data:data23};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data.openapiSpecPath !== undefined){
let data24 = data.openapiSpecPath;
if((typeof data24 !== "string") && (data24 !== null)){
const err77 = {instancePath:instancePath+"/openapiSpecPath",schemaPath:"#/properties/openapiSpecPath/type",keyword:"type",params:{type: schema116.properties.openapiSpecPath.type},schema:schema116.properties.openapiSpecPath.type,parentSchema:schema116.properties.openapiSpecPath,data:data24};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if(typeof data24 === "string"){
if(func0(data24) > 512){
const err78 = {instancePath:instancePath+"/openapiSpecPath",schemaPath:"#/properties/openapiSpecPath/maxLength",keyword:"maxLength",params:{limit: 512},schema:512,parentSchema:schema116.properties.openapiSpecPath,data:data24};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(func0(data24) < 1){
const err79 = {instancePath:instancePath+"/openapiSpecPath",schemaPath:"#/properties/openapiSpecPath/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema116.properties.openapiSpecPath,data:data24};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if(!pattern52.test(data24)){
const err80 = {instancePath:instancePath+"/openapiSpecPath",schemaPath:"#/properties/openapiSpecPath/pattern",keyword:"pattern",params:{pattern: "^(/[\\w\\-]+)+(\\.[\\w]+)?$"},schema:"^(/[\\w\\-]+)+(\\.[\\w]+)?$",parentSchema:schema116.properties.openapiSpecPath,data:data24};
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
if(data.regions !== undefined){
let data25 = data.regions;
if(Array.isArray(data25)){
if(data25.length > 5){
const err81 = {instancePath:instancePath+"/regions",schemaPath:"#/properties/regions/maxItems",keyword:"maxItems",params:{limit: 5},schema:5,parentSchema:schema116.properties.regions,data:data25};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if(data25.length < 1){
const err82 = {instancePath:instancePath+"/regions",schemaPath:"#/properties/regions/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema116.properties.regions,data:data25};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
const len2 = data25.length;
for(let i2=0; i2<len2; i2++){
if(!(validate78.call(this, data25[i2], {instancePath:instancePath+"/regions/" + i2,parentData:data25,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate78.errors);
errors = vErrors.length;
}
}
}
else {
const err83 = {instancePath:instancePath+"/regions",schemaPath:"#/properties/regions/type",keyword:"type",params:{type: "array"},schema:schema116.properties.regions.type,parentSchema:schema116.properties.regions,data:data25};
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
const err84 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema116.type,parentSchema:schema116,data};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
validate77.errors = vErrors;
return errors === 0;
}
validate77.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate77.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate77.errors);
errors = vErrors.length;
}
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v33 = validate81;
const schema125 = {"$id":"contract:/gateway.listPolicies.body","$ref":"contract:/components/schemas/V2GatewayListPoliciesRequestBody"};
const schema126 = {"$id":"contract:/components/schemas/V2GatewayListPoliciesRequestBody","type":"object","required":["project","app","environment"],"properties":{"project":{"$ref":"contract:/components/schemas/ResourceIdentifier"},"app":{"$ref":"contract:/components/schemas/ResourceIdentifier"},"environment":{"$ref":"contract:/components/schemas/ResourceIdentifier"}},"additionalProperties":false};

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
if(data.project === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "project"},schema:schema126.required,parentSchema:schema126,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.app === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "app"},schema:schema126.required,parentSchema:schema126,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.environment === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "environment"},schema:schema126.required,parentSchema:schema126,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "project") || (key0 === "app")) || (key0 === "environment"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema126,data};
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
let data0 = data.project;
if(typeof data0 === "string"){
if(func0(data0) > 255){
const err4 = {instancePath:instancePath+"/project",schemaPath:"contract:/components/schemas/ResourceIdentifier/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func0(data0) < 3){
const err5 = {instancePath:instancePath+"/project",schemaPath:"contract:/components/schemas/ResourceIdentifier/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern2.test(data0)){
const err6 = {instancePath:instancePath+"/project",schemaPath:"contract:/components/schemas/ResourceIdentifier/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_-]+$"},schema:"^[a-zA-Z0-9_-]+$",parentSchema:schema18,data:data0};
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
const err7 = {instancePath:instancePath+"/project",schemaPath:"contract:/components/schemas/ResourceIdentifier/type",keyword:"type",params:{type: "string"},schema:schema18.type,parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.app !== undefined){
let data1 = data.app;
if(typeof data1 === "string"){
if(func0(data1) > 255){
const err8 = {instancePath:instancePath+"/app",schemaPath:"contract:/components/schemas/ResourceIdentifier/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema18,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func0(data1) < 3){
const err9 = {instancePath:instancePath+"/app",schemaPath:"contract:/components/schemas/ResourceIdentifier/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema18,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern2.test(data1)){
const err10 = {instancePath:instancePath+"/app",schemaPath:"contract:/components/schemas/ResourceIdentifier/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_-]+$"},schema:"^[a-zA-Z0-9_-]+$",parentSchema:schema18,data:data1};
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
const err11 = {instancePath:instancePath+"/app",schemaPath:"contract:/components/schemas/ResourceIdentifier/type",keyword:"type",params:{type: "string"},schema:schema18.type,parentSchema:schema18,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.environment !== undefined){
let data2 = data.environment;
if(typeof data2 === "string"){
if(func0(data2) > 255){
const err12 = {instancePath:instancePath+"/environment",schemaPath:"contract:/components/schemas/ResourceIdentifier/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema18,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(func0(data2) < 3){
const err13 = {instancePath:instancePath+"/environment",schemaPath:"contract:/components/schemas/ResourceIdentifier/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema18,data:data2};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!pattern2.test(data2)){
const err14 = {instancePath:instancePath+"/environment",schemaPath:"contract:/components/schemas/ResourceIdentifier/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_-]+$"},schema:"^[a-zA-Z0-9_-]+$",parentSchema:schema18,data:data2};
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
const err15 = {instancePath:instancePath+"/environment",schemaPath:"contract:/components/schemas/ResourceIdentifier/type",keyword:"type",params:{type: "string"},schema:schema18.type,parentSchema:schema18,data:data2};
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
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema126.type,parentSchema:schema126,data};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate82.errors = vErrors;
return errors === 0;
}
validate82.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate82.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate82.errors);
errors = vErrors.length;
}
validate81.errors = vErrors;
return errors === 0;
}
validate81.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v34 = validate84;
const schema130 = {"$id":"contract:/gateway.setPolicies.body","$ref":"contract:/components/schemas/V2GatewaySetPoliciesRequestBody"};
const schema131 = {"$id":"contract:/components/schemas/V2GatewaySetPoliciesRequestBody","type":"object","required":["project","app","environment","policies"],"properties":{"project":{"$ref":"contract:/components/schemas/ResourceIdentifier"},"app":{"$ref":"contract:/components/schemas/ResourceIdentifier"},"environment":{"$ref":"contract:/components/schemas/ResourceIdentifier"},"policies":{"type":"array","maxItems":50,"items":{"$ref":"contract:/components/schemas/Policy"}}},"additionalProperties":false};
const schema135 = {"$id":"contract:/components/schemas/Policy","type":"object","required":["name","enabled"],"properties":{"name":{"type":"string","minLength":1,"maxLength":256},"enabled":{"type":"boolean"},"match":{"type":"array","maxItems":10,"items":{"$ref":"contract:/components/schemas/MatchExpr"}},"keyauth":{"$ref":"contract:/components/schemas/KeyauthPolicy"},"ratelimit":{"$ref":"contract:/components/schemas/RatelimitPolicy"},"firewall":{"$ref":"contract:/components/schemas/FirewallPolicy"},"openapi":{"$ref":"contract:/components/schemas/OpenapiPolicy"},"logging":{"$ref":"contract:/components/schemas/LoggingPolicy"}},"additionalProperties":false};
const schema155 = {"$id":"contract:/components/schemas/FirewallPolicy","type":"object","required":["action"],"properties":{"action":{"type":"string","enum":["ACTION_DENY"]}},"additionalProperties":false};
const schema156 = {"$id":"contract:/components/schemas/OpenapiPolicy","type":"object","additionalProperties":false};
const schema157 = {"$id":"contract:/components/schemas/LoggingPolicy","type":"object","properties":{"requestHeaders":{"type":"boolean"},"responseHeaders":{"type":"boolean"},"requestBody":{"type":"boolean"},"responseBody":{"type":"boolean"},"query":{"type":"boolean"}},"additionalProperties":false};
const schema136 = {"$id":"contract:/components/schemas/MatchExpr","type":"object","properties":{"path":{"$ref":"contract:/components/schemas/PathMatch"},"method":{"$ref":"contract:/components/schemas/MethodMatch"},"header":{"$ref":"contract:/components/schemas/FieldMatch"},"queryParam":{"$ref":"contract:/components/schemas/FieldMatch"}},"additionalProperties":false};
const schema139 = {"$id":"contract:/components/schemas/MethodMatch","type":"object","required":["methods"],"properties":{"methods":{"type":"array","minItems":1,"items":{"type":"string","enum":["GET","POST","PUT","PATCH","DELETE","HEAD","OPTIONS"]}}},"additionalProperties":false};
const schema137 = {"$id":"contract:/components/schemas/PathMatch","type":"object","required":["path"],"properties":{"path":{"$ref":"contract:/components/schemas/StringMatch"}},"additionalProperties":false};
const schema138 = {"$id":"contract:/components/schemas/StringMatch","type":"object","properties":{"exact":{"type":"string","minLength":1,"maxLength":1024},"prefix":{"type":"string","minLength":1,"maxLength":1024},"regex":{"type":"string","minLength":1,"maxLength":1024},"ignoreCase":{"type":"boolean"}},"additionalProperties":false};

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
for(const key0 in data){
if(!(key0 === "path")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema137,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 in data0){
if(!((((key1 === "exact") || (key1 === "prefix")) || (key1 === "regex")) || (key1 === "ignoreCase"))){
const err2 = {instancePath:instancePath+"/path",schemaPath:"contract:/components/schemas/StringMatch/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema138,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.exact !== undefined){
let data1 = data0.exact;
if(typeof data1 === "string"){
if(func0(data1) > 1024){
const err3 = {instancePath:instancePath+"/path/exact",schemaPath:"contract:/components/schemas/StringMatch/properties/exact/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema138.properties.exact,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func0(data1) < 1){
const err4 = {instancePath:instancePath+"/path/exact",schemaPath:"contract:/components/schemas/StringMatch/properties/exact/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema138.properties.exact,data:data1};
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
const err5 = {instancePath:instancePath+"/path/exact",schemaPath:"contract:/components/schemas/StringMatch/properties/exact/type",keyword:"type",params:{type: "string"},schema:schema138.properties.exact.type,parentSchema:schema138.properties.exact,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.prefix !== undefined){
let data2 = data0.prefix;
if(typeof data2 === "string"){
if(func0(data2) > 1024){
const err6 = {instancePath:instancePath+"/path/prefix",schemaPath:"contract:/components/schemas/StringMatch/properties/prefix/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema138.properties.prefix,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func0(data2) < 1){
const err7 = {instancePath:instancePath+"/path/prefix",schemaPath:"contract:/components/schemas/StringMatch/properties/prefix/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema138.properties.prefix,data:data2};
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
const err8 = {instancePath:instancePath+"/path/prefix",schemaPath:"contract:/components/schemas/StringMatch/properties/prefix/type",keyword:"type",params:{type: "string"},schema:schema138.properties.prefix.type,parentSchema:schema138.properties.prefix,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.regex !== undefined){
let data3 = data0.regex;
if(typeof data3 === "string"){
if(func0(data3) > 1024){
const err9 = {instancePath:instancePath+"/path/regex",schemaPath:"contract:/components/schemas/StringMatch/properties/regex/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema138.properties.regex,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func0(data3) < 1){
const err10 = {instancePath:instancePath+"/path/regex",schemaPath:"contract:/components/schemas/StringMatch/properties/regex/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema138.properties.regex,data:data3};
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
const err11 = {instancePath:instancePath+"/path/regex",schemaPath:"contract:/components/schemas/StringMatch/properties/regex/type",keyword:"type",params:{type: "string"},schema:schema138.properties.regex.type,parentSchema:schema138.properties.regex,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data0.ignoreCase !== undefined){
let data4 = data0.ignoreCase;
if(typeof data4 !== "boolean"){
const err12 = {instancePath:instancePath+"/path/ignoreCase",schemaPath:"contract:/components/schemas/StringMatch/properties/ignoreCase/type",keyword:"type",params:{type: "boolean"},schema:schema138.properties.ignoreCase.type,parentSchema:schema138.properties.ignoreCase,data:data4};
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
const err13 = {instancePath:instancePath+"/path",schemaPath:"contract:/components/schemas/StringMatch/type",keyword:"type",params:{type: "object"},schema:schema138.type,parentSchema:schema138,data:data0};
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
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema137.type,parentSchema:schema137,data};
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
validate88.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema140 = {"$id":"contract:/components/schemas/FieldMatch","type":"object","required":["name"],"properties":{"name":{"type":"string","minLength":1,"maxLength":256},"present":{"type":"boolean","enum":[true]},"value":{"$ref":"contract:/components/schemas/StringMatch"}},"additionalProperties":false};

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
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema140.required,parentSchema:schema140,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "present")) || (key0 === "value"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema140,data};
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
let data0 = data.name;
if(typeof data0 === "string"){
if(func0(data0) > 256){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 256},schema:256,parentSchema:schema140.properties.name,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func0(data0) < 1){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema140.properties.name,data:data0};
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
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema140.properties.name.type,parentSchema:schema140.properties.name,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.present !== undefined){
let data1 = data.present;
if(typeof data1 !== "boolean"){
const err5 = {instancePath:instancePath+"/present",schemaPath:"#/properties/present/type",keyword:"type",params:{type: "boolean"},schema:schema140.properties.present.type,parentSchema:schema140.properties.present,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(data1 === true)){
const err6 = {instancePath:instancePath+"/present",schemaPath:"#/properties/present/enum",keyword:"enum",params:{allowedValues: schema140.properties.present.enum},schema:schema140.properties.present.enum,parentSchema:schema140.properties.present,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.value !== undefined){
let data2 = data.value;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
if(!((((key1 === "exact") || (key1 === "prefix")) || (key1 === "regex")) || (key1 === "ignoreCase"))){
const err7 = {instancePath:instancePath+"/value",schemaPath:"contract:/components/schemas/StringMatch/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema138,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data2.exact !== undefined){
let data3 = data2.exact;
if(typeof data3 === "string"){
if(func0(data3) > 1024){
const err8 = {instancePath:instancePath+"/value/exact",schemaPath:"contract:/components/schemas/StringMatch/properties/exact/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema138.properties.exact,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func0(data3) < 1){
const err9 = {instancePath:instancePath+"/value/exact",schemaPath:"contract:/components/schemas/StringMatch/properties/exact/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema138.properties.exact,data:data3};
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
const err10 = {instancePath:instancePath+"/value/exact",schemaPath:"contract:/components/schemas/StringMatch/properties/exact/type",keyword:"type",params:{type: "string"},schema:schema138.properties.exact.type,parentSchema:schema138.properties.exact,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.prefix !== undefined){
let data4 = data2.prefix;
if(typeof data4 === "string"){
if(func0(data4) > 1024){
const err11 = {instancePath:instancePath+"/value/prefix",schemaPath:"contract:/components/schemas/StringMatch/properties/prefix/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema138.properties.prefix,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func0(data4) < 1){
const err12 = {instancePath:instancePath+"/value/prefix",schemaPath:"contract:/components/schemas/StringMatch/properties/prefix/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema138.properties.prefix,data:data4};
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
const err13 = {instancePath:instancePath+"/value/prefix",schemaPath:"contract:/components/schemas/StringMatch/properties/prefix/type",keyword:"type",params:{type: "string"},schema:schema138.properties.prefix.type,parentSchema:schema138.properties.prefix,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data2.regex !== undefined){
let data5 = data2.regex;
if(typeof data5 === "string"){
if(func0(data5) > 1024){
const err14 = {instancePath:instancePath+"/value/regex",schemaPath:"contract:/components/schemas/StringMatch/properties/regex/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema138.properties.regex,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(func0(data5) < 1){
const err15 = {instancePath:instancePath+"/value/regex",schemaPath:"contract:/components/schemas/StringMatch/properties/regex/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema138.properties.regex,data:data5};
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
const err16 = {instancePath:instancePath+"/value/regex",schemaPath:"contract:/components/schemas/StringMatch/properties/regex/type",keyword:"type",params:{type: "string"},schema:schema138.properties.regex.type,parentSchema:schema138.properties.regex,data:data5};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data2.ignoreCase !== undefined){
let data6 = data2.ignoreCase;
if(typeof data6 !== "boolean"){
const err17 = {instancePath:instancePath+"/value/ignoreCase",schemaPath:"contract:/components/schemas/StringMatch/properties/ignoreCase/type",keyword:"type",params:{type: "boolean"},schema:schema138.properties.ignoreCase.type,parentSchema:schema138.properties.ignoreCase,data:data6};
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
const err18 = {instancePath:instancePath+"/value",schemaPath:"contract:/components/schemas/StringMatch/type",keyword:"type",params:{type: "object"},schema:schema138.type,parentSchema:schema138,data:data2};
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
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema140.type,parentSchema:schema140,data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate90.errors = vErrors;
return errors === 0;
}
validate90.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
for(const key0 in data){
if(!((((key0 === "path") || (key0 === "method")) || (key0 === "header")) || (key0 === "queryParam"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema136,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.path !== undefined){
if(!(validate88.call(this, data.path, {instancePath:instancePath+"/path",parentData:data,parentDataProperty:"path",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate88.errors);
errors = vErrors.length;
}
}
if(data.method !== undefined){
let data1 = data.method;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.methods === undefined){
const err1 = {instancePath:instancePath+"/method",schemaPath:"contract:/components/schemas/MethodMatch/required",keyword:"required",params:{missingProperty: "methods"},schema:schema139.required,parentSchema:schema139,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key1 in data1){
if(!(key1 === "methods")){
const err2 = {instancePath:instancePath+"/method",schemaPath:"contract:/components/schemas/MethodMatch/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema139,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data1.methods !== undefined){
let data2 = data1.methods;
if(Array.isArray(data2)){
if(data2.length < 1){
const err3 = {instancePath:instancePath+"/method/methods",schemaPath:"contract:/components/schemas/MethodMatch/properties/methods/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema139.properties.methods,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/method/methods/" + i0,schemaPath:"contract:/components/schemas/MethodMatch/properties/methods/items/type",keyword:"type",params:{type: "string"},schema:schema139.properties.methods.items.type,parentSchema:schema139.properties.methods.items,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(((((((data3 === "GET") || (data3 === "POST")) || (data3 === "PUT")) || (data3 === "PATCH")) || (data3 === "DELETE")) || (data3 === "HEAD")) || (data3 === "OPTIONS"))){
const err5 = {instancePath:instancePath+"/method/methods/" + i0,schemaPath:"contract:/components/schemas/MethodMatch/properties/methods/items/enum",keyword:"enum",params:{allowedValues: schema139.properties.methods.items.enum},schema:schema139.properties.methods.items.enum,parentSchema:schema139.properties.methods.items,data:data3};
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
const err6 = {instancePath:instancePath+"/method/methods",schemaPath:"contract:/components/schemas/MethodMatch/properties/methods/type",keyword:"type",params:{type: "array"},schema:schema139.properties.methods.type,parentSchema:schema139.properties.methods,data:data2};
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
const err7 = {instancePath:instancePath+"/method",schemaPath:"contract:/components/schemas/MethodMatch/type",keyword:"type",params:{type: "object"},schema:schema139.type,parentSchema:schema139,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.header !== undefined){
if(!(validate90.call(this, data.header, {instancePath:instancePath+"/header",parentData:data,parentDataProperty:"header",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate90.errors);
errors = vErrors.length;
}
}
if(data.queryParam !== undefined){
if(!(validate90.call(this, data.queryParam, {instancePath:instancePath+"/queryParam",parentData:data,parentDataProperty:"queryParam",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate90.errors);
errors = vErrors.length;
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
validate87.errors = vErrors;
return errors === 0;
}
validate87.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema142 = {"$id":"contract:/components/schemas/KeyauthPolicy","type":"object","required":["keyspaces"],"properties":{"keyspaces":{"type":"array","minItems":1,"maxItems":5,"items":{"type":"string","minLength":1,"maxLength":256}},"locations":{"type":"array","items":{"$ref":"contract:/components/schemas/KeyLocation"}},"permissionQuery":{"type":"string","maxLength":1000},"ratelimits":{"type":"array","maxItems":10,"items":{"$ref":"contract:/components/schemas/KeyRatelimit"}},"credits":{"int64":{"minimum":0}}},"additionalProperties":false};
const schema147 = {"$id":"contract:/components/schemas/KeyRatelimit","type":"object","required":["name"],"properties":{"name":{"type":"string","minLength":1,"maxLength":256},"limit":{"int64":{"minimum":1}},"duration":{"int64":{"minimum":1}},"cost":{"int64":{"minimum":1}}},"additionalProperties":false};
const schema143 = {"$id":"contract:/components/schemas/KeyLocation","type":"object","properties":{"bearer":{"$ref":"contract:/components/schemas/BearerTokenLocation"},"header":{"$ref":"contract:/components/schemas/HeaderKeyLocation"},"queryParam":{"$ref":"contract:/components/schemas/QueryParamKeyLocation"}},"additionalProperties":false};
const schema144 = {"$id":"contract:/components/schemas/BearerTokenLocation","type":"object","additionalProperties":false};
const schema145 = {"$id":"contract:/components/schemas/HeaderKeyLocation","type":"object","required":["name"],"properties":{"name":{"type":"string","minLength":1,"maxLength":256},"stripPrefix":{"type":"string","maxLength":256}},"additionalProperties":false};
const schema146 = {"$id":"contract:/components/schemas/QueryParamKeyLocation","type":"object","required":["name"],"properties":{"name":{"type":"string","minLength":1,"maxLength":256}},"additionalProperties":false};

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
for(const key0 in data){
if(!(((key0 === "bearer") || (key0 === "header")) || (key0 === "queryParam"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema143,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.bearer !== undefined){
let data0 = data.bearer;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 in data0){
const err1 = {instancePath:instancePath+"/bearer",schemaPath:"contract:/components/schemas/BearerTokenLocation/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema144,data:data0};
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
const err2 = {instancePath:instancePath+"/bearer",schemaPath:"contract:/components/schemas/BearerTokenLocation/type",keyword:"type",params:{type: "object"},schema:schema144.type,parentSchema:schema144,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.header !== undefined){
let data1 = data.header;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.name === undefined){
const err3 = {instancePath:instancePath+"/header",schemaPath:"contract:/components/schemas/HeaderKeyLocation/required",keyword:"required",params:{missingProperty: "name"},schema:schema145.required,parentSchema:schema145,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key2 in data1){
if(!((key2 === "name") || (key2 === "stripPrefix"))){
const err4 = {instancePath:instancePath+"/header",schemaPath:"contract:/components/schemas/HeaderKeyLocation/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema145,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data1.name !== undefined){
let data2 = data1.name;
if(typeof data2 === "string"){
if(func0(data2) > 256){
const err5 = {instancePath:instancePath+"/header/name",schemaPath:"contract:/components/schemas/HeaderKeyLocation/properties/name/maxLength",keyword:"maxLength",params:{limit: 256},schema:256,parentSchema:schema145.properties.name,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func0(data2) < 1){
const err6 = {instancePath:instancePath+"/header/name",schemaPath:"contract:/components/schemas/HeaderKeyLocation/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema145.properties.name,data:data2};
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
const err7 = {instancePath:instancePath+"/header/name",schemaPath:"contract:/components/schemas/HeaderKeyLocation/properties/name/type",keyword:"type",params:{type: "string"},schema:schema145.properties.name.type,parentSchema:schema145.properties.name,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data1.stripPrefix !== undefined){
let data3 = data1.stripPrefix;
if(typeof data3 === "string"){
if(func0(data3) > 256){
const err8 = {instancePath:instancePath+"/header/stripPrefix",schemaPath:"contract:/components/schemas/HeaderKeyLocation/properties/stripPrefix/maxLength",keyword:"maxLength",params:{limit: 256},schema:256,parentSchema:schema145.properties.stripPrefix,data:data3};
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
const err9 = {instancePath:instancePath+"/header/stripPrefix",schemaPath:"contract:/components/schemas/HeaderKeyLocation/properties/stripPrefix/type",keyword:"type",params:{type: "string"},schema:schema145.properties.stripPrefix.type,parentSchema:schema145.properties.stripPrefix,data:data3};
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
const err10 = {instancePath:instancePath+"/header",schemaPath:"contract:/components/schemas/HeaderKeyLocation/type",keyword:"type",params:{type: "object"},schema:schema145.type,parentSchema:schema145,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.queryParam !== undefined){
let data4 = data.queryParam;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.name === undefined){
const err11 = {instancePath:instancePath+"/queryParam",schemaPath:"contract:/components/schemas/QueryParamKeyLocation/required",keyword:"required",params:{missingProperty: "name"},schema:schema146.required,parentSchema:schema146,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key3 in data4){
if(!(key3 === "name")){
const err12 = {instancePath:instancePath+"/queryParam",schemaPath:"contract:/components/schemas/QueryParamKeyLocation/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},schema:false,parentSchema:schema146,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data4.name !== undefined){
let data5 = data4.name;
if(typeof data5 === "string"){
if(func0(data5) > 256){
const err13 = {instancePath:instancePath+"/queryParam/name",schemaPath:"contract:/components/schemas/QueryParamKeyLocation/properties/name/maxLength",keyword:"maxLength",params:{limit: 256},schema:256,parentSchema:schema146.properties.name,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(func0(data5) < 1){
const err14 = {instancePath:instancePath+"/queryParam/name",schemaPath:"contract:/components/schemas/QueryParamKeyLocation/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema146.properties.name,data:data5};
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
const err15 = {instancePath:instancePath+"/queryParam/name",schemaPath:"contract:/components/schemas/QueryParamKeyLocation/properties/name/type",keyword:"type",params:{type: "string"},schema:schema146.properties.name.type,parentSchema:schema146.properties.name,data:data5};
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
const err16 = {instancePath:instancePath+"/queryParam",schemaPath:"contract:/components/schemas/QueryParamKeyLocation/type",keyword:"type",params:{type: "object"},schema:schema146.type,parentSchema:schema146,data:data4};
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
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema143.type,parentSchema:schema143,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate95.errors = vErrors;
return errors === 0;
}
validate95.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(data.keyspaces === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "keyspaces"},schema:schema142.required,parentSchema:schema142,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "keyspaces") || (key0 === "locations")) || (key0 === "permissionQuery")) || (key0 === "ratelimits")) || (key0 === "credits"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema142,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.keyspaces !== undefined){
let data0 = data.keyspaces;
if(Array.isArray(data0)){
if(data0.length > 5){
const err2 = {instancePath:instancePath+"/keyspaces",schemaPath:"#/properties/keyspaces/maxItems",keyword:"maxItems",params:{limit: 5},schema:5,parentSchema:schema142.properties.keyspaces,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/keyspaces",schemaPath:"#/properties/keyspaces/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema142.properties.keyspaces,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func0(data1) > 256){
const err4 = {instancePath:instancePath+"/keyspaces/" + i0,schemaPath:"#/properties/keyspaces/items/maxLength",keyword:"maxLength",params:{limit: 256},schema:256,parentSchema:schema142.properties.keyspaces.items,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func0(data1) < 1){
const err5 = {instancePath:instancePath+"/keyspaces/" + i0,schemaPath:"#/properties/keyspaces/items/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema142.properties.keyspaces.items,data:data1};
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
const err6 = {instancePath:instancePath+"/keyspaces/" + i0,schemaPath:"#/properties/keyspaces/items/type",keyword:"type",params:{type: "string"},schema:schema142.properties.keyspaces.items.type,parentSchema:schema142.properties.keyspaces.items,data:data1};
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
const err7 = {instancePath:instancePath+"/keyspaces",schemaPath:"#/properties/keyspaces/type",keyword:"type",params:{type: "array"},schema:schema142.properties.keyspaces.type,parentSchema:schema142.properties.keyspaces,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.locations !== undefined){
let data2 = data.locations;
if(Array.isArray(data2)){
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
if(!(validate95.call(this, data2[i1], {instancePath:instancePath+"/locations/" + i1,parentData:data2,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate95.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/locations",schemaPath:"#/properties/locations/type",keyword:"type",params:{type: "array"},schema:schema142.properties.locations.type,parentSchema:schema142.properties.locations,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.permissionQuery !== undefined){
let data4 = data.permissionQuery;
if(typeof data4 === "string"){
if(func0(data4) > 1000){
const err9 = {instancePath:instancePath+"/permissionQuery",schemaPath:"#/properties/permissionQuery/maxLength",keyword:"maxLength",params:{limit: 1000},schema:1000,parentSchema:schema142.properties.permissionQuery,data:data4};
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
const err10 = {instancePath:instancePath+"/permissionQuery",schemaPath:"#/properties/permissionQuery/type",keyword:"type",params:{type: "string"},schema:schema142.properties.permissionQuery.type,parentSchema:schema142.properties.permissionQuery,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.ratelimits !== undefined){
let data5 = data.ratelimits;
if(Array.isArray(data5)){
if(data5.length > 10){
const err11 = {instancePath:instancePath+"/ratelimits",schemaPath:"#/properties/ratelimits/maxItems",keyword:"maxItems",params:{limit: 10},schema:10,parentSchema:schema142.properties.ratelimits,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const len2 = data5.length;
for(let i2=0; i2<len2; i2++){
let data6 = data5[i2];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.name === undefined){
const err12 = {instancePath:instancePath+"/ratelimits/" + i2,schemaPath:"contract:/components/schemas/KeyRatelimit/required",keyword:"required",params:{missingProperty: "name"},schema:schema147.required,parentSchema:schema147,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key1 in data6){
if(!((((key1 === "name") || (key1 === "limit")) || (key1 === "duration")) || (key1 === "cost"))){
const err13 = {instancePath:instancePath+"/ratelimits/" + i2,schemaPath:"contract:/components/schemas/KeyRatelimit/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema147,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data6.name !== undefined){
let data7 = data6.name;
if(typeof data7 === "string"){
if(func0(data7) > 256){
const err14 = {instancePath:instancePath+"/ratelimits/" + i2+"/name",schemaPath:"contract:/components/schemas/KeyRatelimit/properties/name/maxLength",keyword:"maxLength",params:{limit: 256},schema:256,parentSchema:schema147.properties.name,data:data7};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(func0(data7) < 1){
const err15 = {instancePath:instancePath+"/ratelimits/" + i2+"/name",schemaPath:"contract:/components/schemas/KeyRatelimit/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema147.properties.name,data:data7};
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
const err16 = {instancePath:instancePath+"/ratelimits/" + i2+"/name",schemaPath:"contract:/components/schemas/KeyRatelimit/properties/name/type",keyword:"type",params:{type: "string"},schema:schema147.properties.name.type,parentSchema:schema147.properties.name,data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data6.limit !== undefined){
let data8 = data6.limit;
if(!((typeof data8 === "number" && Number.isSafeInteger(data8) && !Object.is(data8, -0)) || (typeof data8 === "bigint" && data8 >= -9223372036854775808n && data8 <= 9223372036854775807n)) || (this && this.has(data6, "limit")) || data8 < 1){
const err17 = {instancePath:instancePath+"/ratelimits/" + i2+"/limit",schemaPath:"contract:/components/schemas/KeyRatelimit/properties/limit/int64",keyword:"int64",params:{},schema:schema147.properties.limit.int64,parentSchema:schema147.properties.limit,data:data8};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data6.duration !== undefined){
let data9 = data6.duration;
if(!((typeof data9 === "number" && Number.isSafeInteger(data9) && !Object.is(data9, -0)) || (typeof data9 === "bigint" && data9 >= -9223372036854775808n && data9 <= 9223372036854775807n)) || (this && this.has(data6, "duration")) || data9 < 1){
const err18 = {instancePath:instancePath+"/ratelimits/" + i2+"/duration",schemaPath:"contract:/components/schemas/KeyRatelimit/properties/duration/int64",keyword:"int64",params:{},schema:schema147.properties.duration.int64,parentSchema:schema147.properties.duration,data:data9};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data6.cost !== undefined){
let data10 = data6.cost;
if(!((typeof data10 === "number" && Number.isSafeInteger(data10) && !Object.is(data10, -0)) || (typeof data10 === "bigint" && data10 >= -9223372036854775808n && data10 <= 9223372036854775807n)) || (this && this.has(data6, "cost")) || data10 < 1){
const err19 = {instancePath:instancePath+"/ratelimits/" + i2+"/cost",schemaPath:"contract:/components/schemas/KeyRatelimit/properties/cost/int64",keyword:"int64",params:{},schema:schema147.properties.cost.int64,parentSchema:schema147.properties.cost,data:data10};
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
const err20 = {instancePath:instancePath+"/ratelimits/" + i2,schemaPath:"contract:/components/schemas/KeyRatelimit/type",keyword:"type",params:{type: "object"},schema:schema147.type,parentSchema:schema147,data:data6};
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
const err21 = {instancePath:instancePath+"/ratelimits",schemaPath:"#/properties/ratelimits/type",keyword:"type",params:{type: "array"},schema:schema142.properties.ratelimits.type,parentSchema:schema142.properties.ratelimits,data:data5};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.credits !== undefined){
let data11 = data.credits;
if(!((typeof data11 === "number" && Number.isSafeInteger(data11) && !Object.is(data11, -0)) || (typeof data11 === "bigint" && data11 >= -9223372036854775808n && data11 <= 9223372036854775807n)) || (this && this.has(data, "credits")) || data11 < 0){
const err22 = {instancePath:instancePath+"/credits",schemaPath:"#/properties/credits/int64",keyword:"int64",params:{},schema:schema142.properties.credits.int64,parentSchema:schema142.properties.credits,data:data11};
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
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema142.type,parentSchema:schema142,data};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate94.errors = vErrors;
return errors === 0;
}
validate94.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema148 = {"$id":"contract:/components/schemas/RatelimitPolicy","type":"object","required":["limit","windowMs"],"properties":{"limit":{"int64":{"minimum":1}},"windowMs":{"int64":{"minimum":1}},"identifier":{"allOf":[{"$ref":"contract:/components/schemas/RatelimitIdentifier"}]},"identifiers":{"type":"array","items":{"$ref":"contract:/components/schemas/RatelimitIdentifier"},"minItems":1,"maxItems":5}},"additionalProperties":false};
const schema149 = {"$id":"contract:/components/schemas/RatelimitIdentifier","type":"object","properties":{"remoteIp":{"$ref":"contract:/components/schemas/RemoteIpKey"},"header":{"$ref":"contract:/components/schemas/HeaderKey"},"authenticatedSubject":{"$ref":"contract:/components/schemas/AuthenticatedSubjectKey"},"path":{"$ref":"contract:/components/schemas/PathKey"},"principalField":{"$ref":"contract:/components/schemas/PrincipalFieldKey"}},"additionalProperties":false};
const schema150 = {"$id":"contract:/components/schemas/RemoteIpKey","type":"object","additionalProperties":false};
const schema151 = {"$id":"contract:/components/schemas/HeaderKey","type":"object","required":["name"],"properties":{"name":{"type":"string","minLength":1,"maxLength":256}},"additionalProperties":false};
const schema152 = {"$id":"contract:/components/schemas/AuthenticatedSubjectKey","type":"object","additionalProperties":false};
const schema153 = {"$id":"contract:/components/schemas/PathKey","type":"object","additionalProperties":false};
const schema154 = {"$id":"contract:/components/schemas/PrincipalFieldKey","type":"object","required":["path"],"properties":{"path":{"type":"string","minLength":1,"maxLength":512}},"additionalProperties":false};

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
for(const key0 in data){
if(!(((((key0 === "remoteIp") || (key0 === "header")) || (key0 === "authenticatedSubject")) || (key0 === "path")) || (key0 === "principalField"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema149,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.remoteIp !== undefined){
let data0 = data.remoteIp;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 in data0){
const err1 = {instancePath:instancePath+"/remoteIp",schemaPath:"contract:/components/schemas/RemoteIpKey/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema150,data:data0};
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
const err2 = {instancePath:instancePath+"/remoteIp",schemaPath:"contract:/components/schemas/RemoteIpKey/type",keyword:"type",params:{type: "object"},schema:schema150.type,parentSchema:schema150,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.header !== undefined){
let data1 = data.header;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.name === undefined){
const err3 = {instancePath:instancePath+"/header",schemaPath:"contract:/components/schemas/HeaderKey/required",keyword:"required",params:{missingProperty: "name"},schema:schema151.required,parentSchema:schema151,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key2 in data1){
if(!(key2 === "name")){
const err4 = {instancePath:instancePath+"/header",schemaPath:"contract:/components/schemas/HeaderKey/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema151,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data1.name !== undefined){
let data2 = data1.name;
if(typeof data2 === "string"){
if(func0(data2) > 256){
const err5 = {instancePath:instancePath+"/header/name",schemaPath:"contract:/components/schemas/HeaderKey/properties/name/maxLength",keyword:"maxLength",params:{limit: 256},schema:256,parentSchema:schema151.properties.name,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func0(data2) < 1){
const err6 = {instancePath:instancePath+"/header/name",schemaPath:"contract:/components/schemas/HeaderKey/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema151.properties.name,data:data2};
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
const err7 = {instancePath:instancePath+"/header/name",schemaPath:"contract:/components/schemas/HeaderKey/properties/name/type",keyword:"type",params:{type: "string"},schema:schema151.properties.name.type,parentSchema:schema151.properties.name,data:data2};
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
const err8 = {instancePath:instancePath+"/header",schemaPath:"contract:/components/schemas/HeaderKey/type",keyword:"type",params:{type: "object"},schema:schema151.type,parentSchema:schema151,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.authenticatedSubject !== undefined){
let data3 = data.authenticatedSubject;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key3 in data3){
const err9 = {instancePath:instancePath+"/authenticatedSubject",schemaPath:"contract:/components/schemas/AuthenticatedSubjectKey/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},schema:false,parentSchema:schema152,data:data3};
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
const err10 = {instancePath:instancePath+"/authenticatedSubject",schemaPath:"contract:/components/schemas/AuthenticatedSubjectKey/type",keyword:"type",params:{type: "object"},schema:schema152.type,parentSchema:schema152,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.path !== undefined){
let data4 = data.path;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key4 in data4){
const err11 = {instancePath:instancePath+"/path",schemaPath:"contract:/components/schemas/PathKey/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},schema:false,parentSchema:schema153,data:data4};
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
const err12 = {instancePath:instancePath+"/path",schemaPath:"contract:/components/schemas/PathKey/type",keyword:"type",params:{type: "object"},schema:schema153.type,parentSchema:schema153,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.principalField !== undefined){
let data5 = data.principalField;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.path === undefined){
const err13 = {instancePath:instancePath+"/principalField",schemaPath:"contract:/components/schemas/PrincipalFieldKey/required",keyword:"required",params:{missingProperty: "path"},schema:schema154.required,parentSchema:schema154,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
for(const key5 in data5){
if(!(key5 === "path")){
const err14 = {instancePath:instancePath+"/principalField",schemaPath:"contract:/components/schemas/PrincipalFieldKey/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},schema:false,parentSchema:schema154,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data5.path !== undefined){
let data6 = data5.path;
if(typeof data6 === "string"){
if(func0(data6) > 512){
const err15 = {instancePath:instancePath+"/principalField/path",schemaPath:"contract:/components/schemas/PrincipalFieldKey/properties/path/maxLength",keyword:"maxLength",params:{limit: 512},schema:512,parentSchema:schema154.properties.path,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(func0(data6) < 1){
const err16 = {instancePath:instancePath+"/principalField/path",schemaPath:"contract:/components/schemas/PrincipalFieldKey/properties/path/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema154.properties.path,data:data6};
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
const err17 = {instancePath:instancePath+"/principalField/path",schemaPath:"contract:/components/schemas/PrincipalFieldKey/properties/path/type",keyword:"type",params:{type: "string"},schema:schema154.properties.path.type,parentSchema:schema154.properties.path,data:data6};
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
const err18 = {instancePath:instancePath+"/principalField",schemaPath:"contract:/components/schemas/PrincipalFieldKey/type",keyword:"type",params:{type: "object"},schema:schema154.type,parentSchema:schema154,data:data5};
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
validate99.errors = vErrors;
return errors === 0;
}
validate99.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(data.limit === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "limit"},schema:schema148.required,parentSchema:schema148,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.windowMs === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "windowMs"},schema:schema148.required,parentSchema:schema148,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "limit") || (key0 === "windowMs")) || (key0 === "identifier")) || (key0 === "identifiers"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema148,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.limit !== undefined){
let data0 = data.limit;
if(!((typeof data0 === "number" && Number.isSafeInteger(data0) && !Object.is(data0, -0)) || (typeof data0 === "bigint" && data0 >= -9223372036854775808n && data0 <= 9223372036854775807n)) || (this && this.has(data, "limit")) || data0 < 1){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/int64",keyword:"int64",params:{},schema:schema148.properties.limit.int64,parentSchema:schema148.properties.limit,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.windowMs !== undefined){
let data1 = data.windowMs;
if(!((typeof data1 === "number" && Number.isSafeInteger(data1) && !Object.is(data1, -0)) || (typeof data1 === "bigint" && data1 >= -9223372036854775808n && data1 <= 9223372036854775807n)) || (this && this.has(data, "windowMs")) || data1 < 1){
const err4 = {instancePath:instancePath+"/windowMs",schemaPath:"#/properties/windowMs/int64",keyword:"int64",params:{},schema:schema148.properties.windowMs.int64,parentSchema:schema148.properties.windowMs,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.identifier !== undefined){
if(!(validate99.call(this, data.identifier, {instancePath:instancePath+"/identifier",parentData:data,parentDataProperty:"identifier",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate99.errors);
errors = vErrors.length;
}
}
if(data.identifiers !== undefined){
let data3 = data.identifiers;
if(Array.isArray(data3)){
if(data3.length > 5){
const err5 = {instancePath:instancePath+"/identifiers",schemaPath:"#/properties/identifiers/maxItems",keyword:"maxItems",params:{limit: 5},schema:5,parentSchema:schema148.properties.identifiers,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data3.length < 1){
const err6 = {instancePath:instancePath+"/identifiers",schemaPath:"#/properties/identifiers/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema148.properties.identifiers,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate99.call(this, data3[i0], {instancePath:instancePath+"/identifiers/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate99.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/identifiers",schemaPath:"#/properties/identifiers/type",keyword:"type",params:{type: "array"},schema:schema148.properties.identifiers.type,parentSchema:schema148.properties.identifiers,data:data3};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema148.type,parentSchema:schema148,data};
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
validate98.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema135.required,parentSchema:schema135,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.enabled === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "enabled"},schema:schema135.required,parentSchema:schema135,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "name") || (key0 === "enabled")) || (key0 === "match")) || (key0 === "keyauth")) || (key0 === "ratelimit")) || (key0 === "firewall")) || (key0 === "openapi")) || (key0 === "logging"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema135,data};
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
if(typeof data0 === "string"){
if(func0(data0) > 256){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 256},schema:256,parentSchema:schema135.properties.name,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func0(data0) < 1){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema135.properties.name,data:data0};
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
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema135.properties.name.type,parentSchema:schema135.properties.name,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.enabled !== undefined){
let data1 = data.enabled;
if(typeof data1 !== "boolean"){
const err6 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},schema:schema135.properties.enabled.type,parentSchema:schema135.properties.enabled,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.match !== undefined){
let data2 = data.match;
if(Array.isArray(data2)){
if(data2.length > 10){
const err7 = {instancePath:instancePath+"/match",schemaPath:"#/properties/match/maxItems",keyword:"maxItems",params:{limit: 10},schema:10,parentSchema:schema135.properties.match,data:data2};
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
if(!(validate87.call(this, data2[i0], {instancePath:instancePath+"/match/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate87.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/match",schemaPath:"#/properties/match/type",keyword:"type",params:{type: "array"},schema:schema135.properties.match.type,parentSchema:schema135.properties.match,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.keyauth !== undefined){
if(!(validate94.call(this, data.keyauth, {instancePath:instancePath+"/keyauth",parentData:data,parentDataProperty:"keyauth",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate94.errors);
errors = vErrors.length;
}
}
if(data.ratelimit !== undefined){
if(!(validate98.call(this, data.ratelimit, {instancePath:instancePath+"/ratelimit",parentData:data,parentDataProperty:"ratelimit",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate98.errors);
errors = vErrors.length;
}
}
if(data.firewall !== undefined){
let data6 = data.firewall;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.action === undefined){
const err9 = {instancePath:instancePath+"/firewall",schemaPath:"contract:/components/schemas/FirewallPolicy/required",keyword:"required",params:{missingProperty: "action"},schema:schema155.required,parentSchema:schema155,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key1 in data6){
if(!(key1 === "action")){
const err10 = {instancePath:instancePath+"/firewall",schemaPath:"contract:/components/schemas/FirewallPolicy/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema155,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data6.action !== undefined){
let data7 = data6.action;
if(typeof data7 !== "string"){
const err11 = {instancePath:instancePath+"/firewall/action",schemaPath:"contract:/components/schemas/FirewallPolicy/properties/action/type",keyword:"type",params:{type: "string"},schema:schema155.properties.action.type,parentSchema:schema155.properties.action,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(data7 === "ACTION_DENY")){
const err12 = {instancePath:instancePath+"/firewall/action",schemaPath:"contract:/components/schemas/FirewallPolicy/properties/action/enum",keyword:"enum",params:{allowedValues: schema155.properties.action.enum},schema:schema155.properties.action.enum,parentSchema:schema155.properties.action,data:data7};
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
const err13 = {instancePath:instancePath+"/firewall",schemaPath:"contract:/components/schemas/FirewallPolicy/type",keyword:"type",params:{type: "object"},schema:schema155.type,parentSchema:schema155,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.openapi !== undefined){
let data8 = data.openapi;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key2 in data8){
const err14 = {instancePath:instancePath+"/openapi",schemaPath:"contract:/components/schemas/OpenapiPolicy/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema156,data:data8};
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
const err15 = {instancePath:instancePath+"/openapi",schemaPath:"contract:/components/schemas/OpenapiPolicy/type",keyword:"type",params:{type: "object"},schema:schema156.type,parentSchema:schema156,data:data8};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.logging !== undefined){
let data9 = data.logging;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key3 in data9){
if(!(((((key3 === "requestHeaders") || (key3 === "responseHeaders")) || (key3 === "requestBody")) || (key3 === "responseBody")) || (key3 === "query"))){
const err16 = {instancePath:instancePath+"/logging",schemaPath:"contract:/components/schemas/LoggingPolicy/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},schema:false,parentSchema:schema157,data:data9};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data9.requestHeaders !== undefined){
let data10 = data9.requestHeaders;
if(typeof data10 !== "boolean"){
const err17 = {instancePath:instancePath+"/logging/requestHeaders",schemaPath:"contract:/components/schemas/LoggingPolicy/properties/requestHeaders/type",keyword:"type",params:{type: "boolean"},schema:schema157.properties.requestHeaders.type,parentSchema:schema157.properties.requestHeaders,data:data10};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data9.responseHeaders !== undefined){
let data11 = data9.responseHeaders;
if(typeof data11 !== "boolean"){
const err18 = {instancePath:instancePath+"/logging/responseHeaders",schemaPath:"contract:/components/schemas/LoggingPolicy/properties/responseHeaders/type",keyword:"type",params:{type: "boolean"},schema:schema157.properties.responseHeaders.type,parentSchema:schema157.properties.responseHeaders,data:data11};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data9.requestBody !== undefined){
let data12 = data9.requestBody;
if(typeof data12 !== "boolean"){
const err19 = {instancePath:instancePath+"/logging/requestBody",schemaPath:"contract:/components/schemas/LoggingPolicy/properties/requestBody/type",keyword:"type",params:{type: "boolean"},schema:schema157.properties.requestBody.type,parentSchema:schema157.properties.requestBody,data:data12};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data9.responseBody !== undefined){
let data13 = data9.responseBody;
if(typeof data13 !== "boolean"){
const err20 = {instancePath:instancePath+"/logging/responseBody",schemaPath:"contract:/components/schemas/LoggingPolicy/properties/responseBody/type",keyword:"type",params:{type: "boolean"},schema:schema157.properties.responseBody.type,parentSchema:schema157.properties.responseBody,data:data13};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data9.query !== undefined){
let data14 = data9.query;
if(typeof data14 !== "boolean"){
const err21 = {instancePath:instancePath+"/logging/query",schemaPath:"contract:/components/schemas/LoggingPolicy/properties/query/type",keyword:"type",params:{type: "boolean"},schema:schema157.properties.query.type,parentSchema:schema157.properties.query,data:data14};
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
const err22 = {instancePath:instancePath+"/logging",schemaPath:"contract:/components/schemas/LoggingPolicy/type",keyword:"type",params:{type: "object"},schema:schema157.type,parentSchema:schema157,data:data9};
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
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema135.type,parentSchema:schema135,data};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate86.errors = vErrors;
return errors === 0;
}
validate86.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(data.project === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "project"},schema:schema131.required,parentSchema:schema131,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.app === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "app"},schema:schema131.required,parentSchema:schema131,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.environment === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "environment"},schema:schema131.required,parentSchema:schema131,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.policies === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "policies"},schema:schema131.required,parentSchema:schema131,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "project") || (key0 === "app")) || (key0 === "environment")) || (key0 === "policies"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema131,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.project !== undefined){
let data0 = data.project;
if(typeof data0 === "string"){
if(func0(data0) > 255){
const err5 = {instancePath:instancePath+"/project",schemaPath:"contract:/components/schemas/ResourceIdentifier/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func0(data0) < 3){
const err6 = {instancePath:instancePath+"/project",schemaPath:"contract:/components/schemas/ResourceIdentifier/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!pattern2.test(data0)){
const err7 = {instancePath:instancePath+"/project",schemaPath:"contract:/components/schemas/ResourceIdentifier/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_-]+$"},schema:"^[a-zA-Z0-9_-]+$",parentSchema:schema18,data:data0};
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
const err8 = {instancePath:instancePath+"/project",schemaPath:"contract:/components/schemas/ResourceIdentifier/type",keyword:"type",params:{type: "string"},schema:schema18.type,parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.app !== undefined){
let data1 = data.app;
if(typeof data1 === "string"){
if(func0(data1) > 255){
const err9 = {instancePath:instancePath+"/app",schemaPath:"contract:/components/schemas/ResourceIdentifier/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema18,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func0(data1) < 3){
const err10 = {instancePath:instancePath+"/app",schemaPath:"contract:/components/schemas/ResourceIdentifier/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema18,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern2.test(data1)){
const err11 = {instancePath:instancePath+"/app",schemaPath:"contract:/components/schemas/ResourceIdentifier/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_-]+$"},schema:"^[a-zA-Z0-9_-]+$",parentSchema:schema18,data:data1};
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
const err12 = {instancePath:instancePath+"/app",schemaPath:"contract:/components/schemas/ResourceIdentifier/type",keyword:"type",params:{type: "string"},schema:schema18.type,parentSchema:schema18,data:data1};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.environment !== undefined){
let data2 = data.environment;
if(typeof data2 === "string"){
if(func0(data2) > 255){
const err13 = {instancePath:instancePath+"/environment",schemaPath:"contract:/components/schemas/ResourceIdentifier/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema18,data:data2};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(func0(data2) < 3){
const err14 = {instancePath:instancePath+"/environment",schemaPath:"contract:/components/schemas/ResourceIdentifier/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema18,data:data2};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!pattern2.test(data2)){
const err15 = {instancePath:instancePath+"/environment",schemaPath:"contract:/components/schemas/ResourceIdentifier/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_-]+$"},schema:"^[a-zA-Z0-9_-]+$",parentSchema:schema18,data:data2};
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
const err16 = {instancePath:instancePath+"/environment",schemaPath:"contract:/components/schemas/ResourceIdentifier/type",keyword:"type",params:{type: "string"},schema:schema18.type,parentSchema:schema18,data:data2};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.policies !== undefined){
let data3 = data.policies;
if(Array.isArray(data3)){
if(data3.length > 50){
const err17 = {instancePath:instancePath+"/policies",schemaPath:"#/properties/policies/maxItems",keyword:"maxItems",params:{limit: 50},schema:50,parentSchema:schema131.properties.policies,data:data3};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate86.call(this, data3[i0], {instancePath:instancePath+"/policies/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate86.errors);
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath:instancePath+"/policies",schemaPath:"#/properties/policies/type",keyword:"type",params:{type: "array"},schema:schema131.properties.policies.type,parentSchema:schema131.properties.policies,data:data3};
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
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema131.type,parentSchema:schema131,data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate85.errors = vErrors;
return errors === 0;
}
validate85.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate85.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate85.errors);
errors = vErrors.length;
}
validate84.errors = vErrors;
return errors === 0;
}
validate84.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v35 = validate105;
const schema158 = {"$id":"contract:/gateway.updatePolicy.body","$ref":"contract:/components/schemas/V2GatewayUpdatePolicyRequestBody"};
const schema159 = {"$id":"contract:/components/schemas/V2GatewayUpdatePolicyRequestBody","type":"object","required":["project","app","environment","policyId"],"properties":{"project":{"$ref":"contract:/components/schemas/ResourceIdentifier"},"app":{"$ref":"contract:/components/schemas/ResourceIdentifier"},"environment":{"$ref":"contract:/components/schemas/ResourceIdentifier"},"policyId":{"type":"string","minLength":1,"maxLength":512},"name":{"type":"string","minLength":1,"maxLength":256},"enabled":{"type":"boolean"},"match":{"type":["array","null"],"maxItems":10,"items":{"$ref":"contract:/components/schemas/MatchExpr"}},"keyauth":{"$ref":"contract:/components/schemas/KeyauthPolicy"},"ratelimit":{"$ref":"contract:/components/schemas/RatelimitPolicy"},"firewall":{"$ref":"contract:/components/schemas/FirewallPolicy"},"openapi":{"$ref":"contract:/components/schemas/OpenapiPolicy"},"logging":{"$ref":"contract:/components/schemas/LoggingPolicy"}},"additionalProperties":false};

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
if(data.project === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "project"},schema:schema159.required,parentSchema:schema159,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.app === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "app"},schema:schema159.required,parentSchema:schema159,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.environment === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "environment"},schema:schema159.required,parentSchema:schema159,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.policyId === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "policyId"},schema:schema159.required,parentSchema:schema159,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(func133.call(schema159.properties, key0))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema159,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.project !== undefined){
let data0 = data.project;
if(typeof data0 === "string"){
if(func0(data0) > 255){
const err5 = {instancePath:instancePath+"/project",schemaPath:"contract:/components/schemas/ResourceIdentifier/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func0(data0) < 3){
const err6 = {instancePath:instancePath+"/project",schemaPath:"contract:/components/schemas/ResourceIdentifier/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!pattern2.test(data0)){
const err7 = {instancePath:instancePath+"/project",schemaPath:"contract:/components/schemas/ResourceIdentifier/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_-]+$"},schema:"^[a-zA-Z0-9_-]+$",parentSchema:schema18,data:data0};
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
const err8 = {instancePath:instancePath+"/project",schemaPath:"contract:/components/schemas/ResourceIdentifier/type",keyword:"type",params:{type: "string"},schema:schema18.type,parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.app !== undefined){
let data1 = data.app;
if(typeof data1 === "string"){
if(func0(data1) > 255){
const err9 = {instancePath:instancePath+"/app",schemaPath:"contract:/components/schemas/ResourceIdentifier/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema18,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func0(data1) < 3){
const err10 = {instancePath:instancePath+"/app",schemaPath:"contract:/components/schemas/ResourceIdentifier/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema18,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern2.test(data1)){
const err11 = {instancePath:instancePath+"/app",schemaPath:"contract:/components/schemas/ResourceIdentifier/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_-]+$"},schema:"^[a-zA-Z0-9_-]+$",parentSchema:schema18,data:data1};
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
const err12 = {instancePath:instancePath+"/app",schemaPath:"contract:/components/schemas/ResourceIdentifier/type",keyword:"type",params:{type: "string"},schema:schema18.type,parentSchema:schema18,data:data1};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.environment !== undefined){
let data2 = data.environment;
if(typeof data2 === "string"){
if(func0(data2) > 255){
const err13 = {instancePath:instancePath+"/environment",schemaPath:"contract:/components/schemas/ResourceIdentifier/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema18,data:data2};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(func0(data2) < 3){
const err14 = {instancePath:instancePath+"/environment",schemaPath:"contract:/components/schemas/ResourceIdentifier/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema18,data:data2};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!pattern2.test(data2)){
const err15 = {instancePath:instancePath+"/environment",schemaPath:"contract:/components/schemas/ResourceIdentifier/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_-]+$"},schema:"^[a-zA-Z0-9_-]+$",parentSchema:schema18,data:data2};
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
const err16 = {instancePath:instancePath+"/environment",schemaPath:"contract:/components/schemas/ResourceIdentifier/type",keyword:"type",params:{type: "string"},schema:schema18.type,parentSchema:schema18,data:data2};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.policyId !== undefined){
let data3 = data.policyId;
if(typeof data3 === "string"){
if(func0(data3) > 512){
const err17 = {instancePath:instancePath+"/policyId",schemaPath:"#/properties/policyId/maxLength",keyword:"maxLength",params:{limit: 512},schema:512,parentSchema:schema159.properties.policyId,data:data3};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(func0(data3) < 1){
const err18 = {instancePath:instancePath+"/policyId",schemaPath:"#/properties/policyId/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema159.properties.policyId,data:data3};
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
const err19 = {instancePath:instancePath+"/policyId",schemaPath:"#/properties/policyId/type",keyword:"type",params:{type: "string"},schema:schema159.properties.policyId.type,parentSchema:schema159.properties.policyId,data:data3};
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
let data4 = data.name;
if(typeof data4 === "string"){
if(func0(data4) > 256){
const err20 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 256},schema:256,parentSchema:schema159.properties.name,data:data4};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(func0(data4) < 1){
const err21 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema159.properties.name,data:data4};
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
const err22 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema159.properties.name.type,parentSchema:schema159.properties.name,data:data4};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.enabled !== undefined){
let data5 = data.enabled;
if(typeof data5 !== "boolean"){
const err23 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},schema:schema159.properties.enabled.type,parentSchema:schema159.properties.enabled,data:data5};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.match !== undefined){
let data6 = data.match;
if((!(Array.isArray(data6))) && (data6 !== null)){
const err24 = {instancePath:instancePath+"/match",schemaPath:"#/properties/match/type",keyword:"type",params:{type: schema159.properties.match.type},schema:schema159.properties.match.type,parentSchema:schema159.properties.match,data:data6};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(Array.isArray(data6)){
if(data6.length > 10){
const err25 = {instancePath:instancePath+"/match",schemaPath:"#/properties/match/maxItems",keyword:"maxItems",params:{limit: 10},schema:10,parentSchema:schema159.properties.match,data:data6};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(!(validate87.call(this, data6[i0], {instancePath:instancePath+"/match/" + i0,parentData:data6,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate87.errors);
errors = vErrors.length;
}
}
}
}
if(data.keyauth !== undefined){
if(!(validate94.call(this, data.keyauth, {instancePath:instancePath+"/keyauth",parentData:data,parentDataProperty:"keyauth",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate94.errors);
errors = vErrors.length;
}
}
if(data.ratelimit !== undefined){
if(!(validate98.call(this, data.ratelimit, {instancePath:instancePath+"/ratelimit",parentData:data,parentDataProperty:"ratelimit",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate98.errors);
errors = vErrors.length;
}
}
if(data.firewall !== undefined){
let data10 = data.firewall;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.action === undefined){
const err26 = {instancePath:instancePath+"/firewall",schemaPath:"contract:/components/schemas/FirewallPolicy/required",keyword:"required",params:{missingProperty: "action"},schema:schema155.required,parentSchema:schema155,data:data10};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
for(const key1 in data10){
if(!(key1 === "action")){
const err27 = {instancePath:instancePath+"/firewall",schemaPath:"contract:/components/schemas/FirewallPolicy/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema155,data:data10};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data10.action !== undefined){
let data11 = data10.action;
if(typeof data11 !== "string"){
const err28 = {instancePath:instancePath+"/firewall/action",schemaPath:"contract:/components/schemas/FirewallPolicy/properties/action/type",keyword:"type",params:{type: "string"},schema:schema155.properties.action.type,parentSchema:schema155.properties.action,data:data11};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!(data11 === "ACTION_DENY")){
const err29 = {instancePath:instancePath+"/firewall/action",schemaPath:"contract:/components/schemas/FirewallPolicy/properties/action/enum",keyword:"enum",params:{allowedValues: schema155.properties.action.enum},schema:schema155.properties.action.enum,parentSchema:schema155.properties.action,data:data11};
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
const err30 = {instancePath:instancePath+"/firewall",schemaPath:"contract:/components/schemas/FirewallPolicy/type",keyword:"type",params:{type: "object"},schema:schema155.type,parentSchema:schema155,data:data10};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.openapi !== undefined){
let data12 = data.openapi;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key2 in data12){
const err31 = {instancePath:instancePath+"/openapi",schemaPath:"contract:/components/schemas/OpenapiPolicy/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema156,data:data12};
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
const err32 = {instancePath:instancePath+"/openapi",schemaPath:"contract:/components/schemas/OpenapiPolicy/type",keyword:"type",params:{type: "object"},schema:schema156.type,parentSchema:schema156,data:data12};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.logging !== undefined){
let data13 = data.logging;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
for(const key3 in data13){
if(!(((((key3 === "requestHeaders") || (key3 === "responseHeaders")) || (key3 === "requestBody")) || (key3 === "responseBody")) || (key3 === "query"))){
const err33 = {instancePath:instancePath+"/logging",schemaPath:"contract:/components/schemas/LoggingPolicy/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},schema:false,parentSchema:schema157,data:data13};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data13.requestHeaders !== undefined){
let data14 = data13.requestHeaders;
if(typeof data14 !== "boolean"){
const err34 = {instancePath:instancePath+"/logging/requestHeaders",schemaPath:"contract:/components/schemas/LoggingPolicy/properties/requestHeaders/type",keyword:"type",params:{type: "boolean"},schema:schema157.properties.requestHeaders.type,parentSchema:schema157.properties.requestHeaders,data:data14};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data13.responseHeaders !== undefined){
let data15 = data13.responseHeaders;
if(typeof data15 !== "boolean"){
const err35 = {instancePath:instancePath+"/logging/responseHeaders",schemaPath:"contract:/components/schemas/LoggingPolicy/properties/responseHeaders/type",keyword:"type",params:{type: "boolean"},schema:schema157.properties.responseHeaders.type,parentSchema:schema157.properties.responseHeaders,data:data15};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data13.requestBody !== undefined){
let data16 = data13.requestBody;
if(typeof data16 !== "boolean"){
const err36 = {instancePath:instancePath+"/logging/requestBody",schemaPath:"contract:/components/schemas/LoggingPolicy/properties/requestBody/type",keyword:"type",params:{type: "boolean"},schema:schema157.properties.requestBody.type,parentSchema:schema157.properties.requestBody,data:data16};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data13.responseBody !== undefined){
let data17 = data13.responseBody;
if(typeof data17 !== "boolean"){
const err37 = {instancePath:instancePath+"/logging/responseBody",schemaPath:"contract:/components/schemas/LoggingPolicy/properties/responseBody/type",keyword:"type",params:{type: "boolean"},schema:schema157.properties.responseBody.type,parentSchema:schema157.properties.responseBody,data:data17};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data13.query !== undefined){
let data18 = data13.query;
if(typeof data18 !== "boolean"){
const err38 = {instancePath:instancePath+"/logging/query",schemaPath:"contract:/components/schemas/LoggingPolicy/properties/query/type",keyword:"type",params:{type: "boolean"},schema:schema157.properties.query.type,parentSchema:schema157.properties.query,data:data18};
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
const err39 = {instancePath:instancePath+"/logging",schemaPath:"contract:/components/schemas/LoggingPolicy/type",keyword:"type",params:{type: "object"},schema:schema157.type,parentSchema:schema157,data:data13};
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
const err40 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema159.type,parentSchema:schema159,data};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
validate106.errors = vErrors;
return errors === 0;
}
validate106.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
validate105.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v36 = validate111;
const schema166 = {"$id":"contract:/identities.createIdentity.body","$ref":"contract:/components/schemas/V2IdentitiesCreateIdentityRequestBody"};
const schema167 = {"$id":"contract:/components/schemas/V2IdentitiesCreateIdentityRequestBody","type":"object","required":["externalId"],"properties":{"externalId":{"type":"string","minLength":1,"maxLength":255,"pattern":"^[a-zA-Z0-9_.-]+$"},"meta":{"type":"object","additionalProperties":true,"maxProperties":100},"ratelimits":{"type":"array","maxItems":50,"items":{"$ref":"contract:/components/schemas/RatelimitRequest"}}}};
const schema168 = {"$id":"contract:/components/schemas/RatelimitRequest","type":"object","required":["name","limit","duration","autoApply"],"properties":{"name":{"type":"string","minLength":3,"maxLength":128},"limit":{"int64":{"minimum":1}},"duration":{"int64":{"minimum":1000}},"autoApply":{"type":"boolean"}}};
const pattern63 = new RegExp("^[a-zA-Z0-9_.-]+$", "u");

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
if(data.externalId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "externalId"},schema:schema167.required,parentSchema:schema167,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.externalId !== undefined){
let data0 = data.externalId;
if(typeof data0 === "string"){
if(func0(data0) > 255){
const err1 = {instancePath:instancePath+"/externalId",schemaPath:"#/properties/externalId/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema167.properties.externalId,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func0(data0) < 1){
const err2 = {instancePath:instancePath+"/externalId",schemaPath:"#/properties/externalId/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema167.properties.externalId,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern63.test(data0)){
const err3 = {instancePath:instancePath+"/externalId",schemaPath:"#/properties/externalId/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_.-]+$"},schema:"^[a-zA-Z0-9_.-]+$",parentSchema:schema167.properties.externalId,data:data0};
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
const err4 = {instancePath:instancePath+"/externalId",schemaPath:"#/properties/externalId/type",keyword:"type",params:{type: "string"},schema:schema167.properties.externalId.type,parentSchema:schema167.properties.externalId,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.meta !== undefined){
let data1 = data.meta;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(Object.keys(data1).length > 100){
const err5 = {instancePath:instancePath+"/meta",schemaPath:"#/properties/meta/maxProperties",keyword:"maxProperties",params:{limit: 100},schema:100,parentSchema:schema167.properties.meta,data:data1};
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
const err6 = {instancePath:instancePath+"/meta",schemaPath:"#/properties/meta/type",keyword:"type",params:{type: "object"},schema:schema167.properties.meta.type,parentSchema:schema167.properties.meta,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.ratelimits !== undefined){
let data2 = data.ratelimits;
if(Array.isArray(data2)){
if(data2.length > 50){
const err7 = {instancePath:instancePath+"/ratelimits",schemaPath:"#/properties/ratelimits/maxItems",keyword:"maxItems",params:{limit: 50},schema:50,parentSchema:schema167.properties.ratelimits,data:data2};
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
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.name === undefined){
const err8 = {instancePath:instancePath+"/ratelimits/" + i0,schemaPath:"contract:/components/schemas/RatelimitRequest/required",keyword:"required",params:{missingProperty: "name"},schema:schema168.required,parentSchema:schema168,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3.limit === undefined){
const err9 = {instancePath:instancePath+"/ratelimits/" + i0,schemaPath:"contract:/components/schemas/RatelimitRequest/required",keyword:"required",params:{missingProperty: "limit"},schema:schema168.required,parentSchema:schema168,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3.duration === undefined){
const err10 = {instancePath:instancePath+"/ratelimits/" + i0,schemaPath:"contract:/components/schemas/RatelimitRequest/required",keyword:"required",params:{missingProperty: "duration"},schema:schema168.required,parentSchema:schema168,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3.autoApply === undefined){
const err11 = {instancePath:instancePath+"/ratelimits/" + i0,schemaPath:"contract:/components/schemas/RatelimitRequest/required",keyword:"required",params:{missingProperty: "autoApply"},schema:schema168.required,parentSchema:schema168,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3.name !== undefined){
let data4 = data3.name;
if(typeof data4 === "string"){
if(func0(data4) > 128){
const err12 = {instancePath:instancePath+"/ratelimits/" + i0+"/name",schemaPath:"contract:/components/schemas/RatelimitRequest/properties/name/maxLength",keyword:"maxLength",params:{limit: 128},schema:128,parentSchema:schema168.properties.name,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(func0(data4) < 3){
const err13 = {instancePath:instancePath+"/ratelimits/" + i0+"/name",schemaPath:"contract:/components/schemas/RatelimitRequest/properties/name/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema168.properties.name,data:data4};
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
const err14 = {instancePath:instancePath+"/ratelimits/" + i0+"/name",schemaPath:"contract:/components/schemas/RatelimitRequest/properties/name/type",keyword:"type",params:{type: "string"},schema:schema168.properties.name.type,parentSchema:schema168.properties.name,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data3.limit !== undefined){
let data5 = data3.limit;
if(!((typeof data5 === "number" && Number.isSafeInteger(data5) && !Object.is(data5, -0)) || (typeof data5 === "bigint" && data5 >= -9223372036854775808n && data5 <= 9223372036854775807n)) || (this && this.has(data3, "limit")) || data5 < 1){
const err15 = {instancePath:instancePath+"/ratelimits/" + i0+"/limit",schemaPath:"contract:/components/schemas/RatelimitRequest/properties/limit/int64",keyword:"int64",params:{},schema:schema168.properties.limit.int64,parentSchema:schema168.properties.limit,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data3.duration !== undefined){
let data6 = data3.duration;
if(!((typeof data6 === "number" && Number.isSafeInteger(data6) && !Object.is(data6, -0)) || (typeof data6 === "bigint" && data6 >= -9223372036854775808n && data6 <= 9223372036854775807n)) || (this && this.has(data3, "duration")) || data6 < 1000){
const err16 = {instancePath:instancePath+"/ratelimits/" + i0+"/duration",schemaPath:"contract:/components/schemas/RatelimitRequest/properties/duration/int64",keyword:"int64",params:{},schema:schema168.properties.duration.int64,parentSchema:schema168.properties.duration,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data3.autoApply !== undefined){
let data7 = data3.autoApply;
if(typeof data7 !== "boolean"){
const err17 = {instancePath:instancePath+"/ratelimits/" + i0+"/autoApply",schemaPath:"contract:/components/schemas/RatelimitRequest/properties/autoApply/type",keyword:"type",params:{type: "boolean"},schema:schema168.properties.autoApply.type,parentSchema:schema168.properties.autoApply,data:data7};
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
const err18 = {instancePath:instancePath+"/ratelimits/" + i0,schemaPath:"contract:/components/schemas/RatelimitRequest/type",keyword:"type",params:{type: "object"},schema:schema168.type,parentSchema:schema168,data:data3};
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
const err19 = {instancePath:instancePath+"/ratelimits",schemaPath:"#/properties/ratelimits/type",keyword:"type",params:{type: "array"},schema:schema167.properties.ratelimits.type,parentSchema:schema167.properties.ratelimits,data:data2};
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
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema167.type,parentSchema:schema167,data};
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
validate112.evaluated = {"props":{"externalId":true,"meta":true,"ratelimits":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate112.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate112.errors);
errors = vErrors.length;
}
validate111.errors = vErrors;
return errors === 0;
}
validate111.evaluated = {"props":{"externalId":true,"meta":true,"ratelimits":true},"dynamicProps":false,"dynamicItems":false};

exports.v37 = validate114;
const schema169 = {"$id":"contract:/identities.deleteIdentity.body","$ref":"contract:/components/schemas/V2IdentitiesDeleteIdentityRequestBody"};
const schema170 = {"$id":"contract:/components/schemas/V2IdentitiesDeleteIdentityRequestBody","type":"object","properties":{"identity":{"type":"string","minLength":1}},"additionalProperties":false,"required":["identity"]};

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
if(data.identity === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/V2IdentitiesDeleteIdentityRequestBody/required",keyword:"required",params:{missingProperty: "identity"},schema:schema170.required,parentSchema:schema170,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "identity")){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/V2IdentitiesDeleteIdentityRequestBody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema170,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.identity !== undefined){
let data0 = data.identity;
if(typeof data0 === "string"){
if(func0(data0) < 1){
const err2 = {instancePath:instancePath+"/identity",schemaPath:"contract:/components/schemas/V2IdentitiesDeleteIdentityRequestBody/properties/identity/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema170.properties.identity,data:data0};
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
const err3 = {instancePath:instancePath+"/identity",schemaPath:"contract:/components/schemas/V2IdentitiesDeleteIdentityRequestBody/properties/identity/type",keyword:"type",params:{type: "string"},schema:schema170.properties.identity.type,parentSchema:schema170.properties.identity,data:data0};
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
const err4 = {instancePath,schemaPath:"contract:/components/schemas/V2IdentitiesDeleteIdentityRequestBody/type",keyword:"type",params:{type: "object"},schema:schema170.type,parentSchema:schema170,data};
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
validate114.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v38 = validate115;
const schema171 = {"$id":"contract:/identities.getIdentity.body","$ref":"contract:/components/schemas/V2IdentitiesGetIdentityRequestBody"};
const schema172 = {"$id":"contract:/components/schemas/V2IdentitiesGetIdentityRequestBody","type":"object","properties":{"identity":{"type":"string","minLength":1}},"additionalProperties":false,"required":["identity"]};

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
if(data.identity === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/V2IdentitiesGetIdentityRequestBody/required",keyword:"required",params:{missingProperty: "identity"},schema:schema172.required,parentSchema:schema172,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "identity")){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/V2IdentitiesGetIdentityRequestBody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema172,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.identity !== undefined){
let data0 = data.identity;
if(typeof data0 === "string"){
if(func0(data0) < 1){
const err2 = {instancePath:instancePath+"/identity",schemaPath:"contract:/components/schemas/V2IdentitiesGetIdentityRequestBody/properties/identity/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema172.properties.identity,data:data0};
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
const err3 = {instancePath:instancePath+"/identity",schemaPath:"contract:/components/schemas/V2IdentitiesGetIdentityRequestBody/properties/identity/type",keyword:"type",params:{type: "string"},schema:schema172.properties.identity.type,parentSchema:schema172.properties.identity,data:data0};
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
const err4 = {instancePath,schemaPath:"contract:/components/schemas/V2IdentitiesGetIdentityRequestBody/type",keyword:"type",params:{type: "object"},schema:schema172.type,parentSchema:schema172,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate115.errors = vErrors;
return errors === 0;
}
validate115.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v39 = validate116;
const schema173 = {"$id":"contract:/identities.listIdentities.body","$ref":"contract:/components/schemas/V2IdentitiesListIdentitiesRequestBody"};
const schema174 = {"$id":"contract:/components/schemas/V2IdentitiesListIdentitiesRequestBody","type":"object","properties":{"limit":{"type":"integer","minimum":1,"maximum":100},"cursor":{"type":"string"},"search":{"type":"string","maxLength":256}},"additionalProperties":false};

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
for(const key0 in data){
if(!(((key0 === "limit") || (key0 === "cursor")) || (key0 === "search"))){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/V2IdentitiesListIdentitiesRequestBody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema174,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.limit !== undefined){
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/limit",schemaPath:"contract:/components/schemas/V2IdentitiesListIdentitiesRequestBody/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema174.properties.limit.type,parentSchema:schema174.properties.limit,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"contract:/components/schemas/V2IdentitiesListIdentitiesRequestBody/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema174.properties.limit,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"contract:/components/schemas/V2IdentitiesListIdentitiesRequestBody/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema174.properties.limit,data:data0};
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
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/cursor",schemaPath:"contract:/components/schemas/V2IdentitiesListIdentitiesRequestBody/properties/cursor/type",keyword:"type",params:{type: "string"},schema:schema174.properties.cursor.type,parentSchema:schema174.properties.cursor,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.search !== undefined){
let data2 = data.search;
if(typeof data2 === "string"){
if(func0(data2) > 256){
const err5 = {instancePath:instancePath+"/search",schemaPath:"contract:/components/schemas/V2IdentitiesListIdentitiesRequestBody/properties/search/maxLength",keyword:"maxLength",params:{limit: 256},schema:256,parentSchema:schema174.properties.search,data:data2};
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
const err6 = {instancePath:instancePath+"/search",schemaPath:"contract:/components/schemas/V2IdentitiesListIdentitiesRequestBody/properties/search/type",keyword:"type",params:{type: "string"},schema:schema174.properties.search.type,parentSchema:schema174.properties.search,data:data2};
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
const err7 = {instancePath,schemaPath:"contract:/components/schemas/V2IdentitiesListIdentitiesRequestBody/type",keyword:"type",params:{type: "object"},schema:schema174.type,parentSchema:schema174,data};
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
validate116.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v40 = validate117;
const schema175 = {"$id":"contract:/identities.updateIdentity.body","$ref":"contract:/components/schemas/V2IdentitiesUpdateIdentityRequestBody"};
const schema176 = {"$id":"contract:/components/schemas/V2IdentitiesUpdateIdentityRequestBody","type":"object","properties":{"identity":{"type":"string","minLength":1},"meta":{"type":"object","additionalProperties":true,"maxProperties":100},"ratelimits":{"type":"array","maxItems":50,"items":{"$ref":"contract:/components/schemas/RatelimitRequest"}}},"additionalProperties":false,"required":["identity"]};

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
if(data.identity === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "identity"},schema:schema176.required,parentSchema:schema176,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "identity") || (key0 === "meta")) || (key0 === "ratelimits"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema176,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.identity !== undefined){
let data0 = data.identity;
if(typeof data0 === "string"){
if(func0(data0) < 1){
const err2 = {instancePath:instancePath+"/identity",schemaPath:"#/properties/identity/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema176.properties.identity,data:data0};
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
const err3 = {instancePath:instancePath+"/identity",schemaPath:"#/properties/identity/type",keyword:"type",params:{type: "string"},schema:schema176.properties.identity.type,parentSchema:schema176.properties.identity,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.meta !== undefined){
let data1 = data.meta;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(Object.keys(data1).length > 100){
const err4 = {instancePath:instancePath+"/meta",schemaPath:"#/properties/meta/maxProperties",keyword:"maxProperties",params:{limit: 100},schema:100,parentSchema:schema176.properties.meta,data:data1};
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
const err5 = {instancePath:instancePath+"/meta",schemaPath:"#/properties/meta/type",keyword:"type",params:{type: "object"},schema:schema176.properties.meta.type,parentSchema:schema176.properties.meta,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.ratelimits !== undefined){
let data2 = data.ratelimits;
if(Array.isArray(data2)){
if(data2.length > 50){
const err6 = {instancePath:instancePath+"/ratelimits",schemaPath:"#/properties/ratelimits/maxItems",keyword:"maxItems",params:{limit: 50},schema:50,parentSchema:schema176.properties.ratelimits,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.name === undefined){
const err7 = {instancePath:instancePath+"/ratelimits/" + i0,schemaPath:"contract:/components/schemas/RatelimitRequest/required",keyword:"required",params:{missingProperty: "name"},schema:schema168.required,parentSchema:schema168,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data3.limit === undefined){
const err8 = {instancePath:instancePath+"/ratelimits/" + i0,schemaPath:"contract:/components/schemas/RatelimitRequest/required",keyword:"required",params:{missingProperty: "limit"},schema:schema168.required,parentSchema:schema168,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3.duration === undefined){
const err9 = {instancePath:instancePath+"/ratelimits/" + i0,schemaPath:"contract:/components/schemas/RatelimitRequest/required",keyword:"required",params:{missingProperty: "duration"},schema:schema168.required,parentSchema:schema168,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3.autoApply === undefined){
const err10 = {instancePath:instancePath+"/ratelimits/" + i0,schemaPath:"contract:/components/schemas/RatelimitRequest/required",keyword:"required",params:{missingProperty: "autoApply"},schema:schema168.required,parentSchema:schema168,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3.name !== undefined){
let data4 = data3.name;
if(typeof data4 === "string"){
if(func0(data4) > 128){
const err11 = {instancePath:instancePath+"/ratelimits/" + i0+"/name",schemaPath:"contract:/components/schemas/RatelimitRequest/properties/name/maxLength",keyword:"maxLength",params:{limit: 128},schema:128,parentSchema:schema168.properties.name,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func0(data4) < 3){
const err12 = {instancePath:instancePath+"/ratelimits/" + i0+"/name",schemaPath:"contract:/components/schemas/RatelimitRequest/properties/name/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema168.properties.name,data:data4};
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
const err13 = {instancePath:instancePath+"/ratelimits/" + i0+"/name",schemaPath:"contract:/components/schemas/RatelimitRequest/properties/name/type",keyword:"type",params:{type: "string"},schema:schema168.properties.name.type,parentSchema:schema168.properties.name,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data3.limit !== undefined){
let data5 = data3.limit;
if(!((typeof data5 === "number" && Number.isSafeInteger(data5) && !Object.is(data5, -0)) || (typeof data5 === "bigint" && data5 >= -9223372036854775808n && data5 <= 9223372036854775807n)) || (this && this.has(data3, "limit")) || data5 < 1){
const err14 = {instancePath:instancePath+"/ratelimits/" + i0+"/limit",schemaPath:"contract:/components/schemas/RatelimitRequest/properties/limit/int64",keyword:"int64",params:{},schema:schema168.properties.limit.int64,parentSchema:schema168.properties.limit,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data3.duration !== undefined){
let data6 = data3.duration;
if(!((typeof data6 === "number" && Number.isSafeInteger(data6) && !Object.is(data6, -0)) || (typeof data6 === "bigint" && data6 >= -9223372036854775808n && data6 <= 9223372036854775807n)) || (this && this.has(data3, "duration")) || data6 < 1000){
const err15 = {instancePath:instancePath+"/ratelimits/" + i0+"/duration",schemaPath:"contract:/components/schemas/RatelimitRequest/properties/duration/int64",keyword:"int64",params:{},schema:schema168.properties.duration.int64,parentSchema:schema168.properties.duration,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data3.autoApply !== undefined){
let data7 = data3.autoApply;
if(typeof data7 !== "boolean"){
const err16 = {instancePath:instancePath+"/ratelimits/" + i0+"/autoApply",schemaPath:"contract:/components/schemas/RatelimitRequest/properties/autoApply/type",keyword:"type",params:{type: "boolean"},schema:schema168.properties.autoApply.type,parentSchema:schema168.properties.autoApply,data:data7};
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
const err17 = {instancePath:instancePath+"/ratelimits/" + i0,schemaPath:"contract:/components/schemas/RatelimitRequest/type",keyword:"type",params:{type: "object"},schema:schema168.type,parentSchema:schema168,data:data3};
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
const err18 = {instancePath:instancePath+"/ratelimits",schemaPath:"#/properties/ratelimits/type",keyword:"type",params:{type: "array"},schema:schema176.properties.ratelimits.type,parentSchema:schema176.properties.ratelimits,data:data2};
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
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema176.type,parentSchema:schema176,data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate118.errors = vErrors;
return errors === 0;
}
validate118.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate118.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate118.errors);
errors = vErrors.length;
}
validate117.errors = vErrors;
return errors === 0;
}
validate117.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v41 = validate120;
const schema178 = {"$id":"contract:/keys.addPermissions.body","$ref":"contract:/components/schemas/V2KeysAddPermissionsRequestBody"};
const schema179 = {"$id":"contract:/components/schemas/V2KeysAddPermissionsRequestBody","type":"object","required":["keyId","permissions"],"properties":{"keyId":{"type":"string","minLength":3,"maxLength":255,"pattern":"^[a-zA-Z0-9_]+$"},"permissions":{"type":"array","minItems":1,"maxItems":1000,"items":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[a-zA-Z0-9_:\\-\\.\\*]+$"}}},"additionalProperties":false};
const pattern65 = new RegExp("^[a-zA-Z0-9_:\\-\\.\\*]+$", "u");

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
if(data.keyId === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/V2KeysAddPermissionsRequestBody/required",keyword:"required",params:{missingProperty: "keyId"},schema:schema179.required,parentSchema:schema179,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.permissions === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/V2KeysAddPermissionsRequestBody/required",keyword:"required",params:{missingProperty: "permissions"},schema:schema179.required,parentSchema:schema179,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "keyId") || (key0 === "permissions"))){
const err2 = {instancePath,schemaPath:"contract:/components/schemas/V2KeysAddPermissionsRequestBody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema179,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.keyId !== undefined){
let data0 = data.keyId;
if(typeof data0 === "string"){
if(func0(data0) > 255){
const err3 = {instancePath:instancePath+"/keyId",schemaPath:"contract:/components/schemas/V2KeysAddPermissionsRequestBody/properties/keyId/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema179.properties.keyId,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func0(data0) < 3){
const err4 = {instancePath:instancePath+"/keyId",schemaPath:"contract:/components/schemas/V2KeysAddPermissionsRequestBody/properties/keyId/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema179.properties.keyId,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern0.test(data0)){
const err5 = {instancePath:instancePath+"/keyId",schemaPath:"contract:/components/schemas/V2KeysAddPermissionsRequestBody/properties/keyId/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_]+$"},schema:"^[a-zA-Z0-9_]+$",parentSchema:schema179.properties.keyId,data:data0};
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
const err6 = {instancePath:instancePath+"/keyId",schemaPath:"contract:/components/schemas/V2KeysAddPermissionsRequestBody/properties/keyId/type",keyword:"type",params:{type: "string"},schema:schema179.properties.keyId.type,parentSchema:schema179.properties.keyId,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.permissions !== undefined){
let data1 = data.permissions;
if(Array.isArray(data1)){
if(data1.length > 1000){
const err7 = {instancePath:instancePath+"/permissions",schemaPath:"contract:/components/schemas/V2KeysAddPermissionsRequestBody/properties/permissions/maxItems",keyword:"maxItems",params:{limit: 1000},schema:1000,parentSchema:schema179.properties.permissions,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.length < 1){
const err8 = {instancePath:instancePath+"/permissions",schemaPath:"contract:/components/schemas/V2KeysAddPermissionsRequestBody/properties/permissions/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema179.properties.permissions,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(func0(data2) > 128){
const err9 = {instancePath:instancePath+"/permissions/" + i0,schemaPath:"contract:/components/schemas/V2KeysAddPermissionsRequestBody/properties/permissions/items/maxLength",keyword:"maxLength",params:{limit: 128},schema:128,parentSchema:schema179.properties.permissions.items,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func0(data2) < 1){
const err10 = {instancePath:instancePath+"/permissions/" + i0,schemaPath:"contract:/components/schemas/V2KeysAddPermissionsRequestBody/properties/permissions/items/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema179.properties.permissions.items,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern65.test(data2)){
const err11 = {instancePath:instancePath+"/permissions/" + i0,schemaPath:"contract:/components/schemas/V2KeysAddPermissionsRequestBody/properties/permissions/items/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_:\\-\\.\\*]+$"},schema:"^[a-zA-Z0-9_:\\-\\.\\*]+$",parentSchema:schema179.properties.permissions.items,data:data2};
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
const err12 = {instancePath:instancePath+"/permissions/" + i0,schemaPath:"contract:/components/schemas/V2KeysAddPermissionsRequestBody/properties/permissions/items/type",keyword:"type",params:{type: "string"},schema:schema179.properties.permissions.items.type,parentSchema:schema179.properties.permissions.items,data:data2};
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
const err13 = {instancePath:instancePath+"/permissions",schemaPath:"contract:/components/schemas/V2KeysAddPermissionsRequestBody/properties/permissions/type",keyword:"type",params:{type: "array"},schema:schema179.properties.permissions.type,parentSchema:schema179.properties.permissions,data:data1};
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
const err14 = {instancePath,schemaPath:"contract:/components/schemas/V2KeysAddPermissionsRequestBody/type",keyword:"type",params:{type: "object"},schema:schema179.type,parentSchema:schema179,data};
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
validate120.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v42 = validate121;
const schema180 = {"$id":"contract:/keys.addRoles.body","$ref":"contract:/components/schemas/V2KeysAddRolesRequestBody"};
const schema181 = {"$id":"contract:/components/schemas/V2KeysAddRolesRequestBody","type":"object","required":["keyId","roles"],"properties":{"keyId":{"type":"string","minLength":3,"maxLength":255,"pattern":"^[a-zA-Z0-9_]+$"},"roles":{"type":"array","minItems":1,"maxItems":100,"items":{"type":"string","minLength":1,"maxLength":128}}},"additionalProperties":false};

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
if(data.keyId === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/V2KeysAddRolesRequestBody/required",keyword:"required",params:{missingProperty: "keyId"},schema:schema181.required,parentSchema:schema181,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.roles === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/V2KeysAddRolesRequestBody/required",keyword:"required",params:{missingProperty: "roles"},schema:schema181.required,parentSchema:schema181,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "keyId") || (key0 === "roles"))){
const err2 = {instancePath,schemaPath:"contract:/components/schemas/V2KeysAddRolesRequestBody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema181,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.keyId !== undefined){
let data0 = data.keyId;
if(typeof data0 === "string"){
if(func0(data0) > 255){
const err3 = {instancePath:instancePath+"/keyId",schemaPath:"contract:/components/schemas/V2KeysAddRolesRequestBody/properties/keyId/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema181.properties.keyId,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func0(data0) < 3){
const err4 = {instancePath:instancePath+"/keyId",schemaPath:"contract:/components/schemas/V2KeysAddRolesRequestBody/properties/keyId/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema181.properties.keyId,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern0.test(data0)){
const err5 = {instancePath:instancePath+"/keyId",schemaPath:"contract:/components/schemas/V2KeysAddRolesRequestBody/properties/keyId/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_]+$"},schema:"^[a-zA-Z0-9_]+$",parentSchema:schema181.properties.keyId,data:data0};
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
const err6 = {instancePath:instancePath+"/keyId",schemaPath:"contract:/components/schemas/V2KeysAddRolesRequestBody/properties/keyId/type",keyword:"type",params:{type: "string"},schema:schema181.properties.keyId.type,parentSchema:schema181.properties.keyId,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.roles !== undefined){
let data1 = data.roles;
if(Array.isArray(data1)){
if(data1.length > 100){
const err7 = {instancePath:instancePath+"/roles",schemaPath:"contract:/components/schemas/V2KeysAddRolesRequestBody/properties/roles/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema181.properties.roles,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.length < 1){
const err8 = {instancePath:instancePath+"/roles",schemaPath:"contract:/components/schemas/V2KeysAddRolesRequestBody/properties/roles/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema181.properties.roles,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(func0(data2) > 128){
const err9 = {instancePath:instancePath+"/roles/" + i0,schemaPath:"contract:/components/schemas/V2KeysAddRolesRequestBody/properties/roles/items/maxLength",keyword:"maxLength",params:{limit: 128},schema:128,parentSchema:schema181.properties.roles.items,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func0(data2) < 1){
const err10 = {instancePath:instancePath+"/roles/" + i0,schemaPath:"contract:/components/schemas/V2KeysAddRolesRequestBody/properties/roles/items/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema181.properties.roles.items,data:data2};
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
const err11 = {instancePath:instancePath+"/roles/" + i0,schemaPath:"contract:/components/schemas/V2KeysAddRolesRequestBody/properties/roles/items/type",keyword:"type",params:{type: "string"},schema:schema181.properties.roles.items.type,parentSchema:schema181.properties.roles.items,data:data2};
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
const err12 = {instancePath:instancePath+"/roles",schemaPath:"contract:/components/schemas/V2KeysAddRolesRequestBody/properties/roles/type",keyword:"type",params:{type: "array"},schema:schema181.properties.roles.type,parentSchema:schema181.properties.roles,data:data1};
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
const err13 = {instancePath,schemaPath:"contract:/components/schemas/V2KeysAddRolesRequestBody/type",keyword:"type",params:{type: "object"},schema:schema181.type,parentSchema:schema181,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate121.errors = vErrors;
return errors === 0;
}
validate121.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v43 = validate122;
const schema182 = {"$id":"contract:/keys.createKey.body","$ref":"contract:/components/schemas/V2KeysCreateKeyRequestBody"};
const schema183 = {"$id":"contract:/components/schemas/V2KeysCreateKeyRequestBody","type":"object","required":["apiId"],"properties":{"apiId":{"type":"string","minLength":3,"maxLength":255,"pattern":"^[a-zA-Z0-9_]+$"},"prefix":{"type":"string","minLength":1,"maxLength":16,"pattern":"^[a-zA-Z0-9_]+$"},"name":{"type":"string","minLength":1,"maxLength":255},"byteLength":{"type":"integer","minimum":16,"maximum":255},"externalId":{"type":"string","minLength":1,"maxLength":255,"pattern":"^[a-zA-Z0-9_.-]+$"},"meta":{"type":"object","additionalProperties":true,"maxProperties":100},"roles":{"type":"array","maxItems":100,"items":{"type":"string","minLength":1,"maxLength":128}},"permissions":{"type":"array","maxItems":1000,"items":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[a-zA-Z0-9_:\\-\\.\\*]+$"}},"expires":{"int64":{"minimum":0,"maximum":4102444800000}},"credits":{"$ref":"contract:/components/schemas/KeyCreditsData"},"ratelimits":{"type":"array","maxItems":50,"items":{"$ref":"contract:/components/schemas/RatelimitRequest"}},"enabled":{"type":"boolean"},"recoverable":{"type":"boolean"}},"additionalProperties":false};
const schema184 = {"$id":"contract:/components/schemas/KeyCreditsData","type":"object","properties":{"remaining":{"anyOf":[{"int64":{"minimum":0}},{"type":["null"]}]},"refill":{"$ref":"contract:/components/schemas/KeyCreditsRefill"}},"required":["remaining"],"additionalProperties":false};
const schema185 = {"$id":"contract:/components/schemas/KeyCreditsRefill","type":"object","properties":{"interval":{"type":"string","enum":["daily","monthly"]},"amount":{"int64":{"minimum":1}},"refillDay":{"type":"integer","minimum":1,"maximum":31}},"required":["interval","amount"],"additionalProperties":false};

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
if(data.remaining === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "remaining"},schema:schema184.required,parentSchema:schema184,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "remaining") || (key0 === "refill"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema184,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.remaining !== undefined){
let data0 = data.remaining;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(!((typeof data0 === "number" && Number.isSafeInteger(data0) && !Object.is(data0, -0)) || (typeof data0 === "bigint" && data0 >= -9223372036854775808n && data0 <= 9223372036854775807n)) || (this && this.has(data, "remaining")) || data0 < 0){
const err2 = {instancePath:instancePath+"/remaining",schemaPath:"#/properties/remaining/anyOf/0/int64",keyword:"int64",params:{},schema:schema184.properties.remaining.anyOf[0].int64,parentSchema:schema184.properties.remaining.anyOf[0],data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
const _errs5 = errors;
if(data0 !== null){
const err3 = {instancePath:instancePath+"/remaining",schemaPath:"#/properties/remaining/anyOf/1/type",keyword:"type",params:{type: schema184.properties.remaining.anyOf[1].type},schema:schema184.properties.remaining.anyOf[1].type,parentSchema:schema184.properties.remaining.anyOf[1],data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err4 = {instancePath:instancePath+"/remaining",schemaPath:"#/properties/remaining/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs3, passingSchemas: null},schema:schema184.properties.remaining.anyOf,parentSchema:schema184.properties.remaining,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
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
if(data.refill !== undefined){
let data1 = data.refill;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.interval === undefined){
const err5 = {instancePath:instancePath+"/refill",schemaPath:"contract:/components/schemas/KeyCreditsRefill/required",keyword:"required",params:{missingProperty: "interval"},schema:schema185.required,parentSchema:schema185,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.amount === undefined){
const err6 = {instancePath:instancePath+"/refill",schemaPath:"contract:/components/schemas/KeyCreditsRefill/required",keyword:"required",params:{missingProperty: "amount"},schema:schema185.required,parentSchema:schema185,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key1 in data1){
if(!(((key1 === "interval") || (key1 === "amount")) || (key1 === "refillDay"))){
const err7 = {instancePath:instancePath+"/refill",schemaPath:"contract:/components/schemas/KeyCreditsRefill/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema185,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data1.interval !== undefined){
let data2 = data1.interval;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/refill/interval",schemaPath:"contract:/components/schemas/KeyCreditsRefill/properties/interval/type",keyword:"type",params:{type: "string"},schema:schema185.properties.interval.type,parentSchema:schema185.properties.interval,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((data2 === "daily") || (data2 === "monthly"))){
const err9 = {instancePath:instancePath+"/refill/interval",schemaPath:"contract:/components/schemas/KeyCreditsRefill/properties/interval/enum",keyword:"enum",params:{allowedValues: schema185.properties.interval.enum},schema:schema185.properties.interval.enum,parentSchema:schema185.properties.interval,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data1.amount !== undefined){
let data3 = data1.amount;
if(!((typeof data3 === "number" && Number.isSafeInteger(data3) && !Object.is(data3, -0)) || (typeof data3 === "bigint" && data3 >= -9223372036854775808n && data3 <= 9223372036854775807n)) || (this && this.has(data1, "amount")) || data3 < 1){
const err10 = {instancePath:instancePath+"/refill/amount",schemaPath:"contract:/components/schemas/KeyCreditsRefill/properties/amount/int64",keyword:"int64",params:{},schema:schema185.properties.amount.int64,parentSchema:schema185.properties.amount,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data1.refillDay !== undefined){
let data4 = data1.refillDay;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err11 = {instancePath:instancePath+"/refill/refillDay",schemaPath:"contract:/components/schemas/KeyCreditsRefill/properties/refillDay/type",keyword:"type",params:{type: "integer"},schema:schema185.properties.refillDay.type,parentSchema:schema185.properties.refillDay,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 31 || isNaN(data4)){
const err12 = {instancePath:instancePath+"/refill/refillDay",schemaPath:"contract:/components/schemas/KeyCreditsRefill/properties/refillDay/maximum",keyword:"maximum",params:{comparison: "<=", limit: 31},schema:31,parentSchema:schema185.properties.refillDay,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/refill/refillDay",schemaPath:"contract:/components/schemas/KeyCreditsRefill/properties/refillDay/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema185.properties.refillDay,data:data4};
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
const err14 = {instancePath:instancePath+"/refill",schemaPath:"contract:/components/schemas/KeyCreditsRefill/type",keyword:"type",params:{type: "object"},schema:schema185.type,parentSchema:schema185,data:data1};
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
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema184.type,parentSchema:schema184,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate124.errors = vErrors;
return errors === 0;
}
validate124.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(data.apiId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "apiId"},schema:schema183.required,parentSchema:schema183,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func133.call(schema183.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema183,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.apiId !== undefined){
let data0 = data.apiId;
if(typeof data0 === "string"){
if(func0(data0) > 255){
const err2 = {instancePath:instancePath+"/apiId",schemaPath:"#/properties/apiId/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema183.properties.apiId,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func0(data0) < 3){
const err3 = {instancePath:instancePath+"/apiId",schemaPath:"#/properties/apiId/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema183.properties.apiId,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern0.test(data0)){
const err4 = {instancePath:instancePath+"/apiId",schemaPath:"#/properties/apiId/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_]+$"},schema:"^[a-zA-Z0-9_]+$",parentSchema:schema183.properties.apiId,data:data0};
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
const err5 = {instancePath:instancePath+"/apiId",schemaPath:"#/properties/apiId/type",keyword:"type",params:{type: "string"},schema:schema183.properties.apiId.type,parentSchema:schema183.properties.apiId,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.prefix !== undefined){
let data1 = data.prefix;
if(typeof data1 === "string"){
if(func0(data1) > 16){
const err6 = {instancePath:instancePath+"/prefix",schemaPath:"#/properties/prefix/maxLength",keyword:"maxLength",params:{limit: 16},schema:16,parentSchema:schema183.properties.prefix,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func0(data1) < 1){
const err7 = {instancePath:instancePath+"/prefix",schemaPath:"#/properties/prefix/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema183.properties.prefix,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern0.test(data1)){
const err8 = {instancePath:instancePath+"/prefix",schemaPath:"#/properties/prefix/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_]+$"},schema:"^[a-zA-Z0-9_]+$",parentSchema:schema183.properties.prefix,data:data1};
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
const err9 = {instancePath:instancePath+"/prefix",schemaPath:"#/properties/prefix/type",keyword:"type",params:{type: "string"},schema:schema183.properties.prefix.type,parentSchema:schema183.properties.prefix,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.name !== undefined){
let data2 = data.name;
if(typeof data2 === "string"){
if(func0(data2) > 255){
const err10 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema183.properties.name,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func0(data2) < 1){
const err11 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema183.properties.name,data:data2};
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
const err12 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema183.properties.name.type,parentSchema:schema183.properties.name,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.byteLength !== undefined){
let data3 = data.byteLength;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err13 = {instancePath:instancePath+"/byteLength",schemaPath:"#/properties/byteLength/type",keyword:"type",params:{type: "integer"},schema:schema183.properties.byteLength.type,parentSchema:schema183.properties.byteLength,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 255 || isNaN(data3)){
const err14 = {instancePath:instancePath+"/byteLength",schemaPath:"#/properties/byteLength/maximum",keyword:"maximum",params:{comparison: "<=", limit: 255},schema:255,parentSchema:schema183.properties.byteLength,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data3 < 16 || isNaN(data3)){
const err15 = {instancePath:instancePath+"/byteLength",schemaPath:"#/properties/byteLength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 16},schema:16,parentSchema:schema183.properties.byteLength,data:data3};
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
if(data.externalId !== undefined){
let data4 = data.externalId;
if(typeof data4 === "string"){
if(func0(data4) > 255){
const err16 = {instancePath:instancePath+"/externalId",schemaPath:"#/properties/externalId/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema183.properties.externalId,data:data4};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(func0(data4) < 1){
const err17 = {instancePath:instancePath+"/externalId",schemaPath:"#/properties/externalId/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema183.properties.externalId,data:data4};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!pattern63.test(data4)){
const err18 = {instancePath:instancePath+"/externalId",schemaPath:"#/properties/externalId/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_.-]+$"},schema:"^[a-zA-Z0-9_.-]+$",parentSchema:schema183.properties.externalId,data:data4};
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
const err19 = {instancePath:instancePath+"/externalId",schemaPath:"#/properties/externalId/type",keyword:"type",params:{type: "string"},schema:schema183.properties.externalId.type,parentSchema:schema183.properties.externalId,data:data4};
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
let data5 = data.meta;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(Object.keys(data5).length > 100){
const err20 = {instancePath:instancePath+"/meta",schemaPath:"#/properties/meta/maxProperties",keyword:"maxProperties",params:{limit: 100},schema:100,parentSchema:schema183.properties.meta,data:data5};
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
const err21 = {instancePath:instancePath+"/meta",schemaPath:"#/properties/meta/type",keyword:"type",params:{type: "object"},schema:schema183.properties.meta.type,parentSchema:schema183.properties.meta,data:data5};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.roles !== undefined){
let data6 = data.roles;
if(Array.isArray(data6)){
if(data6.length > 100){
const err22 = {instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema183.properties.roles,data:data6};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(typeof data7 === "string"){
if(func0(data7) > 128){
const err23 = {instancePath:instancePath+"/roles/" + i0,schemaPath:"#/properties/roles/items/maxLength",keyword:"maxLength",params:{limit: 128},schema:128,parentSchema:schema183.properties.roles.items,data:data7};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(func0(data7) < 1){
const err24 = {instancePath:instancePath+"/roles/" + i0,schemaPath:"#/properties/roles/items/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema183.properties.roles.items,data:data7};
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
const err25 = {instancePath:instancePath+"/roles/" + i0,schemaPath:"#/properties/roles/items/type",keyword:"type",params:{type: "string"},schema:schema183.properties.roles.items.type,parentSchema:schema183.properties.roles.items,data:data7};
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
const err26 = {instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/type",keyword:"type",params:{type: "array"},schema:schema183.properties.roles.type,parentSchema:schema183.properties.roles,data:data6};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.permissions !== undefined){
let data8 = data.permissions;
if(Array.isArray(data8)){
if(data8.length > 1000){
const err27 = {instancePath:instancePath+"/permissions",schemaPath:"#/properties/permissions/maxItems",keyword:"maxItems",params:{limit: 1000},schema:1000,parentSchema:schema183.properties.permissions,data:data8};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
if(typeof data9 === "string"){
if(func0(data9) > 128){
const err28 = {instancePath:instancePath+"/permissions/" + i1,schemaPath:"#/properties/permissions/items/maxLength",keyword:"maxLength",params:{limit: 128},schema:128,parentSchema:schema183.properties.permissions.items,data:data9};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(func0(data9) < 1){
const err29 = {instancePath:instancePath+"/permissions/" + i1,schemaPath:"#/properties/permissions/items/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema183.properties.permissions.items,data:data9};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(!pattern65.test(data9)){
const err30 = {instancePath:instancePath+"/permissions/" + i1,schemaPath:"#/properties/permissions/items/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_:\\-\\.\\*]+$"},schema:"^[a-zA-Z0-9_:\\-\\.\\*]+$",parentSchema:schema183.properties.permissions.items,data:data9};
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
const err31 = {instancePath:instancePath+"/permissions/" + i1,schemaPath:"#/properties/permissions/items/type",keyword:"type",params:{type: "string"},schema:schema183.properties.permissions.items.type,parentSchema:schema183.properties.permissions.items,data:data9};
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
const err32 = {instancePath:instancePath+"/permissions",schemaPath:"#/properties/permissions/type",keyword:"type",params:{type: "array"},schema:schema183.properties.permissions.type,parentSchema:schema183.properties.permissions,data:data8};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.expires !== undefined){
let data10 = data.expires;
if(!((typeof data10 === "number" && Number.isSafeInteger(data10) && !Object.is(data10, -0)) || (typeof data10 === "bigint" && data10 >= -9223372036854775808n && data10 <= 9223372036854775807n)) || (this && this.has(data, "expires")) || data10 < 0 || data10 > 4102444800000){
const err33 = {instancePath:instancePath+"/expires",schemaPath:"#/properties/expires/int64",keyword:"int64",params:{},schema:schema183.properties.expires.int64,parentSchema:schema183.properties.expires,data:data10};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.credits !== undefined){
if(!(validate124.call(this, data.credits, {instancePath:instancePath+"/credits",parentData:data,parentDataProperty:"credits",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate124.errors);
errors = vErrors.length;
}
}
if(data.ratelimits !== undefined){
let data12 = data.ratelimits;
if(Array.isArray(data12)){
if(data12.length > 50){
const err34 = {instancePath:instancePath+"/ratelimits",schemaPath:"#/properties/ratelimits/maxItems",keyword:"maxItems",params:{limit: 50},schema:50,parentSchema:schema183.properties.ratelimits,data:data12};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
const len2 = data12.length;
for(let i2=0; i2<len2; i2++){
let data13 = data12[i2];
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.name === undefined){
const err35 = {instancePath:instancePath+"/ratelimits/" + i2,schemaPath:"contract:/components/schemas/RatelimitRequest/required",keyword:"required",params:{missingProperty: "name"},schema:schema168.required,parentSchema:schema168,data:data13};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data13.limit === undefined){
const err36 = {instancePath:instancePath+"/ratelimits/" + i2,schemaPath:"contract:/components/schemas/RatelimitRequest/required",keyword:"required",params:{missingProperty: "limit"},schema:schema168.required,parentSchema:schema168,data:data13};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data13.duration === undefined){
const err37 = {instancePath:instancePath+"/ratelimits/" + i2,schemaPath:"contract:/components/schemas/RatelimitRequest/required",keyword:"required",params:{missingProperty: "duration"},schema:schema168.required,parentSchema:schema168,data:data13};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data13.autoApply === undefined){
const err38 = {instancePath:instancePath+"/ratelimits/" + i2,schemaPath:"contract:/components/schemas/RatelimitRequest/required",keyword:"required",params:{missingProperty: "autoApply"},schema:schema168.required,parentSchema:schema168,data:data13};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data13.name !== undefined){
let data14 = data13.name;
if(typeof data14 === "string"){
if(func0(data14) > 128){
const err39 = {instancePath:instancePath+"/ratelimits/" + i2+"/name",schemaPath:"contract:/components/schemas/RatelimitRequest/properties/name/maxLength",keyword:"maxLength",params:{limit: 128},schema:128,parentSchema:schema168.properties.name,data:data14};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(func0(data14) < 3){
const err40 = {instancePath:instancePath+"/ratelimits/" + i2+"/name",schemaPath:"contract:/components/schemas/RatelimitRequest/properties/name/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema168.properties.name,data:data14};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/ratelimits/" + i2+"/name",schemaPath:"contract:/components/schemas/RatelimitRequest/properties/name/type",keyword:"type",params:{type: "string"},schema:schema168.properties.name.type,parentSchema:schema168.properties.name,data:data14};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data13.limit !== undefined){
let data15 = data13.limit;
if(!((typeof data15 === "number" && Number.isSafeInteger(data15) && !Object.is(data15, -0)) || (typeof data15 === "bigint" && data15 >= -9223372036854775808n && data15 <= 9223372036854775807n)) || (this && this.has(data13, "limit")) || data15 < 1){
const err42 = {instancePath:instancePath+"/ratelimits/" + i2+"/limit",schemaPath:"contract:/components/schemas/RatelimitRequest/properties/limit/int64",keyword:"int64",params:{},schema:schema168.properties.limit.int64,parentSchema:schema168.properties.limit,data:data15};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data13.duration !== undefined){
let data16 = data13.duration;
if(!((typeof data16 === "number" && Number.isSafeInteger(data16) && !Object.is(data16, -0)) || (typeof data16 === "bigint" && data16 >= -9223372036854775808n && data16 <= 9223372036854775807n)) || (this && this.has(data13, "duration")) || data16 < 1000){
const err43 = {instancePath:instancePath+"/ratelimits/" + i2+"/duration",schemaPath:"contract:/components/schemas/RatelimitRequest/properties/duration/int64",keyword:"int64",params:{},schema:schema168.properties.duration.int64,parentSchema:schema168.properties.duration,data:data16};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data13.autoApply !== undefined){
let data17 = data13.autoApply;
if(typeof data17 !== "boolean"){
const err44 = {instancePath:instancePath+"/ratelimits/" + i2+"/autoApply",schemaPath:"contract:/components/schemas/RatelimitRequest/properties/autoApply/type",keyword:"type",params:{type: "boolean"},schema:schema168.properties.autoApply.type,parentSchema:schema168.properties.autoApply,data:data17};
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
const err45 = {instancePath:instancePath+"/ratelimits/" + i2,schemaPath:"contract:/components/schemas/RatelimitRequest/type",keyword:"type",params:{type: "object"},schema:schema168.type,parentSchema:schema168,data:data13};
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
const err46 = {instancePath:instancePath+"/ratelimits",schemaPath:"#/properties/ratelimits/type",keyword:"type",params:{type: "array"},schema:schema183.properties.ratelimits.type,parentSchema:schema183.properties.ratelimits,data:data12};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.enabled !== undefined){
let data18 = data.enabled;
if(typeof data18 !== "boolean"){
const err47 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},schema:schema183.properties.enabled.type,parentSchema:schema183.properties.enabled,data:data18};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.recoverable !== undefined){
let data19 = data.recoverable;
if(typeof data19 !== "boolean"){
const err48 = {instancePath:instancePath+"/recoverable",schemaPath:"#/properties/recoverable/type",keyword:"type",params:{type: "boolean"},schema:schema183.properties.recoverable.type,parentSchema:schema183.properties.recoverable,data:data19};
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
const err49 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema183.type,parentSchema:schema183,data};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
validate123.errors = vErrors;
return errors === 0;
}
validate123.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate123.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate123.errors);
errors = vErrors.length;
}
validate122.errors = vErrors;
return errors === 0;
}
validate122.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v44 = validate127;
const schema187 = {"$id":"contract:/keys.deleteKey.body","$ref":"contract:/components/schemas/V2KeysDeleteKeyRequestBody"};
const schema188 = {"$id":"contract:/components/schemas/V2KeysDeleteKeyRequestBody","type":"object","required":["keyId"],"properties":{"keyId":{"type":"string","minLength":3,"maxLength":255,"pattern":"^[a-zA-Z0-9_]+$"},"permanent":{"type":"boolean"}},"additionalProperties":false};

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
if(data.keyId === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/V2KeysDeleteKeyRequestBody/required",keyword:"required",params:{missingProperty: "keyId"},schema:schema188.required,parentSchema:schema188,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "keyId") || (key0 === "permanent"))){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/V2KeysDeleteKeyRequestBody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema188,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.keyId !== undefined){
let data0 = data.keyId;
if(typeof data0 === "string"){
if(func0(data0) > 255){
const err2 = {instancePath:instancePath+"/keyId",schemaPath:"contract:/components/schemas/V2KeysDeleteKeyRequestBody/properties/keyId/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema188.properties.keyId,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func0(data0) < 3){
const err3 = {instancePath:instancePath+"/keyId",schemaPath:"contract:/components/schemas/V2KeysDeleteKeyRequestBody/properties/keyId/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema188.properties.keyId,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern0.test(data0)){
const err4 = {instancePath:instancePath+"/keyId",schemaPath:"contract:/components/schemas/V2KeysDeleteKeyRequestBody/properties/keyId/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_]+$"},schema:"^[a-zA-Z0-9_]+$",parentSchema:schema188.properties.keyId,data:data0};
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
const err5 = {instancePath:instancePath+"/keyId",schemaPath:"contract:/components/schemas/V2KeysDeleteKeyRequestBody/properties/keyId/type",keyword:"type",params:{type: "string"},schema:schema188.properties.keyId.type,parentSchema:schema188.properties.keyId,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.permanent !== undefined){
let data1 = data.permanent;
if(typeof data1 !== "boolean"){
const err6 = {instancePath:instancePath+"/permanent",schemaPath:"contract:/components/schemas/V2KeysDeleteKeyRequestBody/properties/permanent/type",keyword:"type",params:{type: "boolean"},schema:schema188.properties.permanent.type,parentSchema:schema188.properties.permanent,data:data1};
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
const err7 = {instancePath,schemaPath:"contract:/components/schemas/V2KeysDeleteKeyRequestBody/type",keyword:"type",params:{type: "object"},schema:schema188.type,parentSchema:schema188,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate127.errors = vErrors;
return errors === 0;
}
validate127.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v45 = validate128;
const schema189 = {"$id":"contract:/keys.getKey.body","$ref":"contract:/components/schemas/V2KeysGetKeyRequestBody"};
const schema190 = {"$id":"contract:/components/schemas/V2KeysGetKeyRequestBody","type":"object","properties":{"keyId":{"type":"string","minLength":3,"maxLength":255,"pattern":"^[a-zA-Z0-9_]+$"},"decrypt":{"type":"boolean"}},"additionalProperties":false,"required":["keyId"]};

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
if(data.keyId === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/V2KeysGetKeyRequestBody/required",keyword:"required",params:{missingProperty: "keyId"},schema:schema190.required,parentSchema:schema190,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "keyId") || (key0 === "decrypt"))){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/V2KeysGetKeyRequestBody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema190,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.keyId !== undefined){
let data0 = data.keyId;
if(typeof data0 === "string"){
if(func0(data0) > 255){
const err2 = {instancePath:instancePath+"/keyId",schemaPath:"contract:/components/schemas/V2KeysGetKeyRequestBody/properties/keyId/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema190.properties.keyId,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func0(data0) < 3){
const err3 = {instancePath:instancePath+"/keyId",schemaPath:"contract:/components/schemas/V2KeysGetKeyRequestBody/properties/keyId/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema190.properties.keyId,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern0.test(data0)){
const err4 = {instancePath:instancePath+"/keyId",schemaPath:"contract:/components/schemas/V2KeysGetKeyRequestBody/properties/keyId/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_]+$"},schema:"^[a-zA-Z0-9_]+$",parentSchema:schema190.properties.keyId,data:data0};
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
const err5 = {instancePath:instancePath+"/keyId",schemaPath:"contract:/components/schemas/V2KeysGetKeyRequestBody/properties/keyId/type",keyword:"type",params:{type: "string"},schema:schema190.properties.keyId.type,parentSchema:schema190.properties.keyId,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.decrypt !== undefined){
let data1 = data.decrypt;
if(typeof data1 !== "boolean"){
const err6 = {instancePath:instancePath+"/decrypt",schemaPath:"contract:/components/schemas/V2KeysGetKeyRequestBody/properties/decrypt/type",keyword:"type",params:{type: "boolean"},schema:schema190.properties.decrypt.type,parentSchema:schema190.properties.decrypt,data:data1};
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
const err7 = {instancePath,schemaPath:"contract:/components/schemas/V2KeysGetKeyRequestBody/type",keyword:"type",params:{type: "object"},schema:schema190.type,parentSchema:schema190,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate128.errors = vErrors;
return errors === 0;
}
validate128.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v46 = validate129;
const schema191 = {"$id":"contract:/keys.migrateKeys.body","$ref":"contract:/components/schemas/V2KeysMigrateKeysRequestBody"};
const schema192 = {"$id":"contract:/components/schemas/V2KeysMigrateKeysRequestBody","type":"object","properties":{"migrationId":{"type":"string","minLength":3,"maxLength":255},"apiId":{"type":"string","minLength":3,"maxLength":255},"keys":{"type":"array","minItems":1,"items":{"$ref":"contract:/components/schemas/V2KeysMigrateKeyData"}}},"additionalProperties":false,"required":["migrationId","apiId","keys"]};
const schema193 = {"$id":"contract:/components/schemas/V2KeysMigrateKeyData","type":"object","properties":{"hash":{"type":"string","minLength":3},"name":{"type":"string","minLength":1,"maxLength":255},"externalId":{"type":"string","minLength":1,"maxLength":255},"meta":{"type":"object","additionalProperties":true,"maxProperties":100},"roles":{"type":"array","maxItems":100,"items":{"type":"string","minLength":1,"maxLength":128}},"permissions":{"type":"array","maxItems":1000,"items":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[a-zA-Z0-9_:\\-\\.\\*]+$"}},"expires":{"int64":{"minimum":0,"maximum":4102444800000}},"enabled":{"type":"boolean"},"credits":{"$ref":"contract:/components/schemas/KeyCreditsData"},"ratelimits":{"type":"array","maxItems":50,"items":{"$ref":"contract:/components/schemas/RatelimitRequest"}}},"additionalProperties":false,"required":["hash"]};

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
if(data.hash === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hash"},schema:schema193.required,parentSchema:schema193,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func133.call(schema193.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema193,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.hash !== undefined){
let data0 = data.hash;
if(typeof data0 === "string"){
if(func0(data0) < 3){
const err2 = {instancePath:instancePath+"/hash",schemaPath:"#/properties/hash/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema193.properties.hash,data:data0};
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
const err3 = {instancePath:instancePath+"/hash",schemaPath:"#/properties/hash/type",keyword:"type",params:{type: "string"},schema:schema193.properties.hash.type,parentSchema:schema193.properties.hash,data:data0};
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
if(func0(data1) > 255){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema193.properties.name,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func0(data1) < 1){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema193.properties.name,data:data1};
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
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema193.properties.name.type,parentSchema:schema193.properties.name,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.externalId !== undefined){
let data2 = data.externalId;
if(typeof data2 === "string"){
if(func0(data2) > 255){
const err7 = {instancePath:instancePath+"/externalId",schemaPath:"#/properties/externalId/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema193.properties.externalId,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func0(data2) < 1){
const err8 = {instancePath:instancePath+"/externalId",schemaPath:"#/properties/externalId/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema193.properties.externalId,data:data2};
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
const err9 = {instancePath:instancePath+"/externalId",schemaPath:"#/properties/externalId/type",keyword:"type",params:{type: "string"},schema:schema193.properties.externalId.type,parentSchema:schema193.properties.externalId,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.meta !== undefined){
let data3 = data.meta;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(Object.keys(data3).length > 100){
const err10 = {instancePath:instancePath+"/meta",schemaPath:"#/properties/meta/maxProperties",keyword:"maxProperties",params:{limit: 100},schema:100,parentSchema:schema193.properties.meta,data:data3};
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
const err11 = {instancePath:instancePath+"/meta",schemaPath:"#/properties/meta/type",keyword:"type",params:{type: "object"},schema:schema193.properties.meta.type,parentSchema:schema193.properties.meta,data:data3};
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
let data4 = data.roles;
if(Array.isArray(data4)){
if(data4.length > 100){
const err12 = {instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema193.properties.roles,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 === "string"){
if(func0(data5) > 128){
const err13 = {instancePath:instancePath+"/roles/" + i0,schemaPath:"#/properties/roles/items/maxLength",keyword:"maxLength",params:{limit: 128},schema:128,parentSchema:schema193.properties.roles.items,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(func0(data5) < 1){
const err14 = {instancePath:instancePath+"/roles/" + i0,schemaPath:"#/properties/roles/items/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema193.properties.roles.items,data:data5};
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
const err15 = {instancePath:instancePath+"/roles/" + i0,schemaPath:"#/properties/roles/items/type",keyword:"type",params:{type: "string"},schema:schema193.properties.roles.items.type,parentSchema:schema193.properties.roles.items,data:data5};
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
const err16 = {instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/type",keyword:"type",params:{type: "array"},schema:schema193.properties.roles.type,parentSchema:schema193.properties.roles,data:data4};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.permissions !== undefined){
let data6 = data.permissions;
if(Array.isArray(data6)){
if(data6.length > 1000){
const err17 = {instancePath:instancePath+"/permissions",schemaPath:"#/properties/permissions/maxItems",keyword:"maxItems",params:{limit: 1000},schema:1000,parentSchema:schema193.properties.permissions,data:data6};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(typeof data7 === "string"){
if(func0(data7) > 128){
const err18 = {instancePath:instancePath+"/permissions/" + i1,schemaPath:"#/properties/permissions/items/maxLength",keyword:"maxLength",params:{limit: 128},schema:128,parentSchema:schema193.properties.permissions.items,data:data7};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(func0(data7) < 1){
const err19 = {instancePath:instancePath+"/permissions/" + i1,schemaPath:"#/properties/permissions/items/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema193.properties.permissions.items,data:data7};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!pattern65.test(data7)){
const err20 = {instancePath:instancePath+"/permissions/" + i1,schemaPath:"#/properties/permissions/items/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_:\\-\\.\\*]+$"},schema:"^[a-zA-Z0-9_:\\-\\.\\*]+$",parentSchema:schema193.properties.permissions.items,data:data7};
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
const err21 = {instancePath:instancePath+"/permissions/" + i1,schemaPath:"#/properties/permissions/items/type",keyword:"type",params:{type: "string"},schema:schema193.properties.permissions.items.type,parentSchema:schema193.properties.permissions.items,data:data7};
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
const err22 = {instancePath:instancePath+"/permissions",schemaPath:"#/properties/permissions/type",keyword:"type",params:{type: "array"},schema:schema193.properties.permissions.type,parentSchema:schema193.properties.permissions,data:data6};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.expires !== undefined){
let data8 = data.expires;
if(!((typeof data8 === "number" && Number.isSafeInteger(data8) && !Object.is(data8, -0)) || (typeof data8 === "bigint" && data8 >= -9223372036854775808n && data8 <= 9223372036854775807n)) || (this && this.has(data, "expires")) || data8 < 0 || data8 > 4102444800000){
const err23 = {instancePath:instancePath+"/expires",schemaPath:"#/properties/expires/int64",keyword:"int64",params:{},schema:schema193.properties.expires.int64,parentSchema:schema193.properties.expires,data:data8};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.enabled !== undefined){
let data9 = data.enabled;
if(typeof data9 !== "boolean"){
const err24 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},schema:schema193.properties.enabled.type,parentSchema:schema193.properties.enabled,data:data9};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.credits !== undefined){
if(!(validate124.call(this, data.credits, {instancePath:instancePath+"/credits",parentData:data,parentDataProperty:"credits",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate124.errors);
errors = vErrors.length;
}
}
if(data.ratelimits !== undefined){
let data11 = data.ratelimits;
if(Array.isArray(data11)){
if(data11.length > 50){
const err25 = {instancePath:instancePath+"/ratelimits",schemaPath:"#/properties/ratelimits/maxItems",keyword:"maxItems",params:{limit: 50},schema:50,parentSchema:schema193.properties.ratelimits,data:data11};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
const len2 = data11.length;
for(let i2=0; i2<len2; i2++){
let data12 = data11[i2];
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.name === undefined){
const err26 = {instancePath:instancePath+"/ratelimits/" + i2,schemaPath:"contract:/components/schemas/RatelimitRequest/required",keyword:"required",params:{missingProperty: "name"},schema:schema168.required,parentSchema:schema168,data:data12};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data12.limit === undefined){
const err27 = {instancePath:instancePath+"/ratelimits/" + i2,schemaPath:"contract:/components/schemas/RatelimitRequest/required",keyword:"required",params:{missingProperty: "limit"},schema:schema168.required,parentSchema:schema168,data:data12};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data12.duration === undefined){
const err28 = {instancePath:instancePath+"/ratelimits/" + i2,schemaPath:"contract:/components/schemas/RatelimitRequest/required",keyword:"required",params:{missingProperty: "duration"},schema:schema168.required,parentSchema:schema168,data:data12};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data12.autoApply === undefined){
const err29 = {instancePath:instancePath+"/ratelimits/" + i2,schemaPath:"contract:/components/schemas/RatelimitRequest/required",keyword:"required",params:{missingProperty: "autoApply"},schema:schema168.required,parentSchema:schema168,data:data12};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data12.name !== undefined){
let data13 = data12.name;
if(typeof data13 === "string"){
if(func0(data13) > 128){
const err30 = {instancePath:instancePath+"/ratelimits/" + i2+"/name",schemaPath:"contract:/components/schemas/RatelimitRequest/properties/name/maxLength",keyword:"maxLength",params:{limit: 128},schema:128,parentSchema:schema168.properties.name,data:data13};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(func0(data13) < 3){
const err31 = {instancePath:instancePath+"/ratelimits/" + i2+"/name",schemaPath:"contract:/components/schemas/RatelimitRequest/properties/name/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema168.properties.name,data:data13};
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
const err32 = {instancePath:instancePath+"/ratelimits/" + i2+"/name",schemaPath:"contract:/components/schemas/RatelimitRequest/properties/name/type",keyword:"type",params:{type: "string"},schema:schema168.properties.name.type,parentSchema:schema168.properties.name,data:data13};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data12.limit !== undefined){
let data14 = data12.limit;
if(!((typeof data14 === "number" && Number.isSafeInteger(data14) && !Object.is(data14, -0)) || (typeof data14 === "bigint" && data14 >= -9223372036854775808n && data14 <= 9223372036854775807n)) || (this && this.has(data12, "limit")) || data14 < 1){
const err33 = {instancePath:instancePath+"/ratelimits/" + i2+"/limit",schemaPath:"contract:/components/schemas/RatelimitRequest/properties/limit/int64",keyword:"int64",params:{},schema:schema168.properties.limit.int64,parentSchema:schema168.properties.limit,data:data14};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data12.duration !== undefined){
let data15 = data12.duration;
if(!((typeof data15 === "number" && Number.isSafeInteger(data15) && !Object.is(data15, -0)) || (typeof data15 === "bigint" && data15 >= -9223372036854775808n && data15 <= 9223372036854775807n)) || (this && this.has(data12, "duration")) || data15 < 1000){
const err34 = {instancePath:instancePath+"/ratelimits/" + i2+"/duration",schemaPath:"contract:/components/schemas/RatelimitRequest/properties/duration/int64",keyword:"int64",params:{},schema:schema168.properties.duration.int64,parentSchema:schema168.properties.duration,data:data15};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data12.autoApply !== undefined){
let data16 = data12.autoApply;
if(typeof data16 !== "boolean"){
const err35 = {instancePath:instancePath+"/ratelimits/" + i2+"/autoApply",schemaPath:"contract:/components/schemas/RatelimitRequest/properties/autoApply/type",keyword:"type",params:{type: "boolean"},schema:schema168.properties.autoApply.type,parentSchema:schema168.properties.autoApply,data:data16};
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
const err36 = {instancePath:instancePath+"/ratelimits/" + i2,schemaPath:"contract:/components/schemas/RatelimitRequest/type",keyword:"type",params:{type: "object"},schema:schema168.type,parentSchema:schema168,data:data12};
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
const err37 = {instancePath:instancePath+"/ratelimits",schemaPath:"#/properties/ratelimits/type",keyword:"type",params:{type: "array"},schema:schema193.properties.ratelimits.type,parentSchema:schema193.properties.ratelimits,data:data11};
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
const err38 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema193.type,parentSchema:schema193,data};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
validate131.errors = vErrors;
return errors === 0;
}
validate131.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(data.migrationId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "migrationId"},schema:schema192.required,parentSchema:schema192,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.apiId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "apiId"},schema:schema192.required,parentSchema:schema192,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.keys === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "keys"},schema:schema192.required,parentSchema:schema192,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "migrationId") || (key0 === "apiId")) || (key0 === "keys"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema192,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.migrationId !== undefined){
let data0 = data.migrationId;
if(typeof data0 === "string"){
if(func0(data0) > 255){
const err4 = {instancePath:instancePath+"/migrationId",schemaPath:"#/properties/migrationId/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema192.properties.migrationId,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func0(data0) < 3){
const err5 = {instancePath:instancePath+"/migrationId",schemaPath:"#/properties/migrationId/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema192.properties.migrationId,data:data0};
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
const err6 = {instancePath:instancePath+"/migrationId",schemaPath:"#/properties/migrationId/type",keyword:"type",params:{type: "string"},schema:schema192.properties.migrationId.type,parentSchema:schema192.properties.migrationId,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.apiId !== undefined){
let data1 = data.apiId;
if(typeof data1 === "string"){
if(func0(data1) > 255){
const err7 = {instancePath:instancePath+"/apiId",schemaPath:"#/properties/apiId/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema192.properties.apiId,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func0(data1) < 3){
const err8 = {instancePath:instancePath+"/apiId",schemaPath:"#/properties/apiId/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema192.properties.apiId,data:data1};
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
const err9 = {instancePath:instancePath+"/apiId",schemaPath:"#/properties/apiId/type",keyword:"type",params:{type: "string"},schema:schema192.properties.apiId.type,parentSchema:schema192.properties.apiId,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.keys !== undefined){
let data2 = data.keys;
if(Array.isArray(data2)){
if(data2.length < 1){
const err10 = {instancePath:instancePath+"/keys",schemaPath:"#/properties/keys/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema192.properties.keys,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate131.call(this, data2[i0], {instancePath:instancePath+"/keys/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate131.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/keys",schemaPath:"#/properties/keys/type",keyword:"type",params:{type: "array"},schema:schema192.properties.keys.type,parentSchema:schema192.properties.keys,data:data2};
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
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema192.type,parentSchema:schema192,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate130.errors = vErrors;
return errors === 0;
}
validate130.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate130.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate130.errors);
errors = vErrors.length;
}
validate129.errors = vErrors;
return errors === 0;
}
validate129.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v47 = validate135;
const schema195 = {"$id":"contract:/keys.removePermissions.body","$ref":"contract:/components/schemas/V2KeysRemovePermissionsRequestBody"};
const schema196 = {"$id":"contract:/components/schemas/V2KeysRemovePermissionsRequestBody","type":"object","required":["keyId","permissions"],"properties":{"keyId":{"type":"string","minLength":3,"maxLength":255,"pattern":"^[a-zA-Z0-9_]+$"},"permissions":{"type":"array","minItems":1,"maxItems":1000,"items":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[a-zA-Z0-9_:\\-\\.\\*]+$"}}},"additionalProperties":false};

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
if(data.keyId === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/V2KeysRemovePermissionsRequestBody/required",keyword:"required",params:{missingProperty: "keyId"},schema:schema196.required,parentSchema:schema196,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.permissions === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/V2KeysRemovePermissionsRequestBody/required",keyword:"required",params:{missingProperty: "permissions"},schema:schema196.required,parentSchema:schema196,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "keyId") || (key0 === "permissions"))){
const err2 = {instancePath,schemaPath:"contract:/components/schemas/V2KeysRemovePermissionsRequestBody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema196,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.keyId !== undefined){
let data0 = data.keyId;
if(typeof data0 === "string"){
if(func0(data0) > 255){
const err3 = {instancePath:instancePath+"/keyId",schemaPath:"contract:/components/schemas/V2KeysRemovePermissionsRequestBody/properties/keyId/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema196.properties.keyId,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func0(data0) < 3){
const err4 = {instancePath:instancePath+"/keyId",schemaPath:"contract:/components/schemas/V2KeysRemovePermissionsRequestBody/properties/keyId/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema196.properties.keyId,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern0.test(data0)){
const err5 = {instancePath:instancePath+"/keyId",schemaPath:"contract:/components/schemas/V2KeysRemovePermissionsRequestBody/properties/keyId/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_]+$"},schema:"^[a-zA-Z0-9_]+$",parentSchema:schema196.properties.keyId,data:data0};
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
const err6 = {instancePath:instancePath+"/keyId",schemaPath:"contract:/components/schemas/V2KeysRemovePermissionsRequestBody/properties/keyId/type",keyword:"type",params:{type: "string"},schema:schema196.properties.keyId.type,parentSchema:schema196.properties.keyId,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.permissions !== undefined){
let data1 = data.permissions;
if(Array.isArray(data1)){
if(data1.length > 1000){
const err7 = {instancePath:instancePath+"/permissions",schemaPath:"contract:/components/schemas/V2KeysRemovePermissionsRequestBody/properties/permissions/maxItems",keyword:"maxItems",params:{limit: 1000},schema:1000,parentSchema:schema196.properties.permissions,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.length < 1){
const err8 = {instancePath:instancePath+"/permissions",schemaPath:"contract:/components/schemas/V2KeysRemovePermissionsRequestBody/properties/permissions/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema196.properties.permissions,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(func0(data2) > 128){
const err9 = {instancePath:instancePath+"/permissions/" + i0,schemaPath:"contract:/components/schemas/V2KeysRemovePermissionsRequestBody/properties/permissions/items/maxLength",keyword:"maxLength",params:{limit: 128},schema:128,parentSchema:schema196.properties.permissions.items,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func0(data2) < 1){
const err10 = {instancePath:instancePath+"/permissions/" + i0,schemaPath:"contract:/components/schemas/V2KeysRemovePermissionsRequestBody/properties/permissions/items/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema196.properties.permissions.items,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern65.test(data2)){
const err11 = {instancePath:instancePath+"/permissions/" + i0,schemaPath:"contract:/components/schemas/V2KeysRemovePermissionsRequestBody/properties/permissions/items/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_:\\-\\.\\*]+$"},schema:"^[a-zA-Z0-9_:\\-\\.\\*]+$",parentSchema:schema196.properties.permissions.items,data:data2};
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
const err12 = {instancePath:instancePath+"/permissions/" + i0,schemaPath:"contract:/components/schemas/V2KeysRemovePermissionsRequestBody/properties/permissions/items/type",keyword:"type",params:{type: "string"},schema:schema196.properties.permissions.items.type,parentSchema:schema196.properties.permissions.items,data:data2};
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
const err13 = {instancePath:instancePath+"/permissions",schemaPath:"contract:/components/schemas/V2KeysRemovePermissionsRequestBody/properties/permissions/type",keyword:"type",params:{type: "array"},schema:schema196.properties.permissions.type,parentSchema:schema196.properties.permissions,data:data1};
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
const err14 = {instancePath,schemaPath:"contract:/components/schemas/V2KeysRemovePermissionsRequestBody/type",keyword:"type",params:{type: "object"},schema:schema196.type,parentSchema:schema196,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate135.errors = vErrors;
return errors === 0;
}
validate135.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v48 = validate136;
const schema197 = {"$id":"contract:/keys.removeRoles.body","$ref":"contract:/components/schemas/V2KeysRemoveRolesRequestBody"};
const schema198 = {"$id":"contract:/components/schemas/V2KeysRemoveRolesRequestBody","type":"object","required":["keyId","roles"],"properties":{"keyId":{"type":"string","minLength":3,"maxLength":255,"pattern":"^[a-zA-Z0-9_]+$"},"roles":{"type":"array","minItems":1,"maxItems":100,"items":{"type":"string","minLength":1,"maxLength":128}}},"additionalProperties":false};

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
if(data.keyId === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/V2KeysRemoveRolesRequestBody/required",keyword:"required",params:{missingProperty: "keyId"},schema:schema198.required,parentSchema:schema198,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.roles === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/V2KeysRemoveRolesRequestBody/required",keyword:"required",params:{missingProperty: "roles"},schema:schema198.required,parentSchema:schema198,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "keyId") || (key0 === "roles"))){
const err2 = {instancePath,schemaPath:"contract:/components/schemas/V2KeysRemoveRolesRequestBody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema198,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.keyId !== undefined){
let data0 = data.keyId;
if(typeof data0 === "string"){
if(func0(data0) > 255){
const err3 = {instancePath:instancePath+"/keyId",schemaPath:"contract:/components/schemas/V2KeysRemoveRolesRequestBody/properties/keyId/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema198.properties.keyId,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func0(data0) < 3){
const err4 = {instancePath:instancePath+"/keyId",schemaPath:"contract:/components/schemas/V2KeysRemoveRolesRequestBody/properties/keyId/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema198.properties.keyId,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern0.test(data0)){
const err5 = {instancePath:instancePath+"/keyId",schemaPath:"contract:/components/schemas/V2KeysRemoveRolesRequestBody/properties/keyId/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_]+$"},schema:"^[a-zA-Z0-9_]+$",parentSchema:schema198.properties.keyId,data:data0};
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
const err6 = {instancePath:instancePath+"/keyId",schemaPath:"contract:/components/schemas/V2KeysRemoveRolesRequestBody/properties/keyId/type",keyword:"type",params:{type: "string"},schema:schema198.properties.keyId.type,parentSchema:schema198.properties.keyId,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.roles !== undefined){
let data1 = data.roles;
if(Array.isArray(data1)){
if(data1.length > 100){
const err7 = {instancePath:instancePath+"/roles",schemaPath:"contract:/components/schemas/V2KeysRemoveRolesRequestBody/properties/roles/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema198.properties.roles,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.length < 1){
const err8 = {instancePath:instancePath+"/roles",schemaPath:"contract:/components/schemas/V2KeysRemoveRolesRequestBody/properties/roles/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema198.properties.roles,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(func0(data2) > 128){
const err9 = {instancePath:instancePath+"/roles/" + i0,schemaPath:"contract:/components/schemas/V2KeysRemoveRolesRequestBody/properties/roles/items/maxLength",keyword:"maxLength",params:{limit: 128},schema:128,parentSchema:schema198.properties.roles.items,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func0(data2) < 1){
const err10 = {instancePath:instancePath+"/roles/" + i0,schemaPath:"contract:/components/schemas/V2KeysRemoveRolesRequestBody/properties/roles/items/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema198.properties.roles.items,data:data2};
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
const err11 = {instancePath:instancePath+"/roles/" + i0,schemaPath:"contract:/components/schemas/V2KeysRemoveRolesRequestBody/properties/roles/items/type",keyword:"type",params:{type: "string"},schema:schema198.properties.roles.items.type,parentSchema:schema198.properties.roles.items,data:data2};
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
const err12 = {instancePath:instancePath+"/roles",schemaPath:"contract:/components/schemas/V2KeysRemoveRolesRequestBody/properties/roles/type",keyword:"type",params:{type: "array"},schema:schema198.properties.roles.type,parentSchema:schema198.properties.roles,data:data1};
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
const err13 = {instancePath,schemaPath:"contract:/components/schemas/V2KeysRemoveRolesRequestBody/type",keyword:"type",params:{type: "object"},schema:schema198.type,parentSchema:schema198,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate136.errors = vErrors;
return errors === 0;
}
validate136.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v49 = validate137;
const schema199 = {"$id":"contract:/keys.rerollKey.body","$ref":"contract:/components/schemas/V2KeysRerollKeyRequestBody"};
const schema200 = {"$id":"contract:/components/schemas/V2KeysRerollKeyRequestBody","type":"object","required":["keyId","expiration"],"properties":{"keyId":{"type":"string","minLength":3,"maxLength":255,"pattern":"^[a-zA-Z0-9_]+$"},"expiration":{"int64":{"minimum":0,"maximum":4102444800000}}}};

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
if(data.keyId === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/V2KeysRerollKeyRequestBody/required",keyword:"required",params:{missingProperty: "keyId"},schema:schema200.required,parentSchema:schema200,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.expiration === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/V2KeysRerollKeyRequestBody/required",keyword:"required",params:{missingProperty: "expiration"},schema:schema200.required,parentSchema:schema200,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.keyId !== undefined){
let data0 = data.keyId;
if(typeof data0 === "string"){
if(func0(data0) > 255){
const err2 = {instancePath:instancePath+"/keyId",schemaPath:"contract:/components/schemas/V2KeysRerollKeyRequestBody/properties/keyId/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema200.properties.keyId,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func0(data0) < 3){
const err3 = {instancePath:instancePath+"/keyId",schemaPath:"contract:/components/schemas/V2KeysRerollKeyRequestBody/properties/keyId/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema200.properties.keyId,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern0.test(data0)){
const err4 = {instancePath:instancePath+"/keyId",schemaPath:"contract:/components/schemas/V2KeysRerollKeyRequestBody/properties/keyId/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_]+$"},schema:"^[a-zA-Z0-9_]+$",parentSchema:schema200.properties.keyId,data:data0};
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
const err5 = {instancePath:instancePath+"/keyId",schemaPath:"contract:/components/schemas/V2KeysRerollKeyRequestBody/properties/keyId/type",keyword:"type",params:{type: "string"},schema:schema200.properties.keyId.type,parentSchema:schema200.properties.keyId,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.expiration !== undefined){
let data1 = data.expiration;
if(!((typeof data1 === "number" && Number.isSafeInteger(data1) && !Object.is(data1, -0)) || (typeof data1 === "bigint" && data1 >= -9223372036854775808n && data1 <= 9223372036854775807n)) || (this && this.has(data, "expiration")) || data1 < 0 || data1 > 4102444800000){
const err6 = {instancePath:instancePath+"/expiration",schemaPath:"contract:/components/schemas/V2KeysRerollKeyRequestBody/properties/expiration/int64",keyword:"int64",params:{},schema:schema200.properties.expiration.int64,parentSchema:schema200.properties.expiration,data:data1};
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
const err7 = {instancePath,schemaPath:"contract:/components/schemas/V2KeysRerollKeyRequestBody/type",keyword:"type",params:{type: "object"},schema:schema200.type,parentSchema:schema200,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate137.errors = vErrors;
return errors === 0;
}
validate137.evaluated = {"props":{"keyId":true,"expiration":true},"dynamicProps":false,"dynamicItems":false};

exports.v50 = validate138;
const schema201 = {"$id":"contract:/keys.setPermissions.body","$ref":"contract:/components/schemas/V2KeysSetPermissionsRequestBody"};
const schema202 = {"$id":"contract:/components/schemas/V2KeysSetPermissionsRequestBody","type":"object","required":["keyId","permissions"],"properties":{"keyId":{"type":"string","minLength":3,"maxLength":255,"pattern":"^[a-zA-Z0-9_]+$"},"permissions":{"type":"array","items":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[a-zA-Z0-9_:\\-\\.\\*]+$"}}},"additionalProperties":false};

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
if(data.keyId === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/V2KeysSetPermissionsRequestBody/required",keyword:"required",params:{missingProperty: "keyId"},schema:schema202.required,parentSchema:schema202,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.permissions === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/V2KeysSetPermissionsRequestBody/required",keyword:"required",params:{missingProperty: "permissions"},schema:schema202.required,parentSchema:schema202,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "keyId") || (key0 === "permissions"))){
const err2 = {instancePath,schemaPath:"contract:/components/schemas/V2KeysSetPermissionsRequestBody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema202,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.keyId !== undefined){
let data0 = data.keyId;
if(typeof data0 === "string"){
if(func0(data0) > 255){
const err3 = {instancePath:instancePath+"/keyId",schemaPath:"contract:/components/schemas/V2KeysSetPermissionsRequestBody/properties/keyId/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema202.properties.keyId,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func0(data0) < 3){
const err4 = {instancePath:instancePath+"/keyId",schemaPath:"contract:/components/schemas/V2KeysSetPermissionsRequestBody/properties/keyId/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema202.properties.keyId,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern0.test(data0)){
const err5 = {instancePath:instancePath+"/keyId",schemaPath:"contract:/components/schemas/V2KeysSetPermissionsRequestBody/properties/keyId/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_]+$"},schema:"^[a-zA-Z0-9_]+$",parentSchema:schema202.properties.keyId,data:data0};
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
const err6 = {instancePath:instancePath+"/keyId",schemaPath:"contract:/components/schemas/V2KeysSetPermissionsRequestBody/properties/keyId/type",keyword:"type",params:{type: "string"},schema:schema202.properties.keyId.type,parentSchema:schema202.properties.keyId,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
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
if(typeof data2 === "string"){
if(func0(data2) > 128){
const err7 = {instancePath:instancePath+"/permissions/" + i0,schemaPath:"contract:/components/schemas/V2KeysSetPermissionsRequestBody/properties/permissions/items/maxLength",keyword:"maxLength",params:{limit: 128},schema:128,parentSchema:schema202.properties.permissions.items,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func0(data2) < 1){
const err8 = {instancePath:instancePath+"/permissions/" + i0,schemaPath:"contract:/components/schemas/V2KeysSetPermissionsRequestBody/properties/permissions/items/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema202.properties.permissions.items,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!pattern65.test(data2)){
const err9 = {instancePath:instancePath+"/permissions/" + i0,schemaPath:"contract:/components/schemas/V2KeysSetPermissionsRequestBody/properties/permissions/items/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_:\\-\\.\\*]+$"},schema:"^[a-zA-Z0-9_:\\-\\.\\*]+$",parentSchema:schema202.properties.permissions.items,data:data2};
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
const err10 = {instancePath:instancePath+"/permissions/" + i0,schemaPath:"contract:/components/schemas/V2KeysSetPermissionsRequestBody/properties/permissions/items/type",keyword:"type",params:{type: "string"},schema:schema202.properties.permissions.items.type,parentSchema:schema202.properties.permissions.items,data:data2};
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
const err11 = {instancePath:instancePath+"/permissions",schemaPath:"contract:/components/schemas/V2KeysSetPermissionsRequestBody/properties/permissions/type",keyword:"type",params:{type: "array"},schema:schema202.properties.permissions.type,parentSchema:schema202.properties.permissions,data:data1};
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
const err12 = {instancePath,schemaPath:"contract:/components/schemas/V2KeysSetPermissionsRequestBody/type",keyword:"type",params:{type: "object"},schema:schema202.type,parentSchema:schema202,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate138.errors = vErrors;
return errors === 0;
}
validate138.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v51 = validate139;
const schema203 = {"$id":"contract:/keys.setRoles.body","$ref":"contract:/components/schemas/V2KeysSetRolesRequestBody"};
const schema204 = {"$id":"contract:/components/schemas/V2KeysSetRolesRequestBody","type":"object","required":["keyId","roles"],"properties":{"keyId":{"type":"string","minLength":3,"maxLength":255,"pattern":"^[a-zA-Z0-9_]+$"},"roles":{"type":"array","maxItems":100,"items":{"type":"string","minLength":1,"maxLength":128}}},"additionalProperties":false};

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
if(data.keyId === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/V2KeysSetRolesRequestBody/required",keyword:"required",params:{missingProperty: "keyId"},schema:schema204.required,parentSchema:schema204,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.roles === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/V2KeysSetRolesRequestBody/required",keyword:"required",params:{missingProperty: "roles"},schema:schema204.required,parentSchema:schema204,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "keyId") || (key0 === "roles"))){
const err2 = {instancePath,schemaPath:"contract:/components/schemas/V2KeysSetRolesRequestBody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema204,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.keyId !== undefined){
let data0 = data.keyId;
if(typeof data0 === "string"){
if(func0(data0) > 255){
const err3 = {instancePath:instancePath+"/keyId",schemaPath:"contract:/components/schemas/V2KeysSetRolesRequestBody/properties/keyId/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema204.properties.keyId,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func0(data0) < 3){
const err4 = {instancePath:instancePath+"/keyId",schemaPath:"contract:/components/schemas/V2KeysSetRolesRequestBody/properties/keyId/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema204.properties.keyId,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern0.test(data0)){
const err5 = {instancePath:instancePath+"/keyId",schemaPath:"contract:/components/schemas/V2KeysSetRolesRequestBody/properties/keyId/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_]+$"},schema:"^[a-zA-Z0-9_]+$",parentSchema:schema204.properties.keyId,data:data0};
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
const err6 = {instancePath:instancePath+"/keyId",schemaPath:"contract:/components/schemas/V2KeysSetRolesRequestBody/properties/keyId/type",keyword:"type",params:{type: "string"},schema:schema204.properties.keyId.type,parentSchema:schema204.properties.keyId,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.roles !== undefined){
let data1 = data.roles;
if(Array.isArray(data1)){
if(data1.length > 100){
const err7 = {instancePath:instancePath+"/roles",schemaPath:"contract:/components/schemas/V2KeysSetRolesRequestBody/properties/roles/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema204.properties.roles,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(func0(data2) > 128){
const err8 = {instancePath:instancePath+"/roles/" + i0,schemaPath:"contract:/components/schemas/V2KeysSetRolesRequestBody/properties/roles/items/maxLength",keyword:"maxLength",params:{limit: 128},schema:128,parentSchema:schema204.properties.roles.items,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func0(data2) < 1){
const err9 = {instancePath:instancePath+"/roles/" + i0,schemaPath:"contract:/components/schemas/V2KeysSetRolesRequestBody/properties/roles/items/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema204.properties.roles.items,data:data2};
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
const err10 = {instancePath:instancePath+"/roles/" + i0,schemaPath:"contract:/components/schemas/V2KeysSetRolesRequestBody/properties/roles/items/type",keyword:"type",params:{type: "string"},schema:schema204.properties.roles.items.type,parentSchema:schema204.properties.roles.items,data:data2};
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
const err11 = {instancePath:instancePath+"/roles",schemaPath:"contract:/components/schemas/V2KeysSetRolesRequestBody/properties/roles/type",keyword:"type",params:{type: "array"},schema:schema204.properties.roles.type,parentSchema:schema204.properties.roles,data:data1};
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
const err12 = {instancePath,schemaPath:"contract:/components/schemas/V2KeysSetRolesRequestBody/type",keyword:"type",params:{type: "object"},schema:schema204.type,parentSchema:schema204,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate139.errors = vErrors;
return errors === 0;
}
validate139.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v52 = validate140;
const schema205 = {"$id":"contract:/keys.updateCredits.body","$ref":"contract:/components/schemas/V2KeysUpdateCreditsRequestBody"};
const schema206 = {"$id":"contract:/components/schemas/V2KeysUpdateCreditsRequestBody","type":"object","required":["keyId","operation"],"properties":{"keyId":{"type":"string","minLength":3},"value":{"anyOf":[{"int64":{"minimum":0}},{"type":["null"]}]},"operation":{"type":"string","enum":["set","increment","decrement"]}},"additionalProperties":false};

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
if(data.keyId === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/V2KeysUpdateCreditsRequestBody/required",keyword:"required",params:{missingProperty: "keyId"},schema:schema206.required,parentSchema:schema206,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.operation === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/V2KeysUpdateCreditsRequestBody/required",keyword:"required",params:{missingProperty: "operation"},schema:schema206.required,parentSchema:schema206,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "keyId") || (key0 === "value")) || (key0 === "operation"))){
const err2 = {instancePath,schemaPath:"contract:/components/schemas/V2KeysUpdateCreditsRequestBody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema206,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.keyId !== undefined){
let data0 = data.keyId;
if(typeof data0 === "string"){
if(func0(data0) < 3){
const err3 = {instancePath:instancePath+"/keyId",schemaPath:"contract:/components/schemas/V2KeysUpdateCreditsRequestBody/properties/keyId/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema206.properties.keyId,data:data0};
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
const err4 = {instancePath:instancePath+"/keyId",schemaPath:"contract:/components/schemas/V2KeysUpdateCreditsRequestBody/properties/keyId/type",keyword:"type",params:{type: "string"},schema:schema206.properties.keyId.type,parentSchema:schema206.properties.keyId,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.value !== undefined){
let data1 = data.value;
const _errs6 = errors;
let valid2 = false;
const _errs7 = errors;
if(!((typeof data1 === "number" && Number.isSafeInteger(data1) && !Object.is(data1, -0)) || (typeof data1 === "bigint" && data1 >= -9223372036854775808n && data1 <= 9223372036854775807n)) || (this && this.has(data, "value")) || data1 < 0){
const err5 = {instancePath:instancePath+"/value",schemaPath:"contract:/components/schemas/V2KeysUpdateCreditsRequestBody/properties/value/anyOf/0/int64",keyword:"int64",params:{},schema:schema206.properties.value.anyOf[0].int64,parentSchema:schema206.properties.value.anyOf[0],data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid2 = valid2 || _valid0;
const _errs8 = errors;
if(data1 !== null){
const err6 = {instancePath:instancePath+"/value",schemaPath:"contract:/components/schemas/V2KeysUpdateCreditsRequestBody/properties/value/anyOf/1/type",keyword:"type",params:{type: schema206.properties.value.anyOf[1].type},schema:schema206.properties.value.anyOf[1].type,parentSchema:schema206.properties.value.anyOf[1],data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs8 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const err7 = {instancePath:instancePath+"/value",schemaPath:"contract:/components/schemas/V2KeysUpdateCreditsRequestBody/properties/value/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs6, passingSchemas: null},schema:schema206.properties.value.anyOf,parentSchema:schema206.properties.value,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
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
}
if(data.operation !== undefined){
let data2 = data.operation;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/operation",schemaPath:"contract:/components/schemas/V2KeysUpdateCreditsRequestBody/properties/operation/type",keyword:"type",params:{type: "string"},schema:schema206.properties.operation.type,parentSchema:schema206.properties.operation,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(((data2 === "set") || (data2 === "increment")) || (data2 === "decrement"))){
const err9 = {instancePath:instancePath+"/operation",schemaPath:"contract:/components/schemas/V2KeysUpdateCreditsRequestBody/properties/operation/enum",keyword:"enum",params:{allowedValues: schema206.properties.operation.enum},schema:schema206.properties.operation.enum,parentSchema:schema206.properties.operation,data:data2};
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
const err10 = {instancePath,schemaPath:"contract:/components/schemas/V2KeysUpdateCreditsRequestBody/type",keyword:"type",params:{type: "object"},schema:schema206.type,parentSchema:schema206,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate140.errors = vErrors;
return errors === 0;
}
validate140.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v53 = validate141;
const schema207 = {"$id":"contract:/keys.updateKey.body","$ref":"contract:/components/schemas/V2KeysUpdateKeyRequestBody"};
const schema208 = {"$id":"contract:/components/schemas/V2KeysUpdateKeyRequestBody","type":"object","required":["keyId"],"properties":{"keyId":{"type":"string","minLength":3,"maxLength":255,"pattern":"^[a-zA-Z0-9_]+$"},"name":{"type":["string","null"],"minLength":1,"maxLength":255},"externalId":{"type":["string","null"],"minLength":1,"maxLength":255,"pattern":"^[a-zA-Z0-9_.-]+$"},"meta":{"type":["object","null"],"additionalProperties":true,"maxProperties":100},"expires":{"anyOf":[{"int64":{"minimum":0,"maximum":4102444800000}},{"type":["null"]}]},"credits":{"$ref":"contract:/components/schemas/UpdateKeyCreditsData"},"ratelimits":{"type":"array","maxItems":50,"items":{"$ref":"contract:/components/schemas/RatelimitRequest"}},"enabled":{"type":"boolean"},"roles":{"type":"array","maxItems":100,"items":{"type":"string","minLength":1,"maxLength":128}},"permissions":{"type":"array","maxItems":1000,"items":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[a-zA-Z0-9_:\\-\\.\\*]+$"}}},"additionalProperties":false};
const schema209 = {"$id":"contract:/components/schemas/UpdateKeyCreditsData","type":["object","null"],"properties":{"remaining":{"anyOf":[{"int64":{"minimum":0}},{"type":["null"]}]},"refill":{"$ref":"contract:/components/schemas/UpdateKeyCreditsRefill"}},"additionalProperties":false};
const schema210 = {"$id":"contract:/components/schemas/UpdateKeyCreditsRefill","type":["object","null"],"properties":{"interval":{"type":"string","enum":["daily","monthly"]},"amount":{"int64":{"minimum":1}},"refillDay":{"type":"integer","minimum":1,"maximum":31}},"required":["interval","amount"],"additionalProperties":false};

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
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema209.type},schema:schema209.type,parentSchema:schema209,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "remaining") || (key0 === "refill"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema209,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.remaining !== undefined){
let data0 = data.remaining;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(!((typeof data0 === "number" && Number.isSafeInteger(data0) && !Object.is(data0, -0)) || (typeof data0 === "bigint" && data0 >= -9223372036854775808n && data0 <= 9223372036854775807n)) || (this && this.has(data, "remaining")) || data0 < 0){
const err2 = {instancePath:instancePath+"/remaining",schemaPath:"#/properties/remaining/anyOf/0/int64",keyword:"int64",params:{},schema:schema209.properties.remaining.anyOf[0].int64,parentSchema:schema209.properties.remaining.anyOf[0],data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
const _errs5 = errors;
if(data0 !== null){
const err3 = {instancePath:instancePath+"/remaining",schemaPath:"#/properties/remaining/anyOf/1/type",keyword:"type",params:{type: schema209.properties.remaining.anyOf[1].type},schema:schema209.properties.remaining.anyOf[1].type,parentSchema:schema209.properties.remaining.anyOf[1],data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err4 = {instancePath:instancePath+"/remaining",schemaPath:"#/properties/remaining/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs3, passingSchemas: null},schema:schema209.properties.remaining.anyOf,parentSchema:schema209.properties.remaining,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
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
if(data.refill !== undefined){
let data1 = data.refill;
if((!(data1 && typeof data1 == "object" && !Array.isArray(data1))) && (data1 !== null)){
const err5 = {instancePath:instancePath+"/refill",schemaPath:"contract:/components/schemas/UpdateKeyCreditsRefill/type",keyword:"type",params:{type: schema210.type},schema:schema210.type,parentSchema:schema210,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.interval === undefined){
const err6 = {instancePath:instancePath+"/refill",schemaPath:"contract:/components/schemas/UpdateKeyCreditsRefill/required",keyword:"required",params:{missingProperty: "interval"},schema:schema210.required,parentSchema:schema210,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.amount === undefined){
const err7 = {instancePath:instancePath+"/refill",schemaPath:"contract:/components/schemas/UpdateKeyCreditsRefill/required",keyword:"required",params:{missingProperty: "amount"},schema:schema210.required,parentSchema:schema210,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key1 in data1){
if(!(((key1 === "interval") || (key1 === "amount")) || (key1 === "refillDay"))){
const err8 = {instancePath:instancePath+"/refill",schemaPath:"contract:/components/schemas/UpdateKeyCreditsRefill/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema210,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data1.interval !== undefined){
let data2 = data1.interval;
if(typeof data2 !== "string"){
const err9 = {instancePath:instancePath+"/refill/interval",schemaPath:"contract:/components/schemas/UpdateKeyCreditsRefill/properties/interval/type",keyword:"type",params:{type: "string"},schema:schema210.properties.interval.type,parentSchema:schema210.properties.interval,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((data2 === "daily") || (data2 === "monthly"))){
const err10 = {instancePath:instancePath+"/refill/interval",schemaPath:"contract:/components/schemas/UpdateKeyCreditsRefill/properties/interval/enum",keyword:"enum",params:{allowedValues: schema210.properties.interval.enum},schema:schema210.properties.interval.enum,parentSchema:schema210.properties.interval,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data1.amount !== undefined){
let data3 = data1.amount;
if(!((typeof data3 === "number" && Number.isSafeInteger(data3) && !Object.is(data3, -0)) || (typeof data3 === "bigint" && data3 >= -9223372036854775808n && data3 <= 9223372036854775807n)) || (this && this.has(data1, "amount")) || data3 < 1){
const err11 = {instancePath:instancePath+"/refill/amount",schemaPath:"contract:/components/schemas/UpdateKeyCreditsRefill/properties/amount/int64",keyword:"int64",params:{},schema:schema210.properties.amount.int64,parentSchema:schema210.properties.amount,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data1.refillDay !== undefined){
let data4 = data1.refillDay;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err12 = {instancePath:instancePath+"/refill/refillDay",schemaPath:"contract:/components/schemas/UpdateKeyCreditsRefill/properties/refillDay/type",keyword:"type",params:{type: "integer"},schema:schema210.properties.refillDay.type,parentSchema:schema210.properties.refillDay,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 31 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/refill/refillDay",schemaPath:"contract:/components/schemas/UpdateKeyCreditsRefill/properties/refillDay/maximum",keyword:"maximum",params:{comparison: "<=", limit: 31},schema:31,parentSchema:schema210.properties.refillDay,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/refill/refillDay",schemaPath:"contract:/components/schemas/UpdateKeyCreditsRefill/properties/refillDay/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema210.properties.refillDay,data:data4};
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
}
}
}
validate143.errors = vErrors;
return errors === 0;
}
validate143.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(data.keyId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "keyId"},schema:schema208.required,parentSchema:schema208,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func133.call(schema208.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema208,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.keyId !== undefined){
let data0 = data.keyId;
if(typeof data0 === "string"){
if(func0(data0) > 255){
const err2 = {instancePath:instancePath+"/keyId",schemaPath:"#/properties/keyId/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema208.properties.keyId,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func0(data0) < 3){
const err3 = {instancePath:instancePath+"/keyId",schemaPath:"#/properties/keyId/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema208.properties.keyId,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern0.test(data0)){
const err4 = {instancePath:instancePath+"/keyId",schemaPath:"#/properties/keyId/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_]+$"},schema:"^[a-zA-Z0-9_]+$",parentSchema:schema208.properties.keyId,data:data0};
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
const err5 = {instancePath:instancePath+"/keyId",schemaPath:"#/properties/keyId/type",keyword:"type",params:{type: "string"},schema:schema208.properties.keyId.type,parentSchema:schema208.properties.keyId,data:data0};
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
if((typeof data1 !== "string") && (data1 !== null)){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema208.properties.name.type},schema:schema208.properties.name.type,parentSchema:schema208.properties.name,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data1 === "string"){
if(func0(data1) > 255){
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema208.properties.name,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func0(data1) < 1){
const err8 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema208.properties.name,data:data1};
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
if(data.externalId !== undefined){
let data2 = data.externalId;
if((typeof data2 !== "string") && (data2 !== null)){
const err9 = {instancePath:instancePath+"/externalId",schemaPath:"#/properties/externalId/type",keyword:"type",params:{type: schema208.properties.externalId.type},schema:schema208.properties.externalId.type,parentSchema:schema208.properties.externalId,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data2 === "string"){
if(func0(data2) > 255){
const err10 = {instancePath:instancePath+"/externalId",schemaPath:"#/properties/externalId/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema208.properties.externalId,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func0(data2) < 1){
const err11 = {instancePath:instancePath+"/externalId",schemaPath:"#/properties/externalId/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema208.properties.externalId,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern63.test(data2)){
const err12 = {instancePath:instancePath+"/externalId",schemaPath:"#/properties/externalId/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_.-]+$"},schema:"^[a-zA-Z0-9_.-]+$",parentSchema:schema208.properties.externalId,data:data2};
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
if(data.meta !== undefined){
let data3 = data.meta;
if((!(data3 && typeof data3 == "object" && !Array.isArray(data3))) && (data3 !== null)){
const err13 = {instancePath:instancePath+"/meta",schemaPath:"#/properties/meta/type",keyword:"type",params:{type: schema208.properties.meta.type},schema:schema208.properties.meta.type,parentSchema:schema208.properties.meta,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(Object.keys(data3).length > 100){
const err14 = {instancePath:instancePath+"/meta",schemaPath:"#/properties/meta/maxProperties",keyword:"maxProperties",params:{limit: 100},schema:100,parentSchema:schema208.properties.meta,data:data3};
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
if(data.expires !== undefined){
let data4 = data.expires;
const _errs12 = errors;
let valid1 = false;
const _errs13 = errors;
if(!((typeof data4 === "number" && Number.isSafeInteger(data4) && !Object.is(data4, -0)) || (typeof data4 === "bigint" && data4 >= -9223372036854775808n && data4 <= 9223372036854775807n)) || (this && this.has(data, "expires")) || data4 < 0 || data4 > 4102444800000){
const err15 = {instancePath:instancePath+"/expires",schemaPath:"#/properties/expires/anyOf/0/int64",keyword:"int64",params:{},schema:schema208.properties.expires.anyOf[0].int64,parentSchema:schema208.properties.expires.anyOf[0],data:data4};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid0 = _errs13 === errors;
valid1 = valid1 || _valid0;
const _errs14 = errors;
if(data4 !== null){
const err16 = {instancePath:instancePath+"/expires",schemaPath:"#/properties/expires/anyOf/1/type",keyword:"type",params:{type: schema208.properties.expires.anyOf[1].type},schema:schema208.properties.expires.anyOf[1].type,parentSchema:schema208.properties.expires.anyOf[1],data:data4};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var _valid0 = _errs14 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err17 = {instancePath:instancePath+"/expires",schemaPath:"#/properties/expires/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs12, passingSchemas: null},schema:schema208.properties.expires.anyOf,parentSchema:schema208.properties.expires,data:data4};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
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
if(data.credits !== undefined){
if(!(validate143.call(this, data.credits, {instancePath:instancePath+"/credits",parentData:data,parentDataProperty:"credits",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate143.errors);
errors = vErrors.length;
}
}
if(data.ratelimits !== undefined){
let data6 = data.ratelimits;
if(Array.isArray(data6)){
if(data6.length > 50){
const err18 = {instancePath:instancePath+"/ratelimits",schemaPath:"#/properties/ratelimits/maxItems",keyword:"maxItems",params:{limit: 50},schema:50,parentSchema:schema208.properties.ratelimits,data:data6};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.name === undefined){
const err19 = {instancePath:instancePath+"/ratelimits/" + i0,schemaPath:"contract:/components/schemas/RatelimitRequest/required",keyword:"required",params:{missingProperty: "name"},schema:schema168.required,parentSchema:schema168,data:data7};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data7.limit === undefined){
const err20 = {instancePath:instancePath+"/ratelimits/" + i0,schemaPath:"contract:/components/schemas/RatelimitRequest/required",keyword:"required",params:{missingProperty: "limit"},schema:schema168.required,parentSchema:schema168,data:data7};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data7.duration === undefined){
const err21 = {instancePath:instancePath+"/ratelimits/" + i0,schemaPath:"contract:/components/schemas/RatelimitRequest/required",keyword:"required",params:{missingProperty: "duration"},schema:schema168.required,parentSchema:schema168,data:data7};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data7.autoApply === undefined){
const err22 = {instancePath:instancePath+"/ratelimits/" + i0,schemaPath:"contract:/components/schemas/RatelimitRequest/required",keyword:"required",params:{missingProperty: "autoApply"},schema:schema168.required,parentSchema:schema168,data:data7};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data7.name !== undefined){
let data8 = data7.name;
if(typeof data8 === "string"){
if(func0(data8) > 128){
const err23 = {instancePath:instancePath+"/ratelimits/" + i0+"/name",schemaPath:"contract:/components/schemas/RatelimitRequest/properties/name/maxLength",keyword:"maxLength",params:{limit: 128},schema:128,parentSchema:schema168.properties.name,data:data8};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(func0(data8) < 3){
const err24 = {instancePath:instancePath+"/ratelimits/" + i0+"/name",schemaPath:"contract:/components/schemas/RatelimitRequest/properties/name/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema168.properties.name,data:data8};
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
const err25 = {instancePath:instancePath+"/ratelimits/" + i0+"/name",schemaPath:"contract:/components/schemas/RatelimitRequest/properties/name/type",keyword:"type",params:{type: "string"},schema:schema168.properties.name.type,parentSchema:schema168.properties.name,data:data8};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data7.limit !== undefined){
let data9 = data7.limit;
if(!((typeof data9 === "number" && Number.isSafeInteger(data9) && !Object.is(data9, -0)) || (typeof data9 === "bigint" && data9 >= -9223372036854775808n && data9 <= 9223372036854775807n)) || (this && this.has(data7, "limit")) || data9 < 1){
const err26 = {instancePath:instancePath+"/ratelimits/" + i0+"/limit",schemaPath:"contract:/components/schemas/RatelimitRequest/properties/limit/int64",keyword:"int64",params:{},schema:schema168.properties.limit.int64,parentSchema:schema168.properties.limit,data:data9};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data7.duration !== undefined){
let data10 = data7.duration;
if(!((typeof data10 === "number" && Number.isSafeInteger(data10) && !Object.is(data10, -0)) || (typeof data10 === "bigint" && data10 >= -9223372036854775808n && data10 <= 9223372036854775807n)) || (this && this.has(data7, "duration")) || data10 < 1000){
const err27 = {instancePath:instancePath+"/ratelimits/" + i0+"/duration",schemaPath:"contract:/components/schemas/RatelimitRequest/properties/duration/int64",keyword:"int64",params:{},schema:schema168.properties.duration.int64,parentSchema:schema168.properties.duration,data:data10};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data7.autoApply !== undefined){
let data11 = data7.autoApply;
if(typeof data11 !== "boolean"){
const err28 = {instancePath:instancePath+"/ratelimits/" + i0+"/autoApply",schemaPath:"contract:/components/schemas/RatelimitRequest/properties/autoApply/type",keyword:"type",params:{type: "boolean"},schema:schema168.properties.autoApply.type,parentSchema:schema168.properties.autoApply,data:data11};
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
const err29 = {instancePath:instancePath+"/ratelimits/" + i0,schemaPath:"contract:/components/schemas/RatelimitRequest/type",keyword:"type",params:{type: "object"},schema:schema168.type,parentSchema:schema168,data:data7};
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
const err30 = {instancePath:instancePath+"/ratelimits",schemaPath:"#/properties/ratelimits/type",keyword:"type",params:{type: "array"},schema:schema208.properties.ratelimits.type,parentSchema:schema208.properties.ratelimits,data:data6};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.enabled !== undefined){
let data12 = data.enabled;
if(typeof data12 !== "boolean"){
const err31 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},schema:schema208.properties.enabled.type,parentSchema:schema208.properties.enabled,data:data12};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.roles !== undefined){
let data13 = data.roles;
if(Array.isArray(data13)){
if(data13.length > 100){
const err32 = {instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema208.properties.roles,data:data13};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
let data14 = data13[i1];
if(typeof data14 === "string"){
if(func0(data14) > 128){
const err33 = {instancePath:instancePath+"/roles/" + i1,schemaPath:"#/properties/roles/items/maxLength",keyword:"maxLength",params:{limit: 128},schema:128,parentSchema:schema208.properties.roles.items,data:data14};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(func0(data14) < 1){
const err34 = {instancePath:instancePath+"/roles/" + i1,schemaPath:"#/properties/roles/items/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema208.properties.roles.items,data:data14};
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
const err35 = {instancePath:instancePath+"/roles/" + i1,schemaPath:"#/properties/roles/items/type",keyword:"type",params:{type: "string"},schema:schema208.properties.roles.items.type,parentSchema:schema208.properties.roles.items,data:data14};
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
const err36 = {instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/type",keyword:"type",params:{type: "array"},schema:schema208.properties.roles.type,parentSchema:schema208.properties.roles,data:data13};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.permissions !== undefined){
let data15 = data.permissions;
if(Array.isArray(data15)){
if(data15.length > 1000){
const err37 = {instancePath:instancePath+"/permissions",schemaPath:"#/properties/permissions/maxItems",keyword:"maxItems",params:{limit: 1000},schema:1000,parentSchema:schema208.properties.permissions,data:data15};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
let data16 = data15[i2];
if(typeof data16 === "string"){
if(func0(data16) > 128){
const err38 = {instancePath:instancePath+"/permissions/" + i2,schemaPath:"#/properties/permissions/items/maxLength",keyword:"maxLength",params:{limit: 128},schema:128,parentSchema:schema208.properties.permissions.items,data:data16};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(func0(data16) < 1){
const err39 = {instancePath:instancePath+"/permissions/" + i2,schemaPath:"#/properties/permissions/items/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema208.properties.permissions.items,data:data16};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(!pattern65.test(data16)){
const err40 = {instancePath:instancePath+"/permissions/" + i2,schemaPath:"#/properties/permissions/items/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_:\\-\\.\\*]+$"},schema:"^[a-zA-Z0-9_:\\-\\.\\*]+$",parentSchema:schema208.properties.permissions.items,data:data16};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/permissions/" + i2,schemaPath:"#/properties/permissions/items/type",keyword:"type",params:{type: "string"},schema:schema208.properties.permissions.items.type,parentSchema:schema208.properties.permissions.items,data:data16};
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
const err42 = {instancePath:instancePath+"/permissions",schemaPath:"#/properties/permissions/type",keyword:"type",params:{type: "array"},schema:schema208.properties.permissions.type,parentSchema:schema208.properties.permissions,data:data15};
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
const err43 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema208.type,parentSchema:schema208,data};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
validate142.errors = vErrors;
return errors === 0;
}
validate142.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate142.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate142.errors);
errors = vErrors.length;
}
validate141.errors = vErrors;
return errors === 0;
}
validate141.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v54 = validate146;
const schema212 = {"$id":"contract:/keys.verifyKey.body","$ref":"contract:/components/schemas/V2KeysVerifyKeyRequestBody"};
const schema213 = {"$id":"contract:/components/schemas/V2KeysVerifyKeyRequestBody","type":"object","additionalProperties":false,"required":["key"],"properties":{"key":{"type":"string","minLength":1,"maxLength":512},"tags":{"type":"array","items":{"type":"string","minLength":1,"maxLength":512},"maxItems":20},"permissions":{"type":"string","minLength":1,"maxLength":1000},"credits":{"$ref":"contract:/components/schemas/KeysVerifyKeyCredits"},"ratelimits":{"type":"array","items":{"$ref":"contract:/components/schemas/KeysVerifyKeyRatelimit"}},"migrationId":{"type":"string","maxLength":256}}};
const schema214 = {"$id":"contract:/components/schemas/KeysVerifyKeyCredits","type":"object","required":["cost"],"properties":{"cost":{"int64":{"minimum":0,"maximum":1000000000000}}},"additionalProperties":false};
const schema215 = {"$id":"contract:/components/schemas/KeysVerifyKeyRatelimit","type":"object","required":["name"],"properties":{"name":{"type":"string","minLength":3,"maxLength":255},"cost":{"type":"integer","minimum":0,"safeInteger":true},"limit":{"type":"integer","minimum":0,"safeInteger":true},"duration":{"type":"integer","minimum":0,"safeInteger":true}}};

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
if(data.key === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key"},schema:schema213.required,parentSchema:schema213,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "key") || (key0 === "tags")) || (key0 === "permissions")) || (key0 === "credits")) || (key0 === "ratelimits")) || (key0 === "migrationId"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema213,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.key !== undefined){
let data0 = data.key;
if(typeof data0 === "string"){
if(func0(data0) > 512){
const err2 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/maxLength",keyword:"maxLength",params:{limit: 512},schema:512,parentSchema:schema213.properties.key,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func0(data0) < 1){
const err3 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema213.properties.key,data:data0};
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
const err4 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},schema:schema213.properties.key.type,parentSchema:schema213.properties.key,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.tags !== undefined){
let data1 = data.tags;
if(Array.isArray(data1)){
if(data1.length > 20){
const err5 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/maxItems",keyword:"maxItems",params:{limit: 20},schema:20,parentSchema:schema213.properties.tags,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(func0(data2) > 512){
const err6 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/maxLength",keyword:"maxLength",params:{limit: 512},schema:512,parentSchema:schema213.properties.tags.items,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func0(data2) < 1){
const err7 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema213.properties.tags.items,data:data2};
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
const err8 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "string"},schema:schema213.properties.tags.items.type,parentSchema:schema213.properties.tags.items,data:data2};
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
const err9 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},schema:schema213.properties.tags.type,parentSchema:schema213.properties.tags,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.permissions !== undefined){
let data3 = data.permissions;
if(typeof data3 === "string"){
if(func0(data3) > 1000){
const err10 = {instancePath:instancePath+"/permissions",schemaPath:"#/properties/permissions/maxLength",keyword:"maxLength",params:{limit: 1000},schema:1000,parentSchema:schema213.properties.permissions,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func0(data3) < 1){
const err11 = {instancePath:instancePath+"/permissions",schemaPath:"#/properties/permissions/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema213.properties.permissions,data:data3};
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
const err12 = {instancePath:instancePath+"/permissions",schemaPath:"#/properties/permissions/type",keyword:"type",params:{type: "string"},schema:schema213.properties.permissions.type,parentSchema:schema213.properties.permissions,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.credits !== undefined){
let data4 = data.credits;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.cost === undefined){
const err13 = {instancePath:instancePath+"/credits",schemaPath:"contract:/components/schemas/KeysVerifyKeyCredits/required",keyword:"required",params:{missingProperty: "cost"},schema:schema214.required,parentSchema:schema214,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
for(const key1 in data4){
if(!(key1 === "cost")){
const err14 = {instancePath:instancePath+"/credits",schemaPath:"contract:/components/schemas/KeysVerifyKeyCredits/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema214,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data4.cost !== undefined){
let data5 = data4.cost;
if(!((typeof data5 === "number" && Number.isSafeInteger(data5) && !Object.is(data5, -0)) || (typeof data5 === "bigint" && data5 >= -9223372036854775808n && data5 <= 9223372036854775807n)) || (this && this.has(data4, "cost")) || data5 < 0 || data5 > 1000000000000){
const err15 = {instancePath:instancePath+"/credits/cost",schemaPath:"contract:/components/schemas/KeysVerifyKeyCredits/properties/cost/int64",keyword:"int64",params:{},schema:schema214.properties.cost.int64,parentSchema:schema214.properties.cost,data:data5};
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
const err16 = {instancePath:instancePath+"/credits",schemaPath:"contract:/components/schemas/KeysVerifyKeyCredits/type",keyword:"type",params:{type: "object"},schema:schema214.type,parentSchema:schema214,data:data4};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.ratelimits !== undefined){
let data6 = data.ratelimits;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.name === undefined){
const err17 = {instancePath:instancePath+"/ratelimits/" + i1,schemaPath:"contract:/components/schemas/KeysVerifyKeyRatelimit/required",keyword:"required",params:{missingProperty: "name"},schema:schema215.required,parentSchema:schema215,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data7.name !== undefined){
let data8 = data7.name;
if(typeof data8 === "string"){
if(func0(data8) > 255){
const err18 = {instancePath:instancePath+"/ratelimits/" + i1+"/name",schemaPath:"contract:/components/schemas/KeysVerifyKeyRatelimit/properties/name/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema215.properties.name,data:data8};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(func0(data8) < 3){
const err19 = {instancePath:instancePath+"/ratelimits/" + i1+"/name",schemaPath:"contract:/components/schemas/KeysVerifyKeyRatelimit/properties/name/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema215.properties.name,data:data8};
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
const err20 = {instancePath:instancePath+"/ratelimits/" + i1+"/name",schemaPath:"contract:/components/schemas/KeysVerifyKeyRatelimit/properties/name/type",keyword:"type",params:{type: "string"},schema:schema215.properties.name.type,parentSchema:schema215.properties.name,data:data8};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data7.cost !== undefined){
let data9 = data7.cost;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err21 = {instancePath:instancePath+"/ratelimits/" + i1+"/cost",schemaPath:"contract:/components/schemas/KeysVerifyKeyRatelimit/properties/cost/type",keyword:"type",params:{type: "integer"},schema:schema215.properties.cost.type,parentSchema:schema215.properties.cost,data:data9};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
const err22 = {instancePath:instancePath+"/ratelimits/" + i1+"/cost",schemaPath:"contract:/components/schemas/KeysVerifyKeyRatelimit/properties/cost/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema215.properties.cost,data:data9};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(Math.abs(data9) > 9007199254740991){
const err23 = {instancePath:instancePath+"/ratelimits/" + i1+"/cost",schemaPath:"contract:/components/schemas/KeysVerifyKeyRatelimit/properties/cost/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema215.properties.cost,data:data9};
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
if(data7.limit !== undefined){
let data10 = data7.limit;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err24 = {instancePath:instancePath+"/ratelimits/" + i1+"/limit",schemaPath:"contract:/components/schemas/KeysVerifyKeyRatelimit/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema215.properties.limit.type,parentSchema:schema215.properties.limit,data:data10};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
const err25 = {instancePath:instancePath+"/ratelimits/" + i1+"/limit",schemaPath:"contract:/components/schemas/KeysVerifyKeyRatelimit/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema215.properties.limit,data:data10};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(Math.abs(data10) > 9007199254740991){
const err26 = {instancePath:instancePath+"/ratelimits/" + i1+"/limit",schemaPath:"contract:/components/schemas/KeysVerifyKeyRatelimit/properties/limit/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema215.properties.limit,data:data10};
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
if(data7.duration !== undefined){
let data11 = data7.duration;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err27 = {instancePath:instancePath+"/ratelimits/" + i1+"/duration",schemaPath:"contract:/components/schemas/KeysVerifyKeyRatelimit/properties/duration/type",keyword:"type",params:{type: "integer"},schema:schema215.properties.duration.type,parentSchema:schema215.properties.duration,data:data11};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
const err28 = {instancePath:instancePath+"/ratelimits/" + i1+"/duration",schemaPath:"contract:/components/schemas/KeysVerifyKeyRatelimit/properties/duration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema215.properties.duration,data:data11};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(Math.abs(data11) > 9007199254740991){
const err29 = {instancePath:instancePath+"/ratelimits/" + i1+"/duration",schemaPath:"contract:/components/schemas/KeysVerifyKeyRatelimit/properties/duration/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema215.properties.duration,data:data11};
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
const err30 = {instancePath:instancePath+"/ratelimits/" + i1,schemaPath:"contract:/components/schemas/KeysVerifyKeyRatelimit/type",keyword:"type",params:{type: "object"},schema:schema215.type,parentSchema:schema215,data:data7};
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
const err31 = {instancePath:instancePath+"/ratelimits",schemaPath:"#/properties/ratelimits/type",keyword:"type",params:{type: "array"},schema:schema213.properties.ratelimits.type,parentSchema:schema213.properties.ratelimits,data:data6};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.migrationId !== undefined){
let data12 = data.migrationId;
if(typeof data12 === "string"){
if(func0(data12) > 256){
const err32 = {instancePath:instancePath+"/migrationId",schemaPath:"#/properties/migrationId/maxLength",keyword:"maxLength",params:{limit: 256},schema:256,parentSchema:schema213.properties.migrationId,data:data12};
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
const err33 = {instancePath:instancePath+"/migrationId",schemaPath:"#/properties/migrationId/type",keyword:"type",params:{type: "string"},schema:schema213.properties.migrationId.type,parentSchema:schema213.properties.migrationId,data:data12};
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
const err34 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema213.type,parentSchema:schema213,data};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
validate147.errors = vErrors;
return errors === 0;
}
validate147.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate147.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate147.errors);
errors = vErrors.length;
}
validate146.errors = vErrors;
return errors === 0;
}
validate146.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v55 = validate149;
const schema216 = {"$id":"contract:/keys.whoami.body","$ref":"contract:/components/schemas/V2KeysWhoamiRequestBody"};
const schema217 = {"$id":"contract:/components/schemas/V2KeysWhoamiRequestBody","type":"object","properties":{"key":{"type":"string","minLength":1,"maxLength":512}},"additionalProperties":false,"required":["key"]};

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
if(data.key === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/V2KeysWhoamiRequestBody/required",keyword:"required",params:{missingProperty: "key"},schema:schema217.required,parentSchema:schema217,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "key")){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/V2KeysWhoamiRequestBody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema217,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.key !== undefined){
let data0 = data.key;
if(typeof data0 === "string"){
if(func0(data0) > 512){
const err2 = {instancePath:instancePath+"/key",schemaPath:"contract:/components/schemas/V2KeysWhoamiRequestBody/properties/key/maxLength",keyword:"maxLength",params:{limit: 512},schema:512,parentSchema:schema217.properties.key,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func0(data0) < 1){
const err3 = {instancePath:instancePath+"/key",schemaPath:"contract:/components/schemas/V2KeysWhoamiRequestBody/properties/key/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema217.properties.key,data:data0};
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
const err4 = {instancePath:instancePath+"/key",schemaPath:"contract:/components/schemas/V2KeysWhoamiRequestBody/properties/key/type",keyword:"type",params:{type: "string"},schema:schema217.properties.key.type,parentSchema:schema217.properties.key,data:data0};
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
const err5 = {instancePath,schemaPath:"contract:/components/schemas/V2KeysWhoamiRequestBody/type",keyword:"type",params:{type: "object"},schema:schema217.type,parentSchema:schema217,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate149.errors = vErrors;
return errors === 0;
}
validate149.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v56 = validate150;
const schema218 = {"$id":"contract:/permissions.createPermission.body","$ref":"contract:/components/schemas/V2PermissionsCreatePermissionRequestBody"};
const schema219 = {"$id":"contract:/components/schemas/V2PermissionsCreatePermissionRequestBody","type":"object","required":["name","slug"],"properties":{"name":{"type":"string","minLength":1,"maxLength":512},"slug":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[a-zA-Z0-9_:\\-\\.\\*]+$"},"description":{"type":"string","maxLength":512}},"additionalProperties":false};

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
const err0 = {instancePath,schemaPath:"contract:/components/schemas/V2PermissionsCreatePermissionRequestBody/required",keyword:"required",params:{missingProperty: "name"},schema:schema219.required,parentSchema:schema219,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.slug === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/V2PermissionsCreatePermissionRequestBody/required",keyword:"required",params:{missingProperty: "slug"},schema:schema219.required,parentSchema:schema219,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "slug")) || (key0 === "description"))){
const err2 = {instancePath,schemaPath:"contract:/components/schemas/V2PermissionsCreatePermissionRequestBody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema219,data};
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
if(typeof data0 === "string"){
if(func0(data0) > 512){
const err3 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/V2PermissionsCreatePermissionRequestBody/properties/name/maxLength",keyword:"maxLength",params:{limit: 512},schema:512,parentSchema:schema219.properties.name,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func0(data0) < 1){
const err4 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/V2PermissionsCreatePermissionRequestBody/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema219.properties.name,data:data0};
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
const err5 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/V2PermissionsCreatePermissionRequestBody/properties/name/type",keyword:"type",params:{type: "string"},schema:schema219.properties.name.type,parentSchema:schema219.properties.name,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.slug !== undefined){
let data1 = data.slug;
if(typeof data1 === "string"){
if(func0(data1) > 128){
const err6 = {instancePath:instancePath+"/slug",schemaPath:"contract:/components/schemas/V2PermissionsCreatePermissionRequestBody/properties/slug/maxLength",keyword:"maxLength",params:{limit: 128},schema:128,parentSchema:schema219.properties.slug,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func0(data1) < 1){
const err7 = {instancePath:instancePath+"/slug",schemaPath:"contract:/components/schemas/V2PermissionsCreatePermissionRequestBody/properties/slug/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema219.properties.slug,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern65.test(data1)){
const err8 = {instancePath:instancePath+"/slug",schemaPath:"contract:/components/schemas/V2PermissionsCreatePermissionRequestBody/properties/slug/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_:\\-\\.\\*]+$"},schema:"^[a-zA-Z0-9_:\\-\\.\\*]+$",parentSchema:schema219.properties.slug,data:data1};
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
const err9 = {instancePath:instancePath+"/slug",schemaPath:"contract:/components/schemas/V2PermissionsCreatePermissionRequestBody/properties/slug/type",keyword:"type",params:{type: "string"},schema:schema219.properties.slug.type,parentSchema:schema219.properties.slug,data:data1};
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
let data2 = data.description;
if(typeof data2 === "string"){
if(func0(data2) > 512){
const err10 = {instancePath:instancePath+"/description",schemaPath:"contract:/components/schemas/V2PermissionsCreatePermissionRequestBody/properties/description/maxLength",keyword:"maxLength",params:{limit: 512},schema:512,parentSchema:schema219.properties.description,data:data2};
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
const err11 = {instancePath:instancePath+"/description",schemaPath:"contract:/components/schemas/V2PermissionsCreatePermissionRequestBody/properties/description/type",keyword:"type",params:{type: "string"},schema:schema219.properties.description.type,parentSchema:schema219.properties.description,data:data2};
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
const err12 = {instancePath,schemaPath:"contract:/components/schemas/V2PermissionsCreatePermissionRequestBody/type",keyword:"type",params:{type: "object"},schema:schema219.type,parentSchema:schema219,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate150.errors = vErrors;
return errors === 0;
}
validate150.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v57 = validate151;
const schema220 = {"$id":"contract:/permissions.createRole.body","$ref":"contract:/components/schemas/V2PermissionsCreateRoleRequestBody"};
const schema221 = {"$id":"contract:/components/schemas/V2PermissionsCreateRoleRequestBody","type":"object","required":["name"],"properties":{"name":{"type":"string","minLength":1,"maxLength":128},"description":{"type":"string","maxLength":512},"permissions":{"type":"array","items":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[a-zA-Z0-9_:\\-\\.\\*]+$"}}},"additionalProperties":false};

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
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/V2PermissionsCreateRoleRequestBody/required",keyword:"required",params:{missingProperty: "name"},schema:schema221.required,parentSchema:schema221,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "description")) || (key0 === "permissions"))){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/V2PermissionsCreateRoleRequestBody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema221,data};
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
let data0 = data.name;
if(typeof data0 === "string"){
if(func0(data0) > 128){
const err2 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/V2PermissionsCreateRoleRequestBody/properties/name/maxLength",keyword:"maxLength",params:{limit: 128},schema:128,parentSchema:schema221.properties.name,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func0(data0) < 1){
const err3 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/V2PermissionsCreateRoleRequestBody/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema221.properties.name,data:data0};
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
const err4 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/V2PermissionsCreateRoleRequestBody/properties/name/type",keyword:"type",params:{type: "string"},schema:schema221.properties.name.type,parentSchema:schema221.properties.name,data:data0};
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
let data1 = data.description;
if(typeof data1 === "string"){
if(func0(data1) > 512){
const err5 = {instancePath:instancePath+"/description",schemaPath:"contract:/components/schemas/V2PermissionsCreateRoleRequestBody/properties/description/maxLength",keyword:"maxLength",params:{limit: 512},schema:512,parentSchema:schema221.properties.description,data:data1};
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
const err6 = {instancePath:instancePath+"/description",schemaPath:"contract:/components/schemas/V2PermissionsCreateRoleRequestBody/properties/description/type",keyword:"type",params:{type: "string"},schema:schema221.properties.description.type,parentSchema:schema221.properties.description,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
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
if(typeof data3 === "string"){
if(func0(data3) > 128){
const err7 = {instancePath:instancePath+"/permissions/" + i0,schemaPath:"contract:/components/schemas/V2PermissionsCreateRoleRequestBody/properties/permissions/items/maxLength",keyword:"maxLength",params:{limit: 128},schema:128,parentSchema:schema221.properties.permissions.items,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func0(data3) < 1){
const err8 = {instancePath:instancePath+"/permissions/" + i0,schemaPath:"contract:/components/schemas/V2PermissionsCreateRoleRequestBody/properties/permissions/items/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema221.properties.permissions.items,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!pattern65.test(data3)){
const err9 = {instancePath:instancePath+"/permissions/" + i0,schemaPath:"contract:/components/schemas/V2PermissionsCreateRoleRequestBody/properties/permissions/items/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_:\\-\\.\\*]+$"},schema:"^[a-zA-Z0-9_:\\-\\.\\*]+$",parentSchema:schema221.properties.permissions.items,data:data3};
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
const err10 = {instancePath:instancePath+"/permissions/" + i0,schemaPath:"contract:/components/schemas/V2PermissionsCreateRoleRequestBody/properties/permissions/items/type",keyword:"type",params:{type: "string"},schema:schema221.properties.permissions.items.type,parentSchema:schema221.properties.permissions.items,data:data3};
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
const err11 = {instancePath:instancePath+"/permissions",schemaPath:"contract:/components/schemas/V2PermissionsCreateRoleRequestBody/properties/permissions/type",keyword:"type",params:{type: "array"},schema:schema221.properties.permissions.type,parentSchema:schema221.properties.permissions,data:data2};
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
const err12 = {instancePath,schemaPath:"contract:/components/schemas/V2PermissionsCreateRoleRequestBody/type",keyword:"type",params:{type: "object"},schema:schema221.type,parentSchema:schema221,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate151.errors = vErrors;
return errors === 0;
}
validate151.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v58 = validate152;
const schema222 = {"$id":"contract:/permissions.deletePermission.body","$ref":"contract:/components/schemas/V2PermissionsDeletePermissionRequestBody"};
const schema223 = {"$id":"contract:/components/schemas/V2PermissionsDeletePermissionRequestBody","type":"object","required":["permission"],"properties":{"permission":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[a-zA-Z0-9_:\\-\\.\\*]+$"}},"additionalProperties":false};

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
if(data.permission === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/V2PermissionsDeletePermissionRequestBody/required",keyword:"required",params:{missingProperty: "permission"},schema:schema223.required,parentSchema:schema223,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "permission")){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/V2PermissionsDeletePermissionRequestBody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema223,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.permission !== undefined){
let data0 = data.permission;
if(typeof data0 === "string"){
if(func0(data0) > 128){
const err2 = {instancePath:instancePath+"/permission",schemaPath:"contract:/components/schemas/V2PermissionsDeletePermissionRequestBody/properties/permission/maxLength",keyword:"maxLength",params:{limit: 128},schema:128,parentSchema:schema223.properties.permission,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func0(data0) < 1){
const err3 = {instancePath:instancePath+"/permission",schemaPath:"contract:/components/schemas/V2PermissionsDeletePermissionRequestBody/properties/permission/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema223.properties.permission,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern65.test(data0)){
const err4 = {instancePath:instancePath+"/permission",schemaPath:"contract:/components/schemas/V2PermissionsDeletePermissionRequestBody/properties/permission/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_:\\-\\.\\*]+$"},schema:"^[a-zA-Z0-9_:\\-\\.\\*]+$",parentSchema:schema223.properties.permission,data:data0};
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
const err5 = {instancePath:instancePath+"/permission",schemaPath:"contract:/components/schemas/V2PermissionsDeletePermissionRequestBody/properties/permission/type",keyword:"type",params:{type: "string"},schema:schema223.properties.permission.type,parentSchema:schema223.properties.permission,data:data0};
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
const err6 = {instancePath,schemaPath:"contract:/components/schemas/V2PermissionsDeletePermissionRequestBody/type",keyword:"type",params:{type: "object"},schema:schema223.type,parentSchema:schema223,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate152.errors = vErrors;
return errors === 0;
}
validate152.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v59 = validate153;
const schema224 = {"$id":"contract:/permissions.deleteRole.body","$ref":"contract:/components/schemas/V2PermissionsDeleteRoleRequestBody"};
const schema225 = {"$id":"contract:/components/schemas/V2PermissionsDeleteRoleRequestBody","type":"object","required":["role"],"properties":{"role":{"type":"string","minLength":1,"maxLength":128}},"additionalProperties":false};

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
if(data.role === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/V2PermissionsDeleteRoleRequestBody/required",keyword:"required",params:{missingProperty: "role"},schema:schema225.required,parentSchema:schema225,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "role")){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/V2PermissionsDeleteRoleRequestBody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema225,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.role !== undefined){
let data0 = data.role;
if(typeof data0 === "string"){
if(func0(data0) > 128){
const err2 = {instancePath:instancePath+"/role",schemaPath:"contract:/components/schemas/V2PermissionsDeleteRoleRequestBody/properties/role/maxLength",keyword:"maxLength",params:{limit: 128},schema:128,parentSchema:schema225.properties.role,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func0(data0) < 1){
const err3 = {instancePath:instancePath+"/role",schemaPath:"contract:/components/schemas/V2PermissionsDeleteRoleRequestBody/properties/role/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema225.properties.role,data:data0};
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
const err4 = {instancePath:instancePath+"/role",schemaPath:"contract:/components/schemas/V2PermissionsDeleteRoleRequestBody/properties/role/type",keyword:"type",params:{type: "string"},schema:schema225.properties.role.type,parentSchema:schema225.properties.role,data:data0};
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
const err5 = {instancePath,schemaPath:"contract:/components/schemas/V2PermissionsDeleteRoleRequestBody/type",keyword:"type",params:{type: "object"},schema:schema225.type,parentSchema:schema225,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate153.errors = vErrors;
return errors === 0;
}
validate153.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v60 = validate154;
const schema226 = {"$id":"contract:/permissions.getPermission.body","$ref":"contract:/components/schemas/V2PermissionsGetPermissionRequestBody"};
const schema227 = {"$id":"contract:/components/schemas/V2PermissionsGetPermissionRequestBody","type":"object","required":["permission"],"properties":{"permission":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[a-zA-Z0-9_:\\-\\.\\*]+$"}},"additionalProperties":false};

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
if(data.permission === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/V2PermissionsGetPermissionRequestBody/required",keyword:"required",params:{missingProperty: "permission"},schema:schema227.required,parentSchema:schema227,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "permission")){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/V2PermissionsGetPermissionRequestBody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema227,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.permission !== undefined){
let data0 = data.permission;
if(typeof data0 === "string"){
if(func0(data0) > 128){
const err2 = {instancePath:instancePath+"/permission",schemaPath:"contract:/components/schemas/V2PermissionsGetPermissionRequestBody/properties/permission/maxLength",keyword:"maxLength",params:{limit: 128},schema:128,parentSchema:schema227.properties.permission,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func0(data0) < 1){
const err3 = {instancePath:instancePath+"/permission",schemaPath:"contract:/components/schemas/V2PermissionsGetPermissionRequestBody/properties/permission/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema227.properties.permission,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern65.test(data0)){
const err4 = {instancePath:instancePath+"/permission",schemaPath:"contract:/components/schemas/V2PermissionsGetPermissionRequestBody/properties/permission/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_:\\-\\.\\*]+$"},schema:"^[a-zA-Z0-9_:\\-\\.\\*]+$",parentSchema:schema227.properties.permission,data:data0};
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
const err5 = {instancePath:instancePath+"/permission",schemaPath:"contract:/components/schemas/V2PermissionsGetPermissionRequestBody/properties/permission/type",keyword:"type",params:{type: "string"},schema:schema227.properties.permission.type,parentSchema:schema227.properties.permission,data:data0};
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
const err6 = {instancePath,schemaPath:"contract:/components/schemas/V2PermissionsGetPermissionRequestBody/type",keyword:"type",params:{type: "object"},schema:schema227.type,parentSchema:schema227,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate154.errors = vErrors;
return errors === 0;
}
validate154.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v61 = validate155;
const schema228 = {"$id":"contract:/permissions.getRole.body","$ref":"contract:/components/schemas/V2PermissionsGetRoleRequestBody"};
const schema229 = {"$id":"contract:/components/schemas/V2PermissionsGetRoleRequestBody","type":"object","required":["role"],"properties":{"role":{"type":"string","minLength":1,"maxLength":128}},"additionalProperties":false};

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
if(data.role === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/V2PermissionsGetRoleRequestBody/required",keyword:"required",params:{missingProperty: "role"},schema:schema229.required,parentSchema:schema229,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "role")){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/V2PermissionsGetRoleRequestBody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema229,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.role !== undefined){
let data0 = data.role;
if(typeof data0 === "string"){
if(func0(data0) > 128){
const err2 = {instancePath:instancePath+"/role",schemaPath:"contract:/components/schemas/V2PermissionsGetRoleRequestBody/properties/role/maxLength",keyword:"maxLength",params:{limit: 128},schema:128,parentSchema:schema229.properties.role,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func0(data0) < 1){
const err3 = {instancePath:instancePath+"/role",schemaPath:"contract:/components/schemas/V2PermissionsGetRoleRequestBody/properties/role/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema229.properties.role,data:data0};
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
const err4 = {instancePath:instancePath+"/role",schemaPath:"contract:/components/schemas/V2PermissionsGetRoleRequestBody/properties/role/type",keyword:"type",params:{type: "string"},schema:schema229.properties.role.type,parentSchema:schema229.properties.role,data:data0};
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
const err5 = {instancePath,schemaPath:"contract:/components/schemas/V2PermissionsGetRoleRequestBody/type",keyword:"type",params:{type: "object"},schema:schema229.type,parentSchema:schema229,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate155.errors = vErrors;
return errors === 0;
}
validate155.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v62 = validate156;
const schema230 = {"$id":"contract:/permissions.listPermissions.body","$ref":"contract:/components/schemas/V2PermissionsListPermissionsRequestBody"};
const schema231 = {"$id":"contract:/components/schemas/V2PermissionsListPermissionsRequestBody","type":"object","properties":{"cursor":{"type":"string","maxLength":1024},"limit":{"type":"integer","minimum":1,"maximum":100},"search":{"type":"string","maxLength":256}},"additionalProperties":false};

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
for(const key0 in data){
if(!(((key0 === "cursor") || (key0 === "limit")) || (key0 === "search"))){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/V2PermissionsListPermissionsRequestBody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema231,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.cursor !== undefined){
let data0 = data.cursor;
if(typeof data0 === "string"){
if(func0(data0) > 1024){
const err1 = {instancePath:instancePath+"/cursor",schemaPath:"contract:/components/schemas/V2PermissionsListPermissionsRequestBody/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema231.properties.cursor,data:data0};
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
const err2 = {instancePath:instancePath+"/cursor",schemaPath:"contract:/components/schemas/V2PermissionsListPermissionsRequestBody/properties/cursor/type",keyword:"type",params:{type: "string"},schema:schema231.properties.cursor.type,parentSchema:schema231.properties.cursor,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.limit !== undefined){
let data1 = data.limit;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"contract:/components/schemas/V2PermissionsListPermissionsRequestBody/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema231.properties.limit.type,parentSchema:schema231.properties.limit,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 100 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"contract:/components/schemas/V2PermissionsListPermissionsRequestBody/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema231.properties.limit,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/limit",schemaPath:"contract:/components/schemas/V2PermissionsListPermissionsRequestBody/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema231.properties.limit,data:data1};
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
if(data.search !== undefined){
let data2 = data.search;
if(typeof data2 === "string"){
if(func0(data2) > 256){
const err6 = {instancePath:instancePath+"/search",schemaPath:"contract:/components/schemas/V2PermissionsListPermissionsRequestBody/properties/search/maxLength",keyword:"maxLength",params:{limit: 256},schema:256,parentSchema:schema231.properties.search,data:data2};
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
const err7 = {instancePath:instancePath+"/search",schemaPath:"contract:/components/schemas/V2PermissionsListPermissionsRequestBody/properties/search/type",keyword:"type",params:{type: "string"},schema:schema231.properties.search.type,parentSchema:schema231.properties.search,data:data2};
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
const err8 = {instancePath,schemaPath:"contract:/components/schemas/V2PermissionsListPermissionsRequestBody/type",keyword:"type",params:{type: "object"},schema:schema231.type,parentSchema:schema231,data};
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
validate156.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v63 = validate157;
const schema232 = {"$id":"contract:/permissions.listRoles.body","$ref":"contract:/components/schemas/V2PermissionsListRolesRequestBody"};
const schema233 = {"$id":"contract:/components/schemas/V2PermissionsListRolesRequestBody","type":"object","properties":{"limit":{"type":"integer","minimum":1,"maximum":100},"cursor":{"type":"string","maxLength":1024},"search":{"type":"string","maxLength":256}},"additionalProperties":false};

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
for(const key0 in data){
if(!(((key0 === "limit") || (key0 === "cursor")) || (key0 === "search"))){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/V2PermissionsListRolesRequestBody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema233,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.limit !== undefined){
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/limit",schemaPath:"contract:/components/schemas/V2PermissionsListRolesRequestBody/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema233.properties.limit.type,parentSchema:schema233.properties.limit,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"contract:/components/schemas/V2PermissionsListRolesRequestBody/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema233.properties.limit,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"contract:/components/schemas/V2PermissionsListRolesRequestBody/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema233.properties.limit,data:data0};
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
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(func0(data1) > 1024){
const err4 = {instancePath:instancePath+"/cursor",schemaPath:"contract:/components/schemas/V2PermissionsListRolesRequestBody/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema233.properties.cursor,data:data1};
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
const err5 = {instancePath:instancePath+"/cursor",schemaPath:"contract:/components/schemas/V2PermissionsListRolesRequestBody/properties/cursor/type",keyword:"type",params:{type: "string"},schema:schema233.properties.cursor.type,parentSchema:schema233.properties.cursor,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.search !== undefined){
let data2 = data.search;
if(typeof data2 === "string"){
if(func0(data2) > 256){
const err6 = {instancePath:instancePath+"/search",schemaPath:"contract:/components/schemas/V2PermissionsListRolesRequestBody/properties/search/maxLength",keyword:"maxLength",params:{limit: 256},schema:256,parentSchema:schema233.properties.search,data:data2};
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
const err7 = {instancePath:instancePath+"/search",schemaPath:"contract:/components/schemas/V2PermissionsListRolesRequestBody/properties/search/type",keyword:"type",params:{type: "string"},schema:schema233.properties.search.type,parentSchema:schema233.properties.search,data:data2};
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
const err8 = {instancePath,schemaPath:"contract:/components/schemas/V2PermissionsListRolesRequestBody/type",keyword:"type",params:{type: "object"},schema:schema233.type,parentSchema:schema233,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate157.errors = vErrors;
return errors === 0;
}
validate157.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v64 = validate158;
const schema234 = {"$id":"contract:/permissions.setRolePermissions.body","$ref":"contract:/components/schemas/V2PermissionsSetRolePermissionsRequestBody"};
const schema235 = {"$id":"contract:/components/schemas/V2PermissionsSetRolePermissionsRequestBody","type":"object","required":["roleId","permissions"],"properties":{"roleId":{"$ref":"contract:/components/schemas/ResourceIdentifier"},"permissions":{"type":"array","items":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[a-zA-Z0-9_:\\-\\.\\*]+$"}}},"additionalProperties":false};

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
if(data.roleId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "roleId"},schema:schema235.required,parentSchema:schema235,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.permissions === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "permissions"},schema:schema235.required,parentSchema:schema235,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "roleId") || (key0 === "permissions"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema235,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.roleId !== undefined){
let data0 = data.roleId;
if(typeof data0 === "string"){
if(func0(data0) > 255){
const err3 = {instancePath:instancePath+"/roleId",schemaPath:"contract:/components/schemas/ResourceIdentifier/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func0(data0) < 3){
const err4 = {instancePath:instancePath+"/roleId",schemaPath:"contract:/components/schemas/ResourceIdentifier/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern2.test(data0)){
const err5 = {instancePath:instancePath+"/roleId",schemaPath:"contract:/components/schemas/ResourceIdentifier/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_-]+$"},schema:"^[a-zA-Z0-9_-]+$",parentSchema:schema18,data:data0};
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
const err6 = {instancePath:instancePath+"/roleId",schemaPath:"contract:/components/schemas/ResourceIdentifier/type",keyword:"type",params:{type: "string"},schema:schema18.type,parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
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
if(typeof data2 === "string"){
if(func0(data2) > 128){
const err7 = {instancePath:instancePath+"/permissions/" + i0,schemaPath:"#/properties/permissions/items/maxLength",keyword:"maxLength",params:{limit: 128},schema:128,parentSchema:schema235.properties.permissions.items,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func0(data2) < 1){
const err8 = {instancePath:instancePath+"/permissions/" + i0,schemaPath:"#/properties/permissions/items/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema235.properties.permissions.items,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!pattern65.test(data2)){
const err9 = {instancePath:instancePath+"/permissions/" + i0,schemaPath:"#/properties/permissions/items/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_:\\-\\.\\*]+$"},schema:"^[a-zA-Z0-9_:\\-\\.\\*]+$",parentSchema:schema235.properties.permissions.items,data:data2};
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
const err10 = {instancePath:instancePath+"/permissions/" + i0,schemaPath:"#/properties/permissions/items/type",keyword:"type",params:{type: "string"},schema:schema235.properties.permissions.items.type,parentSchema:schema235.properties.permissions.items,data:data2};
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
const err11 = {instancePath:instancePath+"/permissions",schemaPath:"#/properties/permissions/type",keyword:"type",params:{type: "array"},schema:schema235.properties.permissions.type,parentSchema:schema235.properties.permissions,data:data1};
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
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema235.type,parentSchema:schema235,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate159.errors = vErrors;
return errors === 0;
}
validate159.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate159.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate159.errors);
errors = vErrors.length;
}
validate158.errors = vErrors;
return errors === 0;
}
validate158.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v65 = validate161;
const schema237 = {"$id":"contract:/portal.createSession.body","$ref":"contract:/components/schemas/V2PortalCreateSessionRequestBody"};
const schema238 = {"$id":"contract:/components/schemas/V2PortalCreateSessionRequestBody","type":"object","required":["portal","externalId","scopes"],"properties":{"portal":{"$ref":"contract:/components/schemas/ResourceIdentifier"},"externalId":{"type":"string","minLength":1,"maxLength":256},"scopes":{"type":"array","items":{"type":"string","enum":["keys:read","keys:create","keys:reroll","analytics:read"]},"minItems":1},"preview":{"type":"boolean"},"returnUrl":{"type":"string","format":"uri","maxLength":500}},"additionalProperties":false};
const formats0 = /^[A-Za-z][A-Za-z0-9+.-]*:(?:\/\/(?:(?:[\-A-Za-z0-9._~!$&'()*+,;=:]|%[0-9A-Fa-f]{2})*@)?(?:\[(?:(?:(?:[0-9A-Fa-f]{1,4}:){6}(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|::(?:[0-9A-Fa-f]{1,4}:){5}(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:[0-9A-Fa-f]{1,4})?::(?:[0-9A-Fa-f]{1,4}:){4}(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:(?:[0-9A-Fa-f]{1,4}:){0,1}[0-9A-Fa-f]{1,4})?::(?:[0-9A-Fa-f]{1,4}:){3}(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:(?:[0-9A-Fa-f]{1,4}:){0,2}[0-9A-Fa-f]{1,4})?::(?:[0-9A-Fa-f]{1,4}:){2}(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:(?:[0-9A-Fa-f]{1,4}:){0,3}[0-9A-Fa-f]{1,4})?::[0-9A-Fa-f]{1,4}:(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:(?:[0-9A-Fa-f]{1,4}:){0,4}[0-9A-Fa-f]{1,4})?::(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:(?:[0-9A-Fa-f]{1,4}:){0,5}[0-9A-Fa-f]{1,4})?::[0-9A-Fa-f]{1,4}|(?:(?:[0-9A-Fa-f]{1,4}:){0,6}[0-9A-Fa-f]{1,4})?::)|[Vv][0-9A-Fa-f]+\.[\-A-Za-z0-9._~!$&'()*+,;=:]+)\]|(?:[\-A-Za-z0-9._~!$&'()*+,;=]|%[0-9A-Fa-f]{2})*)(?::\d*)?(?:\/(?:[\-A-Za-z0-9._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})*)*|\/(?:(?:[\-A-Za-z0-9._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})+(?:\/(?:[\-A-Za-z0-9._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})*)*)?|(?:[\-A-Za-z0-9._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})+(?:\/(?:[\-A-Za-z0-9._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})*)*)?(?:\?(?:(?:[\-A-Za-z0-9._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})|[/?])*)?(?:#(?:(?:[\-A-Za-z0-9._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})|[/?])*)?$/;

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
if(data.portal === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "portal"},schema:schema238.required,parentSchema:schema238,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.externalId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "externalId"},schema:schema238.required,parentSchema:schema238,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.scopes === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scopes"},schema:schema238.required,parentSchema:schema238,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "portal") || (key0 === "externalId")) || (key0 === "scopes")) || (key0 === "preview")) || (key0 === "returnUrl"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema238,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.portal !== undefined){
let data0 = data.portal;
if(typeof data0 === "string"){
if(func0(data0) > 255){
const err4 = {instancePath:instancePath+"/portal",schemaPath:"contract:/components/schemas/ResourceIdentifier/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func0(data0) < 3){
const err5 = {instancePath:instancePath+"/portal",schemaPath:"contract:/components/schemas/ResourceIdentifier/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern2.test(data0)){
const err6 = {instancePath:instancePath+"/portal",schemaPath:"contract:/components/schemas/ResourceIdentifier/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_-]+$"},schema:"^[a-zA-Z0-9_-]+$",parentSchema:schema18,data:data0};
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
const err7 = {instancePath:instancePath+"/portal",schemaPath:"contract:/components/schemas/ResourceIdentifier/type",keyword:"type",params:{type: "string"},schema:schema18.type,parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.externalId !== undefined){
let data1 = data.externalId;
if(typeof data1 === "string"){
if(func0(data1) > 256){
const err8 = {instancePath:instancePath+"/externalId",schemaPath:"#/properties/externalId/maxLength",keyword:"maxLength",params:{limit: 256},schema:256,parentSchema:schema238.properties.externalId,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func0(data1) < 1){
const err9 = {instancePath:instancePath+"/externalId",schemaPath:"#/properties/externalId/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema238.properties.externalId,data:data1};
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
const err10 = {instancePath:instancePath+"/externalId",schemaPath:"#/properties/externalId/type",keyword:"type",params:{type: "string"},schema:schema238.properties.externalId.type,parentSchema:schema238.properties.externalId,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.scopes !== undefined){
let data2 = data.scopes;
if(Array.isArray(data2)){
if(data2.length < 1){
const err11 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema238.properties.scopes,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 !== "string"){
const err12 = {instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/properties/scopes/items/type",keyword:"type",params:{type: "string"},schema:schema238.properties.scopes.items.type,parentSchema:schema238.properties.scopes.items,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!((((data3 === "keys:read") || (data3 === "keys:create")) || (data3 === "keys:reroll")) || (data3 === "analytics:read"))){
const err13 = {instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/properties/scopes/items/enum",keyword:"enum",params:{allowedValues: schema238.properties.scopes.items.enum},schema:schema238.properties.scopes.items.enum,parentSchema:schema238.properties.scopes.items,data:data3};
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
const err14 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"},schema:schema238.properties.scopes.type,parentSchema:schema238.properties.scopes,data:data2};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.preview !== undefined){
let data4 = data.preview;
if(typeof data4 !== "boolean"){
const err15 = {instancePath:instancePath+"/preview",schemaPath:"#/properties/preview/type",keyword:"type",params:{type: "boolean"},schema:schema238.properties.preview.type,parentSchema:schema238.properties.preview,data:data4};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.returnUrl !== undefined){
let data5 = data.returnUrl;
if(typeof data5 === "string"){
if(func0(data5) > 500){
const err16 = {instancePath:instancePath+"/returnUrl",schemaPath:"#/properties/returnUrl/maxLength",keyword:"maxLength",params:{limit: 500},schema:500,parentSchema:schema238.properties.returnUrl,data:data5};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(formats0.test(data5))){
const err17 = {instancePath:instancePath+"/returnUrl",schemaPath:"#/properties/returnUrl/format",keyword:"format",params:{format: "uri"},schema:"uri",parentSchema:schema238.properties.returnUrl,data:data5};
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
const err18 = {instancePath:instancePath+"/returnUrl",schemaPath:"#/properties/returnUrl/type",keyword:"type",params:{type: "string"},schema:schema238.properties.returnUrl.type,parentSchema:schema238.properties.returnUrl,data:data5};
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
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema238.type,parentSchema:schema238,data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate162.errors = vErrors;
return errors === 0;
}
validate162.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate162.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate162.errors);
errors = vErrors.length;
}
validate161.errors = vErrors;
return errors === 0;
}
validate161.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v66 = validate164;
const schema240 = {"$id":"contract:/portal.exchangeCode.body","$ref":"contract:/components/schemas/V2PortalExchangeCodeRequestBody"};
const schema241 = {"$id":"contract:/components/schemas/V2PortalExchangeCodeRequestBody","type":"object","required":["code"],"properties":{"code":{"type":"string","minLength":1}},"additionalProperties":false};

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
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/V2PortalExchangeCodeRequestBody/required",keyword:"required",params:{missingProperty: "code"},schema:schema241.required,parentSchema:schema241,data};
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
const err1 = {instancePath,schemaPath:"contract:/components/schemas/V2PortalExchangeCodeRequestBody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema241,data};
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
if(typeof data0 === "string"){
if(func0(data0) < 1){
const err2 = {instancePath:instancePath+"/code",schemaPath:"contract:/components/schemas/V2PortalExchangeCodeRequestBody/properties/code/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema241.properties.code,data:data0};
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
const err3 = {instancePath:instancePath+"/code",schemaPath:"contract:/components/schemas/V2PortalExchangeCodeRequestBody/properties/code/type",keyword:"type",params:{type: "string"},schema:schema241.properties.code.type,parentSchema:schema241.properties.code,data:data0};
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
const err4 = {instancePath,schemaPath:"contract:/components/schemas/V2PortalExchangeCodeRequestBody/type",keyword:"type",params:{type: "object"},schema:schema241.type,parentSchema:schema241,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate164.errors = vErrors;
return errors === 0;
}
validate164.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v67 = validate165;
const schema242 = {"$id":"contract:/portal.getVerifications.body","$ref":"contract:/components/schemas/V2PortalGetVerificationsRequestBody"};
const schema243 = {"$id":"contract:/components/schemas/V2PortalGetVerificationsRequestBody","type":"object","required":["startTime","endTime"],"properties":{"startTime":{"int64":{}},"endTime":{"int64":{}},"keyId":{"type":"string"}},"additionalProperties":false};

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
if(data.startTime === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/V2PortalGetVerificationsRequestBody/required",keyword:"required",params:{missingProperty: "startTime"},schema:schema243.required,parentSchema:schema243,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.endTime === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/V2PortalGetVerificationsRequestBody/required",keyword:"required",params:{missingProperty: "endTime"},schema:schema243.required,parentSchema:schema243,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "startTime") || (key0 === "endTime")) || (key0 === "keyId"))){
const err2 = {instancePath,schemaPath:"contract:/components/schemas/V2PortalGetVerificationsRequestBody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema243,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.startTime !== undefined){
let data0 = data.startTime;
if(!((typeof data0 === "number" && Number.isSafeInteger(data0) && !Object.is(data0, -0)) || (typeof data0 === "bigint" && data0 >= -9223372036854775808n && data0 <= 9223372036854775807n)) || (this && this.has(data, "startTime")) || false){
const err3 = {instancePath:instancePath+"/startTime",schemaPath:"contract:/components/schemas/V2PortalGetVerificationsRequestBody/properties/startTime/int64",keyword:"int64",params:{},schema:schema243.properties.startTime.int64,parentSchema:schema243.properties.startTime,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.endTime !== undefined){
let data1 = data.endTime;
if(!((typeof data1 === "number" && Number.isSafeInteger(data1) && !Object.is(data1, -0)) || (typeof data1 === "bigint" && data1 >= -9223372036854775808n && data1 <= 9223372036854775807n)) || (this && this.has(data, "endTime")) || false){
const err4 = {instancePath:instancePath+"/endTime",schemaPath:"contract:/components/schemas/V2PortalGetVerificationsRequestBody/properties/endTime/int64",keyword:"int64",params:{},schema:schema243.properties.endTime.int64,parentSchema:schema243.properties.endTime,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.keyId !== undefined){
let data2 = data.keyId;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/keyId",schemaPath:"contract:/components/schemas/V2PortalGetVerificationsRequestBody/properties/keyId/type",keyword:"type",params:{type: "string"},schema:schema243.properties.keyId.type,parentSchema:schema243.properties.keyId,data:data2};
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
const err6 = {instancePath,schemaPath:"contract:/components/schemas/V2PortalGetVerificationsRequestBody/type",keyword:"type",params:{type: "object"},schema:schema243.type,parentSchema:schema243,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate165.errors = vErrors;
return errors === 0;
}
validate165.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v68 = validate166;
const schema244 = {"$id":"contract:/portal.listKeys.body","$ref":"contract:/components/schemas/V2PortalListKeysRequestBody"};
const schema245 = {"$id":"contract:/components/schemas/V2PortalListKeysRequestBody","type":"object","properties":{"limit":{"type":"integer","minimum":1,"maximum":100},"cursor":{"type":"string"}},"additionalProperties":false};

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
for(const key0 in data){
if(!((key0 === "limit") || (key0 === "cursor"))){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/V2PortalListKeysRequestBody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema245,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.limit !== undefined){
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/limit",schemaPath:"contract:/components/schemas/V2PortalListKeysRequestBody/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema245.properties.limit.type,parentSchema:schema245.properties.limit,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"contract:/components/schemas/V2PortalListKeysRequestBody/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema245.properties.limit,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"contract:/components/schemas/V2PortalListKeysRequestBody/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema245.properties.limit,data:data0};
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
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/cursor",schemaPath:"contract:/components/schemas/V2PortalListKeysRequestBody/properties/cursor/type",keyword:"type",params:{type: "string"},schema:schema245.properties.cursor.type,parentSchema:schema245.properties.cursor,data:data1};
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
const err5 = {instancePath,schemaPath:"contract:/components/schemas/V2PortalListKeysRequestBody/type",keyword:"type",params:{type: "object"},schema:schema245.type,parentSchema:schema245,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate166.errors = vErrors;
return errors === 0;
}
validate166.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v69 = validate167;
const schema246 = {"$id":"contract:/projects.createProject.body","$ref":"contract:/components/schemas/V2ProjectsCreateProjectRequestBody"};
const schema247 = {"$id":"contract:/components/schemas/V2ProjectsCreateProjectRequestBody","type":"object","required":["name","slug"],"properties":{"name":{"type":"string","minLength":1,"maxLength":256},"slug":{"$ref":"contract:/components/schemas/ResourceIdentifier"}},"additionalProperties":false};

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
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema247.required,parentSchema:schema247,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.slug === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "slug"},schema:schema247.required,parentSchema:schema247,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "name") || (key0 === "slug"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema247,data};
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
if(typeof data0 === "string"){
if(func0(data0) > 256){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 256},schema:256,parentSchema:schema247.properties.name,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func0(data0) < 1){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema247.properties.name,data:data0};
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
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema247.properties.name.type,parentSchema:schema247.properties.name,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.slug !== undefined){
let data1 = data.slug;
if(typeof data1 === "string"){
if(func0(data1) > 255){
const err6 = {instancePath:instancePath+"/slug",schemaPath:"contract:/components/schemas/ResourceIdentifier/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema18,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func0(data1) < 3){
const err7 = {instancePath:instancePath+"/slug",schemaPath:"contract:/components/schemas/ResourceIdentifier/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema18,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern2.test(data1)){
const err8 = {instancePath:instancePath+"/slug",schemaPath:"contract:/components/schemas/ResourceIdentifier/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_-]+$"},schema:"^[a-zA-Z0-9_-]+$",parentSchema:schema18,data:data1};
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
const err9 = {instancePath:instancePath+"/slug",schemaPath:"contract:/components/schemas/ResourceIdentifier/type",keyword:"type",params:{type: "string"},schema:schema18.type,parentSchema:schema18,data:data1};
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
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema247.type,parentSchema:schema247,data};
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
if(!(validate168.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate168.errors);
errors = vErrors.length;
}
validate167.errors = vErrors;
return errors === 0;
}
validate167.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v70 = validate170;
const schema249 = {"$id":"contract:/projects.deleteProject.body","$ref":"contract:/components/schemas/V2ProjectsDeleteProjectRequestBody"};
const schema250 = {"$id":"contract:/components/schemas/V2ProjectsDeleteProjectRequestBody","type":"object","required":["project"],"properties":{"project":{"$ref":"contract:/components/schemas/ResourceIdentifier"}},"additionalProperties":false};

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
if(data.project === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "project"},schema:schema250.required,parentSchema:schema250,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "project")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema250,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.project !== undefined){
let data0 = data.project;
if(typeof data0 === "string"){
if(func0(data0) > 255){
const err2 = {instancePath:instancePath+"/project",schemaPath:"contract:/components/schemas/ResourceIdentifier/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func0(data0) < 3){
const err3 = {instancePath:instancePath+"/project",schemaPath:"contract:/components/schemas/ResourceIdentifier/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern2.test(data0)){
const err4 = {instancePath:instancePath+"/project",schemaPath:"contract:/components/schemas/ResourceIdentifier/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_-]+$"},schema:"^[a-zA-Z0-9_-]+$",parentSchema:schema18,data:data0};
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
const err5 = {instancePath:instancePath+"/project",schemaPath:"contract:/components/schemas/ResourceIdentifier/type",keyword:"type",params:{type: "string"},schema:schema18.type,parentSchema:schema18,data:data0};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema250.type,parentSchema:schema250,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate171.errors = vErrors;
return errors === 0;
}
validate171.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate171.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate171.errors);
errors = vErrors.length;
}
validate170.errors = vErrors;
return errors === 0;
}
validate170.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v71 = validate173;
const schema252 = {"$id":"contract:/projects.getProject.body","$ref":"contract:/components/schemas/V2ProjectsGetProjectRequestBody"};
const schema253 = {"$id":"contract:/components/schemas/V2ProjectsGetProjectRequestBody","type":"object","required":["project"],"properties":{"project":{"$ref":"contract:/components/schemas/ResourceIdentifier"}},"additionalProperties":false};

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
if(data.project === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "project"},schema:schema253.required,parentSchema:schema253,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "project")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema253,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.project !== undefined){
let data0 = data.project;
if(typeof data0 === "string"){
if(func0(data0) > 255){
const err2 = {instancePath:instancePath+"/project",schemaPath:"contract:/components/schemas/ResourceIdentifier/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func0(data0) < 3){
const err3 = {instancePath:instancePath+"/project",schemaPath:"contract:/components/schemas/ResourceIdentifier/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern2.test(data0)){
const err4 = {instancePath:instancePath+"/project",schemaPath:"contract:/components/schemas/ResourceIdentifier/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_-]+$"},schema:"^[a-zA-Z0-9_-]+$",parentSchema:schema18,data:data0};
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
const err5 = {instancePath:instancePath+"/project",schemaPath:"contract:/components/schemas/ResourceIdentifier/type",keyword:"type",params:{type: "string"},schema:schema18.type,parentSchema:schema18,data:data0};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema253.type,parentSchema:schema253,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate174.errors = vErrors;
return errors === 0;
}
validate174.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
validate173.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v72 = validate176;
const schema255 = {"$id":"contract:/projects.listProjects.body","$ref":"contract:/components/schemas/V2ProjectsListProjectsRequestBody"};
const schema256 = {"$id":"contract:/components/schemas/V2ProjectsListProjectsRequestBody","type":"object","properties":{"limit":{"type":"integer","minimum":1,"maximum":100},"cursor":{"type":"string"},"search":{"type":"string","maxLength":256}},"additionalProperties":false};

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
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "limit") || (key0 === "cursor")) || (key0 === "search"))){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/V2ProjectsListProjectsRequestBody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema256,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.limit !== undefined){
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/limit",schemaPath:"contract:/components/schemas/V2ProjectsListProjectsRequestBody/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema256.properties.limit.type,parentSchema:schema256.properties.limit,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"contract:/components/schemas/V2ProjectsListProjectsRequestBody/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema256.properties.limit,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"contract:/components/schemas/V2ProjectsListProjectsRequestBody/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema256.properties.limit,data:data0};
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
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/cursor",schemaPath:"contract:/components/schemas/V2ProjectsListProjectsRequestBody/properties/cursor/type",keyword:"type",params:{type: "string"},schema:schema256.properties.cursor.type,parentSchema:schema256.properties.cursor,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.search !== undefined){
let data2 = data.search;
if(typeof data2 === "string"){
if(func0(data2) > 256){
const err5 = {instancePath:instancePath+"/search",schemaPath:"contract:/components/schemas/V2ProjectsListProjectsRequestBody/properties/search/maxLength",keyword:"maxLength",params:{limit: 256},schema:256,parentSchema:schema256.properties.search,data:data2};
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
const err6 = {instancePath:instancePath+"/search",schemaPath:"contract:/components/schemas/V2ProjectsListProjectsRequestBody/properties/search/type",keyword:"type",params:{type: "string"},schema:schema256.properties.search.type,parentSchema:schema256.properties.search,data:data2};
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
const err7 = {instancePath,schemaPath:"contract:/components/schemas/V2ProjectsListProjectsRequestBody/type",keyword:"type",params:{type: "object"},schema:schema256.type,parentSchema:schema256,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate176.errors = vErrors;
return errors === 0;
}
validate176.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v73 = validate177;
const schema257 = {"$id":"contract:/projects.updateProject.body","$ref":"contract:/components/schemas/V2ProjectsUpdateProjectRequestBody"};
const schema258 = {"$id":"contract:/components/schemas/V2ProjectsUpdateProjectRequestBody","type":"object","required":["project"],"properties":{"project":{"$ref":"contract:/components/schemas/ResourceIdentifier"},"slug":{"$ref":"contract:/components/schemas/ResourceIdentifier"},"name":{"type":"string","minLength":1,"maxLength":256},"deleteProtection":{"type":"boolean"}},"additionalProperties":false};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.project === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "project"},schema:schema258.required,parentSchema:schema258,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "project") || (key0 === "slug")) || (key0 === "name")) || (key0 === "deleteProtection"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema258,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.project !== undefined){
let data0 = data.project;
if(typeof data0 === "string"){
if(func0(data0) > 255){
const err2 = {instancePath:instancePath+"/project",schemaPath:"contract:/components/schemas/ResourceIdentifier/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func0(data0) < 3){
const err3 = {instancePath:instancePath+"/project",schemaPath:"contract:/components/schemas/ResourceIdentifier/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern2.test(data0)){
const err4 = {instancePath:instancePath+"/project",schemaPath:"contract:/components/schemas/ResourceIdentifier/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_-]+$"},schema:"^[a-zA-Z0-9_-]+$",parentSchema:schema18,data:data0};
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
const err5 = {instancePath:instancePath+"/project",schemaPath:"contract:/components/schemas/ResourceIdentifier/type",keyword:"type",params:{type: "string"},schema:schema18.type,parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.slug !== undefined){
let data1 = data.slug;
if(typeof data1 === "string"){
if(func0(data1) > 255){
const err6 = {instancePath:instancePath+"/slug",schemaPath:"contract:/components/schemas/ResourceIdentifier/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema18,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func0(data1) < 3){
const err7 = {instancePath:instancePath+"/slug",schemaPath:"contract:/components/schemas/ResourceIdentifier/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema18,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern2.test(data1)){
const err8 = {instancePath:instancePath+"/slug",schemaPath:"contract:/components/schemas/ResourceIdentifier/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_-]+$"},schema:"^[a-zA-Z0-9_-]+$",parentSchema:schema18,data:data1};
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
const err9 = {instancePath:instancePath+"/slug",schemaPath:"contract:/components/schemas/ResourceIdentifier/type",keyword:"type",params:{type: "string"},schema:schema18.type,parentSchema:schema18,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.name !== undefined){
let data2 = data.name;
if(typeof data2 === "string"){
if(func0(data2) > 256){
const err10 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 256},schema:256,parentSchema:schema258.properties.name,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func0(data2) < 1){
const err11 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema258.properties.name,data:data2};
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
const err12 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema258.properties.name.type,parentSchema:schema258.properties.name,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.deleteProtection !== undefined){
let data3 = data.deleteProtection;
if(typeof data3 !== "boolean"){
const err13 = {instancePath:instancePath+"/deleteProtection",schemaPath:"#/properties/deleteProtection/type",keyword:"type",params:{type: "boolean"},schema:schema258.properties.deleteProtection.type,parentSchema:schema258.properties.deleteProtection,data:data3};
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
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema258.type,parentSchema:schema258,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate178.errors = vErrors;
return errors === 0;
}
validate178.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate178.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate178.errors);
errors = vErrors.length;
}
validate177.errors = vErrors;
return errors === 0;
}
validate177.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v74 = validate180;
const schema261 = {"$id":"contract:/ratelimit.deleteOverride.body","$ref":"contract:/components/schemas/V2RatelimitDeleteOverrideRequestBody"};
const schema262 = {"$id":"contract:/components/schemas/V2RatelimitDeleteOverrideRequestBody","additionalProperties":false,"properties":{"namespace":{"type":"string","minLength":1,"maxLength":512},"identifier":{"type":"string","minLength":1,"maxLength":512}},"required":["namespace","identifier"],"type":"object"};

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
if(data.namespace === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/V2RatelimitDeleteOverrideRequestBody/required",keyword:"required",params:{missingProperty: "namespace"},schema:schema262.required,parentSchema:schema262,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.identifier === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/V2RatelimitDeleteOverrideRequestBody/required",keyword:"required",params:{missingProperty: "identifier"},schema:schema262.required,parentSchema:schema262,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "namespace") || (key0 === "identifier"))){
const err2 = {instancePath,schemaPath:"contract:/components/schemas/V2RatelimitDeleteOverrideRequestBody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema262,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.namespace !== undefined){
let data0 = data.namespace;
if(typeof data0 === "string"){
if(func0(data0) > 512){
const err3 = {instancePath:instancePath+"/namespace",schemaPath:"contract:/components/schemas/V2RatelimitDeleteOverrideRequestBody/properties/namespace/maxLength",keyword:"maxLength",params:{limit: 512},schema:512,parentSchema:schema262.properties.namespace,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func0(data0) < 1){
const err4 = {instancePath:instancePath+"/namespace",schemaPath:"contract:/components/schemas/V2RatelimitDeleteOverrideRequestBody/properties/namespace/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema262.properties.namespace,data:data0};
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
const err5 = {instancePath:instancePath+"/namespace",schemaPath:"contract:/components/schemas/V2RatelimitDeleteOverrideRequestBody/properties/namespace/type",keyword:"type",params:{type: "string"},schema:schema262.properties.namespace.type,parentSchema:schema262.properties.namespace,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.identifier !== undefined){
let data1 = data.identifier;
if(typeof data1 === "string"){
if(func0(data1) > 512){
const err6 = {instancePath:instancePath+"/identifier",schemaPath:"contract:/components/schemas/V2RatelimitDeleteOverrideRequestBody/properties/identifier/maxLength",keyword:"maxLength",params:{limit: 512},schema:512,parentSchema:schema262.properties.identifier,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func0(data1) < 1){
const err7 = {instancePath:instancePath+"/identifier",schemaPath:"contract:/components/schemas/V2RatelimitDeleteOverrideRequestBody/properties/identifier/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema262.properties.identifier,data:data1};
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
const err8 = {instancePath:instancePath+"/identifier",schemaPath:"contract:/components/schemas/V2RatelimitDeleteOverrideRequestBody/properties/identifier/type",keyword:"type",params:{type: "string"},schema:schema262.properties.identifier.type,parentSchema:schema262.properties.identifier,data:data1};
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
const err9 = {instancePath,schemaPath:"contract:/components/schemas/V2RatelimitDeleteOverrideRequestBody/type",keyword:"type",params:{type: "object"},schema:schema262.type,parentSchema:schema262,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate180.errors = vErrors;
return errors === 0;
}
validate180.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v75 = validate181;
const schema263 = {"$id":"contract:/ratelimit.getOverride.body","$ref":"contract:/components/schemas/V2RatelimitGetOverrideRequestBody"};
const schema264 = {"$id":"contract:/components/schemas/V2RatelimitGetOverrideRequestBody","additionalProperties":false,"properties":{"namespace":{"type":"string","minLength":1,"maxLength":512},"identifier":{"type":"string","minLength":1,"maxLength":512}},"required":["namespace","identifier"],"type":"object"};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.namespace === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/V2RatelimitGetOverrideRequestBody/required",keyword:"required",params:{missingProperty: "namespace"},schema:schema264.required,parentSchema:schema264,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.identifier === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/V2RatelimitGetOverrideRequestBody/required",keyword:"required",params:{missingProperty: "identifier"},schema:schema264.required,parentSchema:schema264,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "namespace") || (key0 === "identifier"))){
const err2 = {instancePath,schemaPath:"contract:/components/schemas/V2RatelimitGetOverrideRequestBody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema264,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.namespace !== undefined){
let data0 = data.namespace;
if(typeof data0 === "string"){
if(func0(data0) > 512){
const err3 = {instancePath:instancePath+"/namespace",schemaPath:"contract:/components/schemas/V2RatelimitGetOverrideRequestBody/properties/namespace/maxLength",keyword:"maxLength",params:{limit: 512},schema:512,parentSchema:schema264.properties.namespace,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func0(data0) < 1){
const err4 = {instancePath:instancePath+"/namespace",schemaPath:"contract:/components/schemas/V2RatelimitGetOverrideRequestBody/properties/namespace/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema264.properties.namespace,data:data0};
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
const err5 = {instancePath:instancePath+"/namespace",schemaPath:"contract:/components/schemas/V2RatelimitGetOverrideRequestBody/properties/namespace/type",keyword:"type",params:{type: "string"},schema:schema264.properties.namespace.type,parentSchema:schema264.properties.namespace,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.identifier !== undefined){
let data1 = data.identifier;
if(typeof data1 === "string"){
if(func0(data1) > 512){
const err6 = {instancePath:instancePath+"/identifier",schemaPath:"contract:/components/schemas/V2RatelimitGetOverrideRequestBody/properties/identifier/maxLength",keyword:"maxLength",params:{limit: 512},schema:512,parentSchema:schema264.properties.identifier,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func0(data1) < 1){
const err7 = {instancePath:instancePath+"/identifier",schemaPath:"contract:/components/schemas/V2RatelimitGetOverrideRequestBody/properties/identifier/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema264.properties.identifier,data:data1};
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
const err8 = {instancePath:instancePath+"/identifier",schemaPath:"contract:/components/schemas/V2RatelimitGetOverrideRequestBody/properties/identifier/type",keyword:"type",params:{type: "string"},schema:schema264.properties.identifier.type,parentSchema:schema264.properties.identifier,data:data1};
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
const err9 = {instancePath,schemaPath:"contract:/components/schemas/V2RatelimitGetOverrideRequestBody/type",keyword:"type",params:{type: "object"},schema:schema264.type,parentSchema:schema264,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate181.errors = vErrors;
return errors === 0;
}
validate181.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v76 = validate182;
const schema265 = {"$id":"contract:/ratelimit.limit.body","$ref":"contract:/components/schemas/V2RatelimitLimitRequestBody"};
const schema266 = {"$id":"contract:/components/schemas/V2RatelimitLimitRequestBody","additionalProperties":false,"properties":{"namespace":{"type":"string","minLength":1,"maxLength":512},"cost":{"int64":{"minimum":0}},"duration":{"int64":{"minimum":1000,"maximum":2592000000}},"identifier":{"type":"string","minLength":1,"maxLength":512},"limit":{"int64":{"minimum":1}}},"required":["namespace","identifier","limit","duration"],"type":"object"};

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
if(data.namespace === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/V2RatelimitLimitRequestBody/required",keyword:"required",params:{missingProperty: "namespace"},schema:schema266.required,parentSchema:schema266,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.identifier === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/V2RatelimitLimitRequestBody/required",keyword:"required",params:{missingProperty: "identifier"},schema:schema266.required,parentSchema:schema266,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.limit === undefined){
const err2 = {instancePath,schemaPath:"contract:/components/schemas/V2RatelimitLimitRequestBody/required",keyword:"required",params:{missingProperty: "limit"},schema:schema266.required,parentSchema:schema266,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.duration === undefined){
const err3 = {instancePath,schemaPath:"contract:/components/schemas/V2RatelimitLimitRequestBody/required",keyword:"required",params:{missingProperty: "duration"},schema:schema266.required,parentSchema:schema266,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "namespace") || (key0 === "cost")) || (key0 === "duration")) || (key0 === "identifier")) || (key0 === "limit"))){
const err4 = {instancePath,schemaPath:"contract:/components/schemas/V2RatelimitLimitRequestBody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema266,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.namespace !== undefined){
let data0 = data.namespace;
if(typeof data0 === "string"){
if(func0(data0) > 512){
const err5 = {instancePath:instancePath+"/namespace",schemaPath:"contract:/components/schemas/V2RatelimitLimitRequestBody/properties/namespace/maxLength",keyword:"maxLength",params:{limit: 512},schema:512,parentSchema:schema266.properties.namespace,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func0(data0) < 1){
const err6 = {instancePath:instancePath+"/namespace",schemaPath:"contract:/components/schemas/V2RatelimitLimitRequestBody/properties/namespace/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema266.properties.namespace,data:data0};
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
const err7 = {instancePath:instancePath+"/namespace",schemaPath:"contract:/components/schemas/V2RatelimitLimitRequestBody/properties/namespace/type",keyword:"type",params:{type: "string"},schema:schema266.properties.namespace.type,parentSchema:schema266.properties.namespace,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.cost !== undefined){
let data1 = data.cost;
if(!((typeof data1 === "number" && Number.isSafeInteger(data1) && !Object.is(data1, -0)) || (typeof data1 === "bigint" && data1 >= -9223372036854775808n && data1 <= 9223372036854775807n)) || (this && this.has(data, "cost")) || data1 < 0){
const err8 = {instancePath:instancePath+"/cost",schemaPath:"contract:/components/schemas/V2RatelimitLimitRequestBody/properties/cost/int64",keyword:"int64",params:{},schema:schema266.properties.cost.int64,parentSchema:schema266.properties.cost,data:data1};
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
let data2 = data.duration;
if(!((typeof data2 === "number" && Number.isSafeInteger(data2) && !Object.is(data2, -0)) || (typeof data2 === "bigint" && data2 >= -9223372036854775808n && data2 <= 9223372036854775807n)) || (this && this.has(data, "duration")) || data2 < 1000 || data2 > 2592000000){
const err9 = {instancePath:instancePath+"/duration",schemaPath:"contract:/components/schemas/V2RatelimitLimitRequestBody/properties/duration/int64",keyword:"int64",params:{},schema:schema266.properties.duration.int64,parentSchema:schema266.properties.duration,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.identifier !== undefined){
let data3 = data.identifier;
if(typeof data3 === "string"){
if(func0(data3) > 512){
const err10 = {instancePath:instancePath+"/identifier",schemaPath:"contract:/components/schemas/V2RatelimitLimitRequestBody/properties/identifier/maxLength",keyword:"maxLength",params:{limit: 512},schema:512,parentSchema:schema266.properties.identifier,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func0(data3) < 1){
const err11 = {instancePath:instancePath+"/identifier",schemaPath:"contract:/components/schemas/V2RatelimitLimitRequestBody/properties/identifier/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema266.properties.identifier,data:data3};
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
const err12 = {instancePath:instancePath+"/identifier",schemaPath:"contract:/components/schemas/V2RatelimitLimitRequestBody/properties/identifier/type",keyword:"type",params:{type: "string"},schema:schema266.properties.identifier.type,parentSchema:schema266.properties.identifier,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.limit !== undefined){
let data4 = data.limit;
if(!((typeof data4 === "number" && Number.isSafeInteger(data4) && !Object.is(data4, -0)) || (typeof data4 === "bigint" && data4 >= -9223372036854775808n && data4 <= 9223372036854775807n)) || (this && this.has(data, "limit")) || data4 < 1){
const err13 = {instancePath:instancePath+"/limit",schemaPath:"contract:/components/schemas/V2RatelimitLimitRequestBody/properties/limit/int64",keyword:"int64",params:{},schema:schema266.properties.limit.int64,parentSchema:schema266.properties.limit,data:data4};
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
const err14 = {instancePath,schemaPath:"contract:/components/schemas/V2RatelimitLimitRequestBody/type",keyword:"type",params:{type: "object"},schema:schema266.type,parentSchema:schema266,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate182.errors = vErrors;
return errors === 0;
}
validate182.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v77 = validate183;
const schema267 = {"$id":"contract:/ratelimit.listOverrides.body","$ref":"contract:/components/schemas/V2RatelimitListOverridesRequestBody"};
const schema268 = {"$id":"contract:/components/schemas/V2RatelimitListOverridesRequestBody","additionalProperties":false,"properties":{"namespace":{"type":"string","minLength":1,"maxLength":512},"cursor":{"type":"string"},"limit":{"type":"integer","minimum":1,"maximum":100}},"required":["namespace"],"type":"object"};

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
if(data.namespace === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/V2RatelimitListOverridesRequestBody/required",keyword:"required",params:{missingProperty: "namespace"},schema:schema268.required,parentSchema:schema268,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "namespace") || (key0 === "cursor")) || (key0 === "limit"))){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/V2RatelimitListOverridesRequestBody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema268,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.namespace !== undefined){
let data0 = data.namespace;
if(typeof data0 === "string"){
if(func0(data0) > 512){
const err2 = {instancePath:instancePath+"/namespace",schemaPath:"contract:/components/schemas/V2RatelimitListOverridesRequestBody/properties/namespace/maxLength",keyword:"maxLength",params:{limit: 512},schema:512,parentSchema:schema268.properties.namespace,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func0(data0) < 1){
const err3 = {instancePath:instancePath+"/namespace",schemaPath:"contract:/components/schemas/V2RatelimitListOverridesRequestBody/properties/namespace/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema268.properties.namespace,data:data0};
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
const err4 = {instancePath:instancePath+"/namespace",schemaPath:"contract:/components/schemas/V2RatelimitListOverridesRequestBody/properties/namespace/type",keyword:"type",params:{type: "string"},schema:schema268.properties.namespace.type,parentSchema:schema268.properties.namespace,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/cursor",schemaPath:"contract:/components/schemas/V2RatelimitListOverridesRequestBody/properties/cursor/type",keyword:"type",params:{type: "string"},schema:schema268.properties.cursor.type,parentSchema:schema268.properties.cursor,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.limit !== undefined){
let data2 = data.limit;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/limit",schemaPath:"contract:/components/schemas/V2RatelimitListOverridesRequestBody/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema268.properties.limit.type,parentSchema:schema268.properties.limit,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 100 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/limit",schemaPath:"contract:/components/schemas/V2RatelimitListOverridesRequestBody/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema268.properties.limit,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/limit",schemaPath:"contract:/components/schemas/V2RatelimitListOverridesRequestBody/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema268.properties.limit,data:data2};
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
const err9 = {instancePath,schemaPath:"contract:/components/schemas/V2RatelimitListOverridesRequestBody/type",keyword:"type",params:{type: "object"},schema:schema268.type,parentSchema:schema268,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate183.errors = vErrors;
return errors === 0;
}
validate183.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v78 = validate184;
const schema269 = {"$id":"contract:/ratelimit.multiLimit.body","$ref":"contract:/components/schemas/V2RatelimitMultiLimitRequestBody"};
const schema270 = {"$id":"contract:/components/schemas/V2RatelimitMultiLimitRequestBody","type":"array","minItems":1,"maxItems":100,"items":{"$ref":"contract:/components/schemas/V2RatelimitLimitRequestBody"}};

function validate185(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate185.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 100){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema270,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.length < 1){
const err1 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema270,data};
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
if(data0.namespace === undefined){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/V2RatelimitLimitRequestBody/required",keyword:"required",params:{missingProperty: "namespace"},schema:schema266.required,parentSchema:schema266,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.identifier === undefined){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/V2RatelimitLimitRequestBody/required",keyword:"required",params:{missingProperty: "identifier"},schema:schema266.required,parentSchema:schema266,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.limit === undefined){
const err4 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/V2RatelimitLimitRequestBody/required",keyword:"required",params:{missingProperty: "limit"},schema:schema266.required,parentSchema:schema266,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.duration === undefined){
const err5 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/V2RatelimitLimitRequestBody/required",keyword:"required",params:{missingProperty: "duration"},schema:schema266.required,parentSchema:schema266,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data0){
if(!(((((key0 === "namespace") || (key0 === "cost")) || (key0 === "duration")) || (key0 === "identifier")) || (key0 === "limit"))){
const err6 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/V2RatelimitLimitRequestBody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema266,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.namespace !== undefined){
let data1 = data0.namespace;
if(typeof data1 === "string"){
if(func0(data1) > 512){
const err7 = {instancePath:instancePath+"/" + i0+"/namespace",schemaPath:"contract:/components/schemas/V2RatelimitLimitRequestBody/properties/namespace/maxLength",keyword:"maxLength",params:{limit: 512},schema:512,parentSchema:schema266.properties.namespace,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func0(data1) < 1){
const err8 = {instancePath:instancePath+"/" + i0+"/namespace",schemaPath:"contract:/components/schemas/V2RatelimitLimitRequestBody/properties/namespace/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema266.properties.namespace,data:data1};
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
const err9 = {instancePath:instancePath+"/" + i0+"/namespace",schemaPath:"contract:/components/schemas/V2RatelimitLimitRequestBody/properties/namespace/type",keyword:"type",params:{type: "string"},schema:schema266.properties.namespace.type,parentSchema:schema266.properties.namespace,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data0.cost !== undefined){
let data2 = data0.cost;
if(!((typeof data2 === "number" && Number.isSafeInteger(data2) && !Object.is(data2, -0)) || (typeof data2 === "bigint" && data2 >= -9223372036854775808n && data2 <= 9223372036854775807n)) || (this && this.has(data0, "cost")) || data2 < 0){
const err10 = {instancePath:instancePath+"/" + i0+"/cost",schemaPath:"contract:/components/schemas/V2RatelimitLimitRequestBody/properties/cost/int64",keyword:"int64",params:{},schema:schema266.properties.cost.int64,parentSchema:schema266.properties.cost,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data0.duration !== undefined){
let data3 = data0.duration;
if(!((typeof data3 === "number" && Number.isSafeInteger(data3) && !Object.is(data3, -0)) || (typeof data3 === "bigint" && data3 >= -9223372036854775808n && data3 <= 9223372036854775807n)) || (this && this.has(data0, "duration")) || data3 < 1000 || data3 > 2592000000){
const err11 = {instancePath:instancePath+"/" + i0+"/duration",schemaPath:"contract:/components/schemas/V2RatelimitLimitRequestBody/properties/duration/int64",keyword:"int64",params:{},schema:schema266.properties.duration.int64,parentSchema:schema266.properties.duration,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data0.identifier !== undefined){
let data4 = data0.identifier;
if(typeof data4 === "string"){
if(func0(data4) > 512){
const err12 = {instancePath:instancePath+"/" + i0+"/identifier",schemaPath:"contract:/components/schemas/V2RatelimitLimitRequestBody/properties/identifier/maxLength",keyword:"maxLength",params:{limit: 512},schema:512,parentSchema:schema266.properties.identifier,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(func0(data4) < 1){
const err13 = {instancePath:instancePath+"/" + i0+"/identifier",schemaPath:"contract:/components/schemas/V2RatelimitLimitRequestBody/properties/identifier/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema266.properties.identifier,data:data4};
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
const err14 = {instancePath:instancePath+"/" + i0+"/identifier",schemaPath:"contract:/components/schemas/V2RatelimitLimitRequestBody/properties/identifier/type",keyword:"type",params:{type: "string"},schema:schema266.properties.identifier.type,parentSchema:schema266.properties.identifier,data:data4};
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
let data5 = data0.limit;
if(!((typeof data5 === "number" && Number.isSafeInteger(data5) && !Object.is(data5, -0)) || (typeof data5 === "bigint" && data5 >= -9223372036854775808n && data5 <= 9223372036854775807n)) || (this && this.has(data0, "limit")) || data5 < 1){
const err15 = {instancePath:instancePath+"/" + i0+"/limit",schemaPath:"contract:/components/schemas/V2RatelimitLimitRequestBody/properties/limit/int64",keyword:"int64",params:{},schema:schema266.properties.limit.int64,parentSchema:schema266.properties.limit,data:data5};
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
const err16 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/V2RatelimitLimitRequestBody/type",keyword:"type",params:{type: "object"},schema:schema266.type,parentSchema:schema266,data:data0};
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
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema270.type,parentSchema:schema270,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate185.errors = vErrors;
return errors === 0;
}
validate185.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate184(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate184.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate185.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate185.errors);
errors = vErrors.length;
}
validate184.errors = vErrors;
return errors === 0;
}
validate184.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v79 = validate187;
const schema272 = {"$id":"contract:/ratelimit.setOverride.body","$ref":"contract:/components/schemas/V2RatelimitSetOverrideRequestBody"};
const schema273 = {"$id":"contract:/components/schemas/V2RatelimitSetOverrideRequestBody","additionalProperties":false,"properties":{"namespace":{"type":"string","minLength":1,"maxLength":512},"duration":{"int64":{"minimum":1000}},"identifier":{"type":"string","minLength":1,"maxLength":512},"limit":{"int64":{"minimum":0}}},"required":["namespace","identifier","limit","duration"],"type":"object"};

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
if(data.namespace === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/V2RatelimitSetOverrideRequestBody/required",keyword:"required",params:{missingProperty: "namespace"},schema:schema273.required,parentSchema:schema273,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.identifier === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/V2RatelimitSetOverrideRequestBody/required",keyword:"required",params:{missingProperty: "identifier"},schema:schema273.required,parentSchema:schema273,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.limit === undefined){
const err2 = {instancePath,schemaPath:"contract:/components/schemas/V2RatelimitSetOverrideRequestBody/required",keyword:"required",params:{missingProperty: "limit"},schema:schema273.required,parentSchema:schema273,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.duration === undefined){
const err3 = {instancePath,schemaPath:"contract:/components/schemas/V2RatelimitSetOverrideRequestBody/required",keyword:"required",params:{missingProperty: "duration"},schema:schema273.required,parentSchema:schema273,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "namespace") || (key0 === "duration")) || (key0 === "identifier")) || (key0 === "limit"))){
const err4 = {instancePath,schemaPath:"contract:/components/schemas/V2RatelimitSetOverrideRequestBody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema273,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.namespace !== undefined){
let data0 = data.namespace;
if(typeof data0 === "string"){
if(func0(data0) > 512){
const err5 = {instancePath:instancePath+"/namespace",schemaPath:"contract:/components/schemas/V2RatelimitSetOverrideRequestBody/properties/namespace/maxLength",keyword:"maxLength",params:{limit: 512},schema:512,parentSchema:schema273.properties.namespace,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func0(data0) < 1){
const err6 = {instancePath:instancePath+"/namespace",schemaPath:"contract:/components/schemas/V2RatelimitSetOverrideRequestBody/properties/namespace/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema273.properties.namespace,data:data0};
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
const err7 = {instancePath:instancePath+"/namespace",schemaPath:"contract:/components/schemas/V2RatelimitSetOverrideRequestBody/properties/namespace/type",keyword:"type",params:{type: "string"},schema:schema273.properties.namespace.type,parentSchema:schema273.properties.namespace,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.duration !== undefined){
let data1 = data.duration;
if(!((typeof data1 === "number" && Number.isSafeInteger(data1) && !Object.is(data1, -0)) || (typeof data1 === "bigint" && data1 >= -9223372036854775808n && data1 <= 9223372036854775807n)) || (this && this.has(data, "duration")) || data1 < 1000){
const err8 = {instancePath:instancePath+"/duration",schemaPath:"contract:/components/schemas/V2RatelimitSetOverrideRequestBody/properties/duration/int64",keyword:"int64",params:{},schema:schema273.properties.duration.int64,parentSchema:schema273.properties.duration,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.identifier !== undefined){
let data2 = data.identifier;
if(typeof data2 === "string"){
if(func0(data2) > 512){
const err9 = {instancePath:instancePath+"/identifier",schemaPath:"contract:/components/schemas/V2RatelimitSetOverrideRequestBody/properties/identifier/maxLength",keyword:"maxLength",params:{limit: 512},schema:512,parentSchema:schema273.properties.identifier,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func0(data2) < 1){
const err10 = {instancePath:instancePath+"/identifier",schemaPath:"contract:/components/schemas/V2RatelimitSetOverrideRequestBody/properties/identifier/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema273.properties.identifier,data:data2};
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
const err11 = {instancePath:instancePath+"/identifier",schemaPath:"contract:/components/schemas/V2RatelimitSetOverrideRequestBody/properties/identifier/type",keyword:"type",params:{type: "string"},schema:schema273.properties.identifier.type,parentSchema:schema273.properties.identifier,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.limit !== undefined){
let data3 = data.limit;
if(!((typeof data3 === "number" && Number.isSafeInteger(data3) && !Object.is(data3, -0)) || (typeof data3 === "bigint" && data3 >= -9223372036854775808n && data3 <= 9223372036854775807n)) || (this && this.has(data, "limit")) || data3 < 0){
const err12 = {instancePath:instancePath+"/limit",schemaPath:"contract:/components/schemas/V2RatelimitSetOverrideRequestBody/properties/limit/int64",keyword:"int64",params:{},schema:schema273.properties.limit.int64,parentSchema:schema273.properties.limit,data:data3};
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
const err13 = {instancePath,schemaPath:"contract:/components/schemas/V2RatelimitSetOverrideRequestBody/type",keyword:"type",params:{type: "object"},schema:schema273.type,parentSchema:schema273,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate187.errors = vErrors;
return errors === 0;
}
validate187.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

})(compiled);
const validators = {
  "analytics.getGatewayRequests.body": compiled.v0,
  "analytics.getRatelimits.body": compiled.v1,
  "analytics.getRuntimeLogs.body": compiled.v2,
  "analytics.getVerifications.body": compiled.v3,
  "apis.createApi.body": compiled.v4,
  "apis.deleteApi.body": compiled.v5,
  "apis.getApi.body": compiled.v6,
  "apis.listKeys.body": compiled.v7,
  "apps.createApp.body": compiled.v8,
  "apps.deleteApp.body": compiled.v9,
  "apps.getApp.body": compiled.v10,
  "apps.listApps.body": compiled.v11,
  "apps.updateApp.body": compiled.v12,
  "deploy.createDeployment.body": compiled.v13,
  "deploy.getDeployment.body": compiled.v14,
  "deployments.createDeployment.body": compiled.v15,
  "deployments.getDeployment.body": compiled.v16,
  "deployments.listDeployments.body": compiled.v17,
  "deployments.promoteDeployment.body": compiled.v18,
  "deployments.rollbackDeployment.body": compiled.v19,
  "deployments.startDeployment.body": compiled.v20,
  "deployments.stopDeployment.body": compiled.v21,
  "domains.createDomain.body": compiled.v22,
  "domains.deleteDomain.body": compiled.v23,
  "domains.getDomain.body": compiled.v24,
  "domains.listDomains.body": compiled.v25,
  "domains.verifyDomain.body": compiled.v26,
  "environments.getEnvironment.body": compiled.v27,
  "environments.listEnvironmentVariables.body": compiled.v28,
  "environments.listEnvironments.body": compiled.v29,
  "environments.removeEnvironmentVariables.body": compiled.v30,
  "environments.setEnvironmentVariables.body": compiled.v31,
  "environments.updateSettings.body": compiled.v32,
  "gateway.listPolicies.body": compiled.v33,
  "gateway.setPolicies.body": compiled.v34,
  "gateway.updatePolicy.body": compiled.v35,
  "identities.createIdentity.body": compiled.v36,
  "identities.deleteIdentity.body": compiled.v37,
  "identities.getIdentity.body": compiled.v38,
  "identities.listIdentities.body": compiled.v39,
  "identities.updateIdentity.body": compiled.v40,
  "keys.addPermissions.body": compiled.v41,
  "keys.addRoles.body": compiled.v42,
  "keys.createKey.body": compiled.v43,
  "keys.deleteKey.body": compiled.v44,
  "keys.getKey.body": compiled.v45,
  "keys.migrateKeys.body": compiled.v46,
  "keys.removePermissions.body": compiled.v47,
  "keys.removeRoles.body": compiled.v48,
  "keys.rerollKey.body": compiled.v49,
  "keys.setPermissions.body": compiled.v50,
  "keys.setRoles.body": compiled.v51,
  "keys.updateCredits.body": compiled.v52,
  "keys.updateKey.body": compiled.v53,
  "keys.verifyKey.body": compiled.v54,
  "keys.whoami.body": compiled.v55,
  "permissions.createPermission.body": compiled.v56,
  "permissions.createRole.body": compiled.v57,
  "permissions.deletePermission.body": compiled.v58,
  "permissions.deleteRole.body": compiled.v59,
  "permissions.getPermission.body": compiled.v60,
  "permissions.getRole.body": compiled.v61,
  "permissions.listPermissions.body": compiled.v62,
  "permissions.listRoles.body": compiled.v63,
  "permissions.setRolePermissions.body": compiled.v64,
  "portal.createSession.body": compiled.v65,
  "portal.exchangeCode.body": compiled.v66,
  "portal.getVerifications.body": compiled.v67,
  "portal.listKeys.body": compiled.v68,
  "portal.rerollKey.body": compiled.v49,
  "projects.createProject.body": compiled.v69,
  "projects.deleteProject.body": compiled.v70,
  "projects.getProject.body": compiled.v71,
  "projects.listProjects.body": compiled.v72,
  "projects.updateProject.body": compiled.v73,
  "ratelimit.deleteOverride.body": compiled.v74,
  "ratelimit.getOverride.body": compiled.v75,
  "ratelimit.limit.body": compiled.v76,
  "ratelimit.listOverrides.body": compiled.v77,
  "ratelimit.multiLimit.body": compiled.v78,
  "ratelimit.setOverride.body": compiled.v79,
};
export { validators };
