// Generated from archive.yaml by `npm run generate`. Do not edit.
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
const schema0 = {"$id":"contract:/listPapers.parameters","type":"object","properties":{"query":{"type":"object","properties":{"limit":{"type":"integer","minimum":1,"maximum":100}},"required":[]}},"required":["query"]};

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
if(data0.limit !== undefined){
let data1 = data0.limit;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err1 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema0.properties.query.properties.limit.type,parentSchema:schema0.properties.query.properties.limit,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 100 || isNaN(data1)){
const err2 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema0.properties.query.properties.limit,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema0.properties.query.properties.limit,data:data1};
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
const err4 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema0.properties.query.type,parentSchema:schema0.properties.query,data:data0};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
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
validate0.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v1 = validate1;
const schema1 = {"$id":"contract:/searchPapers.body","$ref":"contract:/components/schemas/Search"};
const schema2 = {"$id":"contract:/components/schemas/Search","oneOf":[{"$ref":"contract:/components/schemas/ByYear"},{"allOf":[{"$ref":"contract:/components/schemas/ByWords"},{"properties":{"by":{"not":{"enum":["year"]}}}}]}],"discriminator":{"propertyName":"by","values":[["year"],[]],"defaultIndex":1}};
const schema3 = {"$id":"contract:/components/schemas/ByYear","type":"object","required":["by","year"],"properties":{"by":{"const":"year"},"year":{"type":"integer","safeInteger":true}}};
const schema4 = {"$id":"contract:/components/schemas/ByWords","type":"object","required":["words"],"properties":{"by":{"type":"string","not":{"enum":["year"]}},"words":{"type":"string","maxLength":100}}};
const func0 = runtime["ajv/dist/runtime/ucs2length"].default;

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
const value0 = typeof data === "object" && data ? data["by"] : undefined;
if(value0 === "year"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.by === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/ByYear/required",keyword:"required",params:{missingProperty: "by"},schema:schema3.required,parentSchema:schema3,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.year === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/ByYear/required",keyword:"required",params:{missingProperty: "year"},schema:schema3.required,parentSchema:schema3,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.by !== undefined){
let data0 = data.by;
if("year" !== data0){
const err2 = {instancePath:instancePath+"/by",schemaPath:"contract:/components/schemas/ByYear/properties/by/const",keyword:"const",params:{allowedValue: "year"},schema:"year",parentSchema:schema3.properties.by,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.year !== undefined){
let data1 = data.year;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/year",schemaPath:"contract:/components/schemas/ByYear/properties/year/type",keyword:"type",params:{type: "integer"},schema:schema3.properties.year.type,parentSchema:schema3.properties.year,data:data1};
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
const err4 = {instancePath:instancePath+"/year",schemaPath:"contract:/components/schemas/ByYear/properties/year/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema3.properties.year,data:data1};
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
const err5 = {instancePath,schemaPath:"contract:/components/schemas/ByYear/type",keyword:"type",params:{type: "object"},schema:schema3.type,parentSchema:schema3,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var props0 = {__proto__: null, };
props0.by = true;
props0.year = true;
}
else {
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.words === undefined){
const err6 = {instancePath,schemaPath:"contract:/components/schemas/ByWords/required",keyword:"required",params:{missingProperty: "words"},schema:schema4.required,parentSchema:schema4,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.by !== undefined){
let data2 = data.by;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/by",schemaPath:"contract:/components/schemas/ByWords/properties/by/type",keyword:"type",params:{type: "string"},schema:schema4.properties.by.type,parentSchema:schema4.properties.by,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const _errs12 = errors;
const _errs13 = errors;
if(!(data2 === "year")){
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var valid8 = _errs13 === errors;
if(valid8){
const err9 = {instancePath:instancePath+"/by",schemaPath:"contract:/components/schemas/ByWords/properties/by/not",keyword:"not",params:{},schema:schema4.properties.by.not,parentSchema:schema4.properties.by,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
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
if(data.words !== undefined){
let data3 = data.words;
if(typeof data3 === "string"){
if(func0(data3) > 100){
const err10 = {instancePath:instancePath+"/words",schemaPath:"contract:/components/schemas/ByWords/properties/words/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema4.properties.words,data:data3};
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
const err11 = {instancePath:instancePath+"/words",schemaPath:"contract:/components/schemas/ByWords/properties/words/type",keyword:"type",params:{type: "string"},schema:schema4.properties.words.type,parentSchema:schema4.properties.words,data:data3};
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
const err12 = {instancePath,schemaPath:"contract:/components/schemas/ByWords/type",keyword:"type",params:{type: "object"},schema:schema4.type,parentSchema:schema4,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.by !== undefined){
let data4 = data.by;
const _errs18 = errors;
const _errs19 = errors;
if(!(data4 === "year")){
const err13 = {};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var valid10 = _errs19 === errors;
if(valid10){
const err14 = {instancePath:instancePath+"/by",schemaPath:"#/oneOf/1/allOf/1/properties/by/not",keyword:"not",params:{},schema:schema2.oneOf[1].allOf[1].properties.by.not,parentSchema:schema2.oneOf[1].allOf[1].properties.by,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
}
}
if(props0 !== true){
props0 = props0 || {__proto__: null, };
props0.by = true;
props0.words = true;
}
}
validate2.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate2.evaluated = {"dynamicProps":true,"dynamicItems":false};


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
else {
var props0 = validate2.evaluated.props;
}
validate1.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate1.evaluated = {"dynamicProps":true,"dynamicItems":false};

exports.v2 = validate4;
const schema5 = {"$id":"contract:/copyPaper.parameters","type":"object","properties":{"path":{"type":"object","properties":{"id":{"type":"integer","minimum":1,"maximum":1000}},"required":["id"]}},"required":["path"]};

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
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "id"},schema:schema5.properties.path.required,parentSchema:schema5.properties.path,data:data0};
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
const err2 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema5.properties.path.properties.id.type,parentSchema:schema5.properties.path.properties.id,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1000 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},schema:1000,parentSchema:schema5.properties.path.properties.id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema5.properties.path.properties.id,data:data1};
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
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema5.properties.path.type,parentSchema:schema5.properties.path,data:data0};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema5.type,parentSchema:schema5,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}
validate4.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v3 = validate5;
const schema6 = {"$id":"contract:/copyPaper.body","type":"object","required":["title"],"properties":{"title":{"type":"string"}}};

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
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},schema:schema6.required,parentSchema:schema6,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},schema:schema6.properties.title.type,parentSchema:schema6.properties.title,data:data0};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema6.type,parentSchema:schema6,data};
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
validate5.evaluated = {"props":{"title":true},"dynamicProps":false,"dynamicItems":false};

exports.v4 = validate6;
const schema7 = {"$id":"contract:/findPapers.parameters","type":"object","properties":{"querystring":{"type":"object","properties":{"filter":{"$ref":"contract:/components/schemas/Filter"}},"required":[]}},"required":["querystring"]};
const schema8 = {"$id":"contract:/components/schemas/Filter","type":"object","additionalProperties":false,"properties":{"words":{"type":"array","items":{"type":"string"}},"ids":{"type":"array","items":{"type":"integer","minimum":1,"maximum":1000}}}};

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
if(data.querystring === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "querystring"},schema:schema7.required,parentSchema:schema7,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.querystring !== undefined){
let data0 = data.querystring;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.filter !== undefined){
let data1 = data0.filter;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key0 in data1){
if(!((key0 === "words") || (key0 === "ids"))){
const err1 = {instancePath:instancePath+"/querystring/filter",schemaPath:"contract:/components/schemas/Filter/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema8,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data1.words !== undefined){
let data2 = data1.words;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 !== "string"){
const err2 = {instancePath:instancePath+"/querystring/filter/words/" + i0,schemaPath:"contract:/components/schemas/Filter/properties/words/items/type",keyword:"type",params:{type: "string"},schema:schema8.properties.words.items.type,parentSchema:schema8.properties.words.items,data:data3};
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
const err3 = {instancePath:instancePath+"/querystring/filter/words",schemaPath:"contract:/components/schemas/Filter/properties/words/type",keyword:"type",params:{type: "array"},schema:schema8.properties.words.type,parentSchema:schema8.properties.words,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data1.ids !== undefined){
let data4 = data1.ids;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err4 = {instancePath:instancePath+"/querystring/filter/ids/" + i1,schemaPath:"contract:/components/schemas/Filter/properties/ids/items/type",keyword:"type",params:{type: "integer"},schema:schema8.properties.ids.items.type,parentSchema:schema8.properties.ids.items,data:data5};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1000 || isNaN(data5)){
const err5 = {instancePath:instancePath+"/querystring/filter/ids/" + i1,schemaPath:"contract:/components/schemas/Filter/properties/ids/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},schema:1000,parentSchema:schema8.properties.ids.items,data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err6 = {instancePath:instancePath+"/querystring/filter/ids/" + i1,schemaPath:"contract:/components/schemas/Filter/properties/ids/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema8.properties.ids.items,data:data5};
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
const err7 = {instancePath:instancePath+"/querystring/filter/ids",schemaPath:"contract:/components/schemas/Filter/properties/ids/type",keyword:"type",params:{type: "array"},schema:schema8.properties.ids.type,parentSchema:schema8.properties.ids,data:data4};
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
const err8 = {instancePath:instancePath+"/querystring/filter",schemaPath:"contract:/components/schemas/Filter/type",keyword:"type",params:{type: "object"},schema:schema8.type,parentSchema:schema8,data:data1};
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
const err9 = {instancePath:instancePath+"/querystring",schemaPath:"#/properties/querystring/type",keyword:"type",params:{type: "object"},schema:schema7.properties.querystring.type,parentSchema:schema7.properties.querystring,data:data0};
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
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema7.type,parentSchema:schema7,data};
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
validate6.evaluated = {"props":{"querystring":true},"dynamicProps":false,"dynamicItems":false};

exports.v5 = validate7;
const schema9 = {"$id":"contract:/importPapers.body","$ref":"contract:/components/schemas/Paper"};
const schema10 = {"$id":"contract:/components/schemas/Paper","type":"object","required":["id","title"],"properties":{"id":{"type":"integer","safeInteger":true},"title":{"type":"string","maxLength":100}}};

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
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/Paper/required",keyword:"required",params:{missingProperty: "id"},schema:schema10.required,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/Paper/required",keyword:"required",params:{missingProperty: "title"},schema:schema10.required,parentSchema:schema10,data};
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
const err2 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/Paper/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema10.properties.id.type,parentSchema:schema10.properties.id,data:data0};
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
const err3 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/Paper/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema10.properties.id,data:data0};
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
const err4 = {instancePath:instancePath+"/title",schemaPath:"contract:/components/schemas/Paper/properties/title/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema10.properties.title,data:data1};
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
const err5 = {instancePath:instancePath+"/title",schemaPath:"contract:/components/schemas/Paper/properties/title/type",keyword:"type",params:{type: "string"},schema:schema10.properties.title.type,parentSchema:schema10.properties.title,data:data1};
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
const err6 = {instancePath,schemaPath:"contract:/components/schemas/Paper/type",keyword:"type",params:{type: "object"},schema:schema10.type,parentSchema:schema10,data};
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
validate7.evaluated = {"props":{"id":true,"title":true},"dynamicProps":false,"dynamicItems":false};

})(compiled);
const validators = {
  "listPapers.parameters": compiled.v0,
  "searchPapers.parameters": compiled.v0,
  "searchPapers.body": compiled.v1,
  "copyPaper.parameters": compiled.v2,
  "copyPaper.body": compiled.v3,
  "findCopies.parameters": compiled.v2,
  "findPapers.parameters": compiled.v4,
  "importPapers.body": compiled.v5,
};
export { validators };
