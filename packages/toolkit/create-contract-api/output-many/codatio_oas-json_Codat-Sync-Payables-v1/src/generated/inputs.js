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
	},
	escapeName: function escapeName(name) {
		return (name.length > 100 ? `${name.slice(0, 100)}…` : name).replaceAll("~", "~0").replaceAll("/", "~1");
	}
};

const compiled = {};
((exports) => {
"use strict";
exports.v0 = validate0;
const schema0 = {"$id":"contract:/list-companies.parameters","type":"object","properties":{"query":{"type":"object","properties":{"page":{"type":"integer","format":"int32","minimum":1},"pageSize":{"type":"integer","format":"int32","minimum":1,"maximum":5000},"query":{"type":"string"},"orderBy":{"type":"string"},"tags":{"type":"string"}},"required":[]}},"required":["query"]};

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
if(data0.page !== undefined){
let data1 = data0.page;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err1 = {instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/type",keyword:"type",params:{type: "integer"},schema:schema0.properties.query.properties.page.type,parentSchema:schema0.properties.query.properties.page,data:data1};
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
const err2 = {instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema0.properties.query.properties.page,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(Number.isInteger(data1) && data1 >= -2147483648 && data1 <= 2147483647)){
const err3 = {instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema0.properties.query.properties.page,data:data1};
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
if(data0.pageSize !== undefined){
let data2 = data0.pageSize;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err4 = {instancePath:instancePath+"/query/pageSize",schemaPath:"#/properties/query/properties/pageSize/type",keyword:"type",params:{type: "integer"},schema:schema0.properties.query.properties.pageSize.type,parentSchema:schema0.properties.query.properties.pageSize,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 5000 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/query/pageSize",schemaPath:"#/properties/query/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5000},schema:5000,parentSchema:schema0.properties.query.properties.pageSize,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/query/pageSize",schemaPath:"#/properties/query/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema0.properties.query.properties.pageSize,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(Number.isInteger(data2) && data2 >= -2147483648 && data2 <= 2147483647)){
const err7 = {instancePath:instancePath+"/query/pageSize",schemaPath:"#/properties/query/properties/pageSize/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema0.properties.query.properties.pageSize,data:data2};
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
if(data0.query !== undefined){
let data3 = data0.query;
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/query/query",schemaPath:"#/properties/query/properties/query/type",keyword:"type",params:{type: "string"},schema:schema0.properties.query.properties.query.type,parentSchema:schema0.properties.query.properties.query,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.orderBy !== undefined){
let data4 = data0.orderBy;
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/query/orderBy",schemaPath:"#/properties/query/properties/orderBy/type",keyword:"type",params:{type: "string"},schema:schema0.properties.query.properties.orderBy.type,parentSchema:schema0.properties.query.properties.orderBy,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data0.tags !== undefined){
let data5 = data0.tags;
if(typeof data5 !== "string"){
const err10 = {instancePath:instancePath+"/query/tags",schemaPath:"#/properties/query/properties/tags/type",keyword:"type",params:{type: "string"},schema:schema0.properties.query.properties.tags.type,parentSchema:schema0.properties.query.properties.tags,data:data5};
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
const err11 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema0.properties.query.type,parentSchema:schema0.properties.query,data:data0};
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
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v1 = validate1;
const schema1 = {"$id":"contract:/create-company.body","$ref":"contract:/components/schemas/CompanyRequestBody"};
const schema2 = {"$id":"contract:/components/schemas/CompanyRequestBody","type":"object","properties":{"name":{"type":"string","pattern":"^[A-Za-z0-9\\s\\-',&@.,?!\\s]+$","minLength":1},"description":{"type":"string"},"tags":{"$ref":"contract:/components/schemas/Company:definitions:companyDetails:properties:tags:"}},"required":["name"]};
const schema3 = {"$id":"contract:/components/schemas/Company:definitions:companyDetails:properties:tags:","type":"object","maxProperties":10,"propertyNames":{"pattern":"^.{1,27}$"},"additionalProperties":{"type":"string","maxLength":100}};
const func0 = runtime["ajv/dist/runtime/ucs2length"].default;
const pattern0 = new RegExp("^[A-Za-z0-9\\s\\-',&@.,?!\\s]+$", "u");
const pattern1 = new RegExp("^.{1,27}$", "u");

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
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema2.required,parentSchema:schema2,data};
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
if(typeof data0 === "string"){
if(func0(data0) < 1){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema2.properties.name,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!pattern0.test(data0)){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9\\s\\-',&@.,?!\\s]+$"},schema:"^[A-Za-z0-9\\s\\-',&@.,?!\\s]+$",parentSchema:schema2.properties.name,data:data0};
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
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema2.properties.name.type,parentSchema:schema2.properties.name,data:data0};
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
let data1 = data.description;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},schema:schema2.properties.description.type,parentSchema:schema2.properties.description,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.tags !== undefined){
let data2 = data.tags;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(Object.keys(data2).length > 10){
const err5 = {instancePath:instancePath+"/tags",schemaPath:"contract:/components/schemas/Company:definitions:companyDetails:properties:tags:/maxProperties",keyword:"maxProperties",params:{limit: 10},schema:10,parentSchema:schema3,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data2){
const _errs8 = errors;
if(typeof key0 === "string"){
if(!pattern1.test(key0)){
const err6 = {instancePath:instancePath+"/tags",schemaPath:"contract:/components/schemas/Company:definitions:companyDetails:properties:tags:/propertyNames/pattern",keyword:"pattern",params:{pattern: "^.{1,27}$"},schema:"^.{1,27}$",parentSchema:schema3.propertyNames,data:key0,propertyName:key0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var valid2 = _errs8 === errors;
if(!valid2){
const err7 = {instancePath:instancePath+"/tags",schemaPath:"contract:/components/schemas/Company:definitions:companyDetails:properties:tags:/propertyNames",keyword:"propertyNames",params:{propertyName: key0},schema:schema3.propertyNames,parentSchema:schema3,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
for(const key1 in data2){
let data3 = data2[key1];
if(typeof data3 === "string"){
if(func0(data3) > 100){
const err8 = {instancePath:instancePath+"/tags/" + runtime.escapeName(key1),schemaPath:"contract:/components/schemas/Company:definitions:companyDetails:properties:tags:/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema3.additionalProperties,data:data3};
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
const err9 = {instancePath:instancePath+"/tags/" + runtime.escapeName(key1),schemaPath:"contract:/components/schemas/Company:definitions:companyDetails:properties:tags:/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema3.additionalProperties.type,parentSchema:schema3.additionalProperties,data:data3};
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
const err10 = {instancePath:instancePath+"/tags",schemaPath:"contract:/components/schemas/Company:definitions:companyDetails:properties:tags:/type",keyword:"type",params:{type: "object"},schema:schema3.type,parentSchema:schema3,data:data2};
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
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema2.type,parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
validate2.evaluated = {"props":{"name":true,"description":true,"tags":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate2.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate2.errors);
errors = vErrors.length;
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":{"name":true,"description":true,"tags":true},"dynamicProps":false,"dynamicItems":false};

exports.v2 = validate4;
const schema4 = {"$id":"contract:/get-company.parameters","type":"object","properties":{"path":{"type":"object","properties":{"companyId":{"type":"string","format":"uuid"}},"required":["companyId"]}},"required":["path"]};
const formats0 = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

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
if(data0.companyId === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "companyId"},schema:schema4.properties.path.required,parentSchema:schema4.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.companyId !== undefined){
let data1 = data0.companyId;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err2 = {instancePath:instancePath+"/path/companyId",schemaPath:"#/properties/path/properties/companyId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema4.properties.path.properties.companyId,data:data1};
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
const err3 = {instancePath:instancePath+"/path/companyId",schemaPath:"#/properties/path/properties/companyId/type",keyword:"type",params:{type: "string"},schema:schema4.properties.path.properties.companyId.type,parentSchema:schema4.properties.path.properties.companyId,data:data1};
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
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema4.type,parentSchema:schema4,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}
validate4.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v3 = validate5;
const schema5 = {"$id":"contract:/update-company.body","$ref":"contract:/components/schemas/CompanyUpdateRequest"};
const schema6 = {"$id":"contract:/components/schemas/CompanyUpdateRequest","type":"object","properties":{"name":{"type":"string","pattern":"^[A-Za-z0-9\\s\\-',&@.,?!\\s]+$","minLength":1},"description":{"$ref":"contract:/components/schemas/CompanyRequestBody:properties:description:"},"tags":{"$ref":"contract:/components/schemas/Company:definitions:companyDetails:properties:tags:"}}};
const schema7 = {"$id":"contract:/components/schemas/CompanyRequestBody:properties:description:","type":"string"};

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
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func0(data0) < 1){
const err0 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema6.properties.name,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern0.test(data0)){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9\\s\\-',&@.,?!\\s]+$"},schema:"^[A-Za-z0-9\\s\\-',&@.,?!\\s]+$",parentSchema:schema6.properties.name,data:data0};
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
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema6.properties.name.type,parentSchema:schema6.properties.name,data:data0};
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
let data1 = data.description;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/description",schemaPath:"contract:/components/schemas/CompanyRequestBody:properties:description:/type",keyword:"type",params:{type: "string"},schema:schema7.type,parentSchema:schema7,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.tags !== undefined){
let data2 = data.tags;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(Object.keys(data2).length > 10){
const err4 = {instancePath:instancePath+"/tags",schemaPath:"contract:/components/schemas/Company:definitions:companyDetails:properties:tags:/maxProperties",keyword:"maxProperties",params:{limit: 10},schema:10,parentSchema:schema3,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data2){
const _errs9 = errors;
if(typeof key0 === "string"){
if(!pattern1.test(key0)){
const err5 = {instancePath:instancePath+"/tags",schemaPath:"contract:/components/schemas/Company:definitions:companyDetails:properties:tags:/propertyNames/pattern",keyword:"pattern",params:{pattern: "^.{1,27}$"},schema:"^.{1,27}$",parentSchema:schema3.propertyNames,data:key0,propertyName:key0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var valid3 = _errs9 === errors;
if(!valid3){
const err6 = {instancePath:instancePath+"/tags",schemaPath:"contract:/components/schemas/Company:definitions:companyDetails:properties:tags:/propertyNames",keyword:"propertyNames",params:{propertyName: key0},schema:schema3.propertyNames,parentSchema:schema3,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
for(const key1 in data2){
let data3 = data2[key1];
if(typeof data3 === "string"){
if(func0(data3) > 100){
const err7 = {instancePath:instancePath+"/tags/" + runtime.escapeName(key1),schemaPath:"contract:/components/schemas/Company:definitions:companyDetails:properties:tags:/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema3.additionalProperties,data:data3};
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
const err8 = {instancePath:instancePath+"/tags/" + runtime.escapeName(key1),schemaPath:"contract:/components/schemas/Company:definitions:companyDetails:properties:tags:/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema3.additionalProperties.type,parentSchema:schema3.additionalProperties,data:data3};
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
const err9 = {instancePath:instancePath+"/tags",schemaPath:"contract:/components/schemas/Company:definitions:companyDetails:properties:tags:/type",keyword:"type",params:{type: "object"},schema:schema3.type,parentSchema:schema3,data:data2};
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
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema6.type,parentSchema:schema6,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate6.errors = vErrors;
return errors === 0;
}
validate6.evaluated = {"props":{"name":true,"description":true,"tags":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate6.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate6.errors);
errors = vErrors.length;
}
validate5.errors = vErrors;
return errors === 0;
}
validate5.evaluated = {"props":{"name":true,"description":true,"tags":true},"dynamicProps":false,"dynamicItems":false};

exports.v4 = validate8;
const schema9 = {"$id":"contract:/list-connections.parameters","type":"object","properties":{"path":{"type":"object","properties":{"companyId":{"type":"string","format":"uuid"}},"required":["companyId"]},"query":{"type":"object","properties":{"page":{"type":"integer","format":"int32","minimum":1},"pageSize":{"type":"integer","format":"int32","minimum":1,"maximum":5000},"query":{"type":"string"},"orderBy":{"type":"string"}},"required":[]}},"required":["path","query"]};

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
if(data0.companyId === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "companyId"},schema:schema9.properties.path.required,parentSchema:schema9.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.companyId !== undefined){
let data1 = data0.companyId;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err3 = {instancePath:instancePath+"/path/companyId",schemaPath:"#/properties/path/properties/companyId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema9.properties.path.properties.companyId,data:data1};
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
const err4 = {instancePath:instancePath+"/path/companyId",schemaPath:"#/properties/path/properties/companyId/type",keyword:"type",params:{type: "string"},schema:schema9.properties.path.properties.companyId.type,parentSchema:schema9.properties.path.properties.companyId,data:data1};
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
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema9.properties.path.type,parentSchema:schema9.properties.path,data:data0};
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
if(data2.page !== undefined){
let data3 = data2.page;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err6 = {instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/type",keyword:"type",params:{type: "integer"},schema:schema9.properties.query.properties.page.type,parentSchema:schema9.properties.query.properties.page,data:data3};
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
const err7 = {instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema9.properties.query.properties.page,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(Number.isInteger(data3) && data3 >= -2147483648 && data3 <= 2147483647)){
const err8 = {instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema9.properties.query.properties.page,data:data3};
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
if(data2.pageSize !== undefined){
let data4 = data2.pageSize;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err9 = {instancePath:instancePath+"/query/pageSize",schemaPath:"#/properties/query/properties/pageSize/type",keyword:"type",params:{type: "integer"},schema:schema9.properties.query.properties.pageSize.type,parentSchema:schema9.properties.query.properties.pageSize,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 5000 || isNaN(data4)){
const err10 = {instancePath:instancePath+"/query/pageSize",schemaPath:"#/properties/query/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5000},schema:5000,parentSchema:schema9.properties.query.properties.pageSize,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err11 = {instancePath:instancePath+"/query/pageSize",schemaPath:"#/properties/query/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema9.properties.query.properties.pageSize,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(Number.isInteger(data4) && data4 >= -2147483648 && data4 <= 2147483647)){
const err12 = {instancePath:instancePath+"/query/pageSize",schemaPath:"#/properties/query/properties/pageSize/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema9.properties.query.properties.pageSize,data:data4};
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
if(data2.query !== undefined){
let data5 = data2.query;
if(typeof data5 !== "string"){
const err13 = {instancePath:instancePath+"/query/query",schemaPath:"#/properties/query/properties/query/type",keyword:"type",params:{type: "string"},schema:schema9.properties.query.properties.query.type,parentSchema:schema9.properties.query.properties.query,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data2.orderBy !== undefined){
let data6 = data2.orderBy;
if(typeof data6 !== "string"){
const err14 = {instancePath:instancePath+"/query/orderBy",schemaPath:"#/properties/query/properties/orderBy/type",keyword:"type",params:{type: "string"},schema:schema9.properties.query.properties.orderBy.type,parentSchema:schema9.properties.query.properties.orderBy,data:data6};
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
const err15 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema9.properties.query.type,parentSchema:schema9.properties.query,data:data2};
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
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema9.type,parentSchema:schema9,data};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate8.errors = vErrors;
return errors === 0;
}
validate8.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v5 = validate9;
const schema10 = {"$id":"contract:/create-connection.body","type":"object","properties":{"platformKey":{"type":"string","minLength":4,"maxLength":4,"pattern":"[a-z]{4}"}}};
const pattern4 = new RegExp("[a-z]{4}", "u");

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
if(data.platformKey !== undefined){
let data0 = data.platformKey;
if(typeof data0 === "string"){
if(func0(data0) > 4){
const err0 = {instancePath:instancePath+"/platformKey",schemaPath:"#/properties/platformKey/maxLength",keyword:"maxLength",params:{limit: 4},schema:4,parentSchema:schema10.properties.platformKey,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func0(data0) < 4){
const err1 = {instancePath:instancePath+"/platformKey",schemaPath:"#/properties/platformKey/minLength",keyword:"minLength",params:{limit: 4},schema:4,parentSchema:schema10.properties.platformKey,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!pattern4.test(data0)){
const err2 = {instancePath:instancePath+"/platformKey",schemaPath:"#/properties/platformKey/pattern",keyword:"pattern",params:{pattern: "[a-z]{4}"},schema:"[a-z]{4}",parentSchema:schema10.properties.platformKey,data:data0};
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
const err3 = {instancePath:instancePath+"/platformKey",schemaPath:"#/properties/platformKey/type",keyword:"type",params:{type: "string"},schema:schema10.properties.platformKey.type,parentSchema:schema10.properties.platformKey,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema10.type,parentSchema:schema10,data};
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
validate9.evaluated = {"props":{"platformKey":true},"dynamicProps":false,"dynamicItems":false};

exports.v6 = validate10;
const schema11 = {"$id":"contract:/get-connection.parameters","type":"object","properties":{"path":{"type":"object","properties":{"companyId":{"type":"string","format":"uuid"},"connectionId":{"type":"string","format":"uuid"}},"required":["companyId","connectionId"]}},"required":["path"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema11.required,parentSchema:schema11,data};
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
if(data0.companyId === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "companyId"},schema:schema11.properties.path.required,parentSchema:schema11.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.connectionId === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "connectionId"},schema:schema11.properties.path.required,parentSchema:schema11.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.companyId !== undefined){
let data1 = data0.companyId;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err3 = {instancePath:instancePath+"/path/companyId",schemaPath:"#/properties/path/properties/companyId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema11.properties.path.properties.companyId,data:data1};
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
const err4 = {instancePath:instancePath+"/path/companyId",schemaPath:"#/properties/path/properties/companyId/type",keyword:"type",params:{type: "string"},schema:schema11.properties.path.properties.companyId.type,parentSchema:schema11.properties.path.properties.companyId,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.connectionId !== undefined){
let data2 = data0.connectionId;
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
const err5 = {instancePath:instancePath+"/path/connectionId",schemaPath:"#/properties/path/properties/connectionId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema11.properties.path.properties.connectionId,data:data2};
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
const err6 = {instancePath:instancePath+"/path/connectionId",schemaPath:"#/properties/path/properties/connectionId/type",keyword:"type",params:{type: "string"},schema:schema11.properties.path.properties.connectionId.type,parentSchema:schema11.properties.path.properties.connectionId,data:data2};
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
const err7 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema11.properties.path.type,parentSchema:schema11.properties.path,data:data0};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
validate10.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v7 = validate11;
const schema12 = {"$id":"contract:/unlink-connection.body","type":"object","properties":{"status":{"anyOf":[{"$ref":"contract:/components/schemas/Connection:definitions:dataConnectionStatus:"},{"type":"null"}]}},"additionalProperties":false};
const schema13 = {"$id":"contract:/components/schemas/Connection:definitions:dataConnectionStatus:","type":"string","enum":["PendingAuth","Linked","Unlinked","Deauthorized"]};

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
for(const key0 in data){
if(!(key0 === "status")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.status !== undefined){
let data0 = data.status;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/status",schemaPath:"contract:/components/schemas/Connection:definitions:dataConnectionStatus:/type",keyword:"type",params:{type: "string"},schema:schema13.type,parentSchema:schema13,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((((data0 === "PendingAuth") || (data0 === "Linked")) || (data0 === "Unlinked")) || (data0 === "Deauthorized"))){
const err2 = {instancePath:instancePath+"/status",schemaPath:"contract:/components/schemas/Connection:definitions:dataConnectionStatus:/enum",keyword:"enum",params:{allowedValues: schema13.enum},schema:schema13.enum,parentSchema:schema13,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
const _errs7 = errors;
if(data0 !== null){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema12.properties.status.anyOf[1].type,parentSchema:schema12.properties.status.anyOf[1],data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err4 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs3, passingSchemas: null},schema:schema12.properties.status.anyOf,parentSchema:schema12.properties.status,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema12.type,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}
validate11.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v8 = validate12;
const schema14 = {"$id":"contract:/refresh-data-type.parameters","type":"object","properties":{"path":{"type":"object","properties":{"companyId":{"type":"string","format":"uuid"},"dataType":{"$ref":"contract:/components/schemas/DataType"}},"required":["companyId","dataType"]},"query":{"type":"object","properties":{"connectionId":{"type":"string","format":"uuid"}},"required":[]}},"required":["path","query"]};
const schema15 = {"$id":"contract:/components/schemas/DataType","$ref":"contract:/components/schemas/DataStatus:properties:dataType:"};
const schema16 = {"$id":"contract:/components/schemas/DataStatus:properties:dataType:","type":"string","enum":["accountTransactions","balanceSheet","bankAccounts","bankTransactions","billCreditNotes","billPayments","bills","cashFlowStatement","chartOfAccounts","company","creditNotes","customers","directCosts","directIncomes","invoices","itemReceipts","items","journalEntries","journals","paymentMethods","payments","profitAndLoss","purchaseOrders","salesOrders","suppliers","taxRates","trackingCategories","transfers","banking-accountBalances","banking-accounts","banking-transactionCategories","banking-transactions","commerce-companyInfo","commerce-customers","commerce-disputes","commerce-locations","commerce-orders","commerce-paymentMethods","commerce-payments","commerce-productCategories","commerce-products","commerce-taxComponents","commerce-transactions"]};

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
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/DataStatus:properties:dataType:/type",keyword:"type",params:{type: "string"},schema:schema16.type,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((((((((((((((((((((((((((((((((((((((((data === "accountTransactions") || (data === "balanceSheet")) || (data === "bankAccounts")) || (data === "bankTransactions")) || (data === "billCreditNotes")) || (data === "billPayments")) || (data === "bills")) || (data === "cashFlowStatement")) || (data === "chartOfAccounts")) || (data === "company")) || (data === "creditNotes")) || (data === "customers")) || (data === "directCosts")) || (data === "directIncomes")) || (data === "invoices")) || (data === "itemReceipts")) || (data === "items")) || (data === "journalEntries")) || (data === "journals")) || (data === "paymentMethods")) || (data === "payments")) || (data === "profitAndLoss")) || (data === "purchaseOrders")) || (data === "salesOrders")) || (data === "suppliers")) || (data === "taxRates")) || (data === "trackingCategories")) || (data === "transfers")) || (data === "banking-accountBalances")) || (data === "banking-accounts")) || (data === "banking-transactionCategories")) || (data === "banking-transactions")) || (data === "commerce-companyInfo")) || (data === "commerce-customers")) || (data === "commerce-disputes")) || (data === "commerce-locations")) || (data === "commerce-orders")) || (data === "commerce-paymentMethods")) || (data === "commerce-payments")) || (data === "commerce-productCategories")) || (data === "commerce-products")) || (data === "commerce-taxComponents")) || (data === "commerce-transactions"))){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/DataStatus:properties:dataType:/enum",keyword:"enum",params:{allowedValues: schema16.enum},schema:schema16.enum,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate13.errors = vErrors;
return errors === 0;
}
validate13.evaluated = {"dynamicProps":false,"dynamicItems":false};


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
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema14.required,parentSchema:schema14,data};
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
if(data0.companyId === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "companyId"},schema:schema14.properties.path.required,parentSchema:schema14.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.dataType === undefined){
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "dataType"},schema:schema14.properties.path.required,parentSchema:schema14.properties.path,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.companyId !== undefined){
let data1 = data0.companyId;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err4 = {instancePath:instancePath+"/path/companyId",schemaPath:"#/properties/path/properties/companyId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema14.properties.path.properties.companyId,data:data1};
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
const err5 = {instancePath:instancePath+"/path/companyId",schemaPath:"#/properties/path/properties/companyId/type",keyword:"type",params:{type: "string"},schema:schema14.properties.path.properties.companyId.type,parentSchema:schema14.properties.path.properties.companyId,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.dataType !== undefined){
if(!(validate13.call(this, data0.dataType, {instancePath:instancePath+"/path/dataType",parentData:data0,parentDataProperty:"dataType",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate13.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema14.properties.path.type,parentSchema:schema14.properties.path,data:data0};
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
if(data3.connectionId !== undefined){
let data4 = data3.connectionId;
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
const err7 = {instancePath:instancePath+"/query/connectionId",schemaPath:"#/properties/query/properties/connectionId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema14.properties.query.properties.connectionId,data:data4};
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
const err8 = {instancePath:instancePath+"/query/connectionId",schemaPath:"#/properties/query/properties/connectionId/type",keyword:"type",params:{type: "string"},schema:schema14.properties.query.properties.connectionId.type,parentSchema:schema14.properties.query.properties.connectionId,data:data4};
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
const err9 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema14.properties.query.type,parentSchema:schema14.properties.query,data:data3};
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
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema14.type,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}
validate12.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v9 = validate15;
const schema17 = {"$id":"contract:/get-pull-operation.parameters","type":"object","properties":{"path":{"type":"object","properties":{"companyId":{"type":"string","format":"uuid"},"datasetId":{"type":"string","format":"uuid"}},"required":["companyId","datasetId"]}},"required":["path"]};

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
if(data0.companyId === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "companyId"},schema:schema17.properties.path.required,parentSchema:schema17.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.datasetId === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "datasetId"},schema:schema17.properties.path.required,parentSchema:schema17.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.companyId !== undefined){
let data1 = data0.companyId;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err3 = {instancePath:instancePath+"/path/companyId",schemaPath:"#/properties/path/properties/companyId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema17.properties.path.properties.companyId,data:data1};
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
const err4 = {instancePath:instancePath+"/path/companyId",schemaPath:"#/properties/path/properties/companyId/type",keyword:"type",params:{type: "string"},schema:schema17.properties.path.properties.companyId.type,parentSchema:schema17.properties.path.properties.companyId,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.datasetId !== undefined){
let data2 = data0.datasetId;
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
const err5 = {instancePath:instancePath+"/path/datasetId",schemaPath:"#/properties/path/properties/datasetId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema17.properties.path.properties.datasetId,data:data2};
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
const err6 = {instancePath:instancePath+"/path/datasetId",schemaPath:"#/properties/path/properties/datasetId/type",keyword:"type",params:{type: "string"},schema:schema17.properties.path.properties.datasetId.type,parentSchema:schema17.properties.path.properties.datasetId,data:data2};
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
const err7 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema17.properties.path.type,parentSchema:schema17.properties.path,data:data0};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema17.type,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate15.errors = vErrors;
return errors === 0;
}
validate15.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v10 = validate16;
const schema18 = {"$id":"contract:/get-push-operation.parameters","type":"object","properties":{"path":{"type":"object","properties":{"companyId":{"type":"string","format":"uuid"},"pushOperationKey":{"type":"string","format":"uuid"}},"required":["companyId","pushOperationKey"]}},"required":["path"]};

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
if(data0.companyId === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "companyId"},schema:schema18.properties.path.required,parentSchema:schema18.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.pushOperationKey === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "pushOperationKey"},schema:schema18.properties.path.required,parentSchema:schema18.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.companyId !== undefined){
let data1 = data0.companyId;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err3 = {instancePath:instancePath+"/path/companyId",schemaPath:"#/properties/path/properties/companyId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema18.properties.path.properties.companyId,data:data1};
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
const err4 = {instancePath:instancePath+"/path/companyId",schemaPath:"#/properties/path/properties/companyId/type",keyword:"type",params:{type: "string"},schema:schema18.properties.path.properties.companyId.type,parentSchema:schema18.properties.path.properties.companyId,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.pushOperationKey !== undefined){
let data2 = data0.pushOperationKey;
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
const err5 = {instancePath:instancePath+"/path/pushOperationKey",schemaPath:"#/properties/path/properties/pushOperationKey/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema18.properties.path.properties.pushOperationKey,data:data2};
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
const err6 = {instancePath:instancePath+"/path/pushOperationKey",schemaPath:"#/properties/path/properties/pushOperationKey/type",keyword:"type",params:{type: "string"},schema:schema18.properties.path.properties.pushOperationKey.type,parentSchema:schema18.properties.path.properties.pushOperationKey,data:data2};
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
const err7 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema18.properties.path.type,parentSchema:schema18.properties.path,data:data0};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema18.type,parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate16.errors = vErrors;
return errors === 0;
}
validate16.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v11 = validate17;
const schema19 = {"$id":"contract:/get-account.parameters","type":"object","properties":{"path":{"type":"object","properties":{"companyId":{"type":"string","format":"uuid"},"accountId":{"type":"string"}},"required":["companyId","accountId"]}},"required":["path"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema19.required,parentSchema:schema19,data};
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
if(data0.companyId === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "companyId"},schema:schema19.properties.path.required,parentSchema:schema19.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.accountId === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "accountId"},schema:schema19.properties.path.required,parentSchema:schema19.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.companyId !== undefined){
let data1 = data0.companyId;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err3 = {instancePath:instancePath+"/path/companyId",schemaPath:"#/properties/path/properties/companyId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema19.properties.path.properties.companyId,data:data1};
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
const err4 = {instancePath:instancePath+"/path/companyId",schemaPath:"#/properties/path/properties/companyId/type",keyword:"type",params:{type: "string"},schema:schema19.properties.path.properties.companyId.type,parentSchema:schema19.properties.path.properties.companyId,data:data1};
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
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/path/accountId",schemaPath:"#/properties/path/properties/accountId/type",keyword:"type",params:{type: "string"},schema:schema19.properties.path.properties.accountId.type,parentSchema:schema19.properties.path.properties.accountId,data:data2};
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
const err6 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema19.properties.path.type,parentSchema:schema19.properties.path,data:data0};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema19.type,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate17.errors = vErrors;
return errors === 0;
}
validate17.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v12 = validate18;
const schema20 = {"$id":"contract:/create-account.parameters","type":"object","properties":{"path":{"type":"object","properties":{"companyId":{"type":"string","format":"uuid"},"connectionId":{"type":"string","format":"uuid"}},"required":["companyId","connectionId"]},"query":{"type":"object","properties":{"timeoutInMinutes":{"type":"integer","format":"int32"}},"required":[]}},"required":["path","query"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema20.required,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema20.required,parentSchema:schema20,data};
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
if(data0.companyId === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "companyId"},schema:schema20.properties.path.required,parentSchema:schema20.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.connectionId === undefined){
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "connectionId"},schema:schema20.properties.path.required,parentSchema:schema20.properties.path,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.companyId !== undefined){
let data1 = data0.companyId;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err4 = {instancePath:instancePath+"/path/companyId",schemaPath:"#/properties/path/properties/companyId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema20.properties.path.properties.companyId,data:data1};
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
const err5 = {instancePath:instancePath+"/path/companyId",schemaPath:"#/properties/path/properties/companyId/type",keyword:"type",params:{type: "string"},schema:schema20.properties.path.properties.companyId.type,parentSchema:schema20.properties.path.properties.companyId,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.connectionId !== undefined){
let data2 = data0.connectionId;
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
const err6 = {instancePath:instancePath+"/path/connectionId",schemaPath:"#/properties/path/properties/connectionId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema20.properties.path.properties.connectionId,data:data2};
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
const err7 = {instancePath:instancePath+"/path/connectionId",schemaPath:"#/properties/path/properties/connectionId/type",keyword:"type",params:{type: "string"},schema:schema20.properties.path.properties.connectionId.type,parentSchema:schema20.properties.path.properties.connectionId,data:data2};
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
const err8 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema20.properties.path.type,parentSchema:schema20.properties.path,data:data0};
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
if(data3.timeoutInMinutes !== undefined){
let data4 = data3.timeoutInMinutes;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err9 = {instancePath:instancePath+"/query/timeoutInMinutes",schemaPath:"#/properties/query/properties/timeoutInMinutes/type",keyword:"type",params:{type: "integer"},schema:schema20.properties.query.properties.timeoutInMinutes.type,parentSchema:schema20.properties.query.properties.timeoutInMinutes,data:data4};
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
const err10 = {instancePath:instancePath+"/query/timeoutInMinutes",schemaPath:"#/properties/query/properties/timeoutInMinutes/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema20.properties.query.properties.timeoutInMinutes,data:data4};
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
const err11 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema20.properties.query.type,parentSchema:schema20.properties.query,data:data3};
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
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema20.type,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate18.errors = vErrors;
return errors === 0;
}
validate18.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v13 = validate19;
const schema21 = {"$id":"contract:/create-account.body","$ref":"contract:/components/schemas/Account:definitions:accountPrototype:"};
const schema22 = {"$id":"contract:/components/schemas/Account:definitions:accountPrototype:","type":"object","properties":{"nominalCode":{"type":["string","null"]},"name":{"type":["string","null"]},"description":{"type":["string","null"]},"fullyQualifiedCategory":{"type":["string","null"]},"fullyQualifiedName":{"type":["string","null"]},"currency":{"type":"string","format":"ISO4217"},"currentBalance":{"type":["number","null"],"format":"decimal","double":true},"type":{"$ref":"contract:/components/schemas/Account:definitions:accountType:"},"status":{"$ref":"contract:/components/schemas/Account:definitions:accountStatus:"},"isBankAccount":{"type":"boolean"},"validDatatypeLinks":{"type":["array","null"],"items":{"type":"object","properties":{"property":{"type":["string","null"]},"links":{"type":["array","null"],"items":{"type":"string"}}}}},"supplementalData":{"$ref":"contract:/components/schemas/SupplementalData"}}};
const schema23 = {"$id":"contract:/components/schemas/Account:definitions:accountType:","enum":["Unknown","Asset","Expense","Income","Liability","Equity"],"type":"string"};
const schema24 = {"$id":"contract:/components/schemas/Account:definitions:accountStatus:","enum":["Unknown","Active","Archived","Pending"],"type":"string"};
const schema25 = {"$id":"contract:/components/schemas/SupplementalData","type":"object","properties":{"content":{"type":["object","null"],"additionalProperties":{"type":"object","additionalProperties":true}}}};

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
if(data.nominalCode !== undefined){
let data0 = data.nominalCode;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/nominalCode",schemaPath:"#/properties/nominalCode/type",keyword:"type",params:{type: schema22.properties.nominalCode.type},schema:schema22.properties.nominalCode.type,parentSchema:schema22.properties.nominalCode,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema22.properties.name.type},schema:schema22.properties.name.type,parentSchema:schema22.properties.name,data:data1};
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
let data2 = data.description;
if((typeof data2 !== "string") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema22.properties.description.type},schema:schema22.properties.description.type,parentSchema:schema22.properties.description,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.fullyQualifiedCategory !== undefined){
let data3 = data.fullyQualifiedCategory;
if((typeof data3 !== "string") && (data3 !== null)){
const err3 = {instancePath:instancePath+"/fullyQualifiedCategory",schemaPath:"#/properties/fullyQualifiedCategory/type",keyword:"type",params:{type: schema22.properties.fullyQualifiedCategory.type},schema:schema22.properties.fullyQualifiedCategory.type,parentSchema:schema22.properties.fullyQualifiedCategory,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.fullyQualifiedName !== undefined){
let data4 = data.fullyQualifiedName;
if((typeof data4 !== "string") && (data4 !== null)){
const err4 = {instancePath:instancePath+"/fullyQualifiedName",schemaPath:"#/properties/fullyQualifiedName/type",keyword:"type",params:{type: schema22.properties.fullyQualifiedName.type},schema:schema22.properties.fullyQualifiedName.type,parentSchema:schema22.properties.fullyQualifiedName,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.currency !== undefined){
let data5 = data.currency;
if(!(typeof data5 === "string")){
const err5 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: "string"},schema:schema22.properties.currency.type,parentSchema:schema22.properties.currency,data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.currentBalance !== undefined){
let data6 = data.currentBalance;
if((!((typeof data6 == "number") && (isFinite(data6)))) && (data6 !== null)){
const err6 = {instancePath:instancePath+"/currentBalance",schemaPath:"#/properties/currentBalance/type",keyword:"type",params:{type: schema22.properties.currentBalance.type},schema:schema22.properties.currentBalance.type,parentSchema:schema22.properties.currentBalance,data:data6};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data6 === "bigint"){
const err7 = {instancePath:instancePath+"/currentBalance",schemaPath:"#/properties/currentBalance/double",keyword:"double",params:{holder: data, key: "currentBalance"},schema:true,parentSchema:schema22.properties.currentBalance,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.type !== undefined){
let data7 = data.type;
if(typeof data7 !== "string"){
const err8 = {instancePath:instancePath+"/type",schemaPath:"contract:/components/schemas/Account:definitions:accountType:/type",keyword:"type",params:{type: "string"},schema:schema23.type,parentSchema:schema23,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((((((data7 === "Unknown") || (data7 === "Asset")) || (data7 === "Expense")) || (data7 === "Income")) || (data7 === "Liability")) || (data7 === "Equity"))){
const err9 = {instancePath:instancePath+"/type",schemaPath:"contract:/components/schemas/Account:definitions:accountType:/enum",keyword:"enum",params:{allowedValues: schema23.enum},schema:schema23.enum,parentSchema:schema23,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.status !== undefined){
let data8 = data.status;
if(typeof data8 !== "string"){
const err10 = {instancePath:instancePath+"/status",schemaPath:"contract:/components/schemas/Account:definitions:accountStatus:/type",keyword:"type",params:{type: "string"},schema:schema24.type,parentSchema:schema24,data:data8};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!((((data8 === "Unknown") || (data8 === "Active")) || (data8 === "Archived")) || (data8 === "Pending"))){
const err11 = {instancePath:instancePath+"/status",schemaPath:"contract:/components/schemas/Account:definitions:accountStatus:/enum",keyword:"enum",params:{allowedValues: schema24.enum},schema:schema24.enum,parentSchema:schema24,data:data8};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.isBankAccount !== undefined){
let data9 = data.isBankAccount;
if(typeof data9 !== "boolean"){
const err12 = {instancePath:instancePath+"/isBankAccount",schemaPath:"#/properties/isBankAccount/type",keyword:"type",params:{type: "boolean"},schema:schema22.properties.isBankAccount.type,parentSchema:schema22.properties.isBankAccount,data:data9};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.validDatatypeLinks !== undefined){
let data10 = data.validDatatypeLinks;
if((!(Array.isArray(data10))) && (data10 !== null)){
const err13 = {instancePath:instancePath+"/validDatatypeLinks",schemaPath:"#/properties/validDatatypeLinks/type",keyword:"type",params:{type: schema22.properties.validDatatypeLinks.type},schema:schema22.properties.validDatatypeLinks.type,parentSchema:schema22.properties.validDatatypeLinks,data:data10};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(Array.isArray(data10)){
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.property !== undefined){
let data12 = data11.property;
if((typeof data12 !== "string") && (data12 !== null)){
const err14 = {instancePath:instancePath+"/validDatatypeLinks/" + i0+"/property",schemaPath:"#/properties/validDatatypeLinks/items/properties/property/type",keyword:"type",params:{type: schema22.properties.validDatatypeLinks.items.properties.property.type},schema:schema22.properties.validDatatypeLinks.items.properties.property.type,parentSchema:schema22.properties.validDatatypeLinks.items.properties.property,data:data12};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data11.links !== undefined){
let data13 = data11.links;
if((!(Array.isArray(data13))) && (data13 !== null)){
const err15 = {instancePath:instancePath+"/validDatatypeLinks/" + i0+"/links",schemaPath:"#/properties/validDatatypeLinks/items/properties/links/type",keyword:"type",params:{type: schema22.properties.validDatatypeLinks.items.properties.links.type},schema:schema22.properties.validDatatypeLinks.items.properties.links.type,parentSchema:schema22.properties.validDatatypeLinks.items.properties.links,data:data13};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(Array.isArray(data13)){
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
let data14 = data13[i1];
if(typeof data14 !== "string"){
const err16 = {instancePath:instancePath+"/validDatatypeLinks/" + i0+"/links/" + i1,schemaPath:"#/properties/validDatatypeLinks/items/properties/links/items/type",keyword:"type",params:{type: "string"},schema:schema22.properties.validDatatypeLinks.items.properties.links.items.type,parentSchema:schema22.properties.validDatatypeLinks.items.properties.links.items,data:data14};
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
const err17 = {instancePath:instancePath+"/validDatatypeLinks/" + i0,schemaPath:"#/properties/validDatatypeLinks/items/type",keyword:"type",params:{type: "object"},schema:schema22.properties.validDatatypeLinks.items.type,parentSchema:schema22.properties.validDatatypeLinks.items,data:data11};
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
if(data.supplementalData !== undefined){
let data15 = data.supplementalData;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.content !== undefined){
let data16 = data15.content;
if((!(data16 && typeof data16 == "object" && !Array.isArray(data16))) && (data16 !== null)){
const err18 = {instancePath:instancePath+"/supplementalData/content",schemaPath:"contract:/components/schemas/SupplementalData/properties/content/type",keyword:"type",params:{type: schema25.properties.content.type},schema:schema25.properties.content.type,parentSchema:schema25.properties.content,data:data16};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
for(const key0 in data16){
let data17 = data16[key0];
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
}
else {
const err19 = {instancePath:instancePath+"/supplementalData/content/" + runtime.escapeName(key0),schemaPath:"contract:/components/schemas/SupplementalData/properties/content/additionalProperties/type",keyword:"type",params:{type: "object"},schema:schema25.properties.content.additionalProperties.type,parentSchema:schema25.properties.content.additionalProperties,data:data17};
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
}
else {
const err20 = {instancePath:instancePath+"/supplementalData",schemaPath:"contract:/components/schemas/SupplementalData/type",keyword:"type",params:{type: "object"},schema:schema25.type,parentSchema:schema25,data:data15};
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
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema22.type,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":{"nominalCode":true,"name":true,"description":true,"fullyQualifiedCategory":true,"fullyQualifiedName":true,"currency":true,"currentBalance":true,"type":true,"status":true,"isBankAccount":true,"validDatatypeLinks":true,"supplementalData":true},"dynamicProps":false,"dynamicItems":false};


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
validate19.evaluated = {"props":{"nominalCode":true,"name":true,"description":true,"fullyQualifiedCategory":true,"fullyQualifiedName":true,"currency":true,"currentBalance":true,"type":true,"status":true,"isBankAccount":true,"validDatatypeLinks":true,"supplementalData":true},"dynamicProps":false,"dynamicItems":false};

exports.v14 = validate22;
const schema26 = {"$id":"contract:/create-bank-account.body","$ref":"contract:/components/schemas/BankAccount:definitions:bankAccountPrototype:"};
const schema27 = {"$id":"contract:/components/schemas/BankAccount:definitions:bankAccountPrototype:","type":"object","properties":{"accountName":{"type":["string","null"]},"accountType":{"enum":["Unknown","Credit","Debit"],"type":"string"},"nominalCode":{"type":["string","null"]},"sortCode":{"type":["string","null"]},"accountNumber":{"type":["string","null"]},"iBan":{"type":["string","null"]},"currency":{"$ref":"contract:/components/schemas/Account:definitions:accountPrototype:properties:currency:"},"balance":{"type":["number","null"],"format":"decimal","double":true},"institution":{"type":["string","null"]},"availableBalance":{"type":["number","null"],"format":"decimal","double":true},"overdraftLimit":{"type":["number","null"],"format":"decimal","double":true},"status":{"$ref":"contract:/components/schemas/BankAccount:definitions:bankAccountStatus:"}}};
const schema28 = {"$id":"contract:/components/schemas/Account:definitions:accountPrototype:properties:currency:","type":"string","format":"ISO4217"};
const schema29 = {"$id":"contract:/components/schemas/BankAccount:definitions:bankAccountStatus:","enum":["Unknown","Active","Archived","Pending"],"type":"string"};

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
if(data.accountName !== undefined){
let data0 = data.accountName;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/accountName",schemaPath:"#/properties/accountName/type",keyword:"type",params:{type: schema27.properties.accountName.type},schema:schema27.properties.accountName.type,parentSchema:schema27.properties.accountName,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.accountType !== undefined){
let data1 = data.accountType;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/accountType",schemaPath:"#/properties/accountType/type",keyword:"type",params:{type: "string"},schema:schema27.properties.accountType.type,parentSchema:schema27.properties.accountType,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(((data1 === "Unknown") || (data1 === "Credit")) || (data1 === "Debit"))){
const err2 = {instancePath:instancePath+"/accountType",schemaPath:"#/properties/accountType/enum",keyword:"enum",params:{allowedValues: schema27.properties.accountType.enum},schema:schema27.properties.accountType.enum,parentSchema:schema27.properties.accountType,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.nominalCode !== undefined){
let data2 = data.nominalCode;
if((typeof data2 !== "string") && (data2 !== null)){
const err3 = {instancePath:instancePath+"/nominalCode",schemaPath:"#/properties/nominalCode/type",keyword:"type",params:{type: schema27.properties.nominalCode.type},schema:schema27.properties.nominalCode.type,parentSchema:schema27.properties.nominalCode,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.sortCode !== undefined){
let data3 = data.sortCode;
if((typeof data3 !== "string") && (data3 !== null)){
const err4 = {instancePath:instancePath+"/sortCode",schemaPath:"#/properties/sortCode/type",keyword:"type",params:{type: schema27.properties.sortCode.type},schema:schema27.properties.sortCode.type,parentSchema:schema27.properties.sortCode,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.accountNumber !== undefined){
let data4 = data.accountNumber;
if((typeof data4 !== "string") && (data4 !== null)){
const err5 = {instancePath:instancePath+"/accountNumber",schemaPath:"#/properties/accountNumber/type",keyword:"type",params:{type: schema27.properties.accountNumber.type},schema:schema27.properties.accountNumber.type,parentSchema:schema27.properties.accountNumber,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.iBan !== undefined){
let data5 = data.iBan;
if((typeof data5 !== "string") && (data5 !== null)){
const err6 = {instancePath:instancePath+"/iBan",schemaPath:"#/properties/iBan/type",keyword:"type",params:{type: schema27.properties.iBan.type},schema:schema27.properties.iBan.type,parentSchema:schema27.properties.iBan,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.currency !== undefined){
let data6 = data.currency;
if(!(typeof data6 === "string")){
const err7 = {instancePath:instancePath+"/currency",schemaPath:"contract:/components/schemas/Account:definitions:accountPrototype:properties:currency:/type",keyword:"type",params:{type: "string"},schema:schema28.type,parentSchema:schema28,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.balance !== undefined){
let data7 = data.balance;
if((!((typeof data7 == "number") && (isFinite(data7)))) && (data7 !== null)){
const err8 = {instancePath:instancePath+"/balance",schemaPath:"#/properties/balance/type",keyword:"type",params:{type: schema27.properties.balance.type},schema:schema27.properties.balance.type,parentSchema:schema27.properties.balance,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data7 === "bigint"){
const err9 = {instancePath:instancePath+"/balance",schemaPath:"#/properties/balance/double",keyword:"double",params:{holder: data, key: "balance"},schema:true,parentSchema:schema27.properties.balance,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.institution !== undefined){
let data8 = data.institution;
if((typeof data8 !== "string") && (data8 !== null)){
const err10 = {instancePath:instancePath+"/institution",schemaPath:"#/properties/institution/type",keyword:"type",params:{type: schema27.properties.institution.type},schema:schema27.properties.institution.type,parentSchema:schema27.properties.institution,data:data8};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.availableBalance !== undefined){
let data9 = data.availableBalance;
if((!((typeof data9 == "number") && (isFinite(data9)))) && (data9 !== null)){
const err11 = {instancePath:instancePath+"/availableBalance",schemaPath:"#/properties/availableBalance/type",keyword:"type",params:{type: schema27.properties.availableBalance.type},schema:schema27.properties.availableBalance.type,parentSchema:schema27.properties.availableBalance,data:data9};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data9 === "bigint"){
const err12 = {instancePath:instancePath+"/availableBalance",schemaPath:"#/properties/availableBalance/double",keyword:"double",params:{holder: data, key: "availableBalance"},schema:true,parentSchema:schema27.properties.availableBalance,data:data9};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.overdraftLimit !== undefined){
let data10 = data.overdraftLimit;
if((!((typeof data10 == "number") && (isFinite(data10)))) && (data10 !== null)){
const err13 = {instancePath:instancePath+"/overdraftLimit",schemaPath:"#/properties/overdraftLimit/type",keyword:"type",params:{type: schema27.properties.overdraftLimit.type},schema:schema27.properties.overdraftLimit.type,parentSchema:schema27.properties.overdraftLimit,data:data10};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data10 === "bigint"){
const err14 = {instancePath:instancePath+"/overdraftLimit",schemaPath:"#/properties/overdraftLimit/double",keyword:"double",params:{holder: data, key: "overdraftLimit"},schema:true,parentSchema:schema27.properties.overdraftLimit,data:data10};
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
let data11 = data.status;
if(typeof data11 !== "string"){
const err15 = {instancePath:instancePath+"/status",schemaPath:"contract:/components/schemas/BankAccount:definitions:bankAccountStatus:/type",keyword:"type",params:{type: "string"},schema:schema29.type,parentSchema:schema29,data:data11};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!((((data11 === "Unknown") || (data11 === "Active")) || (data11 === "Archived")) || (data11 === "Pending"))){
const err16 = {instancePath:instancePath+"/status",schemaPath:"contract:/components/schemas/BankAccount:definitions:bankAccountStatus:/enum",keyword:"enum",params:{allowedValues: schema29.enum},schema:schema29.enum,parentSchema:schema29,data:data11};
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
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema27.type,parentSchema:schema27,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":{"accountName":true,"accountType":true,"nominalCode":true,"sortCode":true,"accountNumber":true,"iBan":true,"currency":true,"balance":true,"institution":true,"availableBalance":true,"overdraftLimit":true,"status":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate23.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate23.errors);
errors = vErrors.length;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":{"accountName":true,"accountType":true,"nominalCode":true,"sortCode":true,"accountNumber":true,"iBan":true,"currency":true,"balance":true,"institution":true,"availableBalance":true,"overdraftLimit":true,"status":true},"dynamicProps":false,"dynamicItems":false};

exports.v15 = validate25;
const schema30 = {"$id":"contract:/get-bill-credit-note.parameters","type":"object","properties":{"path":{"type":"object","properties":{"companyId":{"type":"string","format":"uuid"},"billCreditNoteId":{"type":"string"}},"required":["companyId","billCreditNoteId"]}},"required":["path"]};

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
if(data0.companyId === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "companyId"},schema:schema30.properties.path.required,parentSchema:schema30.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.billCreditNoteId === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "billCreditNoteId"},schema:schema30.properties.path.required,parentSchema:schema30.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.companyId !== undefined){
let data1 = data0.companyId;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err3 = {instancePath:instancePath+"/path/companyId",schemaPath:"#/properties/path/properties/companyId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema30.properties.path.properties.companyId,data:data1};
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
const err4 = {instancePath:instancePath+"/path/companyId",schemaPath:"#/properties/path/properties/companyId/type",keyword:"type",params:{type: "string"},schema:schema30.properties.path.properties.companyId.type,parentSchema:schema30.properties.path.properties.companyId,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.billCreditNoteId !== undefined){
let data2 = data0.billCreditNoteId;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/path/billCreditNoteId",schemaPath:"#/properties/path/properties/billCreditNoteId/type",keyword:"type",params:{type: "string"},schema:schema30.properties.path.properties.billCreditNoteId.type,parentSchema:schema30.properties.path.properties.billCreditNoteId,data:data2};
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
const err6 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema30.properties.path.type,parentSchema:schema30.properties.path,data:data0};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema30.type,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v16 = validate26;
const schema31 = {"$id":"contract:/create-bill-credit-note.body","$ref":"contract:/components/schemas/BillCreditNote"};
const schema32 = {"$id":"contract:/components/schemas/BillCreditNote","type":"object","allOf":[{"type":"object","properties":{"id":{"type":"string"},"billCreditNoteNumber":{"type":["string","null"]},"supplierRef":{"$ref":"contract:/components/schemas/Supplier:definitions:supplierRef:"},"withholdingTax":{"type":["array","null"],"items":{"$ref":"contract:/components/schemas/Bill:allOf:0:properties:withholdingTax:items:"}},"totalAmount":{"type":"number","format":"decimal","double":true},"totalDiscount":{"type":"number","format":"decimal","double":true},"subTotal":{"type":"number","format":"decimal","double":true},"totalTaxAmount":{"type":"number","format":"decimal","double":true},"discountPercentage":{"type":"number","format":"decimal","double":true},"remainingCredit":{"type":"number","format":"decimal","double":true},"status":{"$ref":"contract:/components/schemas/BillCreditNote:definitions:billCreditNoteStatus:"},"issueDate":{"$ref":"contract:/components/schemas/Connection:properties:created:"},"allocatedOnDate":{"anyOf":[{"$ref":"contract:/components/schemas/Connection:properties:created:"},{"type":"null"}]},"currency":{"$ref":"contract:/components/schemas/Account:definitions:accountPrototype:properties:currency:"},"currencyRate":{"$ref":"contract:/components/schemas/BillPayment:definitions:billPaymentLineLink:properties:currencyRate:"},"lineItems":{"type":["array","null"],"items":{"$ref":"contract:/components/schemas/BillCreditNote:definitions:billCreditNoteLineItem:"}},"paymentAllocations":{"type":["array","null"],"items":{"$ref":"contract:/components/schemas/Bill:allOf:0:properties:paymentAllocations:items:"}},"createdFromRefs":{"type":["array","null"],"items":{"type":"object","properties":{"id":{"type":"string"},"dataType":{"type":"string"}}}},"note":{"type":["string","null"]},"supplementalData":{"$ref":"contract:/components/schemas/SupplementalData"},"metadata":{"$ref":"contract:/components/schemas/Metadata"}}},{"$ref":"contract:/components/schemas/Bill:allOf:1:"}],"required":["totalAmount","totalDiscount","subTotal","totalTaxAmount","discountPercentage","status"]};
const schema33 = {"$id":"contract:/components/schemas/Supplier:definitions:supplierRef:","type":"object","properties":{"id":{"minLength":1,"type":"string"},"supplierName":{"type":["string","null"]}},"required":["id"]};
const schema34 = {"$id":"contract:/components/schemas/Bill:allOf:0:properties:withholdingTax:items:","type":"object","properties":{"name":{"minLength":1,"type":"string"},"amount":{"type":"number","format":"decimal","double":true}},"required":["amount","name"]};
const schema35 = {"$id":"contract:/components/schemas/BillCreditNote:definitions:billCreditNoteStatus:","type":"string","enum":["Unknown","Draft","Submitted","Paid","Void","PartiallyPaid"]};
const schema36 = {"$id":"contract:/components/schemas/Connection:properties:created:","type":"string"};
const schema39 = {"$id":"contract:/components/schemas/BillPayment:definitions:billPaymentLineLink:properties:currencyRate:","type":["number","null"],"format":"decimal","double":true};
const schema58 = {"$id":"contract:/components/schemas/Metadata","type":"object","properties":{"isDeleted":{"type":["boolean","null"]}}};
const schema40 = {"$id":"contract:/components/schemas/BillCreditNote:definitions:billCreditNoteLineItem:","type":"object","properties":{"description":{"type":["string","null"]},"unitAmount":{"type":"number","format":"decimal","double":true},"quantity":{"type":"number","format":"decimal","double":true},"unitOfMeasurement":{"type":["string","null"]},"discountAmount":{"type":["number","null"],"format":"decimal","double":true},"subTotal":{"type":["number","null"],"format":"decimal","double":true},"taxAmount":{"type":["number","null"],"format":"decimal","double":true},"totalAmount":{"type":["number","null"],"format":"decimal","double":true},"accountRef":{"$ref":"contract:/components/schemas/Account:definitions:accountRef:"},"discountPercentage":{"type":["number","null"],"format":"decimal","double":true},"taxRateRef":{"$ref":"contract:/components/schemas/TaxRate:definitions:taxRateRef:"},"itemRef":{"type":"object","properties":{"id":{"minLength":1,"type":"string"},"name":{"type":["string","null"]}},"required":["id"]},"createdFromLineRef":{"$ref":"contract:/components/schemas/Bill:definitions:billLineItem:properties:purchaseOrderLineRef:allOf:0:"},"trackingCategoryRefs":{"type":["array","null"],"items":{"$ref":"contract:/components/schemas/TrackingCategory:definitions:trackingCategoryRef:"}},"tracking":{"type":"object","properties":{"categoryRefs":{"type":"array","items":{"$ref":"contract:/components/schemas/TrackingCategory:definitions:trackingCategoryRef:"}},"customerRef":{"type":"object","properties":{"id":{"minLength":1,"type":"string"},"companyName":{"type":["string","null"]}},"required":["id"]},"projectRef":{"required":["id"],"type":"object","properties":{"id":{"minLength":1,"type":"string"},"name":{"type":["string","null"]}}},"isBilledTo":{"$ref":"contract:/components/schemas/BillCreditNote:definitions:billCreditNoteLineItem:properties:tracking:definitions:billedToType:"},"isRebilledTo":{"$ref":"contract:/components/schemas/BillCreditNote:definitions:billCreditNoteLineItem:properties:tracking:definitions:billedToType:"}},"required":["categoryRefs","isBilledTo","isRebilledTo"]}},"required":["unitAmount","quantity"]};
const schema41 = {"$id":"contract:/components/schemas/Account:definitions:accountRef:","type":"object","properties":{"id":{"type":"string"},"name":{"type":"string"}}};
const schema42 = {"$id":"contract:/components/schemas/TaxRate:definitions:taxRateRef:","type":"object","properties":{"id":{"type":"string"},"name":{"type":"string"},"effectiveTaxRate":{"type":"number","format":"decimal","double":true}}};
const schema43 = {"$id":"contract:/components/schemas/Bill:definitions:billLineItem:properties:purchaseOrderLineRef:allOf:0:","type":"object","properties":{"id":{"type":"string"},"dataType":{"type":"string","enum":["purchaseOrders","bills"]},"lineNumber":{"type":"string"}}};
const schema44 = {"$id":"contract:/components/schemas/TrackingCategory:definitions:trackingCategoryRef:","required":["id"],"type":"object","properties":{"id":{"minLength":1,"type":"string"},"name":{"type":["string","null"]}}};
const schema46 = {"$id":"contract:/components/schemas/BillCreditNote:definitions:billCreditNoteLineItem:properties:tracking:definitions:billedToType:","type":"string","enum":["Unknown","NotApplicable","Customer","Project"]};

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
if(data.unitAmount === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "unitAmount"},schema:schema40.required,parentSchema:schema40,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.quantity === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "quantity"},schema:schema40.required,parentSchema:schema40,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.description !== undefined){
let data0 = data.description;
if((typeof data0 !== "string") && (data0 !== null)){
const err2 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema40.properties.description.type},schema:schema40.properties.description.type,parentSchema:schema40.properties.description,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.unitAmount !== undefined){
let data1 = data.unitAmount;
if(typeof data1 === "bigint"){
const err3 = {instancePath:instancePath+"/unitAmount",schemaPath:"#/properties/unitAmount/double",keyword:"double",params:{holder: data, key: "unitAmount"},schema:true,parentSchema:schema40.properties.unitAmount,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((typeof data1 == "number") && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/unitAmount",schemaPath:"#/properties/unitAmount/type",keyword:"type",params:{type: "number"},schema:schema40.properties.unitAmount.type,parentSchema:schema40.properties.unitAmount,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.quantity !== undefined){
let data2 = data.quantity;
if(typeof data2 === "bigint"){
const err5 = {instancePath:instancePath+"/quantity",schemaPath:"#/properties/quantity/double",keyword:"double",params:{holder: data, key: "quantity"},schema:true,parentSchema:schema40.properties.quantity,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((typeof data2 == "number") && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/quantity",schemaPath:"#/properties/quantity/type",keyword:"type",params:{type: "number"},schema:schema40.properties.quantity.type,parentSchema:schema40.properties.quantity,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.unitOfMeasurement !== undefined){
let data3 = data.unitOfMeasurement;
if((typeof data3 !== "string") && (data3 !== null)){
const err7 = {instancePath:instancePath+"/unitOfMeasurement",schemaPath:"#/properties/unitOfMeasurement/type",keyword:"type",params:{type: schema40.properties.unitOfMeasurement.type},schema:schema40.properties.unitOfMeasurement.type,parentSchema:schema40.properties.unitOfMeasurement,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.discountAmount !== undefined){
let data4 = data.discountAmount;
if((!((typeof data4 == "number") && (isFinite(data4)))) && (data4 !== null)){
const err8 = {instancePath:instancePath+"/discountAmount",schemaPath:"#/properties/discountAmount/type",keyword:"type",params:{type: schema40.properties.discountAmount.type},schema:schema40.properties.discountAmount.type,parentSchema:schema40.properties.discountAmount,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data4 === "bigint"){
const err9 = {instancePath:instancePath+"/discountAmount",schemaPath:"#/properties/discountAmount/double",keyword:"double",params:{holder: data, key: "discountAmount"},schema:true,parentSchema:schema40.properties.discountAmount,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.subTotal !== undefined){
let data5 = data.subTotal;
if((!((typeof data5 == "number") && (isFinite(data5)))) && (data5 !== null)){
const err10 = {instancePath:instancePath+"/subTotal",schemaPath:"#/properties/subTotal/type",keyword:"type",params:{type: schema40.properties.subTotal.type},schema:schema40.properties.subTotal.type,parentSchema:schema40.properties.subTotal,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data5 === "bigint"){
const err11 = {instancePath:instancePath+"/subTotal",schemaPath:"#/properties/subTotal/double",keyword:"double",params:{holder: data, key: "subTotal"},schema:true,parentSchema:schema40.properties.subTotal,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.taxAmount !== undefined){
let data6 = data.taxAmount;
if((!((typeof data6 == "number") && (isFinite(data6)))) && (data6 !== null)){
const err12 = {instancePath:instancePath+"/taxAmount",schemaPath:"#/properties/taxAmount/type",keyword:"type",params:{type: schema40.properties.taxAmount.type},schema:schema40.properties.taxAmount.type,parentSchema:schema40.properties.taxAmount,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data6 === "bigint"){
const err13 = {instancePath:instancePath+"/taxAmount",schemaPath:"#/properties/taxAmount/double",keyword:"double",params:{holder: data, key: "taxAmount"},schema:true,parentSchema:schema40.properties.taxAmount,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.totalAmount !== undefined){
let data7 = data.totalAmount;
if((!((typeof data7 == "number") && (isFinite(data7)))) && (data7 !== null)){
const err14 = {instancePath:instancePath+"/totalAmount",schemaPath:"#/properties/totalAmount/type",keyword:"type",params:{type: schema40.properties.totalAmount.type},schema:schema40.properties.totalAmount.type,parentSchema:schema40.properties.totalAmount,data:data7};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data7 === "bigint"){
const err15 = {instancePath:instancePath+"/totalAmount",schemaPath:"#/properties/totalAmount/double",keyword:"double",params:{holder: data, key: "totalAmount"},schema:true,parentSchema:schema40.properties.totalAmount,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.accountRef !== undefined){
let data8 = data.accountRef;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.id !== undefined){
let data9 = data8.id;
if(typeof data9 !== "string"){
const err16 = {instancePath:instancePath+"/accountRef/id",schemaPath:"contract:/components/schemas/Account:definitions:accountRef:/properties/id/type",keyword:"type",params:{type: "string"},schema:schema41.properties.id.type,parentSchema:schema41.properties.id,data:data9};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data8.name !== undefined){
let data10 = data8.name;
if(typeof data10 !== "string"){
const err17 = {instancePath:instancePath+"/accountRef/name",schemaPath:"contract:/components/schemas/Account:definitions:accountRef:/properties/name/type",keyword:"type",params:{type: "string"},schema:schema41.properties.name.type,parentSchema:schema41.properties.name,data:data10};
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
const err18 = {instancePath:instancePath+"/accountRef",schemaPath:"contract:/components/schemas/Account:definitions:accountRef:/type",keyword:"type",params:{type: "object"},schema:schema41.type,parentSchema:schema41,data:data8};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.discountPercentage !== undefined){
let data11 = data.discountPercentage;
if((!((typeof data11 == "number") && (isFinite(data11)))) && (data11 !== null)){
const err19 = {instancePath:instancePath+"/discountPercentage",schemaPath:"#/properties/discountPercentage/type",keyword:"type",params:{type: schema40.properties.discountPercentage.type},schema:schema40.properties.discountPercentage.type,parentSchema:schema40.properties.discountPercentage,data:data11};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data11 === "bigint"){
const err20 = {instancePath:instancePath+"/discountPercentage",schemaPath:"#/properties/discountPercentage/double",keyword:"double",params:{holder: data, key: "discountPercentage"},schema:true,parentSchema:schema40.properties.discountPercentage,data:data11};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.taxRateRef !== undefined){
let data12 = data.taxRateRef;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.id !== undefined){
let data13 = data12.id;
if(typeof data13 !== "string"){
const err21 = {instancePath:instancePath+"/taxRateRef/id",schemaPath:"contract:/components/schemas/TaxRate:definitions:taxRateRef:/properties/id/type",keyword:"type",params:{type: "string"},schema:schema42.properties.id.type,parentSchema:schema42.properties.id,data:data13};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data12.name !== undefined){
let data14 = data12.name;
if(typeof data14 !== "string"){
const err22 = {instancePath:instancePath+"/taxRateRef/name",schemaPath:"contract:/components/schemas/TaxRate:definitions:taxRateRef:/properties/name/type",keyword:"type",params:{type: "string"},schema:schema42.properties.name.type,parentSchema:schema42.properties.name,data:data14};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data12.effectiveTaxRate !== undefined){
let data15 = data12.effectiveTaxRate;
if(typeof data15 === "bigint"){
const err23 = {instancePath:instancePath+"/taxRateRef/effectiveTaxRate",schemaPath:"contract:/components/schemas/TaxRate:definitions:taxRateRef:/properties/effectiveTaxRate/double",keyword:"double",params:{holder: data12, key: "effectiveTaxRate"},schema:true,parentSchema:schema42.properties.effectiveTaxRate,data:data15};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!((typeof data15 == "number") && (isFinite(data15)))){
const err24 = {instancePath:instancePath+"/taxRateRef/effectiveTaxRate",schemaPath:"contract:/components/schemas/TaxRate:definitions:taxRateRef:/properties/effectiveTaxRate/type",keyword:"type",params:{type: "number"},schema:schema42.properties.effectiveTaxRate.type,parentSchema:schema42.properties.effectiveTaxRate,data:data15};
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
const err25 = {instancePath:instancePath+"/taxRateRef",schemaPath:"contract:/components/schemas/TaxRate:definitions:taxRateRef:/type",keyword:"type",params:{type: "object"},schema:schema42.type,parentSchema:schema42,data:data12};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.itemRef !== undefined){
let data16 = data.itemRef;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.id === undefined){
const err26 = {instancePath:instancePath+"/itemRef",schemaPath:"#/properties/itemRef/required",keyword:"required",params:{missingProperty: "id"},schema:schema40.properties.itemRef.required,parentSchema:schema40.properties.itemRef,data:data16};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data16.id !== undefined){
let data17 = data16.id;
if(typeof data17 === "string"){
if(func0(data17) < 1){
const err27 = {instancePath:instancePath+"/itemRef/id",schemaPath:"#/properties/itemRef/properties/id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema40.properties.itemRef.properties.id,data:data17};
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
const err28 = {instancePath:instancePath+"/itemRef/id",schemaPath:"#/properties/itemRef/properties/id/type",keyword:"type",params:{type: "string"},schema:schema40.properties.itemRef.properties.id.type,parentSchema:schema40.properties.itemRef.properties.id,data:data17};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data16.name !== undefined){
let data18 = data16.name;
if((typeof data18 !== "string") && (data18 !== null)){
const err29 = {instancePath:instancePath+"/itemRef/name",schemaPath:"#/properties/itemRef/properties/name/type",keyword:"type",params:{type: schema40.properties.itemRef.properties.name.type},schema:schema40.properties.itemRef.properties.name.type,parentSchema:schema40.properties.itemRef.properties.name,data:data18};
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
const err30 = {instancePath:instancePath+"/itemRef",schemaPath:"#/properties/itemRef/type",keyword:"type",params:{type: "object"},schema:schema40.properties.itemRef.type,parentSchema:schema40.properties.itemRef,data:data16};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.createdFromLineRef !== undefined){
let data19 = data.createdFromLineRef;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.id !== undefined){
let data20 = data19.id;
if(typeof data20 !== "string"){
const err31 = {instancePath:instancePath+"/createdFromLineRef/id",schemaPath:"contract:/components/schemas/Bill:definitions:billLineItem:properties:purchaseOrderLineRef:allOf:0:/properties/id/type",keyword:"type",params:{type: "string"},schema:schema43.properties.id.type,parentSchema:schema43.properties.id,data:data20};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data19.dataType !== undefined){
let data21 = data19.dataType;
if(typeof data21 !== "string"){
const err32 = {instancePath:instancePath+"/createdFromLineRef/dataType",schemaPath:"contract:/components/schemas/Bill:definitions:billLineItem:properties:purchaseOrderLineRef:allOf:0:/properties/dataType/type",keyword:"type",params:{type: "string"},schema:schema43.properties.dataType.type,parentSchema:schema43.properties.dataType,data:data21};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!((data21 === "purchaseOrders") || (data21 === "bills"))){
const err33 = {instancePath:instancePath+"/createdFromLineRef/dataType",schemaPath:"contract:/components/schemas/Bill:definitions:billLineItem:properties:purchaseOrderLineRef:allOf:0:/properties/dataType/enum",keyword:"enum",params:{allowedValues: schema43.properties.dataType.enum},schema:schema43.properties.dataType.enum,parentSchema:schema43.properties.dataType,data:data21};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data19.lineNumber !== undefined){
let data22 = data19.lineNumber;
if(typeof data22 !== "string"){
const err34 = {instancePath:instancePath+"/createdFromLineRef/lineNumber",schemaPath:"contract:/components/schemas/Bill:definitions:billLineItem:properties:purchaseOrderLineRef:allOf:0:/properties/lineNumber/type",keyword:"type",params:{type: "string"},schema:schema43.properties.lineNumber.type,parentSchema:schema43.properties.lineNumber,data:data22};
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
const err35 = {instancePath:instancePath+"/createdFromLineRef",schemaPath:"contract:/components/schemas/Bill:definitions:billLineItem:properties:purchaseOrderLineRef:allOf:0:/type",keyword:"type",params:{type: "object"},schema:schema43.type,parentSchema:schema43,data:data19};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.trackingCategoryRefs !== undefined){
let data23 = data.trackingCategoryRefs;
if((!(Array.isArray(data23))) && (data23 !== null)){
const err36 = {instancePath:instancePath+"/trackingCategoryRefs",schemaPath:"#/properties/trackingCategoryRefs/type",keyword:"type",params:{type: schema40.properties.trackingCategoryRefs.type},schema:schema40.properties.trackingCategoryRefs.type,parentSchema:schema40.properties.trackingCategoryRefs,data:data23};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(Array.isArray(data23)){
const len0 = data23.length;
for(let i0=0; i0<len0; i0++){
let data24 = data23[i0];
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(data24.id === undefined){
const err37 = {instancePath:instancePath+"/trackingCategoryRefs/" + i0,schemaPath:"contract:/components/schemas/TrackingCategory:definitions:trackingCategoryRef:/required",keyword:"required",params:{missingProperty: "id"},schema:schema44.required,parentSchema:schema44,data:data24};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data24.id !== undefined){
let data25 = data24.id;
if(typeof data25 === "string"){
if(func0(data25) < 1){
const err38 = {instancePath:instancePath+"/trackingCategoryRefs/" + i0+"/id",schemaPath:"contract:/components/schemas/TrackingCategory:definitions:trackingCategoryRef:/properties/id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema44.properties.id,data:data25};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/trackingCategoryRefs/" + i0+"/id",schemaPath:"contract:/components/schemas/TrackingCategory:definitions:trackingCategoryRef:/properties/id/type",keyword:"type",params:{type: "string"},schema:schema44.properties.id.type,parentSchema:schema44.properties.id,data:data25};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data24.name !== undefined){
let data26 = data24.name;
if((typeof data26 !== "string") && (data26 !== null)){
const err40 = {instancePath:instancePath+"/trackingCategoryRefs/" + i0+"/name",schemaPath:"contract:/components/schemas/TrackingCategory:definitions:trackingCategoryRef:/properties/name/type",keyword:"type",params:{type: schema44.properties.name.type},schema:schema44.properties.name.type,parentSchema:schema44.properties.name,data:data26};
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
else {
const err41 = {instancePath:instancePath+"/trackingCategoryRefs/" + i0,schemaPath:"contract:/components/schemas/TrackingCategory:definitions:trackingCategoryRef:/type",keyword:"type",params:{type: "object"},schema:schema44.type,parentSchema:schema44,data:data24};
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
if(data.tracking !== undefined){
let data27 = data.tracking;
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
if(data27.categoryRefs === undefined){
const err42 = {instancePath:instancePath+"/tracking",schemaPath:"#/properties/tracking/required",keyword:"required",params:{missingProperty: "categoryRefs"},schema:schema40.properties.tracking.required,parentSchema:schema40.properties.tracking,data:data27};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data27.isBilledTo === undefined){
const err43 = {instancePath:instancePath+"/tracking",schemaPath:"#/properties/tracking/required",keyword:"required",params:{missingProperty: "isBilledTo"},schema:schema40.properties.tracking.required,parentSchema:schema40.properties.tracking,data:data27};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data27.isRebilledTo === undefined){
const err44 = {instancePath:instancePath+"/tracking",schemaPath:"#/properties/tracking/required",keyword:"required",params:{missingProperty: "isRebilledTo"},schema:schema40.properties.tracking.required,parentSchema:schema40.properties.tracking,data:data27};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data27.categoryRefs !== undefined){
let data28 = data27.categoryRefs;
if(Array.isArray(data28)){
const len1 = data28.length;
for(let i1=0; i1<len1; i1++){
let data29 = data28[i1];
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
if(data29.id === undefined){
const err45 = {instancePath:instancePath+"/tracking/categoryRefs/" + i1,schemaPath:"contract:/components/schemas/TrackingCategory:definitions:trackingCategoryRef:/required",keyword:"required",params:{missingProperty: "id"},schema:schema44.required,parentSchema:schema44,data:data29};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data29.id !== undefined){
let data30 = data29.id;
if(typeof data30 === "string"){
if(func0(data30) < 1){
const err46 = {instancePath:instancePath+"/tracking/categoryRefs/" + i1+"/id",schemaPath:"contract:/components/schemas/TrackingCategory:definitions:trackingCategoryRef:/properties/id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema44.properties.id,data:data30};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/tracking/categoryRefs/" + i1+"/id",schemaPath:"contract:/components/schemas/TrackingCategory:definitions:trackingCategoryRef:/properties/id/type",keyword:"type",params:{type: "string"},schema:schema44.properties.id.type,parentSchema:schema44.properties.id,data:data30};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data29.name !== undefined){
let data31 = data29.name;
if((typeof data31 !== "string") && (data31 !== null)){
const err48 = {instancePath:instancePath+"/tracking/categoryRefs/" + i1+"/name",schemaPath:"contract:/components/schemas/TrackingCategory:definitions:trackingCategoryRef:/properties/name/type",keyword:"type",params:{type: schema44.properties.name.type},schema:schema44.properties.name.type,parentSchema:schema44.properties.name,data:data31};
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
const err49 = {instancePath:instancePath+"/tracking/categoryRefs/" + i1,schemaPath:"contract:/components/schemas/TrackingCategory:definitions:trackingCategoryRef:/type",keyword:"type",params:{type: "object"},schema:schema44.type,parentSchema:schema44,data:data29};
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
const err50 = {instancePath:instancePath+"/tracking/categoryRefs",schemaPath:"#/properties/tracking/properties/categoryRefs/type",keyword:"type",params:{type: "array"},schema:schema40.properties.tracking.properties.categoryRefs.type,parentSchema:schema40.properties.tracking.properties.categoryRefs,data:data28};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data27.customerRef !== undefined){
let data32 = data27.customerRef;
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
if(data32.id === undefined){
const err51 = {instancePath:instancePath+"/tracking/customerRef",schemaPath:"#/properties/tracking/properties/customerRef/required",keyword:"required",params:{missingProperty: "id"},schema:schema40.properties.tracking.properties.customerRef.required,parentSchema:schema40.properties.tracking.properties.customerRef,data:data32};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data32.id !== undefined){
let data33 = data32.id;
if(typeof data33 === "string"){
if(func0(data33) < 1){
const err52 = {instancePath:instancePath+"/tracking/customerRef/id",schemaPath:"#/properties/tracking/properties/customerRef/properties/id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema40.properties.tracking.properties.customerRef.properties.id,data:data33};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
else {
const err53 = {instancePath:instancePath+"/tracking/customerRef/id",schemaPath:"#/properties/tracking/properties/customerRef/properties/id/type",keyword:"type",params:{type: "string"},schema:schema40.properties.tracking.properties.customerRef.properties.id.type,parentSchema:schema40.properties.tracking.properties.customerRef.properties.id,data:data33};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data32.companyName !== undefined){
let data34 = data32.companyName;
if((typeof data34 !== "string") && (data34 !== null)){
const err54 = {instancePath:instancePath+"/tracking/customerRef/companyName",schemaPath:"#/properties/tracking/properties/customerRef/properties/companyName/type",keyword:"type",params:{type: schema40.properties.tracking.properties.customerRef.properties.companyName.type},schema:schema40.properties.tracking.properties.customerRef.properties.companyName.type,parentSchema:schema40.properties.tracking.properties.customerRef.properties.companyName,data:data34};
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
const err55 = {instancePath:instancePath+"/tracking/customerRef",schemaPath:"#/properties/tracking/properties/customerRef/type",keyword:"type",params:{type: "object"},schema:schema40.properties.tracking.properties.customerRef.type,parentSchema:schema40.properties.tracking.properties.customerRef,data:data32};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data27.projectRef !== undefined){
let data35 = data27.projectRef;
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
if(data35.id === undefined){
const err56 = {instancePath:instancePath+"/tracking/projectRef",schemaPath:"#/properties/tracking/properties/projectRef/required",keyword:"required",params:{missingProperty: "id"},schema:schema40.properties.tracking.properties.projectRef.required,parentSchema:schema40.properties.tracking.properties.projectRef,data:data35};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data35.id !== undefined){
let data36 = data35.id;
if(typeof data36 === "string"){
if(func0(data36) < 1){
const err57 = {instancePath:instancePath+"/tracking/projectRef/id",schemaPath:"#/properties/tracking/properties/projectRef/properties/id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema40.properties.tracking.properties.projectRef.properties.id,data:data36};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
else {
const err58 = {instancePath:instancePath+"/tracking/projectRef/id",schemaPath:"#/properties/tracking/properties/projectRef/properties/id/type",keyword:"type",params:{type: "string"},schema:schema40.properties.tracking.properties.projectRef.properties.id.type,parentSchema:schema40.properties.tracking.properties.projectRef.properties.id,data:data36};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data35.name !== undefined){
let data37 = data35.name;
if((typeof data37 !== "string") && (data37 !== null)){
const err59 = {instancePath:instancePath+"/tracking/projectRef/name",schemaPath:"#/properties/tracking/properties/projectRef/properties/name/type",keyword:"type",params:{type: schema40.properties.tracking.properties.projectRef.properties.name.type},schema:schema40.properties.tracking.properties.projectRef.properties.name.type,parentSchema:schema40.properties.tracking.properties.projectRef.properties.name,data:data37};
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
const err60 = {instancePath:instancePath+"/tracking/projectRef",schemaPath:"#/properties/tracking/properties/projectRef/type",keyword:"type",params:{type: "object"},schema:schema40.properties.tracking.properties.projectRef.type,parentSchema:schema40.properties.tracking.properties.projectRef,data:data35};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data27.isBilledTo !== undefined){
let data38 = data27.isBilledTo;
if(typeof data38 !== "string"){
const err61 = {instancePath:instancePath+"/tracking/isBilledTo",schemaPath:"contract:/components/schemas/BillCreditNote:definitions:billCreditNoteLineItem:properties:tracking:definitions:billedToType:/type",keyword:"type",params:{type: "string"},schema:schema46.type,parentSchema:schema46,data:data38};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(!((((data38 === "Unknown") || (data38 === "NotApplicable")) || (data38 === "Customer")) || (data38 === "Project"))){
const err62 = {instancePath:instancePath+"/tracking/isBilledTo",schemaPath:"contract:/components/schemas/BillCreditNote:definitions:billCreditNoteLineItem:properties:tracking:definitions:billedToType:/enum",keyword:"enum",params:{allowedValues: schema46.enum},schema:schema46.enum,parentSchema:schema46,data:data38};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data27.isRebilledTo !== undefined){
let data39 = data27.isRebilledTo;
if(typeof data39 !== "string"){
const err63 = {instancePath:instancePath+"/tracking/isRebilledTo",schemaPath:"contract:/components/schemas/BillCreditNote:definitions:billCreditNoteLineItem:properties:tracking:definitions:billedToType:/type",keyword:"type",params:{type: "string"},schema:schema46.type,parentSchema:schema46,data:data39};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(!((((data39 === "Unknown") || (data39 === "NotApplicable")) || (data39 === "Customer")) || (data39 === "Project"))){
const err64 = {instancePath:instancePath+"/tracking/isRebilledTo",schemaPath:"contract:/components/schemas/BillCreditNote:definitions:billCreditNoteLineItem:properties:tracking:definitions:billedToType:/enum",keyword:"enum",params:{allowedValues: schema46.enum},schema:schema46.enum,parentSchema:schema46,data:data39};
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
const err65 = {instancePath:instancePath+"/tracking",schemaPath:"#/properties/tracking/type",keyword:"type",params:{type: "object"},schema:schema40.properties.tracking.type,parentSchema:schema40.properties.tracking,data:data27};
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
const err66 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema40.type,parentSchema:schema40,data};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":{"description":true,"unitAmount":true,"quantity":true,"unitOfMeasurement":true,"discountAmount":true,"subTotal":true,"taxAmount":true,"totalAmount":true,"accountRef":true,"discountPercentage":true,"taxRateRef":true,"itemRef":true,"createdFromLineRef":true,"trackingCategoryRefs":true,"tracking":true},"dynamicProps":false,"dynamicItems":false};

const schema48 = {"$id":"contract:/components/schemas/Bill:allOf:0:properties:paymentAllocations:items:","type":"object","properties":{"payment":{"$ref":"contract:/components/schemas/Bill:allOf:0:properties:paymentAllocations:items:definitions:paymentAllocationPayment:"},"allocation":{"type":"object","properties":{"currency":{"$ref":"contract:/components/schemas/Account:definitions:accountPrototype:properties:currency:"},"currencyRate":{"$ref":"contract:/components/schemas/BillPayment:definitions:billPaymentLineLink:properties:currencyRate:"},"allocatedOnDate":{"$ref":"contract:/components/schemas/Connection:properties:created:"},"totalAmount":{"type":"number","format":"decimal","double":true}}}},"required":["payment","allocation"]};
const schema49 = {"$id":"contract:/components/schemas/Bill:allOf:0:properties:paymentAllocations:items:definitions:paymentAllocationPayment:","type":"object","properties":{"id":{"type":"string"},"note":{"type":["string","null"]},"reference":{"type":["string","null"]},"accountRef":{"$ref":"contract:/components/schemas/Account:definitions:accountRef:"},"currency":{"$ref":"contract:/components/schemas/Account:definitions:accountPrototype:properties:currency:"},"currencyRate":{"$ref":"contract:/components/schemas/BillPayment:definitions:billPaymentLineLink:properties:currencyRate:"},"paidOnDate":{"$ref":"contract:/components/schemas/Connection:properties:created:"},"totalAmount":{"type":"number","format":"decimal","double":true}}};

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
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema49.properties.id.type,parentSchema:schema49.properties.id,data:data0};
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
let data1 = data.note;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: schema49.properties.note.type},schema:schema49.properties.note.type,parentSchema:schema49.properties.note,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.reference !== undefined){
let data2 = data.reference;
if((typeof data2 !== "string") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/reference",schemaPath:"#/properties/reference/type",keyword:"type",params:{type: schema49.properties.reference.type},schema:schema49.properties.reference.type,parentSchema:schema49.properties.reference,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.accountRef !== undefined){
let data3 = data.accountRef;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.id !== undefined){
let data4 = data3.id;
if(typeof data4 !== "string"){
const err3 = {instancePath:instancePath+"/accountRef/id",schemaPath:"contract:/components/schemas/Account:definitions:accountRef:/properties/id/type",keyword:"type",params:{type: "string"},schema:schema41.properties.id.type,parentSchema:schema41.properties.id,data:data4};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data3.name !== undefined){
let data5 = data3.name;
if(typeof data5 !== "string"){
const err4 = {instancePath:instancePath+"/accountRef/name",schemaPath:"contract:/components/schemas/Account:definitions:accountRef:/properties/name/type",keyword:"type",params:{type: "string"},schema:schema41.properties.name.type,parentSchema:schema41.properties.name,data:data5};
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
const err5 = {instancePath:instancePath+"/accountRef",schemaPath:"contract:/components/schemas/Account:definitions:accountRef:/type",keyword:"type",params:{type: "object"},schema:schema41.type,parentSchema:schema41,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.currency !== undefined){
let data6 = data.currency;
if(!(typeof data6 === "string")){
const err6 = {instancePath:instancePath+"/currency",schemaPath:"contract:/components/schemas/Account:definitions:accountPrototype:properties:currency:/type",keyword:"type",params:{type: "string"},schema:schema28.type,parentSchema:schema28,data:data6};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.currencyRate !== undefined){
let data7 = data.currencyRate;
if((!((typeof data7 == "number") && (isFinite(data7)))) && (data7 !== null)){
const err7 = {instancePath:instancePath+"/currencyRate",schemaPath:"contract:/components/schemas/BillPayment:definitions:billPaymentLineLink:properties:currencyRate:/type",keyword:"type",params:{type: schema39.type},schema:schema39.type,parentSchema:schema39,data:data7};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data7 === "bigint"){
const err8 = {instancePath:instancePath+"/currencyRate",schemaPath:"contract:/components/schemas/BillPayment:definitions:billPaymentLineLink:properties:currencyRate:/double",keyword:"double",params:{holder: data, key: "currencyRate"},schema:true,parentSchema:schema39,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.paidOnDate !== undefined){
let data8 = data.paidOnDate;
if(typeof data8 !== "string"){
const err9 = {instancePath:instancePath+"/paidOnDate",schemaPath:"contract:/components/schemas/Connection:properties:created:/type",keyword:"type",params:{type: "string"},schema:schema36.type,parentSchema:schema36,data:data8};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.totalAmount !== undefined){
let data9 = data.totalAmount;
if(typeof data9 === "bigint"){
const err10 = {instancePath:instancePath+"/totalAmount",schemaPath:"#/properties/totalAmount/double",keyword:"double",params:{holder: data, key: "totalAmount"},schema:true,parentSchema:schema49.properties.totalAmount,data:data9};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!((typeof data9 == "number") && (isFinite(data9)))){
const err11 = {instancePath:instancePath+"/totalAmount",schemaPath:"#/properties/totalAmount/type",keyword:"type",params:{type: "number"},schema:schema49.properties.totalAmount.type,parentSchema:schema49.properties.totalAmount,data:data9};
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
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":{"id":true,"note":true,"reference":true,"accountRef":true,"currency":true,"currencyRate":true,"paidOnDate":true,"totalAmount":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.payment === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "payment"},schema:schema48.required,parentSchema:schema48,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.allocation === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "allocation"},schema:schema48.required,parentSchema:schema48,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.payment !== undefined){
if(!(validate31.call(this, data.payment, {instancePath:instancePath+"/payment",parentData:data,parentDataProperty:"payment",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate31.errors);
errors = vErrors.length;
}
}
if(data.allocation !== undefined){
let data1 = data.allocation;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.currency !== undefined){
let data2 = data1.currency;
if(!(typeof data2 === "string")){
const err2 = {instancePath:instancePath+"/allocation/currency",schemaPath:"contract:/components/schemas/Account:definitions:accountPrototype:properties:currency:/type",keyword:"type",params:{type: "string"},schema:schema28.type,parentSchema:schema28,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data1.currencyRate !== undefined){
let data3 = data1.currencyRate;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)){
const err3 = {instancePath:instancePath+"/allocation/currencyRate",schemaPath:"contract:/components/schemas/BillPayment:definitions:billPaymentLineLink:properties:currencyRate:/type",keyword:"type",params:{type: schema39.type},schema:schema39.type,parentSchema:schema39,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data3 === "bigint"){
const err4 = {instancePath:instancePath+"/allocation/currencyRate",schemaPath:"contract:/components/schemas/BillPayment:definitions:billPaymentLineLink:properties:currencyRate:/double",keyword:"double",params:{holder: data1, key: "currencyRate"},schema:true,parentSchema:schema39,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data1.allocatedOnDate !== undefined){
let data4 = data1.allocatedOnDate;
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/allocation/allocatedOnDate",schemaPath:"contract:/components/schemas/Connection:properties:created:/type",keyword:"type",params:{type: "string"},schema:schema36.type,parentSchema:schema36,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data1.totalAmount !== undefined){
let data5 = data1.totalAmount;
if(typeof data5 === "bigint"){
const err6 = {instancePath:instancePath+"/allocation/totalAmount",schemaPath:"#/properties/allocation/properties/totalAmount/double",keyword:"double",params:{holder: data1, key: "totalAmount"},schema:true,parentSchema:schema48.properties.allocation.properties.totalAmount,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!((typeof data5 == "number") && (isFinite(data5)))){
const err7 = {instancePath:instancePath+"/allocation/totalAmount",schemaPath:"#/properties/allocation/properties/totalAmount/type",keyword:"type",params:{type: "number"},schema:schema48.properties.allocation.properties.totalAmount.type,parentSchema:schema48.properties.allocation.properties.totalAmount,data:data5};
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
const err8 = {instancePath:instancePath+"/allocation",schemaPath:"#/properties/allocation/type",keyword:"type",params:{type: "object"},schema:schema48.properties.allocation.type,parentSchema:schema48.properties.allocation,data:data1};
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
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema48.type,parentSchema:schema48,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":{"payment":true,"allocation":true},"dynamicProps":false,"dynamicItems":false};

const schema59 = {"$id":"contract:/components/schemas/Bill:allOf:1:","allOf":[{"type":"object","properties":{"modifiedDate":{"allOf":[{"$ref":"contract:/components/schemas/Connection:properties:created:"},{}]}}},{"type":["object","null"],"properties":{"sourceModifiedDate":{"allOf":[{"$ref":"contract:/components/schemas/Connection:properties:created:"},{}]}}}]};

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
if(data.modifiedDate !== undefined){
let data0 = data.modifiedDate;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/modifiedDate",schemaPath:"contract:/components/schemas/Connection:properties:created:/type",keyword:"type",params:{type: "string"},schema:schema36.type,parentSchema:schema36,data:data0};
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
const err1 = {instancePath,schemaPath:"#/allOf/0/type",keyword:"type",params:{type: "object"},schema:schema59.allOf[0].type,parentSchema:schema59.allOf[0],data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err2 = {instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: schema59.allOf[1].type},schema:schema59.allOf[1].type,parentSchema:schema59.allOf[1],data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sourceModifiedDate !== undefined){
let data1 = data.sourceModifiedDate;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/sourceModifiedDate",schemaPath:"contract:/components/schemas/Connection:properties:created:/type",keyword:"type",params:{type: "string"},schema:schema36.type,parentSchema:schema36,data:data1};
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
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":{"sourceModifiedDate":true,"modifiedDate":true},"dynamicProps":false,"dynamicItems":false};


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
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/allOf/0/properties/id/type",keyword:"type",params:{type: "string"},schema:schema32.allOf[0].properties.id.type,parentSchema:schema32.allOf[0].properties.id,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.billCreditNoteNumber !== undefined){
let data1 = data.billCreditNoteNumber;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/billCreditNoteNumber",schemaPath:"#/allOf/0/properties/billCreditNoteNumber/type",keyword:"type",params:{type: schema32.allOf[0].properties.billCreditNoteNumber.type},schema:schema32.allOf[0].properties.billCreditNoteNumber.type,parentSchema:schema32.allOf[0].properties.billCreditNoteNumber,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.supplierRef !== undefined){
let data2 = data.supplierRef;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.id === undefined){
const err2 = {instancePath:instancePath+"/supplierRef",schemaPath:"contract:/components/schemas/Supplier:definitions:supplierRef:/required",keyword:"required",params:{missingProperty: "id"},schema:schema33.required,parentSchema:schema33,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data2.id !== undefined){
let data3 = data2.id;
if(typeof data3 === "string"){
if(func0(data3) < 1){
const err3 = {instancePath:instancePath+"/supplierRef/id",schemaPath:"contract:/components/schemas/Supplier:definitions:supplierRef:/properties/id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema33.properties.id,data:data3};
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
const err4 = {instancePath:instancePath+"/supplierRef/id",schemaPath:"contract:/components/schemas/Supplier:definitions:supplierRef:/properties/id/type",keyword:"type",params:{type: "string"},schema:schema33.properties.id.type,parentSchema:schema33.properties.id,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data2.supplierName !== undefined){
let data4 = data2.supplierName;
if((typeof data4 !== "string") && (data4 !== null)){
const err5 = {instancePath:instancePath+"/supplierRef/supplierName",schemaPath:"contract:/components/schemas/Supplier:definitions:supplierRef:/properties/supplierName/type",keyword:"type",params:{type: schema33.properties.supplierName.type},schema:schema33.properties.supplierName.type,parentSchema:schema33.properties.supplierName,data:data4};
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
const err6 = {instancePath:instancePath+"/supplierRef",schemaPath:"contract:/components/schemas/Supplier:definitions:supplierRef:/type",keyword:"type",params:{type: "object"},schema:schema33.type,parentSchema:schema33,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.withholdingTax !== undefined){
let data5 = data.withholdingTax;
if((!(Array.isArray(data5))) && (data5 !== null)){
const err7 = {instancePath:instancePath+"/withholdingTax",schemaPath:"#/allOf/0/properties/withholdingTax/type",keyword:"type",params:{type: schema32.allOf[0].properties.withholdingTax.type},schema:schema32.allOf[0].properties.withholdingTax.type,parentSchema:schema32.allOf[0].properties.withholdingTax,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.amount === undefined){
const err8 = {instancePath:instancePath+"/withholdingTax/" + i0,schemaPath:"contract:/components/schemas/Bill:allOf:0:properties:withholdingTax:items:/required",keyword:"required",params:{missingProperty: "amount"},schema:schema34.required,parentSchema:schema34,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data6.name === undefined){
const err9 = {instancePath:instancePath+"/withholdingTax/" + i0,schemaPath:"contract:/components/schemas/Bill:allOf:0:properties:withholdingTax:items:/required",keyword:"required",params:{missingProperty: "name"},schema:schema34.required,parentSchema:schema34,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data6.name !== undefined){
let data7 = data6.name;
if(typeof data7 === "string"){
if(func0(data7) < 1){
const err10 = {instancePath:instancePath+"/withholdingTax/" + i0+"/name",schemaPath:"contract:/components/schemas/Bill:allOf:0:properties:withholdingTax:items:/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema34.properties.name,data:data7};
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
const err11 = {instancePath:instancePath+"/withholdingTax/" + i0+"/name",schemaPath:"contract:/components/schemas/Bill:allOf:0:properties:withholdingTax:items:/properties/name/type",keyword:"type",params:{type: "string"},schema:schema34.properties.name.type,parentSchema:schema34.properties.name,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data6.amount !== undefined){
let data8 = data6.amount;
if(typeof data8 === "bigint"){
const err12 = {instancePath:instancePath+"/withholdingTax/" + i0+"/amount",schemaPath:"contract:/components/schemas/Bill:allOf:0:properties:withholdingTax:items:/properties/amount/double",keyword:"double",params:{holder: data6, key: "amount"},schema:true,parentSchema:schema34.properties.amount,data:data8};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!((typeof data8 == "number") && (isFinite(data8)))){
const err13 = {instancePath:instancePath+"/withholdingTax/" + i0+"/amount",schemaPath:"contract:/components/schemas/Bill:allOf:0:properties:withholdingTax:items:/properties/amount/type",keyword:"type",params:{type: "number"},schema:schema34.properties.amount.type,parentSchema:schema34.properties.amount,data:data8};
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
const err14 = {instancePath:instancePath+"/withholdingTax/" + i0,schemaPath:"contract:/components/schemas/Bill:allOf:0:properties:withholdingTax:items:/type",keyword:"type",params:{type: "object"},schema:schema34.type,parentSchema:schema34,data:data6};
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
if(data.totalAmount !== undefined){
let data9 = data.totalAmount;
if(typeof data9 === "bigint"){
const err15 = {instancePath:instancePath+"/totalAmount",schemaPath:"#/allOf/0/properties/totalAmount/double",keyword:"double",params:{holder: data, key: "totalAmount"},schema:true,parentSchema:schema32.allOf[0].properties.totalAmount,data:data9};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!((typeof data9 == "number") && (isFinite(data9)))){
const err16 = {instancePath:instancePath+"/totalAmount",schemaPath:"#/allOf/0/properties/totalAmount/type",keyword:"type",params:{type: "number"},schema:schema32.allOf[0].properties.totalAmount.type,parentSchema:schema32.allOf[0].properties.totalAmount,data:data9};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.totalDiscount !== undefined){
let data10 = data.totalDiscount;
if(typeof data10 === "bigint"){
const err17 = {instancePath:instancePath+"/totalDiscount",schemaPath:"#/allOf/0/properties/totalDiscount/double",keyword:"double",params:{holder: data, key: "totalDiscount"},schema:true,parentSchema:schema32.allOf[0].properties.totalDiscount,data:data10};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!((typeof data10 == "number") && (isFinite(data10)))){
const err18 = {instancePath:instancePath+"/totalDiscount",schemaPath:"#/allOf/0/properties/totalDiscount/type",keyword:"type",params:{type: "number"},schema:schema32.allOf[0].properties.totalDiscount.type,parentSchema:schema32.allOf[0].properties.totalDiscount,data:data10};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.subTotal !== undefined){
let data11 = data.subTotal;
if(typeof data11 === "bigint"){
const err19 = {instancePath:instancePath+"/subTotal",schemaPath:"#/allOf/0/properties/subTotal/double",keyword:"double",params:{holder: data, key: "subTotal"},schema:true,parentSchema:schema32.allOf[0].properties.subTotal,data:data11};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!((typeof data11 == "number") && (isFinite(data11)))){
const err20 = {instancePath:instancePath+"/subTotal",schemaPath:"#/allOf/0/properties/subTotal/type",keyword:"type",params:{type: "number"},schema:schema32.allOf[0].properties.subTotal.type,parentSchema:schema32.allOf[0].properties.subTotal,data:data11};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.totalTaxAmount !== undefined){
let data12 = data.totalTaxAmount;
if(typeof data12 === "bigint"){
const err21 = {instancePath:instancePath+"/totalTaxAmount",schemaPath:"#/allOf/0/properties/totalTaxAmount/double",keyword:"double",params:{holder: data, key: "totalTaxAmount"},schema:true,parentSchema:schema32.allOf[0].properties.totalTaxAmount,data:data12};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!((typeof data12 == "number") && (isFinite(data12)))){
const err22 = {instancePath:instancePath+"/totalTaxAmount",schemaPath:"#/allOf/0/properties/totalTaxAmount/type",keyword:"type",params:{type: "number"},schema:schema32.allOf[0].properties.totalTaxAmount.type,parentSchema:schema32.allOf[0].properties.totalTaxAmount,data:data12};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.discountPercentage !== undefined){
let data13 = data.discountPercentage;
if(typeof data13 === "bigint"){
const err23 = {instancePath:instancePath+"/discountPercentage",schemaPath:"#/allOf/0/properties/discountPercentage/double",keyword:"double",params:{holder: data, key: "discountPercentage"},schema:true,parentSchema:schema32.allOf[0].properties.discountPercentage,data:data13};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!((typeof data13 == "number") && (isFinite(data13)))){
const err24 = {instancePath:instancePath+"/discountPercentage",schemaPath:"#/allOf/0/properties/discountPercentage/type",keyword:"type",params:{type: "number"},schema:schema32.allOf[0].properties.discountPercentage.type,parentSchema:schema32.allOf[0].properties.discountPercentage,data:data13};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.remainingCredit !== undefined){
let data14 = data.remainingCredit;
if(typeof data14 === "bigint"){
const err25 = {instancePath:instancePath+"/remainingCredit",schemaPath:"#/allOf/0/properties/remainingCredit/double",keyword:"double",params:{holder: data, key: "remainingCredit"},schema:true,parentSchema:schema32.allOf[0].properties.remainingCredit,data:data14};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!((typeof data14 == "number") && (isFinite(data14)))){
const err26 = {instancePath:instancePath+"/remainingCredit",schemaPath:"#/allOf/0/properties/remainingCredit/type",keyword:"type",params:{type: "number"},schema:schema32.allOf[0].properties.remainingCredit.type,parentSchema:schema32.allOf[0].properties.remainingCredit,data:data14};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.status !== undefined){
let data15 = data.status;
if(typeof data15 !== "string"){
const err27 = {instancePath:instancePath+"/status",schemaPath:"contract:/components/schemas/BillCreditNote:definitions:billCreditNoteStatus:/type",keyword:"type",params:{type: "string"},schema:schema35.type,parentSchema:schema35,data:data15};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!((((((data15 === "Unknown") || (data15 === "Draft")) || (data15 === "Submitted")) || (data15 === "Paid")) || (data15 === "Void")) || (data15 === "PartiallyPaid"))){
const err28 = {instancePath:instancePath+"/status",schemaPath:"contract:/components/schemas/BillCreditNote:definitions:billCreditNoteStatus:/enum",keyword:"enum",params:{allowedValues: schema35.enum},schema:schema35.enum,parentSchema:schema35,data:data15};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.issueDate !== undefined){
let data16 = data.issueDate;
if(typeof data16 !== "string"){
const err29 = {instancePath:instancePath+"/issueDate",schemaPath:"contract:/components/schemas/Connection:properties:created:/type",keyword:"type",params:{type: "string"},schema:schema36.type,parentSchema:schema36,data:data16};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.allocatedOnDate !== undefined){
let data17 = data.allocatedOnDate;
const _errs42 = errors;
let valid10 = false;
const _errs43 = errors;
if(typeof data17 !== "string"){
const err30 = {instancePath:instancePath+"/allocatedOnDate",schemaPath:"contract:/components/schemas/Connection:properties:created:/type",keyword:"type",params:{type: "string"},schema:schema36.type,parentSchema:schema36,data:data17};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
var _valid0 = _errs43 === errors;
valid10 = valid10 || _valid0;
const _errs46 = errors;
if(data17 !== null){
const err31 = {instancePath:instancePath+"/allocatedOnDate",schemaPath:"#/allOf/0/properties/allocatedOnDate/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema32.allOf[0].properties.allocatedOnDate.anyOf[1].type,parentSchema:schema32.allOf[0].properties.allocatedOnDate.anyOf[1],data:data17};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
var _valid0 = _errs46 === errors;
valid10 = valid10 || _valid0;
if(!valid10){
const err32 = {instancePath:instancePath+"/allocatedOnDate",schemaPath:"#/allOf/0/properties/allocatedOnDate/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs42, passingSchemas: null},schema:schema32.allOf[0].properties.allocatedOnDate.anyOf,parentSchema:schema32.allOf[0].properties.allocatedOnDate,data:data17};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
else {
errors = _errs42;
if(vErrors !== null){
if(_errs42){
vErrors.length = _errs42;
}
else {
vErrors = null;
}
}
}
}
if(data.currency !== undefined){
let data18 = data.currency;
if(!(typeof data18 === "string")){
const err33 = {instancePath:instancePath+"/currency",schemaPath:"contract:/components/schemas/Account:definitions:accountPrototype:properties:currency:/type",keyword:"type",params:{type: "string"},schema:schema28.type,parentSchema:schema28,data:data18};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.currencyRate !== undefined){
let data19 = data.currencyRate;
if((!((typeof data19 == "number") && (isFinite(data19)))) && (data19 !== null)){
const err34 = {instancePath:instancePath+"/currencyRate",schemaPath:"contract:/components/schemas/BillPayment:definitions:billPaymentLineLink:properties:currencyRate:/type",keyword:"type",params:{type: schema39.type},schema:schema39.type,parentSchema:schema39,data:data19};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(typeof data19 === "bigint"){
const err35 = {instancePath:instancePath+"/currencyRate",schemaPath:"contract:/components/schemas/BillPayment:definitions:billPaymentLineLink:properties:currencyRate:/double",keyword:"double",params:{holder: data, key: "currencyRate"},schema:true,parentSchema:schema39,data:data19};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.lineItems !== undefined){
let data20 = data.lineItems;
if((!(Array.isArray(data20))) && (data20 !== null)){
const err36 = {instancePath:instancePath+"/lineItems",schemaPath:"#/allOf/0/properties/lineItems/type",keyword:"type",params:{type: schema32.allOf[0].properties.lineItems.type},schema:schema32.allOf[0].properties.lineItems.type,parentSchema:schema32.allOf[0].properties.lineItems,data:data20};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(Array.isArray(data20)){
const len1 = data20.length;
for(let i1=0; i1<len1; i1++){
if(!(validate28.call(this, data20[i1], {instancePath:instancePath+"/lineItems/" + i1,parentData:data20,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate28.errors);
errors = vErrors.length;
}
}
}
}
if(data.paymentAllocations !== undefined){
let data22 = data.paymentAllocations;
if((!(Array.isArray(data22))) && (data22 !== null)){
const err37 = {instancePath:instancePath+"/paymentAllocations",schemaPath:"#/allOf/0/properties/paymentAllocations/type",keyword:"type",params:{type: schema32.allOf[0].properties.paymentAllocations.type},schema:schema32.allOf[0].properties.paymentAllocations.type,parentSchema:schema32.allOf[0].properties.paymentAllocations,data:data22};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(Array.isArray(data22)){
const len2 = data22.length;
for(let i2=0; i2<len2; i2++){
if(!(validate30.call(this, data22[i2], {instancePath:instancePath+"/paymentAllocations/" + i2,parentData:data22,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate30.errors);
errors = vErrors.length;
}
}
}
}
if(data.createdFromRefs !== undefined){
let data24 = data.createdFromRefs;
if((!(Array.isArray(data24))) && (data24 !== null)){
const err38 = {instancePath:instancePath+"/createdFromRefs",schemaPath:"#/allOf/0/properties/createdFromRefs/type",keyword:"type",params:{type: schema32.allOf[0].properties.createdFromRefs.type},schema:schema32.allOf[0].properties.createdFromRefs.type,parentSchema:schema32.allOf[0].properties.createdFromRefs,data:data24};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(Array.isArray(data24)){
const len3 = data24.length;
for(let i3=0; i3<len3; i3++){
let data25 = data24[i3];
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
if(data25.id !== undefined){
let data26 = data25.id;
if(typeof data26 !== "string"){
const err39 = {instancePath:instancePath+"/createdFromRefs/" + i3+"/id",schemaPath:"#/allOf/0/properties/createdFromRefs/items/properties/id/type",keyword:"type",params:{type: "string"},schema:schema32.allOf[0].properties.createdFromRefs.items.properties.id.type,parentSchema:schema32.allOf[0].properties.createdFromRefs.items.properties.id,data:data26};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data25.dataType !== undefined){
let data27 = data25.dataType;
if(typeof data27 !== "string"){
const err40 = {instancePath:instancePath+"/createdFromRefs/" + i3+"/dataType",schemaPath:"#/allOf/0/properties/createdFromRefs/items/properties/dataType/type",keyword:"type",params:{type: "string"},schema:schema32.allOf[0].properties.createdFromRefs.items.properties.dataType.type,parentSchema:schema32.allOf[0].properties.createdFromRefs.items.properties.dataType,data:data27};
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
else {
const err41 = {instancePath:instancePath+"/createdFromRefs/" + i3,schemaPath:"#/allOf/0/properties/createdFromRefs/items/type",keyword:"type",params:{type: "object"},schema:schema32.allOf[0].properties.createdFromRefs.items.type,parentSchema:schema32.allOf[0].properties.createdFromRefs.items,data:data25};
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
if(data.note !== undefined){
let data28 = data.note;
if((typeof data28 !== "string") && (data28 !== null)){
const err42 = {instancePath:instancePath+"/note",schemaPath:"#/allOf/0/properties/note/type",keyword:"type",params:{type: schema32.allOf[0].properties.note.type},schema:schema32.allOf[0].properties.note.type,parentSchema:schema32.allOf[0].properties.note,data:data28};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.supplementalData !== undefined){
let data29 = data.supplementalData;
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
if(data29.content !== undefined){
let data30 = data29.content;
if((!(data30 && typeof data30 == "object" && !Array.isArray(data30))) && (data30 !== null)){
const err43 = {instancePath:instancePath+"/supplementalData/content",schemaPath:"contract:/components/schemas/SupplementalData/properties/content/type",keyword:"type",params:{type: schema25.properties.content.type},schema:schema25.properties.content.type,parentSchema:schema25.properties.content,data:data30};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
for(const key0 in data30){
let data31 = data30[key0];
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
}
else {
const err44 = {instancePath:instancePath+"/supplementalData/content/" + runtime.escapeName(key0),schemaPath:"contract:/components/schemas/SupplementalData/properties/content/additionalProperties/type",keyword:"type",params:{type: "object"},schema:schema25.properties.content.additionalProperties.type,parentSchema:schema25.properties.content.additionalProperties,data:data31};
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
const err45 = {instancePath:instancePath+"/supplementalData",schemaPath:"contract:/components/schemas/SupplementalData/type",keyword:"type",params:{type: "object"},schema:schema25.type,parentSchema:schema25,data:data29};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.metadata !== undefined){
let data32 = data.metadata;
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
if(data32.isDeleted !== undefined){
let data33 = data32.isDeleted;
if((typeof data33 !== "boolean") && (data33 !== null)){
const err46 = {instancePath:instancePath+"/metadata/isDeleted",schemaPath:"contract:/components/schemas/Metadata/properties/isDeleted/type",keyword:"type",params:{type: schema58.properties.isDeleted.type},schema:schema58.properties.isDeleted.type,parentSchema:schema58.properties.isDeleted,data:data33};
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
const err47 = {instancePath:instancePath+"/metadata",schemaPath:"contract:/components/schemas/Metadata/type",keyword:"type",params:{type: "object"},schema:schema58.type,parentSchema:schema58,data:data32};
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
const err48 = {instancePath,schemaPath:"#/allOf/0/type",keyword:"type",params:{type: "object"},schema:schema32.allOf[0].type,parentSchema:schema32.allOf[0],data};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(!(validate34.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate34.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.totalAmount === undefined){
const err49 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "totalAmount"},schema:schema32.required,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data.totalDiscount === undefined){
const err50 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "totalDiscount"},schema:schema32.required,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data.subTotal === undefined){
const err51 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subTotal"},schema:schema32.required,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data.totalTaxAmount === undefined){
const err52 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "totalTaxAmount"},schema:schema32.required,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data.discountPercentage === undefined){
const err53 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "discountPercentage"},schema:schema32.required,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data.status === undefined){
const err54 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},schema:schema32.required,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
else {
const err55 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema32.type,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":{"sourceModifiedDate":true,"modifiedDate":true,"id":true,"billCreditNoteNumber":true,"supplierRef":true,"withholdingTax":true,"totalAmount":true,"totalDiscount":true,"subTotal":true,"totalTaxAmount":true,"discountPercentage":true,"remainingCredit":true,"status":true,"issueDate":true,"allocatedOnDate":true,"currency":true,"currencyRate":true,"lineItems":true,"paymentAllocations":true,"createdFromRefs":true,"note":true,"supplementalData":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};


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
validate26.evaluated = {"props":{"sourceModifiedDate":true,"modifiedDate":true,"id":true,"billCreditNoteNumber":true,"supplierRef":true,"withholdingTax":true,"totalAmount":true,"totalDiscount":true,"subTotal":true,"totalTaxAmount":true,"discountPercentage":true,"remainingCredit":true,"status":true,"issueDate":true,"allocatedOnDate":true,"currency":true,"currencyRate":true,"lineItems":true,"paymentAllocations":true,"createdFromRefs":true,"note":true,"supplementalData":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};

exports.v17 = validate37;
const schema62 = {"$id":"contract:/update-bill-credit-note.parameters","type":"object","properties":{"path":{"type":"object","properties":{"companyId":{"type":"string","format":"uuid"},"connectionId":{"type":"string","format":"uuid"},"billCreditNoteId":{"type":"string"}},"required":["companyId","connectionId","billCreditNoteId"]},"query":{"type":"object","properties":{"timeoutInMinutes":{"type":"integer","format":"int32"},"forceUpdate":{"type":"boolean"}},"required":[]}},"required":["path","query"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema62.required,parentSchema:schema62,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema62.required,parentSchema:schema62,data};
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
if(data0.companyId === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "companyId"},schema:schema62.properties.path.required,parentSchema:schema62.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.connectionId === undefined){
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "connectionId"},schema:schema62.properties.path.required,parentSchema:schema62.properties.path,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.billCreditNoteId === undefined){
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "billCreditNoteId"},schema:schema62.properties.path.required,parentSchema:schema62.properties.path,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.companyId !== undefined){
let data1 = data0.companyId;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err5 = {instancePath:instancePath+"/path/companyId",schemaPath:"#/properties/path/properties/companyId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema62.properties.path.properties.companyId,data:data1};
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
const err6 = {instancePath:instancePath+"/path/companyId",schemaPath:"#/properties/path/properties/companyId/type",keyword:"type",params:{type: "string"},schema:schema62.properties.path.properties.companyId.type,parentSchema:schema62.properties.path.properties.companyId,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.connectionId !== undefined){
let data2 = data0.connectionId;
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
const err7 = {instancePath:instancePath+"/path/connectionId",schemaPath:"#/properties/path/properties/connectionId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema62.properties.path.properties.connectionId,data:data2};
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
const err8 = {instancePath:instancePath+"/path/connectionId",schemaPath:"#/properties/path/properties/connectionId/type",keyword:"type",params:{type: "string"},schema:schema62.properties.path.properties.connectionId.type,parentSchema:schema62.properties.path.properties.connectionId,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.billCreditNoteId !== undefined){
let data3 = data0.billCreditNoteId;
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/path/billCreditNoteId",schemaPath:"#/properties/path/properties/billCreditNoteId/type",keyword:"type",params:{type: "string"},schema:schema62.properties.path.properties.billCreditNoteId.type,parentSchema:schema62.properties.path.properties.billCreditNoteId,data:data3};
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
const err10 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema62.properties.path.type,parentSchema:schema62.properties.path,data:data0};
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
let data4 = data.query;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.timeoutInMinutes !== undefined){
let data5 = data4.timeoutInMinutes;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err11 = {instancePath:instancePath+"/query/timeoutInMinutes",schemaPath:"#/properties/query/properties/timeoutInMinutes/type",keyword:"type",params:{type: "integer"},schema:schema62.properties.query.properties.timeoutInMinutes.type,parentSchema:schema62.properties.query.properties.timeoutInMinutes,data:data5};
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
const err12 = {instancePath:instancePath+"/query/timeoutInMinutes",schemaPath:"#/properties/query/properties/timeoutInMinutes/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema62.properties.query.properties.timeoutInMinutes,data:data5};
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
if(data4.forceUpdate !== undefined){
let data6 = data4.forceUpdate;
if(typeof data6 !== "boolean"){
const err13 = {instancePath:instancePath+"/query/forceUpdate",schemaPath:"#/properties/query/properties/forceUpdate/type",keyword:"type",params:{type: "boolean"},schema:schema62.properties.query.properties.forceUpdate.type,parentSchema:schema62.properties.query.properties.forceUpdate,data:data6};
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
const err14 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema62.properties.query.type,parentSchema:schema62.properties.query,data:data4};
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
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema62.type,parentSchema:schema62,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v18 = validate38;
const schema63 = {"$id":"contract:/get-bill-payments.parameters","type":"object","properties":{"path":{"type":"object","properties":{"companyId":{"type":"string","format":"uuid"},"billPaymentId":{"type":"string"}},"required":["companyId","billPaymentId"]}},"required":["path"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema63.required,parentSchema:schema63,data};
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
if(data0.companyId === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "companyId"},schema:schema63.properties.path.required,parentSchema:schema63.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.billPaymentId === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "billPaymentId"},schema:schema63.properties.path.required,parentSchema:schema63.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.companyId !== undefined){
let data1 = data0.companyId;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err3 = {instancePath:instancePath+"/path/companyId",schemaPath:"#/properties/path/properties/companyId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema63.properties.path.properties.companyId,data:data1};
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
const err4 = {instancePath:instancePath+"/path/companyId",schemaPath:"#/properties/path/properties/companyId/type",keyword:"type",params:{type: "string"},schema:schema63.properties.path.properties.companyId.type,parentSchema:schema63.properties.path.properties.companyId,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.billPaymentId !== undefined){
let data2 = data0.billPaymentId;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/path/billPaymentId",schemaPath:"#/properties/path/properties/billPaymentId/type",keyword:"type",params:{type: "string"},schema:schema63.properties.path.properties.billPaymentId.type,parentSchema:schema63.properties.path.properties.billPaymentId,data:data2};
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
const err6 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema63.properties.path.type,parentSchema:schema63.properties.path,data:data0};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema63.type,parentSchema:schema63,data};
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
validate38.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v19 = validate39;
const schema64 = {"$id":"contract:/delete-billPayment.parameters","type":"object","properties":{"path":{"type":"object","properties":{"companyId":{"type":"string","format":"uuid"},"connectionId":{"type":"string","format":"uuid"},"billPaymentId":{"type":"string"}},"required":["companyId","connectionId","billPaymentId"]}},"required":["path"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema64.required,parentSchema:schema64,data};
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
if(data0.companyId === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "companyId"},schema:schema64.properties.path.required,parentSchema:schema64.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.connectionId === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "connectionId"},schema:schema64.properties.path.required,parentSchema:schema64.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.billPaymentId === undefined){
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "billPaymentId"},schema:schema64.properties.path.required,parentSchema:schema64.properties.path,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.companyId !== undefined){
let data1 = data0.companyId;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err4 = {instancePath:instancePath+"/path/companyId",schemaPath:"#/properties/path/properties/companyId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema64.properties.path.properties.companyId,data:data1};
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
const err5 = {instancePath:instancePath+"/path/companyId",schemaPath:"#/properties/path/properties/companyId/type",keyword:"type",params:{type: "string"},schema:schema64.properties.path.properties.companyId.type,parentSchema:schema64.properties.path.properties.companyId,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.connectionId !== undefined){
let data2 = data0.connectionId;
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
const err6 = {instancePath:instancePath+"/path/connectionId",schemaPath:"#/properties/path/properties/connectionId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema64.properties.path.properties.connectionId,data:data2};
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
const err7 = {instancePath:instancePath+"/path/connectionId",schemaPath:"#/properties/path/properties/connectionId/type",keyword:"type",params:{type: "string"},schema:schema64.properties.path.properties.connectionId.type,parentSchema:schema64.properties.path.properties.connectionId,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.billPaymentId !== undefined){
let data3 = data0.billPaymentId;
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/path/billPaymentId",schemaPath:"#/properties/path/properties/billPaymentId/type",keyword:"type",params:{type: "string"},schema:schema64.properties.path.properties.billPaymentId.type,parentSchema:schema64.properties.path.properties.billPaymentId,data:data3};
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
const err9 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema64.properties.path.type,parentSchema:schema64.properties.path,data:data0};
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
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema64.type,parentSchema:schema64,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v20 = validate40;
const schema65 = {"$id":"contract:/create-bill-payment.body","$ref":"contract:/components/schemas/BillPayment"};
const schema66 = {"$id":"contract:/components/schemas/BillPayment","type":"object","allOf":[{"type":"object","properties":{"id":{"type":"string"},"supplierRef":{"allOf":[{"$ref":"contract:/components/schemas/Supplier:definitions:supplierRef:"},{}]},"accountRef":{"$ref":"contract:/components/schemas/Account:definitions:accountRef:"},"totalAmount":{"type":"number","format":"decimal","double":true},"currency":{"allOf":[{"$ref":"contract:/components/schemas/Account:definitions:accountPrototype:properties:currency:"},{}]},"currencyRate":{"$ref":"contract:/components/schemas/BillPayment:definitions:billPaymentLineLink:properties:currencyRate:"},"date":{"allOf":[{"$ref":"contract:/components/schemas/Connection:properties:created:"},{}]},"note":{"type":["string","null"]},"paymentMethodRef":{"allOf":[{"$ref":"contract:/components/schemas/PaymentMethodRef"},{}]},"lines":{"type":["array","null"],"items":{"$ref":"contract:/components/schemas/BillPayment:definitions:billPaymentLine:"}},"reference":{"type":["string","null"]},"metadata":{"$ref":"contract:/components/schemas/Metadata"},"supplementalData":{"$ref":"contract:/components/schemas/SupplementalData"}}},{"$ref":"contract:/components/schemas/Bill:allOf:1:"}],"required":["date"]};
const schema72 = {"$id":"contract:/components/schemas/PaymentMethodRef","type":"object","properties":{"id":{"type":"string"},"name":{"type":"string"}},"required":["id"]};
const schema73 = {"$id":"contract:/components/schemas/BillPayment:definitions:billPaymentLine:","type":"object","properties":{"amount":{"type":"number","format":"decimal","double":true},"links":{"type":["array","null"],"items":{"$ref":"contract:/components/schemas/BillPayment:definitions:billPaymentLineLink:"}},"allocatedOnDate":{"$ref":"contract:/components/schemas/Connection:properties:created:"}},"required":["amount"]};
const schema74 = {"$id":"contract:/components/schemas/BillPayment:definitions:billPaymentLineLink:","type":"object","properties":{"type":{"$ref":"contract:/components/schemas/BillPayment:definitions:billPaymentLineLinkType:"},"id":{"type":["string","null"]},"amount":{"type":["number","null"],"format":"decimal","double":true},"currencyRate":{"type":["number","null"],"format":"decimal","double":true}},"required":["type"]};
const schema75 = {"$id":"contract:/components/schemas/BillPayment:definitions:billPaymentLineLinkType:","type":"string","enum":["Unknown","Unlinked","Bill","Other","CreditNote","BillPayment","PaymentOnAccount","Refund","ManualJournal","Discount"]};

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
if(data.amount === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"},schema:schema73.required,parentSchema:schema73,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.amount !== undefined){
let data0 = data.amount;
if(typeof data0 === "bigint"){
const err1 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/double",keyword:"double",params:{holder: data, key: "amount"},schema:true,parentSchema:schema73.properties.amount,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((typeof data0 == "number") && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type: "number"},schema:schema73.properties.amount.type,parentSchema:schema73.properties.amount,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.links !== undefined){
let data1 = data.links;
if((!(Array.isArray(data1))) && (data1 !== null)){
const err3 = {instancePath:instancePath+"/links",schemaPath:"#/properties/links/type",keyword:"type",params:{type: schema73.properties.links.type},schema:schema73.properties.links.type,parentSchema:schema73.properties.links,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.type === undefined){
const err4 = {instancePath:instancePath+"/links/" + i0,schemaPath:"contract:/components/schemas/BillPayment:definitions:billPaymentLineLink:/required",keyword:"required",params:{missingProperty: "type"},schema:schema74.required,parentSchema:schema74,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2.type !== undefined){
let data3 = data2.type;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/links/" + i0+"/type",schemaPath:"contract:/components/schemas/BillPayment:definitions:billPaymentLineLinkType:/type",keyword:"type",params:{type: "string"},schema:schema75.type,parentSchema:schema75,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((((((((data3 === "Unknown") || (data3 === "Unlinked")) || (data3 === "Bill")) || (data3 === "Other")) || (data3 === "CreditNote")) || (data3 === "BillPayment")) || (data3 === "PaymentOnAccount")) || (data3 === "Refund")) || (data3 === "ManualJournal")) || (data3 === "Discount"))){
const err6 = {instancePath:instancePath+"/links/" + i0+"/type",schemaPath:"contract:/components/schemas/BillPayment:definitions:billPaymentLineLinkType:/enum",keyword:"enum",params:{allowedValues: schema75.enum},schema:schema75.enum,parentSchema:schema75,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data2.id !== undefined){
let data4 = data2.id;
if((typeof data4 !== "string") && (data4 !== null)){
const err7 = {instancePath:instancePath+"/links/" + i0+"/id",schemaPath:"contract:/components/schemas/BillPayment:definitions:billPaymentLineLink:/properties/id/type",keyword:"type",params:{type: schema74.properties.id.type},schema:schema74.properties.id.type,parentSchema:schema74.properties.id,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data2.amount !== undefined){
let data5 = data2.amount;
if((!((typeof data5 == "number") && (isFinite(data5)))) && (data5 !== null)){
const err8 = {instancePath:instancePath+"/links/" + i0+"/amount",schemaPath:"contract:/components/schemas/BillPayment:definitions:billPaymentLineLink:/properties/amount/type",keyword:"type",params:{type: schema74.properties.amount.type},schema:schema74.properties.amount.type,parentSchema:schema74.properties.amount,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data5 === "bigint"){
const err9 = {instancePath:instancePath+"/links/" + i0+"/amount",schemaPath:"contract:/components/schemas/BillPayment:definitions:billPaymentLineLink:/properties/amount/double",keyword:"double",params:{holder: data2, key: "amount"},schema:true,parentSchema:schema74.properties.amount,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.currencyRate !== undefined){
let data6 = data2.currencyRate;
if((!((typeof data6 == "number") && (isFinite(data6)))) && (data6 !== null)){
const err10 = {instancePath:instancePath+"/links/" + i0+"/currencyRate",schemaPath:"contract:/components/schemas/BillPayment:definitions:billPaymentLineLink:/properties/currencyRate/type",keyword:"type",params:{type: schema74.properties.currencyRate.type},schema:schema74.properties.currencyRate.type,parentSchema:schema74.properties.currencyRate,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data6 === "bigint"){
const err11 = {instancePath:instancePath+"/links/" + i0+"/currencyRate",schemaPath:"contract:/components/schemas/BillPayment:definitions:billPaymentLineLink:/properties/currencyRate/double",keyword:"double",params:{holder: data2, key: "currencyRate"},schema:true,parentSchema:schema74.properties.currencyRate,data:data6};
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
const err12 = {instancePath:instancePath+"/links/" + i0,schemaPath:"contract:/components/schemas/BillPayment:definitions:billPaymentLineLink:/type",keyword:"type",params:{type: "object"},schema:schema74.type,parentSchema:schema74,data:data2};
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
if(data.allocatedOnDate !== undefined){
let data7 = data.allocatedOnDate;
if(typeof data7 !== "string"){
const err13 = {instancePath:instancePath+"/allocatedOnDate",schemaPath:"contract:/components/schemas/Connection:properties:created:/type",keyword:"type",params:{type: "string"},schema:schema36.type,parentSchema:schema36,data:data7};
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
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema73.type,parentSchema:schema73,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"props":{"amount":true,"links":true,"allocatedOnDate":true},"dynamicProps":false,"dynamicItems":false};


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
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/allOf/0/properties/id/type",keyword:"type",params:{type: "string"},schema:schema66.allOf[0].properties.id.type,parentSchema:schema66.allOf[0].properties.id,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.supplierRef !== undefined){
let data1 = data.supplierRef;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.id === undefined){
const err1 = {instancePath:instancePath+"/supplierRef",schemaPath:"contract:/components/schemas/Supplier:definitions:supplierRef:/required",keyword:"required",params:{missingProperty: "id"},schema:schema33.required,parentSchema:schema33,data:data1};
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
if(func0(data2) < 1){
const err2 = {instancePath:instancePath+"/supplierRef/id",schemaPath:"contract:/components/schemas/Supplier:definitions:supplierRef:/properties/id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema33.properties.id,data:data2};
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
const err3 = {instancePath:instancePath+"/supplierRef/id",schemaPath:"contract:/components/schemas/Supplier:definitions:supplierRef:/properties/id/type",keyword:"type",params:{type: "string"},schema:schema33.properties.id.type,parentSchema:schema33.properties.id,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data1.supplierName !== undefined){
let data3 = data1.supplierName;
if((typeof data3 !== "string") && (data3 !== null)){
const err4 = {instancePath:instancePath+"/supplierRef/supplierName",schemaPath:"contract:/components/schemas/Supplier:definitions:supplierRef:/properties/supplierName/type",keyword:"type",params:{type: schema33.properties.supplierName.type},schema:schema33.properties.supplierName.type,parentSchema:schema33.properties.supplierName,data:data3};
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
const err5 = {instancePath:instancePath+"/supplierRef",schemaPath:"contract:/components/schemas/Supplier:definitions:supplierRef:/type",keyword:"type",params:{type: "object"},schema:schema33.type,parentSchema:schema33,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.accountRef !== undefined){
let data4 = data.accountRef;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.id !== undefined){
let data5 = data4.id;
if(typeof data5 !== "string"){
const err6 = {instancePath:instancePath+"/accountRef/id",schemaPath:"contract:/components/schemas/Account:definitions:accountRef:/properties/id/type",keyword:"type",params:{type: "string"},schema:schema41.properties.id.type,parentSchema:schema41.properties.id,data:data5};
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
const err7 = {instancePath:instancePath+"/accountRef/name",schemaPath:"contract:/components/schemas/Account:definitions:accountRef:/properties/name/type",keyword:"type",params:{type: "string"},schema:schema41.properties.name.type,parentSchema:schema41.properties.name,data:data6};
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
const err8 = {instancePath:instancePath+"/accountRef",schemaPath:"contract:/components/schemas/Account:definitions:accountRef:/type",keyword:"type",params:{type: "object"},schema:schema41.type,parentSchema:schema41,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.totalAmount !== undefined){
let data7 = data.totalAmount;
if(typeof data7 === "bigint"){
const err9 = {instancePath:instancePath+"/totalAmount",schemaPath:"#/allOf/0/properties/totalAmount/double",keyword:"double",params:{holder: data, key: "totalAmount"},schema:true,parentSchema:schema66.allOf[0].properties.totalAmount,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((typeof data7 == "number") && (isFinite(data7)))){
const err10 = {instancePath:instancePath+"/totalAmount",schemaPath:"#/allOf/0/properties/totalAmount/type",keyword:"type",params:{type: "number"},schema:schema66.allOf[0].properties.totalAmount.type,parentSchema:schema66.allOf[0].properties.totalAmount,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.currency !== undefined){
let data8 = data.currency;
if(!(typeof data8 === "string")){
const err11 = {instancePath:instancePath+"/currency",schemaPath:"contract:/components/schemas/Account:definitions:accountPrototype:properties:currency:/type",keyword:"type",params:{type: "string"},schema:schema28.type,parentSchema:schema28,data:data8};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.currencyRate !== undefined){
let data9 = data.currencyRate;
if((!((typeof data9 == "number") && (isFinite(data9)))) && (data9 !== null)){
const err12 = {instancePath:instancePath+"/currencyRate",schemaPath:"contract:/components/schemas/BillPayment:definitions:billPaymentLineLink:properties:currencyRate:/type",keyword:"type",params:{type: schema39.type},schema:schema39.type,parentSchema:schema39,data:data9};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data9 === "bigint"){
const err13 = {instancePath:instancePath+"/currencyRate",schemaPath:"contract:/components/schemas/BillPayment:definitions:billPaymentLineLink:properties:currencyRate:/double",keyword:"double",params:{holder: data, key: "currencyRate"},schema:true,parentSchema:schema39,data:data9};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.date !== undefined){
let data10 = data.date;
if(typeof data10 !== "string"){
const err14 = {instancePath:instancePath+"/date",schemaPath:"contract:/components/schemas/Connection:properties:created:/type",keyword:"type",params:{type: "string"},schema:schema36.type,parentSchema:schema36,data:data10};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.note !== undefined){
let data11 = data.note;
if((typeof data11 !== "string") && (data11 !== null)){
const err15 = {instancePath:instancePath+"/note",schemaPath:"#/allOf/0/properties/note/type",keyword:"type",params:{type: schema66.allOf[0].properties.note.type},schema:schema66.allOf[0].properties.note.type,parentSchema:schema66.allOf[0].properties.note,data:data11};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.paymentMethodRef !== undefined){
let data12 = data.paymentMethodRef;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.id === undefined){
const err16 = {instancePath:instancePath+"/paymentMethodRef",schemaPath:"contract:/components/schemas/PaymentMethodRef/required",keyword:"required",params:{missingProperty: "id"},schema:schema72.required,parentSchema:schema72,data:data12};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data12.id !== undefined){
let data13 = data12.id;
if(typeof data13 !== "string"){
const err17 = {instancePath:instancePath+"/paymentMethodRef/id",schemaPath:"contract:/components/schemas/PaymentMethodRef/properties/id/type",keyword:"type",params:{type: "string"},schema:schema72.properties.id.type,parentSchema:schema72.properties.id,data:data13};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data12.name !== undefined){
let data14 = data12.name;
if(typeof data14 !== "string"){
const err18 = {instancePath:instancePath+"/paymentMethodRef/name",schemaPath:"contract:/components/schemas/PaymentMethodRef/properties/name/type",keyword:"type",params:{type: "string"},schema:schema72.properties.name.type,parentSchema:schema72.properties.name,data:data14};
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
const err19 = {instancePath:instancePath+"/paymentMethodRef",schemaPath:"contract:/components/schemas/PaymentMethodRef/type",keyword:"type",params:{type: "object"},schema:schema72.type,parentSchema:schema72,data:data12};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.lines !== undefined){
let data15 = data.lines;
if((!(Array.isArray(data15))) && (data15 !== null)){
const err20 = {instancePath:instancePath+"/lines",schemaPath:"#/allOf/0/properties/lines/type",keyword:"type",params:{type: schema66.allOf[0].properties.lines.type},schema:schema66.allOf[0].properties.lines.type,parentSchema:schema66.allOf[0].properties.lines,data:data15};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(Array.isArray(data15)){
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
if(!(validate42.call(this, data15[i0], {instancePath:instancePath+"/lines/" + i0,parentData:data15,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate42.errors);
errors = vErrors.length;
}
}
}
}
if(data.reference !== undefined){
let data17 = data.reference;
if((typeof data17 !== "string") && (data17 !== null)){
const err21 = {instancePath:instancePath+"/reference",schemaPath:"#/allOf/0/properties/reference/type",keyword:"type",params:{type: schema66.allOf[0].properties.reference.type},schema:schema66.allOf[0].properties.reference.type,parentSchema:schema66.allOf[0].properties.reference,data:data17};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.metadata !== undefined){
let data18 = data.metadata;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.isDeleted !== undefined){
let data19 = data18.isDeleted;
if((typeof data19 !== "boolean") && (data19 !== null)){
const err22 = {instancePath:instancePath+"/metadata/isDeleted",schemaPath:"contract:/components/schemas/Metadata/properties/isDeleted/type",keyword:"type",params:{type: schema58.properties.isDeleted.type},schema:schema58.properties.isDeleted.type,parentSchema:schema58.properties.isDeleted,data:data19};
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
const err23 = {instancePath:instancePath+"/metadata",schemaPath:"contract:/components/schemas/Metadata/type",keyword:"type",params:{type: "object"},schema:schema58.type,parentSchema:schema58,data:data18};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.supplementalData !== undefined){
let data20 = data.supplementalData;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.content !== undefined){
let data21 = data20.content;
if((!(data21 && typeof data21 == "object" && !Array.isArray(data21))) && (data21 !== null)){
const err24 = {instancePath:instancePath+"/supplementalData/content",schemaPath:"contract:/components/schemas/SupplementalData/properties/content/type",keyword:"type",params:{type: schema25.properties.content.type},schema:schema25.properties.content.type,parentSchema:schema25.properties.content,data:data21};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
for(const key0 in data21){
let data22 = data21[key0];
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
}
else {
const err25 = {instancePath:instancePath+"/supplementalData/content/" + runtime.escapeName(key0),schemaPath:"contract:/components/schemas/SupplementalData/properties/content/additionalProperties/type",keyword:"type",params:{type: "object"},schema:schema25.properties.content.additionalProperties.type,parentSchema:schema25.properties.content.additionalProperties,data:data22};
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
}
else {
const err26 = {instancePath:instancePath+"/supplementalData",schemaPath:"contract:/components/schemas/SupplementalData/type",keyword:"type",params:{type: "object"},schema:schema25.type,parentSchema:schema25,data:data20};
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
const err27 = {instancePath,schemaPath:"#/allOf/0/type",keyword:"type",params:{type: "object"},schema:schema66.allOf[0].type,parentSchema:schema66.allOf[0],data};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!(validate34.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate34.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.date === undefined){
const err28 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "date"},schema:schema66.required,parentSchema:schema66,data};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema66.type,parentSchema:schema66,data};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"props":{"sourceModifiedDate":true,"modifiedDate":true,"id":true,"supplierRef":true,"accountRef":true,"totalAmount":true,"currency":true,"currencyRate":true,"date":true,"note":true,"paymentMethodRef":true,"lines":true,"reference":true,"metadata":true,"supplementalData":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate41.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate41.errors);
errors = vErrors.length;
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":{"sourceModifiedDate":true,"modifiedDate":true,"id":true,"supplierRef":true,"accountRef":true,"totalAmount":true,"currency":true,"currencyRate":true,"date":true,"note":true,"paymentMethodRef":true,"lines":true,"reference":true,"metadata":true,"supplementalData":true},"dynamicProps":false,"dynamicItems":false};

exports.v21 = validate46;
const schema79 = {"$id":"contract:/get-bill.parameters","type":"object","properties":{"path":{"type":"object","properties":{"companyId":{"type":"string","format":"uuid"},"billId":{"type":"string"}},"required":["companyId","billId"]}},"required":["path"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema79.required,parentSchema:schema79,data};
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
if(data0.companyId === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "companyId"},schema:schema79.properties.path.required,parentSchema:schema79.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.billId === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "billId"},schema:schema79.properties.path.required,parentSchema:schema79.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.companyId !== undefined){
let data1 = data0.companyId;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err3 = {instancePath:instancePath+"/path/companyId",schemaPath:"#/properties/path/properties/companyId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema79.properties.path.properties.companyId,data:data1};
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
const err4 = {instancePath:instancePath+"/path/companyId",schemaPath:"#/properties/path/properties/companyId/type",keyword:"type",params:{type: "string"},schema:schema79.properties.path.properties.companyId.type,parentSchema:schema79.properties.path.properties.companyId,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.billId !== undefined){
let data2 = data0.billId;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/path/billId",schemaPath:"#/properties/path/properties/billId/type",keyword:"type",params:{type: "string"},schema:schema79.properties.path.properties.billId.type,parentSchema:schema79.properties.path.properties.billId,data:data2};
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
const err6 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema79.properties.path.type,parentSchema:schema79.properties.path,data:data0};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema79.type,parentSchema:schema79,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v22 = validate47;
const schema80 = {"$id":"contract:/create-bill.body","$ref":"contract:/components/schemas/Bill"};
const schema81 = {"$id":"contract:/components/schemas/Bill","type":"object","allOf":[{"type":"object","properties":{"id":{"type":"string"},"reference":{"type":["string","null"]},"supplierRef":{"$ref":"contract:/components/schemas/Supplier:definitions:supplierRef:"},"purchaseOrderRefs":{"type":["array","null"],"items":{"type":"object","additionalProperties":false,"properties":{"id":{"type":"string"},"purchaseOrderNumber":{"type":["string","null"]}}}},"issueDate":{"allOf":[{},{"$ref":"contract:/components/schemas/Connection:properties:created:"}]},"dueDate":{"allOf":[{},{"$ref":"contract:/components/schemas/Connection:properties:created:"}]},"currency":{"$ref":"contract:/components/schemas/Account:definitions:accountPrototype:properties:currency:"},"currencyRate":{"$ref":"contract:/components/schemas/BillPayment:definitions:billPaymentLineLink:properties:currencyRate:"},"lineItems":{"type":["array","null"],"items":{"$ref":"contract:/components/schemas/Bill:definitions:billLineItem:"}},"withholdingTax":{"type":["array","null"],"items":{"type":"object","properties":{"name":{"minLength":1,"type":"string"},"amount":{"type":"number","format":"decimal","double":true}},"required":["amount","name"]}},"status":{"$ref":"contract:/components/schemas/Bill:definitions:billStatus:"},"subTotal":{"type":"number","format":"decimal","double":true},"taxAmount":{"type":"number","format":"decimal","double":true},"totalAmount":{"type":"number","format":"decimal","double":true},"amountDue":{"type":["number","null"],"format":"decimal","double":true},"note":{"type":["string","null"]},"paymentAllocations":{"type":["array","null"],"items":{"type":"object","properties":{"payment":{"$ref":"contract:/components/schemas/Bill:allOf:0:properties:paymentAllocations:items:definitions:paymentAllocationPayment:"},"allocation":{"type":"object","properties":{"currency":{"$ref":"contract:/components/schemas/Account:definitions:accountPrototype:properties:currency:"},"currencyRate":{"$ref":"contract:/components/schemas/BillPayment:definitions:billPaymentLineLink:properties:currencyRate:"},"allocatedOnDate":{"$ref":"contract:/components/schemas/Connection:properties:created:"},"totalAmount":{"type":"number","format":"decimal","double":true}}}},"required":["payment","allocation"]}},"metadata":{"$ref":"contract:/components/schemas/Metadata"},"supplementalData":{"$ref":"contract:/components/schemas/SupplementalData"}}},{"allOf":[{"type":"object","properties":{"modifiedDate":{"allOf":[{"$ref":"contract:/components/schemas/Connection:properties:created:"},{}]}}},{"type":["object","null"],"properties":{"sourceModifiedDate":{"allOf":[{"$ref":"contract:/components/schemas/Connection:properties:created:"},{}]}}}]}],"required":["issueDate","status","subTotal","taxAmount","totalAmount"]};
const schema96 = {"$id":"contract:/components/schemas/Bill:definitions:billStatus:","type":"string","enum":["Unknown","Open","PartiallyPaid","Paid","Void","Draft"]};
const schema87 = {"$id":"contract:/components/schemas/Bill:definitions:billLineItem:","type":"object","properties":{"lineNumber":{"type":["string","null"]},"description":{"type":["string","null"]},"unitAmount":{"type":"number","format":"decimal","double":true},"quantity":{"type":"number","format":"decimal","double":true},"unitOfMeasurement":{"type":["string","null"]},"discountAmount":{"type":["number","null"],"format":"decimal","double":true},"subTotal":{"type":["number","null"],"format":"decimal","double":true},"taxAmount":{"type":["number","null"],"format":"decimal","double":true},"totalAmount":{"type":["number","null"],"format":"decimal","double":true},"discountPercentage":{"type":["number","null"],"format":"decimal","double":true},"accountRef":{"anyOf":[{"$ref":"contract:/components/schemas/Account:definitions:accountRef:"},{"type":"null"}]},"taxRateRef":{"$ref":"contract:/components/schemas/TaxRate:definitions:taxRateRef:"},"itemRef":{"$ref":"contract:/components/schemas/BillCreditNote:definitions:billCreditNoteLineItem:properties:itemRef:"},"purchaseOrderLineRef":{"allOf":[{"type":"object","properties":{"id":{"type":"string"},"dataType":{"type":"string","enum":["purchaseOrders","bills"]},"lineNumber":{"type":"string"}}},{}]},"trackingCategoryRefs":{"type":["array","null"],"items":{"$ref":"contract:/components/schemas/TrackingCategory:definitions:trackingCategoryRef:"}},"tracking":{"$ref":"contract:/components/schemas/BillCreditNote:definitions:billCreditNoteLineItem:properties:tracking:"},"isDirectCost":{"type":"boolean"}}};
const schema90 = {"$id":"contract:/components/schemas/BillCreditNote:definitions:billCreditNoteLineItem:properties:itemRef:","type":"object","properties":{"id":{"minLength":1,"type":"string"},"name":{"type":["string","null"]}},"required":["id"]};
const schema92 = {"$id":"contract:/components/schemas/BillCreditNote:definitions:billCreditNoteLineItem:properties:tracking:","type":"object","properties":{"categoryRefs":{"type":"array","items":{"$ref":"contract:/components/schemas/TrackingCategory:definitions:trackingCategoryRef:"}},"customerRef":{"type":"object","properties":{"id":{"minLength":1,"type":"string"},"companyName":{"type":["string","null"]}},"required":["id"]},"projectRef":{"required":["id"],"type":"object","properties":{"id":{"minLength":1,"type":"string"},"name":{"type":["string","null"]}}},"isBilledTo":{"$ref":"contract:/components/schemas/BillCreditNote:definitions:billCreditNoteLineItem:properties:tracking:definitions:billedToType:"},"isRebilledTo":{"$ref":"contract:/components/schemas/BillCreditNote:definitions:billCreditNoteLineItem:properties:tracking:definitions:billedToType:"}},"required":["categoryRefs","isBilledTo","isRebilledTo"]};

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
if(data.categoryRefs === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "categoryRefs"},schema:schema92.required,parentSchema:schema92,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.isBilledTo === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isBilledTo"},schema:schema92.required,parentSchema:schema92,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.isRebilledTo === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isRebilledTo"},schema:schema92.required,parentSchema:schema92,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.categoryRefs !== undefined){
let data0 = data.categoryRefs;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.id === undefined){
const err3 = {instancePath:instancePath+"/categoryRefs/" + i0,schemaPath:"contract:/components/schemas/TrackingCategory:definitions:trackingCategoryRef:/required",keyword:"required",params:{missingProperty: "id"},schema:schema44.required,parentSchema:schema44,data:data1};
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
if(typeof data2 === "string"){
if(func0(data2) < 1){
const err4 = {instancePath:instancePath+"/categoryRefs/" + i0+"/id",schemaPath:"contract:/components/schemas/TrackingCategory:definitions:trackingCategoryRef:/properties/id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema44.properties.id,data:data2};
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
const err5 = {instancePath:instancePath+"/categoryRefs/" + i0+"/id",schemaPath:"contract:/components/schemas/TrackingCategory:definitions:trackingCategoryRef:/properties/id/type",keyword:"type",params:{type: "string"},schema:schema44.properties.id.type,parentSchema:schema44.properties.id,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data1.name !== undefined){
let data3 = data1.name;
if((typeof data3 !== "string") && (data3 !== null)){
const err6 = {instancePath:instancePath+"/categoryRefs/" + i0+"/name",schemaPath:"contract:/components/schemas/TrackingCategory:definitions:trackingCategoryRef:/properties/name/type",keyword:"type",params:{type: schema44.properties.name.type},schema:schema44.properties.name.type,parentSchema:schema44.properties.name,data:data3};
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
const err7 = {instancePath:instancePath+"/categoryRefs/" + i0,schemaPath:"contract:/components/schemas/TrackingCategory:definitions:trackingCategoryRef:/type",keyword:"type",params:{type: "object"},schema:schema44.type,parentSchema:schema44,data:data1};
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
const err8 = {instancePath:instancePath+"/categoryRefs",schemaPath:"#/properties/categoryRefs/type",keyword:"type",params:{type: "array"},schema:schema92.properties.categoryRefs.type,parentSchema:schema92.properties.categoryRefs,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.customerRef !== undefined){
let data4 = data.customerRef;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.id === undefined){
const err9 = {instancePath:instancePath+"/customerRef",schemaPath:"#/properties/customerRef/required",keyword:"required",params:{missingProperty: "id"},schema:schema92.properties.customerRef.required,parentSchema:schema92.properties.customerRef,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data4.id !== undefined){
let data5 = data4.id;
if(typeof data5 === "string"){
if(func0(data5) < 1){
const err10 = {instancePath:instancePath+"/customerRef/id",schemaPath:"#/properties/customerRef/properties/id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema92.properties.customerRef.properties.id,data:data5};
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
const err11 = {instancePath:instancePath+"/customerRef/id",schemaPath:"#/properties/customerRef/properties/id/type",keyword:"type",params:{type: "string"},schema:schema92.properties.customerRef.properties.id.type,parentSchema:schema92.properties.customerRef.properties.id,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data4.companyName !== undefined){
let data6 = data4.companyName;
if((typeof data6 !== "string") && (data6 !== null)){
const err12 = {instancePath:instancePath+"/customerRef/companyName",schemaPath:"#/properties/customerRef/properties/companyName/type",keyword:"type",params:{type: schema92.properties.customerRef.properties.companyName.type},schema:schema92.properties.customerRef.properties.companyName.type,parentSchema:schema92.properties.customerRef.properties.companyName,data:data6};
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
const err13 = {instancePath:instancePath+"/customerRef",schemaPath:"#/properties/customerRef/type",keyword:"type",params:{type: "object"},schema:schema92.properties.customerRef.type,parentSchema:schema92.properties.customerRef,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.projectRef !== undefined){
let data7 = data.projectRef;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.id === undefined){
const err14 = {instancePath:instancePath+"/projectRef",schemaPath:"#/properties/projectRef/required",keyword:"required",params:{missingProperty: "id"},schema:schema92.properties.projectRef.required,parentSchema:schema92.properties.projectRef,data:data7};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data7.id !== undefined){
let data8 = data7.id;
if(typeof data8 === "string"){
if(func0(data8) < 1){
const err15 = {instancePath:instancePath+"/projectRef/id",schemaPath:"#/properties/projectRef/properties/id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema92.properties.projectRef.properties.id,data:data8};
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
const err16 = {instancePath:instancePath+"/projectRef/id",schemaPath:"#/properties/projectRef/properties/id/type",keyword:"type",params:{type: "string"},schema:schema92.properties.projectRef.properties.id.type,parentSchema:schema92.properties.projectRef.properties.id,data:data8};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data7.name !== undefined){
let data9 = data7.name;
if((typeof data9 !== "string") && (data9 !== null)){
const err17 = {instancePath:instancePath+"/projectRef/name",schemaPath:"#/properties/projectRef/properties/name/type",keyword:"type",params:{type: schema92.properties.projectRef.properties.name.type},schema:schema92.properties.projectRef.properties.name.type,parentSchema:schema92.properties.projectRef.properties.name,data:data9};
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
const err18 = {instancePath:instancePath+"/projectRef",schemaPath:"#/properties/projectRef/type",keyword:"type",params:{type: "object"},schema:schema92.properties.projectRef.type,parentSchema:schema92.properties.projectRef,data:data7};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.isBilledTo !== undefined){
let data10 = data.isBilledTo;
if(typeof data10 !== "string"){
const err19 = {instancePath:instancePath+"/isBilledTo",schemaPath:"contract:/components/schemas/BillCreditNote:definitions:billCreditNoteLineItem:properties:tracking:definitions:billedToType:/type",keyword:"type",params:{type: "string"},schema:schema46.type,parentSchema:schema46,data:data10};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!((((data10 === "Unknown") || (data10 === "NotApplicable")) || (data10 === "Customer")) || (data10 === "Project"))){
const err20 = {instancePath:instancePath+"/isBilledTo",schemaPath:"contract:/components/schemas/BillCreditNote:definitions:billCreditNoteLineItem:properties:tracking:definitions:billedToType:/enum",keyword:"enum",params:{allowedValues: schema46.enum},schema:schema46.enum,parentSchema:schema46,data:data10};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.isRebilledTo !== undefined){
let data11 = data.isRebilledTo;
if(typeof data11 !== "string"){
const err21 = {instancePath:instancePath+"/isRebilledTo",schemaPath:"contract:/components/schemas/BillCreditNote:definitions:billCreditNoteLineItem:properties:tracking:definitions:billedToType:/type",keyword:"type",params:{type: "string"},schema:schema46.type,parentSchema:schema46,data:data11};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!((((data11 === "Unknown") || (data11 === "NotApplicable")) || (data11 === "Customer")) || (data11 === "Project"))){
const err22 = {instancePath:instancePath+"/isRebilledTo",schemaPath:"contract:/components/schemas/BillCreditNote:definitions:billCreditNoteLineItem:properties:tracking:definitions:billedToType:/enum",keyword:"enum",params:{allowedValues: schema46.enum},schema:schema46.enum,parentSchema:schema46,data:data11};
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
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema92.type,parentSchema:schema92,data};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"props":{"categoryRefs":true,"customerRef":true,"projectRef":true,"isBilledTo":true,"isRebilledTo":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.lineNumber !== undefined){
let data0 = data.lineNumber;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/lineNumber",schemaPath:"#/properties/lineNumber/type",keyword:"type",params:{type: schema87.properties.lineNumber.type},schema:schema87.properties.lineNumber.type,parentSchema:schema87.properties.lineNumber,data:data0};
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
let data1 = data.description;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema87.properties.description.type},schema:schema87.properties.description.type,parentSchema:schema87.properties.description,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.unitAmount !== undefined){
let data2 = data.unitAmount;
if(typeof data2 === "bigint"){
const err2 = {instancePath:instancePath+"/unitAmount",schemaPath:"#/properties/unitAmount/double",keyword:"double",params:{holder: data, key: "unitAmount"},schema:true,parentSchema:schema87.properties.unitAmount,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((typeof data2 == "number") && (isFinite(data2)))){
const err3 = {instancePath:instancePath+"/unitAmount",schemaPath:"#/properties/unitAmount/type",keyword:"type",params:{type: "number"},schema:schema87.properties.unitAmount.type,parentSchema:schema87.properties.unitAmount,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.quantity !== undefined){
let data3 = data.quantity;
if(typeof data3 === "bigint"){
const err4 = {instancePath:instancePath+"/quantity",schemaPath:"#/properties/quantity/double",keyword:"double",params:{holder: data, key: "quantity"},schema:true,parentSchema:schema87.properties.quantity,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((typeof data3 == "number") && (isFinite(data3)))){
const err5 = {instancePath:instancePath+"/quantity",schemaPath:"#/properties/quantity/type",keyword:"type",params:{type: "number"},schema:schema87.properties.quantity.type,parentSchema:schema87.properties.quantity,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.unitOfMeasurement !== undefined){
let data4 = data.unitOfMeasurement;
if((typeof data4 !== "string") && (data4 !== null)){
const err6 = {instancePath:instancePath+"/unitOfMeasurement",schemaPath:"#/properties/unitOfMeasurement/type",keyword:"type",params:{type: schema87.properties.unitOfMeasurement.type},schema:schema87.properties.unitOfMeasurement.type,parentSchema:schema87.properties.unitOfMeasurement,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.discountAmount !== undefined){
let data5 = data.discountAmount;
if((!((typeof data5 == "number") && (isFinite(data5)))) && (data5 !== null)){
const err7 = {instancePath:instancePath+"/discountAmount",schemaPath:"#/properties/discountAmount/type",keyword:"type",params:{type: schema87.properties.discountAmount.type},schema:schema87.properties.discountAmount.type,parentSchema:schema87.properties.discountAmount,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data5 === "bigint"){
const err8 = {instancePath:instancePath+"/discountAmount",schemaPath:"#/properties/discountAmount/double",keyword:"double",params:{holder: data, key: "discountAmount"},schema:true,parentSchema:schema87.properties.discountAmount,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.subTotal !== undefined){
let data6 = data.subTotal;
if((!((typeof data6 == "number") && (isFinite(data6)))) && (data6 !== null)){
const err9 = {instancePath:instancePath+"/subTotal",schemaPath:"#/properties/subTotal/type",keyword:"type",params:{type: schema87.properties.subTotal.type},schema:schema87.properties.subTotal.type,parentSchema:schema87.properties.subTotal,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data6 === "bigint"){
const err10 = {instancePath:instancePath+"/subTotal",schemaPath:"#/properties/subTotal/double",keyword:"double",params:{holder: data, key: "subTotal"},schema:true,parentSchema:schema87.properties.subTotal,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.taxAmount !== undefined){
let data7 = data.taxAmount;
if((!((typeof data7 == "number") && (isFinite(data7)))) && (data7 !== null)){
const err11 = {instancePath:instancePath+"/taxAmount",schemaPath:"#/properties/taxAmount/type",keyword:"type",params:{type: schema87.properties.taxAmount.type},schema:schema87.properties.taxAmount.type,parentSchema:schema87.properties.taxAmount,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data7 === "bigint"){
const err12 = {instancePath:instancePath+"/taxAmount",schemaPath:"#/properties/taxAmount/double",keyword:"double",params:{holder: data, key: "taxAmount"},schema:true,parentSchema:schema87.properties.taxAmount,data:data7};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.totalAmount !== undefined){
let data8 = data.totalAmount;
if((!((typeof data8 == "number") && (isFinite(data8)))) && (data8 !== null)){
const err13 = {instancePath:instancePath+"/totalAmount",schemaPath:"#/properties/totalAmount/type",keyword:"type",params:{type: schema87.properties.totalAmount.type},schema:schema87.properties.totalAmount.type,parentSchema:schema87.properties.totalAmount,data:data8};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data8 === "bigint"){
const err14 = {instancePath:instancePath+"/totalAmount",schemaPath:"#/properties/totalAmount/double",keyword:"double",params:{holder: data, key: "totalAmount"},schema:true,parentSchema:schema87.properties.totalAmount,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.discountPercentage !== undefined){
let data9 = data.discountPercentage;
if((!((typeof data9 == "number") && (isFinite(data9)))) && (data9 !== null)){
const err15 = {instancePath:instancePath+"/discountPercentage",schemaPath:"#/properties/discountPercentage/type",keyword:"type",params:{type: schema87.properties.discountPercentage.type},schema:schema87.properties.discountPercentage.type,parentSchema:schema87.properties.discountPercentage,data:data9};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data9 === "bigint"){
const err16 = {instancePath:instancePath+"/discountPercentage",schemaPath:"#/properties/discountPercentage/double",keyword:"double",params:{holder: data, key: "discountPercentage"},schema:true,parentSchema:schema87.properties.discountPercentage,data:data9};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.accountRef !== undefined){
let data10 = data.accountRef;
const _errs22 = errors;
let valid1 = false;
const _errs23 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.id !== undefined){
let data11 = data10.id;
if(typeof data11 !== "string"){
const err17 = {instancePath:instancePath+"/accountRef/id",schemaPath:"contract:/components/schemas/Account:definitions:accountRef:/properties/id/type",keyword:"type",params:{type: "string"},schema:schema41.properties.id.type,parentSchema:schema41.properties.id,data:data11};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data10.name !== undefined){
let data12 = data10.name;
if(typeof data12 !== "string"){
const err18 = {instancePath:instancePath+"/accountRef/name",schemaPath:"contract:/components/schemas/Account:definitions:accountRef:/properties/name/type",keyword:"type",params:{type: "string"},schema:schema41.properties.name.type,parentSchema:schema41.properties.name,data:data12};
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
const err19 = {instancePath:instancePath+"/accountRef",schemaPath:"contract:/components/schemas/Account:definitions:accountRef:/type",keyword:"type",params:{type: "object"},schema:schema41.type,parentSchema:schema41,data:data10};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var _valid0 = _errs23 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
var props0 = {__proto__: null, };
props0.id = true;
props0.name = true;
}
const _errs30 = errors;
if(data10 !== null){
const err20 = {instancePath:instancePath+"/accountRef",schemaPath:"#/properties/accountRef/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema87.properties.accountRef.anyOf[1].type,parentSchema:schema87.properties.accountRef.anyOf[1],data:data10};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var _valid0 = _errs30 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err21 = {instancePath:instancePath+"/accountRef",schemaPath:"#/properties/accountRef/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs22, passingSchemas: null},schema:schema87.properties.accountRef.anyOf,parentSchema:schema87.properties.accountRef,data:data10};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
else {
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
}
}
if(data.taxRateRef !== undefined){
let data13 = data.taxRateRef;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.id !== undefined){
let data14 = data13.id;
if(typeof data14 !== "string"){
const err22 = {instancePath:instancePath+"/taxRateRef/id",schemaPath:"contract:/components/schemas/TaxRate:definitions:taxRateRef:/properties/id/type",keyword:"type",params:{type: "string"},schema:schema42.properties.id.type,parentSchema:schema42.properties.id,data:data14};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data13.name !== undefined){
let data15 = data13.name;
if(typeof data15 !== "string"){
const err23 = {instancePath:instancePath+"/taxRateRef/name",schemaPath:"contract:/components/schemas/TaxRate:definitions:taxRateRef:/properties/name/type",keyword:"type",params:{type: "string"},schema:schema42.properties.name.type,parentSchema:schema42.properties.name,data:data15};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data13.effectiveTaxRate !== undefined){
let data16 = data13.effectiveTaxRate;
if(typeof data16 === "bigint"){
const err24 = {instancePath:instancePath+"/taxRateRef/effectiveTaxRate",schemaPath:"contract:/components/schemas/TaxRate:definitions:taxRateRef:/properties/effectiveTaxRate/double",keyword:"double",params:{holder: data13, key: "effectiveTaxRate"},schema:true,parentSchema:schema42.properties.effectiveTaxRate,data:data16};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!((typeof data16 == "number") && (isFinite(data16)))){
const err25 = {instancePath:instancePath+"/taxRateRef/effectiveTaxRate",schemaPath:"contract:/components/schemas/TaxRate:definitions:taxRateRef:/properties/effectiveTaxRate/type",keyword:"type",params:{type: "number"},schema:schema42.properties.effectiveTaxRate.type,parentSchema:schema42.properties.effectiveTaxRate,data:data16};
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
const err26 = {instancePath:instancePath+"/taxRateRef",schemaPath:"contract:/components/schemas/TaxRate:definitions:taxRateRef:/type",keyword:"type",params:{type: "object"},schema:schema42.type,parentSchema:schema42,data:data13};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.itemRef !== undefined){
let data17 = data.itemRef;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.id === undefined){
const err27 = {instancePath:instancePath+"/itemRef",schemaPath:"contract:/components/schemas/BillCreditNote:definitions:billCreditNoteLineItem:properties:itemRef:/required",keyword:"required",params:{missingProperty: "id"},schema:schema90.required,parentSchema:schema90,data:data17};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data17.id !== undefined){
let data18 = data17.id;
if(typeof data18 === "string"){
if(func0(data18) < 1){
const err28 = {instancePath:instancePath+"/itemRef/id",schemaPath:"contract:/components/schemas/BillCreditNote:definitions:billCreditNoteLineItem:properties:itemRef:/properties/id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema90.properties.id,data:data18};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/itemRef/id",schemaPath:"contract:/components/schemas/BillCreditNote:definitions:billCreditNoteLineItem:properties:itemRef:/properties/id/type",keyword:"type",params:{type: "string"},schema:schema90.properties.id.type,parentSchema:schema90.properties.id,data:data18};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data17.name !== undefined){
let data19 = data17.name;
if((typeof data19 !== "string") && (data19 !== null)){
const err30 = {instancePath:instancePath+"/itemRef/name",schemaPath:"contract:/components/schemas/BillCreditNote:definitions:billCreditNoteLineItem:properties:itemRef:/properties/name/type",keyword:"type",params:{type: schema90.properties.name.type},schema:schema90.properties.name.type,parentSchema:schema90.properties.name,data:data19};
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
const err31 = {instancePath:instancePath+"/itemRef",schemaPath:"contract:/components/schemas/BillCreditNote:definitions:billCreditNoteLineItem:properties:itemRef:/type",keyword:"type",params:{type: "object"},schema:schema90.type,parentSchema:schema90,data:data17};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.purchaseOrderLineRef !== undefined){
let data20 = data.purchaseOrderLineRef;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.id !== undefined){
let data21 = data20.id;
if(typeof data21 !== "string"){
const err32 = {instancePath:instancePath+"/purchaseOrderLineRef/id",schemaPath:"#/properties/purchaseOrderLineRef/allOf/0/properties/id/type",keyword:"type",params:{type: "string"},schema:schema87.properties.purchaseOrderLineRef.allOf[0].properties.id.type,parentSchema:schema87.properties.purchaseOrderLineRef.allOf[0].properties.id,data:data21};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data20.dataType !== undefined){
let data22 = data20.dataType;
if(typeof data22 !== "string"){
const err33 = {instancePath:instancePath+"/purchaseOrderLineRef/dataType",schemaPath:"#/properties/purchaseOrderLineRef/allOf/0/properties/dataType/type",keyword:"type",params:{type: "string"},schema:schema87.properties.purchaseOrderLineRef.allOf[0].properties.dataType.type,parentSchema:schema87.properties.purchaseOrderLineRef.allOf[0].properties.dataType,data:data22};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(!((data22 === "purchaseOrders") || (data22 === "bills"))){
const err34 = {instancePath:instancePath+"/purchaseOrderLineRef/dataType",schemaPath:"#/properties/purchaseOrderLineRef/allOf/0/properties/dataType/enum",keyword:"enum",params:{allowedValues: schema87.properties.purchaseOrderLineRef.allOf[0].properties.dataType.enum},schema:schema87.properties.purchaseOrderLineRef.allOf[0].properties.dataType.enum,parentSchema:schema87.properties.purchaseOrderLineRef.allOf[0].properties.dataType,data:data22};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data20.lineNumber !== undefined){
let data23 = data20.lineNumber;
if(typeof data23 !== "string"){
const err35 = {instancePath:instancePath+"/purchaseOrderLineRef/lineNumber",schemaPath:"#/properties/purchaseOrderLineRef/allOf/0/properties/lineNumber/type",keyword:"type",params:{type: "string"},schema:schema87.properties.purchaseOrderLineRef.allOf[0].properties.lineNumber.type,parentSchema:schema87.properties.purchaseOrderLineRef.allOf[0].properties.lineNumber,data:data23};
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
const err36 = {instancePath:instancePath+"/purchaseOrderLineRef",schemaPath:"#/properties/purchaseOrderLineRef/allOf/0/type",keyword:"type",params:{type: "object"},schema:schema87.properties.purchaseOrderLineRef.allOf[0].type,parentSchema:schema87.properties.purchaseOrderLineRef.allOf[0],data:data20};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.trackingCategoryRefs !== undefined){
let data24 = data.trackingCategoryRefs;
if((!(Array.isArray(data24))) && (data24 !== null)){
const err37 = {instancePath:instancePath+"/trackingCategoryRefs",schemaPath:"#/properties/trackingCategoryRefs/type",keyword:"type",params:{type: schema87.properties.trackingCategoryRefs.type},schema:schema87.properties.trackingCategoryRefs.type,parentSchema:schema87.properties.trackingCategoryRefs,data:data24};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(Array.isArray(data24)){
const len0 = data24.length;
for(let i0=0; i0<len0; i0++){
let data25 = data24[i0];
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
if(data25.id === undefined){
const err38 = {instancePath:instancePath+"/trackingCategoryRefs/" + i0,schemaPath:"contract:/components/schemas/TrackingCategory:definitions:trackingCategoryRef:/required",keyword:"required",params:{missingProperty: "id"},schema:schema44.required,parentSchema:schema44,data:data25};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data25.id !== undefined){
let data26 = data25.id;
if(typeof data26 === "string"){
if(func0(data26) < 1){
const err39 = {instancePath:instancePath+"/trackingCategoryRefs/" + i0+"/id",schemaPath:"contract:/components/schemas/TrackingCategory:definitions:trackingCategoryRef:/properties/id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema44.properties.id,data:data26};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/trackingCategoryRefs/" + i0+"/id",schemaPath:"contract:/components/schemas/TrackingCategory:definitions:trackingCategoryRef:/properties/id/type",keyword:"type",params:{type: "string"},schema:schema44.properties.id.type,parentSchema:schema44.properties.id,data:data26};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data25.name !== undefined){
let data27 = data25.name;
if((typeof data27 !== "string") && (data27 !== null)){
const err41 = {instancePath:instancePath+"/trackingCategoryRefs/" + i0+"/name",schemaPath:"contract:/components/schemas/TrackingCategory:definitions:trackingCategoryRef:/properties/name/type",keyword:"type",params:{type: schema44.properties.name.type},schema:schema44.properties.name.type,parentSchema:schema44.properties.name,data:data27};
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
const err42 = {instancePath:instancePath+"/trackingCategoryRefs/" + i0,schemaPath:"contract:/components/schemas/TrackingCategory:definitions:trackingCategoryRef:/type",keyword:"type",params:{type: "object"},schema:schema44.type,parentSchema:schema44,data:data25};
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
if(data.tracking !== undefined){
if(!(validate50.call(this, data.tracking, {instancePath:instancePath+"/tracking",parentData:data,parentDataProperty:"tracking",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate50.errors);
errors = vErrors.length;
}
}
if(data.isDirectCost !== undefined){
let data29 = data.isDirectCost;
if(typeof data29 !== "boolean"){
const err43 = {instancePath:instancePath+"/isDirectCost",schemaPath:"#/properties/isDirectCost/type",keyword:"type",params:{type: "boolean"},schema:schema87.properties.isDirectCost.type,parentSchema:schema87.properties.isDirectCost,data:data29};
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
else {
const err44 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema87.type,parentSchema:schema87,data};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
validate49.errors = vErrors;
return errors === 0;
}
validate49.evaluated = {"props":{"lineNumber":true,"description":true,"unitAmount":true,"quantity":true,"unitOfMeasurement":true,"discountAmount":true,"subTotal":true,"taxAmount":true,"totalAmount":true,"discountPercentage":true,"accountRef":true,"taxRateRef":true,"itemRef":true,"purchaseOrderLineRef":true,"trackingCategoryRefs":true,"tracking":true,"isDirectCost":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/allOf/0/properties/id/type",keyword:"type",params:{type: "string"},schema:schema81.allOf[0].properties.id.type,parentSchema:schema81.allOf[0].properties.id,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.reference !== undefined){
let data1 = data.reference;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/reference",schemaPath:"#/allOf/0/properties/reference/type",keyword:"type",params:{type: schema81.allOf[0].properties.reference.type},schema:schema81.allOf[0].properties.reference.type,parentSchema:schema81.allOf[0].properties.reference,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.supplierRef !== undefined){
let data2 = data.supplierRef;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.id === undefined){
const err2 = {instancePath:instancePath+"/supplierRef",schemaPath:"contract:/components/schemas/Supplier:definitions:supplierRef:/required",keyword:"required",params:{missingProperty: "id"},schema:schema33.required,parentSchema:schema33,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data2.id !== undefined){
let data3 = data2.id;
if(typeof data3 === "string"){
if(func0(data3) < 1){
const err3 = {instancePath:instancePath+"/supplierRef/id",schemaPath:"contract:/components/schemas/Supplier:definitions:supplierRef:/properties/id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema33.properties.id,data:data3};
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
const err4 = {instancePath:instancePath+"/supplierRef/id",schemaPath:"contract:/components/schemas/Supplier:definitions:supplierRef:/properties/id/type",keyword:"type",params:{type: "string"},schema:schema33.properties.id.type,parentSchema:schema33.properties.id,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data2.supplierName !== undefined){
let data4 = data2.supplierName;
if((typeof data4 !== "string") && (data4 !== null)){
const err5 = {instancePath:instancePath+"/supplierRef/supplierName",schemaPath:"contract:/components/schemas/Supplier:definitions:supplierRef:/properties/supplierName/type",keyword:"type",params:{type: schema33.properties.supplierName.type},schema:schema33.properties.supplierName.type,parentSchema:schema33.properties.supplierName,data:data4};
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
const err6 = {instancePath:instancePath+"/supplierRef",schemaPath:"contract:/components/schemas/Supplier:definitions:supplierRef:/type",keyword:"type",params:{type: "object"},schema:schema33.type,parentSchema:schema33,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.purchaseOrderRefs !== undefined){
let data5 = data.purchaseOrderRefs;
if((!(Array.isArray(data5))) && (data5 !== null)){
const err7 = {instancePath:instancePath+"/purchaseOrderRefs",schemaPath:"#/allOf/0/properties/purchaseOrderRefs/type",keyword:"type",params:{type: schema81.allOf[0].properties.purchaseOrderRefs.type},schema:schema81.allOf[0].properties.purchaseOrderRefs.type,parentSchema:schema81.allOf[0].properties.purchaseOrderRefs,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key0 in data6){
if(!((key0 === "id") || (key0 === "purchaseOrderNumber"))){
const err8 = {instancePath:instancePath+"/purchaseOrderRefs/" + i0,schemaPath:"#/allOf/0/properties/purchaseOrderRefs/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema81.allOf[0].properties.purchaseOrderRefs.items,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data6.id !== undefined){
let data7 = data6.id;
if(typeof data7 !== "string"){
const err9 = {instancePath:instancePath+"/purchaseOrderRefs/" + i0+"/id",schemaPath:"#/allOf/0/properties/purchaseOrderRefs/items/properties/id/type",keyword:"type",params:{type: "string"},schema:schema81.allOf[0].properties.purchaseOrderRefs.items.properties.id.type,parentSchema:schema81.allOf[0].properties.purchaseOrderRefs.items.properties.id,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data6.purchaseOrderNumber !== undefined){
let data8 = data6.purchaseOrderNumber;
if((typeof data8 !== "string") && (data8 !== null)){
const err10 = {instancePath:instancePath+"/purchaseOrderRefs/" + i0+"/purchaseOrderNumber",schemaPath:"#/allOf/0/properties/purchaseOrderRefs/items/properties/purchaseOrderNumber/type",keyword:"type",params:{type: schema81.allOf[0].properties.purchaseOrderRefs.items.properties.purchaseOrderNumber.type},schema:schema81.allOf[0].properties.purchaseOrderRefs.items.properties.purchaseOrderNumber.type,parentSchema:schema81.allOf[0].properties.purchaseOrderRefs.items.properties.purchaseOrderNumber,data:data8};
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
const err11 = {instancePath:instancePath+"/purchaseOrderRefs/" + i0,schemaPath:"#/allOf/0/properties/purchaseOrderRefs/items/type",keyword:"type",params:{type: "object"},schema:schema81.allOf[0].properties.purchaseOrderRefs.items.type,parentSchema:schema81.allOf[0].properties.purchaseOrderRefs.items,data:data6};
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
if(data.issueDate !== undefined){
let data9 = data.issueDate;
if(typeof data9 !== "string"){
const err12 = {instancePath:instancePath+"/issueDate",schemaPath:"contract:/components/schemas/Connection:properties:created:/type",keyword:"type",params:{type: "string"},schema:schema36.type,parentSchema:schema36,data:data9};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.dueDate !== undefined){
let data10 = data.dueDate;
if(typeof data10 !== "string"){
const err13 = {instancePath:instancePath+"/dueDate",schemaPath:"contract:/components/schemas/Connection:properties:created:/type",keyword:"type",params:{type: "string"},schema:schema36.type,parentSchema:schema36,data:data10};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.currency !== undefined){
let data11 = data.currency;
if(!(typeof data11 === "string")){
const err14 = {instancePath:instancePath+"/currency",schemaPath:"contract:/components/schemas/Account:definitions:accountPrototype:properties:currency:/type",keyword:"type",params:{type: "string"},schema:schema28.type,parentSchema:schema28,data:data11};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.currencyRate !== undefined){
let data12 = data.currencyRate;
if((!((typeof data12 == "number") && (isFinite(data12)))) && (data12 !== null)){
const err15 = {instancePath:instancePath+"/currencyRate",schemaPath:"contract:/components/schemas/BillPayment:definitions:billPaymentLineLink:properties:currencyRate:/type",keyword:"type",params:{type: schema39.type},schema:schema39.type,parentSchema:schema39,data:data12};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data12 === "bigint"){
const err16 = {instancePath:instancePath+"/currencyRate",schemaPath:"contract:/components/schemas/BillPayment:definitions:billPaymentLineLink:properties:currencyRate:/double",keyword:"double",params:{holder: data, key: "currencyRate"},schema:true,parentSchema:schema39,data:data12};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.lineItems !== undefined){
let data13 = data.lineItems;
if((!(Array.isArray(data13))) && (data13 !== null)){
const err17 = {instancePath:instancePath+"/lineItems",schemaPath:"#/allOf/0/properties/lineItems/type",keyword:"type",params:{type: schema81.allOf[0].properties.lineItems.type},schema:schema81.allOf[0].properties.lineItems.type,parentSchema:schema81.allOf[0].properties.lineItems,data:data13};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(Array.isArray(data13)){
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
if(!(validate49.call(this, data13[i1], {instancePath:instancePath+"/lineItems/" + i1,parentData:data13,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate49.errors);
errors = vErrors.length;
}
}
}
}
if(data.withholdingTax !== undefined){
let data15 = data.withholdingTax;
if((!(Array.isArray(data15))) && (data15 !== null)){
const err18 = {instancePath:instancePath+"/withholdingTax",schemaPath:"#/allOf/0/properties/withholdingTax/type",keyword:"type",params:{type: schema81.allOf[0].properties.withholdingTax.type},schema:schema81.allOf[0].properties.withholdingTax.type,parentSchema:schema81.allOf[0].properties.withholdingTax,data:data15};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(Array.isArray(data15)){
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
let data16 = data15[i2];
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.amount === undefined){
const err19 = {instancePath:instancePath+"/withholdingTax/" + i2,schemaPath:"#/allOf/0/properties/withholdingTax/items/required",keyword:"required",params:{missingProperty: "amount"},schema:schema81.allOf[0].properties.withholdingTax.items.required,parentSchema:schema81.allOf[0].properties.withholdingTax.items,data:data16};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data16.name === undefined){
const err20 = {instancePath:instancePath+"/withholdingTax/" + i2,schemaPath:"#/allOf/0/properties/withholdingTax/items/required",keyword:"required",params:{missingProperty: "name"},schema:schema81.allOf[0].properties.withholdingTax.items.required,parentSchema:schema81.allOf[0].properties.withholdingTax.items,data:data16};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data16.name !== undefined){
let data17 = data16.name;
if(typeof data17 === "string"){
if(func0(data17) < 1){
const err21 = {instancePath:instancePath+"/withholdingTax/" + i2+"/name",schemaPath:"#/allOf/0/properties/withholdingTax/items/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema81.allOf[0].properties.withholdingTax.items.properties.name,data:data17};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/withholdingTax/" + i2+"/name",schemaPath:"#/allOf/0/properties/withholdingTax/items/properties/name/type",keyword:"type",params:{type: "string"},schema:schema81.allOf[0].properties.withholdingTax.items.properties.name.type,parentSchema:schema81.allOf[0].properties.withholdingTax.items.properties.name,data:data17};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data16.amount !== undefined){
let data18 = data16.amount;
if(typeof data18 === "bigint"){
const err23 = {instancePath:instancePath+"/withholdingTax/" + i2+"/amount",schemaPath:"#/allOf/0/properties/withholdingTax/items/properties/amount/double",keyword:"double",params:{holder: data16, key: "amount"},schema:true,parentSchema:schema81.allOf[0].properties.withholdingTax.items.properties.amount,data:data18};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!((typeof data18 == "number") && (isFinite(data18)))){
const err24 = {instancePath:instancePath+"/withholdingTax/" + i2+"/amount",schemaPath:"#/allOf/0/properties/withholdingTax/items/properties/amount/type",keyword:"type",params:{type: "number"},schema:schema81.allOf[0].properties.withholdingTax.items.properties.amount.type,parentSchema:schema81.allOf[0].properties.withholdingTax.items.properties.amount,data:data18};
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
const err25 = {instancePath:instancePath+"/withholdingTax/" + i2,schemaPath:"#/allOf/0/properties/withholdingTax/items/type",keyword:"type",params:{type: "object"},schema:schema81.allOf[0].properties.withholdingTax.items.type,parentSchema:schema81.allOf[0].properties.withholdingTax.items,data:data16};
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
if(data.status !== undefined){
let data19 = data.status;
if(typeof data19 !== "string"){
const err26 = {instancePath:instancePath+"/status",schemaPath:"contract:/components/schemas/Bill:definitions:billStatus:/type",keyword:"type",params:{type: "string"},schema:schema96.type,parentSchema:schema96,data:data19};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!((((((data19 === "Unknown") || (data19 === "Open")) || (data19 === "PartiallyPaid")) || (data19 === "Paid")) || (data19 === "Void")) || (data19 === "Draft"))){
const err27 = {instancePath:instancePath+"/status",schemaPath:"contract:/components/schemas/Bill:definitions:billStatus:/enum",keyword:"enum",params:{allowedValues: schema96.enum},schema:schema96.enum,parentSchema:schema96,data:data19};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.subTotal !== undefined){
let data20 = data.subTotal;
if(typeof data20 === "bigint"){
const err28 = {instancePath:instancePath+"/subTotal",schemaPath:"#/allOf/0/properties/subTotal/double",keyword:"double",params:{holder: data, key: "subTotal"},schema:true,parentSchema:schema81.allOf[0].properties.subTotal,data:data20};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!((typeof data20 == "number") && (isFinite(data20)))){
const err29 = {instancePath:instancePath+"/subTotal",schemaPath:"#/allOf/0/properties/subTotal/type",keyword:"type",params:{type: "number"},schema:schema81.allOf[0].properties.subTotal.type,parentSchema:schema81.allOf[0].properties.subTotal,data:data20};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.taxAmount !== undefined){
let data21 = data.taxAmount;
if(typeof data21 === "bigint"){
const err30 = {instancePath:instancePath+"/taxAmount",schemaPath:"#/allOf/0/properties/taxAmount/double",keyword:"double",params:{holder: data, key: "taxAmount"},schema:true,parentSchema:schema81.allOf[0].properties.taxAmount,data:data21};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!((typeof data21 == "number") && (isFinite(data21)))){
const err31 = {instancePath:instancePath+"/taxAmount",schemaPath:"#/allOf/0/properties/taxAmount/type",keyword:"type",params:{type: "number"},schema:schema81.allOf[0].properties.taxAmount.type,parentSchema:schema81.allOf[0].properties.taxAmount,data:data21};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.totalAmount !== undefined){
let data22 = data.totalAmount;
if(typeof data22 === "bigint"){
const err32 = {instancePath:instancePath+"/totalAmount",schemaPath:"#/allOf/0/properties/totalAmount/double",keyword:"double",params:{holder: data, key: "totalAmount"},schema:true,parentSchema:schema81.allOf[0].properties.totalAmount,data:data22};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!((typeof data22 == "number") && (isFinite(data22)))){
const err33 = {instancePath:instancePath+"/totalAmount",schemaPath:"#/allOf/0/properties/totalAmount/type",keyword:"type",params:{type: "number"},schema:schema81.allOf[0].properties.totalAmount.type,parentSchema:schema81.allOf[0].properties.totalAmount,data:data22};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.amountDue !== undefined){
let data23 = data.amountDue;
if((!((typeof data23 == "number") && (isFinite(data23)))) && (data23 !== null)){
const err34 = {instancePath:instancePath+"/amountDue",schemaPath:"#/allOf/0/properties/amountDue/type",keyword:"type",params:{type: schema81.allOf[0].properties.amountDue.type},schema:schema81.allOf[0].properties.amountDue.type,parentSchema:schema81.allOf[0].properties.amountDue,data:data23};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(typeof data23 === "bigint"){
const err35 = {instancePath:instancePath+"/amountDue",schemaPath:"#/allOf/0/properties/amountDue/double",keyword:"double",params:{holder: data, key: "amountDue"},schema:true,parentSchema:schema81.allOf[0].properties.amountDue,data:data23};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.note !== undefined){
let data24 = data.note;
if((typeof data24 !== "string") && (data24 !== null)){
const err36 = {instancePath:instancePath+"/note",schemaPath:"#/allOf/0/properties/note/type",keyword:"type",params:{type: schema81.allOf[0].properties.note.type},schema:schema81.allOf[0].properties.note.type,parentSchema:schema81.allOf[0].properties.note,data:data24};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.paymentAllocations !== undefined){
let data25 = data.paymentAllocations;
if((!(Array.isArray(data25))) && (data25 !== null)){
const err37 = {instancePath:instancePath+"/paymentAllocations",schemaPath:"#/allOf/0/properties/paymentAllocations/type",keyword:"type",params:{type: schema81.allOf[0].properties.paymentAllocations.type},schema:schema81.allOf[0].properties.paymentAllocations.type,parentSchema:schema81.allOf[0].properties.paymentAllocations,data:data25};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(Array.isArray(data25)){
const len3 = data25.length;
for(let i3=0; i3<len3; i3++){
let data26 = data25[i3];
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
if(data26.payment === undefined){
const err38 = {instancePath:instancePath+"/paymentAllocations/" + i3,schemaPath:"#/allOf/0/properties/paymentAllocations/items/required",keyword:"required",params:{missingProperty: "payment"},schema:schema81.allOf[0].properties.paymentAllocations.items.required,parentSchema:schema81.allOf[0].properties.paymentAllocations.items,data:data26};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data26.allocation === undefined){
const err39 = {instancePath:instancePath+"/paymentAllocations/" + i3,schemaPath:"#/allOf/0/properties/paymentAllocations/items/required",keyword:"required",params:{missingProperty: "allocation"},schema:schema81.allOf[0].properties.paymentAllocations.items.required,parentSchema:schema81.allOf[0].properties.paymentAllocations.items,data:data26};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data26.payment !== undefined){
if(!(validate31.call(this, data26.payment, {instancePath:instancePath+"/paymentAllocations/" + i3+"/payment",parentData:data26,parentDataProperty:"payment",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate31.errors);
errors = vErrors.length;
}
}
if(data26.allocation !== undefined){
let data28 = data26.allocation;
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
if(data28.currency !== undefined){
let data29 = data28.currency;
if(!(typeof data29 === "string")){
const err40 = {instancePath:instancePath+"/paymentAllocations/" + i3+"/allocation/currency",schemaPath:"contract:/components/schemas/Account:definitions:accountPrototype:properties:currency:/type",keyword:"type",params:{type: "string"},schema:schema28.type,parentSchema:schema28,data:data29};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data28.currencyRate !== undefined){
let data30 = data28.currencyRate;
if((!((typeof data30 == "number") && (isFinite(data30)))) && (data30 !== null)){
const err41 = {instancePath:instancePath+"/paymentAllocations/" + i3+"/allocation/currencyRate",schemaPath:"contract:/components/schemas/BillPayment:definitions:billPaymentLineLink:properties:currencyRate:/type",keyword:"type",params:{type: schema39.type},schema:schema39.type,parentSchema:schema39,data:data30};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(typeof data30 === "bigint"){
const err42 = {instancePath:instancePath+"/paymentAllocations/" + i3+"/allocation/currencyRate",schemaPath:"contract:/components/schemas/BillPayment:definitions:billPaymentLineLink:properties:currencyRate:/double",keyword:"double",params:{holder: data28, key: "currencyRate"},schema:true,parentSchema:schema39,data:data30};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data28.allocatedOnDate !== undefined){
let data31 = data28.allocatedOnDate;
if(typeof data31 !== "string"){
const err43 = {instancePath:instancePath+"/paymentAllocations/" + i3+"/allocation/allocatedOnDate",schemaPath:"contract:/components/schemas/Connection:properties:created:/type",keyword:"type",params:{type: "string"},schema:schema36.type,parentSchema:schema36,data:data31};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data28.totalAmount !== undefined){
let data32 = data28.totalAmount;
if(typeof data32 === "bigint"){
const err44 = {instancePath:instancePath+"/paymentAllocations/" + i3+"/allocation/totalAmount",schemaPath:"#/allOf/0/properties/paymentAllocations/items/properties/allocation/properties/totalAmount/double",keyword:"double",params:{holder: data28, key: "totalAmount"},schema:true,parentSchema:schema81.allOf[0].properties.paymentAllocations.items.properties.allocation.properties.totalAmount,data:data32};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(!((typeof data32 == "number") && (isFinite(data32)))){
const err45 = {instancePath:instancePath+"/paymentAllocations/" + i3+"/allocation/totalAmount",schemaPath:"#/allOf/0/properties/paymentAllocations/items/properties/allocation/properties/totalAmount/type",keyword:"type",params:{type: "number"},schema:schema81.allOf[0].properties.paymentAllocations.items.properties.allocation.properties.totalAmount.type,parentSchema:schema81.allOf[0].properties.paymentAllocations.items.properties.allocation.properties.totalAmount,data:data32};
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
const err46 = {instancePath:instancePath+"/paymentAllocations/" + i3+"/allocation",schemaPath:"#/allOf/0/properties/paymentAllocations/items/properties/allocation/type",keyword:"type",params:{type: "object"},schema:schema81.allOf[0].properties.paymentAllocations.items.properties.allocation.type,parentSchema:schema81.allOf[0].properties.paymentAllocations.items.properties.allocation,data:data28};
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
const err47 = {instancePath:instancePath+"/paymentAllocations/" + i3,schemaPath:"#/allOf/0/properties/paymentAllocations/items/type",keyword:"type",params:{type: "object"},schema:schema81.allOf[0].properties.paymentAllocations.items.type,parentSchema:schema81.allOf[0].properties.paymentAllocations.items,data:data26};
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
if(data.metadata !== undefined){
let data33 = data.metadata;
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
if(data33.isDeleted !== undefined){
let data34 = data33.isDeleted;
if((typeof data34 !== "boolean") && (data34 !== null)){
const err48 = {instancePath:instancePath+"/metadata/isDeleted",schemaPath:"contract:/components/schemas/Metadata/properties/isDeleted/type",keyword:"type",params:{type: schema58.properties.isDeleted.type},schema:schema58.properties.isDeleted.type,parentSchema:schema58.properties.isDeleted,data:data34};
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
const err49 = {instancePath:instancePath+"/metadata",schemaPath:"contract:/components/schemas/Metadata/type",keyword:"type",params:{type: "object"},schema:schema58.type,parentSchema:schema58,data:data33};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.supplementalData !== undefined){
let data35 = data.supplementalData;
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
if(data35.content !== undefined){
let data36 = data35.content;
if((!(data36 && typeof data36 == "object" && !Array.isArray(data36))) && (data36 !== null)){
const err50 = {instancePath:instancePath+"/supplementalData/content",schemaPath:"contract:/components/schemas/SupplementalData/properties/content/type",keyword:"type",params:{type: schema25.properties.content.type},schema:schema25.properties.content.type,parentSchema:schema25.properties.content,data:data36};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
for(const key1 in data36){
let data37 = data36[key1];
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
}
else {
const err51 = {instancePath:instancePath+"/supplementalData/content/" + runtime.escapeName(key1),schemaPath:"contract:/components/schemas/SupplementalData/properties/content/additionalProperties/type",keyword:"type",params:{type: "object"},schema:schema25.properties.content.additionalProperties.type,parentSchema:schema25.properties.content.additionalProperties,data:data37};
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
}
else {
const err52 = {instancePath:instancePath+"/supplementalData",schemaPath:"contract:/components/schemas/SupplementalData/type",keyword:"type",params:{type: "object"},schema:schema25.type,parentSchema:schema25,data:data35};
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
const err53 = {instancePath,schemaPath:"#/allOf/0/type",keyword:"type",params:{type: "object"},schema:schema81.allOf[0].type,parentSchema:schema81.allOf[0],data};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.modifiedDate !== undefined){
let data38 = data.modifiedDate;
if(typeof data38 !== "string"){
const err54 = {instancePath:instancePath+"/modifiedDate",schemaPath:"contract:/components/schemas/Connection:properties:created:/type",keyword:"type",params:{type: "string"},schema:schema36.type,parentSchema:schema36,data:data38};
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
const err55 = {instancePath,schemaPath:"#/allOf/1/allOf/0/type",keyword:"type",params:{type: "object"},schema:schema81.allOf[1].allOf[0].type,parentSchema:schema81.allOf[1].allOf[0],data};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err56 = {instancePath,schemaPath:"#/allOf/1/allOf/1/type",keyword:"type",params:{type: schema81.allOf[1].allOf[1].type},schema:schema81.allOf[1].allOf[1].type,parentSchema:schema81.allOf[1].allOf[1],data};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sourceModifiedDate !== undefined){
let data39 = data.sourceModifiedDate;
if(typeof data39 !== "string"){
const err57 = {instancePath:instancePath+"/sourceModifiedDate",schemaPath:"contract:/components/schemas/Connection:properties:created:/type",keyword:"type",params:{type: "string"},schema:schema36.type,parentSchema:schema36,data:data39};
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.issueDate === undefined){
const err58 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "issueDate"},schema:schema81.required,parentSchema:schema81,data};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(data.status === undefined){
const err59 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},schema:schema81.required,parentSchema:schema81,data};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data.subTotal === undefined){
const err60 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subTotal"},schema:schema81.required,parentSchema:schema81,data};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data.taxAmount === undefined){
const err61 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "taxAmount"},schema:schema81.required,parentSchema:schema81,data};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(data.totalAmount === undefined){
const err62 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "totalAmount"},schema:schema81.required,parentSchema:schema81,data};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
else {
const err63 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema81.type,parentSchema:schema81,data};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
validate48.errors = vErrors;
return errors === 0;
}
validate48.evaluated = {"props":{"sourceModifiedDate":true,"modifiedDate":true,"id":true,"reference":true,"supplierRef":true,"purchaseOrderRefs":true,"issueDate":true,"dueDate":true,"currency":true,"currencyRate":true,"lineItems":true,"withholdingTax":true,"status":true,"subTotal":true,"taxAmount":true,"totalAmount":true,"amountDue":true,"note":true,"paymentAllocations":true,"metadata":true,"supplementalData":true},"dynamicProps":false,"dynamicItems":false};


function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate47.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate48.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate48.errors);
errors = vErrors.length;
}
validate47.errors = vErrors;
return errors === 0;
}
validate47.evaluated = {"props":{"sourceModifiedDate":true,"modifiedDate":true,"id":true,"reference":true,"supplierRef":true,"purchaseOrderRefs":true,"issueDate":true,"dueDate":true,"currency":true,"currencyRate":true,"lineItems":true,"withholdingTax":true,"status":true,"subTotal":true,"taxAmount":true,"totalAmount":true,"amountDue":true,"note":true,"paymentAllocations":true,"metadata":true,"supplementalData":true},"dynamicProps":false,"dynamicItems":false};

exports.v23 = validate55;
const schema104 = {"$id":"contract:/update-bill.parameters","type":"object","properties":{"path":{"type":"object","properties":{"companyId":{"type":"string","format":"uuid"},"connectionId":{"type":"string","format":"uuid"},"billId":{"type":"string"}},"required":["companyId","connectionId","billId"]},"query":{"type":"object","properties":{"timeoutInMinutes":{"type":"integer","format":"int32"},"forceUpdate":{"type":"boolean"}},"required":[]}},"required":["path","query"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema104.required,parentSchema:schema104,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema104.required,parentSchema:schema104,data};
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
if(data0.companyId === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "companyId"},schema:schema104.properties.path.required,parentSchema:schema104.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.connectionId === undefined){
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "connectionId"},schema:schema104.properties.path.required,parentSchema:schema104.properties.path,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.billId === undefined){
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "billId"},schema:schema104.properties.path.required,parentSchema:schema104.properties.path,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.companyId !== undefined){
let data1 = data0.companyId;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err5 = {instancePath:instancePath+"/path/companyId",schemaPath:"#/properties/path/properties/companyId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema104.properties.path.properties.companyId,data:data1};
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
const err6 = {instancePath:instancePath+"/path/companyId",schemaPath:"#/properties/path/properties/companyId/type",keyword:"type",params:{type: "string"},schema:schema104.properties.path.properties.companyId.type,parentSchema:schema104.properties.path.properties.companyId,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.connectionId !== undefined){
let data2 = data0.connectionId;
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
const err7 = {instancePath:instancePath+"/path/connectionId",schemaPath:"#/properties/path/properties/connectionId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema104.properties.path.properties.connectionId,data:data2};
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
const err8 = {instancePath:instancePath+"/path/connectionId",schemaPath:"#/properties/path/properties/connectionId/type",keyword:"type",params:{type: "string"},schema:schema104.properties.path.properties.connectionId.type,parentSchema:schema104.properties.path.properties.connectionId,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.billId !== undefined){
let data3 = data0.billId;
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/path/billId",schemaPath:"#/properties/path/properties/billId/type",keyword:"type",params:{type: "string"},schema:schema104.properties.path.properties.billId.type,parentSchema:schema104.properties.path.properties.billId,data:data3};
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
const err10 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema104.properties.path.type,parentSchema:schema104.properties.path,data:data0};
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
let data4 = data.query;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.timeoutInMinutes !== undefined){
let data5 = data4.timeoutInMinutes;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err11 = {instancePath:instancePath+"/query/timeoutInMinutes",schemaPath:"#/properties/query/properties/timeoutInMinutes/type",keyword:"type",params:{type: "integer"},schema:schema104.properties.query.properties.timeoutInMinutes.type,parentSchema:schema104.properties.query.properties.timeoutInMinutes,data:data5};
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
const err12 = {instancePath:instancePath+"/query/timeoutInMinutes",schemaPath:"#/properties/query/properties/timeoutInMinutes/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema104.properties.query.properties.timeoutInMinutes,data:data5};
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
if(data4.forceUpdate !== undefined){
let data6 = data4.forceUpdate;
if(typeof data6 !== "boolean"){
const err13 = {instancePath:instancePath+"/query/forceUpdate",schemaPath:"#/properties/query/properties/forceUpdate/type",keyword:"type",params:{type: "boolean"},schema:schema104.properties.query.properties.forceUpdate.type,parentSchema:schema104.properties.query.properties.forceUpdate,data:data6};
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
const err14 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema104.properties.query.type,parentSchema:schema104.properties.query,data:data4};
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
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema104.type,parentSchema:schema104,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v24 = validate56;
const schema105 = {"$id":"contract:/delete-bill.parameters","type":"object","properties":{"path":{"type":"object","properties":{"companyId":{"type":"string","format":"uuid"},"connectionId":{"type":"string","format":"uuid"},"billId":{"type":"string"}},"required":["companyId","connectionId","billId"]}},"required":["path"]};

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
if(data0.companyId === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "companyId"},schema:schema105.properties.path.required,parentSchema:schema105.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.connectionId === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "connectionId"},schema:schema105.properties.path.required,parentSchema:schema105.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.billId === undefined){
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "billId"},schema:schema105.properties.path.required,parentSchema:schema105.properties.path,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.companyId !== undefined){
let data1 = data0.companyId;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err4 = {instancePath:instancePath+"/path/companyId",schemaPath:"#/properties/path/properties/companyId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema105.properties.path.properties.companyId,data:data1};
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
const err5 = {instancePath:instancePath+"/path/companyId",schemaPath:"#/properties/path/properties/companyId/type",keyword:"type",params:{type: "string"},schema:schema105.properties.path.properties.companyId.type,parentSchema:schema105.properties.path.properties.companyId,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.connectionId !== undefined){
let data2 = data0.connectionId;
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
const err6 = {instancePath:instancePath+"/path/connectionId",schemaPath:"#/properties/path/properties/connectionId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema105.properties.path.properties.connectionId,data:data2};
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
const err7 = {instancePath:instancePath+"/path/connectionId",schemaPath:"#/properties/path/properties/connectionId/type",keyword:"type",params:{type: "string"},schema:schema105.properties.path.properties.connectionId.type,parentSchema:schema105.properties.path.properties.connectionId,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.billId !== undefined){
let data3 = data0.billId;
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/path/billId",schemaPath:"#/properties/path/properties/billId/type",keyword:"type",params:{type: "string"},schema:schema105.properties.path.properties.billId.type,parentSchema:schema105.properties.path.properties.billId,data:data3};
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
const err9 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema105.properties.path.type,parentSchema:schema105.properties.path,data:data0};
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
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema105.type,parentSchema:schema105,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v25 = validate57;
const schema106 = {"$id":"contract:/get-bill-attachment.parameters","type":"object","properties":{"path":{"type":"object","properties":{"companyId":{"type":"string","format":"uuid"},"connectionId":{"type":"string","format":"uuid"},"billId":{"type":"string"},"attachmentId":{"type":"string","format":"uuid"}},"required":["companyId","connectionId","billId","attachmentId"]}},"required":["path"]};

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
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.companyId === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "companyId"},schema:schema106.properties.path.required,parentSchema:schema106.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.connectionId === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "connectionId"},schema:schema106.properties.path.required,parentSchema:schema106.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.billId === undefined){
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "billId"},schema:schema106.properties.path.required,parentSchema:schema106.properties.path,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.attachmentId === undefined){
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "attachmentId"},schema:schema106.properties.path.required,parentSchema:schema106.properties.path,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.companyId !== undefined){
let data1 = data0.companyId;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err5 = {instancePath:instancePath+"/path/companyId",schemaPath:"#/properties/path/properties/companyId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema106.properties.path.properties.companyId,data:data1};
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
const err6 = {instancePath:instancePath+"/path/companyId",schemaPath:"#/properties/path/properties/companyId/type",keyword:"type",params:{type: "string"},schema:schema106.properties.path.properties.companyId.type,parentSchema:schema106.properties.path.properties.companyId,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.connectionId !== undefined){
let data2 = data0.connectionId;
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
const err7 = {instancePath:instancePath+"/path/connectionId",schemaPath:"#/properties/path/properties/connectionId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema106.properties.path.properties.connectionId,data:data2};
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
const err8 = {instancePath:instancePath+"/path/connectionId",schemaPath:"#/properties/path/properties/connectionId/type",keyword:"type",params:{type: "string"},schema:schema106.properties.path.properties.connectionId.type,parentSchema:schema106.properties.path.properties.connectionId,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.billId !== undefined){
let data3 = data0.billId;
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/path/billId",schemaPath:"#/properties/path/properties/billId/type",keyword:"type",params:{type: "string"},schema:schema106.properties.path.properties.billId.type,parentSchema:schema106.properties.path.properties.billId,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data0.attachmentId !== undefined){
let data4 = data0.attachmentId;
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
const err10 = {instancePath:instancePath+"/path/attachmentId",schemaPath:"#/properties/path/properties/attachmentId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema106.properties.path.properties.attachmentId,data:data4};
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
const err11 = {instancePath:instancePath+"/path/attachmentId",schemaPath:"#/properties/path/properties/attachmentId/type",keyword:"type",params:{type: "string"},schema:schema106.properties.path.properties.attachmentId.type,parentSchema:schema106.properties.path.properties.attachmentId,data:data4};
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
const err12 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema106.properties.path.type,parentSchema:schema106.properties.path,data:data0};
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
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema106.type,parentSchema:schema106,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v26 = validate58;
const schema107 = {"$id":"contract:/upload-bill-attachment.body","$ref":"contract:/components/schemas/AttachmentUpload"};
const schema108 = {"$id":"contract:/components/schemas/AttachmentUpload","type":"object","required":["file"],"properties":{"file":{"$ref":"contract:/components/schemas/AttachmentUpload:definitions:codatFile:"}}};
const schema109 = {"$id":"contract:/components/schemas/AttachmentUpload:definitions:codatFile:","blob":true};

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
if(data.file === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "file"},schema:schema108.required,parentSchema:schema108,data};
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
const err1 = {instancePath:instancePath+"/file",schemaPath:"contract:/components/schemas/AttachmentUpload:definitions:codatFile:/blob",keyword:"blob",params:{},schema:true,parentSchema:schema109,data:data0};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema108.type,parentSchema:schema108,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"props":{"file":true},"dynamicProps":false,"dynamicItems":false};


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
validate58.evaluated = {"props":{"file":true},"dynamicProps":false,"dynamicItems":false};

exports.v27 = validate61;
const schema110 = {"$id":"contract:/create-journal-entry.body","$ref":"contract:/components/schemas/JournalEntry"};
const schema111 = {"$id":"contract:/components/schemas/JournalEntry","type":"object","allOf":[{"type":"object","properties":{"id":{"type":"string"},"description":{"type":["string","null"]},"postedOn":{"$ref":"contract:/components/schemas/Connection:properties:created:"},"createdOn":{"$ref":"contract:/components/schemas/Connection:properties:created:"},"updatedOn":{"$ref":"contract:/components/schemas/Connection:properties:created:"},"journalRef":{"$ref":"contract:/components/schemas/Journal:definitions:journalRef:"},"journalLines":{"type":["array","null"],"items":{"$ref":"contract:/components/schemas/JournalEntry:definitions:journalLine:"}},"recordRef":{"$ref":"contract:/components/schemas/JournalEntry:definitions:journalEntryRecordRef:"},"metadata":{"$ref":"contract:/components/schemas/Metadata"},"supplementalData":{"$ref":"contract:/components/schemas/SupplementalData"}}},{"$ref":"contract:/components/schemas/Bill:allOf:1:"}]};
const schema115 = {"$id":"contract:/components/schemas/Journal:definitions:journalRef:","type":"object","additionalProperties":false,"properties":{"id":{"minLength":1,"type":"string"},"name":{"type":["string","null"],"maxLength":256}},"required":["id"]};
const schema119 = {"$id":"contract:/components/schemas/JournalEntry:definitions:journalEntryRecordRef:","type":"object","properties":{"id":{"type":"string"},"dataType":{"type":"string","enum":["bankTransactions","billCreditNotes","billPayments","bills","creditNotes","directCosts","directIncomes","invoices","journalEntries","payments","transfers"]}}};
const schema116 = {"$id":"contract:/components/schemas/JournalEntry:definitions:journalLine:","type":"object","properties":{"description":{"type":["string","null"]},"netAmount":{"type":"number","format":"decimal","double":true},"transactionAmount":{"type":"number","format":"decimal","double":true},"currency":{"type":["string","null"]},"transactionCurrency":{"type":["string","null"]},"accountRef":{"$ref":"contract:/components/schemas/Account:definitions:accountRef:"},"tracking":{"type":"object","properties":{"recordRefs":{"type":["array","null"],"items":{"$ref":"contract:/components/schemas/JournalEntry:definitions:journalLine:properties:tracking:definitions:trackingRecordRef:"}}}},"contactRef":{"type":"object","properties":{"id":{"minLength":1,"type":"string"},"dataType":{"type":"string","enum":["customers","suppliers"]}},"required":["id"]}},"required":["netAmount"]};
const schema118 = {"$id":"contract:/components/schemas/JournalEntry:definitions:journalLine:properties:tracking:definitions:trackingRecordRef:","type":"object","properties":{"id":{"type":"string"},"dataType":{"type":"string","enum":["customers","suppliers","trackingCategories"]}}};

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
if(data.netAmount === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "netAmount"},schema:schema116.required,parentSchema:schema116,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.description !== undefined){
let data0 = data.description;
if((typeof data0 !== "string") && (data0 !== null)){
const err1 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema116.properties.description.type},schema:schema116.properties.description.type,parentSchema:schema116.properties.description,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.netAmount !== undefined){
let data1 = data.netAmount;
if(typeof data1 === "bigint"){
const err2 = {instancePath:instancePath+"/netAmount",schemaPath:"#/properties/netAmount/double",keyword:"double",params:{holder: data, key: "netAmount"},schema:true,parentSchema:schema116.properties.netAmount,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((typeof data1 == "number") && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/netAmount",schemaPath:"#/properties/netAmount/type",keyword:"type",params:{type: "number"},schema:schema116.properties.netAmount.type,parentSchema:schema116.properties.netAmount,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.transactionAmount !== undefined){
let data2 = data.transactionAmount;
if(typeof data2 === "bigint"){
const err4 = {instancePath:instancePath+"/transactionAmount",schemaPath:"#/properties/transactionAmount/double",keyword:"double",params:{holder: data, key: "transactionAmount"},schema:true,parentSchema:schema116.properties.transactionAmount,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((typeof data2 == "number") && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/transactionAmount",schemaPath:"#/properties/transactionAmount/type",keyword:"type",params:{type: "number"},schema:schema116.properties.transactionAmount.type,parentSchema:schema116.properties.transactionAmount,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.currency !== undefined){
let data3 = data.currency;
if((typeof data3 !== "string") && (data3 !== null)){
const err6 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: schema116.properties.currency.type},schema:schema116.properties.currency.type,parentSchema:schema116.properties.currency,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.transactionCurrency !== undefined){
let data4 = data.transactionCurrency;
if((typeof data4 !== "string") && (data4 !== null)){
const err7 = {instancePath:instancePath+"/transactionCurrency",schemaPath:"#/properties/transactionCurrency/type",keyword:"type",params:{type: schema116.properties.transactionCurrency.type},schema:schema116.properties.transactionCurrency.type,parentSchema:schema116.properties.transactionCurrency,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.accountRef !== undefined){
let data5 = data.accountRef;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.id !== undefined){
let data6 = data5.id;
if(typeof data6 !== "string"){
const err8 = {instancePath:instancePath+"/accountRef/id",schemaPath:"contract:/components/schemas/Account:definitions:accountRef:/properties/id/type",keyword:"type",params:{type: "string"},schema:schema41.properties.id.type,parentSchema:schema41.properties.id,data:data6};
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
const err9 = {instancePath:instancePath+"/accountRef/name",schemaPath:"contract:/components/schemas/Account:definitions:accountRef:/properties/name/type",keyword:"type",params:{type: "string"},schema:schema41.properties.name.type,parentSchema:schema41.properties.name,data:data7};
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
const err10 = {instancePath:instancePath+"/accountRef",schemaPath:"contract:/components/schemas/Account:definitions:accountRef:/type",keyword:"type",params:{type: "object"},schema:schema41.type,parentSchema:schema41,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.tracking !== undefined){
let data8 = data.tracking;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.recordRefs !== undefined){
let data9 = data8.recordRefs;
if((!(Array.isArray(data9))) && (data9 !== null)){
const err11 = {instancePath:instancePath+"/tracking/recordRefs",schemaPath:"#/properties/tracking/properties/recordRefs/type",keyword:"type",params:{type: schema116.properties.tracking.properties.recordRefs.type},schema:schema116.properties.tracking.properties.recordRefs.type,parentSchema:schema116.properties.tracking.properties.recordRefs,data:data9};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(Array.isArray(data9)){
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.id !== undefined){
let data11 = data10.id;
if(typeof data11 !== "string"){
const err12 = {instancePath:instancePath+"/tracking/recordRefs/" + i0+"/id",schemaPath:"contract:/components/schemas/JournalEntry:definitions:journalLine:properties:tracking:definitions:trackingRecordRef:/properties/id/type",keyword:"type",params:{type: "string"},schema:schema118.properties.id.type,parentSchema:schema118.properties.id,data:data11};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data10.dataType !== undefined){
let data12 = data10.dataType;
if(typeof data12 !== "string"){
const err13 = {instancePath:instancePath+"/tracking/recordRefs/" + i0+"/dataType",schemaPath:"contract:/components/schemas/JournalEntry:definitions:journalLine:properties:tracking:definitions:trackingRecordRef:/properties/dataType/type",keyword:"type",params:{type: "string"},schema:schema118.properties.dataType.type,parentSchema:schema118.properties.dataType,data:data12};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(((data12 === "customers") || (data12 === "suppliers")) || (data12 === "trackingCategories"))){
const err14 = {instancePath:instancePath+"/tracking/recordRefs/" + i0+"/dataType",schemaPath:"contract:/components/schemas/JournalEntry:definitions:journalLine:properties:tracking:definitions:trackingRecordRef:/properties/dataType/enum",keyword:"enum",params:{allowedValues: schema118.properties.dataType.enum},schema:schema118.properties.dataType.enum,parentSchema:schema118.properties.dataType,data:data12};
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
const err15 = {instancePath:instancePath+"/tracking/recordRefs/" + i0,schemaPath:"contract:/components/schemas/JournalEntry:definitions:journalLine:properties:tracking:definitions:trackingRecordRef:/type",keyword:"type",params:{type: "object"},schema:schema118.type,parentSchema:schema118,data:data10};
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
}
else {
const err16 = {instancePath:instancePath+"/tracking",schemaPath:"#/properties/tracking/type",keyword:"type",params:{type: "object"},schema:schema116.properties.tracking.type,parentSchema:schema116.properties.tracking,data:data8};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.contactRef !== undefined){
let data13 = data.contactRef;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.id === undefined){
const err17 = {instancePath:instancePath+"/contactRef",schemaPath:"#/properties/contactRef/required",keyword:"required",params:{missingProperty: "id"},schema:schema116.properties.contactRef.required,parentSchema:schema116.properties.contactRef,data:data13};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data13.id !== undefined){
let data14 = data13.id;
if(typeof data14 === "string"){
if(func0(data14) < 1){
const err18 = {instancePath:instancePath+"/contactRef/id",schemaPath:"#/properties/contactRef/properties/id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema116.properties.contactRef.properties.id,data:data14};
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
const err19 = {instancePath:instancePath+"/contactRef/id",schemaPath:"#/properties/contactRef/properties/id/type",keyword:"type",params:{type: "string"},schema:schema116.properties.contactRef.properties.id.type,parentSchema:schema116.properties.contactRef.properties.id,data:data14};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data13.dataType !== undefined){
let data15 = data13.dataType;
if(typeof data15 !== "string"){
const err20 = {instancePath:instancePath+"/contactRef/dataType",schemaPath:"#/properties/contactRef/properties/dataType/type",keyword:"type",params:{type: "string"},schema:schema116.properties.contactRef.properties.dataType.type,parentSchema:schema116.properties.contactRef.properties.dataType,data:data15};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!((data15 === "customers") || (data15 === "suppliers"))){
const err21 = {instancePath:instancePath+"/contactRef/dataType",schemaPath:"#/properties/contactRef/properties/dataType/enum",keyword:"enum",params:{allowedValues: schema116.properties.contactRef.properties.dataType.enum},schema:schema116.properties.contactRef.properties.dataType.enum,parentSchema:schema116.properties.contactRef.properties.dataType,data:data15};
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
const err22 = {instancePath:instancePath+"/contactRef",schemaPath:"#/properties/contactRef/type",keyword:"type",params:{type: "object"},schema:schema116.properties.contactRef.type,parentSchema:schema116.properties.contactRef,data:data13};
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
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema116.type,parentSchema:schema116,data};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"props":{"description":true,"netAmount":true,"transactionAmount":true,"currency":true,"transactionCurrency":true,"accountRef":true,"tracking":true,"contactRef":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema111.type,parentSchema:schema111,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/allOf/0/properties/id/type",keyword:"type",params:{type: "string"},schema:schema111.allOf[0].properties.id.type,parentSchema:schema111.allOf[0].properties.id,data:data0};
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
if((typeof data1 !== "string") && (data1 !== null)){
const err2 = {instancePath:instancePath+"/description",schemaPath:"#/allOf/0/properties/description/type",keyword:"type",params:{type: schema111.allOf[0].properties.description.type},schema:schema111.allOf[0].properties.description.type,parentSchema:schema111.allOf[0].properties.description,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.postedOn !== undefined){
let data2 = data.postedOn;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/postedOn",schemaPath:"contract:/components/schemas/Connection:properties:created:/type",keyword:"type",params:{type: "string"},schema:schema36.type,parentSchema:schema36,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.createdOn !== undefined){
let data3 = data.createdOn;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/createdOn",schemaPath:"contract:/components/schemas/Connection:properties:created:/type",keyword:"type",params:{type: "string"},schema:schema36.type,parentSchema:schema36,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.updatedOn !== undefined){
let data4 = data.updatedOn;
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/updatedOn",schemaPath:"contract:/components/schemas/Connection:properties:created:/type",keyword:"type",params:{type: "string"},schema:schema36.type,parentSchema:schema36,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.journalRef !== undefined){
let data5 = data.journalRef;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.id === undefined){
const err6 = {instancePath:instancePath+"/journalRef",schemaPath:"contract:/components/schemas/Journal:definitions:journalRef:/required",keyword:"required",params:{missingProperty: "id"},schema:schema115.required,parentSchema:schema115,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key0 in data5){
if(!((key0 === "id") || (key0 === "name"))){
const err7 = {instancePath:instancePath+"/journalRef",schemaPath:"contract:/components/schemas/Journal:definitions:journalRef:/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema115,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data5.id !== undefined){
let data6 = data5.id;
if(typeof data6 === "string"){
if(func0(data6) < 1){
const err8 = {instancePath:instancePath+"/journalRef/id",schemaPath:"contract:/components/schemas/Journal:definitions:journalRef:/properties/id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema115.properties.id,data:data6};
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
const err9 = {instancePath:instancePath+"/journalRef/id",schemaPath:"contract:/components/schemas/Journal:definitions:journalRef:/properties/id/type",keyword:"type",params:{type: "string"},schema:schema115.properties.id.type,parentSchema:schema115.properties.id,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data5.name !== undefined){
let data7 = data5.name;
if((typeof data7 !== "string") && (data7 !== null)){
const err10 = {instancePath:instancePath+"/journalRef/name",schemaPath:"contract:/components/schemas/Journal:definitions:journalRef:/properties/name/type",keyword:"type",params:{type: schema115.properties.name.type},schema:schema115.properties.name.type,parentSchema:schema115.properties.name,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data7 === "string"){
if(func0(data7) > 256){
const err11 = {instancePath:instancePath+"/journalRef/name",schemaPath:"contract:/components/schemas/Journal:definitions:journalRef:/properties/name/maxLength",keyword:"maxLength",params:{limit: 256},schema:256,parentSchema:schema115.properties.name,data:data7};
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
const err12 = {instancePath:instancePath+"/journalRef",schemaPath:"contract:/components/schemas/Journal:definitions:journalRef:/type",keyword:"type",params:{type: "object"},schema:schema115.type,parentSchema:schema115,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.journalLines !== undefined){
let data8 = data.journalLines;
if((!(Array.isArray(data8))) && (data8 !== null)){
const err13 = {instancePath:instancePath+"/journalLines",schemaPath:"#/allOf/0/properties/journalLines/type",keyword:"type",params:{type: schema111.allOf[0].properties.journalLines.type},schema:schema111.allOf[0].properties.journalLines.type,parentSchema:schema111.allOf[0].properties.journalLines,data:data8};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
if(!(validate63.call(this, data8[i0], {instancePath:instancePath+"/journalLines/" + i0,parentData:data8,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate63.errors);
errors = vErrors.length;
}
}
}
}
if(data.recordRef !== undefined){
let data10 = data.recordRef;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.id !== undefined){
let data11 = data10.id;
if(typeof data11 !== "string"){
const err14 = {instancePath:instancePath+"/recordRef/id",schemaPath:"contract:/components/schemas/JournalEntry:definitions:journalEntryRecordRef:/properties/id/type",keyword:"type",params:{type: "string"},schema:schema119.properties.id.type,parentSchema:schema119.properties.id,data:data11};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data10.dataType !== undefined){
let data12 = data10.dataType;
if(typeof data12 !== "string"){
const err15 = {instancePath:instancePath+"/recordRef/dataType",schemaPath:"contract:/components/schemas/JournalEntry:definitions:journalEntryRecordRef:/properties/dataType/type",keyword:"type",params:{type: "string"},schema:schema119.properties.dataType.type,parentSchema:schema119.properties.dataType,data:data12};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(((((((((((data12 === "bankTransactions") || (data12 === "billCreditNotes")) || (data12 === "billPayments")) || (data12 === "bills")) || (data12 === "creditNotes")) || (data12 === "directCosts")) || (data12 === "directIncomes")) || (data12 === "invoices")) || (data12 === "journalEntries")) || (data12 === "payments")) || (data12 === "transfers"))){
const err16 = {instancePath:instancePath+"/recordRef/dataType",schemaPath:"contract:/components/schemas/JournalEntry:definitions:journalEntryRecordRef:/properties/dataType/enum",keyword:"enum",params:{allowedValues: schema119.properties.dataType.enum},schema:schema119.properties.dataType.enum,parentSchema:schema119.properties.dataType,data:data12};
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
const err17 = {instancePath:instancePath+"/recordRef",schemaPath:"contract:/components/schemas/JournalEntry:definitions:journalEntryRecordRef:/type",keyword:"type",params:{type: "object"},schema:schema119.type,parentSchema:schema119,data:data10};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.metadata !== undefined){
let data13 = data.metadata;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.isDeleted !== undefined){
let data14 = data13.isDeleted;
if((typeof data14 !== "boolean") && (data14 !== null)){
const err18 = {instancePath:instancePath+"/metadata/isDeleted",schemaPath:"contract:/components/schemas/Metadata/properties/isDeleted/type",keyword:"type",params:{type: schema58.properties.isDeleted.type},schema:schema58.properties.isDeleted.type,parentSchema:schema58.properties.isDeleted,data:data14};
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
const err19 = {instancePath:instancePath+"/metadata",schemaPath:"contract:/components/schemas/Metadata/type",keyword:"type",params:{type: "object"},schema:schema58.type,parentSchema:schema58,data:data13};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.supplementalData !== undefined){
let data15 = data.supplementalData;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.content !== undefined){
let data16 = data15.content;
if((!(data16 && typeof data16 == "object" && !Array.isArray(data16))) && (data16 !== null)){
const err20 = {instancePath:instancePath+"/supplementalData/content",schemaPath:"contract:/components/schemas/SupplementalData/properties/content/type",keyword:"type",params:{type: schema25.properties.content.type},schema:schema25.properties.content.type,parentSchema:schema25.properties.content,data:data16};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
for(const key1 in data16){
let data17 = data16[key1];
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
}
else {
const err21 = {instancePath:instancePath+"/supplementalData/content/" + runtime.escapeName(key1),schemaPath:"contract:/components/schemas/SupplementalData/properties/content/additionalProperties/type",keyword:"type",params:{type: "object"},schema:schema25.properties.content.additionalProperties.type,parentSchema:schema25.properties.content.additionalProperties,data:data17};
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
}
else {
const err22 = {instancePath:instancePath+"/supplementalData",schemaPath:"contract:/components/schemas/SupplementalData/type",keyword:"type",params:{type: "object"},schema:schema25.type,parentSchema:schema25,data:data15};
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
const err23 = {instancePath,schemaPath:"#/allOf/0/type",keyword:"type",params:{type: "object"},schema:schema111.allOf[0].type,parentSchema:schema111.allOf[0],data};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!(validate34.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate34.errors);
errors = vErrors.length;
}
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"props":{"sourceModifiedDate":true,"modifiedDate":true,"id":true,"description":true,"postedOn":true,"createdOn":true,"updatedOn":true,"journalRef":true,"journalLines":true,"recordRef":true,"metadata":true,"supplementalData":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate62.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate62.errors);
errors = vErrors.length;
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"props":{"sourceModifiedDate":true,"modifiedDate":true,"id":true,"description":true,"postedOn":true,"createdOn":true,"updatedOn":true,"journalRef":true,"journalLines":true,"recordRef":true,"metadata":true,"supplementalData":true},"dynamicProps":false,"dynamicItems":false};

exports.v28 = validate67;
const schema122 = {"$id":"contract:/get-journal.parameters","type":"object","properties":{"path":{"type":"object","properties":{"companyId":{"type":"string","format":"uuid"},"journalId":{"type":"string"}},"required":["companyId","journalId"]}},"required":["path"]};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema122.required,parentSchema:schema122,data};
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
if(data0.companyId === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "companyId"},schema:schema122.properties.path.required,parentSchema:schema122.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.journalId === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "journalId"},schema:schema122.properties.path.required,parentSchema:schema122.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.companyId !== undefined){
let data1 = data0.companyId;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err3 = {instancePath:instancePath+"/path/companyId",schemaPath:"#/properties/path/properties/companyId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema122.properties.path.properties.companyId,data:data1};
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
const err4 = {instancePath:instancePath+"/path/companyId",schemaPath:"#/properties/path/properties/companyId/type",keyword:"type",params:{type: "string"},schema:schema122.properties.path.properties.companyId.type,parentSchema:schema122.properties.path.properties.companyId,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.journalId !== undefined){
let data2 = data0.journalId;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/path/journalId",schemaPath:"#/properties/path/properties/journalId/type",keyword:"type",params:{type: "string"},schema:schema122.properties.path.properties.journalId.type,parentSchema:schema122.properties.path.properties.journalId,data:data2};
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
const err6 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema122.properties.path.type,parentSchema:schema122.properties.path,data:data0};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema122.type,parentSchema:schema122,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v29 = validate68;
const schema123 = {"$id":"contract:/create-journal.body","$ref":"contract:/components/schemas/Journal:definitions:journalPrototype:"};
const schema124 = {"$id":"contract:/components/schemas/Journal:definitions:journalPrototype:","type":"object","properties":{"journalCode":{"type":["string","null"]},"name":{"type":["string","null"]},"type":{"type":["string","null"]},"parentId":{"type":["string","null"]},"hasChildren":{"type":"boolean"},"createdOn":{"$ref":"contract:/components/schemas/Connection:properties:created:"},"status":{"$ref":"contract:/components/schemas/Journal:definitions:journalStatus:"}}};
const schema126 = {"$id":"contract:/components/schemas/Journal:definitions:journalStatus:","type":"string","enum":["Unknown","Active","Archived"]};

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
if(data.journalCode !== undefined){
let data0 = data.journalCode;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/journalCode",schemaPath:"#/properties/journalCode/type",keyword:"type",params:{type: schema124.properties.journalCode.type},schema:schema124.properties.journalCode.type,parentSchema:schema124.properties.journalCode,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema124.properties.name.type},schema:schema124.properties.name.type,parentSchema:schema124.properties.name,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data2 = data.type;
if((typeof data2 !== "string") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: schema124.properties.type.type},schema:schema124.properties.type.type,parentSchema:schema124.properties.type,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.parentId !== undefined){
let data3 = data.parentId;
if((typeof data3 !== "string") && (data3 !== null)){
const err3 = {instancePath:instancePath+"/parentId",schemaPath:"#/properties/parentId/type",keyword:"type",params:{type: schema124.properties.parentId.type},schema:schema124.properties.parentId.type,parentSchema:schema124.properties.parentId,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.hasChildren !== undefined){
let data4 = data.hasChildren;
if(typeof data4 !== "boolean"){
const err4 = {instancePath:instancePath+"/hasChildren",schemaPath:"#/properties/hasChildren/type",keyword:"type",params:{type: "boolean"},schema:schema124.properties.hasChildren.type,parentSchema:schema124.properties.hasChildren,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.createdOn !== undefined){
let data5 = data.createdOn;
if(typeof data5 !== "string"){
const err5 = {instancePath:instancePath+"/createdOn",schemaPath:"contract:/components/schemas/Connection:properties:created:/type",keyword:"type",params:{type: "string"},schema:schema36.type,parentSchema:schema36,data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.status !== undefined){
let data6 = data.status;
if(typeof data6 !== "string"){
const err6 = {instancePath:instancePath+"/status",schemaPath:"contract:/components/schemas/Journal:definitions:journalStatus:/type",keyword:"type",params:{type: "string"},schema:schema126.type,parentSchema:schema126,data:data6};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(((data6 === "Unknown") || (data6 === "Active")) || (data6 === "Archived"))){
const err7 = {instancePath:instancePath+"/status",schemaPath:"contract:/components/schemas/Journal:definitions:journalStatus:/enum",keyword:"enum",params:{allowedValues: schema126.enum},schema:schema126.enum,parentSchema:schema126,data:data6};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema124.type,parentSchema:schema124,data};
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
validate69.evaluated = {"props":{"journalCode":true,"name":true,"type":true,"parentId":true,"hasChildren":true,"createdOn":true,"status":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate69.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate69.errors);
errors = vErrors.length;
}
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"props":{"journalCode":true,"name":true,"type":true,"parentId":true,"hasChildren":true,"createdOn":true,"status":true},"dynamicProps":false,"dynamicItems":false};

exports.v30 = validate71;
const schema127 = {"$id":"contract:/get-payment-method.parameters","type":"object","properties":{"path":{"type":"object","properties":{"companyId":{"type":"string","format":"uuid"},"paymentMethodId":{"type":"string"}},"required":["companyId","paymentMethodId"]}},"required":["path"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema127.required,parentSchema:schema127,data};
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
if(data0.companyId === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "companyId"},schema:schema127.properties.path.required,parentSchema:schema127.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.paymentMethodId === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "paymentMethodId"},schema:schema127.properties.path.required,parentSchema:schema127.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.companyId !== undefined){
let data1 = data0.companyId;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err3 = {instancePath:instancePath+"/path/companyId",schemaPath:"#/properties/path/properties/companyId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema127.properties.path.properties.companyId,data:data1};
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
const err4 = {instancePath:instancePath+"/path/companyId",schemaPath:"#/properties/path/properties/companyId/type",keyword:"type",params:{type: "string"},schema:schema127.properties.path.properties.companyId.type,parentSchema:schema127.properties.path.properties.companyId,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.paymentMethodId !== undefined){
let data2 = data0.paymentMethodId;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/path/paymentMethodId",schemaPath:"#/properties/path/properties/paymentMethodId/type",keyword:"type",params:{type: "string"},schema:schema127.properties.path.properties.paymentMethodId.type,parentSchema:schema127.properties.path.properties.paymentMethodId,data:data2};
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
const err6 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema127.properties.path.type,parentSchema:schema127.properties.path,data:data0};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema127.type,parentSchema:schema127,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v31 = validate72;
const schema128 = {"$id":"contract:/get-supplier.parameters","type":"object","properties":{"path":{"type":"object","properties":{"companyId":{"type":"string","format":"uuid"},"supplierId":{"type":"string"}},"required":["companyId","supplierId"]}},"required":["path"]};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema128.required,parentSchema:schema128,data};
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
if(data0.companyId === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "companyId"},schema:schema128.properties.path.required,parentSchema:schema128.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.supplierId === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "supplierId"},schema:schema128.properties.path.required,parentSchema:schema128.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.companyId !== undefined){
let data1 = data0.companyId;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err3 = {instancePath:instancePath+"/path/companyId",schemaPath:"#/properties/path/properties/companyId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema128.properties.path.properties.companyId,data:data1};
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
const err4 = {instancePath:instancePath+"/path/companyId",schemaPath:"#/properties/path/properties/companyId/type",keyword:"type",params:{type: "string"},schema:schema128.properties.path.properties.companyId.type,parentSchema:schema128.properties.path.properties.companyId,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.supplierId !== undefined){
let data2 = data0.supplierId;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/path/supplierId",schemaPath:"#/properties/path/properties/supplierId/type",keyword:"type",params:{type: "string"},schema:schema128.properties.path.properties.supplierId.type,parentSchema:schema128.properties.path.properties.supplierId,data:data2};
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
const err6 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema128.properties.path.type,parentSchema:schema128.properties.path,data:data0};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema128.type,parentSchema:schema128,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v32 = validate73;
const schema129 = {"$id":"contract:/create-supplier.body","$ref":"contract:/components/schemas/Supplier"};
const schema130 = {"$id":"contract:/components/schemas/Supplier","type":"object","allOf":[{"type":"object","properties":{"id":{"type":"string"},"supplierName":{"type":["string","null"]},"contactName":{"type":["string","null"]},"emailAddress":{"type":["string","null"]},"phone":{"type":["string","null"]},"addresses":{"type":["array","null"],"items":{"$ref":"contract:/components/schemas/Address"}},"registrationNumber":{"type":["string","null"]},"taxNumber":{"type":["string","null"]},"status":{"$ref":"contract:/components/schemas/Supplier:definitions:supplierStatus:"},"defaultCurrency":{"type":["string","null"]},"metadata":{"$ref":"contract:/components/schemas/Metadata"},"supplementalData":{"$ref":"contract:/components/schemas/SupplementalData"}}},{"$ref":"contract:/components/schemas/Bill:allOf:1:"}],"required":["status"]};
const schema131 = {"$id":"contract:/components/schemas/Address","type":"object","properties":{"type":{"$ref":"contract:/components/schemas/Address:definitions:accountingAddressType:"},"line1":{"type":["string","null"]},"line2":{"type":["string","null"]},"city":{"type":["string","null"]},"region":{"type":["string","null"]},"country":{"type":["string","null"]},"postalCode":{"type":["string","null"]}},"required":["type"]};
const schema132 = {"$id":"contract:/components/schemas/Address:definitions:accountingAddressType:","type":"string","enum":["Unknown","Billing","Delivery"]};
const schema133 = {"$id":"contract:/components/schemas/Supplier:definitions:supplierStatus:","type":"string","enum":["Unknown","Active","Archived"]};

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
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/allOf/0/properties/id/type",keyword:"type",params:{type: "string"},schema:schema130.allOf[0].properties.id.type,parentSchema:schema130.allOf[0].properties.id,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.supplierName !== undefined){
let data1 = data.supplierName;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/supplierName",schemaPath:"#/allOf/0/properties/supplierName/type",keyword:"type",params:{type: schema130.allOf[0].properties.supplierName.type},schema:schema130.allOf[0].properties.supplierName.type,parentSchema:schema130.allOf[0].properties.supplierName,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.contactName !== undefined){
let data2 = data.contactName;
if((typeof data2 !== "string") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/contactName",schemaPath:"#/allOf/0/properties/contactName/type",keyword:"type",params:{type: schema130.allOf[0].properties.contactName.type},schema:schema130.allOf[0].properties.contactName.type,parentSchema:schema130.allOf[0].properties.contactName,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.emailAddress !== undefined){
let data3 = data.emailAddress;
if((typeof data3 !== "string") && (data3 !== null)){
const err3 = {instancePath:instancePath+"/emailAddress",schemaPath:"#/allOf/0/properties/emailAddress/type",keyword:"type",params:{type: schema130.allOf[0].properties.emailAddress.type},schema:schema130.allOf[0].properties.emailAddress.type,parentSchema:schema130.allOf[0].properties.emailAddress,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.phone !== undefined){
let data4 = data.phone;
if((typeof data4 !== "string") && (data4 !== null)){
const err4 = {instancePath:instancePath+"/phone",schemaPath:"#/allOf/0/properties/phone/type",keyword:"type",params:{type: schema130.allOf[0].properties.phone.type},schema:schema130.allOf[0].properties.phone.type,parentSchema:schema130.allOf[0].properties.phone,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.addresses !== undefined){
let data5 = data.addresses;
if((!(Array.isArray(data5))) && (data5 !== null)){
const err5 = {instancePath:instancePath+"/addresses",schemaPath:"#/allOf/0/properties/addresses/type",keyword:"type",params:{type: schema130.allOf[0].properties.addresses.type},schema:schema130.allOf[0].properties.addresses.type,parentSchema:schema130.allOf[0].properties.addresses,data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.type === undefined){
const err6 = {instancePath:instancePath+"/addresses/" + i0,schemaPath:"contract:/components/schemas/Address/required",keyword:"required",params:{missingProperty: "type"},schema:schema131.required,parentSchema:schema131,data:data6};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data6.type !== undefined){
let data7 = data6.type;
if(typeof data7 !== "string"){
const err7 = {instancePath:instancePath+"/addresses/" + i0+"/type",schemaPath:"contract:/components/schemas/Address:definitions:accountingAddressType:/type",keyword:"type",params:{type: "string"},schema:schema132.type,parentSchema:schema132,data:data7};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(((data7 === "Unknown") || (data7 === "Billing")) || (data7 === "Delivery"))){
const err8 = {instancePath:instancePath+"/addresses/" + i0+"/type",schemaPath:"contract:/components/schemas/Address:definitions:accountingAddressType:/enum",keyword:"enum",params:{allowedValues: schema132.enum},schema:schema132.enum,parentSchema:schema132,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data6.line1 !== undefined){
let data8 = data6.line1;
if((typeof data8 !== "string") && (data8 !== null)){
const err9 = {instancePath:instancePath+"/addresses/" + i0+"/line1",schemaPath:"contract:/components/schemas/Address/properties/line1/type",keyword:"type",params:{type: schema131.properties.line1.type},schema:schema131.properties.line1.type,parentSchema:schema131.properties.line1,data:data8};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data6.line2 !== undefined){
let data9 = data6.line2;
if((typeof data9 !== "string") && (data9 !== null)){
const err10 = {instancePath:instancePath+"/addresses/" + i0+"/line2",schemaPath:"contract:/components/schemas/Address/properties/line2/type",keyword:"type",params:{type: schema131.properties.line2.type},schema:schema131.properties.line2.type,parentSchema:schema131.properties.line2,data:data9};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data6.city !== undefined){
let data10 = data6.city;
if((typeof data10 !== "string") && (data10 !== null)){
const err11 = {instancePath:instancePath+"/addresses/" + i0+"/city",schemaPath:"contract:/components/schemas/Address/properties/city/type",keyword:"type",params:{type: schema131.properties.city.type},schema:schema131.properties.city.type,parentSchema:schema131.properties.city,data:data10};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data6.region !== undefined){
let data11 = data6.region;
if((typeof data11 !== "string") && (data11 !== null)){
const err12 = {instancePath:instancePath+"/addresses/" + i0+"/region",schemaPath:"contract:/components/schemas/Address/properties/region/type",keyword:"type",params:{type: schema131.properties.region.type},schema:schema131.properties.region.type,parentSchema:schema131.properties.region,data:data11};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data6.country !== undefined){
let data12 = data6.country;
if((typeof data12 !== "string") && (data12 !== null)){
const err13 = {instancePath:instancePath+"/addresses/" + i0+"/country",schemaPath:"contract:/components/schemas/Address/properties/country/type",keyword:"type",params:{type: schema131.properties.country.type},schema:schema131.properties.country.type,parentSchema:schema131.properties.country,data:data12};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data6.postalCode !== undefined){
let data13 = data6.postalCode;
if((typeof data13 !== "string") && (data13 !== null)){
const err14 = {instancePath:instancePath+"/addresses/" + i0+"/postalCode",schemaPath:"contract:/components/schemas/Address/properties/postalCode/type",keyword:"type",params:{type: schema131.properties.postalCode.type},schema:schema131.properties.postalCode.type,parentSchema:schema131.properties.postalCode,data:data13};
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
const err15 = {instancePath:instancePath+"/addresses/" + i0,schemaPath:"contract:/components/schemas/Address/type",keyword:"type",params:{type: "object"},schema:schema131.type,parentSchema:schema131,data:data6};
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
if(data.registrationNumber !== undefined){
let data14 = data.registrationNumber;
if((typeof data14 !== "string") && (data14 !== null)){
const err16 = {instancePath:instancePath+"/registrationNumber",schemaPath:"#/allOf/0/properties/registrationNumber/type",keyword:"type",params:{type: schema130.allOf[0].properties.registrationNumber.type},schema:schema130.allOf[0].properties.registrationNumber.type,parentSchema:schema130.allOf[0].properties.registrationNumber,data:data14};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.taxNumber !== undefined){
let data15 = data.taxNumber;
if((typeof data15 !== "string") && (data15 !== null)){
const err17 = {instancePath:instancePath+"/taxNumber",schemaPath:"#/allOf/0/properties/taxNumber/type",keyword:"type",params:{type: schema130.allOf[0].properties.taxNumber.type},schema:schema130.allOf[0].properties.taxNumber.type,parentSchema:schema130.allOf[0].properties.taxNumber,data:data15};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.status !== undefined){
let data16 = data.status;
if(typeof data16 !== "string"){
const err18 = {instancePath:instancePath+"/status",schemaPath:"contract:/components/schemas/Supplier:definitions:supplierStatus:/type",keyword:"type",params:{type: "string"},schema:schema133.type,parentSchema:schema133,data:data16};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(((data16 === "Unknown") || (data16 === "Active")) || (data16 === "Archived"))){
const err19 = {instancePath:instancePath+"/status",schemaPath:"contract:/components/schemas/Supplier:definitions:supplierStatus:/enum",keyword:"enum",params:{allowedValues: schema133.enum},schema:schema133.enum,parentSchema:schema133,data:data16};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.defaultCurrency !== undefined){
let data17 = data.defaultCurrency;
if((typeof data17 !== "string") && (data17 !== null)){
const err20 = {instancePath:instancePath+"/defaultCurrency",schemaPath:"#/allOf/0/properties/defaultCurrency/type",keyword:"type",params:{type: schema130.allOf[0].properties.defaultCurrency.type},schema:schema130.allOf[0].properties.defaultCurrency.type,parentSchema:schema130.allOf[0].properties.defaultCurrency,data:data17};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.metadata !== undefined){
let data18 = data.metadata;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.isDeleted !== undefined){
let data19 = data18.isDeleted;
if((typeof data19 !== "boolean") && (data19 !== null)){
const err21 = {instancePath:instancePath+"/metadata/isDeleted",schemaPath:"contract:/components/schemas/Metadata/properties/isDeleted/type",keyword:"type",params:{type: schema58.properties.isDeleted.type},schema:schema58.properties.isDeleted.type,parentSchema:schema58.properties.isDeleted,data:data19};
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
const err22 = {instancePath:instancePath+"/metadata",schemaPath:"contract:/components/schemas/Metadata/type",keyword:"type",params:{type: "object"},schema:schema58.type,parentSchema:schema58,data:data18};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.supplementalData !== undefined){
let data20 = data.supplementalData;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.content !== undefined){
let data21 = data20.content;
if((!(data21 && typeof data21 == "object" && !Array.isArray(data21))) && (data21 !== null)){
const err23 = {instancePath:instancePath+"/supplementalData/content",schemaPath:"contract:/components/schemas/SupplementalData/properties/content/type",keyword:"type",params:{type: schema25.properties.content.type},schema:schema25.properties.content.type,parentSchema:schema25.properties.content,data:data21};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
for(const key0 in data21){
let data22 = data21[key0];
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
}
else {
const err24 = {instancePath:instancePath+"/supplementalData/content/" + runtime.escapeName(key0),schemaPath:"contract:/components/schemas/SupplementalData/properties/content/additionalProperties/type",keyword:"type",params:{type: "object"},schema:schema25.properties.content.additionalProperties.type,parentSchema:schema25.properties.content.additionalProperties,data:data22};
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
const err25 = {instancePath:instancePath+"/supplementalData",schemaPath:"contract:/components/schemas/SupplementalData/type",keyword:"type",params:{type: "object"},schema:schema25.type,parentSchema:schema25,data:data20};
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
const err26 = {instancePath,schemaPath:"#/allOf/0/type",keyword:"type",params:{type: "object"},schema:schema130.allOf[0].type,parentSchema:schema130.allOf[0],data};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!(validate34.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate34.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err27 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},schema:schema130.required,parentSchema:schema130,data};
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
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema130.type,parentSchema:schema130,data};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate74.errors = vErrors;
return errors === 0;
}
validate74.evaluated = {"props":{"sourceModifiedDate":true,"modifiedDate":true,"id":true,"supplierName":true,"contactName":true,"emailAddress":true,"phone":true,"addresses":true,"registrationNumber":true,"taxNumber":true,"status":true,"defaultCurrency":true,"metadata":true,"supplementalData":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate74.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate74.errors);
errors = vErrors.length;
}
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"props":{"sourceModifiedDate":true,"modifiedDate":true,"id":true,"supplierName":true,"contactName":true,"emailAddress":true,"phone":true,"addresses":true,"registrationNumber":true,"taxNumber":true,"status":true,"defaultCurrency":true,"metadata":true,"supplementalData":true},"dynamicProps":false,"dynamicItems":false};

exports.v33 = validate77;
const schema136 = {"$id":"contract:/update-supplier.parameters","type":"object","properties":{"path":{"type":"object","properties":{"companyId":{"type":"string","format":"uuid"},"connectionId":{"type":"string","format":"uuid"},"supplierId":{"type":"string"}},"required":["companyId","connectionId","supplierId"]},"query":{"type":"object","properties":{"timeoutInMinutes":{"type":"integer","format":"int32"},"forceUpdate":{"type":"boolean"}},"required":[]}},"required":["path","query"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema136.required,parentSchema:schema136,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema136.required,parentSchema:schema136,data};
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
if(data0.companyId === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "companyId"},schema:schema136.properties.path.required,parentSchema:schema136.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.connectionId === undefined){
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "connectionId"},schema:schema136.properties.path.required,parentSchema:schema136.properties.path,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.supplierId === undefined){
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "supplierId"},schema:schema136.properties.path.required,parentSchema:schema136.properties.path,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.companyId !== undefined){
let data1 = data0.companyId;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err5 = {instancePath:instancePath+"/path/companyId",schemaPath:"#/properties/path/properties/companyId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema136.properties.path.properties.companyId,data:data1};
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
const err6 = {instancePath:instancePath+"/path/companyId",schemaPath:"#/properties/path/properties/companyId/type",keyword:"type",params:{type: "string"},schema:schema136.properties.path.properties.companyId.type,parentSchema:schema136.properties.path.properties.companyId,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.connectionId !== undefined){
let data2 = data0.connectionId;
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
const err7 = {instancePath:instancePath+"/path/connectionId",schemaPath:"#/properties/path/properties/connectionId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema136.properties.path.properties.connectionId,data:data2};
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
const err8 = {instancePath:instancePath+"/path/connectionId",schemaPath:"#/properties/path/properties/connectionId/type",keyword:"type",params:{type: "string"},schema:schema136.properties.path.properties.connectionId.type,parentSchema:schema136.properties.path.properties.connectionId,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.supplierId !== undefined){
let data3 = data0.supplierId;
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/path/supplierId",schemaPath:"#/properties/path/properties/supplierId/type",keyword:"type",params:{type: "string"},schema:schema136.properties.path.properties.supplierId.type,parentSchema:schema136.properties.path.properties.supplierId,data:data3};
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
const err10 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema136.properties.path.type,parentSchema:schema136.properties.path,data:data0};
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
let data4 = data.query;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.timeoutInMinutes !== undefined){
let data5 = data4.timeoutInMinutes;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err11 = {instancePath:instancePath+"/query/timeoutInMinutes",schemaPath:"#/properties/query/properties/timeoutInMinutes/type",keyword:"type",params:{type: "integer"},schema:schema136.properties.query.properties.timeoutInMinutes.type,parentSchema:schema136.properties.query.properties.timeoutInMinutes,data:data5};
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
const err12 = {instancePath:instancePath+"/query/timeoutInMinutes",schemaPath:"#/properties/query/properties/timeoutInMinutes/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema136.properties.query.properties.timeoutInMinutes,data:data5};
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
if(data4.forceUpdate !== undefined){
let data6 = data4.forceUpdate;
if(typeof data6 !== "boolean"){
const err13 = {instancePath:instancePath+"/query/forceUpdate",schemaPath:"#/properties/query/properties/forceUpdate/type",keyword:"type",params:{type: "boolean"},schema:schema136.properties.query.properties.forceUpdate.type,parentSchema:schema136.properties.query.properties.forceUpdate,data:data6};
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
const err14 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema136.properties.query.type,parentSchema:schema136.properties.query,data:data4};
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
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema136.type,parentSchema:schema136,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate77.errors = vErrors;
return errors === 0;
}
validate77.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v34 = validate78;
const schema137 = {"$id":"contract:/get-tax-rate.parameters","type":"object","properties":{"path":{"type":"object","properties":{"companyId":{"type":"string","format":"uuid"},"taxRateId":{"type":"string"}},"required":["companyId","taxRateId"]}},"required":["path"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema137.required,parentSchema:schema137,data};
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
if(data0.companyId === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "companyId"},schema:schema137.properties.path.required,parentSchema:schema137.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.taxRateId === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "taxRateId"},schema:schema137.properties.path.required,parentSchema:schema137.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.companyId !== undefined){
let data1 = data0.companyId;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err3 = {instancePath:instancePath+"/path/companyId",schemaPath:"#/properties/path/properties/companyId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema137.properties.path.properties.companyId,data:data1};
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
const err4 = {instancePath:instancePath+"/path/companyId",schemaPath:"#/properties/path/properties/companyId/type",keyword:"type",params:{type: "string"},schema:schema137.properties.path.properties.companyId.type,parentSchema:schema137.properties.path.properties.companyId,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.taxRateId !== undefined){
let data2 = data0.taxRateId;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/path/taxRateId",schemaPath:"#/properties/path/properties/taxRateId/type",keyword:"type",params:{type: "string"},schema:schema137.properties.path.properties.taxRateId.type,parentSchema:schema137.properties.path.properties.taxRateId,data:data2};
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
const err6 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema137.properties.path.type,parentSchema:schema137.properties.path,data:data0};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema137.type,parentSchema:schema137,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate78.errors = vErrors;
return errors === 0;
}
validate78.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v35 = validate79;
const schema138 = {"$id":"contract:/get-tracking-category.parameters","type":"object","properties":{"path":{"type":"object","properties":{"companyId":{"type":"string","format":"uuid"},"trackingCategoryId":{"type":"string"}},"required":["companyId","trackingCategoryId"]}},"required":["path"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema138.required,parentSchema:schema138,data};
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
if(data0.companyId === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "companyId"},schema:schema138.properties.path.required,parentSchema:schema138.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.trackingCategoryId === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "trackingCategoryId"},schema:schema138.properties.path.required,parentSchema:schema138.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.companyId !== undefined){
let data1 = data0.companyId;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err3 = {instancePath:instancePath+"/path/companyId",schemaPath:"#/properties/path/properties/companyId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema138.properties.path.properties.companyId,data:data1};
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
const err4 = {instancePath:instancePath+"/path/companyId",schemaPath:"#/properties/path/properties/companyId/type",keyword:"type",params:{type: "string"},schema:schema138.properties.path.properties.companyId.type,parentSchema:schema138.properties.path.properties.companyId,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.trackingCategoryId !== undefined){
let data2 = data0.trackingCategoryId;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/path/trackingCategoryId",schemaPath:"#/properties/path/properties/trackingCategoryId/type",keyword:"type",params:{type: "string"},schema:schema138.properties.path.properties.trackingCategoryId.type,parentSchema:schema138.properties.path.properties.trackingCategoryId,data:data2};
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
const err6 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema138.properties.path.type,parentSchema:schema138.properties.path,data:data0};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema138.type,parentSchema:schema138,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate79.errors = vErrors;
return errors === 0;
}
validate79.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

})(compiled);
const validators = {
  "list-companies.parameters": compiled.v0,
  "create-company.body": compiled.v1,
  "get-company.parameters": compiled.v2,
  "replace-company.parameters": compiled.v2,
  "replace-company.body": compiled.v1,
  "delete-company.parameters": compiled.v2,
  "update-company.parameters": compiled.v2,
  "update-company.body": compiled.v3,
  "list-connections.parameters": compiled.v4,
  "create-connection.parameters": compiled.v2,
  "create-connection.body": compiled.v5,
  "get-connection.parameters": compiled.v6,
  "delete-connection.parameters": compiled.v6,
  "unlink-connection.parameters": compiled.v6,
  "unlink-connection.body": compiled.v7,
  "refresh-all-data-types.parameters": compiled.v2,
  "get-data-status.parameters": compiled.v2,
  "refresh-data-type.parameters": compiled.v8,
  "list-pull-operations.parameters": compiled.v4,
  "list-push-operations.parameters": compiled.v4,
  "get-pull-operation.parameters": compiled.v9,
  "get-push-operation.parameters": compiled.v10,
  "list-accounts.parameters": compiled.v4,
  "get-account.parameters": compiled.v11,
  "get-create-account-model.parameters": compiled.v6,
  "create-account.parameters": compiled.v12,
  "create-account.body": compiled.v13,
  "get-create-bankAccounts-model.parameters": compiled.v6,
  "create-bank-account.parameters": compiled.v12,
  "create-bank-account.body": compiled.v14,
  "list-bill-credit-notes.parameters": compiled.v4,
  "get-bill-credit-note.parameters": compiled.v15,
  "get-create-update-billCreditNote-model.parameters": compiled.v6,
  "create-bill-credit-note.parameters": compiled.v12,
  "create-bill-credit-note.body": compiled.v16,
  "update-bill-credit-note.parameters": compiled.v17,
  "update-bill-credit-note.body": compiled.v16,
  "list-bill-payments.parameters": compiled.v4,
  "get-bill-payments.parameters": compiled.v18,
  "delete-billPayment.parameters": compiled.v19,
  "get-create-billPayment-model.parameters": compiled.v6,
  "create-bill-payment.parameters": compiled.v12,
  "create-bill-payment.body": compiled.v20,
  "list-bills.parameters": compiled.v4,
  "get-bill.parameters": compiled.v21,
  "get-create-update-bill-model.parameters": compiled.v6,
  "create-bill.parameters": compiled.v12,
  "create-bill.body": compiled.v22,
  "update-bill.parameters": compiled.v23,
  "update-bill.body": compiled.v22,
  "delete-bill.parameters": compiled.v24,
  "list-bill-attachments.parameters": compiled.v24,
  "get-bill-attachment.parameters": compiled.v25,
  "delete-bill-attachment.parameters": compiled.v25,
  "download-bill-attachment.parameters": compiled.v25,
  "upload-bill-attachment.parameters": compiled.v24,
  "upload-bill-attachment.body": compiled.v26,
  "get-create-journalEntry-model.parameters": compiled.v6,
  "create-journal-entry.parameters": compiled.v12,
  "create-journal-entry.body": compiled.v27,
  "list-journals.parameters": compiled.v4,
  "get-journal.parameters": compiled.v28,
  "get-create-journal-model.parameters": compiled.v6,
  "create-journal.parameters": compiled.v12,
  "create-journal.body": compiled.v29,
  "list-payment-methods.parameters": compiled.v4,
  "get-payment-method.parameters": compiled.v30,
  "list-suppliers.parameters": compiled.v4,
  "get-supplier.parameters": compiled.v31,
  "get-create-update-supplier-model.parameters": compiled.v6,
  "create-supplier.parameters": compiled.v12,
  "create-supplier.body": compiled.v32,
  "update-supplier.parameters": compiled.v33,
  "update-supplier.body": compiled.v32,
  "list-tax-rates.parameters": compiled.v4,
  "get-tax-rate.parameters": compiled.v34,
  "list-tracking-categories.parameters": compiled.v4,
  "get-tracking-category.parameters": compiled.v35,
  "get-accounting-profile.parameters": compiled.v2,
};
export { validators };
