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
const schema0 = {"$id":"contract:/Organization_Organization_GetListV2.parameters","type":"object","properties":{"query":{"type":"object","properties":{"mode":{"type":"string"}},"required":[]}},"required":["query"]};

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
if(data0.mode !== undefined){
let data1 = data0.mode;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/query/mode",schemaPath:"#/properties/query/properties/mode/type",keyword:"type",params:{type: "string"},schema:schema0.properties.query.properties.mode.type,parentSchema:schema0.properties.query.properties.mode,data:data1};
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
const err2 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema0.properties.query.type,parentSchema:schema0.properties.query,data:data0};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v1 = validate1;
const schema1 = {"$id":"contract:/DataRedaction_RedactIndividualMembershipData.parameters","type":"object","properties":{"path":{"type":"object","properties":{"accountId":{"type":"string","format":"uuid"}},"required":["accountId"]}},"required":["path"]};
const formats0 = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema1.required,parentSchema:schema1,data};
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
if(data0.accountId === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "accountId"},schema:schema1.properties.path.required,parentSchema:schema1.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.accountId !== undefined){
let data1 = data0.accountId;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err2 = {instancePath:instancePath+"/path/accountId",schemaPath:"#/properties/path/properties/accountId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema1.properties.path.properties.accountId,data:data1};
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
const err3 = {instancePath:instancePath+"/path/accountId",schemaPath:"#/properties/path/properties/accountId/type",keyword:"type",params:{type: "string"},schema:schema1.properties.path.properties.accountId.type,parentSchema:schema1.properties.path.properties.accountId,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema1.properties.path.type,parentSchema:schema1.properties.path,data:data0};
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
validate1.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v2 = validate2;
const schema2 = {"$id":"contract:/DataRedaction_RedactIndividualMembershipData.body","$ref":"contract:/components/schemas/IndividualMembershipDataRedactionRequest"};
const schema3 = {"$id":"contract:/components/schemas/IndividualMembershipDataRedactionRequest","type":"object","properties":{"user_id":{"format":"uuid","type":"string"}}};

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
if(data.user_id !== undefined){
let data0 = data.user_id;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err0 = {instancePath:instancePath+"/user_id",schemaPath:"contract:/components/schemas/IndividualMembershipDataRedactionRequest/properties/user_id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema3.properties.user_id,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/user_id",schemaPath:"contract:/components/schemas/IndividualMembershipDataRedactionRequest/properties/user_id/type",keyword:"type",params:{type: "string"},schema:schema3.properties.user_id.type,parentSchema:schema3.properties.user_id,data:data0};
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
const err2 = {instancePath,schemaPath:"contract:/components/schemas/IndividualMembershipDataRedactionRequest/type",keyword:"type",params:{type: "object"},schema:schema3.type,parentSchema:schema3,data};
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
validate2.evaluated = {"props":{"user_id":true},"dynamicProps":false,"dynamicItems":false};

exports.v3 = validate3;
const schema4 = {"$id":"contract:/Account_Accounts_GetPermissionProfilesV2.parameters","type":"object","properties":{"path":{"type":"object","properties":{"organizationId":{"type":"string","format":"uuid"},"accountId":{"type":"string","format":"uuid"}},"required":["organizationId","accountId"]}},"required":["path"]};

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
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.organizationId === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "organizationId"},schema:schema4.properties.path.required,parentSchema:schema4.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.accountId === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "accountId"},schema:schema4.properties.path.required,parentSchema:schema4.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.organizationId !== undefined){
let data1 = data0.organizationId;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err3 = {instancePath:instancePath+"/path/organizationId",schemaPath:"#/properties/path/properties/organizationId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema4.properties.path.properties.organizationId,data:data1};
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
const err4 = {instancePath:instancePath+"/path/organizationId",schemaPath:"#/properties/path/properties/organizationId/type",keyword:"type",params:{type: "string"},schema:schema4.properties.path.properties.organizationId.type,parentSchema:schema4.properties.path.properties.organizationId,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.accountId !== undefined){
let data2 = data0.accountId;
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
const err5 = {instancePath:instancePath+"/path/accountId",schemaPath:"#/properties/path/properties/accountId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema4.properties.path.properties.accountId,data:data2};
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
const err6 = {instancePath:instancePath+"/path/accountId",schemaPath:"#/properties/path/properties/accountId/type",keyword:"type",params:{type: "string"},schema:schema4.properties.path.properties.accountId.type,parentSchema:schema4.properties.path.properties.accountId,data:data2};
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
const err7 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema4.properties.path.type,parentSchema:schema4.properties.path,data:data0};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema4.type,parentSchema:schema4,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}
validate3.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v4 = validate4;
const schema5 = {"$id":"contract:/Account_Accounts_GetGroupsV2.parameters","type":"object","properties":{"path":{"type":"object","properties":{"organizationId":{"type":"string","format":"uuid"},"accountId":{"type":"string","format":"uuid"}},"required":["organizationId","accountId"]},"query":{"type":"object","properties":{"start":{"type":"integer","format":"int32"},"take":{"type":"integer","format":"int32"},"end":{"type":"integer","format":"int32"}},"required":[]}},"required":["path","query"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema5.required,parentSchema:schema5,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema5.required,parentSchema:schema5,data};
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
if(data0.organizationId === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "organizationId"},schema:schema5.properties.path.required,parentSchema:schema5.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.accountId === undefined){
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "accountId"},schema:schema5.properties.path.required,parentSchema:schema5.properties.path,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.organizationId !== undefined){
let data1 = data0.organizationId;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err4 = {instancePath:instancePath+"/path/organizationId",schemaPath:"#/properties/path/properties/organizationId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema5.properties.path.properties.organizationId,data:data1};
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
const err5 = {instancePath:instancePath+"/path/organizationId",schemaPath:"#/properties/path/properties/organizationId/type",keyword:"type",params:{type: "string"},schema:schema5.properties.path.properties.organizationId.type,parentSchema:schema5.properties.path.properties.organizationId,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.accountId !== undefined){
let data2 = data0.accountId;
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
const err6 = {instancePath:instancePath+"/path/accountId",schemaPath:"#/properties/path/properties/accountId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema5.properties.path.properties.accountId,data:data2};
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
const err7 = {instancePath:instancePath+"/path/accountId",schemaPath:"#/properties/path/properties/accountId/type",keyword:"type",params:{type: "string"},schema:schema5.properties.path.properties.accountId.type,parentSchema:schema5.properties.path.properties.accountId,data:data2};
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
const err8 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema5.properties.path.type,parentSchema:schema5.properties.path,data:data0};
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
let data3 = data.query;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.start !== undefined){
let data4 = data3.start;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err9 = {instancePath:instancePath+"/query/start",schemaPath:"#/properties/query/properties/start/type",keyword:"type",params:{type: "integer"},schema:schema5.properties.query.properties.start.type,parentSchema:schema5.properties.query.properties.start,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(!(Number.isInteger(data4) && data4 >= -2147483648 && data4 <= 2147483647)){
const err10 = {instancePath:instancePath+"/query/start",schemaPath:"#/properties/query/properties/start/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema5.properties.query.properties.start,data:data4};
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
if(data3.take !== undefined){
let data5 = data3.take;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err11 = {instancePath:instancePath+"/query/take",schemaPath:"#/properties/query/properties/take/type",keyword:"type",params:{type: "integer"},schema:schema5.properties.query.properties.take.type,parentSchema:schema5.properties.query.properties.take,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(!(Number.isInteger(data5) && data5 >= -2147483648 && data5 <= 2147483647)){
const err12 = {instancePath:instancePath+"/query/take",schemaPath:"#/properties/query/properties/take/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema5.properties.query.properties.take,data:data5};
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
if(data3.end !== undefined){
let data6 = data3.end;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err13 = {instancePath:instancePath+"/query/end",schemaPath:"#/properties/query/properties/end/type",keyword:"type",params:{type: "integer"},schema:schema5.properties.query.properties.end.type,parentSchema:schema5.properties.query.properties.end,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(!(Number.isInteger(data6) && data6 >= -2147483648 && data6 <= 2147483647)){
const err14 = {instancePath:instancePath+"/query/end",schemaPath:"#/properties/query/properties/end/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema5.properties.query.properties.end,data:data6};
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
else {
const err15 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema5.properties.query.type,parentSchema:schema5.properties.query,data:data3};
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
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema5.type,parentSchema:schema5,data};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}
validate4.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v5 = validate5;
const schema6 = {"$id":"contract:/OrganizationExport_OrganizationExport_Get.parameters","type":"object","properties":{"path":{"type":"object","properties":{"organizationId":{"type":"string","format":"uuid"}},"required":["organizationId"]}},"required":["path"]};

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
if(data0.organizationId === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "organizationId"},schema:schema6.properties.path.required,parentSchema:schema6.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.organizationId !== undefined){
let data1 = data0.organizationId;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err2 = {instancePath:instancePath+"/path/organizationId",schemaPath:"#/properties/path/properties/organizationId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema6.properties.path.properties.organizationId,data:data1};
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
const err3 = {instancePath:instancePath+"/path/organizationId",schemaPath:"#/properties/path/properties/organizationId/type",keyword:"type",params:{type: "string"},schema:schema6.properties.path.properties.organizationId.type,parentSchema:schema6.properties.path.properties.organizationId,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema6.properties.path.type,parentSchema:schema6.properties.path,data:data0};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema6.type,parentSchema:schema6,data};
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
validate5.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v6 = validate6;
const schema7 = {"$id":"contract:/OrganizationExport_OrganizationExport_Insert.body","$ref":"contract:/components/schemas/OrganizationExportRequest"};
const schema8 = {"$id":"contract:/components/schemas/OrganizationExportRequest","type":"object","properties":{"type":{"type":"string"},"accounts":{"type":"array","items":{"$ref":"contract:/components/schemas/OrganizationExportAccount"}},"domains":{"type":"array","items":{"$ref":"contract:/components/schemas/OrganizationExportDomain"}}}};
const schema9 = {"$id":"contract:/components/schemas/OrganizationExportAccount","type":"object","properties":{"account_id":{"format":"uuid","type":"string"}}};
const schema10 = {"$id":"contract:/components/schemas/OrganizationExportDomain","type":"object","properties":{"domain":{"type":"string"}}};

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
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema8.properties.type.type,parentSchema:schema8.properties.type,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.accounts !== undefined){
let data1 = data.accounts;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.account_id !== undefined){
let data3 = data2.account_id;
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
const err1 = {instancePath:instancePath+"/accounts/" + i0+"/account_id",schemaPath:"contract:/components/schemas/OrganizationExportAccount/properties/account_id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema9.properties.account_id,data:data3};
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
const err2 = {instancePath:instancePath+"/accounts/" + i0+"/account_id",schemaPath:"contract:/components/schemas/OrganizationExportAccount/properties/account_id/type",keyword:"type",params:{type: "string"},schema:schema9.properties.account_id.type,parentSchema:schema9.properties.account_id,data:data3};
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
const err3 = {instancePath:instancePath+"/accounts/" + i0,schemaPath:"contract:/components/schemas/OrganizationExportAccount/type",keyword:"type",params:{type: "object"},schema:schema9.type,parentSchema:schema9,data:data2};
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
const err4 = {instancePath:instancePath+"/accounts",schemaPath:"#/properties/accounts/type",keyword:"type",params:{type: "array"},schema:schema8.properties.accounts.type,parentSchema:schema8.properties.accounts,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.domains !== undefined){
let data4 = data.domains;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.domain !== undefined){
let data6 = data5.domain;
if(typeof data6 !== "string"){
const err5 = {instancePath:instancePath+"/domains/" + i1+"/domain",schemaPath:"contract:/components/schemas/OrganizationExportDomain/properties/domain/type",keyword:"type",params:{type: "string"},schema:schema10.properties.domain.type,parentSchema:schema10.properties.domain,data:data6};
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
const err6 = {instancePath:instancePath+"/domains/" + i1,schemaPath:"contract:/components/schemas/OrganizationExportDomain/type",keyword:"type",params:{type: "object"},schema:schema10.type,parentSchema:schema10,data:data5};
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
const err7 = {instancePath:instancePath+"/domains",schemaPath:"#/properties/domains/type",keyword:"type",params:{type: "array"},schema:schema8.properties.domains.type,parentSchema:schema8.properties.domains,data:data4};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema8.type,parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate7.errors = vErrors;
return errors === 0;
}
validate7.evaluated = {"props":{"type":true,"accounts":true,"domains":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate7.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate7.errors);
errors = vErrors.length;
}
validate6.errors = vErrors;
return errors === 0;
}
validate6.evaluated = {"props":{"type":true,"accounts":true,"domains":true},"dynamicProps":false,"dynamicItems":false};

exports.v7 = validate9;
const schema11 = {"$id":"contract:/OrganizationExport_OrganizationExport_AccountCompare.body","$ref":"contract:/components/schemas/OrganizationAccountsRequest"};
const schema12 = {"$id":"contract:/components/schemas/OrganizationAccountsRequest","type":"object","properties":{"accounts":{"type":"array","items":{"$ref":"contract:/components/schemas/OrganizationAccountRequest"}}}};
const schema13 = {"$id":"contract:/components/schemas/OrganizationAccountRequest","required":["account_id"],"type":"object","properties":{"account_id":{"format":"uuid","type":"string"}}};

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
if(data.accounts !== undefined){
let data0 = data.accounts;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.account_id === undefined){
const err0 = {instancePath:instancePath+"/accounts/" + i0,schemaPath:"contract:/components/schemas/OrganizationAccountRequest/required",keyword:"required",params:{missingProperty: "account_id"},schema:schema13.required,parentSchema:schema13,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data1.account_id !== undefined){
let data2 = data1.account_id;
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
const err1 = {instancePath:instancePath+"/accounts/" + i0+"/account_id",schemaPath:"contract:/components/schemas/OrganizationAccountRequest/properties/account_id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema13.properties.account_id,data:data2};
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
const err2 = {instancePath:instancePath+"/accounts/" + i0+"/account_id",schemaPath:"contract:/components/schemas/OrganizationAccountRequest/properties/account_id/type",keyword:"type",params:{type: "string"},schema:schema13.properties.account_id.type,parentSchema:schema13.properties.account_id,data:data2};
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
const err3 = {instancePath:instancePath+"/accounts/" + i0,schemaPath:"contract:/components/schemas/OrganizationAccountRequest/type",keyword:"type",params:{type: "object"},schema:schema13.type,parentSchema:schema13,data:data1};
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
const err4 = {instancePath:instancePath+"/accounts",schemaPath:"#/properties/accounts/type",keyword:"type",params:{type: "array"},schema:schema12.properties.accounts.type,parentSchema:schema12.properties.accounts,data:data0};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema12.type,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
validate10.evaluated = {"props":{"accounts":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate10.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate10.errors);
errors = vErrors.length;
}
validate9.errors = vErrors;
return errors === 0;
}
validate9.evaluated = {"props":{"accounts":true},"dynamicProps":false,"dynamicItems":false};

exports.v8 = validate12;
const schema14 = {"$id":"contract:/OrganizationExport_OrganizationExport_GetByExportId.parameters","type":"object","properties":{"path":{"type":"object","properties":{"organizationId":{"type":"string","format":"uuid"},"exportId":{"type":"string","format":"uuid"}},"required":["organizationId","exportId"]}},"required":["path"]};

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
if(data0.organizationId === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "organizationId"},schema:schema14.properties.path.required,parentSchema:schema14.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.exportId === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "exportId"},schema:schema14.properties.path.required,parentSchema:schema14.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.organizationId !== undefined){
let data1 = data0.organizationId;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err3 = {instancePath:instancePath+"/path/organizationId",schemaPath:"#/properties/path/properties/organizationId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema14.properties.path.properties.organizationId,data:data1};
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
const err4 = {instancePath:instancePath+"/path/organizationId",schemaPath:"#/properties/path/properties/organizationId/type",keyword:"type",params:{type: "string"},schema:schema14.properties.path.properties.organizationId.type,parentSchema:schema14.properties.path.properties.organizationId,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.exportId !== undefined){
let data2 = data0.exportId;
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
const err5 = {instancePath:instancePath+"/path/exportId",schemaPath:"#/properties/path/properties/exportId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema14.properties.path.properties.exportId,data:data2};
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
const err6 = {instancePath:instancePath+"/path/exportId",schemaPath:"#/properties/path/properties/exportId/type",keyword:"type",params:{type: "string"},schema:schema14.properties.path.properties.exportId.type,parentSchema:schema14.properties.path.properties.exportId,data:data2};
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
const err7 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema14.properties.path.type,parentSchema:schema14.properties.path,data:data0};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema14.type,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}
validate12.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v9 = validate13;
const schema15 = {"$id":"contract:/OrganizationImport_OrganizationImportAccountSettings_Post.body","type":"object","properties":{"file.csv":{"blob":true}},"required":["file.csv"]};

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
if(data["file.csv"] === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "file.csv"},schema:schema15.required,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data["file.csv"] !== undefined){
let data0 = data["file.csv"];
if((data0 instanceof Blob) !== true){
const err1 = {instancePath:instancePath+"/file.csv",schemaPath:"#/properties/file.csv/blob",keyword:"blob",params:{},schema:true,parentSchema:schema15.properties["file.csv"],data:data0};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema15.type,parentSchema:schema15,data};
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
validate13.evaluated = {"props":{"file.csv":true},"dynamicProps":false,"dynamicItems":false};

exports.v10 = validate14;
const schema16 = {"$id":"contract:/OrganizationImport_OrganizationImportAccountSettings_GetById.parameters","type":"object","properties":{"path":{"type":"object","properties":{"organizationId":{"type":"string","format":"uuid"},"importId":{"type":"string","format":"uuid"}},"required":["organizationId","importId"]}},"required":["path"]};

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
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.organizationId === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "organizationId"},schema:schema16.properties.path.required,parentSchema:schema16.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.importId === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "importId"},schema:schema16.properties.path.required,parentSchema:schema16.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.organizationId !== undefined){
let data1 = data0.organizationId;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err3 = {instancePath:instancePath+"/path/organizationId",schemaPath:"#/properties/path/properties/organizationId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema16.properties.path.properties.organizationId,data:data1};
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
const err4 = {instancePath:instancePath+"/path/organizationId",schemaPath:"#/properties/path/properties/organizationId/type",keyword:"type",params:{type: "string"},schema:schema16.properties.path.properties.organizationId.type,parentSchema:schema16.properties.path.properties.organizationId,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.importId !== undefined){
let data2 = data0.importId;
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
const err5 = {instancePath:instancePath+"/path/importId",schemaPath:"#/properties/path/properties/importId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema16.properties.path.properties.importId,data:data2};
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
const err6 = {instancePath:instancePath+"/path/importId",schemaPath:"#/properties/path/properties/importId/type",keyword:"type",params:{type: "string"},schema:schema16.properties.path.properties.importId.type,parentSchema:schema16.properties.path.properties.importId,data:data2};
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
const err7 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema16.properties.path.type,parentSchema:schema16.properties.path,data:data0};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema16.type,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate14.errors = vErrors;
return errors === 0;
}
validate14.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v11 = validate15;
const schema17 = {"$id":"contract:/DataRedaction_RedactIndividualUserData.body","$ref":"contract:/components/schemas/IndividualUserDataRedactionRequest"};
const schema18 = {"$id":"contract:/components/schemas/IndividualUserDataRedactionRequest","type":"object","properties":{"user_id":{"format":"uuid","type":"string"},"memberships":{"type":"array","items":{"$ref":"contract:/components/schemas/MembershipDataRedactionRequest"}}}};
const schema19 = {"$id":"contract:/components/schemas/MembershipDataRedactionRequest","type":"object","properties":{"account_id":{"format":"uuid","type":"string"}}};

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
if(data.user_id !== undefined){
let data0 = data.user_id;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err0 = {instancePath:instancePath+"/user_id",schemaPath:"#/properties/user_id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema18.properties.user_id,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/user_id",schemaPath:"#/properties/user_id/type",keyword:"type",params:{type: "string"},schema:schema18.properties.user_id.type,parentSchema:schema18.properties.user_id,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.memberships !== undefined){
let data1 = data.memberships;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.account_id !== undefined){
let data3 = data2.account_id;
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
const err2 = {instancePath:instancePath+"/memberships/" + i0+"/account_id",schemaPath:"contract:/components/schemas/MembershipDataRedactionRequest/properties/account_id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema19.properties.account_id,data:data3};
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
const err3 = {instancePath:instancePath+"/memberships/" + i0+"/account_id",schemaPath:"contract:/components/schemas/MembershipDataRedactionRequest/properties/account_id/type",keyword:"type",params:{type: "string"},schema:schema19.properties.account_id.type,parentSchema:schema19.properties.account_id,data:data3};
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
const err4 = {instancePath:instancePath+"/memberships/" + i0,schemaPath:"contract:/components/schemas/MembershipDataRedactionRequest/type",keyword:"type",params:{type: "object"},schema:schema19.type,parentSchema:schema19,data:data2};
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
const err5 = {instancePath:instancePath+"/memberships",schemaPath:"#/properties/memberships/type",keyword:"type",params:{type: "array"},schema:schema18.properties.memberships.type,parentSchema:schema18.properties.memberships,data:data1};
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
validate16.errors = vErrors;
return errors === 0;
}
validate16.evaluated = {"props":{"user_id":true,"memberships":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate16.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate16.errors);
errors = vErrors.length;
}
validate15.errors = vErrors;
return errors === 0;
}
validate15.evaluated = {"props":{"user_id":true,"memberships":true},"dynamicProps":false,"dynamicItems":false};

exports.v12 = validate18;
const schema20 = {"$id":"contract:/User_Users_UpdateV2.parameters","type":"object","properties":{"query":{"type":"object","properties":{"apply_license_override":{"type":"boolean"}},"required":[]},"path":{"type":"object","properties":{"organizationId":{"type":"string","format":"uuid"}},"required":["organizationId"]}},"required":["query","path"]};

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
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema20.required,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema20.required,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.query !== undefined){
let data0 = data.query;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.apply_license_override !== undefined){
let data1 = data0.apply_license_override;
if(typeof data1 !== "boolean"){
const err2 = {instancePath:instancePath+"/query/apply_license_override",schemaPath:"#/properties/query/properties/apply_license_override/type",keyword:"type",params:{type: "boolean"},schema:schema20.properties.query.properties.apply_license_override.type,parentSchema:schema20.properties.query.properties.apply_license_override,data:data1};
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
const err3 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema20.properties.query.type,parentSchema:schema20.properties.query,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.path !== undefined){
let data2 = data.path;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.organizationId === undefined){
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "organizationId"},schema:schema20.properties.path.required,parentSchema:schema20.properties.path,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2.organizationId !== undefined){
let data3 = data2.organizationId;
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
const err5 = {instancePath:instancePath+"/path/organizationId",schemaPath:"#/properties/path/properties/organizationId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema20.properties.path.properties.organizationId,data:data3};
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
const err6 = {instancePath:instancePath+"/path/organizationId",schemaPath:"#/properties/path/properties/organizationId/type",keyword:"type",params:{type: "string"},schema:schema20.properties.path.properties.organizationId.type,parentSchema:schema20.properties.path.properties.organizationId,data:data3};
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
const err7 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema20.properties.path.type,parentSchema:schema20.properties.path,data:data2};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema20.type,parentSchema:schema20,data};
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
validate18.evaluated = {"props":{"query":true,"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v13 = validate19;
const schema21 = {"$id":"contract:/User_Users_UpdateV2.body","$ref":"contract:/components/schemas/UpdateUsersRequest"};
const schema22 = {"$id":"contract:/components/schemas/UpdateUsersRequest","type":"object","properties":{"users":{"type":"array","items":{"$ref":"contract:/components/schemas/UpdateUserRequest"}},"auto_activate_memberships_on_reactivation":{"type":"boolean"}}};
const schema23 = {"$id":"contract:/components/schemas/UpdateUserRequest","required":["id","site_id"],"type":"object","properties":{"id":{"format":"uuid","type":"string"},"site_id":{"format":"int32","type":"integer","safeInteger":true},"user_name":{"type":"string"},"first_name":{"type":"string"},"last_name":{"type":"string"},"email":{"type":"string"},"default_account_id":{"format":"uuid","type":"string"},"language_culture":{"type":"string"},"selected_languages":{"type":"string"},"federated_status":{"type":"string"},"force_password_change":{"type":"boolean"},"memberships":{"type":"array","items":{"$ref":"contract:/components/schemas/UpdateMembershipRequest"}},"device_verification_enabled":{"type":"boolean"}}};
const schema24 = {"$id":"contract:/components/schemas/UpdateMembershipRequest","required":["account_id"],"type":"object","properties":{"account_id":{"format":"uuid","type":"string"},"permission_profile":{"$ref":"contract:/components/schemas/PermissionProfileRequest"},"groups":{"type":"array","items":{"$ref":"contract:/components/schemas/GroupRequest"}},"company_name":{"type":"string"},"job_title":{"type":"string"},"send_activation":{"type":"boolean"},"access_code":{"type":"string"},"license_type":{"type":"string"}}};
const schema25 = {"$id":"contract:/components/schemas/PermissionProfileRequest","required":["id"],"type":"object","properties":{"id":{"int64":{}},"name":{"type":"string"}}};
const schema26 = {"$id":"contract:/components/schemas/GroupRequest","required":["id"],"type":"object","properties":{"id":{"int64":{}},"name":{"type":"string"},"type":{"type":"string"}}};

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
if(data.account_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "account_id"},schema:schema24.required,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.account_id !== undefined){
let data0 = data.account_id;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err1 = {instancePath:instancePath+"/account_id",schemaPath:"#/properties/account_id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema24.properties.account_id,data:data0};
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
const err2 = {instancePath:instancePath+"/account_id",schemaPath:"#/properties/account_id/type",keyword:"type",params:{type: "string"},schema:schema24.properties.account_id.type,parentSchema:schema24.properties.account_id,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.permission_profile !== undefined){
let data1 = data.permission_profile;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.id === undefined){
const err3 = {instancePath:instancePath+"/permission_profile",schemaPath:"contract:/components/schemas/PermissionProfileRequest/required",keyword:"required",params:{missingProperty: "id"},schema:schema25.required,parentSchema:schema25,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.id !== undefined){
let data2 = data1.id;
if(!((typeof data2 === "number" && Number.isSafeInteger(data2) && !Object.is(data2, -0)) || (typeof data2 === "bigint" && data2 >= -9223372036854775808n && data2 <= 9223372036854775807n)) || (this && this.has(data1, "id")) || false){
const err4 = {instancePath:instancePath+"/permission_profile/id",schemaPath:"contract:/components/schemas/PermissionProfileRequest/properties/id/int64",keyword:"int64",params:{},schema:schema25.properties.id.int64,parentSchema:schema25.properties.id,data:data2};
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
let data3 = data1.name;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/permission_profile/name",schemaPath:"contract:/components/schemas/PermissionProfileRequest/properties/name/type",keyword:"type",params:{type: "string"},schema:schema25.properties.name.type,parentSchema:schema25.properties.name,data:data3};
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
const err6 = {instancePath:instancePath+"/permission_profile",schemaPath:"contract:/components/schemas/PermissionProfileRequest/type",keyword:"type",params:{type: "object"},schema:schema25.type,parentSchema:schema25,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.groups !== undefined){
let data4 = data.groups;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.id === undefined){
const err7 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"contract:/components/schemas/GroupRequest/required",keyword:"required",params:{missingProperty: "id"},schema:schema26.required,parentSchema:schema26,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data5.id !== undefined){
let data6 = data5.id;
if(!((typeof data6 === "number" && Number.isSafeInteger(data6) && !Object.is(data6, -0)) || (typeof data6 === "bigint" && data6 >= -9223372036854775808n && data6 <= 9223372036854775807n)) || (this && this.has(data5, "id")) || false){
const err8 = {instancePath:instancePath+"/groups/" + i0+"/id",schemaPath:"contract:/components/schemas/GroupRequest/properties/id/int64",keyword:"int64",params:{},schema:schema26.properties.id.int64,parentSchema:schema26.properties.id,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data5.name !== undefined){
let data7 = data5.name;
if(typeof data7 !== "string"){
const err9 = {instancePath:instancePath+"/groups/" + i0+"/name",schemaPath:"contract:/components/schemas/GroupRequest/properties/name/type",keyword:"type",params:{type: "string"},schema:schema26.properties.name.type,parentSchema:schema26.properties.name,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data5.type !== undefined){
let data8 = data5.type;
if(typeof data8 !== "string"){
const err10 = {instancePath:instancePath+"/groups/" + i0+"/type",schemaPath:"contract:/components/schemas/GroupRequest/properties/type/type",keyword:"type",params:{type: "string"},schema:schema26.properties.type.type,parentSchema:schema26.properties.type,data:data8};
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
const err11 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"contract:/components/schemas/GroupRequest/type",keyword:"type",params:{type: "object"},schema:schema26.type,parentSchema:schema26,data:data5};
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
const err12 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type: "array"},schema:schema24.properties.groups.type,parentSchema:schema24.properties.groups,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.company_name !== undefined){
let data9 = data.company_name;
if(typeof data9 !== "string"){
const err13 = {instancePath:instancePath+"/company_name",schemaPath:"#/properties/company_name/type",keyword:"type",params:{type: "string"},schema:schema24.properties.company_name.type,parentSchema:schema24.properties.company_name,data:data9};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.job_title !== undefined){
let data10 = data.job_title;
if(typeof data10 !== "string"){
const err14 = {instancePath:instancePath+"/job_title",schemaPath:"#/properties/job_title/type",keyword:"type",params:{type: "string"},schema:schema24.properties.job_title.type,parentSchema:schema24.properties.job_title,data:data10};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.send_activation !== undefined){
let data11 = data.send_activation;
if(typeof data11 !== "boolean"){
const err15 = {instancePath:instancePath+"/send_activation",schemaPath:"#/properties/send_activation/type",keyword:"type",params:{type: "boolean"},schema:schema24.properties.send_activation.type,parentSchema:schema24.properties.send_activation,data:data11};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.access_code !== undefined){
let data12 = data.access_code;
if(typeof data12 !== "string"){
const err16 = {instancePath:instancePath+"/access_code",schemaPath:"#/properties/access_code/type",keyword:"type",params:{type: "string"},schema:schema24.properties.access_code.type,parentSchema:schema24.properties.access_code,data:data12};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.license_type !== undefined){
let data13 = data.license_type;
if(typeof data13 !== "string"){
const err17 = {instancePath:instancePath+"/license_type",schemaPath:"#/properties/license_type/type",keyword:"type",params:{type: "string"},schema:schema24.properties.license_type.type,parentSchema:schema24.properties.license_type,data:data13};
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
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema24.type,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":{"account_id":true,"permission_profile":true,"groups":true,"company_name":true,"job_title":true,"send_activation":true,"access_code":true,"license_type":true},"dynamicProps":false,"dynamicItems":false};


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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},schema:schema23.required,parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.site_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "site_id"},schema:schema23.required,parentSchema:schema23,data};
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
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema23.properties.id,data:data0};
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
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema23.properties.id.type,parentSchema:schema23.properties.id,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.site_id !== undefined){
let data1 = data.site_id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/site_id",schemaPath:"#/properties/site_id/type",keyword:"type",params:{type: "integer"},schema:schema23.properties.site_id.type,parentSchema:schema23.properties.site_id,data:data1};
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
const err5 = {instancePath:instancePath+"/site_id",schemaPath:"#/properties/site_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema23.properties.site_id,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(Number.isInteger(data1) && data1 >= -2147483648 && data1 <= 2147483647)){
const err6 = {instancePath:instancePath+"/site_id",schemaPath:"#/properties/site_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema23.properties.site_id,data:data1};
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
if(data.user_name !== undefined){
let data2 = data.user_name;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/user_name",schemaPath:"#/properties/user_name/type",keyword:"type",params:{type: "string"},schema:schema23.properties.user_name.type,parentSchema:schema23.properties.user_name,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.first_name !== undefined){
let data3 = data.first_name;
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/type",keyword:"type",params:{type: "string"},schema:schema23.properties.first_name.type,parentSchema:schema23.properties.first_name,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.last_name !== undefined){
let data4 = data.last_name;
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/type",keyword:"type",params:{type: "string"},schema:schema23.properties.last_name.type,parentSchema:schema23.properties.last_name,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.email !== undefined){
let data5 = data.email;
if(typeof data5 !== "string"){
const err10 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},schema:schema23.properties.email.type,parentSchema:schema23.properties.email,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.default_account_id !== undefined){
let data6 = data.default_account_id;
if(typeof data6 === "string"){
if(!(formats0.test(data6))){
const err11 = {instancePath:instancePath+"/default_account_id",schemaPath:"#/properties/default_account_id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema23.properties.default_account_id,data:data6};
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
const err12 = {instancePath:instancePath+"/default_account_id",schemaPath:"#/properties/default_account_id/type",keyword:"type",params:{type: "string"},schema:schema23.properties.default_account_id.type,parentSchema:schema23.properties.default_account_id,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.language_culture !== undefined){
let data7 = data.language_culture;
if(typeof data7 !== "string"){
const err13 = {instancePath:instancePath+"/language_culture",schemaPath:"#/properties/language_culture/type",keyword:"type",params:{type: "string"},schema:schema23.properties.language_culture.type,parentSchema:schema23.properties.language_culture,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.selected_languages !== undefined){
let data8 = data.selected_languages;
if(typeof data8 !== "string"){
const err14 = {instancePath:instancePath+"/selected_languages",schemaPath:"#/properties/selected_languages/type",keyword:"type",params:{type: "string"},schema:schema23.properties.selected_languages.type,parentSchema:schema23.properties.selected_languages,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.federated_status !== undefined){
let data9 = data.federated_status;
if(typeof data9 !== "string"){
const err15 = {instancePath:instancePath+"/federated_status",schemaPath:"#/properties/federated_status/type",keyword:"type",params:{type: "string"},schema:schema23.properties.federated_status.type,parentSchema:schema23.properties.federated_status,data:data9};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.force_password_change !== undefined){
let data10 = data.force_password_change;
if(typeof data10 !== "boolean"){
const err16 = {instancePath:instancePath+"/force_password_change",schemaPath:"#/properties/force_password_change/type",keyword:"type",params:{type: "boolean"},schema:schema23.properties.force_password_change.type,parentSchema:schema23.properties.force_password_change,data:data10};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.memberships !== undefined){
let data11 = data.memberships;
if(Array.isArray(data11)){
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
if(!(validate22.call(this, data11[i0], {instancePath:instancePath+"/memberships/" + i0,parentData:data11,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath:instancePath+"/memberships",schemaPath:"#/properties/memberships/type",keyword:"type",params:{type: "array"},schema:schema23.properties.memberships.type,parentSchema:schema23.properties.memberships,data:data11};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.device_verification_enabled !== undefined){
let data13 = data.device_verification_enabled;
if(typeof data13 !== "boolean"){
const err18 = {instancePath:instancePath+"/device_verification_enabled",schemaPath:"#/properties/device_verification_enabled/type",keyword:"type",params:{type: "boolean"},schema:schema23.properties.device_verification_enabled.type,parentSchema:schema23.properties.device_verification_enabled,data:data13};
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
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema23.type,parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":{"id":true,"site_id":true,"user_name":true,"first_name":true,"last_name":true,"email":true,"default_account_id":true,"language_culture":true,"selected_languages":true,"federated_status":true,"force_password_change":true,"memberships":true,"device_verification_enabled":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.users !== undefined){
let data0 = data.users;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate21.call(this, data0[i0], {instancePath:instancePath+"/users/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate21.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath:instancePath+"/users",schemaPath:"#/properties/users/type",keyword:"type",params:{type: "array"},schema:schema22.properties.users.type,parentSchema:schema22.properties.users,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.auto_activate_memberships_on_reactivation !== undefined){
let data2 = data.auto_activate_memberships_on_reactivation;
if(typeof data2 !== "boolean"){
const err1 = {instancePath:instancePath+"/auto_activate_memberships_on_reactivation",schemaPath:"#/properties/auto_activate_memberships_on_reactivation/type",keyword:"type",params:{type: "boolean"},schema:schema22.properties.auto_activate_memberships_on_reactivation.type,parentSchema:schema22.properties.auto_activate_memberships_on_reactivation,data:data2};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema22.type,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":{"users":true,"auto_activate_memberships_on_reactivation":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate20.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate20.errors);
errors = vErrors.length;
}
validate19.errors = vErrors;
return errors === 0;
}
validate19.evaluated = {"props":{"users":true,"auto_activate_memberships_on_reactivation":true},"dynamicProps":false,"dynamicItems":false};

exports.v14 = validate26;
const schema27 = {"$id":"contract:/User_Users_UpdateEmailAddressesV2.body","$ref":"contract:/components/schemas/UpdateUsersEmailRequest"};
const schema28 = {"$id":"contract:/components/schemas/UpdateUsersEmailRequest","type":"object","properties":{"users":{"type":"array","items":{"$ref":"contract:/components/schemas/UpdateUserEmailRequest"}}}};
const schema29 = {"$id":"contract:/components/schemas/UpdateUserEmailRequest","required":["id","site_id","email"],"type":"object","properties":{"id":{"format":"uuid","type":"string"},"site_id":{"format":"int32","type":"integer","safeInteger":true},"email":{"type":"string"}}};

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
if(data.users !== undefined){
let data0 = data.users;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.id === undefined){
const err0 = {instancePath:instancePath+"/users/" + i0,schemaPath:"contract:/components/schemas/UpdateUserEmailRequest/required",keyword:"required",params:{missingProperty: "id"},schema:schema29.required,parentSchema:schema29,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data1.site_id === undefined){
const err1 = {instancePath:instancePath+"/users/" + i0,schemaPath:"contract:/components/schemas/UpdateUserEmailRequest/required",keyword:"required",params:{missingProperty: "site_id"},schema:schema29.required,parentSchema:schema29,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data1.email === undefined){
const err2 = {instancePath:instancePath+"/users/" + i0,schemaPath:"contract:/components/schemas/UpdateUserEmailRequest/required",keyword:"required",params:{missingProperty: "email"},schema:schema29.required,parentSchema:schema29,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.id !== undefined){
let data2 = data1.id;
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
const err3 = {instancePath:instancePath+"/users/" + i0+"/id",schemaPath:"contract:/components/schemas/UpdateUserEmailRequest/properties/id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema29.properties.id,data:data2};
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
const err4 = {instancePath:instancePath+"/users/" + i0+"/id",schemaPath:"contract:/components/schemas/UpdateUserEmailRequest/properties/id/type",keyword:"type",params:{type: "string"},schema:schema29.properties.id.type,parentSchema:schema29.properties.id,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data1.site_id !== undefined){
let data3 = data1.site_id;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err5 = {instancePath:instancePath+"/users/" + i0+"/site_id",schemaPath:"contract:/components/schemas/UpdateUserEmailRequest/properties/site_id/type",keyword:"type",params:{type: "integer"},schema:schema29.properties.site_id.type,parentSchema:schema29.properties.site_id,data:data3};
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
const err6 = {instancePath:instancePath+"/users/" + i0+"/site_id",schemaPath:"contract:/components/schemas/UpdateUserEmailRequest/properties/site_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema29.properties.site_id,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(Number.isInteger(data3) && data3 >= -2147483648 && data3 <= 2147483647)){
const err7 = {instancePath:instancePath+"/users/" + i0+"/site_id",schemaPath:"contract:/components/schemas/UpdateUserEmailRequest/properties/site_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema29.properties.site_id,data:data3};
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
if(data1.email !== undefined){
let data4 = data1.email;
if(typeof data4 !== "string"){
const err8 = {instancePath:instancePath+"/users/" + i0+"/email",schemaPath:"contract:/components/schemas/UpdateUserEmailRequest/properties/email/type",keyword:"type",params:{type: "string"},schema:schema29.properties.email.type,parentSchema:schema29.properties.email,data:data4};
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
const err9 = {instancePath:instancePath+"/users/" + i0,schemaPath:"contract:/components/schemas/UpdateUserEmailRequest/type",keyword:"type",params:{type: "object"},schema:schema29.type,parentSchema:schema29,data:data1};
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
const err10 = {instancePath:instancePath+"/users",schemaPath:"#/properties/users/type",keyword:"type",params:{type: "array"},schema:schema28.properties.users.type,parentSchema:schema28.properties.users,data:data0};
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
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema28.type,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":{"users":true},"dynamicProps":false,"dynamicItems":false};


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
validate26.evaluated = {"props":{"users":true},"dynamicProps":false,"dynamicItems":false};

exports.v15 = validate29;
const schema30 = {"$id":"contract:/User_Users_CloseMembershipsV2.parameters","type":"object","properties":{"path":{"type":"object","properties":{"organizationId":{"type":"string","format":"uuid"},"userId":{"type":"string","format":"uuid"}},"required":["organizationId","userId"]}},"required":["path"]};

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
if(data0.organizationId === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "organizationId"},schema:schema30.properties.path.required,parentSchema:schema30.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.userId === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "userId"},schema:schema30.properties.path.required,parentSchema:schema30.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.organizationId !== undefined){
let data1 = data0.organizationId;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err3 = {instancePath:instancePath+"/path/organizationId",schemaPath:"#/properties/path/properties/organizationId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema30.properties.path.properties.organizationId,data:data1};
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
const err4 = {instancePath:instancePath+"/path/organizationId",schemaPath:"#/properties/path/properties/organizationId/type",keyword:"type",params:{type: "string"},schema:schema30.properties.path.properties.organizationId.type,parentSchema:schema30.properties.path.properties.organizationId,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.userId !== undefined){
let data2 = data0.userId;
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
const err5 = {instancePath:instancePath+"/path/userId",schemaPath:"#/properties/path/properties/userId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema30.properties.path.properties.userId,data:data2};
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
const err6 = {instancePath:instancePath+"/path/userId",schemaPath:"#/properties/path/properties/userId/type",keyword:"type",params:{type: "string"},schema:schema30.properties.path.properties.userId.type,parentSchema:schema30.properties.path.properties.userId,data:data2};
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
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v16 = validate30;
const schema31 = {"$id":"contract:/User_Users_CloseMembershipsV2.body","$ref":"contract:/components/schemas/DeleteMembershipsRequest"};
const schema32 = {"$id":"contract:/components/schemas/DeleteMembershipsRequest","required":["accounts"],"type":"object","properties":{"accounts":{"type":"array","items":{"$ref":"contract:/components/schemas/DeleteMembershipRequest"}}}};
const schema33 = {"$id":"contract:/components/schemas/DeleteMembershipRequest","required":["id"],"type":"object","properties":{"id":{"format":"uuid","type":"string"}}};

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
if(data.accounts === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "accounts"},schema:schema32.required,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.accounts !== undefined){
let data0 = data.accounts;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.id === undefined){
const err1 = {instancePath:instancePath+"/accounts/" + i0,schemaPath:"contract:/components/schemas/DeleteMembershipRequest/required",keyword:"required",params:{missingProperty: "id"},schema:schema33.required,parentSchema:schema33,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data1.id !== undefined){
let data2 = data1.id;
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
const err2 = {instancePath:instancePath+"/accounts/" + i0+"/id",schemaPath:"contract:/components/schemas/DeleteMembershipRequest/properties/id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema33.properties.id,data:data2};
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
const err3 = {instancePath:instancePath+"/accounts/" + i0+"/id",schemaPath:"contract:/components/schemas/DeleteMembershipRequest/properties/id/type",keyword:"type",params:{type: "string"},schema:schema33.properties.id.type,parentSchema:schema33.properties.id,data:data2};
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
const err4 = {instancePath:instancePath+"/accounts/" + i0,schemaPath:"contract:/components/schemas/DeleteMembershipRequest/type",keyword:"type",params:{type: "object"},schema:schema33.type,parentSchema:schema33,data:data1};
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
const err5 = {instancePath:instancePath+"/accounts",schemaPath:"#/properties/accounts/type",keyword:"type",params:{type: "array"},schema:schema32.properties.accounts.type,parentSchema:schema32.properties.accounts,data:data0};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema32.type,parentSchema:schema32,data};
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
validate31.evaluated = {"props":{"accounts":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate31.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate31.errors);
errors = vErrors.length;
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":{"accounts":true},"dynamicProps":false,"dynamicItems":false};

exports.v17 = validate33;
const schema34 = {"$id":"contract:/OrganizationUser_OrganizationUsers_GetV2.parameters","type":"object","properties":{"path":{"type":"object","properties":{"organizationId":{"type":"string","format":"uuid"}},"required":["organizationId"]},"query":{"type":"object","properties":{"start":{"type":"integer","format":"int32"},"take":{"type":"integer","format":"int32"},"end":{"type":"integer","format":"int32"},"email":{"type":"string"},"email_user_name_like":{"type":"string"},"status":{"type":"string"},"membership_status":{"type":"string"},"account_id":{"type":"string","format":"uuid"},"organization_reserved_domain_id":{"type":"string","format":"uuid"},"last_modified_since":{"type":"string"},"include_ds_groups":{"type":"boolean"},"include_license":{"type":"boolean"}},"required":[]}},"required":["path","query"]};

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
if(data0.organizationId === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "organizationId"},schema:schema34.properties.path.required,parentSchema:schema34.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.organizationId !== undefined){
let data1 = data0.organizationId;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err3 = {instancePath:instancePath+"/path/organizationId",schemaPath:"#/properties/path/properties/organizationId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema34.properties.path.properties.organizationId,data:data1};
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
const err4 = {instancePath:instancePath+"/path/organizationId",schemaPath:"#/properties/path/properties/organizationId/type",keyword:"type",params:{type: "string"},schema:schema34.properties.path.properties.organizationId.type,parentSchema:schema34.properties.path.properties.organizationId,data:data1};
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
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema34.properties.path.type,parentSchema:schema34.properties.path,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.query !== undefined){
let data2 = data.query;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.start !== undefined){
let data3 = data2.start;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err6 = {instancePath:instancePath+"/query/start",schemaPath:"#/properties/query/properties/start/type",keyword:"type",params:{type: "integer"},schema:schema34.properties.query.properties.start.type,parentSchema:schema34.properties.query.properties.start,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(!(Number.isInteger(data3) && data3 >= -2147483648 && data3 <= 2147483647)){
const err7 = {instancePath:instancePath+"/query/start",schemaPath:"#/properties/query/properties/start/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema34.properties.query.properties.start,data:data3};
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
if(data2.take !== undefined){
let data4 = data2.take;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err8 = {instancePath:instancePath+"/query/take",schemaPath:"#/properties/query/properties/take/type",keyword:"type",params:{type: "integer"},schema:schema34.properties.query.properties.take.type,parentSchema:schema34.properties.query.properties.take,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(!(Number.isInteger(data4) && data4 >= -2147483648 && data4 <= 2147483647)){
const err9 = {instancePath:instancePath+"/query/take",schemaPath:"#/properties/query/properties/take/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema34.properties.query.properties.take,data:data4};
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
if(data2.end !== undefined){
let data5 = data2.end;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err10 = {instancePath:instancePath+"/query/end",schemaPath:"#/properties/query/properties/end/type",keyword:"type",params:{type: "integer"},schema:schema34.properties.query.properties.end.type,parentSchema:schema34.properties.query.properties.end,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(!(Number.isInteger(data5) && data5 >= -2147483648 && data5 <= 2147483647)){
const err11 = {instancePath:instancePath+"/query/end",schemaPath:"#/properties/query/properties/end/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema34.properties.query.properties.end,data:data5};
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
if(data2.email !== undefined){
let data6 = data2.email;
if(typeof data6 !== "string"){
const err12 = {instancePath:instancePath+"/query/email",schemaPath:"#/properties/query/properties/email/type",keyword:"type",params:{type: "string"},schema:schema34.properties.query.properties.email.type,parentSchema:schema34.properties.query.properties.email,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data2.email_user_name_like !== undefined){
let data7 = data2.email_user_name_like;
if(typeof data7 !== "string"){
const err13 = {instancePath:instancePath+"/query/email_user_name_like",schemaPath:"#/properties/query/properties/email_user_name_like/type",keyword:"type",params:{type: "string"},schema:schema34.properties.query.properties.email_user_name_like.type,parentSchema:schema34.properties.query.properties.email_user_name_like,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data2.status !== undefined){
let data8 = data2.status;
if(typeof data8 !== "string"){
const err14 = {instancePath:instancePath+"/query/status",schemaPath:"#/properties/query/properties/status/type",keyword:"type",params:{type: "string"},schema:schema34.properties.query.properties.status.type,parentSchema:schema34.properties.query.properties.status,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data2.membership_status !== undefined){
let data9 = data2.membership_status;
if(typeof data9 !== "string"){
const err15 = {instancePath:instancePath+"/query/membership_status",schemaPath:"#/properties/query/properties/membership_status/type",keyword:"type",params:{type: "string"},schema:schema34.properties.query.properties.membership_status.type,parentSchema:schema34.properties.query.properties.membership_status,data:data9};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data2.account_id !== undefined){
let data10 = data2.account_id;
if(typeof data10 === "string"){
if(!(formats0.test(data10))){
const err16 = {instancePath:instancePath+"/query/account_id",schemaPath:"#/properties/query/properties/account_id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema34.properties.query.properties.account_id,data:data10};
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
const err17 = {instancePath:instancePath+"/query/account_id",schemaPath:"#/properties/query/properties/account_id/type",keyword:"type",params:{type: "string"},schema:schema34.properties.query.properties.account_id.type,parentSchema:schema34.properties.query.properties.account_id,data:data10};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data2.organization_reserved_domain_id !== undefined){
let data11 = data2.organization_reserved_domain_id;
if(typeof data11 === "string"){
if(!(formats0.test(data11))){
const err18 = {instancePath:instancePath+"/query/organization_reserved_domain_id",schemaPath:"#/properties/query/properties/organization_reserved_domain_id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema34.properties.query.properties.organization_reserved_domain_id,data:data11};
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
const err19 = {instancePath:instancePath+"/query/organization_reserved_domain_id",schemaPath:"#/properties/query/properties/organization_reserved_domain_id/type",keyword:"type",params:{type: "string"},schema:schema34.properties.query.properties.organization_reserved_domain_id.type,parentSchema:schema34.properties.query.properties.organization_reserved_domain_id,data:data11};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data2.last_modified_since !== undefined){
let data12 = data2.last_modified_since;
if(typeof data12 !== "string"){
const err20 = {instancePath:instancePath+"/query/last_modified_since",schemaPath:"#/properties/query/properties/last_modified_since/type",keyword:"type",params:{type: "string"},schema:schema34.properties.query.properties.last_modified_since.type,parentSchema:schema34.properties.query.properties.last_modified_since,data:data12};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data2.include_ds_groups !== undefined){
let data13 = data2.include_ds_groups;
if(typeof data13 !== "boolean"){
const err21 = {instancePath:instancePath+"/query/include_ds_groups",schemaPath:"#/properties/query/properties/include_ds_groups/type",keyword:"type",params:{type: "boolean"},schema:schema34.properties.query.properties.include_ds_groups.type,parentSchema:schema34.properties.query.properties.include_ds_groups,data:data13};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data2.include_license !== undefined){
let data14 = data2.include_license;
if(typeof data14 !== "boolean"){
const err22 = {instancePath:instancePath+"/query/include_license",schemaPath:"#/properties/query/properties/include_license/type",keyword:"type",params:{type: "boolean"},schema:schema34.properties.query.properties.include_license.type,parentSchema:schema34.properties.query.properties.include_license,data:data14};
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
const err23 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema34.properties.query.type,parentSchema:schema34.properties.query,data:data2};
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
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema34.type,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v18 = validate34;
const schema35 = {"$id":"contract:/OrganizationUser_Users_AddV2.body","$ref":"contract:/components/schemas/NewUserRequest"};
const schema36 = {"$id":"contract:/components/schemas/NewUserRequest","required":["accounts","email"],"type":"object","properties":{"accounts":{"type":"array","items":{"$ref":"contract:/components/schemas/NewUserRequestAccountProperties"}},"user_name":{"type":"string"},"first_name":{"type":"string"},"last_name":{"type":"string"},"email":{"type":"string"},"default_account_id":{"format":"uuid","type":"string"},"language_culture":{"type":"string"},"selected_languages":{"type":"string"},"access_code":{"type":"string"},"federated_status":{"type":"string"},"auto_activate_memberships":{"type":"boolean"}}};
const schema37 = {"$id":"contract:/components/schemas/NewUserRequestAccountProperties","required":["id"],"type":"object","properties":{"id":{"format":"uuid","type":"string"},"permission_profile":{"$ref":"contract:/components/schemas/PermissionProfileRequest"},"groups":{"type":"array","items":{"$ref":"contract:/components/schemas/GroupRequest"}},"company_name":{"type":"string"},"job_title":{"type":"string"}}};

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
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},schema:schema37.required,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema37.properties.id,data:data0};
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
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema37.properties.id.type,parentSchema:schema37.properties.id,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.permission_profile !== undefined){
let data1 = data.permission_profile;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.id === undefined){
const err3 = {instancePath:instancePath+"/permission_profile",schemaPath:"contract:/components/schemas/PermissionProfileRequest/required",keyword:"required",params:{missingProperty: "id"},schema:schema25.required,parentSchema:schema25,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.id !== undefined){
let data2 = data1.id;
if(!((typeof data2 === "number" && Number.isSafeInteger(data2) && !Object.is(data2, -0)) || (typeof data2 === "bigint" && data2 >= -9223372036854775808n && data2 <= 9223372036854775807n)) || (this && this.has(data1, "id")) || false){
const err4 = {instancePath:instancePath+"/permission_profile/id",schemaPath:"contract:/components/schemas/PermissionProfileRequest/properties/id/int64",keyword:"int64",params:{},schema:schema25.properties.id.int64,parentSchema:schema25.properties.id,data:data2};
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
let data3 = data1.name;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/permission_profile/name",schemaPath:"contract:/components/schemas/PermissionProfileRequest/properties/name/type",keyword:"type",params:{type: "string"},schema:schema25.properties.name.type,parentSchema:schema25.properties.name,data:data3};
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
const err6 = {instancePath:instancePath+"/permission_profile",schemaPath:"contract:/components/schemas/PermissionProfileRequest/type",keyword:"type",params:{type: "object"},schema:schema25.type,parentSchema:schema25,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.groups !== undefined){
let data4 = data.groups;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.id === undefined){
const err7 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"contract:/components/schemas/GroupRequest/required",keyword:"required",params:{missingProperty: "id"},schema:schema26.required,parentSchema:schema26,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data5.id !== undefined){
let data6 = data5.id;
if(!((typeof data6 === "number" && Number.isSafeInteger(data6) && !Object.is(data6, -0)) || (typeof data6 === "bigint" && data6 >= -9223372036854775808n && data6 <= 9223372036854775807n)) || (this && this.has(data5, "id")) || false){
const err8 = {instancePath:instancePath+"/groups/" + i0+"/id",schemaPath:"contract:/components/schemas/GroupRequest/properties/id/int64",keyword:"int64",params:{},schema:schema26.properties.id.int64,parentSchema:schema26.properties.id,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data5.name !== undefined){
let data7 = data5.name;
if(typeof data7 !== "string"){
const err9 = {instancePath:instancePath+"/groups/" + i0+"/name",schemaPath:"contract:/components/schemas/GroupRequest/properties/name/type",keyword:"type",params:{type: "string"},schema:schema26.properties.name.type,parentSchema:schema26.properties.name,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data5.type !== undefined){
let data8 = data5.type;
if(typeof data8 !== "string"){
const err10 = {instancePath:instancePath+"/groups/" + i0+"/type",schemaPath:"contract:/components/schemas/GroupRequest/properties/type/type",keyword:"type",params:{type: "string"},schema:schema26.properties.type.type,parentSchema:schema26.properties.type,data:data8};
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
const err11 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"contract:/components/schemas/GroupRequest/type",keyword:"type",params:{type: "object"},schema:schema26.type,parentSchema:schema26,data:data5};
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
const err12 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type: "array"},schema:schema37.properties.groups.type,parentSchema:schema37.properties.groups,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.company_name !== undefined){
let data9 = data.company_name;
if(typeof data9 !== "string"){
const err13 = {instancePath:instancePath+"/company_name",schemaPath:"#/properties/company_name/type",keyword:"type",params:{type: "string"},schema:schema37.properties.company_name.type,parentSchema:schema37.properties.company_name,data:data9};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.job_title !== undefined){
let data10 = data.job_title;
if(typeof data10 !== "string"){
const err14 = {instancePath:instancePath+"/job_title",schemaPath:"#/properties/job_title/type",keyword:"type",params:{type: "string"},schema:schema37.properties.job_title.type,parentSchema:schema37.properties.job_title,data:data10};
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
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema37.type,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":{"id":true,"permission_profile":true,"groups":true,"company_name":true,"job_title":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.accounts === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "accounts"},schema:schema36.required,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.email === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},schema:schema36.required,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.accounts !== undefined){
let data0 = data.accounts;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate36.call(this, data0[i0], {instancePath:instancePath+"/accounts/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate36.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/accounts",schemaPath:"#/properties/accounts/type",keyword:"type",params:{type: "array"},schema:schema36.properties.accounts.type,parentSchema:schema36.properties.accounts,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.user_name !== undefined){
let data2 = data.user_name;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/user_name",schemaPath:"#/properties/user_name/type",keyword:"type",params:{type: "string"},schema:schema36.properties.user_name.type,parentSchema:schema36.properties.user_name,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.first_name !== undefined){
let data3 = data.first_name;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/type",keyword:"type",params:{type: "string"},schema:schema36.properties.first_name.type,parentSchema:schema36.properties.first_name,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.last_name !== undefined){
let data4 = data.last_name;
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/type",keyword:"type",params:{type: "string"},schema:schema36.properties.last_name.type,parentSchema:schema36.properties.last_name,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.email !== undefined){
let data5 = data.email;
if(typeof data5 !== "string"){
const err6 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},schema:schema36.properties.email.type,parentSchema:schema36.properties.email,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.default_account_id !== undefined){
let data6 = data.default_account_id;
if(typeof data6 === "string"){
if(!(formats0.test(data6))){
const err7 = {instancePath:instancePath+"/default_account_id",schemaPath:"#/properties/default_account_id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema36.properties.default_account_id,data:data6};
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
const err8 = {instancePath:instancePath+"/default_account_id",schemaPath:"#/properties/default_account_id/type",keyword:"type",params:{type: "string"},schema:schema36.properties.default_account_id.type,parentSchema:schema36.properties.default_account_id,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.language_culture !== undefined){
let data7 = data.language_culture;
if(typeof data7 !== "string"){
const err9 = {instancePath:instancePath+"/language_culture",schemaPath:"#/properties/language_culture/type",keyword:"type",params:{type: "string"},schema:schema36.properties.language_culture.type,parentSchema:schema36.properties.language_culture,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.selected_languages !== undefined){
let data8 = data.selected_languages;
if(typeof data8 !== "string"){
const err10 = {instancePath:instancePath+"/selected_languages",schemaPath:"#/properties/selected_languages/type",keyword:"type",params:{type: "string"},schema:schema36.properties.selected_languages.type,parentSchema:schema36.properties.selected_languages,data:data8};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.access_code !== undefined){
let data9 = data.access_code;
if(typeof data9 !== "string"){
const err11 = {instancePath:instancePath+"/access_code",schemaPath:"#/properties/access_code/type",keyword:"type",params:{type: "string"},schema:schema36.properties.access_code.type,parentSchema:schema36.properties.access_code,data:data9};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.federated_status !== undefined){
let data10 = data.federated_status;
if(typeof data10 !== "string"){
const err12 = {instancePath:instancePath+"/federated_status",schemaPath:"#/properties/federated_status/type",keyword:"type",params:{type: "string"},schema:schema36.properties.federated_status.type,parentSchema:schema36.properties.federated_status,data:data10};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.auto_activate_memberships !== undefined){
let data11 = data.auto_activate_memberships;
if(typeof data11 !== "boolean"){
const err13 = {instancePath:instancePath+"/auto_activate_memberships",schemaPath:"#/properties/auto_activate_memberships/type",keyword:"type",params:{type: "boolean"},schema:schema36.properties.auto_activate_memberships.type,parentSchema:schema36.properties.auto_activate_memberships,data:data11};
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
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema36.type,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":{"accounts":true,"user_name":true,"first_name":true,"last_name":true,"email":true,"default_account_id":true,"language_culture":true,"selected_languages":true,"access_code":true,"federated_status":true,"auto_activate_memberships":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate35.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate35.errors);
errors = vErrors.length;
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":{"accounts":true,"user_name":true,"first_name":true,"last_name":true,"email":true,"default_account_id":true,"language_culture":true,"selected_languages":true,"access_code":true,"federated_status":true,"auto_activate_memberships":true},"dynamicProps":false,"dynamicItems":false};

exports.v19 = validate39;
const schema40 = {"$id":"contract:/OrganizationUser_Users_ActivateMembershipV2.parameters","type":"object","properties":{"path":{"type":"object","properties":{"organizationId":{"type":"string","format":"uuid"},"userId":{"type":"string","format":"uuid"},"membershipId":{"type":"string","format":"uuid"}},"required":["organizationId","userId","membershipId"]}},"required":["path"]};

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
if(data0.organizationId === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "organizationId"},schema:schema40.properties.path.required,parentSchema:schema40.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.userId === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "userId"},schema:schema40.properties.path.required,parentSchema:schema40.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.membershipId === undefined){
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "membershipId"},schema:schema40.properties.path.required,parentSchema:schema40.properties.path,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.organizationId !== undefined){
let data1 = data0.organizationId;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err4 = {instancePath:instancePath+"/path/organizationId",schemaPath:"#/properties/path/properties/organizationId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema40.properties.path.properties.organizationId,data:data1};
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
const err5 = {instancePath:instancePath+"/path/organizationId",schemaPath:"#/properties/path/properties/organizationId/type",keyword:"type",params:{type: "string"},schema:schema40.properties.path.properties.organizationId.type,parentSchema:schema40.properties.path.properties.organizationId,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.userId !== undefined){
let data2 = data0.userId;
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
const err6 = {instancePath:instancePath+"/path/userId",schemaPath:"#/properties/path/properties/userId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema40.properties.path.properties.userId,data:data2};
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
const err7 = {instancePath:instancePath+"/path/userId",schemaPath:"#/properties/path/properties/userId/type",keyword:"type",params:{type: "string"},schema:schema40.properties.path.properties.userId.type,parentSchema:schema40.properties.path.properties.userId,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.membershipId !== undefined){
let data3 = data0.membershipId;
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
const err8 = {instancePath:instancePath+"/path/membershipId",schemaPath:"#/properties/path/properties/membershipId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema40.properties.path.properties.membershipId,data:data3};
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
const err9 = {instancePath:instancePath+"/path/membershipId",schemaPath:"#/properties/path/properties/membershipId/type",keyword:"type",params:{type: "string"},schema:schema40.properties.path.properties.membershipId.type,parentSchema:schema40.properties.path.properties.membershipId,data:data3};
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
const err10 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema40.properties.path.type,parentSchema:schema40.properties.path,data:data0};
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
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema40.type,parentSchema:schema40,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v20 = validate40;
const schema41 = {"$id":"contract:/OrganizationUser_Users_ActivateMembershipV2.body","$ref":"contract:/components/schemas/ForceActivateMembershipRequest"};
const schema42 = {"$id":"contract:/components/schemas/ForceActivateMembershipRequest","required":["site_id"],"type":"object","properties":{"site_id":{"format":"int32","type":"integer","safeInteger":true}}};

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
if(data.site_id === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/ForceActivateMembershipRequest/required",keyword:"required",params:{missingProperty: "site_id"},schema:schema42.required,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.site_id !== undefined){
let data0 = data.site_id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/site_id",schemaPath:"contract:/components/schemas/ForceActivateMembershipRequest/properties/site_id/type",keyword:"type",params:{type: "integer"},schema:schema42.properties.site_id.type,parentSchema:schema42.properties.site_id,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(Math.abs(data0) > 9007199254740991){
const err2 = {instancePath:instancePath+"/site_id",schemaPath:"contract:/components/schemas/ForceActivateMembershipRequest/properties/site_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema42.properties.site_id,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(Number.isInteger(data0) && data0 >= -2147483648 && data0 <= 2147483647)){
const err3 = {instancePath:instancePath+"/site_id",schemaPath:"contract:/components/schemas/ForceActivateMembershipRequest/properties/site_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema42.properties.site_id,data:data0};
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
const err4 = {instancePath,schemaPath:"contract:/components/schemas/ForceActivateMembershipRequest/type",keyword:"type",params:{type: "object"},schema:schema42.type,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":{"site_id":true},"dynamicProps":false,"dynamicItems":false};

exports.v21 = validate41;
const schema43 = {"$id":"contract:/OrganizationUser_OrganizationUsers_GetProfileV2.parameters","type":"object","properties":{"path":{"type":"object","properties":{"organizationId":{"type":"string","format":"uuid"}},"required":["organizationId"]},"query":{"type":"object","properties":{"email":{"type":"string"},"include_license":{"type":"boolean"}},"required":[]}},"required":["path","query"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema43.required,parentSchema:schema43,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema43.required,parentSchema:schema43,data};
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
if(data0.organizationId === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "organizationId"},schema:schema43.properties.path.required,parentSchema:schema43.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.organizationId !== undefined){
let data1 = data0.organizationId;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err3 = {instancePath:instancePath+"/path/organizationId",schemaPath:"#/properties/path/properties/organizationId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema43.properties.path.properties.organizationId,data:data1};
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
const err4 = {instancePath:instancePath+"/path/organizationId",schemaPath:"#/properties/path/properties/organizationId/type",keyword:"type",params:{type: "string"},schema:schema43.properties.path.properties.organizationId.type,parentSchema:schema43.properties.path.properties.organizationId,data:data1};
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
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema43.properties.path.type,parentSchema:schema43.properties.path,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.query !== undefined){
let data2 = data.query;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.email !== undefined){
let data3 = data2.email;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/query/email",schemaPath:"#/properties/query/properties/email/type",keyword:"type",params:{type: "string"},schema:schema43.properties.query.properties.email.type,parentSchema:schema43.properties.query.properties.email,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data2.include_license !== undefined){
let data4 = data2.include_license;
if(typeof data4 !== "boolean"){
const err7 = {instancePath:instancePath+"/query/include_license",schemaPath:"#/properties/query/properties/include_license/type",keyword:"type",params:{type: "boolean"},schema:schema43.properties.query.properties.include_license.type,parentSchema:schema43.properties.query.properties.include_license,data:data4};
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
const err8 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema43.properties.query.type,parentSchema:schema43.properties.query,data:data2};
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
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema43.type,parentSchema:schema43,data};
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
validate41.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v22 = validate42;
const schema44 = {"$id":"contract:/OrganizationUser_DeleteIdentitiesV2.body","$ref":"contract:/components/schemas/DeleteUserIdentityRequest"};
const schema45 = {"$id":"contract:/components/schemas/DeleteUserIdentityRequest","required":["identities"],"type":"object","properties":{"identities":{"type":"array","items":{"$ref":"contract:/components/schemas/UserIdentityRequest"}}}};
const schema46 = {"$id":"contract:/components/schemas/UserIdentityRequest","type":"object","properties":{"id":{"format":"uuid","type":"string"}}};

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
if(data.identities === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "identities"},schema:schema45.required,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.identities !== undefined){
let data0 = data.identities;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.id !== undefined){
let data2 = data1.id;
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
const err1 = {instancePath:instancePath+"/identities/" + i0+"/id",schemaPath:"contract:/components/schemas/UserIdentityRequest/properties/id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema46.properties.id,data:data2};
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
const err2 = {instancePath:instancePath+"/identities/" + i0+"/id",schemaPath:"contract:/components/schemas/UserIdentityRequest/properties/id/type",keyword:"type",params:{type: "string"},schema:schema46.properties.id.type,parentSchema:schema46.properties.id,data:data2};
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
const err3 = {instancePath:instancePath+"/identities/" + i0,schemaPath:"contract:/components/schemas/UserIdentityRequest/type",keyword:"type",params:{type: "object"},schema:schema46.type,parentSchema:schema46,data:data1};
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
const err4 = {instancePath:instancePath+"/identities",schemaPath:"#/properties/identities/type",keyword:"type",params:{type: "array"},schema:schema45.properties.identities.type,parentSchema:schema45.properties.identities,data:data0};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema45.type,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"props":{"identities":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate43.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate43.errors);
errors = vErrors.length;
}
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"props":{"identities":true},"dynamicProps":false,"dynamicItems":false};

exports.v23 = validate45;
const schema47 = {"$id":"contract:/OrganizationUser_OrganizationUsers_PostAccountUsersV2.body","$ref":"contract:/components/schemas/NewAccountUserRequest"};
const schema48 = {"$id":"contract:/components/schemas/NewAccountUserRequest","required":["email"],"type":"object","properties":{"permission_profile":{"$ref":"contract:/components/schemas/PermissionProfileRequest"},"groups":{"type":"array","items":{"$ref":"contract:/components/schemas/GroupRequest"}},"user_name":{"type":"string"},"first_name":{"type":"string"},"last_name":{"type":"string"},"email":{"type":"string"},"default_account_id":{"format":"uuid","type":"string"},"language_culture":{"type":"string"},"selected_languages":{"type":"string"},"access_code":{"type":"string"},"federated_status":{"type":"string"},"auto_activate_memberships":{"type":"boolean"},"license_type":{"type":"string"}}};

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
if(data.email === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},schema:schema48.required,parentSchema:schema48,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.permission_profile !== undefined){
let data0 = data.permission_profile;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id === undefined){
const err1 = {instancePath:instancePath+"/permission_profile",schemaPath:"contract:/components/schemas/PermissionProfileRequest/required",keyword:"required",params:{missingProperty: "id"},schema:schema25.required,parentSchema:schema25,data:data0};
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
const err2 = {instancePath:instancePath+"/permission_profile/id",schemaPath:"contract:/components/schemas/PermissionProfileRequest/properties/id/int64",keyword:"int64",params:{},schema:schema25.properties.id.int64,parentSchema:schema25.properties.id,data:data1};
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
let data2 = data0.name;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/permission_profile/name",schemaPath:"contract:/components/schemas/PermissionProfileRequest/properties/name/type",keyword:"type",params:{type: "string"},schema:schema25.properties.name.type,parentSchema:schema25.properties.name,data:data2};
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
const err4 = {instancePath:instancePath+"/permission_profile",schemaPath:"contract:/components/schemas/PermissionProfileRequest/type",keyword:"type",params:{type: "object"},schema:schema25.type,parentSchema:schema25,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.groups !== undefined){
let data3 = data.groups;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.id === undefined){
const err5 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"contract:/components/schemas/GroupRequest/required",keyword:"required",params:{missingProperty: "id"},schema:schema26.required,parentSchema:schema26,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data4.id !== undefined){
let data5 = data4.id;
if(!((typeof data5 === "number" && Number.isSafeInteger(data5) && !Object.is(data5, -0)) || (typeof data5 === "bigint" && data5 >= -9223372036854775808n && data5 <= 9223372036854775807n)) || (this && this.has(data4, "id")) || false){
const err6 = {instancePath:instancePath+"/groups/" + i0+"/id",schemaPath:"contract:/components/schemas/GroupRequest/properties/id/int64",keyword:"int64",params:{},schema:schema26.properties.id.int64,parentSchema:schema26.properties.id,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data4.name !== undefined){
let data6 = data4.name;
if(typeof data6 !== "string"){
const err7 = {instancePath:instancePath+"/groups/" + i0+"/name",schemaPath:"contract:/components/schemas/GroupRequest/properties/name/type",keyword:"type",params:{type: "string"},schema:schema26.properties.name.type,parentSchema:schema26.properties.name,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data4.type !== undefined){
let data7 = data4.type;
if(typeof data7 !== "string"){
const err8 = {instancePath:instancePath+"/groups/" + i0+"/type",schemaPath:"contract:/components/schemas/GroupRequest/properties/type/type",keyword:"type",params:{type: "string"},schema:schema26.properties.type.type,parentSchema:schema26.properties.type,data:data7};
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
const err9 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"contract:/components/schemas/GroupRequest/type",keyword:"type",params:{type: "object"},schema:schema26.type,parentSchema:schema26,data:data4};
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
const err10 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type: "array"},schema:schema48.properties.groups.type,parentSchema:schema48.properties.groups,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.user_name !== undefined){
let data8 = data.user_name;
if(typeof data8 !== "string"){
const err11 = {instancePath:instancePath+"/user_name",schemaPath:"#/properties/user_name/type",keyword:"type",params:{type: "string"},schema:schema48.properties.user_name.type,parentSchema:schema48.properties.user_name,data:data8};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.first_name !== undefined){
let data9 = data.first_name;
if(typeof data9 !== "string"){
const err12 = {instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/type",keyword:"type",params:{type: "string"},schema:schema48.properties.first_name.type,parentSchema:schema48.properties.first_name,data:data9};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.last_name !== undefined){
let data10 = data.last_name;
if(typeof data10 !== "string"){
const err13 = {instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/type",keyword:"type",params:{type: "string"},schema:schema48.properties.last_name.type,parentSchema:schema48.properties.last_name,data:data10};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.email !== undefined){
let data11 = data.email;
if(typeof data11 !== "string"){
const err14 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},schema:schema48.properties.email.type,parentSchema:schema48.properties.email,data:data11};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.default_account_id !== undefined){
let data12 = data.default_account_id;
if(typeof data12 === "string"){
if(!(formats0.test(data12))){
const err15 = {instancePath:instancePath+"/default_account_id",schemaPath:"#/properties/default_account_id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema48.properties.default_account_id,data:data12};
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
const err16 = {instancePath:instancePath+"/default_account_id",schemaPath:"#/properties/default_account_id/type",keyword:"type",params:{type: "string"},schema:schema48.properties.default_account_id.type,parentSchema:schema48.properties.default_account_id,data:data12};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.language_culture !== undefined){
let data13 = data.language_culture;
if(typeof data13 !== "string"){
const err17 = {instancePath:instancePath+"/language_culture",schemaPath:"#/properties/language_culture/type",keyword:"type",params:{type: "string"},schema:schema48.properties.language_culture.type,parentSchema:schema48.properties.language_culture,data:data13};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.selected_languages !== undefined){
let data14 = data.selected_languages;
if(typeof data14 !== "string"){
const err18 = {instancePath:instancePath+"/selected_languages",schemaPath:"#/properties/selected_languages/type",keyword:"type",params:{type: "string"},schema:schema48.properties.selected_languages.type,parentSchema:schema48.properties.selected_languages,data:data14};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.access_code !== undefined){
let data15 = data.access_code;
if(typeof data15 !== "string"){
const err19 = {instancePath:instancePath+"/access_code",schemaPath:"#/properties/access_code/type",keyword:"type",params:{type: "string"},schema:schema48.properties.access_code.type,parentSchema:schema48.properties.access_code,data:data15};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.federated_status !== undefined){
let data16 = data.federated_status;
if(typeof data16 !== "string"){
const err20 = {instancePath:instancePath+"/federated_status",schemaPath:"#/properties/federated_status/type",keyword:"type",params:{type: "string"},schema:schema48.properties.federated_status.type,parentSchema:schema48.properties.federated_status,data:data16};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.auto_activate_memberships !== undefined){
let data17 = data.auto_activate_memberships;
if(typeof data17 !== "boolean"){
const err21 = {instancePath:instancePath+"/auto_activate_memberships",schemaPath:"#/properties/auto_activate_memberships/type",keyword:"type",params:{type: "boolean"},schema:schema48.properties.auto_activate_memberships.type,parentSchema:schema48.properties.auto_activate_memberships,data:data17};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.license_type !== undefined){
let data18 = data.license_type;
if(typeof data18 !== "string"){
const err22 = {instancePath:instancePath+"/license_type",schemaPath:"#/properties/license_type/type",keyword:"type",params:{type: "string"},schema:schema48.properties.license_type.type,parentSchema:schema48.properties.license_type,data:data18};
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
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema48.type,parentSchema:schema48,data};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"props":{"permission_profile":true,"groups":true,"user_name":true,"first_name":true,"last_name":true,"email":true,"default_account_id":true,"language_culture":true,"selected_languages":true,"access_code":true,"federated_status":true,"auto_activate_memberships":true,"license_type":true},"dynamicProps":false,"dynamicItems":false};


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
validate45.evaluated = {"props":{"permission_profile":true,"groups":true,"user_name":true,"first_name":true,"last_name":true,"email":true,"default_account_id":true,"language_culture":true,"selected_languages":true,"access_code":true,"federated_status":true,"auto_activate_memberships":true,"license_type":true},"dynamicProps":false,"dynamicItems":false};

exports.v24 = validate48;
const schema51 = {"$id":"contract:/DocuSignGroupsv21_GetDSGroups_V2_1.parameters","type":"object","properties":{"path":{"type":"object","properties":{"organizationId":{"type":"string","format":"uuid"},"accountId":{"type":"string","format":"uuid"}},"required":["organizationId","accountId"]},"query":{"type":"object","properties":{"page":{"type":"integer","format":"int32"},"page_size":{"type":"integer","format":"int32"}},"required":[]}},"required":["path","query"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema51.required,parentSchema:schema51,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema51.required,parentSchema:schema51,data};
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
if(data0.organizationId === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "organizationId"},schema:schema51.properties.path.required,parentSchema:schema51.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.accountId === undefined){
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "accountId"},schema:schema51.properties.path.required,parentSchema:schema51.properties.path,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.organizationId !== undefined){
let data1 = data0.organizationId;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err4 = {instancePath:instancePath+"/path/organizationId",schemaPath:"#/properties/path/properties/organizationId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema51.properties.path.properties.organizationId,data:data1};
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
const err5 = {instancePath:instancePath+"/path/organizationId",schemaPath:"#/properties/path/properties/organizationId/type",keyword:"type",params:{type: "string"},schema:schema51.properties.path.properties.organizationId.type,parentSchema:schema51.properties.path.properties.organizationId,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.accountId !== undefined){
let data2 = data0.accountId;
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
const err6 = {instancePath:instancePath+"/path/accountId",schemaPath:"#/properties/path/properties/accountId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema51.properties.path.properties.accountId,data:data2};
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
const err7 = {instancePath:instancePath+"/path/accountId",schemaPath:"#/properties/path/properties/accountId/type",keyword:"type",params:{type: "string"},schema:schema51.properties.path.properties.accountId.type,parentSchema:schema51.properties.path.properties.accountId,data:data2};
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
const err8 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema51.properties.path.type,parentSchema:schema51.properties.path,data:data0};
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
let data3 = data.query;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.page !== undefined){
let data4 = data3.page;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err9 = {instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/type",keyword:"type",params:{type: "integer"},schema:schema51.properties.query.properties.page.type,parentSchema:schema51.properties.query.properties.page,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(!(Number.isInteger(data4) && data4 >= -2147483648 && data4 <= 2147483647)){
const err10 = {instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema51.properties.query.properties.page,data:data4};
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
if(data3.page_size !== undefined){
let data5 = data3.page_size;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err11 = {instancePath:instancePath+"/query/page_size",schemaPath:"#/properties/query/properties/page_size/type",keyword:"type",params:{type: "integer"},schema:schema51.properties.query.properties.page_size.type,parentSchema:schema51.properties.query.properties.page_size,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(!(Number.isInteger(data5) && data5 >= -2147483648 && data5 <= 2147483647)){
const err12 = {instancePath:instancePath+"/query/page_size",schemaPath:"#/properties/query/properties/page_size/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema51.properties.query.properties.page_size,data:data5};
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
const err13 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema51.properties.query.type,parentSchema:schema51.properties.query,data:data3};
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
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema51.type,parentSchema:schema51,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate48.errors = vErrors;
return errors === 0;
}
validate48.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v25 = validate49;
const schema52 = {"$id":"contract:/DocuSignGroupsv21_AddDSGroup_V2_1.body","$ref":"contract:/components/schemas/DSGroupAddRequest"};
const schema53 = {"$id":"contract:/components/schemas/DSGroupAddRequest","required":["group_name"],"type":"object","properties":{"group_name":{"type":"string"},"description":{"type":"string"}}};

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
if(data.group_name === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/DSGroupAddRequest/required",keyword:"required",params:{missingProperty: "group_name"},schema:schema53.required,parentSchema:schema53,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.group_name !== undefined){
let data0 = data.group_name;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/group_name",schemaPath:"contract:/components/schemas/DSGroupAddRequest/properties/group_name/type",keyword:"type",params:{type: "string"},schema:schema53.properties.group_name.type,parentSchema:schema53.properties.group_name,data:data0};
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
const err2 = {instancePath:instancePath+"/description",schemaPath:"contract:/components/schemas/DSGroupAddRequest/properties/description/type",keyword:"type",params:{type: "string"},schema:schema53.properties.description.type,parentSchema:schema53.properties.description,data:data1};
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
const err3 = {instancePath,schemaPath:"contract:/components/schemas/DSGroupAddRequest/type",keyword:"type",params:{type: "object"},schema:schema53.type,parentSchema:schema53,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate49.errors = vErrors;
return errors === 0;
}
validate49.evaluated = {"props":{"group_name":true,"description":true},"dynamicProps":false,"dynamicItems":false};

exports.v26 = validate50;
const schema54 = {"$id":"contract:/DocuSignGroupsv21_GetDSGroup_V2_1.parameters","type":"object","properties":{"path":{"type":"object","properties":{"organizationId":{"type":"string","format":"uuid"},"accountId":{"type":"string","format":"uuid"},"dsGroupId":{"type":"string","format":"uuid"}},"required":["organizationId","accountId","dsGroupId"]}},"required":["path"]};

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
if(data0.organizationId === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "organizationId"},schema:schema54.properties.path.required,parentSchema:schema54.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.accountId === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "accountId"},schema:schema54.properties.path.required,parentSchema:schema54.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.dsGroupId === undefined){
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "dsGroupId"},schema:schema54.properties.path.required,parentSchema:schema54.properties.path,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.organizationId !== undefined){
let data1 = data0.organizationId;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err4 = {instancePath:instancePath+"/path/organizationId",schemaPath:"#/properties/path/properties/organizationId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema54.properties.path.properties.organizationId,data:data1};
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
const err5 = {instancePath:instancePath+"/path/organizationId",schemaPath:"#/properties/path/properties/organizationId/type",keyword:"type",params:{type: "string"},schema:schema54.properties.path.properties.organizationId.type,parentSchema:schema54.properties.path.properties.organizationId,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.accountId !== undefined){
let data2 = data0.accountId;
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
const err6 = {instancePath:instancePath+"/path/accountId",schemaPath:"#/properties/path/properties/accountId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema54.properties.path.properties.accountId,data:data2};
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
const err7 = {instancePath:instancePath+"/path/accountId",schemaPath:"#/properties/path/properties/accountId/type",keyword:"type",params:{type: "string"},schema:schema54.properties.path.properties.accountId.type,parentSchema:schema54.properties.path.properties.accountId,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.dsGroupId !== undefined){
let data3 = data0.dsGroupId;
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
const err8 = {instancePath:instancePath+"/path/dsGroupId",schemaPath:"#/properties/path/properties/dsGroupId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema54.properties.path.properties.dsGroupId,data:data3};
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
const err9 = {instancePath:instancePath+"/path/dsGroupId",schemaPath:"#/properties/path/properties/dsGroupId/type",keyword:"type",params:{type: "string"},schema:schema54.properties.path.properties.dsGroupId.type,parentSchema:schema54.properties.path.properties.dsGroupId,data:data3};
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
const err10 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema54.properties.path.type,parentSchema:schema54.properties.path,data:data0};
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
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema54.type,parentSchema:schema54,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v27 = validate51;
const schema55 = {"$id":"contract:/DocuSignGroupsv21_GetDSGroupUsers_V2_1.parameters","type":"object","properties":{"path":{"type":"object","properties":{"organizationId":{"type":"string","format":"uuid"},"accountId":{"type":"string","format":"uuid"},"dsGroupId":{"type":"string","format":"uuid"}},"required":["organizationId","accountId","dsGroupId"]},"query":{"type":"object","properties":{"page":{"type":"integer","format":"int32"},"page_size":{"type":"integer","format":"int32"}},"required":[]}},"required":["path","query"]};

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
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema55.required,parentSchema:schema55,data};
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
if(data0.organizationId === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "organizationId"},schema:schema55.properties.path.required,parentSchema:schema55.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.accountId === undefined){
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "accountId"},schema:schema55.properties.path.required,parentSchema:schema55.properties.path,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.dsGroupId === undefined){
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "dsGroupId"},schema:schema55.properties.path.required,parentSchema:schema55.properties.path,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.organizationId !== undefined){
let data1 = data0.organizationId;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err5 = {instancePath:instancePath+"/path/organizationId",schemaPath:"#/properties/path/properties/organizationId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema55.properties.path.properties.organizationId,data:data1};
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
const err6 = {instancePath:instancePath+"/path/organizationId",schemaPath:"#/properties/path/properties/organizationId/type",keyword:"type",params:{type: "string"},schema:schema55.properties.path.properties.organizationId.type,parentSchema:schema55.properties.path.properties.organizationId,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.accountId !== undefined){
let data2 = data0.accountId;
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
const err7 = {instancePath:instancePath+"/path/accountId",schemaPath:"#/properties/path/properties/accountId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema55.properties.path.properties.accountId,data:data2};
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
const err8 = {instancePath:instancePath+"/path/accountId",schemaPath:"#/properties/path/properties/accountId/type",keyword:"type",params:{type: "string"},schema:schema55.properties.path.properties.accountId.type,parentSchema:schema55.properties.path.properties.accountId,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.dsGroupId !== undefined){
let data3 = data0.dsGroupId;
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
const err9 = {instancePath:instancePath+"/path/dsGroupId",schemaPath:"#/properties/path/properties/dsGroupId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema55.properties.path.properties.dsGroupId,data:data3};
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
const err10 = {instancePath:instancePath+"/path/dsGroupId",schemaPath:"#/properties/path/properties/dsGroupId/type",keyword:"type",params:{type: "string"},schema:schema55.properties.path.properties.dsGroupId.type,parentSchema:schema55.properties.path.properties.dsGroupId,data:data3};
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
const err11 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema55.properties.path.type,parentSchema:schema55.properties.path,data:data0};
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
let data4 = data.query;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.page !== undefined){
let data5 = data4.page;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err12 = {instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/type",keyword:"type",params:{type: "integer"},schema:schema55.properties.query.properties.page.type,parentSchema:schema55.properties.query.properties.page,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(!(Number.isInteger(data5) && data5 >= -2147483648 && data5 <= 2147483647)){
const err13 = {instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema55.properties.query.properties.page,data:data5};
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
if(data4.page_size !== undefined){
let data6 = data4.page_size;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err14 = {instancePath:instancePath+"/query/page_size",schemaPath:"#/properties/query/properties/page_size/type",keyword:"type",params:{type: "integer"},schema:schema55.properties.query.properties.page_size.type,parentSchema:schema55.properties.query.properties.page_size,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(!(Number.isInteger(data6) && data6 >= -2147483648 && data6 <= 2147483647)){
const err15 = {instancePath:instancePath+"/query/page_size",schemaPath:"#/properties/query/properties/page_size/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema55.properties.query.properties.page_size,data:data6};
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
else {
const err16 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema55.properties.query.type,parentSchema:schema55.properties.query,data:data4};
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
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema55.type,parentSchema:schema55,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate51.errors = vErrors;
return errors === 0;
}
validate51.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v28 = validate52;
const schema56 = {"$id":"contract:/DocuSignGroupsv21_AddDSGroupUsers_V2_1.body","$ref":"contract:/components/schemas/DSGroupUsersAddRequest"};
const schema57 = {"$id":"contract:/components/schemas/DSGroupUsersAddRequest","required":["user_ids"],"type":"object","properties":{"user_ids":{"type":"array","items":{"format":"uuid","type":"string"}}}};

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
if(data.user_ids === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/DSGroupUsersAddRequest/required",keyword:"required",params:{missingProperty: "user_ids"},schema:schema57.required,parentSchema:schema57,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.user_ids !== undefined){
let data0 = data.user_ids;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err1 = {instancePath:instancePath+"/user_ids/" + i0,schemaPath:"contract:/components/schemas/DSGroupUsersAddRequest/properties/user_ids/items/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema57.properties.user_ids.items,data:data1};
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
const err2 = {instancePath:instancePath+"/user_ids/" + i0,schemaPath:"contract:/components/schemas/DSGroupUsersAddRequest/properties/user_ids/items/type",keyword:"type",params:{type: "string"},schema:schema57.properties.user_ids.items.type,parentSchema:schema57.properties.user_ids.items,data:data1};
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
const err3 = {instancePath:instancePath+"/user_ids",schemaPath:"contract:/components/schemas/DSGroupUsersAddRequest/properties/user_ids/type",keyword:"type",params:{type: "array"},schema:schema57.properties.user_ids.type,parentSchema:schema57.properties.user_ids,data:data0};
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
const err4 = {instancePath,schemaPath:"contract:/components/schemas/DSGroupUsersAddRequest/type",keyword:"type",params:{type: "object"},schema:schema57.type,parentSchema:schema57,data};
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
validate52.evaluated = {"props":{"user_ids":true},"dynamicProps":false,"dynamicItems":false};

exports.v29 = validate53;
const schema58 = {"$id":"contract:/DocuSignGroupsv21_RemoveDSGroupUsers_V2_1.body","$ref":"contract:/components/schemas/DSGroupUsersRemoveRequest"};
const schema59 = {"$id":"contract:/components/schemas/DSGroupUsersRemoveRequest","type":"object","properties":{"user_ids":{"type":"array","items":{"format":"uuid","type":"string"}},"user_emails":{"type":"array","items":{"type":"string"}}}};

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
if(data.user_ids !== undefined){
let data0 = data.user_ids;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err0 = {instancePath:instancePath+"/user_ids/" + i0,schemaPath:"contract:/components/schemas/DSGroupUsersRemoveRequest/properties/user_ids/items/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema59.properties.user_ids.items,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/user_ids/" + i0,schemaPath:"contract:/components/schemas/DSGroupUsersRemoveRequest/properties/user_ids/items/type",keyword:"type",params:{type: "string"},schema:schema59.properties.user_ids.items.type,parentSchema:schema59.properties.user_ids.items,data:data1};
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
const err2 = {instancePath:instancePath+"/user_ids",schemaPath:"contract:/components/schemas/DSGroupUsersRemoveRequest/properties/user_ids/type",keyword:"type",params:{type: "array"},schema:schema59.properties.user_ids.type,parentSchema:schema59.properties.user_ids,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.user_emails !== undefined){
let data2 = data.user_emails;
if(Array.isArray(data2)){
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/user_emails/" + i1,schemaPath:"contract:/components/schemas/DSGroupUsersRemoveRequest/properties/user_emails/items/type",keyword:"type",params:{type: "string"},schema:schema59.properties.user_emails.items.type,parentSchema:schema59.properties.user_emails.items,data:data3};
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
const err4 = {instancePath:instancePath+"/user_emails",schemaPath:"contract:/components/schemas/DSGroupUsersRemoveRequest/properties/user_emails/type",keyword:"type",params:{type: "array"},schema:schema59.properties.user_emails.type,parentSchema:schema59.properties.user_emails,data:data2};
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
const err5 = {instancePath,schemaPath:"contract:/components/schemas/DSGroupUsersRemoveRequest/type",keyword:"type",params:{type: "object"},schema:schema59.type,parentSchema:schema59,data};
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
validate53.evaluated = {"props":{"user_ids":true,"user_emails":true},"dynamicProps":false,"dynamicItems":false};

exports.v30 = validate54;
const schema60 = {"$id":"contract:/OrganizationProductPermissionProfile_GetUserProductPermissionProfiles.parameters","type":"object","properties":{"path":{"type":"object","properties":{"organizationId":{"type":"string","format":"uuid"},"accountId":{"type":"string","format":"uuid"},"userId":{"type":"string","format":"uuid"}},"required":["organizationId","accountId","userId"]}},"required":["path"]};

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
if(data0.organizationId === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "organizationId"},schema:schema60.properties.path.required,parentSchema:schema60.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.accountId === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "accountId"},schema:schema60.properties.path.required,parentSchema:schema60.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.userId === undefined){
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "userId"},schema:schema60.properties.path.required,parentSchema:schema60.properties.path,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.organizationId !== undefined){
let data1 = data0.organizationId;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err4 = {instancePath:instancePath+"/path/organizationId",schemaPath:"#/properties/path/properties/organizationId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema60.properties.path.properties.organizationId,data:data1};
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
const err5 = {instancePath:instancePath+"/path/organizationId",schemaPath:"#/properties/path/properties/organizationId/type",keyword:"type",params:{type: "string"},schema:schema60.properties.path.properties.organizationId.type,parentSchema:schema60.properties.path.properties.organizationId,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.accountId !== undefined){
let data2 = data0.accountId;
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
const err6 = {instancePath:instancePath+"/path/accountId",schemaPath:"#/properties/path/properties/accountId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema60.properties.path.properties.accountId,data:data2};
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
const err7 = {instancePath:instancePath+"/path/accountId",schemaPath:"#/properties/path/properties/accountId/type",keyword:"type",params:{type: "string"},schema:schema60.properties.path.properties.accountId.type,parentSchema:schema60.properties.path.properties.accountId,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.userId !== undefined){
let data3 = data0.userId;
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
const err8 = {instancePath:instancePath+"/path/userId",schemaPath:"#/properties/path/properties/userId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema60.properties.path.properties.userId,data:data3};
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
const err9 = {instancePath:instancePath+"/path/userId",schemaPath:"#/properties/path/properties/userId/type",keyword:"type",params:{type: "string"},schema:schema60.properties.path.properties.userId.type,parentSchema:schema60.properties.path.properties.userId,data:data3};
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
const err10 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema60.properties.path.type,parentSchema:schema60.properties.path,data:data0};
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
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema60.type,parentSchema:schema60,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v31 = validate55;
const schema61 = {"$id":"contract:/OrganizationProductPermissionProfile_PostUserProductPermissionProfiles.body","$ref":"contract:/components/schemas/ProductPermissionProfilesRequest"};
const schema62 = {"$id":"contract:/components/schemas/ProductPermissionProfilesRequest","required":["product_permission_profiles"],"type":"object","properties":{"product_permission_profiles":{"type":"array","items":{"$ref":"contract:/components/schemas/ProductPermissionProfileRequest"}}}};
const schema63 = {"$id":"contract:/components/schemas/ProductPermissionProfileRequest","required":["product_id","permission_profile_id"],"type":"object","properties":{"product_id":{"format":"uuid","type":"string"},"permission_profile_id":{"type":"string"}}};

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
if(data.product_permission_profiles === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "product_permission_profiles"},schema:schema62.required,parentSchema:schema62,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.product_permission_profiles !== undefined){
let data0 = data.product_permission_profiles;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.product_id === undefined){
const err1 = {instancePath:instancePath+"/product_permission_profiles/" + i0,schemaPath:"contract:/components/schemas/ProductPermissionProfileRequest/required",keyword:"required",params:{missingProperty: "product_id"},schema:schema63.required,parentSchema:schema63,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data1.permission_profile_id === undefined){
const err2 = {instancePath:instancePath+"/product_permission_profiles/" + i0,schemaPath:"contract:/components/schemas/ProductPermissionProfileRequest/required",keyword:"required",params:{missingProperty: "permission_profile_id"},schema:schema63.required,parentSchema:schema63,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.product_id !== undefined){
let data2 = data1.product_id;
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
const err3 = {instancePath:instancePath+"/product_permission_profiles/" + i0+"/product_id",schemaPath:"contract:/components/schemas/ProductPermissionProfileRequest/properties/product_id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema63.properties.product_id,data:data2};
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
const err4 = {instancePath:instancePath+"/product_permission_profiles/" + i0+"/product_id",schemaPath:"contract:/components/schemas/ProductPermissionProfileRequest/properties/product_id/type",keyword:"type",params:{type: "string"},schema:schema63.properties.product_id.type,parentSchema:schema63.properties.product_id,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data1.permission_profile_id !== undefined){
let data3 = data1.permission_profile_id;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/product_permission_profiles/" + i0+"/permission_profile_id",schemaPath:"contract:/components/schemas/ProductPermissionProfileRequest/properties/permission_profile_id/type",keyword:"type",params:{type: "string"},schema:schema63.properties.permission_profile_id.type,parentSchema:schema63.properties.permission_profile_id,data:data3};
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
const err6 = {instancePath:instancePath+"/product_permission_profiles/" + i0,schemaPath:"contract:/components/schemas/ProductPermissionProfileRequest/type",keyword:"type",params:{type: "object"},schema:schema63.type,parentSchema:schema63,data:data1};
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
const err7 = {instancePath:instancePath+"/product_permission_profiles",schemaPath:"#/properties/product_permission_profiles/type",keyword:"type",params:{type: "array"},schema:schema62.properties.product_permission_profiles.type,parentSchema:schema62.properties.product_permission_profiles,data:data0};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema62.type,parentSchema:schema62,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":{"product_permission_profiles":true},"dynamicProps":false,"dynamicItems":false};


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
validate55.evaluated = {"props":{"product_permission_profiles":true},"dynamicProps":false,"dynamicItems":false};

exports.v32 = validate58;
const schema64 = {"$id":"contract:/OrganizationUser_OrganizationUsers_PostAccountUsersV2_1.body","$ref":"contract:/components/schemas/NewMultiProductUserAddRequest"};
const schema65 = {"$id":"contract:/components/schemas/NewMultiProductUserAddRequest","required":["product_permission_profiles","email"],"type":"object","properties":{"product_permission_profiles":{"type":"array","items":{"$ref":"contract:/components/schemas/ProductPermissionProfileRequest"}},"ds_groups":{"type":"array","items":{"$ref":"contract:/components/schemas/DSGroupRequest"}},"user_name":{"type":"string"},"first_name":{"type":"string"},"last_name":{"type":"string"},"email":{"type":"string"},"default_account_id":{"format":"uuid","type":"string"},"language_culture":{"type":"string"},"access_code":{"type":"string"},"federated_status":{"type":"string"},"auto_activate_memberships":{"type":"boolean"},"license_type":{"type":"string"}}};
const schema67 = {"$id":"contract:/components/schemas/DSGroupRequest","required":["ds_group_id"],"type":"object","properties":{"ds_group_id":{"format":"uuid","type":"string"}}};

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
if(data.product_permission_profiles === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "product_permission_profiles"},schema:schema65.required,parentSchema:schema65,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.email === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},schema:schema65.required,parentSchema:schema65,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.product_permission_profiles !== undefined){
let data0 = data.product_permission_profiles;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.product_id === undefined){
const err2 = {instancePath:instancePath+"/product_permission_profiles/" + i0,schemaPath:"contract:/components/schemas/ProductPermissionProfileRequest/required",keyword:"required",params:{missingProperty: "product_id"},schema:schema63.required,parentSchema:schema63,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.permission_profile_id === undefined){
const err3 = {instancePath:instancePath+"/product_permission_profiles/" + i0,schemaPath:"contract:/components/schemas/ProductPermissionProfileRequest/required",keyword:"required",params:{missingProperty: "permission_profile_id"},schema:schema63.required,parentSchema:schema63,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.product_id !== undefined){
let data2 = data1.product_id;
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
const err4 = {instancePath:instancePath+"/product_permission_profiles/" + i0+"/product_id",schemaPath:"contract:/components/schemas/ProductPermissionProfileRequest/properties/product_id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema63.properties.product_id,data:data2};
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
const err5 = {instancePath:instancePath+"/product_permission_profiles/" + i0+"/product_id",schemaPath:"contract:/components/schemas/ProductPermissionProfileRequest/properties/product_id/type",keyword:"type",params:{type: "string"},schema:schema63.properties.product_id.type,parentSchema:schema63.properties.product_id,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data1.permission_profile_id !== undefined){
let data3 = data1.permission_profile_id;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/product_permission_profiles/" + i0+"/permission_profile_id",schemaPath:"contract:/components/schemas/ProductPermissionProfileRequest/properties/permission_profile_id/type",keyword:"type",params:{type: "string"},schema:schema63.properties.permission_profile_id.type,parentSchema:schema63.properties.permission_profile_id,data:data3};
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
const err7 = {instancePath:instancePath+"/product_permission_profiles/" + i0,schemaPath:"contract:/components/schemas/ProductPermissionProfileRequest/type",keyword:"type",params:{type: "object"},schema:schema63.type,parentSchema:schema63,data:data1};
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
const err8 = {instancePath:instancePath+"/product_permission_profiles",schemaPath:"#/properties/product_permission_profiles/type",keyword:"type",params:{type: "array"},schema:schema65.properties.product_permission_profiles.type,parentSchema:schema65.properties.product_permission_profiles,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.ds_groups !== undefined){
let data4 = data.ds_groups;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.ds_group_id === undefined){
const err9 = {instancePath:instancePath+"/ds_groups/" + i1,schemaPath:"contract:/components/schemas/DSGroupRequest/required",keyword:"required",params:{missingProperty: "ds_group_id"},schema:schema67.required,parentSchema:schema67,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data5.ds_group_id !== undefined){
let data6 = data5.ds_group_id;
if(typeof data6 === "string"){
if(!(formats0.test(data6))){
const err10 = {instancePath:instancePath+"/ds_groups/" + i1+"/ds_group_id",schemaPath:"contract:/components/schemas/DSGroupRequest/properties/ds_group_id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema67.properties.ds_group_id,data:data6};
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
const err11 = {instancePath:instancePath+"/ds_groups/" + i1+"/ds_group_id",schemaPath:"contract:/components/schemas/DSGroupRequest/properties/ds_group_id/type",keyword:"type",params:{type: "string"},schema:schema67.properties.ds_group_id.type,parentSchema:schema67.properties.ds_group_id,data:data6};
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
const err12 = {instancePath:instancePath+"/ds_groups/" + i1,schemaPath:"contract:/components/schemas/DSGroupRequest/type",keyword:"type",params:{type: "object"},schema:schema67.type,parentSchema:schema67,data:data5};
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
const err13 = {instancePath:instancePath+"/ds_groups",schemaPath:"#/properties/ds_groups/type",keyword:"type",params:{type: "array"},schema:schema65.properties.ds_groups.type,parentSchema:schema65.properties.ds_groups,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.user_name !== undefined){
let data7 = data.user_name;
if(typeof data7 !== "string"){
const err14 = {instancePath:instancePath+"/user_name",schemaPath:"#/properties/user_name/type",keyword:"type",params:{type: "string"},schema:schema65.properties.user_name.type,parentSchema:schema65.properties.user_name,data:data7};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.first_name !== undefined){
let data8 = data.first_name;
if(typeof data8 !== "string"){
const err15 = {instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/type",keyword:"type",params:{type: "string"},schema:schema65.properties.first_name.type,parentSchema:schema65.properties.first_name,data:data8};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.last_name !== undefined){
let data9 = data.last_name;
if(typeof data9 !== "string"){
const err16 = {instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/type",keyword:"type",params:{type: "string"},schema:schema65.properties.last_name.type,parentSchema:schema65.properties.last_name,data:data9};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.email !== undefined){
let data10 = data.email;
if(typeof data10 !== "string"){
const err17 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},schema:schema65.properties.email.type,parentSchema:schema65.properties.email,data:data10};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.default_account_id !== undefined){
let data11 = data.default_account_id;
if(typeof data11 === "string"){
if(!(formats0.test(data11))){
const err18 = {instancePath:instancePath+"/default_account_id",schemaPath:"#/properties/default_account_id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema65.properties.default_account_id,data:data11};
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
const err19 = {instancePath:instancePath+"/default_account_id",schemaPath:"#/properties/default_account_id/type",keyword:"type",params:{type: "string"},schema:schema65.properties.default_account_id.type,parentSchema:schema65.properties.default_account_id,data:data11};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.language_culture !== undefined){
let data12 = data.language_culture;
if(typeof data12 !== "string"){
const err20 = {instancePath:instancePath+"/language_culture",schemaPath:"#/properties/language_culture/type",keyword:"type",params:{type: "string"},schema:schema65.properties.language_culture.type,parentSchema:schema65.properties.language_culture,data:data12};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.access_code !== undefined){
let data13 = data.access_code;
if(typeof data13 !== "string"){
const err21 = {instancePath:instancePath+"/access_code",schemaPath:"#/properties/access_code/type",keyword:"type",params:{type: "string"},schema:schema65.properties.access_code.type,parentSchema:schema65.properties.access_code,data:data13};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.federated_status !== undefined){
let data14 = data.federated_status;
if(typeof data14 !== "string"){
const err22 = {instancePath:instancePath+"/federated_status",schemaPath:"#/properties/federated_status/type",keyword:"type",params:{type: "string"},schema:schema65.properties.federated_status.type,parentSchema:schema65.properties.federated_status,data:data14};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.auto_activate_memberships !== undefined){
let data15 = data.auto_activate_memberships;
if(typeof data15 !== "boolean"){
const err23 = {instancePath:instancePath+"/auto_activate_memberships",schemaPath:"#/properties/auto_activate_memberships/type",keyword:"type",params:{type: "boolean"},schema:schema65.properties.auto_activate_memberships.type,parentSchema:schema65.properties.auto_activate_memberships,data:data15};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.license_type !== undefined){
let data16 = data.license_type;
if(typeof data16 !== "string"){
const err24 = {instancePath:instancePath+"/license_type",schemaPath:"#/properties/license_type/type",keyword:"type",params:{type: "string"},schema:schema65.properties.license_type.type,parentSchema:schema65.properties.license_type,data:data16};
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
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema65.type,parentSchema:schema65,data};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"props":{"product_permission_profiles":true,"ds_groups":true,"user_name":true,"first_name":true,"last_name":true,"email":true,"default_account_id":true,"language_culture":true,"access_code":true,"federated_status":true,"auto_activate_memberships":true,"license_type":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate59.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate59.errors);
errors = vErrors.length;
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"props":{"product_permission_profiles":true,"ds_groups":true,"user_name":true,"first_name":true,"last_name":true,"email":true,"default_account_id":true,"language_culture":true,"access_code":true,"federated_status":true,"auto_activate_memberships":true,"license_type":true},"dynamicProps":false,"dynamicItems":false};

exports.v33 = validate61;
const schema68 = {"$id":"contract:/OrganizationUser_OrganizationUsers_GetDSProfiles.parameters","type":"object","properties":{"path":{"type":"object","properties":{"organizationId":{"type":"string","format":"uuid"}},"required":["organizationId"]},"query":{"type":"object","properties":{"email":{"type":"string"},"sort":{"type":"boolean"},"include_license":{"type":"boolean"}},"required":[]}},"required":["path","query"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema68.required,parentSchema:schema68,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema68.required,parentSchema:schema68,data};
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
if(data0.organizationId === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "organizationId"},schema:schema68.properties.path.required,parentSchema:schema68.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.organizationId !== undefined){
let data1 = data0.organizationId;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err3 = {instancePath:instancePath+"/path/organizationId",schemaPath:"#/properties/path/properties/organizationId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema68.properties.path.properties.organizationId,data:data1};
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
const err4 = {instancePath:instancePath+"/path/organizationId",schemaPath:"#/properties/path/properties/organizationId/type",keyword:"type",params:{type: "string"},schema:schema68.properties.path.properties.organizationId.type,parentSchema:schema68.properties.path.properties.organizationId,data:data1};
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
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema68.properties.path.type,parentSchema:schema68.properties.path,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.query !== undefined){
let data2 = data.query;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.email !== undefined){
let data3 = data2.email;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/query/email",schemaPath:"#/properties/query/properties/email/type",keyword:"type",params:{type: "string"},schema:schema68.properties.query.properties.email.type,parentSchema:schema68.properties.query.properties.email,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data2.sort !== undefined){
let data4 = data2.sort;
if(typeof data4 !== "boolean"){
const err7 = {instancePath:instancePath+"/query/sort",schemaPath:"#/properties/query/properties/sort/type",keyword:"type",params:{type: "boolean"},schema:schema68.properties.query.properties.sort.type,parentSchema:schema68.properties.query.properties.sort,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data2.include_license !== undefined){
let data5 = data2.include_license;
if(typeof data5 !== "boolean"){
const err8 = {instancePath:instancePath+"/query/include_license",schemaPath:"#/properties/query/properties/include_license/type",keyword:"type",params:{type: "boolean"},schema:schema68.properties.query.properties.include_license.type,parentSchema:schema68.properties.query.properties.include_license,data:data5};
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
const err9 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema68.properties.query.type,parentSchema:schema68.properties.query,data:data2};
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
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema68.type,parentSchema:schema68,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v34 = validate62;
const schema69 = {"$id":"contract:/OrganizationUser_OrganizationUsers_GetDSProfileByUserId.parameters","type":"object","properties":{"path":{"type":"object","properties":{"organizationId":{"type":"string","format":"uuid"},"userId":{"type":"string","format":"uuid"}},"required":["organizationId","userId"]},"query":{"type":"object","properties":{"sort":{"type":"boolean"},"include_license":{"type":"boolean"}},"required":[]}},"required":["path","query"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema69.required,parentSchema:schema69,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema69.required,parentSchema:schema69,data};
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
if(data0.organizationId === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "organizationId"},schema:schema69.properties.path.required,parentSchema:schema69.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.userId === undefined){
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "userId"},schema:schema69.properties.path.required,parentSchema:schema69.properties.path,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.organizationId !== undefined){
let data1 = data0.organizationId;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err4 = {instancePath:instancePath+"/path/organizationId",schemaPath:"#/properties/path/properties/organizationId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema69.properties.path.properties.organizationId,data:data1};
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
const err5 = {instancePath:instancePath+"/path/organizationId",schemaPath:"#/properties/path/properties/organizationId/type",keyword:"type",params:{type: "string"},schema:schema69.properties.path.properties.organizationId.type,parentSchema:schema69.properties.path.properties.organizationId,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.userId !== undefined){
let data2 = data0.userId;
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
const err6 = {instancePath:instancePath+"/path/userId",schemaPath:"#/properties/path/properties/userId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema69.properties.path.properties.userId,data:data2};
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
const err7 = {instancePath:instancePath+"/path/userId",schemaPath:"#/properties/path/properties/userId/type",keyword:"type",params:{type: "string"},schema:schema69.properties.path.properties.userId.type,parentSchema:schema69.properties.path.properties.userId,data:data2};
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
const err8 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema69.properties.path.type,parentSchema:schema69.properties.path,data:data0};
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
let data3 = data.query;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.sort !== undefined){
let data4 = data3.sort;
if(typeof data4 !== "boolean"){
const err9 = {instancePath:instancePath+"/query/sort",schemaPath:"#/properties/query/properties/sort/type",keyword:"type",params:{type: "boolean"},schema:schema69.properties.query.properties.sort.type,parentSchema:schema69.properties.query.properties.sort,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data3.include_license !== undefined){
let data5 = data3.include_license;
if(typeof data5 !== "boolean"){
const err10 = {instancePath:instancePath+"/query/include_license",schemaPath:"#/properties/query/properties/include_license/type",keyword:"type",params:{type: "boolean"},schema:schema69.properties.query.properties.include_license.type,parentSchema:schema69.properties.query.properties.include_license,data:data5};
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
const err11 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema69.properties.query.type,parentSchema:schema69.properties.query,data:data3};
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
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema69.type,parentSchema:schema69,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v35 = validate63;
const schema70 = {"$id":"contract:/OrganizationProductPermissionProfile_RemoveUserProducts.body","$ref":"contract:/components/schemas/UserProductProfileDeleteRequest"};
const schema71 = {"$id":"contract:/components/schemas/UserProductProfileDeleteRequest","required":["product_ids"],"type":"object","properties":{"user_email":{"type":"string"},"user_id":{"format":"uuid","type":"string"},"product_ids":{"type":"array","items":{"format":"uuid","type":"string"}}}};

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
if(data.product_ids === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/UserProductProfileDeleteRequest/required",keyword:"required",params:{missingProperty: "product_ids"},schema:schema71.required,parentSchema:schema71,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.user_email !== undefined){
let data0 = data.user_email;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/user_email",schemaPath:"contract:/components/schemas/UserProductProfileDeleteRequest/properties/user_email/type",keyword:"type",params:{type: "string"},schema:schema71.properties.user_email.type,parentSchema:schema71.properties.user_email,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.user_id !== undefined){
let data1 = data.user_id;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err2 = {instancePath:instancePath+"/user_id",schemaPath:"contract:/components/schemas/UserProductProfileDeleteRequest/properties/user_id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema71.properties.user_id,data:data1};
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
const err3 = {instancePath:instancePath+"/user_id",schemaPath:"contract:/components/schemas/UserProductProfileDeleteRequest/properties/user_id/type",keyword:"type",params:{type: "string"},schema:schema71.properties.user_id.type,parentSchema:schema71.properties.user_id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.product_ids !== undefined){
let data2 = data.product_ids;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
const err4 = {instancePath:instancePath+"/product_ids/" + i0,schemaPath:"contract:/components/schemas/UserProductProfileDeleteRequest/properties/product_ids/items/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema71.properties.product_ids.items,data:data3};
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
const err5 = {instancePath:instancePath+"/product_ids/" + i0,schemaPath:"contract:/components/schemas/UserProductProfileDeleteRequest/properties/product_ids/items/type",keyword:"type",params:{type: "string"},schema:schema71.properties.product_ids.items.type,parentSchema:schema71.properties.product_ids.items,data:data3};
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
const err6 = {instancePath:instancePath+"/product_ids",schemaPath:"contract:/components/schemas/UserProductProfileDeleteRequest/properties/product_ids/type",keyword:"type",params:{type: "array"},schema:schema71.properties.product_ids.type,parentSchema:schema71.properties.product_ids,data:data2};
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
const err7 = {instancePath,schemaPath:"contract:/components/schemas/UserProductProfileDeleteRequest/type",keyword:"type",params:{type: "object"},schema:schema71.type,parentSchema:schema71,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"props":{"user_email":true,"user_id":true,"product_ids":true},"dynamicProps":false,"dynamicItems":false};

exports.v36 = validate64;
const schema72 = {"$id":"contract:/OrganizationProductPermissionProfile_GetUserProductPermissionProfilesByEmail.parameters","type":"object","properties":{"path":{"type":"object","properties":{"organizationId":{"type":"string","format":"uuid"},"accountId":{"type":"string","format":"uuid"}},"required":["organizationId","accountId"]},"query":{"type":"object","properties":{"email":{"type":"string"}},"required":[]}},"required":["path","query"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema72.required,parentSchema:schema72,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema72.required,parentSchema:schema72,data};
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
if(data0.organizationId === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "organizationId"},schema:schema72.properties.path.required,parentSchema:schema72.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.accountId === undefined){
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "accountId"},schema:schema72.properties.path.required,parentSchema:schema72.properties.path,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.organizationId !== undefined){
let data1 = data0.organizationId;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err4 = {instancePath:instancePath+"/path/organizationId",schemaPath:"#/properties/path/properties/organizationId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema72.properties.path.properties.organizationId,data:data1};
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
const err5 = {instancePath:instancePath+"/path/organizationId",schemaPath:"#/properties/path/properties/organizationId/type",keyword:"type",params:{type: "string"},schema:schema72.properties.path.properties.organizationId.type,parentSchema:schema72.properties.path.properties.organizationId,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.accountId !== undefined){
let data2 = data0.accountId;
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
const err6 = {instancePath:instancePath+"/path/accountId",schemaPath:"#/properties/path/properties/accountId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema72.properties.path.properties.accountId,data:data2};
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
const err7 = {instancePath:instancePath+"/path/accountId",schemaPath:"#/properties/path/properties/accountId/type",keyword:"type",params:{type: "string"},schema:schema72.properties.path.properties.accountId.type,parentSchema:schema72.properties.path.properties.accountId,data:data2};
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
const err8 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema72.properties.path.type,parentSchema:schema72.properties.path,data:data0};
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
let data3 = data.query;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.email !== undefined){
let data4 = data3.email;
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/query/email",schemaPath:"#/properties/query/properties/email/type",keyword:"type",params:{type: "string"},schema:schema72.properties.query.properties.email.type,parentSchema:schema72.properties.query.properties.email,data:data4};
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
const err10 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema72.properties.query.type,parentSchema:schema72.properties.query,data:data3};
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
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema72.type,parentSchema:schema72,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v37 = validate65;
const schema73 = {"$id":"contract:/OrganizationProductPermissionProfile_PostUserProductPermissionProfilesByEmail.body","$ref":"contract:/components/schemas/UserProductPermissionProfilesRequest"};
const schema74 = {"$id":"contract:/components/schemas/UserProductPermissionProfilesRequest","required":["email","product_permission_profiles"],"type":"object","properties":{"email":{"type":"string"},"product_permission_profiles":{"type":"array","items":{"$ref":"contract:/components/schemas/ProductPermissionProfileRequest"}}}};

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
if(data.email === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},schema:schema74.required,parentSchema:schema74,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.product_permission_profiles === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "product_permission_profiles"},schema:schema74.required,parentSchema:schema74,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.email !== undefined){
let data0 = data.email;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},schema:schema74.properties.email.type,parentSchema:schema74.properties.email,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.product_permission_profiles !== undefined){
let data1 = data.product_permission_profiles;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.product_id === undefined){
const err3 = {instancePath:instancePath+"/product_permission_profiles/" + i0,schemaPath:"contract:/components/schemas/ProductPermissionProfileRequest/required",keyword:"required",params:{missingProperty: "product_id"},schema:schema63.required,parentSchema:schema63,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data2.permission_profile_id === undefined){
const err4 = {instancePath:instancePath+"/product_permission_profiles/" + i0,schemaPath:"contract:/components/schemas/ProductPermissionProfileRequest/required",keyword:"required",params:{missingProperty: "permission_profile_id"},schema:schema63.required,parentSchema:schema63,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2.product_id !== undefined){
let data3 = data2.product_id;
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
const err5 = {instancePath:instancePath+"/product_permission_profiles/" + i0+"/product_id",schemaPath:"contract:/components/schemas/ProductPermissionProfileRequest/properties/product_id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema63.properties.product_id,data:data3};
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
const err6 = {instancePath:instancePath+"/product_permission_profiles/" + i0+"/product_id",schemaPath:"contract:/components/schemas/ProductPermissionProfileRequest/properties/product_id/type",keyword:"type",params:{type: "string"},schema:schema63.properties.product_id.type,parentSchema:schema63.properties.product_id,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data2.permission_profile_id !== undefined){
let data4 = data2.permission_profile_id;
if(typeof data4 !== "string"){
const err7 = {instancePath:instancePath+"/product_permission_profiles/" + i0+"/permission_profile_id",schemaPath:"contract:/components/schemas/ProductPermissionProfileRequest/properties/permission_profile_id/type",keyword:"type",params:{type: "string"},schema:schema63.properties.permission_profile_id.type,parentSchema:schema63.properties.permission_profile_id,data:data4};
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
const err8 = {instancePath:instancePath+"/product_permission_profiles/" + i0,schemaPath:"contract:/components/schemas/ProductPermissionProfileRequest/type",keyword:"type",params:{type: "object"},schema:schema63.type,parentSchema:schema63,data:data2};
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
const err9 = {instancePath:instancePath+"/product_permission_profiles",schemaPath:"#/properties/product_permission_profiles/type",keyword:"type",params:{type: "array"},schema:schema74.properties.product_permission_profiles.type,parentSchema:schema74.properties.product_permission_profiles,data:data1};
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
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema74.type,parentSchema:schema74,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate66.errors = vErrors;
return errors === 0;
}
validate66.evaluated = {"props":{"email":true,"product_permission_profiles":true},"dynamicProps":false,"dynamicItems":false};


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
validate65.evaluated = {"props":{"email":true,"product_permission_profiles":true},"dynamicProps":false,"dynamicItems":false};

exports.v38 = validate68;
const schema76 = {"$id":"contract:/OrganizationProvisionAssetGroup_GetAssetGroupAccountsByOrg.parameters","type":"object","properties":{"path":{"type":"object","properties":{"organizationId":{"type":"string","format":"uuid"}},"required":["organizationId"]},"query":{"type":"object","properties":{"compliant":{"type":"boolean"}},"required":[]}},"required":["path","query"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema76.required,parentSchema:schema76,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema76.required,parentSchema:schema76,data};
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
if(data0.organizationId === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "organizationId"},schema:schema76.properties.path.required,parentSchema:schema76.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.organizationId !== undefined){
let data1 = data0.organizationId;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err3 = {instancePath:instancePath+"/path/organizationId",schemaPath:"#/properties/path/properties/organizationId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema76.properties.path.properties.organizationId,data:data1};
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
const err4 = {instancePath:instancePath+"/path/organizationId",schemaPath:"#/properties/path/properties/organizationId/type",keyword:"type",params:{type: "string"},schema:schema76.properties.path.properties.organizationId.type,parentSchema:schema76.properties.path.properties.organizationId,data:data1};
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
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema76.properties.path.type,parentSchema:schema76.properties.path,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.query !== undefined){
let data2 = data.query;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.compliant !== undefined){
let data3 = data2.compliant;
if(typeof data3 !== "boolean"){
const err6 = {instancePath:instancePath+"/query/compliant",schemaPath:"#/properties/query/properties/compliant/type",keyword:"type",params:{type: "boolean"},schema:schema76.properties.query.properties.compliant.type,parentSchema:schema76.properties.query.properties.compliant,data:data3};
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
const err7 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema76.properties.query.type,parentSchema:schema76.properties.query,data:data2};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema76.type,parentSchema:schema76,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v39 = validate69;
const schema77 = {"$id":"contract:/OrganizationProvisionAssetGroup_CloneAssetGroupAccount.body","$ref":"contract:/components/schemas/AssetGroupAccountCloneRequest"};
const schema78 = {"$id":"contract:/components/schemas/AssetGroupAccountCloneRequest","required":["sourceAccount","targetAccount"],"type":"object","properties":{"sourceAccount":{"$ref":"contract:/components/schemas/AssetGroupAccountCloneSourceAccountRequest"},"targetAccount":{"$ref":"contract:/components/schemas/AssetGroupAccountCloneTargetAccount"},"assetGroupWorkId":{"format":"uuid","type":"string"},"assetGroupId":{"format":"uuid","type":"string"},"assetGroupWorkType":{"enum":["Undefined","GroupAssetFulfillment","AccountAssetFulfillment","AccountAssetClone","AccountAssetCreate","SubscriptionSync"],"type":"string"},"status":{"enum":["Undefined","Pending","Processing","ProcessingOnHold","PendingError","ProcessingError","Completed","Canceled","PermanentFailure"],"type":"string"},"cloneRequestId":{"format":"uuid","type":"string"},"orderId":{"format":"uuid","type":"string"},"attempts":{"format":"int32","type":"integer","safeInteger":true},"createdDate":{"format":"date-time","type":"string","leapSecond":"date-time"},"createdByName":{"type":"string"},"createdByEmail":{"type":"string"},"message":{"type":"string"},"cloneProcessingFailureDetails":{"$ref":"contract:/components/schemas/SubAccountErrorDetailsRequest"}}};
const schema79 = {"$id":"contract:/components/schemas/AssetGroupAccountCloneSourceAccountRequest","required":["id"],"type":"object","properties":{"id":{"format":"uuid","type":"string"},"externalAccountId":{"int64":{}},"site":{"type":"string"},"name":{"type":"string"}}};
const schema82 = {"$id":"contract:/components/schemas/SubAccountErrorDetailsRequest","type":"object","properties":{"error":{"type":"string"},"errorDescription":{"type":"string"},"isSystemError":{"type":"boolean"}}};
const formats66 = /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)[Tt](?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;
const schema80 = {"$id":"contract:/components/schemas/AssetGroupAccountCloneTargetAccount","type":"object","properties":{"id":{"format":"uuid","type":"string"},"name":{"type":"string"},"region":{"type":"string"},"countryCode":{"type":"string"},"site":{"type":"string"},"admin":{"$ref":"contract:/components/schemas/AssetGroupAccountCloneTargetAccountAdmin"}}};
const schema81 = {"$id":"contract:/components/schemas/AssetGroupAccountCloneTargetAccountAdmin","type":"object","properties":{"email":{"type":"string"},"firstName":{"type":"string"},"lastName":{"type":"string"},"locale":{"enum":["None","zh_cn","zh_tw","nl","en","fr","de","it","ja","ko","pt","pt_br","ru","es","pl"],"type":"string"}}};

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
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema80.properties.id,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema80.properties.id.type,parentSchema:schema80.properties.id,data:data0};
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
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema80.properties.name.type,parentSchema:schema80.properties.name,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.region !== undefined){
let data2 = data.region;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: "string"},schema:schema80.properties.region.type,parentSchema:schema80.properties.region,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.countryCode !== undefined){
let data3 = data.countryCode;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/countryCode",schemaPath:"#/properties/countryCode/type",keyword:"type",params:{type: "string"},schema:schema80.properties.countryCode.type,parentSchema:schema80.properties.countryCode,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.site !== undefined){
let data4 = data.site;
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/site",schemaPath:"#/properties/site/type",keyword:"type",params:{type: "string"},schema:schema80.properties.site.type,parentSchema:schema80.properties.site,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.admin !== undefined){
let data5 = data.admin;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.email !== undefined){
let data6 = data5.email;
if(typeof data6 !== "string"){
const err6 = {instancePath:instancePath+"/admin/email",schemaPath:"contract:/components/schemas/AssetGroupAccountCloneTargetAccountAdmin/properties/email/type",keyword:"type",params:{type: "string"},schema:schema81.properties.email.type,parentSchema:schema81.properties.email,data:data6};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data5.firstName !== undefined){
let data7 = data5.firstName;
if(typeof data7 !== "string"){
const err7 = {instancePath:instancePath+"/admin/firstName",schemaPath:"contract:/components/schemas/AssetGroupAccountCloneTargetAccountAdmin/properties/firstName/type",keyword:"type",params:{type: "string"},schema:schema81.properties.firstName.type,parentSchema:schema81.properties.firstName,data:data7};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data5.lastName !== undefined){
let data8 = data5.lastName;
if(typeof data8 !== "string"){
const err8 = {instancePath:instancePath+"/admin/lastName",schemaPath:"contract:/components/schemas/AssetGroupAccountCloneTargetAccountAdmin/properties/lastName/type",keyword:"type",params:{type: "string"},schema:schema81.properties.lastName.type,parentSchema:schema81.properties.lastName,data:data8};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data5.locale !== undefined){
let data9 = data5.locale;
if(typeof data9 !== "string"){
const err9 = {instancePath:instancePath+"/admin/locale",schemaPath:"contract:/components/schemas/AssetGroupAccountCloneTargetAccountAdmin/properties/locale/type",keyword:"type",params:{type: "string"},schema:schema81.properties.locale.type,parentSchema:schema81.properties.locale,data:data9};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(((((((((((((((data9 === "None") || (data9 === "zh_cn")) || (data9 === "zh_tw")) || (data9 === "nl")) || (data9 === "en")) || (data9 === "fr")) || (data9 === "de")) || (data9 === "it")) || (data9 === "ja")) || (data9 === "ko")) || (data9 === "pt")) || (data9 === "pt_br")) || (data9 === "ru")) || (data9 === "es")) || (data9 === "pl"))){
const err10 = {instancePath:instancePath+"/admin/locale",schemaPath:"contract:/components/schemas/AssetGroupAccountCloneTargetAccountAdmin/properties/locale/enum",keyword:"enum",params:{allowedValues: schema81.properties.locale.enum},schema:schema81.properties.locale.enum,parentSchema:schema81.properties.locale,data:data9};
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
const err11 = {instancePath:instancePath+"/admin",schemaPath:"contract:/components/schemas/AssetGroupAccountCloneTargetAccountAdmin/type",keyword:"type",params:{type: "object"},schema:schema81.type,parentSchema:schema81,data:data5};
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
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema80.type,parentSchema:schema80,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"props":{"id":true,"name":true,"region":true,"countryCode":true,"site":true,"admin":true},"dynamicProps":false,"dynamicItems":false};


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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sourceAccount === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sourceAccount"},schema:schema78.required,parentSchema:schema78,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.targetAccount === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "targetAccount"},schema:schema78.required,parentSchema:schema78,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.sourceAccount !== undefined){
let data0 = data.sourceAccount;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id === undefined){
const err2 = {instancePath:instancePath+"/sourceAccount",schemaPath:"contract:/components/schemas/AssetGroupAccountCloneSourceAccountRequest/required",keyword:"required",params:{missingProperty: "id"},schema:schema79.required,parentSchema:schema79,data:data0};
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
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err3 = {instancePath:instancePath+"/sourceAccount/id",schemaPath:"contract:/components/schemas/AssetGroupAccountCloneSourceAccountRequest/properties/id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema79.properties.id,data:data1};
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
const err4 = {instancePath:instancePath+"/sourceAccount/id",schemaPath:"contract:/components/schemas/AssetGroupAccountCloneSourceAccountRequest/properties/id/type",keyword:"type",params:{type: "string"},schema:schema79.properties.id.type,parentSchema:schema79.properties.id,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.externalAccountId !== undefined){
let data2 = data0.externalAccountId;
if(!((typeof data2 === "number" && Number.isSafeInteger(data2) && !Object.is(data2, -0)) || (typeof data2 === "bigint" && data2 >= -9223372036854775808n && data2 <= 9223372036854775807n)) || (this && this.has(data0, "externalAccountId")) || false){
const err5 = {instancePath:instancePath+"/sourceAccount/externalAccountId",schemaPath:"contract:/components/schemas/AssetGroupAccountCloneSourceAccountRequest/properties/externalAccountId/int64",keyword:"int64",params:{},schema:schema79.properties.externalAccountId.int64,parentSchema:schema79.properties.externalAccountId,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.site !== undefined){
let data3 = data0.site;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/sourceAccount/site",schemaPath:"contract:/components/schemas/AssetGroupAccountCloneSourceAccountRequest/properties/site/type",keyword:"type",params:{type: "string"},schema:schema79.properties.site.type,parentSchema:schema79.properties.site,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.name !== undefined){
let data4 = data0.name;
if(typeof data4 !== "string"){
const err7 = {instancePath:instancePath+"/sourceAccount/name",schemaPath:"contract:/components/schemas/AssetGroupAccountCloneSourceAccountRequest/properties/name/type",keyword:"type",params:{type: "string"},schema:schema79.properties.name.type,parentSchema:schema79.properties.name,data:data4};
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
const err8 = {instancePath:instancePath+"/sourceAccount",schemaPath:"contract:/components/schemas/AssetGroupAccountCloneSourceAccountRequest/type",keyword:"type",params:{type: "object"},schema:schema79.type,parentSchema:schema79,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.targetAccount !== undefined){
if(!(validate71.call(this, data.targetAccount, {instancePath:instancePath+"/targetAccount",parentData:data,parentDataProperty:"targetAccount",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate71.errors);
errors = vErrors.length;
}
}
if(data.assetGroupWorkId !== undefined){
let data6 = data.assetGroupWorkId;
if(typeof data6 === "string"){
if(!(formats0.test(data6))){
const err9 = {instancePath:instancePath+"/assetGroupWorkId",schemaPath:"#/properties/assetGroupWorkId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema78.properties.assetGroupWorkId,data:data6};
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
const err10 = {instancePath:instancePath+"/assetGroupWorkId",schemaPath:"#/properties/assetGroupWorkId/type",keyword:"type",params:{type: "string"},schema:schema78.properties.assetGroupWorkId.type,parentSchema:schema78.properties.assetGroupWorkId,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.assetGroupId !== undefined){
let data7 = data.assetGroupId;
if(typeof data7 === "string"){
if(!(formats0.test(data7))){
const err11 = {instancePath:instancePath+"/assetGroupId",schemaPath:"#/properties/assetGroupId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema78.properties.assetGroupId,data:data7};
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
const err12 = {instancePath:instancePath+"/assetGroupId",schemaPath:"#/properties/assetGroupId/type",keyword:"type",params:{type: "string"},schema:schema78.properties.assetGroupId.type,parentSchema:schema78.properties.assetGroupId,data:data7};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.assetGroupWorkType !== undefined){
let data8 = data.assetGroupWorkType;
if(typeof data8 !== "string"){
const err13 = {instancePath:instancePath+"/assetGroupWorkType",schemaPath:"#/properties/assetGroupWorkType/type",keyword:"type",params:{type: "string"},schema:schema78.properties.assetGroupWorkType.type,parentSchema:schema78.properties.assetGroupWorkType,data:data8};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!((((((data8 === "Undefined") || (data8 === "GroupAssetFulfillment")) || (data8 === "AccountAssetFulfillment")) || (data8 === "AccountAssetClone")) || (data8 === "AccountAssetCreate")) || (data8 === "SubscriptionSync"))){
const err14 = {instancePath:instancePath+"/assetGroupWorkType",schemaPath:"#/properties/assetGroupWorkType/enum",keyword:"enum",params:{allowedValues: schema78.properties.assetGroupWorkType.enum},schema:schema78.properties.assetGroupWorkType.enum,parentSchema:schema78.properties.assetGroupWorkType,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.status !== undefined){
let data9 = data.status;
if(typeof data9 !== "string"){
const err15 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},schema:schema78.properties.status.type,parentSchema:schema78.properties.status,data:data9};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(((((((((data9 === "Undefined") || (data9 === "Pending")) || (data9 === "Processing")) || (data9 === "ProcessingOnHold")) || (data9 === "PendingError")) || (data9 === "ProcessingError")) || (data9 === "Completed")) || (data9 === "Canceled")) || (data9 === "PermanentFailure"))){
const err16 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema78.properties.status.enum},schema:schema78.properties.status.enum,parentSchema:schema78.properties.status,data:data9};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.cloneRequestId !== undefined){
let data10 = data.cloneRequestId;
if(typeof data10 === "string"){
if(!(formats0.test(data10))){
const err17 = {instancePath:instancePath+"/cloneRequestId",schemaPath:"#/properties/cloneRequestId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema78.properties.cloneRequestId,data:data10};
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
const err18 = {instancePath:instancePath+"/cloneRequestId",schemaPath:"#/properties/cloneRequestId/type",keyword:"type",params:{type: "string"},schema:schema78.properties.cloneRequestId.type,parentSchema:schema78.properties.cloneRequestId,data:data10};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.orderId !== undefined){
let data11 = data.orderId;
if(typeof data11 === "string"){
if(!(formats0.test(data11))){
const err19 = {instancePath:instancePath+"/orderId",schemaPath:"#/properties/orderId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema78.properties.orderId,data:data11};
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
const err20 = {instancePath:instancePath+"/orderId",schemaPath:"#/properties/orderId/type",keyword:"type",params:{type: "string"},schema:schema78.properties.orderId.type,parentSchema:schema78.properties.orderId,data:data11};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.attempts !== undefined){
let data12 = data.attempts;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err21 = {instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type: "integer"},schema:schema78.properties.attempts.type,parentSchema:schema78.properties.attempts,data:data12};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(Math.abs(data12) > 9007199254740991){
const err22 = {instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema78.properties.attempts,data:data12};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!(Number.isInteger(data12) && data12 >= -2147483648 && data12 <= 2147483647)){
const err23 = {instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema78.properties.attempts,data:data12};
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
if(data.createdDate !== undefined){
let data13 = data.createdDate;
if(typeof data13 === "string"){
if(!(formats66.test(data13))){
const err24 = {instancePath:instancePath+"/createdDate",schemaPath:"#/properties/createdDate/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema78.properties.createdDate,data:data13};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data13.includes(":60")){
const next0 = Date.parse((data13).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err25 = {instancePath:instancePath+"/createdDate",schemaPath:"#/properties/createdDate/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema78.properties.createdDate,data:data13};
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
const err26 = {instancePath:instancePath+"/createdDate",schemaPath:"#/properties/createdDate/type",keyword:"type",params:{type: "string"},schema:schema78.properties.createdDate.type,parentSchema:schema78.properties.createdDate,data:data13};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.createdByName !== undefined){
let data14 = data.createdByName;
if(typeof data14 !== "string"){
const err27 = {instancePath:instancePath+"/createdByName",schemaPath:"#/properties/createdByName/type",keyword:"type",params:{type: "string"},schema:schema78.properties.createdByName.type,parentSchema:schema78.properties.createdByName,data:data14};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.createdByEmail !== undefined){
let data15 = data.createdByEmail;
if(typeof data15 !== "string"){
const err28 = {instancePath:instancePath+"/createdByEmail",schemaPath:"#/properties/createdByEmail/type",keyword:"type",params:{type: "string"},schema:schema78.properties.createdByEmail.type,parentSchema:schema78.properties.createdByEmail,data:data15};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.message !== undefined){
let data16 = data.message;
if(typeof data16 !== "string"){
const err29 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},schema:schema78.properties.message.type,parentSchema:schema78.properties.message,data:data16};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.cloneProcessingFailureDetails !== undefined){
let data17 = data.cloneProcessingFailureDetails;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.error !== undefined){
let data18 = data17.error;
if(typeof data18 !== "string"){
const err30 = {instancePath:instancePath+"/cloneProcessingFailureDetails/error",schemaPath:"contract:/components/schemas/SubAccountErrorDetailsRequest/properties/error/type",keyword:"type",params:{type: "string"},schema:schema82.properties.error.type,parentSchema:schema82.properties.error,data:data18};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data17.errorDescription !== undefined){
let data19 = data17.errorDescription;
if(typeof data19 !== "string"){
const err31 = {instancePath:instancePath+"/cloneProcessingFailureDetails/errorDescription",schemaPath:"contract:/components/schemas/SubAccountErrorDetailsRequest/properties/errorDescription/type",keyword:"type",params:{type: "string"},schema:schema82.properties.errorDescription.type,parentSchema:schema82.properties.errorDescription,data:data19};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data17.isSystemError !== undefined){
let data20 = data17.isSystemError;
if(typeof data20 !== "boolean"){
const err32 = {instancePath:instancePath+"/cloneProcessingFailureDetails/isSystemError",schemaPath:"contract:/components/schemas/SubAccountErrorDetailsRequest/properties/isSystemError/type",keyword:"type",params:{type: "boolean"},schema:schema82.properties.isSystemError.type,parentSchema:schema82.properties.isSystemError,data:data20};
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
const err33 = {instancePath:instancePath+"/cloneProcessingFailureDetails",schemaPath:"contract:/components/schemas/SubAccountErrorDetailsRequest/type",keyword:"type",params:{type: "object"},schema:schema82.type,parentSchema:schema82,data:data17};
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
const err34 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema78.type,parentSchema:schema78,data};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"props":{"sourceAccount":true,"targetAccount":true,"assetGroupWorkId":true,"assetGroupId":true,"assetGroupWorkType":true,"status":true,"cloneRequestId":true,"orderId":true,"attempts":true,"createdDate":true,"createdByName":true,"createdByEmail":true,"message":true,"cloneProcessingFailureDetails":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate70.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate70.errors);
errors = vErrors.length;
}
validate69.errors = vErrors;
return errors === 0;
}
validate69.evaluated = {"props":{"sourceAccount":true,"targetAccount":true,"assetGroupWorkId":true,"assetGroupId":true,"assetGroupWorkType":true,"status":true,"cloneRequestId":true,"orderId":true,"attempts":true,"createdDate":true,"createdByName":true,"createdByEmail":true,"message":true,"cloneProcessingFailureDetails":true},"dynamicProps":false,"dynamicItems":false};

exports.v40 = validate74;
const schema83 = {"$id":"contract:/OrganizationProvisionAssetGroup_GetAssetGroupAccountClonesByOrgId.parameters","type":"object","properties":{"path":{"type":"object","properties":{"organizationId":{"type":"string","format":"uuid"}},"required":["organizationId"]},"query":{"type":"object","properties":{"since_updated_date":{"type":"string","format":"date-time","leapSecond":"date-time"},"include_details":{"type":"boolean"}},"required":[]}},"required":["path","query"]};

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
if(data0.organizationId === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "organizationId"},schema:schema83.properties.path.required,parentSchema:schema83.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.organizationId !== undefined){
let data1 = data0.organizationId;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err3 = {instancePath:instancePath+"/path/organizationId",schemaPath:"#/properties/path/properties/organizationId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema83.properties.path.properties.organizationId,data:data1};
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
const err4 = {instancePath:instancePath+"/path/organizationId",schemaPath:"#/properties/path/properties/organizationId/type",keyword:"type",params:{type: "string"},schema:schema83.properties.path.properties.organizationId.type,parentSchema:schema83.properties.path.properties.organizationId,data:data1};
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
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema83.properties.path.type,parentSchema:schema83.properties.path,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.query !== undefined){
let data2 = data.query;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.since_updated_date !== undefined){
let data3 = data2.since_updated_date;
if(typeof data3 === "string"){
if(!(formats66.test(data3))){
const err6 = {instancePath:instancePath+"/query/since_updated_date",schemaPath:"#/properties/query/properties/since_updated_date/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema83.properties.query.properties.since_updated_date,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data3.includes(":60")){
const next0 = Date.parse((data3).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err7 = {instancePath:instancePath+"/query/since_updated_date",schemaPath:"#/properties/query/properties/since_updated_date/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema83.properties.query.properties.since_updated_date,data:data3};
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
const err8 = {instancePath:instancePath+"/query/since_updated_date",schemaPath:"#/properties/query/properties/since_updated_date/type",keyword:"type",params:{type: "string"},schema:schema83.properties.query.properties.since_updated_date.type,parentSchema:schema83.properties.query.properties.since_updated_date,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.include_details !== undefined){
let data4 = data2.include_details;
if(typeof data4 !== "boolean"){
const err9 = {instancePath:instancePath+"/query/include_details",schemaPath:"#/properties/query/properties/include_details/type",keyword:"type",params:{type: "boolean"},schema:schema83.properties.query.properties.include_details.type,parentSchema:schema83.properties.query.properties.include_details,data:data4};
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
const err10 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema83.properties.query.type,parentSchema:schema83.properties.query,data:data2};
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
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema83.type,parentSchema:schema83,data};
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

exports.v41 = validate75;
const schema84 = {"$id":"contract:/OrganizationProvisionAssetGroup_GetAssetGroupAccountClone.parameters","type":"object","properties":{"path":{"type":"object","properties":{"organizationId":{"type":"string","format":"uuid"},"assetGroupId":{"type":"string","format":"uuid"},"assetGroupWorkId":{"type":"string","format":"uuid"}},"required":["organizationId","assetGroupId","assetGroupWorkId"]},"query":{"type":"object","properties":{"include_details":{"type":"boolean"}},"required":[]}},"required":["path","query"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema84.required,parentSchema:schema84,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema84.required,parentSchema:schema84,data};
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
if(data0.organizationId === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "organizationId"},schema:schema84.properties.path.required,parentSchema:schema84.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.assetGroupId === undefined){
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "assetGroupId"},schema:schema84.properties.path.required,parentSchema:schema84.properties.path,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.assetGroupWorkId === undefined){
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "assetGroupWorkId"},schema:schema84.properties.path.required,parentSchema:schema84.properties.path,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.organizationId !== undefined){
let data1 = data0.organizationId;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err5 = {instancePath:instancePath+"/path/organizationId",schemaPath:"#/properties/path/properties/organizationId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema84.properties.path.properties.organizationId,data:data1};
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
const err6 = {instancePath:instancePath+"/path/organizationId",schemaPath:"#/properties/path/properties/organizationId/type",keyword:"type",params:{type: "string"},schema:schema84.properties.path.properties.organizationId.type,parentSchema:schema84.properties.path.properties.organizationId,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.assetGroupId !== undefined){
let data2 = data0.assetGroupId;
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
const err7 = {instancePath:instancePath+"/path/assetGroupId",schemaPath:"#/properties/path/properties/assetGroupId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema84.properties.path.properties.assetGroupId,data:data2};
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
const err8 = {instancePath:instancePath+"/path/assetGroupId",schemaPath:"#/properties/path/properties/assetGroupId/type",keyword:"type",params:{type: "string"},schema:schema84.properties.path.properties.assetGroupId.type,parentSchema:schema84.properties.path.properties.assetGroupId,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.assetGroupWorkId !== undefined){
let data3 = data0.assetGroupWorkId;
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
const err9 = {instancePath:instancePath+"/path/assetGroupWorkId",schemaPath:"#/properties/path/properties/assetGroupWorkId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema84.properties.path.properties.assetGroupWorkId,data:data3};
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
const err10 = {instancePath:instancePath+"/path/assetGroupWorkId",schemaPath:"#/properties/path/properties/assetGroupWorkId/type",keyword:"type",params:{type: "string"},schema:schema84.properties.path.properties.assetGroupWorkId.type,parentSchema:schema84.properties.path.properties.assetGroupWorkId,data:data3};
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
const err11 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema84.properties.path.type,parentSchema:schema84.properties.path,data:data0};
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
let data4 = data.query;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.include_details !== undefined){
let data5 = data4.include_details;
if(typeof data5 !== "boolean"){
const err12 = {instancePath:instancePath+"/query/include_details",schemaPath:"#/properties/query/properties/include_details/type",keyword:"type",params:{type: "boolean"},schema:schema84.properties.query.properties.include_details.type,parentSchema:schema84.properties.query.properties.include_details,data:data5};
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
const err13 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema84.properties.query.type,parentSchema:schema84.properties.query,data:data4};
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
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema84.type,parentSchema:schema84,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate75.errors = vErrors;
return errors === 0;
}
validate75.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v42 = validate76;
const schema85 = {"$id":"contract:/OrganizationSubAccount_CreateSubAccount.body","$ref":"contract:/components/schemas/SubAccountCreateRequest"};
const schema86 = {"$id":"contract:/components/schemas/SubAccountCreateRequest","type":"object","properties":{"subscriptionDetails":{"$ref":"contract:/components/schemas/SubAccountCreateRequest.SubAccountCreationSubscription"},"targetAccount":{"$ref":"contract:/components/schemas/SubAccountCreateRequest.SubAccountCreationTargetAccountDetails"}}};
const schema87 = {"$id":"contract:/components/schemas/SubAccountCreateRequest.SubAccountCreationSubscription","type":"object","properties":{"id":{"type":"string"},"planId":{"format":"uuid","type":"string"},"modules":{"type":"array","items":{"format":"uuid","type":"string"}}}};
const schema88 = {"$id":"contract:/components/schemas/SubAccountCreateRequest.SubAccountCreationTargetAccountDetails","type":"object","properties":{"id":{"type":"string"},"address":{"$ref":"contract:/components/schemas/AddressInformation"},"admin":{"$ref":"contract:/components/schemas/SubAccountCreateRequest.SubAccountCreationTargetAccountAdmin"},"name":{"type":"string"},"countryCode":{"type":"string"},"region":{"type":"string"},"site":{"type":"string"}}};
const schema89 = {"$id":"contract:/components/schemas/AddressInformation","type":"object","properties":{"street_address":{"type":"string"},"street_address_2":{"type":"string"},"locality":{"type":"string"},"region":{"type":"string"},"postal_code":{"type":"string"},"country":{"type":"string"},"phone":{"type":"string"},"fax":{"type":"string"}}};
const schema90 = {"$id":"contract:/components/schemas/SubAccountCreateRequest.SubAccountCreationTargetAccountAdmin","type":"object","properties":{"address":{"$ref":"contract:/components/schemas/AddressInformation"},"email":{"type":"string"},"firstName":{"type":"string"},"lastName":{"type":"string"},"locale":{"enum":["None","zh_cn","zh_tw","nl","en","fr","de","it","ja","ko","pt","pt_br","ru","es","pl"],"type":"string"}}};

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
if(data.address !== undefined){
let data0 = data.address;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.street_address !== undefined){
let data1 = data0.street_address;
if(typeof data1 !== "string"){
const err0 = {instancePath:instancePath+"/address/street_address",schemaPath:"contract:/components/schemas/AddressInformation/properties/street_address/type",keyword:"type",params:{type: "string"},schema:schema89.properties.street_address.type,parentSchema:schema89.properties.street_address,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data0.street_address_2 !== undefined){
let data2 = data0.street_address_2;
if(typeof data2 !== "string"){
const err1 = {instancePath:instancePath+"/address/street_address_2",schemaPath:"contract:/components/schemas/AddressInformation/properties/street_address_2/type",keyword:"type",params:{type: "string"},schema:schema89.properties.street_address_2.type,parentSchema:schema89.properties.street_address_2,data:data2};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.locality !== undefined){
let data3 = data0.locality;
if(typeof data3 !== "string"){
const err2 = {instancePath:instancePath+"/address/locality",schemaPath:"contract:/components/schemas/AddressInformation/properties/locality/type",keyword:"type",params:{type: "string"},schema:schema89.properties.locality.type,parentSchema:schema89.properties.locality,data:data3};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.region !== undefined){
let data4 = data0.region;
if(typeof data4 !== "string"){
const err3 = {instancePath:instancePath+"/address/region",schemaPath:"contract:/components/schemas/AddressInformation/properties/region/type",keyword:"type",params:{type: "string"},schema:schema89.properties.region.type,parentSchema:schema89.properties.region,data:data4};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.postal_code !== undefined){
let data5 = data0.postal_code;
if(typeof data5 !== "string"){
const err4 = {instancePath:instancePath+"/address/postal_code",schemaPath:"contract:/components/schemas/AddressInformation/properties/postal_code/type",keyword:"type",params:{type: "string"},schema:schema89.properties.postal_code.type,parentSchema:schema89.properties.postal_code,data:data5};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.country !== undefined){
let data6 = data0.country;
if(typeof data6 !== "string"){
const err5 = {instancePath:instancePath+"/address/country",schemaPath:"contract:/components/schemas/AddressInformation/properties/country/type",keyword:"type",params:{type: "string"},schema:schema89.properties.country.type,parentSchema:schema89.properties.country,data:data6};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.phone !== undefined){
let data7 = data0.phone;
if(typeof data7 !== "string"){
const err6 = {instancePath:instancePath+"/address/phone",schemaPath:"contract:/components/schemas/AddressInformation/properties/phone/type",keyword:"type",params:{type: "string"},schema:schema89.properties.phone.type,parentSchema:schema89.properties.phone,data:data7};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.fax !== undefined){
let data8 = data0.fax;
if(typeof data8 !== "string"){
const err7 = {instancePath:instancePath+"/address/fax",schemaPath:"contract:/components/schemas/AddressInformation/properties/fax/type",keyword:"type",params:{type: "string"},schema:schema89.properties.fax.type,parentSchema:schema89.properties.fax,data:data8};
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
const err8 = {instancePath:instancePath+"/address",schemaPath:"contract:/components/schemas/AddressInformation/type",keyword:"type",params:{type: "object"},schema:schema89.type,parentSchema:schema89,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.email !== undefined){
let data9 = data.email;
if(typeof data9 !== "string"){
const err9 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},schema:schema90.properties.email.type,parentSchema:schema90.properties.email,data:data9};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.firstName !== undefined){
let data10 = data.firstName;
if(typeof data10 !== "string"){
const err10 = {instancePath:instancePath+"/firstName",schemaPath:"#/properties/firstName/type",keyword:"type",params:{type: "string"},schema:schema90.properties.firstName.type,parentSchema:schema90.properties.firstName,data:data10};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.lastName !== undefined){
let data11 = data.lastName;
if(typeof data11 !== "string"){
const err11 = {instancePath:instancePath+"/lastName",schemaPath:"#/properties/lastName/type",keyword:"type",params:{type: "string"},schema:schema90.properties.lastName.type,parentSchema:schema90.properties.lastName,data:data11};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.locale !== undefined){
let data12 = data.locale;
if(typeof data12 !== "string"){
const err12 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/type",keyword:"type",params:{type: "string"},schema:schema90.properties.locale.type,parentSchema:schema90.properties.locale,data:data12};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(((((((((((((((data12 === "None") || (data12 === "zh_cn")) || (data12 === "zh_tw")) || (data12 === "nl")) || (data12 === "en")) || (data12 === "fr")) || (data12 === "de")) || (data12 === "it")) || (data12 === "ja")) || (data12 === "ko")) || (data12 === "pt")) || (data12 === "pt_br")) || (data12 === "ru")) || (data12 === "es")) || (data12 === "pl"))){
const err13 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/enum",keyword:"enum",params:{allowedValues: schema90.properties.locale.enum},schema:schema90.properties.locale.enum,parentSchema:schema90.properties.locale,data:data12};
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
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema90.type,parentSchema:schema90,data};
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
validate79.evaluated = {"props":{"address":true,"email":true,"firstName":true,"lastName":true,"locale":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema88.properties.id.type,parentSchema:schema88.properties.id,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.address !== undefined){
let data1 = data.address;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.street_address !== undefined){
let data2 = data1.street_address;
if(typeof data2 !== "string"){
const err1 = {instancePath:instancePath+"/address/street_address",schemaPath:"contract:/components/schemas/AddressInformation/properties/street_address/type",keyword:"type",params:{type: "string"},schema:schema89.properties.street_address.type,parentSchema:schema89.properties.street_address,data:data2};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data1.street_address_2 !== undefined){
let data3 = data1.street_address_2;
if(typeof data3 !== "string"){
const err2 = {instancePath:instancePath+"/address/street_address_2",schemaPath:"contract:/components/schemas/AddressInformation/properties/street_address_2/type",keyword:"type",params:{type: "string"},schema:schema89.properties.street_address_2.type,parentSchema:schema89.properties.street_address_2,data:data3};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data1.locality !== undefined){
let data4 = data1.locality;
if(typeof data4 !== "string"){
const err3 = {instancePath:instancePath+"/address/locality",schemaPath:"contract:/components/schemas/AddressInformation/properties/locality/type",keyword:"type",params:{type: "string"},schema:schema89.properties.locality.type,parentSchema:schema89.properties.locality,data:data4};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data1.region !== undefined){
let data5 = data1.region;
if(typeof data5 !== "string"){
const err4 = {instancePath:instancePath+"/address/region",schemaPath:"contract:/components/schemas/AddressInformation/properties/region/type",keyword:"type",params:{type: "string"},schema:schema89.properties.region.type,parentSchema:schema89.properties.region,data:data5};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data1.postal_code !== undefined){
let data6 = data1.postal_code;
if(typeof data6 !== "string"){
const err5 = {instancePath:instancePath+"/address/postal_code",schemaPath:"contract:/components/schemas/AddressInformation/properties/postal_code/type",keyword:"type",params:{type: "string"},schema:schema89.properties.postal_code.type,parentSchema:schema89.properties.postal_code,data:data6};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data1.country !== undefined){
let data7 = data1.country;
if(typeof data7 !== "string"){
const err6 = {instancePath:instancePath+"/address/country",schemaPath:"contract:/components/schemas/AddressInformation/properties/country/type",keyword:"type",params:{type: "string"},schema:schema89.properties.country.type,parentSchema:schema89.properties.country,data:data7};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1.phone !== undefined){
let data8 = data1.phone;
if(typeof data8 !== "string"){
const err7 = {instancePath:instancePath+"/address/phone",schemaPath:"contract:/components/schemas/AddressInformation/properties/phone/type",keyword:"type",params:{type: "string"},schema:schema89.properties.phone.type,parentSchema:schema89.properties.phone,data:data8};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data1.fax !== undefined){
let data9 = data1.fax;
if(typeof data9 !== "string"){
const err8 = {instancePath:instancePath+"/address/fax",schemaPath:"contract:/components/schemas/AddressInformation/properties/fax/type",keyword:"type",params:{type: "string"},schema:schema89.properties.fax.type,parentSchema:schema89.properties.fax,data:data9};
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
const err9 = {instancePath:instancePath+"/address",schemaPath:"contract:/components/schemas/AddressInformation/type",keyword:"type",params:{type: "object"},schema:schema89.type,parentSchema:schema89,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.admin !== undefined){
if(!(validate79.call(this, data.admin, {instancePath:instancePath+"/admin",parentData:data,parentDataProperty:"admin",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate79.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data11 = data.name;
if(typeof data11 !== "string"){
const err10 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema88.properties.name.type,parentSchema:schema88.properties.name,data:data11};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.countryCode !== undefined){
let data12 = data.countryCode;
if(typeof data12 !== "string"){
const err11 = {instancePath:instancePath+"/countryCode",schemaPath:"#/properties/countryCode/type",keyword:"type",params:{type: "string"},schema:schema88.properties.countryCode.type,parentSchema:schema88.properties.countryCode,data:data12};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.region !== undefined){
let data13 = data.region;
if(typeof data13 !== "string"){
const err12 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: "string"},schema:schema88.properties.region.type,parentSchema:schema88.properties.region,data:data13};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.site !== undefined){
let data14 = data.site;
if(typeof data14 !== "string"){
const err13 = {instancePath:instancePath+"/site",schemaPath:"#/properties/site/type",keyword:"type",params:{type: "string"},schema:schema88.properties.site.type,parentSchema:schema88.properties.site,data:data14};
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
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema88.type,parentSchema:schema88,data};
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
validate78.evaluated = {"props":{"id":true,"address":true,"admin":true,"name":true,"countryCode":true,"region":true,"site":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.subscriptionDetails !== undefined){
let data0 = data.subscriptionDetails;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id !== undefined){
let data1 = data0.id;
if(typeof data1 !== "string"){
const err0 = {instancePath:instancePath+"/subscriptionDetails/id",schemaPath:"contract:/components/schemas/SubAccountCreateRequest.SubAccountCreationSubscription/properties/id/type",keyword:"type",params:{type: "string"},schema:schema87.properties.id.type,parentSchema:schema87.properties.id,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data0.planId !== undefined){
let data2 = data0.planId;
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
const err1 = {instancePath:instancePath+"/subscriptionDetails/planId",schemaPath:"contract:/components/schemas/SubAccountCreateRequest.SubAccountCreationSubscription/properties/planId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema87.properties.planId,data:data2};
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
const err2 = {instancePath:instancePath+"/subscriptionDetails/planId",schemaPath:"contract:/components/schemas/SubAccountCreateRequest.SubAccountCreationSubscription/properties/planId/type",keyword:"type",params:{type: "string"},schema:schema87.properties.planId.type,parentSchema:schema87.properties.planId,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.modules !== undefined){
let data3 = data0.modules;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
const err3 = {instancePath:instancePath+"/subscriptionDetails/modules/" + i0,schemaPath:"contract:/components/schemas/SubAccountCreateRequest.SubAccountCreationSubscription/properties/modules/items/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema87.properties.modules.items,data:data4};
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
const err4 = {instancePath:instancePath+"/subscriptionDetails/modules/" + i0,schemaPath:"contract:/components/schemas/SubAccountCreateRequest.SubAccountCreationSubscription/properties/modules/items/type",keyword:"type",params:{type: "string"},schema:schema87.properties.modules.items.type,parentSchema:schema87.properties.modules.items,data:data4};
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
const err5 = {instancePath:instancePath+"/subscriptionDetails/modules",schemaPath:"contract:/components/schemas/SubAccountCreateRequest.SubAccountCreationSubscription/properties/modules/type",keyword:"type",params:{type: "array"},schema:schema87.properties.modules.type,parentSchema:schema87.properties.modules,data:data3};
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
const err6 = {instancePath:instancePath+"/subscriptionDetails",schemaPath:"contract:/components/schemas/SubAccountCreateRequest.SubAccountCreationSubscription/type",keyword:"type",params:{type: "object"},schema:schema87.type,parentSchema:schema87,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.targetAccount !== undefined){
if(!(validate78.call(this, data.targetAccount, {instancePath:instancePath+"/targetAccount",parentData:data,parentDataProperty:"targetAccount",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate78.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema86.type,parentSchema:schema86,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate77.errors = vErrors;
return errors === 0;
}
validate77.evaluated = {"props":{"subscriptionDetails":true,"targetAccount":true},"dynamicProps":false,"dynamicItems":false};


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
validate76.evaluated = {"props":{"subscriptionDetails":true,"targetAccount":true},"dynamicProps":false,"dynamicItems":false};

exports.v43 = validate83;
const schema92 = {"$id":"contract:/OrganizationConnect_GetOrganizationConnectConfigs.parameters","type":"object","properties":{"path":{"type":"object","properties":{"organizationId":{"type":"string","format":"uuid"}},"required":["organizationId"]},"query":{"type":"object","properties":{"sortBy":{"type":"string"},"siteId":{"type":"integer","format":"int32"},"accountId":{"type":"string","format":"uuid"},"allowEnvelopePublish":{"type":"boolean"},"q":{"type":"string"}},"required":[]}},"required":["path","query"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema92.required,parentSchema:schema92,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema92.required,parentSchema:schema92,data};
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
if(data0.organizationId === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "organizationId"},schema:schema92.properties.path.required,parentSchema:schema92.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.organizationId !== undefined){
let data1 = data0.organizationId;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err3 = {instancePath:instancePath+"/path/organizationId",schemaPath:"#/properties/path/properties/organizationId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema92.properties.path.properties.organizationId,data:data1};
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
const err4 = {instancePath:instancePath+"/path/organizationId",schemaPath:"#/properties/path/properties/organizationId/type",keyword:"type",params:{type: "string"},schema:schema92.properties.path.properties.organizationId.type,parentSchema:schema92.properties.path.properties.organizationId,data:data1};
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
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema92.properties.path.type,parentSchema:schema92.properties.path,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.query !== undefined){
let data2 = data.query;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.sortBy !== undefined){
let data3 = data2.sortBy;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/query/sortBy",schemaPath:"#/properties/query/properties/sortBy/type",keyword:"type",params:{type: "string"},schema:schema92.properties.query.properties.sortBy.type,parentSchema:schema92.properties.query.properties.sortBy,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data2.siteId !== undefined){
let data4 = data2.siteId;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err7 = {instancePath:instancePath+"/query/siteId",schemaPath:"#/properties/query/properties/siteId/type",keyword:"type",params:{type: "integer"},schema:schema92.properties.query.properties.siteId.type,parentSchema:schema92.properties.query.properties.siteId,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(!(Number.isInteger(data4) && data4 >= -2147483648 && data4 <= 2147483647)){
const err8 = {instancePath:instancePath+"/query/siteId",schemaPath:"#/properties/query/properties/siteId/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema92.properties.query.properties.siteId,data:data4};
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
if(data2.accountId !== undefined){
let data5 = data2.accountId;
if(typeof data5 === "string"){
if(!(formats0.test(data5))){
const err9 = {instancePath:instancePath+"/query/accountId",schemaPath:"#/properties/query/properties/accountId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema92.properties.query.properties.accountId,data:data5};
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
const err10 = {instancePath:instancePath+"/query/accountId",schemaPath:"#/properties/query/properties/accountId/type",keyword:"type",params:{type: "string"},schema:schema92.properties.query.properties.accountId.type,parentSchema:schema92.properties.query.properties.accountId,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.allowEnvelopePublish !== undefined){
let data6 = data2.allowEnvelopePublish;
if(typeof data6 !== "boolean"){
const err11 = {instancePath:instancePath+"/query/allowEnvelopePublish",schemaPath:"#/properties/query/properties/allowEnvelopePublish/type",keyword:"type",params:{type: "boolean"},schema:schema92.properties.query.properties.allowEnvelopePublish.type,parentSchema:schema92.properties.query.properties.allowEnvelopePublish,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data2.q !== undefined){
let data7 = data2.q;
if(typeof data7 !== "string"){
const err12 = {instancePath:instancePath+"/query/q",schemaPath:"#/properties/query/properties/q/type",keyword:"type",params:{type: "string"},schema:schema92.properties.query.properties.q.type,parentSchema:schema92.properties.query.properties.q,data:data7};
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
const err13 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema92.properties.query.type,parentSchema:schema92.properties.query,data:data2};
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
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema92.type,parentSchema:schema92,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate83.errors = vErrors;
return errors === 0;
}
validate83.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v44 = validate84;
const schema93 = {"$id":"contract:/OrganizationConnect_CreateOrganizationConnectConfig.body","$ref":"contract:/components/schemas/OrganizationConnectConfigurationRequest"};
const schema94 = {"$id":"contract:/components/schemas/OrganizationConnectConfigurationRequest","type":"object","properties":{"connectId":{"format":"uuid","type":"string"},"configurationType":{"type":"string"},"allowEnvelopePublish":{"type":"string"},"urlToPublishTo":{"type":"string"},"deliveryMode":{"type":"string"},"events":{"type":"array","items":{"type":"string"}},"associatedFilterSelection":{"type":"string"},"groupIds":{"type":"array","items":{"type":"string"}},"accountIds":{"type":"array","items":{"type":"string"}},"userIds":{"type":"array","items":{"type":"string"}},"name":{"type":"string"},"signMessageWithX509Certificate":{"type":"string"},"includeOAuth":{"type":"string"},"includeHMAC":{"type":"string"},"pausePublish":{"type":"string"},"eventData":{"$ref":"contract:/components/schemas/ConnectEventData"}}};
const schema95 = {"$id":"contract:/components/schemas/ConnectEventData","type":"object","properties":{"version":{"type":"string"},"includeData":{"type":"array","items":{"type":"string"}}}};

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
if(data.connectId !== undefined){
let data0 = data.connectId;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err0 = {instancePath:instancePath+"/connectId",schemaPath:"#/properties/connectId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema94.properties.connectId,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/connectId",schemaPath:"#/properties/connectId/type",keyword:"type",params:{type: "string"},schema:schema94.properties.connectId.type,parentSchema:schema94.properties.connectId,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.configurationType !== undefined){
let data1 = data.configurationType;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/configurationType",schemaPath:"#/properties/configurationType/type",keyword:"type",params:{type: "string"},schema:schema94.properties.configurationType.type,parentSchema:schema94.properties.configurationType,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.allowEnvelopePublish !== undefined){
let data2 = data.allowEnvelopePublish;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/allowEnvelopePublish",schemaPath:"#/properties/allowEnvelopePublish/type",keyword:"type",params:{type: "string"},schema:schema94.properties.allowEnvelopePublish.type,parentSchema:schema94.properties.allowEnvelopePublish,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.urlToPublishTo !== undefined){
let data3 = data.urlToPublishTo;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/urlToPublishTo",schemaPath:"#/properties/urlToPublishTo/type",keyword:"type",params:{type: "string"},schema:schema94.properties.urlToPublishTo.type,parentSchema:schema94.properties.urlToPublishTo,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.deliveryMode !== undefined){
let data4 = data.deliveryMode;
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/deliveryMode",schemaPath:"#/properties/deliveryMode/type",keyword:"type",params:{type: "string"},schema:schema94.properties.deliveryMode.type,parentSchema:schema94.properties.deliveryMode,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.events !== undefined){
let data5 = data.events;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 !== "string"){
const err6 = {instancePath:instancePath+"/events/" + i0,schemaPath:"#/properties/events/items/type",keyword:"type",params:{type: "string"},schema:schema94.properties.events.items.type,parentSchema:schema94.properties.events.items,data:data6};
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
const err7 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},schema:schema94.properties.events.type,parentSchema:schema94.properties.events,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.associatedFilterSelection !== undefined){
let data7 = data.associatedFilterSelection;
if(typeof data7 !== "string"){
const err8 = {instancePath:instancePath+"/associatedFilterSelection",schemaPath:"#/properties/associatedFilterSelection/type",keyword:"type",params:{type: "string"},schema:schema94.properties.associatedFilterSelection.type,parentSchema:schema94.properties.associatedFilterSelection,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.groupIds !== undefined){
let data8 = data.groupIds;
if(Array.isArray(data8)){
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
if(typeof data9 !== "string"){
const err9 = {instancePath:instancePath+"/groupIds/" + i1,schemaPath:"#/properties/groupIds/items/type",keyword:"type",params:{type: "string"},schema:schema94.properties.groupIds.items.type,parentSchema:schema94.properties.groupIds.items,data:data9};
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
const err10 = {instancePath:instancePath+"/groupIds",schemaPath:"#/properties/groupIds/type",keyword:"type",params:{type: "array"},schema:schema94.properties.groupIds.type,parentSchema:schema94.properties.groupIds,data:data8};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.accountIds !== undefined){
let data10 = data.accountIds;
if(Array.isArray(data10)){
const len2 = data10.length;
for(let i2=0; i2<len2; i2++){
let data11 = data10[i2];
if(typeof data11 !== "string"){
const err11 = {instancePath:instancePath+"/accountIds/" + i2,schemaPath:"#/properties/accountIds/items/type",keyword:"type",params:{type: "string"},schema:schema94.properties.accountIds.items.type,parentSchema:schema94.properties.accountIds.items,data:data11};
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
const err12 = {instancePath:instancePath+"/accountIds",schemaPath:"#/properties/accountIds/type",keyword:"type",params:{type: "array"},schema:schema94.properties.accountIds.type,parentSchema:schema94.properties.accountIds,data:data10};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.userIds !== undefined){
let data12 = data.userIds;
if(Array.isArray(data12)){
const len3 = data12.length;
for(let i3=0; i3<len3; i3++){
let data13 = data12[i3];
if(typeof data13 !== "string"){
const err13 = {instancePath:instancePath+"/userIds/" + i3,schemaPath:"#/properties/userIds/items/type",keyword:"type",params:{type: "string"},schema:schema94.properties.userIds.items.type,parentSchema:schema94.properties.userIds.items,data:data13};
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
const err14 = {instancePath:instancePath+"/userIds",schemaPath:"#/properties/userIds/type",keyword:"type",params:{type: "array"},schema:schema94.properties.userIds.type,parentSchema:schema94.properties.userIds,data:data12};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.name !== undefined){
let data14 = data.name;
if(typeof data14 !== "string"){
const err15 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema94.properties.name.type,parentSchema:schema94.properties.name,data:data14};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.signMessageWithX509Certificate !== undefined){
let data15 = data.signMessageWithX509Certificate;
if(typeof data15 !== "string"){
const err16 = {instancePath:instancePath+"/signMessageWithX509Certificate",schemaPath:"#/properties/signMessageWithX509Certificate/type",keyword:"type",params:{type: "string"},schema:schema94.properties.signMessageWithX509Certificate.type,parentSchema:schema94.properties.signMessageWithX509Certificate,data:data15};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.includeOAuth !== undefined){
let data16 = data.includeOAuth;
if(typeof data16 !== "string"){
const err17 = {instancePath:instancePath+"/includeOAuth",schemaPath:"#/properties/includeOAuth/type",keyword:"type",params:{type: "string"},schema:schema94.properties.includeOAuth.type,parentSchema:schema94.properties.includeOAuth,data:data16};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.includeHMAC !== undefined){
let data17 = data.includeHMAC;
if(typeof data17 !== "string"){
const err18 = {instancePath:instancePath+"/includeHMAC",schemaPath:"#/properties/includeHMAC/type",keyword:"type",params:{type: "string"},schema:schema94.properties.includeHMAC.type,parentSchema:schema94.properties.includeHMAC,data:data17};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.pausePublish !== undefined){
let data18 = data.pausePublish;
if(typeof data18 !== "string"){
const err19 = {instancePath:instancePath+"/pausePublish",schemaPath:"#/properties/pausePublish/type",keyword:"type",params:{type: "string"},schema:schema94.properties.pausePublish.type,parentSchema:schema94.properties.pausePublish,data:data18};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.eventData !== undefined){
let data19 = data.eventData;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.version !== undefined){
let data20 = data19.version;
if(typeof data20 !== "string"){
const err20 = {instancePath:instancePath+"/eventData/version",schemaPath:"contract:/components/schemas/ConnectEventData/properties/version/type",keyword:"type",params:{type: "string"},schema:schema95.properties.version.type,parentSchema:schema95.properties.version,data:data20};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data19.includeData !== undefined){
let data21 = data19.includeData;
if(Array.isArray(data21)){
const len4 = data21.length;
for(let i4=0; i4<len4; i4++){
let data22 = data21[i4];
if(typeof data22 !== "string"){
const err21 = {instancePath:instancePath+"/eventData/includeData/" + i4,schemaPath:"contract:/components/schemas/ConnectEventData/properties/includeData/items/type",keyword:"type",params:{type: "string"},schema:schema95.properties.includeData.items.type,parentSchema:schema95.properties.includeData.items,data:data22};
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
const err22 = {instancePath:instancePath+"/eventData/includeData",schemaPath:"contract:/components/schemas/ConnectEventData/properties/includeData/type",keyword:"type",params:{type: "array"},schema:schema95.properties.includeData.type,parentSchema:schema95.properties.includeData,data:data21};
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
const err23 = {instancePath:instancePath+"/eventData",schemaPath:"contract:/components/schemas/ConnectEventData/type",keyword:"type",params:{type: "object"},schema:schema95.type,parentSchema:schema95,data:data19};
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
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema94.type,parentSchema:schema94,data};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate85.errors = vErrors;
return errors === 0;
}
validate85.evaluated = {"props":{"connectId":true,"configurationType":true,"allowEnvelopePublish":true,"urlToPublishTo":true,"deliveryMode":true,"events":true,"associatedFilterSelection":true,"groupIds":true,"accountIds":true,"userIds":true,"name":true,"signMessageWithX509Certificate":true,"includeOAuth":true,"includeHMAC":true,"pausePublish":true,"eventData":true},"dynamicProps":false,"dynamicItems":false};


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
validate84.evaluated = {"props":{"connectId":true,"configurationType":true,"allowEnvelopePublish":true,"urlToPublishTo":true,"deliveryMode":true,"events":true,"associatedFilterSelection":true,"groupIds":true,"accountIds":true,"userIds":true,"name":true,"signMessageWithX509Certificate":true,"includeOAuth":true,"includeHMAC":true,"pausePublish":true,"eventData":true},"dynamicProps":false,"dynamicItems":false};

exports.v45 = validate87;
const schema96 = {"$id":"contract:/OrganizationConnect_GetOrganizationConnectConfig.parameters","type":"object","properties":{"path":{"type":"object","properties":{"organizationId":{"type":"string","format":"uuid"},"connectId":{"type":"string","format":"uuid"}},"required":["organizationId","connectId"]}},"required":["path"]};

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
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.organizationId === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "organizationId"},schema:schema96.properties.path.required,parentSchema:schema96.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.connectId === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "connectId"},schema:schema96.properties.path.required,parentSchema:schema96.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.organizationId !== undefined){
let data1 = data0.organizationId;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err3 = {instancePath:instancePath+"/path/organizationId",schemaPath:"#/properties/path/properties/organizationId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema96.properties.path.properties.organizationId,data:data1};
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
const err4 = {instancePath:instancePath+"/path/organizationId",schemaPath:"#/properties/path/properties/organizationId/type",keyword:"type",params:{type: "string"},schema:schema96.properties.path.properties.organizationId.type,parentSchema:schema96.properties.path.properties.organizationId,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.connectId !== undefined){
let data2 = data0.connectId;
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
const err5 = {instancePath:instancePath+"/path/connectId",schemaPath:"#/properties/path/properties/connectId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema96.properties.path.properties.connectId,data:data2};
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
const err6 = {instancePath:instancePath+"/path/connectId",schemaPath:"#/properties/path/properties/connectId/type",keyword:"type",params:{type: "string"},schema:schema96.properties.path.properties.connectId.type,parentSchema:schema96.properties.path.properties.connectId,data:data2};
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
const err7 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema96.properties.path.type,parentSchema:schema96.properties.path,data:data0};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema96.type,parentSchema:schema96,data};
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
validate87.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v46 = validate88;
const schema97 = {"$id":"contract:/OrganizationConnectOAuthConfiguration_PutOrganizationConnectOAuthConfiguration.body","$ref":"contract:/components/schemas/OrganizationConnectOAuthConfiguration"};
const schema98 = {"$id":"contract:/components/schemas/OrganizationConnectOAuthConfiguration","type":"object","properties":{"authorizationServerUrl":{"type":"string","format":"uri"},"clientId":{"type":"string"},"clientSecret":{"type":"string"},"scope":{"type":"string"},"customParameter":{"type":"object","additionalProperties":{"type":"string"}}}};
const formats79 = /^[A-Za-z][A-Za-z0-9+.-]*:(?:\/\/(?:(?:[\-A-Za-z0-9._~!$&'()*+,;=:]|%[0-9A-Fa-f]{2})*@)?(?:\[(?:(?:(?:[0-9A-Fa-f]{1,4}:){6}(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|::(?:[0-9A-Fa-f]{1,4}:){5}(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:[0-9A-Fa-f]{1,4})?::(?:[0-9A-Fa-f]{1,4}:){4}(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:(?:[0-9A-Fa-f]{1,4}:){0,1}[0-9A-Fa-f]{1,4})?::(?:[0-9A-Fa-f]{1,4}:){3}(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:(?:[0-9A-Fa-f]{1,4}:){0,2}[0-9A-Fa-f]{1,4})?::(?:[0-9A-Fa-f]{1,4}:){2}(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:(?:[0-9A-Fa-f]{1,4}:){0,3}[0-9A-Fa-f]{1,4})?::[0-9A-Fa-f]{1,4}:(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:(?:[0-9A-Fa-f]{1,4}:){0,4}[0-9A-Fa-f]{1,4})?::(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:(?:[0-9A-Fa-f]{1,4}:){0,5}[0-9A-Fa-f]{1,4})?::[0-9A-Fa-f]{1,4}|(?:(?:[0-9A-Fa-f]{1,4}:){0,6}[0-9A-Fa-f]{1,4})?::)|[Vv][0-9A-Fa-f]+\.[\-A-Za-z0-9._~!$&'()*+,;=:]+)\]|(?:[\-A-Za-z0-9._~!$&'()*+,;=]|%[0-9A-Fa-f]{2})*)(?::\d*)?(?:\/(?:[\-A-Za-z0-9._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})*)*|\/(?:(?:[\-A-Za-z0-9._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})+(?:\/(?:[\-A-Za-z0-9._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})*)*)?|(?:[\-A-Za-z0-9._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})+(?:\/(?:[\-A-Za-z0-9._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})*)*)?(?:\?(?:(?:[\-A-Za-z0-9._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})|[/?])*)?(?:#(?:(?:[\-A-Za-z0-9._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})|[/?])*)?$/;

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
if(data.authorizationServerUrl !== undefined){
let data0 = data.authorizationServerUrl;
if(typeof data0 === "string"){
if(!(formats79.test(data0))){
const err0 = {instancePath:instancePath+"/authorizationServerUrl",schemaPath:"contract:/components/schemas/OrganizationConnectOAuthConfiguration/properties/authorizationServerUrl/format",keyword:"format",params:{format: "uri"},schema:"uri",parentSchema:schema98.properties.authorizationServerUrl,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/authorizationServerUrl",schemaPath:"contract:/components/schemas/OrganizationConnectOAuthConfiguration/properties/authorizationServerUrl/type",keyword:"type",params:{type: "string"},schema:schema98.properties.authorizationServerUrl.type,parentSchema:schema98.properties.authorizationServerUrl,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.clientId !== undefined){
let data1 = data.clientId;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/clientId",schemaPath:"contract:/components/schemas/OrganizationConnectOAuthConfiguration/properties/clientId/type",keyword:"type",params:{type: "string"},schema:schema98.properties.clientId.type,parentSchema:schema98.properties.clientId,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.clientSecret !== undefined){
let data2 = data.clientSecret;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/clientSecret",schemaPath:"contract:/components/schemas/OrganizationConnectOAuthConfiguration/properties/clientSecret/type",keyword:"type",params:{type: "string"},schema:schema98.properties.clientSecret.type,parentSchema:schema98.properties.clientSecret,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.scope !== undefined){
let data3 = data.scope;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/scope",schemaPath:"contract:/components/schemas/OrganizationConnectOAuthConfiguration/properties/scope/type",keyword:"type",params:{type: "string"},schema:schema98.properties.scope.type,parentSchema:schema98.properties.scope,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.customParameter !== undefined){
let data4 = data.customParameter;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key0 in data4){
let data5 = data4[key0];
if(typeof data5 !== "string"){
const err5 = {instancePath:instancePath+"/customParameter/" + runtime.escapeName(key0),schemaPath:"contract:/components/schemas/OrganizationConnectOAuthConfiguration/properties/customParameter/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema98.properties.customParameter.additionalProperties.type,parentSchema:schema98.properties.customParameter.additionalProperties,data:data5};
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
const err6 = {instancePath:instancePath+"/customParameter",schemaPath:"contract:/components/schemas/OrganizationConnectOAuthConfiguration/properties/customParameter/type",keyword:"type",params:{type: "object"},schema:schema98.properties.customParameter.type,parentSchema:schema98.properties.customParameter,data:data4};
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
const err7 = {instancePath,schemaPath:"contract:/components/schemas/OrganizationConnectOAuthConfiguration/type",keyword:"type",params:{type: "object"},schema:schema98.type,parentSchema:schema98,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate88.errors = vErrors;
return errors === 0;
}
validate88.evaluated = {"props":{"authorizationServerUrl":true,"clientId":true,"clientSecret":true,"scope":true,"customParameter":true},"dynamicProps":false,"dynamicItems":false};

exports.v47 = validate89;
const schema99 = {"$id":"contract:/OrganizationConnectHmac_DeleteConnectHmacSecret.parameters","type":"object","properties":{"path":{"type":"object","properties":{"organizationId":{"type":"string","format":"uuid"},"keyId":{"type":"string","format":"uuid"}},"required":["organizationId","keyId"]}},"required":["path"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema99.required,parentSchema:schema99,data};
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
if(data0.organizationId === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "organizationId"},schema:schema99.properties.path.required,parentSchema:schema99.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.keyId === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "keyId"},schema:schema99.properties.path.required,parentSchema:schema99.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.organizationId !== undefined){
let data1 = data0.organizationId;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err3 = {instancePath:instancePath+"/path/organizationId",schemaPath:"#/properties/path/properties/organizationId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema99.properties.path.properties.organizationId,data:data1};
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
const err4 = {instancePath:instancePath+"/path/organizationId",schemaPath:"#/properties/path/properties/organizationId/type",keyword:"type",params:{type: "string"},schema:schema99.properties.path.properties.organizationId.type,parentSchema:schema99.properties.path.properties.organizationId,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.keyId !== undefined){
let data2 = data0.keyId;
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
const err5 = {instancePath:instancePath+"/path/keyId",schemaPath:"#/properties/path/properties/keyId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema99.properties.path.properties.keyId,data:data2};
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
const err6 = {instancePath:instancePath+"/path/keyId",schemaPath:"#/properties/path/properties/keyId/type",keyword:"type",params:{type: "string"},schema:schema99.properties.path.properties.keyId.type,parentSchema:schema99.properties.path.properties.keyId,data:data2};
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
const err7 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema99.properties.path.type,parentSchema:schema99.properties.path,data:data0};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema99.type,parentSchema:schema99,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate89.errors = vErrors;
return errors === 0;
}
validate89.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

})(compiled);
const validators = {
  "Organization_Organization_GetListV2.parameters": compiled.v0,
  "DataRedaction_RedactIndividualMembershipData.parameters": compiled.v1,
  "DataRedaction_RedactIndividualMembershipData.body": compiled.v2,
  "Account_Accounts_GetPermissionProfilesV2.parameters": compiled.v3,
  "Account_Accounts_GetGroupsV2.parameters": compiled.v4,
  "OrganizationExport_OrganizationExport_Get.parameters": compiled.v5,
  "OrganizationExport_OrganizationExport_Insert.parameters": compiled.v5,
  "OrganizationExport_OrganizationExport_Insert.body": compiled.v6,
  "OrganizationExport_OrganizationExport_GetAccountCompare.parameters": compiled.v5,
  "OrganizationExport_OrganizationExport_AccountCompare.parameters": compiled.v5,
  "OrganizationExport_OrganizationExport_AccountCompare.body": compiled.v7,
  "OrganizationExport_OrganizationExport_GetByExportId.parameters": compiled.v8,
  "OrganizationExport_OrganizationExport_DeleteByExportId.parameters": compiled.v8,
  "OrganizationExport_OrganizationExport_GetAccountSettingsExportByExportId.parameters": compiled.v8,
  "OrganizationExport_OrganizationExport_DeleteByAccountSettingsExportId.parameters": compiled.v8,
  "OrganizationImport_OrganizationImportAccountSettings_Get.parameters": compiled.v5,
  "OrganizationImport_OrganizationImportAccountSettings_Post.parameters": compiled.v5,
  "OrganizationImport_OrganizationImportAccountSettings_Post.body": compiled.v9,
  "OrganizationImport_OrganizationImportAccountSettings_GetById.parameters": compiled.v10,
  "OrganizationImport_OrganizationImportAccountSettings_DeleteById.parameters": compiled.v10,
  "OrganizationImport_OrganizationImportUsers_Insert.parameters": compiled.v5,
  "OrganizationImport_OrganizationImportUsers_Insert.body": compiled.v9,
  "OrganizationImport_OrganizationImportSingleAccountUsers_Insert.parameters": compiled.v3,
  "OrganizationImport_OrganizationImportSingleAccountUsers_Insert.body": compiled.v9,
  "OrganizationImport_OrganizationImportUsers_Update.parameters": compiled.v5,
  "OrganizationImport_OrganizationImportUsers_Update.body": compiled.v9,
  "OrganizationImport_OrganizationImportSingleAccountUsers_Update.parameters": compiled.v3,
  "OrganizationImport_OrganizationImportSingleAccountUsers_Update.body": compiled.v9,
  "OrganizationImport_OrganizationImportUsers_Close.parameters": compiled.v5,
  "OrganizationImport_OrganizationImportUsers_Close.body": compiled.v9,
  "OrganizationImport_OrganizationImportUsers_CloseExternal.parameters": compiled.v5,
  "OrganizationImport_OrganizationImportUsers_Get.parameters": compiled.v5,
  "OrganizationImport_OrganizationImportUsers_GetById.parameters": compiled.v10,
  "OrganizationImport_OrganizationImportUsers_DeleteById.parameters": compiled.v10,
  "OrganizationImport_OrganizationImportUsers_GetCSVResults.parameters": compiled.v10,
  "Organization_GetIdentityProviders.parameters": compiled.v5,
  "DataRedaction_RedactIndividualUserData.parameters": compiled.v5,
  "DataRedaction_RedactIndividualUserData.body": compiled.v11,
  "Organization_GetReservedDomains.parameters": compiled.v5,
  "User_Users_UpdateV2.parameters": compiled.v12,
  "User_Users_UpdateV2.body": compiled.v13,
  "User_Users_UpdateEmailAddressesV2.parameters": compiled.v5,
  "User_Users_UpdateEmailAddressesV2.body": compiled.v14,
  "User_Users_CloseMembershipsV2.parameters": compiled.v15,
  "User_Users_CloseMembershipsV2.body": compiled.v16,
  "OrganizationUser_OrganizationUsers_GetV2.parameters": compiled.v17,
  "OrganizationUser_Users_AddV2.parameters": compiled.v5,
  "OrganizationUser_Users_AddV2.body": compiled.v18,
  "OrganizationUser_Users_ActivateMembershipV2.parameters": compiled.v19,
  "OrganizationUser_Users_ActivateMembershipV2.body": compiled.v20,
  "OrganizationUser_OrganizationUsers_GetProfileV2.parameters": compiled.v21,
  "OrganizationUser_DeleteIdentitiesV2.parameters": compiled.v15,
  "OrganizationUser_DeleteIdentitiesV2.body": compiled.v22,
  "OrganizationUser_OrganizationUsers_PostAccountUsersV2.parameters": compiled.v3,
  "OrganizationUser_OrganizationUsers_PostAccountUsersV2.body": compiled.v23,
  "DocuSignGroupsv21_GetDSGroups_V2_1.parameters": compiled.v24,
  "DocuSignGroupsv21_AddDSGroup_V2_1.parameters": compiled.v3,
  "DocuSignGroupsv21_AddDSGroup_V2_1.body": compiled.v25,
  "DocuSignGroupsv21_GetDSGroup_V2_1.parameters": compiled.v26,
  "DocuSignGroupsv21_DeleteDSGroup_V2_1.parameters": compiled.v26,
  "DocuSignGroupsv21_GetDSGroupUsers_V2_1.parameters": compiled.v27,
  "DocuSignGroupsv21_AddDSGroupUsers_V2_1.parameters": compiled.v26,
  "DocuSignGroupsv21_AddDSGroupUsers_V2_1.body": compiled.v28,
  "DocuSignGroupsv21_RemoveDSGroupUsers_V2_1.parameters": compiled.v26,
  "DocuSignGroupsv21_RemoveDSGroupUsers_V2_1.body": compiled.v29,
  "OrganizationProductPermissionProfile_GetProductPermissionProfiles.parameters": compiled.v3,
  "OrganizationProductPermissionProfile_GetUserProductPermissionProfiles.parameters": compiled.v30,
  "OrganizationProductPermissionProfile_PostUserProductPermissionProfiles.parameters": compiled.v30,
  "OrganizationProductPermissionProfile_PostUserProductPermissionProfiles.body": compiled.v31,
  "OrganizationUser_OrganizationUsers_PostAccountUsersV2_1.parameters": compiled.v3,
  "OrganizationUser_OrganizationUsers_PostAccountUsersV2_1.body": compiled.v32,
  "OrganizationUser_OrganizationUsers_GetDSProfiles.parameters": compiled.v33,
  "OrganizationUser_OrganizationUsers_GetDSProfileByUserId.parameters": compiled.v34,
  "OrganizationProductPermissionProfile_RemoveUserProducts.parameters": compiled.v3,
  "OrganizationProductPermissionProfile_RemoveUserProducts.body": compiled.v35,
  "OrganizationProductPermissionProfile_GetUserProductPermissionProfilesByEmail.parameters": compiled.v36,
  "OrganizationProductPermissionProfile_PostUserProductPermissionProfilesByEmail.parameters": compiled.v3,
  "OrganizationProductPermissionProfile_PostUserProductPermissionProfilesByEmail.body": compiled.v37,
  "OrganizationProvisionAssetGroup_GetAssetGroupAccountsByOrg.parameters": compiled.v38,
  "OrganizationProvisionAssetGroup_CloneAssetGroupAccount.parameters": compiled.v5,
  "OrganizationProvisionAssetGroup_CloneAssetGroupAccount.body": compiled.v39,
  "OrganizationProvisionAssetGroup_GetAssetGroupAccountClonesByOrgId.parameters": compiled.v40,
  "OrganizationProvisionAssetGroup_GetAssetGroupAccountClone.parameters": compiled.v41,
  "OrganizationSubAccount_GetOrganizationPlanItems.parameters": compiled.v5,
  "OrganizationSubAccount_CreateSubAccount.parameters": compiled.v5,
  "OrganizationSubAccount_CreateSubAccount.body": compiled.v42,
  "OrganizationSubAccount_GetSubAccountCreateProcessesByOrgId.parameters": compiled.v40,
  "OrganizationSubAccount_GetSubAccountCreateProcessByAssetGroupWorkId.parameters": compiled.v41,
  "OrganizationConnect_GetOrganizationConnectConfigs.parameters": compiled.v43,
  "OrganizationConnect_CreateOrganizationConnectConfig.parameters": compiled.v5,
  "OrganizationConnect_CreateOrganizationConnectConfig.body": compiled.v44,
  "OrganizationConnect_GetOrganizationConnectConfig.parameters": compiled.v45,
  "OrganizationConnect_UpdateOrganizationConnectConfig.parameters": compiled.v45,
  "OrganizationConnect_UpdateOrganizationConnectConfig.body": compiled.v44,
  "OrganizationConnect_DeleteOrganizationConnectConfig.parameters": compiled.v45,
  "OrganizationConnectOAuthConfiguration_GetOrganizationConnectOAuthConfiguration.parameters": compiled.v5,
  "OrganizationConnectOAuthConfiguration_PutOrganizationConnectOAuthConfiguration.parameters": compiled.v5,
  "OrganizationConnectOAuthConfiguration_PutOrganizationConnectOAuthConfiguration.body": compiled.v46,
  "OrganizationConnectOAuthConfiguration_PostOrganizationConnectOAuthConfiguration.parameters": compiled.v5,
  "OrganizationConnectOAuthConfiguration_PostOrganizationConnectOAuthConfiguration.body": compiled.v46,
  "OrganizationConnectOAuthConfiguration_DeleteOrganizationConnectOAuthConfiguration.parameters": compiled.v5,
  "OrganizationConnectHmac_GetConnectHmacSecrets.parameters": compiled.v5,
  "OrganizationConnectHmac_PostConnectHmacSecret.parameters": compiled.v5,
  "OrganizationConnectHmac_DeleteConnectHmacSecret.parameters": compiled.v47,
};
export { validators };
