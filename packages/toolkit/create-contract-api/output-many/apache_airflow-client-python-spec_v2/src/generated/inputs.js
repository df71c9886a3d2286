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
const schema0 = {"$id":"contract:/get_assets.parameters","type":"object","properties":{"query":{"type":"object","properties":{"limit":{"minimum":0,"type":"integer"},"offset":{"minimum":0,"type":"integer"},"name_pattern":{"type":["string","null"]},"uri_pattern":{"type":["string","null"]},"dag_ids":{"items":{"type":"string"},"type":"array"},"only_active":{"type":"boolean"},"order_by":{"items":{"type":"string"},"type":"array"}},"required":[]}},"required":["query"]};

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
if(data0.limit !== undefined){
let data1 = data0.limit;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err1 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema0.properties.query.properties.limit.type,parentSchema:schema0.properties.query.properties.limit,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err2 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema0.properties.query.properties.limit,data:data1};
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
if(data0.offset !== undefined){
let data2 = data0.offset;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err3 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},schema:schema0.properties.query.properties.offset.type,parentSchema:schema0.properties.query.properties.offset,data:data2};
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
const err4 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema0.properties.query.properties.offset,data:data2};
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
if(data0.name_pattern !== undefined){
let data3 = data0.name_pattern;
if((typeof data3 !== "string") && (data3 !== null)){
const err5 = {instancePath:instancePath+"/query/name_pattern",schemaPath:"#/properties/query/properties/name_pattern/type",keyword:"type",params:{type: schema0.properties.query.properties.name_pattern.type},schema:schema0.properties.query.properties.name_pattern.type,parentSchema:schema0.properties.query.properties.name_pattern,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.uri_pattern !== undefined){
let data4 = data0.uri_pattern;
if((typeof data4 !== "string") && (data4 !== null)){
const err6 = {instancePath:instancePath+"/query/uri_pattern",schemaPath:"#/properties/query/properties/uri_pattern/type",keyword:"type",params:{type: schema0.properties.query.properties.uri_pattern.type},schema:schema0.properties.query.properties.uri_pattern.type,parentSchema:schema0.properties.query.properties.uri_pattern,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.dag_ids !== undefined){
let data5 = data0.dag_ids;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 !== "string"){
const err7 = {instancePath:instancePath+"/query/dag_ids/" + i0,schemaPath:"#/properties/query/properties/dag_ids/items/type",keyword:"type",params:{type: "string"},schema:schema0.properties.query.properties.dag_ids.items.type,parentSchema:schema0.properties.query.properties.dag_ids.items,data:data6};
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
const err8 = {instancePath:instancePath+"/query/dag_ids",schemaPath:"#/properties/query/properties/dag_ids/type",keyword:"type",params:{type: "array"},schema:schema0.properties.query.properties.dag_ids.type,parentSchema:schema0.properties.query.properties.dag_ids,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.only_active !== undefined){
let data7 = data0.only_active;
if(typeof data7 !== "boolean"){
const err9 = {instancePath:instancePath+"/query/only_active",schemaPath:"#/properties/query/properties/only_active/type",keyword:"type",params:{type: "boolean"},schema:schema0.properties.query.properties.only_active.type,parentSchema:schema0.properties.query.properties.only_active,data:data7};
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
if(Array.isArray(data8)){
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
if(typeof data9 !== "string"){
const err10 = {instancePath:instancePath+"/query/order_by/" + i1,schemaPath:"#/properties/query/properties/order_by/items/type",keyword:"type",params:{type: "string"},schema:schema0.properties.query.properties.order_by.items.type,parentSchema:schema0.properties.query.properties.order_by.items,data:data9};
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
const err11 = {instancePath:instancePath+"/query/order_by",schemaPath:"#/properties/query/properties/order_by/type",keyword:"type",params:{type: "array"},schema:schema0.properties.query.properties.order_by.type,parentSchema:schema0.properties.query.properties.order_by,data:data8};
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
const err12 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema0.properties.query.type,parentSchema:schema0.properties.query,data:data0};
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
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v1 = validate1;
const schema1 = {"$id":"contract:/get_asset_aliases.parameters","type":"object","properties":{"query":{"type":"object","properties":{"limit":{"minimum":0,"type":"integer"},"offset":{"minimum":0,"type":"integer"},"name_pattern":{"type":["string","null"]},"order_by":{"items":{"type":"string"},"type":"array"}},"required":[]}},"required":["query"]};

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
if(data0.limit !== undefined){
let data1 = data0.limit;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err1 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema1.properties.query.properties.limit.type,parentSchema:schema1.properties.query.properties.limit,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err2 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema1.properties.query.properties.limit,data:data1};
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
if(data0.offset !== undefined){
let data2 = data0.offset;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err3 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},schema:schema1.properties.query.properties.offset.type,parentSchema:schema1.properties.query.properties.offset,data:data2};
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
const err4 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema1.properties.query.properties.offset,data:data2};
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
if(data0.name_pattern !== undefined){
let data3 = data0.name_pattern;
if((typeof data3 !== "string") && (data3 !== null)){
const err5 = {instancePath:instancePath+"/query/name_pattern",schemaPath:"#/properties/query/properties/name_pattern/type",keyword:"type",params:{type: schema1.properties.query.properties.name_pattern.type},schema:schema1.properties.query.properties.name_pattern.type,parentSchema:schema1.properties.query.properties.name_pattern,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.order_by !== undefined){
let data4 = data0.order_by;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 !== "string"){
const err6 = {instancePath:instancePath+"/query/order_by/" + i0,schemaPath:"#/properties/query/properties/order_by/items/type",keyword:"type",params:{type: "string"},schema:schema1.properties.query.properties.order_by.items.type,parentSchema:schema1.properties.query.properties.order_by.items,data:data5};
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
const err7 = {instancePath:instancePath+"/query/order_by",schemaPath:"#/properties/query/properties/order_by/type",keyword:"type",params:{type: "array"},schema:schema1.properties.query.properties.order_by.type,parentSchema:schema1.properties.query.properties.order_by,data:data4};
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
const err8 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema1.properties.query.type,parentSchema:schema1.properties.query,data:data0};
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
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema1.type,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v2 = validate2;
const schema2 = {"$id":"contract:/get_asset_alias.parameters","type":"object","properties":{"path":{"type":"object","properties":{"asset_alias_id":{"type":"integer"}},"required":["asset_alias_id"]}},"required":["path"]};

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
if(data0.asset_alias_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "asset_alias_id"},schema:schema2.properties.path.required,parentSchema:schema2.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.asset_alias_id !== undefined){
let data1 = data0.asset_alias_id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/path/asset_alias_id",schemaPath:"#/properties/path/properties/asset_alias_id/type",keyword:"type",params:{type: "integer"},schema:schema2.properties.path.properties.asset_alias_id.type,parentSchema:schema2.properties.path.properties.asset_alias_id,data:data1};
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
const schema3 = {"$id":"contract:/get_asset_events.parameters","type":"object","properties":{"query":{"type":"object","properties":{"limit":{"minimum":0,"type":"integer"},"offset":{"minimum":0,"type":"integer"},"order_by":{"items":{"type":"string"},"type":"array"},"asset_id":{"type":["integer","null"]},"source_dag_id":{"type":["string","null"]},"source_task_id":{"type":["string","null"]},"source_run_id":{"type":["string","null"]},"source_map_index":{"type":["integer","null"]},"name_pattern":{"type":["string","null"]},"timestamp_gte":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"timestamp_gt":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"timestamp_lte":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"timestamp_lt":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"}},"required":[]}},"required":["query"]};
const formats0 = /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)[Tt](?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema3.required,parentSchema:schema3,data};
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
const err1 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema3.properties.query.properties.limit.type,parentSchema:schema3.properties.query.properties.limit,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err2 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema3.properties.query.properties.limit,data:data1};
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
if(data0.offset !== undefined){
let data2 = data0.offset;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err3 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},schema:schema3.properties.query.properties.offset.type,parentSchema:schema3.properties.query.properties.offset,data:data2};
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
const err4 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema3.properties.query.properties.offset,data:data2};
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
if(data0.order_by !== undefined){
let data3 = data0.order_by;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/query/order_by/" + i0,schemaPath:"#/properties/query/properties/order_by/items/type",keyword:"type",params:{type: "string"},schema:schema3.properties.query.properties.order_by.items.type,parentSchema:schema3.properties.query.properties.order_by.items,data:data4};
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
const err6 = {instancePath:instancePath+"/query/order_by",schemaPath:"#/properties/query/properties/order_by/type",keyword:"type",params:{type: "array"},schema:schema3.properties.query.properties.order_by.type,parentSchema:schema3.properties.query.properties.order_by,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.asset_id !== undefined){
let data5 = data0.asset_id;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
const err7 = {instancePath:instancePath+"/query/asset_id",schemaPath:"#/properties/query/properties/asset_id/type",keyword:"type",params:{type: schema3.properties.query.properties.asset_id.type},schema:schema3.properties.query.properties.asset_id.type,parentSchema:schema3.properties.query.properties.asset_id,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.source_dag_id !== undefined){
let data6 = data0.source_dag_id;
if((typeof data6 !== "string") && (data6 !== null)){
const err8 = {instancePath:instancePath+"/query/source_dag_id",schemaPath:"#/properties/query/properties/source_dag_id/type",keyword:"type",params:{type: schema3.properties.query.properties.source_dag_id.type},schema:schema3.properties.query.properties.source_dag_id.type,parentSchema:schema3.properties.query.properties.source_dag_id,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.source_task_id !== undefined){
let data7 = data0.source_task_id;
if((typeof data7 !== "string") && (data7 !== null)){
const err9 = {instancePath:instancePath+"/query/source_task_id",schemaPath:"#/properties/query/properties/source_task_id/type",keyword:"type",params:{type: schema3.properties.query.properties.source_task_id.type},schema:schema3.properties.query.properties.source_task_id.type,parentSchema:schema3.properties.query.properties.source_task_id,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data0.source_run_id !== undefined){
let data8 = data0.source_run_id;
if((typeof data8 !== "string") && (data8 !== null)){
const err10 = {instancePath:instancePath+"/query/source_run_id",schemaPath:"#/properties/query/properties/source_run_id/type",keyword:"type",params:{type: schema3.properties.query.properties.source_run_id.type},schema:schema3.properties.query.properties.source_run_id.type,parentSchema:schema3.properties.query.properties.source_run_id,data:data8};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data0.source_map_index !== undefined){
let data9 = data0.source_map_index;
if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
const err11 = {instancePath:instancePath+"/query/source_map_index",schemaPath:"#/properties/query/properties/source_map_index/type",keyword:"type",params:{type: schema3.properties.query.properties.source_map_index.type},schema:schema3.properties.query.properties.source_map_index.type,parentSchema:schema3.properties.query.properties.source_map_index,data:data9};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data0.name_pattern !== undefined){
let data10 = data0.name_pattern;
if((typeof data10 !== "string") && (data10 !== null)){
const err12 = {instancePath:instancePath+"/query/name_pattern",schemaPath:"#/properties/query/properties/name_pattern/type",keyword:"type",params:{type: schema3.properties.query.properties.name_pattern.type},schema:schema3.properties.query.properties.name_pattern.type,parentSchema:schema3.properties.query.properties.name_pattern,data:data10};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data0.timestamp_gte !== undefined){
let data11 = data0.timestamp_gte;
if((typeof data11 !== "string") && (data11 !== null)){
const err13 = {instancePath:instancePath+"/query/timestamp_gte",schemaPath:"#/properties/query/properties/timestamp_gte/type",keyword:"type",params:{type: schema3.properties.query.properties.timestamp_gte.type},schema:schema3.properties.query.properties.timestamp_gte.type,parentSchema:schema3.properties.query.properties.timestamp_gte,data:data11};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data11 === "string"){
if(!(formats0.test(data11))){
const err14 = {instancePath:instancePath+"/query/timestamp_gte",schemaPath:"#/properties/query/properties/timestamp_gte/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema3.properties.query.properties.timestamp_gte,data:data11};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data11.includes(":60")){
const next0 = Date.parse((data11).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err15 = {instancePath:instancePath+"/query/timestamp_gte",schemaPath:"#/properties/query/properties/timestamp_gte/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema3.properties.query.properties.timestamp_gte,data:data11};
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
if(data0.timestamp_gt !== undefined){
let data12 = data0.timestamp_gt;
if((typeof data12 !== "string") && (data12 !== null)){
const err16 = {instancePath:instancePath+"/query/timestamp_gt",schemaPath:"#/properties/query/properties/timestamp_gt/type",keyword:"type",params:{type: schema3.properties.query.properties.timestamp_gt.type},schema:schema3.properties.query.properties.timestamp_gt.type,parentSchema:schema3.properties.query.properties.timestamp_gt,data:data12};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data12 === "string"){
if(!(formats0.test(data12))){
const err17 = {instancePath:instancePath+"/query/timestamp_gt",schemaPath:"#/properties/query/properties/timestamp_gt/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema3.properties.query.properties.timestamp_gt,data:data12};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data12.includes(":60")){
const next1 = Date.parse((data12).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err18 = {instancePath:instancePath+"/query/timestamp_gt",schemaPath:"#/properties/query/properties/timestamp_gt/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema3.properties.query.properties.timestamp_gt,data:data12};
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
if(data0.timestamp_lte !== undefined){
let data13 = data0.timestamp_lte;
if((typeof data13 !== "string") && (data13 !== null)){
const err19 = {instancePath:instancePath+"/query/timestamp_lte",schemaPath:"#/properties/query/properties/timestamp_lte/type",keyword:"type",params:{type: schema3.properties.query.properties.timestamp_lte.type},schema:schema3.properties.query.properties.timestamp_lte.type,parentSchema:schema3.properties.query.properties.timestamp_lte,data:data13};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data13 === "string"){
if(!(formats0.test(data13))){
const err20 = {instancePath:instancePath+"/query/timestamp_lte",schemaPath:"#/properties/query/properties/timestamp_lte/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema3.properties.query.properties.timestamp_lte,data:data13};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data13.includes(":60")){
const next2 = Date.parse((data13).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next2 % 86400000 !== 0 || new Date(next2).getUTCDate() !== 1){
const err21 = {instancePath:instancePath+"/query/timestamp_lte",schemaPath:"#/properties/query/properties/timestamp_lte/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema3.properties.query.properties.timestamp_lte,data:data13};
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
if(data0.timestamp_lt !== undefined){
let data14 = data0.timestamp_lt;
if((typeof data14 !== "string") && (data14 !== null)){
const err22 = {instancePath:instancePath+"/query/timestamp_lt",schemaPath:"#/properties/query/properties/timestamp_lt/type",keyword:"type",params:{type: schema3.properties.query.properties.timestamp_lt.type},schema:schema3.properties.query.properties.timestamp_lt.type,parentSchema:schema3.properties.query.properties.timestamp_lt,data:data14};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(typeof data14 === "string"){
if(!(formats0.test(data14))){
const err23 = {instancePath:instancePath+"/query/timestamp_lt",schemaPath:"#/properties/query/properties/timestamp_lt/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema3.properties.query.properties.timestamp_lt,data:data14};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data14.includes(":60")){
const next3 = Date.parse((data14).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next3 % 86400000 !== 0 || new Date(next3).getUTCDate() !== 1){
const err24 = {instancePath:instancePath+"/query/timestamp_lt",schemaPath:"#/properties/query/properties/timestamp_lt/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema3.properties.query.properties.timestamp_lt,data:data14};
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
}
}
else {
const err25 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema3.properties.query.type,parentSchema:schema3.properties.query,data:data0};
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
const err26 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema3.type,parentSchema:schema3,data};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}
validate3.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v4 = validate4;
const schema4 = {"$id":"contract:/create_asset_event.body","$ref":"contract:/components/schemas/CreateAssetEventsBody"};
const schema5 = {"$id":"contract:/components/schemas/CreateAssetEventsBody","additionalProperties":false,"properties":{"asset_id":{"type":"integer","safeInteger":true},"extra":{"additionalProperties":true,"type":"object"},"partition_key":{"type":["string","null"]}},"required":["asset_id"],"type":"object"};

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
if(data.asset_id === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/CreateAssetEventsBody/required",keyword:"required",params:{missingProperty: "asset_id"},schema:schema5.required,parentSchema:schema5,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "asset_id") || (key0 === "extra")) || (key0 === "partition_key"))){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/CreateAssetEventsBody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema5,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.asset_id !== undefined){
let data0 = data.asset_id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/asset_id",schemaPath:"contract:/components/schemas/CreateAssetEventsBody/properties/asset_id/type",keyword:"type",params:{type: "integer"},schema:schema5.properties.asset_id.type,parentSchema:schema5.properties.asset_id,data:data0};
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
const err3 = {instancePath:instancePath+"/asset_id",schemaPath:"contract:/components/schemas/CreateAssetEventsBody/properties/asset_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema5.properties.asset_id,data:data0};
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
if(data.extra !== undefined){
let data1 = data.extra;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
}
else {
const err4 = {instancePath:instancePath+"/extra",schemaPath:"contract:/components/schemas/CreateAssetEventsBody/properties/extra/type",keyword:"type",params:{type: "object"},schema:schema5.properties.extra.type,parentSchema:schema5.properties.extra,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.partition_key !== undefined){
let data2 = data.partition_key;
if((typeof data2 !== "string") && (data2 !== null)){
const err5 = {instancePath:instancePath+"/partition_key",schemaPath:"contract:/components/schemas/CreateAssetEventsBody/properties/partition_key/type",keyword:"type",params:{type: schema5.properties.partition_key.type},schema:schema5.properties.partition_key.type,parentSchema:schema5.properties.partition_key,data:data2};
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
const err6 = {instancePath,schemaPath:"contract:/components/schemas/CreateAssetEventsBody/type",keyword:"type",params:{type: "object"},schema:schema5.type,parentSchema:schema5,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}
validate4.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v5 = validate5;
const schema6 = {"$id":"contract:/get_asset.parameters","type":"object","properties":{"path":{"type":"object","properties":{"asset_id":{"type":"integer"}},"required":["asset_id"]}},"required":["path"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema6.required,parentSchema:schema6,data};
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
if(data0.asset_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "asset_id"},schema:schema6.properties.path.required,parentSchema:schema6.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.asset_id !== undefined){
let data1 = data0.asset_id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/path/asset_id",schemaPath:"#/properties/path/properties/asset_id/type",keyword:"type",params:{type: "integer"},schema:schema6.properties.path.properties.asset_id.type,parentSchema:schema6.properties.path.properties.asset_id,data:data1};
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
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema6.properties.path.type,parentSchema:schema6.properties.path,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema6.type,parentSchema:schema6,data};
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
const schema7 = {"$id":"contract:/materialize_asset.body","anyOf":[{"$ref":"contract:/components/schemas/MaterializeAssetBody"},{"type":"null"}]};
const schema8 = {"$id":"contract:/components/schemas/MaterializeAssetBody","additionalProperties":false,"properties":{"conf":{"additionalProperties":true,"type":["object","null"]},"dag_run_id":{"type":["string","null"]},"data_interval_end":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"data_interval_start":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"logical_date":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"note":{"type":["string","null"]},"partition_key":{"type":["string","null"]},"run_after":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"}},"type":"object"};

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
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((((key0 === "conf") || (key0 === "dag_run_id")) || (key0 === "data_interval_end")) || (key0 === "data_interval_start")) || (key0 === "logical_date")) || (key0 === "note")) || (key0 === "partition_key")) || (key0 === "run_after"))){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/MaterializeAssetBody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.conf !== undefined){
let data0 = data.conf;
if((!(data0 && typeof data0 == "object" && !Array.isArray(data0))) && (data0 !== null)){
const err1 = {instancePath:instancePath+"/conf",schemaPath:"contract:/components/schemas/MaterializeAssetBody/properties/conf/type",keyword:"type",params:{type: schema8.properties.conf.type},schema:schema8.properties.conf.type,parentSchema:schema8.properties.conf,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.dag_run_id !== undefined){
let data1 = data.dag_run_id;
if((typeof data1 !== "string") && (data1 !== null)){
const err2 = {instancePath:instancePath+"/dag_run_id",schemaPath:"contract:/components/schemas/MaterializeAssetBody/properties/dag_run_id/type",keyword:"type",params:{type: schema8.properties.dag_run_id.type},schema:schema8.properties.dag_run_id.type,parentSchema:schema8.properties.dag_run_id,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.data_interval_end !== undefined){
let data2 = data.data_interval_end;
if((typeof data2 !== "string") && (data2 !== null)){
const err3 = {instancePath:instancePath+"/data_interval_end",schemaPath:"contract:/components/schemas/MaterializeAssetBody/properties/data_interval_end/type",keyword:"type",params:{type: schema8.properties.data_interval_end.type},schema:schema8.properties.data_interval_end.type,parentSchema:schema8.properties.data_interval_end,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
const err4 = {instancePath:instancePath+"/data_interval_end",schemaPath:"contract:/components/schemas/MaterializeAssetBody/properties/data_interval_end/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema8.properties.data_interval_end,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2.includes(":60")){
const next0 = Date.parse((data2).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err5 = {instancePath:instancePath+"/data_interval_end",schemaPath:"contract:/components/schemas/MaterializeAssetBody/properties/data_interval_end/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema8.properties.data_interval_end,data:data2};
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
if(data.data_interval_start !== undefined){
let data3 = data.data_interval_start;
if((typeof data3 !== "string") && (data3 !== null)){
const err6 = {instancePath:instancePath+"/data_interval_start",schemaPath:"contract:/components/schemas/MaterializeAssetBody/properties/data_interval_start/type",keyword:"type",params:{type: schema8.properties.data_interval_start.type},schema:schema8.properties.data_interval_start.type,parentSchema:schema8.properties.data_interval_start,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
const err7 = {instancePath:instancePath+"/data_interval_start",schemaPath:"contract:/components/schemas/MaterializeAssetBody/properties/data_interval_start/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema8.properties.data_interval_start,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data3.includes(":60")){
const next1 = Date.parse((data3).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err8 = {instancePath:instancePath+"/data_interval_start",schemaPath:"contract:/components/schemas/MaterializeAssetBody/properties/data_interval_start/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema8.properties.data_interval_start,data:data3};
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
if(data.logical_date !== undefined){
let data4 = data.logical_date;
if((typeof data4 !== "string") && (data4 !== null)){
const err9 = {instancePath:instancePath+"/logical_date",schemaPath:"contract:/components/schemas/MaterializeAssetBody/properties/logical_date/type",keyword:"type",params:{type: schema8.properties.logical_date.type},schema:schema8.properties.logical_date.type,parentSchema:schema8.properties.logical_date,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
const err10 = {instancePath:instancePath+"/logical_date",schemaPath:"contract:/components/schemas/MaterializeAssetBody/properties/logical_date/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema8.properties.logical_date,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data4.includes(":60")){
const next2 = Date.parse((data4).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next2 % 86400000 !== 0 || new Date(next2).getUTCDate() !== 1){
const err11 = {instancePath:instancePath+"/logical_date",schemaPath:"contract:/components/schemas/MaterializeAssetBody/properties/logical_date/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema8.properties.logical_date,data:data4};
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
if(data.note !== undefined){
let data5 = data.note;
if((typeof data5 !== "string") && (data5 !== null)){
const err12 = {instancePath:instancePath+"/note",schemaPath:"contract:/components/schemas/MaterializeAssetBody/properties/note/type",keyword:"type",params:{type: schema8.properties.note.type},schema:schema8.properties.note.type,parentSchema:schema8.properties.note,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.partition_key !== undefined){
let data6 = data.partition_key;
if((typeof data6 !== "string") && (data6 !== null)){
const err13 = {instancePath:instancePath+"/partition_key",schemaPath:"contract:/components/schemas/MaterializeAssetBody/properties/partition_key/type",keyword:"type",params:{type: schema8.properties.partition_key.type},schema:schema8.properties.partition_key.type,parentSchema:schema8.properties.partition_key,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.run_after !== undefined){
let data7 = data.run_after;
if((typeof data7 !== "string") && (data7 !== null)){
const err14 = {instancePath:instancePath+"/run_after",schemaPath:"contract:/components/schemas/MaterializeAssetBody/properties/run_after/type",keyword:"type",params:{type: schema8.properties.run_after.type},schema:schema8.properties.run_after.type,parentSchema:schema8.properties.run_after,data:data7};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data7 === "string"){
if(!(formats0.test(data7))){
const err15 = {instancePath:instancePath+"/run_after",schemaPath:"contract:/components/schemas/MaterializeAssetBody/properties/run_after/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema8.properties.run_after,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data7.includes(":60")){
const next3 = Date.parse((data7).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next3 % 86400000 !== 0 || new Date(next3).getUTCDate() !== 1){
const err16 = {instancePath:instancePath+"/run_after",schemaPath:"contract:/components/schemas/MaterializeAssetBody/properties/run_after/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema8.properties.run_after,data:data7};
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
const err17 = {instancePath,schemaPath:"contract:/components/schemas/MaterializeAssetBody/type",keyword:"type",params:{type: "object"},schema:schema8.type,parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var props0 = true;
}
const _errs22 = errors;
if(data !== null){
const err18 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema7.anyOf[1].type,parentSchema:schema7.anyOf[1],data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid0 = _errs22 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const err19 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs0, passingSchemas: null},schema:schema7.anyOf,parentSchema:schema7,data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
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
validate6.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate6.evaluated = {"dynamicProps":true,"dynamicItems":false};

exports.v7 = validate7;
const schema9 = {"$id":"contract:/get_asset_queued_events.parameters","type":"object","properties":{"path":{"type":"object","properties":{"asset_id":{"type":"integer"}},"required":["asset_id"]},"query":{"type":"object","properties":{"before":{"type":["string","null"]}},"required":[]}},"required":["path","query"]};

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
if(data0.asset_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "asset_id"},schema:schema9.properties.path.required,parentSchema:schema9.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.asset_id !== undefined){
let data1 = data0.asset_id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/path/asset_id",schemaPath:"#/properties/path/properties/asset_id/type",keyword:"type",params:{type: "integer"},schema:schema9.properties.path.properties.asset_id.type,parentSchema:schema9.properties.path.properties.asset_id,data:data1};
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
if((typeof data3 !== "string") && (data3 !== null)){
const err5 = {instancePath:instancePath+"/query/before",schemaPath:"#/properties/query/properties/before/type",keyword:"type",params:{type: schema9.properties.query.properties.before.type},schema:schema9.properties.query.properties.before.type,parentSchema:schema9.properties.query.properties.before,data:data3};
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
const err6 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema9.properties.query.type,parentSchema:schema9.properties.query,data:data2};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema9.type,parentSchema:schema9,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate7.errors = vErrors;
return errors === 0;
}
validate7.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v8 = validate8;
const schema10 = {"$id":"contract:/login.parameters","type":"object","properties":{"query":{"type":"object","properties":{"next":{"type":["string","null"]}},"required":[]}},"required":["query"]};

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
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema10.required,parentSchema:schema10,data};
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
if(data0.next !== undefined){
let data1 = data0.next;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/query/next",schemaPath:"#/properties/query/properties/next/type",keyword:"type",params:{type: schema10.properties.query.properties.next.type},schema:schema10.properties.query.properties.next.type,parentSchema:schema10.properties.query.properties.next,data:data1};
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
const err2 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema10.properties.query.type,parentSchema:schema10.properties.query,data:data0};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema10.type,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate8.errors = vErrors;
return errors === 0;
}
validate8.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v9 = validate9;
const schema11 = {"$id":"contract:/list_backfills.parameters","type":"object","properties":{"query":{"type":"object","properties":{"dag_id":{"type":"string"},"limit":{"minimum":0,"type":"integer"},"offset":{"minimum":0,"type":"integer"},"order_by":{"items":{"type":"string"},"type":"array"}},"required":["dag_id"]}},"required":["query"]};

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
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema11.required,parentSchema:schema11,data};
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
if(data0.dag_id === undefined){
const err1 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "dag_id"},schema:schema11.properties.query.required,parentSchema:schema11.properties.query,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.dag_id !== undefined){
let data1 = data0.dag_id;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/query/dag_id",schemaPath:"#/properties/query/properties/dag_id/type",keyword:"type",params:{type: "string"},schema:schema11.properties.query.properties.dag_id.type,parentSchema:schema11.properties.query.properties.dag_id,data:data1};
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
let data2 = data0.limit;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err3 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema11.properties.query.properties.limit.type,parentSchema:schema11.properties.query.properties.limit,data:data2};
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
const err4 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema11.properties.query.properties.limit,data:data2};
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
const err5 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},schema:schema11.properties.query.properties.offset.type,parentSchema:schema11.properties.query.properties.offset,data:data3};
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
const err6 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema11.properties.query.properties.offset,data:data3};
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
if(data0.order_by !== undefined){
let data4 = data0.order_by;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 !== "string"){
const err7 = {instancePath:instancePath+"/query/order_by/" + i0,schemaPath:"#/properties/query/properties/order_by/items/type",keyword:"type",params:{type: "string"},schema:schema11.properties.query.properties.order_by.items.type,parentSchema:schema11.properties.query.properties.order_by.items,data:data5};
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
const err8 = {instancePath:instancePath+"/query/order_by",schemaPath:"#/properties/query/properties/order_by/type",keyword:"type",params:{type: "array"},schema:schema11.properties.query.properties.order_by.type,parentSchema:schema11.properties.query.properties.order_by,data:data4};
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
const err9 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema11.properties.query.type,parentSchema:schema11.properties.query,data:data0};
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
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate9.errors = vErrors;
return errors === 0;
}
validate9.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v10 = validate10;
const schema12 = {"$id":"contract:/create_backfill.body","$ref":"contract:/components/schemas/BackfillPostBody"};
const schema13 = {"$id":"contract:/components/schemas/BackfillPostBody","additionalProperties":false,"properties":{"dag_id":{"type":"string"},"dag_run_conf":{"additionalProperties":true,"type":"object"},"from_date":{"format":"date-time","type":"string","leapSecond":"date-time"},"max_active_runs":{"type":"integer","safeInteger":true},"reprocess_behavior":{"$ref":"contract:/components/schemas/ReprocessBehavior"},"run_backwards":{"type":"boolean"},"run_on_latest_version":{"type":"boolean"},"to_date":{"format":"date-time","type":"string","leapSecond":"date-time"}},"required":["dag_id","from_date","to_date"],"type":"object"};
const schema14 = {"$id":"contract:/components/schemas/ReprocessBehavior","enum":["failed","completed","none"],"type":"string"};

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
if(data.dag_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dag_id"},schema:schema13.required,parentSchema:schema13,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.from_date === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "from_date"},schema:schema13.required,parentSchema:schema13,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.to_date === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "to_date"},schema:schema13.required,parentSchema:schema13,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "dag_id") || (key0 === "dag_run_conf")) || (key0 === "from_date")) || (key0 === "max_active_runs")) || (key0 === "reprocess_behavior")) || (key0 === "run_backwards")) || (key0 === "run_on_latest_version")) || (key0 === "to_date"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema13,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.dag_id !== undefined){
let data0 = data.dag_id;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/dag_id",schemaPath:"#/properties/dag_id/type",keyword:"type",params:{type: "string"},schema:schema13.properties.dag_id.type,parentSchema:schema13.properties.dag_id,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.dag_run_conf !== undefined){
let data1 = data.dag_run_conf;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
}
else {
const err5 = {instancePath:instancePath+"/dag_run_conf",schemaPath:"#/properties/dag_run_conf/type",keyword:"type",params:{type: "object"},schema:schema13.properties.dag_run_conf.type,parentSchema:schema13.properties.dag_run_conf,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.from_date !== undefined){
let data2 = data.from_date;
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
const err6 = {instancePath:instancePath+"/from_date",schemaPath:"#/properties/from_date/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema13.properties.from_date,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.includes(":60")){
const next0 = Date.parse((data2).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err7 = {instancePath:instancePath+"/from_date",schemaPath:"#/properties/from_date/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema13.properties.from_date,data:data2};
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
const err8 = {instancePath:instancePath+"/from_date",schemaPath:"#/properties/from_date/type",keyword:"type",params:{type: "string"},schema:schema13.properties.from_date.type,parentSchema:schema13.properties.from_date,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.max_active_runs !== undefined){
let data3 = data.max_active_runs;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err9 = {instancePath:instancePath+"/max_active_runs",schemaPath:"#/properties/max_active_runs/type",keyword:"type",params:{type: "integer"},schema:schema13.properties.max_active_runs.type,parentSchema:schema13.properties.max_active_runs,data:data3};
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
const err10 = {instancePath:instancePath+"/max_active_runs",schemaPath:"#/properties/max_active_runs/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema13.properties.max_active_runs,data:data3};
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
if(data.reprocess_behavior !== undefined){
let data4 = data.reprocess_behavior;
if(typeof data4 !== "string"){
const err11 = {instancePath:instancePath+"/reprocess_behavior",schemaPath:"contract:/components/schemas/ReprocessBehavior/type",keyword:"type",params:{type: "string"},schema:schema14.type,parentSchema:schema14,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(((data4 === "failed") || (data4 === "completed")) || (data4 === "none"))){
const err12 = {instancePath:instancePath+"/reprocess_behavior",schemaPath:"contract:/components/schemas/ReprocessBehavior/enum",keyword:"enum",params:{allowedValues: schema14.enum},schema:schema14.enum,parentSchema:schema14,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.run_backwards !== undefined){
let data5 = data.run_backwards;
if(typeof data5 !== "boolean"){
const err13 = {instancePath:instancePath+"/run_backwards",schemaPath:"#/properties/run_backwards/type",keyword:"type",params:{type: "boolean"},schema:schema13.properties.run_backwards.type,parentSchema:schema13.properties.run_backwards,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.run_on_latest_version !== undefined){
let data6 = data.run_on_latest_version;
if(typeof data6 !== "boolean"){
const err14 = {instancePath:instancePath+"/run_on_latest_version",schemaPath:"#/properties/run_on_latest_version/type",keyword:"type",params:{type: "boolean"},schema:schema13.properties.run_on_latest_version.type,parentSchema:schema13.properties.run_on_latest_version,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.to_date !== undefined){
let data7 = data.to_date;
if(typeof data7 === "string"){
if(!(formats0.test(data7))){
const err15 = {instancePath:instancePath+"/to_date",schemaPath:"#/properties/to_date/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema13.properties.to_date,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data7.includes(":60")){
const next1 = Date.parse((data7).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err16 = {instancePath:instancePath+"/to_date",schemaPath:"#/properties/to_date/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema13.properties.to_date,data:data7};
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
const err17 = {instancePath:instancePath+"/to_date",schemaPath:"#/properties/to_date/type",keyword:"type",params:{type: "string"},schema:schema13.properties.to_date.type,parentSchema:schema13.properties.to_date,data:data7};
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
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema13.type,parentSchema:schema13,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}
validate11.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate11.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate11.errors);
errors = vErrors.length;
}
validate10.errors = vErrors;
return errors === 0;
}
validate10.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v11 = validate13;
const schema15 = {"$id":"contract:/get_backfill.parameters","type":"object","properties":{"path":{"type":"object","properties":{"backfill_id":{"minimum":0,"type":"integer"}},"required":["backfill_id"]}},"required":["path"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema15.required,parentSchema:schema15,data};
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
if(data0.backfill_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "backfill_id"},schema:schema15.properties.path.required,parentSchema:schema15.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.backfill_id !== undefined){
let data1 = data0.backfill_id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/path/backfill_id",schemaPath:"#/properties/path/properties/backfill_id/type",keyword:"type",params:{type: "integer"},schema:schema15.properties.path.properties.backfill_id.type,parentSchema:schema15.properties.path.properties.backfill_id,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/path/backfill_id",schemaPath:"#/properties/path/properties/backfill_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema15.properties.path.properties.backfill_id,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema15.properties.path.type,parentSchema:schema15.properties.path,data:data0};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema15.type,parentSchema:schema15,data};
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
validate13.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v12 = validate14;
const schema16 = {"$id":"contract:/get_config.parameters","type":"object","properties":{"query":{"type":"object","properties":{"section":{"type":["string","null"]}},"required":[]}},"required":["query"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema16.required,parentSchema:schema16,data};
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
if(data0.section !== undefined){
let data1 = data0.section;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/query/section",schemaPath:"#/properties/query/properties/section/type",keyword:"type",params:{type: schema16.properties.query.properties.section.type},schema:schema16.properties.query.properties.section.type,parentSchema:schema16.properties.query.properties.section,data:data1};
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
const err2 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema16.properties.query.type,parentSchema:schema16.properties.query,data:data0};
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
validate14.errors = vErrors;
return errors === 0;
}
validate14.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v13 = validate15;
const schema17 = {"$id":"contract:/get_config_value.parameters","type":"object","properties":{"path":{"type":"object","properties":{"section":{"type":"string"},"option":{"type":"string"}},"required":["section","option"]}},"required":["path"]};

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
if(data0.section === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "section"},schema:schema17.properties.path.required,parentSchema:schema17.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.option === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "option"},schema:schema17.properties.path.required,parentSchema:schema17.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.section !== undefined){
let data1 = data0.section;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/section",schemaPath:"#/properties/path/properties/section/type",keyword:"type",params:{type: "string"},schema:schema17.properties.path.properties.section.type,parentSchema:schema17.properties.path.properties.section,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.option !== undefined){
let data2 = data0.option;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/path/option",schemaPath:"#/properties/path/properties/option/type",keyword:"type",params:{type: "string"},schema:schema17.properties.path.properties.option.type,parentSchema:schema17.properties.path.properties.option,data:data2};
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
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema17.properties.path.type,parentSchema:schema17.properties.path,data:data0};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema17.type,parentSchema:schema17,data};
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
validate15.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v14 = validate16;
const schema18 = {"$id":"contract:/get_connections.parameters","type":"object","properties":{"query":{"type":"object","properties":{"limit":{"minimum":0,"type":"integer"},"offset":{"minimum":0,"type":"integer"},"order_by":{"items":{"type":"string"},"type":"array"},"connection_id_pattern":{"type":["string","null"]}},"required":[]}},"required":["query"]};

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
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema18.required,parentSchema:schema18,data};
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
const err1 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema18.properties.query.properties.limit.type,parentSchema:schema18.properties.query.properties.limit,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err2 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema18.properties.query.properties.limit,data:data1};
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
if(data0.offset !== undefined){
let data2 = data0.offset;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err3 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},schema:schema18.properties.query.properties.offset.type,parentSchema:schema18.properties.query.properties.offset,data:data2};
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
const err4 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema18.properties.query.properties.offset,data:data2};
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
if(data0.order_by !== undefined){
let data3 = data0.order_by;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/query/order_by/" + i0,schemaPath:"#/properties/query/properties/order_by/items/type",keyword:"type",params:{type: "string"},schema:schema18.properties.query.properties.order_by.items.type,parentSchema:schema18.properties.query.properties.order_by.items,data:data4};
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
const err6 = {instancePath:instancePath+"/query/order_by",schemaPath:"#/properties/query/properties/order_by/type",keyword:"type",params:{type: "array"},schema:schema18.properties.query.properties.order_by.type,parentSchema:schema18.properties.query.properties.order_by,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.connection_id_pattern !== undefined){
let data5 = data0.connection_id_pattern;
if((typeof data5 !== "string") && (data5 !== null)){
const err7 = {instancePath:instancePath+"/query/connection_id_pattern",schemaPath:"#/properties/query/properties/connection_id_pattern/type",keyword:"type",params:{type: schema18.properties.query.properties.connection_id_pattern.type},schema:schema18.properties.query.properties.connection_id_pattern.type,parentSchema:schema18.properties.query.properties.connection_id_pattern,data:data5};
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
const err8 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema18.properties.query.type,parentSchema:schema18.properties.query,data:data0};
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
validate16.errors = vErrors;
return errors === 0;
}
validate16.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v15 = validate17;
const schema19 = {"$id":"contract:/post_connection.body","$ref":"contract:/components/schemas/ConnectionBody"};
const schema20 = {"$id":"contract:/components/schemas/ConnectionBody","additionalProperties":false,"properties":{"conn_type":{"type":"string"},"connection_id":{"maxLength":200,"pattern":"^[\\w.-]+$","type":"string"},"description":{"type":["string","null"]},"extra":{"type":["string","null"]},"host":{"type":["string","null"]},"login":{"type":["string","null"]},"password":{"type":["string","null"]},"port":{"type":["integer","null"],"safeInteger":true},"schema":{"type":["string","null"]},"team_name":{"maxLength":50,"type":["string","null"]}},"required":["connection_id","conn_type"],"type":"object"};
const func0 = Object.prototype.hasOwnProperty;
const func1 = runtime["ajv/dist/runtime/ucs2length"].default;
const pattern0 = new RegExp("^[\\w.-]+$", "u");

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
if(data.connection_id === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/ConnectionBody/required",keyword:"required",params:{missingProperty: "connection_id"},schema:schema20.required,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.conn_type === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/ConnectionBody/required",keyword:"required",params:{missingProperty: "conn_type"},schema:schema20.required,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema20.properties, key0))){
const err2 = {instancePath,schemaPath:"contract:/components/schemas/ConnectionBody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.conn_type !== undefined){
let data0 = data.conn_type;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/conn_type",schemaPath:"contract:/components/schemas/ConnectionBody/properties/conn_type/type",keyword:"type",params:{type: "string"},schema:schema20.properties.conn_type.type,parentSchema:schema20.properties.conn_type,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.connection_id !== undefined){
let data1 = data.connection_id;
if(typeof data1 === "string"){
if(func1(data1) > 200){
const err4 = {instancePath:instancePath+"/connection_id",schemaPath:"contract:/components/schemas/ConnectionBody/properties/connection_id/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema20.properties.connection_id,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern0.test(data1)){
const err5 = {instancePath:instancePath+"/connection_id",schemaPath:"contract:/components/schemas/ConnectionBody/properties/connection_id/pattern",keyword:"pattern",params:{pattern: "^[\\w.-]+$"},schema:"^[\\w.-]+$",parentSchema:schema20.properties.connection_id,data:data1};
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
const err6 = {instancePath:instancePath+"/connection_id",schemaPath:"contract:/components/schemas/ConnectionBody/properties/connection_id/type",keyword:"type",params:{type: "string"},schema:schema20.properties.connection_id.type,parentSchema:schema20.properties.connection_id,data:data1};
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
const err7 = {instancePath:instancePath+"/description",schemaPath:"contract:/components/schemas/ConnectionBody/properties/description/type",keyword:"type",params:{type: schema20.properties.description.type},schema:schema20.properties.description.type,parentSchema:schema20.properties.description,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.extra !== undefined){
let data3 = data.extra;
if((typeof data3 !== "string") && (data3 !== null)){
const err8 = {instancePath:instancePath+"/extra",schemaPath:"contract:/components/schemas/ConnectionBody/properties/extra/type",keyword:"type",params:{type: schema20.properties.extra.type},schema:schema20.properties.extra.type,parentSchema:schema20.properties.extra,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.host !== undefined){
let data4 = data.host;
if((typeof data4 !== "string") && (data4 !== null)){
const err9 = {instancePath:instancePath+"/host",schemaPath:"contract:/components/schemas/ConnectionBody/properties/host/type",keyword:"type",params:{type: schema20.properties.host.type},schema:schema20.properties.host.type,parentSchema:schema20.properties.host,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.login !== undefined){
let data5 = data.login;
if((typeof data5 !== "string") && (data5 !== null)){
const err10 = {instancePath:instancePath+"/login",schemaPath:"contract:/components/schemas/ConnectionBody/properties/login/type",keyword:"type",params:{type: schema20.properties.login.type},schema:schema20.properties.login.type,parentSchema:schema20.properties.login,data:data5};
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
let data6 = data.password;
if((typeof data6 !== "string") && (data6 !== null)){
const err11 = {instancePath:instancePath+"/password",schemaPath:"contract:/components/schemas/ConnectionBody/properties/password/type",keyword:"type",params:{type: schema20.properties.password.type},schema:schema20.properties.password.type,parentSchema:schema20.properties.password,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.port !== undefined){
let data7 = data.port;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
const err12 = {instancePath:instancePath+"/port",schemaPath:"contract:/components/schemas/ConnectionBody/properties/port/type",keyword:"type",params:{type: schema20.properties.port.type},schema:schema20.properties.port.type,parentSchema:schema20.properties.port,data:data7};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(Math.abs(data7) > 9007199254740991){
const err13 = {instancePath:instancePath+"/port",schemaPath:"contract:/components/schemas/ConnectionBody/properties/port/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema20.properties.port,data:data7};
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
if(data.schema !== undefined){
let data8 = data.schema;
if((typeof data8 !== "string") && (data8 !== null)){
const err14 = {instancePath:instancePath+"/schema",schemaPath:"contract:/components/schemas/ConnectionBody/properties/schema/type",keyword:"type",params:{type: schema20.properties.schema.type},schema:schema20.properties.schema.type,parentSchema:schema20.properties.schema,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.team_name !== undefined){
let data9 = data.team_name;
if((typeof data9 !== "string") && (data9 !== null)){
const err15 = {instancePath:instancePath+"/team_name",schemaPath:"contract:/components/schemas/ConnectionBody/properties/team_name/type",keyword:"type",params:{type: schema20.properties.team_name.type},schema:schema20.properties.team_name.type,parentSchema:schema20.properties.team_name,data:data9};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data9 === "string"){
if(func1(data9) > 50){
const err16 = {instancePath:instancePath+"/team_name",schemaPath:"contract:/components/schemas/ConnectionBody/properties/team_name/maxLength",keyword:"maxLength",params:{limit: 50},schema:50,parentSchema:schema20.properties.team_name,data:data9};
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
const err17 = {instancePath,schemaPath:"contract:/components/schemas/ConnectionBody/type",keyword:"type",params:{type: "object"},schema:schema20.type,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate17.errors = vErrors;
return errors === 0;
}
validate17.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v16 = validate18;
const schema21 = {"$id":"contract:/bulk_connections.body","$ref":"contract:/components/schemas/BulkBody_ConnectionBody_"};
const schema22 = {"$id":"contract:/components/schemas/BulkBody_ConnectionBody_","additionalProperties":false,"properties":{"actions":{"items":{"oneOf":[{"$ref":"contract:/components/schemas/BulkCreateAction_ConnectionBody_"},{"$ref":"contract:/components/schemas/BulkUpdateAction_ConnectionBody_"},{"$ref":"contract:/components/schemas/BulkDeleteAction_ConnectionBody_"}]},"type":"array"}},"required":["actions"],"type":"object"};
const schema23 = {"$id":"contract:/components/schemas/BulkCreateAction_ConnectionBody_","additionalProperties":false,"properties":{"action":{"const":"create","type":"string"},"action_on_existence":{"$ref":"contract:/components/schemas/BulkActionOnExistence"},"entities":{"items":{"$ref":"contract:/components/schemas/ConnectionBody"},"type":"array"}},"required":["action","entities"],"type":"object"};
const schema24 = {"$id":"contract:/components/schemas/BulkActionOnExistence","enum":["fail","skip","overwrite"],"type":"string"};

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
if(data.action === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action"},schema:schema23.required,parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.entities === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entities"},schema:schema23.required,parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "action") || (key0 === "action_on_existence")) || (key0 === "entities"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.action !== undefined){
let data0 = data.action;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"},schema:schema23.properties.action.type,parentSchema:schema23.properties.action,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("create" !== data0){
const err4 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/const",keyword:"const",params:{allowedValue: "create"},schema:"create",parentSchema:schema23.properties.action,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.action_on_existence !== undefined){
let data1 = data.action_on_existence;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/action_on_existence",schemaPath:"contract:/components/schemas/BulkActionOnExistence/type",keyword:"type",params:{type: "string"},schema:schema24.type,parentSchema:schema24,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(((data1 === "fail") || (data1 === "skip")) || (data1 === "overwrite"))){
const err6 = {instancePath:instancePath+"/action_on_existence",schemaPath:"contract:/components/schemas/BulkActionOnExistence/enum",keyword:"enum",params:{allowedValues: schema24.enum},schema:schema24.enum,parentSchema:schema24,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.entities !== undefined){
let data2 = data.entities;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.connection_id === undefined){
const err7 = {instancePath:instancePath+"/entities/" + i0,schemaPath:"contract:/components/schemas/ConnectionBody/required",keyword:"required",params:{missingProperty: "connection_id"},schema:schema20.required,parentSchema:schema20,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data3.conn_type === undefined){
const err8 = {instancePath:instancePath+"/entities/" + i0,schemaPath:"contract:/components/schemas/ConnectionBody/required",keyword:"required",params:{missingProperty: "conn_type"},schema:schema20.required,parentSchema:schema20,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key1 in data3){
if(!(func0.call(schema20.properties, key1))){
const err9 = {instancePath:instancePath+"/entities/" + i0,schemaPath:"contract:/components/schemas/ConnectionBody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema20,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data3.conn_type !== undefined){
let data4 = data3.conn_type;
if(typeof data4 !== "string"){
const err10 = {instancePath:instancePath+"/entities/" + i0+"/conn_type",schemaPath:"contract:/components/schemas/ConnectionBody/properties/conn_type/type",keyword:"type",params:{type: "string"},schema:schema20.properties.conn_type.type,parentSchema:schema20.properties.conn_type,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data3.connection_id !== undefined){
let data5 = data3.connection_id;
if(typeof data5 === "string"){
if(func1(data5) > 200){
const err11 = {instancePath:instancePath+"/entities/" + i0+"/connection_id",schemaPath:"contract:/components/schemas/ConnectionBody/properties/connection_id/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema20.properties.connection_id,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern0.test(data5)){
const err12 = {instancePath:instancePath+"/entities/" + i0+"/connection_id",schemaPath:"contract:/components/schemas/ConnectionBody/properties/connection_id/pattern",keyword:"pattern",params:{pattern: "^[\\w.-]+$"},schema:"^[\\w.-]+$",parentSchema:schema20.properties.connection_id,data:data5};
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
const err13 = {instancePath:instancePath+"/entities/" + i0+"/connection_id",schemaPath:"contract:/components/schemas/ConnectionBody/properties/connection_id/type",keyword:"type",params:{type: "string"},schema:schema20.properties.connection_id.type,parentSchema:schema20.properties.connection_id,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data3.description !== undefined){
let data6 = data3.description;
if((typeof data6 !== "string") && (data6 !== null)){
const err14 = {instancePath:instancePath+"/entities/" + i0+"/description",schemaPath:"contract:/components/schemas/ConnectionBody/properties/description/type",keyword:"type",params:{type: schema20.properties.description.type},schema:schema20.properties.description.type,parentSchema:schema20.properties.description,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data3.extra !== undefined){
let data7 = data3.extra;
if((typeof data7 !== "string") && (data7 !== null)){
const err15 = {instancePath:instancePath+"/entities/" + i0+"/extra",schemaPath:"contract:/components/schemas/ConnectionBody/properties/extra/type",keyword:"type",params:{type: schema20.properties.extra.type},schema:schema20.properties.extra.type,parentSchema:schema20.properties.extra,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data3.host !== undefined){
let data8 = data3.host;
if((typeof data8 !== "string") && (data8 !== null)){
const err16 = {instancePath:instancePath+"/entities/" + i0+"/host",schemaPath:"contract:/components/schemas/ConnectionBody/properties/host/type",keyword:"type",params:{type: schema20.properties.host.type},schema:schema20.properties.host.type,parentSchema:schema20.properties.host,data:data8};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data3.login !== undefined){
let data9 = data3.login;
if((typeof data9 !== "string") && (data9 !== null)){
const err17 = {instancePath:instancePath+"/entities/" + i0+"/login",schemaPath:"contract:/components/schemas/ConnectionBody/properties/login/type",keyword:"type",params:{type: schema20.properties.login.type},schema:schema20.properties.login.type,parentSchema:schema20.properties.login,data:data9};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data3.password !== undefined){
let data10 = data3.password;
if((typeof data10 !== "string") && (data10 !== null)){
const err18 = {instancePath:instancePath+"/entities/" + i0+"/password",schemaPath:"contract:/components/schemas/ConnectionBody/properties/password/type",keyword:"type",params:{type: schema20.properties.password.type},schema:schema20.properties.password.type,parentSchema:schema20.properties.password,data:data10};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data3.port !== undefined){
let data11 = data3.port;
if((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (data11 !== null)){
const err19 = {instancePath:instancePath+"/entities/" + i0+"/port",schemaPath:"contract:/components/schemas/ConnectionBody/properties/port/type",keyword:"type",params:{type: schema20.properties.port.type},schema:schema20.properties.port.type,parentSchema:schema20.properties.port,data:data11};
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
const err20 = {instancePath:instancePath+"/entities/" + i0+"/port",schemaPath:"contract:/components/schemas/ConnectionBody/properties/port/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema20.properties.port,data:data11};
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
if(data3.schema !== undefined){
let data12 = data3.schema;
if((typeof data12 !== "string") && (data12 !== null)){
const err21 = {instancePath:instancePath+"/entities/" + i0+"/schema",schemaPath:"contract:/components/schemas/ConnectionBody/properties/schema/type",keyword:"type",params:{type: schema20.properties.schema.type},schema:schema20.properties.schema.type,parentSchema:schema20.properties.schema,data:data12};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data3.team_name !== undefined){
let data13 = data3.team_name;
if((typeof data13 !== "string") && (data13 !== null)){
const err22 = {instancePath:instancePath+"/entities/" + i0+"/team_name",schemaPath:"contract:/components/schemas/ConnectionBody/properties/team_name/type",keyword:"type",params:{type: schema20.properties.team_name.type},schema:schema20.properties.team_name.type,parentSchema:schema20.properties.team_name,data:data13};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(typeof data13 === "string"){
if(func1(data13) > 50){
const err23 = {instancePath:instancePath+"/entities/" + i0+"/team_name",schemaPath:"contract:/components/schemas/ConnectionBody/properties/team_name/maxLength",keyword:"maxLength",params:{limit: 50},schema:50,parentSchema:schema20.properties.team_name,data:data13};
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
const err24 = {instancePath:instancePath+"/entities/" + i0,schemaPath:"contract:/components/schemas/ConnectionBody/type",keyword:"type",params:{type: "object"},schema:schema20.type,parentSchema:schema20,data:data3};
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
const err25 = {instancePath:instancePath+"/entities",schemaPath:"#/properties/entities/type",keyword:"type",params:{type: "array"},schema:schema23.properties.entities.type,parentSchema:schema23.properties.entities,data:data2};
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
const err26 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema23.type,parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema26 = {"$id":"contract:/components/schemas/BulkUpdateAction_ConnectionBody_","additionalProperties":false,"properties":{"action":{"const":"update","type":"string"},"action_on_non_existence":{"$ref":"contract:/components/schemas/BulkActionNotOnExistence"},"entities":{"items":{"$ref":"contract:/components/schemas/ConnectionBody"},"type":"array"},"update_mask":{"items":{"type":"string"},"type":["array","null"]}},"required":["action","entities"],"type":"object"};
const schema27 = {"$id":"contract:/components/schemas/BulkActionNotOnExistence","enum":["fail","skip"],"type":"string"};

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
if(data.action === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action"},schema:schema26.required,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.entities === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entities"},schema:schema26.required,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "action") || (key0 === "action_on_non_existence")) || (key0 === "entities")) || (key0 === "update_mask"))){
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
if(data.action !== undefined){
let data0 = data.action;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"},schema:schema26.properties.action.type,parentSchema:schema26.properties.action,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("update" !== data0){
const err4 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/const",keyword:"const",params:{allowedValue: "update"},schema:"update",parentSchema:schema26.properties.action,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.action_on_non_existence !== undefined){
let data1 = data.action_on_non_existence;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/action_on_non_existence",schemaPath:"contract:/components/schemas/BulkActionNotOnExistence/type",keyword:"type",params:{type: "string"},schema:schema27.type,parentSchema:schema27,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((data1 === "fail") || (data1 === "skip"))){
const err6 = {instancePath:instancePath+"/action_on_non_existence",schemaPath:"contract:/components/schemas/BulkActionNotOnExistence/enum",keyword:"enum",params:{allowedValues: schema27.enum},schema:schema27.enum,parentSchema:schema27,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.entities !== undefined){
let data2 = data.entities;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.connection_id === undefined){
const err7 = {instancePath:instancePath+"/entities/" + i0,schemaPath:"contract:/components/schemas/ConnectionBody/required",keyword:"required",params:{missingProperty: "connection_id"},schema:schema20.required,parentSchema:schema20,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data3.conn_type === undefined){
const err8 = {instancePath:instancePath+"/entities/" + i0,schemaPath:"contract:/components/schemas/ConnectionBody/required",keyword:"required",params:{missingProperty: "conn_type"},schema:schema20.required,parentSchema:schema20,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key1 in data3){
if(!(func0.call(schema20.properties, key1))){
const err9 = {instancePath:instancePath+"/entities/" + i0,schemaPath:"contract:/components/schemas/ConnectionBody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema20,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data3.conn_type !== undefined){
let data4 = data3.conn_type;
if(typeof data4 !== "string"){
const err10 = {instancePath:instancePath+"/entities/" + i0+"/conn_type",schemaPath:"contract:/components/schemas/ConnectionBody/properties/conn_type/type",keyword:"type",params:{type: "string"},schema:schema20.properties.conn_type.type,parentSchema:schema20.properties.conn_type,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data3.connection_id !== undefined){
let data5 = data3.connection_id;
if(typeof data5 === "string"){
if(func1(data5) > 200){
const err11 = {instancePath:instancePath+"/entities/" + i0+"/connection_id",schemaPath:"contract:/components/schemas/ConnectionBody/properties/connection_id/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema20.properties.connection_id,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern0.test(data5)){
const err12 = {instancePath:instancePath+"/entities/" + i0+"/connection_id",schemaPath:"contract:/components/schemas/ConnectionBody/properties/connection_id/pattern",keyword:"pattern",params:{pattern: "^[\\w.-]+$"},schema:"^[\\w.-]+$",parentSchema:schema20.properties.connection_id,data:data5};
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
const err13 = {instancePath:instancePath+"/entities/" + i0+"/connection_id",schemaPath:"contract:/components/schemas/ConnectionBody/properties/connection_id/type",keyword:"type",params:{type: "string"},schema:schema20.properties.connection_id.type,parentSchema:schema20.properties.connection_id,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data3.description !== undefined){
let data6 = data3.description;
if((typeof data6 !== "string") && (data6 !== null)){
const err14 = {instancePath:instancePath+"/entities/" + i0+"/description",schemaPath:"contract:/components/schemas/ConnectionBody/properties/description/type",keyword:"type",params:{type: schema20.properties.description.type},schema:schema20.properties.description.type,parentSchema:schema20.properties.description,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data3.extra !== undefined){
let data7 = data3.extra;
if((typeof data7 !== "string") && (data7 !== null)){
const err15 = {instancePath:instancePath+"/entities/" + i0+"/extra",schemaPath:"contract:/components/schemas/ConnectionBody/properties/extra/type",keyword:"type",params:{type: schema20.properties.extra.type},schema:schema20.properties.extra.type,parentSchema:schema20.properties.extra,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data3.host !== undefined){
let data8 = data3.host;
if((typeof data8 !== "string") && (data8 !== null)){
const err16 = {instancePath:instancePath+"/entities/" + i0+"/host",schemaPath:"contract:/components/schemas/ConnectionBody/properties/host/type",keyword:"type",params:{type: schema20.properties.host.type},schema:schema20.properties.host.type,parentSchema:schema20.properties.host,data:data8};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data3.login !== undefined){
let data9 = data3.login;
if((typeof data9 !== "string") && (data9 !== null)){
const err17 = {instancePath:instancePath+"/entities/" + i0+"/login",schemaPath:"contract:/components/schemas/ConnectionBody/properties/login/type",keyword:"type",params:{type: schema20.properties.login.type},schema:schema20.properties.login.type,parentSchema:schema20.properties.login,data:data9};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data3.password !== undefined){
let data10 = data3.password;
if((typeof data10 !== "string") && (data10 !== null)){
const err18 = {instancePath:instancePath+"/entities/" + i0+"/password",schemaPath:"contract:/components/schemas/ConnectionBody/properties/password/type",keyword:"type",params:{type: schema20.properties.password.type},schema:schema20.properties.password.type,parentSchema:schema20.properties.password,data:data10};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data3.port !== undefined){
let data11 = data3.port;
if((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (data11 !== null)){
const err19 = {instancePath:instancePath+"/entities/" + i0+"/port",schemaPath:"contract:/components/schemas/ConnectionBody/properties/port/type",keyword:"type",params:{type: schema20.properties.port.type},schema:schema20.properties.port.type,parentSchema:schema20.properties.port,data:data11};
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
const err20 = {instancePath:instancePath+"/entities/" + i0+"/port",schemaPath:"contract:/components/schemas/ConnectionBody/properties/port/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema20.properties.port,data:data11};
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
if(data3.schema !== undefined){
let data12 = data3.schema;
if((typeof data12 !== "string") && (data12 !== null)){
const err21 = {instancePath:instancePath+"/entities/" + i0+"/schema",schemaPath:"contract:/components/schemas/ConnectionBody/properties/schema/type",keyword:"type",params:{type: schema20.properties.schema.type},schema:schema20.properties.schema.type,parentSchema:schema20.properties.schema,data:data12};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data3.team_name !== undefined){
let data13 = data3.team_name;
if((typeof data13 !== "string") && (data13 !== null)){
const err22 = {instancePath:instancePath+"/entities/" + i0+"/team_name",schemaPath:"contract:/components/schemas/ConnectionBody/properties/team_name/type",keyword:"type",params:{type: schema20.properties.team_name.type},schema:schema20.properties.team_name.type,parentSchema:schema20.properties.team_name,data:data13};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(typeof data13 === "string"){
if(func1(data13) > 50){
const err23 = {instancePath:instancePath+"/entities/" + i0+"/team_name",schemaPath:"contract:/components/schemas/ConnectionBody/properties/team_name/maxLength",keyword:"maxLength",params:{limit: 50},schema:50,parentSchema:schema20.properties.team_name,data:data13};
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
const err24 = {instancePath:instancePath+"/entities/" + i0,schemaPath:"contract:/components/schemas/ConnectionBody/type",keyword:"type",params:{type: "object"},schema:schema20.type,parentSchema:schema20,data:data3};
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
const err25 = {instancePath:instancePath+"/entities",schemaPath:"#/properties/entities/type",keyword:"type",params:{type: "array"},schema:schema26.properties.entities.type,parentSchema:schema26.properties.entities,data:data2};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.update_mask !== undefined){
let data14 = data.update_mask;
if((!(Array.isArray(data14))) && (data14 !== null)){
const err26 = {instancePath:instancePath+"/update_mask",schemaPath:"#/properties/update_mask/type",keyword:"type",params:{type: schema26.properties.update_mask.type},schema:schema26.properties.update_mask.type,parentSchema:schema26.properties.update_mask,data:data14};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(Array.isArray(data14)){
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
let data15 = data14[i1];
if(typeof data15 !== "string"){
const err27 = {instancePath:instancePath+"/update_mask/" + i1,schemaPath:"#/properties/update_mask/items/type",keyword:"type",params:{type: "string"},schema:schema26.properties.update_mask.items.type,parentSchema:schema26.properties.update_mask.items,data:data15};
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
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema26.type,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema29 = {"$id":"contract:/components/schemas/BulkDeleteAction_ConnectionBody_","additionalProperties":false,"properties":{"action":{"const":"delete","type":"string"},"action_on_non_existence":{"$ref":"contract:/components/schemas/BulkActionNotOnExistence"},"entities":{"items":{"anyOf":[{"type":"string"},{"$ref":"contract:/components/schemas/ConnectionBody"}]},"type":"array"}},"required":["action","entities"],"type":"object"};

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
if(data.action === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action"},schema:schema29.required,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.entities === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entities"},schema:schema29.required,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "action") || (key0 === "action_on_non_existence")) || (key0 === "entities"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.action !== undefined){
let data0 = data.action;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"},schema:schema29.properties.action.type,parentSchema:schema29.properties.action,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("delete" !== data0){
const err4 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/const",keyword:"const",params:{allowedValue: "delete"},schema:"delete",parentSchema:schema29.properties.action,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.action_on_non_existence !== undefined){
let data1 = data.action_on_non_existence;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/action_on_non_existence",schemaPath:"contract:/components/schemas/BulkActionNotOnExistence/type",keyword:"type",params:{type: "string"},schema:schema27.type,parentSchema:schema27,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((data1 === "fail") || (data1 === "skip"))){
const err6 = {instancePath:instancePath+"/action_on_non_existence",schemaPath:"contract:/components/schemas/BulkActionNotOnExistence/enum",keyword:"enum",params:{allowedValues: schema27.enum},schema:schema27.enum,parentSchema:schema27,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.entities !== undefined){
let data2 = data.entities;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs10 = errors;
let valid4 = false;
const _errs11 = errors;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/entities/" + i0,schemaPath:"#/properties/entities/items/anyOf/0/type",keyword:"type",params:{type: "string"},schema:schema29.properties.entities.items.anyOf[0].type,parentSchema:schema29.properties.entities.items.anyOf[0],data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs11 === errors;
valid4 = valid4 || _valid0;
const _errs13 = errors;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.connection_id === undefined){
const err8 = {instancePath:instancePath+"/entities/" + i0,schemaPath:"contract:/components/schemas/ConnectionBody/required",keyword:"required",params:{missingProperty: "connection_id"},schema:schema20.required,parentSchema:schema20,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3.conn_type === undefined){
const err9 = {instancePath:instancePath+"/entities/" + i0,schemaPath:"contract:/components/schemas/ConnectionBody/required",keyword:"required",params:{missingProperty: "conn_type"},schema:schema20.required,parentSchema:schema20,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key1 in data3){
if(!(func0.call(schema20.properties, key1))){
const err10 = {instancePath:instancePath+"/entities/" + i0,schemaPath:"contract:/components/schemas/ConnectionBody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema20,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data3.conn_type !== undefined){
let data4 = data3.conn_type;
if(typeof data4 !== "string"){
const err11 = {instancePath:instancePath+"/entities/" + i0+"/conn_type",schemaPath:"contract:/components/schemas/ConnectionBody/properties/conn_type/type",keyword:"type",params:{type: "string"},schema:schema20.properties.conn_type.type,parentSchema:schema20.properties.conn_type,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data3.connection_id !== undefined){
let data5 = data3.connection_id;
if(typeof data5 === "string"){
if(func1(data5) > 200){
const err12 = {instancePath:instancePath+"/entities/" + i0+"/connection_id",schemaPath:"contract:/components/schemas/ConnectionBody/properties/connection_id/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema20.properties.connection_id,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!pattern0.test(data5)){
const err13 = {instancePath:instancePath+"/entities/" + i0+"/connection_id",schemaPath:"contract:/components/schemas/ConnectionBody/properties/connection_id/pattern",keyword:"pattern",params:{pattern: "^[\\w.-]+$"},schema:"^[\\w.-]+$",parentSchema:schema20.properties.connection_id,data:data5};
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
const err14 = {instancePath:instancePath+"/entities/" + i0+"/connection_id",schemaPath:"contract:/components/schemas/ConnectionBody/properties/connection_id/type",keyword:"type",params:{type: "string"},schema:schema20.properties.connection_id.type,parentSchema:schema20.properties.connection_id,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data3.description !== undefined){
let data6 = data3.description;
if((typeof data6 !== "string") && (data6 !== null)){
const err15 = {instancePath:instancePath+"/entities/" + i0+"/description",schemaPath:"contract:/components/schemas/ConnectionBody/properties/description/type",keyword:"type",params:{type: schema20.properties.description.type},schema:schema20.properties.description.type,parentSchema:schema20.properties.description,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data3.extra !== undefined){
let data7 = data3.extra;
if((typeof data7 !== "string") && (data7 !== null)){
const err16 = {instancePath:instancePath+"/entities/" + i0+"/extra",schemaPath:"contract:/components/schemas/ConnectionBody/properties/extra/type",keyword:"type",params:{type: schema20.properties.extra.type},schema:schema20.properties.extra.type,parentSchema:schema20.properties.extra,data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data3.host !== undefined){
let data8 = data3.host;
if((typeof data8 !== "string") && (data8 !== null)){
const err17 = {instancePath:instancePath+"/entities/" + i0+"/host",schemaPath:"contract:/components/schemas/ConnectionBody/properties/host/type",keyword:"type",params:{type: schema20.properties.host.type},schema:schema20.properties.host.type,parentSchema:schema20.properties.host,data:data8};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data3.login !== undefined){
let data9 = data3.login;
if((typeof data9 !== "string") && (data9 !== null)){
const err18 = {instancePath:instancePath+"/entities/" + i0+"/login",schemaPath:"contract:/components/schemas/ConnectionBody/properties/login/type",keyword:"type",params:{type: schema20.properties.login.type},schema:schema20.properties.login.type,parentSchema:schema20.properties.login,data:data9};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data3.password !== undefined){
let data10 = data3.password;
if((typeof data10 !== "string") && (data10 !== null)){
const err19 = {instancePath:instancePath+"/entities/" + i0+"/password",schemaPath:"contract:/components/schemas/ConnectionBody/properties/password/type",keyword:"type",params:{type: schema20.properties.password.type},schema:schema20.properties.password.type,parentSchema:schema20.properties.password,data:data10};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data3.port !== undefined){
let data11 = data3.port;
if((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (data11 !== null)){
const err20 = {instancePath:instancePath+"/entities/" + i0+"/port",schemaPath:"contract:/components/schemas/ConnectionBody/properties/port/type",keyword:"type",params:{type: schema20.properties.port.type},schema:schema20.properties.port.type,parentSchema:schema20.properties.port,data:data11};
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
const err21 = {instancePath:instancePath+"/entities/" + i0+"/port",schemaPath:"contract:/components/schemas/ConnectionBody/properties/port/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema20.properties.port,data:data11};
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
if(data3.schema !== undefined){
let data12 = data3.schema;
if((typeof data12 !== "string") && (data12 !== null)){
const err22 = {instancePath:instancePath+"/entities/" + i0+"/schema",schemaPath:"contract:/components/schemas/ConnectionBody/properties/schema/type",keyword:"type",params:{type: schema20.properties.schema.type},schema:schema20.properties.schema.type,parentSchema:schema20.properties.schema,data:data12};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data3.team_name !== undefined){
let data13 = data3.team_name;
if((typeof data13 !== "string") && (data13 !== null)){
const err23 = {instancePath:instancePath+"/entities/" + i0+"/team_name",schemaPath:"contract:/components/schemas/ConnectionBody/properties/team_name/type",keyword:"type",params:{type: schema20.properties.team_name.type},schema:schema20.properties.team_name.type,parentSchema:schema20.properties.team_name,data:data13};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(typeof data13 === "string"){
if(func1(data13) > 50){
const err24 = {instancePath:instancePath+"/entities/" + i0+"/team_name",schemaPath:"contract:/components/schemas/ConnectionBody/properties/team_name/maxLength",keyword:"maxLength",params:{limit: 50},schema:50,parentSchema:schema20.properties.team_name,data:data13};
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
}
else {
const err25 = {instancePath:instancePath+"/entities/" + i0,schemaPath:"contract:/components/schemas/ConnectionBody/type",keyword:"type",params:{type: "object"},schema:schema20.type,parentSchema:schema20,data:data3};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var _valid0 = _errs13 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const err26 = {instancePath:instancePath+"/entities/" + i0,schemaPath:"#/properties/entities/items/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs10, passingSchemas: null},schema:schema29.properties.entities.items.anyOf,parentSchema:schema29.properties.entities.items,data:data3};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err27 = {instancePath:instancePath+"/entities",schemaPath:"#/properties/entities/type",keyword:"type",params:{type: "array"},schema:schema29.properties.entities.type,parentSchema:schema29.properties.entities,data:data2};
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
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema29.type,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(data.actions === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "actions"},schema:schema22.required,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "actions")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.actions !== undefined){
let data0 = data.actions;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs5 = errors;
let valid3 = false;
let passing0 = null;
const _errs6 = errors;
if(!(validate20.call(this, data1, {instancePath:instancePath+"/actions/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate20.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
if(_valid0){
valid3 = true;
passing0 = 0;
var props0 = true;
}
const _errs7 = errors;
if(!(validate22.call(this, data1, {instancePath:instancePath+"/actions/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate22.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
if(_valid0 && valid3){
valid3 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid3 = true;
passing0 = 1;
if(props0 !== true){
props0 = true;
}
}
const _errs8 = errors;
if(!(validate24.call(this, data1, {instancePath:instancePath+"/actions/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate24.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
if(_valid0 && valid3){
valid3 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid3 = true;
passing0 = 2;
if(props0 !== true){
props0 = true;
}
}
}
}
if(!valid3){
const err2 = {instancePath:instancePath+"/actions/" + i0,schemaPath:"#/properties/actions/items/oneOf",keyword:"oneOf",params:{errorCount: errors - _errs5, passingSchemas: passing0},schema:schema22.properties.actions.items.oneOf,parentSchema:schema22.properties.actions.items,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
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
}
else {
const err3 = {instancePath:instancePath+"/actions",schemaPath:"#/properties/actions/type",keyword:"type",params:{type: "array"},schema:schema22.properties.actions.type,parentSchema:schema22.properties.actions,data:data0};
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
validate19.errors = vErrors;
return errors === 0;
}
validate19.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate19.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate19.errors);
errors = vErrors.length;
}
validate18.errors = vErrors;
return errors === 0;
}
validate18.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v17 = validate27;
const schema32 = {"$id":"contract:/get_connection.parameters","type":"object","properties":{"path":{"type":"object","properties":{"connection_id":{"type":"string"}},"required":["connection_id"]}},"required":["path"]};

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
if(data0.connection_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "connection_id"},schema:schema32.properties.path.required,parentSchema:schema32.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.connection_id !== undefined){
let data1 = data0.connection_id;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/path/connection_id",schemaPath:"#/properties/path/properties/connection_id/type",keyword:"type",params:{type: "string"},schema:schema32.properties.path.properties.connection_id.type,parentSchema:schema32.properties.path.properties.connection_id,data:data1};
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
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema32.properties.path.type,parentSchema:schema32.properties.path,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema32.type,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v18 = validate28;
const schema33 = {"$id":"contract:/patch_connection.parameters","type":"object","properties":{"path":{"type":"object","properties":{"connection_id":{"type":"string"}},"required":["connection_id"]},"query":{"type":"object","properties":{"update_mask":{"items":{"type":"string"},"type":["array","null"]}},"required":[]}},"required":["path","query"]};

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
if(data0.connection_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "connection_id"},schema:schema33.properties.path.required,parentSchema:schema33.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.connection_id !== undefined){
let data1 = data0.connection_id;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/connection_id",schemaPath:"#/properties/path/properties/connection_id/type",keyword:"type",params:{type: "string"},schema:schema33.properties.path.properties.connection_id.type,parentSchema:schema33.properties.path.properties.connection_id,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema33.properties.path.type,parentSchema:schema33.properties.path,data:data0};
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
if(data2.update_mask !== undefined){
let data3 = data2.update_mask;
if((!(Array.isArray(data3))) && (data3 !== null)){
const err5 = {instancePath:instancePath+"/query/update_mask",schemaPath:"#/properties/query/properties/update_mask/type",keyword:"type",params:{type: schema33.properties.query.properties.update_mask.type},schema:schema33.properties.query.properties.update_mask.type,parentSchema:schema33.properties.query.properties.update_mask,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/query/update_mask/" + i0,schemaPath:"#/properties/query/properties/update_mask/items/type",keyword:"type",params:{type: "string"},schema:schema33.properties.query.properties.update_mask.items.type,parentSchema:schema33.properties.query.properties.update_mask.items,data:data4};
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
}
else {
const err7 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema33.properties.query.type,parentSchema:schema33.properties.query,data:data2};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema33.type,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v19 = validate29;
const schema34 = {"$id":"contract:/get_dag_source.parameters","type":"object","properties":{"path":{"type":"object","properties":{"dag_id":{"type":"string"}},"required":["dag_id"]},"query":{"type":"object","properties":{"version_number":{"type":["integer","null"]}},"required":[]}},"required":["path","query"]};

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
if(data0.dag_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "dag_id"},schema:schema34.properties.path.required,parentSchema:schema34.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.dag_id !== undefined){
let data1 = data0.dag_id;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/dag_id",schemaPath:"#/properties/path/properties/dag_id/type",keyword:"type",params:{type: "string"},schema:schema34.properties.path.properties.dag_id.type,parentSchema:schema34.properties.path.properties.dag_id,data:data1};
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
if(data2.version_number !== undefined){
let data3 = data2.version_number;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
const err5 = {instancePath:instancePath+"/query/version_number",schemaPath:"#/properties/query/properties/version_number/type",keyword:"type",params:{type: schema34.properties.query.properties.version_number.type},schema:schema34.properties.query.properties.version_number.type,parentSchema:schema34.properties.query.properties.version_number,data:data3};
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
const err6 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema34.properties.query.type,parentSchema:schema34.properties.query,data:data2};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema34.type,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v20 = validate30;
const schema35 = {"$id":"contract:/get_dag_stats.parameters","type":"object","properties":{"query":{"type":"object","properties":{"dag_ids":{"items":{"type":"string"},"type":"array"}},"required":[]}},"required":["query"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema35.required,parentSchema:schema35,data};
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
if(data0.dag_ids !== undefined){
let data1 = data0.dag_ids;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
const err1 = {instancePath:instancePath+"/query/dag_ids/" + i0,schemaPath:"#/properties/query/properties/dag_ids/items/type",keyword:"type",params:{type: "string"},schema:schema35.properties.query.properties.dag_ids.items.type,parentSchema:schema35.properties.query.properties.dag_ids.items,data:data2};
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
const err2 = {instancePath:instancePath+"/query/dag_ids",schemaPath:"#/properties/query/properties/dag_ids/type",keyword:"type",params:{type: "array"},schema:schema35.properties.query.properties.dag_ids.type,parentSchema:schema35.properties.query.properties.dag_ids,data:data1};
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
const err3 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema35.properties.query.type,parentSchema:schema35.properties.query,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema35.type,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v21 = validate31;
const schema36 = {"$id":"contract:/get_dag_tags.parameters","type":"object","properties":{"query":{"type":"object","properties":{"limit":{"minimum":0,"type":"integer"},"offset":{"minimum":0,"type":"integer"},"order_by":{"items":{"type":"string"},"type":"array"},"tag_name_pattern":{"type":["string","null"]}},"required":[]}},"required":["query"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema36.required,parentSchema:schema36,data};
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
const err1 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema36.properties.query.properties.limit.type,parentSchema:schema36.properties.query.properties.limit,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err2 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema36.properties.query.properties.limit,data:data1};
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
if(data0.offset !== undefined){
let data2 = data0.offset;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err3 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},schema:schema36.properties.query.properties.offset.type,parentSchema:schema36.properties.query.properties.offset,data:data2};
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
const err4 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema36.properties.query.properties.offset,data:data2};
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
if(data0.order_by !== undefined){
let data3 = data0.order_by;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/query/order_by/" + i0,schemaPath:"#/properties/query/properties/order_by/items/type",keyword:"type",params:{type: "string"},schema:schema36.properties.query.properties.order_by.items.type,parentSchema:schema36.properties.query.properties.order_by.items,data:data4};
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
const err6 = {instancePath:instancePath+"/query/order_by",schemaPath:"#/properties/query/properties/order_by/type",keyword:"type",params:{type: "array"},schema:schema36.properties.query.properties.order_by.type,parentSchema:schema36.properties.query.properties.order_by,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.tag_name_pattern !== undefined){
let data5 = data0.tag_name_pattern;
if((typeof data5 !== "string") && (data5 !== null)){
const err7 = {instancePath:instancePath+"/query/tag_name_pattern",schemaPath:"#/properties/query/properties/tag_name_pattern/type",keyword:"type",params:{type: schema36.properties.query.properties.tag_name_pattern.type},schema:schema36.properties.query.properties.tag_name_pattern.type,parentSchema:schema36.properties.query.properties.tag_name_pattern,data:data5};
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
const err8 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema36.properties.query.type,parentSchema:schema36.properties.query,data:data0};
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
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema36.type,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v22 = validate32;
const schema37 = {"$id":"contract:/list_dag_warnings.parameters","type":"object","properties":{"query":{"type":"object","properties":{"dag_id":{"type":["string","null"]},"warning_type":{"anyOf":[{"$ref":"contract:/components/schemas/DagWarningType"},{"type":"null"}]},"limit":{"minimum":0,"type":"integer"},"offset":{"minimum":0,"type":"integer"},"order_by":{"items":{"type":"string"},"type":"array"}},"required":[]}},"required":["query"]};
const schema38 = {"$id":"contract:/components/schemas/DagWarningType","enum":["asset conflict","non-existent pool","runtime varying value"],"type":"string"};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema37.required,parentSchema:schema37,data};
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
if(data0.dag_id !== undefined){
let data1 = data0.dag_id;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/query/dag_id",schemaPath:"#/properties/query/properties/dag_id/type",keyword:"type",params:{type: schema37.properties.query.properties.dag_id.type},schema:schema37.properties.query.properties.dag_id.type,parentSchema:schema37.properties.query.properties.dag_id,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.warning_type !== undefined){
let data2 = data0.warning_type;
const _errs6 = errors;
let valid2 = false;
const _errs7 = errors;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/query/warning_type",schemaPath:"contract:/components/schemas/DagWarningType/type",keyword:"type",params:{type: "string"},schema:schema38.type,parentSchema:schema38,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(((data2 === "asset conflict") || (data2 === "non-existent pool")) || (data2 === "runtime varying value"))){
const err3 = {instancePath:instancePath+"/query/warning_type",schemaPath:"contract:/components/schemas/DagWarningType/enum",keyword:"enum",params:{allowedValues: schema38.enum},schema:schema38.enum,parentSchema:schema38,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid2 = valid2 || _valid0;
const _errs10 = errors;
if(data2 !== null){
const err4 = {instancePath:instancePath+"/query/warning_type",schemaPath:"#/properties/query/properties/warning_type/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema37.properties.query.properties.warning_type.anyOf[1].type,parentSchema:schema37.properties.query.properties.warning_type.anyOf[1],data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const err5 = {instancePath:instancePath+"/query/warning_type",schemaPath:"#/properties/query/properties/warning_type/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs6, passingSchemas: null},schema:schema37.properties.query.properties.warning_type.anyOf,parentSchema:schema37.properties.query.properties.warning_type,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
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
if(data0.limit !== undefined){
let data3 = data0.limit;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err6 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema37.properties.query.properties.limit.type,parentSchema:schema37.properties.query.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
const err7 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema37.properties.query.properties.limit,data:data3};
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
let data4 = data0.offset;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err8 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},schema:schema37.properties.query.properties.offset.type,parentSchema:schema37.properties.query.properties.offset,data:data4};
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
const err9 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema37.properties.query.properties.offset,data:data4};
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
if(data0.order_by !== undefined){
let data5 = data0.order_by;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 !== "string"){
const err10 = {instancePath:instancePath+"/query/order_by/" + i0,schemaPath:"#/properties/query/properties/order_by/items/type",keyword:"type",params:{type: "string"},schema:schema37.properties.query.properties.order_by.items.type,parentSchema:schema37.properties.query.properties.order_by.items,data:data6};
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
const err11 = {instancePath:instancePath+"/query/order_by",schemaPath:"#/properties/query/properties/order_by/type",keyword:"type",params:{type: "array"},schema:schema37.properties.query.properties.order_by.type,parentSchema:schema37.properties.query.properties.order_by,data:data5};
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
const err12 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema37.properties.query.type,parentSchema:schema37.properties.query,data:data0};
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
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema37.type,parentSchema:schema37,data};
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
validate32.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v23 = validate33;
const schema39 = {"$id":"contract:/get_dags.parameters","type":"object","properties":{"query":{"type":"object","properties":{"limit":{"minimum":0,"type":"integer"},"offset":{"minimum":0,"type":"integer"},"tags":{"items":{"type":"string"},"type":"array"},"tags_match_mode":{"enum":["any","all"],"type":"string"},"owners":{"items":{"type":"string"},"type":"array"},"dag_id_pattern":{"type":["string","null"]},"dag_display_name_pattern":{"type":["string","null"]},"exclude_stale":{"type":"boolean"},"paused":{"type":["boolean","null"]},"has_import_errors":{"type":["boolean","null"]},"last_dag_run_state":{"anyOf":[{"$ref":"contract:/components/schemas/DagRunState"},{"type":"null"}]},"bundle_name":{"type":["string","null"]},"bundle_version":{"type":["string","null"]},"has_asset_schedule":{"type":["boolean","null"]},"asset_dependency":{"type":["string","null"]},"dag_run_start_date_gte":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"dag_run_start_date_gt":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"dag_run_start_date_lte":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"dag_run_start_date_lt":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"dag_run_end_date_gte":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"dag_run_end_date_gt":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"dag_run_end_date_lte":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"dag_run_end_date_lt":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"dag_run_state":{"items":{"type":"string"},"type":"array"},"order_by":{"items":{"type":"string"},"type":"array"},"is_favorite":{"type":["boolean","null"]},"timetable_type":{"items":{"type":"string"},"type":"array"}},"required":[]}},"required":["query"]};
const schema40 = {"$id":"contract:/components/schemas/DagRunState","enum":["queued","running","success","failed"],"type":"string"};

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
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema39.required,parentSchema:schema39,data};
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
const err1 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema39.properties.query.properties.limit.type,parentSchema:schema39.properties.query.properties.limit,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err2 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema39.properties.query.properties.limit,data:data1};
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
if(data0.offset !== undefined){
let data2 = data0.offset;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err3 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},schema:schema39.properties.query.properties.offset.type,parentSchema:schema39.properties.query.properties.offset,data:data2};
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
const err4 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema39.properties.query.properties.offset,data:data2};
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
if(data0.tags !== undefined){
let data3 = data0.tags;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/query/tags/" + i0,schemaPath:"#/properties/query/properties/tags/items/type",keyword:"type",params:{type: "string"},schema:schema39.properties.query.properties.tags.items.type,parentSchema:schema39.properties.query.properties.tags.items,data:data4};
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
const err6 = {instancePath:instancePath+"/query/tags",schemaPath:"#/properties/query/properties/tags/type",keyword:"type",params:{type: "array"},schema:schema39.properties.query.properties.tags.type,parentSchema:schema39.properties.query.properties.tags,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.tags_match_mode !== undefined){
let data5 = data0.tags_match_mode;
if(typeof data5 !== "string"){
const err7 = {instancePath:instancePath+"/query/tags_match_mode",schemaPath:"#/properties/query/properties/tags_match_mode/type",keyword:"type",params:{type: "string"},schema:schema39.properties.query.properties.tags_match_mode.type,parentSchema:schema39.properties.query.properties.tags_match_mode,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((data5 === "any") || (data5 === "all"))){
const err8 = {instancePath:instancePath+"/query/tags_match_mode",schemaPath:"#/properties/query/properties/tags_match_mode/enum",keyword:"enum",params:{allowedValues: schema39.properties.query.properties.tags_match_mode.enum},schema:schema39.properties.query.properties.tags_match_mode.enum,parentSchema:schema39.properties.query.properties.tags_match_mode,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.owners !== undefined){
let data6 = data0.owners;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(typeof data7 !== "string"){
const err9 = {instancePath:instancePath+"/query/owners/" + i1,schemaPath:"#/properties/query/properties/owners/items/type",keyword:"type",params:{type: "string"},schema:schema39.properties.query.properties.owners.items.type,parentSchema:schema39.properties.query.properties.owners.items,data:data7};
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
const err10 = {instancePath:instancePath+"/query/owners",schemaPath:"#/properties/query/properties/owners/type",keyword:"type",params:{type: "array"},schema:schema39.properties.query.properties.owners.type,parentSchema:schema39.properties.query.properties.owners,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data0.dag_id_pattern !== undefined){
let data8 = data0.dag_id_pattern;
if((typeof data8 !== "string") && (data8 !== null)){
const err11 = {instancePath:instancePath+"/query/dag_id_pattern",schemaPath:"#/properties/query/properties/dag_id_pattern/type",keyword:"type",params:{type: schema39.properties.query.properties.dag_id_pattern.type},schema:schema39.properties.query.properties.dag_id_pattern.type,parentSchema:schema39.properties.query.properties.dag_id_pattern,data:data8};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data0.dag_display_name_pattern !== undefined){
let data9 = data0.dag_display_name_pattern;
if((typeof data9 !== "string") && (data9 !== null)){
const err12 = {instancePath:instancePath+"/query/dag_display_name_pattern",schemaPath:"#/properties/query/properties/dag_display_name_pattern/type",keyword:"type",params:{type: schema39.properties.query.properties.dag_display_name_pattern.type},schema:schema39.properties.query.properties.dag_display_name_pattern.type,parentSchema:schema39.properties.query.properties.dag_display_name_pattern,data:data9};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data0.exclude_stale !== undefined){
let data10 = data0.exclude_stale;
if(typeof data10 !== "boolean"){
const err13 = {instancePath:instancePath+"/query/exclude_stale",schemaPath:"#/properties/query/properties/exclude_stale/type",keyword:"type",params:{type: "boolean"},schema:schema39.properties.query.properties.exclude_stale.type,parentSchema:schema39.properties.query.properties.exclude_stale,data:data10};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data0.paused !== undefined){
let data11 = data0.paused;
if((typeof data11 !== "boolean") && (data11 !== null)){
const err14 = {instancePath:instancePath+"/query/paused",schemaPath:"#/properties/query/properties/paused/type",keyword:"type",params:{type: schema39.properties.query.properties.paused.type},schema:schema39.properties.query.properties.paused.type,parentSchema:schema39.properties.query.properties.paused,data:data11};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data0.has_import_errors !== undefined){
let data12 = data0.has_import_errors;
if((typeof data12 !== "boolean") && (data12 !== null)){
const err15 = {instancePath:instancePath+"/query/has_import_errors",schemaPath:"#/properties/query/properties/has_import_errors/type",keyword:"type",params:{type: schema39.properties.query.properties.has_import_errors.type},schema:schema39.properties.query.properties.has_import_errors.type,parentSchema:schema39.properties.query.properties.has_import_errors,data:data12};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data0.last_dag_run_state !== undefined){
let data13 = data0.last_dag_run_state;
const _errs28 = errors;
let valid6 = false;
const _errs29 = errors;
if(typeof data13 !== "string"){
const err16 = {instancePath:instancePath+"/query/last_dag_run_state",schemaPath:"contract:/components/schemas/DagRunState/type",keyword:"type",params:{type: "string"},schema:schema40.type,parentSchema:schema40,data:data13};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!((((data13 === "queued") || (data13 === "running")) || (data13 === "success")) || (data13 === "failed"))){
const err17 = {instancePath:instancePath+"/query/last_dag_run_state",schemaPath:"contract:/components/schemas/DagRunState/enum",keyword:"enum",params:{allowedValues: schema40.enum},schema:schema40.enum,parentSchema:schema40,data:data13};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid0 = _errs29 === errors;
valid6 = valid6 || _valid0;
const _errs32 = errors;
if(data13 !== null){
const err18 = {instancePath:instancePath+"/query/last_dag_run_state",schemaPath:"#/properties/query/properties/last_dag_run_state/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema39.properties.query.properties.last_dag_run_state.anyOf[1].type,parentSchema:schema39.properties.query.properties.last_dag_run_state.anyOf[1],data:data13};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid0 = _errs32 === errors;
valid6 = valid6 || _valid0;
if(!valid6){
const err19 = {instancePath:instancePath+"/query/last_dag_run_state",schemaPath:"#/properties/query/properties/last_dag_run_state/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs28, passingSchemas: null},schema:schema39.properties.query.properties.last_dag_run_state.anyOf,parentSchema:schema39.properties.query.properties.last_dag_run_state,data:data13};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
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
}
if(data0.bundle_name !== undefined){
let data14 = data0.bundle_name;
if((typeof data14 !== "string") && (data14 !== null)){
const err20 = {instancePath:instancePath+"/query/bundle_name",schemaPath:"#/properties/query/properties/bundle_name/type",keyword:"type",params:{type: schema39.properties.query.properties.bundle_name.type},schema:schema39.properties.query.properties.bundle_name.type,parentSchema:schema39.properties.query.properties.bundle_name,data:data14};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data0.bundle_version !== undefined){
let data15 = data0.bundle_version;
if((typeof data15 !== "string") && (data15 !== null)){
const err21 = {instancePath:instancePath+"/query/bundle_version",schemaPath:"#/properties/query/properties/bundle_version/type",keyword:"type",params:{type: schema39.properties.query.properties.bundle_version.type},schema:schema39.properties.query.properties.bundle_version.type,parentSchema:schema39.properties.query.properties.bundle_version,data:data15};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data0.has_asset_schedule !== undefined){
let data16 = data0.has_asset_schedule;
if((typeof data16 !== "boolean") && (data16 !== null)){
const err22 = {instancePath:instancePath+"/query/has_asset_schedule",schemaPath:"#/properties/query/properties/has_asset_schedule/type",keyword:"type",params:{type: schema39.properties.query.properties.has_asset_schedule.type},schema:schema39.properties.query.properties.has_asset_schedule.type,parentSchema:schema39.properties.query.properties.has_asset_schedule,data:data16};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data0.asset_dependency !== undefined){
let data17 = data0.asset_dependency;
if((typeof data17 !== "string") && (data17 !== null)){
const err23 = {instancePath:instancePath+"/query/asset_dependency",schemaPath:"#/properties/query/properties/asset_dependency/type",keyword:"type",params:{type: schema39.properties.query.properties.asset_dependency.type},schema:schema39.properties.query.properties.asset_dependency.type,parentSchema:schema39.properties.query.properties.asset_dependency,data:data17};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data0.dag_run_start_date_gte !== undefined){
let data18 = data0.dag_run_start_date_gte;
if((typeof data18 !== "string") && (data18 !== null)){
const err24 = {instancePath:instancePath+"/query/dag_run_start_date_gte",schemaPath:"#/properties/query/properties/dag_run_start_date_gte/type",keyword:"type",params:{type: schema39.properties.query.properties.dag_run_start_date_gte.type},schema:schema39.properties.query.properties.dag_run_start_date_gte.type,parentSchema:schema39.properties.query.properties.dag_run_start_date_gte,data:data18};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(typeof data18 === "string"){
if(!(formats0.test(data18))){
const err25 = {instancePath:instancePath+"/query/dag_run_start_date_gte",schemaPath:"#/properties/query/properties/dag_run_start_date_gte/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema39.properties.query.properties.dag_run_start_date_gte,data:data18};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data18.includes(":60")){
const next0 = Date.parse((data18).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err26 = {instancePath:instancePath+"/query/dag_run_start_date_gte",schemaPath:"#/properties/query/properties/dag_run_start_date_gte/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema39.properties.query.properties.dag_run_start_date_gte,data:data18};
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
if(data0.dag_run_start_date_gt !== undefined){
let data19 = data0.dag_run_start_date_gt;
if((typeof data19 !== "string") && (data19 !== null)){
const err27 = {instancePath:instancePath+"/query/dag_run_start_date_gt",schemaPath:"#/properties/query/properties/dag_run_start_date_gt/type",keyword:"type",params:{type: schema39.properties.query.properties.dag_run_start_date_gt.type},schema:schema39.properties.query.properties.dag_run_start_date_gt.type,parentSchema:schema39.properties.query.properties.dag_run_start_date_gt,data:data19};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(typeof data19 === "string"){
if(!(formats0.test(data19))){
const err28 = {instancePath:instancePath+"/query/dag_run_start_date_gt",schemaPath:"#/properties/query/properties/dag_run_start_date_gt/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema39.properties.query.properties.dag_run_start_date_gt,data:data19};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data19.includes(":60")){
const next1 = Date.parse((data19).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err29 = {instancePath:instancePath+"/query/dag_run_start_date_gt",schemaPath:"#/properties/query/properties/dag_run_start_date_gt/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema39.properties.query.properties.dag_run_start_date_gt,data:data19};
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
if(data0.dag_run_start_date_lte !== undefined){
let data20 = data0.dag_run_start_date_lte;
if((typeof data20 !== "string") && (data20 !== null)){
const err30 = {instancePath:instancePath+"/query/dag_run_start_date_lte",schemaPath:"#/properties/query/properties/dag_run_start_date_lte/type",keyword:"type",params:{type: schema39.properties.query.properties.dag_run_start_date_lte.type},schema:schema39.properties.query.properties.dag_run_start_date_lte.type,parentSchema:schema39.properties.query.properties.dag_run_start_date_lte,data:data20};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(typeof data20 === "string"){
if(!(formats0.test(data20))){
const err31 = {instancePath:instancePath+"/query/dag_run_start_date_lte",schemaPath:"#/properties/query/properties/dag_run_start_date_lte/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema39.properties.query.properties.dag_run_start_date_lte,data:data20};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data20.includes(":60")){
const next2 = Date.parse((data20).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next2 % 86400000 !== 0 || new Date(next2).getUTCDate() !== 1){
const err32 = {instancePath:instancePath+"/query/dag_run_start_date_lte",schemaPath:"#/properties/query/properties/dag_run_start_date_lte/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema39.properties.query.properties.dag_run_start_date_lte,data:data20};
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
if(data0.dag_run_start_date_lt !== undefined){
let data21 = data0.dag_run_start_date_lt;
if((typeof data21 !== "string") && (data21 !== null)){
const err33 = {instancePath:instancePath+"/query/dag_run_start_date_lt",schemaPath:"#/properties/query/properties/dag_run_start_date_lt/type",keyword:"type",params:{type: schema39.properties.query.properties.dag_run_start_date_lt.type},schema:schema39.properties.query.properties.dag_run_start_date_lt.type,parentSchema:schema39.properties.query.properties.dag_run_start_date_lt,data:data21};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(typeof data21 === "string"){
if(!(formats0.test(data21))){
const err34 = {instancePath:instancePath+"/query/dag_run_start_date_lt",schemaPath:"#/properties/query/properties/dag_run_start_date_lt/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema39.properties.query.properties.dag_run_start_date_lt,data:data21};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data21.includes(":60")){
const next3 = Date.parse((data21).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next3 % 86400000 !== 0 || new Date(next3).getUTCDate() !== 1){
const err35 = {instancePath:instancePath+"/query/dag_run_start_date_lt",schemaPath:"#/properties/query/properties/dag_run_start_date_lt/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema39.properties.query.properties.dag_run_start_date_lt,data:data21};
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
if(data0.dag_run_end_date_gte !== undefined){
let data22 = data0.dag_run_end_date_gte;
if((typeof data22 !== "string") && (data22 !== null)){
const err36 = {instancePath:instancePath+"/query/dag_run_end_date_gte",schemaPath:"#/properties/query/properties/dag_run_end_date_gte/type",keyword:"type",params:{type: schema39.properties.query.properties.dag_run_end_date_gte.type},schema:schema39.properties.query.properties.dag_run_end_date_gte.type,parentSchema:schema39.properties.query.properties.dag_run_end_date_gte,data:data22};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(typeof data22 === "string"){
if(!(formats0.test(data22))){
const err37 = {instancePath:instancePath+"/query/dag_run_end_date_gte",schemaPath:"#/properties/query/properties/dag_run_end_date_gte/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema39.properties.query.properties.dag_run_end_date_gte,data:data22};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data22.includes(":60")){
const next4 = Date.parse((data22).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next4 % 86400000 !== 0 || new Date(next4).getUTCDate() !== 1){
const err38 = {instancePath:instancePath+"/query/dag_run_end_date_gte",schemaPath:"#/properties/query/properties/dag_run_end_date_gte/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema39.properties.query.properties.dag_run_end_date_gte,data:data22};
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
}
if(data0.dag_run_end_date_gt !== undefined){
let data23 = data0.dag_run_end_date_gt;
if((typeof data23 !== "string") && (data23 !== null)){
const err39 = {instancePath:instancePath+"/query/dag_run_end_date_gt",schemaPath:"#/properties/query/properties/dag_run_end_date_gt/type",keyword:"type",params:{type: schema39.properties.query.properties.dag_run_end_date_gt.type},schema:schema39.properties.query.properties.dag_run_end_date_gt.type,parentSchema:schema39.properties.query.properties.dag_run_end_date_gt,data:data23};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(typeof data23 === "string"){
if(!(formats0.test(data23))){
const err40 = {instancePath:instancePath+"/query/dag_run_end_date_gt",schemaPath:"#/properties/query/properties/dag_run_end_date_gt/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema39.properties.query.properties.dag_run_end_date_gt,data:data23};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data23.includes(":60")){
const next5 = Date.parse((data23).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next5 % 86400000 !== 0 || new Date(next5).getUTCDate() !== 1){
const err41 = {instancePath:instancePath+"/query/dag_run_end_date_gt",schemaPath:"#/properties/query/properties/dag_run_end_date_gt/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema39.properties.query.properties.dag_run_end_date_gt,data:data23};
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
}
if(data0.dag_run_end_date_lte !== undefined){
let data24 = data0.dag_run_end_date_lte;
if((typeof data24 !== "string") && (data24 !== null)){
const err42 = {instancePath:instancePath+"/query/dag_run_end_date_lte",schemaPath:"#/properties/query/properties/dag_run_end_date_lte/type",keyword:"type",params:{type: schema39.properties.query.properties.dag_run_end_date_lte.type},schema:schema39.properties.query.properties.dag_run_end_date_lte.type,parentSchema:schema39.properties.query.properties.dag_run_end_date_lte,data:data24};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(typeof data24 === "string"){
if(!(formats0.test(data24))){
const err43 = {instancePath:instancePath+"/query/dag_run_end_date_lte",schemaPath:"#/properties/query/properties/dag_run_end_date_lte/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema39.properties.query.properties.dag_run_end_date_lte,data:data24};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data24.includes(":60")){
const next6 = Date.parse((data24).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next6 % 86400000 !== 0 || new Date(next6).getUTCDate() !== 1){
const err44 = {instancePath:instancePath+"/query/dag_run_end_date_lte",schemaPath:"#/properties/query/properties/dag_run_end_date_lte/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema39.properties.query.properties.dag_run_end_date_lte,data:data24};
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
}
if(data0.dag_run_end_date_lt !== undefined){
let data25 = data0.dag_run_end_date_lt;
if((typeof data25 !== "string") && (data25 !== null)){
const err45 = {instancePath:instancePath+"/query/dag_run_end_date_lt",schemaPath:"#/properties/query/properties/dag_run_end_date_lt/type",keyword:"type",params:{type: schema39.properties.query.properties.dag_run_end_date_lt.type},schema:schema39.properties.query.properties.dag_run_end_date_lt.type,parentSchema:schema39.properties.query.properties.dag_run_end_date_lt,data:data25};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(typeof data25 === "string"){
if(!(formats0.test(data25))){
const err46 = {instancePath:instancePath+"/query/dag_run_end_date_lt",schemaPath:"#/properties/query/properties/dag_run_end_date_lt/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema39.properties.query.properties.dag_run_end_date_lt,data:data25};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data25.includes(":60")){
const next7 = Date.parse((data25).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next7 % 86400000 !== 0 || new Date(next7).getUTCDate() !== 1){
const err47 = {instancePath:instancePath+"/query/dag_run_end_date_lt",schemaPath:"#/properties/query/properties/dag_run_end_date_lt/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema39.properties.query.properties.dag_run_end_date_lt,data:data25};
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
}
if(data0.dag_run_state !== undefined){
let data26 = data0.dag_run_state;
if(Array.isArray(data26)){
const len2 = data26.length;
for(let i2=0; i2<len2; i2++){
let data27 = data26[i2];
if(typeof data27 !== "string"){
const err48 = {instancePath:instancePath+"/query/dag_run_state/" + i2,schemaPath:"#/properties/query/properties/dag_run_state/items/type",keyword:"type",params:{type: "string"},schema:schema39.properties.query.properties.dag_run_state.items.type,parentSchema:schema39.properties.query.properties.dag_run_state.items,data:data27};
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
const err49 = {instancePath:instancePath+"/query/dag_run_state",schemaPath:"#/properties/query/properties/dag_run_state/type",keyword:"type",params:{type: "array"},schema:schema39.properties.query.properties.dag_run_state.type,parentSchema:schema39.properties.query.properties.dag_run_state,data:data26};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data0.order_by !== undefined){
let data28 = data0.order_by;
if(Array.isArray(data28)){
const len3 = data28.length;
for(let i3=0; i3<len3; i3++){
let data29 = data28[i3];
if(typeof data29 !== "string"){
const err50 = {instancePath:instancePath+"/query/order_by/" + i3,schemaPath:"#/properties/query/properties/order_by/items/type",keyword:"type",params:{type: "string"},schema:schema39.properties.query.properties.order_by.items.type,parentSchema:schema39.properties.query.properties.order_by.items,data:data29};
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
const err51 = {instancePath:instancePath+"/query/order_by",schemaPath:"#/properties/query/properties/order_by/type",keyword:"type",params:{type: "array"},schema:schema39.properties.query.properties.order_by.type,parentSchema:schema39.properties.query.properties.order_by,data:data28};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data0.is_favorite !== undefined){
let data30 = data0.is_favorite;
if((typeof data30 !== "boolean") && (data30 !== null)){
const err52 = {instancePath:instancePath+"/query/is_favorite",schemaPath:"#/properties/query/properties/is_favorite/type",keyword:"type",params:{type: schema39.properties.query.properties.is_favorite.type},schema:schema39.properties.query.properties.is_favorite.type,parentSchema:schema39.properties.query.properties.is_favorite,data:data30};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data0.timetable_type !== undefined){
let data31 = data0.timetable_type;
if(Array.isArray(data31)){
const len4 = data31.length;
for(let i4=0; i4<len4; i4++){
let data32 = data31[i4];
if(typeof data32 !== "string"){
const err53 = {instancePath:instancePath+"/query/timetable_type/" + i4,schemaPath:"#/properties/query/properties/timetable_type/items/type",keyword:"type",params:{type: "string"},schema:schema39.properties.query.properties.timetable_type.items.type,parentSchema:schema39.properties.query.properties.timetable_type.items,data:data32};
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
const err54 = {instancePath:instancePath+"/query/timetable_type",schemaPath:"#/properties/query/properties/timetable_type/type",keyword:"type",params:{type: "array"},schema:schema39.properties.query.properties.timetable_type.type,parentSchema:schema39.properties.query.properties.timetable_type,data:data31};
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
else {
const err55 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema39.properties.query.type,parentSchema:schema39.properties.query,data:data0};
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
const err56 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema39.type,parentSchema:schema39,data};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v24 = validate34;
const schema41 = {"$id":"contract:/patch_dags.parameters","type":"object","properties":{"query":{"type":"object","properties":{"update_mask":{"items":{"type":"string"},"type":["array","null"]},"limit":{"minimum":0,"type":"integer"},"offset":{"minimum":0,"type":"integer"},"tags":{"items":{"type":"string"},"type":"array"},"tags_match_mode":{"enum":["any","all"],"type":"string"},"owners":{"items":{"type":"string"},"type":"array"},"dag_id_pattern":{"type":["string","null"]},"exclude_stale":{"type":"boolean"},"paused":{"type":["boolean","null"]}},"required":[]}},"required":["query"]};

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
if(data0.update_mask !== undefined){
let data1 = data0.update_mask;
if((!(Array.isArray(data1))) && (data1 !== null)){
const err1 = {instancePath:instancePath+"/query/update_mask",schemaPath:"#/properties/query/properties/update_mask/type",keyword:"type",params:{type: schema41.properties.query.properties.update_mask.type},schema:schema41.properties.query.properties.update_mask.type,parentSchema:schema41.properties.query.properties.update_mask,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/query/update_mask/" + i0,schemaPath:"#/properties/query/properties/update_mask/items/type",keyword:"type",params:{type: "string"},schema:schema41.properties.query.properties.update_mask.items.type,parentSchema:schema41.properties.query.properties.update_mask.items,data:data2};
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
if(data0.limit !== undefined){
let data3 = data0.limit;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err3 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema41.properties.query.properties.limit.type,parentSchema:schema41.properties.query.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
const err4 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema41.properties.query.properties.limit,data:data3};
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
let data4 = data0.offset;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err5 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},schema:schema41.properties.query.properties.offset.type,parentSchema:schema41.properties.query.properties.offset,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
const err6 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema41.properties.query.properties.offset,data:data4};
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
if(data0.tags !== undefined){
let data5 = data0.tags;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(typeof data6 !== "string"){
const err7 = {instancePath:instancePath+"/query/tags/" + i1,schemaPath:"#/properties/query/properties/tags/items/type",keyword:"type",params:{type: "string"},schema:schema41.properties.query.properties.tags.items.type,parentSchema:schema41.properties.query.properties.tags.items,data:data6};
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
const err8 = {instancePath:instancePath+"/query/tags",schemaPath:"#/properties/query/properties/tags/type",keyword:"type",params:{type: "array"},schema:schema41.properties.query.properties.tags.type,parentSchema:schema41.properties.query.properties.tags,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.tags_match_mode !== undefined){
let data7 = data0.tags_match_mode;
if(typeof data7 !== "string"){
const err9 = {instancePath:instancePath+"/query/tags_match_mode",schemaPath:"#/properties/query/properties/tags_match_mode/type",keyword:"type",params:{type: "string"},schema:schema41.properties.query.properties.tags_match_mode.type,parentSchema:schema41.properties.query.properties.tags_match_mode,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((data7 === "any") || (data7 === "all"))){
const err10 = {instancePath:instancePath+"/query/tags_match_mode",schemaPath:"#/properties/query/properties/tags_match_mode/enum",keyword:"enum",params:{allowedValues: schema41.properties.query.properties.tags_match_mode.enum},schema:schema41.properties.query.properties.tags_match_mode.enum,parentSchema:schema41.properties.query.properties.tags_match_mode,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data0.owners !== undefined){
let data8 = data0.owners;
if(Array.isArray(data8)){
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
let data9 = data8[i2];
if(typeof data9 !== "string"){
const err11 = {instancePath:instancePath+"/query/owners/" + i2,schemaPath:"#/properties/query/properties/owners/items/type",keyword:"type",params:{type: "string"},schema:schema41.properties.query.properties.owners.items.type,parentSchema:schema41.properties.query.properties.owners.items,data:data9};
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
const err12 = {instancePath:instancePath+"/query/owners",schemaPath:"#/properties/query/properties/owners/type",keyword:"type",params:{type: "array"},schema:schema41.properties.query.properties.owners.type,parentSchema:schema41.properties.query.properties.owners,data:data8};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data0.dag_id_pattern !== undefined){
let data10 = data0.dag_id_pattern;
if((typeof data10 !== "string") && (data10 !== null)){
const err13 = {instancePath:instancePath+"/query/dag_id_pattern",schemaPath:"#/properties/query/properties/dag_id_pattern/type",keyword:"type",params:{type: schema41.properties.query.properties.dag_id_pattern.type},schema:schema41.properties.query.properties.dag_id_pattern.type,parentSchema:schema41.properties.query.properties.dag_id_pattern,data:data10};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data0.exclude_stale !== undefined){
let data11 = data0.exclude_stale;
if(typeof data11 !== "boolean"){
const err14 = {instancePath:instancePath+"/query/exclude_stale",schemaPath:"#/properties/query/properties/exclude_stale/type",keyword:"type",params:{type: "boolean"},schema:schema41.properties.query.properties.exclude_stale.type,parentSchema:schema41.properties.query.properties.exclude_stale,data:data11};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data0.paused !== undefined){
let data12 = data0.paused;
if((typeof data12 !== "boolean") && (data12 !== null)){
const err15 = {instancePath:instancePath+"/query/paused",schemaPath:"#/properties/query/properties/paused/type",keyword:"type",params:{type: schema41.properties.query.properties.paused.type},schema:schema41.properties.query.properties.paused.type,parentSchema:schema41.properties.query.properties.paused,data:data12};
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
const err16 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema41.properties.query.type,parentSchema:schema41.properties.query,data:data0};
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
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema41.type,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v25 = validate35;
const schema42 = {"$id":"contract:/patch_dags.body","$ref":"contract:/components/schemas/DAGPatchBody"};
const schema43 = {"$id":"contract:/components/schemas/DAGPatchBody","additionalProperties":false,"properties":{"is_paused":{"type":"boolean"}},"required":["is_paused"],"type":"object"};

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
if(data.is_paused === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/DAGPatchBody/required",keyword:"required",params:{missingProperty: "is_paused"},schema:schema43.required,parentSchema:schema43,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "is_paused")){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/DAGPatchBody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema43,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.is_paused !== undefined){
let data0 = data.is_paused;
if(typeof data0 !== "boolean"){
const err2 = {instancePath:instancePath+"/is_paused",schemaPath:"contract:/components/schemas/DAGPatchBody/properties/is_paused/type",keyword:"type",params:{type: "boolean"},schema:schema43.properties.is_paused.type,parentSchema:schema43.properties.is_paused,data:data0};
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
const err3 = {instancePath,schemaPath:"contract:/components/schemas/DAGPatchBody/type",keyword:"type",params:{type: "object"},schema:schema43.type,parentSchema:schema43,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v26 = validate36;
const schema44 = {"$id":"contract:/get_dag.parameters","type":"object","properties":{"path":{"type":"object","properties":{"dag_id":{"type":"string"}},"required":["dag_id"]}},"required":["path"]};

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
if(data0.dag_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "dag_id"},schema:schema44.properties.path.required,parentSchema:schema44.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.dag_id !== undefined){
let data1 = data0.dag_id;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/path/dag_id",schemaPath:"#/properties/path/properties/dag_id/type",keyword:"type",params:{type: "string"},schema:schema44.properties.path.properties.dag_id.type,parentSchema:schema44.properties.path.properties.dag_id,data:data1};
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
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema44.properties.path.type,parentSchema:schema44.properties.path,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema44.type,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v27 = validate37;
const schema45 = {"$id":"contract:/patch_dag.parameters","type":"object","properties":{"path":{"type":"object","properties":{"dag_id":{"type":"string"}},"required":["dag_id"]},"query":{"type":"object","properties":{"update_mask":{"items":{"type":"string"},"type":["array","null"]}},"required":[]}},"required":["path","query"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema45.required,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema45.required,parentSchema:schema45,data};
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
if(data0.dag_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "dag_id"},schema:schema45.properties.path.required,parentSchema:schema45.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.dag_id !== undefined){
let data1 = data0.dag_id;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/dag_id",schemaPath:"#/properties/path/properties/dag_id/type",keyword:"type",params:{type: "string"},schema:schema45.properties.path.properties.dag_id.type,parentSchema:schema45.properties.path.properties.dag_id,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema45.properties.path.type,parentSchema:schema45.properties.path,data:data0};
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
if(data2.update_mask !== undefined){
let data3 = data2.update_mask;
if((!(Array.isArray(data3))) && (data3 !== null)){
const err5 = {instancePath:instancePath+"/query/update_mask",schemaPath:"#/properties/query/properties/update_mask/type",keyword:"type",params:{type: schema45.properties.query.properties.update_mask.type},schema:schema45.properties.query.properties.update_mask.type,parentSchema:schema45.properties.query.properties.update_mask,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/query/update_mask/" + i0,schemaPath:"#/properties/query/properties/update_mask/items/type",keyword:"type",params:{type: "string"},schema:schema45.properties.query.properties.update_mask.items.type,parentSchema:schema45.properties.query.properties.update_mask.items,data:data4};
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
}
else {
const err7 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema45.properties.query.type,parentSchema:schema45.properties.query,data:data2};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema45.type,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v28 = validate38;
const schema46 = {"$id":"contract:/get_dag_asset_queued_events.parameters","type":"object","properties":{"path":{"type":"object","properties":{"dag_id":{"type":"string"}},"required":["dag_id"]},"query":{"type":"object","properties":{"before":{"type":["string","null"]}},"required":[]}},"required":["path","query"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema46.required,parentSchema:schema46,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema46.required,parentSchema:schema46,data};
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
if(data0.dag_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "dag_id"},schema:schema46.properties.path.required,parentSchema:schema46.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.dag_id !== undefined){
let data1 = data0.dag_id;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/dag_id",schemaPath:"#/properties/path/properties/dag_id/type",keyword:"type",params:{type: "string"},schema:schema46.properties.path.properties.dag_id.type,parentSchema:schema46.properties.path.properties.dag_id,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema46.properties.path.type,parentSchema:schema46.properties.path,data:data0};
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
if((typeof data3 !== "string") && (data3 !== null)){
const err5 = {instancePath:instancePath+"/query/before",schemaPath:"#/properties/query/properties/before/type",keyword:"type",params:{type: schema46.properties.query.properties.before.type},schema:schema46.properties.query.properties.before.type,parentSchema:schema46.properties.query.properties.before,data:data3};
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
const err6 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema46.properties.query.type,parentSchema:schema46.properties.query,data:data2};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema46.type,parentSchema:schema46,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v29 = validate39;
const schema47 = {"$id":"contract:/get_dag_asset_queued_event.parameters","type":"object","properties":{"path":{"type":"object","properties":{"dag_id":{"type":"string"},"asset_id":{"type":"integer"}},"required":["dag_id","asset_id"]},"query":{"type":"object","properties":{"before":{"type":["string","null"]}},"required":[]}},"required":["path","query"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema47.required,parentSchema:schema47,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema47.required,parentSchema:schema47,data};
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
if(data0.dag_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "dag_id"},schema:schema47.properties.path.required,parentSchema:schema47.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.asset_id === undefined){
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "asset_id"},schema:schema47.properties.path.required,parentSchema:schema47.properties.path,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.dag_id !== undefined){
let data1 = data0.dag_id;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/path/dag_id",schemaPath:"#/properties/path/properties/dag_id/type",keyword:"type",params:{type: "string"},schema:schema47.properties.path.properties.dag_id.type,parentSchema:schema47.properties.path.properties.dag_id,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.asset_id !== undefined){
let data2 = data0.asset_id;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/path/asset_id",schemaPath:"#/properties/path/properties/asset_id/type",keyword:"type",params:{type: "integer"},schema:schema47.properties.path.properties.asset_id.type,parentSchema:schema47.properties.path.properties.asset_id,data:data2};
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
const err6 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema47.properties.path.type,parentSchema:schema47.properties.path,data:data0};
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
if((typeof data4 !== "string") && (data4 !== null)){
const err7 = {instancePath:instancePath+"/query/before",schemaPath:"#/properties/query/properties/before/type",keyword:"type",params:{type: schema47.properties.query.properties.before.type},schema:schema47.properties.query.properties.before.type,parentSchema:schema47.properties.query.properties.before,data:data4};
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
const err8 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema47.properties.query.type,parentSchema:schema47.properties.query,data:data3};
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
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema47.type,parentSchema:schema47,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v30 = validate40;
const schema48 = {"$id":"contract:/post_clear_task_instances.body","$ref":"contract:/components/schemas/ClearTaskInstancesBody"};
const schema49 = {"$id":"contract:/components/schemas/ClearTaskInstancesBody","additionalProperties":false,"properties":{"dag_run_id":{"type":["string","null"]},"dry_run":{"type":"boolean"},"end_date":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"include_downstream":{"type":"boolean"},"include_future":{"type":"boolean"},"include_past":{"type":"boolean"},"include_upstream":{"type":"boolean"},"only_failed":{"type":"boolean"},"only_running":{"type":"boolean"},"prevent_running_task":{"type":"boolean"},"reset_dag_runs":{"type":"boolean"},"run_on_latest_version":{"type":"boolean"},"start_date":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"task_ids":{"items":{"anyOf":[{"type":"string"},{"maxItems":2,"minItems":2,"prefixItems":[{"type":"string"},{"type":"integer","safeInteger":true}],"type":"array"}]},"type":["array","null"]}},"type":"object"};

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
for(const key0 in data){
if(!(func0.call(schema49.properties, key0))){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/ClearTaskInstancesBody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.dag_run_id !== undefined){
let data0 = data.dag_run_id;
if((typeof data0 !== "string") && (data0 !== null)){
const err1 = {instancePath:instancePath+"/dag_run_id",schemaPath:"contract:/components/schemas/ClearTaskInstancesBody/properties/dag_run_id/type",keyword:"type",params:{type: schema49.properties.dag_run_id.type},schema:schema49.properties.dag_run_id.type,parentSchema:schema49.properties.dag_run_id,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.dry_run !== undefined){
let data1 = data.dry_run;
if(typeof data1 !== "boolean"){
const err2 = {instancePath:instancePath+"/dry_run",schemaPath:"contract:/components/schemas/ClearTaskInstancesBody/properties/dry_run/type",keyword:"type",params:{type: "boolean"},schema:schema49.properties.dry_run.type,parentSchema:schema49.properties.dry_run,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.end_date !== undefined){
let data2 = data.end_date;
if((typeof data2 !== "string") && (data2 !== null)){
const err3 = {instancePath:instancePath+"/end_date",schemaPath:"contract:/components/schemas/ClearTaskInstancesBody/properties/end_date/type",keyword:"type",params:{type: schema49.properties.end_date.type},schema:schema49.properties.end_date.type,parentSchema:schema49.properties.end_date,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
const err4 = {instancePath:instancePath+"/end_date",schemaPath:"contract:/components/schemas/ClearTaskInstancesBody/properties/end_date/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema49.properties.end_date,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2.includes(":60")){
const next0 = Date.parse((data2).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err5 = {instancePath:instancePath+"/end_date",schemaPath:"contract:/components/schemas/ClearTaskInstancesBody/properties/end_date/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema49.properties.end_date,data:data2};
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
if(data.include_downstream !== undefined){
let data3 = data.include_downstream;
if(typeof data3 !== "boolean"){
const err6 = {instancePath:instancePath+"/include_downstream",schemaPath:"contract:/components/schemas/ClearTaskInstancesBody/properties/include_downstream/type",keyword:"type",params:{type: "boolean"},schema:schema49.properties.include_downstream.type,parentSchema:schema49.properties.include_downstream,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.include_future !== undefined){
let data4 = data.include_future;
if(typeof data4 !== "boolean"){
const err7 = {instancePath:instancePath+"/include_future",schemaPath:"contract:/components/schemas/ClearTaskInstancesBody/properties/include_future/type",keyword:"type",params:{type: "boolean"},schema:schema49.properties.include_future.type,parentSchema:schema49.properties.include_future,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.include_past !== undefined){
let data5 = data.include_past;
if(typeof data5 !== "boolean"){
const err8 = {instancePath:instancePath+"/include_past",schemaPath:"contract:/components/schemas/ClearTaskInstancesBody/properties/include_past/type",keyword:"type",params:{type: "boolean"},schema:schema49.properties.include_past.type,parentSchema:schema49.properties.include_past,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.include_upstream !== undefined){
let data6 = data.include_upstream;
if(typeof data6 !== "boolean"){
const err9 = {instancePath:instancePath+"/include_upstream",schemaPath:"contract:/components/schemas/ClearTaskInstancesBody/properties/include_upstream/type",keyword:"type",params:{type: "boolean"},schema:schema49.properties.include_upstream.type,parentSchema:schema49.properties.include_upstream,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.only_failed !== undefined){
let data7 = data.only_failed;
if(typeof data7 !== "boolean"){
const err10 = {instancePath:instancePath+"/only_failed",schemaPath:"contract:/components/schemas/ClearTaskInstancesBody/properties/only_failed/type",keyword:"type",params:{type: "boolean"},schema:schema49.properties.only_failed.type,parentSchema:schema49.properties.only_failed,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.only_running !== undefined){
let data8 = data.only_running;
if(typeof data8 !== "boolean"){
const err11 = {instancePath:instancePath+"/only_running",schemaPath:"contract:/components/schemas/ClearTaskInstancesBody/properties/only_running/type",keyword:"type",params:{type: "boolean"},schema:schema49.properties.only_running.type,parentSchema:schema49.properties.only_running,data:data8};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.prevent_running_task !== undefined){
let data9 = data.prevent_running_task;
if(typeof data9 !== "boolean"){
const err12 = {instancePath:instancePath+"/prevent_running_task",schemaPath:"contract:/components/schemas/ClearTaskInstancesBody/properties/prevent_running_task/type",keyword:"type",params:{type: "boolean"},schema:schema49.properties.prevent_running_task.type,parentSchema:schema49.properties.prevent_running_task,data:data9};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.reset_dag_runs !== undefined){
let data10 = data.reset_dag_runs;
if(typeof data10 !== "boolean"){
const err13 = {instancePath:instancePath+"/reset_dag_runs",schemaPath:"contract:/components/schemas/ClearTaskInstancesBody/properties/reset_dag_runs/type",keyword:"type",params:{type: "boolean"},schema:schema49.properties.reset_dag_runs.type,parentSchema:schema49.properties.reset_dag_runs,data:data10};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.run_on_latest_version !== undefined){
let data11 = data.run_on_latest_version;
if(typeof data11 !== "boolean"){
const err14 = {instancePath:instancePath+"/run_on_latest_version",schemaPath:"contract:/components/schemas/ClearTaskInstancesBody/properties/run_on_latest_version/type",keyword:"type",params:{type: "boolean"},schema:schema49.properties.run_on_latest_version.type,parentSchema:schema49.properties.run_on_latest_version,data:data11};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.start_date !== undefined){
let data12 = data.start_date;
if((typeof data12 !== "string") && (data12 !== null)){
const err15 = {instancePath:instancePath+"/start_date",schemaPath:"contract:/components/schemas/ClearTaskInstancesBody/properties/start_date/type",keyword:"type",params:{type: schema49.properties.start_date.type},schema:schema49.properties.start_date.type,parentSchema:schema49.properties.start_date,data:data12};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data12 === "string"){
if(!(formats0.test(data12))){
const err16 = {instancePath:instancePath+"/start_date",schemaPath:"contract:/components/schemas/ClearTaskInstancesBody/properties/start_date/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema49.properties.start_date,data:data12};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data12.includes(":60")){
const next1 = Date.parse((data12).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err17 = {instancePath:instancePath+"/start_date",schemaPath:"contract:/components/schemas/ClearTaskInstancesBody/properties/start_date/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema49.properties.start_date,data:data12};
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
if(data.task_ids !== undefined){
let data13 = data.task_ids;
if((!(Array.isArray(data13))) && (data13 !== null)){
const err18 = {instancePath:instancePath+"/task_ids",schemaPath:"contract:/components/schemas/ClearTaskInstancesBody/properties/task_ids/type",keyword:"type",params:{type: schema49.properties.task_ids.type},schema:schema49.properties.task_ids.type,parentSchema:schema49.properties.task_ids,data:data13};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(Array.isArray(data13)){
const len0 = data13.length;
for(let i0=0; i0<len0; i0++){
let data14 = data13[i0];
const _errs32 = errors;
let valid4 = false;
const _errs33 = errors;
if(typeof data14 !== "string"){
const err19 = {instancePath:instancePath+"/task_ids/" + i0,schemaPath:"contract:/components/schemas/ClearTaskInstancesBody/properties/task_ids/items/anyOf/0/type",keyword:"type",params:{type: "string"},schema:schema49.properties.task_ids.items.anyOf[0].type,parentSchema:schema49.properties.task_ids.items.anyOf[0],data:data14};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var _valid0 = _errs33 === errors;
valid4 = valid4 || _valid0;
const _errs35 = errors;
if(Array.isArray(data14)){
if(data14.length > 2){
const err20 = {instancePath:instancePath+"/task_ids/" + i0,schemaPath:"contract:/components/schemas/ClearTaskInstancesBody/properties/task_ids/items/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 2},schema:2,parentSchema:schema49.properties.task_ids.items.anyOf[1],data:data14};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data14.length < 2){
const err21 = {instancePath:instancePath+"/task_ids/" + i0,schemaPath:"contract:/components/schemas/ClearTaskInstancesBody/properties/task_ids/items/anyOf/1/minItems",keyword:"minItems",params:{limit: 2},schema:2,parentSchema:schema49.properties.task_ids.items.anyOf[1],data:data14};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const len1 = data14.length;
if(len1 > 0){
let data15 = data14[0];
if(typeof data15 !== "string"){
const err22 = {instancePath:instancePath+"/task_ids/" + i0+"/0",schemaPath:"contract:/components/schemas/ClearTaskInstancesBody/properties/task_ids/items/anyOf/1/prefixItems/0/type",keyword:"type",params:{type: "string"},schema:schema49.properties.task_ids.items.anyOf[1].prefixItems[0].type,parentSchema:schema49.properties.task_ids.items.anyOf[1].prefixItems[0],data:data15};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(len1 > 1){
let data16 = data14[1];
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err23 = {instancePath:instancePath+"/task_ids/" + i0+"/1",schemaPath:"contract:/components/schemas/ClearTaskInstancesBody/properties/task_ids/items/anyOf/1/prefixItems/1/type",keyword:"type",params:{type: "integer"},schema:schema49.properties.task_ids.items.anyOf[1].prefixItems[1].type,parentSchema:schema49.properties.task_ids.items.anyOf[1].prefixItems[1],data:data16};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(Math.abs(data16) > 9007199254740991){
const err24 = {instancePath:instancePath+"/task_ids/" + i0+"/1",schemaPath:"contract:/components/schemas/ClearTaskInstancesBody/properties/task_ids/items/anyOf/1/prefixItems/1/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema49.properties.task_ids.items.anyOf[1].prefixItems[1],data:data16};
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
}
else {
const err25 = {instancePath:instancePath+"/task_ids/" + i0,schemaPath:"contract:/components/schemas/ClearTaskInstancesBody/properties/task_ids/items/anyOf/1/type",keyword:"type",params:{type: "array"},schema:schema49.properties.task_ids.items.anyOf[1].type,parentSchema:schema49.properties.task_ids.items.anyOf[1],data:data14};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var _valid0 = _errs35 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const err26 = {instancePath:instancePath+"/task_ids/" + i0,schemaPath:"contract:/components/schemas/ClearTaskInstancesBody/properties/task_ids/items/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs32, passingSchemas: null},schema:schema49.properties.task_ids.items.anyOf,parentSchema:schema49.properties.task_ids.items,data:data14};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
else {
errors = _errs32;
if(vErrors !== null){
if(_errs32){
vErrors.length = _errs32;
}
else {
vErrors = null;
}
}
}
}
}
}
}
else {
const err27 = {instancePath,schemaPath:"contract:/components/schemas/ClearTaskInstancesBody/type",keyword:"type",params:{type: "object"},schema:schema49.type,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v31 = validate41;
const schema50 = {"$id":"contract:/get_dag_runs.parameters","type":"object","properties":{"path":{"type":"object","properties":{"dag_id":{"type":"string"}},"required":["dag_id"]},"query":{"type":"object","properties":{"limit":{"minimum":0,"type":"integer"},"offset":{"minimum":0,"type":"integer"},"run_after_gte":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"run_after_gt":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"run_after_lte":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"run_after_lt":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"logical_date_gte":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"logical_date_gt":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"logical_date_lte":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"logical_date_lt":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"start_date_gte":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"start_date_gt":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"start_date_lte":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"start_date_lt":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"end_date_gte":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"end_date_gt":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"end_date_lte":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"end_date_lt":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"duration_gte":{"type":["number","null"],"double":true},"duration_gt":{"type":["number","null"],"double":true},"duration_lte":{"type":["number","null"],"double":true},"duration_lt":{"type":["number","null"],"double":true},"updated_at_gte":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"updated_at_gt":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"updated_at_lte":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"updated_at_lt":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"conf_contains":{"type":"string"},"run_type":{"items":{"type":"string"},"type":"array"},"state":{"items":{"type":"string"},"type":"array"},"dag_version":{"items":{"type":"integer","safeInteger":true},"type":"array"},"bundle_version":{"type":["string","null"]},"order_by":{"items":{"type":"string"},"type":"array"},"run_id_pattern":{"type":["string","null"]},"triggering_user_name_pattern":{"type":["string","null"]},"dag_id_pattern":{"type":["string","null"]},"partition_key_pattern":{"type":["string","null"]}},"required":[]}},"required":["path","query"]};

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
if(data0.dag_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "dag_id"},schema:schema50.properties.path.required,parentSchema:schema50.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.dag_id !== undefined){
let data1 = data0.dag_id;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/dag_id",schemaPath:"#/properties/path/properties/dag_id/type",keyword:"type",params:{type: "string"},schema:schema50.properties.path.properties.dag_id.type,parentSchema:schema50.properties.path.properties.dag_id,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema50.properties.path.type,parentSchema:schema50.properties.path,data:data0};
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
const err5 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema50.properties.query.properties.limit.type,parentSchema:schema50.properties.query.properties.limit,data:data3};
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
const err6 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema50.properties.query.properties.limit,data:data3};
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
if(data2.offset !== undefined){
let data4 = data2.offset;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err7 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},schema:schema50.properties.query.properties.offset.type,parentSchema:schema50.properties.query.properties.offset,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
const err8 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema50.properties.query.properties.offset,data:data4};
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
if(data2.run_after_gte !== undefined){
let data5 = data2.run_after_gte;
if((typeof data5 !== "string") && (data5 !== null)){
const err9 = {instancePath:instancePath+"/query/run_after_gte",schemaPath:"#/properties/query/properties/run_after_gte/type",keyword:"type",params:{type: schema50.properties.query.properties.run_after_gte.type},schema:schema50.properties.query.properties.run_after_gte.type,parentSchema:schema50.properties.query.properties.run_after_gte,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data5 === "string"){
if(!(formats0.test(data5))){
const err10 = {instancePath:instancePath+"/query/run_after_gte",schemaPath:"#/properties/query/properties/run_after_gte/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema50.properties.query.properties.run_after_gte,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data5.includes(":60")){
const next0 = Date.parse((data5).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err11 = {instancePath:instancePath+"/query/run_after_gte",schemaPath:"#/properties/query/properties/run_after_gte/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema50.properties.query.properties.run_after_gte,data:data5};
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
if(data2.run_after_gt !== undefined){
let data6 = data2.run_after_gt;
if((typeof data6 !== "string") && (data6 !== null)){
const err12 = {instancePath:instancePath+"/query/run_after_gt",schemaPath:"#/properties/query/properties/run_after_gt/type",keyword:"type",params:{type: schema50.properties.query.properties.run_after_gt.type},schema:schema50.properties.query.properties.run_after_gt.type,parentSchema:schema50.properties.query.properties.run_after_gt,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data6 === "string"){
if(!(formats0.test(data6))){
const err13 = {instancePath:instancePath+"/query/run_after_gt",schemaPath:"#/properties/query/properties/run_after_gt/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema50.properties.query.properties.run_after_gt,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data6.includes(":60")){
const next1 = Date.parse((data6).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err14 = {instancePath:instancePath+"/query/run_after_gt",schemaPath:"#/properties/query/properties/run_after_gt/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema50.properties.query.properties.run_after_gt,data:data6};
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
if(data2.run_after_lte !== undefined){
let data7 = data2.run_after_lte;
if((typeof data7 !== "string") && (data7 !== null)){
const err15 = {instancePath:instancePath+"/query/run_after_lte",schemaPath:"#/properties/query/properties/run_after_lte/type",keyword:"type",params:{type: schema50.properties.query.properties.run_after_lte.type},schema:schema50.properties.query.properties.run_after_lte.type,parentSchema:schema50.properties.query.properties.run_after_lte,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data7 === "string"){
if(!(formats0.test(data7))){
const err16 = {instancePath:instancePath+"/query/run_after_lte",schemaPath:"#/properties/query/properties/run_after_lte/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema50.properties.query.properties.run_after_lte,data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data7.includes(":60")){
const next2 = Date.parse((data7).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next2 % 86400000 !== 0 || new Date(next2).getUTCDate() !== 1){
const err17 = {instancePath:instancePath+"/query/run_after_lte",schemaPath:"#/properties/query/properties/run_after_lte/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema50.properties.query.properties.run_after_lte,data:data7};
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
if(data2.run_after_lt !== undefined){
let data8 = data2.run_after_lt;
if((typeof data8 !== "string") && (data8 !== null)){
const err18 = {instancePath:instancePath+"/query/run_after_lt",schemaPath:"#/properties/query/properties/run_after_lt/type",keyword:"type",params:{type: schema50.properties.query.properties.run_after_lt.type},schema:schema50.properties.query.properties.run_after_lt.type,parentSchema:schema50.properties.query.properties.run_after_lt,data:data8};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(typeof data8 === "string"){
if(!(formats0.test(data8))){
const err19 = {instancePath:instancePath+"/query/run_after_lt",schemaPath:"#/properties/query/properties/run_after_lt/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema50.properties.query.properties.run_after_lt,data:data8};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data8.includes(":60")){
const next3 = Date.parse((data8).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next3 % 86400000 !== 0 || new Date(next3).getUTCDate() !== 1){
const err20 = {instancePath:instancePath+"/query/run_after_lt",schemaPath:"#/properties/query/properties/run_after_lt/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema50.properties.query.properties.run_after_lt,data:data8};
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
if(data2.logical_date_gte !== undefined){
let data9 = data2.logical_date_gte;
if((typeof data9 !== "string") && (data9 !== null)){
const err21 = {instancePath:instancePath+"/query/logical_date_gte",schemaPath:"#/properties/query/properties/logical_date_gte/type",keyword:"type",params:{type: schema50.properties.query.properties.logical_date_gte.type},schema:schema50.properties.query.properties.logical_date_gte.type,parentSchema:schema50.properties.query.properties.logical_date_gte,data:data9};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(typeof data9 === "string"){
if(!(formats0.test(data9))){
const err22 = {instancePath:instancePath+"/query/logical_date_gte",schemaPath:"#/properties/query/properties/logical_date_gte/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema50.properties.query.properties.logical_date_gte,data:data9};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data9.includes(":60")){
const next4 = Date.parse((data9).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next4 % 86400000 !== 0 || new Date(next4).getUTCDate() !== 1){
const err23 = {instancePath:instancePath+"/query/logical_date_gte",schemaPath:"#/properties/query/properties/logical_date_gte/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema50.properties.query.properties.logical_date_gte,data:data9};
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
if(data2.logical_date_gt !== undefined){
let data10 = data2.logical_date_gt;
if((typeof data10 !== "string") && (data10 !== null)){
const err24 = {instancePath:instancePath+"/query/logical_date_gt",schemaPath:"#/properties/query/properties/logical_date_gt/type",keyword:"type",params:{type: schema50.properties.query.properties.logical_date_gt.type},schema:schema50.properties.query.properties.logical_date_gt.type,parentSchema:schema50.properties.query.properties.logical_date_gt,data:data10};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(typeof data10 === "string"){
if(!(formats0.test(data10))){
const err25 = {instancePath:instancePath+"/query/logical_date_gt",schemaPath:"#/properties/query/properties/logical_date_gt/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema50.properties.query.properties.logical_date_gt,data:data10};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data10.includes(":60")){
const next5 = Date.parse((data10).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next5 % 86400000 !== 0 || new Date(next5).getUTCDate() !== 1){
const err26 = {instancePath:instancePath+"/query/logical_date_gt",schemaPath:"#/properties/query/properties/logical_date_gt/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema50.properties.query.properties.logical_date_gt,data:data10};
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
if(data2.logical_date_lte !== undefined){
let data11 = data2.logical_date_lte;
if((typeof data11 !== "string") && (data11 !== null)){
const err27 = {instancePath:instancePath+"/query/logical_date_lte",schemaPath:"#/properties/query/properties/logical_date_lte/type",keyword:"type",params:{type: schema50.properties.query.properties.logical_date_lte.type},schema:schema50.properties.query.properties.logical_date_lte.type,parentSchema:schema50.properties.query.properties.logical_date_lte,data:data11};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(typeof data11 === "string"){
if(!(formats0.test(data11))){
const err28 = {instancePath:instancePath+"/query/logical_date_lte",schemaPath:"#/properties/query/properties/logical_date_lte/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema50.properties.query.properties.logical_date_lte,data:data11};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data11.includes(":60")){
const next6 = Date.parse((data11).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next6 % 86400000 !== 0 || new Date(next6).getUTCDate() !== 1){
const err29 = {instancePath:instancePath+"/query/logical_date_lte",schemaPath:"#/properties/query/properties/logical_date_lte/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema50.properties.query.properties.logical_date_lte,data:data11};
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
if(data2.logical_date_lt !== undefined){
let data12 = data2.logical_date_lt;
if((typeof data12 !== "string") && (data12 !== null)){
const err30 = {instancePath:instancePath+"/query/logical_date_lt",schemaPath:"#/properties/query/properties/logical_date_lt/type",keyword:"type",params:{type: schema50.properties.query.properties.logical_date_lt.type},schema:schema50.properties.query.properties.logical_date_lt.type,parentSchema:schema50.properties.query.properties.logical_date_lt,data:data12};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(typeof data12 === "string"){
if(!(formats0.test(data12))){
const err31 = {instancePath:instancePath+"/query/logical_date_lt",schemaPath:"#/properties/query/properties/logical_date_lt/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema50.properties.query.properties.logical_date_lt,data:data12};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data12.includes(":60")){
const next7 = Date.parse((data12).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next7 % 86400000 !== 0 || new Date(next7).getUTCDate() !== 1){
const err32 = {instancePath:instancePath+"/query/logical_date_lt",schemaPath:"#/properties/query/properties/logical_date_lt/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema50.properties.query.properties.logical_date_lt,data:data12};
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
if(data2.start_date_gte !== undefined){
let data13 = data2.start_date_gte;
if((typeof data13 !== "string") && (data13 !== null)){
const err33 = {instancePath:instancePath+"/query/start_date_gte",schemaPath:"#/properties/query/properties/start_date_gte/type",keyword:"type",params:{type: schema50.properties.query.properties.start_date_gte.type},schema:schema50.properties.query.properties.start_date_gte.type,parentSchema:schema50.properties.query.properties.start_date_gte,data:data13};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(typeof data13 === "string"){
if(!(formats0.test(data13))){
const err34 = {instancePath:instancePath+"/query/start_date_gte",schemaPath:"#/properties/query/properties/start_date_gte/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema50.properties.query.properties.start_date_gte,data:data13};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data13.includes(":60")){
const next8 = Date.parse((data13).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next8 % 86400000 !== 0 || new Date(next8).getUTCDate() !== 1){
const err35 = {instancePath:instancePath+"/query/start_date_gte",schemaPath:"#/properties/query/properties/start_date_gte/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema50.properties.query.properties.start_date_gte,data:data13};
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
if(data2.start_date_gt !== undefined){
let data14 = data2.start_date_gt;
if((typeof data14 !== "string") && (data14 !== null)){
const err36 = {instancePath:instancePath+"/query/start_date_gt",schemaPath:"#/properties/query/properties/start_date_gt/type",keyword:"type",params:{type: schema50.properties.query.properties.start_date_gt.type},schema:schema50.properties.query.properties.start_date_gt.type,parentSchema:schema50.properties.query.properties.start_date_gt,data:data14};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(typeof data14 === "string"){
if(!(formats0.test(data14))){
const err37 = {instancePath:instancePath+"/query/start_date_gt",schemaPath:"#/properties/query/properties/start_date_gt/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema50.properties.query.properties.start_date_gt,data:data14};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data14.includes(":60")){
const next9 = Date.parse((data14).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next9 % 86400000 !== 0 || new Date(next9).getUTCDate() !== 1){
const err38 = {instancePath:instancePath+"/query/start_date_gt",schemaPath:"#/properties/query/properties/start_date_gt/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema50.properties.query.properties.start_date_gt,data:data14};
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
}
if(data2.start_date_lte !== undefined){
let data15 = data2.start_date_lte;
if((typeof data15 !== "string") && (data15 !== null)){
const err39 = {instancePath:instancePath+"/query/start_date_lte",schemaPath:"#/properties/query/properties/start_date_lte/type",keyword:"type",params:{type: schema50.properties.query.properties.start_date_lte.type},schema:schema50.properties.query.properties.start_date_lte.type,parentSchema:schema50.properties.query.properties.start_date_lte,data:data15};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(typeof data15 === "string"){
if(!(formats0.test(data15))){
const err40 = {instancePath:instancePath+"/query/start_date_lte",schemaPath:"#/properties/query/properties/start_date_lte/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema50.properties.query.properties.start_date_lte,data:data15};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data15.includes(":60")){
const next10 = Date.parse((data15).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next10 % 86400000 !== 0 || new Date(next10).getUTCDate() !== 1){
const err41 = {instancePath:instancePath+"/query/start_date_lte",schemaPath:"#/properties/query/properties/start_date_lte/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema50.properties.query.properties.start_date_lte,data:data15};
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
}
if(data2.start_date_lt !== undefined){
let data16 = data2.start_date_lt;
if((typeof data16 !== "string") && (data16 !== null)){
const err42 = {instancePath:instancePath+"/query/start_date_lt",schemaPath:"#/properties/query/properties/start_date_lt/type",keyword:"type",params:{type: schema50.properties.query.properties.start_date_lt.type},schema:schema50.properties.query.properties.start_date_lt.type,parentSchema:schema50.properties.query.properties.start_date_lt,data:data16};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(typeof data16 === "string"){
if(!(formats0.test(data16))){
const err43 = {instancePath:instancePath+"/query/start_date_lt",schemaPath:"#/properties/query/properties/start_date_lt/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema50.properties.query.properties.start_date_lt,data:data16};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data16.includes(":60")){
const next11 = Date.parse((data16).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next11 % 86400000 !== 0 || new Date(next11).getUTCDate() !== 1){
const err44 = {instancePath:instancePath+"/query/start_date_lt",schemaPath:"#/properties/query/properties/start_date_lt/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema50.properties.query.properties.start_date_lt,data:data16};
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
}
if(data2.end_date_gte !== undefined){
let data17 = data2.end_date_gte;
if((typeof data17 !== "string") && (data17 !== null)){
const err45 = {instancePath:instancePath+"/query/end_date_gte",schemaPath:"#/properties/query/properties/end_date_gte/type",keyword:"type",params:{type: schema50.properties.query.properties.end_date_gte.type},schema:schema50.properties.query.properties.end_date_gte.type,parentSchema:schema50.properties.query.properties.end_date_gte,data:data17};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(typeof data17 === "string"){
if(!(formats0.test(data17))){
const err46 = {instancePath:instancePath+"/query/end_date_gte",schemaPath:"#/properties/query/properties/end_date_gte/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema50.properties.query.properties.end_date_gte,data:data17};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data17.includes(":60")){
const next12 = Date.parse((data17).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next12 % 86400000 !== 0 || new Date(next12).getUTCDate() !== 1){
const err47 = {instancePath:instancePath+"/query/end_date_gte",schemaPath:"#/properties/query/properties/end_date_gte/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema50.properties.query.properties.end_date_gte,data:data17};
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
}
if(data2.end_date_gt !== undefined){
let data18 = data2.end_date_gt;
if((typeof data18 !== "string") && (data18 !== null)){
const err48 = {instancePath:instancePath+"/query/end_date_gt",schemaPath:"#/properties/query/properties/end_date_gt/type",keyword:"type",params:{type: schema50.properties.query.properties.end_date_gt.type},schema:schema50.properties.query.properties.end_date_gt.type,parentSchema:schema50.properties.query.properties.end_date_gt,data:data18};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(typeof data18 === "string"){
if(!(formats0.test(data18))){
const err49 = {instancePath:instancePath+"/query/end_date_gt",schemaPath:"#/properties/query/properties/end_date_gt/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema50.properties.query.properties.end_date_gt,data:data18};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data18.includes(":60")){
const next13 = Date.parse((data18).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next13 % 86400000 !== 0 || new Date(next13).getUTCDate() !== 1){
const err50 = {instancePath:instancePath+"/query/end_date_gt",schemaPath:"#/properties/query/properties/end_date_gt/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema50.properties.query.properties.end_date_gt,data:data18};
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
if(data2.end_date_lte !== undefined){
let data19 = data2.end_date_lte;
if((typeof data19 !== "string") && (data19 !== null)){
const err51 = {instancePath:instancePath+"/query/end_date_lte",schemaPath:"#/properties/query/properties/end_date_lte/type",keyword:"type",params:{type: schema50.properties.query.properties.end_date_lte.type},schema:schema50.properties.query.properties.end_date_lte.type,parentSchema:schema50.properties.query.properties.end_date_lte,data:data19};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(typeof data19 === "string"){
if(!(formats0.test(data19))){
const err52 = {instancePath:instancePath+"/query/end_date_lte",schemaPath:"#/properties/query/properties/end_date_lte/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema50.properties.query.properties.end_date_lte,data:data19};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data19.includes(":60")){
const next14 = Date.parse((data19).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next14 % 86400000 !== 0 || new Date(next14).getUTCDate() !== 1){
const err53 = {instancePath:instancePath+"/query/end_date_lte",schemaPath:"#/properties/query/properties/end_date_lte/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema50.properties.query.properties.end_date_lte,data:data19};
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
}
if(data2.end_date_lt !== undefined){
let data20 = data2.end_date_lt;
if((typeof data20 !== "string") && (data20 !== null)){
const err54 = {instancePath:instancePath+"/query/end_date_lt",schemaPath:"#/properties/query/properties/end_date_lt/type",keyword:"type",params:{type: schema50.properties.query.properties.end_date_lt.type},schema:schema50.properties.query.properties.end_date_lt.type,parentSchema:schema50.properties.query.properties.end_date_lt,data:data20};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(typeof data20 === "string"){
if(!(formats0.test(data20))){
const err55 = {instancePath:instancePath+"/query/end_date_lt",schemaPath:"#/properties/query/properties/end_date_lt/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema50.properties.query.properties.end_date_lt,data:data20};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data20.includes(":60")){
const next15 = Date.parse((data20).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next15 % 86400000 !== 0 || new Date(next15).getUTCDate() !== 1){
const err56 = {instancePath:instancePath+"/query/end_date_lt",schemaPath:"#/properties/query/properties/end_date_lt/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema50.properties.query.properties.end_date_lt,data:data20};
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
}
if(data2.duration_gte !== undefined){
let data21 = data2.duration_gte;
if((!((typeof data21 == "number") && (isFinite(data21)))) && (data21 !== null)){
const err57 = {instancePath:instancePath+"/query/duration_gte",schemaPath:"#/properties/query/properties/duration_gte/type",keyword:"type",params:{type: schema50.properties.query.properties.duration_gte.type},schema:schema50.properties.query.properties.duration_gte.type,parentSchema:schema50.properties.query.properties.duration_gte,data:data21};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(typeof data21 === "bigint"){
const err58 = {instancePath:instancePath+"/query/duration_gte",schemaPath:"#/properties/query/properties/duration_gte/double",keyword:"double",params:{holder: data2, key: "duration_gte"},schema:true,parentSchema:schema50.properties.query.properties.duration_gte,data:data21};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data2.duration_gt !== undefined){
let data22 = data2.duration_gt;
if((!((typeof data22 == "number") && (isFinite(data22)))) && (data22 !== null)){
const err59 = {instancePath:instancePath+"/query/duration_gt",schemaPath:"#/properties/query/properties/duration_gt/type",keyword:"type",params:{type: schema50.properties.query.properties.duration_gt.type},schema:schema50.properties.query.properties.duration_gt.type,parentSchema:schema50.properties.query.properties.duration_gt,data:data22};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(typeof data22 === "bigint"){
const err60 = {instancePath:instancePath+"/query/duration_gt",schemaPath:"#/properties/query/properties/duration_gt/double",keyword:"double",params:{holder: data2, key: "duration_gt"},schema:true,parentSchema:schema50.properties.query.properties.duration_gt,data:data22};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data2.duration_lte !== undefined){
let data23 = data2.duration_lte;
if((!((typeof data23 == "number") && (isFinite(data23)))) && (data23 !== null)){
const err61 = {instancePath:instancePath+"/query/duration_lte",schemaPath:"#/properties/query/properties/duration_lte/type",keyword:"type",params:{type: schema50.properties.query.properties.duration_lte.type},schema:schema50.properties.query.properties.duration_lte.type,parentSchema:schema50.properties.query.properties.duration_lte,data:data23};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(typeof data23 === "bigint"){
const err62 = {instancePath:instancePath+"/query/duration_lte",schemaPath:"#/properties/query/properties/duration_lte/double",keyword:"double",params:{holder: data2, key: "duration_lte"},schema:true,parentSchema:schema50.properties.query.properties.duration_lte,data:data23};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data2.duration_lt !== undefined){
let data24 = data2.duration_lt;
if((!((typeof data24 == "number") && (isFinite(data24)))) && (data24 !== null)){
const err63 = {instancePath:instancePath+"/query/duration_lt",schemaPath:"#/properties/query/properties/duration_lt/type",keyword:"type",params:{type: schema50.properties.query.properties.duration_lt.type},schema:schema50.properties.query.properties.duration_lt.type,parentSchema:schema50.properties.query.properties.duration_lt,data:data24};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(typeof data24 === "bigint"){
const err64 = {instancePath:instancePath+"/query/duration_lt",schemaPath:"#/properties/query/properties/duration_lt/double",keyword:"double",params:{holder: data2, key: "duration_lt"},schema:true,parentSchema:schema50.properties.query.properties.duration_lt,data:data24};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data2.updated_at_gte !== undefined){
let data25 = data2.updated_at_gte;
if((typeof data25 !== "string") && (data25 !== null)){
const err65 = {instancePath:instancePath+"/query/updated_at_gte",schemaPath:"#/properties/query/properties/updated_at_gte/type",keyword:"type",params:{type: schema50.properties.query.properties.updated_at_gte.type},schema:schema50.properties.query.properties.updated_at_gte.type,parentSchema:schema50.properties.query.properties.updated_at_gte,data:data25};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(typeof data25 === "string"){
if(!(formats0.test(data25))){
const err66 = {instancePath:instancePath+"/query/updated_at_gte",schemaPath:"#/properties/query/properties/updated_at_gte/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema50.properties.query.properties.updated_at_gte,data:data25};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(data25.includes(":60")){
const next16 = Date.parse((data25).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next16 % 86400000 !== 0 || new Date(next16).getUTCDate() !== 1){
const err67 = {instancePath:instancePath+"/query/updated_at_gte",schemaPath:"#/properties/query/properties/updated_at_gte/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema50.properties.query.properties.updated_at_gte,data:data25};
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
}
if(data2.updated_at_gt !== undefined){
let data26 = data2.updated_at_gt;
if((typeof data26 !== "string") && (data26 !== null)){
const err68 = {instancePath:instancePath+"/query/updated_at_gt",schemaPath:"#/properties/query/properties/updated_at_gt/type",keyword:"type",params:{type: schema50.properties.query.properties.updated_at_gt.type},schema:schema50.properties.query.properties.updated_at_gt.type,parentSchema:schema50.properties.query.properties.updated_at_gt,data:data26};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(typeof data26 === "string"){
if(!(formats0.test(data26))){
const err69 = {instancePath:instancePath+"/query/updated_at_gt",schemaPath:"#/properties/query/properties/updated_at_gt/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema50.properties.query.properties.updated_at_gt,data:data26};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(data26.includes(":60")){
const next17 = Date.parse((data26).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next17 % 86400000 !== 0 || new Date(next17).getUTCDate() !== 1){
const err70 = {instancePath:instancePath+"/query/updated_at_gt",schemaPath:"#/properties/query/properties/updated_at_gt/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema50.properties.query.properties.updated_at_gt,data:data26};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
}
}
if(data2.updated_at_lte !== undefined){
let data27 = data2.updated_at_lte;
if((typeof data27 !== "string") && (data27 !== null)){
const err71 = {instancePath:instancePath+"/query/updated_at_lte",schemaPath:"#/properties/query/properties/updated_at_lte/type",keyword:"type",params:{type: schema50.properties.query.properties.updated_at_lte.type},schema:schema50.properties.query.properties.updated_at_lte.type,parentSchema:schema50.properties.query.properties.updated_at_lte,data:data27};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if(typeof data27 === "string"){
if(!(formats0.test(data27))){
const err72 = {instancePath:instancePath+"/query/updated_at_lte",schemaPath:"#/properties/query/properties/updated_at_lte/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema50.properties.query.properties.updated_at_lte,data:data27};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(data27.includes(":60")){
const next18 = Date.parse((data27).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next18 % 86400000 !== 0 || new Date(next18).getUTCDate() !== 1){
const err73 = {instancePath:instancePath+"/query/updated_at_lte",schemaPath:"#/properties/query/properties/updated_at_lte/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema50.properties.query.properties.updated_at_lte,data:data27};
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
}
if(data2.updated_at_lt !== undefined){
let data28 = data2.updated_at_lt;
if((typeof data28 !== "string") && (data28 !== null)){
const err74 = {instancePath:instancePath+"/query/updated_at_lt",schemaPath:"#/properties/query/properties/updated_at_lt/type",keyword:"type",params:{type: schema50.properties.query.properties.updated_at_lt.type},schema:schema50.properties.query.properties.updated_at_lt.type,parentSchema:schema50.properties.query.properties.updated_at_lt,data:data28};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(typeof data28 === "string"){
if(!(formats0.test(data28))){
const err75 = {instancePath:instancePath+"/query/updated_at_lt",schemaPath:"#/properties/query/properties/updated_at_lt/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema50.properties.query.properties.updated_at_lt,data:data28};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(data28.includes(":60")){
const next19 = Date.parse((data28).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next19 % 86400000 !== 0 || new Date(next19).getUTCDate() !== 1){
const err76 = {instancePath:instancePath+"/query/updated_at_lt",schemaPath:"#/properties/query/properties/updated_at_lt/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema50.properties.query.properties.updated_at_lt,data:data28};
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
}
if(data2.conf_contains !== undefined){
let data29 = data2.conf_contains;
if(typeof data29 !== "string"){
const err77 = {instancePath:instancePath+"/query/conf_contains",schemaPath:"#/properties/query/properties/conf_contains/type",keyword:"type",params:{type: "string"},schema:schema50.properties.query.properties.conf_contains.type,parentSchema:schema50.properties.query.properties.conf_contains,data:data29};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data2.run_type !== undefined){
let data30 = data2.run_type;
if(Array.isArray(data30)){
const len0 = data30.length;
for(let i0=0; i0<len0; i0++){
let data31 = data30[i0];
if(typeof data31 !== "string"){
const err78 = {instancePath:instancePath+"/query/run_type/" + i0,schemaPath:"#/properties/query/properties/run_type/items/type",keyword:"type",params:{type: "string"},schema:schema50.properties.query.properties.run_type.items.type,parentSchema:schema50.properties.query.properties.run_type.items,data:data31};
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
const err79 = {instancePath:instancePath+"/query/run_type",schemaPath:"#/properties/query/properties/run_type/type",keyword:"type",params:{type: "array"},schema:schema50.properties.query.properties.run_type.type,parentSchema:schema50.properties.query.properties.run_type,data:data30};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data2.state !== undefined){
let data32 = data2.state;
if(Array.isArray(data32)){
const len1 = data32.length;
for(let i1=0; i1<len1; i1++){
let data33 = data32[i1];
if(typeof data33 !== "string"){
const err80 = {instancePath:instancePath+"/query/state/" + i1,schemaPath:"#/properties/query/properties/state/items/type",keyword:"type",params:{type: "string"},schema:schema50.properties.query.properties.state.items.type,parentSchema:schema50.properties.query.properties.state.items,data:data33};
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
const err81 = {instancePath:instancePath+"/query/state",schemaPath:"#/properties/query/properties/state/type",keyword:"type",params:{type: "array"},schema:schema50.properties.query.properties.state.type,parentSchema:schema50.properties.query.properties.state,data:data32};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data2.dag_version !== undefined){
let data34 = data2.dag_version;
if(Array.isArray(data34)){
const len2 = data34.length;
for(let i2=0; i2<len2; i2++){
let data35 = data34[i2];
if(!(((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35))) && (isFinite(data35)))){
const err82 = {instancePath:instancePath+"/query/dag_version/" + i2,schemaPath:"#/properties/query/properties/dag_version/items/type",keyword:"type",params:{type: "integer"},schema:schema50.properties.query.properties.dag_version.items.type,parentSchema:schema50.properties.query.properties.dag_version.items,data:data35};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if((typeof data35 == "number") && (isFinite(data35))){
if(Math.abs(data35) > 9007199254740991){
const err83 = {instancePath:instancePath+"/query/dag_version/" + i2,schemaPath:"#/properties/query/properties/dag_version/items/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema50.properties.query.properties.dag_version.items,data:data35};
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
}
else {
const err84 = {instancePath:instancePath+"/query/dag_version",schemaPath:"#/properties/query/properties/dag_version/type",keyword:"type",params:{type: "array"},schema:schema50.properties.query.properties.dag_version.type,parentSchema:schema50.properties.query.properties.dag_version,data:data34};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data2.bundle_version !== undefined){
let data36 = data2.bundle_version;
if((typeof data36 !== "string") && (data36 !== null)){
const err85 = {instancePath:instancePath+"/query/bundle_version",schemaPath:"#/properties/query/properties/bundle_version/type",keyword:"type",params:{type: schema50.properties.query.properties.bundle_version.type},schema:schema50.properties.query.properties.bundle_version.type,parentSchema:schema50.properties.query.properties.bundle_version,data:data36};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data2.order_by !== undefined){
let data37 = data2.order_by;
if(Array.isArray(data37)){
const len3 = data37.length;
for(let i3=0; i3<len3; i3++){
let data38 = data37[i3];
if(typeof data38 !== "string"){
const err86 = {instancePath:instancePath+"/query/order_by/" + i3,schemaPath:"#/properties/query/properties/order_by/items/type",keyword:"type",params:{type: "string"},schema:schema50.properties.query.properties.order_by.items.type,parentSchema:schema50.properties.query.properties.order_by.items,data:data38};
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
const err87 = {instancePath:instancePath+"/query/order_by",schemaPath:"#/properties/query/properties/order_by/type",keyword:"type",params:{type: "array"},schema:schema50.properties.query.properties.order_by.type,parentSchema:schema50.properties.query.properties.order_by,data:data37};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data2.run_id_pattern !== undefined){
let data39 = data2.run_id_pattern;
if((typeof data39 !== "string") && (data39 !== null)){
const err88 = {instancePath:instancePath+"/query/run_id_pattern",schemaPath:"#/properties/query/properties/run_id_pattern/type",keyword:"type",params:{type: schema50.properties.query.properties.run_id_pattern.type},schema:schema50.properties.query.properties.run_id_pattern.type,parentSchema:schema50.properties.query.properties.run_id_pattern,data:data39};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
if(data2.triggering_user_name_pattern !== undefined){
let data40 = data2.triggering_user_name_pattern;
if((typeof data40 !== "string") && (data40 !== null)){
const err89 = {instancePath:instancePath+"/query/triggering_user_name_pattern",schemaPath:"#/properties/query/properties/triggering_user_name_pattern/type",keyword:"type",params:{type: schema50.properties.query.properties.triggering_user_name_pattern.type},schema:schema50.properties.query.properties.triggering_user_name_pattern.type,parentSchema:schema50.properties.query.properties.triggering_user_name_pattern,data:data40};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
if(data2.dag_id_pattern !== undefined){
let data41 = data2.dag_id_pattern;
if((typeof data41 !== "string") && (data41 !== null)){
const err90 = {instancePath:instancePath+"/query/dag_id_pattern",schemaPath:"#/properties/query/properties/dag_id_pattern/type",keyword:"type",params:{type: schema50.properties.query.properties.dag_id_pattern.type},schema:schema50.properties.query.properties.dag_id_pattern.type,parentSchema:schema50.properties.query.properties.dag_id_pattern,data:data41};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data2.partition_key_pattern !== undefined){
let data42 = data2.partition_key_pattern;
if((typeof data42 !== "string") && (data42 !== null)){
const err91 = {instancePath:instancePath+"/query/partition_key_pattern",schemaPath:"#/properties/query/properties/partition_key_pattern/type",keyword:"type",params:{type: schema50.properties.query.properties.partition_key_pattern.type},schema:schema50.properties.query.properties.partition_key_pattern.type,parentSchema:schema50.properties.query.properties.partition_key_pattern,data:data42};
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
const err92 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema50.properties.query.type,parentSchema:schema50.properties.query,data:data2};
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
const err93 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema50.type,parentSchema:schema50,data};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v32 = validate42;
const schema51 = {"$id":"contract:/trigger_dag_run.parameters","type":"object","properties":{"path":{"type":"object","properties":{"dag_id":{}},"required":["dag_id"]}},"required":["path"]};

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
if(data0.dag_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "dag_id"},schema:schema51.properties.path.required,parentSchema:schema51.properties.path,data:data0};
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
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema51.properties.path.type,parentSchema:schema51.properties.path,data:data0};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema51.type,parentSchema:schema51,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v33 = validate43;
const schema52 = {"$id":"contract:/trigger_dag_run.body","$ref":"contract:/components/schemas/TriggerDAGRunPostBody"};
const schema53 = {"$id":"contract:/components/schemas/TriggerDAGRunPostBody","additionalProperties":false,"properties":{"conf":{"additionalProperties":true,"type":["object","null"]},"dag_run_id":{"type":["string","null"]},"data_interval_end":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"data_interval_start":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"logical_date":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"note":{"type":["string","null"]},"partition_key":{"type":["string","null"]},"run_after":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"}},"required":[],"type":"object"};

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
for(const key0 in data){
if(!((((((((key0 === "conf") || (key0 === "dag_run_id")) || (key0 === "data_interval_end")) || (key0 === "data_interval_start")) || (key0 === "logical_date")) || (key0 === "note")) || (key0 === "partition_key")) || (key0 === "run_after"))){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/TriggerDAGRunPostBody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema53,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.conf !== undefined){
let data0 = data.conf;
if((!(data0 && typeof data0 == "object" && !Array.isArray(data0))) && (data0 !== null)){
const err1 = {instancePath:instancePath+"/conf",schemaPath:"contract:/components/schemas/TriggerDAGRunPostBody/properties/conf/type",keyword:"type",params:{type: schema53.properties.conf.type},schema:schema53.properties.conf.type,parentSchema:schema53.properties.conf,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.dag_run_id !== undefined){
let data1 = data.dag_run_id;
if((typeof data1 !== "string") && (data1 !== null)){
const err2 = {instancePath:instancePath+"/dag_run_id",schemaPath:"contract:/components/schemas/TriggerDAGRunPostBody/properties/dag_run_id/type",keyword:"type",params:{type: schema53.properties.dag_run_id.type},schema:schema53.properties.dag_run_id.type,parentSchema:schema53.properties.dag_run_id,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.data_interval_end !== undefined){
let data2 = data.data_interval_end;
if((typeof data2 !== "string") && (data2 !== null)){
const err3 = {instancePath:instancePath+"/data_interval_end",schemaPath:"contract:/components/schemas/TriggerDAGRunPostBody/properties/data_interval_end/type",keyword:"type",params:{type: schema53.properties.data_interval_end.type},schema:schema53.properties.data_interval_end.type,parentSchema:schema53.properties.data_interval_end,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
const err4 = {instancePath:instancePath+"/data_interval_end",schemaPath:"contract:/components/schemas/TriggerDAGRunPostBody/properties/data_interval_end/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema53.properties.data_interval_end,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2.includes(":60")){
const next0 = Date.parse((data2).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err5 = {instancePath:instancePath+"/data_interval_end",schemaPath:"contract:/components/schemas/TriggerDAGRunPostBody/properties/data_interval_end/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema53.properties.data_interval_end,data:data2};
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
if(data.data_interval_start !== undefined){
let data3 = data.data_interval_start;
if((typeof data3 !== "string") && (data3 !== null)){
const err6 = {instancePath:instancePath+"/data_interval_start",schemaPath:"contract:/components/schemas/TriggerDAGRunPostBody/properties/data_interval_start/type",keyword:"type",params:{type: schema53.properties.data_interval_start.type},schema:schema53.properties.data_interval_start.type,parentSchema:schema53.properties.data_interval_start,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
const err7 = {instancePath:instancePath+"/data_interval_start",schemaPath:"contract:/components/schemas/TriggerDAGRunPostBody/properties/data_interval_start/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema53.properties.data_interval_start,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data3.includes(":60")){
const next1 = Date.parse((data3).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err8 = {instancePath:instancePath+"/data_interval_start",schemaPath:"contract:/components/schemas/TriggerDAGRunPostBody/properties/data_interval_start/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema53.properties.data_interval_start,data:data3};
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
if(data.logical_date !== undefined){
let data4 = data.logical_date;
if((typeof data4 !== "string") && (data4 !== null)){
const err9 = {instancePath:instancePath+"/logical_date",schemaPath:"contract:/components/schemas/TriggerDAGRunPostBody/properties/logical_date/type",keyword:"type",params:{type: schema53.properties.logical_date.type},schema:schema53.properties.logical_date.type,parentSchema:schema53.properties.logical_date,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
const err10 = {instancePath:instancePath+"/logical_date",schemaPath:"contract:/components/schemas/TriggerDAGRunPostBody/properties/logical_date/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema53.properties.logical_date,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data4.includes(":60")){
const next2 = Date.parse((data4).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next2 % 86400000 !== 0 || new Date(next2).getUTCDate() !== 1){
const err11 = {instancePath:instancePath+"/logical_date",schemaPath:"contract:/components/schemas/TriggerDAGRunPostBody/properties/logical_date/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema53.properties.logical_date,data:data4};
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
if(data.note !== undefined){
let data5 = data.note;
if((typeof data5 !== "string") && (data5 !== null)){
const err12 = {instancePath:instancePath+"/note",schemaPath:"contract:/components/schemas/TriggerDAGRunPostBody/properties/note/type",keyword:"type",params:{type: schema53.properties.note.type},schema:schema53.properties.note.type,parentSchema:schema53.properties.note,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.partition_key !== undefined){
let data6 = data.partition_key;
if((typeof data6 !== "string") && (data6 !== null)){
const err13 = {instancePath:instancePath+"/partition_key",schemaPath:"contract:/components/schemas/TriggerDAGRunPostBody/properties/partition_key/type",keyword:"type",params:{type: schema53.properties.partition_key.type},schema:schema53.properties.partition_key.type,parentSchema:schema53.properties.partition_key,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.run_after !== undefined){
let data7 = data.run_after;
if((typeof data7 !== "string") && (data7 !== null)){
const err14 = {instancePath:instancePath+"/run_after",schemaPath:"contract:/components/schemas/TriggerDAGRunPostBody/properties/run_after/type",keyword:"type",params:{type: schema53.properties.run_after.type},schema:schema53.properties.run_after.type,parentSchema:schema53.properties.run_after,data:data7};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data7 === "string"){
if(!(formats0.test(data7))){
const err15 = {instancePath:instancePath+"/run_after",schemaPath:"contract:/components/schemas/TriggerDAGRunPostBody/properties/run_after/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema53.properties.run_after,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data7.includes(":60")){
const next3 = Date.parse((data7).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next3 % 86400000 !== 0 || new Date(next3).getUTCDate() !== 1){
const err16 = {instancePath:instancePath+"/run_after",schemaPath:"contract:/components/schemas/TriggerDAGRunPostBody/properties/run_after/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema53.properties.run_after,data:data7};
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
const err17 = {instancePath,schemaPath:"contract:/components/schemas/TriggerDAGRunPostBody/type",keyword:"type",params:{type: "object"},schema:schema53.type,parentSchema:schema53,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v34 = validate44;
const schema54 = {"$id":"contract:/get_list_dag_runs_batch.parameters","type":"object","properties":{"path":{"type":"object","properties":{"dag_id":{"const":"~","type":"string"}},"required":["dag_id"]}},"required":["path"]};

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
if(data0.dag_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "dag_id"},schema:schema54.properties.path.required,parentSchema:schema54.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.dag_id !== undefined){
let data1 = data0.dag_id;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/path/dag_id",schemaPath:"#/properties/path/properties/dag_id/type",keyword:"type",params:{type: "string"},schema:schema54.properties.path.properties.dag_id.type,parentSchema:schema54.properties.path.properties.dag_id,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if("~" !== data1){
const err3 = {instancePath:instancePath+"/path/dag_id",schemaPath:"#/properties/path/properties/dag_id/const",keyword:"const",params:{allowedValue: "~"},schema:"~",parentSchema:schema54.properties.path.properties.dag_id,data:data1};
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
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema54.type,parentSchema:schema54,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v35 = validate45;
const schema55 = {"$id":"contract:/get_list_dag_runs_batch.body","$ref":"contract:/components/schemas/DAGRunsBatchBody"};
const schema56 = {"$id":"contract:/components/schemas/DAGRunsBatchBody","additionalProperties":false,"properties":{"conf_contains":{"type":["string","null"]},"dag_ids":{"items":{"type":"string"},"type":["array","null"]},"duration_gt":{"type":["number","null"],"double":true},"duration_gte":{"type":["number","null"],"double":true},"duration_lt":{"type":["number","null"],"double":true},"duration_lte":{"type":["number","null"],"double":true},"end_date_gt":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"end_date_gte":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"end_date_lt":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"end_date_lte":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"logical_date_gt":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"logical_date_gte":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"logical_date_lt":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"logical_date_lte":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"order_by":{"type":["string","null"]},"page_limit":{"minimum":0,"type":"integer","safeInteger":true},"page_offset":{"minimum":0,"type":"integer","safeInteger":true},"run_after_gt":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"run_after_gte":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"run_after_lt":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"run_after_lte":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"start_date_gt":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"start_date_gte":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"start_date_lt":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"start_date_lte":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"states":{"items":{"anyOf":[{"$ref":"contract:/components/schemas/DagRunState"},{"type":"null"}]},"type":["array","null"]}},"type":"object"};

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
for(const key0 in data){
if(!(func0.call(schema56.properties, key0))){
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
if(data.conf_contains !== undefined){
let data0 = data.conf_contains;
if((typeof data0 !== "string") && (data0 !== null)){
const err1 = {instancePath:instancePath+"/conf_contains",schemaPath:"#/properties/conf_contains/type",keyword:"type",params:{type: schema56.properties.conf_contains.type},schema:schema56.properties.conf_contains.type,parentSchema:schema56.properties.conf_contains,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.dag_ids !== undefined){
let data1 = data.dag_ids;
if((!(Array.isArray(data1))) && (data1 !== null)){
const err2 = {instancePath:instancePath+"/dag_ids",schemaPath:"#/properties/dag_ids/type",keyword:"type",params:{type: schema56.properties.dag_ids.type},schema:schema56.properties.dag_ids.type,parentSchema:schema56.properties.dag_ids,data:data1};
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
const err3 = {instancePath:instancePath+"/dag_ids/" + i0,schemaPath:"#/properties/dag_ids/items/type",keyword:"type",params:{type: "string"},schema:schema56.properties.dag_ids.items.type,parentSchema:schema56.properties.dag_ids.items,data:data2};
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
if(data.duration_gt !== undefined){
let data3 = data.duration_gt;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)){
const err4 = {instancePath:instancePath+"/duration_gt",schemaPath:"#/properties/duration_gt/type",keyword:"type",params:{type: schema56.properties.duration_gt.type},schema:schema56.properties.duration_gt.type,parentSchema:schema56.properties.duration_gt,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data3 === "bigint"){
const err5 = {instancePath:instancePath+"/duration_gt",schemaPath:"#/properties/duration_gt/double",keyword:"double",params:{holder: data, key: "duration_gt"},schema:true,parentSchema:schema56.properties.duration_gt,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.duration_gte !== undefined){
let data4 = data.duration_gte;
if((!((typeof data4 == "number") && (isFinite(data4)))) && (data4 !== null)){
const err6 = {instancePath:instancePath+"/duration_gte",schemaPath:"#/properties/duration_gte/type",keyword:"type",params:{type: schema56.properties.duration_gte.type},schema:schema56.properties.duration_gte.type,parentSchema:schema56.properties.duration_gte,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data4 === "bigint"){
const err7 = {instancePath:instancePath+"/duration_gte",schemaPath:"#/properties/duration_gte/double",keyword:"double",params:{holder: data, key: "duration_gte"},schema:true,parentSchema:schema56.properties.duration_gte,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.duration_lt !== undefined){
let data5 = data.duration_lt;
if((!((typeof data5 == "number") && (isFinite(data5)))) && (data5 !== null)){
const err8 = {instancePath:instancePath+"/duration_lt",schemaPath:"#/properties/duration_lt/type",keyword:"type",params:{type: schema56.properties.duration_lt.type},schema:schema56.properties.duration_lt.type,parentSchema:schema56.properties.duration_lt,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data5 === "bigint"){
const err9 = {instancePath:instancePath+"/duration_lt",schemaPath:"#/properties/duration_lt/double",keyword:"double",params:{holder: data, key: "duration_lt"},schema:true,parentSchema:schema56.properties.duration_lt,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.duration_lte !== undefined){
let data6 = data.duration_lte;
if((!((typeof data6 == "number") && (isFinite(data6)))) && (data6 !== null)){
const err10 = {instancePath:instancePath+"/duration_lte",schemaPath:"#/properties/duration_lte/type",keyword:"type",params:{type: schema56.properties.duration_lte.type},schema:schema56.properties.duration_lte.type,parentSchema:schema56.properties.duration_lte,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data6 === "bigint"){
const err11 = {instancePath:instancePath+"/duration_lte",schemaPath:"#/properties/duration_lte/double",keyword:"double",params:{holder: data, key: "duration_lte"},schema:true,parentSchema:schema56.properties.duration_lte,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.end_date_gt !== undefined){
let data7 = data.end_date_gt;
if((typeof data7 !== "string") && (data7 !== null)){
const err12 = {instancePath:instancePath+"/end_date_gt",schemaPath:"#/properties/end_date_gt/type",keyword:"type",params:{type: schema56.properties.end_date_gt.type},schema:schema56.properties.end_date_gt.type,parentSchema:schema56.properties.end_date_gt,data:data7};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data7 === "string"){
if(!(formats0.test(data7))){
const err13 = {instancePath:instancePath+"/end_date_gt",schemaPath:"#/properties/end_date_gt/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema56.properties.end_date_gt,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data7.includes(":60")){
const next0 = Date.parse((data7).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err14 = {instancePath:instancePath+"/end_date_gt",schemaPath:"#/properties/end_date_gt/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema56.properties.end_date_gt,data:data7};
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
if(data.end_date_gte !== undefined){
let data8 = data.end_date_gte;
if((typeof data8 !== "string") && (data8 !== null)){
const err15 = {instancePath:instancePath+"/end_date_gte",schemaPath:"#/properties/end_date_gte/type",keyword:"type",params:{type: schema56.properties.end_date_gte.type},schema:schema56.properties.end_date_gte.type,parentSchema:schema56.properties.end_date_gte,data:data8};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data8 === "string"){
if(!(formats0.test(data8))){
const err16 = {instancePath:instancePath+"/end_date_gte",schemaPath:"#/properties/end_date_gte/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema56.properties.end_date_gte,data:data8};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data8.includes(":60")){
const next1 = Date.parse((data8).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err17 = {instancePath:instancePath+"/end_date_gte",schemaPath:"#/properties/end_date_gte/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema56.properties.end_date_gte,data:data8};
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
if(data.end_date_lt !== undefined){
let data9 = data.end_date_lt;
if((typeof data9 !== "string") && (data9 !== null)){
const err18 = {instancePath:instancePath+"/end_date_lt",schemaPath:"#/properties/end_date_lt/type",keyword:"type",params:{type: schema56.properties.end_date_lt.type},schema:schema56.properties.end_date_lt.type,parentSchema:schema56.properties.end_date_lt,data:data9};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(typeof data9 === "string"){
if(!(formats0.test(data9))){
const err19 = {instancePath:instancePath+"/end_date_lt",schemaPath:"#/properties/end_date_lt/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema56.properties.end_date_lt,data:data9};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data9.includes(":60")){
const next2 = Date.parse((data9).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next2 % 86400000 !== 0 || new Date(next2).getUTCDate() !== 1){
const err20 = {instancePath:instancePath+"/end_date_lt",schemaPath:"#/properties/end_date_lt/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema56.properties.end_date_lt,data:data9};
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
if(data.end_date_lte !== undefined){
let data10 = data.end_date_lte;
if((typeof data10 !== "string") && (data10 !== null)){
const err21 = {instancePath:instancePath+"/end_date_lte",schemaPath:"#/properties/end_date_lte/type",keyword:"type",params:{type: schema56.properties.end_date_lte.type},schema:schema56.properties.end_date_lte.type,parentSchema:schema56.properties.end_date_lte,data:data10};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(typeof data10 === "string"){
if(!(formats0.test(data10))){
const err22 = {instancePath:instancePath+"/end_date_lte",schemaPath:"#/properties/end_date_lte/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema56.properties.end_date_lte,data:data10};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data10.includes(":60")){
const next3 = Date.parse((data10).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next3 % 86400000 !== 0 || new Date(next3).getUTCDate() !== 1){
const err23 = {instancePath:instancePath+"/end_date_lte",schemaPath:"#/properties/end_date_lte/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema56.properties.end_date_lte,data:data10};
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
if(data.logical_date_gt !== undefined){
let data11 = data.logical_date_gt;
if((typeof data11 !== "string") && (data11 !== null)){
const err24 = {instancePath:instancePath+"/logical_date_gt",schemaPath:"#/properties/logical_date_gt/type",keyword:"type",params:{type: schema56.properties.logical_date_gt.type},schema:schema56.properties.logical_date_gt.type,parentSchema:schema56.properties.logical_date_gt,data:data11};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(typeof data11 === "string"){
if(!(formats0.test(data11))){
const err25 = {instancePath:instancePath+"/logical_date_gt",schemaPath:"#/properties/logical_date_gt/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema56.properties.logical_date_gt,data:data11};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data11.includes(":60")){
const next4 = Date.parse((data11).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next4 % 86400000 !== 0 || new Date(next4).getUTCDate() !== 1){
const err26 = {instancePath:instancePath+"/logical_date_gt",schemaPath:"#/properties/logical_date_gt/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema56.properties.logical_date_gt,data:data11};
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
if(data.logical_date_gte !== undefined){
let data12 = data.logical_date_gte;
if((typeof data12 !== "string") && (data12 !== null)){
const err27 = {instancePath:instancePath+"/logical_date_gte",schemaPath:"#/properties/logical_date_gte/type",keyword:"type",params:{type: schema56.properties.logical_date_gte.type},schema:schema56.properties.logical_date_gte.type,parentSchema:schema56.properties.logical_date_gte,data:data12};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(typeof data12 === "string"){
if(!(formats0.test(data12))){
const err28 = {instancePath:instancePath+"/logical_date_gte",schemaPath:"#/properties/logical_date_gte/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema56.properties.logical_date_gte,data:data12};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data12.includes(":60")){
const next5 = Date.parse((data12).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next5 % 86400000 !== 0 || new Date(next5).getUTCDate() !== 1){
const err29 = {instancePath:instancePath+"/logical_date_gte",schemaPath:"#/properties/logical_date_gte/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema56.properties.logical_date_gte,data:data12};
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
if(data.logical_date_lt !== undefined){
let data13 = data.logical_date_lt;
if((typeof data13 !== "string") && (data13 !== null)){
const err30 = {instancePath:instancePath+"/logical_date_lt",schemaPath:"#/properties/logical_date_lt/type",keyword:"type",params:{type: schema56.properties.logical_date_lt.type},schema:schema56.properties.logical_date_lt.type,parentSchema:schema56.properties.logical_date_lt,data:data13};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(typeof data13 === "string"){
if(!(formats0.test(data13))){
const err31 = {instancePath:instancePath+"/logical_date_lt",schemaPath:"#/properties/logical_date_lt/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema56.properties.logical_date_lt,data:data13};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data13.includes(":60")){
const next6 = Date.parse((data13).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next6 % 86400000 !== 0 || new Date(next6).getUTCDate() !== 1){
const err32 = {instancePath:instancePath+"/logical_date_lt",schemaPath:"#/properties/logical_date_lt/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema56.properties.logical_date_lt,data:data13};
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
if(data.logical_date_lte !== undefined){
let data14 = data.logical_date_lte;
if((typeof data14 !== "string") && (data14 !== null)){
const err33 = {instancePath:instancePath+"/logical_date_lte",schemaPath:"#/properties/logical_date_lte/type",keyword:"type",params:{type: schema56.properties.logical_date_lte.type},schema:schema56.properties.logical_date_lte.type,parentSchema:schema56.properties.logical_date_lte,data:data14};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(typeof data14 === "string"){
if(!(formats0.test(data14))){
const err34 = {instancePath:instancePath+"/logical_date_lte",schemaPath:"#/properties/logical_date_lte/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema56.properties.logical_date_lte,data:data14};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data14.includes(":60")){
const next7 = Date.parse((data14).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next7 % 86400000 !== 0 || new Date(next7).getUTCDate() !== 1){
const err35 = {instancePath:instancePath+"/logical_date_lte",schemaPath:"#/properties/logical_date_lte/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema56.properties.logical_date_lte,data:data14};
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
if(data.order_by !== undefined){
let data15 = data.order_by;
if((typeof data15 !== "string") && (data15 !== null)){
const err36 = {instancePath:instancePath+"/order_by",schemaPath:"#/properties/order_by/type",keyword:"type",params:{type: schema56.properties.order_by.type},schema:schema56.properties.order_by.type,parentSchema:schema56.properties.order_by,data:data15};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.page_limit !== undefined){
let data16 = data.page_limit;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err37 = {instancePath:instancePath+"/page_limit",schemaPath:"#/properties/page_limit/type",keyword:"type",params:{type: "integer"},schema:schema56.properties.page_limit.type,parentSchema:schema56.properties.page_limit,data:data16};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
const err38 = {instancePath:instancePath+"/page_limit",schemaPath:"#/properties/page_limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema56.properties.page_limit,data:data16};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(Math.abs(data16) > 9007199254740991){
const err39 = {instancePath:instancePath+"/page_limit",schemaPath:"#/properties/page_limit/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema56.properties.page_limit,data:data16};
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
if(data.page_offset !== undefined){
let data17 = data.page_offset;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err40 = {instancePath:instancePath+"/page_offset",schemaPath:"#/properties/page_offset/type",keyword:"type",params:{type: "integer"},schema:schema56.properties.page_offset.type,parentSchema:schema56.properties.page_offset,data:data17};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
const err41 = {instancePath:instancePath+"/page_offset",schemaPath:"#/properties/page_offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema56.properties.page_offset,data:data17};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(Math.abs(data17) > 9007199254740991){
const err42 = {instancePath:instancePath+"/page_offset",schemaPath:"#/properties/page_offset/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema56.properties.page_offset,data:data17};
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
if(data.run_after_gt !== undefined){
let data18 = data.run_after_gt;
if((typeof data18 !== "string") && (data18 !== null)){
const err43 = {instancePath:instancePath+"/run_after_gt",schemaPath:"#/properties/run_after_gt/type",keyword:"type",params:{type: schema56.properties.run_after_gt.type},schema:schema56.properties.run_after_gt.type,parentSchema:schema56.properties.run_after_gt,data:data18};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(typeof data18 === "string"){
if(!(formats0.test(data18))){
const err44 = {instancePath:instancePath+"/run_after_gt",schemaPath:"#/properties/run_after_gt/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema56.properties.run_after_gt,data:data18};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data18.includes(":60")){
const next8 = Date.parse((data18).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next8 % 86400000 !== 0 || new Date(next8).getUTCDate() !== 1){
const err45 = {instancePath:instancePath+"/run_after_gt",schemaPath:"#/properties/run_after_gt/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema56.properties.run_after_gt,data:data18};
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
}
if(data.run_after_gte !== undefined){
let data19 = data.run_after_gte;
if((typeof data19 !== "string") && (data19 !== null)){
const err46 = {instancePath:instancePath+"/run_after_gte",schemaPath:"#/properties/run_after_gte/type",keyword:"type",params:{type: schema56.properties.run_after_gte.type},schema:schema56.properties.run_after_gte.type,parentSchema:schema56.properties.run_after_gte,data:data19};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(typeof data19 === "string"){
if(!(formats0.test(data19))){
const err47 = {instancePath:instancePath+"/run_after_gte",schemaPath:"#/properties/run_after_gte/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema56.properties.run_after_gte,data:data19};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data19.includes(":60")){
const next9 = Date.parse((data19).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next9 % 86400000 !== 0 || new Date(next9).getUTCDate() !== 1){
const err48 = {instancePath:instancePath+"/run_after_gte",schemaPath:"#/properties/run_after_gte/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema56.properties.run_after_gte,data:data19};
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
if(data.run_after_lt !== undefined){
let data20 = data.run_after_lt;
if((typeof data20 !== "string") && (data20 !== null)){
const err49 = {instancePath:instancePath+"/run_after_lt",schemaPath:"#/properties/run_after_lt/type",keyword:"type",params:{type: schema56.properties.run_after_lt.type},schema:schema56.properties.run_after_lt.type,parentSchema:schema56.properties.run_after_lt,data:data20};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(typeof data20 === "string"){
if(!(formats0.test(data20))){
const err50 = {instancePath:instancePath+"/run_after_lt",schemaPath:"#/properties/run_after_lt/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema56.properties.run_after_lt,data:data20};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data20.includes(":60")){
const next10 = Date.parse((data20).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next10 % 86400000 !== 0 || new Date(next10).getUTCDate() !== 1){
const err51 = {instancePath:instancePath+"/run_after_lt",schemaPath:"#/properties/run_after_lt/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema56.properties.run_after_lt,data:data20};
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
}
if(data.run_after_lte !== undefined){
let data21 = data.run_after_lte;
if((typeof data21 !== "string") && (data21 !== null)){
const err52 = {instancePath:instancePath+"/run_after_lte",schemaPath:"#/properties/run_after_lte/type",keyword:"type",params:{type: schema56.properties.run_after_lte.type},schema:schema56.properties.run_after_lte.type,parentSchema:schema56.properties.run_after_lte,data:data21};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(typeof data21 === "string"){
if(!(formats0.test(data21))){
const err53 = {instancePath:instancePath+"/run_after_lte",schemaPath:"#/properties/run_after_lte/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema56.properties.run_after_lte,data:data21};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data21.includes(":60")){
const next11 = Date.parse((data21).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next11 % 86400000 !== 0 || new Date(next11).getUTCDate() !== 1){
const err54 = {instancePath:instancePath+"/run_after_lte",schemaPath:"#/properties/run_after_lte/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema56.properties.run_after_lte,data:data21};
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
if(data.start_date_gt !== undefined){
let data22 = data.start_date_gt;
if((typeof data22 !== "string") && (data22 !== null)){
const err55 = {instancePath:instancePath+"/start_date_gt",schemaPath:"#/properties/start_date_gt/type",keyword:"type",params:{type: schema56.properties.start_date_gt.type},schema:schema56.properties.start_date_gt.type,parentSchema:schema56.properties.start_date_gt,data:data22};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(typeof data22 === "string"){
if(!(formats0.test(data22))){
const err56 = {instancePath:instancePath+"/start_date_gt",schemaPath:"#/properties/start_date_gt/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema56.properties.start_date_gt,data:data22};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data22.includes(":60")){
const next12 = Date.parse((data22).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next12 % 86400000 !== 0 || new Date(next12).getUTCDate() !== 1){
const err57 = {instancePath:instancePath+"/start_date_gt",schemaPath:"#/properties/start_date_gt/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema56.properties.start_date_gt,data:data22};
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
}
if(data.start_date_gte !== undefined){
let data23 = data.start_date_gte;
if((typeof data23 !== "string") && (data23 !== null)){
const err58 = {instancePath:instancePath+"/start_date_gte",schemaPath:"#/properties/start_date_gte/type",keyword:"type",params:{type: schema56.properties.start_date_gte.type},schema:schema56.properties.start_date_gte.type,parentSchema:schema56.properties.start_date_gte,data:data23};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(typeof data23 === "string"){
if(!(formats0.test(data23))){
const err59 = {instancePath:instancePath+"/start_date_gte",schemaPath:"#/properties/start_date_gte/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema56.properties.start_date_gte,data:data23};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data23.includes(":60")){
const next13 = Date.parse((data23).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next13 % 86400000 !== 0 || new Date(next13).getUTCDate() !== 1){
const err60 = {instancePath:instancePath+"/start_date_gte",schemaPath:"#/properties/start_date_gte/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema56.properties.start_date_gte,data:data23};
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
if(data.start_date_lt !== undefined){
let data24 = data.start_date_lt;
if((typeof data24 !== "string") && (data24 !== null)){
const err61 = {instancePath:instancePath+"/start_date_lt",schemaPath:"#/properties/start_date_lt/type",keyword:"type",params:{type: schema56.properties.start_date_lt.type},schema:schema56.properties.start_date_lt.type,parentSchema:schema56.properties.start_date_lt,data:data24};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(typeof data24 === "string"){
if(!(formats0.test(data24))){
const err62 = {instancePath:instancePath+"/start_date_lt",schemaPath:"#/properties/start_date_lt/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema56.properties.start_date_lt,data:data24};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(data24.includes(":60")){
const next14 = Date.parse((data24).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next14 % 86400000 !== 0 || new Date(next14).getUTCDate() !== 1){
const err63 = {instancePath:instancePath+"/start_date_lt",schemaPath:"#/properties/start_date_lt/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema56.properties.start_date_lt,data:data24};
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
}
if(data.start_date_lte !== undefined){
let data25 = data.start_date_lte;
if((typeof data25 !== "string") && (data25 !== null)){
const err64 = {instancePath:instancePath+"/start_date_lte",schemaPath:"#/properties/start_date_lte/type",keyword:"type",params:{type: schema56.properties.start_date_lte.type},schema:schema56.properties.start_date_lte.type,parentSchema:schema56.properties.start_date_lte,data:data25};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(typeof data25 === "string"){
if(!(formats0.test(data25))){
const err65 = {instancePath:instancePath+"/start_date_lte",schemaPath:"#/properties/start_date_lte/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema56.properties.start_date_lte,data:data25};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(data25.includes(":60")){
const next15 = Date.parse((data25).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next15 % 86400000 !== 0 || new Date(next15).getUTCDate() !== 1){
const err66 = {instancePath:instancePath+"/start_date_lte",schemaPath:"#/properties/start_date_lte/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema56.properties.start_date_lte,data:data25};
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
}
if(data.states !== undefined){
let data26 = data.states;
if((!(Array.isArray(data26))) && (data26 !== null)){
const err67 = {instancePath:instancePath+"/states",schemaPath:"#/properties/states/type",keyword:"type",params:{type: schema56.properties.states.type},schema:schema56.properties.states.type,parentSchema:schema56.properties.states,data:data26};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(Array.isArray(data26)){
const len1 = data26.length;
for(let i1=0; i1<len1; i1++){
let data27 = data26[i1];
const _errs57 = errors;
let valid5 = false;
const _errs58 = errors;
if(typeof data27 !== "string"){
const err68 = {instancePath:instancePath+"/states/" + i1,schemaPath:"contract:/components/schemas/DagRunState/type",keyword:"type",params:{type: "string"},schema:schema40.type,parentSchema:schema40,data:data27};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(!((((data27 === "queued") || (data27 === "running")) || (data27 === "success")) || (data27 === "failed"))){
const err69 = {instancePath:instancePath+"/states/" + i1,schemaPath:"contract:/components/schemas/DagRunState/enum",keyword:"enum",params:{allowedValues: schema40.enum},schema:schema40.enum,parentSchema:schema40,data:data27};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
var _valid0 = _errs58 === errors;
valid5 = valid5 || _valid0;
const _errs61 = errors;
if(data27 !== null){
const err70 = {instancePath:instancePath+"/states/" + i1,schemaPath:"#/properties/states/items/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema56.properties.states.items.anyOf[1].type,parentSchema:schema56.properties.states.items.anyOf[1],data:data27};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
var _valid0 = _errs61 === errors;
valid5 = valid5 || _valid0;
if(!valid5){
const err71 = {instancePath:instancePath+"/states/" + i1,schemaPath:"#/properties/states/items/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs57, passingSchemas: null},schema:schema56.properties.states.items.anyOf,parentSchema:schema56.properties.states.items,data:data27};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
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
}
}
}
else {
const err72 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema56.type,parentSchema:schema56,data};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate46.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate46.errors);
errors = vErrors.length;
}
validate45.errors = vErrors;
return errors === 0;
}
validate45.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v36 = validate48;
const schema58 = {"$id":"contract:/get_dag_run.parameters","type":"object","properties":{"path":{"type":"object","properties":{"dag_id":{"type":"string"},"dag_run_id":{"type":"string"}},"required":["dag_id","dag_run_id"]}},"required":["path"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema58.required,parentSchema:schema58,data};
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
if(data0.dag_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "dag_id"},schema:schema58.properties.path.required,parentSchema:schema58.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.dag_run_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "dag_run_id"},schema:schema58.properties.path.required,parentSchema:schema58.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.dag_id !== undefined){
let data1 = data0.dag_id;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/dag_id",schemaPath:"#/properties/path/properties/dag_id/type",keyword:"type",params:{type: "string"},schema:schema58.properties.path.properties.dag_id.type,parentSchema:schema58.properties.path.properties.dag_id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.dag_run_id !== undefined){
let data2 = data0.dag_run_id;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/path/dag_run_id",schemaPath:"#/properties/path/properties/dag_run_id/type",keyword:"type",params:{type: "string"},schema:schema58.properties.path.properties.dag_run_id.type,parentSchema:schema58.properties.path.properties.dag_run_id,data:data2};
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
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema58.properties.path.type,parentSchema:schema58.properties.path,data:data0};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema58.type,parentSchema:schema58,data};
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
validate48.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v37 = validate49;
const schema59 = {"$id":"contract:/patch_dag_run.parameters","type":"object","properties":{"path":{"type":"object","properties":{"dag_id":{"type":"string"},"dag_run_id":{"type":"string"}},"required":["dag_id","dag_run_id"]},"query":{"type":"object","properties":{"update_mask":{"items":{"type":"string"},"type":["array","null"]}},"required":[]}},"required":["path","query"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema59.required,parentSchema:schema59,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema59.required,parentSchema:schema59,data};
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
if(data0.dag_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "dag_id"},schema:schema59.properties.path.required,parentSchema:schema59.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.dag_run_id === undefined){
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "dag_run_id"},schema:schema59.properties.path.required,parentSchema:schema59.properties.path,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.dag_id !== undefined){
let data1 = data0.dag_id;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/path/dag_id",schemaPath:"#/properties/path/properties/dag_id/type",keyword:"type",params:{type: "string"},schema:schema59.properties.path.properties.dag_id.type,parentSchema:schema59.properties.path.properties.dag_id,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.dag_run_id !== undefined){
let data2 = data0.dag_run_id;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/path/dag_run_id",schemaPath:"#/properties/path/properties/dag_run_id/type",keyword:"type",params:{type: "string"},schema:schema59.properties.path.properties.dag_run_id.type,parentSchema:schema59.properties.path.properties.dag_run_id,data:data2};
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
const err6 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema59.properties.path.type,parentSchema:schema59.properties.path,data:data0};
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
if(data3.update_mask !== undefined){
let data4 = data3.update_mask;
if((!(Array.isArray(data4))) && (data4 !== null)){
const err7 = {instancePath:instancePath+"/query/update_mask",schemaPath:"#/properties/query/properties/update_mask/type",keyword:"type",params:{type: schema59.properties.query.properties.update_mask.type},schema:schema59.properties.query.properties.update_mask.type,parentSchema:schema59.properties.query.properties.update_mask,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 !== "string"){
const err8 = {instancePath:instancePath+"/query/update_mask/" + i0,schemaPath:"#/properties/query/properties/update_mask/items/type",keyword:"type",params:{type: "string"},schema:schema59.properties.query.properties.update_mask.items.type,parentSchema:schema59.properties.query.properties.update_mask.items,data:data5};
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
const err9 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema59.properties.query.type,parentSchema:schema59.properties.query,data:data3};
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
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema59.type,parentSchema:schema59,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate49.errors = vErrors;
return errors === 0;
}
validate49.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v38 = validate50;
const schema60 = {"$id":"contract:/patch_dag_run.body","$ref":"contract:/components/schemas/DAGRunPatchBody"};
const schema61 = {"$id":"contract:/components/schemas/DAGRunPatchBody","additionalProperties":false,"properties":{"note":{"maxLength":1000,"type":["string","null"]},"state":{"anyOf":[{"$ref":"contract:/components/schemas/DAGRunPatchStates"},{"type":"null"}]}},"type":"object"};
const schema62 = {"$id":"contract:/components/schemas/DAGRunPatchStates","enum":["queued","success","failed"],"type":"string"};

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
for(const key0 in data){
if(!((key0 === "note") || (key0 === "state"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema61,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.note !== undefined){
let data0 = data.note;
if((typeof data0 !== "string") && (data0 !== null)){
const err1 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: schema61.properties.note.type},schema:schema61.properties.note.type,parentSchema:schema61.properties.note,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data0 === "string"){
if(func1(data0) > 1000){
const err2 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit: 1000},schema:1000,parentSchema:schema61.properties.note,data:data0};
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
if(data.state !== undefined){
let data1 = data.state;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/state",schemaPath:"contract:/components/schemas/DAGRunPatchStates/type",keyword:"type",params:{type: "string"},schema:schema62.type,parentSchema:schema62,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(((data1 === "queued") || (data1 === "success")) || (data1 === "failed"))){
const err4 = {instancePath:instancePath+"/state",schemaPath:"contract:/components/schemas/DAGRunPatchStates/enum",keyword:"enum",params:{allowedValues: schema62.enum},schema:schema62.enum,parentSchema:schema62,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
const _errs9 = errors;
if(data1 !== null){
const err5 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema61.properties.state.anyOf[1].type,parentSchema:schema61.properties.state.anyOf[1],data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err6 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs5, passingSchemas: null},schema:schema61.properties.state.anyOf,parentSchema:schema61.properties.state,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
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
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema61.type,parentSchema:schema61,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
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

exports.v39 = validate53;
const schema63 = {"$id":"contract:/clear_dag_run.body","$ref":"contract:/components/schemas/DAGRunClearBody"};
const schema64 = {"$id":"contract:/components/schemas/DAGRunClearBody","additionalProperties":false,"properties":{"dry_run":{"type":"boolean"},"only_failed":{"type":"boolean"},"run_on_latest_version":{"type":"boolean"}},"type":"object"};

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
if(!(((key0 === "dry_run") || (key0 === "only_failed")) || (key0 === "run_on_latest_version"))){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/DAGRunClearBody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema64,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.dry_run !== undefined){
let data0 = data.dry_run;
if(typeof data0 !== "boolean"){
const err1 = {instancePath:instancePath+"/dry_run",schemaPath:"contract:/components/schemas/DAGRunClearBody/properties/dry_run/type",keyword:"type",params:{type: "boolean"},schema:schema64.properties.dry_run.type,parentSchema:schema64.properties.dry_run,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.only_failed !== undefined){
let data1 = data.only_failed;
if(typeof data1 !== "boolean"){
const err2 = {instancePath:instancePath+"/only_failed",schemaPath:"contract:/components/schemas/DAGRunClearBody/properties/only_failed/type",keyword:"type",params:{type: "boolean"},schema:schema64.properties.only_failed.type,parentSchema:schema64.properties.only_failed,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.run_on_latest_version !== undefined){
let data2 = data.run_on_latest_version;
if(typeof data2 !== "boolean"){
const err3 = {instancePath:instancePath+"/run_on_latest_version",schemaPath:"contract:/components/schemas/DAGRunClearBody/properties/run_on_latest_version/type",keyword:"type",params:{type: "boolean"},schema:schema64.properties.run_on_latest_version.type,parentSchema:schema64.properties.run_on_latest_version,data:data2};
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
const err4 = {instancePath,schemaPath:"contract:/components/schemas/DAGRunClearBody/type",keyword:"type",params:{type: "object"},schema:schema64.type,parentSchema:schema64,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v40 = validate54;
const schema65 = {"$id":"contract:/get_hitl_details.parameters","type":"object","properties":{"path":{"type":"object","properties":{"dag_id":{"type":"string"},"dag_run_id":{"type":"string"}},"required":["dag_id","dag_run_id"]},"query":{"type":"object","properties":{"limit":{"minimum":0,"type":"integer"},"offset":{"minimum":0,"type":"integer"},"order_by":{"items":{"type":"string"},"type":"array"},"dag_id_pattern":{"type":["string","null"]},"task_id":{"type":["string","null"]},"task_id_pattern":{"type":["string","null"]},"map_index":{"type":["integer","null"]},"state":{"items":{"type":"string"},"type":"array"},"response_received":{"type":["boolean","null"]},"responded_by_user_id":{"items":{"type":"string"},"type":"array"},"responded_by_user_name":{"items":{"type":"string"},"type":"array"},"subject_search":{"type":["string","null"]},"body_search":{"type":["string","null"]},"created_at_gte":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"created_at_gt":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"created_at_lte":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"created_at_lt":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"}},"required":[]}},"required":["path","query"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema65.required,parentSchema:schema65,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema65.required,parentSchema:schema65,data};
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
if(data0.dag_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "dag_id"},schema:schema65.properties.path.required,parentSchema:schema65.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.dag_run_id === undefined){
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "dag_run_id"},schema:schema65.properties.path.required,parentSchema:schema65.properties.path,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.dag_id !== undefined){
let data1 = data0.dag_id;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/path/dag_id",schemaPath:"#/properties/path/properties/dag_id/type",keyword:"type",params:{type: "string"},schema:schema65.properties.path.properties.dag_id.type,parentSchema:schema65.properties.path.properties.dag_id,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.dag_run_id !== undefined){
let data2 = data0.dag_run_id;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/path/dag_run_id",schemaPath:"#/properties/path/properties/dag_run_id/type",keyword:"type",params:{type: "string"},schema:schema65.properties.path.properties.dag_run_id.type,parentSchema:schema65.properties.path.properties.dag_run_id,data:data2};
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
const err6 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema65.properties.path.type,parentSchema:schema65.properties.path,data:data0};
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
if(data3.limit !== undefined){
let data4 = data3.limit;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err7 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema65.properties.query.properties.limit.type,parentSchema:schema65.properties.query.properties.limit,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
const err8 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema65.properties.query.properties.limit,data:data4};
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
if(data3.offset !== undefined){
let data5 = data3.offset;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err9 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},schema:schema65.properties.query.properties.offset.type,parentSchema:schema65.properties.query.properties.offset,data:data5};
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
const err10 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema65.properties.query.properties.offset,data:data5};
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
if(data3.order_by !== undefined){
let data6 = data3.order_by;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(typeof data7 !== "string"){
const err11 = {instancePath:instancePath+"/query/order_by/" + i0,schemaPath:"#/properties/query/properties/order_by/items/type",keyword:"type",params:{type: "string"},schema:schema65.properties.query.properties.order_by.items.type,parentSchema:schema65.properties.query.properties.order_by.items,data:data7};
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
const err12 = {instancePath:instancePath+"/query/order_by",schemaPath:"#/properties/query/properties/order_by/type",keyword:"type",params:{type: "array"},schema:schema65.properties.query.properties.order_by.type,parentSchema:schema65.properties.query.properties.order_by,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data3.dag_id_pattern !== undefined){
let data8 = data3.dag_id_pattern;
if((typeof data8 !== "string") && (data8 !== null)){
const err13 = {instancePath:instancePath+"/query/dag_id_pattern",schemaPath:"#/properties/query/properties/dag_id_pattern/type",keyword:"type",params:{type: schema65.properties.query.properties.dag_id_pattern.type},schema:schema65.properties.query.properties.dag_id_pattern.type,parentSchema:schema65.properties.query.properties.dag_id_pattern,data:data8};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data3.task_id !== undefined){
let data9 = data3.task_id;
if((typeof data9 !== "string") && (data9 !== null)){
const err14 = {instancePath:instancePath+"/query/task_id",schemaPath:"#/properties/query/properties/task_id/type",keyword:"type",params:{type: schema65.properties.query.properties.task_id.type},schema:schema65.properties.query.properties.task_id.type,parentSchema:schema65.properties.query.properties.task_id,data:data9};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data3.task_id_pattern !== undefined){
let data10 = data3.task_id_pattern;
if((typeof data10 !== "string") && (data10 !== null)){
const err15 = {instancePath:instancePath+"/query/task_id_pattern",schemaPath:"#/properties/query/properties/task_id_pattern/type",keyword:"type",params:{type: schema65.properties.query.properties.task_id_pattern.type},schema:schema65.properties.query.properties.task_id_pattern.type,parentSchema:schema65.properties.query.properties.task_id_pattern,data:data10};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data3.map_index !== undefined){
let data11 = data3.map_index;
if((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (data11 !== null)){
const err16 = {instancePath:instancePath+"/query/map_index",schemaPath:"#/properties/query/properties/map_index/type",keyword:"type",params:{type: schema65.properties.query.properties.map_index.type},schema:schema65.properties.query.properties.map_index.type,parentSchema:schema65.properties.query.properties.map_index,data:data11};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data3.state !== undefined){
let data12 = data3.state;
if(Array.isArray(data12)){
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
let data13 = data12[i1];
if(typeof data13 !== "string"){
const err17 = {instancePath:instancePath+"/query/state/" + i1,schemaPath:"#/properties/query/properties/state/items/type",keyword:"type",params:{type: "string"},schema:schema65.properties.query.properties.state.items.type,parentSchema:schema65.properties.query.properties.state.items,data:data13};
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
const err18 = {instancePath:instancePath+"/query/state",schemaPath:"#/properties/query/properties/state/type",keyword:"type",params:{type: "array"},schema:schema65.properties.query.properties.state.type,parentSchema:schema65.properties.query.properties.state,data:data12};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data3.response_received !== undefined){
let data14 = data3.response_received;
if((typeof data14 !== "boolean") && (data14 !== null)){
const err19 = {instancePath:instancePath+"/query/response_received",schemaPath:"#/properties/query/properties/response_received/type",keyword:"type",params:{type: schema65.properties.query.properties.response_received.type},schema:schema65.properties.query.properties.response_received.type,parentSchema:schema65.properties.query.properties.response_received,data:data14};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data3.responded_by_user_id !== undefined){
let data15 = data3.responded_by_user_id;
if(Array.isArray(data15)){
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
let data16 = data15[i2];
if(typeof data16 !== "string"){
const err20 = {instancePath:instancePath+"/query/responded_by_user_id/" + i2,schemaPath:"#/properties/query/properties/responded_by_user_id/items/type",keyword:"type",params:{type: "string"},schema:schema65.properties.query.properties.responded_by_user_id.items.type,parentSchema:schema65.properties.query.properties.responded_by_user_id.items,data:data16};
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
const err21 = {instancePath:instancePath+"/query/responded_by_user_id",schemaPath:"#/properties/query/properties/responded_by_user_id/type",keyword:"type",params:{type: "array"},schema:schema65.properties.query.properties.responded_by_user_id.type,parentSchema:schema65.properties.query.properties.responded_by_user_id,data:data15};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data3.responded_by_user_name !== undefined){
let data17 = data3.responded_by_user_name;
if(Array.isArray(data17)){
const len3 = data17.length;
for(let i3=0; i3<len3; i3++){
let data18 = data17[i3];
if(typeof data18 !== "string"){
const err22 = {instancePath:instancePath+"/query/responded_by_user_name/" + i3,schemaPath:"#/properties/query/properties/responded_by_user_name/items/type",keyword:"type",params:{type: "string"},schema:schema65.properties.query.properties.responded_by_user_name.items.type,parentSchema:schema65.properties.query.properties.responded_by_user_name.items,data:data18};
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
const err23 = {instancePath:instancePath+"/query/responded_by_user_name",schemaPath:"#/properties/query/properties/responded_by_user_name/type",keyword:"type",params:{type: "array"},schema:schema65.properties.query.properties.responded_by_user_name.type,parentSchema:schema65.properties.query.properties.responded_by_user_name,data:data17};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data3.subject_search !== undefined){
let data19 = data3.subject_search;
if((typeof data19 !== "string") && (data19 !== null)){
const err24 = {instancePath:instancePath+"/query/subject_search",schemaPath:"#/properties/query/properties/subject_search/type",keyword:"type",params:{type: schema65.properties.query.properties.subject_search.type},schema:schema65.properties.query.properties.subject_search.type,parentSchema:schema65.properties.query.properties.subject_search,data:data19};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data3.body_search !== undefined){
let data20 = data3.body_search;
if((typeof data20 !== "string") && (data20 !== null)){
const err25 = {instancePath:instancePath+"/query/body_search",schemaPath:"#/properties/query/properties/body_search/type",keyword:"type",params:{type: schema65.properties.query.properties.body_search.type},schema:schema65.properties.query.properties.body_search.type,parentSchema:schema65.properties.query.properties.body_search,data:data20};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data3.created_at_gte !== undefined){
let data21 = data3.created_at_gte;
if((typeof data21 !== "string") && (data21 !== null)){
const err26 = {instancePath:instancePath+"/query/created_at_gte",schemaPath:"#/properties/query/properties/created_at_gte/type",keyword:"type",params:{type: schema65.properties.query.properties.created_at_gte.type},schema:schema65.properties.query.properties.created_at_gte.type,parentSchema:schema65.properties.query.properties.created_at_gte,data:data21};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(typeof data21 === "string"){
if(!(formats0.test(data21))){
const err27 = {instancePath:instancePath+"/query/created_at_gte",schemaPath:"#/properties/query/properties/created_at_gte/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema65.properties.query.properties.created_at_gte,data:data21};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data21.includes(":60")){
const next0 = Date.parse((data21).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err28 = {instancePath:instancePath+"/query/created_at_gte",schemaPath:"#/properties/query/properties/created_at_gte/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema65.properties.query.properties.created_at_gte,data:data21};
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
}
if(data3.created_at_gt !== undefined){
let data22 = data3.created_at_gt;
if((typeof data22 !== "string") && (data22 !== null)){
const err29 = {instancePath:instancePath+"/query/created_at_gt",schemaPath:"#/properties/query/properties/created_at_gt/type",keyword:"type",params:{type: schema65.properties.query.properties.created_at_gt.type},schema:schema65.properties.query.properties.created_at_gt.type,parentSchema:schema65.properties.query.properties.created_at_gt,data:data22};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(typeof data22 === "string"){
if(!(formats0.test(data22))){
const err30 = {instancePath:instancePath+"/query/created_at_gt",schemaPath:"#/properties/query/properties/created_at_gt/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema65.properties.query.properties.created_at_gt,data:data22};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data22.includes(":60")){
const next1 = Date.parse((data22).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err31 = {instancePath:instancePath+"/query/created_at_gt",schemaPath:"#/properties/query/properties/created_at_gt/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema65.properties.query.properties.created_at_gt,data:data22};
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
if(data3.created_at_lte !== undefined){
let data23 = data3.created_at_lte;
if((typeof data23 !== "string") && (data23 !== null)){
const err32 = {instancePath:instancePath+"/query/created_at_lte",schemaPath:"#/properties/query/properties/created_at_lte/type",keyword:"type",params:{type: schema65.properties.query.properties.created_at_lte.type},schema:schema65.properties.query.properties.created_at_lte.type,parentSchema:schema65.properties.query.properties.created_at_lte,data:data23};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(typeof data23 === "string"){
if(!(formats0.test(data23))){
const err33 = {instancePath:instancePath+"/query/created_at_lte",schemaPath:"#/properties/query/properties/created_at_lte/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema65.properties.query.properties.created_at_lte,data:data23};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data23.includes(":60")){
const next2 = Date.parse((data23).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next2 % 86400000 !== 0 || new Date(next2).getUTCDate() !== 1){
const err34 = {instancePath:instancePath+"/query/created_at_lte",schemaPath:"#/properties/query/properties/created_at_lte/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema65.properties.query.properties.created_at_lte,data:data23};
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
if(data3.created_at_lt !== undefined){
let data24 = data3.created_at_lt;
if((typeof data24 !== "string") && (data24 !== null)){
const err35 = {instancePath:instancePath+"/query/created_at_lt",schemaPath:"#/properties/query/properties/created_at_lt/type",keyword:"type",params:{type: schema65.properties.query.properties.created_at_lt.type},schema:schema65.properties.query.properties.created_at_lt.type,parentSchema:schema65.properties.query.properties.created_at_lt,data:data24};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(typeof data24 === "string"){
if(!(formats0.test(data24))){
const err36 = {instancePath:instancePath+"/query/created_at_lt",schemaPath:"#/properties/query/properties/created_at_lt/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema65.properties.query.properties.created_at_lt,data:data24};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data24.includes(":60")){
const next3 = Date.parse((data24).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next3 % 86400000 !== 0 || new Date(next3).getUTCDate() !== 1){
const err37 = {instancePath:instancePath+"/query/created_at_lt",schemaPath:"#/properties/query/properties/created_at_lt/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema65.properties.query.properties.created_at_lt,data:data24};
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
}
else {
const err38 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema65.properties.query.type,parentSchema:schema65.properties.query,data:data3};
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
const err39 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema65.type,parentSchema:schema65,data};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v41 = validate55;
const schema66 = {"$id":"contract:/get_task_instances.parameters","type":"object","properties":{"path":{"type":"object","properties":{"dag_id":{"type":"string"},"dag_run_id":{"type":"string"}},"required":["dag_id","dag_run_id"]},"query":{"type":"object","properties":{"task_id":{"type":["string","null"]},"run_after_gte":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"run_after_gt":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"run_after_lte":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"run_after_lt":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"logical_date_gte":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"logical_date_gt":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"logical_date_lte":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"logical_date_lt":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"start_date_gte":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"start_date_gt":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"start_date_lte":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"start_date_lt":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"end_date_gte":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"end_date_gt":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"end_date_lte":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"end_date_lt":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"updated_at_gte":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"updated_at_gt":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"updated_at_lte":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"updated_at_lt":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"duration_gte":{"type":["number","null"],"double":true},"duration_gt":{"type":["number","null"],"double":true},"duration_lte":{"type":["number","null"],"double":true},"duration_lt":{"type":["number","null"],"double":true},"task_display_name_pattern":{"type":["string","null"]},"task_group_id":{"type":["string","null"]},"dag_id_pattern":{"type":["string","null"]},"run_id_pattern":{"type":["string","null"]},"state":{"items":{"type":"string"},"type":"array"},"pool":{"items":{"type":"string"},"type":"array"},"pool_name_pattern":{"type":["string","null"]},"queue":{"items":{"type":"string"},"type":"array"},"queue_name_pattern":{"type":["string","null"]},"executor":{"items":{"type":"string"},"type":"array"},"version_number":{"items":{"type":"integer","safeInteger":true},"type":"array"},"try_number":{"items":{"type":"integer","safeInteger":true},"type":"array"},"operator":{"items":{"type":"string"},"type":"array"},"operator_name_pattern":{"type":["string","null"]},"map_index":{"items":{"type":"integer","safeInteger":true},"type":"array"},"limit":{"minimum":0,"type":"integer"},"offset":{"minimum":0,"type":"integer"},"order_by":{"items":{"type":"string"},"type":"array"}},"required":[]}},"required":["path","query"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema66.required,parentSchema:schema66,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema66.required,parentSchema:schema66,data};
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
if(data0.dag_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "dag_id"},schema:schema66.properties.path.required,parentSchema:schema66.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.dag_run_id === undefined){
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "dag_run_id"},schema:schema66.properties.path.required,parentSchema:schema66.properties.path,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.dag_id !== undefined){
let data1 = data0.dag_id;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/path/dag_id",schemaPath:"#/properties/path/properties/dag_id/type",keyword:"type",params:{type: "string"},schema:schema66.properties.path.properties.dag_id.type,parentSchema:schema66.properties.path.properties.dag_id,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.dag_run_id !== undefined){
let data2 = data0.dag_run_id;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/path/dag_run_id",schemaPath:"#/properties/path/properties/dag_run_id/type",keyword:"type",params:{type: "string"},schema:schema66.properties.path.properties.dag_run_id.type,parentSchema:schema66.properties.path.properties.dag_run_id,data:data2};
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
const err6 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema66.properties.path.type,parentSchema:schema66.properties.path,data:data0};
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
if(data3.task_id !== undefined){
let data4 = data3.task_id;
if((typeof data4 !== "string") && (data4 !== null)){
const err7 = {instancePath:instancePath+"/query/task_id",schemaPath:"#/properties/query/properties/task_id/type",keyword:"type",params:{type: schema66.properties.query.properties.task_id.type},schema:schema66.properties.query.properties.task_id.type,parentSchema:schema66.properties.query.properties.task_id,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data3.run_after_gte !== undefined){
let data5 = data3.run_after_gte;
if((typeof data5 !== "string") && (data5 !== null)){
const err8 = {instancePath:instancePath+"/query/run_after_gte",schemaPath:"#/properties/query/properties/run_after_gte/type",keyword:"type",params:{type: schema66.properties.query.properties.run_after_gte.type},schema:schema66.properties.query.properties.run_after_gte.type,parentSchema:schema66.properties.query.properties.run_after_gte,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data5 === "string"){
if(!(formats0.test(data5))){
const err9 = {instancePath:instancePath+"/query/run_after_gte",schemaPath:"#/properties/query/properties/run_after_gte/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema66.properties.query.properties.run_after_gte,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data5.includes(":60")){
const next0 = Date.parse((data5).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err10 = {instancePath:instancePath+"/query/run_after_gte",schemaPath:"#/properties/query/properties/run_after_gte/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema66.properties.query.properties.run_after_gte,data:data5};
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
if(data3.run_after_gt !== undefined){
let data6 = data3.run_after_gt;
if((typeof data6 !== "string") && (data6 !== null)){
const err11 = {instancePath:instancePath+"/query/run_after_gt",schemaPath:"#/properties/query/properties/run_after_gt/type",keyword:"type",params:{type: schema66.properties.query.properties.run_after_gt.type},schema:schema66.properties.query.properties.run_after_gt.type,parentSchema:schema66.properties.query.properties.run_after_gt,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data6 === "string"){
if(!(formats0.test(data6))){
const err12 = {instancePath:instancePath+"/query/run_after_gt",schemaPath:"#/properties/query/properties/run_after_gt/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema66.properties.query.properties.run_after_gt,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data6.includes(":60")){
const next1 = Date.parse((data6).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err13 = {instancePath:instancePath+"/query/run_after_gt",schemaPath:"#/properties/query/properties/run_after_gt/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema66.properties.query.properties.run_after_gt,data:data6};
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
if(data3.run_after_lte !== undefined){
let data7 = data3.run_after_lte;
if((typeof data7 !== "string") && (data7 !== null)){
const err14 = {instancePath:instancePath+"/query/run_after_lte",schemaPath:"#/properties/query/properties/run_after_lte/type",keyword:"type",params:{type: schema66.properties.query.properties.run_after_lte.type},schema:schema66.properties.query.properties.run_after_lte.type,parentSchema:schema66.properties.query.properties.run_after_lte,data:data7};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data7 === "string"){
if(!(formats0.test(data7))){
const err15 = {instancePath:instancePath+"/query/run_after_lte",schemaPath:"#/properties/query/properties/run_after_lte/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema66.properties.query.properties.run_after_lte,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data7.includes(":60")){
const next2 = Date.parse((data7).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next2 % 86400000 !== 0 || new Date(next2).getUTCDate() !== 1){
const err16 = {instancePath:instancePath+"/query/run_after_lte",schemaPath:"#/properties/query/properties/run_after_lte/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema66.properties.query.properties.run_after_lte,data:data7};
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
if(data3.run_after_lt !== undefined){
let data8 = data3.run_after_lt;
if((typeof data8 !== "string") && (data8 !== null)){
const err17 = {instancePath:instancePath+"/query/run_after_lt",schemaPath:"#/properties/query/properties/run_after_lt/type",keyword:"type",params:{type: schema66.properties.query.properties.run_after_lt.type},schema:schema66.properties.query.properties.run_after_lt.type,parentSchema:schema66.properties.query.properties.run_after_lt,data:data8};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data8 === "string"){
if(!(formats0.test(data8))){
const err18 = {instancePath:instancePath+"/query/run_after_lt",schemaPath:"#/properties/query/properties/run_after_lt/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema66.properties.query.properties.run_after_lt,data:data8};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data8.includes(":60")){
const next3 = Date.parse((data8).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next3 % 86400000 !== 0 || new Date(next3).getUTCDate() !== 1){
const err19 = {instancePath:instancePath+"/query/run_after_lt",schemaPath:"#/properties/query/properties/run_after_lt/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema66.properties.query.properties.run_after_lt,data:data8};
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
if(data3.logical_date_gte !== undefined){
let data9 = data3.logical_date_gte;
if((typeof data9 !== "string") && (data9 !== null)){
const err20 = {instancePath:instancePath+"/query/logical_date_gte",schemaPath:"#/properties/query/properties/logical_date_gte/type",keyword:"type",params:{type: schema66.properties.query.properties.logical_date_gte.type},schema:schema66.properties.query.properties.logical_date_gte.type,parentSchema:schema66.properties.query.properties.logical_date_gte,data:data9};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(typeof data9 === "string"){
if(!(formats0.test(data9))){
const err21 = {instancePath:instancePath+"/query/logical_date_gte",schemaPath:"#/properties/query/properties/logical_date_gte/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema66.properties.query.properties.logical_date_gte,data:data9};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data9.includes(":60")){
const next4 = Date.parse((data9).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next4 % 86400000 !== 0 || new Date(next4).getUTCDate() !== 1){
const err22 = {instancePath:instancePath+"/query/logical_date_gte",schemaPath:"#/properties/query/properties/logical_date_gte/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema66.properties.query.properties.logical_date_gte,data:data9};
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
if(data3.logical_date_gt !== undefined){
let data10 = data3.logical_date_gt;
if((typeof data10 !== "string") && (data10 !== null)){
const err23 = {instancePath:instancePath+"/query/logical_date_gt",schemaPath:"#/properties/query/properties/logical_date_gt/type",keyword:"type",params:{type: schema66.properties.query.properties.logical_date_gt.type},schema:schema66.properties.query.properties.logical_date_gt.type,parentSchema:schema66.properties.query.properties.logical_date_gt,data:data10};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(typeof data10 === "string"){
if(!(formats0.test(data10))){
const err24 = {instancePath:instancePath+"/query/logical_date_gt",schemaPath:"#/properties/query/properties/logical_date_gt/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema66.properties.query.properties.logical_date_gt,data:data10};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data10.includes(":60")){
const next5 = Date.parse((data10).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next5 % 86400000 !== 0 || new Date(next5).getUTCDate() !== 1){
const err25 = {instancePath:instancePath+"/query/logical_date_gt",schemaPath:"#/properties/query/properties/logical_date_gt/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema66.properties.query.properties.logical_date_gt,data:data10};
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
if(data3.logical_date_lte !== undefined){
let data11 = data3.logical_date_lte;
if((typeof data11 !== "string") && (data11 !== null)){
const err26 = {instancePath:instancePath+"/query/logical_date_lte",schemaPath:"#/properties/query/properties/logical_date_lte/type",keyword:"type",params:{type: schema66.properties.query.properties.logical_date_lte.type},schema:schema66.properties.query.properties.logical_date_lte.type,parentSchema:schema66.properties.query.properties.logical_date_lte,data:data11};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(typeof data11 === "string"){
if(!(formats0.test(data11))){
const err27 = {instancePath:instancePath+"/query/logical_date_lte",schemaPath:"#/properties/query/properties/logical_date_lte/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema66.properties.query.properties.logical_date_lte,data:data11};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data11.includes(":60")){
const next6 = Date.parse((data11).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next6 % 86400000 !== 0 || new Date(next6).getUTCDate() !== 1){
const err28 = {instancePath:instancePath+"/query/logical_date_lte",schemaPath:"#/properties/query/properties/logical_date_lte/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema66.properties.query.properties.logical_date_lte,data:data11};
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
}
if(data3.logical_date_lt !== undefined){
let data12 = data3.logical_date_lt;
if((typeof data12 !== "string") && (data12 !== null)){
const err29 = {instancePath:instancePath+"/query/logical_date_lt",schemaPath:"#/properties/query/properties/logical_date_lt/type",keyword:"type",params:{type: schema66.properties.query.properties.logical_date_lt.type},schema:schema66.properties.query.properties.logical_date_lt.type,parentSchema:schema66.properties.query.properties.logical_date_lt,data:data12};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(typeof data12 === "string"){
if(!(formats0.test(data12))){
const err30 = {instancePath:instancePath+"/query/logical_date_lt",schemaPath:"#/properties/query/properties/logical_date_lt/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema66.properties.query.properties.logical_date_lt,data:data12};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data12.includes(":60")){
const next7 = Date.parse((data12).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next7 % 86400000 !== 0 || new Date(next7).getUTCDate() !== 1){
const err31 = {instancePath:instancePath+"/query/logical_date_lt",schemaPath:"#/properties/query/properties/logical_date_lt/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema66.properties.query.properties.logical_date_lt,data:data12};
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
if(data3.start_date_gte !== undefined){
let data13 = data3.start_date_gte;
if((typeof data13 !== "string") && (data13 !== null)){
const err32 = {instancePath:instancePath+"/query/start_date_gte",schemaPath:"#/properties/query/properties/start_date_gte/type",keyword:"type",params:{type: schema66.properties.query.properties.start_date_gte.type},schema:schema66.properties.query.properties.start_date_gte.type,parentSchema:schema66.properties.query.properties.start_date_gte,data:data13};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(typeof data13 === "string"){
if(!(formats0.test(data13))){
const err33 = {instancePath:instancePath+"/query/start_date_gte",schemaPath:"#/properties/query/properties/start_date_gte/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema66.properties.query.properties.start_date_gte,data:data13};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data13.includes(":60")){
const next8 = Date.parse((data13).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next8 % 86400000 !== 0 || new Date(next8).getUTCDate() !== 1){
const err34 = {instancePath:instancePath+"/query/start_date_gte",schemaPath:"#/properties/query/properties/start_date_gte/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema66.properties.query.properties.start_date_gte,data:data13};
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
if(data3.start_date_gt !== undefined){
let data14 = data3.start_date_gt;
if((typeof data14 !== "string") && (data14 !== null)){
const err35 = {instancePath:instancePath+"/query/start_date_gt",schemaPath:"#/properties/query/properties/start_date_gt/type",keyword:"type",params:{type: schema66.properties.query.properties.start_date_gt.type},schema:schema66.properties.query.properties.start_date_gt.type,parentSchema:schema66.properties.query.properties.start_date_gt,data:data14};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(typeof data14 === "string"){
if(!(formats0.test(data14))){
const err36 = {instancePath:instancePath+"/query/start_date_gt",schemaPath:"#/properties/query/properties/start_date_gt/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema66.properties.query.properties.start_date_gt,data:data14};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data14.includes(":60")){
const next9 = Date.parse((data14).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next9 % 86400000 !== 0 || new Date(next9).getUTCDate() !== 1){
const err37 = {instancePath:instancePath+"/query/start_date_gt",schemaPath:"#/properties/query/properties/start_date_gt/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema66.properties.query.properties.start_date_gt,data:data14};
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
if(data3.start_date_lte !== undefined){
let data15 = data3.start_date_lte;
if((typeof data15 !== "string") && (data15 !== null)){
const err38 = {instancePath:instancePath+"/query/start_date_lte",schemaPath:"#/properties/query/properties/start_date_lte/type",keyword:"type",params:{type: schema66.properties.query.properties.start_date_lte.type},schema:schema66.properties.query.properties.start_date_lte.type,parentSchema:schema66.properties.query.properties.start_date_lte,data:data15};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(typeof data15 === "string"){
if(!(formats0.test(data15))){
const err39 = {instancePath:instancePath+"/query/start_date_lte",schemaPath:"#/properties/query/properties/start_date_lte/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema66.properties.query.properties.start_date_lte,data:data15};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data15.includes(":60")){
const next10 = Date.parse((data15).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next10 % 86400000 !== 0 || new Date(next10).getUTCDate() !== 1){
const err40 = {instancePath:instancePath+"/query/start_date_lte",schemaPath:"#/properties/query/properties/start_date_lte/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema66.properties.query.properties.start_date_lte,data:data15};
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
if(data3.start_date_lt !== undefined){
let data16 = data3.start_date_lt;
if((typeof data16 !== "string") && (data16 !== null)){
const err41 = {instancePath:instancePath+"/query/start_date_lt",schemaPath:"#/properties/query/properties/start_date_lt/type",keyword:"type",params:{type: schema66.properties.query.properties.start_date_lt.type},schema:schema66.properties.query.properties.start_date_lt.type,parentSchema:schema66.properties.query.properties.start_date_lt,data:data16};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(typeof data16 === "string"){
if(!(formats0.test(data16))){
const err42 = {instancePath:instancePath+"/query/start_date_lt",schemaPath:"#/properties/query/properties/start_date_lt/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema66.properties.query.properties.start_date_lt,data:data16};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data16.includes(":60")){
const next11 = Date.parse((data16).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next11 % 86400000 !== 0 || new Date(next11).getUTCDate() !== 1){
const err43 = {instancePath:instancePath+"/query/start_date_lt",schemaPath:"#/properties/query/properties/start_date_lt/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema66.properties.query.properties.start_date_lt,data:data16};
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
if(data3.end_date_gte !== undefined){
let data17 = data3.end_date_gte;
if((typeof data17 !== "string") && (data17 !== null)){
const err44 = {instancePath:instancePath+"/query/end_date_gte",schemaPath:"#/properties/query/properties/end_date_gte/type",keyword:"type",params:{type: schema66.properties.query.properties.end_date_gte.type},schema:schema66.properties.query.properties.end_date_gte.type,parentSchema:schema66.properties.query.properties.end_date_gte,data:data17};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(typeof data17 === "string"){
if(!(formats0.test(data17))){
const err45 = {instancePath:instancePath+"/query/end_date_gte",schemaPath:"#/properties/query/properties/end_date_gte/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema66.properties.query.properties.end_date_gte,data:data17};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data17.includes(":60")){
const next12 = Date.parse((data17).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next12 % 86400000 !== 0 || new Date(next12).getUTCDate() !== 1){
const err46 = {instancePath:instancePath+"/query/end_date_gte",schemaPath:"#/properties/query/properties/end_date_gte/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema66.properties.query.properties.end_date_gte,data:data17};
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
if(data3.end_date_gt !== undefined){
let data18 = data3.end_date_gt;
if((typeof data18 !== "string") && (data18 !== null)){
const err47 = {instancePath:instancePath+"/query/end_date_gt",schemaPath:"#/properties/query/properties/end_date_gt/type",keyword:"type",params:{type: schema66.properties.query.properties.end_date_gt.type},schema:schema66.properties.query.properties.end_date_gt.type,parentSchema:schema66.properties.query.properties.end_date_gt,data:data18};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(typeof data18 === "string"){
if(!(formats0.test(data18))){
const err48 = {instancePath:instancePath+"/query/end_date_gt",schemaPath:"#/properties/query/properties/end_date_gt/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema66.properties.query.properties.end_date_gt,data:data18};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data18.includes(":60")){
const next13 = Date.parse((data18).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next13 % 86400000 !== 0 || new Date(next13).getUTCDate() !== 1){
const err49 = {instancePath:instancePath+"/query/end_date_gt",schemaPath:"#/properties/query/properties/end_date_gt/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema66.properties.query.properties.end_date_gt,data:data18};
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
}
if(data3.end_date_lte !== undefined){
let data19 = data3.end_date_lte;
if((typeof data19 !== "string") && (data19 !== null)){
const err50 = {instancePath:instancePath+"/query/end_date_lte",schemaPath:"#/properties/query/properties/end_date_lte/type",keyword:"type",params:{type: schema66.properties.query.properties.end_date_lte.type},schema:schema66.properties.query.properties.end_date_lte.type,parentSchema:schema66.properties.query.properties.end_date_lte,data:data19};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(typeof data19 === "string"){
if(!(formats0.test(data19))){
const err51 = {instancePath:instancePath+"/query/end_date_lte",schemaPath:"#/properties/query/properties/end_date_lte/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema66.properties.query.properties.end_date_lte,data:data19};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data19.includes(":60")){
const next14 = Date.parse((data19).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next14 % 86400000 !== 0 || new Date(next14).getUTCDate() !== 1){
const err52 = {instancePath:instancePath+"/query/end_date_lte",schemaPath:"#/properties/query/properties/end_date_lte/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema66.properties.query.properties.end_date_lte,data:data19};
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
}
if(data3.end_date_lt !== undefined){
let data20 = data3.end_date_lt;
if((typeof data20 !== "string") && (data20 !== null)){
const err53 = {instancePath:instancePath+"/query/end_date_lt",schemaPath:"#/properties/query/properties/end_date_lt/type",keyword:"type",params:{type: schema66.properties.query.properties.end_date_lt.type},schema:schema66.properties.query.properties.end_date_lt.type,parentSchema:schema66.properties.query.properties.end_date_lt,data:data20};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(typeof data20 === "string"){
if(!(formats0.test(data20))){
const err54 = {instancePath:instancePath+"/query/end_date_lt",schemaPath:"#/properties/query/properties/end_date_lt/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema66.properties.query.properties.end_date_lt,data:data20};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data20.includes(":60")){
const next15 = Date.parse((data20).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next15 % 86400000 !== 0 || new Date(next15).getUTCDate() !== 1){
const err55 = {instancePath:instancePath+"/query/end_date_lt",schemaPath:"#/properties/query/properties/end_date_lt/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema66.properties.query.properties.end_date_lt,data:data20};
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
}
if(data3.updated_at_gte !== undefined){
let data21 = data3.updated_at_gte;
if((typeof data21 !== "string") && (data21 !== null)){
const err56 = {instancePath:instancePath+"/query/updated_at_gte",schemaPath:"#/properties/query/properties/updated_at_gte/type",keyword:"type",params:{type: schema66.properties.query.properties.updated_at_gte.type},schema:schema66.properties.query.properties.updated_at_gte.type,parentSchema:schema66.properties.query.properties.updated_at_gte,data:data21};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(typeof data21 === "string"){
if(!(formats0.test(data21))){
const err57 = {instancePath:instancePath+"/query/updated_at_gte",schemaPath:"#/properties/query/properties/updated_at_gte/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema66.properties.query.properties.updated_at_gte,data:data21};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data21.includes(":60")){
const next16 = Date.parse((data21).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next16 % 86400000 !== 0 || new Date(next16).getUTCDate() !== 1){
const err58 = {instancePath:instancePath+"/query/updated_at_gte",schemaPath:"#/properties/query/properties/updated_at_gte/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema66.properties.query.properties.updated_at_gte,data:data21};
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
}
if(data3.updated_at_gt !== undefined){
let data22 = data3.updated_at_gt;
if((typeof data22 !== "string") && (data22 !== null)){
const err59 = {instancePath:instancePath+"/query/updated_at_gt",schemaPath:"#/properties/query/properties/updated_at_gt/type",keyword:"type",params:{type: schema66.properties.query.properties.updated_at_gt.type},schema:schema66.properties.query.properties.updated_at_gt.type,parentSchema:schema66.properties.query.properties.updated_at_gt,data:data22};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(typeof data22 === "string"){
if(!(formats0.test(data22))){
const err60 = {instancePath:instancePath+"/query/updated_at_gt",schemaPath:"#/properties/query/properties/updated_at_gt/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema66.properties.query.properties.updated_at_gt,data:data22};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data22.includes(":60")){
const next17 = Date.parse((data22).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next17 % 86400000 !== 0 || new Date(next17).getUTCDate() !== 1){
const err61 = {instancePath:instancePath+"/query/updated_at_gt",schemaPath:"#/properties/query/properties/updated_at_gt/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema66.properties.query.properties.updated_at_gt,data:data22};
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
}
if(data3.updated_at_lte !== undefined){
let data23 = data3.updated_at_lte;
if((typeof data23 !== "string") && (data23 !== null)){
const err62 = {instancePath:instancePath+"/query/updated_at_lte",schemaPath:"#/properties/query/properties/updated_at_lte/type",keyword:"type",params:{type: schema66.properties.query.properties.updated_at_lte.type},schema:schema66.properties.query.properties.updated_at_lte.type,parentSchema:schema66.properties.query.properties.updated_at_lte,data:data23};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(typeof data23 === "string"){
if(!(formats0.test(data23))){
const err63 = {instancePath:instancePath+"/query/updated_at_lte",schemaPath:"#/properties/query/properties/updated_at_lte/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema66.properties.query.properties.updated_at_lte,data:data23};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(data23.includes(":60")){
const next18 = Date.parse((data23).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next18 % 86400000 !== 0 || new Date(next18).getUTCDate() !== 1){
const err64 = {instancePath:instancePath+"/query/updated_at_lte",schemaPath:"#/properties/query/properties/updated_at_lte/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema66.properties.query.properties.updated_at_lte,data:data23};
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
if(data3.updated_at_lt !== undefined){
let data24 = data3.updated_at_lt;
if((typeof data24 !== "string") && (data24 !== null)){
const err65 = {instancePath:instancePath+"/query/updated_at_lt",schemaPath:"#/properties/query/properties/updated_at_lt/type",keyword:"type",params:{type: schema66.properties.query.properties.updated_at_lt.type},schema:schema66.properties.query.properties.updated_at_lt.type,parentSchema:schema66.properties.query.properties.updated_at_lt,data:data24};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(typeof data24 === "string"){
if(!(formats0.test(data24))){
const err66 = {instancePath:instancePath+"/query/updated_at_lt",schemaPath:"#/properties/query/properties/updated_at_lt/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema66.properties.query.properties.updated_at_lt,data:data24};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(data24.includes(":60")){
const next19 = Date.parse((data24).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next19 % 86400000 !== 0 || new Date(next19).getUTCDate() !== 1){
const err67 = {instancePath:instancePath+"/query/updated_at_lt",schemaPath:"#/properties/query/properties/updated_at_lt/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema66.properties.query.properties.updated_at_lt,data:data24};
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
}
if(data3.duration_gte !== undefined){
let data25 = data3.duration_gte;
if((!((typeof data25 == "number") && (isFinite(data25)))) && (data25 !== null)){
const err68 = {instancePath:instancePath+"/query/duration_gte",schemaPath:"#/properties/query/properties/duration_gte/type",keyword:"type",params:{type: schema66.properties.query.properties.duration_gte.type},schema:schema66.properties.query.properties.duration_gte.type,parentSchema:schema66.properties.query.properties.duration_gte,data:data25};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(typeof data25 === "bigint"){
const err69 = {instancePath:instancePath+"/query/duration_gte",schemaPath:"#/properties/query/properties/duration_gte/double",keyword:"double",params:{holder: data3, key: "duration_gte"},schema:true,parentSchema:schema66.properties.query.properties.duration_gte,data:data25};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data3.duration_gt !== undefined){
let data26 = data3.duration_gt;
if((!((typeof data26 == "number") && (isFinite(data26)))) && (data26 !== null)){
const err70 = {instancePath:instancePath+"/query/duration_gt",schemaPath:"#/properties/query/properties/duration_gt/type",keyword:"type",params:{type: schema66.properties.query.properties.duration_gt.type},schema:schema66.properties.query.properties.duration_gt.type,parentSchema:schema66.properties.query.properties.duration_gt,data:data26};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(typeof data26 === "bigint"){
const err71 = {instancePath:instancePath+"/query/duration_gt",schemaPath:"#/properties/query/properties/duration_gt/double",keyword:"double",params:{holder: data3, key: "duration_gt"},schema:true,parentSchema:schema66.properties.query.properties.duration_gt,data:data26};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data3.duration_lte !== undefined){
let data27 = data3.duration_lte;
if((!((typeof data27 == "number") && (isFinite(data27)))) && (data27 !== null)){
const err72 = {instancePath:instancePath+"/query/duration_lte",schemaPath:"#/properties/query/properties/duration_lte/type",keyword:"type",params:{type: schema66.properties.query.properties.duration_lte.type},schema:schema66.properties.query.properties.duration_lte.type,parentSchema:schema66.properties.query.properties.duration_lte,data:data27};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(typeof data27 === "bigint"){
const err73 = {instancePath:instancePath+"/query/duration_lte",schemaPath:"#/properties/query/properties/duration_lte/double",keyword:"double",params:{holder: data3, key: "duration_lte"},schema:true,parentSchema:schema66.properties.query.properties.duration_lte,data:data27};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data3.duration_lt !== undefined){
let data28 = data3.duration_lt;
if((!((typeof data28 == "number") && (isFinite(data28)))) && (data28 !== null)){
const err74 = {instancePath:instancePath+"/query/duration_lt",schemaPath:"#/properties/query/properties/duration_lt/type",keyword:"type",params:{type: schema66.properties.query.properties.duration_lt.type},schema:schema66.properties.query.properties.duration_lt.type,parentSchema:schema66.properties.query.properties.duration_lt,data:data28};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(typeof data28 === "bigint"){
const err75 = {instancePath:instancePath+"/query/duration_lt",schemaPath:"#/properties/query/properties/duration_lt/double",keyword:"double",params:{holder: data3, key: "duration_lt"},schema:true,parentSchema:schema66.properties.query.properties.duration_lt,data:data28};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data3.task_display_name_pattern !== undefined){
let data29 = data3.task_display_name_pattern;
if((typeof data29 !== "string") && (data29 !== null)){
const err76 = {instancePath:instancePath+"/query/task_display_name_pattern",schemaPath:"#/properties/query/properties/task_display_name_pattern/type",keyword:"type",params:{type: schema66.properties.query.properties.task_display_name_pattern.type},schema:schema66.properties.query.properties.task_display_name_pattern.type,parentSchema:schema66.properties.query.properties.task_display_name_pattern,data:data29};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data3.task_group_id !== undefined){
let data30 = data3.task_group_id;
if((typeof data30 !== "string") && (data30 !== null)){
const err77 = {instancePath:instancePath+"/query/task_group_id",schemaPath:"#/properties/query/properties/task_group_id/type",keyword:"type",params:{type: schema66.properties.query.properties.task_group_id.type},schema:schema66.properties.query.properties.task_group_id.type,parentSchema:schema66.properties.query.properties.task_group_id,data:data30};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data3.dag_id_pattern !== undefined){
let data31 = data3.dag_id_pattern;
if((typeof data31 !== "string") && (data31 !== null)){
const err78 = {instancePath:instancePath+"/query/dag_id_pattern",schemaPath:"#/properties/query/properties/dag_id_pattern/type",keyword:"type",params:{type: schema66.properties.query.properties.dag_id_pattern.type},schema:schema66.properties.query.properties.dag_id_pattern.type,parentSchema:schema66.properties.query.properties.dag_id_pattern,data:data31};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data3.run_id_pattern !== undefined){
let data32 = data3.run_id_pattern;
if((typeof data32 !== "string") && (data32 !== null)){
const err79 = {instancePath:instancePath+"/query/run_id_pattern",schemaPath:"#/properties/query/properties/run_id_pattern/type",keyword:"type",params:{type: schema66.properties.query.properties.run_id_pattern.type},schema:schema66.properties.query.properties.run_id_pattern.type,parentSchema:schema66.properties.query.properties.run_id_pattern,data:data32};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data3.state !== undefined){
let data33 = data3.state;
if(Array.isArray(data33)){
const len0 = data33.length;
for(let i0=0; i0<len0; i0++){
let data34 = data33[i0];
if(typeof data34 !== "string"){
const err80 = {instancePath:instancePath+"/query/state/" + i0,schemaPath:"#/properties/query/properties/state/items/type",keyword:"type",params:{type: "string"},schema:schema66.properties.query.properties.state.items.type,parentSchema:schema66.properties.query.properties.state.items,data:data34};
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
const err81 = {instancePath:instancePath+"/query/state",schemaPath:"#/properties/query/properties/state/type",keyword:"type",params:{type: "array"},schema:schema66.properties.query.properties.state.type,parentSchema:schema66.properties.query.properties.state,data:data33};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data3.pool !== undefined){
let data35 = data3.pool;
if(Array.isArray(data35)){
const len1 = data35.length;
for(let i1=0; i1<len1; i1++){
let data36 = data35[i1];
if(typeof data36 !== "string"){
const err82 = {instancePath:instancePath+"/query/pool/" + i1,schemaPath:"#/properties/query/properties/pool/items/type",keyword:"type",params:{type: "string"},schema:schema66.properties.query.properties.pool.items.type,parentSchema:schema66.properties.query.properties.pool.items,data:data36};
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
else {
const err83 = {instancePath:instancePath+"/query/pool",schemaPath:"#/properties/query/properties/pool/type",keyword:"type",params:{type: "array"},schema:schema66.properties.query.properties.pool.type,parentSchema:schema66.properties.query.properties.pool,data:data35};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data3.pool_name_pattern !== undefined){
let data37 = data3.pool_name_pattern;
if((typeof data37 !== "string") && (data37 !== null)){
const err84 = {instancePath:instancePath+"/query/pool_name_pattern",schemaPath:"#/properties/query/properties/pool_name_pattern/type",keyword:"type",params:{type: schema66.properties.query.properties.pool_name_pattern.type},schema:schema66.properties.query.properties.pool_name_pattern.type,parentSchema:schema66.properties.query.properties.pool_name_pattern,data:data37};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data3.queue !== undefined){
let data38 = data3.queue;
if(Array.isArray(data38)){
const len2 = data38.length;
for(let i2=0; i2<len2; i2++){
let data39 = data38[i2];
if(typeof data39 !== "string"){
const err85 = {instancePath:instancePath+"/query/queue/" + i2,schemaPath:"#/properties/query/properties/queue/items/type",keyword:"type",params:{type: "string"},schema:schema66.properties.query.properties.queue.items.type,parentSchema:schema66.properties.query.properties.queue.items,data:data39};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
}
else {
const err86 = {instancePath:instancePath+"/query/queue",schemaPath:"#/properties/query/properties/queue/type",keyword:"type",params:{type: "array"},schema:schema66.properties.query.properties.queue.type,parentSchema:schema66.properties.query.properties.queue,data:data38};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
if(data3.queue_name_pattern !== undefined){
let data40 = data3.queue_name_pattern;
if((typeof data40 !== "string") && (data40 !== null)){
const err87 = {instancePath:instancePath+"/query/queue_name_pattern",schemaPath:"#/properties/query/properties/queue_name_pattern/type",keyword:"type",params:{type: schema66.properties.query.properties.queue_name_pattern.type},schema:schema66.properties.query.properties.queue_name_pattern.type,parentSchema:schema66.properties.query.properties.queue_name_pattern,data:data40};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data3.executor !== undefined){
let data41 = data3.executor;
if(Array.isArray(data41)){
const len3 = data41.length;
for(let i3=0; i3<len3; i3++){
let data42 = data41[i3];
if(typeof data42 !== "string"){
const err88 = {instancePath:instancePath+"/query/executor/" + i3,schemaPath:"#/properties/query/properties/executor/items/type",keyword:"type",params:{type: "string"},schema:schema66.properties.query.properties.executor.items.type,parentSchema:schema66.properties.query.properties.executor.items,data:data42};
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
else {
const err89 = {instancePath:instancePath+"/query/executor",schemaPath:"#/properties/query/properties/executor/type",keyword:"type",params:{type: "array"},schema:schema66.properties.query.properties.executor.type,parentSchema:schema66.properties.query.properties.executor,data:data41};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
if(data3.version_number !== undefined){
let data43 = data3.version_number;
if(Array.isArray(data43)){
const len4 = data43.length;
for(let i4=0; i4<len4; i4++){
let data44 = data43[i4];
if(!(((typeof data44 == "number") && (!(data44 % 1) && !isNaN(data44))) && (isFinite(data44)))){
const err90 = {instancePath:instancePath+"/query/version_number/" + i4,schemaPath:"#/properties/query/properties/version_number/items/type",keyword:"type",params:{type: "integer"},schema:schema66.properties.query.properties.version_number.items.type,parentSchema:schema66.properties.query.properties.version_number.items,data:data44};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
if((typeof data44 == "number") && (isFinite(data44))){
if(Math.abs(data44) > 9007199254740991){
const err91 = {instancePath:instancePath+"/query/version_number/" + i4,schemaPath:"#/properties/query/properties/version_number/items/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema66.properties.query.properties.version_number.items,data:data44};
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
}
else {
const err92 = {instancePath:instancePath+"/query/version_number",schemaPath:"#/properties/query/properties/version_number/type",keyword:"type",params:{type: "array"},schema:schema66.properties.query.properties.version_number.type,parentSchema:schema66.properties.query.properties.version_number,data:data43};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
if(data3.try_number !== undefined){
let data45 = data3.try_number;
if(Array.isArray(data45)){
const len5 = data45.length;
for(let i5=0; i5<len5; i5++){
let data46 = data45[i5];
if(!(((typeof data46 == "number") && (!(data46 % 1) && !isNaN(data46))) && (isFinite(data46)))){
const err93 = {instancePath:instancePath+"/query/try_number/" + i5,schemaPath:"#/properties/query/properties/try_number/items/type",keyword:"type",params:{type: "integer"},schema:schema66.properties.query.properties.try_number.items.type,parentSchema:schema66.properties.query.properties.try_number.items,data:data46};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
if((typeof data46 == "number") && (isFinite(data46))){
if(Math.abs(data46) > 9007199254740991){
const err94 = {instancePath:instancePath+"/query/try_number/" + i5,schemaPath:"#/properties/query/properties/try_number/items/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema66.properties.query.properties.try_number.items,data:data46};
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
const err95 = {instancePath:instancePath+"/query/try_number",schemaPath:"#/properties/query/properties/try_number/type",keyword:"type",params:{type: "array"},schema:schema66.properties.query.properties.try_number.type,parentSchema:schema66.properties.query.properties.try_number,data:data45};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
if(data3.operator !== undefined){
let data47 = data3.operator;
if(Array.isArray(data47)){
const len6 = data47.length;
for(let i6=0; i6<len6; i6++){
let data48 = data47[i6];
if(typeof data48 !== "string"){
const err96 = {instancePath:instancePath+"/query/operator/" + i6,schemaPath:"#/properties/query/properties/operator/items/type",keyword:"type",params:{type: "string"},schema:schema66.properties.query.properties.operator.items.type,parentSchema:schema66.properties.query.properties.operator.items,data:data48};
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
else {
const err97 = {instancePath:instancePath+"/query/operator",schemaPath:"#/properties/query/properties/operator/type",keyword:"type",params:{type: "array"},schema:schema66.properties.query.properties.operator.type,parentSchema:schema66.properties.query.properties.operator,data:data47};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
if(data3.operator_name_pattern !== undefined){
let data49 = data3.operator_name_pattern;
if((typeof data49 !== "string") && (data49 !== null)){
const err98 = {instancePath:instancePath+"/query/operator_name_pattern",schemaPath:"#/properties/query/properties/operator_name_pattern/type",keyword:"type",params:{type: schema66.properties.query.properties.operator_name_pattern.type},schema:schema66.properties.query.properties.operator_name_pattern.type,parentSchema:schema66.properties.query.properties.operator_name_pattern,data:data49};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
if(data3.map_index !== undefined){
let data50 = data3.map_index;
if(Array.isArray(data50)){
const len7 = data50.length;
for(let i7=0; i7<len7; i7++){
let data51 = data50[i7];
if(!(((typeof data51 == "number") && (!(data51 % 1) && !isNaN(data51))) && (isFinite(data51)))){
const err99 = {instancePath:instancePath+"/query/map_index/" + i7,schemaPath:"#/properties/query/properties/map_index/items/type",keyword:"type",params:{type: "integer"},schema:schema66.properties.query.properties.map_index.items.type,parentSchema:schema66.properties.query.properties.map_index.items,data:data51};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
if((typeof data51 == "number") && (isFinite(data51))){
if(Math.abs(data51) > 9007199254740991){
const err100 = {instancePath:instancePath+"/query/map_index/" + i7,schemaPath:"#/properties/query/properties/map_index/items/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema66.properties.query.properties.map_index.items,data:data51};
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
}
else {
const err101 = {instancePath:instancePath+"/query/map_index",schemaPath:"#/properties/query/properties/map_index/type",keyword:"type",params:{type: "array"},schema:schema66.properties.query.properties.map_index.type,parentSchema:schema66.properties.query.properties.map_index,data:data50};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
if(data3.limit !== undefined){
let data52 = data3.limit;
if(!(((typeof data52 == "number") && (!(data52 % 1) && !isNaN(data52))) && (isFinite(data52)))){
const err102 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema66.properties.query.properties.limit.type,parentSchema:schema66.properties.query.properties.limit,data:data52};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
if((typeof data52 == "number") && (isFinite(data52))){
if(data52 < 0 || isNaN(data52)){
const err103 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema66.properties.query.properties.limit,data:data52};
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
if(data3.offset !== undefined){
let data53 = data3.offset;
if(!(((typeof data53 == "number") && (!(data53 % 1) && !isNaN(data53))) && (isFinite(data53)))){
const err104 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},schema:schema66.properties.query.properties.offset.type,parentSchema:schema66.properties.query.properties.offset,data:data53};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
if((typeof data53 == "number") && (isFinite(data53))){
if(data53 < 0 || isNaN(data53)){
const err105 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema66.properties.query.properties.offset,data:data53};
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
if(data3.order_by !== undefined){
let data54 = data3.order_by;
if(Array.isArray(data54)){
const len8 = data54.length;
for(let i8=0; i8<len8; i8++){
let data55 = data54[i8];
if(typeof data55 !== "string"){
const err106 = {instancePath:instancePath+"/query/order_by/" + i8,schemaPath:"#/properties/query/properties/order_by/items/type",keyword:"type",params:{type: "string"},schema:schema66.properties.query.properties.order_by.items.type,parentSchema:schema66.properties.query.properties.order_by.items,data:data55};
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
else {
const err107 = {instancePath:instancePath+"/query/order_by",schemaPath:"#/properties/query/properties/order_by/type",keyword:"type",params:{type: "array"},schema:schema66.properties.query.properties.order_by.type,parentSchema:schema66.properties.query.properties.order_by,data:data54};
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
const err108 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema66.properties.query.type,parentSchema:schema66.properties.query,data:data3};
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
const err109 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema66.type,parentSchema:schema66,data};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v42 = validate56;
const schema67 = {"$id":"contract:/bulk_task_instances.body","$ref":"contract:/components/schemas/BulkBody_BulkTaskInstanceBody_"};
const schema68 = {"$id":"contract:/components/schemas/BulkBody_BulkTaskInstanceBody_","additionalProperties":false,"properties":{"actions":{"items":{"oneOf":[{"$ref":"contract:/components/schemas/BulkCreateAction_BulkTaskInstanceBody_"},{"$ref":"contract:/components/schemas/BulkUpdateAction_BulkTaskInstanceBody_"},{"$ref":"contract:/components/schemas/BulkDeleteAction_BulkTaskInstanceBody_"}]},"type":"array"}},"required":["actions"],"type":"object"};
const schema69 = {"$id":"contract:/components/schemas/BulkCreateAction_BulkTaskInstanceBody_","additionalProperties":false,"properties":{"action":{"const":"create","type":"string"},"action_on_existence":{"$ref":"contract:/components/schemas/BulkActionOnExistence"},"entities":{"items":{"$ref":"contract:/components/schemas/BulkTaskInstanceBody"},"type":"array"}},"required":["action","entities"],"type":"object"};
const schema71 = {"$id":"contract:/components/schemas/BulkTaskInstanceBody","additionalProperties":false,"properties":{"dag_id":{"type":["string","null"]},"dag_run_id":{"type":["string","null"]},"include_downstream":{"type":"boolean"},"include_future":{"type":"boolean"},"include_past":{"type":"boolean"},"include_upstream":{"type":"boolean"},"map_index":{"type":["integer","null"],"safeInteger":true},"new_state":{"anyOf":[{"$ref":"contract:/components/schemas/TaskInstanceState"},{"type":"null"}]},"note":{"maxLength":1000,"type":["string","null"]},"task_id":{"type":"string"}},"required":["task_id"],"type":"object"};
const schema72 = {"$id":"contract:/components/schemas/TaskInstanceState","enum":["removed","scheduled","queued","running","success","restarting","failed","up_for_retry","up_for_reschedule","upstream_failed","skipped","deferred"],"type":"string"};

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
if(data.task_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "task_id"},schema:schema71.required,parentSchema:schema71,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema71.properties, key0))){
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
if(data.dag_id !== undefined){
let data0 = data.dag_id;
if((typeof data0 !== "string") && (data0 !== null)){
const err2 = {instancePath:instancePath+"/dag_id",schemaPath:"#/properties/dag_id/type",keyword:"type",params:{type: schema71.properties.dag_id.type},schema:schema71.properties.dag_id.type,parentSchema:schema71.properties.dag_id,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.dag_run_id !== undefined){
let data1 = data.dag_run_id;
if((typeof data1 !== "string") && (data1 !== null)){
const err3 = {instancePath:instancePath+"/dag_run_id",schemaPath:"#/properties/dag_run_id/type",keyword:"type",params:{type: schema71.properties.dag_run_id.type},schema:schema71.properties.dag_run_id.type,parentSchema:schema71.properties.dag_run_id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.include_downstream !== undefined){
let data2 = data.include_downstream;
if(typeof data2 !== "boolean"){
const err4 = {instancePath:instancePath+"/include_downstream",schemaPath:"#/properties/include_downstream/type",keyword:"type",params:{type: "boolean"},schema:schema71.properties.include_downstream.type,parentSchema:schema71.properties.include_downstream,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.include_future !== undefined){
let data3 = data.include_future;
if(typeof data3 !== "boolean"){
const err5 = {instancePath:instancePath+"/include_future",schemaPath:"#/properties/include_future/type",keyword:"type",params:{type: "boolean"},schema:schema71.properties.include_future.type,parentSchema:schema71.properties.include_future,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.include_past !== undefined){
let data4 = data.include_past;
if(typeof data4 !== "boolean"){
const err6 = {instancePath:instancePath+"/include_past",schemaPath:"#/properties/include_past/type",keyword:"type",params:{type: "boolean"},schema:schema71.properties.include_past.type,parentSchema:schema71.properties.include_past,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.include_upstream !== undefined){
let data5 = data.include_upstream;
if(typeof data5 !== "boolean"){
const err7 = {instancePath:instancePath+"/include_upstream",schemaPath:"#/properties/include_upstream/type",keyword:"type",params:{type: "boolean"},schema:schema71.properties.include_upstream.type,parentSchema:schema71.properties.include_upstream,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.map_index !== undefined){
let data6 = data.map_index;
if((!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) && (data6 !== null)){
const err8 = {instancePath:instancePath+"/map_index",schemaPath:"#/properties/map_index/type",keyword:"type",params:{type: schema71.properties.map_index.type},schema:schema71.properties.map_index.type,parentSchema:schema71.properties.map_index,data:data6};
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
const err9 = {instancePath:instancePath+"/map_index",schemaPath:"#/properties/map_index/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema71.properties.map_index,data:data6};
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
if(data.new_state !== undefined){
let data7 = data.new_state;
const _errs17 = errors;
let valid1 = false;
const _errs18 = errors;
if(typeof data7 !== "string"){
const err10 = {instancePath:instancePath+"/new_state",schemaPath:"contract:/components/schemas/TaskInstanceState/type",keyword:"type",params:{type: "string"},schema:schema72.type,parentSchema:schema72,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!((((((((((((data7 === "removed") || (data7 === "scheduled")) || (data7 === "queued")) || (data7 === "running")) || (data7 === "success")) || (data7 === "restarting")) || (data7 === "failed")) || (data7 === "up_for_retry")) || (data7 === "up_for_reschedule")) || (data7 === "upstream_failed")) || (data7 === "skipped")) || (data7 === "deferred"))){
const err11 = {instancePath:instancePath+"/new_state",schemaPath:"contract:/components/schemas/TaskInstanceState/enum",keyword:"enum",params:{allowedValues: schema72.enum},schema:schema72.enum,parentSchema:schema72,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid0 = _errs18 === errors;
valid1 = valid1 || _valid0;
const _errs21 = errors;
if(data7 !== null){
const err12 = {instancePath:instancePath+"/new_state",schemaPath:"#/properties/new_state/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema71.properties.new_state.anyOf[1].type,parentSchema:schema71.properties.new_state.anyOf[1],data:data7};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid0 = _errs21 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err13 = {instancePath:instancePath+"/new_state",schemaPath:"#/properties/new_state/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs17, passingSchemas: null},schema:schema71.properties.new_state.anyOf,parentSchema:schema71.properties.new_state,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
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
}
if(data.note !== undefined){
let data8 = data.note;
if((typeof data8 !== "string") && (data8 !== null)){
const err14 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: schema71.properties.note.type},schema:schema71.properties.note.type,parentSchema:schema71.properties.note,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data8 === "string"){
if(func1(data8) > 1000){
const err15 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit: 1000},schema:1000,parentSchema:schema71.properties.note,data:data8};
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
if(data.task_id !== undefined){
let data9 = data.task_id;
if(typeof data9 !== "string"){
const err16 = {instancePath:instancePath+"/task_id",schemaPath:"#/properties/task_id/type",keyword:"type",params:{type: "string"},schema:schema71.properties.task_id.type,parentSchema:schema71.properties.task_id,data:data9};
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
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema71.type,parentSchema:schema71,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(data.action === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action"},schema:schema69.required,parentSchema:schema69,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.entities === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entities"},schema:schema69.required,parentSchema:schema69,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "action") || (key0 === "action_on_existence")) || (key0 === "entities"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema69,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.action !== undefined){
let data0 = data.action;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"},schema:schema69.properties.action.type,parentSchema:schema69.properties.action,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("create" !== data0){
const err4 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/const",keyword:"const",params:{allowedValue: "create"},schema:"create",parentSchema:schema69.properties.action,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.action_on_existence !== undefined){
let data1 = data.action_on_existence;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/action_on_existence",schemaPath:"contract:/components/schemas/BulkActionOnExistence/type",keyword:"type",params:{type: "string"},schema:schema24.type,parentSchema:schema24,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(((data1 === "fail") || (data1 === "skip")) || (data1 === "overwrite"))){
const err6 = {instancePath:instancePath+"/action_on_existence",schemaPath:"contract:/components/schemas/BulkActionOnExistence/enum",keyword:"enum",params:{allowedValues: schema24.enum},schema:schema24.enum,parentSchema:schema24,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.entities !== undefined){
let data2 = data.entities;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate59.call(this, data2[i0], {instancePath:instancePath+"/entities/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate59.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/entities",schemaPath:"#/properties/entities/type",keyword:"type",params:{type: "array"},schema:schema69.properties.entities.type,parentSchema:schema69.properties.entities,data:data2};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema69.type,parentSchema:schema69,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema73 = {"$id":"contract:/components/schemas/BulkUpdateAction_BulkTaskInstanceBody_","additionalProperties":false,"properties":{"action":{"const":"update","type":"string"},"action_on_non_existence":{"$ref":"contract:/components/schemas/BulkActionNotOnExistence"},"entities":{"items":{"$ref":"contract:/components/schemas/BulkTaskInstanceBody"},"type":"array"},"update_mask":{"items":{"type":"string"},"type":["array","null"]}},"required":["action","entities"],"type":"object"};

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
if(data.action === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action"},schema:schema73.required,parentSchema:schema73,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.entities === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entities"},schema:schema73.required,parentSchema:schema73,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "action") || (key0 === "action_on_non_existence")) || (key0 === "entities")) || (key0 === "update_mask"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema73,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.action !== undefined){
let data0 = data.action;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"},schema:schema73.properties.action.type,parentSchema:schema73.properties.action,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("update" !== data0){
const err4 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/const",keyword:"const",params:{allowedValue: "update"},schema:"update",parentSchema:schema73.properties.action,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.action_on_non_existence !== undefined){
let data1 = data.action_on_non_existence;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/action_on_non_existence",schemaPath:"contract:/components/schemas/BulkActionNotOnExistence/type",keyword:"type",params:{type: "string"},schema:schema27.type,parentSchema:schema27,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((data1 === "fail") || (data1 === "skip"))){
const err6 = {instancePath:instancePath+"/action_on_non_existence",schemaPath:"contract:/components/schemas/BulkActionNotOnExistence/enum",keyword:"enum",params:{allowedValues: schema27.enum},schema:schema27.enum,parentSchema:schema27,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.entities !== undefined){
let data2 = data.entities;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate59.call(this, data2[i0], {instancePath:instancePath+"/entities/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate59.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/entities",schemaPath:"#/properties/entities/type",keyword:"type",params:{type: "array"},schema:schema73.properties.entities.type,parentSchema:schema73.properties.entities,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.update_mask !== undefined){
let data4 = data.update_mask;
if((!(Array.isArray(data4))) && (data4 !== null)){
const err8 = {instancePath:instancePath+"/update_mask",schemaPath:"#/properties/update_mask/type",keyword:"type",params:{type: schema73.properties.update_mask.type},schema:schema73.properties.update_mask.type,parentSchema:schema73.properties.update_mask,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(typeof data5 !== "string"){
const err9 = {instancePath:instancePath+"/update_mask/" + i1,schemaPath:"#/properties/update_mask/items/type",keyword:"type",params:{type: "string"},schema:schema73.properties.update_mask.items.type,parentSchema:schema73.properties.update_mask.items,data:data5};
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
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema73.type,parentSchema:schema73,data};
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
validate62.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema75 = {"$id":"contract:/components/schemas/BulkDeleteAction_BulkTaskInstanceBody_","additionalProperties":false,"properties":{"action":{"const":"delete","type":"string"},"action_on_non_existence":{"$ref":"contract:/components/schemas/BulkActionNotOnExistence"},"entities":{"items":{"anyOf":[{"type":"string"},{"$ref":"contract:/components/schemas/BulkTaskInstanceBody"}]},"type":"array"}},"required":["action","entities"],"type":"object"};

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
if(data.action === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action"},schema:schema75.required,parentSchema:schema75,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.entities === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entities"},schema:schema75.required,parentSchema:schema75,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "action") || (key0 === "action_on_non_existence")) || (key0 === "entities"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema75,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.action !== undefined){
let data0 = data.action;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"},schema:schema75.properties.action.type,parentSchema:schema75.properties.action,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("delete" !== data0){
const err4 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/const",keyword:"const",params:{allowedValue: "delete"},schema:"delete",parentSchema:schema75.properties.action,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.action_on_non_existence !== undefined){
let data1 = data.action_on_non_existence;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/action_on_non_existence",schemaPath:"contract:/components/schemas/BulkActionNotOnExistence/type",keyword:"type",params:{type: "string"},schema:schema27.type,parentSchema:schema27,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((data1 === "fail") || (data1 === "skip"))){
const err6 = {instancePath:instancePath+"/action_on_non_existence",schemaPath:"contract:/components/schemas/BulkActionNotOnExistence/enum",keyword:"enum",params:{allowedValues: schema27.enum},schema:schema27.enum,parentSchema:schema27,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.entities !== undefined){
let data2 = data.entities;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs10 = errors;
let valid4 = false;
const _errs11 = errors;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/entities/" + i0,schemaPath:"#/properties/entities/items/anyOf/0/type",keyword:"type",params:{type: "string"},schema:schema75.properties.entities.items.anyOf[0].type,parentSchema:schema75.properties.entities.items.anyOf[0],data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs11 === errors;
valid4 = valid4 || _valid0;
const _errs13 = errors;
if(!(validate59.call(this, data3, {instancePath:instancePath+"/entities/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate59.errors);
errors = vErrors.length;
}
var _valid0 = _errs13 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const err8 = {instancePath:instancePath+"/entities/" + i0,schemaPath:"#/properties/entities/items/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs10, passingSchemas: null},schema:schema75.properties.entities.items.anyOf,parentSchema:schema75.properties.entities.items,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err9 = {instancePath:instancePath+"/entities",schemaPath:"#/properties/entities/type",keyword:"type",params:{type: "array"},schema:schema75.properties.entities.type,parentSchema:schema75.properties.entities,data:data2};
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
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema75.type,parentSchema:schema75,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(data.actions === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "actions"},schema:schema68.required,parentSchema:schema68,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "actions")){
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
if(data.actions !== undefined){
let data0 = data.actions;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs5 = errors;
let valid3 = false;
let passing0 = null;
const _errs6 = errors;
if(!(validate58.call(this, data1, {instancePath:instancePath+"/actions/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate58.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
if(_valid0){
valid3 = true;
passing0 = 0;
var props0 = true;
}
const _errs7 = errors;
if(!(validate62.call(this, data1, {instancePath:instancePath+"/actions/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate62.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
if(_valid0 && valid3){
valid3 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid3 = true;
passing0 = 1;
if(props0 !== true){
props0 = true;
}
}
const _errs8 = errors;
if(!(validate65.call(this, data1, {instancePath:instancePath+"/actions/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate65.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
if(_valid0 && valid3){
valid3 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid3 = true;
passing0 = 2;
if(props0 !== true){
props0 = true;
}
}
}
}
if(!valid3){
const err2 = {instancePath:instancePath+"/actions/" + i0,schemaPath:"#/properties/actions/items/oneOf",keyword:"oneOf",params:{errorCount: errors - _errs5, passingSchemas: passing0},schema:schema68.properties.actions.items.oneOf,parentSchema:schema68.properties.actions.items,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
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
}
else {
const err3 = {instancePath:instancePath+"/actions",schemaPath:"#/properties/actions/type",keyword:"type",params:{type: "array"},schema:schema68.properties.actions.type,parentSchema:schema68.properties.actions,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema68.type,parentSchema:schema68,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
validate56.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v43 = validate69;
const schema77 = {"$id":"contract:/get_task_instances_batch.parameters","type":"object","properties":{"path":{"type":"object","properties":{"dag_id":{"const":"~","type":"string"},"dag_run_id":{"const":"~","type":"string"}},"required":["dag_id","dag_run_id"]}},"required":["path"]};

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
if(data0.dag_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "dag_id"},schema:schema77.properties.path.required,parentSchema:schema77.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.dag_run_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "dag_run_id"},schema:schema77.properties.path.required,parentSchema:schema77.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.dag_id !== undefined){
let data1 = data0.dag_id;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/dag_id",schemaPath:"#/properties/path/properties/dag_id/type",keyword:"type",params:{type: "string"},schema:schema77.properties.path.properties.dag_id.type,parentSchema:schema77.properties.path.properties.dag_id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("~" !== data1){
const err4 = {instancePath:instancePath+"/path/dag_id",schemaPath:"#/properties/path/properties/dag_id/const",keyword:"const",params:{allowedValue: "~"},schema:"~",parentSchema:schema77.properties.path.properties.dag_id,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.dag_run_id !== undefined){
let data2 = data0.dag_run_id;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/path/dag_run_id",schemaPath:"#/properties/path/properties/dag_run_id/type",keyword:"type",params:{type: "string"},schema:schema77.properties.path.properties.dag_run_id.type,parentSchema:schema77.properties.path.properties.dag_run_id,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if("~" !== data2){
const err6 = {instancePath:instancePath+"/path/dag_run_id",schemaPath:"#/properties/path/properties/dag_run_id/const",keyword:"const",params:{allowedValue: "~"},schema:"~",parentSchema:schema77.properties.path.properties.dag_run_id,data:data2};
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
const err7 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema77.properties.path.type,parentSchema:schema77.properties.path,data:data0};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema77.type,parentSchema:schema77,data};
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
validate69.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v44 = validate70;
const schema78 = {"$id":"contract:/get_task_instances_batch.body","$ref":"contract:/components/schemas/TaskInstancesBatchBody"};
const schema79 = {"$id":"contract:/components/schemas/TaskInstancesBatchBody","additionalProperties":false,"properties":{"dag_ids":{"items":{"type":"string"},"type":["array","null"]},"dag_run_ids":{"items":{"type":"string"},"type":["array","null"]},"duration_gt":{"type":["number","null"],"double":true},"duration_gte":{"type":["number","null"],"double":true},"duration_lt":{"type":["number","null"],"double":true},"duration_lte":{"type":["number","null"],"double":true},"end_date_gt":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"end_date_gte":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"end_date_lt":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"end_date_lte":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"executor":{"items":{"type":"string"},"type":["array","null"]},"logical_date_gt":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"logical_date_gte":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"logical_date_lt":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"logical_date_lte":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"order_by":{"type":["string","null"]},"page_limit":{"minimum":0,"type":"integer","safeInteger":true},"page_offset":{"minimum":0,"type":"integer","safeInteger":true},"pool":{"items":{"type":"string"},"type":["array","null"]},"queue":{"items":{"type":"string"},"type":["array","null"]},"run_after_gt":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"run_after_gte":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"run_after_lt":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"run_after_lte":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"start_date_gt":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"start_date_gte":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"start_date_lt":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"start_date_lte":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"state":{"items":{"anyOf":[{"$ref":"contract:/components/schemas/TaskInstanceState"},{"type":"null"}]},"type":["array","null"]},"task_ids":{"items":{"type":"string"},"type":["array","null"]}},"type":"object"};

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
for(const key0 in data){
if(!(func0.call(schema79.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema79,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.dag_ids !== undefined){
let data0 = data.dag_ids;
if((!(Array.isArray(data0))) && (data0 !== null)){
const err1 = {instancePath:instancePath+"/dag_ids",schemaPath:"#/properties/dag_ids/type",keyword:"type",params:{type: schema79.properties.dag_ids.type},schema:schema79.properties.dag_ids.type,parentSchema:schema79.properties.dag_ids,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/dag_ids/" + i0,schemaPath:"#/properties/dag_ids/items/type",keyword:"type",params:{type: "string"},schema:schema79.properties.dag_ids.items.type,parentSchema:schema79.properties.dag_ids.items,data:data1};
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
if(data.dag_run_ids !== undefined){
let data2 = data.dag_run_ids;
if((!(Array.isArray(data2))) && (data2 !== null)){
const err3 = {instancePath:instancePath+"/dag_run_ids",schemaPath:"#/properties/dag_run_ids/type",keyword:"type",params:{type: schema79.properties.dag_run_ids.type},schema:schema79.properties.dag_run_ids.type,parentSchema:schema79.properties.dag_run_ids,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(Array.isArray(data2)){
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/dag_run_ids/" + i1,schemaPath:"#/properties/dag_run_ids/items/type",keyword:"type",params:{type: "string"},schema:schema79.properties.dag_run_ids.items.type,parentSchema:schema79.properties.dag_run_ids.items,data:data3};
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
if(data.duration_gt !== undefined){
let data4 = data.duration_gt;
if((!((typeof data4 == "number") && (isFinite(data4)))) && (data4 !== null)){
const err5 = {instancePath:instancePath+"/duration_gt",schemaPath:"#/properties/duration_gt/type",keyword:"type",params:{type: schema79.properties.duration_gt.type},schema:schema79.properties.duration_gt.type,parentSchema:schema79.properties.duration_gt,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data4 === "bigint"){
const err6 = {instancePath:instancePath+"/duration_gt",schemaPath:"#/properties/duration_gt/double",keyword:"double",params:{holder: data, key: "duration_gt"},schema:true,parentSchema:schema79.properties.duration_gt,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.duration_gte !== undefined){
let data5 = data.duration_gte;
if((!((typeof data5 == "number") && (isFinite(data5)))) && (data5 !== null)){
const err7 = {instancePath:instancePath+"/duration_gte",schemaPath:"#/properties/duration_gte/type",keyword:"type",params:{type: schema79.properties.duration_gte.type},schema:schema79.properties.duration_gte.type,parentSchema:schema79.properties.duration_gte,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data5 === "bigint"){
const err8 = {instancePath:instancePath+"/duration_gte",schemaPath:"#/properties/duration_gte/double",keyword:"double",params:{holder: data, key: "duration_gte"},schema:true,parentSchema:schema79.properties.duration_gte,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.duration_lt !== undefined){
let data6 = data.duration_lt;
if((!((typeof data6 == "number") && (isFinite(data6)))) && (data6 !== null)){
const err9 = {instancePath:instancePath+"/duration_lt",schemaPath:"#/properties/duration_lt/type",keyword:"type",params:{type: schema79.properties.duration_lt.type},schema:schema79.properties.duration_lt.type,parentSchema:schema79.properties.duration_lt,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data6 === "bigint"){
const err10 = {instancePath:instancePath+"/duration_lt",schemaPath:"#/properties/duration_lt/double",keyword:"double",params:{holder: data, key: "duration_lt"},schema:true,parentSchema:schema79.properties.duration_lt,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.duration_lte !== undefined){
let data7 = data.duration_lte;
if((!((typeof data7 == "number") && (isFinite(data7)))) && (data7 !== null)){
const err11 = {instancePath:instancePath+"/duration_lte",schemaPath:"#/properties/duration_lte/type",keyword:"type",params:{type: schema79.properties.duration_lte.type},schema:schema79.properties.duration_lte.type,parentSchema:schema79.properties.duration_lte,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data7 === "bigint"){
const err12 = {instancePath:instancePath+"/duration_lte",schemaPath:"#/properties/duration_lte/double",keyword:"double",params:{holder: data, key: "duration_lte"},schema:true,parentSchema:schema79.properties.duration_lte,data:data7};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.end_date_gt !== undefined){
let data8 = data.end_date_gt;
if((typeof data8 !== "string") && (data8 !== null)){
const err13 = {instancePath:instancePath+"/end_date_gt",schemaPath:"#/properties/end_date_gt/type",keyword:"type",params:{type: schema79.properties.end_date_gt.type},schema:schema79.properties.end_date_gt.type,parentSchema:schema79.properties.end_date_gt,data:data8};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data8 === "string"){
if(!(formats0.test(data8))){
const err14 = {instancePath:instancePath+"/end_date_gt",schemaPath:"#/properties/end_date_gt/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema79.properties.end_date_gt,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data8.includes(":60")){
const next0 = Date.parse((data8).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err15 = {instancePath:instancePath+"/end_date_gt",schemaPath:"#/properties/end_date_gt/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema79.properties.end_date_gt,data:data8};
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
if(data.end_date_gte !== undefined){
let data9 = data.end_date_gte;
if((typeof data9 !== "string") && (data9 !== null)){
const err16 = {instancePath:instancePath+"/end_date_gte",schemaPath:"#/properties/end_date_gte/type",keyword:"type",params:{type: schema79.properties.end_date_gte.type},schema:schema79.properties.end_date_gte.type,parentSchema:schema79.properties.end_date_gte,data:data9};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data9 === "string"){
if(!(formats0.test(data9))){
const err17 = {instancePath:instancePath+"/end_date_gte",schemaPath:"#/properties/end_date_gte/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema79.properties.end_date_gte,data:data9};
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
const err18 = {instancePath:instancePath+"/end_date_gte",schemaPath:"#/properties/end_date_gte/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema79.properties.end_date_gte,data:data9};
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
if(data.end_date_lt !== undefined){
let data10 = data.end_date_lt;
if((typeof data10 !== "string") && (data10 !== null)){
const err19 = {instancePath:instancePath+"/end_date_lt",schemaPath:"#/properties/end_date_lt/type",keyword:"type",params:{type: schema79.properties.end_date_lt.type},schema:schema79.properties.end_date_lt.type,parentSchema:schema79.properties.end_date_lt,data:data10};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data10 === "string"){
if(!(formats0.test(data10))){
const err20 = {instancePath:instancePath+"/end_date_lt",schemaPath:"#/properties/end_date_lt/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema79.properties.end_date_lt,data:data10};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data10.includes(":60")){
const next2 = Date.parse((data10).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next2 % 86400000 !== 0 || new Date(next2).getUTCDate() !== 1){
const err21 = {instancePath:instancePath+"/end_date_lt",schemaPath:"#/properties/end_date_lt/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema79.properties.end_date_lt,data:data10};
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
if(data.end_date_lte !== undefined){
let data11 = data.end_date_lte;
if((typeof data11 !== "string") && (data11 !== null)){
const err22 = {instancePath:instancePath+"/end_date_lte",schemaPath:"#/properties/end_date_lte/type",keyword:"type",params:{type: schema79.properties.end_date_lte.type},schema:schema79.properties.end_date_lte.type,parentSchema:schema79.properties.end_date_lte,data:data11};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(typeof data11 === "string"){
if(!(formats0.test(data11))){
const err23 = {instancePath:instancePath+"/end_date_lte",schemaPath:"#/properties/end_date_lte/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema79.properties.end_date_lte,data:data11};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data11.includes(":60")){
const next3 = Date.parse((data11).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next3 % 86400000 !== 0 || new Date(next3).getUTCDate() !== 1){
const err24 = {instancePath:instancePath+"/end_date_lte",schemaPath:"#/properties/end_date_lte/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema79.properties.end_date_lte,data:data11};
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
}
if(data.executor !== undefined){
let data12 = data.executor;
if((!(Array.isArray(data12))) && (data12 !== null)){
const err25 = {instancePath:instancePath+"/executor",schemaPath:"#/properties/executor/type",keyword:"type",params:{type: schema79.properties.executor.type},schema:schema79.properties.executor.type,parentSchema:schema79.properties.executor,data:data12};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(Array.isArray(data12)){
const len2 = data12.length;
for(let i2=0; i2<len2; i2++){
let data13 = data12[i2];
if(typeof data13 !== "string"){
const err26 = {instancePath:instancePath+"/executor/" + i2,schemaPath:"#/properties/executor/items/type",keyword:"type",params:{type: "string"},schema:schema79.properties.executor.items.type,parentSchema:schema79.properties.executor.items,data:data13};
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
if(data.logical_date_gt !== undefined){
let data14 = data.logical_date_gt;
if((typeof data14 !== "string") && (data14 !== null)){
const err27 = {instancePath:instancePath+"/logical_date_gt",schemaPath:"#/properties/logical_date_gt/type",keyword:"type",params:{type: schema79.properties.logical_date_gt.type},schema:schema79.properties.logical_date_gt.type,parentSchema:schema79.properties.logical_date_gt,data:data14};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(typeof data14 === "string"){
if(!(formats0.test(data14))){
const err28 = {instancePath:instancePath+"/logical_date_gt",schemaPath:"#/properties/logical_date_gt/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema79.properties.logical_date_gt,data:data14};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data14.includes(":60")){
const next4 = Date.parse((data14).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next4 % 86400000 !== 0 || new Date(next4).getUTCDate() !== 1){
const err29 = {instancePath:instancePath+"/logical_date_gt",schemaPath:"#/properties/logical_date_gt/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema79.properties.logical_date_gt,data:data14};
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
if(data.logical_date_gte !== undefined){
let data15 = data.logical_date_gte;
if((typeof data15 !== "string") && (data15 !== null)){
const err30 = {instancePath:instancePath+"/logical_date_gte",schemaPath:"#/properties/logical_date_gte/type",keyword:"type",params:{type: schema79.properties.logical_date_gte.type},schema:schema79.properties.logical_date_gte.type,parentSchema:schema79.properties.logical_date_gte,data:data15};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(typeof data15 === "string"){
if(!(formats0.test(data15))){
const err31 = {instancePath:instancePath+"/logical_date_gte",schemaPath:"#/properties/logical_date_gte/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema79.properties.logical_date_gte,data:data15};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data15.includes(":60")){
const next5 = Date.parse((data15).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next5 % 86400000 !== 0 || new Date(next5).getUTCDate() !== 1){
const err32 = {instancePath:instancePath+"/logical_date_gte",schemaPath:"#/properties/logical_date_gte/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema79.properties.logical_date_gte,data:data15};
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
if(data.logical_date_lt !== undefined){
let data16 = data.logical_date_lt;
if((typeof data16 !== "string") && (data16 !== null)){
const err33 = {instancePath:instancePath+"/logical_date_lt",schemaPath:"#/properties/logical_date_lt/type",keyword:"type",params:{type: schema79.properties.logical_date_lt.type},schema:schema79.properties.logical_date_lt.type,parentSchema:schema79.properties.logical_date_lt,data:data16};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(typeof data16 === "string"){
if(!(formats0.test(data16))){
const err34 = {instancePath:instancePath+"/logical_date_lt",schemaPath:"#/properties/logical_date_lt/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema79.properties.logical_date_lt,data:data16};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data16.includes(":60")){
const next6 = Date.parse((data16).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next6 % 86400000 !== 0 || new Date(next6).getUTCDate() !== 1){
const err35 = {instancePath:instancePath+"/logical_date_lt",schemaPath:"#/properties/logical_date_lt/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema79.properties.logical_date_lt,data:data16};
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
if(data.logical_date_lte !== undefined){
let data17 = data.logical_date_lte;
if((typeof data17 !== "string") && (data17 !== null)){
const err36 = {instancePath:instancePath+"/logical_date_lte",schemaPath:"#/properties/logical_date_lte/type",keyword:"type",params:{type: schema79.properties.logical_date_lte.type},schema:schema79.properties.logical_date_lte.type,parentSchema:schema79.properties.logical_date_lte,data:data17};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(typeof data17 === "string"){
if(!(formats0.test(data17))){
const err37 = {instancePath:instancePath+"/logical_date_lte",schemaPath:"#/properties/logical_date_lte/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema79.properties.logical_date_lte,data:data17};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data17.includes(":60")){
const next7 = Date.parse((data17).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next7 % 86400000 !== 0 || new Date(next7).getUTCDate() !== 1){
const err38 = {instancePath:instancePath+"/logical_date_lte",schemaPath:"#/properties/logical_date_lte/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema79.properties.logical_date_lte,data:data17};
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
}
if(data.order_by !== undefined){
let data18 = data.order_by;
if((typeof data18 !== "string") && (data18 !== null)){
const err39 = {instancePath:instancePath+"/order_by",schemaPath:"#/properties/order_by/type",keyword:"type",params:{type: schema79.properties.order_by.type},schema:schema79.properties.order_by.type,parentSchema:schema79.properties.order_by,data:data18};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.page_limit !== undefined){
let data19 = data.page_limit;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err40 = {instancePath:instancePath+"/page_limit",schemaPath:"#/properties/page_limit/type",keyword:"type",params:{type: "integer"},schema:schema79.properties.page_limit.type,parentSchema:schema79.properties.page_limit,data:data19};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 < 0 || isNaN(data19)){
const err41 = {instancePath:instancePath+"/page_limit",schemaPath:"#/properties/page_limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema79.properties.page_limit,data:data19};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(Math.abs(data19) > 9007199254740991){
const err42 = {instancePath:instancePath+"/page_limit",schemaPath:"#/properties/page_limit/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema79.properties.page_limit,data:data19};
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
if(data.page_offset !== undefined){
let data20 = data.page_offset;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err43 = {instancePath:instancePath+"/page_offset",schemaPath:"#/properties/page_offset/type",keyword:"type",params:{type: "integer"},schema:schema79.properties.page_offset.type,parentSchema:schema79.properties.page_offset,data:data20};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 < 0 || isNaN(data20)){
const err44 = {instancePath:instancePath+"/page_offset",schemaPath:"#/properties/page_offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema79.properties.page_offset,data:data20};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(Math.abs(data20) > 9007199254740991){
const err45 = {instancePath:instancePath+"/page_offset",schemaPath:"#/properties/page_offset/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema79.properties.page_offset,data:data20};
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
if(data.pool !== undefined){
let data21 = data.pool;
if((!(Array.isArray(data21))) && (data21 !== null)){
const err46 = {instancePath:instancePath+"/pool",schemaPath:"#/properties/pool/type",keyword:"type",params:{type: schema79.properties.pool.type},schema:schema79.properties.pool.type,parentSchema:schema79.properties.pool,data:data21};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(Array.isArray(data21)){
const len3 = data21.length;
for(let i3=0; i3<len3; i3++){
let data22 = data21[i3];
if(typeof data22 !== "string"){
const err47 = {instancePath:instancePath+"/pool/" + i3,schemaPath:"#/properties/pool/items/type",keyword:"type",params:{type: "string"},schema:schema79.properties.pool.items.type,parentSchema:schema79.properties.pool.items,data:data22};
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
}
if(data.queue !== undefined){
let data23 = data.queue;
if((!(Array.isArray(data23))) && (data23 !== null)){
const err48 = {instancePath:instancePath+"/queue",schemaPath:"#/properties/queue/type",keyword:"type",params:{type: schema79.properties.queue.type},schema:schema79.properties.queue.type,parentSchema:schema79.properties.queue,data:data23};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(Array.isArray(data23)){
const len4 = data23.length;
for(let i4=0; i4<len4; i4++){
let data24 = data23[i4];
if(typeof data24 !== "string"){
const err49 = {instancePath:instancePath+"/queue/" + i4,schemaPath:"#/properties/queue/items/type",keyword:"type",params:{type: "string"},schema:schema79.properties.queue.items.type,parentSchema:schema79.properties.queue.items,data:data24};
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
}
if(data.run_after_gt !== undefined){
let data25 = data.run_after_gt;
if((typeof data25 !== "string") && (data25 !== null)){
const err50 = {instancePath:instancePath+"/run_after_gt",schemaPath:"#/properties/run_after_gt/type",keyword:"type",params:{type: schema79.properties.run_after_gt.type},schema:schema79.properties.run_after_gt.type,parentSchema:schema79.properties.run_after_gt,data:data25};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(typeof data25 === "string"){
if(!(formats0.test(data25))){
const err51 = {instancePath:instancePath+"/run_after_gt",schemaPath:"#/properties/run_after_gt/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema79.properties.run_after_gt,data:data25};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data25.includes(":60")){
const next8 = Date.parse((data25).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next8 % 86400000 !== 0 || new Date(next8).getUTCDate() !== 1){
const err52 = {instancePath:instancePath+"/run_after_gt",schemaPath:"#/properties/run_after_gt/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema79.properties.run_after_gt,data:data25};
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
}
if(data.run_after_gte !== undefined){
let data26 = data.run_after_gte;
if((typeof data26 !== "string") && (data26 !== null)){
const err53 = {instancePath:instancePath+"/run_after_gte",schemaPath:"#/properties/run_after_gte/type",keyword:"type",params:{type: schema79.properties.run_after_gte.type},schema:schema79.properties.run_after_gte.type,parentSchema:schema79.properties.run_after_gte,data:data26};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(typeof data26 === "string"){
if(!(formats0.test(data26))){
const err54 = {instancePath:instancePath+"/run_after_gte",schemaPath:"#/properties/run_after_gte/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema79.properties.run_after_gte,data:data26};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data26.includes(":60")){
const next9 = Date.parse((data26).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next9 % 86400000 !== 0 || new Date(next9).getUTCDate() !== 1){
const err55 = {instancePath:instancePath+"/run_after_gte",schemaPath:"#/properties/run_after_gte/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema79.properties.run_after_gte,data:data26};
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
}
if(data.run_after_lt !== undefined){
let data27 = data.run_after_lt;
if((typeof data27 !== "string") && (data27 !== null)){
const err56 = {instancePath:instancePath+"/run_after_lt",schemaPath:"#/properties/run_after_lt/type",keyword:"type",params:{type: schema79.properties.run_after_lt.type},schema:schema79.properties.run_after_lt.type,parentSchema:schema79.properties.run_after_lt,data:data27};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(typeof data27 === "string"){
if(!(formats0.test(data27))){
const err57 = {instancePath:instancePath+"/run_after_lt",schemaPath:"#/properties/run_after_lt/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema79.properties.run_after_lt,data:data27};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data27.includes(":60")){
const next10 = Date.parse((data27).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next10 % 86400000 !== 0 || new Date(next10).getUTCDate() !== 1){
const err58 = {instancePath:instancePath+"/run_after_lt",schemaPath:"#/properties/run_after_lt/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema79.properties.run_after_lt,data:data27};
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
}
if(data.run_after_lte !== undefined){
let data28 = data.run_after_lte;
if((typeof data28 !== "string") && (data28 !== null)){
const err59 = {instancePath:instancePath+"/run_after_lte",schemaPath:"#/properties/run_after_lte/type",keyword:"type",params:{type: schema79.properties.run_after_lte.type},schema:schema79.properties.run_after_lte.type,parentSchema:schema79.properties.run_after_lte,data:data28};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(typeof data28 === "string"){
if(!(formats0.test(data28))){
const err60 = {instancePath:instancePath+"/run_after_lte",schemaPath:"#/properties/run_after_lte/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema79.properties.run_after_lte,data:data28};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data28.includes(":60")){
const next11 = Date.parse((data28).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next11 % 86400000 !== 0 || new Date(next11).getUTCDate() !== 1){
const err61 = {instancePath:instancePath+"/run_after_lte",schemaPath:"#/properties/run_after_lte/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema79.properties.run_after_lte,data:data28};
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
}
if(data.start_date_gt !== undefined){
let data29 = data.start_date_gt;
if((typeof data29 !== "string") && (data29 !== null)){
const err62 = {instancePath:instancePath+"/start_date_gt",schemaPath:"#/properties/start_date_gt/type",keyword:"type",params:{type: schema79.properties.start_date_gt.type},schema:schema79.properties.start_date_gt.type,parentSchema:schema79.properties.start_date_gt,data:data29};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(typeof data29 === "string"){
if(!(formats0.test(data29))){
const err63 = {instancePath:instancePath+"/start_date_gt",schemaPath:"#/properties/start_date_gt/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema79.properties.start_date_gt,data:data29};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(data29.includes(":60")){
const next12 = Date.parse((data29).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next12 % 86400000 !== 0 || new Date(next12).getUTCDate() !== 1){
const err64 = {instancePath:instancePath+"/start_date_gt",schemaPath:"#/properties/start_date_gt/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema79.properties.start_date_gt,data:data29};
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
if(data.start_date_gte !== undefined){
let data30 = data.start_date_gte;
if((typeof data30 !== "string") && (data30 !== null)){
const err65 = {instancePath:instancePath+"/start_date_gte",schemaPath:"#/properties/start_date_gte/type",keyword:"type",params:{type: schema79.properties.start_date_gte.type},schema:schema79.properties.start_date_gte.type,parentSchema:schema79.properties.start_date_gte,data:data30};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(typeof data30 === "string"){
if(!(formats0.test(data30))){
const err66 = {instancePath:instancePath+"/start_date_gte",schemaPath:"#/properties/start_date_gte/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema79.properties.start_date_gte,data:data30};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(data30.includes(":60")){
const next13 = Date.parse((data30).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next13 % 86400000 !== 0 || new Date(next13).getUTCDate() !== 1){
const err67 = {instancePath:instancePath+"/start_date_gte",schemaPath:"#/properties/start_date_gte/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema79.properties.start_date_gte,data:data30};
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
}
if(data.start_date_lt !== undefined){
let data31 = data.start_date_lt;
if((typeof data31 !== "string") && (data31 !== null)){
const err68 = {instancePath:instancePath+"/start_date_lt",schemaPath:"#/properties/start_date_lt/type",keyword:"type",params:{type: schema79.properties.start_date_lt.type},schema:schema79.properties.start_date_lt.type,parentSchema:schema79.properties.start_date_lt,data:data31};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(typeof data31 === "string"){
if(!(formats0.test(data31))){
const err69 = {instancePath:instancePath+"/start_date_lt",schemaPath:"#/properties/start_date_lt/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema79.properties.start_date_lt,data:data31};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(data31.includes(":60")){
const next14 = Date.parse((data31).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next14 % 86400000 !== 0 || new Date(next14).getUTCDate() !== 1){
const err70 = {instancePath:instancePath+"/start_date_lt",schemaPath:"#/properties/start_date_lt/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema79.properties.start_date_lt,data:data31};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
}
}
if(data.start_date_lte !== undefined){
let data32 = data.start_date_lte;
if((typeof data32 !== "string") && (data32 !== null)){
const err71 = {instancePath:instancePath+"/start_date_lte",schemaPath:"#/properties/start_date_lte/type",keyword:"type",params:{type: schema79.properties.start_date_lte.type},schema:schema79.properties.start_date_lte.type,parentSchema:schema79.properties.start_date_lte,data:data32};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if(typeof data32 === "string"){
if(!(formats0.test(data32))){
const err72 = {instancePath:instancePath+"/start_date_lte",schemaPath:"#/properties/start_date_lte/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema79.properties.start_date_lte,data:data32};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(data32.includes(":60")){
const next15 = Date.parse((data32).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next15 % 86400000 !== 0 || new Date(next15).getUTCDate() !== 1){
const err73 = {instancePath:instancePath+"/start_date_lte",schemaPath:"#/properties/start_date_lte/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema79.properties.start_date_lte,data:data32};
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
}
if(data.state !== undefined){
let data33 = data.state;
if((!(Array.isArray(data33))) && (data33 !== null)){
const err74 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: schema79.properties.state.type},schema:schema79.properties.state.type,parentSchema:schema79.properties.state,data:data33};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(Array.isArray(data33)){
const len5 = data33.length;
for(let i5=0; i5<len5; i5++){
let data34 = data33[i5];
const _errs71 = errors;
let valid13 = false;
const _errs72 = errors;
if(typeof data34 !== "string"){
const err75 = {instancePath:instancePath+"/state/" + i5,schemaPath:"contract:/components/schemas/TaskInstanceState/type",keyword:"type",params:{type: "string"},schema:schema72.type,parentSchema:schema72,data:data34};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(!((((((((((((data34 === "removed") || (data34 === "scheduled")) || (data34 === "queued")) || (data34 === "running")) || (data34 === "success")) || (data34 === "restarting")) || (data34 === "failed")) || (data34 === "up_for_retry")) || (data34 === "up_for_reschedule")) || (data34 === "upstream_failed")) || (data34 === "skipped")) || (data34 === "deferred"))){
const err76 = {instancePath:instancePath+"/state/" + i5,schemaPath:"contract:/components/schemas/TaskInstanceState/enum",keyword:"enum",params:{allowedValues: schema72.enum},schema:schema72.enum,parentSchema:schema72,data:data34};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
var _valid0 = _errs72 === errors;
valid13 = valid13 || _valid0;
const _errs75 = errors;
if(data34 !== null){
const err77 = {instancePath:instancePath+"/state/" + i5,schemaPath:"#/properties/state/items/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema79.properties.state.items.anyOf[1].type,parentSchema:schema79.properties.state.items.anyOf[1],data:data34};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
var _valid0 = _errs75 === errors;
valid13 = valid13 || _valid0;
if(!valid13){
const err78 = {instancePath:instancePath+"/state/" + i5,schemaPath:"#/properties/state/items/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs71, passingSchemas: null},schema:schema79.properties.state.items.anyOf,parentSchema:schema79.properties.state.items,data:data34};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
else {
errors = _errs71;
if(vErrors !== null){
if(_errs71){
vErrors.length = _errs71;
}
else {
vErrors = null;
}
}
}
}
}
}
if(data.task_ids !== undefined){
let data35 = data.task_ids;
if((!(Array.isArray(data35))) && (data35 !== null)){
const err79 = {instancePath:instancePath+"/task_ids",schemaPath:"#/properties/task_ids/type",keyword:"type",params:{type: schema79.properties.task_ids.type},schema:schema79.properties.task_ids.type,parentSchema:schema79.properties.task_ids,data:data35};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if(Array.isArray(data35)){
const len6 = data35.length;
for(let i6=0; i6<len6; i6++){
let data36 = data35[i6];
if(typeof data36 !== "string"){
const err80 = {instancePath:instancePath+"/task_ids/" + i6,schemaPath:"#/properties/task_ids/items/type",keyword:"type",params:{type: "string"},schema:schema79.properties.task_ids.items.type,parentSchema:schema79.properties.task_ids.items,data:data36};
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
}
}
else {
const err81 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema79.type,parentSchema:schema79,data};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
validate70.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v45 = validate73;
const schema81 = {"$id":"contract:/get_task_instance.parameters","type":"object","properties":{"path":{"type":"object","properties":{"dag_id":{"type":"string"},"dag_run_id":{"type":"string"},"task_id":{"type":"string"}},"required":["dag_id","dag_run_id","task_id"]}},"required":["path"]};

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
if(data0.dag_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "dag_id"},schema:schema81.properties.path.required,parentSchema:schema81.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.dag_run_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "dag_run_id"},schema:schema81.properties.path.required,parentSchema:schema81.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.task_id === undefined){
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "task_id"},schema:schema81.properties.path.required,parentSchema:schema81.properties.path,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.dag_id !== undefined){
let data1 = data0.dag_id;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/path/dag_id",schemaPath:"#/properties/path/properties/dag_id/type",keyword:"type",params:{type: "string"},schema:schema81.properties.path.properties.dag_id.type,parentSchema:schema81.properties.path.properties.dag_id,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.dag_run_id !== undefined){
let data2 = data0.dag_run_id;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/path/dag_run_id",schemaPath:"#/properties/path/properties/dag_run_id/type",keyword:"type",params:{type: "string"},schema:schema81.properties.path.properties.dag_run_id.type,parentSchema:schema81.properties.path.properties.dag_run_id,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.task_id !== undefined){
let data3 = data0.task_id;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/path/task_id",schemaPath:"#/properties/path/properties/task_id/type",keyword:"type",params:{type: "string"},schema:schema81.properties.path.properties.task_id.type,parentSchema:schema81.properties.path.properties.task_id,data:data3};
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
const err7 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema81.properties.path.type,parentSchema:schema81.properties.path,data:data0};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema81.type,parentSchema:schema81,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v46 = validate74;
const schema82 = {"$id":"contract:/delete_task_instance.parameters","type":"object","properties":{"path":{"type":"object","properties":{"dag_id":{"type":"string"},"dag_run_id":{"type":"string"},"task_id":{"type":"string"}},"required":["dag_id","dag_run_id","task_id"]},"query":{"type":"object","properties":{"map_index":{"type":"integer"}},"required":[]}},"required":["path","query"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema82.required,parentSchema:schema82,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema82.required,parentSchema:schema82,data};
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
if(data0.dag_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "dag_id"},schema:schema82.properties.path.required,parentSchema:schema82.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.dag_run_id === undefined){
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "dag_run_id"},schema:schema82.properties.path.required,parentSchema:schema82.properties.path,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.task_id === undefined){
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "task_id"},schema:schema82.properties.path.required,parentSchema:schema82.properties.path,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.dag_id !== undefined){
let data1 = data0.dag_id;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/path/dag_id",schemaPath:"#/properties/path/properties/dag_id/type",keyword:"type",params:{type: "string"},schema:schema82.properties.path.properties.dag_id.type,parentSchema:schema82.properties.path.properties.dag_id,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.dag_run_id !== undefined){
let data2 = data0.dag_run_id;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/path/dag_run_id",schemaPath:"#/properties/path/properties/dag_run_id/type",keyword:"type",params:{type: "string"},schema:schema82.properties.path.properties.dag_run_id.type,parentSchema:schema82.properties.path.properties.dag_run_id,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.task_id !== undefined){
let data3 = data0.task_id;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/path/task_id",schemaPath:"#/properties/path/properties/task_id/type",keyword:"type",params:{type: "string"},schema:schema82.properties.path.properties.task_id.type,parentSchema:schema82.properties.path.properties.task_id,data:data3};
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
const err8 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema82.properties.path.type,parentSchema:schema82.properties.path,data:data0};
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
if(data4.map_index !== undefined){
let data5 = data4.map_index;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err9 = {instancePath:instancePath+"/query/map_index",schemaPath:"#/properties/query/properties/map_index/type",keyword:"type",params:{type: "integer"},schema:schema82.properties.query.properties.map_index.type,parentSchema:schema82.properties.query.properties.map_index,data:data5};
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
const err10 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema82.properties.query.type,parentSchema:schema82.properties.query,data:data4};
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
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema82.type,parentSchema:schema82,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate74.errors = vErrors;
return errors === 0;
}
validate74.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v47 = validate75;
const schema83 = {"$id":"contract:/patch_task_instance.parameters","type":"object","properties":{"path":{"type":"object","properties":{"dag_id":{"type":"string"},"dag_run_id":{"type":"string"},"task_id":{"type":"string"}},"required":["dag_id","dag_run_id","task_id"]},"query":{"type":"object","properties":{"map_index":{"type":["integer","null"]},"update_mask":{"items":{"type":"string"},"type":["array","null"]}},"required":[]}},"required":["path","query"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema83.required,parentSchema:schema83,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema83.required,parentSchema:schema83,data};
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
if(data0.dag_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "dag_id"},schema:schema83.properties.path.required,parentSchema:schema83.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.dag_run_id === undefined){
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "dag_run_id"},schema:schema83.properties.path.required,parentSchema:schema83.properties.path,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.task_id === undefined){
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "task_id"},schema:schema83.properties.path.required,parentSchema:schema83.properties.path,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.dag_id !== undefined){
let data1 = data0.dag_id;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/path/dag_id",schemaPath:"#/properties/path/properties/dag_id/type",keyword:"type",params:{type: "string"},schema:schema83.properties.path.properties.dag_id.type,parentSchema:schema83.properties.path.properties.dag_id,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.dag_run_id !== undefined){
let data2 = data0.dag_run_id;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/path/dag_run_id",schemaPath:"#/properties/path/properties/dag_run_id/type",keyword:"type",params:{type: "string"},schema:schema83.properties.path.properties.dag_run_id.type,parentSchema:schema83.properties.path.properties.dag_run_id,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.task_id !== undefined){
let data3 = data0.task_id;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/path/task_id",schemaPath:"#/properties/path/properties/task_id/type",keyword:"type",params:{type: "string"},schema:schema83.properties.path.properties.task_id.type,parentSchema:schema83.properties.path.properties.task_id,data:data3};
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
const err8 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema83.properties.path.type,parentSchema:schema83.properties.path,data:data0};
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
if(data4.map_index !== undefined){
let data5 = data4.map_index;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
const err9 = {instancePath:instancePath+"/query/map_index",schemaPath:"#/properties/query/properties/map_index/type",keyword:"type",params:{type: schema83.properties.query.properties.map_index.type},schema:schema83.properties.query.properties.map_index.type,parentSchema:schema83.properties.query.properties.map_index,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data4.update_mask !== undefined){
let data6 = data4.update_mask;
if((!(Array.isArray(data6))) && (data6 !== null)){
const err10 = {instancePath:instancePath+"/query/update_mask",schemaPath:"#/properties/query/properties/update_mask/type",keyword:"type",params:{type: schema83.properties.query.properties.update_mask.type},schema:schema83.properties.query.properties.update_mask.type,parentSchema:schema83.properties.query.properties.update_mask,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(typeof data7 !== "string"){
const err11 = {instancePath:instancePath+"/query/update_mask/" + i0,schemaPath:"#/properties/query/properties/update_mask/items/type",keyword:"type",params:{type: "string"},schema:schema83.properties.query.properties.update_mask.items.type,parentSchema:schema83.properties.query.properties.update_mask.items,data:data7};
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
}
else {
const err12 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema83.properties.query.type,parentSchema:schema83.properties.query,data:data4};
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
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema83.type,parentSchema:schema83,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate75.errors = vErrors;
return errors === 0;
}
validate75.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v48 = validate76;
const schema84 = {"$id":"contract:/patch_task_instance.body","$ref":"contract:/components/schemas/PatchTaskInstanceBody"};
const schema85 = {"$id":"contract:/components/schemas/PatchTaskInstanceBody","additionalProperties":false,"properties":{"include_downstream":{"type":"boolean"},"include_future":{"type":"boolean"},"include_past":{"type":"boolean"},"include_upstream":{"type":"boolean"},"new_state":{"anyOf":[{"$ref":"contract:/components/schemas/TaskInstanceState"},{"type":"null"}]},"note":{"maxLength":1000,"type":["string","null"]}},"type":"object"};

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
for(const key0 in data){
if(!((((((key0 === "include_downstream") || (key0 === "include_future")) || (key0 === "include_past")) || (key0 === "include_upstream")) || (key0 === "new_state")) || (key0 === "note"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema85,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.include_downstream !== undefined){
let data0 = data.include_downstream;
if(typeof data0 !== "boolean"){
const err1 = {instancePath:instancePath+"/include_downstream",schemaPath:"#/properties/include_downstream/type",keyword:"type",params:{type: "boolean"},schema:schema85.properties.include_downstream.type,parentSchema:schema85.properties.include_downstream,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.include_future !== undefined){
let data1 = data.include_future;
if(typeof data1 !== "boolean"){
const err2 = {instancePath:instancePath+"/include_future",schemaPath:"#/properties/include_future/type",keyword:"type",params:{type: "boolean"},schema:schema85.properties.include_future.type,parentSchema:schema85.properties.include_future,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.include_past !== undefined){
let data2 = data.include_past;
if(typeof data2 !== "boolean"){
const err3 = {instancePath:instancePath+"/include_past",schemaPath:"#/properties/include_past/type",keyword:"type",params:{type: "boolean"},schema:schema85.properties.include_past.type,parentSchema:schema85.properties.include_past,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.include_upstream !== undefined){
let data3 = data.include_upstream;
if(typeof data3 !== "boolean"){
const err4 = {instancePath:instancePath+"/include_upstream",schemaPath:"#/properties/include_upstream/type",keyword:"type",params:{type: "boolean"},schema:schema85.properties.include_upstream.type,parentSchema:schema85.properties.include_upstream,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.new_state !== undefined){
let data4 = data.new_state;
const _errs11 = errors;
let valid1 = false;
const _errs12 = errors;
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/new_state",schemaPath:"contract:/components/schemas/TaskInstanceState/type",keyword:"type",params:{type: "string"},schema:schema72.type,parentSchema:schema72,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((((((((((data4 === "removed") || (data4 === "scheduled")) || (data4 === "queued")) || (data4 === "running")) || (data4 === "success")) || (data4 === "restarting")) || (data4 === "failed")) || (data4 === "up_for_retry")) || (data4 === "up_for_reschedule")) || (data4 === "upstream_failed")) || (data4 === "skipped")) || (data4 === "deferred"))){
const err6 = {instancePath:instancePath+"/new_state",schemaPath:"contract:/components/schemas/TaskInstanceState/enum",keyword:"enum",params:{allowedValues: schema72.enum},schema:schema72.enum,parentSchema:schema72,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs12 === errors;
valid1 = valid1 || _valid0;
const _errs15 = errors;
if(data4 !== null){
const err7 = {instancePath:instancePath+"/new_state",schemaPath:"#/properties/new_state/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema85.properties.new_state.anyOf[1].type,parentSchema:schema85.properties.new_state.anyOf[1],data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs15 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err8 = {instancePath:instancePath+"/new_state",schemaPath:"#/properties/new_state/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs11, passingSchemas: null},schema:schema85.properties.new_state.anyOf,parentSchema:schema85.properties.new_state,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
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
if(data.note !== undefined){
let data5 = data.note;
if((typeof data5 !== "string") && (data5 !== null)){
const err9 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: schema85.properties.note.type},schema:schema85.properties.note.type,parentSchema:schema85.properties.note,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data5 === "string"){
if(func1(data5) > 1000){
const err10 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit: 1000},schema:1000,parentSchema:schema85.properties.note,data:data5};
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
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema85.type,parentSchema:schema85,data};
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

exports.v49 = validate79;
const schema87 = {"$id":"contract:/get_external_log_url.parameters","type":"object","properties":{"path":{"type":"object","properties":{"dag_id":{"type":"string"},"dag_run_id":{"type":"string"},"task_id":{"type":"string"},"try_number":{"exclusiveMinimum":0,"type":"integer"}},"required":["dag_id","dag_run_id","task_id","try_number"]},"query":{"type":"object","properties":{"map_index":{"type":"integer"}},"required":[]}},"required":["path","query"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema87.required,parentSchema:schema87,data};
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
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.dag_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "dag_id"},schema:schema87.properties.path.required,parentSchema:schema87.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.dag_run_id === undefined){
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "dag_run_id"},schema:schema87.properties.path.required,parentSchema:schema87.properties.path,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.task_id === undefined){
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "task_id"},schema:schema87.properties.path.required,parentSchema:schema87.properties.path,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.try_number === undefined){
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "try_number"},schema:schema87.properties.path.required,parentSchema:schema87.properties.path,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0.dag_id !== undefined){
let data1 = data0.dag_id;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/path/dag_id",schemaPath:"#/properties/path/properties/dag_id/type",keyword:"type",params:{type: "string"},schema:schema87.properties.path.properties.dag_id.type,parentSchema:schema87.properties.path.properties.dag_id,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.dag_run_id !== undefined){
let data2 = data0.dag_run_id;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/path/dag_run_id",schemaPath:"#/properties/path/properties/dag_run_id/type",keyword:"type",params:{type: "string"},schema:schema87.properties.path.properties.dag_run_id.type,parentSchema:schema87.properties.path.properties.dag_run_id,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.task_id !== undefined){
let data3 = data0.task_id;
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/path/task_id",schemaPath:"#/properties/path/properties/task_id/type",keyword:"type",params:{type: "string"},schema:schema87.properties.path.properties.task_id.type,parentSchema:schema87.properties.path.properties.task_id,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.try_number !== undefined){
let data4 = data0.try_number;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err9 = {instancePath:instancePath+"/path/try_number",schemaPath:"#/properties/path/properties/try_number/type",keyword:"type",params:{type: "integer"},schema:schema87.properties.path.properties.try_number.type,parentSchema:schema87.properties.path.properties.try_number,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 <= 0 || isNaN(data4)){
const err10 = {instancePath:instancePath+"/path/try_number",schemaPath:"#/properties/path/properties/try_number/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},schema:0,parentSchema:schema87.properties.path.properties.try_number,data:data4};
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
const err11 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema87.properties.path.type,parentSchema:schema87.properties.path,data:data0};
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
let data5 = data.query;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.map_index !== undefined){
let data6 = data5.map_index;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err12 = {instancePath:instancePath+"/query/map_index",schemaPath:"#/properties/query/properties/map_index/type",keyword:"type",params:{type: "integer"},schema:schema87.properties.query.properties.map_index.type,parentSchema:schema87.properties.query.properties.map_index,data:data6};
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
const err13 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema87.properties.query.type,parentSchema:schema87.properties.query,data:data5};
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
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema87.type,parentSchema:schema87,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate79.errors = vErrors;
return errors === 0;
}
validate79.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v50 = validate80;
const schema88 = {"$id":"contract:/get_mapped_task_instances.parameters","type":"object","properties":{"path":{"type":"object","properties":{"dag_id":{"type":"string"},"dag_run_id":{"type":"string"},"task_id":{"type":"string"}},"required":["dag_id","dag_run_id","task_id"]},"query":{"type":"object","properties":{"run_after_gte":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"run_after_gt":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"run_after_lte":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"run_after_lt":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"logical_date_gte":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"logical_date_gt":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"logical_date_lte":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"logical_date_lt":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"start_date_gte":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"start_date_gt":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"start_date_lte":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"start_date_lt":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"end_date_gte":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"end_date_gt":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"end_date_lte":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"end_date_lt":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"updated_at_gte":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"updated_at_gt":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"updated_at_lte":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"updated_at_lt":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"duration_gte":{"type":["number","null"],"double":true},"duration_gt":{"type":["number","null"],"double":true},"duration_lte":{"type":["number","null"],"double":true},"duration_lt":{"type":["number","null"],"double":true},"state":{"items":{"type":"string"},"type":"array"},"pool":{"items":{"type":"string"},"type":"array"},"pool_name_pattern":{"type":["string","null"]},"queue":{"items":{"type":"string"},"type":"array"},"queue_name_pattern":{"type":["string","null"]},"executor":{"items":{"type":"string"},"type":"array"},"version_number":{"items":{"type":"integer","safeInteger":true},"type":"array"},"try_number":{"items":{"type":"integer","safeInteger":true},"type":"array"},"operator":{"items":{"type":"string"},"type":"array"},"operator_name_pattern":{"type":["string","null"]},"map_index":{"items":{"type":"integer","safeInteger":true},"type":"array"},"limit":{"minimum":0,"type":"integer"},"offset":{"minimum":0,"type":"integer"},"order_by":{"items":{"type":"string"},"type":"array"}},"required":[]}},"required":["path","query"]};

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
if(data0.dag_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "dag_id"},schema:schema88.properties.path.required,parentSchema:schema88.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.dag_run_id === undefined){
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "dag_run_id"},schema:schema88.properties.path.required,parentSchema:schema88.properties.path,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.task_id === undefined){
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "task_id"},schema:schema88.properties.path.required,parentSchema:schema88.properties.path,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.dag_id !== undefined){
let data1 = data0.dag_id;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/path/dag_id",schemaPath:"#/properties/path/properties/dag_id/type",keyword:"type",params:{type: "string"},schema:schema88.properties.path.properties.dag_id.type,parentSchema:schema88.properties.path.properties.dag_id,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.dag_run_id !== undefined){
let data2 = data0.dag_run_id;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/path/dag_run_id",schemaPath:"#/properties/path/properties/dag_run_id/type",keyword:"type",params:{type: "string"},schema:schema88.properties.path.properties.dag_run_id.type,parentSchema:schema88.properties.path.properties.dag_run_id,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.task_id !== undefined){
let data3 = data0.task_id;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/path/task_id",schemaPath:"#/properties/path/properties/task_id/type",keyword:"type",params:{type: "string"},schema:schema88.properties.path.properties.task_id.type,parentSchema:schema88.properties.path.properties.task_id,data:data3};
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
const err8 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema88.properties.path.type,parentSchema:schema88.properties.path,data:data0};
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
if(data4.run_after_gte !== undefined){
let data5 = data4.run_after_gte;
if((typeof data5 !== "string") && (data5 !== null)){
const err9 = {instancePath:instancePath+"/query/run_after_gte",schemaPath:"#/properties/query/properties/run_after_gte/type",keyword:"type",params:{type: schema88.properties.query.properties.run_after_gte.type},schema:schema88.properties.query.properties.run_after_gte.type,parentSchema:schema88.properties.query.properties.run_after_gte,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data5 === "string"){
if(!(formats0.test(data5))){
const err10 = {instancePath:instancePath+"/query/run_after_gte",schemaPath:"#/properties/query/properties/run_after_gte/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema88.properties.query.properties.run_after_gte,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data5.includes(":60")){
const next0 = Date.parse((data5).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err11 = {instancePath:instancePath+"/query/run_after_gte",schemaPath:"#/properties/query/properties/run_after_gte/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema88.properties.query.properties.run_after_gte,data:data5};
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
if(data4.run_after_gt !== undefined){
let data6 = data4.run_after_gt;
if((typeof data6 !== "string") && (data6 !== null)){
const err12 = {instancePath:instancePath+"/query/run_after_gt",schemaPath:"#/properties/query/properties/run_after_gt/type",keyword:"type",params:{type: schema88.properties.query.properties.run_after_gt.type},schema:schema88.properties.query.properties.run_after_gt.type,parentSchema:schema88.properties.query.properties.run_after_gt,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data6 === "string"){
if(!(formats0.test(data6))){
const err13 = {instancePath:instancePath+"/query/run_after_gt",schemaPath:"#/properties/query/properties/run_after_gt/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema88.properties.query.properties.run_after_gt,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data6.includes(":60")){
const next1 = Date.parse((data6).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err14 = {instancePath:instancePath+"/query/run_after_gt",schemaPath:"#/properties/query/properties/run_after_gt/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema88.properties.query.properties.run_after_gt,data:data6};
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
if(data4.run_after_lte !== undefined){
let data7 = data4.run_after_lte;
if((typeof data7 !== "string") && (data7 !== null)){
const err15 = {instancePath:instancePath+"/query/run_after_lte",schemaPath:"#/properties/query/properties/run_after_lte/type",keyword:"type",params:{type: schema88.properties.query.properties.run_after_lte.type},schema:schema88.properties.query.properties.run_after_lte.type,parentSchema:schema88.properties.query.properties.run_after_lte,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data7 === "string"){
if(!(formats0.test(data7))){
const err16 = {instancePath:instancePath+"/query/run_after_lte",schemaPath:"#/properties/query/properties/run_after_lte/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema88.properties.query.properties.run_after_lte,data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data7.includes(":60")){
const next2 = Date.parse((data7).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next2 % 86400000 !== 0 || new Date(next2).getUTCDate() !== 1){
const err17 = {instancePath:instancePath+"/query/run_after_lte",schemaPath:"#/properties/query/properties/run_after_lte/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema88.properties.query.properties.run_after_lte,data:data7};
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
if(data4.run_after_lt !== undefined){
let data8 = data4.run_after_lt;
if((typeof data8 !== "string") && (data8 !== null)){
const err18 = {instancePath:instancePath+"/query/run_after_lt",schemaPath:"#/properties/query/properties/run_after_lt/type",keyword:"type",params:{type: schema88.properties.query.properties.run_after_lt.type},schema:schema88.properties.query.properties.run_after_lt.type,parentSchema:schema88.properties.query.properties.run_after_lt,data:data8};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(typeof data8 === "string"){
if(!(formats0.test(data8))){
const err19 = {instancePath:instancePath+"/query/run_after_lt",schemaPath:"#/properties/query/properties/run_after_lt/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema88.properties.query.properties.run_after_lt,data:data8};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data8.includes(":60")){
const next3 = Date.parse((data8).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next3 % 86400000 !== 0 || new Date(next3).getUTCDate() !== 1){
const err20 = {instancePath:instancePath+"/query/run_after_lt",schemaPath:"#/properties/query/properties/run_after_lt/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema88.properties.query.properties.run_after_lt,data:data8};
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
if(data4.logical_date_gte !== undefined){
let data9 = data4.logical_date_gte;
if((typeof data9 !== "string") && (data9 !== null)){
const err21 = {instancePath:instancePath+"/query/logical_date_gte",schemaPath:"#/properties/query/properties/logical_date_gte/type",keyword:"type",params:{type: schema88.properties.query.properties.logical_date_gte.type},schema:schema88.properties.query.properties.logical_date_gte.type,parentSchema:schema88.properties.query.properties.logical_date_gte,data:data9};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(typeof data9 === "string"){
if(!(formats0.test(data9))){
const err22 = {instancePath:instancePath+"/query/logical_date_gte",schemaPath:"#/properties/query/properties/logical_date_gte/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema88.properties.query.properties.logical_date_gte,data:data9};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data9.includes(":60")){
const next4 = Date.parse((data9).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next4 % 86400000 !== 0 || new Date(next4).getUTCDate() !== 1){
const err23 = {instancePath:instancePath+"/query/logical_date_gte",schemaPath:"#/properties/query/properties/logical_date_gte/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema88.properties.query.properties.logical_date_gte,data:data9};
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
if(data4.logical_date_gt !== undefined){
let data10 = data4.logical_date_gt;
if((typeof data10 !== "string") && (data10 !== null)){
const err24 = {instancePath:instancePath+"/query/logical_date_gt",schemaPath:"#/properties/query/properties/logical_date_gt/type",keyword:"type",params:{type: schema88.properties.query.properties.logical_date_gt.type},schema:schema88.properties.query.properties.logical_date_gt.type,parentSchema:schema88.properties.query.properties.logical_date_gt,data:data10};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(typeof data10 === "string"){
if(!(formats0.test(data10))){
const err25 = {instancePath:instancePath+"/query/logical_date_gt",schemaPath:"#/properties/query/properties/logical_date_gt/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema88.properties.query.properties.logical_date_gt,data:data10};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data10.includes(":60")){
const next5 = Date.parse((data10).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next5 % 86400000 !== 0 || new Date(next5).getUTCDate() !== 1){
const err26 = {instancePath:instancePath+"/query/logical_date_gt",schemaPath:"#/properties/query/properties/logical_date_gt/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema88.properties.query.properties.logical_date_gt,data:data10};
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
if(data4.logical_date_lte !== undefined){
let data11 = data4.logical_date_lte;
if((typeof data11 !== "string") && (data11 !== null)){
const err27 = {instancePath:instancePath+"/query/logical_date_lte",schemaPath:"#/properties/query/properties/logical_date_lte/type",keyword:"type",params:{type: schema88.properties.query.properties.logical_date_lte.type},schema:schema88.properties.query.properties.logical_date_lte.type,parentSchema:schema88.properties.query.properties.logical_date_lte,data:data11};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(typeof data11 === "string"){
if(!(formats0.test(data11))){
const err28 = {instancePath:instancePath+"/query/logical_date_lte",schemaPath:"#/properties/query/properties/logical_date_lte/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema88.properties.query.properties.logical_date_lte,data:data11};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data11.includes(":60")){
const next6 = Date.parse((data11).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next6 % 86400000 !== 0 || new Date(next6).getUTCDate() !== 1){
const err29 = {instancePath:instancePath+"/query/logical_date_lte",schemaPath:"#/properties/query/properties/logical_date_lte/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema88.properties.query.properties.logical_date_lte,data:data11};
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
if(data4.logical_date_lt !== undefined){
let data12 = data4.logical_date_lt;
if((typeof data12 !== "string") && (data12 !== null)){
const err30 = {instancePath:instancePath+"/query/logical_date_lt",schemaPath:"#/properties/query/properties/logical_date_lt/type",keyword:"type",params:{type: schema88.properties.query.properties.logical_date_lt.type},schema:schema88.properties.query.properties.logical_date_lt.type,parentSchema:schema88.properties.query.properties.logical_date_lt,data:data12};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(typeof data12 === "string"){
if(!(formats0.test(data12))){
const err31 = {instancePath:instancePath+"/query/logical_date_lt",schemaPath:"#/properties/query/properties/logical_date_lt/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema88.properties.query.properties.logical_date_lt,data:data12};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data12.includes(":60")){
const next7 = Date.parse((data12).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next7 % 86400000 !== 0 || new Date(next7).getUTCDate() !== 1){
const err32 = {instancePath:instancePath+"/query/logical_date_lt",schemaPath:"#/properties/query/properties/logical_date_lt/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema88.properties.query.properties.logical_date_lt,data:data12};
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
if(data4.start_date_gte !== undefined){
let data13 = data4.start_date_gte;
if((typeof data13 !== "string") && (data13 !== null)){
const err33 = {instancePath:instancePath+"/query/start_date_gte",schemaPath:"#/properties/query/properties/start_date_gte/type",keyword:"type",params:{type: schema88.properties.query.properties.start_date_gte.type},schema:schema88.properties.query.properties.start_date_gte.type,parentSchema:schema88.properties.query.properties.start_date_gte,data:data13};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(typeof data13 === "string"){
if(!(formats0.test(data13))){
const err34 = {instancePath:instancePath+"/query/start_date_gte",schemaPath:"#/properties/query/properties/start_date_gte/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema88.properties.query.properties.start_date_gte,data:data13};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data13.includes(":60")){
const next8 = Date.parse((data13).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next8 % 86400000 !== 0 || new Date(next8).getUTCDate() !== 1){
const err35 = {instancePath:instancePath+"/query/start_date_gte",schemaPath:"#/properties/query/properties/start_date_gte/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema88.properties.query.properties.start_date_gte,data:data13};
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
if(data4.start_date_gt !== undefined){
let data14 = data4.start_date_gt;
if((typeof data14 !== "string") && (data14 !== null)){
const err36 = {instancePath:instancePath+"/query/start_date_gt",schemaPath:"#/properties/query/properties/start_date_gt/type",keyword:"type",params:{type: schema88.properties.query.properties.start_date_gt.type},schema:schema88.properties.query.properties.start_date_gt.type,parentSchema:schema88.properties.query.properties.start_date_gt,data:data14};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(typeof data14 === "string"){
if(!(formats0.test(data14))){
const err37 = {instancePath:instancePath+"/query/start_date_gt",schemaPath:"#/properties/query/properties/start_date_gt/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema88.properties.query.properties.start_date_gt,data:data14};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data14.includes(":60")){
const next9 = Date.parse((data14).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next9 % 86400000 !== 0 || new Date(next9).getUTCDate() !== 1){
const err38 = {instancePath:instancePath+"/query/start_date_gt",schemaPath:"#/properties/query/properties/start_date_gt/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema88.properties.query.properties.start_date_gt,data:data14};
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
}
if(data4.start_date_lte !== undefined){
let data15 = data4.start_date_lte;
if((typeof data15 !== "string") && (data15 !== null)){
const err39 = {instancePath:instancePath+"/query/start_date_lte",schemaPath:"#/properties/query/properties/start_date_lte/type",keyword:"type",params:{type: schema88.properties.query.properties.start_date_lte.type},schema:schema88.properties.query.properties.start_date_lte.type,parentSchema:schema88.properties.query.properties.start_date_lte,data:data15};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(typeof data15 === "string"){
if(!(formats0.test(data15))){
const err40 = {instancePath:instancePath+"/query/start_date_lte",schemaPath:"#/properties/query/properties/start_date_lte/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema88.properties.query.properties.start_date_lte,data:data15};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data15.includes(":60")){
const next10 = Date.parse((data15).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next10 % 86400000 !== 0 || new Date(next10).getUTCDate() !== 1){
const err41 = {instancePath:instancePath+"/query/start_date_lte",schemaPath:"#/properties/query/properties/start_date_lte/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema88.properties.query.properties.start_date_lte,data:data15};
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
}
if(data4.start_date_lt !== undefined){
let data16 = data4.start_date_lt;
if((typeof data16 !== "string") && (data16 !== null)){
const err42 = {instancePath:instancePath+"/query/start_date_lt",schemaPath:"#/properties/query/properties/start_date_lt/type",keyword:"type",params:{type: schema88.properties.query.properties.start_date_lt.type},schema:schema88.properties.query.properties.start_date_lt.type,parentSchema:schema88.properties.query.properties.start_date_lt,data:data16};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(typeof data16 === "string"){
if(!(formats0.test(data16))){
const err43 = {instancePath:instancePath+"/query/start_date_lt",schemaPath:"#/properties/query/properties/start_date_lt/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema88.properties.query.properties.start_date_lt,data:data16};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data16.includes(":60")){
const next11 = Date.parse((data16).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next11 % 86400000 !== 0 || new Date(next11).getUTCDate() !== 1){
const err44 = {instancePath:instancePath+"/query/start_date_lt",schemaPath:"#/properties/query/properties/start_date_lt/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema88.properties.query.properties.start_date_lt,data:data16};
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
}
if(data4.end_date_gte !== undefined){
let data17 = data4.end_date_gte;
if((typeof data17 !== "string") && (data17 !== null)){
const err45 = {instancePath:instancePath+"/query/end_date_gte",schemaPath:"#/properties/query/properties/end_date_gte/type",keyword:"type",params:{type: schema88.properties.query.properties.end_date_gte.type},schema:schema88.properties.query.properties.end_date_gte.type,parentSchema:schema88.properties.query.properties.end_date_gte,data:data17};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(typeof data17 === "string"){
if(!(formats0.test(data17))){
const err46 = {instancePath:instancePath+"/query/end_date_gte",schemaPath:"#/properties/query/properties/end_date_gte/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema88.properties.query.properties.end_date_gte,data:data17};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data17.includes(":60")){
const next12 = Date.parse((data17).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next12 % 86400000 !== 0 || new Date(next12).getUTCDate() !== 1){
const err47 = {instancePath:instancePath+"/query/end_date_gte",schemaPath:"#/properties/query/properties/end_date_gte/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema88.properties.query.properties.end_date_gte,data:data17};
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
}
if(data4.end_date_gt !== undefined){
let data18 = data4.end_date_gt;
if((typeof data18 !== "string") && (data18 !== null)){
const err48 = {instancePath:instancePath+"/query/end_date_gt",schemaPath:"#/properties/query/properties/end_date_gt/type",keyword:"type",params:{type: schema88.properties.query.properties.end_date_gt.type},schema:schema88.properties.query.properties.end_date_gt.type,parentSchema:schema88.properties.query.properties.end_date_gt,data:data18};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(typeof data18 === "string"){
if(!(formats0.test(data18))){
const err49 = {instancePath:instancePath+"/query/end_date_gt",schemaPath:"#/properties/query/properties/end_date_gt/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema88.properties.query.properties.end_date_gt,data:data18};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data18.includes(":60")){
const next13 = Date.parse((data18).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next13 % 86400000 !== 0 || new Date(next13).getUTCDate() !== 1){
const err50 = {instancePath:instancePath+"/query/end_date_gt",schemaPath:"#/properties/query/properties/end_date_gt/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema88.properties.query.properties.end_date_gt,data:data18};
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
if(data4.end_date_lte !== undefined){
let data19 = data4.end_date_lte;
if((typeof data19 !== "string") && (data19 !== null)){
const err51 = {instancePath:instancePath+"/query/end_date_lte",schemaPath:"#/properties/query/properties/end_date_lte/type",keyword:"type",params:{type: schema88.properties.query.properties.end_date_lte.type},schema:schema88.properties.query.properties.end_date_lte.type,parentSchema:schema88.properties.query.properties.end_date_lte,data:data19};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(typeof data19 === "string"){
if(!(formats0.test(data19))){
const err52 = {instancePath:instancePath+"/query/end_date_lte",schemaPath:"#/properties/query/properties/end_date_lte/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema88.properties.query.properties.end_date_lte,data:data19};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data19.includes(":60")){
const next14 = Date.parse((data19).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next14 % 86400000 !== 0 || new Date(next14).getUTCDate() !== 1){
const err53 = {instancePath:instancePath+"/query/end_date_lte",schemaPath:"#/properties/query/properties/end_date_lte/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema88.properties.query.properties.end_date_lte,data:data19};
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
}
if(data4.end_date_lt !== undefined){
let data20 = data4.end_date_lt;
if((typeof data20 !== "string") && (data20 !== null)){
const err54 = {instancePath:instancePath+"/query/end_date_lt",schemaPath:"#/properties/query/properties/end_date_lt/type",keyword:"type",params:{type: schema88.properties.query.properties.end_date_lt.type},schema:schema88.properties.query.properties.end_date_lt.type,parentSchema:schema88.properties.query.properties.end_date_lt,data:data20};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(typeof data20 === "string"){
if(!(formats0.test(data20))){
const err55 = {instancePath:instancePath+"/query/end_date_lt",schemaPath:"#/properties/query/properties/end_date_lt/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema88.properties.query.properties.end_date_lt,data:data20};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data20.includes(":60")){
const next15 = Date.parse((data20).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next15 % 86400000 !== 0 || new Date(next15).getUTCDate() !== 1){
const err56 = {instancePath:instancePath+"/query/end_date_lt",schemaPath:"#/properties/query/properties/end_date_lt/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema88.properties.query.properties.end_date_lt,data:data20};
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
}
if(data4.updated_at_gte !== undefined){
let data21 = data4.updated_at_gte;
if((typeof data21 !== "string") && (data21 !== null)){
const err57 = {instancePath:instancePath+"/query/updated_at_gte",schemaPath:"#/properties/query/properties/updated_at_gte/type",keyword:"type",params:{type: schema88.properties.query.properties.updated_at_gte.type},schema:schema88.properties.query.properties.updated_at_gte.type,parentSchema:schema88.properties.query.properties.updated_at_gte,data:data21};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(typeof data21 === "string"){
if(!(formats0.test(data21))){
const err58 = {instancePath:instancePath+"/query/updated_at_gte",schemaPath:"#/properties/query/properties/updated_at_gte/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema88.properties.query.properties.updated_at_gte,data:data21};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(data21.includes(":60")){
const next16 = Date.parse((data21).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next16 % 86400000 !== 0 || new Date(next16).getUTCDate() !== 1){
const err59 = {instancePath:instancePath+"/query/updated_at_gte",schemaPath:"#/properties/query/properties/updated_at_gte/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema88.properties.query.properties.updated_at_gte,data:data21};
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
if(data4.updated_at_gt !== undefined){
let data22 = data4.updated_at_gt;
if((typeof data22 !== "string") && (data22 !== null)){
const err60 = {instancePath:instancePath+"/query/updated_at_gt",schemaPath:"#/properties/query/properties/updated_at_gt/type",keyword:"type",params:{type: schema88.properties.query.properties.updated_at_gt.type},schema:schema88.properties.query.properties.updated_at_gt.type,parentSchema:schema88.properties.query.properties.updated_at_gt,data:data22};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(typeof data22 === "string"){
if(!(formats0.test(data22))){
const err61 = {instancePath:instancePath+"/query/updated_at_gt",schemaPath:"#/properties/query/properties/updated_at_gt/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema88.properties.query.properties.updated_at_gt,data:data22};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(data22.includes(":60")){
const next17 = Date.parse((data22).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next17 % 86400000 !== 0 || new Date(next17).getUTCDate() !== 1){
const err62 = {instancePath:instancePath+"/query/updated_at_gt",schemaPath:"#/properties/query/properties/updated_at_gt/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema88.properties.query.properties.updated_at_gt,data:data22};
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
}
if(data4.updated_at_lte !== undefined){
let data23 = data4.updated_at_lte;
if((typeof data23 !== "string") && (data23 !== null)){
const err63 = {instancePath:instancePath+"/query/updated_at_lte",schemaPath:"#/properties/query/properties/updated_at_lte/type",keyword:"type",params:{type: schema88.properties.query.properties.updated_at_lte.type},schema:schema88.properties.query.properties.updated_at_lte.type,parentSchema:schema88.properties.query.properties.updated_at_lte,data:data23};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(typeof data23 === "string"){
if(!(formats0.test(data23))){
const err64 = {instancePath:instancePath+"/query/updated_at_lte",schemaPath:"#/properties/query/properties/updated_at_lte/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema88.properties.query.properties.updated_at_lte,data:data23};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(data23.includes(":60")){
const next18 = Date.parse((data23).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next18 % 86400000 !== 0 || new Date(next18).getUTCDate() !== 1){
const err65 = {instancePath:instancePath+"/query/updated_at_lte",schemaPath:"#/properties/query/properties/updated_at_lte/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema88.properties.query.properties.updated_at_lte,data:data23};
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
if(data4.updated_at_lt !== undefined){
let data24 = data4.updated_at_lt;
if((typeof data24 !== "string") && (data24 !== null)){
const err66 = {instancePath:instancePath+"/query/updated_at_lt",schemaPath:"#/properties/query/properties/updated_at_lt/type",keyword:"type",params:{type: schema88.properties.query.properties.updated_at_lt.type},schema:schema88.properties.query.properties.updated_at_lt.type,parentSchema:schema88.properties.query.properties.updated_at_lt,data:data24};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(typeof data24 === "string"){
if(!(formats0.test(data24))){
const err67 = {instancePath:instancePath+"/query/updated_at_lt",schemaPath:"#/properties/query/properties/updated_at_lt/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema88.properties.query.properties.updated_at_lt,data:data24};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(data24.includes(":60")){
const next19 = Date.parse((data24).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next19 % 86400000 !== 0 || new Date(next19).getUTCDate() !== 1){
const err68 = {instancePath:instancePath+"/query/updated_at_lt",schemaPath:"#/properties/query/properties/updated_at_lt/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema88.properties.query.properties.updated_at_lt,data:data24};
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
}
if(data4.duration_gte !== undefined){
let data25 = data4.duration_gte;
if((!((typeof data25 == "number") && (isFinite(data25)))) && (data25 !== null)){
const err69 = {instancePath:instancePath+"/query/duration_gte",schemaPath:"#/properties/query/properties/duration_gte/type",keyword:"type",params:{type: schema88.properties.query.properties.duration_gte.type},schema:schema88.properties.query.properties.duration_gte.type,parentSchema:schema88.properties.query.properties.duration_gte,data:data25};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(typeof data25 === "bigint"){
const err70 = {instancePath:instancePath+"/query/duration_gte",schemaPath:"#/properties/query/properties/duration_gte/double",keyword:"double",params:{holder: data4, key: "duration_gte"},schema:true,parentSchema:schema88.properties.query.properties.duration_gte,data:data25};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data4.duration_gt !== undefined){
let data26 = data4.duration_gt;
if((!((typeof data26 == "number") && (isFinite(data26)))) && (data26 !== null)){
const err71 = {instancePath:instancePath+"/query/duration_gt",schemaPath:"#/properties/query/properties/duration_gt/type",keyword:"type",params:{type: schema88.properties.query.properties.duration_gt.type},schema:schema88.properties.query.properties.duration_gt.type,parentSchema:schema88.properties.query.properties.duration_gt,data:data26};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if(typeof data26 === "bigint"){
const err72 = {instancePath:instancePath+"/query/duration_gt",schemaPath:"#/properties/query/properties/duration_gt/double",keyword:"double",params:{holder: data4, key: "duration_gt"},schema:true,parentSchema:schema88.properties.query.properties.duration_gt,data:data26};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data4.duration_lte !== undefined){
let data27 = data4.duration_lte;
if((!((typeof data27 == "number") && (isFinite(data27)))) && (data27 !== null)){
const err73 = {instancePath:instancePath+"/query/duration_lte",schemaPath:"#/properties/query/properties/duration_lte/type",keyword:"type",params:{type: schema88.properties.query.properties.duration_lte.type},schema:schema88.properties.query.properties.duration_lte.type,parentSchema:schema88.properties.query.properties.duration_lte,data:data27};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(typeof data27 === "bigint"){
const err74 = {instancePath:instancePath+"/query/duration_lte",schemaPath:"#/properties/query/properties/duration_lte/double",keyword:"double",params:{holder: data4, key: "duration_lte"},schema:true,parentSchema:schema88.properties.query.properties.duration_lte,data:data27};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data4.duration_lt !== undefined){
let data28 = data4.duration_lt;
if((!((typeof data28 == "number") && (isFinite(data28)))) && (data28 !== null)){
const err75 = {instancePath:instancePath+"/query/duration_lt",schemaPath:"#/properties/query/properties/duration_lt/type",keyword:"type",params:{type: schema88.properties.query.properties.duration_lt.type},schema:schema88.properties.query.properties.duration_lt.type,parentSchema:schema88.properties.query.properties.duration_lt,data:data28};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(typeof data28 === "bigint"){
const err76 = {instancePath:instancePath+"/query/duration_lt",schemaPath:"#/properties/query/properties/duration_lt/double",keyword:"double",params:{holder: data4, key: "duration_lt"},schema:true,parentSchema:schema88.properties.query.properties.duration_lt,data:data28};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data4.state !== undefined){
let data29 = data4.state;
if(Array.isArray(data29)){
const len0 = data29.length;
for(let i0=0; i0<len0; i0++){
let data30 = data29[i0];
if(typeof data30 !== "string"){
const err77 = {instancePath:instancePath+"/query/state/" + i0,schemaPath:"#/properties/query/properties/state/items/type",keyword:"type",params:{type: "string"},schema:schema88.properties.query.properties.state.items.type,parentSchema:schema88.properties.query.properties.state.items,data:data30};
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
const err78 = {instancePath:instancePath+"/query/state",schemaPath:"#/properties/query/properties/state/type",keyword:"type",params:{type: "array"},schema:schema88.properties.query.properties.state.type,parentSchema:schema88.properties.query.properties.state,data:data29};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data4.pool !== undefined){
let data31 = data4.pool;
if(Array.isArray(data31)){
const len1 = data31.length;
for(let i1=0; i1<len1; i1++){
let data32 = data31[i1];
if(typeof data32 !== "string"){
const err79 = {instancePath:instancePath+"/query/pool/" + i1,schemaPath:"#/properties/query/properties/pool/items/type",keyword:"type",params:{type: "string"},schema:schema88.properties.query.properties.pool.items.type,parentSchema:schema88.properties.query.properties.pool.items,data:data32};
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
else {
const err80 = {instancePath:instancePath+"/query/pool",schemaPath:"#/properties/query/properties/pool/type",keyword:"type",params:{type: "array"},schema:schema88.properties.query.properties.pool.type,parentSchema:schema88.properties.query.properties.pool,data:data31};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data4.pool_name_pattern !== undefined){
let data33 = data4.pool_name_pattern;
if((typeof data33 !== "string") && (data33 !== null)){
const err81 = {instancePath:instancePath+"/query/pool_name_pattern",schemaPath:"#/properties/query/properties/pool_name_pattern/type",keyword:"type",params:{type: schema88.properties.query.properties.pool_name_pattern.type},schema:schema88.properties.query.properties.pool_name_pattern.type,parentSchema:schema88.properties.query.properties.pool_name_pattern,data:data33};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data4.queue !== undefined){
let data34 = data4.queue;
if(Array.isArray(data34)){
const len2 = data34.length;
for(let i2=0; i2<len2; i2++){
let data35 = data34[i2];
if(typeof data35 !== "string"){
const err82 = {instancePath:instancePath+"/query/queue/" + i2,schemaPath:"#/properties/query/properties/queue/items/type",keyword:"type",params:{type: "string"},schema:schema88.properties.query.properties.queue.items.type,parentSchema:schema88.properties.query.properties.queue.items,data:data35};
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
else {
const err83 = {instancePath:instancePath+"/query/queue",schemaPath:"#/properties/query/properties/queue/type",keyword:"type",params:{type: "array"},schema:schema88.properties.query.properties.queue.type,parentSchema:schema88.properties.query.properties.queue,data:data34};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data4.queue_name_pattern !== undefined){
let data36 = data4.queue_name_pattern;
if((typeof data36 !== "string") && (data36 !== null)){
const err84 = {instancePath:instancePath+"/query/queue_name_pattern",schemaPath:"#/properties/query/properties/queue_name_pattern/type",keyword:"type",params:{type: schema88.properties.query.properties.queue_name_pattern.type},schema:schema88.properties.query.properties.queue_name_pattern.type,parentSchema:schema88.properties.query.properties.queue_name_pattern,data:data36};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data4.executor !== undefined){
let data37 = data4.executor;
if(Array.isArray(data37)){
const len3 = data37.length;
for(let i3=0; i3<len3; i3++){
let data38 = data37[i3];
if(typeof data38 !== "string"){
const err85 = {instancePath:instancePath+"/query/executor/" + i3,schemaPath:"#/properties/query/properties/executor/items/type",keyword:"type",params:{type: "string"},schema:schema88.properties.query.properties.executor.items.type,parentSchema:schema88.properties.query.properties.executor.items,data:data38};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
}
else {
const err86 = {instancePath:instancePath+"/query/executor",schemaPath:"#/properties/query/properties/executor/type",keyword:"type",params:{type: "array"},schema:schema88.properties.query.properties.executor.type,parentSchema:schema88.properties.query.properties.executor,data:data37};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
if(data4.version_number !== undefined){
let data39 = data4.version_number;
if(Array.isArray(data39)){
const len4 = data39.length;
for(let i4=0; i4<len4; i4++){
let data40 = data39[i4];
if(!(((typeof data40 == "number") && (!(data40 % 1) && !isNaN(data40))) && (isFinite(data40)))){
const err87 = {instancePath:instancePath+"/query/version_number/" + i4,schemaPath:"#/properties/query/properties/version_number/items/type",keyword:"type",params:{type: "integer"},schema:schema88.properties.query.properties.version_number.items.type,parentSchema:schema88.properties.query.properties.version_number.items,data:data40};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
if((typeof data40 == "number") && (isFinite(data40))){
if(Math.abs(data40) > 9007199254740991){
const err88 = {instancePath:instancePath+"/query/version_number/" + i4,schemaPath:"#/properties/query/properties/version_number/items/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema88.properties.query.properties.version_number.items,data:data40};
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
}
else {
const err89 = {instancePath:instancePath+"/query/version_number",schemaPath:"#/properties/query/properties/version_number/type",keyword:"type",params:{type: "array"},schema:schema88.properties.query.properties.version_number.type,parentSchema:schema88.properties.query.properties.version_number,data:data39};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
if(data4.try_number !== undefined){
let data41 = data4.try_number;
if(Array.isArray(data41)){
const len5 = data41.length;
for(let i5=0; i5<len5; i5++){
let data42 = data41[i5];
if(!(((typeof data42 == "number") && (!(data42 % 1) && !isNaN(data42))) && (isFinite(data42)))){
const err90 = {instancePath:instancePath+"/query/try_number/" + i5,schemaPath:"#/properties/query/properties/try_number/items/type",keyword:"type",params:{type: "integer"},schema:schema88.properties.query.properties.try_number.items.type,parentSchema:schema88.properties.query.properties.try_number.items,data:data42};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
if((typeof data42 == "number") && (isFinite(data42))){
if(Math.abs(data42) > 9007199254740991){
const err91 = {instancePath:instancePath+"/query/try_number/" + i5,schemaPath:"#/properties/query/properties/try_number/items/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema88.properties.query.properties.try_number.items,data:data42};
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
}
else {
const err92 = {instancePath:instancePath+"/query/try_number",schemaPath:"#/properties/query/properties/try_number/type",keyword:"type",params:{type: "array"},schema:schema88.properties.query.properties.try_number.type,parentSchema:schema88.properties.query.properties.try_number,data:data41};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
if(data4.operator !== undefined){
let data43 = data4.operator;
if(Array.isArray(data43)){
const len6 = data43.length;
for(let i6=0; i6<len6; i6++){
let data44 = data43[i6];
if(typeof data44 !== "string"){
const err93 = {instancePath:instancePath+"/query/operator/" + i6,schemaPath:"#/properties/query/properties/operator/items/type",keyword:"type",params:{type: "string"},schema:schema88.properties.query.properties.operator.items.type,parentSchema:schema88.properties.query.properties.operator.items,data:data44};
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
const err94 = {instancePath:instancePath+"/query/operator",schemaPath:"#/properties/query/properties/operator/type",keyword:"type",params:{type: "array"},schema:schema88.properties.query.properties.operator.type,parentSchema:schema88.properties.query.properties.operator,data:data43};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
if(data4.operator_name_pattern !== undefined){
let data45 = data4.operator_name_pattern;
if((typeof data45 !== "string") && (data45 !== null)){
const err95 = {instancePath:instancePath+"/query/operator_name_pattern",schemaPath:"#/properties/query/properties/operator_name_pattern/type",keyword:"type",params:{type: schema88.properties.query.properties.operator_name_pattern.type},schema:schema88.properties.query.properties.operator_name_pattern.type,parentSchema:schema88.properties.query.properties.operator_name_pattern,data:data45};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
if(data4.map_index !== undefined){
let data46 = data4.map_index;
if(Array.isArray(data46)){
const len7 = data46.length;
for(let i7=0; i7<len7; i7++){
let data47 = data46[i7];
if(!(((typeof data47 == "number") && (!(data47 % 1) && !isNaN(data47))) && (isFinite(data47)))){
const err96 = {instancePath:instancePath+"/query/map_index/" + i7,schemaPath:"#/properties/query/properties/map_index/items/type",keyword:"type",params:{type: "integer"},schema:schema88.properties.query.properties.map_index.items.type,parentSchema:schema88.properties.query.properties.map_index.items,data:data47};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
if((typeof data47 == "number") && (isFinite(data47))){
if(Math.abs(data47) > 9007199254740991){
const err97 = {instancePath:instancePath+"/query/map_index/" + i7,schemaPath:"#/properties/query/properties/map_index/items/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema88.properties.query.properties.map_index.items,data:data47};
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
}
else {
const err98 = {instancePath:instancePath+"/query/map_index",schemaPath:"#/properties/query/properties/map_index/type",keyword:"type",params:{type: "array"},schema:schema88.properties.query.properties.map_index.type,parentSchema:schema88.properties.query.properties.map_index,data:data46};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
if(data4.limit !== undefined){
let data48 = data4.limit;
if(!(((typeof data48 == "number") && (!(data48 % 1) && !isNaN(data48))) && (isFinite(data48)))){
const err99 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema88.properties.query.properties.limit.type,parentSchema:schema88.properties.query.properties.limit,data:data48};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
if((typeof data48 == "number") && (isFinite(data48))){
if(data48 < 0 || isNaN(data48)){
const err100 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema88.properties.query.properties.limit,data:data48};
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
if(data4.offset !== undefined){
let data49 = data4.offset;
if(!(((typeof data49 == "number") && (!(data49 % 1) && !isNaN(data49))) && (isFinite(data49)))){
const err101 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},schema:schema88.properties.query.properties.offset.type,parentSchema:schema88.properties.query.properties.offset,data:data49};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
if((typeof data49 == "number") && (isFinite(data49))){
if(data49 < 0 || isNaN(data49)){
const err102 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema88.properties.query.properties.offset,data:data49};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
}
if(data4.order_by !== undefined){
let data50 = data4.order_by;
if(Array.isArray(data50)){
const len8 = data50.length;
for(let i8=0; i8<len8; i8++){
let data51 = data50[i8];
if(typeof data51 !== "string"){
const err103 = {instancePath:instancePath+"/query/order_by/" + i8,schemaPath:"#/properties/query/properties/order_by/items/type",keyword:"type",params:{type: "string"},schema:schema88.properties.query.properties.order_by.items.type,parentSchema:schema88.properties.query.properties.order_by.items,data:data51};
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
else {
const err104 = {instancePath:instancePath+"/query/order_by",schemaPath:"#/properties/query/properties/order_by/type",keyword:"type",params:{type: "array"},schema:schema88.properties.query.properties.order_by.type,parentSchema:schema88.properties.query.properties.order_by,data:data50};
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
const err105 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema88.properties.query.type,parentSchema:schema88.properties.query,data:data4};
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
else {
const err106 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema88.type,parentSchema:schema88,data};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
validate80.errors = vErrors;
return errors === 0;
}
validate80.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v51 = validate81;
const schema89 = {"$id":"contract:/get_log.parameters","type":"object","properties":{"path":{"type":"object","properties":{"dag_id":{"type":"string"},"dag_run_id":{"type":"string"},"task_id":{"type":"string"},"try_number":{"minimum":0,"type":"integer"}},"required":["dag_id","dag_run_id","task_id","try_number"]},"query":{"type":"object","properties":{"full_content":{"type":"boolean"},"map_index":{"type":"integer"},"token":{"type":["string","null"]}},"required":[]}},"required":["path","query"]};

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
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.dag_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "dag_id"},schema:schema89.properties.path.required,parentSchema:schema89.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.dag_run_id === undefined){
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "dag_run_id"},schema:schema89.properties.path.required,parentSchema:schema89.properties.path,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.task_id === undefined){
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "task_id"},schema:schema89.properties.path.required,parentSchema:schema89.properties.path,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.try_number === undefined){
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "try_number"},schema:schema89.properties.path.required,parentSchema:schema89.properties.path,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0.dag_id !== undefined){
let data1 = data0.dag_id;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/path/dag_id",schemaPath:"#/properties/path/properties/dag_id/type",keyword:"type",params:{type: "string"},schema:schema89.properties.path.properties.dag_id.type,parentSchema:schema89.properties.path.properties.dag_id,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.dag_run_id !== undefined){
let data2 = data0.dag_run_id;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/path/dag_run_id",schemaPath:"#/properties/path/properties/dag_run_id/type",keyword:"type",params:{type: "string"},schema:schema89.properties.path.properties.dag_run_id.type,parentSchema:schema89.properties.path.properties.dag_run_id,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.task_id !== undefined){
let data3 = data0.task_id;
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/path/task_id",schemaPath:"#/properties/path/properties/task_id/type",keyword:"type",params:{type: "string"},schema:schema89.properties.path.properties.task_id.type,parentSchema:schema89.properties.path.properties.task_id,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.try_number !== undefined){
let data4 = data0.try_number;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err9 = {instancePath:instancePath+"/path/try_number",schemaPath:"#/properties/path/properties/try_number/type",keyword:"type",params:{type: "integer"},schema:schema89.properties.path.properties.try_number.type,parentSchema:schema89.properties.path.properties.try_number,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
const err10 = {instancePath:instancePath+"/path/try_number",schemaPath:"#/properties/path/properties/try_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema89.properties.path.properties.try_number,data:data4};
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
const err11 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema89.properties.path.type,parentSchema:schema89.properties.path,data:data0};
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
let data5 = data.query;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.full_content !== undefined){
let data6 = data5.full_content;
if(typeof data6 !== "boolean"){
const err12 = {instancePath:instancePath+"/query/full_content",schemaPath:"#/properties/query/properties/full_content/type",keyword:"type",params:{type: "boolean"},schema:schema89.properties.query.properties.full_content.type,parentSchema:schema89.properties.query.properties.full_content,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data5.map_index !== undefined){
let data7 = data5.map_index;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err13 = {instancePath:instancePath+"/query/map_index",schemaPath:"#/properties/query/properties/map_index/type",keyword:"type",params:{type: "integer"},schema:schema89.properties.query.properties.map_index.type,parentSchema:schema89.properties.query.properties.map_index,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data5.token !== undefined){
let data8 = data5.token;
if((typeof data8 !== "string") && (data8 !== null)){
const err14 = {instancePath:instancePath+"/query/token",schemaPath:"#/properties/query/properties/token/type",keyword:"type",params:{type: schema89.properties.query.properties.token.type},schema:schema89.properties.query.properties.token.type,parentSchema:schema89.properties.query.properties.token,data:data8};
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
const err15 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema89.properties.query.type,parentSchema:schema89.properties.query,data:data5};
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
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema89.type,parentSchema:schema89,data};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate81.errors = vErrors;
return errors === 0;
}
validate81.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v52 = validate82;
const schema90 = {"$id":"contract:/get_task_instance_try_details.parameters","type":"object","properties":{"path":{"type":"object","properties":{"dag_id":{"type":"string"},"dag_run_id":{"type":"string"},"task_id":{"type":"string"},"task_try_number":{"type":"integer"}},"required":["dag_id","dag_run_id","task_id","task_try_number"]},"query":{"type":"object","properties":{"map_index":{"type":"integer"}},"required":[]}},"required":["path","query"]};

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
if(data0.dag_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "dag_id"},schema:schema90.properties.path.required,parentSchema:schema90.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.dag_run_id === undefined){
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "dag_run_id"},schema:schema90.properties.path.required,parentSchema:schema90.properties.path,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.task_id === undefined){
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "task_id"},schema:schema90.properties.path.required,parentSchema:schema90.properties.path,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.task_try_number === undefined){
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "task_try_number"},schema:schema90.properties.path.required,parentSchema:schema90.properties.path,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0.dag_id !== undefined){
let data1 = data0.dag_id;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/path/dag_id",schemaPath:"#/properties/path/properties/dag_id/type",keyword:"type",params:{type: "string"},schema:schema90.properties.path.properties.dag_id.type,parentSchema:schema90.properties.path.properties.dag_id,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.dag_run_id !== undefined){
let data2 = data0.dag_run_id;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/path/dag_run_id",schemaPath:"#/properties/path/properties/dag_run_id/type",keyword:"type",params:{type: "string"},schema:schema90.properties.path.properties.dag_run_id.type,parentSchema:schema90.properties.path.properties.dag_run_id,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.task_id !== undefined){
let data3 = data0.task_id;
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/path/task_id",schemaPath:"#/properties/path/properties/task_id/type",keyword:"type",params:{type: "string"},schema:schema90.properties.path.properties.task_id.type,parentSchema:schema90.properties.path.properties.task_id,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.task_try_number !== undefined){
let data4 = data0.task_try_number;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err9 = {instancePath:instancePath+"/path/task_try_number",schemaPath:"#/properties/path/properties/task_try_number/type",keyword:"type",params:{type: "integer"},schema:schema90.properties.path.properties.task_try_number.type,parentSchema:schema90.properties.path.properties.task_try_number,data:data4};
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
const err10 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema90.properties.path.type,parentSchema:schema90.properties.path,data:data0};
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
if(data5.map_index !== undefined){
let data6 = data5.map_index;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err11 = {instancePath:instancePath+"/query/map_index",schemaPath:"#/properties/query/properties/map_index/type",keyword:"type",params:{type: "integer"},schema:schema90.properties.query.properties.map_index.type,parentSchema:schema90.properties.query.properties.map_index,data:data6};
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
const err12 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema90.properties.query.type,parentSchema:schema90.properties.query,data:data5};
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
validate82.errors = vErrors;
return errors === 0;
}
validate82.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v53 = validate83;
const schema91 = {"$id":"contract:/get_xcom_entries.parameters","type":"object","properties":{"path":{"type":"object","properties":{"dag_id":{"type":"string"},"dag_run_id":{"type":"string"},"task_id":{"type":"string"}},"required":["dag_id","dag_run_id","task_id"]},"query":{"type":"object","properties":{"xcom_key":{"type":["string","null"]},"map_index":{"minimum":-1,"type":["integer","null"]},"limit":{"minimum":0,"type":"integer"},"offset":{"minimum":0,"type":"integer"},"xcom_key_pattern":{"type":["string","null"]},"dag_display_name_pattern":{"type":["string","null"]},"run_id_pattern":{"type":["string","null"]},"task_id_pattern":{"type":["string","null"]},"map_index_filter":{"type":["integer","null"]},"logical_date_gte":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"logical_date_gt":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"logical_date_lte":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"logical_date_lt":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"run_after_gte":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"run_after_gt":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"run_after_lte":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"run_after_lt":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"}},"required":[]}},"required":["path","query"]};

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
if(data0.dag_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "dag_id"},schema:schema91.properties.path.required,parentSchema:schema91.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.dag_run_id === undefined){
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "dag_run_id"},schema:schema91.properties.path.required,parentSchema:schema91.properties.path,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.task_id === undefined){
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "task_id"},schema:schema91.properties.path.required,parentSchema:schema91.properties.path,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.dag_id !== undefined){
let data1 = data0.dag_id;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/path/dag_id",schemaPath:"#/properties/path/properties/dag_id/type",keyword:"type",params:{type: "string"},schema:schema91.properties.path.properties.dag_id.type,parentSchema:schema91.properties.path.properties.dag_id,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.dag_run_id !== undefined){
let data2 = data0.dag_run_id;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/path/dag_run_id",schemaPath:"#/properties/path/properties/dag_run_id/type",keyword:"type",params:{type: "string"},schema:schema91.properties.path.properties.dag_run_id.type,parentSchema:schema91.properties.path.properties.dag_run_id,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.task_id !== undefined){
let data3 = data0.task_id;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/path/task_id",schemaPath:"#/properties/path/properties/task_id/type",keyword:"type",params:{type: "string"},schema:schema91.properties.path.properties.task_id.type,parentSchema:schema91.properties.path.properties.task_id,data:data3};
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
const err8 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema91.properties.path.type,parentSchema:schema91.properties.path,data:data0};
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
if(data4.xcom_key !== undefined){
let data5 = data4.xcom_key;
if((typeof data5 !== "string") && (data5 !== null)){
const err9 = {instancePath:instancePath+"/query/xcom_key",schemaPath:"#/properties/query/properties/xcom_key/type",keyword:"type",params:{type: schema91.properties.query.properties.xcom_key.type},schema:schema91.properties.query.properties.xcom_key.type,parentSchema:schema91.properties.query.properties.xcom_key,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data4.map_index !== undefined){
let data6 = data4.map_index;
if((!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) && (data6 !== null)){
const err10 = {instancePath:instancePath+"/query/map_index",schemaPath:"#/properties/query/properties/map_index/type",keyword:"type",params:{type: schema91.properties.query.properties.map_index.type},schema:schema91.properties.query.properties.map_index.type,parentSchema:schema91.properties.query.properties.map_index,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < -1 || isNaN(data6)){
const err11 = {instancePath:instancePath+"/query/map_index",schemaPath:"#/properties/query/properties/map_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1},schema:-1,parentSchema:schema91.properties.query.properties.map_index,data:data6};
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
if(data4.limit !== undefined){
let data7 = data4.limit;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err12 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema91.properties.query.properties.limit.type,parentSchema:schema91.properties.query.properties.limit,data:data7};
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
const err13 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema91.properties.query.properties.limit,data:data7};
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
if(data4.offset !== undefined){
let data8 = data4.offset;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err14 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},schema:schema91.properties.query.properties.offset.type,parentSchema:schema91.properties.query.properties.offset,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
const err15 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema91.properties.query.properties.offset,data:data8};
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
if(data4.xcom_key_pattern !== undefined){
let data9 = data4.xcom_key_pattern;
if((typeof data9 !== "string") && (data9 !== null)){
const err16 = {instancePath:instancePath+"/query/xcom_key_pattern",schemaPath:"#/properties/query/properties/xcom_key_pattern/type",keyword:"type",params:{type: schema91.properties.query.properties.xcom_key_pattern.type},schema:schema91.properties.query.properties.xcom_key_pattern.type,parentSchema:schema91.properties.query.properties.xcom_key_pattern,data:data9};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data4.dag_display_name_pattern !== undefined){
let data10 = data4.dag_display_name_pattern;
if((typeof data10 !== "string") && (data10 !== null)){
const err17 = {instancePath:instancePath+"/query/dag_display_name_pattern",schemaPath:"#/properties/query/properties/dag_display_name_pattern/type",keyword:"type",params:{type: schema91.properties.query.properties.dag_display_name_pattern.type},schema:schema91.properties.query.properties.dag_display_name_pattern.type,parentSchema:schema91.properties.query.properties.dag_display_name_pattern,data:data10};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data4.run_id_pattern !== undefined){
let data11 = data4.run_id_pattern;
if((typeof data11 !== "string") && (data11 !== null)){
const err18 = {instancePath:instancePath+"/query/run_id_pattern",schemaPath:"#/properties/query/properties/run_id_pattern/type",keyword:"type",params:{type: schema91.properties.query.properties.run_id_pattern.type},schema:schema91.properties.query.properties.run_id_pattern.type,parentSchema:schema91.properties.query.properties.run_id_pattern,data:data11};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data4.task_id_pattern !== undefined){
let data12 = data4.task_id_pattern;
if((typeof data12 !== "string") && (data12 !== null)){
const err19 = {instancePath:instancePath+"/query/task_id_pattern",schemaPath:"#/properties/query/properties/task_id_pattern/type",keyword:"type",params:{type: schema91.properties.query.properties.task_id_pattern.type},schema:schema91.properties.query.properties.task_id_pattern.type,parentSchema:schema91.properties.query.properties.task_id_pattern,data:data12};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data4.map_index_filter !== undefined){
let data13 = data4.map_index_filter;
if((!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))) && (data13 !== null)){
const err20 = {instancePath:instancePath+"/query/map_index_filter",schemaPath:"#/properties/query/properties/map_index_filter/type",keyword:"type",params:{type: schema91.properties.query.properties.map_index_filter.type},schema:schema91.properties.query.properties.map_index_filter.type,parentSchema:schema91.properties.query.properties.map_index_filter,data:data13};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data4.logical_date_gte !== undefined){
let data14 = data4.logical_date_gte;
if((typeof data14 !== "string") && (data14 !== null)){
const err21 = {instancePath:instancePath+"/query/logical_date_gte",schemaPath:"#/properties/query/properties/logical_date_gte/type",keyword:"type",params:{type: schema91.properties.query.properties.logical_date_gte.type},schema:schema91.properties.query.properties.logical_date_gte.type,parentSchema:schema91.properties.query.properties.logical_date_gte,data:data14};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(typeof data14 === "string"){
if(!(formats0.test(data14))){
const err22 = {instancePath:instancePath+"/query/logical_date_gte",schemaPath:"#/properties/query/properties/logical_date_gte/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema91.properties.query.properties.logical_date_gte,data:data14};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data14.includes(":60")){
const next0 = Date.parse((data14).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err23 = {instancePath:instancePath+"/query/logical_date_gte",schemaPath:"#/properties/query/properties/logical_date_gte/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema91.properties.query.properties.logical_date_gte,data:data14};
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
if(data4.logical_date_gt !== undefined){
let data15 = data4.logical_date_gt;
if((typeof data15 !== "string") && (data15 !== null)){
const err24 = {instancePath:instancePath+"/query/logical_date_gt",schemaPath:"#/properties/query/properties/logical_date_gt/type",keyword:"type",params:{type: schema91.properties.query.properties.logical_date_gt.type},schema:schema91.properties.query.properties.logical_date_gt.type,parentSchema:schema91.properties.query.properties.logical_date_gt,data:data15};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(typeof data15 === "string"){
if(!(formats0.test(data15))){
const err25 = {instancePath:instancePath+"/query/logical_date_gt",schemaPath:"#/properties/query/properties/logical_date_gt/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema91.properties.query.properties.logical_date_gt,data:data15};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data15.includes(":60")){
const next1 = Date.parse((data15).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err26 = {instancePath:instancePath+"/query/logical_date_gt",schemaPath:"#/properties/query/properties/logical_date_gt/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema91.properties.query.properties.logical_date_gt,data:data15};
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
if(data4.logical_date_lte !== undefined){
let data16 = data4.logical_date_lte;
if((typeof data16 !== "string") && (data16 !== null)){
const err27 = {instancePath:instancePath+"/query/logical_date_lte",schemaPath:"#/properties/query/properties/logical_date_lte/type",keyword:"type",params:{type: schema91.properties.query.properties.logical_date_lte.type},schema:schema91.properties.query.properties.logical_date_lte.type,parentSchema:schema91.properties.query.properties.logical_date_lte,data:data16};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(typeof data16 === "string"){
if(!(formats0.test(data16))){
const err28 = {instancePath:instancePath+"/query/logical_date_lte",schemaPath:"#/properties/query/properties/logical_date_lte/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema91.properties.query.properties.logical_date_lte,data:data16};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data16.includes(":60")){
const next2 = Date.parse((data16).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next2 % 86400000 !== 0 || new Date(next2).getUTCDate() !== 1){
const err29 = {instancePath:instancePath+"/query/logical_date_lte",schemaPath:"#/properties/query/properties/logical_date_lte/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema91.properties.query.properties.logical_date_lte,data:data16};
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
if(data4.logical_date_lt !== undefined){
let data17 = data4.logical_date_lt;
if((typeof data17 !== "string") && (data17 !== null)){
const err30 = {instancePath:instancePath+"/query/logical_date_lt",schemaPath:"#/properties/query/properties/logical_date_lt/type",keyword:"type",params:{type: schema91.properties.query.properties.logical_date_lt.type},schema:schema91.properties.query.properties.logical_date_lt.type,parentSchema:schema91.properties.query.properties.logical_date_lt,data:data17};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(typeof data17 === "string"){
if(!(formats0.test(data17))){
const err31 = {instancePath:instancePath+"/query/logical_date_lt",schemaPath:"#/properties/query/properties/logical_date_lt/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema91.properties.query.properties.logical_date_lt,data:data17};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data17.includes(":60")){
const next3 = Date.parse((data17).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next3 % 86400000 !== 0 || new Date(next3).getUTCDate() !== 1){
const err32 = {instancePath:instancePath+"/query/logical_date_lt",schemaPath:"#/properties/query/properties/logical_date_lt/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema91.properties.query.properties.logical_date_lt,data:data17};
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
if(data4.run_after_gte !== undefined){
let data18 = data4.run_after_gte;
if((typeof data18 !== "string") && (data18 !== null)){
const err33 = {instancePath:instancePath+"/query/run_after_gte",schemaPath:"#/properties/query/properties/run_after_gte/type",keyword:"type",params:{type: schema91.properties.query.properties.run_after_gte.type},schema:schema91.properties.query.properties.run_after_gte.type,parentSchema:schema91.properties.query.properties.run_after_gte,data:data18};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(typeof data18 === "string"){
if(!(formats0.test(data18))){
const err34 = {instancePath:instancePath+"/query/run_after_gte",schemaPath:"#/properties/query/properties/run_after_gte/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema91.properties.query.properties.run_after_gte,data:data18};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data18.includes(":60")){
const next4 = Date.parse((data18).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next4 % 86400000 !== 0 || new Date(next4).getUTCDate() !== 1){
const err35 = {instancePath:instancePath+"/query/run_after_gte",schemaPath:"#/properties/query/properties/run_after_gte/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema91.properties.query.properties.run_after_gte,data:data18};
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
if(data4.run_after_gt !== undefined){
let data19 = data4.run_after_gt;
if((typeof data19 !== "string") && (data19 !== null)){
const err36 = {instancePath:instancePath+"/query/run_after_gt",schemaPath:"#/properties/query/properties/run_after_gt/type",keyword:"type",params:{type: schema91.properties.query.properties.run_after_gt.type},schema:schema91.properties.query.properties.run_after_gt.type,parentSchema:schema91.properties.query.properties.run_after_gt,data:data19};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(typeof data19 === "string"){
if(!(formats0.test(data19))){
const err37 = {instancePath:instancePath+"/query/run_after_gt",schemaPath:"#/properties/query/properties/run_after_gt/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema91.properties.query.properties.run_after_gt,data:data19};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data19.includes(":60")){
const next5 = Date.parse((data19).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next5 % 86400000 !== 0 || new Date(next5).getUTCDate() !== 1){
const err38 = {instancePath:instancePath+"/query/run_after_gt",schemaPath:"#/properties/query/properties/run_after_gt/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema91.properties.query.properties.run_after_gt,data:data19};
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
}
if(data4.run_after_lte !== undefined){
let data20 = data4.run_after_lte;
if((typeof data20 !== "string") && (data20 !== null)){
const err39 = {instancePath:instancePath+"/query/run_after_lte",schemaPath:"#/properties/query/properties/run_after_lte/type",keyword:"type",params:{type: schema91.properties.query.properties.run_after_lte.type},schema:schema91.properties.query.properties.run_after_lte.type,parentSchema:schema91.properties.query.properties.run_after_lte,data:data20};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(typeof data20 === "string"){
if(!(formats0.test(data20))){
const err40 = {instancePath:instancePath+"/query/run_after_lte",schemaPath:"#/properties/query/properties/run_after_lte/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema91.properties.query.properties.run_after_lte,data:data20};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data20.includes(":60")){
const next6 = Date.parse((data20).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next6 % 86400000 !== 0 || new Date(next6).getUTCDate() !== 1){
const err41 = {instancePath:instancePath+"/query/run_after_lte",schemaPath:"#/properties/query/properties/run_after_lte/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema91.properties.query.properties.run_after_lte,data:data20};
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
}
if(data4.run_after_lt !== undefined){
let data21 = data4.run_after_lt;
if((typeof data21 !== "string") && (data21 !== null)){
const err42 = {instancePath:instancePath+"/query/run_after_lt",schemaPath:"#/properties/query/properties/run_after_lt/type",keyword:"type",params:{type: schema91.properties.query.properties.run_after_lt.type},schema:schema91.properties.query.properties.run_after_lt.type,parentSchema:schema91.properties.query.properties.run_after_lt,data:data21};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(typeof data21 === "string"){
if(!(formats0.test(data21))){
const err43 = {instancePath:instancePath+"/query/run_after_lt",schemaPath:"#/properties/query/properties/run_after_lt/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema91.properties.query.properties.run_after_lt,data:data21};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data21.includes(":60")){
const next7 = Date.parse((data21).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next7 % 86400000 !== 0 || new Date(next7).getUTCDate() !== 1){
const err44 = {instancePath:instancePath+"/query/run_after_lt",schemaPath:"#/properties/query/properties/run_after_lt/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema91.properties.query.properties.run_after_lt,data:data21};
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
}
}
else {
const err45 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema91.properties.query.type,parentSchema:schema91.properties.query,data:data4};
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
const err46 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema91.type,parentSchema:schema91,data};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
validate83.errors = vErrors;
return errors === 0;
}
validate83.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v54 = validate84;
const schema92 = {"$id":"contract:/create_xcom_entry.parameters","type":"object","properties":{"path":{"type":"object","properties":{"dag_id":{"type":"string"},"task_id":{"type":"string"},"dag_run_id":{"type":"string"}},"required":["dag_id","task_id","dag_run_id"]}},"required":["path"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema92.required,parentSchema:schema92,data};
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
if(data0.dag_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "dag_id"},schema:schema92.properties.path.required,parentSchema:schema92.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.task_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "task_id"},schema:schema92.properties.path.required,parentSchema:schema92.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.dag_run_id === undefined){
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "dag_run_id"},schema:schema92.properties.path.required,parentSchema:schema92.properties.path,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.dag_id !== undefined){
let data1 = data0.dag_id;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/path/dag_id",schemaPath:"#/properties/path/properties/dag_id/type",keyword:"type",params:{type: "string"},schema:schema92.properties.path.properties.dag_id.type,parentSchema:schema92.properties.path.properties.dag_id,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.task_id !== undefined){
let data2 = data0.task_id;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/path/task_id",schemaPath:"#/properties/path/properties/task_id/type",keyword:"type",params:{type: "string"},schema:schema92.properties.path.properties.task_id.type,parentSchema:schema92.properties.path.properties.task_id,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.dag_run_id !== undefined){
let data3 = data0.dag_run_id;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/path/dag_run_id",schemaPath:"#/properties/path/properties/dag_run_id/type",keyword:"type",params:{type: "string"},schema:schema92.properties.path.properties.dag_run_id.type,parentSchema:schema92.properties.path.properties.dag_run_id,data:data3};
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
const err7 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema92.properties.path.type,parentSchema:schema92.properties.path,data:data0};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema92.type,parentSchema:schema92,data};
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
validate84.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v55 = validate85;
const schema93 = {"$id":"contract:/create_xcom_entry.body","$ref":"contract:/components/schemas/XComCreateBody"};
const schema94 = {"$id":"contract:/components/schemas/XComCreateBody","additionalProperties":false,"properties":{"key":{"type":"string"},"map_index":{"type":"integer","safeInteger":true},"value":{}},"required":["key","value"],"type":"object"};

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
if(data.key === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/XComCreateBody/required",keyword:"required",params:{missingProperty: "key"},schema:schema94.required,parentSchema:schema94,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.value === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/XComCreateBody/required",keyword:"required",params:{missingProperty: "value"},schema:schema94.required,parentSchema:schema94,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "key") || (key0 === "map_index")) || (key0 === "value"))){
const err2 = {instancePath,schemaPath:"contract:/components/schemas/XComCreateBody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema94,data};
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
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/key",schemaPath:"contract:/components/schemas/XComCreateBody/properties/key/type",keyword:"type",params:{type: "string"},schema:schema94.properties.key.type,parentSchema:schema94.properties.key,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.map_index !== undefined){
let data1 = data.map_index;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/map_index",schemaPath:"contract:/components/schemas/XComCreateBody/properties/map_index/type",keyword:"type",params:{type: "integer"},schema:schema94.properties.map_index.type,parentSchema:schema94.properties.map_index,data:data1};
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
const err5 = {instancePath:instancePath+"/map_index",schemaPath:"contract:/components/schemas/XComCreateBody/properties/map_index/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema94.properties.map_index,data:data1};
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
const err6 = {instancePath,schemaPath:"contract:/components/schemas/XComCreateBody/type",keyword:"type",params:{type: "object"},schema:schema94.type,parentSchema:schema94,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate85.errors = vErrors;
return errors === 0;
}
validate85.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v56 = validate86;
const schema95 = {"$id":"contract:/get_xcom_entry.parameters","type":"object","properties":{"path":{"type":"object","properties":{"dag_id":{"type":"string"},"task_id":{"type":"string"},"dag_run_id":{"type":"string"},"xcom_key":{"type":"string"}},"required":["dag_id","task_id","dag_run_id","xcom_key"]},"query":{"type":"object","properties":{"map_index":{"minimum":-1,"type":"integer"},"deserialize":{"type":"boolean"},"stringify":{"type":"boolean"}},"required":[]}},"required":["path","query"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema95.required,parentSchema:schema95,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema95.required,parentSchema:schema95,data};
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
if(data0.dag_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "dag_id"},schema:schema95.properties.path.required,parentSchema:schema95.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.task_id === undefined){
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "task_id"},schema:schema95.properties.path.required,parentSchema:schema95.properties.path,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.dag_run_id === undefined){
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "dag_run_id"},schema:schema95.properties.path.required,parentSchema:schema95.properties.path,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.xcom_key === undefined){
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "xcom_key"},schema:schema95.properties.path.required,parentSchema:schema95.properties.path,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0.dag_id !== undefined){
let data1 = data0.dag_id;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/path/dag_id",schemaPath:"#/properties/path/properties/dag_id/type",keyword:"type",params:{type: "string"},schema:schema95.properties.path.properties.dag_id.type,parentSchema:schema95.properties.path.properties.dag_id,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.task_id !== undefined){
let data2 = data0.task_id;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/path/task_id",schemaPath:"#/properties/path/properties/task_id/type",keyword:"type",params:{type: "string"},schema:schema95.properties.path.properties.task_id.type,parentSchema:schema95.properties.path.properties.task_id,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.dag_run_id !== undefined){
let data3 = data0.dag_run_id;
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/path/dag_run_id",schemaPath:"#/properties/path/properties/dag_run_id/type",keyword:"type",params:{type: "string"},schema:schema95.properties.path.properties.dag_run_id.type,parentSchema:schema95.properties.path.properties.dag_run_id,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.xcom_key !== undefined){
let data4 = data0.xcom_key;
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/path/xcom_key",schemaPath:"#/properties/path/properties/xcom_key/type",keyword:"type",params:{type: "string"},schema:schema95.properties.path.properties.xcom_key.type,parentSchema:schema95.properties.path.properties.xcom_key,data:data4};
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
const err10 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema95.properties.path.type,parentSchema:schema95.properties.path,data:data0};
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
if(data5.map_index !== undefined){
let data6 = data5.map_index;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err11 = {instancePath:instancePath+"/query/map_index",schemaPath:"#/properties/query/properties/map_index/type",keyword:"type",params:{type: "integer"},schema:schema95.properties.query.properties.map_index.type,parentSchema:schema95.properties.query.properties.map_index,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < -1 || isNaN(data6)){
const err12 = {instancePath:instancePath+"/query/map_index",schemaPath:"#/properties/query/properties/map_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1},schema:-1,parentSchema:schema95.properties.query.properties.map_index,data:data6};
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
if(data5.deserialize !== undefined){
let data7 = data5.deserialize;
if(typeof data7 !== "boolean"){
const err13 = {instancePath:instancePath+"/query/deserialize",schemaPath:"#/properties/query/properties/deserialize/type",keyword:"type",params:{type: "boolean"},schema:schema95.properties.query.properties.deserialize.type,parentSchema:schema95.properties.query.properties.deserialize,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data5.stringify !== undefined){
let data8 = data5.stringify;
if(typeof data8 !== "boolean"){
const err14 = {instancePath:instancePath+"/query/stringify",schemaPath:"#/properties/query/properties/stringify/type",keyword:"type",params:{type: "boolean"},schema:schema95.properties.query.properties.stringify.type,parentSchema:schema95.properties.query.properties.stringify,data:data8};
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
const err15 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema95.properties.query.type,parentSchema:schema95.properties.query,data:data5};
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
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema95.type,parentSchema:schema95,data};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate86.errors = vErrors;
return errors === 0;
}
validate86.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v57 = validate87;
const schema96 = {"$id":"contract:/delete_xcom_entry.parameters","type":"object","properties":{"path":{"type":"object","properties":{"dag_id":{"type":"string"},"task_id":{"type":"string"},"dag_run_id":{"type":"string"},"xcom_key":{"type":"string"}},"required":["dag_id","task_id","dag_run_id","xcom_key"]},"query":{"type":"object","properties":{"map_index":{"minimum":-1,"type":"integer"}},"required":[]}},"required":["path","query"]};

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
if(data0.dag_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "dag_id"},schema:schema96.properties.path.required,parentSchema:schema96.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.task_id === undefined){
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "task_id"},schema:schema96.properties.path.required,parentSchema:schema96.properties.path,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.dag_run_id === undefined){
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "dag_run_id"},schema:schema96.properties.path.required,parentSchema:schema96.properties.path,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.xcom_key === undefined){
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "xcom_key"},schema:schema96.properties.path.required,parentSchema:schema96.properties.path,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0.dag_id !== undefined){
let data1 = data0.dag_id;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/path/dag_id",schemaPath:"#/properties/path/properties/dag_id/type",keyword:"type",params:{type: "string"},schema:schema96.properties.path.properties.dag_id.type,parentSchema:schema96.properties.path.properties.dag_id,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.task_id !== undefined){
let data2 = data0.task_id;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/path/task_id",schemaPath:"#/properties/path/properties/task_id/type",keyword:"type",params:{type: "string"},schema:schema96.properties.path.properties.task_id.type,parentSchema:schema96.properties.path.properties.task_id,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.dag_run_id !== undefined){
let data3 = data0.dag_run_id;
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/path/dag_run_id",schemaPath:"#/properties/path/properties/dag_run_id/type",keyword:"type",params:{type: "string"},schema:schema96.properties.path.properties.dag_run_id.type,parentSchema:schema96.properties.path.properties.dag_run_id,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.xcom_key !== undefined){
let data4 = data0.xcom_key;
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/path/xcom_key",schemaPath:"#/properties/path/properties/xcom_key/type",keyword:"type",params:{type: "string"},schema:schema96.properties.path.properties.xcom_key.type,parentSchema:schema96.properties.path.properties.xcom_key,data:data4};
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
const err10 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema96.properties.path.type,parentSchema:schema96.properties.path,data:data0};
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
if(data5.map_index !== undefined){
let data6 = data5.map_index;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err11 = {instancePath:instancePath+"/query/map_index",schemaPath:"#/properties/query/properties/map_index/type",keyword:"type",params:{type: "integer"},schema:schema96.properties.query.properties.map_index.type,parentSchema:schema96.properties.query.properties.map_index,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < -1 || isNaN(data6)){
const err12 = {instancePath:instancePath+"/query/map_index",schemaPath:"#/properties/query/properties/map_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1},schema:-1,parentSchema:schema96.properties.query.properties.map_index,data:data6};
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
const err13 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema96.properties.query.type,parentSchema:schema96.properties.query,data:data5};
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
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema96.type,parentSchema:schema96,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate87.errors = vErrors;
return errors === 0;
}
validate87.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v58 = validate88;
const schema97 = {"$id":"contract:/update_xcom_entry.parameters","type":"object","properties":{"path":{"type":"object","properties":{"dag_id":{"type":"string"},"task_id":{"type":"string"},"dag_run_id":{"type":"string"},"xcom_key":{"type":"string"}},"required":["dag_id","task_id","dag_run_id","xcom_key"]}},"required":["path"]};

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
if(data0.dag_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "dag_id"},schema:schema97.properties.path.required,parentSchema:schema97.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.task_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "task_id"},schema:schema97.properties.path.required,parentSchema:schema97.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.dag_run_id === undefined){
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "dag_run_id"},schema:schema97.properties.path.required,parentSchema:schema97.properties.path,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.xcom_key === undefined){
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "xcom_key"},schema:schema97.properties.path.required,parentSchema:schema97.properties.path,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.dag_id !== undefined){
let data1 = data0.dag_id;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/path/dag_id",schemaPath:"#/properties/path/properties/dag_id/type",keyword:"type",params:{type: "string"},schema:schema97.properties.path.properties.dag_id.type,parentSchema:schema97.properties.path.properties.dag_id,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.task_id !== undefined){
let data2 = data0.task_id;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/path/task_id",schemaPath:"#/properties/path/properties/task_id/type",keyword:"type",params:{type: "string"},schema:schema97.properties.path.properties.task_id.type,parentSchema:schema97.properties.path.properties.task_id,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.dag_run_id !== undefined){
let data3 = data0.dag_run_id;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/path/dag_run_id",schemaPath:"#/properties/path/properties/dag_run_id/type",keyword:"type",params:{type: "string"},schema:schema97.properties.path.properties.dag_run_id.type,parentSchema:schema97.properties.path.properties.dag_run_id,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.xcom_key !== undefined){
let data4 = data0.xcom_key;
if(typeof data4 !== "string"){
const err8 = {instancePath:instancePath+"/path/xcom_key",schemaPath:"#/properties/path/properties/xcom_key/type",keyword:"type",params:{type: "string"},schema:schema97.properties.path.properties.xcom_key.type,parentSchema:schema97.properties.path.properties.xcom_key,data:data4};
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
const err9 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema97.properties.path.type,parentSchema:schema97.properties.path,data:data0};
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
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema97.type,parentSchema:schema97,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate88.errors = vErrors;
return errors === 0;
}
validate88.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v59 = validate89;
const schema98 = {"$id":"contract:/update_xcom_entry.body","$ref":"contract:/components/schemas/XComUpdateBody"};
const schema99 = {"$id":"contract:/components/schemas/XComUpdateBody","additionalProperties":false,"properties":{"map_index":{"type":"integer","safeInteger":true},"value":{}},"required":["value"],"type":"object"};

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
if(data.value === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/XComUpdateBody/required",keyword:"required",params:{missingProperty: "value"},schema:schema99.required,parentSchema:schema99,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "map_index") || (key0 === "value"))){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/XComUpdateBody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema99,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.map_index !== undefined){
let data0 = data.map_index;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/map_index",schemaPath:"contract:/components/schemas/XComUpdateBody/properties/map_index/type",keyword:"type",params:{type: "integer"},schema:schema99.properties.map_index.type,parentSchema:schema99.properties.map_index,data:data0};
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
const err3 = {instancePath:instancePath+"/map_index",schemaPath:"contract:/components/schemas/XComUpdateBody/properties/map_index/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema99.properties.map_index,data:data0};
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
const err4 = {instancePath,schemaPath:"contract:/components/schemas/XComUpdateBody/type",keyword:"type",params:{type: "object"},schema:schema99.type,parentSchema:schema99,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate89.errors = vErrors;
return errors === 0;
}
validate89.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v60 = validate90;
const schema100 = {"$id":"contract:/get_mapped_task_instance.parameters","type":"object","properties":{"path":{"type":"object","properties":{"dag_id":{"type":"string"},"dag_run_id":{"type":"string"},"task_id":{"type":"string"},"map_index":{"type":"integer"}},"required":["dag_id","dag_run_id","task_id","map_index"]}},"required":["path"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema100.required,parentSchema:schema100,data};
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
if(data0.dag_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "dag_id"},schema:schema100.properties.path.required,parentSchema:schema100.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.dag_run_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "dag_run_id"},schema:schema100.properties.path.required,parentSchema:schema100.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.task_id === undefined){
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "task_id"},schema:schema100.properties.path.required,parentSchema:schema100.properties.path,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.map_index === undefined){
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "map_index"},schema:schema100.properties.path.required,parentSchema:schema100.properties.path,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.dag_id !== undefined){
let data1 = data0.dag_id;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/path/dag_id",schemaPath:"#/properties/path/properties/dag_id/type",keyword:"type",params:{type: "string"},schema:schema100.properties.path.properties.dag_id.type,parentSchema:schema100.properties.path.properties.dag_id,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.dag_run_id !== undefined){
let data2 = data0.dag_run_id;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/path/dag_run_id",schemaPath:"#/properties/path/properties/dag_run_id/type",keyword:"type",params:{type: "string"},schema:schema100.properties.path.properties.dag_run_id.type,parentSchema:schema100.properties.path.properties.dag_run_id,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.task_id !== undefined){
let data3 = data0.task_id;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/path/task_id",schemaPath:"#/properties/path/properties/task_id/type",keyword:"type",params:{type: "string"},schema:schema100.properties.path.properties.task_id.type,parentSchema:schema100.properties.path.properties.task_id,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.map_index !== undefined){
let data4 = data0.map_index;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err8 = {instancePath:instancePath+"/path/map_index",schemaPath:"#/properties/path/properties/map_index/type",keyword:"type",params:{type: "integer"},schema:schema100.properties.path.properties.map_index.type,parentSchema:schema100.properties.path.properties.map_index,data:data4};
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
const err9 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema100.properties.path.type,parentSchema:schema100.properties.path,data:data0};
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
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema100.type,parentSchema:schema100,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate90.errors = vErrors;
return errors === 0;
}
validate90.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v61 = validate91;
const schema101 = {"$id":"contract:/patch_task_instance_by_map_index.parameters","type":"object","properties":{"path":{"type":"object","properties":{"dag_id":{"type":"string"},"dag_run_id":{"type":"string"},"task_id":{"type":"string"},"map_index":{"type":["integer","null"]}},"required":["dag_id","dag_run_id","task_id","map_index"]},"query":{"type":"object","properties":{"update_mask":{"items":{"type":"string"},"type":["array","null"]}},"required":[]}},"required":["path","query"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema101.required,parentSchema:schema101,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema101.required,parentSchema:schema101,data};
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
if(data0.dag_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "dag_id"},schema:schema101.properties.path.required,parentSchema:schema101.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.dag_run_id === undefined){
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "dag_run_id"},schema:schema101.properties.path.required,parentSchema:schema101.properties.path,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.task_id === undefined){
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "task_id"},schema:schema101.properties.path.required,parentSchema:schema101.properties.path,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.map_index === undefined){
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "map_index"},schema:schema101.properties.path.required,parentSchema:schema101.properties.path,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0.dag_id !== undefined){
let data1 = data0.dag_id;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/path/dag_id",schemaPath:"#/properties/path/properties/dag_id/type",keyword:"type",params:{type: "string"},schema:schema101.properties.path.properties.dag_id.type,parentSchema:schema101.properties.path.properties.dag_id,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.dag_run_id !== undefined){
let data2 = data0.dag_run_id;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/path/dag_run_id",schemaPath:"#/properties/path/properties/dag_run_id/type",keyword:"type",params:{type: "string"},schema:schema101.properties.path.properties.dag_run_id.type,parentSchema:schema101.properties.path.properties.dag_run_id,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.task_id !== undefined){
let data3 = data0.task_id;
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/path/task_id",schemaPath:"#/properties/path/properties/task_id/type",keyword:"type",params:{type: "string"},schema:schema101.properties.path.properties.task_id.type,parentSchema:schema101.properties.path.properties.task_id,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.map_index !== undefined){
let data4 = data0.map_index;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
const err9 = {instancePath:instancePath+"/path/map_index",schemaPath:"#/properties/path/properties/map_index/type",keyword:"type",params:{type: schema101.properties.path.properties.map_index.type},schema:schema101.properties.path.properties.map_index.type,parentSchema:schema101.properties.path.properties.map_index,data:data4};
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
const err10 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema101.properties.path.type,parentSchema:schema101.properties.path,data:data0};
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
if(data5.update_mask !== undefined){
let data6 = data5.update_mask;
if((!(Array.isArray(data6))) && (data6 !== null)){
const err11 = {instancePath:instancePath+"/query/update_mask",schemaPath:"#/properties/query/properties/update_mask/type",keyword:"type",params:{type: schema101.properties.query.properties.update_mask.type},schema:schema101.properties.query.properties.update_mask.type,parentSchema:schema101.properties.query.properties.update_mask,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(typeof data7 !== "string"){
const err12 = {instancePath:instancePath+"/query/update_mask/" + i0,schemaPath:"#/properties/query/properties/update_mask/items/type",keyword:"type",params:{type: "string"},schema:schema101.properties.query.properties.update_mask.items.type,parentSchema:schema101.properties.query.properties.update_mask.items,data:data7};
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
}
else {
const err13 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema101.properties.query.type,parentSchema:schema101.properties.query,data:data5};
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
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema101.type,parentSchema:schema101,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate91.errors = vErrors;
return errors === 0;
}
validate91.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v62 = validate92;
const schema102 = {"$id":"contract:/update_hitl_detail.body","$ref":"contract:/components/schemas/UpdateHITLDetailPayload"};
const schema103 = {"$id":"contract:/components/schemas/UpdateHITLDetailPayload","properties":{"chosen_options":{"items":{"type":"string"},"minItems":1,"type":"array"},"params_input":{"additionalProperties":true,"type":"object"}},"required":["chosen_options"],"type":"object"};

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
if(data.chosen_options === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/UpdateHITLDetailPayload/required",keyword:"required",params:{missingProperty: "chosen_options"},schema:schema103.required,parentSchema:schema103,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.chosen_options !== undefined){
let data0 = data.chosen_options;
if(Array.isArray(data0)){
if(data0.length < 1){
const err1 = {instancePath:instancePath+"/chosen_options",schemaPath:"contract:/components/schemas/UpdateHITLDetailPayload/properties/chosen_options/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema103.properties.chosen_options,data:data0};
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
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/chosen_options/" + i0,schemaPath:"contract:/components/schemas/UpdateHITLDetailPayload/properties/chosen_options/items/type",keyword:"type",params:{type: "string"},schema:schema103.properties.chosen_options.items.type,parentSchema:schema103.properties.chosen_options.items,data:data1};
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
const err3 = {instancePath:instancePath+"/chosen_options",schemaPath:"contract:/components/schemas/UpdateHITLDetailPayload/properties/chosen_options/type",keyword:"type",params:{type: "array"},schema:schema103.properties.chosen_options.type,parentSchema:schema103.properties.chosen_options,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.params_input !== undefined){
let data2 = data.params_input;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
}
else {
const err4 = {instancePath:instancePath+"/params_input",schemaPath:"contract:/components/schemas/UpdateHITLDetailPayload/properties/params_input/type",keyword:"type",params:{type: "object"},schema:schema103.properties.params_input.type,parentSchema:schema103.properties.params_input,data:data2};
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
const err5 = {instancePath,schemaPath:"contract:/components/schemas/UpdateHITLDetailPayload/type",keyword:"type",params:{type: "object"},schema:schema103.type,parentSchema:schema103,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate92.errors = vErrors;
return errors === 0;
}
validate92.evaluated = {"props":{"chosen_options":true,"params_input":true},"dynamicProps":false,"dynamicItems":false};

exports.v63 = validate93;
const schema104 = {"$id":"contract:/get_hitl_detail_try_detail.parameters","type":"object","properties":{"path":{"type":"object","properties":{"dag_id":{"type":"string"},"dag_run_id":{"type":"string"},"task_id":{"type":"string"},"map_index":{"type":"integer"},"try_number":{"type":["integer","null"]}},"required":["dag_id","dag_run_id","task_id","map_index","try_number"]}},"required":["path"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema104.required,parentSchema:schema104,data};
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
if(data0.dag_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "dag_id"},schema:schema104.properties.path.required,parentSchema:schema104.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.dag_run_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "dag_run_id"},schema:schema104.properties.path.required,parentSchema:schema104.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.task_id === undefined){
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "task_id"},schema:schema104.properties.path.required,parentSchema:schema104.properties.path,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.map_index === undefined){
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "map_index"},schema:schema104.properties.path.required,parentSchema:schema104.properties.path,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.try_number === undefined){
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "try_number"},schema:schema104.properties.path.required,parentSchema:schema104.properties.path,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0.dag_id !== undefined){
let data1 = data0.dag_id;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/path/dag_id",schemaPath:"#/properties/path/properties/dag_id/type",keyword:"type",params:{type: "string"},schema:schema104.properties.path.properties.dag_id.type,parentSchema:schema104.properties.path.properties.dag_id,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.dag_run_id !== undefined){
let data2 = data0.dag_run_id;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/path/dag_run_id",schemaPath:"#/properties/path/properties/dag_run_id/type",keyword:"type",params:{type: "string"},schema:schema104.properties.path.properties.dag_run_id.type,parentSchema:schema104.properties.path.properties.dag_run_id,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.task_id !== undefined){
let data3 = data0.task_id;
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/path/task_id",schemaPath:"#/properties/path/properties/task_id/type",keyword:"type",params:{type: "string"},schema:schema104.properties.path.properties.task_id.type,parentSchema:schema104.properties.path.properties.task_id,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.map_index !== undefined){
let data4 = data0.map_index;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err9 = {instancePath:instancePath+"/path/map_index",schemaPath:"#/properties/path/properties/map_index/type",keyword:"type",params:{type: "integer"},schema:schema104.properties.path.properties.map_index.type,parentSchema:schema104.properties.path.properties.map_index,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data0.try_number !== undefined){
let data5 = data0.try_number;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
const err10 = {instancePath:instancePath+"/path/try_number",schemaPath:"#/properties/path/properties/try_number/type",keyword:"type",params:{type: schema104.properties.path.properties.try_number.type},schema:schema104.properties.path.properties.try_number.type,parentSchema:schema104.properties.path.properties.try_number,data:data5};
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
const err11 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema104.properties.path.type,parentSchema:schema104.properties.path,data:data0};
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
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema104.type,parentSchema:schema104,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate93.errors = vErrors;
return errors === 0;
}
validate93.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v64 = validate94;
const schema105 = {"$id":"contract:/get_mapped_task_instance_try_details.parameters","type":"object","properties":{"path":{"type":"object","properties":{"dag_id":{"type":"string"},"dag_run_id":{"type":"string"},"task_id":{"type":"string"},"task_try_number":{"type":"integer"},"map_index":{"type":"integer"}},"required":["dag_id","dag_run_id","task_id","task_try_number","map_index"]}},"required":["path"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema105.required,parentSchema:schema105,data};
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
if(data0.dag_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "dag_id"},schema:schema105.properties.path.required,parentSchema:schema105.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.dag_run_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "dag_run_id"},schema:schema105.properties.path.required,parentSchema:schema105.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.task_id === undefined){
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "task_id"},schema:schema105.properties.path.required,parentSchema:schema105.properties.path,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.task_try_number === undefined){
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "task_try_number"},schema:schema105.properties.path.required,parentSchema:schema105.properties.path,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.map_index === undefined){
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "map_index"},schema:schema105.properties.path.required,parentSchema:schema105.properties.path,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0.dag_id !== undefined){
let data1 = data0.dag_id;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/path/dag_id",schemaPath:"#/properties/path/properties/dag_id/type",keyword:"type",params:{type: "string"},schema:schema105.properties.path.properties.dag_id.type,parentSchema:schema105.properties.path.properties.dag_id,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.dag_run_id !== undefined){
let data2 = data0.dag_run_id;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/path/dag_run_id",schemaPath:"#/properties/path/properties/dag_run_id/type",keyword:"type",params:{type: "string"},schema:schema105.properties.path.properties.dag_run_id.type,parentSchema:schema105.properties.path.properties.dag_run_id,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.task_id !== undefined){
let data3 = data0.task_id;
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/path/task_id",schemaPath:"#/properties/path/properties/task_id/type",keyword:"type",params:{type: "string"},schema:schema105.properties.path.properties.task_id.type,parentSchema:schema105.properties.path.properties.task_id,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.task_try_number !== undefined){
let data4 = data0.task_try_number;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err9 = {instancePath:instancePath+"/path/task_try_number",schemaPath:"#/properties/path/properties/task_try_number/type",keyword:"type",params:{type: "integer"},schema:schema105.properties.path.properties.task_try_number.type,parentSchema:schema105.properties.path.properties.task_try_number,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data0.map_index !== undefined){
let data5 = data0.map_index;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err10 = {instancePath:instancePath+"/path/map_index",schemaPath:"#/properties/path/properties/map_index/type",keyword:"type",params:{type: "integer"},schema:schema105.properties.path.properties.map_index.type,parentSchema:schema105.properties.path.properties.map_index,data:data5};
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
const err11 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema105.properties.path.type,parentSchema:schema105.properties.path,data:data0};
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
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema105.type,parentSchema:schema105,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate94.errors = vErrors;
return errors === 0;
}
validate94.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v65 = validate95;
const schema106 = {"$id":"contract:/wait_dag_run_until_finished.parameters","type":"object","properties":{"path":{"type":"object","properties":{"dag_id":{"type":"string"},"dag_run_id":{"type":"string"}},"required":["dag_id","dag_run_id"]},"query":{"type":"object","properties":{"interval":{"exclusiveMinimum":0,"type":"number","double":true},"result":{"items":{"type":"string"},"type":["array","null"]}},"required":["interval"]}},"required":["path","query"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema106.required,parentSchema:schema106,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema106.required,parentSchema:schema106,data};
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
if(data0.dag_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "dag_id"},schema:schema106.properties.path.required,parentSchema:schema106.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.dag_run_id === undefined){
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "dag_run_id"},schema:schema106.properties.path.required,parentSchema:schema106.properties.path,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.dag_id !== undefined){
let data1 = data0.dag_id;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/path/dag_id",schemaPath:"#/properties/path/properties/dag_id/type",keyword:"type",params:{type: "string"},schema:schema106.properties.path.properties.dag_id.type,parentSchema:schema106.properties.path.properties.dag_id,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.dag_run_id !== undefined){
let data2 = data0.dag_run_id;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/path/dag_run_id",schemaPath:"#/properties/path/properties/dag_run_id/type",keyword:"type",params:{type: "string"},schema:schema106.properties.path.properties.dag_run_id.type,parentSchema:schema106.properties.path.properties.dag_run_id,data:data2};
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
const err6 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema106.properties.path.type,parentSchema:schema106.properties.path,data:data0};
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
if(data3.interval === undefined){
const err7 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "interval"},schema:schema106.properties.query.required,parentSchema:schema106.properties.query,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data3.interval !== undefined){
let data4 = data3.interval;
if(typeof data4 === "bigint"){
const err8 = {instancePath:instancePath+"/query/interval",schemaPath:"#/properties/query/properties/interval/double",keyword:"double",params:{holder: data3, key: "interval"},schema:true,parentSchema:schema106.properties.query.properties.interval,data:data4};
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
const err9 = {instancePath:instancePath+"/query/interval",schemaPath:"#/properties/query/properties/interval/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},schema:0,parentSchema:schema106.properties.query.properties.interval,data:data4};
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
const err10 = {instancePath:instancePath+"/query/interval",schemaPath:"#/properties/query/properties/interval/type",keyword:"type",params:{type: "number"},schema:schema106.properties.query.properties.interval.type,parentSchema:schema106.properties.query.properties.interval,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data3.result !== undefined){
let data5 = data3.result;
if((!(Array.isArray(data5))) && (data5 !== null)){
const err11 = {instancePath:instancePath+"/query/result",schemaPath:"#/properties/query/properties/result/type",keyword:"type",params:{type: schema106.properties.query.properties.result.type},schema:schema106.properties.query.properties.result.type,parentSchema:schema106.properties.query.properties.result,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 !== "string"){
const err12 = {instancePath:instancePath+"/query/result/" + i0,schemaPath:"#/properties/query/properties/result/items/type",keyword:"type",params:{type: "string"},schema:schema106.properties.query.properties.result.items.type,parentSchema:schema106.properties.query.properties.result.items,data:data6};
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
}
else {
const err13 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema106.properties.query.type,parentSchema:schema106.properties.query,data:data3};
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
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema106.type,parentSchema:schema106,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate95.errors = vErrors;
return errors === 0;
}
validate95.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v66 = validate96;
const schema107 = {"$id":"contract:/get_dag_versions.parameters","type":"object","properties":{"path":{"type":"object","properties":{"dag_id":{"type":"string"}},"required":["dag_id"]},"query":{"type":"object","properties":{"limit":{"minimum":0,"type":"integer"},"offset":{"minimum":0,"type":"integer"},"version_number":{"type":"integer"},"bundle_name":{"type":"string"},"bundle_version":{"type":["string","null"]},"order_by":{"items":{"type":"string"},"type":"array"}},"required":[]}},"required":["path","query"]};

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
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema107.required,parentSchema:schema107,data};
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
if(data0.dag_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "dag_id"},schema:schema107.properties.path.required,parentSchema:schema107.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.dag_id !== undefined){
let data1 = data0.dag_id;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/dag_id",schemaPath:"#/properties/path/properties/dag_id/type",keyword:"type",params:{type: "string"},schema:schema107.properties.path.properties.dag_id.type,parentSchema:schema107.properties.path.properties.dag_id,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema107.properties.path.type,parentSchema:schema107.properties.path,data:data0};
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
const err5 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema107.properties.query.properties.limit.type,parentSchema:schema107.properties.query.properties.limit,data:data3};
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
const err6 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema107.properties.query.properties.limit,data:data3};
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
if(data2.offset !== undefined){
let data4 = data2.offset;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err7 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},schema:schema107.properties.query.properties.offset.type,parentSchema:schema107.properties.query.properties.offset,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
const err8 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema107.properties.query.properties.offset,data:data4};
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
if(data2.version_number !== undefined){
let data5 = data2.version_number;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err9 = {instancePath:instancePath+"/query/version_number",schemaPath:"#/properties/query/properties/version_number/type",keyword:"type",params:{type: "integer"},schema:schema107.properties.query.properties.version_number.type,parentSchema:schema107.properties.query.properties.version_number,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.bundle_name !== undefined){
let data6 = data2.bundle_name;
if(typeof data6 !== "string"){
const err10 = {instancePath:instancePath+"/query/bundle_name",schemaPath:"#/properties/query/properties/bundle_name/type",keyword:"type",params:{type: "string"},schema:schema107.properties.query.properties.bundle_name.type,parentSchema:schema107.properties.query.properties.bundle_name,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.bundle_version !== undefined){
let data7 = data2.bundle_version;
if((typeof data7 !== "string") && (data7 !== null)){
const err11 = {instancePath:instancePath+"/query/bundle_version",schemaPath:"#/properties/query/properties/bundle_version/type",keyword:"type",params:{type: schema107.properties.query.properties.bundle_version.type},schema:schema107.properties.query.properties.bundle_version.type,parentSchema:schema107.properties.query.properties.bundle_version,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data2.order_by !== undefined){
let data8 = data2.order_by;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(typeof data9 !== "string"){
const err12 = {instancePath:instancePath+"/query/order_by/" + i0,schemaPath:"#/properties/query/properties/order_by/items/type",keyword:"type",params:{type: "string"},schema:schema107.properties.query.properties.order_by.items.type,parentSchema:schema107.properties.query.properties.order_by.items,data:data9};
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
const err13 = {instancePath:instancePath+"/query/order_by",schemaPath:"#/properties/query/properties/order_by/type",keyword:"type",params:{type: "array"},schema:schema107.properties.query.properties.order_by.type,parentSchema:schema107.properties.query.properties.order_by,data:data8};
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
const err14 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema107.properties.query.type,parentSchema:schema107.properties.query,data:data2};
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
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema107.type,parentSchema:schema107,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate96.errors = vErrors;
return errors === 0;
}
validate96.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v67 = validate97;
const schema108 = {"$id":"contract:/get_dag_version.parameters","type":"object","properties":{"path":{"type":"object","properties":{"dag_id":{"type":"string"},"version_number":{"type":"integer"}},"required":["dag_id","version_number"]}},"required":["path"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema108.required,parentSchema:schema108,data};
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
if(data0.dag_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "dag_id"},schema:schema108.properties.path.required,parentSchema:schema108.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.version_number === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "version_number"},schema:schema108.properties.path.required,parentSchema:schema108.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.dag_id !== undefined){
let data1 = data0.dag_id;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/dag_id",schemaPath:"#/properties/path/properties/dag_id/type",keyword:"type",params:{type: "string"},schema:schema108.properties.path.properties.dag_id.type,parentSchema:schema108.properties.path.properties.dag_id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.version_number !== undefined){
let data2 = data0.version_number;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err4 = {instancePath:instancePath+"/path/version_number",schemaPath:"#/properties/path/properties/version_number/type",keyword:"type",params:{type: "integer"},schema:schema108.properties.path.properties.version_number.type,parentSchema:schema108.properties.path.properties.version_number,data:data2};
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
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema108.properties.path.type,parentSchema:schema108.properties.path,data:data0};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema108.type,parentSchema:schema108,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate97.errors = vErrors;
return errors === 0;
}
validate97.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v68 = validate98;
const schema109 = {"$id":"contract:/get_tasks.parameters","type":"object","properties":{"path":{"type":"object","properties":{"dag_id":{"type":"string"}},"required":["dag_id"]},"query":{"type":"object","properties":{"order_by":{"type":"string"}},"required":[]}},"required":["path","query"]};

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
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema109.required,parentSchema:schema109,data};
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
if(data0.dag_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "dag_id"},schema:schema109.properties.path.required,parentSchema:schema109.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.dag_id !== undefined){
let data1 = data0.dag_id;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/dag_id",schemaPath:"#/properties/path/properties/dag_id/type",keyword:"type",params:{type: "string"},schema:schema109.properties.path.properties.dag_id.type,parentSchema:schema109.properties.path.properties.dag_id,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema109.properties.path.type,parentSchema:schema109.properties.path,data:data0};
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
const err5 = {instancePath:instancePath+"/query/order_by",schemaPath:"#/properties/query/properties/order_by/type",keyword:"type",params:{type: "string"},schema:schema109.properties.query.properties.order_by.type,parentSchema:schema109.properties.query.properties.order_by,data:data3};
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
const err6 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema109.properties.query.type,parentSchema:schema109.properties.query,data:data2};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema109.type,parentSchema:schema109,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate98.errors = vErrors;
return errors === 0;
}
validate98.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v69 = validate99;
const schema110 = {"$id":"contract:/get_task.parameters","type":"object","properties":{"path":{"type":"object","properties":{"dag_id":{"type":"string"},"task_id":{}},"required":["dag_id","task_id"]}},"required":["path"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema110.required,parentSchema:schema110,data};
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
if(data0.dag_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "dag_id"},schema:schema110.properties.path.required,parentSchema:schema110.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.task_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "task_id"},schema:schema110.properties.path.required,parentSchema:schema110.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.dag_id !== undefined){
let data1 = data0.dag_id;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/dag_id",schemaPath:"#/properties/path/properties/dag_id/type",keyword:"type",params:{type: "string"},schema:schema110.properties.path.properties.dag_id.type,parentSchema:schema110.properties.path.properties.dag_id,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema110.properties.path.type,parentSchema:schema110.properties.path,data:data0};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema110.type,parentSchema:schema110,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate99.errors = vErrors;
return errors === 0;
}
validate99.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v70 = validate100;
const schema111 = {"$id":"contract:/get_event_logs.parameters","type":"object","properties":{"query":{"type":"object","properties":{"limit":{"minimum":0,"type":"integer"},"offset":{"minimum":0,"type":"integer"},"order_by":{"items":{"type":"string"},"type":"array"},"dag_id":{"type":["string","null"]},"task_id":{"type":["string","null"]},"run_id":{"type":["string","null"]},"map_index":{"type":["integer","null"]},"try_number":{"type":["integer","null"]},"owner":{"type":["string","null"]},"event":{"type":["string","null"]},"excluded_events":{"items":{"type":"string"},"type":["array","null"]},"included_events":{"items":{"type":"string"},"type":["array","null"]},"before":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"after":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"dag_id_pattern":{"type":["string","null"]},"task_id_pattern":{"type":["string","null"]},"run_id_pattern":{"type":["string","null"]},"owner_pattern":{"type":["string","null"]},"event_pattern":{"type":["string","null"]}},"required":[]}},"required":["query"]};

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
if(data1 < 0 || isNaN(data1)){
const err2 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema111.properties.query.properties.limit,data:data1};
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
if(data0.offset !== undefined){
let data2 = data0.offset;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err3 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},schema:schema111.properties.query.properties.offset.type,parentSchema:schema111.properties.query.properties.offset,data:data2};
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
const err4 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema111.properties.query.properties.offset,data:data2};
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
if(data0.order_by !== undefined){
let data3 = data0.order_by;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/query/order_by/" + i0,schemaPath:"#/properties/query/properties/order_by/items/type",keyword:"type",params:{type: "string"},schema:schema111.properties.query.properties.order_by.items.type,parentSchema:schema111.properties.query.properties.order_by.items,data:data4};
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
const err6 = {instancePath:instancePath+"/query/order_by",schemaPath:"#/properties/query/properties/order_by/type",keyword:"type",params:{type: "array"},schema:schema111.properties.query.properties.order_by.type,parentSchema:schema111.properties.query.properties.order_by,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.dag_id !== undefined){
let data5 = data0.dag_id;
if((typeof data5 !== "string") && (data5 !== null)){
const err7 = {instancePath:instancePath+"/query/dag_id",schemaPath:"#/properties/query/properties/dag_id/type",keyword:"type",params:{type: schema111.properties.query.properties.dag_id.type},schema:schema111.properties.query.properties.dag_id.type,parentSchema:schema111.properties.query.properties.dag_id,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.task_id !== undefined){
let data6 = data0.task_id;
if((typeof data6 !== "string") && (data6 !== null)){
const err8 = {instancePath:instancePath+"/query/task_id",schemaPath:"#/properties/query/properties/task_id/type",keyword:"type",params:{type: schema111.properties.query.properties.task_id.type},schema:schema111.properties.query.properties.task_id.type,parentSchema:schema111.properties.query.properties.task_id,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.run_id !== undefined){
let data7 = data0.run_id;
if((typeof data7 !== "string") && (data7 !== null)){
const err9 = {instancePath:instancePath+"/query/run_id",schemaPath:"#/properties/query/properties/run_id/type",keyword:"type",params:{type: schema111.properties.query.properties.run_id.type},schema:schema111.properties.query.properties.run_id.type,parentSchema:schema111.properties.query.properties.run_id,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data0.map_index !== undefined){
let data8 = data0.map_index;
if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
const err10 = {instancePath:instancePath+"/query/map_index",schemaPath:"#/properties/query/properties/map_index/type",keyword:"type",params:{type: schema111.properties.query.properties.map_index.type},schema:schema111.properties.query.properties.map_index.type,parentSchema:schema111.properties.query.properties.map_index,data:data8};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data0.try_number !== undefined){
let data9 = data0.try_number;
if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
const err11 = {instancePath:instancePath+"/query/try_number",schemaPath:"#/properties/query/properties/try_number/type",keyword:"type",params:{type: schema111.properties.query.properties.try_number.type},schema:schema111.properties.query.properties.try_number.type,parentSchema:schema111.properties.query.properties.try_number,data:data9};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data0.owner !== undefined){
let data10 = data0.owner;
if((typeof data10 !== "string") && (data10 !== null)){
const err12 = {instancePath:instancePath+"/query/owner",schemaPath:"#/properties/query/properties/owner/type",keyword:"type",params:{type: schema111.properties.query.properties.owner.type},schema:schema111.properties.query.properties.owner.type,parentSchema:schema111.properties.query.properties.owner,data:data10};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data0.event !== undefined){
let data11 = data0.event;
if((typeof data11 !== "string") && (data11 !== null)){
const err13 = {instancePath:instancePath+"/query/event",schemaPath:"#/properties/query/properties/event/type",keyword:"type",params:{type: schema111.properties.query.properties.event.type},schema:schema111.properties.query.properties.event.type,parentSchema:schema111.properties.query.properties.event,data:data11};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data0.excluded_events !== undefined){
let data12 = data0.excluded_events;
if((!(Array.isArray(data12))) && (data12 !== null)){
const err14 = {instancePath:instancePath+"/query/excluded_events",schemaPath:"#/properties/query/properties/excluded_events/type",keyword:"type",params:{type: schema111.properties.query.properties.excluded_events.type},schema:schema111.properties.query.properties.excluded_events.type,parentSchema:schema111.properties.query.properties.excluded_events,data:data12};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(Array.isArray(data12)){
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
let data13 = data12[i1];
if(typeof data13 !== "string"){
const err15 = {instancePath:instancePath+"/query/excluded_events/" + i1,schemaPath:"#/properties/query/properties/excluded_events/items/type",keyword:"type",params:{type: "string"},schema:schema111.properties.query.properties.excluded_events.items.type,parentSchema:schema111.properties.query.properties.excluded_events.items,data:data13};
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
if(data0.included_events !== undefined){
let data14 = data0.included_events;
if((!(Array.isArray(data14))) && (data14 !== null)){
const err16 = {instancePath:instancePath+"/query/included_events",schemaPath:"#/properties/query/properties/included_events/type",keyword:"type",params:{type: schema111.properties.query.properties.included_events.type},schema:schema111.properties.query.properties.included_events.type,parentSchema:schema111.properties.query.properties.included_events,data:data14};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(Array.isArray(data14)){
const len2 = data14.length;
for(let i2=0; i2<len2; i2++){
let data15 = data14[i2];
if(typeof data15 !== "string"){
const err17 = {instancePath:instancePath+"/query/included_events/" + i2,schemaPath:"#/properties/query/properties/included_events/items/type",keyword:"type",params:{type: "string"},schema:schema111.properties.query.properties.included_events.items.type,parentSchema:schema111.properties.query.properties.included_events.items,data:data15};
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
if(data0.before !== undefined){
let data16 = data0.before;
if((typeof data16 !== "string") && (data16 !== null)){
const err18 = {instancePath:instancePath+"/query/before",schemaPath:"#/properties/query/properties/before/type",keyword:"type",params:{type: schema111.properties.query.properties.before.type},schema:schema111.properties.query.properties.before.type,parentSchema:schema111.properties.query.properties.before,data:data16};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(typeof data16 === "string"){
if(!(formats0.test(data16))){
const err19 = {instancePath:instancePath+"/query/before",schemaPath:"#/properties/query/properties/before/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema111.properties.query.properties.before,data:data16};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data16.includes(":60")){
const next0 = Date.parse((data16).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err20 = {instancePath:instancePath+"/query/before",schemaPath:"#/properties/query/properties/before/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema111.properties.query.properties.before,data:data16};
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
if(data0.after !== undefined){
let data17 = data0.after;
if((typeof data17 !== "string") && (data17 !== null)){
const err21 = {instancePath:instancePath+"/query/after",schemaPath:"#/properties/query/properties/after/type",keyword:"type",params:{type: schema111.properties.query.properties.after.type},schema:schema111.properties.query.properties.after.type,parentSchema:schema111.properties.query.properties.after,data:data17};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(typeof data17 === "string"){
if(!(formats0.test(data17))){
const err22 = {instancePath:instancePath+"/query/after",schemaPath:"#/properties/query/properties/after/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema111.properties.query.properties.after,data:data17};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data17.includes(":60")){
const next1 = Date.parse((data17).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err23 = {instancePath:instancePath+"/query/after",schemaPath:"#/properties/query/properties/after/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema111.properties.query.properties.after,data:data17};
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
if(data0.dag_id_pattern !== undefined){
let data18 = data0.dag_id_pattern;
if((typeof data18 !== "string") && (data18 !== null)){
const err24 = {instancePath:instancePath+"/query/dag_id_pattern",schemaPath:"#/properties/query/properties/dag_id_pattern/type",keyword:"type",params:{type: schema111.properties.query.properties.dag_id_pattern.type},schema:schema111.properties.query.properties.dag_id_pattern.type,parentSchema:schema111.properties.query.properties.dag_id_pattern,data:data18};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data0.task_id_pattern !== undefined){
let data19 = data0.task_id_pattern;
if((typeof data19 !== "string") && (data19 !== null)){
const err25 = {instancePath:instancePath+"/query/task_id_pattern",schemaPath:"#/properties/query/properties/task_id_pattern/type",keyword:"type",params:{type: schema111.properties.query.properties.task_id_pattern.type},schema:schema111.properties.query.properties.task_id_pattern.type,parentSchema:schema111.properties.query.properties.task_id_pattern,data:data19};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data0.run_id_pattern !== undefined){
let data20 = data0.run_id_pattern;
if((typeof data20 !== "string") && (data20 !== null)){
const err26 = {instancePath:instancePath+"/query/run_id_pattern",schemaPath:"#/properties/query/properties/run_id_pattern/type",keyword:"type",params:{type: schema111.properties.query.properties.run_id_pattern.type},schema:schema111.properties.query.properties.run_id_pattern.type,parentSchema:schema111.properties.query.properties.run_id_pattern,data:data20};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data0.owner_pattern !== undefined){
let data21 = data0.owner_pattern;
if((typeof data21 !== "string") && (data21 !== null)){
const err27 = {instancePath:instancePath+"/query/owner_pattern",schemaPath:"#/properties/query/properties/owner_pattern/type",keyword:"type",params:{type: schema111.properties.query.properties.owner_pattern.type},schema:schema111.properties.query.properties.owner_pattern.type,parentSchema:schema111.properties.query.properties.owner_pattern,data:data21};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data0.event_pattern !== undefined){
let data22 = data0.event_pattern;
if((typeof data22 !== "string") && (data22 !== null)){
const err28 = {instancePath:instancePath+"/query/event_pattern",schemaPath:"#/properties/query/properties/event_pattern/type",keyword:"type",params:{type: schema111.properties.query.properties.event_pattern.type},schema:schema111.properties.query.properties.event_pattern.type,parentSchema:schema111.properties.query.properties.event_pattern,data:data22};
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
const err29 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema111.properties.query.type,parentSchema:schema111.properties.query,data:data0};
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
const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema111.type,parentSchema:schema111,data};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
validate100.errors = vErrors;
return errors === 0;
}
validate100.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v71 = validate101;
const schema112 = {"$id":"contract:/get_event_log.parameters","type":"object","properties":{"path":{"type":"object","properties":{"event_log_id":{"type":"integer"}},"required":["event_log_id"]}},"required":["path"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema112.required,parentSchema:schema112,data};
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
if(data0.event_log_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "event_log_id"},schema:schema112.properties.path.required,parentSchema:schema112.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.event_log_id !== undefined){
let data1 = data0.event_log_id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/path/event_log_id",schemaPath:"#/properties/path/properties/event_log_id/type",keyword:"type",params:{type: "integer"},schema:schema112.properties.path.properties.event_log_id.type,parentSchema:schema112.properties.path.properties.event_log_id,data:data1};
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
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema112.properties.path.type,parentSchema:schema112.properties.path,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema112.type,parentSchema:schema112,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate101.errors = vErrors;
return errors === 0;
}
validate101.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v72 = validate102;
const schema113 = {"$id":"contract:/get_import_errors.parameters","type":"object","properties":{"query":{"type":"object","properties":{"limit":{"minimum":0,"type":"integer"},"offset":{"minimum":0,"type":"integer"},"order_by":{"items":{"type":"string"},"type":"array"},"filename_pattern":{"type":["string","null"]}},"required":[]}},"required":["query"]};

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
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema113.required,parentSchema:schema113,data};
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
const err1 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema113.properties.query.properties.limit.type,parentSchema:schema113.properties.query.properties.limit,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err2 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema113.properties.query.properties.limit,data:data1};
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
if(data0.offset !== undefined){
let data2 = data0.offset;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err3 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},schema:schema113.properties.query.properties.offset.type,parentSchema:schema113.properties.query.properties.offset,data:data2};
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
const err4 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema113.properties.query.properties.offset,data:data2};
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
if(data0.order_by !== undefined){
let data3 = data0.order_by;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/query/order_by/" + i0,schemaPath:"#/properties/query/properties/order_by/items/type",keyword:"type",params:{type: "string"},schema:schema113.properties.query.properties.order_by.items.type,parentSchema:schema113.properties.query.properties.order_by.items,data:data4};
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
const err6 = {instancePath:instancePath+"/query/order_by",schemaPath:"#/properties/query/properties/order_by/type",keyword:"type",params:{type: "array"},schema:schema113.properties.query.properties.order_by.type,parentSchema:schema113.properties.query.properties.order_by,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.filename_pattern !== undefined){
let data5 = data0.filename_pattern;
if((typeof data5 !== "string") && (data5 !== null)){
const err7 = {instancePath:instancePath+"/query/filename_pattern",schemaPath:"#/properties/query/properties/filename_pattern/type",keyword:"type",params:{type: schema113.properties.query.properties.filename_pattern.type},schema:schema113.properties.query.properties.filename_pattern.type,parentSchema:schema113.properties.query.properties.filename_pattern,data:data5};
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
const err8 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema113.properties.query.type,parentSchema:schema113.properties.query,data:data0};
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
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema113.type,parentSchema:schema113,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate102.errors = vErrors;
return errors === 0;
}
validate102.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v73 = validate103;
const schema114 = {"$id":"contract:/get_import_error.parameters","type":"object","properties":{"path":{"type":"object","properties":{"import_error_id":{"type":"integer"}},"required":["import_error_id"]}},"required":["path"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema114.required,parentSchema:schema114,data};
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
if(data0.import_error_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "import_error_id"},schema:schema114.properties.path.required,parentSchema:schema114.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.import_error_id !== undefined){
let data1 = data0.import_error_id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/path/import_error_id",schemaPath:"#/properties/path/properties/import_error_id/type",keyword:"type",params:{type: "integer"},schema:schema114.properties.path.properties.import_error_id.type,parentSchema:schema114.properties.path.properties.import_error_id,data:data1};
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
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema114.properties.path.type,parentSchema:schema114.properties.path,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema114.type,parentSchema:schema114,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate103.errors = vErrors;
return errors === 0;
}
validate103.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v74 = validate104;
const schema115 = {"$id":"contract:/get_jobs.parameters","type":"object","properties":{"query":{"type":"object","properties":{"is_alive":{"type":["boolean","null"]},"start_date_gte":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"start_date_gt":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"start_date_lte":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"start_date_lt":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"end_date_gte":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"end_date_gt":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"end_date_lte":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"end_date_lt":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"limit":{"minimum":0,"type":"integer"},"offset":{"minimum":0,"type":"integer"},"order_by":{"items":{"type":"string"},"type":"array"},"job_state":{"type":["string","null"]},"job_type":{"type":["string","null"]},"hostname":{"type":["string","null"]},"executor_class":{"type":["string","null"]}},"required":[]}},"required":["query"]};

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
if(data0.is_alive !== undefined){
let data1 = data0.is_alive;
if((typeof data1 !== "boolean") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/query/is_alive",schemaPath:"#/properties/query/properties/is_alive/type",keyword:"type",params:{type: schema115.properties.query.properties.is_alive.type},schema:schema115.properties.query.properties.is_alive.type,parentSchema:schema115.properties.query.properties.is_alive,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.start_date_gte !== undefined){
let data2 = data0.start_date_gte;
if((typeof data2 !== "string") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/query/start_date_gte",schemaPath:"#/properties/query/properties/start_date_gte/type",keyword:"type",params:{type: schema115.properties.query.properties.start_date_gte.type},schema:schema115.properties.query.properties.start_date_gte.type,parentSchema:schema115.properties.query.properties.start_date_gte,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
const err3 = {instancePath:instancePath+"/query/start_date_gte",schemaPath:"#/properties/query/properties/start_date_gte/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema115.properties.query.properties.start_date_gte,data:data2};
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
const err4 = {instancePath:instancePath+"/query/start_date_gte",schemaPath:"#/properties/query/properties/start_date_gte/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema115.properties.query.properties.start_date_gte,data:data2};
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
if(data0.start_date_gt !== undefined){
let data3 = data0.start_date_gt;
if((typeof data3 !== "string") && (data3 !== null)){
const err5 = {instancePath:instancePath+"/query/start_date_gt",schemaPath:"#/properties/query/properties/start_date_gt/type",keyword:"type",params:{type: schema115.properties.query.properties.start_date_gt.type},schema:schema115.properties.query.properties.start_date_gt.type,parentSchema:schema115.properties.query.properties.start_date_gt,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
const err6 = {instancePath:instancePath+"/query/start_date_gt",schemaPath:"#/properties/query/properties/start_date_gt/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema115.properties.query.properties.start_date_gt,data:data3};
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
const err7 = {instancePath:instancePath+"/query/start_date_gt",schemaPath:"#/properties/query/properties/start_date_gt/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema115.properties.query.properties.start_date_gt,data:data3};
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
if(data0.start_date_lte !== undefined){
let data4 = data0.start_date_lte;
if((typeof data4 !== "string") && (data4 !== null)){
const err8 = {instancePath:instancePath+"/query/start_date_lte",schemaPath:"#/properties/query/properties/start_date_lte/type",keyword:"type",params:{type: schema115.properties.query.properties.start_date_lte.type},schema:schema115.properties.query.properties.start_date_lte.type,parentSchema:schema115.properties.query.properties.start_date_lte,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
const err9 = {instancePath:instancePath+"/query/start_date_lte",schemaPath:"#/properties/query/properties/start_date_lte/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema115.properties.query.properties.start_date_lte,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data4.includes(":60")){
const next2 = Date.parse((data4).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next2 % 86400000 !== 0 || new Date(next2).getUTCDate() !== 1){
const err10 = {instancePath:instancePath+"/query/start_date_lte",schemaPath:"#/properties/query/properties/start_date_lte/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema115.properties.query.properties.start_date_lte,data:data4};
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
if(data0.start_date_lt !== undefined){
let data5 = data0.start_date_lt;
if((typeof data5 !== "string") && (data5 !== null)){
const err11 = {instancePath:instancePath+"/query/start_date_lt",schemaPath:"#/properties/query/properties/start_date_lt/type",keyword:"type",params:{type: schema115.properties.query.properties.start_date_lt.type},schema:schema115.properties.query.properties.start_date_lt.type,parentSchema:schema115.properties.query.properties.start_date_lt,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data5 === "string"){
if(!(formats0.test(data5))){
const err12 = {instancePath:instancePath+"/query/start_date_lt",schemaPath:"#/properties/query/properties/start_date_lt/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema115.properties.query.properties.start_date_lt,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data5.includes(":60")){
const next3 = Date.parse((data5).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next3 % 86400000 !== 0 || new Date(next3).getUTCDate() !== 1){
const err13 = {instancePath:instancePath+"/query/start_date_lt",schemaPath:"#/properties/query/properties/start_date_lt/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema115.properties.query.properties.start_date_lt,data:data5};
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
if(data0.end_date_gte !== undefined){
let data6 = data0.end_date_gte;
if((typeof data6 !== "string") && (data6 !== null)){
const err14 = {instancePath:instancePath+"/query/end_date_gte",schemaPath:"#/properties/query/properties/end_date_gte/type",keyword:"type",params:{type: schema115.properties.query.properties.end_date_gte.type},schema:schema115.properties.query.properties.end_date_gte.type,parentSchema:schema115.properties.query.properties.end_date_gte,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data6 === "string"){
if(!(formats0.test(data6))){
const err15 = {instancePath:instancePath+"/query/end_date_gte",schemaPath:"#/properties/query/properties/end_date_gte/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema115.properties.query.properties.end_date_gte,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data6.includes(":60")){
const next4 = Date.parse((data6).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next4 % 86400000 !== 0 || new Date(next4).getUTCDate() !== 1){
const err16 = {instancePath:instancePath+"/query/end_date_gte",schemaPath:"#/properties/query/properties/end_date_gte/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema115.properties.query.properties.end_date_gte,data:data6};
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
if(data0.end_date_gt !== undefined){
let data7 = data0.end_date_gt;
if((typeof data7 !== "string") && (data7 !== null)){
const err17 = {instancePath:instancePath+"/query/end_date_gt",schemaPath:"#/properties/query/properties/end_date_gt/type",keyword:"type",params:{type: schema115.properties.query.properties.end_date_gt.type},schema:schema115.properties.query.properties.end_date_gt.type,parentSchema:schema115.properties.query.properties.end_date_gt,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data7 === "string"){
if(!(formats0.test(data7))){
const err18 = {instancePath:instancePath+"/query/end_date_gt",schemaPath:"#/properties/query/properties/end_date_gt/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema115.properties.query.properties.end_date_gt,data:data7};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data7.includes(":60")){
const next5 = Date.parse((data7).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next5 % 86400000 !== 0 || new Date(next5).getUTCDate() !== 1){
const err19 = {instancePath:instancePath+"/query/end_date_gt",schemaPath:"#/properties/query/properties/end_date_gt/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema115.properties.query.properties.end_date_gt,data:data7};
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
if(data0.end_date_lte !== undefined){
let data8 = data0.end_date_lte;
if((typeof data8 !== "string") && (data8 !== null)){
const err20 = {instancePath:instancePath+"/query/end_date_lte",schemaPath:"#/properties/query/properties/end_date_lte/type",keyword:"type",params:{type: schema115.properties.query.properties.end_date_lte.type},schema:schema115.properties.query.properties.end_date_lte.type,parentSchema:schema115.properties.query.properties.end_date_lte,data:data8};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(typeof data8 === "string"){
if(!(formats0.test(data8))){
const err21 = {instancePath:instancePath+"/query/end_date_lte",schemaPath:"#/properties/query/properties/end_date_lte/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema115.properties.query.properties.end_date_lte,data:data8};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data8.includes(":60")){
const next6 = Date.parse((data8).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next6 % 86400000 !== 0 || new Date(next6).getUTCDate() !== 1){
const err22 = {instancePath:instancePath+"/query/end_date_lte",schemaPath:"#/properties/query/properties/end_date_lte/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema115.properties.query.properties.end_date_lte,data:data8};
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
if(data0.end_date_lt !== undefined){
let data9 = data0.end_date_lt;
if((typeof data9 !== "string") && (data9 !== null)){
const err23 = {instancePath:instancePath+"/query/end_date_lt",schemaPath:"#/properties/query/properties/end_date_lt/type",keyword:"type",params:{type: schema115.properties.query.properties.end_date_lt.type},schema:schema115.properties.query.properties.end_date_lt.type,parentSchema:schema115.properties.query.properties.end_date_lt,data:data9};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(typeof data9 === "string"){
if(!(formats0.test(data9))){
const err24 = {instancePath:instancePath+"/query/end_date_lt",schemaPath:"#/properties/query/properties/end_date_lt/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema115.properties.query.properties.end_date_lt,data:data9};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data9.includes(":60")){
const next7 = Date.parse((data9).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next7 % 86400000 !== 0 || new Date(next7).getUTCDate() !== 1){
const err25 = {instancePath:instancePath+"/query/end_date_lt",schemaPath:"#/properties/query/properties/end_date_lt/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema115.properties.query.properties.end_date_lt,data:data9};
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
if(data0.limit !== undefined){
let data10 = data0.limit;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err26 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema115.properties.query.properties.limit.type,parentSchema:schema115.properties.query.properties.limit,data:data10};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
const err27 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema115.properties.query.properties.limit,data:data10};
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
if(data0.offset !== undefined){
let data11 = data0.offset;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err28 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},schema:schema115.properties.query.properties.offset.type,parentSchema:schema115.properties.query.properties.offset,data:data11};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
const err29 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema115.properties.query.properties.offset,data:data11};
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
if(data0.order_by !== undefined){
let data12 = data0.order_by;
if(Array.isArray(data12)){
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
let data13 = data12[i0];
if(typeof data13 !== "string"){
const err30 = {instancePath:instancePath+"/query/order_by/" + i0,schemaPath:"#/properties/query/properties/order_by/items/type",keyword:"type",params:{type: "string"},schema:schema115.properties.query.properties.order_by.items.type,parentSchema:schema115.properties.query.properties.order_by.items,data:data13};
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
const err31 = {instancePath:instancePath+"/query/order_by",schemaPath:"#/properties/query/properties/order_by/type",keyword:"type",params:{type: "array"},schema:schema115.properties.query.properties.order_by.type,parentSchema:schema115.properties.query.properties.order_by,data:data12};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data0.job_state !== undefined){
let data14 = data0.job_state;
if((typeof data14 !== "string") && (data14 !== null)){
const err32 = {instancePath:instancePath+"/query/job_state",schemaPath:"#/properties/query/properties/job_state/type",keyword:"type",params:{type: schema115.properties.query.properties.job_state.type},schema:schema115.properties.query.properties.job_state.type,parentSchema:schema115.properties.query.properties.job_state,data:data14};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data0.job_type !== undefined){
let data15 = data0.job_type;
if((typeof data15 !== "string") && (data15 !== null)){
const err33 = {instancePath:instancePath+"/query/job_type",schemaPath:"#/properties/query/properties/job_type/type",keyword:"type",params:{type: schema115.properties.query.properties.job_type.type},schema:schema115.properties.query.properties.job_type.type,parentSchema:schema115.properties.query.properties.job_type,data:data15};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data0.hostname !== undefined){
let data16 = data0.hostname;
if((typeof data16 !== "string") && (data16 !== null)){
const err34 = {instancePath:instancePath+"/query/hostname",schemaPath:"#/properties/query/properties/hostname/type",keyword:"type",params:{type: schema115.properties.query.properties.hostname.type},schema:schema115.properties.query.properties.hostname.type,parentSchema:schema115.properties.query.properties.hostname,data:data16};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data0.executor_class !== undefined){
let data17 = data0.executor_class;
if((typeof data17 !== "string") && (data17 !== null)){
const err35 = {instancePath:instancePath+"/query/executor_class",schemaPath:"#/properties/query/properties/executor_class/type",keyword:"type",params:{type: schema115.properties.query.properties.executor_class.type},schema:schema115.properties.query.properties.executor_class.type,parentSchema:schema115.properties.query.properties.executor_class,data:data17};
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
const err36 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema115.properties.query.type,parentSchema:schema115.properties.query,data:data0};
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
const err37 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema115.type,parentSchema:schema115,data};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
validate104.errors = vErrors;
return errors === 0;
}
validate104.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v75 = validate105;
const schema116 = {"$id":"contract:/reparse_dag_file.parameters","type":"object","properties":{"path":{"type":"object","properties":{"file_token":{"type":"string"}},"required":["file_token"]}},"required":["path"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema116.required,parentSchema:schema116,data};
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
if(data0.file_token === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "file_token"},schema:schema116.properties.path.required,parentSchema:schema116.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.file_token !== undefined){
let data1 = data0.file_token;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/path/file_token",schemaPath:"#/properties/path/properties/file_token/type",keyword:"type",params:{type: "string"},schema:schema116.properties.path.properties.file_token.type,parentSchema:schema116.properties.path.properties.file_token,data:data1};
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
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema116.properties.path.type,parentSchema:schema116.properties.path,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema116.type,parentSchema:schema116,data};
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
validate105.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v76 = validate106;
const schema117 = {"$id":"contract:/get_plugins.parameters","type":"object","properties":{"query":{"type":"object","properties":{"limit":{"minimum":0,"type":"integer"},"offset":{"minimum":0,"type":"integer"}},"required":[]}},"required":["query"]};

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
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema117.required,parentSchema:schema117,data};
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
const err1 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema117.properties.query.properties.limit.type,parentSchema:schema117.properties.query.properties.limit,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err2 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema117.properties.query.properties.limit,data:data1};
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
if(data0.offset !== undefined){
let data2 = data0.offset;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err3 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},schema:schema117.properties.query.properties.offset.type,parentSchema:schema117.properties.query.properties.offset,data:data2};
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
const err4 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema117.properties.query.properties.offset,data:data2};
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
const err5 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema117.properties.query.type,parentSchema:schema117.properties.query,data:data0};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema117.type,parentSchema:schema117,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate106.errors = vErrors;
return errors === 0;
}
validate106.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v77 = validate107;
const schema118 = {"$id":"contract:/get_pools.parameters","type":"object","properties":{"query":{"type":"object","properties":{"limit":{"minimum":0,"type":"integer"},"offset":{"minimum":0,"type":"integer"},"order_by":{"items":{"type":"string"},"type":"array"},"pool_name_pattern":{"type":["string","null"]}},"required":[]}},"required":["query"]};

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
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema118.required,parentSchema:schema118,data};
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
const err1 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema118.properties.query.properties.limit.type,parentSchema:schema118.properties.query.properties.limit,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err2 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema118.properties.query.properties.limit,data:data1};
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
if(data0.offset !== undefined){
let data2 = data0.offset;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err3 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},schema:schema118.properties.query.properties.offset.type,parentSchema:schema118.properties.query.properties.offset,data:data2};
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
const err4 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema118.properties.query.properties.offset,data:data2};
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
if(data0.order_by !== undefined){
let data3 = data0.order_by;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/query/order_by/" + i0,schemaPath:"#/properties/query/properties/order_by/items/type",keyword:"type",params:{type: "string"},schema:schema118.properties.query.properties.order_by.items.type,parentSchema:schema118.properties.query.properties.order_by.items,data:data4};
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
const err6 = {instancePath:instancePath+"/query/order_by",schemaPath:"#/properties/query/properties/order_by/type",keyword:"type",params:{type: "array"},schema:schema118.properties.query.properties.order_by.type,parentSchema:schema118.properties.query.properties.order_by,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.pool_name_pattern !== undefined){
let data5 = data0.pool_name_pattern;
if((typeof data5 !== "string") && (data5 !== null)){
const err7 = {instancePath:instancePath+"/query/pool_name_pattern",schemaPath:"#/properties/query/properties/pool_name_pattern/type",keyword:"type",params:{type: schema118.properties.query.properties.pool_name_pattern.type},schema:schema118.properties.query.properties.pool_name_pattern.type,parentSchema:schema118.properties.query.properties.pool_name_pattern,data:data5};
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
const err8 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema118.properties.query.type,parentSchema:schema118.properties.query,data:data0};
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
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema118.type,parentSchema:schema118,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate107.errors = vErrors;
return errors === 0;
}
validate107.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v78 = validate108;
const schema119 = {"$id":"contract:/post_pool.body","$ref":"contract:/components/schemas/PoolBody"};
const schema120 = {"$id":"contract:/components/schemas/PoolBody","additionalProperties":false,"properties":{"description":{"type":["string","null"]},"include_deferred":{"type":"boolean"},"name":{"maxLength":256,"type":"string"},"slots":{"minimum":-1,"type":"integer","safeInteger":true},"team_name":{"maxLength":50,"type":["string","null"]}},"required":["name","slots"],"type":"object"};

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
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/PoolBody/required",keyword:"required",params:{missingProperty: "name"},schema:schema120.required,parentSchema:schema120,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.slots === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/PoolBody/required",keyword:"required",params:{missingProperty: "slots"},schema:schema120.required,parentSchema:schema120,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "description") || (key0 === "include_deferred")) || (key0 === "name")) || (key0 === "slots")) || (key0 === "team_name"))){
const err2 = {instancePath,schemaPath:"contract:/components/schemas/PoolBody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema120,data};
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
let data0 = data.description;
if((typeof data0 !== "string") && (data0 !== null)){
const err3 = {instancePath:instancePath+"/description",schemaPath:"contract:/components/schemas/PoolBody/properties/description/type",keyword:"type",params:{type: schema120.properties.description.type},schema:schema120.properties.description.type,parentSchema:schema120.properties.description,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.include_deferred !== undefined){
let data1 = data.include_deferred;
if(typeof data1 !== "boolean"){
const err4 = {instancePath:instancePath+"/include_deferred",schemaPath:"contract:/components/schemas/PoolBody/properties/include_deferred/type",keyword:"type",params:{type: "boolean"},schema:schema120.properties.include_deferred.type,parentSchema:schema120.properties.include_deferred,data:data1};
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
let data2 = data.name;
if(typeof data2 === "string"){
if(func1(data2) > 256){
const err5 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/PoolBody/properties/name/maxLength",keyword:"maxLength",params:{limit: 256},schema:256,parentSchema:schema120.properties.name,data:data2};
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
const err6 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/PoolBody/properties/name/type",keyword:"type",params:{type: "string"},schema:schema120.properties.name.type,parentSchema:schema120.properties.name,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.slots !== undefined){
let data3 = data.slots;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err7 = {instancePath:instancePath+"/slots",schemaPath:"contract:/components/schemas/PoolBody/properties/slots/type",keyword:"type",params:{type: "integer"},schema:schema120.properties.slots.type,parentSchema:schema120.properties.slots,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < -1 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/slots",schemaPath:"contract:/components/schemas/PoolBody/properties/slots/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1},schema:-1,parentSchema:schema120.properties.slots,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(Math.abs(data3) > 9007199254740991){
const err9 = {instancePath:instancePath+"/slots",schemaPath:"contract:/components/schemas/PoolBody/properties/slots/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema120.properties.slots,data:data3};
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
if(data.team_name !== undefined){
let data4 = data.team_name;
if((typeof data4 !== "string") && (data4 !== null)){
const err10 = {instancePath:instancePath+"/team_name",schemaPath:"contract:/components/schemas/PoolBody/properties/team_name/type",keyword:"type",params:{type: schema120.properties.team_name.type},schema:schema120.properties.team_name.type,parentSchema:schema120.properties.team_name,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data4 === "string"){
if(func1(data4) > 50){
const err11 = {instancePath:instancePath+"/team_name",schemaPath:"contract:/components/schemas/PoolBody/properties/team_name/maxLength",keyword:"maxLength",params:{limit: 50},schema:50,parentSchema:schema120.properties.team_name,data:data4};
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
const err12 = {instancePath,schemaPath:"contract:/components/schemas/PoolBody/type",keyword:"type",params:{type: "object"},schema:schema120.type,parentSchema:schema120,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate108.errors = vErrors;
return errors === 0;
}
validate108.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v79 = validate109;
const schema121 = {"$id":"contract:/bulk_pools.body","$ref":"contract:/components/schemas/BulkBody_PoolBody_"};
const schema122 = {"$id":"contract:/components/schemas/BulkBody_PoolBody_","additionalProperties":false,"properties":{"actions":{"items":{"oneOf":[{"$ref":"contract:/components/schemas/BulkCreateAction_PoolBody_"},{"$ref":"contract:/components/schemas/BulkUpdateAction_PoolBody_"},{"$ref":"contract:/components/schemas/BulkDeleteAction_PoolBody_"}]},"type":"array"}},"required":["actions"],"type":"object"};
const schema123 = {"$id":"contract:/components/schemas/BulkCreateAction_PoolBody_","additionalProperties":false,"properties":{"action":{"const":"create","type":"string"},"action_on_existence":{"$ref":"contract:/components/schemas/BulkActionOnExistence"},"entities":{"items":{"$ref":"contract:/components/schemas/PoolBody"},"type":"array"}},"required":["action","entities"],"type":"object"};

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
if(data.action === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action"},schema:schema123.required,parentSchema:schema123,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.entities === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entities"},schema:schema123.required,parentSchema:schema123,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "action") || (key0 === "action_on_existence")) || (key0 === "entities"))){
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
if(data.action !== undefined){
let data0 = data.action;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"},schema:schema123.properties.action.type,parentSchema:schema123.properties.action,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("create" !== data0){
const err4 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/const",keyword:"const",params:{allowedValue: "create"},schema:"create",parentSchema:schema123.properties.action,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.action_on_existence !== undefined){
let data1 = data.action_on_existence;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/action_on_existence",schemaPath:"contract:/components/schemas/BulkActionOnExistence/type",keyword:"type",params:{type: "string"},schema:schema24.type,parentSchema:schema24,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(((data1 === "fail") || (data1 === "skip")) || (data1 === "overwrite"))){
const err6 = {instancePath:instancePath+"/action_on_existence",schemaPath:"contract:/components/schemas/BulkActionOnExistence/enum",keyword:"enum",params:{allowedValues: schema24.enum},schema:schema24.enum,parentSchema:schema24,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.entities !== undefined){
let data2 = data.entities;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.name === undefined){
const err7 = {instancePath:instancePath+"/entities/" + i0,schemaPath:"contract:/components/schemas/PoolBody/required",keyword:"required",params:{missingProperty: "name"},schema:schema120.required,parentSchema:schema120,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data3.slots === undefined){
const err8 = {instancePath:instancePath+"/entities/" + i0,schemaPath:"contract:/components/schemas/PoolBody/required",keyword:"required",params:{missingProperty: "slots"},schema:schema120.required,parentSchema:schema120,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key1 in data3){
if(!(((((key1 === "description") || (key1 === "include_deferred")) || (key1 === "name")) || (key1 === "slots")) || (key1 === "team_name"))){
const err9 = {instancePath:instancePath+"/entities/" + i0,schemaPath:"contract:/components/schemas/PoolBody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema120,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data3.description !== undefined){
let data4 = data3.description;
if((typeof data4 !== "string") && (data4 !== null)){
const err10 = {instancePath:instancePath+"/entities/" + i0+"/description",schemaPath:"contract:/components/schemas/PoolBody/properties/description/type",keyword:"type",params:{type: schema120.properties.description.type},schema:schema120.properties.description.type,parentSchema:schema120.properties.description,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data3.include_deferred !== undefined){
let data5 = data3.include_deferred;
if(typeof data5 !== "boolean"){
const err11 = {instancePath:instancePath+"/entities/" + i0+"/include_deferred",schemaPath:"contract:/components/schemas/PoolBody/properties/include_deferred/type",keyword:"type",params:{type: "boolean"},schema:schema120.properties.include_deferred.type,parentSchema:schema120.properties.include_deferred,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data3.name !== undefined){
let data6 = data3.name;
if(typeof data6 === "string"){
if(func1(data6) > 256){
const err12 = {instancePath:instancePath+"/entities/" + i0+"/name",schemaPath:"contract:/components/schemas/PoolBody/properties/name/maxLength",keyword:"maxLength",params:{limit: 256},schema:256,parentSchema:schema120.properties.name,data:data6};
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
const err13 = {instancePath:instancePath+"/entities/" + i0+"/name",schemaPath:"contract:/components/schemas/PoolBody/properties/name/type",keyword:"type",params:{type: "string"},schema:schema120.properties.name.type,parentSchema:schema120.properties.name,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data3.slots !== undefined){
let data7 = data3.slots;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err14 = {instancePath:instancePath+"/entities/" + i0+"/slots",schemaPath:"contract:/components/schemas/PoolBody/properties/slots/type",keyword:"type",params:{type: "integer"},schema:schema120.properties.slots.type,parentSchema:schema120.properties.slots,data:data7};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < -1 || isNaN(data7)){
const err15 = {instancePath:instancePath+"/entities/" + i0+"/slots",schemaPath:"contract:/components/schemas/PoolBody/properties/slots/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1},schema:-1,parentSchema:schema120.properties.slots,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(Math.abs(data7) > 9007199254740991){
const err16 = {instancePath:instancePath+"/entities/" + i0+"/slots",schemaPath:"contract:/components/schemas/PoolBody/properties/slots/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema120.properties.slots,data:data7};
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
if(data3.team_name !== undefined){
let data8 = data3.team_name;
if((typeof data8 !== "string") && (data8 !== null)){
const err17 = {instancePath:instancePath+"/entities/" + i0+"/team_name",schemaPath:"contract:/components/schemas/PoolBody/properties/team_name/type",keyword:"type",params:{type: schema120.properties.team_name.type},schema:schema120.properties.team_name.type,parentSchema:schema120.properties.team_name,data:data8};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data8 === "string"){
if(func1(data8) > 50){
const err18 = {instancePath:instancePath+"/entities/" + i0+"/team_name",schemaPath:"contract:/components/schemas/PoolBody/properties/team_name/maxLength",keyword:"maxLength",params:{limit: 50},schema:50,parentSchema:schema120.properties.team_name,data:data8};
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
const err19 = {instancePath:instancePath+"/entities/" + i0,schemaPath:"contract:/components/schemas/PoolBody/type",keyword:"type",params:{type: "object"},schema:schema120.type,parentSchema:schema120,data:data3};
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
const err20 = {instancePath:instancePath+"/entities",schemaPath:"#/properties/entities/type",keyword:"type",params:{type: "array"},schema:schema123.properties.entities.type,parentSchema:schema123.properties.entities,data:data2};
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
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema123.type,parentSchema:schema123,data};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate111.errors = vErrors;
return errors === 0;
}
validate111.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema126 = {"$id":"contract:/components/schemas/BulkUpdateAction_PoolBody_","additionalProperties":false,"properties":{"action":{"const":"update","type":"string"},"action_on_non_existence":{"$ref":"contract:/components/schemas/BulkActionNotOnExistence"},"entities":{"items":{"$ref":"contract:/components/schemas/PoolBody"},"type":"array"},"update_mask":{"items":{"type":"string"},"type":["array","null"]}},"required":["action","entities"],"type":"object"};

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
if(data.action === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action"},schema:schema126.required,parentSchema:schema126,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.entities === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entities"},schema:schema126.required,parentSchema:schema126,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "action") || (key0 === "action_on_non_existence")) || (key0 === "entities")) || (key0 === "update_mask"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema126,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.action !== undefined){
let data0 = data.action;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"},schema:schema126.properties.action.type,parentSchema:schema126.properties.action,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("update" !== data0){
const err4 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/const",keyword:"const",params:{allowedValue: "update"},schema:"update",parentSchema:schema126.properties.action,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.action_on_non_existence !== undefined){
let data1 = data.action_on_non_existence;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/action_on_non_existence",schemaPath:"contract:/components/schemas/BulkActionNotOnExistence/type",keyword:"type",params:{type: "string"},schema:schema27.type,parentSchema:schema27,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((data1 === "fail") || (data1 === "skip"))){
const err6 = {instancePath:instancePath+"/action_on_non_existence",schemaPath:"contract:/components/schemas/BulkActionNotOnExistence/enum",keyword:"enum",params:{allowedValues: schema27.enum},schema:schema27.enum,parentSchema:schema27,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.entities !== undefined){
let data2 = data.entities;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.name === undefined){
const err7 = {instancePath:instancePath+"/entities/" + i0,schemaPath:"contract:/components/schemas/PoolBody/required",keyword:"required",params:{missingProperty: "name"},schema:schema120.required,parentSchema:schema120,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data3.slots === undefined){
const err8 = {instancePath:instancePath+"/entities/" + i0,schemaPath:"contract:/components/schemas/PoolBody/required",keyword:"required",params:{missingProperty: "slots"},schema:schema120.required,parentSchema:schema120,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key1 in data3){
if(!(((((key1 === "description") || (key1 === "include_deferred")) || (key1 === "name")) || (key1 === "slots")) || (key1 === "team_name"))){
const err9 = {instancePath:instancePath+"/entities/" + i0,schemaPath:"contract:/components/schemas/PoolBody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema120,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data3.description !== undefined){
let data4 = data3.description;
if((typeof data4 !== "string") && (data4 !== null)){
const err10 = {instancePath:instancePath+"/entities/" + i0+"/description",schemaPath:"contract:/components/schemas/PoolBody/properties/description/type",keyword:"type",params:{type: schema120.properties.description.type},schema:schema120.properties.description.type,parentSchema:schema120.properties.description,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data3.include_deferred !== undefined){
let data5 = data3.include_deferred;
if(typeof data5 !== "boolean"){
const err11 = {instancePath:instancePath+"/entities/" + i0+"/include_deferred",schemaPath:"contract:/components/schemas/PoolBody/properties/include_deferred/type",keyword:"type",params:{type: "boolean"},schema:schema120.properties.include_deferred.type,parentSchema:schema120.properties.include_deferred,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data3.name !== undefined){
let data6 = data3.name;
if(typeof data6 === "string"){
if(func1(data6) > 256){
const err12 = {instancePath:instancePath+"/entities/" + i0+"/name",schemaPath:"contract:/components/schemas/PoolBody/properties/name/maxLength",keyword:"maxLength",params:{limit: 256},schema:256,parentSchema:schema120.properties.name,data:data6};
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
const err13 = {instancePath:instancePath+"/entities/" + i0+"/name",schemaPath:"contract:/components/schemas/PoolBody/properties/name/type",keyword:"type",params:{type: "string"},schema:schema120.properties.name.type,parentSchema:schema120.properties.name,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data3.slots !== undefined){
let data7 = data3.slots;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err14 = {instancePath:instancePath+"/entities/" + i0+"/slots",schemaPath:"contract:/components/schemas/PoolBody/properties/slots/type",keyword:"type",params:{type: "integer"},schema:schema120.properties.slots.type,parentSchema:schema120.properties.slots,data:data7};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < -1 || isNaN(data7)){
const err15 = {instancePath:instancePath+"/entities/" + i0+"/slots",schemaPath:"contract:/components/schemas/PoolBody/properties/slots/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1},schema:-1,parentSchema:schema120.properties.slots,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(Math.abs(data7) > 9007199254740991){
const err16 = {instancePath:instancePath+"/entities/" + i0+"/slots",schemaPath:"contract:/components/schemas/PoolBody/properties/slots/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema120.properties.slots,data:data7};
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
if(data3.team_name !== undefined){
let data8 = data3.team_name;
if((typeof data8 !== "string") && (data8 !== null)){
const err17 = {instancePath:instancePath+"/entities/" + i0+"/team_name",schemaPath:"contract:/components/schemas/PoolBody/properties/team_name/type",keyword:"type",params:{type: schema120.properties.team_name.type},schema:schema120.properties.team_name.type,parentSchema:schema120.properties.team_name,data:data8};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data8 === "string"){
if(func1(data8) > 50){
const err18 = {instancePath:instancePath+"/entities/" + i0+"/team_name",schemaPath:"contract:/components/schemas/PoolBody/properties/team_name/maxLength",keyword:"maxLength",params:{limit: 50},schema:50,parentSchema:schema120.properties.team_name,data:data8};
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
const err19 = {instancePath:instancePath+"/entities/" + i0,schemaPath:"contract:/components/schemas/PoolBody/type",keyword:"type",params:{type: "object"},schema:schema120.type,parentSchema:schema120,data:data3};
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
const err20 = {instancePath:instancePath+"/entities",schemaPath:"#/properties/entities/type",keyword:"type",params:{type: "array"},schema:schema126.properties.entities.type,parentSchema:schema126.properties.entities,data:data2};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.update_mask !== undefined){
let data9 = data.update_mask;
if((!(Array.isArray(data9))) && (data9 !== null)){
const err21 = {instancePath:instancePath+"/update_mask",schemaPath:"#/properties/update_mask/type",keyword:"type",params:{type: schema126.properties.update_mask.type},schema:schema126.properties.update_mask.type,parentSchema:schema126.properties.update_mask,data:data9};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(Array.isArray(data9)){
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
if(typeof data10 !== "string"){
const err22 = {instancePath:instancePath+"/update_mask/" + i1,schemaPath:"#/properties/update_mask/items/type",keyword:"type",params:{type: "string"},schema:schema126.properties.update_mask.items.type,parentSchema:schema126.properties.update_mask.items,data:data10};
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
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema126.type,parentSchema:schema126,data};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate113.errors = vErrors;
return errors === 0;
}
validate113.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema129 = {"$id":"contract:/components/schemas/BulkDeleteAction_PoolBody_","additionalProperties":false,"properties":{"action":{"const":"delete","type":"string"},"action_on_non_existence":{"$ref":"contract:/components/schemas/BulkActionNotOnExistence"},"entities":{"items":{"anyOf":[{"type":"string"},{"$ref":"contract:/components/schemas/PoolBody"}]},"type":"array"}},"required":["action","entities"],"type":"object"};

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
if(data.action === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action"},schema:schema129.required,parentSchema:schema129,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.entities === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entities"},schema:schema129.required,parentSchema:schema129,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "action") || (key0 === "action_on_non_existence")) || (key0 === "entities"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema129,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.action !== undefined){
let data0 = data.action;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"},schema:schema129.properties.action.type,parentSchema:schema129.properties.action,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("delete" !== data0){
const err4 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/const",keyword:"const",params:{allowedValue: "delete"},schema:"delete",parentSchema:schema129.properties.action,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.action_on_non_existence !== undefined){
let data1 = data.action_on_non_existence;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/action_on_non_existence",schemaPath:"contract:/components/schemas/BulkActionNotOnExistence/type",keyword:"type",params:{type: "string"},schema:schema27.type,parentSchema:schema27,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((data1 === "fail") || (data1 === "skip"))){
const err6 = {instancePath:instancePath+"/action_on_non_existence",schemaPath:"contract:/components/schemas/BulkActionNotOnExistence/enum",keyword:"enum",params:{allowedValues: schema27.enum},schema:schema27.enum,parentSchema:schema27,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.entities !== undefined){
let data2 = data.entities;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs10 = errors;
let valid4 = false;
const _errs11 = errors;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/entities/" + i0,schemaPath:"#/properties/entities/items/anyOf/0/type",keyword:"type",params:{type: "string"},schema:schema129.properties.entities.items.anyOf[0].type,parentSchema:schema129.properties.entities.items.anyOf[0],data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs11 === errors;
valid4 = valid4 || _valid0;
const _errs13 = errors;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.name === undefined){
const err8 = {instancePath:instancePath+"/entities/" + i0,schemaPath:"contract:/components/schemas/PoolBody/required",keyword:"required",params:{missingProperty: "name"},schema:schema120.required,parentSchema:schema120,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3.slots === undefined){
const err9 = {instancePath:instancePath+"/entities/" + i0,schemaPath:"contract:/components/schemas/PoolBody/required",keyword:"required",params:{missingProperty: "slots"},schema:schema120.required,parentSchema:schema120,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key1 in data3){
if(!(((((key1 === "description") || (key1 === "include_deferred")) || (key1 === "name")) || (key1 === "slots")) || (key1 === "team_name"))){
const err10 = {instancePath:instancePath+"/entities/" + i0,schemaPath:"contract:/components/schemas/PoolBody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema120,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data3.description !== undefined){
let data4 = data3.description;
if((typeof data4 !== "string") && (data4 !== null)){
const err11 = {instancePath:instancePath+"/entities/" + i0+"/description",schemaPath:"contract:/components/schemas/PoolBody/properties/description/type",keyword:"type",params:{type: schema120.properties.description.type},schema:schema120.properties.description.type,parentSchema:schema120.properties.description,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data3.include_deferred !== undefined){
let data5 = data3.include_deferred;
if(typeof data5 !== "boolean"){
const err12 = {instancePath:instancePath+"/entities/" + i0+"/include_deferred",schemaPath:"contract:/components/schemas/PoolBody/properties/include_deferred/type",keyword:"type",params:{type: "boolean"},schema:schema120.properties.include_deferred.type,parentSchema:schema120.properties.include_deferred,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data3.name !== undefined){
let data6 = data3.name;
if(typeof data6 === "string"){
if(func1(data6) > 256){
const err13 = {instancePath:instancePath+"/entities/" + i0+"/name",schemaPath:"contract:/components/schemas/PoolBody/properties/name/maxLength",keyword:"maxLength",params:{limit: 256},schema:256,parentSchema:schema120.properties.name,data:data6};
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
const err14 = {instancePath:instancePath+"/entities/" + i0+"/name",schemaPath:"contract:/components/schemas/PoolBody/properties/name/type",keyword:"type",params:{type: "string"},schema:schema120.properties.name.type,parentSchema:schema120.properties.name,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data3.slots !== undefined){
let data7 = data3.slots;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err15 = {instancePath:instancePath+"/entities/" + i0+"/slots",schemaPath:"contract:/components/schemas/PoolBody/properties/slots/type",keyword:"type",params:{type: "integer"},schema:schema120.properties.slots.type,parentSchema:schema120.properties.slots,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < -1 || isNaN(data7)){
const err16 = {instancePath:instancePath+"/entities/" + i0+"/slots",schemaPath:"contract:/components/schemas/PoolBody/properties/slots/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1},schema:-1,parentSchema:schema120.properties.slots,data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(Math.abs(data7) > 9007199254740991){
const err17 = {instancePath:instancePath+"/entities/" + i0+"/slots",schemaPath:"contract:/components/schemas/PoolBody/properties/slots/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema120.properties.slots,data:data7};
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
if(data3.team_name !== undefined){
let data8 = data3.team_name;
if((typeof data8 !== "string") && (data8 !== null)){
const err18 = {instancePath:instancePath+"/entities/" + i0+"/team_name",schemaPath:"contract:/components/schemas/PoolBody/properties/team_name/type",keyword:"type",params:{type: schema120.properties.team_name.type},schema:schema120.properties.team_name.type,parentSchema:schema120.properties.team_name,data:data8};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(typeof data8 === "string"){
if(func1(data8) > 50){
const err19 = {instancePath:instancePath+"/entities/" + i0+"/team_name",schemaPath:"contract:/components/schemas/PoolBody/properties/team_name/maxLength",keyword:"maxLength",params:{limit: 50},schema:50,parentSchema:schema120.properties.team_name,data:data8};
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
const err20 = {instancePath:instancePath+"/entities/" + i0,schemaPath:"contract:/components/schemas/PoolBody/type",keyword:"type",params:{type: "object"},schema:schema120.type,parentSchema:schema120,data:data3};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var _valid0 = _errs13 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const err21 = {instancePath:instancePath+"/entities/" + i0,schemaPath:"#/properties/entities/items/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs10, passingSchemas: null},schema:schema129.properties.entities.items.anyOf,parentSchema:schema129.properties.entities.items,data:data3};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err22 = {instancePath:instancePath+"/entities",schemaPath:"#/properties/entities/type",keyword:"type",params:{type: "array"},schema:schema129.properties.entities.type,parentSchema:schema129.properties.entities,data:data2};
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
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema129.type,parentSchema:schema129,data};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate115.errors = vErrors;
return errors === 0;
}
validate115.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(data.actions === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "actions"},schema:schema122.required,parentSchema:schema122,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "actions")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema122,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.actions !== undefined){
let data0 = data.actions;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs5 = errors;
let valid3 = false;
let passing0 = null;
const _errs6 = errors;
if(!(validate111.call(this, data1, {instancePath:instancePath+"/actions/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate111.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
if(_valid0){
valid3 = true;
passing0 = 0;
var props0 = true;
}
const _errs7 = errors;
if(!(validate113.call(this, data1, {instancePath:instancePath+"/actions/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate113.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
if(_valid0 && valid3){
valid3 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid3 = true;
passing0 = 1;
if(props0 !== true){
props0 = true;
}
}
const _errs8 = errors;
if(!(validate115.call(this, data1, {instancePath:instancePath+"/actions/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate115.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
if(_valid0 && valid3){
valid3 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid3 = true;
passing0 = 2;
if(props0 !== true){
props0 = true;
}
}
}
}
if(!valid3){
const err2 = {instancePath:instancePath+"/actions/" + i0,schemaPath:"#/properties/actions/items/oneOf",keyword:"oneOf",params:{errorCount: errors - _errs5, passingSchemas: passing0},schema:schema122.properties.actions.items.oneOf,parentSchema:schema122.properties.actions.items,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
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
}
else {
const err3 = {instancePath:instancePath+"/actions",schemaPath:"#/properties/actions/type",keyword:"type",params:{type: "array"},schema:schema122.properties.actions.type,parentSchema:schema122.properties.actions,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema122.type,parentSchema:schema122,data};
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
validate110.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate110.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate110.errors);
errors = vErrors.length;
}
validate109.errors = vErrors;
return errors === 0;
}
validate109.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v80 = validate118;
const schema132 = {"$id":"contract:/get_pool.parameters","type":"object","properties":{"path":{"type":"object","properties":{"pool_name":{"type":"string"}},"required":["pool_name"]}},"required":["path"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema132.required,parentSchema:schema132,data};
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
if(data0.pool_name === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "pool_name"},schema:schema132.properties.path.required,parentSchema:schema132.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.pool_name !== undefined){
let data1 = data0.pool_name;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/path/pool_name",schemaPath:"#/properties/path/properties/pool_name/type",keyword:"type",params:{type: "string"},schema:schema132.properties.path.properties.pool_name.type,parentSchema:schema132.properties.path.properties.pool_name,data:data1};
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
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema132.properties.path.type,parentSchema:schema132.properties.path,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema132.type,parentSchema:schema132,data};
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

exports.v81 = validate119;
const schema133 = {"$id":"contract:/patch_pool.parameters","type":"object","properties":{"path":{"type":"object","properties":{"pool_name":{"type":"string"}},"required":["pool_name"]},"query":{"type":"object","properties":{"update_mask":{"items":{"type":"string"},"type":["array","null"]}},"required":[]}},"required":["path","query"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema133.required,parentSchema:schema133,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema133.required,parentSchema:schema133,data};
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
if(data0.pool_name === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "pool_name"},schema:schema133.properties.path.required,parentSchema:schema133.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.pool_name !== undefined){
let data1 = data0.pool_name;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/pool_name",schemaPath:"#/properties/path/properties/pool_name/type",keyword:"type",params:{type: "string"},schema:schema133.properties.path.properties.pool_name.type,parentSchema:schema133.properties.path.properties.pool_name,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema133.properties.path.type,parentSchema:schema133.properties.path,data:data0};
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
if(data2.update_mask !== undefined){
let data3 = data2.update_mask;
if((!(Array.isArray(data3))) && (data3 !== null)){
const err5 = {instancePath:instancePath+"/query/update_mask",schemaPath:"#/properties/query/properties/update_mask/type",keyword:"type",params:{type: schema133.properties.query.properties.update_mask.type},schema:schema133.properties.query.properties.update_mask.type,parentSchema:schema133.properties.query.properties.update_mask,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/query/update_mask/" + i0,schemaPath:"#/properties/query/properties/update_mask/items/type",keyword:"type",params:{type: "string"},schema:schema133.properties.query.properties.update_mask.items.type,parentSchema:schema133.properties.query.properties.update_mask.items,data:data4};
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
}
else {
const err7 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema133.properties.query.type,parentSchema:schema133.properties.query,data:data2};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema133.type,parentSchema:schema133,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate119.errors = vErrors;
return errors === 0;
}
validate119.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v82 = validate120;
const schema134 = {"$id":"contract:/patch_pool.body","$ref":"contract:/components/schemas/PoolPatchBody"};
const schema135 = {"$id":"contract:/components/schemas/PoolPatchBody","additionalProperties":false,"properties":{"description":{"type":["string","null"]},"include_deferred":{"type":["boolean","null"]},"pool":{"type":["string","null"]},"slots":{"minimum":-1,"type":["integer","null"],"safeInteger":true},"team_name":{"maxLength":50,"type":["string","null"]}},"type":"object"};

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
for(const key0 in data){
if(!(((((key0 === "description") || (key0 === "include_deferred")) || (key0 === "pool")) || (key0 === "slots")) || (key0 === "team_name"))){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/PoolPatchBody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema135,data};
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
let data0 = data.description;
if((typeof data0 !== "string") && (data0 !== null)){
const err1 = {instancePath:instancePath+"/description",schemaPath:"contract:/components/schemas/PoolPatchBody/properties/description/type",keyword:"type",params:{type: schema135.properties.description.type},schema:schema135.properties.description.type,parentSchema:schema135.properties.description,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.include_deferred !== undefined){
let data1 = data.include_deferred;
if((typeof data1 !== "boolean") && (data1 !== null)){
const err2 = {instancePath:instancePath+"/include_deferred",schemaPath:"contract:/components/schemas/PoolPatchBody/properties/include_deferred/type",keyword:"type",params:{type: schema135.properties.include_deferred.type},schema:schema135.properties.include_deferred.type,parentSchema:schema135.properties.include_deferred,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.pool !== undefined){
let data2 = data.pool;
if((typeof data2 !== "string") && (data2 !== null)){
const err3 = {instancePath:instancePath+"/pool",schemaPath:"contract:/components/schemas/PoolPatchBody/properties/pool/type",keyword:"type",params:{type: schema135.properties.pool.type},schema:schema135.properties.pool.type,parentSchema:schema135.properties.pool,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.slots !== undefined){
let data3 = data.slots;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
const err4 = {instancePath:instancePath+"/slots",schemaPath:"contract:/components/schemas/PoolPatchBody/properties/slots/type",keyword:"type",params:{type: schema135.properties.slots.type},schema:schema135.properties.slots.type,parentSchema:schema135.properties.slots,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < -1 || isNaN(data3)){
const err5 = {instancePath:instancePath+"/slots",schemaPath:"contract:/components/schemas/PoolPatchBody/properties/slots/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1},schema:-1,parentSchema:schema135.properties.slots,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(Math.abs(data3) > 9007199254740991){
const err6 = {instancePath:instancePath+"/slots",schemaPath:"contract:/components/schemas/PoolPatchBody/properties/slots/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema135.properties.slots,data:data3};
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
if(data.team_name !== undefined){
let data4 = data.team_name;
if((typeof data4 !== "string") && (data4 !== null)){
const err7 = {instancePath:instancePath+"/team_name",schemaPath:"contract:/components/schemas/PoolPatchBody/properties/team_name/type",keyword:"type",params:{type: schema135.properties.team_name.type},schema:schema135.properties.team_name.type,parentSchema:schema135.properties.team_name,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data4 === "string"){
if(func1(data4) > 50){
const err8 = {instancePath:instancePath+"/team_name",schemaPath:"contract:/components/schemas/PoolPatchBody/properties/team_name/maxLength",keyword:"maxLength",params:{limit: 50},schema:50,parentSchema:schema135.properties.team_name,data:data4};
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
const err9 = {instancePath,schemaPath:"contract:/components/schemas/PoolPatchBody/type",keyword:"type",params:{type: "object"},schema:schema135.type,parentSchema:schema135,data};
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
validate120.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v83 = validate121;
const schema136 = {"$id":"contract:/get_variables.parameters","type":"object","properties":{"query":{"type":"object","properties":{"limit":{"minimum":0,"type":"integer"},"offset":{"minimum":0,"type":"integer"},"order_by":{"items":{"type":"string"},"type":"array"},"variable_key_pattern":{"type":["string","null"]}},"required":[]}},"required":["query"]};

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
if(data0.limit !== undefined){
let data1 = data0.limit;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err1 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema136.properties.query.properties.limit.type,parentSchema:schema136.properties.query.properties.limit,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err2 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema136.properties.query.properties.limit,data:data1};
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
if(data0.offset !== undefined){
let data2 = data0.offset;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err3 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},schema:schema136.properties.query.properties.offset.type,parentSchema:schema136.properties.query.properties.offset,data:data2};
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
const err4 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema136.properties.query.properties.offset,data:data2};
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
if(data0.order_by !== undefined){
let data3 = data0.order_by;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/query/order_by/" + i0,schemaPath:"#/properties/query/properties/order_by/items/type",keyword:"type",params:{type: "string"},schema:schema136.properties.query.properties.order_by.items.type,parentSchema:schema136.properties.query.properties.order_by.items,data:data4};
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
const err6 = {instancePath:instancePath+"/query/order_by",schemaPath:"#/properties/query/properties/order_by/type",keyword:"type",params:{type: "array"},schema:schema136.properties.query.properties.order_by.type,parentSchema:schema136.properties.query.properties.order_by,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.variable_key_pattern !== undefined){
let data5 = data0.variable_key_pattern;
if((typeof data5 !== "string") && (data5 !== null)){
const err7 = {instancePath:instancePath+"/query/variable_key_pattern",schemaPath:"#/properties/query/properties/variable_key_pattern/type",keyword:"type",params:{type: schema136.properties.query.properties.variable_key_pattern.type},schema:schema136.properties.query.properties.variable_key_pattern.type,parentSchema:schema136.properties.query.properties.variable_key_pattern,data:data5};
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
const err8 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema136.properties.query.type,parentSchema:schema136.properties.query,data:data0};
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
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema136.type,parentSchema:schema136,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate121.errors = vErrors;
return errors === 0;
}
validate121.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v84 = validate122;
const schema137 = {"$id":"contract:/post_variable.body","$ref":"contract:/components/schemas/VariableBody"};
const schema138 = {"$id":"contract:/components/schemas/VariableBody","additionalProperties":false,"properties":{"description":{"type":["string","null"]},"key":{"maxLength":250,"type":"string"},"team_name":{"maxLength":50,"type":["string","null"]},"value":{"$ref":"contract:/components/schemas/JsonValue"}},"required":["key","value"],"type":"object"};
const schema139 = {"$id":"contract:/components/schemas/JsonValue"};

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
if(data.key === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key"},schema:schema138.required,parentSchema:schema138,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.value === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"},schema:schema138.required,parentSchema:schema138,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "description") || (key0 === "key")) || (key0 === "team_name")) || (key0 === "value"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema138,data};
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
let data0 = data.description;
if((typeof data0 !== "string") && (data0 !== null)){
const err3 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema138.properties.description.type},schema:schema138.properties.description.type,parentSchema:schema138.properties.description,data:data0};
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
if(typeof data1 === "string"){
if(func1(data1) > 250){
const err4 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/maxLength",keyword:"maxLength",params:{limit: 250},schema:250,parentSchema:schema138.properties.key,data:data1};
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
const err5 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},schema:schema138.properties.key.type,parentSchema:schema138.properties.key,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.team_name !== undefined){
let data2 = data.team_name;
if((typeof data2 !== "string") && (data2 !== null)){
const err6 = {instancePath:instancePath+"/team_name",schemaPath:"#/properties/team_name/type",keyword:"type",params:{type: schema138.properties.team_name.type},schema:schema138.properties.team_name.type,parentSchema:schema138.properties.team_name,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data2 === "string"){
if(func1(data2) > 50){
const err7 = {instancePath:instancePath+"/team_name",schemaPath:"#/properties/team_name/maxLength",keyword:"maxLength",params:{limit: 50},schema:50,parentSchema:schema138.properties.team_name,data:data2};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema138.type,parentSchema:schema138,data};
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

exports.v85 = validate125;
const schema140 = {"$id":"contract:/bulk_variables.body","$ref":"contract:/components/schemas/BulkBody_VariableBody_"};
const schema141 = {"$id":"contract:/components/schemas/BulkBody_VariableBody_","additionalProperties":false,"properties":{"actions":{"items":{"oneOf":[{"$ref":"contract:/components/schemas/BulkCreateAction_VariableBody_"},{"$ref":"contract:/components/schemas/BulkUpdateAction_VariableBody_"},{"$ref":"contract:/components/schemas/BulkDeleteAction_VariableBody_"}]},"type":"array"}},"required":["actions"],"type":"object"};
const schema142 = {"$id":"contract:/components/schemas/BulkCreateAction_VariableBody_","additionalProperties":false,"properties":{"action":{"const":"create","type":"string"},"action_on_existence":{"$ref":"contract:/components/schemas/BulkActionOnExistence"},"entities":{"items":{"$ref":"contract:/components/schemas/VariableBody"},"type":"array"}},"required":["action","entities"],"type":"object"};

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
if(data.action === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action"},schema:schema142.required,parentSchema:schema142,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.entities === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entities"},schema:schema142.required,parentSchema:schema142,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "action") || (key0 === "action_on_existence")) || (key0 === "entities"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema142,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.action !== undefined){
let data0 = data.action;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"},schema:schema142.properties.action.type,parentSchema:schema142.properties.action,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("create" !== data0){
const err4 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/const",keyword:"const",params:{allowedValue: "create"},schema:"create",parentSchema:schema142.properties.action,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.action_on_existence !== undefined){
let data1 = data.action_on_existence;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/action_on_existence",schemaPath:"contract:/components/schemas/BulkActionOnExistence/type",keyword:"type",params:{type: "string"},schema:schema24.type,parentSchema:schema24,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(((data1 === "fail") || (data1 === "skip")) || (data1 === "overwrite"))){
const err6 = {instancePath:instancePath+"/action_on_existence",schemaPath:"contract:/components/schemas/BulkActionOnExistence/enum",keyword:"enum",params:{allowedValues: schema24.enum},schema:schema24.enum,parentSchema:schema24,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.entities !== undefined){
let data2 = data.entities;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate123.call(this, data2[i0], {instancePath:instancePath+"/entities/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate123.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/entities",schemaPath:"#/properties/entities/type",keyword:"type",params:{type: "array"},schema:schema142.properties.entities.type,parentSchema:schema142.properties.entities,data:data2};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema142.type,parentSchema:schema142,data};
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
validate127.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema144 = {"$id":"contract:/components/schemas/BulkUpdateAction_VariableBody_","additionalProperties":false,"properties":{"action":{"const":"update","type":"string"},"action_on_non_existence":{"$ref":"contract:/components/schemas/BulkActionNotOnExistence"},"entities":{"items":{"$ref":"contract:/components/schemas/VariableBody"},"type":"array"},"update_mask":{"items":{"type":"string"},"type":["array","null"]}},"required":["action","entities"],"type":"object"};

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
if(data.action === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action"},schema:schema144.required,parentSchema:schema144,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.entities === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entities"},schema:schema144.required,parentSchema:schema144,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "action") || (key0 === "action_on_non_existence")) || (key0 === "entities")) || (key0 === "update_mask"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema144,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.action !== undefined){
let data0 = data.action;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"},schema:schema144.properties.action.type,parentSchema:schema144.properties.action,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("update" !== data0){
const err4 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/const",keyword:"const",params:{allowedValue: "update"},schema:"update",parentSchema:schema144.properties.action,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.action_on_non_existence !== undefined){
let data1 = data.action_on_non_existence;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/action_on_non_existence",schemaPath:"contract:/components/schemas/BulkActionNotOnExistence/type",keyword:"type",params:{type: "string"},schema:schema27.type,parentSchema:schema27,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((data1 === "fail") || (data1 === "skip"))){
const err6 = {instancePath:instancePath+"/action_on_non_existence",schemaPath:"contract:/components/schemas/BulkActionNotOnExistence/enum",keyword:"enum",params:{allowedValues: schema27.enum},schema:schema27.enum,parentSchema:schema27,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.entities !== undefined){
let data2 = data.entities;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate123.call(this, data2[i0], {instancePath:instancePath+"/entities/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate123.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/entities",schemaPath:"#/properties/entities/type",keyword:"type",params:{type: "array"},schema:schema144.properties.entities.type,parentSchema:schema144.properties.entities,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.update_mask !== undefined){
let data4 = data.update_mask;
if((!(Array.isArray(data4))) && (data4 !== null)){
const err8 = {instancePath:instancePath+"/update_mask",schemaPath:"#/properties/update_mask/type",keyword:"type",params:{type: schema144.properties.update_mask.type},schema:schema144.properties.update_mask.type,parentSchema:schema144.properties.update_mask,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(typeof data5 !== "string"){
const err9 = {instancePath:instancePath+"/update_mask/" + i1,schemaPath:"#/properties/update_mask/items/type",keyword:"type",params:{type: "string"},schema:schema144.properties.update_mask.items.type,parentSchema:schema144.properties.update_mask.items,data:data5};
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
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema144.type,parentSchema:schema144,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate130.errors = vErrors;
return errors === 0;
}
validate130.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema146 = {"$id":"contract:/components/schemas/BulkDeleteAction_VariableBody_","additionalProperties":false,"properties":{"action":{"const":"delete","type":"string"},"action_on_non_existence":{"$ref":"contract:/components/schemas/BulkActionNotOnExistence"},"entities":{"items":{"anyOf":[{"type":"string"},{"$ref":"contract:/components/schemas/VariableBody"}]},"type":"array"}},"required":["action","entities"],"type":"object"};

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
if(data.action === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action"},schema:schema146.required,parentSchema:schema146,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.entities === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entities"},schema:schema146.required,parentSchema:schema146,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "action") || (key0 === "action_on_non_existence")) || (key0 === "entities"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema146,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.action !== undefined){
let data0 = data.action;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"},schema:schema146.properties.action.type,parentSchema:schema146.properties.action,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("delete" !== data0){
const err4 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/const",keyword:"const",params:{allowedValue: "delete"},schema:"delete",parentSchema:schema146.properties.action,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.action_on_non_existence !== undefined){
let data1 = data.action_on_non_existence;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/action_on_non_existence",schemaPath:"contract:/components/schemas/BulkActionNotOnExistence/type",keyword:"type",params:{type: "string"},schema:schema27.type,parentSchema:schema27,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((data1 === "fail") || (data1 === "skip"))){
const err6 = {instancePath:instancePath+"/action_on_non_existence",schemaPath:"contract:/components/schemas/BulkActionNotOnExistence/enum",keyword:"enum",params:{allowedValues: schema27.enum},schema:schema27.enum,parentSchema:schema27,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.entities !== undefined){
let data2 = data.entities;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs10 = errors;
let valid4 = false;
const _errs11 = errors;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/entities/" + i0,schemaPath:"#/properties/entities/items/anyOf/0/type",keyword:"type",params:{type: "string"},schema:schema146.properties.entities.items.anyOf[0].type,parentSchema:schema146.properties.entities.items.anyOf[0],data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs11 === errors;
valid4 = valid4 || _valid0;
const _errs13 = errors;
if(!(validate123.call(this, data3, {instancePath:instancePath+"/entities/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate123.errors);
errors = vErrors.length;
}
var _valid0 = _errs13 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const err8 = {instancePath:instancePath+"/entities/" + i0,schemaPath:"#/properties/entities/items/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs10, passingSchemas: null},schema:schema146.properties.entities.items.anyOf,parentSchema:schema146.properties.entities.items,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err9 = {instancePath:instancePath+"/entities",schemaPath:"#/properties/entities/type",keyword:"type",params:{type: "array"},schema:schema146.properties.entities.type,parentSchema:schema146.properties.entities,data:data2};
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
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema146.type,parentSchema:schema146,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate133.errors = vErrors;
return errors === 0;
}
validate133.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(data.actions === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "actions"},schema:schema141.required,parentSchema:schema141,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "actions")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema141,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.actions !== undefined){
let data0 = data.actions;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs5 = errors;
let valid3 = false;
let passing0 = null;
const _errs6 = errors;
if(!(validate127.call(this, data1, {instancePath:instancePath+"/actions/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate127.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
if(_valid0){
valid3 = true;
passing0 = 0;
var props0 = true;
}
const _errs7 = errors;
if(!(validate130.call(this, data1, {instancePath:instancePath+"/actions/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate130.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
if(_valid0 && valid3){
valid3 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid3 = true;
passing0 = 1;
if(props0 !== true){
props0 = true;
}
}
const _errs8 = errors;
if(!(validate133.call(this, data1, {instancePath:instancePath+"/actions/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate133.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
if(_valid0 && valid3){
valid3 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid3 = true;
passing0 = 2;
if(props0 !== true){
props0 = true;
}
}
}
}
if(!valid3){
const err2 = {instancePath:instancePath+"/actions/" + i0,schemaPath:"#/properties/actions/items/oneOf",keyword:"oneOf",params:{errorCount: errors - _errs5, passingSchemas: passing0},schema:schema141.properties.actions.items.oneOf,parentSchema:schema141.properties.actions.items,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
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
}
else {
const err3 = {instancePath:instancePath+"/actions",schemaPath:"#/properties/actions/type",keyword:"type",params:{type: "array"},schema:schema141.properties.actions.type,parentSchema:schema141.properties.actions,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema141.type,parentSchema:schema141,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate126.errors = vErrors;
return errors === 0;
}
validate126.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate126.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate126.errors);
errors = vErrors.length;
}
validate125.errors = vErrors;
return errors === 0;
}
validate125.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v86 = validate137;
const schema148 = {"$id":"contract:/get_variable.parameters","type":"object","properties":{"path":{"type":"object","properties":{"variable_key":{"type":"string"}},"required":["variable_key"]}},"required":["path"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema148.required,parentSchema:schema148,data};
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
if(data0.variable_key === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "variable_key"},schema:schema148.properties.path.required,parentSchema:schema148.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.variable_key !== undefined){
let data1 = data0.variable_key;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/path/variable_key",schemaPath:"#/properties/path/properties/variable_key/type",keyword:"type",params:{type: "string"},schema:schema148.properties.path.properties.variable_key.type,parentSchema:schema148.properties.path.properties.variable_key,data:data1};
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
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema148.properties.path.type,parentSchema:schema148.properties.path,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema148.type,parentSchema:schema148,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate137.errors = vErrors;
return errors === 0;
}
validate137.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v87 = validate138;
const schema149 = {"$id":"contract:/patch_variable.parameters","type":"object","properties":{"path":{"type":"object","properties":{"variable_key":{"type":"string"}},"required":["variable_key"]},"query":{"type":"object","properties":{"update_mask":{"items":{"type":"string"},"type":["array","null"]}},"required":[]}},"required":["path","query"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema149.required,parentSchema:schema149,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema149.required,parentSchema:schema149,data};
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
if(data0.variable_key === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "variable_key"},schema:schema149.properties.path.required,parentSchema:schema149.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.variable_key !== undefined){
let data1 = data0.variable_key;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/variable_key",schemaPath:"#/properties/path/properties/variable_key/type",keyword:"type",params:{type: "string"},schema:schema149.properties.path.properties.variable_key.type,parentSchema:schema149.properties.path.properties.variable_key,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema149.properties.path.type,parentSchema:schema149.properties.path,data:data0};
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
if(data2.update_mask !== undefined){
let data3 = data2.update_mask;
if((!(Array.isArray(data3))) && (data3 !== null)){
const err5 = {instancePath:instancePath+"/query/update_mask",schemaPath:"#/properties/query/properties/update_mask/type",keyword:"type",params:{type: schema149.properties.query.properties.update_mask.type},schema:schema149.properties.query.properties.update_mask.type,parentSchema:schema149.properties.query.properties.update_mask,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/query/update_mask/" + i0,schemaPath:"#/properties/query/properties/update_mask/items/type",keyword:"type",params:{type: "string"},schema:schema149.properties.query.properties.update_mask.items.type,parentSchema:schema149.properties.query.properties.update_mask.items,data:data4};
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
}
else {
const err7 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema149.properties.query.type,parentSchema:schema149.properties.query,data:data2};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema149.type,parentSchema:schema149,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate138.errors = vErrors;
return errors === 0;
}
validate138.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

})(compiled);
const validators = {
  "get_assets.parameters": compiled.v0,
  "get_asset_aliases.parameters": compiled.v1,
  "get_asset_alias.parameters": compiled.v2,
  "get_asset_events.parameters": compiled.v3,
  "create_asset_event.body": compiled.v4,
  "get_asset.parameters": compiled.v5,
  "materialize_asset.parameters": compiled.v5,
  "materialize_asset.body": compiled.v6,
  "get_asset_queued_events.parameters": compiled.v7,
  "delete_asset_queued_events.parameters": compiled.v7,
  "login.parameters": compiled.v8,
  "list_backfills.parameters": compiled.v9,
  "create_backfill.body": compiled.v10,
  "create_backfill_dry_run.body": compiled.v10,
  "get_backfill.parameters": compiled.v11,
  "cancel_backfill.parameters": compiled.v11,
  "pause_backfill.parameters": compiled.v11,
  "unpause_backfill.parameters": compiled.v11,
  "get_config.parameters": compiled.v12,
  "get_config_value.parameters": compiled.v13,
  "get_connections.parameters": compiled.v14,
  "post_connection.body": compiled.v15,
  "bulk_connections.body": compiled.v16,
  "test_connection.body": compiled.v15,
  "get_connection.parameters": compiled.v17,
  "delete_connection.parameters": compiled.v17,
  "patch_connection.parameters": compiled.v18,
  "patch_connection.body": compiled.v15,
  "get_dag_source.parameters": compiled.v19,
  "get_dag_stats.parameters": compiled.v20,
  "get_dag_tags.parameters": compiled.v21,
  "list_dag_warnings.parameters": compiled.v22,
  "get_dags.parameters": compiled.v23,
  "patch_dags.parameters": compiled.v24,
  "patch_dags.body": compiled.v25,
  "get_dag.parameters": compiled.v26,
  "delete_dag.parameters": compiled.v26,
  "patch_dag.parameters": compiled.v27,
  "patch_dag.body": compiled.v25,
  "get_dag_asset_queued_events.parameters": compiled.v28,
  "delete_dag_asset_queued_events.parameters": compiled.v28,
  "get_dag_asset_queued_event.parameters": compiled.v29,
  "delete_dag_asset_queued_event.parameters": compiled.v29,
  "post_clear_task_instances.parameters": compiled.v26,
  "post_clear_task_instances.body": compiled.v30,
  "get_dag_runs.parameters": compiled.v31,
  "trigger_dag_run.parameters": compiled.v32,
  "trigger_dag_run.body": compiled.v33,
  "get_list_dag_runs_batch.parameters": compiled.v34,
  "get_list_dag_runs_batch.body": compiled.v35,
  "get_dag_run.parameters": compiled.v36,
  "delete_dag_run.parameters": compiled.v36,
  "patch_dag_run.parameters": compiled.v37,
  "patch_dag_run.body": compiled.v38,
  "clear_dag_run.parameters": compiled.v36,
  "clear_dag_run.body": compiled.v39,
  "get_hitl_details.parameters": compiled.v40,
  "get_task_instances.parameters": compiled.v41,
  "bulk_task_instances.parameters": compiled.v36,
  "bulk_task_instances.body": compiled.v42,
  "get_task_instances_batch.parameters": compiled.v43,
  "get_task_instances_batch.body": compiled.v44,
  "get_task_instance.parameters": compiled.v45,
  "delete_task_instance.parameters": compiled.v46,
  "patch_task_instance.parameters": compiled.v47,
  "patch_task_instance.body": compiled.v48,
  "get_task_instance_dependencies.parameters": compiled.v46,
  "patch_task_instance_dry_run.parameters": compiled.v47,
  "patch_task_instance_dry_run.body": compiled.v48,
  "get_external_log_url.parameters": compiled.v49,
  "get_extra_links.parameters": compiled.v46,
  "get_mapped_task_instances.parameters": compiled.v50,
  "get_log.parameters": compiled.v51,
  "get_task_instance_tries.parameters": compiled.v46,
  "get_task_instance_try_details.parameters": compiled.v52,
  "get_xcom_entries.parameters": compiled.v53,
  "create_xcom_entry.parameters": compiled.v54,
  "create_xcom_entry.body": compiled.v55,
  "get_xcom_entry.parameters": compiled.v56,
  "delete_xcom_entry.parameters": compiled.v57,
  "update_xcom_entry.parameters": compiled.v58,
  "update_xcom_entry.body": compiled.v59,
  "get_mapped_task_instance.parameters": compiled.v60,
  "patch_task_instance_by_map_index.parameters": compiled.v61,
  "patch_task_instance_by_map_index.body": compiled.v48,
  "get_task_instance_dependencies_by_map_index.parameters": compiled.v60,
  "patch_task_instance_dry_run_by_map_index.parameters": compiled.v61,
  "patch_task_instance_dry_run_by_map_index.body": compiled.v48,
  "get_hitl_detail.parameters": compiled.v60,
  "update_hitl_detail.parameters": compiled.v60,
  "update_hitl_detail.body": compiled.v62,
  "get_hitl_detail_try_detail.parameters": compiled.v63,
  "get_mapped_task_instance_tries.parameters": compiled.v60,
  "get_mapped_task_instance_try_details.parameters": compiled.v64,
  "get_upstream_asset_events.parameters": compiled.v36,
  "wait_dag_run_until_finished.parameters": compiled.v65,
  "get_dag_versions.parameters": compiled.v66,
  "get_dag_version.parameters": compiled.v67,
  "get_dag_details.parameters": compiled.v26,
  "favorite_dag.parameters": compiled.v26,
  "get_tasks.parameters": compiled.v68,
  "get_task.parameters": compiled.v69,
  "unfavorite_dag.parameters": compiled.v26,
  "get_event_logs.parameters": compiled.v70,
  "get_event_log.parameters": compiled.v71,
  "get_import_errors.parameters": compiled.v72,
  "get_import_error.parameters": compiled.v73,
  "get_jobs.parameters": compiled.v74,
  "reparse_dag_file.parameters": compiled.v75,
  "get_plugins.parameters": compiled.v76,
  "get_pools.parameters": compiled.v77,
  "post_pool.body": compiled.v78,
  "bulk_pools.body": compiled.v79,
  "get_pool.parameters": compiled.v80,
  "delete_pool.parameters": compiled.v80,
  "patch_pool.parameters": compiled.v81,
  "patch_pool.body": compiled.v82,
  "get_providers.parameters": compiled.v76,
  "get_variables.parameters": compiled.v83,
  "post_variable.body": compiled.v84,
  "bulk_variables.body": compiled.v85,
  "get_variable.parameters": compiled.v86,
  "delete_variable.parameters": compiled.v86,
  "patch_variable.parameters": compiled.v87,
  "patch_variable.body": compiled.v84,
};
export { validators };
