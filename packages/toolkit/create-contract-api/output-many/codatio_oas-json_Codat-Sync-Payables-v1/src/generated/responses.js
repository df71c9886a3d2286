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
	},
	validateOnce: function validateOnce(validate, self, data, context) {
		if (typeof data !== "object" || data === null) return validate.call(self, data, context);
		const { dynamicAnchors: run } = context;
		run.results ??= new Map();
		const results = run.results.get(validate) ?? new Map();
		const known = results.get(data);
		if (!known) {
			run.results.set(validate, results);
			const isValid = validate.call(self, data, context);
			const { props, items } = validate.evaluated ?? {};
			results.set(data, {
				errors: validate.errors,
				props: typeof props === "object" ? {
					__proto__: null,
					...props
				} : props,
				items
			});
			return isValid;
		}
		const { errors, props, items } = known;
		validate.errors = errors;
		if (validate.evaluated) Object.assign(validate.evaluated, {
			props: typeof props === "object" ? {
				__proto__: null,
				...props
			} : props,
			items
		});
		return errors === null;
	}
};

const compiled = {};
((exports) => {
"use strict";
exports.v0 = validate0;
const schema0 = {"$id":"contract:/list-companies.200.body","$ref":"contract:/components/schemas/Companies"};
const schema1 = {"$id":"contract:/components/schemas/Companies","allOf":[{"type":"object","properties":{"results":{"type":"array","items":{"$ref":"contract:/components/schemas/Company"}}}},{"$ref":"contract:/components/schemas/PagingInfo"}]};
const schema2 = {"$id":"contract:/components/schemas/Company","type":"object","allOf":[{"$ref":"contract:/components/schemas/Company:definitions:companyDetails:"},{"type":"object","properties":{"dataConnections":{"type":"array","items":{"$ref":"contract:/components/schemas/Connection"}}}}]};
const schema3 = {"$id":"contract:/components/schemas/Company:definitions:companyDetails:","type":"object","properties":{"id":{"$ref":"contract:/components/schemas/components:parameters:companyId:schema:"},"name":{"type":"string"},"description":{"anyOf":[{"$ref":"contract:/components/schemas/CompanyRequestBody:properties:description:"},{"type":"null"}]},"redirect":{"type":"string","format":"uri"},"lastSync":{"anyOf":[{"$ref":"contract:/components/schemas/Connection:properties:created:"},{"type":"null"}]},"created":{"$ref":"contract:/components/schemas/Connection:properties:created:"},"createdByUserName":{"type":["string","null"]},"products":{"type":"array","items":{"type":"string"}},"tags":{"type":"object","maxProperties":10,"propertyNames":{"pattern":"^.{1,27}$"},"additionalProperties":{"type":"string","maxLength":100}},"referenceParentCompany":{"anyOf":[{"$ref":"contract:/components/schemas/Company:definitions:companyReference:"},{"type":"null"}]},"referenceSubsidiaryCompanies":{"type":"array","minItems":0,"items":{"$ref":"contract:/components/schemas/Company:definitions:companyReference:"}}},"required":["id","name","redirect"]};
const schema4 = {"$id":"contract:/components/schemas/components:parameters:companyId:schema:","type":"string","format":"uuid"};
const schema5 = {"$id":"contract:/components/schemas/CompanyRequestBody:properties:description:","type":"string"};
const schema6 = {"$id":"contract:/components/schemas/Connection:properties:created:","type":"string"};
const formats0 = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const formats1 = /^[A-Za-z][A-Za-z0-9+.-]*:(?:\/\/(?:(?:[\-A-Za-z0-9._~!$&'()*+,;=:]|%[0-9A-Fa-f]{2})*@)?(?:\[(?:(?:(?:[0-9A-Fa-f]{1,4}:){6}(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|::(?:[0-9A-Fa-f]{1,4}:){5}(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:[0-9A-Fa-f]{1,4})?::(?:[0-9A-Fa-f]{1,4}:){4}(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:(?:[0-9A-Fa-f]{1,4}:){0,1}[0-9A-Fa-f]{1,4})?::(?:[0-9A-Fa-f]{1,4}:){3}(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:(?:[0-9A-Fa-f]{1,4}:){0,2}[0-9A-Fa-f]{1,4})?::(?:[0-9A-Fa-f]{1,4}:){2}(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:(?:[0-9A-Fa-f]{1,4}:){0,3}[0-9A-Fa-f]{1,4})?::[0-9A-Fa-f]{1,4}:(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:(?:[0-9A-Fa-f]{1,4}:){0,4}[0-9A-Fa-f]{1,4})?::(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:(?:[0-9A-Fa-f]{1,4}:){0,5}[0-9A-Fa-f]{1,4})?::[0-9A-Fa-f]{1,4}|(?:(?:[0-9A-Fa-f]{1,4}:){0,6}[0-9A-Fa-f]{1,4})?::)|[Vv][0-9A-Fa-f]+\.[\-A-Za-z0-9._~!$&'()*+,;=:]+)\]|(?:[\-A-Za-z0-9._~!$&'()*+,;=]|%[0-9A-Fa-f]{2})*)(?::\d*)?(?:\/(?:[\-A-Za-z0-9._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})*)*|\/(?:(?:[\-A-Za-z0-9._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})+(?:\/(?:[\-A-Za-z0-9._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})*)*)?|(?:[\-A-Za-z0-9._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})+(?:\/(?:[\-A-Za-z0-9._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})*)*)?(?:\?(?:(?:[\-A-Za-z0-9._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})|[/?])*)?(?:#(?:(?:[\-A-Za-z0-9._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})|[/?])*)?$/;
const pattern0 = new RegExp("^.{1,27}$", "u");
const func0 = runtime["ajv/dist/runtime/ucs2length"].default;
const schema8 = {"$id":"contract:/components/schemas/Company:definitions:companyReference:","type":"object","properties":{"id":{"$ref":"contract:/components/schemas/components:parameters:companyId:schema:"},"name":{"$ref":"contract:/components/schemas/Company:definitions:companyDetails:properties:name:"},"description":{"$ref":"contract:/components/schemas/Company:definitions:companyDetails:properties:description:"},"links":{"type":"object","properties":{"portal":{"type":"string","format":"uri"}}},"tags":{"$ref":"contract:/components/schemas/Company:definitions:companyDetails:properties:tags:"}}};
const schema10 = {"$id":"contract:/components/schemas/Company:definitions:companyDetails:properties:name:","type":"string"};
const schema13 = {"$id":"contract:/components/schemas/Company:definitions:companyDetails:properties:tags:","type":"object","maxProperties":10,"propertyNames":{"pattern":"^.{1,27}$"},"additionalProperties":{"type":"string","maxLength":100}};
const schema11 = {"$id":"contract:/components/schemas/Company:definitions:companyDetails:properties:description:","anyOf":[{"$ref":"contract:/components/schemas/CompanyRequestBody:properties:description:"},{"type":"null"}]};

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
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/CompanyRequestBody:properties:description:/type",keyword:"type",params:{type: "string"},schema:schema5.type,parentSchema:schema5,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
const _errs4 = errors;
if(data !== null){
const err1 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema11.anyOf[1].type,parentSchema:schema11.anyOf[1],data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const err2 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs0, passingSchemas: null},schema:schema11.anyOf,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
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
validate5.errors = vErrors;
return errors === 0;
}
validate5.evaluated = {"dynamicProps":false,"dynamicItems":false};


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
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err0 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/components:parameters:companyId:schema:/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema4,data:data0};
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
const err1 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/components:parameters:companyId:schema:/type",keyword:"type",params:{type: "string"},schema:schema4.type,parentSchema:schema4,data:data0};
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
const err2 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/Company:definitions:companyDetails:properties:name:/type",keyword:"type",params:{type: "string"},schema:schema10.type,parentSchema:schema10,data:data1};
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
if(!(validate5.call(this, data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate5.errors);
errors = vErrors.length;
}
}
if(data.links !== undefined){
let data3 = data.links;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.portal !== undefined){
let data4 = data3.portal;
if(typeof data4 === "string"){
if(!(formats1.test(data4))){
const err3 = {instancePath:instancePath+"/links/portal",schemaPath:"#/properties/links/properties/portal/format",keyword:"format",params:{format: "uri"},schema:"uri",parentSchema:schema8.properties.links.properties.portal,data:data4};
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
const err4 = {instancePath:instancePath+"/links/portal",schemaPath:"#/properties/links/properties/portal/type",keyword:"type",params:{type: "string"},schema:schema8.properties.links.properties.portal.type,parentSchema:schema8.properties.links.properties.portal,data:data4};
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
const err5 = {instancePath:instancePath+"/links",schemaPath:"#/properties/links/type",keyword:"type",params:{type: "object"},schema:schema8.properties.links.type,parentSchema:schema8.properties.links,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.tags !== undefined){
let data5 = data.tags;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(Object.keys(data5).length > 10){
const err6 = {instancePath:instancePath+"/tags",schemaPath:"contract:/components/schemas/Company:definitions:companyDetails:properties:tags:/maxProperties",keyword:"maxProperties",params:{limit: 10},schema:10,parentSchema:schema13,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key0 in data5){
const _errs15 = errors;
if(typeof key0 === "string"){
if(!pattern0.test(key0)){
const err7 = {instancePath:instancePath+"/tags",schemaPath:"contract:/components/schemas/Company:definitions:companyDetails:properties:tags:/propertyNames/pattern",keyword:"pattern",params:{pattern: "^.{1,27}$"},schema:"^.{1,27}$",parentSchema:schema13.propertyNames,data:key0,propertyName:key0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var valid5 = _errs15 === errors;
if(!valid5){
const err8 = {instancePath:instancePath+"/tags",schemaPath:"contract:/components/schemas/Company:definitions:companyDetails:properties:tags:/propertyNames",keyword:"propertyNames",params:{propertyName: key0},schema:schema13.propertyNames,parentSchema:schema13,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
for(const key1 in data5){
let data6 = data5[key1];
if(typeof data6 === "string"){
if(func0(data6) > 100){
const err9 = {instancePath:instancePath+"/tags/" + runtime.escapeName(key1),schemaPath:"contract:/components/schemas/Company:definitions:companyDetails:properties:tags:/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema13.additionalProperties,data:data6};
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
const err10 = {instancePath:instancePath+"/tags/" + runtime.escapeName(key1),schemaPath:"contract:/components/schemas/Company:definitions:companyDetails:properties:tags:/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema13.additionalProperties.type,parentSchema:schema13.additionalProperties,data:data6};
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
const err11 = {instancePath:instancePath+"/tags",schemaPath:"contract:/components/schemas/Company:definitions:companyDetails:properties:tags:/type",keyword:"type",params:{type: "object"},schema:schema13.type,parentSchema:schema13,data:data5};
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
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema8.type,parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}
validate4.evaluated = {"props":{"id":true,"name":true,"description":true,"links":true,"tags":true},"dynamicProps":false,"dynamicItems":false};


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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},schema:schema3.required,parentSchema:schema3,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema3.required,parentSchema:schema3,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.redirect === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "redirect"},schema:schema3.required,parentSchema:schema3,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err3 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/components:parameters:companyId:schema:/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema4,data:data0};
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
const err4 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/components:parameters:companyId:schema:/type",keyword:"type",params:{type: "string"},schema:schema4.type,parentSchema:schema4,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema3.properties.name.type,parentSchema:schema3.properties.name,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
const _errs7 = errors;
let valid2 = false;
const _errs8 = errors;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/description",schemaPath:"contract:/components/schemas/CompanyRequestBody:properties:description:/type",keyword:"type",params:{type: "string"},schema:schema5.type,parentSchema:schema5,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs8 === errors;
valid2 = valid2 || _valid0;
const _errs11 = errors;
if(data2 !== null){
const err7 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema3.properties.description.anyOf[1].type,parentSchema:schema3.properties.description.anyOf[1],data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs11 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const err8 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs7, passingSchemas: null},schema:schema3.properties.description.anyOf,parentSchema:schema3.properties.description,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
}
if(data.redirect !== undefined){
let data3 = data.redirect;
if(typeof data3 === "string"){
if(!(formats1.test(data3))){
const err9 = {instancePath:instancePath+"/redirect",schemaPath:"#/properties/redirect/format",keyword:"format",params:{format: "uri"},schema:"uri",parentSchema:schema3.properties.redirect,data:data3};
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
const err10 = {instancePath:instancePath+"/redirect",schemaPath:"#/properties/redirect/type",keyword:"type",params:{type: "string"},schema:schema3.properties.redirect.type,parentSchema:schema3.properties.redirect,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.lastSync !== undefined){
let data4 = data.lastSync;
const _errs16 = errors;
let valid4 = false;
const _errs17 = errors;
if(typeof data4 !== "string"){
const err11 = {instancePath:instancePath+"/lastSync",schemaPath:"contract:/components/schemas/Connection:properties:created:/type",keyword:"type",params:{type: "string"},schema:schema6.type,parentSchema:schema6,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid1 = _errs17 === errors;
valid4 = valid4 || _valid1;
const _errs20 = errors;
if(data4 !== null){
const err12 = {instancePath:instancePath+"/lastSync",schemaPath:"#/properties/lastSync/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema3.properties.lastSync.anyOf[1].type,parentSchema:schema3.properties.lastSync.anyOf[1],data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid1 = _errs20 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const err13 = {instancePath:instancePath+"/lastSync",schemaPath:"#/properties/lastSync/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs16, passingSchemas: null},schema:schema3.properties.lastSync.anyOf,parentSchema:schema3.properties.lastSync,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
}
if(data.created !== undefined){
let data5 = data.created;
if(typeof data5 !== "string"){
const err14 = {instancePath:instancePath+"/created",schemaPath:"contract:/components/schemas/Connection:properties:created:/type",keyword:"type",params:{type: "string"},schema:schema6.type,parentSchema:schema6,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.createdByUserName !== undefined){
let data6 = data.createdByUserName;
if((typeof data6 !== "string") && (data6 !== null)){
const err15 = {instancePath:instancePath+"/createdByUserName",schemaPath:"#/properties/createdByUserName/type",keyword:"type",params:{type: schema3.properties.createdByUserName.type},schema:schema3.properties.createdByUserName.type,parentSchema:schema3.properties.createdByUserName,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.products !== undefined){
let data7 = data.products;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(typeof data8 !== "string"){
const err16 = {instancePath:instancePath+"/products/" + i0,schemaPath:"#/properties/products/items/type",keyword:"type",params:{type: "string"},schema:schema3.properties.products.items.type,parentSchema:schema3.properties.products.items,data:data8};
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
const err17 = {instancePath:instancePath+"/products",schemaPath:"#/properties/products/type",keyword:"type",params:{type: "array"},schema:schema3.properties.products.type,parentSchema:schema3.properties.products,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.tags !== undefined){
let data9 = data.tags;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(Object.keys(data9).length > 10){
const err18 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/maxProperties",keyword:"maxProperties",params:{limit: 10},schema:10,parentSchema:schema3.properties.tags,data:data9};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
for(const key0 in data9){
const _errs33 = errors;
if(typeof key0 === "string"){
if(!pattern0.test(key0)){
const err19 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/propertyNames/pattern",keyword:"pattern",params:{pattern: "^.{1,27}$"},schema:"^.{1,27}$",parentSchema:schema3.properties.tags.propertyNames,data:key0,propertyName:key0};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
var valid9 = _errs33 === errors;
if(!valid9){
const err20 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/propertyNames",keyword:"propertyNames",params:{propertyName: key0},schema:schema3.properties.tags.propertyNames,parentSchema:schema3.properties.tags,data:data9};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
for(const key1 in data9){
let data10 = data9[key1];
if(typeof data10 === "string"){
if(func0(data10) > 100){
const err21 = {instancePath:instancePath+"/tags/" + runtime.escapeName(key1),schemaPath:"#/properties/tags/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema3.properties.tags.additionalProperties,data:data10};
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
const err22 = {instancePath:instancePath+"/tags/" + runtime.escapeName(key1),schemaPath:"#/properties/tags/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema3.properties.tags.additionalProperties.type,parentSchema:schema3.properties.tags.additionalProperties,data:data10};
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
const err23 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "object"},schema:schema3.properties.tags.type,parentSchema:schema3.properties.tags,data:data9};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.referenceParentCompany !== undefined){
let data11 = data.referenceParentCompany;
const _errs38 = errors;
let valid11 = false;
const _errs39 = errors;
if(!(validate4.call(this, data11, {instancePath:instancePath+"/referenceParentCompany",parentData:data,parentDataProperty:"referenceParentCompany",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate4.errors);
errors = vErrors.length;
}
var _valid2 = _errs39 === errors;
valid11 = valid11 || _valid2;
if(_valid2){
var props0 = {__proto__: null, };
props0.id = true;
props0.name = true;
props0.description = true;
props0.links = true;
props0.tags = true;
}
const _errs40 = errors;
if(data11 !== null){
const err24 = {instancePath:instancePath+"/referenceParentCompany",schemaPath:"#/properties/referenceParentCompany/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema3.properties.referenceParentCompany.anyOf[1].type,parentSchema:schema3.properties.referenceParentCompany.anyOf[1],data:data11};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var _valid2 = _errs40 === errors;
valid11 = valid11 || _valid2;
if(!valid11){
const err25 = {instancePath:instancePath+"/referenceParentCompany",schemaPath:"#/properties/referenceParentCompany/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs38, passingSchemas: null},schema:schema3.properties.referenceParentCompany.anyOf,parentSchema:schema3.properties.referenceParentCompany,data:data11};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
else {
errors = _errs38;
if(vErrors !== null){
if(_errs38){
vErrors.length = _errs38;
}
else {
vErrors = null;
}
}
}
}
if(data.referenceSubsidiaryCompanies !== undefined){
let data12 = data.referenceSubsidiaryCompanies;
if(Array.isArray(data12)){
if(data12.length < 0){
const err26 = {instancePath:instancePath+"/referenceSubsidiaryCompanies",schemaPath:"#/properties/referenceSubsidiaryCompanies/minItems",keyword:"minItems",params:{limit: 0},schema:0,parentSchema:schema3.properties.referenceSubsidiaryCompanies,data:data12};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
if(!(validate4.call(this, data12[i1], {instancePath:instancePath+"/referenceSubsidiaryCompanies/" + i1,parentData:data12,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate4.errors);
errors = vErrors.length;
}
}
}
else {
const err27 = {instancePath:instancePath+"/referenceSubsidiaryCompanies",schemaPath:"#/properties/referenceSubsidiaryCompanies/type",keyword:"type",params:{type: "array"},schema:schema3.properties.referenceSubsidiaryCompanies.type,parentSchema:schema3.properties.referenceSubsidiaryCompanies,data:data12};
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
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema3.type,parentSchema:schema3,data};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}
validate3.evaluated = {"props":{"id":true,"name":true,"description":true,"redirect":true,"lastSync":true,"created":true,"createdByUserName":true,"products":true,"tags":true,"referenceParentCompany":true,"referenceSubsidiaryCompanies":true},"dynamicProps":false,"dynamicItems":false};

const schema14 = {"$id":"contract:/components/schemas/Connection","type":"object","properties":{"id":{"$ref":"contract:/components/schemas/components:parameters:connectionId:schema:"},"integrationId":{"type":"string","format":"uuid"},"integrationKey":{"type":"string"},"sourceId":{"type":"string","format":"uuid"},"sourceType":{"type":"string","enum":["Accounting","Banking","BankFeed","Commerce","Expense","Other","Unknown"]},"platformName":{"type":"string"},"linkUrl":{"type":"string","format":"uri"},"status":{"$ref":"contract:/components/schemas/Connection:definitions:dataConnectionStatus:"},"lastSync":{"anyOf":[{"$ref":"contract:/components/schemas/Connection:properties:created:"},{"type":"null"}]},"created":{"type":"string"},"dataConnectionErrors":{"type":["array","null"],"items":{"$ref":"contract:/components/schemas/Connection:definitions:dataConnectionError:"}},"connectionInfo":{"type":["object","null"],"additionalProperties":true}},"additionalProperties":false,"required":["id","integrationId","sourceId","platformName","linkUrl","status","created","sourceType"]};
const schema15 = {"$id":"contract:/components/schemas/components:parameters:connectionId:schema:","type":"string","format":"uuid"};
const schema16 = {"$id":"contract:/components/schemas/Connection:definitions:dataConnectionStatus:","type":"string","enum":["PendingAuth","Linked","Unlinked","Deauthorized"]};
const func2 = Object.prototype.hasOwnProperty;
const schema18 = {"$id":"contract:/components/schemas/Connection:definitions:dataConnectionError:","type":"object","properties":{"statusCode":{"type":"string"},"statusText":{"type":"string"},"errorMessage":{"type":"string"},"erroredOnUtc":{"$ref":"contract:/components/schemas/Connection:properties:created:"},"status":{"type":"string","enum":["Active","Resolved"]},"resolvedOnUtc":{"anyOf":[{"$ref":"contract:/components/schemas/Connection:properties:created:"},{"type":"null"}]}}};

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
if(data.statusCode !== undefined){
let data0 = data.statusCode;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/statusCode",schemaPath:"#/properties/statusCode/type",keyword:"type",params:{type: "string"},schema:schema18.properties.statusCode.type,parentSchema:schema18.properties.statusCode,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.statusText !== undefined){
let data1 = data.statusText;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/statusText",schemaPath:"#/properties/statusText/type",keyword:"type",params:{type: "string"},schema:schema18.properties.statusText.type,parentSchema:schema18.properties.statusText,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.errorMessage !== undefined){
let data2 = data.errorMessage;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/errorMessage",schemaPath:"#/properties/errorMessage/type",keyword:"type",params:{type: "string"},schema:schema18.properties.errorMessage.type,parentSchema:schema18.properties.errorMessage,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.erroredOnUtc !== undefined){
let data3 = data.erroredOnUtc;
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/erroredOnUtc",schemaPath:"contract:/components/schemas/Connection:properties:created:/type",keyword:"type",params:{type: "string"},schema:schema6.type,parentSchema:schema6,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.status !== undefined){
let data4 = data.status;
if(typeof data4 !== "string"){
const err4 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},schema:schema18.properties.status.type,parentSchema:schema18.properties.status,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((data4 === "Active") || (data4 === "Resolved"))){
const err5 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema18.properties.status.enum},schema:schema18.properties.status.enum,parentSchema:schema18.properties.status,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.resolvedOnUtc !== undefined){
let data5 = data.resolvedOnUtc;
const _errs13 = errors;
let valid2 = false;
const _errs14 = errors;
if(typeof data5 !== "string"){
const err6 = {instancePath:instancePath+"/resolvedOnUtc",schemaPath:"contract:/components/schemas/Connection:properties:created:/type",keyword:"type",params:{type: "string"},schema:schema6.type,parentSchema:schema6,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs14 === errors;
valid2 = valid2 || _valid0;
const _errs17 = errors;
if(data5 !== null){
const err7 = {instancePath:instancePath+"/resolvedOnUtc",schemaPath:"#/properties/resolvedOnUtc/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema18.properties.resolvedOnUtc.anyOf[1].type,parentSchema:schema18.properties.resolvedOnUtc.anyOf[1],data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs17 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const err8 = {instancePath:instancePath+"/resolvedOnUtc",schemaPath:"#/properties/resolvedOnUtc/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs13, passingSchemas: null},schema:schema18.properties.resolvedOnUtc.anyOf,parentSchema:schema18.properties.resolvedOnUtc,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
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
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema18.type,parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}
validate11.evaluated = {"props":{"statusCode":true,"statusText":true,"errorMessage":true,"erroredOnUtc":true,"status":true,"resolvedOnUtc":true},"dynamicProps":false,"dynamicItems":false};


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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},schema:schema14.required,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.integrationId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "integrationId"},schema:schema14.required,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.sourceId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sourceId"},schema:schema14.required,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.platformName === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "platformName"},schema:schema14.required,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.linkUrl === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "linkUrl"},schema:schema14.required,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.status === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},schema:schema14.required,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.created === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created"},schema:schema14.required,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.sourceType === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sourceType"},schema:schema14.required,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema14.properties, key0))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema14,data};
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
let data0 = data.id;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err9 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/components:parameters:connectionId:schema:/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema15,data:data0};
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
const err10 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/components:parameters:connectionId:schema:/type",keyword:"type",params:{type: "string"},schema:schema15.type,parentSchema:schema15,data:data0};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.integrationId !== undefined){
let data1 = data.integrationId;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err11 = {instancePath:instancePath+"/integrationId",schemaPath:"#/properties/integrationId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema14.properties.integrationId,data:data1};
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
const err12 = {instancePath:instancePath+"/integrationId",schemaPath:"#/properties/integrationId/type",keyword:"type",params:{type: "string"},schema:schema14.properties.integrationId.type,parentSchema:schema14.properties.integrationId,data:data1};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.integrationKey !== undefined){
let data2 = data.integrationKey;
if(typeof data2 !== "string"){
const err13 = {instancePath:instancePath+"/integrationKey",schemaPath:"#/properties/integrationKey/type",keyword:"type",params:{type: "string"},schema:schema14.properties.integrationKey.type,parentSchema:schema14.properties.integrationKey,data:data2};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.sourceId !== undefined){
let data3 = data.sourceId;
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
const err14 = {instancePath:instancePath+"/sourceId",schemaPath:"#/properties/sourceId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema14.properties.sourceId,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/sourceId",schemaPath:"#/properties/sourceId/type",keyword:"type",params:{type: "string"},schema:schema14.properties.sourceId.type,parentSchema:schema14.properties.sourceId,data:data3};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.sourceType !== undefined){
let data4 = data.sourceType;
if(typeof data4 !== "string"){
const err16 = {instancePath:instancePath+"/sourceType",schemaPath:"#/properties/sourceType/type",keyword:"type",params:{type: "string"},schema:schema14.properties.sourceType.type,parentSchema:schema14.properties.sourceType,data:data4};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(((((((data4 === "Accounting") || (data4 === "Banking")) || (data4 === "BankFeed")) || (data4 === "Commerce")) || (data4 === "Expense")) || (data4 === "Other")) || (data4 === "Unknown"))){
const err17 = {instancePath:instancePath+"/sourceType",schemaPath:"#/properties/sourceType/enum",keyword:"enum",params:{allowedValues: schema14.properties.sourceType.enum},schema:schema14.properties.sourceType.enum,parentSchema:schema14.properties.sourceType,data:data4};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.platformName !== undefined){
let data5 = data.platformName;
if(typeof data5 !== "string"){
const err18 = {instancePath:instancePath+"/platformName",schemaPath:"#/properties/platformName/type",keyword:"type",params:{type: "string"},schema:schema14.properties.platformName.type,parentSchema:schema14.properties.platformName,data:data5};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.linkUrl !== undefined){
let data6 = data.linkUrl;
if(typeof data6 === "string"){
if(!(formats1.test(data6))){
const err19 = {instancePath:instancePath+"/linkUrl",schemaPath:"#/properties/linkUrl/format",keyword:"format",params:{format: "uri"},schema:"uri",parentSchema:schema14.properties.linkUrl,data:data6};
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
const err20 = {instancePath:instancePath+"/linkUrl",schemaPath:"#/properties/linkUrl/type",keyword:"type",params:{type: "string"},schema:schema14.properties.linkUrl.type,parentSchema:schema14.properties.linkUrl,data:data6};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.status !== undefined){
let data7 = data.status;
if(typeof data7 !== "string"){
const err21 = {instancePath:instancePath+"/status",schemaPath:"contract:/components/schemas/Connection:definitions:dataConnectionStatus:/type",keyword:"type",params:{type: "string"},schema:schema16.type,parentSchema:schema16,data:data7};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!((((data7 === "PendingAuth") || (data7 === "Linked")) || (data7 === "Unlinked")) || (data7 === "Deauthorized"))){
const err22 = {instancePath:instancePath+"/status",schemaPath:"contract:/components/schemas/Connection:definitions:dataConnectionStatus:/enum",keyword:"enum",params:{allowedValues: schema16.enum},schema:schema16.enum,parentSchema:schema16,data:data7};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.lastSync !== undefined){
let data8 = data.lastSync;
const _errs21 = errors;
let valid3 = false;
const _errs22 = errors;
if(typeof data8 !== "string"){
const err23 = {instancePath:instancePath+"/lastSync",schemaPath:"contract:/components/schemas/Connection:properties:created:/type",keyword:"type",params:{type: "string"},schema:schema6.type,parentSchema:schema6,data:data8};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var _valid0 = _errs22 === errors;
valid3 = valid3 || _valid0;
const _errs25 = errors;
if(data8 !== null){
const err24 = {instancePath:instancePath+"/lastSync",schemaPath:"#/properties/lastSync/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema14.properties.lastSync.anyOf[1].type,parentSchema:schema14.properties.lastSync.anyOf[1],data:data8};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var _valid0 = _errs25 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const err25 = {instancePath:instancePath+"/lastSync",schemaPath:"#/properties/lastSync/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs21, passingSchemas: null},schema:schema14.properties.lastSync.anyOf,parentSchema:schema14.properties.lastSync,data:data8};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
else {
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
}
}
if(data.created !== undefined){
let data9 = data.created;
if(typeof data9 !== "string"){
const err26 = {instancePath:instancePath+"/created",schemaPath:"#/properties/created/type",keyword:"type",params:{type: "string"},schema:schema14.properties.created.type,parentSchema:schema14.properties.created,data:data9};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.dataConnectionErrors !== undefined){
let data10 = data.dataConnectionErrors;
if((!(Array.isArray(data10))) && (data10 !== null)){
const err27 = {instancePath:instancePath+"/dataConnectionErrors",schemaPath:"#/properties/dataConnectionErrors/type",keyword:"type",params:{type: schema14.properties.dataConnectionErrors.type},schema:schema14.properties.dataConnectionErrors.type,parentSchema:schema14.properties.dataConnectionErrors,data:data10};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(Array.isArray(data10)){
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
if(!(validate11.call(this, data10[i0], {instancePath:instancePath+"/dataConnectionErrors/" + i0,parentData:data10,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate11.errors);
errors = vErrors.length;
}
}
}
}
if(data.connectionInfo !== undefined){
let data12 = data.connectionInfo;
if((!(data12 && typeof data12 == "object" && !Array.isArray(data12))) && (data12 !== null)){
const err28 = {instancePath:instancePath+"/connectionInfo",schemaPath:"#/properties/connectionInfo/type",keyword:"type",params:{type: schema14.properties.connectionInfo.type},schema:schema14.properties.connectionInfo.type,parentSchema:schema14.properties.connectionInfo,data:data12};
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
const err29 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema14.type,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
validate10.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema2.type,parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(validate3.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate3.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.dataConnections !== undefined){
let data0 = data.dataConnections;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate10.call(this, data0[i0], {instancePath:instancePath+"/dataConnections/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate10.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/dataConnections",schemaPath:"#/allOf/1/properties/dataConnections/type",keyword:"type",params:{type: "array"},schema:schema2.allOf[1].properties.dataConnections.type,parentSchema:schema2.allOf[1].properties.dataConnections,data:data0};
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
const err2 = {instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},schema:schema2.allOf[1].type,parentSchema:schema2.allOf[1],data};
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
validate2.evaluated = {"props":{"dataConnections":true,"id":true,"name":true,"description":true,"redirect":true,"lastSync":true,"created":true,"createdByUserName":true,"products":true,"tags":true,"referenceParentCompany":true,"referenceSubsidiaryCompanies":true},"dynamicProps":false,"dynamicItems":false};

const schema21 = {"$id":"contract:/components/schemas/PagingInfo","type":"object","properties":{"pageNumber":{"type":"integer","safeInteger":true},"pageSize":{"type":"integer","maximum":2000,"safeInteger":true},"totalResults":{"type":"integer","safeInteger":true},"_links":{"$ref":"contract:/components/schemas/PagingInfo:definitions:links:"}},"required":["pageNumber","pageSize","totalResults","_links"]};
const schema22 = {"$id":"contract:/components/schemas/PagingInfo:definitions:links:","type":"object","required":["self","current"],"properties":{"self":{"$ref":"contract:/components/schemas/PagingInfo:definitions:halRef:"},"current":{"$ref":"contract:/components/schemas/PagingInfo:definitions:halRef:"},"next":{"$ref":"contract:/components/schemas/PagingInfo:definitions:halRef:"},"previous":{"$ref":"contract:/components/schemas/PagingInfo:definitions:halRef:"}}};
const schema23 = {"$id":"contract:/components/schemas/PagingInfo:definitions:halRef:","type":"object","properties":{"href":{"type":"string","format":"uri-reference"}}};
const formats8 = /^(?:[A-Za-z][A-Za-z0-9+.-]*:(?:\/\/(?:(?:[\-A-Za-z0-9._~!$&'()*+,;=:]|%[0-9A-Fa-f]{2})*@)?(?:\[(?:(?:(?:[0-9A-Fa-f]{1,4}:){6}(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|::(?:[0-9A-Fa-f]{1,4}:){5}(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:[0-9A-Fa-f]{1,4})?::(?:[0-9A-Fa-f]{1,4}:){4}(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:(?:[0-9A-Fa-f]{1,4}:){0,1}[0-9A-Fa-f]{1,4})?::(?:[0-9A-Fa-f]{1,4}:){3}(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:(?:[0-9A-Fa-f]{1,4}:){0,2}[0-9A-Fa-f]{1,4})?::(?:[0-9A-Fa-f]{1,4}:){2}(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:(?:[0-9A-Fa-f]{1,4}:){0,3}[0-9A-Fa-f]{1,4})?::[0-9A-Fa-f]{1,4}:(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:(?:[0-9A-Fa-f]{1,4}:){0,4}[0-9A-Fa-f]{1,4})?::(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:(?:[0-9A-Fa-f]{1,4}:){0,5}[0-9A-Fa-f]{1,4})?::[0-9A-Fa-f]{1,4}|(?:(?:[0-9A-Fa-f]{1,4}:){0,6}[0-9A-Fa-f]{1,4})?::)|[Vv][0-9A-Fa-f]+\.[\-A-Za-z0-9._~!$&'()*+,;=:]+)\]|(?:[\-A-Za-z0-9._~!$&'()*+,;=]|%[0-9A-Fa-f]{2})*)(?::\d*)?(?:\/(?:[\-A-Za-z0-9._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})*)*|\/(?:(?:[\-A-Za-z0-9._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})+(?:\/(?:[\-A-Za-z0-9._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})*)*)?|(?:[\-A-Za-z0-9._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})+(?:\/(?:[\-A-Za-z0-9._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})*)*)?(?:\?(?:(?:[\-A-Za-z0-9._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})|[/?])*)?(?:#(?:(?:[\-A-Za-z0-9._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})|[/?])*)?|(?:\/\/(?:(?:[\-A-Za-z0-9._~!$&'()*+,;=:]|%[0-9A-Fa-f]{2})*@)?(?:\[(?:(?:(?:[0-9A-Fa-f]{1,4}:){6}(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|::(?:[0-9A-Fa-f]{1,4}:){5}(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:[0-9A-Fa-f]{1,4})?::(?:[0-9A-Fa-f]{1,4}:){4}(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:(?:[0-9A-Fa-f]{1,4}:){0,1}[0-9A-Fa-f]{1,4})?::(?:[0-9A-Fa-f]{1,4}:){3}(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:(?:[0-9A-Fa-f]{1,4}:){0,2}[0-9A-Fa-f]{1,4})?::(?:[0-9A-Fa-f]{1,4}:){2}(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:(?:[0-9A-Fa-f]{1,4}:){0,3}[0-9A-Fa-f]{1,4})?::[0-9A-Fa-f]{1,4}:(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:(?:[0-9A-Fa-f]{1,4}:){0,4}[0-9A-Fa-f]{1,4})?::(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:(?:[0-9A-Fa-f]{1,4}:){0,5}[0-9A-Fa-f]{1,4})?::[0-9A-Fa-f]{1,4}|(?:(?:[0-9A-Fa-f]{1,4}:){0,6}[0-9A-Fa-f]{1,4})?::)|[Vv][0-9A-Fa-f]+\.[\-A-Za-z0-9._~!$&'()*+,;=:]+)\]|(?:[\-A-Za-z0-9._~!$&'()*+,;=]|%[0-9A-Fa-f]{2})*)(?::\d*)?(?:\/(?:[\-A-Za-z0-9._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})*)*|\/(?:(?:[\-A-Za-z0-9._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})+(?:\/(?:[\-A-Za-z0-9._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})*)*)?|(?:[\-A-Za-z0-9._~!$&'()*+,;=@]|%[0-9A-Fa-f]{2})+(?:\/(?:[\-A-Za-z0-9._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})*)*)?(?:\?(?:(?:[\-A-Za-z0-9._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})|[/?])*)?(?:#(?:(?:[\-A-Za-z0-9._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})|[/?])*)?)$/;

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
if(data.self === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "self"},schema:schema22.required,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.current === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "current"},schema:schema22.required,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.self !== undefined){
let data0 = data.self;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.href !== undefined){
let data1 = data0.href;
if(typeof data1 === "string"){
if(!(formats8.test(data1))){
const err2 = {instancePath:instancePath+"/self/href",schemaPath:"contract:/components/schemas/PagingInfo:definitions:halRef:/properties/href/format",keyword:"format",params:{format: "uri-reference"},schema:"uri-reference",parentSchema:schema23.properties.href,data:data1};
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
const err3 = {instancePath:instancePath+"/self/href",schemaPath:"contract:/components/schemas/PagingInfo:definitions:halRef:/properties/href/type",keyword:"type",params:{type: "string"},schema:schema23.properties.href.type,parentSchema:schema23.properties.href,data:data1};
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
const err4 = {instancePath:instancePath+"/self",schemaPath:"contract:/components/schemas/PagingInfo:definitions:halRef:/type",keyword:"type",params:{type: "object"},schema:schema23.type,parentSchema:schema23,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.current !== undefined){
let data2 = data.current;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.href !== undefined){
let data3 = data2.href;
if(typeof data3 === "string"){
if(!(formats8.test(data3))){
const err5 = {instancePath:instancePath+"/current/href",schemaPath:"contract:/components/schemas/PagingInfo:definitions:halRef:/properties/href/format",keyword:"format",params:{format: "uri-reference"},schema:"uri-reference",parentSchema:schema23.properties.href,data:data3};
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
const err6 = {instancePath:instancePath+"/current/href",schemaPath:"contract:/components/schemas/PagingInfo:definitions:halRef:/properties/href/type",keyword:"type",params:{type: "string"},schema:schema23.properties.href.type,parentSchema:schema23.properties.href,data:data3};
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
const err7 = {instancePath:instancePath+"/current",schemaPath:"contract:/components/schemas/PagingInfo:definitions:halRef:/type",keyword:"type",params:{type: "object"},schema:schema23.type,parentSchema:schema23,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.next !== undefined){
let data4 = data.next;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.href !== undefined){
let data5 = data4.href;
if(typeof data5 === "string"){
if(!(formats8.test(data5))){
const err8 = {instancePath:instancePath+"/next/href",schemaPath:"contract:/components/schemas/PagingInfo:definitions:halRef:/properties/href/format",keyword:"format",params:{format: "uri-reference"},schema:"uri-reference",parentSchema:schema23.properties.href,data:data5};
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
const err9 = {instancePath:instancePath+"/next/href",schemaPath:"contract:/components/schemas/PagingInfo:definitions:halRef:/properties/href/type",keyword:"type",params:{type: "string"},schema:schema23.properties.href.type,parentSchema:schema23.properties.href,data:data5};
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
const err10 = {instancePath:instancePath+"/next",schemaPath:"contract:/components/schemas/PagingInfo:definitions:halRef:/type",keyword:"type",params:{type: "object"},schema:schema23.type,parentSchema:schema23,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.previous !== undefined){
let data6 = data.previous;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.href !== undefined){
let data7 = data6.href;
if(typeof data7 === "string"){
if(!(formats8.test(data7))){
const err11 = {instancePath:instancePath+"/previous/href",schemaPath:"contract:/components/schemas/PagingInfo:definitions:halRef:/properties/href/format",keyword:"format",params:{format: "uri-reference"},schema:"uri-reference",parentSchema:schema23.properties.href,data:data7};
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
const err12 = {instancePath:instancePath+"/previous/href",schemaPath:"contract:/components/schemas/PagingInfo:definitions:halRef:/properties/href/type",keyword:"type",params:{type: "string"},schema:schema23.properties.href.type,parentSchema:schema23.properties.href,data:data7};
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
const err13 = {instancePath:instancePath+"/previous",schemaPath:"contract:/components/schemas/PagingInfo:definitions:halRef:/type",keyword:"type",params:{type: "object"},schema:schema23.type,parentSchema:schema23,data:data6};
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
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema22.type,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate16.errors = vErrors;
return errors === 0;
}
validate16.evaluated = {"props":{"self":true,"current":true,"next":true,"previous":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.pageNumber === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pageNumber"},schema:schema21.required,parentSchema:schema21,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.pageSize === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pageSize"},schema:schema21.required,parentSchema:schema21,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.totalResults === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "totalResults"},schema:schema21.required,parentSchema:schema21,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data._links === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "_links"},schema:schema21.required,parentSchema:schema21,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.pageNumber !== undefined){
let data0 = data.pageNumber;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err4 = {instancePath:instancePath+"/pageNumber",schemaPath:"#/properties/pageNumber/type",keyword:"type",params:{type: "integer"},schema:schema21.properties.pageNumber.type,parentSchema:schema21.properties.pageNumber,data:data0};
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
const err5 = {instancePath:instancePath+"/pageNumber",schemaPath:"#/properties/pageNumber/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema21.properties.pageNumber,data:data0};
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
if(data.pageSize !== undefined){
let data1 = data.pageSize;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err6 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"},schema:schema21.properties.pageSize.type,parentSchema:schema21.properties.pageSize,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2000 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2000},schema:2000,parentSchema:schema21.properties.pageSize,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(Math.abs(data1) > 9007199254740991){
const err8 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema21.properties.pageSize,data:data1};
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
if(data.totalResults !== undefined){
let data2 = data.totalResults;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err9 = {instancePath:instancePath+"/totalResults",schemaPath:"#/properties/totalResults/type",keyword:"type",params:{type: "integer"},schema:schema21.properties.totalResults.type,parentSchema:schema21.properties.totalResults,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(Math.abs(data2) > 9007199254740991){
const err10 = {instancePath:instancePath+"/totalResults",schemaPath:"#/properties/totalResults/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema21.properties.totalResults,data:data2};
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
if(data._links !== undefined){
if(!(validate16.call(this, data._links, {instancePath:instancePath+"/_links",parentData:data,parentDataProperty:"_links",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate16.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema21.type,parentSchema:schema21,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate15.errors = vErrors;
return errors === 0;
}
validate15.evaluated = {"props":{"pageNumber":true,"pageSize":true,"totalResults":true,"_links":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.results !== undefined){
let data0 = data.results;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate2.call(this, data0[i0], {instancePath:instancePath+"/results/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate2.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath:instancePath+"/results",schemaPath:"#/allOf/0/properties/results/type",keyword:"type",params:{type: "array"},schema:schema1.allOf[0].properties.results.type,parentSchema:schema1.allOf[0].properties.results,data:data0};
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
const err1 = {instancePath,schemaPath:"#/allOf/0/type",keyword:"type",params:{type: "object"},schema:schema1.allOf[0].type,parentSchema:schema1.allOf[0],data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(validate15.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate15.errors);
errors = vErrors.length;
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":{"pageNumber":true,"pageSize":true,"totalResults":true,"_links":true,"results":true},"dynamicProps":false,"dynamicItems":false};


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
validate0.evaluated = {"props":{"pageNumber":true,"pageSize":true,"totalResults":true,"_links":true,"results":true},"dynamicProps":false,"dynamicItems":false};

exports.v1 = validate20;
const schema27 = {"$id":"contract:/list-companies.200.headers","type":"object","properties":{},"required":[]};

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
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema27.type,parentSchema:schema27,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"dynamicProps":false,"dynamicItems":false};

exports.v2 = validate21;
const schema28 = {"$id":"contract:/list-companies.400.body","$ref":"contract:/components/schemas/ErrorMessage"};
const schema29 = {"$id":"contract:/components/schemas/ErrorMessage","type":"object","properties":{"statusCode":{"type":"integer","safeInteger":true},"service":{"type":"string"},"error":{"type":"string"},"correlationId":{"type":"string"},"validation":{"$ref":"contract:/components/schemas/ErrorMessage:definitions:errorValidation:"},"canBeRetried":{"type":"string"},"detailedErrorCode":{"type":"integer","safeInteger":true}}};
const schema30 = {"$id":"contract:/components/schemas/ErrorMessage:definitions:errorValidation:","type":["object","null"],"properties":{"errors":{"type":["array","null"],"items":{"$ref":"contract:/components/schemas/ErrorMessage:definitions:errorValidationItem:"}},"warnings":{"type":["array","null"],"items":{"$ref":"contract:/components/schemas/ErrorMessage:definitions:errorValidationItem:"}}}};
const schema31 = {"$id":"contract:/components/schemas/ErrorMessage:definitions:errorValidationItem:","type":"object","properties":{"itemId":{"type":["string","null"]},"message":{"type":["string","null"]},"validatorName":{"type":["string","null"]}}};

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
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema30.type},schema:schema30.type,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.errors !== undefined){
let data0 = data.errors;
if((!(Array.isArray(data0))) && (data0 !== null)){
const err1 = {instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: schema30.properties.errors.type},schema:schema30.properties.errors.type,parentSchema:schema30.properties.errors,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.itemId !== undefined){
let data2 = data1.itemId;
if((typeof data2 !== "string") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/errors/" + i0+"/itemId",schemaPath:"contract:/components/schemas/ErrorMessage:definitions:errorValidationItem:/properties/itemId/type",keyword:"type",params:{type: schema31.properties.itemId.type},schema:schema31.properties.itemId.type,parentSchema:schema31.properties.itemId,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data1.message !== undefined){
let data3 = data1.message;
if((typeof data3 !== "string") && (data3 !== null)){
const err3 = {instancePath:instancePath+"/errors/" + i0+"/message",schemaPath:"contract:/components/schemas/ErrorMessage:definitions:errorValidationItem:/properties/message/type",keyword:"type",params:{type: schema31.properties.message.type},schema:schema31.properties.message.type,parentSchema:schema31.properties.message,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data1.validatorName !== undefined){
let data4 = data1.validatorName;
if((typeof data4 !== "string") && (data4 !== null)){
const err4 = {instancePath:instancePath+"/errors/" + i0+"/validatorName",schemaPath:"contract:/components/schemas/ErrorMessage:definitions:errorValidationItem:/properties/validatorName/type",keyword:"type",params:{type: schema31.properties.validatorName.type},schema:schema31.properties.validatorName.type,parentSchema:schema31.properties.validatorName,data:data4};
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
const err5 = {instancePath:instancePath+"/errors/" + i0,schemaPath:"contract:/components/schemas/ErrorMessage:definitions:errorValidationItem:/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data:data1};
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
if(data.warnings !== undefined){
let data5 = data.warnings;
if((!(Array.isArray(data5))) && (data5 !== null)){
const err6 = {instancePath:instancePath+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type: schema30.properties.warnings.type},schema:schema30.properties.warnings.type,parentSchema:schema30.properties.warnings,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.itemId !== undefined){
let data7 = data6.itemId;
if((typeof data7 !== "string") && (data7 !== null)){
const err7 = {instancePath:instancePath+"/warnings/" + i1+"/itemId",schemaPath:"contract:/components/schemas/ErrorMessage:definitions:errorValidationItem:/properties/itemId/type",keyword:"type",params:{type: schema31.properties.itemId.type},schema:schema31.properties.itemId.type,parentSchema:schema31.properties.itemId,data:data7};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data6.message !== undefined){
let data8 = data6.message;
if((typeof data8 !== "string") && (data8 !== null)){
const err8 = {instancePath:instancePath+"/warnings/" + i1+"/message",schemaPath:"contract:/components/schemas/ErrorMessage:definitions:errorValidationItem:/properties/message/type",keyword:"type",params:{type: schema31.properties.message.type},schema:schema31.properties.message.type,parentSchema:schema31.properties.message,data:data8};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data6.validatorName !== undefined){
let data9 = data6.validatorName;
if((typeof data9 !== "string") && (data9 !== null)){
const err9 = {instancePath:instancePath+"/warnings/" + i1+"/validatorName",schemaPath:"contract:/components/schemas/ErrorMessage:definitions:errorValidationItem:/properties/validatorName/type",keyword:"type",params:{type: schema31.properties.validatorName.type},schema:schema31.properties.validatorName.type,parentSchema:schema31.properties.validatorName,data:data9};
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
const err10 = {instancePath:instancePath+"/warnings/" + i1,schemaPath:"contract:/components/schemas/ErrorMessage:definitions:errorValidationItem:/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data:data6};
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
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":{"errors":true,"warnings":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.statusCode !== undefined){
let data0 = data.statusCode;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/statusCode",schemaPath:"#/properties/statusCode/type",keyword:"type",params:{type: "integer"},schema:schema29.properties.statusCode.type,parentSchema:schema29.properties.statusCode,data:data0};
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
const err1 = {instancePath:instancePath+"/statusCode",schemaPath:"#/properties/statusCode/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema29.properties.statusCode,data:data0};
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
if(data.service !== undefined){
let data1 = data.service;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/service",schemaPath:"#/properties/service/type",keyword:"type",params:{type: "string"},schema:schema29.properties.service.type,parentSchema:schema29.properties.service,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.error !== undefined){
let data2 = data.error;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"},schema:schema29.properties.error.type,parentSchema:schema29.properties.error,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.correlationId !== undefined){
let data3 = data.correlationId;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/correlationId",schemaPath:"#/properties/correlationId/type",keyword:"type",params:{type: "string"},schema:schema29.properties.correlationId.type,parentSchema:schema29.properties.correlationId,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.validation !== undefined){
if(!(validate23.call(this, data.validation, {instancePath:instancePath+"/validation",parentData:data,parentDataProperty:"validation",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate23.errors);
errors = vErrors.length;
}
}
if(data.canBeRetried !== undefined){
let data5 = data.canBeRetried;
if(typeof data5 !== "string"){
const err5 = {instancePath:instancePath+"/canBeRetried",schemaPath:"#/properties/canBeRetried/type",keyword:"type",params:{type: "string"},schema:schema29.properties.canBeRetried.type,parentSchema:schema29.properties.canBeRetried,data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.detailedErrorCode !== undefined){
let data6 = data.detailedErrorCode;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err6 = {instancePath:instancePath+"/detailedErrorCode",schemaPath:"#/properties/detailedErrorCode/type",keyword:"type",params:{type: "integer"},schema:schema29.properties.detailedErrorCode.type,parentSchema:schema29.properties.detailedErrorCode,data:data6};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(Math.abs(data6) > 9007199254740991){
const err7 = {instancePath:instancePath+"/detailedErrorCode",schemaPath:"#/properties/detailedErrorCode/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema29.properties.detailedErrorCode,data:data6};
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
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema29.type,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":{"statusCode":true,"service":true,"error":true,"correlationId":true,"validation":true,"canBeRetried":true,"detailedErrorCode":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate22.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate22.errors);
errors = vErrors.length;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":{"statusCode":true,"service":true,"error":true,"correlationId":true,"validation":true,"canBeRetried":true,"detailedErrorCode":true},"dynamicProps":false,"dynamicItems":false};

exports.v3 = validate26;
const schema33 = {"$id":"contract:/create-company.200.body","$ref":"contract:/components/schemas/Company"};

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
if(!(validate2.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate2.errors);
errors = vErrors.length;
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":{"dataConnections":true,"id":true,"name":true,"description":true,"redirect":true,"lastSync":true,"created":true,"createdByUserName":true,"products":true,"tags":true,"referenceParentCompany":true,"referenceSubsidiaryCompanies":true},"dynamicProps":false,"dynamicItems":false};

exports.v4 = validate28;
const schema34 = {"$id":"contract:/list-connections.200.body","$ref":"contract:/components/schemas/Connections"};
const schema35 = {"$id":"contract:/components/schemas/Connections","allOf":[{"type":"object","properties":{"results":{"type":"array","items":{"$ref":"contract:/components/schemas/Connection"}}}},{"$ref":"contract:/components/schemas/PagingInfo"}]};

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
if(data.results !== undefined){
let data0 = data.results;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate10.call(this, data0[i0], {instancePath:instancePath+"/results/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate10.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath:instancePath+"/results",schemaPath:"#/allOf/0/properties/results/type",keyword:"type",params:{type: "array"},schema:schema35.allOf[0].properties.results.type,parentSchema:schema35.allOf[0].properties.results,data:data0};
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
const err1 = {instancePath,schemaPath:"#/allOf/0/type",keyword:"type",params:{type: "object"},schema:schema35.allOf[0].type,parentSchema:schema35.allOf[0],data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(validate15.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate15.errors);
errors = vErrors.length;
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":{"pageNumber":true,"pageSize":true,"totalResults":true,"_links":true,"results":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate29.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate29.errors);
errors = vErrors.length;
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":{"pageNumber":true,"pageSize":true,"totalResults":true,"_links":true,"results":true},"dynamicProps":false,"dynamicItems":false};

exports.v5 = validate33;
const schema36 = {"$id":"contract:/create-connection.200.body","$ref":"contract:/components/schemas/Connection"};

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
if(!(validate10.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate10.errors);
errors = vErrors.length;
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v6 = validate35;
const schema37 = {"$id":"contract:/get-data-status.200.body","type":"object","properties":{"accountTransactions":{"anyOf":[{"$ref":"contract:/components/schemas/DataStatus"},{"type":"null"}]},"balanceSheet":{"anyOf":[{"$ref":"contract:/components/schemas/DataStatus"},{"type":"null"}]},"bankAccounts":{"anyOf":[{"$ref":"contract:/components/schemas/DataStatus"},{"type":"null"}]},"bankTransactions":{"anyOf":[{"$ref":"contract:/components/schemas/DataStatus"},{"type":"null"}]},"billCreditNotes":{"anyOf":[{"$ref":"contract:/components/schemas/DataStatus"},{"type":"null"}]},"billPayments":{"anyOf":[{"$ref":"contract:/components/schemas/DataStatus"},{"type":"null"}]},"bills":{"anyOf":[{"$ref":"contract:/components/schemas/DataStatus"},{"type":"null"}]},"cashFlowStatement":{"anyOf":[{"$ref":"contract:/components/schemas/DataStatus"},{"type":"null"}]},"chartOfAccounts":{"anyOf":[{"$ref":"contract:/components/schemas/DataStatus"},{"type":"null"}]},"company":{"anyOf":[{"$ref":"contract:/components/schemas/DataStatus"},{"type":"null"}]},"creditNotes":{"anyOf":[{"$ref":"contract:/components/schemas/DataStatus"},{"type":"null"}]},"customers":{"anyOf":[{"$ref":"contract:/components/schemas/DataStatus"},{"type":"null"}]},"directCosts":{"anyOf":[{"$ref":"contract:/components/schemas/DataStatus"},{"type":"null"}]},"directIncomes":{"anyOf":[{"$ref":"contract:/components/schemas/DataStatus"},{"type":"null"}]},"invoices":{"anyOf":[{"$ref":"contract:/components/schemas/DataStatus"},{"type":"null"}]},"itemReceipts":{"anyOf":[{"$ref":"contract:/components/schemas/DataStatus"},{"type":"null"}]},"items":{"anyOf":[{"$ref":"contract:/components/schemas/DataStatus"},{"type":"null"}]},"journalEntries":{"anyOf":[{"$ref":"contract:/components/schemas/DataStatus"},{"type":"null"}]},"journals":{"anyOf":[{"$ref":"contract:/components/schemas/DataStatus"},{"type":"null"}]},"paymentMethods":{"anyOf":[{"$ref":"contract:/components/schemas/DataStatus"},{"type":"null"}]},"payments":{"anyOf":[{"$ref":"contract:/components/schemas/DataStatus"},{"type":"null"}]},"profitAndLoss":{"anyOf":[{"$ref":"contract:/components/schemas/DataStatus"},{"type":"null"}]},"purchaseOrders":{"anyOf":[{"$ref":"contract:/components/schemas/DataStatus"},{"type":"null"}]},"salesOrders":{"anyOf":[{"$ref":"contract:/components/schemas/DataStatus"},{"type":"null"}]},"suppliers":{"anyOf":[{"$ref":"contract:/components/schemas/DataStatus"},{"type":"null"}]},"taxRates":{"anyOf":[{"$ref":"contract:/components/schemas/DataStatus"},{"type":"null"}]},"trackingCategories":{"anyOf":[{"$ref":"contract:/components/schemas/DataStatus"},{"type":"null"}]},"transfers":{"anyOf":[{"$ref":"contract:/components/schemas/DataStatus"},{"type":"null"}]},"banking-accountBalances":{"anyOf":[{"$ref":"contract:/components/schemas/DataStatus"},{"type":"null"}]},"banking-accounts":{"anyOf":[{"$ref":"contract:/components/schemas/DataStatus"},{"type":"null"}]},"banking-transactionCategories":{"anyOf":[{"$ref":"contract:/components/schemas/DataStatus"},{"type":"null"}]},"banking-transactions":{"anyOf":[{"$ref":"contract:/components/schemas/DataStatus"},{"type":"null"}]},"commerce-companyInfo":{"anyOf":[{"$ref":"contract:/components/schemas/DataStatus"},{"type":"null"}]},"commerce-customers":{"anyOf":[{"$ref":"contract:/components/schemas/DataStatus"},{"type":"null"}]},"commerce-disputes":{"anyOf":[{"$ref":"contract:/components/schemas/DataStatus"},{"type":"null"}]},"commerce-locations":{"anyOf":[{"$ref":"contract:/components/schemas/DataStatus"},{"type":"null"}]},"commerce-orders":{"anyOf":[{"$ref":"contract:/components/schemas/DataStatus"},{"type":"null"}]},"commerce-paymentMethods":{"anyOf":[{"$ref":"contract:/components/schemas/DataStatus"},{"type":"null"}]},"commerce-payments":{"anyOf":[{"$ref":"contract:/components/schemas/DataStatus"},{"type":"null"}]},"commerce-productCategories":{"anyOf":[{"$ref":"contract:/components/schemas/DataStatus"},{"type":"null"}]},"commerce-products":{"anyOf":[{"$ref":"contract:/components/schemas/DataStatus"},{"type":"null"}]},"commerce-taxComponents":{"anyOf":[{"$ref":"contract:/components/schemas/DataStatus"},{"type":"null"}]},"commerce-transactions":{"anyOf":[{"$ref":"contract:/components/schemas/DataStatus"},{"type":"null"}]}}};
const schema38 = {"$id":"contract:/components/schemas/DataStatus","type":"object","required":["dataType","currentStatus"],"properties":{"dataType":{"type":"string","enum":["accountTransactions","balanceSheet","bankAccounts","bankTransactions","billCreditNotes","billPayments","bills","cashFlowStatement","chartOfAccounts","company","creditNotes","customers","directCosts","directIncomes","invoices","itemReceipts","items","journalEntries","journals","paymentMethods","payments","profitAndLoss","purchaseOrders","salesOrders","suppliers","taxRates","trackingCategories","transfers","banking-accountBalances","banking-accounts","banking-transactionCategories","banking-transactions","commerce-companyInfo","commerce-customers","commerce-disputes","commerce-locations","commerce-orders","commerce-paymentMethods","commerce-payments","commerce-productCategories","commerce-products","commerce-taxComponents","commerce-transactions"]},"lastSuccessfulSync":{"$ref":"contract:/components/schemas/Connection:properties:created:"},"currentStatus":{"$ref":"contract:/components/schemas/PullOperation:properties:status:"},"latestSyncId":{"type":"string","format":"uuid"},"latestSuccessfulSyncId":{"type":"string","format":"uuid"}}};
const schema40 = {"$id":"contract:/components/schemas/PullOperation:properties:status:","type":"string","enum":["Initial","Queued","Fetching","MapQueued","Mapping","Complete","FetchError","MapError","InternalError","ProcessingQueued","Processing","ProcessingError","ValidationQueued","Validating","ValidationError","AuthError","Cancelled","NotSupported","RateLimitError","PermissionsError","PrerequisiteNotMet"]};

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
if(data.dataType === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dataType"},schema:schema38.required,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.currentStatus === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "currentStatus"},schema:schema38.required,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.dataType !== undefined){
let data0 = data.dataType;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/dataType",schemaPath:"#/properties/dataType/type",keyword:"type",params:{type: "string"},schema:schema38.properties.dataType.type,parentSchema:schema38.properties.dataType,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(((((((((((((((((((((((((((((((((((((((((((data0 === "accountTransactions") || (data0 === "balanceSheet")) || (data0 === "bankAccounts")) || (data0 === "bankTransactions")) || (data0 === "billCreditNotes")) || (data0 === "billPayments")) || (data0 === "bills")) || (data0 === "cashFlowStatement")) || (data0 === "chartOfAccounts")) || (data0 === "company")) || (data0 === "creditNotes")) || (data0 === "customers")) || (data0 === "directCosts")) || (data0 === "directIncomes")) || (data0 === "invoices")) || (data0 === "itemReceipts")) || (data0 === "items")) || (data0 === "journalEntries")) || (data0 === "journals")) || (data0 === "paymentMethods")) || (data0 === "payments")) || (data0 === "profitAndLoss")) || (data0 === "purchaseOrders")) || (data0 === "salesOrders")) || (data0 === "suppliers")) || (data0 === "taxRates")) || (data0 === "trackingCategories")) || (data0 === "transfers")) || (data0 === "banking-accountBalances")) || (data0 === "banking-accounts")) || (data0 === "banking-transactionCategories")) || (data0 === "banking-transactions")) || (data0 === "commerce-companyInfo")) || (data0 === "commerce-customers")) || (data0 === "commerce-disputes")) || (data0 === "commerce-locations")) || (data0 === "commerce-orders")) || (data0 === "commerce-paymentMethods")) || (data0 === "commerce-payments")) || (data0 === "commerce-productCategories")) || (data0 === "commerce-products")) || (data0 === "commerce-taxComponents")) || (data0 === "commerce-transactions"))){
const err3 = {instancePath:instancePath+"/dataType",schemaPath:"#/properties/dataType/enum",keyword:"enum",params:{allowedValues: schema38.properties.dataType.enum},schema:schema38.properties.dataType.enum,parentSchema:schema38.properties.dataType,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.lastSuccessfulSync !== undefined){
let data1 = data.lastSuccessfulSync;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/lastSuccessfulSync",schemaPath:"contract:/components/schemas/Connection:properties:created:/type",keyword:"type",params:{type: "string"},schema:schema6.type,parentSchema:schema6,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.currentStatus !== undefined){
let data2 = data.currentStatus;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/currentStatus",schemaPath:"contract:/components/schemas/PullOperation:properties:status:/type",keyword:"type",params:{type: "string"},schema:schema40.type,parentSchema:schema40,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(((((((((((((((((((((data2 === "Initial") || (data2 === "Queued")) || (data2 === "Fetching")) || (data2 === "MapQueued")) || (data2 === "Mapping")) || (data2 === "Complete")) || (data2 === "FetchError")) || (data2 === "MapError")) || (data2 === "InternalError")) || (data2 === "ProcessingQueued")) || (data2 === "Processing")) || (data2 === "ProcessingError")) || (data2 === "ValidationQueued")) || (data2 === "Validating")) || (data2 === "ValidationError")) || (data2 === "AuthError")) || (data2 === "Cancelled")) || (data2 === "NotSupported")) || (data2 === "RateLimitError")) || (data2 === "PermissionsError")) || (data2 === "PrerequisiteNotMet"))){
const err6 = {instancePath:instancePath+"/currentStatus",schemaPath:"contract:/components/schemas/PullOperation:properties:status:/enum",keyword:"enum",params:{allowedValues: schema40.enum},schema:schema40.enum,parentSchema:schema40,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.latestSyncId !== undefined){
let data3 = data.latestSyncId;
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
const err7 = {instancePath:instancePath+"/latestSyncId",schemaPath:"#/properties/latestSyncId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema38.properties.latestSyncId,data:data3};
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
const err8 = {instancePath:instancePath+"/latestSyncId",schemaPath:"#/properties/latestSyncId/type",keyword:"type",params:{type: "string"},schema:schema38.properties.latestSyncId.type,parentSchema:schema38.properties.latestSyncId,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.latestSuccessfulSyncId !== undefined){
let data4 = data.latestSuccessfulSyncId;
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
const err9 = {instancePath:instancePath+"/latestSuccessfulSyncId",schemaPath:"#/properties/latestSuccessfulSyncId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema38.properties.latestSuccessfulSyncId,data:data4};
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
const err10 = {instancePath:instancePath+"/latestSuccessfulSyncId",schemaPath:"#/properties/latestSuccessfulSyncId/type",keyword:"type",params:{type: "string"},schema:schema38.properties.latestSuccessfulSyncId.type,parentSchema:schema38.properties.latestSuccessfulSyncId,data:data4};
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
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema38.type,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":{"dataType":true,"lastSuccessfulSync":true,"currentStatus":true,"latestSyncId":true,"latestSuccessfulSyncId":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.accountTransactions !== undefined){
let data0 = data.accountTransactions;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(!(validate36.call(this, data0, {instancePath:instancePath+"/accountTransactions",parentData:data,parentDataProperty:"accountTransactions",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate36.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
var props0 = {__proto__: null, };
props0.dataType = true;
props0.lastSuccessfulSync = true;
props0.currentStatus = true;
props0.latestSyncId = true;
props0.latestSuccessfulSyncId = true;
}
const _errs4 = errors;
if(data0 !== null){
const err0 = {instancePath:instancePath+"/accountTransactions",schemaPath:"#/properties/accountTransactions/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema37.properties.accountTransactions.anyOf[1].type,parentSchema:schema37.properties.accountTransactions.anyOf[1],data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err1 = {instancePath:instancePath+"/accountTransactions",schemaPath:"#/properties/accountTransactions/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs2, passingSchemas: null},schema:schema37.properties.accountTransactions.anyOf,parentSchema:schema37.properties.accountTransactions,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
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
if(data.balanceSheet !== undefined){
let data1 = data.balanceSheet;
const _errs7 = errors;
let valid2 = false;
const _errs8 = errors;
if(!(validate36.call(this, data1, {instancePath:instancePath+"/balanceSheet",parentData:data,parentDataProperty:"balanceSheet",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate36.errors);
errors = vErrors.length;
}
var _valid1 = _errs8 === errors;
valid2 = valid2 || _valid1;
if(_valid1){
var props1 = {__proto__: null, };
props1.dataType = true;
props1.lastSuccessfulSync = true;
props1.currentStatus = true;
props1.latestSyncId = true;
props1.latestSuccessfulSyncId = true;
}
const _errs9 = errors;
if(data1 !== null){
const err2 = {instancePath:instancePath+"/balanceSheet",schemaPath:"#/properties/balanceSheet/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema37.properties.balanceSheet.anyOf[1].type,parentSchema:schema37.properties.balanceSheet.anyOf[1],data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs9 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const err3 = {instancePath:instancePath+"/balanceSheet",schemaPath:"#/properties/balanceSheet/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs7, passingSchemas: null},schema:schema37.properties.balanceSheet.anyOf,parentSchema:schema37.properties.balanceSheet,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
}
if(data.bankAccounts !== undefined){
let data2 = data.bankAccounts;
const _errs12 = errors;
let valid3 = false;
const _errs13 = errors;
if(!(validate36.call(this, data2, {instancePath:instancePath+"/bankAccounts",parentData:data,parentDataProperty:"bankAccounts",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate36.errors);
errors = vErrors.length;
}
var _valid2 = _errs13 === errors;
valid3 = valid3 || _valid2;
if(_valid2){
var props2 = {__proto__: null, };
props2.dataType = true;
props2.lastSuccessfulSync = true;
props2.currentStatus = true;
props2.latestSyncId = true;
props2.latestSuccessfulSyncId = true;
}
const _errs14 = errors;
if(data2 !== null){
const err4 = {instancePath:instancePath+"/bankAccounts",schemaPath:"#/properties/bankAccounts/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema37.properties.bankAccounts.anyOf[1].type,parentSchema:schema37.properties.bankAccounts.anyOf[1],data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid2 = _errs14 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const err5 = {instancePath:instancePath+"/bankAccounts",schemaPath:"#/properties/bankAccounts/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs12, passingSchemas: null},schema:schema37.properties.bankAccounts.anyOf,parentSchema:schema37.properties.bankAccounts,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
}
if(data.bankTransactions !== undefined){
let data3 = data.bankTransactions;
const _errs17 = errors;
let valid4 = false;
const _errs18 = errors;
if(!(validate36.call(this, data3, {instancePath:instancePath+"/bankTransactions",parentData:data,parentDataProperty:"bankTransactions",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate36.errors);
errors = vErrors.length;
}
var _valid3 = _errs18 === errors;
valid4 = valid4 || _valid3;
if(_valid3){
var props3 = {__proto__: null, };
props3.dataType = true;
props3.lastSuccessfulSync = true;
props3.currentStatus = true;
props3.latestSyncId = true;
props3.latestSuccessfulSyncId = true;
}
const _errs19 = errors;
if(data3 !== null){
const err6 = {instancePath:instancePath+"/bankTransactions",schemaPath:"#/properties/bankTransactions/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema37.properties.bankTransactions.anyOf[1].type,parentSchema:schema37.properties.bankTransactions.anyOf[1],data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid3 = _errs19 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const err7 = {instancePath:instancePath+"/bankTransactions",schemaPath:"#/properties/bankTransactions/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs17, passingSchemas: null},schema:schema37.properties.bankTransactions.anyOf,parentSchema:schema37.properties.bankTransactions,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
}
if(data.billCreditNotes !== undefined){
let data4 = data.billCreditNotes;
const _errs22 = errors;
let valid5 = false;
const _errs23 = errors;
if(!(validate36.call(this, data4, {instancePath:instancePath+"/billCreditNotes",parentData:data,parentDataProperty:"billCreditNotes",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate36.errors);
errors = vErrors.length;
}
var _valid4 = _errs23 === errors;
valid5 = valid5 || _valid4;
if(_valid4){
var props4 = {__proto__: null, };
props4.dataType = true;
props4.lastSuccessfulSync = true;
props4.currentStatus = true;
props4.latestSyncId = true;
props4.latestSuccessfulSyncId = true;
}
const _errs24 = errors;
if(data4 !== null){
const err8 = {instancePath:instancePath+"/billCreditNotes",schemaPath:"#/properties/billCreditNotes/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema37.properties.billCreditNotes.anyOf[1].type,parentSchema:schema37.properties.billCreditNotes.anyOf[1],data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid4 = _errs24 === errors;
valid5 = valid5 || _valid4;
if(!valid5){
const err9 = {instancePath:instancePath+"/billCreditNotes",schemaPath:"#/properties/billCreditNotes/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs22, passingSchemas: null},schema:schema37.properties.billCreditNotes.anyOf,parentSchema:schema37.properties.billCreditNotes,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
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
if(data.billPayments !== undefined){
let data5 = data.billPayments;
const _errs27 = errors;
let valid6 = false;
const _errs28 = errors;
if(!(validate36.call(this, data5, {instancePath:instancePath+"/billPayments",parentData:data,parentDataProperty:"billPayments",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate36.errors);
errors = vErrors.length;
}
var _valid5 = _errs28 === errors;
valid6 = valid6 || _valid5;
if(_valid5){
var props5 = {__proto__: null, };
props5.dataType = true;
props5.lastSuccessfulSync = true;
props5.currentStatus = true;
props5.latestSyncId = true;
props5.latestSuccessfulSyncId = true;
}
const _errs29 = errors;
if(data5 !== null){
const err10 = {instancePath:instancePath+"/billPayments",schemaPath:"#/properties/billPayments/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema37.properties.billPayments.anyOf[1].type,parentSchema:schema37.properties.billPayments.anyOf[1],data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid5 = _errs29 === errors;
valid6 = valid6 || _valid5;
if(!valid6){
const err11 = {instancePath:instancePath+"/billPayments",schemaPath:"#/properties/billPayments/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs27, passingSchemas: null},schema:schema37.properties.billPayments.anyOf,parentSchema:schema37.properties.billPayments,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
else {
errors = _errs27;
if(vErrors !== null){
if(_errs27){
vErrors.length = _errs27;
}
else {
vErrors = null;
}
}
}
}
if(data.bills !== undefined){
let data6 = data.bills;
const _errs32 = errors;
let valid7 = false;
const _errs33 = errors;
if(!(validate36.call(this, data6, {instancePath:instancePath+"/bills",parentData:data,parentDataProperty:"bills",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate36.errors);
errors = vErrors.length;
}
var _valid6 = _errs33 === errors;
valid7 = valid7 || _valid6;
if(_valid6){
var props6 = {__proto__: null, };
props6.dataType = true;
props6.lastSuccessfulSync = true;
props6.currentStatus = true;
props6.latestSyncId = true;
props6.latestSuccessfulSyncId = true;
}
const _errs34 = errors;
if(data6 !== null){
const err12 = {instancePath:instancePath+"/bills",schemaPath:"#/properties/bills/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema37.properties.bills.anyOf[1].type,parentSchema:schema37.properties.bills.anyOf[1],data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid6 = _errs34 === errors;
valid7 = valid7 || _valid6;
if(!valid7){
const err13 = {instancePath:instancePath+"/bills",schemaPath:"#/properties/bills/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs32, passingSchemas: null},schema:schema37.properties.bills.anyOf,parentSchema:schema37.properties.bills,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
else {
errors = _errs32;
if(vErrors !== null){
if(_errs32){
vErrors.length = _errs32;
}
else {
vErrors = null;
}
}
}
}
if(data.cashFlowStatement !== undefined){
let data7 = data.cashFlowStatement;
const _errs37 = errors;
let valid8 = false;
const _errs38 = errors;
if(!(validate36.call(this, data7, {instancePath:instancePath+"/cashFlowStatement",parentData:data,parentDataProperty:"cashFlowStatement",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate36.errors);
errors = vErrors.length;
}
var _valid7 = _errs38 === errors;
valid8 = valid8 || _valid7;
if(_valid7){
var props7 = {__proto__: null, };
props7.dataType = true;
props7.lastSuccessfulSync = true;
props7.currentStatus = true;
props7.latestSyncId = true;
props7.latestSuccessfulSyncId = true;
}
const _errs39 = errors;
if(data7 !== null){
const err14 = {instancePath:instancePath+"/cashFlowStatement",schemaPath:"#/properties/cashFlowStatement/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema37.properties.cashFlowStatement.anyOf[1].type,parentSchema:schema37.properties.cashFlowStatement.anyOf[1],data:data7};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid7 = _errs39 === errors;
valid8 = valid8 || _valid7;
if(!valid8){
const err15 = {instancePath:instancePath+"/cashFlowStatement",schemaPath:"#/properties/cashFlowStatement/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs37, passingSchemas: null},schema:schema37.properties.cashFlowStatement.anyOf,parentSchema:schema37.properties.cashFlowStatement,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
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
if(data.chartOfAccounts !== undefined){
let data8 = data.chartOfAccounts;
const _errs42 = errors;
let valid9 = false;
const _errs43 = errors;
if(!(validate36.call(this, data8, {instancePath:instancePath+"/chartOfAccounts",parentData:data,parentDataProperty:"chartOfAccounts",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate36.errors);
errors = vErrors.length;
}
var _valid8 = _errs43 === errors;
valid9 = valid9 || _valid8;
if(_valid8){
var props8 = {__proto__: null, };
props8.dataType = true;
props8.lastSuccessfulSync = true;
props8.currentStatus = true;
props8.latestSyncId = true;
props8.latestSuccessfulSyncId = true;
}
const _errs44 = errors;
if(data8 !== null){
const err16 = {instancePath:instancePath+"/chartOfAccounts",schemaPath:"#/properties/chartOfAccounts/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema37.properties.chartOfAccounts.anyOf[1].type,parentSchema:schema37.properties.chartOfAccounts.anyOf[1],data:data8};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var _valid8 = _errs44 === errors;
valid9 = valid9 || _valid8;
if(!valid9){
const err17 = {instancePath:instancePath+"/chartOfAccounts",schemaPath:"#/properties/chartOfAccounts/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs42, passingSchemas: null},schema:schema37.properties.chartOfAccounts.anyOf,parentSchema:schema37.properties.chartOfAccounts,data:data8};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
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
if(data.company !== undefined){
let data9 = data.company;
const _errs47 = errors;
let valid10 = false;
const _errs48 = errors;
if(!(validate36.call(this, data9, {instancePath:instancePath+"/company",parentData:data,parentDataProperty:"company",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate36.errors);
errors = vErrors.length;
}
var _valid9 = _errs48 === errors;
valid10 = valid10 || _valid9;
if(_valid9){
var props9 = {__proto__: null, };
props9.dataType = true;
props9.lastSuccessfulSync = true;
props9.currentStatus = true;
props9.latestSyncId = true;
props9.latestSuccessfulSyncId = true;
}
const _errs49 = errors;
if(data9 !== null){
const err18 = {instancePath:instancePath+"/company",schemaPath:"#/properties/company/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema37.properties.company.anyOf[1].type,parentSchema:schema37.properties.company.anyOf[1],data:data9};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid9 = _errs49 === errors;
valid10 = valid10 || _valid9;
if(!valid10){
const err19 = {instancePath:instancePath+"/company",schemaPath:"#/properties/company/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs47, passingSchemas: null},schema:schema37.properties.company.anyOf,parentSchema:schema37.properties.company,data:data9};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
else {
errors = _errs47;
if(vErrors !== null){
if(_errs47){
vErrors.length = _errs47;
}
else {
vErrors = null;
}
}
}
}
if(data.creditNotes !== undefined){
let data10 = data.creditNotes;
const _errs52 = errors;
let valid11 = false;
const _errs53 = errors;
if(!(validate36.call(this, data10, {instancePath:instancePath+"/creditNotes",parentData:data,parentDataProperty:"creditNotes",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate36.errors);
errors = vErrors.length;
}
var _valid10 = _errs53 === errors;
valid11 = valid11 || _valid10;
if(_valid10){
var props10 = {__proto__: null, };
props10.dataType = true;
props10.lastSuccessfulSync = true;
props10.currentStatus = true;
props10.latestSyncId = true;
props10.latestSuccessfulSyncId = true;
}
const _errs54 = errors;
if(data10 !== null){
const err20 = {instancePath:instancePath+"/creditNotes",schemaPath:"#/properties/creditNotes/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema37.properties.creditNotes.anyOf[1].type,parentSchema:schema37.properties.creditNotes.anyOf[1],data:data10};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var _valid10 = _errs54 === errors;
valid11 = valid11 || _valid10;
if(!valid11){
const err21 = {instancePath:instancePath+"/creditNotes",schemaPath:"#/properties/creditNotes/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs52, passingSchemas: null},schema:schema37.properties.creditNotes.anyOf,parentSchema:schema37.properties.creditNotes,data:data10};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
else {
errors = _errs52;
if(vErrors !== null){
if(_errs52){
vErrors.length = _errs52;
}
else {
vErrors = null;
}
}
}
}
if(data.customers !== undefined){
let data11 = data.customers;
const _errs57 = errors;
let valid12 = false;
const _errs58 = errors;
if(!(validate36.call(this, data11, {instancePath:instancePath+"/customers",parentData:data,parentDataProperty:"customers",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate36.errors);
errors = vErrors.length;
}
var _valid11 = _errs58 === errors;
valid12 = valid12 || _valid11;
if(_valid11){
var props11 = {__proto__: null, };
props11.dataType = true;
props11.lastSuccessfulSync = true;
props11.currentStatus = true;
props11.latestSyncId = true;
props11.latestSuccessfulSyncId = true;
}
const _errs59 = errors;
if(data11 !== null){
const err22 = {instancePath:instancePath+"/customers",schemaPath:"#/properties/customers/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema37.properties.customers.anyOf[1].type,parentSchema:schema37.properties.customers.anyOf[1],data:data11};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var _valid11 = _errs59 === errors;
valid12 = valid12 || _valid11;
if(!valid12){
const err23 = {instancePath:instancePath+"/customers",schemaPath:"#/properties/customers/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs57, passingSchemas: null},schema:schema37.properties.customers.anyOf,parentSchema:schema37.properties.customers,data:data11};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
else {
errors = _errs57;
if(vErrors !== null){
if(_errs57){
vErrors.length = _errs57;
}
else {
vErrors = null;
}
}
}
}
if(data.directCosts !== undefined){
let data12 = data.directCosts;
const _errs62 = errors;
let valid13 = false;
const _errs63 = errors;
if(!(validate36.call(this, data12, {instancePath:instancePath+"/directCosts",parentData:data,parentDataProperty:"directCosts",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate36.errors);
errors = vErrors.length;
}
var _valid12 = _errs63 === errors;
valid13 = valid13 || _valid12;
if(_valid12){
var props12 = {__proto__: null, };
props12.dataType = true;
props12.lastSuccessfulSync = true;
props12.currentStatus = true;
props12.latestSyncId = true;
props12.latestSuccessfulSyncId = true;
}
const _errs64 = errors;
if(data12 !== null){
const err24 = {instancePath:instancePath+"/directCosts",schemaPath:"#/properties/directCosts/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema37.properties.directCosts.anyOf[1].type,parentSchema:schema37.properties.directCosts.anyOf[1],data:data12};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var _valid12 = _errs64 === errors;
valid13 = valid13 || _valid12;
if(!valid13){
const err25 = {instancePath:instancePath+"/directCosts",schemaPath:"#/properties/directCosts/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs62, passingSchemas: null},schema:schema37.properties.directCosts.anyOf,parentSchema:schema37.properties.directCosts,data:data12};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
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
if(data.directIncomes !== undefined){
let data13 = data.directIncomes;
const _errs67 = errors;
let valid14 = false;
const _errs68 = errors;
if(!(validate36.call(this, data13, {instancePath:instancePath+"/directIncomes",parentData:data,parentDataProperty:"directIncomes",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate36.errors);
errors = vErrors.length;
}
var _valid13 = _errs68 === errors;
valid14 = valid14 || _valid13;
if(_valid13){
var props13 = {__proto__: null, };
props13.dataType = true;
props13.lastSuccessfulSync = true;
props13.currentStatus = true;
props13.latestSyncId = true;
props13.latestSuccessfulSyncId = true;
}
const _errs69 = errors;
if(data13 !== null){
const err26 = {instancePath:instancePath+"/directIncomes",schemaPath:"#/properties/directIncomes/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema37.properties.directIncomes.anyOf[1].type,parentSchema:schema37.properties.directIncomes.anyOf[1],data:data13};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
var _valid13 = _errs69 === errors;
valid14 = valid14 || _valid13;
if(!valid14){
const err27 = {instancePath:instancePath+"/directIncomes",schemaPath:"#/properties/directIncomes/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs67, passingSchemas: null},schema:schema37.properties.directIncomes.anyOf,parentSchema:schema37.properties.directIncomes,data:data13};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
else {
errors = _errs67;
if(vErrors !== null){
if(_errs67){
vErrors.length = _errs67;
}
else {
vErrors = null;
}
}
}
}
if(data.invoices !== undefined){
let data14 = data.invoices;
const _errs72 = errors;
let valid15 = false;
const _errs73 = errors;
if(!(validate36.call(this, data14, {instancePath:instancePath+"/invoices",parentData:data,parentDataProperty:"invoices",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate36.errors);
errors = vErrors.length;
}
var _valid14 = _errs73 === errors;
valid15 = valid15 || _valid14;
if(_valid14){
var props14 = {__proto__: null, };
props14.dataType = true;
props14.lastSuccessfulSync = true;
props14.currentStatus = true;
props14.latestSyncId = true;
props14.latestSuccessfulSyncId = true;
}
const _errs74 = errors;
if(data14 !== null){
const err28 = {instancePath:instancePath+"/invoices",schemaPath:"#/properties/invoices/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema37.properties.invoices.anyOf[1].type,parentSchema:schema37.properties.invoices.anyOf[1],data:data14};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var _valid14 = _errs74 === errors;
valid15 = valid15 || _valid14;
if(!valid15){
const err29 = {instancePath:instancePath+"/invoices",schemaPath:"#/properties/invoices/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs72, passingSchemas: null},schema:schema37.properties.invoices.anyOf,parentSchema:schema37.properties.invoices,data:data14};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
else {
errors = _errs72;
if(vErrors !== null){
if(_errs72){
vErrors.length = _errs72;
}
else {
vErrors = null;
}
}
}
}
if(data.itemReceipts !== undefined){
let data15 = data.itemReceipts;
const _errs77 = errors;
let valid16 = false;
const _errs78 = errors;
if(!(validate36.call(this, data15, {instancePath:instancePath+"/itemReceipts",parentData:data,parentDataProperty:"itemReceipts",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate36.errors);
errors = vErrors.length;
}
var _valid15 = _errs78 === errors;
valid16 = valid16 || _valid15;
if(_valid15){
var props15 = {__proto__: null, };
props15.dataType = true;
props15.lastSuccessfulSync = true;
props15.currentStatus = true;
props15.latestSyncId = true;
props15.latestSuccessfulSyncId = true;
}
const _errs79 = errors;
if(data15 !== null){
const err30 = {instancePath:instancePath+"/itemReceipts",schemaPath:"#/properties/itemReceipts/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema37.properties.itemReceipts.anyOf[1].type,parentSchema:schema37.properties.itemReceipts.anyOf[1],data:data15};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
var _valid15 = _errs79 === errors;
valid16 = valid16 || _valid15;
if(!valid16){
const err31 = {instancePath:instancePath+"/itemReceipts",schemaPath:"#/properties/itemReceipts/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs77, passingSchemas: null},schema:schema37.properties.itemReceipts.anyOf,parentSchema:schema37.properties.itemReceipts,data:data15};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
else {
errors = _errs77;
if(vErrors !== null){
if(_errs77){
vErrors.length = _errs77;
}
else {
vErrors = null;
}
}
}
}
if(data.items !== undefined){
let data16 = data.items;
const _errs82 = errors;
let valid17 = false;
const _errs83 = errors;
if(!(validate36.call(this, data16, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate36.errors);
errors = vErrors.length;
}
var _valid16 = _errs83 === errors;
valid17 = valid17 || _valid16;
if(_valid16){
var props16 = {__proto__: null, };
props16.dataType = true;
props16.lastSuccessfulSync = true;
props16.currentStatus = true;
props16.latestSyncId = true;
props16.latestSuccessfulSyncId = true;
}
const _errs84 = errors;
if(data16 !== null){
const err32 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema37.properties.items.anyOf[1].type,parentSchema:schema37.properties.items.anyOf[1],data:data16};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
var _valid16 = _errs84 === errors;
valid17 = valid17 || _valid16;
if(!valid17){
const err33 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs82, passingSchemas: null},schema:schema37.properties.items.anyOf,parentSchema:schema37.properties.items,data:data16};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
else {
errors = _errs82;
if(vErrors !== null){
if(_errs82){
vErrors.length = _errs82;
}
else {
vErrors = null;
}
}
}
}
if(data.journalEntries !== undefined){
let data17 = data.journalEntries;
const _errs87 = errors;
let valid18 = false;
const _errs88 = errors;
if(!(validate36.call(this, data17, {instancePath:instancePath+"/journalEntries",parentData:data,parentDataProperty:"journalEntries",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate36.errors);
errors = vErrors.length;
}
var _valid17 = _errs88 === errors;
valid18 = valid18 || _valid17;
if(_valid17){
var props17 = {__proto__: null, };
props17.dataType = true;
props17.lastSuccessfulSync = true;
props17.currentStatus = true;
props17.latestSyncId = true;
props17.latestSuccessfulSyncId = true;
}
const _errs89 = errors;
if(data17 !== null){
const err34 = {instancePath:instancePath+"/journalEntries",schemaPath:"#/properties/journalEntries/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema37.properties.journalEntries.anyOf[1].type,parentSchema:schema37.properties.journalEntries.anyOf[1],data:data17};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var _valid17 = _errs89 === errors;
valid18 = valid18 || _valid17;
if(!valid18){
const err35 = {instancePath:instancePath+"/journalEntries",schemaPath:"#/properties/journalEntries/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs87, passingSchemas: null},schema:schema37.properties.journalEntries.anyOf,parentSchema:schema37.properties.journalEntries,data:data17};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
else {
errors = _errs87;
if(vErrors !== null){
if(_errs87){
vErrors.length = _errs87;
}
else {
vErrors = null;
}
}
}
}
if(data.journals !== undefined){
let data18 = data.journals;
const _errs92 = errors;
let valid19 = false;
const _errs93 = errors;
if(!(validate36.call(this, data18, {instancePath:instancePath+"/journals",parentData:data,parentDataProperty:"journals",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate36.errors);
errors = vErrors.length;
}
var _valid18 = _errs93 === errors;
valid19 = valid19 || _valid18;
if(_valid18){
var props18 = {__proto__: null, };
props18.dataType = true;
props18.lastSuccessfulSync = true;
props18.currentStatus = true;
props18.latestSyncId = true;
props18.latestSuccessfulSyncId = true;
}
const _errs94 = errors;
if(data18 !== null){
const err36 = {instancePath:instancePath+"/journals",schemaPath:"#/properties/journals/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema37.properties.journals.anyOf[1].type,parentSchema:schema37.properties.journals.anyOf[1],data:data18};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
var _valid18 = _errs94 === errors;
valid19 = valid19 || _valid18;
if(!valid19){
const err37 = {instancePath:instancePath+"/journals",schemaPath:"#/properties/journals/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs92, passingSchemas: null},schema:schema37.properties.journals.anyOf,parentSchema:schema37.properties.journals,data:data18};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
else {
errors = _errs92;
if(vErrors !== null){
if(_errs92){
vErrors.length = _errs92;
}
else {
vErrors = null;
}
}
}
}
if(data.paymentMethods !== undefined){
let data19 = data.paymentMethods;
const _errs97 = errors;
let valid20 = false;
const _errs98 = errors;
if(!(validate36.call(this, data19, {instancePath:instancePath+"/paymentMethods",parentData:data,parentDataProperty:"paymentMethods",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate36.errors);
errors = vErrors.length;
}
var _valid19 = _errs98 === errors;
valid20 = valid20 || _valid19;
if(_valid19){
var props19 = {__proto__: null, };
props19.dataType = true;
props19.lastSuccessfulSync = true;
props19.currentStatus = true;
props19.latestSyncId = true;
props19.latestSuccessfulSyncId = true;
}
const _errs99 = errors;
if(data19 !== null){
const err38 = {instancePath:instancePath+"/paymentMethods",schemaPath:"#/properties/paymentMethods/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema37.properties.paymentMethods.anyOf[1].type,parentSchema:schema37.properties.paymentMethods.anyOf[1],data:data19};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
var _valid19 = _errs99 === errors;
valid20 = valid20 || _valid19;
if(!valid20){
const err39 = {instancePath:instancePath+"/paymentMethods",schemaPath:"#/properties/paymentMethods/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs97, passingSchemas: null},schema:schema37.properties.paymentMethods.anyOf,parentSchema:schema37.properties.paymentMethods,data:data19};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
else {
errors = _errs97;
if(vErrors !== null){
if(_errs97){
vErrors.length = _errs97;
}
else {
vErrors = null;
}
}
}
}
if(data.payments !== undefined){
let data20 = data.payments;
const _errs102 = errors;
let valid21 = false;
const _errs103 = errors;
if(!(validate36.call(this, data20, {instancePath:instancePath+"/payments",parentData:data,parentDataProperty:"payments",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate36.errors);
errors = vErrors.length;
}
var _valid20 = _errs103 === errors;
valid21 = valid21 || _valid20;
if(_valid20){
var props20 = {__proto__: null, };
props20.dataType = true;
props20.lastSuccessfulSync = true;
props20.currentStatus = true;
props20.latestSyncId = true;
props20.latestSuccessfulSyncId = true;
}
const _errs104 = errors;
if(data20 !== null){
const err40 = {instancePath:instancePath+"/payments",schemaPath:"#/properties/payments/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema37.properties.payments.anyOf[1].type,parentSchema:schema37.properties.payments.anyOf[1],data:data20};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
var _valid20 = _errs104 === errors;
valid21 = valid21 || _valid20;
if(!valid21){
const err41 = {instancePath:instancePath+"/payments",schemaPath:"#/properties/payments/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs102, passingSchemas: null},schema:schema37.properties.payments.anyOf,parentSchema:schema37.properties.payments,data:data20};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
else {
errors = _errs102;
if(vErrors !== null){
if(_errs102){
vErrors.length = _errs102;
}
else {
vErrors = null;
}
}
}
}
if(data.profitAndLoss !== undefined){
let data21 = data.profitAndLoss;
const _errs107 = errors;
let valid22 = false;
const _errs108 = errors;
if(!(validate36.call(this, data21, {instancePath:instancePath+"/profitAndLoss",parentData:data,parentDataProperty:"profitAndLoss",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate36.errors);
errors = vErrors.length;
}
var _valid21 = _errs108 === errors;
valid22 = valid22 || _valid21;
if(_valid21){
var props21 = {__proto__: null, };
props21.dataType = true;
props21.lastSuccessfulSync = true;
props21.currentStatus = true;
props21.latestSyncId = true;
props21.latestSuccessfulSyncId = true;
}
const _errs109 = errors;
if(data21 !== null){
const err42 = {instancePath:instancePath+"/profitAndLoss",schemaPath:"#/properties/profitAndLoss/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema37.properties.profitAndLoss.anyOf[1].type,parentSchema:schema37.properties.profitAndLoss.anyOf[1],data:data21};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
var _valid21 = _errs109 === errors;
valid22 = valid22 || _valid21;
if(!valid22){
const err43 = {instancePath:instancePath+"/profitAndLoss",schemaPath:"#/properties/profitAndLoss/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs107, passingSchemas: null},schema:schema37.properties.profitAndLoss.anyOf,parentSchema:schema37.properties.profitAndLoss,data:data21};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
else {
errors = _errs107;
if(vErrors !== null){
if(_errs107){
vErrors.length = _errs107;
}
else {
vErrors = null;
}
}
}
}
if(data.purchaseOrders !== undefined){
let data22 = data.purchaseOrders;
const _errs112 = errors;
let valid23 = false;
const _errs113 = errors;
if(!(validate36.call(this, data22, {instancePath:instancePath+"/purchaseOrders",parentData:data,parentDataProperty:"purchaseOrders",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate36.errors);
errors = vErrors.length;
}
var _valid22 = _errs113 === errors;
valid23 = valid23 || _valid22;
if(_valid22){
var props22 = {__proto__: null, };
props22.dataType = true;
props22.lastSuccessfulSync = true;
props22.currentStatus = true;
props22.latestSyncId = true;
props22.latestSuccessfulSyncId = true;
}
const _errs114 = errors;
if(data22 !== null){
const err44 = {instancePath:instancePath+"/purchaseOrders",schemaPath:"#/properties/purchaseOrders/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema37.properties.purchaseOrders.anyOf[1].type,parentSchema:schema37.properties.purchaseOrders.anyOf[1],data:data22};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
var _valid22 = _errs114 === errors;
valid23 = valid23 || _valid22;
if(!valid23){
const err45 = {instancePath:instancePath+"/purchaseOrders",schemaPath:"#/properties/purchaseOrders/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs112, passingSchemas: null},schema:schema37.properties.purchaseOrders.anyOf,parentSchema:schema37.properties.purchaseOrders,data:data22};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
else {
errors = _errs112;
if(vErrors !== null){
if(_errs112){
vErrors.length = _errs112;
}
else {
vErrors = null;
}
}
}
}
if(data.salesOrders !== undefined){
let data23 = data.salesOrders;
const _errs117 = errors;
let valid24 = false;
const _errs118 = errors;
if(!(validate36.call(this, data23, {instancePath:instancePath+"/salesOrders",parentData:data,parentDataProperty:"salesOrders",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate36.errors);
errors = vErrors.length;
}
var _valid23 = _errs118 === errors;
valid24 = valid24 || _valid23;
if(_valid23){
var props23 = {__proto__: null, };
props23.dataType = true;
props23.lastSuccessfulSync = true;
props23.currentStatus = true;
props23.latestSyncId = true;
props23.latestSuccessfulSyncId = true;
}
const _errs119 = errors;
if(data23 !== null){
const err46 = {instancePath:instancePath+"/salesOrders",schemaPath:"#/properties/salesOrders/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema37.properties.salesOrders.anyOf[1].type,parentSchema:schema37.properties.salesOrders.anyOf[1],data:data23};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
var _valid23 = _errs119 === errors;
valid24 = valid24 || _valid23;
if(!valid24){
const err47 = {instancePath:instancePath+"/salesOrders",schemaPath:"#/properties/salesOrders/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs117, passingSchemas: null},schema:schema37.properties.salesOrders.anyOf,parentSchema:schema37.properties.salesOrders,data:data23};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
else {
errors = _errs117;
if(vErrors !== null){
if(_errs117){
vErrors.length = _errs117;
}
else {
vErrors = null;
}
}
}
}
if(data.suppliers !== undefined){
let data24 = data.suppliers;
const _errs122 = errors;
let valid25 = false;
const _errs123 = errors;
if(!(validate36.call(this, data24, {instancePath:instancePath+"/suppliers",parentData:data,parentDataProperty:"suppliers",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate36.errors);
errors = vErrors.length;
}
var _valid24 = _errs123 === errors;
valid25 = valid25 || _valid24;
if(_valid24){
var props24 = {__proto__: null, };
props24.dataType = true;
props24.lastSuccessfulSync = true;
props24.currentStatus = true;
props24.latestSyncId = true;
props24.latestSuccessfulSyncId = true;
}
const _errs124 = errors;
if(data24 !== null){
const err48 = {instancePath:instancePath+"/suppliers",schemaPath:"#/properties/suppliers/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema37.properties.suppliers.anyOf[1].type,parentSchema:schema37.properties.suppliers.anyOf[1],data:data24};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
var _valid24 = _errs124 === errors;
valid25 = valid25 || _valid24;
if(!valid25){
const err49 = {instancePath:instancePath+"/suppliers",schemaPath:"#/properties/suppliers/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs122, passingSchemas: null},schema:schema37.properties.suppliers.anyOf,parentSchema:schema37.properties.suppliers,data:data24};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
else {
errors = _errs122;
if(vErrors !== null){
if(_errs122){
vErrors.length = _errs122;
}
else {
vErrors = null;
}
}
}
}
if(data.taxRates !== undefined){
let data25 = data.taxRates;
const _errs127 = errors;
let valid26 = false;
const _errs128 = errors;
if(!(validate36.call(this, data25, {instancePath:instancePath+"/taxRates",parentData:data,parentDataProperty:"taxRates",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate36.errors);
errors = vErrors.length;
}
var _valid25 = _errs128 === errors;
valid26 = valid26 || _valid25;
if(_valid25){
var props25 = {__proto__: null, };
props25.dataType = true;
props25.lastSuccessfulSync = true;
props25.currentStatus = true;
props25.latestSyncId = true;
props25.latestSuccessfulSyncId = true;
}
const _errs129 = errors;
if(data25 !== null){
const err50 = {instancePath:instancePath+"/taxRates",schemaPath:"#/properties/taxRates/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema37.properties.taxRates.anyOf[1].type,parentSchema:schema37.properties.taxRates.anyOf[1],data:data25};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
var _valid25 = _errs129 === errors;
valid26 = valid26 || _valid25;
if(!valid26){
const err51 = {instancePath:instancePath+"/taxRates",schemaPath:"#/properties/taxRates/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs127, passingSchemas: null},schema:schema37.properties.taxRates.anyOf,parentSchema:schema37.properties.taxRates,data:data25};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
else {
errors = _errs127;
if(vErrors !== null){
if(_errs127){
vErrors.length = _errs127;
}
else {
vErrors = null;
}
}
}
}
if(data.trackingCategories !== undefined){
let data26 = data.trackingCategories;
const _errs132 = errors;
let valid27 = false;
const _errs133 = errors;
if(!(validate36.call(this, data26, {instancePath:instancePath+"/trackingCategories",parentData:data,parentDataProperty:"trackingCategories",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate36.errors);
errors = vErrors.length;
}
var _valid26 = _errs133 === errors;
valid27 = valid27 || _valid26;
if(_valid26){
var props26 = {__proto__: null, };
props26.dataType = true;
props26.lastSuccessfulSync = true;
props26.currentStatus = true;
props26.latestSyncId = true;
props26.latestSuccessfulSyncId = true;
}
const _errs134 = errors;
if(data26 !== null){
const err52 = {instancePath:instancePath+"/trackingCategories",schemaPath:"#/properties/trackingCategories/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema37.properties.trackingCategories.anyOf[1].type,parentSchema:schema37.properties.trackingCategories.anyOf[1],data:data26};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
var _valid26 = _errs134 === errors;
valid27 = valid27 || _valid26;
if(!valid27){
const err53 = {instancePath:instancePath+"/trackingCategories",schemaPath:"#/properties/trackingCategories/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs132, passingSchemas: null},schema:schema37.properties.trackingCategories.anyOf,parentSchema:schema37.properties.trackingCategories,data:data26};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
else {
errors = _errs132;
if(vErrors !== null){
if(_errs132){
vErrors.length = _errs132;
}
else {
vErrors = null;
}
}
}
}
if(data.transfers !== undefined){
let data27 = data.transfers;
const _errs137 = errors;
let valid28 = false;
const _errs138 = errors;
if(!(validate36.call(this, data27, {instancePath:instancePath+"/transfers",parentData:data,parentDataProperty:"transfers",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate36.errors);
errors = vErrors.length;
}
var _valid27 = _errs138 === errors;
valid28 = valid28 || _valid27;
if(_valid27){
var props27 = {__proto__: null, };
props27.dataType = true;
props27.lastSuccessfulSync = true;
props27.currentStatus = true;
props27.latestSyncId = true;
props27.latestSuccessfulSyncId = true;
}
const _errs139 = errors;
if(data27 !== null){
const err54 = {instancePath:instancePath+"/transfers",schemaPath:"#/properties/transfers/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema37.properties.transfers.anyOf[1].type,parentSchema:schema37.properties.transfers.anyOf[1],data:data27};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
var _valid27 = _errs139 === errors;
valid28 = valid28 || _valid27;
if(!valid28){
const err55 = {instancePath:instancePath+"/transfers",schemaPath:"#/properties/transfers/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs137, passingSchemas: null},schema:schema37.properties.transfers.anyOf,parentSchema:schema37.properties.transfers,data:data27};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
else {
errors = _errs137;
if(vErrors !== null){
if(_errs137){
vErrors.length = _errs137;
}
else {
vErrors = null;
}
}
}
}
if(data["banking-accountBalances"] !== undefined){
let data28 = data["banking-accountBalances"];
const _errs142 = errors;
let valid29 = false;
const _errs143 = errors;
if(!(validate36.call(this, data28, {instancePath:instancePath+"/banking-accountBalances",parentData:data,parentDataProperty:"banking-accountBalances",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate36.errors);
errors = vErrors.length;
}
var _valid28 = _errs143 === errors;
valid29 = valid29 || _valid28;
if(_valid28){
var props28 = {__proto__: null, };
props28.dataType = true;
props28.lastSuccessfulSync = true;
props28.currentStatus = true;
props28.latestSyncId = true;
props28.latestSuccessfulSyncId = true;
}
const _errs144 = errors;
if(data28 !== null){
const err56 = {instancePath:instancePath+"/banking-accountBalances",schemaPath:"#/properties/banking-accountBalances/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema37.properties["banking-accountBalances"].anyOf[1].type,parentSchema:schema37.properties["banking-accountBalances"].anyOf[1],data:data28};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
var _valid28 = _errs144 === errors;
valid29 = valid29 || _valid28;
if(!valid29){
const err57 = {instancePath:instancePath+"/banking-accountBalances",schemaPath:"#/properties/banking-accountBalances/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs142, passingSchemas: null},schema:schema37.properties["banking-accountBalances"].anyOf,parentSchema:schema37.properties["banking-accountBalances"],data:data28};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
else {
errors = _errs142;
if(vErrors !== null){
if(_errs142){
vErrors.length = _errs142;
}
else {
vErrors = null;
}
}
}
}
if(data["banking-accounts"] !== undefined){
let data29 = data["banking-accounts"];
const _errs147 = errors;
let valid30 = false;
const _errs148 = errors;
if(!(validate36.call(this, data29, {instancePath:instancePath+"/banking-accounts",parentData:data,parentDataProperty:"banking-accounts",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate36.errors);
errors = vErrors.length;
}
var _valid29 = _errs148 === errors;
valid30 = valid30 || _valid29;
if(_valid29){
var props29 = {__proto__: null, };
props29.dataType = true;
props29.lastSuccessfulSync = true;
props29.currentStatus = true;
props29.latestSyncId = true;
props29.latestSuccessfulSyncId = true;
}
const _errs149 = errors;
if(data29 !== null){
const err58 = {instancePath:instancePath+"/banking-accounts",schemaPath:"#/properties/banking-accounts/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema37.properties["banking-accounts"].anyOf[1].type,parentSchema:schema37.properties["banking-accounts"].anyOf[1],data:data29};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
var _valid29 = _errs149 === errors;
valid30 = valid30 || _valid29;
if(!valid30){
const err59 = {instancePath:instancePath+"/banking-accounts",schemaPath:"#/properties/banking-accounts/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs147, passingSchemas: null},schema:schema37.properties["banking-accounts"].anyOf,parentSchema:schema37.properties["banking-accounts"],data:data29};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
else {
errors = _errs147;
if(vErrors !== null){
if(_errs147){
vErrors.length = _errs147;
}
else {
vErrors = null;
}
}
}
}
if(data["banking-transactionCategories"] !== undefined){
let data30 = data["banking-transactionCategories"];
const _errs152 = errors;
let valid31 = false;
const _errs153 = errors;
if(!(validate36.call(this, data30, {instancePath:instancePath+"/banking-transactionCategories",parentData:data,parentDataProperty:"banking-transactionCategories",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate36.errors);
errors = vErrors.length;
}
var _valid30 = _errs153 === errors;
valid31 = valid31 || _valid30;
if(_valid30){
var props30 = {__proto__: null, };
props30.dataType = true;
props30.lastSuccessfulSync = true;
props30.currentStatus = true;
props30.latestSyncId = true;
props30.latestSuccessfulSyncId = true;
}
const _errs154 = errors;
if(data30 !== null){
const err60 = {instancePath:instancePath+"/banking-transactionCategories",schemaPath:"#/properties/banking-transactionCategories/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema37.properties["banking-transactionCategories"].anyOf[1].type,parentSchema:schema37.properties["banking-transactionCategories"].anyOf[1],data:data30};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
var _valid30 = _errs154 === errors;
valid31 = valid31 || _valid30;
if(!valid31){
const err61 = {instancePath:instancePath+"/banking-transactionCategories",schemaPath:"#/properties/banking-transactionCategories/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs152, passingSchemas: null},schema:schema37.properties["banking-transactionCategories"].anyOf,parentSchema:schema37.properties["banking-transactionCategories"],data:data30};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
else {
errors = _errs152;
if(vErrors !== null){
if(_errs152){
vErrors.length = _errs152;
}
else {
vErrors = null;
}
}
}
}
if(data["banking-transactions"] !== undefined){
let data31 = data["banking-transactions"];
const _errs157 = errors;
let valid32 = false;
const _errs158 = errors;
if(!(validate36.call(this, data31, {instancePath:instancePath+"/banking-transactions",parentData:data,parentDataProperty:"banking-transactions",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate36.errors);
errors = vErrors.length;
}
var _valid31 = _errs158 === errors;
valid32 = valid32 || _valid31;
if(_valid31){
var props31 = {__proto__: null, };
props31.dataType = true;
props31.lastSuccessfulSync = true;
props31.currentStatus = true;
props31.latestSyncId = true;
props31.latestSuccessfulSyncId = true;
}
const _errs159 = errors;
if(data31 !== null){
const err62 = {instancePath:instancePath+"/banking-transactions",schemaPath:"#/properties/banking-transactions/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema37.properties["banking-transactions"].anyOf[1].type,parentSchema:schema37.properties["banking-transactions"].anyOf[1],data:data31};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
var _valid31 = _errs159 === errors;
valid32 = valid32 || _valid31;
if(!valid32){
const err63 = {instancePath:instancePath+"/banking-transactions",schemaPath:"#/properties/banking-transactions/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs157, passingSchemas: null},schema:schema37.properties["banking-transactions"].anyOf,parentSchema:schema37.properties["banking-transactions"],data:data31};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
else {
errors = _errs157;
if(vErrors !== null){
if(_errs157){
vErrors.length = _errs157;
}
else {
vErrors = null;
}
}
}
}
if(data["commerce-companyInfo"] !== undefined){
let data32 = data["commerce-companyInfo"];
const _errs162 = errors;
let valid33 = false;
const _errs163 = errors;
if(!(validate36.call(this, data32, {instancePath:instancePath+"/commerce-companyInfo",parentData:data,parentDataProperty:"commerce-companyInfo",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate36.errors);
errors = vErrors.length;
}
var _valid32 = _errs163 === errors;
valid33 = valid33 || _valid32;
if(_valid32){
var props32 = {__proto__: null, };
props32.dataType = true;
props32.lastSuccessfulSync = true;
props32.currentStatus = true;
props32.latestSyncId = true;
props32.latestSuccessfulSyncId = true;
}
const _errs164 = errors;
if(data32 !== null){
const err64 = {instancePath:instancePath+"/commerce-companyInfo",schemaPath:"#/properties/commerce-companyInfo/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema37.properties["commerce-companyInfo"].anyOf[1].type,parentSchema:schema37.properties["commerce-companyInfo"].anyOf[1],data:data32};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
var _valid32 = _errs164 === errors;
valid33 = valid33 || _valid32;
if(!valid33){
const err65 = {instancePath:instancePath+"/commerce-companyInfo",schemaPath:"#/properties/commerce-companyInfo/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs162, passingSchemas: null},schema:schema37.properties["commerce-companyInfo"].anyOf,parentSchema:schema37.properties["commerce-companyInfo"],data:data32};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
else {
errors = _errs162;
if(vErrors !== null){
if(_errs162){
vErrors.length = _errs162;
}
else {
vErrors = null;
}
}
}
}
if(data["commerce-customers"] !== undefined){
let data33 = data["commerce-customers"];
const _errs167 = errors;
let valid34 = false;
const _errs168 = errors;
if(!(validate36.call(this, data33, {instancePath:instancePath+"/commerce-customers",parentData:data,parentDataProperty:"commerce-customers",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate36.errors);
errors = vErrors.length;
}
var _valid33 = _errs168 === errors;
valid34 = valid34 || _valid33;
if(_valid33){
var props33 = {__proto__: null, };
props33.dataType = true;
props33.lastSuccessfulSync = true;
props33.currentStatus = true;
props33.latestSyncId = true;
props33.latestSuccessfulSyncId = true;
}
const _errs169 = errors;
if(data33 !== null){
const err66 = {instancePath:instancePath+"/commerce-customers",schemaPath:"#/properties/commerce-customers/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema37.properties["commerce-customers"].anyOf[1].type,parentSchema:schema37.properties["commerce-customers"].anyOf[1],data:data33};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
var _valid33 = _errs169 === errors;
valid34 = valid34 || _valid33;
if(!valid34){
const err67 = {instancePath:instancePath+"/commerce-customers",schemaPath:"#/properties/commerce-customers/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs167, passingSchemas: null},schema:schema37.properties["commerce-customers"].anyOf,parentSchema:schema37.properties["commerce-customers"],data:data33};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
else {
errors = _errs167;
if(vErrors !== null){
if(_errs167){
vErrors.length = _errs167;
}
else {
vErrors = null;
}
}
}
}
if(data["commerce-disputes"] !== undefined){
let data34 = data["commerce-disputes"];
const _errs172 = errors;
let valid35 = false;
const _errs173 = errors;
if(!(validate36.call(this, data34, {instancePath:instancePath+"/commerce-disputes",parentData:data,parentDataProperty:"commerce-disputes",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate36.errors);
errors = vErrors.length;
}
var _valid34 = _errs173 === errors;
valid35 = valid35 || _valid34;
if(_valid34){
var props34 = {__proto__: null, };
props34.dataType = true;
props34.lastSuccessfulSync = true;
props34.currentStatus = true;
props34.latestSyncId = true;
props34.latestSuccessfulSyncId = true;
}
const _errs174 = errors;
if(data34 !== null){
const err68 = {instancePath:instancePath+"/commerce-disputes",schemaPath:"#/properties/commerce-disputes/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema37.properties["commerce-disputes"].anyOf[1].type,parentSchema:schema37.properties["commerce-disputes"].anyOf[1],data:data34};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
var _valid34 = _errs174 === errors;
valid35 = valid35 || _valid34;
if(!valid35){
const err69 = {instancePath:instancePath+"/commerce-disputes",schemaPath:"#/properties/commerce-disputes/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs172, passingSchemas: null},schema:schema37.properties["commerce-disputes"].anyOf,parentSchema:schema37.properties["commerce-disputes"],data:data34};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
else {
errors = _errs172;
if(vErrors !== null){
if(_errs172){
vErrors.length = _errs172;
}
else {
vErrors = null;
}
}
}
}
if(data["commerce-locations"] !== undefined){
let data35 = data["commerce-locations"];
const _errs177 = errors;
let valid36 = false;
const _errs178 = errors;
if(!(validate36.call(this, data35, {instancePath:instancePath+"/commerce-locations",parentData:data,parentDataProperty:"commerce-locations",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate36.errors);
errors = vErrors.length;
}
var _valid35 = _errs178 === errors;
valid36 = valid36 || _valid35;
if(_valid35){
var props35 = {__proto__: null, };
props35.dataType = true;
props35.lastSuccessfulSync = true;
props35.currentStatus = true;
props35.latestSyncId = true;
props35.latestSuccessfulSyncId = true;
}
const _errs179 = errors;
if(data35 !== null){
const err70 = {instancePath:instancePath+"/commerce-locations",schemaPath:"#/properties/commerce-locations/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema37.properties["commerce-locations"].anyOf[1].type,parentSchema:schema37.properties["commerce-locations"].anyOf[1],data:data35};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
var _valid35 = _errs179 === errors;
valid36 = valid36 || _valid35;
if(!valid36){
const err71 = {instancePath:instancePath+"/commerce-locations",schemaPath:"#/properties/commerce-locations/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs177, passingSchemas: null},schema:schema37.properties["commerce-locations"].anyOf,parentSchema:schema37.properties["commerce-locations"],data:data35};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
else {
errors = _errs177;
if(vErrors !== null){
if(_errs177){
vErrors.length = _errs177;
}
else {
vErrors = null;
}
}
}
}
if(data["commerce-orders"] !== undefined){
let data36 = data["commerce-orders"];
const _errs182 = errors;
let valid37 = false;
const _errs183 = errors;
if(!(validate36.call(this, data36, {instancePath:instancePath+"/commerce-orders",parentData:data,parentDataProperty:"commerce-orders",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate36.errors);
errors = vErrors.length;
}
var _valid36 = _errs183 === errors;
valid37 = valid37 || _valid36;
if(_valid36){
var props36 = {__proto__: null, };
props36.dataType = true;
props36.lastSuccessfulSync = true;
props36.currentStatus = true;
props36.latestSyncId = true;
props36.latestSuccessfulSyncId = true;
}
const _errs184 = errors;
if(data36 !== null){
const err72 = {instancePath:instancePath+"/commerce-orders",schemaPath:"#/properties/commerce-orders/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema37.properties["commerce-orders"].anyOf[1].type,parentSchema:schema37.properties["commerce-orders"].anyOf[1],data:data36};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
var _valid36 = _errs184 === errors;
valid37 = valid37 || _valid36;
if(!valid37){
const err73 = {instancePath:instancePath+"/commerce-orders",schemaPath:"#/properties/commerce-orders/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs182, passingSchemas: null},schema:schema37.properties["commerce-orders"].anyOf,parentSchema:schema37.properties["commerce-orders"],data:data36};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
else {
errors = _errs182;
if(vErrors !== null){
if(_errs182){
vErrors.length = _errs182;
}
else {
vErrors = null;
}
}
}
}
if(data["commerce-paymentMethods"] !== undefined){
let data37 = data["commerce-paymentMethods"];
const _errs187 = errors;
let valid38 = false;
const _errs188 = errors;
if(!(validate36.call(this, data37, {instancePath:instancePath+"/commerce-paymentMethods",parentData:data,parentDataProperty:"commerce-paymentMethods",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate36.errors);
errors = vErrors.length;
}
var _valid37 = _errs188 === errors;
valid38 = valid38 || _valid37;
if(_valid37){
var props37 = {__proto__: null, };
props37.dataType = true;
props37.lastSuccessfulSync = true;
props37.currentStatus = true;
props37.latestSyncId = true;
props37.latestSuccessfulSyncId = true;
}
const _errs189 = errors;
if(data37 !== null){
const err74 = {instancePath:instancePath+"/commerce-paymentMethods",schemaPath:"#/properties/commerce-paymentMethods/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema37.properties["commerce-paymentMethods"].anyOf[1].type,parentSchema:schema37.properties["commerce-paymentMethods"].anyOf[1],data:data37};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
var _valid37 = _errs189 === errors;
valid38 = valid38 || _valid37;
if(!valid38){
const err75 = {instancePath:instancePath+"/commerce-paymentMethods",schemaPath:"#/properties/commerce-paymentMethods/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs187, passingSchemas: null},schema:schema37.properties["commerce-paymentMethods"].anyOf,parentSchema:schema37.properties["commerce-paymentMethods"],data:data37};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
else {
errors = _errs187;
if(vErrors !== null){
if(_errs187){
vErrors.length = _errs187;
}
else {
vErrors = null;
}
}
}
}
if(data["commerce-payments"] !== undefined){
let data38 = data["commerce-payments"];
const _errs192 = errors;
let valid39 = false;
const _errs193 = errors;
if(!(validate36.call(this, data38, {instancePath:instancePath+"/commerce-payments",parentData:data,parentDataProperty:"commerce-payments",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate36.errors);
errors = vErrors.length;
}
var _valid38 = _errs193 === errors;
valid39 = valid39 || _valid38;
if(_valid38){
var props38 = {__proto__: null, };
props38.dataType = true;
props38.lastSuccessfulSync = true;
props38.currentStatus = true;
props38.latestSyncId = true;
props38.latestSuccessfulSyncId = true;
}
const _errs194 = errors;
if(data38 !== null){
const err76 = {instancePath:instancePath+"/commerce-payments",schemaPath:"#/properties/commerce-payments/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema37.properties["commerce-payments"].anyOf[1].type,parentSchema:schema37.properties["commerce-payments"].anyOf[1],data:data38};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
var _valid38 = _errs194 === errors;
valid39 = valid39 || _valid38;
if(!valid39){
const err77 = {instancePath:instancePath+"/commerce-payments",schemaPath:"#/properties/commerce-payments/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs192, passingSchemas: null},schema:schema37.properties["commerce-payments"].anyOf,parentSchema:schema37.properties["commerce-payments"],data:data38};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
else {
errors = _errs192;
if(vErrors !== null){
if(_errs192){
vErrors.length = _errs192;
}
else {
vErrors = null;
}
}
}
}
if(data["commerce-productCategories"] !== undefined){
let data39 = data["commerce-productCategories"];
const _errs197 = errors;
let valid40 = false;
const _errs198 = errors;
if(!(validate36.call(this, data39, {instancePath:instancePath+"/commerce-productCategories",parentData:data,parentDataProperty:"commerce-productCategories",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate36.errors);
errors = vErrors.length;
}
var _valid39 = _errs198 === errors;
valid40 = valid40 || _valid39;
if(_valid39){
var props39 = {__proto__: null, };
props39.dataType = true;
props39.lastSuccessfulSync = true;
props39.currentStatus = true;
props39.latestSyncId = true;
props39.latestSuccessfulSyncId = true;
}
const _errs199 = errors;
if(data39 !== null){
const err78 = {instancePath:instancePath+"/commerce-productCategories",schemaPath:"#/properties/commerce-productCategories/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema37.properties["commerce-productCategories"].anyOf[1].type,parentSchema:schema37.properties["commerce-productCategories"].anyOf[1],data:data39};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
var _valid39 = _errs199 === errors;
valid40 = valid40 || _valid39;
if(!valid40){
const err79 = {instancePath:instancePath+"/commerce-productCategories",schemaPath:"#/properties/commerce-productCategories/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs197, passingSchemas: null},schema:schema37.properties["commerce-productCategories"].anyOf,parentSchema:schema37.properties["commerce-productCategories"],data:data39};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
else {
errors = _errs197;
if(vErrors !== null){
if(_errs197){
vErrors.length = _errs197;
}
else {
vErrors = null;
}
}
}
}
if(data["commerce-products"] !== undefined){
let data40 = data["commerce-products"];
const _errs202 = errors;
let valid41 = false;
const _errs203 = errors;
if(!(validate36.call(this, data40, {instancePath:instancePath+"/commerce-products",parentData:data,parentDataProperty:"commerce-products",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate36.errors);
errors = vErrors.length;
}
var _valid40 = _errs203 === errors;
valid41 = valid41 || _valid40;
if(_valid40){
var props40 = {__proto__: null, };
props40.dataType = true;
props40.lastSuccessfulSync = true;
props40.currentStatus = true;
props40.latestSyncId = true;
props40.latestSuccessfulSyncId = true;
}
const _errs204 = errors;
if(data40 !== null){
const err80 = {instancePath:instancePath+"/commerce-products",schemaPath:"#/properties/commerce-products/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema37.properties["commerce-products"].anyOf[1].type,parentSchema:schema37.properties["commerce-products"].anyOf[1],data:data40};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
var _valid40 = _errs204 === errors;
valid41 = valid41 || _valid40;
if(!valid41){
const err81 = {instancePath:instancePath+"/commerce-products",schemaPath:"#/properties/commerce-products/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs202, passingSchemas: null},schema:schema37.properties["commerce-products"].anyOf,parentSchema:schema37.properties["commerce-products"],data:data40};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
else {
errors = _errs202;
if(vErrors !== null){
if(_errs202){
vErrors.length = _errs202;
}
else {
vErrors = null;
}
}
}
}
if(data["commerce-taxComponents"] !== undefined){
let data41 = data["commerce-taxComponents"];
const _errs207 = errors;
let valid42 = false;
const _errs208 = errors;
if(!(validate36.call(this, data41, {instancePath:instancePath+"/commerce-taxComponents",parentData:data,parentDataProperty:"commerce-taxComponents",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate36.errors);
errors = vErrors.length;
}
var _valid41 = _errs208 === errors;
valid42 = valid42 || _valid41;
if(_valid41){
var props41 = {__proto__: null, };
props41.dataType = true;
props41.lastSuccessfulSync = true;
props41.currentStatus = true;
props41.latestSyncId = true;
props41.latestSuccessfulSyncId = true;
}
const _errs209 = errors;
if(data41 !== null){
const err82 = {instancePath:instancePath+"/commerce-taxComponents",schemaPath:"#/properties/commerce-taxComponents/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema37.properties["commerce-taxComponents"].anyOf[1].type,parentSchema:schema37.properties["commerce-taxComponents"].anyOf[1],data:data41};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
var _valid41 = _errs209 === errors;
valid42 = valid42 || _valid41;
if(!valid42){
const err83 = {instancePath:instancePath+"/commerce-taxComponents",schemaPath:"#/properties/commerce-taxComponents/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs207, passingSchemas: null},schema:schema37.properties["commerce-taxComponents"].anyOf,parentSchema:schema37.properties["commerce-taxComponents"],data:data41};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
else {
errors = _errs207;
if(vErrors !== null){
if(_errs207){
vErrors.length = _errs207;
}
else {
vErrors = null;
}
}
}
}
if(data["commerce-transactions"] !== undefined){
let data42 = data["commerce-transactions"];
const _errs212 = errors;
let valid43 = false;
const _errs213 = errors;
if(!(validate36.call(this, data42, {instancePath:instancePath+"/commerce-transactions",parentData:data,parentDataProperty:"commerce-transactions",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate36.errors);
errors = vErrors.length;
}
var _valid42 = _errs213 === errors;
valid43 = valid43 || _valid42;
if(_valid42){
var props42 = {__proto__: null, };
props42.dataType = true;
props42.lastSuccessfulSync = true;
props42.currentStatus = true;
props42.latestSyncId = true;
props42.latestSuccessfulSyncId = true;
}
const _errs214 = errors;
if(data42 !== null){
const err84 = {instancePath:instancePath+"/commerce-transactions",schemaPath:"#/properties/commerce-transactions/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema37.properties["commerce-transactions"].anyOf[1].type,parentSchema:schema37.properties["commerce-transactions"].anyOf[1],data:data42};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
var _valid42 = _errs214 === errors;
valid43 = valid43 || _valid42;
if(!valid43){
const err85 = {instancePath:instancePath+"/commerce-transactions",schemaPath:"#/properties/commerce-transactions/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs212, passingSchemas: null},schema:schema37.properties["commerce-transactions"].anyOf,parentSchema:schema37.properties["commerce-transactions"],data:data42};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
else {
errors = _errs212;
if(vErrors !== null){
if(_errs212){
vErrors.length = _errs212;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err86 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema37.type,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":{"accountTransactions":true,"balanceSheet":true,"bankAccounts":true,"bankTransactions":true,"billCreditNotes":true,"billPayments":true,"bills":true,"cashFlowStatement":true,"chartOfAccounts":true,"company":true,"creditNotes":true,"customers":true,"directCosts":true,"directIncomes":true,"invoices":true,"itemReceipts":true,"items":true,"journalEntries":true,"journals":true,"paymentMethods":true,"payments":true,"profitAndLoss":true,"purchaseOrders":true,"salesOrders":true,"suppliers":true,"taxRates":true,"trackingCategories":true,"transfers":true,"banking-accountBalances":true,"banking-accounts":true,"banking-transactionCategories":true,"banking-transactions":true,"commerce-companyInfo":true,"commerce-customers":true,"commerce-disputes":true,"commerce-locations":true,"commerce-orders":true,"commerce-paymentMethods":true,"commerce-payments":true,"commerce-productCategories":true,"commerce-products":true,"commerce-taxComponents":true,"commerce-transactions":true},"dynamicProps":false,"dynamicItems":false};

exports.v7 = validate80;
const schema41 = {"$id":"contract:/refresh-data-type.200.body","$ref":"contract:/components/schemas/PullOperation"};
const schema42 = {"$id":"contract:/components/schemas/PullOperation","type":"object","properties":{"id":{"type":"string","format":"uuid"},"companyId":{"type":"string","format":"uuid"},"connectionId":{"type":"string","format":"uuid"},"dataType":{"type":"string"},"status":{"type":"string","enum":["Initial","Queued","Fetching","MapQueued","Mapping","Complete","FetchError","MapError","InternalError","ProcessingQueued","Processing","ProcessingError","ValidationQueued","Validating","ValidationError","AuthError","Cancelled","NotSupported","RateLimitError","PermissionsError","PrerequisiteNotMet"]},"statusDescription":{"type":["string","null"]},"errorMessage":{"type":["string","null"]},"requested":{"$ref":"contract:/components/schemas/Connection:properties:created:"},"completed":{"$ref":"contract:/components/schemas/Connection:properties:created:"},"progress":{"type":"integer","safeInteger":true},"isCompleted":{"type":"boolean"},"isErrored":{"type":"boolean"}},"required":["id","companyId","connectionId","dataType","status","requested","progress","isCompleted","isErrored"]};

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
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},schema:schema42.required,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.companyId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "companyId"},schema:schema42.required,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.connectionId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "connectionId"},schema:schema42.required,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.dataType === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dataType"},schema:schema42.required,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.status === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},schema:schema42.required,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.requested === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requested"},schema:schema42.required,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.progress === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "progress"},schema:schema42.required,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.isCompleted === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isCompleted"},schema:schema42.required,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.isErrored === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isErrored"},schema:schema42.required,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err9 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema42.properties.id,data:data0};
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
const err10 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema42.properties.id.type,parentSchema:schema42.properties.id,data:data0};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.companyId !== undefined){
let data1 = data.companyId;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err11 = {instancePath:instancePath+"/companyId",schemaPath:"#/properties/companyId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema42.properties.companyId,data:data1};
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
const err12 = {instancePath:instancePath+"/companyId",schemaPath:"#/properties/companyId/type",keyword:"type",params:{type: "string"},schema:schema42.properties.companyId.type,parentSchema:schema42.properties.companyId,data:data1};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.connectionId !== undefined){
let data2 = data.connectionId;
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
const err13 = {instancePath:instancePath+"/connectionId",schemaPath:"#/properties/connectionId/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema42.properties.connectionId,data:data2};
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
const err14 = {instancePath:instancePath+"/connectionId",schemaPath:"#/properties/connectionId/type",keyword:"type",params:{type: "string"},schema:schema42.properties.connectionId.type,parentSchema:schema42.properties.connectionId,data:data2};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.dataType !== undefined){
let data3 = data.dataType;
if(typeof data3 !== "string"){
const err15 = {instancePath:instancePath+"/dataType",schemaPath:"#/properties/dataType/type",keyword:"type",params:{type: "string"},schema:schema42.properties.dataType.type,parentSchema:schema42.properties.dataType,data:data3};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.status !== undefined){
let data4 = data.status;
if(typeof data4 !== "string"){
const err16 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},schema:schema42.properties.status.type,parentSchema:schema42.properties.status,data:data4};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(((((((((((((((((((((data4 === "Initial") || (data4 === "Queued")) || (data4 === "Fetching")) || (data4 === "MapQueued")) || (data4 === "Mapping")) || (data4 === "Complete")) || (data4 === "FetchError")) || (data4 === "MapError")) || (data4 === "InternalError")) || (data4 === "ProcessingQueued")) || (data4 === "Processing")) || (data4 === "ProcessingError")) || (data4 === "ValidationQueued")) || (data4 === "Validating")) || (data4 === "ValidationError")) || (data4 === "AuthError")) || (data4 === "Cancelled")) || (data4 === "NotSupported")) || (data4 === "RateLimitError")) || (data4 === "PermissionsError")) || (data4 === "PrerequisiteNotMet"))){
const err17 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema42.properties.status.enum},schema:schema42.properties.status.enum,parentSchema:schema42.properties.status,data:data4};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.statusDescription !== undefined){
let data5 = data.statusDescription;
if((typeof data5 !== "string") && (data5 !== null)){
const err18 = {instancePath:instancePath+"/statusDescription",schemaPath:"#/properties/statusDescription/type",keyword:"type",params:{type: schema42.properties.statusDescription.type},schema:schema42.properties.statusDescription.type,parentSchema:schema42.properties.statusDescription,data:data5};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.errorMessage !== undefined){
let data6 = data.errorMessage;
if((typeof data6 !== "string") && (data6 !== null)){
const err19 = {instancePath:instancePath+"/errorMessage",schemaPath:"#/properties/errorMessage/type",keyword:"type",params:{type: schema42.properties.errorMessage.type},schema:schema42.properties.errorMessage.type,parentSchema:schema42.properties.errorMessage,data:data6};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.requested !== undefined){
let data7 = data.requested;
if(typeof data7 !== "string"){
const err20 = {instancePath:instancePath+"/requested",schemaPath:"contract:/components/schemas/Connection:properties:created:/type",keyword:"type",params:{type: "string"},schema:schema6.type,parentSchema:schema6,data:data7};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.completed !== undefined){
let data8 = data.completed;
if(typeof data8 !== "string"){
const err21 = {instancePath:instancePath+"/completed",schemaPath:"contract:/components/schemas/Connection:properties:created:/type",keyword:"type",params:{type: "string"},schema:schema6.type,parentSchema:schema6,data:data8};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.progress !== undefined){
let data9 = data.progress;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err22 = {instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/type",keyword:"type",params:{type: "integer"},schema:schema42.properties.progress.type,parentSchema:schema42.properties.progress,data:data9};
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
const err23 = {instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema42.properties.progress,data:data9};
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
if(data.isCompleted !== undefined){
let data10 = data.isCompleted;
if(typeof data10 !== "boolean"){
const err24 = {instancePath:instancePath+"/isCompleted",schemaPath:"#/properties/isCompleted/type",keyword:"type",params:{type: "boolean"},schema:schema42.properties.isCompleted.type,parentSchema:schema42.properties.isCompleted,data:data10};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.isErrored !== undefined){
let data11 = data.isErrored;
if(typeof data11 !== "boolean"){
const err25 = {instancePath:instancePath+"/isErrored",schemaPath:"#/properties/isErrored/type",keyword:"type",params:{type: "boolean"},schema:schema42.properties.isErrored.type,parentSchema:schema42.properties.isErrored,data:data11};
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
const err26 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema42.type,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
validate81.errors = vErrors;
return errors === 0;
}
validate81.evaluated = {"props":{"id":true,"companyId":true,"connectionId":true,"dataType":true,"status":true,"statusDescription":true,"errorMessage":true,"requested":true,"completed":true,"progress":true,"isCompleted":true,"isErrored":true},"dynamicProps":false,"dynamicItems":false};


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
validate80.evaluated = {"props":{"id":true,"companyId":true,"connectionId":true,"dataType":true,"status":true,"statusDescription":true,"errorMessage":true,"requested":true,"completed":true,"progress":true,"isCompleted":true,"isErrored":true},"dynamicProps":false,"dynamicItems":false};

exports.v8 = validate83;
const schema45 = {"$id":"contract:/list-pull-operations.200.body","$ref":"contract:/components/schemas/PullOperations"};
const schema46 = {"$id":"contract:/components/schemas/PullOperations","allOf":[{"type":"object","properties":{"results":{"type":"array","items":{"$ref":"contract:/components/schemas/PullOperation"}}}},{"$ref":"contract:/components/schemas/PagingInfo"}]};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.results !== undefined){
let data0 = data.results;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate81.call(this, data0[i0], {instancePath:instancePath+"/results/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate81.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath:instancePath+"/results",schemaPath:"#/allOf/0/properties/results/type",keyword:"type",params:{type: "array"},schema:schema46.allOf[0].properties.results.type,parentSchema:schema46.allOf[0].properties.results,data:data0};
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
const err1 = {instancePath,schemaPath:"#/allOf/0/type",keyword:"type",params:{type: "object"},schema:schema46.allOf[0].type,parentSchema:schema46.allOf[0],data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(validate15.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate15.errors);
errors = vErrors.length;
}
validate84.errors = vErrors;
return errors === 0;
}
validate84.evaluated = {"props":{"pageNumber":true,"pageSize":true,"totalResults":true,"_links":true,"results":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate84.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate84.errors);
errors = vErrors.length;
}
validate83.errors = vErrors;
return errors === 0;
}
validate83.evaluated = {"props":{"pageNumber":true,"pageSize":true,"totalResults":true,"_links":true,"results":true},"dynamicProps":false,"dynamicItems":false};

exports.v9 = validate88;
const schema47 = {"$id":"contract:/list-push-operations.200.body","$ref":"contract:/components/schemas/PushOperations"};
const schema48 = {"$id":"contract:/components/schemas/PushOperations","allOf":[{"type":"object","properties":{"results":{"type":"array","items":{"$ref":"contract:/components/schemas/PushOperation"}}}},{"$ref":"contract:/components/schemas/PagingInfo"}]};
const schema49 = {"$id":"contract:/components/schemas/PushOperation","type":"object","properties":{"changes":{"type":["array","null"],"items":{"$ref":"contract:/components/schemas/PushOperation:definitions:pushOperationChange:"}},"dataType":{"$ref":"contract:/components/schemas/DataStatus:properties:dataType:"},"companyId":{"$ref":"contract:/components/schemas/components:parameters:companyId:schema:"},"pushOperationKey":{"type":"string","format":"uuid"},"dataConnectionKey":{"$ref":"contract:/components/schemas/components:parameters:connectionId:schema:"},"requestedOnUtc":{"$ref":"contract:/components/schemas/Connection:properties:created:"},"completedOnUtc":{"$ref":"contract:/components/schemas/Connection:properties:created:"},"timeoutInMinutes":{"type":["integer","null"],"format":"int32","safeInteger":true},"timeoutInSeconds":{"type":["integer","null"],"format":"int32","safeInteger":true},"status":{"$ref":"contract:/components/schemas/PushOperation:definitions:pushOperationStatus:"},"errorMessage":{"type":["string","null"]},"validation":{"$ref":"contract:/components/schemas/PushOperation:definitions:validation:"},"statusCode":{"type":"integer","safeInteger":true}},"required":["companyId","pushOperationKey","dataConnectionKey","requestedOnUtc","status","statusCode"]};
const schema53 = {"$id":"contract:/components/schemas/DataStatus:properties:dataType:","type":"string","enum":["accountTransactions","balanceSheet","bankAccounts","bankTransactions","billCreditNotes","billPayments","bills","cashFlowStatement","chartOfAccounts","company","creditNotes","customers","directCosts","directIncomes","invoices","itemReceipts","items","journalEntries","journals","paymentMethods","payments","profitAndLoss","purchaseOrders","salesOrders","suppliers","taxRates","trackingCategories","transfers","banking-accountBalances","banking-accounts","banking-transactionCategories","banking-transactions","commerce-companyInfo","commerce-customers","commerce-disputes","commerce-locations","commerce-orders","commerce-paymentMethods","commerce-payments","commerce-productCategories","commerce-products","commerce-taxComponents","commerce-transactions"]};
const schema59 = {"$id":"contract:/components/schemas/PushOperation:definitions:pushOperationStatus:","type":"string","enum":["Pending","Failed","Success","TimedOut"]};
const schema50 = {"$id":"contract:/components/schemas/PushOperation:definitions:pushOperationChange:","type":"object","properties":{"type":{"$ref":"contract:/components/schemas/PushOperation:definitions:pushChangeType:"},"recordRef":{"$ref":"contract:/components/schemas/PushOperation:definitions:pushOperationRef:"},"attachmentId":{"type":["string","null"]}}};
const schema51 = {"$id":"contract:/components/schemas/PushOperation:definitions:pushChangeType:","type":"string","enum":["Unknown","Created","Modified","Deleted","AttachmentUploaded"]};
const schema52 = {"$id":"contract:/components/schemas/PushOperation:definitions:pushOperationRef:","type":"object","properties":{"id":{"type":"string"},"dataType":{"anyOf":[{"$ref":"contract:/components/schemas/DataStatus:properties:dataType:"},{"type":"null"}]}},"additionalProperties":false};

function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate92.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "id") || (key0 === "dataType"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema52.properties.id.type,parentSchema:schema52.properties.id,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.dataType !== undefined){
let data1 = data.dataType;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/dataType",schemaPath:"contract:/components/schemas/DataStatus:properties:dataType:/type",keyword:"type",params:{type: "string"},schema:schema53.type,parentSchema:schema53,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(((((((((((((((((((((((((((((((((((((((((((data1 === "accountTransactions") || (data1 === "balanceSheet")) || (data1 === "bankAccounts")) || (data1 === "bankTransactions")) || (data1 === "billCreditNotes")) || (data1 === "billPayments")) || (data1 === "bills")) || (data1 === "cashFlowStatement")) || (data1 === "chartOfAccounts")) || (data1 === "company")) || (data1 === "creditNotes")) || (data1 === "customers")) || (data1 === "directCosts")) || (data1 === "directIncomes")) || (data1 === "invoices")) || (data1 === "itemReceipts")) || (data1 === "items")) || (data1 === "journalEntries")) || (data1 === "journals")) || (data1 === "paymentMethods")) || (data1 === "payments")) || (data1 === "profitAndLoss")) || (data1 === "purchaseOrders")) || (data1 === "salesOrders")) || (data1 === "suppliers")) || (data1 === "taxRates")) || (data1 === "trackingCategories")) || (data1 === "transfers")) || (data1 === "banking-accountBalances")) || (data1 === "banking-accounts")) || (data1 === "banking-transactionCategories")) || (data1 === "banking-transactions")) || (data1 === "commerce-companyInfo")) || (data1 === "commerce-customers")) || (data1 === "commerce-disputes")) || (data1 === "commerce-locations")) || (data1 === "commerce-orders")) || (data1 === "commerce-paymentMethods")) || (data1 === "commerce-payments")) || (data1 === "commerce-productCategories")) || (data1 === "commerce-products")) || (data1 === "commerce-taxComponents")) || (data1 === "commerce-transactions"))){
const err3 = {instancePath:instancePath+"/dataType",schemaPath:"contract:/components/schemas/DataStatus:properties:dataType:/enum",keyword:"enum",params:{allowedValues: schema53.enum},schema:schema53.enum,parentSchema:schema53,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
const _errs9 = errors;
if(data1 !== null){
const err4 = {instancePath:instancePath+"/dataType",schemaPath:"#/properties/dataType/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema52.properties.dataType.anyOf[1].type,parentSchema:schema52.properties.dataType.anyOf[1],data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err5 = {instancePath:instancePath+"/dataType",schemaPath:"#/properties/dataType/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs5, passingSchemas: null},schema:schema52.properties.dataType.anyOf,parentSchema:schema52.properties.dataType,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema52.type,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate92.errors = vErrors;
return errors === 0;
}
validate92.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate91.evaluated;
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
const err0 = {instancePath:instancePath+"/type",schemaPath:"contract:/components/schemas/PushOperation:definitions:pushChangeType:/type",keyword:"type",params:{type: "string"},schema:schema51.type,parentSchema:schema51,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((data0 === "Unknown") || (data0 === "Created")) || (data0 === "Modified")) || (data0 === "Deleted")) || (data0 === "AttachmentUploaded"))){
const err1 = {instancePath:instancePath+"/type",schemaPath:"contract:/components/schemas/PushOperation:definitions:pushChangeType:/enum",keyword:"enum",params:{allowedValues: schema51.enum},schema:schema51.enum,parentSchema:schema51,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.recordRef !== undefined){
if(!(validate92.call(this, data.recordRef, {instancePath:instancePath+"/recordRef",parentData:data,parentDataProperty:"recordRef",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate92.errors);
errors = vErrors.length;
}
}
if(data.attachmentId !== undefined){
let data2 = data.attachmentId;
if((typeof data2 !== "string") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/attachmentId",schemaPath:"#/properties/attachmentId/type",keyword:"type",params:{type: schema50.properties.attachmentId.type},schema:schema50.properties.attachmentId.type,parentSchema:schema50.properties.attachmentId,data:data2};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema50.type,parentSchema:schema50,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate91.errors = vErrors;
return errors === 0;
}
validate91.evaluated = {"props":{"type":true,"recordRef":true,"attachmentId":true},"dynamicProps":false,"dynamicItems":false};

const schema60 = {"$id":"contract:/components/schemas/PushOperation:definitions:validation:","type":"object","properties":{"errors":{"type":["array","null"],"items":{"$ref":"contract:/components/schemas/PushOperation:definitions:validationItem:"}},"warnings":{"type":["array","null"],"items":{"$ref":"contract:/components/schemas/PushOperation:definitions:validationItem:"}}}};
const schema61 = {"$id":"contract:/components/schemas/PushOperation:definitions:validationItem:","type":"object","properties":{"itemId":{"type":["string","null"]},"message":{"type":["string","null"]},"validatorName":{"type":["string","null"]}},"additionalProperties":false};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.errors !== undefined){
let data0 = data.errors;
if((!(Array.isArray(data0))) && (data0 !== null)){
const err0 = {instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: schema60.properties.errors.type},schema:schema60.properties.errors.type,parentSchema:schema60.properties.errors,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key0 in data1){
if(!(((key0 === "itemId") || (key0 === "message")) || (key0 === "validatorName"))){
const err1 = {instancePath:instancePath+"/errors/" + i0,schemaPath:"contract:/components/schemas/PushOperation:definitions:validationItem:/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema61,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data1.itemId !== undefined){
let data2 = data1.itemId;
if((typeof data2 !== "string") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/errors/" + i0+"/itemId",schemaPath:"contract:/components/schemas/PushOperation:definitions:validationItem:/properties/itemId/type",keyword:"type",params:{type: schema61.properties.itemId.type},schema:schema61.properties.itemId.type,parentSchema:schema61.properties.itemId,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data1.message !== undefined){
let data3 = data1.message;
if((typeof data3 !== "string") && (data3 !== null)){
const err3 = {instancePath:instancePath+"/errors/" + i0+"/message",schemaPath:"contract:/components/schemas/PushOperation:definitions:validationItem:/properties/message/type",keyword:"type",params:{type: schema61.properties.message.type},schema:schema61.properties.message.type,parentSchema:schema61.properties.message,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data1.validatorName !== undefined){
let data4 = data1.validatorName;
if((typeof data4 !== "string") && (data4 !== null)){
const err4 = {instancePath:instancePath+"/errors/" + i0+"/validatorName",schemaPath:"contract:/components/schemas/PushOperation:definitions:validationItem:/properties/validatorName/type",keyword:"type",params:{type: schema61.properties.validatorName.type},schema:schema61.properties.validatorName.type,parentSchema:schema61.properties.validatorName,data:data4};
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
const err5 = {instancePath:instancePath+"/errors/" + i0,schemaPath:"contract:/components/schemas/PushOperation:definitions:validationItem:/type",keyword:"type",params:{type: "object"},schema:schema61.type,parentSchema:schema61,data:data1};
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
if(data.warnings !== undefined){
let data5 = data.warnings;
if((!(Array.isArray(data5))) && (data5 !== null)){
const err6 = {instancePath:instancePath+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type: schema60.properties.warnings.type},schema:schema60.properties.warnings.type,parentSchema:schema60.properties.warnings,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key1 in data6){
if(!(((key1 === "itemId") || (key1 === "message")) || (key1 === "validatorName"))){
const err7 = {instancePath:instancePath+"/warnings/" + i1,schemaPath:"contract:/components/schemas/PushOperation:definitions:validationItem:/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema61,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data6.itemId !== undefined){
let data7 = data6.itemId;
if((typeof data7 !== "string") && (data7 !== null)){
const err8 = {instancePath:instancePath+"/warnings/" + i1+"/itemId",schemaPath:"contract:/components/schemas/PushOperation:definitions:validationItem:/properties/itemId/type",keyword:"type",params:{type: schema61.properties.itemId.type},schema:schema61.properties.itemId.type,parentSchema:schema61.properties.itemId,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data6.message !== undefined){
let data8 = data6.message;
if((typeof data8 !== "string") && (data8 !== null)){
const err9 = {instancePath:instancePath+"/warnings/" + i1+"/message",schemaPath:"contract:/components/schemas/PushOperation:definitions:validationItem:/properties/message/type",keyword:"type",params:{type: schema61.properties.message.type},schema:schema61.properties.message.type,parentSchema:schema61.properties.message,data:data8};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data6.validatorName !== undefined){
let data9 = data6.validatorName;
if((typeof data9 !== "string") && (data9 !== null)){
const err10 = {instancePath:instancePath+"/warnings/" + i1+"/validatorName",schemaPath:"contract:/components/schemas/PushOperation:definitions:validationItem:/properties/validatorName/type",keyword:"type",params:{type: schema61.properties.validatorName.type},schema:schema61.properties.validatorName.type,parentSchema:schema61.properties.validatorName,data:data9};
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
const err11 = {instancePath:instancePath+"/warnings/" + i1,schemaPath:"contract:/components/schemas/PushOperation:definitions:validationItem:/type",keyword:"type",params:{type: "object"},schema:schema61.type,parentSchema:schema61,data:data6};
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
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema60.type,parentSchema:schema60,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate95.errors = vErrors;
return errors === 0;
}
validate95.evaluated = {"props":{"errors":true,"warnings":true},"dynamicProps":false,"dynamicItems":false};


function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate90.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.companyId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "companyId"},schema:schema49.required,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.pushOperationKey === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pushOperationKey"},schema:schema49.required,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.dataConnectionKey === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dataConnectionKey"},schema:schema49.required,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.requestedOnUtc === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestedOnUtc"},schema:schema49.required,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.status === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},schema:schema49.required,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.statusCode === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "statusCode"},schema:schema49.required,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.changes !== undefined){
let data0 = data.changes;
if((!(Array.isArray(data0))) && (data0 !== null)){
const err6 = {instancePath:instancePath+"/changes",schemaPath:"#/properties/changes/type",keyword:"type",params:{type: schema49.properties.changes.type},schema:schema49.properties.changes.type,parentSchema:schema49.properties.changes,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate91.call(this, data0[i0], {instancePath:instancePath+"/changes/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate91.errors);
errors = vErrors.length;
}
}
}
}
if(data.dataType !== undefined){
let data2 = data.dataType;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/dataType",schemaPath:"contract:/components/schemas/DataStatus:properties:dataType:/type",keyword:"type",params:{type: "string"},schema:schema53.type,parentSchema:schema53,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(((((((((((((((((((((((((((((((((((((((((((data2 === "accountTransactions") || (data2 === "balanceSheet")) || (data2 === "bankAccounts")) || (data2 === "bankTransactions")) || (data2 === "billCreditNotes")) || (data2 === "billPayments")) || (data2 === "bills")) || (data2 === "cashFlowStatement")) || (data2 === "chartOfAccounts")) || (data2 === "company")) || (data2 === "creditNotes")) || (data2 === "customers")) || (data2 === "directCosts")) || (data2 === "directIncomes")) || (data2 === "invoices")) || (data2 === "itemReceipts")) || (data2 === "items")) || (data2 === "journalEntries")) || (data2 === "journals")) || (data2 === "paymentMethods")) || (data2 === "payments")) || (data2 === "profitAndLoss")) || (data2 === "purchaseOrders")) || (data2 === "salesOrders")) || (data2 === "suppliers")) || (data2 === "taxRates")) || (data2 === "trackingCategories")) || (data2 === "transfers")) || (data2 === "banking-accountBalances")) || (data2 === "banking-accounts")) || (data2 === "banking-transactionCategories")) || (data2 === "banking-transactions")) || (data2 === "commerce-companyInfo")) || (data2 === "commerce-customers")) || (data2 === "commerce-disputes")) || (data2 === "commerce-locations")) || (data2 === "commerce-orders")) || (data2 === "commerce-paymentMethods")) || (data2 === "commerce-payments")) || (data2 === "commerce-productCategories")) || (data2 === "commerce-products")) || (data2 === "commerce-taxComponents")) || (data2 === "commerce-transactions"))){
const err8 = {instancePath:instancePath+"/dataType",schemaPath:"contract:/components/schemas/DataStatus:properties:dataType:/enum",keyword:"enum",params:{allowedValues: schema53.enum},schema:schema53.enum,parentSchema:schema53,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.companyId !== undefined){
let data3 = data.companyId;
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
const err9 = {instancePath:instancePath+"/companyId",schemaPath:"contract:/components/schemas/components:parameters:companyId:schema:/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema4,data:data3};
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
const err10 = {instancePath:instancePath+"/companyId",schemaPath:"contract:/components/schemas/components:parameters:companyId:schema:/type",keyword:"type",params:{type: "string"},schema:schema4.type,parentSchema:schema4,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.pushOperationKey !== undefined){
let data4 = data.pushOperationKey;
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
const err11 = {instancePath:instancePath+"/pushOperationKey",schemaPath:"#/properties/pushOperationKey/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema49.properties.pushOperationKey,data:data4};
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
const err12 = {instancePath:instancePath+"/pushOperationKey",schemaPath:"#/properties/pushOperationKey/type",keyword:"type",params:{type: "string"},schema:schema49.properties.pushOperationKey.type,parentSchema:schema49.properties.pushOperationKey,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.dataConnectionKey !== undefined){
let data5 = data.dataConnectionKey;
if(typeof data5 === "string"){
if(!(formats0.test(data5))){
const err13 = {instancePath:instancePath+"/dataConnectionKey",schemaPath:"contract:/components/schemas/components:parameters:connectionId:schema:/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema15,data:data5};
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
const err14 = {instancePath:instancePath+"/dataConnectionKey",schemaPath:"contract:/components/schemas/components:parameters:connectionId:schema:/type",keyword:"type",params:{type: "string"},schema:schema15.type,parentSchema:schema15,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.requestedOnUtc !== undefined){
let data6 = data.requestedOnUtc;
if(typeof data6 !== "string"){
const err15 = {instancePath:instancePath+"/requestedOnUtc",schemaPath:"contract:/components/schemas/Connection:properties:created:/type",keyword:"type",params:{type: "string"},schema:schema6.type,parentSchema:schema6,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.completedOnUtc !== undefined){
let data7 = data.completedOnUtc;
if(typeof data7 !== "string"){
const err16 = {instancePath:instancePath+"/completedOnUtc",schemaPath:"contract:/components/schemas/Connection:properties:created:/type",keyword:"type",params:{type: "string"},schema:schema6.type,parentSchema:schema6,data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.timeoutInMinutes !== undefined){
let data8 = data.timeoutInMinutes;
if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
const err17 = {instancePath:instancePath+"/timeoutInMinutes",schemaPath:"#/properties/timeoutInMinutes/type",keyword:"type",params:{type: schema49.properties.timeoutInMinutes.type},schema:schema49.properties.timeoutInMinutes.type,parentSchema:schema49.properties.timeoutInMinutes,data:data8};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(Math.abs(data8) > 9007199254740991){
const err18 = {instancePath:instancePath+"/timeoutInMinutes",schemaPath:"#/properties/timeoutInMinutes/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema49.properties.timeoutInMinutes,data:data8};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(Number.isInteger(data8) && data8 >= -2147483648 && data8 <= 2147483647)){
const err19 = {instancePath:instancePath+"/timeoutInMinutes",schemaPath:"#/properties/timeoutInMinutes/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema49.properties.timeoutInMinutes,data:data8};
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
if(data.timeoutInSeconds !== undefined){
let data9 = data.timeoutInSeconds;
if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
const err20 = {instancePath:instancePath+"/timeoutInSeconds",schemaPath:"#/properties/timeoutInSeconds/type",keyword:"type",params:{type: schema49.properties.timeoutInSeconds.type},schema:schema49.properties.timeoutInSeconds.type,parentSchema:schema49.properties.timeoutInSeconds,data:data9};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(Math.abs(data9) > 9007199254740991){
const err21 = {instancePath:instancePath+"/timeoutInSeconds",schemaPath:"#/properties/timeoutInSeconds/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema49.properties.timeoutInSeconds,data:data9};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(Number.isInteger(data9) && data9 >= -2147483648 && data9 <= 2147483647)){
const err22 = {instancePath:instancePath+"/timeoutInSeconds",schemaPath:"#/properties/timeoutInSeconds/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema49.properties.timeoutInSeconds,data:data9};
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
if(data.status !== undefined){
let data10 = data.status;
if(typeof data10 !== "string"){
const err23 = {instancePath:instancePath+"/status",schemaPath:"contract:/components/schemas/PushOperation:definitions:pushOperationStatus:/type",keyword:"type",params:{type: "string"},schema:schema59.type,parentSchema:schema59,data:data10};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!((((data10 === "Pending") || (data10 === "Failed")) || (data10 === "Success")) || (data10 === "TimedOut"))){
const err24 = {instancePath:instancePath+"/status",schemaPath:"contract:/components/schemas/PushOperation:definitions:pushOperationStatus:/enum",keyword:"enum",params:{allowedValues: schema59.enum},schema:schema59.enum,parentSchema:schema59,data:data10};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.errorMessage !== undefined){
let data11 = data.errorMessage;
if((typeof data11 !== "string") && (data11 !== null)){
const err25 = {instancePath:instancePath+"/errorMessage",schemaPath:"#/properties/errorMessage/type",keyword:"type",params:{type: schema49.properties.errorMessage.type},schema:schema49.properties.errorMessage.type,parentSchema:schema49.properties.errorMessage,data:data11};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.validation !== undefined){
if(!(validate95.call(this, data.validation, {instancePath:instancePath+"/validation",parentData:data,parentDataProperty:"validation",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate95.errors);
errors = vErrors.length;
}
}
if(data.statusCode !== undefined){
let data13 = data.statusCode;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err26 = {instancePath:instancePath+"/statusCode",schemaPath:"#/properties/statusCode/type",keyword:"type",params:{type: "integer"},schema:schema49.properties.statusCode.type,parentSchema:schema49.properties.statusCode,data:data13};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(Math.abs(data13) > 9007199254740991){
const err27 = {instancePath:instancePath+"/statusCode",schemaPath:"#/properties/statusCode/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema49.properties.statusCode,data:data13};
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
}
else {
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema49.type,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate90.errors = vErrors;
return errors === 0;
}
validate90.evaluated = {"props":{"changes":true,"dataType":true,"companyId":true,"pushOperationKey":true,"dataConnectionKey":true,"requestedOnUtc":true,"completedOnUtc":true,"timeoutInMinutes":true,"timeoutInSeconds":true,"status":true,"errorMessage":true,"validation":true,"statusCode":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.results !== undefined){
let data0 = data.results;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate90.call(this, data0[i0], {instancePath:instancePath+"/results/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate90.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath:instancePath+"/results",schemaPath:"#/allOf/0/properties/results/type",keyword:"type",params:{type: "array"},schema:schema48.allOf[0].properties.results.type,parentSchema:schema48.allOf[0].properties.results,data:data0};
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
const err1 = {instancePath,schemaPath:"#/allOf/0/type",keyword:"type",params:{type: "object"},schema:schema48.allOf[0].type,parentSchema:schema48.allOf[0],data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(validate15.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate15.errors);
errors = vErrors.length;
}
validate89.errors = vErrors;
return errors === 0;
}
validate89.evaluated = {"props":{"pageNumber":true,"pageSize":true,"totalResults":true,"_links":true,"results":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate89.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate89.errors);
errors = vErrors.length;
}
validate88.errors = vErrors;
return errors === 0;
}
validate88.evaluated = {"props":{"pageNumber":true,"pageSize":true,"totalResults":true,"_links":true,"results":true},"dynamicProps":false,"dynamicItems":false};

exports.v10 = validate100;
const schema63 = {"$id":"contract:/get-push-operation.200.body","$ref":"contract:/components/schemas/PushOperation"};

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
if(!(validate90.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate90.errors);
errors = vErrors.length;
}
validate100.errors = vErrors;
return errors === 0;
}
validate100.evaluated = {"props":{"changes":true,"dataType":true,"companyId":true,"pushOperationKey":true,"dataConnectionKey":true,"requestedOnUtc":true,"completedOnUtc":true,"timeoutInMinutes":true,"timeoutInSeconds":true,"status":true,"errorMessage":true,"validation":true,"statusCode":true},"dynamicProps":false,"dynamicItems":false};

exports.v11 = validate102;
const schema64 = {"$id":"contract:/list-accounts.200.body","$ref":"contract:/components/schemas/Accounts"};
const schema65 = {"$id":"contract:/components/schemas/Accounts","allOf":[{"type":"object","properties":{"results":{"type":"array","items":{"$ref":"contract:/components/schemas/Account"}}}},{"$ref":"contract:/components/schemas/PagingInfo"}]};
const schema66 = {"$id":"contract:/components/schemas/Account","allOf":[{"properties":{"id":{"type":"string"}}},{"$ref":"contract:/components/schemas/Account:definitions:accountPrototype:"},{"properties":{"metadata":{"$ref":"contract:/components/schemas/Metadata"}}},{"$ref":"contract:/components/schemas/Bill:allOf:1:"}],"type":"object"};
const schema71 = {"$id":"contract:/components/schemas/Metadata","type":"object","properties":{"isDeleted":{"type":["boolean","null"]}}};
const schema67 = {"$id":"contract:/components/schemas/Account:definitions:accountPrototype:","type":"object","properties":{"nominalCode":{"type":["string","null"]},"name":{"type":["string","null"]},"description":{"type":["string","null"]},"fullyQualifiedCategory":{"type":["string","null"]},"fullyQualifiedName":{"type":["string","null"]},"currency":{"type":"string","format":"ISO4217"},"currentBalance":{"type":["number","null"],"format":"decimal","double":true},"type":{"$ref":"contract:/components/schemas/Account:definitions:accountType:"},"status":{"$ref":"contract:/components/schemas/Account:definitions:accountStatus:"},"isBankAccount":{"type":"boolean"},"validDatatypeLinks":{"type":["array","null"],"items":{"type":"object","properties":{"property":{"type":["string","null"]},"links":{"type":["array","null"],"items":{"type":"string"}}}}},"supplementalData":{"$ref":"contract:/components/schemas/SupplementalData"}}};
const schema68 = {"$id":"contract:/components/schemas/Account:definitions:accountType:","enum":["Unknown","Asset","Expense","Income","Liability","Equity"],"type":"string"};
const schema69 = {"$id":"contract:/components/schemas/Account:definitions:accountStatus:","enum":["Unknown","Active","Archived","Pending"],"type":"string"};
const schema70 = {"$id":"contract:/components/schemas/SupplementalData","type":"object","properties":{"content":{"type":["object","null"],"additionalProperties":{"type":"object","additionalProperties":true}}}};

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
if(data.nominalCode !== undefined){
let data0 = data.nominalCode;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/nominalCode",schemaPath:"#/properties/nominalCode/type",keyword:"type",params:{type: schema67.properties.nominalCode.type},schema:schema67.properties.nominalCode.type,parentSchema:schema67.properties.nominalCode,data:data0};
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
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema67.properties.name.type},schema:schema67.properties.name.type,parentSchema:schema67.properties.name,data:data1};
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
const err2 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema67.properties.description.type},schema:schema67.properties.description.type,parentSchema:schema67.properties.description,data:data2};
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
const err3 = {instancePath:instancePath+"/fullyQualifiedCategory",schemaPath:"#/properties/fullyQualifiedCategory/type",keyword:"type",params:{type: schema67.properties.fullyQualifiedCategory.type},schema:schema67.properties.fullyQualifiedCategory.type,parentSchema:schema67.properties.fullyQualifiedCategory,data:data3};
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
const err4 = {instancePath:instancePath+"/fullyQualifiedName",schemaPath:"#/properties/fullyQualifiedName/type",keyword:"type",params:{type: schema67.properties.fullyQualifiedName.type},schema:schema67.properties.fullyQualifiedName.type,parentSchema:schema67.properties.fullyQualifiedName,data:data4};
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
const err5 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: "string"},schema:schema67.properties.currency.type,parentSchema:schema67.properties.currency,data:data5};
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
const err6 = {instancePath:instancePath+"/currentBalance",schemaPath:"#/properties/currentBalance/type",keyword:"type",params:{type: schema67.properties.currentBalance.type},schema:schema67.properties.currentBalance.type,parentSchema:schema67.properties.currentBalance,data:data6};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data6 === "bigint"){
const err7 = {instancePath:instancePath+"/currentBalance",schemaPath:"#/properties/currentBalance/double",keyword:"double",params:{holder: data, key: "currentBalance"},schema:true,parentSchema:schema67.properties.currentBalance,data:data6};
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
const err8 = {instancePath:instancePath+"/type",schemaPath:"contract:/components/schemas/Account:definitions:accountType:/type",keyword:"type",params:{type: "string"},schema:schema68.type,parentSchema:schema68,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((((((data7 === "Unknown") || (data7 === "Asset")) || (data7 === "Expense")) || (data7 === "Income")) || (data7 === "Liability")) || (data7 === "Equity"))){
const err9 = {instancePath:instancePath+"/type",schemaPath:"contract:/components/schemas/Account:definitions:accountType:/enum",keyword:"enum",params:{allowedValues: schema68.enum},schema:schema68.enum,parentSchema:schema68,data:data7};
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
const err10 = {instancePath:instancePath+"/status",schemaPath:"contract:/components/schemas/Account:definitions:accountStatus:/type",keyword:"type",params:{type: "string"},schema:schema69.type,parentSchema:schema69,data:data8};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!((((data8 === "Unknown") || (data8 === "Active")) || (data8 === "Archived")) || (data8 === "Pending"))){
const err11 = {instancePath:instancePath+"/status",schemaPath:"contract:/components/schemas/Account:definitions:accountStatus:/enum",keyword:"enum",params:{allowedValues: schema69.enum},schema:schema69.enum,parentSchema:schema69,data:data8};
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
const err12 = {instancePath:instancePath+"/isBankAccount",schemaPath:"#/properties/isBankAccount/type",keyword:"type",params:{type: "boolean"},schema:schema67.properties.isBankAccount.type,parentSchema:schema67.properties.isBankAccount,data:data9};
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
const err13 = {instancePath:instancePath+"/validDatatypeLinks",schemaPath:"#/properties/validDatatypeLinks/type",keyword:"type",params:{type: schema67.properties.validDatatypeLinks.type},schema:schema67.properties.validDatatypeLinks.type,parentSchema:schema67.properties.validDatatypeLinks,data:data10};
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
const err14 = {instancePath:instancePath+"/validDatatypeLinks/" + i0+"/property",schemaPath:"#/properties/validDatatypeLinks/items/properties/property/type",keyword:"type",params:{type: schema67.properties.validDatatypeLinks.items.properties.property.type},schema:schema67.properties.validDatatypeLinks.items.properties.property.type,parentSchema:schema67.properties.validDatatypeLinks.items.properties.property,data:data12};
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
const err15 = {instancePath:instancePath+"/validDatatypeLinks/" + i0+"/links",schemaPath:"#/properties/validDatatypeLinks/items/properties/links/type",keyword:"type",params:{type: schema67.properties.validDatatypeLinks.items.properties.links.type},schema:schema67.properties.validDatatypeLinks.items.properties.links.type,parentSchema:schema67.properties.validDatatypeLinks.items.properties.links,data:data13};
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
const err16 = {instancePath:instancePath+"/validDatatypeLinks/" + i0+"/links/" + i1,schemaPath:"#/properties/validDatatypeLinks/items/properties/links/items/type",keyword:"type",params:{type: "string"},schema:schema67.properties.validDatatypeLinks.items.properties.links.items.type,parentSchema:schema67.properties.validDatatypeLinks.items.properties.links.items,data:data14};
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
const err17 = {instancePath:instancePath+"/validDatatypeLinks/" + i0,schemaPath:"#/properties/validDatatypeLinks/items/type",keyword:"type",params:{type: "object"},schema:schema67.properties.validDatatypeLinks.items.type,parentSchema:schema67.properties.validDatatypeLinks.items,data:data11};
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
const err18 = {instancePath:instancePath+"/supplementalData/content",schemaPath:"contract:/components/schemas/SupplementalData/properties/content/type",keyword:"type",params:{type: schema70.properties.content.type},schema:schema70.properties.content.type,parentSchema:schema70.properties.content,data:data16};
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
const err19 = {instancePath:instancePath+"/supplementalData/content/" + runtime.escapeName(key0),schemaPath:"contract:/components/schemas/SupplementalData/properties/content/additionalProperties/type",keyword:"type",params:{type: "object"},schema:schema70.properties.content.additionalProperties.type,parentSchema:schema70.properties.content.additionalProperties,data:data17};
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
const err20 = {instancePath:instancePath+"/supplementalData",schemaPath:"contract:/components/schemas/SupplementalData/type",keyword:"type",params:{type: "object"},schema:schema70.type,parentSchema:schema70,data:data15};
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
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema67.type,parentSchema:schema67,data};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate105.errors = vErrors;
return errors === 0;
}
validate105.evaluated = {"props":{"nominalCode":true,"name":true,"description":true,"fullyQualifiedCategory":true,"fullyQualifiedName":true,"currency":true,"currentBalance":true,"type":true,"status":true,"isBankAccount":true,"validDatatypeLinks":true,"supplementalData":true},"dynamicProps":false,"dynamicItems":false};

const schema72 = {"$id":"contract:/components/schemas/Bill:allOf:1:","allOf":[{"type":"object","properties":{"modifiedDate":{"allOf":[{"$ref":"contract:/components/schemas/Connection:properties:created:"},{}]}}},{"type":["object","null"],"properties":{"sourceModifiedDate":{"allOf":[{"$ref":"contract:/components/schemas/Connection:properties:created:"},{}]}}}]};

function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate107.evaluated;
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
const err0 = {instancePath:instancePath+"/modifiedDate",schemaPath:"contract:/components/schemas/Connection:properties:created:/type",keyword:"type",params:{type: "string"},schema:schema6.type,parentSchema:schema6,data:data0};
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
const err1 = {instancePath,schemaPath:"#/allOf/0/type",keyword:"type",params:{type: "object"},schema:schema72.allOf[0].type,parentSchema:schema72.allOf[0],data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err2 = {instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: schema72.allOf[1].type},schema:schema72.allOf[1].type,parentSchema:schema72.allOf[1],data};
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
const err3 = {instancePath:instancePath+"/sourceModifiedDate",schemaPath:"contract:/components/schemas/Connection:properties:created:/type",keyword:"type",params:{type: "string"},schema:schema6.type,parentSchema:schema6,data:data1};
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
validate107.errors = vErrors;
return errors === 0;
}
validate107.evaluated = {"props":{"sourceModifiedDate":true,"modifiedDate":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema66.type,parentSchema:schema66,data};
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
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/allOf/0/properties/id/type",keyword:"type",params:{type: "string"},schema:schema66.allOf[0].properties.id.type,parentSchema:schema66.allOf[0].properties.id,data:data0};
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
if(!(validate105.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate105.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.metadata !== undefined){
let data1 = data.metadata;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.isDeleted !== undefined){
let data2 = data1.isDeleted;
if((typeof data2 !== "boolean") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/metadata/isDeleted",schemaPath:"contract:/components/schemas/Metadata/properties/isDeleted/type",keyword:"type",params:{type: schema71.properties.isDeleted.type},schema:schema71.properties.isDeleted.type,parentSchema:schema71.properties.isDeleted,data:data2};
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
const err3 = {instancePath:instancePath+"/metadata",schemaPath:"contract:/components/schemas/Metadata/type",keyword:"type",params:{type: "object"},schema:schema71.type,parentSchema:schema71,data:data1};
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
if(!(validate107.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate107.errors);
errors = vErrors.length;
}
validate104.errors = vErrors;
return errors === 0;
}
validate104.evaluated = {"props":{"sourceModifiedDate":true,"modifiedDate":true,"metadata":true,"nominalCode":true,"name":true,"description":true,"fullyQualifiedCategory":true,"fullyQualifiedName":true,"currency":true,"currentBalance":true,"type":true,"status":true,"isBankAccount":true,"validDatatypeLinks":true,"supplementalData":true,"id":true},"dynamicProps":false,"dynamicItems":false};


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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.results !== undefined){
let data0 = data.results;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate104.call(this, data0[i0], {instancePath:instancePath+"/results/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate104.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath:instancePath+"/results",schemaPath:"#/allOf/0/properties/results/type",keyword:"type",params:{type: "array"},schema:schema65.allOf[0].properties.results.type,parentSchema:schema65.allOf[0].properties.results,data:data0};
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
const err1 = {instancePath,schemaPath:"#/allOf/0/type",keyword:"type",params:{type: "object"},schema:schema65.allOf[0].type,parentSchema:schema65.allOf[0],data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(validate15.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate15.errors);
errors = vErrors.length;
}
validate103.errors = vErrors;
return errors === 0;
}
validate103.evaluated = {"props":{"pageNumber":true,"pageSize":true,"totalResults":true,"_links":true,"results":true},"dynamicProps":false,"dynamicItems":false};


function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate102.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate103.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate103.errors);
errors = vErrors.length;
}
validate102.errors = vErrors;
return errors === 0;
}
validate102.evaluated = {"props":{"pageNumber":true,"pageSize":true,"totalResults":true,"_links":true,"results":true},"dynamicProps":false,"dynamicItems":false};

exports.v12 = validate112;
const schema75 = {"$id":"contract:/get-account.200.body","$ref":"contract:/components/schemas/Account"};

function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate112.evaluated;
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
validate112.errors = vErrors;
return errors === 0;
}
validate112.evaluated = {"props":{"sourceModifiedDate":true,"modifiedDate":true,"metadata":true,"nominalCode":true,"name":true,"description":true,"fullyQualifiedCategory":true,"fullyQualifiedName":true,"currency":true,"currentBalance":true,"type":true,"status":true,"isBankAccount":true,"validDatatypeLinks":true,"supplementalData":true,"id":true},"dynamicProps":false,"dynamicItems":false};

exports.v13 = validate114;
const schema76 = {"$id":"contract:/get-create-account-model.200.body","$ref":"contract:/components/schemas/PushOption"};
const schema77 = {"$id":"contract:/components/schemas/PushOption","required":["displayName","required","type"],"type":"object","properties":{"type":{"$ref":"contract:/components/schemas/PushOption:definitions:pushOptionType:"},"displayName":{"$ref":"contract:/components/schemas/PushOption:definitions:pushOptionProperty:properties:displayName:"},"description":{"$ref":"contract:/components/schemas/PushOption:definitions:pushOptionProperty:properties:description:"},"required":{"$ref":"contract:/components/schemas/PushOption:definitions:pushOptionProperty:properties:required:"},"properties":{"type":["object","null"],"additionalProperties":{"$ref":"contract:/components/schemas/PushOption:definitions:pushOptionProperty:"}},"options":{"type":["array","null"],"items":{"$ref":"contract:/components/schemas/PushOption:definitions:pushOptionChoice:"}},"validation":{"anyOf":[{"$ref":"contract:/components/schemas/PushOption:definitions:pushValidationInfo:"},{"type":"null"}]}}};
const schema78 = {"$id":"contract:/components/schemas/PushOption:definitions:pushOptionType:","enum":["Array","Object","String","Number","Boolean","DateTime","File","MultiPart"],"type":"string"};
const schema79 = {"$id":"contract:/components/schemas/PushOption:definitions:pushOptionProperty:properties:displayName:","minLength":1,"type":"string"};
const schema80 = {"$id":"contract:/components/schemas/PushOption:definitions:pushOptionProperty:properties:description:","type":"string"};
const schema81 = {"$id":"contract:/components/schemas/PushOption:definitions:pushOptionProperty:properties:required:","type":"boolean"};
const schema82 = {"$id":"contract:/components/schemas/PushOption:definitions:pushOptionProperty:","required":["description","displayName","required","type"],"type":"object","properties":{"type":{"$ref":"contract:/components/schemas/PushOption:definitions:pushOptionType:"},"displayName":{"minLength":1,"type":"string"},"description":{"type":"string"},"required":{"type":"boolean"},"properties":{"type":["object","null"],"additionalProperties":{"$ref":"contract:/components/schemas/PushOption:definitions:pushOptionProperty:"}},"options":{"type":["array","null"],"items":{"$ref":"contract:/components/schemas/PushOption:definitions:pushOptionChoice:"}},"validation":{"$ref":"contract:/components/schemas/PushOption:definitions:pushValidationInfo:"}}};
const wrapper0 = {validate: validate116};
const schema84 = {"$id":"contract:/components/schemas/PushOption:definitions:pushOptionChoice:","type":"object","properties":{"value":{"type":"string","minLength":1},"type":{"$ref":"contract:/components/schemas/PushOption:definitions:pushOptionType:"},"displayName":{"$ref":"contract:/components/schemas/PushOption:definitions:pushOptionProperty:properties:displayName:"},"description":{"$ref":"contract:/components/schemas/PushOption:definitions:pushOptionProperty:properties:description:"},"required":{"$ref":"contract:/components/schemas/PushOption:definitions:pushOptionProperty:properties:required:"}}};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
let data0 = data.value;
if(typeof data0 === "string"){
if(func0(data0) < 1){
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema84.properties.value,data:data0};
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
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},schema:schema84.properties.value.type,parentSchema:schema84.properties.value,data:data0};
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
let data1 = data.type;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/type",schemaPath:"contract:/components/schemas/PushOption:definitions:pushOptionType:/type",keyword:"type",params:{type: "string"},schema:schema78.type,parentSchema:schema78,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((((((((data1 === "Array") || (data1 === "Object")) || (data1 === "String")) || (data1 === "Number")) || (data1 === "Boolean")) || (data1 === "DateTime")) || (data1 === "File")) || (data1 === "MultiPart"))){
const err3 = {instancePath:instancePath+"/type",schemaPath:"contract:/components/schemas/PushOption:definitions:pushOptionType:/enum",keyword:"enum",params:{allowedValues: schema78.enum},schema:schema78.enum,parentSchema:schema78,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.displayName !== undefined){
let data2 = data.displayName;
if(typeof data2 === "string"){
if(func0(data2) < 1){
const err4 = {instancePath:instancePath+"/displayName",schemaPath:"contract:/components/schemas/PushOption:definitions:pushOptionProperty:properties:displayName:/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema79,data:data2};
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
const err5 = {instancePath:instancePath+"/displayName",schemaPath:"contract:/components/schemas/PushOption:definitions:pushOptionProperty:properties:displayName:/type",keyword:"type",params:{type: "string"},schema:schema79.type,parentSchema:schema79,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.description !== undefined){
let data3 = data.description;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/description",schemaPath:"contract:/components/schemas/PushOption:definitions:pushOptionProperty:properties:description:/type",keyword:"type",params:{type: "string"},schema:schema80.type,parentSchema:schema80,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.required !== undefined){
let data4 = data.required;
if(typeof data4 !== "boolean"){
const err7 = {instancePath:instancePath+"/required",schemaPath:"contract:/components/schemas/PushOption:definitions:pushOptionProperty:properties:required:/type",keyword:"type",params:{type: "boolean"},schema:schema81.type,parentSchema:schema81,data:data4};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema84.type,parentSchema:schema84,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate117.errors = vErrors;
return errors === 0;
}
validate117.evaluated = {"props":{"value":true,"type":true,"displayName":true,"description":true,"required":true},"dynamicProps":false,"dynamicItems":false};

const schema89 = {"$id":"contract:/components/schemas/PushOption:definitions:pushValidationInfo:","type":"object","properties":{"warnings":{"type":["array","null"],"items":{"$ref":"contract:/components/schemas/PushOption:definitions:pushFieldValidation:"}},"information":{"type":["array","null"],"items":{"$ref":"contract:/components/schemas/PushOption:definitions:pushFieldValidation:"}}},"additionalProperties":false};
const schema90 = {"$id":"contract:/components/schemas/PushOption:definitions:pushFieldValidation:","required":["details"],"type":"object","properties":{"field":{"type":"string"},"details":{"minLength":1,"type":"string"},"ref":{"type":["string","null"],"format":"uri"}},"additionalProperties":false};

function validate119(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate119.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "warnings") || (key0 === "information"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema89,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.warnings !== undefined){
let data0 = data.warnings;
if((!(Array.isArray(data0))) && (data0 !== null)){
const err1 = {instancePath:instancePath+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type: schema89.properties.warnings.type},schema:schema89.properties.warnings.type,parentSchema:schema89.properties.warnings,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.details === undefined){
const err2 = {instancePath:instancePath+"/warnings/" + i0,schemaPath:"contract:/components/schemas/PushOption:definitions:pushFieldValidation:/required",keyword:"required",params:{missingProperty: "details"},schema:schema90.required,parentSchema:schema90,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key1 in data1){
if(!(((key1 === "field") || (key1 === "details")) || (key1 === "ref"))){
const err3 = {instancePath:instancePath+"/warnings/" + i0,schemaPath:"contract:/components/schemas/PushOption:definitions:pushFieldValidation:/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema90,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data1.field !== undefined){
let data2 = data1.field;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/warnings/" + i0+"/field",schemaPath:"contract:/components/schemas/PushOption:definitions:pushFieldValidation:/properties/field/type",keyword:"type",params:{type: "string"},schema:schema90.properties.field.type,parentSchema:schema90.properties.field,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data1.details !== undefined){
let data3 = data1.details;
if(typeof data3 === "string"){
if(func0(data3) < 1){
const err5 = {instancePath:instancePath+"/warnings/" + i0+"/details",schemaPath:"contract:/components/schemas/PushOption:definitions:pushFieldValidation:/properties/details/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema90.properties.details,data:data3};
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
const err6 = {instancePath:instancePath+"/warnings/" + i0+"/details",schemaPath:"contract:/components/schemas/PushOption:definitions:pushFieldValidation:/properties/details/type",keyword:"type",params:{type: "string"},schema:schema90.properties.details.type,parentSchema:schema90.properties.details,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1.ref !== undefined){
let data4 = data1.ref;
if((typeof data4 !== "string") && (data4 !== null)){
const err7 = {instancePath:instancePath+"/warnings/" + i0+"/ref",schemaPath:"contract:/components/schemas/PushOption:definitions:pushFieldValidation:/properties/ref/type",keyword:"type",params:{type: schema90.properties.ref.type},schema:schema90.properties.ref.type,parentSchema:schema90.properties.ref,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data4 === "string"){
if(!(formats1.test(data4))){
const err8 = {instancePath:instancePath+"/warnings/" + i0+"/ref",schemaPath:"contract:/components/schemas/PushOption:definitions:pushFieldValidation:/properties/ref/format",keyword:"format",params:{format: "uri"},schema:"uri",parentSchema:schema90.properties.ref,data:data4};
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
const err9 = {instancePath:instancePath+"/warnings/" + i0,schemaPath:"contract:/components/schemas/PushOption:definitions:pushFieldValidation:/type",keyword:"type",params:{type: "object"},schema:schema90.type,parentSchema:schema90,data:data1};
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
if(data.information !== undefined){
let data5 = data.information;
if((!(Array.isArray(data5))) && (data5 !== null)){
const err10 = {instancePath:instancePath+"/information",schemaPath:"#/properties/information/type",keyword:"type",params:{type: schema89.properties.information.type},schema:schema89.properties.information.type,parentSchema:schema89.properties.information,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.details === undefined){
const err11 = {instancePath:instancePath+"/information/" + i1,schemaPath:"contract:/components/schemas/PushOption:definitions:pushFieldValidation:/required",keyword:"required",params:{missingProperty: "details"},schema:schema90.required,parentSchema:schema90,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key2 in data6){
if(!(((key2 === "field") || (key2 === "details")) || (key2 === "ref"))){
const err12 = {instancePath:instancePath+"/information/" + i1,schemaPath:"contract:/components/schemas/PushOption:definitions:pushFieldValidation:/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema90,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data6.field !== undefined){
let data7 = data6.field;
if(typeof data7 !== "string"){
const err13 = {instancePath:instancePath+"/information/" + i1+"/field",schemaPath:"contract:/components/schemas/PushOption:definitions:pushFieldValidation:/properties/field/type",keyword:"type",params:{type: "string"},schema:schema90.properties.field.type,parentSchema:schema90.properties.field,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data6.details !== undefined){
let data8 = data6.details;
if(typeof data8 === "string"){
if(func0(data8) < 1){
const err14 = {instancePath:instancePath+"/information/" + i1+"/details",schemaPath:"contract:/components/schemas/PushOption:definitions:pushFieldValidation:/properties/details/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema90.properties.details,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/information/" + i1+"/details",schemaPath:"contract:/components/schemas/PushOption:definitions:pushFieldValidation:/properties/details/type",keyword:"type",params:{type: "string"},schema:schema90.properties.details.type,parentSchema:schema90.properties.details,data:data8};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data6.ref !== undefined){
let data9 = data6.ref;
if((typeof data9 !== "string") && (data9 !== null)){
const err16 = {instancePath:instancePath+"/information/" + i1+"/ref",schemaPath:"contract:/components/schemas/PushOption:definitions:pushFieldValidation:/properties/ref/type",keyword:"type",params:{type: schema90.properties.ref.type},schema:schema90.properties.ref.type,parentSchema:schema90.properties.ref,data:data9};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data9 === "string"){
if(!(formats1.test(data9))){
const err17 = {instancePath:instancePath+"/information/" + i1+"/ref",schemaPath:"contract:/components/schemas/PushOption:definitions:pushFieldValidation:/properties/ref/format",keyword:"format",params:{format: "uri"},schema:"uri",parentSchema:schema90.properties.ref,data:data9};
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
const err18 = {instancePath:instancePath+"/information/" + i1,schemaPath:"contract:/components/schemas/PushOption:definitions:pushFieldValidation:/type",keyword:"type",params:{type: "object"},schema:schema90.type,parentSchema:schema90,data:data6};
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
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema89.type,parentSchema:schema89,data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate119.errors = vErrors;
return errors === 0;
}
validate119.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate116.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.description === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"},schema:schema82.required,parentSchema:schema82,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.displayName === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "displayName"},schema:schema82.required,parentSchema:schema82,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.required === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "required"},schema:schema82.required,parentSchema:schema82,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.type === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema82.required,parentSchema:schema82,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/type",schemaPath:"contract:/components/schemas/PushOption:definitions:pushOptionType:/type",keyword:"type",params:{type: "string"},schema:schema78.type,parentSchema:schema78,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((((((((data0 === "Array") || (data0 === "Object")) || (data0 === "String")) || (data0 === "Number")) || (data0 === "Boolean")) || (data0 === "DateTime")) || (data0 === "File")) || (data0 === "MultiPart"))){
const err5 = {instancePath:instancePath+"/type",schemaPath:"contract:/components/schemas/PushOption:definitions:pushOptionType:/enum",keyword:"enum",params:{allowedValues: schema78.enum},schema:schema78.enum,parentSchema:schema78,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.displayName !== undefined){
let data1 = data.displayName;
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err6 = {instancePath:instancePath+"/displayName",schemaPath:"#/properties/displayName/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema82.properties.displayName,data:data1};
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
const err7 = {instancePath:instancePath+"/displayName",schemaPath:"#/properties/displayName/type",keyword:"type",params:{type: "string"},schema:schema82.properties.displayName.type,parentSchema:schema82.properties.displayName,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},schema:schema82.properties.description.type,parentSchema:schema82.properties.description,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.required !== undefined){
let data3 = data.required;
if(typeof data3 !== "boolean"){
const err9 = {instancePath:instancePath+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type: "boolean"},schema:schema82.properties.required.type,parentSchema:schema82.properties.required,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.properties !== undefined){
let data4 = data.properties;
if((!(data4 && typeof data4 == "object" && !Array.isArray(data4))) && (data4 !== null)){
const err10 = {instancePath:instancePath+"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{type: schema82.properties.properties.type},schema:schema82.properties.properties.type,parentSchema:schema82.properties.properties,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key0 in data4){
if(!(runtime.validateOnce(wrapper0.validate, this, data4[key0], {instancePath:instancePath+"/properties/" + runtime.escapeName(key0),parentData:data4,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors(dynamicAnchors, vErrors, wrapper0.validate.errors);
errors = vErrors.length;
}
}
}
}
if(data.options !== undefined){
let data6 = data.options;
if((!(Array.isArray(data6))) && (data6 !== null)){
const err11 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: schema82.properties.options.type},schema:schema82.properties.options.type,parentSchema:schema82.properties.options,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(!(validate117.call(this, data6[i0], {instancePath:instancePath+"/options/" + i0,parentData:data6,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors(dynamicAnchors, vErrors, validate117.errors);
errors = vErrors.length;
}
}
}
}
if(data.validation !== undefined){
if(!(validate119.call(this, data.validation, {instancePath:instancePath+"/validation",parentData:data,parentDataProperty:"validation",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors(dynamicAnchors, vErrors, validate119.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema82.type,parentSchema:schema82,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate116.errors = vErrors;
return errors === 0;
}
validate116.evaluated = {"props":{"type":true,"displayName":true,"description":true,"required":true,"properties":true,"options":true,"validation":true},"dynamicProps":false,"dynamicItems":false};


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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.displayName === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "displayName"},schema:schema77.required,parentSchema:schema77,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.required === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "required"},schema:schema77.required,parentSchema:schema77,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.type === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema77.required,parentSchema:schema77,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/type",schemaPath:"contract:/components/schemas/PushOption:definitions:pushOptionType:/type",keyword:"type",params:{type: "string"},schema:schema78.type,parentSchema:schema78,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((((((((data0 === "Array") || (data0 === "Object")) || (data0 === "String")) || (data0 === "Number")) || (data0 === "Boolean")) || (data0 === "DateTime")) || (data0 === "File")) || (data0 === "MultiPart"))){
const err4 = {instancePath:instancePath+"/type",schemaPath:"contract:/components/schemas/PushOption:definitions:pushOptionType:/enum",keyword:"enum",params:{allowedValues: schema78.enum},schema:schema78.enum,parentSchema:schema78,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.displayName !== undefined){
let data1 = data.displayName;
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err5 = {instancePath:instancePath+"/displayName",schemaPath:"contract:/components/schemas/PushOption:definitions:pushOptionProperty:properties:displayName:/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema79,data:data1};
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
const err6 = {instancePath:instancePath+"/displayName",schemaPath:"contract:/components/schemas/PushOption:definitions:pushOptionProperty:properties:displayName:/type",keyword:"type",params:{type: "string"},schema:schema79.type,parentSchema:schema79,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/description",schemaPath:"contract:/components/schemas/PushOption:definitions:pushOptionProperty:properties:description:/type",keyword:"type",params:{type: "string"},schema:schema80.type,parentSchema:schema80,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.required !== undefined){
let data3 = data.required;
if(typeof data3 !== "boolean"){
const err8 = {instancePath:instancePath+"/required",schemaPath:"contract:/components/schemas/PushOption:definitions:pushOptionProperty:properties:required:/type",keyword:"type",params:{type: "boolean"},schema:schema81.type,parentSchema:schema81,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.properties !== undefined){
let data4 = data.properties;
if((!(data4 && typeof data4 == "object" && !Array.isArray(data4))) && (data4 !== null)){
const err9 = {instancePath:instancePath+"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{type: schema77.properties.properties.type},schema:schema77.properties.properties.type,parentSchema:schema77.properties.properties,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key0 in data4){
if(!(runtime.validateOnce(validate116, this, data4[key0], {instancePath:instancePath+"/properties/" + runtime.escapeName(key0),parentData:data4,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate116.errors);
errors = vErrors.length;
}
}
}
}
if(data.options !== undefined){
let data6 = data.options;
if((!(Array.isArray(data6))) && (data6 !== null)){
const err10 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: schema77.properties.options.type},schema:schema77.properties.options.type,parentSchema:schema77.properties.options,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(!(validate117.call(this, data6[i0], {instancePath:instancePath+"/options/" + i0,parentData:data6,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate117.errors);
errors = vErrors.length;
}
}
}
}
if(data.validation !== undefined){
let data8 = data.validation;
const _errs21 = errors;
let valid8 = false;
const _errs22 = errors;
if(!(validate119.call(this, data8, {instancePath:instancePath+"/validation",parentData:data,parentDataProperty:"validation",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate119.errors);
errors = vErrors.length;
}
var _valid0 = _errs22 === errors;
valid8 = valid8 || _valid0;
const _errs23 = errors;
if(data8 !== null){
const err11 = {instancePath:instancePath+"/validation",schemaPath:"#/properties/validation/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema77.properties.validation.anyOf[1].type,parentSchema:schema77.properties.validation.anyOf[1],data:data8};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid0 = _errs23 === errors;
valid8 = valid8 || _valid0;
if(!valid8){
const err12 = {instancePath:instancePath+"/validation",schemaPath:"#/properties/validation/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs21, passingSchemas: null},schema:schema77.properties.validation.anyOf,parentSchema:schema77.properties.validation,data:data8};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
else {
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema77.type,parentSchema:schema77,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate115.errors = vErrors;
return errors === 0;
}
validate115.evaluated = {"props":{"type":true,"displayName":true,"description":true,"required":true,"properties":true,"options":true,"validation":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate115.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate115.errors);
errors = vErrors.length;
}
validate114.errors = vErrors;
return errors === 0;
}
validate114.evaluated = {"props":{"type":true,"displayName":true,"description":true,"required":true,"properties":true,"options":true,"validation":true},"dynamicProps":false,"dynamicItems":false};

exports.v14 = validate125;
const schema92 = {"$id":"contract:/create-account.200.body","$ref":"contract:/components/schemas/CreateAccountResponse"};
const schema93 = {"$id":"contract:/components/schemas/CreateAccountResponse","allOf":[{"type":"object","properties":{"data":{"allOf":[{"$ref":"contract:/components/schemas/Account"},{}]}}},{"$ref":"contract:/components/schemas/PushOperation"}]};

function validate126(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate126.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data !== undefined){
if(!(validate104.call(this, data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate104.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/allOf/0/type",keyword:"type",params:{type: "object"},schema:schema93.allOf[0].type,parentSchema:schema93.allOf[0],data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(validate90.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate90.errors);
errors = vErrors.length;
}
validate126.errors = vErrors;
return errors === 0;
}
validate126.evaluated = {"props":{"changes":true,"dataType":true,"companyId":true,"pushOperationKey":true,"dataConnectionKey":true,"requestedOnUtc":true,"completedOnUtc":true,"timeoutInMinutes":true,"timeoutInSeconds":true,"status":true,"errorMessage":true,"validation":true,"statusCode":true,"data":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate126.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate126.errors);
errors = vErrors.length;
}
validate125.errors = vErrors;
return errors === 0;
}
validate125.evaluated = {"props":{"changes":true,"dataType":true,"companyId":true,"pushOperationKey":true,"dataConnectionKey":true,"requestedOnUtc":true,"completedOnUtc":true,"timeoutInMinutes":true,"timeoutInSeconds":true,"status":true,"errorMessage":true,"validation":true,"statusCode":true,"data":true},"dynamicProps":false,"dynamicItems":false};

exports.v15 = validate130;
const schema94 = {"$id":"contract:/create-bank-account.200.body","$ref":"contract:/components/schemas/BankAccount:definitions:bankAccountCreateResponse:"};
const schema95 = {"$id":"contract:/components/schemas/BankAccount:definitions:bankAccountCreateResponse:","allOf":[{"properties":{"data":{"allOf":[{"$ref":"contract:/components/schemas/BankAccount"},{}]}}},{"$ref":"contract:/components/schemas/PushOperation"}]};
const schema96 = {"$id":"contract:/components/schemas/BankAccount","type":"object","allOf":[{"properties":{"id":{"type":"string"}}},{"$ref":"contract:/components/schemas/BankAccount:definitions:bankAccountPrototype:"},{"properties":{"metadata":{"$ref":"contract:/components/schemas/Metadata"},"supplementalData":{"$ref":"contract:/components/schemas/SupplementalData"}}},{"$ref":"contract:/components/schemas/Bill:allOf:1:"}]};
const schema97 = {"$id":"contract:/components/schemas/BankAccount:definitions:bankAccountPrototype:","type":"object","properties":{"accountName":{"type":["string","null"]},"accountType":{"enum":["Unknown","Credit","Debit"],"type":"string"},"nominalCode":{"type":["string","null"]},"sortCode":{"type":["string","null"]},"accountNumber":{"type":["string","null"]},"iBan":{"type":["string","null"]},"currency":{"$ref":"contract:/components/schemas/Account:definitions:accountPrototype:properties:currency:"},"balance":{"type":["number","null"],"format":"decimal","double":true},"institution":{"type":["string","null"]},"availableBalance":{"type":["number","null"],"format":"decimal","double":true},"overdraftLimit":{"type":["number","null"],"format":"decimal","double":true},"status":{"$ref":"contract:/components/schemas/BankAccount:definitions:bankAccountStatus:"}}};
const schema98 = {"$id":"contract:/components/schemas/Account:definitions:accountPrototype:properties:currency:","type":"string","format":"ISO4217"};
const schema99 = {"$id":"contract:/components/schemas/BankAccount:definitions:bankAccountStatus:","enum":["Unknown","Active","Archived","Pending"],"type":"string"};

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
if(data.accountName !== undefined){
let data0 = data.accountName;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/accountName",schemaPath:"#/properties/accountName/type",keyword:"type",params:{type: schema97.properties.accountName.type},schema:schema97.properties.accountName.type,parentSchema:schema97.properties.accountName,data:data0};
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
const err1 = {instancePath:instancePath+"/accountType",schemaPath:"#/properties/accountType/type",keyword:"type",params:{type: "string"},schema:schema97.properties.accountType.type,parentSchema:schema97.properties.accountType,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(((data1 === "Unknown") || (data1 === "Credit")) || (data1 === "Debit"))){
const err2 = {instancePath:instancePath+"/accountType",schemaPath:"#/properties/accountType/enum",keyword:"enum",params:{allowedValues: schema97.properties.accountType.enum},schema:schema97.properties.accountType.enum,parentSchema:schema97.properties.accountType,data:data1};
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
const err3 = {instancePath:instancePath+"/nominalCode",schemaPath:"#/properties/nominalCode/type",keyword:"type",params:{type: schema97.properties.nominalCode.type},schema:schema97.properties.nominalCode.type,parentSchema:schema97.properties.nominalCode,data:data2};
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
const err4 = {instancePath:instancePath+"/sortCode",schemaPath:"#/properties/sortCode/type",keyword:"type",params:{type: schema97.properties.sortCode.type},schema:schema97.properties.sortCode.type,parentSchema:schema97.properties.sortCode,data:data3};
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
const err5 = {instancePath:instancePath+"/accountNumber",schemaPath:"#/properties/accountNumber/type",keyword:"type",params:{type: schema97.properties.accountNumber.type},schema:schema97.properties.accountNumber.type,parentSchema:schema97.properties.accountNumber,data:data4};
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
const err6 = {instancePath:instancePath+"/iBan",schemaPath:"#/properties/iBan/type",keyword:"type",params:{type: schema97.properties.iBan.type},schema:schema97.properties.iBan.type,parentSchema:schema97.properties.iBan,data:data5};
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
const err7 = {instancePath:instancePath+"/currency",schemaPath:"contract:/components/schemas/Account:definitions:accountPrototype:properties:currency:/type",keyword:"type",params:{type: "string"},schema:schema98.type,parentSchema:schema98,data:data6};
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
const err8 = {instancePath:instancePath+"/balance",schemaPath:"#/properties/balance/type",keyword:"type",params:{type: schema97.properties.balance.type},schema:schema97.properties.balance.type,parentSchema:schema97.properties.balance,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data7 === "bigint"){
const err9 = {instancePath:instancePath+"/balance",schemaPath:"#/properties/balance/double",keyword:"double",params:{holder: data, key: "balance"},schema:true,parentSchema:schema97.properties.balance,data:data7};
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
const err10 = {instancePath:instancePath+"/institution",schemaPath:"#/properties/institution/type",keyword:"type",params:{type: schema97.properties.institution.type},schema:schema97.properties.institution.type,parentSchema:schema97.properties.institution,data:data8};
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
const err11 = {instancePath:instancePath+"/availableBalance",schemaPath:"#/properties/availableBalance/type",keyword:"type",params:{type: schema97.properties.availableBalance.type},schema:schema97.properties.availableBalance.type,parentSchema:schema97.properties.availableBalance,data:data9};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data9 === "bigint"){
const err12 = {instancePath:instancePath+"/availableBalance",schemaPath:"#/properties/availableBalance/double",keyword:"double",params:{holder: data, key: "availableBalance"},schema:true,parentSchema:schema97.properties.availableBalance,data:data9};
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
const err13 = {instancePath:instancePath+"/overdraftLimit",schemaPath:"#/properties/overdraftLimit/type",keyword:"type",params:{type: schema97.properties.overdraftLimit.type},schema:schema97.properties.overdraftLimit.type,parentSchema:schema97.properties.overdraftLimit,data:data10};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data10 === "bigint"){
const err14 = {instancePath:instancePath+"/overdraftLimit",schemaPath:"#/properties/overdraftLimit/double",keyword:"double",params:{holder: data, key: "overdraftLimit"},schema:true,parentSchema:schema97.properties.overdraftLimit,data:data10};
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
const err15 = {instancePath:instancePath+"/status",schemaPath:"contract:/components/schemas/BankAccount:definitions:bankAccountStatus:/type",keyword:"type",params:{type: "string"},schema:schema99.type,parentSchema:schema99,data:data11};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!((((data11 === "Unknown") || (data11 === "Active")) || (data11 === "Archived")) || (data11 === "Pending"))){
const err16 = {instancePath:instancePath+"/status",schemaPath:"contract:/components/schemas/BankAccount:definitions:bankAccountStatus:/enum",keyword:"enum",params:{allowedValues: schema99.enum},schema:schema99.enum,parentSchema:schema99,data:data11};
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
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema97.type,parentSchema:schema97,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate133.errors = vErrors;
return errors === 0;
}
validate133.evaluated = {"props":{"accountName":true,"accountType":true,"nominalCode":true,"sortCode":true,"accountNumber":true,"iBan":true,"currency":true,"balance":true,"institution":true,"availableBalance":true,"overdraftLimit":true,"status":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema96.type,parentSchema:schema96,data};
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
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/allOf/0/properties/id/type",keyword:"type",params:{type: "string"},schema:schema96.allOf[0].properties.id.type,parentSchema:schema96.allOf[0].properties.id,data:data0};
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
if(!(validate133.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate133.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.metadata !== undefined){
let data1 = data.metadata;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.isDeleted !== undefined){
let data2 = data1.isDeleted;
if((typeof data2 !== "boolean") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/metadata/isDeleted",schemaPath:"contract:/components/schemas/Metadata/properties/isDeleted/type",keyword:"type",params:{type: schema71.properties.isDeleted.type},schema:schema71.properties.isDeleted.type,parentSchema:schema71.properties.isDeleted,data:data2};
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
const err3 = {instancePath:instancePath+"/metadata",schemaPath:"contract:/components/schemas/Metadata/type",keyword:"type",params:{type: "object"},schema:schema71.type,parentSchema:schema71,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.supplementalData !== undefined){
let data3 = data.supplementalData;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.content !== undefined){
let data4 = data3.content;
if((!(data4 && typeof data4 == "object" && !Array.isArray(data4))) && (data4 !== null)){
const err4 = {instancePath:instancePath+"/supplementalData/content",schemaPath:"contract:/components/schemas/SupplementalData/properties/content/type",keyword:"type",params:{type: schema70.properties.content.type},schema:schema70.properties.content.type,parentSchema:schema70.properties.content,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key0 in data4){
let data5 = data4[key0];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
}
else {
const err5 = {instancePath:instancePath+"/supplementalData/content/" + runtime.escapeName(key0),schemaPath:"contract:/components/schemas/SupplementalData/properties/content/additionalProperties/type",keyword:"type",params:{type: "object"},schema:schema70.properties.content.additionalProperties.type,parentSchema:schema70.properties.content.additionalProperties,data:data5};
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
}
else {
const err6 = {instancePath:instancePath+"/supplementalData",schemaPath:"contract:/components/schemas/SupplementalData/type",keyword:"type",params:{type: "object"},schema:schema70.type,parentSchema:schema70,data:data3};
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
if(!(validate107.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate107.errors);
errors = vErrors.length;
}
validate132.errors = vErrors;
return errors === 0;
}
validate132.evaluated = {"props":{"sourceModifiedDate":true,"modifiedDate":true,"metadata":true,"supplementalData":true,"accountName":true,"accountType":true,"nominalCode":true,"sortCode":true,"accountNumber":true,"iBan":true,"currency":true,"balance":true,"institution":true,"availableBalance":true,"overdraftLimit":true,"status":true,"id":true},"dynamicProps":false,"dynamicItems":false};


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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data !== undefined){
if(!(validate132.call(this, data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate132.errors);
errors = vErrors.length;
}
}
}
if(!(validate90.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate90.errors);
errors = vErrors.length;
}
validate131.errors = vErrors;
return errors === 0;
}
validate131.evaluated = {"props":{"changes":true,"dataType":true,"companyId":true,"pushOperationKey":true,"dataConnectionKey":true,"requestedOnUtc":true,"completedOnUtc":true,"timeoutInMinutes":true,"timeoutInSeconds":true,"status":true,"errorMessage":true,"validation":true,"statusCode":true,"data":true},"dynamicProps":false,"dynamicItems":false};


function validate130(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate130.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate131.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate131.errors);
errors = vErrors.length;
}
validate130.errors = vErrors;
return errors === 0;
}
validate130.evaluated = {"props":{"changes":true,"dataType":true,"companyId":true,"pushOperationKey":true,"dataConnectionKey":true,"requestedOnUtc":true,"completedOnUtc":true,"timeoutInMinutes":true,"timeoutInSeconds":true,"status":true,"errorMessage":true,"validation":true,"statusCode":true,"data":true},"dynamicProps":false,"dynamicItems":false};

exports.v16 = validate139;
const schema102 = {"$id":"contract:/list-bill-credit-notes.200.body","$ref":"contract:/components/schemas/BillCreditNotes"};
const schema103 = {"$id":"contract:/components/schemas/BillCreditNotes","allOf":[{"type":"object","properties":{"results":{"type":"array","items":{"$ref":"contract:/components/schemas/BillCreditNote"}}}},{"$ref":"contract:/components/schemas/PagingInfo"}]};
const schema104 = {"$id":"contract:/components/schemas/BillCreditNote","type":"object","allOf":[{"type":"object","properties":{"id":{"type":"string"},"billCreditNoteNumber":{"type":["string","null"]},"supplierRef":{"$ref":"contract:/components/schemas/Supplier:definitions:supplierRef:"},"withholdingTax":{"type":["array","null"],"items":{"$ref":"contract:/components/schemas/Bill:allOf:0:properties:withholdingTax:items:"}},"totalAmount":{"type":"number","format":"decimal","double":true},"totalDiscount":{"type":"number","format":"decimal","double":true},"subTotal":{"type":"number","format":"decimal","double":true},"totalTaxAmount":{"type":"number","format":"decimal","double":true},"discountPercentage":{"type":"number","format":"decimal","double":true},"remainingCredit":{"type":"number","format":"decimal","double":true},"status":{"$ref":"contract:/components/schemas/BillCreditNote:definitions:billCreditNoteStatus:"},"issueDate":{"$ref":"contract:/components/schemas/Connection:properties:created:"},"allocatedOnDate":{"anyOf":[{"$ref":"contract:/components/schemas/Connection:properties:created:"},{"type":"null"}]},"currency":{"$ref":"contract:/components/schemas/Account:definitions:accountPrototype:properties:currency:"},"currencyRate":{"$ref":"contract:/components/schemas/BillPayment:definitions:billPaymentLineLink:properties:currencyRate:"},"lineItems":{"type":["array","null"],"items":{"$ref":"contract:/components/schemas/BillCreditNote:definitions:billCreditNoteLineItem:"}},"paymentAllocations":{"type":["array","null"],"items":{"$ref":"contract:/components/schemas/Bill:allOf:0:properties:paymentAllocations:items:"}},"createdFromRefs":{"type":["array","null"],"items":{"type":"object","properties":{"id":{"type":"string"},"dataType":{"type":"string"}}}},"note":{"type":["string","null"]},"supplementalData":{"$ref":"contract:/components/schemas/SupplementalData"},"metadata":{"$ref":"contract:/components/schemas/Metadata"}}},{"$ref":"contract:/components/schemas/Bill:allOf:1:"}],"required":["totalAmount","totalDiscount","subTotal","totalTaxAmount","discountPercentage","status"]};
const schema105 = {"$id":"contract:/components/schemas/Supplier:definitions:supplierRef:","type":"object","properties":{"id":{"minLength":1,"type":"string"},"supplierName":{"type":["string","null"]}},"required":["id"]};
const schema106 = {"$id":"contract:/components/schemas/Bill:allOf:0:properties:withholdingTax:items:","type":"object","properties":{"name":{"minLength":1,"type":"string"},"amount":{"type":"number","format":"decimal","double":true}},"required":["amount","name"]};
const schema107 = {"$id":"contract:/components/schemas/BillCreditNote:definitions:billCreditNoteStatus:","type":"string","enum":["Unknown","Draft","Submitted","Paid","Void","PartiallyPaid"]};
const schema111 = {"$id":"contract:/components/schemas/BillPayment:definitions:billPaymentLineLink:properties:currencyRate:","type":["number","null"],"format":"decimal","double":true};
const schema112 = {"$id":"contract:/components/schemas/BillCreditNote:definitions:billCreditNoteLineItem:","type":"object","properties":{"description":{"type":["string","null"]},"unitAmount":{"type":"number","format":"decimal","double":true},"quantity":{"type":"number","format":"decimal","double":true},"unitOfMeasurement":{"type":["string","null"]},"discountAmount":{"type":["number","null"],"format":"decimal","double":true},"subTotal":{"type":["number","null"],"format":"decimal","double":true},"taxAmount":{"type":["number","null"],"format":"decimal","double":true},"totalAmount":{"type":["number","null"],"format":"decimal","double":true},"accountRef":{"$ref":"contract:/components/schemas/Account:definitions:accountRef:"},"discountPercentage":{"type":["number","null"],"format":"decimal","double":true},"taxRateRef":{"$ref":"contract:/components/schemas/TaxRate:definitions:taxRateRef:"},"itemRef":{"type":"object","properties":{"id":{"minLength":1,"type":"string"},"name":{"type":["string","null"]}},"required":["id"]},"createdFromLineRef":{"$ref":"contract:/components/schemas/Bill:definitions:billLineItem:properties:purchaseOrderLineRef:allOf:0:"},"trackingCategoryRefs":{"type":["array","null"],"items":{"$ref":"contract:/components/schemas/TrackingCategory:definitions:trackingCategoryRef:"}},"tracking":{"type":"object","properties":{"categoryRefs":{"type":"array","items":{"$ref":"contract:/components/schemas/TrackingCategory:definitions:trackingCategoryRef:"}},"customerRef":{"type":"object","properties":{"id":{"minLength":1,"type":"string"},"companyName":{"type":["string","null"]}},"required":["id"]},"projectRef":{"required":["id"],"type":"object","properties":{"id":{"minLength":1,"type":"string"},"name":{"type":["string","null"]}}},"isBilledTo":{"$ref":"contract:/components/schemas/BillCreditNote:definitions:billCreditNoteLineItem:properties:tracking:definitions:billedToType:"},"isRebilledTo":{"$ref":"contract:/components/schemas/BillCreditNote:definitions:billCreditNoteLineItem:properties:tracking:definitions:billedToType:"}},"required":["categoryRefs","isBilledTo","isRebilledTo"]}},"required":["unitAmount","quantity"]};
const schema113 = {"$id":"contract:/components/schemas/Account:definitions:accountRef:","type":"object","properties":{"id":{"type":"string"},"name":{"type":"string"}}};
const schema114 = {"$id":"contract:/components/schemas/TaxRate:definitions:taxRateRef:","type":"object","properties":{"id":{"type":"string"},"name":{"type":"string"},"effectiveTaxRate":{"type":"number","format":"decimal","double":true}}};
const schema115 = {"$id":"contract:/components/schemas/Bill:definitions:billLineItem:properties:purchaseOrderLineRef:allOf:0:","type":"object","properties":{"id":{"type":"string"},"dataType":{"type":"string","enum":["purchaseOrders","bills"]},"lineNumber":{"type":"string"}}};
const schema116 = {"$id":"contract:/components/schemas/TrackingCategory:definitions:trackingCategoryRef:","required":["id"],"type":"object","properties":{"id":{"minLength":1,"type":"string"},"name":{"type":["string","null"]}}};
const schema118 = {"$id":"contract:/components/schemas/BillCreditNote:definitions:billCreditNoteLineItem:properties:tracking:definitions:billedToType:","type":"string","enum":["Unknown","NotApplicable","Customer","Project"]};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.unitAmount === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "unitAmount"},schema:schema112.required,parentSchema:schema112,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.quantity === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "quantity"},schema:schema112.required,parentSchema:schema112,data};
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
const err2 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema112.properties.description.type},schema:schema112.properties.description.type,parentSchema:schema112.properties.description,data:data0};
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
const err3 = {instancePath:instancePath+"/unitAmount",schemaPath:"#/properties/unitAmount/double",keyword:"double",params:{holder: data, key: "unitAmount"},schema:true,parentSchema:schema112.properties.unitAmount,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((typeof data1 == "number") && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/unitAmount",schemaPath:"#/properties/unitAmount/type",keyword:"type",params:{type: "number"},schema:schema112.properties.unitAmount.type,parentSchema:schema112.properties.unitAmount,data:data1};
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
const err5 = {instancePath:instancePath+"/quantity",schemaPath:"#/properties/quantity/double",keyword:"double",params:{holder: data, key: "quantity"},schema:true,parentSchema:schema112.properties.quantity,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((typeof data2 == "number") && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/quantity",schemaPath:"#/properties/quantity/type",keyword:"type",params:{type: "number"},schema:schema112.properties.quantity.type,parentSchema:schema112.properties.quantity,data:data2};
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
const err7 = {instancePath:instancePath+"/unitOfMeasurement",schemaPath:"#/properties/unitOfMeasurement/type",keyword:"type",params:{type: schema112.properties.unitOfMeasurement.type},schema:schema112.properties.unitOfMeasurement.type,parentSchema:schema112.properties.unitOfMeasurement,data:data3};
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
const err8 = {instancePath:instancePath+"/discountAmount",schemaPath:"#/properties/discountAmount/type",keyword:"type",params:{type: schema112.properties.discountAmount.type},schema:schema112.properties.discountAmount.type,parentSchema:schema112.properties.discountAmount,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data4 === "bigint"){
const err9 = {instancePath:instancePath+"/discountAmount",schemaPath:"#/properties/discountAmount/double",keyword:"double",params:{holder: data, key: "discountAmount"},schema:true,parentSchema:schema112.properties.discountAmount,data:data4};
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
const err10 = {instancePath:instancePath+"/subTotal",schemaPath:"#/properties/subTotal/type",keyword:"type",params:{type: schema112.properties.subTotal.type},schema:schema112.properties.subTotal.type,parentSchema:schema112.properties.subTotal,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data5 === "bigint"){
const err11 = {instancePath:instancePath+"/subTotal",schemaPath:"#/properties/subTotal/double",keyword:"double",params:{holder: data, key: "subTotal"},schema:true,parentSchema:schema112.properties.subTotal,data:data5};
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
const err12 = {instancePath:instancePath+"/taxAmount",schemaPath:"#/properties/taxAmount/type",keyword:"type",params:{type: schema112.properties.taxAmount.type},schema:schema112.properties.taxAmount.type,parentSchema:schema112.properties.taxAmount,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data6 === "bigint"){
const err13 = {instancePath:instancePath+"/taxAmount",schemaPath:"#/properties/taxAmount/double",keyword:"double",params:{holder: data, key: "taxAmount"},schema:true,parentSchema:schema112.properties.taxAmount,data:data6};
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
const err14 = {instancePath:instancePath+"/totalAmount",schemaPath:"#/properties/totalAmount/type",keyword:"type",params:{type: schema112.properties.totalAmount.type},schema:schema112.properties.totalAmount.type,parentSchema:schema112.properties.totalAmount,data:data7};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data7 === "bigint"){
const err15 = {instancePath:instancePath+"/totalAmount",schemaPath:"#/properties/totalAmount/double",keyword:"double",params:{holder: data, key: "totalAmount"},schema:true,parentSchema:schema112.properties.totalAmount,data:data7};
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
const err16 = {instancePath:instancePath+"/accountRef/id",schemaPath:"contract:/components/schemas/Account:definitions:accountRef:/properties/id/type",keyword:"type",params:{type: "string"},schema:schema113.properties.id.type,parentSchema:schema113.properties.id,data:data9};
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
const err17 = {instancePath:instancePath+"/accountRef/name",schemaPath:"contract:/components/schemas/Account:definitions:accountRef:/properties/name/type",keyword:"type",params:{type: "string"},schema:schema113.properties.name.type,parentSchema:schema113.properties.name,data:data10};
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
const err18 = {instancePath:instancePath+"/accountRef",schemaPath:"contract:/components/schemas/Account:definitions:accountRef:/type",keyword:"type",params:{type: "object"},schema:schema113.type,parentSchema:schema113,data:data8};
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
const err19 = {instancePath:instancePath+"/discountPercentage",schemaPath:"#/properties/discountPercentage/type",keyword:"type",params:{type: schema112.properties.discountPercentage.type},schema:schema112.properties.discountPercentage.type,parentSchema:schema112.properties.discountPercentage,data:data11};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data11 === "bigint"){
const err20 = {instancePath:instancePath+"/discountPercentage",schemaPath:"#/properties/discountPercentage/double",keyword:"double",params:{holder: data, key: "discountPercentage"},schema:true,parentSchema:schema112.properties.discountPercentage,data:data11};
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
const err21 = {instancePath:instancePath+"/taxRateRef/id",schemaPath:"contract:/components/schemas/TaxRate:definitions:taxRateRef:/properties/id/type",keyword:"type",params:{type: "string"},schema:schema114.properties.id.type,parentSchema:schema114.properties.id,data:data13};
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
const err22 = {instancePath:instancePath+"/taxRateRef/name",schemaPath:"contract:/components/schemas/TaxRate:definitions:taxRateRef:/properties/name/type",keyword:"type",params:{type: "string"},schema:schema114.properties.name.type,parentSchema:schema114.properties.name,data:data14};
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
const err23 = {instancePath:instancePath+"/taxRateRef/effectiveTaxRate",schemaPath:"contract:/components/schemas/TaxRate:definitions:taxRateRef:/properties/effectiveTaxRate/double",keyword:"double",params:{holder: data12, key: "effectiveTaxRate"},schema:true,parentSchema:schema114.properties.effectiveTaxRate,data:data15};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!((typeof data15 == "number") && (isFinite(data15)))){
const err24 = {instancePath:instancePath+"/taxRateRef/effectiveTaxRate",schemaPath:"contract:/components/schemas/TaxRate:definitions:taxRateRef:/properties/effectiveTaxRate/type",keyword:"type",params:{type: "number"},schema:schema114.properties.effectiveTaxRate.type,parentSchema:schema114.properties.effectiveTaxRate,data:data15};
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
const err25 = {instancePath:instancePath+"/taxRateRef",schemaPath:"contract:/components/schemas/TaxRate:definitions:taxRateRef:/type",keyword:"type",params:{type: "object"},schema:schema114.type,parentSchema:schema114,data:data12};
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
const err26 = {instancePath:instancePath+"/itemRef",schemaPath:"#/properties/itemRef/required",keyword:"required",params:{missingProperty: "id"},schema:schema112.properties.itemRef.required,parentSchema:schema112.properties.itemRef,data:data16};
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
const err27 = {instancePath:instancePath+"/itemRef/id",schemaPath:"#/properties/itemRef/properties/id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema112.properties.itemRef.properties.id,data:data17};
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
const err28 = {instancePath:instancePath+"/itemRef/id",schemaPath:"#/properties/itemRef/properties/id/type",keyword:"type",params:{type: "string"},schema:schema112.properties.itemRef.properties.id.type,parentSchema:schema112.properties.itemRef.properties.id,data:data17};
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
const err29 = {instancePath:instancePath+"/itemRef/name",schemaPath:"#/properties/itemRef/properties/name/type",keyword:"type",params:{type: schema112.properties.itemRef.properties.name.type},schema:schema112.properties.itemRef.properties.name.type,parentSchema:schema112.properties.itemRef.properties.name,data:data18};
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
const err30 = {instancePath:instancePath+"/itemRef",schemaPath:"#/properties/itemRef/type",keyword:"type",params:{type: "object"},schema:schema112.properties.itemRef.type,parentSchema:schema112.properties.itemRef,data:data16};
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
const err31 = {instancePath:instancePath+"/createdFromLineRef/id",schemaPath:"contract:/components/schemas/Bill:definitions:billLineItem:properties:purchaseOrderLineRef:allOf:0:/properties/id/type",keyword:"type",params:{type: "string"},schema:schema115.properties.id.type,parentSchema:schema115.properties.id,data:data20};
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
const err32 = {instancePath:instancePath+"/createdFromLineRef/dataType",schemaPath:"contract:/components/schemas/Bill:definitions:billLineItem:properties:purchaseOrderLineRef:allOf:0:/properties/dataType/type",keyword:"type",params:{type: "string"},schema:schema115.properties.dataType.type,parentSchema:schema115.properties.dataType,data:data21};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!((data21 === "purchaseOrders") || (data21 === "bills"))){
const err33 = {instancePath:instancePath+"/createdFromLineRef/dataType",schemaPath:"contract:/components/schemas/Bill:definitions:billLineItem:properties:purchaseOrderLineRef:allOf:0:/properties/dataType/enum",keyword:"enum",params:{allowedValues: schema115.properties.dataType.enum},schema:schema115.properties.dataType.enum,parentSchema:schema115.properties.dataType,data:data21};
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
const err34 = {instancePath:instancePath+"/createdFromLineRef/lineNumber",schemaPath:"contract:/components/schemas/Bill:definitions:billLineItem:properties:purchaseOrderLineRef:allOf:0:/properties/lineNumber/type",keyword:"type",params:{type: "string"},schema:schema115.properties.lineNumber.type,parentSchema:schema115.properties.lineNumber,data:data22};
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
const err35 = {instancePath:instancePath+"/createdFromLineRef",schemaPath:"contract:/components/schemas/Bill:definitions:billLineItem:properties:purchaseOrderLineRef:allOf:0:/type",keyword:"type",params:{type: "object"},schema:schema115.type,parentSchema:schema115,data:data19};
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
const err36 = {instancePath:instancePath+"/trackingCategoryRefs",schemaPath:"#/properties/trackingCategoryRefs/type",keyword:"type",params:{type: schema112.properties.trackingCategoryRefs.type},schema:schema112.properties.trackingCategoryRefs.type,parentSchema:schema112.properties.trackingCategoryRefs,data:data23};
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
const err37 = {instancePath:instancePath+"/trackingCategoryRefs/" + i0,schemaPath:"contract:/components/schemas/TrackingCategory:definitions:trackingCategoryRef:/required",keyword:"required",params:{missingProperty: "id"},schema:schema116.required,parentSchema:schema116,data:data24};
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
const err38 = {instancePath:instancePath+"/trackingCategoryRefs/" + i0+"/id",schemaPath:"contract:/components/schemas/TrackingCategory:definitions:trackingCategoryRef:/properties/id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema116.properties.id,data:data25};
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
const err39 = {instancePath:instancePath+"/trackingCategoryRefs/" + i0+"/id",schemaPath:"contract:/components/schemas/TrackingCategory:definitions:trackingCategoryRef:/properties/id/type",keyword:"type",params:{type: "string"},schema:schema116.properties.id.type,parentSchema:schema116.properties.id,data:data25};
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
const err40 = {instancePath:instancePath+"/trackingCategoryRefs/" + i0+"/name",schemaPath:"contract:/components/schemas/TrackingCategory:definitions:trackingCategoryRef:/properties/name/type",keyword:"type",params:{type: schema116.properties.name.type},schema:schema116.properties.name.type,parentSchema:schema116.properties.name,data:data26};
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
const err41 = {instancePath:instancePath+"/trackingCategoryRefs/" + i0,schemaPath:"contract:/components/schemas/TrackingCategory:definitions:trackingCategoryRef:/type",keyword:"type",params:{type: "object"},schema:schema116.type,parentSchema:schema116,data:data24};
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
const err42 = {instancePath:instancePath+"/tracking",schemaPath:"#/properties/tracking/required",keyword:"required",params:{missingProperty: "categoryRefs"},schema:schema112.properties.tracking.required,parentSchema:schema112.properties.tracking,data:data27};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data27.isBilledTo === undefined){
const err43 = {instancePath:instancePath+"/tracking",schemaPath:"#/properties/tracking/required",keyword:"required",params:{missingProperty: "isBilledTo"},schema:schema112.properties.tracking.required,parentSchema:schema112.properties.tracking,data:data27};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data27.isRebilledTo === undefined){
const err44 = {instancePath:instancePath+"/tracking",schemaPath:"#/properties/tracking/required",keyword:"required",params:{missingProperty: "isRebilledTo"},schema:schema112.properties.tracking.required,parentSchema:schema112.properties.tracking,data:data27};
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
const err45 = {instancePath:instancePath+"/tracking/categoryRefs/" + i1,schemaPath:"contract:/components/schemas/TrackingCategory:definitions:trackingCategoryRef:/required",keyword:"required",params:{missingProperty: "id"},schema:schema116.required,parentSchema:schema116,data:data29};
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
const err46 = {instancePath:instancePath+"/tracking/categoryRefs/" + i1+"/id",schemaPath:"contract:/components/schemas/TrackingCategory:definitions:trackingCategoryRef:/properties/id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema116.properties.id,data:data30};
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
const err47 = {instancePath:instancePath+"/tracking/categoryRefs/" + i1+"/id",schemaPath:"contract:/components/schemas/TrackingCategory:definitions:trackingCategoryRef:/properties/id/type",keyword:"type",params:{type: "string"},schema:schema116.properties.id.type,parentSchema:schema116.properties.id,data:data30};
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
const err48 = {instancePath:instancePath+"/tracking/categoryRefs/" + i1+"/name",schemaPath:"contract:/components/schemas/TrackingCategory:definitions:trackingCategoryRef:/properties/name/type",keyword:"type",params:{type: schema116.properties.name.type},schema:schema116.properties.name.type,parentSchema:schema116.properties.name,data:data31};
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
const err49 = {instancePath:instancePath+"/tracking/categoryRefs/" + i1,schemaPath:"contract:/components/schemas/TrackingCategory:definitions:trackingCategoryRef:/type",keyword:"type",params:{type: "object"},schema:schema116.type,parentSchema:schema116,data:data29};
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
const err50 = {instancePath:instancePath+"/tracking/categoryRefs",schemaPath:"#/properties/tracking/properties/categoryRefs/type",keyword:"type",params:{type: "array"},schema:schema112.properties.tracking.properties.categoryRefs.type,parentSchema:schema112.properties.tracking.properties.categoryRefs,data:data28};
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
const err51 = {instancePath:instancePath+"/tracking/customerRef",schemaPath:"#/properties/tracking/properties/customerRef/required",keyword:"required",params:{missingProperty: "id"},schema:schema112.properties.tracking.properties.customerRef.required,parentSchema:schema112.properties.tracking.properties.customerRef,data:data32};
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
const err52 = {instancePath:instancePath+"/tracking/customerRef/id",schemaPath:"#/properties/tracking/properties/customerRef/properties/id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema112.properties.tracking.properties.customerRef.properties.id,data:data33};
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
const err53 = {instancePath:instancePath+"/tracking/customerRef/id",schemaPath:"#/properties/tracking/properties/customerRef/properties/id/type",keyword:"type",params:{type: "string"},schema:schema112.properties.tracking.properties.customerRef.properties.id.type,parentSchema:schema112.properties.tracking.properties.customerRef.properties.id,data:data33};
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
const err54 = {instancePath:instancePath+"/tracking/customerRef/companyName",schemaPath:"#/properties/tracking/properties/customerRef/properties/companyName/type",keyword:"type",params:{type: schema112.properties.tracking.properties.customerRef.properties.companyName.type},schema:schema112.properties.tracking.properties.customerRef.properties.companyName.type,parentSchema:schema112.properties.tracking.properties.customerRef.properties.companyName,data:data34};
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
const err55 = {instancePath:instancePath+"/tracking/customerRef",schemaPath:"#/properties/tracking/properties/customerRef/type",keyword:"type",params:{type: "object"},schema:schema112.properties.tracking.properties.customerRef.type,parentSchema:schema112.properties.tracking.properties.customerRef,data:data32};
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
const err56 = {instancePath:instancePath+"/tracking/projectRef",schemaPath:"#/properties/tracking/properties/projectRef/required",keyword:"required",params:{missingProperty: "id"},schema:schema112.properties.tracking.properties.projectRef.required,parentSchema:schema112.properties.tracking.properties.projectRef,data:data35};
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
const err57 = {instancePath:instancePath+"/tracking/projectRef/id",schemaPath:"#/properties/tracking/properties/projectRef/properties/id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema112.properties.tracking.properties.projectRef.properties.id,data:data36};
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
const err58 = {instancePath:instancePath+"/tracking/projectRef/id",schemaPath:"#/properties/tracking/properties/projectRef/properties/id/type",keyword:"type",params:{type: "string"},schema:schema112.properties.tracking.properties.projectRef.properties.id.type,parentSchema:schema112.properties.tracking.properties.projectRef.properties.id,data:data36};
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
const err59 = {instancePath:instancePath+"/tracking/projectRef/name",schemaPath:"#/properties/tracking/properties/projectRef/properties/name/type",keyword:"type",params:{type: schema112.properties.tracking.properties.projectRef.properties.name.type},schema:schema112.properties.tracking.properties.projectRef.properties.name.type,parentSchema:schema112.properties.tracking.properties.projectRef.properties.name,data:data37};
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
const err60 = {instancePath:instancePath+"/tracking/projectRef",schemaPath:"#/properties/tracking/properties/projectRef/type",keyword:"type",params:{type: "object"},schema:schema112.properties.tracking.properties.projectRef.type,parentSchema:schema112.properties.tracking.properties.projectRef,data:data35};
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
const err61 = {instancePath:instancePath+"/tracking/isBilledTo",schemaPath:"contract:/components/schemas/BillCreditNote:definitions:billCreditNoteLineItem:properties:tracking:definitions:billedToType:/type",keyword:"type",params:{type: "string"},schema:schema118.type,parentSchema:schema118,data:data38};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(!((((data38 === "Unknown") || (data38 === "NotApplicable")) || (data38 === "Customer")) || (data38 === "Project"))){
const err62 = {instancePath:instancePath+"/tracking/isBilledTo",schemaPath:"contract:/components/schemas/BillCreditNote:definitions:billCreditNoteLineItem:properties:tracking:definitions:billedToType:/enum",keyword:"enum",params:{allowedValues: schema118.enum},schema:schema118.enum,parentSchema:schema118,data:data38};
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
const err63 = {instancePath:instancePath+"/tracking/isRebilledTo",schemaPath:"contract:/components/schemas/BillCreditNote:definitions:billCreditNoteLineItem:properties:tracking:definitions:billedToType:/type",keyword:"type",params:{type: "string"},schema:schema118.type,parentSchema:schema118,data:data39};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(!((((data39 === "Unknown") || (data39 === "NotApplicable")) || (data39 === "Customer")) || (data39 === "Project"))){
const err64 = {instancePath:instancePath+"/tracking/isRebilledTo",schemaPath:"contract:/components/schemas/BillCreditNote:definitions:billCreditNoteLineItem:properties:tracking:definitions:billedToType:/enum",keyword:"enum",params:{allowedValues: schema118.enum},schema:schema118.enum,parentSchema:schema118,data:data39};
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
const err65 = {instancePath:instancePath+"/tracking",schemaPath:"#/properties/tracking/type",keyword:"type",params:{type: "object"},schema:schema112.properties.tracking.type,parentSchema:schema112.properties.tracking,data:data27};
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
const err66 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema112.type,parentSchema:schema112,data};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
validate142.errors = vErrors;
return errors === 0;
}
validate142.evaluated = {"props":{"description":true,"unitAmount":true,"quantity":true,"unitOfMeasurement":true,"discountAmount":true,"subTotal":true,"taxAmount":true,"totalAmount":true,"accountRef":true,"discountPercentage":true,"taxRateRef":true,"itemRef":true,"createdFromLineRef":true,"trackingCategoryRefs":true,"tracking":true},"dynamicProps":false,"dynamicItems":false};

const schema120 = {"$id":"contract:/components/schemas/Bill:allOf:0:properties:paymentAllocations:items:","type":"object","properties":{"payment":{"$ref":"contract:/components/schemas/Bill:allOf:0:properties:paymentAllocations:items:definitions:paymentAllocationPayment:"},"allocation":{"type":"object","properties":{"currency":{"$ref":"contract:/components/schemas/Account:definitions:accountPrototype:properties:currency:"},"currencyRate":{"$ref":"contract:/components/schemas/BillPayment:definitions:billPaymentLineLink:properties:currencyRate:"},"allocatedOnDate":{"$ref":"contract:/components/schemas/Connection:properties:created:"},"totalAmount":{"type":"number","format":"decimal","double":true}}}},"required":["payment","allocation"]};
const schema121 = {"$id":"contract:/components/schemas/Bill:allOf:0:properties:paymentAllocations:items:definitions:paymentAllocationPayment:","type":"object","properties":{"id":{"type":"string"},"note":{"type":["string","null"]},"reference":{"type":["string","null"]},"accountRef":{"$ref":"contract:/components/schemas/Account:definitions:accountRef:"},"currency":{"$ref":"contract:/components/schemas/Account:definitions:accountPrototype:properties:currency:"},"currencyRate":{"$ref":"contract:/components/schemas/BillPayment:definitions:billPaymentLineLink:properties:currencyRate:"},"paidOnDate":{"$ref":"contract:/components/schemas/Connection:properties:created:"},"totalAmount":{"type":"number","format":"decimal","double":true}}};

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
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema121.properties.id.type,parentSchema:schema121.properties.id,data:data0};
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
const err1 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: schema121.properties.note.type},schema:schema121.properties.note.type,parentSchema:schema121.properties.note,data:data1};
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
const err2 = {instancePath:instancePath+"/reference",schemaPath:"#/properties/reference/type",keyword:"type",params:{type: schema121.properties.reference.type},schema:schema121.properties.reference.type,parentSchema:schema121.properties.reference,data:data2};
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
const err3 = {instancePath:instancePath+"/accountRef/id",schemaPath:"contract:/components/schemas/Account:definitions:accountRef:/properties/id/type",keyword:"type",params:{type: "string"},schema:schema113.properties.id.type,parentSchema:schema113.properties.id,data:data4};
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
const err4 = {instancePath:instancePath+"/accountRef/name",schemaPath:"contract:/components/schemas/Account:definitions:accountRef:/properties/name/type",keyword:"type",params:{type: "string"},schema:schema113.properties.name.type,parentSchema:schema113.properties.name,data:data5};
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
const err5 = {instancePath:instancePath+"/accountRef",schemaPath:"contract:/components/schemas/Account:definitions:accountRef:/type",keyword:"type",params:{type: "object"},schema:schema113.type,parentSchema:schema113,data:data3};
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
const err6 = {instancePath:instancePath+"/currency",schemaPath:"contract:/components/schemas/Account:definitions:accountPrototype:properties:currency:/type",keyword:"type",params:{type: "string"},schema:schema98.type,parentSchema:schema98,data:data6};
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
const err7 = {instancePath:instancePath+"/currencyRate",schemaPath:"contract:/components/schemas/BillPayment:definitions:billPaymentLineLink:properties:currencyRate:/type",keyword:"type",params:{type: schema111.type},schema:schema111.type,parentSchema:schema111,data:data7};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data7 === "bigint"){
const err8 = {instancePath:instancePath+"/currencyRate",schemaPath:"contract:/components/schemas/BillPayment:definitions:billPaymentLineLink:properties:currencyRate:/double",keyword:"double",params:{holder: data, key: "currencyRate"},schema:true,parentSchema:schema111,data:data7};
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
const err9 = {instancePath:instancePath+"/paidOnDate",schemaPath:"contract:/components/schemas/Connection:properties:created:/type",keyword:"type",params:{type: "string"},schema:schema6.type,parentSchema:schema6,data:data8};
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
const err10 = {instancePath:instancePath+"/totalAmount",schemaPath:"#/properties/totalAmount/double",keyword:"double",params:{holder: data, key: "totalAmount"},schema:true,parentSchema:schema121.properties.totalAmount,data:data9};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!((typeof data9 == "number") && (isFinite(data9)))){
const err11 = {instancePath:instancePath+"/totalAmount",schemaPath:"#/properties/totalAmount/type",keyword:"type",params:{type: "number"},schema:schema121.properties.totalAmount.type,parentSchema:schema121.properties.totalAmount,data:data9};
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
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema121.type,parentSchema:schema121,data};
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
validate145.evaluated = {"props":{"id":true,"note":true,"reference":true,"accountRef":true,"currency":true,"currencyRate":true,"paidOnDate":true,"totalAmount":true},"dynamicProps":false,"dynamicItems":false};


function validate144(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate144.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.payment === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "payment"},schema:schema120.required,parentSchema:schema120,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.allocation === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "allocation"},schema:schema120.required,parentSchema:schema120,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.payment !== undefined){
if(!(validate145.call(this, data.payment, {instancePath:instancePath+"/payment",parentData:data,parentDataProperty:"payment",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate145.errors);
errors = vErrors.length;
}
}
if(data.allocation !== undefined){
let data1 = data.allocation;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.currency !== undefined){
let data2 = data1.currency;
if(!(typeof data2 === "string")){
const err2 = {instancePath:instancePath+"/allocation/currency",schemaPath:"contract:/components/schemas/Account:definitions:accountPrototype:properties:currency:/type",keyword:"type",params:{type: "string"},schema:schema98.type,parentSchema:schema98,data:data2};
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
const err3 = {instancePath:instancePath+"/allocation/currencyRate",schemaPath:"contract:/components/schemas/BillPayment:definitions:billPaymentLineLink:properties:currencyRate:/type",keyword:"type",params:{type: schema111.type},schema:schema111.type,parentSchema:schema111,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data3 === "bigint"){
const err4 = {instancePath:instancePath+"/allocation/currencyRate",schemaPath:"contract:/components/schemas/BillPayment:definitions:billPaymentLineLink:properties:currencyRate:/double",keyword:"double",params:{holder: data1, key: "currencyRate"},schema:true,parentSchema:schema111,data:data3};
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
const err5 = {instancePath:instancePath+"/allocation/allocatedOnDate",schemaPath:"contract:/components/schemas/Connection:properties:created:/type",keyword:"type",params:{type: "string"},schema:schema6.type,parentSchema:schema6,data:data4};
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
const err6 = {instancePath:instancePath+"/allocation/totalAmount",schemaPath:"#/properties/allocation/properties/totalAmount/double",keyword:"double",params:{holder: data1, key: "totalAmount"},schema:true,parentSchema:schema120.properties.allocation.properties.totalAmount,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!((typeof data5 == "number") && (isFinite(data5)))){
const err7 = {instancePath:instancePath+"/allocation/totalAmount",schemaPath:"#/properties/allocation/properties/totalAmount/type",keyword:"type",params:{type: "number"},schema:schema120.properties.allocation.properties.totalAmount.type,parentSchema:schema120.properties.allocation.properties.totalAmount,data:data5};
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
const err8 = {instancePath:instancePath+"/allocation",schemaPath:"#/properties/allocation/type",keyword:"type",params:{type: "object"},schema:schema120.properties.allocation.type,parentSchema:schema120.properties.allocation,data:data1};
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
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema120.type,parentSchema:schema120,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate144.errors = vErrors;
return errors === 0;
}
validate144.evaluated = {"props":{"payment":true,"allocation":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/allOf/0/properties/id/type",keyword:"type",params:{type: "string"},schema:schema104.allOf[0].properties.id.type,parentSchema:schema104.allOf[0].properties.id,data:data0};
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
const err1 = {instancePath:instancePath+"/billCreditNoteNumber",schemaPath:"#/allOf/0/properties/billCreditNoteNumber/type",keyword:"type",params:{type: schema104.allOf[0].properties.billCreditNoteNumber.type},schema:schema104.allOf[0].properties.billCreditNoteNumber.type,parentSchema:schema104.allOf[0].properties.billCreditNoteNumber,data:data1};
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
const err2 = {instancePath:instancePath+"/supplierRef",schemaPath:"contract:/components/schemas/Supplier:definitions:supplierRef:/required",keyword:"required",params:{missingProperty: "id"},schema:schema105.required,parentSchema:schema105,data:data2};
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
const err3 = {instancePath:instancePath+"/supplierRef/id",schemaPath:"contract:/components/schemas/Supplier:definitions:supplierRef:/properties/id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema105.properties.id,data:data3};
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
const err4 = {instancePath:instancePath+"/supplierRef/id",schemaPath:"contract:/components/schemas/Supplier:definitions:supplierRef:/properties/id/type",keyword:"type",params:{type: "string"},schema:schema105.properties.id.type,parentSchema:schema105.properties.id,data:data3};
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
const err5 = {instancePath:instancePath+"/supplierRef/supplierName",schemaPath:"contract:/components/schemas/Supplier:definitions:supplierRef:/properties/supplierName/type",keyword:"type",params:{type: schema105.properties.supplierName.type},schema:schema105.properties.supplierName.type,parentSchema:schema105.properties.supplierName,data:data4};
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
const err6 = {instancePath:instancePath+"/supplierRef",schemaPath:"contract:/components/schemas/Supplier:definitions:supplierRef:/type",keyword:"type",params:{type: "object"},schema:schema105.type,parentSchema:schema105,data:data2};
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
const err7 = {instancePath:instancePath+"/withholdingTax",schemaPath:"#/allOf/0/properties/withholdingTax/type",keyword:"type",params:{type: schema104.allOf[0].properties.withholdingTax.type},schema:schema104.allOf[0].properties.withholdingTax.type,parentSchema:schema104.allOf[0].properties.withholdingTax,data:data5};
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
const err8 = {instancePath:instancePath+"/withholdingTax/" + i0,schemaPath:"contract:/components/schemas/Bill:allOf:0:properties:withholdingTax:items:/required",keyword:"required",params:{missingProperty: "amount"},schema:schema106.required,parentSchema:schema106,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data6.name === undefined){
const err9 = {instancePath:instancePath+"/withholdingTax/" + i0,schemaPath:"contract:/components/schemas/Bill:allOf:0:properties:withholdingTax:items:/required",keyword:"required",params:{missingProperty: "name"},schema:schema106.required,parentSchema:schema106,data:data6};
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
const err10 = {instancePath:instancePath+"/withholdingTax/" + i0+"/name",schemaPath:"contract:/components/schemas/Bill:allOf:0:properties:withholdingTax:items:/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema106.properties.name,data:data7};
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
const err11 = {instancePath:instancePath+"/withholdingTax/" + i0+"/name",schemaPath:"contract:/components/schemas/Bill:allOf:0:properties:withholdingTax:items:/properties/name/type",keyword:"type",params:{type: "string"},schema:schema106.properties.name.type,parentSchema:schema106.properties.name,data:data7};
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
const err12 = {instancePath:instancePath+"/withholdingTax/" + i0+"/amount",schemaPath:"contract:/components/schemas/Bill:allOf:0:properties:withholdingTax:items:/properties/amount/double",keyword:"double",params:{holder: data6, key: "amount"},schema:true,parentSchema:schema106.properties.amount,data:data8};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!((typeof data8 == "number") && (isFinite(data8)))){
const err13 = {instancePath:instancePath+"/withholdingTax/" + i0+"/amount",schemaPath:"contract:/components/schemas/Bill:allOf:0:properties:withholdingTax:items:/properties/amount/type",keyword:"type",params:{type: "number"},schema:schema106.properties.amount.type,parentSchema:schema106.properties.amount,data:data8};
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
const err14 = {instancePath:instancePath+"/withholdingTax/" + i0,schemaPath:"contract:/components/schemas/Bill:allOf:0:properties:withholdingTax:items:/type",keyword:"type",params:{type: "object"},schema:schema106.type,parentSchema:schema106,data:data6};
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
const err15 = {instancePath:instancePath+"/totalAmount",schemaPath:"#/allOf/0/properties/totalAmount/double",keyword:"double",params:{holder: data, key: "totalAmount"},schema:true,parentSchema:schema104.allOf[0].properties.totalAmount,data:data9};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!((typeof data9 == "number") && (isFinite(data9)))){
const err16 = {instancePath:instancePath+"/totalAmount",schemaPath:"#/allOf/0/properties/totalAmount/type",keyword:"type",params:{type: "number"},schema:schema104.allOf[0].properties.totalAmount.type,parentSchema:schema104.allOf[0].properties.totalAmount,data:data9};
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
const err17 = {instancePath:instancePath+"/totalDiscount",schemaPath:"#/allOf/0/properties/totalDiscount/double",keyword:"double",params:{holder: data, key: "totalDiscount"},schema:true,parentSchema:schema104.allOf[0].properties.totalDiscount,data:data10};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!((typeof data10 == "number") && (isFinite(data10)))){
const err18 = {instancePath:instancePath+"/totalDiscount",schemaPath:"#/allOf/0/properties/totalDiscount/type",keyword:"type",params:{type: "number"},schema:schema104.allOf[0].properties.totalDiscount.type,parentSchema:schema104.allOf[0].properties.totalDiscount,data:data10};
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
const err19 = {instancePath:instancePath+"/subTotal",schemaPath:"#/allOf/0/properties/subTotal/double",keyword:"double",params:{holder: data, key: "subTotal"},schema:true,parentSchema:schema104.allOf[0].properties.subTotal,data:data11};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!((typeof data11 == "number") && (isFinite(data11)))){
const err20 = {instancePath:instancePath+"/subTotal",schemaPath:"#/allOf/0/properties/subTotal/type",keyword:"type",params:{type: "number"},schema:schema104.allOf[0].properties.subTotal.type,parentSchema:schema104.allOf[0].properties.subTotal,data:data11};
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
const err21 = {instancePath:instancePath+"/totalTaxAmount",schemaPath:"#/allOf/0/properties/totalTaxAmount/double",keyword:"double",params:{holder: data, key: "totalTaxAmount"},schema:true,parentSchema:schema104.allOf[0].properties.totalTaxAmount,data:data12};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!((typeof data12 == "number") && (isFinite(data12)))){
const err22 = {instancePath:instancePath+"/totalTaxAmount",schemaPath:"#/allOf/0/properties/totalTaxAmount/type",keyword:"type",params:{type: "number"},schema:schema104.allOf[0].properties.totalTaxAmount.type,parentSchema:schema104.allOf[0].properties.totalTaxAmount,data:data12};
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
const err23 = {instancePath:instancePath+"/discountPercentage",schemaPath:"#/allOf/0/properties/discountPercentage/double",keyword:"double",params:{holder: data, key: "discountPercentage"},schema:true,parentSchema:schema104.allOf[0].properties.discountPercentage,data:data13};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!((typeof data13 == "number") && (isFinite(data13)))){
const err24 = {instancePath:instancePath+"/discountPercentage",schemaPath:"#/allOf/0/properties/discountPercentage/type",keyword:"type",params:{type: "number"},schema:schema104.allOf[0].properties.discountPercentage.type,parentSchema:schema104.allOf[0].properties.discountPercentage,data:data13};
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
const err25 = {instancePath:instancePath+"/remainingCredit",schemaPath:"#/allOf/0/properties/remainingCredit/double",keyword:"double",params:{holder: data, key: "remainingCredit"},schema:true,parentSchema:schema104.allOf[0].properties.remainingCredit,data:data14};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!((typeof data14 == "number") && (isFinite(data14)))){
const err26 = {instancePath:instancePath+"/remainingCredit",schemaPath:"#/allOf/0/properties/remainingCredit/type",keyword:"type",params:{type: "number"},schema:schema104.allOf[0].properties.remainingCredit.type,parentSchema:schema104.allOf[0].properties.remainingCredit,data:data14};
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
const err27 = {instancePath:instancePath+"/status",schemaPath:"contract:/components/schemas/BillCreditNote:definitions:billCreditNoteStatus:/type",keyword:"type",params:{type: "string"},schema:schema107.type,parentSchema:schema107,data:data15};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!((((((data15 === "Unknown") || (data15 === "Draft")) || (data15 === "Submitted")) || (data15 === "Paid")) || (data15 === "Void")) || (data15 === "PartiallyPaid"))){
const err28 = {instancePath:instancePath+"/status",schemaPath:"contract:/components/schemas/BillCreditNote:definitions:billCreditNoteStatus:/enum",keyword:"enum",params:{allowedValues: schema107.enum},schema:schema107.enum,parentSchema:schema107,data:data15};
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
const err29 = {instancePath:instancePath+"/issueDate",schemaPath:"contract:/components/schemas/Connection:properties:created:/type",keyword:"type",params:{type: "string"},schema:schema6.type,parentSchema:schema6,data:data16};
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
const err30 = {instancePath:instancePath+"/allocatedOnDate",schemaPath:"contract:/components/schemas/Connection:properties:created:/type",keyword:"type",params:{type: "string"},schema:schema6.type,parentSchema:schema6,data:data17};
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
const err31 = {instancePath:instancePath+"/allocatedOnDate",schemaPath:"#/allOf/0/properties/allocatedOnDate/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema104.allOf[0].properties.allocatedOnDate.anyOf[1].type,parentSchema:schema104.allOf[0].properties.allocatedOnDate.anyOf[1],data:data17};
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
const err32 = {instancePath:instancePath+"/allocatedOnDate",schemaPath:"#/allOf/0/properties/allocatedOnDate/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs42, passingSchemas: null},schema:schema104.allOf[0].properties.allocatedOnDate.anyOf,parentSchema:schema104.allOf[0].properties.allocatedOnDate,data:data17};
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
const err33 = {instancePath:instancePath+"/currency",schemaPath:"contract:/components/schemas/Account:definitions:accountPrototype:properties:currency:/type",keyword:"type",params:{type: "string"},schema:schema98.type,parentSchema:schema98,data:data18};
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
const err34 = {instancePath:instancePath+"/currencyRate",schemaPath:"contract:/components/schemas/BillPayment:definitions:billPaymentLineLink:properties:currencyRate:/type",keyword:"type",params:{type: schema111.type},schema:schema111.type,parentSchema:schema111,data:data19};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(typeof data19 === "bigint"){
const err35 = {instancePath:instancePath+"/currencyRate",schemaPath:"contract:/components/schemas/BillPayment:definitions:billPaymentLineLink:properties:currencyRate:/double",keyword:"double",params:{holder: data, key: "currencyRate"},schema:true,parentSchema:schema111,data:data19};
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
const err36 = {instancePath:instancePath+"/lineItems",schemaPath:"#/allOf/0/properties/lineItems/type",keyword:"type",params:{type: schema104.allOf[0].properties.lineItems.type},schema:schema104.allOf[0].properties.lineItems.type,parentSchema:schema104.allOf[0].properties.lineItems,data:data20};
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
if(!(validate142.call(this, data20[i1], {instancePath:instancePath+"/lineItems/" + i1,parentData:data20,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate142.errors);
errors = vErrors.length;
}
}
}
}
if(data.paymentAllocations !== undefined){
let data22 = data.paymentAllocations;
if((!(Array.isArray(data22))) && (data22 !== null)){
const err37 = {instancePath:instancePath+"/paymentAllocations",schemaPath:"#/allOf/0/properties/paymentAllocations/type",keyword:"type",params:{type: schema104.allOf[0].properties.paymentAllocations.type},schema:schema104.allOf[0].properties.paymentAllocations.type,parentSchema:schema104.allOf[0].properties.paymentAllocations,data:data22};
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
if(!(validate144.call(this, data22[i2], {instancePath:instancePath+"/paymentAllocations/" + i2,parentData:data22,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate144.errors);
errors = vErrors.length;
}
}
}
}
if(data.createdFromRefs !== undefined){
let data24 = data.createdFromRefs;
if((!(Array.isArray(data24))) && (data24 !== null)){
const err38 = {instancePath:instancePath+"/createdFromRefs",schemaPath:"#/allOf/0/properties/createdFromRefs/type",keyword:"type",params:{type: schema104.allOf[0].properties.createdFromRefs.type},schema:schema104.allOf[0].properties.createdFromRefs.type,parentSchema:schema104.allOf[0].properties.createdFromRefs,data:data24};
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
const err39 = {instancePath:instancePath+"/createdFromRefs/" + i3+"/id",schemaPath:"#/allOf/0/properties/createdFromRefs/items/properties/id/type",keyword:"type",params:{type: "string"},schema:schema104.allOf[0].properties.createdFromRefs.items.properties.id.type,parentSchema:schema104.allOf[0].properties.createdFromRefs.items.properties.id,data:data26};
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
const err40 = {instancePath:instancePath+"/createdFromRefs/" + i3+"/dataType",schemaPath:"#/allOf/0/properties/createdFromRefs/items/properties/dataType/type",keyword:"type",params:{type: "string"},schema:schema104.allOf[0].properties.createdFromRefs.items.properties.dataType.type,parentSchema:schema104.allOf[0].properties.createdFromRefs.items.properties.dataType,data:data27};
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
const err41 = {instancePath:instancePath+"/createdFromRefs/" + i3,schemaPath:"#/allOf/0/properties/createdFromRefs/items/type",keyword:"type",params:{type: "object"},schema:schema104.allOf[0].properties.createdFromRefs.items.type,parentSchema:schema104.allOf[0].properties.createdFromRefs.items,data:data25};
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
const err42 = {instancePath:instancePath+"/note",schemaPath:"#/allOf/0/properties/note/type",keyword:"type",params:{type: schema104.allOf[0].properties.note.type},schema:schema104.allOf[0].properties.note.type,parentSchema:schema104.allOf[0].properties.note,data:data28};
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
const err43 = {instancePath:instancePath+"/supplementalData/content",schemaPath:"contract:/components/schemas/SupplementalData/properties/content/type",keyword:"type",params:{type: schema70.properties.content.type},schema:schema70.properties.content.type,parentSchema:schema70.properties.content,data:data30};
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
const err44 = {instancePath:instancePath+"/supplementalData/content/" + runtime.escapeName(key0),schemaPath:"contract:/components/schemas/SupplementalData/properties/content/additionalProperties/type",keyword:"type",params:{type: "object"},schema:schema70.properties.content.additionalProperties.type,parentSchema:schema70.properties.content.additionalProperties,data:data31};
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
const err45 = {instancePath:instancePath+"/supplementalData",schemaPath:"contract:/components/schemas/SupplementalData/type",keyword:"type",params:{type: "object"},schema:schema70.type,parentSchema:schema70,data:data29};
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
const err46 = {instancePath:instancePath+"/metadata/isDeleted",schemaPath:"contract:/components/schemas/Metadata/properties/isDeleted/type",keyword:"type",params:{type: schema71.properties.isDeleted.type},schema:schema71.properties.isDeleted.type,parentSchema:schema71.properties.isDeleted,data:data33};
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
const err47 = {instancePath:instancePath+"/metadata",schemaPath:"contract:/components/schemas/Metadata/type",keyword:"type",params:{type: "object"},schema:schema71.type,parentSchema:schema71,data:data32};
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
const err48 = {instancePath,schemaPath:"#/allOf/0/type",keyword:"type",params:{type: "object"},schema:schema104.allOf[0].type,parentSchema:schema104.allOf[0],data};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(!(validate107.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate107.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.totalAmount === undefined){
const err49 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "totalAmount"},schema:schema104.required,parentSchema:schema104,data};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data.totalDiscount === undefined){
const err50 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "totalDiscount"},schema:schema104.required,parentSchema:schema104,data};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data.subTotal === undefined){
const err51 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subTotal"},schema:schema104.required,parentSchema:schema104,data};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data.totalTaxAmount === undefined){
const err52 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "totalTaxAmount"},schema:schema104.required,parentSchema:schema104,data};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data.discountPercentage === undefined){
const err53 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "discountPercentage"},schema:schema104.required,parentSchema:schema104,data};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data.status === undefined){
const err54 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},schema:schema104.required,parentSchema:schema104,data};
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
const err55 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema104.type,parentSchema:schema104,data};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
validate141.errors = vErrors;
return errors === 0;
}
validate141.evaluated = {"props":{"sourceModifiedDate":true,"modifiedDate":true,"id":true,"billCreditNoteNumber":true,"supplierRef":true,"withholdingTax":true,"totalAmount":true,"totalDiscount":true,"subTotal":true,"totalTaxAmount":true,"discountPercentage":true,"remainingCredit":true,"status":true,"issueDate":true,"allocatedOnDate":true,"currency":true,"currencyRate":true,"lineItems":true,"paymentAllocations":true,"createdFromRefs":true,"note":true,"supplementalData":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};


function validate140(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate140.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.results !== undefined){
let data0 = data.results;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate141.call(this, data0[i0], {instancePath:instancePath+"/results/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate141.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath:instancePath+"/results",schemaPath:"#/allOf/0/properties/results/type",keyword:"type",params:{type: "array"},schema:schema103.allOf[0].properties.results.type,parentSchema:schema103.allOf[0].properties.results,data:data0};
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
const err1 = {instancePath,schemaPath:"#/allOf/0/type",keyword:"type",params:{type: "object"},schema:schema103.allOf[0].type,parentSchema:schema103.allOf[0],data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(validate15.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate15.errors);
errors = vErrors.length;
}
validate140.errors = vErrors;
return errors === 0;
}
validate140.evaluated = {"props":{"pageNumber":true,"pageSize":true,"totalResults":true,"_links":true,"results":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate140.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate140.errors);
errors = vErrors.length;
}
validate139.errors = vErrors;
return errors === 0;
}
validate139.evaluated = {"props":{"pageNumber":true,"pageSize":true,"totalResults":true,"_links":true,"results":true},"dynamicProps":false,"dynamicItems":false};

exports.v17 = validate152;
const schema131 = {"$id":"contract:/get-bill-credit-note.200.body","$ref":"contract:/components/schemas/BillCreditNote"};

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
if(!(validate141.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate141.errors);
errors = vErrors.length;
}
validate152.errors = vErrors;
return errors === 0;
}
validate152.evaluated = {"props":{"sourceModifiedDate":true,"modifiedDate":true,"id":true,"billCreditNoteNumber":true,"supplierRef":true,"withholdingTax":true,"totalAmount":true,"totalDiscount":true,"subTotal":true,"totalTaxAmount":true,"discountPercentage":true,"remainingCredit":true,"status":true,"issueDate":true,"allocatedOnDate":true,"currency":true,"currencyRate":true,"lineItems":true,"paymentAllocations":true,"createdFromRefs":true,"note":true,"supplementalData":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};

exports.v18 = validate154;
const schema132 = {"$id":"contract:/create-bill-credit-note.200.body","$ref":"contract:/components/schemas/CreateBillCreditNoteResponse"};
const schema133 = {"$id":"contract:/components/schemas/CreateBillCreditNoteResponse","allOf":[{"type":"object","properties":{"data":{"allOf":[{"$ref":"contract:/components/schemas/BillCreditNote"},{}]}}},{"$ref":"contract:/components/schemas/PushOperation"}]};

function validate155(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate155.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data !== undefined){
if(!(validate141.call(this, data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate141.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/allOf/0/type",keyword:"type",params:{type: "object"},schema:schema133.allOf[0].type,parentSchema:schema133.allOf[0],data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(validate90.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate90.errors);
errors = vErrors.length;
}
validate155.errors = vErrors;
return errors === 0;
}
validate155.evaluated = {"props":{"changes":true,"dataType":true,"companyId":true,"pushOperationKey":true,"dataConnectionKey":true,"requestedOnUtc":true,"completedOnUtc":true,"timeoutInMinutes":true,"timeoutInSeconds":true,"status":true,"errorMessage":true,"validation":true,"statusCode":true,"data":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate155.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate155.errors);
errors = vErrors.length;
}
validate154.errors = vErrors;
return errors === 0;
}
validate154.evaluated = {"props":{"changes":true,"dataType":true,"companyId":true,"pushOperationKey":true,"dataConnectionKey":true,"requestedOnUtc":true,"completedOnUtc":true,"timeoutInMinutes":true,"timeoutInSeconds":true,"status":true,"errorMessage":true,"validation":true,"statusCode":true,"data":true},"dynamicProps":false,"dynamicItems":false};

exports.v19 = validate159;
const schema134 = {"$id":"contract:/update-bill-credit-note.200.body","$ref":"contract:/components/schemas/UpdateBillCreditNoteResponse"};
const schema135 = {"$id":"contract:/components/schemas/UpdateBillCreditNoteResponse","allOf":[{"type":"object","properties":{"data":{"allOf":[{"$ref":"contract:/components/schemas/BillCreditNote"},{}]}}},{"$ref":"contract:/components/schemas/PushOperation"}]};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data !== undefined){
if(!(validate141.call(this, data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate141.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/allOf/0/type",keyword:"type",params:{type: "object"},schema:schema135.allOf[0].type,parentSchema:schema135.allOf[0],data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(validate90.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate90.errors);
errors = vErrors.length;
}
validate160.errors = vErrors;
return errors === 0;
}
validate160.evaluated = {"props":{"changes":true,"dataType":true,"companyId":true,"pushOperationKey":true,"dataConnectionKey":true,"requestedOnUtc":true,"completedOnUtc":true,"timeoutInMinutes":true,"timeoutInSeconds":true,"status":true,"errorMessage":true,"validation":true,"statusCode":true,"data":true},"dynamicProps":false,"dynamicItems":false};


function validate159(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate159.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate160.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate160.errors);
errors = vErrors.length;
}
validate159.errors = vErrors;
return errors === 0;
}
validate159.evaluated = {"props":{"changes":true,"dataType":true,"companyId":true,"pushOperationKey":true,"dataConnectionKey":true,"requestedOnUtc":true,"completedOnUtc":true,"timeoutInMinutes":true,"timeoutInSeconds":true,"status":true,"errorMessage":true,"validation":true,"statusCode":true,"data":true},"dynamicProps":false,"dynamicItems":false};

exports.v20 = validate164;
const schema136 = {"$id":"contract:/list-bill-payments.200.body","$ref":"contract:/components/schemas/BillPayments"};
const schema137 = {"$id":"contract:/components/schemas/BillPayments","allOf":[{"type":"object","properties":{"results":{"type":"array","items":{"$ref":"contract:/components/schemas/BillPayment"}}}},{"$ref":"contract:/components/schemas/PagingInfo"}]};
const schema138 = {"$id":"contract:/components/schemas/BillPayment","type":"object","allOf":[{"type":"object","properties":{"id":{"type":"string"},"supplierRef":{"allOf":[{"$ref":"contract:/components/schemas/Supplier:definitions:supplierRef:"},{}]},"accountRef":{"$ref":"contract:/components/schemas/Account:definitions:accountRef:"},"totalAmount":{"type":"number","format":"decimal","double":true},"currency":{"allOf":[{"$ref":"contract:/components/schemas/Account:definitions:accountPrototype:properties:currency:"},{}]},"currencyRate":{"$ref":"contract:/components/schemas/BillPayment:definitions:billPaymentLineLink:properties:currencyRate:"},"date":{"allOf":[{"$ref":"contract:/components/schemas/Connection:properties:created:"},{}]},"note":{"type":["string","null"]},"paymentMethodRef":{"allOf":[{"$ref":"contract:/components/schemas/PaymentMethodRef"},{}]},"lines":{"type":["array","null"],"items":{"$ref":"contract:/components/schemas/BillPayment:definitions:billPaymentLine:"}},"reference":{"type":["string","null"]},"metadata":{"$ref":"contract:/components/schemas/Metadata"},"supplementalData":{"$ref":"contract:/components/schemas/SupplementalData"}}},{"$ref":"contract:/components/schemas/Bill:allOf:1:"}],"required":["date"]};
const schema144 = {"$id":"contract:/components/schemas/PaymentMethodRef","type":"object","properties":{"id":{"type":"string"},"name":{"type":"string"}},"required":["id"]};
const schema145 = {"$id":"contract:/components/schemas/BillPayment:definitions:billPaymentLine:","type":"object","properties":{"amount":{"type":"number","format":"decimal","double":true},"links":{"type":["array","null"],"items":{"$ref":"contract:/components/schemas/BillPayment:definitions:billPaymentLineLink:"}},"allocatedOnDate":{"$ref":"contract:/components/schemas/Connection:properties:created:"}},"required":["amount"]};
const schema146 = {"$id":"contract:/components/schemas/BillPayment:definitions:billPaymentLineLink:","type":"object","properties":{"type":{"$ref":"contract:/components/schemas/BillPayment:definitions:billPaymentLineLinkType:"},"id":{"type":["string","null"]},"amount":{"type":["number","null"],"format":"decimal","double":true},"currencyRate":{"type":["number","null"],"format":"decimal","double":true}},"required":["type"]};
const schema147 = {"$id":"contract:/components/schemas/BillPayment:definitions:billPaymentLineLinkType:","type":"string","enum":["Unknown","Unlinked","Bill","Other","CreditNote","BillPayment","PaymentOnAccount","Refund","ManualJournal","Discount"]};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.amount === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"},schema:schema145.required,parentSchema:schema145,data};
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
const err1 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/double",keyword:"double",params:{holder: data, key: "amount"},schema:true,parentSchema:schema145.properties.amount,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((typeof data0 == "number") && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type: "number"},schema:schema145.properties.amount.type,parentSchema:schema145.properties.amount,data:data0};
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
const err3 = {instancePath:instancePath+"/links",schemaPath:"#/properties/links/type",keyword:"type",params:{type: schema145.properties.links.type},schema:schema145.properties.links.type,parentSchema:schema145.properties.links,data:data1};
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
const err4 = {instancePath:instancePath+"/links/" + i0,schemaPath:"contract:/components/schemas/BillPayment:definitions:billPaymentLineLink:/required",keyword:"required",params:{missingProperty: "type"},schema:schema146.required,parentSchema:schema146,data:data2};
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
const err5 = {instancePath:instancePath+"/links/" + i0+"/type",schemaPath:"contract:/components/schemas/BillPayment:definitions:billPaymentLineLinkType:/type",keyword:"type",params:{type: "string"},schema:schema147.type,parentSchema:schema147,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((((((((data3 === "Unknown") || (data3 === "Unlinked")) || (data3 === "Bill")) || (data3 === "Other")) || (data3 === "CreditNote")) || (data3 === "BillPayment")) || (data3 === "PaymentOnAccount")) || (data3 === "Refund")) || (data3 === "ManualJournal")) || (data3 === "Discount"))){
const err6 = {instancePath:instancePath+"/links/" + i0+"/type",schemaPath:"contract:/components/schemas/BillPayment:definitions:billPaymentLineLinkType:/enum",keyword:"enum",params:{allowedValues: schema147.enum},schema:schema147.enum,parentSchema:schema147,data:data3};
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
const err7 = {instancePath:instancePath+"/links/" + i0+"/id",schemaPath:"contract:/components/schemas/BillPayment:definitions:billPaymentLineLink:/properties/id/type",keyword:"type",params:{type: schema146.properties.id.type},schema:schema146.properties.id.type,parentSchema:schema146.properties.id,data:data4};
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
const err8 = {instancePath:instancePath+"/links/" + i0+"/amount",schemaPath:"contract:/components/schemas/BillPayment:definitions:billPaymentLineLink:/properties/amount/type",keyword:"type",params:{type: schema146.properties.amount.type},schema:schema146.properties.amount.type,parentSchema:schema146.properties.amount,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data5 === "bigint"){
const err9 = {instancePath:instancePath+"/links/" + i0+"/amount",schemaPath:"contract:/components/schemas/BillPayment:definitions:billPaymentLineLink:/properties/amount/double",keyword:"double",params:{holder: data2, key: "amount"},schema:true,parentSchema:schema146.properties.amount,data:data5};
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
const err10 = {instancePath:instancePath+"/links/" + i0+"/currencyRate",schemaPath:"contract:/components/schemas/BillPayment:definitions:billPaymentLineLink:/properties/currencyRate/type",keyword:"type",params:{type: schema146.properties.currencyRate.type},schema:schema146.properties.currencyRate.type,parentSchema:schema146.properties.currencyRate,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data6 === "bigint"){
const err11 = {instancePath:instancePath+"/links/" + i0+"/currencyRate",schemaPath:"contract:/components/schemas/BillPayment:definitions:billPaymentLineLink:/properties/currencyRate/double",keyword:"double",params:{holder: data2, key: "currencyRate"},schema:true,parentSchema:schema146.properties.currencyRate,data:data6};
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
const err12 = {instancePath:instancePath+"/links/" + i0,schemaPath:"contract:/components/schemas/BillPayment:definitions:billPaymentLineLink:/type",keyword:"type",params:{type: "object"},schema:schema146.type,parentSchema:schema146,data:data2};
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
const err13 = {instancePath:instancePath+"/allocatedOnDate",schemaPath:"contract:/components/schemas/Connection:properties:created:/type",keyword:"type",params:{type: "string"},schema:schema6.type,parentSchema:schema6,data:data7};
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
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema145.type,parentSchema:schema145,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate167.errors = vErrors;
return errors === 0;
}
validate167.evaluated = {"props":{"amount":true,"links":true,"allocatedOnDate":true},"dynamicProps":false,"dynamicItems":false};


function validate166(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate166.evaluated;
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
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/allOf/0/properties/id/type",keyword:"type",params:{type: "string"},schema:schema138.allOf[0].properties.id.type,parentSchema:schema138.allOf[0].properties.id,data:data0};
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
const err1 = {instancePath:instancePath+"/supplierRef",schemaPath:"contract:/components/schemas/Supplier:definitions:supplierRef:/required",keyword:"required",params:{missingProperty: "id"},schema:schema105.required,parentSchema:schema105,data:data1};
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
const err2 = {instancePath:instancePath+"/supplierRef/id",schemaPath:"contract:/components/schemas/Supplier:definitions:supplierRef:/properties/id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema105.properties.id,data:data2};
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
const err3 = {instancePath:instancePath+"/supplierRef/id",schemaPath:"contract:/components/schemas/Supplier:definitions:supplierRef:/properties/id/type",keyword:"type",params:{type: "string"},schema:schema105.properties.id.type,parentSchema:schema105.properties.id,data:data2};
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
const err4 = {instancePath:instancePath+"/supplierRef/supplierName",schemaPath:"contract:/components/schemas/Supplier:definitions:supplierRef:/properties/supplierName/type",keyword:"type",params:{type: schema105.properties.supplierName.type},schema:schema105.properties.supplierName.type,parentSchema:schema105.properties.supplierName,data:data3};
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
const err5 = {instancePath:instancePath+"/supplierRef",schemaPath:"contract:/components/schemas/Supplier:definitions:supplierRef:/type",keyword:"type",params:{type: "object"},schema:schema105.type,parentSchema:schema105,data:data1};
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
const err6 = {instancePath:instancePath+"/accountRef/id",schemaPath:"contract:/components/schemas/Account:definitions:accountRef:/properties/id/type",keyword:"type",params:{type: "string"},schema:schema113.properties.id.type,parentSchema:schema113.properties.id,data:data5};
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
const err7 = {instancePath:instancePath+"/accountRef/name",schemaPath:"contract:/components/schemas/Account:definitions:accountRef:/properties/name/type",keyword:"type",params:{type: "string"},schema:schema113.properties.name.type,parentSchema:schema113.properties.name,data:data6};
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
const err8 = {instancePath:instancePath+"/accountRef",schemaPath:"contract:/components/schemas/Account:definitions:accountRef:/type",keyword:"type",params:{type: "object"},schema:schema113.type,parentSchema:schema113,data:data4};
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
const err9 = {instancePath:instancePath+"/totalAmount",schemaPath:"#/allOf/0/properties/totalAmount/double",keyword:"double",params:{holder: data, key: "totalAmount"},schema:true,parentSchema:schema138.allOf[0].properties.totalAmount,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((typeof data7 == "number") && (isFinite(data7)))){
const err10 = {instancePath:instancePath+"/totalAmount",schemaPath:"#/allOf/0/properties/totalAmount/type",keyword:"type",params:{type: "number"},schema:schema138.allOf[0].properties.totalAmount.type,parentSchema:schema138.allOf[0].properties.totalAmount,data:data7};
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
const err11 = {instancePath:instancePath+"/currency",schemaPath:"contract:/components/schemas/Account:definitions:accountPrototype:properties:currency:/type",keyword:"type",params:{type: "string"},schema:schema98.type,parentSchema:schema98,data:data8};
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
const err12 = {instancePath:instancePath+"/currencyRate",schemaPath:"contract:/components/schemas/BillPayment:definitions:billPaymentLineLink:properties:currencyRate:/type",keyword:"type",params:{type: schema111.type},schema:schema111.type,parentSchema:schema111,data:data9};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data9 === "bigint"){
const err13 = {instancePath:instancePath+"/currencyRate",schemaPath:"contract:/components/schemas/BillPayment:definitions:billPaymentLineLink:properties:currencyRate:/double",keyword:"double",params:{holder: data, key: "currencyRate"},schema:true,parentSchema:schema111,data:data9};
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
const err14 = {instancePath:instancePath+"/date",schemaPath:"contract:/components/schemas/Connection:properties:created:/type",keyword:"type",params:{type: "string"},schema:schema6.type,parentSchema:schema6,data:data10};
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
const err15 = {instancePath:instancePath+"/note",schemaPath:"#/allOf/0/properties/note/type",keyword:"type",params:{type: schema138.allOf[0].properties.note.type},schema:schema138.allOf[0].properties.note.type,parentSchema:schema138.allOf[0].properties.note,data:data11};
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
const err16 = {instancePath:instancePath+"/paymentMethodRef",schemaPath:"contract:/components/schemas/PaymentMethodRef/required",keyword:"required",params:{missingProperty: "id"},schema:schema144.required,parentSchema:schema144,data:data12};
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
const err17 = {instancePath:instancePath+"/paymentMethodRef/id",schemaPath:"contract:/components/schemas/PaymentMethodRef/properties/id/type",keyword:"type",params:{type: "string"},schema:schema144.properties.id.type,parentSchema:schema144.properties.id,data:data13};
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
const err18 = {instancePath:instancePath+"/paymentMethodRef/name",schemaPath:"contract:/components/schemas/PaymentMethodRef/properties/name/type",keyword:"type",params:{type: "string"},schema:schema144.properties.name.type,parentSchema:schema144.properties.name,data:data14};
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
const err19 = {instancePath:instancePath+"/paymentMethodRef",schemaPath:"contract:/components/schemas/PaymentMethodRef/type",keyword:"type",params:{type: "object"},schema:schema144.type,parentSchema:schema144,data:data12};
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
const err20 = {instancePath:instancePath+"/lines",schemaPath:"#/allOf/0/properties/lines/type",keyword:"type",params:{type: schema138.allOf[0].properties.lines.type},schema:schema138.allOf[0].properties.lines.type,parentSchema:schema138.allOf[0].properties.lines,data:data15};
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
if(!(validate167.call(this, data15[i0], {instancePath:instancePath+"/lines/" + i0,parentData:data15,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate167.errors);
errors = vErrors.length;
}
}
}
}
if(data.reference !== undefined){
let data17 = data.reference;
if((typeof data17 !== "string") && (data17 !== null)){
const err21 = {instancePath:instancePath+"/reference",schemaPath:"#/allOf/0/properties/reference/type",keyword:"type",params:{type: schema138.allOf[0].properties.reference.type},schema:schema138.allOf[0].properties.reference.type,parentSchema:schema138.allOf[0].properties.reference,data:data17};
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
const err22 = {instancePath:instancePath+"/metadata/isDeleted",schemaPath:"contract:/components/schemas/Metadata/properties/isDeleted/type",keyword:"type",params:{type: schema71.properties.isDeleted.type},schema:schema71.properties.isDeleted.type,parentSchema:schema71.properties.isDeleted,data:data19};
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
const err23 = {instancePath:instancePath+"/metadata",schemaPath:"contract:/components/schemas/Metadata/type",keyword:"type",params:{type: "object"},schema:schema71.type,parentSchema:schema71,data:data18};
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
const err24 = {instancePath:instancePath+"/supplementalData/content",schemaPath:"contract:/components/schemas/SupplementalData/properties/content/type",keyword:"type",params:{type: schema70.properties.content.type},schema:schema70.properties.content.type,parentSchema:schema70.properties.content,data:data21};
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
const err25 = {instancePath:instancePath+"/supplementalData/content/" + runtime.escapeName(key0),schemaPath:"contract:/components/schemas/SupplementalData/properties/content/additionalProperties/type",keyword:"type",params:{type: "object"},schema:schema70.properties.content.additionalProperties.type,parentSchema:schema70.properties.content.additionalProperties,data:data22};
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
const err26 = {instancePath:instancePath+"/supplementalData",schemaPath:"contract:/components/schemas/SupplementalData/type",keyword:"type",params:{type: "object"},schema:schema70.type,parentSchema:schema70,data:data20};
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
const err27 = {instancePath,schemaPath:"#/allOf/0/type",keyword:"type",params:{type: "object"},schema:schema138.allOf[0].type,parentSchema:schema138.allOf[0],data};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!(validate107.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate107.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.date === undefined){
const err28 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "date"},schema:schema138.required,parentSchema:schema138,data};
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
const err29 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema138.type,parentSchema:schema138,data};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
validate166.errors = vErrors;
return errors === 0;
}
validate166.evaluated = {"props":{"sourceModifiedDate":true,"modifiedDate":true,"id":true,"supplierRef":true,"accountRef":true,"totalAmount":true,"currency":true,"currencyRate":true,"date":true,"note":true,"paymentMethodRef":true,"lines":true,"reference":true,"metadata":true,"supplementalData":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.results !== undefined){
let data0 = data.results;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate166.call(this, data0[i0], {instancePath:instancePath+"/results/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate166.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath:instancePath+"/results",schemaPath:"#/allOf/0/properties/results/type",keyword:"type",params:{type: "array"},schema:schema137.allOf[0].properties.results.type,parentSchema:schema137.allOf[0].properties.results,data:data0};
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
const err1 = {instancePath,schemaPath:"#/allOf/0/type",keyword:"type",params:{type: "object"},schema:schema137.allOf[0].type,parentSchema:schema137.allOf[0],data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(validate15.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate15.errors);
errors = vErrors.length;
}
validate165.errors = vErrors;
return errors === 0;
}
validate165.evaluated = {"props":{"pageNumber":true,"pageSize":true,"totalResults":true,"_links":true,"results":true},"dynamicProps":false,"dynamicItems":false};


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
validate164.evaluated = {"props":{"pageNumber":true,"pageSize":true,"totalResults":true,"_links":true,"results":true},"dynamicProps":false,"dynamicItems":false};

exports.v21 = validate173;
const schema151 = {"$id":"contract:/get-bill-payments.200.body","$ref":"contract:/components/schemas/BillPayment"};

function validate173(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate173.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate166.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate166.errors);
errors = vErrors.length;
}
validate173.errors = vErrors;
return errors === 0;
}
validate173.evaluated = {"props":{"sourceModifiedDate":true,"modifiedDate":true,"id":true,"supplierRef":true,"accountRef":true,"totalAmount":true,"currency":true,"currencyRate":true,"date":true,"note":true,"paymentMethodRef":true,"lines":true,"reference":true,"metadata":true,"supplementalData":true},"dynamicProps":false,"dynamicItems":false};

exports.v22 = validate175;
const schema152 = {"$id":"contract:/create-bill-payment.200.body","$ref":"contract:/components/schemas/CreateBillPaymentResponse"};
const schema153 = {"$id":"contract:/components/schemas/CreateBillPaymentResponse","allOf":[{"type":"object","properties":{"data":{"allOf":[{"$ref":"contract:/components/schemas/BillPayment"},{}]}}},{"$ref":"contract:/components/schemas/PushOperation"}]};

function validate176(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate176.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data !== undefined){
if(!(validate166.call(this, data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate166.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/allOf/0/type",keyword:"type",params:{type: "object"},schema:schema153.allOf[0].type,parentSchema:schema153.allOf[0],data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(validate90.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate90.errors);
errors = vErrors.length;
}
validate176.errors = vErrors;
return errors === 0;
}
validate176.evaluated = {"props":{"changes":true,"dataType":true,"companyId":true,"pushOperationKey":true,"dataConnectionKey":true,"requestedOnUtc":true,"completedOnUtc":true,"timeoutInMinutes":true,"timeoutInSeconds":true,"status":true,"errorMessage":true,"validation":true,"statusCode":true,"data":true},"dynamicProps":false,"dynamicItems":false};


function validate175(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate175.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate176.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate176.errors);
errors = vErrors.length;
}
validate175.errors = vErrors;
return errors === 0;
}
validate175.evaluated = {"props":{"changes":true,"dataType":true,"companyId":true,"pushOperationKey":true,"dataConnectionKey":true,"requestedOnUtc":true,"completedOnUtc":true,"timeoutInMinutes":true,"timeoutInSeconds":true,"status":true,"errorMessage":true,"validation":true,"statusCode":true,"data":true},"dynamicProps":false,"dynamicItems":false};

exports.v23 = validate180;
const schema154 = {"$id":"contract:/list-bills.200.body","$ref":"contract:/components/schemas/Bills"};
const schema155 = {"$id":"contract:/components/schemas/Bills","allOf":[{"type":"object","properties":{"results":{"type":"array","items":{"$ref":"contract:/components/schemas/Bill"}}}},{"$ref":"contract:/components/schemas/PagingInfo"}]};
const schema156 = {"$id":"contract:/components/schemas/Bill","type":"object","allOf":[{"type":"object","properties":{"id":{"type":"string"},"reference":{"type":["string","null"]},"supplierRef":{"$ref":"contract:/components/schemas/Supplier:definitions:supplierRef:"},"purchaseOrderRefs":{"type":["array","null"],"items":{"type":"object","additionalProperties":false,"properties":{"id":{"type":"string"},"purchaseOrderNumber":{"type":["string","null"]}}}},"issueDate":{"allOf":[{},{"$ref":"contract:/components/schemas/Connection:properties:created:"}]},"dueDate":{"allOf":[{},{"$ref":"contract:/components/schemas/Connection:properties:created:"}]},"currency":{"$ref":"contract:/components/schemas/Account:definitions:accountPrototype:properties:currency:"},"currencyRate":{"$ref":"contract:/components/schemas/BillPayment:definitions:billPaymentLineLink:properties:currencyRate:"},"lineItems":{"type":["array","null"],"items":{"$ref":"contract:/components/schemas/Bill:definitions:billLineItem:"}},"withholdingTax":{"type":["array","null"],"items":{"type":"object","properties":{"name":{"minLength":1,"type":"string"},"amount":{"type":"number","format":"decimal","double":true}},"required":["amount","name"]}},"status":{"$ref":"contract:/components/schemas/Bill:definitions:billStatus:"},"subTotal":{"type":"number","format":"decimal","double":true},"taxAmount":{"type":"number","format":"decimal","double":true},"totalAmount":{"type":"number","format":"decimal","double":true},"amountDue":{"type":["number","null"],"format":"decimal","double":true},"note":{"type":["string","null"]},"paymentAllocations":{"type":["array","null"],"items":{"type":"object","properties":{"payment":{"$ref":"contract:/components/schemas/Bill:allOf:0:properties:paymentAllocations:items:definitions:paymentAllocationPayment:"},"allocation":{"type":"object","properties":{"currency":{"$ref":"contract:/components/schemas/Account:definitions:accountPrototype:properties:currency:"},"currencyRate":{"$ref":"contract:/components/schemas/BillPayment:definitions:billPaymentLineLink:properties:currencyRate:"},"allocatedOnDate":{"$ref":"contract:/components/schemas/Connection:properties:created:"},"totalAmount":{"type":"number","format":"decimal","double":true}}}},"required":["payment","allocation"]}},"metadata":{"$ref":"contract:/components/schemas/Metadata"},"supplementalData":{"$ref":"contract:/components/schemas/SupplementalData"}}},{"allOf":[{"type":"object","properties":{"modifiedDate":{"allOf":[{"$ref":"contract:/components/schemas/Connection:properties:created:"},{}]}}},{"type":["object","null"],"properties":{"sourceModifiedDate":{"allOf":[{"$ref":"contract:/components/schemas/Connection:properties:created:"},{}]}}}]}],"required":["issueDate","status","subTotal","taxAmount","totalAmount"]};
const schema171 = {"$id":"contract:/components/schemas/Bill:definitions:billStatus:","type":"string","enum":["Unknown","Open","PartiallyPaid","Paid","Void","Draft"]};
const schema162 = {"$id":"contract:/components/schemas/Bill:definitions:billLineItem:","type":"object","properties":{"lineNumber":{"type":["string","null"]},"description":{"type":["string","null"]},"unitAmount":{"type":"number","format":"decimal","double":true},"quantity":{"type":"number","format":"decimal","double":true},"unitOfMeasurement":{"type":["string","null"]},"discountAmount":{"type":["number","null"],"format":"decimal","double":true},"subTotal":{"type":["number","null"],"format":"decimal","double":true},"taxAmount":{"type":["number","null"],"format":"decimal","double":true},"totalAmount":{"type":["number","null"],"format":"decimal","double":true},"discountPercentage":{"type":["number","null"],"format":"decimal","double":true},"accountRef":{"anyOf":[{"$ref":"contract:/components/schemas/Account:definitions:accountRef:"},{"type":"null"}]},"taxRateRef":{"$ref":"contract:/components/schemas/TaxRate:definitions:taxRateRef:"},"itemRef":{"$ref":"contract:/components/schemas/BillCreditNote:definitions:billCreditNoteLineItem:properties:itemRef:"},"purchaseOrderLineRef":{"allOf":[{"type":"object","properties":{"id":{"type":"string"},"dataType":{"type":"string","enum":["purchaseOrders","bills"]},"lineNumber":{"type":"string"}}},{}]},"trackingCategoryRefs":{"type":["array","null"],"items":{"$ref":"contract:/components/schemas/TrackingCategory:definitions:trackingCategoryRef:"}},"tracking":{"$ref":"contract:/components/schemas/BillCreditNote:definitions:billCreditNoteLineItem:properties:tracking:"},"isDirectCost":{"type":"boolean"}}};
const schema165 = {"$id":"contract:/components/schemas/BillCreditNote:definitions:billCreditNoteLineItem:properties:itemRef:","type":"object","properties":{"id":{"minLength":1,"type":"string"},"name":{"type":["string","null"]}},"required":["id"]};
const schema167 = {"$id":"contract:/components/schemas/BillCreditNote:definitions:billCreditNoteLineItem:properties:tracking:","type":"object","properties":{"categoryRefs":{"type":"array","items":{"$ref":"contract:/components/schemas/TrackingCategory:definitions:trackingCategoryRef:"}},"customerRef":{"type":"object","properties":{"id":{"minLength":1,"type":"string"},"companyName":{"type":["string","null"]}},"required":["id"]},"projectRef":{"required":["id"],"type":"object","properties":{"id":{"minLength":1,"type":"string"},"name":{"type":["string","null"]}}},"isBilledTo":{"$ref":"contract:/components/schemas/BillCreditNote:definitions:billCreditNoteLineItem:properties:tracking:definitions:billedToType:"},"isRebilledTo":{"$ref":"contract:/components/schemas/BillCreditNote:definitions:billCreditNoteLineItem:properties:tracking:definitions:billedToType:"}},"required":["categoryRefs","isBilledTo","isRebilledTo"]};

function validate184(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate184.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.categoryRefs === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "categoryRefs"},schema:schema167.required,parentSchema:schema167,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.isBilledTo === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isBilledTo"},schema:schema167.required,parentSchema:schema167,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.isRebilledTo === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isRebilledTo"},schema:schema167.required,parentSchema:schema167,data};
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
const err3 = {instancePath:instancePath+"/categoryRefs/" + i0,schemaPath:"contract:/components/schemas/TrackingCategory:definitions:trackingCategoryRef:/required",keyword:"required",params:{missingProperty: "id"},schema:schema116.required,parentSchema:schema116,data:data1};
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
const err4 = {instancePath:instancePath+"/categoryRefs/" + i0+"/id",schemaPath:"contract:/components/schemas/TrackingCategory:definitions:trackingCategoryRef:/properties/id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema116.properties.id,data:data2};
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
const err5 = {instancePath:instancePath+"/categoryRefs/" + i0+"/id",schemaPath:"contract:/components/schemas/TrackingCategory:definitions:trackingCategoryRef:/properties/id/type",keyword:"type",params:{type: "string"},schema:schema116.properties.id.type,parentSchema:schema116.properties.id,data:data2};
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
const err6 = {instancePath:instancePath+"/categoryRefs/" + i0+"/name",schemaPath:"contract:/components/schemas/TrackingCategory:definitions:trackingCategoryRef:/properties/name/type",keyword:"type",params:{type: schema116.properties.name.type},schema:schema116.properties.name.type,parentSchema:schema116.properties.name,data:data3};
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
const err7 = {instancePath:instancePath+"/categoryRefs/" + i0,schemaPath:"contract:/components/schemas/TrackingCategory:definitions:trackingCategoryRef:/type",keyword:"type",params:{type: "object"},schema:schema116.type,parentSchema:schema116,data:data1};
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
const err8 = {instancePath:instancePath+"/categoryRefs",schemaPath:"#/properties/categoryRefs/type",keyword:"type",params:{type: "array"},schema:schema167.properties.categoryRefs.type,parentSchema:schema167.properties.categoryRefs,data:data0};
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
const err9 = {instancePath:instancePath+"/customerRef",schemaPath:"#/properties/customerRef/required",keyword:"required",params:{missingProperty: "id"},schema:schema167.properties.customerRef.required,parentSchema:schema167.properties.customerRef,data:data4};
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
const err10 = {instancePath:instancePath+"/customerRef/id",schemaPath:"#/properties/customerRef/properties/id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema167.properties.customerRef.properties.id,data:data5};
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
const err11 = {instancePath:instancePath+"/customerRef/id",schemaPath:"#/properties/customerRef/properties/id/type",keyword:"type",params:{type: "string"},schema:schema167.properties.customerRef.properties.id.type,parentSchema:schema167.properties.customerRef.properties.id,data:data5};
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
const err12 = {instancePath:instancePath+"/customerRef/companyName",schemaPath:"#/properties/customerRef/properties/companyName/type",keyword:"type",params:{type: schema167.properties.customerRef.properties.companyName.type},schema:schema167.properties.customerRef.properties.companyName.type,parentSchema:schema167.properties.customerRef.properties.companyName,data:data6};
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
const err13 = {instancePath:instancePath+"/customerRef",schemaPath:"#/properties/customerRef/type",keyword:"type",params:{type: "object"},schema:schema167.properties.customerRef.type,parentSchema:schema167.properties.customerRef,data:data4};
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
const err14 = {instancePath:instancePath+"/projectRef",schemaPath:"#/properties/projectRef/required",keyword:"required",params:{missingProperty: "id"},schema:schema167.properties.projectRef.required,parentSchema:schema167.properties.projectRef,data:data7};
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
const err15 = {instancePath:instancePath+"/projectRef/id",schemaPath:"#/properties/projectRef/properties/id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema167.properties.projectRef.properties.id,data:data8};
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
const err16 = {instancePath:instancePath+"/projectRef/id",schemaPath:"#/properties/projectRef/properties/id/type",keyword:"type",params:{type: "string"},schema:schema167.properties.projectRef.properties.id.type,parentSchema:schema167.properties.projectRef.properties.id,data:data8};
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
const err17 = {instancePath:instancePath+"/projectRef/name",schemaPath:"#/properties/projectRef/properties/name/type",keyword:"type",params:{type: schema167.properties.projectRef.properties.name.type},schema:schema167.properties.projectRef.properties.name.type,parentSchema:schema167.properties.projectRef.properties.name,data:data9};
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
const err18 = {instancePath:instancePath+"/projectRef",schemaPath:"#/properties/projectRef/type",keyword:"type",params:{type: "object"},schema:schema167.properties.projectRef.type,parentSchema:schema167.properties.projectRef,data:data7};
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
const err19 = {instancePath:instancePath+"/isBilledTo",schemaPath:"contract:/components/schemas/BillCreditNote:definitions:billCreditNoteLineItem:properties:tracking:definitions:billedToType:/type",keyword:"type",params:{type: "string"},schema:schema118.type,parentSchema:schema118,data:data10};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!((((data10 === "Unknown") || (data10 === "NotApplicable")) || (data10 === "Customer")) || (data10 === "Project"))){
const err20 = {instancePath:instancePath+"/isBilledTo",schemaPath:"contract:/components/schemas/BillCreditNote:definitions:billCreditNoteLineItem:properties:tracking:definitions:billedToType:/enum",keyword:"enum",params:{allowedValues: schema118.enum},schema:schema118.enum,parentSchema:schema118,data:data10};
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
const err21 = {instancePath:instancePath+"/isRebilledTo",schemaPath:"contract:/components/schemas/BillCreditNote:definitions:billCreditNoteLineItem:properties:tracking:definitions:billedToType:/type",keyword:"type",params:{type: "string"},schema:schema118.type,parentSchema:schema118,data:data11};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!((((data11 === "Unknown") || (data11 === "NotApplicable")) || (data11 === "Customer")) || (data11 === "Project"))){
const err22 = {instancePath:instancePath+"/isRebilledTo",schemaPath:"contract:/components/schemas/BillCreditNote:definitions:billCreditNoteLineItem:properties:tracking:definitions:billedToType:/enum",keyword:"enum",params:{allowedValues: schema118.enum},schema:schema118.enum,parentSchema:schema118,data:data11};
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
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema167.type,parentSchema:schema167,data};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate184.errors = vErrors;
return errors === 0;
}
validate184.evaluated = {"props":{"categoryRefs":true,"customerRef":true,"projectRef":true,"isBilledTo":true,"isRebilledTo":true},"dynamicProps":false,"dynamicItems":false};


function validate183(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate183.evaluated;
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
const err0 = {instancePath:instancePath+"/lineNumber",schemaPath:"#/properties/lineNumber/type",keyword:"type",params:{type: schema162.properties.lineNumber.type},schema:schema162.properties.lineNumber.type,parentSchema:schema162.properties.lineNumber,data:data0};
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
const err1 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema162.properties.description.type},schema:schema162.properties.description.type,parentSchema:schema162.properties.description,data:data1};
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
const err2 = {instancePath:instancePath+"/unitAmount",schemaPath:"#/properties/unitAmount/double",keyword:"double",params:{holder: data, key: "unitAmount"},schema:true,parentSchema:schema162.properties.unitAmount,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((typeof data2 == "number") && (isFinite(data2)))){
const err3 = {instancePath:instancePath+"/unitAmount",schemaPath:"#/properties/unitAmount/type",keyword:"type",params:{type: "number"},schema:schema162.properties.unitAmount.type,parentSchema:schema162.properties.unitAmount,data:data2};
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
const err4 = {instancePath:instancePath+"/quantity",schemaPath:"#/properties/quantity/double",keyword:"double",params:{holder: data, key: "quantity"},schema:true,parentSchema:schema162.properties.quantity,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((typeof data3 == "number") && (isFinite(data3)))){
const err5 = {instancePath:instancePath+"/quantity",schemaPath:"#/properties/quantity/type",keyword:"type",params:{type: "number"},schema:schema162.properties.quantity.type,parentSchema:schema162.properties.quantity,data:data3};
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
const err6 = {instancePath:instancePath+"/unitOfMeasurement",schemaPath:"#/properties/unitOfMeasurement/type",keyword:"type",params:{type: schema162.properties.unitOfMeasurement.type},schema:schema162.properties.unitOfMeasurement.type,parentSchema:schema162.properties.unitOfMeasurement,data:data4};
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
const err7 = {instancePath:instancePath+"/discountAmount",schemaPath:"#/properties/discountAmount/type",keyword:"type",params:{type: schema162.properties.discountAmount.type},schema:schema162.properties.discountAmount.type,parentSchema:schema162.properties.discountAmount,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data5 === "bigint"){
const err8 = {instancePath:instancePath+"/discountAmount",schemaPath:"#/properties/discountAmount/double",keyword:"double",params:{holder: data, key: "discountAmount"},schema:true,parentSchema:schema162.properties.discountAmount,data:data5};
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
const err9 = {instancePath:instancePath+"/subTotal",schemaPath:"#/properties/subTotal/type",keyword:"type",params:{type: schema162.properties.subTotal.type},schema:schema162.properties.subTotal.type,parentSchema:schema162.properties.subTotal,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data6 === "bigint"){
const err10 = {instancePath:instancePath+"/subTotal",schemaPath:"#/properties/subTotal/double",keyword:"double",params:{holder: data, key: "subTotal"},schema:true,parentSchema:schema162.properties.subTotal,data:data6};
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
const err11 = {instancePath:instancePath+"/taxAmount",schemaPath:"#/properties/taxAmount/type",keyword:"type",params:{type: schema162.properties.taxAmount.type},schema:schema162.properties.taxAmount.type,parentSchema:schema162.properties.taxAmount,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data7 === "bigint"){
const err12 = {instancePath:instancePath+"/taxAmount",schemaPath:"#/properties/taxAmount/double",keyword:"double",params:{holder: data, key: "taxAmount"},schema:true,parentSchema:schema162.properties.taxAmount,data:data7};
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
const err13 = {instancePath:instancePath+"/totalAmount",schemaPath:"#/properties/totalAmount/type",keyword:"type",params:{type: schema162.properties.totalAmount.type},schema:schema162.properties.totalAmount.type,parentSchema:schema162.properties.totalAmount,data:data8};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data8 === "bigint"){
const err14 = {instancePath:instancePath+"/totalAmount",schemaPath:"#/properties/totalAmount/double",keyword:"double",params:{holder: data, key: "totalAmount"},schema:true,parentSchema:schema162.properties.totalAmount,data:data8};
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
const err15 = {instancePath:instancePath+"/discountPercentage",schemaPath:"#/properties/discountPercentage/type",keyword:"type",params:{type: schema162.properties.discountPercentage.type},schema:schema162.properties.discountPercentage.type,parentSchema:schema162.properties.discountPercentage,data:data9};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data9 === "bigint"){
const err16 = {instancePath:instancePath+"/discountPercentage",schemaPath:"#/properties/discountPercentage/double",keyword:"double",params:{holder: data, key: "discountPercentage"},schema:true,parentSchema:schema162.properties.discountPercentage,data:data9};
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
const err17 = {instancePath:instancePath+"/accountRef/id",schemaPath:"contract:/components/schemas/Account:definitions:accountRef:/properties/id/type",keyword:"type",params:{type: "string"},schema:schema113.properties.id.type,parentSchema:schema113.properties.id,data:data11};
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
const err18 = {instancePath:instancePath+"/accountRef/name",schemaPath:"contract:/components/schemas/Account:definitions:accountRef:/properties/name/type",keyword:"type",params:{type: "string"},schema:schema113.properties.name.type,parentSchema:schema113.properties.name,data:data12};
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
const err19 = {instancePath:instancePath+"/accountRef",schemaPath:"contract:/components/schemas/Account:definitions:accountRef:/type",keyword:"type",params:{type: "object"},schema:schema113.type,parentSchema:schema113,data:data10};
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
const err20 = {instancePath:instancePath+"/accountRef",schemaPath:"#/properties/accountRef/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema162.properties.accountRef.anyOf[1].type,parentSchema:schema162.properties.accountRef.anyOf[1],data:data10};
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
const err21 = {instancePath:instancePath+"/accountRef",schemaPath:"#/properties/accountRef/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs22, passingSchemas: null},schema:schema162.properties.accountRef.anyOf,parentSchema:schema162.properties.accountRef,data:data10};
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
const err22 = {instancePath:instancePath+"/taxRateRef/id",schemaPath:"contract:/components/schemas/TaxRate:definitions:taxRateRef:/properties/id/type",keyword:"type",params:{type: "string"},schema:schema114.properties.id.type,parentSchema:schema114.properties.id,data:data14};
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
const err23 = {instancePath:instancePath+"/taxRateRef/name",schemaPath:"contract:/components/schemas/TaxRate:definitions:taxRateRef:/properties/name/type",keyword:"type",params:{type: "string"},schema:schema114.properties.name.type,parentSchema:schema114.properties.name,data:data15};
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
const err24 = {instancePath:instancePath+"/taxRateRef/effectiveTaxRate",schemaPath:"contract:/components/schemas/TaxRate:definitions:taxRateRef:/properties/effectiveTaxRate/double",keyword:"double",params:{holder: data13, key: "effectiveTaxRate"},schema:true,parentSchema:schema114.properties.effectiveTaxRate,data:data16};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!((typeof data16 == "number") && (isFinite(data16)))){
const err25 = {instancePath:instancePath+"/taxRateRef/effectiveTaxRate",schemaPath:"contract:/components/schemas/TaxRate:definitions:taxRateRef:/properties/effectiveTaxRate/type",keyword:"type",params:{type: "number"},schema:schema114.properties.effectiveTaxRate.type,parentSchema:schema114.properties.effectiveTaxRate,data:data16};
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
const err26 = {instancePath:instancePath+"/taxRateRef",schemaPath:"contract:/components/schemas/TaxRate:definitions:taxRateRef:/type",keyword:"type",params:{type: "object"},schema:schema114.type,parentSchema:schema114,data:data13};
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
const err27 = {instancePath:instancePath+"/itemRef",schemaPath:"contract:/components/schemas/BillCreditNote:definitions:billCreditNoteLineItem:properties:itemRef:/required",keyword:"required",params:{missingProperty: "id"},schema:schema165.required,parentSchema:schema165,data:data17};
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
const err28 = {instancePath:instancePath+"/itemRef/id",schemaPath:"contract:/components/schemas/BillCreditNote:definitions:billCreditNoteLineItem:properties:itemRef:/properties/id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema165.properties.id,data:data18};
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
const err29 = {instancePath:instancePath+"/itemRef/id",schemaPath:"contract:/components/schemas/BillCreditNote:definitions:billCreditNoteLineItem:properties:itemRef:/properties/id/type",keyword:"type",params:{type: "string"},schema:schema165.properties.id.type,parentSchema:schema165.properties.id,data:data18};
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
const err30 = {instancePath:instancePath+"/itemRef/name",schemaPath:"contract:/components/schemas/BillCreditNote:definitions:billCreditNoteLineItem:properties:itemRef:/properties/name/type",keyword:"type",params:{type: schema165.properties.name.type},schema:schema165.properties.name.type,parentSchema:schema165.properties.name,data:data19};
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
const err31 = {instancePath:instancePath+"/itemRef",schemaPath:"contract:/components/schemas/BillCreditNote:definitions:billCreditNoteLineItem:properties:itemRef:/type",keyword:"type",params:{type: "object"},schema:schema165.type,parentSchema:schema165,data:data17};
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
const err32 = {instancePath:instancePath+"/purchaseOrderLineRef/id",schemaPath:"#/properties/purchaseOrderLineRef/allOf/0/properties/id/type",keyword:"type",params:{type: "string"},schema:schema162.properties.purchaseOrderLineRef.allOf[0].properties.id.type,parentSchema:schema162.properties.purchaseOrderLineRef.allOf[0].properties.id,data:data21};
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
const err33 = {instancePath:instancePath+"/purchaseOrderLineRef/dataType",schemaPath:"#/properties/purchaseOrderLineRef/allOf/0/properties/dataType/type",keyword:"type",params:{type: "string"},schema:schema162.properties.purchaseOrderLineRef.allOf[0].properties.dataType.type,parentSchema:schema162.properties.purchaseOrderLineRef.allOf[0].properties.dataType,data:data22};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(!((data22 === "purchaseOrders") || (data22 === "bills"))){
const err34 = {instancePath:instancePath+"/purchaseOrderLineRef/dataType",schemaPath:"#/properties/purchaseOrderLineRef/allOf/0/properties/dataType/enum",keyword:"enum",params:{allowedValues: schema162.properties.purchaseOrderLineRef.allOf[0].properties.dataType.enum},schema:schema162.properties.purchaseOrderLineRef.allOf[0].properties.dataType.enum,parentSchema:schema162.properties.purchaseOrderLineRef.allOf[0].properties.dataType,data:data22};
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
const err35 = {instancePath:instancePath+"/purchaseOrderLineRef/lineNumber",schemaPath:"#/properties/purchaseOrderLineRef/allOf/0/properties/lineNumber/type",keyword:"type",params:{type: "string"},schema:schema162.properties.purchaseOrderLineRef.allOf[0].properties.lineNumber.type,parentSchema:schema162.properties.purchaseOrderLineRef.allOf[0].properties.lineNumber,data:data23};
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
const err36 = {instancePath:instancePath+"/purchaseOrderLineRef",schemaPath:"#/properties/purchaseOrderLineRef/allOf/0/type",keyword:"type",params:{type: "object"},schema:schema162.properties.purchaseOrderLineRef.allOf[0].type,parentSchema:schema162.properties.purchaseOrderLineRef.allOf[0],data:data20};
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
const err37 = {instancePath:instancePath+"/trackingCategoryRefs",schemaPath:"#/properties/trackingCategoryRefs/type",keyword:"type",params:{type: schema162.properties.trackingCategoryRefs.type},schema:schema162.properties.trackingCategoryRefs.type,parentSchema:schema162.properties.trackingCategoryRefs,data:data24};
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
const err38 = {instancePath:instancePath+"/trackingCategoryRefs/" + i0,schemaPath:"contract:/components/schemas/TrackingCategory:definitions:trackingCategoryRef:/required",keyword:"required",params:{missingProperty: "id"},schema:schema116.required,parentSchema:schema116,data:data25};
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
const err39 = {instancePath:instancePath+"/trackingCategoryRefs/" + i0+"/id",schemaPath:"contract:/components/schemas/TrackingCategory:definitions:trackingCategoryRef:/properties/id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema116.properties.id,data:data26};
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
const err40 = {instancePath:instancePath+"/trackingCategoryRefs/" + i0+"/id",schemaPath:"contract:/components/schemas/TrackingCategory:definitions:trackingCategoryRef:/properties/id/type",keyword:"type",params:{type: "string"},schema:schema116.properties.id.type,parentSchema:schema116.properties.id,data:data26};
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
const err41 = {instancePath:instancePath+"/trackingCategoryRefs/" + i0+"/name",schemaPath:"contract:/components/schemas/TrackingCategory:definitions:trackingCategoryRef:/properties/name/type",keyword:"type",params:{type: schema116.properties.name.type},schema:schema116.properties.name.type,parentSchema:schema116.properties.name,data:data27};
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
const err42 = {instancePath:instancePath+"/trackingCategoryRefs/" + i0,schemaPath:"contract:/components/schemas/TrackingCategory:definitions:trackingCategoryRef:/type",keyword:"type",params:{type: "object"},schema:schema116.type,parentSchema:schema116,data:data25};
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
if(!(validate184.call(this, data.tracking, {instancePath:instancePath+"/tracking",parentData:data,parentDataProperty:"tracking",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate184.errors);
errors = vErrors.length;
}
}
if(data.isDirectCost !== undefined){
let data29 = data.isDirectCost;
if(typeof data29 !== "boolean"){
const err43 = {instancePath:instancePath+"/isDirectCost",schemaPath:"#/properties/isDirectCost/type",keyword:"type",params:{type: "boolean"},schema:schema162.properties.isDirectCost.type,parentSchema:schema162.properties.isDirectCost,data:data29};
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
const err44 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema162.type,parentSchema:schema162,data};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
validate183.errors = vErrors;
return errors === 0;
}
validate183.evaluated = {"props":{"lineNumber":true,"description":true,"unitAmount":true,"quantity":true,"unitOfMeasurement":true,"discountAmount":true,"subTotal":true,"taxAmount":true,"totalAmount":true,"discountPercentage":true,"accountRef":true,"taxRateRef":true,"itemRef":true,"purchaseOrderLineRef":true,"trackingCategoryRefs":true,"tracking":true,"isDirectCost":true},"dynamicProps":false,"dynamicItems":false};


function validate182(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate182.evaluated;
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
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/allOf/0/properties/id/type",keyword:"type",params:{type: "string"},schema:schema156.allOf[0].properties.id.type,parentSchema:schema156.allOf[0].properties.id,data:data0};
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
const err1 = {instancePath:instancePath+"/reference",schemaPath:"#/allOf/0/properties/reference/type",keyword:"type",params:{type: schema156.allOf[0].properties.reference.type},schema:schema156.allOf[0].properties.reference.type,parentSchema:schema156.allOf[0].properties.reference,data:data1};
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
const err2 = {instancePath:instancePath+"/supplierRef",schemaPath:"contract:/components/schemas/Supplier:definitions:supplierRef:/required",keyword:"required",params:{missingProperty: "id"},schema:schema105.required,parentSchema:schema105,data:data2};
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
const err3 = {instancePath:instancePath+"/supplierRef/id",schemaPath:"contract:/components/schemas/Supplier:definitions:supplierRef:/properties/id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema105.properties.id,data:data3};
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
const err4 = {instancePath:instancePath+"/supplierRef/id",schemaPath:"contract:/components/schemas/Supplier:definitions:supplierRef:/properties/id/type",keyword:"type",params:{type: "string"},schema:schema105.properties.id.type,parentSchema:schema105.properties.id,data:data3};
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
const err5 = {instancePath:instancePath+"/supplierRef/supplierName",schemaPath:"contract:/components/schemas/Supplier:definitions:supplierRef:/properties/supplierName/type",keyword:"type",params:{type: schema105.properties.supplierName.type},schema:schema105.properties.supplierName.type,parentSchema:schema105.properties.supplierName,data:data4};
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
const err6 = {instancePath:instancePath+"/supplierRef",schemaPath:"contract:/components/schemas/Supplier:definitions:supplierRef:/type",keyword:"type",params:{type: "object"},schema:schema105.type,parentSchema:schema105,data:data2};
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
const err7 = {instancePath:instancePath+"/purchaseOrderRefs",schemaPath:"#/allOf/0/properties/purchaseOrderRefs/type",keyword:"type",params:{type: schema156.allOf[0].properties.purchaseOrderRefs.type},schema:schema156.allOf[0].properties.purchaseOrderRefs.type,parentSchema:schema156.allOf[0].properties.purchaseOrderRefs,data:data5};
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
const err8 = {instancePath:instancePath+"/purchaseOrderRefs/" + i0,schemaPath:"#/allOf/0/properties/purchaseOrderRefs/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema156.allOf[0].properties.purchaseOrderRefs.items,data:data6};
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
const err9 = {instancePath:instancePath+"/purchaseOrderRefs/" + i0+"/id",schemaPath:"#/allOf/0/properties/purchaseOrderRefs/items/properties/id/type",keyword:"type",params:{type: "string"},schema:schema156.allOf[0].properties.purchaseOrderRefs.items.properties.id.type,parentSchema:schema156.allOf[0].properties.purchaseOrderRefs.items.properties.id,data:data7};
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
const err10 = {instancePath:instancePath+"/purchaseOrderRefs/" + i0+"/purchaseOrderNumber",schemaPath:"#/allOf/0/properties/purchaseOrderRefs/items/properties/purchaseOrderNumber/type",keyword:"type",params:{type: schema156.allOf[0].properties.purchaseOrderRefs.items.properties.purchaseOrderNumber.type},schema:schema156.allOf[0].properties.purchaseOrderRefs.items.properties.purchaseOrderNumber.type,parentSchema:schema156.allOf[0].properties.purchaseOrderRefs.items.properties.purchaseOrderNumber,data:data8};
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
const err11 = {instancePath:instancePath+"/purchaseOrderRefs/" + i0,schemaPath:"#/allOf/0/properties/purchaseOrderRefs/items/type",keyword:"type",params:{type: "object"},schema:schema156.allOf[0].properties.purchaseOrderRefs.items.type,parentSchema:schema156.allOf[0].properties.purchaseOrderRefs.items,data:data6};
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
const err12 = {instancePath:instancePath+"/issueDate",schemaPath:"contract:/components/schemas/Connection:properties:created:/type",keyword:"type",params:{type: "string"},schema:schema6.type,parentSchema:schema6,data:data9};
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
const err13 = {instancePath:instancePath+"/dueDate",schemaPath:"contract:/components/schemas/Connection:properties:created:/type",keyword:"type",params:{type: "string"},schema:schema6.type,parentSchema:schema6,data:data10};
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
const err14 = {instancePath:instancePath+"/currency",schemaPath:"contract:/components/schemas/Account:definitions:accountPrototype:properties:currency:/type",keyword:"type",params:{type: "string"},schema:schema98.type,parentSchema:schema98,data:data11};
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
const err15 = {instancePath:instancePath+"/currencyRate",schemaPath:"contract:/components/schemas/BillPayment:definitions:billPaymentLineLink:properties:currencyRate:/type",keyword:"type",params:{type: schema111.type},schema:schema111.type,parentSchema:schema111,data:data12};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data12 === "bigint"){
const err16 = {instancePath:instancePath+"/currencyRate",schemaPath:"contract:/components/schemas/BillPayment:definitions:billPaymentLineLink:properties:currencyRate:/double",keyword:"double",params:{holder: data, key: "currencyRate"},schema:true,parentSchema:schema111,data:data12};
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
const err17 = {instancePath:instancePath+"/lineItems",schemaPath:"#/allOf/0/properties/lineItems/type",keyword:"type",params:{type: schema156.allOf[0].properties.lineItems.type},schema:schema156.allOf[0].properties.lineItems.type,parentSchema:schema156.allOf[0].properties.lineItems,data:data13};
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
if(!(validate183.call(this, data13[i1], {instancePath:instancePath+"/lineItems/" + i1,parentData:data13,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate183.errors);
errors = vErrors.length;
}
}
}
}
if(data.withholdingTax !== undefined){
let data15 = data.withholdingTax;
if((!(Array.isArray(data15))) && (data15 !== null)){
const err18 = {instancePath:instancePath+"/withholdingTax",schemaPath:"#/allOf/0/properties/withholdingTax/type",keyword:"type",params:{type: schema156.allOf[0].properties.withholdingTax.type},schema:schema156.allOf[0].properties.withholdingTax.type,parentSchema:schema156.allOf[0].properties.withholdingTax,data:data15};
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
const err19 = {instancePath:instancePath+"/withholdingTax/" + i2,schemaPath:"#/allOf/0/properties/withholdingTax/items/required",keyword:"required",params:{missingProperty: "amount"},schema:schema156.allOf[0].properties.withholdingTax.items.required,parentSchema:schema156.allOf[0].properties.withholdingTax.items,data:data16};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data16.name === undefined){
const err20 = {instancePath:instancePath+"/withholdingTax/" + i2,schemaPath:"#/allOf/0/properties/withholdingTax/items/required",keyword:"required",params:{missingProperty: "name"},schema:schema156.allOf[0].properties.withholdingTax.items.required,parentSchema:schema156.allOf[0].properties.withholdingTax.items,data:data16};
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
const err21 = {instancePath:instancePath+"/withholdingTax/" + i2+"/name",schemaPath:"#/allOf/0/properties/withholdingTax/items/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema156.allOf[0].properties.withholdingTax.items.properties.name,data:data17};
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
const err22 = {instancePath:instancePath+"/withholdingTax/" + i2+"/name",schemaPath:"#/allOf/0/properties/withholdingTax/items/properties/name/type",keyword:"type",params:{type: "string"},schema:schema156.allOf[0].properties.withholdingTax.items.properties.name.type,parentSchema:schema156.allOf[0].properties.withholdingTax.items.properties.name,data:data17};
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
const err23 = {instancePath:instancePath+"/withholdingTax/" + i2+"/amount",schemaPath:"#/allOf/0/properties/withholdingTax/items/properties/amount/double",keyword:"double",params:{holder: data16, key: "amount"},schema:true,parentSchema:schema156.allOf[0].properties.withholdingTax.items.properties.amount,data:data18};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!((typeof data18 == "number") && (isFinite(data18)))){
const err24 = {instancePath:instancePath+"/withholdingTax/" + i2+"/amount",schemaPath:"#/allOf/0/properties/withholdingTax/items/properties/amount/type",keyword:"type",params:{type: "number"},schema:schema156.allOf[0].properties.withholdingTax.items.properties.amount.type,parentSchema:schema156.allOf[0].properties.withholdingTax.items.properties.amount,data:data18};
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
const err25 = {instancePath:instancePath+"/withholdingTax/" + i2,schemaPath:"#/allOf/0/properties/withholdingTax/items/type",keyword:"type",params:{type: "object"},schema:schema156.allOf[0].properties.withholdingTax.items.type,parentSchema:schema156.allOf[0].properties.withholdingTax.items,data:data16};
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
const err26 = {instancePath:instancePath+"/status",schemaPath:"contract:/components/schemas/Bill:definitions:billStatus:/type",keyword:"type",params:{type: "string"},schema:schema171.type,parentSchema:schema171,data:data19};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!((((((data19 === "Unknown") || (data19 === "Open")) || (data19 === "PartiallyPaid")) || (data19 === "Paid")) || (data19 === "Void")) || (data19 === "Draft"))){
const err27 = {instancePath:instancePath+"/status",schemaPath:"contract:/components/schemas/Bill:definitions:billStatus:/enum",keyword:"enum",params:{allowedValues: schema171.enum},schema:schema171.enum,parentSchema:schema171,data:data19};
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
const err28 = {instancePath:instancePath+"/subTotal",schemaPath:"#/allOf/0/properties/subTotal/double",keyword:"double",params:{holder: data, key: "subTotal"},schema:true,parentSchema:schema156.allOf[0].properties.subTotal,data:data20};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!((typeof data20 == "number") && (isFinite(data20)))){
const err29 = {instancePath:instancePath+"/subTotal",schemaPath:"#/allOf/0/properties/subTotal/type",keyword:"type",params:{type: "number"},schema:schema156.allOf[0].properties.subTotal.type,parentSchema:schema156.allOf[0].properties.subTotal,data:data20};
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
const err30 = {instancePath:instancePath+"/taxAmount",schemaPath:"#/allOf/0/properties/taxAmount/double",keyword:"double",params:{holder: data, key: "taxAmount"},schema:true,parentSchema:schema156.allOf[0].properties.taxAmount,data:data21};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!((typeof data21 == "number") && (isFinite(data21)))){
const err31 = {instancePath:instancePath+"/taxAmount",schemaPath:"#/allOf/0/properties/taxAmount/type",keyword:"type",params:{type: "number"},schema:schema156.allOf[0].properties.taxAmount.type,parentSchema:schema156.allOf[0].properties.taxAmount,data:data21};
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
const err32 = {instancePath:instancePath+"/totalAmount",schemaPath:"#/allOf/0/properties/totalAmount/double",keyword:"double",params:{holder: data, key: "totalAmount"},schema:true,parentSchema:schema156.allOf[0].properties.totalAmount,data:data22};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!((typeof data22 == "number") && (isFinite(data22)))){
const err33 = {instancePath:instancePath+"/totalAmount",schemaPath:"#/allOf/0/properties/totalAmount/type",keyword:"type",params:{type: "number"},schema:schema156.allOf[0].properties.totalAmount.type,parentSchema:schema156.allOf[0].properties.totalAmount,data:data22};
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
const err34 = {instancePath:instancePath+"/amountDue",schemaPath:"#/allOf/0/properties/amountDue/type",keyword:"type",params:{type: schema156.allOf[0].properties.amountDue.type},schema:schema156.allOf[0].properties.amountDue.type,parentSchema:schema156.allOf[0].properties.amountDue,data:data23};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(typeof data23 === "bigint"){
const err35 = {instancePath:instancePath+"/amountDue",schemaPath:"#/allOf/0/properties/amountDue/double",keyword:"double",params:{holder: data, key: "amountDue"},schema:true,parentSchema:schema156.allOf[0].properties.amountDue,data:data23};
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
const err36 = {instancePath:instancePath+"/note",schemaPath:"#/allOf/0/properties/note/type",keyword:"type",params:{type: schema156.allOf[0].properties.note.type},schema:schema156.allOf[0].properties.note.type,parentSchema:schema156.allOf[0].properties.note,data:data24};
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
const err37 = {instancePath:instancePath+"/paymentAllocations",schemaPath:"#/allOf/0/properties/paymentAllocations/type",keyword:"type",params:{type: schema156.allOf[0].properties.paymentAllocations.type},schema:schema156.allOf[0].properties.paymentAllocations.type,parentSchema:schema156.allOf[0].properties.paymentAllocations,data:data25};
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
const err38 = {instancePath:instancePath+"/paymentAllocations/" + i3,schemaPath:"#/allOf/0/properties/paymentAllocations/items/required",keyword:"required",params:{missingProperty: "payment"},schema:schema156.allOf[0].properties.paymentAllocations.items.required,parentSchema:schema156.allOf[0].properties.paymentAllocations.items,data:data26};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data26.allocation === undefined){
const err39 = {instancePath:instancePath+"/paymentAllocations/" + i3,schemaPath:"#/allOf/0/properties/paymentAllocations/items/required",keyword:"required",params:{missingProperty: "allocation"},schema:schema156.allOf[0].properties.paymentAllocations.items.required,parentSchema:schema156.allOf[0].properties.paymentAllocations.items,data:data26};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data26.payment !== undefined){
if(!(validate145.call(this, data26.payment, {instancePath:instancePath+"/paymentAllocations/" + i3+"/payment",parentData:data26,parentDataProperty:"payment",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate145.errors);
errors = vErrors.length;
}
}
if(data26.allocation !== undefined){
let data28 = data26.allocation;
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
if(data28.currency !== undefined){
let data29 = data28.currency;
if(!(typeof data29 === "string")){
const err40 = {instancePath:instancePath+"/paymentAllocations/" + i3+"/allocation/currency",schemaPath:"contract:/components/schemas/Account:definitions:accountPrototype:properties:currency:/type",keyword:"type",params:{type: "string"},schema:schema98.type,parentSchema:schema98,data:data29};
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
const err41 = {instancePath:instancePath+"/paymentAllocations/" + i3+"/allocation/currencyRate",schemaPath:"contract:/components/schemas/BillPayment:definitions:billPaymentLineLink:properties:currencyRate:/type",keyword:"type",params:{type: schema111.type},schema:schema111.type,parentSchema:schema111,data:data30};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(typeof data30 === "bigint"){
const err42 = {instancePath:instancePath+"/paymentAllocations/" + i3+"/allocation/currencyRate",schemaPath:"contract:/components/schemas/BillPayment:definitions:billPaymentLineLink:properties:currencyRate:/double",keyword:"double",params:{holder: data28, key: "currencyRate"},schema:true,parentSchema:schema111,data:data30};
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
const err43 = {instancePath:instancePath+"/paymentAllocations/" + i3+"/allocation/allocatedOnDate",schemaPath:"contract:/components/schemas/Connection:properties:created:/type",keyword:"type",params:{type: "string"},schema:schema6.type,parentSchema:schema6,data:data31};
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
const err44 = {instancePath:instancePath+"/paymentAllocations/" + i3+"/allocation/totalAmount",schemaPath:"#/allOf/0/properties/paymentAllocations/items/properties/allocation/properties/totalAmount/double",keyword:"double",params:{holder: data28, key: "totalAmount"},schema:true,parentSchema:schema156.allOf[0].properties.paymentAllocations.items.properties.allocation.properties.totalAmount,data:data32};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(!((typeof data32 == "number") && (isFinite(data32)))){
const err45 = {instancePath:instancePath+"/paymentAllocations/" + i3+"/allocation/totalAmount",schemaPath:"#/allOf/0/properties/paymentAllocations/items/properties/allocation/properties/totalAmount/type",keyword:"type",params:{type: "number"},schema:schema156.allOf[0].properties.paymentAllocations.items.properties.allocation.properties.totalAmount.type,parentSchema:schema156.allOf[0].properties.paymentAllocations.items.properties.allocation.properties.totalAmount,data:data32};
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
const err46 = {instancePath:instancePath+"/paymentAllocations/" + i3+"/allocation",schemaPath:"#/allOf/0/properties/paymentAllocations/items/properties/allocation/type",keyword:"type",params:{type: "object"},schema:schema156.allOf[0].properties.paymentAllocations.items.properties.allocation.type,parentSchema:schema156.allOf[0].properties.paymentAllocations.items.properties.allocation,data:data28};
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
const err47 = {instancePath:instancePath+"/paymentAllocations/" + i3,schemaPath:"#/allOf/0/properties/paymentAllocations/items/type",keyword:"type",params:{type: "object"},schema:schema156.allOf[0].properties.paymentAllocations.items.type,parentSchema:schema156.allOf[0].properties.paymentAllocations.items,data:data26};
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
const err48 = {instancePath:instancePath+"/metadata/isDeleted",schemaPath:"contract:/components/schemas/Metadata/properties/isDeleted/type",keyword:"type",params:{type: schema71.properties.isDeleted.type},schema:schema71.properties.isDeleted.type,parentSchema:schema71.properties.isDeleted,data:data34};
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
const err49 = {instancePath:instancePath+"/metadata",schemaPath:"contract:/components/schemas/Metadata/type",keyword:"type",params:{type: "object"},schema:schema71.type,parentSchema:schema71,data:data33};
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
const err50 = {instancePath:instancePath+"/supplementalData/content",schemaPath:"contract:/components/schemas/SupplementalData/properties/content/type",keyword:"type",params:{type: schema70.properties.content.type},schema:schema70.properties.content.type,parentSchema:schema70.properties.content,data:data36};
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
const err51 = {instancePath:instancePath+"/supplementalData/content/" + runtime.escapeName(key1),schemaPath:"contract:/components/schemas/SupplementalData/properties/content/additionalProperties/type",keyword:"type",params:{type: "object"},schema:schema70.properties.content.additionalProperties.type,parentSchema:schema70.properties.content.additionalProperties,data:data37};
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
const err52 = {instancePath:instancePath+"/supplementalData",schemaPath:"contract:/components/schemas/SupplementalData/type",keyword:"type",params:{type: "object"},schema:schema70.type,parentSchema:schema70,data:data35};
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
const err53 = {instancePath,schemaPath:"#/allOf/0/type",keyword:"type",params:{type: "object"},schema:schema156.allOf[0].type,parentSchema:schema156.allOf[0],data};
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
const err54 = {instancePath:instancePath+"/modifiedDate",schemaPath:"contract:/components/schemas/Connection:properties:created:/type",keyword:"type",params:{type: "string"},schema:schema6.type,parentSchema:schema6,data:data38};
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
const err55 = {instancePath,schemaPath:"#/allOf/1/allOf/0/type",keyword:"type",params:{type: "object"},schema:schema156.allOf[1].allOf[0].type,parentSchema:schema156.allOf[1].allOf[0],data};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err56 = {instancePath,schemaPath:"#/allOf/1/allOf/1/type",keyword:"type",params:{type: schema156.allOf[1].allOf[1].type},schema:schema156.allOf[1].allOf[1].type,parentSchema:schema156.allOf[1].allOf[1],data};
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
const err57 = {instancePath:instancePath+"/sourceModifiedDate",schemaPath:"contract:/components/schemas/Connection:properties:created:/type",keyword:"type",params:{type: "string"},schema:schema6.type,parentSchema:schema6,data:data39};
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
const err58 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "issueDate"},schema:schema156.required,parentSchema:schema156,data};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(data.status === undefined){
const err59 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},schema:schema156.required,parentSchema:schema156,data};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data.subTotal === undefined){
const err60 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subTotal"},schema:schema156.required,parentSchema:schema156,data};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data.taxAmount === undefined){
const err61 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "taxAmount"},schema:schema156.required,parentSchema:schema156,data};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(data.totalAmount === undefined){
const err62 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "totalAmount"},schema:schema156.required,parentSchema:schema156,data};
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
const err63 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema156.type,parentSchema:schema156,data};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
validate182.errors = vErrors;
return errors === 0;
}
validate182.evaluated = {"props":{"sourceModifiedDate":true,"modifiedDate":true,"id":true,"reference":true,"supplierRef":true,"purchaseOrderRefs":true,"issueDate":true,"dueDate":true,"currency":true,"currencyRate":true,"lineItems":true,"withholdingTax":true,"status":true,"subTotal":true,"taxAmount":true,"totalAmount":true,"amountDue":true,"note":true,"paymentAllocations":true,"metadata":true,"supplementalData":true},"dynamicProps":false,"dynamicItems":false};


function validate181(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate181.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.results !== undefined){
let data0 = data.results;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate182.call(this, data0[i0], {instancePath:instancePath+"/results/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate182.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath:instancePath+"/results",schemaPath:"#/allOf/0/properties/results/type",keyword:"type",params:{type: "array"},schema:schema155.allOf[0].properties.results.type,parentSchema:schema155.allOf[0].properties.results,data:data0};
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
const err1 = {instancePath,schemaPath:"#/allOf/0/type",keyword:"type",params:{type: "object"},schema:schema155.allOf[0].type,parentSchema:schema155.allOf[0],data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(validate15.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate15.errors);
errors = vErrors.length;
}
validate181.errors = vErrors;
return errors === 0;
}
validate181.evaluated = {"props":{"pageNumber":true,"pageSize":true,"totalResults":true,"_links":true,"results":true},"dynamicProps":false,"dynamicItems":false};


function validate180(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate180.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate181.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate181.errors);
errors = vErrors.length;
}
validate180.errors = vErrors;
return errors === 0;
}
validate180.evaluated = {"props":{"pageNumber":true,"pageSize":true,"totalResults":true,"_links":true,"results":true},"dynamicProps":false,"dynamicItems":false};

exports.v24 = validate191;
const schema179 = {"$id":"contract:/get-bill.200.body","$ref":"contract:/components/schemas/Bill"};

function validate191(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate191.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate182.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate182.errors);
errors = vErrors.length;
}
validate191.errors = vErrors;
return errors === 0;
}
validate191.evaluated = {"props":{"sourceModifiedDate":true,"modifiedDate":true,"id":true,"reference":true,"supplierRef":true,"purchaseOrderRefs":true,"issueDate":true,"dueDate":true,"currency":true,"currencyRate":true,"lineItems":true,"withholdingTax":true,"status":true,"subTotal":true,"taxAmount":true,"totalAmount":true,"amountDue":true,"note":true,"paymentAllocations":true,"metadata":true,"supplementalData":true},"dynamicProps":false,"dynamicItems":false};

exports.v25 = validate193;
const schema180 = {"$id":"contract:/create-bill.200.body","$ref":"contract:/components/schemas/CreateBillResponse"};
const schema181 = {"$id":"contract:/components/schemas/CreateBillResponse","allOf":[{"type":"object","properties":{"data":{"allOf":[{"$ref":"contract:/components/schemas/Bill"},{}]}}},{"$ref":"contract:/components/schemas/PushOperation"}]};

function validate194(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate194.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data !== undefined){
if(!(validate182.call(this, data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate182.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/allOf/0/type",keyword:"type",params:{type: "object"},schema:schema181.allOf[0].type,parentSchema:schema181.allOf[0],data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(validate90.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate90.errors);
errors = vErrors.length;
}
validate194.errors = vErrors;
return errors === 0;
}
validate194.evaluated = {"props":{"changes":true,"dataType":true,"companyId":true,"pushOperationKey":true,"dataConnectionKey":true,"requestedOnUtc":true,"completedOnUtc":true,"timeoutInMinutes":true,"timeoutInSeconds":true,"status":true,"errorMessage":true,"validation":true,"statusCode":true,"data":true},"dynamicProps":false,"dynamicItems":false};


function validate193(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate193.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate194.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate194.errors);
errors = vErrors.length;
}
validate193.errors = vErrors;
return errors === 0;
}
validate193.evaluated = {"props":{"changes":true,"dataType":true,"companyId":true,"pushOperationKey":true,"dataConnectionKey":true,"requestedOnUtc":true,"completedOnUtc":true,"timeoutInMinutes":true,"timeoutInSeconds":true,"status":true,"errorMessage":true,"validation":true,"statusCode":true,"data":true},"dynamicProps":false,"dynamicItems":false};

exports.v26 = validate198;
const schema182 = {"$id":"contract:/update-bill.200.body","$ref":"contract:/components/schemas/UpdateBillResponse"};
const schema183 = {"$id":"contract:/components/schemas/UpdateBillResponse","allOf":[{"type":"object","properties":{"data":{"allOf":[{"$ref":"contract:/components/schemas/Bill"},{}]}}},{"$ref":"contract:/components/schemas/PushOperation"}]};

function validate199(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate199.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data !== undefined){
if(!(validate182.call(this, data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate182.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/allOf/0/type",keyword:"type",params:{type: "object"},schema:schema183.allOf[0].type,parentSchema:schema183.allOf[0],data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(validate90.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate90.errors);
errors = vErrors.length;
}
validate199.errors = vErrors;
return errors === 0;
}
validate199.evaluated = {"props":{"changes":true,"dataType":true,"companyId":true,"pushOperationKey":true,"dataConnectionKey":true,"requestedOnUtc":true,"completedOnUtc":true,"timeoutInMinutes":true,"timeoutInSeconds":true,"status":true,"errorMessage":true,"validation":true,"statusCode":true,"data":true},"dynamicProps":false,"dynamicItems":false};


function validate198(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate198.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate199.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate199.errors);
errors = vErrors.length;
}
validate198.errors = vErrors;
return errors === 0;
}
validate198.evaluated = {"props":{"changes":true,"dataType":true,"companyId":true,"pushOperationKey":true,"dataConnectionKey":true,"requestedOnUtc":true,"completedOnUtc":true,"timeoutInMinutes":true,"timeoutInSeconds":true,"status":true,"errorMessage":true,"validation":true,"statusCode":true,"data":true},"dynamicProps":false,"dynamicItems":false};

exports.v27 = validate203;
const schema184 = {"$id":"contract:/list-bill-attachments.200.body","$ref":"contract:/components/schemas/Attachments"};
const schema185 = {"$id":"contract:/components/schemas/Attachments","type":"object","properties":{"attachments":{"type":["array","null"],"items":{"$ref":"contract:/components/schemas/Attachment"}}}};
const schema186 = {"$id":"contract:/components/schemas/Attachment","type":"object","allOf":[{"type":"object","properties":{"id":{"type":"string"},"name":{"type":["string","null"]},"contentType":{"type":["string","null"]},"dateCreated":{"$ref":"contract:/components/schemas/Connection:properties:created:"},"fileSize":{"type":["integer","null"],"format":"int32","safeInteger":true},"includeWhenSent":{"type":"boolean"}}},{"$ref":"contract:/components/schemas/Bill:allOf:1:"}]};

function validate205(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate205.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema186.type,parentSchema:schema186,data};
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
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/allOf/0/properties/id/type",keyword:"type",params:{type: "string"},schema:schema186.allOf[0].properties.id.type,parentSchema:schema186.allOf[0].properties.id,data:data0};
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
if((typeof data1 !== "string") && (data1 !== null)){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/allOf/0/properties/name/type",keyword:"type",params:{type: schema186.allOf[0].properties.name.type},schema:schema186.allOf[0].properties.name.type,parentSchema:schema186.allOf[0].properties.name,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.contentType !== undefined){
let data2 = data.contentType;
if((typeof data2 !== "string") && (data2 !== null)){
const err3 = {instancePath:instancePath+"/contentType",schemaPath:"#/allOf/0/properties/contentType/type",keyword:"type",params:{type: schema186.allOf[0].properties.contentType.type},schema:schema186.allOf[0].properties.contentType.type,parentSchema:schema186.allOf[0].properties.contentType,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.dateCreated !== undefined){
let data3 = data.dateCreated;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/dateCreated",schemaPath:"contract:/components/schemas/Connection:properties:created:/type",keyword:"type",params:{type: "string"},schema:schema6.type,parentSchema:schema6,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.fileSize !== undefined){
let data4 = data.fileSize;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
const err5 = {instancePath:instancePath+"/fileSize",schemaPath:"#/allOf/0/properties/fileSize/type",keyword:"type",params:{type: schema186.allOf[0].properties.fileSize.type},schema:schema186.allOf[0].properties.fileSize.type,parentSchema:schema186.allOf[0].properties.fileSize,data:data4};
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
const err6 = {instancePath:instancePath+"/fileSize",schemaPath:"#/allOf/0/properties/fileSize/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema186.allOf[0].properties.fileSize,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(Number.isInteger(data4) && data4 >= -2147483648 && data4 <= 2147483647)){
const err7 = {instancePath:instancePath+"/fileSize",schemaPath:"#/allOf/0/properties/fileSize/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema186.allOf[0].properties.fileSize,data:data4};
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
if(data.includeWhenSent !== undefined){
let data5 = data.includeWhenSent;
if(typeof data5 !== "boolean"){
const err8 = {instancePath:instancePath+"/includeWhenSent",schemaPath:"#/allOf/0/properties/includeWhenSent/type",keyword:"type",params:{type: "boolean"},schema:schema186.allOf[0].properties.includeWhenSent.type,parentSchema:schema186.allOf[0].properties.includeWhenSent,data:data5};
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
const err9 = {instancePath,schemaPath:"#/allOf/0/type",keyword:"type",params:{type: "object"},schema:schema186.allOf[0].type,parentSchema:schema186.allOf[0],data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(validate107.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate107.errors);
errors = vErrors.length;
}
validate205.errors = vErrors;
return errors === 0;
}
validate205.evaluated = {"props":{"sourceModifiedDate":true,"modifiedDate":true,"id":true,"name":true,"contentType":true,"dateCreated":true,"fileSize":true,"includeWhenSent":true},"dynamicProps":false,"dynamicItems":false};


function validate204(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate204.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.attachments !== undefined){
let data0 = data.attachments;
if((!(Array.isArray(data0))) && (data0 !== null)){
const err0 = {instancePath:instancePath+"/attachments",schemaPath:"#/properties/attachments/type",keyword:"type",params:{type: schema185.properties.attachments.type},schema:schema185.properties.attachments.type,parentSchema:schema185.properties.attachments,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate205.call(this, data0[i0], {instancePath:instancePath+"/attachments/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate205.errors);
errors = vErrors.length;
}
}
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema185.type,parentSchema:schema185,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate204.errors = vErrors;
return errors === 0;
}
validate204.evaluated = {"props":{"attachments":true},"dynamicProps":false,"dynamicItems":false};


function validate203(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate203.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate204.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate204.errors);
errors = vErrors.length;
}
validate203.errors = vErrors;
return errors === 0;
}
validate203.evaluated = {"props":{"attachments":true},"dynamicProps":false,"dynamicItems":false};

exports.v28 = validate209;
const schema188 = {"$id":"contract:/get-bill-attachment.200.body","$ref":"contract:/components/schemas/Attachment"};

function validate209(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate209.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate205.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate205.errors);
errors = vErrors.length;
}
validate209.errors = vErrors;
return errors === 0;
}
validate209.evaluated = {"props":{"sourceModifiedDate":true,"modifiedDate":true,"id":true,"name":true,"contentType":true,"dateCreated":true,"fileSize":true,"includeWhenSent":true},"dynamicProps":false,"dynamicItems":false};

exports.v29 = validate211;
const schema189 = {"$id":"contract:/create-journal-entry.200.body","$ref":"contract:/components/schemas/CreateJournalEntryResponse"};
const schema190 = {"$id":"contract:/components/schemas/CreateJournalEntryResponse","allOf":[{"type":"object","properties":{"data":{"allOf":[{"$ref":"contract:/components/schemas/JournalEntry"},{}]}}},{"$ref":"contract:/components/schemas/PushOperation"}]};
const schema191 = {"$id":"contract:/components/schemas/JournalEntry","type":"object","allOf":[{"type":"object","properties":{"id":{"type":"string"},"description":{"type":["string","null"]},"postedOn":{"$ref":"contract:/components/schemas/Connection:properties:created:"},"createdOn":{"$ref":"contract:/components/schemas/Connection:properties:created:"},"updatedOn":{"$ref":"contract:/components/schemas/Connection:properties:created:"},"journalRef":{"$ref":"contract:/components/schemas/Journal:definitions:journalRef:"},"journalLines":{"type":["array","null"],"items":{"$ref":"contract:/components/schemas/JournalEntry:definitions:journalLine:"}},"recordRef":{"$ref":"contract:/components/schemas/JournalEntry:definitions:journalEntryRecordRef:"},"metadata":{"$ref":"contract:/components/schemas/Metadata"},"supplementalData":{"$ref":"contract:/components/schemas/SupplementalData"}}},{"$ref":"contract:/components/schemas/Bill:allOf:1:"}]};
const schema195 = {"$id":"contract:/components/schemas/Journal:definitions:journalRef:","type":"object","additionalProperties":false,"properties":{"id":{"minLength":1,"type":"string"},"name":{"type":["string","null"],"maxLength":256}},"required":["id"]};
const schema199 = {"$id":"contract:/components/schemas/JournalEntry:definitions:journalEntryRecordRef:","type":"object","properties":{"id":{"type":"string"},"dataType":{"type":"string","enum":["bankTransactions","billCreditNotes","billPayments","bills","creditNotes","directCosts","directIncomes","invoices","journalEntries","payments","transfers"]}}};
const schema196 = {"$id":"contract:/components/schemas/JournalEntry:definitions:journalLine:","type":"object","properties":{"description":{"type":["string","null"]},"netAmount":{"type":"number","format":"decimal","double":true},"transactionAmount":{"type":"number","format":"decimal","double":true},"currency":{"type":["string","null"]},"transactionCurrency":{"type":["string","null"]},"accountRef":{"$ref":"contract:/components/schemas/Account:definitions:accountRef:"},"tracking":{"type":"object","properties":{"recordRefs":{"type":["array","null"],"items":{"$ref":"contract:/components/schemas/JournalEntry:definitions:journalLine:properties:tracking:definitions:trackingRecordRef:"}}}},"contactRef":{"type":"object","properties":{"id":{"minLength":1,"type":"string"},"dataType":{"type":"string","enum":["customers","suppliers"]}},"required":["id"]}},"required":["netAmount"]};
const schema198 = {"$id":"contract:/components/schemas/JournalEntry:definitions:journalLine:properties:tracking:definitions:trackingRecordRef:","type":"object","properties":{"id":{"type":"string"},"dataType":{"type":"string","enum":["customers","suppliers","trackingCategories"]}}};

function validate214(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate214.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.netAmount === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "netAmount"},schema:schema196.required,parentSchema:schema196,data};
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
const err1 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema196.properties.description.type},schema:schema196.properties.description.type,parentSchema:schema196.properties.description,data:data0};
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
const err2 = {instancePath:instancePath+"/netAmount",schemaPath:"#/properties/netAmount/double",keyword:"double",params:{holder: data, key: "netAmount"},schema:true,parentSchema:schema196.properties.netAmount,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((typeof data1 == "number") && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/netAmount",schemaPath:"#/properties/netAmount/type",keyword:"type",params:{type: "number"},schema:schema196.properties.netAmount.type,parentSchema:schema196.properties.netAmount,data:data1};
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
const err4 = {instancePath:instancePath+"/transactionAmount",schemaPath:"#/properties/transactionAmount/double",keyword:"double",params:{holder: data, key: "transactionAmount"},schema:true,parentSchema:schema196.properties.transactionAmount,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((typeof data2 == "number") && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/transactionAmount",schemaPath:"#/properties/transactionAmount/type",keyword:"type",params:{type: "number"},schema:schema196.properties.transactionAmount.type,parentSchema:schema196.properties.transactionAmount,data:data2};
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
const err6 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: schema196.properties.currency.type},schema:schema196.properties.currency.type,parentSchema:schema196.properties.currency,data:data3};
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
const err7 = {instancePath:instancePath+"/transactionCurrency",schemaPath:"#/properties/transactionCurrency/type",keyword:"type",params:{type: schema196.properties.transactionCurrency.type},schema:schema196.properties.transactionCurrency.type,parentSchema:schema196.properties.transactionCurrency,data:data4};
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
const err8 = {instancePath:instancePath+"/accountRef/id",schemaPath:"contract:/components/schemas/Account:definitions:accountRef:/properties/id/type",keyword:"type",params:{type: "string"},schema:schema113.properties.id.type,parentSchema:schema113.properties.id,data:data6};
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
const err9 = {instancePath:instancePath+"/accountRef/name",schemaPath:"contract:/components/schemas/Account:definitions:accountRef:/properties/name/type",keyword:"type",params:{type: "string"},schema:schema113.properties.name.type,parentSchema:schema113.properties.name,data:data7};
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
const err10 = {instancePath:instancePath+"/accountRef",schemaPath:"contract:/components/schemas/Account:definitions:accountRef:/type",keyword:"type",params:{type: "object"},schema:schema113.type,parentSchema:schema113,data:data5};
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
const err11 = {instancePath:instancePath+"/tracking/recordRefs",schemaPath:"#/properties/tracking/properties/recordRefs/type",keyword:"type",params:{type: schema196.properties.tracking.properties.recordRefs.type},schema:schema196.properties.tracking.properties.recordRefs.type,parentSchema:schema196.properties.tracking.properties.recordRefs,data:data9};
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
const err12 = {instancePath:instancePath+"/tracking/recordRefs/" + i0+"/id",schemaPath:"contract:/components/schemas/JournalEntry:definitions:journalLine:properties:tracking:definitions:trackingRecordRef:/properties/id/type",keyword:"type",params:{type: "string"},schema:schema198.properties.id.type,parentSchema:schema198.properties.id,data:data11};
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
const err13 = {instancePath:instancePath+"/tracking/recordRefs/" + i0+"/dataType",schemaPath:"contract:/components/schemas/JournalEntry:definitions:journalLine:properties:tracking:definitions:trackingRecordRef:/properties/dataType/type",keyword:"type",params:{type: "string"},schema:schema198.properties.dataType.type,parentSchema:schema198.properties.dataType,data:data12};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(((data12 === "customers") || (data12 === "suppliers")) || (data12 === "trackingCategories"))){
const err14 = {instancePath:instancePath+"/tracking/recordRefs/" + i0+"/dataType",schemaPath:"contract:/components/schemas/JournalEntry:definitions:journalLine:properties:tracking:definitions:trackingRecordRef:/properties/dataType/enum",keyword:"enum",params:{allowedValues: schema198.properties.dataType.enum},schema:schema198.properties.dataType.enum,parentSchema:schema198.properties.dataType,data:data12};
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
const err15 = {instancePath:instancePath+"/tracking/recordRefs/" + i0,schemaPath:"contract:/components/schemas/JournalEntry:definitions:journalLine:properties:tracking:definitions:trackingRecordRef:/type",keyword:"type",params:{type: "object"},schema:schema198.type,parentSchema:schema198,data:data10};
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
const err16 = {instancePath:instancePath+"/tracking",schemaPath:"#/properties/tracking/type",keyword:"type",params:{type: "object"},schema:schema196.properties.tracking.type,parentSchema:schema196.properties.tracking,data:data8};
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
const err17 = {instancePath:instancePath+"/contactRef",schemaPath:"#/properties/contactRef/required",keyword:"required",params:{missingProperty: "id"},schema:schema196.properties.contactRef.required,parentSchema:schema196.properties.contactRef,data:data13};
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
const err18 = {instancePath:instancePath+"/contactRef/id",schemaPath:"#/properties/contactRef/properties/id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema196.properties.contactRef.properties.id,data:data14};
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
const err19 = {instancePath:instancePath+"/contactRef/id",schemaPath:"#/properties/contactRef/properties/id/type",keyword:"type",params:{type: "string"},schema:schema196.properties.contactRef.properties.id.type,parentSchema:schema196.properties.contactRef.properties.id,data:data14};
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
const err20 = {instancePath:instancePath+"/contactRef/dataType",schemaPath:"#/properties/contactRef/properties/dataType/type",keyword:"type",params:{type: "string"},schema:schema196.properties.contactRef.properties.dataType.type,parentSchema:schema196.properties.contactRef.properties.dataType,data:data15};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!((data15 === "customers") || (data15 === "suppliers"))){
const err21 = {instancePath:instancePath+"/contactRef/dataType",schemaPath:"#/properties/contactRef/properties/dataType/enum",keyword:"enum",params:{allowedValues: schema196.properties.contactRef.properties.dataType.enum},schema:schema196.properties.contactRef.properties.dataType.enum,parentSchema:schema196.properties.contactRef.properties.dataType,data:data15};
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
const err22 = {instancePath:instancePath+"/contactRef",schemaPath:"#/properties/contactRef/type",keyword:"type",params:{type: "object"},schema:schema196.properties.contactRef.type,parentSchema:schema196.properties.contactRef,data:data13};
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
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema196.type,parentSchema:schema196,data};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate214.errors = vErrors;
return errors === 0;
}
validate214.evaluated = {"props":{"description":true,"netAmount":true,"transactionAmount":true,"currency":true,"transactionCurrency":true,"accountRef":true,"tracking":true,"contactRef":true},"dynamicProps":false,"dynamicItems":false};


function validate213(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate213.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema191.type,parentSchema:schema191,data};
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
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/allOf/0/properties/id/type",keyword:"type",params:{type: "string"},schema:schema191.allOf[0].properties.id.type,parentSchema:schema191.allOf[0].properties.id,data:data0};
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
const err2 = {instancePath:instancePath+"/description",schemaPath:"#/allOf/0/properties/description/type",keyword:"type",params:{type: schema191.allOf[0].properties.description.type},schema:schema191.allOf[0].properties.description.type,parentSchema:schema191.allOf[0].properties.description,data:data1};
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
const err3 = {instancePath:instancePath+"/postedOn",schemaPath:"contract:/components/schemas/Connection:properties:created:/type",keyword:"type",params:{type: "string"},schema:schema6.type,parentSchema:schema6,data:data2};
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
const err4 = {instancePath:instancePath+"/createdOn",schemaPath:"contract:/components/schemas/Connection:properties:created:/type",keyword:"type",params:{type: "string"},schema:schema6.type,parentSchema:schema6,data:data3};
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
const err5 = {instancePath:instancePath+"/updatedOn",schemaPath:"contract:/components/schemas/Connection:properties:created:/type",keyword:"type",params:{type: "string"},schema:schema6.type,parentSchema:schema6,data:data4};
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
const err6 = {instancePath:instancePath+"/journalRef",schemaPath:"contract:/components/schemas/Journal:definitions:journalRef:/required",keyword:"required",params:{missingProperty: "id"},schema:schema195.required,parentSchema:schema195,data:data5};
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
const err7 = {instancePath:instancePath+"/journalRef",schemaPath:"contract:/components/schemas/Journal:definitions:journalRef:/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema195,data:data5};
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
const err8 = {instancePath:instancePath+"/journalRef/id",schemaPath:"contract:/components/schemas/Journal:definitions:journalRef:/properties/id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema195.properties.id,data:data6};
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
const err9 = {instancePath:instancePath+"/journalRef/id",schemaPath:"contract:/components/schemas/Journal:definitions:journalRef:/properties/id/type",keyword:"type",params:{type: "string"},schema:schema195.properties.id.type,parentSchema:schema195.properties.id,data:data6};
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
const err10 = {instancePath:instancePath+"/journalRef/name",schemaPath:"contract:/components/schemas/Journal:definitions:journalRef:/properties/name/type",keyword:"type",params:{type: schema195.properties.name.type},schema:schema195.properties.name.type,parentSchema:schema195.properties.name,data:data7};
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
const err11 = {instancePath:instancePath+"/journalRef/name",schemaPath:"contract:/components/schemas/Journal:definitions:journalRef:/properties/name/maxLength",keyword:"maxLength",params:{limit: 256},schema:256,parentSchema:schema195.properties.name,data:data7};
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
const err12 = {instancePath:instancePath+"/journalRef",schemaPath:"contract:/components/schemas/Journal:definitions:journalRef:/type",keyword:"type",params:{type: "object"},schema:schema195.type,parentSchema:schema195,data:data5};
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
const err13 = {instancePath:instancePath+"/journalLines",schemaPath:"#/allOf/0/properties/journalLines/type",keyword:"type",params:{type: schema191.allOf[0].properties.journalLines.type},schema:schema191.allOf[0].properties.journalLines.type,parentSchema:schema191.allOf[0].properties.journalLines,data:data8};
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
if(!(validate214.call(this, data8[i0], {instancePath:instancePath+"/journalLines/" + i0,parentData:data8,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate214.errors);
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
const err14 = {instancePath:instancePath+"/recordRef/id",schemaPath:"contract:/components/schemas/JournalEntry:definitions:journalEntryRecordRef:/properties/id/type",keyword:"type",params:{type: "string"},schema:schema199.properties.id.type,parentSchema:schema199.properties.id,data:data11};
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
const err15 = {instancePath:instancePath+"/recordRef/dataType",schemaPath:"contract:/components/schemas/JournalEntry:definitions:journalEntryRecordRef:/properties/dataType/type",keyword:"type",params:{type: "string"},schema:schema199.properties.dataType.type,parentSchema:schema199.properties.dataType,data:data12};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(((((((((((data12 === "bankTransactions") || (data12 === "billCreditNotes")) || (data12 === "billPayments")) || (data12 === "bills")) || (data12 === "creditNotes")) || (data12 === "directCosts")) || (data12 === "directIncomes")) || (data12 === "invoices")) || (data12 === "journalEntries")) || (data12 === "payments")) || (data12 === "transfers"))){
const err16 = {instancePath:instancePath+"/recordRef/dataType",schemaPath:"contract:/components/schemas/JournalEntry:definitions:journalEntryRecordRef:/properties/dataType/enum",keyword:"enum",params:{allowedValues: schema199.properties.dataType.enum},schema:schema199.properties.dataType.enum,parentSchema:schema199.properties.dataType,data:data12};
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
const err17 = {instancePath:instancePath+"/recordRef",schemaPath:"contract:/components/schemas/JournalEntry:definitions:journalEntryRecordRef:/type",keyword:"type",params:{type: "object"},schema:schema199.type,parentSchema:schema199,data:data10};
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
const err18 = {instancePath:instancePath+"/metadata/isDeleted",schemaPath:"contract:/components/schemas/Metadata/properties/isDeleted/type",keyword:"type",params:{type: schema71.properties.isDeleted.type},schema:schema71.properties.isDeleted.type,parentSchema:schema71.properties.isDeleted,data:data14};
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
const err19 = {instancePath:instancePath+"/metadata",schemaPath:"contract:/components/schemas/Metadata/type",keyword:"type",params:{type: "object"},schema:schema71.type,parentSchema:schema71,data:data13};
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
const err20 = {instancePath:instancePath+"/supplementalData/content",schemaPath:"contract:/components/schemas/SupplementalData/properties/content/type",keyword:"type",params:{type: schema70.properties.content.type},schema:schema70.properties.content.type,parentSchema:schema70.properties.content,data:data16};
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
const err21 = {instancePath:instancePath+"/supplementalData/content/" + runtime.escapeName(key1),schemaPath:"contract:/components/schemas/SupplementalData/properties/content/additionalProperties/type",keyword:"type",params:{type: "object"},schema:schema70.properties.content.additionalProperties.type,parentSchema:schema70.properties.content.additionalProperties,data:data17};
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
const err22 = {instancePath:instancePath+"/supplementalData",schemaPath:"contract:/components/schemas/SupplementalData/type",keyword:"type",params:{type: "object"},schema:schema70.type,parentSchema:schema70,data:data15};
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
const err23 = {instancePath,schemaPath:"#/allOf/0/type",keyword:"type",params:{type: "object"},schema:schema191.allOf[0].type,parentSchema:schema191.allOf[0],data};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!(validate107.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate107.errors);
errors = vErrors.length;
}
validate213.errors = vErrors;
return errors === 0;
}
validate213.evaluated = {"props":{"sourceModifiedDate":true,"modifiedDate":true,"id":true,"description":true,"postedOn":true,"createdOn":true,"updatedOn":true,"journalRef":true,"journalLines":true,"recordRef":true,"metadata":true,"supplementalData":true},"dynamicProps":false,"dynamicItems":false};


function validate212(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate212.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data !== undefined){
if(!(validate213.call(this, data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate213.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/allOf/0/type",keyword:"type",params:{type: "object"},schema:schema190.allOf[0].type,parentSchema:schema190.allOf[0],data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(validate90.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate90.errors);
errors = vErrors.length;
}
validate212.errors = vErrors;
return errors === 0;
}
validate212.evaluated = {"props":{"changes":true,"dataType":true,"companyId":true,"pushOperationKey":true,"dataConnectionKey":true,"requestedOnUtc":true,"completedOnUtc":true,"timeoutInMinutes":true,"timeoutInSeconds":true,"status":true,"errorMessage":true,"validation":true,"statusCode":true,"data":true},"dynamicProps":false,"dynamicItems":false};


function validate211(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate211.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate212.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate212.errors);
errors = vErrors.length;
}
validate211.errors = vErrors;
return errors === 0;
}
validate211.evaluated = {"props":{"changes":true,"dataType":true,"companyId":true,"pushOperationKey":true,"dataConnectionKey":true,"requestedOnUtc":true,"completedOnUtc":true,"timeoutInMinutes":true,"timeoutInSeconds":true,"status":true,"errorMessage":true,"validation":true,"statusCode":true,"data":true},"dynamicProps":false,"dynamicItems":false};

exports.v30 = validate220;
const schema202 = {"$id":"contract:/list-journals.200.body","$ref":"contract:/components/schemas/Journals"};
const schema203 = {"$id":"contract:/components/schemas/Journals","allOf":[{"type":"object","properties":{"results":{"type":"array","items":{"$ref":"contract:/components/schemas/Journal"}}}},{"$ref":"contract:/components/schemas/PagingInfo"}]};
const schema204 = {"$id":"contract:/components/schemas/Journal","type":"object","allOf":[{"type":"object","properties":{"id":{"type":"string"}}},{"$ref":"contract:/components/schemas/Journal:definitions:journalPrototype:"},{"properties":{"metadata":{"$ref":"contract:/components/schemas/Metadata"}}},{"$ref":"contract:/components/schemas/Bill:allOf:1:"}]};
const schema205 = {"$id":"contract:/components/schemas/Journal:definitions:journalPrototype:","type":"object","properties":{"journalCode":{"type":["string","null"]},"name":{"type":["string","null"]},"type":{"type":["string","null"]},"parentId":{"type":["string","null"]},"hasChildren":{"type":"boolean"},"createdOn":{"$ref":"contract:/components/schemas/Connection:properties:created:"},"status":{"$ref":"contract:/components/schemas/Journal:definitions:journalStatus:"}}};
const schema207 = {"$id":"contract:/components/schemas/Journal:definitions:journalStatus:","type":"string","enum":["Unknown","Active","Archived"]};

function validate223(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate223.evaluated;
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
const err0 = {instancePath:instancePath+"/journalCode",schemaPath:"#/properties/journalCode/type",keyword:"type",params:{type: schema205.properties.journalCode.type},schema:schema205.properties.journalCode.type,parentSchema:schema205.properties.journalCode,data:data0};
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
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema205.properties.name.type},schema:schema205.properties.name.type,parentSchema:schema205.properties.name,data:data1};
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
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: schema205.properties.type.type},schema:schema205.properties.type.type,parentSchema:schema205.properties.type,data:data2};
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
const err3 = {instancePath:instancePath+"/parentId",schemaPath:"#/properties/parentId/type",keyword:"type",params:{type: schema205.properties.parentId.type},schema:schema205.properties.parentId.type,parentSchema:schema205.properties.parentId,data:data3};
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
const err4 = {instancePath:instancePath+"/hasChildren",schemaPath:"#/properties/hasChildren/type",keyword:"type",params:{type: "boolean"},schema:schema205.properties.hasChildren.type,parentSchema:schema205.properties.hasChildren,data:data4};
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
const err5 = {instancePath:instancePath+"/createdOn",schemaPath:"contract:/components/schemas/Connection:properties:created:/type",keyword:"type",params:{type: "string"},schema:schema6.type,parentSchema:schema6,data:data5};
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
const err6 = {instancePath:instancePath+"/status",schemaPath:"contract:/components/schemas/Journal:definitions:journalStatus:/type",keyword:"type",params:{type: "string"},schema:schema207.type,parentSchema:schema207,data:data6};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(((data6 === "Unknown") || (data6 === "Active")) || (data6 === "Archived"))){
const err7 = {instancePath:instancePath+"/status",schemaPath:"contract:/components/schemas/Journal:definitions:journalStatus:/enum",keyword:"enum",params:{allowedValues: schema207.enum},schema:schema207.enum,parentSchema:schema207,data:data6};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema205.type,parentSchema:schema205,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate223.errors = vErrors;
return errors === 0;
}
validate223.evaluated = {"props":{"journalCode":true,"name":true,"type":true,"parentId":true,"hasChildren":true,"createdOn":true,"status":true},"dynamicProps":false,"dynamicItems":false};


function validate222(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate222.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema204.type,parentSchema:schema204,data};
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
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/allOf/0/properties/id/type",keyword:"type",params:{type: "string"},schema:schema204.allOf[0].properties.id.type,parentSchema:schema204.allOf[0].properties.id,data:data0};
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
const err2 = {instancePath,schemaPath:"#/allOf/0/type",keyword:"type",params:{type: "object"},schema:schema204.allOf[0].type,parentSchema:schema204.allOf[0],data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(validate223.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate223.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.metadata !== undefined){
let data1 = data.metadata;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.isDeleted !== undefined){
let data2 = data1.isDeleted;
if((typeof data2 !== "boolean") && (data2 !== null)){
const err3 = {instancePath:instancePath+"/metadata/isDeleted",schemaPath:"contract:/components/schemas/Metadata/properties/isDeleted/type",keyword:"type",params:{type: schema71.properties.isDeleted.type},schema:schema71.properties.isDeleted.type,parentSchema:schema71.properties.isDeleted,data:data2};
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
const err4 = {instancePath:instancePath+"/metadata",schemaPath:"contract:/components/schemas/Metadata/type",keyword:"type",params:{type: "object"},schema:schema71.type,parentSchema:schema71,data:data1};
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
if(!(validate107.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate107.errors);
errors = vErrors.length;
}
validate222.errors = vErrors;
return errors === 0;
}
validate222.evaluated = {"props":{"sourceModifiedDate":true,"modifiedDate":true,"metadata":true,"journalCode":true,"name":true,"type":true,"parentId":true,"hasChildren":true,"createdOn":true,"status":true,"id":true},"dynamicProps":false,"dynamicItems":false};


function validate221(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate221.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.results !== undefined){
let data0 = data.results;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate222.call(this, data0[i0], {instancePath:instancePath+"/results/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate222.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath:instancePath+"/results",schemaPath:"#/allOf/0/properties/results/type",keyword:"type",params:{type: "array"},schema:schema203.allOf[0].properties.results.type,parentSchema:schema203.allOf[0].properties.results,data:data0};
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
const err1 = {instancePath,schemaPath:"#/allOf/0/type",keyword:"type",params:{type: "object"},schema:schema203.allOf[0].type,parentSchema:schema203.allOf[0],data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(validate15.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate15.errors);
errors = vErrors.length;
}
validate221.errors = vErrors;
return errors === 0;
}
validate221.evaluated = {"props":{"pageNumber":true,"pageSize":true,"totalResults":true,"_links":true,"results":true},"dynamicProps":false,"dynamicItems":false};


function validate220(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate220.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate221.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate221.errors);
errors = vErrors.length;
}
validate220.errors = vErrors;
return errors === 0;
}
validate220.evaluated = {"props":{"pageNumber":true,"pageSize":true,"totalResults":true,"_links":true,"results":true},"dynamicProps":false,"dynamicItems":false};

exports.v31 = validate229;
const schema209 = {"$id":"contract:/get-journal.200.body","$ref":"contract:/components/schemas/Journal"};

function validate229(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate229.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate222.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate222.errors);
errors = vErrors.length;
}
validate229.errors = vErrors;
return errors === 0;
}
validate229.evaluated = {"props":{"sourceModifiedDate":true,"modifiedDate":true,"metadata":true,"journalCode":true,"name":true,"type":true,"parentId":true,"hasChildren":true,"createdOn":true,"status":true,"id":true},"dynamicProps":false,"dynamicItems":false};

exports.v32 = validate231;
const schema210 = {"$id":"contract:/create-journal.200.body","$ref":"contract:/components/schemas/CreateJournalResponse"};
const schema211 = {"$id":"contract:/components/schemas/CreateJournalResponse","allOf":[{"type":"object","properties":{"data":{"allOf":[{"$ref":"contract:/components/schemas/Journal"},{}]}}},{"$ref":"contract:/components/schemas/PushOperation"}]};

function validate232(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate232.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data !== undefined){
if(!(validate222.call(this, data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate222.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/allOf/0/type",keyword:"type",params:{type: "object"},schema:schema211.allOf[0].type,parentSchema:schema211.allOf[0],data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(validate90.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate90.errors);
errors = vErrors.length;
}
validate232.errors = vErrors;
return errors === 0;
}
validate232.evaluated = {"props":{"changes":true,"dataType":true,"companyId":true,"pushOperationKey":true,"dataConnectionKey":true,"requestedOnUtc":true,"completedOnUtc":true,"timeoutInMinutes":true,"timeoutInSeconds":true,"status":true,"errorMessage":true,"validation":true,"statusCode":true,"data":true},"dynamicProps":false,"dynamicItems":false};


function validate231(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate231.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate232.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate232.errors);
errors = vErrors.length;
}
validate231.errors = vErrors;
return errors === 0;
}
validate231.evaluated = {"props":{"changes":true,"dataType":true,"companyId":true,"pushOperationKey":true,"dataConnectionKey":true,"requestedOnUtc":true,"completedOnUtc":true,"timeoutInMinutes":true,"timeoutInSeconds":true,"status":true,"errorMessage":true,"validation":true,"statusCode":true,"data":true},"dynamicProps":false,"dynamicItems":false};

exports.v33 = validate236;
const schema212 = {"$id":"contract:/list-payment-methods.200.body","$ref":"contract:/components/schemas/PaymentMethods"};
const schema213 = {"$id":"contract:/components/schemas/PaymentMethods","allOf":[{"type":"object","properties":{"results":{"type":"array","items":{"$ref":"contract:/components/schemas/PaymentMethod"}}}},{"$ref":"contract:/components/schemas/PagingInfo"}]};
const schema214 = {"$id":"contract:/components/schemas/PaymentMethod","type":"object","allOf":[{"type":"object","properties":{"id":{"type":"string"},"name":{"type":["string","null"]},"type":{"$ref":"contract:/components/schemas/PaymentMethod:definitions:paymentMethodType:"},"status":{"type":"string","enum":["Unknown","Active","Archived"]},"metadata":{"$ref":"contract:/components/schemas/Metadata"}}},{"$ref":"contract:/components/schemas/Bill:allOf:1:"}]};
const schema215 = {"$id":"contract:/components/schemas/PaymentMethod:definitions:paymentMethodType:","type":"string","enum":["Unknown","Cash","Check","CreditCard","DebitCard","BankTransfer","Other"]};

function validate238(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate238.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema214.type,parentSchema:schema214,data};
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
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/allOf/0/properties/id/type",keyword:"type",params:{type: "string"},schema:schema214.allOf[0].properties.id.type,parentSchema:schema214.allOf[0].properties.id,data:data0};
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
if((typeof data1 !== "string") && (data1 !== null)){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/allOf/0/properties/name/type",keyword:"type",params:{type: schema214.allOf[0].properties.name.type},schema:schema214.allOf[0].properties.name.type,parentSchema:schema214.allOf[0].properties.name,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data2 = data.type;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/type",schemaPath:"contract:/components/schemas/PaymentMethod:definitions:paymentMethodType:/type",keyword:"type",params:{type: "string"},schema:schema215.type,parentSchema:schema215,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(((((((data2 === "Unknown") || (data2 === "Cash")) || (data2 === "Check")) || (data2 === "CreditCard")) || (data2 === "DebitCard")) || (data2 === "BankTransfer")) || (data2 === "Other"))){
const err4 = {instancePath:instancePath+"/type",schemaPath:"contract:/components/schemas/PaymentMethod:definitions:paymentMethodType:/enum",keyword:"enum",params:{allowedValues: schema215.enum},schema:schema215.enum,parentSchema:schema215,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.status !== undefined){
let data3 = data.status;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/status",schemaPath:"#/allOf/0/properties/status/type",keyword:"type",params:{type: "string"},schema:schema214.allOf[0].properties.status.type,parentSchema:schema214.allOf[0].properties.status,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(((data3 === "Unknown") || (data3 === "Active")) || (data3 === "Archived"))){
const err6 = {instancePath:instancePath+"/status",schemaPath:"#/allOf/0/properties/status/enum",keyword:"enum",params:{allowedValues: schema214.allOf[0].properties.status.enum},schema:schema214.allOf[0].properties.status.enum,parentSchema:schema214.allOf[0].properties.status,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.metadata !== undefined){
let data4 = data.metadata;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.isDeleted !== undefined){
let data5 = data4.isDeleted;
if((typeof data5 !== "boolean") && (data5 !== null)){
const err7 = {instancePath:instancePath+"/metadata/isDeleted",schemaPath:"contract:/components/schemas/Metadata/properties/isDeleted/type",keyword:"type",params:{type: schema71.properties.isDeleted.type},schema:schema71.properties.isDeleted.type,parentSchema:schema71.properties.isDeleted,data:data5};
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
const err8 = {instancePath:instancePath+"/metadata",schemaPath:"contract:/components/schemas/Metadata/type",keyword:"type",params:{type: "object"},schema:schema71.type,parentSchema:schema71,data:data4};
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
const err9 = {instancePath,schemaPath:"#/allOf/0/type",keyword:"type",params:{type: "object"},schema:schema214.allOf[0].type,parentSchema:schema214.allOf[0],data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(validate107.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate107.errors);
errors = vErrors.length;
}
validate238.errors = vErrors;
return errors === 0;
}
validate238.evaluated = {"props":{"sourceModifiedDate":true,"modifiedDate":true,"id":true,"name":true,"type":true,"status":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};


function validate237(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate237.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.results !== undefined){
let data0 = data.results;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate238.call(this, data0[i0], {instancePath:instancePath+"/results/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate238.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath:instancePath+"/results",schemaPath:"#/allOf/0/properties/results/type",keyword:"type",params:{type: "array"},schema:schema213.allOf[0].properties.results.type,parentSchema:schema213.allOf[0].properties.results,data:data0};
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
const err1 = {instancePath,schemaPath:"#/allOf/0/type",keyword:"type",params:{type: "object"},schema:schema213.allOf[0].type,parentSchema:schema213.allOf[0],data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(validate15.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate15.errors);
errors = vErrors.length;
}
validate237.errors = vErrors;
return errors === 0;
}
validate237.evaluated = {"props":{"pageNumber":true,"pageSize":true,"totalResults":true,"_links":true,"results":true},"dynamicProps":false,"dynamicItems":false};


function validate236(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate236.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate237.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate237.errors);
errors = vErrors.length;
}
validate236.errors = vErrors;
return errors === 0;
}
validate236.evaluated = {"props":{"pageNumber":true,"pageSize":true,"totalResults":true,"_links":true,"results":true},"dynamicProps":false,"dynamicItems":false};

exports.v34 = validate243;
const schema217 = {"$id":"contract:/get-payment-method.200.body","$ref":"contract:/components/schemas/PaymentMethod"};

function validate243(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate243.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate238.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate238.errors);
errors = vErrors.length;
}
validate243.errors = vErrors;
return errors === 0;
}
validate243.evaluated = {"props":{"sourceModifiedDate":true,"modifiedDate":true,"id":true,"name":true,"type":true,"status":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};

exports.v35 = validate245;
const schema218 = {"$id":"contract:/list-suppliers.200.body","$ref":"contract:/components/schemas/Suppliers"};
const schema219 = {"$id":"contract:/components/schemas/Suppliers","allOf":[{"type":"object","properties":{"results":{"type":"array","items":{"$ref":"contract:/components/schemas/Supplier"}}}},{"$ref":"contract:/components/schemas/PagingInfo"}]};
const schema220 = {"$id":"contract:/components/schemas/Supplier","type":"object","allOf":[{"type":"object","properties":{"id":{"type":"string"},"supplierName":{"type":["string","null"]},"contactName":{"type":["string","null"]},"emailAddress":{"type":["string","null"]},"phone":{"type":["string","null"]},"addresses":{"type":["array","null"],"items":{"$ref":"contract:/components/schemas/Address"}},"registrationNumber":{"type":["string","null"]},"taxNumber":{"type":["string","null"]},"status":{"$ref":"contract:/components/schemas/Supplier:definitions:supplierStatus:"},"defaultCurrency":{"type":["string","null"]},"metadata":{"$ref":"contract:/components/schemas/Metadata"},"supplementalData":{"$ref":"contract:/components/schemas/SupplementalData"}}},{"$ref":"contract:/components/schemas/Bill:allOf:1:"}],"required":["status"]};
const schema221 = {"$id":"contract:/components/schemas/Address","type":"object","properties":{"type":{"$ref":"contract:/components/schemas/Address:definitions:accountingAddressType:"},"line1":{"type":["string","null"]},"line2":{"type":["string","null"]},"city":{"type":["string","null"]},"region":{"type":["string","null"]},"country":{"type":["string","null"]},"postalCode":{"type":["string","null"]}},"required":["type"]};
const schema222 = {"$id":"contract:/components/schemas/Address:definitions:accountingAddressType:","type":"string","enum":["Unknown","Billing","Delivery"]};
const schema223 = {"$id":"contract:/components/schemas/Supplier:definitions:supplierStatus:","type":"string","enum":["Unknown","Active","Archived"]};

function validate247(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate247.evaluated;
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
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/allOf/0/properties/id/type",keyword:"type",params:{type: "string"},schema:schema220.allOf[0].properties.id.type,parentSchema:schema220.allOf[0].properties.id,data:data0};
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
const err1 = {instancePath:instancePath+"/supplierName",schemaPath:"#/allOf/0/properties/supplierName/type",keyword:"type",params:{type: schema220.allOf[0].properties.supplierName.type},schema:schema220.allOf[0].properties.supplierName.type,parentSchema:schema220.allOf[0].properties.supplierName,data:data1};
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
const err2 = {instancePath:instancePath+"/contactName",schemaPath:"#/allOf/0/properties/contactName/type",keyword:"type",params:{type: schema220.allOf[0].properties.contactName.type},schema:schema220.allOf[0].properties.contactName.type,parentSchema:schema220.allOf[0].properties.contactName,data:data2};
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
const err3 = {instancePath:instancePath+"/emailAddress",schemaPath:"#/allOf/0/properties/emailAddress/type",keyword:"type",params:{type: schema220.allOf[0].properties.emailAddress.type},schema:schema220.allOf[0].properties.emailAddress.type,parentSchema:schema220.allOf[0].properties.emailAddress,data:data3};
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
const err4 = {instancePath:instancePath+"/phone",schemaPath:"#/allOf/0/properties/phone/type",keyword:"type",params:{type: schema220.allOf[0].properties.phone.type},schema:schema220.allOf[0].properties.phone.type,parentSchema:schema220.allOf[0].properties.phone,data:data4};
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
const err5 = {instancePath:instancePath+"/addresses",schemaPath:"#/allOf/0/properties/addresses/type",keyword:"type",params:{type: schema220.allOf[0].properties.addresses.type},schema:schema220.allOf[0].properties.addresses.type,parentSchema:schema220.allOf[0].properties.addresses,data:data5};
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
const err6 = {instancePath:instancePath+"/addresses/" + i0,schemaPath:"contract:/components/schemas/Address/required",keyword:"required",params:{missingProperty: "type"},schema:schema221.required,parentSchema:schema221,data:data6};
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
const err7 = {instancePath:instancePath+"/addresses/" + i0+"/type",schemaPath:"contract:/components/schemas/Address:definitions:accountingAddressType:/type",keyword:"type",params:{type: "string"},schema:schema222.type,parentSchema:schema222,data:data7};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(((data7 === "Unknown") || (data7 === "Billing")) || (data7 === "Delivery"))){
const err8 = {instancePath:instancePath+"/addresses/" + i0+"/type",schemaPath:"contract:/components/schemas/Address:definitions:accountingAddressType:/enum",keyword:"enum",params:{allowedValues: schema222.enum},schema:schema222.enum,parentSchema:schema222,data:data7};
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
const err9 = {instancePath:instancePath+"/addresses/" + i0+"/line1",schemaPath:"contract:/components/schemas/Address/properties/line1/type",keyword:"type",params:{type: schema221.properties.line1.type},schema:schema221.properties.line1.type,parentSchema:schema221.properties.line1,data:data8};
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
const err10 = {instancePath:instancePath+"/addresses/" + i0+"/line2",schemaPath:"contract:/components/schemas/Address/properties/line2/type",keyword:"type",params:{type: schema221.properties.line2.type},schema:schema221.properties.line2.type,parentSchema:schema221.properties.line2,data:data9};
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
const err11 = {instancePath:instancePath+"/addresses/" + i0+"/city",schemaPath:"contract:/components/schemas/Address/properties/city/type",keyword:"type",params:{type: schema221.properties.city.type},schema:schema221.properties.city.type,parentSchema:schema221.properties.city,data:data10};
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
const err12 = {instancePath:instancePath+"/addresses/" + i0+"/region",schemaPath:"contract:/components/schemas/Address/properties/region/type",keyword:"type",params:{type: schema221.properties.region.type},schema:schema221.properties.region.type,parentSchema:schema221.properties.region,data:data11};
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
const err13 = {instancePath:instancePath+"/addresses/" + i0+"/country",schemaPath:"contract:/components/schemas/Address/properties/country/type",keyword:"type",params:{type: schema221.properties.country.type},schema:schema221.properties.country.type,parentSchema:schema221.properties.country,data:data12};
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
const err14 = {instancePath:instancePath+"/addresses/" + i0+"/postalCode",schemaPath:"contract:/components/schemas/Address/properties/postalCode/type",keyword:"type",params:{type: schema221.properties.postalCode.type},schema:schema221.properties.postalCode.type,parentSchema:schema221.properties.postalCode,data:data13};
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
const err15 = {instancePath:instancePath+"/addresses/" + i0,schemaPath:"contract:/components/schemas/Address/type",keyword:"type",params:{type: "object"},schema:schema221.type,parentSchema:schema221,data:data6};
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
const err16 = {instancePath:instancePath+"/registrationNumber",schemaPath:"#/allOf/0/properties/registrationNumber/type",keyword:"type",params:{type: schema220.allOf[0].properties.registrationNumber.type},schema:schema220.allOf[0].properties.registrationNumber.type,parentSchema:schema220.allOf[0].properties.registrationNumber,data:data14};
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
const err17 = {instancePath:instancePath+"/taxNumber",schemaPath:"#/allOf/0/properties/taxNumber/type",keyword:"type",params:{type: schema220.allOf[0].properties.taxNumber.type},schema:schema220.allOf[0].properties.taxNumber.type,parentSchema:schema220.allOf[0].properties.taxNumber,data:data15};
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
const err18 = {instancePath:instancePath+"/status",schemaPath:"contract:/components/schemas/Supplier:definitions:supplierStatus:/type",keyword:"type",params:{type: "string"},schema:schema223.type,parentSchema:schema223,data:data16};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(((data16 === "Unknown") || (data16 === "Active")) || (data16 === "Archived"))){
const err19 = {instancePath:instancePath+"/status",schemaPath:"contract:/components/schemas/Supplier:definitions:supplierStatus:/enum",keyword:"enum",params:{allowedValues: schema223.enum},schema:schema223.enum,parentSchema:schema223,data:data16};
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
const err20 = {instancePath:instancePath+"/defaultCurrency",schemaPath:"#/allOf/0/properties/defaultCurrency/type",keyword:"type",params:{type: schema220.allOf[0].properties.defaultCurrency.type},schema:schema220.allOf[0].properties.defaultCurrency.type,parentSchema:schema220.allOf[0].properties.defaultCurrency,data:data17};
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
const err21 = {instancePath:instancePath+"/metadata/isDeleted",schemaPath:"contract:/components/schemas/Metadata/properties/isDeleted/type",keyword:"type",params:{type: schema71.properties.isDeleted.type},schema:schema71.properties.isDeleted.type,parentSchema:schema71.properties.isDeleted,data:data19};
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
const err22 = {instancePath:instancePath+"/metadata",schemaPath:"contract:/components/schemas/Metadata/type",keyword:"type",params:{type: "object"},schema:schema71.type,parentSchema:schema71,data:data18};
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
const err23 = {instancePath:instancePath+"/supplementalData/content",schemaPath:"contract:/components/schemas/SupplementalData/properties/content/type",keyword:"type",params:{type: schema70.properties.content.type},schema:schema70.properties.content.type,parentSchema:schema70.properties.content,data:data21};
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
const err24 = {instancePath:instancePath+"/supplementalData/content/" + runtime.escapeName(key0),schemaPath:"contract:/components/schemas/SupplementalData/properties/content/additionalProperties/type",keyword:"type",params:{type: "object"},schema:schema70.properties.content.additionalProperties.type,parentSchema:schema70.properties.content.additionalProperties,data:data22};
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
const err25 = {instancePath:instancePath+"/supplementalData",schemaPath:"contract:/components/schemas/SupplementalData/type",keyword:"type",params:{type: "object"},schema:schema70.type,parentSchema:schema70,data:data20};
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
const err26 = {instancePath,schemaPath:"#/allOf/0/type",keyword:"type",params:{type: "object"},schema:schema220.allOf[0].type,parentSchema:schema220.allOf[0],data};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!(validate107.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate107.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err27 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},schema:schema220.required,parentSchema:schema220,data};
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
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema220.type,parentSchema:schema220,data};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate247.errors = vErrors;
return errors === 0;
}
validate247.evaluated = {"props":{"sourceModifiedDate":true,"modifiedDate":true,"id":true,"supplierName":true,"contactName":true,"emailAddress":true,"phone":true,"addresses":true,"registrationNumber":true,"taxNumber":true,"status":true,"defaultCurrency":true,"metadata":true,"supplementalData":true},"dynamicProps":false,"dynamicItems":false};


function validate246(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate246.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.results !== undefined){
let data0 = data.results;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate247.call(this, data0[i0], {instancePath:instancePath+"/results/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate247.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath:instancePath+"/results",schemaPath:"#/allOf/0/properties/results/type",keyword:"type",params:{type: "array"},schema:schema219.allOf[0].properties.results.type,parentSchema:schema219.allOf[0].properties.results,data:data0};
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
const err1 = {instancePath,schemaPath:"#/allOf/0/type",keyword:"type",params:{type: "object"},schema:schema219.allOf[0].type,parentSchema:schema219.allOf[0],data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(validate15.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate15.errors);
errors = vErrors.length;
}
validate246.errors = vErrors;
return errors === 0;
}
validate246.evaluated = {"props":{"pageNumber":true,"pageSize":true,"totalResults":true,"_links":true,"results":true},"dynamicProps":false,"dynamicItems":false};


function validate245(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate245.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate246.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate246.errors);
errors = vErrors.length;
}
validate245.errors = vErrors;
return errors === 0;
}
validate245.evaluated = {"props":{"pageNumber":true,"pageSize":true,"totalResults":true,"_links":true,"results":true},"dynamicProps":false,"dynamicItems":false};

exports.v36 = validate252;
const schema226 = {"$id":"contract:/get-supplier.200.body","$ref":"contract:/components/schemas/Supplier"};

function validate252(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate252.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate247.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate247.errors);
errors = vErrors.length;
}
validate252.errors = vErrors;
return errors === 0;
}
validate252.evaluated = {"props":{"sourceModifiedDate":true,"modifiedDate":true,"id":true,"supplierName":true,"contactName":true,"emailAddress":true,"phone":true,"addresses":true,"registrationNumber":true,"taxNumber":true,"status":true,"defaultCurrency":true,"metadata":true,"supplementalData":true},"dynamicProps":false,"dynamicItems":false};

exports.v37 = validate254;
const schema227 = {"$id":"contract:/create-supplier.200.body","$ref":"contract:/components/schemas/CreateSupplierResponse"};
const schema228 = {"$id":"contract:/components/schemas/CreateSupplierResponse","allOf":[{"type":"object","properties":{"data":{"allOf":[{"$ref":"contract:/components/schemas/Supplier"},{}]}}},{"$ref":"contract:/components/schemas/PushOperation"}]};

function validate255(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate255.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data !== undefined){
if(!(validate247.call(this, data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate247.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/allOf/0/type",keyword:"type",params:{type: "object"},schema:schema228.allOf[0].type,parentSchema:schema228.allOf[0],data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(validate90.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate90.errors);
errors = vErrors.length;
}
validate255.errors = vErrors;
return errors === 0;
}
validate255.evaluated = {"props":{"changes":true,"dataType":true,"companyId":true,"pushOperationKey":true,"dataConnectionKey":true,"requestedOnUtc":true,"completedOnUtc":true,"timeoutInMinutes":true,"timeoutInSeconds":true,"status":true,"errorMessage":true,"validation":true,"statusCode":true,"data":true},"dynamicProps":false,"dynamicItems":false};


function validate254(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate254.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate255.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate255.errors);
errors = vErrors.length;
}
validate254.errors = vErrors;
return errors === 0;
}
validate254.evaluated = {"props":{"changes":true,"dataType":true,"companyId":true,"pushOperationKey":true,"dataConnectionKey":true,"requestedOnUtc":true,"completedOnUtc":true,"timeoutInMinutes":true,"timeoutInSeconds":true,"status":true,"errorMessage":true,"validation":true,"statusCode":true,"data":true},"dynamicProps":false,"dynamicItems":false};

exports.v38 = validate259;
const schema229 = {"$id":"contract:/update-supplier.200.body","$ref":"contract:/components/schemas/UpdateSupplierResponse"};
const schema230 = {"$id":"contract:/components/schemas/UpdateSupplierResponse","allOf":[{"type":"object","properties":{"data":{"allOf":[{"$ref":"contract:/components/schemas/Supplier"},{}]}}},{"$ref":"contract:/components/schemas/PushOperation"}]};

function validate260(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate260.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data !== undefined){
if(!(validate247.call(this, data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate247.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/allOf/0/type",keyword:"type",params:{type: "object"},schema:schema230.allOf[0].type,parentSchema:schema230.allOf[0],data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(validate90.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate90.errors);
errors = vErrors.length;
}
validate260.errors = vErrors;
return errors === 0;
}
validate260.evaluated = {"props":{"changes":true,"dataType":true,"companyId":true,"pushOperationKey":true,"dataConnectionKey":true,"requestedOnUtc":true,"completedOnUtc":true,"timeoutInMinutes":true,"timeoutInSeconds":true,"status":true,"errorMessage":true,"validation":true,"statusCode":true,"data":true},"dynamicProps":false,"dynamicItems":false};


function validate259(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate259.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate260.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate260.errors);
errors = vErrors.length;
}
validate259.errors = vErrors;
return errors === 0;
}
validate259.evaluated = {"props":{"changes":true,"dataType":true,"companyId":true,"pushOperationKey":true,"dataConnectionKey":true,"requestedOnUtc":true,"completedOnUtc":true,"timeoutInMinutes":true,"timeoutInSeconds":true,"status":true,"errorMessage":true,"validation":true,"statusCode":true,"data":true},"dynamicProps":false,"dynamicItems":false};

exports.v39 = validate264;
const schema231 = {"$id":"contract:/list-tax-rates.200.body","$ref":"contract:/components/schemas/TaxRates"};
const schema232 = {"$id":"contract:/components/schemas/TaxRates","allOf":[{"type":"object","properties":{"results":{"type":"array","items":{"$ref":"contract:/components/schemas/TaxRate"}}}},{"$ref":"contract:/components/schemas/PagingInfo"}]};
const schema233 = {"$id":"contract:/components/schemas/TaxRate","type":"object","allOf":[{"type":"object","properties":{"id":{"type":"string"},"name":{"type":["string","null"]},"code":{"type":["string","null"]},"status":{"$ref":"contract:/components/schemas/TaxRate:definitions:taxRateStatus:"},"effectiveTaxRate":{"type":["number","null"],"format":"decimal","double":true},"totalTaxRate":{"type":["number","null"],"format":"decimal","double":true},"components":{"type":["array","null"],"items":{"$ref":"contract:/components/schemas/TaxRate:definitions:taxRateComponent:"}},"validDatatypeLinks":{"type":["array","null"],"items":{"$ref":"contract:/components/schemas/Account:definitions:accountPrototype:properties:validDatatypeLinks:items:"}},"metadata":{"$ref":"contract:/components/schemas/Metadata"},"supplementalData":{"$ref":"contract:/components/schemas/SupplementalData"}}},{"$ref":"contract:/components/schemas/Bill:allOf:1:"}]};
const schema234 = {"$id":"contract:/components/schemas/TaxRate:definitions:taxRateStatus:","type":"string","enum":["Unknown","Active","Archived"]};
const schema235 = {"$id":"contract:/components/schemas/TaxRate:definitions:taxRateComponent:","type":"object","additionalProperties":false,"properties":{"name":{"type":["string","null"]},"rate":{"type":["number","null"],"format":"decimal","double":true},"isCompound":{"type":"boolean"}},"required":["isCompound"]};
const schema236 = {"$id":"contract:/components/schemas/Account:definitions:accountPrototype:properties:validDatatypeLinks:items:","type":"object","properties":{"property":{"type":["string","null"]},"links":{"type":["array","null"],"items":{"type":"string"}}}};

function validate266(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate266.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema233.type,parentSchema:schema233,data};
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
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/allOf/0/properties/id/type",keyword:"type",params:{type: "string"},schema:schema233.allOf[0].properties.id.type,parentSchema:schema233.allOf[0].properties.id,data:data0};
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
if((typeof data1 !== "string") && (data1 !== null)){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/allOf/0/properties/name/type",keyword:"type",params:{type: schema233.allOf[0].properties.name.type},schema:schema233.allOf[0].properties.name.type,parentSchema:schema233.allOf[0].properties.name,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.code !== undefined){
let data2 = data.code;
if((typeof data2 !== "string") && (data2 !== null)){
const err3 = {instancePath:instancePath+"/code",schemaPath:"#/allOf/0/properties/code/type",keyword:"type",params:{type: schema233.allOf[0].properties.code.type},schema:schema233.allOf[0].properties.code.type,parentSchema:schema233.allOf[0].properties.code,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.status !== undefined){
let data3 = data.status;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/status",schemaPath:"contract:/components/schemas/TaxRate:definitions:taxRateStatus:/type",keyword:"type",params:{type: "string"},schema:schema234.type,parentSchema:schema234,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(((data3 === "Unknown") || (data3 === "Active")) || (data3 === "Archived"))){
const err5 = {instancePath:instancePath+"/status",schemaPath:"contract:/components/schemas/TaxRate:definitions:taxRateStatus:/enum",keyword:"enum",params:{allowedValues: schema234.enum},schema:schema234.enum,parentSchema:schema234,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.effectiveTaxRate !== undefined){
let data4 = data.effectiveTaxRate;
if((!((typeof data4 == "number") && (isFinite(data4)))) && (data4 !== null)){
const err6 = {instancePath:instancePath+"/effectiveTaxRate",schemaPath:"#/allOf/0/properties/effectiveTaxRate/type",keyword:"type",params:{type: schema233.allOf[0].properties.effectiveTaxRate.type},schema:schema233.allOf[0].properties.effectiveTaxRate.type,parentSchema:schema233.allOf[0].properties.effectiveTaxRate,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data4 === "bigint"){
const err7 = {instancePath:instancePath+"/effectiveTaxRate",schemaPath:"#/allOf/0/properties/effectiveTaxRate/double",keyword:"double",params:{holder: data, key: "effectiveTaxRate"},schema:true,parentSchema:schema233.allOf[0].properties.effectiveTaxRate,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.totalTaxRate !== undefined){
let data5 = data.totalTaxRate;
if((!((typeof data5 == "number") && (isFinite(data5)))) && (data5 !== null)){
const err8 = {instancePath:instancePath+"/totalTaxRate",schemaPath:"#/allOf/0/properties/totalTaxRate/type",keyword:"type",params:{type: schema233.allOf[0].properties.totalTaxRate.type},schema:schema233.allOf[0].properties.totalTaxRate.type,parentSchema:schema233.allOf[0].properties.totalTaxRate,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data5 === "bigint"){
const err9 = {instancePath:instancePath+"/totalTaxRate",schemaPath:"#/allOf/0/properties/totalTaxRate/double",keyword:"double",params:{holder: data, key: "totalTaxRate"},schema:true,parentSchema:schema233.allOf[0].properties.totalTaxRate,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.components !== undefined){
let data6 = data.components;
if((!(Array.isArray(data6))) && (data6 !== null)){
const err10 = {instancePath:instancePath+"/components",schemaPath:"#/allOf/0/properties/components/type",keyword:"type",params:{type: schema233.allOf[0].properties.components.type},schema:schema233.allOf[0].properties.components.type,parentSchema:schema233.allOf[0].properties.components,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.isCompound === undefined){
const err11 = {instancePath:instancePath+"/components/" + i0,schemaPath:"contract:/components/schemas/TaxRate:definitions:taxRateComponent:/required",keyword:"required",params:{missingProperty: "isCompound"},schema:schema235.required,parentSchema:schema235,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key0 in data7){
if(!(((key0 === "name") || (key0 === "rate")) || (key0 === "isCompound"))){
const err12 = {instancePath:instancePath+"/components/" + i0,schemaPath:"contract:/components/schemas/TaxRate:definitions:taxRateComponent:/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema235,data:data7};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data7.name !== undefined){
let data8 = data7.name;
if((typeof data8 !== "string") && (data8 !== null)){
const err13 = {instancePath:instancePath+"/components/" + i0+"/name",schemaPath:"contract:/components/schemas/TaxRate:definitions:taxRateComponent:/properties/name/type",keyword:"type",params:{type: schema235.properties.name.type},schema:schema235.properties.name.type,parentSchema:schema235.properties.name,data:data8};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data7.rate !== undefined){
let data9 = data7.rate;
if((!((typeof data9 == "number") && (isFinite(data9)))) && (data9 !== null)){
const err14 = {instancePath:instancePath+"/components/" + i0+"/rate",schemaPath:"contract:/components/schemas/TaxRate:definitions:taxRateComponent:/properties/rate/type",keyword:"type",params:{type: schema235.properties.rate.type},schema:schema235.properties.rate.type,parentSchema:schema235.properties.rate,data:data9};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data9 === "bigint"){
const err15 = {instancePath:instancePath+"/components/" + i0+"/rate",schemaPath:"contract:/components/schemas/TaxRate:definitions:taxRateComponent:/properties/rate/double",keyword:"double",params:{holder: data7, key: "rate"},schema:true,parentSchema:schema235.properties.rate,data:data9};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data7.isCompound !== undefined){
let data10 = data7.isCompound;
if(typeof data10 !== "boolean"){
const err16 = {instancePath:instancePath+"/components/" + i0+"/isCompound",schemaPath:"contract:/components/schemas/TaxRate:definitions:taxRateComponent:/properties/isCompound/type",keyword:"type",params:{type: "boolean"},schema:schema235.properties.isCompound.type,parentSchema:schema235.properties.isCompound,data:data10};
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
const err17 = {instancePath:instancePath+"/components/" + i0,schemaPath:"contract:/components/schemas/TaxRate:definitions:taxRateComponent:/type",keyword:"type",params:{type: "object"},schema:schema235.type,parentSchema:schema235,data:data7};
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
if(data.validDatatypeLinks !== undefined){
let data11 = data.validDatatypeLinks;
if((!(Array.isArray(data11))) && (data11 !== null)){
const err18 = {instancePath:instancePath+"/validDatatypeLinks",schemaPath:"#/allOf/0/properties/validDatatypeLinks/type",keyword:"type",params:{type: schema233.allOf[0].properties.validDatatypeLinks.type},schema:schema233.allOf[0].properties.validDatatypeLinks.type,parentSchema:schema233.allOf[0].properties.validDatatypeLinks,data:data11};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(Array.isArray(data11)){
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.property !== undefined){
let data13 = data12.property;
if((typeof data13 !== "string") && (data13 !== null)){
const err19 = {instancePath:instancePath+"/validDatatypeLinks/" + i1+"/property",schemaPath:"contract:/components/schemas/Account:definitions:accountPrototype:properties:validDatatypeLinks:items:/properties/property/type",keyword:"type",params:{type: schema236.properties.property.type},schema:schema236.properties.property.type,parentSchema:schema236.properties.property,data:data13};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data12.links !== undefined){
let data14 = data12.links;
if((!(Array.isArray(data14))) && (data14 !== null)){
const err20 = {instancePath:instancePath+"/validDatatypeLinks/" + i1+"/links",schemaPath:"contract:/components/schemas/Account:definitions:accountPrototype:properties:validDatatypeLinks:items:/properties/links/type",keyword:"type",params:{type: schema236.properties.links.type},schema:schema236.properties.links.type,parentSchema:schema236.properties.links,data:data14};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(Array.isArray(data14)){
const len2 = data14.length;
for(let i2=0; i2<len2; i2++){
let data15 = data14[i2];
if(typeof data15 !== "string"){
const err21 = {instancePath:instancePath+"/validDatatypeLinks/" + i1+"/links/" + i2,schemaPath:"contract:/components/schemas/Account:definitions:accountPrototype:properties:validDatatypeLinks:items:/properties/links/items/type",keyword:"type",params:{type: "string"},schema:schema236.properties.links.items.type,parentSchema:schema236.properties.links.items,data:data15};
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
const err22 = {instancePath:instancePath+"/validDatatypeLinks/" + i1,schemaPath:"contract:/components/schemas/Account:definitions:accountPrototype:properties:validDatatypeLinks:items:/type",keyword:"type",params:{type: "object"},schema:schema236.type,parentSchema:schema236,data:data12};
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
if(data.metadata !== undefined){
let data16 = data.metadata;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.isDeleted !== undefined){
let data17 = data16.isDeleted;
if((typeof data17 !== "boolean") && (data17 !== null)){
const err23 = {instancePath:instancePath+"/metadata/isDeleted",schemaPath:"contract:/components/schemas/Metadata/properties/isDeleted/type",keyword:"type",params:{type: schema71.properties.isDeleted.type},schema:schema71.properties.isDeleted.type,parentSchema:schema71.properties.isDeleted,data:data17};
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
const err24 = {instancePath:instancePath+"/metadata",schemaPath:"contract:/components/schemas/Metadata/type",keyword:"type",params:{type: "object"},schema:schema71.type,parentSchema:schema71,data:data16};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.supplementalData !== undefined){
let data18 = data.supplementalData;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.content !== undefined){
let data19 = data18.content;
if((!(data19 && typeof data19 == "object" && !Array.isArray(data19))) && (data19 !== null)){
const err25 = {instancePath:instancePath+"/supplementalData/content",schemaPath:"contract:/components/schemas/SupplementalData/properties/content/type",keyword:"type",params:{type: schema70.properties.content.type},schema:schema70.properties.content.type,parentSchema:schema70.properties.content,data:data19};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
for(const key1 in data19){
let data20 = data19[key1];
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
}
else {
const err26 = {instancePath:instancePath+"/supplementalData/content/" + runtime.escapeName(key1),schemaPath:"contract:/components/schemas/SupplementalData/properties/content/additionalProperties/type",keyword:"type",params:{type: "object"},schema:schema70.properties.content.additionalProperties.type,parentSchema:schema70.properties.content.additionalProperties,data:data20};
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
}
else {
const err27 = {instancePath:instancePath+"/supplementalData",schemaPath:"contract:/components/schemas/SupplementalData/type",keyword:"type",params:{type: "object"},schema:schema70.type,parentSchema:schema70,data:data18};
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
const err28 = {instancePath,schemaPath:"#/allOf/0/type",keyword:"type",params:{type: "object"},schema:schema233.allOf[0].type,parentSchema:schema233.allOf[0],data};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!(validate107.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate107.errors);
errors = vErrors.length;
}
validate266.errors = vErrors;
return errors === 0;
}
validate266.evaluated = {"props":{"sourceModifiedDate":true,"modifiedDate":true,"id":true,"name":true,"code":true,"status":true,"effectiveTaxRate":true,"totalTaxRate":true,"components":true,"validDatatypeLinks":true,"metadata":true,"supplementalData":true},"dynamicProps":false,"dynamicItems":false};


function validate265(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate265.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.results !== undefined){
let data0 = data.results;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate266.call(this, data0[i0], {instancePath:instancePath+"/results/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate266.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath:instancePath+"/results",schemaPath:"#/allOf/0/properties/results/type",keyword:"type",params:{type: "array"},schema:schema232.allOf[0].properties.results.type,parentSchema:schema232.allOf[0].properties.results,data:data0};
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
const err1 = {instancePath,schemaPath:"#/allOf/0/type",keyword:"type",params:{type: "object"},schema:schema232.allOf[0].type,parentSchema:schema232.allOf[0],data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(validate15.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate15.errors);
errors = vErrors.length;
}
validate265.errors = vErrors;
return errors === 0;
}
validate265.evaluated = {"props":{"pageNumber":true,"pageSize":true,"totalResults":true,"_links":true,"results":true},"dynamicProps":false,"dynamicItems":false};


function validate264(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate264.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate265.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate265.errors);
errors = vErrors.length;
}
validate264.errors = vErrors;
return errors === 0;
}
validate264.evaluated = {"props":{"pageNumber":true,"pageSize":true,"totalResults":true,"_links":true,"results":true},"dynamicProps":false,"dynamicItems":false};

exports.v40 = validate271;
const schema239 = {"$id":"contract:/get-tax-rate.200.body","$ref":"contract:/components/schemas/TaxRate"};

function validate271(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate271.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate266.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate266.errors);
errors = vErrors.length;
}
validate271.errors = vErrors;
return errors === 0;
}
validate271.evaluated = {"props":{"sourceModifiedDate":true,"modifiedDate":true,"id":true,"name":true,"code":true,"status":true,"effectiveTaxRate":true,"totalTaxRate":true,"components":true,"validDatatypeLinks":true,"metadata":true,"supplementalData":true},"dynamicProps":false,"dynamicItems":false};

exports.v41 = validate273;
const schema240 = {"$id":"contract:/list-tracking-categories.200.body","$ref":"contract:/components/schemas/TrackingCategories"};
const schema241 = {"$id":"contract:/components/schemas/TrackingCategories","allOf":[{"type":"object","properties":{"results":{"type":"array","items":{"$ref":"contract:/components/schemas/TrackingCategory"}}}},{"$ref":"contract:/components/schemas/PagingInfo"}]};
const schema242 = {"$id":"contract:/components/schemas/TrackingCategory","type":"object","allOf":[{"type":"object","properties":{"id":{"type":["string","null"]},"name":{"type":["string","null"]},"status":{"$ref":"contract:/components/schemas/TrackingCategory:definitions:status:"},"parentId":{"type":["string","null"]},"hasChildren":{"type":"boolean"},"metadata":{"$ref":"contract:/components/schemas/Metadata"}}},{"$ref":"contract:/components/schemas/Bill:allOf:1:"}]};
const schema243 = {"$id":"contract:/components/schemas/TrackingCategory:definitions:status:","type":"string","enum":["Unknown","Active","Archived"]};

function validate275(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate275.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema242.type,parentSchema:schema242,data};
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
if((typeof data0 !== "string") && (data0 !== null)){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/allOf/0/properties/id/type",keyword:"type",params:{type: schema242.allOf[0].properties.id.type},schema:schema242.allOf[0].properties.id.type,parentSchema:schema242.allOf[0].properties.id,data:data0};
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
if((typeof data1 !== "string") && (data1 !== null)){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/allOf/0/properties/name/type",keyword:"type",params:{type: schema242.allOf[0].properties.name.type},schema:schema242.allOf[0].properties.name.type,parentSchema:schema242.allOf[0].properties.name,data:data1};
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
let data2 = data.status;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/status",schemaPath:"contract:/components/schemas/TrackingCategory:definitions:status:/type",keyword:"type",params:{type: "string"},schema:schema243.type,parentSchema:schema243,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(((data2 === "Unknown") || (data2 === "Active")) || (data2 === "Archived"))){
const err4 = {instancePath:instancePath+"/status",schemaPath:"contract:/components/schemas/TrackingCategory:definitions:status:/enum",keyword:"enum",params:{allowedValues: schema243.enum},schema:schema243.enum,parentSchema:schema243,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.parentId !== undefined){
let data3 = data.parentId;
if((typeof data3 !== "string") && (data3 !== null)){
const err5 = {instancePath:instancePath+"/parentId",schemaPath:"#/allOf/0/properties/parentId/type",keyword:"type",params:{type: schema242.allOf[0].properties.parentId.type},schema:schema242.allOf[0].properties.parentId.type,parentSchema:schema242.allOf[0].properties.parentId,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.hasChildren !== undefined){
let data4 = data.hasChildren;
if(typeof data4 !== "boolean"){
const err6 = {instancePath:instancePath+"/hasChildren",schemaPath:"#/allOf/0/properties/hasChildren/type",keyword:"type",params:{type: "boolean"},schema:schema242.allOf[0].properties.hasChildren.type,parentSchema:schema242.allOf[0].properties.hasChildren,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.metadata !== undefined){
let data5 = data.metadata;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.isDeleted !== undefined){
let data6 = data5.isDeleted;
if((typeof data6 !== "boolean") && (data6 !== null)){
const err7 = {instancePath:instancePath+"/metadata/isDeleted",schemaPath:"contract:/components/schemas/Metadata/properties/isDeleted/type",keyword:"type",params:{type: schema71.properties.isDeleted.type},schema:schema71.properties.isDeleted.type,parentSchema:schema71.properties.isDeleted,data:data6};
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
const err8 = {instancePath:instancePath+"/metadata",schemaPath:"contract:/components/schemas/Metadata/type",keyword:"type",params:{type: "object"},schema:schema71.type,parentSchema:schema71,data:data5};
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
const err9 = {instancePath,schemaPath:"#/allOf/0/type",keyword:"type",params:{type: "object"},schema:schema242.allOf[0].type,parentSchema:schema242.allOf[0],data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(validate107.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate107.errors);
errors = vErrors.length;
}
validate275.errors = vErrors;
return errors === 0;
}
validate275.evaluated = {"props":{"sourceModifiedDate":true,"modifiedDate":true,"id":true,"name":true,"status":true,"parentId":true,"hasChildren":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};


function validate274(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate274.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.results !== undefined){
let data0 = data.results;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate275.call(this, data0[i0], {instancePath:instancePath+"/results/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate275.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath:instancePath+"/results",schemaPath:"#/allOf/0/properties/results/type",keyword:"type",params:{type: "array"},schema:schema241.allOf[0].properties.results.type,parentSchema:schema241.allOf[0].properties.results,data:data0};
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
const err1 = {instancePath,schemaPath:"#/allOf/0/type",keyword:"type",params:{type: "object"},schema:schema241.allOf[0].type,parentSchema:schema241.allOf[0],data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(validate15.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate15.errors);
errors = vErrors.length;
}
validate274.errors = vErrors;
return errors === 0;
}
validate274.evaluated = {"props":{"pageNumber":true,"pageSize":true,"totalResults":true,"_links":true,"results":true},"dynamicProps":false,"dynamicItems":false};


function validate273(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate273.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate274.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate274.errors);
errors = vErrors.length;
}
validate273.errors = vErrors;
return errors === 0;
}
validate273.evaluated = {"props":{"pageNumber":true,"pageSize":true,"totalResults":true,"_links":true,"results":true},"dynamicProps":false,"dynamicItems":false};

exports.v42 = validate280;
const schema245 = {"$id":"contract:/get-tracking-category.200.body","$ref":"contract:/components/schemas/TrackingCategoryTree"};
const schema246 = {"$id":"contract:/components/schemas/TrackingCategoryTree","type":"object","allOf":[{"type":"object","properties":{"id":{"type":["string","null"]},"name":{"type":["string","null"]},"status":{"$ref":"contract:/components/schemas/TrackingCategory:definitions:status:"},"parentId":{"type":["string","null"]},"hasChildren":{"type":"boolean"},"subCategories":{"type":["array","null"],"items":{"$ref":"contract:/components/schemas/TrackingCategoryTree"}},"metadata":{"$ref":"contract:/components/schemas/Metadata"}}},{"$ref":"contract:/components/schemas/Bill:allOf:1:"}]};
const wrapper1 = {validate: validate281};

function validate281(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate281.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema246.type,parentSchema:schema246,data};
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
if((typeof data0 !== "string") && (data0 !== null)){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/allOf/0/properties/id/type",keyword:"type",params:{type: schema246.allOf[0].properties.id.type},schema:schema246.allOf[0].properties.id.type,parentSchema:schema246.allOf[0].properties.id,data:data0};
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
if((typeof data1 !== "string") && (data1 !== null)){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/allOf/0/properties/name/type",keyword:"type",params:{type: schema246.allOf[0].properties.name.type},schema:schema246.allOf[0].properties.name.type,parentSchema:schema246.allOf[0].properties.name,data:data1};
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
let data2 = data.status;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/status",schemaPath:"contract:/components/schemas/TrackingCategory:definitions:status:/type",keyword:"type",params:{type: "string"},schema:schema243.type,parentSchema:schema243,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(((data2 === "Unknown") || (data2 === "Active")) || (data2 === "Archived"))){
const err4 = {instancePath:instancePath+"/status",schemaPath:"contract:/components/schemas/TrackingCategory:definitions:status:/enum",keyword:"enum",params:{allowedValues: schema243.enum},schema:schema243.enum,parentSchema:schema243,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.parentId !== undefined){
let data3 = data.parentId;
if((typeof data3 !== "string") && (data3 !== null)){
const err5 = {instancePath:instancePath+"/parentId",schemaPath:"#/allOf/0/properties/parentId/type",keyword:"type",params:{type: schema246.allOf[0].properties.parentId.type},schema:schema246.allOf[0].properties.parentId.type,parentSchema:schema246.allOf[0].properties.parentId,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.hasChildren !== undefined){
let data4 = data.hasChildren;
if(typeof data4 !== "boolean"){
const err6 = {instancePath:instancePath+"/hasChildren",schemaPath:"#/allOf/0/properties/hasChildren/type",keyword:"type",params:{type: "boolean"},schema:schema246.allOf[0].properties.hasChildren.type,parentSchema:schema246.allOf[0].properties.hasChildren,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.subCategories !== undefined){
let data5 = data.subCategories;
if((!(Array.isArray(data5))) && (data5 !== null)){
const err7 = {instancePath:instancePath+"/subCategories",schemaPath:"#/allOf/0/properties/subCategories/type",keyword:"type",params:{type: schema246.allOf[0].properties.subCategories.type},schema:schema246.allOf[0].properties.subCategories.type,parentSchema:schema246.allOf[0].properties.subCategories,data:data5};
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
if(!(runtime.validateOnce(wrapper1.validate, this, data5[i0], {instancePath:instancePath+"/subCategories/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors(dynamicAnchors, vErrors, wrapper1.validate.errors);
errors = vErrors.length;
}
}
}
}
if(data.metadata !== undefined){
let data7 = data.metadata;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.isDeleted !== undefined){
let data8 = data7.isDeleted;
if((typeof data8 !== "boolean") && (data8 !== null)){
const err8 = {instancePath:instancePath+"/metadata/isDeleted",schemaPath:"contract:/components/schemas/Metadata/properties/isDeleted/type",keyword:"type",params:{type: schema71.properties.isDeleted.type},schema:schema71.properties.isDeleted.type,parentSchema:schema71.properties.isDeleted,data:data8};
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
const err9 = {instancePath:instancePath+"/metadata",schemaPath:"contract:/components/schemas/Metadata/type",keyword:"type",params:{type: "object"},schema:schema71.type,parentSchema:schema71,data:data7};
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
const err10 = {instancePath,schemaPath:"#/allOf/0/type",keyword:"type",params:{type: "object"},schema:schema246.allOf[0].type,parentSchema:schema246.allOf[0],data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(validate107.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors(dynamicAnchors, vErrors, validate107.errors);
errors = vErrors.length;
}
validate281.errors = vErrors;
return errors === 0;
}
validate281.evaluated = {"props":{"sourceModifiedDate":true,"modifiedDate":true,"id":true,"name":true,"status":true,"parentId":true,"hasChildren":true,"subCategories":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};


function validate280(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate280.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(runtime.validateOnce(validate281, this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate281.errors);
errors = vErrors.length;
}
validate280.errors = vErrors;
return errors === 0;
}
validate280.evaluated = {"props":{"sourceModifiedDate":true,"modifiedDate":true,"id":true,"name":true,"status":true,"parentId":true,"hasChildren":true,"subCategories":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};

exports.v43 = validate284;
const schema249 = {"$id":"contract:/get-accounting-profile.200.body","$ref":"contract:/components/schemas/CompanyInfo"};
const schema250 = {"$id":"contract:/components/schemas/CompanyInfo","type":"object","properties":{"companyName":{"type":["string","null"]},"accountingPlatformRef":{"type":["string","null"]},"companyLegalName":{"type":["string","null"]},"addresses":{"type":["array","null"],"items":{"$ref":"contract:/components/schemas/Address"}},"phoneNumbers":{"type":["array","null"],"items":{"$ref":"contract:/components/schemas/PhoneNumber"}},"webLinks":{"type":["array","null"],"items":{"$ref":"contract:/components/schemas/WebLink"}},"ledgerLockDate":{"$ref":"contract:/components/schemas/Connection:properties:created:"},"registrationNumber":{"type":["string","null"]},"taxNumber":{"type":["string","null"]},"financialYearStartDate":{"$ref":"contract:/components/schemas/Connection:properties:created:"},"baseCurrency":{"type":["string","null"]},"sourceUrls":{"type":["object","null"],"additionalProperties":{"type":["string","null"]}},"createdDate":{"$ref":"contract:/components/schemas/Connection:properties:created:"},"supplementalData":{"$ref":"contract:/components/schemas/SupplementalData"}}};
const schema253 = {"$id":"contract:/components/schemas/PhoneNumber","type":"object","properties":{"number":{"type":["string","null"]},"type":{"type":"string","enum":["Primary","Landline","Mobile","Fax","Unknown"]}},"required":["type"]};
const schema254 = {"$id":"contract:/components/schemas/WebLink","type":"object","properties":{"type":{"type":"string","enum":["Website","Social","Unknown"]},"url":{"type":"string","format":"url"}}};

function validate285(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate285.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.companyName !== undefined){
let data0 = data.companyName;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/companyName",schemaPath:"#/properties/companyName/type",keyword:"type",params:{type: schema250.properties.companyName.type},schema:schema250.properties.companyName.type,parentSchema:schema250.properties.companyName,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.accountingPlatformRef !== undefined){
let data1 = data.accountingPlatformRef;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/accountingPlatformRef",schemaPath:"#/properties/accountingPlatformRef/type",keyword:"type",params:{type: schema250.properties.accountingPlatformRef.type},schema:schema250.properties.accountingPlatformRef.type,parentSchema:schema250.properties.accountingPlatformRef,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.companyLegalName !== undefined){
let data2 = data.companyLegalName;
if((typeof data2 !== "string") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/companyLegalName",schemaPath:"#/properties/companyLegalName/type",keyword:"type",params:{type: schema250.properties.companyLegalName.type},schema:schema250.properties.companyLegalName.type,parentSchema:schema250.properties.companyLegalName,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.addresses !== undefined){
let data3 = data.addresses;
if((!(Array.isArray(data3))) && (data3 !== null)){
const err3 = {instancePath:instancePath+"/addresses",schemaPath:"#/properties/addresses/type",keyword:"type",params:{type: schema250.properties.addresses.type},schema:schema250.properties.addresses.type,parentSchema:schema250.properties.addresses,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.type === undefined){
const err4 = {instancePath:instancePath+"/addresses/" + i0,schemaPath:"contract:/components/schemas/Address/required",keyword:"required",params:{missingProperty: "type"},schema:schema221.required,parentSchema:schema221,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data4.type !== undefined){
let data5 = data4.type;
if(typeof data5 !== "string"){
const err5 = {instancePath:instancePath+"/addresses/" + i0+"/type",schemaPath:"contract:/components/schemas/Address:definitions:accountingAddressType:/type",keyword:"type",params:{type: "string"},schema:schema222.type,parentSchema:schema222,data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(((data5 === "Unknown") || (data5 === "Billing")) || (data5 === "Delivery"))){
const err6 = {instancePath:instancePath+"/addresses/" + i0+"/type",schemaPath:"contract:/components/schemas/Address:definitions:accountingAddressType:/enum",keyword:"enum",params:{allowedValues: schema222.enum},schema:schema222.enum,parentSchema:schema222,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data4.line1 !== undefined){
let data6 = data4.line1;
if((typeof data6 !== "string") && (data6 !== null)){
const err7 = {instancePath:instancePath+"/addresses/" + i0+"/line1",schemaPath:"contract:/components/schemas/Address/properties/line1/type",keyword:"type",params:{type: schema221.properties.line1.type},schema:schema221.properties.line1.type,parentSchema:schema221.properties.line1,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data4.line2 !== undefined){
let data7 = data4.line2;
if((typeof data7 !== "string") && (data7 !== null)){
const err8 = {instancePath:instancePath+"/addresses/" + i0+"/line2",schemaPath:"contract:/components/schemas/Address/properties/line2/type",keyword:"type",params:{type: schema221.properties.line2.type},schema:schema221.properties.line2.type,parentSchema:schema221.properties.line2,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data4.city !== undefined){
let data8 = data4.city;
if((typeof data8 !== "string") && (data8 !== null)){
const err9 = {instancePath:instancePath+"/addresses/" + i0+"/city",schemaPath:"contract:/components/schemas/Address/properties/city/type",keyword:"type",params:{type: schema221.properties.city.type},schema:schema221.properties.city.type,parentSchema:schema221.properties.city,data:data8};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data4.region !== undefined){
let data9 = data4.region;
if((typeof data9 !== "string") && (data9 !== null)){
const err10 = {instancePath:instancePath+"/addresses/" + i0+"/region",schemaPath:"contract:/components/schemas/Address/properties/region/type",keyword:"type",params:{type: schema221.properties.region.type},schema:schema221.properties.region.type,parentSchema:schema221.properties.region,data:data9};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data4.country !== undefined){
let data10 = data4.country;
if((typeof data10 !== "string") && (data10 !== null)){
const err11 = {instancePath:instancePath+"/addresses/" + i0+"/country",schemaPath:"contract:/components/schemas/Address/properties/country/type",keyword:"type",params:{type: schema221.properties.country.type},schema:schema221.properties.country.type,parentSchema:schema221.properties.country,data:data10};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data4.postalCode !== undefined){
let data11 = data4.postalCode;
if((typeof data11 !== "string") && (data11 !== null)){
const err12 = {instancePath:instancePath+"/addresses/" + i0+"/postalCode",schemaPath:"contract:/components/schemas/Address/properties/postalCode/type",keyword:"type",params:{type: schema221.properties.postalCode.type},schema:schema221.properties.postalCode.type,parentSchema:schema221.properties.postalCode,data:data11};
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
const err13 = {instancePath:instancePath+"/addresses/" + i0,schemaPath:"contract:/components/schemas/Address/type",keyword:"type",params:{type: "object"},schema:schema221.type,parentSchema:schema221,data:data4};
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
if(data.phoneNumbers !== undefined){
let data12 = data.phoneNumbers;
if((!(Array.isArray(data12))) && (data12 !== null)){
const err14 = {instancePath:instancePath+"/phoneNumbers",schemaPath:"#/properties/phoneNumbers/type",keyword:"type",params:{type: schema250.properties.phoneNumbers.type},schema:schema250.properties.phoneNumbers.type,parentSchema:schema250.properties.phoneNumbers,data:data12};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(Array.isArray(data12)){
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
let data13 = data12[i1];
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.type === undefined){
const err15 = {instancePath:instancePath+"/phoneNumbers/" + i1,schemaPath:"contract:/components/schemas/PhoneNumber/required",keyword:"required",params:{missingProperty: "type"},schema:schema253.required,parentSchema:schema253,data:data13};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data13.number !== undefined){
let data14 = data13.number;
if((typeof data14 !== "string") && (data14 !== null)){
const err16 = {instancePath:instancePath+"/phoneNumbers/" + i1+"/number",schemaPath:"contract:/components/schemas/PhoneNumber/properties/number/type",keyword:"type",params:{type: schema253.properties.number.type},schema:schema253.properties.number.type,parentSchema:schema253.properties.number,data:data14};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data13.type !== undefined){
let data15 = data13.type;
if(typeof data15 !== "string"){
const err17 = {instancePath:instancePath+"/phoneNumbers/" + i1+"/type",schemaPath:"contract:/components/schemas/PhoneNumber/properties/type/type",keyword:"type",params:{type: "string"},schema:schema253.properties.type.type,parentSchema:schema253.properties.type,data:data15};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(((((data15 === "Primary") || (data15 === "Landline")) || (data15 === "Mobile")) || (data15 === "Fax")) || (data15 === "Unknown"))){
const err18 = {instancePath:instancePath+"/phoneNumbers/" + i1+"/type",schemaPath:"contract:/components/schemas/PhoneNumber/properties/type/enum",keyword:"enum",params:{allowedValues: schema253.properties.type.enum},schema:schema253.properties.type.enum,parentSchema:schema253.properties.type,data:data15};
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
const err19 = {instancePath:instancePath+"/phoneNumbers/" + i1,schemaPath:"contract:/components/schemas/PhoneNumber/type",keyword:"type",params:{type: "object"},schema:schema253.type,parentSchema:schema253,data:data13};
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
if(data.webLinks !== undefined){
let data16 = data.webLinks;
if((!(Array.isArray(data16))) && (data16 !== null)){
const err20 = {instancePath:instancePath+"/webLinks",schemaPath:"#/properties/webLinks/type",keyword:"type",params:{type: schema250.properties.webLinks.type},schema:schema250.properties.webLinks.type,parentSchema:schema250.properties.webLinks,data:data16};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(Array.isArray(data16)){
const len2 = data16.length;
for(let i2=0; i2<len2; i2++){
let data17 = data16[i2];
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.type !== undefined){
let data18 = data17.type;
if(typeof data18 !== "string"){
const err21 = {instancePath:instancePath+"/webLinks/" + i2+"/type",schemaPath:"contract:/components/schemas/WebLink/properties/type/type",keyword:"type",params:{type: "string"},schema:schema254.properties.type.type,parentSchema:schema254.properties.type,data:data18};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(((data18 === "Website") || (data18 === "Social")) || (data18 === "Unknown"))){
const err22 = {instancePath:instancePath+"/webLinks/" + i2+"/type",schemaPath:"contract:/components/schemas/WebLink/properties/type/enum",keyword:"enum",params:{allowedValues: schema254.properties.type.enum},schema:schema254.properties.type.enum,parentSchema:schema254.properties.type,data:data18};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data17.url !== undefined){
let data19 = data17.url;
if(!(typeof data19 === "string")){
const err23 = {instancePath:instancePath+"/webLinks/" + i2+"/url",schemaPath:"contract:/components/schemas/WebLink/properties/url/type",keyword:"type",params:{type: "string"},schema:schema254.properties.url.type,parentSchema:schema254.properties.url,data:data19};
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
const err24 = {instancePath:instancePath+"/webLinks/" + i2,schemaPath:"contract:/components/schemas/WebLink/type",keyword:"type",params:{type: "object"},schema:schema254.type,parentSchema:schema254,data:data17};
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
if(data.ledgerLockDate !== undefined){
let data20 = data.ledgerLockDate;
if(typeof data20 !== "string"){
const err25 = {instancePath:instancePath+"/ledgerLockDate",schemaPath:"contract:/components/schemas/Connection:properties:created:/type",keyword:"type",params:{type: "string"},schema:schema6.type,parentSchema:schema6,data:data20};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.registrationNumber !== undefined){
let data21 = data.registrationNumber;
if((typeof data21 !== "string") && (data21 !== null)){
const err26 = {instancePath:instancePath+"/registrationNumber",schemaPath:"#/properties/registrationNumber/type",keyword:"type",params:{type: schema250.properties.registrationNumber.type},schema:schema250.properties.registrationNumber.type,parentSchema:schema250.properties.registrationNumber,data:data21};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.taxNumber !== undefined){
let data22 = data.taxNumber;
if((typeof data22 !== "string") && (data22 !== null)){
const err27 = {instancePath:instancePath+"/taxNumber",schemaPath:"#/properties/taxNumber/type",keyword:"type",params:{type: schema250.properties.taxNumber.type},schema:schema250.properties.taxNumber.type,parentSchema:schema250.properties.taxNumber,data:data22};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.financialYearStartDate !== undefined){
let data23 = data.financialYearStartDate;
if(typeof data23 !== "string"){
const err28 = {instancePath:instancePath+"/financialYearStartDate",schemaPath:"contract:/components/schemas/Connection:properties:created:/type",keyword:"type",params:{type: "string"},schema:schema6.type,parentSchema:schema6,data:data23};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.baseCurrency !== undefined){
let data24 = data.baseCurrency;
if((typeof data24 !== "string") && (data24 !== null)){
const err29 = {instancePath:instancePath+"/baseCurrency",schemaPath:"#/properties/baseCurrency/type",keyword:"type",params:{type: schema250.properties.baseCurrency.type},schema:schema250.properties.baseCurrency.type,parentSchema:schema250.properties.baseCurrency,data:data24};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.sourceUrls !== undefined){
let data25 = data.sourceUrls;
if((!(data25 && typeof data25 == "object" && !Array.isArray(data25))) && (data25 !== null)){
const err30 = {instancePath:instancePath+"/sourceUrls",schemaPath:"#/properties/sourceUrls/type",keyword:"type",params:{type: schema250.properties.sourceUrls.type},schema:schema250.properties.sourceUrls.type,parentSchema:schema250.properties.sourceUrls,data:data25};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
for(const key0 in data25){
let data26 = data25[key0];
if((typeof data26 !== "string") && (data26 !== null)){
const err31 = {instancePath:instancePath+"/sourceUrls/" + runtime.escapeName(key0),schemaPath:"#/properties/sourceUrls/additionalProperties/type",keyword:"type",params:{type: schema250.properties.sourceUrls.additionalProperties.type},schema:schema250.properties.sourceUrls.additionalProperties.type,parentSchema:schema250.properties.sourceUrls.additionalProperties,data:data26};
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
}
if(data.createdDate !== undefined){
let data27 = data.createdDate;
if(typeof data27 !== "string"){
const err32 = {instancePath:instancePath+"/createdDate",schemaPath:"contract:/components/schemas/Connection:properties:created:/type",keyword:"type",params:{type: "string"},schema:schema6.type,parentSchema:schema6,data:data27};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.supplementalData !== undefined){
let data28 = data.supplementalData;
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
if(data28.content !== undefined){
let data29 = data28.content;
if((!(data29 && typeof data29 == "object" && !Array.isArray(data29))) && (data29 !== null)){
const err33 = {instancePath:instancePath+"/supplementalData/content",schemaPath:"contract:/components/schemas/SupplementalData/properties/content/type",keyword:"type",params:{type: schema70.properties.content.type},schema:schema70.properties.content.type,parentSchema:schema70.properties.content,data:data29};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
for(const key1 in data29){
let data30 = data29[key1];
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
}
else {
const err34 = {instancePath:instancePath+"/supplementalData/content/" + runtime.escapeName(key1),schemaPath:"contract:/components/schemas/SupplementalData/properties/content/additionalProperties/type",keyword:"type",params:{type: "object"},schema:schema70.properties.content.additionalProperties.type,parentSchema:schema70.properties.content.additionalProperties,data:data30};
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
}
else {
const err35 = {instancePath:instancePath+"/supplementalData",schemaPath:"contract:/components/schemas/SupplementalData/type",keyword:"type",params:{type: "object"},schema:schema70.type,parentSchema:schema70,data:data28};
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
const err36 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema250.type,parentSchema:schema250,data};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
validate285.errors = vErrors;
return errors === 0;
}
validate285.evaluated = {"props":{"companyName":true,"accountingPlatformRef":true,"companyLegalName":true,"addresses":true,"phoneNumbers":true,"webLinks":true,"ledgerLockDate":true,"registrationNumber":true,"taxNumber":true,"financialYearStartDate":true,"baseCurrency":true,"sourceUrls":true,"createdDate":true,"supplementalData":true},"dynamicProps":false,"dynamicItems":false};


function validate284(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate284.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate285.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate285.errors);
errors = vErrors.length;
}
validate284.errors = vErrors;
return errors === 0;
}
validate284.evaluated = {"props":{"companyName":true,"accountingPlatformRef":true,"companyLegalName":true,"addresses":true,"phoneNumbers":true,"webLinks":true,"ledgerLockDate":true,"registrationNumber":true,"taxNumber":true,"financialYearStartDate":true,"baseCurrency":true,"sourceUrls":true,"createdDate":true,"supplementalData":true},"dynamicProps":false,"dynamicItems":false};

})(compiled);
const validators = {
  "list-companies.200.body": compiled.v0,
  "list-companies.200.headers": compiled.v1,
  "list-companies.400.body": compiled.v2,
  "list-companies.400.headers": compiled.v1,
  "list-companies.401.body": compiled.v2,
  "list-companies.401.headers": compiled.v1,
  "list-companies.402.body": compiled.v2,
  "list-companies.402.headers": compiled.v1,
  "list-companies.403.body": compiled.v2,
  "list-companies.403.headers": compiled.v1,
  "list-companies.404.body": compiled.v2,
  "list-companies.404.headers": compiled.v1,
  "list-companies.429.body": compiled.v2,
  "list-companies.429.headers": compiled.v1,
  "list-companies.500.body": compiled.v2,
  "list-companies.500.headers": compiled.v1,
  "list-companies.503.body": compiled.v2,
  "list-companies.503.headers": compiled.v1,
  "create-company.200.body": compiled.v3,
  "create-company.200.headers": compiled.v1,
  "create-company.400.body": compiled.v2,
  "create-company.400.headers": compiled.v1,
  "create-company.401.body": compiled.v2,
  "create-company.401.headers": compiled.v1,
  "create-company.402.body": compiled.v2,
  "create-company.402.headers": compiled.v1,
  "create-company.403.body": compiled.v2,
  "create-company.403.headers": compiled.v1,
  "create-company.429.body": compiled.v2,
  "create-company.429.headers": compiled.v1,
  "create-company.500.body": compiled.v2,
  "create-company.500.headers": compiled.v1,
  "create-company.503.body": compiled.v2,
  "create-company.503.headers": compiled.v1,
  "get-company.200.body": compiled.v3,
  "get-company.200.headers": compiled.v1,
  "get-company.401.body": compiled.v2,
  "get-company.401.headers": compiled.v1,
  "get-company.402.body": compiled.v2,
  "get-company.402.headers": compiled.v1,
  "get-company.403.body": compiled.v2,
  "get-company.403.headers": compiled.v1,
  "get-company.404.body": compiled.v2,
  "get-company.404.headers": compiled.v1,
  "get-company.429.body": compiled.v2,
  "get-company.429.headers": compiled.v1,
  "get-company.500.body": compiled.v2,
  "get-company.500.headers": compiled.v1,
  "get-company.503.body": compiled.v2,
  "get-company.503.headers": compiled.v1,
  "replace-company.200.body": compiled.v3,
  "replace-company.200.headers": compiled.v1,
  "replace-company.401.body": compiled.v2,
  "replace-company.401.headers": compiled.v1,
  "replace-company.402.body": compiled.v2,
  "replace-company.402.headers": compiled.v1,
  "replace-company.403.body": compiled.v2,
  "replace-company.403.headers": compiled.v1,
  "replace-company.404.body": compiled.v2,
  "replace-company.404.headers": compiled.v1,
  "replace-company.429.body": compiled.v2,
  "replace-company.429.headers": compiled.v1,
  "replace-company.500.body": compiled.v2,
  "replace-company.500.headers": compiled.v1,
  "replace-company.503.body": compiled.v2,
  "replace-company.503.headers": compiled.v1,
  "delete-company.204.headers": compiled.v1,
  "delete-company.401.body": compiled.v2,
  "delete-company.401.headers": compiled.v1,
  "delete-company.402.body": compiled.v2,
  "delete-company.402.headers": compiled.v1,
  "delete-company.403.body": compiled.v2,
  "delete-company.403.headers": compiled.v1,
  "delete-company.404.body": compiled.v2,
  "delete-company.404.headers": compiled.v1,
  "delete-company.429.body": compiled.v2,
  "delete-company.429.headers": compiled.v1,
  "delete-company.500.body": compiled.v2,
  "delete-company.500.headers": compiled.v1,
  "delete-company.503.body": compiled.v2,
  "delete-company.503.headers": compiled.v1,
  "update-company.200.body": compiled.v3,
  "update-company.200.headers": compiled.v1,
  "update-company.401.body": compiled.v2,
  "update-company.401.headers": compiled.v1,
  "update-company.402.body": compiled.v2,
  "update-company.402.headers": compiled.v1,
  "update-company.403.body": compiled.v2,
  "update-company.403.headers": compiled.v1,
  "update-company.404.body": compiled.v2,
  "update-company.404.headers": compiled.v1,
  "update-company.429.body": compiled.v2,
  "update-company.429.headers": compiled.v1,
  "update-company.500.body": compiled.v2,
  "update-company.500.headers": compiled.v1,
  "update-company.503.body": compiled.v2,
  "update-company.503.headers": compiled.v1,
  "list-connections.200.body": compiled.v4,
  "list-connections.200.headers": compiled.v1,
  "list-connections.400.body": compiled.v2,
  "list-connections.400.headers": compiled.v1,
  "list-connections.401.body": compiled.v2,
  "list-connections.401.headers": compiled.v1,
  "list-connections.402.body": compiled.v2,
  "list-connections.402.headers": compiled.v1,
  "list-connections.403.body": compiled.v2,
  "list-connections.403.headers": compiled.v1,
  "list-connections.404.body": compiled.v2,
  "list-connections.404.headers": compiled.v1,
  "list-connections.429.body": compiled.v2,
  "list-connections.429.headers": compiled.v1,
  "list-connections.500.body": compiled.v2,
  "list-connections.500.headers": compiled.v1,
  "list-connections.503.body": compiled.v2,
  "list-connections.503.headers": compiled.v1,
  "create-connection.200.body": compiled.v5,
  "create-connection.200.headers": compiled.v1,
  "create-connection.401.body": compiled.v2,
  "create-connection.401.headers": compiled.v1,
  "create-connection.402.body": compiled.v2,
  "create-connection.402.headers": compiled.v1,
  "create-connection.403.body": compiled.v2,
  "create-connection.403.headers": compiled.v1,
  "create-connection.404.body": compiled.v2,
  "create-connection.404.headers": compiled.v1,
  "create-connection.429.body": compiled.v2,
  "create-connection.429.headers": compiled.v1,
  "create-connection.500.body": compiled.v2,
  "create-connection.500.headers": compiled.v1,
  "create-connection.503.body": compiled.v2,
  "create-connection.503.headers": compiled.v1,
  "get-connection.200.body": compiled.v5,
  "get-connection.200.headers": compiled.v1,
  "get-connection.401.body": compiled.v2,
  "get-connection.401.headers": compiled.v1,
  "get-connection.402.body": compiled.v2,
  "get-connection.402.headers": compiled.v1,
  "get-connection.403.body": compiled.v2,
  "get-connection.403.headers": compiled.v1,
  "get-connection.404.body": compiled.v2,
  "get-connection.404.headers": compiled.v1,
  "get-connection.429.body": compiled.v2,
  "get-connection.429.headers": compiled.v1,
  "get-connection.500.body": compiled.v2,
  "get-connection.500.headers": compiled.v1,
  "get-connection.503.body": compiled.v2,
  "get-connection.503.headers": compiled.v1,
  "delete-connection.200.headers": compiled.v1,
  "delete-connection.401.body": compiled.v2,
  "delete-connection.401.headers": compiled.v1,
  "delete-connection.402.body": compiled.v2,
  "delete-connection.402.headers": compiled.v1,
  "delete-connection.403.body": compiled.v2,
  "delete-connection.403.headers": compiled.v1,
  "delete-connection.404.body": compiled.v2,
  "delete-connection.404.headers": compiled.v1,
  "delete-connection.429.body": compiled.v2,
  "delete-connection.429.headers": compiled.v1,
  "delete-connection.500.body": compiled.v2,
  "delete-connection.500.headers": compiled.v1,
  "delete-connection.503.body": compiled.v2,
  "delete-connection.503.headers": compiled.v1,
  "unlink-connection.200.body": compiled.v5,
  "unlink-connection.200.headers": compiled.v1,
  "unlink-connection.401.body": compiled.v2,
  "unlink-connection.401.headers": compiled.v1,
  "unlink-connection.402.body": compiled.v2,
  "unlink-connection.402.headers": compiled.v1,
  "unlink-connection.403.body": compiled.v2,
  "unlink-connection.403.headers": compiled.v1,
  "unlink-connection.404.body": compiled.v2,
  "unlink-connection.404.headers": compiled.v1,
  "unlink-connection.429.body": compiled.v2,
  "unlink-connection.429.headers": compiled.v1,
  "unlink-connection.500.body": compiled.v2,
  "unlink-connection.500.headers": compiled.v1,
  "unlink-connection.503.body": compiled.v2,
  "unlink-connection.503.headers": compiled.v1,
  "refresh-all-data-types.204.headers": compiled.v1,
  "refresh-all-data-types.400.body": compiled.v2,
  "refresh-all-data-types.400.headers": compiled.v1,
  "refresh-all-data-types.401.body": compiled.v2,
  "refresh-all-data-types.401.headers": compiled.v1,
  "refresh-all-data-types.402.body": compiled.v2,
  "refresh-all-data-types.402.headers": compiled.v1,
  "refresh-all-data-types.403.body": compiled.v2,
  "refresh-all-data-types.403.headers": compiled.v1,
  "refresh-all-data-types.404.body": compiled.v2,
  "refresh-all-data-types.404.headers": compiled.v1,
  "refresh-all-data-types.429.body": compiled.v2,
  "refresh-all-data-types.429.headers": compiled.v1,
  "refresh-all-data-types.500.body": compiled.v2,
  "refresh-all-data-types.500.headers": compiled.v1,
  "refresh-all-data-types.503.body": compiled.v2,
  "refresh-all-data-types.503.headers": compiled.v1,
  "get-data-status.200.body": compiled.v6,
  "get-data-status.200.headers": compiled.v1,
  "get-data-status.401.body": compiled.v2,
  "get-data-status.401.headers": compiled.v1,
  "get-data-status.402.body": compiled.v2,
  "get-data-status.402.headers": compiled.v1,
  "get-data-status.403.body": compiled.v2,
  "get-data-status.403.headers": compiled.v1,
  "get-data-status.404.body": compiled.v2,
  "get-data-status.404.headers": compiled.v1,
  "get-data-status.429.body": compiled.v2,
  "get-data-status.429.headers": compiled.v1,
  "get-data-status.500.body": compiled.v2,
  "get-data-status.500.headers": compiled.v1,
  "get-data-status.503.body": compiled.v2,
  "get-data-status.503.headers": compiled.v1,
  "refresh-data-type.200.body": compiled.v7,
  "refresh-data-type.200.headers": compiled.v1,
  "refresh-data-type.400.body": compiled.v2,
  "refresh-data-type.400.headers": compiled.v1,
  "refresh-data-type.401.body": compiled.v2,
  "refresh-data-type.401.headers": compiled.v1,
  "refresh-data-type.402.body": compiled.v2,
  "refresh-data-type.402.headers": compiled.v1,
  "refresh-data-type.403.body": compiled.v2,
  "refresh-data-type.403.headers": compiled.v1,
  "refresh-data-type.404.body": compiled.v2,
  "refresh-data-type.404.headers": compiled.v1,
  "refresh-data-type.429.body": compiled.v2,
  "refresh-data-type.429.headers": compiled.v1,
  "refresh-data-type.500.body": compiled.v2,
  "refresh-data-type.500.headers": compiled.v1,
  "refresh-data-type.503.body": compiled.v2,
  "refresh-data-type.503.headers": compiled.v1,
  "list-pull-operations.200.body": compiled.v8,
  "list-pull-operations.200.headers": compiled.v1,
  "list-pull-operations.400.body": compiled.v2,
  "list-pull-operations.400.headers": compiled.v1,
  "list-pull-operations.401.body": compiled.v2,
  "list-pull-operations.401.headers": compiled.v1,
  "list-pull-operations.402.body": compiled.v2,
  "list-pull-operations.402.headers": compiled.v1,
  "list-pull-operations.403.body": compiled.v2,
  "list-pull-operations.403.headers": compiled.v1,
  "list-pull-operations.404.body": compiled.v2,
  "list-pull-operations.404.headers": compiled.v1,
  "list-pull-operations.429.body": compiled.v2,
  "list-pull-operations.429.headers": compiled.v1,
  "list-pull-operations.500.body": compiled.v2,
  "list-pull-operations.500.headers": compiled.v1,
  "list-pull-operations.503.body": compiled.v2,
  "list-pull-operations.503.headers": compiled.v1,
  "list-push-operations.200.body": compiled.v9,
  "list-push-operations.200.headers": compiled.v1,
  "list-push-operations.400.body": compiled.v2,
  "list-push-operations.400.headers": compiled.v1,
  "list-push-operations.401.body": compiled.v2,
  "list-push-operations.401.headers": compiled.v1,
  "list-push-operations.402.body": compiled.v2,
  "list-push-operations.402.headers": compiled.v1,
  "list-push-operations.403.body": compiled.v2,
  "list-push-operations.403.headers": compiled.v1,
  "list-push-operations.404.body": compiled.v2,
  "list-push-operations.404.headers": compiled.v1,
  "list-push-operations.429.body": compiled.v2,
  "list-push-operations.429.headers": compiled.v1,
  "list-push-operations.500.body": compiled.v2,
  "list-push-operations.500.headers": compiled.v1,
  "list-push-operations.503.body": compiled.v2,
  "list-push-operations.503.headers": compiled.v1,
  "get-pull-operation.200.body": compiled.v7,
  "get-pull-operation.200.headers": compiled.v1,
  "get-pull-operation.401.body": compiled.v2,
  "get-pull-operation.401.headers": compiled.v1,
  "get-pull-operation.402.body": compiled.v2,
  "get-pull-operation.402.headers": compiled.v1,
  "get-pull-operation.403.body": compiled.v2,
  "get-pull-operation.403.headers": compiled.v1,
  "get-pull-operation.404.body": compiled.v2,
  "get-pull-operation.404.headers": compiled.v1,
  "get-pull-operation.429.body": compiled.v2,
  "get-pull-operation.429.headers": compiled.v1,
  "get-pull-operation.500.body": compiled.v2,
  "get-pull-operation.500.headers": compiled.v1,
  "get-pull-operation.503.body": compiled.v2,
  "get-pull-operation.503.headers": compiled.v1,
  "get-push-operation.200.body": compiled.v10,
  "get-push-operation.200.headers": compiled.v1,
  "get-push-operation.401.body": compiled.v2,
  "get-push-operation.401.headers": compiled.v1,
  "get-push-operation.402.body": compiled.v2,
  "get-push-operation.402.headers": compiled.v1,
  "get-push-operation.403.body": compiled.v2,
  "get-push-operation.403.headers": compiled.v1,
  "get-push-operation.404.body": compiled.v2,
  "get-push-operation.404.headers": compiled.v1,
  "get-push-operation.429.body": compiled.v2,
  "get-push-operation.429.headers": compiled.v1,
  "get-push-operation.500.body": compiled.v2,
  "get-push-operation.500.headers": compiled.v1,
  "get-push-operation.503.body": compiled.v2,
  "get-push-operation.503.headers": compiled.v1,
  "list-accounts.200.body": compiled.v11,
  "list-accounts.200.headers": compiled.v1,
  "list-accounts.400.body": compiled.v2,
  "list-accounts.400.headers": compiled.v1,
  "list-accounts.401.body": compiled.v2,
  "list-accounts.401.headers": compiled.v1,
  "list-accounts.402.body": compiled.v2,
  "list-accounts.402.headers": compiled.v1,
  "list-accounts.403.body": compiled.v2,
  "list-accounts.403.headers": compiled.v1,
  "list-accounts.404.body": compiled.v2,
  "list-accounts.404.headers": compiled.v1,
  "list-accounts.409.body": compiled.v2,
  "list-accounts.409.headers": compiled.v1,
  "list-accounts.429.body": compiled.v2,
  "list-accounts.429.headers": compiled.v1,
  "list-accounts.500.body": compiled.v2,
  "list-accounts.500.headers": compiled.v1,
  "list-accounts.503.body": compiled.v2,
  "list-accounts.503.headers": compiled.v1,
  "get-account.200.body": compiled.v12,
  "get-account.200.headers": compiled.v1,
  "get-account.401.body": compiled.v2,
  "get-account.401.headers": compiled.v1,
  "get-account.402.body": compiled.v2,
  "get-account.402.headers": compiled.v1,
  "get-account.403.body": compiled.v2,
  "get-account.403.headers": compiled.v1,
  "get-account.404.body": compiled.v2,
  "get-account.404.headers": compiled.v1,
  "get-account.409.body": compiled.v2,
  "get-account.409.headers": compiled.v1,
  "get-account.429.body": compiled.v2,
  "get-account.429.headers": compiled.v1,
  "get-account.500.body": compiled.v2,
  "get-account.500.headers": compiled.v1,
  "get-account.503.body": compiled.v2,
  "get-account.503.headers": compiled.v1,
  "get-create-account-model.200.body": compiled.v13,
  "get-create-account-model.200.headers": compiled.v1,
  "get-create-account-model.401.body": compiled.v2,
  "get-create-account-model.401.headers": compiled.v1,
  "get-create-account-model.402.body": compiled.v2,
  "get-create-account-model.402.headers": compiled.v1,
  "get-create-account-model.403.body": compiled.v2,
  "get-create-account-model.403.headers": compiled.v1,
  "get-create-account-model.404.body": compiled.v2,
  "get-create-account-model.404.headers": compiled.v1,
  "get-create-account-model.429.body": compiled.v2,
  "get-create-account-model.429.headers": compiled.v1,
  "get-create-account-model.500.body": compiled.v2,
  "get-create-account-model.500.headers": compiled.v1,
  "get-create-account-model.503.body": compiled.v2,
  "get-create-account-model.503.headers": compiled.v1,
  "create-account.200.body": compiled.v14,
  "create-account.200.headers": compiled.v1,
  "create-account.400.body": compiled.v2,
  "create-account.400.headers": compiled.v1,
  "create-account.401.body": compiled.v2,
  "create-account.401.headers": compiled.v1,
  "create-account.402.body": compiled.v2,
  "create-account.402.headers": compiled.v1,
  "create-account.403.body": compiled.v2,
  "create-account.403.headers": compiled.v1,
  "create-account.404.body": compiled.v2,
  "create-account.404.headers": compiled.v1,
  "create-account.429.body": compiled.v2,
  "create-account.429.headers": compiled.v1,
  "create-account.500.body": compiled.v2,
  "create-account.500.headers": compiled.v1,
  "create-account.503.body": compiled.v2,
  "create-account.503.headers": compiled.v1,
  "get-create-bankAccounts-model.200.body": compiled.v13,
  "get-create-bankAccounts-model.200.headers": compiled.v1,
  "get-create-bankAccounts-model.401.body": compiled.v2,
  "get-create-bankAccounts-model.401.headers": compiled.v1,
  "get-create-bankAccounts-model.402.body": compiled.v2,
  "get-create-bankAccounts-model.402.headers": compiled.v1,
  "get-create-bankAccounts-model.403.body": compiled.v2,
  "get-create-bankAccounts-model.403.headers": compiled.v1,
  "get-create-bankAccounts-model.404.body": compiled.v2,
  "get-create-bankAccounts-model.404.headers": compiled.v1,
  "get-create-bankAccounts-model.429.body": compiled.v2,
  "get-create-bankAccounts-model.429.headers": compiled.v1,
  "get-create-bankAccounts-model.500.body": compiled.v2,
  "get-create-bankAccounts-model.500.headers": compiled.v1,
  "get-create-bankAccounts-model.503.body": compiled.v2,
  "get-create-bankAccounts-model.503.headers": compiled.v1,
  "create-bank-account.200.body": compiled.v15,
  "create-bank-account.200.headers": compiled.v1,
  "create-bank-account.400.body": compiled.v2,
  "create-bank-account.400.headers": compiled.v1,
  "create-bank-account.401.body": compiled.v2,
  "create-bank-account.401.headers": compiled.v1,
  "create-bank-account.402.body": compiled.v2,
  "create-bank-account.402.headers": compiled.v1,
  "create-bank-account.403.body": compiled.v2,
  "create-bank-account.403.headers": compiled.v1,
  "create-bank-account.404.body": compiled.v2,
  "create-bank-account.404.headers": compiled.v1,
  "create-bank-account.429.body": compiled.v2,
  "create-bank-account.429.headers": compiled.v1,
  "create-bank-account.500.body": compiled.v2,
  "create-bank-account.500.headers": compiled.v1,
  "create-bank-account.503.body": compiled.v2,
  "create-bank-account.503.headers": compiled.v1,
  "list-bill-credit-notes.200.body": compiled.v16,
  "list-bill-credit-notes.200.headers": compiled.v1,
  "list-bill-credit-notes.400.body": compiled.v2,
  "list-bill-credit-notes.400.headers": compiled.v1,
  "list-bill-credit-notes.401.body": compiled.v2,
  "list-bill-credit-notes.401.headers": compiled.v1,
  "list-bill-credit-notes.402.body": compiled.v2,
  "list-bill-credit-notes.402.headers": compiled.v1,
  "list-bill-credit-notes.403.body": compiled.v2,
  "list-bill-credit-notes.403.headers": compiled.v1,
  "list-bill-credit-notes.404.body": compiled.v2,
  "list-bill-credit-notes.404.headers": compiled.v1,
  "list-bill-credit-notes.409.body": compiled.v2,
  "list-bill-credit-notes.409.headers": compiled.v1,
  "list-bill-credit-notes.429.body": compiled.v2,
  "list-bill-credit-notes.429.headers": compiled.v1,
  "list-bill-credit-notes.500.body": compiled.v2,
  "list-bill-credit-notes.500.headers": compiled.v1,
  "list-bill-credit-notes.503.body": compiled.v2,
  "list-bill-credit-notes.503.headers": compiled.v1,
  "get-bill-credit-note.200.body": compiled.v17,
  "get-bill-credit-note.200.headers": compiled.v1,
  "get-bill-credit-note.401.body": compiled.v2,
  "get-bill-credit-note.401.headers": compiled.v1,
  "get-bill-credit-note.402.body": compiled.v2,
  "get-bill-credit-note.402.headers": compiled.v1,
  "get-bill-credit-note.403.body": compiled.v2,
  "get-bill-credit-note.403.headers": compiled.v1,
  "get-bill-credit-note.404.body": compiled.v2,
  "get-bill-credit-note.404.headers": compiled.v1,
  "get-bill-credit-note.409.body": compiled.v2,
  "get-bill-credit-note.409.headers": compiled.v1,
  "get-bill-credit-note.429.body": compiled.v2,
  "get-bill-credit-note.429.headers": compiled.v1,
  "get-bill-credit-note.500.body": compiled.v2,
  "get-bill-credit-note.500.headers": compiled.v1,
  "get-bill-credit-note.503.body": compiled.v2,
  "get-bill-credit-note.503.headers": compiled.v1,
  "get-create-update-billCreditNote-model.200.body": compiled.v13,
  "get-create-update-billCreditNote-model.200.headers": compiled.v1,
  "get-create-update-billCreditNote-model.401.body": compiled.v2,
  "get-create-update-billCreditNote-model.401.headers": compiled.v1,
  "get-create-update-billCreditNote-model.402.body": compiled.v2,
  "get-create-update-billCreditNote-model.402.headers": compiled.v1,
  "get-create-update-billCreditNote-model.403.body": compiled.v2,
  "get-create-update-billCreditNote-model.403.headers": compiled.v1,
  "get-create-update-billCreditNote-model.404.body": compiled.v2,
  "get-create-update-billCreditNote-model.404.headers": compiled.v1,
  "get-create-update-billCreditNote-model.429.body": compiled.v2,
  "get-create-update-billCreditNote-model.429.headers": compiled.v1,
  "get-create-update-billCreditNote-model.500.body": compiled.v2,
  "get-create-update-billCreditNote-model.500.headers": compiled.v1,
  "get-create-update-billCreditNote-model.503.body": compiled.v2,
  "get-create-update-billCreditNote-model.503.headers": compiled.v1,
  "create-bill-credit-note.200.body": compiled.v18,
  "create-bill-credit-note.200.headers": compiled.v1,
  "create-bill-credit-note.400.body": compiled.v2,
  "create-bill-credit-note.400.headers": compiled.v1,
  "create-bill-credit-note.401.body": compiled.v2,
  "create-bill-credit-note.401.headers": compiled.v1,
  "create-bill-credit-note.402.body": compiled.v2,
  "create-bill-credit-note.402.headers": compiled.v1,
  "create-bill-credit-note.403.body": compiled.v2,
  "create-bill-credit-note.403.headers": compiled.v1,
  "create-bill-credit-note.404.body": compiled.v2,
  "create-bill-credit-note.404.headers": compiled.v1,
  "create-bill-credit-note.429.body": compiled.v2,
  "create-bill-credit-note.429.headers": compiled.v1,
  "create-bill-credit-note.500.body": compiled.v2,
  "create-bill-credit-note.500.headers": compiled.v1,
  "create-bill-credit-note.503.body": compiled.v2,
  "create-bill-credit-note.503.headers": compiled.v1,
  "update-bill-credit-note.200.body": compiled.v19,
  "update-bill-credit-note.200.headers": compiled.v1,
  "update-bill-credit-note.400.body": compiled.v2,
  "update-bill-credit-note.400.headers": compiled.v1,
  "update-bill-credit-note.401.body": compiled.v2,
  "update-bill-credit-note.401.headers": compiled.v1,
  "update-bill-credit-note.402.body": compiled.v2,
  "update-bill-credit-note.402.headers": compiled.v1,
  "update-bill-credit-note.403.body": compiled.v2,
  "update-bill-credit-note.403.headers": compiled.v1,
  "update-bill-credit-note.404.body": compiled.v2,
  "update-bill-credit-note.404.headers": compiled.v1,
  "update-bill-credit-note.429.body": compiled.v2,
  "update-bill-credit-note.429.headers": compiled.v1,
  "update-bill-credit-note.500.body": compiled.v2,
  "update-bill-credit-note.500.headers": compiled.v1,
  "update-bill-credit-note.503.body": compiled.v2,
  "update-bill-credit-note.503.headers": compiled.v1,
  "list-bill-payments.200.body": compiled.v20,
  "list-bill-payments.200.headers": compiled.v1,
  "list-bill-payments.400.body": compiled.v2,
  "list-bill-payments.400.headers": compiled.v1,
  "list-bill-payments.401.body": compiled.v2,
  "list-bill-payments.401.headers": compiled.v1,
  "list-bill-payments.402.body": compiled.v2,
  "list-bill-payments.402.headers": compiled.v1,
  "list-bill-payments.403.body": compiled.v2,
  "list-bill-payments.403.headers": compiled.v1,
  "list-bill-payments.404.body": compiled.v2,
  "list-bill-payments.404.headers": compiled.v1,
  "list-bill-payments.409.body": compiled.v2,
  "list-bill-payments.409.headers": compiled.v1,
  "list-bill-payments.429.body": compiled.v2,
  "list-bill-payments.429.headers": compiled.v1,
  "list-bill-payments.500.body": compiled.v2,
  "list-bill-payments.500.headers": compiled.v1,
  "list-bill-payments.503.body": compiled.v2,
  "list-bill-payments.503.headers": compiled.v1,
  "get-bill-payments.200.body": compiled.v21,
  "get-bill-payments.200.headers": compiled.v1,
  "get-bill-payments.401.body": compiled.v2,
  "get-bill-payments.401.headers": compiled.v1,
  "get-bill-payments.402.body": compiled.v2,
  "get-bill-payments.402.headers": compiled.v1,
  "get-bill-payments.403.body": compiled.v2,
  "get-bill-payments.403.headers": compiled.v1,
  "get-bill-payments.404.body": compiled.v2,
  "get-bill-payments.404.headers": compiled.v1,
  "get-bill-payments.409.body": compiled.v2,
  "get-bill-payments.409.headers": compiled.v1,
  "get-bill-payments.429.body": compiled.v2,
  "get-bill-payments.429.headers": compiled.v1,
  "get-bill-payments.500.body": compiled.v2,
  "get-bill-payments.500.headers": compiled.v1,
  "get-bill-payments.503.body": compiled.v2,
  "get-bill-payments.503.headers": compiled.v1,
  "delete-billPayment.200.body": compiled.v10,
  "delete-billPayment.200.headers": compiled.v1,
  "delete-billPayment.401.body": compiled.v2,
  "delete-billPayment.401.headers": compiled.v1,
  "delete-billPayment.402.body": compiled.v2,
  "delete-billPayment.402.headers": compiled.v1,
  "delete-billPayment.403.body": compiled.v2,
  "delete-billPayment.403.headers": compiled.v1,
  "delete-billPayment.404.body": compiled.v2,
  "delete-billPayment.404.headers": compiled.v1,
  "delete-billPayment.429.body": compiled.v2,
  "delete-billPayment.429.headers": compiled.v1,
  "delete-billPayment.500.body": compiled.v2,
  "delete-billPayment.500.headers": compiled.v1,
  "delete-billPayment.503.body": compiled.v2,
  "delete-billPayment.503.headers": compiled.v1,
  "get-create-billPayment-model.200.body": compiled.v13,
  "get-create-billPayment-model.200.headers": compiled.v1,
  "get-create-billPayment-model.401.body": compiled.v2,
  "get-create-billPayment-model.401.headers": compiled.v1,
  "get-create-billPayment-model.402.body": compiled.v2,
  "get-create-billPayment-model.402.headers": compiled.v1,
  "get-create-billPayment-model.403.body": compiled.v2,
  "get-create-billPayment-model.403.headers": compiled.v1,
  "get-create-billPayment-model.404.body": compiled.v2,
  "get-create-billPayment-model.404.headers": compiled.v1,
  "get-create-billPayment-model.429.body": compiled.v2,
  "get-create-billPayment-model.429.headers": compiled.v1,
  "get-create-billPayment-model.500.body": compiled.v2,
  "get-create-billPayment-model.500.headers": compiled.v1,
  "get-create-billPayment-model.503.body": compiled.v2,
  "get-create-billPayment-model.503.headers": compiled.v1,
  "create-bill-payment.200.body": compiled.v22,
  "create-bill-payment.200.headers": compiled.v1,
  "create-bill-payment.400.body": compiled.v2,
  "create-bill-payment.400.headers": compiled.v1,
  "create-bill-payment.401.body": compiled.v2,
  "create-bill-payment.401.headers": compiled.v1,
  "create-bill-payment.402.body": compiled.v2,
  "create-bill-payment.402.headers": compiled.v1,
  "create-bill-payment.403.body": compiled.v2,
  "create-bill-payment.403.headers": compiled.v1,
  "create-bill-payment.404.body": compiled.v2,
  "create-bill-payment.404.headers": compiled.v1,
  "create-bill-payment.429.body": compiled.v2,
  "create-bill-payment.429.headers": compiled.v1,
  "create-bill-payment.500.body": compiled.v2,
  "create-bill-payment.500.headers": compiled.v1,
  "create-bill-payment.503.body": compiled.v2,
  "create-bill-payment.503.headers": compiled.v1,
  "list-bills.200.body": compiled.v23,
  "list-bills.200.headers": compiled.v1,
  "list-bills.400.body": compiled.v2,
  "list-bills.400.headers": compiled.v1,
  "list-bills.401.body": compiled.v2,
  "list-bills.401.headers": compiled.v1,
  "list-bills.402.body": compiled.v2,
  "list-bills.402.headers": compiled.v1,
  "list-bills.403.body": compiled.v2,
  "list-bills.403.headers": compiled.v1,
  "list-bills.404.body": compiled.v2,
  "list-bills.404.headers": compiled.v1,
  "list-bills.409.body": compiled.v2,
  "list-bills.409.headers": compiled.v1,
  "list-bills.429.body": compiled.v2,
  "list-bills.429.headers": compiled.v1,
  "list-bills.500.body": compiled.v2,
  "list-bills.500.headers": compiled.v1,
  "list-bills.503.body": compiled.v2,
  "list-bills.503.headers": compiled.v1,
  "get-bill.200.body": compiled.v24,
  "get-bill.200.headers": compiled.v1,
  "get-bill.401.body": compiled.v2,
  "get-bill.401.headers": compiled.v1,
  "get-bill.402.body": compiled.v2,
  "get-bill.402.headers": compiled.v1,
  "get-bill.403.body": compiled.v2,
  "get-bill.403.headers": compiled.v1,
  "get-bill.404.body": compiled.v2,
  "get-bill.404.headers": compiled.v1,
  "get-bill.409.body": compiled.v2,
  "get-bill.409.headers": compiled.v1,
  "get-bill.429.body": compiled.v2,
  "get-bill.429.headers": compiled.v1,
  "get-bill.500.body": compiled.v2,
  "get-bill.500.headers": compiled.v1,
  "get-bill.503.body": compiled.v2,
  "get-bill.503.headers": compiled.v1,
  "get-create-update-bill-model.200.body": compiled.v13,
  "get-create-update-bill-model.200.headers": compiled.v1,
  "get-create-update-bill-model.401.body": compiled.v2,
  "get-create-update-bill-model.401.headers": compiled.v1,
  "get-create-update-bill-model.402.body": compiled.v2,
  "get-create-update-bill-model.402.headers": compiled.v1,
  "get-create-update-bill-model.403.body": compiled.v2,
  "get-create-update-bill-model.403.headers": compiled.v1,
  "get-create-update-bill-model.404.body": compiled.v2,
  "get-create-update-bill-model.404.headers": compiled.v1,
  "get-create-update-bill-model.429.body": compiled.v2,
  "get-create-update-bill-model.429.headers": compiled.v1,
  "get-create-update-bill-model.500.body": compiled.v2,
  "get-create-update-bill-model.500.headers": compiled.v1,
  "get-create-update-bill-model.503.body": compiled.v2,
  "get-create-update-bill-model.503.headers": compiled.v1,
  "create-bill.200.body": compiled.v25,
  "create-bill.200.headers": compiled.v1,
  "create-bill.400.body": compiled.v2,
  "create-bill.400.headers": compiled.v1,
  "create-bill.401.body": compiled.v2,
  "create-bill.401.headers": compiled.v1,
  "create-bill.402.body": compiled.v2,
  "create-bill.402.headers": compiled.v1,
  "create-bill.403.body": compiled.v2,
  "create-bill.403.headers": compiled.v1,
  "create-bill.404.body": compiled.v2,
  "create-bill.404.headers": compiled.v1,
  "create-bill.429.body": compiled.v2,
  "create-bill.429.headers": compiled.v1,
  "create-bill.500.body": compiled.v2,
  "create-bill.500.headers": compiled.v1,
  "create-bill.503.body": compiled.v2,
  "create-bill.503.headers": compiled.v1,
  "update-bill.200.body": compiled.v26,
  "update-bill.200.headers": compiled.v1,
  "update-bill.400.body": compiled.v2,
  "update-bill.400.headers": compiled.v1,
  "update-bill.401.body": compiled.v2,
  "update-bill.401.headers": compiled.v1,
  "update-bill.402.body": compiled.v2,
  "update-bill.402.headers": compiled.v1,
  "update-bill.403.body": compiled.v2,
  "update-bill.403.headers": compiled.v1,
  "update-bill.404.body": compiled.v2,
  "update-bill.404.headers": compiled.v1,
  "update-bill.429.body": compiled.v2,
  "update-bill.429.headers": compiled.v1,
  "update-bill.500.body": compiled.v2,
  "update-bill.500.headers": compiled.v1,
  "update-bill.503.body": compiled.v2,
  "update-bill.503.headers": compiled.v1,
  "delete-bill.200.body": compiled.v10,
  "delete-bill.200.headers": compiled.v1,
  "delete-bill.401.body": compiled.v2,
  "delete-bill.401.headers": compiled.v1,
  "delete-bill.402.body": compiled.v2,
  "delete-bill.402.headers": compiled.v1,
  "delete-bill.403.body": compiled.v2,
  "delete-bill.403.headers": compiled.v1,
  "delete-bill.404.body": compiled.v2,
  "delete-bill.404.headers": compiled.v1,
  "delete-bill.429.body": compiled.v2,
  "delete-bill.429.headers": compiled.v1,
  "delete-bill.500.body": compiled.v2,
  "delete-bill.500.headers": compiled.v1,
  "delete-bill.503.body": compiled.v2,
  "delete-bill.503.headers": compiled.v1,
  "list-bill-attachments.200.body": compiled.v27,
  "list-bill-attachments.200.headers": compiled.v1,
  "list-bill-attachments.401.body": compiled.v2,
  "list-bill-attachments.401.headers": compiled.v1,
  "list-bill-attachments.402.body": compiled.v2,
  "list-bill-attachments.402.headers": compiled.v1,
  "list-bill-attachments.403.body": compiled.v2,
  "list-bill-attachments.403.headers": compiled.v1,
  "list-bill-attachments.404.body": compiled.v2,
  "list-bill-attachments.404.headers": compiled.v1,
  "list-bill-attachments.409.body": compiled.v2,
  "list-bill-attachments.409.headers": compiled.v1,
  "list-bill-attachments.429.body": compiled.v2,
  "list-bill-attachments.429.headers": compiled.v1,
  "list-bill-attachments.500.body": compiled.v2,
  "list-bill-attachments.500.headers": compiled.v1,
  "list-bill-attachments.503.body": compiled.v2,
  "list-bill-attachments.503.headers": compiled.v1,
  "get-bill-attachment.200.body": compiled.v28,
  "get-bill-attachment.200.headers": compiled.v1,
  "get-bill-attachment.401.body": compiled.v2,
  "get-bill-attachment.401.headers": compiled.v1,
  "get-bill-attachment.402.body": compiled.v2,
  "get-bill-attachment.402.headers": compiled.v1,
  "get-bill-attachment.403.body": compiled.v2,
  "get-bill-attachment.403.headers": compiled.v1,
  "get-bill-attachment.404.body": compiled.v2,
  "get-bill-attachment.404.headers": compiled.v1,
  "get-bill-attachment.429.body": compiled.v2,
  "get-bill-attachment.429.headers": compiled.v1,
  "get-bill-attachment.500.body": compiled.v2,
  "get-bill-attachment.500.headers": compiled.v1,
  "get-bill-attachment.503.body": compiled.v2,
  "get-bill-attachment.503.headers": compiled.v1,
  "delete-bill-attachment.200.body": compiled.v10,
  "delete-bill-attachment.200.headers": compiled.v1,
  "delete-bill-attachment.401.body": compiled.v2,
  "delete-bill-attachment.401.headers": compiled.v1,
  "delete-bill-attachment.402.body": compiled.v2,
  "delete-bill-attachment.402.headers": compiled.v1,
  "delete-bill-attachment.403.body": compiled.v2,
  "delete-bill-attachment.403.headers": compiled.v1,
  "delete-bill-attachment.404.body": compiled.v2,
  "delete-bill-attachment.404.headers": compiled.v1,
  "delete-bill-attachment.429.body": compiled.v2,
  "delete-bill-attachment.429.headers": compiled.v1,
  "delete-bill-attachment.500.body": compiled.v2,
  "delete-bill-attachment.500.headers": compiled.v1,
  "delete-bill-attachment.503.body": compiled.v2,
  "delete-bill-attachment.503.headers": compiled.v1,
  "download-bill-attachment.200.headers": compiled.v1,
  "download-bill-attachment.401.body": compiled.v2,
  "download-bill-attachment.401.headers": compiled.v1,
  "download-bill-attachment.402.body": compiled.v2,
  "download-bill-attachment.402.headers": compiled.v1,
  "download-bill-attachment.403.body": compiled.v2,
  "download-bill-attachment.403.headers": compiled.v1,
  "download-bill-attachment.404.body": compiled.v2,
  "download-bill-attachment.404.headers": compiled.v1,
  "download-bill-attachment.429.body": compiled.v2,
  "download-bill-attachment.429.headers": compiled.v1,
  "download-bill-attachment.500.body": compiled.v2,
  "download-bill-attachment.500.headers": compiled.v1,
  "download-bill-attachment.503.body": compiled.v2,
  "download-bill-attachment.503.headers": compiled.v1,
  "upload-bill-attachment.200.headers": compiled.v1,
  "upload-bill-attachment.400.body": compiled.v2,
  "upload-bill-attachment.400.headers": compiled.v1,
  "upload-bill-attachment.401.body": compiled.v2,
  "upload-bill-attachment.401.headers": compiled.v1,
  "upload-bill-attachment.402.body": compiled.v2,
  "upload-bill-attachment.402.headers": compiled.v1,
  "upload-bill-attachment.403.body": compiled.v2,
  "upload-bill-attachment.403.headers": compiled.v1,
  "upload-bill-attachment.404.body": compiled.v2,
  "upload-bill-attachment.404.headers": compiled.v1,
  "upload-bill-attachment.429.body": compiled.v2,
  "upload-bill-attachment.429.headers": compiled.v1,
  "upload-bill-attachment.500.body": compiled.v2,
  "upload-bill-attachment.500.headers": compiled.v1,
  "upload-bill-attachment.503.body": compiled.v2,
  "upload-bill-attachment.503.headers": compiled.v1,
  "get-create-journalEntry-model.200.body": compiled.v13,
  "get-create-journalEntry-model.200.headers": compiled.v1,
  "get-create-journalEntry-model.401.body": compiled.v2,
  "get-create-journalEntry-model.401.headers": compiled.v1,
  "get-create-journalEntry-model.402.body": compiled.v2,
  "get-create-journalEntry-model.402.headers": compiled.v1,
  "get-create-journalEntry-model.403.body": compiled.v2,
  "get-create-journalEntry-model.403.headers": compiled.v1,
  "get-create-journalEntry-model.404.body": compiled.v2,
  "get-create-journalEntry-model.404.headers": compiled.v1,
  "get-create-journalEntry-model.429.body": compiled.v2,
  "get-create-journalEntry-model.429.headers": compiled.v1,
  "get-create-journalEntry-model.500.body": compiled.v2,
  "get-create-journalEntry-model.500.headers": compiled.v1,
  "get-create-journalEntry-model.503.body": compiled.v2,
  "get-create-journalEntry-model.503.headers": compiled.v1,
  "create-journal-entry.200.body": compiled.v29,
  "create-journal-entry.200.headers": compiled.v1,
  "create-journal-entry.400.body": compiled.v2,
  "create-journal-entry.400.headers": compiled.v1,
  "create-journal-entry.401.body": compiled.v2,
  "create-journal-entry.401.headers": compiled.v1,
  "create-journal-entry.402.body": compiled.v2,
  "create-journal-entry.402.headers": compiled.v1,
  "create-journal-entry.403.body": compiled.v2,
  "create-journal-entry.403.headers": compiled.v1,
  "create-journal-entry.404.body": compiled.v2,
  "create-journal-entry.404.headers": compiled.v1,
  "create-journal-entry.429.body": compiled.v2,
  "create-journal-entry.429.headers": compiled.v1,
  "create-journal-entry.500.body": compiled.v2,
  "create-journal-entry.500.headers": compiled.v1,
  "create-journal-entry.503.body": compiled.v2,
  "create-journal-entry.503.headers": compiled.v1,
  "list-journals.200.body": compiled.v30,
  "list-journals.200.headers": compiled.v1,
  "list-journals.400.body": compiled.v2,
  "list-journals.400.headers": compiled.v1,
  "list-journals.401.body": compiled.v2,
  "list-journals.401.headers": compiled.v1,
  "list-journals.402.body": compiled.v2,
  "list-journals.402.headers": compiled.v1,
  "list-journals.403.body": compiled.v2,
  "list-journals.403.headers": compiled.v1,
  "list-journals.404.body": compiled.v2,
  "list-journals.404.headers": compiled.v1,
  "list-journals.409.body": compiled.v2,
  "list-journals.409.headers": compiled.v1,
  "list-journals.429.body": compiled.v2,
  "list-journals.429.headers": compiled.v1,
  "list-journals.500.body": compiled.v2,
  "list-journals.500.headers": compiled.v1,
  "list-journals.503.body": compiled.v2,
  "list-journals.503.headers": compiled.v1,
  "get-journal.200.body": compiled.v31,
  "get-journal.200.headers": compiled.v1,
  "get-journal.401.body": compiled.v2,
  "get-journal.401.headers": compiled.v1,
  "get-journal.402.body": compiled.v2,
  "get-journal.402.headers": compiled.v1,
  "get-journal.403.body": compiled.v2,
  "get-journal.403.headers": compiled.v1,
  "get-journal.404.body": compiled.v2,
  "get-journal.404.headers": compiled.v1,
  "get-journal.409.body": compiled.v2,
  "get-journal.409.headers": compiled.v1,
  "get-journal.429.body": compiled.v2,
  "get-journal.429.headers": compiled.v1,
  "get-journal.500.body": compiled.v2,
  "get-journal.500.headers": compiled.v1,
  "get-journal.503.body": compiled.v2,
  "get-journal.503.headers": compiled.v1,
  "get-create-journal-model.200.body": compiled.v13,
  "get-create-journal-model.200.headers": compiled.v1,
  "get-create-journal-model.401.body": compiled.v2,
  "get-create-journal-model.401.headers": compiled.v1,
  "get-create-journal-model.402.body": compiled.v2,
  "get-create-journal-model.402.headers": compiled.v1,
  "get-create-journal-model.403.body": compiled.v2,
  "get-create-journal-model.403.headers": compiled.v1,
  "get-create-journal-model.404.body": compiled.v2,
  "get-create-journal-model.404.headers": compiled.v1,
  "get-create-journal-model.429.body": compiled.v2,
  "get-create-journal-model.429.headers": compiled.v1,
  "get-create-journal-model.500.body": compiled.v2,
  "get-create-journal-model.500.headers": compiled.v1,
  "get-create-journal-model.503.body": compiled.v2,
  "get-create-journal-model.503.headers": compiled.v1,
  "create-journal.200.body": compiled.v32,
  "create-journal.200.headers": compiled.v1,
  "create-journal.400.body": compiled.v2,
  "create-journal.400.headers": compiled.v1,
  "create-journal.401.body": compiled.v2,
  "create-journal.401.headers": compiled.v1,
  "create-journal.402.body": compiled.v2,
  "create-journal.402.headers": compiled.v1,
  "create-journal.403.body": compiled.v2,
  "create-journal.403.headers": compiled.v1,
  "create-journal.404.body": compiled.v2,
  "create-journal.404.headers": compiled.v1,
  "create-journal.429.body": compiled.v2,
  "create-journal.429.headers": compiled.v1,
  "create-journal.500.body": compiled.v2,
  "create-journal.500.headers": compiled.v1,
  "create-journal.503.body": compiled.v2,
  "create-journal.503.headers": compiled.v1,
  "list-payment-methods.200.body": compiled.v33,
  "list-payment-methods.200.headers": compiled.v1,
  "list-payment-methods.400.body": compiled.v2,
  "list-payment-methods.400.headers": compiled.v1,
  "list-payment-methods.401.body": compiled.v2,
  "list-payment-methods.401.headers": compiled.v1,
  "list-payment-methods.402.body": compiled.v2,
  "list-payment-methods.402.headers": compiled.v1,
  "list-payment-methods.403.body": compiled.v2,
  "list-payment-methods.403.headers": compiled.v1,
  "list-payment-methods.404.body": compiled.v2,
  "list-payment-methods.404.headers": compiled.v1,
  "list-payment-methods.409.body": compiled.v2,
  "list-payment-methods.409.headers": compiled.v1,
  "list-payment-methods.429.body": compiled.v2,
  "list-payment-methods.429.headers": compiled.v1,
  "list-payment-methods.500.body": compiled.v2,
  "list-payment-methods.500.headers": compiled.v1,
  "list-payment-methods.503.body": compiled.v2,
  "list-payment-methods.503.headers": compiled.v1,
  "get-payment-method.200.body": compiled.v34,
  "get-payment-method.200.headers": compiled.v1,
  "get-payment-method.401.body": compiled.v2,
  "get-payment-method.401.headers": compiled.v1,
  "get-payment-method.402.body": compiled.v2,
  "get-payment-method.402.headers": compiled.v1,
  "get-payment-method.403.body": compiled.v2,
  "get-payment-method.403.headers": compiled.v1,
  "get-payment-method.404.body": compiled.v2,
  "get-payment-method.404.headers": compiled.v1,
  "get-payment-method.409.body": compiled.v2,
  "get-payment-method.409.headers": compiled.v1,
  "get-payment-method.429.body": compiled.v2,
  "get-payment-method.429.headers": compiled.v1,
  "get-payment-method.500.body": compiled.v2,
  "get-payment-method.500.headers": compiled.v1,
  "get-payment-method.503.body": compiled.v2,
  "get-payment-method.503.headers": compiled.v1,
  "list-suppliers.200.body": compiled.v35,
  "list-suppliers.200.headers": compiled.v1,
  "list-suppliers.400.body": compiled.v2,
  "list-suppliers.400.headers": compiled.v1,
  "list-suppliers.401.body": compiled.v2,
  "list-suppliers.401.headers": compiled.v1,
  "list-suppliers.402.body": compiled.v2,
  "list-suppliers.402.headers": compiled.v1,
  "list-suppliers.403.body": compiled.v2,
  "list-suppliers.403.headers": compiled.v1,
  "list-suppliers.404.body": compiled.v2,
  "list-suppliers.404.headers": compiled.v1,
  "list-suppliers.409.body": compiled.v2,
  "list-suppliers.409.headers": compiled.v1,
  "list-suppliers.429.body": compiled.v2,
  "list-suppliers.429.headers": compiled.v1,
  "list-suppliers.500.body": compiled.v2,
  "list-suppliers.500.headers": compiled.v1,
  "list-suppliers.503.body": compiled.v2,
  "list-suppliers.503.headers": compiled.v1,
  "get-supplier.200.body": compiled.v36,
  "get-supplier.200.headers": compiled.v1,
  "get-supplier.401.body": compiled.v2,
  "get-supplier.401.headers": compiled.v1,
  "get-supplier.402.body": compiled.v2,
  "get-supplier.402.headers": compiled.v1,
  "get-supplier.403.body": compiled.v2,
  "get-supplier.403.headers": compiled.v1,
  "get-supplier.404.body": compiled.v2,
  "get-supplier.404.headers": compiled.v1,
  "get-supplier.409.body": compiled.v2,
  "get-supplier.409.headers": compiled.v1,
  "get-supplier.429.body": compiled.v2,
  "get-supplier.429.headers": compiled.v1,
  "get-supplier.500.body": compiled.v2,
  "get-supplier.500.headers": compiled.v1,
  "get-supplier.503.body": compiled.v2,
  "get-supplier.503.headers": compiled.v1,
  "get-create-update-supplier-model.200.body": compiled.v13,
  "get-create-update-supplier-model.200.headers": compiled.v1,
  "get-create-update-supplier-model.401.body": compiled.v2,
  "get-create-update-supplier-model.401.headers": compiled.v1,
  "get-create-update-supplier-model.402.body": compiled.v2,
  "get-create-update-supplier-model.402.headers": compiled.v1,
  "get-create-update-supplier-model.403.body": compiled.v2,
  "get-create-update-supplier-model.403.headers": compiled.v1,
  "get-create-update-supplier-model.404.body": compiled.v2,
  "get-create-update-supplier-model.404.headers": compiled.v1,
  "get-create-update-supplier-model.429.body": compiled.v2,
  "get-create-update-supplier-model.429.headers": compiled.v1,
  "get-create-update-supplier-model.500.body": compiled.v2,
  "get-create-update-supplier-model.500.headers": compiled.v1,
  "get-create-update-supplier-model.503.body": compiled.v2,
  "get-create-update-supplier-model.503.headers": compiled.v1,
  "create-supplier.200.body": compiled.v37,
  "create-supplier.200.headers": compiled.v1,
  "create-supplier.400.body": compiled.v2,
  "create-supplier.400.headers": compiled.v1,
  "create-supplier.401.body": compiled.v2,
  "create-supplier.401.headers": compiled.v1,
  "create-supplier.402.body": compiled.v2,
  "create-supplier.402.headers": compiled.v1,
  "create-supplier.403.body": compiled.v2,
  "create-supplier.403.headers": compiled.v1,
  "create-supplier.404.body": compiled.v2,
  "create-supplier.404.headers": compiled.v1,
  "create-supplier.429.body": compiled.v2,
  "create-supplier.429.headers": compiled.v1,
  "create-supplier.500.body": compiled.v2,
  "create-supplier.500.headers": compiled.v1,
  "create-supplier.503.body": compiled.v2,
  "create-supplier.503.headers": compiled.v1,
  "update-supplier.200.body": compiled.v38,
  "update-supplier.200.headers": compiled.v1,
  "update-supplier.400.body": compiled.v2,
  "update-supplier.400.headers": compiled.v1,
  "update-supplier.401.body": compiled.v2,
  "update-supplier.401.headers": compiled.v1,
  "update-supplier.402.body": compiled.v2,
  "update-supplier.402.headers": compiled.v1,
  "update-supplier.403.body": compiled.v2,
  "update-supplier.403.headers": compiled.v1,
  "update-supplier.404.body": compiled.v2,
  "update-supplier.404.headers": compiled.v1,
  "update-supplier.429.body": compiled.v2,
  "update-supplier.429.headers": compiled.v1,
  "update-supplier.500.body": compiled.v2,
  "update-supplier.500.headers": compiled.v1,
  "update-supplier.503.body": compiled.v2,
  "update-supplier.503.headers": compiled.v1,
  "list-tax-rates.200.body": compiled.v39,
  "list-tax-rates.200.headers": compiled.v1,
  "list-tax-rates.400.body": compiled.v2,
  "list-tax-rates.400.headers": compiled.v1,
  "list-tax-rates.401.body": compiled.v2,
  "list-tax-rates.401.headers": compiled.v1,
  "list-tax-rates.402.body": compiled.v2,
  "list-tax-rates.402.headers": compiled.v1,
  "list-tax-rates.403.body": compiled.v2,
  "list-tax-rates.403.headers": compiled.v1,
  "list-tax-rates.404.body": compiled.v2,
  "list-tax-rates.404.headers": compiled.v1,
  "list-tax-rates.409.body": compiled.v2,
  "list-tax-rates.409.headers": compiled.v1,
  "list-tax-rates.429.body": compiled.v2,
  "list-tax-rates.429.headers": compiled.v1,
  "list-tax-rates.500.body": compiled.v2,
  "list-tax-rates.500.headers": compiled.v1,
  "list-tax-rates.503.body": compiled.v2,
  "list-tax-rates.503.headers": compiled.v1,
  "get-tax-rate.200.body": compiled.v40,
  "get-tax-rate.200.headers": compiled.v1,
  "get-tax-rate.401.body": compiled.v2,
  "get-tax-rate.401.headers": compiled.v1,
  "get-tax-rate.402.body": compiled.v2,
  "get-tax-rate.402.headers": compiled.v1,
  "get-tax-rate.403.body": compiled.v2,
  "get-tax-rate.403.headers": compiled.v1,
  "get-tax-rate.404.body": compiled.v2,
  "get-tax-rate.404.headers": compiled.v1,
  "get-tax-rate.409.body": compiled.v2,
  "get-tax-rate.409.headers": compiled.v1,
  "get-tax-rate.429.body": compiled.v2,
  "get-tax-rate.429.headers": compiled.v1,
  "get-tax-rate.500.body": compiled.v2,
  "get-tax-rate.500.headers": compiled.v1,
  "get-tax-rate.503.body": compiled.v2,
  "get-tax-rate.503.headers": compiled.v1,
  "list-tracking-categories.200.body": compiled.v41,
  "list-tracking-categories.200.headers": compiled.v1,
  "list-tracking-categories.400.body": compiled.v2,
  "list-tracking-categories.400.headers": compiled.v1,
  "list-tracking-categories.401.body": compiled.v2,
  "list-tracking-categories.401.headers": compiled.v1,
  "list-tracking-categories.402.body": compiled.v2,
  "list-tracking-categories.402.headers": compiled.v1,
  "list-tracking-categories.403.body": compiled.v2,
  "list-tracking-categories.403.headers": compiled.v1,
  "list-tracking-categories.404.body": compiled.v2,
  "list-tracking-categories.404.headers": compiled.v1,
  "list-tracking-categories.409.body": compiled.v2,
  "list-tracking-categories.409.headers": compiled.v1,
  "list-tracking-categories.429.body": compiled.v2,
  "list-tracking-categories.429.headers": compiled.v1,
  "list-tracking-categories.500.body": compiled.v2,
  "list-tracking-categories.500.headers": compiled.v1,
  "list-tracking-categories.503.body": compiled.v2,
  "list-tracking-categories.503.headers": compiled.v1,
  "get-tracking-category.200.body": compiled.v42,
  "get-tracking-category.200.headers": compiled.v1,
  "get-tracking-category.401.body": compiled.v2,
  "get-tracking-category.401.headers": compiled.v1,
  "get-tracking-category.402.body": compiled.v2,
  "get-tracking-category.402.headers": compiled.v1,
  "get-tracking-category.403.body": compiled.v2,
  "get-tracking-category.403.headers": compiled.v1,
  "get-tracking-category.404.body": compiled.v2,
  "get-tracking-category.404.headers": compiled.v1,
  "get-tracking-category.409.body": compiled.v2,
  "get-tracking-category.409.headers": compiled.v1,
  "get-tracking-category.429.body": compiled.v2,
  "get-tracking-category.429.headers": compiled.v1,
  "get-tracking-category.500.body": compiled.v2,
  "get-tracking-category.500.headers": compiled.v1,
  "get-tracking-category.503.body": compiled.v2,
  "get-tracking-category.503.headers": compiled.v1,
  "get-accounting-profile.200.body": compiled.v43,
  "get-accounting-profile.200.headers": compiled.v1,
  "get-accounting-profile.401.body": compiled.v2,
  "get-accounting-profile.401.headers": compiled.v1,
  "get-accounting-profile.402.body": compiled.v2,
  "get-accounting-profile.402.headers": compiled.v1,
  "get-accounting-profile.403.body": compiled.v2,
  "get-accounting-profile.403.headers": compiled.v1,
  "get-accounting-profile.404.body": compiled.v2,
  "get-accounting-profile.404.headers": compiled.v1,
  "get-accounting-profile.409.body": compiled.v2,
  "get-accounting-profile.409.headers": compiled.v1,
  "get-accounting-profile.429.body": compiled.v2,
  "get-accounting-profile.429.headers": compiled.v1,
  "get-accounting-profile.500.body": compiled.v2,
  "get-accounting-profile.500.headers": compiled.v1,
  "get-accounting-profile.503.body": compiled.v2,
  "get-accounting-profile.503.headers": compiled.v1,
};
export { validators };
