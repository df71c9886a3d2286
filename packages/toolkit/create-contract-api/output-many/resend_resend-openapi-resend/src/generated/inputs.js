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
const schema0 = {"$id":"contract:/emails/list.parameters","type":"object","properties":{"query":{"type":"object","properties":{"limit":{"type":"integer","minimum":1,"maximum":100},"after":{"type":"string"},"before":{"type":"string"}},"required":[]}},"required":["query"]};

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
if(data0.after !== undefined){
let data2 = data0.after;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/query/after",schemaPath:"#/properties/query/properties/after/type",keyword:"type",params:{type: "string"},schema:schema0.properties.query.properties.after.type,parentSchema:schema0.properties.query.properties.after,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.before !== undefined){
let data3 = data0.before;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/query/before",schemaPath:"#/properties/query/properties/before/type",keyword:"type",params:{type: "string"},schema:schema0.properties.query.properties.before.type,parentSchema:schema0.properties.query.properties.before,data:data3};
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
const err6 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema0.properties.query.type,parentSchema:schema0.properties.query,data:data0};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v1 = validate1;
const schema1 = {"$id":"contract:/emails/send.parameters","type":"object","properties":{"header":{"type":"object","properties":{"Idempotency-Key":{"type":"string","maxLength":256}},"required":[]}},"required":["header"]};
const func0 = runtime["ajv/dist/runtime/ucs2length"].default;

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema1.required,parentSchema:schema1,data};
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
if(typeof data1 === "string"){
if(func0(data1) > 256){
const err1 = {instancePath:instancePath+"/header/Idempotency-Key",schemaPath:"#/properties/header/properties/Idempotency-Key/maxLength",keyword:"maxLength",params:{limit: 256},schema:256,parentSchema:schema1.properties.header.properties["Idempotency-Key"],data:data1};
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
const err2 = {instancePath:instancePath+"/header/Idempotency-Key",schemaPath:"#/properties/header/properties/Idempotency-Key/type",keyword:"type",params:{type: "string"},schema:schema1.properties.header.properties["Idempotency-Key"].type,parentSchema:schema1.properties.header.properties["Idempotency-Key"],data:data1};
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
const err3 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema1.properties.header.type,parentSchema:schema1.properties.header,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema1.type,parentSchema:schema1,data};
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
validate1.evaluated = {"props":{"header":true},"dynamicProps":false,"dynamicItems":false};

exports.v2 = validate2;
const schema2 = {"$id":"contract:/emails/send.body","$ref":"contract:/components/schemas/SendEmailRequest"};
const schema3 = {"$id":"contract:/components/schemas/SendEmailRequest","type":"object","required":["from","to","subject"],"properties":{"from":{"type":"string"},"to":{"oneOf":[{"type":"string"},{"type":"array","items":{"type":"string"},"minItems":1,"maxItems":50}]},"subject":{"type":"string"},"bcc":{"oneOf":[{"type":"string"},{"type":"array","items":{"type":"string"}}]},"cc":{"oneOf":[{"type":"string"},{"type":"array","items":{"type":"string"}}]},"reply_to":{"oneOf":[{"type":"string"},{"type":"array","items":{"type":"string"}}]},"html":{"type":"string"},"text":{"type":"string"},"template":{"allOf":[{"$ref":"contract:/components/schemas/EmailTemplateInput"},{}]},"headers":{"type":"object"},"scheduled_at":{"type":"string"},"attachments":{"type":"array","items":{"$ref":"contract:/components/schemas/Attachment"}},"tags":{"type":"array","items":{"$ref":"contract:/components/schemas/Tag"}},"topic_id":{"type":"string"}}};
const schema4 = {"$id":"contract:/components/schemas/EmailTemplateInput","type":"object","properties":{"id":{"type":"string"},"variables":{"type":"object","additionalProperties":{"oneOf":[{"type":"string"},{"type":"number","double":true}]}}},"required":["id"]};
const schema5 = {"$id":"contract:/components/schemas/Attachment","type":"object","properties":{"content":{"type":"string"},"filename":{"type":"string"},"path":{"type":"string"},"content_type":{"type":"string"},"content_id":{"type":"string"}}};
const schema6 = {"$id":"contract:/components/schemas/Tag","type":"object","properties":{"name":{"type":"string"},"value":{"type":"string"}}};

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
if(data.from === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "from"},schema:schema3.required,parentSchema:schema3,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.to === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "to"},schema:schema3.required,parentSchema:schema3,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.subject === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subject"},schema:schema3.required,parentSchema:schema3,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.from !== undefined){
let data0 = data.from;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "string"},schema:schema3.properties.from.type,parentSchema:schema3.properties.from,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.to !== undefined){
let data1 = data.to;
const _errs4 = errors;
let valid1 = false;
let passing0 = null;
const _errs5 = errors;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/oneOf/0/type",keyword:"type",params:{type: "string"},schema:schema3.properties.to.oneOf[0].type,parentSchema:schema3.properties.to.oneOf[0],data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs5 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs7 = errors;
if(Array.isArray(data1)){
if(data1.length > 50){
const err5 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/oneOf/1/maxItems",keyword:"maxItems",params:{limit: 50},schema:50,parentSchema:schema3.properties.to.oneOf[1],data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.length < 1){
const err6 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/oneOf/1/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema3.properties.to.oneOf[1],data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/to/" + i0,schemaPath:"#/properties/to/oneOf/1/items/type",keyword:"type",params:{type: "string"},schema:schema3.properties.to.oneOf[1].items.type,parentSchema:schema3.properties.to.oneOf[1].items,data:data2};
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
const err8 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/oneOf/1/type",keyword:"type",params:{type: "array"},schema:schema3.properties.to.oneOf[1].type,parentSchema:schema3.properties.to.oneOf[1],data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid0 = _errs7 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err9 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/oneOf",keyword:"oneOf",params:{errorCount: errors - _errs4, passingSchemas: passing0},schema:schema3.properties.to.oneOf,parentSchema:schema3.properties.to,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data.subject !== undefined){
let data3 = data.subject;
if(typeof data3 !== "string"){
const err10 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"},schema:schema3.properties.subject.type,parentSchema:schema3.properties.subject,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.bcc !== undefined){
let data4 = data.bcc;
const _errs14 = errors;
let valid4 = false;
let passing1 = null;
const _errs15 = errors;
if(typeof data4 !== "string"){
const err11 = {instancePath:instancePath+"/bcc",schemaPath:"#/properties/bcc/oneOf/0/type",keyword:"type",params:{type: "string"},schema:schema3.properties.bcc.oneOf[0].type,parentSchema:schema3.properties.bcc.oneOf[0],data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid1 = _errs15 === errors;
if(_valid1){
valid4 = true;
passing1 = 0;
}
const _errs17 = errors;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(typeof data5 !== "string"){
const err12 = {instancePath:instancePath+"/bcc/" + i1,schemaPath:"#/properties/bcc/oneOf/1/items/type",keyword:"type",params:{type: "string"},schema:schema3.properties.bcc.oneOf[1].items.type,parentSchema:schema3.properties.bcc.oneOf[1].items,data:data5};
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
const err13 = {instancePath:instancePath+"/bcc",schemaPath:"#/properties/bcc/oneOf/1/type",keyword:"type",params:{type: "array"},schema:schema3.properties.bcc.oneOf[1].type,parentSchema:schema3.properties.bcc.oneOf[1],data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid1 = _errs17 === errors;
if(_valid1 && valid4){
valid4 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid4 = true;
passing1 = 1;
}
}
if(!valid4){
const err14 = {instancePath:instancePath+"/bcc",schemaPath:"#/properties/bcc/oneOf",keyword:"oneOf",params:{errorCount: errors - _errs14, passingSchemas: passing1},schema:schema3.properties.bcc.oneOf,parentSchema:schema3.properties.bcc,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
}
if(data.cc !== undefined){
let data6 = data.cc;
const _errs22 = errors;
let valid7 = false;
let passing2 = null;
const _errs23 = errors;
if(typeof data6 !== "string"){
const err15 = {instancePath:instancePath+"/cc",schemaPath:"#/properties/cc/oneOf/0/type",keyword:"type",params:{type: "string"},schema:schema3.properties.cc.oneOf[0].type,parentSchema:schema3.properties.cc.oneOf[0],data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid2 = _errs23 === errors;
if(_valid2){
valid7 = true;
passing2 = 0;
}
const _errs25 = errors;
if(Array.isArray(data6)){
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
let data7 = data6[i2];
if(typeof data7 !== "string"){
const err16 = {instancePath:instancePath+"/cc/" + i2,schemaPath:"#/properties/cc/oneOf/1/items/type",keyword:"type",params:{type: "string"},schema:schema3.properties.cc.oneOf[1].items.type,parentSchema:schema3.properties.cc.oneOf[1].items,data:data7};
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
const err17 = {instancePath:instancePath+"/cc",schemaPath:"#/properties/cc/oneOf/1/type",keyword:"type",params:{type: "array"},schema:schema3.properties.cc.oneOf[1].type,parentSchema:schema3.properties.cc.oneOf[1],data:data6};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid2 = _errs25 === errors;
if(_valid2 && valid7){
valid7 = false;
passing2 = [passing2, 1];
}
else {
if(_valid2){
valid7 = true;
passing2 = 1;
}
}
if(!valid7){
const err18 = {instancePath:instancePath+"/cc",schemaPath:"#/properties/cc/oneOf",keyword:"oneOf",params:{errorCount: errors - _errs22, passingSchemas: passing2},schema:schema3.properties.cc.oneOf,parentSchema:schema3.properties.cc,data:data6};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
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
if(data.reply_to !== undefined){
let data8 = data.reply_to;
const _errs30 = errors;
let valid10 = false;
let passing3 = null;
const _errs31 = errors;
if(typeof data8 !== "string"){
const err19 = {instancePath:instancePath+"/reply_to",schemaPath:"#/properties/reply_to/oneOf/0/type",keyword:"type",params:{type: "string"},schema:schema3.properties.reply_to.oneOf[0].type,parentSchema:schema3.properties.reply_to.oneOf[0],data:data8};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var _valid3 = _errs31 === errors;
if(_valid3){
valid10 = true;
passing3 = 0;
}
const _errs33 = errors;
if(Array.isArray(data8)){
const len3 = data8.length;
for(let i3=0; i3<len3; i3++){
let data9 = data8[i3];
if(typeof data9 !== "string"){
const err20 = {instancePath:instancePath+"/reply_to/" + i3,schemaPath:"#/properties/reply_to/oneOf/1/items/type",keyword:"type",params:{type: "string"},schema:schema3.properties.reply_to.oneOf[1].items.type,parentSchema:schema3.properties.reply_to.oneOf[1].items,data:data9};
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
const err21 = {instancePath:instancePath+"/reply_to",schemaPath:"#/properties/reply_to/oneOf/1/type",keyword:"type",params:{type: "array"},schema:schema3.properties.reply_to.oneOf[1].type,parentSchema:schema3.properties.reply_to.oneOf[1],data:data8};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var _valid3 = _errs33 === errors;
if(_valid3 && valid10){
valid10 = false;
passing3 = [passing3, 1];
}
else {
if(_valid3){
valid10 = true;
passing3 = 1;
}
}
if(!valid10){
const err22 = {instancePath:instancePath+"/reply_to",schemaPath:"#/properties/reply_to/oneOf",keyword:"oneOf",params:{errorCount: errors - _errs30, passingSchemas: passing3},schema:schema3.properties.reply_to.oneOf,parentSchema:schema3.properties.reply_to,data:data8};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
else {
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
}
}
if(data.html !== undefined){
let data10 = data.html;
if(typeof data10 !== "string"){
const err23 = {instancePath:instancePath+"/html",schemaPath:"#/properties/html/type",keyword:"type",params:{type: "string"},schema:schema3.properties.html.type,parentSchema:schema3.properties.html,data:data10};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.text !== undefined){
let data11 = data.text;
if(typeof data11 !== "string"){
const err24 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},schema:schema3.properties.text.type,parentSchema:schema3.properties.text,data:data11};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.template !== undefined){
let data12 = data.template;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.id === undefined){
const err25 = {instancePath:instancePath+"/template",schemaPath:"contract:/components/schemas/EmailTemplateInput/required",keyword:"required",params:{missingProperty: "id"},schema:schema4.required,parentSchema:schema4,data:data12};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data12.id !== undefined){
let data13 = data12.id;
if(typeof data13 !== "string"){
const err26 = {instancePath:instancePath+"/template/id",schemaPath:"contract:/components/schemas/EmailTemplateInput/properties/id/type",keyword:"type",params:{type: "string"},schema:schema4.properties.id.type,parentSchema:schema4.properties.id,data:data13};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data12.variables !== undefined){
let data14 = data12.variables;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
for(const key0 in data14){
let data15 = data14[key0];
const _errs51 = errors;
let valid17 = false;
let passing4 = null;
const _errs52 = errors;
if(typeof data15 !== "string"){
const err27 = {instancePath:instancePath+"/template/variables/" + runtime.escapeName(key0),schemaPath:"contract:/components/schemas/EmailTemplateInput/properties/variables/additionalProperties/oneOf/0/type",keyword:"type",params:{type: "string"},schema:schema4.properties.variables.additionalProperties.oneOf[0].type,parentSchema:schema4.properties.variables.additionalProperties.oneOf[0],data:data15};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var _valid4 = _errs52 === errors;
if(_valid4){
valid17 = true;
passing4 = 0;
}
const _errs54 = errors;
if(!((typeof data15 == "number") && (isFinite(data15)))){
const err28 = {instancePath:instancePath+"/template/variables/" + runtime.escapeName(key0),schemaPath:"contract:/components/schemas/EmailTemplateInput/properties/variables/additionalProperties/oneOf/1/type",keyword:"type",params:{type: "number"},schema:schema4.properties.variables.additionalProperties.oneOf[1].type,parentSchema:schema4.properties.variables.additionalProperties.oneOf[1],data:data15};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(typeof data15 === "bigint"){
const err29 = {instancePath:instancePath+"/template/variables/" + runtime.escapeName(key0),schemaPath:"contract:/components/schemas/EmailTemplateInput/properties/variables/additionalProperties/oneOf/1/double",keyword:"double",params:{holder: data14, key: key0},schema:true,parentSchema:schema4.properties.variables.additionalProperties.oneOf[1],data:data15};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
var _valid4 = _errs54 === errors;
if(_valid4 && valid17){
valid17 = false;
passing4 = [passing4, 1];
}
else {
if(_valid4){
valid17 = true;
passing4 = 1;
}
}
if(!valid17){
const err30 = {instancePath:instancePath+"/template/variables/" + runtime.escapeName(key0),schemaPath:"contract:/components/schemas/EmailTemplateInput/properties/variables/additionalProperties/oneOf",keyword:"oneOf",params:{errorCount: errors - _errs51, passingSchemas: passing4},schema:schema4.properties.variables.additionalProperties.oneOf,parentSchema:schema4.properties.variables.additionalProperties,data:data15};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
else {
errors = _errs51;
if(vErrors !== null){
if(_errs51){
vErrors.length = _errs51;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err31 = {instancePath:instancePath+"/template/variables",schemaPath:"contract:/components/schemas/EmailTemplateInput/properties/variables/type",keyword:"type",params:{type: "object"},schema:schema4.properties.variables.type,parentSchema:schema4.properties.variables,data:data14};
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
else {
const err32 = {instancePath:instancePath+"/template",schemaPath:"contract:/components/schemas/EmailTemplateInput/type",keyword:"type",params:{type: "object"},schema:schema4.type,parentSchema:schema4,data:data12};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.headers !== undefined){
let data16 = data.headers;
if(!(data16 && typeof data16 == "object" && !Array.isArray(data16))){
const err33 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type: "object"},schema:schema3.properties.headers.type,parentSchema:schema3.properties.headers,data:data16};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.scheduled_at !== undefined){
let data17 = data.scheduled_at;
if(typeof data17 !== "string"){
const err34 = {instancePath:instancePath+"/scheduled_at",schemaPath:"#/properties/scheduled_at/type",keyword:"type",params:{type: "string"},schema:schema3.properties.scheduled_at.type,parentSchema:schema3.properties.scheduled_at,data:data17};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.attachments !== undefined){
let data18 = data.attachments;
if(Array.isArray(data18)){
const len4 = data18.length;
for(let i4=0; i4<len4; i4++){
let data19 = data18[i4];
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.content !== undefined){
let data20 = data19.content;
if(typeof data20 !== "string"){
const err35 = {instancePath:instancePath+"/attachments/" + i4+"/content",schemaPath:"contract:/components/schemas/Attachment/properties/content/type",keyword:"type",params:{type: "string"},schema:schema5.properties.content.type,parentSchema:schema5.properties.content,data:data20};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data19.filename !== undefined){
let data21 = data19.filename;
if(typeof data21 !== "string"){
const err36 = {instancePath:instancePath+"/attachments/" + i4+"/filename",schemaPath:"contract:/components/schemas/Attachment/properties/filename/type",keyword:"type",params:{type: "string"},schema:schema5.properties.filename.type,parentSchema:schema5.properties.filename,data:data21};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data19.path !== undefined){
let data22 = data19.path;
if(typeof data22 !== "string"){
const err37 = {instancePath:instancePath+"/attachments/" + i4+"/path",schemaPath:"contract:/components/schemas/Attachment/properties/path/type",keyword:"type",params:{type: "string"},schema:schema5.properties.path.type,parentSchema:schema5.properties.path,data:data22};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data19.content_type !== undefined){
let data23 = data19.content_type;
if(typeof data23 !== "string"){
const err38 = {instancePath:instancePath+"/attachments/" + i4+"/content_type",schemaPath:"contract:/components/schemas/Attachment/properties/content_type/type",keyword:"type",params:{type: "string"},schema:schema5.properties.content_type.type,parentSchema:schema5.properties.content_type,data:data23};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data19.content_id !== undefined){
let data24 = data19.content_id;
if(typeof data24 !== "string"){
const err39 = {instancePath:instancePath+"/attachments/" + i4+"/content_id",schemaPath:"contract:/components/schemas/Attachment/properties/content_id/type",keyword:"type",params:{type: "string"},schema:schema5.properties.content_id.type,parentSchema:schema5.properties.content_id,data:data24};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath:instancePath+"/attachments/" + i4,schemaPath:"contract:/components/schemas/Attachment/type",keyword:"type",params:{type: "object"},schema:schema5.type,parentSchema:schema5,data:data19};
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
const err41 = {instancePath:instancePath+"/attachments",schemaPath:"#/properties/attachments/type",keyword:"type",params:{type: "array"},schema:schema3.properties.attachments.type,parentSchema:schema3.properties.attachments,data:data18};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.tags !== undefined){
let data25 = data.tags;
if(Array.isArray(data25)){
const len5 = data25.length;
for(let i5=0; i5<len5; i5++){
let data26 = data25[i5];
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
if(data26.name !== undefined){
let data27 = data26.name;
if(typeof data27 !== "string"){
const err42 = {instancePath:instancePath+"/tags/" + i5+"/name",schemaPath:"contract:/components/schemas/Tag/properties/name/type",keyword:"type",params:{type: "string"},schema:schema6.properties.name.type,parentSchema:schema6.properties.name,data:data27};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data26.value !== undefined){
let data28 = data26.value;
if(typeof data28 !== "string"){
const err43 = {instancePath:instancePath+"/tags/" + i5+"/value",schemaPath:"contract:/components/schemas/Tag/properties/value/type",keyword:"type",params:{type: "string"},schema:schema6.properties.value.type,parentSchema:schema6.properties.value,data:data28};
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
const err44 = {instancePath:instancePath+"/tags/" + i5,schemaPath:"contract:/components/schemas/Tag/type",keyword:"type",params:{type: "object"},schema:schema6.type,parentSchema:schema6,data:data26};
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
else {
const err45 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},schema:schema3.properties.tags.type,parentSchema:schema3.properties.tags,data:data25};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.topic_id !== undefined){
let data29 = data.topic_id;
if(typeof data29 !== "string"){
const err46 = {instancePath:instancePath+"/topic_id",schemaPath:"#/properties/topic_id/type",keyword:"type",params:{type: "string"},schema:schema3.properties.topic_id.type,parentSchema:schema3.properties.topic_id,data:data29};
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
const err47 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema3.type,parentSchema:schema3,data};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}
validate3.evaluated = {"props":{"from":true,"to":true,"subject":true,"bcc":true,"cc":true,"reply_to":true,"html":true,"text":true,"template":true,"headers":true,"scheduled_at":true,"attachments":true,"tags":true,"topic_id":true},"dynamicProps":false,"dynamicItems":false};


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
validate2.evaluated = {"props":{"from":true,"to":true,"subject":true,"bcc":true,"cc":true,"reply_to":true,"html":true,"text":true,"template":true,"headers":true,"scheduled_at":true,"attachments":true,"tags":true,"topic_id":true},"dynamicProps":false,"dynamicItems":false};

exports.v3 = validate5;
const schema7 = {"$id":"contract:/emails/get.parameters","type":"object","properties":{"path":{"type":"object","properties":{"email_id":{"type":"string"}},"required":["email_id"]}},"required":["path"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema7.required,parentSchema:schema7,data};
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
if(data0.email_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "email_id"},schema:schema7.properties.path.required,parentSchema:schema7.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.email_id !== undefined){
let data1 = data0.email_id;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/path/email_id",schemaPath:"#/properties/path/properties/email_id/type",keyword:"type",params:{type: "string"},schema:schema7.properties.path.properties.email_id.type,parentSchema:schema7.properties.path.properties.email_id,data:data1};
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
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema7.properties.path.type,parentSchema:schema7.properties.path,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema7.type,parentSchema:schema7,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}
validate5.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v4 = validate6;
const schema8 = {"$id":"contract:/emails/share.body","$ref":"contract:/components/schemas/ShareEmailOptions"};
const schema9 = {"$id":"contract:/components/schemas/ShareEmailOptions","type":"object","properties":{"expires_in":{"type":"string"}}};

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
if(data.expires_in !== undefined){
let data0 = data.expires_in;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/expires_in",schemaPath:"contract:/components/schemas/ShareEmailOptions/properties/expires_in/type",keyword:"type",params:{type: "string"},schema:schema9.properties.expires_in.type,parentSchema:schema9.properties.expires_in,data:data0};
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
const err1 = {instancePath,schemaPath:"contract:/components/schemas/ShareEmailOptions/type",keyword:"type",params:{type: "object"},schema:schema9.type,parentSchema:schema9,data};
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
validate6.evaluated = {"props":{"expires_in":true},"dynamicProps":false,"dynamicItems":false};

exports.v5 = validate7;
const schema10 = {"$id":"contract:/emails/send-batch.body","type":"array","items":{"$ref":"contract:/components/schemas/SendEmailRequest"}};

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
if(!(validate3.call(this, data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate3.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema10.type,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate7.errors = vErrors;
return errors === 0;
}
validate7.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v6 = validate9;
const schema11 = {"$id":"contract:/emails/list-attachments.parameters","type":"object","properties":{"path":{"type":"object","properties":{"email_id":{"type":"string","format":"uuid"}},"required":["email_id"]},"query":{"type":"object","properties":{"limit":{"type":"integer"},"after":{"type":"string","format":"uuid"},"before":{"type":"string","format":"uuid"}},"required":[]}},"required":["path","query"]};
const formats0 = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema11.required,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema11.required,parentSchema:schema11,data};
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
if(data0.email_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "email_id"},schema:schema11.properties.path.required,parentSchema:schema11.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.email_id !== undefined){
let data1 = data0.email_id;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err3 = {instancePath:instancePath+"/path/email_id",schemaPath:"#/properties/path/properties/email_id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema11.properties.path.properties.email_id,data:data1};
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
const err4 = {instancePath:instancePath+"/path/email_id",schemaPath:"#/properties/path/properties/email_id/type",keyword:"type",params:{type: "string"},schema:schema11.properties.path.properties.email_id.type,parentSchema:schema11.properties.path.properties.email_id,data:data1};
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
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema11.properties.path.type,parentSchema:schema11.properties.path,data:data0};
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
if(data2.limit !== undefined){
let data3 = data2.limit;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err6 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema11.properties.query.properties.limit.type,parentSchema:schema11.properties.query.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data2.after !== undefined){
let data4 = data2.after;
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
const err7 = {instancePath:instancePath+"/query/after",schemaPath:"#/properties/query/properties/after/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema11.properties.query.properties.after,data:data4};
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
const err8 = {instancePath:instancePath+"/query/after",schemaPath:"#/properties/query/properties/after/type",keyword:"type",params:{type: "string"},schema:schema11.properties.query.properties.after.type,parentSchema:schema11.properties.query.properties.after,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.before !== undefined){
let data5 = data2.before;
if(typeof data5 === "string"){
if(!(formats0.test(data5))){
const err9 = {instancePath:instancePath+"/query/before",schemaPath:"#/properties/query/properties/before/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema11.properties.query.properties.before,data:data5};
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
const err10 = {instancePath:instancePath+"/query/before",schemaPath:"#/properties/query/properties/before/type",keyword:"type",params:{type: "string"},schema:schema11.properties.query.properties.before.type,parentSchema:schema11.properties.query.properties.before,data:data5};
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
const err11 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema11.properties.query.type,parentSchema:schema11.properties.query,data:data2};
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
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate9.errors = vErrors;
return errors === 0;
}
validate9.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v7 = validate10;
const schema12 = {"$id":"contract:/emails/get-attachment.parameters","type":"object","properties":{"path":{"type":"object","properties":{"email_id":{"type":"string","format":"uuid"},"attachment_id":{"type":"string","format":"uuid"}},"required":["email_id","attachment_id"]}},"required":["path"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema12.required,parentSchema:schema12,data};
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
if(data0.email_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "email_id"},schema:schema12.properties.path.required,parentSchema:schema12.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.attachment_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "attachment_id"},schema:schema12.properties.path.required,parentSchema:schema12.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.email_id !== undefined){
let data1 = data0.email_id;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err3 = {instancePath:instancePath+"/path/email_id",schemaPath:"#/properties/path/properties/email_id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema12.properties.path.properties.email_id,data:data1};
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
const err4 = {instancePath:instancePath+"/path/email_id",schemaPath:"#/properties/path/properties/email_id/type",keyword:"type",params:{type: "string"},schema:schema12.properties.path.properties.email_id.type,parentSchema:schema12.properties.path.properties.email_id,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.attachment_id !== undefined){
let data2 = data0.attachment_id;
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
const err5 = {instancePath:instancePath+"/path/attachment_id",schemaPath:"#/properties/path/properties/attachment_id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema12.properties.path.properties.attachment_id,data:data2};
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
const err6 = {instancePath:instancePath+"/path/attachment_id",schemaPath:"#/properties/path/properties/attachment_id/type",keyword:"type",params:{type: "string"},schema:schema12.properties.path.properties.attachment_id.type,parentSchema:schema12.properties.path.properties.attachment_id,data:data2};
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
const err7 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema12.properties.path.type,parentSchema:schema12.properties.path,data:data0};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema12.type,parentSchema:schema12,data};
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

exports.v8 = validate11;
const schema13 = {"$id":"contract:/emails/list-receiving.parameters","type":"object","properties":{"query":{"type":"object","properties":{"limit":{"type":"integer"},"after":{"type":"string","format":"uuid"},"before":{"type":"string","format":"uuid"}},"required":[]}},"required":["query"]};

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
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema13.required,parentSchema:schema13,data};
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
const err1 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema13.properties.query.properties.limit.type,parentSchema:schema13.properties.query.properties.limit,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.after !== undefined){
let data2 = data0.after;
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
const err2 = {instancePath:instancePath+"/query/after",schemaPath:"#/properties/query/properties/after/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema13.properties.query.properties.after,data:data2};
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
const err3 = {instancePath:instancePath+"/query/after",schemaPath:"#/properties/query/properties/after/type",keyword:"type",params:{type: "string"},schema:schema13.properties.query.properties.after.type,parentSchema:schema13.properties.query.properties.after,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.before !== undefined){
let data3 = data0.before;
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
const err4 = {instancePath:instancePath+"/query/before",schemaPath:"#/properties/query/properties/before/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema13.properties.query.properties.before,data:data3};
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
const err5 = {instancePath:instancePath+"/query/before",schemaPath:"#/properties/query/properties/before/type",keyword:"type",params:{type: "string"},schema:schema13.properties.query.properties.before.type,parentSchema:schema13.properties.query.properties.before,data:data3};
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
const err6 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema13.properties.query.type,parentSchema:schema13.properties.query,data:data0};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema13.type,parentSchema:schema13,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}
validate11.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v9 = validate12;
const schema14 = {"$id":"contract:/emails/get-receiving.parameters","type":"object","properties":{"path":{"type":"object","properties":{"email_id":{"type":"string","format":"uuid"}},"required":["email_id"]}},"required":["path"]};

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
if(data0.email_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "email_id"},schema:schema14.properties.path.required,parentSchema:schema14.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.email_id !== undefined){
let data1 = data0.email_id;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err2 = {instancePath:instancePath+"/path/email_id",schemaPath:"#/properties/path/properties/email_id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema14.properties.path.properties.email_id,data:data1};
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
const err3 = {instancePath:instancePath+"/path/email_id",schemaPath:"#/properties/path/properties/email_id/type",keyword:"type",params:{type: "string"},schema:schema14.properties.path.properties.email_id.type,parentSchema:schema14.properties.path.properties.email_id,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema14.properties.path.type,parentSchema:schema14.properties.path,data:data0};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema14.type,parentSchema:schema14,data};
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
validate12.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v10 = validate13;
const schema15 = {"$id":"contract:/emails/metrics.parameters","type":"object","properties":{"query":{"type":"object","properties":{"start_date":{"type":"string"},"end_date":{"type":"string"},"timezone":{"type":"string"},"granularity":{"type":"string","enum":["hourly","daily","weekly","monthly"]},"metrics":{"type":"array","items":{"type":"string","enum":["received","delivered","complained","suppressed","bounced","bounced_transient","bounced_permanent","bounced_undetermined","opened","clicked","unsubscribed","delivery_delayed","failed","sent","unique_opened","unique_clicked","delivery_rate","open_rate","click_rate","bounce_rate","complaint_rate","unsubscribe_rate"]}},"dimensions":{"type":"array","items":{"type":"string","enum":["period","domain","email","broadcast"]}},"domain_id":{"type":"array","items":{"type":"string","format":"uuid"}},"email_id":{"type":"array","items":{"type":"string","format":"uuid"}},"broadcast_id":{"type":"array","items":{"type":"string","format":"uuid"}}},"required":[]}},"required":["query"]};

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
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema15.required,parentSchema:schema15,data};
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
if(data0.start_date !== undefined){
let data1 = data0.start_date;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/query/start_date",schemaPath:"#/properties/query/properties/start_date/type",keyword:"type",params:{type: "string"},schema:schema15.properties.query.properties.start_date.type,parentSchema:schema15.properties.query.properties.start_date,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.end_date !== undefined){
let data2 = data0.end_date;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/query/end_date",schemaPath:"#/properties/query/properties/end_date/type",keyword:"type",params:{type: "string"},schema:schema15.properties.query.properties.end_date.type,parentSchema:schema15.properties.query.properties.end_date,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.timezone !== undefined){
let data3 = data0.timezone;
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/query/timezone",schemaPath:"#/properties/query/properties/timezone/type",keyword:"type",params:{type: "string"},schema:schema15.properties.query.properties.timezone.type,parentSchema:schema15.properties.query.properties.timezone,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.granularity !== undefined){
let data4 = data0.granularity;
if(typeof data4 !== "string"){
const err4 = {instancePath:instancePath+"/query/granularity",schemaPath:"#/properties/query/properties/granularity/type",keyword:"type",params:{type: "string"},schema:schema15.properties.query.properties.granularity.type,parentSchema:schema15.properties.query.properties.granularity,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((((data4 === "hourly") || (data4 === "daily")) || (data4 === "weekly")) || (data4 === "monthly"))){
const err5 = {instancePath:instancePath+"/query/granularity",schemaPath:"#/properties/query/properties/granularity/enum",keyword:"enum",params:{allowedValues: schema15.properties.query.properties.granularity.enum},schema:schema15.properties.query.properties.granularity.enum,parentSchema:schema15.properties.query.properties.granularity,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.metrics !== undefined){
let data5 = data0.metrics;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 !== "string"){
const err6 = {instancePath:instancePath+"/query/metrics/" + i0,schemaPath:"#/properties/query/properties/metrics/items/type",keyword:"type",params:{type: "string"},schema:schema15.properties.query.properties.metrics.items.type,parentSchema:schema15.properties.query.properties.metrics.items,data:data6};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!((((((((((((((((((((((data6 === "received") || (data6 === "delivered")) || (data6 === "complained")) || (data6 === "suppressed")) || (data6 === "bounced")) || (data6 === "bounced_transient")) || (data6 === "bounced_permanent")) || (data6 === "bounced_undetermined")) || (data6 === "opened")) || (data6 === "clicked")) || (data6 === "unsubscribed")) || (data6 === "delivery_delayed")) || (data6 === "failed")) || (data6 === "sent")) || (data6 === "unique_opened")) || (data6 === "unique_clicked")) || (data6 === "delivery_rate")) || (data6 === "open_rate")) || (data6 === "click_rate")) || (data6 === "bounce_rate")) || (data6 === "complaint_rate")) || (data6 === "unsubscribe_rate"))){
const err7 = {instancePath:instancePath+"/query/metrics/" + i0,schemaPath:"#/properties/query/properties/metrics/items/enum",keyword:"enum",params:{allowedValues: schema15.properties.query.properties.metrics.items.enum},schema:schema15.properties.query.properties.metrics.items.enum,parentSchema:schema15.properties.query.properties.metrics.items,data:data6};
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
const err8 = {instancePath:instancePath+"/query/metrics",schemaPath:"#/properties/query/properties/metrics/type",keyword:"type",params:{type: "array"},schema:schema15.properties.query.properties.metrics.type,parentSchema:schema15.properties.query.properties.metrics,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.dimensions !== undefined){
let data7 = data0.dimensions;
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
if(typeof data8 !== "string"){
const err9 = {instancePath:instancePath+"/query/dimensions/" + i1,schemaPath:"#/properties/query/properties/dimensions/items/type",keyword:"type",params:{type: "string"},schema:schema15.properties.query.properties.dimensions.items.type,parentSchema:schema15.properties.query.properties.dimensions.items,data:data8};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((((data8 === "period") || (data8 === "domain")) || (data8 === "email")) || (data8 === "broadcast"))){
const err10 = {instancePath:instancePath+"/query/dimensions/" + i1,schemaPath:"#/properties/query/properties/dimensions/items/enum",keyword:"enum",params:{allowedValues: schema15.properties.query.properties.dimensions.items.enum},schema:schema15.properties.query.properties.dimensions.items.enum,parentSchema:schema15.properties.query.properties.dimensions.items,data:data8};
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
const err11 = {instancePath:instancePath+"/query/dimensions",schemaPath:"#/properties/query/properties/dimensions/type",keyword:"type",params:{type: "array"},schema:schema15.properties.query.properties.dimensions.type,parentSchema:schema15.properties.query.properties.dimensions,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data0.domain_id !== undefined){
let data9 = data0.domain_id;
if(Array.isArray(data9)){
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
let data10 = data9[i2];
if(typeof data10 === "string"){
if(!(formats0.test(data10))){
const err12 = {instancePath:instancePath+"/query/domain_id/" + i2,schemaPath:"#/properties/query/properties/domain_id/items/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema15.properties.query.properties.domain_id.items,data:data10};
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
const err13 = {instancePath:instancePath+"/query/domain_id/" + i2,schemaPath:"#/properties/query/properties/domain_id/items/type",keyword:"type",params:{type: "string"},schema:schema15.properties.query.properties.domain_id.items.type,parentSchema:schema15.properties.query.properties.domain_id.items,data:data10};
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
const err14 = {instancePath:instancePath+"/query/domain_id",schemaPath:"#/properties/query/properties/domain_id/type",keyword:"type",params:{type: "array"},schema:schema15.properties.query.properties.domain_id.type,parentSchema:schema15.properties.query.properties.domain_id,data:data9};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data0.email_id !== undefined){
let data11 = data0.email_id;
if(Array.isArray(data11)){
const len3 = data11.length;
for(let i3=0; i3<len3; i3++){
let data12 = data11[i3];
if(typeof data12 === "string"){
if(!(formats0.test(data12))){
const err15 = {instancePath:instancePath+"/query/email_id/" + i3,schemaPath:"#/properties/query/properties/email_id/items/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema15.properties.query.properties.email_id.items,data:data12};
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
const err16 = {instancePath:instancePath+"/query/email_id/" + i3,schemaPath:"#/properties/query/properties/email_id/items/type",keyword:"type",params:{type: "string"},schema:schema15.properties.query.properties.email_id.items.type,parentSchema:schema15.properties.query.properties.email_id.items,data:data12};
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
const err17 = {instancePath:instancePath+"/query/email_id",schemaPath:"#/properties/query/properties/email_id/type",keyword:"type",params:{type: "array"},schema:schema15.properties.query.properties.email_id.type,parentSchema:schema15.properties.query.properties.email_id,data:data11};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data0.broadcast_id !== undefined){
let data13 = data0.broadcast_id;
if(Array.isArray(data13)){
const len4 = data13.length;
for(let i4=0; i4<len4; i4++){
let data14 = data13[i4];
if(typeof data14 === "string"){
if(!(formats0.test(data14))){
const err18 = {instancePath:instancePath+"/query/broadcast_id/" + i4,schemaPath:"#/properties/query/properties/broadcast_id/items/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema15.properties.query.properties.broadcast_id.items,data:data14};
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
const err19 = {instancePath:instancePath+"/query/broadcast_id/" + i4,schemaPath:"#/properties/query/properties/broadcast_id/items/type",keyword:"type",params:{type: "string"},schema:schema15.properties.query.properties.broadcast_id.items.type,parentSchema:schema15.properties.query.properties.broadcast_id.items,data:data14};
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
const err20 = {instancePath:instancePath+"/query/broadcast_id",schemaPath:"#/properties/query/properties/broadcast_id/type",keyword:"type",params:{type: "array"},schema:schema15.properties.query.properties.broadcast_id.type,parentSchema:schema15.properties.query.properties.broadcast_id,data:data13};
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
const err21 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema15.properties.query.type,parentSchema:schema15.properties.query,data:data0};
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
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema15.type,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate13.errors = vErrors;
return errors === 0;
}
validate13.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v11 = validate14;
const schema16 = {"$id":"contract:/domains/create.body","$ref":"contract:/components/schemas/CreateDomainRequest"};
const schema17 = {"$id":"contract:/components/schemas/CreateDomainRequest","type":"object","required":["name"],"properties":{"name":{"type":"string"},"region":{"type":"string","enum":["us-east-1","eu-west-1","sa-east-1","ap-northeast-1"]},"custom_return_path":{"type":"string"},"open_tracking":{"type":"boolean"},"click_tracking":{"type":"boolean"},"tls":{"type":"string","enum":["opportunistic","enforced"]},"capabilities":{"$ref":"contract:/components/schemas/DomainCapabilities"},"tracking_subdomain":{"type":"string"}}};
const schema18 = {"$id":"contract:/components/schemas/DomainCapabilities","type":"object","properties":{"sending":{"type":"string","enum":["enabled","disabled"]},"receiving":{"type":"string","enum":["enabled","disabled"]}}};

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
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema17.required,parentSchema:schema17,data};
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
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema17.properties.name.type,parentSchema:schema17.properties.name,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.region !== undefined){
let data1 = data.region;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: "string"},schema:schema17.properties.region.type,parentSchema:schema17.properties.region,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((((data1 === "us-east-1") || (data1 === "eu-west-1")) || (data1 === "sa-east-1")) || (data1 === "ap-northeast-1"))){
const err3 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/enum",keyword:"enum",params:{allowedValues: schema17.properties.region.enum},schema:schema17.properties.region.enum,parentSchema:schema17.properties.region,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.custom_return_path !== undefined){
let data2 = data.custom_return_path;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/custom_return_path",schemaPath:"#/properties/custom_return_path/type",keyword:"type",params:{type: "string"},schema:schema17.properties.custom_return_path.type,parentSchema:schema17.properties.custom_return_path,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.open_tracking !== undefined){
let data3 = data.open_tracking;
if(typeof data3 !== "boolean"){
const err5 = {instancePath:instancePath+"/open_tracking",schemaPath:"#/properties/open_tracking/type",keyword:"type",params:{type: "boolean"},schema:schema17.properties.open_tracking.type,parentSchema:schema17.properties.open_tracking,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.click_tracking !== undefined){
let data4 = data.click_tracking;
if(typeof data4 !== "boolean"){
const err6 = {instancePath:instancePath+"/click_tracking",schemaPath:"#/properties/click_tracking/type",keyword:"type",params:{type: "boolean"},schema:schema17.properties.click_tracking.type,parentSchema:schema17.properties.click_tracking,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.tls !== undefined){
let data5 = data.tls;
if(typeof data5 !== "string"){
const err7 = {instancePath:instancePath+"/tls",schemaPath:"#/properties/tls/type",keyword:"type",params:{type: "string"},schema:schema17.properties.tls.type,parentSchema:schema17.properties.tls,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((data5 === "opportunistic") || (data5 === "enforced"))){
const err8 = {instancePath:instancePath+"/tls",schemaPath:"#/properties/tls/enum",keyword:"enum",params:{allowedValues: schema17.properties.tls.enum},schema:schema17.properties.tls.enum,parentSchema:schema17.properties.tls,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.capabilities !== undefined){
let data6 = data.capabilities;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.sending !== undefined){
let data7 = data6.sending;
if(typeof data7 !== "string"){
const err9 = {instancePath:instancePath+"/capabilities/sending",schemaPath:"contract:/components/schemas/DomainCapabilities/properties/sending/type",keyword:"type",params:{type: "string"},schema:schema18.properties.sending.type,parentSchema:schema18.properties.sending,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((data7 === "enabled") || (data7 === "disabled"))){
const err10 = {instancePath:instancePath+"/capabilities/sending",schemaPath:"contract:/components/schemas/DomainCapabilities/properties/sending/enum",keyword:"enum",params:{allowedValues: schema18.properties.sending.enum},schema:schema18.properties.sending.enum,parentSchema:schema18.properties.sending,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data6.receiving !== undefined){
let data8 = data6.receiving;
if(typeof data8 !== "string"){
const err11 = {instancePath:instancePath+"/capabilities/receiving",schemaPath:"contract:/components/schemas/DomainCapabilities/properties/receiving/type",keyword:"type",params:{type: "string"},schema:schema18.properties.receiving.type,parentSchema:schema18.properties.receiving,data:data8};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!((data8 === "enabled") || (data8 === "disabled"))){
const err12 = {instancePath:instancePath+"/capabilities/receiving",schemaPath:"contract:/components/schemas/DomainCapabilities/properties/receiving/enum",keyword:"enum",params:{allowedValues: schema18.properties.receiving.enum},schema:schema18.properties.receiving.enum,parentSchema:schema18.properties.receiving,data:data8};
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
const err13 = {instancePath:instancePath+"/capabilities",schemaPath:"contract:/components/schemas/DomainCapabilities/type",keyword:"type",params:{type: "object"},schema:schema18.type,parentSchema:schema18,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.tracking_subdomain !== undefined){
let data9 = data.tracking_subdomain;
if(typeof data9 !== "string"){
const err14 = {instancePath:instancePath+"/tracking_subdomain",schemaPath:"#/properties/tracking_subdomain/type",keyword:"type",params:{type: "string"},schema:schema17.properties.tracking_subdomain.type,parentSchema:schema17.properties.tracking_subdomain,data:data9};
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
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema17.type,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate15.errors = vErrors;
return errors === 0;
}
validate15.evaluated = {"props":{"name":true,"region":true,"custom_return_path":true,"open_tracking":true,"click_tracking":true,"tls":true,"capabilities":true,"tracking_subdomain":true},"dynamicProps":false,"dynamicItems":false};


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
validate14.evaluated = {"props":{"name":true,"region":true,"custom_return_path":true,"open_tracking":true,"click_tracking":true,"tls":true,"capabilities":true,"tracking_subdomain":true},"dynamicProps":false,"dynamicItems":false};

exports.v12 = validate17;
const schema19 = {"$id":"contract:/domains/get.parameters","type":"object","properties":{"path":{"type":"object","properties":{"domain_id":{"type":"string"}},"required":["domain_id"]}},"required":["path"]};

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
if(data0.domain_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "domain_id"},schema:schema19.properties.path.required,parentSchema:schema19.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.domain_id !== undefined){
let data1 = data0.domain_id;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/path/domain_id",schemaPath:"#/properties/path/properties/domain_id/type",keyword:"type",params:{type: "string"},schema:schema19.properties.path.properties.domain_id.type,parentSchema:schema19.properties.path.properties.domain_id,data:data1};
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
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema19.properties.path.type,parentSchema:schema19.properties.path,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema19.type,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate17.errors = vErrors;
return errors === 0;
}
validate17.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v13 = validate18;
const schema20 = {"$id":"contract:/domains/update.body","$ref":"contract:/components/schemas/UpdateDomainOptions"};
const schema21 = {"$id":"contract:/components/schemas/UpdateDomainOptions","type":"object","properties":{"open_tracking":{"type":"boolean"},"click_tracking":{"type":"boolean"},"tls":{"type":"string"},"capabilities":{"$ref":"contract:/components/schemas/DomainCapabilities"},"tracking_subdomain":{"type":"string"}}};

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
if(data.open_tracking !== undefined){
let data0 = data.open_tracking;
if(typeof data0 !== "boolean"){
const err0 = {instancePath:instancePath+"/open_tracking",schemaPath:"#/properties/open_tracking/type",keyword:"type",params:{type: "boolean"},schema:schema21.properties.open_tracking.type,parentSchema:schema21.properties.open_tracking,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.click_tracking !== undefined){
let data1 = data.click_tracking;
if(typeof data1 !== "boolean"){
const err1 = {instancePath:instancePath+"/click_tracking",schemaPath:"#/properties/click_tracking/type",keyword:"type",params:{type: "boolean"},schema:schema21.properties.click_tracking.type,parentSchema:schema21.properties.click_tracking,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.tls !== undefined){
let data2 = data.tls;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/tls",schemaPath:"#/properties/tls/type",keyword:"type",params:{type: "string"},schema:schema21.properties.tls.type,parentSchema:schema21.properties.tls,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.capabilities !== undefined){
let data3 = data.capabilities;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.sending !== undefined){
let data4 = data3.sending;
if(typeof data4 !== "string"){
const err3 = {instancePath:instancePath+"/capabilities/sending",schemaPath:"contract:/components/schemas/DomainCapabilities/properties/sending/type",keyword:"type",params:{type: "string"},schema:schema18.properties.sending.type,parentSchema:schema18.properties.sending,data:data4};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((data4 === "enabled") || (data4 === "disabled"))){
const err4 = {instancePath:instancePath+"/capabilities/sending",schemaPath:"contract:/components/schemas/DomainCapabilities/properties/sending/enum",keyword:"enum",params:{allowedValues: schema18.properties.sending.enum},schema:schema18.properties.sending.enum,parentSchema:schema18.properties.sending,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data3.receiving !== undefined){
let data5 = data3.receiving;
if(typeof data5 !== "string"){
const err5 = {instancePath:instancePath+"/capabilities/receiving",schemaPath:"contract:/components/schemas/DomainCapabilities/properties/receiving/type",keyword:"type",params:{type: "string"},schema:schema18.properties.receiving.type,parentSchema:schema18.properties.receiving,data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((data5 === "enabled") || (data5 === "disabled"))){
const err6 = {instancePath:instancePath+"/capabilities/receiving",schemaPath:"contract:/components/schemas/DomainCapabilities/properties/receiving/enum",keyword:"enum",params:{allowedValues: schema18.properties.receiving.enum},schema:schema18.properties.receiving.enum,parentSchema:schema18.properties.receiving,data:data5};
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
const err7 = {instancePath:instancePath+"/capabilities",schemaPath:"contract:/components/schemas/DomainCapabilities/type",keyword:"type",params:{type: "object"},schema:schema18.type,parentSchema:schema18,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.tracking_subdomain !== undefined){
let data6 = data.tracking_subdomain;
if(typeof data6 !== "string"){
const err8 = {instancePath:instancePath+"/tracking_subdomain",schemaPath:"#/properties/tracking_subdomain/type",keyword:"type",params:{type: "string"},schema:schema21.properties.tracking_subdomain.type,parentSchema:schema21.properties.tracking_subdomain,data:data6};
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
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema21.type,parentSchema:schema21,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate19.errors = vErrors;
return errors === 0;
}
validate19.evaluated = {"props":{"open_tracking":true,"click_tracking":true,"tls":true,"capabilities":true,"tracking_subdomain":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate19.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate19.errors);
errors = vErrors.length;
}
validate18.errors = vErrors;
return errors === 0;
}
validate18.evaluated = {"props":{"open_tracking":true,"click_tracking":true,"tls":true,"capabilities":true,"tracking_subdomain":true},"dynamicProps":false,"dynamicItems":false};

exports.v14 = validate21;
const schema23 = {"$id":"contract:/domains/create-claim.body","$ref":"contract:/components/schemas/CreateDomainClaimRequest"};
const schema24 = {"$id":"contract:/components/schemas/CreateDomainClaimRequest","type":"object","required":["name"],"properties":{"name":{"type":"string"},"region":{"type":"string","enum":["us-east-1","eu-west-1","sa-east-1","ap-northeast-1"]},"custom_return_path":{"type":"string"},"open_tracking":{"type":"boolean"},"click_tracking":{"type":"boolean"},"tracking_subdomain":{"type":"string"}}};

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
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/CreateDomainClaimRequest/required",keyword:"required",params:{missingProperty: "name"},schema:schema24.required,parentSchema:schema24,data};
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
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/CreateDomainClaimRequest/properties/name/type",keyword:"type",params:{type: "string"},schema:schema24.properties.name.type,parentSchema:schema24.properties.name,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.region !== undefined){
let data1 = data.region;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/region",schemaPath:"contract:/components/schemas/CreateDomainClaimRequest/properties/region/type",keyword:"type",params:{type: "string"},schema:schema24.properties.region.type,parentSchema:schema24.properties.region,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((((data1 === "us-east-1") || (data1 === "eu-west-1")) || (data1 === "sa-east-1")) || (data1 === "ap-northeast-1"))){
const err3 = {instancePath:instancePath+"/region",schemaPath:"contract:/components/schemas/CreateDomainClaimRequest/properties/region/enum",keyword:"enum",params:{allowedValues: schema24.properties.region.enum},schema:schema24.properties.region.enum,parentSchema:schema24.properties.region,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.custom_return_path !== undefined){
let data2 = data.custom_return_path;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/custom_return_path",schemaPath:"contract:/components/schemas/CreateDomainClaimRequest/properties/custom_return_path/type",keyword:"type",params:{type: "string"},schema:schema24.properties.custom_return_path.type,parentSchema:schema24.properties.custom_return_path,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.open_tracking !== undefined){
let data3 = data.open_tracking;
if(typeof data3 !== "boolean"){
const err5 = {instancePath:instancePath+"/open_tracking",schemaPath:"contract:/components/schemas/CreateDomainClaimRequest/properties/open_tracking/type",keyword:"type",params:{type: "boolean"},schema:schema24.properties.open_tracking.type,parentSchema:schema24.properties.open_tracking,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.click_tracking !== undefined){
let data4 = data.click_tracking;
if(typeof data4 !== "boolean"){
const err6 = {instancePath:instancePath+"/click_tracking",schemaPath:"contract:/components/schemas/CreateDomainClaimRequest/properties/click_tracking/type",keyword:"type",params:{type: "boolean"},schema:schema24.properties.click_tracking.type,parentSchema:schema24.properties.click_tracking,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.tracking_subdomain !== undefined){
let data5 = data.tracking_subdomain;
if(typeof data5 !== "string"){
const err7 = {instancePath:instancePath+"/tracking_subdomain",schemaPath:"contract:/components/schemas/CreateDomainClaimRequest/properties/tracking_subdomain/type",keyword:"type",params:{type: "string"},schema:schema24.properties.tracking_subdomain.type,parentSchema:schema24.properties.tracking_subdomain,data:data5};
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
const err8 = {instancePath,schemaPath:"contract:/components/schemas/CreateDomainClaimRequest/type",keyword:"type",params:{type: "object"},schema:schema24.type,parentSchema:schema24,data};
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
validate21.evaluated = {"props":{"name":true,"region":true,"custom_return_path":true,"open_tracking":true,"click_tracking":true,"tracking_subdomain":true},"dynamicProps":false,"dynamicItems":false};

exports.v15 = validate22;
const schema25 = {"$id":"contract:/api-keys/create.body","$ref":"contract:/components/schemas/CreateApiKeyRequest"};
const schema26 = {"$id":"contract:/components/schemas/CreateApiKeyRequest","type":"object","required":["name"],"properties":{"name":{"type":"string"},"permission":{"type":"string","enum":["full_access","sending_access"]},"domain_id":{"type":"string"}}};

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
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/CreateApiKeyRequest/required",keyword:"required",params:{missingProperty: "name"},schema:schema26.required,parentSchema:schema26,data};
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
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/CreateApiKeyRequest/properties/name/type",keyword:"type",params:{type: "string"},schema:schema26.properties.name.type,parentSchema:schema26.properties.name,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.permission !== undefined){
let data1 = data.permission;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/permission",schemaPath:"contract:/components/schemas/CreateApiKeyRequest/properties/permission/type",keyword:"type",params:{type: "string"},schema:schema26.properties.permission.type,parentSchema:schema26.properties.permission,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((data1 === "full_access") || (data1 === "sending_access"))){
const err3 = {instancePath:instancePath+"/permission",schemaPath:"contract:/components/schemas/CreateApiKeyRequest/properties/permission/enum",keyword:"enum",params:{allowedValues: schema26.properties.permission.enum},schema:schema26.properties.permission.enum,parentSchema:schema26.properties.permission,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.domain_id !== undefined){
let data2 = data.domain_id;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/domain_id",schemaPath:"contract:/components/schemas/CreateApiKeyRequest/properties/domain_id/type",keyword:"type",params:{type: "string"},schema:schema26.properties.domain_id.type,parentSchema:schema26.properties.domain_id,data:data2};
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
const err5 = {instancePath,schemaPath:"contract:/components/schemas/CreateApiKeyRequest/type",keyword:"type",params:{type: "object"},schema:schema26.type,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":{"name":true,"permission":true,"domain_id":true},"dynamicProps":false,"dynamicItems":false};

exports.v16 = validate23;
const schema27 = {"$id":"contract:/api-keys/remove.parameters","type":"object","properties":{"path":{"type":"object","properties":{"api_key_id":{"type":"string"}},"required":["api_key_id"]}},"required":["path"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema27.required,parentSchema:schema27,data};
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
if(data0.api_key_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "api_key_id"},schema:schema27.properties.path.required,parentSchema:schema27.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.api_key_id !== undefined){
let data1 = data0.api_key_id;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/path/api_key_id",schemaPath:"#/properties/path/properties/api_key_id/type",keyword:"type",params:{type: "string"},schema:schema27.properties.path.properties.api_key_id.type,parentSchema:schema27.properties.path.properties.api_key_id,data:data1};
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
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema27.properties.path.type,parentSchema:schema27.properties.path,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema27.type,parentSchema:schema27,data};
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
validate23.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v17 = validate24;
const schema28 = {"$id":"contract:/api-keys/update.body","$ref":"contract:/components/schemas/UpdateApiKeyRequest"};
const schema29 = {"$id":"contract:/components/schemas/UpdateApiKeyRequest","type":"object","required":["name"],"properties":{"name":{"type":"string"}}};

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
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/UpdateApiKeyRequest/required",keyword:"required",params:{missingProperty: "name"},schema:schema29.required,parentSchema:schema29,data};
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
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/UpdateApiKeyRequest/properties/name/type",keyword:"type",params:{type: "string"},schema:schema29.properties.name.type,parentSchema:schema29.properties.name,data:data0};
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
const err2 = {instancePath,schemaPath:"contract:/components/schemas/UpdateApiKeyRequest/type",keyword:"type",params:{type: "object"},schema:schema29.type,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":{"name":true},"dynamicProps":false,"dynamicItems":false};

exports.v18 = validate25;
const schema30 = {"$id":"contract:/oauth/revoke-grant.parameters","type":"object","properties":{"path":{"type":"object","properties":{"oauth_grant_id":{"type":"string"}},"required":["oauth_grant_id"]}},"required":["path"]};

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
if(data0.oauth_grant_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "oauth_grant_id"},schema:schema30.properties.path.required,parentSchema:schema30.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.oauth_grant_id !== undefined){
let data1 = data0.oauth_grant_id;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/path/oauth_grant_id",schemaPath:"#/properties/path/properties/oauth_grant_id/type",keyword:"type",params:{type: "string"},schema:schema30.properties.path.properties.oauth_grant_id.type,parentSchema:schema30.properties.path.properties.oauth_grant_id,data:data1};
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
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema30.properties.path.type,parentSchema:schema30.properties.path,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema30.type,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v19 = validate26;
const schema31 = {"$id":"contract:/templates/create.body","$ref":"contract:/components/schemas/CreateTemplateRequest"};
const schema32 = {"$id":"contract:/components/schemas/CreateTemplateRequest","type":"object","required":["name","html"],"properties":{"name":{"type":"string"},"alias":{"type":"string"},"from":{"type":"string"},"subject":{"type":"string"},"reply_to":{"type":"array","items":{"type":"string"}},"html":{"type":"string"},"text":{"type":"string"},"variables":{"type":"array","items":{"$ref":"contract:/components/schemas/TemplateVariableInput"}}}};
const schema33 = {"$id":"contract:/components/schemas/TemplateVariableInput","type":"object","properties":{"key":{"type":"string"},"type":{"type":"string","enum":["string","number","boolean","object","list"]},"fallback_value":{"oneOf":[{"type":"string"},{"type":"number","double":true},{"type":"boolean"},{"type":"object"},{"type":"array","items":{}}]}},"required":["key","type"]};

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
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema32.required,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.html === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "html"},schema:schema32.required,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema32.properties.name.type,parentSchema:schema32.properties.name,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.alias !== undefined){
let data1 = data.alias;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/alias",schemaPath:"#/properties/alias/type",keyword:"type",params:{type: "string"},schema:schema32.properties.alias.type,parentSchema:schema32.properties.alias,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.from !== undefined){
let data2 = data.from;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "string"},schema:schema32.properties.from.type,parentSchema:schema32.properties.from,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.subject !== undefined){
let data3 = data.subject;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"},schema:schema32.properties.subject.type,parentSchema:schema32.properties.subject,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.reply_to !== undefined){
let data4 = data.reply_to;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 !== "string"){
const err6 = {instancePath:instancePath+"/reply_to/" + i0,schemaPath:"#/properties/reply_to/items/type",keyword:"type",params:{type: "string"},schema:schema32.properties.reply_to.items.type,parentSchema:schema32.properties.reply_to.items,data:data5};
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
const err7 = {instancePath:instancePath+"/reply_to",schemaPath:"#/properties/reply_to/type",keyword:"type",params:{type: "array"},schema:schema32.properties.reply_to.type,parentSchema:schema32.properties.reply_to,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.html !== undefined){
let data6 = data.html;
if(typeof data6 !== "string"){
const err8 = {instancePath:instancePath+"/html",schemaPath:"#/properties/html/type",keyword:"type",params:{type: "string"},schema:schema32.properties.html.type,parentSchema:schema32.properties.html,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.text !== undefined){
let data7 = data.text;
if(typeof data7 !== "string"){
const err9 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},schema:schema32.properties.text.type,parentSchema:schema32.properties.text,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.variables !== undefined){
let data8 = data.variables;
if(Array.isArray(data8)){
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.key === undefined){
const err10 = {instancePath:instancePath+"/variables/" + i1,schemaPath:"contract:/components/schemas/TemplateVariableInput/required",keyword:"required",params:{missingProperty: "key"},schema:schema33.required,parentSchema:schema33,data:data9};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data9.type === undefined){
const err11 = {instancePath:instancePath+"/variables/" + i1,schemaPath:"contract:/components/schemas/TemplateVariableInput/required",keyword:"required",params:{missingProperty: "type"},schema:schema33.required,parentSchema:schema33,data:data9};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data9.key !== undefined){
let data10 = data9.key;
if(typeof data10 !== "string"){
const err12 = {instancePath:instancePath+"/variables/" + i1+"/key",schemaPath:"contract:/components/schemas/TemplateVariableInput/properties/key/type",keyword:"type",params:{type: "string"},schema:schema33.properties.key.type,parentSchema:schema33.properties.key,data:data10};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data9.type !== undefined){
let data11 = data9.type;
if(typeof data11 !== "string"){
const err13 = {instancePath:instancePath+"/variables/" + i1+"/type",schemaPath:"contract:/components/schemas/TemplateVariableInput/properties/type/type",keyword:"type",params:{type: "string"},schema:schema33.properties.type.type,parentSchema:schema33.properties.type,data:data11};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(((((data11 === "string") || (data11 === "number")) || (data11 === "boolean")) || (data11 === "object")) || (data11 === "list"))){
const err14 = {instancePath:instancePath+"/variables/" + i1+"/type",schemaPath:"contract:/components/schemas/TemplateVariableInput/properties/type/enum",keyword:"enum",params:{allowedValues: schema33.properties.type.enum},schema:schema33.properties.type.enum,parentSchema:schema33.properties.type,data:data11};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data9.fallback_value !== undefined){
let data12 = data9.fallback_value;
const _errs27 = errors;
let valid7 = false;
let passing0 = null;
const _errs28 = errors;
if(typeof data12 !== "string"){
const err15 = {instancePath:instancePath+"/variables/" + i1+"/fallback_value",schemaPath:"contract:/components/schemas/TemplateVariableInput/properties/fallback_value/oneOf/0/type",keyword:"type",params:{type: "string"},schema:schema33.properties.fallback_value.oneOf[0].type,parentSchema:schema33.properties.fallback_value.oneOf[0],data:data12};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid0 = _errs28 === errors;
if(_valid0){
valid7 = true;
passing0 = 0;
}
const _errs30 = errors;
if(!((typeof data12 == "number") && (isFinite(data12)))){
const err16 = {instancePath:instancePath+"/variables/" + i1+"/fallback_value",schemaPath:"contract:/components/schemas/TemplateVariableInput/properties/fallback_value/oneOf/1/type",keyword:"type",params:{type: "number"},schema:schema33.properties.fallback_value.oneOf[1].type,parentSchema:schema33.properties.fallback_value.oneOf[1],data:data12};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data12 === "bigint"){
const err17 = {instancePath:instancePath+"/variables/" + i1+"/fallback_value",schemaPath:"contract:/components/schemas/TemplateVariableInput/properties/fallback_value/oneOf/1/double",keyword:"double",params:{holder: data9, key: "fallback_value"},schema:true,parentSchema:schema33.properties.fallback_value.oneOf[1],data:data12};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid0 = _errs30 === errors;
if(_valid0 && valid7){
valid7 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid7 = true;
passing0 = 1;
}
const _errs32 = errors;
if(typeof data12 !== "boolean"){
const err18 = {instancePath:instancePath+"/variables/" + i1+"/fallback_value",schemaPath:"contract:/components/schemas/TemplateVariableInput/properties/fallback_value/oneOf/2/type",keyword:"type",params:{type: "boolean"},schema:schema33.properties.fallback_value.oneOf[2].type,parentSchema:schema33.properties.fallback_value.oneOf[2],data:data12};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid0 = _errs32 === errors;
if(_valid0 && valid7){
valid7 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid7 = true;
passing0 = 2;
}
const _errs34 = errors;
if(!(data12 && typeof data12 == "object" && !Array.isArray(data12))){
const err19 = {instancePath:instancePath+"/variables/" + i1+"/fallback_value",schemaPath:"contract:/components/schemas/TemplateVariableInput/properties/fallback_value/oneOf/3/type",keyword:"type",params:{type: "object"},schema:schema33.properties.fallback_value.oneOf[3].type,parentSchema:schema33.properties.fallback_value.oneOf[3],data:data12};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var _valid0 = _errs34 === errors;
if(_valid0 && valid7){
valid7 = false;
passing0 = [passing0, 3];
}
else {
if(_valid0){
valid7 = true;
passing0 = 3;
}
const _errs36 = errors;
if(!(Array.isArray(data12))){
const err20 = {instancePath:instancePath+"/variables/" + i1+"/fallback_value",schemaPath:"contract:/components/schemas/TemplateVariableInput/properties/fallback_value/oneOf/4/type",keyword:"type",params:{type: "array"},schema:schema33.properties.fallback_value.oneOf[4].type,parentSchema:schema33.properties.fallback_value.oneOf[4],data:data12};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var _valid0 = _errs36 === errors;
if(_valid0 && valid7){
valid7 = false;
passing0 = [passing0, 4];
}
else {
if(_valid0){
valid7 = true;
passing0 = 4;
}
}
}
}
}
if(!valid7){
const err21 = {instancePath:instancePath+"/variables/" + i1+"/fallback_value",schemaPath:"contract:/components/schemas/TemplateVariableInput/properties/fallback_value/oneOf",keyword:"oneOf",params:{errorCount: errors - _errs27, passingSchemas: passing0},schema:schema33.properties.fallback_value.oneOf,parentSchema:schema33.properties.fallback_value,data:data12};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
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
}
else {
const err22 = {instancePath:instancePath+"/variables/" + i1,schemaPath:"contract:/components/schemas/TemplateVariableInput/type",keyword:"type",params:{type: "object"},schema:schema33.type,parentSchema:schema33,data:data9};
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
const err23 = {instancePath:instancePath+"/variables",schemaPath:"#/properties/variables/type",keyword:"type",params:{type: "array"},schema:schema32.properties.variables.type,parentSchema:schema32.properties.variables,data:data8};
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
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema32.type,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":{"name":true,"alias":true,"from":true,"subject":true,"reply_to":true,"html":true,"text":true,"variables":true},"dynamicProps":false,"dynamicItems":false};


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
validate26.evaluated = {"props":{"name":true,"alias":true,"from":true,"subject":true,"reply_to":true,"html":true,"text":true,"variables":true},"dynamicProps":false,"dynamicItems":false};

exports.v20 = validate29;
const schema34 = {"$id":"contract:/templates/get.parameters","type":"object","properties":{"path":{"type":"object","properties":{"id":{"type":"string"}},"required":["id"]}},"required":["path"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema34.required,parentSchema:schema34,data};
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
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "id"},schema:schema34.properties.path.required,parentSchema:schema34.properties.path,data:data0};
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
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type: "string"},schema:schema34.properties.path.properties.id.type,parentSchema:schema34.properties.path.properties.id,data:data1};
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
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema34.properties.path.type,parentSchema:schema34.properties.path,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema34.type,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v21 = validate30;
const schema35 = {"$id":"contract:/templates/update.body","$ref":"contract:/components/schemas/UpdateTemplateOptions"};
const schema36 = {"$id":"contract:/components/schemas/UpdateTemplateOptions","type":"object","properties":{"name":{"type":"string"},"alias":{"type":"string"},"from":{"type":"string"},"subject":{"type":"string"},"reply_to":{"type":"array","items":{"type":"string"}},"html":{"type":"string"},"text":{"type":"string"},"variables":{"type":"array","items":{"$ref":"contract:/components/schemas/TemplateVariableInput"}}}};

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
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema36.properties.name.type,parentSchema:schema36.properties.name,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.alias !== undefined){
let data1 = data.alias;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/alias",schemaPath:"#/properties/alias/type",keyword:"type",params:{type: "string"},schema:schema36.properties.alias.type,parentSchema:schema36.properties.alias,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.from !== undefined){
let data2 = data.from;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "string"},schema:schema36.properties.from.type,parentSchema:schema36.properties.from,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.subject !== undefined){
let data3 = data.subject;
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"},schema:schema36.properties.subject.type,parentSchema:schema36.properties.subject,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.reply_to !== undefined){
let data4 = data.reply_to;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 !== "string"){
const err4 = {instancePath:instancePath+"/reply_to/" + i0,schemaPath:"#/properties/reply_to/items/type",keyword:"type",params:{type: "string"},schema:schema36.properties.reply_to.items.type,parentSchema:schema36.properties.reply_to.items,data:data5};
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
const err5 = {instancePath:instancePath+"/reply_to",schemaPath:"#/properties/reply_to/type",keyword:"type",params:{type: "array"},schema:schema36.properties.reply_to.type,parentSchema:schema36.properties.reply_to,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.html !== undefined){
let data6 = data.html;
if(typeof data6 !== "string"){
const err6 = {instancePath:instancePath+"/html",schemaPath:"#/properties/html/type",keyword:"type",params:{type: "string"},schema:schema36.properties.html.type,parentSchema:schema36.properties.html,data:data6};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.text !== undefined){
let data7 = data.text;
if(typeof data7 !== "string"){
const err7 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},schema:schema36.properties.text.type,parentSchema:schema36.properties.text,data:data7};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.variables !== undefined){
let data8 = data.variables;
if(Array.isArray(data8)){
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.key === undefined){
const err8 = {instancePath:instancePath+"/variables/" + i1,schemaPath:"contract:/components/schemas/TemplateVariableInput/required",keyword:"required",params:{missingProperty: "key"},schema:schema33.required,parentSchema:schema33,data:data9};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data9.type === undefined){
const err9 = {instancePath:instancePath+"/variables/" + i1,schemaPath:"contract:/components/schemas/TemplateVariableInput/required",keyword:"required",params:{missingProperty: "type"},schema:schema33.required,parentSchema:schema33,data:data9};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data9.key !== undefined){
let data10 = data9.key;
if(typeof data10 !== "string"){
const err10 = {instancePath:instancePath+"/variables/" + i1+"/key",schemaPath:"contract:/components/schemas/TemplateVariableInput/properties/key/type",keyword:"type",params:{type: "string"},schema:schema33.properties.key.type,parentSchema:schema33.properties.key,data:data10};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data9.type !== undefined){
let data11 = data9.type;
if(typeof data11 !== "string"){
const err11 = {instancePath:instancePath+"/variables/" + i1+"/type",schemaPath:"contract:/components/schemas/TemplateVariableInput/properties/type/type",keyword:"type",params:{type: "string"},schema:schema33.properties.type.type,parentSchema:schema33.properties.type,data:data11};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(((((data11 === "string") || (data11 === "number")) || (data11 === "boolean")) || (data11 === "object")) || (data11 === "list"))){
const err12 = {instancePath:instancePath+"/variables/" + i1+"/type",schemaPath:"contract:/components/schemas/TemplateVariableInput/properties/type/enum",keyword:"enum",params:{allowedValues: schema33.properties.type.enum},schema:schema33.properties.type.enum,parentSchema:schema33.properties.type,data:data11};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data9.fallback_value !== undefined){
let data12 = data9.fallback_value;
const _errs27 = errors;
let valid7 = false;
let passing0 = null;
const _errs28 = errors;
if(typeof data12 !== "string"){
const err13 = {instancePath:instancePath+"/variables/" + i1+"/fallback_value",schemaPath:"contract:/components/schemas/TemplateVariableInput/properties/fallback_value/oneOf/0/type",keyword:"type",params:{type: "string"},schema:schema33.properties.fallback_value.oneOf[0].type,parentSchema:schema33.properties.fallback_value.oneOf[0],data:data12};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid0 = _errs28 === errors;
if(_valid0){
valid7 = true;
passing0 = 0;
}
const _errs30 = errors;
if(!((typeof data12 == "number") && (isFinite(data12)))){
const err14 = {instancePath:instancePath+"/variables/" + i1+"/fallback_value",schemaPath:"contract:/components/schemas/TemplateVariableInput/properties/fallback_value/oneOf/1/type",keyword:"type",params:{type: "number"},schema:schema33.properties.fallback_value.oneOf[1].type,parentSchema:schema33.properties.fallback_value.oneOf[1],data:data12};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data12 === "bigint"){
const err15 = {instancePath:instancePath+"/variables/" + i1+"/fallback_value",schemaPath:"contract:/components/schemas/TemplateVariableInput/properties/fallback_value/oneOf/1/double",keyword:"double",params:{holder: data9, key: "fallback_value"},schema:true,parentSchema:schema33.properties.fallback_value.oneOf[1],data:data12};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid0 = _errs30 === errors;
if(_valid0 && valid7){
valid7 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid7 = true;
passing0 = 1;
}
const _errs32 = errors;
if(typeof data12 !== "boolean"){
const err16 = {instancePath:instancePath+"/variables/" + i1+"/fallback_value",schemaPath:"contract:/components/schemas/TemplateVariableInput/properties/fallback_value/oneOf/2/type",keyword:"type",params:{type: "boolean"},schema:schema33.properties.fallback_value.oneOf[2].type,parentSchema:schema33.properties.fallback_value.oneOf[2],data:data12};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var _valid0 = _errs32 === errors;
if(_valid0 && valid7){
valid7 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid7 = true;
passing0 = 2;
}
const _errs34 = errors;
if(!(data12 && typeof data12 == "object" && !Array.isArray(data12))){
const err17 = {instancePath:instancePath+"/variables/" + i1+"/fallback_value",schemaPath:"contract:/components/schemas/TemplateVariableInput/properties/fallback_value/oneOf/3/type",keyword:"type",params:{type: "object"},schema:schema33.properties.fallback_value.oneOf[3].type,parentSchema:schema33.properties.fallback_value.oneOf[3],data:data12};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid0 = _errs34 === errors;
if(_valid0 && valid7){
valid7 = false;
passing0 = [passing0, 3];
}
else {
if(_valid0){
valid7 = true;
passing0 = 3;
}
const _errs36 = errors;
if(!(Array.isArray(data12))){
const err18 = {instancePath:instancePath+"/variables/" + i1+"/fallback_value",schemaPath:"contract:/components/schemas/TemplateVariableInput/properties/fallback_value/oneOf/4/type",keyword:"type",params:{type: "array"},schema:schema33.properties.fallback_value.oneOf[4].type,parentSchema:schema33.properties.fallback_value.oneOf[4],data:data12};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid0 = _errs36 === errors;
if(_valid0 && valid7){
valid7 = false;
passing0 = [passing0, 4];
}
else {
if(_valid0){
valid7 = true;
passing0 = 4;
}
}
}
}
}
if(!valid7){
const err19 = {instancePath:instancePath+"/variables/" + i1+"/fallback_value",schemaPath:"contract:/components/schemas/TemplateVariableInput/properties/fallback_value/oneOf",keyword:"oneOf",params:{errorCount: errors - _errs27, passingSchemas: passing0},schema:schema33.properties.fallback_value.oneOf,parentSchema:schema33.properties.fallback_value,data:data12};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
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
}
else {
const err20 = {instancePath:instancePath+"/variables/" + i1,schemaPath:"contract:/components/schemas/TemplateVariableInput/type",keyword:"type",params:{type: "object"},schema:schema33.type,parentSchema:schema33,data:data9};
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
const err21 = {instancePath:instancePath+"/variables",schemaPath:"#/properties/variables/type",keyword:"type",params:{type: "array"},schema:schema36.properties.variables.type,parentSchema:schema36.properties.variables,data:data8};
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
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema36.type,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":{"name":true,"alias":true,"from":true,"subject":true,"reply_to":true,"html":true,"text":true,"variables":true},"dynamicProps":false,"dynamicItems":false};


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
validate30.evaluated = {"props":{"name":true,"alias":true,"from":true,"subject":true,"reply_to":true,"html":true,"text":true,"variables":true},"dynamicProps":false,"dynamicItems":false};

exports.v22 = validate33;
const schema38 = {"$id":"contract:/audiences/create.body","$ref":"contract:/components/schemas/CreateAudienceOptions"};
const schema39 = {"$id":"contract:/components/schemas/CreateAudienceOptions","type":"object","required":["name"],"properties":{"name":{"type":"string"}}};

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
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/CreateAudienceOptions/required",keyword:"required",params:{missingProperty: "name"},schema:schema39.required,parentSchema:schema39,data};
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
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/CreateAudienceOptions/properties/name/type",keyword:"type",params:{type: "string"},schema:schema39.properties.name.type,parentSchema:schema39.properties.name,data:data0};
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
const err2 = {instancePath,schemaPath:"contract:/components/schemas/CreateAudienceOptions/type",keyword:"type",params:{type: "object"},schema:schema39.type,parentSchema:schema39,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":{"name":true},"dynamicProps":false,"dynamicItems":false};

exports.v23 = validate34;
const schema40 = {"$id":"contract:/contacts/list.parameters","type":"object","properties":{"query":{"type":"object","properties":{"segment_id":{"type":"string"},"limit":{"type":"integer","minimum":1,"maximum":100},"after":{"type":"string"},"before":{"type":"string"}},"required":[]}},"required":["query"]};

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
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema40.required,parentSchema:schema40,data};
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
if(data0.segment_id !== undefined){
let data1 = data0.segment_id;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/query/segment_id",schemaPath:"#/properties/query/properties/segment_id/type",keyword:"type",params:{type: "string"},schema:schema40.properties.query.properties.segment_id.type,parentSchema:schema40.properties.query.properties.segment_id,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.limit !== undefined){
let data2 = data0.limit;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err2 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema40.properties.query.properties.limit.type,parentSchema:schema40.properties.query.properties.limit,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 100 || isNaN(data2)){
const err3 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema40.properties.query.properties.limit,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err4 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema40.properties.query.properties.limit,data:data2};
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
if(data0.after !== undefined){
let data3 = data0.after;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/query/after",schemaPath:"#/properties/query/properties/after/type",keyword:"type",params:{type: "string"},schema:schema40.properties.query.properties.after.type,parentSchema:schema40.properties.query.properties.after,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.before !== undefined){
let data4 = data0.before;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/query/before",schemaPath:"#/properties/query/properties/before/type",keyword:"type",params:{type: "string"},schema:schema40.properties.query.properties.before.type,parentSchema:schema40.properties.query.properties.before,data:data4};
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
const err7 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema40.properties.query.type,parentSchema:schema40.properties.query,data:data0};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema40.type,parentSchema:schema40,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v24 = validate35;
const schema41 = {"$id":"contract:/contacts/create.body","$ref":"contract:/components/schemas/CreateContactOptions"};
const schema42 = {"$id":"contract:/components/schemas/CreateContactOptions","type":"object","required":["email"],"properties":{"email":{"type":"string"},"first_name":{"type":"string"},"last_name":{"type":"string"},"unsubscribed":{"type":"boolean"},"properties":{"type":"object","additionalProperties":true},"segments":{"type":"array","items":{"type":"string"}},"topics":{"type":"array","items":{"type":"object","properties":{"id":{"type":"string"},"subscription":{"type":"string","enum":["opt_in","opt_out"]}}}},"audience_id":{"type":"string"}}};

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
if(data.email === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/CreateContactOptions/required",keyword:"required",params:{missingProperty: "email"},schema:schema42.required,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.email !== undefined){
let data0 = data.email;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/email",schemaPath:"contract:/components/schemas/CreateContactOptions/properties/email/type",keyword:"type",params:{type: "string"},schema:schema42.properties.email.type,parentSchema:schema42.properties.email,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.first_name !== undefined){
let data1 = data.first_name;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/first_name",schemaPath:"contract:/components/schemas/CreateContactOptions/properties/first_name/type",keyword:"type",params:{type: "string"},schema:schema42.properties.first_name.type,parentSchema:schema42.properties.first_name,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.last_name !== undefined){
let data2 = data.last_name;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/last_name",schemaPath:"contract:/components/schemas/CreateContactOptions/properties/last_name/type",keyword:"type",params:{type: "string"},schema:schema42.properties.last_name.type,parentSchema:schema42.properties.last_name,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.unsubscribed !== undefined){
let data3 = data.unsubscribed;
if(typeof data3 !== "boolean"){
const err4 = {instancePath:instancePath+"/unsubscribed",schemaPath:"contract:/components/schemas/CreateContactOptions/properties/unsubscribed/type",keyword:"type",params:{type: "boolean"},schema:schema42.properties.unsubscribed.type,parentSchema:schema42.properties.unsubscribed,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.properties !== undefined){
let data4 = data.properties;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
}
else {
const err5 = {instancePath:instancePath+"/properties",schemaPath:"contract:/components/schemas/CreateContactOptions/properties/properties/type",keyword:"type",params:{type: "object"},schema:schema42.properties.properties.type,parentSchema:schema42.properties.properties,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.segments !== undefined){
let data5 = data.segments;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 !== "string"){
const err6 = {instancePath:instancePath+"/segments/" + i0,schemaPath:"contract:/components/schemas/CreateContactOptions/properties/segments/items/type",keyword:"type",params:{type: "string"},schema:schema42.properties.segments.items.type,parentSchema:schema42.properties.segments.items,data:data6};
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
const err7 = {instancePath:instancePath+"/segments",schemaPath:"contract:/components/schemas/CreateContactOptions/properties/segments/type",keyword:"type",params:{type: "array"},schema:schema42.properties.segments.type,parentSchema:schema42.properties.segments,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.topics !== undefined){
let data7 = data.topics;
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.id !== undefined){
let data9 = data8.id;
if(typeof data9 !== "string"){
const err8 = {instancePath:instancePath+"/topics/" + i1+"/id",schemaPath:"contract:/components/schemas/CreateContactOptions/properties/topics/items/properties/id/type",keyword:"type",params:{type: "string"},schema:schema42.properties.topics.items.properties.id.type,parentSchema:schema42.properties.topics.items.properties.id,data:data9};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data8.subscription !== undefined){
let data10 = data8.subscription;
if(typeof data10 !== "string"){
const err9 = {instancePath:instancePath+"/topics/" + i1+"/subscription",schemaPath:"contract:/components/schemas/CreateContactOptions/properties/topics/items/properties/subscription/type",keyword:"type",params:{type: "string"},schema:schema42.properties.topics.items.properties.subscription.type,parentSchema:schema42.properties.topics.items.properties.subscription,data:data10};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((data10 === "opt_in") || (data10 === "opt_out"))){
const err10 = {instancePath:instancePath+"/topics/" + i1+"/subscription",schemaPath:"contract:/components/schemas/CreateContactOptions/properties/topics/items/properties/subscription/enum",keyword:"enum",params:{allowedValues: schema42.properties.topics.items.properties.subscription.enum},schema:schema42.properties.topics.items.properties.subscription.enum,parentSchema:schema42.properties.topics.items.properties.subscription,data:data10};
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
const err11 = {instancePath:instancePath+"/topics/" + i1,schemaPath:"contract:/components/schemas/CreateContactOptions/properties/topics/items/type",keyword:"type",params:{type: "object"},schema:schema42.properties.topics.items.type,parentSchema:schema42.properties.topics.items,data:data8};
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
const err12 = {instancePath:instancePath+"/topics",schemaPath:"contract:/components/schemas/CreateContactOptions/properties/topics/type",keyword:"type",params:{type: "array"},schema:schema42.properties.topics.type,parentSchema:schema42.properties.topics,data:data7};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.audience_id !== undefined){
let data11 = data.audience_id;
if(typeof data11 !== "string"){
const err13 = {instancePath:instancePath+"/audience_id",schemaPath:"contract:/components/schemas/CreateContactOptions/properties/audience_id/type",keyword:"type",params:{type: "string"},schema:schema42.properties.audience_id.type,parentSchema:schema42.properties.audience_id,data:data11};
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
const err14 = {instancePath,schemaPath:"contract:/components/schemas/CreateContactOptions/type",keyword:"type",params:{type: "object"},schema:schema42.type,parentSchema:schema42,data};
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
validate35.evaluated = {"props":{"email":true,"first_name":true,"last_name":true,"unsubscribed":true,"properties":true,"segments":true,"topics":true,"audience_id":true},"dynamicProps":false,"dynamicItems":false};

exports.v25 = validate36;
const schema43 = {"$id":"contract:/contacts/list-imports.parameters","type":"object","properties":{"query":{"type":"object","properties":{"status":{"type":"string","enum":["queued","in_progress","completed","failed"]},"limit":{"type":"integer","minimum":1,"maximum":100},"after":{"type":"string"},"before":{"type":"string"}},"required":[]}},"required":["query"]};

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
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema43.required,parentSchema:schema43,data};
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
if(data0.status !== undefined){
let data1 = data0.status;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/query/status",schemaPath:"#/properties/query/properties/status/type",keyword:"type",params:{type: "string"},schema:schema43.properties.query.properties.status.type,parentSchema:schema43.properties.query.properties.status,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((((data1 === "queued") || (data1 === "in_progress")) || (data1 === "completed")) || (data1 === "failed"))){
const err2 = {instancePath:instancePath+"/query/status",schemaPath:"#/properties/query/properties/status/enum",keyword:"enum",params:{allowedValues: schema43.properties.query.properties.status.enum},schema:schema43.properties.query.properties.status.enum,parentSchema:schema43.properties.query.properties.status,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.limit !== undefined){
let data2 = data0.limit;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err3 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema43.properties.query.properties.limit.type,parentSchema:schema43.properties.query.properties.limit,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 100 || isNaN(data2)){
const err4 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema43.properties.query.properties.limit,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema43.properties.query.properties.limit,data:data2};
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
if(data0.after !== undefined){
let data3 = data0.after;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/query/after",schemaPath:"#/properties/query/properties/after/type",keyword:"type",params:{type: "string"},schema:schema43.properties.query.properties.after.type,parentSchema:schema43.properties.query.properties.after,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.before !== undefined){
let data4 = data0.before;
if(typeof data4 !== "string"){
const err7 = {instancePath:instancePath+"/query/before",schemaPath:"#/properties/query/properties/before/type",keyword:"type",params:{type: "string"},schema:schema43.properties.query.properties.before.type,parentSchema:schema43.properties.query.properties.before,data:data4};
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
const err8 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema43.properties.query.type,parentSchema:schema43.properties.query,data:data0};
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
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v26 = validate37;
const schema44 = {"$id":"contract:/contacts/create-import.body","$ref":"contract:/components/schemas/CreateContactImportOptions"};
const schema45 = {"$id":"contract:/components/schemas/CreateContactImportOptions","type":"object","required":["file"],"properties":{"file":{"blob":true},"column_map":{"type":"string"},"on_conflict":{"type":"string","enum":["upsert","skip"]},"segments":{"type":"string"},"topics":{"type":"string"}}};

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
if(data.file === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/CreateContactImportOptions/required",keyword:"required",params:{missingProperty: "file"},schema:schema45.required,parentSchema:schema45,data};
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
const err1 = {instancePath:instancePath+"/file",schemaPath:"contract:/components/schemas/CreateContactImportOptions/properties/file/blob",keyword:"blob",params:{},schema:true,parentSchema:schema45.properties.file,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.column_map !== undefined){
let data1 = data.column_map;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/column_map",schemaPath:"contract:/components/schemas/CreateContactImportOptions/properties/column_map/type",keyword:"type",params:{type: "string"},schema:schema45.properties.column_map.type,parentSchema:schema45.properties.column_map,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.on_conflict !== undefined){
let data2 = data.on_conflict;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/on_conflict",schemaPath:"contract:/components/schemas/CreateContactImportOptions/properties/on_conflict/type",keyword:"type",params:{type: "string"},schema:schema45.properties.on_conflict.type,parentSchema:schema45.properties.on_conflict,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((data2 === "upsert") || (data2 === "skip"))){
const err4 = {instancePath:instancePath+"/on_conflict",schemaPath:"contract:/components/schemas/CreateContactImportOptions/properties/on_conflict/enum",keyword:"enum",params:{allowedValues: schema45.properties.on_conflict.enum},schema:schema45.properties.on_conflict.enum,parentSchema:schema45.properties.on_conflict,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.segments !== undefined){
let data3 = data.segments;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/segments",schemaPath:"contract:/components/schemas/CreateContactImportOptions/properties/segments/type",keyword:"type",params:{type: "string"},schema:schema45.properties.segments.type,parentSchema:schema45.properties.segments,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.topics !== undefined){
let data4 = data.topics;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/topics",schemaPath:"contract:/components/schemas/CreateContactImportOptions/properties/topics/type",keyword:"type",params:{type: "string"},schema:schema45.properties.topics.type,parentSchema:schema45.properties.topics,data:data4};
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
const err7 = {instancePath,schemaPath:"contract:/components/schemas/CreateContactImportOptions/type",keyword:"type",params:{type: "object"},schema:schema45.type,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"props":{"file":true,"column_map":true,"on_conflict":true,"segments":true,"topics":true},"dynamicProps":false,"dynamicItems":false};

exports.v27 = validate38;
const schema46 = {"$id":"contract:/contacts/get-import.parameters","type":"object","properties":{"path":{"type":"object","properties":{"id":{"type":"string","format":"uuid"}},"required":["id"]}},"required":["path"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema46.required,parentSchema:schema46,data};
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
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "id"},schema:schema46.properties.path.required,parentSchema:schema46.properties.path,data:data0};
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
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err2 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema46.properties.path.properties.id,data:data1};
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
const err3 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type: "string"},schema:schema46.properties.path.properties.id.type,parentSchema:schema46.properties.path.properties.id,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema46.properties.path.type,parentSchema:schema46.properties.path,data:data0};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema46.type,parentSchema:schema46,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v28 = validate39;
const schema47 = {"$id":"contract:/contacts/update.body","$ref":"contract:/components/schemas/UpdateContactOptions"};
const schema48 = {"$id":"contract:/components/schemas/UpdateContactOptions","type":"object","properties":{"email":{"type":"string"},"first_name":{"type":"string"},"last_name":{"type":"string"},"unsubscribed":{"type":"boolean"},"properties":{"type":"object","additionalProperties":true}}};

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
if(data.email !== undefined){
let data0 = data.email;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/email",schemaPath:"contract:/components/schemas/UpdateContactOptions/properties/email/type",keyword:"type",params:{type: "string"},schema:schema48.properties.email.type,parentSchema:schema48.properties.email,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.first_name !== undefined){
let data1 = data.first_name;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/first_name",schemaPath:"contract:/components/schemas/UpdateContactOptions/properties/first_name/type",keyword:"type",params:{type: "string"},schema:schema48.properties.first_name.type,parentSchema:schema48.properties.first_name,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.last_name !== undefined){
let data2 = data.last_name;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/last_name",schemaPath:"contract:/components/schemas/UpdateContactOptions/properties/last_name/type",keyword:"type",params:{type: "string"},schema:schema48.properties.last_name.type,parentSchema:schema48.properties.last_name,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.unsubscribed !== undefined){
let data3 = data.unsubscribed;
if(typeof data3 !== "boolean"){
const err3 = {instancePath:instancePath+"/unsubscribed",schemaPath:"contract:/components/schemas/UpdateContactOptions/properties/unsubscribed/type",keyword:"type",params:{type: "boolean"},schema:schema48.properties.unsubscribed.type,parentSchema:schema48.properties.unsubscribed,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.properties !== undefined){
let data4 = data.properties;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
}
else {
const err4 = {instancePath:instancePath+"/properties",schemaPath:"contract:/components/schemas/UpdateContactOptions/properties/properties/type",keyword:"type",params:{type: "object"},schema:schema48.properties.properties.type,parentSchema:schema48.properties.properties,data:data4};
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
const err5 = {instancePath,schemaPath:"contract:/components/schemas/UpdateContactOptions/type",keyword:"type",params:{type: "object"},schema:schema48.type,parentSchema:schema48,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":{"email":true,"first_name":true,"last_name":true,"unsubscribed":true,"properties":true},"dynamicProps":false,"dynamicItems":false};

exports.v29 = validate40;
const schema49 = {"$id":"contract:/broadcasts/create.body","$ref":"contract:/components/schemas/CreateBroadcastOptions"};
const schema50 = {"$id":"contract:/components/schemas/CreateBroadcastOptions","type":"object","required":["from","subject","segment_id"],"properties":{"name":{"type":"string"},"segment_id":{"type":"string"},"audience_id":{"type":"string"},"from":{"type":"string"},"subject":{"type":"string"},"reply_to":{"type":"array","items":{"type":"string"}},"preview_text":{"type":"string"},"html":{"type":"string"},"text":{"type":"string"},"topic_id":{"type":"string"},"send":{"type":"boolean"},"scheduled_at":{"type":"string"}}};

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
if(data.from === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/CreateBroadcastOptions/required",keyword:"required",params:{missingProperty: "from"},schema:schema50.required,parentSchema:schema50,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.subject === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/CreateBroadcastOptions/required",keyword:"required",params:{missingProperty: "subject"},schema:schema50.required,parentSchema:schema50,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.segment_id === undefined){
const err2 = {instancePath,schemaPath:"contract:/components/schemas/CreateBroadcastOptions/required",keyword:"required",params:{missingProperty: "segment_id"},schema:schema50.required,parentSchema:schema50,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/CreateBroadcastOptions/properties/name/type",keyword:"type",params:{type: "string"},schema:schema50.properties.name.type,parentSchema:schema50.properties.name,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.segment_id !== undefined){
let data1 = data.segment_id;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/segment_id",schemaPath:"contract:/components/schemas/CreateBroadcastOptions/properties/segment_id/type",keyword:"type",params:{type: "string"},schema:schema50.properties.segment_id.type,parentSchema:schema50.properties.segment_id,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.audience_id !== undefined){
let data2 = data.audience_id;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/audience_id",schemaPath:"contract:/components/schemas/CreateBroadcastOptions/properties/audience_id/type",keyword:"type",params:{type: "string"},schema:schema50.properties.audience_id.type,parentSchema:schema50.properties.audience_id,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.from !== undefined){
let data3 = data.from;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/from",schemaPath:"contract:/components/schemas/CreateBroadcastOptions/properties/from/type",keyword:"type",params:{type: "string"},schema:schema50.properties.from.type,parentSchema:schema50.properties.from,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.subject !== undefined){
let data4 = data.subject;
if(typeof data4 !== "string"){
const err7 = {instancePath:instancePath+"/subject",schemaPath:"contract:/components/schemas/CreateBroadcastOptions/properties/subject/type",keyword:"type",params:{type: "string"},schema:schema50.properties.subject.type,parentSchema:schema50.properties.subject,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.reply_to !== undefined){
let data5 = data.reply_to;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 !== "string"){
const err8 = {instancePath:instancePath+"/reply_to/" + i0,schemaPath:"contract:/components/schemas/CreateBroadcastOptions/properties/reply_to/items/type",keyword:"type",params:{type: "string"},schema:schema50.properties.reply_to.items.type,parentSchema:schema50.properties.reply_to.items,data:data6};
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
const err9 = {instancePath:instancePath+"/reply_to",schemaPath:"contract:/components/schemas/CreateBroadcastOptions/properties/reply_to/type",keyword:"type",params:{type: "array"},schema:schema50.properties.reply_to.type,parentSchema:schema50.properties.reply_to,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.preview_text !== undefined){
let data7 = data.preview_text;
if(typeof data7 !== "string"){
const err10 = {instancePath:instancePath+"/preview_text",schemaPath:"contract:/components/schemas/CreateBroadcastOptions/properties/preview_text/type",keyword:"type",params:{type: "string"},schema:schema50.properties.preview_text.type,parentSchema:schema50.properties.preview_text,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.html !== undefined){
let data8 = data.html;
if(typeof data8 !== "string"){
const err11 = {instancePath:instancePath+"/html",schemaPath:"contract:/components/schemas/CreateBroadcastOptions/properties/html/type",keyword:"type",params:{type: "string"},schema:schema50.properties.html.type,parentSchema:schema50.properties.html,data:data8};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.text !== undefined){
let data9 = data.text;
if(typeof data9 !== "string"){
const err12 = {instancePath:instancePath+"/text",schemaPath:"contract:/components/schemas/CreateBroadcastOptions/properties/text/type",keyword:"type",params:{type: "string"},schema:schema50.properties.text.type,parentSchema:schema50.properties.text,data:data9};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.topic_id !== undefined){
let data10 = data.topic_id;
if(typeof data10 !== "string"){
const err13 = {instancePath:instancePath+"/topic_id",schemaPath:"contract:/components/schemas/CreateBroadcastOptions/properties/topic_id/type",keyword:"type",params:{type: "string"},schema:schema50.properties.topic_id.type,parentSchema:schema50.properties.topic_id,data:data10};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.send !== undefined){
let data11 = data.send;
if(typeof data11 !== "boolean"){
const err14 = {instancePath:instancePath+"/send",schemaPath:"contract:/components/schemas/CreateBroadcastOptions/properties/send/type",keyword:"type",params:{type: "boolean"},schema:schema50.properties.send.type,parentSchema:schema50.properties.send,data:data11};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.scheduled_at !== undefined){
let data12 = data.scheduled_at;
if(typeof data12 !== "string"){
const err15 = {instancePath:instancePath+"/scheduled_at",schemaPath:"contract:/components/schemas/CreateBroadcastOptions/properties/scheduled_at/type",keyword:"type",params:{type: "string"},schema:schema50.properties.scheduled_at.type,parentSchema:schema50.properties.scheduled_at,data:data12};
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
const err16 = {instancePath,schemaPath:"contract:/components/schemas/CreateBroadcastOptions/type",keyword:"type",params:{type: "object"},schema:schema50.type,parentSchema:schema50,data};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":{"name":true,"segment_id":true,"audience_id":true,"from":true,"subject":true,"reply_to":true,"preview_text":true,"html":true,"text":true,"topic_id":true,"send":true,"scheduled_at":true},"dynamicProps":false,"dynamicItems":false};

exports.v30 = validate41;
const schema51 = {"$id":"contract:/broadcasts/update.body","$ref":"contract:/components/schemas/UpdateBroadcastOptions"};
const schema52 = {"$id":"contract:/components/schemas/UpdateBroadcastOptions","type":"object","properties":{"name":{"type":"string"},"audience_id":{"type":"string"},"segment_id":{"type":"string"},"from":{"type":"string"},"subject":{"type":"string"},"reply_to":{"type":"array","items":{"type":"string"}},"preview_text":{"type":"string"},"html":{"type":"string"},"text":{"type":"string"},"topic_id":{"type":"string"}}};

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
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/UpdateBroadcastOptions/properties/name/type",keyword:"type",params:{type: "string"},schema:schema52.properties.name.type,parentSchema:schema52.properties.name,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.audience_id !== undefined){
let data1 = data.audience_id;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/audience_id",schemaPath:"contract:/components/schemas/UpdateBroadcastOptions/properties/audience_id/type",keyword:"type",params:{type: "string"},schema:schema52.properties.audience_id.type,parentSchema:schema52.properties.audience_id,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.segment_id !== undefined){
let data2 = data.segment_id;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/segment_id",schemaPath:"contract:/components/schemas/UpdateBroadcastOptions/properties/segment_id/type",keyword:"type",params:{type: "string"},schema:schema52.properties.segment_id.type,parentSchema:schema52.properties.segment_id,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.from !== undefined){
let data3 = data.from;
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/from",schemaPath:"contract:/components/schemas/UpdateBroadcastOptions/properties/from/type",keyword:"type",params:{type: "string"},schema:schema52.properties.from.type,parentSchema:schema52.properties.from,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.subject !== undefined){
let data4 = data.subject;
if(typeof data4 !== "string"){
const err4 = {instancePath:instancePath+"/subject",schemaPath:"contract:/components/schemas/UpdateBroadcastOptions/properties/subject/type",keyword:"type",params:{type: "string"},schema:schema52.properties.subject.type,parentSchema:schema52.properties.subject,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.reply_to !== undefined){
let data5 = data.reply_to;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 !== "string"){
const err5 = {instancePath:instancePath+"/reply_to/" + i0,schemaPath:"contract:/components/schemas/UpdateBroadcastOptions/properties/reply_to/items/type",keyword:"type",params:{type: "string"},schema:schema52.properties.reply_to.items.type,parentSchema:schema52.properties.reply_to.items,data:data6};
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
const err6 = {instancePath:instancePath+"/reply_to",schemaPath:"contract:/components/schemas/UpdateBroadcastOptions/properties/reply_to/type",keyword:"type",params:{type: "array"},schema:schema52.properties.reply_to.type,parentSchema:schema52.properties.reply_to,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.preview_text !== undefined){
let data7 = data.preview_text;
if(typeof data7 !== "string"){
const err7 = {instancePath:instancePath+"/preview_text",schemaPath:"contract:/components/schemas/UpdateBroadcastOptions/properties/preview_text/type",keyword:"type",params:{type: "string"},schema:schema52.properties.preview_text.type,parentSchema:schema52.properties.preview_text,data:data7};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.html !== undefined){
let data8 = data.html;
if(typeof data8 !== "string"){
const err8 = {instancePath:instancePath+"/html",schemaPath:"contract:/components/schemas/UpdateBroadcastOptions/properties/html/type",keyword:"type",params:{type: "string"},schema:schema52.properties.html.type,parentSchema:schema52.properties.html,data:data8};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.text !== undefined){
let data9 = data.text;
if(typeof data9 !== "string"){
const err9 = {instancePath:instancePath+"/text",schemaPath:"contract:/components/schemas/UpdateBroadcastOptions/properties/text/type",keyword:"type",params:{type: "string"},schema:schema52.properties.text.type,parentSchema:schema52.properties.text,data:data9};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.topic_id !== undefined){
let data10 = data.topic_id;
if(typeof data10 !== "string"){
const err10 = {instancePath:instancePath+"/topic_id",schemaPath:"contract:/components/schemas/UpdateBroadcastOptions/properties/topic_id/type",keyword:"type",params:{type: "string"},schema:schema52.properties.topic_id.type,parentSchema:schema52.properties.topic_id,data:data10};
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
const err11 = {instancePath,schemaPath:"contract:/components/schemas/UpdateBroadcastOptions/type",keyword:"type",params:{type: "object"},schema:schema52.type,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"props":{"name":true,"audience_id":true,"segment_id":true,"from":true,"subject":true,"reply_to":true,"preview_text":true,"html":true,"text":true,"topic_id":true},"dynamicProps":false,"dynamicItems":false};

exports.v31 = validate42;
const schema53 = {"$id":"contract:/broadcasts/send.body","$ref":"contract:/components/schemas/SendBroadcastOptions"};
const schema54 = {"$id":"contract:/components/schemas/SendBroadcastOptions","type":"object","properties":{"scheduled_at":{"type":"string"}}};

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
if(data.scheduled_at !== undefined){
let data0 = data.scheduled_at;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/scheduled_at",schemaPath:"contract:/components/schemas/SendBroadcastOptions/properties/scheduled_at/type",keyword:"type",params:{type: "string"},schema:schema54.properties.scheduled_at.type,parentSchema:schema54.properties.scheduled_at,data:data0};
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
const err1 = {instancePath,schemaPath:"contract:/components/schemas/SendBroadcastOptions/type",keyword:"type",params:{type: "object"},schema:schema54.type,parentSchema:schema54,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"props":{"scheduled_at":true},"dynamicProps":false,"dynamicItems":false};

exports.v32 = validate43;
const schema55 = {"$id":"contract:/broadcasts/recipients.parameters","type":"object","properties":{"path":{"type":"object","properties":{"id":{"type":"string","format":"uuid"}},"required":["id"]},"query":{"type":"object","properties":{"type":{"type":"string","enum":["sent","delivered","opened","clicked","bounced","complained","unsubscribed","suppressed"]},"email":{"type":"string"},"bounce_type":{"type":"string","enum":["permanent","transient","undetermined"]},"limit":{"type":"integer","minimum":1,"maximum":100},"after":{"type":"string"},"before":{"type":"string"}},"required":["type"]}},"required":["path","query"]};

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
if(data0.id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "id"},schema:schema55.properties.path.required,parentSchema:schema55.properties.path,data:data0};
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
const err3 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema55.properties.path.properties.id,data:data1};
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
const err4 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type: "string"},schema:schema55.properties.path.properties.id.type,parentSchema:schema55.properties.path.properties.id,data:data1};
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
if(data.query !== undefined){
let data2 = data.query;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.type === undefined){
const err6 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "type"},schema:schema55.properties.query.required,parentSchema:schema55.properties.query,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.type !== undefined){
let data3 = data2.type;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/query/type",schemaPath:"#/properties/query/properties/type/type",keyword:"type",params:{type: "string"},schema:schema55.properties.query.properties.type.type,parentSchema:schema55.properties.query.properties.type,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((((((((data3 === "sent") || (data3 === "delivered")) || (data3 === "opened")) || (data3 === "clicked")) || (data3 === "bounced")) || (data3 === "complained")) || (data3 === "unsubscribed")) || (data3 === "suppressed"))){
const err8 = {instancePath:instancePath+"/query/type",schemaPath:"#/properties/query/properties/type/enum",keyword:"enum",params:{allowedValues: schema55.properties.query.properties.type.enum},schema:schema55.properties.query.properties.type.enum,parentSchema:schema55.properties.query.properties.type,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.email !== undefined){
let data4 = data2.email;
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/query/email",schemaPath:"#/properties/query/properties/email/type",keyword:"type",params:{type: "string"},schema:schema55.properties.query.properties.email.type,parentSchema:schema55.properties.query.properties.email,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.bounce_type !== undefined){
let data5 = data2.bounce_type;
if(typeof data5 !== "string"){
const err10 = {instancePath:instancePath+"/query/bounce_type",schemaPath:"#/properties/query/properties/bounce_type/type",keyword:"type",params:{type: "string"},schema:schema55.properties.query.properties.bounce_type.type,parentSchema:schema55.properties.query.properties.bounce_type,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(((data5 === "permanent") || (data5 === "transient")) || (data5 === "undetermined"))){
const err11 = {instancePath:instancePath+"/query/bounce_type",schemaPath:"#/properties/query/properties/bounce_type/enum",keyword:"enum",params:{allowedValues: schema55.properties.query.properties.bounce_type.enum},schema:schema55.properties.query.properties.bounce_type.enum,parentSchema:schema55.properties.query.properties.bounce_type,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data2.limit !== undefined){
let data6 = data2.limit;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err12 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema55.properties.query.properties.limit.type,parentSchema:schema55.properties.query.properties.limit,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 100 || isNaN(data6)){
const err13 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema55.properties.query.properties.limit,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err14 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema55.properties.query.properties.limit,data:data6};
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
if(data2.after !== undefined){
let data7 = data2.after;
if(typeof data7 !== "string"){
const err15 = {instancePath:instancePath+"/query/after",schemaPath:"#/properties/query/properties/after/type",keyword:"type",params:{type: "string"},schema:schema55.properties.query.properties.after.type,parentSchema:schema55.properties.query.properties.after,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data2.before !== undefined){
let data8 = data2.before;
if(typeof data8 !== "string"){
const err16 = {instancePath:instancePath+"/query/before",schemaPath:"#/properties/query/properties/before/type",keyword:"type",params:{type: "string"},schema:schema55.properties.query.properties.before.type,parentSchema:schema55.properties.query.properties.before,data:data8};
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
const err17 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema55.properties.query.type,parentSchema:schema55.properties.query,data:data2};
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
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema55.type,parentSchema:schema55,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v33 = validate44;
const schema56 = {"$id":"contract:/broadcasts/list-clicked-links.parameters","type":"object","properties":{"path":{"type":"object","properties":{"id":{"type":"string","format":"uuid"}},"required":["id"]},"query":{"type":"object","properties":{"limit":{"type":"integer","minimum":1,"maximum":100},"after":{"type":"string"},"before":{"type":"string"}},"required":[]}},"required":["path","query"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema56.required,parentSchema:schema56,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema56.required,parentSchema:schema56,data};
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
if(data0.id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "id"},schema:schema56.properties.path.required,parentSchema:schema56.properties.path,data:data0};
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
const err3 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema56.properties.path.properties.id,data:data1};
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
const err4 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type: "string"},schema:schema56.properties.path.properties.id.type,parentSchema:schema56.properties.path.properties.id,data:data1};
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
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema56.properties.path.type,parentSchema:schema56.properties.path,data:data0};
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
if(data2.limit !== undefined){
let data3 = data2.limit;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err6 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema56.properties.query.properties.limit.type,parentSchema:schema56.properties.query.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100 || isNaN(data3)){
const err7 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema56.properties.query.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema56.properties.query.properties.limit,data:data3};
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
if(data2.after !== undefined){
let data4 = data2.after;
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/query/after",schemaPath:"#/properties/query/properties/after/type",keyword:"type",params:{type: "string"},schema:schema56.properties.query.properties.after.type,parentSchema:schema56.properties.query.properties.after,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.before !== undefined){
let data5 = data2.before;
if(typeof data5 !== "string"){
const err10 = {instancePath:instancePath+"/query/before",schemaPath:"#/properties/query/properties/before/type",keyword:"type",params:{type: "string"},schema:schema56.properties.query.properties.before.type,parentSchema:schema56.properties.query.properties.before,data:data5};
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
const err11 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema56.properties.query.type,parentSchema:schema56.properties.query,data:data2};
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
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema56.type,parentSchema:schema56,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v34 = validate45;
const schema57 = {"$id":"contract:/webhooks/create.body","$ref":"contract:/components/schemas/CreateWebhookRequest"};
const schema58 = {"$id":"contract:/components/schemas/CreateWebhookRequest","type":"object","required":["endpoint","events"],"properties":{"endpoint":{"type":"string"},"events":{"type":"array","items":{"type":"string"},"minItems":1}}};

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
if(data.endpoint === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/CreateWebhookRequest/required",keyword:"required",params:{missingProperty: "endpoint"},schema:schema58.required,parentSchema:schema58,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.events === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/CreateWebhookRequest/required",keyword:"required",params:{missingProperty: "events"},schema:schema58.required,parentSchema:schema58,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.endpoint !== undefined){
let data0 = data.endpoint;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/endpoint",schemaPath:"contract:/components/schemas/CreateWebhookRequest/properties/endpoint/type",keyword:"type",params:{type: "string"},schema:schema58.properties.endpoint.type,parentSchema:schema58.properties.endpoint,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.events !== undefined){
let data1 = data.events;
if(Array.isArray(data1)){
if(data1.length < 1){
const err3 = {instancePath:instancePath+"/events",schemaPath:"contract:/components/schemas/CreateWebhookRequest/properties/events/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema58.properties.events,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/events/" + i0,schemaPath:"contract:/components/schemas/CreateWebhookRequest/properties/events/items/type",keyword:"type",params:{type: "string"},schema:schema58.properties.events.items.type,parentSchema:schema58.properties.events.items,data:data2};
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
const err5 = {instancePath:instancePath+"/events",schemaPath:"contract:/components/schemas/CreateWebhookRequest/properties/events/type",keyword:"type",params:{type: "array"},schema:schema58.properties.events.type,parentSchema:schema58.properties.events,data:data1};
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
const err6 = {instancePath,schemaPath:"contract:/components/schemas/CreateWebhookRequest/type",keyword:"type",params:{type: "object"},schema:schema58.type,parentSchema:schema58,data};
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
validate45.evaluated = {"props":{"endpoint":true,"events":true},"dynamicProps":false,"dynamicItems":false};

exports.v35 = validate46;
const schema59 = {"$id":"contract:/webhooks/get.parameters","type":"object","properties":{"path":{"type":"object","properties":{"webhook_id":{"type":"string","format":"uuid"}},"required":["webhook_id"]}},"required":["path"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema59.required,parentSchema:schema59,data};
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
if(data0.webhook_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "webhook_id"},schema:schema59.properties.path.required,parentSchema:schema59.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.webhook_id !== undefined){
let data1 = data0.webhook_id;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err2 = {instancePath:instancePath+"/path/webhook_id",schemaPath:"#/properties/path/properties/webhook_id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema59.properties.path.properties.webhook_id,data:data1};
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
const err3 = {instancePath:instancePath+"/path/webhook_id",schemaPath:"#/properties/path/properties/webhook_id/type",keyword:"type",params:{type: "string"},schema:schema59.properties.path.properties.webhook_id.type,parentSchema:schema59.properties.path.properties.webhook_id,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema59.properties.path.type,parentSchema:schema59.properties.path,data:data0};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema59.type,parentSchema:schema59,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v36 = validate47;
const schema60 = {"$id":"contract:/webhooks/update.body","$ref":"contract:/components/schemas/UpdateWebhookRequest"};
const schema61 = {"$id":"contract:/components/schemas/UpdateWebhookRequest","type":"object","properties":{"endpoint":{"type":"string"},"events":{"type":"array","items":{"type":"string"},"minItems":1},"status":{"type":"string","enum":["enabled","disabled"]}}};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.endpoint !== undefined){
let data0 = data.endpoint;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/endpoint",schemaPath:"contract:/components/schemas/UpdateWebhookRequest/properties/endpoint/type",keyword:"type",params:{type: "string"},schema:schema61.properties.endpoint.type,parentSchema:schema61.properties.endpoint,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.events !== undefined){
let data1 = data.events;
if(Array.isArray(data1)){
if(data1.length < 1){
const err1 = {instancePath:instancePath+"/events",schemaPath:"contract:/components/schemas/UpdateWebhookRequest/properties/events/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema61.properties.events,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/events/" + i0,schemaPath:"contract:/components/schemas/UpdateWebhookRequest/properties/events/items/type",keyword:"type",params:{type: "string"},schema:schema61.properties.events.items.type,parentSchema:schema61.properties.events.items,data:data2};
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
const err3 = {instancePath:instancePath+"/events",schemaPath:"contract:/components/schemas/UpdateWebhookRequest/properties/events/type",keyword:"type",params:{type: "array"},schema:schema61.properties.events.type,parentSchema:schema61.properties.events,data:data1};
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
const err4 = {instancePath:instancePath+"/status",schemaPath:"contract:/components/schemas/UpdateWebhookRequest/properties/status/type",keyword:"type",params:{type: "string"},schema:schema61.properties.status.type,parentSchema:schema61.properties.status,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((data3 === "enabled") || (data3 === "disabled"))){
const err5 = {instancePath:instancePath+"/status",schemaPath:"contract:/components/schemas/UpdateWebhookRequest/properties/status/enum",keyword:"enum",params:{allowedValues: schema61.properties.status.enum},schema:schema61.properties.status.enum,parentSchema:schema61.properties.status,data:data3};
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
const err6 = {instancePath,schemaPath:"contract:/components/schemas/UpdateWebhookRequest/type",keyword:"type",params:{type: "object"},schema:schema61.type,parentSchema:schema61,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate47.errors = vErrors;
return errors === 0;
}
validate47.evaluated = {"props":{"endpoint":true,"events":true,"status":true},"dynamicProps":false,"dynamicItems":false};

exports.v37 = validate48;
const schema62 = {"$id":"contract:/segments/create.body","$ref":"contract:/components/schemas/CreateSegmentOptions"};
const schema63 = {"$id":"contract:/components/schemas/CreateSegmentOptions","type":"object","required":["name"],"properties":{"name":{"type":"string"},"audience_id":{"type":"string"},"filter":{"type":"object"}}};

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
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/CreateSegmentOptions/required",keyword:"required",params:{missingProperty: "name"},schema:schema63.required,parentSchema:schema63,data};
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
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/CreateSegmentOptions/properties/name/type",keyword:"type",params:{type: "string"},schema:schema63.properties.name.type,parentSchema:schema63.properties.name,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.audience_id !== undefined){
let data1 = data.audience_id;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/audience_id",schemaPath:"contract:/components/schemas/CreateSegmentOptions/properties/audience_id/type",keyword:"type",params:{type: "string"},schema:schema63.properties.audience_id.type,parentSchema:schema63.properties.audience_id,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.filter !== undefined){
let data2 = data.filter;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
const err3 = {instancePath:instancePath+"/filter",schemaPath:"contract:/components/schemas/CreateSegmentOptions/properties/filter/type",keyword:"type",params:{type: "object"},schema:schema63.properties.filter.type,parentSchema:schema63.properties.filter,data:data2};
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
const err4 = {instancePath,schemaPath:"contract:/components/schemas/CreateSegmentOptions/type",keyword:"type",params:{type: "object"},schema:schema63.type,parentSchema:schema63,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate48.errors = vErrors;
return errors === 0;
}
validate48.evaluated = {"props":{"name":true,"audience_id":true,"filter":true},"dynamicProps":false,"dynamicItems":false};

exports.v38 = validate49;
const schema64 = {"$id":"contract:/topics/create.body","$ref":"contract:/components/schemas/CreateTopicOptions"};
const schema65 = {"$id":"contract:/components/schemas/CreateTopicOptions","type":"object","required":["name","default_subscription"],"properties":{"name":{"type":"string","maxLength":50},"default_subscription":{"type":"string","enum":["opt_in","opt_out"]},"description":{"type":"string","maxLength":200},"visibility":{"type":"string","enum":["public","private"]}}};

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
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/CreateTopicOptions/required",keyword:"required",params:{missingProperty: "name"},schema:schema65.required,parentSchema:schema65,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.default_subscription === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/CreateTopicOptions/required",keyword:"required",params:{missingProperty: "default_subscription"},schema:schema65.required,parentSchema:schema65,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func0(data0) > 50){
const err2 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/CreateTopicOptions/properties/name/maxLength",keyword:"maxLength",params:{limit: 50},schema:50,parentSchema:schema65.properties.name,data:data0};
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
const err3 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/CreateTopicOptions/properties/name/type",keyword:"type",params:{type: "string"},schema:schema65.properties.name.type,parentSchema:schema65.properties.name,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.default_subscription !== undefined){
let data1 = data.default_subscription;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/default_subscription",schemaPath:"contract:/components/schemas/CreateTopicOptions/properties/default_subscription/type",keyword:"type",params:{type: "string"},schema:schema65.properties.default_subscription.type,parentSchema:schema65.properties.default_subscription,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((data1 === "opt_in") || (data1 === "opt_out"))){
const err5 = {instancePath:instancePath+"/default_subscription",schemaPath:"contract:/components/schemas/CreateTopicOptions/properties/default_subscription/enum",keyword:"enum",params:{allowedValues: schema65.properties.default_subscription.enum},schema:schema65.properties.default_subscription.enum,parentSchema:schema65.properties.default_subscription,data:data1};
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
if(typeof data2 === "string"){
if(func0(data2) > 200){
const err6 = {instancePath:instancePath+"/description",schemaPath:"contract:/components/schemas/CreateTopicOptions/properties/description/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema65.properties.description,data:data2};
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
const err7 = {instancePath:instancePath+"/description",schemaPath:"contract:/components/schemas/CreateTopicOptions/properties/description/type",keyword:"type",params:{type: "string"},schema:schema65.properties.description.type,parentSchema:schema65.properties.description,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.visibility !== undefined){
let data3 = data.visibility;
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/visibility",schemaPath:"contract:/components/schemas/CreateTopicOptions/properties/visibility/type",keyword:"type",params:{type: "string"},schema:schema65.properties.visibility.type,parentSchema:schema65.properties.visibility,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((data3 === "public") || (data3 === "private"))){
const err9 = {instancePath:instancePath+"/visibility",schemaPath:"contract:/components/schemas/CreateTopicOptions/properties/visibility/enum",keyword:"enum",params:{allowedValues: schema65.properties.visibility.enum},schema:schema65.properties.visibility.enum,parentSchema:schema65.properties.visibility,data:data3};
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
const err10 = {instancePath,schemaPath:"contract:/components/schemas/CreateTopicOptions/type",keyword:"type",params:{type: "object"},schema:schema65.type,parentSchema:schema65,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate49.errors = vErrors;
return errors === 0;
}
validate49.evaluated = {"props":{"name":true,"default_subscription":true,"description":true,"visibility":true},"dynamicProps":false,"dynamicItems":false};

exports.v39 = validate50;
const schema66 = {"$id":"contract:/topics/update.body","$ref":"contract:/components/schemas/UpdateTopicOptions"};
const schema67 = {"$id":"contract:/components/schemas/UpdateTopicOptions","type":"object","properties":{"name":{"type":"string","maxLength":50},"description":{"type":"string","maxLength":200},"visibility":{"type":"string","enum":["public","private"]}}};

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
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func0(data0) > 50){
const err0 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/UpdateTopicOptions/properties/name/maxLength",keyword:"maxLength",params:{limit: 50},schema:50,parentSchema:schema67.properties.name,data:data0};
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
const err1 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/UpdateTopicOptions/properties/name/type",keyword:"type",params:{type: "string"},schema:schema67.properties.name.type,parentSchema:schema67.properties.name,data:data0};
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
if(typeof data1 === "string"){
if(func0(data1) > 200){
const err2 = {instancePath:instancePath+"/description",schemaPath:"contract:/components/schemas/UpdateTopicOptions/properties/description/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema67.properties.description,data:data1};
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
const err3 = {instancePath:instancePath+"/description",schemaPath:"contract:/components/schemas/UpdateTopicOptions/properties/description/type",keyword:"type",params:{type: "string"},schema:schema67.properties.description.type,parentSchema:schema67.properties.description,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.visibility !== undefined){
let data2 = data.visibility;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/visibility",schemaPath:"contract:/components/schemas/UpdateTopicOptions/properties/visibility/type",keyword:"type",params:{type: "string"},schema:schema67.properties.visibility.type,parentSchema:schema67.properties.visibility,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((data2 === "public") || (data2 === "private"))){
const err5 = {instancePath:instancePath+"/visibility",schemaPath:"contract:/components/schemas/UpdateTopicOptions/properties/visibility/enum",keyword:"enum",params:{allowedValues: schema67.properties.visibility.enum},schema:schema67.properties.visibility.enum,parentSchema:schema67.properties.visibility,data:data2};
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
const err6 = {instancePath,schemaPath:"contract:/components/schemas/UpdateTopicOptions/type",keyword:"type",params:{type: "object"},schema:schema67.type,parentSchema:schema67,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"props":{"name":true,"description":true,"visibility":true},"dynamicProps":false,"dynamicItems":false};

exports.v40 = validate51;
const schema68 = {"$id":"contract:/contact-properties/create.body","$ref":"contract:/components/schemas/CreateContactPropertyOptions"};
const schema69 = {"$id":"contract:/components/schemas/CreateContactPropertyOptions","type":"object","required":["key","type"],"properties":{"key":{"type":"string"},"type":{"type":"string","enum":["string","number"]},"fallback_value":{"oneOf":[{"type":"string"},{"type":"number","double":true}]}}};

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
if(data.key === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/CreateContactPropertyOptions/required",keyword:"required",params:{missingProperty: "key"},schema:schema69.required,parentSchema:schema69,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/CreateContactPropertyOptions/required",keyword:"required",params:{missingProperty: "type"},schema:schema69.required,parentSchema:schema69,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.key !== undefined){
let data0 = data.key;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/key",schemaPath:"contract:/components/schemas/CreateContactPropertyOptions/properties/key/type",keyword:"type",params:{type: "string"},schema:schema69.properties.key.type,parentSchema:schema69.properties.key,data:data0};
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
let data1 = data.type;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/type",schemaPath:"contract:/components/schemas/CreateContactPropertyOptions/properties/type/type",keyword:"type",params:{type: "string"},schema:schema69.properties.type.type,parentSchema:schema69.properties.type,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((data1 === "string") || (data1 === "number"))){
const err4 = {instancePath:instancePath+"/type",schemaPath:"contract:/components/schemas/CreateContactPropertyOptions/properties/type/enum",keyword:"enum",params:{allowedValues: schema69.properties.type.enum},schema:schema69.properties.type.enum,parentSchema:schema69.properties.type,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.fallback_value !== undefined){
let data2 = data.fallback_value;
const _errs7 = errors;
let valid2 = false;
let passing0 = null;
const _errs8 = errors;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/fallback_value",schemaPath:"contract:/components/schemas/CreateContactPropertyOptions/properties/fallback_value/oneOf/0/type",keyword:"type",params:{type: "string"},schema:schema69.properties.fallback_value.oneOf[0].type,parentSchema:schema69.properties.fallback_value.oneOf[0],data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs8 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs10 = errors;
if(!((typeof data2 == "number") && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/fallback_value",schemaPath:"contract:/components/schemas/CreateContactPropertyOptions/properties/fallback_value/oneOf/1/type",keyword:"type",params:{type: "number"},schema:schema69.properties.fallback_value.oneOf[1].type,parentSchema:schema69.properties.fallback_value.oneOf[1],data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data2 === "bigint"){
const err7 = {instancePath:instancePath+"/fallback_value",schemaPath:"contract:/components/schemas/CreateContactPropertyOptions/properties/fallback_value/oneOf/1/double",keyword:"double",params:{holder: data, key: "fallback_value"},schema:true,parentSchema:schema69.properties.fallback_value.oneOf[1],data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs10 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid2 = true;
passing0 = 1;
}
}
if(!valid2){
const err8 = {instancePath:instancePath+"/fallback_value",schemaPath:"contract:/components/schemas/CreateContactPropertyOptions/properties/fallback_value/oneOf",keyword:"oneOf",params:{errorCount: errors - _errs7, passingSchemas: passing0},schema:schema69.properties.fallback_value.oneOf,parentSchema:schema69.properties.fallback_value,data:data2};
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
}
else {
const err9 = {instancePath,schemaPath:"contract:/components/schemas/CreateContactPropertyOptions/type",keyword:"type",params:{type: "object"},schema:schema69.type,parentSchema:schema69,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate51.errors = vErrors;
return errors === 0;
}
validate51.evaluated = {"props":{"key":true,"type":true,"fallback_value":true},"dynamicProps":false,"dynamicItems":false};

exports.v41 = validate52;
const schema70 = {"$id":"contract:/contact-properties/update.body","$ref":"contract:/components/schemas/UpdateContactPropertyOptions"};
const schema71 = {"$id":"contract:/components/schemas/UpdateContactPropertyOptions","type":"object","properties":{"fallback_value":{"oneOf":[{"type":"string"},{"type":"number","double":true}]}}};

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
if(data.fallback_value !== undefined){
let data0 = data.fallback_value;
const _errs3 = errors;
let valid2 = false;
let passing0 = null;
const _errs4 = errors;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/fallback_value",schemaPath:"contract:/components/schemas/UpdateContactPropertyOptions/properties/fallback_value/oneOf/0/type",keyword:"type",params:{type: "string"},schema:schema71.properties.fallback_value.oneOf[0].type,parentSchema:schema71.properties.fallback_value.oneOf[0],data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs4 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs6 = errors;
if(!((typeof data0 == "number") && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/fallback_value",schemaPath:"contract:/components/schemas/UpdateContactPropertyOptions/properties/fallback_value/oneOf/1/type",keyword:"type",params:{type: "number"},schema:schema71.properties.fallback_value.oneOf[1].type,parentSchema:schema71.properties.fallback_value.oneOf[1],data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data0 === "bigint"){
const err2 = {instancePath:instancePath+"/fallback_value",schemaPath:"contract:/components/schemas/UpdateContactPropertyOptions/properties/fallback_value/oneOf/1/double",keyword:"double",params:{holder: data, key: "fallback_value"},schema:true,parentSchema:schema71.properties.fallback_value.oneOf[1],data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs6 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid2 = true;
passing0 = 1;
}
}
if(!valid2){
const err3 = {instancePath:instancePath+"/fallback_value",schemaPath:"contract:/components/schemas/UpdateContactPropertyOptions/properties/fallback_value/oneOf",keyword:"oneOf",params:{errorCount: errors - _errs3, passingSchemas: passing0},schema:schema71.properties.fallback_value.oneOf,parentSchema:schema71.properties.fallback_value,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
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
const err4 = {instancePath,schemaPath:"contract:/components/schemas/UpdateContactPropertyOptions/type",keyword:"type",params:{type: "object"},schema:schema71.type,parentSchema:schema71,data};
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
validate52.evaluated = {"props":{"fallback_value":true},"dynamicProps":false,"dynamicItems":false};

exports.v42 = validate53;
const schema72 = {"$id":"contract:/contacts/list-segments.parameters","type":"object","properties":{"path":{"type":"object","properties":{"contact_id":{"type":"string"}},"required":["contact_id"]},"query":{"type":"object","properties":{"limit":{"type":"integer","minimum":1,"maximum":100},"after":{"type":"string"},"before":{"type":"string"}},"required":[]}},"required":["path","query"]};

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
if(data0.contact_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "contact_id"},schema:schema72.properties.path.required,parentSchema:schema72.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.contact_id !== undefined){
let data1 = data0.contact_id;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/contact_id",schemaPath:"#/properties/path/properties/contact_id/type",keyword:"type",params:{type: "string"},schema:schema72.properties.path.properties.contact_id.type,parentSchema:schema72.properties.path.properties.contact_id,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema72.properties.path.type,parentSchema:schema72.properties.path,data:data0};
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
if(data2.limit !== undefined){
let data3 = data2.limit;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err5 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema72.properties.query.properties.limit.type,parentSchema:schema72.properties.query.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100 || isNaN(data3)){
const err6 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema72.properties.query.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err7 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema72.properties.query.properties.limit,data:data3};
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
if(data2.after !== undefined){
let data4 = data2.after;
if(typeof data4 !== "string"){
const err8 = {instancePath:instancePath+"/query/after",schemaPath:"#/properties/query/properties/after/type",keyword:"type",params:{type: "string"},schema:schema72.properties.query.properties.after.type,parentSchema:schema72.properties.query.properties.after,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.before !== undefined){
let data5 = data2.before;
if(typeof data5 !== "string"){
const err9 = {instancePath:instancePath+"/query/before",schemaPath:"#/properties/query/properties/before/type",keyword:"type",params:{type: "string"},schema:schema72.properties.query.properties.before.type,parentSchema:schema72.properties.query.properties.before,data:data5};
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
const err10 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema72.properties.query.type,parentSchema:schema72.properties.query,data:data2};
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
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v43 = validate54;
const schema73 = {"$id":"contract:/contacts/add-segment.parameters","type":"object","properties":{"path":{"type":"object","properties":{"contact_id":{"type":"string"},"segment_id":{"type":"string"}},"required":["contact_id","segment_id"]}},"required":["path"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema73.required,parentSchema:schema73,data};
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
if(data0.contact_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "contact_id"},schema:schema73.properties.path.required,parentSchema:schema73.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.segment_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "segment_id"},schema:schema73.properties.path.required,parentSchema:schema73.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.contact_id !== undefined){
let data1 = data0.contact_id;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/contact_id",schemaPath:"#/properties/path/properties/contact_id/type",keyword:"type",params:{type: "string"},schema:schema73.properties.path.properties.contact_id.type,parentSchema:schema73.properties.path.properties.contact_id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.segment_id !== undefined){
let data2 = data0.segment_id;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/path/segment_id",schemaPath:"#/properties/path/properties/segment_id/type",keyword:"type",params:{type: "string"},schema:schema73.properties.path.properties.segment_id.type,parentSchema:schema73.properties.path.properties.segment_id,data:data2};
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
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema73.properties.path.type,parentSchema:schema73.properties.path,data:data0};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema73.type,parentSchema:schema73,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v44 = validate55;
const schema74 = {"$id":"contract:/contacts/update-topics.parameters","type":"object","properties":{"path":{"type":"object","properties":{"contact_id":{"type":"string"}},"required":["contact_id"]}},"required":["path"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema74.required,parentSchema:schema74,data};
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
if(data0.contact_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "contact_id"},schema:schema74.properties.path.required,parentSchema:schema74.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.contact_id !== undefined){
let data1 = data0.contact_id;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/path/contact_id",schemaPath:"#/properties/path/properties/contact_id/type",keyword:"type",params:{type: "string"},schema:schema74.properties.path.properties.contact_id.type,parentSchema:schema74.properties.path.properties.contact_id,data:data1};
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
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema74.properties.path.type,parentSchema:schema74.properties.path,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema74.type,parentSchema:schema74,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v45 = validate56;
const schema75 = {"$id":"contract:/contacts/update-topics.body","$ref":"contract:/components/schemas/UpdateContactTopicsOptions"};
const schema76 = {"$id":"contract:/components/schemas/UpdateContactTopicsOptions","type":"object","required":["topics"],"properties":{"topics":{"type":"array","items":{"type":"object","properties":{"id":{"type":"string"},"subscription":{"type":"string","enum":["opt_in","opt_out"]}}}}}};

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
if(data.topics === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/UpdateContactTopicsOptions/required",keyword:"required",params:{missingProperty: "topics"},schema:schema76.required,parentSchema:schema76,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.topics !== undefined){
let data0 = data.topics;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.id !== undefined){
let data2 = data1.id;
if(typeof data2 !== "string"){
const err1 = {instancePath:instancePath+"/topics/" + i0+"/id",schemaPath:"contract:/components/schemas/UpdateContactTopicsOptions/properties/topics/items/properties/id/type",keyword:"type",params:{type: "string"},schema:schema76.properties.topics.items.properties.id.type,parentSchema:schema76.properties.topics.items.properties.id,data:data2};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data1.subscription !== undefined){
let data3 = data1.subscription;
if(typeof data3 !== "string"){
const err2 = {instancePath:instancePath+"/topics/" + i0+"/subscription",schemaPath:"contract:/components/schemas/UpdateContactTopicsOptions/properties/topics/items/properties/subscription/type",keyword:"type",params:{type: "string"},schema:schema76.properties.topics.items.properties.subscription.type,parentSchema:schema76.properties.topics.items.properties.subscription,data:data3};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((data3 === "opt_in") || (data3 === "opt_out"))){
const err3 = {instancePath:instancePath+"/topics/" + i0+"/subscription",schemaPath:"contract:/components/schemas/UpdateContactTopicsOptions/properties/topics/items/properties/subscription/enum",keyword:"enum",params:{allowedValues: schema76.properties.topics.items.properties.subscription.enum},schema:schema76.properties.topics.items.properties.subscription.enum,parentSchema:schema76.properties.topics.items.properties.subscription,data:data3};
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
const err4 = {instancePath:instancePath+"/topics/" + i0,schemaPath:"contract:/components/schemas/UpdateContactTopicsOptions/properties/topics/items/type",keyword:"type",params:{type: "object"},schema:schema76.properties.topics.items.type,parentSchema:schema76.properties.topics.items,data:data1};
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
const err5 = {instancePath:instancePath+"/topics",schemaPath:"contract:/components/schemas/UpdateContactTopicsOptions/properties/topics/type",keyword:"type",params:{type: "array"},schema:schema76.properties.topics.type,parentSchema:schema76.properties.topics,data:data0};
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
const err6 = {instancePath,schemaPath:"contract:/components/schemas/UpdateContactTopicsOptions/type",keyword:"type",params:{type: "object"},schema:schema76.type,parentSchema:schema76,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":{"topics":true},"dynamicProps":false,"dynamicItems":false};

exports.v46 = validate57;
const schema77 = {"$id":"contract:/logs/get.parameters","type":"object","properties":{"path":{"type":"object","properties":{"log_id":{"type":"string","format":"uuid"}},"required":["log_id"]}},"required":["path"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema77.required,parentSchema:schema77,data};
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
if(data0.log_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "log_id"},schema:schema77.properties.path.required,parentSchema:schema77.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.log_id !== undefined){
let data1 = data0.log_id;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err2 = {instancePath:instancePath+"/path/log_id",schemaPath:"#/properties/path/properties/log_id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema77.properties.path.properties.log_id,data:data1};
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
const err3 = {instancePath:instancePath+"/path/log_id",schemaPath:"#/properties/path/properties/log_id/type",keyword:"type",params:{type: "string"},schema:schema77.properties.path.properties.log_id.type,parentSchema:schema77.properties.path.properties.log_id,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema77.properties.path.type,parentSchema:schema77.properties.path,data:data0};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema77.type,parentSchema:schema77,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v47 = validate58;
const schema78 = {"$id":"contract:/automations/list.parameters","type":"object","properties":{"query":{"type":"object","properties":{"status":{"type":"string","enum":["enabled","disabled"]},"limit":{"type":"integer","minimum":1,"maximum":100},"after":{"type":"string"},"before":{"type":"string"}},"required":[]}},"required":["query"]};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema78.required,parentSchema:schema78,data};
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
if(data0.status !== undefined){
let data1 = data0.status;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/query/status",schemaPath:"#/properties/query/properties/status/type",keyword:"type",params:{type: "string"},schema:schema78.properties.query.properties.status.type,parentSchema:schema78.properties.query.properties.status,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data1 === "enabled") || (data1 === "disabled"))){
const err2 = {instancePath:instancePath+"/query/status",schemaPath:"#/properties/query/properties/status/enum",keyword:"enum",params:{allowedValues: schema78.properties.query.properties.status.enum},schema:schema78.properties.query.properties.status.enum,parentSchema:schema78.properties.query.properties.status,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.limit !== undefined){
let data2 = data0.limit;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err3 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema78.properties.query.properties.limit.type,parentSchema:schema78.properties.query.properties.limit,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 100 || isNaN(data2)){
const err4 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema78.properties.query.properties.limit,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema78.properties.query.properties.limit,data:data2};
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
if(data0.after !== undefined){
let data3 = data0.after;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/query/after",schemaPath:"#/properties/query/properties/after/type",keyword:"type",params:{type: "string"},schema:schema78.properties.query.properties.after.type,parentSchema:schema78.properties.query.properties.after,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.before !== undefined){
let data4 = data0.before;
if(typeof data4 !== "string"){
const err7 = {instancePath:instancePath+"/query/before",schemaPath:"#/properties/query/properties/before/type",keyword:"type",params:{type: "string"},schema:schema78.properties.query.properties.before.type,parentSchema:schema78.properties.query.properties.before,data:data4};
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
const err8 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema78.properties.query.type,parentSchema:schema78.properties.query,data:data0};
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
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema78.type,parentSchema:schema78,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v48 = validate59;
const schema79 = {"$id":"contract:/automations/create.body","$ref":"contract:/components/schemas/CreateAutomationRequest"};
const schema80 = {"$id":"contract:/components/schemas/CreateAutomationRequest","type":"object","required":["name","steps","connections"],"properties":{"name":{"type":"string","minLength":1},"status":{"type":"string","enum":["enabled","disabled"]},"steps":{"type":"array","minItems":1,"maxItems":150,"items":{"$ref":"contract:/components/schemas/AutomationStep"}},"connections":{"type":"array","items":{"$ref":"contract:/components/schemas/AutomationConnection"}}}};
const schema81 = {"$id":"contract:/components/schemas/AutomationStep","type":"object","required":["key","type","config"],"properties":{"key":{"type":"string"},"type":{"type":"string","enum":["trigger","send_email","delay","wait_for_event","condition","contact_update","contact_delete","add_to_segment"]},"config":{"type":"object"}}};
const schema82 = {"$id":"contract:/components/schemas/AutomationConnection","type":"object","required":["from","to"],"properties":{"from":{"type":"string"},"to":{"type":"string"},"type":{"type":"string","enum":["default","condition_met","condition_not_met","timeout","event_received"]}}};

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate60.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema80.required,parentSchema:schema80,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.steps === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "steps"},schema:schema80.required,parentSchema:schema80,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.connections === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "connections"},schema:schema80.required,parentSchema:schema80,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func0(data0) < 1){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema80.properties.name,data:data0};
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
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema80.properties.name.type,parentSchema:schema80.properties.name,data:data0};
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
let data1 = data.status;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},schema:schema80.properties.status.type,parentSchema:schema80.properties.status,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((data1 === "enabled") || (data1 === "disabled"))){
const err6 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema80.properties.status.enum},schema:schema80.properties.status.enum,parentSchema:schema80.properties.status,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.steps !== undefined){
let data2 = data.steps;
if(Array.isArray(data2)){
if(data2.length > 150){
const err7 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/maxItems",keyword:"maxItems",params:{limit: 150},schema:150,parentSchema:schema80.properties.steps,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.length < 1){
const err8 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema80.properties.steps,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.key === undefined){
const err9 = {instancePath:instancePath+"/steps/" + i0,schemaPath:"contract:/components/schemas/AutomationStep/required",keyword:"required",params:{missingProperty: "key"},schema:schema81.required,parentSchema:schema81,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3.type === undefined){
const err10 = {instancePath:instancePath+"/steps/" + i0,schemaPath:"contract:/components/schemas/AutomationStep/required",keyword:"required",params:{missingProperty: "type"},schema:schema81.required,parentSchema:schema81,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3.config === undefined){
const err11 = {instancePath:instancePath+"/steps/" + i0,schemaPath:"contract:/components/schemas/AutomationStep/required",keyword:"required",params:{missingProperty: "config"},schema:schema81.required,parentSchema:schema81,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3.key !== undefined){
let data4 = data3.key;
if(typeof data4 !== "string"){
const err12 = {instancePath:instancePath+"/steps/" + i0+"/key",schemaPath:"contract:/components/schemas/AutomationStep/properties/key/type",keyword:"type",params:{type: "string"},schema:schema81.properties.key.type,parentSchema:schema81.properties.key,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data3.type !== undefined){
let data5 = data3.type;
if(typeof data5 !== "string"){
const err13 = {instancePath:instancePath+"/steps/" + i0+"/type",schemaPath:"contract:/components/schemas/AutomationStep/properties/type/type",keyword:"type",params:{type: "string"},schema:schema81.properties.type.type,parentSchema:schema81.properties.type,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!((((((((data5 === "trigger") || (data5 === "send_email")) || (data5 === "delay")) || (data5 === "wait_for_event")) || (data5 === "condition")) || (data5 === "contact_update")) || (data5 === "contact_delete")) || (data5 === "add_to_segment"))){
const err14 = {instancePath:instancePath+"/steps/" + i0+"/type",schemaPath:"contract:/components/schemas/AutomationStep/properties/type/enum",keyword:"enum",params:{allowedValues: schema81.properties.type.enum},schema:schema81.properties.type.enum,parentSchema:schema81.properties.type,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data3.config !== undefined){
let data6 = data3.config;
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
const err15 = {instancePath:instancePath+"/steps/" + i0+"/config",schemaPath:"contract:/components/schemas/AutomationStep/properties/config/type",keyword:"type",params:{type: "object"},schema:schema81.properties.config.type,parentSchema:schema81.properties.config,data:data6};
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
const err16 = {instancePath:instancePath+"/steps/" + i0,schemaPath:"contract:/components/schemas/AutomationStep/type",keyword:"type",params:{type: "object"},schema:schema81.type,parentSchema:schema81,data:data3};
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
const err17 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/type",keyword:"type",params:{type: "array"},schema:schema80.properties.steps.type,parentSchema:schema80.properties.steps,data:data2};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.connections !== undefined){
let data7 = data.connections;
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.from === undefined){
const err18 = {instancePath:instancePath+"/connections/" + i1,schemaPath:"contract:/components/schemas/AutomationConnection/required",keyword:"required",params:{missingProperty: "from"},schema:schema82.required,parentSchema:schema82,data:data8};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data8.to === undefined){
const err19 = {instancePath:instancePath+"/connections/" + i1,schemaPath:"contract:/components/schemas/AutomationConnection/required",keyword:"required",params:{missingProperty: "to"},schema:schema82.required,parentSchema:schema82,data:data8};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data8.from !== undefined){
let data9 = data8.from;
if(typeof data9 !== "string"){
const err20 = {instancePath:instancePath+"/connections/" + i1+"/from",schemaPath:"contract:/components/schemas/AutomationConnection/properties/from/type",keyword:"type",params:{type: "string"},schema:schema82.properties.from.type,parentSchema:schema82.properties.from,data:data9};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data8.to !== undefined){
let data10 = data8.to;
if(typeof data10 !== "string"){
const err21 = {instancePath:instancePath+"/connections/" + i1+"/to",schemaPath:"contract:/components/schemas/AutomationConnection/properties/to/type",keyword:"type",params:{type: "string"},schema:schema82.properties.to.type,parentSchema:schema82.properties.to,data:data10};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data8.type !== undefined){
let data11 = data8.type;
if(typeof data11 !== "string"){
const err22 = {instancePath:instancePath+"/connections/" + i1+"/type",schemaPath:"contract:/components/schemas/AutomationConnection/properties/type/type",keyword:"type",params:{type: "string"},schema:schema82.properties.type.type,parentSchema:schema82.properties.type,data:data11};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!(((((data11 === "default") || (data11 === "condition_met")) || (data11 === "condition_not_met")) || (data11 === "timeout")) || (data11 === "event_received"))){
const err23 = {instancePath:instancePath+"/connections/" + i1+"/type",schemaPath:"contract:/components/schemas/AutomationConnection/properties/type/enum",keyword:"enum",params:{allowedValues: schema82.properties.type.enum},schema:schema82.properties.type.enum,parentSchema:schema82.properties.type,data:data11};
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
const err24 = {instancePath:instancePath+"/connections/" + i1,schemaPath:"contract:/components/schemas/AutomationConnection/type",keyword:"type",params:{type: "object"},schema:schema82.type,parentSchema:schema82,data:data8};
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
const err25 = {instancePath:instancePath+"/connections",schemaPath:"#/properties/connections/type",keyword:"type",params:{type: "array"},schema:schema80.properties.connections.type,parentSchema:schema80.properties.connections,data:data7};
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
const err26 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema80.type,parentSchema:schema80,data};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"props":{"name":true,"status":true,"steps":true,"connections":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate60.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate60.errors);
errors = vErrors.length;
}
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"props":{"name":true,"status":true,"steps":true,"connections":true},"dynamicProps":false,"dynamicItems":false};

exports.v49 = validate62;
const schema83 = {"$id":"contract:/automations/get.parameters","type":"object","properties":{"path":{"type":"object","properties":{"automation_id":{"type":"string","format":"uuid"}},"required":["automation_id"]}},"required":["path"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema83.required,parentSchema:schema83,data};
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
if(data0.automation_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "automation_id"},schema:schema83.properties.path.required,parentSchema:schema83.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.automation_id !== undefined){
let data1 = data0.automation_id;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err2 = {instancePath:instancePath+"/path/automation_id",schemaPath:"#/properties/path/properties/automation_id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema83.properties.path.properties.automation_id,data:data1};
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
const err3 = {instancePath:instancePath+"/path/automation_id",schemaPath:"#/properties/path/properties/automation_id/type",keyword:"type",params:{type: "string"},schema:schema83.properties.path.properties.automation_id.type,parentSchema:schema83.properties.path.properties.automation_id,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema83.properties.path.type,parentSchema:schema83.properties.path,data:data0};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema83.type,parentSchema:schema83,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v50 = validate63;
const schema84 = {"$id":"contract:/automations/update.body","$ref":"contract:/components/schemas/PatchAutomationRequest"};
const schema85 = {"$id":"contract:/components/schemas/PatchAutomationRequest","type":"object","properties":{"name":{"type":"string","minLength":1},"status":{"type":"string","enum":["enabled","disabled"]},"steps":{"type":"array","minItems":1,"maxItems":150,"items":{"$ref":"contract:/components/schemas/AutomationStep"}},"connections":{"type":"array","items":{"$ref":"contract:/components/schemas/AutomationConnection"}}}};

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
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func0(data0) < 1){
const err0 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema85.properties.name,data:data0};
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
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema85.properties.name.type,parentSchema:schema85.properties.name,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.status !== undefined){
let data1 = data.status;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},schema:schema85.properties.status.type,parentSchema:schema85.properties.status,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((data1 === "enabled") || (data1 === "disabled"))){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema85.properties.status.enum},schema:schema85.properties.status.enum,parentSchema:schema85.properties.status,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.steps !== undefined){
let data2 = data.steps;
if(Array.isArray(data2)){
if(data2.length > 150){
const err4 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/maxItems",keyword:"maxItems",params:{limit: 150},schema:150,parentSchema:schema85.properties.steps,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2.length < 1){
const err5 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema85.properties.steps,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.key === undefined){
const err6 = {instancePath:instancePath+"/steps/" + i0,schemaPath:"contract:/components/schemas/AutomationStep/required",keyword:"required",params:{missingProperty: "key"},schema:schema81.required,parentSchema:schema81,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data3.type === undefined){
const err7 = {instancePath:instancePath+"/steps/" + i0,schemaPath:"contract:/components/schemas/AutomationStep/required",keyword:"required",params:{missingProperty: "type"},schema:schema81.required,parentSchema:schema81,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data3.config === undefined){
const err8 = {instancePath:instancePath+"/steps/" + i0,schemaPath:"contract:/components/schemas/AutomationStep/required",keyword:"required",params:{missingProperty: "config"},schema:schema81.required,parentSchema:schema81,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3.key !== undefined){
let data4 = data3.key;
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/steps/" + i0+"/key",schemaPath:"contract:/components/schemas/AutomationStep/properties/key/type",keyword:"type",params:{type: "string"},schema:schema81.properties.key.type,parentSchema:schema81.properties.key,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data3.type !== undefined){
let data5 = data3.type;
if(typeof data5 !== "string"){
const err10 = {instancePath:instancePath+"/steps/" + i0+"/type",schemaPath:"contract:/components/schemas/AutomationStep/properties/type/type",keyword:"type",params:{type: "string"},schema:schema81.properties.type.type,parentSchema:schema81.properties.type,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!((((((((data5 === "trigger") || (data5 === "send_email")) || (data5 === "delay")) || (data5 === "wait_for_event")) || (data5 === "condition")) || (data5 === "contact_update")) || (data5 === "contact_delete")) || (data5 === "add_to_segment"))){
const err11 = {instancePath:instancePath+"/steps/" + i0+"/type",schemaPath:"contract:/components/schemas/AutomationStep/properties/type/enum",keyword:"enum",params:{allowedValues: schema81.properties.type.enum},schema:schema81.properties.type.enum,parentSchema:schema81.properties.type,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data3.config !== undefined){
let data6 = data3.config;
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
const err12 = {instancePath:instancePath+"/steps/" + i0+"/config",schemaPath:"contract:/components/schemas/AutomationStep/properties/config/type",keyword:"type",params:{type: "object"},schema:schema81.properties.config.type,parentSchema:schema81.properties.config,data:data6};
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
const err13 = {instancePath:instancePath+"/steps/" + i0,schemaPath:"contract:/components/schemas/AutomationStep/type",keyword:"type",params:{type: "object"},schema:schema81.type,parentSchema:schema81,data:data3};
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
const err14 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/type",keyword:"type",params:{type: "array"},schema:schema85.properties.steps.type,parentSchema:schema85.properties.steps,data:data2};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.connections !== undefined){
let data7 = data.connections;
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.from === undefined){
const err15 = {instancePath:instancePath+"/connections/" + i1,schemaPath:"contract:/components/schemas/AutomationConnection/required",keyword:"required",params:{missingProperty: "from"},schema:schema82.required,parentSchema:schema82,data:data8};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data8.to === undefined){
const err16 = {instancePath:instancePath+"/connections/" + i1,schemaPath:"contract:/components/schemas/AutomationConnection/required",keyword:"required",params:{missingProperty: "to"},schema:schema82.required,parentSchema:schema82,data:data8};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data8.from !== undefined){
let data9 = data8.from;
if(typeof data9 !== "string"){
const err17 = {instancePath:instancePath+"/connections/" + i1+"/from",schemaPath:"contract:/components/schemas/AutomationConnection/properties/from/type",keyword:"type",params:{type: "string"},schema:schema82.properties.from.type,parentSchema:schema82.properties.from,data:data9};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data8.to !== undefined){
let data10 = data8.to;
if(typeof data10 !== "string"){
const err18 = {instancePath:instancePath+"/connections/" + i1+"/to",schemaPath:"contract:/components/schemas/AutomationConnection/properties/to/type",keyword:"type",params:{type: "string"},schema:schema82.properties.to.type,parentSchema:schema82.properties.to,data:data10};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data8.type !== undefined){
let data11 = data8.type;
if(typeof data11 !== "string"){
const err19 = {instancePath:instancePath+"/connections/" + i1+"/type",schemaPath:"contract:/components/schemas/AutomationConnection/properties/type/type",keyword:"type",params:{type: "string"},schema:schema82.properties.type.type,parentSchema:schema82.properties.type,data:data11};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!(((((data11 === "default") || (data11 === "condition_met")) || (data11 === "condition_not_met")) || (data11 === "timeout")) || (data11 === "event_received"))){
const err20 = {instancePath:instancePath+"/connections/" + i1+"/type",schemaPath:"contract:/components/schemas/AutomationConnection/properties/type/enum",keyword:"enum",params:{allowedValues: schema82.properties.type.enum},schema:schema82.properties.type.enum,parentSchema:schema82.properties.type,data:data11};
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
const err21 = {instancePath:instancePath+"/connections/" + i1,schemaPath:"contract:/components/schemas/AutomationConnection/type",keyword:"type",params:{type: "object"},schema:schema82.type,parentSchema:schema82,data:data8};
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
const err22 = {instancePath:instancePath+"/connections",schemaPath:"#/properties/connections/type",keyword:"type",params:{type: "array"},schema:schema85.properties.connections.type,parentSchema:schema85.properties.connections,data:data7};
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
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema85.type,parentSchema:schema85,data};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"props":{"name":true,"status":true,"steps":true,"connections":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate64.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate64.errors);
errors = vErrors.length;
}
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"props":{"name":true,"status":true,"steps":true,"connections":true},"dynamicProps":false,"dynamicItems":false};

exports.v51 = validate66;
const schema88 = {"$id":"contract:/automations/list-runs.parameters","type":"object","properties":{"path":{"type":"object","properties":{"automation_id":{"type":"string","format":"uuid"}},"required":["automation_id"]},"query":{"type":"object","properties":{"status":{"type":"string"},"limit":{"type":"integer","minimum":1,"maximum":100},"after":{"type":"string"},"before":{"type":"string"}},"required":[]}},"required":["path","query"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema88.required,parentSchema:schema88,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema88.required,parentSchema:schema88,data};
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
if(data0.automation_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "automation_id"},schema:schema88.properties.path.required,parentSchema:schema88.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.automation_id !== undefined){
let data1 = data0.automation_id;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err3 = {instancePath:instancePath+"/path/automation_id",schemaPath:"#/properties/path/properties/automation_id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema88.properties.path.properties.automation_id,data:data1};
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
const err4 = {instancePath:instancePath+"/path/automation_id",schemaPath:"#/properties/path/properties/automation_id/type",keyword:"type",params:{type: "string"},schema:schema88.properties.path.properties.automation_id.type,parentSchema:schema88.properties.path.properties.automation_id,data:data1};
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
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema88.properties.path.type,parentSchema:schema88.properties.path,data:data0};
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
if(data2.status !== undefined){
let data3 = data2.status;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/query/status",schemaPath:"#/properties/query/properties/status/type",keyword:"type",params:{type: "string"},schema:schema88.properties.query.properties.status.type,parentSchema:schema88.properties.query.properties.status,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data2.limit !== undefined){
let data4 = data2.limit;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err7 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema88.properties.query.properties.limit.type,parentSchema:schema88.properties.query.properties.limit,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 100 || isNaN(data4)){
const err8 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema88.properties.query.properties.limit,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err9 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema88.properties.query.properties.limit,data:data4};
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
if(data2.after !== undefined){
let data5 = data2.after;
if(typeof data5 !== "string"){
const err10 = {instancePath:instancePath+"/query/after",schemaPath:"#/properties/query/properties/after/type",keyword:"type",params:{type: "string"},schema:schema88.properties.query.properties.after.type,parentSchema:schema88.properties.query.properties.after,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.before !== undefined){
let data6 = data2.before;
if(typeof data6 !== "string"){
const err11 = {instancePath:instancePath+"/query/before",schemaPath:"#/properties/query/properties/before/type",keyword:"type",params:{type: "string"},schema:schema88.properties.query.properties.before.type,parentSchema:schema88.properties.query.properties.before,data:data6};
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
const err12 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema88.properties.query.type,parentSchema:schema88.properties.query,data:data2};
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
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema88.type,parentSchema:schema88,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate66.errors = vErrors;
return errors === 0;
}
validate66.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v52 = validate67;
const schema89 = {"$id":"contract:/automations/get-run.parameters","type":"object","properties":{"path":{"type":"object","properties":{"automation_id":{"type":"string","format":"uuid"},"run_id":{"type":"string","format":"uuid"}},"required":["automation_id","run_id"]}},"required":["path"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema89.required,parentSchema:schema89,data};
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
if(data0.automation_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "automation_id"},schema:schema89.properties.path.required,parentSchema:schema89.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.run_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "run_id"},schema:schema89.properties.path.required,parentSchema:schema89.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.automation_id !== undefined){
let data1 = data0.automation_id;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err3 = {instancePath:instancePath+"/path/automation_id",schemaPath:"#/properties/path/properties/automation_id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema89.properties.path.properties.automation_id,data:data1};
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
const err4 = {instancePath:instancePath+"/path/automation_id",schemaPath:"#/properties/path/properties/automation_id/type",keyword:"type",params:{type: "string"},schema:schema89.properties.path.properties.automation_id.type,parentSchema:schema89.properties.path.properties.automation_id,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.run_id !== undefined){
let data2 = data0.run_id;
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
const err5 = {instancePath:instancePath+"/path/run_id",schemaPath:"#/properties/path/properties/run_id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema89.properties.path.properties.run_id,data:data2};
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
const err6 = {instancePath:instancePath+"/path/run_id",schemaPath:"#/properties/path/properties/run_id/type",keyword:"type",params:{type: "string"},schema:schema89.properties.path.properties.run_id.type,parentSchema:schema89.properties.path.properties.run_id,data:data2};
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
const err7 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema89.properties.path.type,parentSchema:schema89.properties.path,data:data0};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema89.type,parentSchema:schema89,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v53 = validate68;
const schema90 = {"$id":"contract:/events/create.body","$ref":"contract:/components/schemas/CreateEventRequest"};
const schema91 = {"$id":"contract:/components/schemas/CreateEventRequest","type":"object","required":["name"],"properties":{"name":{"type":"string"},"schema":{"type":["object","null"]}}};

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
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/CreateEventRequest/required",keyword:"required",params:{missingProperty: "name"},schema:schema91.required,parentSchema:schema91,data};
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
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/CreateEventRequest/properties/name/type",keyword:"type",params:{type: "string"},schema:schema91.properties.name.type,parentSchema:schema91.properties.name,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.schema !== undefined){
let data1 = data.schema;
if((!(data1 && typeof data1 == "object" && !Array.isArray(data1))) && (data1 !== null)){
const err2 = {instancePath:instancePath+"/schema",schemaPath:"contract:/components/schemas/CreateEventRequest/properties/schema/type",keyword:"type",params:{type: schema91.properties.schema.type},schema:schema91.properties.schema.type,parentSchema:schema91.properties.schema,data:data1};
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
const err3 = {instancePath,schemaPath:"contract:/components/schemas/CreateEventRequest/type",keyword:"type",params:{type: "object"},schema:schema91.type,parentSchema:schema91,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"props":{"name":true,"schema":true},"dynamicProps":false,"dynamicItems":false};

exports.v54 = validate69;
const schema92 = {"$id":"contract:/events/send.body","$ref":"contract:/components/schemas/SendEventRequest"};
const schema93 = {"$id":"contract:/components/schemas/SendEventRequest","type":"object","required":["event"],"properties":{"event":{"type":"string"},"contact_id":{"type":"string","format":"uuid"},"email":{"type":"string","format":"email"},"payload":{"type":"object","additionalProperties":true}}};
const formats21 = /^(?:[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*|"(?:[ !#-[\]-~]|\\[ -~])*")@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)*|\[(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}|[Ii][Pp][Vv]6:(?:(?:[0-9A-Fa-f]{1,4}:){6}(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|::(?:[0-9A-Fa-f]{1,4}:){5}(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:[0-9A-Fa-f]{1,4})?::(?:[0-9A-Fa-f]{1,4}:){4}(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:(?:[0-9A-Fa-f]{1,4}:){0,1}[0-9A-Fa-f]{1,4})?::(?:[0-9A-Fa-f]{1,4}:){3}(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:(?:[0-9A-Fa-f]{1,4}:){0,2}[0-9A-Fa-f]{1,4})?::(?:[0-9A-Fa-f]{1,4}:){2}(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:(?:[0-9A-Fa-f]{1,4}:){0,3}[0-9A-Fa-f]{1,4})?::[0-9A-Fa-f]{1,4}:(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:(?:[0-9A-Fa-f]{1,4}:){0,4}[0-9A-Fa-f]{1,4})?::(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:(?:[0-9A-Fa-f]{1,4}:){0,5}[0-9A-Fa-f]{1,4})?::[0-9A-Fa-f]{1,4}|(?:(?:[0-9A-Fa-f]{1,4}:){0,6}[0-9A-Fa-f]{1,4})?::))\])$/;

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
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/SendEventRequest/required",keyword:"required",params:{missingProperty: "event"},schema:schema93.required,parentSchema:schema93,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/event",schemaPath:"contract:/components/schemas/SendEventRequest/properties/event/type",keyword:"type",params:{type: "string"},schema:schema93.properties.event.type,parentSchema:schema93.properties.event,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.contact_id !== undefined){
let data1 = data.contact_id;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err2 = {instancePath:instancePath+"/contact_id",schemaPath:"contract:/components/schemas/SendEventRequest/properties/contact_id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema93.properties.contact_id,data:data1};
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
const err3 = {instancePath:instancePath+"/contact_id",schemaPath:"contract:/components/schemas/SendEventRequest/properties/contact_id/type",keyword:"type",params:{type: "string"},schema:schema93.properties.contact_id.type,parentSchema:schema93.properties.contact_id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.email !== undefined){
let data2 = data.email;
if(typeof data2 === "string"){
if(!(formats21.test(data2))){
const err4 = {instancePath:instancePath+"/email",schemaPath:"contract:/components/schemas/SendEventRequest/properties/email/format",keyword:"format",params:{format: "email"},schema:"email",parentSchema:schema93.properties.email,data:data2};
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
const err5 = {instancePath:instancePath+"/email",schemaPath:"contract:/components/schemas/SendEventRequest/properties/email/type",keyword:"type",params:{type: "string"},schema:schema93.properties.email.type,parentSchema:schema93.properties.email,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.payload !== undefined){
let data3 = data.payload;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
}
else {
const err6 = {instancePath:instancePath+"/payload",schemaPath:"contract:/components/schemas/SendEventRequest/properties/payload/type",keyword:"type",params:{type: "object"},schema:schema93.properties.payload.type,parentSchema:schema93.properties.payload,data:data3};
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
const err7 = {instancePath,schemaPath:"contract:/components/schemas/SendEventRequest/type",keyword:"type",params:{type: "object"},schema:schema93.type,parentSchema:schema93,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate69.errors = vErrors;
return errors === 0;
}
validate69.evaluated = {"props":{"event":true,"contact_id":true,"email":true,"payload":true},"dynamicProps":false,"dynamicItems":false};

exports.v55 = validate70;
const schema94 = {"$id":"contract:/events/get.parameters","type":"object","properties":{"path":{"type":"object","properties":{"identifier":{"type":"string"}},"required":["identifier"]}},"required":["path"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema94.required,parentSchema:schema94,data};
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
if(data0.identifier === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "identifier"},schema:schema94.properties.path.required,parentSchema:schema94.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.identifier !== undefined){
let data1 = data0.identifier;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/path/identifier",schemaPath:"#/properties/path/properties/identifier/type",keyword:"type",params:{type: "string"},schema:schema94.properties.path.properties.identifier.type,parentSchema:schema94.properties.path.properties.identifier,data:data1};
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
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema94.properties.path.type,parentSchema:schema94.properties.path,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema94.type,parentSchema:schema94,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v56 = validate71;
const schema95 = {"$id":"contract:/events/update.body","$ref":"contract:/components/schemas/UpdateEventRequest"};
const schema96 = {"$id":"contract:/components/schemas/UpdateEventRequest","type":"object","required":["schema"],"properties":{"schema":{"type":["object","null"]}}};

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
if(data.schema === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/UpdateEventRequest/required",keyword:"required",params:{missingProperty: "schema"},schema:schema96.required,parentSchema:schema96,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.schema !== undefined){
let data0 = data.schema;
if((!(data0 && typeof data0 == "object" && !Array.isArray(data0))) && (data0 !== null)){
const err1 = {instancePath:instancePath+"/schema",schemaPath:"contract:/components/schemas/UpdateEventRequest/properties/schema/type",keyword:"type",params:{type: schema96.properties.schema.type},schema:schema96.properties.schema.type,parentSchema:schema96.properties.schema,data:data0};
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
const err2 = {instancePath,schemaPath:"contract:/components/schemas/UpdateEventRequest/type",keyword:"type",params:{type: "object"},schema:schema96.type,parentSchema:schema96,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"props":{"schema":true},"dynamicProps":false,"dynamicItems":false};

exports.v57 = validate72;
const schema97 = {"$id":"contract:/suppressions/list.parameters","type":"object","properties":{"query":{"type":"object","properties":{"origin":{"type":"string","enum":["bounce","complaint","manual"]},"limit":{"type":"integer","minimum":1,"maximum":100},"after":{"type":"string"},"before":{"type":"string"}},"required":[]}},"required":["query"]};

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
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema97.required,parentSchema:schema97,data};
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
if(data0.origin !== undefined){
let data1 = data0.origin;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/query/origin",schemaPath:"#/properties/query/properties/origin/type",keyword:"type",params:{type: "string"},schema:schema97.properties.query.properties.origin.type,parentSchema:schema97.properties.query.properties.origin,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(((data1 === "bounce") || (data1 === "complaint")) || (data1 === "manual"))){
const err2 = {instancePath:instancePath+"/query/origin",schemaPath:"#/properties/query/properties/origin/enum",keyword:"enum",params:{allowedValues: schema97.properties.query.properties.origin.enum},schema:schema97.properties.query.properties.origin.enum,parentSchema:schema97.properties.query.properties.origin,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.limit !== undefined){
let data2 = data0.limit;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err3 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema97.properties.query.properties.limit.type,parentSchema:schema97.properties.query.properties.limit,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 100 || isNaN(data2)){
const err4 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema97.properties.query.properties.limit,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema97.properties.query.properties.limit,data:data2};
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
if(data0.after !== undefined){
let data3 = data0.after;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/query/after",schemaPath:"#/properties/query/properties/after/type",keyword:"type",params:{type: "string"},schema:schema97.properties.query.properties.after.type,parentSchema:schema97.properties.query.properties.after,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.before !== undefined){
let data4 = data0.before;
if(typeof data4 !== "string"){
const err7 = {instancePath:instancePath+"/query/before",schemaPath:"#/properties/query/properties/before/type",keyword:"type",params:{type: "string"},schema:schema97.properties.query.properties.before.type,parentSchema:schema97.properties.query.properties.before,data:data4};
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
const err8 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema97.properties.query.type,parentSchema:schema97.properties.query,data:data0};
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
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema97.type,parentSchema:schema97,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v58 = validate73;
const schema98 = {"$id":"contract:/suppressions/add.body","$ref":"contract:/components/schemas/CreateSuppressionOptions"};
const schema99 = {"$id":"contract:/components/schemas/CreateSuppressionOptions","type":"object","required":["email"],"properties":{"email":{"type":"string"}}};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/CreateSuppressionOptions/required",keyword:"required",params:{missingProperty: "email"},schema:schema99.required,parentSchema:schema99,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.email !== undefined){
let data0 = data.email;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/email",schemaPath:"contract:/components/schemas/CreateSuppressionOptions/properties/email/type",keyword:"type",params:{type: "string"},schema:schema99.properties.email.type,parentSchema:schema99.properties.email,data:data0};
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
const err2 = {instancePath,schemaPath:"contract:/components/schemas/CreateSuppressionOptions/type",keyword:"type",params:{type: "object"},schema:schema99.type,parentSchema:schema99,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"props":{"email":true},"dynamicProps":false,"dynamicItems":false};

exports.v59 = validate74;
const schema100 = {"$id":"contract:/suppressions/batch-add.body","$ref":"contract:/components/schemas/BatchAddSuppressionsOptions"};
const schema101 = {"$id":"contract:/components/schemas/BatchAddSuppressionsOptions","type":"object","required":["emails"],"properties":{"emails":{"type":"array","minItems":1,"maxItems":100,"items":{"type":"string"}}}};

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
if(data.emails === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/BatchAddSuppressionsOptions/required",keyword:"required",params:{missingProperty: "emails"},schema:schema101.required,parentSchema:schema101,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.emails !== undefined){
let data0 = data.emails;
if(Array.isArray(data0)){
if(data0.length > 100){
const err1 = {instancePath:instancePath+"/emails",schemaPath:"contract:/components/schemas/BatchAddSuppressionsOptions/properties/emails/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema101.properties.emails,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.length < 1){
const err2 = {instancePath:instancePath+"/emails",schemaPath:"contract:/components/schemas/BatchAddSuppressionsOptions/properties/emails/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema101.properties.emails,data:data0};
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
let data1 = data0[i0];
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/emails/" + i0,schemaPath:"contract:/components/schemas/BatchAddSuppressionsOptions/properties/emails/items/type",keyword:"type",params:{type: "string"},schema:schema101.properties.emails.items.type,parentSchema:schema101.properties.emails.items,data:data1};
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
const err4 = {instancePath:instancePath+"/emails",schemaPath:"contract:/components/schemas/BatchAddSuppressionsOptions/properties/emails/type",keyword:"type",params:{type: "array"},schema:schema101.properties.emails.type,parentSchema:schema101.properties.emails,data:data0};
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
const err5 = {instancePath,schemaPath:"contract:/components/schemas/BatchAddSuppressionsOptions/type",keyword:"type",params:{type: "object"},schema:schema101.type,parentSchema:schema101,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate74.errors = vErrors;
return errors === 0;
}
validate74.evaluated = {"props":{"emails":true},"dynamicProps":false,"dynamicItems":false};

exports.v60 = validate75;
const schema102 = {"$id":"contract:/suppressions/batch-remove.body","$ref":"contract:/components/schemas/BatchRemoveSuppressionsOptions"};
const schema103 = {"$id":"contract:/components/schemas/BatchRemoveSuppressionsOptions","type":"object","properties":{"emails":{"type":"array","minItems":1,"maxItems":100,"items":{"type":"string"}},"ids":{"type":"array","minItems":1,"maxItems":100,"items":{"type":"string"}}}};

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
if(data.emails !== undefined){
let data0 = data.emails;
if(Array.isArray(data0)){
if(data0.length > 100){
const err0 = {instancePath:instancePath+"/emails",schemaPath:"contract:/components/schemas/BatchRemoveSuppressionsOptions/properties/emails/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema103.properties.emails,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data0.length < 1){
const err1 = {instancePath:instancePath+"/emails",schemaPath:"contract:/components/schemas/BatchRemoveSuppressionsOptions/properties/emails/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema103.properties.emails,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/emails/" + i0,schemaPath:"contract:/components/schemas/BatchRemoveSuppressionsOptions/properties/emails/items/type",keyword:"type",params:{type: "string"},schema:schema103.properties.emails.items.type,parentSchema:schema103.properties.emails.items,data:data1};
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
const err3 = {instancePath:instancePath+"/emails",schemaPath:"contract:/components/schemas/BatchRemoveSuppressionsOptions/properties/emails/type",keyword:"type",params:{type: "array"},schema:schema103.properties.emails.type,parentSchema:schema103.properties.emails,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.ids !== undefined){
let data2 = data.ids;
if(Array.isArray(data2)){
if(data2.length > 100){
const err4 = {instancePath:instancePath+"/ids",schemaPath:"contract:/components/schemas/BatchRemoveSuppressionsOptions/properties/ids/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema103.properties.ids,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2.length < 1){
const err5 = {instancePath:instancePath+"/ids",schemaPath:"contract:/components/schemas/BatchRemoveSuppressionsOptions/properties/ids/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema103.properties.ids,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/ids/" + i1,schemaPath:"contract:/components/schemas/BatchRemoveSuppressionsOptions/properties/ids/items/type",keyword:"type",params:{type: "string"},schema:schema103.properties.ids.items.type,parentSchema:schema103.properties.ids.items,data:data3};
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
const err7 = {instancePath:instancePath+"/ids",schemaPath:"contract:/components/schemas/BatchRemoveSuppressionsOptions/properties/ids/type",keyword:"type",params:{type: "array"},schema:schema103.properties.ids.type,parentSchema:schema103.properties.ids,data:data2};
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
const err8 = {instancePath,schemaPath:"contract:/components/schemas/BatchRemoveSuppressionsOptions/type",keyword:"type",params:{type: "object"},schema:schema103.type,parentSchema:schema103,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate75.errors = vErrors;
return errors === 0;
}
validate75.evaluated = {"props":{"emails":true,"ids":true},"dynamicProps":false,"dynamicItems":false};

exports.v61 = validate76;
const schema104 = {"$id":"contract:/suppressions/get.parameters","type":"object","properties":{"path":{"type":"object","properties":{"suppression":{"type":"string"}},"required":["suppression"]}},"required":["path"]};

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
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.suppression === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "suppression"},schema:schema104.properties.path.required,parentSchema:schema104.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.suppression !== undefined){
let data1 = data0.suppression;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/path/suppression",schemaPath:"#/properties/path/properties/suppression/type",keyword:"type",params:{type: "string"},schema:schema104.properties.path.properties.suppression.type,parentSchema:schema104.properties.path.properties.suppression,data:data1};
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
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema104.properties.path.type,parentSchema:schema104.properties.path,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema104.type,parentSchema:schema104,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

})(compiled);
const validators = {
  "emails/list.parameters": compiled.v0,
  "emails/send.parameters": compiled.v1,
  "emails/send.body": compiled.v2,
  "emails/get.parameters": compiled.v3,
  "emails/update.parameters": compiled.v3,
  "emails/cancel.parameters": compiled.v3,
  "emails/share.parameters": compiled.v3,
  "emails/share.body": compiled.v4,
  "emails/send-batch.parameters": compiled.v1,
  "emails/send-batch.body": compiled.v5,
  "emails/list-attachments.parameters": compiled.v6,
  "emails/get-attachment.parameters": compiled.v7,
  "emails/list-receiving.parameters": compiled.v8,
  "emails/get-receiving.parameters": compiled.v9,
  "emails/list-receiving-attachments.parameters": compiled.v6,
  "emails/get-receiving-attachment.parameters": compiled.v7,
  "emails/metrics.parameters": compiled.v10,
  "domains/list.parameters": compiled.v0,
  "domains/create.body": compiled.v11,
  "domains/get.parameters": compiled.v12,
  "domains/remove.parameters": compiled.v12,
  "domains/update.parameters": compiled.v12,
  "domains/update.body": compiled.v13,
  "domains/verify.parameters": compiled.v12,
  "domains/create-claim.body": compiled.v14,
  "domains/get-claim.parameters": compiled.v12,
  "domains/verify-claim.parameters": compiled.v12,
  "api-keys/list.parameters": compiled.v0,
  "api-keys/create.body": compiled.v15,
  "api-keys/remove.parameters": compiled.v16,
  "api-keys/update.parameters": compiled.v16,
  "api-keys/update.body": compiled.v17,
  "oauth/list-grants.parameters": compiled.v0,
  "oauth/revoke-grant.parameters": compiled.v18,
  "templates/list.parameters": compiled.v0,
  "templates/create.body": compiled.v19,
  "templates/get.parameters": compiled.v20,
  "templates/remove.parameters": compiled.v20,
  "templates/update.parameters": compiled.v20,
  "templates/update.body": compiled.v21,
  "templates/publish.parameters": compiled.v20,
  "templates/duplicate.parameters": compiled.v20,
  "audiences/create.body": compiled.v22,
  "audiences/get.parameters": compiled.v20,
  "audiences/remove.parameters": compiled.v20,
  "contacts/list.parameters": compiled.v23,
  "contacts/create.body": compiled.v24,
  "contacts/list-imports.parameters": compiled.v25,
  "contacts/create-import.body": compiled.v26,
  "contacts/get-import.parameters": compiled.v27,
  "contacts/get.parameters": compiled.v20,
  "contacts/remove.parameters": compiled.v20,
  "contacts/update.parameters": compiled.v20,
  "contacts/update.body": compiled.v28,
  "broadcasts/list.parameters": compiled.v0,
  "broadcasts/create.body": compiled.v29,
  "broadcasts/get.parameters": compiled.v20,
  "broadcasts/remove.parameters": compiled.v20,
  "broadcasts/update.parameters": compiled.v20,
  "broadcasts/update.body": compiled.v30,
  "broadcasts/send.parameters": compiled.v20,
  "broadcasts/send.body": compiled.v31,
  "broadcasts/cancel.parameters": compiled.v27,
  "broadcasts/recipients.parameters": compiled.v32,
  "broadcasts/list-clicked-links.parameters": compiled.v33,
  "webhooks/list.parameters": compiled.v8,
  "webhooks/create.body": compiled.v34,
  "webhooks/get.parameters": compiled.v35,
  "webhooks/remove.parameters": compiled.v35,
  "webhooks/update.parameters": compiled.v35,
  "webhooks/update.body": compiled.v36,
  "segments/list.parameters": compiled.v0,
  "segments/create.body": compiled.v37,
  "segments/get.parameters": compiled.v20,
  "segments/remove.parameters": compiled.v20,
  "topics/list.parameters": compiled.v0,
  "topics/create.body": compiled.v38,
  "topics/get.parameters": compiled.v20,
  "topics/remove.parameters": compiled.v20,
  "topics/update.parameters": compiled.v20,
  "topics/update.body": compiled.v39,
  "contact-properties/list.parameters": compiled.v0,
  "contact-properties/create.body": compiled.v40,
  "contact-properties/get.parameters": compiled.v20,
  "contact-properties/remove.parameters": compiled.v20,
  "contact-properties/update.parameters": compiled.v20,
  "contact-properties/update.body": compiled.v41,
  "contacts/list-segments.parameters": compiled.v42,
  "contacts/add-segment.parameters": compiled.v43,
  "contacts/remove-segment.parameters": compiled.v43,
  "contacts/list-topics.parameters": compiled.v42,
  "contacts/update-topics.parameters": compiled.v44,
  "contacts/update-topics.body": compiled.v45,
  "logs/list.parameters": compiled.v0,
  "logs/get.parameters": compiled.v46,
  "automations/list.parameters": compiled.v47,
  "automations/create.body": compiled.v48,
  "automations/get.parameters": compiled.v49,
  "automations/remove.parameters": compiled.v49,
  "automations/update.parameters": compiled.v49,
  "automations/update.body": compiled.v50,
  "automations/duplicate.parameters": compiled.v49,
  "automations/stop.parameters": compiled.v49,
  "automations/list-runs.parameters": compiled.v51,
  "automations/get-run.parameters": compiled.v52,
  "events/list.parameters": compiled.v0,
  "events/create.body": compiled.v53,
  "events/send.body": compiled.v54,
  "events/get.parameters": compiled.v55,
  "events/remove.parameters": compiled.v55,
  "events/update.parameters": compiled.v55,
  "events/update.body": compiled.v56,
  "suppressions/list.parameters": compiled.v57,
  "suppressions/add.body": compiled.v58,
  "suppressions/batch-add.body": compiled.v59,
  "suppressions/batch-remove.body": compiled.v60,
  "suppressions/get.parameters": compiled.v61,
  "suppressions/remove.parameters": compiled.v61,
};
export { validators };
