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
const schema0 = {"$id":"contract:/postAuthLogin.body","$ref":"contract:/components/schemas/Login"};
const schema1 = {"$id":"contract:/components/schemas/Login","type":"object","properties":{"auth":{"type":"string"},"password":{"type":"string","format":"password"}}};

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
if(data.auth !== undefined){
let data0 = data.auth;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/auth",schemaPath:"contract:/components/schemas/Login/properties/auth/type",keyword:"type",params:{type: "string"},schema:schema1.properties.auth.type,parentSchema:schema1.properties.auth,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.password !== undefined){
let data1 = data.password;
if(!(typeof data1 === "string")){
const err1 = {instancePath:instancePath+"/password",schemaPath:"contract:/components/schemas/Login/properties/password/type",keyword:"type",params:{type: "string"},schema:schema1.properties.password.type,parentSchema:schema1.properties.password,data:data1};
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
const err2 = {instancePath,schemaPath:"contract:/components/schemas/Login/type",keyword:"type",params:{type: "object"},schema:schema1.type,parentSchema:schema1,data};
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
validate0.evaluated = {"props":{"auth":true,"password":true},"dynamicProps":false,"dynamicItems":false};

exports.v1 = validate1;
const schema2 = {"$id":"contract:/getAuthOidcByProviderIdLogin.parameters","type":"object","properties":{"path":{"type":"object","properties":{"provider_id":{"type":"string"}},"required":["provider_id"]}},"required":["path"]};

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
if(data0.provider_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "provider_id"},schema:schema2.properties.path.required,parentSchema:schema2.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.provider_id !== undefined){
let data1 = data0.provider_id;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/path/provider_id",schemaPath:"#/properties/path/properties/provider_id/type",keyword:"type",params:{type: "string"},schema:schema2.properties.path.properties.provider_id.type,parentSchema:schema2.properties.path.properties.provider_id,data:data1};
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
const schema3 = {"$id":"contract:/deleteUserTokensByApiTokenId.parameters","type":"object","properties":{"path":{"type":"object","properties":{"api_token_id":{"type":"string"}},"required":["api_token_id"]}},"required":["path"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema3.required,parentSchema:schema3,data};
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
if(data0.api_token_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "api_token_id"},schema:schema3.properties.path.required,parentSchema:schema3.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.api_token_id !== undefined){
let data1 = data0.api_token_id;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/path/api_token_id",schemaPath:"#/properties/path/properties/api_token_id/type",keyword:"type",params:{type: "string"},schema:schema3.properties.path.properties.api_token_id.type,parentSchema:schema3.properties.path.properties.api_token_id,data:data1};
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
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema3.properties.path.type,parentSchema:schema3.properties.path,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema3.type,parentSchema:schema3,data};
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
const schema4 = {"$id":"contract:/postUsers.body","$ref":"contract:/components/schemas/UserRequest"};
const schema5 = {"$id":"contract:/components/schemas/UserRequest","type":"object","properties":{"name":{"type":"string"},"username":{"type":"string"},"email":{"type":"string"},"alert":{"type":"boolean"},"admin":{"type":"boolean"}}};

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
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/UserRequest/properties/name/type",keyword:"type",params:{type: "string"},schema:schema5.properties.name.type,parentSchema:schema5.properties.name,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.username !== undefined){
let data1 = data.username;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/username",schemaPath:"contract:/components/schemas/UserRequest/properties/username/type",keyword:"type",params:{type: "string"},schema:schema5.properties.username.type,parentSchema:schema5.properties.username,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.email !== undefined){
let data2 = data.email;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/email",schemaPath:"contract:/components/schemas/UserRequest/properties/email/type",keyword:"type",params:{type: "string"},schema:schema5.properties.email.type,parentSchema:schema5.properties.email,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.alert !== undefined){
let data3 = data.alert;
if(typeof data3 !== "boolean"){
const err3 = {instancePath:instancePath+"/alert",schemaPath:"contract:/components/schemas/UserRequest/properties/alert/type",keyword:"type",params:{type: "boolean"},schema:schema5.properties.alert.type,parentSchema:schema5.properties.alert,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.admin !== undefined){
let data4 = data.admin;
if(typeof data4 !== "boolean"){
const err4 = {instancePath:instancePath+"/admin",schemaPath:"contract:/components/schemas/UserRequest/properties/admin/type",keyword:"type",params:{type: "boolean"},schema:schema5.properties.admin.type,parentSchema:schema5.properties.admin,data:data4};
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
const err5 = {instancePath,schemaPath:"contract:/components/schemas/UserRequest/type",keyword:"type",params:{type: "object"},schema:schema5.type,parentSchema:schema5,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}
validate3.evaluated = {"props":{"name":true,"username":true,"email":true,"alert":true,"admin":true},"dynamicProps":false,"dynamicItems":false};

exports.v4 = validate4;
const schema6 = {"$id":"contract:/getUsersByUserId.parameters","type":"object","properties":{"path":{"type":"object","properties":{"user_id":{"type":"integer"}},"required":["user_id"]}},"required":["path"]};

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
if(data0.user_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "user_id"},schema:schema6.properties.path.required,parentSchema:schema6.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.user_id !== undefined){
let data1 = data0.user_id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/path/user_id",schemaPath:"#/properties/path/properties/user_id/type",keyword:"type",params:{type: "integer"},schema:schema6.properties.path.properties.user_id.type,parentSchema:schema6.properties.path.properties.user_id,data:data1};
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
validate4.errors = vErrors;
return errors === 0;
}
validate4.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v5 = validate5;
const schema7 = {"$id":"contract:/putUsersByUserId.body","$ref":"contract:/components/schemas/UserPutRequest"};
const schema8 = {"$id":"contract:/components/schemas/UserPutRequest","type":"object","properties":{"name":{"type":"string"},"username":{"type":"string"},"email":{"type":"string"},"alert":{"type":"boolean"},"admin":{"type":"boolean"}}};

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
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/UserPutRequest/properties/name/type",keyword:"type",params:{type: "string"},schema:schema8.properties.name.type,parentSchema:schema8.properties.name,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.username !== undefined){
let data1 = data.username;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/username",schemaPath:"contract:/components/schemas/UserPutRequest/properties/username/type",keyword:"type",params:{type: "string"},schema:schema8.properties.username.type,parentSchema:schema8.properties.username,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.email !== undefined){
let data2 = data.email;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/email",schemaPath:"contract:/components/schemas/UserPutRequest/properties/email/type",keyword:"type",params:{type: "string"},schema:schema8.properties.email.type,parentSchema:schema8.properties.email,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.alert !== undefined){
let data3 = data.alert;
if(typeof data3 !== "boolean"){
const err3 = {instancePath:instancePath+"/alert",schemaPath:"contract:/components/schemas/UserPutRequest/properties/alert/type",keyword:"type",params:{type: "boolean"},schema:schema8.properties.alert.type,parentSchema:schema8.properties.alert,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.admin !== undefined){
let data4 = data.admin;
if(typeof data4 !== "boolean"){
const err4 = {instancePath:instancePath+"/admin",schemaPath:"contract:/components/schemas/UserPutRequest/properties/admin/type",keyword:"type",params:{type: "boolean"},schema:schema8.properties.admin.type,parentSchema:schema8.properties.admin,data:data4};
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
const err5 = {instancePath,schemaPath:"contract:/components/schemas/UserPutRequest/type",keyword:"type",params:{type: "object"},schema:schema8.type,parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}
validate5.evaluated = {"props":{"name":true,"username":true,"email":true,"alert":true,"admin":true},"dynamicProps":false,"dynamicItems":false};

exports.v6 = validate6;
const schema9 = {"$id":"contract:/postUsersByUserIdPassword.body","type":"object","properties":{"password":{"type":"string","format":"password"}}};

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
if(data.password !== undefined){
let data0 = data.password;
if(!(typeof data0 === "string")){
const err0 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: "string"},schema:schema9.properties.password.type,parentSchema:schema9.properties.password,data:data0};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema9.type,parentSchema:schema9,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate6.errors = vErrors;
return errors === 0;
}
validate6.evaluated = {"props":{"password":true},"dynamicProps":false,"dynamicItems":false};

exports.v7 = validate7;
const schema10 = {"$id":"contract:/postProjects.body","$ref":"contract:/components/schemas/ProjectRequest"};
const schema11 = {"$id":"contract:/components/schemas/ProjectRequest","type":"object","properties":{"name":{"type":"string"},"alert":{"type":"boolean"},"alert_chat":{"type":["string","null"]},"max_parallel_tasks":{"type":"integer","minimum":0,"safeInteger":true}}};

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
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/ProjectRequest/properties/name/type",keyword:"type",params:{type: "string"},schema:schema11.properties.name.type,parentSchema:schema11.properties.name,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.alert !== undefined){
let data1 = data.alert;
if(typeof data1 !== "boolean"){
const err1 = {instancePath:instancePath+"/alert",schemaPath:"contract:/components/schemas/ProjectRequest/properties/alert/type",keyword:"type",params:{type: "boolean"},schema:schema11.properties.alert.type,parentSchema:schema11.properties.alert,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.alert_chat !== undefined){
let data2 = data.alert_chat;
if((typeof data2 !== "string") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/alert_chat",schemaPath:"contract:/components/schemas/ProjectRequest/properties/alert_chat/type",keyword:"type",params:{type: schema11.properties.alert_chat.type},schema:schema11.properties.alert_chat.type,parentSchema:schema11.properties.alert_chat,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.max_parallel_tasks !== undefined){
let data3 = data.max_parallel_tasks;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err3 = {instancePath:instancePath+"/max_parallel_tasks",schemaPath:"contract:/components/schemas/ProjectRequest/properties/max_parallel_tasks/type",keyword:"type",params:{type: "integer"},schema:schema11.properties.max_parallel_tasks.type,parentSchema:schema11.properties.max_parallel_tasks,data:data3};
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
const err4 = {instancePath:instancePath+"/max_parallel_tasks",schemaPath:"contract:/components/schemas/ProjectRequest/properties/max_parallel_tasks/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema11.properties.max_parallel_tasks,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(Math.abs(data3) > 9007199254740991){
const err5 = {instancePath:instancePath+"/max_parallel_tasks",schemaPath:"contract:/components/schemas/ProjectRequest/properties/max_parallel_tasks/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema11.properties.max_parallel_tasks,data:data3};
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
const err6 = {instancePath,schemaPath:"contract:/components/schemas/ProjectRequest/type",keyword:"type",params:{type: "object"},schema:schema11.type,parentSchema:schema11,data};
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
validate7.evaluated = {"props":{"name":true,"alert":true,"alert_chat":true,"max_parallel_tasks":true},"dynamicProps":false,"dynamicItems":false};

exports.v8 = validate8;
const schema12 = {"$id":"contract:/postProjectsRestore.body","$ref":"contract:/components/schemas/ProjectBackup"};
const schema13 = {"$id":"contract:/components/schemas/ProjectBackup","type":"object","properties":{"meta":{"type":"object","properties":{"name":{"type":"string"},"alert":{"type":"boolean"},"alert_chat":{"type":["string","null"]},"max_parallel_tasks":{"type":"integer","minimum":0,"safeInteger":true}}},"templates":{"type":"array","items":{"type":"object","properties":{"inventory":{"type":"string"},"repository":{"type":"string"},"environment":{"type":"string"},"view":{"type":"string"},"name":{"type":"string"},"playbook":{"type":"string"},"arguments":{"type":["string","null"]},"description":{"type":"string"},"allow_override_args_in_task":{"type":"boolean"},"suppress_success_alerts":{"type":"boolean"},"cron":{"type":["string","null"]},"build_template":{"type":["string","null"]},"autorun":{"type":"boolean"},"survey_vars":{"type":["string","null"]},"start_version":{"type":["string","null"]},"type":{"type":"string"},"vault_key":{"type":["string","null"]}}}},"repositories":{"type":"array","items":{"type":"object","properties":{"name":{"type":"string"},"git_url":{"type":"string"},"git_branch":{"type":"string"},"ssh_key":{"type":"string"}}}},"keys":{"type":"array","items":{"type":"object","properties":{"name":{"type":"string"},"type":{"type":"string","enum":["ssh","login_password","none"]}}}},"views":{"type":"array","items":{"type":"object","properties":{"name":{"type":"string"},"position":{"type":"integer","minimum":0,"safeInteger":true}}}},"inventories":{"type":"array","items":{"type":"object","properties":{"name":{"type":"string"},"inventory":{"type":"string"},"ssh_key":{"type":["string","null"]},"become_key":{"type":["string","null"]},"type":{"type":"string","enum":["static","static-yaml","file"]}}}},"environments":{"type":"array","items":{"type":"object","properties":{"name":{"type":"string"},"password":{"type":["string","null"]},"json":{"type":"string"},"env":{"type":["string","null"]}}}}}};

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
if(data.meta !== undefined){
let data0 = data.meta;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.name !== undefined){
let data1 = data0.name;
if(typeof data1 !== "string"){
const err0 = {instancePath:instancePath+"/meta/name",schemaPath:"contract:/components/schemas/ProjectBackup/properties/meta/properties/name/type",keyword:"type",params:{type: "string"},schema:schema13.properties.meta.properties.name.type,parentSchema:schema13.properties.meta.properties.name,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data0.alert !== undefined){
let data2 = data0.alert;
if(typeof data2 !== "boolean"){
const err1 = {instancePath:instancePath+"/meta/alert",schemaPath:"contract:/components/schemas/ProjectBackup/properties/meta/properties/alert/type",keyword:"type",params:{type: "boolean"},schema:schema13.properties.meta.properties.alert.type,parentSchema:schema13.properties.meta.properties.alert,data:data2};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.alert_chat !== undefined){
let data3 = data0.alert_chat;
if((typeof data3 !== "string") && (data3 !== null)){
const err2 = {instancePath:instancePath+"/meta/alert_chat",schemaPath:"contract:/components/schemas/ProjectBackup/properties/meta/properties/alert_chat/type",keyword:"type",params:{type: schema13.properties.meta.properties.alert_chat.type},schema:schema13.properties.meta.properties.alert_chat.type,parentSchema:schema13.properties.meta.properties.alert_chat,data:data3};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.max_parallel_tasks !== undefined){
let data4 = data0.max_parallel_tasks;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err3 = {instancePath:instancePath+"/meta/max_parallel_tasks",schemaPath:"contract:/components/schemas/ProjectBackup/properties/meta/properties/max_parallel_tasks/type",keyword:"type",params:{type: "integer"},schema:schema13.properties.meta.properties.max_parallel_tasks.type,parentSchema:schema13.properties.meta.properties.max_parallel_tasks,data:data4};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
const err4 = {instancePath:instancePath+"/meta/max_parallel_tasks",schemaPath:"contract:/components/schemas/ProjectBackup/properties/meta/properties/max_parallel_tasks/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema13.properties.meta.properties.max_parallel_tasks,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(Math.abs(data4) > 9007199254740991){
const err5 = {instancePath:instancePath+"/meta/max_parallel_tasks",schemaPath:"contract:/components/schemas/ProjectBackup/properties/meta/properties/max_parallel_tasks/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema13.properties.meta.properties.max_parallel_tasks,data:data4};
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
const err6 = {instancePath:instancePath+"/meta",schemaPath:"contract:/components/schemas/ProjectBackup/properties/meta/type",keyword:"type",params:{type: "object"},schema:schema13.properties.meta.type,parentSchema:schema13.properties.meta,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.templates !== undefined){
let data5 = data.templates;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.inventory !== undefined){
let data7 = data6.inventory;
if(typeof data7 !== "string"){
const err7 = {instancePath:instancePath+"/templates/" + i0+"/inventory",schemaPath:"contract:/components/schemas/ProjectBackup/properties/templates/items/properties/inventory/type",keyword:"type",params:{type: "string"},schema:schema13.properties.templates.items.properties.inventory.type,parentSchema:schema13.properties.templates.items.properties.inventory,data:data7};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data6.repository !== undefined){
let data8 = data6.repository;
if(typeof data8 !== "string"){
const err8 = {instancePath:instancePath+"/templates/" + i0+"/repository",schemaPath:"contract:/components/schemas/ProjectBackup/properties/templates/items/properties/repository/type",keyword:"type",params:{type: "string"},schema:schema13.properties.templates.items.properties.repository.type,parentSchema:schema13.properties.templates.items.properties.repository,data:data8};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data6.environment !== undefined){
let data9 = data6.environment;
if(typeof data9 !== "string"){
const err9 = {instancePath:instancePath+"/templates/" + i0+"/environment",schemaPath:"contract:/components/schemas/ProjectBackup/properties/templates/items/properties/environment/type",keyword:"type",params:{type: "string"},schema:schema13.properties.templates.items.properties.environment.type,parentSchema:schema13.properties.templates.items.properties.environment,data:data9};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data6.view !== undefined){
let data10 = data6.view;
if(typeof data10 !== "string"){
const err10 = {instancePath:instancePath+"/templates/" + i0+"/view",schemaPath:"contract:/components/schemas/ProjectBackup/properties/templates/items/properties/view/type",keyword:"type",params:{type: "string"},schema:schema13.properties.templates.items.properties.view.type,parentSchema:schema13.properties.templates.items.properties.view,data:data10};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data6.name !== undefined){
let data11 = data6.name;
if(typeof data11 !== "string"){
const err11 = {instancePath:instancePath+"/templates/" + i0+"/name",schemaPath:"contract:/components/schemas/ProjectBackup/properties/templates/items/properties/name/type",keyword:"type",params:{type: "string"},schema:schema13.properties.templates.items.properties.name.type,parentSchema:schema13.properties.templates.items.properties.name,data:data11};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data6.playbook !== undefined){
let data12 = data6.playbook;
if(typeof data12 !== "string"){
const err12 = {instancePath:instancePath+"/templates/" + i0+"/playbook",schemaPath:"contract:/components/schemas/ProjectBackup/properties/templates/items/properties/playbook/type",keyword:"type",params:{type: "string"},schema:schema13.properties.templates.items.properties.playbook.type,parentSchema:schema13.properties.templates.items.properties.playbook,data:data12};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data6.arguments !== undefined){
let data13 = data6.arguments;
if((typeof data13 !== "string") && (data13 !== null)){
const err13 = {instancePath:instancePath+"/templates/" + i0+"/arguments",schemaPath:"contract:/components/schemas/ProjectBackup/properties/templates/items/properties/arguments/type",keyword:"type",params:{type: schema13.properties.templates.items.properties.arguments.type},schema:schema13.properties.templates.items.properties.arguments.type,parentSchema:schema13.properties.templates.items.properties.arguments,data:data13};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data6.description !== undefined){
let data14 = data6.description;
if(typeof data14 !== "string"){
const err14 = {instancePath:instancePath+"/templates/" + i0+"/description",schemaPath:"contract:/components/schemas/ProjectBackup/properties/templates/items/properties/description/type",keyword:"type",params:{type: "string"},schema:schema13.properties.templates.items.properties.description.type,parentSchema:schema13.properties.templates.items.properties.description,data:data14};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data6.allow_override_args_in_task !== undefined){
let data15 = data6.allow_override_args_in_task;
if(typeof data15 !== "boolean"){
const err15 = {instancePath:instancePath+"/templates/" + i0+"/allow_override_args_in_task",schemaPath:"contract:/components/schemas/ProjectBackup/properties/templates/items/properties/allow_override_args_in_task/type",keyword:"type",params:{type: "boolean"},schema:schema13.properties.templates.items.properties.allow_override_args_in_task.type,parentSchema:schema13.properties.templates.items.properties.allow_override_args_in_task,data:data15};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data6.suppress_success_alerts !== undefined){
let data16 = data6.suppress_success_alerts;
if(typeof data16 !== "boolean"){
const err16 = {instancePath:instancePath+"/templates/" + i0+"/suppress_success_alerts",schemaPath:"contract:/components/schemas/ProjectBackup/properties/templates/items/properties/suppress_success_alerts/type",keyword:"type",params:{type: "boolean"},schema:schema13.properties.templates.items.properties.suppress_success_alerts.type,parentSchema:schema13.properties.templates.items.properties.suppress_success_alerts,data:data16};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data6.cron !== undefined){
let data17 = data6.cron;
if((typeof data17 !== "string") && (data17 !== null)){
const err17 = {instancePath:instancePath+"/templates/" + i0+"/cron",schemaPath:"contract:/components/schemas/ProjectBackup/properties/templates/items/properties/cron/type",keyword:"type",params:{type: schema13.properties.templates.items.properties.cron.type},schema:schema13.properties.templates.items.properties.cron.type,parentSchema:schema13.properties.templates.items.properties.cron,data:data17};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data6.build_template !== undefined){
let data18 = data6.build_template;
if((typeof data18 !== "string") && (data18 !== null)){
const err18 = {instancePath:instancePath+"/templates/" + i0+"/build_template",schemaPath:"contract:/components/schemas/ProjectBackup/properties/templates/items/properties/build_template/type",keyword:"type",params:{type: schema13.properties.templates.items.properties.build_template.type},schema:schema13.properties.templates.items.properties.build_template.type,parentSchema:schema13.properties.templates.items.properties.build_template,data:data18};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data6.autorun !== undefined){
let data19 = data6.autorun;
if(typeof data19 !== "boolean"){
const err19 = {instancePath:instancePath+"/templates/" + i0+"/autorun",schemaPath:"contract:/components/schemas/ProjectBackup/properties/templates/items/properties/autorun/type",keyword:"type",params:{type: "boolean"},schema:schema13.properties.templates.items.properties.autorun.type,parentSchema:schema13.properties.templates.items.properties.autorun,data:data19};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data6.survey_vars !== undefined){
let data20 = data6.survey_vars;
if((typeof data20 !== "string") && (data20 !== null)){
const err20 = {instancePath:instancePath+"/templates/" + i0+"/survey_vars",schemaPath:"contract:/components/schemas/ProjectBackup/properties/templates/items/properties/survey_vars/type",keyword:"type",params:{type: schema13.properties.templates.items.properties.survey_vars.type},schema:schema13.properties.templates.items.properties.survey_vars.type,parentSchema:schema13.properties.templates.items.properties.survey_vars,data:data20};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data6.start_version !== undefined){
let data21 = data6.start_version;
if((typeof data21 !== "string") && (data21 !== null)){
const err21 = {instancePath:instancePath+"/templates/" + i0+"/start_version",schemaPath:"contract:/components/schemas/ProjectBackup/properties/templates/items/properties/start_version/type",keyword:"type",params:{type: schema13.properties.templates.items.properties.start_version.type},schema:schema13.properties.templates.items.properties.start_version.type,parentSchema:schema13.properties.templates.items.properties.start_version,data:data21};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data6.type !== undefined){
let data22 = data6.type;
if(typeof data22 !== "string"){
const err22 = {instancePath:instancePath+"/templates/" + i0+"/type",schemaPath:"contract:/components/schemas/ProjectBackup/properties/templates/items/properties/type/type",keyword:"type",params:{type: "string"},schema:schema13.properties.templates.items.properties.type.type,parentSchema:schema13.properties.templates.items.properties.type,data:data22};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data6.vault_key !== undefined){
let data23 = data6.vault_key;
if((typeof data23 !== "string") && (data23 !== null)){
const err23 = {instancePath:instancePath+"/templates/" + i0+"/vault_key",schemaPath:"contract:/components/schemas/ProjectBackup/properties/templates/items/properties/vault_key/type",keyword:"type",params:{type: schema13.properties.templates.items.properties.vault_key.type},schema:schema13.properties.templates.items.properties.vault_key.type,parentSchema:schema13.properties.templates.items.properties.vault_key,data:data23};
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
const err24 = {instancePath:instancePath+"/templates/" + i0,schemaPath:"contract:/components/schemas/ProjectBackup/properties/templates/items/type",keyword:"type",params:{type: "object"},schema:schema13.properties.templates.items.type,parentSchema:schema13.properties.templates.items,data:data6};
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
const err25 = {instancePath:instancePath+"/templates",schemaPath:"contract:/components/schemas/ProjectBackup/properties/templates/type",keyword:"type",params:{type: "array"},schema:schema13.properties.templates.type,parentSchema:schema13.properties.templates,data:data5};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.repositories !== undefined){
let data24 = data.repositories;
if(Array.isArray(data24)){
const len1 = data24.length;
for(let i1=0; i1<len1; i1++){
let data25 = data24[i1];
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
if(data25.name !== undefined){
let data26 = data25.name;
if(typeof data26 !== "string"){
const err26 = {instancePath:instancePath+"/repositories/" + i1+"/name",schemaPath:"contract:/components/schemas/ProjectBackup/properties/repositories/items/properties/name/type",keyword:"type",params:{type: "string"},schema:schema13.properties.repositories.items.properties.name.type,parentSchema:schema13.properties.repositories.items.properties.name,data:data26};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data25.git_url !== undefined){
let data27 = data25.git_url;
if(typeof data27 !== "string"){
const err27 = {instancePath:instancePath+"/repositories/" + i1+"/git_url",schemaPath:"contract:/components/schemas/ProjectBackup/properties/repositories/items/properties/git_url/type",keyword:"type",params:{type: "string"},schema:schema13.properties.repositories.items.properties.git_url.type,parentSchema:schema13.properties.repositories.items.properties.git_url,data:data27};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data25.git_branch !== undefined){
let data28 = data25.git_branch;
if(typeof data28 !== "string"){
const err28 = {instancePath:instancePath+"/repositories/" + i1+"/git_branch",schemaPath:"contract:/components/schemas/ProjectBackup/properties/repositories/items/properties/git_branch/type",keyword:"type",params:{type: "string"},schema:schema13.properties.repositories.items.properties.git_branch.type,parentSchema:schema13.properties.repositories.items.properties.git_branch,data:data28};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data25.ssh_key !== undefined){
let data29 = data25.ssh_key;
if(typeof data29 !== "string"){
const err29 = {instancePath:instancePath+"/repositories/" + i1+"/ssh_key",schemaPath:"contract:/components/schemas/ProjectBackup/properties/repositories/items/properties/ssh_key/type",keyword:"type",params:{type: "string"},schema:schema13.properties.repositories.items.properties.ssh_key.type,parentSchema:schema13.properties.repositories.items.properties.ssh_key,data:data29};
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
const err30 = {instancePath:instancePath+"/repositories/" + i1,schemaPath:"contract:/components/schemas/ProjectBackup/properties/repositories/items/type",keyword:"type",params:{type: "object"},schema:schema13.properties.repositories.items.type,parentSchema:schema13.properties.repositories.items,data:data25};
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
const err31 = {instancePath:instancePath+"/repositories",schemaPath:"contract:/components/schemas/ProjectBackup/properties/repositories/type",keyword:"type",params:{type: "array"},schema:schema13.properties.repositories.type,parentSchema:schema13.properties.repositories,data:data24};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.keys !== undefined){
let data30 = data.keys;
if(Array.isArray(data30)){
const len2 = data30.length;
for(let i2=0; i2<len2; i2++){
let data31 = data30[i2];
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
if(data31.name !== undefined){
let data32 = data31.name;
if(typeof data32 !== "string"){
const err32 = {instancePath:instancePath+"/keys/" + i2+"/name",schemaPath:"contract:/components/schemas/ProjectBackup/properties/keys/items/properties/name/type",keyword:"type",params:{type: "string"},schema:schema13.properties.keys.items.properties.name.type,parentSchema:schema13.properties.keys.items.properties.name,data:data32};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data31.type !== undefined){
let data33 = data31.type;
if(typeof data33 !== "string"){
const err33 = {instancePath:instancePath+"/keys/" + i2+"/type",schemaPath:"contract:/components/schemas/ProjectBackup/properties/keys/items/properties/type/type",keyword:"type",params:{type: "string"},schema:schema13.properties.keys.items.properties.type.type,parentSchema:schema13.properties.keys.items.properties.type,data:data33};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(!(((data33 === "ssh") || (data33 === "login_password")) || (data33 === "none"))){
const err34 = {instancePath:instancePath+"/keys/" + i2+"/type",schemaPath:"contract:/components/schemas/ProjectBackup/properties/keys/items/properties/type/enum",keyword:"enum",params:{allowedValues: schema13.properties.keys.items.properties.type.enum},schema:schema13.properties.keys.items.properties.type.enum,parentSchema:schema13.properties.keys.items.properties.type,data:data33};
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
const err35 = {instancePath:instancePath+"/keys/" + i2,schemaPath:"contract:/components/schemas/ProjectBackup/properties/keys/items/type",keyword:"type",params:{type: "object"},schema:schema13.properties.keys.items.type,parentSchema:schema13.properties.keys.items,data:data31};
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
const err36 = {instancePath:instancePath+"/keys",schemaPath:"contract:/components/schemas/ProjectBackup/properties/keys/type",keyword:"type",params:{type: "array"},schema:schema13.properties.keys.type,parentSchema:schema13.properties.keys,data:data30};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.views !== undefined){
let data34 = data.views;
if(Array.isArray(data34)){
const len3 = data34.length;
for(let i3=0; i3<len3; i3++){
let data35 = data34[i3];
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
if(data35.name !== undefined){
let data36 = data35.name;
if(typeof data36 !== "string"){
const err37 = {instancePath:instancePath+"/views/" + i3+"/name",schemaPath:"contract:/components/schemas/ProjectBackup/properties/views/items/properties/name/type",keyword:"type",params:{type: "string"},schema:schema13.properties.views.items.properties.name.type,parentSchema:schema13.properties.views.items.properties.name,data:data36};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data35.position !== undefined){
let data37 = data35.position;
if(!(((typeof data37 == "number") && (!(data37 % 1) && !isNaN(data37))) && (isFinite(data37)))){
const err38 = {instancePath:instancePath+"/views/" + i3+"/position",schemaPath:"contract:/components/schemas/ProjectBackup/properties/views/items/properties/position/type",keyword:"type",params:{type: "integer"},schema:schema13.properties.views.items.properties.position.type,parentSchema:schema13.properties.views.items.properties.position,data:data37};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if((typeof data37 == "number") && (isFinite(data37))){
if(data37 < 0 || isNaN(data37)){
const err39 = {instancePath:instancePath+"/views/" + i3+"/position",schemaPath:"contract:/components/schemas/ProjectBackup/properties/views/items/properties/position/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema13.properties.views.items.properties.position,data:data37};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(Math.abs(data37) > 9007199254740991){
const err40 = {instancePath:instancePath+"/views/" + i3+"/position",schemaPath:"contract:/components/schemas/ProjectBackup/properties/views/items/properties/position/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema13.properties.views.items.properties.position,data:data37};
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
else {
const err41 = {instancePath:instancePath+"/views/" + i3,schemaPath:"contract:/components/schemas/ProjectBackup/properties/views/items/type",keyword:"type",params:{type: "object"},schema:schema13.properties.views.items.type,parentSchema:schema13.properties.views.items,data:data35};
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
const err42 = {instancePath:instancePath+"/views",schemaPath:"contract:/components/schemas/ProjectBackup/properties/views/type",keyword:"type",params:{type: "array"},schema:schema13.properties.views.type,parentSchema:schema13.properties.views,data:data34};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.inventories !== undefined){
let data38 = data.inventories;
if(Array.isArray(data38)){
const len4 = data38.length;
for(let i4=0; i4<len4; i4++){
let data39 = data38[i4];
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
if(data39.name !== undefined){
let data40 = data39.name;
if(typeof data40 !== "string"){
const err43 = {instancePath:instancePath+"/inventories/" + i4+"/name",schemaPath:"contract:/components/schemas/ProjectBackup/properties/inventories/items/properties/name/type",keyword:"type",params:{type: "string"},schema:schema13.properties.inventories.items.properties.name.type,parentSchema:schema13.properties.inventories.items.properties.name,data:data40};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data39.inventory !== undefined){
let data41 = data39.inventory;
if(typeof data41 !== "string"){
const err44 = {instancePath:instancePath+"/inventories/" + i4+"/inventory",schemaPath:"contract:/components/schemas/ProjectBackup/properties/inventories/items/properties/inventory/type",keyword:"type",params:{type: "string"},schema:schema13.properties.inventories.items.properties.inventory.type,parentSchema:schema13.properties.inventories.items.properties.inventory,data:data41};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data39.ssh_key !== undefined){
let data42 = data39.ssh_key;
if((typeof data42 !== "string") && (data42 !== null)){
const err45 = {instancePath:instancePath+"/inventories/" + i4+"/ssh_key",schemaPath:"contract:/components/schemas/ProjectBackup/properties/inventories/items/properties/ssh_key/type",keyword:"type",params:{type: schema13.properties.inventories.items.properties.ssh_key.type},schema:schema13.properties.inventories.items.properties.ssh_key.type,parentSchema:schema13.properties.inventories.items.properties.ssh_key,data:data42};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data39.become_key !== undefined){
let data43 = data39.become_key;
if((typeof data43 !== "string") && (data43 !== null)){
const err46 = {instancePath:instancePath+"/inventories/" + i4+"/become_key",schemaPath:"contract:/components/schemas/ProjectBackup/properties/inventories/items/properties/become_key/type",keyword:"type",params:{type: schema13.properties.inventories.items.properties.become_key.type},schema:schema13.properties.inventories.items.properties.become_key.type,parentSchema:schema13.properties.inventories.items.properties.become_key,data:data43};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data39.type !== undefined){
let data44 = data39.type;
if(typeof data44 !== "string"){
const err47 = {instancePath:instancePath+"/inventories/" + i4+"/type",schemaPath:"contract:/components/schemas/ProjectBackup/properties/inventories/items/properties/type/type",keyword:"type",params:{type: "string"},schema:schema13.properties.inventories.items.properties.type.type,parentSchema:schema13.properties.inventories.items.properties.type,data:data44};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(!(((data44 === "static") || (data44 === "static-yaml")) || (data44 === "file"))){
const err48 = {instancePath:instancePath+"/inventories/" + i4+"/type",schemaPath:"contract:/components/schemas/ProjectBackup/properties/inventories/items/properties/type/enum",keyword:"enum",params:{allowedValues: schema13.properties.inventories.items.properties.type.enum},schema:schema13.properties.inventories.items.properties.type.enum,parentSchema:schema13.properties.inventories.items.properties.type,data:data44};
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
const err49 = {instancePath:instancePath+"/inventories/" + i4,schemaPath:"contract:/components/schemas/ProjectBackup/properties/inventories/items/type",keyword:"type",params:{type: "object"},schema:schema13.properties.inventories.items.type,parentSchema:schema13.properties.inventories.items,data:data39};
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
const err50 = {instancePath:instancePath+"/inventories",schemaPath:"contract:/components/schemas/ProjectBackup/properties/inventories/type",keyword:"type",params:{type: "array"},schema:schema13.properties.inventories.type,parentSchema:schema13.properties.inventories,data:data38};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data.environments !== undefined){
let data45 = data.environments;
if(Array.isArray(data45)){
const len5 = data45.length;
for(let i5=0; i5<len5; i5++){
let data46 = data45[i5];
if(data46 && typeof data46 == "object" && !Array.isArray(data46)){
if(data46.name !== undefined){
let data47 = data46.name;
if(typeof data47 !== "string"){
const err51 = {instancePath:instancePath+"/environments/" + i5+"/name",schemaPath:"contract:/components/schemas/ProjectBackup/properties/environments/items/properties/name/type",keyword:"type",params:{type: "string"},schema:schema13.properties.environments.items.properties.name.type,parentSchema:schema13.properties.environments.items.properties.name,data:data47};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data46.password !== undefined){
let data48 = data46.password;
if((typeof data48 !== "string") && (data48 !== null)){
const err52 = {instancePath:instancePath+"/environments/" + i5+"/password",schemaPath:"contract:/components/schemas/ProjectBackup/properties/environments/items/properties/password/type",keyword:"type",params:{type: schema13.properties.environments.items.properties.password.type},schema:schema13.properties.environments.items.properties.password.type,parentSchema:schema13.properties.environments.items.properties.password,data:data48};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data46.json !== undefined){
let data49 = data46.json;
if(typeof data49 !== "string"){
const err53 = {instancePath:instancePath+"/environments/" + i5+"/json",schemaPath:"contract:/components/schemas/ProjectBackup/properties/environments/items/properties/json/type",keyword:"type",params:{type: "string"},schema:schema13.properties.environments.items.properties.json.type,parentSchema:schema13.properties.environments.items.properties.json,data:data49};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data46.env !== undefined){
let data50 = data46.env;
if((typeof data50 !== "string") && (data50 !== null)){
const err54 = {instancePath:instancePath+"/environments/" + i5+"/env",schemaPath:"contract:/components/schemas/ProjectBackup/properties/environments/items/properties/env/type",keyword:"type",params:{type: schema13.properties.environments.items.properties.env.type},schema:schema13.properties.environments.items.properties.env.type,parentSchema:schema13.properties.environments.items.properties.env,data:data50};
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
const err55 = {instancePath:instancePath+"/environments/" + i5,schemaPath:"contract:/components/schemas/ProjectBackup/properties/environments/items/type",keyword:"type",params:{type: "object"},schema:schema13.properties.environments.items.type,parentSchema:schema13.properties.environments.items,data:data46};
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
const err56 = {instancePath:instancePath+"/environments",schemaPath:"contract:/components/schemas/ProjectBackup/properties/environments/type",keyword:"type",params:{type: "array"},schema:schema13.properties.environments.type,parentSchema:schema13.properties.environments,data:data45};
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
const err57 = {instancePath,schemaPath:"contract:/components/schemas/ProjectBackup/type",keyword:"type",params:{type: "object"},schema:schema13.type,parentSchema:schema13,data};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
validate8.errors = vErrors;
return errors === 0;
}
validate8.evaluated = {"props":{"meta":true,"templates":true,"repositories":true,"keys":true,"views":true,"inventories":true,"environments":true},"dynamicProps":false,"dynamicItems":false};

exports.v9 = validate9;
const schema14 = {"$id":"contract:/getProjectByProjectId.parameters","type":"object","properties":{"path":{"type":"object","properties":{"project_id":{"type":"integer"}},"required":["project_id"]}},"required":["path"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema14.required,parentSchema:schema14,data};
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
if(data0.project_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "project_id"},schema:schema14.properties.path.required,parentSchema:schema14.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.project_id !== undefined){
let data1 = data0.project_id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/path/project_id",schemaPath:"#/properties/path/properties/project_id/type",keyword:"type",params:{type: "integer"},schema:schema14.properties.path.properties.project_id.type,parentSchema:schema14.properties.path.properties.project_id,data:data1};
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
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema14.properties.path.type,parentSchema:schema14.properties.path,data:data0};
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
validate9.errors = vErrors;
return errors === 0;
}
validate9.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v10 = validate10;
const schema15 = {"$id":"contract:/putProjectByProjectId.body","type":"object","properties":{"name":{"type":"string"}}};

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
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema15.properties.name.type,parentSchema:schema15.properties.name,data:data0};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema15.type,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
validate10.evaluated = {"props":{"name":true},"dynamicProps":false,"dynamicItems":false};

exports.v11 = validate11;
const schema16 = {"$id":"contract:/getProjectByProjectIdUsers.parameters","type":"object","properties":{"path":{"type":"object","properties":{"project_id":{"type":"integer"}},"required":["project_id"]},"query":{"type":"object","properties":{"sort":{"type":"string","enum":["name","username","email","role"]},"order":{"type":"string","enum":["asc","desc"]}},"required":["sort","order"]}},"required":["path","query"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema16.required,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema16.required,parentSchema:schema16,data};
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
if(data0.project_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "project_id"},schema:schema16.properties.path.required,parentSchema:schema16.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.project_id !== undefined){
let data1 = data0.project_id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/path/project_id",schemaPath:"#/properties/path/properties/project_id/type",keyword:"type",params:{type: "integer"},schema:schema16.properties.path.properties.project_id.type,parentSchema:schema16.properties.path.properties.project_id,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema16.properties.path.type,parentSchema:schema16.properties.path,data:data0};
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
if(data2.sort === undefined){
const err5 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "sort"},schema:schema16.properties.query.required,parentSchema:schema16.properties.query,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.order === undefined){
const err6 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "order"},schema:schema16.properties.query.required,parentSchema:schema16.properties.query,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.sort !== undefined){
let data3 = data2.sort;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/query/sort",schemaPath:"#/properties/query/properties/sort/type",keyword:"type",params:{type: "string"},schema:schema16.properties.query.properties.sort.type,parentSchema:schema16.properties.query.properties.sort,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((((data3 === "name") || (data3 === "username")) || (data3 === "email")) || (data3 === "role"))){
const err8 = {instancePath:instancePath+"/query/sort",schemaPath:"#/properties/query/properties/sort/enum",keyword:"enum",params:{allowedValues: schema16.properties.query.properties.sort.enum},schema:schema16.properties.query.properties.sort.enum,parentSchema:schema16.properties.query.properties.sort,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.order !== undefined){
let data4 = data2.order;
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/query/order",schemaPath:"#/properties/query/properties/order/type",keyword:"type",params:{type: "string"},schema:schema16.properties.query.properties.order.type,parentSchema:schema16.properties.query.properties.order,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((data4 === "asc") || (data4 === "desc"))){
const err10 = {instancePath:instancePath+"/query/order",schemaPath:"#/properties/query/properties/order/enum",keyword:"enum",params:{allowedValues: schema16.properties.query.properties.order.enum},schema:schema16.properties.query.properties.order.enum,parentSchema:schema16.properties.query.properties.order,data:data4};
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
const err11 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema16.properties.query.type,parentSchema:schema16.properties.query,data:data2};
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
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema16.type,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}
validate11.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v12 = validate12;
const schema17 = {"$id":"contract:/postProjectByProjectIdUsers.body","type":"object","properties":{"user_id":{"type":"integer","minimum":2,"safeInteger":true},"role":{"type":"string","enum":["owner","manager","task_runner","guest"]}}};

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
if(data.user_id !== undefined){
let data0 = data.user_id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/user_id",schemaPath:"#/properties/user_id/type",keyword:"type",params:{type: "integer"},schema:schema17.properties.user_id.type,parentSchema:schema17.properties.user_id,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 2 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/user_id",schemaPath:"#/properties/user_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2},schema:2,parentSchema:schema17.properties.user_id,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(Math.abs(data0) > 9007199254740991){
const err2 = {instancePath:instancePath+"/user_id",schemaPath:"#/properties/user_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema17.properties.user_id,data:data0};
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
if(data.role !== undefined){
let data1 = data.role;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"},schema:schema17.properties.role.type,parentSchema:schema17.properties.role,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((((data1 === "owner") || (data1 === "manager")) || (data1 === "task_runner")) || (data1 === "guest"))){
const err4 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema17.properties.role.enum},schema:schema17.properties.role.enum,parentSchema:schema17.properties.role,data:data1};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema17.type,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}
validate12.evaluated = {"props":{"user_id":true,"role":true},"dynamicProps":false,"dynamicItems":false};

exports.v13 = validate13;
const schema18 = {"$id":"contract:/putProjectByProjectIdUsersByUserId.parameters","type":"object","properties":{"path":{"type":"object","properties":{"project_id":{"type":"integer"},"user_id":{"type":"integer"}},"required":["project_id","user_id"]}},"required":["path"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema18.required,parentSchema:schema18,data};
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
if(data0.project_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "project_id"},schema:schema18.properties.path.required,parentSchema:schema18.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.user_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "user_id"},schema:schema18.properties.path.required,parentSchema:schema18.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.project_id !== undefined){
let data1 = data0.project_id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/path/project_id",schemaPath:"#/properties/path/properties/project_id/type",keyword:"type",params:{type: "integer"},schema:schema18.properties.path.properties.project_id.type,parentSchema:schema18.properties.path.properties.project_id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.user_id !== undefined){
let data2 = data0.user_id;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err4 = {instancePath:instancePath+"/path/user_id",schemaPath:"#/properties/path/properties/user_id/type",keyword:"type",params:{type: "integer"},schema:schema18.properties.path.properties.user_id.type,parentSchema:schema18.properties.path.properties.user_id,data:data2};
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
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema18.properties.path.type,parentSchema:schema18.properties.path,data:data0};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema18.type,parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate13.errors = vErrors;
return errors === 0;
}
validate13.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v14 = validate14;
const schema19 = {"$id":"contract:/putProjectByProjectIdUsersByUserId.body","type":"object","properties":{"role":{"type":"string","enum":["owner","manager","task_runner","guest"]}}};

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
if(data.role !== undefined){
let data0 = data.role;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"},schema:schema19.properties.role.type,parentSchema:schema19.properties.role,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((((data0 === "owner") || (data0 === "manager")) || (data0 === "task_runner")) || (data0 === "guest"))){
const err1 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema19.properties.role.enum},schema:schema19.properties.role.enum,parentSchema:schema19.properties.role,data:data0};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema19.type,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate14.errors = vErrors;
return errors === 0;
}
validate14.evaluated = {"props":{"role":true},"dynamicProps":false,"dynamicItems":false};

exports.v15 = validate15;
const schema20 = {"$id":"contract:/postProjectByProjectIdIntegrations.body","$ref":"contract:/components/schemas/IntegrationRequest"};
const schema21 = {"$id":"contract:/components/schemas/IntegrationRequest","type":"object","properties":{"name":{"type":"string"},"project_id":{"type":"integer","safeInteger":true},"template_id":{"type":"integer","safeInteger":true}}};

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
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/IntegrationRequest/properties/name/type",keyword:"type",params:{type: "string"},schema:schema21.properties.name.type,parentSchema:schema21.properties.name,data:data0};
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
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err1 = {instancePath:instancePath+"/project_id",schemaPath:"contract:/components/schemas/IntegrationRequest/properties/project_id/type",keyword:"type",params:{type: "integer"},schema:schema21.properties.project_id.type,parentSchema:schema21.properties.project_id,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(Math.abs(data1) > 9007199254740991){
const err2 = {instancePath:instancePath+"/project_id",schemaPath:"contract:/components/schemas/IntegrationRequest/properties/project_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema21.properties.project_id,data:data1};
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
if(data.template_id !== undefined){
let data2 = data.template_id;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err3 = {instancePath:instancePath+"/template_id",schemaPath:"contract:/components/schemas/IntegrationRequest/properties/template_id/type",keyword:"type",params:{type: "integer"},schema:schema21.properties.template_id.type,parentSchema:schema21.properties.template_id,data:data2};
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
const err4 = {instancePath:instancePath+"/template_id",schemaPath:"contract:/components/schemas/IntegrationRequest/properties/template_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema21.properties.template_id,data:data2};
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
const err5 = {instancePath,schemaPath:"contract:/components/schemas/IntegrationRequest/type",keyword:"type",params:{type: "object"},schema:schema21.type,parentSchema:schema21,data};
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
validate15.evaluated = {"props":{"name":true,"project_id":true,"template_id":true},"dynamicProps":false,"dynamicItems":false};

exports.v16 = validate16;
const schema22 = {"$id":"contract:/putProjectByProjectIdIntegrationsByIntegrationId.parameters","type":"object","properties":{"path":{"type":"object","properties":{"project_id":{"type":"integer"},"integration_id":{"type":"integer"}},"required":["project_id","integration_id"]}},"required":["path"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema22.required,parentSchema:schema22,data};
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
if(data0.project_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "project_id"},schema:schema22.properties.path.required,parentSchema:schema22.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.integration_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "integration_id"},schema:schema22.properties.path.required,parentSchema:schema22.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.project_id !== undefined){
let data1 = data0.project_id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/path/project_id",schemaPath:"#/properties/path/properties/project_id/type",keyword:"type",params:{type: "integer"},schema:schema22.properties.path.properties.project_id.type,parentSchema:schema22.properties.path.properties.project_id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.integration_id !== undefined){
let data2 = data0.integration_id;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err4 = {instancePath:instancePath+"/path/integration_id",schemaPath:"#/properties/path/properties/integration_id/type",keyword:"type",params:{type: "integer"},schema:schema22.properties.path.properties.integration_id.type,parentSchema:schema22.properties.path.properties.integration_id,data:data2};
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
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema22.properties.path.type,parentSchema:schema22.properties.path,data:data0};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema22.type,parentSchema:schema22,data};
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
validate16.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v17 = validate17;
const schema23 = {"$id":"contract:/postProjectByProjectIdIntegrationsByIntegrationIdValues.body","$ref":"contract:/components/schemas/IntegrationExtractValue"};
const schema24 = {"$id":"contract:/components/schemas/IntegrationExtractValue","type":"object","properties":{"id":{"type":"integer","safeInteger":true},"name":{"type":"string"},"value_source":{"type":"string","enum":["body","header"]},"body_data_type":{"type":"string","enum":["json","xml","string"]},"key":{"type":"string"},"variable":{"type":"string"},"integration_id":{"type":"integer","safeInteger":true}}};

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
if(data.id !== undefined){
let data0 = data.id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/IntegrationExtractValue/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema24.properties.id.type,parentSchema:schema24.properties.id,data:data0};
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
const err1 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/IntegrationExtractValue/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema24.properties.id,data:data0};
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
const err2 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/IntegrationExtractValue/properties/name/type",keyword:"type",params:{type: "string"},schema:schema24.properties.name.type,parentSchema:schema24.properties.name,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.value_source !== undefined){
let data2 = data.value_source;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/value_source",schemaPath:"contract:/components/schemas/IntegrationExtractValue/properties/value_source/type",keyword:"type",params:{type: "string"},schema:schema24.properties.value_source.type,parentSchema:schema24.properties.value_source,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((data2 === "body") || (data2 === "header"))){
const err4 = {instancePath:instancePath+"/value_source",schemaPath:"contract:/components/schemas/IntegrationExtractValue/properties/value_source/enum",keyword:"enum",params:{allowedValues: schema24.properties.value_source.enum},schema:schema24.properties.value_source.enum,parentSchema:schema24.properties.value_source,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.body_data_type !== undefined){
let data3 = data.body_data_type;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/body_data_type",schemaPath:"contract:/components/schemas/IntegrationExtractValue/properties/body_data_type/type",keyword:"type",params:{type: "string"},schema:schema24.properties.body_data_type.type,parentSchema:schema24.properties.body_data_type,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(((data3 === "json") || (data3 === "xml")) || (data3 === "string"))){
const err6 = {instancePath:instancePath+"/body_data_type",schemaPath:"contract:/components/schemas/IntegrationExtractValue/properties/body_data_type/enum",keyword:"enum",params:{allowedValues: schema24.properties.body_data_type.enum},schema:schema24.properties.body_data_type.enum,parentSchema:schema24.properties.body_data_type,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.key !== undefined){
let data4 = data.key;
if(typeof data4 !== "string"){
const err7 = {instancePath:instancePath+"/key",schemaPath:"contract:/components/schemas/IntegrationExtractValue/properties/key/type",keyword:"type",params:{type: "string"},schema:schema24.properties.key.type,parentSchema:schema24.properties.key,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.variable !== undefined){
let data5 = data.variable;
if(typeof data5 !== "string"){
const err8 = {instancePath:instancePath+"/variable",schemaPath:"contract:/components/schemas/IntegrationExtractValue/properties/variable/type",keyword:"type",params:{type: "string"},schema:schema24.properties.variable.type,parentSchema:schema24.properties.variable,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.integration_id !== undefined){
let data6 = data.integration_id;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err9 = {instancePath:instancePath+"/integration_id",schemaPath:"contract:/components/schemas/IntegrationExtractValue/properties/integration_id/type",keyword:"type",params:{type: "integer"},schema:schema24.properties.integration_id.type,parentSchema:schema24.properties.integration_id,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(Math.abs(data6) > 9007199254740991){
const err10 = {instancePath:instancePath+"/integration_id",schemaPath:"contract:/components/schemas/IntegrationExtractValue/properties/integration_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema24.properties.integration_id,data:data6};
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
const err11 = {instancePath,schemaPath:"contract:/components/schemas/IntegrationExtractValue/type",keyword:"type",params:{type: "object"},schema:schema24.type,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate17.errors = vErrors;
return errors === 0;
}
validate17.evaluated = {"props":{"id":true,"name":true,"value_source":true,"body_data_type":true,"key":true,"variable":true,"integration_id":true},"dynamicProps":false,"dynamicItems":false};

exports.v18 = validate18;
const schema25 = {"$id":"contract:/putProjectByProjectIdIntegrationsByIntegrationIdValuesByExtractvalueId.parameters","type":"object","properties":{"path":{"type":"object","properties":{"project_id":{"type":"integer"},"integration_id":{"type":"integer"},"extractvalue_id":{"type":"integer"}},"required":["project_id","integration_id","extractvalue_id"]}},"required":["path"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema25.required,parentSchema:schema25,data};
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
if(data0.project_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "project_id"},schema:schema25.properties.path.required,parentSchema:schema25.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.integration_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "integration_id"},schema:schema25.properties.path.required,parentSchema:schema25.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.extractvalue_id === undefined){
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "extractvalue_id"},schema:schema25.properties.path.required,parentSchema:schema25.properties.path,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.project_id !== undefined){
let data1 = data0.project_id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/path/project_id",schemaPath:"#/properties/path/properties/project_id/type",keyword:"type",params:{type: "integer"},schema:schema25.properties.path.properties.project_id.type,parentSchema:schema25.properties.path.properties.project_id,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.integration_id !== undefined){
let data2 = data0.integration_id;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/path/integration_id",schemaPath:"#/properties/path/properties/integration_id/type",keyword:"type",params:{type: "integer"},schema:schema25.properties.path.properties.integration_id.type,parentSchema:schema25.properties.path.properties.integration_id,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.extractvalue_id !== undefined){
let data3 = data0.extractvalue_id;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err6 = {instancePath:instancePath+"/path/extractvalue_id",schemaPath:"#/properties/path/properties/extractvalue_id/type",keyword:"type",params:{type: "integer"},schema:schema25.properties.path.properties.extractvalue_id.type,parentSchema:schema25.properties.path.properties.extractvalue_id,data:data3};
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
const err7 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema25.properties.path.type,parentSchema:schema25.properties.path,data:data0};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema25.type,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate18.errors = vErrors;
return errors === 0;
}
validate18.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v19 = validate19;
const schema26 = {"$id":"contract:/putProjectByProjectIdIntegrationsByIntegrationIdValuesByExtractvalueId.body","$ref":"contract:/components/schemas/IntegrationExtractValueRequest"};
const schema27 = {"$id":"contract:/components/schemas/IntegrationExtractValueRequest","type":"object","properties":{"name":{"type":"string"},"value_source":{"type":"string","enum":["body","header"]},"body_data_type":{"type":"string","enum":["json","xml","string"]},"key":{"type":"string"},"variable":{"type":"string"}}};

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
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/IntegrationExtractValueRequest/properties/name/type",keyword:"type",params:{type: "string"},schema:schema27.properties.name.type,parentSchema:schema27.properties.name,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.value_source !== undefined){
let data1 = data.value_source;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/value_source",schemaPath:"contract:/components/schemas/IntegrationExtractValueRequest/properties/value_source/type",keyword:"type",params:{type: "string"},schema:schema27.properties.value_source.type,parentSchema:schema27.properties.value_source,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data1 === "body") || (data1 === "header"))){
const err2 = {instancePath:instancePath+"/value_source",schemaPath:"contract:/components/schemas/IntegrationExtractValueRequest/properties/value_source/enum",keyword:"enum",params:{allowedValues: schema27.properties.value_source.enum},schema:schema27.properties.value_source.enum,parentSchema:schema27.properties.value_source,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.body_data_type !== undefined){
let data2 = data.body_data_type;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/body_data_type",schemaPath:"contract:/components/schemas/IntegrationExtractValueRequest/properties/body_data_type/type",keyword:"type",params:{type: "string"},schema:schema27.properties.body_data_type.type,parentSchema:schema27.properties.body_data_type,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(((data2 === "json") || (data2 === "xml")) || (data2 === "string"))){
const err4 = {instancePath:instancePath+"/body_data_type",schemaPath:"contract:/components/schemas/IntegrationExtractValueRequest/properties/body_data_type/enum",keyword:"enum",params:{allowedValues: schema27.properties.body_data_type.enum},schema:schema27.properties.body_data_type.enum,parentSchema:schema27.properties.body_data_type,data:data2};
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
let data3 = data.key;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/key",schemaPath:"contract:/components/schemas/IntegrationExtractValueRequest/properties/key/type",keyword:"type",params:{type: "string"},schema:schema27.properties.key.type,parentSchema:schema27.properties.key,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.variable !== undefined){
let data4 = data.variable;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/variable",schemaPath:"contract:/components/schemas/IntegrationExtractValueRequest/properties/variable/type",keyword:"type",params:{type: "string"},schema:schema27.properties.variable.type,parentSchema:schema27.properties.variable,data:data4};
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
const err7 = {instancePath,schemaPath:"contract:/components/schemas/IntegrationExtractValueRequest/type",keyword:"type",params:{type: "object"},schema:schema27.type,parentSchema:schema27,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate19.errors = vErrors;
return errors === 0;
}
validate19.evaluated = {"props":{"name":true,"value_source":true,"body_data_type":true,"key":true,"variable":true},"dynamicProps":false,"dynamicItems":false};

exports.v20 = validate20;
const schema28 = {"$id":"contract:/postProjectByProjectIdIntegrationsByIntegrationIdMatchers.body","$ref":"contract:/components/schemas/IntegrationMatcher"};
const schema29 = {"$id":"contract:/components/schemas/IntegrationMatcher","type":"object","properties":{"id":{"type":"integer","safeInteger":true},"integration_id":{"type":"integer","safeInteger":true},"name":{"type":"string"},"match_type":{"type":"string","enum":["body","header"]},"method":{"type":"string","enum":["equals","unequals","contains"]},"body_data_type":{"type":"string","enum":["json","xml","string"]},"key":{"type":"string"},"value":{"type":"string"}}};

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
if(data.id !== undefined){
let data0 = data.id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/IntegrationMatcher/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema29.properties.id.type,parentSchema:schema29.properties.id,data:data0};
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
const err1 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/IntegrationMatcher/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema29.properties.id,data:data0};
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
if(data.integration_id !== undefined){
let data1 = data.integration_id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/integration_id",schemaPath:"contract:/components/schemas/IntegrationMatcher/properties/integration_id/type",keyword:"type",params:{type: "integer"},schema:schema29.properties.integration_id.type,parentSchema:schema29.properties.integration_id,data:data1};
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
const err3 = {instancePath:instancePath+"/integration_id",schemaPath:"contract:/components/schemas/IntegrationMatcher/properties/integration_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema29.properties.integration_id,data:data1};
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
if(data.name !== undefined){
let data2 = data.name;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/IntegrationMatcher/properties/name/type",keyword:"type",params:{type: "string"},schema:schema29.properties.name.type,parentSchema:schema29.properties.name,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.match_type !== undefined){
let data3 = data.match_type;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/match_type",schemaPath:"contract:/components/schemas/IntegrationMatcher/properties/match_type/type",keyword:"type",params:{type: "string"},schema:schema29.properties.match_type.type,parentSchema:schema29.properties.match_type,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((data3 === "body") || (data3 === "header"))){
const err6 = {instancePath:instancePath+"/match_type",schemaPath:"contract:/components/schemas/IntegrationMatcher/properties/match_type/enum",keyword:"enum",params:{allowedValues: schema29.properties.match_type.enum},schema:schema29.properties.match_type.enum,parentSchema:schema29.properties.match_type,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.method !== undefined){
let data4 = data.method;
if(typeof data4 !== "string"){
const err7 = {instancePath:instancePath+"/method",schemaPath:"contract:/components/schemas/IntegrationMatcher/properties/method/type",keyword:"type",params:{type: "string"},schema:schema29.properties.method.type,parentSchema:schema29.properties.method,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(((data4 === "equals") || (data4 === "unequals")) || (data4 === "contains"))){
const err8 = {instancePath:instancePath+"/method",schemaPath:"contract:/components/schemas/IntegrationMatcher/properties/method/enum",keyword:"enum",params:{allowedValues: schema29.properties.method.enum},schema:schema29.properties.method.enum,parentSchema:schema29.properties.method,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.body_data_type !== undefined){
let data5 = data.body_data_type;
if(typeof data5 !== "string"){
const err9 = {instancePath:instancePath+"/body_data_type",schemaPath:"contract:/components/schemas/IntegrationMatcher/properties/body_data_type/type",keyword:"type",params:{type: "string"},schema:schema29.properties.body_data_type.type,parentSchema:schema29.properties.body_data_type,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(((data5 === "json") || (data5 === "xml")) || (data5 === "string"))){
const err10 = {instancePath:instancePath+"/body_data_type",schemaPath:"contract:/components/schemas/IntegrationMatcher/properties/body_data_type/enum",keyword:"enum",params:{allowedValues: schema29.properties.body_data_type.enum},schema:schema29.properties.body_data_type.enum,parentSchema:schema29.properties.body_data_type,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.key !== undefined){
let data6 = data.key;
if(typeof data6 !== "string"){
const err11 = {instancePath:instancePath+"/key",schemaPath:"contract:/components/schemas/IntegrationMatcher/properties/key/type",keyword:"type",params:{type: "string"},schema:schema29.properties.key.type,parentSchema:schema29.properties.key,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.value !== undefined){
let data7 = data.value;
if(typeof data7 !== "string"){
const err12 = {instancePath:instancePath+"/value",schemaPath:"contract:/components/schemas/IntegrationMatcher/properties/value/type",keyword:"type",params:{type: "string"},schema:schema29.properties.value.type,parentSchema:schema29.properties.value,data:data7};
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
const err13 = {instancePath,schemaPath:"contract:/components/schemas/IntegrationMatcher/type",keyword:"type",params:{type: "object"},schema:schema29.type,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":{"id":true,"integration_id":true,"name":true,"match_type":true,"method":true,"body_data_type":true,"key":true,"value":true},"dynamicProps":false,"dynamicItems":false};

exports.v21 = validate21;
const schema30 = {"$id":"contract:/putProjectByProjectIdIntegrationsByIntegrationIdMatchersByMatcherId.parameters","type":"object","properties":{"path":{"type":"object","properties":{"project_id":{"type":"integer"},"integration_id":{"type":"integer"},"matcher_id":{"type":"integer"}},"required":["project_id","integration_id","matcher_id"]}},"required":["path"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema30.required,parentSchema:schema30,data};
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
if(data0.project_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "project_id"},schema:schema30.properties.path.required,parentSchema:schema30.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.integration_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "integration_id"},schema:schema30.properties.path.required,parentSchema:schema30.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.matcher_id === undefined){
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "matcher_id"},schema:schema30.properties.path.required,parentSchema:schema30.properties.path,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.project_id !== undefined){
let data1 = data0.project_id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/path/project_id",schemaPath:"#/properties/path/properties/project_id/type",keyword:"type",params:{type: "integer"},schema:schema30.properties.path.properties.project_id.type,parentSchema:schema30.properties.path.properties.project_id,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.integration_id !== undefined){
let data2 = data0.integration_id;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/path/integration_id",schemaPath:"#/properties/path/properties/integration_id/type",keyword:"type",params:{type: "integer"},schema:schema30.properties.path.properties.integration_id.type,parentSchema:schema30.properties.path.properties.integration_id,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.matcher_id !== undefined){
let data3 = data0.matcher_id;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err6 = {instancePath:instancePath+"/path/matcher_id",schemaPath:"#/properties/path/properties/matcher_id/type",keyword:"type",params:{type: "integer"},schema:schema30.properties.path.properties.matcher_id.type,parentSchema:schema30.properties.path.properties.matcher_id,data:data3};
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
const err7 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema30.properties.path.type,parentSchema:schema30.properties.path,data:data0};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema30.type,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v22 = validate22;
const schema31 = {"$id":"contract:/putProjectByProjectIdIntegrationsByIntegrationIdMatchersByMatcherId.body","$ref":"contract:/components/schemas/IntegrationMatcherRequest"};
const schema32 = {"$id":"contract:/components/schemas/IntegrationMatcherRequest","type":"object","properties":{"name":{"type":"string"},"match_type":{"type":"string","enum":["body","header"]},"method":{"type":"string","enum":["equals","unequals","contains"]},"body_data_type":{"type":"string","enum":["json","xml","string"]},"key":{"type":"string"},"value":{"type":"string"}}};

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
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/IntegrationMatcherRequest/properties/name/type",keyword:"type",params:{type: "string"},schema:schema32.properties.name.type,parentSchema:schema32.properties.name,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.match_type !== undefined){
let data1 = data.match_type;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/match_type",schemaPath:"contract:/components/schemas/IntegrationMatcherRequest/properties/match_type/type",keyword:"type",params:{type: "string"},schema:schema32.properties.match_type.type,parentSchema:schema32.properties.match_type,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data1 === "body") || (data1 === "header"))){
const err2 = {instancePath:instancePath+"/match_type",schemaPath:"contract:/components/schemas/IntegrationMatcherRequest/properties/match_type/enum",keyword:"enum",params:{allowedValues: schema32.properties.match_type.enum},schema:schema32.properties.match_type.enum,parentSchema:schema32.properties.match_type,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.method !== undefined){
let data2 = data.method;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/method",schemaPath:"contract:/components/schemas/IntegrationMatcherRequest/properties/method/type",keyword:"type",params:{type: "string"},schema:schema32.properties.method.type,parentSchema:schema32.properties.method,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(((data2 === "equals") || (data2 === "unequals")) || (data2 === "contains"))){
const err4 = {instancePath:instancePath+"/method",schemaPath:"contract:/components/schemas/IntegrationMatcherRequest/properties/method/enum",keyword:"enum",params:{allowedValues: schema32.properties.method.enum},schema:schema32.properties.method.enum,parentSchema:schema32.properties.method,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.body_data_type !== undefined){
let data3 = data.body_data_type;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/body_data_type",schemaPath:"contract:/components/schemas/IntegrationMatcherRequest/properties/body_data_type/type",keyword:"type",params:{type: "string"},schema:schema32.properties.body_data_type.type,parentSchema:schema32.properties.body_data_type,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(((data3 === "json") || (data3 === "xml")) || (data3 === "string"))){
const err6 = {instancePath:instancePath+"/body_data_type",schemaPath:"contract:/components/schemas/IntegrationMatcherRequest/properties/body_data_type/enum",keyword:"enum",params:{allowedValues: schema32.properties.body_data_type.enum},schema:schema32.properties.body_data_type.enum,parentSchema:schema32.properties.body_data_type,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.key !== undefined){
let data4 = data.key;
if(typeof data4 !== "string"){
const err7 = {instancePath:instancePath+"/key",schemaPath:"contract:/components/schemas/IntegrationMatcherRequest/properties/key/type",keyword:"type",params:{type: "string"},schema:schema32.properties.key.type,parentSchema:schema32.properties.key,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.value !== undefined){
let data5 = data.value;
if(typeof data5 !== "string"){
const err8 = {instancePath:instancePath+"/value",schemaPath:"contract:/components/schemas/IntegrationMatcherRequest/properties/value/type",keyword:"type",params:{type: "string"},schema:schema32.properties.value.type,parentSchema:schema32.properties.value,data:data5};
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
const err9 = {instancePath,schemaPath:"contract:/components/schemas/IntegrationMatcherRequest/type",keyword:"type",params:{type: "object"},schema:schema32.type,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":{"name":true,"match_type":true,"method":true,"body_data_type":true,"key":true,"value":true},"dynamicProps":false,"dynamicItems":false};

exports.v23 = validate23;
const schema33 = {"$id":"contract:/getProjectByProjectIdKeys.parameters","type":"object","properties":{"path":{"type":"object","properties":{"project_id":{"type":"integer"}},"required":["project_id"]},"query":{"type":"object","properties":{"Key type":{"type":"string","enum":["none","ssh","login_password"]},"sort":{"type":"string","enum":["name","type"]},"order":{"type":"string","enum":["asc","desc"]}},"required":["sort","order"]}},"required":["path","query"]};

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
if(data0.project_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "project_id"},schema:schema33.properties.path.required,parentSchema:schema33.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.project_id !== undefined){
let data1 = data0.project_id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/path/project_id",schemaPath:"#/properties/path/properties/project_id/type",keyword:"type",params:{type: "integer"},schema:schema33.properties.path.properties.project_id.type,parentSchema:schema33.properties.path.properties.project_id,data:data1};
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
if(data2.sort === undefined){
const err5 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "sort"},schema:schema33.properties.query.required,parentSchema:schema33.properties.query,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.order === undefined){
const err6 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "order"},schema:schema33.properties.query.required,parentSchema:schema33.properties.query,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2["Key type"] !== undefined){
let data3 = data2["Key type"];
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/query/Key type",schemaPath:"#/properties/query/properties/Key%20type/type",keyword:"type",params:{type: "string"},schema:schema33.properties.query.properties["Key type"].type,parentSchema:schema33.properties.query.properties["Key type"],data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(((data3 === "none") || (data3 === "ssh")) || (data3 === "login_password"))){
const err8 = {instancePath:instancePath+"/query/Key type",schemaPath:"#/properties/query/properties/Key%20type/enum",keyword:"enum",params:{allowedValues: schema33.properties.query.properties["Key type"].enum},schema:schema33.properties.query.properties["Key type"].enum,parentSchema:schema33.properties.query.properties["Key type"],data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.sort !== undefined){
let data4 = data2.sort;
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/query/sort",schemaPath:"#/properties/query/properties/sort/type",keyword:"type",params:{type: "string"},schema:schema33.properties.query.properties.sort.type,parentSchema:schema33.properties.query.properties.sort,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((data4 === "name") || (data4 === "type"))){
const err10 = {instancePath:instancePath+"/query/sort",schemaPath:"#/properties/query/properties/sort/enum",keyword:"enum",params:{allowedValues: schema33.properties.query.properties.sort.enum},schema:schema33.properties.query.properties.sort.enum,parentSchema:schema33.properties.query.properties.sort,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.order !== undefined){
let data5 = data2.order;
if(typeof data5 !== "string"){
const err11 = {instancePath:instancePath+"/query/order",schemaPath:"#/properties/query/properties/order/type",keyword:"type",params:{type: "string"},schema:schema33.properties.query.properties.order.type,parentSchema:schema33.properties.query.properties.order,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!((data5 === "asc") || (data5 === "desc"))){
const err12 = {instancePath:instancePath+"/query/order",schemaPath:"#/properties/query/properties/order/enum",keyword:"enum",params:{allowedValues: schema33.properties.query.properties.order.enum},schema:schema33.properties.query.properties.order.enum,parentSchema:schema33.properties.query.properties.order,data:data5};
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
const err13 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema33.properties.query.type,parentSchema:schema33.properties.query,data:data2};
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
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema33.type,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v24 = validate24;
const schema34 = {"$id":"contract:/postProjectByProjectIdKeys.body","$ref":"contract:/components/schemas/AccessKeyRequest"};
const schema35 = {"$id":"contract:/components/schemas/AccessKeyRequest","type":"object","properties":{"name":{"type":"string"},"type":{"type":"string","enum":["none","ssh","login_password"]},"project_id":{"type":"integer","minimum":1,"safeInteger":true},"login_password":{"type":"object","properties":{"password":{"type":"string"},"login":{"type":"string"}}},"ssh":{"type":"object","properties":{"login":{"type":"string"},"private_key":{"type":"string"}}}}};

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
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/AccessKeyRequest/properties/name/type",keyword:"type",params:{type: "string"},schema:schema35.properties.name.type,parentSchema:schema35.properties.name,data:data0};
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
const err1 = {instancePath:instancePath+"/type",schemaPath:"contract:/components/schemas/AccessKeyRequest/properties/type/type",keyword:"type",params:{type: "string"},schema:schema35.properties.type.type,parentSchema:schema35.properties.type,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(((data1 === "none") || (data1 === "ssh")) || (data1 === "login_password"))){
const err2 = {instancePath:instancePath+"/type",schemaPath:"contract:/components/schemas/AccessKeyRequest/properties/type/enum",keyword:"enum",params:{allowedValues: schema35.properties.type.enum},schema:schema35.properties.type.enum,parentSchema:schema35.properties.type,data:data1};
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
let data2 = data.project_id;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err3 = {instancePath:instancePath+"/project_id",schemaPath:"contract:/components/schemas/AccessKeyRequest/properties/project_id/type",keyword:"type",params:{type: "integer"},schema:schema35.properties.project_id.type,parentSchema:schema35.properties.project_id,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err4 = {instancePath:instancePath+"/project_id",schemaPath:"contract:/components/schemas/AccessKeyRequest/properties/project_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema35.properties.project_id,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(Math.abs(data2) > 9007199254740991){
const err5 = {instancePath:instancePath+"/project_id",schemaPath:"contract:/components/schemas/AccessKeyRequest/properties/project_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema35.properties.project_id,data:data2};
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
if(data.login_password !== undefined){
let data3 = data.login_password;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.password !== undefined){
let data4 = data3.password;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/login_password/password",schemaPath:"contract:/components/schemas/AccessKeyRequest/properties/login_password/properties/password/type",keyword:"type",params:{type: "string"},schema:schema35.properties.login_password.properties.password.type,parentSchema:schema35.properties.login_password.properties.password,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data3.login !== undefined){
let data5 = data3.login;
if(typeof data5 !== "string"){
const err7 = {instancePath:instancePath+"/login_password/login",schemaPath:"contract:/components/schemas/AccessKeyRequest/properties/login_password/properties/login/type",keyword:"type",params:{type: "string"},schema:schema35.properties.login_password.properties.login.type,parentSchema:schema35.properties.login_password.properties.login,data:data5};
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
const err8 = {instancePath:instancePath+"/login_password",schemaPath:"contract:/components/schemas/AccessKeyRequest/properties/login_password/type",keyword:"type",params:{type: "object"},schema:schema35.properties.login_password.type,parentSchema:schema35.properties.login_password,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.ssh !== undefined){
let data6 = data.ssh;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.login !== undefined){
let data7 = data6.login;
if(typeof data7 !== "string"){
const err9 = {instancePath:instancePath+"/ssh/login",schemaPath:"contract:/components/schemas/AccessKeyRequest/properties/ssh/properties/login/type",keyword:"type",params:{type: "string"},schema:schema35.properties.ssh.properties.login.type,parentSchema:schema35.properties.ssh.properties.login,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data6.private_key !== undefined){
let data8 = data6.private_key;
if(typeof data8 !== "string"){
const err10 = {instancePath:instancePath+"/ssh/private_key",schemaPath:"contract:/components/schemas/AccessKeyRequest/properties/ssh/properties/private_key/type",keyword:"type",params:{type: "string"},schema:schema35.properties.ssh.properties.private_key.type,parentSchema:schema35.properties.ssh.properties.private_key,data:data8};
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
const err11 = {instancePath:instancePath+"/ssh",schemaPath:"contract:/components/schemas/AccessKeyRequest/properties/ssh/type",keyword:"type",params:{type: "object"},schema:schema35.properties.ssh.type,parentSchema:schema35.properties.ssh,data:data6};
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
const err12 = {instancePath,schemaPath:"contract:/components/schemas/AccessKeyRequest/type",keyword:"type",params:{type: "object"},schema:schema35.type,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":{"name":true,"type":true,"project_id":true,"login_password":true,"ssh":true},"dynamicProps":false,"dynamicItems":false};

exports.v25 = validate25;
const schema36 = {"$id":"contract:/putProjectByProjectIdKeysByKeyId.parameters","type":"object","properties":{"path":{"type":"object","properties":{"project_id":{"type":"integer"},"key_id":{"type":"integer"}},"required":["project_id","key_id"]}},"required":["path"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema36.required,parentSchema:schema36,data};
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
if(data0.project_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "project_id"},schema:schema36.properties.path.required,parentSchema:schema36.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.key_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "key_id"},schema:schema36.properties.path.required,parentSchema:schema36.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.project_id !== undefined){
let data1 = data0.project_id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/path/project_id",schemaPath:"#/properties/path/properties/project_id/type",keyword:"type",params:{type: "integer"},schema:schema36.properties.path.properties.project_id.type,parentSchema:schema36.properties.path.properties.project_id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.key_id !== undefined){
let data2 = data0.key_id;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err4 = {instancePath:instancePath+"/path/key_id",schemaPath:"#/properties/path/properties/key_id/type",keyword:"type",params:{type: "integer"},schema:schema36.properties.path.properties.key_id.type,parentSchema:schema36.properties.path.properties.key_id,data:data2};
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
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema36.properties.path.type,parentSchema:schema36.properties.path,data:data0};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema36.type,parentSchema:schema36,data};
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
validate25.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v26 = validate26;
const schema37 = {"$id":"contract:/getProjectByProjectIdRepositories.parameters","type":"object","properties":{"path":{"type":"object","properties":{"project_id":{"type":"integer"}},"required":["project_id"]},"query":{"type":"object","properties":{"sort":{"type":"string","enum":["name","git_url","ssh_key"]},"order":{"type":"string","format":"asc/desc","enum":["asc","desc"]}},"required":["sort","order"]}},"required":["path","query"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema37.required,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema37.required,parentSchema:schema37,data};
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
if(data0.project_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "project_id"},schema:schema37.properties.path.required,parentSchema:schema37.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.project_id !== undefined){
let data1 = data0.project_id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/path/project_id",schemaPath:"#/properties/path/properties/project_id/type",keyword:"type",params:{type: "integer"},schema:schema37.properties.path.properties.project_id.type,parentSchema:schema37.properties.path.properties.project_id,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema37.properties.path.type,parentSchema:schema37.properties.path,data:data0};
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
if(data2.sort === undefined){
const err5 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "sort"},schema:schema37.properties.query.required,parentSchema:schema37.properties.query,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.order === undefined){
const err6 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "order"},schema:schema37.properties.query.required,parentSchema:schema37.properties.query,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.sort !== undefined){
let data3 = data2.sort;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/query/sort",schemaPath:"#/properties/query/properties/sort/type",keyword:"type",params:{type: "string"},schema:schema37.properties.query.properties.sort.type,parentSchema:schema37.properties.query.properties.sort,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(((data3 === "name") || (data3 === "git_url")) || (data3 === "ssh_key"))){
const err8 = {instancePath:instancePath+"/query/sort",schemaPath:"#/properties/query/properties/sort/enum",keyword:"enum",params:{allowedValues: schema37.properties.query.properties.sort.enum},schema:schema37.properties.query.properties.sort.enum,parentSchema:schema37.properties.query.properties.sort,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.order !== undefined){
let data4 = data2.order;
if(!((data4 === "asc") || (data4 === "desc"))){
const err9 = {instancePath:instancePath+"/query/order",schemaPath:"#/properties/query/properties/order/enum",keyword:"enum",params:{allowedValues: schema37.properties.query.properties.order.enum},schema:schema37.properties.query.properties.order.enum,parentSchema:schema37.properties.query.properties.order,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(typeof data4 === "string")){
const err10 = {instancePath:instancePath+"/query/order",schemaPath:"#/properties/query/properties/order/type",keyword:"type",params:{type: "string"},schema:schema37.properties.query.properties.order.type,parentSchema:schema37.properties.query.properties.order,data:data4};
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
const err11 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema37.properties.query.type,parentSchema:schema37.properties.query,data:data2};
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
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema37.type,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v27 = validate27;
const schema38 = {"$id":"contract:/postProjectByProjectIdRepositories.body","$ref":"contract:/components/schemas/RepositoryRequest"};
const schema39 = {"$id":"contract:/components/schemas/RepositoryRequest","type":"object","properties":{"name":{"type":"string"},"project_id":{"type":"integer","safeInteger":true},"git_url":{"type":"string"},"git_branch":{"type":"string"},"ssh_key_id":{"type":"integer","safeInteger":true}}};

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
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/RepositoryRequest/properties/name/type",keyword:"type",params:{type: "string"},schema:schema39.properties.name.type,parentSchema:schema39.properties.name,data:data0};
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
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err1 = {instancePath:instancePath+"/project_id",schemaPath:"contract:/components/schemas/RepositoryRequest/properties/project_id/type",keyword:"type",params:{type: "integer"},schema:schema39.properties.project_id.type,parentSchema:schema39.properties.project_id,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(Math.abs(data1) > 9007199254740991){
const err2 = {instancePath:instancePath+"/project_id",schemaPath:"contract:/components/schemas/RepositoryRequest/properties/project_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema39.properties.project_id,data:data1};
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
if(data.git_url !== undefined){
let data2 = data.git_url;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/git_url",schemaPath:"contract:/components/schemas/RepositoryRequest/properties/git_url/type",keyword:"type",params:{type: "string"},schema:schema39.properties.git_url.type,parentSchema:schema39.properties.git_url,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.git_branch !== undefined){
let data3 = data.git_branch;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/git_branch",schemaPath:"contract:/components/schemas/RepositoryRequest/properties/git_branch/type",keyword:"type",params:{type: "string"},schema:schema39.properties.git_branch.type,parentSchema:schema39.properties.git_branch,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.ssh_key_id !== undefined){
let data4 = data.ssh_key_id;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err5 = {instancePath:instancePath+"/ssh_key_id",schemaPath:"contract:/components/schemas/RepositoryRequest/properties/ssh_key_id/type",keyword:"type",params:{type: "integer"},schema:schema39.properties.ssh_key_id.type,parentSchema:schema39.properties.ssh_key_id,data:data4};
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
const err6 = {instancePath:instancePath+"/ssh_key_id",schemaPath:"contract:/components/schemas/RepositoryRequest/properties/ssh_key_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema39.properties.ssh_key_id,data:data4};
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
const err7 = {instancePath,schemaPath:"contract:/components/schemas/RepositoryRequest/type",keyword:"type",params:{type: "object"},schema:schema39.type,parentSchema:schema39,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":{"name":true,"project_id":true,"git_url":true,"git_branch":true,"ssh_key_id":true},"dynamicProps":false,"dynamicItems":false};

exports.v28 = validate28;
const schema40 = {"$id":"contract:/putProjectByProjectIdRepositoriesByRepositoryId.parameters","type":"object","properties":{"path":{"type":"object","properties":{"project_id":{"type":"integer"},"repository_id":{"type":"integer"}},"required":["project_id","repository_id"]}},"required":["path"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema40.required,parentSchema:schema40,data};
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
if(data0.project_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "project_id"},schema:schema40.properties.path.required,parentSchema:schema40.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.repository_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "repository_id"},schema:schema40.properties.path.required,parentSchema:schema40.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.project_id !== undefined){
let data1 = data0.project_id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/path/project_id",schemaPath:"#/properties/path/properties/project_id/type",keyword:"type",params:{type: "integer"},schema:schema40.properties.path.properties.project_id.type,parentSchema:schema40.properties.path.properties.project_id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.repository_id !== undefined){
let data2 = data0.repository_id;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err4 = {instancePath:instancePath+"/path/repository_id",schemaPath:"#/properties/path/properties/repository_id/type",keyword:"type",params:{type: "integer"},schema:schema40.properties.path.properties.repository_id.type,parentSchema:schema40.properties.path.properties.repository_id,data:data2};
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
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema40.properties.path.type,parentSchema:schema40.properties.path,data:data0};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema40.type,parentSchema:schema40,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v29 = validate29;
const schema41 = {"$id":"contract:/getProjectByProjectIdInventory.parameters","type":"object","properties":{"path":{"type":"object","properties":{"project_id":{"type":"integer"}},"required":["project_id"]},"query":{"type":"object","properties":{"sort":{"type":"string","enum":["name","type"]},"order":{"type":"string","enum":["asc","desc"]}},"required":["sort","order"]}},"required":["path","query"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema41.required,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema41.required,parentSchema:schema41,data};
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
if(data0.project_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "project_id"},schema:schema41.properties.path.required,parentSchema:schema41.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.project_id !== undefined){
let data1 = data0.project_id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/path/project_id",schemaPath:"#/properties/path/properties/project_id/type",keyword:"type",params:{type: "integer"},schema:schema41.properties.path.properties.project_id.type,parentSchema:schema41.properties.path.properties.project_id,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema41.properties.path.type,parentSchema:schema41.properties.path,data:data0};
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
if(data2.sort === undefined){
const err5 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "sort"},schema:schema41.properties.query.required,parentSchema:schema41.properties.query,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.order === undefined){
const err6 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "order"},schema:schema41.properties.query.required,parentSchema:schema41.properties.query,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.sort !== undefined){
let data3 = data2.sort;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/query/sort",schemaPath:"#/properties/query/properties/sort/type",keyword:"type",params:{type: "string"},schema:schema41.properties.query.properties.sort.type,parentSchema:schema41.properties.query.properties.sort,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((data3 === "name") || (data3 === "type"))){
const err8 = {instancePath:instancePath+"/query/sort",schemaPath:"#/properties/query/properties/sort/enum",keyword:"enum",params:{allowedValues: schema41.properties.query.properties.sort.enum},schema:schema41.properties.query.properties.sort.enum,parentSchema:schema41.properties.query.properties.sort,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.order !== undefined){
let data4 = data2.order;
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/query/order",schemaPath:"#/properties/query/properties/order/type",keyword:"type",params:{type: "string"},schema:schema41.properties.query.properties.order.type,parentSchema:schema41.properties.query.properties.order,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((data4 === "asc") || (data4 === "desc"))){
const err10 = {instancePath:instancePath+"/query/order",schemaPath:"#/properties/query/properties/order/enum",keyword:"enum",params:{allowedValues: schema41.properties.query.properties.order.enum},schema:schema41.properties.query.properties.order.enum,parentSchema:schema41.properties.query.properties.order,data:data4};
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
const err11 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema41.properties.query.type,parentSchema:schema41.properties.query,data:data2};
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
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema41.type,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v30 = validate30;
const schema42 = {"$id":"contract:/postProjectByProjectIdInventory.body","$ref":"contract:/components/schemas/InventoryRequest"};
const schema43 = {"$id":"contract:/components/schemas/InventoryRequest","type":"object","properties":{"name":{"type":"string"},"project_id":{"type":"integer","minimum":1,"safeInteger":true},"inventory":{"type":"string"},"ssh_key_id":{"type":"integer","minimum":1,"safeInteger":true},"become_key_id":{"type":"integer","minimum":1,"safeInteger":true},"type":{"type":"string","enum":["static","static-yaml","file"]}}};

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
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/InventoryRequest/properties/name/type",keyword:"type",params:{type: "string"},schema:schema43.properties.name.type,parentSchema:schema43.properties.name,data:data0};
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
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err1 = {instancePath:instancePath+"/project_id",schemaPath:"contract:/components/schemas/InventoryRequest/properties/project_id/type",keyword:"type",params:{type: "integer"},schema:schema43.properties.project_id.type,parentSchema:schema43.properties.project_id,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err2 = {instancePath:instancePath+"/project_id",schemaPath:"contract:/components/schemas/InventoryRequest/properties/project_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema43.properties.project_id,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(Math.abs(data1) > 9007199254740991){
const err3 = {instancePath:instancePath+"/project_id",schemaPath:"contract:/components/schemas/InventoryRequest/properties/project_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema43.properties.project_id,data:data1};
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
if(data.inventory !== undefined){
let data2 = data.inventory;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/inventory",schemaPath:"contract:/components/schemas/InventoryRequest/properties/inventory/type",keyword:"type",params:{type: "string"},schema:schema43.properties.inventory.type,parentSchema:schema43.properties.inventory,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.ssh_key_id !== undefined){
let data3 = data.ssh_key_id;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err5 = {instancePath:instancePath+"/ssh_key_id",schemaPath:"contract:/components/schemas/InventoryRequest/properties/ssh_key_id/type",keyword:"type",params:{type: "integer"},schema:schema43.properties.ssh_key_id.type,parentSchema:schema43.properties.ssh_key_id,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err6 = {instancePath:instancePath+"/ssh_key_id",schemaPath:"contract:/components/schemas/InventoryRequest/properties/ssh_key_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema43.properties.ssh_key_id,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(Math.abs(data3) > 9007199254740991){
const err7 = {instancePath:instancePath+"/ssh_key_id",schemaPath:"contract:/components/schemas/InventoryRequest/properties/ssh_key_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema43.properties.ssh_key_id,data:data3};
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
if(data.become_key_id !== undefined){
let data4 = data.become_key_id;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err8 = {instancePath:instancePath+"/become_key_id",schemaPath:"contract:/components/schemas/InventoryRequest/properties/become_key_id/type",keyword:"type",params:{type: "integer"},schema:schema43.properties.become_key_id.type,parentSchema:schema43.properties.become_key_id,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
const err9 = {instancePath:instancePath+"/become_key_id",schemaPath:"contract:/components/schemas/InventoryRequest/properties/become_key_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema43.properties.become_key_id,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(Math.abs(data4) > 9007199254740991){
const err10 = {instancePath:instancePath+"/become_key_id",schemaPath:"contract:/components/schemas/InventoryRequest/properties/become_key_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema43.properties.become_key_id,data:data4};
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
if(data.type !== undefined){
let data5 = data.type;
if(typeof data5 !== "string"){
const err11 = {instancePath:instancePath+"/type",schemaPath:"contract:/components/schemas/InventoryRequest/properties/type/type",keyword:"type",params:{type: "string"},schema:schema43.properties.type.type,parentSchema:schema43.properties.type,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(((data5 === "static") || (data5 === "static-yaml")) || (data5 === "file"))){
const err12 = {instancePath:instancePath+"/type",schemaPath:"contract:/components/schemas/InventoryRequest/properties/type/enum",keyword:"enum",params:{allowedValues: schema43.properties.type.enum},schema:schema43.properties.type.enum,parentSchema:schema43.properties.type,data:data5};
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
const err13 = {instancePath,schemaPath:"contract:/components/schemas/InventoryRequest/type",keyword:"type",params:{type: "object"},schema:schema43.type,parentSchema:schema43,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":{"name":true,"project_id":true,"inventory":true,"ssh_key_id":true,"become_key_id":true,"type":true},"dynamicProps":false,"dynamicItems":false};

exports.v31 = validate31;
const schema44 = {"$id":"contract:/putProjectByProjectIdInventoryByInventoryId.parameters","type":"object","properties":{"path":{"type":"object","properties":{"project_id":{"type":"integer"},"inventory_id":{"type":"integer"}},"required":["project_id","inventory_id"]}},"required":["path"]};

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
if(data0.project_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "project_id"},schema:schema44.properties.path.required,parentSchema:schema44.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.inventory_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "inventory_id"},schema:schema44.properties.path.required,parentSchema:schema44.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.project_id !== undefined){
let data1 = data0.project_id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/path/project_id",schemaPath:"#/properties/path/properties/project_id/type",keyword:"type",params:{type: "integer"},schema:schema44.properties.path.properties.project_id.type,parentSchema:schema44.properties.path.properties.project_id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.inventory_id !== undefined){
let data2 = data0.inventory_id;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err4 = {instancePath:instancePath+"/path/inventory_id",schemaPath:"#/properties/path/properties/inventory_id/type",keyword:"type",params:{type: "integer"},schema:schema44.properties.path.properties.inventory_id.type,parentSchema:schema44.properties.path.properties.inventory_id,data:data2};
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
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema44.properties.path.type,parentSchema:schema44.properties.path,data:data0};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema44.type,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v32 = validate32;
const schema45 = {"$id":"contract:/getProjectByProjectIdEnvironment.parameters","type":"object","properties":{"path":{"type":"object","properties":{"project_id":{"type":"integer"}},"required":["project_id"]},"query":{"type":"object","properties":{"sort":{"type":"string","format":"name"},"order":{"type":"string","format":"asc/desc"}},"required":["sort","order"]}},"required":["path","query"]};

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
if(data0.project_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "project_id"},schema:schema45.properties.path.required,parentSchema:schema45.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.project_id !== undefined){
let data1 = data0.project_id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/path/project_id",schemaPath:"#/properties/path/properties/project_id/type",keyword:"type",params:{type: "integer"},schema:schema45.properties.path.properties.project_id.type,parentSchema:schema45.properties.path.properties.project_id,data:data1};
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
if(data2.sort === undefined){
const err5 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "sort"},schema:schema45.properties.query.required,parentSchema:schema45.properties.query,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.order === undefined){
const err6 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "order"},schema:schema45.properties.query.required,parentSchema:schema45.properties.query,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.sort !== undefined){
let data3 = data2.sort;
if(!(typeof data3 === "string")){
const err7 = {instancePath:instancePath+"/query/sort",schemaPath:"#/properties/query/properties/sort/type",keyword:"type",params:{type: "string"},schema:schema45.properties.query.properties.sort.type,parentSchema:schema45.properties.query.properties.sort,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data2.order !== undefined){
let data4 = data2.order;
if(!(typeof data4 === "string")){
const err8 = {instancePath:instancePath+"/query/order",schemaPath:"#/properties/query/properties/order/type",keyword:"type",params:{type: "string"},schema:schema45.properties.query.properties.order.type,parentSchema:schema45.properties.query.properties.order,data:data4};
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
const err9 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema45.properties.query.type,parentSchema:schema45.properties.query,data:data2};
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
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema45.type,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v33 = validate33;
const schema46 = {"$id":"contract:/postProjectByProjectIdEnvironment.body","$ref":"contract:/components/schemas/EnvironmentRequest"};
const schema47 = {"$id":"contract:/components/schemas/EnvironmentRequest","type":"object","properties":{"name":{"type":"string"},"project_id":{"type":"integer","minimum":1,"safeInteger":true},"password":{"type":"string"},"json":{"type":"string"},"env":{"type":"string"}}};

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
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/EnvironmentRequest/properties/name/type",keyword:"type",params:{type: "string"},schema:schema47.properties.name.type,parentSchema:schema47.properties.name,data:data0};
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
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err1 = {instancePath:instancePath+"/project_id",schemaPath:"contract:/components/schemas/EnvironmentRequest/properties/project_id/type",keyword:"type",params:{type: "integer"},schema:schema47.properties.project_id.type,parentSchema:schema47.properties.project_id,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err2 = {instancePath:instancePath+"/project_id",schemaPath:"contract:/components/schemas/EnvironmentRequest/properties/project_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema47.properties.project_id,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(Math.abs(data1) > 9007199254740991){
const err3 = {instancePath:instancePath+"/project_id",schemaPath:"contract:/components/schemas/EnvironmentRequest/properties/project_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema47.properties.project_id,data:data1};
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
if(data.password !== undefined){
let data2 = data.password;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/password",schemaPath:"contract:/components/schemas/EnvironmentRequest/properties/password/type",keyword:"type",params:{type: "string"},schema:schema47.properties.password.type,parentSchema:schema47.properties.password,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.json !== undefined){
let data3 = data.json;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/json",schemaPath:"contract:/components/schemas/EnvironmentRequest/properties/json/type",keyword:"type",params:{type: "string"},schema:schema47.properties.json.type,parentSchema:schema47.properties.json,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.env !== undefined){
let data4 = data.env;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/env",schemaPath:"contract:/components/schemas/EnvironmentRequest/properties/env/type",keyword:"type",params:{type: "string"},schema:schema47.properties.env.type,parentSchema:schema47.properties.env,data:data4};
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
const err7 = {instancePath,schemaPath:"contract:/components/schemas/EnvironmentRequest/type",keyword:"type",params:{type: "object"},schema:schema47.type,parentSchema:schema47,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":{"name":true,"project_id":true,"password":true,"json":true,"env":true},"dynamicProps":false,"dynamicItems":false};

exports.v34 = validate34;
const schema48 = {"$id":"contract:/putProjectByProjectIdEnvironmentByEnvironmentId.parameters","type":"object","properties":{"path":{"type":"object","properties":{"project_id":{"type":"integer"},"environment_id":{"type":"integer"}},"required":["project_id","environment_id"]}},"required":["path"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema48.required,parentSchema:schema48,data};
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
if(data0.project_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "project_id"},schema:schema48.properties.path.required,parentSchema:schema48.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.environment_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "environment_id"},schema:schema48.properties.path.required,parentSchema:schema48.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.project_id !== undefined){
let data1 = data0.project_id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/path/project_id",schemaPath:"#/properties/path/properties/project_id/type",keyword:"type",params:{type: "integer"},schema:schema48.properties.path.properties.project_id.type,parentSchema:schema48.properties.path.properties.project_id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.environment_id !== undefined){
let data2 = data0.environment_id;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err4 = {instancePath:instancePath+"/path/environment_id",schemaPath:"#/properties/path/properties/environment_id/type",keyword:"type",params:{type: "integer"},schema:schema48.properties.path.properties.environment_id.type,parentSchema:schema48.properties.path.properties.environment_id,data:data2};
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
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema48.properties.path.type,parentSchema:schema48.properties.path,data:data0};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema48.type,parentSchema:schema48,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v35 = validate35;
const schema49 = {"$id":"contract:/getProjectByProjectIdTemplates.parameters","type":"object","properties":{"path":{"type":"object","properties":{"project_id":{"type":"integer"}},"required":["project_id"]},"query":{"type":"object","properties":{"sort":{"type":"string","enum":["name","playbook","ssh_key","inventory","environment","repository"]},"order":{"type":"string","enum":["asc","desc"]}},"required":["sort","order"]}},"required":["path","query"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema49.required,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema49.required,parentSchema:schema49,data};
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
if(data0.project_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "project_id"},schema:schema49.properties.path.required,parentSchema:schema49.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.project_id !== undefined){
let data1 = data0.project_id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/path/project_id",schemaPath:"#/properties/path/properties/project_id/type",keyword:"type",params:{type: "integer"},schema:schema49.properties.path.properties.project_id.type,parentSchema:schema49.properties.path.properties.project_id,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema49.properties.path.type,parentSchema:schema49.properties.path,data:data0};
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
if(data2.sort === undefined){
const err5 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "sort"},schema:schema49.properties.query.required,parentSchema:schema49.properties.query,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.order === undefined){
const err6 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "order"},schema:schema49.properties.query.required,parentSchema:schema49.properties.query,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.sort !== undefined){
let data3 = data2.sort;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/query/sort",schemaPath:"#/properties/query/properties/sort/type",keyword:"type",params:{type: "string"},schema:schema49.properties.query.properties.sort.type,parentSchema:schema49.properties.query.properties.sort,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((((((data3 === "name") || (data3 === "playbook")) || (data3 === "ssh_key")) || (data3 === "inventory")) || (data3 === "environment")) || (data3 === "repository"))){
const err8 = {instancePath:instancePath+"/query/sort",schemaPath:"#/properties/query/properties/sort/enum",keyword:"enum",params:{allowedValues: schema49.properties.query.properties.sort.enum},schema:schema49.properties.query.properties.sort.enum,parentSchema:schema49.properties.query.properties.sort,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.order !== undefined){
let data4 = data2.order;
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/query/order",schemaPath:"#/properties/query/properties/order/type",keyword:"type",params:{type: "string"},schema:schema49.properties.query.properties.order.type,parentSchema:schema49.properties.query.properties.order,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((data4 === "asc") || (data4 === "desc"))){
const err10 = {instancePath:instancePath+"/query/order",schemaPath:"#/properties/query/properties/order/enum",keyword:"enum",params:{allowedValues: schema49.properties.query.properties.order.enum},schema:schema49.properties.query.properties.order.enum,parentSchema:schema49.properties.query.properties.order,data:data4};
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
const err11 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema49.properties.query.type,parentSchema:schema49.properties.query,data:data2};
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
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema49.type,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v36 = validate36;
const schema50 = {"$id":"contract:/postProjectByProjectIdTemplates.body","$ref":"contract:/components/schemas/TemplateRequest"};
const schema51 = {"$id":"contract:/components/schemas/TemplateRequest","type":"object","properties":{"project_id":{"type":"integer","minimum":1,"safeInteger":true},"inventory_id":{"type":"integer","minimum":1,"safeInteger":true},"repository_id":{"type":"integer","minimum":1,"safeInteger":true},"environment_id":{"type":"integer","minimum":1,"safeInteger":true},"view_id":{"type":"integer","minimum":1,"safeInteger":true},"vaults":{"type":"array","items":{"$ref":"contract:/components/schemas/TemplateVault"}},"name":{"type":"string"},"playbook":{"type":"string"},"arguments":{"type":"string"},"description":{"type":"string"},"allow_override_args_in_task":{"type":"boolean"},"limit":{"type":"string"},"suppress_success_alerts":{"type":"boolean"},"app":{"type":"string"},"git_branch":{"type":"string"},"survey_vars":{"type":"array","items":{"$ref":"contract:/components/schemas/TemplateSurveyVar"}}}};
const schema52 = {"$id":"contract:/components/schemas/TemplateVault","type":"object","properties":{"vault_key_id":{"type":"integer","minimum":1,"safeInteger":true},"name":{"type":"string"}}};
const schema53 = {"$id":"contract:/components/schemas/TemplateSurveyVar","type":"object","properties":{"name":{"type":"string"},"title":{"type":"string"},"description":{"type":"string"},"type":{"type":"string"},"required":{"type":"boolean"}}};

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
if(data.project_id !== undefined){
let data0 = data.project_id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/type",keyword:"type",params:{type: "integer"},schema:schema51.properties.project_id.type,parentSchema:schema51.properties.project_id,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema51.properties.project_id,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(Math.abs(data0) > 9007199254740991){
const err2 = {instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema51.properties.project_id,data:data0};
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
if(data.inventory_id !== undefined){
let data1 = data.inventory_id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/inventory_id",schemaPath:"#/properties/inventory_id/type",keyword:"type",params:{type: "integer"},schema:schema51.properties.inventory_id.type,parentSchema:schema51.properties.inventory_id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/inventory_id",schemaPath:"#/properties/inventory_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema51.properties.inventory_id,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(Math.abs(data1) > 9007199254740991){
const err5 = {instancePath:instancePath+"/inventory_id",schemaPath:"#/properties/inventory_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema51.properties.inventory_id,data:data1};
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
if(data.repository_id !== undefined){
let data2 = data.repository_id;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/repository_id",schemaPath:"#/properties/repository_id/type",keyword:"type",params:{type: "integer"},schema:schema51.properties.repository_id.type,parentSchema:schema51.properties.repository_id,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/repository_id",schemaPath:"#/properties/repository_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema51.properties.repository_id,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(Math.abs(data2) > 9007199254740991){
const err8 = {instancePath:instancePath+"/repository_id",schemaPath:"#/properties/repository_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema51.properties.repository_id,data:data2};
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
if(data.environment_id !== undefined){
let data3 = data.environment_id;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err9 = {instancePath:instancePath+"/environment_id",schemaPath:"#/properties/environment_id/type",keyword:"type",params:{type: "integer"},schema:schema51.properties.environment_id.type,parentSchema:schema51.properties.environment_id,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/environment_id",schemaPath:"#/properties/environment_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema51.properties.environment_id,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(Math.abs(data3) > 9007199254740991){
const err11 = {instancePath:instancePath+"/environment_id",schemaPath:"#/properties/environment_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema51.properties.environment_id,data:data3};
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
if(data.view_id !== undefined){
let data4 = data.view_id;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err12 = {instancePath:instancePath+"/view_id",schemaPath:"#/properties/view_id/type",keyword:"type",params:{type: "integer"},schema:schema51.properties.view_id.type,parentSchema:schema51.properties.view_id,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/view_id",schemaPath:"#/properties/view_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema51.properties.view_id,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(Math.abs(data4) > 9007199254740991){
const err14 = {instancePath:instancePath+"/view_id",schemaPath:"#/properties/view_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema51.properties.view_id,data:data4};
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
if(data.vaults !== undefined){
let data5 = data.vaults;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.vault_key_id !== undefined){
let data7 = data6.vault_key_id;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err15 = {instancePath:instancePath+"/vaults/" + i0+"/vault_key_id",schemaPath:"contract:/components/schemas/TemplateVault/properties/vault_key_id/type",keyword:"type",params:{type: "integer"},schema:schema52.properties.vault_key_id.type,parentSchema:schema52.properties.vault_key_id,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 1 || isNaN(data7)){
const err16 = {instancePath:instancePath+"/vaults/" + i0+"/vault_key_id",schemaPath:"contract:/components/schemas/TemplateVault/properties/vault_key_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema52.properties.vault_key_id,data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(Math.abs(data7) > 9007199254740991){
const err17 = {instancePath:instancePath+"/vaults/" + i0+"/vault_key_id",schemaPath:"contract:/components/schemas/TemplateVault/properties/vault_key_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema52.properties.vault_key_id,data:data7};
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
if(data6.name !== undefined){
let data8 = data6.name;
if(typeof data8 !== "string"){
const err18 = {instancePath:instancePath+"/vaults/" + i0+"/name",schemaPath:"contract:/components/schemas/TemplateVault/properties/name/type",keyword:"type",params:{type: "string"},schema:schema52.properties.name.type,parentSchema:schema52.properties.name,data:data8};
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
const err19 = {instancePath:instancePath+"/vaults/" + i0,schemaPath:"contract:/components/schemas/TemplateVault/type",keyword:"type",params:{type: "object"},schema:schema52.type,parentSchema:schema52,data:data6};
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
const err20 = {instancePath:instancePath+"/vaults",schemaPath:"#/properties/vaults/type",keyword:"type",params:{type: "array"},schema:schema51.properties.vaults.type,parentSchema:schema51.properties.vaults,data:data5};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.name !== undefined){
let data9 = data.name;
if(typeof data9 !== "string"){
const err21 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema51.properties.name.type,parentSchema:schema51.properties.name,data:data9};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.playbook !== undefined){
let data10 = data.playbook;
if(typeof data10 !== "string"){
const err22 = {instancePath:instancePath+"/playbook",schemaPath:"#/properties/playbook/type",keyword:"type",params:{type: "string"},schema:schema51.properties.playbook.type,parentSchema:schema51.properties.playbook,data:data10};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.arguments !== undefined){
let data11 = data.arguments;
if(typeof data11 !== "string"){
const err23 = {instancePath:instancePath+"/arguments",schemaPath:"#/properties/arguments/type",keyword:"type",params:{type: "string"},schema:schema51.properties.arguments.type,parentSchema:schema51.properties.arguments,data:data11};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.description !== undefined){
let data12 = data.description;
if(typeof data12 !== "string"){
const err24 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},schema:schema51.properties.description.type,parentSchema:schema51.properties.description,data:data12};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.allow_override_args_in_task !== undefined){
let data13 = data.allow_override_args_in_task;
if(typeof data13 !== "boolean"){
const err25 = {instancePath:instancePath+"/allow_override_args_in_task",schemaPath:"#/properties/allow_override_args_in_task/type",keyword:"type",params:{type: "boolean"},schema:schema51.properties.allow_override_args_in_task.type,parentSchema:schema51.properties.allow_override_args_in_task,data:data13};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.limit !== undefined){
let data14 = data.limit;
if(typeof data14 !== "string"){
const err26 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "string"},schema:schema51.properties.limit.type,parentSchema:schema51.properties.limit,data:data14};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.suppress_success_alerts !== undefined){
let data15 = data.suppress_success_alerts;
if(typeof data15 !== "boolean"){
const err27 = {instancePath:instancePath+"/suppress_success_alerts",schemaPath:"#/properties/suppress_success_alerts/type",keyword:"type",params:{type: "boolean"},schema:schema51.properties.suppress_success_alerts.type,parentSchema:schema51.properties.suppress_success_alerts,data:data15};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.app !== undefined){
let data16 = data.app;
if(typeof data16 !== "string"){
const err28 = {instancePath:instancePath+"/app",schemaPath:"#/properties/app/type",keyword:"type",params:{type: "string"},schema:schema51.properties.app.type,parentSchema:schema51.properties.app,data:data16};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.git_branch !== undefined){
let data17 = data.git_branch;
if(typeof data17 !== "string"){
const err29 = {instancePath:instancePath+"/git_branch",schemaPath:"#/properties/git_branch/type",keyword:"type",params:{type: "string"},schema:schema51.properties.git_branch.type,parentSchema:schema51.properties.git_branch,data:data17};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.survey_vars !== undefined){
let data18 = data.survey_vars;
if(Array.isArray(data18)){
const len1 = data18.length;
for(let i1=0; i1<len1; i1++){
let data19 = data18[i1];
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.name !== undefined){
let data20 = data19.name;
if(typeof data20 !== "string"){
const err30 = {instancePath:instancePath+"/survey_vars/" + i1+"/name",schemaPath:"contract:/components/schemas/TemplateSurveyVar/properties/name/type",keyword:"type",params:{type: "string"},schema:schema53.properties.name.type,parentSchema:schema53.properties.name,data:data20};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data19.title !== undefined){
let data21 = data19.title;
if(typeof data21 !== "string"){
const err31 = {instancePath:instancePath+"/survey_vars/" + i1+"/title",schemaPath:"contract:/components/schemas/TemplateSurveyVar/properties/title/type",keyword:"type",params:{type: "string"},schema:schema53.properties.title.type,parentSchema:schema53.properties.title,data:data21};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data19.description !== undefined){
let data22 = data19.description;
if(typeof data22 !== "string"){
const err32 = {instancePath:instancePath+"/survey_vars/" + i1+"/description",schemaPath:"contract:/components/schemas/TemplateSurveyVar/properties/description/type",keyword:"type",params:{type: "string"},schema:schema53.properties.description.type,parentSchema:schema53.properties.description,data:data22};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data19.type !== undefined){
let data23 = data19.type;
if(typeof data23 !== "string"){
const err33 = {instancePath:instancePath+"/survey_vars/" + i1+"/type",schemaPath:"contract:/components/schemas/TemplateSurveyVar/properties/type/type",keyword:"type",params:{type: "string"},schema:schema53.properties.type.type,parentSchema:schema53.properties.type,data:data23};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data19.required !== undefined){
let data24 = data19.required;
if(typeof data24 !== "boolean"){
const err34 = {instancePath:instancePath+"/survey_vars/" + i1+"/required",schemaPath:"contract:/components/schemas/TemplateSurveyVar/properties/required/type",keyword:"type",params:{type: "boolean"},schema:schema53.properties.required.type,parentSchema:schema53.properties.required,data:data24};
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
const err35 = {instancePath:instancePath+"/survey_vars/" + i1,schemaPath:"contract:/components/schemas/TemplateSurveyVar/type",keyword:"type",params:{type: "object"},schema:schema53.type,parentSchema:schema53,data:data19};
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
const err36 = {instancePath:instancePath+"/survey_vars",schemaPath:"#/properties/survey_vars/type",keyword:"type",params:{type: "array"},schema:schema51.properties.survey_vars.type,parentSchema:schema51.properties.survey_vars,data:data18};
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
const err37 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema51.type,parentSchema:schema51,data};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"props":{"project_id":true,"inventory_id":true,"repository_id":true,"environment_id":true,"view_id":true,"vaults":true,"name":true,"playbook":true,"arguments":true,"description":true,"allow_override_args_in_task":true,"limit":true,"suppress_success_alerts":true,"app":true,"git_branch":true,"survey_vars":true},"dynamicProps":false,"dynamicItems":false};


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
validate36.evaluated = {"props":{"project_id":true,"inventory_id":true,"repository_id":true,"environment_id":true,"view_id":true,"vaults":true,"name":true,"playbook":true,"arguments":true,"description":true,"allow_override_args_in_task":true,"limit":true,"suppress_success_alerts":true,"app":true,"git_branch":true,"survey_vars":true},"dynamicProps":false,"dynamicItems":false};

exports.v37 = validate39;
const schema54 = {"$id":"contract:/getProjectByProjectIdTemplatesByTemplateId.parameters","type":"object","properties":{"path":{"type":"object","properties":{"project_id":{"type":"integer"},"template_id":{"type":"integer"}},"required":["project_id","template_id"]}},"required":["path"]};

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
if(data0.project_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "project_id"},schema:schema54.properties.path.required,parentSchema:schema54.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.template_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "template_id"},schema:schema54.properties.path.required,parentSchema:schema54.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.project_id !== undefined){
let data1 = data0.project_id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/path/project_id",schemaPath:"#/properties/path/properties/project_id/type",keyword:"type",params:{type: "integer"},schema:schema54.properties.path.properties.project_id.type,parentSchema:schema54.properties.path.properties.project_id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.template_id !== undefined){
let data2 = data0.template_id;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err4 = {instancePath:instancePath+"/path/template_id",schemaPath:"#/properties/path/properties/template_id/type",keyword:"type",params:{type: "integer"},schema:schema54.properties.path.properties.template_id.type,parentSchema:schema54.properties.path.properties.template_id,data:data2};
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
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema54.properties.path.type,parentSchema:schema54.properties.path,data:data0};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema54.type,parentSchema:schema54,data};
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
validate39.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v38 = validate40;
const schema55 = {"$id":"contract:/getProjectByProjectIdSchedulesByScheduleId.parameters","type":"object","properties":{"path":{"type":"object","properties":{"project_id":{"type":"integer"},"schedule_id":{"type":"integer"}},"required":["project_id","schedule_id"]}},"required":["path"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema55.required,parentSchema:schema55,data};
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
if(data0.project_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "project_id"},schema:schema55.properties.path.required,parentSchema:schema55.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.schedule_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "schedule_id"},schema:schema55.properties.path.required,parentSchema:schema55.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.project_id !== undefined){
let data1 = data0.project_id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/path/project_id",schemaPath:"#/properties/path/properties/project_id/type",keyword:"type",params:{type: "integer"},schema:schema55.properties.path.properties.project_id.type,parentSchema:schema55.properties.path.properties.project_id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.schedule_id !== undefined){
let data2 = data0.schedule_id;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err4 = {instancePath:instancePath+"/path/schedule_id",schemaPath:"#/properties/path/properties/schedule_id/type",keyword:"type",params:{type: "integer"},schema:schema55.properties.path.properties.schedule_id.type,parentSchema:schema55.properties.path.properties.schedule_id,data:data2};
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
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema55.properties.path.type,parentSchema:schema55.properties.path,data:data0};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema55.type,parentSchema:schema55,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v39 = validate41;
const schema56 = {"$id":"contract:/putProjectByProjectIdSchedulesByScheduleId.body","$ref":"contract:/components/schemas/ScheduleRequest"};
const schema57 = {"$id":"contract:/components/schemas/ScheduleRequest","type":"object","properties":{"id":{"type":"integer","safeInteger":true},"cron_format":{"type":"string"},"project_id":{"type":"integer","safeInteger":true},"template_id":{"type":"integer","safeInteger":true},"name":{"type":"string"},"active":{"type":"boolean"}}};

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
if(data.id !== undefined){
let data0 = data.id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/ScheduleRequest/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema57.properties.id.type,parentSchema:schema57.properties.id,data:data0};
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
const err1 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/ScheduleRequest/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema57.properties.id,data:data0};
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
if(data.cron_format !== undefined){
let data1 = data.cron_format;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/cron_format",schemaPath:"contract:/components/schemas/ScheduleRequest/properties/cron_format/type",keyword:"type",params:{type: "string"},schema:schema57.properties.cron_format.type,parentSchema:schema57.properties.cron_format,data:data1};
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
let data2 = data.project_id;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err3 = {instancePath:instancePath+"/project_id",schemaPath:"contract:/components/schemas/ScheduleRequest/properties/project_id/type",keyword:"type",params:{type: "integer"},schema:schema57.properties.project_id.type,parentSchema:schema57.properties.project_id,data:data2};
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
const err4 = {instancePath:instancePath+"/project_id",schemaPath:"contract:/components/schemas/ScheduleRequest/properties/project_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema57.properties.project_id,data:data2};
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
if(data.template_id !== undefined){
let data3 = data.template_id;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err5 = {instancePath:instancePath+"/template_id",schemaPath:"contract:/components/schemas/ScheduleRequest/properties/template_id/type",keyword:"type",params:{type: "integer"},schema:schema57.properties.template_id.type,parentSchema:schema57.properties.template_id,data:data3};
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
const err6 = {instancePath:instancePath+"/template_id",schemaPath:"contract:/components/schemas/ScheduleRequest/properties/template_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema57.properties.template_id,data:data3};
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
if(data.name !== undefined){
let data4 = data.name;
if(typeof data4 !== "string"){
const err7 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/ScheduleRequest/properties/name/type",keyword:"type",params:{type: "string"},schema:schema57.properties.name.type,parentSchema:schema57.properties.name,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.active !== undefined){
let data5 = data.active;
if(typeof data5 !== "boolean"){
const err8 = {instancePath:instancePath+"/active",schemaPath:"contract:/components/schemas/ScheduleRequest/properties/active/type",keyword:"type",params:{type: "boolean"},schema:schema57.properties.active.type,parentSchema:schema57.properties.active,data:data5};
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
const err9 = {instancePath,schemaPath:"contract:/components/schemas/ScheduleRequest/type",keyword:"type",params:{type: "object"},schema:schema57.type,parentSchema:schema57,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"props":{"id":true,"cron_format":true,"project_id":true,"template_id":true,"name":true,"active":true},"dynamicProps":false,"dynamicItems":false};

exports.v40 = validate42;
const schema58 = {"$id":"contract:/postProjectByProjectIdViews.body","$ref":"contract:/components/schemas/ViewRequest"};
const schema59 = {"$id":"contract:/components/schemas/ViewRequest","type":"object","properties":{"title":{"type":"string"},"project_id":{"type":"integer","minimum":1,"safeInteger":true},"position":{"type":"integer","minimum":1,"safeInteger":true}}};

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
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/title",schemaPath:"contract:/components/schemas/ViewRequest/properties/title/type",keyword:"type",params:{type: "string"},schema:schema59.properties.title.type,parentSchema:schema59.properties.title,data:data0};
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
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err1 = {instancePath:instancePath+"/project_id",schemaPath:"contract:/components/schemas/ViewRequest/properties/project_id/type",keyword:"type",params:{type: "integer"},schema:schema59.properties.project_id.type,parentSchema:schema59.properties.project_id,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err2 = {instancePath:instancePath+"/project_id",schemaPath:"contract:/components/schemas/ViewRequest/properties/project_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema59.properties.project_id,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(Math.abs(data1) > 9007199254740991){
const err3 = {instancePath:instancePath+"/project_id",schemaPath:"contract:/components/schemas/ViewRequest/properties/project_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema59.properties.project_id,data:data1};
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
if(data.position !== undefined){
let data2 = data.position;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err4 = {instancePath:instancePath+"/position",schemaPath:"contract:/components/schemas/ViewRequest/properties/position/type",keyword:"type",params:{type: "integer"},schema:schema59.properties.position.type,parentSchema:schema59.properties.position,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/position",schemaPath:"contract:/components/schemas/ViewRequest/properties/position/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema59.properties.position,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(Math.abs(data2) > 9007199254740991){
const err6 = {instancePath:instancePath+"/position",schemaPath:"contract:/components/schemas/ViewRequest/properties/position/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema59.properties.position,data:data2};
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
const err7 = {instancePath,schemaPath:"contract:/components/schemas/ViewRequest/type",keyword:"type",params:{type: "object"},schema:schema59.type,parentSchema:schema59,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"props":{"title":true,"project_id":true,"position":true},"dynamicProps":false,"dynamicItems":false};

exports.v41 = validate43;
const schema60 = {"$id":"contract:/getProjectByProjectIdViewsByViewId.parameters","type":"object","properties":{"path":{"type":"object","properties":{"project_id":{"type":"integer"},"view_id":{"type":"integer"}},"required":["project_id","view_id"]}},"required":["path"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema60.required,parentSchema:schema60,data};
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
if(data0.project_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "project_id"},schema:schema60.properties.path.required,parentSchema:schema60.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.view_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "view_id"},schema:schema60.properties.path.required,parentSchema:schema60.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.project_id !== undefined){
let data1 = data0.project_id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/path/project_id",schemaPath:"#/properties/path/properties/project_id/type",keyword:"type",params:{type: "integer"},schema:schema60.properties.path.properties.project_id.type,parentSchema:schema60.properties.path.properties.project_id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.view_id !== undefined){
let data2 = data0.view_id;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err4 = {instancePath:instancePath+"/path/view_id",schemaPath:"#/properties/path/properties/view_id/type",keyword:"type",params:{type: "integer"},schema:schema60.properties.path.properties.view_id.type,parentSchema:schema60.properties.path.properties.view_id,data:data2};
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
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema60.properties.path.type,parentSchema:schema60.properties.path,data:data0};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema60.type,parentSchema:schema60,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v42 = validate44;
const schema61 = {"$id":"contract:/postProjectByProjectIdTasks.body","type":"object","properties":{"template_id":{"type":"integer","safeInteger":true},"debug":{"type":"boolean"},"dry_run":{"type":"boolean"},"diff":{"type":"boolean"},"playbook":{"type":"string"},"environment":{"type":"string"},"limit":{"type":"string"},"git_branch":{"type":"string"}}};

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
if(data.template_id !== undefined){
let data0 = data.template_id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/template_id",schemaPath:"#/properties/template_id/type",keyword:"type",params:{type: "integer"},schema:schema61.properties.template_id.type,parentSchema:schema61.properties.template_id,data:data0};
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
const err1 = {instancePath:instancePath+"/template_id",schemaPath:"#/properties/template_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema61.properties.template_id,data:data0};
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
if(data.debug !== undefined){
let data1 = data.debug;
if(typeof data1 !== "boolean"){
const err2 = {instancePath:instancePath+"/debug",schemaPath:"#/properties/debug/type",keyword:"type",params:{type: "boolean"},schema:schema61.properties.debug.type,parentSchema:schema61.properties.debug,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.dry_run !== undefined){
let data2 = data.dry_run;
if(typeof data2 !== "boolean"){
const err3 = {instancePath:instancePath+"/dry_run",schemaPath:"#/properties/dry_run/type",keyword:"type",params:{type: "boolean"},schema:schema61.properties.dry_run.type,parentSchema:schema61.properties.dry_run,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.diff !== undefined){
let data3 = data.diff;
if(typeof data3 !== "boolean"){
const err4 = {instancePath:instancePath+"/diff",schemaPath:"#/properties/diff/type",keyword:"type",params:{type: "boolean"},schema:schema61.properties.diff.type,parentSchema:schema61.properties.diff,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.playbook !== undefined){
let data4 = data.playbook;
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/playbook",schemaPath:"#/properties/playbook/type",keyword:"type",params:{type: "string"},schema:schema61.properties.playbook.type,parentSchema:schema61.properties.playbook,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.environment !== undefined){
let data5 = data.environment;
if(typeof data5 !== "string"){
const err6 = {instancePath:instancePath+"/environment",schemaPath:"#/properties/environment/type",keyword:"type",params:{type: "string"},schema:schema61.properties.environment.type,parentSchema:schema61.properties.environment,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.limit !== undefined){
let data6 = data.limit;
if(typeof data6 !== "string"){
const err7 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "string"},schema:schema61.properties.limit.type,parentSchema:schema61.properties.limit,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.git_branch !== undefined){
let data7 = data.git_branch;
if(typeof data7 !== "string"){
const err8 = {instancePath:instancePath+"/git_branch",schemaPath:"#/properties/git_branch/type",keyword:"type",params:{type: "string"},schema:schema61.properties.git_branch.type,parentSchema:schema61.properties.git_branch,data:data7};
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
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema61.type,parentSchema:schema61,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"props":{"template_id":true,"debug":true,"dry_run":true,"diff":true,"playbook":true,"environment":true,"limit":true,"git_branch":true},"dynamicProps":false,"dynamicItems":false};

exports.v43 = validate45;
const schema62 = {"$id":"contract:/postProjectByProjectIdTasksByTaskIdStop.parameters","type":"object","properties":{"path":{"type":"object","properties":{"project_id":{"type":"integer"},"task_id":{"type":"integer"}},"required":["project_id","task_id"]}},"required":["path"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema62.required,parentSchema:schema62,data};
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
if(data0.project_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "project_id"},schema:schema62.properties.path.required,parentSchema:schema62.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.task_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "task_id"},schema:schema62.properties.path.required,parentSchema:schema62.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.project_id !== undefined){
let data1 = data0.project_id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/path/project_id",schemaPath:"#/properties/path/properties/project_id/type",keyword:"type",params:{type: "integer"},schema:schema62.properties.path.properties.project_id.type,parentSchema:schema62.properties.path.properties.project_id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.task_id !== undefined){
let data2 = data0.task_id;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err4 = {instancePath:instancePath+"/path/task_id",schemaPath:"#/properties/path/properties/task_id/type",keyword:"type",params:{type: "integer"},schema:schema62.properties.path.properties.task_id.type,parentSchema:schema62.properties.path.properties.task_id,data:data2};
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
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema62.properties.path.type,parentSchema:schema62.properties.path,data:data0};
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
validate45.errors = vErrors;
return errors === 0;
}
validate45.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

})(compiled);
const validators = {
  "postAuthLogin.body": compiled.v0,
  "getAuthOidcByProviderIdLogin.parameters": compiled.v1,
  "getAuthOidcByProviderIdRedirect.parameters": compiled.v1,
  "deleteUserTokensByApiTokenId.parameters": compiled.v2,
  "postUsers.body": compiled.v3,
  "getUsersByUserId.parameters": compiled.v4,
  "putUsersByUserId.parameters": compiled.v4,
  "putUsersByUserId.body": compiled.v5,
  "deleteUsersByUserId.parameters": compiled.v4,
  "postUsersByUserIdPassword.parameters": compiled.v4,
  "postUsersByUserIdPassword.body": compiled.v6,
  "postProjects.body": compiled.v7,
  "postProjectsRestore.body": compiled.v8,
  "getProjectByProjectId.parameters": compiled.v9,
  "putProjectByProjectId.parameters": compiled.v9,
  "putProjectByProjectId.body": compiled.v10,
  "deleteProjectByProjectId.parameters": compiled.v9,
  "getProjectByProjectIdBackup.parameters": compiled.v9,
  "getProjectByProjectIdRole.parameters": compiled.v9,
  "getProjectByProjectIdEvents.parameters": compiled.v9,
  "getProjectByProjectIdUsers.parameters": compiled.v11,
  "postProjectByProjectIdUsers.parameters": compiled.v9,
  "postProjectByProjectIdUsers.body": compiled.v12,
  "putProjectByProjectIdUsersByUserId.parameters": compiled.v13,
  "putProjectByProjectIdUsersByUserId.body": compiled.v14,
  "deleteProjectByProjectIdUsersByUserId.parameters": compiled.v13,
  "getProjectByProjectIdIntegrations.parameters": compiled.v9,
  "postProjectByProjectIdIntegrations.parameters": compiled.v9,
  "postProjectByProjectIdIntegrations.body": compiled.v15,
  "putProjectByProjectIdIntegrationsByIntegrationId.parameters": compiled.v16,
  "putProjectByProjectIdIntegrationsByIntegrationId.body": compiled.v15,
  "deleteProjectByProjectIdIntegrationsByIntegrationId.parameters": compiled.v16,
  "getProjectByProjectIdIntegrationsByIntegrationIdValues.parameters": compiled.v16,
  "postProjectByProjectIdIntegrationsByIntegrationIdValues.parameters": compiled.v16,
  "postProjectByProjectIdIntegrationsByIntegrationIdValues.body": compiled.v17,
  "putProjectByProjectIdIntegrationsByIntegrationIdValuesByExtractvalueId.parameters": compiled.v18,
  "putProjectByProjectIdIntegrationsByIntegrationIdValuesByExtractvalueId.body": compiled.v19,
  "deleteProjectByProjectIdIntegrationsByIntegrationIdValuesByExtractvalueId.parameters": compiled.v18,
  "getProjectByProjectIdIntegrationsByIntegrationIdMatchers.parameters": compiled.v16,
  "postProjectByProjectIdIntegrationsByIntegrationIdMatchers.parameters": compiled.v16,
  "postProjectByProjectIdIntegrationsByIntegrationIdMatchers.body": compiled.v20,
  "putProjectByProjectIdIntegrationsByIntegrationIdMatchersByMatcherId.parameters": compiled.v21,
  "putProjectByProjectIdIntegrationsByIntegrationIdMatchersByMatcherId.body": compiled.v22,
  "deleteProjectByProjectIdIntegrationsByIntegrationIdMatchersByMatcherId.parameters": compiled.v21,
  "getProjectByProjectIdKeys.parameters": compiled.v23,
  "postProjectByProjectIdKeys.parameters": compiled.v9,
  "postProjectByProjectIdKeys.body": compiled.v24,
  "putProjectByProjectIdKeysByKeyId.parameters": compiled.v25,
  "putProjectByProjectIdKeysByKeyId.body": compiled.v24,
  "deleteProjectByProjectIdKeysByKeyId.parameters": compiled.v25,
  "getProjectByProjectIdRepositories.parameters": compiled.v26,
  "postProjectByProjectIdRepositories.parameters": compiled.v9,
  "postProjectByProjectIdRepositories.body": compiled.v27,
  "putProjectByProjectIdRepositoriesByRepositoryId.parameters": compiled.v28,
  "putProjectByProjectIdRepositoriesByRepositoryId.body": compiled.v27,
  "deleteProjectByProjectIdRepositoriesByRepositoryId.parameters": compiled.v28,
  "getProjectByProjectIdInventory.parameters": compiled.v29,
  "postProjectByProjectIdInventory.parameters": compiled.v9,
  "postProjectByProjectIdInventory.body": compiled.v30,
  "putProjectByProjectIdInventoryByInventoryId.parameters": compiled.v31,
  "putProjectByProjectIdInventoryByInventoryId.body": compiled.v30,
  "deleteProjectByProjectIdInventoryByInventoryId.parameters": compiled.v31,
  "getProjectByProjectIdEnvironment.parameters": compiled.v32,
  "postProjectByProjectIdEnvironment.parameters": compiled.v9,
  "postProjectByProjectIdEnvironment.body": compiled.v33,
  "putProjectByProjectIdEnvironmentByEnvironmentId.parameters": compiled.v34,
  "putProjectByProjectIdEnvironmentByEnvironmentId.body": compiled.v33,
  "deleteProjectByProjectIdEnvironmentByEnvironmentId.parameters": compiled.v34,
  "getProjectByProjectIdTemplates.parameters": compiled.v35,
  "postProjectByProjectIdTemplates.parameters": compiled.v9,
  "postProjectByProjectIdTemplates.body": compiled.v36,
  "getProjectByProjectIdTemplatesByTemplateId.parameters": compiled.v37,
  "putProjectByProjectIdTemplatesByTemplateId.parameters": compiled.v37,
  "putProjectByProjectIdTemplatesByTemplateId.body": compiled.v36,
  "deleteProjectByProjectIdTemplatesByTemplateId.parameters": compiled.v37,
  "getProjectByProjectIdSchedulesByScheduleId.parameters": compiled.v38,
  "putProjectByProjectIdSchedulesByScheduleId.parameters": compiled.v38,
  "putProjectByProjectIdSchedulesByScheduleId.body": compiled.v39,
  "deleteProjectByProjectIdSchedulesByScheduleId.parameters": compiled.v38,
  "postProjectByProjectIdSchedules.parameters": compiled.v9,
  "postProjectByProjectIdSchedules.body": compiled.v39,
  "getProjectByProjectIdViews.parameters": compiled.v9,
  "postProjectByProjectIdViews.parameters": compiled.v9,
  "postProjectByProjectIdViews.body": compiled.v40,
  "getProjectByProjectIdViewsByViewId.parameters": compiled.v41,
  "putProjectByProjectIdViewsByViewId.parameters": compiled.v41,
  "putProjectByProjectIdViewsByViewId.body": compiled.v40,
  "deleteProjectByProjectIdViewsByViewId.parameters": compiled.v41,
  "getProjectByProjectIdTasks.parameters": compiled.v9,
  "postProjectByProjectIdTasks.parameters": compiled.v9,
  "postProjectByProjectIdTasks.body": compiled.v42,
  "getProjectByProjectIdTasksLast.parameters": compiled.v9,
  "postProjectByProjectIdTasksByTaskIdStop.parameters": compiled.v43,
  "getProjectByProjectIdTasksByTaskId.parameters": compiled.v43,
  "deleteProjectByProjectIdTasksByTaskId.parameters": compiled.v43,
  "getProjectByProjectIdTasksByTaskIdOutput.parameters": compiled.v43,
};
export { validators };
