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
const schema0 = {"$id":"contract:/getApps.200.body","type":"array","items":{"$ref":"contract:/components/schemas/Application"}};
const schema1 = {"$id":"contract:/components/schemas/Application","type":"object","required":["id","name","description","internal","image","createdAt","sortKey"],"properties":{"createdAt":{"type":"string","format":"date-time","leapSecond":"date-time"},"defaultPriority":{"int64":{}},"description":{"type":"string"},"id":{"int64":{}},"image":{"type":"string"},"internal":{"type":"boolean"},"lastUsed":{"type":"string","format":"date-time","leapSecond":"date-time"},"name":{"type":"string"},"sortKey":{"type":"string"},"token":{"type":"string"}}};
const formats0 = /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)[Tt](?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id === undefined){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/Application/required",keyword:"required",params:{missingProperty: "id"},schema:schema1.required,parentSchema:schema1,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data0.name === undefined){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/Application/required",keyword:"required",params:{missingProperty: "name"},schema:schema1.required,parentSchema:schema1,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.description === undefined){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/Application/required",keyword:"required",params:{missingProperty: "description"},schema:schema1.required,parentSchema:schema1,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.internal === undefined){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/Application/required",keyword:"required",params:{missingProperty: "internal"},schema:schema1.required,parentSchema:schema1,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.image === undefined){
const err4 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/Application/required",keyword:"required",params:{missingProperty: "image"},schema:schema1.required,parentSchema:schema1,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.createdAt === undefined){
const err5 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/Application/required",keyword:"required",params:{missingProperty: "createdAt"},schema:schema1.required,parentSchema:schema1,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0.sortKey === undefined){
const err6 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/Application/required",keyword:"required",params:{missingProperty: "sortKey"},schema:schema1.required,parentSchema:schema1,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data0.createdAt !== undefined){
let data1 = data0.createdAt;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err7 = {instancePath:instancePath+"/" + i0+"/createdAt",schemaPath:"contract:/components/schemas/Application/properties/createdAt/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema1.properties.createdAt,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.includes(":60")){
const next0 = Date.parse((data1).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err8 = {instancePath:instancePath+"/" + i0+"/createdAt",schemaPath:"contract:/components/schemas/Application/properties/createdAt/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema1.properties.createdAt,data:data1};
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
const err9 = {instancePath:instancePath+"/" + i0+"/createdAt",schemaPath:"contract:/components/schemas/Application/properties/createdAt/type",keyword:"type",params:{type: "string"},schema:schema1.properties.createdAt.type,parentSchema:schema1.properties.createdAt,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data0.defaultPriority !== undefined){
let data2 = data0.defaultPriority;
if(!((typeof data2 === "number" && Number.isSafeInteger(data2) && !Object.is(data2, -0)) || (typeof data2 === "bigint" && data2 >= -9223372036854775808n && data2 <= 9223372036854775807n)) || (this && this.has(data0, "defaultPriority")) || false){
const err10 = {instancePath:instancePath+"/" + i0+"/defaultPriority",schemaPath:"contract:/components/schemas/Application/properties/defaultPriority/int64",keyword:"int64",params:{},schema:schema1.properties.defaultPriority.int64,parentSchema:schema1.properties.defaultPriority,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data0.description !== undefined){
let data3 = data0.description;
if(typeof data3 !== "string"){
const err11 = {instancePath:instancePath+"/" + i0+"/description",schemaPath:"contract:/components/schemas/Application/properties/description/type",keyword:"type",params:{type: "string"},schema:schema1.properties.description.type,parentSchema:schema1.properties.description,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data0.id !== undefined){
let data4 = data0.id;
if(!((typeof data4 === "number" && Number.isSafeInteger(data4) && !Object.is(data4, -0)) || (typeof data4 === "bigint" && data4 >= -9223372036854775808n && data4 <= 9223372036854775807n)) || (this && this.has(data0, "id")) || false){
const err12 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"contract:/components/schemas/Application/properties/id/int64",keyword:"int64",params:{},schema:schema1.properties.id.int64,parentSchema:schema1.properties.id,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data0.image !== undefined){
let data5 = data0.image;
if(typeof data5 !== "string"){
const err13 = {instancePath:instancePath+"/" + i0+"/image",schemaPath:"contract:/components/schemas/Application/properties/image/type",keyword:"type",params:{type: "string"},schema:schema1.properties.image.type,parentSchema:schema1.properties.image,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data0.internal !== undefined){
let data6 = data0.internal;
if(typeof data6 !== "boolean"){
const err14 = {instancePath:instancePath+"/" + i0+"/internal",schemaPath:"contract:/components/schemas/Application/properties/internal/type",keyword:"type",params:{type: "boolean"},schema:schema1.properties.internal.type,parentSchema:schema1.properties.internal,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data0.lastUsed !== undefined){
let data7 = data0.lastUsed;
if(typeof data7 === "string"){
if(!(formats0.test(data7))){
const err15 = {instancePath:instancePath+"/" + i0+"/lastUsed",schemaPath:"contract:/components/schemas/Application/properties/lastUsed/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema1.properties.lastUsed,data:data7};
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
const err16 = {instancePath:instancePath+"/" + i0+"/lastUsed",schemaPath:"contract:/components/schemas/Application/properties/lastUsed/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema1.properties.lastUsed,data:data7};
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
const err17 = {instancePath:instancePath+"/" + i0+"/lastUsed",schemaPath:"contract:/components/schemas/Application/properties/lastUsed/type",keyword:"type",params:{type: "string"},schema:schema1.properties.lastUsed.type,parentSchema:schema1.properties.lastUsed,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data0.name !== undefined){
let data8 = data0.name;
if(typeof data8 !== "string"){
const err18 = {instancePath:instancePath+"/" + i0+"/name",schemaPath:"contract:/components/schemas/Application/properties/name/type",keyword:"type",params:{type: "string"},schema:schema1.properties.name.type,parentSchema:schema1.properties.name,data:data8};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data0.sortKey !== undefined){
let data9 = data0.sortKey;
if(typeof data9 !== "string"){
const err19 = {instancePath:instancePath+"/" + i0+"/sortKey",schemaPath:"contract:/components/schemas/Application/properties/sortKey/type",keyword:"type",params:{type: "string"},schema:schema1.properties.sortKey.type,parentSchema:schema1.properties.sortKey,data:data9};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data0.token !== undefined){
let data10 = data0.token;
if(typeof data10 !== "string"){
const err20 = {instancePath:instancePath+"/" + i0+"/token",schemaPath:"contract:/components/schemas/Application/properties/token/type",keyword:"type",params:{type: "string"},schema:schema1.properties.token.type,parentSchema:schema1.properties.token,data:data10};
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
const err21 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/Application/type",keyword:"type",params:{type: "object"},schema:schema1.type,parentSchema:schema1,data:data0};
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
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema0.type,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v1 = validate1;
const schema2 = {"$id":"contract:/getApps.200.headers","type":"object","properties":{},"required":[]};

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
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema2.type,parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"dynamicProps":false,"dynamicItems":false};

exports.v2 = validate2;
const schema3 = {"$id":"contract:/getApps.401.body","$ref":"contract:/components/schemas/Error"};
const schema4 = {"$id":"contract:/components/schemas/Error","type":"object","required":["error","errorCode","errorDescription"],"properties":{"error":{"type":"string"},"errorCode":{"int64":{}},"errorDescription":{"type":"string"}}};

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
if(data.error === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/Error/required",keyword:"required",params:{missingProperty: "error"},schema:schema4.required,parentSchema:schema4,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.errorCode === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/Error/required",keyword:"required",params:{missingProperty: "errorCode"},schema:schema4.required,parentSchema:schema4,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.errorDescription === undefined){
const err2 = {instancePath,schemaPath:"contract:/components/schemas/Error/required",keyword:"required",params:{missingProperty: "errorDescription"},schema:schema4.required,parentSchema:schema4,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.error !== undefined){
let data0 = data.error;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/error",schemaPath:"contract:/components/schemas/Error/properties/error/type",keyword:"type",params:{type: "string"},schema:schema4.properties.error.type,parentSchema:schema4.properties.error,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.errorCode !== undefined){
let data1 = data.errorCode;
if(!((typeof data1 === "number" && Number.isSafeInteger(data1) && !Object.is(data1, -0)) || (typeof data1 === "bigint" && data1 >= -9223372036854775808n && data1 <= 9223372036854775807n)) || (this && this.has(data, "errorCode")) || false){
const err4 = {instancePath:instancePath+"/errorCode",schemaPath:"contract:/components/schemas/Error/properties/errorCode/int64",keyword:"int64",params:{},schema:schema4.properties.errorCode.int64,parentSchema:schema4.properties.errorCode,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.errorDescription !== undefined){
let data2 = data.errorDescription;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/errorDescription",schemaPath:"contract:/components/schemas/Error/properties/errorDescription/type",keyword:"type",params:{type: "string"},schema:schema4.properties.errorDescription.type,parentSchema:schema4.properties.errorDescription,data:data2};
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
const err6 = {instancePath,schemaPath:"contract:/components/schemas/Error/type",keyword:"type",params:{type: "object"},schema:schema4.type,parentSchema:schema4,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
validate2.evaluated = {"props":{"error":true,"errorCode":true,"errorDescription":true},"dynamicProps":false,"dynamicItems":false};

exports.v3 = validate3;
const schema5 = {"$id":"contract:/createApp.200.body","$ref":"contract:/components/schemas/Application"};

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
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/Application/required",keyword:"required",params:{missingProperty: "id"},schema:schema1.required,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/Application/required",keyword:"required",params:{missingProperty: "name"},schema:schema1.required,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.description === undefined){
const err2 = {instancePath,schemaPath:"contract:/components/schemas/Application/required",keyword:"required",params:{missingProperty: "description"},schema:schema1.required,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.internal === undefined){
const err3 = {instancePath,schemaPath:"contract:/components/schemas/Application/required",keyword:"required",params:{missingProperty: "internal"},schema:schema1.required,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.image === undefined){
const err4 = {instancePath,schemaPath:"contract:/components/schemas/Application/required",keyword:"required",params:{missingProperty: "image"},schema:schema1.required,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.createdAt === undefined){
const err5 = {instancePath,schemaPath:"contract:/components/schemas/Application/required",keyword:"required",params:{missingProperty: "createdAt"},schema:schema1.required,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.sortKey === undefined){
const err6 = {instancePath,schemaPath:"contract:/components/schemas/Application/required",keyword:"required",params:{missingProperty: "sortKey"},schema:schema1.required,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.createdAt !== undefined){
let data0 = data.createdAt;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err7 = {instancePath:instancePath+"/createdAt",schemaPath:"contract:/components/schemas/Application/properties/createdAt/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema1.properties.createdAt,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data0.includes(":60")){
const next0 = Date.parse((data0).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err8 = {instancePath:instancePath+"/createdAt",schemaPath:"contract:/components/schemas/Application/properties/createdAt/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema1.properties.createdAt,data:data0};
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
const err9 = {instancePath:instancePath+"/createdAt",schemaPath:"contract:/components/schemas/Application/properties/createdAt/type",keyword:"type",params:{type: "string"},schema:schema1.properties.createdAt.type,parentSchema:schema1.properties.createdAt,data:data0};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.defaultPriority !== undefined){
let data1 = data.defaultPriority;
if(!((typeof data1 === "number" && Number.isSafeInteger(data1) && !Object.is(data1, -0)) || (typeof data1 === "bigint" && data1 >= -9223372036854775808n && data1 <= 9223372036854775807n)) || (this && this.has(data, "defaultPriority")) || false){
const err10 = {instancePath:instancePath+"/defaultPriority",schemaPath:"contract:/components/schemas/Application/properties/defaultPriority/int64",keyword:"int64",params:{},schema:schema1.properties.defaultPriority.int64,parentSchema:schema1.properties.defaultPriority,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(typeof data2 !== "string"){
const err11 = {instancePath:instancePath+"/description",schemaPath:"contract:/components/schemas/Application/properties/description/type",keyword:"type",params:{type: "string"},schema:schema1.properties.description.type,parentSchema:schema1.properties.description,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.id !== undefined){
let data3 = data.id;
if(!((typeof data3 === "number" && Number.isSafeInteger(data3) && !Object.is(data3, -0)) || (typeof data3 === "bigint" && data3 >= -9223372036854775808n && data3 <= 9223372036854775807n)) || (this && this.has(data, "id")) || false){
const err12 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/Application/properties/id/int64",keyword:"int64",params:{},schema:schema1.properties.id.int64,parentSchema:schema1.properties.id,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.image !== undefined){
let data4 = data.image;
if(typeof data4 !== "string"){
const err13 = {instancePath:instancePath+"/image",schemaPath:"contract:/components/schemas/Application/properties/image/type",keyword:"type",params:{type: "string"},schema:schema1.properties.image.type,parentSchema:schema1.properties.image,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.internal !== undefined){
let data5 = data.internal;
if(typeof data5 !== "boolean"){
const err14 = {instancePath:instancePath+"/internal",schemaPath:"contract:/components/schemas/Application/properties/internal/type",keyword:"type",params:{type: "boolean"},schema:schema1.properties.internal.type,parentSchema:schema1.properties.internal,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.lastUsed !== undefined){
let data6 = data.lastUsed;
if(typeof data6 === "string"){
if(!(formats0.test(data6))){
const err15 = {instancePath:instancePath+"/lastUsed",schemaPath:"contract:/components/schemas/Application/properties/lastUsed/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema1.properties.lastUsed,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data6.includes(":60")){
const next1 = Date.parse((data6).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err16 = {instancePath:instancePath+"/lastUsed",schemaPath:"contract:/components/schemas/Application/properties/lastUsed/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema1.properties.lastUsed,data:data6};
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
const err17 = {instancePath:instancePath+"/lastUsed",schemaPath:"contract:/components/schemas/Application/properties/lastUsed/type",keyword:"type",params:{type: "string"},schema:schema1.properties.lastUsed.type,parentSchema:schema1.properties.lastUsed,data:data6};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.name !== undefined){
let data7 = data.name;
if(typeof data7 !== "string"){
const err18 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/Application/properties/name/type",keyword:"type",params:{type: "string"},schema:schema1.properties.name.type,parentSchema:schema1.properties.name,data:data7};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.sortKey !== undefined){
let data8 = data.sortKey;
if(typeof data8 !== "string"){
const err19 = {instancePath:instancePath+"/sortKey",schemaPath:"contract:/components/schemas/Application/properties/sortKey/type",keyword:"type",params:{type: "string"},schema:schema1.properties.sortKey.type,parentSchema:schema1.properties.sortKey,data:data8};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.token !== undefined){
let data9 = data.token;
if(typeof data9 !== "string"){
const err20 = {instancePath:instancePath+"/token",schemaPath:"contract:/components/schemas/Application/properties/token/type",keyword:"type",params:{type: "string"},schema:schema1.properties.token.type,parentSchema:schema1.properties.token,data:data9};
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
const err21 = {instancePath,schemaPath:"contract:/components/schemas/Application/type",keyword:"type",params:{type: "object"},schema:schema1.type,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}
validate3.evaluated = {"props":{"createdAt":true,"defaultPriority":true,"description":true,"id":true,"image":true,"internal":true,"lastUsed":true,"name":true,"sortKey":true,"token":true},"dynamicProps":false,"dynamicItems":false};

exports.v4 = validate4;
const schema7 = {"$id":"contract:/getAppMessages.200.body","$ref":"contract:/components/schemas/PagedMessages"};
const schema8 = {"$id":"contract:/components/schemas/PagedMessages","type":"object","required":["paging","messages"],"properties":{"messages":{"type":"array","items":{"$ref":"contract:/components/schemas/Message"}},"paging":{"$ref":"contract:/components/schemas/Paging"}}};
const schema9 = {"$id":"contract:/components/schemas/Message","type":"object","required":["id","appid","message","date"],"properties":{"appid":{"int64":{}},"date":{"type":"string","format":"date-time","leapSecond":"date-time"},"extras":{"type":"object","additionalProperties":{}},"id":{"int64":{}},"message":{"type":"string"},"priority":{"int64":{}},"title":{"type":"string"}}};
const schema10 = {"$id":"contract:/components/schemas/Paging","type":"object","required":["size","since","limit"],"properties":{"limit":{"int64":{"maximum":200,"minimum":1}},"next":{"type":"string"},"since":{"int64":{"minimum":0}},"size":{"int64":{}}}};

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
if(data.paging === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "paging"},schema:schema8.required,parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.messages === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "messages"},schema:schema8.required,parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.messages !== undefined){
let data0 = data.messages;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.id === undefined){
const err2 = {instancePath:instancePath+"/messages/" + i0,schemaPath:"contract:/components/schemas/Message/required",keyword:"required",params:{missingProperty: "id"},schema:schema9.required,parentSchema:schema9,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.appid === undefined){
const err3 = {instancePath:instancePath+"/messages/" + i0,schemaPath:"contract:/components/schemas/Message/required",keyword:"required",params:{missingProperty: "appid"},schema:schema9.required,parentSchema:schema9,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.message === undefined){
const err4 = {instancePath:instancePath+"/messages/" + i0,schemaPath:"contract:/components/schemas/Message/required",keyword:"required",params:{missingProperty: "message"},schema:schema9.required,parentSchema:schema9,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.date === undefined){
const err5 = {instancePath:instancePath+"/messages/" + i0,schemaPath:"contract:/components/schemas/Message/required",keyword:"required",params:{missingProperty: "date"},schema:schema9.required,parentSchema:schema9,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.appid !== undefined){
let data2 = data1.appid;
if(!((typeof data2 === "number" && Number.isSafeInteger(data2) && !Object.is(data2, -0)) || (typeof data2 === "bigint" && data2 >= -9223372036854775808n && data2 <= 9223372036854775807n)) || (this && this.has(data1, "appid")) || false){
const err6 = {instancePath:instancePath+"/messages/" + i0+"/appid",schemaPath:"contract:/components/schemas/Message/properties/appid/int64",keyword:"int64",params:{},schema:schema9.properties.appid.int64,parentSchema:schema9.properties.appid,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1.date !== undefined){
let data3 = data1.date;
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
const err7 = {instancePath:instancePath+"/messages/" + i0+"/date",schemaPath:"contract:/components/schemas/Message/properties/date/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema9.properties.date,data:data3};
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
const err8 = {instancePath:instancePath+"/messages/" + i0+"/date",schemaPath:"contract:/components/schemas/Message/properties/date/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema9.properties.date,data:data3};
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
const err9 = {instancePath:instancePath+"/messages/" + i0+"/date",schemaPath:"contract:/components/schemas/Message/properties/date/type",keyword:"type",params:{type: "string"},schema:schema9.properties.date.type,parentSchema:schema9.properties.date,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data1.extras !== undefined){
let data4 = data1.extras;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
}
else {
const err10 = {instancePath:instancePath+"/messages/" + i0+"/extras",schemaPath:"contract:/components/schemas/Message/properties/extras/type",keyword:"type",params:{type: "object"},schema:schema9.properties.extras.type,parentSchema:schema9.properties.extras,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data1.id !== undefined){
let data5 = data1.id;
if(!((typeof data5 === "number" && Number.isSafeInteger(data5) && !Object.is(data5, -0)) || (typeof data5 === "bigint" && data5 >= -9223372036854775808n && data5 <= 9223372036854775807n)) || (this && this.has(data1, "id")) || false){
const err11 = {instancePath:instancePath+"/messages/" + i0+"/id",schemaPath:"contract:/components/schemas/Message/properties/id/int64",keyword:"int64",params:{},schema:schema9.properties.id.int64,parentSchema:schema9.properties.id,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data1.message !== undefined){
let data6 = data1.message;
if(typeof data6 !== "string"){
const err12 = {instancePath:instancePath+"/messages/" + i0+"/message",schemaPath:"contract:/components/schemas/Message/properties/message/type",keyword:"type",params:{type: "string"},schema:schema9.properties.message.type,parentSchema:schema9.properties.message,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data1.priority !== undefined){
let data7 = data1.priority;
if(!((typeof data7 === "number" && Number.isSafeInteger(data7) && !Object.is(data7, -0)) || (typeof data7 === "bigint" && data7 >= -9223372036854775808n && data7 <= 9223372036854775807n)) || (this && this.has(data1, "priority")) || false){
const err13 = {instancePath:instancePath+"/messages/" + i0+"/priority",schemaPath:"contract:/components/schemas/Message/properties/priority/int64",keyword:"int64",params:{},schema:schema9.properties.priority.int64,parentSchema:schema9.properties.priority,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data1.title !== undefined){
let data8 = data1.title;
if(typeof data8 !== "string"){
const err14 = {instancePath:instancePath+"/messages/" + i0+"/title",schemaPath:"contract:/components/schemas/Message/properties/title/type",keyword:"type",params:{type: "string"},schema:schema9.properties.title.type,parentSchema:schema9.properties.title,data:data8};
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
const err15 = {instancePath:instancePath+"/messages/" + i0,schemaPath:"contract:/components/schemas/Message/type",keyword:"type",params:{type: "object"},schema:schema9.type,parentSchema:schema9,data:data1};
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
const err16 = {instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: "array"},schema:schema8.properties.messages.type,parentSchema:schema8.properties.messages,data:data0};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.paging !== undefined){
let data9 = data.paging;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.size === undefined){
const err17 = {instancePath:instancePath+"/paging",schemaPath:"contract:/components/schemas/Paging/required",keyword:"required",params:{missingProperty: "size"},schema:schema10.required,parentSchema:schema10,data:data9};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data9.since === undefined){
const err18 = {instancePath:instancePath+"/paging",schemaPath:"contract:/components/schemas/Paging/required",keyword:"required",params:{missingProperty: "since"},schema:schema10.required,parentSchema:schema10,data:data9};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data9.limit === undefined){
const err19 = {instancePath:instancePath+"/paging",schemaPath:"contract:/components/schemas/Paging/required",keyword:"required",params:{missingProperty: "limit"},schema:schema10.required,parentSchema:schema10,data:data9};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data9.limit !== undefined){
let data10 = data9.limit;
if(!((typeof data10 === "number" && Number.isSafeInteger(data10) && !Object.is(data10, -0)) || (typeof data10 === "bigint" && data10 >= -9223372036854775808n && data10 <= 9223372036854775807n)) || (this && this.has(data9, "limit")) || data10 < 1 || data10 > 200){
const err20 = {instancePath:instancePath+"/paging/limit",schemaPath:"contract:/components/schemas/Paging/properties/limit/int64",keyword:"int64",params:{},schema:schema10.properties.limit.int64,parentSchema:schema10.properties.limit,data:data10};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data9.next !== undefined){
let data11 = data9.next;
if(typeof data11 !== "string"){
const err21 = {instancePath:instancePath+"/paging/next",schemaPath:"contract:/components/schemas/Paging/properties/next/type",keyword:"type",params:{type: "string"},schema:schema10.properties.next.type,parentSchema:schema10.properties.next,data:data11};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data9.since !== undefined){
let data12 = data9.since;
if(!((typeof data12 === "number" && Number.isSafeInteger(data12) && !Object.is(data12, -0)) || (typeof data12 === "bigint" && data12 >= -9223372036854775808n && data12 <= 9223372036854775807n)) || (this && this.has(data9, "since")) || data12 < 0){
const err22 = {instancePath:instancePath+"/paging/since",schemaPath:"contract:/components/schemas/Paging/properties/since/int64",keyword:"int64",params:{},schema:schema10.properties.since.int64,parentSchema:schema10.properties.since,data:data12};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data9.size !== undefined){
let data13 = data9.size;
if(!((typeof data13 === "number" && Number.isSafeInteger(data13) && !Object.is(data13, -0)) || (typeof data13 === "bigint" && data13 >= -9223372036854775808n && data13 <= 9223372036854775807n)) || (this && this.has(data9, "size")) || false){
const err23 = {instancePath:instancePath+"/paging/size",schemaPath:"contract:/components/schemas/Paging/properties/size/int64",keyword:"int64",params:{},schema:schema10.properties.size.int64,parentSchema:schema10.properties.size,data:data13};
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
const err24 = {instancePath:instancePath+"/paging",schemaPath:"contract:/components/schemas/Paging/type",keyword:"type",params:{type: "object"},schema:schema10.type,parentSchema:schema10,data:data9};
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
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema8.type,parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}
validate5.evaluated = {"props":{"messages":true,"paging":true},"dynamicProps":false,"dynamicItems":false};


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
validate4.evaluated = {"props":{"messages":true,"paging":true},"dynamicProps":false,"dynamicItems":false};

exports.v5 = validate7;
const schema11 = {"$id":"contract:/updateAppSecurity.200.body","$ref":"contract:/components/schemas/SecurityUpdateActionResponse"};
const schema12 = {"$id":"contract:/components/schemas/SecurityUpdateActionResponse","type":"object","properties":{"regenerateToken":{"$ref":"contract:/components/schemas/RegenerateTokenResponse"}}};
const schema13 = {"$id":"contract:/components/schemas/RegenerateTokenResponse","type":"object","required":["token"],"properties":{"token":{"type":"string"}}};

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
if(data.regenerateToken !== undefined){
let data0 = data.regenerateToken;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.token === undefined){
const err0 = {instancePath:instancePath+"/regenerateToken",schemaPath:"contract:/components/schemas/RegenerateTokenResponse/required",keyword:"required",params:{missingProperty: "token"},schema:schema13.required,parentSchema:schema13,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data0.token !== undefined){
let data1 = data0.token;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/regenerateToken/token",schemaPath:"contract:/components/schemas/RegenerateTokenResponse/properties/token/type",keyword:"type",params:{type: "string"},schema:schema13.properties.token.type,parentSchema:schema13.properties.token,data:data1};
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
const err2 = {instancePath:instancePath+"/regenerateToken",schemaPath:"contract:/components/schemas/RegenerateTokenResponse/type",keyword:"type",params:{type: "object"},schema:schema13.type,parentSchema:schema13,data:data0};
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
validate8.errors = vErrors;
return errors === 0;
}
validate8.evaluated = {"props":{"regenerateToken":true},"dynamicProps":false,"dynamicItems":false};


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
validate7.evaluated = {"props":{"regenerateToken":true},"dynamicProps":false,"dynamicItems":false};

exports.v6 = validate10;
const schema14 = {"$id":"contract:/localLogin.200.body","$ref":"contract:/components/schemas/CurrentUser"};
const schema15 = {"$id":"contract:/components/schemas/CurrentUser","type":"object","required":["id","name","admin","createdAt"],"properties":{"admin":{"type":"boolean"},"clientId":{"int64":{}},"createdAt":{"type":"string","format":"date-time","leapSecond":"date-time"},"elevatedUntil":{"type":"string","format":"date-time","leapSecond":"date-time"},"id":{"int64":{}},"name":{"type":"string"}}};

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
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/CurrentUser/required",keyword:"required",params:{missingProperty: "id"},schema:schema15.required,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/CurrentUser/required",keyword:"required",params:{missingProperty: "name"},schema:schema15.required,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.admin === undefined){
const err2 = {instancePath,schemaPath:"contract:/components/schemas/CurrentUser/required",keyword:"required",params:{missingProperty: "admin"},schema:schema15.required,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.createdAt === undefined){
const err3 = {instancePath,schemaPath:"contract:/components/schemas/CurrentUser/required",keyword:"required",params:{missingProperty: "createdAt"},schema:schema15.required,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.admin !== undefined){
let data0 = data.admin;
if(typeof data0 !== "boolean"){
const err4 = {instancePath:instancePath+"/admin",schemaPath:"contract:/components/schemas/CurrentUser/properties/admin/type",keyword:"type",params:{type: "boolean"},schema:schema15.properties.admin.type,parentSchema:schema15.properties.admin,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.clientId !== undefined){
let data1 = data.clientId;
if(!((typeof data1 === "number" && Number.isSafeInteger(data1) && !Object.is(data1, -0)) || (typeof data1 === "bigint" && data1 >= -9223372036854775808n && data1 <= 9223372036854775807n)) || (this && this.has(data, "clientId")) || false){
const err5 = {instancePath:instancePath+"/clientId",schemaPath:"contract:/components/schemas/CurrentUser/properties/clientId/int64",keyword:"int64",params:{},schema:schema15.properties.clientId.int64,parentSchema:schema15.properties.clientId,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.createdAt !== undefined){
let data2 = data.createdAt;
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
const err6 = {instancePath:instancePath+"/createdAt",schemaPath:"contract:/components/schemas/CurrentUser/properties/createdAt/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema15.properties.createdAt,data:data2};
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
const err7 = {instancePath:instancePath+"/createdAt",schemaPath:"contract:/components/schemas/CurrentUser/properties/createdAt/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema15.properties.createdAt,data:data2};
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
const err8 = {instancePath:instancePath+"/createdAt",schemaPath:"contract:/components/schemas/CurrentUser/properties/createdAt/type",keyword:"type",params:{type: "string"},schema:schema15.properties.createdAt.type,parentSchema:schema15.properties.createdAt,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.elevatedUntil !== undefined){
let data3 = data.elevatedUntil;
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
const err9 = {instancePath:instancePath+"/elevatedUntil",schemaPath:"contract:/components/schemas/CurrentUser/properties/elevatedUntil/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema15.properties.elevatedUntil,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3.includes(":60")){
const next1 = Date.parse((data3).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err10 = {instancePath:instancePath+"/elevatedUntil",schemaPath:"contract:/components/schemas/CurrentUser/properties/elevatedUntil/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema15.properties.elevatedUntil,data:data3};
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
const err11 = {instancePath:instancePath+"/elevatedUntil",schemaPath:"contract:/components/schemas/CurrentUser/properties/elevatedUntil/type",keyword:"type",params:{type: "string"},schema:schema15.properties.elevatedUntil.type,parentSchema:schema15.properties.elevatedUntil,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.id !== undefined){
let data4 = data.id;
if(!((typeof data4 === "number" && Number.isSafeInteger(data4) && !Object.is(data4, -0)) || (typeof data4 === "bigint" && data4 >= -9223372036854775808n && data4 <= 9223372036854775807n)) || (this && this.has(data, "id")) || false){
const err12 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/CurrentUser/properties/id/int64",keyword:"int64",params:{},schema:schema15.properties.id.int64,parentSchema:schema15.properties.id,data:data4};
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
let data5 = data.name;
if(typeof data5 !== "string"){
const err13 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/CurrentUser/properties/name/type",keyword:"type",params:{type: "string"},schema:schema15.properties.name.type,parentSchema:schema15.properties.name,data:data5};
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
const err14 = {instancePath,schemaPath:"contract:/components/schemas/CurrentUser/type",keyword:"type",params:{type: "object"},schema:schema15.type,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
validate10.evaluated = {"props":{"admin":true,"clientId":true,"createdAt":true,"elevatedUntil":true,"id":true,"name":true},"dynamicProps":false,"dynamicItems":false};

exports.v7 = validate11;
const schema16 = {"$id":"contract:/localLogin.200.headers","type":"object","properties":{"set-cookie":{"type":"string"}},"required":[]};

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
if(data["set-cookie"] !== undefined){
let data0 = data["set-cookie"];
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/set-cookie",schemaPath:"#/properties/set-cookie/type",keyword:"type",params:{type: "string"},schema:schema16.properties["set-cookie"].type,parentSchema:schema16.properties["set-cookie"],data:data0};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema16.type,parentSchema:schema16,data};
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
validate11.evaluated = {"props":{"set-cookie":true},"dynamicProps":false,"dynamicItems":false};

exports.v8 = validate12;
const schema17 = {"$id":"contract:/externalAuthorize.200.body","$ref":"contract:/components/schemas/OIDCExternalAuthorizeResponse"};
const schema18 = {"$id":"contract:/components/schemas/OIDCExternalAuthorizeResponse","type":"object","required":["authorize_url","state"],"properties":{"authorize_url":{"type":"string"},"state":{"type":"string"}}};

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
if(data.authorize_url === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/OIDCExternalAuthorizeResponse/required",keyword:"required",params:{missingProperty: "authorize_url"},schema:schema18.required,parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.state === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/OIDCExternalAuthorizeResponse/required",keyword:"required",params:{missingProperty: "state"},schema:schema18.required,parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.authorize_url !== undefined){
let data0 = data.authorize_url;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/authorize_url",schemaPath:"contract:/components/schemas/OIDCExternalAuthorizeResponse/properties/authorize_url/type",keyword:"type",params:{type: "string"},schema:schema18.properties.authorize_url.type,parentSchema:schema18.properties.authorize_url,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.state !== undefined){
let data1 = data.state;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/state",schemaPath:"contract:/components/schemas/OIDCExternalAuthorizeResponse/properties/state/type",keyword:"type",params:{type: "string"},schema:schema18.properties.state.type,parentSchema:schema18.properties.state,data:data1};
if(vErrors === null){
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
const err4 = {instancePath,schemaPath:"contract:/components/schemas/OIDCExternalAuthorizeResponse/type",keyword:"type",params:{type: "object"},schema:schema18.type,parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}
validate12.evaluated = {"props":{"authorize_url":true,"state":true},"dynamicProps":false,"dynamicItems":false};

exports.v9 = validate13;
const schema19 = {"$id":"contract:/externalToken.200.body","$ref":"contract:/components/schemas/OIDCExternalTokenResponse"};
const schema20 = {"$id":"contract:/components/schemas/OIDCExternalTokenResponse","type":"object","required":["token","user"],"properties":{"token":{"type":"string"},"user":{"$ref":"contract:/components/schemas/User"}}};
const schema21 = {"$id":"contract:/components/schemas/User","type":"object","required":["id","name","admin","createdAt"],"properties":{"admin":{"type":"boolean"},"createdAt":{"type":"string","format":"date-time","leapSecond":"date-time"},"id":{"int64":{}},"name":{"type":"string"}}};

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
if(data.token === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "token"},schema:schema20.required,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.user === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user"},schema:schema20.required,parentSchema:schema20,data};
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
const err2 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"},schema:schema20.properties.token.type,parentSchema:schema20.properties.token,data:data0};
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
const err3 = {instancePath:instancePath+"/user",schemaPath:"contract:/components/schemas/User/required",keyword:"required",params:{missingProperty: "id"},schema:schema21.required,parentSchema:schema21,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.name === undefined){
const err4 = {instancePath:instancePath+"/user",schemaPath:"contract:/components/schemas/User/required",keyword:"required",params:{missingProperty: "name"},schema:schema21.required,parentSchema:schema21,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.admin === undefined){
const err5 = {instancePath:instancePath+"/user",schemaPath:"contract:/components/schemas/User/required",keyword:"required",params:{missingProperty: "admin"},schema:schema21.required,parentSchema:schema21,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.createdAt === undefined){
const err6 = {instancePath:instancePath+"/user",schemaPath:"contract:/components/schemas/User/required",keyword:"required",params:{missingProperty: "createdAt"},schema:schema21.required,parentSchema:schema21,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.admin !== undefined){
let data2 = data1.admin;
if(typeof data2 !== "boolean"){
const err7 = {instancePath:instancePath+"/user/admin",schemaPath:"contract:/components/schemas/User/properties/admin/type",keyword:"type",params:{type: "boolean"},schema:schema21.properties.admin.type,parentSchema:schema21.properties.admin,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data1.createdAt !== undefined){
let data3 = data1.createdAt;
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
const err8 = {instancePath:instancePath+"/user/createdAt",schemaPath:"contract:/components/schemas/User/properties/createdAt/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema21.properties.createdAt,data:data3};
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
const err9 = {instancePath:instancePath+"/user/createdAt",schemaPath:"contract:/components/schemas/User/properties/createdAt/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema21.properties.createdAt,data:data3};
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
const err10 = {instancePath:instancePath+"/user/createdAt",schemaPath:"contract:/components/schemas/User/properties/createdAt/type",keyword:"type",params:{type: "string"},schema:schema21.properties.createdAt.type,parentSchema:schema21.properties.createdAt,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data1.id !== undefined){
let data4 = data1.id;
if(!((typeof data4 === "number" && Number.isSafeInteger(data4) && !Object.is(data4, -0)) || (typeof data4 === "bigint" && data4 >= -9223372036854775808n && data4 <= 9223372036854775807n)) || (this && this.has(data1, "id")) || false){
const err11 = {instancePath:instancePath+"/user/id",schemaPath:"contract:/components/schemas/User/properties/id/int64",keyword:"int64",params:{},schema:schema21.properties.id.int64,parentSchema:schema21.properties.id,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data1.name !== undefined){
let data5 = data1.name;
if(typeof data5 !== "string"){
const err12 = {instancePath:instancePath+"/user/name",schemaPath:"contract:/components/schemas/User/properties/name/type",keyword:"type",params:{type: "string"},schema:schema21.properties.name.type,parentSchema:schema21.properties.name,data:data5};
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
const err13 = {instancePath:instancePath+"/user",schemaPath:"contract:/components/schemas/User/type",keyword:"type",params:{type: "object"},schema:schema21.type,parentSchema:schema21,data:data1};
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
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema20.type,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate14.errors = vErrors;
return errors === 0;
}
validate14.evaluated = {"props":{"token":true,"user":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate14.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate14.errors);
errors = vErrors.length;
}
validate13.errors = vErrors;
return errors === 0;
}
validate13.evaluated = {"props":{"token":true,"user":true},"dynamicProps":false,"dynamicItems":false};

exports.v10 = validate16;
const schema22 = {"$id":"contract:/getClients.200.body","type":"array","items":{"$ref":"contract:/components/schemas/Client"}};
const schema23 = {"$id":"contract:/components/schemas/Client","type":"object","required":["id","name","createdAt"],"properties":{"createdAt":{"type":"string","format":"date-time","leapSecond":"date-time"},"elevatedUntil":{"type":"string","format":"date-time","leapSecond":"date-time"},"expiresAfterInactivitySeconds":{"int64":{}},"expiresAt":{"type":"string","format":"date-time","leapSecond":"date-time"},"id":{"int64":{}},"lastUsed":{"type":"string","format":"date-time","leapSecond":"date-time"},"name":{"type":"string"},"token":{"type":"string"}}};

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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id === undefined){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/Client/required",keyword:"required",params:{missingProperty: "id"},schema:schema23.required,parentSchema:schema23,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data0.name === undefined){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/Client/required",keyword:"required",params:{missingProperty: "name"},schema:schema23.required,parentSchema:schema23,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.createdAt === undefined){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/Client/required",keyword:"required",params:{missingProperty: "createdAt"},schema:schema23.required,parentSchema:schema23,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.createdAt !== undefined){
let data1 = data0.createdAt;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err3 = {instancePath:instancePath+"/" + i0+"/createdAt",schemaPath:"contract:/components/schemas/Client/properties/createdAt/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema23.properties.createdAt,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.includes(":60")){
const next0 = Date.parse((data1).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err4 = {instancePath:instancePath+"/" + i0+"/createdAt",schemaPath:"contract:/components/schemas/Client/properties/createdAt/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema23.properties.createdAt,data:data1};
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
const err5 = {instancePath:instancePath+"/" + i0+"/createdAt",schemaPath:"contract:/components/schemas/Client/properties/createdAt/type",keyword:"type",params:{type: "string"},schema:schema23.properties.createdAt.type,parentSchema:schema23.properties.createdAt,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.elevatedUntil !== undefined){
let data2 = data0.elevatedUntil;
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
const err6 = {instancePath:instancePath+"/" + i0+"/elevatedUntil",schemaPath:"contract:/components/schemas/Client/properties/elevatedUntil/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema23.properties.elevatedUntil,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.includes(":60")){
const next1 = Date.parse((data2).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err7 = {instancePath:instancePath+"/" + i0+"/elevatedUntil",schemaPath:"contract:/components/schemas/Client/properties/elevatedUntil/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema23.properties.elevatedUntil,data:data2};
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
const err8 = {instancePath:instancePath+"/" + i0+"/elevatedUntil",schemaPath:"contract:/components/schemas/Client/properties/elevatedUntil/type",keyword:"type",params:{type: "string"},schema:schema23.properties.elevatedUntil.type,parentSchema:schema23.properties.elevatedUntil,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.expiresAfterInactivitySeconds !== undefined){
let data3 = data0.expiresAfterInactivitySeconds;
if(!((typeof data3 === "number" && Number.isSafeInteger(data3) && !Object.is(data3, -0)) || (typeof data3 === "bigint" && data3 >= -9223372036854775808n && data3 <= 9223372036854775807n)) || (this && this.has(data0, "expiresAfterInactivitySeconds")) || false){
const err9 = {instancePath:instancePath+"/" + i0+"/expiresAfterInactivitySeconds",schemaPath:"contract:/components/schemas/Client/properties/expiresAfterInactivitySeconds/int64",keyword:"int64",params:{},schema:schema23.properties.expiresAfterInactivitySeconds.int64,parentSchema:schema23.properties.expiresAfterInactivitySeconds,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data0.expiresAt !== undefined){
let data4 = data0.expiresAt;
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
const err10 = {instancePath:instancePath+"/" + i0+"/expiresAt",schemaPath:"contract:/components/schemas/Client/properties/expiresAt/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema23.properties.expiresAt,data:data4};
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
const err11 = {instancePath:instancePath+"/" + i0+"/expiresAt",schemaPath:"contract:/components/schemas/Client/properties/expiresAt/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema23.properties.expiresAt,data:data4};
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
const err12 = {instancePath:instancePath+"/" + i0+"/expiresAt",schemaPath:"contract:/components/schemas/Client/properties/expiresAt/type",keyword:"type",params:{type: "string"},schema:schema23.properties.expiresAt.type,parentSchema:schema23.properties.expiresAt,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data0.id !== undefined){
let data5 = data0.id;
if(!((typeof data5 === "number" && Number.isSafeInteger(data5) && !Object.is(data5, -0)) || (typeof data5 === "bigint" && data5 >= -9223372036854775808n && data5 <= 9223372036854775807n)) || (this && this.has(data0, "id")) || false){
const err13 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"contract:/components/schemas/Client/properties/id/int64",keyword:"int64",params:{},schema:schema23.properties.id.int64,parentSchema:schema23.properties.id,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data0.lastUsed !== undefined){
let data6 = data0.lastUsed;
if(typeof data6 === "string"){
if(!(formats0.test(data6))){
const err14 = {instancePath:instancePath+"/" + i0+"/lastUsed",schemaPath:"contract:/components/schemas/Client/properties/lastUsed/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema23.properties.lastUsed,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data6.includes(":60")){
const next3 = Date.parse((data6).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next3 % 86400000 !== 0 || new Date(next3).getUTCDate() !== 1){
const err15 = {instancePath:instancePath+"/" + i0+"/lastUsed",schemaPath:"contract:/components/schemas/Client/properties/lastUsed/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema23.properties.lastUsed,data:data6};
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
const err16 = {instancePath:instancePath+"/" + i0+"/lastUsed",schemaPath:"contract:/components/schemas/Client/properties/lastUsed/type",keyword:"type",params:{type: "string"},schema:schema23.properties.lastUsed.type,parentSchema:schema23.properties.lastUsed,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data0.name !== undefined){
let data7 = data0.name;
if(typeof data7 !== "string"){
const err17 = {instancePath:instancePath+"/" + i0+"/name",schemaPath:"contract:/components/schemas/Client/properties/name/type",keyword:"type",params:{type: "string"},schema:schema23.properties.name.type,parentSchema:schema23.properties.name,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data0.token !== undefined){
let data8 = data0.token;
if(typeof data8 !== "string"){
const err18 = {instancePath:instancePath+"/" + i0+"/token",schemaPath:"contract:/components/schemas/Client/properties/token/type",keyword:"type",params:{type: "string"},schema:schema23.properties.token.type,parentSchema:schema23.properties.token,data:data8};
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
const err19 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/Client/type",keyword:"type",params:{type: "object"},schema:schema23.type,parentSchema:schema23,data:data0};
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
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema22.type,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate16.errors = vErrors;
return errors === 0;
}
validate16.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v11 = validate17;
const schema24 = {"$id":"contract:/createClient.200.body","$ref":"contract:/components/schemas/Client"};

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
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/Client/required",keyword:"required",params:{missingProperty: "id"},schema:schema23.required,parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/Client/required",keyword:"required",params:{missingProperty: "name"},schema:schema23.required,parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.createdAt === undefined){
const err2 = {instancePath,schemaPath:"contract:/components/schemas/Client/required",keyword:"required",params:{missingProperty: "createdAt"},schema:schema23.required,parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.createdAt !== undefined){
let data0 = data.createdAt;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err3 = {instancePath:instancePath+"/createdAt",schemaPath:"contract:/components/schemas/Client/properties/createdAt/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema23.properties.createdAt,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.includes(":60")){
const next0 = Date.parse((data0).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err4 = {instancePath:instancePath+"/createdAt",schemaPath:"contract:/components/schemas/Client/properties/createdAt/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema23.properties.createdAt,data:data0};
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
const err5 = {instancePath:instancePath+"/createdAt",schemaPath:"contract:/components/schemas/Client/properties/createdAt/type",keyword:"type",params:{type: "string"},schema:schema23.properties.createdAt.type,parentSchema:schema23.properties.createdAt,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.elevatedUntil !== undefined){
let data1 = data.elevatedUntil;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err6 = {instancePath:instancePath+"/elevatedUntil",schemaPath:"contract:/components/schemas/Client/properties/elevatedUntil/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema23.properties.elevatedUntil,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.includes(":60")){
const next1 = Date.parse((data1).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err7 = {instancePath:instancePath+"/elevatedUntil",schemaPath:"contract:/components/schemas/Client/properties/elevatedUntil/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema23.properties.elevatedUntil,data:data1};
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
const err8 = {instancePath:instancePath+"/elevatedUntil",schemaPath:"contract:/components/schemas/Client/properties/elevatedUntil/type",keyword:"type",params:{type: "string"},schema:schema23.properties.elevatedUntil.type,parentSchema:schema23.properties.elevatedUntil,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.expiresAfterInactivitySeconds !== undefined){
let data2 = data.expiresAfterInactivitySeconds;
if(!((typeof data2 === "number" && Number.isSafeInteger(data2) && !Object.is(data2, -0)) || (typeof data2 === "bigint" && data2 >= -9223372036854775808n && data2 <= 9223372036854775807n)) || (this && this.has(data, "expiresAfterInactivitySeconds")) || false){
const err9 = {instancePath:instancePath+"/expiresAfterInactivitySeconds",schemaPath:"contract:/components/schemas/Client/properties/expiresAfterInactivitySeconds/int64",keyword:"int64",params:{},schema:schema23.properties.expiresAfterInactivitySeconds.int64,parentSchema:schema23.properties.expiresAfterInactivitySeconds,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.expiresAt !== undefined){
let data3 = data.expiresAt;
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
const err10 = {instancePath:instancePath+"/expiresAt",schemaPath:"contract:/components/schemas/Client/properties/expiresAt/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema23.properties.expiresAt,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3.includes(":60")){
const next2 = Date.parse((data3).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next2 % 86400000 !== 0 || new Date(next2).getUTCDate() !== 1){
const err11 = {instancePath:instancePath+"/expiresAt",schemaPath:"contract:/components/schemas/Client/properties/expiresAt/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema23.properties.expiresAt,data:data3};
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
const err12 = {instancePath:instancePath+"/expiresAt",schemaPath:"contract:/components/schemas/Client/properties/expiresAt/type",keyword:"type",params:{type: "string"},schema:schema23.properties.expiresAt.type,parentSchema:schema23.properties.expiresAt,data:data3};
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
let data4 = data.id;
if(!((typeof data4 === "number" && Number.isSafeInteger(data4) && !Object.is(data4, -0)) || (typeof data4 === "bigint" && data4 >= -9223372036854775808n && data4 <= 9223372036854775807n)) || (this && this.has(data, "id")) || false){
const err13 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/Client/properties/id/int64",keyword:"int64",params:{},schema:schema23.properties.id.int64,parentSchema:schema23.properties.id,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.lastUsed !== undefined){
let data5 = data.lastUsed;
if(typeof data5 === "string"){
if(!(formats0.test(data5))){
const err14 = {instancePath:instancePath+"/lastUsed",schemaPath:"contract:/components/schemas/Client/properties/lastUsed/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema23.properties.lastUsed,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data5.includes(":60")){
const next3 = Date.parse((data5).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next3 % 86400000 !== 0 || new Date(next3).getUTCDate() !== 1){
const err15 = {instancePath:instancePath+"/lastUsed",schemaPath:"contract:/components/schemas/Client/properties/lastUsed/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema23.properties.lastUsed,data:data5};
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
const err16 = {instancePath:instancePath+"/lastUsed",schemaPath:"contract:/components/schemas/Client/properties/lastUsed/type",keyword:"type",params:{type: "string"},schema:schema23.properties.lastUsed.type,parentSchema:schema23.properties.lastUsed,data:data5};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.name !== undefined){
let data6 = data.name;
if(typeof data6 !== "string"){
const err17 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/Client/properties/name/type",keyword:"type",params:{type: "string"},schema:schema23.properties.name.type,parentSchema:schema23.properties.name,data:data6};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.token !== undefined){
let data7 = data.token;
if(typeof data7 !== "string"){
const err18 = {instancePath:instancePath+"/token",schemaPath:"contract:/components/schemas/Client/properties/token/type",keyword:"type",params:{type: "string"},schema:schema23.properties.token.type,parentSchema:schema23.properties.token,data:data7};
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
const err19 = {instancePath,schemaPath:"contract:/components/schemas/Client/type",keyword:"type",params:{type: "object"},schema:schema23.type,parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate17.errors = vErrors;
return errors === 0;
}
validate17.evaluated = {"props":{"createdAt":true,"elevatedUntil":true,"expiresAfterInactivitySeconds":true,"expiresAt":true,"id":true,"lastUsed":true,"name":true,"token":true},"dynamicProps":false,"dynamicItems":false};

exports.v12 = validate18;
const schema26 = {"$id":"contract:/currentUser.200.body","$ref":"contract:/components/schemas/User"};

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
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/User/required",keyword:"required",params:{missingProperty: "id"},schema:schema21.required,parentSchema:schema21,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/User/required",keyword:"required",params:{missingProperty: "name"},schema:schema21.required,parentSchema:schema21,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.admin === undefined){
const err2 = {instancePath,schemaPath:"contract:/components/schemas/User/required",keyword:"required",params:{missingProperty: "admin"},schema:schema21.required,parentSchema:schema21,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.createdAt === undefined){
const err3 = {instancePath,schemaPath:"contract:/components/schemas/User/required",keyword:"required",params:{missingProperty: "createdAt"},schema:schema21.required,parentSchema:schema21,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.admin !== undefined){
let data0 = data.admin;
if(typeof data0 !== "boolean"){
const err4 = {instancePath:instancePath+"/admin",schemaPath:"contract:/components/schemas/User/properties/admin/type",keyword:"type",params:{type: "boolean"},schema:schema21.properties.admin.type,parentSchema:schema21.properties.admin,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.createdAt !== undefined){
let data1 = data.createdAt;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err5 = {instancePath:instancePath+"/createdAt",schemaPath:"contract:/components/schemas/User/properties/createdAt/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema21.properties.createdAt,data:data1};
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
const err6 = {instancePath:instancePath+"/createdAt",schemaPath:"contract:/components/schemas/User/properties/createdAt/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema21.properties.createdAt,data:data1};
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
const err7 = {instancePath:instancePath+"/createdAt",schemaPath:"contract:/components/schemas/User/properties/createdAt/type",keyword:"type",params:{type: "string"},schema:schema21.properties.createdAt.type,parentSchema:schema21.properties.createdAt,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.id !== undefined){
let data2 = data.id;
if(!((typeof data2 === "number" && Number.isSafeInteger(data2) && !Object.is(data2, -0)) || (typeof data2 === "bigint" && data2 >= -9223372036854775808n && data2 <= 9223372036854775807n)) || (this && this.has(data, "id")) || false){
const err8 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/User/properties/id/int64",keyword:"int64",params:{},schema:schema21.properties.id.int64,parentSchema:schema21.properties.id,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.name !== undefined){
let data3 = data.name;
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/User/properties/name/type",keyword:"type",params:{type: "string"},schema:schema21.properties.name.type,parentSchema:schema21.properties.name,data:data3};
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
const err10 = {instancePath,schemaPath:"contract:/components/schemas/User/type",keyword:"type",params:{type: "object"},schema:schema21.type,parentSchema:schema21,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate18.errors = vErrors;
return errors === 0;
}
validate18.evaluated = {"props":{"admin":true,"createdAt":true,"id":true,"name":true},"dynamicProps":false,"dynamicItems":false};

exports.v13 = validate19;
const schema28 = {"$id":"contract:/getInfo.200.body","$ref":"contract:/components/schemas/GotifyInfo"};
const schema29 = {"$id":"contract:/components/schemas/GotifyInfo","type":"object","required":["version","register","oidc"],"properties":{"oidc":{"type":"boolean"},"register":{"type":"boolean"},"version":{"type":"string"}}};

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
if(data.version === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/GotifyInfo/required",keyword:"required",params:{missingProperty: "version"},schema:schema29.required,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.register === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/GotifyInfo/required",keyword:"required",params:{missingProperty: "register"},schema:schema29.required,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.oidc === undefined){
const err2 = {instancePath,schemaPath:"contract:/components/schemas/GotifyInfo/required",keyword:"required",params:{missingProperty: "oidc"},schema:schema29.required,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.oidc !== undefined){
let data0 = data.oidc;
if(typeof data0 !== "boolean"){
const err3 = {instancePath:instancePath+"/oidc",schemaPath:"contract:/components/schemas/GotifyInfo/properties/oidc/type",keyword:"type",params:{type: "boolean"},schema:schema29.properties.oidc.type,parentSchema:schema29.properties.oidc,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.register !== undefined){
let data1 = data.register;
if(typeof data1 !== "boolean"){
const err4 = {instancePath:instancePath+"/register",schemaPath:"contract:/components/schemas/GotifyInfo/properties/register/type",keyword:"type",params:{type: "boolean"},schema:schema29.properties.register.type,parentSchema:schema29.properties.register,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.version !== undefined){
let data2 = data.version;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/version",schemaPath:"contract:/components/schemas/GotifyInfo/properties/version/type",keyword:"type",params:{type: "string"},schema:schema29.properties.version.type,parentSchema:schema29.properties.version,data:data2};
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
const err6 = {instancePath,schemaPath:"contract:/components/schemas/GotifyInfo/type",keyword:"type",params:{type: "object"},schema:schema29.type,parentSchema:schema29,data};
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
validate19.evaluated = {"props":{"oidc":true,"register":true,"version":true},"dynamicProps":false,"dynamicItems":false};

exports.v14 = validate20;
const schema30 = {"$id":"contract:/getHealth.200.body","$ref":"contract:/components/schemas/Health"};
const schema31 = {"$id":"contract:/components/schemas/Health","type":"object","required":["health","database"],"properties":{"database":{"type":"string"},"health":{"type":"string"}}};

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
if(data.health === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/Health/required",keyword:"required",params:{missingProperty: "health"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.database === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/Health/required",keyword:"required",params:{missingProperty: "database"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.database !== undefined){
let data0 = data.database;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/database",schemaPath:"contract:/components/schemas/Health/properties/database/type",keyword:"type",params:{type: "string"},schema:schema31.properties.database.type,parentSchema:schema31.properties.database,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.health !== undefined){
let data1 = data.health;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/health",schemaPath:"contract:/components/schemas/Health/properties/health/type",keyword:"type",params:{type: "string"},schema:schema31.properties.health.type,parentSchema:schema31.properties.health,data:data1};
if(vErrors === null){
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
const err4 = {instancePath,schemaPath:"contract:/components/schemas/Health/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":{"database":true,"health":true},"dynamicProps":false,"dynamicItems":false};

exports.v15 = validate21;
const schema32 = {"$id":"contract:/createMessage.200.body","$ref":"contract:/components/schemas/Message"};

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
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/Message/required",keyword:"required",params:{missingProperty: "id"},schema:schema9.required,parentSchema:schema9,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.appid === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/Message/required",keyword:"required",params:{missingProperty: "appid"},schema:schema9.required,parentSchema:schema9,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.message === undefined){
const err2 = {instancePath,schemaPath:"contract:/components/schemas/Message/required",keyword:"required",params:{missingProperty: "message"},schema:schema9.required,parentSchema:schema9,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.date === undefined){
const err3 = {instancePath,schemaPath:"contract:/components/schemas/Message/required",keyword:"required",params:{missingProperty: "date"},schema:schema9.required,parentSchema:schema9,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.appid !== undefined){
let data0 = data.appid;
if(!((typeof data0 === "number" && Number.isSafeInteger(data0) && !Object.is(data0, -0)) || (typeof data0 === "bigint" && data0 >= -9223372036854775808n && data0 <= 9223372036854775807n)) || (this && this.has(data, "appid")) || false){
const err4 = {instancePath:instancePath+"/appid",schemaPath:"contract:/components/schemas/Message/properties/appid/int64",keyword:"int64",params:{},schema:schema9.properties.appid.int64,parentSchema:schema9.properties.appid,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.date !== undefined){
let data1 = data.date;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err5 = {instancePath:instancePath+"/date",schemaPath:"contract:/components/schemas/Message/properties/date/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema9.properties.date,data:data1};
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
const err6 = {instancePath:instancePath+"/date",schemaPath:"contract:/components/schemas/Message/properties/date/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema9.properties.date,data:data1};
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
const err7 = {instancePath:instancePath+"/date",schemaPath:"contract:/components/schemas/Message/properties/date/type",keyword:"type",params:{type: "string"},schema:schema9.properties.date.type,parentSchema:schema9.properties.date,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.extras !== undefined){
let data2 = data.extras;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
}
else {
const err8 = {instancePath:instancePath+"/extras",schemaPath:"contract:/components/schemas/Message/properties/extras/type",keyword:"type",params:{type: "object"},schema:schema9.properties.extras.type,parentSchema:schema9.properties.extras,data:data2};
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
let data3 = data.id;
if(!((typeof data3 === "number" && Number.isSafeInteger(data3) && !Object.is(data3, -0)) || (typeof data3 === "bigint" && data3 >= -9223372036854775808n && data3 <= 9223372036854775807n)) || (this && this.has(data, "id")) || false){
const err9 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/Message/properties/id/int64",keyword:"int64",params:{},schema:schema9.properties.id.int64,parentSchema:schema9.properties.id,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.message !== undefined){
let data4 = data.message;
if(typeof data4 !== "string"){
const err10 = {instancePath:instancePath+"/message",schemaPath:"contract:/components/schemas/Message/properties/message/type",keyword:"type",params:{type: "string"},schema:schema9.properties.message.type,parentSchema:schema9.properties.message,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.priority !== undefined){
let data5 = data.priority;
if(!((typeof data5 === "number" && Number.isSafeInteger(data5) && !Object.is(data5, -0)) || (typeof data5 === "bigint" && data5 >= -9223372036854775808n && data5 <= 9223372036854775807n)) || (this && this.has(data, "priority")) || false){
const err11 = {instancePath:instancePath+"/priority",schemaPath:"contract:/components/schemas/Message/properties/priority/int64",keyword:"int64",params:{},schema:schema9.properties.priority.int64,parentSchema:schema9.properties.priority,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.title !== undefined){
let data6 = data.title;
if(typeof data6 !== "string"){
const err12 = {instancePath:instancePath+"/title",schemaPath:"contract:/components/schemas/Message/properties/title/type",keyword:"type",params:{type: "string"},schema:schema9.properties.title.type,parentSchema:schema9.properties.title,data:data6};
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
const err13 = {instancePath,schemaPath:"contract:/components/schemas/Message/type",keyword:"type",params:{type: "object"},schema:schema9.type,parentSchema:schema9,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":{"appid":true,"date":true,"extras":true,"id":true,"message":true,"priority":true,"title":true},"dynamicProps":false,"dynamicItems":false};

exports.v16 = validate22;
const schema34 = {"$id":"contract:/getPlugins.200.body","type":"array","items":{"$ref":"contract:/components/schemas/PluginConf"}};
const schema35 = {"$id":"contract:/components/schemas/PluginConf","type":"object","required":["id","createdAt","name","token","modulePath","enabled","capabilities"],"properties":{"author":{"type":"string"},"capabilities":{"type":"array","items":{"type":"string"}},"createdAt":{"type":"string","format":"date-time","leapSecond":"date-time"},"enabled":{"type":"boolean"},"id":{"int64":{}},"license":{"type":"string"},"modulePath":{"type":"string"},"name":{"type":"string"},"token":{"type":"string"},"website":{"type":"string"}}};

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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id === undefined){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/PluginConf/required",keyword:"required",params:{missingProperty: "id"},schema:schema35.required,parentSchema:schema35,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data0.createdAt === undefined){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/PluginConf/required",keyword:"required",params:{missingProperty: "createdAt"},schema:schema35.required,parentSchema:schema35,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.name === undefined){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/PluginConf/required",keyword:"required",params:{missingProperty: "name"},schema:schema35.required,parentSchema:schema35,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.token === undefined){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/PluginConf/required",keyword:"required",params:{missingProperty: "token"},schema:schema35.required,parentSchema:schema35,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.modulePath === undefined){
const err4 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/PluginConf/required",keyword:"required",params:{missingProperty: "modulePath"},schema:schema35.required,parentSchema:schema35,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.enabled === undefined){
const err5 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/PluginConf/required",keyword:"required",params:{missingProperty: "enabled"},schema:schema35.required,parentSchema:schema35,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0.capabilities === undefined){
const err6 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/PluginConf/required",keyword:"required",params:{missingProperty: "capabilities"},schema:schema35.required,parentSchema:schema35,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data0.author !== undefined){
let data1 = data0.author;
if(typeof data1 !== "string"){
const err7 = {instancePath:instancePath+"/" + i0+"/author",schemaPath:"contract:/components/schemas/PluginConf/properties/author/type",keyword:"type",params:{type: "string"},schema:schema35.properties.author.type,parentSchema:schema35.properties.author,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.capabilities !== undefined){
let data2 = data0.capabilities;
if(Array.isArray(data2)){
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/" + i0+"/capabilities/" + i1,schemaPath:"contract:/components/schemas/PluginConf/properties/capabilities/items/type",keyword:"type",params:{type: "string"},schema:schema35.properties.capabilities.items.type,parentSchema:schema35.properties.capabilities.items,data:data3};
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
const err9 = {instancePath:instancePath+"/" + i0+"/capabilities",schemaPath:"contract:/components/schemas/PluginConf/properties/capabilities/type",keyword:"type",params:{type: "array"},schema:schema35.properties.capabilities.type,parentSchema:schema35.properties.capabilities,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data0.createdAt !== undefined){
let data4 = data0.createdAt;
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
const err10 = {instancePath:instancePath+"/" + i0+"/createdAt",schemaPath:"contract:/components/schemas/PluginConf/properties/createdAt/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema35.properties.createdAt,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data4.includes(":60")){
const next0 = Date.parse((data4).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err11 = {instancePath:instancePath+"/" + i0+"/createdAt",schemaPath:"contract:/components/schemas/PluginConf/properties/createdAt/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema35.properties.createdAt,data:data4};
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
const err12 = {instancePath:instancePath+"/" + i0+"/createdAt",schemaPath:"contract:/components/schemas/PluginConf/properties/createdAt/type",keyword:"type",params:{type: "string"},schema:schema35.properties.createdAt.type,parentSchema:schema35.properties.createdAt,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data0.enabled !== undefined){
let data5 = data0.enabled;
if(typeof data5 !== "boolean"){
const err13 = {instancePath:instancePath+"/" + i0+"/enabled",schemaPath:"contract:/components/schemas/PluginConf/properties/enabled/type",keyword:"type",params:{type: "boolean"},schema:schema35.properties.enabled.type,parentSchema:schema35.properties.enabled,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data0.id !== undefined){
let data6 = data0.id;
if(!((typeof data6 === "number" && Number.isSafeInteger(data6) && !Object.is(data6, -0)) || (typeof data6 === "bigint" && data6 >= -9223372036854775808n && data6 <= 9223372036854775807n)) || (this && this.has(data0, "id")) || false){
const err14 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"contract:/components/schemas/PluginConf/properties/id/int64",keyword:"int64",params:{},schema:schema35.properties.id.int64,parentSchema:schema35.properties.id,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data0.license !== undefined){
let data7 = data0.license;
if(typeof data7 !== "string"){
const err15 = {instancePath:instancePath+"/" + i0+"/license",schemaPath:"contract:/components/schemas/PluginConf/properties/license/type",keyword:"type",params:{type: "string"},schema:schema35.properties.license.type,parentSchema:schema35.properties.license,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data0.modulePath !== undefined){
let data8 = data0.modulePath;
if(typeof data8 !== "string"){
const err16 = {instancePath:instancePath+"/" + i0+"/modulePath",schemaPath:"contract:/components/schemas/PluginConf/properties/modulePath/type",keyword:"type",params:{type: "string"},schema:schema35.properties.modulePath.type,parentSchema:schema35.properties.modulePath,data:data8};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data0.name !== undefined){
let data9 = data0.name;
if(typeof data9 !== "string"){
const err17 = {instancePath:instancePath+"/" + i0+"/name",schemaPath:"contract:/components/schemas/PluginConf/properties/name/type",keyword:"type",params:{type: "string"},schema:schema35.properties.name.type,parentSchema:schema35.properties.name,data:data9};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data0.token !== undefined){
let data10 = data0.token;
if(typeof data10 !== "string"){
const err18 = {instancePath:instancePath+"/" + i0+"/token",schemaPath:"contract:/components/schemas/PluginConf/properties/token/type",keyword:"type",params:{type: "string"},schema:schema35.properties.token.type,parentSchema:schema35.properties.token,data:data10};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data0.website !== undefined){
let data11 = data0.website;
if(typeof data11 !== "string"){
const err19 = {instancePath:instancePath+"/" + i0+"/website",schemaPath:"contract:/components/schemas/PluginConf/properties/website/type",keyword:"type",params:{type: "string"},schema:schema35.properties.website.type,parentSchema:schema35.properties.website,data:data11};
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
const err20 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/PluginConf/type",keyword:"type",params:{type: "object"},schema:schema35.type,parentSchema:schema35,data:data0};
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
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema34.type,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v17 = validate23;
const schema36 = {"$id":"contract:/getPluginDisplay.200.body","type":"string"};

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
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema36.type,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"dynamicProps":false,"dynamicItems":false};

exports.v18 = validate24;
const schema37 = {"$id":"contract:/getUsers.200.body","type":"array","items":{"$ref":"contract:/components/schemas/User"}};

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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id === undefined){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/User/required",keyword:"required",params:{missingProperty: "id"},schema:schema21.required,parentSchema:schema21,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data0.name === undefined){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/User/required",keyword:"required",params:{missingProperty: "name"},schema:schema21.required,parentSchema:schema21,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.admin === undefined){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/User/required",keyword:"required",params:{missingProperty: "admin"},schema:schema21.required,parentSchema:schema21,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.createdAt === undefined){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/User/required",keyword:"required",params:{missingProperty: "createdAt"},schema:schema21.required,parentSchema:schema21,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.admin !== undefined){
let data1 = data0.admin;
if(typeof data1 !== "boolean"){
const err4 = {instancePath:instancePath+"/" + i0+"/admin",schemaPath:"contract:/components/schemas/User/properties/admin/type",keyword:"type",params:{type: "boolean"},schema:schema21.properties.admin.type,parentSchema:schema21.properties.admin,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.createdAt !== undefined){
let data2 = data0.createdAt;
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
const err5 = {instancePath:instancePath+"/" + i0+"/createdAt",schemaPath:"contract:/components/schemas/User/properties/createdAt/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema21.properties.createdAt,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.includes(":60")){
const next0 = Date.parse((data2).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err6 = {instancePath:instancePath+"/" + i0+"/createdAt",schemaPath:"contract:/components/schemas/User/properties/createdAt/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema21.properties.createdAt,data:data2};
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
const err7 = {instancePath:instancePath+"/" + i0+"/createdAt",schemaPath:"contract:/components/schemas/User/properties/createdAt/type",keyword:"type",params:{type: "string"},schema:schema21.properties.createdAt.type,parentSchema:schema21.properties.createdAt,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.id !== undefined){
let data3 = data0.id;
if(!((typeof data3 === "number" && Number.isSafeInteger(data3) && !Object.is(data3, -0)) || (typeof data3 === "bigint" && data3 >= -9223372036854775808n && data3 <= 9223372036854775807n)) || (this && this.has(data0, "id")) || false){
const err8 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"contract:/components/schemas/User/properties/id/int64",keyword:"int64",params:{},schema:schema21.properties.id.int64,parentSchema:schema21.properties.id,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.name !== undefined){
let data4 = data0.name;
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/" + i0+"/name",schemaPath:"contract:/components/schemas/User/properties/name/type",keyword:"type",params:{type: "string"},schema:schema21.properties.name.type,parentSchema:schema21.properties.name,data:data4};
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
const err10 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/User/type",keyword:"type",params:{type: "object"},schema:schema21.type,parentSchema:schema21,data:data0};
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
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema37.type,parentSchema:schema37,data};
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
validate24.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v19 = validate25;
const schema39 = {"$id":"contract:/getVersion.200.body","$ref":"contract:/components/schemas/VersionInfo"};
const schema40 = {"$id":"contract:/components/schemas/VersionInfo","type":"object","required":["version","commit","buildDate"],"properties":{"buildDate":{"type":"string"},"commit":{"type":"string"},"version":{"type":"string"}}};

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
if(data.version === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/VersionInfo/required",keyword:"required",params:{missingProperty: "version"},schema:schema40.required,parentSchema:schema40,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.commit === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/VersionInfo/required",keyword:"required",params:{missingProperty: "commit"},schema:schema40.required,parentSchema:schema40,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.buildDate === undefined){
const err2 = {instancePath,schemaPath:"contract:/components/schemas/VersionInfo/required",keyword:"required",params:{missingProperty: "buildDate"},schema:schema40.required,parentSchema:schema40,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.buildDate !== undefined){
let data0 = data.buildDate;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/buildDate",schemaPath:"contract:/components/schemas/VersionInfo/properties/buildDate/type",keyword:"type",params:{type: "string"},schema:schema40.properties.buildDate.type,parentSchema:schema40.properties.buildDate,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.commit !== undefined){
let data1 = data.commit;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/commit",schemaPath:"contract:/components/schemas/VersionInfo/properties/commit/type",keyword:"type",params:{type: "string"},schema:schema40.properties.commit.type,parentSchema:schema40.properties.commit,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.version !== undefined){
let data2 = data.version;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/version",schemaPath:"contract:/components/schemas/VersionInfo/properties/version/type",keyword:"type",params:{type: "string"},schema:schema40.properties.version.type,parentSchema:schema40.properties.version,data:data2};
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
const err6 = {instancePath,schemaPath:"contract:/components/schemas/VersionInfo/type",keyword:"type",params:{type: "object"},schema:schema40.type,parentSchema:schema40,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":{"buildDate":true,"commit":true,"version":true},"dynamicProps":false,"dynamicItems":false};

})(compiled);
const validators = {
  "getApps.200.body": compiled.v0,
  "getApps.200.headers": compiled.v1,
  "getApps.401.body": compiled.v2,
  "getApps.401.headers": compiled.v1,
  "getApps.403.body": compiled.v2,
  "getApps.403.headers": compiled.v1,
  "createApp.200.body": compiled.v3,
  "createApp.200.headers": compiled.v1,
  "createApp.400.body": compiled.v2,
  "createApp.400.headers": compiled.v1,
  "createApp.401.body": compiled.v2,
  "createApp.401.headers": compiled.v1,
  "createApp.403.body": compiled.v2,
  "createApp.403.headers": compiled.v1,
  "updateApplication.200.body": compiled.v3,
  "updateApplication.200.headers": compiled.v1,
  "updateApplication.400.body": compiled.v2,
  "updateApplication.400.headers": compiled.v1,
  "updateApplication.401.body": compiled.v2,
  "updateApplication.401.headers": compiled.v1,
  "updateApplication.403.body": compiled.v2,
  "updateApplication.403.headers": compiled.v1,
  "updateApplication.404.body": compiled.v2,
  "updateApplication.404.headers": compiled.v1,
  "deleteApp.200.headers": compiled.v1,
  "deleteApp.400.body": compiled.v2,
  "deleteApp.400.headers": compiled.v1,
  "deleteApp.401.body": compiled.v2,
  "deleteApp.401.headers": compiled.v1,
  "deleteApp.403.body": compiled.v2,
  "deleteApp.403.headers": compiled.v1,
  "deleteApp.404.body": compiled.v2,
  "deleteApp.404.headers": compiled.v1,
  "uploadAppImage.200.body": compiled.v3,
  "uploadAppImage.200.headers": compiled.v1,
  "uploadAppImage.400.body": compiled.v2,
  "uploadAppImage.400.headers": compiled.v1,
  "uploadAppImage.401.body": compiled.v2,
  "uploadAppImage.401.headers": compiled.v1,
  "uploadAppImage.403.body": compiled.v2,
  "uploadAppImage.403.headers": compiled.v1,
  "uploadAppImage.404.body": compiled.v2,
  "uploadAppImage.404.headers": compiled.v1,
  "uploadAppImage.500.body": compiled.v2,
  "uploadAppImage.500.headers": compiled.v1,
  "removeAppImage.200.headers": compiled.v1,
  "removeAppImage.400.body": compiled.v2,
  "removeAppImage.400.headers": compiled.v1,
  "removeAppImage.401.body": compiled.v2,
  "removeAppImage.401.headers": compiled.v1,
  "removeAppImage.403.body": compiled.v2,
  "removeAppImage.403.headers": compiled.v1,
  "removeAppImage.404.body": compiled.v2,
  "removeAppImage.404.headers": compiled.v1,
  "removeAppImage.500.body": compiled.v2,
  "removeAppImage.500.headers": compiled.v1,
  "getAppMessages.200.body": compiled.v4,
  "getAppMessages.200.headers": compiled.v1,
  "getAppMessages.400.body": compiled.v2,
  "getAppMessages.400.headers": compiled.v1,
  "getAppMessages.401.body": compiled.v2,
  "getAppMessages.401.headers": compiled.v1,
  "getAppMessages.403.body": compiled.v2,
  "getAppMessages.403.headers": compiled.v1,
  "getAppMessages.404.body": compiled.v2,
  "getAppMessages.404.headers": compiled.v1,
  "deleteAppMessages.200.headers": compiled.v1,
  "deleteAppMessages.400.body": compiled.v2,
  "deleteAppMessages.400.headers": compiled.v1,
  "deleteAppMessages.401.body": compiled.v2,
  "deleteAppMessages.401.headers": compiled.v1,
  "deleteAppMessages.403.body": compiled.v2,
  "deleteAppMessages.403.headers": compiled.v1,
  "deleteAppMessages.404.body": compiled.v2,
  "deleteAppMessages.404.headers": compiled.v1,
  "updateAppSecurity.200.body": compiled.v5,
  "updateAppSecurity.200.headers": compiled.v1,
  "updateAppSecurity.400.body": compiled.v2,
  "updateAppSecurity.400.headers": compiled.v1,
  "updateAppSecurity.401.body": compiled.v2,
  "updateAppSecurity.401.headers": compiled.v1,
  "updateAppSecurity.403.body": compiled.v2,
  "updateAppSecurity.403.headers": compiled.v1,
  "updateAppSecurity.404.body": compiled.v2,
  "updateAppSecurity.404.headers": compiled.v1,
  "updateAppSecurity.500.body": compiled.v2,
  "updateAppSecurity.500.headers": compiled.v1,
  "localLogin.200.body": compiled.v6,
  "localLogin.200.headers": compiled.v7,
  "localLogin.401.body": compiled.v2,
  "localLogin.401.headers": compiled.v1,
  "logout.200.headers": compiled.v7,
  "logout.400.body": compiled.v2,
  "logout.400.headers": compiled.v1,
  "oidcCallback.200.headers": compiled.v1,
  "oidcCallback.307.headers": compiled.v1,
  "oidcCallback.default.body": compiled.v2,
  "oidcCallback.default.headers": compiled.v1,
  "oidcElevate.302.headers": compiled.v1,
  "oidcElevate.default.body": compiled.v2,
  "oidcElevate.default.headers": compiled.v1,
  "externalAuthorize.200.body": compiled.v8,
  "externalAuthorize.200.headers": compiled.v1,
  "externalAuthorize.default.body": compiled.v2,
  "externalAuthorize.default.headers": compiled.v1,
  "externalToken.200.body": compiled.v9,
  "externalToken.200.headers": compiled.v1,
  "externalToken.default.body": compiled.v2,
  "externalToken.default.headers": compiled.v1,
  "oidcLogin.302.headers": compiled.v1,
  "oidcLogin.default.body": compiled.v2,
  "oidcLogin.default.headers": compiled.v1,
  "getClients.200.body": compiled.v10,
  "getClients.200.headers": compiled.v1,
  "getClients.401.body": compiled.v2,
  "getClients.401.headers": compiled.v1,
  "getClients.403.body": compiled.v2,
  "getClients.403.headers": compiled.v1,
  "createClient.200.body": compiled.v11,
  "createClient.200.headers": compiled.v1,
  "createClient.400.body": compiled.v2,
  "createClient.400.headers": compiled.v1,
  "createClient.401.body": compiled.v2,
  "createClient.401.headers": compiled.v1,
  "createClient.403.body": compiled.v2,
  "createClient.403.headers": compiled.v1,
  "updateClient.200.body": compiled.v11,
  "updateClient.200.headers": compiled.v1,
  "updateClient.400.body": compiled.v2,
  "updateClient.400.headers": compiled.v1,
  "updateClient.401.body": compiled.v2,
  "updateClient.401.headers": compiled.v1,
  "updateClient.403.body": compiled.v2,
  "updateClient.403.headers": compiled.v1,
  "updateClient.404.body": compiled.v2,
  "updateClient.404.headers": compiled.v1,
  "deleteClient.200.headers": compiled.v1,
  "deleteClient.400.body": compiled.v2,
  "deleteClient.400.headers": compiled.v1,
  "deleteClient.401.body": compiled.v2,
  "deleteClient.401.headers": compiled.v1,
  "deleteClient.403.body": compiled.v2,
  "deleteClient.403.headers": compiled.v1,
  "deleteClient.404.body": compiled.v2,
  "deleteClient.404.headers": compiled.v1,
  "elevateClient.204.headers": compiled.v1,
  "elevateClient.400.body": compiled.v2,
  "elevateClient.400.headers": compiled.v1,
  "elevateClient.401.body": compiled.v2,
  "elevateClient.401.headers": compiled.v1,
  "elevateClient.404.body": compiled.v2,
  "elevateClient.404.headers": compiled.v1,
  "currentUser.200.body": compiled.v12,
  "currentUser.200.headers": compiled.v1,
  "currentUser.401.body": compiled.v2,
  "currentUser.401.headers": compiled.v1,
  "currentUser.403.body": compiled.v2,
  "currentUser.403.headers": compiled.v1,
  "updateCurrentUser.200.headers": compiled.v1,
  "updateCurrentUser.400.body": compiled.v2,
  "updateCurrentUser.400.headers": compiled.v1,
  "updateCurrentUser.401.body": compiled.v2,
  "updateCurrentUser.401.headers": compiled.v1,
  "updateCurrentUser.403.body": compiled.v2,
  "updateCurrentUser.403.headers": compiled.v1,
  "getInfo.200.body": compiled.v13,
  "getInfo.200.headers": compiled.v1,
  "getHealth.200.body": compiled.v14,
  "getHealth.200.headers": compiled.v1,
  "getHealth.500.body": compiled.v14,
  "getHealth.500.headers": compiled.v1,
  "getMessages.200.body": compiled.v4,
  "getMessages.200.headers": compiled.v1,
  "getMessages.400.body": compiled.v2,
  "getMessages.400.headers": compiled.v1,
  "getMessages.401.body": compiled.v2,
  "getMessages.401.headers": compiled.v1,
  "getMessages.403.body": compiled.v2,
  "getMessages.403.headers": compiled.v1,
  "createMessage.200.body": compiled.v15,
  "createMessage.200.headers": compiled.v1,
  "createMessage.400.body": compiled.v2,
  "createMessage.400.headers": compiled.v1,
  "createMessage.401.body": compiled.v2,
  "createMessage.401.headers": compiled.v1,
  "createMessage.403.body": compiled.v2,
  "createMessage.403.headers": compiled.v1,
  "deleteMessages.200.headers": compiled.v1,
  "deleteMessages.401.body": compiled.v2,
  "deleteMessages.401.headers": compiled.v1,
  "deleteMessages.403.body": compiled.v2,
  "deleteMessages.403.headers": compiled.v1,
  "deleteMessage.200.headers": compiled.v1,
  "deleteMessage.400.body": compiled.v2,
  "deleteMessage.400.headers": compiled.v1,
  "deleteMessage.401.body": compiled.v2,
  "deleteMessage.401.headers": compiled.v1,
  "deleteMessage.403.body": compiled.v2,
  "deleteMessage.403.headers": compiled.v1,
  "deleteMessage.404.body": compiled.v2,
  "deleteMessage.404.headers": compiled.v1,
  "getPlugins.200.body": compiled.v16,
  "getPlugins.200.headers": compiled.v1,
  "getPlugins.401.body": compiled.v2,
  "getPlugins.401.headers": compiled.v1,
  "getPlugins.403.body": compiled.v2,
  "getPlugins.403.headers": compiled.v1,
  "getPlugins.404.body": compiled.v2,
  "getPlugins.404.headers": compiled.v1,
  "getPlugins.500.body": compiled.v2,
  "getPlugins.500.headers": compiled.v1,
  "getPluginConfig.200.headers": compiled.v1,
  "getPluginConfig.400.headers": compiled.v1,
  "getPluginConfig.401.headers": compiled.v1,
  "getPluginConfig.403.headers": compiled.v1,
  "getPluginConfig.404.headers": compiled.v1,
  "getPluginConfig.500.headers": compiled.v1,
  "updatePluginConfig.200.headers": compiled.v1,
  "updatePluginConfig.400.body": compiled.v2,
  "updatePluginConfig.400.headers": compiled.v1,
  "updatePluginConfig.401.body": compiled.v2,
  "updatePluginConfig.401.headers": compiled.v1,
  "updatePluginConfig.403.body": compiled.v2,
  "updatePluginConfig.403.headers": compiled.v1,
  "updatePluginConfig.404.body": compiled.v2,
  "updatePluginConfig.404.headers": compiled.v1,
  "updatePluginConfig.500.body": compiled.v2,
  "updatePluginConfig.500.headers": compiled.v1,
  "disablePlugin.200.headers": compiled.v1,
  "disablePlugin.401.body": compiled.v2,
  "disablePlugin.401.headers": compiled.v1,
  "disablePlugin.403.body": compiled.v2,
  "disablePlugin.403.headers": compiled.v1,
  "disablePlugin.404.body": compiled.v2,
  "disablePlugin.404.headers": compiled.v1,
  "disablePlugin.500.body": compiled.v2,
  "disablePlugin.500.headers": compiled.v1,
  "getPluginDisplay.200.body": compiled.v17,
  "getPluginDisplay.200.headers": compiled.v1,
  "getPluginDisplay.401.body": compiled.v2,
  "getPluginDisplay.401.headers": compiled.v1,
  "getPluginDisplay.403.body": compiled.v2,
  "getPluginDisplay.403.headers": compiled.v1,
  "getPluginDisplay.404.body": compiled.v2,
  "getPluginDisplay.404.headers": compiled.v1,
  "getPluginDisplay.500.body": compiled.v2,
  "getPluginDisplay.500.headers": compiled.v1,
  "enablePlugin.200.headers": compiled.v1,
  "enablePlugin.401.body": compiled.v2,
  "enablePlugin.401.headers": compiled.v1,
  "enablePlugin.403.body": compiled.v2,
  "enablePlugin.403.headers": compiled.v1,
  "enablePlugin.404.body": compiled.v2,
  "enablePlugin.404.headers": compiled.v1,
  "enablePlugin.500.body": compiled.v2,
  "enablePlugin.500.headers": compiled.v1,
  "streamMessages.200.body": compiled.v15,
  "streamMessages.200.headers": compiled.v1,
  "streamMessages.400.body": compiled.v2,
  "streamMessages.400.headers": compiled.v1,
  "streamMessages.401.body": compiled.v2,
  "streamMessages.401.headers": compiled.v1,
  "streamMessages.403.body": compiled.v2,
  "streamMessages.403.headers": compiled.v1,
  "streamMessages.500.body": compiled.v2,
  "streamMessages.500.headers": compiled.v1,
  "getUsers.200.body": compiled.v18,
  "getUsers.200.headers": compiled.v1,
  "getUsers.401.body": compiled.v2,
  "getUsers.401.headers": compiled.v1,
  "getUsers.403.body": compiled.v2,
  "getUsers.403.headers": compiled.v1,
  "createUser.200.body": compiled.v12,
  "createUser.200.headers": compiled.v1,
  "createUser.400.body": compiled.v2,
  "createUser.400.headers": compiled.v1,
  "createUser.401.body": compiled.v2,
  "createUser.401.headers": compiled.v1,
  "createUser.403.body": compiled.v2,
  "createUser.403.headers": compiled.v1,
  "getUser.200.body": compiled.v12,
  "getUser.200.headers": compiled.v1,
  "getUser.400.body": compiled.v2,
  "getUser.400.headers": compiled.v1,
  "getUser.401.body": compiled.v2,
  "getUser.401.headers": compiled.v1,
  "getUser.403.body": compiled.v2,
  "getUser.403.headers": compiled.v1,
  "getUser.404.body": compiled.v2,
  "getUser.404.headers": compiled.v1,
  "updateUser.200.body": compiled.v12,
  "updateUser.200.headers": compiled.v1,
  "updateUser.400.body": compiled.v2,
  "updateUser.400.headers": compiled.v1,
  "updateUser.401.body": compiled.v2,
  "updateUser.401.headers": compiled.v1,
  "updateUser.403.body": compiled.v2,
  "updateUser.403.headers": compiled.v1,
  "updateUser.404.body": compiled.v2,
  "updateUser.404.headers": compiled.v1,
  "deleteUser.200.headers": compiled.v1,
  "deleteUser.400.body": compiled.v2,
  "deleteUser.400.headers": compiled.v1,
  "deleteUser.401.body": compiled.v2,
  "deleteUser.401.headers": compiled.v1,
  "deleteUser.403.body": compiled.v2,
  "deleteUser.403.headers": compiled.v1,
  "deleteUser.404.body": compiled.v2,
  "deleteUser.404.headers": compiled.v1,
  "getVersion.200.body": compiled.v19,
  "getVersion.200.headers": compiled.v1,
};
export { validators };
