// Generated from plain.yaml by `npm run generate`. Do not edit.
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
const runtime = { "ajv/dist/runtime/ucs2length": __commonJSMin(((exports) => {
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
}))() };

const compiled = {};
((exports) => {
"use strict";
exports.v0 = validate0;
const schema0 = {"$id":"contract:/listRooms.200.body","type":"array","items":{"$ref":"contract:/components/schemas/Room"}};
const schema1 = {"$id":"contract:/components/schemas/Room","type":"object","additionalProperties":false,"required":["name","seats"],"properties":{"name":{"type":"string","minLength":1,"maxLength":20},"seats":{"type":"integer","minimum":1,"maximum":500}}};
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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.name === undefined){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/Room/required",keyword:"required",params:{missingProperty: "name"},schema:schema1.required,parentSchema:schema1,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data0.seats === undefined){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/Room/required",keyword:"required",params:{missingProperty: "seats"},schema:schema1.required,parentSchema:schema1,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data0){
if(!((key0 === "name") || (key0 === "seats"))){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/Room/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema1,data:data0};
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
let data1 = data0.name;
if(typeof data1 === "string"){
if(func0(data1) > 20){
const err3 = {instancePath:instancePath+"/" + i0+"/name",schemaPath:"contract:/components/schemas/Room/properties/name/maxLength",keyword:"maxLength",params:{limit: 20},schema:20,parentSchema:schema1.properties.name,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func0(data1) < 1){
const err4 = {instancePath:instancePath+"/" + i0+"/name",schemaPath:"contract:/components/schemas/Room/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema1.properties.name,data:data1};
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
const err5 = {instancePath:instancePath+"/" + i0+"/name",schemaPath:"contract:/components/schemas/Room/properties/name/type",keyword:"type",params:{type: "string"},schema:schema1.properties.name.type,parentSchema:schema1.properties.name,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.seats !== undefined){
let data2 = data0.seats;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/" + i0+"/seats",schemaPath:"contract:/components/schemas/Room/properties/seats/type",keyword:"type",params:{type: "integer"},schema:schema1.properties.seats.type,parentSchema:schema1.properties.seats,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 500 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/" + i0+"/seats",schemaPath:"contract:/components/schemas/Room/properties/seats/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},schema:500,parentSchema:schema1.properties.seats,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/" + i0+"/seats",schemaPath:"contract:/components/schemas/Room/properties/seats/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema1.properties.seats,data:data2};
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
const err9 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/Room/type",keyword:"type",params:{type: "object"},schema:schema1.type,parentSchema:schema1,data:data0};
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
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema0.type,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v1 = validate1;
const schema2 = {"$id":"contract:/listRooms.200.headers","type":"object","properties":{},"required":[]};

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
const schema3 = {"$id":"contract:/listRooms.400.body","$ref":"contract:/components/schemas/Problem"};
const schema4 = {"$id":"contract:/components/schemas/Problem","type":"object","additionalProperties":false,"required":["type","title","status","detail"],"properties":{"type":{"type":"string"},"title":{"type":"string"},"status":{"type":"integer","safeInteger":true},"detail":{"type":"string"},"errors":{"type":"array","items":{"type":"object"}}}};

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
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/Problem/required",keyword:"required",params:{missingProperty: "type"},schema:schema4.required,parentSchema:schema4,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/Problem/required",keyword:"required",params:{missingProperty: "title"},schema:schema4.required,parentSchema:schema4,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.status === undefined){
const err2 = {instancePath,schemaPath:"contract:/components/schemas/Problem/required",keyword:"required",params:{missingProperty: "status"},schema:schema4.required,parentSchema:schema4,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.detail === undefined){
const err3 = {instancePath,schemaPath:"contract:/components/schemas/Problem/required",keyword:"required",params:{missingProperty: "detail"},schema:schema4.required,parentSchema:schema4,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "title")) || (key0 === "status")) || (key0 === "detail")) || (key0 === "errors"))){
const err4 = {instancePath,schemaPath:"contract:/components/schemas/Problem/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema4,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/type",schemaPath:"contract:/components/schemas/Problem/properties/type/type",keyword:"type",params:{type: "string"},schema:schema4.properties.type.type,parentSchema:schema4.properties.type,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/title",schemaPath:"contract:/components/schemas/Problem/properties/title/type",keyword:"type",params:{type: "string"},schema:schema4.properties.title.type,parentSchema:schema4.properties.title,data:data1};
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
let data2 = data.status;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/status",schemaPath:"contract:/components/schemas/Problem/properties/status/type",keyword:"type",params:{type: "integer"},schema:schema4.properties.status.type,parentSchema:schema4.properties.status,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(Math.abs(data2) > 9007199254740991){
const err8 = {instancePath:instancePath+"/status",schemaPath:"contract:/components/schemas/Problem/properties/status/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema4.properties.status,data:data2};
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
if(data.detail !== undefined){
let data3 = data.detail;
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/detail",schemaPath:"contract:/components/schemas/Problem/properties/detail/type",keyword:"type",params:{type: "string"},schema:schema4.properties.detail.type,parentSchema:schema4.properties.detail,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.errors !== undefined){
let data4 = data.errors;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
const err10 = {instancePath:instancePath+"/errors/" + i0,schemaPath:"contract:/components/schemas/Problem/properties/errors/items/type",keyword:"type",params:{type: "object"},schema:schema4.properties.errors.items.type,parentSchema:schema4.properties.errors.items,data:data5};
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
const err11 = {instancePath:instancePath+"/errors",schemaPath:"contract:/components/schemas/Problem/properties/errors/type",keyword:"type",params:{type: "array"},schema:schema4.properties.errors.type,parentSchema:schema4.properties.errors,data:data4};
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
const err12 = {instancePath,schemaPath:"contract:/components/schemas/Problem/type",keyword:"type",params:{type: "object"},schema:schema4.type,parentSchema:schema4,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
validate2.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v3 = validate3;
const schema5 = {"$id":"contract:/addRoom.201.body","$ref":"contract:/components/schemas/Room"};

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
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/Room/required",keyword:"required",params:{missingProperty: "name"},schema:schema1.required,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.seats === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/Room/required",keyword:"required",params:{missingProperty: "seats"},schema:schema1.required,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "name") || (key0 === "seats"))){
const err2 = {instancePath,schemaPath:"contract:/components/schemas/Room/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema1,data};
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
if(func0(data0) > 20){
const err3 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/Room/properties/name/maxLength",keyword:"maxLength",params:{limit: 20},schema:20,parentSchema:schema1.properties.name,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func0(data0) < 1){
const err4 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/Room/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema1.properties.name,data:data0};
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
const err5 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/Room/properties/name/type",keyword:"type",params:{type: "string"},schema:schema1.properties.name.type,parentSchema:schema1.properties.name,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.seats !== undefined){
let data1 = data.seats;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err6 = {instancePath:instancePath+"/seats",schemaPath:"contract:/components/schemas/Room/properties/seats/type",keyword:"type",params:{type: "integer"},schema:schema1.properties.seats.type,parentSchema:schema1.properties.seats,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 500 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/seats",schemaPath:"contract:/components/schemas/Room/properties/seats/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},schema:500,parentSchema:schema1.properties.seats,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/seats",schemaPath:"contract:/components/schemas/Room/properties/seats/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema1.properties.seats,data:data1};
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
const err9 = {instancePath,schemaPath:"contract:/components/schemas/Room/type",keyword:"type",params:{type: "object"},schema:schema1.type,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}
validate3.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v4 = validate4;
const schema7 = {"$id":"contract:/removeRoom.403.headers","type":"object","properties":{"www-authenticate":{"type":"string"}},"required":[]};

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
if(data["www-authenticate"] !== undefined){
let data0 = data["www-authenticate"];
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/www-authenticate",schemaPath:"#/properties/www-authenticate/type",keyword:"type",params:{type: "string"},schema:schema7.properties["www-authenticate"].type,parentSchema:schema7.properties["www-authenticate"],data:data0};
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
validate4.errors = vErrors;
return errors === 0;
}
validate4.evaluated = {"props":{"www-authenticate":true},"dynamicProps":false,"dynamicItems":false};

exports.v5 = validate5;
const schema8 = {"$id":"contract:/removeRoom.404.headers","type":"object","properties":{"retry-after":{"type":"integer"}},"required":["retry-after"]};

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
if(data["retry-after"] === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "retry-after"},schema:schema8.required,parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data["retry-after"] !== undefined){
let data0 = data["retry-after"];
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/retry-after",schemaPath:"#/properties/retry-after/type",keyword:"type",params:{type: "integer"},schema:schema8.properties["retry-after"].type,parentSchema:schema8.properties["retry-after"],data:data0};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema8.type,parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}
validate5.evaluated = {"props":{"retry-after":true},"dynamicProps":false,"dynamicItems":false};

})(compiled);
const validators = {
  "listRooms.200.body": compiled.v0,
  "listRooms.200.headers": compiled.v1,
  "listRooms.400.body": compiled.v2,
  "listRooms.400.headers": compiled.v1,
  "addRoom.201.body": compiled.v3,
  "addRoom.201.headers": compiled.v1,
  "addRoom.401.body": compiled.v2,
  "addRoom.401.headers": compiled.v1,
  "addRoom.409.body": compiled.v2,
  "addRoom.409.headers": compiled.v1,
  "addRoom.default.body": compiled.v2,
  "addRoom.default.headers": compiled.v1,
  "findRoom.200.body": compiled.v3,
  "findRoom.200.headers": compiled.v1,
  "findRoom.404.body": compiled.v2,
  "findRoom.404.headers": compiled.v1,
  "removeRoom.204.headers": compiled.v1,
  "removeRoom.401.body": compiled.v2,
  "removeRoom.401.headers": compiled.v1,
  "removeRoom.403.body": compiled.v2,
  "removeRoom.403.headers": compiled.v4,
  "removeRoom.404.body": compiled.v2,
  "removeRoom.404.headers": compiled.v5,
};
export { validators };
