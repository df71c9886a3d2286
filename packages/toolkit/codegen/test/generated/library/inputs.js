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
const schema0 = {"$id":"contract:/listBooks.parameters","type":"object","properties":{"query":{"type":"object","properties":{"tag":{"type":"array","items":{"type":"string","maxLength":10},"maxItems":3},"year":{"type":"array","items":{"$ref":"contract:/components/schemas/Year"}},"price[max]":{"type":"number","minimum":0,"double":true},"lent":{"type":"boolean"},"shelf":{"$ref":"contract:/components/schemas/ShelfId"},"limit":{"type":"integer","minimum":1,"maximum":50},"cursor":{"type":"string"}},"required":[]},"header":{"type":"object","properties":{"X-Branch":{"type":"integer","minimum":1},"X-Reader":{"type":"string","format":"uuid"}},"required":["X-Branch"]}},"required":["query","header"]};
const schema1 = {"$id":"contract:/components/schemas/Year","type":"integer","minimum":1450,"maximum":2100};
const schema2 = {"$id":"contract:/components/schemas/ShelfId","int64":{}};
const func0 = runtime["ajv/dist/runtime/ucs2length"].default;
const formats0 = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

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
if(data.header === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema0.required,parentSchema:schema0,data};
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
if(data0.tag !== undefined){
let data1 = data0.tag;
if(Array.isArray(data1)){
if(data1.length > 3){
const err2 = {instancePath:instancePath+"/query/tag",schemaPath:"#/properties/query/properties/tag/maxItems",keyword:"maxItems",params:{limit: 3},schema:3,parentSchema:schema0.properties.query.properties.tag,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(func0(data2) > 10){
const err3 = {instancePath:instancePath+"/query/tag/" + i0,schemaPath:"#/properties/query/properties/tag/items/maxLength",keyword:"maxLength",params:{limit: 10},schema:10,parentSchema:schema0.properties.query.properties.tag.items,data:data2};
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
const err4 = {instancePath:instancePath+"/query/tag/" + i0,schemaPath:"#/properties/query/properties/tag/items/type",keyword:"type",params:{type: "string"},schema:schema0.properties.query.properties.tag.items.type,parentSchema:schema0.properties.query.properties.tag.items,data:data2};
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
const err5 = {instancePath:instancePath+"/query/tag",schemaPath:"#/properties/query/properties/tag/type",keyword:"type",params:{type: "array"},schema:schema0.properties.query.properties.tag.type,parentSchema:schema0.properties.query.properties.tag,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.year !== undefined){
let data3 = data0.year;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err6 = {instancePath:instancePath+"/query/year/" + i1,schemaPath:"contract:/components/schemas/Year/type",keyword:"type",params:{type: "integer"},schema:schema1.type,parentSchema:schema1,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 2100 || isNaN(data4)){
const err7 = {instancePath:instancePath+"/query/year/" + i1,schemaPath:"contract:/components/schemas/Year/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2100},schema:2100,parentSchema:schema1,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data4 < 1450 || isNaN(data4)){
const err8 = {instancePath:instancePath+"/query/year/" + i1,schemaPath:"contract:/components/schemas/Year/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1450},schema:1450,parentSchema:schema1,data:data4};
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
const err9 = {instancePath:instancePath+"/query/year",schemaPath:"#/properties/query/properties/year/type",keyword:"type",params:{type: "array"},schema:schema0.properties.query.properties.year.type,parentSchema:schema0.properties.query.properties.year,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data0["price[max]"] !== undefined){
let data5 = data0["price[max]"];
if(typeof data5 === "bigint"){
const err10 = {instancePath:instancePath+"/query/price[max]",schemaPath:"#/properties/query/properties/price%5Bmax%5D/double",keyword:"double",params:{holder: data0, key: "price[max]"},schema:true,parentSchema:schema0.properties.query.properties["price[max]"],data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
const err11 = {instancePath:instancePath+"/query/price[max]",schemaPath:"#/properties/query/properties/price%5Bmax%5D/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema0.properties.query.properties["price[max]"],data:data5};
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
const err12 = {instancePath:instancePath+"/query/price[max]",schemaPath:"#/properties/query/properties/price%5Bmax%5D/type",keyword:"type",params:{type: "number"},schema:schema0.properties.query.properties["price[max]"].type,parentSchema:schema0.properties.query.properties["price[max]"],data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data0.lent !== undefined){
let data6 = data0.lent;
if(typeof data6 !== "boolean"){
const err13 = {instancePath:instancePath+"/query/lent",schemaPath:"#/properties/query/properties/lent/type",keyword:"type",params:{type: "boolean"},schema:schema0.properties.query.properties.lent.type,parentSchema:schema0.properties.query.properties.lent,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data0.shelf !== undefined){
let data7 = data0.shelf;
if(!((typeof data7 === "number" && Number.isSafeInteger(data7) && !Object.is(data7, -0)) || (typeof data7 === "bigint" && data7 >= -9223372036854775808n && data7 <= 9223372036854775807n)) || (this && this.has(data0, "shelf")) || false){
const err14 = {instancePath:instancePath+"/query/shelf",schemaPath:"contract:/components/schemas/ShelfId/int64",keyword:"int64",params:{},schema:schema2.int64,parentSchema:schema2,data:data7};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data0.limit !== undefined){
let data8 = data0.limit;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err15 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema0.properties.query.properties.limit.type,parentSchema:schema0.properties.query.properties.limit,data:data8};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 50 || isNaN(data8)){
const err16 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50},schema:50,parentSchema:schema0.properties.query.properties.limit,data:data8};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err17 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema0.properties.query.properties.limit,data:data8};
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
if(data0.cursor !== undefined){
let data9 = data0.cursor;
if(typeof data9 !== "string"){
const err18 = {instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/type",keyword:"type",params:{type: "string"},schema:schema0.properties.query.properties.cursor.type,parentSchema:schema0.properties.query.properties.cursor,data:data9};
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
const err19 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema0.properties.query.type,parentSchema:schema0.properties.query,data:data0};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.header !== undefined){
let data10 = data.header;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10["X-Branch"] === undefined){
const err20 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/required",keyword:"required",params:{missingProperty: "X-Branch"},schema:schema0.properties.header.required,parentSchema:schema0.properties.header,data:data10};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data10["X-Branch"] !== undefined){
let data11 = data10["X-Branch"];
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err21 = {instancePath:instancePath+"/header/X-Branch",schemaPath:"#/properties/header/properties/X-Branch/type",keyword:"type",params:{type: "integer"},schema:schema0.properties.header.properties["X-Branch"].type,parentSchema:schema0.properties.header.properties["X-Branch"],data:data11};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 1 || isNaN(data11)){
const err22 = {instancePath:instancePath+"/header/X-Branch",schemaPath:"#/properties/header/properties/X-Branch/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema0.properties.header.properties["X-Branch"],data:data11};
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
if(data10["X-Reader"] !== undefined){
let data12 = data10["X-Reader"];
if(typeof data12 === "string"){
if(!(formats0.test(data12))){
const err23 = {instancePath:instancePath+"/header/X-Reader",schemaPath:"#/properties/header/properties/X-Reader/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema0.properties.header.properties["X-Reader"],data:data12};
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
const err24 = {instancePath:instancePath+"/header/X-Reader",schemaPath:"#/properties/header/properties/X-Reader/type",keyword:"type",params:{type: "string"},schema:schema0.properties.header.properties["X-Reader"].type,parentSchema:schema0.properties.header.properties["X-Reader"],data:data12};
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
const err25 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema0.properties.header.type,parentSchema:schema0.properties.header,data:data10};
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
const err26 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":{"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.v1 = validate1;
const schema3 = {"$id":"contract:/addBook.parameters","type":"object","properties":{"header":{"type":"object","properties":{"Idempotency-Key":{"type":"string"}},"required":[]}},"required":["header"]};

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
if(data.header === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema3.required,parentSchema:schema3,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.header !== undefined){
let data0 = data.header;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0["Idempotency-Key"] !== undefined){
let data1 = data0["Idempotency-Key"];
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/header/Idempotency-Key",schemaPath:"#/properties/header/properties/Idempotency-Key/type",keyword:"type",params:{type: "string"},schema:schema3.properties.header.properties["Idempotency-Key"].type,parentSchema:schema3.properties.header.properties["Idempotency-Key"],data:data1};
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
const err2 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema3.properties.header.type,parentSchema:schema3.properties.header,data:data0};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema3.type,parentSchema:schema3,data};
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
validate1.evaluated = {"props":{"header":true},"dynamicProps":false,"dynamicItems":false};

exports.v2 = validate2;
const schema4 = {"$id":"contract:/addBook.body","$ref":"contract:/components/schemas/BookDraft"};
const schema5 = {"$id":"contract:/components/schemas/BookDraft","allOf":[{"$ref":"contract:/components/schemas/BookFields"}],"unevaluatedProperties":false,"x-refused-members":{"id":"the library assigns it"}};
const schema6 = {"$id":"contract:/components/schemas/BookFields","type":"object","required":["title","shelf","authors"],"properties":{"title":{"type":"string","minLength":1,"maxLength":40,"pattern":"^[^\\u0000\\ud800-\\udfff]*$"},"subtitle":{"type":["string","null"],"maxLength":40},"shelf":{"$ref":"contract:/components/schemas/ShelfId"},"stock":{"int64":{"minimum":0,"maximum":9007199254740991}},"loans":{"anyOf":[{"int64":{}},{"type":["null"]}]},"year":{"$ref":"contract:/components/schemas/Year"},"price":{"type":"number","exclusiveMinimum":0,"multipleOf":0.25,"double":true},"language":{"type":"string","enum":["de","en"]},"publishedAt":{"type":"string","format":"date-time","leapSecond":"date-time"},"authors":{"type":"array","minItems":1,"maxItems":3,"uniqueItems":true,"items":{"$ref":"contract:/components/schemas/Author"}},"cover":{"oneOf":[{"$ref":"contract:/components/schemas/Hardcover"},{"$ref":"contract:/components/schemas/Paperback"}]},"notes":{"type":"object","additionalProperties":{"type":"string"}},"chapters":{"type":"array","items":{"$ref":"contract:/components/schemas/Chapter"}}}};
const schema12 = {"$id":"contract:/components/schemas/Hardcover","type":"object","required":["kind","weight"],"properties":{"kind":{"const":"hardcover"},"weight":{"type":"number","double":true}}};
const schema13 = {"$id":"contract:/components/schemas/Paperback","type":"object","required":["kind"],"properties":{"kind":{"const":"paperback"}}};
const func4 = runtime.hasEqualItems;
const pattern0 = new RegExp("^[^\\u0000\\ud800-\\udfff]*$", "u");
const formats1 = /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)[Tt](?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;
const schema9 = {"$id":"contract:/components/schemas/Author","type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"type":"string"},"born":{"$ref":"contract:/components/schemas/BookFields:properties:year:"}}};
const schema10 = {"$id":"contract:/components/schemas/BookFields:properties:year:","$ref":"contract:/components/schemas/Year"};

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
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/Year/type",keyword:"type",params:{type: "integer"},schema:schema1.type,parentSchema:schema1,data};
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
const err1 = {instancePath,schemaPath:"contract:/components/schemas/Year/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2100},schema:2100,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data < 1450 || isNaN(data)){
const err2 = {instancePath,schemaPath:"contract:/components/schemas/Year/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1450},schema:1450,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
validate6.errors = vErrors;
return errors === 0;
}
validate6.evaluated = {"dynamicProps":false,"dynamicItems":false};


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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema9.required,parentSchema:schema9,data};
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
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema9,data};
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
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema9.properties.name.type,parentSchema:schema9.properties.name,data:data0};
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
if(!(validate6.call(this, data.born, {instancePath:instancePath+"/born",parentData:data,parentDataProperty:"born",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate6.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema9.type,parentSchema:schema9,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}
validate5.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema14 = {"$id":"contract:/components/schemas/Chapter","type":"object","required":["title"],"properties":{"title":{"type":"string"},"sections":{"type":"array","items":{"$ref":"contract:/components/schemas/Chapter"}}}};
const wrapper0 = {validate: validate9};

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
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},schema:schema14.required,parentSchema:schema14,data};
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
const err1 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},schema:schema14.properties.title.type,parentSchema:schema14.properties.title,data:data0};
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
const err2 = {instancePath:instancePath+"/sections",schemaPath:"#/properties/sections/type",keyword:"type",params:{type: "array"},schema:schema14.properties.sections.type,parentSchema:schema14.properties.sections,data:data1};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema14.type,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate9.errors = vErrors;
return errors === 0;
}
validate9.evaluated = {"props":{"title":true,"sections":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.shelf === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "shelf"},schema:schema6.required,parentSchema:schema6,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.authors === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "authors"},schema:schema6.required,parentSchema:schema6,data};
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
const err3 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema6.properties.title,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func0(data0) < 1){
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema6.properties.title,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern0.test(data0)){
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\ud800-\\udfff]*$"},schema:"^[^\\u0000\\ud800-\\udfff]*$",parentSchema:schema6.properties.title,data:data0};
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
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},schema:schema6.properties.title.type,parentSchema:schema6.properties.title,data:data0};
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
const err7 = {instancePath:instancePath+"/subtitle",schemaPath:"#/properties/subtitle/type",keyword:"type",params:{type: schema6.properties.subtitle.type},schema:schema6.properties.subtitle.type,parentSchema:schema6.properties.subtitle,data:data1};
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
const err8 = {instancePath:instancePath+"/subtitle",schemaPath:"#/properties/subtitle/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema6.properties.subtitle,data:data1};
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
const err9 = {instancePath:instancePath+"/shelf",schemaPath:"contract:/components/schemas/ShelfId/int64",keyword:"int64",params:{},schema:schema2.int64,parentSchema:schema2,data:data2};
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
const err10 = {instancePath:instancePath+"/stock",schemaPath:"#/properties/stock/int64",keyword:"int64",params:{},schema:schema6.properties.stock.int64,parentSchema:schema6.properties.stock,data:data3};
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
const err11 = {instancePath:instancePath+"/loans",schemaPath:"#/properties/loans/anyOf/0/int64",keyword:"int64",params:{},schema:schema6.properties.loans.anyOf[0].int64,parentSchema:schema6.properties.loans.anyOf[0],data:data4};
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
const err12 = {instancePath:instancePath+"/loans",schemaPath:"#/properties/loans/anyOf/1/type",keyword:"type",params:{type: schema6.properties.loans.anyOf[1].type},schema:schema6.properties.loans.anyOf[1].type,parentSchema:schema6.properties.loans.anyOf[1],data:data4};
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
const err13 = {instancePath:instancePath+"/loans",schemaPath:"#/properties/loans/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs9, passingSchemas: null},schema:schema6.properties.loans.anyOf,parentSchema:schema6.properties.loans,data:data4};
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
const err14 = {instancePath:instancePath+"/year",schemaPath:"contract:/components/schemas/Year/type",keyword:"type",params:{type: "integer"},schema:schema1.type,parentSchema:schema1,data:data5};
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
const err15 = {instancePath:instancePath+"/year",schemaPath:"contract:/components/schemas/Year/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2100},schema:2100,parentSchema:schema1,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data5 < 1450 || isNaN(data5)){
const err16 = {instancePath:instancePath+"/year",schemaPath:"contract:/components/schemas/Year/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1450},schema:1450,parentSchema:schema1,data:data5};
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
const err17 = {instancePath:instancePath+"/price",schemaPath:"#/properties/price/double",keyword:"double",params:{holder: data, key: "price"},schema:true,parentSchema:schema6.properties.price,data:data6};
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
const err18 = {instancePath:instancePath+"/price",schemaPath:"#/properties/price/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},schema:0,parentSchema:schema6.properties.price,data:data6};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(Math.abs(data6 / 0.25 % 1) > 0 && Number((Math.round(data6 / 0.25) * 0.25).toPrecision(15)) !== data6){
const err19 = {instancePath:instancePath+"/price",schemaPath:"#/properties/price/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.25},schema:0.25,parentSchema:schema6.properties.price,data:data6};
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
const err20 = {instancePath:instancePath+"/price",schemaPath:"#/properties/price/type",keyword:"type",params:{type: "number"},schema:schema6.properties.price.type,parentSchema:schema6.properties.price,data:data6};
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
const err21 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: "string"},schema:schema6.properties.language.type,parentSchema:schema6.properties.language,data:data7};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!((data7 === "de") || (data7 === "en"))){
const err22 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/enum",keyword:"enum",params:{allowedValues: schema6.properties.language.enum},schema:schema6.properties.language.enum,parentSchema:schema6.properties.language,data:data7};
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
if(!(formats1.test(data8))){
const err23 = {instancePath:instancePath+"/publishedAt",schemaPath:"#/properties/publishedAt/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema6.properties.publishedAt,data:data8};
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
const err24 = {instancePath:instancePath+"/publishedAt",schemaPath:"#/properties/publishedAt/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema6.properties.publishedAt,data:data8};
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
const err25 = {instancePath:instancePath+"/publishedAt",schemaPath:"#/properties/publishedAt/type",keyword:"type",params:{type: "string"},schema:schema6.properties.publishedAt.type,parentSchema:schema6.properties.publishedAt,data:data8};
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
const err26 = {instancePath:instancePath+"/authors",schemaPath:"#/properties/authors/maxItems",keyword:"maxItems",params:{limit: 3},schema:3,parentSchema:schema6.properties.authors,data:data9};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data9.length < 1){
const err27 = {instancePath:instancePath+"/authors",schemaPath:"#/properties/authors/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema6.properties.authors,data:data9};
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
if(!(validate5.call(this, data9[i0], {instancePath:instancePath+"/authors/" + i0,parentData:data9,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate5.errors);
errors = vErrors.length;
}
}
if(data9.length > 1 && func4(data9, dynamicAnchors)){
const err28 = {instancePath:instancePath+"/authors",schemaPath:"#/properties/authors/uniqueItems",keyword:"uniqueItems",params:{},schema:true,parentSchema:schema6.properties.authors,data:data9};
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
const err29 = {instancePath:instancePath+"/authors",schemaPath:"#/properties/authors/type",keyword:"type",params:{type: "array"},schema:schema6.properties.authors.type,parentSchema:schema6.properties.authors,data:data9};
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
const err30 = {instancePath:instancePath+"/cover",schemaPath:"contract:/components/schemas/Hardcover/required",keyword:"required",params:{missingProperty: "kind"},schema:schema12.required,parentSchema:schema12,data:data11};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data11.weight === undefined){
const err31 = {instancePath:instancePath+"/cover",schemaPath:"contract:/components/schemas/Hardcover/required",keyword:"required",params:{missingProperty: "weight"},schema:schema12.required,parentSchema:schema12,data:data11};
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
const err32 = {instancePath:instancePath+"/cover/kind",schemaPath:"contract:/components/schemas/Hardcover/properties/kind/const",keyword:"const",params:{allowedValue: "hardcover"},schema:"hardcover",parentSchema:schema12.properties.kind,data:data12};
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
const err33 = {instancePath:instancePath+"/cover/weight",schemaPath:"contract:/components/schemas/Hardcover/properties/weight/type",keyword:"type",params:{type: "number"},schema:schema12.properties.weight.type,parentSchema:schema12.properties.weight,data:data13};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(typeof data13 === "bigint"){
const err34 = {instancePath:instancePath+"/cover/weight",schemaPath:"contract:/components/schemas/Hardcover/properties/weight/double",keyword:"double",params:{holder: data11, key: "weight"},schema:true,parentSchema:schema12.properties.weight,data:data13};
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
const err35 = {instancePath:instancePath+"/cover",schemaPath:"contract:/components/schemas/Hardcover/type",keyword:"type",params:{type: "object"},schema:schema12.type,parentSchema:schema12,data:data11};
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
const err36 = {instancePath:instancePath+"/cover",schemaPath:"contract:/components/schemas/Paperback/required",keyword:"required",params:{missingProperty: "kind"},schema:schema13.required,parentSchema:schema13,data:data11};
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
const err37 = {instancePath:instancePath+"/cover/kind",schemaPath:"contract:/components/schemas/Paperback/properties/kind/const",keyword:"const",params:{allowedValue: "paperback"},schema:"paperback",parentSchema:schema13.properties.kind,data:data14};
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
const err38 = {instancePath:instancePath+"/cover",schemaPath:"contract:/components/schemas/Paperback/type",keyword:"type",params:{type: "object"},schema:schema13.type,parentSchema:schema13,data:data11};
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
const err39 = {instancePath:instancePath+"/cover",schemaPath:"#/properties/cover/oneOf",keyword:"oneOf",params:{errorCount: errors - _errs26, passingSchemas: passing0},schema:schema6.properties.cover.oneOf,parentSchema:schema6.properties.cover,data:data11};
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
const err40 = {instancePath:instancePath+"/notes/" + runtime.escapeName(key0),schemaPath:"#/properties/notes/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema6.properties.notes.additionalProperties.type,parentSchema:schema6.properties.notes.additionalProperties,data:data16};
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
const err41 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: "object"},schema:schema6.properties.notes.type,parentSchema:schema6.properties.notes,data:data15};
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
if(!(runtime.validateOnce(validate9, this, data17[i1], {instancePath:instancePath+"/chapters/" + i1,parentData:data17,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate9.errors);
errors = vErrors.length;
}
}
}
else {
const err42 = {instancePath:instancePath+"/chapters",schemaPath:"#/properties/chapters/type",keyword:"type",params:{type: "array"},schema:schema6.properties.chapters.type,parentSchema:schema6.properties.chapters,data:data17};
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
const err43 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema6.type,parentSchema:schema6,data};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}
validate4.evaluated = {"props":{"title":true,"subtitle":true,"shelf":true,"stock":true,"loans":true,"year":true,"price":true,"language":true,"publishedAt":true,"authors":true,"cover":true,"notes":true,"chapters":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate4.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate4.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((((((((((((key0 !== "title") && (key0 !== "subtitle")) && (key0 !== "shelf")) && (key0 !== "stock")) && (key0 !== "loans")) && (key0 !== "year")) && (key0 !== "price")) && (key0 !== "language")) && (key0 !== "publishedAt")) && (key0 !== "authors")) && (key0 !== "cover")) && (key0 !== "notes")) && (key0 !== "chapters")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},schema:false,parentSchema:schema5,data};
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
if(!(validate3.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate3.errors);
errors = vErrors.length;
}
validate2.errors = vErrors;
return errors === 0;
}
validate2.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v3 = validate13;
const schema15 = {"$id":"contract:/findBook.parameters","type":"object","properties":{"path":{"type":"object","properties":{"isbn":{"type":"string","pattern":"^[0-9]{13}$","x-pattern-rule":"of 13 digits"}},"required":["isbn"]},"query":{"type":"object","properties":{"edition":{"type":"string","enum":["first","latest"]}},"required":[]}},"required":["path","query"]};
const pattern1 = new RegExp("^[0-9]{13}$", "u");

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema15.required,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema15.required,parentSchema:schema15,data};
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
if(data0.isbn === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "isbn"},schema:schema15.properties.path.required,parentSchema:schema15.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.isbn !== undefined){
let data1 = data0.isbn;
if(typeof data1 === "string"){
if(!pattern1.test(data1)){
const err3 = {instancePath:instancePath+"/path/isbn",schemaPath:"#/properties/path/properties/isbn/pattern",keyword:"pattern",params:{pattern: "^[0-9]{13}$"},schema:"^[0-9]{13}$",parentSchema:schema15.properties.path.properties.isbn,data:data1};
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
const err4 = {instancePath:instancePath+"/path/isbn",schemaPath:"#/properties/path/properties/isbn/type",keyword:"type",params:{type: "string"},schema:schema15.properties.path.properties.isbn.type,parentSchema:schema15.properties.path.properties.isbn,data:data1};
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
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema15.properties.path.type,parentSchema:schema15.properties.path,data:data0};
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
if(data2.edition !== undefined){
let data3 = data2.edition;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/query/edition",schemaPath:"#/properties/query/properties/edition/type",keyword:"type",params:{type: "string"},schema:schema15.properties.query.properties.edition.type,parentSchema:schema15.properties.query.properties.edition,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!((data3 === "first") || (data3 === "latest"))){
const err7 = {instancePath:instancePath+"/query/edition",schemaPath:"#/properties/query/properties/edition/enum",keyword:"enum",params:{allowedValues: schema15.properties.query.properties.edition.enum},schema:schema15.properties.query.properties.edition.enum,parentSchema:schema15.properties.query.properties.edition,data:data3};
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
const err8 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema15.properties.query.type,parentSchema:schema15.properties.query,data:data2};
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
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema15.type,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate13.errors = vErrors;
return errors === 0;
}
validate13.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v4 = validate14;
const schema16 = {"$id":"contract:/replaceBook.parameters","type":"object","properties":{"path":{"type":"object","properties":{"isbn":{"type":"string","pattern":"^[0-9]{13}$","x-pattern-rule":"of 13 digits"}},"required":["isbn"]}},"required":["path"]};

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
if(data0.isbn === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "isbn"},schema:schema16.properties.path.required,parentSchema:schema16.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.isbn !== undefined){
let data1 = data0.isbn;
if(typeof data1 === "string"){
if(!pattern1.test(data1)){
const err2 = {instancePath:instancePath+"/path/isbn",schemaPath:"#/properties/path/properties/isbn/pattern",keyword:"pattern",params:{pattern: "^[0-9]{13}$"},schema:"^[0-9]{13}$",parentSchema:schema16.properties.path.properties.isbn,data:data1};
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
const err3 = {instancePath:instancePath+"/path/isbn",schemaPath:"#/properties/path/properties/isbn/type",keyword:"type",params:{type: "string"},schema:schema16.properties.path.properties.isbn.type,parentSchema:schema16.properties.path.properties.isbn,data:data1};
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
validate14.errors = vErrors;
return errors === 0;
}
validate14.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v5 = validate15;
const schema17 = {"$id":"contract:/renewLoan.body","type":"object","additionalProperties":false,"properties":{"weeks":{"type":"integer","minimum":1,"maximum":8}}};

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
for(const key0 in data){
if(!(key0 === "weeks")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.weeks !== undefined){
let data0 = data.weeks;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/weeks",schemaPath:"#/properties/weeks/type",keyword:"type",params:{type: "integer"},schema:schema17.properties.weeks.type,parentSchema:schema17.properties.weeks,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 8 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/weeks",schemaPath:"#/properties/weeks/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8},schema:8,parentSchema:schema17.properties.weeks,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/weeks",schemaPath:"#/properties/weeks/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema17.properties.weeks,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema17.type,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate15.errors = vErrors;
return errors === 0;
}
validate15.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v6 = validate16;
const schema18 = {"$id":"contract:/findCopy.parameters","type":"object","properties":{"path":{"type":"object","properties":{"shelfId":{"$ref":"contract:/components/schemas/ShelfId"},"isbn":{"type":"string","pattern":"^[0-9]{13}$","x-pattern-rule":"of 13 digits"},"copy":{"type":"integer","minimum":1}},"required":["shelfId","isbn","copy"]}},"required":["path"]};

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
if(data0.shelfId === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "shelfId"},schema:schema18.properties.path.required,parentSchema:schema18.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.isbn === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "isbn"},schema:schema18.properties.path.required,parentSchema:schema18.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.copy === undefined){
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "copy"},schema:schema18.properties.path.required,parentSchema:schema18.properties.path,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.shelfId !== undefined){
let data1 = data0.shelfId;
if(!((typeof data1 === "number" && Number.isSafeInteger(data1) && !Object.is(data1, -0)) || (typeof data1 === "bigint" && data1 >= -9223372036854775808n && data1 <= 9223372036854775807n)) || (this && this.has(data0, "shelfId")) || false){
const err4 = {instancePath:instancePath+"/path/shelfId",schemaPath:"contract:/components/schemas/ShelfId/int64",keyword:"int64",params:{},schema:schema2.int64,parentSchema:schema2,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.isbn !== undefined){
let data2 = data0.isbn;
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
const err5 = {instancePath:instancePath+"/path/isbn",schemaPath:"#/properties/path/properties/isbn/pattern",keyword:"pattern",params:{pattern: "^[0-9]{13}$"},schema:"^[0-9]{13}$",parentSchema:schema18.properties.path.properties.isbn,data:data2};
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
const err6 = {instancePath:instancePath+"/path/isbn",schemaPath:"#/properties/path/properties/isbn/type",keyword:"type",params:{type: "string"},schema:schema18.properties.path.properties.isbn.type,parentSchema:schema18.properties.path.properties.isbn,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.copy !== undefined){
let data3 = data0.copy;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err7 = {instancePath:instancePath+"/path/copy",schemaPath:"#/properties/path/properties/copy/type",keyword:"type",params:{type: "integer"},schema:schema18.properties.path.properties.copy.type,parentSchema:schema18.properties.path.properties.copy,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/path/copy",schemaPath:"#/properties/path/properties/copy/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema18.properties.path.properties.copy,data:data3};
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
const err9 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema18.properties.path.type,parentSchema:schema18.properties.path,data:data0};
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
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema18.type,parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate16.errors = vErrors;
return errors === 0;
}
validate16.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

})(compiled);
const validators = {
  "listBooks.parameters": compiled.v0,
  "addBook.parameters": compiled.v1,
  "addBook.body": compiled.v2,
  "findBook.parameters": compiled.v3,
  "replaceBook.parameters": compiled.v4,
  "replaceBook.body": compiled.v2,
  "removeBook.parameters": compiled.v4,
  "renewLoan.parameters": compiled.v4,
  "renewLoan.body": compiled.v5,
  "findCopy.parameters": compiled.v6,
};
export { validators };
