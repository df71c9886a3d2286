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
	hasEqualItems: function hasEqualItems(items, run) {
		run.ids ??= new Map();
		const { ids } = run;
		return new Set(items.map(toText)).size < items.length;
		function toText(value) {
			if (typeof value === "bigint") {
				const number = Number(value);
				return Number.isFinite(number) && BigInt(number) === value ? String(number) : `${value}n`;
			}
			if (typeof value === "string") return JSON.stringify(value);
			if (typeof value !== "object" || value === null) return String(value);
			const known = ids.get(value);
			if (known !== void 0) return `#${known}`;
			const key = value instanceof Blob ? value : toObjectText(value);
			if (typeof key === "string" && key.length < 100) return key;
			const id = ids.get(key) ?? ids.size;
			ids.set(key, id).set(value, id);
			return `#${id}`;
		}
		function toObjectText(value) {
			const isArray = Array.isArray(value);
			let text = isArray ? "[" : "{";
			if (isArray) for (const item of value) text += `${toText(item)},`;
			else for (const name of Object.keys(value).sort()) text += `${JSON.stringify(name)}:${toText(value[name])},`;
			return text;
		}
	},
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
const schema0 = {"$id":"contract:/listBooks.200.body","type":"array","items":{"$ref":"contract:/components/schemas/Book"}};
const schema1 = {"$id":"contract:/components/schemas/Book","allOf":[{"$ref":"contract:/components/schemas/BookFields"},{"type":"object","required":["id"],"properties":{"id":{"type":"string","format":"uuid"}}}]};
const schema2 = {"$id":"contract:/components/schemas/BookFields","type":"object","required":["title","shelf","authors"],"properties":{"title":{"type":"string","minLength":1,"maxLength":40,"pattern":"^[^\\u0000\\ud800-\\udfff]*$"},"subtitle":{"type":["string","null"],"maxLength":40},"shelf":{"$ref":"contract:/components/schemas/ShelfId"},"stock":{"int64":{"minimum":0,"maximum":9007199254740991}},"loans":{"anyOf":[{"int64":{}},{"type":["null"]}]},"year":{"$ref":"contract:/components/schemas/Year"},"price":{"type":"number","exclusiveMinimum":0,"multipleOf":0.25,"double":true},"language":{"type":"string","enum":["de","en"]},"publishedAt":{"type":"string","format":"date-time","leapSecond":"date-time"},"authors":{"type":"array","minItems":1,"maxItems":3,"uniqueItems":true,"items":{"$ref":"contract:/components/schemas/Author"}},"cover":{"oneOf":[{"$ref":"contract:/components/schemas/Hardcover"},{"$ref":"contract:/components/schemas/Paperback"}]},"notes":{"type":"object","additionalProperties":{"type":"string"}},"chapters":{"type":"array","items":{"$ref":"contract:/components/schemas/Chapter"}}}};
const schema3 = {"$id":"contract:/components/schemas/ShelfId","int64":{}};
const schema4 = {"$id":"contract:/components/schemas/Year","type":"integer","minimum":1450,"maximum":2100};
const schema8 = {"$id":"contract:/components/schemas/Hardcover","type":"object","required":["kind","weight"],"properties":{"kind":{"const":"hardcover"},"weight":{"type":"number","double":true}}};
const schema9 = {"$id":"contract:/components/schemas/Paperback","type":"object","required":["kind"],"properties":{"kind":{"const":"paperback"}}};
const func0 = runtime["ajv/dist/runtime/ucs2length"].default;
const func3 = runtime.hasEqualItems;
const pattern0 = new RegExp("^[^\\u0000\\ud800-\\udfff]*$", "u");
const formats0 = /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)[Tt](?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;
const schema5 = {"$id":"contract:/components/schemas/Author","type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"type":"string"},"born":{"$ref":"contract:/components/schemas/BookFields:properties:year:"}}};
const schema6 = {"$id":"contract:/components/schemas/BookFields:properties:year:","$ref":"contract:/components/schemas/Year"};

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
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/Year/type",keyword:"type",params:{type: "integer"},schema:schema4.type,parentSchema:schema4,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 2100 || isNaN(data)){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/Year/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2100},schema:2100,parentSchema:schema4,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data < 1450 || isNaN(data)){
const err2 = {instancePath,schemaPath:"contract:/components/schemas/Year/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1450},schema:1450,parentSchema:schema4,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
validate4.errors = vErrors;
return errors === 0;
}
validate4.evaluated = {"dynamicProps":false,"dynamicItems":false};


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
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema5.required,parentSchema:schema5,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "name") || (key0 === "born"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema5,data};
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
let data0 = data.name;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema5.properties.name.type,parentSchema:schema5.properties.name,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.born !== undefined){
if(!(validate4.call(this, data.born, {instancePath:instancePath+"/born",parentData:data,parentDataProperty:"born",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate4.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema5.type,parentSchema:schema5,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}
validate3.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema10 = {"$id":"contract:/components/schemas/Chapter","type":"object","required":["title"],"properties":{"title":{"type":"string"},"sections":{"type":"array","items":{"$ref":"contract:/components/schemas/Chapter"}}}};
const wrapper0 = {validate: validate7};

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
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},schema:schema10.required,parentSchema:schema10,data};
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
const err1 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},schema:schema10.properties.title.type,parentSchema:schema10.properties.title,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.sections !== undefined){
let data1 = data.sections;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(runtime.validateOnce(wrapper0.validate, this, data1[i0], {instancePath:instancePath+"/sections/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors(dynamicAnchors, vErrors, wrapper0.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/sections",schemaPath:"#/properties/sections/type",keyword:"type",params:{type: "array"},schema:schema10.properties.sections.type,parentSchema:schema10.properties.sections,data:data1};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema10.type,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate7.errors = vErrors;
return errors === 0;
}
validate7.evaluated = {"props":{"title":true,"sections":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},schema:schema2.required,parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.shelf === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "shelf"},schema:schema2.required,parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.authors === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "authors"},schema:schema2.required,parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(func0(data0) > 40){
const err3 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema2.properties.title,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func0(data0) < 1){
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema2.properties.title,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern0.test(data0)){
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\ud800-\\udfff]*$"},schema:"^[^\\u0000\\ud800-\\udfff]*$",parentSchema:schema2.properties.title,data:data0};
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
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},schema:schema2.properties.title.type,parentSchema:schema2.properties.title,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.subtitle !== undefined){
let data1 = data.subtitle;
if((typeof data1 !== "string") && (data1 !== null)){
const err7 = {instancePath:instancePath+"/subtitle",schemaPath:"#/properties/subtitle/type",keyword:"type",params:{type: schema2.properties.subtitle.type},schema:schema2.properties.subtitle.type,parentSchema:schema2.properties.subtitle,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data1 === "string"){
if(func0(data1) > 40){
const err8 = {instancePath:instancePath+"/subtitle",schemaPath:"#/properties/subtitle/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema2.properties.subtitle,data:data1};
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
if(data.shelf !== undefined){
let data2 = data.shelf;
if(!((typeof data2 === "number" && Number.isSafeInteger(data2) && !Object.is(data2, -0)) || (typeof data2 === "bigint" && data2 >= -9223372036854775808n && data2 <= 9223372036854775807n)) || (this && this.has(data, "shelf")) || false){
const err9 = {instancePath:instancePath+"/shelf",schemaPath:"contract:/components/schemas/ShelfId/int64",keyword:"int64",params:{},schema:schema3.int64,parentSchema:schema3,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.stock !== undefined){
let data3 = data.stock;
if(!((typeof data3 === "number" && Number.isSafeInteger(data3) && !Object.is(data3, -0)) || (typeof data3 === "bigint" && data3 >= -9223372036854775808n && data3 <= 9223372036854775807n)) || (this && this.has(data, "stock")) || data3 < 0 || data3 > 9007199254740991){
const err10 = {instancePath:instancePath+"/stock",schemaPath:"#/properties/stock/int64",keyword:"int64",params:{},schema:schema2.properties.stock.int64,parentSchema:schema2.properties.stock,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.loans !== undefined){
let data4 = data.loans;
const _errs9 = errors;
let valid2 = false;
const _errs10 = errors;
if(!((typeof data4 === "number" && Number.isSafeInteger(data4) && !Object.is(data4, -0)) || (typeof data4 === "bigint" && data4 >= -9223372036854775808n && data4 <= 9223372036854775807n)) || (this && this.has(data, "loans")) || false){
const err11 = {instancePath:instancePath+"/loans",schemaPath:"#/properties/loans/anyOf/0/int64",keyword:"int64",params:{},schema:schema2.properties.loans.anyOf[0].int64,parentSchema:schema2.properties.loans.anyOf[0],data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid2 = valid2 || _valid0;
const _errs11 = errors;
if(data4 !== null){
const err12 = {instancePath:instancePath+"/loans",schemaPath:"#/properties/loans/anyOf/1/type",keyword:"type",params:{type: schema2.properties.loans.anyOf[1].type},schema:schema2.properties.loans.anyOf[1].type,parentSchema:schema2.properties.loans.anyOf[1],data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid0 = _errs11 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const err13 = {instancePath:instancePath+"/loans",schemaPath:"#/properties/loans/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs9, passingSchemas: null},schema:schema2.properties.loans.anyOf,parentSchema:schema2.properties.loans,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
if(data.year !== undefined){
let data5 = data.year;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err14 = {instancePath:instancePath+"/year",schemaPath:"contract:/components/schemas/Year/type",keyword:"type",params:{type: "integer"},schema:schema4.type,parentSchema:schema4,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 2100 || isNaN(data5)){
const err15 = {instancePath:instancePath+"/year",schemaPath:"contract:/components/schemas/Year/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2100},schema:2100,parentSchema:schema4,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data5 < 1450 || isNaN(data5)){
const err16 = {instancePath:instancePath+"/year",schemaPath:"contract:/components/schemas/Year/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1450},schema:1450,parentSchema:schema4,data:data5};
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
if(data.price !== undefined){
let data6 = data.price;
if(typeof data6 === "bigint"){
const err17 = {instancePath:instancePath+"/price",schemaPath:"#/properties/price/double",keyword:"double",params:{holder: data, key: "price"},schema:true,parentSchema:schema2.properties.price,data:data6};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 <= 0 || isNaN(data6)){
const err18 = {instancePath:instancePath+"/price",schemaPath:"#/properties/price/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},schema:0,parentSchema:schema2.properties.price,data:data6};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(Math.abs(data6 / 0.25 % 1) > 0 && Number((Math.round(data6 / 0.25) * 0.25).toPrecision(15)) !== data6){
const err19 = {instancePath:instancePath+"/price",schemaPath:"#/properties/price/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.25},schema:0.25,parentSchema:schema2.properties.price,data:data6};
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
const err20 = {instancePath:instancePath+"/price",schemaPath:"#/properties/price/type",keyword:"type",params:{type: "number"},schema:schema2.properties.price.type,parentSchema:schema2.properties.price,data:data6};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.language !== undefined){
let data7 = data.language;
if(typeof data7 !== "string"){
const err21 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: "string"},schema:schema2.properties.language.type,parentSchema:schema2.properties.language,data:data7};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!((data7 === "de") || (data7 === "en"))){
const err22 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/enum",keyword:"enum",params:{allowedValues: schema2.properties.language.enum},schema:schema2.properties.language.enum,parentSchema:schema2.properties.language,data:data7};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.publishedAt !== undefined){
let data8 = data.publishedAt;
if(typeof data8 === "string"){
if(!(formats0.test(data8))){
const err23 = {instancePath:instancePath+"/publishedAt",schemaPath:"#/properties/publishedAt/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema2.properties.publishedAt,data:data8};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data8.includes(":60")){
const next0 = Date.parse((data8).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err24 = {instancePath:instancePath+"/publishedAt",schemaPath:"#/properties/publishedAt/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema2.properties.publishedAt,data:data8};
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
const err25 = {instancePath:instancePath+"/publishedAt",schemaPath:"#/properties/publishedAt/type",keyword:"type",params:{type: "string"},schema:schema2.properties.publishedAt.type,parentSchema:schema2.properties.publishedAt,data:data8};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.authors !== undefined){
let data9 = data.authors;
if(Array.isArray(data9)){
if(data9.length > 3){
const err26 = {instancePath:instancePath+"/authors",schemaPath:"#/properties/authors/maxItems",keyword:"maxItems",params:{limit: 3},schema:3,parentSchema:schema2.properties.authors,data:data9};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data9.length < 1){
const err27 = {instancePath:instancePath+"/authors",schemaPath:"#/properties/authors/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema2.properties.authors,data:data9};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
if(!(validate3.call(this, data9[i0], {instancePath:instancePath+"/authors/" + i0,parentData:data9,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate3.errors);
errors = vErrors.length;
}
}
if(data9.length > 1 && func3(data9, dynamicAnchors)){
const err28 = {instancePath:instancePath+"/authors",schemaPath:"#/properties/authors/uniqueItems",keyword:"uniqueItems",params:{},schema:true,parentSchema:schema2.properties.authors,data:data9};
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
const err29 = {instancePath:instancePath+"/authors",schemaPath:"#/properties/authors/type",keyword:"type",params:{type: "array"},schema:schema2.properties.authors.type,parentSchema:schema2.properties.authors,data:data9};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.cover !== undefined){
let data11 = data.cover;
const _errs26 = errors;
var props1 = {__proto__: null, };
let valid6 = false;
let passing0 = null;
const _errs27 = errors;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.kind === undefined){
const err30 = {instancePath:instancePath+"/cover",schemaPath:"contract:/components/schemas/Hardcover/required",keyword:"required",params:{missingProperty: "kind"},schema:schema8.required,parentSchema:schema8,data:data11};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data11.weight === undefined){
const err31 = {instancePath:instancePath+"/cover",schemaPath:"contract:/components/schemas/Hardcover/required",keyword:"required",params:{missingProperty: "weight"},schema:schema8.required,parentSchema:schema8,data:data11};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data11.kind !== undefined){
let data12 = data11.kind;
if("hardcover" !== data12){
const err32 = {instancePath:instancePath+"/cover/kind",schemaPath:"contract:/components/schemas/Hardcover/properties/kind/const",keyword:"const",params:{allowedValue: "hardcover"},schema:"hardcover",parentSchema:schema8.properties.kind,data:data12};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data11.weight !== undefined){
let data13 = data11.weight;
if(!((typeof data13 == "number") && (isFinite(data13)))){
const err33 = {instancePath:instancePath+"/cover/weight",schemaPath:"contract:/components/schemas/Hardcover/properties/weight/type",keyword:"type",params:{type: "number"},schema:schema8.properties.weight.type,parentSchema:schema8.properties.weight,data:data13};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(typeof data13 === "bigint"){
const err34 = {instancePath:instancePath+"/cover/weight",schemaPath:"contract:/components/schemas/Hardcover/properties/weight/double",keyword:"double",params:{holder: data11, key: "weight"},schema:true,parentSchema:schema8.properties.weight,data:data13};
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
const err35 = {instancePath:instancePath+"/cover",schemaPath:"contract:/components/schemas/Hardcover/type",keyword:"type",params:{type: "object"},schema:schema8.type,parentSchema:schema8,data:data11};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
var _valid1 = _errs27 === errors;
if(_valid1){
valid6 = true;
passing0 = 0;
if(props1 !== true){
props1 = props1 || {__proto__: null, };
props1.kind = true;
props1.weight = true;
}
}
const _errs33 = errors;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.kind === undefined){
const err36 = {instancePath:instancePath+"/cover",schemaPath:"contract:/components/schemas/Paperback/required",keyword:"required",params:{missingProperty: "kind"},schema:schema9.required,parentSchema:schema9,data:data11};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data11.kind !== undefined){
let data14 = data11.kind;
if("paperback" !== data14){
const err37 = {instancePath:instancePath+"/cover/kind",schemaPath:"contract:/components/schemas/Paperback/properties/kind/const",keyword:"const",params:{allowedValue: "paperback"},schema:"paperback",parentSchema:schema9.properties.kind,data:data14};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/cover",schemaPath:"contract:/components/schemas/Paperback/type",keyword:"type",params:{type: "object"},schema:schema9.type,parentSchema:schema9,data:data11};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
var _valid1 = _errs33 === errors;
if(_valid1 && valid6){
valid6 = false;
passing0 = [passing0, 1];
}
else {
if(_valid1){
valid6 = true;
passing0 = 1;
if(props1 !== true){
props1 = props1 || {__proto__: null, };
props1.kind = true;
}
}
}
if(!valid6){
const err39 = {instancePath:instancePath+"/cover",schemaPath:"#/properties/cover/oneOf",keyword:"oneOf",params:{errorCount: errors - _errs26, passingSchemas: passing0},schema:schema2.properties.cover.oneOf,parentSchema:schema2.properties.cover,data:data11};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
else {
errors = _errs26;
if(vErrors !== null){
if(_errs26){
vErrors.length = _errs26;
}
else {
vErrors = null;
}
}
}
}
if(data.notes !== undefined){
let data15 = data.notes;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
for(const key0 in data15){
let data16 = data15[key0];
if(typeof data16 !== "string"){
const err40 = {instancePath:instancePath+"/notes/" + runtime.escapeName(key0),schemaPath:"#/properties/notes/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema2.properties.notes.additionalProperties.type,parentSchema:schema2.properties.notes.additionalProperties,data:data16};
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
const err41 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: "object"},schema:schema2.properties.notes.type,parentSchema:schema2.properties.notes,data:data15};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.chapters !== undefined){
let data17 = data.chapters;
if(Array.isArray(data17)){
const len1 = data17.length;
for(let i1=0; i1<len1; i1++){
if(!(runtime.validateOnce(validate7, this, data17[i1], {instancePath:instancePath+"/chapters/" + i1,parentData:data17,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate7.errors);
errors = vErrors.length;
}
}
}
else {
const err42 = {instancePath:instancePath+"/chapters",schemaPath:"#/properties/chapters/type",keyword:"type",params:{type: "array"},schema:schema2.properties.chapters.type,parentSchema:schema2.properties.chapters,data:data17};
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
else {
const err43 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema2.type,parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
validate2.evaluated = {"props":{"title":true,"subtitle":true,"shelf":true,"stock":true,"loans":true,"year":true,"price":true,"language":true,"publishedAt":true,"authors":true,"cover":true,"notes":true,"chapters":true},"dynamicProps":false,"dynamicItems":false};

const formats1 = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: "id"},schema:schema1.allOf[1].required,parentSchema:schema1.allOf[1],data};
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
if(!(formats1.test(data0))){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/allOf/1/properties/id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema1.allOf[1].properties.id,data:data0};
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
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/allOf/1/properties/id/type",keyword:"type",params:{type: "string"},schema:schema1.allOf[1].properties.id.type,parentSchema:schema1.allOf[1].properties.id,data:data0};
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
const err3 = {instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},schema:schema1.allOf[1].type,parentSchema:schema1.allOf[1],data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":{"id":true,"title":true,"subtitle":true,"shelf":true,"stock":true,"loans":true,"year":true,"price":true,"language":true,"publishedAt":true,"authors":true,"cover":true,"notes":true,"chapters":true},"dynamicProps":false,"dynamicItems":false};


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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate1.call(this, data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate1.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema0.type,parentSchema:schema0,data};
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
validate0.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v1 = validate11;
const schema11 = {"$id":"contract:/listBooks.200.headers","type":"object","properties":{"x-trace":{"type":"string"},"x-total":{"type":"integer"},"link":{"type":"string"}},"required":["x-trace"]};

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
if(data["x-trace"] === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x-trace"},schema:schema11.required,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data["x-trace"] !== undefined){
let data0 = data["x-trace"];
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/x-trace",schemaPath:"#/properties/x-trace/type",keyword:"type",params:{type: "string"},schema:schema11.properties["x-trace"].type,parentSchema:schema11.properties["x-trace"],data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data["x-total"] !== undefined){
let data1 = data["x-total"];
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/x-total",schemaPath:"#/properties/x-total/type",keyword:"type",params:{type: "integer"},schema:schema11.properties["x-total"].type,parentSchema:schema11.properties["x-total"],data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.link !== undefined){
let data2 = data.link;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/link",schemaPath:"#/properties/link/type",keyword:"type",params:{type: "string"},schema:schema11.properties.link.type,parentSchema:schema11.properties.link,data:data2};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}
validate11.evaluated = {"props":{"x-trace":true,"x-total":true,"link":true},"dynamicProps":false,"dynamicItems":false};

exports.v2 = validate12;
const schema12 = {"$id":"contract:/listBooks.400.body","$ref":"contract:/components/schemas/Error"};
const schema13 = {"$id":"contract:/components/schemas/Error","type":"object","required":["code","message","status"],"properties":{"code":{"type":"string"},"message":{"type":"string"},"status":{"type":"integer","safeInteger":true},"details":{"type":"array","maxItems":5,"items":{"type":"object","required":["path","message"],"properties":{"path":{"type":"string"},"message":{"type":"string"}}}}}};

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
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/Error/required",keyword:"required",params:{missingProperty: "code"},schema:schema13.required,parentSchema:schema13,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/Error/required",keyword:"required",params:{missingProperty: "message"},schema:schema13.required,parentSchema:schema13,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.status === undefined){
const err2 = {instancePath,schemaPath:"contract:/components/schemas/Error/required",keyword:"required",params:{missingProperty: "status"},schema:schema13.required,parentSchema:schema13,data};
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
const err3 = {instancePath:instancePath+"/code",schemaPath:"contract:/components/schemas/Error/properties/code/type",keyword:"type",params:{type: "string"},schema:schema13.properties.code.type,parentSchema:schema13.properties.code,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.message !== undefined){
let data1 = data.message;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/message",schemaPath:"contract:/components/schemas/Error/properties/message/type",keyword:"type",params:{type: "string"},schema:schema13.properties.message.type,parentSchema:schema13.properties.message,data:data1};
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
let data2 = data.status;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/status",schemaPath:"contract:/components/schemas/Error/properties/status/type",keyword:"type",params:{type: "integer"},schema:schema13.properties.status.type,parentSchema:schema13.properties.status,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(Math.abs(data2) > 9007199254740991){
const err6 = {instancePath:instancePath+"/status",schemaPath:"contract:/components/schemas/Error/properties/status/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema13.properties.status,data:data2};
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
if(data.details !== undefined){
let data3 = data.details;
if(Array.isArray(data3)){
if(data3.length > 5){
const err7 = {instancePath:instancePath+"/details",schemaPath:"contract:/components/schemas/Error/properties/details/maxItems",keyword:"maxItems",params:{limit: 5},schema:5,parentSchema:schema13.properties.details,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.path === undefined){
const err8 = {instancePath:instancePath+"/details/" + i0,schemaPath:"contract:/components/schemas/Error/properties/details/items/required",keyword:"required",params:{missingProperty: "path"},schema:schema13.properties.details.items.required,parentSchema:schema13.properties.details.items,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data4.message === undefined){
const err9 = {instancePath:instancePath+"/details/" + i0,schemaPath:"contract:/components/schemas/Error/properties/details/items/required",keyword:"required",params:{missingProperty: "message"},schema:schema13.properties.details.items.required,parentSchema:schema13.properties.details.items,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data4.path !== undefined){
let data5 = data4.path;
if(typeof data5 !== "string"){
const err10 = {instancePath:instancePath+"/details/" + i0+"/path",schemaPath:"contract:/components/schemas/Error/properties/details/items/properties/path/type",keyword:"type",params:{type: "string"},schema:schema13.properties.details.items.properties.path.type,parentSchema:schema13.properties.details.items.properties.path,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data4.message !== undefined){
let data6 = data4.message;
if(typeof data6 !== "string"){
const err11 = {instancePath:instancePath+"/details/" + i0+"/message",schemaPath:"contract:/components/schemas/Error/properties/details/items/properties/message/type",keyword:"type",params:{type: "string"},schema:schema13.properties.details.items.properties.message.type,parentSchema:schema13.properties.details.items.properties.message,data:data6};
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
const err12 = {instancePath:instancePath+"/details/" + i0,schemaPath:"contract:/components/schemas/Error/properties/details/items/type",keyword:"type",params:{type: "object"},schema:schema13.properties.details.items.type,parentSchema:schema13.properties.details.items,data:data4};
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
const err13 = {instancePath:instancePath+"/details",schemaPath:"contract:/components/schemas/Error/properties/details/type",keyword:"type",params:{type: "array"},schema:schema13.properties.details.type,parentSchema:schema13.properties.details,data:data3};
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
const err14 = {instancePath,schemaPath:"contract:/components/schemas/Error/type",keyword:"type",params:{type: "object"},schema:schema13.type,parentSchema:schema13,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}
validate12.evaluated = {"props":{"code":true,"message":true,"status":true,"details":true},"dynamicProps":false,"dynamicItems":false};

exports.v3 = validate13;
const schema14 = {"$id":"contract:/listBooks.400.headers","type":"object","properties":{"x-trace":{"type":"string"}},"required":["x-trace"]};

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
if(data["x-trace"] === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x-trace"},schema:schema14.required,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data["x-trace"] !== undefined){
let data0 = data["x-trace"];
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/x-trace",schemaPath:"#/properties/x-trace/type",keyword:"type",params:{type: "string"},schema:schema14.properties["x-trace"].type,parentSchema:schema14.properties["x-trace"],data:data0};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema14.type,parentSchema:schema14,data};
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
validate13.evaluated = {"props":{"x-trace":true},"dynamicProps":false,"dynamicItems":false};

exports.v4 = validate14;
const schema15 = {"$id":"contract:/listBooks.503.headers","type":"object","properties":{"x-trace":{"type":"string"},"retry-after":{"type":"integer","minimum":1}},"required":["x-trace","retry-after"]};

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
if(data["x-trace"] === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x-trace"},schema:schema15.required,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data["retry-after"] === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "retry-after"},schema:schema15.required,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data["x-trace"] !== undefined){
let data0 = data["x-trace"];
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/x-trace",schemaPath:"#/properties/x-trace/type",keyword:"type",params:{type: "string"},schema:schema15.properties["x-trace"].type,parentSchema:schema15.properties["x-trace"],data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data["retry-after"] !== undefined){
let data1 = data["retry-after"];
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/retry-after",schemaPath:"#/properties/retry-after/type",keyword:"type",params:{type: "integer"},schema:schema15.properties["retry-after"].type,parentSchema:schema15.properties["retry-after"],data:data1};
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
const err4 = {instancePath:instancePath+"/retry-after",schemaPath:"#/properties/retry-after/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema15.properties["retry-after"],data:data1};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema15.type,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate14.errors = vErrors;
return errors === 0;
}
validate14.evaluated = {"props":{"x-trace":true,"retry-after":true},"dynamicProps":false,"dynamicItems":false};

exports.v5 = validate15;
const schema16 = {"$id":"contract:/addBook.201.body","$ref":"contract:/components/schemas/Book"};

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
if(!(validate1.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate1.errors);
errors = vErrors.length;
}
validate15.errors = vErrors;
return errors === 0;
}
validate15.evaluated = {"props":{"id":true,"title":true,"subtitle":true,"shelf":true,"stock":true,"loans":true,"year":true,"price":true,"language":true,"publishedAt":true,"authors":true,"cover":true,"notes":true,"chapters":true},"dynamicProps":false,"dynamicItems":false};

exports.v6 = validate17;
const schema17 = {"$id":"contract:/addBook.201.headers","type":"object","properties":{"x-trace":{"type":"string"},"location":{"type":"string","minLength":1}},"required":["x-trace","location"]};

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
if(data["x-trace"] === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x-trace"},schema:schema17.required,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.location === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "location"},schema:schema17.required,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data["x-trace"] !== undefined){
let data0 = data["x-trace"];
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/x-trace",schemaPath:"#/properties/x-trace/type",keyword:"type",params:{type: "string"},schema:schema17.properties["x-trace"].type,parentSchema:schema17.properties["x-trace"],data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.location !== undefined){
let data1 = data.location;
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err3 = {instancePath:instancePath+"/location",schemaPath:"#/properties/location/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema17.properties.location,data:data1};
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
const err4 = {instancePath:instancePath+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type: "string"},schema:schema17.properties.location.type,parentSchema:schema17.properties.location,data:data1};
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
validate17.errors = vErrors;
return errors === 0;
}
validate17.evaluated = {"props":{"x-trace":true,"location":true},"dynamicProps":false,"dynamicItems":false};

exports.v7 = validate18;
const schema18 = {"$id":"contract:/addBook.403.headers","type":"object","properties":{"x-trace":{"type":"string"},"www-authenticate":{"type":"string"}},"required":["x-trace","www-authenticate"]};

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
if(data["x-trace"] === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x-trace"},schema:schema18.required,parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data["www-authenticate"] === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "www-authenticate"},schema:schema18.required,parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data["x-trace"] !== undefined){
let data0 = data["x-trace"];
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/x-trace",schemaPath:"#/properties/x-trace/type",keyword:"type",params:{type: "string"},schema:schema18.properties["x-trace"].type,parentSchema:schema18.properties["x-trace"],data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data["www-authenticate"] !== undefined){
let data1 = data["www-authenticate"];
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/www-authenticate",schemaPath:"#/properties/www-authenticate/type",keyword:"type",params:{type: "string"},schema:schema18.properties["www-authenticate"].type,parentSchema:schema18.properties["www-authenticate"],data:data1};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema18.type,parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate18.errors = vErrors;
return errors === 0;
}
validate18.evaluated = {"props":{"x-trace":true,"www-authenticate":true},"dynamicProps":false,"dynamicItems":false};

exports.v8 = validate19;
const schema19 = {"$id":"contract:/newestBook.200.headers","type":"object","properties":{"x-trace":{"type":"string"},"etag":{"type":"string","pattern":"^\"[^\"]+\"$"},"cache-control":{"type":"string","const":"no-cache"}},"required":["x-trace","etag","cache-control"]};
const pattern1 = new RegExp("^\"[^\"]+\"$", "u");

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
if(data["x-trace"] === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x-trace"},schema:schema19.required,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.etag === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "etag"},schema:schema19.required,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data["cache-control"] === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cache-control"},schema:schema19.required,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data["x-trace"] !== undefined){
let data0 = data["x-trace"];
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/x-trace",schemaPath:"#/properties/x-trace/type",keyword:"type",params:{type: "string"},schema:schema19.properties["x-trace"].type,parentSchema:schema19.properties["x-trace"],data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.etag !== undefined){
let data1 = data.etag;
if(typeof data1 === "string"){
if(!pattern1.test(data1)){
const err4 = {instancePath:instancePath+"/etag",schemaPath:"#/properties/etag/pattern",keyword:"pattern",params:{pattern: "^\"[^\"]+\"$"},schema:"^\"[^\"]+\"$",parentSchema:schema19.properties.etag,data:data1};
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
const err5 = {instancePath:instancePath+"/etag",schemaPath:"#/properties/etag/type",keyword:"type",params:{type: "string"},schema:schema19.properties.etag.type,parentSchema:schema19.properties.etag,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data["cache-control"] !== undefined){
let data2 = data["cache-control"];
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/cache-control",schemaPath:"#/properties/cache-control/type",keyword:"type",params:{type: "string"},schema:schema19.properties["cache-control"].type,parentSchema:schema19.properties["cache-control"],data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if("no-cache" !== data2){
const err7 = {instancePath:instancePath+"/cache-control",schemaPath:"#/properties/cache-control/const",keyword:"const",params:{allowedValue: "no-cache"},schema:"no-cache",parentSchema:schema19.properties["cache-control"],data:data2};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema19.type,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate19.errors = vErrors;
return errors === 0;
}
validate19.evaluated = {"props":{"x-trace":true,"etag":true,"cache-control":true},"dynamicProps":false,"dynamicItems":false};

exports.v9 = validate20;
const schema20 = {"$id":"contract:/findCopy.200.body","type":"object","required":["shelfId","isbn","copy"],"properties":{"shelfId":{"$ref":"contract:/components/schemas/ShelfId"},"isbn":{"type":"string"},"copy":{"type":"integer","safeInteger":true}}};

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
if(data.shelfId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "shelfId"},schema:schema20.required,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.isbn === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isbn"},schema:schema20.required,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.copy === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "copy"},schema:schema20.required,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.shelfId !== undefined){
let data0 = data.shelfId;
if(!((typeof data0 === "number" && Number.isSafeInteger(data0) && !Object.is(data0, -0)) || (typeof data0 === "bigint" && data0 >= -9223372036854775808n && data0 <= 9223372036854775807n)) || (this && this.has(data, "shelfId")) || false){
const err3 = {instancePath:instancePath+"/shelfId",schemaPath:"contract:/components/schemas/ShelfId/int64",keyword:"int64",params:{},schema:schema3.int64,parentSchema:schema3,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.isbn !== undefined){
let data1 = data.isbn;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/isbn",schemaPath:"#/properties/isbn/type",keyword:"type",params:{type: "string"},schema:schema20.properties.isbn.type,parentSchema:schema20.properties.isbn,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.copy !== undefined){
let data2 = data.copy;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/copy",schemaPath:"#/properties/copy/type",keyword:"type",params:{type: "integer"},schema:schema20.properties.copy.type,parentSchema:schema20.properties.copy,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(Math.abs(data2) > 9007199254740991){
const err6 = {instancePath:instancePath+"/copy",schemaPath:"#/properties/copy/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema20.properties.copy,data:data2};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema20.type,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":{"shelfId":true,"isbn":true,"copy":true},"dynamicProps":false,"dynamicItems":false};

exports.v10 = validate21;
const schema22 = {"$id":"contract:/openingHours.200.body","type":"object","additionalProperties":{"type":["string","null"],"pattern":"^\\d\\d-\\d\\d$"}};
const pattern2 = new RegExp("^\\d\\d-\\d\\d$", "u");

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
for(const key0 in data){
let data0 = data[key0];
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/" + runtime.escapeName(key0),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: schema22.additionalProperties.type},schema:schema22.additionalProperties.type,parentSchema:schema22.additionalProperties,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data0 === "string"){
if(!pattern2.test(data0)){
const err1 = {instancePath:instancePath+"/" + runtime.escapeName(key0),schemaPath:"#/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^\\d\\d-\\d\\d$"},schema:"^\\d\\d-\\d\\d$",parentSchema:schema22.additionalProperties,data:data0};
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
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v11 = validate22;
const schema23 = {"$id":"contract:/openingHours.200.headers","type":"object","properties":{"x-trace":{"type":"string"},"deprecation":{"type":"string"},"sunset":{"type":"string"},"link":{"type":"string"}},"required":["x-trace","deprecation","sunset","link"]};

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
if(data["x-trace"] === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x-trace"},schema:schema23.required,parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.deprecation === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "deprecation"},schema:schema23.required,parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.sunset === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sunset"},schema:schema23.required,parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.link === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "link"},schema:schema23.required,parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data["x-trace"] !== undefined){
let data0 = data["x-trace"];
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/x-trace",schemaPath:"#/properties/x-trace/type",keyword:"type",params:{type: "string"},schema:schema23.properties["x-trace"].type,parentSchema:schema23.properties["x-trace"],data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.deprecation !== undefined){
let data1 = data.deprecation;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/deprecation",schemaPath:"#/properties/deprecation/type",keyword:"type",params:{type: "string"},schema:schema23.properties.deprecation.type,parentSchema:schema23.properties.deprecation,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.sunset !== undefined){
let data2 = data.sunset;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/sunset",schemaPath:"#/properties/sunset/type",keyword:"type",params:{type: "string"},schema:schema23.properties.sunset.type,parentSchema:schema23.properties.sunset,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.link !== undefined){
let data3 = data.link;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/link",schemaPath:"#/properties/link/type",keyword:"type",params:{type: "string"},schema:schema23.properties.link.type,parentSchema:schema23.properties.link,data:data3};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema23.type,parentSchema:schema23,data};
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
validate22.evaluated = {"props":{"x-trace":true,"deprecation":true,"sunset":true,"link":true},"dynamicProps":false,"dynamicItems":false};

exports.v12 = validate23;
const schema24 = {"$id":"contract:/unrouted.204.headers","type":"object","properties":{"x-trace":{"type":"string"},"allow":{"type":"string"}},"required":["x-trace","allow"]};

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
if(data["x-trace"] === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x-trace"},schema:schema24.required,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.allow === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "allow"},schema:schema24.required,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data["x-trace"] !== undefined){
let data0 = data["x-trace"];
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/x-trace",schemaPath:"#/properties/x-trace/type",keyword:"type",params:{type: "string"},schema:schema24.properties["x-trace"].type,parentSchema:schema24.properties["x-trace"],data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.allow !== undefined){
let data1 = data.allow;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/allow",schemaPath:"#/properties/allow/type",keyword:"type",params:{type: "string"},schema:schema24.properties.allow.type,parentSchema:schema24.properties.allow,data:data1};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema24.type,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":{"x-trace":true,"allow":true},"dynamicProps":false,"dynamicItems":false};

exports.v13 = validate24;
const schema25 = {"$id":"contract:/unrouted.401.headers","type":"object","properties":{"x-trace":{"type":"string"},"www-authenticate":{"type":"string","const":"Bearer"}},"required":["x-trace","www-authenticate"]};

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
if(data["x-trace"] === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x-trace"},schema:schema25.required,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data["www-authenticate"] === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "www-authenticate"},schema:schema25.required,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data["x-trace"] !== undefined){
let data0 = data["x-trace"];
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/x-trace",schemaPath:"#/properties/x-trace/type",keyword:"type",params:{type: "string"},schema:schema25.properties["x-trace"].type,parentSchema:schema25.properties["x-trace"],data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data["www-authenticate"] !== undefined){
let data1 = data["www-authenticate"];
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/www-authenticate",schemaPath:"#/properties/www-authenticate/type",keyword:"type",params:{type: "string"},schema:schema25.properties["www-authenticate"].type,parentSchema:schema25.properties["www-authenticate"],data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("Bearer" !== data1){
const err4 = {instancePath:instancePath+"/www-authenticate",schemaPath:"#/properties/www-authenticate/const",keyword:"const",params:{allowedValue: "Bearer"},schema:"Bearer",parentSchema:schema25.properties["www-authenticate"],data:data1};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema25.type,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":{"x-trace":true,"www-authenticate":true},"dynamicProps":false,"dynamicItems":false};

})(compiled);
const validators = {
  "listBooks.200.body": compiled.v0,
  "listBooks.200.headers": compiled.v1,
  "listBooks.400.body": compiled.v2,
  "listBooks.400.headers": compiled.v3,
  "listBooks.500.body": compiled.v2,
  "listBooks.500.headers": compiled.v3,
  "listBooks.503.body": compiled.v2,
  "listBooks.503.headers": compiled.v4,
  "addBook.201.body": compiled.v5,
  "addBook.201.headers": compiled.v6,
  "addBook.400.body": compiled.v2,
  "addBook.400.headers": compiled.v3,
  "addBook.403.body": compiled.v2,
  "addBook.403.headers": compiled.v7,
  "addBook.409.body": compiled.v2,
  "addBook.409.headers": compiled.v3,
  "addBook.413.body": compiled.v2,
  "addBook.413.headers": compiled.v3,
  "addBook.415.body": compiled.v2,
  "addBook.415.headers": compiled.v3,
  "addBook.500.body": compiled.v2,
  "addBook.500.headers": compiled.v3,
  "newestBook.200.body": compiled.v5,
  "newestBook.200.headers": compiled.v8,
  "newestBook.304.headers": compiled.v8,
  "newestBook.400.body": compiled.v2,
  "newestBook.400.headers": compiled.v3,
  "newestBook.500.body": compiled.v2,
  "newestBook.500.headers": compiled.v3,
  "findBook.200.body": compiled.v5,
  "findBook.200.headers": compiled.v8,
  "findBook.304.headers": compiled.v8,
  "findBook.400.body": compiled.v2,
  "findBook.400.headers": compiled.v3,
  "findBook.404.body": compiled.v2,
  "findBook.404.headers": compiled.v3,
  "findBook.500.body": compiled.v2,
  "findBook.500.headers": compiled.v3,
  "replaceBook.200.body": compiled.v5,
  "replaceBook.200.headers": compiled.v8,
  "replaceBook.400.body": compiled.v2,
  "replaceBook.400.headers": compiled.v3,
  "replaceBook.413.body": compiled.v2,
  "replaceBook.413.headers": compiled.v3,
  "replaceBook.415.body": compiled.v2,
  "replaceBook.415.headers": compiled.v3,
  "replaceBook.500.body": compiled.v2,
  "replaceBook.500.headers": compiled.v3,
  "removeBook.204.headers": compiled.v3,
  "removeBook.400.body": compiled.v2,
  "removeBook.400.headers": compiled.v3,
  "removeBook.403.body": compiled.v2,
  "removeBook.403.headers": compiled.v7,
  "removeBook.404.body": compiled.v2,
  "removeBook.404.headers": compiled.v3,
  "removeBook.500.body": compiled.v2,
  "removeBook.500.headers": compiled.v3,
  "renewLoan.200.body": compiled.v5,
  "renewLoan.200.headers": compiled.v8,
  "renewLoan.400.body": compiled.v2,
  "renewLoan.400.headers": compiled.v3,
  "renewLoan.413.body": compiled.v2,
  "renewLoan.413.headers": compiled.v3,
  "renewLoan.415.body": compiled.v2,
  "renewLoan.415.headers": compiled.v3,
  "renewLoan.500.body": compiled.v2,
  "renewLoan.500.headers": compiled.v3,
  "findCopy.200.body": compiled.v9,
  "findCopy.200.headers": compiled.v3,
  "findCopy.400.body": compiled.v2,
  "findCopy.400.headers": compiled.v3,
  "findCopy.500.body": compiled.v2,
  "findCopy.500.headers": compiled.v3,
  "openingHours.200.body": compiled.v10,
  "openingHours.200.headers": compiled.v11,
  "openingHours.400.body": compiled.v2,
  "openingHours.400.headers": compiled.v3,
  "openingHours.500.body": compiled.v2,
  "openingHours.500.headers": compiled.v3,
  "unrouted.204.headers": compiled.v12,
  "unrouted.401.body": compiled.v2,
  "unrouted.401.headers": compiled.v13,
  "unrouted.404.body": compiled.v2,
  "unrouted.404.headers": compiled.v3,
  "unrouted.405.body": compiled.v2,
  "unrouted.405.headers": compiled.v12,
};
export { validators };
