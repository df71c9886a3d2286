// Generated from petstore.yaml by `npm run generate`. Do not edit.
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
	}
};

const compiled = {};
((exports) => {
"use strict";
exports.v0 = validate0;
const schema0 = {"$id":"contract:/listPets.200.body","$ref":"contract:/components/schemas/Pets"};
const schema1 = {"$id":"contract:/components/schemas/Pets","type":"array","maxItems":100,"items":{"$ref":"contract:/components/schemas/Pet"}};
const schema2 = {"$id":"contract:/components/schemas/Pet","type":"object","required":["id","name","categoryId"],"properties":{"id":{"int64":{"minimum":1,"maximum":9007199254740991}},"name":{"type":"string","minLength":1,"maxLength":255,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*$"},"categoryId":{"int64":{}},"status":{"$ref":"contract:/components/schemas/PetStatus"}}};
const schema3 = {"$id":"contract:/components/schemas/PetStatus","type":"string","enum":["available","pending","sold"]};
const func0 = runtime["ajv/dist/runtime/ucs2length"].default;
const pattern0 = new RegExp("^[^\\u0000\\uD800-\\uDFFF]*$", "u");

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
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},schema:schema2.required,parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema2.required,parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.categoryId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "categoryId"},schema:schema2.required,parentSchema:schema2,data};
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
if(!((typeof data0 === "number" && Number.isSafeInteger(data0) && !Object.is(data0, -0)) || (typeof data0 === "bigint" && data0 >= -9223372036854775808n && data0 <= 9223372036854775807n)) || (this && this.has(data, "id")) || data0 < 1 || data0 > 9007199254740991){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/int64",keyword:"int64",params:{},schema:schema2.properties.id.int64,parentSchema:schema2.properties.id,data:data0};
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
if(typeof data1 === "string"){
if(func0(data1) > 255){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema2.properties.name,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func0(data1) < 1){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema2.properties.name,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern0.test(data1)){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*$",parentSchema:schema2.properties.name,data:data1};
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
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema2.properties.name.type,parentSchema:schema2.properties.name,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.categoryId !== undefined){
let data2 = data.categoryId;
if(!((typeof data2 === "number" && Number.isSafeInteger(data2) && !Object.is(data2, -0)) || (typeof data2 === "bigint" && data2 >= -9223372036854775808n && data2 <= 9223372036854775807n)) || (this && this.has(data, "categoryId")) || false){
const err8 = {instancePath:instancePath+"/categoryId",schemaPath:"#/properties/categoryId/int64",keyword:"int64",params:{},schema:schema2.properties.categoryId.int64,parentSchema:schema2.properties.categoryId,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.status !== undefined){
let data3 = data.status;
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/status",schemaPath:"contract:/components/schemas/PetStatus/type",keyword:"type",params:{type: "string"},schema:schema3.type,parentSchema:schema3,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(((data3 === "available") || (data3 === "pending")) || (data3 === "sold"))){
const err10 = {instancePath:instancePath+"/status",schemaPath:"contract:/components/schemas/PetStatus/enum",keyword:"enum",params:{allowedValues: schema3.enum},schema:schema3.enum,parentSchema:schema3,data:data3};
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
validate2.evaluated = {"props":{"id":true,"name":true,"categoryId":true,"status":true},"dynamicProps":false,"dynamicItems":false};


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
if(Array.isArray(data)){
if(data.length > 100){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate2.call(this, data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate2.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema1.type,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


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
validate0.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v1 = validate5;
const schema4 = {"$id":"contract:/listPets.200.headers","type":"object","properties":{"x-ratelimit-limit":{"type":"integer","minimum":0},"x-ratelimit-remaining":{"type":"integer","minimum":0},"x-ratelimit-reset":{"type":"integer","minimum":0},"ratelimit-policy":{"type":"string"},"ratelimit":{"type":"string"},"x-request-id":{"type":"string","pattern":"^[A-Za-z0-9._-]{1,128}$"},"etag":{"type":"string","pattern":"^\"[\\x21\\x23-\\x7E]+\"$"},"cache-control":{"type":"string","const":"private, no-cache"},"link":{"type":"string"}},"required":["x-ratelimit-limit","x-ratelimit-remaining","x-ratelimit-reset","x-request-id","etag","cache-control"]};
const pattern1 = new RegExp("^[A-Za-z0-9._-]{1,128}$", "u");
const pattern2 = new RegExp("^\"[\\x21\\x23-\\x7E]+\"$", "u");

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
if(data["x-ratelimit-limit"] === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x-ratelimit-limit"},schema:schema4.required,parentSchema:schema4,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data["x-ratelimit-remaining"] === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x-ratelimit-remaining"},schema:schema4.required,parentSchema:schema4,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data["x-ratelimit-reset"] === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x-ratelimit-reset"},schema:schema4.required,parentSchema:schema4,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data["x-request-id"] === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x-request-id"},schema:schema4.required,parentSchema:schema4,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.etag === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "etag"},schema:schema4.required,parentSchema:schema4,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data["cache-control"] === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cache-control"},schema:schema4.required,parentSchema:schema4,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data["x-ratelimit-limit"] !== undefined){
let data0 = data["x-ratelimit-limit"];
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err6 = {instancePath:instancePath+"/x-ratelimit-limit",schemaPath:"#/properties/x-ratelimit-limit/type",keyword:"type",params:{type: "integer"},schema:schema4.properties["x-ratelimit-limit"].type,parentSchema:schema4.properties["x-ratelimit-limit"],data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
const err7 = {instancePath:instancePath+"/x-ratelimit-limit",schemaPath:"#/properties/x-ratelimit-limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema4.properties["x-ratelimit-limit"],data:data0};
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
if(data["x-ratelimit-remaining"] !== undefined){
let data1 = data["x-ratelimit-remaining"];
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err8 = {instancePath:instancePath+"/x-ratelimit-remaining",schemaPath:"#/properties/x-ratelimit-remaining/type",keyword:"type",params:{type: "integer"},schema:schema4.properties["x-ratelimit-remaining"].type,parentSchema:schema4.properties["x-ratelimit-remaining"],data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err9 = {instancePath:instancePath+"/x-ratelimit-remaining",schemaPath:"#/properties/x-ratelimit-remaining/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema4.properties["x-ratelimit-remaining"],data:data1};
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
if(data["x-ratelimit-reset"] !== undefined){
let data2 = data["x-ratelimit-reset"];
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err10 = {instancePath:instancePath+"/x-ratelimit-reset",schemaPath:"#/properties/x-ratelimit-reset/type",keyword:"type",params:{type: "integer"},schema:schema4.properties["x-ratelimit-reset"].type,parentSchema:schema4.properties["x-ratelimit-reset"],data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err11 = {instancePath:instancePath+"/x-ratelimit-reset",schemaPath:"#/properties/x-ratelimit-reset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema4.properties["x-ratelimit-reset"],data:data2};
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
if(data["ratelimit-policy"] !== undefined){
let data3 = data["ratelimit-policy"];
if(typeof data3 !== "string"){
const err12 = {instancePath:instancePath+"/ratelimit-policy",schemaPath:"#/properties/ratelimit-policy/type",keyword:"type",params:{type: "string"},schema:schema4.properties["ratelimit-policy"].type,parentSchema:schema4.properties["ratelimit-policy"],data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.ratelimit !== undefined){
let data4 = data.ratelimit;
if(typeof data4 !== "string"){
const err13 = {instancePath:instancePath+"/ratelimit",schemaPath:"#/properties/ratelimit/type",keyword:"type",params:{type: "string"},schema:schema4.properties.ratelimit.type,parentSchema:schema4.properties.ratelimit,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data["x-request-id"] !== undefined){
let data5 = data["x-request-id"];
if(typeof data5 === "string"){
if(!pattern1.test(data5)){
const err14 = {instancePath:instancePath+"/x-request-id",schemaPath:"#/properties/x-request-id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,128}$"},schema:"^[A-Za-z0-9._-]{1,128}$",parentSchema:schema4.properties["x-request-id"],data:data5};
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
const err15 = {instancePath:instancePath+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type: "string"},schema:schema4.properties["x-request-id"].type,parentSchema:schema4.properties["x-request-id"],data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.etag !== undefined){
let data6 = data.etag;
if(typeof data6 === "string"){
if(!pattern2.test(data6)){
const err16 = {instancePath:instancePath+"/etag",schemaPath:"#/properties/etag/pattern",keyword:"pattern",params:{pattern: "^\"[\\x21\\x23-\\x7E]+\"$"},schema:"^\"[\\x21\\x23-\\x7E]+\"$",parentSchema:schema4.properties.etag,data:data6};
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
const err17 = {instancePath:instancePath+"/etag",schemaPath:"#/properties/etag/type",keyword:"type",params:{type: "string"},schema:schema4.properties.etag.type,parentSchema:schema4.properties.etag,data:data6};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data["cache-control"] !== undefined){
let data7 = data["cache-control"];
if(typeof data7 !== "string"){
const err18 = {instancePath:instancePath+"/cache-control",schemaPath:"#/properties/cache-control/type",keyword:"type",params:{type: "string"},schema:schema4.properties["cache-control"].type,parentSchema:schema4.properties["cache-control"],data:data7};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if("private, no-cache" !== data7){
const err19 = {instancePath:instancePath+"/cache-control",schemaPath:"#/properties/cache-control/const",keyword:"const",params:{allowedValue: "private, no-cache"},schema:"private, no-cache",parentSchema:schema4.properties["cache-control"],data:data7};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.link !== undefined){
let data8 = data.link;
if(typeof data8 !== "string"){
const err20 = {instancePath:instancePath+"/link",schemaPath:"#/properties/link/type",keyword:"type",params:{type: "string"},schema:schema4.properties.link.type,parentSchema:schema4.properties.link,data:data8};
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
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema4.type,parentSchema:schema4,data};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}
validate5.evaluated = {"props":{"x-ratelimit-limit":true,"x-ratelimit-remaining":true,"x-ratelimit-reset":true,"ratelimit-policy":true,"ratelimit":true,"x-request-id":true,"etag":true,"cache-control":true,"link":true},"dynamicProps":false,"dynamicItems":false};

exports.v2 = validate6;
const schema5 = {"$id":"contract:/listPets.304.headers","type":"object","properties":{"x-ratelimit-limit":{"type":"integer","minimum":0},"x-ratelimit-remaining":{"type":"integer","minimum":0},"x-ratelimit-reset":{"type":"integer","minimum":0},"ratelimit-policy":{"type":"string"},"ratelimit":{"type":"string"},"x-request-id":{"type":"string","pattern":"^[A-Za-z0-9._-]{1,128}$"},"etag":{"type":"string","pattern":"^\"[\\x21\\x23-\\x7E]+\"$"},"cache-control":{"type":"string","const":"private, no-cache"}},"required":["x-ratelimit-limit","x-ratelimit-remaining","x-ratelimit-reset","x-request-id","etag","cache-control"]};

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
if(data["x-ratelimit-limit"] === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x-ratelimit-limit"},schema:schema5.required,parentSchema:schema5,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data["x-ratelimit-remaining"] === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x-ratelimit-remaining"},schema:schema5.required,parentSchema:schema5,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data["x-ratelimit-reset"] === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x-ratelimit-reset"},schema:schema5.required,parentSchema:schema5,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data["x-request-id"] === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x-request-id"},schema:schema5.required,parentSchema:schema5,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.etag === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "etag"},schema:schema5.required,parentSchema:schema5,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data["cache-control"] === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cache-control"},schema:schema5.required,parentSchema:schema5,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data["x-ratelimit-limit"] !== undefined){
let data0 = data["x-ratelimit-limit"];
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err6 = {instancePath:instancePath+"/x-ratelimit-limit",schemaPath:"#/properties/x-ratelimit-limit/type",keyword:"type",params:{type: "integer"},schema:schema5.properties["x-ratelimit-limit"].type,parentSchema:schema5.properties["x-ratelimit-limit"],data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
const err7 = {instancePath:instancePath+"/x-ratelimit-limit",schemaPath:"#/properties/x-ratelimit-limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema5.properties["x-ratelimit-limit"],data:data0};
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
if(data["x-ratelimit-remaining"] !== undefined){
let data1 = data["x-ratelimit-remaining"];
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err8 = {instancePath:instancePath+"/x-ratelimit-remaining",schemaPath:"#/properties/x-ratelimit-remaining/type",keyword:"type",params:{type: "integer"},schema:schema5.properties["x-ratelimit-remaining"].type,parentSchema:schema5.properties["x-ratelimit-remaining"],data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err9 = {instancePath:instancePath+"/x-ratelimit-remaining",schemaPath:"#/properties/x-ratelimit-remaining/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema5.properties["x-ratelimit-remaining"],data:data1};
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
if(data["x-ratelimit-reset"] !== undefined){
let data2 = data["x-ratelimit-reset"];
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err10 = {instancePath:instancePath+"/x-ratelimit-reset",schemaPath:"#/properties/x-ratelimit-reset/type",keyword:"type",params:{type: "integer"},schema:schema5.properties["x-ratelimit-reset"].type,parentSchema:schema5.properties["x-ratelimit-reset"],data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err11 = {instancePath:instancePath+"/x-ratelimit-reset",schemaPath:"#/properties/x-ratelimit-reset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema5.properties["x-ratelimit-reset"],data:data2};
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
if(data["ratelimit-policy"] !== undefined){
let data3 = data["ratelimit-policy"];
if(typeof data3 !== "string"){
const err12 = {instancePath:instancePath+"/ratelimit-policy",schemaPath:"#/properties/ratelimit-policy/type",keyword:"type",params:{type: "string"},schema:schema5.properties["ratelimit-policy"].type,parentSchema:schema5.properties["ratelimit-policy"],data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.ratelimit !== undefined){
let data4 = data.ratelimit;
if(typeof data4 !== "string"){
const err13 = {instancePath:instancePath+"/ratelimit",schemaPath:"#/properties/ratelimit/type",keyword:"type",params:{type: "string"},schema:schema5.properties.ratelimit.type,parentSchema:schema5.properties.ratelimit,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data["x-request-id"] !== undefined){
let data5 = data["x-request-id"];
if(typeof data5 === "string"){
if(!pattern1.test(data5)){
const err14 = {instancePath:instancePath+"/x-request-id",schemaPath:"#/properties/x-request-id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,128}$"},schema:"^[A-Za-z0-9._-]{1,128}$",parentSchema:schema5.properties["x-request-id"],data:data5};
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
const err15 = {instancePath:instancePath+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type: "string"},schema:schema5.properties["x-request-id"].type,parentSchema:schema5.properties["x-request-id"],data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.etag !== undefined){
let data6 = data.etag;
if(typeof data6 === "string"){
if(!pattern2.test(data6)){
const err16 = {instancePath:instancePath+"/etag",schemaPath:"#/properties/etag/pattern",keyword:"pattern",params:{pattern: "^\"[\\x21\\x23-\\x7E]+\"$"},schema:"^\"[\\x21\\x23-\\x7E]+\"$",parentSchema:schema5.properties.etag,data:data6};
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
const err17 = {instancePath:instancePath+"/etag",schemaPath:"#/properties/etag/type",keyword:"type",params:{type: "string"},schema:schema5.properties.etag.type,parentSchema:schema5.properties.etag,data:data6};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data["cache-control"] !== undefined){
let data7 = data["cache-control"];
if(typeof data7 !== "string"){
const err18 = {instancePath:instancePath+"/cache-control",schemaPath:"#/properties/cache-control/type",keyword:"type",params:{type: "string"},schema:schema5.properties["cache-control"].type,parentSchema:schema5.properties["cache-control"],data:data7};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if("private, no-cache" !== data7){
const err19 = {instancePath:instancePath+"/cache-control",schemaPath:"#/properties/cache-control/const",keyword:"const",params:{allowedValue: "private, no-cache"},schema:"private, no-cache",parentSchema:schema5.properties["cache-control"],data:data7};
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
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema5.type,parentSchema:schema5,data};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate6.errors = vErrors;
return errors === 0;
}
validate6.evaluated = {"props":{"x-ratelimit-limit":true,"x-ratelimit-remaining":true,"x-ratelimit-reset":true,"ratelimit-policy":true,"ratelimit":true,"x-request-id":true,"etag":true,"cache-control":true},"dynamicProps":false,"dynamicItems":false};

exports.v3 = validate7;
const schema6 = {"$id":"contract:/listPets.400.body","$ref":"contract:/components/schemas/Error"};
const schema7 = {"$id":"contract:/components/schemas/Error","type":"object","required":["code","message","status"],"properties":{"code":{"type":"string","pattern":"^[a-z][a-z0-9_]*$"},"message":{"type":"string","minLength":1},"status":{"type":"integer","minimum":400,"maximum":599},"details":{"type":"array","minItems":1,"maxItems":20,"items":{"$ref":"contract:/components/schemas/Violation"}}}};
const schema8 = {"$id":"contract:/components/schemas/Violation","type":"object","required":["path","message"],"properties":{"path":{"type":"string"},"message":{"type":"string","minLength":1}}};
const pattern5 = new RegExp("^[a-z][a-z0-9_]*$", "u");

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
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},schema:schema7.required,parentSchema:schema7,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},schema:schema7.required,parentSchema:schema7,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.status === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},schema:schema7.required,parentSchema:schema7,data};
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
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
const err3 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]*$"},schema:"^[a-z][a-z0-9_]*$",parentSchema:schema7.properties.code,data:data0};
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
const err4 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},schema:schema7.properties.code.type,parentSchema:schema7.properties.code,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.message !== undefined){
let data1 = data.message;
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err5 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema7.properties.message,data:data1};
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
const err6 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},schema:schema7.properties.message.type,parentSchema:schema7.properties.message,data:data1};
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
const err7 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},schema:schema7.properties.status.type,parentSchema:schema7.properties.status,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 599 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},schema:599,parentSchema:schema7.properties.status,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2 < 400 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},schema:400,parentSchema:schema7.properties.status,data:data2};
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
if(data.details !== undefined){
let data3 = data.details;
if(Array.isArray(data3)){
if(data3.length > 20){
const err10 = {instancePath:instancePath+"/details",schemaPath:"#/properties/details/maxItems",keyword:"maxItems",params:{limit: 20},schema:20,parentSchema:schema7.properties.details,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3.length < 1){
const err11 = {instancePath:instancePath+"/details",schemaPath:"#/properties/details/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema7.properties.details,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.path === undefined){
const err12 = {instancePath:instancePath+"/details/" + i0,schemaPath:"contract:/components/schemas/Violation/required",keyword:"required",params:{missingProperty: "path"},schema:schema8.required,parentSchema:schema8,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data4.message === undefined){
const err13 = {instancePath:instancePath+"/details/" + i0,schemaPath:"contract:/components/schemas/Violation/required",keyword:"required",params:{missingProperty: "message"},schema:schema8.required,parentSchema:schema8,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4.path !== undefined){
let data5 = data4.path;
if(typeof data5 !== "string"){
const err14 = {instancePath:instancePath+"/details/" + i0+"/path",schemaPath:"contract:/components/schemas/Violation/properties/path/type",keyword:"type",params:{type: "string"},schema:schema8.properties.path.type,parentSchema:schema8.properties.path,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data4.message !== undefined){
let data6 = data4.message;
if(typeof data6 === "string"){
if(func0(data6) < 1){
const err15 = {instancePath:instancePath+"/details/" + i0+"/message",schemaPath:"contract:/components/schemas/Violation/properties/message/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema8.properties.message,data:data6};
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
const err16 = {instancePath:instancePath+"/details/" + i0+"/message",schemaPath:"contract:/components/schemas/Violation/properties/message/type",keyword:"type",params:{type: "string"},schema:schema8.properties.message.type,parentSchema:schema8.properties.message,data:data6};
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
const err17 = {instancePath:instancePath+"/details/" + i0,schemaPath:"contract:/components/schemas/Violation/type",keyword:"type",params:{type: "object"},schema:schema8.type,parentSchema:schema8,data:data4};
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
const err18 = {instancePath:instancePath+"/details",schemaPath:"#/properties/details/type",keyword:"type",params:{type: "array"},schema:schema7.properties.details.type,parentSchema:schema7.properties.details,data:data3};
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
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema7.type,parentSchema:schema7,data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate8.errors = vErrors;
return errors === 0;
}
validate8.evaluated = {"props":{"code":true,"message":true,"status":true,"details":true},"dynamicProps":false,"dynamicItems":false};


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
validate7.evaluated = {"props":{"code":true,"message":true,"status":true,"details":true},"dynamicProps":false,"dynamicItems":false};

exports.v4 = validate10;
const schema9 = {"$id":"contract:/listPets.400.headers","type":"object","properties":{"x-ratelimit-limit":{"type":"integer","minimum":0},"x-ratelimit-remaining":{"type":"integer","minimum":0},"x-ratelimit-reset":{"type":"integer","minimum":0},"ratelimit-policy":{"type":"string"},"ratelimit":{"type":"string"},"x-request-id":{"type":"string","pattern":"^[A-Za-z0-9._-]{1,128}$"}},"required":["x-ratelimit-limit","x-ratelimit-remaining","x-ratelimit-reset","x-request-id"]};

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
if(data["x-ratelimit-limit"] === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x-ratelimit-limit"},schema:schema9.required,parentSchema:schema9,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data["x-ratelimit-remaining"] === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x-ratelimit-remaining"},schema:schema9.required,parentSchema:schema9,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data["x-ratelimit-reset"] === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x-ratelimit-reset"},schema:schema9.required,parentSchema:schema9,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data["x-request-id"] === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x-request-id"},schema:schema9.required,parentSchema:schema9,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data["x-ratelimit-limit"] !== undefined){
let data0 = data["x-ratelimit-limit"];
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err4 = {instancePath:instancePath+"/x-ratelimit-limit",schemaPath:"#/properties/x-ratelimit-limit/type",keyword:"type",params:{type: "integer"},schema:schema9.properties["x-ratelimit-limit"].type,parentSchema:schema9.properties["x-ratelimit-limit"],data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/x-ratelimit-limit",schemaPath:"#/properties/x-ratelimit-limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema9.properties["x-ratelimit-limit"],data:data0};
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
if(data["x-ratelimit-remaining"] !== undefined){
let data1 = data["x-ratelimit-remaining"];
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err6 = {instancePath:instancePath+"/x-ratelimit-remaining",schemaPath:"#/properties/x-ratelimit-remaining/type",keyword:"type",params:{type: "integer"},schema:schema9.properties["x-ratelimit-remaining"].type,parentSchema:schema9.properties["x-ratelimit-remaining"],data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/x-ratelimit-remaining",schemaPath:"#/properties/x-ratelimit-remaining/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema9.properties["x-ratelimit-remaining"],data:data1};
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
if(data["x-ratelimit-reset"] !== undefined){
let data2 = data["x-ratelimit-reset"];
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/x-ratelimit-reset",schemaPath:"#/properties/x-ratelimit-reset/type",keyword:"type",params:{type: "integer"},schema:schema9.properties["x-ratelimit-reset"].type,parentSchema:schema9.properties["x-ratelimit-reset"],data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/x-ratelimit-reset",schemaPath:"#/properties/x-ratelimit-reset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema9.properties["x-ratelimit-reset"],data:data2};
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
if(data["ratelimit-policy"] !== undefined){
let data3 = data["ratelimit-policy"];
if(typeof data3 !== "string"){
const err10 = {instancePath:instancePath+"/ratelimit-policy",schemaPath:"#/properties/ratelimit-policy/type",keyword:"type",params:{type: "string"},schema:schema9.properties["ratelimit-policy"].type,parentSchema:schema9.properties["ratelimit-policy"],data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.ratelimit !== undefined){
let data4 = data.ratelimit;
if(typeof data4 !== "string"){
const err11 = {instancePath:instancePath+"/ratelimit",schemaPath:"#/properties/ratelimit/type",keyword:"type",params:{type: "string"},schema:schema9.properties.ratelimit.type,parentSchema:schema9.properties.ratelimit,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data["x-request-id"] !== undefined){
let data5 = data["x-request-id"];
if(typeof data5 === "string"){
if(!pattern1.test(data5)){
const err12 = {instancePath:instancePath+"/x-request-id",schemaPath:"#/properties/x-request-id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,128}$"},schema:"^[A-Za-z0-9._-]{1,128}$",parentSchema:schema9.properties["x-request-id"],data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type: "string"},schema:schema9.properties["x-request-id"].type,parentSchema:schema9.properties["x-request-id"],data:data5};
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
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema9.type,parentSchema:schema9,data};
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
validate10.evaluated = {"props":{"x-ratelimit-limit":true,"x-ratelimit-remaining":true,"x-ratelimit-reset":true,"ratelimit-policy":true,"ratelimit":true,"x-request-id":true},"dynamicProps":false,"dynamicItems":false};

exports.v5 = validate11;
const schema10 = {"$id":"contract:/listPets.401.headers","type":"object","properties":{"x-ratelimit-limit":{"type":"integer","minimum":0},"x-ratelimit-remaining":{"type":"integer","minimum":0},"x-ratelimit-reset":{"type":"integer","minimum":0},"ratelimit-policy":{"type":"string"},"ratelimit":{"type":"string"},"x-request-id":{"type":"string","pattern":"^[A-Za-z0-9._-]{1,128}$"},"www-authenticate":{"type":"string","const":"Bearer"}},"required":["x-ratelimit-limit","x-ratelimit-remaining","x-ratelimit-reset","x-request-id","www-authenticate"]};

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
if(data["x-ratelimit-limit"] === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x-ratelimit-limit"},schema:schema10.required,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data["x-ratelimit-remaining"] === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x-ratelimit-remaining"},schema:schema10.required,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data["x-ratelimit-reset"] === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x-ratelimit-reset"},schema:schema10.required,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data["x-request-id"] === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x-request-id"},schema:schema10.required,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data["www-authenticate"] === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "www-authenticate"},schema:schema10.required,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data["x-ratelimit-limit"] !== undefined){
let data0 = data["x-ratelimit-limit"];
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err5 = {instancePath:instancePath+"/x-ratelimit-limit",schemaPath:"#/properties/x-ratelimit-limit/type",keyword:"type",params:{type: "integer"},schema:schema10.properties["x-ratelimit-limit"].type,parentSchema:schema10.properties["x-ratelimit-limit"],data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
const err6 = {instancePath:instancePath+"/x-ratelimit-limit",schemaPath:"#/properties/x-ratelimit-limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema10.properties["x-ratelimit-limit"],data:data0};
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
if(data["x-ratelimit-remaining"] !== undefined){
let data1 = data["x-ratelimit-remaining"];
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err7 = {instancePath:instancePath+"/x-ratelimit-remaining",schemaPath:"#/properties/x-ratelimit-remaining/type",keyword:"type",params:{type: "integer"},schema:schema10.properties["x-ratelimit-remaining"].type,parentSchema:schema10.properties["x-ratelimit-remaining"],data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/x-ratelimit-remaining",schemaPath:"#/properties/x-ratelimit-remaining/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema10.properties["x-ratelimit-remaining"],data:data1};
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
if(data["x-ratelimit-reset"] !== undefined){
let data2 = data["x-ratelimit-reset"];
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err9 = {instancePath:instancePath+"/x-ratelimit-reset",schemaPath:"#/properties/x-ratelimit-reset/type",keyword:"type",params:{type: "integer"},schema:schema10.properties["x-ratelimit-reset"].type,parentSchema:schema10.properties["x-ratelimit-reset"],data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/x-ratelimit-reset",schemaPath:"#/properties/x-ratelimit-reset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema10.properties["x-ratelimit-reset"],data:data2};
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
if(data["ratelimit-policy"] !== undefined){
let data3 = data["ratelimit-policy"];
if(typeof data3 !== "string"){
const err11 = {instancePath:instancePath+"/ratelimit-policy",schemaPath:"#/properties/ratelimit-policy/type",keyword:"type",params:{type: "string"},schema:schema10.properties["ratelimit-policy"].type,parentSchema:schema10.properties["ratelimit-policy"],data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.ratelimit !== undefined){
let data4 = data.ratelimit;
if(typeof data4 !== "string"){
const err12 = {instancePath:instancePath+"/ratelimit",schemaPath:"#/properties/ratelimit/type",keyword:"type",params:{type: "string"},schema:schema10.properties.ratelimit.type,parentSchema:schema10.properties.ratelimit,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data["x-request-id"] !== undefined){
let data5 = data["x-request-id"];
if(typeof data5 === "string"){
if(!pattern1.test(data5)){
const err13 = {instancePath:instancePath+"/x-request-id",schemaPath:"#/properties/x-request-id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,128}$"},schema:"^[A-Za-z0-9._-]{1,128}$",parentSchema:schema10.properties["x-request-id"],data:data5};
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
const err14 = {instancePath:instancePath+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type: "string"},schema:schema10.properties["x-request-id"].type,parentSchema:schema10.properties["x-request-id"],data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data["www-authenticate"] !== undefined){
let data6 = data["www-authenticate"];
if(typeof data6 !== "string"){
const err15 = {instancePath:instancePath+"/www-authenticate",schemaPath:"#/properties/www-authenticate/type",keyword:"type",params:{type: "string"},schema:schema10.properties["www-authenticate"].type,parentSchema:schema10.properties["www-authenticate"],data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if("Bearer" !== data6){
const err16 = {instancePath:instancePath+"/www-authenticate",schemaPath:"#/properties/www-authenticate/const",keyword:"const",params:{allowedValue: "Bearer"},schema:"Bearer",parentSchema:schema10.properties["www-authenticate"],data:data6};
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
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema10.type,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}
validate11.evaluated = {"props":{"x-ratelimit-limit":true,"x-ratelimit-remaining":true,"x-ratelimit-reset":true,"ratelimit-policy":true,"ratelimit":true,"x-request-id":true,"www-authenticate":true},"dynamicProps":false,"dynamicItems":false};

exports.v6 = validate12;
const schema11 = {"$id":"contract:/listPets.403.headers","type":"object","properties":{"x-ratelimit-limit":{"type":"integer","minimum":0},"x-ratelimit-remaining":{"type":"integer","minimum":0},"x-ratelimit-reset":{"type":"integer","minimum":0},"ratelimit-policy":{"type":"string"},"ratelimit":{"type":"string"},"x-request-id":{"type":"string","pattern":"^[A-Za-z0-9._-]{1,128}$"},"www-authenticate":{"type":"string","pattern":"^Bearer error=\"insufficient_scope\", scope=\"[a-z ]+\"$"}},"required":["x-ratelimit-limit","x-ratelimit-remaining","x-ratelimit-reset","x-request-id","www-authenticate"]};
const pattern9 = new RegExp("^Bearer error=\"insufficient_scope\", scope=\"[a-z ]+\"$", "u");

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
if(data["x-ratelimit-limit"] === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x-ratelimit-limit"},schema:schema11.required,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data["x-ratelimit-remaining"] === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x-ratelimit-remaining"},schema:schema11.required,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data["x-ratelimit-reset"] === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x-ratelimit-reset"},schema:schema11.required,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data["x-request-id"] === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x-request-id"},schema:schema11.required,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data["www-authenticate"] === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "www-authenticate"},schema:schema11.required,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data["x-ratelimit-limit"] !== undefined){
let data0 = data["x-ratelimit-limit"];
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err5 = {instancePath:instancePath+"/x-ratelimit-limit",schemaPath:"#/properties/x-ratelimit-limit/type",keyword:"type",params:{type: "integer"},schema:schema11.properties["x-ratelimit-limit"].type,parentSchema:schema11.properties["x-ratelimit-limit"],data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
const err6 = {instancePath:instancePath+"/x-ratelimit-limit",schemaPath:"#/properties/x-ratelimit-limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema11.properties["x-ratelimit-limit"],data:data0};
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
if(data["x-ratelimit-remaining"] !== undefined){
let data1 = data["x-ratelimit-remaining"];
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err7 = {instancePath:instancePath+"/x-ratelimit-remaining",schemaPath:"#/properties/x-ratelimit-remaining/type",keyword:"type",params:{type: "integer"},schema:schema11.properties["x-ratelimit-remaining"].type,parentSchema:schema11.properties["x-ratelimit-remaining"],data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/x-ratelimit-remaining",schemaPath:"#/properties/x-ratelimit-remaining/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema11.properties["x-ratelimit-remaining"],data:data1};
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
if(data["x-ratelimit-reset"] !== undefined){
let data2 = data["x-ratelimit-reset"];
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err9 = {instancePath:instancePath+"/x-ratelimit-reset",schemaPath:"#/properties/x-ratelimit-reset/type",keyword:"type",params:{type: "integer"},schema:schema11.properties["x-ratelimit-reset"].type,parentSchema:schema11.properties["x-ratelimit-reset"],data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/x-ratelimit-reset",schemaPath:"#/properties/x-ratelimit-reset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema11.properties["x-ratelimit-reset"],data:data2};
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
if(data["ratelimit-policy"] !== undefined){
let data3 = data["ratelimit-policy"];
if(typeof data3 !== "string"){
const err11 = {instancePath:instancePath+"/ratelimit-policy",schemaPath:"#/properties/ratelimit-policy/type",keyword:"type",params:{type: "string"},schema:schema11.properties["ratelimit-policy"].type,parentSchema:schema11.properties["ratelimit-policy"],data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.ratelimit !== undefined){
let data4 = data.ratelimit;
if(typeof data4 !== "string"){
const err12 = {instancePath:instancePath+"/ratelimit",schemaPath:"#/properties/ratelimit/type",keyword:"type",params:{type: "string"},schema:schema11.properties.ratelimit.type,parentSchema:schema11.properties.ratelimit,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data["x-request-id"] !== undefined){
let data5 = data["x-request-id"];
if(typeof data5 === "string"){
if(!pattern1.test(data5)){
const err13 = {instancePath:instancePath+"/x-request-id",schemaPath:"#/properties/x-request-id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,128}$"},schema:"^[A-Za-z0-9._-]{1,128}$",parentSchema:schema11.properties["x-request-id"],data:data5};
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
const err14 = {instancePath:instancePath+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type: "string"},schema:schema11.properties["x-request-id"].type,parentSchema:schema11.properties["x-request-id"],data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data["www-authenticate"] !== undefined){
let data6 = data["www-authenticate"];
if(typeof data6 === "string"){
if(!pattern9.test(data6)){
const err15 = {instancePath:instancePath+"/www-authenticate",schemaPath:"#/properties/www-authenticate/pattern",keyword:"pattern",params:{pattern: "^Bearer error=\"insufficient_scope\", scope=\"[a-z ]+\"$"},schema:"^Bearer error=\"insufficient_scope\", scope=\"[a-z ]+\"$",parentSchema:schema11.properties["www-authenticate"],data:data6};
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
const err16 = {instancePath:instancePath+"/www-authenticate",schemaPath:"#/properties/www-authenticate/type",keyword:"type",params:{type: "string"},schema:schema11.properties["www-authenticate"].type,parentSchema:schema11.properties["www-authenticate"],data:data6};
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
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}
validate12.evaluated = {"props":{"x-ratelimit-limit":true,"x-ratelimit-remaining":true,"x-ratelimit-reset":true,"ratelimit-policy":true,"ratelimit":true,"x-request-id":true,"www-authenticate":true},"dynamicProps":false,"dynamicItems":false};

exports.v7 = validate13;
const schema12 = {"$id":"contract:/listPets.429.headers","type":"object","properties":{"x-ratelimit-limit":{"type":"integer","minimum":0},"x-ratelimit-remaining":{"type":"integer","minimum":0},"x-ratelimit-reset":{"type":"integer","minimum":0},"ratelimit-policy":{"type":"string"},"ratelimit":{"type":"string"},"x-request-id":{"type":"string","pattern":"^[A-Za-z0-9._-]{1,128}$"},"retry-after":{"type":"integer","minimum":1}},"required":["x-ratelimit-limit","x-ratelimit-remaining","x-ratelimit-reset","x-request-id","retry-after"]};

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
if(data["x-ratelimit-limit"] === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x-ratelimit-limit"},schema:schema12.required,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data["x-ratelimit-remaining"] === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x-ratelimit-remaining"},schema:schema12.required,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data["x-ratelimit-reset"] === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x-ratelimit-reset"},schema:schema12.required,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data["x-request-id"] === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x-request-id"},schema:schema12.required,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data["retry-after"] === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "retry-after"},schema:schema12.required,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data["x-ratelimit-limit"] !== undefined){
let data0 = data["x-ratelimit-limit"];
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err5 = {instancePath:instancePath+"/x-ratelimit-limit",schemaPath:"#/properties/x-ratelimit-limit/type",keyword:"type",params:{type: "integer"},schema:schema12.properties["x-ratelimit-limit"].type,parentSchema:schema12.properties["x-ratelimit-limit"],data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
const err6 = {instancePath:instancePath+"/x-ratelimit-limit",schemaPath:"#/properties/x-ratelimit-limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema12.properties["x-ratelimit-limit"],data:data0};
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
if(data["x-ratelimit-remaining"] !== undefined){
let data1 = data["x-ratelimit-remaining"];
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err7 = {instancePath:instancePath+"/x-ratelimit-remaining",schemaPath:"#/properties/x-ratelimit-remaining/type",keyword:"type",params:{type: "integer"},schema:schema12.properties["x-ratelimit-remaining"].type,parentSchema:schema12.properties["x-ratelimit-remaining"],data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/x-ratelimit-remaining",schemaPath:"#/properties/x-ratelimit-remaining/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema12.properties["x-ratelimit-remaining"],data:data1};
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
if(data["x-ratelimit-reset"] !== undefined){
let data2 = data["x-ratelimit-reset"];
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err9 = {instancePath:instancePath+"/x-ratelimit-reset",schemaPath:"#/properties/x-ratelimit-reset/type",keyword:"type",params:{type: "integer"},schema:schema12.properties["x-ratelimit-reset"].type,parentSchema:schema12.properties["x-ratelimit-reset"],data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/x-ratelimit-reset",schemaPath:"#/properties/x-ratelimit-reset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema12.properties["x-ratelimit-reset"],data:data2};
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
if(data["ratelimit-policy"] !== undefined){
let data3 = data["ratelimit-policy"];
if(typeof data3 !== "string"){
const err11 = {instancePath:instancePath+"/ratelimit-policy",schemaPath:"#/properties/ratelimit-policy/type",keyword:"type",params:{type: "string"},schema:schema12.properties["ratelimit-policy"].type,parentSchema:schema12.properties["ratelimit-policy"],data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.ratelimit !== undefined){
let data4 = data.ratelimit;
if(typeof data4 !== "string"){
const err12 = {instancePath:instancePath+"/ratelimit",schemaPath:"#/properties/ratelimit/type",keyword:"type",params:{type: "string"},schema:schema12.properties.ratelimit.type,parentSchema:schema12.properties.ratelimit,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data["x-request-id"] !== undefined){
let data5 = data["x-request-id"];
if(typeof data5 === "string"){
if(!pattern1.test(data5)){
const err13 = {instancePath:instancePath+"/x-request-id",schemaPath:"#/properties/x-request-id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,128}$"},schema:"^[A-Za-z0-9._-]{1,128}$",parentSchema:schema12.properties["x-request-id"],data:data5};
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
const err14 = {instancePath:instancePath+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type: "string"},schema:schema12.properties["x-request-id"].type,parentSchema:schema12.properties["x-request-id"],data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data["retry-after"] !== undefined){
let data6 = data["retry-after"];
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err15 = {instancePath:instancePath+"/retry-after",schemaPath:"#/properties/retry-after/type",keyword:"type",params:{type: "integer"},schema:schema12.properties["retry-after"].type,parentSchema:schema12.properties["retry-after"],data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 1 || isNaN(data6)){
const err16 = {instancePath:instancePath+"/retry-after",schemaPath:"#/properties/retry-after/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema12.properties["retry-after"],data:data6};
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
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema12.type,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate13.errors = vErrors;
return errors === 0;
}
validate13.evaluated = {"props":{"x-ratelimit-limit":true,"x-ratelimit-remaining":true,"x-ratelimit-reset":true,"ratelimit-policy":true,"ratelimit":true,"x-request-id":true,"retry-after":true},"dynamicProps":false,"dynamicItems":false};

exports.v8 = validate14;
const schema13 = {"$id":"contract:/createPet.201.body","$ref":"contract:/components/schemas/Pet"};

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
if(!(validate2.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate2.errors);
errors = vErrors.length;
}
validate14.errors = vErrors;
return errors === 0;
}
validate14.evaluated = {"props":{"id":true,"name":true,"categoryId":true,"status":true},"dynamicProps":false,"dynamicItems":false};

exports.v9 = validate16;
const schema14 = {"$id":"contract:/createPet.201.headers","type":"object","properties":{"x-ratelimit-limit":{"type":"integer","minimum":0},"x-ratelimit-remaining":{"type":"integer","minimum":0},"x-ratelimit-reset":{"type":"integer","minimum":0},"ratelimit-policy":{"type":"string"},"ratelimit":{"type":"string"},"x-request-id":{"type":"string","pattern":"^[A-Za-z0-9._-]{1,128}$"},"idempotency-replayed":{"type":"boolean","const":true}},"required":["x-ratelimit-limit","x-ratelimit-remaining","x-ratelimit-reset","x-request-id"]};

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
if(data["x-ratelimit-limit"] === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x-ratelimit-limit"},schema:schema14.required,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data["x-ratelimit-remaining"] === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x-ratelimit-remaining"},schema:schema14.required,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data["x-ratelimit-reset"] === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x-ratelimit-reset"},schema:schema14.required,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data["x-request-id"] === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x-request-id"},schema:schema14.required,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data["x-ratelimit-limit"] !== undefined){
let data0 = data["x-ratelimit-limit"];
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err4 = {instancePath:instancePath+"/x-ratelimit-limit",schemaPath:"#/properties/x-ratelimit-limit/type",keyword:"type",params:{type: "integer"},schema:schema14.properties["x-ratelimit-limit"].type,parentSchema:schema14.properties["x-ratelimit-limit"],data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/x-ratelimit-limit",schemaPath:"#/properties/x-ratelimit-limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema14.properties["x-ratelimit-limit"],data:data0};
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
if(data["x-ratelimit-remaining"] !== undefined){
let data1 = data["x-ratelimit-remaining"];
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err6 = {instancePath:instancePath+"/x-ratelimit-remaining",schemaPath:"#/properties/x-ratelimit-remaining/type",keyword:"type",params:{type: "integer"},schema:schema14.properties["x-ratelimit-remaining"].type,parentSchema:schema14.properties["x-ratelimit-remaining"],data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/x-ratelimit-remaining",schemaPath:"#/properties/x-ratelimit-remaining/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema14.properties["x-ratelimit-remaining"],data:data1};
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
if(data["x-ratelimit-reset"] !== undefined){
let data2 = data["x-ratelimit-reset"];
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/x-ratelimit-reset",schemaPath:"#/properties/x-ratelimit-reset/type",keyword:"type",params:{type: "integer"},schema:schema14.properties["x-ratelimit-reset"].type,parentSchema:schema14.properties["x-ratelimit-reset"],data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/x-ratelimit-reset",schemaPath:"#/properties/x-ratelimit-reset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema14.properties["x-ratelimit-reset"],data:data2};
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
if(data["ratelimit-policy"] !== undefined){
let data3 = data["ratelimit-policy"];
if(typeof data3 !== "string"){
const err10 = {instancePath:instancePath+"/ratelimit-policy",schemaPath:"#/properties/ratelimit-policy/type",keyword:"type",params:{type: "string"},schema:schema14.properties["ratelimit-policy"].type,parentSchema:schema14.properties["ratelimit-policy"],data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.ratelimit !== undefined){
let data4 = data.ratelimit;
if(typeof data4 !== "string"){
const err11 = {instancePath:instancePath+"/ratelimit",schemaPath:"#/properties/ratelimit/type",keyword:"type",params:{type: "string"},schema:schema14.properties.ratelimit.type,parentSchema:schema14.properties.ratelimit,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data["x-request-id"] !== undefined){
let data5 = data["x-request-id"];
if(typeof data5 === "string"){
if(!pattern1.test(data5)){
const err12 = {instancePath:instancePath+"/x-request-id",schemaPath:"#/properties/x-request-id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,128}$"},schema:"^[A-Za-z0-9._-]{1,128}$",parentSchema:schema14.properties["x-request-id"],data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type: "string"},schema:schema14.properties["x-request-id"].type,parentSchema:schema14.properties["x-request-id"],data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data["idempotency-replayed"] !== undefined){
let data6 = data["idempotency-replayed"];
if(typeof data6 !== "boolean"){
const err14 = {instancePath:instancePath+"/idempotency-replayed",schemaPath:"#/properties/idempotency-replayed/type",keyword:"type",params:{type: "boolean"},schema:schema14.properties["idempotency-replayed"].type,parentSchema:schema14.properties["idempotency-replayed"],data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(true !== data6){
const err15 = {instancePath:instancePath+"/idempotency-replayed",schemaPath:"#/properties/idempotency-replayed/const",keyword:"const",params:{allowedValue: true},schema:true,parentSchema:schema14.properties["idempotency-replayed"],data:data6};
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
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema14.type,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate16.errors = vErrors;
return errors === 0;
}
validate16.evaluated = {"props":{"x-ratelimit-limit":true,"x-ratelimit-remaining":true,"x-ratelimit-reset":true,"ratelimit-policy":true,"ratelimit":true,"x-request-id":true,"idempotency-replayed":true},"dynamicProps":false,"dynamicItems":false};

exports.v10 = validate17;
const schema15 = {"$id":"contract:/getPet.200.headers","type":"object","properties":{"x-ratelimit-limit":{"type":"integer","minimum":0},"x-ratelimit-remaining":{"type":"integer","minimum":0},"x-ratelimit-reset":{"type":"integer","minimum":0},"ratelimit-policy":{"type":"string"},"ratelimit":{"type":"string"},"x-request-id":{"type":"string","pattern":"^[A-Za-z0-9._-]{1,128}$"},"etag":{"type":"string","pattern":"^\"[\\x21\\x23-\\x7E]+\"$"},"cache-control":{"type":"string","const":"private, no-cache"},"deprecation":{"type":"string","pattern":"^@[0-9]+$"},"sunset":{"type":"string"},"link":{"type":"string"}},"required":["x-ratelimit-limit","x-ratelimit-remaining","x-ratelimit-reset","x-request-id","etag","cache-control","deprecation","sunset","link"]};
const pattern14 = new RegExp("^@[0-9]+$", "u");

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
if(data["x-ratelimit-limit"] === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x-ratelimit-limit"},schema:schema15.required,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data["x-ratelimit-remaining"] === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x-ratelimit-remaining"},schema:schema15.required,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data["x-ratelimit-reset"] === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x-ratelimit-reset"},schema:schema15.required,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data["x-request-id"] === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x-request-id"},schema:schema15.required,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.etag === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "etag"},schema:schema15.required,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data["cache-control"] === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cache-control"},schema:schema15.required,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.deprecation === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "deprecation"},schema:schema15.required,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.sunset === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sunset"},schema:schema15.required,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.link === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "link"},schema:schema15.required,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data["x-ratelimit-limit"] !== undefined){
let data0 = data["x-ratelimit-limit"];
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err9 = {instancePath:instancePath+"/x-ratelimit-limit",schemaPath:"#/properties/x-ratelimit-limit/type",keyword:"type",params:{type: "integer"},schema:schema15.properties["x-ratelimit-limit"].type,parentSchema:schema15.properties["x-ratelimit-limit"],data:data0};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
const err10 = {instancePath:instancePath+"/x-ratelimit-limit",schemaPath:"#/properties/x-ratelimit-limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema15.properties["x-ratelimit-limit"],data:data0};
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
if(data["x-ratelimit-remaining"] !== undefined){
let data1 = data["x-ratelimit-remaining"];
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err11 = {instancePath:instancePath+"/x-ratelimit-remaining",schemaPath:"#/properties/x-ratelimit-remaining/type",keyword:"type",params:{type: "integer"},schema:schema15.properties["x-ratelimit-remaining"].type,parentSchema:schema15.properties["x-ratelimit-remaining"],data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err12 = {instancePath:instancePath+"/x-ratelimit-remaining",schemaPath:"#/properties/x-ratelimit-remaining/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema15.properties["x-ratelimit-remaining"],data:data1};
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
if(data["x-ratelimit-reset"] !== undefined){
let data2 = data["x-ratelimit-reset"];
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err13 = {instancePath:instancePath+"/x-ratelimit-reset",schemaPath:"#/properties/x-ratelimit-reset/type",keyword:"type",params:{type: "integer"},schema:schema15.properties["x-ratelimit-reset"].type,parentSchema:schema15.properties["x-ratelimit-reset"],data:data2};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err14 = {instancePath:instancePath+"/x-ratelimit-reset",schemaPath:"#/properties/x-ratelimit-reset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema15.properties["x-ratelimit-reset"],data:data2};
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
if(data["ratelimit-policy"] !== undefined){
let data3 = data["ratelimit-policy"];
if(typeof data3 !== "string"){
const err15 = {instancePath:instancePath+"/ratelimit-policy",schemaPath:"#/properties/ratelimit-policy/type",keyword:"type",params:{type: "string"},schema:schema15.properties["ratelimit-policy"].type,parentSchema:schema15.properties["ratelimit-policy"],data:data3};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.ratelimit !== undefined){
let data4 = data.ratelimit;
if(typeof data4 !== "string"){
const err16 = {instancePath:instancePath+"/ratelimit",schemaPath:"#/properties/ratelimit/type",keyword:"type",params:{type: "string"},schema:schema15.properties.ratelimit.type,parentSchema:schema15.properties.ratelimit,data:data4};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data["x-request-id"] !== undefined){
let data5 = data["x-request-id"];
if(typeof data5 === "string"){
if(!pattern1.test(data5)){
const err17 = {instancePath:instancePath+"/x-request-id",schemaPath:"#/properties/x-request-id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,128}$"},schema:"^[A-Za-z0-9._-]{1,128}$",parentSchema:schema15.properties["x-request-id"],data:data5};
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
const err18 = {instancePath:instancePath+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type: "string"},schema:schema15.properties["x-request-id"].type,parentSchema:schema15.properties["x-request-id"],data:data5};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.etag !== undefined){
let data6 = data.etag;
if(typeof data6 === "string"){
if(!pattern2.test(data6)){
const err19 = {instancePath:instancePath+"/etag",schemaPath:"#/properties/etag/pattern",keyword:"pattern",params:{pattern: "^\"[\\x21\\x23-\\x7E]+\"$"},schema:"^\"[\\x21\\x23-\\x7E]+\"$",parentSchema:schema15.properties.etag,data:data6};
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
const err20 = {instancePath:instancePath+"/etag",schemaPath:"#/properties/etag/type",keyword:"type",params:{type: "string"},schema:schema15.properties.etag.type,parentSchema:schema15.properties.etag,data:data6};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data["cache-control"] !== undefined){
let data7 = data["cache-control"];
if(typeof data7 !== "string"){
const err21 = {instancePath:instancePath+"/cache-control",schemaPath:"#/properties/cache-control/type",keyword:"type",params:{type: "string"},schema:schema15.properties["cache-control"].type,parentSchema:schema15.properties["cache-control"],data:data7};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if("private, no-cache" !== data7){
const err22 = {instancePath:instancePath+"/cache-control",schemaPath:"#/properties/cache-control/const",keyword:"const",params:{allowedValue: "private, no-cache"},schema:"private, no-cache",parentSchema:schema15.properties["cache-control"],data:data7};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.deprecation !== undefined){
let data8 = data.deprecation;
if(typeof data8 === "string"){
if(!pattern14.test(data8)){
const err23 = {instancePath:instancePath+"/deprecation",schemaPath:"#/properties/deprecation/pattern",keyword:"pattern",params:{pattern: "^@[0-9]+$"},schema:"^@[0-9]+$",parentSchema:schema15.properties.deprecation,data:data8};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/deprecation",schemaPath:"#/properties/deprecation/type",keyword:"type",params:{type: "string"},schema:schema15.properties.deprecation.type,parentSchema:schema15.properties.deprecation,data:data8};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.sunset !== undefined){
let data9 = data.sunset;
if(typeof data9 !== "string"){
const err25 = {instancePath:instancePath+"/sunset",schemaPath:"#/properties/sunset/type",keyword:"type",params:{type: "string"},schema:schema15.properties.sunset.type,parentSchema:schema15.properties.sunset,data:data9};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.link !== undefined){
let data10 = data.link;
if(typeof data10 !== "string"){
const err26 = {instancePath:instancePath+"/link",schemaPath:"#/properties/link/type",keyword:"type",params:{type: "string"},schema:schema15.properties.link.type,parentSchema:schema15.properties.link,data:data10};
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
const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema15.type,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
validate17.errors = vErrors;
return errors === 0;
}
validate17.evaluated = {"props":{"x-ratelimit-limit":true,"x-ratelimit-remaining":true,"x-ratelimit-reset":true,"ratelimit-policy":true,"ratelimit":true,"x-request-id":true,"etag":true,"cache-control":true,"deprecation":true,"sunset":true,"link":true},"dynamicProps":false,"dynamicItems":false};

exports.v11 = validate18;
const schema16 = {"$id":"contract:/getPet.400.headers","type":"object","properties":{"x-ratelimit-limit":{"type":"integer","minimum":0},"x-ratelimit-remaining":{"type":"integer","minimum":0},"x-ratelimit-reset":{"type":"integer","minimum":0},"ratelimit-policy":{"type":"string"},"ratelimit":{"type":"string"},"x-request-id":{"type":"string","pattern":"^[A-Za-z0-9._-]{1,128}$"},"deprecation":{"type":"string","pattern":"^@[0-9]+$"},"sunset":{"type":"string"},"link":{"type":"string"}},"required":["x-ratelimit-limit","x-ratelimit-remaining","x-ratelimit-reset","x-request-id","deprecation","sunset","link"]};

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
if(data["x-ratelimit-limit"] === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x-ratelimit-limit"},schema:schema16.required,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data["x-ratelimit-remaining"] === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x-ratelimit-remaining"},schema:schema16.required,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data["x-ratelimit-reset"] === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x-ratelimit-reset"},schema:schema16.required,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data["x-request-id"] === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x-request-id"},schema:schema16.required,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.deprecation === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "deprecation"},schema:schema16.required,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.sunset === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sunset"},schema:schema16.required,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.link === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "link"},schema:schema16.required,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data["x-ratelimit-limit"] !== undefined){
let data0 = data["x-ratelimit-limit"];
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err7 = {instancePath:instancePath+"/x-ratelimit-limit",schemaPath:"#/properties/x-ratelimit-limit/type",keyword:"type",params:{type: "integer"},schema:schema16.properties["x-ratelimit-limit"].type,parentSchema:schema16.properties["x-ratelimit-limit"],data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
const err8 = {instancePath:instancePath+"/x-ratelimit-limit",schemaPath:"#/properties/x-ratelimit-limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema16.properties["x-ratelimit-limit"],data:data0};
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
if(data["x-ratelimit-remaining"] !== undefined){
let data1 = data["x-ratelimit-remaining"];
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err9 = {instancePath:instancePath+"/x-ratelimit-remaining",schemaPath:"#/properties/x-ratelimit-remaining/type",keyword:"type",params:{type: "integer"},schema:schema16.properties["x-ratelimit-remaining"].type,parentSchema:schema16.properties["x-ratelimit-remaining"],data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err10 = {instancePath:instancePath+"/x-ratelimit-remaining",schemaPath:"#/properties/x-ratelimit-remaining/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema16.properties["x-ratelimit-remaining"],data:data1};
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
if(data["x-ratelimit-reset"] !== undefined){
let data2 = data["x-ratelimit-reset"];
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err11 = {instancePath:instancePath+"/x-ratelimit-reset",schemaPath:"#/properties/x-ratelimit-reset/type",keyword:"type",params:{type: "integer"},schema:schema16.properties["x-ratelimit-reset"].type,parentSchema:schema16.properties["x-ratelimit-reset"],data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err12 = {instancePath:instancePath+"/x-ratelimit-reset",schemaPath:"#/properties/x-ratelimit-reset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema16.properties["x-ratelimit-reset"],data:data2};
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
if(data["ratelimit-policy"] !== undefined){
let data3 = data["ratelimit-policy"];
if(typeof data3 !== "string"){
const err13 = {instancePath:instancePath+"/ratelimit-policy",schemaPath:"#/properties/ratelimit-policy/type",keyword:"type",params:{type: "string"},schema:schema16.properties["ratelimit-policy"].type,parentSchema:schema16.properties["ratelimit-policy"],data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.ratelimit !== undefined){
let data4 = data.ratelimit;
if(typeof data4 !== "string"){
const err14 = {instancePath:instancePath+"/ratelimit",schemaPath:"#/properties/ratelimit/type",keyword:"type",params:{type: "string"},schema:schema16.properties.ratelimit.type,parentSchema:schema16.properties.ratelimit,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data["x-request-id"] !== undefined){
let data5 = data["x-request-id"];
if(typeof data5 === "string"){
if(!pattern1.test(data5)){
const err15 = {instancePath:instancePath+"/x-request-id",schemaPath:"#/properties/x-request-id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,128}$"},schema:"^[A-Za-z0-9._-]{1,128}$",parentSchema:schema16.properties["x-request-id"],data:data5};
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
const err16 = {instancePath:instancePath+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type: "string"},schema:schema16.properties["x-request-id"].type,parentSchema:schema16.properties["x-request-id"],data:data5};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.deprecation !== undefined){
let data6 = data.deprecation;
if(typeof data6 === "string"){
if(!pattern14.test(data6)){
const err17 = {instancePath:instancePath+"/deprecation",schemaPath:"#/properties/deprecation/pattern",keyword:"pattern",params:{pattern: "^@[0-9]+$"},schema:"^@[0-9]+$",parentSchema:schema16.properties.deprecation,data:data6};
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
const err18 = {instancePath:instancePath+"/deprecation",schemaPath:"#/properties/deprecation/type",keyword:"type",params:{type: "string"},schema:schema16.properties.deprecation.type,parentSchema:schema16.properties.deprecation,data:data6};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.sunset !== undefined){
let data7 = data.sunset;
if(typeof data7 !== "string"){
const err19 = {instancePath:instancePath+"/sunset",schemaPath:"#/properties/sunset/type",keyword:"type",params:{type: "string"},schema:schema16.properties.sunset.type,parentSchema:schema16.properties.sunset,data:data7};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.link !== undefined){
let data8 = data.link;
if(typeof data8 !== "string"){
const err20 = {instancePath:instancePath+"/link",schemaPath:"#/properties/link/type",keyword:"type",params:{type: "string"},schema:schema16.properties.link.type,parentSchema:schema16.properties.link,data:data8};
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
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema16.type,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate18.errors = vErrors;
return errors === 0;
}
validate18.evaluated = {"props":{"x-ratelimit-limit":true,"x-ratelimit-remaining":true,"x-ratelimit-reset":true,"ratelimit-policy":true,"ratelimit":true,"x-request-id":true,"deprecation":true,"sunset":true,"link":true},"dynamicProps":false,"dynamicItems":false};

exports.v12 = validate19;
const schema17 = {"$id":"contract:/getPet.403.headers","type":"object","properties":{"x-ratelimit-limit":{"type":"integer","minimum":0},"x-ratelimit-remaining":{"type":"integer","minimum":0},"x-ratelimit-reset":{"type":"integer","minimum":0},"ratelimit-policy":{"type":"string"},"ratelimit":{"type":"string"},"x-request-id":{"type":"string","pattern":"^[A-Za-z0-9._-]{1,128}$"},"www-authenticate":{"type":"string","pattern":"^Bearer error=\"insufficient_scope\", scope=\"[a-z ]+\"$"},"deprecation":{"type":"string","pattern":"^@[0-9]+$"},"sunset":{"type":"string"},"link":{"type":"string"}},"required":["x-ratelimit-limit","x-ratelimit-remaining","x-ratelimit-reset","x-request-id","www-authenticate","deprecation","sunset","link"]};

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
if(data["x-ratelimit-limit"] === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x-ratelimit-limit"},schema:schema17.required,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data["x-ratelimit-remaining"] === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x-ratelimit-remaining"},schema:schema17.required,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data["x-ratelimit-reset"] === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x-ratelimit-reset"},schema:schema17.required,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data["x-request-id"] === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x-request-id"},schema:schema17.required,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data["www-authenticate"] === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "www-authenticate"},schema:schema17.required,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.deprecation === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "deprecation"},schema:schema17.required,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.sunset === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sunset"},schema:schema17.required,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.link === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "link"},schema:schema17.required,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data["x-ratelimit-limit"] !== undefined){
let data0 = data["x-ratelimit-limit"];
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err8 = {instancePath:instancePath+"/x-ratelimit-limit",schemaPath:"#/properties/x-ratelimit-limit/type",keyword:"type",params:{type: "integer"},schema:schema17.properties["x-ratelimit-limit"].type,parentSchema:schema17.properties["x-ratelimit-limit"],data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
const err9 = {instancePath:instancePath+"/x-ratelimit-limit",schemaPath:"#/properties/x-ratelimit-limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema17.properties["x-ratelimit-limit"],data:data0};
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
if(data["x-ratelimit-remaining"] !== undefined){
let data1 = data["x-ratelimit-remaining"];
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err10 = {instancePath:instancePath+"/x-ratelimit-remaining",schemaPath:"#/properties/x-ratelimit-remaining/type",keyword:"type",params:{type: "integer"},schema:schema17.properties["x-ratelimit-remaining"].type,parentSchema:schema17.properties["x-ratelimit-remaining"],data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err11 = {instancePath:instancePath+"/x-ratelimit-remaining",schemaPath:"#/properties/x-ratelimit-remaining/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema17.properties["x-ratelimit-remaining"],data:data1};
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
if(data["x-ratelimit-reset"] !== undefined){
let data2 = data["x-ratelimit-reset"];
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err12 = {instancePath:instancePath+"/x-ratelimit-reset",schemaPath:"#/properties/x-ratelimit-reset/type",keyword:"type",params:{type: "integer"},schema:schema17.properties["x-ratelimit-reset"].type,parentSchema:schema17.properties["x-ratelimit-reset"],data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err13 = {instancePath:instancePath+"/x-ratelimit-reset",schemaPath:"#/properties/x-ratelimit-reset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema17.properties["x-ratelimit-reset"],data:data2};
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
if(data["ratelimit-policy"] !== undefined){
let data3 = data["ratelimit-policy"];
if(typeof data3 !== "string"){
const err14 = {instancePath:instancePath+"/ratelimit-policy",schemaPath:"#/properties/ratelimit-policy/type",keyword:"type",params:{type: "string"},schema:schema17.properties["ratelimit-policy"].type,parentSchema:schema17.properties["ratelimit-policy"],data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.ratelimit !== undefined){
let data4 = data.ratelimit;
if(typeof data4 !== "string"){
const err15 = {instancePath:instancePath+"/ratelimit",schemaPath:"#/properties/ratelimit/type",keyword:"type",params:{type: "string"},schema:schema17.properties.ratelimit.type,parentSchema:schema17.properties.ratelimit,data:data4};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data["x-request-id"] !== undefined){
let data5 = data["x-request-id"];
if(typeof data5 === "string"){
if(!pattern1.test(data5)){
const err16 = {instancePath:instancePath+"/x-request-id",schemaPath:"#/properties/x-request-id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,128}$"},schema:"^[A-Za-z0-9._-]{1,128}$",parentSchema:schema17.properties["x-request-id"],data:data5};
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
const err17 = {instancePath:instancePath+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type: "string"},schema:schema17.properties["x-request-id"].type,parentSchema:schema17.properties["x-request-id"],data:data5};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data["www-authenticate"] !== undefined){
let data6 = data["www-authenticate"];
if(typeof data6 === "string"){
if(!pattern9.test(data6)){
const err18 = {instancePath:instancePath+"/www-authenticate",schemaPath:"#/properties/www-authenticate/pattern",keyword:"pattern",params:{pattern: "^Bearer error=\"insufficient_scope\", scope=\"[a-z ]+\"$"},schema:"^Bearer error=\"insufficient_scope\", scope=\"[a-z ]+\"$",parentSchema:schema17.properties["www-authenticate"],data:data6};
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
const err19 = {instancePath:instancePath+"/www-authenticate",schemaPath:"#/properties/www-authenticate/type",keyword:"type",params:{type: "string"},schema:schema17.properties["www-authenticate"].type,parentSchema:schema17.properties["www-authenticate"],data:data6};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.deprecation !== undefined){
let data7 = data.deprecation;
if(typeof data7 === "string"){
if(!pattern14.test(data7)){
const err20 = {instancePath:instancePath+"/deprecation",schemaPath:"#/properties/deprecation/pattern",keyword:"pattern",params:{pattern: "^@[0-9]+$"},schema:"^@[0-9]+$",parentSchema:schema17.properties.deprecation,data:data7};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/deprecation",schemaPath:"#/properties/deprecation/type",keyword:"type",params:{type: "string"},schema:schema17.properties.deprecation.type,parentSchema:schema17.properties.deprecation,data:data7};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.sunset !== undefined){
let data8 = data.sunset;
if(typeof data8 !== "string"){
const err22 = {instancePath:instancePath+"/sunset",schemaPath:"#/properties/sunset/type",keyword:"type",params:{type: "string"},schema:schema17.properties.sunset.type,parentSchema:schema17.properties.sunset,data:data8};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.link !== undefined){
let data9 = data.link;
if(typeof data9 !== "string"){
const err23 = {instancePath:instancePath+"/link",schemaPath:"#/properties/link/type",keyword:"type",params:{type: "string"},schema:schema17.properties.link.type,parentSchema:schema17.properties.link,data:data9};
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
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema17.type,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate19.errors = vErrors;
return errors === 0;
}
validate19.evaluated = {"props":{"x-ratelimit-limit":true,"x-ratelimit-remaining":true,"x-ratelimit-reset":true,"ratelimit-policy":true,"ratelimit":true,"x-request-id":true,"www-authenticate":true,"deprecation":true,"sunset":true,"link":true},"dynamicProps":false,"dynamicItems":false};

exports.v13 = validate20;
const schema18 = {"$id":"contract:/listOrders.200.body","$ref":"contract:/components/schemas/Orders"};
const schema19 = {"$id":"contract:/components/schemas/Orders","type":"array","maxItems":100,"items":{"$ref":"contract:/components/schemas/Order"}};
const schema20 = {"$id":"contract:/components/schemas/Order","type":"object","required":["id","petId","status","createdAt"],"properties":{"id":{"int64":{"minimum":1,"maximum":9007199254740991}},"petId":{"int64":{"minimum":1,"maximum":9007199254740991}},"status":{"type":"string","enum":["placed"]},"createdAt":{"type":"string","format":"date-time","leapSecond":"date-time"}}};
const formats0 = /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)[Tt](?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

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
if(Array.isArray(data)){
if(data.length > 100){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id === undefined){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/Order/required",keyword:"required",params:{missingProperty: "id"},schema:schema20.required,parentSchema:schema20,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.petId === undefined){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/Order/required",keyword:"required",params:{missingProperty: "petId"},schema:schema20.required,parentSchema:schema20,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.status === undefined){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/Order/required",keyword:"required",params:{missingProperty: "status"},schema:schema20.required,parentSchema:schema20,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.createdAt === undefined){
const err4 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/Order/required",keyword:"required",params:{missingProperty: "createdAt"},schema:schema20.required,parentSchema:schema20,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.id !== undefined){
let data1 = data0.id;
if(!((typeof data1 === "number" && Number.isSafeInteger(data1) && !Object.is(data1, -0)) || (typeof data1 === "bigint" && data1 >= -9223372036854775808n && data1 <= 9223372036854775807n)) || (this && this.has(data0, "id")) || data1 < 1 || data1 > 9007199254740991){
const err5 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"contract:/components/schemas/Order/properties/id/int64",keyword:"int64",params:{},schema:schema20.properties.id.int64,parentSchema:schema20.properties.id,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.petId !== undefined){
let data2 = data0.petId;
if(!((typeof data2 === "number" && Number.isSafeInteger(data2) && !Object.is(data2, -0)) || (typeof data2 === "bigint" && data2 >= -9223372036854775808n && data2 <= 9223372036854775807n)) || (this && this.has(data0, "petId")) || data2 < 1 || data2 > 9007199254740991){
const err6 = {instancePath:instancePath+"/" + i0+"/petId",schemaPath:"contract:/components/schemas/Order/properties/petId/int64",keyword:"int64",params:{},schema:schema20.properties.petId.int64,parentSchema:schema20.properties.petId,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.status !== undefined){
let data3 = data0.status;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/" + i0+"/status",schemaPath:"contract:/components/schemas/Order/properties/status/type",keyword:"type",params:{type: "string"},schema:schema20.properties.status.type,parentSchema:schema20.properties.status,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(data3 === "placed")){
const err8 = {instancePath:instancePath+"/" + i0+"/status",schemaPath:"contract:/components/schemas/Order/properties/status/enum",keyword:"enum",params:{allowedValues: schema20.properties.status.enum},schema:schema20.properties.status.enum,parentSchema:schema20.properties.status,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.createdAt !== undefined){
let data4 = data0.createdAt;
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
const err9 = {instancePath:instancePath+"/" + i0+"/createdAt",schemaPath:"contract:/components/schemas/Order/properties/createdAt/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema20.properties.createdAt,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data4.includes(":60")){
const next0 = Date.parse((data4).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err10 = {instancePath:instancePath+"/" + i0+"/createdAt",schemaPath:"contract:/components/schemas/Order/properties/createdAt/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema20.properties.createdAt,data:data4};
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
const err11 = {instancePath:instancePath+"/" + i0+"/createdAt",schemaPath:"contract:/components/schemas/Order/properties/createdAt/type",keyword:"type",params:{type: "string"},schema:schema20.properties.createdAt.type,parentSchema:schema20.properties.createdAt,data:data4};
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
const err12 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/Order/type",keyword:"type",params:{type: "object"},schema:schema20.type,parentSchema:schema20,data:data0};
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
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema19.type,parentSchema:schema19,data};
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
validate21.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate21.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate21.errors);
errors = vErrors.length;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v14 = validate23;
const schema21 = {"$id":"contract:/createOrder.201.body","$ref":"contract:/components/schemas/Order"};

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
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/Order/required",keyword:"required",params:{missingProperty: "id"},schema:schema20.required,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.petId === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/Order/required",keyword:"required",params:{missingProperty: "petId"},schema:schema20.required,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.status === undefined){
const err2 = {instancePath,schemaPath:"contract:/components/schemas/Order/required",keyword:"required",params:{missingProperty: "status"},schema:schema20.required,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.createdAt === undefined){
const err3 = {instancePath,schemaPath:"contract:/components/schemas/Order/required",keyword:"required",params:{missingProperty: "createdAt"},schema:schema20.required,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 === "number" && Number.isSafeInteger(data0) && !Object.is(data0, -0)) || (typeof data0 === "bigint" && data0 >= -9223372036854775808n && data0 <= 9223372036854775807n)) || (this && this.has(data, "id")) || data0 < 1 || data0 > 9007199254740991){
const err4 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/Order/properties/id/int64",keyword:"int64",params:{},schema:schema20.properties.id.int64,parentSchema:schema20.properties.id,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.petId !== undefined){
let data1 = data.petId;
if(!((typeof data1 === "number" && Number.isSafeInteger(data1) && !Object.is(data1, -0)) || (typeof data1 === "bigint" && data1 >= -9223372036854775808n && data1 <= 9223372036854775807n)) || (this && this.has(data, "petId")) || data1 < 1 || data1 > 9007199254740991){
const err5 = {instancePath:instancePath+"/petId",schemaPath:"contract:/components/schemas/Order/properties/petId/int64",keyword:"int64",params:{},schema:schema20.properties.petId.int64,parentSchema:schema20.properties.petId,data:data1};
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
let data2 = data.status;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/status",schemaPath:"contract:/components/schemas/Order/properties/status/type",keyword:"type",params:{type: "string"},schema:schema20.properties.status.type,parentSchema:schema20.properties.status,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(data2 === "placed")){
const err7 = {instancePath:instancePath+"/status",schemaPath:"contract:/components/schemas/Order/properties/status/enum",keyword:"enum",params:{allowedValues: schema20.properties.status.enum},schema:schema20.properties.status.enum,parentSchema:schema20.properties.status,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.createdAt !== undefined){
let data3 = data.createdAt;
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
const err8 = {instancePath:instancePath+"/createdAt",schemaPath:"contract:/components/schemas/Order/properties/createdAt/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema20.properties.createdAt,data:data3};
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
const err9 = {instancePath:instancePath+"/createdAt",schemaPath:"contract:/components/schemas/Order/properties/createdAt/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema20.properties.createdAt,data:data3};
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
const err10 = {instancePath:instancePath+"/createdAt",schemaPath:"contract:/components/schemas/Order/properties/createdAt/type",keyword:"type",params:{type: "string"},schema:schema20.properties.createdAt.type,parentSchema:schema20.properties.createdAt,data:data3};
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
const err11 = {instancePath,schemaPath:"contract:/components/schemas/Order/type",keyword:"type",params:{type: "object"},schema:schema20.type,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":{"id":true,"petId":true,"status":true,"createdAt":true},"dynamicProps":false,"dynamicItems":false};

exports.v15 = validate24;
const schema23 = {"$id":"contract:/unrouted.204.headers","type":"object","properties":{"x-ratelimit-limit":{"type":"integer","minimum":0},"x-ratelimit-remaining":{"type":"integer","minimum":0},"x-ratelimit-reset":{"type":"integer","minimum":0},"ratelimit-policy":{"type":"string"},"ratelimit":{"type":"string"},"x-request-id":{"type":"string","pattern":"^[A-Za-z0-9._-]{1,128}$"},"allow":{"type":"string"}},"required":["x-ratelimit-limit","x-ratelimit-remaining","x-ratelimit-reset","x-request-id"]};

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
if(data["x-ratelimit-limit"] === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x-ratelimit-limit"},schema:schema23.required,parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data["x-ratelimit-remaining"] === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x-ratelimit-remaining"},schema:schema23.required,parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data["x-ratelimit-reset"] === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x-ratelimit-reset"},schema:schema23.required,parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data["x-request-id"] === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x-request-id"},schema:schema23.required,parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data["x-ratelimit-limit"] !== undefined){
let data0 = data["x-ratelimit-limit"];
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err4 = {instancePath:instancePath+"/x-ratelimit-limit",schemaPath:"#/properties/x-ratelimit-limit/type",keyword:"type",params:{type: "integer"},schema:schema23.properties["x-ratelimit-limit"].type,parentSchema:schema23.properties["x-ratelimit-limit"],data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/x-ratelimit-limit",schemaPath:"#/properties/x-ratelimit-limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema23.properties["x-ratelimit-limit"],data:data0};
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
if(data["x-ratelimit-remaining"] !== undefined){
let data1 = data["x-ratelimit-remaining"];
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err6 = {instancePath:instancePath+"/x-ratelimit-remaining",schemaPath:"#/properties/x-ratelimit-remaining/type",keyword:"type",params:{type: "integer"},schema:schema23.properties["x-ratelimit-remaining"].type,parentSchema:schema23.properties["x-ratelimit-remaining"],data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/x-ratelimit-remaining",schemaPath:"#/properties/x-ratelimit-remaining/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema23.properties["x-ratelimit-remaining"],data:data1};
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
if(data["x-ratelimit-reset"] !== undefined){
let data2 = data["x-ratelimit-reset"];
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/x-ratelimit-reset",schemaPath:"#/properties/x-ratelimit-reset/type",keyword:"type",params:{type: "integer"},schema:schema23.properties["x-ratelimit-reset"].type,parentSchema:schema23.properties["x-ratelimit-reset"],data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/x-ratelimit-reset",schemaPath:"#/properties/x-ratelimit-reset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema23.properties["x-ratelimit-reset"],data:data2};
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
if(data["ratelimit-policy"] !== undefined){
let data3 = data["ratelimit-policy"];
if(typeof data3 !== "string"){
const err10 = {instancePath:instancePath+"/ratelimit-policy",schemaPath:"#/properties/ratelimit-policy/type",keyword:"type",params:{type: "string"},schema:schema23.properties["ratelimit-policy"].type,parentSchema:schema23.properties["ratelimit-policy"],data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.ratelimit !== undefined){
let data4 = data.ratelimit;
if(typeof data4 !== "string"){
const err11 = {instancePath:instancePath+"/ratelimit",schemaPath:"#/properties/ratelimit/type",keyword:"type",params:{type: "string"},schema:schema23.properties.ratelimit.type,parentSchema:schema23.properties.ratelimit,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data["x-request-id"] !== undefined){
let data5 = data["x-request-id"];
if(typeof data5 === "string"){
if(!pattern1.test(data5)){
const err12 = {instancePath:instancePath+"/x-request-id",schemaPath:"#/properties/x-request-id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,128}$"},schema:"^[A-Za-z0-9._-]{1,128}$",parentSchema:schema23.properties["x-request-id"],data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type: "string"},schema:schema23.properties["x-request-id"].type,parentSchema:schema23.properties["x-request-id"],data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.allow !== undefined){
let data6 = data.allow;
if(typeof data6 !== "string"){
const err14 = {instancePath:instancePath+"/allow",schemaPath:"#/properties/allow/type",keyword:"type",params:{type: "string"},schema:schema23.properties.allow.type,parentSchema:schema23.properties.allow,data:data6};
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
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema23.type,parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":{"x-ratelimit-limit":true,"x-ratelimit-remaining":true,"x-ratelimit-reset":true,"ratelimit-policy":true,"ratelimit":true,"x-request-id":true,"allow":true},"dynamicProps":false,"dynamicItems":false};

exports.v16 = validate25;
const schema24 = {"$id":"contract:/unrouted.405.headers","type":"object","properties":{"x-ratelimit-limit":{"type":"integer","minimum":0},"x-ratelimit-remaining":{"type":"integer","minimum":0},"x-ratelimit-reset":{"type":"integer","minimum":0},"ratelimit-policy":{"type":"string"},"ratelimit":{"type":"string"},"x-request-id":{"type":"string","pattern":"^[A-Za-z0-9._-]{1,128}$"},"allow":{"type":"string"}},"required":["x-ratelimit-limit","x-ratelimit-remaining","x-ratelimit-reset","x-request-id","allow"]};

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
if(data["x-ratelimit-limit"] === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x-ratelimit-limit"},schema:schema24.required,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data["x-ratelimit-remaining"] === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x-ratelimit-remaining"},schema:schema24.required,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data["x-ratelimit-reset"] === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x-ratelimit-reset"},schema:schema24.required,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data["x-request-id"] === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x-request-id"},schema:schema24.required,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.allow === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "allow"},schema:schema24.required,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data["x-ratelimit-limit"] !== undefined){
let data0 = data["x-ratelimit-limit"];
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err5 = {instancePath:instancePath+"/x-ratelimit-limit",schemaPath:"#/properties/x-ratelimit-limit/type",keyword:"type",params:{type: "integer"},schema:schema24.properties["x-ratelimit-limit"].type,parentSchema:schema24.properties["x-ratelimit-limit"],data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
const err6 = {instancePath:instancePath+"/x-ratelimit-limit",schemaPath:"#/properties/x-ratelimit-limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema24.properties["x-ratelimit-limit"],data:data0};
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
if(data["x-ratelimit-remaining"] !== undefined){
let data1 = data["x-ratelimit-remaining"];
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err7 = {instancePath:instancePath+"/x-ratelimit-remaining",schemaPath:"#/properties/x-ratelimit-remaining/type",keyword:"type",params:{type: "integer"},schema:schema24.properties["x-ratelimit-remaining"].type,parentSchema:schema24.properties["x-ratelimit-remaining"],data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/x-ratelimit-remaining",schemaPath:"#/properties/x-ratelimit-remaining/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema24.properties["x-ratelimit-remaining"],data:data1};
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
if(data["x-ratelimit-reset"] !== undefined){
let data2 = data["x-ratelimit-reset"];
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err9 = {instancePath:instancePath+"/x-ratelimit-reset",schemaPath:"#/properties/x-ratelimit-reset/type",keyword:"type",params:{type: "integer"},schema:schema24.properties["x-ratelimit-reset"].type,parentSchema:schema24.properties["x-ratelimit-reset"],data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/x-ratelimit-reset",schemaPath:"#/properties/x-ratelimit-reset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema24.properties["x-ratelimit-reset"],data:data2};
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
if(data["ratelimit-policy"] !== undefined){
let data3 = data["ratelimit-policy"];
if(typeof data3 !== "string"){
const err11 = {instancePath:instancePath+"/ratelimit-policy",schemaPath:"#/properties/ratelimit-policy/type",keyword:"type",params:{type: "string"},schema:schema24.properties["ratelimit-policy"].type,parentSchema:schema24.properties["ratelimit-policy"],data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.ratelimit !== undefined){
let data4 = data.ratelimit;
if(typeof data4 !== "string"){
const err12 = {instancePath:instancePath+"/ratelimit",schemaPath:"#/properties/ratelimit/type",keyword:"type",params:{type: "string"},schema:schema24.properties.ratelimit.type,parentSchema:schema24.properties.ratelimit,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data["x-request-id"] !== undefined){
let data5 = data["x-request-id"];
if(typeof data5 === "string"){
if(!pattern1.test(data5)){
const err13 = {instancePath:instancePath+"/x-request-id",schemaPath:"#/properties/x-request-id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,128}$"},schema:"^[A-Za-z0-9._-]{1,128}$",parentSchema:schema24.properties["x-request-id"],data:data5};
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
const err14 = {instancePath:instancePath+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type: "string"},schema:schema24.properties["x-request-id"].type,parentSchema:schema24.properties["x-request-id"],data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.allow !== undefined){
let data6 = data.allow;
if(typeof data6 !== "string"){
const err15 = {instancePath:instancePath+"/allow",schemaPath:"#/properties/allow/type",keyword:"type",params:{type: "string"},schema:schema24.properties.allow.type,parentSchema:schema24.properties.allow,data:data6};
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
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema24.type,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":{"x-ratelimit-limit":true,"x-ratelimit-remaining":true,"x-ratelimit-reset":true,"ratelimit-policy":true,"ratelimit":true,"x-request-id":true,"allow":true},"dynamicProps":false,"dynamicItems":false};

})(compiled);
const validators = {
  "listPets.200.body": compiled.v0,
  "listPets.200.headers": compiled.v1,
  "listPets.304.headers": compiled.v2,
  "listPets.400.body": compiled.v3,
  "listPets.400.headers": compiled.v4,
  "listPets.401.body": compiled.v3,
  "listPets.401.headers": compiled.v5,
  "listPets.403.body": compiled.v3,
  "listPets.403.headers": compiled.v6,
  "listPets.412.body": compiled.v3,
  "listPets.412.headers": compiled.v4,
  "listPets.429.body": compiled.v3,
  "listPets.429.headers": compiled.v7,
  "listPets.500.body": compiled.v3,
  "listPets.500.headers": compiled.v4,
  "listPets.503.body": compiled.v3,
  "listPets.503.headers": compiled.v7,
  "createPet.201.body": compiled.v8,
  "createPet.201.headers": compiled.v9,
  "createPet.400.body": compiled.v3,
  "createPet.400.headers": compiled.v4,
  "createPet.401.body": compiled.v3,
  "createPet.401.headers": compiled.v5,
  "createPet.403.body": compiled.v3,
  "createPet.403.headers": compiled.v6,
  "createPet.409.body": compiled.v3,
  "createPet.409.headers": compiled.v4,
  "createPet.413.body": compiled.v3,
  "createPet.413.headers": compiled.v4,
  "createPet.415.body": compiled.v3,
  "createPet.415.headers": compiled.v4,
  "createPet.429.body": compiled.v3,
  "createPet.429.headers": compiled.v7,
  "createPet.500.body": compiled.v3,
  "createPet.500.headers": compiled.v4,
  "createPet.503.body": compiled.v3,
  "createPet.503.headers": compiled.v7,
  "getPet.200.body": compiled.v8,
  "getPet.200.headers": compiled.v10,
  "getPet.304.headers": compiled.v10,
  "getPet.400.body": compiled.v3,
  "getPet.400.headers": compiled.v11,
  "getPet.401.body": compiled.v3,
  "getPet.401.headers": compiled.v5,
  "getPet.403.body": compiled.v3,
  "getPet.403.headers": compiled.v12,
  "getPet.404.body": compiled.v3,
  "getPet.404.headers": compiled.v11,
  "getPet.412.body": compiled.v3,
  "getPet.412.headers": compiled.v4,
  "getPet.429.body": compiled.v3,
  "getPet.429.headers": compiled.v7,
  "getPet.500.body": compiled.v3,
  "getPet.500.headers": compiled.v4,
  "getPet.503.body": compiled.v3,
  "getPet.503.headers": compiled.v7,
  "listOrders.200.body": compiled.v13,
  "listOrders.200.headers": compiled.v1,
  "listOrders.304.headers": compiled.v2,
  "listOrders.400.body": compiled.v3,
  "listOrders.400.headers": compiled.v4,
  "listOrders.401.body": compiled.v3,
  "listOrders.401.headers": compiled.v5,
  "listOrders.403.body": compiled.v3,
  "listOrders.403.headers": compiled.v6,
  "listOrders.412.body": compiled.v3,
  "listOrders.412.headers": compiled.v4,
  "listOrders.429.body": compiled.v3,
  "listOrders.429.headers": compiled.v7,
  "listOrders.500.body": compiled.v3,
  "listOrders.500.headers": compiled.v4,
  "listOrders.503.body": compiled.v3,
  "listOrders.503.headers": compiled.v7,
  "createOrder.201.body": compiled.v14,
  "createOrder.201.headers": compiled.v9,
  "createOrder.400.body": compiled.v3,
  "createOrder.400.headers": compiled.v4,
  "createOrder.401.body": compiled.v3,
  "createOrder.401.headers": compiled.v5,
  "createOrder.403.body": compiled.v3,
  "createOrder.403.headers": compiled.v6,
  "createOrder.404.body": compiled.v3,
  "createOrder.404.headers": compiled.v9,
  "createOrder.409.body": compiled.v3,
  "createOrder.409.headers": compiled.v9,
  "createOrder.413.body": compiled.v3,
  "createOrder.413.headers": compiled.v4,
  "createOrder.415.body": compiled.v3,
  "createOrder.415.headers": compiled.v4,
  "createOrder.429.body": compiled.v3,
  "createOrder.429.headers": compiled.v7,
  "createOrder.500.body": compiled.v3,
  "createOrder.500.headers": compiled.v4,
  "createOrder.503.body": compiled.v3,
  "createOrder.503.headers": compiled.v7,
  "unrouted.204.headers": compiled.v15,
  "unrouted.400.body": compiled.v3,
  "unrouted.400.headers": compiled.v4,
  "unrouted.401.body": compiled.v3,
  "unrouted.401.headers": compiled.v5,
  "unrouted.404.body": compiled.v3,
  "unrouted.404.headers": compiled.v4,
  "unrouted.405.body": compiled.v3,
  "unrouted.405.headers": compiled.v16,
  "unrouted.408.body": compiled.v3,
  "unrouted.408.headers": compiled.v4,
  "unrouted.429.body": compiled.v3,
  "unrouted.429.headers": compiled.v7,
  "unrouted.431.body": compiled.v3,
  "unrouted.431.headers": compiled.v4,
  "unrouted.500.body": compiled.v3,
  "unrouted.500.headers": compiled.v4,
  "unrouted.503.body": compiled.v3,
  "unrouted.503.headers": compiled.v7,
};
export { validators };
