// Generated from sandbox.yaml by `npm run generate`. Do not edit.
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
const schema0 = {"$id":"contract:/getSandbox.200.body","$ref":"contract:/components/schemas/Sandbox"};
const schema1 = {"$id":"contract:/components/schemas/Sandbox","type":"object","required":["now","seed","pets","orders","keys","readOnlyKey"],"properties":{"now":{"$ref":"contract:/components/schemas/Now"},"seed":{"type":"string"},"pets":{"type":"integer","minimum":0,"safeInteger":true},"orders":{"type":"integer","minimum":0,"safeInteger":true},"keys":{"type":"array","items":{"$ref":"contract:/components/schemas/Key"}},"readOnlyKey":{"$ref":"contract:/components/schemas/Key"}}};
const schema2 = {"$id":"contract:/components/schemas/Now","type":"string","format":"date-time","leapSecond":"date-time"};
const schema3 = {"$id":"contract:/components/schemas/Key","type":"object","required":["plan","key","perMinute","perDay"],"properties":{"plan":{"type":"string"},"key":{"type":"string"},"perMinute":{"type":"integer","minimum":1,"safeInteger":true},"perDay":{"type":"integer","minimum":1,"safeInteger":true}}};
const formats0 = /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)[Tt](?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

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
if(data.now === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "now"},schema:schema1.required,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.seed === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "seed"},schema:schema1.required,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.pets === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pets"},schema:schema1.required,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.orders === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "orders"},schema:schema1.required,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.keys === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "keys"},schema:schema1.required,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.readOnlyKey === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "readOnlyKey"},schema:schema1.required,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.now !== undefined){
let data0 = data.now;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err6 = {instancePath:instancePath+"/now",schemaPath:"contract:/components/schemas/Now/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema2,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data0.includes(":60")){
const next0 = Date.parse((data0).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err7 = {instancePath:instancePath+"/now",schemaPath:"contract:/components/schemas/Now/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema2,data:data0};
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
const err8 = {instancePath:instancePath+"/now",schemaPath:"contract:/components/schemas/Now/type",keyword:"type",params:{type: "string"},schema:schema2.type,parentSchema:schema2,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.seed !== undefined){
let data1 = data.seed;
if(typeof data1 !== "string"){
const err9 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: "string"},schema:schema1.properties.seed.type,parentSchema:schema1.properties.seed,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.pets !== undefined){
let data2 = data.pets;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err10 = {instancePath:instancePath+"/pets",schemaPath:"#/properties/pets/type",keyword:"type",params:{type: "integer"},schema:schema1.properties.pets.type,parentSchema:schema1.properties.pets,data:data2};
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
const err11 = {instancePath:instancePath+"/pets",schemaPath:"#/properties/pets/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema1.properties.pets,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(Math.abs(data2) > 9007199254740991){
const err12 = {instancePath:instancePath+"/pets",schemaPath:"#/properties/pets/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema1.properties.pets,data:data2};
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
if(data.orders !== undefined){
let data3 = data.orders;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err13 = {instancePath:instancePath+"/orders",schemaPath:"#/properties/orders/type",keyword:"type",params:{type: "integer"},schema:schema1.properties.orders.type,parentSchema:schema1.properties.orders,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
const err14 = {instancePath:instancePath+"/orders",schemaPath:"#/properties/orders/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema1.properties.orders,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(Math.abs(data3) > 9007199254740991){
const err15 = {instancePath:instancePath+"/orders",schemaPath:"#/properties/orders/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema1.properties.orders,data:data3};
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
if(data.keys !== undefined){
let data4 = data.keys;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.plan === undefined){
const err16 = {instancePath:instancePath+"/keys/" + i0,schemaPath:"contract:/components/schemas/Key/required",keyword:"required",params:{missingProperty: "plan"},schema:schema3.required,parentSchema:schema3,data:data5};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data5.key === undefined){
const err17 = {instancePath:instancePath+"/keys/" + i0,schemaPath:"contract:/components/schemas/Key/required",keyword:"required",params:{missingProperty: "key"},schema:schema3.required,parentSchema:schema3,data:data5};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data5.perMinute === undefined){
const err18 = {instancePath:instancePath+"/keys/" + i0,schemaPath:"contract:/components/schemas/Key/required",keyword:"required",params:{missingProperty: "perMinute"},schema:schema3.required,parentSchema:schema3,data:data5};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data5.perDay === undefined){
const err19 = {instancePath:instancePath+"/keys/" + i0,schemaPath:"contract:/components/schemas/Key/required",keyword:"required",params:{missingProperty: "perDay"},schema:schema3.required,parentSchema:schema3,data:data5};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data5.plan !== undefined){
let data6 = data5.plan;
if(typeof data6 !== "string"){
const err20 = {instancePath:instancePath+"/keys/" + i0+"/plan",schemaPath:"contract:/components/schemas/Key/properties/plan/type",keyword:"type",params:{type: "string"},schema:schema3.properties.plan.type,parentSchema:schema3.properties.plan,data:data6};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data5.key !== undefined){
let data7 = data5.key;
if(typeof data7 !== "string"){
const err21 = {instancePath:instancePath+"/keys/" + i0+"/key",schemaPath:"contract:/components/schemas/Key/properties/key/type",keyword:"type",params:{type: "string"},schema:schema3.properties.key.type,parentSchema:schema3.properties.key,data:data7};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data5.perMinute !== undefined){
let data8 = data5.perMinute;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err22 = {instancePath:instancePath+"/keys/" + i0+"/perMinute",schemaPath:"contract:/components/schemas/Key/properties/perMinute/type",keyword:"type",params:{type: "integer"},schema:schema3.properties.perMinute.type,parentSchema:schema3.properties.perMinute,data:data8};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 1 || isNaN(data8)){
const err23 = {instancePath:instancePath+"/keys/" + i0+"/perMinute",schemaPath:"contract:/components/schemas/Key/properties/perMinute/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema3.properties.perMinute,data:data8};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(Math.abs(data8) > 9007199254740991){
const err24 = {instancePath:instancePath+"/keys/" + i0+"/perMinute",schemaPath:"contract:/components/schemas/Key/properties/perMinute/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema3.properties.perMinute,data:data8};
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
if(data5.perDay !== undefined){
let data9 = data5.perDay;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err25 = {instancePath:instancePath+"/keys/" + i0+"/perDay",schemaPath:"contract:/components/schemas/Key/properties/perDay/type",keyword:"type",params:{type: "integer"},schema:schema3.properties.perDay.type,parentSchema:schema3.properties.perDay,data:data9};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 1 || isNaN(data9)){
const err26 = {instancePath:instancePath+"/keys/" + i0+"/perDay",schemaPath:"contract:/components/schemas/Key/properties/perDay/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema3.properties.perDay,data:data9};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(Math.abs(data9) > 9007199254740991){
const err27 = {instancePath:instancePath+"/keys/" + i0+"/perDay",schemaPath:"contract:/components/schemas/Key/properties/perDay/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema3.properties.perDay,data:data9};
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
const err28 = {instancePath:instancePath+"/keys/" + i0,schemaPath:"contract:/components/schemas/Key/type",keyword:"type",params:{type: "object"},schema:schema3.type,parentSchema:schema3,data:data5};
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
const err29 = {instancePath:instancePath+"/keys",schemaPath:"#/properties/keys/type",keyword:"type",params:{type: "array"},schema:schema1.properties.keys.type,parentSchema:schema1.properties.keys,data:data4};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.readOnlyKey !== undefined){
let data10 = data.readOnlyKey;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.plan === undefined){
const err30 = {instancePath:instancePath+"/readOnlyKey",schemaPath:"contract:/components/schemas/Key/required",keyword:"required",params:{missingProperty: "plan"},schema:schema3.required,parentSchema:schema3,data:data10};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data10.key === undefined){
const err31 = {instancePath:instancePath+"/readOnlyKey",schemaPath:"contract:/components/schemas/Key/required",keyword:"required",params:{missingProperty: "key"},schema:schema3.required,parentSchema:schema3,data:data10};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data10.perMinute === undefined){
const err32 = {instancePath:instancePath+"/readOnlyKey",schemaPath:"contract:/components/schemas/Key/required",keyword:"required",params:{missingProperty: "perMinute"},schema:schema3.required,parentSchema:schema3,data:data10};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data10.perDay === undefined){
const err33 = {instancePath:instancePath+"/readOnlyKey",schemaPath:"contract:/components/schemas/Key/required",keyword:"required",params:{missingProperty: "perDay"},schema:schema3.required,parentSchema:schema3,data:data10};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data10.plan !== undefined){
let data11 = data10.plan;
if(typeof data11 !== "string"){
const err34 = {instancePath:instancePath+"/readOnlyKey/plan",schemaPath:"contract:/components/schemas/Key/properties/plan/type",keyword:"type",params:{type: "string"},schema:schema3.properties.plan.type,parentSchema:schema3.properties.plan,data:data11};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data10.key !== undefined){
let data12 = data10.key;
if(typeof data12 !== "string"){
const err35 = {instancePath:instancePath+"/readOnlyKey/key",schemaPath:"contract:/components/schemas/Key/properties/key/type",keyword:"type",params:{type: "string"},schema:schema3.properties.key.type,parentSchema:schema3.properties.key,data:data12};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data10.perMinute !== undefined){
let data13 = data10.perMinute;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err36 = {instancePath:instancePath+"/readOnlyKey/perMinute",schemaPath:"contract:/components/schemas/Key/properties/perMinute/type",keyword:"type",params:{type: "integer"},schema:schema3.properties.perMinute.type,parentSchema:schema3.properties.perMinute,data:data13};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 1 || isNaN(data13)){
const err37 = {instancePath:instancePath+"/readOnlyKey/perMinute",schemaPath:"contract:/components/schemas/Key/properties/perMinute/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema3.properties.perMinute,data:data13};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(Math.abs(data13) > 9007199254740991){
const err38 = {instancePath:instancePath+"/readOnlyKey/perMinute",schemaPath:"contract:/components/schemas/Key/properties/perMinute/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema3.properties.perMinute,data:data13};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
if(data10.perDay !== undefined){
let data14 = data10.perDay;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err39 = {instancePath:instancePath+"/readOnlyKey/perDay",schemaPath:"contract:/components/schemas/Key/properties/perDay/type",keyword:"type",params:{type: "integer"},schema:schema3.properties.perDay.type,parentSchema:schema3.properties.perDay,data:data14};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 1 || isNaN(data14)){
const err40 = {instancePath:instancePath+"/readOnlyKey/perDay",schemaPath:"contract:/components/schemas/Key/properties/perDay/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema3.properties.perDay,data:data14};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(Math.abs(data14) > 9007199254740991){
const err41 = {instancePath:instancePath+"/readOnlyKey/perDay",schemaPath:"contract:/components/schemas/Key/properties/perDay/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema3.properties.perDay,data:data14};
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
else {
const err42 = {instancePath:instancePath+"/readOnlyKey",schemaPath:"contract:/components/schemas/Key/type",keyword:"type",params:{type: "object"},schema:schema3.type,parentSchema:schema3,data:data10};
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
const err43 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema1.type,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":{"now":true,"seed":true,"pets":true,"orders":true,"keys":true,"readOnlyKey":true},"dynamicProps":false,"dynamicItems":false};


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
validate0.evaluated = {"props":{"now":true,"seed":true,"pets":true,"orders":true,"keys":true,"readOnlyKey":true},"dynamicProps":false,"dynamicItems":false};

exports.v1 = validate3;
const schema5 = {"$id":"contract:/getSandbox.200.headers","type":"object","properties":{},"required":[]};

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
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema5.type,parentSchema:schema5,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}
validate3.evaluated = {"dynamicProps":false,"dynamicItems":false};

exports.v2 = validate4;
const schema6 = {"$id":"contract:/getSandbox.400.body","$ref":"contract:/components/schemas/Error"};
const schema7 = {"$id":"contract:/components/schemas/Error","type":"object","required":["code","message","status"],"properties":{"code":{"type":"string","minLength":1},"message":{"type":"string","minLength":1},"status":{"type":"integer","minimum":400,"maximum":599},"details":{"type":"array","minItems":1,"maxItems":20,"items":{"$ref":"contract:/components/schemas/Violation"}}}};
const schema8 = {"$id":"contract:/components/schemas/Violation","type":"object","required":["path","message"],"properties":{"path":{"type":"string"},"message":{"type":"string","minLength":1}}};
const func0 = runtime["ajv/dist/runtime/ucs2length"].default;

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
if(func0(data0) < 1){
const err3 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema7.properties.code,data:data0};
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
validate5.errors = vErrors;
return errors === 0;
}
validate5.evaluated = {"props":{"code":true,"message":true,"status":true,"details":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate5.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate5.errors);
errors = vErrors.length;
}
validate4.errors = vErrors;
return errors === 0;
}
validate4.evaluated = {"props":{"code":true,"message":true,"status":true,"details":true},"dynamicProps":false,"dynamicItems":false};

exports.v3 = validate7;
const schema9 = {"$id":"contract:/moveClock.200.body","$ref":"contract:/components/schemas/Clock"};
const schema10 = {"$id":"contract:/components/schemas/Clock","type":"object","required":["now"],"properties":{"now":{"$ref":"contract:/components/schemas/Now"}}};

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
if(data.now === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "now"},schema:schema10.required,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.now !== undefined){
let data0 = data.now;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err1 = {instancePath:instancePath+"/now",schemaPath:"contract:/components/schemas/Now/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema2,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.includes(":60")){
const next0 = Date.parse((data0).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err2 = {instancePath:instancePath+"/now",schemaPath:"contract:/components/schemas/Now/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema2,data:data0};
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
const err3 = {instancePath:instancePath+"/now",schemaPath:"contract:/components/schemas/Now/type",keyword:"type",params:{type: "string"},schema:schema2.type,parentSchema:schema2,data:data0};
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
validate8.errors = vErrors;
return errors === 0;
}
validate8.evaluated = {"props":{"now":true},"dynamicProps":false,"dynamicItems":false};


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
validate7.evaluated = {"props":{"now":true},"dynamicProps":false,"dynamicItems":false};

exports.v4 = validate10;
const schema12 = {"$id":"contract:/unrouted.405.headers","type":"object","properties":{"allow":{"type":"string"}},"required":["allow"]};

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
if(data.allow === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "allow"},schema:schema12.required,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.allow !== undefined){
let data0 = data.allow;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/allow",schemaPath:"#/properties/allow/type",keyword:"type",params:{type: "string"},schema:schema12.properties.allow.type,parentSchema:schema12.properties.allow,data:data0};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema12.type,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
validate10.evaluated = {"props":{"allow":true},"dynamicProps":false,"dynamicItems":false};

})(compiled);
const validators = {
  "getSandbox.200.body": compiled.v0,
  "getSandbox.200.headers": compiled.v1,
  "getSandbox.400.body": compiled.v2,
  "getSandbox.400.headers": compiled.v1,
  "getSandbox.500.body": compiled.v2,
  "getSandbox.500.headers": compiled.v1,
  "resetSandbox.200.body": compiled.v0,
  "resetSandbox.200.headers": compiled.v1,
  "resetSandbox.400.body": compiled.v2,
  "resetSandbox.400.headers": compiled.v1,
  "resetSandbox.500.body": compiled.v2,
  "resetSandbox.500.headers": compiled.v1,
  "moveClock.200.body": compiled.v3,
  "moveClock.200.headers": compiled.v1,
  "moveClock.400.body": compiled.v2,
  "moveClock.400.headers": compiled.v1,
  "moveClock.413.body": compiled.v2,
  "moveClock.413.headers": compiled.v1,
  "moveClock.415.body": compiled.v2,
  "moveClock.415.headers": compiled.v1,
  "moveClock.500.body": compiled.v2,
  "moveClock.500.headers": compiled.v1,
  "unrouted.404.body": compiled.v2,
  "unrouted.404.headers": compiled.v1,
  "unrouted.405.body": compiled.v2,
  "unrouted.405.headers": compiled.v4,
};
export { validators };
