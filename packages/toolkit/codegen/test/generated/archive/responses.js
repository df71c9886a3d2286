// Generated from archive.yaml by `npx codegen test/archive.yaml test/generated/archive --overlay test/archive.overlay.yaml`. Do not edit.
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
const schema0 = {"$id":"contract:/listPapers.200.body","type":"array","items":{"$ref":"contract:/components/schemas/Paper"}};
const schema1 = {"$id":"contract:/components/schemas/Paper","type":"object","required":["id","title"],"properties":{"id":{"type":"integer","safeInteger":true},"title":{"type":"string","maxLength":100}}};
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
if(data0.id === undefined){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/Paper/required",keyword:"required",params:{missingProperty: "id"},schema:schema1.required,parentSchema:schema1,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data0.title === undefined){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/Paper/required",keyword:"required",params:{missingProperty: "title"},schema:schema1.required,parentSchema:schema1,data:data0};
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
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"contract:/components/schemas/Paper/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema1.properties.id.type,parentSchema:schema1.properties.id,data:data1};
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
const err3 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"contract:/components/schemas/Paper/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema1.properties.id,data:data1};
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
if(data0.title !== undefined){
let data2 = data0.title;
if(typeof data2 === "string"){
if(func0(data2) > 100){
const err4 = {instancePath:instancePath+"/" + i0+"/title",schemaPath:"contract:/components/schemas/Paper/properties/title/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema1.properties.title,data:data2};
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
const err5 = {instancePath:instancePath+"/" + i0+"/title",schemaPath:"contract:/components/schemas/Paper/properties/title/type",keyword:"type",params:{type: "string"},schema:schema1.properties.title.type,parentSchema:schema1.properties.title,data:data2};
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
const err6 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/Paper/type",keyword:"type",params:{type: "object"},schema:schema1.type,parentSchema:schema1,data:data0};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema0.type,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v1 = validate1;
const schema2 = {"$id":"contract:/listPapers.200.headers","type":"object","properties":{},"required":[]};

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
const schema3 = {"$id":"contract:/listPapers.400.body","$ref":"contract:/components/schemas/Problem"};
const schema4 = {"$id":"contract:/components/schemas/Problem","type":"object","required":["title","status"],"properties":{"title":{"type":"string"},"status":{"type":"integer","safeInteger":true},"detail":{"type":"string"}}};

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
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/Problem/required",keyword:"required",params:{missingProperty: "title"},schema:schema4.required,parentSchema:schema4,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.status === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/Problem/required",keyword:"required",params:{missingProperty: "status"},schema:schema4.required,parentSchema:schema4,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/title",schemaPath:"contract:/components/schemas/Problem/properties/title/type",keyword:"type",params:{type: "string"},schema:schema4.properties.title.type,parentSchema:schema4.properties.title,data:data0};
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
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/status",schemaPath:"contract:/components/schemas/Problem/properties/status/type",keyword:"type",params:{type: "integer"},schema:schema4.properties.status.type,parentSchema:schema4.properties.status,data:data1};
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
const err4 = {instancePath:instancePath+"/status",schemaPath:"contract:/components/schemas/Problem/properties/status/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema4.properties.status,data:data1};
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
if(data.detail !== undefined){
let data2 = data.detail;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/detail",schemaPath:"contract:/components/schemas/Problem/properties/detail/type",keyword:"type",params:{type: "string"},schema:schema4.properties.detail.type,parentSchema:schema4.properties.detail,data:data2};
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
const err6 = {instancePath,schemaPath:"contract:/components/schemas/Problem/type",keyword:"type",params:{type: "object"},schema:schema4.type,parentSchema:schema4,data};
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
validate2.evaluated = {"props":{"title":true,"status":true,"detail":true},"dynamicProps":false,"dynamicItems":false};

exports.v3 = validate3;
const schema5 = {"$id":"contract:/copyPaper.201.body","$ref":"contract:/components/schemas/Paper"};

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
const err0 = {instancePath,schemaPath:"contract:/components/schemas/Paper/required",keyword:"required",params:{missingProperty: "id"},schema:schema1.required,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/Paper/required",keyword:"required",params:{missingProperty: "title"},schema:schema1.required,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/Paper/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema1.properties.id.type,parentSchema:schema1.properties.id,data:data0};
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
const err3 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/Paper/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema1.properties.id,data:data0};
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
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func0(data1) > 100){
const err4 = {instancePath:instancePath+"/title",schemaPath:"contract:/components/schemas/Paper/properties/title/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema1.properties.title,data:data1};
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
const err5 = {instancePath:instancePath+"/title",schemaPath:"contract:/components/schemas/Paper/properties/title/type",keyword:"type",params:{type: "string"},schema:schema1.properties.title.type,parentSchema:schema1.properties.title,data:data1};
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
const err6 = {instancePath,schemaPath:"contract:/components/schemas/Paper/type",keyword:"type",params:{type: "object"},schema:schema1.type,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}
validate3.evaluated = {"props":{"id":true,"title":true},"dynamicProps":false,"dynamicItems":false};

exports.v4 = validate4;
const schema7 = {"$id":"contract:/findCopies.200.body","type":"array","items":{"type":"integer","safeInteger":true}};

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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "integer"},schema:schema7.items.type,parentSchema:schema7.items,data:data0};
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
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema7.items,data:data0};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema7.type,parentSchema:schema7,data};
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
validate4.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v5 = validate5;
const schema8 = {"$id":"contract:/importPapers.200.body","type":"integer","safeInteger":true};

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
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},schema:schema8.type,parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(Math.abs(data) > 9007199254740991){
const err1 = {instancePath,schemaPath:"#/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
validate5.errors = vErrors;
return errors === 0;
}
validate5.evaluated = {"dynamicProps":false,"dynamicItems":false};

exports.v6 = validate6;
const schema9 = {"$id":"contract:/watchPapers.200.body","allOf":[{"type":"object","required":["event","data"],"properties":{"event":{"type":"string","enum":["added","removed"]},"data":{"$ref":"contract:/components/schemas/Paper"}}},{}]};

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
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/allOf/0/required",keyword:"required",params:{missingProperty: "event"},schema:schema9.allOf[0].required,parentSchema:schema9.allOf[0],data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.data === undefined){
const err1 = {instancePath,schemaPath:"#/allOf/0/required",keyword:"required",params:{missingProperty: "data"},schema:schema9.allOf[0].required,parentSchema:schema9.allOf[0],data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/event",schemaPath:"#/allOf/0/properties/event/type",keyword:"type",params:{type: "string"},schema:schema9.allOf[0].properties.event.type,parentSchema:schema9.allOf[0].properties.event,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((data0 === "added") || (data0 === "removed"))){
const err3 = {instancePath:instancePath+"/event",schemaPath:"#/allOf/0/properties/event/enum",keyword:"enum",params:{allowedValues: schema9.allOf[0].properties.event.enum},schema:schema9.allOf[0].properties.event.enum,parentSchema:schema9.allOf[0].properties.event,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.data !== undefined){
let data1 = data.data;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.id === undefined){
const err4 = {instancePath:instancePath+"/data",schemaPath:"contract:/components/schemas/Paper/required",keyword:"required",params:{missingProperty: "id"},schema:schema1.required,parentSchema:schema1,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.title === undefined){
const err5 = {instancePath:instancePath+"/data",schemaPath:"contract:/components/schemas/Paper/required",keyword:"required",params:{missingProperty: "title"},schema:schema1.required,parentSchema:schema1,data:data1};
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
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/data/id",schemaPath:"contract:/components/schemas/Paper/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema1.properties.id.type,parentSchema:schema1.properties.id,data:data2};
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
const err7 = {instancePath:instancePath+"/data/id",schemaPath:"contract:/components/schemas/Paper/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema1.properties.id,data:data2};
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
if(data1.title !== undefined){
let data3 = data1.title;
if(typeof data3 === "string"){
if(func0(data3) > 100){
const err8 = {instancePath:instancePath+"/data/title",schemaPath:"contract:/components/schemas/Paper/properties/title/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema1.properties.title,data:data3};
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
const err9 = {instancePath:instancePath+"/data/title",schemaPath:"contract:/components/schemas/Paper/properties/title/type",keyword:"type",params:{type: "string"},schema:schema1.properties.title.type,parentSchema:schema1.properties.title,data:data3};
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
const err10 = {instancePath:instancePath+"/data",schemaPath:"contract:/components/schemas/Paper/type",keyword:"type",params:{type: "object"},schema:schema1.type,parentSchema:schema1,data:data1};
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
const err11 = {instancePath,schemaPath:"#/allOf/0/type",keyword:"type",params:{type: "object"},schema:schema9.allOf[0].type,parentSchema:schema9.allOf[0],data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate6.errors = vErrors;
return errors === 0;
}
validate6.evaluated = {"props":{"event":true,"data":true},"dynamicProps":false,"dynamicItems":false};

})(compiled);
const validators = {
  "listPapers.200.body": compiled.v0,
  "listPapers.200.headers": compiled.v1,
  "listPapers.400.body": compiled.v2,
  "listPapers.400.headers": compiled.v1,
  "searchPapers.200.body": compiled.v0,
  "searchPapers.200.headers": compiled.v1,
  "searchPapers.400.body": compiled.v2,
  "searchPapers.400.headers": compiled.v1,
  "copyPaper.201.body": compiled.v3,
  "copyPaper.201.headers": compiled.v1,
  "copyPaper.400.body": compiled.v2,
  "copyPaper.400.headers": compiled.v1,
  "copyPaper.404.body": compiled.v2,
  "copyPaper.404.headers": compiled.v1,
  "findCopies.200.body": compiled.v4,
  "findCopies.200.headers": compiled.v1,
  "findCopies.400.body": compiled.v2,
  "findCopies.400.headers": compiled.v1,
  "findPapers.200.body": compiled.v0,
  "findPapers.200.headers": compiled.v1,
  "findPapers.400.body": compiled.v2,
  "findPapers.400.headers": compiled.v1,
  "exportPapers.200.body": compiled.v3,
  "exportPapers.200.headers": compiled.v1,
  "exportPapers.400.body": compiled.v2,
  "exportPapers.400.headers": compiled.v1,
  "importPapers.200.body": compiled.v5,
  "importPapers.200.headers": compiled.v1,
  "importPapers.400.body": compiled.v2,
  "importPapers.400.headers": compiled.v1,
  "watchPapers.200.body": compiled.v6,
  "watchPapers.200.headers": compiled.v1,
  "watchPapers.400.body": compiled.v2,
  "watchPapers.400.headers": compiled.v1,
};
export { validators };
