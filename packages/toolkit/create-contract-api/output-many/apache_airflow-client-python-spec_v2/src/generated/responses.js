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
const schema0 = {"$id":"contract:/get_assets.200.body","$ref":"contract:/components/schemas/AssetCollectionResponse"};
const schema1 = {"$id":"contract:/components/schemas/AssetCollectionResponse","properties":{"assets":{"items":{"$ref":"contract:/components/schemas/AssetResponse"},"type":"array"},"total_entries":{"type":"integer","safeInteger":true}},"required":["assets","total_entries"],"type":"object"};
const schema2 = {"$id":"contract:/components/schemas/AssetResponse","properties":{"aliases":{"items":{"$ref":"contract:/components/schemas/AssetAliasResponse"},"type":"array"},"consuming_tasks":{"items":{"$ref":"contract:/components/schemas/TaskInletAssetReference"},"type":"array"},"created_at":{"format":"date-time","type":"string","leapSecond":"date-time"},"extra":{"additionalProperties":{"$ref":"contract:/components/schemas/JsonValue"},"type":["object","null"]},"group":{"type":"string"},"id":{"type":"integer","safeInteger":true},"last_asset_event":{"anyOf":[{"$ref":"contract:/components/schemas/LastAssetEventResponse"},{"type":"null"}]},"name":{"type":"string"},"producing_tasks":{"items":{"$ref":"contract:/components/schemas/TaskOutletAssetReference"},"type":"array"},"scheduled_dags":{"items":{"$ref":"contract:/components/schemas/DagScheduleAssetReference"},"type":"array"},"updated_at":{"format":"date-time","type":"string","leapSecond":"date-time"},"uri":{"type":"string"},"watchers":{"items":{"$ref":"contract:/components/schemas/AssetWatcherResponse"},"type":"array"}},"required":["id","name","uri","group","created_at","updated_at","scheduled_dags","producing_tasks","consuming_tasks","aliases","watchers"],"type":"object"};
const schema3 = {"$id":"contract:/components/schemas/AssetAliasResponse","properties":{"group":{"type":"string"},"id":{"type":"integer","safeInteger":true},"name":{"type":"string"}},"required":["id","name","group"],"type":"object"};
const schema4 = {"$id":"contract:/components/schemas/TaskInletAssetReference","additionalProperties":false,"properties":{"created_at":{"format":"date-time","type":"string","leapSecond":"date-time"},"dag_id":{"type":"string"},"task_id":{"type":"string"},"updated_at":{"format":"date-time","type":"string","leapSecond":"date-time"}},"required":["dag_id","task_id","created_at","updated_at"],"type":"object"};
const schema5 = {"$id":"contract:/components/schemas/JsonValue"};
const schema6 = {"$id":"contract:/components/schemas/LastAssetEventResponse","properties":{"id":{"minimum":0,"type":["integer","null"],"safeInteger":true},"timestamp":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"}},"type":"object"};
const schema7 = {"$id":"contract:/components/schemas/TaskOutletAssetReference","additionalProperties":false,"properties":{"created_at":{"format":"date-time","type":"string","leapSecond":"date-time"},"dag_id":{"type":"string"},"task_id":{"type":"string"},"updated_at":{"format":"date-time","type":"string","leapSecond":"date-time"}},"required":["dag_id","task_id","created_at","updated_at"],"type":"object"};
const schema8 = {"$id":"contract:/components/schemas/DagScheduleAssetReference","additionalProperties":false,"properties":{"created_at":{"format":"date-time","type":"string","leapSecond":"date-time"},"dag_id":{"type":"string"},"updated_at":{"format":"date-time","type":"string","leapSecond":"date-time"}},"required":["dag_id","created_at","updated_at"],"type":"object"};
const schema9 = {"$id":"contract:/components/schemas/AssetWatcherResponse","properties":{"created_date":{"format":"date-time","type":"string","leapSecond":"date-time"},"name":{"type":"string"},"trigger_id":{"type":"integer","safeInteger":true}},"required":["name","trigger_id","created_date"],"type":"object"};
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
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},schema:schema2.required,parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema2.required,parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.uri === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "uri"},schema:schema2.required,parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.group === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "group"},schema:schema2.required,parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.created_at === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},schema:schema2.required,parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.updated_at === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updated_at"},schema:schema2.required,parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.scheduled_dags === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scheduled_dags"},schema:schema2.required,parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.producing_tasks === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "producing_tasks"},schema:schema2.required,parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.consuming_tasks === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "consuming_tasks"},schema:schema2.required,parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.aliases === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "aliases"},schema:schema2.required,parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.watchers === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "watchers"},schema:schema2.required,parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.aliases !== undefined){
let data0 = data.aliases;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.id === undefined){
const err11 = {instancePath:instancePath+"/aliases/" + i0,schemaPath:"contract:/components/schemas/AssetAliasResponse/required",keyword:"required",params:{missingProperty: "id"},schema:schema3.required,parentSchema:schema3,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data1.name === undefined){
const err12 = {instancePath:instancePath+"/aliases/" + i0,schemaPath:"contract:/components/schemas/AssetAliasResponse/required",keyword:"required",params:{missingProperty: "name"},schema:schema3.required,parentSchema:schema3,data:data1};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data1.group === undefined){
const err13 = {instancePath:instancePath+"/aliases/" + i0,schemaPath:"contract:/components/schemas/AssetAliasResponse/required",keyword:"required",params:{missingProperty: "group"},schema:schema3.required,parentSchema:schema3,data:data1};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data1.group !== undefined){
let data2 = data1.group;
if(typeof data2 !== "string"){
const err14 = {instancePath:instancePath+"/aliases/" + i0+"/group",schemaPath:"contract:/components/schemas/AssetAliasResponse/properties/group/type",keyword:"type",params:{type: "string"},schema:schema3.properties.group.type,parentSchema:schema3.properties.group,data:data2};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data1.id !== undefined){
let data3 = data1.id;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err15 = {instancePath:instancePath+"/aliases/" + i0+"/id",schemaPath:"contract:/components/schemas/AssetAliasResponse/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema3.properties.id.type,parentSchema:schema3.properties.id,data:data3};
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
const err16 = {instancePath:instancePath+"/aliases/" + i0+"/id",schemaPath:"contract:/components/schemas/AssetAliasResponse/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema3.properties.id,data:data3};
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
let data4 = data1.name;
if(typeof data4 !== "string"){
const err17 = {instancePath:instancePath+"/aliases/" + i0+"/name",schemaPath:"contract:/components/schemas/AssetAliasResponse/properties/name/type",keyword:"type",params:{type: "string"},schema:schema3.properties.name.type,parentSchema:schema3.properties.name,data:data4};
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
const err18 = {instancePath:instancePath+"/aliases/" + i0,schemaPath:"contract:/components/schemas/AssetAliasResponse/type",keyword:"type",params:{type: "object"},schema:schema3.type,parentSchema:schema3,data:data1};
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
const err19 = {instancePath:instancePath+"/aliases",schemaPath:"#/properties/aliases/type",keyword:"type",params:{type: "array"},schema:schema2.properties.aliases.type,parentSchema:schema2.properties.aliases,data:data0};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.consuming_tasks !== undefined){
let data5 = data.consuming_tasks;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.dag_id === undefined){
const err20 = {instancePath:instancePath+"/consuming_tasks/" + i1,schemaPath:"contract:/components/schemas/TaskInletAssetReference/required",keyword:"required",params:{missingProperty: "dag_id"},schema:schema4.required,parentSchema:schema4,data:data6};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data6.task_id === undefined){
const err21 = {instancePath:instancePath+"/consuming_tasks/" + i1,schemaPath:"contract:/components/schemas/TaskInletAssetReference/required",keyword:"required",params:{missingProperty: "task_id"},schema:schema4.required,parentSchema:schema4,data:data6};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data6.created_at === undefined){
const err22 = {instancePath:instancePath+"/consuming_tasks/" + i1,schemaPath:"contract:/components/schemas/TaskInletAssetReference/required",keyword:"required",params:{missingProperty: "created_at"},schema:schema4.required,parentSchema:schema4,data:data6};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data6.updated_at === undefined){
const err23 = {instancePath:instancePath+"/consuming_tasks/" + i1,schemaPath:"contract:/components/schemas/TaskInletAssetReference/required",keyword:"required",params:{missingProperty: "updated_at"},schema:schema4.required,parentSchema:schema4,data:data6};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
for(const key0 in data6){
if(!((((key0 === "created_at") || (key0 === "dag_id")) || (key0 === "task_id")) || (key0 === "updated_at"))){
const err24 = {instancePath:instancePath+"/consuming_tasks/" + i1,schemaPath:"contract:/components/schemas/TaskInletAssetReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema4,data:data6};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data6.created_at !== undefined){
let data7 = data6.created_at;
if(typeof data7 === "string"){
if(!(formats0.test(data7))){
const err25 = {instancePath:instancePath+"/consuming_tasks/" + i1+"/created_at",schemaPath:"contract:/components/schemas/TaskInletAssetReference/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema4.properties.created_at,data:data7};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data7.includes(":60")){
const next0 = Date.parse((data7).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err26 = {instancePath:instancePath+"/consuming_tasks/" + i1+"/created_at",schemaPath:"contract:/components/schemas/TaskInletAssetReference/properties/created_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema4.properties.created_at,data:data7};
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
const err27 = {instancePath:instancePath+"/consuming_tasks/" + i1+"/created_at",schemaPath:"contract:/components/schemas/TaskInletAssetReference/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema4.properties.created_at.type,parentSchema:schema4.properties.created_at,data:data7};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data6.dag_id !== undefined){
let data8 = data6.dag_id;
if(typeof data8 !== "string"){
const err28 = {instancePath:instancePath+"/consuming_tasks/" + i1+"/dag_id",schemaPath:"contract:/components/schemas/TaskInletAssetReference/properties/dag_id/type",keyword:"type",params:{type: "string"},schema:schema4.properties.dag_id.type,parentSchema:schema4.properties.dag_id,data:data8};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data6.task_id !== undefined){
let data9 = data6.task_id;
if(typeof data9 !== "string"){
const err29 = {instancePath:instancePath+"/consuming_tasks/" + i1+"/task_id",schemaPath:"contract:/components/schemas/TaskInletAssetReference/properties/task_id/type",keyword:"type",params:{type: "string"},schema:schema4.properties.task_id.type,parentSchema:schema4.properties.task_id,data:data9};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data6.updated_at !== undefined){
let data10 = data6.updated_at;
if(typeof data10 === "string"){
if(!(formats0.test(data10))){
const err30 = {instancePath:instancePath+"/consuming_tasks/" + i1+"/updated_at",schemaPath:"contract:/components/schemas/TaskInletAssetReference/properties/updated_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema4.properties.updated_at,data:data10};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data10.includes(":60")){
const next1 = Date.parse((data10).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err31 = {instancePath:instancePath+"/consuming_tasks/" + i1+"/updated_at",schemaPath:"contract:/components/schemas/TaskInletAssetReference/properties/updated_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema4.properties.updated_at,data:data10};
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
const err32 = {instancePath:instancePath+"/consuming_tasks/" + i1+"/updated_at",schemaPath:"contract:/components/schemas/TaskInletAssetReference/properties/updated_at/type",keyword:"type",params:{type: "string"},schema:schema4.properties.updated_at.type,parentSchema:schema4.properties.updated_at,data:data10};
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
const err33 = {instancePath:instancePath+"/consuming_tasks/" + i1,schemaPath:"contract:/components/schemas/TaskInletAssetReference/type",keyword:"type",params:{type: "object"},schema:schema4.type,parentSchema:schema4,data:data6};
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
const err34 = {instancePath:instancePath+"/consuming_tasks",schemaPath:"#/properties/consuming_tasks/type",keyword:"type",params:{type: "array"},schema:schema2.properties.consuming_tasks.type,parentSchema:schema2.properties.consuming_tasks,data:data5};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.created_at !== undefined){
let data11 = data.created_at;
if(typeof data11 === "string"){
if(!(formats0.test(data11))){
const err35 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema2.properties.created_at,data:data11};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data11.includes(":60")){
const next2 = Date.parse((data11).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next2 % 86400000 !== 0 || new Date(next2).getUTCDate() !== 1){
const err36 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema2.properties.created_at,data:data11};
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
const err37 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema2.properties.created_at.type,parentSchema:schema2.properties.created_at,data:data11};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.extra !== undefined){
let data12 = data.extra;
if((!(data12 && typeof data12 == "object" && !Array.isArray(data12))) && (data12 !== null)){
const err38 = {instancePath:instancePath+"/extra",schemaPath:"#/properties/extra/type",keyword:"type",params:{type: schema2.properties.extra.type},schema:schema2.properties.extra.type,parentSchema:schema2.properties.extra,data:data12};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.group !== undefined){
let data14 = data.group;
if(typeof data14 !== "string"){
const err39 = {instancePath:instancePath+"/group",schemaPath:"#/properties/group/type",keyword:"type",params:{type: "string"},schema:schema2.properties.group.type,parentSchema:schema2.properties.group,data:data14};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.id !== undefined){
let data15 = data.id;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err40 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema2.properties.id.type,parentSchema:schema2.properties.id,data:data15};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(Math.abs(data15) > 9007199254740991){
const err41 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema2.properties.id,data:data15};
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
if(data.last_asset_event !== undefined){
let data16 = data.last_asset_event;
const _errs37 = errors;
let valid11 = false;
const _errs38 = errors;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.id !== undefined){
let data17 = data16.id;
if((!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))) && (data17 !== null)){
const err42 = {instancePath:instancePath+"/last_asset_event/id",schemaPath:"contract:/components/schemas/LastAssetEventResponse/properties/id/type",keyword:"type",params:{type: schema6.properties.id.type},schema:schema6.properties.id.type,parentSchema:schema6.properties.id,data:data17};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
const err43 = {instancePath:instancePath+"/last_asset_event/id",schemaPath:"contract:/components/schemas/LastAssetEventResponse/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema6.properties.id,data:data17};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(Math.abs(data17) > 9007199254740991){
const err44 = {instancePath:instancePath+"/last_asset_event/id",schemaPath:"contract:/components/schemas/LastAssetEventResponse/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema6.properties.id,data:data17};
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
if(data16.timestamp !== undefined){
let data18 = data16.timestamp;
if((typeof data18 !== "string") && (data18 !== null)){
const err45 = {instancePath:instancePath+"/last_asset_event/timestamp",schemaPath:"contract:/components/schemas/LastAssetEventResponse/properties/timestamp/type",keyword:"type",params:{type: schema6.properties.timestamp.type},schema:schema6.properties.timestamp.type,parentSchema:schema6.properties.timestamp,data:data18};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(typeof data18 === "string"){
if(!(formats0.test(data18))){
const err46 = {instancePath:instancePath+"/last_asset_event/timestamp",schemaPath:"contract:/components/schemas/LastAssetEventResponse/properties/timestamp/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema6.properties.timestamp,data:data18};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data18.includes(":60")){
const next3 = Date.parse((data18).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next3 % 86400000 !== 0 || new Date(next3).getUTCDate() !== 1){
const err47 = {instancePath:instancePath+"/last_asset_event/timestamp",schemaPath:"contract:/components/schemas/LastAssetEventResponse/properties/timestamp/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema6.properties.timestamp,data:data18};
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
}
else {
const err48 = {instancePath:instancePath+"/last_asset_event",schemaPath:"contract:/components/schemas/LastAssetEventResponse/type",keyword:"type",params:{type: "object"},schema:schema6.type,parentSchema:schema6,data:data16};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
var _valid0 = _errs38 === errors;
valid11 = valid11 || _valid0;
if(_valid0){
var props0 = {__proto__: null, };
props0.id = true;
props0.timestamp = true;
}
const _errs45 = errors;
if(data16 !== null){
const err49 = {instancePath:instancePath+"/last_asset_event",schemaPath:"#/properties/last_asset_event/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema2.properties.last_asset_event.anyOf[1].type,parentSchema:schema2.properties.last_asset_event.anyOf[1],data:data16};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
var _valid0 = _errs45 === errors;
valid11 = valid11 || _valid0;
if(!valid11){
const err50 = {instancePath:instancePath+"/last_asset_event",schemaPath:"#/properties/last_asset_event/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs37, passingSchemas: null},schema:schema2.properties.last_asset_event.anyOf,parentSchema:schema2.properties.last_asset_event,data:data16};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
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
if(data.name !== undefined){
let data19 = data.name;
if(typeof data19 !== "string"){
const err51 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema2.properties.name.type,parentSchema:schema2.properties.name,data:data19};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data.producing_tasks !== undefined){
let data20 = data.producing_tasks;
if(Array.isArray(data20)){
const len2 = data20.length;
for(let i2=0; i2<len2; i2++){
let data21 = data20[i2];
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.dag_id === undefined){
const err52 = {instancePath:instancePath+"/producing_tasks/" + i2,schemaPath:"contract:/components/schemas/TaskOutletAssetReference/required",keyword:"required",params:{missingProperty: "dag_id"},schema:schema7.required,parentSchema:schema7,data:data21};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data21.task_id === undefined){
const err53 = {instancePath:instancePath+"/producing_tasks/" + i2,schemaPath:"contract:/components/schemas/TaskOutletAssetReference/required",keyword:"required",params:{missingProperty: "task_id"},schema:schema7.required,parentSchema:schema7,data:data21};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data21.created_at === undefined){
const err54 = {instancePath:instancePath+"/producing_tasks/" + i2,schemaPath:"contract:/components/schemas/TaskOutletAssetReference/required",keyword:"required",params:{missingProperty: "created_at"},schema:schema7.required,parentSchema:schema7,data:data21};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data21.updated_at === undefined){
const err55 = {instancePath:instancePath+"/producing_tasks/" + i2,schemaPath:"contract:/components/schemas/TaskOutletAssetReference/required",keyword:"required",params:{missingProperty: "updated_at"},schema:schema7.required,parentSchema:schema7,data:data21};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
for(const key2 in data21){
if(!((((key2 === "created_at") || (key2 === "dag_id")) || (key2 === "task_id")) || (key2 === "updated_at"))){
const err56 = {instancePath:instancePath+"/producing_tasks/" + i2,schemaPath:"contract:/components/schemas/TaskOutletAssetReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema7,data:data21};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data21.created_at !== undefined){
let data22 = data21.created_at;
if(typeof data22 === "string"){
if(!(formats0.test(data22))){
const err57 = {instancePath:instancePath+"/producing_tasks/" + i2+"/created_at",schemaPath:"contract:/components/schemas/TaskOutletAssetReference/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema7.properties.created_at,data:data22};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data22.includes(":60")){
const next4 = Date.parse((data22).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next4 % 86400000 !== 0 || new Date(next4).getUTCDate() !== 1){
const err58 = {instancePath:instancePath+"/producing_tasks/" + i2+"/created_at",schemaPath:"contract:/components/schemas/TaskOutletAssetReference/properties/created_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema7.properties.created_at,data:data22};
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
const err59 = {instancePath:instancePath+"/producing_tasks/" + i2+"/created_at",schemaPath:"contract:/components/schemas/TaskOutletAssetReference/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema7.properties.created_at.type,parentSchema:schema7.properties.created_at,data:data22};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data21.dag_id !== undefined){
let data23 = data21.dag_id;
if(typeof data23 !== "string"){
const err60 = {instancePath:instancePath+"/producing_tasks/" + i2+"/dag_id",schemaPath:"contract:/components/schemas/TaskOutletAssetReference/properties/dag_id/type",keyword:"type",params:{type: "string"},schema:schema7.properties.dag_id.type,parentSchema:schema7.properties.dag_id,data:data23};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data21.task_id !== undefined){
let data24 = data21.task_id;
if(typeof data24 !== "string"){
const err61 = {instancePath:instancePath+"/producing_tasks/" + i2+"/task_id",schemaPath:"contract:/components/schemas/TaskOutletAssetReference/properties/task_id/type",keyword:"type",params:{type: "string"},schema:schema7.properties.task_id.type,parentSchema:schema7.properties.task_id,data:data24};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data21.updated_at !== undefined){
let data25 = data21.updated_at;
if(typeof data25 === "string"){
if(!(formats0.test(data25))){
const err62 = {instancePath:instancePath+"/producing_tasks/" + i2+"/updated_at",schemaPath:"contract:/components/schemas/TaskOutletAssetReference/properties/updated_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema7.properties.updated_at,data:data25};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(data25.includes(":60")){
const next5 = Date.parse((data25).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next5 % 86400000 !== 0 || new Date(next5).getUTCDate() !== 1){
const err63 = {instancePath:instancePath+"/producing_tasks/" + i2+"/updated_at",schemaPath:"contract:/components/schemas/TaskOutletAssetReference/properties/updated_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema7.properties.updated_at,data:data25};
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
const err64 = {instancePath:instancePath+"/producing_tasks/" + i2+"/updated_at",schemaPath:"contract:/components/schemas/TaskOutletAssetReference/properties/updated_at/type",keyword:"type",params:{type: "string"},schema:schema7.properties.updated_at.type,parentSchema:schema7.properties.updated_at,data:data25};
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
else {
const err65 = {instancePath:instancePath+"/producing_tasks/" + i2,schemaPath:"contract:/components/schemas/TaskOutletAssetReference/type",keyword:"type",params:{type: "object"},schema:schema7.type,parentSchema:schema7,data:data21};
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
const err66 = {instancePath:instancePath+"/producing_tasks",schemaPath:"#/properties/producing_tasks/type",keyword:"type",params:{type: "array"},schema:schema2.properties.producing_tasks.type,parentSchema:schema2.properties.producing_tasks,data:data20};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data.scheduled_dags !== undefined){
let data26 = data.scheduled_dags;
if(Array.isArray(data26)){
const len3 = data26.length;
for(let i3=0; i3<len3; i3++){
let data27 = data26[i3];
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
if(data27.dag_id === undefined){
const err67 = {instancePath:instancePath+"/scheduled_dags/" + i3,schemaPath:"contract:/components/schemas/DagScheduleAssetReference/required",keyword:"required",params:{missingProperty: "dag_id"},schema:schema8.required,parentSchema:schema8,data:data27};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(data27.created_at === undefined){
const err68 = {instancePath:instancePath+"/scheduled_dags/" + i3,schemaPath:"contract:/components/schemas/DagScheduleAssetReference/required",keyword:"required",params:{missingProperty: "created_at"},schema:schema8.required,parentSchema:schema8,data:data27};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(data27.updated_at === undefined){
const err69 = {instancePath:instancePath+"/scheduled_dags/" + i3,schemaPath:"contract:/components/schemas/DagScheduleAssetReference/required",keyword:"required",params:{missingProperty: "updated_at"},schema:schema8.required,parentSchema:schema8,data:data27};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
for(const key3 in data27){
if(!(((key3 === "created_at") || (key3 === "dag_id")) || (key3 === "updated_at"))){
const err70 = {instancePath:instancePath+"/scheduled_dags/" + i3,schemaPath:"contract:/components/schemas/DagScheduleAssetReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},schema:false,parentSchema:schema8,data:data27};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data27.created_at !== undefined){
let data28 = data27.created_at;
if(typeof data28 === "string"){
if(!(formats0.test(data28))){
const err71 = {instancePath:instancePath+"/scheduled_dags/" + i3+"/created_at",schemaPath:"contract:/components/schemas/DagScheduleAssetReference/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema8.properties.created_at,data:data28};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if(data28.includes(":60")){
const next6 = Date.parse((data28).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next6 % 86400000 !== 0 || new Date(next6).getUTCDate() !== 1){
const err72 = {instancePath:instancePath+"/scheduled_dags/" + i3+"/created_at",schemaPath:"contract:/components/schemas/DagScheduleAssetReference/properties/created_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema8.properties.created_at,data:data28};
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
else {
const err73 = {instancePath:instancePath+"/scheduled_dags/" + i3+"/created_at",schemaPath:"contract:/components/schemas/DagScheduleAssetReference/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema8.properties.created_at.type,parentSchema:schema8.properties.created_at,data:data28};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data27.dag_id !== undefined){
let data29 = data27.dag_id;
if(typeof data29 !== "string"){
const err74 = {instancePath:instancePath+"/scheduled_dags/" + i3+"/dag_id",schemaPath:"contract:/components/schemas/DagScheduleAssetReference/properties/dag_id/type",keyword:"type",params:{type: "string"},schema:schema8.properties.dag_id.type,parentSchema:schema8.properties.dag_id,data:data29};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data27.updated_at !== undefined){
let data30 = data27.updated_at;
if(typeof data30 === "string"){
if(!(formats0.test(data30))){
const err75 = {instancePath:instancePath+"/scheduled_dags/" + i3+"/updated_at",schemaPath:"contract:/components/schemas/DagScheduleAssetReference/properties/updated_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema8.properties.updated_at,data:data30};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(data30.includes(":60")){
const next7 = Date.parse((data30).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next7 % 86400000 !== 0 || new Date(next7).getUTCDate() !== 1){
const err76 = {instancePath:instancePath+"/scheduled_dags/" + i3+"/updated_at",schemaPath:"contract:/components/schemas/DagScheduleAssetReference/properties/updated_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema8.properties.updated_at,data:data30};
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
const err77 = {instancePath:instancePath+"/scheduled_dags/" + i3+"/updated_at",schemaPath:"contract:/components/schemas/DagScheduleAssetReference/properties/updated_at/type",keyword:"type",params:{type: "string"},schema:schema8.properties.updated_at.type,parentSchema:schema8.properties.updated_at,data:data30};
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
const err78 = {instancePath:instancePath+"/scheduled_dags/" + i3,schemaPath:"contract:/components/schemas/DagScheduleAssetReference/type",keyword:"type",params:{type: "object"},schema:schema8.type,parentSchema:schema8,data:data27};
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
const err79 = {instancePath:instancePath+"/scheduled_dags",schemaPath:"#/properties/scheduled_dags/type",keyword:"type",params:{type: "array"},schema:schema2.properties.scheduled_dags.type,parentSchema:schema2.properties.scheduled_dags,data:data26};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data.updated_at !== undefined){
let data31 = data.updated_at;
if(typeof data31 === "string"){
if(!(formats0.test(data31))){
const err80 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema2.properties.updated_at,data:data31};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if(data31.includes(":60")){
const next8 = Date.parse((data31).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next8 % 86400000 !== 0 || new Date(next8).getUTCDate() !== 1){
const err81 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema2.properties.updated_at,data:data31};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
}
else {
const err82 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type: "string"},schema:schema2.properties.updated_at.type,parentSchema:schema2.properties.updated_at,data:data31};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data.uri !== undefined){
let data32 = data.uri;
if(typeof data32 !== "string"){
const err83 = {instancePath:instancePath+"/uri",schemaPath:"#/properties/uri/type",keyword:"type",params:{type: "string"},schema:schema2.properties.uri.type,parentSchema:schema2.properties.uri,data:data32};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data.watchers !== undefined){
let data33 = data.watchers;
if(Array.isArray(data33)){
const len4 = data33.length;
for(let i4=0; i4<len4; i4++){
let data34 = data33[i4];
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
if(data34.name === undefined){
const err84 = {instancePath:instancePath+"/watchers/" + i4,schemaPath:"contract:/components/schemas/AssetWatcherResponse/required",keyword:"required",params:{missingProperty: "name"},schema:schema9.required,parentSchema:schema9,data:data34};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
if(data34.trigger_id === undefined){
const err85 = {instancePath:instancePath+"/watchers/" + i4,schemaPath:"contract:/components/schemas/AssetWatcherResponse/required",keyword:"required",params:{missingProperty: "trigger_id"},schema:schema9.required,parentSchema:schema9,data:data34};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
if(data34.created_date === undefined){
const err86 = {instancePath:instancePath+"/watchers/" + i4,schemaPath:"contract:/components/schemas/AssetWatcherResponse/required",keyword:"required",params:{missingProperty: "created_date"},schema:schema9.required,parentSchema:schema9,data:data34};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if(data34.created_date !== undefined){
let data35 = data34.created_date;
if(typeof data35 === "string"){
if(!(formats0.test(data35))){
const err87 = {instancePath:instancePath+"/watchers/" + i4+"/created_date",schemaPath:"contract:/components/schemas/AssetWatcherResponse/properties/created_date/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema9.properties.created_date,data:data35};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
if(data35.includes(":60")){
const next9 = Date.parse((data35).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next9 % 86400000 !== 0 || new Date(next9).getUTCDate() !== 1){
const err88 = {instancePath:instancePath+"/watchers/" + i4+"/created_date",schemaPath:"contract:/components/schemas/AssetWatcherResponse/properties/created_date/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema9.properties.created_date,data:data35};
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
const err89 = {instancePath:instancePath+"/watchers/" + i4+"/created_date",schemaPath:"contract:/components/schemas/AssetWatcherResponse/properties/created_date/type",keyword:"type",params:{type: "string"},schema:schema9.properties.created_date.type,parentSchema:schema9.properties.created_date,data:data35};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
if(data34.name !== undefined){
let data36 = data34.name;
if(typeof data36 !== "string"){
const err90 = {instancePath:instancePath+"/watchers/" + i4+"/name",schemaPath:"contract:/components/schemas/AssetWatcherResponse/properties/name/type",keyword:"type",params:{type: "string"},schema:schema9.properties.name.type,parentSchema:schema9.properties.name,data:data36};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data34.trigger_id !== undefined){
let data37 = data34.trigger_id;
if(!(((typeof data37 == "number") && (!(data37 % 1) && !isNaN(data37))) && (isFinite(data37)))){
const err91 = {instancePath:instancePath+"/watchers/" + i4+"/trigger_id",schemaPath:"contract:/components/schemas/AssetWatcherResponse/properties/trigger_id/type",keyword:"type",params:{type: "integer"},schema:schema9.properties.trigger_id.type,parentSchema:schema9.properties.trigger_id,data:data37};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if((typeof data37 == "number") && (isFinite(data37))){
if(Math.abs(data37) > 9007199254740991){
const err92 = {instancePath:instancePath+"/watchers/" + i4+"/trigger_id",schemaPath:"contract:/components/schemas/AssetWatcherResponse/properties/trigger_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema9.properties.trigger_id,data:data37};
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
}
else {
const err93 = {instancePath:instancePath+"/watchers/" + i4,schemaPath:"contract:/components/schemas/AssetWatcherResponse/type",keyword:"type",params:{type: "object"},schema:schema9.type,parentSchema:schema9,data:data34};
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
const err94 = {instancePath:instancePath+"/watchers",schemaPath:"#/properties/watchers/type",keyword:"type",params:{type: "array"},schema:schema2.properties.watchers.type,parentSchema:schema2.properties.watchers,data:data33};
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
else {
const err95 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema2.type,parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
validate2.evaluated = {"props":{"aliases":true,"consuming_tasks":true,"created_at":true,"extra":true,"group":true,"id":true,"last_asset_event":true,"name":true,"producing_tasks":true,"scheduled_dags":true,"updated_at":true,"uri":true,"watchers":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.assets === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "assets"},schema:schema1.required,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.total_entries === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total_entries"},schema:schema1.required,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.assets !== undefined){
let data0 = data.assets;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate2.call(this, data0[i0], {instancePath:instancePath+"/assets/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate2.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/assets",schemaPath:"#/properties/assets/type",keyword:"type",params:{type: "array"},schema:schema1.properties.assets.type,parentSchema:schema1.properties.assets,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.total_entries !== undefined){
let data2 = data.total_entries;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err3 = {instancePath:instancePath+"/total_entries",schemaPath:"#/properties/total_entries/type",keyword:"type",params:{type: "integer"},schema:schema1.properties.total_entries.type,parentSchema:schema1.properties.total_entries,data:data2};
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
const err4 = {instancePath:instancePath+"/total_entries",schemaPath:"#/properties/total_entries/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema1.properties.total_entries,data:data2};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema1.type,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":{"assets":true,"total_entries":true},"dynamicProps":false,"dynamicItems":false};


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
validate0.evaluated = {"props":{"assets":true,"total_entries":true},"dynamicProps":false,"dynamicItems":false};

exports.v1 = validate5;
const schema10 = {"$id":"contract:/get_assets.200.headers","type":"object","properties":{},"required":[]};

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
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema10.type,parentSchema:schema10,data};
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
const schema11 = {"$id":"contract:/get_assets.401.body","$ref":"contract:/components/schemas/HTTPExceptionResponse"};
const schema12 = {"$id":"contract:/components/schemas/HTTPExceptionResponse","properties":{"detail":{"anyOf":[{"type":"string"},{"additionalProperties":true,"type":"object"}]}},"required":["detail"],"type":"object"};

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
if(data.detail === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/HTTPExceptionResponse/required",keyword:"required",params:{missingProperty: "detail"},schema:schema12.required,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.detail !== undefined){
let data0 = data.detail;
const _errs3 = errors;
let valid2 = false;
const _errs4 = errors;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/detail",schemaPath:"contract:/components/schemas/HTTPExceptionResponse/properties/detail/anyOf/0/type",keyword:"type",params:{type: "string"},schema:schema12.properties.detail.anyOf[0].type,parentSchema:schema12.properties.detail.anyOf[0],data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid2 = valid2 || _valid0;
const _errs6 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
}
else {
const err2 = {instancePath:instancePath+"/detail",schemaPath:"contract:/components/schemas/HTTPExceptionResponse/properties/detail/anyOf/1/type",keyword:"type",params:{type: "object"},schema:schema12.properties.detail.anyOf[1].type,parentSchema:schema12.properties.detail.anyOf[1],data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs6 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const err3 = {instancePath:instancePath+"/detail",schemaPath:"contract:/components/schemas/HTTPExceptionResponse/properties/detail/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs3, passingSchemas: null},schema:schema12.properties.detail.anyOf,parentSchema:schema12.properties.detail,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
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
}
else {
const err4 = {instancePath,schemaPath:"contract:/components/schemas/HTTPExceptionResponse/type",keyword:"type",params:{type: "object"},schema:schema12.type,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate6.errors = vErrors;
return errors === 0;
}
validate6.evaluated = {"props":{"detail":true},"dynamicProps":false,"dynamicItems":false};

exports.v3 = validate7;
const schema13 = {"$id":"contract:/get_assets.422.body","$ref":"contract:/components/schemas/HTTPValidationError"};
const schema14 = {"$id":"contract:/components/schemas/HTTPValidationError","properties":{"detail":{"items":{"$ref":"contract:/components/schemas/ValidationError"},"type":"array"}},"type":"object"};
const schema15 = {"$id":"contract:/components/schemas/ValidationError","properties":{"ctx":{"type":"object"},"input":{},"loc":{"items":{"anyOf":[{"type":"string"},{"type":"integer","safeInteger":true}]},"type":"array"},"msg":{"type":"string"},"type":{"type":"string"}},"required":["loc","msg","type"],"type":"object"};

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
if(data.detail !== undefined){
let data0 = data.detail;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.loc === undefined){
const err0 = {instancePath:instancePath+"/detail/" + i0,schemaPath:"contract:/components/schemas/ValidationError/required",keyword:"required",params:{missingProperty: "loc"},schema:schema15.required,parentSchema:schema15,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data1.msg === undefined){
const err1 = {instancePath:instancePath+"/detail/" + i0,schemaPath:"contract:/components/schemas/ValidationError/required",keyword:"required",params:{missingProperty: "msg"},schema:schema15.required,parentSchema:schema15,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data1.type === undefined){
const err2 = {instancePath:instancePath+"/detail/" + i0,schemaPath:"contract:/components/schemas/ValidationError/required",keyword:"required",params:{missingProperty: "type"},schema:schema15.required,parentSchema:schema15,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.ctx !== undefined){
let data2 = data1.ctx;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
const err3 = {instancePath:instancePath+"/detail/" + i0+"/ctx",schemaPath:"contract:/components/schemas/ValidationError/properties/ctx/type",keyword:"type",params:{type: "object"},schema:schema15.properties.ctx.type,parentSchema:schema15.properties.ctx,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data1.loc !== undefined){
let data3 = data1.loc;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
const _errs11 = errors;
let valid7 = false;
const _errs12 = errors;
if(typeof data4 !== "string"){
const err4 = {instancePath:instancePath+"/detail/" + i0+"/loc/" + i1,schemaPath:"contract:/components/schemas/ValidationError/properties/loc/items/anyOf/0/type",keyword:"type",params:{type: "string"},schema:schema15.properties.loc.items.anyOf[0].type,parentSchema:schema15.properties.loc.items.anyOf[0],data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs12 === errors;
valid7 = valid7 || _valid0;
const _errs14 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err5 = {instancePath:instancePath+"/detail/" + i0+"/loc/" + i1,schemaPath:"contract:/components/schemas/ValidationError/properties/loc/items/anyOf/1/type",keyword:"type",params:{type: "integer"},schema:schema15.properties.loc.items.anyOf[1].type,parentSchema:schema15.properties.loc.items.anyOf[1],data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(Math.abs(data4) > 9007199254740991){
const err6 = {instancePath:instancePath+"/detail/" + i0+"/loc/" + i1,schemaPath:"contract:/components/schemas/ValidationError/properties/loc/items/anyOf/1/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema15.properties.loc.items.anyOf[1],data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var _valid0 = _errs14 === errors;
valid7 = valid7 || _valid0;
if(!valid7){
const err7 = {instancePath:instancePath+"/detail/" + i0+"/loc/" + i1,schemaPath:"contract:/components/schemas/ValidationError/properties/loc/items/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs11, passingSchemas: null},schema:schema15.properties.loc.items.anyOf,parentSchema:schema15.properties.loc.items,data:data4};
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
}
else {
const err8 = {instancePath:instancePath+"/detail/" + i0+"/loc",schemaPath:"contract:/components/schemas/ValidationError/properties/loc/type",keyword:"type",params:{type: "array"},schema:schema15.properties.loc.type,parentSchema:schema15.properties.loc,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data1.msg !== undefined){
let data5 = data1.msg;
if(typeof data5 !== "string"){
const err9 = {instancePath:instancePath+"/detail/" + i0+"/msg",schemaPath:"contract:/components/schemas/ValidationError/properties/msg/type",keyword:"type",params:{type: "string"},schema:schema15.properties.msg.type,parentSchema:schema15.properties.msg,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data1.type !== undefined){
let data6 = data1.type;
if(typeof data6 !== "string"){
const err10 = {instancePath:instancePath+"/detail/" + i0+"/type",schemaPath:"contract:/components/schemas/ValidationError/properties/type/type",keyword:"type",params:{type: "string"},schema:schema15.properties.type.type,parentSchema:schema15.properties.type,data:data6};
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
const err11 = {instancePath:instancePath+"/detail/" + i0,schemaPath:"contract:/components/schemas/ValidationError/type",keyword:"type",params:{type: "object"},schema:schema15.type,parentSchema:schema15,data:data1};
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
const err12 = {instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "array"},schema:schema14.properties.detail.type,parentSchema:schema14.properties.detail,data:data0};
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
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema14.type,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate8.errors = vErrors;
return errors === 0;
}
validate8.evaluated = {"props":{"detail":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate8.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate8.errors);
errors = vErrors.length;
}
validate7.errors = vErrors;
return errors === 0;
}
validate7.evaluated = {"props":{"detail":true},"dynamicProps":false,"dynamicItems":false};

exports.v4 = validate10;
const schema16 = {"$id":"contract:/get_asset_aliases.200.body","$ref":"contract:/components/schemas/AssetAliasCollectionResponse"};
const schema17 = {"$id":"contract:/components/schemas/AssetAliasCollectionResponse","properties":{"asset_aliases":{"items":{"$ref":"contract:/components/schemas/AssetAliasResponse"},"type":"array"},"total_entries":{"type":"integer","safeInteger":true}},"required":["asset_aliases","total_entries"],"type":"object"};

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
if(data.asset_aliases === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "asset_aliases"},schema:schema17.required,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.total_entries === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total_entries"},schema:schema17.required,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.asset_aliases !== undefined){
let data0 = data.asset_aliases;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.id === undefined){
const err2 = {instancePath:instancePath+"/asset_aliases/" + i0,schemaPath:"contract:/components/schemas/AssetAliasResponse/required",keyword:"required",params:{missingProperty: "id"},schema:schema3.required,parentSchema:schema3,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.name === undefined){
const err3 = {instancePath:instancePath+"/asset_aliases/" + i0,schemaPath:"contract:/components/schemas/AssetAliasResponse/required",keyword:"required",params:{missingProperty: "name"},schema:schema3.required,parentSchema:schema3,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.group === undefined){
const err4 = {instancePath:instancePath+"/asset_aliases/" + i0,schemaPath:"contract:/components/schemas/AssetAliasResponse/required",keyword:"required",params:{missingProperty: "group"},schema:schema3.required,parentSchema:schema3,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.group !== undefined){
let data2 = data1.group;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/asset_aliases/" + i0+"/group",schemaPath:"contract:/components/schemas/AssetAliasResponse/properties/group/type",keyword:"type",params:{type: "string"},schema:schema3.properties.group.type,parentSchema:schema3.properties.group,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data1.id !== undefined){
let data3 = data1.id;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err6 = {instancePath:instancePath+"/asset_aliases/" + i0+"/id",schemaPath:"contract:/components/schemas/AssetAliasResponse/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema3.properties.id.type,parentSchema:schema3.properties.id,data:data3};
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
const err7 = {instancePath:instancePath+"/asset_aliases/" + i0+"/id",schemaPath:"contract:/components/schemas/AssetAliasResponse/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema3.properties.id,data:data3};
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
let data4 = data1.name;
if(typeof data4 !== "string"){
const err8 = {instancePath:instancePath+"/asset_aliases/" + i0+"/name",schemaPath:"contract:/components/schemas/AssetAliasResponse/properties/name/type",keyword:"type",params:{type: "string"},schema:schema3.properties.name.type,parentSchema:schema3.properties.name,data:data4};
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
const err9 = {instancePath:instancePath+"/asset_aliases/" + i0,schemaPath:"contract:/components/schemas/AssetAliasResponse/type",keyword:"type",params:{type: "object"},schema:schema3.type,parentSchema:schema3,data:data1};
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
const err10 = {instancePath:instancePath+"/asset_aliases",schemaPath:"#/properties/asset_aliases/type",keyword:"type",params:{type: "array"},schema:schema17.properties.asset_aliases.type,parentSchema:schema17.properties.asset_aliases,data:data0};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.total_entries !== undefined){
let data5 = data.total_entries;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err11 = {instancePath:instancePath+"/total_entries",schemaPath:"#/properties/total_entries/type",keyword:"type",params:{type: "integer"},schema:schema17.properties.total_entries.type,parentSchema:schema17.properties.total_entries,data:data5};
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
const err12 = {instancePath:instancePath+"/total_entries",schemaPath:"#/properties/total_entries/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema17.properties.total_entries,data:data5};
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
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema17.type,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}
validate11.evaluated = {"props":{"asset_aliases":true,"total_entries":true},"dynamicProps":false,"dynamicItems":false};


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
validate10.evaluated = {"props":{"asset_aliases":true,"total_entries":true},"dynamicProps":false,"dynamicItems":false};

exports.v5 = validate13;
const schema19 = {"$id":"contract:/get_asset_alias.200.body"};

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
validate13.errors = null;
return true;
}
validate13.evaluated = {"dynamicProps":false,"dynamicItems":false};

exports.v6 = validate14;
const schema20 = {"$id":"contract:/get_asset_events.200.body","$ref":"contract:/components/schemas/AssetEventCollectionResponse"};
const schema21 = {"$id":"contract:/components/schemas/AssetEventCollectionResponse","properties":{"asset_events":{"items":{"$ref":"contract:/components/schemas/AssetEventResponse"},"type":"array"},"total_entries":{"type":"integer","safeInteger":true}},"required":["asset_events","total_entries"],"type":"object"};
const schema22 = {"$id":"contract:/components/schemas/AssetEventResponse","properties":{"asset_id":{"type":"integer","safeInteger":true},"created_dagruns":{"items":{"$ref":"contract:/components/schemas/DagRunAssetReference"},"type":"array"},"extra":{"additionalProperties":{"$ref":"contract:/components/schemas/JsonValue"},"type":["object","null"]},"group":{"type":["string","null"]},"id":{"type":"integer","safeInteger":true},"name":{"type":["string","null"]},"partition_key":{"type":["string","null"]},"source_dag_id":{"type":["string","null"]},"source_map_index":{"type":"integer","safeInteger":true},"source_run_id":{"type":["string","null"]},"source_task_id":{"type":["string","null"]},"timestamp":{"format":"date-time","type":"string","leapSecond":"date-time"},"uri":{"type":["string","null"]}},"required":["id","asset_id","source_map_index","created_dagruns","timestamp"],"type":"object"};
const schema23 = {"$id":"contract:/components/schemas/DagRunAssetReference","additionalProperties":false,"properties":{"dag_id":{"type":"string"},"data_interval_end":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"data_interval_start":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"end_date":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"logical_date":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"partition_key":{"type":["string","null"]},"run_id":{"type":"string"},"start_date":{"format":"date-time","type":"string","leapSecond":"date-time"},"state":{"type":"string"}},"required":["run_id","dag_id","start_date","state"],"type":"object"};
const func0 = Object.prototype.hasOwnProperty;

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
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},schema:schema22.required,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.asset_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "asset_id"},schema:schema22.required,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.source_map_index === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source_map_index"},schema:schema22.required,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.created_dagruns === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_dagruns"},schema:schema22.required,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.timestamp === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"},schema:schema22.required,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.asset_id !== undefined){
let data0 = data.asset_id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err5 = {instancePath:instancePath+"/asset_id",schemaPath:"#/properties/asset_id/type",keyword:"type",params:{type: "integer"},schema:schema22.properties.asset_id.type,parentSchema:schema22.properties.asset_id,data:data0};
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
const err6 = {instancePath:instancePath+"/asset_id",schemaPath:"#/properties/asset_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema22.properties.asset_id,data:data0};
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
if(data.created_dagruns !== undefined){
let data1 = data.created_dagruns;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.run_id === undefined){
const err7 = {instancePath:instancePath+"/created_dagruns/" + i0,schemaPath:"contract:/components/schemas/DagRunAssetReference/required",keyword:"required",params:{missingProperty: "run_id"},schema:schema23.required,parentSchema:schema23,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.dag_id === undefined){
const err8 = {instancePath:instancePath+"/created_dagruns/" + i0,schemaPath:"contract:/components/schemas/DagRunAssetReference/required",keyword:"required",params:{missingProperty: "dag_id"},schema:schema23.required,parentSchema:schema23,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.start_date === undefined){
const err9 = {instancePath:instancePath+"/created_dagruns/" + i0,schemaPath:"contract:/components/schemas/DagRunAssetReference/required",keyword:"required",params:{missingProperty: "start_date"},schema:schema23.required,parentSchema:schema23,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2.state === undefined){
const err10 = {instancePath:instancePath+"/created_dagruns/" + i0,schemaPath:"contract:/components/schemas/DagRunAssetReference/required",keyword:"required",params:{missingProperty: "state"},schema:schema23.required,parentSchema:schema23,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key0 in data2){
if(!(func0.call(schema23.properties, key0))){
const err11 = {instancePath:instancePath+"/created_dagruns/" + i0,schemaPath:"contract:/components/schemas/DagRunAssetReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema23,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data2.dag_id !== undefined){
let data3 = data2.dag_id;
if(typeof data3 !== "string"){
const err12 = {instancePath:instancePath+"/created_dagruns/" + i0+"/dag_id",schemaPath:"contract:/components/schemas/DagRunAssetReference/properties/dag_id/type",keyword:"type",params:{type: "string"},schema:schema23.properties.dag_id.type,parentSchema:schema23.properties.dag_id,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data2.data_interval_end !== undefined){
let data4 = data2.data_interval_end;
if((typeof data4 !== "string") && (data4 !== null)){
const err13 = {instancePath:instancePath+"/created_dagruns/" + i0+"/data_interval_end",schemaPath:"contract:/components/schemas/DagRunAssetReference/properties/data_interval_end/type",keyword:"type",params:{type: schema23.properties.data_interval_end.type},schema:schema23.properties.data_interval_end.type,parentSchema:schema23.properties.data_interval_end,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
const err14 = {instancePath:instancePath+"/created_dagruns/" + i0+"/data_interval_end",schemaPath:"contract:/components/schemas/DagRunAssetReference/properties/data_interval_end/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema23.properties.data_interval_end,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data4.includes(":60")){
const next0 = Date.parse((data4).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err15 = {instancePath:instancePath+"/created_dagruns/" + i0+"/data_interval_end",schemaPath:"contract:/components/schemas/DagRunAssetReference/properties/data_interval_end/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema23.properties.data_interval_end,data:data4};
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
if(data2.data_interval_start !== undefined){
let data5 = data2.data_interval_start;
if((typeof data5 !== "string") && (data5 !== null)){
const err16 = {instancePath:instancePath+"/created_dagruns/" + i0+"/data_interval_start",schemaPath:"contract:/components/schemas/DagRunAssetReference/properties/data_interval_start/type",keyword:"type",params:{type: schema23.properties.data_interval_start.type},schema:schema23.properties.data_interval_start.type,parentSchema:schema23.properties.data_interval_start,data:data5};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data5 === "string"){
if(!(formats0.test(data5))){
const err17 = {instancePath:instancePath+"/created_dagruns/" + i0+"/data_interval_start",schemaPath:"contract:/components/schemas/DagRunAssetReference/properties/data_interval_start/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema23.properties.data_interval_start,data:data5};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data5.includes(":60")){
const next1 = Date.parse((data5).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err18 = {instancePath:instancePath+"/created_dagruns/" + i0+"/data_interval_start",schemaPath:"contract:/components/schemas/DagRunAssetReference/properties/data_interval_start/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema23.properties.data_interval_start,data:data5};
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
if(data2.end_date !== undefined){
let data6 = data2.end_date;
if((typeof data6 !== "string") && (data6 !== null)){
const err19 = {instancePath:instancePath+"/created_dagruns/" + i0+"/end_date",schemaPath:"contract:/components/schemas/DagRunAssetReference/properties/end_date/type",keyword:"type",params:{type: schema23.properties.end_date.type},schema:schema23.properties.end_date.type,parentSchema:schema23.properties.end_date,data:data6};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data6 === "string"){
if(!(formats0.test(data6))){
const err20 = {instancePath:instancePath+"/created_dagruns/" + i0+"/end_date",schemaPath:"contract:/components/schemas/DagRunAssetReference/properties/end_date/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema23.properties.end_date,data:data6};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data6.includes(":60")){
const next2 = Date.parse((data6).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next2 % 86400000 !== 0 || new Date(next2).getUTCDate() !== 1){
const err21 = {instancePath:instancePath+"/created_dagruns/" + i0+"/end_date",schemaPath:"contract:/components/schemas/DagRunAssetReference/properties/end_date/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema23.properties.end_date,data:data6};
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
if(data2.logical_date !== undefined){
let data7 = data2.logical_date;
if((typeof data7 !== "string") && (data7 !== null)){
const err22 = {instancePath:instancePath+"/created_dagruns/" + i0+"/logical_date",schemaPath:"contract:/components/schemas/DagRunAssetReference/properties/logical_date/type",keyword:"type",params:{type: schema23.properties.logical_date.type},schema:schema23.properties.logical_date.type,parentSchema:schema23.properties.logical_date,data:data7};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(typeof data7 === "string"){
if(!(formats0.test(data7))){
const err23 = {instancePath:instancePath+"/created_dagruns/" + i0+"/logical_date",schemaPath:"contract:/components/schemas/DagRunAssetReference/properties/logical_date/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema23.properties.logical_date,data:data7};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data7.includes(":60")){
const next3 = Date.parse((data7).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next3 % 86400000 !== 0 || new Date(next3).getUTCDate() !== 1){
const err24 = {instancePath:instancePath+"/created_dagruns/" + i0+"/logical_date",schemaPath:"contract:/components/schemas/DagRunAssetReference/properties/logical_date/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema23.properties.logical_date,data:data7};
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
if(data2.partition_key !== undefined){
let data8 = data2.partition_key;
if((typeof data8 !== "string") && (data8 !== null)){
const err25 = {instancePath:instancePath+"/created_dagruns/" + i0+"/partition_key",schemaPath:"contract:/components/schemas/DagRunAssetReference/properties/partition_key/type",keyword:"type",params:{type: schema23.properties.partition_key.type},schema:schema23.properties.partition_key.type,parentSchema:schema23.properties.partition_key,data:data8};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data2.run_id !== undefined){
let data9 = data2.run_id;
if(typeof data9 !== "string"){
const err26 = {instancePath:instancePath+"/created_dagruns/" + i0+"/run_id",schemaPath:"contract:/components/schemas/DagRunAssetReference/properties/run_id/type",keyword:"type",params:{type: "string"},schema:schema23.properties.run_id.type,parentSchema:schema23.properties.run_id,data:data9};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data2.start_date !== undefined){
let data10 = data2.start_date;
if(typeof data10 === "string"){
if(!(formats0.test(data10))){
const err27 = {instancePath:instancePath+"/created_dagruns/" + i0+"/start_date",schemaPath:"contract:/components/schemas/DagRunAssetReference/properties/start_date/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema23.properties.start_date,data:data10};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data10.includes(":60")){
const next4 = Date.parse((data10).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next4 % 86400000 !== 0 || new Date(next4).getUTCDate() !== 1){
const err28 = {instancePath:instancePath+"/created_dagruns/" + i0+"/start_date",schemaPath:"contract:/components/schemas/DagRunAssetReference/properties/start_date/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema23.properties.start_date,data:data10};
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
const err29 = {instancePath:instancePath+"/created_dagruns/" + i0+"/start_date",schemaPath:"contract:/components/schemas/DagRunAssetReference/properties/start_date/type",keyword:"type",params:{type: "string"},schema:schema23.properties.start_date.type,parentSchema:schema23.properties.start_date,data:data10};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data2.state !== undefined){
let data11 = data2.state;
if(typeof data11 !== "string"){
const err30 = {instancePath:instancePath+"/created_dagruns/" + i0+"/state",schemaPath:"contract:/components/schemas/DagRunAssetReference/properties/state/type",keyword:"type",params:{type: "string"},schema:schema23.properties.state.type,parentSchema:schema23.properties.state,data:data11};
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
const err31 = {instancePath:instancePath+"/created_dagruns/" + i0,schemaPath:"contract:/components/schemas/DagRunAssetReference/type",keyword:"type",params:{type: "object"},schema:schema23.type,parentSchema:schema23,data:data2};
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
const err32 = {instancePath:instancePath+"/created_dagruns",schemaPath:"#/properties/created_dagruns/type",keyword:"type",params:{type: "array"},schema:schema22.properties.created_dagruns.type,parentSchema:schema22.properties.created_dagruns,data:data1};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.extra !== undefined){
let data12 = data.extra;
if((!(data12 && typeof data12 == "object" && !Array.isArray(data12))) && (data12 !== null)){
const err33 = {instancePath:instancePath+"/extra",schemaPath:"#/properties/extra/type",keyword:"type",params:{type: schema22.properties.extra.type},schema:schema22.properties.extra.type,parentSchema:schema22.properties.extra,data:data12};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.group !== undefined){
let data14 = data.group;
if((typeof data14 !== "string") && (data14 !== null)){
const err34 = {instancePath:instancePath+"/group",schemaPath:"#/properties/group/type",keyword:"type",params:{type: schema22.properties.group.type},schema:schema22.properties.group.type,parentSchema:schema22.properties.group,data:data14};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.id !== undefined){
let data15 = data.id;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err35 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema22.properties.id.type,parentSchema:schema22.properties.id,data:data15};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(Math.abs(data15) > 9007199254740991){
const err36 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema22.properties.id,data:data15};
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
if(data.name !== undefined){
let data16 = data.name;
if((typeof data16 !== "string") && (data16 !== null)){
const err37 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema22.properties.name.type},schema:schema22.properties.name.type,parentSchema:schema22.properties.name,data:data16};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.partition_key !== undefined){
let data17 = data.partition_key;
if((typeof data17 !== "string") && (data17 !== null)){
const err38 = {instancePath:instancePath+"/partition_key",schemaPath:"#/properties/partition_key/type",keyword:"type",params:{type: schema22.properties.partition_key.type},schema:schema22.properties.partition_key.type,parentSchema:schema22.properties.partition_key,data:data17};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.source_dag_id !== undefined){
let data18 = data.source_dag_id;
if((typeof data18 !== "string") && (data18 !== null)){
const err39 = {instancePath:instancePath+"/source_dag_id",schemaPath:"#/properties/source_dag_id/type",keyword:"type",params:{type: schema22.properties.source_dag_id.type},schema:schema22.properties.source_dag_id.type,parentSchema:schema22.properties.source_dag_id,data:data18};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.source_map_index !== undefined){
let data19 = data.source_map_index;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err40 = {instancePath:instancePath+"/source_map_index",schemaPath:"#/properties/source_map_index/type",keyword:"type",params:{type: "integer"},schema:schema22.properties.source_map_index.type,parentSchema:schema22.properties.source_map_index,data:data19};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(Math.abs(data19) > 9007199254740991){
const err41 = {instancePath:instancePath+"/source_map_index",schemaPath:"#/properties/source_map_index/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema22.properties.source_map_index,data:data19};
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
if(data.source_run_id !== undefined){
let data20 = data.source_run_id;
if((typeof data20 !== "string") && (data20 !== null)){
const err42 = {instancePath:instancePath+"/source_run_id",schemaPath:"#/properties/source_run_id/type",keyword:"type",params:{type: schema22.properties.source_run_id.type},schema:schema22.properties.source_run_id.type,parentSchema:schema22.properties.source_run_id,data:data20};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.source_task_id !== undefined){
let data21 = data.source_task_id;
if((typeof data21 !== "string") && (data21 !== null)){
const err43 = {instancePath:instancePath+"/source_task_id",schemaPath:"#/properties/source_task_id/type",keyword:"type",params:{type: schema22.properties.source_task_id.type},schema:schema22.properties.source_task_id.type,parentSchema:schema22.properties.source_task_id,data:data21};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.timestamp !== undefined){
let data22 = data.timestamp;
if(typeof data22 === "string"){
if(!(formats0.test(data22))){
const err44 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema22.properties.timestamp,data:data22};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data22.includes(":60")){
const next5 = Date.parse((data22).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next5 % 86400000 !== 0 || new Date(next5).getUTCDate() !== 1){
const err45 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema22.properties.timestamp,data:data22};
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
const err46 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "string"},schema:schema22.properties.timestamp.type,parentSchema:schema22.properties.timestamp,data:data22};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.uri !== undefined){
let data23 = data.uri;
if((typeof data23 !== "string") && (data23 !== null)){
const err47 = {instancePath:instancePath+"/uri",schemaPath:"#/properties/uri/type",keyword:"type",params:{type: schema22.properties.uri.type},schema:schema22.properties.uri.type,parentSchema:schema22.properties.uri,data:data23};
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
const err48 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema22.type,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
validate16.errors = vErrors;
return errors === 0;
}
validate16.evaluated = {"props":{"asset_id":true,"created_dagruns":true,"extra":true,"group":true,"id":true,"name":true,"partition_key":true,"source_dag_id":true,"source_map_index":true,"source_run_id":true,"source_task_id":true,"timestamp":true,"uri":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.asset_events === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "asset_events"},schema:schema21.required,parentSchema:schema21,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.total_entries === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total_entries"},schema:schema21.required,parentSchema:schema21,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.asset_events !== undefined){
let data0 = data.asset_events;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate16.call(this, data0[i0], {instancePath:instancePath+"/asset_events/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate16.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/asset_events",schemaPath:"#/properties/asset_events/type",keyword:"type",params:{type: "array"},schema:schema21.properties.asset_events.type,parentSchema:schema21.properties.asset_events,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.total_entries !== undefined){
let data2 = data.total_entries;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err3 = {instancePath:instancePath+"/total_entries",schemaPath:"#/properties/total_entries/type",keyword:"type",params:{type: "integer"},schema:schema21.properties.total_entries.type,parentSchema:schema21.properties.total_entries,data:data2};
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
const err4 = {instancePath:instancePath+"/total_entries",schemaPath:"#/properties/total_entries/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema21.properties.total_entries,data:data2};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema21.type,parentSchema:schema21,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate15.errors = vErrors;
return errors === 0;
}
validate15.evaluated = {"props":{"asset_events":true,"total_entries":true},"dynamicProps":false,"dynamicItems":false};


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
validate14.evaluated = {"props":{"asset_events":true,"total_entries":true},"dynamicProps":false,"dynamicItems":false};

exports.v7 = validate19;
const schema25 = {"$id":"contract:/create_asset_event.200.body","$ref":"contract:/components/schemas/AssetEventResponse"};

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
if(!(validate16.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate16.errors);
errors = vErrors.length;
}
validate19.errors = vErrors;
return errors === 0;
}
validate19.evaluated = {"props":{"asset_id":true,"created_dagruns":true,"extra":true,"group":true,"id":true,"name":true,"partition_key":true,"source_dag_id":true,"source_map_index":true,"source_run_id":true,"source_task_id":true,"timestamp":true,"uri":true},"dynamicProps":false,"dynamicItems":false};

exports.v8 = validate21;
const schema26 = {"$id":"contract:/get_asset.200.body","$ref":"contract:/components/schemas/AssetResponse"};

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
if(!(validate2.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate2.errors);
errors = vErrors.length;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":{"aliases":true,"consuming_tasks":true,"created_at":true,"extra":true,"group":true,"id":true,"last_asset_event":true,"name":true,"producing_tasks":true,"scheduled_dags":true,"updated_at":true,"uri":true,"watchers":true},"dynamicProps":false,"dynamicItems":false};

exports.v9 = validate23;
const schema27 = {"$id":"contract:/materialize_asset.200.body","$ref":"contract:/components/schemas/DAGRunResponse"};
const schema28 = {"$id":"contract:/components/schemas/DAGRunResponse","properties":{"bundle_version":{"type":["string","null"]},"conf":{"additionalProperties":true,"type":["object","null"]},"dag_display_name":{"type":"string"},"dag_id":{"type":"string"},"dag_run_id":{"type":"string"},"dag_versions":{"items":{"$ref":"contract:/components/schemas/DagVersionResponse"},"type":"array"},"data_interval_end":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"data_interval_start":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"duration":{"type":["number","null"],"double":true},"end_date":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"last_scheduling_decision":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"logical_date":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"note":{"type":["string","null"]},"partition_key":{"type":["string","null"]},"queued_at":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"run_after":{"format":"date-time","type":"string","leapSecond":"date-time"},"run_type":{"$ref":"contract:/components/schemas/DagRunType"},"start_date":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"state":{"$ref":"contract:/components/schemas/DagRunState"},"triggered_by":{"anyOf":[{"$ref":"contract:/components/schemas/DagRunTriggeredByType"},{"type":"null"}]},"triggering_user_name":{"type":["string","null"]}},"required":["dag_run_id","dag_id","run_after","run_type","state","dag_versions","dag_display_name"],"type":"object"};
const schema29 = {"$id":"contract:/components/schemas/DagVersionResponse","properties":{"bundle_name":{"type":["string","null"]},"bundle_url":{"type":["string","null"]},"bundle_version":{"type":["string","null"]},"created_at":{"format":"date-time","type":"string","leapSecond":"date-time"},"dag_display_name":{"type":"string"},"dag_id":{"type":"string"},"id":{"format":"uuid","type":"string"},"version_number":{"type":"integer","safeInteger":true}},"required":["id","version_number","dag_id","created_at","dag_display_name"],"type":"object"};
const schema30 = {"$id":"contract:/components/schemas/DagRunType","enum":["backfill","scheduled","manual","asset_triggered","asset_materialization"],"type":"string"};
const schema31 = {"$id":"contract:/components/schemas/DagRunState","enum":["queued","running","success","failed"],"type":"string"};
const schema32 = {"$id":"contract:/components/schemas/DagRunTriggeredByType","enum":["cli","operator","rest_api","ui","test","timetable","asset","backfill"],"type":"string"};
const formats17 = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

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
if(data.dag_run_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dag_run_id"},schema:schema28.required,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.dag_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dag_id"},schema:schema28.required,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.run_after === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "run_after"},schema:schema28.required,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.run_type === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "run_type"},schema:schema28.required,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.state === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},schema:schema28.required,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.dag_versions === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dag_versions"},schema:schema28.required,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.dag_display_name === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dag_display_name"},schema:schema28.required,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.bundle_version !== undefined){
let data0 = data.bundle_version;
if((typeof data0 !== "string") && (data0 !== null)){
const err7 = {instancePath:instancePath+"/bundle_version",schemaPath:"#/properties/bundle_version/type",keyword:"type",params:{type: schema28.properties.bundle_version.type},schema:schema28.properties.bundle_version.type,parentSchema:schema28.properties.bundle_version,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.conf !== undefined){
let data1 = data.conf;
if((!(data1 && typeof data1 == "object" && !Array.isArray(data1))) && (data1 !== null)){
const err8 = {instancePath:instancePath+"/conf",schemaPath:"#/properties/conf/type",keyword:"type",params:{type: schema28.properties.conf.type},schema:schema28.properties.conf.type,parentSchema:schema28.properties.conf,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.dag_display_name !== undefined){
let data2 = data.dag_display_name;
if(typeof data2 !== "string"){
const err9 = {instancePath:instancePath+"/dag_display_name",schemaPath:"#/properties/dag_display_name/type",keyword:"type",params:{type: "string"},schema:schema28.properties.dag_display_name.type,parentSchema:schema28.properties.dag_display_name,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.dag_id !== undefined){
let data3 = data.dag_id;
if(typeof data3 !== "string"){
const err10 = {instancePath:instancePath+"/dag_id",schemaPath:"#/properties/dag_id/type",keyword:"type",params:{type: "string"},schema:schema28.properties.dag_id.type,parentSchema:schema28.properties.dag_id,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.dag_run_id !== undefined){
let data4 = data.dag_run_id;
if(typeof data4 !== "string"){
const err11 = {instancePath:instancePath+"/dag_run_id",schemaPath:"#/properties/dag_run_id/type",keyword:"type",params:{type: "string"},schema:schema28.properties.dag_run_id.type,parentSchema:schema28.properties.dag_run_id,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.dag_versions !== undefined){
let data5 = data.dag_versions;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.id === undefined){
const err12 = {instancePath:instancePath+"/dag_versions/" + i0,schemaPath:"contract:/components/schemas/DagVersionResponse/required",keyword:"required",params:{missingProperty: "id"},schema:schema29.required,parentSchema:schema29,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data6.version_number === undefined){
const err13 = {instancePath:instancePath+"/dag_versions/" + i0,schemaPath:"contract:/components/schemas/DagVersionResponse/required",keyword:"required",params:{missingProperty: "version_number"},schema:schema29.required,parentSchema:schema29,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data6.dag_id === undefined){
const err14 = {instancePath:instancePath+"/dag_versions/" + i0,schemaPath:"contract:/components/schemas/DagVersionResponse/required",keyword:"required",params:{missingProperty: "dag_id"},schema:schema29.required,parentSchema:schema29,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data6.created_at === undefined){
const err15 = {instancePath:instancePath+"/dag_versions/" + i0,schemaPath:"contract:/components/schemas/DagVersionResponse/required",keyword:"required",params:{missingProperty: "created_at"},schema:schema29.required,parentSchema:schema29,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data6.dag_display_name === undefined){
const err16 = {instancePath:instancePath+"/dag_versions/" + i0,schemaPath:"contract:/components/schemas/DagVersionResponse/required",keyword:"required",params:{missingProperty: "dag_display_name"},schema:schema29.required,parentSchema:schema29,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data6.bundle_name !== undefined){
let data7 = data6.bundle_name;
if((typeof data7 !== "string") && (data7 !== null)){
const err17 = {instancePath:instancePath+"/dag_versions/" + i0+"/bundle_name",schemaPath:"contract:/components/schemas/DagVersionResponse/properties/bundle_name/type",keyword:"type",params:{type: schema29.properties.bundle_name.type},schema:schema29.properties.bundle_name.type,parentSchema:schema29.properties.bundle_name,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data6.bundle_url !== undefined){
let data8 = data6.bundle_url;
if((typeof data8 !== "string") && (data8 !== null)){
const err18 = {instancePath:instancePath+"/dag_versions/" + i0+"/bundle_url",schemaPath:"contract:/components/schemas/DagVersionResponse/properties/bundle_url/type",keyword:"type",params:{type: schema29.properties.bundle_url.type},schema:schema29.properties.bundle_url.type,parentSchema:schema29.properties.bundle_url,data:data8};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data6.bundle_version !== undefined){
let data9 = data6.bundle_version;
if((typeof data9 !== "string") && (data9 !== null)){
const err19 = {instancePath:instancePath+"/dag_versions/" + i0+"/bundle_version",schemaPath:"contract:/components/schemas/DagVersionResponse/properties/bundle_version/type",keyword:"type",params:{type: schema29.properties.bundle_version.type},schema:schema29.properties.bundle_version.type,parentSchema:schema29.properties.bundle_version,data:data9};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data6.created_at !== undefined){
let data10 = data6.created_at;
if(typeof data10 === "string"){
if(!(formats0.test(data10))){
const err20 = {instancePath:instancePath+"/dag_versions/" + i0+"/created_at",schemaPath:"contract:/components/schemas/DagVersionResponse/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema29.properties.created_at,data:data10};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data10.includes(":60")){
const next0 = Date.parse((data10).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err21 = {instancePath:instancePath+"/dag_versions/" + i0+"/created_at",schemaPath:"contract:/components/schemas/DagVersionResponse/properties/created_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema29.properties.created_at,data:data10};
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
const err22 = {instancePath:instancePath+"/dag_versions/" + i0+"/created_at",schemaPath:"contract:/components/schemas/DagVersionResponse/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema29.properties.created_at.type,parentSchema:schema29.properties.created_at,data:data10};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data6.dag_display_name !== undefined){
let data11 = data6.dag_display_name;
if(typeof data11 !== "string"){
const err23 = {instancePath:instancePath+"/dag_versions/" + i0+"/dag_display_name",schemaPath:"contract:/components/schemas/DagVersionResponse/properties/dag_display_name/type",keyword:"type",params:{type: "string"},schema:schema29.properties.dag_display_name.type,parentSchema:schema29.properties.dag_display_name,data:data11};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data6.dag_id !== undefined){
let data12 = data6.dag_id;
if(typeof data12 !== "string"){
const err24 = {instancePath:instancePath+"/dag_versions/" + i0+"/dag_id",schemaPath:"contract:/components/schemas/DagVersionResponse/properties/dag_id/type",keyword:"type",params:{type: "string"},schema:schema29.properties.dag_id.type,parentSchema:schema29.properties.dag_id,data:data12};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data6.id !== undefined){
let data13 = data6.id;
if(typeof data13 === "string"){
if(!(formats17.test(data13))){
const err25 = {instancePath:instancePath+"/dag_versions/" + i0+"/id",schemaPath:"contract:/components/schemas/DagVersionResponse/properties/id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema29.properties.id,data:data13};
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
const err26 = {instancePath:instancePath+"/dag_versions/" + i0+"/id",schemaPath:"contract:/components/schemas/DagVersionResponse/properties/id/type",keyword:"type",params:{type: "string"},schema:schema29.properties.id.type,parentSchema:schema29.properties.id,data:data13};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data6.version_number !== undefined){
let data14 = data6.version_number;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err27 = {instancePath:instancePath+"/dag_versions/" + i0+"/version_number",schemaPath:"contract:/components/schemas/DagVersionResponse/properties/version_number/type",keyword:"type",params:{type: "integer"},schema:schema29.properties.version_number.type,parentSchema:schema29.properties.version_number,data:data14};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(Math.abs(data14) > 9007199254740991){
const err28 = {instancePath:instancePath+"/dag_versions/" + i0+"/version_number",schemaPath:"contract:/components/schemas/DagVersionResponse/properties/version_number/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema29.properties.version_number,data:data14};
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
else {
const err29 = {instancePath:instancePath+"/dag_versions/" + i0,schemaPath:"contract:/components/schemas/DagVersionResponse/type",keyword:"type",params:{type: "object"},schema:schema29.type,parentSchema:schema29,data:data6};
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
const err30 = {instancePath:instancePath+"/dag_versions",schemaPath:"#/properties/dag_versions/type",keyword:"type",params:{type: "array"},schema:schema28.properties.dag_versions.type,parentSchema:schema28.properties.dag_versions,data:data5};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.data_interval_end !== undefined){
let data15 = data.data_interval_end;
if((typeof data15 !== "string") && (data15 !== null)){
const err31 = {instancePath:instancePath+"/data_interval_end",schemaPath:"#/properties/data_interval_end/type",keyword:"type",params:{type: schema28.properties.data_interval_end.type},schema:schema28.properties.data_interval_end.type,parentSchema:schema28.properties.data_interval_end,data:data15};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(typeof data15 === "string"){
if(!(formats0.test(data15))){
const err32 = {instancePath:instancePath+"/data_interval_end",schemaPath:"#/properties/data_interval_end/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema28.properties.data_interval_end,data:data15};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data15.includes(":60")){
const next1 = Date.parse((data15).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err33 = {instancePath:instancePath+"/data_interval_end",schemaPath:"#/properties/data_interval_end/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema28.properties.data_interval_end,data:data15};
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
}
if(data.data_interval_start !== undefined){
let data16 = data.data_interval_start;
if((typeof data16 !== "string") && (data16 !== null)){
const err34 = {instancePath:instancePath+"/data_interval_start",schemaPath:"#/properties/data_interval_start/type",keyword:"type",params:{type: schema28.properties.data_interval_start.type},schema:schema28.properties.data_interval_start.type,parentSchema:schema28.properties.data_interval_start,data:data16};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(typeof data16 === "string"){
if(!(formats0.test(data16))){
const err35 = {instancePath:instancePath+"/data_interval_start",schemaPath:"#/properties/data_interval_start/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema28.properties.data_interval_start,data:data16};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data16.includes(":60")){
const next2 = Date.parse((data16).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next2 % 86400000 !== 0 || new Date(next2).getUTCDate() !== 1){
const err36 = {instancePath:instancePath+"/data_interval_start",schemaPath:"#/properties/data_interval_start/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema28.properties.data_interval_start,data:data16};
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
if(data.duration !== undefined){
let data17 = data.duration;
if((!((typeof data17 == "number") && (isFinite(data17)))) && (data17 !== null)){
const err37 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",params:{type: schema28.properties.duration.type},schema:schema28.properties.duration.type,parentSchema:schema28.properties.duration,data:data17};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(typeof data17 === "bigint"){
const err38 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/double",keyword:"double",params:{holder: data, key: "duration"},schema:true,parentSchema:schema28.properties.duration,data:data17};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.end_date !== undefined){
let data18 = data.end_date;
if((typeof data18 !== "string") && (data18 !== null)){
const err39 = {instancePath:instancePath+"/end_date",schemaPath:"#/properties/end_date/type",keyword:"type",params:{type: schema28.properties.end_date.type},schema:schema28.properties.end_date.type,parentSchema:schema28.properties.end_date,data:data18};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(typeof data18 === "string"){
if(!(formats0.test(data18))){
const err40 = {instancePath:instancePath+"/end_date",schemaPath:"#/properties/end_date/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema28.properties.end_date,data:data18};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data18.includes(":60")){
const next3 = Date.parse((data18).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next3 % 86400000 !== 0 || new Date(next3).getUTCDate() !== 1){
const err41 = {instancePath:instancePath+"/end_date",schemaPath:"#/properties/end_date/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema28.properties.end_date,data:data18};
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
if(data.last_scheduling_decision !== undefined){
let data19 = data.last_scheduling_decision;
if((typeof data19 !== "string") && (data19 !== null)){
const err42 = {instancePath:instancePath+"/last_scheduling_decision",schemaPath:"#/properties/last_scheduling_decision/type",keyword:"type",params:{type: schema28.properties.last_scheduling_decision.type},schema:schema28.properties.last_scheduling_decision.type,parentSchema:schema28.properties.last_scheduling_decision,data:data19};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(typeof data19 === "string"){
if(!(formats0.test(data19))){
const err43 = {instancePath:instancePath+"/last_scheduling_decision",schemaPath:"#/properties/last_scheduling_decision/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema28.properties.last_scheduling_decision,data:data19};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data19.includes(":60")){
const next4 = Date.parse((data19).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next4 % 86400000 !== 0 || new Date(next4).getUTCDate() !== 1){
const err44 = {instancePath:instancePath+"/last_scheduling_decision",schemaPath:"#/properties/last_scheduling_decision/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema28.properties.last_scheduling_decision,data:data19};
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
if(data.logical_date !== undefined){
let data20 = data.logical_date;
if((typeof data20 !== "string") && (data20 !== null)){
const err45 = {instancePath:instancePath+"/logical_date",schemaPath:"#/properties/logical_date/type",keyword:"type",params:{type: schema28.properties.logical_date.type},schema:schema28.properties.logical_date.type,parentSchema:schema28.properties.logical_date,data:data20};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(typeof data20 === "string"){
if(!(formats0.test(data20))){
const err46 = {instancePath:instancePath+"/logical_date",schemaPath:"#/properties/logical_date/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema28.properties.logical_date,data:data20};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data20.includes(":60")){
const next5 = Date.parse((data20).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next5 % 86400000 !== 0 || new Date(next5).getUTCDate() !== 1){
const err47 = {instancePath:instancePath+"/logical_date",schemaPath:"#/properties/logical_date/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema28.properties.logical_date,data:data20};
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
if(data.note !== undefined){
let data21 = data.note;
if((typeof data21 !== "string") && (data21 !== null)){
const err48 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: schema28.properties.note.type},schema:schema28.properties.note.type,parentSchema:schema28.properties.note,data:data21};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.partition_key !== undefined){
let data22 = data.partition_key;
if((typeof data22 !== "string") && (data22 !== null)){
const err49 = {instancePath:instancePath+"/partition_key",schemaPath:"#/properties/partition_key/type",keyword:"type",params:{type: schema28.properties.partition_key.type},schema:schema28.properties.partition_key.type,parentSchema:schema28.properties.partition_key,data:data22};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.queued_at !== undefined){
let data23 = data.queued_at;
if((typeof data23 !== "string") && (data23 !== null)){
const err50 = {instancePath:instancePath+"/queued_at",schemaPath:"#/properties/queued_at/type",keyword:"type",params:{type: schema28.properties.queued_at.type},schema:schema28.properties.queued_at.type,parentSchema:schema28.properties.queued_at,data:data23};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(typeof data23 === "string"){
if(!(formats0.test(data23))){
const err51 = {instancePath:instancePath+"/queued_at",schemaPath:"#/properties/queued_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema28.properties.queued_at,data:data23};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data23.includes(":60")){
const next6 = Date.parse((data23).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next6 % 86400000 !== 0 || new Date(next6).getUTCDate() !== 1){
const err52 = {instancePath:instancePath+"/queued_at",schemaPath:"#/properties/queued_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema28.properties.queued_at,data:data23};
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
if(data.run_after !== undefined){
let data24 = data.run_after;
if(typeof data24 === "string"){
if(!(formats0.test(data24))){
const err53 = {instancePath:instancePath+"/run_after",schemaPath:"#/properties/run_after/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema28.properties.run_after,data:data24};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data24.includes(":60")){
const next7 = Date.parse((data24).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next7 % 86400000 !== 0 || new Date(next7).getUTCDate() !== 1){
const err54 = {instancePath:instancePath+"/run_after",schemaPath:"#/properties/run_after/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema28.properties.run_after,data:data24};
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
const err55 = {instancePath:instancePath+"/run_after",schemaPath:"#/properties/run_after/type",keyword:"type",params:{type: "string"},schema:schema28.properties.run_after.type,parentSchema:schema28.properties.run_after,data:data24};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.run_type !== undefined){
let data25 = data.run_type;
if(typeof data25 !== "string"){
const err56 = {instancePath:instancePath+"/run_type",schemaPath:"contract:/components/schemas/DagRunType/type",keyword:"type",params:{type: "string"},schema:schema30.type,parentSchema:schema30,data:data25};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(!(((((data25 === "backfill") || (data25 === "scheduled")) || (data25 === "manual")) || (data25 === "asset_triggered")) || (data25 === "asset_materialization"))){
const err57 = {instancePath:instancePath+"/run_type",schemaPath:"contract:/components/schemas/DagRunType/enum",keyword:"enum",params:{allowedValues: schema30.enum},schema:schema30.enum,parentSchema:schema30,data:data25};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data.start_date !== undefined){
let data26 = data.start_date;
if((typeof data26 !== "string") && (data26 !== null)){
const err58 = {instancePath:instancePath+"/start_date",schemaPath:"#/properties/start_date/type",keyword:"type",params:{type: schema28.properties.start_date.type},schema:schema28.properties.start_date.type,parentSchema:schema28.properties.start_date,data:data26};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(typeof data26 === "string"){
if(!(formats0.test(data26))){
const err59 = {instancePath:instancePath+"/start_date",schemaPath:"#/properties/start_date/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema28.properties.start_date,data:data26};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data26.includes(":60")){
const next8 = Date.parse((data26).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next8 % 86400000 !== 0 || new Date(next8).getUTCDate() !== 1){
const err60 = {instancePath:instancePath+"/start_date",schemaPath:"#/properties/start_date/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema28.properties.start_date,data:data26};
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
if(data.state !== undefined){
let data27 = data.state;
if(typeof data27 !== "string"){
const err61 = {instancePath:instancePath+"/state",schemaPath:"contract:/components/schemas/DagRunState/type",keyword:"type",params:{type: "string"},schema:schema31.type,parentSchema:schema31,data:data27};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(!((((data27 === "queued") || (data27 === "running")) || (data27 === "success")) || (data27 === "failed"))){
const err62 = {instancePath:instancePath+"/state",schemaPath:"contract:/components/schemas/DagRunState/enum",keyword:"enum",params:{allowedValues: schema31.enum},schema:schema31.enum,parentSchema:schema31,data:data27};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data.triggered_by !== undefined){
let data28 = data.triggered_by;
const _errs62 = errors;
let valid7 = false;
const _errs63 = errors;
if(typeof data28 !== "string"){
const err63 = {instancePath:instancePath+"/triggered_by",schemaPath:"contract:/components/schemas/DagRunTriggeredByType/type",keyword:"type",params:{type: "string"},schema:schema32.type,parentSchema:schema32,data:data28};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(!((((((((data28 === "cli") || (data28 === "operator")) || (data28 === "rest_api")) || (data28 === "ui")) || (data28 === "test")) || (data28 === "timetable")) || (data28 === "asset")) || (data28 === "backfill"))){
const err64 = {instancePath:instancePath+"/triggered_by",schemaPath:"contract:/components/schemas/DagRunTriggeredByType/enum",keyword:"enum",params:{allowedValues: schema32.enum},schema:schema32.enum,parentSchema:schema32,data:data28};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
var _valid0 = _errs63 === errors;
valid7 = valid7 || _valid0;
const _errs66 = errors;
if(data28 !== null){
const err65 = {instancePath:instancePath+"/triggered_by",schemaPath:"#/properties/triggered_by/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema28.properties.triggered_by.anyOf[1].type,parentSchema:schema28.properties.triggered_by.anyOf[1],data:data28};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
var _valid0 = _errs66 === errors;
valid7 = valid7 || _valid0;
if(!valid7){
const err66 = {instancePath:instancePath+"/triggered_by",schemaPath:"#/properties/triggered_by/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs62, passingSchemas: null},schema:schema28.properties.triggered_by.anyOf,parentSchema:schema28.properties.triggered_by,data:data28};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
else {
errors = _errs62;
if(vErrors !== null){
if(_errs62){
vErrors.length = _errs62;
}
else {
vErrors = null;
}
}
}
}
if(data.triggering_user_name !== undefined){
let data29 = data.triggering_user_name;
if((typeof data29 !== "string") && (data29 !== null)){
const err67 = {instancePath:instancePath+"/triggering_user_name",schemaPath:"#/properties/triggering_user_name/type",keyword:"type",params:{type: schema28.properties.triggering_user_name.type},schema:schema28.properties.triggering_user_name.type,parentSchema:schema28.properties.triggering_user_name,data:data29};
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
else {
const err68 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema28.type,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":{"bundle_version":true,"conf":true,"dag_display_name":true,"dag_id":true,"dag_run_id":true,"dag_versions":true,"data_interval_end":true,"data_interval_start":true,"duration":true,"end_date":true,"last_scheduling_decision":true,"logical_date":true,"note":true,"partition_key":true,"queued_at":true,"run_after":true,"run_type":true,"start_date":true,"state":true,"triggered_by":true,"triggering_user_name":true},"dynamicProps":false,"dynamicItems":false};


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
validate23.evaluated = {"props":{"bundle_version":true,"conf":true,"dag_display_name":true,"dag_id":true,"dag_run_id":true,"dag_versions":true,"data_interval_end":true,"data_interval_start":true,"duration":true,"end_date":true,"last_scheduling_decision":true,"logical_date":true,"note":true,"partition_key":true,"queued_at":true,"run_after":true,"run_type":true,"start_date":true,"state":true,"triggered_by":true,"triggering_user_name":true},"dynamicProps":false,"dynamicItems":false};

exports.v10 = validate26;
const schema33 = {"$id":"contract:/get_asset_queued_events.200.body","$ref":"contract:/components/schemas/QueuedEventCollectionResponse"};
const schema34 = {"$id":"contract:/components/schemas/QueuedEventCollectionResponse","properties":{"queued_events":{"items":{"$ref":"contract:/components/schemas/QueuedEventResponse"},"type":"array"},"total_entries":{"type":"integer","safeInteger":true}},"required":["queued_events","total_entries"],"type":"object"};
const schema35 = {"$id":"contract:/components/schemas/QueuedEventResponse","properties":{"asset_id":{"type":"integer","safeInteger":true},"created_at":{"format":"date-time","type":"string","leapSecond":"date-time"},"dag_display_name":{"type":"string"},"dag_id":{"type":"string"}},"required":["dag_id","asset_id","created_at","dag_display_name"],"type":"object"};

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
if(data.queued_events === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "queued_events"},schema:schema34.required,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.total_entries === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total_entries"},schema:schema34.required,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.queued_events !== undefined){
let data0 = data.queued_events;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.dag_id === undefined){
const err2 = {instancePath:instancePath+"/queued_events/" + i0,schemaPath:"contract:/components/schemas/QueuedEventResponse/required",keyword:"required",params:{missingProperty: "dag_id"},schema:schema35.required,parentSchema:schema35,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.asset_id === undefined){
const err3 = {instancePath:instancePath+"/queued_events/" + i0,schemaPath:"contract:/components/schemas/QueuedEventResponse/required",keyword:"required",params:{missingProperty: "asset_id"},schema:schema35.required,parentSchema:schema35,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.created_at === undefined){
const err4 = {instancePath:instancePath+"/queued_events/" + i0,schemaPath:"contract:/components/schemas/QueuedEventResponse/required",keyword:"required",params:{missingProperty: "created_at"},schema:schema35.required,parentSchema:schema35,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.dag_display_name === undefined){
const err5 = {instancePath:instancePath+"/queued_events/" + i0,schemaPath:"contract:/components/schemas/QueuedEventResponse/required",keyword:"required",params:{missingProperty: "dag_display_name"},schema:schema35.required,parentSchema:schema35,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.asset_id !== undefined){
let data2 = data1.asset_id;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/queued_events/" + i0+"/asset_id",schemaPath:"contract:/components/schemas/QueuedEventResponse/properties/asset_id/type",keyword:"type",params:{type: "integer"},schema:schema35.properties.asset_id.type,parentSchema:schema35.properties.asset_id,data:data2};
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
const err7 = {instancePath:instancePath+"/queued_events/" + i0+"/asset_id",schemaPath:"contract:/components/schemas/QueuedEventResponse/properties/asset_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema35.properties.asset_id,data:data2};
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
if(data1.created_at !== undefined){
let data3 = data1.created_at;
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
const err8 = {instancePath:instancePath+"/queued_events/" + i0+"/created_at",schemaPath:"contract:/components/schemas/QueuedEventResponse/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema35.properties.created_at,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3.includes(":60")){
const next0 = Date.parse((data3).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err9 = {instancePath:instancePath+"/queued_events/" + i0+"/created_at",schemaPath:"contract:/components/schemas/QueuedEventResponse/properties/created_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema35.properties.created_at,data:data3};
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
const err10 = {instancePath:instancePath+"/queued_events/" + i0+"/created_at",schemaPath:"contract:/components/schemas/QueuedEventResponse/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema35.properties.created_at.type,parentSchema:schema35.properties.created_at,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data1.dag_display_name !== undefined){
let data4 = data1.dag_display_name;
if(typeof data4 !== "string"){
const err11 = {instancePath:instancePath+"/queued_events/" + i0+"/dag_display_name",schemaPath:"contract:/components/schemas/QueuedEventResponse/properties/dag_display_name/type",keyword:"type",params:{type: "string"},schema:schema35.properties.dag_display_name.type,parentSchema:schema35.properties.dag_display_name,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data1.dag_id !== undefined){
let data5 = data1.dag_id;
if(typeof data5 !== "string"){
const err12 = {instancePath:instancePath+"/queued_events/" + i0+"/dag_id",schemaPath:"contract:/components/schemas/QueuedEventResponse/properties/dag_id/type",keyword:"type",params:{type: "string"},schema:schema35.properties.dag_id.type,parentSchema:schema35.properties.dag_id,data:data5};
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
const err13 = {instancePath:instancePath+"/queued_events/" + i0,schemaPath:"contract:/components/schemas/QueuedEventResponse/type",keyword:"type",params:{type: "object"},schema:schema35.type,parentSchema:schema35,data:data1};
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
const err14 = {instancePath:instancePath+"/queued_events",schemaPath:"#/properties/queued_events/type",keyword:"type",params:{type: "array"},schema:schema34.properties.queued_events.type,parentSchema:schema34.properties.queued_events,data:data0};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.total_entries !== undefined){
let data6 = data.total_entries;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err15 = {instancePath:instancePath+"/total_entries",schemaPath:"#/properties/total_entries/type",keyword:"type",params:{type: "integer"},schema:schema34.properties.total_entries.type,parentSchema:schema34.properties.total_entries,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(Math.abs(data6) > 9007199254740991){
const err16 = {instancePath:instancePath+"/total_entries",schemaPath:"#/properties/total_entries/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema34.properties.total_entries,data:data6};
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
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema34.type,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":{"queued_events":true,"total_entries":true},"dynamicProps":false,"dynamicItems":false};


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
validate26.evaluated = {"props":{"queued_events":true,"total_entries":true},"dynamicProps":false,"dynamicItems":false};

exports.v11 = validate29;
const schema36 = {"$id":"contract:/list_backfills.200.body","$ref":"contract:/components/schemas/BackfillCollectionResponse"};
const schema37 = {"$id":"contract:/components/schemas/BackfillCollectionResponse","properties":{"backfills":{"items":{"$ref":"contract:/components/schemas/BackfillResponse"},"type":"array"},"total_entries":{"type":"integer","safeInteger":true}},"required":["backfills","total_entries"],"type":"object"};
const schema38 = {"$id":"contract:/components/schemas/BackfillResponse","properties":{"completed_at":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"created_at":{"format":"date-time","type":"string","leapSecond":"date-time"},"dag_display_name":{"type":"string"},"dag_id":{"type":"string"},"dag_run_conf":{"additionalProperties":true,"type":["object","null"]},"from_date":{"format":"date-time","type":"string","leapSecond":"date-time"},"id":{"minimum":0,"type":"integer","safeInteger":true},"is_paused":{"type":"boolean"},"max_active_runs":{"type":"integer","safeInteger":true},"reprocess_behavior":{"$ref":"contract:/components/schemas/ReprocessBehavior"},"to_date":{"format":"date-time","type":"string","leapSecond":"date-time"},"updated_at":{"format":"date-time","type":"string","leapSecond":"date-time"}},"required":["id","dag_id","from_date","to_date","is_paused","reprocess_behavior","max_active_runs","created_at","updated_at","dag_display_name"],"type":"object"};
const schema39 = {"$id":"contract:/components/schemas/ReprocessBehavior","enum":["failed","completed","none"],"type":"string"};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},schema:schema38.required,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.dag_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dag_id"},schema:schema38.required,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.from_date === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "from_date"},schema:schema38.required,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.to_date === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "to_date"},schema:schema38.required,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.is_paused === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "is_paused"},schema:schema38.required,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.reprocess_behavior === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reprocess_behavior"},schema:schema38.required,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.max_active_runs === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "max_active_runs"},schema:schema38.required,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.created_at === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},schema:schema38.required,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.updated_at === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updated_at"},schema:schema38.required,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.dag_display_name === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dag_display_name"},schema:schema38.required,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.completed_at !== undefined){
let data0 = data.completed_at;
if((typeof data0 !== "string") && (data0 !== null)){
const err10 = {instancePath:instancePath+"/completed_at",schemaPath:"#/properties/completed_at/type",keyword:"type",params:{type: schema38.properties.completed_at.type},schema:schema38.properties.completed_at.type,parentSchema:schema38.properties.completed_at,data:data0};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err11 = {instancePath:instancePath+"/completed_at",schemaPath:"#/properties/completed_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema38.properties.completed_at,data:data0};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data0.includes(":60")){
const next0 = Date.parse((data0).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err12 = {instancePath:instancePath+"/completed_at",schemaPath:"#/properties/completed_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema38.properties.completed_at,data:data0};
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
if(data.created_at !== undefined){
let data1 = data.created_at;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err13 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema38.properties.created_at,data:data1};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data1.includes(":60")){
const next1 = Date.parse((data1).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err14 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema38.properties.created_at,data:data1};
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
const err15 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema38.properties.created_at.type,parentSchema:schema38.properties.created_at,data:data1};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.dag_display_name !== undefined){
let data2 = data.dag_display_name;
if(typeof data2 !== "string"){
const err16 = {instancePath:instancePath+"/dag_display_name",schemaPath:"#/properties/dag_display_name/type",keyword:"type",params:{type: "string"},schema:schema38.properties.dag_display_name.type,parentSchema:schema38.properties.dag_display_name,data:data2};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.dag_id !== undefined){
let data3 = data.dag_id;
if(typeof data3 !== "string"){
const err17 = {instancePath:instancePath+"/dag_id",schemaPath:"#/properties/dag_id/type",keyword:"type",params:{type: "string"},schema:schema38.properties.dag_id.type,parentSchema:schema38.properties.dag_id,data:data3};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.dag_run_conf !== undefined){
let data4 = data.dag_run_conf;
if((!(data4 && typeof data4 == "object" && !Array.isArray(data4))) && (data4 !== null)){
const err18 = {instancePath:instancePath+"/dag_run_conf",schemaPath:"#/properties/dag_run_conf/type",keyword:"type",params:{type: schema38.properties.dag_run_conf.type},schema:schema38.properties.dag_run_conf.type,parentSchema:schema38.properties.dag_run_conf,data:data4};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.from_date !== undefined){
let data5 = data.from_date;
if(typeof data5 === "string"){
if(!(formats0.test(data5))){
const err19 = {instancePath:instancePath+"/from_date",schemaPath:"#/properties/from_date/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema38.properties.from_date,data:data5};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data5.includes(":60")){
const next2 = Date.parse((data5).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next2 % 86400000 !== 0 || new Date(next2).getUTCDate() !== 1){
const err20 = {instancePath:instancePath+"/from_date",schemaPath:"#/properties/from_date/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema38.properties.from_date,data:data5};
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
const err21 = {instancePath:instancePath+"/from_date",schemaPath:"#/properties/from_date/type",keyword:"type",params:{type: "string"},schema:schema38.properties.from_date.type,parentSchema:schema38.properties.from_date,data:data5};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.id !== undefined){
let data6 = data.id;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err22 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema38.properties.id.type,parentSchema:schema38.properties.id,data:data6};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
const err23 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema38.properties.id,data:data6};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(Math.abs(data6) > 9007199254740991){
const err24 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema38.properties.id,data:data6};
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
if(data.is_paused !== undefined){
let data7 = data.is_paused;
if(typeof data7 !== "boolean"){
const err25 = {instancePath:instancePath+"/is_paused",schemaPath:"#/properties/is_paused/type",keyword:"type",params:{type: "boolean"},schema:schema38.properties.is_paused.type,parentSchema:schema38.properties.is_paused,data:data7};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.max_active_runs !== undefined){
let data8 = data.max_active_runs;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err26 = {instancePath:instancePath+"/max_active_runs",schemaPath:"#/properties/max_active_runs/type",keyword:"type",params:{type: "integer"},schema:schema38.properties.max_active_runs.type,parentSchema:schema38.properties.max_active_runs,data:data8};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(Math.abs(data8) > 9007199254740991){
const err27 = {instancePath:instancePath+"/max_active_runs",schemaPath:"#/properties/max_active_runs/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema38.properties.max_active_runs,data:data8};
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
if(data.reprocess_behavior !== undefined){
let data9 = data.reprocess_behavior;
if(typeof data9 !== "string"){
const err28 = {instancePath:instancePath+"/reprocess_behavior",schemaPath:"contract:/components/schemas/ReprocessBehavior/type",keyword:"type",params:{type: "string"},schema:schema39.type,parentSchema:schema39,data:data9};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!(((data9 === "failed") || (data9 === "completed")) || (data9 === "none"))){
const err29 = {instancePath:instancePath+"/reprocess_behavior",schemaPath:"contract:/components/schemas/ReprocessBehavior/enum",keyword:"enum",params:{allowedValues: schema39.enum},schema:schema39.enum,parentSchema:schema39,data:data9};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.to_date !== undefined){
let data10 = data.to_date;
if(typeof data10 === "string"){
if(!(formats0.test(data10))){
const err30 = {instancePath:instancePath+"/to_date",schemaPath:"#/properties/to_date/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema38.properties.to_date,data:data10};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data10.includes(":60")){
const next3 = Date.parse((data10).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next3 % 86400000 !== 0 || new Date(next3).getUTCDate() !== 1){
const err31 = {instancePath:instancePath+"/to_date",schemaPath:"#/properties/to_date/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema38.properties.to_date,data:data10};
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
const err32 = {instancePath:instancePath+"/to_date",schemaPath:"#/properties/to_date/type",keyword:"type",params:{type: "string"},schema:schema38.properties.to_date.type,parentSchema:schema38.properties.to_date,data:data10};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.updated_at !== undefined){
let data11 = data.updated_at;
if(typeof data11 === "string"){
if(!(formats0.test(data11))){
const err33 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema38.properties.updated_at,data:data11};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data11.includes(":60")){
const next4 = Date.parse((data11).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next4 % 86400000 !== 0 || new Date(next4).getUTCDate() !== 1){
const err34 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema38.properties.updated_at,data:data11};
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
const err35 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type: "string"},schema:schema38.properties.updated_at.type,parentSchema:schema38.properties.updated_at,data:data11};
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
const err36 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema38.type,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":{"completed_at":true,"created_at":true,"dag_display_name":true,"dag_id":true,"dag_run_conf":true,"from_date":true,"id":true,"is_paused":true,"max_active_runs":true,"reprocess_behavior":true,"to_date":true,"updated_at":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.backfills === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "backfills"},schema:schema37.required,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.total_entries === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total_entries"},schema:schema37.required,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.backfills !== undefined){
let data0 = data.backfills;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate31.call(this, data0[i0], {instancePath:instancePath+"/backfills/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate31.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/backfills",schemaPath:"#/properties/backfills/type",keyword:"type",params:{type: "array"},schema:schema37.properties.backfills.type,parentSchema:schema37.properties.backfills,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.total_entries !== undefined){
let data2 = data.total_entries;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err3 = {instancePath:instancePath+"/total_entries",schemaPath:"#/properties/total_entries/type",keyword:"type",params:{type: "integer"},schema:schema37.properties.total_entries.type,parentSchema:schema37.properties.total_entries,data:data2};
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
const err4 = {instancePath:instancePath+"/total_entries",schemaPath:"#/properties/total_entries/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema37.properties.total_entries,data:data2};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema37.type,parentSchema:schema37,data};
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
validate30.evaluated = {"props":{"backfills":true,"total_entries":true},"dynamicProps":false,"dynamicItems":false};


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
validate29.evaluated = {"props":{"backfills":true,"total_entries":true},"dynamicProps":false,"dynamicItems":false};

exports.v12 = validate34;
const schema40 = {"$id":"contract:/create_backfill.200.body","$ref":"contract:/components/schemas/BackfillResponse"};

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
if(!(validate31.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate31.errors);
errors = vErrors.length;
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":{"completed_at":true,"created_at":true,"dag_display_name":true,"dag_id":true,"dag_run_conf":true,"from_date":true,"id":true,"is_paused":true,"max_active_runs":true,"reprocess_behavior":true,"to_date":true,"updated_at":true},"dynamicProps":false,"dynamicItems":false};

exports.v13 = validate36;
const schema41 = {"$id":"contract:/create_backfill_dry_run.200.body","$ref":"contract:/components/schemas/DryRunBackfillCollectionResponse"};
const schema42 = {"$id":"contract:/components/schemas/DryRunBackfillCollectionResponse","properties":{"backfills":{"items":{"$ref":"contract:/components/schemas/DryRunBackfillResponse"},"type":"array"},"total_entries":{"type":"integer","safeInteger":true}},"required":["backfills","total_entries"],"type":"object"};
const schema43 = {"$id":"contract:/components/schemas/DryRunBackfillResponse","properties":{"logical_date":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"partition_date":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"partition_key":{"type":["string","null"]}},"required":[],"type":"object"};

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
if(data.backfills === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "backfills"},schema:schema42.required,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.total_entries === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total_entries"},schema:schema42.required,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.backfills !== undefined){
let data0 = data.backfills;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.logical_date !== undefined){
let data2 = data1.logical_date;
if((typeof data2 !== "string") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/backfills/" + i0+"/logical_date",schemaPath:"contract:/components/schemas/DryRunBackfillResponse/properties/logical_date/type",keyword:"type",params:{type: schema43.properties.logical_date.type},schema:schema43.properties.logical_date.type,parentSchema:schema43.properties.logical_date,data:data2};
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
const err3 = {instancePath:instancePath+"/backfills/" + i0+"/logical_date",schemaPath:"contract:/components/schemas/DryRunBackfillResponse/properties/logical_date/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema43.properties.logical_date,data:data2};
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
const err4 = {instancePath:instancePath+"/backfills/" + i0+"/logical_date",schemaPath:"contract:/components/schemas/DryRunBackfillResponse/properties/logical_date/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema43.properties.logical_date,data:data2};
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
if(data1.partition_date !== undefined){
let data3 = data1.partition_date;
if((typeof data3 !== "string") && (data3 !== null)){
const err5 = {instancePath:instancePath+"/backfills/" + i0+"/partition_date",schemaPath:"contract:/components/schemas/DryRunBackfillResponse/properties/partition_date/type",keyword:"type",params:{type: schema43.properties.partition_date.type},schema:schema43.properties.partition_date.type,parentSchema:schema43.properties.partition_date,data:data3};
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
const err6 = {instancePath:instancePath+"/backfills/" + i0+"/partition_date",schemaPath:"contract:/components/schemas/DryRunBackfillResponse/properties/partition_date/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema43.properties.partition_date,data:data3};
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
const err7 = {instancePath:instancePath+"/backfills/" + i0+"/partition_date",schemaPath:"contract:/components/schemas/DryRunBackfillResponse/properties/partition_date/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema43.properties.partition_date,data:data3};
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
if(data1.partition_key !== undefined){
let data4 = data1.partition_key;
if((typeof data4 !== "string") && (data4 !== null)){
const err8 = {instancePath:instancePath+"/backfills/" + i0+"/partition_key",schemaPath:"contract:/components/schemas/DryRunBackfillResponse/properties/partition_key/type",keyword:"type",params:{type: schema43.properties.partition_key.type},schema:schema43.properties.partition_key.type,parentSchema:schema43.properties.partition_key,data:data4};
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
const err9 = {instancePath:instancePath+"/backfills/" + i0,schemaPath:"contract:/components/schemas/DryRunBackfillResponse/type",keyword:"type",params:{type: "object"},schema:schema43.type,parentSchema:schema43,data:data1};
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
const err10 = {instancePath:instancePath+"/backfills",schemaPath:"#/properties/backfills/type",keyword:"type",params:{type: "array"},schema:schema42.properties.backfills.type,parentSchema:schema42.properties.backfills,data:data0};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.total_entries !== undefined){
let data5 = data.total_entries;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err11 = {instancePath:instancePath+"/total_entries",schemaPath:"#/properties/total_entries/type",keyword:"type",params:{type: "integer"},schema:schema42.properties.total_entries.type,parentSchema:schema42.properties.total_entries,data:data5};
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
const err12 = {instancePath:instancePath+"/total_entries",schemaPath:"#/properties/total_entries/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema42.properties.total_entries,data:data5};
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
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema42.type,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"props":{"backfills":true,"total_entries":true},"dynamicProps":false,"dynamicItems":false};


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
validate36.evaluated = {"props":{"backfills":true,"total_entries":true},"dynamicProps":false,"dynamicItems":false};

exports.v14 = validate39;
const schema44 = {"$id":"contract:/get_config.200.body","$ref":"contract:/components/schemas/Config"};
const schema45 = {"$id":"contract:/components/schemas/Config","additionalProperties":false,"properties":{"sections":{"items":{"$ref":"contract:/components/schemas/ConfigSection"},"type":"array"}},"required":["sections"],"type":"object"};
const schema46 = {"$id":"contract:/components/schemas/ConfigSection","additionalProperties":false,"properties":{"name":{"type":"string"},"options":{"items":{"$ref":"contract:/components/schemas/ConfigOption"},"type":"array"}},"required":["name","options"],"type":"object"};
const schema47 = {"$id":"contract:/components/schemas/ConfigOption","additionalProperties":false,"properties":{"key":{"type":"string"},"value":{"anyOf":[{"type":"string"},{"maxItems":2,"minItems":2,"prefixItems":[{"type":"string"},{"type":"string"}],"type":"array"}]}},"required":["key","value"],"type":"object"};

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
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema46.required,parentSchema:schema46,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.options === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "options"},schema:schema46.required,parentSchema:schema46,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "name") || (key0 === "options"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema46,data};
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
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema46.properties.name.type,parentSchema:schema46.properties.name,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.options !== undefined){
let data1 = data.options;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.key === undefined){
const err4 = {instancePath:instancePath+"/options/" + i0,schemaPath:"contract:/components/schemas/ConfigOption/required",keyword:"required",params:{missingProperty: "key"},schema:schema47.required,parentSchema:schema47,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2.value === undefined){
const err5 = {instancePath:instancePath+"/options/" + i0,schemaPath:"contract:/components/schemas/ConfigOption/required",keyword:"required",params:{missingProperty: "value"},schema:schema47.required,parentSchema:schema47,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key1 in data2){
if(!((key1 === "key") || (key1 === "value"))){
const err6 = {instancePath:instancePath+"/options/" + i0,schemaPath:"contract:/components/schemas/ConfigOption/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema47,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data2.key !== undefined){
let data3 = data2.key;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/options/" + i0+"/key",schemaPath:"contract:/components/schemas/ConfigOption/properties/key/type",keyword:"type",params:{type: "string"},schema:schema47.properties.key.type,parentSchema:schema47.properties.key,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data2.value !== undefined){
let data4 = data2.value;
const _errs13 = errors;
let valid5 = false;
const _errs14 = errors;
if(typeof data4 !== "string"){
const err8 = {instancePath:instancePath+"/options/" + i0+"/value",schemaPath:"contract:/components/schemas/ConfigOption/properties/value/anyOf/0/type",keyword:"type",params:{type: "string"},schema:schema47.properties.value.anyOf[0].type,parentSchema:schema47.properties.value.anyOf[0],data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid0 = _errs14 === errors;
valid5 = valid5 || _valid0;
const _errs16 = errors;
if(Array.isArray(data4)){
if(data4.length > 2){
const err9 = {instancePath:instancePath+"/options/" + i0+"/value",schemaPath:"contract:/components/schemas/ConfigOption/properties/value/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 2},schema:2,parentSchema:schema47.properties.value.anyOf[1],data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data4.length < 2){
const err10 = {instancePath:instancePath+"/options/" + i0+"/value",schemaPath:"contract:/components/schemas/ConfigOption/properties/value/anyOf/1/minItems",keyword:"minItems",params:{limit: 2},schema:2,parentSchema:schema47.properties.value.anyOf[1],data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len1 = data4.length;
if(len1 > 0){
let data5 = data4[0];
if(typeof data5 !== "string"){
const err11 = {instancePath:instancePath+"/options/" + i0+"/value/0",schemaPath:"contract:/components/schemas/ConfigOption/properties/value/anyOf/1/prefixItems/0/type",keyword:"type",params:{type: "string"},schema:schema47.properties.value.anyOf[1].prefixItems[0].type,parentSchema:schema47.properties.value.anyOf[1].prefixItems[0],data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(len1 > 1){
let data6 = data4[1];
if(typeof data6 !== "string"){
const err12 = {instancePath:instancePath+"/options/" + i0+"/value/1",schemaPath:"contract:/components/schemas/ConfigOption/properties/value/anyOf/1/prefixItems/1/type",keyword:"type",params:{type: "string"},schema:schema47.properties.value.anyOf[1].prefixItems[1].type,parentSchema:schema47.properties.value.anyOf[1].prefixItems[1],data:data6};
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
const err13 = {instancePath:instancePath+"/options/" + i0+"/value",schemaPath:"contract:/components/schemas/ConfigOption/properties/value/anyOf/1/type",keyword:"type",params:{type: "array"},schema:schema47.properties.value.anyOf[1].type,parentSchema:schema47.properties.value.anyOf[1],data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid0 = _errs16 === errors;
valid5 = valid5 || _valid0;
if(!valid5){
const err14 = {instancePath:instancePath+"/options/" + i0+"/value",schemaPath:"contract:/components/schemas/ConfigOption/properties/value/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs13, passingSchemas: null},schema:schema47.properties.value.anyOf,parentSchema:schema47.properties.value,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
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
const err15 = {instancePath:instancePath+"/options/" + i0,schemaPath:"contract:/components/schemas/ConfigOption/type",keyword:"type",params:{type: "object"},schema:schema47.type,parentSchema:schema47,data:data2};
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
const err16 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: "array"},schema:schema46.properties.options.type,parentSchema:schema46.properties.options,data:data1};
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
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema46.type,parentSchema:schema46,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(data.sections === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sections"},schema:schema45.required,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "sections")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.sections !== undefined){
let data0 = data.sections;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate41.call(this, data0[i0], {instancePath:instancePath+"/sections/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate41.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/sections",schemaPath:"#/properties/sections/type",keyword:"type",params:{type: "array"},schema:schema45.properties.sections.type,parentSchema:schema45.properties.sections,data:data0};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema45.type,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
validate39.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v15 = validate44;
const schema48 = {"$id":"contract:/get_config.200.body text/plain","type":"string"};

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
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema48.type,parentSchema:schema48,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"dynamicProps":false,"dynamicItems":false};

exports.v16 = validate45;
const schema49 = {"$id":"contract:/get_connections.200.body","$ref":"contract:/components/schemas/ConnectionCollectionResponse"};
const schema50 = {"$id":"contract:/components/schemas/ConnectionCollectionResponse","properties":{"connections":{"items":{"$ref":"contract:/components/schemas/ConnectionResponse"},"type":"array"},"total_entries":{"type":"integer","safeInteger":true}},"required":["connections","total_entries"],"type":"object"};
const schema51 = {"$id":"contract:/components/schemas/ConnectionResponse","properties":{"conn_type":{"type":"string"},"connection_id":{"type":"string"},"description":{"type":["string","null"]},"extra":{"type":["string","null"]},"host":{"type":["string","null"]},"login":{"type":["string","null"]},"password":{"type":["string","null"]},"port":{"type":["integer","null"],"safeInteger":true},"schema":{"type":["string","null"]},"team_name":{"type":["string","null"]}},"required":["connection_id","conn_type"],"type":"object"};

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
if(data.connections === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "connections"},schema:schema50.required,parentSchema:schema50,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.total_entries === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total_entries"},schema:schema50.required,parentSchema:schema50,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.connections !== undefined){
let data0 = data.connections;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.connection_id === undefined){
const err2 = {instancePath:instancePath+"/connections/" + i0,schemaPath:"contract:/components/schemas/ConnectionResponse/required",keyword:"required",params:{missingProperty: "connection_id"},schema:schema51.required,parentSchema:schema51,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.conn_type === undefined){
const err3 = {instancePath:instancePath+"/connections/" + i0,schemaPath:"contract:/components/schemas/ConnectionResponse/required",keyword:"required",params:{missingProperty: "conn_type"},schema:schema51.required,parentSchema:schema51,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.conn_type !== undefined){
let data2 = data1.conn_type;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/connections/" + i0+"/conn_type",schemaPath:"contract:/components/schemas/ConnectionResponse/properties/conn_type/type",keyword:"type",params:{type: "string"},schema:schema51.properties.conn_type.type,parentSchema:schema51.properties.conn_type,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data1.connection_id !== undefined){
let data3 = data1.connection_id;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/connections/" + i0+"/connection_id",schemaPath:"contract:/components/schemas/ConnectionResponse/properties/connection_id/type",keyword:"type",params:{type: "string"},schema:schema51.properties.connection_id.type,parentSchema:schema51.properties.connection_id,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data1.description !== undefined){
let data4 = data1.description;
if((typeof data4 !== "string") && (data4 !== null)){
const err6 = {instancePath:instancePath+"/connections/" + i0+"/description",schemaPath:"contract:/components/schemas/ConnectionResponse/properties/description/type",keyword:"type",params:{type: schema51.properties.description.type},schema:schema51.properties.description.type,parentSchema:schema51.properties.description,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1.extra !== undefined){
let data5 = data1.extra;
if((typeof data5 !== "string") && (data5 !== null)){
const err7 = {instancePath:instancePath+"/connections/" + i0+"/extra",schemaPath:"contract:/components/schemas/ConnectionResponse/properties/extra/type",keyword:"type",params:{type: schema51.properties.extra.type},schema:schema51.properties.extra.type,parentSchema:schema51.properties.extra,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data1.host !== undefined){
let data6 = data1.host;
if((typeof data6 !== "string") && (data6 !== null)){
const err8 = {instancePath:instancePath+"/connections/" + i0+"/host",schemaPath:"contract:/components/schemas/ConnectionResponse/properties/host/type",keyword:"type",params:{type: schema51.properties.host.type},schema:schema51.properties.host.type,parentSchema:schema51.properties.host,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data1.login !== undefined){
let data7 = data1.login;
if((typeof data7 !== "string") && (data7 !== null)){
const err9 = {instancePath:instancePath+"/connections/" + i0+"/login",schemaPath:"contract:/components/schemas/ConnectionResponse/properties/login/type",keyword:"type",params:{type: schema51.properties.login.type},schema:schema51.properties.login.type,parentSchema:schema51.properties.login,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data1.password !== undefined){
let data8 = data1.password;
if((typeof data8 !== "string") && (data8 !== null)){
const err10 = {instancePath:instancePath+"/connections/" + i0+"/password",schemaPath:"contract:/components/schemas/ConnectionResponse/properties/password/type",keyword:"type",params:{type: schema51.properties.password.type},schema:schema51.properties.password.type,parentSchema:schema51.properties.password,data:data8};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data1.port !== undefined){
let data9 = data1.port;
if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
const err11 = {instancePath:instancePath+"/connections/" + i0+"/port",schemaPath:"contract:/components/schemas/ConnectionResponse/properties/port/type",keyword:"type",params:{type: schema51.properties.port.type},schema:schema51.properties.port.type,parentSchema:schema51.properties.port,data:data9};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(Math.abs(data9) > 9007199254740991){
const err12 = {instancePath:instancePath+"/connections/" + i0+"/port",schemaPath:"contract:/components/schemas/ConnectionResponse/properties/port/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema51.properties.port,data:data9};
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
if(data1.schema !== undefined){
let data10 = data1.schema;
if((typeof data10 !== "string") && (data10 !== null)){
const err13 = {instancePath:instancePath+"/connections/" + i0+"/schema",schemaPath:"contract:/components/schemas/ConnectionResponse/properties/schema/type",keyword:"type",params:{type: schema51.properties.schema.type},schema:schema51.properties.schema.type,parentSchema:schema51.properties.schema,data:data10};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data1.team_name !== undefined){
let data11 = data1.team_name;
if((typeof data11 !== "string") && (data11 !== null)){
const err14 = {instancePath:instancePath+"/connections/" + i0+"/team_name",schemaPath:"contract:/components/schemas/ConnectionResponse/properties/team_name/type",keyword:"type",params:{type: schema51.properties.team_name.type},schema:schema51.properties.team_name.type,parentSchema:schema51.properties.team_name,data:data11};
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
const err15 = {instancePath:instancePath+"/connections/" + i0,schemaPath:"contract:/components/schemas/ConnectionResponse/type",keyword:"type",params:{type: "object"},schema:schema51.type,parentSchema:schema51,data:data1};
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
const err16 = {instancePath:instancePath+"/connections",schemaPath:"#/properties/connections/type",keyword:"type",params:{type: "array"},schema:schema50.properties.connections.type,parentSchema:schema50.properties.connections,data:data0};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.total_entries !== undefined){
let data12 = data.total_entries;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err17 = {instancePath:instancePath+"/total_entries",schemaPath:"#/properties/total_entries/type",keyword:"type",params:{type: "integer"},schema:schema50.properties.total_entries.type,parentSchema:schema50.properties.total_entries,data:data12};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(Math.abs(data12) > 9007199254740991){
const err18 = {instancePath:instancePath+"/total_entries",schemaPath:"#/properties/total_entries/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema50.properties.total_entries,data:data12};
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
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema50.type,parentSchema:schema50,data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"props":{"connections":true,"total_entries":true},"dynamicProps":false,"dynamicItems":false};


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
validate45.evaluated = {"props":{"connections":true,"total_entries":true},"dynamicProps":false,"dynamicItems":false};

exports.v17 = validate48;
const schema52 = {"$id":"contract:/post_connection.201.body","$ref":"contract:/components/schemas/ConnectionResponse"};

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
if(data.connection_id === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/ConnectionResponse/required",keyword:"required",params:{missingProperty: "connection_id"},schema:schema51.required,parentSchema:schema51,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.conn_type === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/ConnectionResponse/required",keyword:"required",params:{missingProperty: "conn_type"},schema:schema51.required,parentSchema:schema51,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.conn_type !== undefined){
let data0 = data.conn_type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/conn_type",schemaPath:"contract:/components/schemas/ConnectionResponse/properties/conn_type/type",keyword:"type",params:{type: "string"},schema:schema51.properties.conn_type.type,parentSchema:schema51.properties.conn_type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.connection_id !== undefined){
let data1 = data.connection_id;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/connection_id",schemaPath:"contract:/components/schemas/ConnectionResponse/properties/connection_id/type",keyword:"type",params:{type: "string"},schema:schema51.properties.connection_id.type,parentSchema:schema51.properties.connection_id,data:data1};
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
if((typeof data2 !== "string") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/description",schemaPath:"contract:/components/schemas/ConnectionResponse/properties/description/type",keyword:"type",params:{type: schema51.properties.description.type},schema:schema51.properties.description.type,parentSchema:schema51.properties.description,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.extra !== undefined){
let data3 = data.extra;
if((typeof data3 !== "string") && (data3 !== null)){
const err5 = {instancePath:instancePath+"/extra",schemaPath:"contract:/components/schemas/ConnectionResponse/properties/extra/type",keyword:"type",params:{type: schema51.properties.extra.type},schema:schema51.properties.extra.type,parentSchema:schema51.properties.extra,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.host !== undefined){
let data4 = data.host;
if((typeof data4 !== "string") && (data4 !== null)){
const err6 = {instancePath:instancePath+"/host",schemaPath:"contract:/components/schemas/ConnectionResponse/properties/host/type",keyword:"type",params:{type: schema51.properties.host.type},schema:schema51.properties.host.type,parentSchema:schema51.properties.host,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.login !== undefined){
let data5 = data.login;
if((typeof data5 !== "string") && (data5 !== null)){
const err7 = {instancePath:instancePath+"/login",schemaPath:"contract:/components/schemas/ConnectionResponse/properties/login/type",keyword:"type",params:{type: schema51.properties.login.type},schema:schema51.properties.login.type,parentSchema:schema51.properties.login,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.password !== undefined){
let data6 = data.password;
if((typeof data6 !== "string") && (data6 !== null)){
const err8 = {instancePath:instancePath+"/password",schemaPath:"contract:/components/schemas/ConnectionResponse/properties/password/type",keyword:"type",params:{type: schema51.properties.password.type},schema:schema51.properties.password.type,parentSchema:schema51.properties.password,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.port !== undefined){
let data7 = data.port;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
const err9 = {instancePath:instancePath+"/port",schemaPath:"contract:/components/schemas/ConnectionResponse/properties/port/type",keyword:"type",params:{type: schema51.properties.port.type},schema:schema51.properties.port.type,parentSchema:schema51.properties.port,data:data7};
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
const err10 = {instancePath:instancePath+"/port",schemaPath:"contract:/components/schemas/ConnectionResponse/properties/port/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema51.properties.port,data:data7};
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
if(data.schema !== undefined){
let data8 = data.schema;
if((typeof data8 !== "string") && (data8 !== null)){
const err11 = {instancePath:instancePath+"/schema",schemaPath:"contract:/components/schemas/ConnectionResponse/properties/schema/type",keyword:"type",params:{type: schema51.properties.schema.type},schema:schema51.properties.schema.type,parentSchema:schema51.properties.schema,data:data8};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.team_name !== undefined){
let data9 = data.team_name;
if((typeof data9 !== "string") && (data9 !== null)){
const err12 = {instancePath:instancePath+"/team_name",schemaPath:"contract:/components/schemas/ConnectionResponse/properties/team_name/type",keyword:"type",params:{type: schema51.properties.team_name.type},schema:schema51.properties.team_name.type,parentSchema:schema51.properties.team_name,data:data9};
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
const err13 = {instancePath,schemaPath:"contract:/components/schemas/ConnectionResponse/type",keyword:"type",params:{type: "object"},schema:schema51.type,parentSchema:schema51,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate48.errors = vErrors;
return errors === 0;
}
validate48.evaluated = {"props":{"conn_type":true,"connection_id":true,"description":true,"extra":true,"host":true,"login":true,"password":true,"port":true,"schema":true,"team_name":true},"dynamicProps":false,"dynamicItems":false};

exports.v18 = validate49;
const schema54 = {"$id":"contract:/bulk_connections.200.body","$ref":"contract:/components/schemas/BulkResponse"};
const schema55 = {"$id":"contract:/components/schemas/BulkResponse","properties":{"create":{"anyOf":[{"$ref":"contract:/components/schemas/BulkActionResponse"},{"type":"null"}]},"delete":{"anyOf":[{"$ref":"contract:/components/schemas/BulkActionResponse"},{"type":"null"}]},"update":{"anyOf":[{"$ref":"contract:/components/schemas/BulkActionResponse"},{"type":"null"}]}},"type":"object"};
const schema56 = {"$id":"contract:/components/schemas/BulkActionResponse","properties":{"errors":{"items":{"additionalProperties":true,"type":"object"},"type":"array"},"success":{"items":{"type":"string"},"type":"array"}},"type":"object"};

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
if(data.create !== undefined){
let data0 = data.create;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.errors !== undefined){
let data1 = data0.errors;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
}
else {
const err0 = {instancePath:instancePath+"/create/errors/" + i0,schemaPath:"contract:/components/schemas/BulkActionResponse/properties/errors/items/type",keyword:"type",params:{type: "object"},schema:schema56.properties.errors.items.type,parentSchema:schema56.properties.errors.items,data:data2};
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
const err1 = {instancePath:instancePath+"/create/errors",schemaPath:"contract:/components/schemas/BulkActionResponse/properties/errors/type",keyword:"type",params:{type: "array"},schema:schema56.properties.errors.type,parentSchema:schema56.properties.errors,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.success !== undefined){
let data3 = data0.success;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if(typeof data4 !== "string"){
const err2 = {instancePath:instancePath+"/create/success/" + i1,schemaPath:"contract:/components/schemas/BulkActionResponse/properties/success/items/type",keyword:"type",params:{type: "string"},schema:schema56.properties.success.items.type,parentSchema:schema56.properties.success.items,data:data4};
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
const err3 = {instancePath:instancePath+"/create/success",schemaPath:"contract:/components/schemas/BulkActionResponse/properties/success/type",keyword:"type",params:{type: "array"},schema:schema56.properties.success.type,parentSchema:schema56.properties.success,data:data3};
if(vErrors === null){
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
const err4 = {instancePath:instancePath+"/create",schemaPath:"contract:/components/schemas/BulkActionResponse/type",keyword:"type",params:{type: "object"},schema:schema56.type,parentSchema:schema56,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
var props0 = {__proto__: null, };
props0.errors = true;
props0.success = true;
}
const _errs15 = errors;
if(data0 !== null){
const err5 = {instancePath:instancePath+"/create",schemaPath:"#/properties/create/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema55.properties.create.anyOf[1].type,parentSchema:schema55.properties.create.anyOf[1],data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs15 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err6 = {instancePath:instancePath+"/create",schemaPath:"#/properties/create/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs2, passingSchemas: null},schema:schema55.properties.create.anyOf,parentSchema:schema55.properties.create,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
}
if(data.delete !== undefined){
let data5 = data.delete;
const _errs18 = errors;
let valid8 = false;
const _errs19 = errors;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.errors !== undefined){
let data6 = data5.errors;
if(Array.isArray(data6)){
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
let data7 = data6[i2];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
}
else {
const err7 = {instancePath:instancePath+"/delete/errors/" + i2,schemaPath:"contract:/components/schemas/BulkActionResponse/properties/errors/items/type",keyword:"type",params:{type: "object"},schema:schema56.properties.errors.items.type,parentSchema:schema56.properties.errors.items,data:data7};
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
const err8 = {instancePath:instancePath+"/delete/errors",schemaPath:"contract:/components/schemas/BulkActionResponse/properties/errors/type",keyword:"type",params:{type: "array"},schema:schema56.properties.errors.type,parentSchema:schema56.properties.errors,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data5.success !== undefined){
let data8 = data5.success;
if(Array.isArray(data8)){
const len3 = data8.length;
for(let i3=0; i3<len3; i3++){
let data9 = data8[i3];
if(typeof data9 !== "string"){
const err9 = {instancePath:instancePath+"/delete/success/" + i3,schemaPath:"contract:/components/schemas/BulkActionResponse/properties/success/items/type",keyword:"type",params:{type: "string"},schema:schema56.properties.success.items.type,parentSchema:schema56.properties.success.items,data:data9};
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
const err10 = {instancePath:instancePath+"/delete/success",schemaPath:"contract:/components/schemas/BulkActionResponse/properties/success/type",keyword:"type",params:{type: "array"},schema:schema56.properties.success.type,parentSchema:schema56.properties.success,data:data8};
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
const err11 = {instancePath:instancePath+"/delete",schemaPath:"contract:/components/schemas/BulkActionResponse/type",keyword:"type",params:{type: "object"},schema:schema56.type,parentSchema:schema56,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid1 = _errs19 === errors;
valid8 = valid8 || _valid1;
if(_valid1){
var props1 = {__proto__: null, };
props1.errors = true;
props1.success = true;
}
const _errs31 = errors;
if(data5 !== null){
const err12 = {instancePath:instancePath+"/delete",schemaPath:"#/properties/delete/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema55.properties.delete.anyOf[1].type,parentSchema:schema55.properties.delete.anyOf[1],data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid1 = _errs31 === errors;
valid8 = valid8 || _valid1;
if(!valid8){
const err13 = {instancePath:instancePath+"/delete",schemaPath:"#/properties/delete/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs18, passingSchemas: null},schema:schema55.properties.delete.anyOf,parentSchema:schema55.properties.delete,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
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
if(data.update !== undefined){
let data10 = data.update;
const _errs34 = errors;
let valid15 = false;
const _errs35 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.errors !== undefined){
let data11 = data10.errors;
if(Array.isArray(data11)){
const len4 = data11.length;
for(let i4=0; i4<len4; i4++){
let data12 = data11[i4];
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
}
else {
const err14 = {instancePath:instancePath+"/update/errors/" + i4,schemaPath:"contract:/components/schemas/BulkActionResponse/properties/errors/items/type",keyword:"type",params:{type: "object"},schema:schema56.properties.errors.items.type,parentSchema:schema56.properties.errors.items,data:data12};
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
const err15 = {instancePath:instancePath+"/update/errors",schemaPath:"contract:/components/schemas/BulkActionResponse/properties/errors/type",keyword:"type",params:{type: "array"},schema:schema56.properties.errors.type,parentSchema:schema56.properties.errors,data:data11};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data10.success !== undefined){
let data13 = data10.success;
if(Array.isArray(data13)){
const len5 = data13.length;
for(let i5=0; i5<len5; i5++){
let data14 = data13[i5];
if(typeof data14 !== "string"){
const err16 = {instancePath:instancePath+"/update/success/" + i5,schemaPath:"contract:/components/schemas/BulkActionResponse/properties/success/items/type",keyword:"type",params:{type: "string"},schema:schema56.properties.success.items.type,parentSchema:schema56.properties.success.items,data:data14};
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
const err17 = {instancePath:instancePath+"/update/success",schemaPath:"contract:/components/schemas/BulkActionResponse/properties/success/type",keyword:"type",params:{type: "array"},schema:schema56.properties.success.type,parentSchema:schema56.properties.success,data:data13};
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
const err18 = {instancePath:instancePath+"/update",schemaPath:"contract:/components/schemas/BulkActionResponse/type",keyword:"type",params:{type: "object"},schema:schema56.type,parentSchema:schema56,data:data10};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid2 = _errs35 === errors;
valid15 = valid15 || _valid2;
if(_valid2){
var props2 = {__proto__: null, };
props2.errors = true;
props2.success = true;
}
const _errs47 = errors;
if(data10 !== null){
const err19 = {instancePath:instancePath+"/update",schemaPath:"#/properties/update/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema55.properties.update.anyOf[1].type,parentSchema:schema55.properties.update.anyOf[1],data:data10};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var _valid2 = _errs47 === errors;
valid15 = valid15 || _valid2;
if(!valid15){
const err20 = {instancePath:instancePath+"/update",schemaPath:"#/properties/update/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs34, passingSchemas: null},schema:schema55.properties.update.anyOf,parentSchema:schema55.properties.update,data:data10};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
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
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema55.type,parentSchema:schema55,data};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"props":{"create":true,"delete":true,"update":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate50.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate50.errors);
errors = vErrors.length;
}
validate49.errors = vErrors;
return errors === 0;
}
validate49.evaluated = {"props":{"create":true,"delete":true,"update":true},"dynamicProps":false,"dynamicItems":false};

exports.v19 = validate52;
const schema59 = {"$id":"contract:/test_connection.200.body","$ref":"contract:/components/schemas/ConnectionTestResponse"};
const schema60 = {"$id":"contract:/components/schemas/ConnectionTestResponse","properties":{"message":{"type":"string"},"status":{"type":"boolean"}},"required":["status","message"],"type":"object"};

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
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/ConnectionTestResponse/required",keyword:"required",params:{missingProperty: "status"},schema:schema60.required,parentSchema:schema60,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/ConnectionTestResponse/required",keyword:"required",params:{missingProperty: "message"},schema:schema60.required,parentSchema:schema60,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.message !== undefined){
let data0 = data.message;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/message",schemaPath:"contract:/components/schemas/ConnectionTestResponse/properties/message/type",keyword:"type",params:{type: "string"},schema:schema60.properties.message.type,parentSchema:schema60.properties.message,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.status !== undefined){
let data1 = data.status;
if(typeof data1 !== "boolean"){
const err3 = {instancePath:instancePath+"/status",schemaPath:"contract:/components/schemas/ConnectionTestResponse/properties/status/type",keyword:"type",params:{type: "boolean"},schema:schema60.properties.status.type,parentSchema:schema60.properties.status,data:data1};
if(vErrors === null){
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
const err4 = {instancePath,schemaPath:"contract:/components/schemas/ConnectionTestResponse/type",keyword:"type",params:{type: "object"},schema:schema60.type,parentSchema:schema60,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"message":true,"status":true},"dynamicProps":false,"dynamicItems":false};

exports.v20 = validate53;
const schema61 = {"$id":"contract:/get_dag_source.200.body","$ref":"contract:/components/schemas/DAGSourceResponse"};
const schema62 = {"$id":"contract:/components/schemas/DAGSourceResponse","properties":{"content":{"type":["string","null"]},"dag_display_name":{"type":"string"},"dag_id":{"type":"string"},"version_number":{"type":["integer","null"],"safeInteger":true}},"required":["dag_id","dag_display_name"],"type":"object"};

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
if(data.dag_id === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/DAGSourceResponse/required",keyword:"required",params:{missingProperty: "dag_id"},schema:schema62.required,parentSchema:schema62,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.dag_display_name === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/DAGSourceResponse/required",keyword:"required",params:{missingProperty: "dag_display_name"},schema:schema62.required,parentSchema:schema62,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.content !== undefined){
let data0 = data.content;
if((typeof data0 !== "string") && (data0 !== null)){
const err2 = {instancePath:instancePath+"/content",schemaPath:"contract:/components/schemas/DAGSourceResponse/properties/content/type",keyword:"type",params:{type: schema62.properties.content.type},schema:schema62.properties.content.type,parentSchema:schema62.properties.content,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.dag_display_name !== undefined){
let data1 = data.dag_display_name;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/dag_display_name",schemaPath:"contract:/components/schemas/DAGSourceResponse/properties/dag_display_name/type",keyword:"type",params:{type: "string"},schema:schema62.properties.dag_display_name.type,parentSchema:schema62.properties.dag_display_name,data:data1};
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
let data2 = data.dag_id;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/dag_id",schemaPath:"contract:/components/schemas/DAGSourceResponse/properties/dag_id/type",keyword:"type",params:{type: "string"},schema:schema62.properties.dag_id.type,parentSchema:schema62.properties.dag_id,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.version_number !== undefined){
let data3 = data.version_number;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
const err5 = {instancePath:instancePath+"/version_number",schemaPath:"contract:/components/schemas/DAGSourceResponse/properties/version_number/type",keyword:"type",params:{type: schema62.properties.version_number.type},schema:schema62.properties.version_number.type,parentSchema:schema62.properties.version_number,data:data3};
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
const err6 = {instancePath:instancePath+"/version_number",schemaPath:"contract:/components/schemas/DAGSourceResponse/properties/version_number/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema62.properties.version_number,data:data3};
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
const err7 = {instancePath,schemaPath:"contract:/components/schemas/DAGSourceResponse/type",keyword:"type",params:{type: "object"},schema:schema62.type,parentSchema:schema62,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":{"content":true,"dag_display_name":true,"dag_id":true,"version_number":true},"dynamicProps":false,"dynamicItems":false};

exports.v21 = validate54;
const schema63 = {"$id":"contract:/get_dag_stats.200.body","$ref":"contract:/components/schemas/DagStatsCollectionResponse"};
const schema64 = {"$id":"contract:/components/schemas/DagStatsCollectionResponse","properties":{"dags":{"items":{"$ref":"contract:/components/schemas/DagStatsResponse"},"type":"array"},"total_entries":{"type":"integer","safeInteger":true}},"required":["dags","total_entries"],"type":"object"};
const schema65 = {"$id":"contract:/components/schemas/DagStatsResponse","properties":{"dag_display_name":{"type":"string"},"dag_id":{"type":"string"},"stats":{"items":{"$ref":"contract:/components/schemas/DagStatsStateResponse"},"type":"array"}},"required":["dag_id","dag_display_name","stats"],"type":"object"};
const schema66 = {"$id":"contract:/components/schemas/DagStatsStateResponse","properties":{"count":{"type":"integer","safeInteger":true},"state":{"$ref":"contract:/components/schemas/DagRunState"}},"required":["state","count"],"type":"object"};

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
if(data.state === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},schema:schema66.required,parentSchema:schema66,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.count === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "count"},schema:schema66.required,parentSchema:schema66,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.count !== undefined){
let data0 = data.count;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},schema:schema66.properties.count.type,parentSchema:schema66.properties.count,data:data0};
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
const err3 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema66.properties.count,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.state !== undefined){
let data1 = data.state;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/state",schemaPath:"contract:/components/schemas/DagRunState/type",keyword:"type",params:{type: "string"},schema:schema31.type,parentSchema:schema31,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((((data1 === "queued") || (data1 === "running")) || (data1 === "success")) || (data1 === "failed"))){
const err5 = {instancePath:instancePath+"/state",schemaPath:"contract:/components/schemas/DagRunState/enum",keyword:"enum",params:{allowedValues: schema31.enum},schema:schema31.enum,parentSchema:schema31,data:data1};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema66.type,parentSchema:schema66,data};
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
validate57.evaluated = {"props":{"count":true,"state":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.dag_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dag_id"},schema:schema65.required,parentSchema:schema65,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.dag_display_name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dag_display_name"},schema:schema65.required,parentSchema:schema65,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.stats === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stats"},schema:schema65.required,parentSchema:schema65,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.dag_display_name !== undefined){
let data0 = data.dag_display_name;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/dag_display_name",schemaPath:"#/properties/dag_display_name/type",keyword:"type",params:{type: "string"},schema:schema65.properties.dag_display_name.type,parentSchema:schema65.properties.dag_display_name,data:data0};
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
let data1 = data.dag_id;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/dag_id",schemaPath:"#/properties/dag_id/type",keyword:"type",params:{type: "string"},schema:schema65.properties.dag_id.type,parentSchema:schema65.properties.dag_id,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.stats !== undefined){
let data2 = data.stats;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate57.call(this, data2[i0], {instancePath:instancePath+"/stats/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate57.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/stats",schemaPath:"#/properties/stats/type",keyword:"type",params:{type: "array"},schema:schema65.properties.stats.type,parentSchema:schema65.properties.stats,data:data2};
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
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":{"dag_display_name":true,"dag_id":true,"stats":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.dags === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dags"},schema:schema64.required,parentSchema:schema64,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.total_entries === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total_entries"},schema:schema64.required,parentSchema:schema64,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.dags !== undefined){
let data0 = data.dags;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate56.call(this, data0[i0], {instancePath:instancePath+"/dags/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate56.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/dags",schemaPath:"#/properties/dags/type",keyword:"type",params:{type: "array"},schema:schema64.properties.dags.type,parentSchema:schema64.properties.dags,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.total_entries !== undefined){
let data2 = data.total_entries;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err3 = {instancePath:instancePath+"/total_entries",schemaPath:"#/properties/total_entries/type",keyword:"type",params:{type: "integer"},schema:schema64.properties.total_entries.type,parentSchema:schema64.properties.total_entries,data:data2};
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
const err4 = {instancePath:instancePath+"/total_entries",schemaPath:"#/properties/total_entries/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema64.properties.total_entries,data:data2};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema64.type,parentSchema:schema64,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":{"dags":true,"total_entries":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate55.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate55.errors);
errors = vErrors.length;
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":{"dags":true,"total_entries":true},"dynamicProps":false,"dynamicItems":false};

exports.v22 = validate61;
const schema68 = {"$id":"contract:/get_dag_tags.200.body","$ref":"contract:/components/schemas/DAGTagCollectionResponse"};
const schema69 = {"$id":"contract:/components/schemas/DAGTagCollectionResponse","properties":{"tags":{"items":{"type":"string"},"type":"array"},"total_entries":{"type":"integer","safeInteger":true}},"required":["tags","total_entries"],"type":"object"};

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
if(data.tags === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/DAGTagCollectionResponse/required",keyword:"required",params:{missingProperty: "tags"},schema:schema69.required,parentSchema:schema69,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.total_entries === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/DAGTagCollectionResponse/required",keyword:"required",params:{missingProperty: "total_entries"},schema:schema69.required,parentSchema:schema69,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.tags !== undefined){
let data0 = data.tags;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"contract:/components/schemas/DAGTagCollectionResponse/properties/tags/items/type",keyword:"type",params:{type: "string"},schema:schema69.properties.tags.items.type,parentSchema:schema69.properties.tags.items,data:data1};
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
const err3 = {instancePath:instancePath+"/tags",schemaPath:"contract:/components/schemas/DAGTagCollectionResponse/properties/tags/type",keyword:"type",params:{type: "array"},schema:schema69.properties.tags.type,parentSchema:schema69.properties.tags,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.total_entries !== undefined){
let data2 = data.total_entries;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err4 = {instancePath:instancePath+"/total_entries",schemaPath:"contract:/components/schemas/DAGTagCollectionResponse/properties/total_entries/type",keyword:"type",params:{type: "integer"},schema:schema69.properties.total_entries.type,parentSchema:schema69.properties.total_entries,data:data2};
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
const err5 = {instancePath:instancePath+"/total_entries",schemaPath:"contract:/components/schemas/DAGTagCollectionResponse/properties/total_entries/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema69.properties.total_entries,data:data2};
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
const err6 = {instancePath,schemaPath:"contract:/components/schemas/DAGTagCollectionResponse/type",keyword:"type",params:{type: "object"},schema:schema69.type,parentSchema:schema69,data};
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
validate61.evaluated = {"props":{"tags":true,"total_entries":true},"dynamicProps":false,"dynamicItems":false};

exports.v23 = validate62;
const schema70 = {"$id":"contract:/list_dag_warnings.200.body","$ref":"contract:/components/schemas/DAGWarningCollectionResponse"};
const schema71 = {"$id":"contract:/components/schemas/DAGWarningCollectionResponse","properties":{"dag_warnings":{"items":{"$ref":"contract:/components/schemas/DAGWarningResponse"},"type":"array"},"total_entries":{"type":"integer","safeInteger":true}},"required":["dag_warnings","total_entries"],"type":"object"};
const schema72 = {"$id":"contract:/components/schemas/DAGWarningResponse","properties":{"dag_display_name":{"type":"string"},"dag_id":{"type":"string"},"message":{"type":"string"},"timestamp":{"format":"date-time","type":"string","leapSecond":"date-time"},"warning_type":{"$ref":"contract:/components/schemas/DagWarningType"}},"required":["dag_id","warning_type","message","timestamp","dag_display_name"],"type":"object"};
const schema73 = {"$id":"contract:/components/schemas/DagWarningType","enum":["asset conflict","non-existent pool","runtime varying value"],"type":"string"};

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
if(data.dag_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dag_id"},schema:schema72.required,parentSchema:schema72,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.warning_type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "warning_type"},schema:schema72.required,parentSchema:schema72,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.message === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},schema:schema72.required,parentSchema:schema72,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.timestamp === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"},schema:schema72.required,parentSchema:schema72,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.dag_display_name === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dag_display_name"},schema:schema72.required,parentSchema:schema72,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.dag_display_name !== undefined){
let data0 = data.dag_display_name;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/dag_display_name",schemaPath:"#/properties/dag_display_name/type",keyword:"type",params:{type: "string"},schema:schema72.properties.dag_display_name.type,parentSchema:schema72.properties.dag_display_name,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.dag_id !== undefined){
let data1 = data.dag_id;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/dag_id",schemaPath:"#/properties/dag_id/type",keyword:"type",params:{type: "string"},schema:schema72.properties.dag_id.type,parentSchema:schema72.properties.dag_id,data:data1};
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
const err7 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},schema:schema72.properties.message.type,parentSchema:schema72.properties.message,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.timestamp !== undefined){
let data3 = data.timestamp;
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
const err8 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema72.properties.timestamp,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3.includes(":60")){
const next0 = Date.parse((data3).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err9 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema72.properties.timestamp,data:data3};
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
const err10 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "string"},schema:schema72.properties.timestamp.type,parentSchema:schema72.properties.timestamp,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.warning_type !== undefined){
let data4 = data.warning_type;
if(typeof data4 !== "string"){
const err11 = {instancePath:instancePath+"/warning_type",schemaPath:"contract:/components/schemas/DagWarningType/type",keyword:"type",params:{type: "string"},schema:schema73.type,parentSchema:schema73,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(((data4 === "asset conflict") || (data4 === "non-existent pool")) || (data4 === "runtime varying value"))){
const err12 = {instancePath:instancePath+"/warning_type",schemaPath:"contract:/components/schemas/DagWarningType/enum",keyword:"enum",params:{allowedValues: schema73.enum},schema:schema73.enum,parentSchema:schema73,data:data4};
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
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"props":{"dag_display_name":true,"dag_id":true,"message":true,"timestamp":true,"warning_type":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.dag_warnings === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dag_warnings"},schema:schema71.required,parentSchema:schema71,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.total_entries === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total_entries"},schema:schema71.required,parentSchema:schema71,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.dag_warnings !== undefined){
let data0 = data.dag_warnings;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate64.call(this, data0[i0], {instancePath:instancePath+"/dag_warnings/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate64.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/dag_warnings",schemaPath:"#/properties/dag_warnings/type",keyword:"type",params:{type: "array"},schema:schema71.properties.dag_warnings.type,parentSchema:schema71.properties.dag_warnings,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.total_entries !== undefined){
let data2 = data.total_entries;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err3 = {instancePath:instancePath+"/total_entries",schemaPath:"#/properties/total_entries/type",keyword:"type",params:{type: "integer"},schema:schema71.properties.total_entries.type,parentSchema:schema71.properties.total_entries,data:data2};
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
const err4 = {instancePath:instancePath+"/total_entries",schemaPath:"#/properties/total_entries/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema71.properties.total_entries,data:data2};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema71.type,parentSchema:schema71,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"props":{"dag_warnings":true,"total_entries":true},"dynamicProps":false,"dynamicItems":false};


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
validate62.evaluated = {"props":{"dag_warnings":true,"total_entries":true},"dynamicProps":false,"dynamicItems":false};

exports.v24 = validate67;
const schema74 = {"$id":"contract:/get_dags.200.body","$ref":"contract:/components/schemas/DAGCollectionResponse"};
const schema75 = {"$id":"contract:/components/schemas/DAGCollectionResponse","properties":{"dags":{"items":{"$ref":"contract:/components/schemas/DAGResponse"},"type":"array"},"total_entries":{"type":"integer","safeInteger":true}},"required":["dags","total_entries"],"type":"object"};
const schema76 = {"$id":"contract:/components/schemas/DAGResponse","properties":{"allowed_run_types":{"items":{"$ref":"contract:/components/schemas/DagRunType"},"type":["array","null"]},"bundle_name":{"type":["string","null"]},"bundle_version":{"type":["string","null"]},"dag_display_name":{"type":"string"},"dag_id":{"type":"string"},"description":{"type":["string","null"]},"file_token":{"type":"string"},"fileloc":{"type":"string"},"has_import_errors":{"type":"boolean"},"has_task_concurrency_limits":{"type":"boolean"},"is_paused":{"type":"boolean"},"is_stale":{"type":"boolean"},"last_expired":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"last_parse_duration":{"type":["number","null"],"double":true},"last_parsed_time":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"max_active_runs":{"type":["integer","null"],"safeInteger":true},"max_active_tasks":{"type":"integer","safeInteger":true},"max_consecutive_failed_dag_runs":{"type":"integer","safeInteger":true},"next_dagrun_data_interval_end":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"next_dagrun_data_interval_start":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"next_dagrun_logical_date":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"next_dagrun_run_after":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"owners":{"items":{"type":"string"},"type":"array"},"relative_fileloc":{"type":["string","null"]},"tags":{"items":{"$ref":"contract:/components/schemas/DagTagResponse"},"type":"array"},"timetable_description":{"type":["string","null"]},"timetable_partitioned":{"type":"boolean"},"timetable_summary":{"type":["string","null"]}},"required":["dag_id","dag_display_name","is_paused","is_stale","fileloc","timetable_partitioned","tags","max_active_tasks","max_consecutive_failed_dag_runs","has_task_concurrency_limits","has_import_errors","owners","file_token"],"type":"object"};
const schema78 = {"$id":"contract:/components/schemas/DagTagResponse","properties":{"dag_display_name":{"type":"string"},"dag_id":{"type":"string"},"name":{"type":"string"}},"required":["name","dag_id","dag_display_name"],"type":"object"};

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
if(data.dag_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dag_id"},schema:schema76.required,parentSchema:schema76,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.dag_display_name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dag_display_name"},schema:schema76.required,parentSchema:schema76,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.is_paused === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "is_paused"},schema:schema76.required,parentSchema:schema76,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.is_stale === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "is_stale"},schema:schema76.required,parentSchema:schema76,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.fileloc === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fileloc"},schema:schema76.required,parentSchema:schema76,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.timetable_partitioned === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timetable_partitioned"},schema:schema76.required,parentSchema:schema76,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.tags === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tags"},schema:schema76.required,parentSchema:schema76,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.max_active_tasks === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "max_active_tasks"},schema:schema76.required,parentSchema:schema76,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.max_consecutive_failed_dag_runs === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "max_consecutive_failed_dag_runs"},schema:schema76.required,parentSchema:schema76,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.has_task_concurrency_limits === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "has_task_concurrency_limits"},schema:schema76.required,parentSchema:schema76,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.has_import_errors === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "has_import_errors"},schema:schema76.required,parentSchema:schema76,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.owners === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "owners"},schema:schema76.required,parentSchema:schema76,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.file_token === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "file_token"},schema:schema76.required,parentSchema:schema76,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.allowed_run_types !== undefined){
let data0 = data.allowed_run_types;
if((!(Array.isArray(data0))) && (data0 !== null)){
const err13 = {instancePath:instancePath+"/allowed_run_types",schemaPath:"#/properties/allowed_run_types/type",keyword:"type",params:{type: schema76.properties.allowed_run_types.type},schema:schema76.properties.allowed_run_types.type,parentSchema:schema76.properties.allowed_run_types,data:data0};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
const err14 = {instancePath:instancePath+"/allowed_run_types/" + i0,schemaPath:"contract:/components/schemas/DagRunType/type",keyword:"type",params:{type: "string"},schema:schema30.type,parentSchema:schema30,data:data1};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(((((data1 === "backfill") || (data1 === "scheduled")) || (data1 === "manual")) || (data1 === "asset_triggered")) || (data1 === "asset_materialization"))){
const err15 = {instancePath:instancePath+"/allowed_run_types/" + i0,schemaPath:"contract:/components/schemas/DagRunType/enum",keyword:"enum",params:{allowedValues: schema30.enum},schema:schema30.enum,parentSchema:schema30,data:data1};
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
if(data.bundle_name !== undefined){
let data2 = data.bundle_name;
if((typeof data2 !== "string") && (data2 !== null)){
const err16 = {instancePath:instancePath+"/bundle_name",schemaPath:"#/properties/bundle_name/type",keyword:"type",params:{type: schema76.properties.bundle_name.type},schema:schema76.properties.bundle_name.type,parentSchema:schema76.properties.bundle_name,data:data2};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.bundle_version !== undefined){
let data3 = data.bundle_version;
if((typeof data3 !== "string") && (data3 !== null)){
const err17 = {instancePath:instancePath+"/bundle_version",schemaPath:"#/properties/bundle_version/type",keyword:"type",params:{type: schema76.properties.bundle_version.type},schema:schema76.properties.bundle_version.type,parentSchema:schema76.properties.bundle_version,data:data3};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.dag_display_name !== undefined){
let data4 = data.dag_display_name;
if(typeof data4 !== "string"){
const err18 = {instancePath:instancePath+"/dag_display_name",schemaPath:"#/properties/dag_display_name/type",keyword:"type",params:{type: "string"},schema:schema76.properties.dag_display_name.type,parentSchema:schema76.properties.dag_display_name,data:data4};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.dag_id !== undefined){
let data5 = data.dag_id;
if(typeof data5 !== "string"){
const err19 = {instancePath:instancePath+"/dag_id",schemaPath:"#/properties/dag_id/type",keyword:"type",params:{type: "string"},schema:schema76.properties.dag_id.type,parentSchema:schema76.properties.dag_id,data:data5};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.description !== undefined){
let data6 = data.description;
if((typeof data6 !== "string") && (data6 !== null)){
const err20 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema76.properties.description.type},schema:schema76.properties.description.type,parentSchema:schema76.properties.description,data:data6};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.file_token !== undefined){
let data7 = data.file_token;
if(typeof data7 !== "string"){
const err21 = {instancePath:instancePath+"/file_token",schemaPath:"#/properties/file_token/type",keyword:"type",params:{type: "string"},schema:schema76.properties.file_token.type,parentSchema:schema76.properties.file_token,data:data7};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.fileloc !== undefined){
let data8 = data.fileloc;
if(typeof data8 !== "string"){
const err22 = {instancePath:instancePath+"/fileloc",schemaPath:"#/properties/fileloc/type",keyword:"type",params:{type: "string"},schema:schema76.properties.fileloc.type,parentSchema:schema76.properties.fileloc,data:data8};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.has_import_errors !== undefined){
let data9 = data.has_import_errors;
if(typeof data9 !== "boolean"){
const err23 = {instancePath:instancePath+"/has_import_errors",schemaPath:"#/properties/has_import_errors/type",keyword:"type",params:{type: "boolean"},schema:schema76.properties.has_import_errors.type,parentSchema:schema76.properties.has_import_errors,data:data9};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.has_task_concurrency_limits !== undefined){
let data10 = data.has_task_concurrency_limits;
if(typeof data10 !== "boolean"){
const err24 = {instancePath:instancePath+"/has_task_concurrency_limits",schemaPath:"#/properties/has_task_concurrency_limits/type",keyword:"type",params:{type: "boolean"},schema:schema76.properties.has_task_concurrency_limits.type,parentSchema:schema76.properties.has_task_concurrency_limits,data:data10};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.is_paused !== undefined){
let data11 = data.is_paused;
if(typeof data11 !== "boolean"){
const err25 = {instancePath:instancePath+"/is_paused",schemaPath:"#/properties/is_paused/type",keyword:"type",params:{type: "boolean"},schema:schema76.properties.is_paused.type,parentSchema:schema76.properties.is_paused,data:data11};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.is_stale !== undefined){
let data12 = data.is_stale;
if(typeof data12 !== "boolean"){
const err26 = {instancePath:instancePath+"/is_stale",schemaPath:"#/properties/is_stale/type",keyword:"type",params:{type: "boolean"},schema:schema76.properties.is_stale.type,parentSchema:schema76.properties.is_stale,data:data12};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.last_expired !== undefined){
let data13 = data.last_expired;
if((typeof data13 !== "string") && (data13 !== null)){
const err27 = {instancePath:instancePath+"/last_expired",schemaPath:"#/properties/last_expired/type",keyword:"type",params:{type: schema76.properties.last_expired.type},schema:schema76.properties.last_expired.type,parentSchema:schema76.properties.last_expired,data:data13};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(typeof data13 === "string"){
if(!(formats0.test(data13))){
const err28 = {instancePath:instancePath+"/last_expired",schemaPath:"#/properties/last_expired/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema76.properties.last_expired,data:data13};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data13.includes(":60")){
const next0 = Date.parse((data13).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err29 = {instancePath:instancePath+"/last_expired",schemaPath:"#/properties/last_expired/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema76.properties.last_expired,data:data13};
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
if(data.last_parse_duration !== undefined){
let data14 = data.last_parse_duration;
if((!((typeof data14 == "number") && (isFinite(data14)))) && (data14 !== null)){
const err30 = {instancePath:instancePath+"/last_parse_duration",schemaPath:"#/properties/last_parse_duration/type",keyword:"type",params:{type: schema76.properties.last_parse_duration.type},schema:schema76.properties.last_parse_duration.type,parentSchema:schema76.properties.last_parse_duration,data:data14};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(typeof data14 === "bigint"){
const err31 = {instancePath:instancePath+"/last_parse_duration",schemaPath:"#/properties/last_parse_duration/double",keyword:"double",params:{holder: data, key: "last_parse_duration"},schema:true,parentSchema:schema76.properties.last_parse_duration,data:data14};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.last_parsed_time !== undefined){
let data15 = data.last_parsed_time;
if((typeof data15 !== "string") && (data15 !== null)){
const err32 = {instancePath:instancePath+"/last_parsed_time",schemaPath:"#/properties/last_parsed_time/type",keyword:"type",params:{type: schema76.properties.last_parsed_time.type},schema:schema76.properties.last_parsed_time.type,parentSchema:schema76.properties.last_parsed_time,data:data15};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(typeof data15 === "string"){
if(!(formats0.test(data15))){
const err33 = {instancePath:instancePath+"/last_parsed_time",schemaPath:"#/properties/last_parsed_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema76.properties.last_parsed_time,data:data15};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data15.includes(":60")){
const next1 = Date.parse((data15).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err34 = {instancePath:instancePath+"/last_parsed_time",schemaPath:"#/properties/last_parsed_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema76.properties.last_parsed_time,data:data15};
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
if(data.max_active_runs !== undefined){
let data16 = data.max_active_runs;
if((!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))) && (data16 !== null)){
const err35 = {instancePath:instancePath+"/max_active_runs",schemaPath:"#/properties/max_active_runs/type",keyword:"type",params:{type: schema76.properties.max_active_runs.type},schema:schema76.properties.max_active_runs.type,parentSchema:schema76.properties.max_active_runs,data:data16};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(Math.abs(data16) > 9007199254740991){
const err36 = {instancePath:instancePath+"/max_active_runs",schemaPath:"#/properties/max_active_runs/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema76.properties.max_active_runs,data:data16};
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
if(data.max_active_tasks !== undefined){
let data17 = data.max_active_tasks;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err37 = {instancePath:instancePath+"/max_active_tasks",schemaPath:"#/properties/max_active_tasks/type",keyword:"type",params:{type: "integer"},schema:schema76.properties.max_active_tasks.type,parentSchema:schema76.properties.max_active_tasks,data:data17};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(Math.abs(data17) > 9007199254740991){
const err38 = {instancePath:instancePath+"/max_active_tasks",schemaPath:"#/properties/max_active_tasks/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema76.properties.max_active_tasks,data:data17};
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
if(data.max_consecutive_failed_dag_runs !== undefined){
let data18 = data.max_consecutive_failed_dag_runs;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err39 = {instancePath:instancePath+"/max_consecutive_failed_dag_runs",schemaPath:"#/properties/max_consecutive_failed_dag_runs/type",keyword:"type",params:{type: "integer"},schema:schema76.properties.max_consecutive_failed_dag_runs.type,parentSchema:schema76.properties.max_consecutive_failed_dag_runs,data:data18};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(Math.abs(data18) > 9007199254740991){
const err40 = {instancePath:instancePath+"/max_consecutive_failed_dag_runs",schemaPath:"#/properties/max_consecutive_failed_dag_runs/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema76.properties.max_consecutive_failed_dag_runs,data:data18};
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
if(data.next_dagrun_data_interval_end !== undefined){
let data19 = data.next_dagrun_data_interval_end;
if((typeof data19 !== "string") && (data19 !== null)){
const err41 = {instancePath:instancePath+"/next_dagrun_data_interval_end",schemaPath:"#/properties/next_dagrun_data_interval_end/type",keyword:"type",params:{type: schema76.properties.next_dagrun_data_interval_end.type},schema:schema76.properties.next_dagrun_data_interval_end.type,parentSchema:schema76.properties.next_dagrun_data_interval_end,data:data19};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(typeof data19 === "string"){
if(!(formats0.test(data19))){
const err42 = {instancePath:instancePath+"/next_dagrun_data_interval_end",schemaPath:"#/properties/next_dagrun_data_interval_end/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema76.properties.next_dagrun_data_interval_end,data:data19};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data19.includes(":60")){
const next2 = Date.parse((data19).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next2 % 86400000 !== 0 || new Date(next2).getUTCDate() !== 1){
const err43 = {instancePath:instancePath+"/next_dagrun_data_interval_end",schemaPath:"#/properties/next_dagrun_data_interval_end/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema76.properties.next_dagrun_data_interval_end,data:data19};
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
if(data.next_dagrun_data_interval_start !== undefined){
let data20 = data.next_dagrun_data_interval_start;
if((typeof data20 !== "string") && (data20 !== null)){
const err44 = {instancePath:instancePath+"/next_dagrun_data_interval_start",schemaPath:"#/properties/next_dagrun_data_interval_start/type",keyword:"type",params:{type: schema76.properties.next_dagrun_data_interval_start.type},schema:schema76.properties.next_dagrun_data_interval_start.type,parentSchema:schema76.properties.next_dagrun_data_interval_start,data:data20};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(typeof data20 === "string"){
if(!(formats0.test(data20))){
const err45 = {instancePath:instancePath+"/next_dagrun_data_interval_start",schemaPath:"#/properties/next_dagrun_data_interval_start/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema76.properties.next_dagrun_data_interval_start,data:data20};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data20.includes(":60")){
const next3 = Date.parse((data20).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next3 % 86400000 !== 0 || new Date(next3).getUTCDate() !== 1){
const err46 = {instancePath:instancePath+"/next_dagrun_data_interval_start",schemaPath:"#/properties/next_dagrun_data_interval_start/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema76.properties.next_dagrun_data_interval_start,data:data20};
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
if(data.next_dagrun_logical_date !== undefined){
let data21 = data.next_dagrun_logical_date;
if((typeof data21 !== "string") && (data21 !== null)){
const err47 = {instancePath:instancePath+"/next_dagrun_logical_date",schemaPath:"#/properties/next_dagrun_logical_date/type",keyword:"type",params:{type: schema76.properties.next_dagrun_logical_date.type},schema:schema76.properties.next_dagrun_logical_date.type,parentSchema:schema76.properties.next_dagrun_logical_date,data:data21};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(typeof data21 === "string"){
if(!(formats0.test(data21))){
const err48 = {instancePath:instancePath+"/next_dagrun_logical_date",schemaPath:"#/properties/next_dagrun_logical_date/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema76.properties.next_dagrun_logical_date,data:data21};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data21.includes(":60")){
const next4 = Date.parse((data21).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next4 % 86400000 !== 0 || new Date(next4).getUTCDate() !== 1){
const err49 = {instancePath:instancePath+"/next_dagrun_logical_date",schemaPath:"#/properties/next_dagrun_logical_date/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema76.properties.next_dagrun_logical_date,data:data21};
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
if(data.next_dagrun_run_after !== undefined){
let data22 = data.next_dagrun_run_after;
if((typeof data22 !== "string") && (data22 !== null)){
const err50 = {instancePath:instancePath+"/next_dagrun_run_after",schemaPath:"#/properties/next_dagrun_run_after/type",keyword:"type",params:{type: schema76.properties.next_dagrun_run_after.type},schema:schema76.properties.next_dagrun_run_after.type,parentSchema:schema76.properties.next_dagrun_run_after,data:data22};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(typeof data22 === "string"){
if(!(formats0.test(data22))){
const err51 = {instancePath:instancePath+"/next_dagrun_run_after",schemaPath:"#/properties/next_dagrun_run_after/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema76.properties.next_dagrun_run_after,data:data22};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data22.includes(":60")){
const next5 = Date.parse((data22).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next5 % 86400000 !== 0 || new Date(next5).getUTCDate() !== 1){
const err52 = {instancePath:instancePath+"/next_dagrun_run_after",schemaPath:"#/properties/next_dagrun_run_after/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema76.properties.next_dagrun_run_after,data:data22};
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
if(data.owners !== undefined){
let data23 = data.owners;
if(Array.isArray(data23)){
const len1 = data23.length;
for(let i1=0; i1<len1; i1++){
let data24 = data23[i1];
if(typeof data24 !== "string"){
const err53 = {instancePath:instancePath+"/owners/" + i1,schemaPath:"#/properties/owners/items/type",keyword:"type",params:{type: "string"},schema:schema76.properties.owners.items.type,parentSchema:schema76.properties.owners.items,data:data24};
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
const err54 = {instancePath:instancePath+"/owners",schemaPath:"#/properties/owners/type",keyword:"type",params:{type: "array"},schema:schema76.properties.owners.type,parentSchema:schema76.properties.owners,data:data23};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data.relative_fileloc !== undefined){
let data25 = data.relative_fileloc;
if((typeof data25 !== "string") && (data25 !== null)){
const err55 = {instancePath:instancePath+"/relative_fileloc",schemaPath:"#/properties/relative_fileloc/type",keyword:"type",params:{type: schema76.properties.relative_fileloc.type},schema:schema76.properties.relative_fileloc.type,parentSchema:schema76.properties.relative_fileloc,data:data25};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.tags !== undefined){
let data26 = data.tags;
if(Array.isArray(data26)){
const len2 = data26.length;
for(let i2=0; i2<len2; i2++){
let data27 = data26[i2];
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
if(data27.name === undefined){
const err56 = {instancePath:instancePath+"/tags/" + i2,schemaPath:"contract:/components/schemas/DagTagResponse/required",keyword:"required",params:{missingProperty: "name"},schema:schema78.required,parentSchema:schema78,data:data27};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data27.dag_id === undefined){
const err57 = {instancePath:instancePath+"/tags/" + i2,schemaPath:"contract:/components/schemas/DagTagResponse/required",keyword:"required",params:{missingProperty: "dag_id"},schema:schema78.required,parentSchema:schema78,data:data27};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data27.dag_display_name === undefined){
const err58 = {instancePath:instancePath+"/tags/" + i2,schemaPath:"contract:/components/schemas/DagTagResponse/required",keyword:"required",params:{missingProperty: "dag_display_name"},schema:schema78.required,parentSchema:schema78,data:data27};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(data27.dag_display_name !== undefined){
let data28 = data27.dag_display_name;
if(typeof data28 !== "string"){
const err59 = {instancePath:instancePath+"/tags/" + i2+"/dag_display_name",schemaPath:"contract:/components/schemas/DagTagResponse/properties/dag_display_name/type",keyword:"type",params:{type: "string"},schema:schema78.properties.dag_display_name.type,parentSchema:schema78.properties.dag_display_name,data:data28};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data27.dag_id !== undefined){
let data29 = data27.dag_id;
if(typeof data29 !== "string"){
const err60 = {instancePath:instancePath+"/tags/" + i2+"/dag_id",schemaPath:"contract:/components/schemas/DagTagResponse/properties/dag_id/type",keyword:"type",params:{type: "string"},schema:schema78.properties.dag_id.type,parentSchema:schema78.properties.dag_id,data:data29};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data27.name !== undefined){
let data30 = data27.name;
if(typeof data30 !== "string"){
const err61 = {instancePath:instancePath+"/tags/" + i2+"/name",schemaPath:"contract:/components/schemas/DagTagResponse/properties/name/type",keyword:"type",params:{type: "string"},schema:schema78.properties.name.type,parentSchema:schema78.properties.name,data:data30};
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
const err62 = {instancePath:instancePath+"/tags/" + i2,schemaPath:"contract:/components/schemas/DagTagResponse/type",keyword:"type",params:{type: "object"},schema:schema78.type,parentSchema:schema78,data:data27};
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
const err63 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},schema:schema76.properties.tags.type,parentSchema:schema76.properties.tags,data:data26};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data.timetable_description !== undefined){
let data31 = data.timetable_description;
if((typeof data31 !== "string") && (data31 !== null)){
const err64 = {instancePath:instancePath+"/timetable_description",schemaPath:"#/properties/timetable_description/type",keyword:"type",params:{type: schema76.properties.timetable_description.type},schema:schema76.properties.timetable_description.type,parentSchema:schema76.properties.timetable_description,data:data31};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data.timetable_partitioned !== undefined){
let data32 = data.timetable_partitioned;
if(typeof data32 !== "boolean"){
const err65 = {instancePath:instancePath+"/timetable_partitioned",schemaPath:"#/properties/timetable_partitioned/type",keyword:"type",params:{type: "boolean"},schema:schema76.properties.timetable_partitioned.type,parentSchema:schema76.properties.timetable_partitioned,data:data32};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data.timetable_summary !== undefined){
let data33 = data.timetable_summary;
if((typeof data33 !== "string") && (data33 !== null)){
const err66 = {instancePath:instancePath+"/timetable_summary",schemaPath:"#/properties/timetable_summary/type",keyword:"type",params:{type: schema76.properties.timetable_summary.type},schema:schema76.properties.timetable_summary.type,parentSchema:schema76.properties.timetable_summary,data:data33};
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
else {
const err67 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema76.type,parentSchema:schema76,data};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
validate69.errors = vErrors;
return errors === 0;
}
validate69.evaluated = {"props":{"allowed_run_types":true,"bundle_name":true,"bundle_version":true,"dag_display_name":true,"dag_id":true,"description":true,"file_token":true,"fileloc":true,"has_import_errors":true,"has_task_concurrency_limits":true,"is_paused":true,"is_stale":true,"last_expired":true,"last_parse_duration":true,"last_parsed_time":true,"max_active_runs":true,"max_active_tasks":true,"max_consecutive_failed_dag_runs":true,"next_dagrun_data_interval_end":true,"next_dagrun_data_interval_start":true,"next_dagrun_logical_date":true,"next_dagrun_run_after":true,"owners":true,"relative_fileloc":true,"tags":true,"timetable_description":true,"timetable_partitioned":true,"timetable_summary":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.dags === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dags"},schema:schema75.required,parentSchema:schema75,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.total_entries === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total_entries"},schema:schema75.required,parentSchema:schema75,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.dags !== undefined){
let data0 = data.dags;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate69.call(this, data0[i0], {instancePath:instancePath+"/dags/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate69.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/dags",schemaPath:"#/properties/dags/type",keyword:"type",params:{type: "array"},schema:schema75.properties.dags.type,parentSchema:schema75.properties.dags,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.total_entries !== undefined){
let data2 = data.total_entries;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err3 = {instancePath:instancePath+"/total_entries",schemaPath:"#/properties/total_entries/type",keyword:"type",params:{type: "integer"},schema:schema75.properties.total_entries.type,parentSchema:schema75.properties.total_entries,data:data2};
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
const err4 = {instancePath:instancePath+"/total_entries",schemaPath:"#/properties/total_entries/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema75.properties.total_entries,data:data2};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema75.type,parentSchema:schema75,data};
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
validate68.evaluated = {"props":{"dags":true,"total_entries":true},"dynamicProps":false,"dynamicItems":false};


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
validate67.evaluated = {"props":{"dags":true,"total_entries":true},"dynamicProps":false,"dynamicItems":false};

exports.v25 = validate72;
const schema79 = {"$id":"contract:/get_dag.200.body","$ref":"contract:/components/schemas/DAGResponse"};

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
if(!(validate69.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate69.errors);
errors = vErrors.length;
}
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"props":{"allowed_run_types":true,"bundle_name":true,"bundle_version":true,"dag_display_name":true,"dag_id":true,"description":true,"file_token":true,"fileloc":true,"has_import_errors":true,"has_task_concurrency_limits":true,"is_paused":true,"is_stale":true,"last_expired":true,"last_parse_duration":true,"last_parsed_time":true,"max_active_runs":true,"max_active_tasks":true,"max_consecutive_failed_dag_runs":true,"next_dagrun_data_interval_end":true,"next_dagrun_data_interval_start":true,"next_dagrun_logical_date":true,"next_dagrun_run_after":true,"owners":true,"relative_fileloc":true,"tags":true,"timetable_description":true,"timetable_partitioned":true,"timetable_summary":true},"dynamicProps":false,"dynamicItems":false};

exports.v26 = validate74;
const schema80 = {"$id":"contract:/get_dag_asset_queued_event.200.body","$ref":"contract:/components/schemas/QueuedEventResponse"};

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
if(data.dag_id === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/QueuedEventResponse/required",keyword:"required",params:{missingProperty: "dag_id"},schema:schema35.required,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.asset_id === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/QueuedEventResponse/required",keyword:"required",params:{missingProperty: "asset_id"},schema:schema35.required,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.created_at === undefined){
const err2 = {instancePath,schemaPath:"contract:/components/schemas/QueuedEventResponse/required",keyword:"required",params:{missingProperty: "created_at"},schema:schema35.required,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.dag_display_name === undefined){
const err3 = {instancePath,schemaPath:"contract:/components/schemas/QueuedEventResponse/required",keyword:"required",params:{missingProperty: "dag_display_name"},schema:schema35.required,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.asset_id !== undefined){
let data0 = data.asset_id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err4 = {instancePath:instancePath+"/asset_id",schemaPath:"contract:/components/schemas/QueuedEventResponse/properties/asset_id/type",keyword:"type",params:{type: "integer"},schema:schema35.properties.asset_id.type,parentSchema:schema35.properties.asset_id,data:data0};
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
const err5 = {instancePath:instancePath+"/asset_id",schemaPath:"contract:/components/schemas/QueuedEventResponse/properties/asset_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema35.properties.asset_id,data:data0};
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
if(data.created_at !== undefined){
let data1 = data.created_at;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err6 = {instancePath:instancePath+"/created_at",schemaPath:"contract:/components/schemas/QueuedEventResponse/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema35.properties.created_at,data:data1};
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
const err7 = {instancePath:instancePath+"/created_at",schemaPath:"contract:/components/schemas/QueuedEventResponse/properties/created_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema35.properties.created_at,data:data1};
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
const err8 = {instancePath:instancePath+"/created_at",schemaPath:"contract:/components/schemas/QueuedEventResponse/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema35.properties.created_at.type,parentSchema:schema35.properties.created_at,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.dag_display_name !== undefined){
let data2 = data.dag_display_name;
if(typeof data2 !== "string"){
const err9 = {instancePath:instancePath+"/dag_display_name",schemaPath:"contract:/components/schemas/QueuedEventResponse/properties/dag_display_name/type",keyword:"type",params:{type: "string"},schema:schema35.properties.dag_display_name.type,parentSchema:schema35.properties.dag_display_name,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.dag_id !== undefined){
let data3 = data.dag_id;
if(typeof data3 !== "string"){
const err10 = {instancePath:instancePath+"/dag_id",schemaPath:"contract:/components/schemas/QueuedEventResponse/properties/dag_id/type",keyword:"type",params:{type: "string"},schema:schema35.properties.dag_id.type,parentSchema:schema35.properties.dag_id,data:data3};
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
const err11 = {instancePath,schemaPath:"contract:/components/schemas/QueuedEventResponse/type",keyword:"type",params:{type: "object"},schema:schema35.type,parentSchema:schema35,data};
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
validate74.evaluated = {"props":{"asset_id":true,"created_at":true,"dag_display_name":true,"dag_id":true},"dynamicProps":false,"dynamicItems":false};

exports.v27 = validate75;
const schema82 = {"$id":"contract:/post_clear_task_instances.200.body","$ref":"contract:/components/schemas/TaskInstanceCollectionResponse"};
const schema83 = {"$id":"contract:/components/schemas/TaskInstanceCollectionResponse","properties":{"task_instances":{"items":{"$ref":"contract:/components/schemas/TaskInstanceResponse"},"type":"array"},"total_entries":{"type":"integer","safeInteger":true}},"required":["task_instances","total_entries"],"type":"object"};
const schema84 = {"$id":"contract:/components/schemas/TaskInstanceResponse","properties":{"dag_display_name":{"type":"string"},"dag_id":{"type":"string"},"dag_run_id":{"type":"string"},"dag_version":{"anyOf":[{"$ref":"contract:/components/schemas/DagVersionResponse"},{"type":"null"}]},"duration":{"type":["number","null"],"double":true},"end_date":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"executor":{"type":["string","null"]},"executor_config":{"type":"string"},"hostname":{"type":["string","null"]},"id":{"format":"uuid","type":"string"},"logical_date":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"map_index":{"type":"integer","safeInteger":true},"max_tries":{"type":"integer","safeInteger":true},"note":{"type":["string","null"]},"operator":{"type":["string","null"]},"operator_name":{"type":["string","null"]},"pid":{"type":["integer","null"],"safeInteger":true},"pool":{"type":"string"},"pool_slots":{"type":"integer","safeInteger":true},"priority_weight":{"type":["integer","null"],"safeInteger":true},"queue":{"type":["string","null"]},"queued_when":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"rendered_fields":{"additionalProperties":true,"type":"object"},"rendered_map_index":{"type":["string","null"]},"run_after":{"format":"date-time","type":"string","leapSecond":"date-time"},"scheduled_when":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"start_date":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"state":{"anyOf":[{"$ref":"contract:/components/schemas/TaskInstanceState"},{"type":"null"}]},"task_display_name":{"type":"string"},"task_id":{"type":"string"},"trigger":{"anyOf":[{"$ref":"contract:/components/schemas/TriggerResponse"},{"type":"null"}]},"triggerer_job":{"anyOf":[{"$ref":"contract:/components/schemas/JobResponse"},{"type":"null"}]},"try_number":{"type":"integer","safeInteger":true},"unixname":{"type":["string","null"]}},"required":["id","task_id","dag_id","dag_run_id","map_index","run_after","try_number","max_tries","task_display_name","dag_display_name","pool","pool_slots","executor_config"],"type":"object"};
const schema86 = {"$id":"contract:/components/schemas/TaskInstanceState","enum":["removed","scheduled","queued","running","success","restarting","failed","up_for_retry","up_for_reschedule","upstream_failed","skipped","deferred"],"type":"string"};
const schema87 = {"$id":"contract:/components/schemas/TriggerResponse","properties":{"classpath":{"type":"string"},"created_date":{"format":"date-time","type":"string","leapSecond":"date-time"},"id":{"type":"integer","safeInteger":true},"kwargs":{"type":"string"},"queue":{"type":["string","null"]},"triggerer_id":{"type":["integer","null"],"safeInteger":true}},"required":["id","classpath","kwargs","created_date"],"type":"object"};
const schema88 = {"$id":"contract:/components/schemas/JobResponse","properties":{"dag_display_name":{"type":["string","null"]},"dag_id":{"type":["string","null"]},"end_date":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"executor_class":{"type":["string","null"]},"hostname":{"type":["string","null"]},"id":{"type":"integer","safeInteger":true},"job_type":{"type":["string","null"]},"latest_heartbeat":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"start_date":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"state":{"type":["string","null"]},"unixname":{"type":["string","null"]}},"required":["id"],"type":"object"};

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
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},schema:schema84.required,parentSchema:schema84,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.task_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "task_id"},schema:schema84.required,parentSchema:schema84,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.dag_id === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dag_id"},schema:schema84.required,parentSchema:schema84,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.dag_run_id === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dag_run_id"},schema:schema84.required,parentSchema:schema84,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.map_index === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "map_index"},schema:schema84.required,parentSchema:schema84,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.run_after === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "run_after"},schema:schema84.required,parentSchema:schema84,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.try_number === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "try_number"},schema:schema84.required,parentSchema:schema84,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.max_tries === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "max_tries"},schema:schema84.required,parentSchema:schema84,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.task_display_name === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "task_display_name"},schema:schema84.required,parentSchema:schema84,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.dag_display_name === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dag_display_name"},schema:schema84.required,parentSchema:schema84,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.pool === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pool"},schema:schema84.required,parentSchema:schema84,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.pool_slots === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pool_slots"},schema:schema84.required,parentSchema:schema84,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.executor_config === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "executor_config"},schema:schema84.required,parentSchema:schema84,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.dag_display_name !== undefined){
let data0 = data.dag_display_name;
if(typeof data0 !== "string"){
const err13 = {instancePath:instancePath+"/dag_display_name",schemaPath:"#/properties/dag_display_name/type",keyword:"type",params:{type: "string"},schema:schema84.properties.dag_display_name.type,parentSchema:schema84.properties.dag_display_name,data:data0};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.dag_id !== undefined){
let data1 = data.dag_id;
if(typeof data1 !== "string"){
const err14 = {instancePath:instancePath+"/dag_id",schemaPath:"#/properties/dag_id/type",keyword:"type",params:{type: "string"},schema:schema84.properties.dag_id.type,parentSchema:schema84.properties.dag_id,data:data1};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.dag_run_id !== undefined){
let data2 = data.dag_run_id;
if(typeof data2 !== "string"){
const err15 = {instancePath:instancePath+"/dag_run_id",schemaPath:"#/properties/dag_run_id/type",keyword:"type",params:{type: "string"},schema:schema84.properties.dag_run_id.type,parentSchema:schema84.properties.dag_run_id,data:data2};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.dag_version !== undefined){
let data3 = data.dag_version;
const _errs8 = errors;
let valid1 = false;
const _errs9 = errors;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.id === undefined){
const err16 = {instancePath:instancePath+"/dag_version",schemaPath:"contract:/components/schemas/DagVersionResponse/required",keyword:"required",params:{missingProperty: "id"},schema:schema29.required,parentSchema:schema29,data:data3};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data3.version_number === undefined){
const err17 = {instancePath:instancePath+"/dag_version",schemaPath:"contract:/components/schemas/DagVersionResponse/required",keyword:"required",params:{missingProperty: "version_number"},schema:schema29.required,parentSchema:schema29,data:data3};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data3.dag_id === undefined){
const err18 = {instancePath:instancePath+"/dag_version",schemaPath:"contract:/components/schemas/DagVersionResponse/required",keyword:"required",params:{missingProperty: "dag_id"},schema:schema29.required,parentSchema:schema29,data:data3};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data3.created_at === undefined){
const err19 = {instancePath:instancePath+"/dag_version",schemaPath:"contract:/components/schemas/DagVersionResponse/required",keyword:"required",params:{missingProperty: "created_at"},schema:schema29.required,parentSchema:schema29,data:data3};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data3.dag_display_name === undefined){
const err20 = {instancePath:instancePath+"/dag_version",schemaPath:"contract:/components/schemas/DagVersionResponse/required",keyword:"required",params:{missingProperty: "dag_display_name"},schema:schema29.required,parentSchema:schema29,data:data3};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data3.bundle_name !== undefined){
let data4 = data3.bundle_name;
if((typeof data4 !== "string") && (data4 !== null)){
const err21 = {instancePath:instancePath+"/dag_version/bundle_name",schemaPath:"contract:/components/schemas/DagVersionResponse/properties/bundle_name/type",keyword:"type",params:{type: schema29.properties.bundle_name.type},schema:schema29.properties.bundle_name.type,parentSchema:schema29.properties.bundle_name,data:data4};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data3.bundle_url !== undefined){
let data5 = data3.bundle_url;
if((typeof data5 !== "string") && (data5 !== null)){
const err22 = {instancePath:instancePath+"/dag_version/bundle_url",schemaPath:"contract:/components/schemas/DagVersionResponse/properties/bundle_url/type",keyword:"type",params:{type: schema29.properties.bundle_url.type},schema:schema29.properties.bundle_url.type,parentSchema:schema29.properties.bundle_url,data:data5};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data3.bundle_version !== undefined){
let data6 = data3.bundle_version;
if((typeof data6 !== "string") && (data6 !== null)){
const err23 = {instancePath:instancePath+"/dag_version/bundle_version",schemaPath:"contract:/components/schemas/DagVersionResponse/properties/bundle_version/type",keyword:"type",params:{type: schema29.properties.bundle_version.type},schema:schema29.properties.bundle_version.type,parentSchema:schema29.properties.bundle_version,data:data6};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data3.created_at !== undefined){
let data7 = data3.created_at;
if(typeof data7 === "string"){
if(!(formats0.test(data7))){
const err24 = {instancePath:instancePath+"/dag_version/created_at",schemaPath:"contract:/components/schemas/DagVersionResponse/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema29.properties.created_at,data:data7};
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
const err25 = {instancePath:instancePath+"/dag_version/created_at",schemaPath:"contract:/components/schemas/DagVersionResponse/properties/created_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema29.properties.created_at,data:data7};
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
const err26 = {instancePath:instancePath+"/dag_version/created_at",schemaPath:"contract:/components/schemas/DagVersionResponse/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema29.properties.created_at.type,parentSchema:schema29.properties.created_at,data:data7};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data3.dag_display_name !== undefined){
let data8 = data3.dag_display_name;
if(typeof data8 !== "string"){
const err27 = {instancePath:instancePath+"/dag_version/dag_display_name",schemaPath:"contract:/components/schemas/DagVersionResponse/properties/dag_display_name/type",keyword:"type",params:{type: "string"},schema:schema29.properties.dag_display_name.type,parentSchema:schema29.properties.dag_display_name,data:data8};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data3.dag_id !== undefined){
let data9 = data3.dag_id;
if(typeof data9 !== "string"){
const err28 = {instancePath:instancePath+"/dag_version/dag_id",schemaPath:"contract:/components/schemas/DagVersionResponse/properties/dag_id/type",keyword:"type",params:{type: "string"},schema:schema29.properties.dag_id.type,parentSchema:schema29.properties.dag_id,data:data9};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data3.id !== undefined){
let data10 = data3.id;
if(typeof data10 === "string"){
if(!(formats17.test(data10))){
const err29 = {instancePath:instancePath+"/dag_version/id",schemaPath:"contract:/components/schemas/DagVersionResponse/properties/id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema29.properties.id,data:data10};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/dag_version/id",schemaPath:"contract:/components/schemas/DagVersionResponse/properties/id/type",keyword:"type",params:{type: "string"},schema:schema29.properties.id.type,parentSchema:schema29.properties.id,data:data10};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data3.version_number !== undefined){
let data11 = data3.version_number;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err31 = {instancePath:instancePath+"/dag_version/version_number",schemaPath:"contract:/components/schemas/DagVersionResponse/properties/version_number/type",keyword:"type",params:{type: "integer"},schema:schema29.properties.version_number.type,parentSchema:schema29.properties.version_number,data:data11};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(Math.abs(data11) > 9007199254740991){
const err32 = {instancePath:instancePath+"/dag_version/version_number",schemaPath:"contract:/components/schemas/DagVersionResponse/properties/version_number/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema29.properties.version_number,data:data11};
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
const err33 = {instancePath:instancePath+"/dag_version",schemaPath:"contract:/components/schemas/DagVersionResponse/type",keyword:"type",params:{type: "object"},schema:schema29.type,parentSchema:schema29,data:data3};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
var props0 = {__proto__: null, };
props0.bundle_name = true;
props0.bundle_url = true;
props0.bundle_version = true;
props0.created_at = true;
props0.dag_display_name = true;
props0.dag_id = true;
props0.id = true;
props0.version_number = true;
}
const _errs28 = errors;
if(data3 !== null){
const err34 = {instancePath:instancePath+"/dag_version",schemaPath:"#/properties/dag_version/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema84.properties.dag_version.anyOf[1].type,parentSchema:schema84.properties.dag_version.anyOf[1],data:data3};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var _valid0 = _errs28 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err35 = {instancePath:instancePath+"/dag_version",schemaPath:"#/properties/dag_version/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs8, passingSchemas: null},schema:schema84.properties.dag_version.anyOf,parentSchema:schema84.properties.dag_version,data:data3};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
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
if(data.duration !== undefined){
let data12 = data.duration;
if((!((typeof data12 == "number") && (isFinite(data12)))) && (data12 !== null)){
const err36 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",params:{type: schema84.properties.duration.type},schema:schema84.properties.duration.type,parentSchema:schema84.properties.duration,data:data12};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(typeof data12 === "bigint"){
const err37 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/double",keyword:"double",params:{holder: data, key: "duration"},schema:true,parentSchema:schema84.properties.duration,data:data12};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.end_date !== undefined){
let data13 = data.end_date;
if((typeof data13 !== "string") && (data13 !== null)){
const err38 = {instancePath:instancePath+"/end_date",schemaPath:"#/properties/end_date/type",keyword:"type",params:{type: schema84.properties.end_date.type},schema:schema84.properties.end_date.type,parentSchema:schema84.properties.end_date,data:data13};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(typeof data13 === "string"){
if(!(formats0.test(data13))){
const err39 = {instancePath:instancePath+"/end_date",schemaPath:"#/properties/end_date/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema84.properties.end_date,data:data13};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data13.includes(":60")){
const next1 = Date.parse((data13).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err40 = {instancePath:instancePath+"/end_date",schemaPath:"#/properties/end_date/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema84.properties.end_date,data:data13};
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
if(data.executor !== undefined){
let data14 = data.executor;
if((typeof data14 !== "string") && (data14 !== null)){
const err41 = {instancePath:instancePath+"/executor",schemaPath:"#/properties/executor/type",keyword:"type",params:{type: schema84.properties.executor.type},schema:schema84.properties.executor.type,parentSchema:schema84.properties.executor,data:data14};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.executor_config !== undefined){
let data15 = data.executor_config;
if(typeof data15 !== "string"){
const err42 = {instancePath:instancePath+"/executor_config",schemaPath:"#/properties/executor_config/type",keyword:"type",params:{type: "string"},schema:schema84.properties.executor_config.type,parentSchema:schema84.properties.executor_config,data:data15};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.hostname !== undefined){
let data16 = data.hostname;
if((typeof data16 !== "string") && (data16 !== null)){
const err43 = {instancePath:instancePath+"/hostname",schemaPath:"#/properties/hostname/type",keyword:"type",params:{type: schema84.properties.hostname.type},schema:schema84.properties.hostname.type,parentSchema:schema84.properties.hostname,data:data16};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.id !== undefined){
let data17 = data.id;
if(typeof data17 === "string"){
if(!(formats17.test(data17))){
const err44 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema84.properties.id,data:data17};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema84.properties.id.type,parentSchema:schema84.properties.id,data:data17};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.logical_date !== undefined){
let data18 = data.logical_date;
if((typeof data18 !== "string") && (data18 !== null)){
const err46 = {instancePath:instancePath+"/logical_date",schemaPath:"#/properties/logical_date/type",keyword:"type",params:{type: schema84.properties.logical_date.type},schema:schema84.properties.logical_date.type,parentSchema:schema84.properties.logical_date,data:data18};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(typeof data18 === "string"){
if(!(formats0.test(data18))){
const err47 = {instancePath:instancePath+"/logical_date",schemaPath:"#/properties/logical_date/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema84.properties.logical_date,data:data18};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data18.includes(":60")){
const next2 = Date.parse((data18).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next2 % 86400000 !== 0 || new Date(next2).getUTCDate() !== 1){
const err48 = {instancePath:instancePath+"/logical_date",schemaPath:"#/properties/logical_date/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema84.properties.logical_date,data:data18};
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
if(data.map_index !== undefined){
let data19 = data.map_index;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err49 = {instancePath:instancePath+"/map_index",schemaPath:"#/properties/map_index/type",keyword:"type",params:{type: "integer"},schema:schema84.properties.map_index.type,parentSchema:schema84.properties.map_index,data:data19};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(Math.abs(data19) > 9007199254740991){
const err50 = {instancePath:instancePath+"/map_index",schemaPath:"#/properties/map_index/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema84.properties.map_index,data:data19};
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
if(data.max_tries !== undefined){
let data20 = data.max_tries;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err51 = {instancePath:instancePath+"/max_tries",schemaPath:"#/properties/max_tries/type",keyword:"type",params:{type: "integer"},schema:schema84.properties.max_tries.type,parentSchema:schema84.properties.max_tries,data:data20};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(Math.abs(data20) > 9007199254740991){
const err52 = {instancePath:instancePath+"/max_tries",schemaPath:"#/properties/max_tries/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema84.properties.max_tries,data:data20};
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
if(data.note !== undefined){
let data21 = data.note;
if((typeof data21 !== "string") && (data21 !== null)){
const err53 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: schema84.properties.note.type},schema:schema84.properties.note.type,parentSchema:schema84.properties.note,data:data21};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data.operator !== undefined){
let data22 = data.operator;
if((typeof data22 !== "string") && (data22 !== null)){
const err54 = {instancePath:instancePath+"/operator",schemaPath:"#/properties/operator/type",keyword:"type",params:{type: schema84.properties.operator.type},schema:schema84.properties.operator.type,parentSchema:schema84.properties.operator,data:data22};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data.operator_name !== undefined){
let data23 = data.operator_name;
if((typeof data23 !== "string") && (data23 !== null)){
const err55 = {instancePath:instancePath+"/operator_name",schemaPath:"#/properties/operator_name/type",keyword:"type",params:{type: schema84.properties.operator_name.type},schema:schema84.properties.operator_name.type,parentSchema:schema84.properties.operator_name,data:data23};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.pid !== undefined){
let data24 = data.pid;
if((!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))) && (data24 !== null)){
const err56 = {instancePath:instancePath+"/pid",schemaPath:"#/properties/pid/type",keyword:"type",params:{type: schema84.properties.pid.type},schema:schema84.properties.pid.type,parentSchema:schema84.properties.pid,data:data24};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if((typeof data24 == "number") && (isFinite(data24))){
if(Math.abs(data24) > 9007199254740991){
const err57 = {instancePath:instancePath+"/pid",schemaPath:"#/properties/pid/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema84.properties.pid,data:data24};
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
if(data.pool !== undefined){
let data25 = data.pool;
if(typeof data25 !== "string"){
const err58 = {instancePath:instancePath+"/pool",schemaPath:"#/properties/pool/type",keyword:"type",params:{type: "string"},schema:schema84.properties.pool.type,parentSchema:schema84.properties.pool,data:data25};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data.pool_slots !== undefined){
let data26 = data.pool_slots;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
const err59 = {instancePath:instancePath+"/pool_slots",schemaPath:"#/properties/pool_slots/type",keyword:"type",params:{type: "integer"},schema:schema84.properties.pool_slots.type,parentSchema:schema84.properties.pool_slots,data:data26};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if((typeof data26 == "number") && (isFinite(data26))){
if(Math.abs(data26) > 9007199254740991){
const err60 = {instancePath:instancePath+"/pool_slots",schemaPath:"#/properties/pool_slots/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema84.properties.pool_slots,data:data26};
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
if(data.priority_weight !== undefined){
let data27 = data.priority_weight;
if((!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))) && (data27 !== null)){
const err61 = {instancePath:instancePath+"/priority_weight",schemaPath:"#/properties/priority_weight/type",keyword:"type",params:{type: schema84.properties.priority_weight.type},schema:schema84.properties.priority_weight.type,parentSchema:schema84.properties.priority_weight,data:data27};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if((typeof data27 == "number") && (isFinite(data27))){
if(Math.abs(data27) > 9007199254740991){
const err62 = {instancePath:instancePath+"/priority_weight",schemaPath:"#/properties/priority_weight/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema84.properties.priority_weight,data:data27};
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
if(data.queue !== undefined){
let data28 = data.queue;
if((typeof data28 !== "string") && (data28 !== null)){
const err63 = {instancePath:instancePath+"/queue",schemaPath:"#/properties/queue/type",keyword:"type",params:{type: schema84.properties.queue.type},schema:schema84.properties.queue.type,parentSchema:schema84.properties.queue,data:data28};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data.queued_when !== undefined){
let data29 = data.queued_when;
if((typeof data29 !== "string") && (data29 !== null)){
const err64 = {instancePath:instancePath+"/queued_when",schemaPath:"#/properties/queued_when/type",keyword:"type",params:{type: schema84.properties.queued_when.type},schema:schema84.properties.queued_when.type,parentSchema:schema84.properties.queued_when,data:data29};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(typeof data29 === "string"){
if(!(formats0.test(data29))){
const err65 = {instancePath:instancePath+"/queued_when",schemaPath:"#/properties/queued_when/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema84.properties.queued_when,data:data29};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(data29.includes(":60")){
const next3 = Date.parse((data29).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next3 % 86400000 !== 0 || new Date(next3).getUTCDate() !== 1){
const err66 = {instancePath:instancePath+"/queued_when",schemaPath:"#/properties/queued_when/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema84.properties.queued_when,data:data29};
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
if(data.rendered_fields !== undefined){
let data30 = data.rendered_fields;
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
}
else {
const err67 = {instancePath:instancePath+"/rendered_fields",schemaPath:"#/properties/rendered_fields/type",keyword:"type",params:{type: "object"},schema:schema84.properties.rendered_fields.type,parentSchema:schema84.properties.rendered_fields,data:data30};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data.rendered_map_index !== undefined){
let data31 = data.rendered_map_index;
if((typeof data31 !== "string") && (data31 !== null)){
const err68 = {instancePath:instancePath+"/rendered_map_index",schemaPath:"#/properties/rendered_map_index/type",keyword:"type",params:{type: schema84.properties.rendered_map_index.type},schema:schema84.properties.rendered_map_index.type,parentSchema:schema84.properties.rendered_map_index,data:data31};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data.run_after !== undefined){
let data32 = data.run_after;
if(typeof data32 === "string"){
if(!(formats0.test(data32))){
const err69 = {instancePath:instancePath+"/run_after",schemaPath:"#/properties/run_after/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema84.properties.run_after,data:data32};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(data32.includes(":60")){
const next4 = Date.parse((data32).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next4 % 86400000 !== 0 || new Date(next4).getUTCDate() !== 1){
const err70 = {instancePath:instancePath+"/run_after",schemaPath:"#/properties/run_after/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema84.properties.run_after,data:data32};
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
else {
const err71 = {instancePath:instancePath+"/run_after",schemaPath:"#/properties/run_after/type",keyword:"type",params:{type: "string"},schema:schema84.properties.run_after.type,parentSchema:schema84.properties.run_after,data:data32};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data.scheduled_when !== undefined){
let data33 = data.scheduled_when;
if((typeof data33 !== "string") && (data33 !== null)){
const err72 = {instancePath:instancePath+"/scheduled_when",schemaPath:"#/properties/scheduled_when/type",keyword:"type",params:{type: schema84.properties.scheduled_when.type},schema:schema84.properties.scheduled_when.type,parentSchema:schema84.properties.scheduled_when,data:data33};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(typeof data33 === "string"){
if(!(formats0.test(data33))){
const err73 = {instancePath:instancePath+"/scheduled_when",schemaPath:"#/properties/scheduled_when/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema84.properties.scheduled_when,data:data33};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(data33.includes(":60")){
const next5 = Date.parse((data33).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next5 % 86400000 !== 0 || new Date(next5).getUTCDate() !== 1){
const err74 = {instancePath:instancePath+"/scheduled_when",schemaPath:"#/properties/scheduled_when/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema84.properties.scheduled_when,data:data33};
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
if(data.start_date !== undefined){
let data34 = data.start_date;
if((typeof data34 !== "string") && (data34 !== null)){
const err75 = {instancePath:instancePath+"/start_date",schemaPath:"#/properties/start_date/type",keyword:"type",params:{type: schema84.properties.start_date.type},schema:schema84.properties.start_date.type,parentSchema:schema84.properties.start_date,data:data34};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(typeof data34 === "string"){
if(!(formats0.test(data34))){
const err76 = {instancePath:instancePath+"/start_date",schemaPath:"#/properties/start_date/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema84.properties.start_date,data:data34};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(data34.includes(":60")){
const next6 = Date.parse((data34).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next6 % 86400000 !== 0 || new Date(next6).getUTCDate() !== 1){
const err77 = {instancePath:instancePath+"/start_date",schemaPath:"#/properties/start_date/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema84.properties.start_date,data:data34};
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
}
if(data.state !== undefined){
let data35 = data.state;
const _errs78 = errors;
let valid4 = false;
const _errs79 = errors;
if(typeof data35 !== "string"){
const err78 = {instancePath:instancePath+"/state",schemaPath:"contract:/components/schemas/TaskInstanceState/type",keyword:"type",params:{type: "string"},schema:schema86.type,parentSchema:schema86,data:data35};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(!((((((((((((data35 === "removed") || (data35 === "scheduled")) || (data35 === "queued")) || (data35 === "running")) || (data35 === "success")) || (data35 === "restarting")) || (data35 === "failed")) || (data35 === "up_for_retry")) || (data35 === "up_for_reschedule")) || (data35 === "upstream_failed")) || (data35 === "skipped")) || (data35 === "deferred"))){
const err79 = {instancePath:instancePath+"/state",schemaPath:"contract:/components/schemas/TaskInstanceState/enum",keyword:"enum",params:{allowedValues: schema86.enum},schema:schema86.enum,parentSchema:schema86,data:data35};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
var _valid1 = _errs79 === errors;
valid4 = valid4 || _valid1;
const _errs82 = errors;
if(data35 !== null){
const err80 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema84.properties.state.anyOf[1].type,parentSchema:schema84.properties.state.anyOf[1],data:data35};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
var _valid1 = _errs82 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const err81 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs78, passingSchemas: null},schema:schema84.properties.state.anyOf,parentSchema:schema84.properties.state,data:data35};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
else {
errors = _errs78;
if(vErrors !== null){
if(_errs78){
vErrors.length = _errs78;
}
else {
vErrors = null;
}
}
}
}
if(data.task_display_name !== undefined){
let data36 = data.task_display_name;
if(typeof data36 !== "string"){
const err82 = {instancePath:instancePath+"/task_display_name",schemaPath:"#/properties/task_display_name/type",keyword:"type",params:{type: "string"},schema:schema84.properties.task_display_name.type,parentSchema:schema84.properties.task_display_name,data:data36};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data.task_id !== undefined){
let data37 = data.task_id;
if(typeof data37 !== "string"){
const err83 = {instancePath:instancePath+"/task_id",schemaPath:"#/properties/task_id/type",keyword:"type",params:{type: "string"},schema:schema84.properties.task_id.type,parentSchema:schema84.properties.task_id,data:data37};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data.trigger !== undefined){
let data38 = data.trigger;
const _errs89 = errors;
let valid6 = false;
const _errs90 = errors;
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
if(data38.id === undefined){
const err84 = {instancePath:instancePath+"/trigger",schemaPath:"contract:/components/schemas/TriggerResponse/required",keyword:"required",params:{missingProperty: "id"},schema:schema87.required,parentSchema:schema87,data:data38};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
if(data38.classpath === undefined){
const err85 = {instancePath:instancePath+"/trigger",schemaPath:"contract:/components/schemas/TriggerResponse/required",keyword:"required",params:{missingProperty: "classpath"},schema:schema87.required,parentSchema:schema87,data:data38};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
if(data38.kwargs === undefined){
const err86 = {instancePath:instancePath+"/trigger",schemaPath:"contract:/components/schemas/TriggerResponse/required",keyword:"required",params:{missingProperty: "kwargs"},schema:schema87.required,parentSchema:schema87,data:data38};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if(data38.created_date === undefined){
const err87 = {instancePath:instancePath+"/trigger",schemaPath:"contract:/components/schemas/TriggerResponse/required",keyword:"required",params:{missingProperty: "created_date"},schema:schema87.required,parentSchema:schema87,data:data38};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
if(data38.classpath !== undefined){
let data39 = data38.classpath;
if(typeof data39 !== "string"){
const err88 = {instancePath:instancePath+"/trigger/classpath",schemaPath:"contract:/components/schemas/TriggerResponse/properties/classpath/type",keyword:"type",params:{type: "string"},schema:schema87.properties.classpath.type,parentSchema:schema87.properties.classpath,data:data39};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
if(data38.created_date !== undefined){
let data40 = data38.created_date;
if(typeof data40 === "string"){
if(!(formats0.test(data40))){
const err89 = {instancePath:instancePath+"/trigger/created_date",schemaPath:"contract:/components/schemas/TriggerResponse/properties/created_date/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema87.properties.created_date,data:data40};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if(data40.includes(":60")){
const next7 = Date.parse((data40).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next7 % 86400000 !== 0 || new Date(next7).getUTCDate() !== 1){
const err90 = {instancePath:instancePath+"/trigger/created_date",schemaPath:"contract:/components/schemas/TriggerResponse/properties/created_date/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema87.properties.created_date,data:data40};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
}
else {
const err91 = {instancePath:instancePath+"/trigger/created_date",schemaPath:"contract:/components/schemas/TriggerResponse/properties/created_date/type",keyword:"type",params:{type: "string"},schema:schema87.properties.created_date.type,parentSchema:schema87.properties.created_date,data:data40};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
if(data38.id !== undefined){
let data41 = data38.id;
if(!(((typeof data41 == "number") && (!(data41 % 1) && !isNaN(data41))) && (isFinite(data41)))){
const err92 = {instancePath:instancePath+"/trigger/id",schemaPath:"contract:/components/schemas/TriggerResponse/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema87.properties.id.type,parentSchema:schema87.properties.id,data:data41};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if((typeof data41 == "number") && (isFinite(data41))){
if(Math.abs(data41) > 9007199254740991){
const err93 = {instancePath:instancePath+"/trigger/id",schemaPath:"contract:/components/schemas/TriggerResponse/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema87.properties.id,data:data41};
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
if(data38.kwargs !== undefined){
let data42 = data38.kwargs;
if(typeof data42 !== "string"){
const err94 = {instancePath:instancePath+"/trigger/kwargs",schemaPath:"contract:/components/schemas/TriggerResponse/properties/kwargs/type",keyword:"type",params:{type: "string"},schema:schema87.properties.kwargs.type,parentSchema:schema87.properties.kwargs,data:data42};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
if(data38.queue !== undefined){
let data43 = data38.queue;
if((typeof data43 !== "string") && (data43 !== null)){
const err95 = {instancePath:instancePath+"/trigger/queue",schemaPath:"contract:/components/schemas/TriggerResponse/properties/queue/type",keyword:"type",params:{type: schema87.properties.queue.type},schema:schema87.properties.queue.type,parentSchema:schema87.properties.queue,data:data43};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
if(data38.triggerer_id !== undefined){
let data44 = data38.triggerer_id;
if((!(((typeof data44 == "number") && (!(data44 % 1) && !isNaN(data44))) && (isFinite(data44)))) && (data44 !== null)){
const err96 = {instancePath:instancePath+"/trigger/triggerer_id",schemaPath:"contract:/components/schemas/TriggerResponse/properties/triggerer_id/type",keyword:"type",params:{type: schema87.properties.triggerer_id.type},schema:schema87.properties.triggerer_id.type,parentSchema:schema87.properties.triggerer_id,data:data44};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
if((typeof data44 == "number") && (isFinite(data44))){
if(Math.abs(data44) > 9007199254740991){
const err97 = {instancePath:instancePath+"/trigger/triggerer_id",schemaPath:"contract:/components/schemas/TriggerResponse/properties/triggerer_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema87.properties.triggerer_id,data:data44};
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
const err98 = {instancePath:instancePath+"/trigger",schemaPath:"contract:/components/schemas/TriggerResponse/type",keyword:"type",params:{type: "object"},schema:schema87.type,parentSchema:schema87,data:data38};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
var _valid2 = _errs90 === errors;
valid6 = valid6 || _valid2;
if(_valid2){
var props1 = {__proto__: null, };
props1.classpath = true;
props1.created_date = true;
props1.id = true;
props1.kwargs = true;
props1.queue = true;
props1.triggerer_id = true;
}
const _errs105 = errors;
if(data38 !== null){
const err99 = {instancePath:instancePath+"/trigger",schemaPath:"#/properties/trigger/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema84.properties.trigger.anyOf[1].type,parentSchema:schema84.properties.trigger.anyOf[1],data:data38};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
var _valid2 = _errs105 === errors;
valid6 = valid6 || _valid2;
if(!valid6){
const err100 = {instancePath:instancePath+"/trigger",schemaPath:"#/properties/trigger/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs89, passingSchemas: null},schema:schema84.properties.trigger.anyOf,parentSchema:schema84.properties.trigger,data:data38};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
else {
errors = _errs89;
if(vErrors !== null){
if(_errs89){
vErrors.length = _errs89;
}
else {
vErrors = null;
}
}
}
}
if(data.triggerer_job !== undefined){
let data45 = data.triggerer_job;
const _errs108 = errors;
let valid9 = false;
const _errs109 = errors;
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
if(data45.id === undefined){
const err101 = {instancePath:instancePath+"/triggerer_job",schemaPath:"contract:/components/schemas/JobResponse/required",keyword:"required",params:{missingProperty: "id"},schema:schema88.required,parentSchema:schema88,data:data45};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
if(data45.dag_display_name !== undefined){
let data46 = data45.dag_display_name;
if((typeof data46 !== "string") && (data46 !== null)){
const err102 = {instancePath:instancePath+"/triggerer_job/dag_display_name",schemaPath:"contract:/components/schemas/JobResponse/properties/dag_display_name/type",keyword:"type",params:{type: schema88.properties.dag_display_name.type},schema:schema88.properties.dag_display_name.type,parentSchema:schema88.properties.dag_display_name,data:data46};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
if(data45.dag_id !== undefined){
let data47 = data45.dag_id;
if((typeof data47 !== "string") && (data47 !== null)){
const err103 = {instancePath:instancePath+"/triggerer_job/dag_id",schemaPath:"contract:/components/schemas/JobResponse/properties/dag_id/type",keyword:"type",params:{type: schema88.properties.dag_id.type},schema:schema88.properties.dag_id.type,parentSchema:schema88.properties.dag_id,data:data47};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
if(data45.end_date !== undefined){
let data48 = data45.end_date;
if((typeof data48 !== "string") && (data48 !== null)){
const err104 = {instancePath:instancePath+"/triggerer_job/end_date",schemaPath:"contract:/components/schemas/JobResponse/properties/end_date/type",keyword:"type",params:{type: schema88.properties.end_date.type},schema:schema88.properties.end_date.type,parentSchema:schema88.properties.end_date,data:data48};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
if(typeof data48 === "string"){
if(!(formats0.test(data48))){
const err105 = {instancePath:instancePath+"/triggerer_job/end_date",schemaPath:"contract:/components/schemas/JobResponse/properties/end_date/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema88.properties.end_date,data:data48};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
if(data48.includes(":60")){
const next8 = Date.parse((data48).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next8 % 86400000 !== 0 || new Date(next8).getUTCDate() !== 1){
const err106 = {instancePath:instancePath+"/triggerer_job/end_date",schemaPath:"contract:/components/schemas/JobResponse/properties/end_date/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema88.properties.end_date,data:data48};
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
if(data45.executor_class !== undefined){
let data49 = data45.executor_class;
if((typeof data49 !== "string") && (data49 !== null)){
const err107 = {instancePath:instancePath+"/triggerer_job/executor_class",schemaPath:"contract:/components/schemas/JobResponse/properties/executor_class/type",keyword:"type",params:{type: schema88.properties.executor_class.type},schema:schema88.properties.executor_class.type,parentSchema:schema88.properties.executor_class,data:data49};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
if(data45.hostname !== undefined){
let data50 = data45.hostname;
if((typeof data50 !== "string") && (data50 !== null)){
const err108 = {instancePath:instancePath+"/triggerer_job/hostname",schemaPath:"contract:/components/schemas/JobResponse/properties/hostname/type",keyword:"type",params:{type: schema88.properties.hostname.type},schema:schema88.properties.hostname.type,parentSchema:schema88.properties.hostname,data:data50};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
if(data45.id !== undefined){
let data51 = data45.id;
if(!(((typeof data51 == "number") && (!(data51 % 1) && !isNaN(data51))) && (isFinite(data51)))){
const err109 = {instancePath:instancePath+"/triggerer_job/id",schemaPath:"contract:/components/schemas/JobResponse/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema88.properties.id.type,parentSchema:schema88.properties.id,data:data51};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
if((typeof data51 == "number") && (isFinite(data51))){
if(Math.abs(data51) > 9007199254740991){
const err110 = {instancePath:instancePath+"/triggerer_job/id",schemaPath:"contract:/components/schemas/JobResponse/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema88.properties.id,data:data51};
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
if(data45.job_type !== undefined){
let data52 = data45.job_type;
if((typeof data52 !== "string") && (data52 !== null)){
const err111 = {instancePath:instancePath+"/triggerer_job/job_type",schemaPath:"contract:/components/schemas/JobResponse/properties/job_type/type",keyword:"type",params:{type: schema88.properties.job_type.type},schema:schema88.properties.job_type.type,parentSchema:schema88.properties.job_type,data:data52};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
if(data45.latest_heartbeat !== undefined){
let data53 = data45.latest_heartbeat;
if((typeof data53 !== "string") && (data53 !== null)){
const err112 = {instancePath:instancePath+"/triggerer_job/latest_heartbeat",schemaPath:"contract:/components/schemas/JobResponse/properties/latest_heartbeat/type",keyword:"type",params:{type: schema88.properties.latest_heartbeat.type},schema:schema88.properties.latest_heartbeat.type,parentSchema:schema88.properties.latest_heartbeat,data:data53};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
if(typeof data53 === "string"){
if(!(formats0.test(data53))){
const err113 = {instancePath:instancePath+"/triggerer_job/latest_heartbeat",schemaPath:"contract:/components/schemas/JobResponse/properties/latest_heartbeat/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema88.properties.latest_heartbeat,data:data53};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
if(data53.includes(":60")){
const next9 = Date.parse((data53).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next9 % 86400000 !== 0 || new Date(next9).getUTCDate() !== 1){
const err114 = {instancePath:instancePath+"/triggerer_job/latest_heartbeat",schemaPath:"contract:/components/schemas/JobResponse/properties/latest_heartbeat/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema88.properties.latest_heartbeat,data:data53};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
}
}
if(data45.start_date !== undefined){
let data54 = data45.start_date;
if((typeof data54 !== "string") && (data54 !== null)){
const err115 = {instancePath:instancePath+"/triggerer_job/start_date",schemaPath:"contract:/components/schemas/JobResponse/properties/start_date/type",keyword:"type",params:{type: schema88.properties.start_date.type},schema:schema88.properties.start_date.type,parentSchema:schema88.properties.start_date,data:data54};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
if(typeof data54 === "string"){
if(!(formats0.test(data54))){
const err116 = {instancePath:instancePath+"/triggerer_job/start_date",schemaPath:"contract:/components/schemas/JobResponse/properties/start_date/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema88.properties.start_date,data:data54};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
if(data54.includes(":60")){
const next10 = Date.parse((data54).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next10 % 86400000 !== 0 || new Date(next10).getUTCDate() !== 1){
const err117 = {instancePath:instancePath+"/triggerer_job/start_date",schemaPath:"contract:/components/schemas/JobResponse/properties/start_date/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema88.properties.start_date,data:data54};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
}
}
if(data45.state !== undefined){
let data55 = data45.state;
if((typeof data55 !== "string") && (data55 !== null)){
const err118 = {instancePath:instancePath+"/triggerer_job/state",schemaPath:"contract:/components/schemas/JobResponse/properties/state/type",keyword:"type",params:{type: schema88.properties.state.type},schema:schema88.properties.state.type,parentSchema:schema88.properties.state,data:data55};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
if(data45.unixname !== undefined){
let data56 = data45.unixname;
if((typeof data56 !== "string") && (data56 !== null)){
const err119 = {instancePath:instancePath+"/triggerer_job/unixname",schemaPath:"contract:/components/schemas/JobResponse/properties/unixname/type",keyword:"type",params:{type: schema88.properties.unixname.type},schema:schema88.properties.unixname.type,parentSchema:schema88.properties.unixname,data:data56};
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
const err120 = {instancePath:instancePath+"/triggerer_job",schemaPath:"contract:/components/schemas/JobResponse/type",keyword:"type",params:{type: "object"},schema:schema88.type,parentSchema:schema88,data:data45};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
var _valid3 = _errs109 === errors;
valid9 = valid9 || _valid3;
if(_valid3){
var props2 = {__proto__: null, };
props2.dag_display_name = true;
props2.dag_id = true;
props2.end_date = true;
props2.executor_class = true;
props2.hostname = true;
props2.id = true;
props2.job_type = true;
props2.latest_heartbeat = true;
props2.start_date = true;
props2.state = true;
props2.unixname = true;
}
const _errs134 = errors;
if(data45 !== null){
const err121 = {instancePath:instancePath+"/triggerer_job",schemaPath:"#/properties/triggerer_job/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema84.properties.triggerer_job.anyOf[1].type,parentSchema:schema84.properties.triggerer_job.anyOf[1],data:data45};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
var _valid3 = _errs134 === errors;
valid9 = valid9 || _valid3;
if(!valid9){
const err122 = {instancePath:instancePath+"/triggerer_job",schemaPath:"#/properties/triggerer_job/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs108, passingSchemas: null},schema:schema84.properties.triggerer_job.anyOf,parentSchema:schema84.properties.triggerer_job,data:data45};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
else {
errors = _errs108;
if(vErrors !== null){
if(_errs108){
vErrors.length = _errs108;
}
else {
vErrors = null;
}
}
}
}
if(data.try_number !== undefined){
let data57 = data.try_number;
if(!(((typeof data57 == "number") && (!(data57 % 1) && !isNaN(data57))) && (isFinite(data57)))){
const err123 = {instancePath:instancePath+"/try_number",schemaPath:"#/properties/try_number/type",keyword:"type",params:{type: "integer"},schema:schema84.properties.try_number.type,parentSchema:schema84.properties.try_number,data:data57};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
if((typeof data57 == "number") && (isFinite(data57))){
if(Math.abs(data57) > 9007199254740991){
const err124 = {instancePath:instancePath+"/try_number",schemaPath:"#/properties/try_number/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema84.properties.try_number,data:data57};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
}
if(data.unixname !== undefined){
let data58 = data.unixname;
if((typeof data58 !== "string") && (data58 !== null)){
const err125 = {instancePath:instancePath+"/unixname",schemaPath:"#/properties/unixname/type",keyword:"type",params:{type: schema84.properties.unixname.type},schema:schema84.properties.unixname.type,parentSchema:schema84.properties.unixname,data:data58};
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
const err126 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema84.type,parentSchema:schema84,data};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
validate77.errors = vErrors;
return errors === 0;
}
validate77.evaluated = {"props":{"dag_display_name":true,"dag_id":true,"dag_run_id":true,"dag_version":true,"duration":true,"end_date":true,"executor":true,"executor_config":true,"hostname":true,"id":true,"logical_date":true,"map_index":true,"max_tries":true,"note":true,"operator":true,"operator_name":true,"pid":true,"pool":true,"pool_slots":true,"priority_weight":true,"queue":true,"queued_when":true,"rendered_fields":true,"rendered_map_index":true,"run_after":true,"scheduled_when":true,"start_date":true,"state":true,"task_display_name":true,"task_id":true,"trigger":true,"triggerer_job":true,"try_number":true,"unixname":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.task_instances === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "task_instances"},schema:schema83.required,parentSchema:schema83,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.total_entries === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total_entries"},schema:schema83.required,parentSchema:schema83,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.task_instances !== undefined){
let data0 = data.task_instances;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate77.call(this, data0[i0], {instancePath:instancePath+"/task_instances/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate77.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/task_instances",schemaPath:"#/properties/task_instances/type",keyword:"type",params:{type: "array"},schema:schema83.properties.task_instances.type,parentSchema:schema83.properties.task_instances,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.total_entries !== undefined){
let data2 = data.total_entries;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err3 = {instancePath:instancePath+"/total_entries",schemaPath:"#/properties/total_entries/type",keyword:"type",params:{type: "integer"},schema:schema83.properties.total_entries.type,parentSchema:schema83.properties.total_entries,data:data2};
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
const err4 = {instancePath:instancePath+"/total_entries",schemaPath:"#/properties/total_entries/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema83.properties.total_entries,data:data2};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema83.type,parentSchema:schema83,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"props":{"task_instances":true,"total_entries":true},"dynamicProps":false,"dynamicItems":false};


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
validate75.evaluated = {"props":{"task_instances":true,"total_entries":true},"dynamicProps":false,"dynamicItems":false};

exports.v28 = validate80;
const schema89 = {"$id":"contract:/get_dag_runs.200.body","$ref":"contract:/components/schemas/DAGRunCollectionResponse"};
const schema90 = {"$id":"contract:/components/schemas/DAGRunCollectionResponse","properties":{"dag_runs":{"items":{"$ref":"contract:/components/schemas/DAGRunResponse"},"type":"array"},"total_entries":{"type":"integer","safeInteger":true}},"required":["dag_runs","total_entries"],"type":"object"};

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
if(data.dag_runs === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dag_runs"},schema:schema90.required,parentSchema:schema90,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.total_entries === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total_entries"},schema:schema90.required,parentSchema:schema90,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.dag_runs !== undefined){
let data0 = data.dag_runs;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate24.call(this, data0[i0], {instancePath:instancePath+"/dag_runs/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate24.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/dag_runs",schemaPath:"#/properties/dag_runs/type",keyword:"type",params:{type: "array"},schema:schema90.properties.dag_runs.type,parentSchema:schema90.properties.dag_runs,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.total_entries !== undefined){
let data2 = data.total_entries;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err3 = {instancePath:instancePath+"/total_entries",schemaPath:"#/properties/total_entries/type",keyword:"type",params:{type: "integer"},schema:schema90.properties.total_entries.type,parentSchema:schema90.properties.total_entries,data:data2};
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
const err4 = {instancePath:instancePath+"/total_entries",schemaPath:"#/properties/total_entries/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema90.properties.total_entries,data:data2};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema90.type,parentSchema:schema90,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate81.errors = vErrors;
return errors === 0;
}
validate81.evaluated = {"props":{"dag_runs":true,"total_entries":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate81.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate81.errors);
errors = vErrors.length;
}
validate80.errors = vErrors;
return errors === 0;
}
validate80.evaluated = {"props":{"dag_runs":true,"total_entries":true},"dynamicProps":false,"dynamicItems":false};

exports.v29 = validate84;
const schema91 = {"$id":"contract:/clear_dag_run.200.body","anyOf":[{"$ref":"contract:/components/schemas/TaskInstanceCollectionResponse"},{"$ref":"contract:/components/schemas/DAGRunResponse"}]};

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
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate76.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate76.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var props0 = {__proto__: null, };
props0.task_instances = true;
props0.total_entries = true;
}
const _errs2 = errors;
if(!(validate24.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate24.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {__proto__: null, };
props0.bundle_version = true;
props0.conf = true;
props0.dag_display_name = true;
props0.dag_id = true;
props0.dag_run_id = true;
props0.dag_versions = true;
props0.data_interval_end = true;
props0.data_interval_start = true;
props0.duration = true;
props0.end_date = true;
props0.last_scheduling_decision = true;
props0.logical_date = true;
props0.note = true;
props0.partition_key = true;
props0.queued_at = true;
props0.run_after = true;
props0.run_type = true;
props0.start_date = true;
props0.state = true;
props0.triggered_by = true;
props0.triggering_user_name = true;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs0, passingSchemas: null},schema:schema91.anyOf,parentSchema:schema91,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
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
validate84.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate84.evaluated = {"dynamicProps":true,"dynamicItems":false};

exports.v30 = validate87;
const schema92 = {"$id":"contract:/get_hitl_details.200.body","$ref":"contract:/components/schemas/HITLDetailCollection"};
const schema93 = {"$id":"contract:/components/schemas/HITLDetailCollection","properties":{"hitl_details":{"items":{"$ref":"contract:/components/schemas/HITLDetail"},"type":"array"},"total_entries":{"type":"integer","safeInteger":true}},"required":["hitl_details","total_entries"],"type":"object"};
const schema94 = {"$id":"contract:/components/schemas/HITLDetail","properties":{"assigned_users":{"items":{"$ref":"contract:/components/schemas/HITLUser"},"type":"array"},"body":{"type":["string","null"]},"chosen_options":{"items":{"type":"string"},"type":["array","null"]},"created_at":{"format":"date-time","type":"string","leapSecond":"date-time"},"defaults":{"items":{"type":"string"},"type":["array","null"]},"multiple":{"type":"boolean"},"options":{"items":{"type":"string"},"minItems":1,"type":"array"},"params":{"additionalProperties":true,"type":"object"},"params_input":{"additionalProperties":true,"type":"object"},"responded_at":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"responded_by_user":{"anyOf":[{"$ref":"contract:/components/schemas/HITLUser"},{"type":"null"}]},"response_received":{"type":"boolean"},"subject":{"type":"string"},"task_instance":{"$ref":"contract:/components/schemas/TaskInstanceResponse"}},"required":["options","subject","created_at","task_instance"],"type":"object"};
const schema95 = {"$id":"contract:/components/schemas/HITLUser","properties":{"id":{"type":"string"},"name":{"type":"string"}},"required":["id","name"],"type":"object"};

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
if(data.options === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "options"},schema:schema94.required,parentSchema:schema94,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.subject === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subject"},schema:schema94.required,parentSchema:schema94,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.created_at === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},schema:schema94.required,parentSchema:schema94,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.task_instance === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "task_instance"},schema:schema94.required,parentSchema:schema94,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.assigned_users !== undefined){
let data0 = data.assigned_users;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.id === undefined){
const err4 = {instancePath:instancePath+"/assigned_users/" + i0,schemaPath:"contract:/components/schemas/HITLUser/required",keyword:"required",params:{missingProperty: "id"},schema:schema95.required,parentSchema:schema95,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.name === undefined){
const err5 = {instancePath:instancePath+"/assigned_users/" + i0,schemaPath:"contract:/components/schemas/HITLUser/required",keyword:"required",params:{missingProperty: "name"},schema:schema95.required,parentSchema:schema95,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.id !== undefined){
let data2 = data1.id;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/assigned_users/" + i0+"/id",schemaPath:"contract:/components/schemas/HITLUser/properties/id/type",keyword:"type",params:{type: "string"},schema:schema95.properties.id.type,parentSchema:schema95.properties.id,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1.name !== undefined){
let data3 = data1.name;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/assigned_users/" + i0+"/name",schemaPath:"contract:/components/schemas/HITLUser/properties/name/type",keyword:"type",params:{type: "string"},schema:schema95.properties.name.type,parentSchema:schema95.properties.name,data:data3};
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
const err8 = {instancePath:instancePath+"/assigned_users/" + i0,schemaPath:"contract:/components/schemas/HITLUser/type",keyword:"type",params:{type: "object"},schema:schema95.type,parentSchema:schema95,data:data1};
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
const err9 = {instancePath:instancePath+"/assigned_users",schemaPath:"#/properties/assigned_users/type",keyword:"type",params:{type: "array"},schema:schema94.properties.assigned_users.type,parentSchema:schema94.properties.assigned_users,data:data0};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.body !== undefined){
let data4 = data.body;
if((typeof data4 !== "string") && (data4 !== null)){
const err10 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: schema94.properties.body.type},schema:schema94.properties.body.type,parentSchema:schema94.properties.body,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.chosen_options !== undefined){
let data5 = data.chosen_options;
if((!(Array.isArray(data5))) && (data5 !== null)){
const err11 = {instancePath:instancePath+"/chosen_options",schemaPath:"#/properties/chosen_options/type",keyword:"type",params:{type: schema94.properties.chosen_options.type},schema:schema94.properties.chosen_options.type,parentSchema:schema94.properties.chosen_options,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(typeof data6 !== "string"){
const err12 = {instancePath:instancePath+"/chosen_options/" + i1,schemaPath:"#/properties/chosen_options/items/type",keyword:"type",params:{type: "string"},schema:schema94.properties.chosen_options.items.type,parentSchema:schema94.properties.chosen_options.items,data:data6};
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
if(data.created_at !== undefined){
let data7 = data.created_at;
if(typeof data7 === "string"){
if(!(formats0.test(data7))){
const err13 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema94.properties.created_at,data:data7};
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
const err14 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema94.properties.created_at,data:data7};
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
const err15 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema94.properties.created_at.type,parentSchema:schema94.properties.created_at,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.defaults !== undefined){
let data8 = data.defaults;
if((!(Array.isArray(data8))) && (data8 !== null)){
const err16 = {instancePath:instancePath+"/defaults",schemaPath:"#/properties/defaults/type",keyword:"type",params:{type: schema94.properties.defaults.type},schema:schema94.properties.defaults.type,parentSchema:schema94.properties.defaults,data:data8};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(Array.isArray(data8)){
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
let data9 = data8[i2];
if(typeof data9 !== "string"){
const err17 = {instancePath:instancePath+"/defaults/" + i2,schemaPath:"#/properties/defaults/items/type",keyword:"type",params:{type: "string"},schema:schema94.properties.defaults.items.type,parentSchema:schema94.properties.defaults.items,data:data9};
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
if(data.multiple !== undefined){
let data10 = data.multiple;
if(typeof data10 !== "boolean"){
const err18 = {instancePath:instancePath+"/multiple",schemaPath:"#/properties/multiple/type",keyword:"type",params:{type: "boolean"},schema:schema94.properties.multiple.type,parentSchema:schema94.properties.multiple,data:data10};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.options !== undefined){
let data11 = data.options;
if(Array.isArray(data11)){
if(data11.length < 1){
const err19 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema94.properties.options,data:data11};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const len3 = data11.length;
for(let i3=0; i3<len3; i3++){
let data12 = data11[i3];
if(typeof data12 !== "string"){
const err20 = {instancePath:instancePath+"/options/" + i3,schemaPath:"#/properties/options/items/type",keyword:"type",params:{type: "string"},schema:schema94.properties.options.items.type,parentSchema:schema94.properties.options.items,data:data12};
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
const err21 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: "array"},schema:schema94.properties.options.type,parentSchema:schema94.properties.options,data:data11};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.params !== undefined){
let data13 = data.params;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
}
else {
const err22 = {instancePath:instancePath+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type: "object"},schema:schema94.properties.params.type,parentSchema:schema94.properties.params,data:data13};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.params_input !== undefined){
let data14 = data.params_input;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
}
else {
const err23 = {instancePath:instancePath+"/params_input",schemaPath:"#/properties/params_input/type",keyword:"type",params:{type: "object"},schema:schema94.properties.params_input.type,parentSchema:schema94.properties.params_input,data:data14};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.responded_at !== undefined){
let data15 = data.responded_at;
if((typeof data15 !== "string") && (data15 !== null)){
const err24 = {instancePath:instancePath+"/responded_at",schemaPath:"#/properties/responded_at/type",keyword:"type",params:{type: schema94.properties.responded_at.type},schema:schema94.properties.responded_at.type,parentSchema:schema94.properties.responded_at,data:data15};
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
const err25 = {instancePath:instancePath+"/responded_at",schemaPath:"#/properties/responded_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema94.properties.responded_at,data:data15};
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
const err26 = {instancePath:instancePath+"/responded_at",schemaPath:"#/properties/responded_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema94.properties.responded_at,data:data15};
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
if(data.responded_by_user !== undefined){
let data16 = data.responded_by_user;
const _errs37 = errors;
let valid11 = false;
const _errs38 = errors;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.id === undefined){
const err27 = {instancePath:instancePath+"/responded_by_user",schemaPath:"contract:/components/schemas/HITLUser/required",keyword:"required",params:{missingProperty: "id"},schema:schema95.required,parentSchema:schema95,data:data16};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data16.name === undefined){
const err28 = {instancePath:instancePath+"/responded_by_user",schemaPath:"contract:/components/schemas/HITLUser/required",keyword:"required",params:{missingProperty: "name"},schema:schema95.required,parentSchema:schema95,data:data16};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data16.id !== undefined){
let data17 = data16.id;
if(typeof data17 !== "string"){
const err29 = {instancePath:instancePath+"/responded_by_user/id",schemaPath:"contract:/components/schemas/HITLUser/properties/id/type",keyword:"type",params:{type: "string"},schema:schema95.properties.id.type,parentSchema:schema95.properties.id,data:data17};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data16.name !== undefined){
let data18 = data16.name;
if(typeof data18 !== "string"){
const err30 = {instancePath:instancePath+"/responded_by_user/name",schemaPath:"contract:/components/schemas/HITLUser/properties/name/type",keyword:"type",params:{type: "string"},schema:schema95.properties.name.type,parentSchema:schema95.properties.name,data:data18};
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
const err31 = {instancePath:instancePath+"/responded_by_user",schemaPath:"contract:/components/schemas/HITLUser/type",keyword:"type",params:{type: "object"},schema:schema95.type,parentSchema:schema95,data:data16};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
var _valid0 = _errs38 === errors;
valid11 = valid11 || _valid0;
if(_valid0){
var props0 = {__proto__: null, };
props0.id = true;
props0.name = true;
}
const _errs45 = errors;
if(data16 !== null){
const err32 = {instancePath:instancePath+"/responded_by_user",schemaPath:"#/properties/responded_by_user/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema94.properties.responded_by_user.anyOf[1].type,parentSchema:schema94.properties.responded_by_user.anyOf[1],data:data16};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
var _valid0 = _errs45 === errors;
valid11 = valid11 || _valid0;
if(!valid11){
const err33 = {instancePath:instancePath+"/responded_by_user",schemaPath:"#/properties/responded_by_user/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs37, passingSchemas: null},schema:schema94.properties.responded_by_user.anyOf,parentSchema:schema94.properties.responded_by_user,data:data16};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
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
if(data.response_received !== undefined){
let data19 = data.response_received;
if(typeof data19 !== "boolean"){
const err34 = {instancePath:instancePath+"/response_received",schemaPath:"#/properties/response_received/type",keyword:"type",params:{type: "boolean"},schema:schema94.properties.response_received.type,parentSchema:schema94.properties.response_received,data:data19};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.subject !== undefined){
let data20 = data.subject;
if(typeof data20 !== "string"){
const err35 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"},schema:schema94.properties.subject.type,parentSchema:schema94.properties.subject,data:data20};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.task_instance !== undefined){
if(!(validate77.call(this, data.task_instance, {instancePath:instancePath+"/task_instance",parentData:data,parentDataProperty:"task_instance",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate77.errors);
errors = vErrors.length;
}
}
}
else {
const err36 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema94.type,parentSchema:schema94,data};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
validate89.errors = vErrors;
return errors === 0;
}
validate89.evaluated = {"props":{"assigned_users":true,"body":true,"chosen_options":true,"created_at":true,"defaults":true,"multiple":true,"options":true,"params":true,"params_input":true,"responded_at":true,"responded_by_user":true,"response_received":true,"subject":true,"task_instance":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.hitl_details === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hitl_details"},schema:schema93.required,parentSchema:schema93,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.total_entries === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total_entries"},schema:schema93.required,parentSchema:schema93,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.hitl_details !== undefined){
let data0 = data.hitl_details;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate89.call(this, data0[i0], {instancePath:instancePath+"/hitl_details/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate89.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/hitl_details",schemaPath:"#/properties/hitl_details/type",keyword:"type",params:{type: "array"},schema:schema93.properties.hitl_details.type,parentSchema:schema93.properties.hitl_details,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.total_entries !== undefined){
let data2 = data.total_entries;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err3 = {instancePath:instancePath+"/total_entries",schemaPath:"#/properties/total_entries/type",keyword:"type",params:{type: "integer"},schema:schema93.properties.total_entries.type,parentSchema:schema93.properties.total_entries,data:data2};
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
const err4 = {instancePath:instancePath+"/total_entries",schemaPath:"#/properties/total_entries/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema93.properties.total_entries,data:data2};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema93.type,parentSchema:schema93,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate88.errors = vErrors;
return errors === 0;
}
validate88.evaluated = {"props":{"hitl_details":true,"total_entries":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate88.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate88.errors);
errors = vErrors.length;
}
validate87.errors = vErrors;
return errors === 0;
}
validate87.evaluated = {"props":{"hitl_details":true,"total_entries":true},"dynamicProps":false,"dynamicItems":false};

exports.v31 = validate93;
const schema97 = {"$id":"contract:/get_task_instance.200.body","$ref":"contract:/components/schemas/TaskInstanceResponse"};

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
if(!(validate77.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate77.errors);
errors = vErrors.length;
}
validate93.errors = vErrors;
return errors === 0;
}
validate93.evaluated = {"props":{"dag_display_name":true,"dag_id":true,"dag_run_id":true,"dag_version":true,"duration":true,"end_date":true,"executor":true,"executor_config":true,"hostname":true,"id":true,"logical_date":true,"map_index":true,"max_tries":true,"note":true,"operator":true,"operator_name":true,"pid":true,"pool":true,"pool_slots":true,"priority_weight":true,"queue":true,"queued_when":true,"rendered_fields":true,"rendered_map_index":true,"run_after":true,"scheduled_when":true,"start_date":true,"state":true,"task_display_name":true,"task_id":true,"trigger":true,"triggerer_job":true,"try_number":true,"unixname":true},"dynamicProps":false,"dynamicItems":false};

exports.v32 = validate95;
const schema98 = {"$id":"contract:/get_task_instance_dependencies.200.body","$ref":"contract:/components/schemas/TaskDependencyCollectionResponse"};
const schema99 = {"$id":"contract:/components/schemas/TaskDependencyCollectionResponse","properties":{"dependencies":{"items":{"$ref":"contract:/components/schemas/TaskDependencyResponse"},"type":"array"}},"required":["dependencies"],"type":"object"};
const schema100 = {"$id":"contract:/components/schemas/TaskDependencyResponse","properties":{"name":{"type":"string"},"reason":{"type":"string"}},"required":["name","reason"],"type":"object"};

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
if(data.dependencies === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dependencies"},schema:schema99.required,parentSchema:schema99,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.dependencies !== undefined){
let data0 = data.dependencies;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.name === undefined){
const err1 = {instancePath:instancePath+"/dependencies/" + i0,schemaPath:"contract:/components/schemas/TaskDependencyResponse/required",keyword:"required",params:{missingProperty: "name"},schema:schema100.required,parentSchema:schema100,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data1.reason === undefined){
const err2 = {instancePath:instancePath+"/dependencies/" + i0,schemaPath:"contract:/components/schemas/TaskDependencyResponse/required",keyword:"required",params:{missingProperty: "reason"},schema:schema100.required,parentSchema:schema100,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.name !== undefined){
let data2 = data1.name;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/dependencies/" + i0+"/name",schemaPath:"contract:/components/schemas/TaskDependencyResponse/properties/name/type",keyword:"type",params:{type: "string"},schema:schema100.properties.name.type,parentSchema:schema100.properties.name,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data1.reason !== undefined){
let data3 = data1.reason;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/dependencies/" + i0+"/reason",schemaPath:"contract:/components/schemas/TaskDependencyResponse/properties/reason/type",keyword:"type",params:{type: "string"},schema:schema100.properties.reason.type,parentSchema:schema100.properties.reason,data:data3};
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
const err5 = {instancePath:instancePath+"/dependencies/" + i0,schemaPath:"contract:/components/schemas/TaskDependencyResponse/type",keyword:"type",params:{type: "object"},schema:schema100.type,parentSchema:schema100,data:data1};
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
const err6 = {instancePath:instancePath+"/dependencies",schemaPath:"#/properties/dependencies/type",keyword:"type",params:{type: "array"},schema:schema99.properties.dependencies.type,parentSchema:schema99.properties.dependencies,data:data0};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema99.type,parentSchema:schema99,data};
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
validate96.evaluated = {"props":{"dependencies":true},"dynamicProps":false,"dynamicItems":false};


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
validate95.evaluated = {"props":{"dependencies":true},"dynamicProps":false,"dynamicItems":false};

exports.v33 = validate98;
const schema101 = {"$id":"contract:/get_external_log_url.200.body","$ref":"contract:/components/schemas/ExternalLogUrlResponse"};
const schema102 = {"$id":"contract:/components/schemas/ExternalLogUrlResponse","properties":{"url":{"type":"string"}},"required":["url"],"type":"object"};

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
if(data.url === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/ExternalLogUrlResponse/required",keyword:"required",params:{missingProperty: "url"},schema:schema102.required,parentSchema:schema102,data};
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
const err1 = {instancePath:instancePath+"/url",schemaPath:"contract:/components/schemas/ExternalLogUrlResponse/properties/url/type",keyword:"type",params:{type: "string"},schema:schema102.properties.url.type,parentSchema:schema102.properties.url,data:data0};
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
const err2 = {instancePath,schemaPath:"contract:/components/schemas/ExternalLogUrlResponse/type",keyword:"type",params:{type: "object"},schema:schema102.type,parentSchema:schema102,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate98.errors = vErrors;
return errors === 0;
}
validate98.evaluated = {"props":{"url":true},"dynamicProps":false,"dynamicItems":false};

exports.v34 = validate99;
const schema103 = {"$id":"contract:/get_extra_links.200.body","$ref":"contract:/components/schemas/ExtraLinkCollectionResponse"};
const schema104 = {"$id":"contract:/components/schemas/ExtraLinkCollectionResponse","properties":{"extra_links":{"additionalProperties":{"type":["string","null"]},"type":"object"},"total_entries":{"type":"integer","safeInteger":true}},"required":["extra_links","total_entries"],"type":"object"};

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
if(data.extra_links === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/ExtraLinkCollectionResponse/required",keyword:"required",params:{missingProperty: "extra_links"},schema:schema104.required,parentSchema:schema104,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.total_entries === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/ExtraLinkCollectionResponse/required",keyword:"required",params:{missingProperty: "total_entries"},schema:schema104.required,parentSchema:schema104,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.extra_links !== undefined){
let data0 = data.extra_links;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
let data1 = data0[key0];
if((typeof data1 !== "string") && (data1 !== null)){
const err2 = {instancePath:instancePath+"/extra_links/" + runtime.escapeName(key0),schemaPath:"contract:/components/schemas/ExtraLinkCollectionResponse/properties/extra_links/additionalProperties/type",keyword:"type",params:{type: schema104.properties.extra_links.additionalProperties.type},schema:schema104.properties.extra_links.additionalProperties.type,parentSchema:schema104.properties.extra_links.additionalProperties,data:data1};
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
const err3 = {instancePath:instancePath+"/extra_links",schemaPath:"contract:/components/schemas/ExtraLinkCollectionResponse/properties/extra_links/type",keyword:"type",params:{type: "object"},schema:schema104.properties.extra_links.type,parentSchema:schema104.properties.extra_links,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.total_entries !== undefined){
let data2 = data.total_entries;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err4 = {instancePath:instancePath+"/total_entries",schemaPath:"contract:/components/schemas/ExtraLinkCollectionResponse/properties/total_entries/type",keyword:"type",params:{type: "integer"},schema:schema104.properties.total_entries.type,parentSchema:schema104.properties.total_entries,data:data2};
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
const err5 = {instancePath:instancePath+"/total_entries",schemaPath:"contract:/components/schemas/ExtraLinkCollectionResponse/properties/total_entries/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema104.properties.total_entries,data:data2};
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
const err6 = {instancePath,schemaPath:"contract:/components/schemas/ExtraLinkCollectionResponse/type",keyword:"type",params:{type: "object"},schema:schema104.type,parentSchema:schema104,data};
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
validate99.evaluated = {"props":{"extra_links":true,"total_entries":true},"dynamicProps":false,"dynamicItems":false};

exports.v35 = validate100;
const schema105 = {"$id":"contract:/get_log.200.body","$ref":"contract:/components/schemas/TaskInstancesLogResponse"};
const schema106 = {"$id":"contract:/components/schemas/TaskInstancesLogResponse","properties":{"content":{"anyOf":[{"items":{"$ref":"contract:/components/schemas/StructuredLogMessage"},"type":"array"},{"items":{"type":"string"},"type":"array"}]},"continuation_token":{"type":["string","null"]}},"required":["content"],"type":"object"};
const schema107 = {"$id":"contract:/components/schemas/StructuredLogMessage","additionalProperties":true,"properties":{"event":{"type":"string"},"timestamp":{"format":"date-time","type":"string","leapSecond":"date-time"}},"required":["event"],"type":"object"};

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
if(data.content === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"},schema:schema106.required,parentSchema:schema106,data};
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
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.event === undefined){
const err1 = {instancePath:instancePath+"/content/" + i0,schemaPath:"contract:/components/schemas/StructuredLogMessage/required",keyword:"required",params:{missingProperty: "event"},schema:schema107.required,parentSchema:schema107,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data1.event !== undefined){
let data2 = data1.event;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/content/" + i0+"/event",schemaPath:"contract:/components/schemas/StructuredLogMessage/properties/event/type",keyword:"type",params:{type: "string"},schema:schema107.properties.event.type,parentSchema:schema107.properties.event,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data1.timestamp !== undefined){
let data3 = data1.timestamp;
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
const err3 = {instancePath:instancePath+"/content/" + i0+"/timestamp",schemaPath:"contract:/components/schemas/StructuredLogMessage/properties/timestamp/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema107.properties.timestamp,data:data3};
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
const err4 = {instancePath:instancePath+"/content/" + i0+"/timestamp",schemaPath:"contract:/components/schemas/StructuredLogMessage/properties/timestamp/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema107.properties.timestamp,data:data3};
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
const err5 = {instancePath:instancePath+"/content/" + i0+"/timestamp",schemaPath:"contract:/components/schemas/StructuredLogMessage/properties/timestamp/type",keyword:"type",params:{type: "string"},schema:schema107.properties.timestamp.type,parentSchema:schema107.properties.timestamp,data:data3};
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
const err6 = {instancePath:instancePath+"/content/" + i0,schemaPath:"contract:/components/schemas/StructuredLogMessage/type",keyword:"type",params:{type: "object"},schema:schema107.type,parentSchema:schema107,data:data1};
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
const err7 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/anyOf/0/type",keyword:"type",params:{type: "array"},schema:schema106.properties.content.anyOf[0].type,parentSchema:schema106.properties.content.anyOf[0],data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
var items0 = true;
}
const _errs13 = errors;
if(Array.isArray(data0)){
const len1 = data0.length;
for(let i1=0; i1<len1; i1++){
let data4 = data0[i1];
if(typeof data4 !== "string"){
const err8 = {instancePath:instancePath+"/content/" + i1,schemaPath:"#/properties/content/anyOf/1/items/type",keyword:"type",params:{type: "string"},schema:schema106.properties.content.anyOf[1].items.type,parentSchema:schema106.properties.content.anyOf[1].items,data:data4};
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
const err9 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/anyOf/1/type",keyword:"type",params:{type: "array"},schema:schema106.properties.content.anyOf[1].type,parentSchema:schema106.properties.content.anyOf[1],data:data0};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid0 = _errs13 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
if(items0 !== true){
items0 = true;
}
}
if(!valid1){
const err10 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs2, passingSchemas: null},schema:schema106.properties.content.anyOf,parentSchema:schema106.properties.content,data:data0};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
}
if(data.continuation_token !== undefined){
let data5 = data.continuation_token;
if((typeof data5 !== "string") && (data5 !== null)){
const err11 = {instancePath:instancePath+"/continuation_token",schemaPath:"#/properties/continuation_token/type",keyword:"type",params:{type: schema106.properties.continuation_token.type},schema:schema106.properties.continuation_token.type,parentSchema:schema106.properties.continuation_token,data:data5};
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
validate101.errors = vErrors;
return errors === 0;
}
validate101.evaluated = {"props":{"content":true,"continuation_token":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate101.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate101.errors);
errors = vErrors.length;
}
validate100.errors = vErrors;
return errors === 0;
}
validate100.evaluated = {"props":{"content":true,"continuation_token":true},"dynamicProps":false,"dynamicItems":false};

exports.v36 = validate103;
const schema108 = {"$id":"contract:/get_task_instance_tries.200.body","$ref":"contract:/components/schemas/TaskInstanceHistoryCollectionResponse"};
const schema109 = {"$id":"contract:/components/schemas/TaskInstanceHistoryCollectionResponse","properties":{"task_instances":{"items":{"$ref":"contract:/components/schemas/TaskInstanceHistoryResponse"},"type":"array"},"total_entries":{"type":"integer","safeInteger":true}},"required":["task_instances","total_entries"],"type":"object"};
const schema110 = {"$id":"contract:/components/schemas/TaskInstanceHistoryResponse","properties":{"dag_display_name":{"type":"string"},"dag_id":{"type":"string"},"dag_run_id":{"type":"string"},"dag_version":{"anyOf":[{"$ref":"contract:/components/schemas/DagVersionResponse"},{"type":"null"}]},"duration":{"type":["number","null"],"double":true},"end_date":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"executor":{"type":["string","null"]},"executor_config":{"type":"string"},"hostname":{"type":["string","null"]},"map_index":{"type":"integer","safeInteger":true},"max_tries":{"type":"integer","safeInteger":true},"operator":{"type":["string","null"]},"operator_name":{"type":["string","null"]},"pid":{"type":["integer","null"],"safeInteger":true},"pool":{"type":"string"},"pool_slots":{"type":"integer","safeInteger":true},"priority_weight":{"type":["integer","null"],"safeInteger":true},"queue":{"type":["string","null"]},"queued_when":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"scheduled_when":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"start_date":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"state":{"anyOf":[{"$ref":"contract:/components/schemas/TaskInstanceState"},{"type":"null"}]},"task_display_name":{"type":"string"},"task_id":{"type":"string"},"try_number":{"type":"integer","safeInteger":true},"unixname":{"type":["string","null"]}},"required":["task_id","dag_id","dag_run_id","map_index","try_number","max_tries","task_display_name","dag_display_name","pool","pool_slots","executor_config"],"type":"object"};

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
if(data.task_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "task_id"},schema:schema110.required,parentSchema:schema110,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.dag_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dag_id"},schema:schema110.required,parentSchema:schema110,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.dag_run_id === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dag_run_id"},schema:schema110.required,parentSchema:schema110,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.map_index === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "map_index"},schema:schema110.required,parentSchema:schema110,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.try_number === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "try_number"},schema:schema110.required,parentSchema:schema110,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.max_tries === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "max_tries"},schema:schema110.required,parentSchema:schema110,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.task_display_name === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "task_display_name"},schema:schema110.required,parentSchema:schema110,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.dag_display_name === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dag_display_name"},schema:schema110.required,parentSchema:schema110,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.pool === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pool"},schema:schema110.required,parentSchema:schema110,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.pool_slots === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pool_slots"},schema:schema110.required,parentSchema:schema110,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.executor_config === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "executor_config"},schema:schema110.required,parentSchema:schema110,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.dag_display_name !== undefined){
let data0 = data.dag_display_name;
if(typeof data0 !== "string"){
const err11 = {instancePath:instancePath+"/dag_display_name",schemaPath:"#/properties/dag_display_name/type",keyword:"type",params:{type: "string"},schema:schema110.properties.dag_display_name.type,parentSchema:schema110.properties.dag_display_name,data:data0};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.dag_id !== undefined){
let data1 = data.dag_id;
if(typeof data1 !== "string"){
const err12 = {instancePath:instancePath+"/dag_id",schemaPath:"#/properties/dag_id/type",keyword:"type",params:{type: "string"},schema:schema110.properties.dag_id.type,parentSchema:schema110.properties.dag_id,data:data1};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.dag_run_id !== undefined){
let data2 = data.dag_run_id;
if(typeof data2 !== "string"){
const err13 = {instancePath:instancePath+"/dag_run_id",schemaPath:"#/properties/dag_run_id/type",keyword:"type",params:{type: "string"},schema:schema110.properties.dag_run_id.type,parentSchema:schema110.properties.dag_run_id,data:data2};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.dag_version !== undefined){
let data3 = data.dag_version;
const _errs8 = errors;
let valid1 = false;
const _errs9 = errors;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.id === undefined){
const err14 = {instancePath:instancePath+"/dag_version",schemaPath:"contract:/components/schemas/DagVersionResponse/required",keyword:"required",params:{missingProperty: "id"},schema:schema29.required,parentSchema:schema29,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data3.version_number === undefined){
const err15 = {instancePath:instancePath+"/dag_version",schemaPath:"contract:/components/schemas/DagVersionResponse/required",keyword:"required",params:{missingProperty: "version_number"},schema:schema29.required,parentSchema:schema29,data:data3};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data3.dag_id === undefined){
const err16 = {instancePath:instancePath+"/dag_version",schemaPath:"contract:/components/schemas/DagVersionResponse/required",keyword:"required",params:{missingProperty: "dag_id"},schema:schema29.required,parentSchema:schema29,data:data3};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data3.created_at === undefined){
const err17 = {instancePath:instancePath+"/dag_version",schemaPath:"contract:/components/schemas/DagVersionResponse/required",keyword:"required",params:{missingProperty: "created_at"},schema:schema29.required,parentSchema:schema29,data:data3};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data3.dag_display_name === undefined){
const err18 = {instancePath:instancePath+"/dag_version",schemaPath:"contract:/components/schemas/DagVersionResponse/required",keyword:"required",params:{missingProperty: "dag_display_name"},schema:schema29.required,parentSchema:schema29,data:data3};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data3.bundle_name !== undefined){
let data4 = data3.bundle_name;
if((typeof data4 !== "string") && (data4 !== null)){
const err19 = {instancePath:instancePath+"/dag_version/bundle_name",schemaPath:"contract:/components/schemas/DagVersionResponse/properties/bundle_name/type",keyword:"type",params:{type: schema29.properties.bundle_name.type},schema:schema29.properties.bundle_name.type,parentSchema:schema29.properties.bundle_name,data:data4};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data3.bundle_url !== undefined){
let data5 = data3.bundle_url;
if((typeof data5 !== "string") && (data5 !== null)){
const err20 = {instancePath:instancePath+"/dag_version/bundle_url",schemaPath:"contract:/components/schemas/DagVersionResponse/properties/bundle_url/type",keyword:"type",params:{type: schema29.properties.bundle_url.type},schema:schema29.properties.bundle_url.type,parentSchema:schema29.properties.bundle_url,data:data5};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data3.bundle_version !== undefined){
let data6 = data3.bundle_version;
if((typeof data6 !== "string") && (data6 !== null)){
const err21 = {instancePath:instancePath+"/dag_version/bundle_version",schemaPath:"contract:/components/schemas/DagVersionResponse/properties/bundle_version/type",keyword:"type",params:{type: schema29.properties.bundle_version.type},schema:schema29.properties.bundle_version.type,parentSchema:schema29.properties.bundle_version,data:data6};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data3.created_at !== undefined){
let data7 = data3.created_at;
if(typeof data7 === "string"){
if(!(formats0.test(data7))){
const err22 = {instancePath:instancePath+"/dag_version/created_at",schemaPath:"contract:/components/schemas/DagVersionResponse/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema29.properties.created_at,data:data7};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data7.includes(":60")){
const next0 = Date.parse((data7).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err23 = {instancePath:instancePath+"/dag_version/created_at",schemaPath:"contract:/components/schemas/DagVersionResponse/properties/created_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema29.properties.created_at,data:data7};
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
const err24 = {instancePath:instancePath+"/dag_version/created_at",schemaPath:"contract:/components/schemas/DagVersionResponse/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema29.properties.created_at.type,parentSchema:schema29.properties.created_at,data:data7};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data3.dag_display_name !== undefined){
let data8 = data3.dag_display_name;
if(typeof data8 !== "string"){
const err25 = {instancePath:instancePath+"/dag_version/dag_display_name",schemaPath:"contract:/components/schemas/DagVersionResponse/properties/dag_display_name/type",keyword:"type",params:{type: "string"},schema:schema29.properties.dag_display_name.type,parentSchema:schema29.properties.dag_display_name,data:data8};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data3.dag_id !== undefined){
let data9 = data3.dag_id;
if(typeof data9 !== "string"){
const err26 = {instancePath:instancePath+"/dag_version/dag_id",schemaPath:"contract:/components/schemas/DagVersionResponse/properties/dag_id/type",keyword:"type",params:{type: "string"},schema:schema29.properties.dag_id.type,parentSchema:schema29.properties.dag_id,data:data9};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data3.id !== undefined){
let data10 = data3.id;
if(typeof data10 === "string"){
if(!(formats17.test(data10))){
const err27 = {instancePath:instancePath+"/dag_version/id",schemaPath:"contract:/components/schemas/DagVersionResponse/properties/id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema29.properties.id,data:data10};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/dag_version/id",schemaPath:"contract:/components/schemas/DagVersionResponse/properties/id/type",keyword:"type",params:{type: "string"},schema:schema29.properties.id.type,parentSchema:schema29.properties.id,data:data10};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data3.version_number !== undefined){
let data11 = data3.version_number;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err29 = {instancePath:instancePath+"/dag_version/version_number",schemaPath:"contract:/components/schemas/DagVersionResponse/properties/version_number/type",keyword:"type",params:{type: "integer"},schema:schema29.properties.version_number.type,parentSchema:schema29.properties.version_number,data:data11};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(Math.abs(data11) > 9007199254740991){
const err30 = {instancePath:instancePath+"/dag_version/version_number",schemaPath:"contract:/components/schemas/DagVersionResponse/properties/version_number/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema29.properties.version_number,data:data11};
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
const err31 = {instancePath:instancePath+"/dag_version",schemaPath:"contract:/components/schemas/DagVersionResponse/type",keyword:"type",params:{type: "object"},schema:schema29.type,parentSchema:schema29,data:data3};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
var props0 = {__proto__: null, };
props0.bundle_name = true;
props0.bundle_url = true;
props0.bundle_version = true;
props0.created_at = true;
props0.dag_display_name = true;
props0.dag_id = true;
props0.id = true;
props0.version_number = true;
}
const _errs28 = errors;
if(data3 !== null){
const err32 = {instancePath:instancePath+"/dag_version",schemaPath:"#/properties/dag_version/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema110.properties.dag_version.anyOf[1].type,parentSchema:schema110.properties.dag_version.anyOf[1],data:data3};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
var _valid0 = _errs28 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err33 = {instancePath:instancePath+"/dag_version",schemaPath:"#/properties/dag_version/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs8, passingSchemas: null},schema:schema110.properties.dag_version.anyOf,parentSchema:schema110.properties.dag_version,data:data3};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
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
if(data.duration !== undefined){
let data12 = data.duration;
if((!((typeof data12 == "number") && (isFinite(data12)))) && (data12 !== null)){
const err34 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",params:{type: schema110.properties.duration.type},schema:schema110.properties.duration.type,parentSchema:schema110.properties.duration,data:data12};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(typeof data12 === "bigint"){
const err35 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/double",keyword:"double",params:{holder: data, key: "duration"},schema:true,parentSchema:schema110.properties.duration,data:data12};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.end_date !== undefined){
let data13 = data.end_date;
if((typeof data13 !== "string") && (data13 !== null)){
const err36 = {instancePath:instancePath+"/end_date",schemaPath:"#/properties/end_date/type",keyword:"type",params:{type: schema110.properties.end_date.type},schema:schema110.properties.end_date.type,parentSchema:schema110.properties.end_date,data:data13};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(typeof data13 === "string"){
if(!(formats0.test(data13))){
const err37 = {instancePath:instancePath+"/end_date",schemaPath:"#/properties/end_date/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema110.properties.end_date,data:data13};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data13.includes(":60")){
const next1 = Date.parse((data13).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err38 = {instancePath:instancePath+"/end_date",schemaPath:"#/properties/end_date/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema110.properties.end_date,data:data13};
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
if(data.executor !== undefined){
let data14 = data.executor;
if((typeof data14 !== "string") && (data14 !== null)){
const err39 = {instancePath:instancePath+"/executor",schemaPath:"#/properties/executor/type",keyword:"type",params:{type: schema110.properties.executor.type},schema:schema110.properties.executor.type,parentSchema:schema110.properties.executor,data:data14};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.executor_config !== undefined){
let data15 = data.executor_config;
if(typeof data15 !== "string"){
const err40 = {instancePath:instancePath+"/executor_config",schemaPath:"#/properties/executor_config/type",keyword:"type",params:{type: "string"},schema:schema110.properties.executor_config.type,parentSchema:schema110.properties.executor_config,data:data15};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.hostname !== undefined){
let data16 = data.hostname;
if((typeof data16 !== "string") && (data16 !== null)){
const err41 = {instancePath:instancePath+"/hostname",schemaPath:"#/properties/hostname/type",keyword:"type",params:{type: schema110.properties.hostname.type},schema:schema110.properties.hostname.type,parentSchema:schema110.properties.hostname,data:data16};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.map_index !== undefined){
let data17 = data.map_index;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err42 = {instancePath:instancePath+"/map_index",schemaPath:"#/properties/map_index/type",keyword:"type",params:{type: "integer"},schema:schema110.properties.map_index.type,parentSchema:schema110.properties.map_index,data:data17};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(Math.abs(data17) > 9007199254740991){
const err43 = {instancePath:instancePath+"/map_index",schemaPath:"#/properties/map_index/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema110.properties.map_index,data:data17};
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
if(data.max_tries !== undefined){
let data18 = data.max_tries;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err44 = {instancePath:instancePath+"/max_tries",schemaPath:"#/properties/max_tries/type",keyword:"type",params:{type: "integer"},schema:schema110.properties.max_tries.type,parentSchema:schema110.properties.max_tries,data:data18};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(Math.abs(data18) > 9007199254740991){
const err45 = {instancePath:instancePath+"/max_tries",schemaPath:"#/properties/max_tries/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema110.properties.max_tries,data:data18};
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
if(data.operator !== undefined){
let data19 = data.operator;
if((typeof data19 !== "string") && (data19 !== null)){
const err46 = {instancePath:instancePath+"/operator",schemaPath:"#/properties/operator/type",keyword:"type",params:{type: schema110.properties.operator.type},schema:schema110.properties.operator.type,parentSchema:schema110.properties.operator,data:data19};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.operator_name !== undefined){
let data20 = data.operator_name;
if((typeof data20 !== "string") && (data20 !== null)){
const err47 = {instancePath:instancePath+"/operator_name",schemaPath:"#/properties/operator_name/type",keyword:"type",params:{type: schema110.properties.operator_name.type},schema:schema110.properties.operator_name.type,parentSchema:schema110.properties.operator_name,data:data20};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.pid !== undefined){
let data21 = data.pid;
if((!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))) && (data21 !== null)){
const err48 = {instancePath:instancePath+"/pid",schemaPath:"#/properties/pid/type",keyword:"type",params:{type: schema110.properties.pid.type},schema:schema110.properties.pid.type,parentSchema:schema110.properties.pid,data:data21};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if((typeof data21 == "number") && (isFinite(data21))){
if(Math.abs(data21) > 9007199254740991){
const err49 = {instancePath:instancePath+"/pid",schemaPath:"#/properties/pid/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema110.properties.pid,data:data21};
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
if(data.pool !== undefined){
let data22 = data.pool;
if(typeof data22 !== "string"){
const err50 = {instancePath:instancePath+"/pool",schemaPath:"#/properties/pool/type",keyword:"type",params:{type: "string"},schema:schema110.properties.pool.type,parentSchema:schema110.properties.pool,data:data22};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data.pool_slots !== undefined){
let data23 = data.pool_slots;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
const err51 = {instancePath:instancePath+"/pool_slots",schemaPath:"#/properties/pool_slots/type",keyword:"type",params:{type: "integer"},schema:schema110.properties.pool_slots.type,parentSchema:schema110.properties.pool_slots,data:data23};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if((typeof data23 == "number") && (isFinite(data23))){
if(Math.abs(data23) > 9007199254740991){
const err52 = {instancePath:instancePath+"/pool_slots",schemaPath:"#/properties/pool_slots/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema110.properties.pool_slots,data:data23};
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
if(data.priority_weight !== undefined){
let data24 = data.priority_weight;
if((!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))) && (data24 !== null)){
const err53 = {instancePath:instancePath+"/priority_weight",schemaPath:"#/properties/priority_weight/type",keyword:"type",params:{type: schema110.properties.priority_weight.type},schema:schema110.properties.priority_weight.type,parentSchema:schema110.properties.priority_weight,data:data24};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if((typeof data24 == "number") && (isFinite(data24))){
if(Math.abs(data24) > 9007199254740991){
const err54 = {instancePath:instancePath+"/priority_weight",schemaPath:"#/properties/priority_weight/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema110.properties.priority_weight,data:data24};
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
if(data.queue !== undefined){
let data25 = data.queue;
if((typeof data25 !== "string") && (data25 !== null)){
const err55 = {instancePath:instancePath+"/queue",schemaPath:"#/properties/queue/type",keyword:"type",params:{type: schema110.properties.queue.type},schema:schema110.properties.queue.type,parentSchema:schema110.properties.queue,data:data25};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.queued_when !== undefined){
let data26 = data.queued_when;
if((typeof data26 !== "string") && (data26 !== null)){
const err56 = {instancePath:instancePath+"/queued_when",schemaPath:"#/properties/queued_when/type",keyword:"type",params:{type: schema110.properties.queued_when.type},schema:schema110.properties.queued_when.type,parentSchema:schema110.properties.queued_when,data:data26};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(typeof data26 === "string"){
if(!(formats0.test(data26))){
const err57 = {instancePath:instancePath+"/queued_when",schemaPath:"#/properties/queued_when/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema110.properties.queued_when,data:data26};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data26.includes(":60")){
const next2 = Date.parse((data26).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next2 % 86400000 !== 0 || new Date(next2).getUTCDate() !== 1){
const err58 = {instancePath:instancePath+"/queued_when",schemaPath:"#/properties/queued_when/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema110.properties.queued_when,data:data26};
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
if(data.scheduled_when !== undefined){
let data27 = data.scheduled_when;
if((typeof data27 !== "string") && (data27 !== null)){
const err59 = {instancePath:instancePath+"/scheduled_when",schemaPath:"#/properties/scheduled_when/type",keyword:"type",params:{type: schema110.properties.scheduled_when.type},schema:schema110.properties.scheduled_when.type,parentSchema:schema110.properties.scheduled_when,data:data27};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(typeof data27 === "string"){
if(!(formats0.test(data27))){
const err60 = {instancePath:instancePath+"/scheduled_when",schemaPath:"#/properties/scheduled_when/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema110.properties.scheduled_when,data:data27};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data27.includes(":60")){
const next3 = Date.parse((data27).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next3 % 86400000 !== 0 || new Date(next3).getUTCDate() !== 1){
const err61 = {instancePath:instancePath+"/scheduled_when",schemaPath:"#/properties/scheduled_when/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema110.properties.scheduled_when,data:data27};
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
if(data.start_date !== undefined){
let data28 = data.start_date;
if((typeof data28 !== "string") && (data28 !== null)){
const err62 = {instancePath:instancePath+"/start_date",schemaPath:"#/properties/start_date/type",keyword:"type",params:{type: schema110.properties.start_date.type},schema:schema110.properties.start_date.type,parentSchema:schema110.properties.start_date,data:data28};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(typeof data28 === "string"){
if(!(formats0.test(data28))){
const err63 = {instancePath:instancePath+"/start_date",schemaPath:"#/properties/start_date/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema110.properties.start_date,data:data28};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(data28.includes(":60")){
const next4 = Date.parse((data28).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next4 % 86400000 !== 0 || new Date(next4).getUTCDate() !== 1){
const err64 = {instancePath:instancePath+"/start_date",schemaPath:"#/properties/start_date/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema110.properties.start_date,data:data28};
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
if(data.state !== undefined){
let data29 = data.state;
const _errs65 = errors;
let valid4 = false;
const _errs66 = errors;
if(typeof data29 !== "string"){
const err65 = {instancePath:instancePath+"/state",schemaPath:"contract:/components/schemas/TaskInstanceState/type",keyword:"type",params:{type: "string"},schema:schema86.type,parentSchema:schema86,data:data29};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(!((((((((((((data29 === "removed") || (data29 === "scheduled")) || (data29 === "queued")) || (data29 === "running")) || (data29 === "success")) || (data29 === "restarting")) || (data29 === "failed")) || (data29 === "up_for_retry")) || (data29 === "up_for_reschedule")) || (data29 === "upstream_failed")) || (data29 === "skipped")) || (data29 === "deferred"))){
const err66 = {instancePath:instancePath+"/state",schemaPath:"contract:/components/schemas/TaskInstanceState/enum",keyword:"enum",params:{allowedValues: schema86.enum},schema:schema86.enum,parentSchema:schema86,data:data29};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
var _valid1 = _errs66 === errors;
valid4 = valid4 || _valid1;
const _errs69 = errors;
if(data29 !== null){
const err67 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema110.properties.state.anyOf[1].type,parentSchema:schema110.properties.state.anyOf[1],data:data29};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
var _valid1 = _errs69 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const err68 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs65, passingSchemas: null},schema:schema110.properties.state.anyOf,parentSchema:schema110.properties.state,data:data29};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
else {
errors = _errs65;
if(vErrors !== null){
if(_errs65){
vErrors.length = _errs65;
}
else {
vErrors = null;
}
}
}
}
if(data.task_display_name !== undefined){
let data30 = data.task_display_name;
if(typeof data30 !== "string"){
const err69 = {instancePath:instancePath+"/task_display_name",schemaPath:"#/properties/task_display_name/type",keyword:"type",params:{type: "string"},schema:schema110.properties.task_display_name.type,parentSchema:schema110.properties.task_display_name,data:data30};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data.task_id !== undefined){
let data31 = data.task_id;
if(typeof data31 !== "string"){
const err70 = {instancePath:instancePath+"/task_id",schemaPath:"#/properties/task_id/type",keyword:"type",params:{type: "string"},schema:schema110.properties.task_id.type,parentSchema:schema110.properties.task_id,data:data31};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data.try_number !== undefined){
let data32 = data.try_number;
if(!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))){
const err71 = {instancePath:instancePath+"/try_number",schemaPath:"#/properties/try_number/type",keyword:"type",params:{type: "integer"},schema:schema110.properties.try_number.type,parentSchema:schema110.properties.try_number,data:data32};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if((typeof data32 == "number") && (isFinite(data32))){
if(Math.abs(data32) > 9007199254740991){
const err72 = {instancePath:instancePath+"/try_number",schemaPath:"#/properties/try_number/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema110.properties.try_number,data:data32};
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
if(data.unixname !== undefined){
let data33 = data.unixname;
if((typeof data33 !== "string") && (data33 !== null)){
const err73 = {instancePath:instancePath+"/unixname",schemaPath:"#/properties/unixname/type",keyword:"type",params:{type: schema110.properties.unixname.type},schema:schema110.properties.unixname.type,parentSchema:schema110.properties.unixname,data:data33};
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
const err74 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema110.type,parentSchema:schema110,data};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
validate105.errors = vErrors;
return errors === 0;
}
validate105.evaluated = {"props":{"dag_display_name":true,"dag_id":true,"dag_run_id":true,"dag_version":true,"duration":true,"end_date":true,"executor":true,"executor_config":true,"hostname":true,"map_index":true,"max_tries":true,"operator":true,"operator_name":true,"pid":true,"pool":true,"pool_slots":true,"priority_weight":true,"queue":true,"queued_when":true,"scheduled_when":true,"start_date":true,"state":true,"task_display_name":true,"task_id":true,"try_number":true,"unixname":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.task_instances === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "task_instances"},schema:schema109.required,parentSchema:schema109,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.total_entries === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total_entries"},schema:schema109.required,parentSchema:schema109,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.task_instances !== undefined){
let data0 = data.task_instances;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate105.call(this, data0[i0], {instancePath:instancePath+"/task_instances/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate105.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/task_instances",schemaPath:"#/properties/task_instances/type",keyword:"type",params:{type: "array"},schema:schema109.properties.task_instances.type,parentSchema:schema109.properties.task_instances,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.total_entries !== undefined){
let data2 = data.total_entries;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err3 = {instancePath:instancePath+"/total_entries",schemaPath:"#/properties/total_entries/type",keyword:"type",params:{type: "integer"},schema:schema109.properties.total_entries.type,parentSchema:schema109.properties.total_entries,data:data2};
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
const err4 = {instancePath:instancePath+"/total_entries",schemaPath:"#/properties/total_entries/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema109.properties.total_entries,data:data2};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema109.type,parentSchema:schema109,data};
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
validate104.evaluated = {"props":{"task_instances":true,"total_entries":true},"dynamicProps":false,"dynamicItems":false};


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
validate103.evaluated = {"props":{"task_instances":true,"total_entries":true},"dynamicProps":false,"dynamicItems":false};

exports.v37 = validate108;
const schema113 = {"$id":"contract:/get_task_instance_try_details.200.body","$ref":"contract:/components/schemas/TaskInstanceHistoryResponse"};

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
if(!(validate105.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate105.errors);
errors = vErrors.length;
}
validate108.errors = vErrors;
return errors === 0;
}
validate108.evaluated = {"props":{"dag_display_name":true,"dag_id":true,"dag_run_id":true,"dag_version":true,"duration":true,"end_date":true,"executor":true,"executor_config":true,"hostname":true,"map_index":true,"max_tries":true,"operator":true,"operator_name":true,"pid":true,"pool":true,"pool_slots":true,"priority_weight":true,"queue":true,"queued_when":true,"scheduled_when":true,"start_date":true,"state":true,"task_display_name":true,"task_id":true,"try_number":true,"unixname":true},"dynamicProps":false,"dynamicItems":false};

exports.v38 = validate110;
const schema114 = {"$id":"contract:/get_xcom_entries.200.body","$ref":"contract:/components/schemas/XComCollectionResponse"};
const schema115 = {"$id":"contract:/components/schemas/XComCollectionResponse","properties":{"total_entries":{"type":"integer","safeInteger":true},"xcom_entries":{"items":{"$ref":"contract:/components/schemas/XComResponse"},"type":"array"}},"required":["xcom_entries","total_entries"],"type":"object"};
const schema116 = {"$id":"contract:/components/schemas/XComResponse","properties":{"dag_display_name":{"type":"string"},"dag_id":{"type":"string"},"key":{"type":"string"},"logical_date":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"map_index":{"type":"integer","safeInteger":true},"run_after":{"format":"date-time","type":"string","leapSecond":"date-time"},"run_id":{"type":"string"},"task_display_name":{"type":"string"},"task_id":{"type":"string"},"timestamp":{"format":"date-time","type":"string","leapSecond":"date-time"}},"required":["key","timestamp","map_index","task_id","dag_id","run_id","dag_display_name","task_display_name","run_after"],"type":"object"};

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
if(data.xcom_entries === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "xcom_entries"},schema:schema115.required,parentSchema:schema115,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.total_entries === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total_entries"},schema:schema115.required,parentSchema:schema115,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.total_entries !== undefined){
let data0 = data.total_entries;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/total_entries",schemaPath:"#/properties/total_entries/type",keyword:"type",params:{type: "integer"},schema:schema115.properties.total_entries.type,parentSchema:schema115.properties.total_entries,data:data0};
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
const err3 = {instancePath:instancePath+"/total_entries",schemaPath:"#/properties/total_entries/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema115.properties.total_entries,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.xcom_entries !== undefined){
let data1 = data.xcom_entries;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.key === undefined){
const err4 = {instancePath:instancePath+"/xcom_entries/" + i0,schemaPath:"contract:/components/schemas/XComResponse/required",keyword:"required",params:{missingProperty: "key"},schema:schema116.required,parentSchema:schema116,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2.timestamp === undefined){
const err5 = {instancePath:instancePath+"/xcom_entries/" + i0,schemaPath:"contract:/components/schemas/XComResponse/required",keyword:"required",params:{missingProperty: "timestamp"},schema:schema116.required,parentSchema:schema116,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.map_index === undefined){
const err6 = {instancePath:instancePath+"/xcom_entries/" + i0,schemaPath:"contract:/components/schemas/XComResponse/required",keyword:"required",params:{missingProperty: "map_index"},schema:schema116.required,parentSchema:schema116,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.task_id === undefined){
const err7 = {instancePath:instancePath+"/xcom_entries/" + i0,schemaPath:"contract:/components/schemas/XComResponse/required",keyword:"required",params:{missingProperty: "task_id"},schema:schema116.required,parentSchema:schema116,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.dag_id === undefined){
const err8 = {instancePath:instancePath+"/xcom_entries/" + i0,schemaPath:"contract:/components/schemas/XComResponse/required",keyword:"required",params:{missingProperty: "dag_id"},schema:schema116.required,parentSchema:schema116,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.run_id === undefined){
const err9 = {instancePath:instancePath+"/xcom_entries/" + i0,schemaPath:"contract:/components/schemas/XComResponse/required",keyword:"required",params:{missingProperty: "run_id"},schema:schema116.required,parentSchema:schema116,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2.dag_display_name === undefined){
const err10 = {instancePath:instancePath+"/xcom_entries/" + i0,schemaPath:"contract:/components/schemas/XComResponse/required",keyword:"required",params:{missingProperty: "dag_display_name"},schema:schema116.required,parentSchema:schema116,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2.task_display_name === undefined){
const err11 = {instancePath:instancePath+"/xcom_entries/" + i0,schemaPath:"contract:/components/schemas/XComResponse/required",keyword:"required",params:{missingProperty: "task_display_name"},schema:schema116.required,parentSchema:schema116,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data2.run_after === undefined){
const err12 = {instancePath:instancePath+"/xcom_entries/" + i0,schemaPath:"contract:/components/schemas/XComResponse/required",keyword:"required",params:{missingProperty: "run_after"},schema:schema116.required,parentSchema:schema116,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data2.dag_display_name !== undefined){
let data3 = data2.dag_display_name;
if(typeof data3 !== "string"){
const err13 = {instancePath:instancePath+"/xcom_entries/" + i0+"/dag_display_name",schemaPath:"contract:/components/schemas/XComResponse/properties/dag_display_name/type",keyword:"type",params:{type: "string"},schema:schema116.properties.dag_display_name.type,parentSchema:schema116.properties.dag_display_name,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data2.dag_id !== undefined){
let data4 = data2.dag_id;
if(typeof data4 !== "string"){
const err14 = {instancePath:instancePath+"/xcom_entries/" + i0+"/dag_id",schemaPath:"contract:/components/schemas/XComResponse/properties/dag_id/type",keyword:"type",params:{type: "string"},schema:schema116.properties.dag_id.type,parentSchema:schema116.properties.dag_id,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data2.key !== undefined){
let data5 = data2.key;
if(typeof data5 !== "string"){
const err15 = {instancePath:instancePath+"/xcom_entries/" + i0+"/key",schemaPath:"contract:/components/schemas/XComResponse/properties/key/type",keyword:"type",params:{type: "string"},schema:schema116.properties.key.type,parentSchema:schema116.properties.key,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data2.logical_date !== undefined){
let data6 = data2.logical_date;
if((typeof data6 !== "string") && (data6 !== null)){
const err16 = {instancePath:instancePath+"/xcom_entries/" + i0+"/logical_date",schemaPath:"contract:/components/schemas/XComResponse/properties/logical_date/type",keyword:"type",params:{type: schema116.properties.logical_date.type},schema:schema116.properties.logical_date.type,parentSchema:schema116.properties.logical_date,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data6 === "string"){
if(!(formats0.test(data6))){
const err17 = {instancePath:instancePath+"/xcom_entries/" + i0+"/logical_date",schemaPath:"contract:/components/schemas/XComResponse/properties/logical_date/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema116.properties.logical_date,data:data6};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data6.includes(":60")){
const next0 = Date.parse((data6).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err18 = {instancePath:instancePath+"/xcom_entries/" + i0+"/logical_date",schemaPath:"contract:/components/schemas/XComResponse/properties/logical_date/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema116.properties.logical_date,data:data6};
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
if(data2.map_index !== undefined){
let data7 = data2.map_index;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err19 = {instancePath:instancePath+"/xcom_entries/" + i0+"/map_index",schemaPath:"contract:/components/schemas/XComResponse/properties/map_index/type",keyword:"type",params:{type: "integer"},schema:schema116.properties.map_index.type,parentSchema:schema116.properties.map_index,data:data7};
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
const err20 = {instancePath:instancePath+"/xcom_entries/" + i0+"/map_index",schemaPath:"contract:/components/schemas/XComResponse/properties/map_index/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema116.properties.map_index,data:data7};
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
if(data2.run_after !== undefined){
let data8 = data2.run_after;
if(typeof data8 === "string"){
if(!(formats0.test(data8))){
const err21 = {instancePath:instancePath+"/xcom_entries/" + i0+"/run_after",schemaPath:"contract:/components/schemas/XComResponse/properties/run_after/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema116.properties.run_after,data:data8};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data8.includes(":60")){
const next1 = Date.parse((data8).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err22 = {instancePath:instancePath+"/xcom_entries/" + i0+"/run_after",schemaPath:"contract:/components/schemas/XComResponse/properties/run_after/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema116.properties.run_after,data:data8};
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
const err23 = {instancePath:instancePath+"/xcom_entries/" + i0+"/run_after",schemaPath:"contract:/components/schemas/XComResponse/properties/run_after/type",keyword:"type",params:{type: "string"},schema:schema116.properties.run_after.type,parentSchema:schema116.properties.run_after,data:data8};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data2.run_id !== undefined){
let data9 = data2.run_id;
if(typeof data9 !== "string"){
const err24 = {instancePath:instancePath+"/xcom_entries/" + i0+"/run_id",schemaPath:"contract:/components/schemas/XComResponse/properties/run_id/type",keyword:"type",params:{type: "string"},schema:schema116.properties.run_id.type,parentSchema:schema116.properties.run_id,data:data9};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data2.task_display_name !== undefined){
let data10 = data2.task_display_name;
if(typeof data10 !== "string"){
const err25 = {instancePath:instancePath+"/xcom_entries/" + i0+"/task_display_name",schemaPath:"contract:/components/schemas/XComResponse/properties/task_display_name/type",keyword:"type",params:{type: "string"},schema:schema116.properties.task_display_name.type,parentSchema:schema116.properties.task_display_name,data:data10};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data2.task_id !== undefined){
let data11 = data2.task_id;
if(typeof data11 !== "string"){
const err26 = {instancePath:instancePath+"/xcom_entries/" + i0+"/task_id",schemaPath:"contract:/components/schemas/XComResponse/properties/task_id/type",keyword:"type",params:{type: "string"},schema:schema116.properties.task_id.type,parentSchema:schema116.properties.task_id,data:data11};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data2.timestamp !== undefined){
let data12 = data2.timestamp;
if(typeof data12 === "string"){
if(!(formats0.test(data12))){
const err27 = {instancePath:instancePath+"/xcom_entries/" + i0+"/timestamp",schemaPath:"contract:/components/schemas/XComResponse/properties/timestamp/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema116.properties.timestamp,data:data12};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data12.includes(":60")){
const next2 = Date.parse((data12).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next2 % 86400000 !== 0 || new Date(next2).getUTCDate() !== 1){
const err28 = {instancePath:instancePath+"/xcom_entries/" + i0+"/timestamp",schemaPath:"contract:/components/schemas/XComResponse/properties/timestamp/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema116.properties.timestamp,data:data12};
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
const err29 = {instancePath:instancePath+"/xcom_entries/" + i0+"/timestamp",schemaPath:"contract:/components/schemas/XComResponse/properties/timestamp/type",keyword:"type",params:{type: "string"},schema:schema116.properties.timestamp.type,parentSchema:schema116.properties.timestamp,data:data12};
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
const err30 = {instancePath:instancePath+"/xcom_entries/" + i0,schemaPath:"contract:/components/schemas/XComResponse/type",keyword:"type",params:{type: "object"},schema:schema116.type,parentSchema:schema116,data:data2};
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
const err31 = {instancePath:instancePath+"/xcom_entries",schemaPath:"#/properties/xcom_entries/type",keyword:"type",params:{type: "array"},schema:schema115.properties.xcom_entries.type,parentSchema:schema115.properties.xcom_entries,data:data1};
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
const err32 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema115.type,parentSchema:schema115,data};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
validate111.errors = vErrors;
return errors === 0;
}
validate111.evaluated = {"props":{"total_entries":true,"xcom_entries":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate111.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate111.errors);
errors = vErrors.length;
}
validate110.errors = vErrors;
return errors === 0;
}
validate110.evaluated = {"props":{"total_entries":true,"xcom_entries":true},"dynamicProps":false,"dynamicItems":false};

exports.v39 = validate113;
const schema117 = {"$id":"contract:/create_xcom_entry.201.body","$ref":"contract:/components/schemas/XComResponseNative"};
const schema118 = {"$id":"contract:/components/schemas/XComResponseNative","properties":{"dag_display_name":{"type":"string"},"dag_id":{"type":"string"},"key":{"type":"string"},"logical_date":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"map_index":{"type":"integer","safeInteger":true},"run_after":{"format":"date-time","type":"string","leapSecond":"date-time"},"run_id":{"type":"string"},"task_display_name":{"type":"string"},"task_id":{"type":"string"},"timestamp":{"format":"date-time","type":"string","leapSecond":"date-time"},"value":{}},"required":["key","timestamp","map_index","task_id","dag_id","run_id","dag_display_name","task_display_name","run_after","value"],"type":"object"};

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
if(data.key === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/XComResponseNative/required",keyword:"required",params:{missingProperty: "key"},schema:schema118.required,parentSchema:schema118,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.timestamp === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/XComResponseNative/required",keyword:"required",params:{missingProperty: "timestamp"},schema:schema118.required,parentSchema:schema118,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.map_index === undefined){
const err2 = {instancePath,schemaPath:"contract:/components/schemas/XComResponseNative/required",keyword:"required",params:{missingProperty: "map_index"},schema:schema118.required,parentSchema:schema118,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.task_id === undefined){
const err3 = {instancePath,schemaPath:"contract:/components/schemas/XComResponseNative/required",keyword:"required",params:{missingProperty: "task_id"},schema:schema118.required,parentSchema:schema118,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.dag_id === undefined){
const err4 = {instancePath,schemaPath:"contract:/components/schemas/XComResponseNative/required",keyword:"required",params:{missingProperty: "dag_id"},schema:schema118.required,parentSchema:schema118,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.run_id === undefined){
const err5 = {instancePath,schemaPath:"contract:/components/schemas/XComResponseNative/required",keyword:"required",params:{missingProperty: "run_id"},schema:schema118.required,parentSchema:schema118,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.dag_display_name === undefined){
const err6 = {instancePath,schemaPath:"contract:/components/schemas/XComResponseNative/required",keyword:"required",params:{missingProperty: "dag_display_name"},schema:schema118.required,parentSchema:schema118,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.task_display_name === undefined){
const err7 = {instancePath,schemaPath:"contract:/components/schemas/XComResponseNative/required",keyword:"required",params:{missingProperty: "task_display_name"},schema:schema118.required,parentSchema:schema118,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.run_after === undefined){
const err8 = {instancePath,schemaPath:"contract:/components/schemas/XComResponseNative/required",keyword:"required",params:{missingProperty: "run_after"},schema:schema118.required,parentSchema:schema118,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.value === undefined){
const err9 = {instancePath,schemaPath:"contract:/components/schemas/XComResponseNative/required",keyword:"required",params:{missingProperty: "value"},schema:schema118.required,parentSchema:schema118,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.dag_display_name !== undefined){
let data0 = data.dag_display_name;
if(typeof data0 !== "string"){
const err10 = {instancePath:instancePath+"/dag_display_name",schemaPath:"contract:/components/schemas/XComResponseNative/properties/dag_display_name/type",keyword:"type",params:{type: "string"},schema:schema118.properties.dag_display_name.type,parentSchema:schema118.properties.dag_display_name,data:data0};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.dag_id !== undefined){
let data1 = data.dag_id;
if(typeof data1 !== "string"){
const err11 = {instancePath:instancePath+"/dag_id",schemaPath:"contract:/components/schemas/XComResponseNative/properties/dag_id/type",keyword:"type",params:{type: "string"},schema:schema118.properties.dag_id.type,parentSchema:schema118.properties.dag_id,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.key !== undefined){
let data2 = data.key;
if(typeof data2 !== "string"){
const err12 = {instancePath:instancePath+"/key",schemaPath:"contract:/components/schemas/XComResponseNative/properties/key/type",keyword:"type",params:{type: "string"},schema:schema118.properties.key.type,parentSchema:schema118.properties.key,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.logical_date !== undefined){
let data3 = data.logical_date;
if((typeof data3 !== "string") && (data3 !== null)){
const err13 = {instancePath:instancePath+"/logical_date",schemaPath:"contract:/components/schemas/XComResponseNative/properties/logical_date/type",keyword:"type",params:{type: schema118.properties.logical_date.type},schema:schema118.properties.logical_date.type,parentSchema:schema118.properties.logical_date,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
const err14 = {instancePath:instancePath+"/logical_date",schemaPath:"contract:/components/schemas/XComResponseNative/properties/logical_date/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema118.properties.logical_date,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data3.includes(":60")){
const next0 = Date.parse((data3).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err15 = {instancePath:instancePath+"/logical_date",schemaPath:"contract:/components/schemas/XComResponseNative/properties/logical_date/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema118.properties.logical_date,data:data3};
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
if(data.map_index !== undefined){
let data4 = data.map_index;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err16 = {instancePath:instancePath+"/map_index",schemaPath:"contract:/components/schemas/XComResponseNative/properties/map_index/type",keyword:"type",params:{type: "integer"},schema:schema118.properties.map_index.type,parentSchema:schema118.properties.map_index,data:data4};
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
const err17 = {instancePath:instancePath+"/map_index",schemaPath:"contract:/components/schemas/XComResponseNative/properties/map_index/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema118.properties.map_index,data:data4};
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
if(data.run_after !== undefined){
let data5 = data.run_after;
if(typeof data5 === "string"){
if(!(formats0.test(data5))){
const err18 = {instancePath:instancePath+"/run_after",schemaPath:"contract:/components/schemas/XComResponseNative/properties/run_after/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema118.properties.run_after,data:data5};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data5.includes(":60")){
const next1 = Date.parse((data5).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err19 = {instancePath:instancePath+"/run_after",schemaPath:"contract:/components/schemas/XComResponseNative/properties/run_after/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema118.properties.run_after,data:data5};
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
const err20 = {instancePath:instancePath+"/run_after",schemaPath:"contract:/components/schemas/XComResponseNative/properties/run_after/type",keyword:"type",params:{type: "string"},schema:schema118.properties.run_after.type,parentSchema:schema118.properties.run_after,data:data5};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.run_id !== undefined){
let data6 = data.run_id;
if(typeof data6 !== "string"){
const err21 = {instancePath:instancePath+"/run_id",schemaPath:"contract:/components/schemas/XComResponseNative/properties/run_id/type",keyword:"type",params:{type: "string"},schema:schema118.properties.run_id.type,parentSchema:schema118.properties.run_id,data:data6};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.task_display_name !== undefined){
let data7 = data.task_display_name;
if(typeof data7 !== "string"){
const err22 = {instancePath:instancePath+"/task_display_name",schemaPath:"contract:/components/schemas/XComResponseNative/properties/task_display_name/type",keyword:"type",params:{type: "string"},schema:schema118.properties.task_display_name.type,parentSchema:schema118.properties.task_display_name,data:data7};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.task_id !== undefined){
let data8 = data.task_id;
if(typeof data8 !== "string"){
const err23 = {instancePath:instancePath+"/task_id",schemaPath:"contract:/components/schemas/XComResponseNative/properties/task_id/type",keyword:"type",params:{type: "string"},schema:schema118.properties.task_id.type,parentSchema:schema118.properties.task_id,data:data8};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.timestamp !== undefined){
let data9 = data.timestamp;
if(typeof data9 === "string"){
if(!(formats0.test(data9))){
const err24 = {instancePath:instancePath+"/timestamp",schemaPath:"contract:/components/schemas/XComResponseNative/properties/timestamp/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema118.properties.timestamp,data:data9};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data9.includes(":60")){
const next2 = Date.parse((data9).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next2 % 86400000 !== 0 || new Date(next2).getUTCDate() !== 1){
const err25 = {instancePath:instancePath+"/timestamp",schemaPath:"contract:/components/schemas/XComResponseNative/properties/timestamp/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema118.properties.timestamp,data:data9};
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
const err26 = {instancePath:instancePath+"/timestamp",schemaPath:"contract:/components/schemas/XComResponseNative/properties/timestamp/type",keyword:"type",params:{type: "string"},schema:schema118.properties.timestamp.type,parentSchema:schema118.properties.timestamp,data:data9};
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
const err27 = {instancePath,schemaPath:"contract:/components/schemas/XComResponseNative/type",keyword:"type",params:{type: "object"},schema:schema118.type,parentSchema:schema118,data};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
validate113.errors = vErrors;
return errors === 0;
}
validate113.evaluated = {"props":{"dag_display_name":true,"dag_id":true,"key":true,"logical_date":true,"map_index":true,"run_after":true,"run_id":true,"task_display_name":true,"task_id":true,"timestamp":true,"value":true},"dynamicProps":false,"dynamicItems":false};

exports.v40 = validate114;
const schema119 = {"$id":"contract:/get_xcom_entry.200.body","anyOf":[{"$ref":"contract:/components/schemas/XComResponseNative"},{"$ref":"contract:/components/schemas/XComResponseString"}]};
const schema121 = {"$id":"contract:/components/schemas/XComResponseString","properties":{"dag_display_name":{"type":"string"},"dag_id":{"type":"string"},"key":{"type":"string"},"logical_date":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"map_index":{"type":"integer","safeInteger":true},"run_after":{"format":"date-time","type":"string","leapSecond":"date-time"},"run_id":{"type":"string"},"task_display_name":{"type":"string"},"task_id":{"type":"string"},"timestamp":{"format":"date-time","type":"string","leapSecond":"date-time"},"value":{"type":["string","null"]}},"required":["key","timestamp","map_index","task_id","dag_id","run_id","dag_display_name","task_display_name","run_after"],"type":"object"};

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
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.key === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/XComResponseNative/required",keyword:"required",params:{missingProperty: "key"},schema:schema118.required,parentSchema:schema118,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.timestamp === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/XComResponseNative/required",keyword:"required",params:{missingProperty: "timestamp"},schema:schema118.required,parentSchema:schema118,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.map_index === undefined){
const err2 = {instancePath,schemaPath:"contract:/components/schemas/XComResponseNative/required",keyword:"required",params:{missingProperty: "map_index"},schema:schema118.required,parentSchema:schema118,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.task_id === undefined){
const err3 = {instancePath,schemaPath:"contract:/components/schemas/XComResponseNative/required",keyword:"required",params:{missingProperty: "task_id"},schema:schema118.required,parentSchema:schema118,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.dag_id === undefined){
const err4 = {instancePath,schemaPath:"contract:/components/schemas/XComResponseNative/required",keyword:"required",params:{missingProperty: "dag_id"},schema:schema118.required,parentSchema:schema118,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.run_id === undefined){
const err5 = {instancePath,schemaPath:"contract:/components/schemas/XComResponseNative/required",keyword:"required",params:{missingProperty: "run_id"},schema:schema118.required,parentSchema:schema118,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.dag_display_name === undefined){
const err6 = {instancePath,schemaPath:"contract:/components/schemas/XComResponseNative/required",keyword:"required",params:{missingProperty: "dag_display_name"},schema:schema118.required,parentSchema:schema118,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.task_display_name === undefined){
const err7 = {instancePath,schemaPath:"contract:/components/schemas/XComResponseNative/required",keyword:"required",params:{missingProperty: "task_display_name"},schema:schema118.required,parentSchema:schema118,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.run_after === undefined){
const err8 = {instancePath,schemaPath:"contract:/components/schemas/XComResponseNative/required",keyword:"required",params:{missingProperty: "run_after"},schema:schema118.required,parentSchema:schema118,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.value === undefined){
const err9 = {instancePath,schemaPath:"contract:/components/schemas/XComResponseNative/required",keyword:"required",params:{missingProperty: "value"},schema:schema118.required,parentSchema:schema118,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.dag_display_name !== undefined){
let data0 = data.dag_display_name;
if(typeof data0 !== "string"){
const err10 = {instancePath:instancePath+"/dag_display_name",schemaPath:"contract:/components/schemas/XComResponseNative/properties/dag_display_name/type",keyword:"type",params:{type: "string"},schema:schema118.properties.dag_display_name.type,parentSchema:schema118.properties.dag_display_name,data:data0};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.dag_id !== undefined){
let data1 = data.dag_id;
if(typeof data1 !== "string"){
const err11 = {instancePath:instancePath+"/dag_id",schemaPath:"contract:/components/schemas/XComResponseNative/properties/dag_id/type",keyword:"type",params:{type: "string"},schema:schema118.properties.dag_id.type,parentSchema:schema118.properties.dag_id,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.key !== undefined){
let data2 = data.key;
if(typeof data2 !== "string"){
const err12 = {instancePath:instancePath+"/key",schemaPath:"contract:/components/schemas/XComResponseNative/properties/key/type",keyword:"type",params:{type: "string"},schema:schema118.properties.key.type,parentSchema:schema118.properties.key,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.logical_date !== undefined){
let data3 = data.logical_date;
if((typeof data3 !== "string") && (data3 !== null)){
const err13 = {instancePath:instancePath+"/logical_date",schemaPath:"contract:/components/schemas/XComResponseNative/properties/logical_date/type",keyword:"type",params:{type: schema118.properties.logical_date.type},schema:schema118.properties.logical_date.type,parentSchema:schema118.properties.logical_date,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
const err14 = {instancePath:instancePath+"/logical_date",schemaPath:"contract:/components/schemas/XComResponseNative/properties/logical_date/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema118.properties.logical_date,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data3.includes(":60")){
const next0 = Date.parse((data3).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err15 = {instancePath:instancePath+"/logical_date",schemaPath:"contract:/components/schemas/XComResponseNative/properties/logical_date/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema118.properties.logical_date,data:data3};
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
if(data.map_index !== undefined){
let data4 = data.map_index;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err16 = {instancePath:instancePath+"/map_index",schemaPath:"contract:/components/schemas/XComResponseNative/properties/map_index/type",keyword:"type",params:{type: "integer"},schema:schema118.properties.map_index.type,parentSchema:schema118.properties.map_index,data:data4};
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
const err17 = {instancePath:instancePath+"/map_index",schemaPath:"contract:/components/schemas/XComResponseNative/properties/map_index/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema118.properties.map_index,data:data4};
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
if(data.run_after !== undefined){
let data5 = data.run_after;
if(typeof data5 === "string"){
if(!(formats0.test(data5))){
const err18 = {instancePath:instancePath+"/run_after",schemaPath:"contract:/components/schemas/XComResponseNative/properties/run_after/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema118.properties.run_after,data:data5};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data5.includes(":60")){
const next1 = Date.parse((data5).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err19 = {instancePath:instancePath+"/run_after",schemaPath:"contract:/components/schemas/XComResponseNative/properties/run_after/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema118.properties.run_after,data:data5};
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
const err20 = {instancePath:instancePath+"/run_after",schemaPath:"contract:/components/schemas/XComResponseNative/properties/run_after/type",keyword:"type",params:{type: "string"},schema:schema118.properties.run_after.type,parentSchema:schema118.properties.run_after,data:data5};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.run_id !== undefined){
let data6 = data.run_id;
if(typeof data6 !== "string"){
const err21 = {instancePath:instancePath+"/run_id",schemaPath:"contract:/components/schemas/XComResponseNative/properties/run_id/type",keyword:"type",params:{type: "string"},schema:schema118.properties.run_id.type,parentSchema:schema118.properties.run_id,data:data6};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.task_display_name !== undefined){
let data7 = data.task_display_name;
if(typeof data7 !== "string"){
const err22 = {instancePath:instancePath+"/task_display_name",schemaPath:"contract:/components/schemas/XComResponseNative/properties/task_display_name/type",keyword:"type",params:{type: "string"},schema:schema118.properties.task_display_name.type,parentSchema:schema118.properties.task_display_name,data:data7};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.task_id !== undefined){
let data8 = data.task_id;
if(typeof data8 !== "string"){
const err23 = {instancePath:instancePath+"/task_id",schemaPath:"contract:/components/schemas/XComResponseNative/properties/task_id/type",keyword:"type",params:{type: "string"},schema:schema118.properties.task_id.type,parentSchema:schema118.properties.task_id,data:data8};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.timestamp !== undefined){
let data9 = data.timestamp;
if(typeof data9 === "string"){
if(!(formats0.test(data9))){
const err24 = {instancePath:instancePath+"/timestamp",schemaPath:"contract:/components/schemas/XComResponseNative/properties/timestamp/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema118.properties.timestamp,data:data9};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data9.includes(":60")){
const next2 = Date.parse((data9).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next2 % 86400000 !== 0 || new Date(next2).getUTCDate() !== 1){
const err25 = {instancePath:instancePath+"/timestamp",schemaPath:"contract:/components/schemas/XComResponseNative/properties/timestamp/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema118.properties.timestamp,data:data9};
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
const err26 = {instancePath:instancePath+"/timestamp",schemaPath:"contract:/components/schemas/XComResponseNative/properties/timestamp/type",keyword:"type",params:{type: "string"},schema:schema118.properties.timestamp.type,parentSchema:schema118.properties.timestamp,data:data9};
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
const err27 = {instancePath,schemaPath:"contract:/components/schemas/XComResponseNative/type",keyword:"type",params:{type: "object"},schema:schema118.type,parentSchema:schema118,data};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var props0 = {__proto__: null, };
props0.dag_display_name = true;
props0.dag_id = true;
props0.key = true;
props0.logical_date = true;
props0.map_index = true;
props0.run_after = true;
props0.run_id = true;
props0.task_display_name = true;
props0.task_id = true;
props0.timestamp = true;
props0.value = true;
}
const _errs24 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.key === undefined){
const err28 = {instancePath,schemaPath:"contract:/components/schemas/XComResponseString/required",keyword:"required",params:{missingProperty: "key"},schema:schema121.required,parentSchema:schema121,data};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data.timestamp === undefined){
const err29 = {instancePath,schemaPath:"contract:/components/schemas/XComResponseString/required",keyword:"required",params:{missingProperty: "timestamp"},schema:schema121.required,parentSchema:schema121,data};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data.map_index === undefined){
const err30 = {instancePath,schemaPath:"contract:/components/schemas/XComResponseString/required",keyword:"required",params:{missingProperty: "map_index"},schema:schema121.required,parentSchema:schema121,data};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data.task_id === undefined){
const err31 = {instancePath,schemaPath:"contract:/components/schemas/XComResponseString/required",keyword:"required",params:{missingProperty: "task_id"},schema:schema121.required,parentSchema:schema121,data};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data.dag_id === undefined){
const err32 = {instancePath,schemaPath:"contract:/components/schemas/XComResponseString/required",keyword:"required",params:{missingProperty: "dag_id"},schema:schema121.required,parentSchema:schema121,data};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data.run_id === undefined){
const err33 = {instancePath,schemaPath:"contract:/components/schemas/XComResponseString/required",keyword:"required",params:{missingProperty: "run_id"},schema:schema121.required,parentSchema:schema121,data};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data.dag_display_name === undefined){
const err34 = {instancePath,schemaPath:"contract:/components/schemas/XComResponseString/required",keyword:"required",params:{missingProperty: "dag_display_name"},schema:schema121.required,parentSchema:schema121,data};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data.task_display_name === undefined){
const err35 = {instancePath,schemaPath:"contract:/components/schemas/XComResponseString/required",keyword:"required",params:{missingProperty: "task_display_name"},schema:schema121.required,parentSchema:schema121,data};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data.run_after === undefined){
const err36 = {instancePath,schemaPath:"contract:/components/schemas/XComResponseString/required",keyword:"required",params:{missingProperty: "run_after"},schema:schema121.required,parentSchema:schema121,data};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data.dag_display_name !== undefined){
let data10 = data.dag_display_name;
if(typeof data10 !== "string"){
const err37 = {instancePath:instancePath+"/dag_display_name",schemaPath:"contract:/components/schemas/XComResponseString/properties/dag_display_name/type",keyword:"type",params:{type: "string"},schema:schema121.properties.dag_display_name.type,parentSchema:schema121.properties.dag_display_name,data:data10};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.dag_id !== undefined){
let data11 = data.dag_id;
if(typeof data11 !== "string"){
const err38 = {instancePath:instancePath+"/dag_id",schemaPath:"contract:/components/schemas/XComResponseString/properties/dag_id/type",keyword:"type",params:{type: "string"},schema:schema121.properties.dag_id.type,parentSchema:schema121.properties.dag_id,data:data11};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.key !== undefined){
let data12 = data.key;
if(typeof data12 !== "string"){
const err39 = {instancePath:instancePath+"/key",schemaPath:"contract:/components/schemas/XComResponseString/properties/key/type",keyword:"type",params:{type: "string"},schema:schema121.properties.key.type,parentSchema:schema121.properties.key,data:data12};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.logical_date !== undefined){
let data13 = data.logical_date;
if((typeof data13 !== "string") && (data13 !== null)){
const err40 = {instancePath:instancePath+"/logical_date",schemaPath:"contract:/components/schemas/XComResponseString/properties/logical_date/type",keyword:"type",params:{type: schema121.properties.logical_date.type},schema:schema121.properties.logical_date.type,parentSchema:schema121.properties.logical_date,data:data13};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(typeof data13 === "string"){
if(!(formats0.test(data13))){
const err41 = {instancePath:instancePath+"/logical_date",schemaPath:"contract:/components/schemas/XComResponseString/properties/logical_date/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema121.properties.logical_date,data:data13};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data13.includes(":60")){
const next3 = Date.parse((data13).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next3 % 86400000 !== 0 || new Date(next3).getUTCDate() !== 1){
const err42 = {instancePath:instancePath+"/logical_date",schemaPath:"contract:/components/schemas/XComResponseString/properties/logical_date/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema121.properties.logical_date,data:data13};
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
}
if(data.map_index !== undefined){
let data14 = data.map_index;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err43 = {instancePath:instancePath+"/map_index",schemaPath:"contract:/components/schemas/XComResponseString/properties/map_index/type",keyword:"type",params:{type: "integer"},schema:schema121.properties.map_index.type,parentSchema:schema121.properties.map_index,data:data14};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(Math.abs(data14) > 9007199254740991){
const err44 = {instancePath:instancePath+"/map_index",schemaPath:"contract:/components/schemas/XComResponseString/properties/map_index/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema121.properties.map_index,data:data14};
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
if(data.run_after !== undefined){
let data15 = data.run_after;
if(typeof data15 === "string"){
if(!(formats0.test(data15))){
const err45 = {instancePath:instancePath+"/run_after",schemaPath:"contract:/components/schemas/XComResponseString/properties/run_after/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema121.properties.run_after,data:data15};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data15.includes(":60")){
const next4 = Date.parse((data15).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next4 % 86400000 !== 0 || new Date(next4).getUTCDate() !== 1){
const err46 = {instancePath:instancePath+"/run_after",schemaPath:"contract:/components/schemas/XComResponseString/properties/run_after/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema121.properties.run_after,data:data15};
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
const err47 = {instancePath:instancePath+"/run_after",schemaPath:"contract:/components/schemas/XComResponseString/properties/run_after/type",keyword:"type",params:{type: "string"},schema:schema121.properties.run_after.type,parentSchema:schema121.properties.run_after,data:data15};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.run_id !== undefined){
let data16 = data.run_id;
if(typeof data16 !== "string"){
const err48 = {instancePath:instancePath+"/run_id",schemaPath:"contract:/components/schemas/XComResponseString/properties/run_id/type",keyword:"type",params:{type: "string"},schema:schema121.properties.run_id.type,parentSchema:schema121.properties.run_id,data:data16};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.task_display_name !== undefined){
let data17 = data.task_display_name;
if(typeof data17 !== "string"){
const err49 = {instancePath:instancePath+"/task_display_name",schemaPath:"contract:/components/schemas/XComResponseString/properties/task_display_name/type",keyword:"type",params:{type: "string"},schema:schema121.properties.task_display_name.type,parentSchema:schema121.properties.task_display_name,data:data17};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.task_id !== undefined){
let data18 = data.task_id;
if(typeof data18 !== "string"){
const err50 = {instancePath:instancePath+"/task_id",schemaPath:"contract:/components/schemas/XComResponseString/properties/task_id/type",keyword:"type",params:{type: "string"},schema:schema121.properties.task_id.type,parentSchema:schema121.properties.task_id,data:data18};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data.timestamp !== undefined){
let data19 = data.timestamp;
if(typeof data19 === "string"){
if(!(formats0.test(data19))){
const err51 = {instancePath:instancePath+"/timestamp",schemaPath:"contract:/components/schemas/XComResponseString/properties/timestamp/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema121.properties.timestamp,data:data19};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data19.includes(":60")){
const next5 = Date.parse((data19).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next5 % 86400000 !== 0 || new Date(next5).getUTCDate() !== 1){
const err52 = {instancePath:instancePath+"/timestamp",schemaPath:"contract:/components/schemas/XComResponseString/properties/timestamp/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema121.properties.timestamp,data:data19};
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
const err53 = {instancePath:instancePath+"/timestamp",schemaPath:"contract:/components/schemas/XComResponseString/properties/timestamp/type",keyword:"type",params:{type: "string"},schema:schema121.properties.timestamp.type,parentSchema:schema121.properties.timestamp,data:data19};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data.value !== undefined){
let data20 = data.value;
if((typeof data20 !== "string") && (data20 !== null)){
const err54 = {instancePath:instancePath+"/value",schemaPath:"contract:/components/schemas/XComResponseString/properties/value/type",keyword:"type",params:{type: schema121.properties.value.type},schema:schema121.properties.value.type,parentSchema:schema121.properties.value,data:data20};
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
const err55 = {instancePath,schemaPath:"contract:/components/schemas/XComResponseString/type",keyword:"type",params:{type: "object"},schema:schema121.type,parentSchema:schema121,data};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
var _valid0 = _errs24 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {__proto__: null, };
props0.dag_display_name = true;
props0.dag_id = true;
props0.key = true;
props0.logical_date = true;
props0.map_index = true;
props0.run_after = true;
props0.run_id = true;
props0.task_display_name = true;
props0.task_id = true;
props0.timestamp = true;
props0.value = true;
}
}
if(!valid0){
const err56 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs0, passingSchemas: null},schema:schema119.anyOf,parentSchema:schema119,data};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
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
validate114.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate114.evaluated = {"dynamicProps":true,"dynamicItems":false};

exports.v41 = validate115;
const schema122 = {"$id":"contract:/get_hitl_detail.200.body","$ref":"contract:/components/schemas/HITLDetail"};

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
if(!(validate89.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate89.errors);
errors = vErrors.length;
}
validate115.errors = vErrors;
return errors === 0;
}
validate115.evaluated = {"props":{"assigned_users":true,"body":true,"chosen_options":true,"created_at":true,"defaults":true,"multiple":true,"options":true,"params":true,"params_input":true,"responded_at":true,"responded_by_user":true,"response_received":true,"subject":true,"task_instance":true},"dynamicProps":false,"dynamicItems":false};

exports.v42 = validate117;
const schema123 = {"$id":"contract:/update_hitl_detail.200.body","$ref":"contract:/components/schemas/HITLDetailResponse"};
const schema124 = {"$id":"contract:/components/schemas/HITLDetailResponse","properties":{"chosen_options":{"items":{"type":"string"},"minItems":1,"type":"array"},"params_input":{"additionalProperties":true,"type":"object"},"responded_at":{"format":"date-time","type":"string","leapSecond":"date-time"},"responded_by":{"$ref":"contract:/components/schemas/HITLUser"}},"required":["responded_by","responded_at","chosen_options"],"type":"object"};

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
if(data.responded_by === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "responded_by"},schema:schema124.required,parentSchema:schema124,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.responded_at === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "responded_at"},schema:schema124.required,parentSchema:schema124,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.chosen_options === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "chosen_options"},schema:schema124.required,parentSchema:schema124,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.chosen_options !== undefined){
let data0 = data.chosen_options;
if(Array.isArray(data0)){
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/chosen_options",schemaPath:"#/properties/chosen_options/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema124.properties.chosen_options,data:data0};
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
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/chosen_options/" + i0,schemaPath:"#/properties/chosen_options/items/type",keyword:"type",params:{type: "string"},schema:schema124.properties.chosen_options.items.type,parentSchema:schema124.properties.chosen_options.items,data:data1};
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
const err5 = {instancePath:instancePath+"/chosen_options",schemaPath:"#/properties/chosen_options/type",keyword:"type",params:{type: "array"},schema:schema124.properties.chosen_options.type,parentSchema:schema124.properties.chosen_options,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.params_input !== undefined){
let data2 = data.params_input;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
}
else {
const err6 = {instancePath:instancePath+"/params_input",schemaPath:"#/properties/params_input/type",keyword:"type",params:{type: "object"},schema:schema124.properties.params_input.type,parentSchema:schema124.properties.params_input,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.responded_at !== undefined){
let data3 = data.responded_at;
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
const err7 = {instancePath:instancePath+"/responded_at",schemaPath:"#/properties/responded_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema124.properties.responded_at,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data3.includes(":60")){
const next0 = Date.parse((data3).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err8 = {instancePath:instancePath+"/responded_at",schemaPath:"#/properties/responded_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema124.properties.responded_at,data:data3};
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
const err9 = {instancePath:instancePath+"/responded_at",schemaPath:"#/properties/responded_at/type",keyword:"type",params:{type: "string"},schema:schema124.properties.responded_at.type,parentSchema:schema124.properties.responded_at,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.responded_by !== undefined){
let data4 = data.responded_by;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.id === undefined){
const err10 = {instancePath:instancePath+"/responded_by",schemaPath:"contract:/components/schemas/HITLUser/required",keyword:"required",params:{missingProperty: "id"},schema:schema95.required,parentSchema:schema95,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data4.name === undefined){
const err11 = {instancePath:instancePath+"/responded_by",schemaPath:"contract:/components/schemas/HITLUser/required",keyword:"required",params:{missingProperty: "name"},schema:schema95.required,parentSchema:schema95,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data4.id !== undefined){
let data5 = data4.id;
if(typeof data5 !== "string"){
const err12 = {instancePath:instancePath+"/responded_by/id",schemaPath:"contract:/components/schemas/HITLUser/properties/id/type",keyword:"type",params:{type: "string"},schema:schema95.properties.id.type,parentSchema:schema95.properties.id,data:data5};
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
let data6 = data4.name;
if(typeof data6 !== "string"){
const err13 = {instancePath:instancePath+"/responded_by/name",schemaPath:"contract:/components/schemas/HITLUser/properties/name/type",keyword:"type",params:{type: "string"},schema:schema95.properties.name.type,parentSchema:schema95.properties.name,data:data6};
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
const err14 = {instancePath:instancePath+"/responded_by",schemaPath:"contract:/components/schemas/HITLUser/type",keyword:"type",params:{type: "object"},schema:schema95.type,parentSchema:schema95,data:data4};
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
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema124.type,parentSchema:schema124,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate118.errors = vErrors;
return errors === 0;
}
validate118.evaluated = {"props":{"chosen_options":true,"params_input":true,"responded_at":true,"responded_by":true},"dynamicProps":false,"dynamicItems":false};


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
validate117.evaluated = {"props":{"chosen_options":true,"params_input":true,"responded_at":true,"responded_by":true},"dynamicProps":false,"dynamicItems":false};

exports.v43 = validate120;
const schema126 = {"$id":"contract:/get_hitl_detail_try_detail.200.body","$ref":"contract:/components/schemas/HITLDetailHistory"};
const schema127 = {"$id":"contract:/components/schemas/HITLDetailHistory","properties":{"assigned_users":{"items":{"$ref":"contract:/components/schemas/HITLUser"},"type":"array"},"body":{"type":["string","null"]},"chosen_options":{"items":{"type":"string"},"type":["array","null"]},"created_at":{"format":"date-time","type":"string","leapSecond":"date-time"},"defaults":{"items":{"type":"string"},"type":["array","null"]},"multiple":{"type":"boolean"},"options":{"items":{"type":"string"},"minItems":1,"type":"array"},"params":{"additionalProperties":true,"type":"object"},"params_input":{"additionalProperties":true,"type":"object"},"responded_at":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"responded_by_user":{"anyOf":[{"$ref":"contract:/components/schemas/HITLUser"},{"type":"null"}]},"response_received":{"type":"boolean"},"subject":{"type":"string"},"task_instance":{"$ref":"contract:/components/schemas/TaskInstanceHistoryResponse"}},"required":["options","subject","created_at","task_instance"],"type":"object"};

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
if(data.options === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "options"},schema:schema127.required,parentSchema:schema127,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.subject === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subject"},schema:schema127.required,parentSchema:schema127,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.created_at === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},schema:schema127.required,parentSchema:schema127,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.task_instance === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "task_instance"},schema:schema127.required,parentSchema:schema127,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.assigned_users !== undefined){
let data0 = data.assigned_users;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.id === undefined){
const err4 = {instancePath:instancePath+"/assigned_users/" + i0,schemaPath:"contract:/components/schemas/HITLUser/required",keyword:"required",params:{missingProperty: "id"},schema:schema95.required,parentSchema:schema95,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.name === undefined){
const err5 = {instancePath:instancePath+"/assigned_users/" + i0,schemaPath:"contract:/components/schemas/HITLUser/required",keyword:"required",params:{missingProperty: "name"},schema:schema95.required,parentSchema:schema95,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.id !== undefined){
let data2 = data1.id;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/assigned_users/" + i0+"/id",schemaPath:"contract:/components/schemas/HITLUser/properties/id/type",keyword:"type",params:{type: "string"},schema:schema95.properties.id.type,parentSchema:schema95.properties.id,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1.name !== undefined){
let data3 = data1.name;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/assigned_users/" + i0+"/name",schemaPath:"contract:/components/schemas/HITLUser/properties/name/type",keyword:"type",params:{type: "string"},schema:schema95.properties.name.type,parentSchema:schema95.properties.name,data:data3};
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
const err8 = {instancePath:instancePath+"/assigned_users/" + i0,schemaPath:"contract:/components/schemas/HITLUser/type",keyword:"type",params:{type: "object"},schema:schema95.type,parentSchema:schema95,data:data1};
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
const err9 = {instancePath:instancePath+"/assigned_users",schemaPath:"#/properties/assigned_users/type",keyword:"type",params:{type: "array"},schema:schema127.properties.assigned_users.type,parentSchema:schema127.properties.assigned_users,data:data0};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.body !== undefined){
let data4 = data.body;
if((typeof data4 !== "string") && (data4 !== null)){
const err10 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: schema127.properties.body.type},schema:schema127.properties.body.type,parentSchema:schema127.properties.body,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.chosen_options !== undefined){
let data5 = data.chosen_options;
if((!(Array.isArray(data5))) && (data5 !== null)){
const err11 = {instancePath:instancePath+"/chosen_options",schemaPath:"#/properties/chosen_options/type",keyword:"type",params:{type: schema127.properties.chosen_options.type},schema:schema127.properties.chosen_options.type,parentSchema:schema127.properties.chosen_options,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(typeof data6 !== "string"){
const err12 = {instancePath:instancePath+"/chosen_options/" + i1,schemaPath:"#/properties/chosen_options/items/type",keyword:"type",params:{type: "string"},schema:schema127.properties.chosen_options.items.type,parentSchema:schema127.properties.chosen_options.items,data:data6};
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
if(data.created_at !== undefined){
let data7 = data.created_at;
if(typeof data7 === "string"){
if(!(formats0.test(data7))){
const err13 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema127.properties.created_at,data:data7};
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
const err14 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema127.properties.created_at,data:data7};
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
const err15 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema127.properties.created_at.type,parentSchema:schema127.properties.created_at,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.defaults !== undefined){
let data8 = data.defaults;
if((!(Array.isArray(data8))) && (data8 !== null)){
const err16 = {instancePath:instancePath+"/defaults",schemaPath:"#/properties/defaults/type",keyword:"type",params:{type: schema127.properties.defaults.type},schema:schema127.properties.defaults.type,parentSchema:schema127.properties.defaults,data:data8};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(Array.isArray(data8)){
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
let data9 = data8[i2];
if(typeof data9 !== "string"){
const err17 = {instancePath:instancePath+"/defaults/" + i2,schemaPath:"#/properties/defaults/items/type",keyword:"type",params:{type: "string"},schema:schema127.properties.defaults.items.type,parentSchema:schema127.properties.defaults.items,data:data9};
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
if(data.multiple !== undefined){
let data10 = data.multiple;
if(typeof data10 !== "boolean"){
const err18 = {instancePath:instancePath+"/multiple",schemaPath:"#/properties/multiple/type",keyword:"type",params:{type: "boolean"},schema:schema127.properties.multiple.type,parentSchema:schema127.properties.multiple,data:data10};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.options !== undefined){
let data11 = data.options;
if(Array.isArray(data11)){
if(data11.length < 1){
const err19 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema127.properties.options,data:data11};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const len3 = data11.length;
for(let i3=0; i3<len3; i3++){
let data12 = data11[i3];
if(typeof data12 !== "string"){
const err20 = {instancePath:instancePath+"/options/" + i3,schemaPath:"#/properties/options/items/type",keyword:"type",params:{type: "string"},schema:schema127.properties.options.items.type,parentSchema:schema127.properties.options.items,data:data12};
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
const err21 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: "array"},schema:schema127.properties.options.type,parentSchema:schema127.properties.options,data:data11};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.params !== undefined){
let data13 = data.params;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
}
else {
const err22 = {instancePath:instancePath+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type: "object"},schema:schema127.properties.params.type,parentSchema:schema127.properties.params,data:data13};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.params_input !== undefined){
let data14 = data.params_input;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
}
else {
const err23 = {instancePath:instancePath+"/params_input",schemaPath:"#/properties/params_input/type",keyword:"type",params:{type: "object"},schema:schema127.properties.params_input.type,parentSchema:schema127.properties.params_input,data:data14};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.responded_at !== undefined){
let data15 = data.responded_at;
if((typeof data15 !== "string") && (data15 !== null)){
const err24 = {instancePath:instancePath+"/responded_at",schemaPath:"#/properties/responded_at/type",keyword:"type",params:{type: schema127.properties.responded_at.type},schema:schema127.properties.responded_at.type,parentSchema:schema127.properties.responded_at,data:data15};
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
const err25 = {instancePath:instancePath+"/responded_at",schemaPath:"#/properties/responded_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema127.properties.responded_at,data:data15};
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
const err26 = {instancePath:instancePath+"/responded_at",schemaPath:"#/properties/responded_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema127.properties.responded_at,data:data15};
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
if(data.responded_by_user !== undefined){
let data16 = data.responded_by_user;
const _errs37 = errors;
let valid11 = false;
const _errs38 = errors;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.id === undefined){
const err27 = {instancePath:instancePath+"/responded_by_user",schemaPath:"contract:/components/schemas/HITLUser/required",keyword:"required",params:{missingProperty: "id"},schema:schema95.required,parentSchema:schema95,data:data16};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data16.name === undefined){
const err28 = {instancePath:instancePath+"/responded_by_user",schemaPath:"contract:/components/schemas/HITLUser/required",keyword:"required",params:{missingProperty: "name"},schema:schema95.required,parentSchema:schema95,data:data16};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data16.id !== undefined){
let data17 = data16.id;
if(typeof data17 !== "string"){
const err29 = {instancePath:instancePath+"/responded_by_user/id",schemaPath:"contract:/components/schemas/HITLUser/properties/id/type",keyword:"type",params:{type: "string"},schema:schema95.properties.id.type,parentSchema:schema95.properties.id,data:data17};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data16.name !== undefined){
let data18 = data16.name;
if(typeof data18 !== "string"){
const err30 = {instancePath:instancePath+"/responded_by_user/name",schemaPath:"contract:/components/schemas/HITLUser/properties/name/type",keyword:"type",params:{type: "string"},schema:schema95.properties.name.type,parentSchema:schema95.properties.name,data:data18};
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
const err31 = {instancePath:instancePath+"/responded_by_user",schemaPath:"contract:/components/schemas/HITLUser/type",keyword:"type",params:{type: "object"},schema:schema95.type,parentSchema:schema95,data:data16};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
var _valid0 = _errs38 === errors;
valid11 = valid11 || _valid0;
if(_valid0){
var props0 = {__proto__: null, };
props0.id = true;
props0.name = true;
}
const _errs45 = errors;
if(data16 !== null){
const err32 = {instancePath:instancePath+"/responded_by_user",schemaPath:"#/properties/responded_by_user/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema127.properties.responded_by_user.anyOf[1].type,parentSchema:schema127.properties.responded_by_user.anyOf[1],data:data16};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
var _valid0 = _errs45 === errors;
valid11 = valid11 || _valid0;
if(!valid11){
const err33 = {instancePath:instancePath+"/responded_by_user",schemaPath:"#/properties/responded_by_user/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs37, passingSchemas: null},schema:schema127.properties.responded_by_user.anyOf,parentSchema:schema127.properties.responded_by_user,data:data16};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
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
if(data.response_received !== undefined){
let data19 = data.response_received;
if(typeof data19 !== "boolean"){
const err34 = {instancePath:instancePath+"/response_received",schemaPath:"#/properties/response_received/type",keyword:"type",params:{type: "boolean"},schema:schema127.properties.response_received.type,parentSchema:schema127.properties.response_received,data:data19};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.subject !== undefined){
let data20 = data.subject;
if(typeof data20 !== "string"){
const err35 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"},schema:schema127.properties.subject.type,parentSchema:schema127.properties.subject,data:data20};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.task_instance !== undefined){
if(!(validate105.call(this, data.task_instance, {instancePath:instancePath+"/task_instance",parentData:data,parentDataProperty:"task_instance",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate105.errors);
errors = vErrors.length;
}
}
}
else {
const err36 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema127.type,parentSchema:schema127,data};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
validate121.errors = vErrors;
return errors === 0;
}
validate121.evaluated = {"props":{"assigned_users":true,"body":true,"chosen_options":true,"created_at":true,"defaults":true,"multiple":true,"options":true,"params":true,"params_input":true,"responded_at":true,"responded_by_user":true,"response_received":true,"subject":true,"task_instance":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate121.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate121.errors);
errors = vErrors.length;
}
validate120.errors = vErrors;
return errors === 0;
}
validate120.evaluated = {"props":{"assigned_users":true,"body":true,"chosen_options":true,"created_at":true,"defaults":true,"multiple":true,"options":true,"params":true,"params_input":true,"responded_at":true,"responded_by_user":true,"response_received":true,"subject":true,"task_instance":true},"dynamicProps":false,"dynamicItems":false};

exports.v44 = validate124;
const schema130 = {"$id":"contract:/get_dag_versions.200.body","$ref":"contract:/components/schemas/DAGVersionCollectionResponse"};
const schema131 = {"$id":"contract:/components/schemas/DAGVersionCollectionResponse","properties":{"dag_versions":{"items":{"$ref":"contract:/components/schemas/DagVersionResponse"},"type":"array"},"total_entries":{"type":"integer","safeInteger":true}},"required":["dag_versions","total_entries"],"type":"object"};

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
if(data.dag_versions === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dag_versions"},schema:schema131.required,parentSchema:schema131,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.total_entries === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total_entries"},schema:schema131.required,parentSchema:schema131,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.dag_versions !== undefined){
let data0 = data.dag_versions;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.id === undefined){
const err2 = {instancePath:instancePath+"/dag_versions/" + i0,schemaPath:"contract:/components/schemas/DagVersionResponse/required",keyword:"required",params:{missingProperty: "id"},schema:schema29.required,parentSchema:schema29,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.version_number === undefined){
const err3 = {instancePath:instancePath+"/dag_versions/" + i0,schemaPath:"contract:/components/schemas/DagVersionResponse/required",keyword:"required",params:{missingProperty: "version_number"},schema:schema29.required,parentSchema:schema29,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.dag_id === undefined){
const err4 = {instancePath:instancePath+"/dag_versions/" + i0,schemaPath:"contract:/components/schemas/DagVersionResponse/required",keyword:"required",params:{missingProperty: "dag_id"},schema:schema29.required,parentSchema:schema29,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.created_at === undefined){
const err5 = {instancePath:instancePath+"/dag_versions/" + i0,schemaPath:"contract:/components/schemas/DagVersionResponse/required",keyword:"required",params:{missingProperty: "created_at"},schema:schema29.required,parentSchema:schema29,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.dag_display_name === undefined){
const err6 = {instancePath:instancePath+"/dag_versions/" + i0,schemaPath:"contract:/components/schemas/DagVersionResponse/required",keyword:"required",params:{missingProperty: "dag_display_name"},schema:schema29.required,parentSchema:schema29,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.bundle_name !== undefined){
let data2 = data1.bundle_name;
if((typeof data2 !== "string") && (data2 !== null)){
const err7 = {instancePath:instancePath+"/dag_versions/" + i0+"/bundle_name",schemaPath:"contract:/components/schemas/DagVersionResponse/properties/bundle_name/type",keyword:"type",params:{type: schema29.properties.bundle_name.type},schema:schema29.properties.bundle_name.type,parentSchema:schema29.properties.bundle_name,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data1.bundle_url !== undefined){
let data3 = data1.bundle_url;
if((typeof data3 !== "string") && (data3 !== null)){
const err8 = {instancePath:instancePath+"/dag_versions/" + i0+"/bundle_url",schemaPath:"contract:/components/schemas/DagVersionResponse/properties/bundle_url/type",keyword:"type",params:{type: schema29.properties.bundle_url.type},schema:schema29.properties.bundle_url.type,parentSchema:schema29.properties.bundle_url,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data1.bundle_version !== undefined){
let data4 = data1.bundle_version;
if((typeof data4 !== "string") && (data4 !== null)){
const err9 = {instancePath:instancePath+"/dag_versions/" + i0+"/bundle_version",schemaPath:"contract:/components/schemas/DagVersionResponse/properties/bundle_version/type",keyword:"type",params:{type: schema29.properties.bundle_version.type},schema:schema29.properties.bundle_version.type,parentSchema:schema29.properties.bundle_version,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data1.created_at !== undefined){
let data5 = data1.created_at;
if(typeof data5 === "string"){
if(!(formats0.test(data5))){
const err10 = {instancePath:instancePath+"/dag_versions/" + i0+"/created_at",schemaPath:"contract:/components/schemas/DagVersionResponse/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema29.properties.created_at,data:data5};
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
const err11 = {instancePath:instancePath+"/dag_versions/" + i0+"/created_at",schemaPath:"contract:/components/schemas/DagVersionResponse/properties/created_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema29.properties.created_at,data:data5};
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
const err12 = {instancePath:instancePath+"/dag_versions/" + i0+"/created_at",schemaPath:"contract:/components/schemas/DagVersionResponse/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema29.properties.created_at.type,parentSchema:schema29.properties.created_at,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data1.dag_display_name !== undefined){
let data6 = data1.dag_display_name;
if(typeof data6 !== "string"){
const err13 = {instancePath:instancePath+"/dag_versions/" + i0+"/dag_display_name",schemaPath:"contract:/components/schemas/DagVersionResponse/properties/dag_display_name/type",keyword:"type",params:{type: "string"},schema:schema29.properties.dag_display_name.type,parentSchema:schema29.properties.dag_display_name,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data1.dag_id !== undefined){
let data7 = data1.dag_id;
if(typeof data7 !== "string"){
const err14 = {instancePath:instancePath+"/dag_versions/" + i0+"/dag_id",schemaPath:"contract:/components/schemas/DagVersionResponse/properties/dag_id/type",keyword:"type",params:{type: "string"},schema:schema29.properties.dag_id.type,parentSchema:schema29.properties.dag_id,data:data7};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data1.id !== undefined){
let data8 = data1.id;
if(typeof data8 === "string"){
if(!(formats17.test(data8))){
const err15 = {instancePath:instancePath+"/dag_versions/" + i0+"/id",schemaPath:"contract:/components/schemas/DagVersionResponse/properties/id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema29.properties.id,data:data8};
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
const err16 = {instancePath:instancePath+"/dag_versions/" + i0+"/id",schemaPath:"contract:/components/schemas/DagVersionResponse/properties/id/type",keyword:"type",params:{type: "string"},schema:schema29.properties.id.type,parentSchema:schema29.properties.id,data:data8};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data1.version_number !== undefined){
let data9 = data1.version_number;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err17 = {instancePath:instancePath+"/dag_versions/" + i0+"/version_number",schemaPath:"contract:/components/schemas/DagVersionResponse/properties/version_number/type",keyword:"type",params:{type: "integer"},schema:schema29.properties.version_number.type,parentSchema:schema29.properties.version_number,data:data9};
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
const err18 = {instancePath:instancePath+"/dag_versions/" + i0+"/version_number",schemaPath:"contract:/components/schemas/DagVersionResponse/properties/version_number/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema29.properties.version_number,data:data9};
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
const err19 = {instancePath:instancePath+"/dag_versions/" + i0,schemaPath:"contract:/components/schemas/DagVersionResponse/type",keyword:"type",params:{type: "object"},schema:schema29.type,parentSchema:schema29,data:data1};
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
const err20 = {instancePath:instancePath+"/dag_versions",schemaPath:"#/properties/dag_versions/type",keyword:"type",params:{type: "array"},schema:schema131.properties.dag_versions.type,parentSchema:schema131.properties.dag_versions,data:data0};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.total_entries !== undefined){
let data10 = data.total_entries;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err21 = {instancePath:instancePath+"/total_entries",schemaPath:"#/properties/total_entries/type",keyword:"type",params:{type: "integer"},schema:schema131.properties.total_entries.type,parentSchema:schema131.properties.total_entries,data:data10};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(Math.abs(data10) > 9007199254740991){
const err22 = {instancePath:instancePath+"/total_entries",schemaPath:"#/properties/total_entries/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema131.properties.total_entries,data:data10};
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
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema131.type,parentSchema:schema131,data};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate125.errors = vErrors;
return errors === 0;
}
validate125.evaluated = {"props":{"dag_versions":true,"total_entries":true},"dynamicProps":false,"dynamicItems":false};


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
validate124.evaluated = {"props":{"dag_versions":true,"total_entries":true},"dynamicProps":false,"dynamicItems":false};

exports.v45 = validate127;
const schema133 = {"$id":"contract:/get_dag_version.200.body","$ref":"contract:/components/schemas/DagVersionResponse"};

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
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/DagVersionResponse/required",keyword:"required",params:{missingProperty: "id"},schema:schema29.required,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.version_number === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/DagVersionResponse/required",keyword:"required",params:{missingProperty: "version_number"},schema:schema29.required,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.dag_id === undefined){
const err2 = {instancePath,schemaPath:"contract:/components/schemas/DagVersionResponse/required",keyword:"required",params:{missingProperty: "dag_id"},schema:schema29.required,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.created_at === undefined){
const err3 = {instancePath,schemaPath:"contract:/components/schemas/DagVersionResponse/required",keyword:"required",params:{missingProperty: "created_at"},schema:schema29.required,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.dag_display_name === undefined){
const err4 = {instancePath,schemaPath:"contract:/components/schemas/DagVersionResponse/required",keyword:"required",params:{missingProperty: "dag_display_name"},schema:schema29.required,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.bundle_name !== undefined){
let data0 = data.bundle_name;
if((typeof data0 !== "string") && (data0 !== null)){
const err5 = {instancePath:instancePath+"/bundle_name",schemaPath:"contract:/components/schemas/DagVersionResponse/properties/bundle_name/type",keyword:"type",params:{type: schema29.properties.bundle_name.type},schema:schema29.properties.bundle_name.type,parentSchema:schema29.properties.bundle_name,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.bundle_url !== undefined){
let data1 = data.bundle_url;
if((typeof data1 !== "string") && (data1 !== null)){
const err6 = {instancePath:instancePath+"/bundle_url",schemaPath:"contract:/components/schemas/DagVersionResponse/properties/bundle_url/type",keyword:"type",params:{type: schema29.properties.bundle_url.type},schema:schema29.properties.bundle_url.type,parentSchema:schema29.properties.bundle_url,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.bundle_version !== undefined){
let data2 = data.bundle_version;
if((typeof data2 !== "string") && (data2 !== null)){
const err7 = {instancePath:instancePath+"/bundle_version",schemaPath:"contract:/components/schemas/DagVersionResponse/properties/bundle_version/type",keyword:"type",params:{type: schema29.properties.bundle_version.type},schema:schema29.properties.bundle_version.type,parentSchema:schema29.properties.bundle_version,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.created_at !== undefined){
let data3 = data.created_at;
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
const err8 = {instancePath:instancePath+"/created_at",schemaPath:"contract:/components/schemas/DagVersionResponse/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema29.properties.created_at,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3.includes(":60")){
const next0 = Date.parse((data3).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err9 = {instancePath:instancePath+"/created_at",schemaPath:"contract:/components/schemas/DagVersionResponse/properties/created_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema29.properties.created_at,data:data3};
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
const err10 = {instancePath:instancePath+"/created_at",schemaPath:"contract:/components/schemas/DagVersionResponse/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema29.properties.created_at.type,parentSchema:schema29.properties.created_at,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.dag_display_name !== undefined){
let data4 = data.dag_display_name;
if(typeof data4 !== "string"){
const err11 = {instancePath:instancePath+"/dag_display_name",schemaPath:"contract:/components/schemas/DagVersionResponse/properties/dag_display_name/type",keyword:"type",params:{type: "string"},schema:schema29.properties.dag_display_name.type,parentSchema:schema29.properties.dag_display_name,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.dag_id !== undefined){
let data5 = data.dag_id;
if(typeof data5 !== "string"){
const err12 = {instancePath:instancePath+"/dag_id",schemaPath:"contract:/components/schemas/DagVersionResponse/properties/dag_id/type",keyword:"type",params:{type: "string"},schema:schema29.properties.dag_id.type,parentSchema:schema29.properties.dag_id,data:data5};
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
let data6 = data.id;
if(typeof data6 === "string"){
if(!(formats17.test(data6))){
const err13 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/DagVersionResponse/properties/id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema29.properties.id,data:data6};
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
const err14 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/DagVersionResponse/properties/id/type",keyword:"type",params:{type: "string"},schema:schema29.properties.id.type,parentSchema:schema29.properties.id,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.version_number !== undefined){
let data7 = data.version_number;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err15 = {instancePath:instancePath+"/version_number",schemaPath:"contract:/components/schemas/DagVersionResponse/properties/version_number/type",keyword:"type",params:{type: "integer"},schema:schema29.properties.version_number.type,parentSchema:schema29.properties.version_number,data:data7};
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
const err16 = {instancePath:instancePath+"/version_number",schemaPath:"contract:/components/schemas/DagVersionResponse/properties/version_number/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema29.properties.version_number,data:data7};
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
const err17 = {instancePath,schemaPath:"contract:/components/schemas/DagVersionResponse/type",keyword:"type",params:{type: "object"},schema:schema29.type,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate127.errors = vErrors;
return errors === 0;
}
validate127.evaluated = {"props":{"bundle_name":true,"bundle_url":true,"bundle_version":true,"created_at":true,"dag_display_name":true,"dag_id":true,"id":true,"version_number":true},"dynamicProps":false,"dynamicItems":false};

exports.v46 = validate128;
const schema135 = {"$id":"contract:/get_dag_details.200.body","$ref":"contract:/components/schemas/DAGDetailsResponse"};
const schema136 = {"$id":"contract:/components/schemas/DAGDetailsResponse","properties":{"active_runs_count":{"type":"integer","safeInteger":true},"allowed_run_types":{"items":{"$ref":"contract:/components/schemas/DagRunType"},"type":["array","null"]},"asset_expression":{"additionalProperties":true,"type":["object","null"]},"bundle_name":{"type":["string","null"]},"bundle_version":{"type":["string","null"]},"catchup":{"type":"boolean"},"concurrency":{"type":"integer","safeInteger":true},"dag_display_name":{"type":"string"},"dag_id":{"type":"string"},"dag_run_timeout":{"format":"duration","type":["string","null"]},"default_args":{"additionalProperties":true,"type":["object","null"]},"description":{"type":["string","null"]},"doc_md":{"type":["string","null"]},"end_date":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"file_token":{"type":"string"},"fileloc":{"type":"string"},"has_import_errors":{"type":"boolean"},"has_task_concurrency_limits":{"type":"boolean"},"is_favorite":{"type":"boolean"},"is_paused":{"type":"boolean"},"is_paused_upon_creation":{"type":["boolean","null"]},"is_stale":{"type":"boolean"},"last_expired":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"last_parse_duration":{"type":["number","null"],"double":true},"last_parsed":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"last_parsed_time":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"latest_dag_version":{"anyOf":[{"$ref":"contract:/components/schemas/DagVersionResponse"},{"type":"null"}]},"max_active_runs":{"type":["integer","null"],"safeInteger":true},"max_active_tasks":{"type":"integer","safeInteger":true},"max_consecutive_failed_dag_runs":{"type":"integer","safeInteger":true},"next_dagrun_data_interval_end":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"next_dagrun_data_interval_start":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"next_dagrun_logical_date":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"next_dagrun_run_after":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"owner_links":{"additionalProperties":{"type":"string"},"type":["object","null"]},"owners":{"items":{"type":"string"},"type":"array"},"params":{"additionalProperties":true,"type":["object","null"]},"relative_fileloc":{"type":["string","null"]},"render_template_as_native_obj":{"type":"boolean"},"start_date":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"tags":{"items":{"$ref":"contract:/components/schemas/DagTagResponse"},"type":"array"},"template_search_path":{"items":{"type":"string"},"type":["array","null"]},"timetable_description":{"type":["string","null"]},"timetable_partitioned":{"type":"boolean"},"timetable_summary":{"type":["string","null"]},"timezone":{"type":["string","null"]}},"required":["dag_id","dag_display_name","is_paused","is_stale","fileloc","timetable_partitioned","tags","max_active_tasks","max_consecutive_failed_dag_runs","has_task_concurrency_limits","has_import_errors","owners","catchup","render_template_as_native_obj","file_token","concurrency"],"type":"object"};
const formats83 = /^P(?:(?:\d+Y(?:\d+M(?:\d+D)?)?|\d+M(?:\d+D)?|\d+D)(?:T(?:\d+H(?:\d+M(?:\d+S)?)?|\d+M(?:\d+S)?|\d+S))?|T(?:\d+H(?:\d+M(?:\d+S)?)?|\d+M(?:\d+S)?|\d+S)|\d+W)$/;

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
if(data.dag_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dag_id"},schema:schema136.required,parentSchema:schema136,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.dag_display_name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dag_display_name"},schema:schema136.required,parentSchema:schema136,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.is_paused === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "is_paused"},schema:schema136.required,parentSchema:schema136,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.is_stale === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "is_stale"},schema:schema136.required,parentSchema:schema136,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.fileloc === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fileloc"},schema:schema136.required,parentSchema:schema136,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.timetable_partitioned === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timetable_partitioned"},schema:schema136.required,parentSchema:schema136,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.tags === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tags"},schema:schema136.required,parentSchema:schema136,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.max_active_tasks === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "max_active_tasks"},schema:schema136.required,parentSchema:schema136,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.max_consecutive_failed_dag_runs === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "max_consecutive_failed_dag_runs"},schema:schema136.required,parentSchema:schema136,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.has_task_concurrency_limits === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "has_task_concurrency_limits"},schema:schema136.required,parentSchema:schema136,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.has_import_errors === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "has_import_errors"},schema:schema136.required,parentSchema:schema136,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.owners === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "owners"},schema:schema136.required,parentSchema:schema136,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.catchup === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "catchup"},schema:schema136.required,parentSchema:schema136,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.render_template_as_native_obj === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "render_template_as_native_obj"},schema:schema136.required,parentSchema:schema136,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.file_token === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "file_token"},schema:schema136.required,parentSchema:schema136,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.concurrency === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "concurrency"},schema:schema136.required,parentSchema:schema136,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.active_runs_count !== undefined){
let data0 = data.active_runs_count;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err16 = {instancePath:instancePath+"/active_runs_count",schemaPath:"#/properties/active_runs_count/type",keyword:"type",params:{type: "integer"},schema:schema136.properties.active_runs_count.type,parentSchema:schema136.properties.active_runs_count,data:data0};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(Math.abs(data0) > 9007199254740991){
const err17 = {instancePath:instancePath+"/active_runs_count",schemaPath:"#/properties/active_runs_count/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema136.properties.active_runs_count,data:data0};
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
if(data.allowed_run_types !== undefined){
let data1 = data.allowed_run_types;
if((!(Array.isArray(data1))) && (data1 !== null)){
const err18 = {instancePath:instancePath+"/allowed_run_types",schemaPath:"#/properties/allowed_run_types/type",keyword:"type",params:{type: schema136.properties.allowed_run_types.type},schema:schema136.properties.allowed_run_types.type,parentSchema:schema136.properties.allowed_run_types,data:data1};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
const err19 = {instancePath:instancePath+"/allowed_run_types/" + i0,schemaPath:"contract:/components/schemas/DagRunType/type",keyword:"type",params:{type: "string"},schema:schema30.type,parentSchema:schema30,data:data2};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!(((((data2 === "backfill") || (data2 === "scheduled")) || (data2 === "manual")) || (data2 === "asset_triggered")) || (data2 === "asset_materialization"))){
const err20 = {instancePath:instancePath+"/allowed_run_types/" + i0,schemaPath:"contract:/components/schemas/DagRunType/enum",keyword:"enum",params:{allowedValues: schema30.enum},schema:schema30.enum,parentSchema:schema30,data:data2};
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
if(data.asset_expression !== undefined){
let data3 = data.asset_expression;
if((!(data3 && typeof data3 == "object" && !Array.isArray(data3))) && (data3 !== null)){
const err21 = {instancePath:instancePath+"/asset_expression",schemaPath:"#/properties/asset_expression/type",keyword:"type",params:{type: schema136.properties.asset_expression.type},schema:schema136.properties.asset_expression.type,parentSchema:schema136.properties.asset_expression,data:data3};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.bundle_name !== undefined){
let data4 = data.bundle_name;
if((typeof data4 !== "string") && (data4 !== null)){
const err22 = {instancePath:instancePath+"/bundle_name",schemaPath:"#/properties/bundle_name/type",keyword:"type",params:{type: schema136.properties.bundle_name.type},schema:schema136.properties.bundle_name.type,parentSchema:schema136.properties.bundle_name,data:data4};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.bundle_version !== undefined){
let data5 = data.bundle_version;
if((typeof data5 !== "string") && (data5 !== null)){
const err23 = {instancePath:instancePath+"/bundle_version",schemaPath:"#/properties/bundle_version/type",keyword:"type",params:{type: schema136.properties.bundle_version.type},schema:schema136.properties.bundle_version.type,parentSchema:schema136.properties.bundle_version,data:data5};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.catchup !== undefined){
let data6 = data.catchup;
if(typeof data6 !== "boolean"){
const err24 = {instancePath:instancePath+"/catchup",schemaPath:"#/properties/catchup/type",keyword:"type",params:{type: "boolean"},schema:schema136.properties.catchup.type,parentSchema:schema136.properties.catchup,data:data6};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.concurrency !== undefined){
let data7 = data.concurrency;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err25 = {instancePath:instancePath+"/concurrency",schemaPath:"#/properties/concurrency/type",keyword:"type",params:{type: "integer"},schema:schema136.properties.concurrency.type,parentSchema:schema136.properties.concurrency,data:data7};
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
const err26 = {instancePath:instancePath+"/concurrency",schemaPath:"#/properties/concurrency/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema136.properties.concurrency,data:data7};
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
if(data.dag_display_name !== undefined){
let data8 = data.dag_display_name;
if(typeof data8 !== "string"){
const err27 = {instancePath:instancePath+"/dag_display_name",schemaPath:"#/properties/dag_display_name/type",keyword:"type",params:{type: "string"},schema:schema136.properties.dag_display_name.type,parentSchema:schema136.properties.dag_display_name,data:data8};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.dag_id !== undefined){
let data9 = data.dag_id;
if(typeof data9 !== "string"){
const err28 = {instancePath:instancePath+"/dag_id",schemaPath:"#/properties/dag_id/type",keyword:"type",params:{type: "string"},schema:schema136.properties.dag_id.type,parentSchema:schema136.properties.dag_id,data:data9};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.dag_run_timeout !== undefined){
let data10 = data.dag_run_timeout;
if((typeof data10 !== "string") && (data10 !== null)){
const err29 = {instancePath:instancePath+"/dag_run_timeout",schemaPath:"#/properties/dag_run_timeout/type",keyword:"type",params:{type: schema136.properties.dag_run_timeout.type},schema:schema136.properties.dag_run_timeout.type,parentSchema:schema136.properties.dag_run_timeout,data:data10};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(typeof data10 === "string"){
if(!(formats83.test(data10))){
const err30 = {instancePath:instancePath+"/dag_run_timeout",schemaPath:"#/properties/dag_run_timeout/format",keyword:"format",params:{format: "duration"},schema:"duration",parentSchema:schema136.properties.dag_run_timeout,data:data10};
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
if(data.default_args !== undefined){
let data11 = data.default_args;
if((!(data11 && typeof data11 == "object" && !Array.isArray(data11))) && (data11 !== null)){
const err31 = {instancePath:instancePath+"/default_args",schemaPath:"#/properties/default_args/type",keyword:"type",params:{type: schema136.properties.default_args.type},schema:schema136.properties.default_args.type,parentSchema:schema136.properties.default_args,data:data11};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.description !== undefined){
let data12 = data.description;
if((typeof data12 !== "string") && (data12 !== null)){
const err32 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema136.properties.description.type},schema:schema136.properties.description.type,parentSchema:schema136.properties.description,data:data12};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.doc_md !== undefined){
let data13 = data.doc_md;
if((typeof data13 !== "string") && (data13 !== null)){
const err33 = {instancePath:instancePath+"/doc_md",schemaPath:"#/properties/doc_md/type",keyword:"type",params:{type: schema136.properties.doc_md.type},schema:schema136.properties.doc_md.type,parentSchema:schema136.properties.doc_md,data:data13};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.end_date !== undefined){
let data14 = data.end_date;
if((typeof data14 !== "string") && (data14 !== null)){
const err34 = {instancePath:instancePath+"/end_date",schemaPath:"#/properties/end_date/type",keyword:"type",params:{type: schema136.properties.end_date.type},schema:schema136.properties.end_date.type,parentSchema:schema136.properties.end_date,data:data14};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(typeof data14 === "string"){
if(!(formats0.test(data14))){
const err35 = {instancePath:instancePath+"/end_date",schemaPath:"#/properties/end_date/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema136.properties.end_date,data:data14};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data14.includes(":60")){
const next0 = Date.parse((data14).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err36 = {instancePath:instancePath+"/end_date",schemaPath:"#/properties/end_date/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema136.properties.end_date,data:data14};
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
if(data.file_token !== undefined){
let data15 = data.file_token;
if(typeof data15 !== "string"){
const err37 = {instancePath:instancePath+"/file_token",schemaPath:"#/properties/file_token/type",keyword:"type",params:{type: "string"},schema:schema136.properties.file_token.type,parentSchema:schema136.properties.file_token,data:data15};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.fileloc !== undefined){
let data16 = data.fileloc;
if(typeof data16 !== "string"){
const err38 = {instancePath:instancePath+"/fileloc",schemaPath:"#/properties/fileloc/type",keyword:"type",params:{type: "string"},schema:schema136.properties.fileloc.type,parentSchema:schema136.properties.fileloc,data:data16};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.has_import_errors !== undefined){
let data17 = data.has_import_errors;
if(typeof data17 !== "boolean"){
const err39 = {instancePath:instancePath+"/has_import_errors",schemaPath:"#/properties/has_import_errors/type",keyword:"type",params:{type: "boolean"},schema:schema136.properties.has_import_errors.type,parentSchema:schema136.properties.has_import_errors,data:data17};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.has_task_concurrency_limits !== undefined){
let data18 = data.has_task_concurrency_limits;
if(typeof data18 !== "boolean"){
const err40 = {instancePath:instancePath+"/has_task_concurrency_limits",schemaPath:"#/properties/has_task_concurrency_limits/type",keyword:"type",params:{type: "boolean"},schema:schema136.properties.has_task_concurrency_limits.type,parentSchema:schema136.properties.has_task_concurrency_limits,data:data18};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.is_favorite !== undefined){
let data19 = data.is_favorite;
if(typeof data19 !== "boolean"){
const err41 = {instancePath:instancePath+"/is_favorite",schemaPath:"#/properties/is_favorite/type",keyword:"type",params:{type: "boolean"},schema:schema136.properties.is_favorite.type,parentSchema:schema136.properties.is_favorite,data:data19};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.is_paused !== undefined){
let data20 = data.is_paused;
if(typeof data20 !== "boolean"){
const err42 = {instancePath:instancePath+"/is_paused",schemaPath:"#/properties/is_paused/type",keyword:"type",params:{type: "boolean"},schema:schema136.properties.is_paused.type,parentSchema:schema136.properties.is_paused,data:data20};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.is_paused_upon_creation !== undefined){
let data21 = data.is_paused_upon_creation;
if((typeof data21 !== "boolean") && (data21 !== null)){
const err43 = {instancePath:instancePath+"/is_paused_upon_creation",schemaPath:"#/properties/is_paused_upon_creation/type",keyword:"type",params:{type: schema136.properties.is_paused_upon_creation.type},schema:schema136.properties.is_paused_upon_creation.type,parentSchema:schema136.properties.is_paused_upon_creation,data:data21};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.is_stale !== undefined){
let data22 = data.is_stale;
if(typeof data22 !== "boolean"){
const err44 = {instancePath:instancePath+"/is_stale",schemaPath:"#/properties/is_stale/type",keyword:"type",params:{type: "boolean"},schema:schema136.properties.is_stale.type,parentSchema:schema136.properties.is_stale,data:data22};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.last_expired !== undefined){
let data23 = data.last_expired;
if((typeof data23 !== "string") && (data23 !== null)){
const err45 = {instancePath:instancePath+"/last_expired",schemaPath:"#/properties/last_expired/type",keyword:"type",params:{type: schema136.properties.last_expired.type},schema:schema136.properties.last_expired.type,parentSchema:schema136.properties.last_expired,data:data23};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(typeof data23 === "string"){
if(!(formats0.test(data23))){
const err46 = {instancePath:instancePath+"/last_expired",schemaPath:"#/properties/last_expired/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema136.properties.last_expired,data:data23};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data23.includes(":60")){
const next1 = Date.parse((data23).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err47 = {instancePath:instancePath+"/last_expired",schemaPath:"#/properties/last_expired/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema136.properties.last_expired,data:data23};
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
if(data.last_parse_duration !== undefined){
let data24 = data.last_parse_duration;
if((!((typeof data24 == "number") && (isFinite(data24)))) && (data24 !== null)){
const err48 = {instancePath:instancePath+"/last_parse_duration",schemaPath:"#/properties/last_parse_duration/type",keyword:"type",params:{type: schema136.properties.last_parse_duration.type},schema:schema136.properties.last_parse_duration.type,parentSchema:schema136.properties.last_parse_duration,data:data24};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(typeof data24 === "bigint"){
const err49 = {instancePath:instancePath+"/last_parse_duration",schemaPath:"#/properties/last_parse_duration/double",keyword:"double",params:{holder: data, key: "last_parse_duration"},schema:true,parentSchema:schema136.properties.last_parse_duration,data:data24};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.last_parsed !== undefined){
let data25 = data.last_parsed;
if((typeof data25 !== "string") && (data25 !== null)){
const err50 = {instancePath:instancePath+"/last_parsed",schemaPath:"#/properties/last_parsed/type",keyword:"type",params:{type: schema136.properties.last_parsed.type},schema:schema136.properties.last_parsed.type,parentSchema:schema136.properties.last_parsed,data:data25};
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
const err51 = {instancePath:instancePath+"/last_parsed",schemaPath:"#/properties/last_parsed/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema136.properties.last_parsed,data:data25};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data25.includes(":60")){
const next2 = Date.parse((data25).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next2 % 86400000 !== 0 || new Date(next2).getUTCDate() !== 1){
const err52 = {instancePath:instancePath+"/last_parsed",schemaPath:"#/properties/last_parsed/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema136.properties.last_parsed,data:data25};
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
if(data.last_parsed_time !== undefined){
let data26 = data.last_parsed_time;
if((typeof data26 !== "string") && (data26 !== null)){
const err53 = {instancePath:instancePath+"/last_parsed_time",schemaPath:"#/properties/last_parsed_time/type",keyword:"type",params:{type: schema136.properties.last_parsed_time.type},schema:schema136.properties.last_parsed_time.type,parentSchema:schema136.properties.last_parsed_time,data:data26};
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
const err54 = {instancePath:instancePath+"/last_parsed_time",schemaPath:"#/properties/last_parsed_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema136.properties.last_parsed_time,data:data26};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data26.includes(":60")){
const next3 = Date.parse((data26).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next3 % 86400000 !== 0 || new Date(next3).getUTCDate() !== 1){
const err55 = {instancePath:instancePath+"/last_parsed_time",schemaPath:"#/properties/last_parsed_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema136.properties.last_parsed_time,data:data26};
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
if(data.latest_dag_version !== undefined){
let data27 = data.latest_dag_version;
const _errs59 = errors;
let valid4 = false;
const _errs60 = errors;
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
if(data27.id === undefined){
const err56 = {instancePath:instancePath+"/latest_dag_version",schemaPath:"contract:/components/schemas/DagVersionResponse/required",keyword:"required",params:{missingProperty: "id"},schema:schema29.required,parentSchema:schema29,data:data27};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data27.version_number === undefined){
const err57 = {instancePath:instancePath+"/latest_dag_version",schemaPath:"contract:/components/schemas/DagVersionResponse/required",keyword:"required",params:{missingProperty: "version_number"},schema:schema29.required,parentSchema:schema29,data:data27};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data27.dag_id === undefined){
const err58 = {instancePath:instancePath+"/latest_dag_version",schemaPath:"contract:/components/schemas/DagVersionResponse/required",keyword:"required",params:{missingProperty: "dag_id"},schema:schema29.required,parentSchema:schema29,data:data27};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(data27.created_at === undefined){
const err59 = {instancePath:instancePath+"/latest_dag_version",schemaPath:"contract:/components/schemas/DagVersionResponse/required",keyword:"required",params:{missingProperty: "created_at"},schema:schema29.required,parentSchema:schema29,data:data27};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data27.dag_display_name === undefined){
const err60 = {instancePath:instancePath+"/latest_dag_version",schemaPath:"contract:/components/schemas/DagVersionResponse/required",keyword:"required",params:{missingProperty: "dag_display_name"},schema:schema29.required,parentSchema:schema29,data:data27};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data27.bundle_name !== undefined){
let data28 = data27.bundle_name;
if((typeof data28 !== "string") && (data28 !== null)){
const err61 = {instancePath:instancePath+"/latest_dag_version/bundle_name",schemaPath:"contract:/components/schemas/DagVersionResponse/properties/bundle_name/type",keyword:"type",params:{type: schema29.properties.bundle_name.type},schema:schema29.properties.bundle_name.type,parentSchema:schema29.properties.bundle_name,data:data28};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data27.bundle_url !== undefined){
let data29 = data27.bundle_url;
if((typeof data29 !== "string") && (data29 !== null)){
const err62 = {instancePath:instancePath+"/latest_dag_version/bundle_url",schemaPath:"contract:/components/schemas/DagVersionResponse/properties/bundle_url/type",keyword:"type",params:{type: schema29.properties.bundle_url.type},schema:schema29.properties.bundle_url.type,parentSchema:schema29.properties.bundle_url,data:data29};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data27.bundle_version !== undefined){
let data30 = data27.bundle_version;
if((typeof data30 !== "string") && (data30 !== null)){
const err63 = {instancePath:instancePath+"/latest_dag_version/bundle_version",schemaPath:"contract:/components/schemas/DagVersionResponse/properties/bundle_version/type",keyword:"type",params:{type: schema29.properties.bundle_version.type},schema:schema29.properties.bundle_version.type,parentSchema:schema29.properties.bundle_version,data:data30};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data27.created_at !== undefined){
let data31 = data27.created_at;
if(typeof data31 === "string"){
if(!(formats0.test(data31))){
const err64 = {instancePath:instancePath+"/latest_dag_version/created_at",schemaPath:"contract:/components/schemas/DagVersionResponse/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema29.properties.created_at,data:data31};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(data31.includes(":60")){
const next4 = Date.parse((data31).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next4 % 86400000 !== 0 || new Date(next4).getUTCDate() !== 1){
const err65 = {instancePath:instancePath+"/latest_dag_version/created_at",schemaPath:"contract:/components/schemas/DagVersionResponse/properties/created_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema29.properties.created_at,data:data31};
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
const err66 = {instancePath:instancePath+"/latest_dag_version/created_at",schemaPath:"contract:/components/schemas/DagVersionResponse/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema29.properties.created_at.type,parentSchema:schema29.properties.created_at,data:data31};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data27.dag_display_name !== undefined){
let data32 = data27.dag_display_name;
if(typeof data32 !== "string"){
const err67 = {instancePath:instancePath+"/latest_dag_version/dag_display_name",schemaPath:"contract:/components/schemas/DagVersionResponse/properties/dag_display_name/type",keyword:"type",params:{type: "string"},schema:schema29.properties.dag_display_name.type,parentSchema:schema29.properties.dag_display_name,data:data32};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data27.dag_id !== undefined){
let data33 = data27.dag_id;
if(typeof data33 !== "string"){
const err68 = {instancePath:instancePath+"/latest_dag_version/dag_id",schemaPath:"contract:/components/schemas/DagVersionResponse/properties/dag_id/type",keyword:"type",params:{type: "string"},schema:schema29.properties.dag_id.type,parentSchema:schema29.properties.dag_id,data:data33};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data27.id !== undefined){
let data34 = data27.id;
if(typeof data34 === "string"){
if(!(formats17.test(data34))){
const err69 = {instancePath:instancePath+"/latest_dag_version/id",schemaPath:"contract:/components/schemas/DagVersionResponse/properties/id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema29.properties.id,data:data34};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
else {
const err70 = {instancePath:instancePath+"/latest_dag_version/id",schemaPath:"contract:/components/schemas/DagVersionResponse/properties/id/type",keyword:"type",params:{type: "string"},schema:schema29.properties.id.type,parentSchema:schema29.properties.id,data:data34};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data27.version_number !== undefined){
let data35 = data27.version_number;
if(!(((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35))) && (isFinite(data35)))){
const err71 = {instancePath:instancePath+"/latest_dag_version/version_number",schemaPath:"contract:/components/schemas/DagVersionResponse/properties/version_number/type",keyword:"type",params:{type: "integer"},schema:schema29.properties.version_number.type,parentSchema:schema29.properties.version_number,data:data35};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if((typeof data35 == "number") && (isFinite(data35))){
if(Math.abs(data35) > 9007199254740991){
const err72 = {instancePath:instancePath+"/latest_dag_version/version_number",schemaPath:"contract:/components/schemas/DagVersionResponse/properties/version_number/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema29.properties.version_number,data:data35};
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
}
else {
const err73 = {instancePath:instancePath+"/latest_dag_version",schemaPath:"contract:/components/schemas/DagVersionResponse/type",keyword:"type",params:{type: "object"},schema:schema29.type,parentSchema:schema29,data:data27};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
var _valid0 = _errs60 === errors;
valid4 = valid4 || _valid0;
if(_valid0){
var props0 = {__proto__: null, };
props0.bundle_name = true;
props0.bundle_url = true;
props0.bundle_version = true;
props0.created_at = true;
props0.dag_display_name = true;
props0.dag_id = true;
props0.id = true;
props0.version_number = true;
}
const _errs79 = errors;
if(data27 !== null){
const err74 = {instancePath:instancePath+"/latest_dag_version",schemaPath:"#/properties/latest_dag_version/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema136.properties.latest_dag_version.anyOf[1].type,parentSchema:schema136.properties.latest_dag_version.anyOf[1],data:data27};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
var _valid0 = _errs79 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const err75 = {instancePath:instancePath+"/latest_dag_version",schemaPath:"#/properties/latest_dag_version/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs59, passingSchemas: null},schema:schema136.properties.latest_dag_version.anyOf,parentSchema:schema136.properties.latest_dag_version,data:data27};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
else {
errors = _errs59;
if(vErrors !== null){
if(_errs59){
vErrors.length = _errs59;
}
else {
vErrors = null;
}
}
}
}
if(data.max_active_runs !== undefined){
let data36 = data.max_active_runs;
if((!(((typeof data36 == "number") && (!(data36 % 1) && !isNaN(data36))) && (isFinite(data36)))) && (data36 !== null)){
const err76 = {instancePath:instancePath+"/max_active_runs",schemaPath:"#/properties/max_active_runs/type",keyword:"type",params:{type: schema136.properties.max_active_runs.type},schema:schema136.properties.max_active_runs.type,parentSchema:schema136.properties.max_active_runs,data:data36};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if((typeof data36 == "number") && (isFinite(data36))){
if(Math.abs(data36) > 9007199254740991){
const err77 = {instancePath:instancePath+"/max_active_runs",schemaPath:"#/properties/max_active_runs/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema136.properties.max_active_runs,data:data36};
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
if(data.max_active_tasks !== undefined){
let data37 = data.max_active_tasks;
if(!(((typeof data37 == "number") && (!(data37 % 1) && !isNaN(data37))) && (isFinite(data37)))){
const err78 = {instancePath:instancePath+"/max_active_tasks",schemaPath:"#/properties/max_active_tasks/type",keyword:"type",params:{type: "integer"},schema:schema136.properties.max_active_tasks.type,parentSchema:schema136.properties.max_active_tasks,data:data37};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if((typeof data37 == "number") && (isFinite(data37))){
if(Math.abs(data37) > 9007199254740991){
const err79 = {instancePath:instancePath+"/max_active_tasks",schemaPath:"#/properties/max_active_tasks/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema136.properties.max_active_tasks,data:data37};
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
if(data.max_consecutive_failed_dag_runs !== undefined){
let data38 = data.max_consecutive_failed_dag_runs;
if(!(((typeof data38 == "number") && (!(data38 % 1) && !isNaN(data38))) && (isFinite(data38)))){
const err80 = {instancePath:instancePath+"/max_consecutive_failed_dag_runs",schemaPath:"#/properties/max_consecutive_failed_dag_runs/type",keyword:"type",params:{type: "integer"},schema:schema136.properties.max_consecutive_failed_dag_runs.type,parentSchema:schema136.properties.max_consecutive_failed_dag_runs,data:data38};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if((typeof data38 == "number") && (isFinite(data38))){
if(Math.abs(data38) > 9007199254740991){
const err81 = {instancePath:instancePath+"/max_consecutive_failed_dag_runs",schemaPath:"#/properties/max_consecutive_failed_dag_runs/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema136.properties.max_consecutive_failed_dag_runs,data:data38};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
}
if(data.next_dagrun_data_interval_end !== undefined){
let data39 = data.next_dagrun_data_interval_end;
if((typeof data39 !== "string") && (data39 !== null)){
const err82 = {instancePath:instancePath+"/next_dagrun_data_interval_end",schemaPath:"#/properties/next_dagrun_data_interval_end/type",keyword:"type",params:{type: schema136.properties.next_dagrun_data_interval_end.type},schema:schema136.properties.next_dagrun_data_interval_end.type,parentSchema:schema136.properties.next_dagrun_data_interval_end,data:data39};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(typeof data39 === "string"){
if(!(formats0.test(data39))){
const err83 = {instancePath:instancePath+"/next_dagrun_data_interval_end",schemaPath:"#/properties/next_dagrun_data_interval_end/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema136.properties.next_dagrun_data_interval_end,data:data39};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
if(data39.includes(":60")){
const next5 = Date.parse((data39).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next5 % 86400000 !== 0 || new Date(next5).getUTCDate() !== 1){
const err84 = {instancePath:instancePath+"/next_dagrun_data_interval_end",schemaPath:"#/properties/next_dagrun_data_interval_end/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema136.properties.next_dagrun_data_interval_end,data:data39};
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
}
if(data.next_dagrun_data_interval_start !== undefined){
let data40 = data.next_dagrun_data_interval_start;
if((typeof data40 !== "string") && (data40 !== null)){
const err85 = {instancePath:instancePath+"/next_dagrun_data_interval_start",schemaPath:"#/properties/next_dagrun_data_interval_start/type",keyword:"type",params:{type: schema136.properties.next_dagrun_data_interval_start.type},schema:schema136.properties.next_dagrun_data_interval_start.type,parentSchema:schema136.properties.next_dagrun_data_interval_start,data:data40};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
if(typeof data40 === "string"){
if(!(formats0.test(data40))){
const err86 = {instancePath:instancePath+"/next_dagrun_data_interval_start",schemaPath:"#/properties/next_dagrun_data_interval_start/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema136.properties.next_dagrun_data_interval_start,data:data40};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if(data40.includes(":60")){
const next6 = Date.parse((data40).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next6 % 86400000 !== 0 || new Date(next6).getUTCDate() !== 1){
const err87 = {instancePath:instancePath+"/next_dagrun_data_interval_start",schemaPath:"#/properties/next_dagrun_data_interval_start/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema136.properties.next_dagrun_data_interval_start,data:data40};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
}
}
if(data.next_dagrun_logical_date !== undefined){
let data41 = data.next_dagrun_logical_date;
if((typeof data41 !== "string") && (data41 !== null)){
const err88 = {instancePath:instancePath+"/next_dagrun_logical_date",schemaPath:"#/properties/next_dagrun_logical_date/type",keyword:"type",params:{type: schema136.properties.next_dagrun_logical_date.type},schema:schema136.properties.next_dagrun_logical_date.type,parentSchema:schema136.properties.next_dagrun_logical_date,data:data41};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
if(typeof data41 === "string"){
if(!(formats0.test(data41))){
const err89 = {instancePath:instancePath+"/next_dagrun_logical_date",schemaPath:"#/properties/next_dagrun_logical_date/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema136.properties.next_dagrun_logical_date,data:data41};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if(data41.includes(":60")){
const next7 = Date.parse((data41).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next7 % 86400000 !== 0 || new Date(next7).getUTCDate() !== 1){
const err90 = {instancePath:instancePath+"/next_dagrun_logical_date",schemaPath:"#/properties/next_dagrun_logical_date/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema136.properties.next_dagrun_logical_date,data:data41};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
}
}
if(data.next_dagrun_run_after !== undefined){
let data42 = data.next_dagrun_run_after;
if((typeof data42 !== "string") && (data42 !== null)){
const err91 = {instancePath:instancePath+"/next_dagrun_run_after",schemaPath:"#/properties/next_dagrun_run_after/type",keyword:"type",params:{type: schema136.properties.next_dagrun_run_after.type},schema:schema136.properties.next_dagrun_run_after.type,parentSchema:schema136.properties.next_dagrun_run_after,data:data42};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if(typeof data42 === "string"){
if(!(formats0.test(data42))){
const err92 = {instancePath:instancePath+"/next_dagrun_run_after",schemaPath:"#/properties/next_dagrun_run_after/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema136.properties.next_dagrun_run_after,data:data42};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if(data42.includes(":60")){
const next8 = Date.parse((data42).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next8 % 86400000 !== 0 || new Date(next8).getUTCDate() !== 1){
const err93 = {instancePath:instancePath+"/next_dagrun_run_after",schemaPath:"#/properties/next_dagrun_run_after/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema136.properties.next_dagrun_run_after,data:data42};
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
}
if(data.owner_links !== undefined){
let data43 = data.owner_links;
if((!(data43 && typeof data43 == "object" && !Array.isArray(data43))) && (data43 !== null)){
const err94 = {instancePath:instancePath+"/owner_links",schemaPath:"#/properties/owner_links/type",keyword:"type",params:{type: schema136.properties.owner_links.type},schema:schema136.properties.owner_links.type,parentSchema:schema136.properties.owner_links,data:data43};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
for(const key0 in data43){
let data44 = data43[key0];
if(typeof data44 !== "string"){
const err95 = {instancePath:instancePath+"/owner_links/" + runtime.escapeName(key0),schemaPath:"#/properties/owner_links/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema136.properties.owner_links.additionalProperties.type,parentSchema:schema136.properties.owner_links.additionalProperties,data:data44};
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
}
if(data.owners !== undefined){
let data45 = data.owners;
if(Array.isArray(data45)){
const len1 = data45.length;
for(let i1=0; i1<len1; i1++){
let data46 = data45[i1];
if(typeof data46 !== "string"){
const err96 = {instancePath:instancePath+"/owners/" + i1,schemaPath:"#/properties/owners/items/type",keyword:"type",params:{type: "string"},schema:schema136.properties.owners.items.type,parentSchema:schema136.properties.owners.items,data:data46};
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
const err97 = {instancePath:instancePath+"/owners",schemaPath:"#/properties/owners/type",keyword:"type",params:{type: "array"},schema:schema136.properties.owners.type,parentSchema:schema136.properties.owners,data:data45};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
if(data.params !== undefined){
let data47 = data.params;
if((!(data47 && typeof data47 == "object" && !Array.isArray(data47))) && (data47 !== null)){
const err98 = {instancePath:instancePath+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type: schema136.properties.params.type},schema:schema136.properties.params.type,parentSchema:schema136.properties.params,data:data47};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
if(data.relative_fileloc !== undefined){
let data48 = data.relative_fileloc;
if((typeof data48 !== "string") && (data48 !== null)){
const err99 = {instancePath:instancePath+"/relative_fileloc",schemaPath:"#/properties/relative_fileloc/type",keyword:"type",params:{type: schema136.properties.relative_fileloc.type},schema:schema136.properties.relative_fileloc.type,parentSchema:schema136.properties.relative_fileloc,data:data48};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
if(data.render_template_as_native_obj !== undefined){
let data49 = data.render_template_as_native_obj;
if(typeof data49 !== "boolean"){
const err100 = {instancePath:instancePath+"/render_template_as_native_obj",schemaPath:"#/properties/render_template_as_native_obj/type",keyword:"type",params:{type: "boolean"},schema:schema136.properties.render_template_as_native_obj.type,parentSchema:schema136.properties.render_template_as_native_obj,data:data49};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
if(data.start_date !== undefined){
let data50 = data.start_date;
if((typeof data50 !== "string") && (data50 !== null)){
const err101 = {instancePath:instancePath+"/start_date",schemaPath:"#/properties/start_date/type",keyword:"type",params:{type: schema136.properties.start_date.type},schema:schema136.properties.start_date.type,parentSchema:schema136.properties.start_date,data:data50};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
if(typeof data50 === "string"){
if(!(formats0.test(data50))){
const err102 = {instancePath:instancePath+"/start_date",schemaPath:"#/properties/start_date/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema136.properties.start_date,data:data50};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
if(data50.includes(":60")){
const next9 = Date.parse((data50).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next9 % 86400000 !== 0 || new Date(next9).getUTCDate() !== 1){
const err103 = {instancePath:instancePath+"/start_date",schemaPath:"#/properties/start_date/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema136.properties.start_date,data:data50};
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
}
if(data.tags !== undefined){
let data51 = data.tags;
if(Array.isArray(data51)){
const len2 = data51.length;
for(let i2=0; i2<len2; i2++){
let data52 = data51[i2];
if(data52 && typeof data52 == "object" && !Array.isArray(data52)){
if(data52.name === undefined){
const err104 = {instancePath:instancePath+"/tags/" + i2,schemaPath:"contract:/components/schemas/DagTagResponse/required",keyword:"required",params:{missingProperty: "name"},schema:schema78.required,parentSchema:schema78,data:data52};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
if(data52.dag_id === undefined){
const err105 = {instancePath:instancePath+"/tags/" + i2,schemaPath:"contract:/components/schemas/DagTagResponse/required",keyword:"required",params:{missingProperty: "dag_id"},schema:schema78.required,parentSchema:schema78,data:data52};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
if(data52.dag_display_name === undefined){
const err106 = {instancePath:instancePath+"/tags/" + i2,schemaPath:"contract:/components/schemas/DagTagResponse/required",keyword:"required",params:{missingProperty: "dag_display_name"},schema:schema78.required,parentSchema:schema78,data:data52};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
if(data52.dag_display_name !== undefined){
let data53 = data52.dag_display_name;
if(typeof data53 !== "string"){
const err107 = {instancePath:instancePath+"/tags/" + i2+"/dag_display_name",schemaPath:"contract:/components/schemas/DagTagResponse/properties/dag_display_name/type",keyword:"type",params:{type: "string"},schema:schema78.properties.dag_display_name.type,parentSchema:schema78.properties.dag_display_name,data:data53};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
if(data52.dag_id !== undefined){
let data54 = data52.dag_id;
if(typeof data54 !== "string"){
const err108 = {instancePath:instancePath+"/tags/" + i2+"/dag_id",schemaPath:"contract:/components/schemas/DagTagResponse/properties/dag_id/type",keyword:"type",params:{type: "string"},schema:schema78.properties.dag_id.type,parentSchema:schema78.properties.dag_id,data:data54};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
if(data52.name !== undefined){
let data55 = data52.name;
if(typeof data55 !== "string"){
const err109 = {instancePath:instancePath+"/tags/" + i2+"/name",schemaPath:"contract:/components/schemas/DagTagResponse/properties/name/type",keyword:"type",params:{type: "string"},schema:schema78.properties.name.type,parentSchema:schema78.properties.name,data:data55};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
}
else {
const err110 = {instancePath:instancePath+"/tags/" + i2,schemaPath:"contract:/components/schemas/DagTagResponse/type",keyword:"type",params:{type: "object"},schema:schema78.type,parentSchema:schema78,data:data52};
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
const err111 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},schema:schema136.properties.tags.type,parentSchema:schema136.properties.tags,data:data51};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
if(data.template_search_path !== undefined){
let data56 = data.template_search_path;
if((!(Array.isArray(data56))) && (data56 !== null)){
const err112 = {instancePath:instancePath+"/template_search_path",schemaPath:"#/properties/template_search_path/type",keyword:"type",params:{type: schema136.properties.template_search_path.type},schema:schema136.properties.template_search_path.type,parentSchema:schema136.properties.template_search_path,data:data56};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
if(Array.isArray(data56)){
const len3 = data56.length;
for(let i3=0; i3<len3; i3++){
let data57 = data56[i3];
if(typeof data57 !== "string"){
const err113 = {instancePath:instancePath+"/template_search_path/" + i3,schemaPath:"#/properties/template_search_path/items/type",keyword:"type",params:{type: "string"},schema:schema136.properties.template_search_path.items.type,parentSchema:schema136.properties.template_search_path.items,data:data57};
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
}
if(data.timetable_description !== undefined){
let data58 = data.timetable_description;
if((typeof data58 !== "string") && (data58 !== null)){
const err114 = {instancePath:instancePath+"/timetable_description",schemaPath:"#/properties/timetable_description/type",keyword:"type",params:{type: schema136.properties.timetable_description.type},schema:schema136.properties.timetable_description.type,parentSchema:schema136.properties.timetable_description,data:data58};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
if(data.timetable_partitioned !== undefined){
let data59 = data.timetable_partitioned;
if(typeof data59 !== "boolean"){
const err115 = {instancePath:instancePath+"/timetable_partitioned",schemaPath:"#/properties/timetable_partitioned/type",keyword:"type",params:{type: "boolean"},schema:schema136.properties.timetable_partitioned.type,parentSchema:schema136.properties.timetable_partitioned,data:data59};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
if(data.timetable_summary !== undefined){
let data60 = data.timetable_summary;
if((typeof data60 !== "string") && (data60 !== null)){
const err116 = {instancePath:instancePath+"/timetable_summary",schemaPath:"#/properties/timetable_summary/type",keyword:"type",params:{type: schema136.properties.timetable_summary.type},schema:schema136.properties.timetable_summary.type,parentSchema:schema136.properties.timetable_summary,data:data60};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
if(data.timezone !== undefined){
let data61 = data.timezone;
if((typeof data61 !== "string") && (data61 !== null)){
const err117 = {instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/type",keyword:"type",params:{type: schema136.properties.timezone.type},schema:schema136.properties.timezone.type,parentSchema:schema136.properties.timezone,data:data61};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
}
else {
const err118 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema136.type,parentSchema:schema136,data};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
validate129.errors = vErrors;
return errors === 0;
}
validate129.evaluated = {"props":{"active_runs_count":true,"allowed_run_types":true,"asset_expression":true,"bundle_name":true,"bundle_version":true,"catchup":true,"concurrency":true,"dag_display_name":true,"dag_id":true,"dag_run_timeout":true,"default_args":true,"description":true,"doc_md":true,"end_date":true,"file_token":true,"fileloc":true,"has_import_errors":true,"has_task_concurrency_limits":true,"is_favorite":true,"is_paused":true,"is_paused_upon_creation":true,"is_stale":true,"last_expired":true,"last_parse_duration":true,"last_parsed":true,"last_parsed_time":true,"latest_dag_version":true,"max_active_runs":true,"max_active_tasks":true,"max_consecutive_failed_dag_runs":true,"next_dagrun_data_interval_end":true,"next_dagrun_data_interval_start":true,"next_dagrun_logical_date":true,"next_dagrun_run_after":true,"owner_links":true,"owners":true,"params":true,"relative_fileloc":true,"render_template_as_native_obj":true,"start_date":true,"tags":true,"template_search_path":true,"timetable_description":true,"timetable_partitioned":true,"timetable_summary":true,"timezone":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate129.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate129.errors);
errors = vErrors.length;
}
validate128.errors = vErrors;
return errors === 0;
}
validate128.evaluated = {"props":{"active_runs_count":true,"allowed_run_types":true,"asset_expression":true,"bundle_name":true,"bundle_version":true,"catchup":true,"concurrency":true,"dag_display_name":true,"dag_id":true,"dag_run_timeout":true,"default_args":true,"description":true,"doc_md":true,"end_date":true,"file_token":true,"fileloc":true,"has_import_errors":true,"has_task_concurrency_limits":true,"is_favorite":true,"is_paused":true,"is_paused_upon_creation":true,"is_stale":true,"last_expired":true,"last_parse_duration":true,"last_parsed":true,"last_parsed_time":true,"latest_dag_version":true,"max_active_runs":true,"max_active_tasks":true,"max_consecutive_failed_dag_runs":true,"next_dagrun_data_interval_end":true,"next_dagrun_data_interval_start":true,"next_dagrun_logical_date":true,"next_dagrun_run_after":true,"owner_links":true,"owners":true,"params":true,"relative_fileloc":true,"render_template_as_native_obj":true,"start_date":true,"tags":true,"template_search_path":true,"timetable_description":true,"timetable_partitioned":true,"timetable_summary":true,"timezone":true},"dynamicProps":false,"dynamicItems":false};

exports.v47 = validate131;
const schema140 = {"$id":"contract:/get_tasks.200.body","$ref":"contract:/components/schemas/TaskCollectionResponse"};
const schema141 = {"$id":"contract:/components/schemas/TaskCollectionResponse","properties":{"tasks":{"items":{"$ref":"contract:/components/schemas/TaskResponse"},"type":"array"},"total_entries":{"type":"integer","safeInteger":true}},"required":["tasks","total_entries"],"type":"object"};
const schema142 = {"$id":"contract:/components/schemas/TaskResponse","properties":{"class_ref":{"additionalProperties":true,"type":["object","null"]},"depends_on_past":{"type":"boolean"},"doc_md":{"type":["string","null"]},"downstream_task_ids":{"items":{"type":"string"},"type":["array","null"]},"end_date":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"execution_timeout":{"anyOf":[{"$ref":"contract:/components/schemas/TimeDelta"},{"type":"null"}]},"extra_links":{"items":{"type":"string"},"type":"array"},"is_mapped":{"type":["boolean","null"]},"operator_name":{"type":["string","null"]},"owner":{"type":["string","null"]},"params":{"additionalProperties":true,"type":["object","null"]},"pool":{"type":["string","null"]},"pool_slots":{"type":["number","null"],"double":true},"priority_weight":{"type":["number","null"],"double":true},"queue":{"type":["string","null"]},"retries":{"type":["number","null"],"double":true},"retry_delay":{"anyOf":[{"$ref":"contract:/components/schemas/TimeDelta"},{"type":"null"}]},"retry_exponential_backoff":{"type":"number","double":true},"start_date":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"task_display_name":{"type":["string","null"]},"task_id":{"type":["string","null"]},"template_fields":{"items":{"type":"string"},"type":["array","null"]},"trigger_rule":{"type":["string","null"]},"ui_color":{"type":["string","null"]},"ui_fgcolor":{"type":["string","null"]},"wait_for_downstream":{"type":"boolean"},"weight_rule":{"type":["string","null"]}},"required":["depends_on_past","wait_for_downstream","retry_exponential_backoff","extra_links"],"type":"object"};
const schema143 = {"$id":"contract:/components/schemas/TimeDelta","properties":{"__type":{"type":"string"},"days":{"type":"integer","safeInteger":true},"microseconds":{"type":"integer","safeInteger":true},"seconds":{"type":"integer","safeInteger":true}},"required":["days","seconds","microseconds"],"type":"object"};

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
if(data.depends_on_past === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "depends_on_past"},schema:schema142.required,parentSchema:schema142,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.wait_for_downstream === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "wait_for_downstream"},schema:schema142.required,parentSchema:schema142,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.retry_exponential_backoff === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "retry_exponential_backoff"},schema:schema142.required,parentSchema:schema142,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.extra_links === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "extra_links"},schema:schema142.required,parentSchema:schema142,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.class_ref !== undefined){
let data0 = data.class_ref;
if((!(data0 && typeof data0 == "object" && !Array.isArray(data0))) && (data0 !== null)){
const err4 = {instancePath:instancePath+"/class_ref",schemaPath:"#/properties/class_ref/type",keyword:"type",params:{type: schema142.properties.class_ref.type},schema:schema142.properties.class_ref.type,parentSchema:schema142.properties.class_ref,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.depends_on_past !== undefined){
let data1 = data.depends_on_past;
if(typeof data1 !== "boolean"){
const err5 = {instancePath:instancePath+"/depends_on_past",schemaPath:"#/properties/depends_on_past/type",keyword:"type",params:{type: "boolean"},schema:schema142.properties.depends_on_past.type,parentSchema:schema142.properties.depends_on_past,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.doc_md !== undefined){
let data2 = data.doc_md;
if((typeof data2 !== "string") && (data2 !== null)){
const err6 = {instancePath:instancePath+"/doc_md",schemaPath:"#/properties/doc_md/type",keyword:"type",params:{type: schema142.properties.doc_md.type},schema:schema142.properties.doc_md.type,parentSchema:schema142.properties.doc_md,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.downstream_task_ids !== undefined){
let data3 = data.downstream_task_ids;
if((!(Array.isArray(data3))) && (data3 !== null)){
const err7 = {instancePath:instancePath+"/downstream_task_ids",schemaPath:"#/properties/downstream_task_ids/type",keyword:"type",params:{type: schema142.properties.downstream_task_ids.type},schema:schema142.properties.downstream_task_ids.type,parentSchema:schema142.properties.downstream_task_ids,data:data3};
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
const err8 = {instancePath:instancePath+"/downstream_task_ids/" + i0,schemaPath:"#/properties/downstream_task_ids/items/type",keyword:"type",params:{type: "string"},schema:schema142.properties.downstream_task_ids.items.type,parentSchema:schema142.properties.downstream_task_ids.items,data:data4};
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
if(data.end_date !== undefined){
let data5 = data.end_date;
if((typeof data5 !== "string") && (data5 !== null)){
const err9 = {instancePath:instancePath+"/end_date",schemaPath:"#/properties/end_date/type",keyword:"type",params:{type: schema142.properties.end_date.type},schema:schema142.properties.end_date.type,parentSchema:schema142.properties.end_date,data:data5};
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
const err10 = {instancePath:instancePath+"/end_date",schemaPath:"#/properties/end_date/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema142.properties.end_date,data:data5};
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
const err11 = {instancePath:instancePath+"/end_date",schemaPath:"#/properties/end_date/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema142.properties.end_date,data:data5};
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
if(data.execution_timeout !== undefined){
let data6 = data.execution_timeout;
const _errs15 = errors;
let valid3 = false;
const _errs16 = errors;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.days === undefined){
const err12 = {instancePath:instancePath+"/execution_timeout",schemaPath:"contract:/components/schemas/TimeDelta/required",keyword:"required",params:{missingProperty: "days"},schema:schema143.required,parentSchema:schema143,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data6.seconds === undefined){
const err13 = {instancePath:instancePath+"/execution_timeout",schemaPath:"contract:/components/schemas/TimeDelta/required",keyword:"required",params:{missingProperty: "seconds"},schema:schema143.required,parentSchema:schema143,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data6.microseconds === undefined){
const err14 = {instancePath:instancePath+"/execution_timeout",schemaPath:"contract:/components/schemas/TimeDelta/required",keyword:"required",params:{missingProperty: "microseconds"},schema:schema143.required,parentSchema:schema143,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data6.__type !== undefined){
let data7 = data6.__type;
if(typeof data7 !== "string"){
const err15 = {instancePath:instancePath+"/execution_timeout/__type",schemaPath:"contract:/components/schemas/TimeDelta/properties/__type/type",keyword:"type",params:{type: "string"},schema:schema143.properties.__type.type,parentSchema:schema143.properties.__type,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data6.days !== undefined){
let data8 = data6.days;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err16 = {instancePath:instancePath+"/execution_timeout/days",schemaPath:"contract:/components/schemas/TimeDelta/properties/days/type",keyword:"type",params:{type: "integer"},schema:schema143.properties.days.type,parentSchema:schema143.properties.days,data:data8};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(Math.abs(data8) > 9007199254740991){
const err17 = {instancePath:instancePath+"/execution_timeout/days",schemaPath:"contract:/components/schemas/TimeDelta/properties/days/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema143.properties.days,data:data8};
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
if(data6.microseconds !== undefined){
let data9 = data6.microseconds;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err18 = {instancePath:instancePath+"/execution_timeout/microseconds",schemaPath:"contract:/components/schemas/TimeDelta/properties/microseconds/type",keyword:"type",params:{type: "integer"},schema:schema143.properties.microseconds.type,parentSchema:schema143.properties.microseconds,data:data9};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(Math.abs(data9) > 9007199254740991){
const err19 = {instancePath:instancePath+"/execution_timeout/microseconds",schemaPath:"contract:/components/schemas/TimeDelta/properties/microseconds/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema143.properties.microseconds,data:data9};
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
if(data6.seconds !== undefined){
let data10 = data6.seconds;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err20 = {instancePath:instancePath+"/execution_timeout/seconds",schemaPath:"contract:/components/schemas/TimeDelta/properties/seconds/type",keyword:"type",params:{type: "integer"},schema:schema143.properties.seconds.type,parentSchema:schema143.properties.seconds,data:data10};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(Math.abs(data10) > 9007199254740991){
const err21 = {instancePath:instancePath+"/execution_timeout/seconds",schemaPath:"contract:/components/schemas/TimeDelta/properties/seconds/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema143.properties.seconds,data:data10};
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
const err22 = {instancePath:instancePath+"/execution_timeout",schemaPath:"contract:/components/schemas/TimeDelta/type",keyword:"type",params:{type: "object"},schema:schema143.type,parentSchema:schema143,data:data6};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var _valid0 = _errs16 === errors;
valid3 = valid3 || _valid0;
if(_valid0){
var props0 = {__proto__: null, };
props0.__type = true;
props0.days = true;
props0.microseconds = true;
props0.seconds = true;
}
const _errs27 = errors;
if(data6 !== null){
const err23 = {instancePath:instancePath+"/execution_timeout",schemaPath:"#/properties/execution_timeout/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema142.properties.execution_timeout.anyOf[1].type,parentSchema:schema142.properties.execution_timeout.anyOf[1],data:data6};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var _valid0 = _errs27 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const err24 = {instancePath:instancePath+"/execution_timeout",schemaPath:"#/properties/execution_timeout/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs15, passingSchemas: null},schema:schema142.properties.execution_timeout.anyOf,parentSchema:schema142.properties.execution_timeout,data:data6};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
}
if(data.extra_links !== undefined){
let data11 = data.extra_links;
if(Array.isArray(data11)){
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
if(typeof data12 !== "string"){
const err25 = {instancePath:instancePath+"/extra_links/" + i1,schemaPath:"#/properties/extra_links/items/type",keyword:"type",params:{type: "string"},schema:schema142.properties.extra_links.items.type,parentSchema:schema142.properties.extra_links.items,data:data12};
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
const err26 = {instancePath:instancePath+"/extra_links",schemaPath:"#/properties/extra_links/type",keyword:"type",params:{type: "array"},schema:schema142.properties.extra_links.type,parentSchema:schema142.properties.extra_links,data:data11};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.is_mapped !== undefined){
let data13 = data.is_mapped;
if((typeof data13 !== "boolean") && (data13 !== null)){
const err27 = {instancePath:instancePath+"/is_mapped",schemaPath:"#/properties/is_mapped/type",keyword:"type",params:{type: schema142.properties.is_mapped.type},schema:schema142.properties.is_mapped.type,parentSchema:schema142.properties.is_mapped,data:data13};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.operator_name !== undefined){
let data14 = data.operator_name;
if((typeof data14 !== "string") && (data14 !== null)){
const err28 = {instancePath:instancePath+"/operator_name",schemaPath:"#/properties/operator_name/type",keyword:"type",params:{type: schema142.properties.operator_name.type},schema:schema142.properties.operator_name.type,parentSchema:schema142.properties.operator_name,data:data14};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.owner !== undefined){
let data15 = data.owner;
if((typeof data15 !== "string") && (data15 !== null)){
const err29 = {instancePath:instancePath+"/owner",schemaPath:"#/properties/owner/type",keyword:"type",params:{type: schema142.properties.owner.type},schema:schema142.properties.owner.type,parentSchema:schema142.properties.owner,data:data15};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.params !== undefined){
let data16 = data.params;
if((!(data16 && typeof data16 == "object" && !Array.isArray(data16))) && (data16 !== null)){
const err30 = {instancePath:instancePath+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type: schema142.properties.params.type},schema:schema142.properties.params.type,parentSchema:schema142.properties.params,data:data16};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.pool !== undefined){
let data17 = data.pool;
if((typeof data17 !== "string") && (data17 !== null)){
const err31 = {instancePath:instancePath+"/pool",schemaPath:"#/properties/pool/type",keyword:"type",params:{type: schema142.properties.pool.type},schema:schema142.properties.pool.type,parentSchema:schema142.properties.pool,data:data17};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.pool_slots !== undefined){
let data18 = data.pool_slots;
if((!((typeof data18 == "number") && (isFinite(data18)))) && (data18 !== null)){
const err32 = {instancePath:instancePath+"/pool_slots",schemaPath:"#/properties/pool_slots/type",keyword:"type",params:{type: schema142.properties.pool_slots.type},schema:schema142.properties.pool_slots.type,parentSchema:schema142.properties.pool_slots,data:data18};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(typeof data18 === "bigint"){
const err33 = {instancePath:instancePath+"/pool_slots",schemaPath:"#/properties/pool_slots/double",keyword:"double",params:{holder: data, key: "pool_slots"},schema:true,parentSchema:schema142.properties.pool_slots,data:data18};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.priority_weight !== undefined){
let data19 = data.priority_weight;
if((!((typeof data19 == "number") && (isFinite(data19)))) && (data19 !== null)){
const err34 = {instancePath:instancePath+"/priority_weight",schemaPath:"#/properties/priority_weight/type",keyword:"type",params:{type: schema142.properties.priority_weight.type},schema:schema142.properties.priority_weight.type,parentSchema:schema142.properties.priority_weight,data:data19};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(typeof data19 === "bigint"){
const err35 = {instancePath:instancePath+"/priority_weight",schemaPath:"#/properties/priority_weight/double",keyword:"double",params:{holder: data, key: "priority_weight"},schema:true,parentSchema:schema142.properties.priority_weight,data:data19};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.queue !== undefined){
let data20 = data.queue;
if((typeof data20 !== "string") && (data20 !== null)){
const err36 = {instancePath:instancePath+"/queue",schemaPath:"#/properties/queue/type",keyword:"type",params:{type: schema142.properties.queue.type},schema:schema142.properties.queue.type,parentSchema:schema142.properties.queue,data:data20};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.retries !== undefined){
let data21 = data.retries;
if((!((typeof data21 == "number") && (isFinite(data21)))) && (data21 !== null)){
const err37 = {instancePath:instancePath+"/retries",schemaPath:"#/properties/retries/type",keyword:"type",params:{type: schema142.properties.retries.type},schema:schema142.properties.retries.type,parentSchema:schema142.properties.retries,data:data21};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(typeof data21 === "bigint"){
const err38 = {instancePath:instancePath+"/retries",schemaPath:"#/properties/retries/double",keyword:"double",params:{holder: data, key: "retries"},schema:true,parentSchema:schema142.properties.retries,data:data21};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.retry_delay !== undefined){
let data22 = data.retry_delay;
const _errs53 = errors;
let valid8 = false;
const _errs54 = errors;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.days === undefined){
const err39 = {instancePath:instancePath+"/retry_delay",schemaPath:"contract:/components/schemas/TimeDelta/required",keyword:"required",params:{missingProperty: "days"},schema:schema143.required,parentSchema:schema143,data:data22};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data22.seconds === undefined){
const err40 = {instancePath:instancePath+"/retry_delay",schemaPath:"contract:/components/schemas/TimeDelta/required",keyword:"required",params:{missingProperty: "seconds"},schema:schema143.required,parentSchema:schema143,data:data22};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data22.microseconds === undefined){
const err41 = {instancePath:instancePath+"/retry_delay",schemaPath:"contract:/components/schemas/TimeDelta/required",keyword:"required",params:{missingProperty: "microseconds"},schema:schema143.required,parentSchema:schema143,data:data22};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data22.__type !== undefined){
let data23 = data22.__type;
if(typeof data23 !== "string"){
const err42 = {instancePath:instancePath+"/retry_delay/__type",schemaPath:"contract:/components/schemas/TimeDelta/properties/__type/type",keyword:"type",params:{type: "string"},schema:schema143.properties.__type.type,parentSchema:schema143.properties.__type,data:data23};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data22.days !== undefined){
let data24 = data22.days;
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
const err43 = {instancePath:instancePath+"/retry_delay/days",schemaPath:"contract:/components/schemas/TimeDelta/properties/days/type",keyword:"type",params:{type: "integer"},schema:schema143.properties.days.type,parentSchema:schema143.properties.days,data:data24};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if((typeof data24 == "number") && (isFinite(data24))){
if(Math.abs(data24) > 9007199254740991){
const err44 = {instancePath:instancePath+"/retry_delay/days",schemaPath:"contract:/components/schemas/TimeDelta/properties/days/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema143.properties.days,data:data24};
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
if(data22.microseconds !== undefined){
let data25 = data22.microseconds;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
const err45 = {instancePath:instancePath+"/retry_delay/microseconds",schemaPath:"contract:/components/schemas/TimeDelta/properties/microseconds/type",keyword:"type",params:{type: "integer"},schema:schema143.properties.microseconds.type,parentSchema:schema143.properties.microseconds,data:data25};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if((typeof data25 == "number") && (isFinite(data25))){
if(Math.abs(data25) > 9007199254740991){
const err46 = {instancePath:instancePath+"/retry_delay/microseconds",schemaPath:"contract:/components/schemas/TimeDelta/properties/microseconds/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema143.properties.microseconds,data:data25};
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
if(data22.seconds !== undefined){
let data26 = data22.seconds;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
const err47 = {instancePath:instancePath+"/retry_delay/seconds",schemaPath:"contract:/components/schemas/TimeDelta/properties/seconds/type",keyword:"type",params:{type: "integer"},schema:schema143.properties.seconds.type,parentSchema:schema143.properties.seconds,data:data26};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if((typeof data26 == "number") && (isFinite(data26))){
if(Math.abs(data26) > 9007199254740991){
const err48 = {instancePath:instancePath+"/retry_delay/seconds",schemaPath:"contract:/components/schemas/TimeDelta/properties/seconds/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema143.properties.seconds,data:data26};
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
const err49 = {instancePath:instancePath+"/retry_delay",schemaPath:"contract:/components/schemas/TimeDelta/type",keyword:"type",params:{type: "object"},schema:schema143.type,parentSchema:schema143,data:data22};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
var _valid1 = _errs54 === errors;
valid8 = valid8 || _valid1;
if(_valid1){
var props1 = {__proto__: null, };
props1.__type = true;
props1.days = true;
props1.microseconds = true;
props1.seconds = true;
}
const _errs65 = errors;
if(data22 !== null){
const err50 = {instancePath:instancePath+"/retry_delay",schemaPath:"#/properties/retry_delay/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema142.properties.retry_delay.anyOf[1].type,parentSchema:schema142.properties.retry_delay.anyOf[1],data:data22};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
var _valid1 = _errs65 === errors;
valid8 = valid8 || _valid1;
if(!valid8){
const err51 = {instancePath:instancePath+"/retry_delay",schemaPath:"#/properties/retry_delay/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs53, passingSchemas: null},schema:schema142.properties.retry_delay.anyOf,parentSchema:schema142.properties.retry_delay,data:data22};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
else {
errors = _errs53;
if(vErrors !== null){
if(_errs53){
vErrors.length = _errs53;
}
else {
vErrors = null;
}
}
}
}
if(data.retry_exponential_backoff !== undefined){
let data27 = data.retry_exponential_backoff;
if(!((typeof data27 == "number") && (isFinite(data27)))){
const err52 = {instancePath:instancePath+"/retry_exponential_backoff",schemaPath:"#/properties/retry_exponential_backoff/type",keyword:"type",params:{type: "number"},schema:schema142.properties.retry_exponential_backoff.type,parentSchema:schema142.properties.retry_exponential_backoff,data:data27};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(typeof data27 === "bigint"){
const err53 = {instancePath:instancePath+"/retry_exponential_backoff",schemaPath:"#/properties/retry_exponential_backoff/double",keyword:"double",params:{holder: data, key: "retry_exponential_backoff"},schema:true,parentSchema:schema142.properties.retry_exponential_backoff,data:data27};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data.start_date !== undefined){
let data28 = data.start_date;
if((typeof data28 !== "string") && (data28 !== null)){
const err54 = {instancePath:instancePath+"/start_date",schemaPath:"#/properties/start_date/type",keyword:"type",params:{type: schema142.properties.start_date.type},schema:schema142.properties.start_date.type,parentSchema:schema142.properties.start_date,data:data28};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(typeof data28 === "string"){
if(!(formats0.test(data28))){
const err55 = {instancePath:instancePath+"/start_date",schemaPath:"#/properties/start_date/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema142.properties.start_date,data:data28};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data28.includes(":60")){
const next1 = Date.parse((data28).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err56 = {instancePath:instancePath+"/start_date",schemaPath:"#/properties/start_date/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema142.properties.start_date,data:data28};
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
if(data.task_display_name !== undefined){
let data29 = data.task_display_name;
if((typeof data29 !== "string") && (data29 !== null)){
const err57 = {instancePath:instancePath+"/task_display_name",schemaPath:"#/properties/task_display_name/type",keyword:"type",params:{type: schema142.properties.task_display_name.type},schema:schema142.properties.task_display_name.type,parentSchema:schema142.properties.task_display_name,data:data29};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data.task_id !== undefined){
let data30 = data.task_id;
if((typeof data30 !== "string") && (data30 !== null)){
const err58 = {instancePath:instancePath+"/task_id",schemaPath:"#/properties/task_id/type",keyword:"type",params:{type: schema142.properties.task_id.type},schema:schema142.properties.task_id.type,parentSchema:schema142.properties.task_id,data:data30};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data.template_fields !== undefined){
let data31 = data.template_fields;
if((!(Array.isArray(data31))) && (data31 !== null)){
const err59 = {instancePath:instancePath+"/template_fields",schemaPath:"#/properties/template_fields/type",keyword:"type",params:{type: schema142.properties.template_fields.type},schema:schema142.properties.template_fields.type,parentSchema:schema142.properties.template_fields,data:data31};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(Array.isArray(data31)){
const len2 = data31.length;
for(let i2=0; i2<len2; i2++){
let data32 = data31[i2];
if(typeof data32 !== "string"){
const err60 = {instancePath:instancePath+"/template_fields/" + i2,schemaPath:"#/properties/template_fields/items/type",keyword:"type",params:{type: "string"},schema:schema142.properties.template_fields.items.type,parentSchema:schema142.properties.template_fields.items,data:data32};
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
if(data.trigger_rule !== undefined){
let data33 = data.trigger_rule;
if((typeof data33 !== "string") && (data33 !== null)){
const err61 = {instancePath:instancePath+"/trigger_rule",schemaPath:"#/properties/trigger_rule/type",keyword:"type",params:{type: schema142.properties.trigger_rule.type},schema:schema142.properties.trigger_rule.type,parentSchema:schema142.properties.trigger_rule,data:data33};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data.ui_color !== undefined){
let data34 = data.ui_color;
if((typeof data34 !== "string") && (data34 !== null)){
const err62 = {instancePath:instancePath+"/ui_color",schemaPath:"#/properties/ui_color/type",keyword:"type",params:{type: schema142.properties.ui_color.type},schema:schema142.properties.ui_color.type,parentSchema:schema142.properties.ui_color,data:data34};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data.ui_fgcolor !== undefined){
let data35 = data.ui_fgcolor;
if((typeof data35 !== "string") && (data35 !== null)){
const err63 = {instancePath:instancePath+"/ui_fgcolor",schemaPath:"#/properties/ui_fgcolor/type",keyword:"type",params:{type: schema142.properties.ui_fgcolor.type},schema:schema142.properties.ui_fgcolor.type,parentSchema:schema142.properties.ui_fgcolor,data:data35};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data.wait_for_downstream !== undefined){
let data36 = data.wait_for_downstream;
if(typeof data36 !== "boolean"){
const err64 = {instancePath:instancePath+"/wait_for_downstream",schemaPath:"#/properties/wait_for_downstream/type",keyword:"type",params:{type: "boolean"},schema:schema142.properties.wait_for_downstream.type,parentSchema:schema142.properties.wait_for_downstream,data:data36};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data.weight_rule !== undefined){
let data37 = data.weight_rule;
if((typeof data37 !== "string") && (data37 !== null)){
const err65 = {instancePath:instancePath+"/weight_rule",schemaPath:"#/properties/weight_rule/type",keyword:"type",params:{type: schema142.properties.weight_rule.type},schema:schema142.properties.weight_rule.type,parentSchema:schema142.properties.weight_rule,data:data37};
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
const err66 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema142.type,parentSchema:schema142,data};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
validate133.errors = vErrors;
return errors === 0;
}
validate133.evaluated = {"props":{"class_ref":true,"depends_on_past":true,"doc_md":true,"downstream_task_ids":true,"end_date":true,"execution_timeout":true,"extra_links":true,"is_mapped":true,"operator_name":true,"owner":true,"params":true,"pool":true,"pool_slots":true,"priority_weight":true,"queue":true,"retries":true,"retry_delay":true,"retry_exponential_backoff":true,"start_date":true,"task_display_name":true,"task_id":true,"template_fields":true,"trigger_rule":true,"ui_color":true,"ui_fgcolor":true,"wait_for_downstream":true,"weight_rule":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.tasks === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tasks"},schema:schema141.required,parentSchema:schema141,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.total_entries === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total_entries"},schema:schema141.required,parentSchema:schema141,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.tasks !== undefined){
let data0 = data.tasks;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate133.call(this, data0[i0], {instancePath:instancePath+"/tasks/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate133.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/tasks",schemaPath:"#/properties/tasks/type",keyword:"type",params:{type: "array"},schema:schema141.properties.tasks.type,parentSchema:schema141.properties.tasks,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.total_entries !== undefined){
let data2 = data.total_entries;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err3 = {instancePath:instancePath+"/total_entries",schemaPath:"#/properties/total_entries/type",keyword:"type",params:{type: "integer"},schema:schema141.properties.total_entries.type,parentSchema:schema141.properties.total_entries,data:data2};
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
const err4 = {instancePath:instancePath+"/total_entries",schemaPath:"#/properties/total_entries/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema141.properties.total_entries,data:data2};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema141.type,parentSchema:schema141,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate132.errors = vErrors;
return errors === 0;
}
validate132.evaluated = {"props":{"tasks":true,"total_entries":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate132.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate132.errors);
errors = vErrors.length;
}
validate131.errors = vErrors;
return errors === 0;
}
validate131.evaluated = {"props":{"tasks":true,"total_entries":true},"dynamicProps":false,"dynamicItems":false};

exports.v48 = validate136;
const schema145 = {"$id":"contract:/get_task.200.body","$ref":"contract:/components/schemas/TaskResponse"};

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
if(!(validate133.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate133.errors);
errors = vErrors.length;
}
validate136.errors = vErrors;
return errors === 0;
}
validate136.evaluated = {"props":{"class_ref":true,"depends_on_past":true,"doc_md":true,"downstream_task_ids":true,"end_date":true,"execution_timeout":true,"extra_links":true,"is_mapped":true,"operator_name":true,"owner":true,"params":true,"pool":true,"pool_slots":true,"priority_weight":true,"queue":true,"retries":true,"retry_delay":true,"retry_exponential_backoff":true,"start_date":true,"task_display_name":true,"task_id":true,"template_fields":true,"trigger_rule":true,"ui_color":true,"ui_fgcolor":true,"wait_for_downstream":true,"weight_rule":true},"dynamicProps":false,"dynamicItems":false};

exports.v49 = validate138;
const schema146 = {"$id":"contract:/get_event_logs.200.body","$ref":"contract:/components/schemas/EventLogCollectionResponse"};
const schema147 = {"$id":"contract:/components/schemas/EventLogCollectionResponse","properties":{"event_logs":{"items":{"$ref":"contract:/components/schemas/EventLogResponse"},"type":"array"},"total_entries":{"type":"integer","safeInteger":true}},"required":["event_logs","total_entries"],"type":"object"};
const schema148 = {"$id":"contract:/components/schemas/EventLogResponse","properties":{"dag_display_name":{"type":["string","null"]},"dag_id":{"type":["string","null"]},"event":{"type":"string"},"event_log_id":{"type":"integer","safeInteger":true},"extra":{"type":["string","null"]},"logical_date":{"format":"date-time","type":["string","null"],"leapSecond":"date-time"},"map_index":{"type":["integer","null"],"safeInteger":true},"owner":{"type":["string","null"]},"run_id":{"type":["string","null"]},"task_display_name":{"type":["string","null"]},"task_id":{"type":["string","null"]},"try_number":{"type":["integer","null"],"safeInteger":true},"when":{"format":"date-time","type":"string","leapSecond":"date-time"}},"required":["event_log_id","when","event"],"type":"object"};

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
if(data.event_logs === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_logs"},schema:schema147.required,parentSchema:schema147,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.total_entries === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total_entries"},schema:schema147.required,parentSchema:schema147,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.event_logs !== undefined){
let data0 = data.event_logs;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.event_log_id === undefined){
const err2 = {instancePath:instancePath+"/event_logs/" + i0,schemaPath:"contract:/components/schemas/EventLogResponse/required",keyword:"required",params:{missingProperty: "event_log_id"},schema:schema148.required,parentSchema:schema148,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.when === undefined){
const err3 = {instancePath:instancePath+"/event_logs/" + i0,schemaPath:"contract:/components/schemas/EventLogResponse/required",keyword:"required",params:{missingProperty: "when"},schema:schema148.required,parentSchema:schema148,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.event === undefined){
const err4 = {instancePath:instancePath+"/event_logs/" + i0,schemaPath:"contract:/components/schemas/EventLogResponse/required",keyword:"required",params:{missingProperty: "event"},schema:schema148.required,parentSchema:schema148,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.dag_display_name !== undefined){
let data2 = data1.dag_display_name;
if((typeof data2 !== "string") && (data2 !== null)){
const err5 = {instancePath:instancePath+"/event_logs/" + i0+"/dag_display_name",schemaPath:"contract:/components/schemas/EventLogResponse/properties/dag_display_name/type",keyword:"type",params:{type: schema148.properties.dag_display_name.type},schema:schema148.properties.dag_display_name.type,parentSchema:schema148.properties.dag_display_name,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data1.dag_id !== undefined){
let data3 = data1.dag_id;
if((typeof data3 !== "string") && (data3 !== null)){
const err6 = {instancePath:instancePath+"/event_logs/" + i0+"/dag_id",schemaPath:"contract:/components/schemas/EventLogResponse/properties/dag_id/type",keyword:"type",params:{type: schema148.properties.dag_id.type},schema:schema148.properties.dag_id.type,parentSchema:schema148.properties.dag_id,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1.event !== undefined){
let data4 = data1.event;
if(typeof data4 !== "string"){
const err7 = {instancePath:instancePath+"/event_logs/" + i0+"/event",schemaPath:"contract:/components/schemas/EventLogResponse/properties/event/type",keyword:"type",params:{type: "string"},schema:schema148.properties.event.type,parentSchema:schema148.properties.event,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data1.event_log_id !== undefined){
let data5 = data1.event_log_id;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err8 = {instancePath:instancePath+"/event_logs/" + i0+"/event_log_id",schemaPath:"contract:/components/schemas/EventLogResponse/properties/event_log_id/type",keyword:"type",params:{type: "integer"},schema:schema148.properties.event_log_id.type,parentSchema:schema148.properties.event_log_id,data:data5};
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
const err9 = {instancePath:instancePath+"/event_logs/" + i0+"/event_log_id",schemaPath:"contract:/components/schemas/EventLogResponse/properties/event_log_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema148.properties.event_log_id,data:data5};
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
if(data1.extra !== undefined){
let data6 = data1.extra;
if((typeof data6 !== "string") && (data6 !== null)){
const err10 = {instancePath:instancePath+"/event_logs/" + i0+"/extra",schemaPath:"contract:/components/schemas/EventLogResponse/properties/extra/type",keyword:"type",params:{type: schema148.properties.extra.type},schema:schema148.properties.extra.type,parentSchema:schema148.properties.extra,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data1.logical_date !== undefined){
let data7 = data1.logical_date;
if((typeof data7 !== "string") && (data7 !== null)){
const err11 = {instancePath:instancePath+"/event_logs/" + i0+"/logical_date",schemaPath:"contract:/components/schemas/EventLogResponse/properties/logical_date/type",keyword:"type",params:{type: schema148.properties.logical_date.type},schema:schema148.properties.logical_date.type,parentSchema:schema148.properties.logical_date,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data7 === "string"){
if(!(formats0.test(data7))){
const err12 = {instancePath:instancePath+"/event_logs/" + i0+"/logical_date",schemaPath:"contract:/components/schemas/EventLogResponse/properties/logical_date/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema148.properties.logical_date,data:data7};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data7.includes(":60")){
const next0 = Date.parse((data7).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err13 = {instancePath:instancePath+"/event_logs/" + i0+"/logical_date",schemaPath:"contract:/components/schemas/EventLogResponse/properties/logical_date/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema148.properties.logical_date,data:data7};
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
if(data1.map_index !== undefined){
let data8 = data1.map_index;
if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
const err14 = {instancePath:instancePath+"/event_logs/" + i0+"/map_index",schemaPath:"contract:/components/schemas/EventLogResponse/properties/map_index/type",keyword:"type",params:{type: schema148.properties.map_index.type},schema:schema148.properties.map_index.type,parentSchema:schema148.properties.map_index,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(Math.abs(data8) > 9007199254740991){
const err15 = {instancePath:instancePath+"/event_logs/" + i0+"/map_index",schemaPath:"contract:/components/schemas/EventLogResponse/properties/map_index/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema148.properties.map_index,data:data8};
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
if(data1.owner !== undefined){
let data9 = data1.owner;
if((typeof data9 !== "string") && (data9 !== null)){
const err16 = {instancePath:instancePath+"/event_logs/" + i0+"/owner",schemaPath:"contract:/components/schemas/EventLogResponse/properties/owner/type",keyword:"type",params:{type: schema148.properties.owner.type},schema:schema148.properties.owner.type,parentSchema:schema148.properties.owner,data:data9};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data1.run_id !== undefined){
let data10 = data1.run_id;
if((typeof data10 !== "string") && (data10 !== null)){
const err17 = {instancePath:instancePath+"/event_logs/" + i0+"/run_id",schemaPath:"contract:/components/schemas/EventLogResponse/properties/run_id/type",keyword:"type",params:{type: schema148.properties.run_id.type},schema:schema148.properties.run_id.type,parentSchema:schema148.properties.run_id,data:data10};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data1.task_display_name !== undefined){
let data11 = data1.task_display_name;
if((typeof data11 !== "string") && (data11 !== null)){
const err18 = {instancePath:instancePath+"/event_logs/" + i0+"/task_display_name",schemaPath:"contract:/components/schemas/EventLogResponse/properties/task_display_name/type",keyword:"type",params:{type: schema148.properties.task_display_name.type},schema:schema148.properties.task_display_name.type,parentSchema:schema148.properties.task_display_name,data:data11};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data1.task_id !== undefined){
let data12 = data1.task_id;
if((typeof data12 !== "string") && (data12 !== null)){
const err19 = {instancePath:instancePath+"/event_logs/" + i0+"/task_id",schemaPath:"contract:/components/schemas/EventLogResponse/properties/task_id/type",keyword:"type",params:{type: schema148.properties.task_id.type},schema:schema148.properties.task_id.type,parentSchema:schema148.properties.task_id,data:data12};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data1.try_number !== undefined){
let data13 = data1.try_number;
if((!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))) && (data13 !== null)){
const err20 = {instancePath:instancePath+"/event_logs/" + i0+"/try_number",schemaPath:"contract:/components/schemas/EventLogResponse/properties/try_number/type",keyword:"type",params:{type: schema148.properties.try_number.type},schema:schema148.properties.try_number.type,parentSchema:schema148.properties.try_number,data:data13};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(Math.abs(data13) > 9007199254740991){
const err21 = {instancePath:instancePath+"/event_logs/" + i0+"/try_number",schemaPath:"contract:/components/schemas/EventLogResponse/properties/try_number/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema148.properties.try_number,data:data13};
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
if(data1.when !== undefined){
let data14 = data1.when;
if(typeof data14 === "string"){
if(!(formats0.test(data14))){
const err22 = {instancePath:instancePath+"/event_logs/" + i0+"/when",schemaPath:"contract:/components/schemas/EventLogResponse/properties/when/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema148.properties.when,data:data14};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data14.includes(":60")){
const next1 = Date.parse((data14).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err23 = {instancePath:instancePath+"/event_logs/" + i0+"/when",schemaPath:"contract:/components/schemas/EventLogResponse/properties/when/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema148.properties.when,data:data14};
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
const err24 = {instancePath:instancePath+"/event_logs/" + i0+"/when",schemaPath:"contract:/components/schemas/EventLogResponse/properties/when/type",keyword:"type",params:{type: "string"},schema:schema148.properties.when.type,parentSchema:schema148.properties.when,data:data14};
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
const err25 = {instancePath:instancePath+"/event_logs/" + i0,schemaPath:"contract:/components/schemas/EventLogResponse/type",keyword:"type",params:{type: "object"},schema:schema148.type,parentSchema:schema148,data:data1};
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
const err26 = {instancePath:instancePath+"/event_logs",schemaPath:"#/properties/event_logs/type",keyword:"type",params:{type: "array"},schema:schema147.properties.event_logs.type,parentSchema:schema147.properties.event_logs,data:data0};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.total_entries !== undefined){
let data15 = data.total_entries;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err27 = {instancePath:instancePath+"/total_entries",schemaPath:"#/properties/total_entries/type",keyword:"type",params:{type: "integer"},schema:schema147.properties.total_entries.type,parentSchema:schema147.properties.total_entries,data:data15};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(Math.abs(data15) > 9007199254740991){
const err28 = {instancePath:instancePath+"/total_entries",schemaPath:"#/properties/total_entries/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema147.properties.total_entries,data:data15};
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
else {
const err29 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema147.type,parentSchema:schema147,data};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
validate139.errors = vErrors;
return errors === 0;
}
validate139.evaluated = {"props":{"event_logs":true,"total_entries":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate139.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate139.errors);
errors = vErrors.length;
}
validate138.errors = vErrors;
return errors === 0;
}
validate138.evaluated = {"props":{"event_logs":true,"total_entries":true},"dynamicProps":false,"dynamicItems":false};

exports.v50 = validate141;
const schema149 = {"$id":"contract:/get_event_log.200.body","$ref":"contract:/components/schemas/EventLogResponse"};

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
if(data.event_log_id === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/EventLogResponse/required",keyword:"required",params:{missingProperty: "event_log_id"},schema:schema148.required,parentSchema:schema148,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.when === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/EventLogResponse/required",keyword:"required",params:{missingProperty: "when"},schema:schema148.required,parentSchema:schema148,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.event === undefined){
const err2 = {instancePath,schemaPath:"contract:/components/schemas/EventLogResponse/required",keyword:"required",params:{missingProperty: "event"},schema:schema148.required,parentSchema:schema148,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.dag_display_name !== undefined){
let data0 = data.dag_display_name;
if((typeof data0 !== "string") && (data0 !== null)){
const err3 = {instancePath:instancePath+"/dag_display_name",schemaPath:"contract:/components/schemas/EventLogResponse/properties/dag_display_name/type",keyword:"type",params:{type: schema148.properties.dag_display_name.type},schema:schema148.properties.dag_display_name.type,parentSchema:schema148.properties.dag_display_name,data:data0};
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
let data1 = data.dag_id;
if((typeof data1 !== "string") && (data1 !== null)){
const err4 = {instancePath:instancePath+"/dag_id",schemaPath:"contract:/components/schemas/EventLogResponse/properties/dag_id/type",keyword:"type",params:{type: schema148.properties.dag_id.type},schema:schema148.properties.dag_id.type,parentSchema:schema148.properties.dag_id,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.event !== undefined){
let data2 = data.event;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract:/components/schemas/EventLogResponse/properties/event/type",keyword:"type",params:{type: "string"},schema:schema148.properties.event.type,parentSchema:schema148.properties.event,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.event_log_id !== undefined){
let data3 = data.event_log_id;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err6 = {instancePath:instancePath+"/event_log_id",schemaPath:"contract:/components/schemas/EventLogResponse/properties/event_log_id/type",keyword:"type",params:{type: "integer"},schema:schema148.properties.event_log_id.type,parentSchema:schema148.properties.event_log_id,data:data3};
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
const err7 = {instancePath:instancePath+"/event_log_id",schemaPath:"contract:/components/schemas/EventLogResponse/properties/event_log_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema148.properties.event_log_id,data:data3};
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
if(data.extra !== undefined){
let data4 = data.extra;
if((typeof data4 !== "string") && (data4 !== null)){
const err8 = {instancePath:instancePath+"/extra",schemaPath:"contract:/components/schemas/EventLogResponse/properties/extra/type",keyword:"type",params:{type: schema148.properties.extra.type},schema:schema148.properties.extra.type,parentSchema:schema148.properties.extra,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.logical_date !== undefined){
let data5 = data.logical_date;
if((typeof data5 !== "string") && (data5 !== null)){
const err9 = {instancePath:instancePath+"/logical_date",schemaPath:"contract:/components/schemas/EventLogResponse/properties/logical_date/type",keyword:"type",params:{type: schema148.properties.logical_date.type},schema:schema148.properties.logical_date.type,parentSchema:schema148.properties.logical_date,data:data5};
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
const err10 = {instancePath:instancePath+"/logical_date",schemaPath:"contract:/components/schemas/EventLogResponse/properties/logical_date/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema148.properties.logical_date,data:data5};
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
const err11 = {instancePath:instancePath+"/logical_date",schemaPath:"contract:/components/schemas/EventLogResponse/properties/logical_date/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema148.properties.logical_date,data:data5};
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
if(data.map_index !== undefined){
let data6 = data.map_index;
if((!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) && (data6 !== null)){
const err12 = {instancePath:instancePath+"/map_index",schemaPath:"contract:/components/schemas/EventLogResponse/properties/map_index/type",keyword:"type",params:{type: schema148.properties.map_index.type},schema:schema148.properties.map_index.type,parentSchema:schema148.properties.map_index,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(Math.abs(data6) > 9007199254740991){
const err13 = {instancePath:instancePath+"/map_index",schemaPath:"contract:/components/schemas/EventLogResponse/properties/map_index/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema148.properties.map_index,data:data6};
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
if(data.owner !== undefined){
let data7 = data.owner;
if((typeof data7 !== "string") && (data7 !== null)){
const err14 = {instancePath:instancePath+"/owner",schemaPath:"contract:/components/schemas/EventLogResponse/properties/owner/type",keyword:"type",params:{type: schema148.properties.owner.type},schema:schema148.properties.owner.type,parentSchema:schema148.properties.owner,data:data7};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.run_id !== undefined){
let data8 = data.run_id;
if((typeof data8 !== "string") && (data8 !== null)){
const err15 = {instancePath:instancePath+"/run_id",schemaPath:"contract:/components/schemas/EventLogResponse/properties/run_id/type",keyword:"type",params:{type: schema148.properties.run_id.type},schema:schema148.properties.run_id.type,parentSchema:schema148.properties.run_id,data:data8};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.task_display_name !== undefined){
let data9 = data.task_display_name;
if((typeof data9 !== "string") && (data9 !== null)){
const err16 = {instancePath:instancePath+"/task_display_name",schemaPath:"contract:/components/schemas/EventLogResponse/properties/task_display_name/type",keyword:"type",params:{type: schema148.properties.task_display_name.type},schema:schema148.properties.task_display_name.type,parentSchema:schema148.properties.task_display_name,data:data9};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.task_id !== undefined){
let data10 = data.task_id;
if((typeof data10 !== "string") && (data10 !== null)){
const err17 = {instancePath:instancePath+"/task_id",schemaPath:"contract:/components/schemas/EventLogResponse/properties/task_id/type",keyword:"type",params:{type: schema148.properties.task_id.type},schema:schema148.properties.task_id.type,parentSchema:schema148.properties.task_id,data:data10};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.try_number !== undefined){
let data11 = data.try_number;
if((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (data11 !== null)){
const err18 = {instancePath:instancePath+"/try_number",schemaPath:"contract:/components/schemas/EventLogResponse/properties/try_number/type",keyword:"type",params:{type: schema148.properties.try_number.type},schema:schema148.properties.try_number.type,parentSchema:schema148.properties.try_number,data:data11};
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
const err19 = {instancePath:instancePath+"/try_number",schemaPath:"contract:/components/schemas/EventLogResponse/properties/try_number/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema148.properties.try_number,data:data11};
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
if(data.when !== undefined){
let data12 = data.when;
if(typeof data12 === "string"){
if(!(formats0.test(data12))){
const err20 = {instancePath:instancePath+"/when",schemaPath:"contract:/components/schemas/EventLogResponse/properties/when/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema148.properties.when,data:data12};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data12.includes(":60")){
const next1 = Date.parse((data12).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err21 = {instancePath:instancePath+"/when",schemaPath:"contract:/components/schemas/EventLogResponse/properties/when/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema148.properties.when,data:data12};
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
const err22 = {instancePath:instancePath+"/when",schemaPath:"contract:/components/schemas/EventLogResponse/properties/when/type",keyword:"type",params:{type: "string"},schema:schema148.properties.when.type,parentSchema:schema148.properties.when,data:data12};
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
const err23 = {instancePath,schemaPath:"contract:/components/schemas/EventLogResponse/type",keyword:"type",params:{type: "object"},schema:schema148.type,parentSchema:schema148,data};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate141.errors = vErrors;
return errors === 0;
}
validate141.evaluated = {"props":{"dag_display_name":true,"dag_id":true,"event":true,"event_log_id":true,"extra":true,"logical_date":true,"map_index":true,"owner":true,"run_id":true,"task_display_name":true,"task_id":true,"try_number":true,"when":true},"dynamicProps":false,"dynamicItems":false};

exports.v51 = validate142;
const schema151 = {"$id":"contract:/get_import_errors.200.body","$ref":"contract:/components/schemas/ImportErrorCollectionResponse"};
const schema152 = {"$id":"contract:/components/schemas/ImportErrorCollectionResponse","properties":{"import_errors":{"items":{"$ref":"contract:/components/schemas/ImportErrorResponse"},"type":"array"},"total_entries":{"type":"integer","safeInteger":true}},"required":["import_errors","total_entries"],"type":"object"};
const schema153 = {"$id":"contract:/components/schemas/ImportErrorResponse","properties":{"bundle_name":{"type":["string","null"]},"filename":{"type":"string"},"import_error_id":{"type":"integer","safeInteger":true},"stack_trace":{"type":"string"},"timestamp":{"format":"date-time","type":"string","leapSecond":"date-time"}},"required":["import_error_id","timestamp","filename","stack_trace"],"type":"object"};

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
if(data.import_errors === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "import_errors"},schema:schema152.required,parentSchema:schema152,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.total_entries === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total_entries"},schema:schema152.required,parentSchema:schema152,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.import_errors !== undefined){
let data0 = data.import_errors;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.import_error_id === undefined){
const err2 = {instancePath:instancePath+"/import_errors/" + i0,schemaPath:"contract:/components/schemas/ImportErrorResponse/required",keyword:"required",params:{missingProperty: "import_error_id"},schema:schema153.required,parentSchema:schema153,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.timestamp === undefined){
const err3 = {instancePath:instancePath+"/import_errors/" + i0,schemaPath:"contract:/components/schemas/ImportErrorResponse/required",keyword:"required",params:{missingProperty: "timestamp"},schema:schema153.required,parentSchema:schema153,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.filename === undefined){
const err4 = {instancePath:instancePath+"/import_errors/" + i0,schemaPath:"contract:/components/schemas/ImportErrorResponse/required",keyword:"required",params:{missingProperty: "filename"},schema:schema153.required,parentSchema:schema153,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.stack_trace === undefined){
const err5 = {instancePath:instancePath+"/import_errors/" + i0,schemaPath:"contract:/components/schemas/ImportErrorResponse/required",keyword:"required",params:{missingProperty: "stack_trace"},schema:schema153.required,parentSchema:schema153,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.bundle_name !== undefined){
let data2 = data1.bundle_name;
if((typeof data2 !== "string") && (data2 !== null)){
const err6 = {instancePath:instancePath+"/import_errors/" + i0+"/bundle_name",schemaPath:"contract:/components/schemas/ImportErrorResponse/properties/bundle_name/type",keyword:"type",params:{type: schema153.properties.bundle_name.type},schema:schema153.properties.bundle_name.type,parentSchema:schema153.properties.bundle_name,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1.filename !== undefined){
let data3 = data1.filename;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/import_errors/" + i0+"/filename",schemaPath:"contract:/components/schemas/ImportErrorResponse/properties/filename/type",keyword:"type",params:{type: "string"},schema:schema153.properties.filename.type,parentSchema:schema153.properties.filename,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data1.import_error_id !== undefined){
let data4 = data1.import_error_id;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err8 = {instancePath:instancePath+"/import_errors/" + i0+"/import_error_id",schemaPath:"contract:/components/schemas/ImportErrorResponse/properties/import_error_id/type",keyword:"type",params:{type: "integer"},schema:schema153.properties.import_error_id.type,parentSchema:schema153.properties.import_error_id,data:data4};
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
const err9 = {instancePath:instancePath+"/import_errors/" + i0+"/import_error_id",schemaPath:"contract:/components/schemas/ImportErrorResponse/properties/import_error_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema153.properties.import_error_id,data:data4};
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
if(data1.stack_trace !== undefined){
let data5 = data1.stack_trace;
if(typeof data5 !== "string"){
const err10 = {instancePath:instancePath+"/import_errors/" + i0+"/stack_trace",schemaPath:"contract:/components/schemas/ImportErrorResponse/properties/stack_trace/type",keyword:"type",params:{type: "string"},schema:schema153.properties.stack_trace.type,parentSchema:schema153.properties.stack_trace,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data1.timestamp !== undefined){
let data6 = data1.timestamp;
if(typeof data6 === "string"){
if(!(formats0.test(data6))){
const err11 = {instancePath:instancePath+"/import_errors/" + i0+"/timestamp",schemaPath:"contract:/components/schemas/ImportErrorResponse/properties/timestamp/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema153.properties.timestamp,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data6.includes(":60")){
const next0 = Date.parse((data6).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err12 = {instancePath:instancePath+"/import_errors/" + i0+"/timestamp",schemaPath:"contract:/components/schemas/ImportErrorResponse/properties/timestamp/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema153.properties.timestamp,data:data6};
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
const err13 = {instancePath:instancePath+"/import_errors/" + i0+"/timestamp",schemaPath:"contract:/components/schemas/ImportErrorResponse/properties/timestamp/type",keyword:"type",params:{type: "string"},schema:schema153.properties.timestamp.type,parentSchema:schema153.properties.timestamp,data:data6};
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
const err14 = {instancePath:instancePath+"/import_errors/" + i0,schemaPath:"contract:/components/schemas/ImportErrorResponse/type",keyword:"type",params:{type: "object"},schema:schema153.type,parentSchema:schema153,data:data1};
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
const err15 = {instancePath:instancePath+"/import_errors",schemaPath:"#/properties/import_errors/type",keyword:"type",params:{type: "array"},schema:schema152.properties.import_errors.type,parentSchema:schema152.properties.import_errors,data:data0};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.total_entries !== undefined){
let data7 = data.total_entries;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err16 = {instancePath:instancePath+"/total_entries",schemaPath:"#/properties/total_entries/type",keyword:"type",params:{type: "integer"},schema:schema152.properties.total_entries.type,parentSchema:schema152.properties.total_entries,data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(Math.abs(data7) > 9007199254740991){
const err17 = {instancePath:instancePath+"/total_entries",schemaPath:"#/properties/total_entries/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema152.properties.total_entries,data:data7};
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
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema152.type,parentSchema:schema152,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate143.errors = vErrors;
return errors === 0;
}
validate143.evaluated = {"props":{"import_errors":true,"total_entries":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate143.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate143.errors);
errors = vErrors.length;
}
validate142.errors = vErrors;
return errors === 0;
}
validate142.evaluated = {"props":{"import_errors":true,"total_entries":true},"dynamicProps":false,"dynamicItems":false};

exports.v52 = validate145;
const schema154 = {"$id":"contract:/get_import_error.200.body","$ref":"contract:/components/schemas/ImportErrorResponse"};

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
if(data.import_error_id === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/ImportErrorResponse/required",keyword:"required",params:{missingProperty: "import_error_id"},schema:schema153.required,parentSchema:schema153,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.timestamp === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/ImportErrorResponse/required",keyword:"required",params:{missingProperty: "timestamp"},schema:schema153.required,parentSchema:schema153,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.filename === undefined){
const err2 = {instancePath,schemaPath:"contract:/components/schemas/ImportErrorResponse/required",keyword:"required",params:{missingProperty: "filename"},schema:schema153.required,parentSchema:schema153,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.stack_trace === undefined){
const err3 = {instancePath,schemaPath:"contract:/components/schemas/ImportErrorResponse/required",keyword:"required",params:{missingProperty: "stack_trace"},schema:schema153.required,parentSchema:schema153,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.bundle_name !== undefined){
let data0 = data.bundle_name;
if((typeof data0 !== "string") && (data0 !== null)){
const err4 = {instancePath:instancePath+"/bundle_name",schemaPath:"contract:/components/schemas/ImportErrorResponse/properties/bundle_name/type",keyword:"type",params:{type: schema153.properties.bundle_name.type},schema:schema153.properties.bundle_name.type,parentSchema:schema153.properties.bundle_name,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.filename !== undefined){
let data1 = data.filename;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/filename",schemaPath:"contract:/components/schemas/ImportErrorResponse/properties/filename/type",keyword:"type",params:{type: "string"},schema:schema153.properties.filename.type,parentSchema:schema153.properties.filename,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.import_error_id !== undefined){
let data2 = data.import_error_id;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/import_error_id",schemaPath:"contract:/components/schemas/ImportErrorResponse/properties/import_error_id/type",keyword:"type",params:{type: "integer"},schema:schema153.properties.import_error_id.type,parentSchema:schema153.properties.import_error_id,data:data2};
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
const err7 = {instancePath:instancePath+"/import_error_id",schemaPath:"contract:/components/schemas/ImportErrorResponse/properties/import_error_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema153.properties.import_error_id,data:data2};
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
if(data.stack_trace !== undefined){
let data3 = data.stack_trace;
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/stack_trace",schemaPath:"contract:/components/schemas/ImportErrorResponse/properties/stack_trace/type",keyword:"type",params:{type: "string"},schema:schema153.properties.stack_trace.type,parentSchema:schema153.properties.stack_trace,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.timestamp !== undefined){
let data4 = data.timestamp;
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
const err9 = {instancePath:instancePath+"/timestamp",schemaPath:"contract:/components/schemas/ImportErrorResponse/properties/timestamp/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema153.properties.timestamp,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data4.includes(":60")){
const next0 = Date.parse((data4).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err10 = {instancePath:instancePath+"/timestamp",schemaPath:"contract:/components/schemas/ImportErrorResponse/properties/timestamp/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema153.properties.timestamp,data:data4};
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
const err11 = {instancePath:instancePath+"/timestamp",schemaPath:"contract:/components/schemas/ImportErrorResponse/properties/timestamp/type",keyword:"type",params:{type: "string"},schema:schema153.properties.timestamp.type,parentSchema:schema153.properties.timestamp,data:data4};
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
const err12 = {instancePath,schemaPath:"contract:/components/schemas/ImportErrorResponse/type",keyword:"type",params:{type: "object"},schema:schema153.type,parentSchema:schema153,data};
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
validate145.evaluated = {"props":{"bundle_name":true,"filename":true,"import_error_id":true,"stack_trace":true,"timestamp":true},"dynamicProps":false,"dynamicItems":false};

exports.v53 = validate146;
const schema156 = {"$id":"contract:/get_jobs.200.body","$ref":"contract:/components/schemas/JobCollectionResponse"};
const schema157 = {"$id":"contract:/components/schemas/JobCollectionResponse","properties":{"jobs":{"items":{"$ref":"contract:/components/schemas/JobResponse"},"type":"array"},"total_entries":{"type":"integer","safeInteger":true}},"required":["jobs","total_entries"],"type":"object"};

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
if(data.jobs === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "jobs"},schema:schema157.required,parentSchema:schema157,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.total_entries === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total_entries"},schema:schema157.required,parentSchema:schema157,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.jobs !== undefined){
let data0 = data.jobs;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.id === undefined){
const err2 = {instancePath:instancePath+"/jobs/" + i0,schemaPath:"contract:/components/schemas/JobResponse/required",keyword:"required",params:{missingProperty: "id"},schema:schema88.required,parentSchema:schema88,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.dag_display_name !== undefined){
let data2 = data1.dag_display_name;
if((typeof data2 !== "string") && (data2 !== null)){
const err3 = {instancePath:instancePath+"/jobs/" + i0+"/dag_display_name",schemaPath:"contract:/components/schemas/JobResponse/properties/dag_display_name/type",keyword:"type",params:{type: schema88.properties.dag_display_name.type},schema:schema88.properties.dag_display_name.type,parentSchema:schema88.properties.dag_display_name,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data1.dag_id !== undefined){
let data3 = data1.dag_id;
if((typeof data3 !== "string") && (data3 !== null)){
const err4 = {instancePath:instancePath+"/jobs/" + i0+"/dag_id",schemaPath:"contract:/components/schemas/JobResponse/properties/dag_id/type",keyword:"type",params:{type: schema88.properties.dag_id.type},schema:schema88.properties.dag_id.type,parentSchema:schema88.properties.dag_id,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data1.end_date !== undefined){
let data4 = data1.end_date;
if((typeof data4 !== "string") && (data4 !== null)){
const err5 = {instancePath:instancePath+"/jobs/" + i0+"/end_date",schemaPath:"contract:/components/schemas/JobResponse/properties/end_date/type",keyword:"type",params:{type: schema88.properties.end_date.type},schema:schema88.properties.end_date.type,parentSchema:schema88.properties.end_date,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
const err6 = {instancePath:instancePath+"/jobs/" + i0+"/end_date",schemaPath:"contract:/components/schemas/JobResponse/properties/end_date/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema88.properties.end_date,data:data4};
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
const err7 = {instancePath:instancePath+"/jobs/" + i0+"/end_date",schemaPath:"contract:/components/schemas/JobResponse/properties/end_date/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema88.properties.end_date,data:data4};
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
if(data1.executor_class !== undefined){
let data5 = data1.executor_class;
if((typeof data5 !== "string") && (data5 !== null)){
const err8 = {instancePath:instancePath+"/jobs/" + i0+"/executor_class",schemaPath:"contract:/components/schemas/JobResponse/properties/executor_class/type",keyword:"type",params:{type: schema88.properties.executor_class.type},schema:schema88.properties.executor_class.type,parentSchema:schema88.properties.executor_class,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data1.hostname !== undefined){
let data6 = data1.hostname;
if((typeof data6 !== "string") && (data6 !== null)){
const err9 = {instancePath:instancePath+"/jobs/" + i0+"/hostname",schemaPath:"contract:/components/schemas/JobResponse/properties/hostname/type",keyword:"type",params:{type: schema88.properties.hostname.type},schema:schema88.properties.hostname.type,parentSchema:schema88.properties.hostname,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data1.id !== undefined){
let data7 = data1.id;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err10 = {instancePath:instancePath+"/jobs/" + i0+"/id",schemaPath:"contract:/components/schemas/JobResponse/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema88.properties.id.type,parentSchema:schema88.properties.id,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(Math.abs(data7) > 9007199254740991){
const err11 = {instancePath:instancePath+"/jobs/" + i0+"/id",schemaPath:"contract:/components/schemas/JobResponse/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema88.properties.id,data:data7};
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
if(data1.job_type !== undefined){
let data8 = data1.job_type;
if((typeof data8 !== "string") && (data8 !== null)){
const err12 = {instancePath:instancePath+"/jobs/" + i0+"/job_type",schemaPath:"contract:/components/schemas/JobResponse/properties/job_type/type",keyword:"type",params:{type: schema88.properties.job_type.type},schema:schema88.properties.job_type.type,parentSchema:schema88.properties.job_type,data:data8};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data1.latest_heartbeat !== undefined){
let data9 = data1.latest_heartbeat;
if((typeof data9 !== "string") && (data9 !== null)){
const err13 = {instancePath:instancePath+"/jobs/" + i0+"/latest_heartbeat",schemaPath:"contract:/components/schemas/JobResponse/properties/latest_heartbeat/type",keyword:"type",params:{type: schema88.properties.latest_heartbeat.type},schema:schema88.properties.latest_heartbeat.type,parentSchema:schema88.properties.latest_heartbeat,data:data9};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data9 === "string"){
if(!(formats0.test(data9))){
const err14 = {instancePath:instancePath+"/jobs/" + i0+"/latest_heartbeat",schemaPath:"contract:/components/schemas/JobResponse/properties/latest_heartbeat/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema88.properties.latest_heartbeat,data:data9};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data9.includes(":60")){
const next1 = Date.parse((data9).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err15 = {instancePath:instancePath+"/jobs/" + i0+"/latest_heartbeat",schemaPath:"contract:/components/schemas/JobResponse/properties/latest_heartbeat/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema88.properties.latest_heartbeat,data:data9};
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
if(data1.start_date !== undefined){
let data10 = data1.start_date;
if((typeof data10 !== "string") && (data10 !== null)){
const err16 = {instancePath:instancePath+"/jobs/" + i0+"/start_date",schemaPath:"contract:/components/schemas/JobResponse/properties/start_date/type",keyword:"type",params:{type: schema88.properties.start_date.type},schema:schema88.properties.start_date.type,parentSchema:schema88.properties.start_date,data:data10};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data10 === "string"){
if(!(formats0.test(data10))){
const err17 = {instancePath:instancePath+"/jobs/" + i0+"/start_date",schemaPath:"contract:/components/schemas/JobResponse/properties/start_date/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema88.properties.start_date,data:data10};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data10.includes(":60")){
const next2 = Date.parse((data10).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next2 % 86400000 !== 0 || new Date(next2).getUTCDate() !== 1){
const err18 = {instancePath:instancePath+"/jobs/" + i0+"/start_date",schemaPath:"contract:/components/schemas/JobResponse/properties/start_date/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema88.properties.start_date,data:data10};
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
if(data1.state !== undefined){
let data11 = data1.state;
if((typeof data11 !== "string") && (data11 !== null)){
const err19 = {instancePath:instancePath+"/jobs/" + i0+"/state",schemaPath:"contract:/components/schemas/JobResponse/properties/state/type",keyword:"type",params:{type: schema88.properties.state.type},schema:schema88.properties.state.type,parentSchema:schema88.properties.state,data:data11};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data1.unixname !== undefined){
let data12 = data1.unixname;
if((typeof data12 !== "string") && (data12 !== null)){
const err20 = {instancePath:instancePath+"/jobs/" + i0+"/unixname",schemaPath:"contract:/components/schemas/JobResponse/properties/unixname/type",keyword:"type",params:{type: schema88.properties.unixname.type},schema:schema88.properties.unixname.type,parentSchema:schema88.properties.unixname,data:data12};
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
const err21 = {instancePath:instancePath+"/jobs/" + i0,schemaPath:"contract:/components/schemas/JobResponse/type",keyword:"type",params:{type: "object"},schema:schema88.type,parentSchema:schema88,data:data1};
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
const err22 = {instancePath:instancePath+"/jobs",schemaPath:"#/properties/jobs/type",keyword:"type",params:{type: "array"},schema:schema157.properties.jobs.type,parentSchema:schema157.properties.jobs,data:data0};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.total_entries !== undefined){
let data13 = data.total_entries;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err23 = {instancePath:instancePath+"/total_entries",schemaPath:"#/properties/total_entries/type",keyword:"type",params:{type: "integer"},schema:schema157.properties.total_entries.type,parentSchema:schema157.properties.total_entries,data:data13};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(Math.abs(data13) > 9007199254740991){
const err24 = {instancePath:instancePath+"/total_entries",schemaPath:"#/properties/total_entries/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema157.properties.total_entries,data:data13};
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
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema157.type,parentSchema:schema157,data};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate147.errors = vErrors;
return errors === 0;
}
validate147.evaluated = {"props":{"jobs":true,"total_entries":true},"dynamicProps":false,"dynamicItems":false};


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
validate146.evaluated = {"props":{"jobs":true,"total_entries":true},"dynamicProps":false,"dynamicItems":false};

exports.v54 = validate149;
const schema159 = {"$id":"contract:/get_health.200.body","$ref":"contract:/components/schemas/HealthInfoResponse"};
const schema160 = {"$id":"contract:/components/schemas/HealthInfoResponse","properties":{"dag_processor":{"anyOf":[{"$ref":"contract:/components/schemas/DagProcessorInfoResponse"},{"type":"null"}]},"metadatabase":{"$ref":"contract:/components/schemas/BaseInfoResponse"},"scheduler":{"$ref":"contract:/components/schemas/SchedulerInfoResponse"},"triggerer":{"$ref":"contract:/components/schemas/TriggererInfoResponse"}},"required":["metadatabase","scheduler","triggerer"],"type":"object"};
const schema161 = {"$id":"contract:/components/schemas/DagProcessorInfoResponse","properties":{"latest_dag_processor_heartbeat":{"type":["string","null"]},"status":{"type":["string","null"]}},"required":[],"type":"object"};
const schema162 = {"$id":"contract:/components/schemas/BaseInfoResponse","properties":{"status":{"type":["string","null"]}},"required":[],"type":"object"};
const schema163 = {"$id":"contract:/components/schemas/SchedulerInfoResponse","properties":{"latest_scheduler_heartbeat":{"type":["string","null"]},"status":{"type":["string","null"]}},"required":[],"type":"object"};
const schema164 = {"$id":"contract:/components/schemas/TriggererInfoResponse","properties":{"latest_triggerer_heartbeat":{"type":["string","null"]},"status":{"type":["string","null"]}},"required":[],"type":"object"};

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
if(data.metadatabase === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "metadatabase"},schema:schema160.required,parentSchema:schema160,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.scheduler === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scheduler"},schema:schema160.required,parentSchema:schema160,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.triggerer === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "triggerer"},schema:schema160.required,parentSchema:schema160,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.dag_processor !== undefined){
let data0 = data.dag_processor;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.latest_dag_processor_heartbeat !== undefined){
let data1 = data0.latest_dag_processor_heartbeat;
if((typeof data1 !== "string") && (data1 !== null)){
const err3 = {instancePath:instancePath+"/dag_processor/latest_dag_processor_heartbeat",schemaPath:"contract:/components/schemas/DagProcessorInfoResponse/properties/latest_dag_processor_heartbeat/type",keyword:"type",params:{type: schema161.properties.latest_dag_processor_heartbeat.type},schema:schema161.properties.latest_dag_processor_heartbeat.type,parentSchema:schema161.properties.latest_dag_processor_heartbeat,data:data1};
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
let data2 = data0.status;
if((typeof data2 !== "string") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/dag_processor/status",schemaPath:"contract:/components/schemas/DagProcessorInfoResponse/properties/status/type",keyword:"type",params:{type: schema161.properties.status.type},schema:schema161.properties.status.type,parentSchema:schema161.properties.status,data:data2};
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
const err5 = {instancePath:instancePath+"/dag_processor",schemaPath:"contract:/components/schemas/DagProcessorInfoResponse/type",keyword:"type",params:{type: "object"},schema:schema161.type,parentSchema:schema161,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
var props0 = {__proto__: null, };
props0.latest_dag_processor_heartbeat = true;
props0.status = true;
}
const _errs10 = errors;
if(data0 !== null){
const err6 = {instancePath:instancePath+"/dag_processor",schemaPath:"#/properties/dag_processor/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema160.properties.dag_processor.anyOf[1].type,parentSchema:schema160.properties.dag_processor.anyOf[1],data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err7 = {instancePath:instancePath+"/dag_processor",schemaPath:"#/properties/dag_processor/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs2, passingSchemas: null},schema:schema160.properties.dag_processor.anyOf,parentSchema:schema160.properties.dag_processor,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
}
if(data.metadatabase !== undefined){
let data3 = data.metadatabase;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.status !== undefined){
let data4 = data3.status;
if((typeof data4 !== "string") && (data4 !== null)){
const err8 = {instancePath:instancePath+"/metadatabase/status",schemaPath:"contract:/components/schemas/BaseInfoResponse/properties/status/type",keyword:"type",params:{type: schema162.properties.status.type},schema:schema162.properties.status.type,parentSchema:schema162.properties.status,data:data4};
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
const err9 = {instancePath:instancePath+"/metadatabase",schemaPath:"contract:/components/schemas/BaseInfoResponse/type",keyword:"type",params:{type: "object"},schema:schema162.type,parentSchema:schema162,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.scheduler !== undefined){
let data5 = data.scheduler;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.latest_scheduler_heartbeat !== undefined){
let data6 = data5.latest_scheduler_heartbeat;
if((typeof data6 !== "string") && (data6 !== null)){
const err10 = {instancePath:instancePath+"/scheduler/latest_scheduler_heartbeat",schemaPath:"contract:/components/schemas/SchedulerInfoResponse/properties/latest_scheduler_heartbeat/type",keyword:"type",params:{type: schema163.properties.latest_scheduler_heartbeat.type},schema:schema163.properties.latest_scheduler_heartbeat.type,parentSchema:schema163.properties.latest_scheduler_heartbeat,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data5.status !== undefined){
let data7 = data5.status;
if((typeof data7 !== "string") && (data7 !== null)){
const err11 = {instancePath:instancePath+"/scheduler/status",schemaPath:"contract:/components/schemas/SchedulerInfoResponse/properties/status/type",keyword:"type",params:{type: schema163.properties.status.type},schema:schema163.properties.status.type,parentSchema:schema163.properties.status,data:data7};
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
const err12 = {instancePath:instancePath+"/scheduler",schemaPath:"contract:/components/schemas/SchedulerInfoResponse/type",keyword:"type",params:{type: "object"},schema:schema163.type,parentSchema:schema163,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.triggerer !== undefined){
let data8 = data.triggerer;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.latest_triggerer_heartbeat !== undefined){
let data9 = data8.latest_triggerer_heartbeat;
if((typeof data9 !== "string") && (data9 !== null)){
const err13 = {instancePath:instancePath+"/triggerer/latest_triggerer_heartbeat",schemaPath:"contract:/components/schemas/TriggererInfoResponse/properties/latest_triggerer_heartbeat/type",keyword:"type",params:{type: schema164.properties.latest_triggerer_heartbeat.type},schema:schema164.properties.latest_triggerer_heartbeat.type,parentSchema:schema164.properties.latest_triggerer_heartbeat,data:data9};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data8.status !== undefined){
let data10 = data8.status;
if((typeof data10 !== "string") && (data10 !== null)){
const err14 = {instancePath:instancePath+"/triggerer/status",schemaPath:"contract:/components/schemas/TriggererInfoResponse/properties/status/type",keyword:"type",params:{type: schema164.properties.status.type},schema:schema164.properties.status.type,parentSchema:schema164.properties.status,data:data10};
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
const err15 = {instancePath:instancePath+"/triggerer",schemaPath:"contract:/components/schemas/TriggererInfoResponse/type",keyword:"type",params:{type: "object"},schema:schema164.type,parentSchema:schema164,data:data8};
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
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema160.type,parentSchema:schema160,data};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate150.errors = vErrors;
return errors === 0;
}
validate150.evaluated = {"props":{"dag_processor":true,"metadatabase":true,"scheduler":true,"triggerer":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate150.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate150.errors);
errors = vErrors.length;
}
validate149.errors = vErrors;
return errors === 0;
}
validate149.evaluated = {"props":{"dag_processor":true,"metadatabase":true,"scheduler":true,"triggerer":true},"dynamicProps":false,"dynamicItems":false};

exports.v55 = validate152;
const schema165 = {"$id":"contract:/get_plugins.200.body","$ref":"contract:/components/schemas/PluginCollectionResponse"};
const schema166 = {"$id":"contract:/components/schemas/PluginCollectionResponse","properties":{"plugins":{"items":{"$ref":"contract:/components/schemas/PluginResponse"},"type":"array"},"total_entries":{"type":"integer","safeInteger":true}},"required":["plugins","total_entries"],"type":"object"};
const schema167 = {"$id":"contract:/components/schemas/PluginResponse","properties":{"appbuilder_menu_items":{"items":{"$ref":"contract:/components/schemas/AppBuilderMenuItemResponse"},"type":"array"},"appbuilder_views":{"items":{"$ref":"contract:/components/schemas/AppBuilderViewResponse"},"type":"array"},"external_views":{"items":{"$ref":"contract:/components/schemas/ExternalViewResponse"},"type":"array"},"fastapi_apps":{"items":{"$ref":"contract:/components/schemas/FastAPIAppResponse"},"type":"array"},"fastapi_root_middlewares":{"items":{"$ref":"contract:/components/schemas/FastAPIRootMiddlewareResponse"},"type":"array"},"flask_blueprints":{"items":{"type":"string"},"type":"array"},"global_operator_extra_links":{"items":{"type":"string"},"type":"array"},"listeners":{"items":{"type":"string"},"type":"array"},"macros":{"items":{"type":"string"},"type":"array"},"name":{"type":"string"},"operator_extra_links":{"items":{"type":"string"},"type":"array"},"react_apps":{"items":{"$ref":"contract:/components/schemas/ReactAppResponse"},"type":"array"},"source":{"type":"string"},"timetables":{"items":{"type":"string"},"type":"array"}},"required":["name","macros","flask_blueprints","fastapi_apps","fastapi_root_middlewares","external_views","react_apps","appbuilder_views","appbuilder_menu_items","global_operator_extra_links","operator_extra_links","source","listeners","timetables"],"type":"object"};
const schema168 = {"$id":"contract:/components/schemas/AppBuilderMenuItemResponse","additionalProperties":true,"properties":{"category":{"type":["string","null"]},"href":{"type":"string"},"name":{"type":"string"}},"required":["name","href"],"type":"object"};
const schema169 = {"$id":"contract:/components/schemas/AppBuilderViewResponse","additionalProperties":true,"properties":{"category":{"type":["string","null"]},"label":{"type":["string","null"]},"name":{"type":["string","null"]},"view":{"type":["string","null"]}},"type":"object"};
const schema170 = {"$id":"contract:/components/schemas/ExternalViewResponse","additionalProperties":true,"properties":{"category":{"type":["string","null"]},"destination":{"enum":["nav","dag","dag_run","task","task_instance","base"],"type":"string"},"href":{"type":"string"},"icon":{"type":["string","null"]},"icon_dark_mode":{"type":["string","null"]},"name":{"type":"string"},"url_route":{"type":["string","null"]}},"required":["name","href"],"type":"object"};
const schema171 = {"$id":"contract:/components/schemas/FastAPIAppResponse","additionalProperties":true,"properties":{"app":{"type":"string"},"name":{"type":"string"},"url_prefix":{"type":"string"}},"required":["app","url_prefix","name"],"type":"object"};
const schema172 = {"$id":"contract:/components/schemas/FastAPIRootMiddlewareResponse","additionalProperties":true,"properties":{"middleware":{"type":"string"},"name":{"type":"string"}},"required":["middleware","name"],"type":"object"};
const schema173 = {"$id":"contract:/components/schemas/ReactAppResponse","additionalProperties":true,"properties":{"bundle_url":{"type":"string"},"category":{"type":["string","null"]},"destination":{"enum":["nav","dag","dag_run","task","task_instance","base","dashboard"],"type":"string"},"icon":{"type":["string","null"]},"icon_dark_mode":{"type":["string","null"]},"name":{"type":"string"},"url_route":{"type":["string","null"]}},"required":["name","bundle_url"],"type":"object"};

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
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema167.required,parentSchema:schema167,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.macros === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "macros"},schema:schema167.required,parentSchema:schema167,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.flask_blueprints === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "flask_blueprints"},schema:schema167.required,parentSchema:schema167,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.fastapi_apps === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fastapi_apps"},schema:schema167.required,parentSchema:schema167,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.fastapi_root_middlewares === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fastapi_root_middlewares"},schema:schema167.required,parentSchema:schema167,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.external_views === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "external_views"},schema:schema167.required,parentSchema:schema167,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.react_apps === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "react_apps"},schema:schema167.required,parentSchema:schema167,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.appbuilder_views === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "appbuilder_views"},schema:schema167.required,parentSchema:schema167,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.appbuilder_menu_items === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "appbuilder_menu_items"},schema:schema167.required,parentSchema:schema167,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.global_operator_extra_links === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "global_operator_extra_links"},schema:schema167.required,parentSchema:schema167,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.operator_extra_links === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "operator_extra_links"},schema:schema167.required,parentSchema:schema167,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.source === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"},schema:schema167.required,parentSchema:schema167,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.listeners === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "listeners"},schema:schema167.required,parentSchema:schema167,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.timetables === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timetables"},schema:schema167.required,parentSchema:schema167,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.appbuilder_menu_items !== undefined){
let data0 = data.appbuilder_menu_items;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.name === undefined){
const err14 = {instancePath:instancePath+"/appbuilder_menu_items/" + i0,schemaPath:"contract:/components/schemas/AppBuilderMenuItemResponse/required",keyword:"required",params:{missingProperty: "name"},schema:schema168.required,parentSchema:schema168,data:data1};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data1.href === undefined){
const err15 = {instancePath:instancePath+"/appbuilder_menu_items/" + i0,schemaPath:"contract:/components/schemas/AppBuilderMenuItemResponse/required",keyword:"required",params:{missingProperty: "href"},schema:schema168.required,parentSchema:schema168,data:data1};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data1.category !== undefined){
let data2 = data1.category;
if((typeof data2 !== "string") && (data2 !== null)){
const err16 = {instancePath:instancePath+"/appbuilder_menu_items/" + i0+"/category",schemaPath:"contract:/components/schemas/AppBuilderMenuItemResponse/properties/category/type",keyword:"type",params:{type: schema168.properties.category.type},schema:schema168.properties.category.type,parentSchema:schema168.properties.category,data:data2};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data1.href !== undefined){
let data3 = data1.href;
if(typeof data3 !== "string"){
const err17 = {instancePath:instancePath+"/appbuilder_menu_items/" + i0+"/href",schemaPath:"contract:/components/schemas/AppBuilderMenuItemResponse/properties/href/type",keyword:"type",params:{type: "string"},schema:schema168.properties.href.type,parentSchema:schema168.properties.href,data:data3};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data1.name !== undefined){
let data4 = data1.name;
if(typeof data4 !== "string"){
const err18 = {instancePath:instancePath+"/appbuilder_menu_items/" + i0+"/name",schemaPath:"contract:/components/schemas/AppBuilderMenuItemResponse/properties/name/type",keyword:"type",params:{type: "string"},schema:schema168.properties.name.type,parentSchema:schema168.properties.name,data:data4};
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
const err19 = {instancePath:instancePath+"/appbuilder_menu_items/" + i0,schemaPath:"contract:/components/schemas/AppBuilderMenuItemResponse/type",keyword:"type",params:{type: "object"},schema:schema168.type,parentSchema:schema168,data:data1};
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
const err20 = {instancePath:instancePath+"/appbuilder_menu_items",schemaPath:"#/properties/appbuilder_menu_items/type",keyword:"type",params:{type: "array"},schema:schema167.properties.appbuilder_menu_items.type,parentSchema:schema167.properties.appbuilder_menu_items,data:data0};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.appbuilder_views !== undefined){
let data5 = data.appbuilder_views;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.category !== undefined){
let data7 = data6.category;
if((typeof data7 !== "string") && (data7 !== null)){
const err21 = {instancePath:instancePath+"/appbuilder_views/" + i1+"/category",schemaPath:"contract:/components/schemas/AppBuilderViewResponse/properties/category/type",keyword:"type",params:{type: schema169.properties.category.type},schema:schema169.properties.category.type,parentSchema:schema169.properties.category,data:data7};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data6.label !== undefined){
let data8 = data6.label;
if((typeof data8 !== "string") && (data8 !== null)){
const err22 = {instancePath:instancePath+"/appbuilder_views/" + i1+"/label",schemaPath:"contract:/components/schemas/AppBuilderViewResponse/properties/label/type",keyword:"type",params:{type: schema169.properties.label.type},schema:schema169.properties.label.type,parentSchema:schema169.properties.label,data:data8};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data6.name !== undefined){
let data9 = data6.name;
if((typeof data9 !== "string") && (data9 !== null)){
const err23 = {instancePath:instancePath+"/appbuilder_views/" + i1+"/name",schemaPath:"contract:/components/schemas/AppBuilderViewResponse/properties/name/type",keyword:"type",params:{type: schema169.properties.name.type},schema:schema169.properties.name.type,parentSchema:schema169.properties.name,data:data9};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data6.view !== undefined){
let data10 = data6.view;
if((typeof data10 !== "string") && (data10 !== null)){
const err24 = {instancePath:instancePath+"/appbuilder_views/" + i1+"/view",schemaPath:"contract:/components/schemas/AppBuilderViewResponse/properties/view/type",keyword:"type",params:{type: schema169.properties.view.type},schema:schema169.properties.view.type,parentSchema:schema169.properties.view,data:data10};
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
const err25 = {instancePath:instancePath+"/appbuilder_views/" + i1,schemaPath:"contract:/components/schemas/AppBuilderViewResponse/type",keyword:"type",params:{type: "object"},schema:schema169.type,parentSchema:schema169,data:data6};
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
const err26 = {instancePath:instancePath+"/appbuilder_views",schemaPath:"#/properties/appbuilder_views/type",keyword:"type",params:{type: "array"},schema:schema167.properties.appbuilder_views.type,parentSchema:schema167.properties.appbuilder_views,data:data5};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.external_views !== undefined){
let data11 = data.external_views;
if(Array.isArray(data11)){
const len2 = data11.length;
for(let i2=0; i2<len2; i2++){
let data12 = data11[i2];
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.name === undefined){
const err27 = {instancePath:instancePath+"/external_views/" + i2,schemaPath:"contract:/components/schemas/ExternalViewResponse/required",keyword:"required",params:{missingProperty: "name"},schema:schema170.required,parentSchema:schema170,data:data12};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data12.href === undefined){
const err28 = {instancePath:instancePath+"/external_views/" + i2,schemaPath:"contract:/components/schemas/ExternalViewResponse/required",keyword:"required",params:{missingProperty: "href"},schema:schema170.required,parentSchema:schema170,data:data12};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data12.category !== undefined){
let data13 = data12.category;
if((typeof data13 !== "string") && (data13 !== null)){
const err29 = {instancePath:instancePath+"/external_views/" + i2+"/category",schemaPath:"contract:/components/schemas/ExternalViewResponse/properties/category/type",keyword:"type",params:{type: schema170.properties.category.type},schema:schema170.properties.category.type,parentSchema:schema170.properties.category,data:data13};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data12.destination !== undefined){
let data14 = data12.destination;
if(typeof data14 !== "string"){
const err30 = {instancePath:instancePath+"/external_views/" + i2+"/destination",schemaPath:"contract:/components/schemas/ExternalViewResponse/properties/destination/type",keyword:"type",params:{type: "string"},schema:schema170.properties.destination.type,parentSchema:schema170.properties.destination,data:data14};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!((((((data14 === "nav") || (data14 === "dag")) || (data14 === "dag_run")) || (data14 === "task")) || (data14 === "task_instance")) || (data14 === "base"))){
const err31 = {instancePath:instancePath+"/external_views/" + i2+"/destination",schemaPath:"contract:/components/schemas/ExternalViewResponse/properties/destination/enum",keyword:"enum",params:{allowedValues: schema170.properties.destination.enum},schema:schema170.properties.destination.enum,parentSchema:schema170.properties.destination,data:data14};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data12.href !== undefined){
let data15 = data12.href;
if(typeof data15 !== "string"){
const err32 = {instancePath:instancePath+"/external_views/" + i2+"/href",schemaPath:"contract:/components/schemas/ExternalViewResponse/properties/href/type",keyword:"type",params:{type: "string"},schema:schema170.properties.href.type,parentSchema:schema170.properties.href,data:data15};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data12.icon !== undefined){
let data16 = data12.icon;
if((typeof data16 !== "string") && (data16 !== null)){
const err33 = {instancePath:instancePath+"/external_views/" + i2+"/icon",schemaPath:"contract:/components/schemas/ExternalViewResponse/properties/icon/type",keyword:"type",params:{type: schema170.properties.icon.type},schema:schema170.properties.icon.type,parentSchema:schema170.properties.icon,data:data16};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data12.icon_dark_mode !== undefined){
let data17 = data12.icon_dark_mode;
if((typeof data17 !== "string") && (data17 !== null)){
const err34 = {instancePath:instancePath+"/external_views/" + i2+"/icon_dark_mode",schemaPath:"contract:/components/schemas/ExternalViewResponse/properties/icon_dark_mode/type",keyword:"type",params:{type: schema170.properties.icon_dark_mode.type},schema:schema170.properties.icon_dark_mode.type,parentSchema:schema170.properties.icon_dark_mode,data:data17};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data12.name !== undefined){
let data18 = data12.name;
if(typeof data18 !== "string"){
const err35 = {instancePath:instancePath+"/external_views/" + i2+"/name",schemaPath:"contract:/components/schemas/ExternalViewResponse/properties/name/type",keyword:"type",params:{type: "string"},schema:schema170.properties.name.type,parentSchema:schema170.properties.name,data:data18};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data12.url_route !== undefined){
let data19 = data12.url_route;
if((typeof data19 !== "string") && (data19 !== null)){
const err36 = {instancePath:instancePath+"/external_views/" + i2+"/url_route",schemaPath:"contract:/components/schemas/ExternalViewResponse/properties/url_route/type",keyword:"type",params:{type: schema170.properties.url_route.type},schema:schema170.properties.url_route.type,parentSchema:schema170.properties.url_route,data:data19};
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
const err37 = {instancePath:instancePath+"/external_views/" + i2,schemaPath:"contract:/components/schemas/ExternalViewResponse/type",keyword:"type",params:{type: "object"},schema:schema170.type,parentSchema:schema170,data:data12};
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
const err38 = {instancePath:instancePath+"/external_views",schemaPath:"#/properties/external_views/type",keyword:"type",params:{type: "array"},schema:schema167.properties.external_views.type,parentSchema:schema167.properties.external_views,data:data11};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.fastapi_apps !== undefined){
let data20 = data.fastapi_apps;
if(Array.isArray(data20)){
const len3 = data20.length;
for(let i3=0; i3<len3; i3++){
let data21 = data20[i3];
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.app === undefined){
const err39 = {instancePath:instancePath+"/fastapi_apps/" + i3,schemaPath:"contract:/components/schemas/FastAPIAppResponse/required",keyword:"required",params:{missingProperty: "app"},schema:schema171.required,parentSchema:schema171,data:data21};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data21.url_prefix === undefined){
const err40 = {instancePath:instancePath+"/fastapi_apps/" + i3,schemaPath:"contract:/components/schemas/FastAPIAppResponse/required",keyword:"required",params:{missingProperty: "url_prefix"},schema:schema171.required,parentSchema:schema171,data:data21};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data21.name === undefined){
const err41 = {instancePath:instancePath+"/fastapi_apps/" + i3,schemaPath:"contract:/components/schemas/FastAPIAppResponse/required",keyword:"required",params:{missingProperty: "name"},schema:schema171.required,parentSchema:schema171,data:data21};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data21.app !== undefined){
let data22 = data21.app;
if(typeof data22 !== "string"){
const err42 = {instancePath:instancePath+"/fastapi_apps/" + i3+"/app",schemaPath:"contract:/components/schemas/FastAPIAppResponse/properties/app/type",keyword:"type",params:{type: "string"},schema:schema171.properties.app.type,parentSchema:schema171.properties.app,data:data22};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data21.name !== undefined){
let data23 = data21.name;
if(typeof data23 !== "string"){
const err43 = {instancePath:instancePath+"/fastapi_apps/" + i3+"/name",schemaPath:"contract:/components/schemas/FastAPIAppResponse/properties/name/type",keyword:"type",params:{type: "string"},schema:schema171.properties.name.type,parentSchema:schema171.properties.name,data:data23};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data21.url_prefix !== undefined){
let data24 = data21.url_prefix;
if(typeof data24 !== "string"){
const err44 = {instancePath:instancePath+"/fastapi_apps/" + i3+"/url_prefix",schemaPath:"contract:/components/schemas/FastAPIAppResponse/properties/url_prefix/type",keyword:"type",params:{type: "string"},schema:schema171.properties.url_prefix.type,parentSchema:schema171.properties.url_prefix,data:data24};
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
const err45 = {instancePath:instancePath+"/fastapi_apps/" + i3,schemaPath:"contract:/components/schemas/FastAPIAppResponse/type",keyword:"type",params:{type: "object"},schema:schema171.type,parentSchema:schema171,data:data21};
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
const err46 = {instancePath:instancePath+"/fastapi_apps",schemaPath:"#/properties/fastapi_apps/type",keyword:"type",params:{type: "array"},schema:schema167.properties.fastapi_apps.type,parentSchema:schema167.properties.fastapi_apps,data:data20};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.fastapi_root_middlewares !== undefined){
let data25 = data.fastapi_root_middlewares;
if(Array.isArray(data25)){
const len4 = data25.length;
for(let i4=0; i4<len4; i4++){
let data26 = data25[i4];
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
if(data26.middleware === undefined){
const err47 = {instancePath:instancePath+"/fastapi_root_middlewares/" + i4,schemaPath:"contract:/components/schemas/FastAPIRootMiddlewareResponse/required",keyword:"required",params:{missingProperty: "middleware"},schema:schema172.required,parentSchema:schema172,data:data26};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data26.name === undefined){
const err48 = {instancePath:instancePath+"/fastapi_root_middlewares/" + i4,schemaPath:"contract:/components/schemas/FastAPIRootMiddlewareResponse/required",keyword:"required",params:{missingProperty: "name"},schema:schema172.required,parentSchema:schema172,data:data26};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data26.middleware !== undefined){
let data27 = data26.middleware;
if(typeof data27 !== "string"){
const err49 = {instancePath:instancePath+"/fastapi_root_middlewares/" + i4+"/middleware",schemaPath:"contract:/components/schemas/FastAPIRootMiddlewareResponse/properties/middleware/type",keyword:"type",params:{type: "string"},schema:schema172.properties.middleware.type,parentSchema:schema172.properties.middleware,data:data27};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data26.name !== undefined){
let data28 = data26.name;
if(typeof data28 !== "string"){
const err50 = {instancePath:instancePath+"/fastapi_root_middlewares/" + i4+"/name",schemaPath:"contract:/components/schemas/FastAPIRootMiddlewareResponse/properties/name/type",keyword:"type",params:{type: "string"},schema:schema172.properties.name.type,parentSchema:schema172.properties.name,data:data28};
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
const err51 = {instancePath:instancePath+"/fastapi_root_middlewares/" + i4,schemaPath:"contract:/components/schemas/FastAPIRootMiddlewareResponse/type",keyword:"type",params:{type: "object"},schema:schema172.type,parentSchema:schema172,data:data26};
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
const err52 = {instancePath:instancePath+"/fastapi_root_middlewares",schemaPath:"#/properties/fastapi_root_middlewares/type",keyword:"type",params:{type: "array"},schema:schema167.properties.fastapi_root_middlewares.type,parentSchema:schema167.properties.fastapi_root_middlewares,data:data25};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data.flask_blueprints !== undefined){
let data29 = data.flask_blueprints;
if(Array.isArray(data29)){
const len5 = data29.length;
for(let i5=0; i5<len5; i5++){
let data30 = data29[i5];
if(typeof data30 !== "string"){
const err53 = {instancePath:instancePath+"/flask_blueprints/" + i5,schemaPath:"#/properties/flask_blueprints/items/type",keyword:"type",params:{type: "string"},schema:schema167.properties.flask_blueprints.items.type,parentSchema:schema167.properties.flask_blueprints.items,data:data30};
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
const err54 = {instancePath:instancePath+"/flask_blueprints",schemaPath:"#/properties/flask_blueprints/type",keyword:"type",params:{type: "array"},schema:schema167.properties.flask_blueprints.type,parentSchema:schema167.properties.flask_blueprints,data:data29};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data.global_operator_extra_links !== undefined){
let data31 = data.global_operator_extra_links;
if(Array.isArray(data31)){
const len6 = data31.length;
for(let i6=0; i6<len6; i6++){
let data32 = data31[i6];
if(typeof data32 !== "string"){
const err55 = {instancePath:instancePath+"/global_operator_extra_links/" + i6,schemaPath:"#/properties/global_operator_extra_links/items/type",keyword:"type",params:{type: "string"},schema:schema167.properties.global_operator_extra_links.items.type,parentSchema:schema167.properties.global_operator_extra_links.items,data:data32};
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
const err56 = {instancePath:instancePath+"/global_operator_extra_links",schemaPath:"#/properties/global_operator_extra_links/type",keyword:"type",params:{type: "array"},schema:schema167.properties.global_operator_extra_links.type,parentSchema:schema167.properties.global_operator_extra_links,data:data31};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data.listeners !== undefined){
let data33 = data.listeners;
if(Array.isArray(data33)){
const len7 = data33.length;
for(let i7=0; i7<len7; i7++){
let data34 = data33[i7];
if(typeof data34 !== "string"){
const err57 = {instancePath:instancePath+"/listeners/" + i7,schemaPath:"#/properties/listeners/items/type",keyword:"type",params:{type: "string"},schema:schema167.properties.listeners.items.type,parentSchema:schema167.properties.listeners.items,data:data34};
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
const err58 = {instancePath:instancePath+"/listeners",schemaPath:"#/properties/listeners/type",keyword:"type",params:{type: "array"},schema:schema167.properties.listeners.type,parentSchema:schema167.properties.listeners,data:data33};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data.macros !== undefined){
let data35 = data.macros;
if(Array.isArray(data35)){
const len8 = data35.length;
for(let i8=0; i8<len8; i8++){
let data36 = data35[i8];
if(typeof data36 !== "string"){
const err59 = {instancePath:instancePath+"/macros/" + i8,schemaPath:"#/properties/macros/items/type",keyword:"type",params:{type: "string"},schema:schema167.properties.macros.items.type,parentSchema:schema167.properties.macros.items,data:data36};
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
const err60 = {instancePath:instancePath+"/macros",schemaPath:"#/properties/macros/type",keyword:"type",params:{type: "array"},schema:schema167.properties.macros.type,parentSchema:schema167.properties.macros,data:data35};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data.name !== undefined){
let data37 = data.name;
if(typeof data37 !== "string"){
const err61 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema167.properties.name.type,parentSchema:schema167.properties.name,data:data37};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data.operator_extra_links !== undefined){
let data38 = data.operator_extra_links;
if(Array.isArray(data38)){
const len9 = data38.length;
for(let i9=0; i9<len9; i9++){
let data39 = data38[i9];
if(typeof data39 !== "string"){
const err62 = {instancePath:instancePath+"/operator_extra_links/" + i9,schemaPath:"#/properties/operator_extra_links/items/type",keyword:"type",params:{type: "string"},schema:schema167.properties.operator_extra_links.items.type,parentSchema:schema167.properties.operator_extra_links.items,data:data39};
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
const err63 = {instancePath:instancePath+"/operator_extra_links",schemaPath:"#/properties/operator_extra_links/type",keyword:"type",params:{type: "array"},schema:schema167.properties.operator_extra_links.type,parentSchema:schema167.properties.operator_extra_links,data:data38};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data.react_apps !== undefined){
let data40 = data.react_apps;
if(Array.isArray(data40)){
const len10 = data40.length;
for(let i10=0; i10<len10; i10++){
let data41 = data40[i10];
if(data41 && typeof data41 == "object" && !Array.isArray(data41)){
if(data41.name === undefined){
const err64 = {instancePath:instancePath+"/react_apps/" + i10,schemaPath:"contract:/components/schemas/ReactAppResponse/required",keyword:"required",params:{missingProperty: "name"},schema:schema173.required,parentSchema:schema173,data:data41};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(data41.bundle_url === undefined){
const err65 = {instancePath:instancePath+"/react_apps/" + i10,schemaPath:"contract:/components/schemas/ReactAppResponse/required",keyword:"required",params:{missingProperty: "bundle_url"},schema:schema173.required,parentSchema:schema173,data:data41};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(data41.bundle_url !== undefined){
let data42 = data41.bundle_url;
if(typeof data42 !== "string"){
const err66 = {instancePath:instancePath+"/react_apps/" + i10+"/bundle_url",schemaPath:"contract:/components/schemas/ReactAppResponse/properties/bundle_url/type",keyword:"type",params:{type: "string"},schema:schema173.properties.bundle_url.type,parentSchema:schema173.properties.bundle_url,data:data42};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data41.category !== undefined){
let data43 = data41.category;
if((typeof data43 !== "string") && (data43 !== null)){
const err67 = {instancePath:instancePath+"/react_apps/" + i10+"/category",schemaPath:"contract:/components/schemas/ReactAppResponse/properties/category/type",keyword:"type",params:{type: schema173.properties.category.type},schema:schema173.properties.category.type,parentSchema:schema173.properties.category,data:data43};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data41.destination !== undefined){
let data44 = data41.destination;
if(typeof data44 !== "string"){
const err68 = {instancePath:instancePath+"/react_apps/" + i10+"/destination",schemaPath:"contract:/components/schemas/ReactAppResponse/properties/destination/type",keyword:"type",params:{type: "string"},schema:schema173.properties.destination.type,parentSchema:schema173.properties.destination,data:data44};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(!(((((((data44 === "nav") || (data44 === "dag")) || (data44 === "dag_run")) || (data44 === "task")) || (data44 === "task_instance")) || (data44 === "base")) || (data44 === "dashboard"))){
const err69 = {instancePath:instancePath+"/react_apps/" + i10+"/destination",schemaPath:"contract:/components/schemas/ReactAppResponse/properties/destination/enum",keyword:"enum",params:{allowedValues: schema173.properties.destination.enum},schema:schema173.properties.destination.enum,parentSchema:schema173.properties.destination,data:data44};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data41.icon !== undefined){
let data45 = data41.icon;
if((typeof data45 !== "string") && (data45 !== null)){
const err70 = {instancePath:instancePath+"/react_apps/" + i10+"/icon",schemaPath:"contract:/components/schemas/ReactAppResponse/properties/icon/type",keyword:"type",params:{type: schema173.properties.icon.type},schema:schema173.properties.icon.type,parentSchema:schema173.properties.icon,data:data45};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data41.icon_dark_mode !== undefined){
let data46 = data41.icon_dark_mode;
if((typeof data46 !== "string") && (data46 !== null)){
const err71 = {instancePath:instancePath+"/react_apps/" + i10+"/icon_dark_mode",schemaPath:"contract:/components/schemas/ReactAppResponse/properties/icon_dark_mode/type",keyword:"type",params:{type: schema173.properties.icon_dark_mode.type},schema:schema173.properties.icon_dark_mode.type,parentSchema:schema173.properties.icon_dark_mode,data:data46};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data41.name !== undefined){
let data47 = data41.name;
if(typeof data47 !== "string"){
const err72 = {instancePath:instancePath+"/react_apps/" + i10+"/name",schemaPath:"contract:/components/schemas/ReactAppResponse/properties/name/type",keyword:"type",params:{type: "string"},schema:schema173.properties.name.type,parentSchema:schema173.properties.name,data:data47};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data41.url_route !== undefined){
let data48 = data41.url_route;
if((typeof data48 !== "string") && (data48 !== null)){
const err73 = {instancePath:instancePath+"/react_apps/" + i10+"/url_route",schemaPath:"contract:/components/schemas/ReactAppResponse/properties/url_route/type",keyword:"type",params:{type: schema173.properties.url_route.type},schema:schema173.properties.url_route.type,parentSchema:schema173.properties.url_route,data:data48};
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
const err74 = {instancePath:instancePath+"/react_apps/" + i10,schemaPath:"contract:/components/schemas/ReactAppResponse/type",keyword:"type",params:{type: "object"},schema:schema173.type,parentSchema:schema173,data:data41};
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
const err75 = {instancePath:instancePath+"/react_apps",schemaPath:"#/properties/react_apps/type",keyword:"type",params:{type: "array"},schema:schema167.properties.react_apps.type,parentSchema:schema167.properties.react_apps,data:data40};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data.source !== undefined){
let data49 = data.source;
if(typeof data49 !== "string"){
const err76 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"},schema:schema167.properties.source.type,parentSchema:schema167.properties.source,data:data49};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data.timetables !== undefined){
let data50 = data.timetables;
if(Array.isArray(data50)){
const len11 = data50.length;
for(let i11=0; i11<len11; i11++){
let data51 = data50[i11];
if(typeof data51 !== "string"){
const err77 = {instancePath:instancePath+"/timetables/" + i11,schemaPath:"#/properties/timetables/items/type",keyword:"type",params:{type: "string"},schema:schema167.properties.timetables.items.type,parentSchema:schema167.properties.timetables.items,data:data51};
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
const err78 = {instancePath:instancePath+"/timetables",schemaPath:"#/properties/timetables/type",keyword:"type",params:{type: "array"},schema:schema167.properties.timetables.type,parentSchema:schema167.properties.timetables,data:data50};
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
const err79 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema167.type,parentSchema:schema167,data};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
validate154.errors = vErrors;
return errors === 0;
}
validate154.evaluated = {"props":{"appbuilder_menu_items":true,"appbuilder_views":true,"external_views":true,"fastapi_apps":true,"fastapi_root_middlewares":true,"flask_blueprints":true,"global_operator_extra_links":true,"listeners":true,"macros":true,"name":true,"operator_extra_links":true,"react_apps":true,"source":true,"timetables":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.plugins === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "plugins"},schema:schema166.required,parentSchema:schema166,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.total_entries === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total_entries"},schema:schema166.required,parentSchema:schema166,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.plugins !== undefined){
let data0 = data.plugins;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate154.call(this, data0[i0], {instancePath:instancePath+"/plugins/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate154.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/plugins",schemaPath:"#/properties/plugins/type",keyword:"type",params:{type: "array"},schema:schema166.properties.plugins.type,parentSchema:schema166.properties.plugins,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.total_entries !== undefined){
let data2 = data.total_entries;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err3 = {instancePath:instancePath+"/total_entries",schemaPath:"#/properties/total_entries/type",keyword:"type",params:{type: "integer"},schema:schema166.properties.total_entries.type,parentSchema:schema166.properties.total_entries,data:data2};
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
const err4 = {instancePath:instancePath+"/total_entries",schemaPath:"#/properties/total_entries/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema166.properties.total_entries,data:data2};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema166.type,parentSchema:schema166,data};
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
validate153.evaluated = {"props":{"plugins":true,"total_entries":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate153.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate153.errors);
errors = vErrors.length;
}
validate152.errors = vErrors;
return errors === 0;
}
validate152.evaluated = {"props":{"plugins":true,"total_entries":true},"dynamicProps":false,"dynamicItems":false};

exports.v56 = validate157;
const schema174 = {"$id":"contract:/import_errors.200.body","$ref":"contract:/components/schemas/PluginImportErrorCollectionResponse"};
const schema175 = {"$id":"contract:/components/schemas/PluginImportErrorCollectionResponse","properties":{"import_errors":{"items":{"$ref":"contract:/components/schemas/PluginImportErrorResponse"},"type":"array"},"total_entries":{"type":"integer","safeInteger":true}},"required":["import_errors","total_entries"],"type":"object"};
const schema176 = {"$id":"contract:/components/schemas/PluginImportErrorResponse","properties":{"error":{"type":"string"},"source":{"type":"string"}},"required":["source","error"],"type":"object"};

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
if(data.import_errors === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "import_errors"},schema:schema175.required,parentSchema:schema175,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.total_entries === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total_entries"},schema:schema175.required,parentSchema:schema175,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.import_errors !== undefined){
let data0 = data.import_errors;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.source === undefined){
const err2 = {instancePath:instancePath+"/import_errors/" + i0,schemaPath:"contract:/components/schemas/PluginImportErrorResponse/required",keyword:"required",params:{missingProperty: "source"},schema:schema176.required,parentSchema:schema176,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.error === undefined){
const err3 = {instancePath:instancePath+"/import_errors/" + i0,schemaPath:"contract:/components/schemas/PluginImportErrorResponse/required",keyword:"required",params:{missingProperty: "error"},schema:schema176.required,parentSchema:schema176,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.error !== undefined){
let data2 = data1.error;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/import_errors/" + i0+"/error",schemaPath:"contract:/components/schemas/PluginImportErrorResponse/properties/error/type",keyword:"type",params:{type: "string"},schema:schema176.properties.error.type,parentSchema:schema176.properties.error,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data1.source !== undefined){
let data3 = data1.source;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/import_errors/" + i0+"/source",schemaPath:"contract:/components/schemas/PluginImportErrorResponse/properties/source/type",keyword:"type",params:{type: "string"},schema:schema176.properties.source.type,parentSchema:schema176.properties.source,data:data3};
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
const err6 = {instancePath:instancePath+"/import_errors/" + i0,schemaPath:"contract:/components/schemas/PluginImportErrorResponse/type",keyword:"type",params:{type: "object"},schema:schema176.type,parentSchema:schema176,data:data1};
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
const err7 = {instancePath:instancePath+"/import_errors",schemaPath:"#/properties/import_errors/type",keyword:"type",params:{type: "array"},schema:schema175.properties.import_errors.type,parentSchema:schema175.properties.import_errors,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.total_entries !== undefined){
let data4 = data.total_entries;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err8 = {instancePath:instancePath+"/total_entries",schemaPath:"#/properties/total_entries/type",keyword:"type",params:{type: "integer"},schema:schema175.properties.total_entries.type,parentSchema:schema175.properties.total_entries,data:data4};
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
const err9 = {instancePath:instancePath+"/total_entries",schemaPath:"#/properties/total_entries/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema175.properties.total_entries,data:data4};
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
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema175.type,parentSchema:schema175,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate158.errors = vErrors;
return errors === 0;
}
validate158.evaluated = {"props":{"import_errors":true,"total_entries":true},"dynamicProps":false,"dynamicItems":false};


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
validate157.evaluated = {"props":{"import_errors":true,"total_entries":true},"dynamicProps":false,"dynamicItems":false};

exports.v57 = validate160;
const schema177 = {"$id":"contract:/get_pools.200.body","$ref":"contract:/components/schemas/PoolCollectionResponse"};
const schema178 = {"$id":"contract:/components/schemas/PoolCollectionResponse","properties":{"pools":{"items":{"$ref":"contract:/components/schemas/PoolResponse"},"type":"array"},"total_entries":{"type":"integer","safeInteger":true}},"required":["pools","total_entries"],"type":"object"};
const schema179 = {"$id":"contract:/components/schemas/PoolResponse","properties":{"deferred_slots":{"type":"integer","safeInteger":true},"description":{"type":["string","null"]},"include_deferred":{"type":"boolean"},"name":{"type":"string"},"occupied_slots":{"type":"integer","safeInteger":true},"open_slots":{"type":"integer","safeInteger":true},"queued_slots":{"type":"integer","safeInteger":true},"running_slots":{"type":"integer","safeInteger":true},"scheduled_slots":{"type":"integer","safeInteger":true},"slots":{"minimum":-1,"type":"integer","safeInteger":true},"team_name":{"type":["string","null"]}},"required":["name","slots","include_deferred","occupied_slots","running_slots","queued_slots","scheduled_slots","open_slots","deferred_slots"],"type":"object"};

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
if(data.pools === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pools"},schema:schema178.required,parentSchema:schema178,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.total_entries === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total_entries"},schema:schema178.required,parentSchema:schema178,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.pools !== undefined){
let data0 = data.pools;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.name === undefined){
const err2 = {instancePath:instancePath+"/pools/" + i0,schemaPath:"contract:/components/schemas/PoolResponse/required",keyword:"required",params:{missingProperty: "name"},schema:schema179.required,parentSchema:schema179,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.slots === undefined){
const err3 = {instancePath:instancePath+"/pools/" + i0,schemaPath:"contract:/components/schemas/PoolResponse/required",keyword:"required",params:{missingProperty: "slots"},schema:schema179.required,parentSchema:schema179,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.include_deferred === undefined){
const err4 = {instancePath:instancePath+"/pools/" + i0,schemaPath:"contract:/components/schemas/PoolResponse/required",keyword:"required",params:{missingProperty: "include_deferred"},schema:schema179.required,parentSchema:schema179,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.occupied_slots === undefined){
const err5 = {instancePath:instancePath+"/pools/" + i0,schemaPath:"contract:/components/schemas/PoolResponse/required",keyword:"required",params:{missingProperty: "occupied_slots"},schema:schema179.required,parentSchema:schema179,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.running_slots === undefined){
const err6 = {instancePath:instancePath+"/pools/" + i0,schemaPath:"contract:/components/schemas/PoolResponse/required",keyword:"required",params:{missingProperty: "running_slots"},schema:schema179.required,parentSchema:schema179,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.queued_slots === undefined){
const err7 = {instancePath:instancePath+"/pools/" + i0,schemaPath:"contract:/components/schemas/PoolResponse/required",keyword:"required",params:{missingProperty: "queued_slots"},schema:schema179.required,parentSchema:schema179,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.scheduled_slots === undefined){
const err8 = {instancePath:instancePath+"/pools/" + i0,schemaPath:"contract:/components/schemas/PoolResponse/required",keyword:"required",params:{missingProperty: "scheduled_slots"},schema:schema179.required,parentSchema:schema179,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.open_slots === undefined){
const err9 = {instancePath:instancePath+"/pools/" + i0,schemaPath:"contract:/components/schemas/PoolResponse/required",keyword:"required",params:{missingProperty: "open_slots"},schema:schema179.required,parentSchema:schema179,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data1.deferred_slots === undefined){
const err10 = {instancePath:instancePath+"/pools/" + i0,schemaPath:"contract:/components/schemas/PoolResponse/required",keyword:"required",params:{missingProperty: "deferred_slots"},schema:schema179.required,parentSchema:schema179,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data1.deferred_slots !== undefined){
let data2 = data1.deferred_slots;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err11 = {instancePath:instancePath+"/pools/" + i0+"/deferred_slots",schemaPath:"contract:/components/schemas/PoolResponse/properties/deferred_slots/type",keyword:"type",params:{type: "integer"},schema:schema179.properties.deferred_slots.type,parentSchema:schema179.properties.deferred_slots,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(Math.abs(data2) > 9007199254740991){
const err12 = {instancePath:instancePath+"/pools/" + i0+"/deferred_slots",schemaPath:"contract:/components/schemas/PoolResponse/properties/deferred_slots/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema179.properties.deferred_slots,data:data2};
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
if(data1.description !== undefined){
let data3 = data1.description;
if((typeof data3 !== "string") && (data3 !== null)){
const err13 = {instancePath:instancePath+"/pools/" + i0+"/description",schemaPath:"contract:/components/schemas/PoolResponse/properties/description/type",keyword:"type",params:{type: schema179.properties.description.type},schema:schema179.properties.description.type,parentSchema:schema179.properties.description,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data1.include_deferred !== undefined){
let data4 = data1.include_deferred;
if(typeof data4 !== "boolean"){
const err14 = {instancePath:instancePath+"/pools/" + i0+"/include_deferred",schemaPath:"contract:/components/schemas/PoolResponse/properties/include_deferred/type",keyword:"type",params:{type: "boolean"},schema:schema179.properties.include_deferred.type,parentSchema:schema179.properties.include_deferred,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data1.name !== undefined){
let data5 = data1.name;
if(typeof data5 !== "string"){
const err15 = {instancePath:instancePath+"/pools/" + i0+"/name",schemaPath:"contract:/components/schemas/PoolResponse/properties/name/type",keyword:"type",params:{type: "string"},schema:schema179.properties.name.type,parentSchema:schema179.properties.name,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data1.occupied_slots !== undefined){
let data6 = data1.occupied_slots;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err16 = {instancePath:instancePath+"/pools/" + i0+"/occupied_slots",schemaPath:"contract:/components/schemas/PoolResponse/properties/occupied_slots/type",keyword:"type",params:{type: "integer"},schema:schema179.properties.occupied_slots.type,parentSchema:schema179.properties.occupied_slots,data:data6};
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
const err17 = {instancePath:instancePath+"/pools/" + i0+"/occupied_slots",schemaPath:"contract:/components/schemas/PoolResponse/properties/occupied_slots/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema179.properties.occupied_slots,data:data6};
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
if(data1.open_slots !== undefined){
let data7 = data1.open_slots;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err18 = {instancePath:instancePath+"/pools/" + i0+"/open_slots",schemaPath:"contract:/components/schemas/PoolResponse/properties/open_slots/type",keyword:"type",params:{type: "integer"},schema:schema179.properties.open_slots.type,parentSchema:schema179.properties.open_slots,data:data7};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(Math.abs(data7) > 9007199254740991){
const err19 = {instancePath:instancePath+"/pools/" + i0+"/open_slots",schemaPath:"contract:/components/schemas/PoolResponse/properties/open_slots/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema179.properties.open_slots,data:data7};
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
if(data1.queued_slots !== undefined){
let data8 = data1.queued_slots;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err20 = {instancePath:instancePath+"/pools/" + i0+"/queued_slots",schemaPath:"contract:/components/schemas/PoolResponse/properties/queued_slots/type",keyword:"type",params:{type: "integer"},schema:schema179.properties.queued_slots.type,parentSchema:schema179.properties.queued_slots,data:data8};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(Math.abs(data8) > 9007199254740991){
const err21 = {instancePath:instancePath+"/pools/" + i0+"/queued_slots",schemaPath:"contract:/components/schemas/PoolResponse/properties/queued_slots/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema179.properties.queued_slots,data:data8};
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
if(data1.running_slots !== undefined){
let data9 = data1.running_slots;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err22 = {instancePath:instancePath+"/pools/" + i0+"/running_slots",schemaPath:"contract:/components/schemas/PoolResponse/properties/running_slots/type",keyword:"type",params:{type: "integer"},schema:schema179.properties.running_slots.type,parentSchema:schema179.properties.running_slots,data:data9};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(Math.abs(data9) > 9007199254740991){
const err23 = {instancePath:instancePath+"/pools/" + i0+"/running_slots",schemaPath:"contract:/components/schemas/PoolResponse/properties/running_slots/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema179.properties.running_slots,data:data9};
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
if(data1.scheduled_slots !== undefined){
let data10 = data1.scheduled_slots;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err24 = {instancePath:instancePath+"/pools/" + i0+"/scheduled_slots",schemaPath:"contract:/components/schemas/PoolResponse/properties/scheduled_slots/type",keyword:"type",params:{type: "integer"},schema:schema179.properties.scheduled_slots.type,parentSchema:schema179.properties.scheduled_slots,data:data10};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(Math.abs(data10) > 9007199254740991){
const err25 = {instancePath:instancePath+"/pools/" + i0+"/scheduled_slots",schemaPath:"contract:/components/schemas/PoolResponse/properties/scheduled_slots/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema179.properties.scheduled_slots,data:data10};
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
if(data1.slots !== undefined){
let data11 = data1.slots;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err26 = {instancePath:instancePath+"/pools/" + i0+"/slots",schemaPath:"contract:/components/schemas/PoolResponse/properties/slots/type",keyword:"type",params:{type: "integer"},schema:schema179.properties.slots.type,parentSchema:schema179.properties.slots,data:data11};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < -1 || isNaN(data11)){
const err27 = {instancePath:instancePath+"/pools/" + i0+"/slots",schemaPath:"contract:/components/schemas/PoolResponse/properties/slots/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1},schema:-1,parentSchema:schema179.properties.slots,data:data11};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(Math.abs(data11) > 9007199254740991){
const err28 = {instancePath:instancePath+"/pools/" + i0+"/slots",schemaPath:"contract:/components/schemas/PoolResponse/properties/slots/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema179.properties.slots,data:data11};
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
if(data1.team_name !== undefined){
let data12 = data1.team_name;
if((typeof data12 !== "string") && (data12 !== null)){
const err29 = {instancePath:instancePath+"/pools/" + i0+"/team_name",schemaPath:"contract:/components/schemas/PoolResponse/properties/team_name/type",keyword:"type",params:{type: schema179.properties.team_name.type},schema:schema179.properties.team_name.type,parentSchema:schema179.properties.team_name,data:data12};
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
const err30 = {instancePath:instancePath+"/pools/" + i0,schemaPath:"contract:/components/schemas/PoolResponse/type",keyword:"type",params:{type: "object"},schema:schema179.type,parentSchema:schema179,data:data1};
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
const err31 = {instancePath:instancePath+"/pools",schemaPath:"#/properties/pools/type",keyword:"type",params:{type: "array"},schema:schema178.properties.pools.type,parentSchema:schema178.properties.pools,data:data0};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.total_entries !== undefined){
let data13 = data.total_entries;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err32 = {instancePath:instancePath+"/total_entries",schemaPath:"#/properties/total_entries/type",keyword:"type",params:{type: "integer"},schema:schema178.properties.total_entries.type,parentSchema:schema178.properties.total_entries,data:data13};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(Math.abs(data13) > 9007199254740991){
const err33 = {instancePath:instancePath+"/total_entries",schemaPath:"#/properties/total_entries/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema178.properties.total_entries,data:data13};
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
}
else {
const err34 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema178.type,parentSchema:schema178,data};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
validate161.errors = vErrors;
return errors === 0;
}
validate161.evaluated = {"props":{"pools":true,"total_entries":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate161.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate161.errors);
errors = vErrors.length;
}
validate160.errors = vErrors;
return errors === 0;
}
validate160.evaluated = {"props":{"pools":true,"total_entries":true},"dynamicProps":false,"dynamicItems":false};

exports.v58 = validate163;
const schema180 = {"$id":"contract:/post_pool.201.body","$ref":"contract:/components/schemas/PoolResponse"};

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
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/PoolResponse/required",keyword:"required",params:{missingProperty: "name"},schema:schema179.required,parentSchema:schema179,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.slots === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/PoolResponse/required",keyword:"required",params:{missingProperty: "slots"},schema:schema179.required,parentSchema:schema179,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.include_deferred === undefined){
const err2 = {instancePath,schemaPath:"contract:/components/schemas/PoolResponse/required",keyword:"required",params:{missingProperty: "include_deferred"},schema:schema179.required,parentSchema:schema179,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.occupied_slots === undefined){
const err3 = {instancePath,schemaPath:"contract:/components/schemas/PoolResponse/required",keyword:"required",params:{missingProperty: "occupied_slots"},schema:schema179.required,parentSchema:schema179,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.running_slots === undefined){
const err4 = {instancePath,schemaPath:"contract:/components/schemas/PoolResponse/required",keyword:"required",params:{missingProperty: "running_slots"},schema:schema179.required,parentSchema:schema179,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.queued_slots === undefined){
const err5 = {instancePath,schemaPath:"contract:/components/schemas/PoolResponse/required",keyword:"required",params:{missingProperty: "queued_slots"},schema:schema179.required,parentSchema:schema179,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.scheduled_slots === undefined){
const err6 = {instancePath,schemaPath:"contract:/components/schemas/PoolResponse/required",keyword:"required",params:{missingProperty: "scheduled_slots"},schema:schema179.required,parentSchema:schema179,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.open_slots === undefined){
const err7 = {instancePath,schemaPath:"contract:/components/schemas/PoolResponse/required",keyword:"required",params:{missingProperty: "open_slots"},schema:schema179.required,parentSchema:schema179,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.deferred_slots === undefined){
const err8 = {instancePath,schemaPath:"contract:/components/schemas/PoolResponse/required",keyword:"required",params:{missingProperty: "deferred_slots"},schema:schema179.required,parentSchema:schema179,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.deferred_slots !== undefined){
let data0 = data.deferred_slots;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err9 = {instancePath:instancePath+"/deferred_slots",schemaPath:"contract:/components/schemas/PoolResponse/properties/deferred_slots/type",keyword:"type",params:{type: "integer"},schema:schema179.properties.deferred_slots.type,parentSchema:schema179.properties.deferred_slots,data:data0};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(Math.abs(data0) > 9007199254740991){
const err10 = {instancePath:instancePath+"/deferred_slots",schemaPath:"contract:/components/schemas/PoolResponse/properties/deferred_slots/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema179.properties.deferred_slots,data:data0};
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
if(data.description !== undefined){
let data1 = data.description;
if((typeof data1 !== "string") && (data1 !== null)){
const err11 = {instancePath:instancePath+"/description",schemaPath:"contract:/components/schemas/PoolResponse/properties/description/type",keyword:"type",params:{type: schema179.properties.description.type},schema:schema179.properties.description.type,parentSchema:schema179.properties.description,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.include_deferred !== undefined){
let data2 = data.include_deferred;
if(typeof data2 !== "boolean"){
const err12 = {instancePath:instancePath+"/include_deferred",schemaPath:"contract:/components/schemas/PoolResponse/properties/include_deferred/type",keyword:"type",params:{type: "boolean"},schema:schema179.properties.include_deferred.type,parentSchema:schema179.properties.include_deferred,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.name !== undefined){
let data3 = data.name;
if(typeof data3 !== "string"){
const err13 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/PoolResponse/properties/name/type",keyword:"type",params:{type: "string"},schema:schema179.properties.name.type,parentSchema:schema179.properties.name,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.occupied_slots !== undefined){
let data4 = data.occupied_slots;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err14 = {instancePath:instancePath+"/occupied_slots",schemaPath:"contract:/components/schemas/PoolResponse/properties/occupied_slots/type",keyword:"type",params:{type: "integer"},schema:schema179.properties.occupied_slots.type,parentSchema:schema179.properties.occupied_slots,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(Math.abs(data4) > 9007199254740991){
const err15 = {instancePath:instancePath+"/occupied_slots",schemaPath:"contract:/components/schemas/PoolResponse/properties/occupied_slots/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema179.properties.occupied_slots,data:data4};
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
if(data.open_slots !== undefined){
let data5 = data.open_slots;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err16 = {instancePath:instancePath+"/open_slots",schemaPath:"contract:/components/schemas/PoolResponse/properties/open_slots/type",keyword:"type",params:{type: "integer"},schema:schema179.properties.open_slots.type,parentSchema:schema179.properties.open_slots,data:data5};
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
const err17 = {instancePath:instancePath+"/open_slots",schemaPath:"contract:/components/schemas/PoolResponse/properties/open_slots/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema179.properties.open_slots,data:data5};
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
if(data.queued_slots !== undefined){
let data6 = data.queued_slots;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err18 = {instancePath:instancePath+"/queued_slots",schemaPath:"contract:/components/schemas/PoolResponse/properties/queued_slots/type",keyword:"type",params:{type: "integer"},schema:schema179.properties.queued_slots.type,parentSchema:schema179.properties.queued_slots,data:data6};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(Math.abs(data6) > 9007199254740991){
const err19 = {instancePath:instancePath+"/queued_slots",schemaPath:"contract:/components/schemas/PoolResponse/properties/queued_slots/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema179.properties.queued_slots,data:data6};
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
if(data.running_slots !== undefined){
let data7 = data.running_slots;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err20 = {instancePath:instancePath+"/running_slots",schemaPath:"contract:/components/schemas/PoolResponse/properties/running_slots/type",keyword:"type",params:{type: "integer"},schema:schema179.properties.running_slots.type,parentSchema:schema179.properties.running_slots,data:data7};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(Math.abs(data7) > 9007199254740991){
const err21 = {instancePath:instancePath+"/running_slots",schemaPath:"contract:/components/schemas/PoolResponse/properties/running_slots/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema179.properties.running_slots,data:data7};
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
if(data.scheduled_slots !== undefined){
let data8 = data.scheduled_slots;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err22 = {instancePath:instancePath+"/scheduled_slots",schemaPath:"contract:/components/schemas/PoolResponse/properties/scheduled_slots/type",keyword:"type",params:{type: "integer"},schema:schema179.properties.scheduled_slots.type,parentSchema:schema179.properties.scheduled_slots,data:data8};
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
const err23 = {instancePath:instancePath+"/scheduled_slots",schemaPath:"contract:/components/schemas/PoolResponse/properties/scheduled_slots/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema179.properties.scheduled_slots,data:data8};
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
if(data.slots !== undefined){
let data9 = data.slots;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err24 = {instancePath:instancePath+"/slots",schemaPath:"contract:/components/schemas/PoolResponse/properties/slots/type",keyword:"type",params:{type: "integer"},schema:schema179.properties.slots.type,parentSchema:schema179.properties.slots,data:data9};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < -1 || isNaN(data9)){
const err25 = {instancePath:instancePath+"/slots",schemaPath:"contract:/components/schemas/PoolResponse/properties/slots/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1},schema:-1,parentSchema:schema179.properties.slots,data:data9};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(Math.abs(data9) > 9007199254740991){
const err26 = {instancePath:instancePath+"/slots",schemaPath:"contract:/components/schemas/PoolResponse/properties/slots/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema179.properties.slots,data:data9};
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
if(data.team_name !== undefined){
let data10 = data.team_name;
if((typeof data10 !== "string") && (data10 !== null)){
const err27 = {instancePath:instancePath+"/team_name",schemaPath:"contract:/components/schemas/PoolResponse/properties/team_name/type",keyword:"type",params:{type: schema179.properties.team_name.type},schema:schema179.properties.team_name.type,parentSchema:schema179.properties.team_name,data:data10};
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
const err28 = {instancePath,schemaPath:"contract:/components/schemas/PoolResponse/type",keyword:"type",params:{type: "object"},schema:schema179.type,parentSchema:schema179,data};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate163.errors = vErrors;
return errors === 0;
}
validate163.evaluated = {"props":{"deferred_slots":true,"description":true,"include_deferred":true,"name":true,"occupied_slots":true,"open_slots":true,"queued_slots":true,"running_slots":true,"scheduled_slots":true,"slots":true,"team_name":true},"dynamicProps":false,"dynamicItems":false};

exports.v59 = validate164;
const schema182 = {"$id":"contract:/get_providers.200.body","$ref":"contract:/components/schemas/ProviderCollectionResponse"};
const schema183 = {"$id":"contract:/components/schemas/ProviderCollectionResponse","properties":{"providers":{"items":{"$ref":"contract:/components/schemas/ProviderResponse"},"type":"array"},"total_entries":{"type":"integer","safeInteger":true}},"required":["providers","total_entries"],"type":"object"};
const schema184 = {"$id":"contract:/components/schemas/ProviderResponse","properties":{"description":{"type":"string"},"documentation_url":{"type":["string","null"]},"package_name":{"type":"string"},"version":{"type":"string"}},"required":["package_name","description","version"],"type":"object"};

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
if(data.providers === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "providers"},schema:schema183.required,parentSchema:schema183,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.total_entries === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total_entries"},schema:schema183.required,parentSchema:schema183,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.providers !== undefined){
let data0 = data.providers;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.package_name === undefined){
const err2 = {instancePath:instancePath+"/providers/" + i0,schemaPath:"contract:/components/schemas/ProviderResponse/required",keyword:"required",params:{missingProperty: "package_name"},schema:schema184.required,parentSchema:schema184,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.description === undefined){
const err3 = {instancePath:instancePath+"/providers/" + i0,schemaPath:"contract:/components/schemas/ProviderResponse/required",keyword:"required",params:{missingProperty: "description"},schema:schema184.required,parentSchema:schema184,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.version === undefined){
const err4 = {instancePath:instancePath+"/providers/" + i0,schemaPath:"contract:/components/schemas/ProviderResponse/required",keyword:"required",params:{missingProperty: "version"},schema:schema184.required,parentSchema:schema184,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.description !== undefined){
let data2 = data1.description;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/providers/" + i0+"/description",schemaPath:"contract:/components/schemas/ProviderResponse/properties/description/type",keyword:"type",params:{type: "string"},schema:schema184.properties.description.type,parentSchema:schema184.properties.description,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data1.documentation_url !== undefined){
let data3 = data1.documentation_url;
if((typeof data3 !== "string") && (data3 !== null)){
const err6 = {instancePath:instancePath+"/providers/" + i0+"/documentation_url",schemaPath:"contract:/components/schemas/ProviderResponse/properties/documentation_url/type",keyword:"type",params:{type: schema184.properties.documentation_url.type},schema:schema184.properties.documentation_url.type,parentSchema:schema184.properties.documentation_url,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1.package_name !== undefined){
let data4 = data1.package_name;
if(typeof data4 !== "string"){
const err7 = {instancePath:instancePath+"/providers/" + i0+"/package_name",schemaPath:"contract:/components/schemas/ProviderResponse/properties/package_name/type",keyword:"type",params:{type: "string"},schema:schema184.properties.package_name.type,parentSchema:schema184.properties.package_name,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data1.version !== undefined){
let data5 = data1.version;
if(typeof data5 !== "string"){
const err8 = {instancePath:instancePath+"/providers/" + i0+"/version",schemaPath:"contract:/components/schemas/ProviderResponse/properties/version/type",keyword:"type",params:{type: "string"},schema:schema184.properties.version.type,parentSchema:schema184.properties.version,data:data5};
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
const err9 = {instancePath:instancePath+"/providers/" + i0,schemaPath:"contract:/components/schemas/ProviderResponse/type",keyword:"type",params:{type: "object"},schema:schema184.type,parentSchema:schema184,data:data1};
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
const err10 = {instancePath:instancePath+"/providers",schemaPath:"#/properties/providers/type",keyword:"type",params:{type: "array"},schema:schema183.properties.providers.type,parentSchema:schema183.properties.providers,data:data0};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.total_entries !== undefined){
let data6 = data.total_entries;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err11 = {instancePath:instancePath+"/total_entries",schemaPath:"#/properties/total_entries/type",keyword:"type",params:{type: "integer"},schema:schema183.properties.total_entries.type,parentSchema:schema183.properties.total_entries,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(Math.abs(data6) > 9007199254740991){
const err12 = {instancePath:instancePath+"/total_entries",schemaPath:"#/properties/total_entries/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema183.properties.total_entries,data:data6};
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
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema183.type,parentSchema:schema183,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate165.errors = vErrors;
return errors === 0;
}
validate165.evaluated = {"props":{"providers":true,"total_entries":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate165.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate165.errors);
errors = vErrors.length;
}
validate164.errors = vErrors;
return errors === 0;
}
validate164.evaluated = {"props":{"providers":true,"total_entries":true},"dynamicProps":false,"dynamicItems":false};

exports.v60 = validate167;
const schema185 = {"$id":"contract:/get_variables.200.body","$ref":"contract:/components/schemas/VariableCollectionResponse"};
const schema186 = {"$id":"contract:/components/schemas/VariableCollectionResponse","properties":{"total_entries":{"type":"integer","safeInteger":true},"variables":{"items":{"$ref":"contract:/components/schemas/VariableResponse"},"type":"array"}},"required":["variables","total_entries"],"type":"object"};
const schema187 = {"$id":"contract:/components/schemas/VariableResponse","properties":{"description":{"type":["string","null"]},"is_encrypted":{"type":"boolean"},"key":{"type":"string"},"team_name":{"type":["string","null"]},"value":{"type":"string"}},"required":["key","value","is_encrypted"],"type":"object"};

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
if(data.variables === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "variables"},schema:schema186.required,parentSchema:schema186,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.total_entries === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total_entries"},schema:schema186.required,parentSchema:schema186,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.total_entries !== undefined){
let data0 = data.total_entries;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/total_entries",schemaPath:"#/properties/total_entries/type",keyword:"type",params:{type: "integer"},schema:schema186.properties.total_entries.type,parentSchema:schema186.properties.total_entries,data:data0};
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
const err3 = {instancePath:instancePath+"/total_entries",schemaPath:"#/properties/total_entries/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema186.properties.total_entries,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.variables !== undefined){
let data1 = data.variables;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.key === undefined){
const err4 = {instancePath:instancePath+"/variables/" + i0,schemaPath:"contract:/components/schemas/VariableResponse/required",keyword:"required",params:{missingProperty: "key"},schema:schema187.required,parentSchema:schema187,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2.value === undefined){
const err5 = {instancePath:instancePath+"/variables/" + i0,schemaPath:"contract:/components/schemas/VariableResponse/required",keyword:"required",params:{missingProperty: "value"},schema:schema187.required,parentSchema:schema187,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.is_encrypted === undefined){
const err6 = {instancePath:instancePath+"/variables/" + i0,schemaPath:"contract:/components/schemas/VariableResponse/required",keyword:"required",params:{missingProperty: "is_encrypted"},schema:schema187.required,parentSchema:schema187,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.description !== undefined){
let data3 = data2.description;
if((typeof data3 !== "string") && (data3 !== null)){
const err7 = {instancePath:instancePath+"/variables/" + i0+"/description",schemaPath:"contract:/components/schemas/VariableResponse/properties/description/type",keyword:"type",params:{type: schema187.properties.description.type},schema:schema187.properties.description.type,parentSchema:schema187.properties.description,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data2.is_encrypted !== undefined){
let data4 = data2.is_encrypted;
if(typeof data4 !== "boolean"){
const err8 = {instancePath:instancePath+"/variables/" + i0+"/is_encrypted",schemaPath:"contract:/components/schemas/VariableResponse/properties/is_encrypted/type",keyword:"type",params:{type: "boolean"},schema:schema187.properties.is_encrypted.type,parentSchema:schema187.properties.is_encrypted,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.key !== undefined){
let data5 = data2.key;
if(typeof data5 !== "string"){
const err9 = {instancePath:instancePath+"/variables/" + i0+"/key",schemaPath:"contract:/components/schemas/VariableResponse/properties/key/type",keyword:"type",params:{type: "string"},schema:schema187.properties.key.type,parentSchema:schema187.properties.key,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.team_name !== undefined){
let data6 = data2.team_name;
if((typeof data6 !== "string") && (data6 !== null)){
const err10 = {instancePath:instancePath+"/variables/" + i0+"/team_name",schemaPath:"contract:/components/schemas/VariableResponse/properties/team_name/type",keyword:"type",params:{type: schema187.properties.team_name.type},schema:schema187.properties.team_name.type,parentSchema:schema187.properties.team_name,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.value !== undefined){
let data7 = data2.value;
if(typeof data7 !== "string"){
const err11 = {instancePath:instancePath+"/variables/" + i0+"/value",schemaPath:"contract:/components/schemas/VariableResponse/properties/value/type",keyword:"type",params:{type: "string"},schema:schema187.properties.value.type,parentSchema:schema187.properties.value,data:data7};
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
const err12 = {instancePath:instancePath+"/variables/" + i0,schemaPath:"contract:/components/schemas/VariableResponse/type",keyword:"type",params:{type: "object"},schema:schema187.type,parentSchema:schema187,data:data2};
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
const err13 = {instancePath:instancePath+"/variables",schemaPath:"#/properties/variables/type",keyword:"type",params:{type: "array"},schema:schema186.properties.variables.type,parentSchema:schema186.properties.variables,data:data1};
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
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema186.type,parentSchema:schema186,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate168.errors = vErrors;
return errors === 0;
}
validate168.evaluated = {"props":{"total_entries":true,"variables":true},"dynamicProps":false,"dynamicItems":false};


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
validate167.evaluated = {"props":{"total_entries":true,"variables":true},"dynamicProps":false,"dynamicItems":false};

exports.v61 = validate170;
const schema188 = {"$id":"contract:/post_variable.201.body","$ref":"contract:/components/schemas/VariableResponse"};

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
if(data.key === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/VariableResponse/required",keyword:"required",params:{missingProperty: "key"},schema:schema187.required,parentSchema:schema187,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.value === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/VariableResponse/required",keyword:"required",params:{missingProperty: "value"},schema:schema187.required,parentSchema:schema187,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.is_encrypted === undefined){
const err2 = {instancePath,schemaPath:"contract:/components/schemas/VariableResponse/required",keyword:"required",params:{missingProperty: "is_encrypted"},schema:schema187.required,parentSchema:schema187,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.description !== undefined){
let data0 = data.description;
if((typeof data0 !== "string") && (data0 !== null)){
const err3 = {instancePath:instancePath+"/description",schemaPath:"contract:/components/schemas/VariableResponse/properties/description/type",keyword:"type",params:{type: schema187.properties.description.type},schema:schema187.properties.description.type,parentSchema:schema187.properties.description,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.is_encrypted !== undefined){
let data1 = data.is_encrypted;
if(typeof data1 !== "boolean"){
const err4 = {instancePath:instancePath+"/is_encrypted",schemaPath:"contract:/components/schemas/VariableResponse/properties/is_encrypted/type",keyword:"type",params:{type: "boolean"},schema:schema187.properties.is_encrypted.type,parentSchema:schema187.properties.is_encrypted,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.key !== undefined){
let data2 = data.key;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/key",schemaPath:"contract:/components/schemas/VariableResponse/properties/key/type",keyword:"type",params:{type: "string"},schema:schema187.properties.key.type,parentSchema:schema187.properties.key,data:data2};
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
let data3 = data.team_name;
if((typeof data3 !== "string") && (data3 !== null)){
const err6 = {instancePath:instancePath+"/team_name",schemaPath:"contract:/components/schemas/VariableResponse/properties/team_name/type",keyword:"type",params:{type: schema187.properties.team_name.type},schema:schema187.properties.team_name.type,parentSchema:schema187.properties.team_name,data:data3};
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
let data4 = data.value;
if(typeof data4 !== "string"){
const err7 = {instancePath:instancePath+"/value",schemaPath:"contract:/components/schemas/VariableResponse/properties/value/type",keyword:"type",params:{type: "string"},schema:schema187.properties.value.type,parentSchema:schema187.properties.value,data:data4};
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
const err8 = {instancePath,schemaPath:"contract:/components/schemas/VariableResponse/type",keyword:"type",params:{type: "object"},schema:schema187.type,parentSchema:schema187,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate170.errors = vErrors;
return errors === 0;
}
validate170.evaluated = {"props":{"description":true,"is_encrypted":true,"key":true,"team_name":true,"value":true},"dynamicProps":false,"dynamicItems":false};

exports.v62 = validate171;
const schema190 = {"$id":"contract:/get_version.200.body","$ref":"contract:/components/schemas/VersionInfo"};
const schema191 = {"$id":"contract:/components/schemas/VersionInfo","properties":{"git_version":{"type":["string","null"]},"version":{"type":"string"}},"required":["version"],"type":"object"};

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
if(data.version === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/VersionInfo/required",keyword:"required",params:{missingProperty: "version"},schema:schema191.required,parentSchema:schema191,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.git_version !== undefined){
let data0 = data.git_version;
if((typeof data0 !== "string") && (data0 !== null)){
const err1 = {instancePath:instancePath+"/git_version",schemaPath:"contract:/components/schemas/VersionInfo/properties/git_version/type",keyword:"type",params:{type: schema191.properties.git_version.type},schema:schema191.properties.git_version.type,parentSchema:schema191.properties.git_version,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.version !== undefined){
let data1 = data.version;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/version",schemaPath:"contract:/components/schemas/VersionInfo/properties/version/type",keyword:"type",params:{type: "string"},schema:schema191.properties.version.type,parentSchema:schema191.properties.version,data:data1};
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
const err3 = {instancePath,schemaPath:"contract:/components/schemas/VersionInfo/type",keyword:"type",params:{type: "object"},schema:schema191.type,parentSchema:schema191,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate171.errors = vErrors;
return errors === 0;
}
validate171.evaluated = {"props":{"git_version":true,"version":true},"dynamicProps":false,"dynamicItems":false};

})(compiled);
const validators = {
  "get_assets.200.body": compiled.v0,
  "get_assets.200.headers": compiled.v1,
  "get_assets.401.body": compiled.v2,
  "get_assets.401.headers": compiled.v1,
  "get_assets.403.body": compiled.v2,
  "get_assets.403.headers": compiled.v1,
  "get_assets.404.body": compiled.v2,
  "get_assets.404.headers": compiled.v1,
  "get_assets.422.body": compiled.v3,
  "get_assets.422.headers": compiled.v1,
  "get_asset_aliases.200.body": compiled.v4,
  "get_asset_aliases.200.headers": compiled.v1,
  "get_asset_aliases.401.body": compiled.v2,
  "get_asset_aliases.401.headers": compiled.v1,
  "get_asset_aliases.403.body": compiled.v2,
  "get_asset_aliases.403.headers": compiled.v1,
  "get_asset_aliases.404.body": compiled.v2,
  "get_asset_aliases.404.headers": compiled.v1,
  "get_asset_aliases.422.body": compiled.v3,
  "get_asset_aliases.422.headers": compiled.v1,
  "get_asset_alias.200.body": compiled.v5,
  "get_asset_alias.200.headers": compiled.v1,
  "get_asset_alias.401.body": compiled.v2,
  "get_asset_alias.401.headers": compiled.v1,
  "get_asset_alias.403.body": compiled.v2,
  "get_asset_alias.403.headers": compiled.v1,
  "get_asset_alias.404.body": compiled.v2,
  "get_asset_alias.404.headers": compiled.v1,
  "get_asset_alias.422.body": compiled.v3,
  "get_asset_alias.422.headers": compiled.v1,
  "get_asset_events.200.body": compiled.v6,
  "get_asset_events.200.headers": compiled.v1,
  "get_asset_events.401.body": compiled.v2,
  "get_asset_events.401.headers": compiled.v1,
  "get_asset_events.403.body": compiled.v2,
  "get_asset_events.403.headers": compiled.v1,
  "get_asset_events.404.body": compiled.v2,
  "get_asset_events.404.headers": compiled.v1,
  "get_asset_events.422.body": compiled.v3,
  "get_asset_events.422.headers": compiled.v1,
  "create_asset_event.200.body": compiled.v7,
  "create_asset_event.200.headers": compiled.v1,
  "create_asset_event.401.body": compiled.v2,
  "create_asset_event.401.headers": compiled.v1,
  "create_asset_event.403.body": compiled.v2,
  "create_asset_event.403.headers": compiled.v1,
  "create_asset_event.404.body": compiled.v2,
  "create_asset_event.404.headers": compiled.v1,
  "create_asset_event.422.body": compiled.v3,
  "create_asset_event.422.headers": compiled.v1,
  "get_asset.200.body": compiled.v8,
  "get_asset.200.headers": compiled.v1,
  "get_asset.401.body": compiled.v2,
  "get_asset.401.headers": compiled.v1,
  "get_asset.403.body": compiled.v2,
  "get_asset.403.headers": compiled.v1,
  "get_asset.404.body": compiled.v2,
  "get_asset.404.headers": compiled.v1,
  "get_asset.422.body": compiled.v3,
  "get_asset.422.headers": compiled.v1,
  "materialize_asset.200.body": compiled.v9,
  "materialize_asset.200.headers": compiled.v1,
  "materialize_asset.400.body": compiled.v2,
  "materialize_asset.400.headers": compiled.v1,
  "materialize_asset.401.body": compiled.v2,
  "materialize_asset.401.headers": compiled.v1,
  "materialize_asset.403.body": compiled.v2,
  "materialize_asset.403.headers": compiled.v1,
  "materialize_asset.404.body": compiled.v2,
  "materialize_asset.404.headers": compiled.v1,
  "materialize_asset.409.body": compiled.v2,
  "materialize_asset.409.headers": compiled.v1,
  "materialize_asset.422.body": compiled.v3,
  "materialize_asset.422.headers": compiled.v1,
  "get_asset_queued_events.200.body": compiled.v10,
  "get_asset_queued_events.200.headers": compiled.v1,
  "get_asset_queued_events.401.body": compiled.v2,
  "get_asset_queued_events.401.headers": compiled.v1,
  "get_asset_queued_events.403.body": compiled.v2,
  "get_asset_queued_events.403.headers": compiled.v1,
  "get_asset_queued_events.422.body": compiled.v3,
  "get_asset_queued_events.422.headers": compiled.v1,
  "delete_asset_queued_events.204.headers": compiled.v1,
  "delete_asset_queued_events.401.body": compiled.v2,
  "delete_asset_queued_events.401.headers": compiled.v1,
  "delete_asset_queued_events.403.body": compiled.v2,
  "delete_asset_queued_events.403.headers": compiled.v1,
  "delete_asset_queued_events.404.body": compiled.v2,
  "delete_asset_queued_events.404.headers": compiled.v1,
  "delete_asset_queued_events.422.body": compiled.v3,
  "delete_asset_queued_events.422.headers": compiled.v1,
  "login.200.body": compiled.v5,
  "login.200.headers": compiled.v1,
  "login.307.body": compiled.v2,
  "login.307.headers": compiled.v1,
  "login.422.body": compiled.v3,
  "login.422.headers": compiled.v1,
  "logout.200.body": compiled.v5,
  "logout.200.headers": compiled.v1,
  "logout.307.body": compiled.v2,
  "logout.307.headers": compiled.v1,
  "list_backfills.200.body": compiled.v11,
  "list_backfills.200.headers": compiled.v1,
  "list_backfills.401.body": compiled.v2,
  "list_backfills.401.headers": compiled.v1,
  "list_backfills.403.body": compiled.v2,
  "list_backfills.403.headers": compiled.v1,
  "list_backfills.422.body": compiled.v3,
  "list_backfills.422.headers": compiled.v1,
  "create_backfill.200.body": compiled.v12,
  "create_backfill.200.headers": compiled.v1,
  "create_backfill.400.body": compiled.v2,
  "create_backfill.400.headers": compiled.v1,
  "create_backfill.401.body": compiled.v2,
  "create_backfill.401.headers": compiled.v1,
  "create_backfill.403.body": compiled.v2,
  "create_backfill.403.headers": compiled.v1,
  "create_backfill.404.body": compiled.v2,
  "create_backfill.404.headers": compiled.v1,
  "create_backfill.409.body": compiled.v2,
  "create_backfill.409.headers": compiled.v1,
  "create_backfill.422.body": compiled.v3,
  "create_backfill.422.headers": compiled.v1,
  "create_backfill_dry_run.200.body": compiled.v13,
  "create_backfill_dry_run.200.headers": compiled.v1,
  "create_backfill_dry_run.401.body": compiled.v2,
  "create_backfill_dry_run.401.headers": compiled.v1,
  "create_backfill_dry_run.403.body": compiled.v2,
  "create_backfill_dry_run.403.headers": compiled.v1,
  "create_backfill_dry_run.404.body": compiled.v2,
  "create_backfill_dry_run.404.headers": compiled.v1,
  "create_backfill_dry_run.409.body": compiled.v2,
  "create_backfill_dry_run.409.headers": compiled.v1,
  "create_backfill_dry_run.422.body": compiled.v3,
  "create_backfill_dry_run.422.headers": compiled.v1,
  "get_backfill.200.body": compiled.v12,
  "get_backfill.200.headers": compiled.v1,
  "get_backfill.401.body": compiled.v2,
  "get_backfill.401.headers": compiled.v1,
  "get_backfill.403.body": compiled.v2,
  "get_backfill.403.headers": compiled.v1,
  "get_backfill.404.body": compiled.v2,
  "get_backfill.404.headers": compiled.v1,
  "get_backfill.422.body": compiled.v3,
  "get_backfill.422.headers": compiled.v1,
  "cancel_backfill.200.body": compiled.v12,
  "cancel_backfill.200.headers": compiled.v1,
  "cancel_backfill.401.body": compiled.v2,
  "cancel_backfill.401.headers": compiled.v1,
  "cancel_backfill.403.body": compiled.v2,
  "cancel_backfill.403.headers": compiled.v1,
  "cancel_backfill.404.body": compiled.v2,
  "cancel_backfill.404.headers": compiled.v1,
  "cancel_backfill.409.body": compiled.v2,
  "cancel_backfill.409.headers": compiled.v1,
  "cancel_backfill.422.body": compiled.v3,
  "cancel_backfill.422.headers": compiled.v1,
  "pause_backfill.200.body": compiled.v12,
  "pause_backfill.200.headers": compiled.v1,
  "pause_backfill.401.body": compiled.v2,
  "pause_backfill.401.headers": compiled.v1,
  "pause_backfill.403.body": compiled.v2,
  "pause_backfill.403.headers": compiled.v1,
  "pause_backfill.404.body": compiled.v2,
  "pause_backfill.404.headers": compiled.v1,
  "pause_backfill.409.body": compiled.v2,
  "pause_backfill.409.headers": compiled.v1,
  "pause_backfill.422.body": compiled.v3,
  "pause_backfill.422.headers": compiled.v1,
  "unpause_backfill.200.body": compiled.v12,
  "unpause_backfill.200.headers": compiled.v1,
  "unpause_backfill.401.body": compiled.v2,
  "unpause_backfill.401.headers": compiled.v1,
  "unpause_backfill.403.body": compiled.v2,
  "unpause_backfill.403.headers": compiled.v1,
  "unpause_backfill.404.body": compiled.v2,
  "unpause_backfill.404.headers": compiled.v1,
  "unpause_backfill.409.body": compiled.v2,
  "unpause_backfill.409.headers": compiled.v1,
  "unpause_backfill.422.body": compiled.v3,
  "unpause_backfill.422.headers": compiled.v1,
  "get_config.200.body": compiled.v14,
  "get_config.200.body text/plain": compiled.v15,
  "get_config.200.headers": compiled.v1,
  "get_config.401.body": compiled.v2,
  "get_config.401.headers": compiled.v1,
  "get_config.403.body": compiled.v2,
  "get_config.403.headers": compiled.v1,
  "get_config.404.body": compiled.v2,
  "get_config.404.headers": compiled.v1,
  "get_config.406.body": compiled.v2,
  "get_config.406.headers": compiled.v1,
  "get_config.422.body": compiled.v3,
  "get_config.422.headers": compiled.v1,
  "get_config_value.200.body": compiled.v14,
  "get_config_value.200.body text/plain": compiled.v15,
  "get_config_value.200.headers": compiled.v1,
  "get_config_value.401.body": compiled.v2,
  "get_config_value.401.headers": compiled.v1,
  "get_config_value.403.body": compiled.v2,
  "get_config_value.403.headers": compiled.v1,
  "get_config_value.404.body": compiled.v2,
  "get_config_value.404.headers": compiled.v1,
  "get_config_value.406.body": compiled.v2,
  "get_config_value.406.headers": compiled.v1,
  "get_config_value.422.body": compiled.v3,
  "get_config_value.422.headers": compiled.v1,
  "get_connections.200.body": compiled.v16,
  "get_connections.200.headers": compiled.v1,
  "get_connections.401.body": compiled.v2,
  "get_connections.401.headers": compiled.v1,
  "get_connections.403.body": compiled.v2,
  "get_connections.403.headers": compiled.v1,
  "get_connections.404.body": compiled.v2,
  "get_connections.404.headers": compiled.v1,
  "get_connections.422.body": compiled.v3,
  "get_connections.422.headers": compiled.v1,
  "post_connection.201.body": compiled.v17,
  "post_connection.201.headers": compiled.v1,
  "post_connection.401.body": compiled.v2,
  "post_connection.401.headers": compiled.v1,
  "post_connection.403.body": compiled.v2,
  "post_connection.403.headers": compiled.v1,
  "post_connection.409.body": compiled.v2,
  "post_connection.409.headers": compiled.v1,
  "post_connection.422.body": compiled.v3,
  "post_connection.422.headers": compiled.v1,
  "bulk_connections.200.body": compiled.v18,
  "bulk_connections.200.headers": compiled.v1,
  "bulk_connections.401.body": compiled.v2,
  "bulk_connections.401.headers": compiled.v1,
  "bulk_connections.403.body": compiled.v2,
  "bulk_connections.403.headers": compiled.v1,
  "bulk_connections.422.body": compiled.v3,
  "bulk_connections.422.headers": compiled.v1,
  "create_default_connections.204.headers": compiled.v1,
  "create_default_connections.401.body": compiled.v2,
  "create_default_connections.401.headers": compiled.v1,
  "create_default_connections.403.body": compiled.v2,
  "create_default_connections.403.headers": compiled.v1,
  "test_connection.200.body": compiled.v19,
  "test_connection.200.headers": compiled.v1,
  "test_connection.401.body": compiled.v2,
  "test_connection.401.headers": compiled.v1,
  "test_connection.403.body": compiled.v2,
  "test_connection.403.headers": compiled.v1,
  "test_connection.422.body": compiled.v3,
  "test_connection.422.headers": compiled.v1,
  "get_connection.200.body": compiled.v17,
  "get_connection.200.headers": compiled.v1,
  "get_connection.401.body": compiled.v2,
  "get_connection.401.headers": compiled.v1,
  "get_connection.403.body": compiled.v2,
  "get_connection.403.headers": compiled.v1,
  "get_connection.404.body": compiled.v2,
  "get_connection.404.headers": compiled.v1,
  "get_connection.422.body": compiled.v3,
  "get_connection.422.headers": compiled.v1,
  "delete_connection.204.headers": compiled.v1,
  "delete_connection.401.body": compiled.v2,
  "delete_connection.401.headers": compiled.v1,
  "delete_connection.403.body": compiled.v2,
  "delete_connection.403.headers": compiled.v1,
  "delete_connection.404.body": compiled.v2,
  "delete_connection.404.headers": compiled.v1,
  "delete_connection.422.body": compiled.v3,
  "delete_connection.422.headers": compiled.v1,
  "patch_connection.200.body": compiled.v17,
  "patch_connection.200.headers": compiled.v1,
  "patch_connection.400.body": compiled.v2,
  "patch_connection.400.headers": compiled.v1,
  "patch_connection.401.body": compiled.v2,
  "patch_connection.401.headers": compiled.v1,
  "patch_connection.403.body": compiled.v2,
  "patch_connection.403.headers": compiled.v1,
  "patch_connection.404.body": compiled.v2,
  "patch_connection.404.headers": compiled.v1,
  "patch_connection.422.body": compiled.v3,
  "patch_connection.422.headers": compiled.v1,
  "get_dag_source.200.body": compiled.v20,
  "get_dag_source.200.body text/plain": compiled.v15,
  "get_dag_source.200.headers": compiled.v1,
  "get_dag_source.400.body": compiled.v2,
  "get_dag_source.400.headers": compiled.v1,
  "get_dag_source.401.body": compiled.v2,
  "get_dag_source.401.headers": compiled.v1,
  "get_dag_source.403.body": compiled.v2,
  "get_dag_source.403.headers": compiled.v1,
  "get_dag_source.404.body": compiled.v2,
  "get_dag_source.404.headers": compiled.v1,
  "get_dag_source.406.body": compiled.v2,
  "get_dag_source.406.headers": compiled.v1,
  "get_dag_source.422.body": compiled.v3,
  "get_dag_source.422.headers": compiled.v1,
  "get_dag_stats.200.body": compiled.v21,
  "get_dag_stats.200.headers": compiled.v1,
  "get_dag_stats.400.body": compiled.v2,
  "get_dag_stats.400.headers": compiled.v1,
  "get_dag_stats.401.body": compiled.v2,
  "get_dag_stats.401.headers": compiled.v1,
  "get_dag_stats.403.body": compiled.v2,
  "get_dag_stats.403.headers": compiled.v1,
  "get_dag_stats.404.body": compiled.v2,
  "get_dag_stats.404.headers": compiled.v1,
  "get_dag_stats.422.body": compiled.v3,
  "get_dag_stats.422.headers": compiled.v1,
  "get_dag_tags.200.body": compiled.v22,
  "get_dag_tags.200.headers": compiled.v1,
  "get_dag_tags.401.body": compiled.v2,
  "get_dag_tags.401.headers": compiled.v1,
  "get_dag_tags.403.body": compiled.v2,
  "get_dag_tags.403.headers": compiled.v1,
  "get_dag_tags.422.body": compiled.v3,
  "get_dag_tags.422.headers": compiled.v1,
  "list_dag_warnings.200.body": compiled.v23,
  "list_dag_warnings.200.headers": compiled.v1,
  "list_dag_warnings.401.body": compiled.v2,
  "list_dag_warnings.401.headers": compiled.v1,
  "list_dag_warnings.403.body": compiled.v2,
  "list_dag_warnings.403.headers": compiled.v1,
  "list_dag_warnings.422.body": compiled.v3,
  "list_dag_warnings.422.headers": compiled.v1,
  "get_dags.200.body": compiled.v24,
  "get_dags.200.headers": compiled.v1,
  "get_dags.401.body": compiled.v2,
  "get_dags.401.headers": compiled.v1,
  "get_dags.403.body": compiled.v2,
  "get_dags.403.headers": compiled.v1,
  "get_dags.422.body": compiled.v3,
  "get_dags.422.headers": compiled.v1,
  "patch_dags.200.body": compiled.v24,
  "patch_dags.200.headers": compiled.v1,
  "patch_dags.400.body": compiled.v2,
  "patch_dags.400.headers": compiled.v1,
  "patch_dags.401.body": compiled.v2,
  "patch_dags.401.headers": compiled.v1,
  "patch_dags.403.body": compiled.v2,
  "patch_dags.403.headers": compiled.v1,
  "patch_dags.404.body": compiled.v2,
  "patch_dags.404.headers": compiled.v1,
  "patch_dags.422.body": compiled.v3,
  "patch_dags.422.headers": compiled.v1,
  "get_dag.200.body": compiled.v25,
  "get_dag.200.headers": compiled.v1,
  "get_dag.400.body": compiled.v2,
  "get_dag.400.headers": compiled.v1,
  "get_dag.401.body": compiled.v2,
  "get_dag.401.headers": compiled.v1,
  "get_dag.403.body": compiled.v2,
  "get_dag.403.headers": compiled.v1,
  "get_dag.404.body": compiled.v2,
  "get_dag.404.headers": compiled.v1,
  "get_dag.422.body": compiled.v2,
  "get_dag.422.headers": compiled.v1,
  "delete_dag.200.body": compiled.v5,
  "delete_dag.200.headers": compiled.v1,
  "delete_dag.400.body": compiled.v2,
  "delete_dag.400.headers": compiled.v1,
  "delete_dag.401.body": compiled.v2,
  "delete_dag.401.headers": compiled.v1,
  "delete_dag.403.body": compiled.v2,
  "delete_dag.403.headers": compiled.v1,
  "delete_dag.404.body": compiled.v2,
  "delete_dag.404.headers": compiled.v1,
  "delete_dag.422.body": compiled.v2,
  "delete_dag.422.headers": compiled.v1,
  "patch_dag.200.body": compiled.v25,
  "patch_dag.200.headers": compiled.v1,
  "patch_dag.400.body": compiled.v2,
  "patch_dag.400.headers": compiled.v1,
  "patch_dag.401.body": compiled.v2,
  "patch_dag.401.headers": compiled.v1,
  "patch_dag.403.body": compiled.v2,
  "patch_dag.403.headers": compiled.v1,
  "patch_dag.404.body": compiled.v2,
  "patch_dag.404.headers": compiled.v1,
  "patch_dag.422.body": compiled.v3,
  "patch_dag.422.headers": compiled.v1,
  "get_dag_asset_queued_events.200.body": compiled.v10,
  "get_dag_asset_queued_events.200.headers": compiled.v1,
  "get_dag_asset_queued_events.401.body": compiled.v2,
  "get_dag_asset_queued_events.401.headers": compiled.v1,
  "get_dag_asset_queued_events.403.body": compiled.v2,
  "get_dag_asset_queued_events.403.headers": compiled.v1,
  "get_dag_asset_queued_events.422.body": compiled.v3,
  "get_dag_asset_queued_events.422.headers": compiled.v1,
  "delete_dag_asset_queued_events.204.headers": compiled.v1,
  "delete_dag_asset_queued_events.400.body": compiled.v2,
  "delete_dag_asset_queued_events.400.headers": compiled.v1,
  "delete_dag_asset_queued_events.401.body": compiled.v2,
  "delete_dag_asset_queued_events.401.headers": compiled.v1,
  "delete_dag_asset_queued_events.403.body": compiled.v2,
  "delete_dag_asset_queued_events.403.headers": compiled.v1,
  "delete_dag_asset_queued_events.404.body": compiled.v2,
  "delete_dag_asset_queued_events.404.headers": compiled.v1,
  "delete_dag_asset_queued_events.422.body": compiled.v3,
  "delete_dag_asset_queued_events.422.headers": compiled.v1,
  "get_dag_asset_queued_event.200.body": compiled.v26,
  "get_dag_asset_queued_event.200.headers": compiled.v1,
  "get_dag_asset_queued_event.401.body": compiled.v2,
  "get_dag_asset_queued_event.401.headers": compiled.v1,
  "get_dag_asset_queued_event.403.body": compiled.v2,
  "get_dag_asset_queued_event.403.headers": compiled.v1,
  "get_dag_asset_queued_event.404.body": compiled.v2,
  "get_dag_asset_queued_event.404.headers": compiled.v1,
  "get_dag_asset_queued_event.422.body": compiled.v3,
  "get_dag_asset_queued_event.422.headers": compiled.v1,
  "delete_dag_asset_queued_event.204.headers": compiled.v1,
  "delete_dag_asset_queued_event.400.body": compiled.v2,
  "delete_dag_asset_queued_event.400.headers": compiled.v1,
  "delete_dag_asset_queued_event.401.body": compiled.v2,
  "delete_dag_asset_queued_event.401.headers": compiled.v1,
  "delete_dag_asset_queued_event.403.body": compiled.v2,
  "delete_dag_asset_queued_event.403.headers": compiled.v1,
  "delete_dag_asset_queued_event.404.body": compiled.v2,
  "delete_dag_asset_queued_event.404.headers": compiled.v1,
  "delete_dag_asset_queued_event.422.body": compiled.v3,
  "delete_dag_asset_queued_event.422.headers": compiled.v1,
  "post_clear_task_instances.200.body": compiled.v27,
  "post_clear_task_instances.200.headers": compiled.v1,
  "post_clear_task_instances.401.body": compiled.v2,
  "post_clear_task_instances.401.headers": compiled.v1,
  "post_clear_task_instances.403.body": compiled.v2,
  "post_clear_task_instances.403.headers": compiled.v1,
  "post_clear_task_instances.404.body": compiled.v2,
  "post_clear_task_instances.404.headers": compiled.v1,
  "post_clear_task_instances.409.body": compiled.v2,
  "post_clear_task_instances.409.headers": compiled.v1,
  "post_clear_task_instances.422.body": compiled.v3,
  "post_clear_task_instances.422.headers": compiled.v1,
  "get_dag_runs.200.body": compiled.v28,
  "get_dag_runs.200.headers": compiled.v1,
  "get_dag_runs.401.body": compiled.v2,
  "get_dag_runs.401.headers": compiled.v1,
  "get_dag_runs.403.body": compiled.v2,
  "get_dag_runs.403.headers": compiled.v1,
  "get_dag_runs.404.body": compiled.v2,
  "get_dag_runs.404.headers": compiled.v1,
  "get_dag_runs.422.body": compiled.v3,
  "get_dag_runs.422.headers": compiled.v1,
  "trigger_dag_run.200.body": compiled.v9,
  "trigger_dag_run.200.headers": compiled.v1,
  "trigger_dag_run.400.body": compiled.v2,
  "trigger_dag_run.400.headers": compiled.v1,
  "trigger_dag_run.401.body": compiled.v2,
  "trigger_dag_run.401.headers": compiled.v1,
  "trigger_dag_run.403.body": compiled.v2,
  "trigger_dag_run.403.headers": compiled.v1,
  "trigger_dag_run.404.body": compiled.v2,
  "trigger_dag_run.404.headers": compiled.v1,
  "trigger_dag_run.409.body": compiled.v2,
  "trigger_dag_run.409.headers": compiled.v1,
  "trigger_dag_run.422.body": compiled.v3,
  "trigger_dag_run.422.headers": compiled.v1,
  "get_list_dag_runs_batch.200.body": compiled.v28,
  "get_list_dag_runs_batch.200.headers": compiled.v1,
  "get_list_dag_runs_batch.401.body": compiled.v2,
  "get_list_dag_runs_batch.401.headers": compiled.v1,
  "get_list_dag_runs_batch.403.body": compiled.v2,
  "get_list_dag_runs_batch.403.headers": compiled.v1,
  "get_list_dag_runs_batch.404.body": compiled.v2,
  "get_list_dag_runs_batch.404.headers": compiled.v1,
  "get_list_dag_runs_batch.422.body": compiled.v3,
  "get_list_dag_runs_batch.422.headers": compiled.v1,
  "get_dag_run.200.body": compiled.v9,
  "get_dag_run.200.headers": compiled.v1,
  "get_dag_run.401.body": compiled.v2,
  "get_dag_run.401.headers": compiled.v1,
  "get_dag_run.403.body": compiled.v2,
  "get_dag_run.403.headers": compiled.v1,
  "get_dag_run.404.body": compiled.v2,
  "get_dag_run.404.headers": compiled.v1,
  "get_dag_run.422.body": compiled.v3,
  "get_dag_run.422.headers": compiled.v1,
  "delete_dag_run.204.headers": compiled.v1,
  "delete_dag_run.400.body": compiled.v2,
  "delete_dag_run.400.headers": compiled.v1,
  "delete_dag_run.401.body": compiled.v2,
  "delete_dag_run.401.headers": compiled.v1,
  "delete_dag_run.403.body": compiled.v2,
  "delete_dag_run.403.headers": compiled.v1,
  "delete_dag_run.404.body": compiled.v2,
  "delete_dag_run.404.headers": compiled.v1,
  "delete_dag_run.422.body": compiled.v3,
  "delete_dag_run.422.headers": compiled.v1,
  "patch_dag_run.200.body": compiled.v9,
  "patch_dag_run.200.headers": compiled.v1,
  "patch_dag_run.400.body": compiled.v2,
  "patch_dag_run.400.headers": compiled.v1,
  "patch_dag_run.401.body": compiled.v2,
  "patch_dag_run.401.headers": compiled.v1,
  "patch_dag_run.403.body": compiled.v2,
  "patch_dag_run.403.headers": compiled.v1,
  "patch_dag_run.404.body": compiled.v2,
  "patch_dag_run.404.headers": compiled.v1,
  "patch_dag_run.422.body": compiled.v3,
  "patch_dag_run.422.headers": compiled.v1,
  "clear_dag_run.200.body": compiled.v29,
  "clear_dag_run.200.headers": compiled.v1,
  "clear_dag_run.401.body": compiled.v2,
  "clear_dag_run.401.headers": compiled.v1,
  "clear_dag_run.403.body": compiled.v2,
  "clear_dag_run.403.headers": compiled.v1,
  "clear_dag_run.404.body": compiled.v2,
  "clear_dag_run.404.headers": compiled.v1,
  "clear_dag_run.422.body": compiled.v3,
  "clear_dag_run.422.headers": compiled.v1,
  "get_hitl_details.200.body": compiled.v30,
  "get_hitl_details.200.headers": compiled.v1,
  "get_hitl_details.401.body": compiled.v2,
  "get_hitl_details.401.headers": compiled.v1,
  "get_hitl_details.403.body": compiled.v2,
  "get_hitl_details.403.headers": compiled.v1,
  "get_hitl_details.422.body": compiled.v3,
  "get_hitl_details.422.headers": compiled.v1,
  "get_task_instances.200.body": compiled.v27,
  "get_task_instances.200.headers": compiled.v1,
  "get_task_instances.400.body": compiled.v2,
  "get_task_instances.400.headers": compiled.v1,
  "get_task_instances.401.body": compiled.v2,
  "get_task_instances.401.headers": compiled.v1,
  "get_task_instances.403.body": compiled.v2,
  "get_task_instances.403.headers": compiled.v1,
  "get_task_instances.404.body": compiled.v2,
  "get_task_instances.404.headers": compiled.v1,
  "get_task_instances.422.body": compiled.v3,
  "get_task_instances.422.headers": compiled.v1,
  "bulk_task_instances.200.body": compiled.v18,
  "bulk_task_instances.200.headers": compiled.v1,
  "bulk_task_instances.401.body": compiled.v2,
  "bulk_task_instances.401.headers": compiled.v1,
  "bulk_task_instances.403.body": compiled.v2,
  "bulk_task_instances.403.headers": compiled.v1,
  "bulk_task_instances.422.body": compiled.v3,
  "bulk_task_instances.422.headers": compiled.v1,
  "get_task_instances_batch.200.body": compiled.v27,
  "get_task_instances_batch.200.headers": compiled.v1,
  "get_task_instances_batch.401.body": compiled.v2,
  "get_task_instances_batch.401.headers": compiled.v1,
  "get_task_instances_batch.403.body": compiled.v2,
  "get_task_instances_batch.403.headers": compiled.v1,
  "get_task_instances_batch.404.body": compiled.v2,
  "get_task_instances_batch.404.headers": compiled.v1,
  "get_task_instances_batch.422.body": compiled.v3,
  "get_task_instances_batch.422.headers": compiled.v1,
  "get_task_instance.200.body": compiled.v31,
  "get_task_instance.200.headers": compiled.v1,
  "get_task_instance.401.body": compiled.v2,
  "get_task_instance.401.headers": compiled.v1,
  "get_task_instance.403.body": compiled.v2,
  "get_task_instance.403.headers": compiled.v1,
  "get_task_instance.404.body": compiled.v2,
  "get_task_instance.404.headers": compiled.v1,
  "get_task_instance.422.body": compiled.v3,
  "get_task_instance.422.headers": compiled.v1,
  "delete_task_instance.200.body": compiled.v5,
  "delete_task_instance.200.headers": compiled.v1,
  "delete_task_instance.401.body": compiled.v2,
  "delete_task_instance.401.headers": compiled.v1,
  "delete_task_instance.403.body": compiled.v2,
  "delete_task_instance.403.headers": compiled.v1,
  "delete_task_instance.404.body": compiled.v2,
  "delete_task_instance.404.headers": compiled.v1,
  "delete_task_instance.422.body": compiled.v3,
  "delete_task_instance.422.headers": compiled.v1,
  "patch_task_instance.200.body": compiled.v27,
  "patch_task_instance.200.headers": compiled.v1,
  "patch_task_instance.400.body": compiled.v2,
  "patch_task_instance.400.headers": compiled.v1,
  "patch_task_instance.401.body": compiled.v2,
  "patch_task_instance.401.headers": compiled.v1,
  "patch_task_instance.403.body": compiled.v2,
  "patch_task_instance.403.headers": compiled.v1,
  "patch_task_instance.404.body": compiled.v2,
  "patch_task_instance.404.headers": compiled.v1,
  "patch_task_instance.409.body": compiled.v2,
  "patch_task_instance.409.headers": compiled.v1,
  "patch_task_instance.422.body": compiled.v3,
  "patch_task_instance.422.headers": compiled.v1,
  "get_task_instance_dependencies.200.body": compiled.v32,
  "get_task_instance_dependencies.200.headers": compiled.v1,
  "get_task_instance_dependencies.401.body": compiled.v2,
  "get_task_instance_dependencies.401.headers": compiled.v1,
  "get_task_instance_dependencies.403.body": compiled.v2,
  "get_task_instance_dependencies.403.headers": compiled.v1,
  "get_task_instance_dependencies.404.body": compiled.v2,
  "get_task_instance_dependencies.404.headers": compiled.v1,
  "get_task_instance_dependencies.422.body": compiled.v3,
  "get_task_instance_dependencies.422.headers": compiled.v1,
  "patch_task_instance_dry_run.200.body": compiled.v27,
  "patch_task_instance_dry_run.200.headers": compiled.v1,
  "patch_task_instance_dry_run.400.body": compiled.v2,
  "patch_task_instance_dry_run.400.headers": compiled.v1,
  "patch_task_instance_dry_run.401.body": compiled.v2,
  "patch_task_instance_dry_run.401.headers": compiled.v1,
  "patch_task_instance_dry_run.403.body": compiled.v2,
  "patch_task_instance_dry_run.403.headers": compiled.v1,
  "patch_task_instance_dry_run.404.body": compiled.v2,
  "patch_task_instance_dry_run.404.headers": compiled.v1,
  "patch_task_instance_dry_run.422.body": compiled.v3,
  "patch_task_instance_dry_run.422.headers": compiled.v1,
  "get_external_log_url.200.body": compiled.v33,
  "get_external_log_url.200.headers": compiled.v1,
  "get_external_log_url.400.body": compiled.v2,
  "get_external_log_url.400.headers": compiled.v1,
  "get_external_log_url.401.body": compiled.v2,
  "get_external_log_url.401.headers": compiled.v1,
  "get_external_log_url.403.body": compiled.v2,
  "get_external_log_url.403.headers": compiled.v1,
  "get_external_log_url.404.body": compiled.v2,
  "get_external_log_url.404.headers": compiled.v1,
  "get_external_log_url.422.body": compiled.v3,
  "get_external_log_url.422.headers": compiled.v1,
  "get_extra_links.200.body": compiled.v34,
  "get_extra_links.200.headers": compiled.v1,
  "get_extra_links.401.body": compiled.v2,
  "get_extra_links.401.headers": compiled.v1,
  "get_extra_links.403.body": compiled.v2,
  "get_extra_links.403.headers": compiled.v1,
  "get_extra_links.404.body": compiled.v2,
  "get_extra_links.404.headers": compiled.v1,
  "get_extra_links.422.body": compiled.v3,
  "get_extra_links.422.headers": compiled.v1,
  "get_mapped_task_instances.200.body": compiled.v27,
  "get_mapped_task_instances.200.headers": compiled.v1,
  "get_mapped_task_instances.401.body": compiled.v2,
  "get_mapped_task_instances.401.headers": compiled.v1,
  "get_mapped_task_instances.403.body": compiled.v2,
  "get_mapped_task_instances.403.headers": compiled.v1,
  "get_mapped_task_instances.404.body": compiled.v2,
  "get_mapped_task_instances.404.headers": compiled.v1,
  "get_mapped_task_instances.422.body": compiled.v3,
  "get_mapped_task_instances.422.headers": compiled.v1,
  "get_log.200.body": compiled.v35,
  "get_log.200.body application/x-ndjson": compiled.v15,
  "get_log.200.headers": compiled.v1,
  "get_log.401.body": compiled.v2,
  "get_log.401.headers": compiled.v1,
  "get_log.403.body": compiled.v2,
  "get_log.403.headers": compiled.v1,
  "get_log.404.body": compiled.v2,
  "get_log.404.headers": compiled.v1,
  "get_log.422.body": compiled.v3,
  "get_log.422.headers": compiled.v1,
  "get_task_instance_tries.200.body": compiled.v36,
  "get_task_instance_tries.200.headers": compiled.v1,
  "get_task_instance_tries.401.body": compiled.v2,
  "get_task_instance_tries.401.headers": compiled.v1,
  "get_task_instance_tries.403.body": compiled.v2,
  "get_task_instance_tries.403.headers": compiled.v1,
  "get_task_instance_tries.404.body": compiled.v2,
  "get_task_instance_tries.404.headers": compiled.v1,
  "get_task_instance_tries.422.body": compiled.v3,
  "get_task_instance_tries.422.headers": compiled.v1,
  "get_task_instance_try_details.200.body": compiled.v37,
  "get_task_instance_try_details.200.headers": compiled.v1,
  "get_task_instance_try_details.401.body": compiled.v2,
  "get_task_instance_try_details.401.headers": compiled.v1,
  "get_task_instance_try_details.403.body": compiled.v2,
  "get_task_instance_try_details.403.headers": compiled.v1,
  "get_task_instance_try_details.404.body": compiled.v2,
  "get_task_instance_try_details.404.headers": compiled.v1,
  "get_task_instance_try_details.422.body": compiled.v3,
  "get_task_instance_try_details.422.headers": compiled.v1,
  "get_xcom_entries.200.body": compiled.v38,
  "get_xcom_entries.200.headers": compiled.v1,
  "get_xcom_entries.400.body": compiled.v2,
  "get_xcom_entries.400.headers": compiled.v1,
  "get_xcom_entries.401.body": compiled.v2,
  "get_xcom_entries.401.headers": compiled.v1,
  "get_xcom_entries.403.body": compiled.v2,
  "get_xcom_entries.403.headers": compiled.v1,
  "get_xcom_entries.404.body": compiled.v2,
  "get_xcom_entries.404.headers": compiled.v1,
  "get_xcom_entries.422.body": compiled.v3,
  "get_xcom_entries.422.headers": compiled.v1,
  "create_xcom_entry.201.body": compiled.v39,
  "create_xcom_entry.201.headers": compiled.v1,
  "create_xcom_entry.400.body": compiled.v2,
  "create_xcom_entry.400.headers": compiled.v1,
  "create_xcom_entry.401.body": compiled.v2,
  "create_xcom_entry.401.headers": compiled.v1,
  "create_xcom_entry.403.body": compiled.v2,
  "create_xcom_entry.403.headers": compiled.v1,
  "create_xcom_entry.404.body": compiled.v2,
  "create_xcom_entry.404.headers": compiled.v1,
  "create_xcom_entry.422.body": compiled.v3,
  "create_xcom_entry.422.headers": compiled.v1,
  "get_xcom_entry.200.body": compiled.v40,
  "get_xcom_entry.200.headers": compiled.v1,
  "get_xcom_entry.400.body": compiled.v2,
  "get_xcom_entry.400.headers": compiled.v1,
  "get_xcom_entry.401.body": compiled.v2,
  "get_xcom_entry.401.headers": compiled.v1,
  "get_xcom_entry.403.body": compiled.v2,
  "get_xcom_entry.403.headers": compiled.v1,
  "get_xcom_entry.404.body": compiled.v2,
  "get_xcom_entry.404.headers": compiled.v1,
  "get_xcom_entry.422.body": compiled.v3,
  "get_xcom_entry.422.headers": compiled.v1,
  "delete_xcom_entry.204.headers": compiled.v1,
  "delete_xcom_entry.400.body": compiled.v2,
  "delete_xcom_entry.400.headers": compiled.v1,
  "delete_xcom_entry.401.body": compiled.v2,
  "delete_xcom_entry.401.headers": compiled.v1,
  "delete_xcom_entry.403.body": compiled.v2,
  "delete_xcom_entry.403.headers": compiled.v1,
  "delete_xcom_entry.404.body": compiled.v2,
  "delete_xcom_entry.404.headers": compiled.v1,
  "delete_xcom_entry.422.body": compiled.v3,
  "delete_xcom_entry.422.headers": compiled.v1,
  "update_xcom_entry.200.body": compiled.v39,
  "update_xcom_entry.200.headers": compiled.v1,
  "update_xcom_entry.400.body": compiled.v2,
  "update_xcom_entry.400.headers": compiled.v1,
  "update_xcom_entry.401.body": compiled.v2,
  "update_xcom_entry.401.headers": compiled.v1,
  "update_xcom_entry.403.body": compiled.v2,
  "update_xcom_entry.403.headers": compiled.v1,
  "update_xcom_entry.404.body": compiled.v2,
  "update_xcom_entry.404.headers": compiled.v1,
  "update_xcom_entry.422.body": compiled.v3,
  "update_xcom_entry.422.headers": compiled.v1,
  "get_mapped_task_instance.200.body": compiled.v31,
  "get_mapped_task_instance.200.headers": compiled.v1,
  "get_mapped_task_instance.401.body": compiled.v2,
  "get_mapped_task_instance.401.headers": compiled.v1,
  "get_mapped_task_instance.403.body": compiled.v2,
  "get_mapped_task_instance.403.headers": compiled.v1,
  "get_mapped_task_instance.404.body": compiled.v2,
  "get_mapped_task_instance.404.headers": compiled.v1,
  "get_mapped_task_instance.422.body": compiled.v3,
  "get_mapped_task_instance.422.headers": compiled.v1,
  "patch_task_instance_by_map_index.200.body": compiled.v27,
  "patch_task_instance_by_map_index.200.headers": compiled.v1,
  "patch_task_instance_by_map_index.400.body": compiled.v2,
  "patch_task_instance_by_map_index.400.headers": compiled.v1,
  "patch_task_instance_by_map_index.401.body": compiled.v2,
  "patch_task_instance_by_map_index.401.headers": compiled.v1,
  "patch_task_instance_by_map_index.403.body": compiled.v2,
  "patch_task_instance_by_map_index.403.headers": compiled.v1,
  "patch_task_instance_by_map_index.404.body": compiled.v2,
  "patch_task_instance_by_map_index.404.headers": compiled.v1,
  "patch_task_instance_by_map_index.409.body": compiled.v2,
  "patch_task_instance_by_map_index.409.headers": compiled.v1,
  "patch_task_instance_by_map_index.422.body": compiled.v3,
  "patch_task_instance_by_map_index.422.headers": compiled.v1,
  "get_task_instance_dependencies_by_map_index.200.body": compiled.v32,
  "get_task_instance_dependencies_by_map_index.200.headers": compiled.v1,
  "get_task_instance_dependencies_by_map_index.401.body": compiled.v2,
  "get_task_instance_dependencies_by_map_index.401.headers": compiled.v1,
  "get_task_instance_dependencies_by_map_index.403.body": compiled.v2,
  "get_task_instance_dependencies_by_map_index.403.headers": compiled.v1,
  "get_task_instance_dependencies_by_map_index.404.body": compiled.v2,
  "get_task_instance_dependencies_by_map_index.404.headers": compiled.v1,
  "get_task_instance_dependencies_by_map_index.422.body": compiled.v3,
  "get_task_instance_dependencies_by_map_index.422.headers": compiled.v1,
  "patch_task_instance_dry_run_by_map_index.200.body": compiled.v27,
  "patch_task_instance_dry_run_by_map_index.200.headers": compiled.v1,
  "patch_task_instance_dry_run_by_map_index.400.body": compiled.v2,
  "patch_task_instance_dry_run_by_map_index.400.headers": compiled.v1,
  "patch_task_instance_dry_run_by_map_index.401.body": compiled.v2,
  "patch_task_instance_dry_run_by_map_index.401.headers": compiled.v1,
  "patch_task_instance_dry_run_by_map_index.403.body": compiled.v2,
  "patch_task_instance_dry_run_by_map_index.403.headers": compiled.v1,
  "patch_task_instance_dry_run_by_map_index.404.body": compiled.v2,
  "patch_task_instance_dry_run_by_map_index.404.headers": compiled.v1,
  "patch_task_instance_dry_run_by_map_index.422.body": compiled.v3,
  "patch_task_instance_dry_run_by_map_index.422.headers": compiled.v1,
  "get_hitl_detail.200.body": compiled.v41,
  "get_hitl_detail.200.headers": compiled.v1,
  "get_hitl_detail.401.body": compiled.v2,
  "get_hitl_detail.401.headers": compiled.v1,
  "get_hitl_detail.403.body": compiled.v2,
  "get_hitl_detail.403.headers": compiled.v1,
  "get_hitl_detail.404.body": compiled.v2,
  "get_hitl_detail.404.headers": compiled.v1,
  "get_hitl_detail.422.body": compiled.v3,
  "get_hitl_detail.422.headers": compiled.v1,
  "update_hitl_detail.200.body": compiled.v42,
  "update_hitl_detail.200.headers": compiled.v1,
  "update_hitl_detail.401.body": compiled.v2,
  "update_hitl_detail.401.headers": compiled.v1,
  "update_hitl_detail.403.body": compiled.v2,
  "update_hitl_detail.403.headers": compiled.v1,
  "update_hitl_detail.404.body": compiled.v2,
  "update_hitl_detail.404.headers": compiled.v1,
  "update_hitl_detail.409.body": compiled.v2,
  "update_hitl_detail.409.headers": compiled.v1,
  "update_hitl_detail.422.body": compiled.v3,
  "update_hitl_detail.422.headers": compiled.v1,
  "get_hitl_detail_try_detail.200.body": compiled.v43,
  "get_hitl_detail_try_detail.200.headers": compiled.v1,
  "get_hitl_detail_try_detail.401.body": compiled.v2,
  "get_hitl_detail_try_detail.401.headers": compiled.v1,
  "get_hitl_detail_try_detail.403.body": compiled.v2,
  "get_hitl_detail_try_detail.403.headers": compiled.v1,
  "get_hitl_detail_try_detail.404.body": compiled.v2,
  "get_hitl_detail_try_detail.404.headers": compiled.v1,
  "get_hitl_detail_try_detail.422.body": compiled.v3,
  "get_hitl_detail_try_detail.422.headers": compiled.v1,
  "get_mapped_task_instance_tries.200.body": compiled.v36,
  "get_mapped_task_instance_tries.200.headers": compiled.v1,
  "get_mapped_task_instance_tries.401.body": compiled.v2,
  "get_mapped_task_instance_tries.401.headers": compiled.v1,
  "get_mapped_task_instance_tries.403.body": compiled.v2,
  "get_mapped_task_instance_tries.403.headers": compiled.v1,
  "get_mapped_task_instance_tries.404.body": compiled.v2,
  "get_mapped_task_instance_tries.404.headers": compiled.v1,
  "get_mapped_task_instance_tries.422.body": compiled.v3,
  "get_mapped_task_instance_tries.422.headers": compiled.v1,
  "get_mapped_task_instance_try_details.200.body": compiled.v37,
  "get_mapped_task_instance_try_details.200.headers": compiled.v1,
  "get_mapped_task_instance_try_details.401.body": compiled.v2,
  "get_mapped_task_instance_try_details.401.headers": compiled.v1,
  "get_mapped_task_instance_try_details.403.body": compiled.v2,
  "get_mapped_task_instance_try_details.403.headers": compiled.v1,
  "get_mapped_task_instance_try_details.404.body": compiled.v2,
  "get_mapped_task_instance_try_details.404.headers": compiled.v1,
  "get_mapped_task_instance_try_details.422.body": compiled.v3,
  "get_mapped_task_instance_try_details.422.headers": compiled.v1,
  "get_upstream_asset_events.200.body": compiled.v6,
  "get_upstream_asset_events.200.headers": compiled.v1,
  "get_upstream_asset_events.401.body": compiled.v2,
  "get_upstream_asset_events.401.headers": compiled.v1,
  "get_upstream_asset_events.403.body": compiled.v2,
  "get_upstream_asset_events.403.headers": compiled.v1,
  "get_upstream_asset_events.404.body": compiled.v2,
  "get_upstream_asset_events.404.headers": compiled.v1,
  "get_upstream_asset_events.422.body": compiled.v3,
  "get_upstream_asset_events.422.headers": compiled.v1,
  "wait_dag_run_until_finished.200.body": compiled.v5,
  "wait_dag_run_until_finished.200.body application/x-ndjson": compiled.v15,
  "wait_dag_run_until_finished.200.headers": compiled.v1,
  "wait_dag_run_until_finished.401.body": compiled.v2,
  "wait_dag_run_until_finished.401.headers": compiled.v1,
  "wait_dag_run_until_finished.403.body": compiled.v2,
  "wait_dag_run_until_finished.403.headers": compiled.v1,
  "wait_dag_run_until_finished.404.body": compiled.v2,
  "wait_dag_run_until_finished.404.headers": compiled.v1,
  "wait_dag_run_until_finished.422.body": compiled.v3,
  "wait_dag_run_until_finished.422.headers": compiled.v1,
  "get_dag_versions.200.body": compiled.v44,
  "get_dag_versions.200.headers": compiled.v1,
  "get_dag_versions.401.body": compiled.v2,
  "get_dag_versions.401.headers": compiled.v1,
  "get_dag_versions.403.body": compiled.v2,
  "get_dag_versions.403.headers": compiled.v1,
  "get_dag_versions.404.body": compiled.v2,
  "get_dag_versions.404.headers": compiled.v1,
  "get_dag_versions.422.body": compiled.v3,
  "get_dag_versions.422.headers": compiled.v1,
  "get_dag_version.200.body": compiled.v45,
  "get_dag_version.200.headers": compiled.v1,
  "get_dag_version.401.body": compiled.v2,
  "get_dag_version.401.headers": compiled.v1,
  "get_dag_version.403.body": compiled.v2,
  "get_dag_version.403.headers": compiled.v1,
  "get_dag_version.404.body": compiled.v2,
  "get_dag_version.404.headers": compiled.v1,
  "get_dag_version.422.body": compiled.v3,
  "get_dag_version.422.headers": compiled.v1,
  "get_dag_details.200.body": compiled.v46,
  "get_dag_details.200.headers": compiled.v1,
  "get_dag_details.400.body": compiled.v2,
  "get_dag_details.400.headers": compiled.v1,
  "get_dag_details.401.body": compiled.v2,
  "get_dag_details.401.headers": compiled.v1,
  "get_dag_details.403.body": compiled.v2,
  "get_dag_details.403.headers": compiled.v1,
  "get_dag_details.404.body": compiled.v2,
  "get_dag_details.404.headers": compiled.v1,
  "get_dag_details.422.body": compiled.v3,
  "get_dag_details.422.headers": compiled.v1,
  "favorite_dag.204.headers": compiled.v1,
  "favorite_dag.401.body": compiled.v2,
  "favorite_dag.401.headers": compiled.v1,
  "favorite_dag.403.body": compiled.v2,
  "favorite_dag.403.headers": compiled.v1,
  "favorite_dag.404.body": compiled.v2,
  "favorite_dag.404.headers": compiled.v1,
  "favorite_dag.422.body": compiled.v3,
  "favorite_dag.422.headers": compiled.v1,
  "get_tasks.200.body": compiled.v47,
  "get_tasks.200.headers": compiled.v1,
  "get_tasks.400.body": compiled.v2,
  "get_tasks.400.headers": compiled.v1,
  "get_tasks.401.body": compiled.v2,
  "get_tasks.401.headers": compiled.v1,
  "get_tasks.403.body": compiled.v2,
  "get_tasks.403.headers": compiled.v1,
  "get_tasks.404.body": compiled.v2,
  "get_tasks.404.headers": compiled.v1,
  "get_tasks.422.body": compiled.v3,
  "get_tasks.422.headers": compiled.v1,
  "get_task.200.body": compiled.v48,
  "get_task.200.headers": compiled.v1,
  "get_task.400.body": compiled.v2,
  "get_task.400.headers": compiled.v1,
  "get_task.401.body": compiled.v2,
  "get_task.401.headers": compiled.v1,
  "get_task.403.body": compiled.v2,
  "get_task.403.headers": compiled.v1,
  "get_task.404.body": compiled.v2,
  "get_task.404.headers": compiled.v1,
  "get_task.422.body": compiled.v3,
  "get_task.422.headers": compiled.v1,
  "unfavorite_dag.204.headers": compiled.v1,
  "unfavorite_dag.401.body": compiled.v2,
  "unfavorite_dag.401.headers": compiled.v1,
  "unfavorite_dag.403.body": compiled.v2,
  "unfavorite_dag.403.headers": compiled.v1,
  "unfavorite_dag.404.body": compiled.v2,
  "unfavorite_dag.404.headers": compiled.v1,
  "unfavorite_dag.409.body": compiled.v2,
  "unfavorite_dag.409.headers": compiled.v1,
  "unfavorite_dag.422.body": compiled.v3,
  "unfavorite_dag.422.headers": compiled.v1,
  "get_event_logs.200.body": compiled.v49,
  "get_event_logs.200.headers": compiled.v1,
  "get_event_logs.401.body": compiled.v2,
  "get_event_logs.401.headers": compiled.v1,
  "get_event_logs.403.body": compiled.v2,
  "get_event_logs.403.headers": compiled.v1,
  "get_event_logs.422.body": compiled.v3,
  "get_event_logs.422.headers": compiled.v1,
  "get_event_log.200.body": compiled.v50,
  "get_event_log.200.headers": compiled.v1,
  "get_event_log.401.body": compiled.v2,
  "get_event_log.401.headers": compiled.v1,
  "get_event_log.403.body": compiled.v2,
  "get_event_log.403.headers": compiled.v1,
  "get_event_log.404.body": compiled.v2,
  "get_event_log.404.headers": compiled.v1,
  "get_event_log.422.body": compiled.v3,
  "get_event_log.422.headers": compiled.v1,
  "get_import_errors.200.body": compiled.v51,
  "get_import_errors.200.headers": compiled.v1,
  "get_import_errors.401.body": compiled.v2,
  "get_import_errors.401.headers": compiled.v1,
  "get_import_errors.403.body": compiled.v2,
  "get_import_errors.403.headers": compiled.v1,
  "get_import_errors.422.body": compiled.v3,
  "get_import_errors.422.headers": compiled.v1,
  "get_import_error.200.body": compiled.v52,
  "get_import_error.200.headers": compiled.v1,
  "get_import_error.401.body": compiled.v2,
  "get_import_error.401.headers": compiled.v1,
  "get_import_error.403.body": compiled.v2,
  "get_import_error.403.headers": compiled.v1,
  "get_import_error.404.body": compiled.v2,
  "get_import_error.404.headers": compiled.v1,
  "get_import_error.422.body": compiled.v3,
  "get_import_error.422.headers": compiled.v1,
  "get_jobs.200.body": compiled.v53,
  "get_jobs.200.headers": compiled.v1,
  "get_jobs.400.body": compiled.v2,
  "get_jobs.400.headers": compiled.v1,
  "get_jobs.401.body": compiled.v2,
  "get_jobs.401.headers": compiled.v1,
  "get_jobs.403.body": compiled.v2,
  "get_jobs.403.headers": compiled.v1,
  "get_jobs.422.body": compiled.v3,
  "get_jobs.422.headers": compiled.v1,
  "get_health.200.body": compiled.v54,
  "get_health.200.headers": compiled.v1,
  "reparse_dag_file.201.body": compiled.v5,
  "reparse_dag_file.201.headers": compiled.v1,
  "reparse_dag_file.401.body": compiled.v2,
  "reparse_dag_file.401.headers": compiled.v1,
  "reparse_dag_file.403.body": compiled.v2,
  "reparse_dag_file.403.headers": compiled.v1,
  "reparse_dag_file.404.body": compiled.v2,
  "reparse_dag_file.404.headers": compiled.v1,
  "reparse_dag_file.422.body": compiled.v3,
  "reparse_dag_file.422.headers": compiled.v1,
  "get_plugins.200.body": compiled.v55,
  "get_plugins.200.headers": compiled.v1,
  "get_plugins.401.body": compiled.v2,
  "get_plugins.401.headers": compiled.v1,
  "get_plugins.403.body": compiled.v2,
  "get_plugins.403.headers": compiled.v1,
  "get_plugins.422.body": compiled.v3,
  "get_plugins.422.headers": compiled.v1,
  "import_errors.200.body": compiled.v56,
  "import_errors.200.headers": compiled.v1,
  "import_errors.401.body": compiled.v2,
  "import_errors.401.headers": compiled.v1,
  "import_errors.403.body": compiled.v2,
  "import_errors.403.headers": compiled.v1,
  "get_pools.200.body": compiled.v57,
  "get_pools.200.headers": compiled.v1,
  "get_pools.401.body": compiled.v2,
  "get_pools.401.headers": compiled.v1,
  "get_pools.403.body": compiled.v2,
  "get_pools.403.headers": compiled.v1,
  "get_pools.404.body": compiled.v2,
  "get_pools.404.headers": compiled.v1,
  "get_pools.422.body": compiled.v3,
  "get_pools.422.headers": compiled.v1,
  "post_pool.201.body": compiled.v58,
  "post_pool.201.headers": compiled.v1,
  "post_pool.401.body": compiled.v2,
  "post_pool.401.headers": compiled.v1,
  "post_pool.403.body": compiled.v2,
  "post_pool.403.headers": compiled.v1,
  "post_pool.409.body": compiled.v2,
  "post_pool.409.headers": compiled.v1,
  "post_pool.422.body": compiled.v3,
  "post_pool.422.headers": compiled.v1,
  "bulk_pools.200.body": compiled.v18,
  "bulk_pools.200.headers": compiled.v1,
  "bulk_pools.401.body": compiled.v2,
  "bulk_pools.401.headers": compiled.v1,
  "bulk_pools.403.body": compiled.v2,
  "bulk_pools.403.headers": compiled.v1,
  "bulk_pools.422.body": compiled.v3,
  "bulk_pools.422.headers": compiled.v1,
  "get_pool.200.body": compiled.v58,
  "get_pool.200.headers": compiled.v1,
  "get_pool.401.body": compiled.v2,
  "get_pool.401.headers": compiled.v1,
  "get_pool.403.body": compiled.v2,
  "get_pool.403.headers": compiled.v1,
  "get_pool.404.body": compiled.v2,
  "get_pool.404.headers": compiled.v1,
  "get_pool.422.body": compiled.v3,
  "get_pool.422.headers": compiled.v1,
  "delete_pool.204.headers": compiled.v1,
  "delete_pool.400.body": compiled.v2,
  "delete_pool.400.headers": compiled.v1,
  "delete_pool.401.body": compiled.v2,
  "delete_pool.401.headers": compiled.v1,
  "delete_pool.403.body": compiled.v2,
  "delete_pool.403.headers": compiled.v1,
  "delete_pool.404.body": compiled.v2,
  "delete_pool.404.headers": compiled.v1,
  "delete_pool.422.body": compiled.v3,
  "delete_pool.422.headers": compiled.v1,
  "patch_pool.200.body": compiled.v58,
  "patch_pool.200.headers": compiled.v1,
  "patch_pool.400.body": compiled.v2,
  "patch_pool.400.headers": compiled.v1,
  "patch_pool.401.body": compiled.v2,
  "patch_pool.401.headers": compiled.v1,
  "patch_pool.403.body": compiled.v2,
  "patch_pool.403.headers": compiled.v1,
  "patch_pool.404.body": compiled.v2,
  "patch_pool.404.headers": compiled.v1,
  "patch_pool.422.body": compiled.v3,
  "patch_pool.422.headers": compiled.v1,
  "get_providers.200.body": compiled.v59,
  "get_providers.200.headers": compiled.v1,
  "get_providers.401.body": compiled.v2,
  "get_providers.401.headers": compiled.v1,
  "get_providers.403.body": compiled.v2,
  "get_providers.403.headers": compiled.v1,
  "get_providers.422.body": compiled.v3,
  "get_providers.422.headers": compiled.v1,
  "get_variables.200.body": compiled.v60,
  "get_variables.200.headers": compiled.v1,
  "get_variables.401.body": compiled.v2,
  "get_variables.401.headers": compiled.v1,
  "get_variables.403.body": compiled.v2,
  "get_variables.403.headers": compiled.v1,
  "get_variables.422.body": compiled.v3,
  "get_variables.422.headers": compiled.v1,
  "post_variable.201.body": compiled.v61,
  "post_variable.201.headers": compiled.v1,
  "post_variable.401.body": compiled.v2,
  "post_variable.401.headers": compiled.v1,
  "post_variable.403.body": compiled.v2,
  "post_variable.403.headers": compiled.v1,
  "post_variable.409.body": compiled.v2,
  "post_variable.409.headers": compiled.v1,
  "post_variable.422.body": compiled.v3,
  "post_variable.422.headers": compiled.v1,
  "bulk_variables.200.body": compiled.v18,
  "bulk_variables.200.headers": compiled.v1,
  "bulk_variables.401.body": compiled.v2,
  "bulk_variables.401.headers": compiled.v1,
  "bulk_variables.403.body": compiled.v2,
  "bulk_variables.403.headers": compiled.v1,
  "bulk_variables.422.body": compiled.v3,
  "bulk_variables.422.headers": compiled.v1,
  "get_variable.200.body": compiled.v61,
  "get_variable.200.headers": compiled.v1,
  "get_variable.401.body": compiled.v2,
  "get_variable.401.headers": compiled.v1,
  "get_variable.403.body": compiled.v2,
  "get_variable.403.headers": compiled.v1,
  "get_variable.404.body": compiled.v2,
  "get_variable.404.headers": compiled.v1,
  "get_variable.422.body": compiled.v3,
  "get_variable.422.headers": compiled.v1,
  "delete_variable.204.headers": compiled.v1,
  "delete_variable.401.body": compiled.v2,
  "delete_variable.401.headers": compiled.v1,
  "delete_variable.403.body": compiled.v2,
  "delete_variable.403.headers": compiled.v1,
  "delete_variable.404.body": compiled.v2,
  "delete_variable.404.headers": compiled.v1,
  "delete_variable.422.body": compiled.v3,
  "delete_variable.422.headers": compiled.v1,
  "patch_variable.200.body": compiled.v61,
  "patch_variable.200.headers": compiled.v1,
  "patch_variable.400.body": compiled.v2,
  "patch_variable.400.headers": compiled.v1,
  "patch_variable.401.body": compiled.v2,
  "patch_variable.401.headers": compiled.v1,
  "patch_variable.403.body": compiled.v2,
  "patch_variable.403.headers": compiled.v1,
  "patch_variable.404.body": compiled.v2,
  "patch_variable.404.headers": compiled.v1,
  "patch_variable.422.body": compiled.v3,
  "patch_variable.422.headers": compiled.v1,
  "get_version.200.body": compiled.v62,
  "get_version.200.headers": compiled.v1,
};
export { validators };
