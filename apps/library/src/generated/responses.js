// Generated from library.yaml by `npm run generate`. Do not edit.
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
const schema0 = {"$id":"contract:/listBooks.200.body","$ref":"contract:/components/schemas/Page"};
const schema1 = {"$id":"contract:/components/schemas/Page","type":"object","additionalProperties":false,"required":["books"],"properties":{"books":{"type":"array","maxItems":50,"items":{"$ref":"contract:/components/schemas/Book"}},"next":{"type":"integer","minimum":1,"safeInteger":true}}};
const schema2 = {"$id":"contract:/components/schemas/Book","type":"object","additionalProperties":false,"required":["id","title","language"],"properties":{"id":{"type":"integer","minimum":1,"safeInteger":true},"title":{"$ref":"contract:/components/schemas/Text"},"language":{"$ref":"contract:/components/schemas/Language"},"reader":{"$ref":"contract:/components/schemas/Text"},"cover":{"$ref":"contract:/components/schemas/Cover"}}};
const schema3 = {"$id":"contract:/components/schemas/Text","type":"string","minLength":1,"maxLength":200,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*$"};
const schema4 = {"$id":"contract:/components/schemas/Language","type":"string","enum":["de","en","fr"]};
const func0 = runtime["ajv/dist/runtime/ucs2length"].default;
const pattern0 = new RegExp("^[^\\u0000\\uD800-\\uDFFF]*$", "u");
const schema6 = {"$id":"contract:/components/schemas/Cover","type":"object","additionalProperties":false,"required":["url"],"properties":{"url":{"type":"string","pattern":"^(https?|data):"},"caption":{"$ref":"contract:/components/schemas/Text"}}};
const pattern2 = new RegExp("^(https?|data):", "u");

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
if(data.url === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},schema:schema6.required,parentSchema:schema6,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "url") || (key0 === "caption"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema6,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.url !== undefined){
let data0 = data.url;
if(typeof data0 === "string"){
if(!pattern2.test(data0)){
const err2 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern: "^(https?|data):"},schema:"^(https?|data):",parentSchema:schema6.properties.url,data:data0};
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
const err3 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},schema:schema6.properties.url.type,parentSchema:schema6.properties.url,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.caption !== undefined){
let data1 = data.caption;
if(typeof data1 === "string"){
if(func0(data1) > 200){
const err4 = {instancePath:instancePath+"/caption",schemaPath:"contract:/components/schemas/Text/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema3,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func0(data1) < 1){
const err5 = {instancePath:instancePath+"/caption",schemaPath:"contract:/components/schemas/Text/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema3,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern0.test(data1)){
const err6 = {instancePath:instancePath+"/caption",schemaPath:"contract:/components/schemas/Text/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*$",parentSchema:schema3,data:data1};
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
const err7 = {instancePath:instancePath+"/caption",schemaPath:"contract:/components/schemas/Text/type",keyword:"type",params:{type: "string"},schema:schema3.type,parentSchema:schema3,data:data1};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema6.type,parentSchema:schema6,data};
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
validate3.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},schema:schema2.required,parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.language === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "language"},schema:schema2.required,parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "title")) || (key0 === "language")) || (key0 === "reader")) || (key0 === "cover"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema2.properties.id.type,parentSchema:schema2.properties.id,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema2.properties.id,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(Math.abs(data0) > 9007199254740991){
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema2.properties.id,data:data0};
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
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func0(data1) > 200){
const err7 = {instancePath:instancePath+"/title",schemaPath:"contract:/components/schemas/Text/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema3,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func0(data1) < 1){
const err8 = {instancePath:instancePath+"/title",schemaPath:"contract:/components/schemas/Text/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema3,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!pattern0.test(data1)){
const err9 = {instancePath:instancePath+"/title",schemaPath:"contract:/components/schemas/Text/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*$",parentSchema:schema3,data:data1};
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
const err10 = {instancePath:instancePath+"/title",schemaPath:"contract:/components/schemas/Text/type",keyword:"type",params:{type: "string"},schema:schema3.type,parentSchema:schema3,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.language !== undefined){
let data2 = data.language;
if(typeof data2 !== "string"){
const err11 = {instancePath:instancePath+"/language",schemaPath:"contract:/components/schemas/Language/type",keyword:"type",params:{type: "string"},schema:schema4.type,parentSchema:schema4,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(((data2 === "de") || (data2 === "en")) || (data2 === "fr"))){
const err12 = {instancePath:instancePath+"/language",schemaPath:"contract:/components/schemas/Language/enum",keyword:"enum",params:{allowedValues: schema4.enum},schema:schema4.enum,parentSchema:schema4,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.reader !== undefined){
let data3 = data.reader;
if(typeof data3 === "string"){
if(func0(data3) > 200){
const err13 = {instancePath:instancePath+"/reader",schemaPath:"contract:/components/schemas/Text/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema3,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(func0(data3) < 1){
const err14 = {instancePath:instancePath+"/reader",schemaPath:"contract:/components/schemas/Text/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema3,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!pattern0.test(data3)){
const err15 = {instancePath:instancePath+"/reader",schemaPath:"contract:/components/schemas/Text/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*$",parentSchema:schema3,data:data3};
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
const err16 = {instancePath:instancePath+"/reader",schemaPath:"contract:/components/schemas/Text/type",keyword:"type",params:{type: "string"},schema:schema3.type,parentSchema:schema3,data:data3};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.cover !== undefined){
if(!(validate3.call(this, data.cover, {instancePath:instancePath+"/cover",parentData:data,parentDataProperty:"cover",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate3.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema2.type,parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
validate2.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(data.books === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "books"},schema:schema1.required,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "books") || (key0 === "next"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.books !== undefined){
let data0 = data.books;
if(Array.isArray(data0)){
if(data0.length > 50){
const err2 = {instancePath:instancePath+"/books",schemaPath:"#/properties/books/maxItems",keyword:"maxItems",params:{limit: 50},schema:50,parentSchema:schema1.properties.books,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate2.call(this, data0[i0], {instancePath:instancePath+"/books/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate2.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/books",schemaPath:"#/properties/books/type",keyword:"type",params:{type: "array"},schema:schema1.properties.books.type,parentSchema:schema1.properties.books,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.next !== undefined){
let data2 = data.next;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err4 = {instancePath:instancePath+"/next",schemaPath:"#/properties/next/type",keyword:"type",params:{type: "integer"},schema:schema1.properties.next.type,parentSchema:schema1.properties.next,data:data2};
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
const err5 = {instancePath:instancePath+"/next",schemaPath:"#/properties/next/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema1.properties.next,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(Math.abs(data2) > 9007199254740991){
const err6 = {instancePath:instancePath+"/next",schemaPath:"#/properties/next/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema1.properties.next,data:data2};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema1.type,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v1 = validate7;
const schema8 = {"$id":"contract:/listBooks.200.headers","type":"object","properties":{"x-ratelimit-limit":{"type":"integer"},"x-ratelimit-remaining":{"type":"integer"},"x-ratelimit-reset":{"type":"integer"},"ratelimit-policy":{"type":"string"},"ratelimit":{"type":"string"},"x-request-id":{"type":"string"}},"required":["x-ratelimit-limit","x-ratelimit-remaining","x-ratelimit-reset","ratelimit-policy","ratelimit","x-request-id"]};

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
if(data["x-ratelimit-limit"] === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x-ratelimit-limit"},schema:schema8.required,parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data["x-ratelimit-remaining"] === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x-ratelimit-remaining"},schema:schema8.required,parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data["x-ratelimit-reset"] === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x-ratelimit-reset"},schema:schema8.required,parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data["ratelimit-policy"] === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ratelimit-policy"},schema:schema8.required,parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.ratelimit === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ratelimit"},schema:schema8.required,parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data["x-request-id"] === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x-request-id"},schema:schema8.required,parentSchema:schema8,data};
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
const err6 = {instancePath:instancePath+"/x-ratelimit-limit",schemaPath:"#/properties/x-ratelimit-limit/type",keyword:"type",params:{type: "integer"},schema:schema8.properties["x-ratelimit-limit"].type,parentSchema:schema8.properties["x-ratelimit-limit"],data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data["x-ratelimit-remaining"] !== undefined){
let data1 = data["x-ratelimit-remaining"];
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err7 = {instancePath:instancePath+"/x-ratelimit-remaining",schemaPath:"#/properties/x-ratelimit-remaining/type",keyword:"type",params:{type: "integer"},schema:schema8.properties["x-ratelimit-remaining"].type,parentSchema:schema8.properties["x-ratelimit-remaining"],data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data["x-ratelimit-reset"] !== undefined){
let data2 = data["x-ratelimit-reset"];
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/x-ratelimit-reset",schemaPath:"#/properties/x-ratelimit-reset/type",keyword:"type",params:{type: "integer"},schema:schema8.properties["x-ratelimit-reset"].type,parentSchema:schema8.properties["x-ratelimit-reset"],data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data["ratelimit-policy"] !== undefined){
let data3 = data["ratelimit-policy"];
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/ratelimit-policy",schemaPath:"#/properties/ratelimit-policy/type",keyword:"type",params:{type: "string"},schema:schema8.properties["ratelimit-policy"].type,parentSchema:schema8.properties["ratelimit-policy"],data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.ratelimit !== undefined){
let data4 = data.ratelimit;
if(typeof data4 !== "string"){
const err10 = {instancePath:instancePath+"/ratelimit",schemaPath:"#/properties/ratelimit/type",keyword:"type",params:{type: "string"},schema:schema8.properties.ratelimit.type,parentSchema:schema8.properties.ratelimit,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data["x-request-id"] !== undefined){
let data5 = data["x-request-id"];
if(typeof data5 !== "string"){
const err11 = {instancePath:instancePath+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type: "string"},schema:schema8.properties["x-request-id"].type,parentSchema:schema8.properties["x-request-id"],data:data5};
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
validate7.errors = vErrors;
return errors === 0;
}
validate7.evaluated = {"props":{"x-ratelimit-limit":true,"x-ratelimit-remaining":true,"x-ratelimit-reset":true,"ratelimit-policy":true,"ratelimit":true,"x-request-id":true},"dynamicProps":false,"dynamicItems":false};

exports.v2 = validate8;
const schema9 = {"$id":"contract:/listBooks.400.body","$ref":"contract:/components/schemas/Problem"};
const schema10 = {"$id":"contract:/components/schemas/Problem","type":"object","required":["title","status","detail","code"],"properties":{"type":{"type":"string"},"title":{"type":"string"},"status":{"type":"integer","safeInteger":true},"detail":{"type":"string"},"code":{"type":"string"},"errors":{"type":"array","items":{"type":"object","required":["detail"],"properties":{"detail":{"type":"string"}}}}}};

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
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/Problem/required",keyword:"required",params:{missingProperty: "title"},schema:schema10.required,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.status === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/Problem/required",keyword:"required",params:{missingProperty: "status"},schema:schema10.required,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.detail === undefined){
const err2 = {instancePath,schemaPath:"contract:/components/schemas/Problem/required",keyword:"required",params:{missingProperty: "detail"},schema:schema10.required,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.code === undefined){
const err3 = {instancePath,schemaPath:"contract:/components/schemas/Problem/required",keyword:"required",params:{missingProperty: "code"},schema:schema10.required,parentSchema:schema10,data};
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
const err4 = {instancePath:instancePath+"/type",schemaPath:"contract:/components/schemas/Problem/properties/type/type",keyword:"type",params:{type: "string"},schema:schema10.properties.type.type,parentSchema:schema10.properties.type,data:data0};
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
let data1 = data.title;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/title",schemaPath:"contract:/components/schemas/Problem/properties/title/type",keyword:"type",params:{type: "string"},schema:schema10.properties.title.type,parentSchema:schema10.properties.title,data:data1};
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
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/status",schemaPath:"contract:/components/schemas/Problem/properties/status/type",keyword:"type",params:{type: "integer"},schema:schema10.properties.status.type,parentSchema:schema10.properties.status,data:data2};
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
const err7 = {instancePath:instancePath+"/status",schemaPath:"contract:/components/schemas/Problem/properties/status/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema10.properties.status,data:data2};
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
if(data.detail !== undefined){
let data3 = data.detail;
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/detail",schemaPath:"contract:/components/schemas/Problem/properties/detail/type",keyword:"type",params:{type: "string"},schema:schema10.properties.detail.type,parentSchema:schema10.properties.detail,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.code !== undefined){
let data4 = data.code;
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/code",schemaPath:"contract:/components/schemas/Problem/properties/code/type",keyword:"type",params:{type: "string"},schema:schema10.properties.code.type,parentSchema:schema10.properties.code,data:data4};
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
let data5 = data.errors;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.detail === undefined){
const err10 = {instancePath:instancePath+"/errors/" + i0,schemaPath:"contract:/components/schemas/Problem/properties/errors/items/required",keyword:"required",params:{missingProperty: "detail"},schema:schema10.properties.errors.items.required,parentSchema:schema10.properties.errors.items,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data6.detail !== undefined){
let data7 = data6.detail;
if(typeof data7 !== "string"){
const err11 = {instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"contract:/components/schemas/Problem/properties/errors/items/properties/detail/type",keyword:"type",params:{type: "string"},schema:schema10.properties.errors.items.properties.detail.type,parentSchema:schema10.properties.errors.items.properties.detail,data:data7};
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
const err12 = {instancePath:instancePath+"/errors/" + i0,schemaPath:"contract:/components/schemas/Problem/properties/errors/items/type",keyword:"type",params:{type: "object"},schema:schema10.properties.errors.items.type,parentSchema:schema10.properties.errors.items,data:data6};
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
const err13 = {instancePath:instancePath+"/errors",schemaPath:"contract:/components/schemas/Problem/properties/errors/type",keyword:"type",params:{type: "array"},schema:schema10.properties.errors.type,parentSchema:schema10.properties.errors,data:data5};
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
const err14 = {instancePath,schemaPath:"contract:/components/schemas/Problem/type",keyword:"type",params:{type: "object"},schema:schema10.type,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate8.errors = vErrors;
return errors === 0;
}
validate8.evaluated = {"props":{"type":true,"title":true,"status":true,"detail":true,"code":true,"errors":true},"dynamicProps":false,"dynamicItems":false};

exports.v3 = validate9;
const schema11 = {"$id":"contract:/listBooks.401.headers","type":"object","properties":{"x-ratelimit-limit":{"type":"integer"},"x-ratelimit-remaining":{"type":"integer"},"x-ratelimit-reset":{"type":"integer"},"ratelimit-policy":{"type":"string"},"ratelimit":{"type":"string"},"x-request-id":{"type":"string"},"www-authenticate":{"type":"string"}},"required":["x-ratelimit-limit","x-ratelimit-remaining","x-ratelimit-reset","ratelimit-policy","ratelimit","x-request-id","www-authenticate"]};

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
if(data["ratelimit-policy"] === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ratelimit-policy"},schema:schema11.required,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.ratelimit === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ratelimit"},schema:schema11.required,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data["x-request-id"] === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x-request-id"},schema:schema11.required,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data["www-authenticate"] === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "www-authenticate"},schema:schema11.required,parentSchema:schema11,data};
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
const err7 = {instancePath:instancePath+"/x-ratelimit-limit",schemaPath:"#/properties/x-ratelimit-limit/type",keyword:"type",params:{type: "integer"},schema:schema11.properties["x-ratelimit-limit"].type,parentSchema:schema11.properties["x-ratelimit-limit"],data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data["x-ratelimit-remaining"] !== undefined){
let data1 = data["x-ratelimit-remaining"];
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err8 = {instancePath:instancePath+"/x-ratelimit-remaining",schemaPath:"#/properties/x-ratelimit-remaining/type",keyword:"type",params:{type: "integer"},schema:schema11.properties["x-ratelimit-remaining"].type,parentSchema:schema11.properties["x-ratelimit-remaining"],data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
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
}
if(data["ratelimit-policy"] !== undefined){
let data3 = data["ratelimit-policy"];
if(typeof data3 !== "string"){
const err10 = {instancePath:instancePath+"/ratelimit-policy",schemaPath:"#/properties/ratelimit-policy/type",keyword:"type",params:{type: "string"},schema:schema11.properties["ratelimit-policy"].type,parentSchema:schema11.properties["ratelimit-policy"],data:data3};
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
const err11 = {instancePath:instancePath+"/ratelimit",schemaPath:"#/properties/ratelimit/type",keyword:"type",params:{type: "string"},schema:schema11.properties.ratelimit.type,parentSchema:schema11.properties.ratelimit,data:data4};
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
if(typeof data5 !== "string"){
const err12 = {instancePath:instancePath+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type: "string"},schema:schema11.properties["x-request-id"].type,parentSchema:schema11.properties["x-request-id"],data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data["www-authenticate"] !== undefined){
let data6 = data["www-authenticate"];
if(typeof data6 !== "string"){
const err13 = {instancePath:instancePath+"/www-authenticate",schemaPath:"#/properties/www-authenticate/type",keyword:"type",params:{type: "string"},schema:schema11.properties["www-authenticate"].type,parentSchema:schema11.properties["www-authenticate"],data:data6};
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
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate9.errors = vErrors;
return errors === 0;
}
validate9.evaluated = {"props":{"x-ratelimit-limit":true,"x-ratelimit-remaining":true,"x-ratelimit-reset":true,"ratelimit-policy":true,"ratelimit":true,"x-request-id":true,"www-authenticate":true},"dynamicProps":false,"dynamicItems":false};

exports.v4 = validate10;
const schema12 = {"$id":"contract:/listBooks.429.headers","type":"object","properties":{"x-ratelimit-limit":{"type":"integer"},"x-ratelimit-remaining":{"type":"integer"},"x-ratelimit-reset":{"type":"integer"},"ratelimit-policy":{"type":"string"},"ratelimit":{"type":"string"},"x-request-id":{"type":"string"},"retry-after":{"type":"integer"}},"required":["x-ratelimit-limit","x-ratelimit-remaining","x-ratelimit-reset","ratelimit-policy","ratelimit","x-request-id","retry-after"]};

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
if(data["ratelimit-policy"] === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ratelimit-policy"},schema:schema12.required,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.ratelimit === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ratelimit"},schema:schema12.required,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data["x-request-id"] === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x-request-id"},schema:schema12.required,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data["retry-after"] === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "retry-after"},schema:schema12.required,parentSchema:schema12,data};
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
const err7 = {instancePath:instancePath+"/x-ratelimit-limit",schemaPath:"#/properties/x-ratelimit-limit/type",keyword:"type",params:{type: "integer"},schema:schema12.properties["x-ratelimit-limit"].type,parentSchema:schema12.properties["x-ratelimit-limit"],data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data["x-ratelimit-remaining"] !== undefined){
let data1 = data["x-ratelimit-remaining"];
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err8 = {instancePath:instancePath+"/x-ratelimit-remaining",schemaPath:"#/properties/x-ratelimit-remaining/type",keyword:"type",params:{type: "integer"},schema:schema12.properties["x-ratelimit-remaining"].type,parentSchema:schema12.properties["x-ratelimit-remaining"],data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
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
}
if(data["ratelimit-policy"] !== undefined){
let data3 = data["ratelimit-policy"];
if(typeof data3 !== "string"){
const err10 = {instancePath:instancePath+"/ratelimit-policy",schemaPath:"#/properties/ratelimit-policy/type",keyword:"type",params:{type: "string"},schema:schema12.properties["ratelimit-policy"].type,parentSchema:schema12.properties["ratelimit-policy"],data:data3};
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
const err11 = {instancePath:instancePath+"/ratelimit",schemaPath:"#/properties/ratelimit/type",keyword:"type",params:{type: "string"},schema:schema12.properties.ratelimit.type,parentSchema:schema12.properties.ratelimit,data:data4};
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
if(typeof data5 !== "string"){
const err12 = {instancePath:instancePath+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type: "string"},schema:schema12.properties["x-request-id"].type,parentSchema:schema12.properties["x-request-id"],data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data["retry-after"] !== undefined){
let data6 = data["retry-after"];
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err13 = {instancePath:instancePath+"/retry-after",schemaPath:"#/properties/retry-after/type",keyword:"type",params:{type: "integer"},schema:schema12.properties["retry-after"].type,parentSchema:schema12.properties["retry-after"],data:data6};
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
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema12.type,parentSchema:schema12,data};
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
validate10.evaluated = {"props":{"x-ratelimit-limit":true,"x-ratelimit-remaining":true,"x-ratelimit-reset":true,"ratelimit-policy":true,"ratelimit":true,"x-request-id":true,"retry-after":true},"dynamicProps":false,"dynamicItems":false};

exports.v5 = validate11;
const schema13 = {"$id":"contract:/addBook.201.body","$ref":"contract:/components/schemas/Book"};

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
if(!(validate2.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate2.errors);
errors = vErrors.length;
}
validate11.errors = vErrors;
return errors === 0;
}
validate11.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v6 = validate13;
const schema14 = {"$id":"contract:/addBook.201.headers","type":"object","properties":{"x-ratelimit-limit":{"type":"integer"},"x-ratelimit-remaining":{"type":"integer"},"x-ratelimit-reset":{"type":"integer"},"ratelimit-policy":{"type":"string"},"ratelimit":{"type":"string"},"x-request-id":{"type":"string"},"idempotency-replayed":{"type":"boolean"}},"required":["x-ratelimit-limit","x-ratelimit-remaining","x-ratelimit-reset","ratelimit-policy","ratelimit","x-request-id"]};

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
if(data["ratelimit-policy"] === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ratelimit-policy"},schema:schema14.required,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.ratelimit === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ratelimit"},schema:schema14.required,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data["x-request-id"] === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x-request-id"},schema:schema14.required,parentSchema:schema14,data};
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
const err6 = {instancePath:instancePath+"/x-ratelimit-limit",schemaPath:"#/properties/x-ratelimit-limit/type",keyword:"type",params:{type: "integer"},schema:schema14.properties["x-ratelimit-limit"].type,parentSchema:schema14.properties["x-ratelimit-limit"],data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data["x-ratelimit-remaining"] !== undefined){
let data1 = data["x-ratelimit-remaining"];
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err7 = {instancePath:instancePath+"/x-ratelimit-remaining",schemaPath:"#/properties/x-ratelimit-remaining/type",keyword:"type",params:{type: "integer"},schema:schema14.properties["x-ratelimit-remaining"].type,parentSchema:schema14.properties["x-ratelimit-remaining"],data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
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
}
if(data["ratelimit-policy"] !== undefined){
let data3 = data["ratelimit-policy"];
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/ratelimit-policy",schemaPath:"#/properties/ratelimit-policy/type",keyword:"type",params:{type: "string"},schema:schema14.properties["ratelimit-policy"].type,parentSchema:schema14.properties["ratelimit-policy"],data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.ratelimit !== undefined){
let data4 = data.ratelimit;
if(typeof data4 !== "string"){
const err10 = {instancePath:instancePath+"/ratelimit",schemaPath:"#/properties/ratelimit/type",keyword:"type",params:{type: "string"},schema:schema14.properties.ratelimit.type,parentSchema:schema14.properties.ratelimit,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data["x-request-id"] !== undefined){
let data5 = data["x-request-id"];
if(typeof data5 !== "string"){
const err11 = {instancePath:instancePath+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type: "string"},schema:schema14.properties["x-request-id"].type,parentSchema:schema14.properties["x-request-id"],data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data["idempotency-replayed"] !== undefined){
let data6 = data["idempotency-replayed"];
if(typeof data6 !== "boolean"){
const err12 = {instancePath:instancePath+"/idempotency-replayed",schemaPath:"#/properties/idempotency-replayed/type",keyword:"type",params:{type: "boolean"},schema:schema14.properties["idempotency-replayed"].type,parentSchema:schema14.properties["idempotency-replayed"],data:data6};
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
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema14.type,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate13.errors = vErrors;
return errors === 0;
}
validate13.evaluated = {"props":{"x-ratelimit-limit":true,"x-ratelimit-remaining":true,"x-ratelimit-reset":true,"ratelimit-policy":true,"ratelimit":true,"x-request-id":true,"idempotency-replayed":true},"dynamicProps":false,"dynamicItems":false};

exports.v7 = validate14;
const schema15 = {"$id":"contract:/watchLoans.200.body","$ref":"contract:/components/schemas/LoanEvent"};
const schema16 = {"$id":"contract:/components/schemas/LoanEvent","type":"object","additionalProperties":false,"required":["event","data"],"properties":{"event":{"type":"string","enum":["lent","returned"]},"data":{"$ref":"contract:/components/schemas/Book"}}};

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
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},schema:schema16.required,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.data === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},schema:schema16.required,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "event") || (key0 === "data"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/type",keyword:"type",params:{type: "string"},schema:schema16.properties.event.type,parentSchema:schema16.properties.event,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((data0 === "lent") || (data0 === "returned"))){
const err4 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/enum",keyword:"enum",params:{allowedValues: schema16.properties.event.enum},schema:schema16.properties.event.enum,parentSchema:schema16.properties.event,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.data !== undefined){
if(!(validate2.call(this, data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate2.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema16.type,parentSchema:schema16,data};
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
validate15.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate15.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate15.errors);
errors = vErrors.length;
}
validate14.errors = vErrors;
return errors === 0;
}
validate14.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

})(compiled);
const validators = {
  "listBooks.200.body": compiled.v0,
  "listBooks.200.headers": compiled.v1,
  "listBooks.400.body": compiled.v2,
  "listBooks.400.headers": compiled.v1,
  "listBooks.401.body": compiled.v2,
  "listBooks.401.headers": compiled.v3,
  "listBooks.403.body": compiled.v2,
  "listBooks.403.headers": compiled.v1,
  "listBooks.429.body": compiled.v2,
  "listBooks.429.headers": compiled.v4,
  "listBooks.500.body": compiled.v2,
  "listBooks.500.headers": compiled.v1,
  "listBooks.503.body": compiled.v2,
  "listBooks.503.headers": compiled.v4,
  "addBook.201.body": compiled.v5,
  "addBook.201.headers": compiled.v6,
  "addBook.400.body": compiled.v2,
  "addBook.400.headers": compiled.v1,
  "addBook.401.body": compiled.v2,
  "addBook.401.headers": compiled.v3,
  "addBook.403.body": compiled.v2,
  "addBook.403.headers": compiled.v1,
  "addBook.409.body": compiled.v2,
  "addBook.409.headers": compiled.v1,
  "addBook.413.body": compiled.v2,
  "addBook.413.headers": compiled.v1,
  "addBook.415.body": compiled.v2,
  "addBook.415.headers": compiled.v1,
  "addBook.429.body": compiled.v2,
  "addBook.429.headers": compiled.v4,
  "addBook.500.body": compiled.v2,
  "addBook.500.headers": compiled.v1,
  "addBook.503.body": compiled.v2,
  "addBook.503.headers": compiled.v4,
  "findBook.200.body": compiled.v5,
  "findBook.200.headers": compiled.v1,
  "findBook.400.body": compiled.v2,
  "findBook.400.headers": compiled.v1,
  "findBook.401.body": compiled.v2,
  "findBook.401.headers": compiled.v3,
  "findBook.403.body": compiled.v2,
  "findBook.403.headers": compiled.v1,
  "findBook.404.body": compiled.v2,
  "findBook.404.headers": compiled.v1,
  "findBook.429.body": compiled.v2,
  "findBook.429.headers": compiled.v4,
  "findBook.500.body": compiled.v2,
  "findBook.500.headers": compiled.v1,
  "findBook.503.body": compiled.v2,
  "findBook.503.headers": compiled.v4,
  "removeBook.204.headers": compiled.v1,
  "removeBook.400.body": compiled.v2,
  "removeBook.400.headers": compiled.v1,
  "removeBook.401.body": compiled.v2,
  "removeBook.401.headers": compiled.v3,
  "removeBook.403.body": compiled.v2,
  "removeBook.403.headers": compiled.v1,
  "removeBook.404.body": compiled.v2,
  "removeBook.404.headers": compiled.v1,
  "removeBook.409.body": compiled.v2,
  "removeBook.409.headers": compiled.v1,
  "removeBook.429.body": compiled.v2,
  "removeBook.429.headers": compiled.v4,
  "removeBook.500.body": compiled.v2,
  "removeBook.500.headers": compiled.v1,
  "removeBook.503.body": compiled.v2,
  "removeBook.503.headers": compiled.v4,
  "lendBook.200.body": compiled.v5,
  "lendBook.200.headers": compiled.v1,
  "lendBook.400.body": compiled.v2,
  "lendBook.400.headers": compiled.v1,
  "lendBook.401.body": compiled.v2,
  "lendBook.401.headers": compiled.v3,
  "lendBook.403.body": compiled.v2,
  "lendBook.403.headers": compiled.v1,
  "lendBook.404.body": compiled.v2,
  "lendBook.404.headers": compiled.v1,
  "lendBook.409.body": compiled.v2,
  "lendBook.409.headers": compiled.v1,
  "lendBook.413.body": compiled.v2,
  "lendBook.413.headers": compiled.v1,
  "lendBook.415.body": compiled.v2,
  "lendBook.415.headers": compiled.v1,
  "lendBook.429.body": compiled.v2,
  "lendBook.429.headers": compiled.v4,
  "lendBook.500.body": compiled.v2,
  "lendBook.500.headers": compiled.v1,
  "lendBook.503.body": compiled.v2,
  "lendBook.503.headers": compiled.v4,
  "returnBook.204.headers": compiled.v1,
  "returnBook.400.body": compiled.v2,
  "returnBook.400.headers": compiled.v1,
  "returnBook.401.body": compiled.v2,
  "returnBook.401.headers": compiled.v3,
  "returnBook.403.body": compiled.v2,
  "returnBook.403.headers": compiled.v1,
  "returnBook.404.body": compiled.v2,
  "returnBook.404.headers": compiled.v1,
  "returnBook.429.body": compiled.v2,
  "returnBook.429.headers": compiled.v4,
  "returnBook.500.body": compiled.v2,
  "returnBook.500.headers": compiled.v1,
  "returnBook.503.body": compiled.v2,
  "returnBook.503.headers": compiled.v4,
  "setCover.200.body": compiled.v5,
  "setCover.200.headers": compiled.v1,
  "setCover.400.body": compiled.v2,
  "setCover.400.headers": compiled.v1,
  "setCover.401.body": compiled.v2,
  "setCover.401.headers": compiled.v3,
  "setCover.403.body": compiled.v2,
  "setCover.403.headers": compiled.v1,
  "setCover.404.body": compiled.v2,
  "setCover.404.headers": compiled.v1,
  "setCover.413.body": compiled.v2,
  "setCover.413.headers": compiled.v1,
  "setCover.415.body": compiled.v2,
  "setCover.415.headers": compiled.v1,
  "setCover.429.body": compiled.v2,
  "setCover.429.headers": compiled.v4,
  "setCover.500.body": compiled.v2,
  "setCover.500.headers": compiled.v1,
  "setCover.503.body": compiled.v2,
  "setCover.503.headers": compiled.v4,
  "watchLoans.200.body": compiled.v7,
  "watchLoans.200.headers": compiled.v1,
  "watchLoans.400.body": compiled.v2,
  "watchLoans.400.headers": compiled.v1,
  "watchLoans.401.body": compiled.v2,
  "watchLoans.401.headers": compiled.v3,
  "watchLoans.403.body": compiled.v2,
  "watchLoans.403.headers": compiled.v1,
  "watchLoans.429.body": compiled.v2,
  "watchLoans.429.headers": compiled.v4,
  "watchLoans.500.body": compiled.v2,
  "watchLoans.500.headers": compiled.v1,
  "watchLoans.503.body": compiled.v2,
  "watchLoans.503.headers": compiled.v4,
};
export { validators };
