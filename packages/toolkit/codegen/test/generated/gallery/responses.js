// Generated from gallery.yaml by `npm run generate`. Do not edit.
const runtime = {};

const compiled = {};
((exports) => {
"use strict";
exports.v0 = validate0;
const schema0 = {"$id":"contract:/watchChanges.200.body","$ref":"contract:/components/schemas/Change"};
const schema1 = {"$id":"contract:/components/schemas/Change","oneOf":[{"type":"object","required":["event","data"],"properties":{"event":{"const":"added"},"id":{"type":"string"},"data":{"type":"object","required":["picture"],"properties":{"picture":{"int64":{}}}}}},{"type":"object","required":["event","data"],"properties":{"event":{"const":"closed"},"data":{"type":"string"}}}]};

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
const _errs1 = errors;
let valid1 = false;
let passing0 = null;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/Change/oneOf/0/required",keyword:"required",params:{missingProperty: "event"},schema:schema1.oneOf[0].required,parentSchema:schema1.oneOf[0],data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.data === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/Change/oneOf/0/required",keyword:"required",params:{missingProperty: "data"},schema:schema1.oneOf[0].required,parentSchema:schema1.oneOf[0],data};
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
if("added" !== data0){
const err2 = {instancePath:instancePath+"/event",schemaPath:"contract:/components/schemas/Change/oneOf/0/properties/event/const",keyword:"const",params:{allowedValue: "added"},schema:"added",parentSchema:schema1.oneOf[0].properties.event,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/Change/oneOf/0/properties/id/type",keyword:"type",params:{type: "string"},schema:schema1.oneOf[0].properties.id.type,parentSchema:schema1.oneOf[0].properties.id,data:data1};
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
let data2 = data.data;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.picture === undefined){
const err4 = {instancePath:instancePath+"/data",schemaPath:"contract:/components/schemas/Change/oneOf/0/properties/data/required",keyword:"required",params:{missingProperty: "picture"},schema:schema1.oneOf[0].properties.data.required,parentSchema:schema1.oneOf[0].properties.data,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2.picture !== undefined){
let data3 = data2.picture;
if(!((typeof data3 === "number" && Number.isSafeInteger(data3) && !Object.is(data3, -0)) || (typeof data3 === "bigint" && data3 >= -9223372036854775808n && data3 <= 9223372036854775807n)) || (this && this.has(data2, "picture")) || false){
const err5 = {instancePath:instancePath+"/data/picture",schemaPath:"contract:/components/schemas/Change/oneOf/0/properties/data/properties/picture/int64",keyword:"int64",params:{},schema:schema1.oneOf[0].properties.data.properties.picture.int64,parentSchema:schema1.oneOf[0].properties.data.properties.picture,data:data3};
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
const err6 = {instancePath:instancePath+"/data",schemaPath:"contract:/components/schemas/Change/oneOf/0/properties/data/type",keyword:"type",params:{type: "object"},schema:schema1.oneOf[0].properties.data.type,parentSchema:schema1.oneOf[0].properties.data,data:data2};
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
const err7 = {instancePath,schemaPath:"contract:/components/schemas/Change/oneOf/0/type",keyword:"type",params:{type: "object"},schema:schema1.oneOf[0].type,parentSchema:schema1.oneOf[0],data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
var props0 = {__proto__: null, };
props0.event = true;
props0.id = true;
props0.data = true;
}
const _errs10 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err8 = {instancePath,schemaPath:"contract:/components/schemas/Change/oneOf/1/required",keyword:"required",params:{missingProperty: "event"},schema:schema1.oneOf[1].required,parentSchema:schema1.oneOf[1],data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.data === undefined){
const err9 = {instancePath,schemaPath:"contract:/components/schemas/Change/oneOf/1/required",keyword:"required",params:{missingProperty: "data"},schema:schema1.oneOf[1].required,parentSchema:schema1.oneOf[1],data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.event !== undefined){
let data4 = data.event;
if("closed" !== data4){
const err10 = {instancePath:instancePath+"/event",schemaPath:"contract:/components/schemas/Change/oneOf/1/properties/event/const",keyword:"const",params:{allowedValue: "closed"},schema:"closed",parentSchema:schema1.oneOf[1].properties.event,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.data !== undefined){
let data5 = data.data;
if(typeof data5 !== "string"){
const err11 = {instancePath:instancePath+"/data",schemaPath:"contract:/components/schemas/Change/oneOf/1/properties/data/type",keyword:"type",params:{type: "string"},schema:schema1.oneOf[1].properties.data.type,parentSchema:schema1.oneOf[1].properties.data,data:data5};
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
const err12 = {instancePath,schemaPath:"contract:/components/schemas/Change/oneOf/1/type",keyword:"type",params:{type: "object"},schema:schema1.oneOf[1].type,parentSchema:schema1.oneOf[1],data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid0 = _errs10 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
if(props0 !== true){
props0 = props0 || {__proto__: null, };
props0.event = true;
props0.data = true;
}
}
}
if(!valid1){
const err13 = {instancePath,schemaPath:"contract:/components/schemas/Change/oneOf",keyword:"oneOf",params:{errorCount: errors - _errs1, passingSchemas: passing0},schema:schema1.oneOf,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
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
validate0.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate0.evaluated = {"dynamicProps":true,"dynamicItems":false};

exports.v1 = validate1;
const schema2 = {"$id":"contract:/watchChanges.200.headers","type":"object","properties":{},"required":[]};

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
const schema3 = {"$id":"contract:/watchChanges.400.body","type":"object"};

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
validate2.errors = vErrors;
return errors === 0;
}
validate2.evaluated = {"dynamicProps":false,"dynamicItems":false};

exports.v3 = validate3;
const schema4 = {"$id":"contract:/writeCaption.200.body","type":"object","required":["caption"],"properties":{"caption":{"type":"string"}}};

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
if(data.caption === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "caption"},schema:schema4.required,parentSchema:schema4,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.caption !== undefined){
let data0 = data.caption;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/caption",schemaPath:"#/properties/caption/type",keyword:"type",params:{type: "string"},schema:schema4.properties.caption.type,parentSchema:schema4.properties.caption,data:data0};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema4.type,parentSchema:schema4,data};
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
validate3.evaluated = {"props":{"caption":true},"dynamicProps":false,"dynamicItems":false};

exports.v4 = validate4;
const schema5 = {"$id":"contract:/writeCaption.200.body text/event-stream","type":"object","required":["part","id"],"properties":{"part":{"type":"string"},"id":{"int64":{}}}};

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
if(data.part === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "part"},schema:schema5.required,parentSchema:schema5,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},schema:schema5.required,parentSchema:schema5,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.part !== undefined){
let data0 = data.part;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/part",schemaPath:"#/properties/part/type",keyword:"type",params:{type: "string"},schema:schema5.properties.part.type,parentSchema:schema5.properties.part,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(!((typeof data1 === "number" && Number.isSafeInteger(data1) && !Object.is(data1, -0)) || (typeof data1 === "bigint" && data1 >= -9223372036854775808n && data1 <= 9223372036854775807n)) || (this && this.has(data, "id")) || false){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/int64",keyword:"int64",params:{},schema:schema5.properties.id.int64,parentSchema:schema5.properties.id,data:data1};
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
validate4.errors = vErrors;
return errors === 0;
}
validate4.evaluated = {"props":{"part":true,"id":true},"dynamicProps":false,"dynamicItems":false};

})(compiled);
const validators = {
  "watchChanges.200.body": compiled.v0,
  "watchChanges.200.headers": compiled.v1,
  "watchChanges.400.body": compiled.v2,
  "watchChanges.400.headers": compiled.v1,
  "writeCaption.200.body": compiled.v3,
  "writeCaption.200.body text/event-stream": compiled.v4,
  "writeCaption.200.headers": compiled.v1,
  "writeCaption.400.body": compiled.v2,
  "writeCaption.400.headers": compiled.v1,
  "addPicture.201.body": compiled.v2,
  "addPicture.201.headers": compiled.v1,
  "addPicture.400.body": compiled.v2,
  "addPicture.400.headers": compiled.v1,
  "addVisit.201.body": compiled.v2,
  "addVisit.201.headers": compiled.v1,
  "replaceGuide.204.headers": compiled.v1,
  "findCover.200.headers": compiled.v1,
  "findCover.404.body": compiled.v2,
  "findCover.404.headers": compiled.v1,
  "replaceCover.204.headers": compiled.v1,
};
export { validators };
