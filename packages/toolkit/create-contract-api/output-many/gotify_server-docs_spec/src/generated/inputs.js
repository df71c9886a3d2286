// Generated from openapi.yaml by `npm run generate`. Do not edit.
const runtime = {};

const compiled = {};
((exports) => {
"use strict";
exports.v0 = validate0;
const schema0 = {"$id":"contract:/createApp.body","$ref":"contract:/components/schemas/ApplicationParams"};
const schema1 = {"$id":"contract:/components/schemas/ApplicationParams","type":"object","required":["name"],"properties":{"defaultPriority":{"int64":{}},"description":{"type":"string"},"name":{"type":"string"},"sortKey":{"type":"string"}}};

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
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/ApplicationParams/required",keyword:"required",params:{missingProperty: "name"},schema:schema1.required,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.defaultPriority !== undefined){
let data0 = data.defaultPriority;
if(!((typeof data0 === "number" && Number.isSafeInteger(data0) && !Object.is(data0, -0)) || (typeof data0 === "bigint" && data0 >= -9223372036854775808n && data0 <= 9223372036854775807n)) || (this && this.has(data, "defaultPriority")) || false){
const err1 = {instancePath:instancePath+"/defaultPriority",schemaPath:"contract:/components/schemas/ApplicationParams/properties/defaultPriority/int64",keyword:"int64",params:{},schema:schema1.properties.defaultPriority.int64,parentSchema:schema1.properties.defaultPriority,data:data0};
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
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/description",schemaPath:"contract:/components/schemas/ApplicationParams/properties/description/type",keyword:"type",params:{type: "string"},schema:schema1.properties.description.type,parentSchema:schema1.properties.description,data:data1};
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
let data2 = data.name;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/ApplicationParams/properties/name/type",keyword:"type",params:{type: "string"},schema:schema1.properties.name.type,parentSchema:schema1.properties.name,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.sortKey !== undefined){
let data3 = data.sortKey;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/sortKey",schemaPath:"contract:/components/schemas/ApplicationParams/properties/sortKey/type",keyword:"type",params:{type: "string"},schema:schema1.properties.sortKey.type,parentSchema:schema1.properties.sortKey,data:data3};
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
const err5 = {instancePath,schemaPath:"contract:/components/schemas/ApplicationParams/type",keyword:"type",params:{type: "object"},schema:schema1.type,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":{"defaultPriority":true,"description":true,"name":true,"sortKey":true},"dynamicProps":false,"dynamicItems":false};

exports.v1 = validate1;
const schema2 = {"$id":"contract:/updateApplication.parameters","type":"object","properties":{"path":{"type":"object","properties":{"id":{"int64":{}}},"required":["id"]}},"required":["path"]};

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
if(!((typeof data1 === "number" && Number.isSafeInteger(data1) && !Object.is(data1, -0)) || (typeof data1 === "bigint" && data1 >= -9223372036854775808n && data1 <= 9223372036854775807n)) || (this && this.has(data0, "id")) || false){
const err2 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/int64",keyword:"int64",params:{},schema:schema2.properties.path.properties.id.int64,parentSchema:schema2.properties.path.properties.id,data:data1};
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
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v2 = validate2;
const schema3 = {"$id":"contract:/uploadAppImage.body","type":"object","properties":{"file":{"blob":true}},"required":["file"]};

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
if(data.file === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "file"},schema:schema3.required,parentSchema:schema3,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.file !== undefined){
let data0 = data.file;
if((data0 instanceof Blob) !== true){
const err1 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/blob",keyword:"blob",params:{},schema:true,parentSchema:schema3.properties.file,data:data0};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema3.type,parentSchema:schema3,data};
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
validate2.evaluated = {"props":{"file":true},"dynamicProps":false,"dynamicItems":false};

exports.v3 = validate3;
const schema4 = {"$id":"contract:/getAppMessages.parameters","type":"object","properties":{"path":{"type":"object","properties":{"id":{"int64":{}}},"required":["id"]},"query":{"type":"object","properties":{"limit":{"maximum":200,"minimum":1,"type":"integer"},"since":{"int64":{"minimum":0}}},"required":[]}},"required":["path","query"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema4.required,parentSchema:schema4,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema4.required,parentSchema:schema4,data};
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
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "id"},schema:schema4.properties.path.required,parentSchema:schema4.properties.path,data:data0};
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
if(!((typeof data1 === "number" && Number.isSafeInteger(data1) && !Object.is(data1, -0)) || (typeof data1 === "bigint" && data1 >= -9223372036854775808n && data1 <= 9223372036854775807n)) || (this && this.has(data0, "id")) || false){
const err3 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/int64",keyword:"int64",params:{},schema:schema4.properties.path.properties.id.int64,parentSchema:schema4.properties.path.properties.id,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema4.properties.path.type,parentSchema:schema4.properties.path,data:data0};
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
const err5 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema4.properties.query.properties.limit.type,parentSchema:schema4.properties.query.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 200 || isNaN(data3)){
const err6 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},schema:200,parentSchema:schema4.properties.query.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err7 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema4.properties.query.properties.limit,data:data3};
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
if(data2.since !== undefined){
let data4 = data2.since;
if(!((typeof data4 === "number" && Number.isSafeInteger(data4) && !Object.is(data4, -0)) || (typeof data4 === "bigint" && data4 >= -9223372036854775808n && data4 <= 9223372036854775807n)) || (this && this.has(data2, "since")) || data4 < 0){
const err8 = {instancePath:instancePath+"/query/since",schemaPath:"#/properties/query/properties/since/int64",keyword:"int64",params:{},schema:schema4.properties.query.properties.since.int64,parentSchema:schema4.properties.query.properties.since,data:data4};
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
const err9 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema4.properties.query.type,parentSchema:schema4.properties.query,data:data2};
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
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema4.type,parentSchema:schema4,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}
validate3.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v4 = validate4;
const schema5 = {"$id":"contract:/updateAppSecurity.body","$ref":"contract:/components/schemas/SecurityUpdateAction"};
const schema6 = {"$id":"contract:/components/schemas/SecurityUpdateAction","type":"object","properties":{"regenerateToken":{"type":"boolean"}}};

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
if(data.regenerateToken !== undefined){
let data0 = data.regenerateToken;
if(typeof data0 !== "boolean"){
const err0 = {instancePath:instancePath+"/regenerateToken",schemaPath:"contract:/components/schemas/SecurityUpdateAction/properties/regenerateToken/type",keyword:"type",params:{type: "boolean"},schema:schema6.properties.regenerateToken.type,parentSchema:schema6.properties.regenerateToken,data:data0};
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
const err1 = {instancePath,schemaPath:"contract:/components/schemas/SecurityUpdateAction/type",keyword:"type",params:{type: "object"},schema:schema6.type,parentSchema:schema6,data};
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
validate4.evaluated = {"props":{"regenerateToken":true},"dynamicProps":false,"dynamicItems":false};

exports.v5 = validate5;
const schema7 = {"$id":"contract:/localLogin.body","type":"object","properties":{"name":{"type":"string"}},"required":["name"]};

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
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema7.required,parentSchema:schema7,data};
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
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema7.properties.name.type,parentSchema:schema7.properties.name,data:data0};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema7.type,parentSchema:schema7,data};
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
validate5.evaluated = {"props":{"name":true},"dynamicProps":false,"dynamicItems":false};

exports.v6 = validate6;
const schema8 = {"$id":"contract:/oidcCallback.parameters","type":"object","properties":{"query":{"type":"object","properties":{"code":{"type":"string"},"state":{"type":"string"}},"required":["code","state"]}},"required":["query"]};

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
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema8.required,parentSchema:schema8,data};
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
if(data0.code === undefined){
const err1 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "code"},schema:schema8.properties.query.required,parentSchema:schema8.properties.query,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.state === undefined){
const err2 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "state"},schema:schema8.properties.query.required,parentSchema:schema8.properties.query,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.code !== undefined){
let data1 = data0.code;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/query/code",schemaPath:"#/properties/query/properties/code/type",keyword:"type",params:{type: "string"},schema:schema8.properties.query.properties.code.type,parentSchema:schema8.properties.query.properties.code,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.state !== undefined){
let data2 = data0.state;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/query/state",schemaPath:"#/properties/query/properties/state/type",keyword:"type",params:{type: "string"},schema:schema8.properties.query.properties.state.type,parentSchema:schema8.properties.query.properties.state,data:data2};
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
const err5 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema8.properties.query.type,parentSchema:schema8.properties.query,data:data0};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema8.type,parentSchema:schema8,data};
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
validate6.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v7 = validate7;
const schema9 = {"$id":"contract:/oidcElevate.parameters","type":"object","properties":{"query":{"type":"object","properties":{"id":{"int64":{}},"durationSeconds":{"type":"integer"}},"required":["id","durationSeconds"]}},"required":["query"]};

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
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema9.required,parentSchema:schema9,data};
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
if(data0.id === undefined){
const err1 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "id"},schema:schema9.properties.query.required,parentSchema:schema9.properties.query,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.durationSeconds === undefined){
const err2 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "durationSeconds"},schema:schema9.properties.query.required,parentSchema:schema9.properties.query,data:data0};
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
if(!((typeof data1 === "number" && Number.isSafeInteger(data1) && !Object.is(data1, -0)) || (typeof data1 === "bigint" && data1 >= -9223372036854775808n && data1 <= 9223372036854775807n)) || (this && this.has(data0, "id")) || false){
const err3 = {instancePath:instancePath+"/query/id",schemaPath:"#/properties/query/properties/id/int64",keyword:"int64",params:{},schema:schema9.properties.query.properties.id.int64,parentSchema:schema9.properties.query.properties.id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.durationSeconds !== undefined){
let data2 = data0.durationSeconds;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err4 = {instancePath:instancePath+"/query/durationSeconds",schemaPath:"#/properties/query/properties/durationSeconds/type",keyword:"type",params:{type: "integer"},schema:schema9.properties.query.properties.durationSeconds.type,parentSchema:schema9.properties.query.properties.durationSeconds,data:data2};
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
const err5 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema9.properties.query.type,parentSchema:schema9.properties.query,data:data0};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema9.type,parentSchema:schema9,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate7.errors = vErrors;
return errors === 0;
}
validate7.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v8 = validate8;
const schema10 = {"$id":"contract:/externalAuthorize.body","$ref":"contract:/components/schemas/OIDCExternalAuthorizeRequest"};
const schema11 = {"$id":"contract:/components/schemas/OIDCExternalAuthorizeRequest","type":"object","required":["code_challenge","redirect_uri","name"],"properties":{"code_challenge":{"type":"string"},"name":{"type":"string"},"redirect_uri":{"type":"string"}}};

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
if(data.code_challenge === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/OIDCExternalAuthorizeRequest/required",keyword:"required",params:{missingProperty: "code_challenge"},schema:schema11.required,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.redirect_uri === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/OIDCExternalAuthorizeRequest/required",keyword:"required",params:{missingProperty: "redirect_uri"},schema:schema11.required,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.name === undefined){
const err2 = {instancePath,schemaPath:"contract:/components/schemas/OIDCExternalAuthorizeRequest/required",keyword:"required",params:{missingProperty: "name"},schema:schema11.required,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.code_challenge !== undefined){
let data0 = data.code_challenge;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/code_challenge",schemaPath:"contract:/components/schemas/OIDCExternalAuthorizeRequest/properties/code_challenge/type",keyword:"type",params:{type: "string"},schema:schema11.properties.code_challenge.type,parentSchema:schema11.properties.code_challenge,data:data0};
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
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/OIDCExternalAuthorizeRequest/properties/name/type",keyword:"type",params:{type: "string"},schema:schema11.properties.name.type,parentSchema:schema11.properties.name,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.redirect_uri !== undefined){
let data2 = data.redirect_uri;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/redirect_uri",schemaPath:"contract:/components/schemas/OIDCExternalAuthorizeRequest/properties/redirect_uri/type",keyword:"type",params:{type: "string"},schema:schema11.properties.redirect_uri.type,parentSchema:schema11.properties.redirect_uri,data:data2};
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
const err6 = {instancePath,schemaPath:"contract:/components/schemas/OIDCExternalAuthorizeRequest/type",keyword:"type",params:{type: "object"},schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate8.errors = vErrors;
return errors === 0;
}
validate8.evaluated = {"props":{"code_challenge":true,"name":true,"redirect_uri":true},"dynamicProps":false,"dynamicItems":false};

exports.v9 = validate9;
const schema12 = {"$id":"contract:/externalToken.body","$ref":"contract:/components/schemas/OIDCExternalTokenRequest"};
const schema13 = {"$id":"contract:/components/schemas/OIDCExternalTokenRequest","type":"object","required":["code","state","code_verifier"],"properties":{"code":{"type":"string"},"code_verifier":{"type":"string"},"state":{"type":"string"}}};

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
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/OIDCExternalTokenRequest/required",keyword:"required",params:{missingProperty: "code"},schema:schema13.required,parentSchema:schema13,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.state === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/OIDCExternalTokenRequest/required",keyword:"required",params:{missingProperty: "state"},schema:schema13.required,parentSchema:schema13,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.code_verifier === undefined){
const err2 = {instancePath,schemaPath:"contract:/components/schemas/OIDCExternalTokenRequest/required",keyword:"required",params:{missingProperty: "code_verifier"},schema:schema13.required,parentSchema:schema13,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/code",schemaPath:"contract:/components/schemas/OIDCExternalTokenRequest/properties/code/type",keyword:"type",params:{type: "string"},schema:schema13.properties.code.type,parentSchema:schema13.properties.code,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.code_verifier !== undefined){
let data1 = data.code_verifier;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/code_verifier",schemaPath:"contract:/components/schemas/OIDCExternalTokenRequest/properties/code_verifier/type",keyword:"type",params:{type: "string"},schema:schema13.properties.code_verifier.type,parentSchema:schema13.properties.code_verifier,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.state !== undefined){
let data2 = data.state;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/state",schemaPath:"contract:/components/schemas/OIDCExternalTokenRequest/properties/state/type",keyword:"type",params:{type: "string"},schema:schema13.properties.state.type,parentSchema:schema13.properties.state,data:data2};
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
const err6 = {instancePath,schemaPath:"contract:/components/schemas/OIDCExternalTokenRequest/type",keyword:"type",params:{type: "object"},schema:schema13.type,parentSchema:schema13,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate9.errors = vErrors;
return errors === 0;
}
validate9.evaluated = {"props":{"code":true,"code_verifier":true,"state":true},"dynamicProps":false,"dynamicItems":false};

exports.v10 = validate10;
const schema14 = {"$id":"contract:/oidcLogin.parameters","type":"object","properties":{"query":{"type":"object","properties":{"name":{"type":"string"}},"required":["name"]}},"required":["query"]};

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
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema14.required,parentSchema:schema14,data};
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
if(data0.name === undefined){
const err1 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "name"},schema:schema14.properties.query.required,parentSchema:schema14.properties.query,data:data0};
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
const err2 = {instancePath:instancePath+"/query/name",schemaPath:"#/properties/query/properties/name/type",keyword:"type",params:{type: "string"},schema:schema14.properties.query.properties.name.type,parentSchema:schema14.properties.query.properties.name,data:data1};
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
const err3 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema14.properties.query.type,parentSchema:schema14.properties.query,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema14.type,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
validate10.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v11 = validate11;
const schema15 = {"$id":"contract:/createClient.body","$ref":"contract:/components/schemas/ClientParams"};
const schema16 = {"$id":"contract:/components/schemas/ClientParams","type":"object","required":["name"],"properties":{"expiresAfterInactivitySeconds":{"int64":{}},"name":{"type":"string"}}};

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
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/ClientParams/required",keyword:"required",params:{missingProperty: "name"},schema:schema16.required,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.expiresAfterInactivitySeconds !== undefined){
let data0 = data.expiresAfterInactivitySeconds;
if(!((typeof data0 === "number" && Number.isSafeInteger(data0) && !Object.is(data0, -0)) || (typeof data0 === "bigint" && data0 >= -9223372036854775808n && data0 <= 9223372036854775807n)) || (this && this.has(data, "expiresAfterInactivitySeconds")) || false){
const err1 = {instancePath:instancePath+"/expiresAfterInactivitySeconds",schemaPath:"contract:/components/schemas/ClientParams/properties/expiresAfterInactivitySeconds/int64",keyword:"int64",params:{},schema:schema16.properties.expiresAfterInactivitySeconds.int64,parentSchema:schema16.properties.expiresAfterInactivitySeconds,data:data0};
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
let data1 = data.name;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/ClientParams/properties/name/type",keyword:"type",params:{type: "string"},schema:schema16.properties.name.type,parentSchema:schema16.properties.name,data:data1};
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
const err3 = {instancePath,schemaPath:"contract:/components/schemas/ClientParams/type",keyword:"type",params:{type: "object"},schema:schema16.type,parentSchema:schema16,data};
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
validate11.evaluated = {"props":{"expiresAfterInactivitySeconds":true,"name":true},"dynamicProps":false,"dynamicItems":false};

exports.v12 = validate12;
const schema17 = {"$id":"contract:/elevateClient.body","$ref":"contract:/components/schemas/ElevateRequest"};
const schema18 = {"$id":"contract:/components/schemas/ElevateRequest","type":"object","required":["durationSeconds"],"properties":{"durationSeconds":{"int64":{}}}};

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
if(data.durationSeconds === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/ElevateRequest/required",keyword:"required",params:{missingProperty: "durationSeconds"},schema:schema18.required,parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.durationSeconds !== undefined){
let data0 = data.durationSeconds;
if(!((typeof data0 === "number" && Number.isSafeInteger(data0) && !Object.is(data0, -0)) || (typeof data0 === "bigint" && data0 >= -9223372036854775808n && data0 <= 9223372036854775807n)) || (this && this.has(data, "durationSeconds")) || false){
const err1 = {instancePath:instancePath+"/durationSeconds",schemaPath:"contract:/components/schemas/ElevateRequest/properties/durationSeconds/int64",keyword:"int64",params:{},schema:schema18.properties.durationSeconds.int64,parentSchema:schema18.properties.durationSeconds,data:data0};
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
const err2 = {instancePath,schemaPath:"contract:/components/schemas/ElevateRequest/type",keyword:"type",params:{type: "object"},schema:schema18.type,parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}
validate12.evaluated = {"props":{"durationSeconds":true},"dynamicProps":false,"dynamicItems":false};

exports.v13 = validate13;
const schema19 = {"$id":"contract:/updateCurrentUser.body","$ref":"contract:/components/schemas/UserPass"};
const schema20 = {"$id":"contract:/components/schemas/UserPass","type":"object","required":["pass"],"properties":{"pass":{"type":"string"}}};

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
if(data.pass === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/UserPass/required",keyword:"required",params:{missingProperty: "pass"},schema:schema20.required,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.pass !== undefined){
let data0 = data.pass;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/pass",schemaPath:"contract:/components/schemas/UserPass/properties/pass/type",keyword:"type",params:{type: "string"},schema:schema20.properties.pass.type,parentSchema:schema20.properties.pass,data:data0};
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
const err2 = {instancePath,schemaPath:"contract:/components/schemas/UserPass/type",keyword:"type",params:{type: "object"},schema:schema20.type,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate13.errors = vErrors;
return errors === 0;
}
validate13.evaluated = {"props":{"pass":true},"dynamicProps":false,"dynamicItems":false};

exports.v14 = validate14;
const schema21 = {"$id":"contract:/getMessages.parameters","type":"object","properties":{"query":{"type":"object","properties":{"limit":{"maximum":200,"minimum":1,"type":"integer"},"since":{"int64":{"minimum":0}}},"required":[]}},"required":["query"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema21.required,parentSchema:schema21,data};
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
const err1 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema21.properties.query.properties.limit.type,parentSchema:schema21.properties.query.properties.limit,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 200 || isNaN(data1)){
const err2 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},schema:200,parentSchema:schema21.properties.query.properties.limit,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema21.properties.query.properties.limit,data:data1};
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
if(data0.since !== undefined){
let data2 = data0.since;
if(!((typeof data2 === "number" && Number.isSafeInteger(data2) && !Object.is(data2, -0)) || (typeof data2 === "bigint" && data2 >= -9223372036854775808n && data2 <= 9223372036854775807n)) || (this && this.has(data0, "since")) || data2 < 0){
const err4 = {instancePath:instancePath+"/query/since",schemaPath:"#/properties/query/properties/since/int64",keyword:"int64",params:{},schema:schema21.properties.query.properties.since.int64,parentSchema:schema21.properties.query.properties.since,data:data2};
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
const err5 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema21.properties.query.type,parentSchema:schema21.properties.query,data:data0};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema21.type,parentSchema:schema21,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate14.errors = vErrors;
return errors === 0;
}
validate14.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v15 = validate15;
const schema22 = {"$id":"contract:/createMessage.body","$ref":"contract:/components/schemas/CreateMessage"};
const schema23 = {"$id":"contract:/components/schemas/CreateMessage","type":"object","required":["message"],"properties":{"appid":{"int64":{}},"extras":{"type":"object","additionalProperties":{}},"message":{"type":"string"},"priority":{"int64":{}},"title":{"type":"string"}}};

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
if(data.message === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/CreateMessage/required",keyword:"required",params:{missingProperty: "message"},schema:schema23.required,parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.appid !== undefined){
let data0 = data.appid;
if(!((typeof data0 === "number" && Number.isSafeInteger(data0) && !Object.is(data0, -0)) || (typeof data0 === "bigint" && data0 >= -9223372036854775808n && data0 <= 9223372036854775807n)) || (this && this.has(data, "appid")) || false){
const err1 = {instancePath:instancePath+"/appid",schemaPath:"contract:/components/schemas/CreateMessage/properties/appid/int64",keyword:"int64",params:{},schema:schema23.properties.appid.int64,parentSchema:schema23.properties.appid,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.extras !== undefined){
let data1 = data.extras;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
}
else {
const err2 = {instancePath:instancePath+"/extras",schemaPath:"contract:/components/schemas/CreateMessage/properties/extras/type",keyword:"type",params:{type: "object"},schema:schema23.properties.extras.type,parentSchema:schema23.properties.extras,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.message !== undefined){
let data2 = data.message;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/message",schemaPath:"contract:/components/schemas/CreateMessage/properties/message/type",keyword:"type",params:{type: "string"},schema:schema23.properties.message.type,parentSchema:schema23.properties.message,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.priority !== undefined){
let data3 = data.priority;
if(!((typeof data3 === "number" && Number.isSafeInteger(data3) && !Object.is(data3, -0)) || (typeof data3 === "bigint" && data3 >= -9223372036854775808n && data3 <= 9223372036854775807n)) || (this && this.has(data, "priority")) || false){
const err4 = {instancePath:instancePath+"/priority",schemaPath:"contract:/components/schemas/CreateMessage/properties/priority/int64",keyword:"int64",params:{},schema:schema23.properties.priority.int64,parentSchema:schema23.properties.priority,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.title !== undefined){
let data4 = data.title;
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/title",schemaPath:"contract:/components/schemas/CreateMessage/properties/title/type",keyword:"type",params:{type: "string"},schema:schema23.properties.title.type,parentSchema:schema23.properties.title,data:data4};
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
const err6 = {instancePath,schemaPath:"contract:/components/schemas/CreateMessage/type",keyword:"type",params:{type: "object"},schema:schema23.type,parentSchema:schema23,data};
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
validate15.evaluated = {"props":{"appid":true,"extras":true,"message":true,"priority":true,"title":true},"dynamicProps":false,"dynamicItems":false};

exports.v16 = validate16;
const schema24 = {"$id":"contract:/createUser.body","$ref":"contract:/components/schemas/CreateUserExternal"};
const schema25 = {"$id":"contract:/components/schemas/CreateUserExternal","type":"object","required":["name","admin","pass"],"properties":{"admin":{"type":"boolean"},"name":{"type":"string"},"pass":{"type":"string"}}};

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
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/CreateUserExternal/required",keyword:"required",params:{missingProperty: "name"},schema:schema25.required,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.admin === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/CreateUserExternal/required",keyword:"required",params:{missingProperty: "admin"},schema:schema25.required,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.pass === undefined){
const err2 = {instancePath,schemaPath:"contract:/components/schemas/CreateUserExternal/required",keyword:"required",params:{missingProperty: "pass"},schema:schema25.required,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.admin !== undefined){
let data0 = data.admin;
if(typeof data0 !== "boolean"){
const err3 = {instancePath:instancePath+"/admin",schemaPath:"contract:/components/schemas/CreateUserExternal/properties/admin/type",keyword:"type",params:{type: "boolean"},schema:schema25.properties.admin.type,parentSchema:schema25.properties.admin,data:data0};
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
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/CreateUserExternal/properties/name/type",keyword:"type",params:{type: "string"},schema:schema25.properties.name.type,parentSchema:schema25.properties.name,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.pass !== undefined){
let data2 = data.pass;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/pass",schemaPath:"contract:/components/schemas/CreateUserExternal/properties/pass/type",keyword:"type",params:{type: "string"},schema:schema25.properties.pass.type,parentSchema:schema25.properties.pass,data:data2};
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
const err6 = {instancePath,schemaPath:"contract:/components/schemas/CreateUserExternal/type",keyword:"type",params:{type: "object"},schema:schema25.type,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate16.errors = vErrors;
return errors === 0;
}
validate16.evaluated = {"props":{"admin":true,"name":true,"pass":true},"dynamicProps":false,"dynamicItems":false};

exports.v17 = validate17;
const schema26 = {"$id":"contract:/updateUser.body","$ref":"contract:/components/schemas/UpdateUserExternal"};
const schema27 = {"$id":"contract:/components/schemas/UpdateUserExternal","type":"object","required":["name","admin"],"properties":{"admin":{"type":"boolean"},"name":{"type":"string"},"pass":{"type":"string"}}};

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
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/UpdateUserExternal/required",keyword:"required",params:{missingProperty: "name"},schema:schema27.required,parentSchema:schema27,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.admin === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/UpdateUserExternal/required",keyword:"required",params:{missingProperty: "admin"},schema:schema27.required,parentSchema:schema27,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.admin !== undefined){
let data0 = data.admin;
if(typeof data0 !== "boolean"){
const err2 = {instancePath:instancePath+"/admin",schemaPath:"contract:/components/schemas/UpdateUserExternal/properties/admin/type",keyword:"type",params:{type: "boolean"},schema:schema27.properties.admin.type,parentSchema:schema27.properties.admin,data:data0};
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
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/UpdateUserExternal/properties/name/type",keyword:"type",params:{type: "string"},schema:schema27.properties.name.type,parentSchema:schema27.properties.name,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.pass !== undefined){
let data2 = data.pass;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/pass",schemaPath:"contract:/components/schemas/UpdateUserExternal/properties/pass/type",keyword:"type",params:{type: "string"},schema:schema27.properties.pass.type,parentSchema:schema27.properties.pass,data:data2};
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
const err5 = {instancePath,schemaPath:"contract:/components/schemas/UpdateUserExternal/type",keyword:"type",params:{type: "object"},schema:schema27.type,parentSchema:schema27,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate17.errors = vErrors;
return errors === 0;
}
validate17.evaluated = {"props":{"admin":true,"name":true,"pass":true},"dynamicProps":false,"dynamicItems":false};

})(compiled);
const validators = {
  "createApp.body": compiled.v0,
  "updateApplication.parameters": compiled.v1,
  "updateApplication.body": compiled.v0,
  "deleteApp.parameters": compiled.v1,
  "uploadAppImage.parameters": compiled.v1,
  "uploadAppImage.body": compiled.v2,
  "removeAppImage.parameters": compiled.v1,
  "getAppMessages.parameters": compiled.v3,
  "deleteAppMessages.parameters": compiled.v1,
  "updateAppSecurity.parameters": compiled.v1,
  "updateAppSecurity.body": compiled.v4,
  "localLogin.body": compiled.v5,
  "oidcCallback.parameters": compiled.v6,
  "oidcElevate.parameters": compiled.v7,
  "externalAuthorize.body": compiled.v8,
  "externalToken.body": compiled.v9,
  "oidcLogin.parameters": compiled.v10,
  "createClient.body": compiled.v11,
  "updateClient.parameters": compiled.v1,
  "updateClient.body": compiled.v11,
  "deleteClient.parameters": compiled.v1,
  "elevateClient.parameters": compiled.v1,
  "elevateClient.body": compiled.v12,
  "updateCurrentUser.body": compiled.v13,
  "getMessages.parameters": compiled.v14,
  "createMessage.body": compiled.v15,
  "deleteMessage.parameters": compiled.v1,
  "getPluginConfig.parameters": compiled.v1,
  "updatePluginConfig.parameters": compiled.v1,
  "disablePlugin.parameters": compiled.v1,
  "getPluginDisplay.parameters": compiled.v1,
  "enablePlugin.parameters": compiled.v1,
  "createUser.body": compiled.v16,
  "getUser.parameters": compiled.v1,
  "updateUser.parameters": compiled.v1,
  "updateUser.body": compiled.v17,
  "deleteUser.parameters": compiled.v1,
};
export { validators };
