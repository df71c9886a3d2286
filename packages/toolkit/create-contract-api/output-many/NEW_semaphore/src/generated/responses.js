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
const schema0 = {"$id":"contract:/getPing.200.body","$ref":"contract:/components/schemas/Pong"};
const schema1 = {"$id":"contract:/components/schemas/Pong","type":"string"};

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
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/Pong/type",keyword:"type",params:{type: "string"},schema:schema1.type,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"dynamicProps":false,"dynamicItems":false};

exports.v1 = validate1;
const schema2 = {"$id":"contract:/getPing.200.headers","type":"object","properties":{},"required":[]};

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
const schema3 = {"$id":"contract:/getInfo.200.body","$ref":"contract:/components/schemas/InfoType"};
const schema4 = {"$id":"contract:/components/schemas/InfoType","type":"object","properties":{"version":{"type":"string"},"updateBody":{"type":"string"},"update":{"type":"object","properties":{"tag_name":{"type":"string"}}}}};

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
if(data.version !== undefined){
let data0 = data.version;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/version",schemaPath:"contract:/components/schemas/InfoType/properties/version/type",keyword:"type",params:{type: "string"},schema:schema4.properties.version.type,parentSchema:schema4.properties.version,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.updateBody !== undefined){
let data1 = data.updateBody;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/updateBody",schemaPath:"contract:/components/schemas/InfoType/properties/updateBody/type",keyword:"type",params:{type: "string"},schema:schema4.properties.updateBody.type,parentSchema:schema4.properties.updateBody,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.update !== undefined){
let data2 = data.update;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.tag_name !== undefined){
let data3 = data2.tag_name;
if(typeof data3 !== "string"){
const err2 = {instancePath:instancePath+"/update/tag_name",schemaPath:"contract:/components/schemas/InfoType/properties/update/properties/tag_name/type",keyword:"type",params:{type: "string"},schema:schema4.properties.update.properties.tag_name.type,parentSchema:schema4.properties.update.properties.tag_name,data:data3};
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
const err3 = {instancePath:instancePath+"/update",schemaPath:"contract:/components/schemas/InfoType/properties/update/type",keyword:"type",params:{type: "object"},schema:schema4.properties.update.type,parentSchema:schema4.properties.update,data:data2};
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
const err4 = {instancePath,schemaPath:"contract:/components/schemas/InfoType/type",keyword:"type",params:{type: "object"},schema:schema4.type,parentSchema:schema4,data};
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
validate2.evaluated = {"props":{"version":true,"updateBody":true,"update":true},"dynamicProps":false,"dynamicItems":false};

exports.v3 = validate3;
const schema5 = {"$id":"contract:/getAuthLogin.200.body","$ref":"contract:/components/schemas/LoginMetadata"};
const schema6 = {"$id":"contract:/components/schemas/LoginMetadata","type":"object","properties":{"oidc_providers":{"type":"array","items":{"type":"object","properties":{"id":{"type":"string"},"name":{"type":"string"}}}}}};

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
if(data.oidc_providers !== undefined){
let data0 = data.oidc_providers;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.id !== undefined){
let data2 = data1.id;
if(typeof data2 !== "string"){
const err0 = {instancePath:instancePath+"/oidc_providers/" + i0+"/id",schemaPath:"contract:/components/schemas/LoginMetadata/properties/oidc_providers/items/properties/id/type",keyword:"type",params:{type: "string"},schema:schema6.properties.oidc_providers.items.properties.id.type,parentSchema:schema6.properties.oidc_providers.items.properties.id,data:data2};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data1.name !== undefined){
let data3 = data1.name;
if(typeof data3 !== "string"){
const err1 = {instancePath:instancePath+"/oidc_providers/" + i0+"/name",schemaPath:"contract:/components/schemas/LoginMetadata/properties/oidc_providers/items/properties/name/type",keyword:"type",params:{type: "string"},schema:schema6.properties.oidc_providers.items.properties.name.type,parentSchema:schema6.properties.oidc_providers.items.properties.name,data:data3};
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
const err2 = {instancePath:instancePath+"/oidc_providers/" + i0,schemaPath:"contract:/components/schemas/LoginMetadata/properties/oidc_providers/items/type",keyword:"type",params:{type: "object"},schema:schema6.properties.oidc_providers.items.type,parentSchema:schema6.properties.oidc_providers.items,data:data1};
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
const err3 = {instancePath:instancePath+"/oidc_providers",schemaPath:"contract:/components/schemas/LoginMetadata/properties/oidc_providers/type",keyword:"type",params:{type: "array"},schema:schema6.properties.oidc_providers.type,parentSchema:schema6.properties.oidc_providers,data:data0};
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
const err4 = {instancePath,schemaPath:"contract:/components/schemas/LoginMetadata/type",keyword:"type",params:{type: "object"},schema:schema6.type,parentSchema:schema6,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}
validate3.evaluated = {"props":{"oidc_providers":true},"dynamicProps":false,"dynamicItems":false};

exports.v4 = validate4;
const schema7 = {"$id":"contract:/getUser.200.body","$ref":"contract:/components/schemas/User"};
const schema8 = {"$id":"contract:/components/schemas/User","type":"object","properties":{"id":{"type":"integer","minimum":1,"safeInteger":true},"name":{"type":"string"},"username":{"type":"string"},"email":{"type":"string"},"created":{"type":"string"},"alert":{"type":"boolean"},"admin":{"type":"boolean"}}};

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
if(data.id !== undefined){
let data0 = data.id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/User/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema8.properties.id.type,parentSchema:schema8.properties.id,data:data0};
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
const err1 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/User/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema8.properties.id,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(Math.abs(data0) > 9007199254740991){
const err2 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/User/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema8.properties.id,data:data0};
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
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/User/properties/name/type",keyword:"type",params:{type: "string"},schema:schema8.properties.name.type,parentSchema:schema8.properties.name,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.username !== undefined){
let data2 = data.username;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/username",schemaPath:"contract:/components/schemas/User/properties/username/type",keyword:"type",params:{type: "string"},schema:schema8.properties.username.type,parentSchema:schema8.properties.username,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.email !== undefined){
let data3 = data.email;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/email",schemaPath:"contract:/components/schemas/User/properties/email/type",keyword:"type",params:{type: "string"},schema:schema8.properties.email.type,parentSchema:schema8.properties.email,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.created !== undefined){
let data4 = data.created;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/created",schemaPath:"contract:/components/schemas/User/properties/created/type",keyword:"type",params:{type: "string"},schema:schema8.properties.created.type,parentSchema:schema8.properties.created,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.alert !== undefined){
let data5 = data.alert;
if(typeof data5 !== "boolean"){
const err7 = {instancePath:instancePath+"/alert",schemaPath:"contract:/components/schemas/User/properties/alert/type",keyword:"type",params:{type: "boolean"},schema:schema8.properties.alert.type,parentSchema:schema8.properties.alert,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.admin !== undefined){
let data6 = data.admin;
if(typeof data6 !== "boolean"){
const err8 = {instancePath:instancePath+"/admin",schemaPath:"contract:/components/schemas/User/properties/admin/type",keyword:"type",params:{type: "boolean"},schema:schema8.properties.admin.type,parentSchema:schema8.properties.admin,data:data6};
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
const err9 = {instancePath,schemaPath:"contract:/components/schemas/User/type",keyword:"type",params:{type: "object"},schema:schema8.type,parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}
validate4.evaluated = {"props":{"id":true,"name":true,"username":true,"email":true,"created":true,"alert":true,"admin":true},"dynamicProps":false,"dynamicItems":false};

exports.v5 = validate5;
const schema9 = {"$id":"contract:/getUserTokens.200.body","type":"array","items":{"$ref":"contract:/components/schemas/APIToken"}};
const schema10 = {"$id":"contract:/components/schemas/APIToken","type":"object","properties":{"id":{"type":"string"},"created":{"type":"string"},"expired":{"type":"boolean"},"user_id":{"type":"integer","minimum":1,"safeInteger":true}}};

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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id !== undefined){
let data1 = data0.id;
if(typeof data1 !== "string"){
const err0 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"contract:/components/schemas/APIToken/properties/id/type",keyword:"type",params:{type: "string"},schema:schema10.properties.id.type,parentSchema:schema10.properties.id,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data0.created !== undefined){
let data2 = data0.created;
if(typeof data2 !== "string"){
const err1 = {instancePath:instancePath+"/" + i0+"/created",schemaPath:"contract:/components/schemas/APIToken/properties/created/type",keyword:"type",params:{type: "string"},schema:schema10.properties.created.type,parentSchema:schema10.properties.created,data:data2};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.expired !== undefined){
let data3 = data0.expired;
if(typeof data3 !== "boolean"){
const err2 = {instancePath:instancePath+"/" + i0+"/expired",schemaPath:"contract:/components/schemas/APIToken/properties/expired/type",keyword:"type",params:{type: "boolean"},schema:schema10.properties.expired.type,parentSchema:schema10.properties.expired,data:data3};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.user_id !== undefined){
let data4 = data0.user_id;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err3 = {instancePath:instancePath+"/" + i0+"/user_id",schemaPath:"contract:/components/schemas/APIToken/properties/user_id/type",keyword:"type",params:{type: "integer"},schema:schema10.properties.user_id.type,parentSchema:schema10.properties.user_id,data:data4};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
const err4 = {instancePath:instancePath+"/" + i0+"/user_id",schemaPath:"contract:/components/schemas/APIToken/properties/user_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema10.properties.user_id,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(Math.abs(data4) > 9007199254740991){
const err5 = {instancePath:instancePath+"/" + i0+"/user_id",schemaPath:"contract:/components/schemas/APIToken/properties/user_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema10.properties.user_id,data:data4};
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
const err6 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/APIToken/type",keyword:"type",params:{type: "object"},schema:schema10.type,parentSchema:schema10,data:data0};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema9.type,parentSchema:schema9,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}
validate5.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v6 = validate6;
const schema11 = {"$id":"contract:/postUserTokens.201.body","$ref":"contract:/components/schemas/APIToken"};

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
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/APIToken/properties/id/type",keyword:"type",params:{type: "string"},schema:schema10.properties.id.type,parentSchema:schema10.properties.id,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.created !== undefined){
let data1 = data.created;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/created",schemaPath:"contract:/components/schemas/APIToken/properties/created/type",keyword:"type",params:{type: "string"},schema:schema10.properties.created.type,parentSchema:schema10.properties.created,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.expired !== undefined){
let data2 = data.expired;
if(typeof data2 !== "boolean"){
const err2 = {instancePath:instancePath+"/expired",schemaPath:"contract:/components/schemas/APIToken/properties/expired/type",keyword:"type",params:{type: "boolean"},schema:schema10.properties.expired.type,parentSchema:schema10.properties.expired,data:data2};
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
const err3 = {instancePath:instancePath+"/user_id",schemaPath:"contract:/components/schemas/APIToken/properties/user_id/type",keyword:"type",params:{type: "integer"},schema:schema10.properties.user_id.type,parentSchema:schema10.properties.user_id,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err4 = {instancePath:instancePath+"/user_id",schemaPath:"contract:/components/schemas/APIToken/properties/user_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema10.properties.user_id,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(Math.abs(data3) > 9007199254740991){
const err5 = {instancePath:instancePath+"/user_id",schemaPath:"contract:/components/schemas/APIToken/properties/user_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema10.properties.user_id,data:data3};
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
const err6 = {instancePath,schemaPath:"contract:/components/schemas/APIToken/type",keyword:"type",params:{type: "object"},schema:schema10.type,parentSchema:schema10,data};
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
validate6.evaluated = {"props":{"id":true,"created":true,"expired":true,"user_id":true},"dynamicProps":false,"dynamicItems":false};

exports.v7 = validate7;
const schema13 = {"$id":"contract:/getUsers.200.body","type":"array","items":{"$ref":"contract:/components/schemas/User"}};

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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id !== undefined){
let data1 = data0.id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err0 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"contract:/components/schemas/User/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema8.properties.id.type,parentSchema:schema8.properties.id,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err1 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"contract:/components/schemas/User/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema8.properties.id,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(Math.abs(data1) > 9007199254740991){
const err2 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"contract:/components/schemas/User/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema8.properties.id,data:data1};
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
if(data0.name !== undefined){
let data2 = data0.name;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/" + i0+"/name",schemaPath:"contract:/components/schemas/User/properties/name/type",keyword:"type",params:{type: "string"},schema:schema8.properties.name.type,parentSchema:schema8.properties.name,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.username !== undefined){
let data3 = data0.username;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/" + i0+"/username",schemaPath:"contract:/components/schemas/User/properties/username/type",keyword:"type",params:{type: "string"},schema:schema8.properties.username.type,parentSchema:schema8.properties.username,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.email !== undefined){
let data4 = data0.email;
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/" + i0+"/email",schemaPath:"contract:/components/schemas/User/properties/email/type",keyword:"type",params:{type: "string"},schema:schema8.properties.email.type,parentSchema:schema8.properties.email,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.created !== undefined){
let data5 = data0.created;
if(typeof data5 !== "string"){
const err6 = {instancePath:instancePath+"/" + i0+"/created",schemaPath:"contract:/components/schemas/User/properties/created/type",keyword:"type",params:{type: "string"},schema:schema8.properties.created.type,parentSchema:schema8.properties.created,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.alert !== undefined){
let data6 = data0.alert;
if(typeof data6 !== "boolean"){
const err7 = {instancePath:instancePath+"/" + i0+"/alert",schemaPath:"contract:/components/schemas/User/properties/alert/type",keyword:"type",params:{type: "boolean"},schema:schema8.properties.alert.type,parentSchema:schema8.properties.alert,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.admin !== undefined){
let data7 = data0.admin;
if(typeof data7 !== "boolean"){
const err8 = {instancePath:instancePath+"/" + i0+"/admin",schemaPath:"contract:/components/schemas/User/properties/admin/type",keyword:"type",params:{type: "boolean"},schema:schema8.properties.admin.type,parentSchema:schema8.properties.admin,data:data7};
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
const err9 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/User/type",keyword:"type",params:{type: "object"},schema:schema8.type,parentSchema:schema8,data:data0};
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
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema13.type,parentSchema:schema13,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate7.errors = vErrors;
return errors === 0;
}
validate7.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v8 = validate8;
const schema15 = {"$id":"contract:/getProjects.200.body","type":"array","items":{"$ref":"contract:/components/schemas/Project"}};
const schema16 = {"$id":"contract:/components/schemas/Project","type":"object","properties":{"id":{"type":"integer","minimum":1,"safeInteger":true},"name":{"type":"string"},"created":{"type":"string"},"alert":{"type":"boolean"},"alert_chat":{"type":["string","null"]},"max_parallel_tasks":{"type":"integer","minimum":0,"safeInteger":true}}};

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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id !== undefined){
let data1 = data0.id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err0 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"contract:/components/schemas/Project/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema16.properties.id.type,parentSchema:schema16.properties.id,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err1 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"contract:/components/schemas/Project/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema16.properties.id,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(Math.abs(data1) > 9007199254740991){
const err2 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"contract:/components/schemas/Project/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema16.properties.id,data:data1};
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
if(data0.name !== undefined){
let data2 = data0.name;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/" + i0+"/name",schemaPath:"contract:/components/schemas/Project/properties/name/type",keyword:"type",params:{type: "string"},schema:schema16.properties.name.type,parentSchema:schema16.properties.name,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.created !== undefined){
let data3 = data0.created;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/" + i0+"/created",schemaPath:"contract:/components/schemas/Project/properties/created/type",keyword:"type",params:{type: "string"},schema:schema16.properties.created.type,parentSchema:schema16.properties.created,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.alert !== undefined){
let data4 = data0.alert;
if(typeof data4 !== "boolean"){
const err5 = {instancePath:instancePath+"/" + i0+"/alert",schemaPath:"contract:/components/schemas/Project/properties/alert/type",keyword:"type",params:{type: "boolean"},schema:schema16.properties.alert.type,parentSchema:schema16.properties.alert,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.alert_chat !== undefined){
let data5 = data0.alert_chat;
if((typeof data5 !== "string") && (data5 !== null)){
const err6 = {instancePath:instancePath+"/" + i0+"/alert_chat",schemaPath:"contract:/components/schemas/Project/properties/alert_chat/type",keyword:"type",params:{type: schema16.properties.alert_chat.type},schema:schema16.properties.alert_chat.type,parentSchema:schema16.properties.alert_chat,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.max_parallel_tasks !== undefined){
let data6 = data0.max_parallel_tasks;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err7 = {instancePath:instancePath+"/" + i0+"/max_parallel_tasks",schemaPath:"contract:/components/schemas/Project/properties/max_parallel_tasks/type",keyword:"type",params:{type: "integer"},schema:schema16.properties.max_parallel_tasks.type,parentSchema:schema16.properties.max_parallel_tasks,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
const err8 = {instancePath:instancePath+"/" + i0+"/max_parallel_tasks",schemaPath:"contract:/components/schemas/Project/properties/max_parallel_tasks/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema16.properties.max_parallel_tasks,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(Math.abs(data6) > 9007199254740991){
const err9 = {instancePath:instancePath+"/" + i0+"/max_parallel_tasks",schemaPath:"contract:/components/schemas/Project/properties/max_parallel_tasks/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema16.properties.max_parallel_tasks,data:data6};
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
const err10 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/Project/type",keyword:"type",params:{type: "object"},schema:schema16.type,parentSchema:schema16,data:data0};
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
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema15.type,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate8.errors = vErrors;
return errors === 0;
}
validate8.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v9 = validate9;
const schema17 = {"$id":"contract:/postProjectsRestore.200.body","$ref":"contract:/components/schemas/Project"};

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
if(data.id !== undefined){
let data0 = data.id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/Project/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema16.properties.id.type,parentSchema:schema16.properties.id,data:data0};
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
const err1 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/Project/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema16.properties.id,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(Math.abs(data0) > 9007199254740991){
const err2 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/Project/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema16.properties.id,data:data0};
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
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/Project/properties/name/type",keyword:"type",params:{type: "string"},schema:schema16.properties.name.type,parentSchema:schema16.properties.name,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.created !== undefined){
let data2 = data.created;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/created",schemaPath:"contract:/components/schemas/Project/properties/created/type",keyword:"type",params:{type: "string"},schema:schema16.properties.created.type,parentSchema:schema16.properties.created,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.alert !== undefined){
let data3 = data.alert;
if(typeof data3 !== "boolean"){
const err5 = {instancePath:instancePath+"/alert",schemaPath:"contract:/components/schemas/Project/properties/alert/type",keyword:"type",params:{type: "boolean"},schema:schema16.properties.alert.type,parentSchema:schema16.properties.alert,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.alert_chat !== undefined){
let data4 = data.alert_chat;
if((typeof data4 !== "string") && (data4 !== null)){
const err6 = {instancePath:instancePath+"/alert_chat",schemaPath:"contract:/components/schemas/Project/properties/alert_chat/type",keyword:"type",params:{type: schema16.properties.alert_chat.type},schema:schema16.properties.alert_chat.type,parentSchema:schema16.properties.alert_chat,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.max_parallel_tasks !== undefined){
let data5 = data.max_parallel_tasks;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err7 = {instancePath:instancePath+"/max_parallel_tasks",schemaPath:"contract:/components/schemas/Project/properties/max_parallel_tasks/type",keyword:"type",params:{type: "integer"},schema:schema16.properties.max_parallel_tasks.type,parentSchema:schema16.properties.max_parallel_tasks,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
const err8 = {instancePath:instancePath+"/max_parallel_tasks",schemaPath:"contract:/components/schemas/Project/properties/max_parallel_tasks/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema16.properties.max_parallel_tasks,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(Math.abs(data5) > 9007199254740991){
const err9 = {instancePath:instancePath+"/max_parallel_tasks",schemaPath:"contract:/components/schemas/Project/properties/max_parallel_tasks/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema16.properties.max_parallel_tasks,data:data5};
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
const err10 = {instancePath,schemaPath:"contract:/components/schemas/Project/type",keyword:"type",params:{type: "object"},schema:schema16.type,parentSchema:schema16,data};
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
validate9.evaluated = {"props":{"id":true,"name":true,"created":true,"alert":true,"alert_chat":true,"max_parallel_tasks":true},"dynamicProps":false,"dynamicItems":false};

exports.v10 = validate10;
const schema19 = {"$id":"contract:/getEvents.200.body","type":"array","items":{"$ref":"contract:/components/schemas/Event"}};
const schema20 = {"$id":"contract:/components/schemas/Event","type":"object","properties":{"project_id":{"type":"integer","safeInteger":true},"user_id":{"type":"integer","safeInteger":true},"object_id":{"type":["integer","null"],"safeInteger":true},"object_type":{"type":["string","null"]},"description":{"type":"string"}}};

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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.project_id !== undefined){
let data1 = data0.project_id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err0 = {instancePath:instancePath+"/" + i0+"/project_id",schemaPath:"contract:/components/schemas/Event/properties/project_id/type",keyword:"type",params:{type: "integer"},schema:schema20.properties.project_id.type,parentSchema:schema20.properties.project_id,data:data1};
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
const err1 = {instancePath:instancePath+"/" + i0+"/project_id",schemaPath:"contract:/components/schemas/Event/properties/project_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema20.properties.project_id,data:data1};
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
if(data0.user_id !== undefined){
let data2 = data0.user_id;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err2 = {instancePath:instancePath+"/" + i0+"/user_id",schemaPath:"contract:/components/schemas/Event/properties/user_id/type",keyword:"type",params:{type: "integer"},schema:schema20.properties.user_id.type,parentSchema:schema20.properties.user_id,data:data2};
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
const err3 = {instancePath:instancePath+"/" + i0+"/user_id",schemaPath:"contract:/components/schemas/Event/properties/user_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema20.properties.user_id,data:data2};
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
if(data0.object_id !== undefined){
let data3 = data0.object_id;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
const err4 = {instancePath:instancePath+"/" + i0+"/object_id",schemaPath:"contract:/components/schemas/Event/properties/object_id/type",keyword:"type",params:{type: schema20.properties.object_id.type},schema:schema20.properties.object_id.type,parentSchema:schema20.properties.object_id,data:data3};
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
const err5 = {instancePath:instancePath+"/" + i0+"/object_id",schemaPath:"contract:/components/schemas/Event/properties/object_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema20.properties.object_id,data:data3};
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
if(data0.object_type !== undefined){
let data4 = data0.object_type;
if((typeof data4 !== "string") && (data4 !== null)){
const err6 = {instancePath:instancePath+"/" + i0+"/object_type",schemaPath:"contract:/components/schemas/Event/properties/object_type/type",keyword:"type",params:{type: schema20.properties.object_type.type},schema:schema20.properties.object_type.type,parentSchema:schema20.properties.object_type,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.description !== undefined){
let data5 = data0.description;
if(typeof data5 !== "string"){
const err7 = {instancePath:instancePath+"/" + i0+"/description",schemaPath:"contract:/components/schemas/Event/properties/description/type",keyword:"type",params:{type: "string"},schema:schema20.properties.description.type,parentSchema:schema20.properties.description,data:data5};
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
const err8 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/Event/type",keyword:"type",params:{type: "object"},schema:schema20.type,parentSchema:schema20,data:data0};
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
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema19.type,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
validate10.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v11 = validate11;
const schema21 = {"$id":"contract:/getProjectByProjectIdBackup.200.body","$ref":"contract:/components/schemas/ProjectBackup"};
const schema22 = {"$id":"contract:/components/schemas/ProjectBackup","type":"object","properties":{"meta":{"type":"object","properties":{"name":{"type":"string"},"alert":{"type":"boolean"},"alert_chat":{"type":["string","null"]},"max_parallel_tasks":{"type":"integer","minimum":0,"safeInteger":true}}},"templates":{"type":"array","items":{"type":"object","properties":{"inventory":{"type":"string"},"repository":{"type":"string"},"environment":{"type":"string"},"view":{"type":"string"},"name":{"type":"string"},"playbook":{"type":"string"},"arguments":{"type":["string","null"]},"description":{"type":"string"},"allow_override_args_in_task":{"type":"boolean"},"suppress_success_alerts":{"type":"boolean"},"cron":{"type":["string","null"]},"build_template":{"type":["string","null"]},"autorun":{"type":"boolean"},"survey_vars":{"type":["string","null"]},"start_version":{"type":["string","null"]},"type":{"type":"string"},"vault_key":{"type":["string","null"]}}}},"repositories":{"type":"array","items":{"type":"object","properties":{"name":{"type":"string"},"git_url":{"type":"string"},"git_branch":{"type":"string"},"ssh_key":{"type":"string"}}}},"keys":{"type":"array","items":{"type":"object","properties":{"name":{"type":"string"},"type":{"type":"string","enum":["ssh","login_password","none"]}}}},"views":{"type":"array","items":{"type":"object","properties":{"name":{"type":"string"},"position":{"type":"integer","minimum":0,"safeInteger":true}}}},"inventories":{"type":"array","items":{"type":"object","properties":{"name":{"type":"string"},"inventory":{"type":"string"},"ssh_key":{"type":["string","null"]},"become_key":{"type":["string","null"]},"type":{"type":"string","enum":["static","static-yaml","file"]}}}},"environments":{"type":"array","items":{"type":"object","properties":{"name":{"type":"string"},"password":{"type":["string","null"]},"json":{"type":"string"},"env":{"type":["string","null"]}}}}}};

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
if(data.meta !== undefined){
let data0 = data.meta;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.name !== undefined){
let data1 = data0.name;
if(typeof data1 !== "string"){
const err0 = {instancePath:instancePath+"/meta/name",schemaPath:"contract:/components/schemas/ProjectBackup/properties/meta/properties/name/type",keyword:"type",params:{type: "string"},schema:schema22.properties.meta.properties.name.type,parentSchema:schema22.properties.meta.properties.name,data:data1};
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
const err1 = {instancePath:instancePath+"/meta/alert",schemaPath:"contract:/components/schemas/ProjectBackup/properties/meta/properties/alert/type",keyword:"type",params:{type: "boolean"},schema:schema22.properties.meta.properties.alert.type,parentSchema:schema22.properties.meta.properties.alert,data:data2};
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
const err2 = {instancePath:instancePath+"/meta/alert_chat",schemaPath:"contract:/components/schemas/ProjectBackup/properties/meta/properties/alert_chat/type",keyword:"type",params:{type: schema22.properties.meta.properties.alert_chat.type},schema:schema22.properties.meta.properties.alert_chat.type,parentSchema:schema22.properties.meta.properties.alert_chat,data:data3};
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
const err3 = {instancePath:instancePath+"/meta/max_parallel_tasks",schemaPath:"contract:/components/schemas/ProjectBackup/properties/meta/properties/max_parallel_tasks/type",keyword:"type",params:{type: "integer"},schema:schema22.properties.meta.properties.max_parallel_tasks.type,parentSchema:schema22.properties.meta.properties.max_parallel_tasks,data:data4};
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
const err4 = {instancePath:instancePath+"/meta/max_parallel_tasks",schemaPath:"contract:/components/schemas/ProjectBackup/properties/meta/properties/max_parallel_tasks/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema22.properties.meta.properties.max_parallel_tasks,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(Math.abs(data4) > 9007199254740991){
const err5 = {instancePath:instancePath+"/meta/max_parallel_tasks",schemaPath:"contract:/components/schemas/ProjectBackup/properties/meta/properties/max_parallel_tasks/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema22.properties.meta.properties.max_parallel_tasks,data:data4};
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
const err6 = {instancePath:instancePath+"/meta",schemaPath:"contract:/components/schemas/ProjectBackup/properties/meta/type",keyword:"type",params:{type: "object"},schema:schema22.properties.meta.type,parentSchema:schema22.properties.meta,data:data0};
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
const err7 = {instancePath:instancePath+"/templates/" + i0+"/inventory",schemaPath:"contract:/components/schemas/ProjectBackup/properties/templates/items/properties/inventory/type",keyword:"type",params:{type: "string"},schema:schema22.properties.templates.items.properties.inventory.type,parentSchema:schema22.properties.templates.items.properties.inventory,data:data7};
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
const err8 = {instancePath:instancePath+"/templates/" + i0+"/repository",schemaPath:"contract:/components/schemas/ProjectBackup/properties/templates/items/properties/repository/type",keyword:"type",params:{type: "string"},schema:schema22.properties.templates.items.properties.repository.type,parentSchema:schema22.properties.templates.items.properties.repository,data:data8};
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
const err9 = {instancePath:instancePath+"/templates/" + i0+"/environment",schemaPath:"contract:/components/schemas/ProjectBackup/properties/templates/items/properties/environment/type",keyword:"type",params:{type: "string"},schema:schema22.properties.templates.items.properties.environment.type,parentSchema:schema22.properties.templates.items.properties.environment,data:data9};
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
const err10 = {instancePath:instancePath+"/templates/" + i0+"/view",schemaPath:"contract:/components/schemas/ProjectBackup/properties/templates/items/properties/view/type",keyword:"type",params:{type: "string"},schema:schema22.properties.templates.items.properties.view.type,parentSchema:schema22.properties.templates.items.properties.view,data:data10};
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
const err11 = {instancePath:instancePath+"/templates/" + i0+"/name",schemaPath:"contract:/components/schemas/ProjectBackup/properties/templates/items/properties/name/type",keyword:"type",params:{type: "string"},schema:schema22.properties.templates.items.properties.name.type,parentSchema:schema22.properties.templates.items.properties.name,data:data11};
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
const err12 = {instancePath:instancePath+"/templates/" + i0+"/playbook",schemaPath:"contract:/components/schemas/ProjectBackup/properties/templates/items/properties/playbook/type",keyword:"type",params:{type: "string"},schema:schema22.properties.templates.items.properties.playbook.type,parentSchema:schema22.properties.templates.items.properties.playbook,data:data12};
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
const err13 = {instancePath:instancePath+"/templates/" + i0+"/arguments",schemaPath:"contract:/components/schemas/ProjectBackup/properties/templates/items/properties/arguments/type",keyword:"type",params:{type: schema22.properties.templates.items.properties.arguments.type},schema:schema22.properties.templates.items.properties.arguments.type,parentSchema:schema22.properties.templates.items.properties.arguments,data:data13};
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
const err14 = {instancePath:instancePath+"/templates/" + i0+"/description",schemaPath:"contract:/components/schemas/ProjectBackup/properties/templates/items/properties/description/type",keyword:"type",params:{type: "string"},schema:schema22.properties.templates.items.properties.description.type,parentSchema:schema22.properties.templates.items.properties.description,data:data14};
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
const err15 = {instancePath:instancePath+"/templates/" + i0+"/allow_override_args_in_task",schemaPath:"contract:/components/schemas/ProjectBackup/properties/templates/items/properties/allow_override_args_in_task/type",keyword:"type",params:{type: "boolean"},schema:schema22.properties.templates.items.properties.allow_override_args_in_task.type,parentSchema:schema22.properties.templates.items.properties.allow_override_args_in_task,data:data15};
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
const err16 = {instancePath:instancePath+"/templates/" + i0+"/suppress_success_alerts",schemaPath:"contract:/components/schemas/ProjectBackup/properties/templates/items/properties/suppress_success_alerts/type",keyword:"type",params:{type: "boolean"},schema:schema22.properties.templates.items.properties.suppress_success_alerts.type,parentSchema:schema22.properties.templates.items.properties.suppress_success_alerts,data:data16};
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
const err17 = {instancePath:instancePath+"/templates/" + i0+"/cron",schemaPath:"contract:/components/schemas/ProjectBackup/properties/templates/items/properties/cron/type",keyword:"type",params:{type: schema22.properties.templates.items.properties.cron.type},schema:schema22.properties.templates.items.properties.cron.type,parentSchema:schema22.properties.templates.items.properties.cron,data:data17};
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
const err18 = {instancePath:instancePath+"/templates/" + i0+"/build_template",schemaPath:"contract:/components/schemas/ProjectBackup/properties/templates/items/properties/build_template/type",keyword:"type",params:{type: schema22.properties.templates.items.properties.build_template.type},schema:schema22.properties.templates.items.properties.build_template.type,parentSchema:schema22.properties.templates.items.properties.build_template,data:data18};
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
const err19 = {instancePath:instancePath+"/templates/" + i0+"/autorun",schemaPath:"contract:/components/schemas/ProjectBackup/properties/templates/items/properties/autorun/type",keyword:"type",params:{type: "boolean"},schema:schema22.properties.templates.items.properties.autorun.type,parentSchema:schema22.properties.templates.items.properties.autorun,data:data19};
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
const err20 = {instancePath:instancePath+"/templates/" + i0+"/survey_vars",schemaPath:"contract:/components/schemas/ProjectBackup/properties/templates/items/properties/survey_vars/type",keyword:"type",params:{type: schema22.properties.templates.items.properties.survey_vars.type},schema:schema22.properties.templates.items.properties.survey_vars.type,parentSchema:schema22.properties.templates.items.properties.survey_vars,data:data20};
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
const err21 = {instancePath:instancePath+"/templates/" + i0+"/start_version",schemaPath:"contract:/components/schemas/ProjectBackup/properties/templates/items/properties/start_version/type",keyword:"type",params:{type: schema22.properties.templates.items.properties.start_version.type},schema:schema22.properties.templates.items.properties.start_version.type,parentSchema:schema22.properties.templates.items.properties.start_version,data:data21};
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
const err22 = {instancePath:instancePath+"/templates/" + i0+"/type",schemaPath:"contract:/components/schemas/ProjectBackup/properties/templates/items/properties/type/type",keyword:"type",params:{type: "string"},schema:schema22.properties.templates.items.properties.type.type,parentSchema:schema22.properties.templates.items.properties.type,data:data22};
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
const err23 = {instancePath:instancePath+"/templates/" + i0+"/vault_key",schemaPath:"contract:/components/schemas/ProjectBackup/properties/templates/items/properties/vault_key/type",keyword:"type",params:{type: schema22.properties.templates.items.properties.vault_key.type},schema:schema22.properties.templates.items.properties.vault_key.type,parentSchema:schema22.properties.templates.items.properties.vault_key,data:data23};
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
const err24 = {instancePath:instancePath+"/templates/" + i0,schemaPath:"contract:/components/schemas/ProjectBackup/properties/templates/items/type",keyword:"type",params:{type: "object"},schema:schema22.properties.templates.items.type,parentSchema:schema22.properties.templates.items,data:data6};
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
const err25 = {instancePath:instancePath+"/templates",schemaPath:"contract:/components/schemas/ProjectBackup/properties/templates/type",keyword:"type",params:{type: "array"},schema:schema22.properties.templates.type,parentSchema:schema22.properties.templates,data:data5};
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
const err26 = {instancePath:instancePath+"/repositories/" + i1+"/name",schemaPath:"contract:/components/schemas/ProjectBackup/properties/repositories/items/properties/name/type",keyword:"type",params:{type: "string"},schema:schema22.properties.repositories.items.properties.name.type,parentSchema:schema22.properties.repositories.items.properties.name,data:data26};
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
const err27 = {instancePath:instancePath+"/repositories/" + i1+"/git_url",schemaPath:"contract:/components/schemas/ProjectBackup/properties/repositories/items/properties/git_url/type",keyword:"type",params:{type: "string"},schema:schema22.properties.repositories.items.properties.git_url.type,parentSchema:schema22.properties.repositories.items.properties.git_url,data:data27};
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
const err28 = {instancePath:instancePath+"/repositories/" + i1+"/git_branch",schemaPath:"contract:/components/schemas/ProjectBackup/properties/repositories/items/properties/git_branch/type",keyword:"type",params:{type: "string"},schema:schema22.properties.repositories.items.properties.git_branch.type,parentSchema:schema22.properties.repositories.items.properties.git_branch,data:data28};
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
const err29 = {instancePath:instancePath+"/repositories/" + i1+"/ssh_key",schemaPath:"contract:/components/schemas/ProjectBackup/properties/repositories/items/properties/ssh_key/type",keyword:"type",params:{type: "string"},schema:schema22.properties.repositories.items.properties.ssh_key.type,parentSchema:schema22.properties.repositories.items.properties.ssh_key,data:data29};
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
const err30 = {instancePath:instancePath+"/repositories/" + i1,schemaPath:"contract:/components/schemas/ProjectBackup/properties/repositories/items/type",keyword:"type",params:{type: "object"},schema:schema22.properties.repositories.items.type,parentSchema:schema22.properties.repositories.items,data:data25};
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
const err31 = {instancePath:instancePath+"/repositories",schemaPath:"contract:/components/schemas/ProjectBackup/properties/repositories/type",keyword:"type",params:{type: "array"},schema:schema22.properties.repositories.type,parentSchema:schema22.properties.repositories,data:data24};
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
const err32 = {instancePath:instancePath+"/keys/" + i2+"/name",schemaPath:"contract:/components/schemas/ProjectBackup/properties/keys/items/properties/name/type",keyword:"type",params:{type: "string"},schema:schema22.properties.keys.items.properties.name.type,parentSchema:schema22.properties.keys.items.properties.name,data:data32};
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
const err33 = {instancePath:instancePath+"/keys/" + i2+"/type",schemaPath:"contract:/components/schemas/ProjectBackup/properties/keys/items/properties/type/type",keyword:"type",params:{type: "string"},schema:schema22.properties.keys.items.properties.type.type,parentSchema:schema22.properties.keys.items.properties.type,data:data33};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(!(((data33 === "ssh") || (data33 === "login_password")) || (data33 === "none"))){
const err34 = {instancePath:instancePath+"/keys/" + i2+"/type",schemaPath:"contract:/components/schemas/ProjectBackup/properties/keys/items/properties/type/enum",keyword:"enum",params:{allowedValues: schema22.properties.keys.items.properties.type.enum},schema:schema22.properties.keys.items.properties.type.enum,parentSchema:schema22.properties.keys.items.properties.type,data:data33};
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
const err35 = {instancePath:instancePath+"/keys/" + i2,schemaPath:"contract:/components/schemas/ProjectBackup/properties/keys/items/type",keyword:"type",params:{type: "object"},schema:schema22.properties.keys.items.type,parentSchema:schema22.properties.keys.items,data:data31};
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
const err36 = {instancePath:instancePath+"/keys",schemaPath:"contract:/components/schemas/ProjectBackup/properties/keys/type",keyword:"type",params:{type: "array"},schema:schema22.properties.keys.type,parentSchema:schema22.properties.keys,data:data30};
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
const err37 = {instancePath:instancePath+"/views/" + i3+"/name",schemaPath:"contract:/components/schemas/ProjectBackup/properties/views/items/properties/name/type",keyword:"type",params:{type: "string"},schema:schema22.properties.views.items.properties.name.type,parentSchema:schema22.properties.views.items.properties.name,data:data36};
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
const err38 = {instancePath:instancePath+"/views/" + i3+"/position",schemaPath:"contract:/components/schemas/ProjectBackup/properties/views/items/properties/position/type",keyword:"type",params:{type: "integer"},schema:schema22.properties.views.items.properties.position.type,parentSchema:schema22.properties.views.items.properties.position,data:data37};
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
const err39 = {instancePath:instancePath+"/views/" + i3+"/position",schemaPath:"contract:/components/schemas/ProjectBackup/properties/views/items/properties/position/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema22.properties.views.items.properties.position,data:data37};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(Math.abs(data37) > 9007199254740991){
const err40 = {instancePath:instancePath+"/views/" + i3+"/position",schemaPath:"contract:/components/schemas/ProjectBackup/properties/views/items/properties/position/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema22.properties.views.items.properties.position,data:data37};
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
const err41 = {instancePath:instancePath+"/views/" + i3,schemaPath:"contract:/components/schemas/ProjectBackup/properties/views/items/type",keyword:"type",params:{type: "object"},schema:schema22.properties.views.items.type,parentSchema:schema22.properties.views.items,data:data35};
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
const err42 = {instancePath:instancePath+"/views",schemaPath:"contract:/components/schemas/ProjectBackup/properties/views/type",keyword:"type",params:{type: "array"},schema:schema22.properties.views.type,parentSchema:schema22.properties.views,data:data34};
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
const err43 = {instancePath:instancePath+"/inventories/" + i4+"/name",schemaPath:"contract:/components/schemas/ProjectBackup/properties/inventories/items/properties/name/type",keyword:"type",params:{type: "string"},schema:schema22.properties.inventories.items.properties.name.type,parentSchema:schema22.properties.inventories.items.properties.name,data:data40};
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
const err44 = {instancePath:instancePath+"/inventories/" + i4+"/inventory",schemaPath:"contract:/components/schemas/ProjectBackup/properties/inventories/items/properties/inventory/type",keyword:"type",params:{type: "string"},schema:schema22.properties.inventories.items.properties.inventory.type,parentSchema:schema22.properties.inventories.items.properties.inventory,data:data41};
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
const err45 = {instancePath:instancePath+"/inventories/" + i4+"/ssh_key",schemaPath:"contract:/components/schemas/ProjectBackup/properties/inventories/items/properties/ssh_key/type",keyword:"type",params:{type: schema22.properties.inventories.items.properties.ssh_key.type},schema:schema22.properties.inventories.items.properties.ssh_key.type,parentSchema:schema22.properties.inventories.items.properties.ssh_key,data:data42};
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
const err46 = {instancePath:instancePath+"/inventories/" + i4+"/become_key",schemaPath:"contract:/components/schemas/ProjectBackup/properties/inventories/items/properties/become_key/type",keyword:"type",params:{type: schema22.properties.inventories.items.properties.become_key.type},schema:schema22.properties.inventories.items.properties.become_key.type,parentSchema:schema22.properties.inventories.items.properties.become_key,data:data43};
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
const err47 = {instancePath:instancePath+"/inventories/" + i4+"/type",schemaPath:"contract:/components/schemas/ProjectBackup/properties/inventories/items/properties/type/type",keyword:"type",params:{type: "string"},schema:schema22.properties.inventories.items.properties.type.type,parentSchema:schema22.properties.inventories.items.properties.type,data:data44};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(!(((data44 === "static") || (data44 === "static-yaml")) || (data44 === "file"))){
const err48 = {instancePath:instancePath+"/inventories/" + i4+"/type",schemaPath:"contract:/components/schemas/ProjectBackup/properties/inventories/items/properties/type/enum",keyword:"enum",params:{allowedValues: schema22.properties.inventories.items.properties.type.enum},schema:schema22.properties.inventories.items.properties.type.enum,parentSchema:schema22.properties.inventories.items.properties.type,data:data44};
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
const err49 = {instancePath:instancePath+"/inventories/" + i4,schemaPath:"contract:/components/schemas/ProjectBackup/properties/inventories/items/type",keyword:"type",params:{type: "object"},schema:schema22.properties.inventories.items.type,parentSchema:schema22.properties.inventories.items,data:data39};
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
const err50 = {instancePath:instancePath+"/inventories",schemaPath:"contract:/components/schemas/ProjectBackup/properties/inventories/type",keyword:"type",params:{type: "array"},schema:schema22.properties.inventories.type,parentSchema:schema22.properties.inventories,data:data38};
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
const err51 = {instancePath:instancePath+"/environments/" + i5+"/name",schemaPath:"contract:/components/schemas/ProjectBackup/properties/environments/items/properties/name/type",keyword:"type",params:{type: "string"},schema:schema22.properties.environments.items.properties.name.type,parentSchema:schema22.properties.environments.items.properties.name,data:data47};
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
const err52 = {instancePath:instancePath+"/environments/" + i5+"/password",schemaPath:"contract:/components/schemas/ProjectBackup/properties/environments/items/properties/password/type",keyword:"type",params:{type: schema22.properties.environments.items.properties.password.type},schema:schema22.properties.environments.items.properties.password.type,parentSchema:schema22.properties.environments.items.properties.password,data:data48};
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
const err53 = {instancePath:instancePath+"/environments/" + i5+"/json",schemaPath:"contract:/components/schemas/ProjectBackup/properties/environments/items/properties/json/type",keyword:"type",params:{type: "string"},schema:schema22.properties.environments.items.properties.json.type,parentSchema:schema22.properties.environments.items.properties.json,data:data49};
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
const err54 = {instancePath:instancePath+"/environments/" + i5+"/env",schemaPath:"contract:/components/schemas/ProjectBackup/properties/environments/items/properties/env/type",keyword:"type",params:{type: schema22.properties.environments.items.properties.env.type},schema:schema22.properties.environments.items.properties.env.type,parentSchema:schema22.properties.environments.items.properties.env,data:data50};
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
const err55 = {instancePath:instancePath+"/environments/" + i5,schemaPath:"contract:/components/schemas/ProjectBackup/properties/environments/items/type",keyword:"type",params:{type: "object"},schema:schema22.properties.environments.items.type,parentSchema:schema22.properties.environments.items,data:data46};
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
const err56 = {instancePath:instancePath+"/environments",schemaPath:"contract:/components/schemas/ProjectBackup/properties/environments/type",keyword:"type",params:{type: "array"},schema:schema22.properties.environments.type,parentSchema:schema22.properties.environments,data:data45};
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
const err57 = {instancePath,schemaPath:"contract:/components/schemas/ProjectBackup/type",keyword:"type",params:{type: "object"},schema:schema22.type,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}
validate11.evaluated = {"props":{"meta":true,"templates":true,"repositories":true,"keys":true,"views":true,"inventories":true,"environments":true},"dynamicProps":false,"dynamicItems":false};

exports.v12 = validate12;
const schema23 = {"$id":"contract:/getProjectByProjectIdRole.200.body","type":"object","properties":{"role":{"type":"string"},"permissions":{"type":"number","double":true}}};

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
if(data.role !== undefined){
let data0 = data.role;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"},schema:schema23.properties.role.type,parentSchema:schema23.properties.role,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.permissions !== undefined){
let data1 = data.permissions;
if(!((typeof data1 == "number") && (isFinite(data1)))){
const err1 = {instancePath:instancePath+"/permissions",schemaPath:"#/properties/permissions/type",keyword:"type",params:{type: "number"},schema:schema23.properties.permissions.type,parentSchema:schema23.properties.permissions,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data1 === "bigint"){
const err2 = {instancePath:instancePath+"/permissions",schemaPath:"#/properties/permissions/double",keyword:"double",params:{holder: data, key: "permissions"},schema:true,parentSchema:schema23.properties.permissions,data:data1};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema23.type,parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}
validate12.evaluated = {"props":{"role":true,"permissions":true},"dynamicProps":false,"dynamicItems":false};

exports.v13 = validate13;
const schema24 = {"$id":"contract:/getProjectByProjectIdUsers.200.body","type":"array","items":{"$ref":"contract:/components/schemas/ProjectUser"}};
const schema25 = {"$id":"contract:/components/schemas/ProjectUser","type":"object","properties":{"id":{"type":"integer","minimum":1,"safeInteger":true},"name":{"type":"string"},"username":{"type":"string"}}};

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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id !== undefined){
let data1 = data0.id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err0 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"contract:/components/schemas/ProjectUser/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema25.properties.id.type,parentSchema:schema25.properties.id,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err1 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"contract:/components/schemas/ProjectUser/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema25.properties.id,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(Math.abs(data1) > 9007199254740991){
const err2 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"contract:/components/schemas/ProjectUser/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema25.properties.id,data:data1};
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
if(data0.name !== undefined){
let data2 = data0.name;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/" + i0+"/name",schemaPath:"contract:/components/schemas/ProjectUser/properties/name/type",keyword:"type",params:{type: "string"},schema:schema25.properties.name.type,parentSchema:schema25.properties.name,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.username !== undefined){
let data3 = data0.username;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/" + i0+"/username",schemaPath:"contract:/components/schemas/ProjectUser/properties/username/type",keyword:"type",params:{type: "string"},schema:schema25.properties.username.type,parentSchema:schema25.properties.username,data:data3};
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
const err5 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/ProjectUser/type",keyword:"type",params:{type: "object"},schema:schema25.type,parentSchema:schema25,data:data0};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema24.type,parentSchema:schema24,data};
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
validate13.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v14 = validate14;
const schema26 = {"$id":"contract:/getProjectByProjectIdIntegrations.200.body","type":"array","items":{"$ref":"contract:/components/schemas/Integration"}};
const schema27 = {"$id":"contract:/components/schemas/Integration","type":"object","properties":{"id":{"type":"integer","safeInteger":true},"name":{"type":"string"},"project_id":{"type":"integer","minimum":1,"safeInteger":true},"template_id":{"type":"integer","minimum":1,"safeInteger":true}}};

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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id !== undefined){
let data1 = data0.id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err0 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"contract:/components/schemas/Integration/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema27.properties.id.type,parentSchema:schema27.properties.id,data:data1};
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
const err1 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"contract:/components/schemas/Integration/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema27.properties.id,data:data1};
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
const err2 = {instancePath:instancePath+"/" + i0+"/name",schemaPath:"contract:/components/schemas/Integration/properties/name/type",keyword:"type",params:{type: "string"},schema:schema27.properties.name.type,parentSchema:schema27.properties.name,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.project_id !== undefined){
let data3 = data0.project_id;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err3 = {instancePath:instancePath+"/" + i0+"/project_id",schemaPath:"contract:/components/schemas/Integration/properties/project_id/type",keyword:"type",params:{type: "integer"},schema:schema27.properties.project_id.type,parentSchema:schema27.properties.project_id,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err4 = {instancePath:instancePath+"/" + i0+"/project_id",schemaPath:"contract:/components/schemas/Integration/properties/project_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema27.properties.project_id,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(Math.abs(data3) > 9007199254740991){
const err5 = {instancePath:instancePath+"/" + i0+"/project_id",schemaPath:"contract:/components/schemas/Integration/properties/project_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema27.properties.project_id,data:data3};
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
if(data0.template_id !== undefined){
let data4 = data0.template_id;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err6 = {instancePath:instancePath+"/" + i0+"/template_id",schemaPath:"contract:/components/schemas/Integration/properties/template_id/type",keyword:"type",params:{type: "integer"},schema:schema27.properties.template_id.type,parentSchema:schema27.properties.template_id,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
const err7 = {instancePath:instancePath+"/" + i0+"/template_id",schemaPath:"contract:/components/schemas/Integration/properties/template_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema27.properties.template_id,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(Math.abs(data4) > 9007199254740991){
const err8 = {instancePath:instancePath+"/" + i0+"/template_id",schemaPath:"contract:/components/schemas/Integration/properties/template_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema27.properties.template_id,data:data4};
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
const err9 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/Integration/type",keyword:"type",params:{type: "object"},schema:schema27.type,parentSchema:schema27,data:data0};
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
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema26.type,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate14.errors = vErrors;
return errors === 0;
}
validate14.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v15 = validate15;
const schema28 = {"$id":"contract:/postProjectByProjectIdIntegrations.201.body","$ref":"contract:/components/schemas/Integration"};

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
if(data.id !== undefined){
let data0 = data.id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/Integration/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema27.properties.id.type,parentSchema:schema27.properties.id,data:data0};
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
const err1 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/Integration/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema27.properties.id,data:data0};
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
const err2 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/Integration/properties/name/type",keyword:"type",params:{type: "string"},schema:schema27.properties.name.type,parentSchema:schema27.properties.name,data:data1};
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
const err3 = {instancePath:instancePath+"/project_id",schemaPath:"contract:/components/schemas/Integration/properties/project_id/type",keyword:"type",params:{type: "integer"},schema:schema27.properties.project_id.type,parentSchema:schema27.properties.project_id,data:data2};
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
const err4 = {instancePath:instancePath+"/project_id",schemaPath:"contract:/components/schemas/Integration/properties/project_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema27.properties.project_id,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(Math.abs(data2) > 9007199254740991){
const err5 = {instancePath:instancePath+"/project_id",schemaPath:"contract:/components/schemas/Integration/properties/project_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema27.properties.project_id,data:data2};
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
if(data.template_id !== undefined){
let data3 = data.template_id;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err6 = {instancePath:instancePath+"/template_id",schemaPath:"contract:/components/schemas/Integration/properties/template_id/type",keyword:"type",params:{type: "integer"},schema:schema27.properties.template_id.type,parentSchema:schema27.properties.template_id,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err7 = {instancePath:instancePath+"/template_id",schemaPath:"contract:/components/schemas/Integration/properties/template_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema27.properties.template_id,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(Math.abs(data3) > 9007199254740991){
const err8 = {instancePath:instancePath+"/template_id",schemaPath:"contract:/components/schemas/Integration/properties/template_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema27.properties.template_id,data:data3};
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
const err9 = {instancePath,schemaPath:"contract:/components/schemas/Integration/type",keyword:"type",params:{type: "object"},schema:schema27.type,parentSchema:schema27,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate15.errors = vErrors;
return errors === 0;
}
validate15.evaluated = {"props":{"id":true,"name":true,"project_id":true,"template_id":true},"dynamicProps":false,"dynamicItems":false};

exports.v16 = validate16;
const schema30 = {"$id":"contract:/getProjectByProjectIdIntegrationsByIntegrationIdValues.200.body","type":"array","items":{"$ref":"contract:/components/schemas/IntegrationExtractValue"}};
const schema31 = {"$id":"contract:/components/schemas/IntegrationExtractValue","type":"object","properties":{"id":{"type":"integer","safeInteger":true},"name":{"type":"string"},"value_source":{"type":"string","enum":["body","header"]},"body_data_type":{"type":"string","enum":["json","xml","string"]},"key":{"type":"string"},"variable":{"type":"string"},"integration_id":{"type":"integer","safeInteger":true}}};

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
if(data0.id !== undefined){
let data1 = data0.id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err0 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"contract:/components/schemas/IntegrationExtractValue/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema31.properties.id.type,parentSchema:schema31.properties.id,data:data1};
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
const err1 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"contract:/components/schemas/IntegrationExtractValue/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema31.properties.id,data:data1};
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
const err2 = {instancePath:instancePath+"/" + i0+"/name",schemaPath:"contract:/components/schemas/IntegrationExtractValue/properties/name/type",keyword:"type",params:{type: "string"},schema:schema31.properties.name.type,parentSchema:schema31.properties.name,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.value_source !== undefined){
let data3 = data0.value_source;
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/" + i0+"/value_source",schemaPath:"contract:/components/schemas/IntegrationExtractValue/properties/value_source/type",keyword:"type",params:{type: "string"},schema:schema31.properties.value_source.type,parentSchema:schema31.properties.value_source,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((data3 === "body") || (data3 === "header"))){
const err4 = {instancePath:instancePath+"/" + i0+"/value_source",schemaPath:"contract:/components/schemas/IntegrationExtractValue/properties/value_source/enum",keyword:"enum",params:{allowedValues: schema31.properties.value_source.enum},schema:schema31.properties.value_source.enum,parentSchema:schema31.properties.value_source,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.body_data_type !== undefined){
let data4 = data0.body_data_type;
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/" + i0+"/body_data_type",schemaPath:"contract:/components/schemas/IntegrationExtractValue/properties/body_data_type/type",keyword:"type",params:{type: "string"},schema:schema31.properties.body_data_type.type,parentSchema:schema31.properties.body_data_type,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(((data4 === "json") || (data4 === "xml")) || (data4 === "string"))){
const err6 = {instancePath:instancePath+"/" + i0+"/body_data_type",schemaPath:"contract:/components/schemas/IntegrationExtractValue/properties/body_data_type/enum",keyword:"enum",params:{allowedValues: schema31.properties.body_data_type.enum},schema:schema31.properties.body_data_type.enum,parentSchema:schema31.properties.body_data_type,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.key !== undefined){
let data5 = data0.key;
if(typeof data5 !== "string"){
const err7 = {instancePath:instancePath+"/" + i0+"/key",schemaPath:"contract:/components/schemas/IntegrationExtractValue/properties/key/type",keyword:"type",params:{type: "string"},schema:schema31.properties.key.type,parentSchema:schema31.properties.key,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.variable !== undefined){
let data6 = data0.variable;
if(typeof data6 !== "string"){
const err8 = {instancePath:instancePath+"/" + i0+"/variable",schemaPath:"contract:/components/schemas/IntegrationExtractValue/properties/variable/type",keyword:"type",params:{type: "string"},schema:schema31.properties.variable.type,parentSchema:schema31.properties.variable,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.integration_id !== undefined){
let data7 = data0.integration_id;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err9 = {instancePath:instancePath+"/" + i0+"/integration_id",schemaPath:"contract:/components/schemas/IntegrationExtractValue/properties/integration_id/type",keyword:"type",params:{type: "integer"},schema:schema31.properties.integration_id.type,parentSchema:schema31.properties.integration_id,data:data7};
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
const err10 = {instancePath:instancePath+"/" + i0+"/integration_id",schemaPath:"contract:/components/schemas/IntegrationExtractValue/properties/integration_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema31.properties.integration_id,data:data7};
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
const err11 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/IntegrationExtractValue/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data:data0};
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
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema30.type,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate16.errors = vErrors;
return errors === 0;
}
validate16.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v17 = validate17;
const schema32 = {"$id":"contract:/getProjectByProjectIdIntegrationsByIntegrationIdMatchers.200.body","type":"array","items":{"$ref":"contract:/components/schemas/IntegrationMatcher"}};
const schema33 = {"$id":"contract:/components/schemas/IntegrationMatcher","type":"object","properties":{"id":{"type":"integer","safeInteger":true},"integration_id":{"type":"integer","safeInteger":true},"name":{"type":"string"},"match_type":{"type":"string","enum":["body","header"]},"method":{"type":"string","enum":["equals","unequals","contains"]},"body_data_type":{"type":"string","enum":["json","xml","string"]},"key":{"type":"string"},"value":{"type":"string"}}};

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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id !== undefined){
let data1 = data0.id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err0 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"contract:/components/schemas/IntegrationMatcher/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema33.properties.id.type,parentSchema:schema33.properties.id,data:data1};
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
const err1 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"contract:/components/schemas/IntegrationMatcher/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema33.properties.id,data:data1};
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
if(data0.integration_id !== undefined){
let data2 = data0.integration_id;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err2 = {instancePath:instancePath+"/" + i0+"/integration_id",schemaPath:"contract:/components/schemas/IntegrationMatcher/properties/integration_id/type",keyword:"type",params:{type: "integer"},schema:schema33.properties.integration_id.type,parentSchema:schema33.properties.integration_id,data:data2};
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
const err3 = {instancePath:instancePath+"/" + i0+"/integration_id",schemaPath:"contract:/components/schemas/IntegrationMatcher/properties/integration_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema33.properties.integration_id,data:data2};
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
if(data0.name !== undefined){
let data3 = data0.name;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/" + i0+"/name",schemaPath:"contract:/components/schemas/IntegrationMatcher/properties/name/type",keyword:"type",params:{type: "string"},schema:schema33.properties.name.type,parentSchema:schema33.properties.name,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.match_type !== undefined){
let data4 = data0.match_type;
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/" + i0+"/match_type",schemaPath:"contract:/components/schemas/IntegrationMatcher/properties/match_type/type",keyword:"type",params:{type: "string"},schema:schema33.properties.match_type.type,parentSchema:schema33.properties.match_type,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((data4 === "body") || (data4 === "header"))){
const err6 = {instancePath:instancePath+"/" + i0+"/match_type",schemaPath:"contract:/components/schemas/IntegrationMatcher/properties/match_type/enum",keyword:"enum",params:{allowedValues: schema33.properties.match_type.enum},schema:schema33.properties.match_type.enum,parentSchema:schema33.properties.match_type,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.method !== undefined){
let data5 = data0.method;
if(typeof data5 !== "string"){
const err7 = {instancePath:instancePath+"/" + i0+"/method",schemaPath:"contract:/components/schemas/IntegrationMatcher/properties/method/type",keyword:"type",params:{type: "string"},schema:schema33.properties.method.type,parentSchema:schema33.properties.method,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(((data5 === "equals") || (data5 === "unequals")) || (data5 === "contains"))){
const err8 = {instancePath:instancePath+"/" + i0+"/method",schemaPath:"contract:/components/schemas/IntegrationMatcher/properties/method/enum",keyword:"enum",params:{allowedValues: schema33.properties.method.enum},schema:schema33.properties.method.enum,parentSchema:schema33.properties.method,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.body_data_type !== undefined){
let data6 = data0.body_data_type;
if(typeof data6 !== "string"){
const err9 = {instancePath:instancePath+"/" + i0+"/body_data_type",schemaPath:"contract:/components/schemas/IntegrationMatcher/properties/body_data_type/type",keyword:"type",params:{type: "string"},schema:schema33.properties.body_data_type.type,parentSchema:schema33.properties.body_data_type,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(((data6 === "json") || (data6 === "xml")) || (data6 === "string"))){
const err10 = {instancePath:instancePath+"/" + i0+"/body_data_type",schemaPath:"contract:/components/schemas/IntegrationMatcher/properties/body_data_type/enum",keyword:"enum",params:{allowedValues: schema33.properties.body_data_type.enum},schema:schema33.properties.body_data_type.enum,parentSchema:schema33.properties.body_data_type,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data0.key !== undefined){
let data7 = data0.key;
if(typeof data7 !== "string"){
const err11 = {instancePath:instancePath+"/" + i0+"/key",schemaPath:"contract:/components/schemas/IntegrationMatcher/properties/key/type",keyword:"type",params:{type: "string"},schema:schema33.properties.key.type,parentSchema:schema33.properties.key,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data0.value !== undefined){
let data8 = data0.value;
if(typeof data8 !== "string"){
const err12 = {instancePath:instancePath+"/" + i0+"/value",schemaPath:"contract:/components/schemas/IntegrationMatcher/properties/value/type",keyword:"type",params:{type: "string"},schema:schema33.properties.value.type,parentSchema:schema33.properties.value,data:data8};
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
const err13 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/IntegrationMatcher/type",keyword:"type",params:{type: "object"},schema:schema33.type,parentSchema:schema33,data:data0};
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
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema32.type,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate17.errors = vErrors;
return errors === 0;
}
validate17.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v18 = validate18;
const schema34 = {"$id":"contract:/getProjectByProjectIdKeys.200.body","type":"array","items":{"$ref":"contract:/components/schemas/AccessKey"}};
const schema35 = {"$id":"contract:/components/schemas/AccessKey","type":"object","properties":{"id":{"type":"integer","safeInteger":true},"name":{"type":"string"},"type":{"type":"string","enum":["none","ssh","login_password"]},"project_id":{"type":"integer","safeInteger":true},"login_password":{"type":"object","properties":{"password":{"type":"string"},"login":{"type":"string"}}},"ssh":{"type":"object","properties":{"login":{"type":"string"},"private_key":{"type":"string"}}}}};

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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id !== undefined){
let data1 = data0.id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err0 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"contract:/components/schemas/AccessKey/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema35.properties.id.type,parentSchema:schema35.properties.id,data:data1};
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
const err1 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"contract:/components/schemas/AccessKey/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema35.properties.id,data:data1};
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
const err2 = {instancePath:instancePath+"/" + i0+"/name",schemaPath:"contract:/components/schemas/AccessKey/properties/name/type",keyword:"type",params:{type: "string"},schema:schema35.properties.name.type,parentSchema:schema35.properties.name,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.type !== undefined){
let data3 = data0.type;
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/" + i0+"/type",schemaPath:"contract:/components/schemas/AccessKey/properties/type/type",keyword:"type",params:{type: "string"},schema:schema35.properties.type.type,parentSchema:schema35.properties.type,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(((data3 === "none") || (data3 === "ssh")) || (data3 === "login_password"))){
const err4 = {instancePath:instancePath+"/" + i0+"/type",schemaPath:"contract:/components/schemas/AccessKey/properties/type/enum",keyword:"enum",params:{allowedValues: schema35.properties.type.enum},schema:schema35.properties.type.enum,parentSchema:schema35.properties.type,data:data3};
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
let data4 = data0.project_id;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err5 = {instancePath:instancePath+"/" + i0+"/project_id",schemaPath:"contract:/components/schemas/AccessKey/properties/project_id/type",keyword:"type",params:{type: "integer"},schema:schema35.properties.project_id.type,parentSchema:schema35.properties.project_id,data:data4};
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
const err6 = {instancePath:instancePath+"/" + i0+"/project_id",schemaPath:"contract:/components/schemas/AccessKey/properties/project_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema35.properties.project_id,data:data4};
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
if(data0.login_password !== undefined){
let data5 = data0.login_password;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.password !== undefined){
let data6 = data5.password;
if(typeof data6 !== "string"){
const err7 = {instancePath:instancePath+"/" + i0+"/login_password/password",schemaPath:"contract:/components/schemas/AccessKey/properties/login_password/properties/password/type",keyword:"type",params:{type: "string"},schema:schema35.properties.login_password.properties.password.type,parentSchema:schema35.properties.login_password.properties.password,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data5.login !== undefined){
let data7 = data5.login;
if(typeof data7 !== "string"){
const err8 = {instancePath:instancePath+"/" + i0+"/login_password/login",schemaPath:"contract:/components/schemas/AccessKey/properties/login_password/properties/login/type",keyword:"type",params:{type: "string"},schema:schema35.properties.login_password.properties.login.type,parentSchema:schema35.properties.login_password.properties.login,data:data7};
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
const err9 = {instancePath:instancePath+"/" + i0+"/login_password",schemaPath:"contract:/components/schemas/AccessKey/properties/login_password/type",keyword:"type",params:{type: "object"},schema:schema35.properties.login_password.type,parentSchema:schema35.properties.login_password,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data0.ssh !== undefined){
let data8 = data0.ssh;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.login !== undefined){
let data9 = data8.login;
if(typeof data9 !== "string"){
const err10 = {instancePath:instancePath+"/" + i0+"/ssh/login",schemaPath:"contract:/components/schemas/AccessKey/properties/ssh/properties/login/type",keyword:"type",params:{type: "string"},schema:schema35.properties.ssh.properties.login.type,parentSchema:schema35.properties.ssh.properties.login,data:data9};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data8.private_key !== undefined){
let data10 = data8.private_key;
if(typeof data10 !== "string"){
const err11 = {instancePath:instancePath+"/" + i0+"/ssh/private_key",schemaPath:"contract:/components/schemas/AccessKey/properties/ssh/properties/private_key/type",keyword:"type",params:{type: "string"},schema:schema35.properties.ssh.properties.private_key.type,parentSchema:schema35.properties.ssh.properties.private_key,data:data10};
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
const err12 = {instancePath:instancePath+"/" + i0+"/ssh",schemaPath:"contract:/components/schemas/AccessKey/properties/ssh/type",keyword:"type",params:{type: "object"},schema:schema35.properties.ssh.type,parentSchema:schema35.properties.ssh,data:data8};
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
const err13 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/AccessKey/type",keyword:"type",params:{type: "object"},schema:schema35.type,parentSchema:schema35,data:data0};
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
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema34.type,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate18.errors = vErrors;
return errors === 0;
}
validate18.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v19 = validate19;
const schema36 = {"$id":"contract:/getProjectByProjectIdRepositories.200.body","type":"array","items":{"$ref":"contract:/components/schemas/Repository"}};
const schema37 = {"$id":"contract:/components/schemas/Repository","type":"object","properties":{"id":{"type":"integer","safeInteger":true},"name":{"type":"string"},"project_id":{"type":"integer","safeInteger":true},"git_url":{"type":"string"},"git_branch":{"type":"string"},"ssh_key_id":{"type":"integer","safeInteger":true}}};

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
if(data0.id !== undefined){
let data1 = data0.id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err0 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"contract:/components/schemas/Repository/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema37.properties.id.type,parentSchema:schema37.properties.id,data:data1};
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
const err1 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"contract:/components/schemas/Repository/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema37.properties.id,data:data1};
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
const err2 = {instancePath:instancePath+"/" + i0+"/name",schemaPath:"contract:/components/schemas/Repository/properties/name/type",keyword:"type",params:{type: "string"},schema:schema37.properties.name.type,parentSchema:schema37.properties.name,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.project_id !== undefined){
let data3 = data0.project_id;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err3 = {instancePath:instancePath+"/" + i0+"/project_id",schemaPath:"contract:/components/schemas/Repository/properties/project_id/type",keyword:"type",params:{type: "integer"},schema:schema37.properties.project_id.type,parentSchema:schema37.properties.project_id,data:data3};
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
const err4 = {instancePath:instancePath+"/" + i0+"/project_id",schemaPath:"contract:/components/schemas/Repository/properties/project_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema37.properties.project_id,data:data3};
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
if(data0.git_url !== undefined){
let data4 = data0.git_url;
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/" + i0+"/git_url",schemaPath:"contract:/components/schemas/Repository/properties/git_url/type",keyword:"type",params:{type: "string"},schema:schema37.properties.git_url.type,parentSchema:schema37.properties.git_url,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.git_branch !== undefined){
let data5 = data0.git_branch;
if(typeof data5 !== "string"){
const err6 = {instancePath:instancePath+"/" + i0+"/git_branch",schemaPath:"contract:/components/schemas/Repository/properties/git_branch/type",keyword:"type",params:{type: "string"},schema:schema37.properties.git_branch.type,parentSchema:schema37.properties.git_branch,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.ssh_key_id !== undefined){
let data6 = data0.ssh_key_id;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err7 = {instancePath:instancePath+"/" + i0+"/ssh_key_id",schemaPath:"contract:/components/schemas/Repository/properties/ssh_key_id/type",keyword:"type",params:{type: "integer"},schema:schema37.properties.ssh_key_id.type,parentSchema:schema37.properties.ssh_key_id,data:data6};
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
const err8 = {instancePath:instancePath+"/" + i0+"/ssh_key_id",schemaPath:"contract:/components/schemas/Repository/properties/ssh_key_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema37.properties.ssh_key_id,data:data6};
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
const err9 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/Repository/type",keyword:"type",params:{type: "object"},schema:schema37.type,parentSchema:schema37,data:data0};
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
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema36.type,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate19.errors = vErrors;
return errors === 0;
}
validate19.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v20 = validate20;
const schema38 = {"$id":"contract:/getProjectByProjectIdInventory.200.body","type":"array","items":{"$ref":"contract:/components/schemas/Inventory"}};
const schema39 = {"$id":"contract:/components/schemas/Inventory","type":"object","properties":{"id":{"type":"integer","safeInteger":true},"name":{"type":"string"},"project_id":{"type":"integer","safeInteger":true},"inventory":{"type":"string"},"ssh_key_id":{"type":"integer","safeInteger":true},"become_key_id":{"type":"integer","safeInteger":true},"type":{"type":"string","enum":["static","static-yaml","file"]}}};

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
if(data0.id !== undefined){
let data1 = data0.id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err0 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"contract:/components/schemas/Inventory/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema39.properties.id.type,parentSchema:schema39.properties.id,data:data1};
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
const err1 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"contract:/components/schemas/Inventory/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema39.properties.id,data:data1};
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
const err2 = {instancePath:instancePath+"/" + i0+"/name",schemaPath:"contract:/components/schemas/Inventory/properties/name/type",keyword:"type",params:{type: "string"},schema:schema39.properties.name.type,parentSchema:schema39.properties.name,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.project_id !== undefined){
let data3 = data0.project_id;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err3 = {instancePath:instancePath+"/" + i0+"/project_id",schemaPath:"contract:/components/schemas/Inventory/properties/project_id/type",keyword:"type",params:{type: "integer"},schema:schema39.properties.project_id.type,parentSchema:schema39.properties.project_id,data:data3};
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
const err4 = {instancePath:instancePath+"/" + i0+"/project_id",schemaPath:"contract:/components/schemas/Inventory/properties/project_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema39.properties.project_id,data:data3};
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
if(data0.inventory !== undefined){
let data4 = data0.inventory;
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/" + i0+"/inventory",schemaPath:"contract:/components/schemas/Inventory/properties/inventory/type",keyword:"type",params:{type: "string"},schema:schema39.properties.inventory.type,parentSchema:schema39.properties.inventory,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.ssh_key_id !== undefined){
let data5 = data0.ssh_key_id;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err6 = {instancePath:instancePath+"/" + i0+"/ssh_key_id",schemaPath:"contract:/components/schemas/Inventory/properties/ssh_key_id/type",keyword:"type",params:{type: "integer"},schema:schema39.properties.ssh_key_id.type,parentSchema:schema39.properties.ssh_key_id,data:data5};
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
const err7 = {instancePath:instancePath+"/" + i0+"/ssh_key_id",schemaPath:"contract:/components/schemas/Inventory/properties/ssh_key_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema39.properties.ssh_key_id,data:data5};
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
if(data0.become_key_id !== undefined){
let data6 = data0.become_key_id;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err8 = {instancePath:instancePath+"/" + i0+"/become_key_id",schemaPath:"contract:/components/schemas/Inventory/properties/become_key_id/type",keyword:"type",params:{type: "integer"},schema:schema39.properties.become_key_id.type,parentSchema:schema39.properties.become_key_id,data:data6};
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
const err9 = {instancePath:instancePath+"/" + i0+"/become_key_id",schemaPath:"contract:/components/schemas/Inventory/properties/become_key_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema39.properties.become_key_id,data:data6};
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
if(data0.type !== undefined){
let data7 = data0.type;
if(typeof data7 !== "string"){
const err10 = {instancePath:instancePath+"/" + i0+"/type",schemaPath:"contract:/components/schemas/Inventory/properties/type/type",keyword:"type",params:{type: "string"},schema:schema39.properties.type.type,parentSchema:schema39.properties.type,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(((data7 === "static") || (data7 === "static-yaml")) || (data7 === "file"))){
const err11 = {instancePath:instancePath+"/" + i0+"/type",schemaPath:"contract:/components/schemas/Inventory/properties/type/enum",keyword:"enum",params:{allowedValues: schema39.properties.type.enum},schema:schema39.properties.type.enum,parentSchema:schema39.properties.type,data:data7};
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
const err12 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/Inventory/type",keyword:"type",params:{type: "object"},schema:schema39.type,parentSchema:schema39,data:data0};
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
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema38.type,parentSchema:schema38,data};
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
validate20.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v21 = validate21;
const schema40 = {"$id":"contract:/postProjectByProjectIdInventory.201.body","$ref":"contract:/components/schemas/Inventory"};

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
if(data.id !== undefined){
let data0 = data.id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/Inventory/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema39.properties.id.type,parentSchema:schema39.properties.id,data:data0};
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
const err1 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/Inventory/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema39.properties.id,data:data0};
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
const err2 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/Inventory/properties/name/type",keyword:"type",params:{type: "string"},schema:schema39.properties.name.type,parentSchema:schema39.properties.name,data:data1};
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
const err3 = {instancePath:instancePath+"/project_id",schemaPath:"contract:/components/schemas/Inventory/properties/project_id/type",keyword:"type",params:{type: "integer"},schema:schema39.properties.project_id.type,parentSchema:schema39.properties.project_id,data:data2};
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
const err4 = {instancePath:instancePath+"/project_id",schemaPath:"contract:/components/schemas/Inventory/properties/project_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema39.properties.project_id,data:data2};
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
if(data.inventory !== undefined){
let data3 = data.inventory;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/inventory",schemaPath:"contract:/components/schemas/Inventory/properties/inventory/type",keyword:"type",params:{type: "string"},schema:schema39.properties.inventory.type,parentSchema:schema39.properties.inventory,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.ssh_key_id !== undefined){
let data4 = data.ssh_key_id;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err6 = {instancePath:instancePath+"/ssh_key_id",schemaPath:"contract:/components/schemas/Inventory/properties/ssh_key_id/type",keyword:"type",params:{type: "integer"},schema:schema39.properties.ssh_key_id.type,parentSchema:schema39.properties.ssh_key_id,data:data4};
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
const err7 = {instancePath:instancePath+"/ssh_key_id",schemaPath:"contract:/components/schemas/Inventory/properties/ssh_key_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema39.properties.ssh_key_id,data:data4};
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
let data5 = data.become_key_id;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err8 = {instancePath:instancePath+"/become_key_id",schemaPath:"contract:/components/schemas/Inventory/properties/become_key_id/type",keyword:"type",params:{type: "integer"},schema:schema39.properties.become_key_id.type,parentSchema:schema39.properties.become_key_id,data:data5};
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
const err9 = {instancePath:instancePath+"/become_key_id",schemaPath:"contract:/components/schemas/Inventory/properties/become_key_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema39.properties.become_key_id,data:data5};
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
if(data.type !== undefined){
let data6 = data.type;
if(typeof data6 !== "string"){
const err10 = {instancePath:instancePath+"/type",schemaPath:"contract:/components/schemas/Inventory/properties/type/type",keyword:"type",params:{type: "string"},schema:schema39.properties.type.type,parentSchema:schema39.properties.type,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(((data6 === "static") || (data6 === "static-yaml")) || (data6 === "file"))){
const err11 = {instancePath:instancePath+"/type",schemaPath:"contract:/components/schemas/Inventory/properties/type/enum",keyword:"enum",params:{allowedValues: schema39.properties.type.enum},schema:schema39.properties.type.enum,parentSchema:schema39.properties.type,data:data6};
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
const err12 = {instancePath,schemaPath:"contract:/components/schemas/Inventory/type",keyword:"type",params:{type: "object"},schema:schema39.type,parentSchema:schema39,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":{"id":true,"name":true,"project_id":true,"inventory":true,"ssh_key_id":true,"become_key_id":true,"type":true},"dynamicProps":false,"dynamicItems":false};

exports.v22 = validate22;
const schema42 = {"$id":"contract:/getProjectByProjectIdEnvironment.200.body","type":"array","items":{"$ref":"contract:/components/schemas/Environment"}};
const schema43 = {"$id":"contract:/components/schemas/Environment","type":"object","properties":{"id":{"type":"integer","minimum":1,"safeInteger":true},"name":{"type":"string"},"project_id":{"type":"integer","minimum":1,"safeInteger":true},"password":{"type":"string"},"json":{"type":"string"},"env":{"type":"string"}}};

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
if(data0.id !== undefined){
let data1 = data0.id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err0 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"contract:/components/schemas/Environment/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema43.properties.id.type,parentSchema:schema43.properties.id,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err1 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"contract:/components/schemas/Environment/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema43.properties.id,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(Math.abs(data1) > 9007199254740991){
const err2 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"contract:/components/schemas/Environment/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema43.properties.id,data:data1};
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
if(data0.name !== undefined){
let data2 = data0.name;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/" + i0+"/name",schemaPath:"contract:/components/schemas/Environment/properties/name/type",keyword:"type",params:{type: "string"},schema:schema43.properties.name.type,parentSchema:schema43.properties.name,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.project_id !== undefined){
let data3 = data0.project_id;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err4 = {instancePath:instancePath+"/" + i0+"/project_id",schemaPath:"contract:/components/schemas/Environment/properties/project_id/type",keyword:"type",params:{type: "integer"},schema:schema43.properties.project_id.type,parentSchema:schema43.properties.project_id,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err5 = {instancePath:instancePath+"/" + i0+"/project_id",schemaPath:"contract:/components/schemas/Environment/properties/project_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema43.properties.project_id,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(Math.abs(data3) > 9007199254740991){
const err6 = {instancePath:instancePath+"/" + i0+"/project_id",schemaPath:"contract:/components/schemas/Environment/properties/project_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema43.properties.project_id,data:data3};
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
if(data0.password !== undefined){
let data4 = data0.password;
if(typeof data4 !== "string"){
const err7 = {instancePath:instancePath+"/" + i0+"/password",schemaPath:"contract:/components/schemas/Environment/properties/password/type",keyword:"type",params:{type: "string"},schema:schema43.properties.password.type,parentSchema:schema43.properties.password,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.json !== undefined){
let data5 = data0.json;
if(typeof data5 !== "string"){
const err8 = {instancePath:instancePath+"/" + i0+"/json",schemaPath:"contract:/components/schemas/Environment/properties/json/type",keyword:"type",params:{type: "string"},schema:schema43.properties.json.type,parentSchema:schema43.properties.json,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.env !== undefined){
let data6 = data0.env;
if(typeof data6 !== "string"){
const err9 = {instancePath:instancePath+"/" + i0+"/env",schemaPath:"contract:/components/schemas/Environment/properties/env/type",keyword:"type",params:{type: "string"},schema:schema43.properties.env.type,parentSchema:schema43.properties.env,data:data6};
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
const err10 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/Environment/type",keyword:"type",params:{type: "object"},schema:schema43.type,parentSchema:schema43,data:data0};
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
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema42.type,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v23 = validate23;
const schema44 = {"$id":"contract:/getProjectByProjectIdTemplates.200.body","type":"array","items":{"$ref":"contract:/components/schemas/Template"}};
const schema45 = {"$id":"contract:/components/schemas/Template","type":"object","properties":{"id":{"type":"integer","minimum":1,"safeInteger":true},"project_id":{"type":"integer","minimum":1,"safeInteger":true},"inventory_id":{"type":"integer","minimum":1,"safeInteger":true},"repository_id":{"type":"integer","safeInteger":true},"environment_id":{"type":"integer","minimum":1,"safeInteger":true},"view_id":{"type":"integer","minimum":1,"safeInteger":true},"name":{"type":"string"},"playbook":{"type":"string"},"arguments":{"type":"string"},"description":{"type":"string"},"allow_override_args_in_task":{"type":"boolean"},"suppress_success_alerts":{"type":"boolean"},"app":{"type":"string"},"git_branch":{"type":"string"}}};

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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id !== undefined){
let data1 = data0.id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err0 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"contract:/components/schemas/Template/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema45.properties.id.type,parentSchema:schema45.properties.id,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err1 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"contract:/components/schemas/Template/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema45.properties.id,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(Math.abs(data1) > 9007199254740991){
const err2 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"contract:/components/schemas/Template/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema45.properties.id,data:data1};
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
if(data0.project_id !== undefined){
let data2 = data0.project_id;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err3 = {instancePath:instancePath+"/" + i0+"/project_id",schemaPath:"contract:/components/schemas/Template/properties/project_id/type",keyword:"type",params:{type: "integer"},schema:schema45.properties.project_id.type,parentSchema:schema45.properties.project_id,data:data2};
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
const err4 = {instancePath:instancePath+"/" + i0+"/project_id",schemaPath:"contract:/components/schemas/Template/properties/project_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema45.properties.project_id,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(Math.abs(data2) > 9007199254740991){
const err5 = {instancePath:instancePath+"/" + i0+"/project_id",schemaPath:"contract:/components/schemas/Template/properties/project_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema45.properties.project_id,data:data2};
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
if(data0.inventory_id !== undefined){
let data3 = data0.inventory_id;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err6 = {instancePath:instancePath+"/" + i0+"/inventory_id",schemaPath:"contract:/components/schemas/Template/properties/inventory_id/type",keyword:"type",params:{type: "integer"},schema:schema45.properties.inventory_id.type,parentSchema:schema45.properties.inventory_id,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err7 = {instancePath:instancePath+"/" + i0+"/inventory_id",schemaPath:"contract:/components/schemas/Template/properties/inventory_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema45.properties.inventory_id,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(Math.abs(data3) > 9007199254740991){
const err8 = {instancePath:instancePath+"/" + i0+"/inventory_id",schemaPath:"contract:/components/schemas/Template/properties/inventory_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema45.properties.inventory_id,data:data3};
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
if(data0.repository_id !== undefined){
let data4 = data0.repository_id;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err9 = {instancePath:instancePath+"/" + i0+"/repository_id",schemaPath:"contract:/components/schemas/Template/properties/repository_id/type",keyword:"type",params:{type: "integer"},schema:schema45.properties.repository_id.type,parentSchema:schema45.properties.repository_id,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(Math.abs(data4) > 9007199254740991){
const err10 = {instancePath:instancePath+"/" + i0+"/repository_id",schemaPath:"contract:/components/schemas/Template/properties/repository_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema45.properties.repository_id,data:data4};
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
if(data0.environment_id !== undefined){
let data5 = data0.environment_id;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err11 = {instancePath:instancePath+"/" + i0+"/environment_id",schemaPath:"contract:/components/schemas/Template/properties/environment_id/type",keyword:"type",params:{type: "integer"},schema:schema45.properties.environment_id.type,parentSchema:schema45.properties.environment_id,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
const err12 = {instancePath:instancePath+"/" + i0+"/environment_id",schemaPath:"contract:/components/schemas/Template/properties/environment_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema45.properties.environment_id,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(Math.abs(data5) > 9007199254740991){
const err13 = {instancePath:instancePath+"/" + i0+"/environment_id",schemaPath:"contract:/components/schemas/Template/properties/environment_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema45.properties.environment_id,data:data5};
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
if(data0.view_id !== undefined){
let data6 = data0.view_id;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err14 = {instancePath:instancePath+"/" + i0+"/view_id",schemaPath:"contract:/components/schemas/Template/properties/view_id/type",keyword:"type",params:{type: "integer"},schema:schema45.properties.view_id.type,parentSchema:schema45.properties.view_id,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 1 || isNaN(data6)){
const err15 = {instancePath:instancePath+"/" + i0+"/view_id",schemaPath:"contract:/components/schemas/Template/properties/view_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema45.properties.view_id,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(Math.abs(data6) > 9007199254740991){
const err16 = {instancePath:instancePath+"/" + i0+"/view_id",schemaPath:"contract:/components/schemas/Template/properties/view_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema45.properties.view_id,data:data6};
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
if(data0.name !== undefined){
let data7 = data0.name;
if(typeof data7 !== "string"){
const err17 = {instancePath:instancePath+"/" + i0+"/name",schemaPath:"contract:/components/schemas/Template/properties/name/type",keyword:"type",params:{type: "string"},schema:schema45.properties.name.type,parentSchema:schema45.properties.name,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data0.playbook !== undefined){
let data8 = data0.playbook;
if(typeof data8 !== "string"){
const err18 = {instancePath:instancePath+"/" + i0+"/playbook",schemaPath:"contract:/components/schemas/Template/properties/playbook/type",keyword:"type",params:{type: "string"},schema:schema45.properties.playbook.type,parentSchema:schema45.properties.playbook,data:data8};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data0.arguments !== undefined){
let data9 = data0.arguments;
if(typeof data9 !== "string"){
const err19 = {instancePath:instancePath+"/" + i0+"/arguments",schemaPath:"contract:/components/schemas/Template/properties/arguments/type",keyword:"type",params:{type: "string"},schema:schema45.properties.arguments.type,parentSchema:schema45.properties.arguments,data:data9};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data0.description !== undefined){
let data10 = data0.description;
if(typeof data10 !== "string"){
const err20 = {instancePath:instancePath+"/" + i0+"/description",schemaPath:"contract:/components/schemas/Template/properties/description/type",keyword:"type",params:{type: "string"},schema:schema45.properties.description.type,parentSchema:schema45.properties.description,data:data10};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data0.allow_override_args_in_task !== undefined){
let data11 = data0.allow_override_args_in_task;
if(typeof data11 !== "boolean"){
const err21 = {instancePath:instancePath+"/" + i0+"/allow_override_args_in_task",schemaPath:"contract:/components/schemas/Template/properties/allow_override_args_in_task/type",keyword:"type",params:{type: "boolean"},schema:schema45.properties.allow_override_args_in_task.type,parentSchema:schema45.properties.allow_override_args_in_task,data:data11};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data0.suppress_success_alerts !== undefined){
let data12 = data0.suppress_success_alerts;
if(typeof data12 !== "boolean"){
const err22 = {instancePath:instancePath+"/" + i0+"/suppress_success_alerts",schemaPath:"contract:/components/schemas/Template/properties/suppress_success_alerts/type",keyword:"type",params:{type: "boolean"},schema:schema45.properties.suppress_success_alerts.type,parentSchema:schema45.properties.suppress_success_alerts,data:data12};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data0.app !== undefined){
let data13 = data0.app;
if(typeof data13 !== "string"){
const err23 = {instancePath:instancePath+"/" + i0+"/app",schemaPath:"contract:/components/schemas/Template/properties/app/type",keyword:"type",params:{type: "string"},schema:schema45.properties.app.type,parentSchema:schema45.properties.app,data:data13};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data0.git_branch !== undefined){
let data14 = data0.git_branch;
if(typeof data14 !== "string"){
const err24 = {instancePath:instancePath+"/" + i0+"/git_branch",schemaPath:"contract:/components/schemas/Template/properties/git_branch/type",keyword:"type",params:{type: "string"},schema:schema45.properties.git_branch.type,parentSchema:schema45.properties.git_branch,data:data14};
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
const err25 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/Template/type",keyword:"type",params:{type: "object"},schema:schema45.type,parentSchema:schema45,data:data0};
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
const err26 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema44.type,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v24 = validate24;
const schema46 = {"$id":"contract:/postProjectByProjectIdTemplates.201.body","$ref":"contract:/components/schemas/TemplateRequest"};
const schema47 = {"$id":"contract:/components/schemas/TemplateRequest","type":"object","properties":{"project_id":{"type":"integer","minimum":1,"safeInteger":true},"inventory_id":{"type":"integer","minimum":1,"safeInteger":true},"repository_id":{"type":"integer","minimum":1,"safeInteger":true},"environment_id":{"type":"integer","minimum":1,"safeInteger":true},"view_id":{"type":"integer","minimum":1,"safeInteger":true},"vaults":{"type":"array","items":{"$ref":"contract:/components/schemas/TemplateVault"}},"name":{"type":"string"},"playbook":{"type":"string"},"arguments":{"type":"string"},"description":{"type":"string"},"allow_override_args_in_task":{"type":"boolean"},"limit":{"type":"string"},"suppress_success_alerts":{"type":"boolean"},"app":{"type":"string"},"git_branch":{"type":"string"},"survey_vars":{"type":"array","items":{"$ref":"contract:/components/schemas/TemplateSurveyVar"}}}};
const schema48 = {"$id":"contract:/components/schemas/TemplateVault","type":"object","properties":{"vault_key_id":{"type":"integer","minimum":1,"safeInteger":true},"name":{"type":"string"}}};
const schema49 = {"$id":"contract:/components/schemas/TemplateSurveyVar","type":"object","properties":{"name":{"type":"string"},"title":{"type":"string"},"description":{"type":"string"},"type":{"type":"string"},"required":{"type":"boolean"}}};

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
if(data.project_id !== undefined){
let data0 = data.project_id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/type",keyword:"type",params:{type: "integer"},schema:schema47.properties.project_id.type,parentSchema:schema47.properties.project_id,data:data0};
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
const err1 = {instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema47.properties.project_id,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(Math.abs(data0) > 9007199254740991){
const err2 = {instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema47.properties.project_id,data:data0};
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
const err3 = {instancePath:instancePath+"/inventory_id",schemaPath:"#/properties/inventory_id/type",keyword:"type",params:{type: "integer"},schema:schema47.properties.inventory_id.type,parentSchema:schema47.properties.inventory_id,data:data1};
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
const err4 = {instancePath:instancePath+"/inventory_id",schemaPath:"#/properties/inventory_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema47.properties.inventory_id,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(Math.abs(data1) > 9007199254740991){
const err5 = {instancePath:instancePath+"/inventory_id",schemaPath:"#/properties/inventory_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema47.properties.inventory_id,data:data1};
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
const err6 = {instancePath:instancePath+"/repository_id",schemaPath:"#/properties/repository_id/type",keyword:"type",params:{type: "integer"},schema:schema47.properties.repository_id.type,parentSchema:schema47.properties.repository_id,data:data2};
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
const err7 = {instancePath:instancePath+"/repository_id",schemaPath:"#/properties/repository_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema47.properties.repository_id,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(Math.abs(data2) > 9007199254740991){
const err8 = {instancePath:instancePath+"/repository_id",schemaPath:"#/properties/repository_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema47.properties.repository_id,data:data2};
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
const err9 = {instancePath:instancePath+"/environment_id",schemaPath:"#/properties/environment_id/type",keyword:"type",params:{type: "integer"},schema:schema47.properties.environment_id.type,parentSchema:schema47.properties.environment_id,data:data3};
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
const err10 = {instancePath:instancePath+"/environment_id",schemaPath:"#/properties/environment_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema47.properties.environment_id,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(Math.abs(data3) > 9007199254740991){
const err11 = {instancePath:instancePath+"/environment_id",schemaPath:"#/properties/environment_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema47.properties.environment_id,data:data3};
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
const err12 = {instancePath:instancePath+"/view_id",schemaPath:"#/properties/view_id/type",keyword:"type",params:{type: "integer"},schema:schema47.properties.view_id.type,parentSchema:schema47.properties.view_id,data:data4};
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
const err13 = {instancePath:instancePath+"/view_id",schemaPath:"#/properties/view_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema47.properties.view_id,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(Math.abs(data4) > 9007199254740991){
const err14 = {instancePath:instancePath+"/view_id",schemaPath:"#/properties/view_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema47.properties.view_id,data:data4};
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
const err15 = {instancePath:instancePath+"/vaults/" + i0+"/vault_key_id",schemaPath:"contract:/components/schemas/TemplateVault/properties/vault_key_id/type",keyword:"type",params:{type: "integer"},schema:schema48.properties.vault_key_id.type,parentSchema:schema48.properties.vault_key_id,data:data7};
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
const err16 = {instancePath:instancePath+"/vaults/" + i0+"/vault_key_id",schemaPath:"contract:/components/schemas/TemplateVault/properties/vault_key_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema48.properties.vault_key_id,data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(Math.abs(data7) > 9007199254740991){
const err17 = {instancePath:instancePath+"/vaults/" + i0+"/vault_key_id",schemaPath:"contract:/components/schemas/TemplateVault/properties/vault_key_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema48.properties.vault_key_id,data:data7};
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
const err18 = {instancePath:instancePath+"/vaults/" + i0+"/name",schemaPath:"contract:/components/schemas/TemplateVault/properties/name/type",keyword:"type",params:{type: "string"},schema:schema48.properties.name.type,parentSchema:schema48.properties.name,data:data8};
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
const err19 = {instancePath:instancePath+"/vaults/" + i0,schemaPath:"contract:/components/schemas/TemplateVault/type",keyword:"type",params:{type: "object"},schema:schema48.type,parentSchema:schema48,data:data6};
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
const err20 = {instancePath:instancePath+"/vaults",schemaPath:"#/properties/vaults/type",keyword:"type",params:{type: "array"},schema:schema47.properties.vaults.type,parentSchema:schema47.properties.vaults,data:data5};
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
const err21 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema47.properties.name.type,parentSchema:schema47.properties.name,data:data9};
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
const err22 = {instancePath:instancePath+"/playbook",schemaPath:"#/properties/playbook/type",keyword:"type",params:{type: "string"},schema:schema47.properties.playbook.type,parentSchema:schema47.properties.playbook,data:data10};
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
const err23 = {instancePath:instancePath+"/arguments",schemaPath:"#/properties/arguments/type",keyword:"type",params:{type: "string"},schema:schema47.properties.arguments.type,parentSchema:schema47.properties.arguments,data:data11};
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
const err24 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},schema:schema47.properties.description.type,parentSchema:schema47.properties.description,data:data12};
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
const err25 = {instancePath:instancePath+"/allow_override_args_in_task",schemaPath:"#/properties/allow_override_args_in_task/type",keyword:"type",params:{type: "boolean"},schema:schema47.properties.allow_override_args_in_task.type,parentSchema:schema47.properties.allow_override_args_in_task,data:data13};
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
const err26 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "string"},schema:schema47.properties.limit.type,parentSchema:schema47.properties.limit,data:data14};
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
const err27 = {instancePath:instancePath+"/suppress_success_alerts",schemaPath:"#/properties/suppress_success_alerts/type",keyword:"type",params:{type: "boolean"},schema:schema47.properties.suppress_success_alerts.type,parentSchema:schema47.properties.suppress_success_alerts,data:data15};
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
const err28 = {instancePath:instancePath+"/app",schemaPath:"#/properties/app/type",keyword:"type",params:{type: "string"},schema:schema47.properties.app.type,parentSchema:schema47.properties.app,data:data16};
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
const err29 = {instancePath:instancePath+"/git_branch",schemaPath:"#/properties/git_branch/type",keyword:"type",params:{type: "string"},schema:schema47.properties.git_branch.type,parentSchema:schema47.properties.git_branch,data:data17};
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
const err30 = {instancePath:instancePath+"/survey_vars/" + i1+"/name",schemaPath:"contract:/components/schemas/TemplateSurveyVar/properties/name/type",keyword:"type",params:{type: "string"},schema:schema49.properties.name.type,parentSchema:schema49.properties.name,data:data20};
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
const err31 = {instancePath:instancePath+"/survey_vars/" + i1+"/title",schemaPath:"contract:/components/schemas/TemplateSurveyVar/properties/title/type",keyword:"type",params:{type: "string"},schema:schema49.properties.title.type,parentSchema:schema49.properties.title,data:data21};
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
const err32 = {instancePath:instancePath+"/survey_vars/" + i1+"/description",schemaPath:"contract:/components/schemas/TemplateSurveyVar/properties/description/type",keyword:"type",params:{type: "string"},schema:schema49.properties.description.type,parentSchema:schema49.properties.description,data:data22};
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
const err33 = {instancePath:instancePath+"/survey_vars/" + i1+"/type",schemaPath:"contract:/components/schemas/TemplateSurveyVar/properties/type/type",keyword:"type",params:{type: "string"},schema:schema49.properties.type.type,parentSchema:schema49.properties.type,data:data23};
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
const err34 = {instancePath:instancePath+"/survey_vars/" + i1+"/required",schemaPath:"contract:/components/schemas/TemplateSurveyVar/properties/required/type",keyword:"type",params:{type: "boolean"},schema:schema49.properties.required.type,parentSchema:schema49.properties.required,data:data24};
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
const err35 = {instancePath:instancePath+"/survey_vars/" + i1,schemaPath:"contract:/components/schemas/TemplateSurveyVar/type",keyword:"type",params:{type: "object"},schema:schema49.type,parentSchema:schema49,data:data19};
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
const err36 = {instancePath:instancePath+"/survey_vars",schemaPath:"#/properties/survey_vars/type",keyword:"type",params:{type: "array"},schema:schema47.properties.survey_vars.type,parentSchema:schema47.properties.survey_vars,data:data18};
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
const err37 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema47.type,parentSchema:schema47,data};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":{"project_id":true,"inventory_id":true,"repository_id":true,"environment_id":true,"view_id":true,"vaults":true,"name":true,"playbook":true,"arguments":true,"description":true,"allow_override_args_in_task":true,"limit":true,"suppress_success_alerts":true,"app":true,"git_branch":true,"survey_vars":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate25.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate25.errors);
errors = vErrors.length;
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":{"project_id":true,"inventory_id":true,"repository_id":true,"environment_id":true,"view_id":true,"vaults":true,"name":true,"playbook":true,"arguments":true,"description":true,"allow_override_args_in_task":true,"limit":true,"suppress_success_alerts":true,"app":true,"git_branch":true,"survey_vars":true},"dynamicProps":false,"dynamicItems":false};

exports.v25 = validate27;
const schema50 = {"$id":"contract:/getProjectByProjectIdTemplatesByTemplateId.200.body","$ref":"contract:/components/schemas/Template"};

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
if(data.id !== undefined){
let data0 = data.id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/Template/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema45.properties.id.type,parentSchema:schema45.properties.id,data:data0};
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
const err1 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/Template/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema45.properties.id,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(Math.abs(data0) > 9007199254740991){
const err2 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/Template/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema45.properties.id,data:data0};
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
if(data.project_id !== undefined){
let data1 = data.project_id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/project_id",schemaPath:"contract:/components/schemas/Template/properties/project_id/type",keyword:"type",params:{type: "integer"},schema:schema45.properties.project_id.type,parentSchema:schema45.properties.project_id,data:data1};
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
const err4 = {instancePath:instancePath+"/project_id",schemaPath:"contract:/components/schemas/Template/properties/project_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema45.properties.project_id,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(Math.abs(data1) > 9007199254740991){
const err5 = {instancePath:instancePath+"/project_id",schemaPath:"contract:/components/schemas/Template/properties/project_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema45.properties.project_id,data:data1};
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
if(data.inventory_id !== undefined){
let data2 = data.inventory_id;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/inventory_id",schemaPath:"contract:/components/schemas/Template/properties/inventory_id/type",keyword:"type",params:{type: "integer"},schema:schema45.properties.inventory_id.type,parentSchema:schema45.properties.inventory_id,data:data2};
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
const err7 = {instancePath:instancePath+"/inventory_id",schemaPath:"contract:/components/schemas/Template/properties/inventory_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema45.properties.inventory_id,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(Math.abs(data2) > 9007199254740991){
const err8 = {instancePath:instancePath+"/inventory_id",schemaPath:"contract:/components/schemas/Template/properties/inventory_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema45.properties.inventory_id,data:data2};
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
if(data.repository_id !== undefined){
let data3 = data.repository_id;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err9 = {instancePath:instancePath+"/repository_id",schemaPath:"contract:/components/schemas/Template/properties/repository_id/type",keyword:"type",params:{type: "integer"},schema:schema45.properties.repository_id.type,parentSchema:schema45.properties.repository_id,data:data3};
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
const err10 = {instancePath:instancePath+"/repository_id",schemaPath:"contract:/components/schemas/Template/properties/repository_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema45.properties.repository_id,data:data3};
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
if(data.environment_id !== undefined){
let data4 = data.environment_id;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err11 = {instancePath:instancePath+"/environment_id",schemaPath:"contract:/components/schemas/Template/properties/environment_id/type",keyword:"type",params:{type: "integer"},schema:schema45.properties.environment_id.type,parentSchema:schema45.properties.environment_id,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
const err12 = {instancePath:instancePath+"/environment_id",schemaPath:"contract:/components/schemas/Template/properties/environment_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema45.properties.environment_id,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(Math.abs(data4) > 9007199254740991){
const err13 = {instancePath:instancePath+"/environment_id",schemaPath:"contract:/components/schemas/Template/properties/environment_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema45.properties.environment_id,data:data4};
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
if(data.view_id !== undefined){
let data5 = data.view_id;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err14 = {instancePath:instancePath+"/view_id",schemaPath:"contract:/components/schemas/Template/properties/view_id/type",keyword:"type",params:{type: "integer"},schema:schema45.properties.view_id.type,parentSchema:schema45.properties.view_id,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
const err15 = {instancePath:instancePath+"/view_id",schemaPath:"contract:/components/schemas/Template/properties/view_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema45.properties.view_id,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(Math.abs(data5) > 9007199254740991){
const err16 = {instancePath:instancePath+"/view_id",schemaPath:"contract:/components/schemas/Template/properties/view_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema45.properties.view_id,data:data5};
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
if(data.name !== undefined){
let data6 = data.name;
if(typeof data6 !== "string"){
const err17 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/Template/properties/name/type",keyword:"type",params:{type: "string"},schema:schema45.properties.name.type,parentSchema:schema45.properties.name,data:data6};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.playbook !== undefined){
let data7 = data.playbook;
if(typeof data7 !== "string"){
const err18 = {instancePath:instancePath+"/playbook",schemaPath:"contract:/components/schemas/Template/properties/playbook/type",keyword:"type",params:{type: "string"},schema:schema45.properties.playbook.type,parentSchema:schema45.properties.playbook,data:data7};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.arguments !== undefined){
let data8 = data.arguments;
if(typeof data8 !== "string"){
const err19 = {instancePath:instancePath+"/arguments",schemaPath:"contract:/components/schemas/Template/properties/arguments/type",keyword:"type",params:{type: "string"},schema:schema45.properties.arguments.type,parentSchema:schema45.properties.arguments,data:data8};
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
let data9 = data.description;
if(typeof data9 !== "string"){
const err20 = {instancePath:instancePath+"/description",schemaPath:"contract:/components/schemas/Template/properties/description/type",keyword:"type",params:{type: "string"},schema:schema45.properties.description.type,parentSchema:schema45.properties.description,data:data9};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.allow_override_args_in_task !== undefined){
let data10 = data.allow_override_args_in_task;
if(typeof data10 !== "boolean"){
const err21 = {instancePath:instancePath+"/allow_override_args_in_task",schemaPath:"contract:/components/schemas/Template/properties/allow_override_args_in_task/type",keyword:"type",params:{type: "boolean"},schema:schema45.properties.allow_override_args_in_task.type,parentSchema:schema45.properties.allow_override_args_in_task,data:data10};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.suppress_success_alerts !== undefined){
let data11 = data.suppress_success_alerts;
if(typeof data11 !== "boolean"){
const err22 = {instancePath:instancePath+"/suppress_success_alerts",schemaPath:"contract:/components/schemas/Template/properties/suppress_success_alerts/type",keyword:"type",params:{type: "boolean"},schema:schema45.properties.suppress_success_alerts.type,parentSchema:schema45.properties.suppress_success_alerts,data:data11};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.app !== undefined){
let data12 = data.app;
if(typeof data12 !== "string"){
const err23 = {instancePath:instancePath+"/app",schemaPath:"contract:/components/schemas/Template/properties/app/type",keyword:"type",params:{type: "string"},schema:schema45.properties.app.type,parentSchema:schema45.properties.app,data:data12};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.git_branch !== undefined){
let data13 = data.git_branch;
if(typeof data13 !== "string"){
const err24 = {instancePath:instancePath+"/git_branch",schemaPath:"contract:/components/schemas/Template/properties/git_branch/type",keyword:"type",params:{type: "string"},schema:schema45.properties.git_branch.type,parentSchema:schema45.properties.git_branch,data:data13};
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
const err25 = {instancePath,schemaPath:"contract:/components/schemas/Template/type",keyword:"type",params:{type: "object"},schema:schema45.type,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":{"id":true,"project_id":true,"inventory_id":true,"repository_id":true,"environment_id":true,"view_id":true,"name":true,"playbook":true,"arguments":true,"description":true,"allow_override_args_in_task":true,"suppress_success_alerts":true,"app":true,"git_branch":true},"dynamicProps":false,"dynamicItems":false};

exports.v26 = validate28;
const schema52 = {"$id":"contract:/getProjectByProjectIdSchedulesByScheduleId.200.body","$ref":"contract:/components/schemas/Schedule"};
const schema53 = {"$id":"contract:/components/schemas/Schedule","type":"object","properties":{"id":{"type":"integer","safeInteger":true},"cron_format":{"type":"string"},"project_id":{"type":"integer","safeInteger":true},"template_id":{"type":"integer","safeInteger":true},"name":{"type":"string"},"active":{"type":"boolean"}}};

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
if(data.id !== undefined){
let data0 = data.id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/Schedule/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema53.properties.id.type,parentSchema:schema53.properties.id,data:data0};
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
const err1 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/Schedule/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema53.properties.id,data:data0};
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
const err2 = {instancePath:instancePath+"/cron_format",schemaPath:"contract:/components/schemas/Schedule/properties/cron_format/type",keyword:"type",params:{type: "string"},schema:schema53.properties.cron_format.type,parentSchema:schema53.properties.cron_format,data:data1};
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
const err3 = {instancePath:instancePath+"/project_id",schemaPath:"contract:/components/schemas/Schedule/properties/project_id/type",keyword:"type",params:{type: "integer"},schema:schema53.properties.project_id.type,parentSchema:schema53.properties.project_id,data:data2};
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
const err4 = {instancePath:instancePath+"/project_id",schemaPath:"contract:/components/schemas/Schedule/properties/project_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema53.properties.project_id,data:data2};
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
const err5 = {instancePath:instancePath+"/template_id",schemaPath:"contract:/components/schemas/Schedule/properties/template_id/type",keyword:"type",params:{type: "integer"},schema:schema53.properties.template_id.type,parentSchema:schema53.properties.template_id,data:data3};
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
const err6 = {instancePath:instancePath+"/template_id",schemaPath:"contract:/components/schemas/Schedule/properties/template_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema53.properties.template_id,data:data3};
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
const err7 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/Schedule/properties/name/type",keyword:"type",params:{type: "string"},schema:schema53.properties.name.type,parentSchema:schema53.properties.name,data:data4};
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
const err8 = {instancePath:instancePath+"/active",schemaPath:"contract:/components/schemas/Schedule/properties/active/type",keyword:"type",params:{type: "boolean"},schema:schema53.properties.active.type,parentSchema:schema53.properties.active,data:data5};
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
const err9 = {instancePath,schemaPath:"contract:/components/schemas/Schedule/type",keyword:"type",params:{type: "object"},schema:schema53.type,parentSchema:schema53,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":{"id":true,"cron_format":true,"project_id":true,"template_id":true,"name":true,"active":true},"dynamicProps":false,"dynamicItems":false};

exports.v27 = validate29;
const schema54 = {"$id":"contract:/getProjectByProjectIdViews.200.body","type":"array","items":{"$ref":"contract:/components/schemas/View"}};
const schema55 = {"$id":"contract:/components/schemas/View","type":"object","properties":{"id":{"type":"integer","safeInteger":true},"title":{"type":"string"},"project_id":{"type":"integer","safeInteger":true},"position":{"type":"integer","safeInteger":true}}};

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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id !== undefined){
let data1 = data0.id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err0 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"contract:/components/schemas/View/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema55.properties.id.type,parentSchema:schema55.properties.id,data:data1};
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
const err1 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"contract:/components/schemas/View/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema55.properties.id,data:data1};
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
if(data0.title !== undefined){
let data2 = data0.title;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/" + i0+"/title",schemaPath:"contract:/components/schemas/View/properties/title/type",keyword:"type",params:{type: "string"},schema:schema55.properties.title.type,parentSchema:schema55.properties.title,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.project_id !== undefined){
let data3 = data0.project_id;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err3 = {instancePath:instancePath+"/" + i0+"/project_id",schemaPath:"contract:/components/schemas/View/properties/project_id/type",keyword:"type",params:{type: "integer"},schema:schema55.properties.project_id.type,parentSchema:schema55.properties.project_id,data:data3};
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
const err4 = {instancePath:instancePath+"/" + i0+"/project_id",schemaPath:"contract:/components/schemas/View/properties/project_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema55.properties.project_id,data:data3};
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
if(data0.position !== undefined){
let data4 = data0.position;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err5 = {instancePath:instancePath+"/" + i0+"/position",schemaPath:"contract:/components/schemas/View/properties/position/type",keyword:"type",params:{type: "integer"},schema:schema55.properties.position.type,parentSchema:schema55.properties.position,data:data4};
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
const err6 = {instancePath:instancePath+"/" + i0+"/position",schemaPath:"contract:/components/schemas/View/properties/position/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema55.properties.position,data:data4};
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
const err7 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/View/type",keyword:"type",params:{type: "object"},schema:schema55.type,parentSchema:schema55,data:data0};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema54.type,parentSchema:schema54,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v28 = validate30;
const schema56 = {"$id":"contract:/postProjectByProjectIdViews.201.body","$ref":"contract:/components/schemas/View"};

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
if(data.id !== undefined){
let data0 = data.id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/View/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema55.properties.id.type,parentSchema:schema55.properties.id,data:data0};
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
const err1 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/View/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema55.properties.id,data:data0};
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
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/title",schemaPath:"contract:/components/schemas/View/properties/title/type",keyword:"type",params:{type: "string"},schema:schema55.properties.title.type,parentSchema:schema55.properties.title,data:data1};
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
const err3 = {instancePath:instancePath+"/project_id",schemaPath:"contract:/components/schemas/View/properties/project_id/type",keyword:"type",params:{type: "integer"},schema:schema55.properties.project_id.type,parentSchema:schema55.properties.project_id,data:data2};
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
const err4 = {instancePath:instancePath+"/project_id",schemaPath:"contract:/components/schemas/View/properties/project_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema55.properties.project_id,data:data2};
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
if(data.position !== undefined){
let data3 = data.position;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err5 = {instancePath:instancePath+"/position",schemaPath:"contract:/components/schemas/View/properties/position/type",keyword:"type",params:{type: "integer"},schema:schema55.properties.position.type,parentSchema:schema55.properties.position,data:data3};
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
const err6 = {instancePath:instancePath+"/position",schemaPath:"contract:/components/schemas/View/properties/position/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema55.properties.position,data:data3};
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
const err7 = {instancePath,schemaPath:"contract:/components/schemas/View/type",keyword:"type",params:{type: "object"},schema:schema55.type,parentSchema:schema55,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":{"id":true,"title":true,"project_id":true,"position":true},"dynamicProps":false,"dynamicItems":false};

exports.v29 = validate31;
const schema58 = {"$id":"contract:/getProjectByProjectIdTasks.200.body","type":"array","items":{"$ref":"contract:/components/schemas/Task"}};
const schema59 = {"$id":"contract:/components/schemas/Task","type":"object","properties":{"id":{"type":"integer","safeInteger":true},"template_id":{"type":"integer","safeInteger":true},"status":{"type":"string"},"debug":{"type":"boolean"},"playbook":{"type":"string"},"environment":{"type":"string"},"secret":{"type":"string"},"limit":{"type":"string"},"git_branch":{"type":["string","null"]}}};

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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id !== undefined){
let data1 = data0.id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err0 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"contract:/components/schemas/Task/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema59.properties.id.type,parentSchema:schema59.properties.id,data:data1};
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
const err1 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"contract:/components/schemas/Task/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema59.properties.id,data:data1};
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
if(data0.template_id !== undefined){
let data2 = data0.template_id;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err2 = {instancePath:instancePath+"/" + i0+"/template_id",schemaPath:"contract:/components/schemas/Task/properties/template_id/type",keyword:"type",params:{type: "integer"},schema:schema59.properties.template_id.type,parentSchema:schema59.properties.template_id,data:data2};
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
const err3 = {instancePath:instancePath+"/" + i0+"/template_id",schemaPath:"contract:/components/schemas/Task/properties/template_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema59.properties.template_id,data:data2};
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
const err4 = {instancePath:instancePath+"/" + i0+"/status",schemaPath:"contract:/components/schemas/Task/properties/status/type",keyword:"type",params:{type: "string"},schema:schema59.properties.status.type,parentSchema:schema59.properties.status,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.debug !== undefined){
let data4 = data0.debug;
if(typeof data4 !== "boolean"){
const err5 = {instancePath:instancePath+"/" + i0+"/debug",schemaPath:"contract:/components/schemas/Task/properties/debug/type",keyword:"type",params:{type: "boolean"},schema:schema59.properties.debug.type,parentSchema:schema59.properties.debug,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.playbook !== undefined){
let data5 = data0.playbook;
if(typeof data5 !== "string"){
const err6 = {instancePath:instancePath+"/" + i0+"/playbook",schemaPath:"contract:/components/schemas/Task/properties/playbook/type",keyword:"type",params:{type: "string"},schema:schema59.properties.playbook.type,parentSchema:schema59.properties.playbook,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.environment !== undefined){
let data6 = data0.environment;
if(typeof data6 !== "string"){
const err7 = {instancePath:instancePath+"/" + i0+"/environment",schemaPath:"contract:/components/schemas/Task/properties/environment/type",keyword:"type",params:{type: "string"},schema:schema59.properties.environment.type,parentSchema:schema59.properties.environment,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.secret !== undefined){
let data7 = data0.secret;
if(typeof data7 !== "string"){
const err8 = {instancePath:instancePath+"/" + i0+"/secret",schemaPath:"contract:/components/schemas/Task/properties/secret/type",keyword:"type",params:{type: "string"},schema:schema59.properties.secret.type,parentSchema:schema59.properties.secret,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.limit !== undefined){
let data8 = data0.limit;
if(typeof data8 !== "string"){
const err9 = {instancePath:instancePath+"/" + i0+"/limit",schemaPath:"contract:/components/schemas/Task/properties/limit/type",keyword:"type",params:{type: "string"},schema:schema59.properties.limit.type,parentSchema:schema59.properties.limit,data:data8};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data0.git_branch !== undefined){
let data9 = data0.git_branch;
if((typeof data9 !== "string") && (data9 !== null)){
const err10 = {instancePath:instancePath+"/" + i0+"/git_branch",schemaPath:"contract:/components/schemas/Task/properties/git_branch/type",keyword:"type",params:{type: schema59.properties.git_branch.type},schema:schema59.properties.git_branch.type,parentSchema:schema59.properties.git_branch,data:data9};
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
const err11 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/Task/type",keyword:"type",params:{type: "object"},schema:schema59.type,parentSchema:schema59,data:data0};
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
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema58.type,parentSchema:schema58,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v30 = validate32;
const schema60 = {"$id":"contract:/postProjectByProjectIdTasks.201.body","$ref":"contract:/components/schemas/Task"};

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
if(data.id !== undefined){
let data0 = data.id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/Task/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema59.properties.id.type,parentSchema:schema59.properties.id,data:data0};
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
const err1 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/Task/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema59.properties.id,data:data0};
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
if(data.template_id !== undefined){
let data1 = data.template_id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/template_id",schemaPath:"contract:/components/schemas/Task/properties/template_id/type",keyword:"type",params:{type: "integer"},schema:schema59.properties.template_id.type,parentSchema:schema59.properties.template_id,data:data1};
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
const err3 = {instancePath:instancePath+"/template_id",schemaPath:"contract:/components/schemas/Task/properties/template_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema59.properties.template_id,data:data1};
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
const err4 = {instancePath:instancePath+"/status",schemaPath:"contract:/components/schemas/Task/properties/status/type",keyword:"type",params:{type: "string"},schema:schema59.properties.status.type,parentSchema:schema59.properties.status,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.debug !== undefined){
let data3 = data.debug;
if(typeof data3 !== "boolean"){
const err5 = {instancePath:instancePath+"/debug",schemaPath:"contract:/components/schemas/Task/properties/debug/type",keyword:"type",params:{type: "boolean"},schema:schema59.properties.debug.type,parentSchema:schema59.properties.debug,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.playbook !== undefined){
let data4 = data.playbook;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/playbook",schemaPath:"contract:/components/schemas/Task/properties/playbook/type",keyword:"type",params:{type: "string"},schema:schema59.properties.playbook.type,parentSchema:schema59.properties.playbook,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.environment !== undefined){
let data5 = data.environment;
if(typeof data5 !== "string"){
const err7 = {instancePath:instancePath+"/environment",schemaPath:"contract:/components/schemas/Task/properties/environment/type",keyword:"type",params:{type: "string"},schema:schema59.properties.environment.type,parentSchema:schema59.properties.environment,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.secret !== undefined){
let data6 = data.secret;
if(typeof data6 !== "string"){
const err8 = {instancePath:instancePath+"/secret",schemaPath:"contract:/components/schemas/Task/properties/secret/type",keyword:"type",params:{type: "string"},schema:schema59.properties.secret.type,parentSchema:schema59.properties.secret,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.limit !== undefined){
let data7 = data.limit;
if(typeof data7 !== "string"){
const err9 = {instancePath:instancePath+"/limit",schemaPath:"contract:/components/schemas/Task/properties/limit/type",keyword:"type",params:{type: "string"},schema:schema59.properties.limit.type,parentSchema:schema59.properties.limit,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.git_branch !== undefined){
let data8 = data.git_branch;
if((typeof data8 !== "string") && (data8 !== null)){
const err10 = {instancePath:instancePath+"/git_branch",schemaPath:"contract:/components/schemas/Task/properties/git_branch/type",keyword:"type",params:{type: schema59.properties.git_branch.type},schema:schema59.properties.git_branch.type,parentSchema:schema59.properties.git_branch,data:data8};
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
const err11 = {instancePath,schemaPath:"contract:/components/schemas/Task/type",keyword:"type",params:{type: "object"},schema:schema59.type,parentSchema:schema59,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":{"id":true,"template_id":true,"status":true,"debug":true,"playbook":true,"environment":true,"secret":true,"limit":true,"git_branch":true},"dynamicProps":false,"dynamicItems":false};

exports.v31 = validate33;
const schema62 = {"$id":"contract:/getProjectByProjectIdTasksByTaskIdOutput.200.body","type":"array","items":{"$ref":"contract:/components/schemas/TaskOutput"}};
const schema63 = {"$id":"contract:/components/schemas/TaskOutput","type":"object","properties":{"task_id":{"type":"integer","safeInteger":true},"task":{"type":"string"},"time":{"type":"string","format":"date-time","leapSecond":"date-time"},"output":{"type":"string"}}};
const formats0 = /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)[Tt](?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.task_id !== undefined){
let data1 = data0.task_id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err0 = {instancePath:instancePath+"/" + i0+"/task_id",schemaPath:"contract:/components/schemas/TaskOutput/properties/task_id/type",keyword:"type",params:{type: "integer"},schema:schema63.properties.task_id.type,parentSchema:schema63.properties.task_id,data:data1};
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
const err1 = {instancePath:instancePath+"/" + i0+"/task_id",schemaPath:"contract:/components/schemas/TaskOutput/properties/task_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema63.properties.task_id,data:data1};
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
if(data0.task !== undefined){
let data2 = data0.task;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/" + i0+"/task",schemaPath:"contract:/components/schemas/TaskOutput/properties/task/type",keyword:"type",params:{type: "string"},schema:schema63.properties.task.type,parentSchema:schema63.properties.task,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.time !== undefined){
let data3 = data0.time;
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
const err3 = {instancePath:instancePath+"/" + i0+"/time",schemaPath:"contract:/components/schemas/TaskOutput/properties/time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema63.properties.time,data:data3};
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
const err4 = {instancePath:instancePath+"/" + i0+"/time",schemaPath:"contract:/components/schemas/TaskOutput/properties/time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema63.properties.time,data:data3};
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
const err5 = {instancePath:instancePath+"/" + i0+"/time",schemaPath:"contract:/components/schemas/TaskOutput/properties/time/type",keyword:"type",params:{type: "string"},schema:schema63.properties.time.type,parentSchema:schema63.properties.time,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.output !== undefined){
let data4 = data0.output;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/" + i0+"/output",schemaPath:"contract:/components/schemas/TaskOutput/properties/output/type",keyword:"type",params:{type: "string"},schema:schema63.properties.output.type,parentSchema:schema63.properties.output,data:data4};
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
const err7 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/TaskOutput/type",keyword:"type",params:{type: "object"},schema:schema63.type,parentSchema:schema63,data:data0};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema62.type,parentSchema:schema62,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

})(compiled);
const validators = {
  "getPing.200.body": compiled.v0,
  "getPing.200.headers": compiled.v1,
  "getWs.200.headers": compiled.v1,
  "getWs.401.headers": compiled.v1,
  "getInfo.200.body": compiled.v2,
  "getInfo.200.headers": compiled.v1,
  "getAuthLogin.200.body": compiled.v3,
  "getAuthLogin.200.headers": compiled.v1,
  "postAuthLogin.204.headers": compiled.v1,
  "postAuthLogin.400.headers": compiled.v1,
  "postAuthLogout.204.headers": compiled.v1,
  "getAuthOidcByProviderIdLogin.302.headers": compiled.v1,
  "getAuthOidcByProviderIdRedirect.302.headers": compiled.v1,
  "getUser.200.body": compiled.v4,
  "getUser.200.headers": compiled.v1,
  "getUserTokens.200.body": compiled.v5,
  "getUserTokens.200.headers": compiled.v1,
  "postUserTokens.201.body": compiled.v6,
  "postUserTokens.201.headers": compiled.v1,
  "deleteUserTokensByApiTokenId.204.headers": compiled.v1,
  "getUsers.200.body": compiled.v7,
  "getUsers.200.headers": compiled.v1,
  "postUsers.201.body": compiled.v4,
  "postUsers.201.headers": compiled.v1,
  "postUsers.400.headers": compiled.v1,
  "getUsersByUserId.200.body": compiled.v4,
  "getUsersByUserId.200.headers": compiled.v1,
  "putUsersByUserId.204.headers": compiled.v1,
  "deleteUsersByUserId.204.headers": compiled.v1,
  "postUsersByUserIdPassword.204.headers": compiled.v1,
  "getProjects.200.body": compiled.v8,
  "getProjects.200.headers": compiled.v1,
  "postProjects.201.headers": compiled.v1,
  "postProjectsRestore.200.body": compiled.v9,
  "postProjectsRestore.200.headers": compiled.v1,
  "getEvents.200.body": compiled.v10,
  "getEvents.200.headers": compiled.v1,
  "getEventsLast.200.body": compiled.v10,
  "getEventsLast.200.headers": compiled.v1,
  "getProjectByProjectId.200.body": compiled.v9,
  "getProjectByProjectId.200.headers": compiled.v1,
  "putProjectByProjectId.204.headers": compiled.v1,
  "deleteProjectByProjectId.204.headers": compiled.v1,
  "getProjectByProjectIdBackup.200.body": compiled.v11,
  "getProjectByProjectIdBackup.200.headers": compiled.v1,
  "getProjectByProjectIdRole.200.body": compiled.v12,
  "getProjectByProjectIdRole.200.headers": compiled.v1,
  "getProjectByProjectIdEvents.200.body": compiled.v10,
  "getProjectByProjectIdEvents.200.headers": compiled.v1,
  "getProjectByProjectIdUsers.200.body": compiled.v13,
  "getProjectByProjectIdUsers.200.headers": compiled.v1,
  "postProjectByProjectIdUsers.204.headers": compiled.v1,
  "putProjectByProjectIdUsersByUserId.204.headers": compiled.v1,
  "deleteProjectByProjectIdUsersByUserId.204.headers": compiled.v1,
  "getProjectByProjectIdIntegrations.200.body": compiled.v14,
  "getProjectByProjectIdIntegrations.200.headers": compiled.v1,
  "postProjectByProjectIdIntegrations.201.body": compiled.v15,
  "postProjectByProjectIdIntegrations.201.headers": compiled.v1,
  "putProjectByProjectIdIntegrationsByIntegrationId.204.headers": compiled.v1,
  "deleteProjectByProjectIdIntegrationsByIntegrationId.204.headers": compiled.v1,
  "getProjectByProjectIdIntegrationsByIntegrationIdValues.200.body": compiled.v16,
  "getProjectByProjectIdIntegrationsByIntegrationIdValues.200.headers": compiled.v1,
  "postProjectByProjectIdIntegrationsByIntegrationIdValues.201.headers": compiled.v1,
  "postProjectByProjectIdIntegrationsByIntegrationIdValues.400.headers": compiled.v1,
  "putProjectByProjectIdIntegrationsByIntegrationIdValuesByExtractvalueId.204.headers": compiled.v1,
  "putProjectByProjectIdIntegrationsByIntegrationIdValuesByExtractvalueId.400.headers": compiled.v1,
  "deleteProjectByProjectIdIntegrationsByIntegrationIdValuesByExtractvalueId.204.headers": compiled.v1,
  "getProjectByProjectIdIntegrationsByIntegrationIdMatchers.200.body": compiled.v17,
  "getProjectByProjectIdIntegrationsByIntegrationIdMatchers.200.headers": compiled.v1,
  "postProjectByProjectIdIntegrationsByIntegrationIdMatchers.200.headers": compiled.v1,
  "postProjectByProjectIdIntegrationsByIntegrationIdMatchers.400.headers": compiled.v1,
  "putProjectByProjectIdIntegrationsByIntegrationIdMatchersByMatcherId.204.headers": compiled.v1,
  "putProjectByProjectIdIntegrationsByIntegrationIdMatchersByMatcherId.400.headers": compiled.v1,
  "deleteProjectByProjectIdIntegrationsByIntegrationIdMatchersByMatcherId.204.headers": compiled.v1,
  "getProjectByProjectIdKeys.200.body": compiled.v18,
  "getProjectByProjectIdKeys.200.headers": compiled.v1,
  "postProjectByProjectIdKeys.204.headers": compiled.v1,
  "postProjectByProjectIdKeys.400.headers": compiled.v1,
  "putProjectByProjectIdKeysByKeyId.204.headers": compiled.v1,
  "putProjectByProjectIdKeysByKeyId.400.headers": compiled.v1,
  "deleteProjectByProjectIdKeysByKeyId.204.headers": compiled.v1,
  "getProjectByProjectIdRepositories.200.body": compiled.v19,
  "getProjectByProjectIdRepositories.200.headers": compiled.v1,
  "postProjectByProjectIdRepositories.204.headers": compiled.v1,
  "putProjectByProjectIdRepositoriesByRepositoryId.204.headers": compiled.v1,
  "putProjectByProjectIdRepositoriesByRepositoryId.400.headers": compiled.v1,
  "deleteProjectByProjectIdRepositoriesByRepositoryId.204.headers": compiled.v1,
  "getProjectByProjectIdInventory.200.body": compiled.v20,
  "getProjectByProjectIdInventory.200.headers": compiled.v1,
  "postProjectByProjectIdInventory.201.body": compiled.v21,
  "postProjectByProjectIdInventory.201.headers": compiled.v1,
  "putProjectByProjectIdInventoryByInventoryId.204.headers": compiled.v1,
  "deleteProjectByProjectIdInventoryByInventoryId.204.headers": compiled.v1,
  "getProjectByProjectIdEnvironment.200.body": compiled.v22,
  "getProjectByProjectIdEnvironment.200.headers": compiled.v1,
  "postProjectByProjectIdEnvironment.204.headers": compiled.v1,
  "putProjectByProjectIdEnvironmentByEnvironmentId.204.headers": compiled.v1,
  "deleteProjectByProjectIdEnvironmentByEnvironmentId.204.headers": compiled.v1,
  "getProjectByProjectIdTemplates.200.body": compiled.v23,
  "getProjectByProjectIdTemplates.200.headers": compiled.v1,
  "postProjectByProjectIdTemplates.201.body": compiled.v24,
  "postProjectByProjectIdTemplates.201.headers": compiled.v1,
  "getProjectByProjectIdTemplatesByTemplateId.200.body": compiled.v25,
  "getProjectByProjectIdTemplatesByTemplateId.200.headers": compiled.v1,
  "putProjectByProjectIdTemplatesByTemplateId.204.headers": compiled.v1,
  "deleteProjectByProjectIdTemplatesByTemplateId.204.headers": compiled.v1,
  "getProjectByProjectIdSchedulesByScheduleId.200.body": compiled.v26,
  "getProjectByProjectIdSchedulesByScheduleId.200.headers": compiled.v1,
  "putProjectByProjectIdSchedulesByScheduleId.204.headers": compiled.v1,
  "deleteProjectByProjectIdSchedulesByScheduleId.204.headers": compiled.v1,
  "postProjectByProjectIdSchedules.201.body": compiled.v26,
  "postProjectByProjectIdSchedules.201.headers": compiled.v1,
  "getProjectByProjectIdViews.200.body": compiled.v27,
  "getProjectByProjectIdViews.200.headers": compiled.v1,
  "postProjectByProjectIdViews.201.body": compiled.v28,
  "postProjectByProjectIdViews.201.headers": compiled.v1,
  "getProjectByProjectIdViewsByViewId.200.body": compiled.v28,
  "getProjectByProjectIdViewsByViewId.200.headers": compiled.v1,
  "putProjectByProjectIdViewsByViewId.204.headers": compiled.v1,
  "deleteProjectByProjectIdViewsByViewId.204.headers": compiled.v1,
  "getProjectByProjectIdTasks.200.body": compiled.v29,
  "getProjectByProjectIdTasks.200.headers": compiled.v1,
  "postProjectByProjectIdTasks.201.body": compiled.v30,
  "postProjectByProjectIdTasks.201.headers": compiled.v1,
  "getProjectByProjectIdTasksLast.200.body": compiled.v29,
  "getProjectByProjectIdTasksLast.200.headers": compiled.v1,
  "postProjectByProjectIdTasksByTaskIdStop.204.headers": compiled.v1,
  "getProjectByProjectIdTasksByTaskId.200.body": compiled.v30,
  "getProjectByProjectIdTasksByTaskId.200.headers": compiled.v1,
  "deleteProjectByProjectIdTasksByTaskId.204.headers": compiled.v1,
  "getProjectByProjectIdTasksByTaskIdOutput.200.body": compiled.v31,
  "getProjectByProjectIdTasksByTaskIdOutput.200.headers": compiled.v1,
};
export { validators };
