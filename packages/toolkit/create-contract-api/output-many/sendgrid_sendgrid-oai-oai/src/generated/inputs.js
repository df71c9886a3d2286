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
	}
};

const compiled = {};
((exports) => {
"use strict";
exports.v0 = validate0;
const schema0 = {"$id":"contract:/POST_mail-send.body","type":"object","properties":{"personalizations":{"type":"array","uniqueItems":false,"maxItems":1000,"items":{"type":"object","properties":{"from":{"$ref":"contract:/components/schemas/from_email_object"},"to":{"$ref":"contract:/components/schemas/to_email_array"},"cc":{"type":"array","maxItems":1000,"items":{"$ref":"contract:/components/schemas/cc_bcc_email_object"}},"bcc":{"type":"array","maxItems":1000,"items":{"$ref":"contract:/components/schemas/cc_bcc_email_object"}},"subject":{"type":"string","minLength":1},"headers":{"type":"object"},"substitutions":{"type":"object","maxProperties":10000},"dynamic_template_data":{"type":"object"},"custom_args":{"type":"object","maxProperties":10000},"send_at":{"type":"integer","safeInteger":true}},"required":["to"]}},"from":{"$ref":"contract:/components/schemas/from_email_object"},"reply_to":{"$ref":"contract:/components/schemas/reply_to_email_object"},"reply_to_list":{"type":"array","uniqueItems":true,"maxItems":1000,"items":{"type":"object","properties":{"email":{"type":"string","format":"email"},"name":{"type":"string"}},"required":["email"]}},"subject":{"type":"string","minLength":1},"content":{"type":"array","items":{"type":"object","properties":{"type":{"type":"string","minLength":1},"value":{"type":"string","minLength":1}},"required":["type","value"]}},"attachments":{"type":"array","items":{"type":"object","properties":{"content":{"type":"string","minLength":1},"type":{"type":"string","minLength":1},"filename":{"type":"string"},"disposition":{"type":"string","enum":["inline","attachment"]},"content_id":{"type":"string"}},"required":["content","filename"]}},"template_id":{"type":"string"},"headers":{"type":"object"},"categories":{"type":"array","uniqueItems":true,"maxItems":10,"items":{"type":"string","maxLength":255}},"custom_args":{"type":"string"},"send_at":{"type":"integer","safeInteger":true},"batch_id":{"type":"string"},"asm":{"type":"object","properties":{"group_id":{"type":"integer","safeInteger":true},"groups_to_display":{"type":"array","maxItems":25,"items":{"type":"integer","safeInteger":true}}},"required":["group_id"]},"ip_pool_name":{"type":"string","minLength":2,"maxLength":64},"mail_settings":{"type":"object","properties":{"bypass_list_management":{"type":"object","properties":{"enable":{"type":"boolean"}}},"bypass_spam_management":{"type":"object","properties":{"enable":{"type":"boolean"}}},"bypass_bounce_management":{"type":"object","properties":{"enable":{"type":"boolean"}}},"bypass_unsubscribe_management":{"type":"object","properties":{"enable":{"type":"boolean"}}},"footer":{"type":"object","properties":{"enable":{"type":"boolean"},"text":{"type":"string"},"html":{"type":"string"}}},"sandbox_mode":{"type":"object","properties":{"enable":{"type":"boolean"}}}}},"tracking_settings":{"type":"object","properties":{"click_tracking":{"type":"object","properties":{"enable":{"type":"boolean"},"enable_text":{"type":"boolean"}}},"open_tracking":{"type":"object","properties":{"enable":{"type":"boolean"},"substitution_tag":{"type":"string"}}},"subscription_tracking":{"type":"object","properties":{"enable":{"type":"boolean"},"text":{"type":"string"},"html":{"type":"string"},"substitution_tag":{"type":"string"}}},"ganalytics":{"type":"object","properties":{"enable":{"type":"boolean"},"utm_source":{"type":"string"},"utm_medium":{"type":"string"},"utm_term":{"type":"string"},"utm_content":{"type":"string"},"utm_campaign":{"type":"string"}}}}}},"required":["personalizations","from","subject","content"]};
const schema1 = {"$id":"contract:/components/schemas/from_email_object","type":"object","properties":{"email":{"type":"string","format":"email"},"name":{"type":"string"}},"required":["email"]};
const schema2 = {"$id":"contract:/components/schemas/to_email_array","type":"array","items":{"type":"object","properties":{"email":{"type":"string","format":"email"},"name":{"type":"string"}},"required":["email"]}};
const schema3 = {"$id":"contract:/components/schemas/cc_bcc_email_object","type":"object","properties":{"email":{"type":"string","format":"email"},"name":{"type":"string"}},"required":["email"]};
const schema6 = {"$id":"contract:/components/schemas/reply_to_email_object","type":"object","properties":{"email":{"type":"string","format":"email"},"name":{"type":"string"}},"required":["email"]};
const formats0 = /^(?:[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*|"(?:[ !#-[\]-~]|\\[ -~])*")@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)*|\[(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}|[Ii][Pp][Vv]6:(?:(?:[0-9A-Fa-f]{1,4}:){6}(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|::(?:[0-9A-Fa-f]{1,4}:){5}(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:[0-9A-Fa-f]{1,4})?::(?:[0-9A-Fa-f]{1,4}:){4}(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:(?:[0-9A-Fa-f]{1,4}:){0,1}[0-9A-Fa-f]{1,4})?::(?:[0-9A-Fa-f]{1,4}:){3}(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:(?:[0-9A-Fa-f]{1,4}:){0,2}[0-9A-Fa-f]{1,4})?::(?:[0-9A-Fa-f]{1,4}:){2}(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:(?:[0-9A-Fa-f]{1,4}:){0,3}[0-9A-Fa-f]{1,4})?::[0-9A-Fa-f]{1,4}:(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:(?:[0-9A-Fa-f]{1,4}:){0,4}[0-9A-Fa-f]{1,4})?::(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:(?:[0-9A-Fa-f]{1,4}:){0,5}[0-9A-Fa-f]{1,4})?::[0-9A-Fa-f]{1,4}|(?:(?:[0-9A-Fa-f]{1,4}:){0,6}[0-9A-Fa-f]{1,4})?::))\])$/;
const func0 = runtime["ajv/dist/runtime/ucs2length"].default;
const func1 = runtime.hasEqualItems;

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
if(data.personalizations === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "personalizations"},schema:schema0.required,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.from === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "from"},schema:schema0.required,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.subject === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subject"},schema:schema0.required,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.content === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"},schema:schema0.required,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.personalizations !== undefined){
let data0 = data.personalizations;
if(Array.isArray(data0)){
if(data0.length > 1000){
const err4 = {instancePath:instancePath+"/personalizations",schemaPath:"#/properties/personalizations/maxItems",keyword:"maxItems",params:{limit: 1000},schema:1000,parentSchema:schema0.properties.personalizations,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.to === undefined){
const err5 = {instancePath:instancePath+"/personalizations/" + i0,schemaPath:"#/properties/personalizations/items/required",keyword:"required",params:{missingProperty: "to"},schema:schema0.properties.personalizations.items.required,parentSchema:schema0.properties.personalizations.items,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.from !== undefined){
let data2 = data1.from;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.email === undefined){
const err6 = {instancePath:instancePath+"/personalizations/" + i0+"/from",schemaPath:"contract:/components/schemas/from_email_object/required",keyword:"required",params:{missingProperty: "email"},schema:schema1.required,parentSchema:schema1,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.email !== undefined){
let data3 = data2.email;
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
const err7 = {instancePath:instancePath+"/personalizations/" + i0+"/from/email",schemaPath:"contract:/components/schemas/from_email_object/properties/email/format",keyword:"format",params:{format: "email"},schema:"email",parentSchema:schema1.properties.email,data:data3};
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
const err8 = {instancePath:instancePath+"/personalizations/" + i0+"/from/email",schemaPath:"contract:/components/schemas/from_email_object/properties/email/type",keyword:"type",params:{type: "string"},schema:schema1.properties.email.type,parentSchema:schema1.properties.email,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.name !== undefined){
let data4 = data2.name;
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/personalizations/" + i0+"/from/name",schemaPath:"contract:/components/schemas/from_email_object/properties/name/type",keyword:"type",params:{type: "string"},schema:schema1.properties.name.type,parentSchema:schema1.properties.name,data:data4};
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
const err10 = {instancePath:instancePath+"/personalizations/" + i0+"/from",schemaPath:"contract:/components/schemas/from_email_object/type",keyword:"type",params:{type: "object"},schema:schema1.type,parentSchema:schema1,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data1.to !== undefined){
let data5 = data1.to;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.email === undefined){
const err11 = {instancePath:instancePath+"/personalizations/" + i0+"/to/" + i1,schemaPath:"contract:/components/schemas/to_email_array/items/required",keyword:"required",params:{missingProperty: "email"},schema:schema2.items.required,parentSchema:schema2.items,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data6.email !== undefined){
let data7 = data6.email;
if(typeof data7 === "string"){
if(!(formats0.test(data7))){
const err12 = {instancePath:instancePath+"/personalizations/" + i0+"/to/" + i1+"/email",schemaPath:"contract:/components/schemas/to_email_array/items/properties/email/format",keyword:"format",params:{format: "email"},schema:"email",parentSchema:schema2.items.properties.email,data:data7};
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
const err13 = {instancePath:instancePath+"/personalizations/" + i0+"/to/" + i1+"/email",schemaPath:"contract:/components/schemas/to_email_array/items/properties/email/type",keyword:"type",params:{type: "string"},schema:schema2.items.properties.email.type,parentSchema:schema2.items.properties.email,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data6.name !== undefined){
let data8 = data6.name;
if(typeof data8 !== "string"){
const err14 = {instancePath:instancePath+"/personalizations/" + i0+"/to/" + i1+"/name",schemaPath:"contract:/components/schemas/to_email_array/items/properties/name/type",keyword:"type",params:{type: "string"},schema:schema2.items.properties.name.type,parentSchema:schema2.items.properties.name,data:data8};
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
const err15 = {instancePath:instancePath+"/personalizations/" + i0+"/to/" + i1,schemaPath:"contract:/components/schemas/to_email_array/items/type",keyword:"type",params:{type: "object"},schema:schema2.items.type,parentSchema:schema2.items,data:data6};
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
const err16 = {instancePath:instancePath+"/personalizations/" + i0+"/to",schemaPath:"contract:/components/schemas/to_email_array/type",keyword:"type",params:{type: "array"},schema:schema2.type,parentSchema:schema2,data:data5};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data1.cc !== undefined){
let data9 = data1.cc;
if(Array.isArray(data9)){
if(data9.length > 1000){
const err17 = {instancePath:instancePath+"/personalizations/" + i0+"/cc",schemaPath:"#/properties/personalizations/items/properties/cc/maxItems",keyword:"maxItems",params:{limit: 1000},schema:1000,parentSchema:schema0.properties.personalizations.items.properties.cc,data:data9};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
let data10 = data9[i2];
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.email === undefined){
const err18 = {instancePath:instancePath+"/personalizations/" + i0+"/cc/" + i2,schemaPath:"contract:/components/schemas/cc_bcc_email_object/required",keyword:"required",params:{missingProperty: "email"},schema:schema3.required,parentSchema:schema3,data:data10};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data10.email !== undefined){
let data11 = data10.email;
if(typeof data11 === "string"){
if(!(formats0.test(data11))){
const err19 = {instancePath:instancePath+"/personalizations/" + i0+"/cc/" + i2+"/email",schemaPath:"contract:/components/schemas/cc_bcc_email_object/properties/email/format",keyword:"format",params:{format: "email"},schema:"email",parentSchema:schema3.properties.email,data:data11};
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
const err20 = {instancePath:instancePath+"/personalizations/" + i0+"/cc/" + i2+"/email",schemaPath:"contract:/components/schemas/cc_bcc_email_object/properties/email/type",keyword:"type",params:{type: "string"},schema:schema3.properties.email.type,parentSchema:schema3.properties.email,data:data11};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data10.name !== undefined){
let data12 = data10.name;
if(typeof data12 !== "string"){
const err21 = {instancePath:instancePath+"/personalizations/" + i0+"/cc/" + i2+"/name",schemaPath:"contract:/components/schemas/cc_bcc_email_object/properties/name/type",keyword:"type",params:{type: "string"},schema:schema3.properties.name.type,parentSchema:schema3.properties.name,data:data12};
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
const err22 = {instancePath:instancePath+"/personalizations/" + i0+"/cc/" + i2,schemaPath:"contract:/components/schemas/cc_bcc_email_object/type",keyword:"type",params:{type: "object"},schema:schema3.type,parentSchema:schema3,data:data10};
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
const err23 = {instancePath:instancePath+"/personalizations/" + i0+"/cc",schemaPath:"#/properties/personalizations/items/properties/cc/type",keyword:"type",params:{type: "array"},schema:schema0.properties.personalizations.items.properties.cc.type,parentSchema:schema0.properties.personalizations.items.properties.cc,data:data9};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data1.bcc !== undefined){
let data13 = data1.bcc;
if(Array.isArray(data13)){
if(data13.length > 1000){
const err24 = {instancePath:instancePath+"/personalizations/" + i0+"/bcc",schemaPath:"#/properties/personalizations/items/properties/bcc/maxItems",keyword:"maxItems",params:{limit: 1000},schema:1000,parentSchema:schema0.properties.personalizations.items.properties.bcc,data:data13};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
const len3 = data13.length;
for(let i3=0; i3<len3; i3++){
let data14 = data13[i3];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.email === undefined){
const err25 = {instancePath:instancePath+"/personalizations/" + i0+"/bcc/" + i3,schemaPath:"contract:/components/schemas/cc_bcc_email_object/required",keyword:"required",params:{missingProperty: "email"},schema:schema3.required,parentSchema:schema3,data:data14};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data14.email !== undefined){
let data15 = data14.email;
if(typeof data15 === "string"){
if(!(formats0.test(data15))){
const err26 = {instancePath:instancePath+"/personalizations/" + i0+"/bcc/" + i3+"/email",schemaPath:"contract:/components/schemas/cc_bcc_email_object/properties/email/format",keyword:"format",params:{format: "email"},schema:"email",parentSchema:schema3.properties.email,data:data15};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/personalizations/" + i0+"/bcc/" + i3+"/email",schemaPath:"contract:/components/schemas/cc_bcc_email_object/properties/email/type",keyword:"type",params:{type: "string"},schema:schema3.properties.email.type,parentSchema:schema3.properties.email,data:data15};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data14.name !== undefined){
let data16 = data14.name;
if(typeof data16 !== "string"){
const err28 = {instancePath:instancePath+"/personalizations/" + i0+"/bcc/" + i3+"/name",schemaPath:"contract:/components/schemas/cc_bcc_email_object/properties/name/type",keyword:"type",params:{type: "string"},schema:schema3.properties.name.type,parentSchema:schema3.properties.name,data:data16};
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
const err29 = {instancePath:instancePath+"/personalizations/" + i0+"/bcc/" + i3,schemaPath:"contract:/components/schemas/cc_bcc_email_object/type",keyword:"type",params:{type: "object"},schema:schema3.type,parentSchema:schema3,data:data14};
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
const err30 = {instancePath:instancePath+"/personalizations/" + i0+"/bcc",schemaPath:"#/properties/personalizations/items/properties/bcc/type",keyword:"type",params:{type: "array"},schema:schema0.properties.personalizations.items.properties.bcc.type,parentSchema:schema0.properties.personalizations.items.properties.bcc,data:data13};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data1.subject !== undefined){
let data17 = data1.subject;
if(typeof data17 === "string"){
if(func0(data17) < 1){
const err31 = {instancePath:instancePath+"/personalizations/" + i0+"/subject",schemaPath:"#/properties/personalizations/items/properties/subject/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.personalizations.items.properties.subject,data:data17};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/personalizations/" + i0+"/subject",schemaPath:"#/properties/personalizations/items/properties/subject/type",keyword:"type",params:{type: "string"},schema:schema0.properties.personalizations.items.properties.subject.type,parentSchema:schema0.properties.personalizations.items.properties.subject,data:data17};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data1.headers !== undefined){
let data18 = data1.headers;
if(!(data18 && typeof data18 == "object" && !Array.isArray(data18))){
const err33 = {instancePath:instancePath+"/personalizations/" + i0+"/headers",schemaPath:"#/properties/personalizations/items/properties/headers/type",keyword:"type",params:{type: "object"},schema:schema0.properties.personalizations.items.properties.headers.type,parentSchema:schema0.properties.personalizations.items.properties.headers,data:data18};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data1.substitutions !== undefined){
let data19 = data1.substitutions;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(Object.keys(data19).length > 10000){
const err34 = {instancePath:instancePath+"/personalizations/" + i0+"/substitutions",schemaPath:"#/properties/personalizations/items/properties/substitutions/maxProperties",keyword:"maxProperties",params:{limit: 10000},schema:10000,parentSchema:schema0.properties.personalizations.items.properties.substitutions,data:data19};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/personalizations/" + i0+"/substitutions",schemaPath:"#/properties/personalizations/items/properties/substitutions/type",keyword:"type",params:{type: "object"},schema:schema0.properties.personalizations.items.properties.substitutions.type,parentSchema:schema0.properties.personalizations.items.properties.substitutions,data:data19};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data1.dynamic_template_data !== undefined){
let data20 = data1.dynamic_template_data;
if(!(data20 && typeof data20 == "object" && !Array.isArray(data20))){
const err36 = {instancePath:instancePath+"/personalizations/" + i0+"/dynamic_template_data",schemaPath:"#/properties/personalizations/items/properties/dynamic_template_data/type",keyword:"type",params:{type: "object"},schema:schema0.properties.personalizations.items.properties.dynamic_template_data.type,parentSchema:schema0.properties.personalizations.items.properties.dynamic_template_data,data:data20};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data1.custom_args !== undefined){
let data21 = data1.custom_args;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(Object.keys(data21).length > 10000){
const err37 = {instancePath:instancePath+"/personalizations/" + i0+"/custom_args",schemaPath:"#/properties/personalizations/items/properties/custom_args/maxProperties",keyword:"maxProperties",params:{limit: 10000},schema:10000,parentSchema:schema0.properties.personalizations.items.properties.custom_args,data:data21};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/personalizations/" + i0+"/custom_args",schemaPath:"#/properties/personalizations/items/properties/custom_args/type",keyword:"type",params:{type: "object"},schema:schema0.properties.personalizations.items.properties.custom_args.type,parentSchema:schema0.properties.personalizations.items.properties.custom_args,data:data21};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data1.send_at !== undefined){
let data22 = data1.send_at;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err39 = {instancePath:instancePath+"/personalizations/" + i0+"/send_at",schemaPath:"#/properties/personalizations/items/properties/send_at/type",keyword:"type",params:{type: "integer"},schema:schema0.properties.personalizations.items.properties.send_at.type,parentSchema:schema0.properties.personalizations.items.properties.send_at,data:data22};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(Math.abs(data22) > 9007199254740991){
const err40 = {instancePath:instancePath+"/personalizations/" + i0+"/send_at",schemaPath:"#/properties/personalizations/items/properties/send_at/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema0.properties.personalizations.items.properties.send_at,data:data22};
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
}
else {
const err41 = {instancePath:instancePath+"/personalizations/" + i0,schemaPath:"#/properties/personalizations/items/type",keyword:"type",params:{type: "object"},schema:schema0.properties.personalizations.items.type,parentSchema:schema0.properties.personalizations.items,data:data1};
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
const err42 = {instancePath:instancePath+"/personalizations",schemaPath:"#/properties/personalizations/type",keyword:"type",params:{type: "array"},schema:schema0.properties.personalizations.type,parentSchema:schema0.properties.personalizations,data:data0};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.from !== undefined){
let data23 = data.from;
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.email === undefined){
const err43 = {instancePath:instancePath+"/from",schemaPath:"contract:/components/schemas/from_email_object/required",keyword:"required",params:{missingProperty: "email"},schema:schema1.required,parentSchema:schema1,data:data23};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data23.email !== undefined){
let data24 = data23.email;
if(typeof data24 === "string"){
if(!(formats0.test(data24))){
const err44 = {instancePath:instancePath+"/from/email",schemaPath:"contract:/components/schemas/from_email_object/properties/email/format",keyword:"format",params:{format: "email"},schema:"email",parentSchema:schema1.properties.email,data:data24};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/from/email",schemaPath:"contract:/components/schemas/from_email_object/properties/email/type",keyword:"type",params:{type: "string"},schema:schema1.properties.email.type,parentSchema:schema1.properties.email,data:data24};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data23.name !== undefined){
let data25 = data23.name;
if(typeof data25 !== "string"){
const err46 = {instancePath:instancePath+"/from/name",schemaPath:"contract:/components/schemas/from_email_object/properties/name/type",keyword:"type",params:{type: "string"},schema:schema1.properties.name.type,parentSchema:schema1.properties.name,data:data25};
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
const err47 = {instancePath:instancePath+"/from",schemaPath:"contract:/components/schemas/from_email_object/type",keyword:"type",params:{type: "object"},schema:schema1.type,parentSchema:schema1,data:data23};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.reply_to !== undefined){
let data26 = data.reply_to;
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
if(data26.email === undefined){
const err48 = {instancePath:instancePath+"/reply_to",schemaPath:"contract:/components/schemas/reply_to_email_object/required",keyword:"required",params:{missingProperty: "email"},schema:schema6.required,parentSchema:schema6,data:data26};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data26.email !== undefined){
let data27 = data26.email;
if(typeof data27 === "string"){
if(!(formats0.test(data27))){
const err49 = {instancePath:instancePath+"/reply_to/email",schemaPath:"contract:/components/schemas/reply_to_email_object/properties/email/format",keyword:"format",params:{format: "email"},schema:"email",parentSchema:schema6.properties.email,data:data27};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
else {
const err50 = {instancePath:instancePath+"/reply_to/email",schemaPath:"contract:/components/schemas/reply_to_email_object/properties/email/type",keyword:"type",params:{type: "string"},schema:schema6.properties.email.type,parentSchema:schema6.properties.email,data:data27};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data26.name !== undefined){
let data28 = data26.name;
if(typeof data28 !== "string"){
const err51 = {instancePath:instancePath+"/reply_to/name",schemaPath:"contract:/components/schemas/reply_to_email_object/properties/name/type",keyword:"type",params:{type: "string"},schema:schema6.properties.name.type,parentSchema:schema6.properties.name,data:data28};
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
else {
const err52 = {instancePath:instancePath+"/reply_to",schemaPath:"contract:/components/schemas/reply_to_email_object/type",keyword:"type",params:{type: "object"},schema:schema6.type,parentSchema:schema6,data:data26};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data.reply_to_list !== undefined){
let data29 = data.reply_to_list;
if(Array.isArray(data29)){
if(data29.length > 1000){
const err53 = {instancePath:instancePath+"/reply_to_list",schemaPath:"#/properties/reply_to_list/maxItems",keyword:"maxItems",params:{limit: 1000},schema:1000,parentSchema:schema0.properties.reply_to_list,data:data29};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
const len4 = data29.length;
for(let i4=0; i4<len4; i4++){
let data30 = data29[i4];
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
if(data30.email === undefined){
const err54 = {instancePath:instancePath+"/reply_to_list/" + i4,schemaPath:"#/properties/reply_to_list/items/required",keyword:"required",params:{missingProperty: "email"},schema:schema0.properties.reply_to_list.items.required,parentSchema:schema0.properties.reply_to_list.items,data:data30};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data30.email !== undefined){
let data31 = data30.email;
if(typeof data31 === "string"){
if(!(formats0.test(data31))){
const err55 = {instancePath:instancePath+"/reply_to_list/" + i4+"/email",schemaPath:"#/properties/reply_to_list/items/properties/email/format",keyword:"format",params:{format: "email"},schema:"email",parentSchema:schema0.properties.reply_to_list.items.properties.email,data:data31};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
else {
const err56 = {instancePath:instancePath+"/reply_to_list/" + i4+"/email",schemaPath:"#/properties/reply_to_list/items/properties/email/type",keyword:"type",params:{type: "string"},schema:schema0.properties.reply_to_list.items.properties.email.type,parentSchema:schema0.properties.reply_to_list.items.properties.email,data:data31};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data30.name !== undefined){
let data32 = data30.name;
if(typeof data32 !== "string"){
const err57 = {instancePath:instancePath+"/reply_to_list/" + i4+"/name",schemaPath:"#/properties/reply_to_list/items/properties/name/type",keyword:"type",params:{type: "string"},schema:schema0.properties.reply_to_list.items.properties.name.type,parentSchema:schema0.properties.reply_to_list.items.properties.name,data:data32};
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
else {
const err58 = {instancePath:instancePath+"/reply_to_list/" + i4,schemaPath:"#/properties/reply_to_list/items/type",keyword:"type",params:{type: "object"},schema:schema0.properties.reply_to_list.items.type,parentSchema:schema0.properties.reply_to_list.items,data:data30};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data29.length > 1 && func1(data29, dynamicAnchors)){
const err59 = {instancePath:instancePath+"/reply_to_list",schemaPath:"#/properties/reply_to_list/uniqueItems",keyword:"uniqueItems",params:{},schema:true,parentSchema:schema0.properties.reply_to_list,data:data29};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
else {
const err60 = {instancePath:instancePath+"/reply_to_list",schemaPath:"#/properties/reply_to_list/type",keyword:"type",params:{type: "array"},schema:schema0.properties.reply_to_list.type,parentSchema:schema0.properties.reply_to_list,data:data29};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data.subject !== undefined){
let data33 = data.subject;
if(typeof data33 === "string"){
if(func0(data33) < 1){
const err61 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.subject,data:data33};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
else {
const err62 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"},schema:schema0.properties.subject.type,parentSchema:schema0.properties.subject,data:data33};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data.content !== undefined){
let data34 = data.content;
if(Array.isArray(data34)){
const len5 = data34.length;
for(let i5=0; i5<len5; i5++){
let data35 = data34[i5];
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
if(data35.type === undefined){
const err63 = {instancePath:instancePath+"/content/" + i5,schemaPath:"#/properties/content/items/required",keyword:"required",params:{missingProperty: "type"},schema:schema0.properties.content.items.required,parentSchema:schema0.properties.content.items,data:data35};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(data35.value === undefined){
const err64 = {instancePath:instancePath+"/content/" + i5,schemaPath:"#/properties/content/items/required",keyword:"required",params:{missingProperty: "value"},schema:schema0.properties.content.items.required,parentSchema:schema0.properties.content.items,data:data35};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(data35.type !== undefined){
let data36 = data35.type;
if(typeof data36 === "string"){
if(func0(data36) < 1){
const err65 = {instancePath:instancePath+"/content/" + i5+"/type",schemaPath:"#/properties/content/items/properties/type/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.content.items.properties.type,data:data36};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
else {
const err66 = {instancePath:instancePath+"/content/" + i5+"/type",schemaPath:"#/properties/content/items/properties/type/type",keyword:"type",params:{type: "string"},schema:schema0.properties.content.items.properties.type.type,parentSchema:schema0.properties.content.items.properties.type,data:data36};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data35.value !== undefined){
let data37 = data35.value;
if(typeof data37 === "string"){
if(func0(data37) < 1){
const err67 = {instancePath:instancePath+"/content/" + i5+"/value",schemaPath:"#/properties/content/items/properties/value/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.content.items.properties.value,data:data37};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
else {
const err68 = {instancePath:instancePath+"/content/" + i5+"/value",schemaPath:"#/properties/content/items/properties/value/type",keyword:"type",params:{type: "string"},schema:schema0.properties.content.items.properties.value.type,parentSchema:schema0.properties.content.items.properties.value,data:data37};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
}
else {
const err69 = {instancePath:instancePath+"/content/" + i5,schemaPath:"#/properties/content/items/type",keyword:"type",params:{type: "object"},schema:schema0.properties.content.items.type,parentSchema:schema0.properties.content.items,data:data35};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
}
else {
const err70 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "array"},schema:schema0.properties.content.type,parentSchema:schema0.properties.content,data:data34};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data.attachments !== undefined){
let data38 = data.attachments;
if(Array.isArray(data38)){
const len6 = data38.length;
for(let i6=0; i6<len6; i6++){
let data39 = data38[i6];
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
if(data39.content === undefined){
const err71 = {instancePath:instancePath+"/attachments/" + i6,schemaPath:"#/properties/attachments/items/required",keyword:"required",params:{missingProperty: "content"},schema:schema0.properties.attachments.items.required,parentSchema:schema0.properties.attachments.items,data:data39};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if(data39.filename === undefined){
const err72 = {instancePath:instancePath+"/attachments/" + i6,schemaPath:"#/properties/attachments/items/required",keyword:"required",params:{missingProperty: "filename"},schema:schema0.properties.attachments.items.required,parentSchema:schema0.properties.attachments.items,data:data39};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(data39.content !== undefined){
let data40 = data39.content;
if(typeof data40 === "string"){
if(func0(data40) < 1){
const err73 = {instancePath:instancePath+"/attachments/" + i6+"/content",schemaPath:"#/properties/attachments/items/properties/content/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.attachments.items.properties.content,data:data40};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
else {
const err74 = {instancePath:instancePath+"/attachments/" + i6+"/content",schemaPath:"#/properties/attachments/items/properties/content/type",keyword:"type",params:{type: "string"},schema:schema0.properties.attachments.items.properties.content.type,parentSchema:schema0.properties.attachments.items.properties.content,data:data40};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data39.type !== undefined){
let data41 = data39.type;
if(typeof data41 === "string"){
if(func0(data41) < 1){
const err75 = {instancePath:instancePath+"/attachments/" + i6+"/type",schemaPath:"#/properties/attachments/items/properties/type/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.attachments.items.properties.type,data:data41};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
else {
const err76 = {instancePath:instancePath+"/attachments/" + i6+"/type",schemaPath:"#/properties/attachments/items/properties/type/type",keyword:"type",params:{type: "string"},schema:schema0.properties.attachments.items.properties.type.type,parentSchema:schema0.properties.attachments.items.properties.type,data:data41};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data39.filename !== undefined){
let data42 = data39.filename;
if(typeof data42 !== "string"){
const err77 = {instancePath:instancePath+"/attachments/" + i6+"/filename",schemaPath:"#/properties/attachments/items/properties/filename/type",keyword:"type",params:{type: "string"},schema:schema0.properties.attachments.items.properties.filename.type,parentSchema:schema0.properties.attachments.items.properties.filename,data:data42};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data39.disposition !== undefined){
let data43 = data39.disposition;
if(typeof data43 !== "string"){
const err78 = {instancePath:instancePath+"/attachments/" + i6+"/disposition",schemaPath:"#/properties/attachments/items/properties/disposition/type",keyword:"type",params:{type: "string"},schema:schema0.properties.attachments.items.properties.disposition.type,parentSchema:schema0.properties.attachments.items.properties.disposition,data:data43};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(!((data43 === "inline") || (data43 === "attachment"))){
const err79 = {instancePath:instancePath+"/attachments/" + i6+"/disposition",schemaPath:"#/properties/attachments/items/properties/disposition/enum",keyword:"enum",params:{allowedValues: schema0.properties.attachments.items.properties.disposition.enum},schema:schema0.properties.attachments.items.properties.disposition.enum,parentSchema:schema0.properties.attachments.items.properties.disposition,data:data43};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data39.content_id !== undefined){
let data44 = data39.content_id;
if(typeof data44 !== "string"){
const err80 = {instancePath:instancePath+"/attachments/" + i6+"/content_id",schemaPath:"#/properties/attachments/items/properties/content_id/type",keyword:"type",params:{type: "string"},schema:schema0.properties.attachments.items.properties.content_id.type,parentSchema:schema0.properties.attachments.items.properties.content_id,data:data44};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
}
else {
const err81 = {instancePath:instancePath+"/attachments/" + i6,schemaPath:"#/properties/attachments/items/type",keyword:"type",params:{type: "object"},schema:schema0.properties.attachments.items.type,parentSchema:schema0.properties.attachments.items,data:data39};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
}
else {
const err82 = {instancePath:instancePath+"/attachments",schemaPath:"#/properties/attachments/type",keyword:"type",params:{type: "array"},schema:schema0.properties.attachments.type,parentSchema:schema0.properties.attachments,data:data38};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data.template_id !== undefined){
let data45 = data.template_id;
if(typeof data45 !== "string"){
const err83 = {instancePath:instancePath+"/template_id",schemaPath:"#/properties/template_id/type",keyword:"type",params:{type: "string"},schema:schema0.properties.template_id.type,parentSchema:schema0.properties.template_id,data:data45};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data.headers !== undefined){
let data46 = data.headers;
if(!(data46 && typeof data46 == "object" && !Array.isArray(data46))){
const err84 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type: "object"},schema:schema0.properties.headers.type,parentSchema:schema0.properties.headers,data:data46};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data.categories !== undefined){
let data47 = data.categories;
if(Array.isArray(data47)){
if(data47.length > 10){
const err85 = {instancePath:instancePath+"/categories",schemaPath:"#/properties/categories/maxItems",keyword:"maxItems",params:{limit: 10},schema:10,parentSchema:schema0.properties.categories,data:data47};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
const len7 = data47.length;
for(let i7=0; i7<len7; i7++){
let data48 = data47[i7];
if(typeof data48 === "string"){
if(func0(data48) > 255){
const err86 = {instancePath:instancePath+"/categories/" + i7,schemaPath:"#/properties/categories/items/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema0.properties.categories.items,data:data48};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
else {
const err87 = {instancePath:instancePath+"/categories/" + i7,schemaPath:"#/properties/categories/items/type",keyword:"type",params:{type: "string"},schema:schema0.properties.categories.items.type,parentSchema:schema0.properties.categories.items,data:data48};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data47.length > 1 && func1(data47, dynamicAnchors)){
const err88 = {instancePath:instancePath+"/categories",schemaPath:"#/properties/categories/uniqueItems",keyword:"uniqueItems",params:{},schema:true,parentSchema:schema0.properties.categories,data:data47};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
else {
const err89 = {instancePath:instancePath+"/categories",schemaPath:"#/properties/categories/type",keyword:"type",params:{type: "array"},schema:schema0.properties.categories.type,parentSchema:schema0.properties.categories,data:data47};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
if(data.custom_args !== undefined){
let data49 = data.custom_args;
if(typeof data49 !== "string"){
const err90 = {instancePath:instancePath+"/custom_args",schemaPath:"#/properties/custom_args/type",keyword:"type",params:{type: "string"},schema:schema0.properties.custom_args.type,parentSchema:schema0.properties.custom_args,data:data49};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data.send_at !== undefined){
let data50 = data.send_at;
if(!(((typeof data50 == "number") && (!(data50 % 1) && !isNaN(data50))) && (isFinite(data50)))){
const err91 = {instancePath:instancePath+"/send_at",schemaPath:"#/properties/send_at/type",keyword:"type",params:{type: "integer"},schema:schema0.properties.send_at.type,parentSchema:schema0.properties.send_at,data:data50};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if((typeof data50 == "number") && (isFinite(data50))){
if(Math.abs(data50) > 9007199254740991){
const err92 = {instancePath:instancePath+"/send_at",schemaPath:"#/properties/send_at/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema0.properties.send_at,data:data50};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
}
if(data.batch_id !== undefined){
let data51 = data.batch_id;
if(typeof data51 !== "string"){
const err93 = {instancePath:instancePath+"/batch_id",schemaPath:"#/properties/batch_id/type",keyword:"type",params:{type: "string"},schema:schema0.properties.batch_id.type,parentSchema:schema0.properties.batch_id,data:data51};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
if(data.asm !== undefined){
let data52 = data.asm;
if(data52 && typeof data52 == "object" && !Array.isArray(data52)){
if(data52.group_id === undefined){
const err94 = {instancePath:instancePath+"/asm",schemaPath:"#/properties/asm/required",keyword:"required",params:{missingProperty: "group_id"},schema:schema0.properties.asm.required,parentSchema:schema0.properties.asm,data:data52};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
if(data52.group_id !== undefined){
let data53 = data52.group_id;
if(!(((typeof data53 == "number") && (!(data53 % 1) && !isNaN(data53))) && (isFinite(data53)))){
const err95 = {instancePath:instancePath+"/asm/group_id",schemaPath:"#/properties/asm/properties/group_id/type",keyword:"type",params:{type: "integer"},schema:schema0.properties.asm.properties.group_id.type,parentSchema:schema0.properties.asm.properties.group_id,data:data53};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
if((typeof data53 == "number") && (isFinite(data53))){
if(Math.abs(data53) > 9007199254740991){
const err96 = {instancePath:instancePath+"/asm/group_id",schemaPath:"#/properties/asm/properties/group_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema0.properties.asm.properties.group_id,data:data53};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
}
if(data52.groups_to_display !== undefined){
let data54 = data52.groups_to_display;
if(Array.isArray(data54)){
if(data54.length > 25){
const err97 = {instancePath:instancePath+"/asm/groups_to_display",schemaPath:"#/properties/asm/properties/groups_to_display/maxItems",keyword:"maxItems",params:{limit: 25},schema:25,parentSchema:schema0.properties.asm.properties.groups_to_display,data:data54};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
const len8 = data54.length;
for(let i8=0; i8<len8; i8++){
let data55 = data54[i8];
if(!(((typeof data55 == "number") && (!(data55 % 1) && !isNaN(data55))) && (isFinite(data55)))){
const err98 = {instancePath:instancePath+"/asm/groups_to_display/" + i8,schemaPath:"#/properties/asm/properties/groups_to_display/items/type",keyword:"type",params:{type: "integer"},schema:schema0.properties.asm.properties.groups_to_display.items.type,parentSchema:schema0.properties.asm.properties.groups_to_display.items,data:data55};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
if((typeof data55 == "number") && (isFinite(data55))){
if(Math.abs(data55) > 9007199254740991){
const err99 = {instancePath:instancePath+"/asm/groups_to_display/" + i8,schemaPath:"#/properties/asm/properties/groups_to_display/items/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema0.properties.asm.properties.groups_to_display.items,data:data55};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
}
}
else {
const err100 = {instancePath:instancePath+"/asm/groups_to_display",schemaPath:"#/properties/asm/properties/groups_to_display/type",keyword:"type",params:{type: "array"},schema:schema0.properties.asm.properties.groups_to_display.type,parentSchema:schema0.properties.asm.properties.groups_to_display,data:data54};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
}
else {
const err101 = {instancePath:instancePath+"/asm",schemaPath:"#/properties/asm/type",keyword:"type",params:{type: "object"},schema:schema0.properties.asm.type,parentSchema:schema0.properties.asm,data:data52};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
if(data.ip_pool_name !== undefined){
let data56 = data.ip_pool_name;
if(typeof data56 === "string"){
if(func0(data56) > 64){
const err102 = {instancePath:instancePath+"/ip_pool_name",schemaPath:"#/properties/ip_pool_name/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema0.properties.ip_pool_name,data:data56};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
if(func0(data56) < 2){
const err103 = {instancePath:instancePath+"/ip_pool_name",schemaPath:"#/properties/ip_pool_name/minLength",keyword:"minLength",params:{limit: 2},schema:2,parentSchema:schema0.properties.ip_pool_name,data:data56};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
else {
const err104 = {instancePath:instancePath+"/ip_pool_name",schemaPath:"#/properties/ip_pool_name/type",keyword:"type",params:{type: "string"},schema:schema0.properties.ip_pool_name.type,parentSchema:schema0.properties.ip_pool_name,data:data56};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
if(data.mail_settings !== undefined){
let data57 = data.mail_settings;
if(data57 && typeof data57 == "object" && !Array.isArray(data57)){
if(data57.bypass_list_management !== undefined){
let data58 = data57.bypass_list_management;
if(data58 && typeof data58 == "object" && !Array.isArray(data58)){
if(data58.enable !== undefined){
let data59 = data58.enable;
if(typeof data59 !== "boolean"){
const err105 = {instancePath:instancePath+"/mail_settings/bypass_list_management/enable",schemaPath:"#/properties/mail_settings/properties/bypass_list_management/properties/enable/type",keyword:"type",params:{type: "boolean"},schema:schema0.properties.mail_settings.properties.bypass_list_management.properties.enable.type,parentSchema:schema0.properties.mail_settings.properties.bypass_list_management.properties.enable,data:data59};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
}
else {
const err106 = {instancePath:instancePath+"/mail_settings/bypass_list_management",schemaPath:"#/properties/mail_settings/properties/bypass_list_management/type",keyword:"type",params:{type: "object"},schema:schema0.properties.mail_settings.properties.bypass_list_management.type,parentSchema:schema0.properties.mail_settings.properties.bypass_list_management,data:data58};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
if(data57.bypass_spam_management !== undefined){
let data60 = data57.bypass_spam_management;
if(data60 && typeof data60 == "object" && !Array.isArray(data60)){
if(data60.enable !== undefined){
let data61 = data60.enable;
if(typeof data61 !== "boolean"){
const err107 = {instancePath:instancePath+"/mail_settings/bypass_spam_management/enable",schemaPath:"#/properties/mail_settings/properties/bypass_spam_management/properties/enable/type",keyword:"type",params:{type: "boolean"},schema:schema0.properties.mail_settings.properties.bypass_spam_management.properties.enable.type,parentSchema:schema0.properties.mail_settings.properties.bypass_spam_management.properties.enable,data:data61};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
}
else {
const err108 = {instancePath:instancePath+"/mail_settings/bypass_spam_management",schemaPath:"#/properties/mail_settings/properties/bypass_spam_management/type",keyword:"type",params:{type: "object"},schema:schema0.properties.mail_settings.properties.bypass_spam_management.type,parentSchema:schema0.properties.mail_settings.properties.bypass_spam_management,data:data60};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
if(data57.bypass_bounce_management !== undefined){
let data62 = data57.bypass_bounce_management;
if(data62 && typeof data62 == "object" && !Array.isArray(data62)){
if(data62.enable !== undefined){
let data63 = data62.enable;
if(typeof data63 !== "boolean"){
const err109 = {instancePath:instancePath+"/mail_settings/bypass_bounce_management/enable",schemaPath:"#/properties/mail_settings/properties/bypass_bounce_management/properties/enable/type",keyword:"type",params:{type: "boolean"},schema:schema0.properties.mail_settings.properties.bypass_bounce_management.properties.enable.type,parentSchema:schema0.properties.mail_settings.properties.bypass_bounce_management.properties.enable,data:data63};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
}
else {
const err110 = {instancePath:instancePath+"/mail_settings/bypass_bounce_management",schemaPath:"#/properties/mail_settings/properties/bypass_bounce_management/type",keyword:"type",params:{type: "object"},schema:schema0.properties.mail_settings.properties.bypass_bounce_management.type,parentSchema:schema0.properties.mail_settings.properties.bypass_bounce_management,data:data62};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
if(data57.bypass_unsubscribe_management !== undefined){
let data64 = data57.bypass_unsubscribe_management;
if(data64 && typeof data64 == "object" && !Array.isArray(data64)){
if(data64.enable !== undefined){
let data65 = data64.enable;
if(typeof data65 !== "boolean"){
const err111 = {instancePath:instancePath+"/mail_settings/bypass_unsubscribe_management/enable",schemaPath:"#/properties/mail_settings/properties/bypass_unsubscribe_management/properties/enable/type",keyword:"type",params:{type: "boolean"},schema:schema0.properties.mail_settings.properties.bypass_unsubscribe_management.properties.enable.type,parentSchema:schema0.properties.mail_settings.properties.bypass_unsubscribe_management.properties.enable,data:data65};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
}
else {
const err112 = {instancePath:instancePath+"/mail_settings/bypass_unsubscribe_management",schemaPath:"#/properties/mail_settings/properties/bypass_unsubscribe_management/type",keyword:"type",params:{type: "object"},schema:schema0.properties.mail_settings.properties.bypass_unsubscribe_management.type,parentSchema:schema0.properties.mail_settings.properties.bypass_unsubscribe_management,data:data64};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
if(data57.footer !== undefined){
let data66 = data57.footer;
if(data66 && typeof data66 == "object" && !Array.isArray(data66)){
if(data66.enable !== undefined){
let data67 = data66.enable;
if(typeof data67 !== "boolean"){
const err113 = {instancePath:instancePath+"/mail_settings/footer/enable",schemaPath:"#/properties/mail_settings/properties/footer/properties/enable/type",keyword:"type",params:{type: "boolean"},schema:schema0.properties.mail_settings.properties.footer.properties.enable.type,parentSchema:schema0.properties.mail_settings.properties.footer.properties.enable,data:data67};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
if(data66.text !== undefined){
let data68 = data66.text;
if(typeof data68 !== "string"){
const err114 = {instancePath:instancePath+"/mail_settings/footer/text",schemaPath:"#/properties/mail_settings/properties/footer/properties/text/type",keyword:"type",params:{type: "string"},schema:schema0.properties.mail_settings.properties.footer.properties.text.type,parentSchema:schema0.properties.mail_settings.properties.footer.properties.text,data:data68};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
if(data66.html !== undefined){
let data69 = data66.html;
if(typeof data69 !== "string"){
const err115 = {instancePath:instancePath+"/mail_settings/footer/html",schemaPath:"#/properties/mail_settings/properties/footer/properties/html/type",keyword:"type",params:{type: "string"},schema:schema0.properties.mail_settings.properties.footer.properties.html.type,parentSchema:schema0.properties.mail_settings.properties.footer.properties.html,data:data69};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
}
else {
const err116 = {instancePath:instancePath+"/mail_settings/footer",schemaPath:"#/properties/mail_settings/properties/footer/type",keyword:"type",params:{type: "object"},schema:schema0.properties.mail_settings.properties.footer.type,parentSchema:schema0.properties.mail_settings.properties.footer,data:data66};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
if(data57.sandbox_mode !== undefined){
let data70 = data57.sandbox_mode;
if(data70 && typeof data70 == "object" && !Array.isArray(data70)){
if(data70.enable !== undefined){
let data71 = data70.enable;
if(typeof data71 !== "boolean"){
const err117 = {instancePath:instancePath+"/mail_settings/sandbox_mode/enable",schemaPath:"#/properties/mail_settings/properties/sandbox_mode/properties/enable/type",keyword:"type",params:{type: "boolean"},schema:schema0.properties.mail_settings.properties.sandbox_mode.properties.enable.type,parentSchema:schema0.properties.mail_settings.properties.sandbox_mode.properties.enable,data:data71};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
}
else {
const err118 = {instancePath:instancePath+"/mail_settings/sandbox_mode",schemaPath:"#/properties/mail_settings/properties/sandbox_mode/type",keyword:"type",params:{type: "object"},schema:schema0.properties.mail_settings.properties.sandbox_mode.type,parentSchema:schema0.properties.mail_settings.properties.sandbox_mode,data:data70};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
}
else {
const err119 = {instancePath:instancePath+"/mail_settings",schemaPath:"#/properties/mail_settings/type",keyword:"type",params:{type: "object"},schema:schema0.properties.mail_settings.type,parentSchema:schema0.properties.mail_settings,data:data57};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
if(data.tracking_settings !== undefined){
let data72 = data.tracking_settings;
if(data72 && typeof data72 == "object" && !Array.isArray(data72)){
if(data72.click_tracking !== undefined){
let data73 = data72.click_tracking;
if(data73 && typeof data73 == "object" && !Array.isArray(data73)){
if(data73.enable !== undefined){
let data74 = data73.enable;
if(typeof data74 !== "boolean"){
const err120 = {instancePath:instancePath+"/tracking_settings/click_tracking/enable",schemaPath:"#/properties/tracking_settings/properties/click_tracking/properties/enable/type",keyword:"type",params:{type: "boolean"},schema:schema0.properties.tracking_settings.properties.click_tracking.properties.enable.type,parentSchema:schema0.properties.tracking_settings.properties.click_tracking.properties.enable,data:data74};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
if(data73.enable_text !== undefined){
let data75 = data73.enable_text;
if(typeof data75 !== "boolean"){
const err121 = {instancePath:instancePath+"/tracking_settings/click_tracking/enable_text",schemaPath:"#/properties/tracking_settings/properties/click_tracking/properties/enable_text/type",keyword:"type",params:{type: "boolean"},schema:schema0.properties.tracking_settings.properties.click_tracking.properties.enable_text.type,parentSchema:schema0.properties.tracking_settings.properties.click_tracking.properties.enable_text,data:data75};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
}
else {
const err122 = {instancePath:instancePath+"/tracking_settings/click_tracking",schemaPath:"#/properties/tracking_settings/properties/click_tracking/type",keyword:"type",params:{type: "object"},schema:schema0.properties.tracking_settings.properties.click_tracking.type,parentSchema:schema0.properties.tracking_settings.properties.click_tracking,data:data73};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
if(data72.open_tracking !== undefined){
let data76 = data72.open_tracking;
if(data76 && typeof data76 == "object" && !Array.isArray(data76)){
if(data76.enable !== undefined){
let data77 = data76.enable;
if(typeof data77 !== "boolean"){
const err123 = {instancePath:instancePath+"/tracking_settings/open_tracking/enable",schemaPath:"#/properties/tracking_settings/properties/open_tracking/properties/enable/type",keyword:"type",params:{type: "boolean"},schema:schema0.properties.tracking_settings.properties.open_tracking.properties.enable.type,parentSchema:schema0.properties.tracking_settings.properties.open_tracking.properties.enable,data:data77};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
if(data76.substitution_tag !== undefined){
let data78 = data76.substitution_tag;
if(typeof data78 !== "string"){
const err124 = {instancePath:instancePath+"/tracking_settings/open_tracking/substitution_tag",schemaPath:"#/properties/tracking_settings/properties/open_tracking/properties/substitution_tag/type",keyword:"type",params:{type: "string"},schema:schema0.properties.tracking_settings.properties.open_tracking.properties.substitution_tag.type,parentSchema:schema0.properties.tracking_settings.properties.open_tracking.properties.substitution_tag,data:data78};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
}
else {
const err125 = {instancePath:instancePath+"/tracking_settings/open_tracking",schemaPath:"#/properties/tracking_settings/properties/open_tracking/type",keyword:"type",params:{type: "object"},schema:schema0.properties.tracking_settings.properties.open_tracking.type,parentSchema:schema0.properties.tracking_settings.properties.open_tracking,data:data76};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
if(data72.subscription_tracking !== undefined){
let data79 = data72.subscription_tracking;
if(data79 && typeof data79 == "object" && !Array.isArray(data79)){
if(data79.enable !== undefined){
let data80 = data79.enable;
if(typeof data80 !== "boolean"){
const err126 = {instancePath:instancePath+"/tracking_settings/subscription_tracking/enable",schemaPath:"#/properties/tracking_settings/properties/subscription_tracking/properties/enable/type",keyword:"type",params:{type: "boolean"},schema:schema0.properties.tracking_settings.properties.subscription_tracking.properties.enable.type,parentSchema:schema0.properties.tracking_settings.properties.subscription_tracking.properties.enable,data:data80};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
if(data79.text !== undefined){
let data81 = data79.text;
if(typeof data81 !== "string"){
const err127 = {instancePath:instancePath+"/tracking_settings/subscription_tracking/text",schemaPath:"#/properties/tracking_settings/properties/subscription_tracking/properties/text/type",keyword:"type",params:{type: "string"},schema:schema0.properties.tracking_settings.properties.subscription_tracking.properties.text.type,parentSchema:schema0.properties.tracking_settings.properties.subscription_tracking.properties.text,data:data81};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
if(data79.html !== undefined){
let data82 = data79.html;
if(typeof data82 !== "string"){
const err128 = {instancePath:instancePath+"/tracking_settings/subscription_tracking/html",schemaPath:"#/properties/tracking_settings/properties/subscription_tracking/properties/html/type",keyword:"type",params:{type: "string"},schema:schema0.properties.tracking_settings.properties.subscription_tracking.properties.html.type,parentSchema:schema0.properties.tracking_settings.properties.subscription_tracking.properties.html,data:data82};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
if(data79.substitution_tag !== undefined){
let data83 = data79.substitution_tag;
if(typeof data83 !== "string"){
const err129 = {instancePath:instancePath+"/tracking_settings/subscription_tracking/substitution_tag",schemaPath:"#/properties/tracking_settings/properties/subscription_tracking/properties/substitution_tag/type",keyword:"type",params:{type: "string"},schema:schema0.properties.tracking_settings.properties.subscription_tracking.properties.substitution_tag.type,parentSchema:schema0.properties.tracking_settings.properties.subscription_tracking.properties.substitution_tag,data:data83};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
}
else {
const err130 = {instancePath:instancePath+"/tracking_settings/subscription_tracking",schemaPath:"#/properties/tracking_settings/properties/subscription_tracking/type",keyword:"type",params:{type: "object"},schema:schema0.properties.tracking_settings.properties.subscription_tracking.type,parentSchema:schema0.properties.tracking_settings.properties.subscription_tracking,data:data79};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
}
if(data72.ganalytics !== undefined){
let data84 = data72.ganalytics;
if(data84 && typeof data84 == "object" && !Array.isArray(data84)){
if(data84.enable !== undefined){
let data85 = data84.enable;
if(typeof data85 !== "boolean"){
const err131 = {instancePath:instancePath+"/tracking_settings/ganalytics/enable",schemaPath:"#/properties/tracking_settings/properties/ganalytics/properties/enable/type",keyword:"type",params:{type: "boolean"},schema:schema0.properties.tracking_settings.properties.ganalytics.properties.enable.type,parentSchema:schema0.properties.tracking_settings.properties.ganalytics.properties.enable,data:data85};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
}
if(data84.utm_source !== undefined){
let data86 = data84.utm_source;
if(typeof data86 !== "string"){
const err132 = {instancePath:instancePath+"/tracking_settings/ganalytics/utm_source",schemaPath:"#/properties/tracking_settings/properties/ganalytics/properties/utm_source/type",keyword:"type",params:{type: "string"},schema:schema0.properties.tracking_settings.properties.ganalytics.properties.utm_source.type,parentSchema:schema0.properties.tracking_settings.properties.ganalytics.properties.utm_source,data:data86};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
}
if(data84.utm_medium !== undefined){
let data87 = data84.utm_medium;
if(typeof data87 !== "string"){
const err133 = {instancePath:instancePath+"/tracking_settings/ganalytics/utm_medium",schemaPath:"#/properties/tracking_settings/properties/ganalytics/properties/utm_medium/type",keyword:"type",params:{type: "string"},schema:schema0.properties.tracking_settings.properties.ganalytics.properties.utm_medium.type,parentSchema:schema0.properties.tracking_settings.properties.ganalytics.properties.utm_medium,data:data87};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
}
if(data84.utm_term !== undefined){
let data88 = data84.utm_term;
if(typeof data88 !== "string"){
const err134 = {instancePath:instancePath+"/tracking_settings/ganalytics/utm_term",schemaPath:"#/properties/tracking_settings/properties/ganalytics/properties/utm_term/type",keyword:"type",params:{type: "string"},schema:schema0.properties.tracking_settings.properties.ganalytics.properties.utm_term.type,parentSchema:schema0.properties.tracking_settings.properties.ganalytics.properties.utm_term,data:data88};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
if(data84.utm_content !== undefined){
let data89 = data84.utm_content;
if(typeof data89 !== "string"){
const err135 = {instancePath:instancePath+"/tracking_settings/ganalytics/utm_content",schemaPath:"#/properties/tracking_settings/properties/ganalytics/properties/utm_content/type",keyword:"type",params:{type: "string"},schema:schema0.properties.tracking_settings.properties.ganalytics.properties.utm_content.type,parentSchema:schema0.properties.tracking_settings.properties.ganalytics.properties.utm_content,data:data89};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
if(data84.utm_campaign !== undefined){
let data90 = data84.utm_campaign;
if(typeof data90 !== "string"){
const err136 = {instancePath:instancePath+"/tracking_settings/ganalytics/utm_campaign",schemaPath:"#/properties/tracking_settings/properties/ganalytics/properties/utm_campaign/type",keyword:"type",params:{type: "string"},schema:schema0.properties.tracking_settings.properties.ganalytics.properties.utm_campaign.type,parentSchema:schema0.properties.tracking_settings.properties.ganalytics.properties.utm_campaign,data:data90};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
}
else {
const err137 = {instancePath:instancePath+"/tracking_settings/ganalytics",schemaPath:"#/properties/tracking_settings/properties/ganalytics/type",keyword:"type",params:{type: "object"},schema:schema0.properties.tracking_settings.properties.ganalytics.type,parentSchema:schema0.properties.tracking_settings.properties.ganalytics,data:data84};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
}
}
else {
const err138 = {instancePath:instancePath+"/tracking_settings",schemaPath:"#/properties/tracking_settings/type",keyword:"type",params:{type: "object"},schema:schema0.properties.tracking_settings.type,parentSchema:schema0.properties.tracking_settings,data:data72};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
}
}
else {
const err139 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":{"personalizations":true,"from":true,"reply_to":true,"reply_to_list":true,"subject":true,"content":true,"attachments":true,"template_id":true,"headers":true,"categories":true,"custom_args":true,"send_at":true,"batch_id":true,"asm":true,"ip_pool_name":true,"mail_settings":true,"tracking_settings":true},"dynamicProps":false,"dynamicItems":false};

exports.v1 = validate1;
const schema7 = {"$id":"contract:/POST_mail-batch.parameters","type":"object","properties":{"header":{"type":"object","properties":{"on-behalf-of":{"type":"string"}},"required":[]}},"required":["header"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema7.required,parentSchema:schema7,data};
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
if(data0["on-behalf-of"] !== undefined){
let data1 = data0["on-behalf-of"];
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/header/on-behalf-of",schemaPath:"#/properties/header/properties/on-behalf-of/type",keyword:"type",params:{type: "string"},schema:schema7.properties.header.properties["on-behalf-of"].type,parentSchema:schema7.properties.header.properties["on-behalf-of"],data:data1};
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
const err2 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema7.properties.header.type,parentSchema:schema7.properties.header,data:data0};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema7.type,parentSchema:schema7,data};
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
const schema8 = {"$id":"contract:/POST_user-scheduled_sends.body","type":"object","properties":{"batch_id":{"type":"string","pattern":"^[a-zA-Z0-9]"},"status":{"type":"string","enum":["pause","cancel"]}},"required":["batch_id","status"]};
const pattern0 = new RegExp("^[a-zA-Z0-9]", "u");

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
if(data.batch_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "batch_id"},schema:schema8.required,parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.status === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},schema:schema8.required,parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.batch_id !== undefined){
let data0 = data.batch_id;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err2 = {instancePath:instancePath+"/batch_id",schemaPath:"#/properties/batch_id/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9]"},schema:"^[a-zA-Z0-9]",parentSchema:schema8.properties.batch_id,data:data0};
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
const err3 = {instancePath:instancePath+"/batch_id",schemaPath:"#/properties/batch_id/type",keyword:"type",params:{type: "string"},schema:schema8.properties.batch_id.type,parentSchema:schema8.properties.batch_id,data:data0};
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
let data1 = data.status;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},schema:schema8.properties.status.type,parentSchema:schema8.properties.status,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((data1 === "pause") || (data1 === "cancel"))){
const err5 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema8.properties.status.enum},schema:schema8.properties.status.enum,parentSchema:schema8.properties.status,data:data1};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema8.type,parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
validate2.evaluated = {"props":{"batch_id":true,"status":true},"dynamicProps":false,"dynamicItems":false};

exports.v3 = validate3;
const schema9 = {"$id":"contract:/GET_mail-batch-batch_id.parameters","type":"object","properties":{"path":{"type":"object","properties":{"batch_id":{"type":"string"}},"required":["batch_id"]},"header":{"type":"object","properties":{"on-behalf-of":{"type":"string"}},"required":[]}},"required":["path","header"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema9.required,parentSchema:schema9,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.header === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema9.required,parentSchema:schema9,data};
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
if(data0.batch_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "batch_id"},schema:schema9.properties.path.required,parentSchema:schema9.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.batch_id !== undefined){
let data1 = data0.batch_id;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/batch_id",schemaPath:"#/properties/path/properties/batch_id/type",keyword:"type",params:{type: "string"},schema:schema9.properties.path.properties.batch_id.type,parentSchema:schema9.properties.path.properties.batch_id,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema9.properties.path.type,parentSchema:schema9.properties.path,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.header !== undefined){
let data2 = data.header;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2["on-behalf-of"] !== undefined){
let data3 = data2["on-behalf-of"];
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/header/on-behalf-of",schemaPath:"#/properties/header/properties/on-behalf-of/type",keyword:"type",params:{type: "string"},schema:schema9.properties.header.properties["on-behalf-of"].type,parentSchema:schema9.properties.header.properties["on-behalf-of"],data:data3};
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
const err6 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema9.properties.header.type,parentSchema:schema9.properties.header,data:data2};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema9.type,parentSchema:schema9,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}
validate3.evaluated = {"props":{"path":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.v4 = validate4;
const schema10 = {"$id":"contract:/PATCH_user-scheduled_sends-batch_id.body","type":"object","properties":{"status":{"type":"string","enum":["cancel","pause"]}},"required":["status"]};

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
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},schema:schema10.required,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},schema:schema10.properties.status.type,parentSchema:schema10.properties.status,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data0 === "cancel") || (data0 === "pause"))){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema10.properties.status.enum},schema:schema10.properties.status.enum,parentSchema:schema10.properties.status,data:data0};
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
validate4.errors = vErrors;
return errors === 0;
}
validate4.evaluated = {"props":{"status":true},"dynamicProps":false,"dynamicItems":false};

exports.v5 = validate5;
const schema11 = {"$id":"contract:/GET_api_keys.parameters","type":"object","properties":{"query":{"type":"object","properties":{"limit":{"type":"integer"}},"required":[]},"header":{"type":"object","properties":{"on-behalf-of":{"type":"string"}},"required":[]}},"required":["query","header"]};

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
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema11.required,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.header === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema11.required,parentSchema:schema11,data};
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
if(data0.limit !== undefined){
let data1 = data0.limit;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema11.properties.query.properties.limit.type,parentSchema:schema11.properties.query.properties.limit,data:data1};
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
const err3 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema11.properties.query.type,parentSchema:schema11.properties.query,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.header !== undefined){
let data2 = data.header;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2["on-behalf-of"] !== undefined){
let data3 = data2["on-behalf-of"];
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/header/on-behalf-of",schemaPath:"#/properties/header/properties/on-behalf-of/type",keyword:"type",params:{type: "string"},schema:schema11.properties.header.properties["on-behalf-of"].type,parentSchema:schema11.properties.header.properties["on-behalf-of"],data:data3};
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
const err5 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema11.properties.header.type,parentSchema:schema11.properties.header,data:data2};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}
validate5.evaluated = {"props":{"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.v6 = validate6;
const schema12 = {"$id":"contract:/create-api-keys.body","type":"object","properties":{"name":{"type":"string"},"scopes":{"type":"array","items":{"type":"string"}}},"required":["name"]};

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
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema12.required,parentSchema:schema12,data};
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
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema12.properties.name.type,parentSchema:schema12.properties.name,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.scopes !== undefined){
let data1 = data.scopes;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/properties/scopes/items/type",keyword:"type",params:{type: "string"},schema:schema12.properties.scopes.items.type,parentSchema:schema12.properties.scopes.items,data:data2};
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
const err3 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"},schema:schema12.properties.scopes.type,parentSchema:schema12.properties.scopes,data:data1};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema12.type,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate6.errors = vErrors;
return errors === 0;
}
validate6.evaluated = {"props":{"name":true,"scopes":true},"dynamicProps":false,"dynamicItems":false};

exports.v7 = validate7;
const schema13 = {"$id":"contract:/GET_api_keys-api_key_id.parameters","type":"object","properties":{"path":{"type":"object","properties":{"api_key_id":{"type":"string"}},"required":["api_key_id"]},"header":{"type":"object","properties":{"on-behalf-of":{"type":"string"}},"required":[]}},"required":["path","header"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema13.required,parentSchema:schema13,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.header === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema13.required,parentSchema:schema13,data};
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
if(data0.api_key_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "api_key_id"},schema:schema13.properties.path.required,parentSchema:schema13.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.api_key_id !== undefined){
let data1 = data0.api_key_id;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/api_key_id",schemaPath:"#/properties/path/properties/api_key_id/type",keyword:"type",params:{type: "string"},schema:schema13.properties.path.properties.api_key_id.type,parentSchema:schema13.properties.path.properties.api_key_id,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema13.properties.path.type,parentSchema:schema13.properties.path,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.header !== undefined){
let data2 = data.header;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2["on-behalf-of"] !== undefined){
let data3 = data2["on-behalf-of"];
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/header/on-behalf-of",schemaPath:"#/properties/header/properties/on-behalf-of/type",keyword:"type",params:{type: "string"},schema:schema13.properties.header.properties["on-behalf-of"].type,parentSchema:schema13.properties.header.properties["on-behalf-of"],data:data3};
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
const err6 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema13.properties.header.type,parentSchema:schema13.properties.header,data:data2};
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
validate7.errors = vErrors;
return errors === 0;
}
validate7.evaluated = {"props":{"path":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.v8 = validate8;
const schema14 = {"$id":"contract:/PATCH_api_keys-api_key_id.body","type":"object","properties":{"name":{"type":"string"}},"required":["name"]};

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
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema14.required,parentSchema:schema14,data};
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
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema14.properties.name.type,parentSchema:schema14.properties.name,data:data0};
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
validate8.errors = vErrors;
return errors === 0;
}
validate8.evaluated = {"props":{"name":true},"dynamicProps":false,"dynamicItems":false};

exports.v9 = validate9;
const schema15 = {"$id":"contract:/PATCH_user-settings-enforced_tls.body","$ref":"contract:/components/schemas/enforced-tls-request-response"};
const schema16 = {"$id":"contract:/components/schemas/enforced-tls-request-response","type":"object","properties":{"require_tls":{"type":"boolean"},"require_valid_cert":{"type":"boolean"}}};

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
if(data.require_tls !== undefined){
let data0 = data.require_tls;
if(typeof data0 !== "boolean"){
const err0 = {instancePath:instancePath+"/require_tls",schemaPath:"contract:/components/schemas/enforced-tls-request-response/properties/require_tls/type",keyword:"type",params:{type: "boolean"},schema:schema16.properties.require_tls.type,parentSchema:schema16.properties.require_tls,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.require_valid_cert !== undefined){
let data1 = data.require_valid_cert;
if(typeof data1 !== "boolean"){
const err1 = {instancePath:instancePath+"/require_valid_cert",schemaPath:"contract:/components/schemas/enforced-tls-request-response/properties/require_valid_cert/type",keyword:"type",params:{type: "boolean"},schema:schema16.properties.require_valid_cert.type,parentSchema:schema16.properties.require_valid_cert,data:data1};
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
const err2 = {instancePath,schemaPath:"contract:/components/schemas/enforced-tls-request-response/type",keyword:"type",params:{type: "object"},schema:schema16.type,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate9.errors = vErrors;
return errors === 0;
}
validate9.evaluated = {"props":{"require_tls":true,"require_valid_cert":true},"dynamicProps":false,"dynamicItems":false};

exports.v10 = validate10;
const schema17 = {"$id":"contract:/POST_access_settings-whitelist.body","type":"object","properties":{"ips":{"type":"array","items":{"type":"object","properties":{"ip":{"type":"string"}},"required":["ip"]}}},"required":["ips"]};

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
if(data.ips === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ips"},schema:schema17.required,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.ips !== undefined){
let data0 = data.ips;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.ip === undefined){
const err1 = {instancePath:instancePath+"/ips/" + i0,schemaPath:"#/properties/ips/items/required",keyword:"required",params:{missingProperty: "ip"},schema:schema17.properties.ips.items.required,parentSchema:schema17.properties.ips.items,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data1.ip !== undefined){
let data2 = data1.ip;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/ips/" + i0+"/ip",schemaPath:"#/properties/ips/items/properties/ip/type",keyword:"type",params:{type: "string"},schema:schema17.properties.ips.items.properties.ip.type,parentSchema:schema17.properties.ips.items.properties.ip,data:data2};
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
const err3 = {instancePath:instancePath+"/ips/" + i0,schemaPath:"#/properties/ips/items/type",keyword:"type",params:{type: "object"},schema:schema17.properties.ips.items.type,parentSchema:schema17.properties.ips.items,data:data1};
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
const err4 = {instancePath:instancePath+"/ips",schemaPath:"#/properties/ips/type",keyword:"type",params:{type: "array"},schema:schema17.properties.ips.type,parentSchema:schema17.properties.ips,data:data0};
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
validate10.errors = vErrors;
return errors === 0;
}
validate10.evaluated = {"props":{"ips":true},"dynamicProps":false,"dynamicItems":false};

exports.v11 = validate11;
const schema18 = {"$id":"contract:/DELETE_access_settings-whitelist.body","type":"object","properties":{"ids":{"type":"array","items":{"type":"integer","safeInteger":true}}}};

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
if(data.ids !== undefined){
let data0 = data.ids;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err0 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/type",keyword:"type",params:{type: "integer"},schema:schema18.properties.ids.items.type,parentSchema:schema18.properties.ids.items,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(Math.abs(data1) > 9007199254740991){
const err1 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema18.properties.ids.items,data:data1};
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
const err2 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/type",keyword:"type",params:{type: "array"},schema:schema18.properties.ids.type,parentSchema:schema18.properties.ids,data:data0};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema18.type,parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}
validate11.evaluated = {"props":{"ids":true},"dynamicProps":false,"dynamicItems":false};

exports.v12 = validate12;
const schema19 = {"$id":"contract:/GET_access_settings-whitelist-rule_id.parameters","type":"object","properties":{"path":{"type":"object","properties":{"rule_id":{"type":"string"}},"required":["rule_id"]},"header":{"type":"object","properties":{"on-behalf-of":{"type":"string"}},"required":[]}},"required":["path","header"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema19.required,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.header === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema19.required,parentSchema:schema19,data};
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
if(data0.rule_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "rule_id"},schema:schema19.properties.path.required,parentSchema:schema19.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.rule_id !== undefined){
let data1 = data0.rule_id;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/rule_id",schemaPath:"#/properties/path/properties/rule_id/type",keyword:"type",params:{type: "string"},schema:schema19.properties.path.properties.rule_id.type,parentSchema:schema19.properties.path.properties.rule_id,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema19.properties.path.type,parentSchema:schema19.properties.path,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.header !== undefined){
let data2 = data.header;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2["on-behalf-of"] !== undefined){
let data3 = data2["on-behalf-of"];
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/header/on-behalf-of",schemaPath:"#/properties/header/properties/on-behalf-of/type",keyword:"type",params:{type: "string"},schema:schema19.properties.header.properties["on-behalf-of"].type,parentSchema:schema19.properties.header.properties["on-behalf-of"],data:data3};
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
const err6 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema19.properties.header.type,parentSchema:schema19.properties.header,data:data2};
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
validate12.errors = vErrors;
return errors === 0;
}
validate12.evaluated = {"props":{"path":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.v13 = validate13;
const schema20 = {"$id":"contract:/POST_sso-certificates.body","type":"object","properties":{"public_certificate":{"type":"string"},"enabled":{"type":"boolean"},"integration_id":{"type":"string"}},"required":["public_certificate","integration_id"]};

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
if(data.public_certificate === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "public_certificate"},schema:schema20.required,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.integration_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "integration_id"},schema:schema20.required,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.public_certificate !== undefined){
let data0 = data.public_certificate;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/public_certificate",schemaPath:"#/properties/public_certificate/type",keyword:"type",params:{type: "string"},schema:schema20.properties.public_certificate.type,parentSchema:schema20.properties.public_certificate,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.enabled !== undefined){
let data1 = data.enabled;
if(typeof data1 !== "boolean"){
const err3 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},schema:schema20.properties.enabled.type,parentSchema:schema20.properties.enabled,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.integration_id !== undefined){
let data2 = data.integration_id;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/integration_id",schemaPath:"#/properties/integration_id/type",keyword:"type",params:{type: "string"},schema:schema20.properties.integration_id.type,parentSchema:schema20.properties.integration_id,data:data2};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema20.type,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate13.errors = vErrors;
return errors === 0;
}
validate13.evaluated = {"props":{"public_certificate":true,"enabled":true,"integration_id":true},"dynamicProps":false,"dynamicItems":false};

exports.v14 = validate14;
const schema21 = {"$id":"contract:/GET_sso-integrations-integration_id-certificates.parameters","type":"object","properties":{"path":{"type":"object","properties":{"integration_id":{"type":"string"}},"required":["integration_id"]}},"required":["path"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema21.required,parentSchema:schema21,data};
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
if(data0.integration_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "integration_id"},schema:schema21.properties.path.required,parentSchema:schema21.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.integration_id !== undefined){
let data1 = data0.integration_id;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/path/integration_id",schemaPath:"#/properties/path/properties/integration_id/type",keyword:"type",params:{type: "string"},schema:schema21.properties.path.properties.integration_id.type,parentSchema:schema21.properties.path.properties.integration_id,data:data1};
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
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema21.properties.path.type,parentSchema:schema21.properties.path,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema21.type,parentSchema:schema21,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate14.errors = vErrors;
return errors === 0;
}
validate14.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v15 = validate15;
const schema22 = {"$id":"contract:/GET_sso-certificates-cert_id.parameters","type":"object","properties":{"path":{"type":"object","properties":{"cert_id":{"type":"string"}},"required":["cert_id"]}},"required":["path"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema22.required,parentSchema:schema22,data};
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
if(data0.cert_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "cert_id"},schema:schema22.properties.path.required,parentSchema:schema22.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.cert_id !== undefined){
let data1 = data0.cert_id;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/path/cert_id",schemaPath:"#/properties/path/properties/cert_id/type",keyword:"type",params:{type: "string"},schema:schema22.properties.path.properties.cert_id.type,parentSchema:schema22.properties.path.properties.cert_id,data:data1};
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
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema22.properties.path.type,parentSchema:schema22.properties.path,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema22.type,parentSchema:schema22,data};
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
validate15.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v16 = validate16;
const schema23 = {"$id":"contract:/PATCH_sso-certificates-cert_id.body","type":"object","properties":{"public_certificate":{"type":"string"},"enabled":{"type":"boolean"},"integration_id":{"type":"string"}}};

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
if(data.public_certificate !== undefined){
let data0 = data.public_certificate;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/public_certificate",schemaPath:"#/properties/public_certificate/type",keyword:"type",params:{type: "string"},schema:schema23.properties.public_certificate.type,parentSchema:schema23.properties.public_certificate,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.enabled !== undefined){
let data1 = data.enabled;
if(typeof data1 !== "boolean"){
const err1 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},schema:schema23.properties.enabled.type,parentSchema:schema23.properties.enabled,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.integration_id !== undefined){
let data2 = data.integration_id;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/integration_id",schemaPath:"#/properties/integration_id/type",keyword:"type",params:{type: "string"},schema:schema23.properties.integration_id.type,parentSchema:schema23.properties.integration_id,data:data2};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema23.type,parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate16.errors = vErrors;
return errors === 0;
}
validate16.evaluated = {"props":{"public_certificate":true,"enabled":true,"integration_id":true},"dynamicProps":false,"dynamicItems":false};

exports.v17 = validate17;
const schema24 = {"$id":"contract:/GET_sso-integrations.parameters","type":"object","properties":{"query":{"type":"object","properties":{"si":{"type":"boolean"}},"required":[]}},"required":["query"]};

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
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema24.required,parentSchema:schema24,data};
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
if(data0.si !== undefined){
let data1 = data0.si;
if(typeof data1 !== "boolean"){
const err1 = {instancePath:instancePath+"/query/si",schemaPath:"#/properties/query/properties/si/type",keyword:"type",params:{type: "boolean"},schema:schema24.properties.query.properties.si.type,parentSchema:schema24.properties.query.properties.si,data:data1};
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
const err2 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema24.properties.query.type,parentSchema:schema24.properties.query,data:data0};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema24.type,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate17.errors = vErrors;
return errors === 0;
}
validate17.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v18 = validate18;
const schema25 = {"$id":"contract:/POST_sso-integrations.body","$ref":"contract:/components/schemas/create-integration-request"};
const schema26 = {"$id":"contract:/components/schemas/create-integration-request","type":"object","properties":{"name":{"type":"string"},"enabled":{"type":"boolean"},"signin_url":{"type":"string"},"signout_url":{"type":"string"},"entity_id":{"type":"string"},"completed_integration":{"type":"boolean"}},"required":["name","enabled","signin_url","signout_url","entity_id"]};

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
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/create-integration-request/required",keyword:"required",params:{missingProperty: "name"},schema:schema26.required,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.enabled === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/create-integration-request/required",keyword:"required",params:{missingProperty: "enabled"},schema:schema26.required,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.signin_url === undefined){
const err2 = {instancePath,schemaPath:"contract:/components/schemas/create-integration-request/required",keyword:"required",params:{missingProperty: "signin_url"},schema:schema26.required,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.signout_url === undefined){
const err3 = {instancePath,schemaPath:"contract:/components/schemas/create-integration-request/required",keyword:"required",params:{missingProperty: "signout_url"},schema:schema26.required,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.entity_id === undefined){
const err4 = {instancePath,schemaPath:"contract:/components/schemas/create-integration-request/required",keyword:"required",params:{missingProperty: "entity_id"},schema:schema26.required,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/create-integration-request/properties/name/type",keyword:"type",params:{type: "string"},schema:schema26.properties.name.type,parentSchema:schema26.properties.name,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.enabled !== undefined){
let data1 = data.enabled;
if(typeof data1 !== "boolean"){
const err6 = {instancePath:instancePath+"/enabled",schemaPath:"contract:/components/schemas/create-integration-request/properties/enabled/type",keyword:"type",params:{type: "boolean"},schema:schema26.properties.enabled.type,parentSchema:schema26.properties.enabled,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.signin_url !== undefined){
let data2 = data.signin_url;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/signin_url",schemaPath:"contract:/components/schemas/create-integration-request/properties/signin_url/type",keyword:"type",params:{type: "string"},schema:schema26.properties.signin_url.type,parentSchema:schema26.properties.signin_url,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.signout_url !== undefined){
let data3 = data.signout_url;
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/signout_url",schemaPath:"contract:/components/schemas/create-integration-request/properties/signout_url/type",keyword:"type",params:{type: "string"},schema:schema26.properties.signout_url.type,parentSchema:schema26.properties.signout_url,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.entity_id !== undefined){
let data4 = data.entity_id;
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/entity_id",schemaPath:"contract:/components/schemas/create-integration-request/properties/entity_id/type",keyword:"type",params:{type: "string"},schema:schema26.properties.entity_id.type,parentSchema:schema26.properties.entity_id,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.completed_integration !== undefined){
let data5 = data.completed_integration;
if(typeof data5 !== "boolean"){
const err10 = {instancePath:instancePath+"/completed_integration",schemaPath:"contract:/components/schemas/create-integration-request/properties/completed_integration/type",keyword:"type",params:{type: "boolean"},schema:schema26.properties.completed_integration.type,parentSchema:schema26.properties.completed_integration,data:data5};
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
const err11 = {instancePath,schemaPath:"contract:/components/schemas/create-integration-request/type",keyword:"type",params:{type: "object"},schema:schema26.type,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate18.errors = vErrors;
return errors === 0;
}
validate18.evaluated = {"props":{"name":true,"enabled":true,"signin_url":true,"signout_url":true,"entity_id":true,"completed_integration":true},"dynamicProps":false,"dynamicItems":false};

exports.v19 = validate19;
const schema27 = {"$id":"contract:/GET_sso-integrations-id.parameters","type":"object","properties":{"path":{"type":"object","properties":{"id":{"type":"string"}},"required":["id"]},"query":{"type":"object","properties":{"si":{"type":"boolean"}},"required":[]}},"required":["path","query"]};

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
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema27.required,parentSchema:schema27,data};
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
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "id"},schema:schema27.properties.path.required,parentSchema:schema27.properties.path,data:data0};
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
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type: "string"},schema:schema27.properties.path.properties.id.type,parentSchema:schema27.properties.path.properties.id,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema27.properties.path.type,parentSchema:schema27.properties.path,data:data0};
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
if(data2.si !== undefined){
let data3 = data2.si;
if(typeof data3 !== "boolean"){
const err5 = {instancePath:instancePath+"/query/si",schemaPath:"#/properties/query/properties/si/type",keyword:"type",params:{type: "boolean"},schema:schema27.properties.query.properties.si.type,parentSchema:schema27.properties.query.properties.si,data:data3};
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
const err6 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema27.properties.query.type,parentSchema:schema27.properties.query,data:data2};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema27.type,parentSchema:schema27,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate19.errors = vErrors;
return errors === 0;
}
validate19.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v20 = validate20;
const schema28 = {"$id":"contract:/DELETE_sso-integrations-id.parameters","type":"object","properties":{"path":{"type":"object","properties":{"id":{"type":"string"}},"required":["id"]}},"required":["path"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema28.required,parentSchema:schema28,data};
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
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "id"},schema:schema28.properties.path.required,parentSchema:schema28.properties.path,data:data0};
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
const err2 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type: "string"},schema:schema28.properties.path.properties.id.type,parentSchema:schema28.properties.path.properties.id,data:data1};
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
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema28.properties.path.type,parentSchema:schema28.properties.path,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema28.type,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v21 = validate21;
const schema29 = {"$id":"contract:/POST_sso-teammates.body","$ref":"contract:/components/schemas/sso-teammate-request"};
const schema30 = {"$id":"contract:/components/schemas/sso-teammate-request","allOf":[{"$ref":"contract:/components/schemas/sso-teammate-common-fields"},{"type":"object","properties":{"scopes":{"type":"array","items":{"type":"string"}}},"required":["scopes"]}]};
const schema31 = {"$id":"contract:/components/schemas/sso-teammate-common-fields","type":"object","properties":{"first_name":{"type":"string"},"last_name":{"type":"string"},"email":{"type":"string","format":"email"},"is_admin":{"type":"boolean"},"is_read_only":{"type":"boolean"}},"required":["first_name","last_name","email"]};

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
if(data.first_name === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/sso-teammate-common-fields/required",keyword:"required",params:{missingProperty: "first_name"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.last_name === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/sso-teammate-common-fields/required",keyword:"required",params:{missingProperty: "last_name"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.email === undefined){
const err2 = {instancePath,schemaPath:"contract:/components/schemas/sso-teammate-common-fields/required",keyword:"required",params:{missingProperty: "email"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.first_name !== undefined){
let data0 = data.first_name;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/first_name",schemaPath:"contract:/components/schemas/sso-teammate-common-fields/properties/first_name/type",keyword:"type",params:{type: "string"},schema:schema31.properties.first_name.type,parentSchema:schema31.properties.first_name,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.last_name !== undefined){
let data1 = data.last_name;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/last_name",schemaPath:"contract:/components/schemas/sso-teammate-common-fields/properties/last_name/type",keyword:"type",params:{type: "string"},schema:schema31.properties.last_name.type,parentSchema:schema31.properties.last_name,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.email !== undefined){
let data2 = data.email;
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
const err5 = {instancePath:instancePath+"/email",schemaPath:"contract:/components/schemas/sso-teammate-common-fields/properties/email/format",keyword:"format",params:{format: "email"},schema:"email",parentSchema:schema31.properties.email,data:data2};
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
const err6 = {instancePath:instancePath+"/email",schemaPath:"contract:/components/schemas/sso-teammate-common-fields/properties/email/type",keyword:"type",params:{type: "string"},schema:schema31.properties.email.type,parentSchema:schema31.properties.email,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.is_admin !== undefined){
let data3 = data.is_admin;
if(typeof data3 !== "boolean"){
const err7 = {instancePath:instancePath+"/is_admin",schemaPath:"contract:/components/schemas/sso-teammate-common-fields/properties/is_admin/type",keyword:"type",params:{type: "boolean"},schema:schema31.properties.is_admin.type,parentSchema:schema31.properties.is_admin,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.is_read_only !== undefined){
let data4 = data.is_read_only;
if(typeof data4 !== "boolean"){
const err8 = {instancePath:instancePath+"/is_read_only",schemaPath:"contract:/components/schemas/sso-teammate-common-fields/properties/is_read_only/type",keyword:"type",params:{type: "boolean"},schema:schema31.properties.is_read_only.type,parentSchema:schema31.properties.is_read_only,data:data4};
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
const err9 = {instancePath,schemaPath:"contract:/components/schemas/sso-teammate-common-fields/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.scopes === undefined){
const err10 = {instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: "scopes"},schema:schema30.allOf[1].required,parentSchema:schema30.allOf[1],data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.scopes !== undefined){
let data5 = data.scopes;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 !== "string"){
const err11 = {instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/allOf/1/properties/scopes/items/type",keyword:"type",params:{type: "string"},schema:schema30.allOf[1].properties.scopes.items.type,parentSchema:schema30.allOf[1].properties.scopes.items,data:data6};
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
const err12 = {instancePath:instancePath+"/scopes",schemaPath:"#/allOf/1/properties/scopes/type",keyword:"type",params:{type: "array"},schema:schema30.allOf[1].properties.scopes.type,parentSchema:schema30.allOf[1].properties.scopes,data:data5};
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
const err13 = {instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},schema:schema30.allOf[1].type,parentSchema:schema30.allOf[1],data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":{"scopes":true,"first_name":true,"last_name":true,"email":true,"is_admin":true,"is_read_only":true},"dynamicProps":false,"dynamicItems":false};


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
validate21.evaluated = {"props":{"scopes":true,"first_name":true,"last_name":true,"email":true,"is_admin":true,"is_read_only":true},"dynamicProps":false,"dynamicItems":false};

exports.v22 = validate24;
const schema32 = {"$id":"contract:/PATCH_sso-teammates-username.parameters","type":"object","properties":{"path":{"type":"object","properties":{"username":{"type":"string","format":"email"}},"required":["username"]}},"required":["path"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema32.required,parentSchema:schema32,data};
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
if(data0.username === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "username"},schema:schema32.properties.path.required,parentSchema:schema32.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.username !== undefined){
let data1 = data0.username;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err2 = {instancePath:instancePath+"/path/username",schemaPath:"#/properties/path/properties/username/format",keyword:"format",params:{format: "email"},schema:"email",parentSchema:schema32.properties.path.properties.username,data:data1};
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
const err3 = {instancePath:instancePath+"/path/username",schemaPath:"#/properties/path/properties/username/type",keyword:"type",params:{type: "string"},schema:schema32.properties.path.properties.username.type,parentSchema:schema32.properties.path.properties.username,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema32.properties.path.type,parentSchema:schema32.properties.path,data:data0};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema32.type,parentSchema:schema32,data};
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
validate24.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v23 = validate25;
const schema33 = {"$id":"contract:/PATCH_sso-teammates-username.body","type":"object","properties":{"first_name":{"type":"string"},"last_name":{"type":"string"},"scopes":{"type":"array","items":{"type":"string"}},"is_admin":{"type":"boolean"}}};

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
if(data.first_name !== undefined){
let data0 = data.first_name;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/type",keyword:"type",params:{type: "string"},schema:schema33.properties.first_name.type,parentSchema:schema33.properties.first_name,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.last_name !== undefined){
let data1 = data.last_name;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/type",keyword:"type",params:{type: "string"},schema:schema33.properties.last_name.type,parentSchema:schema33.properties.last_name,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.scopes !== undefined){
let data2 = data.scopes;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 !== "string"){
const err2 = {instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/properties/scopes/items/type",keyword:"type",params:{type: "string"},schema:schema33.properties.scopes.items.type,parentSchema:schema33.properties.scopes.items,data:data3};
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
const err3 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"},schema:schema33.properties.scopes.type,parentSchema:schema33.properties.scopes,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.is_admin !== undefined){
let data4 = data.is_admin;
if(typeof data4 !== "boolean"){
const err4 = {instancePath:instancePath+"/is_admin",schemaPath:"#/properties/is_admin/type",keyword:"type",params:{type: "boolean"},schema:schema33.properties.is_admin.type,parentSchema:schema33.properties.is_admin,data:data4};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema33.type,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":{"first_name":true,"last_name":true,"scopes":true,"is_admin":true},"dynamicProps":false,"dynamicItems":false};

exports.v24 = validate26;
const schema34 = {"$id":"contract:/GET_mail_settings.parameters","type":"object","properties":{"query":{"type":"object","properties":{"limit":{"type":"integer"},"offset":{"type":"integer"}},"required":[]},"header":{"type":"object","properties":{"on-behalf-of":{"type":"string"}},"required":[]}},"required":["query","header"]};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema34.required,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.header === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema34.required,parentSchema:schema34,data};
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
if(data0.limit !== undefined){
let data1 = data0.limit;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema34.properties.query.properties.limit.type,parentSchema:schema34.properties.query.properties.limit,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.offset !== undefined){
let data2 = data0.offset;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err3 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},schema:schema34.properties.query.properties.offset.type,parentSchema:schema34.properties.query.properties.offset,data:data2};
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
const err4 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema34.properties.query.type,parentSchema:schema34.properties.query,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.header !== undefined){
let data3 = data.header;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3["on-behalf-of"] !== undefined){
let data4 = data3["on-behalf-of"];
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/header/on-behalf-of",schemaPath:"#/properties/header/properties/on-behalf-of/type",keyword:"type",params:{type: "string"},schema:schema34.properties.header.properties["on-behalf-of"].type,parentSchema:schema34.properties.header.properties["on-behalf-of"],data:data4};
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
const err6 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema34.properties.header.type,parentSchema:schema34.properties.header,data:data3};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema34.type,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":{"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.v25 = validate27;
const schema35 = {"$id":"contract:/PATCH_mail_settings-address_whitelist.body","type":"object","properties":{"enabled":{"type":"boolean"},"list":{"type":"array","items":{"type":"string"}}}};

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
if(data.enabled !== undefined){
let data0 = data.enabled;
if(typeof data0 !== "boolean"){
const err0 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},schema:schema35.properties.enabled.type,parentSchema:schema35.properties.enabled,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.list !== undefined){
let data1 = data.list;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
const err1 = {instancePath:instancePath+"/list/" + i0,schemaPath:"#/properties/list/items/type",keyword:"type",params:{type: "string"},schema:schema35.properties.list.items.type,parentSchema:schema35.properties.list.items,data:data2};
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
const err2 = {instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "array"},schema:schema35.properties.list.type,parentSchema:schema35.properties.list,data:data1};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema35.type,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":{"enabled":true,"list":true},"dynamicProps":false,"dynamicItems":false};

exports.v26 = validate28;
const schema36 = {"$id":"contract:/PATCH_mail_settings-footer.body","$ref":"contract:/components/schemas/mail_settings_footer"};
const schema37 = {"$id":"contract:/components/schemas/mail_settings_footer","type":"object","properties":{"enabled":{"type":"boolean"},"html_content":{"type":"string"},"plain_content":{"type":"string"}}};

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
if(data.enabled !== undefined){
let data0 = data.enabled;
if(typeof data0 !== "boolean"){
const err0 = {instancePath:instancePath+"/enabled",schemaPath:"contract:/components/schemas/mail_settings_footer/properties/enabled/type",keyword:"type",params:{type: "boolean"},schema:schema37.properties.enabled.type,parentSchema:schema37.properties.enabled,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.html_content !== undefined){
let data1 = data.html_content;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/html_content",schemaPath:"contract:/components/schemas/mail_settings_footer/properties/html_content/type",keyword:"type",params:{type: "string"},schema:schema37.properties.html_content.type,parentSchema:schema37.properties.html_content,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.plain_content !== undefined){
let data2 = data.plain_content;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/plain_content",schemaPath:"contract:/components/schemas/mail_settings_footer/properties/plain_content/type",keyword:"type",params:{type: "string"},schema:schema37.properties.plain_content.type,parentSchema:schema37.properties.plain_content,data:data2};
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
const err3 = {instancePath,schemaPath:"contract:/components/schemas/mail_settings_footer/type",keyword:"type",params:{type: "object"},schema:schema37.type,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":{"enabled":true,"html_content":true,"plain_content":true},"dynamicProps":false,"dynamicItems":false};

exports.v27 = validate29;
const schema38 = {"$id":"contract:/PATCH_mail_settings-forward_spam.body","$ref":"contract:/components/schemas/mail_settings_forward_spam"};
const schema39 = {"$id":"contract:/components/schemas/mail_settings_forward_spam","type":"object","properties":{"email":{"type":"string"},"enabled":{"type":"boolean"}}};

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
if(data.email !== undefined){
let data0 = data.email;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/email",schemaPath:"contract:/components/schemas/mail_settings_forward_spam/properties/email/type",keyword:"type",params:{type: "string"},schema:schema39.properties.email.type,parentSchema:schema39.properties.email,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.enabled !== undefined){
let data1 = data.enabled;
if(typeof data1 !== "boolean"){
const err1 = {instancePath:instancePath+"/enabled",schemaPath:"contract:/components/schemas/mail_settings_forward_spam/properties/enabled/type",keyword:"type",params:{type: "boolean"},schema:schema39.properties.enabled.type,parentSchema:schema39.properties.enabled,data:data1};
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
const err2 = {instancePath,schemaPath:"contract:/components/schemas/mail_settings_forward_spam/type",keyword:"type",params:{type: "object"},schema:schema39.type,parentSchema:schema39,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":{"email":true,"enabled":true},"dynamicProps":false,"dynamicItems":false};

exports.v28 = validate30;
const schema40 = {"$id":"contract:/PATCH_mail_settings-template.body","type":"object","properties":{"enabled":{"type":"boolean"},"html_content":{"type":"string"}}};

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
if(data.enabled !== undefined){
let data0 = data.enabled;
if(typeof data0 !== "boolean"){
const err0 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},schema:schema40.properties.enabled.type,parentSchema:schema40.properties.enabled,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.html_content !== undefined){
let data1 = data.html_content;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/html_content",schemaPath:"#/properties/html_content/type",keyword:"type",params:{type: "string"},schema:schema40.properties.html_content.type,parentSchema:schema40.properties.html_content,data:data1};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema40.type,parentSchema:schema40,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":{"enabled":true,"html_content":true},"dynamicProps":false,"dynamicItems":false};

exports.v29 = validate31;
const schema41 = {"$id":"contract:/PATCH_mail_settings-bounce_purge.body","$ref":"contract:/components/schemas/mail_settings_bounce_purge"};
const schema42 = {"$id":"contract:/components/schemas/mail_settings_bounce_purge","type":"object","properties":{"enabled":{"type":"boolean"},"soft_bounces":{"type":["integer","null"],"safeInteger":true},"hard_bounces":{"type":["integer","null"],"safeInteger":true}}};

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
if(data.enabled !== undefined){
let data0 = data.enabled;
if(typeof data0 !== "boolean"){
const err0 = {instancePath:instancePath+"/enabled",schemaPath:"contract:/components/schemas/mail_settings_bounce_purge/properties/enabled/type",keyword:"type",params:{type: "boolean"},schema:schema42.properties.enabled.type,parentSchema:schema42.properties.enabled,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.soft_bounces !== undefined){
let data1 = data.soft_bounces;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
const err1 = {instancePath:instancePath+"/soft_bounces",schemaPath:"contract:/components/schemas/mail_settings_bounce_purge/properties/soft_bounces/type",keyword:"type",params:{type: schema42.properties.soft_bounces.type},schema:schema42.properties.soft_bounces.type,parentSchema:schema42.properties.soft_bounces,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(Math.abs(data1) > 9007199254740991){
const err2 = {instancePath:instancePath+"/soft_bounces",schemaPath:"contract:/components/schemas/mail_settings_bounce_purge/properties/soft_bounces/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema42.properties.soft_bounces,data:data1};
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
if(data.hard_bounces !== undefined){
let data2 = data.hard_bounces;
if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
const err3 = {instancePath:instancePath+"/hard_bounces",schemaPath:"contract:/components/schemas/mail_settings_bounce_purge/properties/hard_bounces/type",keyword:"type",params:{type: schema42.properties.hard_bounces.type},schema:schema42.properties.hard_bounces.type,parentSchema:schema42.properties.hard_bounces,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(Math.abs(data2) > 9007199254740991){
const err4 = {instancePath:instancePath+"/hard_bounces",schemaPath:"contract:/components/schemas/mail_settings_bounce_purge/properties/hard_bounces/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema42.properties.hard_bounces,data:data2};
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
const err5 = {instancePath,schemaPath:"contract:/components/schemas/mail_settings_bounce_purge/type",keyword:"type",params:{type: "object"},schema:schema42.type,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":{"enabled":true,"soft_bounces":true,"hard_bounces":true},"dynamicProps":false,"dynamicItems":false};

exports.v30 = validate32;
const schema43 = {"$id":"contract:/PATCH_mail_settings-forward_bounce.body","$ref":"contract:/components/schemas/mail_settings_forward_bounce"};
const schema44 = {"$id":"contract:/components/schemas/mail_settings_forward_bounce","type":"object","properties":{"email":{"type":["string","null"]},"enabled":{"type":"boolean"}}};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate32.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email !== undefined){
let data0 = data.email;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/email",schemaPath:"contract:/components/schemas/mail_settings_forward_bounce/properties/email/type",keyword:"type",params:{type: schema44.properties.email.type},schema:schema44.properties.email.type,parentSchema:schema44.properties.email,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.enabled !== undefined){
let data1 = data.enabled;
if(typeof data1 !== "boolean"){
const err1 = {instancePath:instancePath+"/enabled",schemaPath:"contract:/components/schemas/mail_settings_forward_bounce/properties/enabled/type",keyword:"type",params:{type: "boolean"},schema:schema44.properties.enabled.type,parentSchema:schema44.properties.enabled,data:data1};
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
const err2 = {instancePath,schemaPath:"contract:/components/schemas/mail_settings_forward_bounce/type",keyword:"type",params:{type: "object"},schema:schema44.type,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":{"email":true,"enabled":true},"dynamicProps":false,"dynamicItems":false};

exports.v31 = validate33;
const schema45 = {"$id":"contract:/PATCH_partner_settings-new_relic.body","type":"object","properties":{"license_key":{"type":"string"},"enabled":{"type":"boolean"},"enable_subuser_statistics":{"type":"boolean"}}};

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
if(data.license_key !== undefined){
let data0 = data.license_key;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/license_key",schemaPath:"#/properties/license_key/type",keyword:"type",params:{type: "string"},schema:schema45.properties.license_key.type,parentSchema:schema45.properties.license_key,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.enabled !== undefined){
let data1 = data.enabled;
if(typeof data1 !== "boolean"){
const err1 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},schema:schema45.properties.enabled.type,parentSchema:schema45.properties.enabled,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.enable_subuser_statistics !== undefined){
let data2 = data.enable_subuser_statistics;
if(typeof data2 !== "boolean"){
const err2 = {instancePath:instancePath+"/enable_subuser_statistics",schemaPath:"#/properties/enable_subuser_statistics/type",keyword:"type",params:{type: "boolean"},schema:schema45.properties.enable_subuser_statistics.type,parentSchema:schema45.properties.enable_subuser_statistics,data:data2};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema45.type,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":{"license_key":true,"enabled":true,"enable_subuser_statistics":true},"dynamicProps":false,"dynamicItems":false};

exports.v32 = validate34;
const schema46 = {"$id":"contract:/GET_v3-teammates.parameters","type":"object","properties":{"query":{"type":"object","properties":{"limit":{"type":"integer","minimum":0,"maximum":500},"offset":{"type":"integer","minimum":0}},"required":[]},"header":{"type":"object","properties":{"on-behalf-of":{"type":"string"}},"required":[]}},"required":["query","header"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema46.required,parentSchema:schema46,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.header === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema46.required,parentSchema:schema46,data};
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
if(data0.limit !== undefined){
let data1 = data0.limit;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema46.properties.query.properties.limit.type,parentSchema:schema46.properties.query.properties.limit,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 500 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},schema:500,parentSchema:schema46.properties.query.properties.limit,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema46.properties.query.properties.limit,data:data1};
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
if(data0.offset !== undefined){
let data2 = data0.offset;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},schema:schema46.properties.query.properties.offset.type,parentSchema:schema46.properties.query.properties.offset,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema46.properties.query.properties.offset,data:data2};
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
const err7 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema46.properties.query.type,parentSchema:schema46.properties.query,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.header !== undefined){
let data3 = data.header;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3["on-behalf-of"] !== undefined){
let data4 = data3["on-behalf-of"];
if(typeof data4 !== "string"){
const err8 = {instancePath:instancePath+"/header/on-behalf-of",schemaPath:"#/properties/header/properties/on-behalf-of/type",keyword:"type",params:{type: "string"},schema:schema46.properties.header.properties["on-behalf-of"].type,parentSchema:schema46.properties.header.properties["on-behalf-of"],data:data4};
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
const err9 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema46.properties.header.type,parentSchema:schema46.properties.header,data:data3};
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
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema46.type,parentSchema:schema46,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":{"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.v33 = validate35;
const schema47 = {"$id":"contract:/POST_v3-teammates.body","type":"object","properties":{"email":{"type":"string","minLength":5,"maxLength":255,"pattern":"^.*@.*\\..*"},"scopes":{"type":"array","items":{"type":"string"}},"is_admin":{"type":"boolean"}},"required":["email","scopes","is_admin"]};
const pattern1 = new RegExp("^.*@.*\\..*", "u");

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},schema:schema47.required,parentSchema:schema47,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.scopes === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scopes"},schema:schema47.required,parentSchema:schema47,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.is_admin === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "is_admin"},schema:schema47.required,parentSchema:schema47,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.email !== undefined){
let data0 = data.email;
if(typeof data0 === "string"){
if(func0(data0) > 255){
const err3 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema47.properties.email,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func0(data0) < 5){
const err4 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/minLength",keyword:"minLength",params:{limit: 5},schema:5,parentSchema:schema47.properties.email,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern1.test(data0)){
const err5 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/pattern",keyword:"pattern",params:{pattern: "^.*@.*\\..*"},schema:"^.*@.*\\..*",parentSchema:schema47.properties.email,data:data0};
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
const err6 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},schema:schema47.properties.email.type,parentSchema:schema47.properties.email,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.scopes !== undefined){
let data1 = data.scopes;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/properties/scopes/items/type",keyword:"type",params:{type: "string"},schema:schema47.properties.scopes.items.type,parentSchema:schema47.properties.scopes.items,data:data2};
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
const err8 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"},schema:schema47.properties.scopes.type,parentSchema:schema47.properties.scopes,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.is_admin !== undefined){
let data3 = data.is_admin;
if(typeof data3 !== "boolean"){
const err9 = {instancePath:instancePath+"/is_admin",schemaPath:"#/properties/is_admin/type",keyword:"type",params:{type: "boolean"},schema:schema47.properties.is_admin.type,parentSchema:schema47.properties.is_admin,data:data3};
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
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema47.type,parentSchema:schema47,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":{"email":true,"scopes":true,"is_admin":true},"dynamicProps":false,"dynamicItems":false};

exports.v34 = validate36;
const schema48 = {"$id":"contract:/POST_v3-teammates-pending-token-resend.parameters","type":"object","properties":{"path":{"type":"object","properties":{"token":{"type":"string"}},"required":["token"]},"header":{"type":"object","properties":{"on-behalf-of":{"type":"string"}},"required":[]}},"required":["path","header"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema48.required,parentSchema:schema48,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.header === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema48.required,parentSchema:schema48,data};
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
if(data0.token === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "token"},schema:schema48.properties.path.required,parentSchema:schema48.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.token !== undefined){
let data1 = data0.token;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/token",schemaPath:"#/properties/path/properties/token/type",keyword:"type",params:{type: "string"},schema:schema48.properties.path.properties.token.type,parentSchema:schema48.properties.path.properties.token,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema48.properties.path.type,parentSchema:schema48.properties.path,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.header !== undefined){
let data2 = data.header;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2["on-behalf-of"] !== undefined){
let data3 = data2["on-behalf-of"];
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/header/on-behalf-of",schemaPath:"#/properties/header/properties/on-behalf-of/type",keyword:"type",params:{type: "string"},schema:schema48.properties.header.properties["on-behalf-of"].type,parentSchema:schema48.properties.header.properties["on-behalf-of"],data:data3};
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
const err6 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema48.properties.header.type,parentSchema:schema48.properties.header,data:data2};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema48.type,parentSchema:schema48,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":{"path":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.v35 = validate37;
const schema49 = {"$id":"contract:/GET_v3-scopes-requests.parameters","type":"object","properties":{"query":{"type":"object","properties":{"limit":{"type":"integer"},"offset":{"type":"integer"}},"required":[]}},"required":["query"]};

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
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema49.required,parentSchema:schema49,data};
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
const err1 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema49.properties.query.properties.limit.type,parentSchema:schema49.properties.query.properties.limit,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.offset !== undefined){
let data2 = data0.offset;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err2 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},schema:schema49.properties.query.properties.offset.type,parentSchema:schema49.properties.query.properties.offset,data:data2};
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
const err3 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema49.properties.query.type,parentSchema:schema49.properties.query,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema49.type,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v36 = validate38;
const schema50 = {"$id":"contract:/GET_v3-teammates-username.parameters","type":"object","properties":{"path":{"type":"object","properties":{"username":{"type":"string"}},"required":["username"]},"header":{"type":"object","properties":{"on-behalf-of":{"type":"string"}},"required":[]}},"required":["path","header"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema50.required,parentSchema:schema50,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.header === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema50.required,parentSchema:schema50,data};
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
if(data0.username === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "username"},schema:schema50.properties.path.required,parentSchema:schema50.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.username !== undefined){
let data1 = data0.username;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/username",schemaPath:"#/properties/path/properties/username/type",keyword:"type",params:{type: "string"},schema:schema50.properties.path.properties.username.type,parentSchema:schema50.properties.path.properties.username,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema50.properties.path.type,parentSchema:schema50.properties.path,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.header !== undefined){
let data2 = data.header;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2["on-behalf-of"] !== undefined){
let data3 = data2["on-behalf-of"];
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/header/on-behalf-of",schemaPath:"#/properties/header/properties/on-behalf-of/type",keyword:"type",params:{type: "string"},schema:schema50.properties.header.properties["on-behalf-of"].type,parentSchema:schema50.properties.header.properties["on-behalf-of"],data:data3};
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
const err6 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema50.properties.header.type,parentSchema:schema50.properties.header,data:data2};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema50.type,parentSchema:schema50,data};
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
validate38.evaluated = {"props":{"path":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.v37 = validate39;
const schema51 = {"$id":"contract:/PATCH_v3-teammates-username.body","type":"object","properties":{"scopes":{"type":"array","items":{"type":"string"}},"is_admin":{"type":"boolean"}},"required":["scopes","is_admin"]};

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
if(data.scopes === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scopes"},schema:schema51.required,parentSchema:schema51,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.is_admin === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "is_admin"},schema:schema51.required,parentSchema:schema51,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.scopes !== undefined){
let data0 = data.scopes;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/properties/scopes/items/type",keyword:"type",params:{type: "string"},schema:schema51.properties.scopes.items.type,parentSchema:schema51.properties.scopes.items,data:data1};
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
const err3 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"},schema:schema51.properties.scopes.type,parentSchema:schema51.properties.scopes,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.is_admin !== undefined){
let data2 = data.is_admin;
if(typeof data2 !== "boolean"){
const err4 = {instancePath:instancePath+"/is_admin",schemaPath:"#/properties/is_admin/type",keyword:"type",params:{type: "boolean"},schema:schema51.properties.is_admin.type,parentSchema:schema51.properties.is_admin,data:data2};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema51.type,parentSchema:schema51,data};
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
validate39.evaluated = {"props":{"scopes":true,"is_admin":true},"dynamicProps":false,"dynamicItems":false};

exports.v38 = validate40;
const schema52 = {"$id":"contract:/PATCH_v3-scopes-requests-approve-id.parameters","type":"object","properties":{"path":{"type":"object","properties":{"request_id":{"type":"string"}},"required":["request_id"]}},"required":["path"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema52.required,parentSchema:schema52,data};
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
if(data0.request_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "request_id"},schema:schema52.properties.path.required,parentSchema:schema52.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.request_id !== undefined){
let data1 = data0.request_id;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/path/request_id",schemaPath:"#/properties/path/properties/request_id/type",keyword:"type",params:{type: "string"},schema:schema52.properties.path.properties.request_id.type,parentSchema:schema52.properties.path.properties.request_id,data:data1};
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
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema52.properties.path.type,parentSchema:schema52.properties.path,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema52.type,parentSchema:schema52,data};
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
validate40.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v39 = validate41;
const schema53 = {"$id":"contract:/POST_alerts.body","type":"object","properties":{"type":{"type":"string","enum":["stats_notification","usage_limit"]},"email_to":{"type":"string","format":"email"},"frequency":{"type":"string"},"percentage":{"type":"integer","safeInteger":true}},"required":["type","email_to"]};

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
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema53.required,parentSchema:schema53,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.email_to === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email_to"},schema:schema53.required,parentSchema:schema53,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema53.properties.type.type,parentSchema:schema53.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((data0 === "stats_notification") || (data0 === "usage_limit"))){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema53.properties.type.enum},schema:schema53.properties.type.enum,parentSchema:schema53.properties.type,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.email_to !== undefined){
let data1 = data.email_to;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err4 = {instancePath:instancePath+"/email_to",schemaPath:"#/properties/email_to/format",keyword:"format",params:{format: "email"},schema:"email",parentSchema:schema53.properties.email_to,data:data1};
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
const err5 = {instancePath:instancePath+"/email_to",schemaPath:"#/properties/email_to/type",keyword:"type",params:{type: "string"},schema:schema53.properties.email_to.type,parentSchema:schema53.properties.email_to,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.frequency !== undefined){
let data2 = data.frequency;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/frequency",schemaPath:"#/properties/frequency/type",keyword:"type",params:{type: "string"},schema:schema53.properties.frequency.type,parentSchema:schema53.properties.frequency,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.percentage !== undefined){
let data3 = data.percentage;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err7 = {instancePath:instancePath+"/percentage",schemaPath:"#/properties/percentage/type",keyword:"type",params:{type: "integer"},schema:schema53.properties.percentage.type,parentSchema:schema53.properties.percentage,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(Math.abs(data3) > 9007199254740991){
const err8 = {instancePath:instancePath+"/percentage",schemaPath:"#/properties/percentage/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema53.properties.percentage,data:data3};
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
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema53.type,parentSchema:schema53,data};
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
validate41.evaluated = {"props":{"type":true,"email_to":true,"frequency":true,"percentage":true},"dynamicProps":false,"dynamicItems":false};

exports.v40 = validate42;
const schema54 = {"$id":"contract:/GET_alerts-alert_id.parameters","type":"object","properties":{"path":{"type":"object","properties":{"alert_id":{"type":"integer"}},"required":["alert_id"]},"header":{"type":"object","properties":{"on-behalf-of":{"type":"string"}},"required":[]}},"required":["path","header"]};

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
if(data.header === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema54.required,parentSchema:schema54,data};
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
if(data0.alert_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "alert_id"},schema:schema54.properties.path.required,parentSchema:schema54.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.alert_id !== undefined){
let data1 = data0.alert_id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/path/alert_id",schemaPath:"#/properties/path/properties/alert_id/type",keyword:"type",params:{type: "integer"},schema:schema54.properties.path.properties.alert_id.type,parentSchema:schema54.properties.path.properties.alert_id,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema54.properties.path.type,parentSchema:schema54.properties.path,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.header !== undefined){
let data2 = data.header;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2["on-behalf-of"] !== undefined){
let data3 = data2["on-behalf-of"];
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/header/on-behalf-of",schemaPath:"#/properties/header/properties/on-behalf-of/type",keyword:"type",params:{type: "string"},schema:schema54.properties.header.properties["on-behalf-of"].type,parentSchema:schema54.properties.header.properties["on-behalf-of"],data:data3};
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
const err6 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema54.properties.header.type,parentSchema:schema54.properties.header,data:data2};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema54.type,parentSchema:schema54,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"props":{"path":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.v41 = validate43;
const schema55 = {"$id":"contract:/PATCH_alerts-alert_id.body","type":"object","properties":{"email_to":{"type":"string"},"frequency":{"type":"string"},"percentage":{"type":"integer","safeInteger":true}}};

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
if(data.email_to !== undefined){
let data0 = data.email_to;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/email_to",schemaPath:"#/properties/email_to/type",keyword:"type",params:{type: "string"},schema:schema55.properties.email_to.type,parentSchema:schema55.properties.email_to,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.frequency !== undefined){
let data1 = data.frequency;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/frequency",schemaPath:"#/properties/frequency/type",keyword:"type",params:{type: "string"},schema:schema55.properties.frequency.type,parentSchema:schema55.properties.frequency,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.percentage !== undefined){
let data2 = data.percentage;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err2 = {instancePath:instancePath+"/percentage",schemaPath:"#/properties/percentage/type",keyword:"type",params:{type: "integer"},schema:schema55.properties.percentage.type,parentSchema:schema55.properties.percentage,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(Math.abs(data2) > 9007199254740991){
const err3 = {instancePath:instancePath+"/percentage",schemaPath:"#/properties/percentage/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema55.properties.percentage,data:data2};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema55.type,parentSchema:schema55,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"props":{"email_to":true,"frequency":true,"percentage":true},"dynamicProps":false,"dynamicItems":false};

exports.v42 = validate44;
const schema56 = {"$id":"contract:/PATCH_user-profile.body","$ref":"contract:/components/schemas/user_profile"};
const schema57 = {"$id":"contract:/components/schemas/user_profile","type":"object","properties":{"address":{"type":"string"},"address2":{"type":"string"},"city":{"type":"string"},"company":{"type":"string"},"country":{"type":"string"},"first_name":{"type":"string"},"last_name":{"type":"string"},"phone":{"type":"string"},"state":{"type":"string"},"website":{"type":"string"},"zip":{"type":"string"}}};

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
if(data.address !== undefined){
let data0 = data.address;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/address",schemaPath:"contract:/components/schemas/user_profile/properties/address/type",keyword:"type",params:{type: "string"},schema:schema57.properties.address.type,parentSchema:schema57.properties.address,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.address2 !== undefined){
let data1 = data.address2;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/address2",schemaPath:"contract:/components/schemas/user_profile/properties/address2/type",keyword:"type",params:{type: "string"},schema:schema57.properties.address2.type,parentSchema:schema57.properties.address2,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.city !== undefined){
let data2 = data.city;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/city",schemaPath:"contract:/components/schemas/user_profile/properties/city/type",keyword:"type",params:{type: "string"},schema:schema57.properties.city.type,parentSchema:schema57.properties.city,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.company !== undefined){
let data3 = data.company;
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/company",schemaPath:"contract:/components/schemas/user_profile/properties/company/type",keyword:"type",params:{type: "string"},schema:schema57.properties.company.type,parentSchema:schema57.properties.company,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.country !== undefined){
let data4 = data.country;
if(typeof data4 !== "string"){
const err4 = {instancePath:instancePath+"/country",schemaPath:"contract:/components/schemas/user_profile/properties/country/type",keyword:"type",params:{type: "string"},schema:schema57.properties.country.type,parentSchema:schema57.properties.country,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.first_name !== undefined){
let data5 = data.first_name;
if(typeof data5 !== "string"){
const err5 = {instancePath:instancePath+"/first_name",schemaPath:"contract:/components/schemas/user_profile/properties/first_name/type",keyword:"type",params:{type: "string"},schema:schema57.properties.first_name.type,parentSchema:schema57.properties.first_name,data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.last_name !== undefined){
let data6 = data.last_name;
if(typeof data6 !== "string"){
const err6 = {instancePath:instancePath+"/last_name",schemaPath:"contract:/components/schemas/user_profile/properties/last_name/type",keyword:"type",params:{type: "string"},schema:schema57.properties.last_name.type,parentSchema:schema57.properties.last_name,data:data6};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.phone !== undefined){
let data7 = data.phone;
if(typeof data7 !== "string"){
const err7 = {instancePath:instancePath+"/phone",schemaPath:"contract:/components/schemas/user_profile/properties/phone/type",keyword:"type",params:{type: "string"},schema:schema57.properties.phone.type,parentSchema:schema57.properties.phone,data:data7};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.state !== undefined){
let data8 = data.state;
if(typeof data8 !== "string"){
const err8 = {instancePath:instancePath+"/state",schemaPath:"contract:/components/schemas/user_profile/properties/state/type",keyword:"type",params:{type: "string"},schema:schema57.properties.state.type,parentSchema:schema57.properties.state,data:data8};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.website !== undefined){
let data9 = data.website;
if(typeof data9 !== "string"){
const err9 = {instancePath:instancePath+"/website",schemaPath:"contract:/components/schemas/user_profile/properties/website/type",keyword:"type",params:{type: "string"},schema:schema57.properties.website.type,parentSchema:schema57.properties.website,data:data9};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.zip !== undefined){
let data10 = data.zip;
if(typeof data10 !== "string"){
const err10 = {instancePath:instancePath+"/zip",schemaPath:"contract:/components/schemas/user_profile/properties/zip/type",keyword:"type",params:{type: "string"},schema:schema57.properties.zip.type,parentSchema:schema57.properties.zip,data:data10};
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
const err11 = {instancePath,schemaPath:"contract:/components/schemas/user_profile/type",keyword:"type",params:{type: "object"},schema:schema57.type,parentSchema:schema57,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"props":{"address":true,"address2":true,"city":true,"company":true,"country":true,"first_name":true,"last_name":true,"phone":true,"state":true,"website":true,"zip":true},"dynamicProps":false,"dynamicItems":false};

exports.v43 = validate45;
const schema58 = {"$id":"contract:/PUT_user-email.body","type":"object","properties":{"email":{"type":"string"}}};

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
if(data.email !== undefined){
let data0 = data.email;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},schema:schema58.properties.email.type,parentSchema:schema58.properties.email,data:data0};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema58.type,parentSchema:schema58,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate45.errors = vErrors;
return errors === 0;
}
validate45.evaluated = {"props":{"email":true},"dynamicProps":false,"dynamicItems":false};

exports.v44 = validate46;
const schema59 = {"$id":"contract:/PUT_user-username.body","type":"object","properties":{"username":{"type":"string"}}};

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
if(data.username !== undefined){
let data0 = data.username;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/username",schemaPath:"#/properties/username/type",keyword:"type",params:{type: "string"},schema:schema59.properties.username.type,parentSchema:schema59.properties.username,data:data0};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema59.type,parentSchema:schema59,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"props":{"username":true},"dynamicProps":false,"dynamicItems":false};

exports.v45 = validate47;
const schema60 = {"$id":"contract:/PUT_user-password.body","type":"object","properties":{"new_password":{"type":"string"},"old_password":{"type":"string"}},"required":["new_password","old_password"]};

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
if(data.new_password === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "new_password"},schema:schema60.required,parentSchema:schema60,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.old_password === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "old_password"},schema:schema60.required,parentSchema:schema60,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.new_password !== undefined){
let data0 = data.new_password;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/new_password",schemaPath:"#/properties/new_password/type",keyword:"type",params:{type: "string"},schema:schema60.properties.new_password.type,parentSchema:schema60.properties.new_password,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.old_password !== undefined){
let data1 = data.old_password;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/old_password",schemaPath:"#/properties/old_password/type",keyword:"type",params:{type: "string"},schema:schema60.properties.old_password.type,parentSchema:schema60.properties.old_password,data:data1};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema60.type,parentSchema:schema60,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate47.errors = vErrors;
return errors === 0;
}
validate47.evaluated = {"props":{"new_password":true,"old_password":true},"dynamicProps":false,"dynamicItems":false};

exports.v46 = validate48;
const schema61 = {"$id":"contract:/GET_subusers.parameters","type":"object","properties":{"query":{"type":"object","properties":{"username":{"type":"string"},"limit":{"type":"integer"},"offset":{"type":"integer"}},"required":[]}},"required":["query"]};

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
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema61.required,parentSchema:schema61,data};
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
if(data0.username !== undefined){
let data1 = data0.username;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/query/username",schemaPath:"#/properties/query/properties/username/type",keyword:"type",params:{type: "string"},schema:schema61.properties.query.properties.username.type,parentSchema:schema61.properties.query.properties.username,data:data1};
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
const err2 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema61.properties.query.properties.limit.type,parentSchema:schema61.properties.query.properties.limit,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.offset !== undefined){
let data3 = data0.offset;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err3 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},schema:schema61.properties.query.properties.offset.type,parentSchema:schema61.properties.query.properties.offset,data:data3};
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
const err4 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema61.properties.query.type,parentSchema:schema61.properties.query,data:data0};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema61.type,parentSchema:schema61,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate48.errors = vErrors;
return errors === 0;
}
validate48.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v47 = validate49;
const schema62 = {"$id":"contract:/POST_subusers.body","type":"object","properties":{"username":{"type":"string"},"email":{"type":"string","format":"email"},"password":{"type":"string"},"ips":{"type":"array","items":{"type":"string","format":"ipv4"}}},"required":["username","email","password","ips"]};
const formats11 = /^(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}$/;

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
if(data.username === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "username"},schema:schema62.required,parentSchema:schema62,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.email === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},schema:schema62.required,parentSchema:schema62,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.password === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "password"},schema:schema62.required,parentSchema:schema62,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.ips === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ips"},schema:schema62.required,parentSchema:schema62,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.username !== undefined){
let data0 = data.username;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/username",schemaPath:"#/properties/username/type",keyword:"type",params:{type: "string"},schema:schema62.properties.username.type,parentSchema:schema62.properties.username,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.email !== undefined){
let data1 = data.email;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err5 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"},schema:"email",parentSchema:schema62.properties.email,data:data1};
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
const err6 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},schema:schema62.properties.email.type,parentSchema:schema62.properties.email,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.password !== undefined){
let data2 = data.password;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: "string"},schema:schema62.properties.password.type,parentSchema:schema62.properties.password,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.ips !== undefined){
let data3 = data.ips;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if(!(formats11.test(data4))){
const err8 = {instancePath:instancePath+"/ips/" + i0,schemaPath:"#/properties/ips/items/format",keyword:"format",params:{format: "ipv4"},schema:"ipv4",parentSchema:schema62.properties.ips.items,data:data4};
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
const err9 = {instancePath:instancePath+"/ips/" + i0,schemaPath:"#/properties/ips/items/type",keyword:"type",params:{type: "string"},schema:schema62.properties.ips.items.type,parentSchema:schema62.properties.ips.items,data:data4};
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
const err10 = {instancePath:instancePath+"/ips",schemaPath:"#/properties/ips/type",keyword:"type",params:{type: "array"},schema:schema62.properties.ips.type,parentSchema:schema62.properties.ips,data:data3};
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
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema62.type,parentSchema:schema62,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate49.errors = vErrors;
return errors === 0;
}
validate49.evaluated = {"props":{"username":true,"email":true,"password":true,"ips":true},"dynamicProps":false,"dynamicItems":false};

exports.v48 = validate50;
const schema63 = {"$id":"contract:/DELETE_subusers-subuser_name.parameters","type":"object","properties":{"path":{"type":"object","properties":{"subuser_name":{"type":"string"}},"required":["subuser_name"]}},"required":["path"]};

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
if(data0.subuser_name === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "subuser_name"},schema:schema63.properties.path.required,parentSchema:schema63.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.subuser_name !== undefined){
let data1 = data0.subuser_name;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/path/subuser_name",schemaPath:"#/properties/path/properties/subuser_name/type",keyword:"type",params:{type: "string"},schema:schema63.properties.path.properties.subuser_name.type,parentSchema:schema63.properties.path.properties.subuser_name,data:data1};
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
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema63.properties.path.type,parentSchema:schema63.properties.path,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema63.type,parentSchema:schema63,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v49 = validate51;
const schema64 = {"$id":"contract:/PATCH_subusers-subuser_name.body","type":"object","properties":{"disabled":{"type":"boolean"}}};

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
if(data.disabled !== undefined){
let data0 = data.disabled;
if(typeof data0 !== "boolean"){
const err0 = {instancePath:instancePath+"/disabled",schemaPath:"#/properties/disabled/type",keyword:"type",params:{type: "boolean"},schema:schema64.properties.disabled.type,parentSchema:schema64.properties.disabled,data:data0};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema64.type,parentSchema:schema64,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate51.errors = vErrors;
return errors === 0;
}
validate51.evaluated = {"props":{"disabled":true},"dynamicProps":false,"dynamicItems":false};

exports.v50 = validate52;
const schema65 = {"$id":"contract:/GET_subusers-reputations.parameters","type":"object","properties":{"query":{"type":"object","properties":{"usernames":{"type":"string"}},"required":[]}},"required":["query"]};

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
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema65.required,parentSchema:schema65,data};
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
if(data0.usernames !== undefined){
let data1 = data0.usernames;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/query/usernames",schemaPath:"#/properties/query/properties/usernames/type",keyword:"type",params:{type: "string"},schema:schema65.properties.query.properties.usernames.type,parentSchema:schema65.properties.query.properties.usernames,data:data1};
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
const err2 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema65.properties.query.type,parentSchema:schema65.properties.query,data:data0};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema65.type,parentSchema:schema65,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v51 = validate53;
const schema66 = {"$id":"contract:/PUT_subusers-subuser_name-ips.body","type":"array","items":{"type":"string","format":"ipv4"}};

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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(typeof data0 === "string"){
if(!(formats11.test(data0))){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/format",keyword:"format",params:{format: "ipv4"},schema:"ipv4",parentSchema:schema66.items,data:data0};
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
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},schema:schema66.items.type,parentSchema:schema66.items,data:data0};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema66.type,parentSchema:schema66,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v52 = validate54;
const schema67 = {"$id":"contract:/PUT_subusers-subuser_name-monitor.body","$ref":"contract:/components/schemas/monitor"};
const schema68 = {"$id":"contract:/components/schemas/monitor","type":"object","properties":{"email":{"type":"string","format":"email"},"frequency":{"type":"number","double":true}},"required":["email","frequency"]};

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
if(data.email === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/monitor/required",keyword:"required",params:{missingProperty: "email"},schema:schema68.required,parentSchema:schema68,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.frequency === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/monitor/required",keyword:"required",params:{missingProperty: "frequency"},schema:schema68.required,parentSchema:schema68,data};
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
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err2 = {instancePath:instancePath+"/email",schemaPath:"contract:/components/schemas/monitor/properties/email/format",keyword:"format",params:{format: "email"},schema:"email",parentSchema:schema68.properties.email,data:data0};
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
const err3 = {instancePath:instancePath+"/email",schemaPath:"contract:/components/schemas/monitor/properties/email/type",keyword:"type",params:{type: "string"},schema:schema68.properties.email.type,parentSchema:schema68.properties.email,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.frequency !== undefined){
let data1 = data.frequency;
if(!((typeof data1 == "number") && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/frequency",schemaPath:"contract:/components/schemas/monitor/properties/frequency/type",keyword:"type",params:{type: "number"},schema:schema68.properties.frequency.type,parentSchema:schema68.properties.frequency,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data1 === "bigint"){
const err5 = {instancePath:instancePath+"/frequency",schemaPath:"contract:/components/schemas/monitor/properties/frequency/double",keyword:"double",params:{holder: data, key: "frequency"},schema:true,parentSchema:schema68.properties.frequency,data:data1};
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
const err6 = {instancePath,schemaPath:"contract:/components/schemas/monitor/type",keyword:"type",params:{type: "object"},schema:schema68.type,parentSchema:schema68,data};
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
validate54.evaluated = {"props":{"email":true,"frequency":true},"dynamicProps":false,"dynamicItems":false};

exports.v53 = validate55;
const schema69 = {"$id":"contract:/GET_subusers-subuser_name-stats-monthly.parameters","type":"object","properties":{"path":{"type":"object","properties":{"subuser_name":{"type":"string"}},"required":["subuser_name"]},"query":{"type":"object","properties":{"date":{"type":"string"},"sort_by_metric":{"type":"string"},"sort_by_direction":{"type":"string","enum":["desc","asc"]},"limit":{"type":"integer"},"offset":{"type":"integer"}},"required":["date"]}},"required":["path","query"]};

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
if(data0.subuser_name === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "subuser_name"},schema:schema69.properties.path.required,parentSchema:schema69.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.subuser_name !== undefined){
let data1 = data0.subuser_name;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/subuser_name",schemaPath:"#/properties/path/properties/subuser_name/type",keyword:"type",params:{type: "string"},schema:schema69.properties.path.properties.subuser_name.type,parentSchema:schema69.properties.path.properties.subuser_name,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema69.properties.path.type,parentSchema:schema69.properties.path,data:data0};
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
if(data2.date === undefined){
const err5 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "date"},schema:schema69.properties.query.required,parentSchema:schema69.properties.query,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.date !== undefined){
let data3 = data2.date;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/query/date",schemaPath:"#/properties/query/properties/date/type",keyword:"type",params:{type: "string"},schema:schema69.properties.query.properties.date.type,parentSchema:schema69.properties.query.properties.date,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data2.sort_by_metric !== undefined){
let data4 = data2.sort_by_metric;
if(typeof data4 !== "string"){
const err7 = {instancePath:instancePath+"/query/sort_by_metric",schemaPath:"#/properties/query/properties/sort_by_metric/type",keyword:"type",params:{type: "string"},schema:schema69.properties.query.properties.sort_by_metric.type,parentSchema:schema69.properties.query.properties.sort_by_metric,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data2.sort_by_direction !== undefined){
let data5 = data2.sort_by_direction;
if(typeof data5 !== "string"){
const err8 = {instancePath:instancePath+"/query/sort_by_direction",schemaPath:"#/properties/query/properties/sort_by_direction/type",keyword:"type",params:{type: "string"},schema:schema69.properties.query.properties.sort_by_direction.type,parentSchema:schema69.properties.query.properties.sort_by_direction,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((data5 === "desc") || (data5 === "asc"))){
const err9 = {instancePath:instancePath+"/query/sort_by_direction",schemaPath:"#/properties/query/properties/sort_by_direction/enum",keyword:"enum",params:{allowedValues: schema69.properties.query.properties.sort_by_direction.enum},schema:schema69.properties.query.properties.sort_by_direction.enum,parentSchema:schema69.properties.query.properties.sort_by_direction,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.limit !== undefined){
let data6 = data2.limit;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err10 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema69.properties.query.properties.limit.type,parentSchema:schema69.properties.query.properties.limit,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.offset !== undefined){
let data7 = data2.offset;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err11 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},schema:schema69.properties.query.properties.offset.type,parentSchema:schema69.properties.query.properties.offset,data:data7};
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
const err12 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema69.properties.query.type,parentSchema:schema69.properties.query,data:data2};
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
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema69.type,parentSchema:schema69,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v54 = validate56;
const schema70 = {"$id":"contract:/GET_subusers-stats-monthly.parameters","type":"object","properties":{"query":{"type":"object","properties":{"date":{"type":"string"},"subuser":{"type":"string"},"sort_by_metric":{"type":"string","enum":["blocks","bounces","clicks","delivered","opens","requests","unique_clicks","unique_opens","unsubscribes"]},"sort_by_direction":{"type":"string","enum":["desc","asc"]},"limit":{"type":"integer"},"offset":{"type":"integer"}},"required":["date"]}},"required":["query"]};

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
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema70.required,parentSchema:schema70,data};
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
if(data0.date === undefined){
const err1 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "date"},schema:schema70.properties.query.required,parentSchema:schema70.properties.query,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.date !== undefined){
let data1 = data0.date;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/query/date",schemaPath:"#/properties/query/properties/date/type",keyword:"type",params:{type: "string"},schema:schema70.properties.query.properties.date.type,parentSchema:schema70.properties.query.properties.date,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.subuser !== undefined){
let data2 = data0.subuser;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/query/subuser",schemaPath:"#/properties/query/properties/subuser/type",keyword:"type",params:{type: "string"},schema:schema70.properties.query.properties.subuser.type,parentSchema:schema70.properties.query.properties.subuser,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.sort_by_metric !== undefined){
let data3 = data0.sort_by_metric;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/query/sort_by_metric",schemaPath:"#/properties/query/properties/sort_by_metric/type",keyword:"type",params:{type: "string"},schema:schema70.properties.query.properties.sort_by_metric.type,parentSchema:schema70.properties.query.properties.sort_by_metric,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(((((((((data3 === "blocks") || (data3 === "bounces")) || (data3 === "clicks")) || (data3 === "delivered")) || (data3 === "opens")) || (data3 === "requests")) || (data3 === "unique_clicks")) || (data3 === "unique_opens")) || (data3 === "unsubscribes"))){
const err5 = {instancePath:instancePath+"/query/sort_by_metric",schemaPath:"#/properties/query/properties/sort_by_metric/enum",keyword:"enum",params:{allowedValues: schema70.properties.query.properties.sort_by_metric.enum},schema:schema70.properties.query.properties.sort_by_metric.enum,parentSchema:schema70.properties.query.properties.sort_by_metric,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.sort_by_direction !== undefined){
let data4 = data0.sort_by_direction;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/query/sort_by_direction",schemaPath:"#/properties/query/properties/sort_by_direction/type",keyword:"type",params:{type: "string"},schema:schema70.properties.query.properties.sort_by_direction.type,parentSchema:schema70.properties.query.properties.sort_by_direction,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!((data4 === "desc") || (data4 === "asc"))){
const err7 = {instancePath:instancePath+"/query/sort_by_direction",schemaPath:"#/properties/query/properties/sort_by_direction/enum",keyword:"enum",params:{allowedValues: schema70.properties.query.properties.sort_by_direction.enum},schema:schema70.properties.query.properties.sort_by_direction.enum,parentSchema:schema70.properties.query.properties.sort_by_direction,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.limit !== undefined){
let data5 = data0.limit;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err8 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema70.properties.query.properties.limit.type,parentSchema:schema70.properties.query.properties.limit,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.offset !== undefined){
let data6 = data0.offset;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err9 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},schema:schema70.properties.query.properties.offset.type,parentSchema:schema70.properties.query.properties.offset,data:data6};
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
const err10 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema70.properties.query.type,parentSchema:schema70.properties.query,data:data0};
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
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema70.type,parentSchema:schema70,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v55 = validate57;
const schema71 = {"$id":"contract:/GET_subusers-stats-sums.parameters","type":"object","properties":{"query":{"type":"object","properties":{"sort_by_direction":{"type":"string","enum":["desc","asc"]},"start_date":{"type":"string"},"end_date":{"type":"string"},"limit":{"type":"integer"},"offset":{"type":"integer"},"aggregated_by":{"type":"string"},"sort_by_metric":{"type":"string"}},"required":["start_date"]}},"required":["query"]};

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
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema71.required,parentSchema:schema71,data};
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
if(data0.start_date === undefined){
const err1 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "start_date"},schema:schema71.properties.query.required,parentSchema:schema71.properties.query,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.sort_by_direction !== undefined){
let data1 = data0.sort_by_direction;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/query/sort_by_direction",schemaPath:"#/properties/query/properties/sort_by_direction/type",keyword:"type",params:{type: "string"},schema:schema71.properties.query.properties.sort_by_direction.type,parentSchema:schema71.properties.query.properties.sort_by_direction,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((data1 === "desc") || (data1 === "asc"))){
const err3 = {instancePath:instancePath+"/query/sort_by_direction",schemaPath:"#/properties/query/properties/sort_by_direction/enum",keyword:"enum",params:{allowedValues: schema71.properties.query.properties.sort_by_direction.enum},schema:schema71.properties.query.properties.sort_by_direction.enum,parentSchema:schema71.properties.query.properties.sort_by_direction,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.start_date !== undefined){
let data2 = data0.start_date;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/query/start_date",schemaPath:"#/properties/query/properties/start_date/type",keyword:"type",params:{type: "string"},schema:schema71.properties.query.properties.start_date.type,parentSchema:schema71.properties.query.properties.start_date,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.end_date !== undefined){
let data3 = data0.end_date;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/query/end_date",schemaPath:"#/properties/query/properties/end_date/type",keyword:"type",params:{type: "string"},schema:schema71.properties.query.properties.end_date.type,parentSchema:schema71.properties.query.properties.end_date,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.limit !== undefined){
let data4 = data0.limit;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err6 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema71.properties.query.properties.limit.type,parentSchema:schema71.properties.query.properties.limit,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.offset !== undefined){
let data5 = data0.offset;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err7 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},schema:schema71.properties.query.properties.offset.type,parentSchema:schema71.properties.query.properties.offset,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.aggregated_by !== undefined){
let data6 = data0.aggregated_by;
if(typeof data6 !== "string"){
const err8 = {instancePath:instancePath+"/query/aggregated_by",schemaPath:"#/properties/query/properties/aggregated_by/type",keyword:"type",params:{type: "string"},schema:schema71.properties.query.properties.aggregated_by.type,parentSchema:schema71.properties.query.properties.aggregated_by,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.sort_by_metric !== undefined){
let data7 = data0.sort_by_metric;
if(typeof data7 !== "string"){
const err9 = {instancePath:instancePath+"/query/sort_by_metric",schemaPath:"#/properties/query/properties/sort_by_metric/type",keyword:"type",params:{type: "string"},schema:schema71.properties.query.properties.sort_by_metric.type,parentSchema:schema71.properties.query.properties.sort_by_metric,data:data7};
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
const err10 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema71.properties.query.type,parentSchema:schema71.properties.query,data:data0};
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
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema71.type,parentSchema:schema71,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v56 = validate58;
const schema72 = {"$id":"contract:/GET_subusers-stats.parameters","type":"object","properties":{"query":{"type":"object","properties":{"limit":{"type":"integer"},"offset":{"type":"integer"},"aggregated_by":{"type":"string","enum":["day","week","month"]},"subusers":{"type":"string"},"start_date":{"type":"string"},"end_date":{"type":"string"}},"required":["subusers","start_date"]}},"required":["query"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema72.required,parentSchema:schema72,data};
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
if(data0.subusers === undefined){
const err1 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "subusers"},schema:schema72.properties.query.required,parentSchema:schema72.properties.query,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.start_date === undefined){
const err2 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "start_date"},schema:schema72.properties.query.required,parentSchema:schema72.properties.query,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.limit !== undefined){
let data1 = data0.limit;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema72.properties.query.properties.limit.type,parentSchema:schema72.properties.query.properties.limit,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.offset !== undefined){
let data2 = data0.offset;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err4 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},schema:schema72.properties.query.properties.offset.type,parentSchema:schema72.properties.query.properties.offset,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.aggregated_by !== undefined){
let data3 = data0.aggregated_by;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/query/aggregated_by",schemaPath:"#/properties/query/properties/aggregated_by/type",keyword:"type",params:{type: "string"},schema:schema72.properties.query.properties.aggregated_by.type,parentSchema:schema72.properties.query.properties.aggregated_by,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(((data3 === "day") || (data3 === "week")) || (data3 === "month"))){
const err6 = {instancePath:instancePath+"/query/aggregated_by",schemaPath:"#/properties/query/properties/aggregated_by/enum",keyword:"enum",params:{allowedValues: schema72.properties.query.properties.aggregated_by.enum},schema:schema72.properties.query.properties.aggregated_by.enum,parentSchema:schema72.properties.query.properties.aggregated_by,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.subusers !== undefined){
let data4 = data0.subusers;
if(typeof data4 !== "string"){
const err7 = {instancePath:instancePath+"/query/subusers",schemaPath:"#/properties/query/properties/subusers/type",keyword:"type",params:{type: "string"},schema:schema72.properties.query.properties.subusers.type,parentSchema:schema72.properties.query.properties.subusers,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.start_date !== undefined){
let data5 = data0.start_date;
if(typeof data5 !== "string"){
const err8 = {instancePath:instancePath+"/query/start_date",schemaPath:"#/properties/query/properties/start_date/type",keyword:"type",params:{type: "string"},schema:schema72.properties.query.properties.start_date.type,parentSchema:schema72.properties.query.properties.start_date,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.end_date !== undefined){
let data6 = data0.end_date;
if(typeof data6 !== "string"){
const err9 = {instancePath:instancePath+"/query/end_date",schemaPath:"#/properties/query/properties/end_date/type",keyword:"type",params:{type: "string"},schema:schema72.properties.query.properties.end_date.type,parentSchema:schema72.properties.query.properties.end_date,data:data6};
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
const err10 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema72.properties.query.type,parentSchema:schema72.properties.query,data:data0};
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
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v57 = validate59;
const schema73 = {"$id":"contract:/POST_whitelabel-links.body","type":"object","properties":{"domain":{"type":"string"},"subdomain":{"type":"string"},"default":{"type":"boolean","enum":[true,false]}},"required":["domain"]};

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
if(data.domain === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "domain"},schema:schema73.required,parentSchema:schema73,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.domain !== undefined){
let data0 = data.domain;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type: "string"},schema:schema73.properties.domain.type,parentSchema:schema73.properties.domain,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.subdomain !== undefined){
let data1 = data.subdomain;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/subdomain",schemaPath:"#/properties/subdomain/type",keyword:"type",params:{type: "string"},schema:schema73.properties.subdomain.type,parentSchema:schema73.properties.subdomain,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.default !== undefined){
let data2 = data.default;
if(typeof data2 !== "boolean"){
const err3 = {instancePath:instancePath+"/default",schemaPath:"#/properties/default/type",keyword:"type",params:{type: "boolean"},schema:schema73.properties.default.type,parentSchema:schema73.properties.default,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((data2 === true) || (data2 === false))){
const err4 = {instancePath:instancePath+"/default",schemaPath:"#/properties/default/enum",keyword:"enum",params:{allowedValues: schema73.properties.default.enum},schema:schema73.properties.default.enum,parentSchema:schema73.properties.default,data:data2};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema73.type,parentSchema:schema73,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"props":{"domain":true,"subdomain":true,"default":true},"dynamicProps":false,"dynamicItems":false};

exports.v58 = validate60;
const schema74 = {"$id":"contract:/POST_whitelabel-links-id-validate.parameters","type":"object","properties":{"path":{"type":"object","properties":{"id":{"type":"integer"}},"required":["id"]},"header":{"type":"object","properties":{"on-behalf-of":{"type":"string"}},"required":[]}},"required":["path","header"]};

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
if(data.header === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema74.required,parentSchema:schema74,data};
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
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "id"},schema:schema74.properties.path.required,parentSchema:schema74.properties.path,data:data0};
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
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema74.properties.path.properties.id.type,parentSchema:schema74.properties.path.properties.id,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema74.properties.path.type,parentSchema:schema74.properties.path,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.header !== undefined){
let data2 = data.header;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2["on-behalf-of"] !== undefined){
let data3 = data2["on-behalf-of"];
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/header/on-behalf-of",schemaPath:"#/properties/header/properties/on-behalf-of/type",keyword:"type",params:{type: "string"},schema:schema74.properties.header.properties["on-behalf-of"].type,parentSchema:schema74.properties.header.properties["on-behalf-of"],data:data3};
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
const err6 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema74.properties.header.type,parentSchema:schema74.properties.header,data:data2};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema74.type,parentSchema:schema74,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"props":{"path":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.v59 = validate61;
const schema75 = {"$id":"contract:/POST_whitelabel-links-link_id-subuser.parameters","type":"object","properties":{"path":{"type":"object","properties":{"link_id":{"type":"integer"}},"required":["link_id"]}},"required":["path"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema75.required,parentSchema:schema75,data};
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
if(data0.link_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "link_id"},schema:schema75.properties.path.required,parentSchema:schema75.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.link_id !== undefined){
let data1 = data0.link_id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/path/link_id",schemaPath:"#/properties/path/properties/link_id/type",keyword:"type",params:{type: "integer"},schema:schema75.properties.path.properties.link_id.type,parentSchema:schema75.properties.path.properties.link_id,data:data1};
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
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema75.properties.path.type,parentSchema:schema75.properties.path,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema75.type,parentSchema:schema75,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v60 = validate62;
const schema76 = {"$id":"contract:/PATCH_whitelabel-links-id.body","type":"object","properties":{"default":{"type":"boolean","enum":[true,false]}}};

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
if(data.default !== undefined){
let data0 = data.default;
if(typeof data0 !== "boolean"){
const err0 = {instancePath:instancePath+"/default",schemaPath:"#/properties/default/type",keyword:"type",params:{type: "boolean"},schema:schema76.properties.default.type,parentSchema:schema76.properties.default,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((data0 === true) || (data0 === false))){
const err1 = {instancePath:instancePath+"/default",schemaPath:"#/properties/default/enum",keyword:"enum",params:{allowedValues: schema76.properties.default.enum},schema:schema76.properties.default.enum,parentSchema:schema76.properties.default,data:data0};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema76.type,parentSchema:schema76,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"props":{"default":true},"dynamicProps":false,"dynamicItems":false};

exports.v61 = validate63;
const schema77 = {"$id":"contract:/GET_whitelabel-links-default.parameters","type":"object","properties":{"query":{"type":"object","properties":{"domain":{"type":"string"}},"required":[]},"header":{"type":"object","properties":{"on-behalf-of":{"type":"string"}},"required":[]}},"required":["query","header"]};

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
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema77.required,parentSchema:schema77,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.header === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema77.required,parentSchema:schema77,data};
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
if(data0.domain !== undefined){
let data1 = data0.domain;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/query/domain",schemaPath:"#/properties/query/properties/domain/type",keyword:"type",params:{type: "string"},schema:schema77.properties.query.properties.domain.type,parentSchema:schema77.properties.query.properties.domain,data:data1};
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
const err3 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema77.properties.query.type,parentSchema:schema77.properties.query,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.header !== undefined){
let data2 = data.header;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2["on-behalf-of"] !== undefined){
let data3 = data2["on-behalf-of"];
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/header/on-behalf-of",schemaPath:"#/properties/header/properties/on-behalf-of/type",keyword:"type",params:{type: "string"},schema:schema77.properties.header.properties["on-behalf-of"].type,parentSchema:schema77.properties.header.properties["on-behalf-of"],data:data3};
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
const err5 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema77.properties.header.type,parentSchema:schema77.properties.header,data:data2};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema77.type,parentSchema:schema77,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"props":{"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.v62 = validate64;
const schema78 = {"$id":"contract:/GET_whitelabel-links-subuser.parameters","type":"object","properties":{"query":{"type":"object","properties":{"username":{"type":"string"}},"required":["username"]}},"required":["query"]};

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
if(data0.username === undefined){
const err1 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "username"},schema:schema78.properties.query.required,parentSchema:schema78.properties.query,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.username !== undefined){
let data1 = data0.username;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/query/username",schemaPath:"#/properties/query/properties/username/type",keyword:"type",params:{type: "string"},schema:schema78.properties.query.properties.username.type,parentSchema:schema78.properties.query.properties.username,data:data1};
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
const err3 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema78.properties.query.type,parentSchema:schema78.properties.query,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema78.type,parentSchema:schema78,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v63 = validate65;
const schema79 = {"$id":"contract:/POST_ips-warmup.body","type":"object","properties":{"ip":{"type":"string"}}};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ip !== undefined){
let data0 = data.ip;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/ip",schemaPath:"#/properties/ip/type",keyword:"type",params:{type: "string"},schema:schema79.properties.ip.type,parentSchema:schema79.properties.ip,data:data0};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema79.type,parentSchema:schema79,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":{"ip":true},"dynamicProps":false,"dynamicItems":false};

exports.v64 = validate66;
const schema80 = {"$id":"contract:/GET_ips-warmup-ip_address.parameters","type":"object","properties":{"path":{"type":"object","properties":{"ip_address":{"type":"string"}},"required":["ip_address"]}},"required":["path"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema80.required,parentSchema:schema80,data};
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
if(data0.ip_address === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "ip_address"},schema:schema80.properties.path.required,parentSchema:schema80.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.ip_address !== undefined){
let data1 = data0.ip_address;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/path/ip_address",schemaPath:"#/properties/path/properties/ip_address/type",keyword:"type",params:{type: "string"},schema:schema80.properties.path.properties.ip_address.type,parentSchema:schema80.properties.path.properties.ip_address,data:data1};
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
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema80.properties.path.type,parentSchema:schema80.properties.path,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema80.type,parentSchema:schema80,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate66.errors = vErrors;
return errors === 0;
}
validate66.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v65 = validate67;
const schema81 = {"$id":"contract:/GET_whitelabel-ips.parameters","type":"object","properties":{"query":{"type":"object","properties":{"limit":{"type":"integer"},"offset":{"type":"integer"},"ip":{"type":"string"}},"required":[]},"header":{"type":"object","properties":{"on-behalf-of":{"type":"string"}},"required":[]}},"required":["query","header"]};

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
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema81.required,parentSchema:schema81,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.header === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema81.required,parentSchema:schema81,data};
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
if(data0.limit !== undefined){
let data1 = data0.limit;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema81.properties.query.properties.limit.type,parentSchema:schema81.properties.query.properties.limit,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.offset !== undefined){
let data2 = data0.offset;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err3 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},schema:schema81.properties.query.properties.offset.type,parentSchema:schema81.properties.query.properties.offset,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.ip !== undefined){
let data3 = data0.ip;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/query/ip",schemaPath:"#/properties/query/properties/ip/type",keyword:"type",params:{type: "string"},schema:schema81.properties.query.properties.ip.type,parentSchema:schema81.properties.query.properties.ip,data:data3};
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
const err5 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema81.properties.query.type,parentSchema:schema81.properties.query,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.header !== undefined){
let data4 = data.header;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4["on-behalf-of"] !== undefined){
let data5 = data4["on-behalf-of"];
if(typeof data5 !== "string"){
const err6 = {instancePath:instancePath+"/header/on-behalf-of",schemaPath:"#/properties/header/properties/on-behalf-of/type",keyword:"type",params:{type: "string"},schema:schema81.properties.header.properties["on-behalf-of"].type,parentSchema:schema81.properties.header.properties["on-behalf-of"],data:data5};
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
const err7 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema81.properties.header.type,parentSchema:schema81.properties.header,data:data4};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema81.type,parentSchema:schema81,data};
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
validate67.evaluated = {"props":{"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.v66 = validate68;
const schema82 = {"$id":"contract:/POST_whitelabel-ips.body","type":"object","properties":{"ip":{"type":"string"},"subdomain":{"type":"string"},"domain":{"type":"string"}},"required":["ip","domain"]};

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
if(data.ip === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ip"},schema:schema82.required,parentSchema:schema82,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.domain === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "domain"},schema:schema82.required,parentSchema:schema82,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.ip !== undefined){
let data0 = data.ip;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/ip",schemaPath:"#/properties/ip/type",keyword:"type",params:{type: "string"},schema:schema82.properties.ip.type,parentSchema:schema82.properties.ip,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.subdomain !== undefined){
let data1 = data.subdomain;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/subdomain",schemaPath:"#/properties/subdomain/type",keyword:"type",params:{type: "string"},schema:schema82.properties.subdomain.type,parentSchema:schema82.properties.subdomain,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.domain !== undefined){
let data2 = data.domain;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type: "string"},schema:schema82.properties.domain.type,parentSchema:schema82.properties.domain,data:data2};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema82.type,parentSchema:schema82,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"props":{"ip":true,"subdomain":true,"domain":true},"dynamicProps":false,"dynamicItems":false};

exports.v67 = validate69;
const schema83 = {"$id":"contract:/POST_whitelabel-ips-id-validate.parameters","type":"object","properties":{"path":{"type":"object","properties":{"id":{"type":"string"}},"required":["id"]},"header":{"type":"object","properties":{"on-behalf-of":{"type":"string"}},"required":[]}},"required":["path","header"]};

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
if(data.header === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema83.required,parentSchema:schema83,data};
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
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "id"},schema:schema83.properties.path.required,parentSchema:schema83.properties.path,data:data0};
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
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type: "string"},schema:schema83.properties.path.properties.id.type,parentSchema:schema83.properties.path.properties.id,data:data1};
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
if(data.header !== undefined){
let data2 = data.header;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2["on-behalf-of"] !== undefined){
let data3 = data2["on-behalf-of"];
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/header/on-behalf-of",schemaPath:"#/properties/header/properties/on-behalf-of/type",keyword:"type",params:{type: "string"},schema:schema83.properties.header.properties["on-behalf-of"].type,parentSchema:schema83.properties.header.properties["on-behalf-of"],data:data3};
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
const err6 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema83.properties.header.type,parentSchema:schema83.properties.header,data:data2};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema83.type,parentSchema:schema83,data};
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
validate69.evaluated = {"props":{"path":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.v68 = validate70;
const schema84 = {"$id":"contract:/POST_validations-email.body","type":"object","properties":{"email":{"type":"string"},"source":{"type":"string"}},"required":["email"]};

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
if(data.email === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},schema:schema84.required,parentSchema:schema84,data};
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
const err1 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},schema:schema84.properties.email.type,parentSchema:schema84.properties.email,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.source !== undefined){
let data1 = data.source;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"},schema:schema84.properties.source.type,parentSchema:schema84.properties.source,data:data1};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema84.type,parentSchema:schema84,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"props":{"email":true,"source":true},"dynamicProps":false,"dynamicItems":false};

exports.v69 = validate71;
const schema85 = {"$id":"contract:/POST_whitelabel-dns-email.body","type":"object","properties":{"link_id":{"type":"integer","minimum":0,"safeInteger":true},"domain_id":{"type":"integer","minimum":0,"safeInteger":true},"email":{"type":"string","format":"email"},"message":{"type":"string"}},"required":["link_id","domain_id","email"]};

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
if(data.link_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "link_id"},schema:schema85.required,parentSchema:schema85,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.domain_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "domain_id"},schema:schema85.required,parentSchema:schema85,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.email === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},schema:schema85.required,parentSchema:schema85,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.link_id !== undefined){
let data0 = data.link_id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/link_id",schemaPath:"#/properties/link_id/type",keyword:"type",params:{type: "integer"},schema:schema85.properties.link_id.type,parentSchema:schema85.properties.link_id,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/link_id",schemaPath:"#/properties/link_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema85.properties.link_id,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(Math.abs(data0) > 9007199254740991){
const err5 = {instancePath:instancePath+"/link_id",schemaPath:"#/properties/link_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema85.properties.link_id,data:data0};
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
if(data.domain_id !== undefined){
let data1 = data.domain_id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err6 = {instancePath:instancePath+"/domain_id",schemaPath:"#/properties/domain_id/type",keyword:"type",params:{type: "integer"},schema:schema85.properties.domain_id.type,parentSchema:schema85.properties.domain_id,data:data1};
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
const err7 = {instancePath:instancePath+"/domain_id",schemaPath:"#/properties/domain_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema85.properties.domain_id,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(Math.abs(data1) > 9007199254740991){
const err8 = {instancePath:instancePath+"/domain_id",schemaPath:"#/properties/domain_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema85.properties.domain_id,data:data1};
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
if(data.email !== undefined){
let data2 = data.email;
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
const err9 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"},schema:"email",parentSchema:schema85.properties.email,data:data2};
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
const err10 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},schema:schema85.properties.email.type,parentSchema:schema85.properties.email,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.message !== undefined){
let data3 = data.message;
if(typeof data3 !== "string"){
const err11 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},schema:schema85.properties.message.type,parentSchema:schema85.properties.message,data:data3};
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
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema85.type,parentSchema:schema85,data};
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
validate71.evaluated = {"props":{"link_id":true,"domain_id":true,"email":true,"message":true},"dynamicProps":false,"dynamicItems":false};

exports.v70 = validate72;
const schema86 = {"$id":"contract:/POST_ips-pools.body","type":"object","properties":{"name":{"type":"string","maxLength":64}},"required":["name"]};

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
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema86.required,parentSchema:schema86,data};
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
if(func0(data0) > 64){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema86.properties.name,data:data0};
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
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema86.properties.name.type,parentSchema:schema86.properties.name,data:data0};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema86.type,parentSchema:schema86,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"props":{"name":true},"dynamicProps":false,"dynamicItems":false};

exports.v71 = validate73;
const schema87 = {"$id":"contract:/POST_ips-pools-pool_name-ips.parameters","type":"object","properties":{"path":{"type":"object","properties":{"pool_name":{"type":"string"}},"required":["pool_name"]}},"required":["path"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema87.required,parentSchema:schema87,data};
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
if(data0.pool_name === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "pool_name"},schema:schema87.properties.path.required,parentSchema:schema87.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.pool_name !== undefined){
let data1 = data0.pool_name;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/path/pool_name",schemaPath:"#/properties/path/properties/pool_name/type",keyword:"type",params:{type: "string"},schema:schema87.properties.path.properties.pool_name.type,parentSchema:schema87.properties.path.properties.pool_name,data:data1};
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
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema87.properties.path.type,parentSchema:schema87.properties.path,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema87.type,parentSchema:schema87,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v72 = validate74;
const schema88 = {"$id":"contract:/PUT_ips-pools-pool_name.body","type":"object","properties":{"name":{"type":"string","maxLength":64}}};

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
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func0(data0) > 64){
const err0 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema88.properties.name,data:data0};
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
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema88.properties.name.type,parentSchema:schema88.properties.name,data:data0};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema88.type,parentSchema:schema88,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate74.errors = vErrors;
return errors === 0;
}
validate74.evaluated = {"props":{"name":true},"dynamicProps":false,"dynamicItems":false};

exports.v73 = validate75;
const schema89 = {"$id":"contract:/DELETE_ips-pools-pool_name-ips-ip.parameters","type":"object","properties":{"path":{"type":"object","properties":{"pool_name":{"type":"string"},"ip":{"type":"string"}},"required":["pool_name","ip"]}},"required":["path"]};

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
if(data0.pool_name === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "pool_name"},schema:schema89.properties.path.required,parentSchema:schema89.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.ip === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "ip"},schema:schema89.properties.path.required,parentSchema:schema89.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.pool_name !== undefined){
let data1 = data0.pool_name;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/pool_name",schemaPath:"#/properties/path/properties/pool_name/type",keyword:"type",params:{type: "string"},schema:schema89.properties.path.properties.pool_name.type,parentSchema:schema89.properties.path.properties.pool_name,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.ip !== undefined){
let data2 = data0.ip;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/path/ip",schemaPath:"#/properties/path/properties/ip/type",keyword:"type",params:{type: "string"},schema:schema89.properties.path.properties.ip.type,parentSchema:schema89.properties.path.properties.ip,data:data2};
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
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema89.properties.path.type,parentSchema:schema89.properties.path,data:data0};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema89.type,parentSchema:schema89,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate75.errors = vErrors;
return errors === 0;
}
validate75.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v74 = validate76;
const schema90 = {"$id":"contract:/GET_ips.parameters","type":"object","properties":{"query":{"type":"object","properties":{"ip":{"type":"string"},"exclude_whitelabels":{"type":"boolean"},"limit":{"type":"integer"},"offset":{"type":"integer"},"subuser":{"type":"string"},"sort_by_direction":{"type":"string","enum":["desc","asc"]}},"required":[]}},"required":["query"]};

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
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema90.required,parentSchema:schema90,data};
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
if(data0.ip !== undefined){
let data1 = data0.ip;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/query/ip",schemaPath:"#/properties/query/properties/ip/type",keyword:"type",params:{type: "string"},schema:schema90.properties.query.properties.ip.type,parentSchema:schema90.properties.query.properties.ip,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.exclude_whitelabels !== undefined){
let data2 = data0.exclude_whitelabels;
if(typeof data2 !== "boolean"){
const err2 = {instancePath:instancePath+"/query/exclude_whitelabels",schemaPath:"#/properties/query/properties/exclude_whitelabels/type",keyword:"type",params:{type: "boolean"},schema:schema90.properties.query.properties.exclude_whitelabels.type,parentSchema:schema90.properties.query.properties.exclude_whitelabels,data:data2};
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
let data3 = data0.limit;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err3 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema90.properties.query.properties.limit.type,parentSchema:schema90.properties.query.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.offset !== undefined){
let data4 = data0.offset;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err4 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},schema:schema90.properties.query.properties.offset.type,parentSchema:schema90.properties.query.properties.offset,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.subuser !== undefined){
let data5 = data0.subuser;
if(typeof data5 !== "string"){
const err5 = {instancePath:instancePath+"/query/subuser",schemaPath:"#/properties/query/properties/subuser/type",keyword:"type",params:{type: "string"},schema:schema90.properties.query.properties.subuser.type,parentSchema:schema90.properties.query.properties.subuser,data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.sort_by_direction !== undefined){
let data6 = data0.sort_by_direction;
if(typeof data6 !== "string"){
const err6 = {instancePath:instancePath+"/query/sort_by_direction",schemaPath:"#/properties/query/properties/sort_by_direction/type",keyword:"type",params:{type: "string"},schema:schema90.properties.query.properties.sort_by_direction.type,parentSchema:schema90.properties.query.properties.sort_by_direction,data:data6};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!((data6 === "desc") || (data6 === "asc"))){
const err7 = {instancePath:instancePath+"/query/sort_by_direction",schemaPath:"#/properties/query/properties/sort_by_direction/enum",keyword:"enum",params:{allowedValues: schema90.properties.query.properties.sort_by_direction.enum},schema:schema90.properties.query.properties.sort_by_direction.enum,parentSchema:schema90.properties.query.properties.sort_by_direction,data:data6};
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
const err8 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema90.properties.query.type,parentSchema:schema90.properties.query,data:data0};
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
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema90.type,parentSchema:schema90,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v75 = validate77;
const schema91 = {"$id":"contract:/POST_ips.body","type":"object","properties":{"count":{"type":"integer","safeInteger":true},"subusers":{"type":"array","items":{"type":"string"}},"warmup":{"type":"boolean"}},"required":["count"]};

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
if(data.count === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "count"},schema:schema91.required,parentSchema:schema91,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.count !== undefined){
let data0 = data.count;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},schema:schema91.properties.count.type,parentSchema:schema91.properties.count,data:data0};
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
const err2 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema91.properties.count,data:data0};
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
if(data.subusers !== undefined){
let data1 = data.subusers;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/subusers/" + i0,schemaPath:"#/properties/subusers/items/type",keyword:"type",params:{type: "string"},schema:schema91.properties.subusers.items.type,parentSchema:schema91.properties.subusers.items,data:data2};
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
const err4 = {instancePath:instancePath+"/subusers",schemaPath:"#/properties/subusers/type",keyword:"type",params:{type: "array"},schema:schema91.properties.subusers.type,parentSchema:schema91.properties.subusers,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.warmup !== undefined){
let data3 = data.warmup;
if(typeof data3 !== "boolean"){
const err5 = {instancePath:instancePath+"/warmup",schemaPath:"#/properties/warmup/type",keyword:"type",params:{type: "boolean"},schema:schema91.properties.warmup.type,parentSchema:schema91.properties.warmup,data:data3};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema91.type,parentSchema:schema91,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate77.errors = vErrors;
return errors === 0;
}
validate77.evaluated = {"props":{"count":true,"subusers":true,"warmup":true},"dynamicProps":false,"dynamicItems":false};

exports.v76 = validate78;
const schema92 = {"$id":"contract:/GET_whitelabel-domains.parameters","type":"object","properties":{"query":{"type":"object","properties":{"limit":{"type":"integer"},"offset":{"type":"integer"},"exclude_subusers":{"type":"boolean"},"username":{"type":"string"},"domain":{"type":"string"}},"required":[]},"header":{"type":"object","properties":{"on-behalf-of":{"type":"string"}},"required":[]}},"required":["query","header"]};

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
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema92.required,parentSchema:schema92,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.header === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema92.required,parentSchema:schema92,data};
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
if(data0.limit !== undefined){
let data1 = data0.limit;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema92.properties.query.properties.limit.type,parentSchema:schema92.properties.query.properties.limit,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.offset !== undefined){
let data2 = data0.offset;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err3 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},schema:schema92.properties.query.properties.offset.type,parentSchema:schema92.properties.query.properties.offset,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.exclude_subusers !== undefined){
let data3 = data0.exclude_subusers;
if(typeof data3 !== "boolean"){
const err4 = {instancePath:instancePath+"/query/exclude_subusers",schemaPath:"#/properties/query/properties/exclude_subusers/type",keyword:"type",params:{type: "boolean"},schema:schema92.properties.query.properties.exclude_subusers.type,parentSchema:schema92.properties.query.properties.exclude_subusers,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.username !== undefined){
let data4 = data0.username;
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/query/username",schemaPath:"#/properties/query/properties/username/type",keyword:"type",params:{type: "string"},schema:schema92.properties.query.properties.username.type,parentSchema:schema92.properties.query.properties.username,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.domain !== undefined){
let data5 = data0.domain;
if(typeof data5 !== "string"){
const err6 = {instancePath:instancePath+"/query/domain",schemaPath:"#/properties/query/properties/domain/type",keyword:"type",params:{type: "string"},schema:schema92.properties.query.properties.domain.type,parentSchema:schema92.properties.query.properties.domain,data:data5};
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
const err7 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema92.properties.query.type,parentSchema:schema92.properties.query,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.header !== undefined){
let data6 = data.header;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6["on-behalf-of"] !== undefined){
let data7 = data6["on-behalf-of"];
if(typeof data7 !== "string"){
const err8 = {instancePath:instancePath+"/header/on-behalf-of",schemaPath:"#/properties/header/properties/on-behalf-of/type",keyword:"type",params:{type: "string"},schema:schema92.properties.header.properties["on-behalf-of"].type,parentSchema:schema92.properties.header.properties["on-behalf-of"],data:data7};
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
const err9 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema92.properties.header.type,parentSchema:schema92.properties.header,data:data6};
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
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema92.type,parentSchema:schema92,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate78.errors = vErrors;
return errors === 0;
}
validate78.evaluated = {"props":{"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.v77 = validate79;
const schema93 = {"$id":"contract:/POST_whitelabel-domains.body","type":"object","properties":{"domain":{"type":"string"},"subdomain":{"type":"string"},"username":{"type":"string"},"ips":{"type":"array","items":{"type":"string"}},"custom_spf":{"type":"boolean"},"default":{"type":"boolean"},"automatic_security":{"type":"boolean"},"custom_dkim_selector":{"type":"string"}},"required":["domain"]};

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
if(data.domain === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "domain"},schema:schema93.required,parentSchema:schema93,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.domain !== undefined){
let data0 = data.domain;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type: "string"},schema:schema93.properties.domain.type,parentSchema:schema93.properties.domain,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.subdomain !== undefined){
let data1 = data.subdomain;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/subdomain",schemaPath:"#/properties/subdomain/type",keyword:"type",params:{type: "string"},schema:schema93.properties.subdomain.type,parentSchema:schema93.properties.subdomain,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.username !== undefined){
let data2 = data.username;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/username",schemaPath:"#/properties/username/type",keyword:"type",params:{type: "string"},schema:schema93.properties.username.type,parentSchema:schema93.properties.username,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.ips !== undefined){
let data3 = data.ips;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 !== "string"){
const err4 = {instancePath:instancePath+"/ips/" + i0,schemaPath:"#/properties/ips/items/type",keyword:"type",params:{type: "string"},schema:schema93.properties.ips.items.type,parentSchema:schema93.properties.ips.items,data:data4};
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
const err5 = {instancePath:instancePath+"/ips",schemaPath:"#/properties/ips/type",keyword:"type",params:{type: "array"},schema:schema93.properties.ips.type,parentSchema:schema93.properties.ips,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.custom_spf !== undefined){
let data5 = data.custom_spf;
if(typeof data5 !== "boolean"){
const err6 = {instancePath:instancePath+"/custom_spf",schemaPath:"#/properties/custom_spf/type",keyword:"type",params:{type: "boolean"},schema:schema93.properties.custom_spf.type,parentSchema:schema93.properties.custom_spf,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.default !== undefined){
let data6 = data.default;
if(typeof data6 !== "boolean"){
const err7 = {instancePath:instancePath+"/default",schemaPath:"#/properties/default/type",keyword:"type",params:{type: "boolean"},schema:schema93.properties.default.type,parentSchema:schema93.properties.default,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.automatic_security !== undefined){
let data7 = data.automatic_security;
if(typeof data7 !== "boolean"){
const err8 = {instancePath:instancePath+"/automatic_security",schemaPath:"#/properties/automatic_security/type",keyword:"type",params:{type: "boolean"},schema:schema93.properties.automatic_security.type,parentSchema:schema93.properties.automatic_security,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.custom_dkim_selector !== undefined){
let data8 = data.custom_dkim_selector;
if(typeof data8 !== "string"){
const err9 = {instancePath:instancePath+"/custom_dkim_selector",schemaPath:"#/properties/custom_dkim_selector/type",keyword:"type",params:{type: "string"},schema:schema93.properties.custom_dkim_selector.type,parentSchema:schema93.properties.custom_dkim_selector,data:data8};
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
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema93.type,parentSchema:schema93,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate79.errors = vErrors;
return errors === 0;
}
validate79.evaluated = {"props":{"domain":true,"subdomain":true,"username":true,"ips":true,"custom_spf":true,"default":true,"automatic_security":true,"custom_dkim_selector":true},"dynamicProps":false,"dynamicItems":false};

exports.v78 = validate80;
const schema94 = {"$id":"contract:/GET_whitelabel-domains-domain_id.parameters","type":"object","properties":{"path":{"type":"object","properties":{"domain_id":{"type":"string"}},"required":["domain_id"]},"header":{"type":"object","properties":{"on-behalf-of":{"type":"string"}},"required":[]}},"required":["path","header"]};

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
if(data.header === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema94.required,parentSchema:schema94,data};
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
if(data0.domain_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "domain_id"},schema:schema94.properties.path.required,parentSchema:schema94.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.domain_id !== undefined){
let data1 = data0.domain_id;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/domain_id",schemaPath:"#/properties/path/properties/domain_id/type",keyword:"type",params:{type: "string"},schema:schema94.properties.path.properties.domain_id.type,parentSchema:schema94.properties.path.properties.domain_id,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema94.properties.path.type,parentSchema:schema94.properties.path,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.header !== undefined){
let data2 = data.header;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2["on-behalf-of"] !== undefined){
let data3 = data2["on-behalf-of"];
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/header/on-behalf-of",schemaPath:"#/properties/header/properties/on-behalf-of/type",keyword:"type",params:{type: "string"},schema:schema94.properties.header.properties["on-behalf-of"].type,parentSchema:schema94.properties.header.properties["on-behalf-of"],data:data3};
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
const err6 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema94.properties.header.type,parentSchema:schema94.properties.header,data:data2};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema94.type,parentSchema:schema94,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate80.errors = vErrors;
return errors === 0;
}
validate80.evaluated = {"props":{"path":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.v79 = validate81;
const schema95 = {"$id":"contract:/PATCH_whitelabel-domains-domain_id.body","type":"object","properties":{"default":{"type":"boolean"},"custom_spf":{"type":"boolean"}}};

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
if(data.default !== undefined){
let data0 = data.default;
if(typeof data0 !== "boolean"){
const err0 = {instancePath:instancePath+"/default",schemaPath:"#/properties/default/type",keyword:"type",params:{type: "boolean"},schema:schema95.properties.default.type,parentSchema:schema95.properties.default,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.custom_spf !== undefined){
let data1 = data.custom_spf;
if(typeof data1 !== "boolean"){
const err1 = {instancePath:instancePath+"/custom_spf",schemaPath:"#/properties/custom_spf/type",keyword:"type",params:{type: "boolean"},schema:schema95.properties.custom_spf.type,parentSchema:schema95.properties.custom_spf,data:data1};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema95.type,parentSchema:schema95,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate81.errors = vErrors;
return errors === 0;
}
validate81.evaluated = {"props":{"default":true,"custom_spf":true},"dynamicProps":false,"dynamicItems":false};

exports.v80 = validate82;
const schema96 = {"$id":"contract:/POST_whitelabel-domains-id-ips.body","type":"object","properties":{"ip":{"type":"string"}},"required":["ip"]};

function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate82.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ip === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ip"},schema:schema96.required,parentSchema:schema96,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.ip !== undefined){
let data0 = data.ip;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/ip",schemaPath:"#/properties/ip/type",keyword:"type",params:{type: "string"},schema:schema96.properties.ip.type,parentSchema:schema96.properties.ip,data:data0};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema96.type,parentSchema:schema96,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate82.errors = vErrors;
return errors === 0;
}
validate82.evaluated = {"props":{"ip":true},"dynamicProps":false,"dynamicItems":false};

exports.v81 = validate83;
const schema97 = {"$id":"contract:/DELETE_whitelabel-domains-id-ips-ip.parameters","type":"object","properties":{"path":{"type":"object","properties":{"id":{"type":"integer"},"ip":{"type":"string"}},"required":["id","ip"]},"header":{"type":"object","properties":{"on-behalf-of":{"type":"string"}},"required":[]}},"required":["path","header"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema97.required,parentSchema:schema97,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.header === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema97.required,parentSchema:schema97,data};
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
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "id"},schema:schema97.properties.path.required,parentSchema:schema97.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.ip === undefined){
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "ip"},schema:schema97.properties.path.required,parentSchema:schema97.properties.path,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.id !== undefined){
let data1 = data0.id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema97.properties.path.properties.id.type,parentSchema:schema97.properties.path.properties.id,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.ip !== undefined){
let data2 = data0.ip;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/path/ip",schemaPath:"#/properties/path/properties/ip/type",keyword:"type",params:{type: "string"},schema:schema97.properties.path.properties.ip.type,parentSchema:schema97.properties.path.properties.ip,data:data2};
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
const err6 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema97.properties.path.type,parentSchema:schema97.properties.path,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.header !== undefined){
let data3 = data.header;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3["on-behalf-of"] !== undefined){
let data4 = data3["on-behalf-of"];
if(typeof data4 !== "string"){
const err7 = {instancePath:instancePath+"/header/on-behalf-of",schemaPath:"#/properties/header/properties/on-behalf-of/type",keyword:"type",params:{type: "string"},schema:schema97.properties.header.properties["on-behalf-of"].type,parentSchema:schema97.properties.header.properties["on-behalf-of"],data:data4};
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
const err8 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema97.properties.header.type,parentSchema:schema97.properties.header,data:data3};
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
validate83.errors = vErrors;
return errors === 0;
}
validate83.evaluated = {"props":{"path":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.v82 = validate84;
const schema98 = {"$id":"contract:/DELETE_whitelabel-domains-subuser.parameters","type":"object","properties":{"query":{"type":"object","properties":{"username":{"type":"string"}},"required":[]}},"required":["query"]};

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
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema98.required,parentSchema:schema98,data};
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
if(data0.username !== undefined){
let data1 = data0.username;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/query/username",schemaPath:"#/properties/query/properties/username/type",keyword:"type",params:{type: "string"},schema:schema98.properties.query.properties.username.type,parentSchema:schema98.properties.query.properties.username,data:data1};
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
const err2 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema98.properties.query.type,parentSchema:schema98.properties.query,data:data0};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema98.type,parentSchema:schema98,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate84.errors = vErrors;
return errors === 0;
}
validate84.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v83 = validate85;
const schema99 = {"$id":"contract:/POST_whitelabel-domains-domain_id-subuser.parameters","type":"object","properties":{"path":{"type":"object","properties":{"domain_id":{"type":"integer"}},"required":["domain_id"]}},"required":["path"]};

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
if(data0.domain_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "domain_id"},schema:schema99.properties.path.required,parentSchema:schema99.properties.path,data:data0};
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
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/path/domain_id",schemaPath:"#/properties/path/properties/domain_id/type",keyword:"type",params:{type: "integer"},schema:schema99.properties.path.properties.domain_id.type,parentSchema:schema99.properties.path.properties.domain_id,data:data1};
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
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema99.properties.path.type,parentSchema:schema99.properties.path,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema99.type,parentSchema:schema99,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate85.errors = vErrors;
return errors === 0;
}
validate85.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v84 = validate86;
const schema100 = {"$id":"contract:/POST_whitelabel-domains-domain_id-subuser.body","type":"object","properties":{"username":{"type":"string"}},"required":["username"]};

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate86.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.username === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "username"},schema:schema100.required,parentSchema:schema100,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.username !== undefined){
let data0 = data.username;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/username",schemaPath:"#/properties/username/type",keyword:"type",params:{type: "string"},schema:schema100.properties.username.type,parentSchema:schema100.properties.username,data:data0};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema100.type,parentSchema:schema100,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate86.errors = vErrors;
return errors === 0;
}
validate86.evaluated = {"props":{"username":true},"dynamicProps":false,"dynamicItems":false};

exports.v85 = validate87;
const schema101 = {"$id":"contract:/GET_verified_senders.parameters","type":"object","properties":{"query":{"type":"object","properties":{"limit":{"type":"number","double":true},"lastSeenID":{"type":"number","double":true},"id":{"type":"integer"}},"required":[]}},"required":["query"]};

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
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema101.required,parentSchema:schema101,data};
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
if(!((typeof data1 == "number") && (isFinite(data1)))){
const err1 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "number"},schema:schema101.properties.query.properties.limit.type,parentSchema:schema101.properties.query.properties.limit,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data1 === "bigint"){
const err2 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/double",keyword:"double",params:{holder: data0, key: "limit"},schema:true,parentSchema:schema101.properties.query.properties.limit,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.lastSeenID !== undefined){
let data2 = data0.lastSeenID;
if(!((typeof data2 == "number") && (isFinite(data2)))){
const err3 = {instancePath:instancePath+"/query/lastSeenID",schemaPath:"#/properties/query/properties/lastSeenID/type",keyword:"type",params:{type: "number"},schema:schema101.properties.query.properties.lastSeenID.type,parentSchema:schema101.properties.query.properties.lastSeenID,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data2 === "bigint"){
const err4 = {instancePath:instancePath+"/query/lastSeenID",schemaPath:"#/properties/query/properties/lastSeenID/double",keyword:"double",params:{holder: data0, key: "lastSeenID"},schema:true,parentSchema:schema101.properties.query.properties.lastSeenID,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.id !== undefined){
let data3 = data0.id;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err5 = {instancePath:instancePath+"/query/id",schemaPath:"#/properties/query/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema101.properties.query.properties.id.type,parentSchema:schema101.properties.query.properties.id,data:data3};
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
const err6 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema101.properties.query.type,parentSchema:schema101.properties.query,data:data0};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema101.type,parentSchema:schema101,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate87.errors = vErrors;
return errors === 0;
}
validate87.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v86 = validate88;
const schema102 = {"$id":"contract:/POST_verified_senders.body","$ref":"contract:/components/schemas/verified-sender-request-schema"};
const schema103 = {"$id":"contract:/components/schemas/verified-sender-request-schema","type":"object","properties":{"nickname":{"type":"string","maxLength":100},"from_email":{"type":"string","maxLength":256,"format":"email"},"from_name":{"type":"string","maxLength":256},"reply_to":{"type":"string","maxLength":256,"format":"email"},"reply_to_name":{"type":"string","maxLength":256},"address":{"type":"string","maxLength":100},"address2":{"type":"string","maxLength":100},"state":{"type":"string","maxLength":2},"city":{"type":"string","maxLength":150},"zip":{"type":"string","maxLength":10},"country":{"type":"string","maxLength":100}},"required":["nickname","from_email","reply_to"]};

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
if(data.nickname === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/verified-sender-request-schema/required",keyword:"required",params:{missingProperty: "nickname"},schema:schema103.required,parentSchema:schema103,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.from_email === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/verified-sender-request-schema/required",keyword:"required",params:{missingProperty: "from_email"},schema:schema103.required,parentSchema:schema103,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.reply_to === undefined){
const err2 = {instancePath,schemaPath:"contract:/components/schemas/verified-sender-request-schema/required",keyword:"required",params:{missingProperty: "reply_to"},schema:schema103.required,parentSchema:schema103,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.nickname !== undefined){
let data0 = data.nickname;
if(typeof data0 === "string"){
if(func0(data0) > 100){
const err3 = {instancePath:instancePath+"/nickname",schemaPath:"contract:/components/schemas/verified-sender-request-schema/properties/nickname/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema103.properties.nickname,data:data0};
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
const err4 = {instancePath:instancePath+"/nickname",schemaPath:"contract:/components/schemas/verified-sender-request-schema/properties/nickname/type",keyword:"type",params:{type: "string"},schema:schema103.properties.nickname.type,parentSchema:schema103.properties.nickname,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.from_email !== undefined){
let data1 = data.from_email;
if(typeof data1 === "string"){
if(func0(data1) > 256){
const err5 = {instancePath:instancePath+"/from_email",schemaPath:"contract:/components/schemas/verified-sender-request-schema/properties/from_email/maxLength",keyword:"maxLength",params:{limit: 256},schema:256,parentSchema:schema103.properties.from_email,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats0.test(data1))){
const err6 = {instancePath:instancePath+"/from_email",schemaPath:"contract:/components/schemas/verified-sender-request-schema/properties/from_email/format",keyword:"format",params:{format: "email"},schema:"email",parentSchema:schema103.properties.from_email,data:data1};
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
const err7 = {instancePath:instancePath+"/from_email",schemaPath:"contract:/components/schemas/verified-sender-request-schema/properties/from_email/type",keyword:"type",params:{type: "string"},schema:schema103.properties.from_email.type,parentSchema:schema103.properties.from_email,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.from_name !== undefined){
let data2 = data.from_name;
if(typeof data2 === "string"){
if(func0(data2) > 256){
const err8 = {instancePath:instancePath+"/from_name",schemaPath:"contract:/components/schemas/verified-sender-request-schema/properties/from_name/maxLength",keyword:"maxLength",params:{limit: 256},schema:256,parentSchema:schema103.properties.from_name,data:data2};
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
const err9 = {instancePath:instancePath+"/from_name",schemaPath:"contract:/components/schemas/verified-sender-request-schema/properties/from_name/type",keyword:"type",params:{type: "string"},schema:schema103.properties.from_name.type,parentSchema:schema103.properties.from_name,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.reply_to !== undefined){
let data3 = data.reply_to;
if(typeof data3 === "string"){
if(func0(data3) > 256){
const err10 = {instancePath:instancePath+"/reply_to",schemaPath:"contract:/components/schemas/verified-sender-request-schema/properties/reply_to/maxLength",keyword:"maxLength",params:{limit: 256},schema:256,parentSchema:schema103.properties.reply_to,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(formats0.test(data3))){
const err11 = {instancePath:instancePath+"/reply_to",schemaPath:"contract:/components/schemas/verified-sender-request-schema/properties/reply_to/format",keyword:"format",params:{format: "email"},schema:"email",parentSchema:schema103.properties.reply_to,data:data3};
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
const err12 = {instancePath:instancePath+"/reply_to",schemaPath:"contract:/components/schemas/verified-sender-request-schema/properties/reply_to/type",keyword:"type",params:{type: "string"},schema:schema103.properties.reply_to.type,parentSchema:schema103.properties.reply_to,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.reply_to_name !== undefined){
let data4 = data.reply_to_name;
if(typeof data4 === "string"){
if(func0(data4) > 256){
const err13 = {instancePath:instancePath+"/reply_to_name",schemaPath:"contract:/components/schemas/verified-sender-request-schema/properties/reply_to_name/maxLength",keyword:"maxLength",params:{limit: 256},schema:256,parentSchema:schema103.properties.reply_to_name,data:data4};
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
const err14 = {instancePath:instancePath+"/reply_to_name",schemaPath:"contract:/components/schemas/verified-sender-request-schema/properties/reply_to_name/type",keyword:"type",params:{type: "string"},schema:schema103.properties.reply_to_name.type,parentSchema:schema103.properties.reply_to_name,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.address !== undefined){
let data5 = data.address;
if(typeof data5 === "string"){
if(func0(data5) > 100){
const err15 = {instancePath:instancePath+"/address",schemaPath:"contract:/components/schemas/verified-sender-request-schema/properties/address/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema103.properties.address,data:data5};
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
const err16 = {instancePath:instancePath+"/address",schemaPath:"contract:/components/schemas/verified-sender-request-schema/properties/address/type",keyword:"type",params:{type: "string"},schema:schema103.properties.address.type,parentSchema:schema103.properties.address,data:data5};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.address2 !== undefined){
let data6 = data.address2;
if(typeof data6 === "string"){
if(func0(data6) > 100){
const err17 = {instancePath:instancePath+"/address2",schemaPath:"contract:/components/schemas/verified-sender-request-schema/properties/address2/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema103.properties.address2,data:data6};
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
const err18 = {instancePath:instancePath+"/address2",schemaPath:"contract:/components/schemas/verified-sender-request-schema/properties/address2/type",keyword:"type",params:{type: "string"},schema:schema103.properties.address2.type,parentSchema:schema103.properties.address2,data:data6};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.state !== undefined){
let data7 = data.state;
if(typeof data7 === "string"){
if(func0(data7) > 2){
const err19 = {instancePath:instancePath+"/state",schemaPath:"contract:/components/schemas/verified-sender-request-schema/properties/state/maxLength",keyword:"maxLength",params:{limit: 2},schema:2,parentSchema:schema103.properties.state,data:data7};
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
const err20 = {instancePath:instancePath+"/state",schemaPath:"contract:/components/schemas/verified-sender-request-schema/properties/state/type",keyword:"type",params:{type: "string"},schema:schema103.properties.state.type,parentSchema:schema103.properties.state,data:data7};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.city !== undefined){
let data8 = data.city;
if(typeof data8 === "string"){
if(func0(data8) > 150){
const err21 = {instancePath:instancePath+"/city",schemaPath:"contract:/components/schemas/verified-sender-request-schema/properties/city/maxLength",keyword:"maxLength",params:{limit: 150},schema:150,parentSchema:schema103.properties.city,data:data8};
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
const err22 = {instancePath:instancePath+"/city",schemaPath:"contract:/components/schemas/verified-sender-request-schema/properties/city/type",keyword:"type",params:{type: "string"},schema:schema103.properties.city.type,parentSchema:schema103.properties.city,data:data8};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.zip !== undefined){
let data9 = data.zip;
if(typeof data9 === "string"){
if(func0(data9) > 10){
const err23 = {instancePath:instancePath+"/zip",schemaPath:"contract:/components/schemas/verified-sender-request-schema/properties/zip/maxLength",keyword:"maxLength",params:{limit: 10},schema:10,parentSchema:schema103.properties.zip,data:data9};
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
const err24 = {instancePath:instancePath+"/zip",schemaPath:"contract:/components/schemas/verified-sender-request-schema/properties/zip/type",keyword:"type",params:{type: "string"},schema:schema103.properties.zip.type,parentSchema:schema103.properties.zip,data:data9};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.country !== undefined){
let data10 = data.country;
if(typeof data10 === "string"){
if(func0(data10) > 100){
const err25 = {instancePath:instancePath+"/country",schemaPath:"contract:/components/schemas/verified-sender-request-schema/properties/country/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema103.properties.country,data:data10};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/country",schemaPath:"contract:/components/schemas/verified-sender-request-schema/properties/country/type",keyword:"type",params:{type: "string"},schema:schema103.properties.country.type,parentSchema:schema103.properties.country,data:data10};
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
const err27 = {instancePath,schemaPath:"contract:/components/schemas/verified-sender-request-schema/type",keyword:"type",params:{type: "object"},schema:schema103.type,parentSchema:schema103,data};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
validate88.errors = vErrors;
return errors === 0;
}
validate88.evaluated = {"props":{"nickname":true,"from_email":true,"from_name":true,"reply_to":true,"reply_to_name":true,"address":true,"address2":true,"state":true,"city":true,"zip":true,"country":true},"dynamicProps":false,"dynamicItems":false};

exports.v87 = validate89;
const schema104 = {"$id":"contract:/GET_verified_senders-verify-token.parameters","type":"object","properties":{"path":{"type":"object","properties":{"token":{"type":"string"}},"required":["token"]}},"required":["path"]};

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
if(data0.token === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "token"},schema:schema104.properties.path.required,parentSchema:schema104.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.token !== undefined){
let data1 = data0.token;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/path/token",schemaPath:"#/properties/path/properties/token/type",keyword:"type",params:{type: "string"},schema:schema104.properties.path.properties.token.type,parentSchema:schema104.properties.path.properties.token,data:data1};
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
validate89.errors = vErrors;
return errors === 0;
}
validate89.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v88 = validate90;
const schema105 = {"$id":"contract:/GET-design.parameters","type":"object","properties":{"path":{"type":"object","properties":{"id":{"type":"string","format":"uuid"}},"required":["id"]}},"required":["path"]};
const formats17 = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

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
if(data0.id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "id"},schema:schema105.properties.path.required,parentSchema:schema105.properties.path,data:data0};
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
if(!(formats17.test(data1))){
const err2 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema105.properties.path.properties.id,data:data1};
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
const err3 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type: "string"},schema:schema105.properties.path.properties.id.type,parentSchema:schema105.properties.path.properties.id,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema105.properties.path.type,parentSchema:schema105.properties.path,data:data0};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema105.type,parentSchema:schema105,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate90.errors = vErrors;
return errors === 0;
}
validate90.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v89 = validate91;
const schema106 = {"$id":"contract:/POST-design.body","$ref":"contract:/components/schemas/design-duplicate-input"};
const schema107 = {"$id":"contract:/components/schemas/design-duplicate-input","type":"object","properties":{"name":{"type":"string"},"editor":{"type":"string","enum":["code","design"]}}};

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
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/design-duplicate-input/properties/name/type",keyword:"type",params:{type: "string"},schema:schema107.properties.name.type,parentSchema:schema107.properties.name,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.editor !== undefined){
let data1 = data.editor;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/editor",schemaPath:"contract:/components/schemas/design-duplicate-input/properties/editor/type",keyword:"type",params:{type: "string"},schema:schema107.properties.editor.type,parentSchema:schema107.properties.editor,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data1 === "code") || (data1 === "design"))){
const err2 = {instancePath:instancePath+"/editor",schemaPath:"contract:/components/schemas/design-duplicate-input/properties/editor/enum",keyword:"enum",params:{allowedValues: schema107.properties.editor.enum},schema:schema107.properties.editor.enum,parentSchema:schema107.properties.editor,data:data1};
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
const err3 = {instancePath,schemaPath:"contract:/components/schemas/design-duplicate-input/type",keyword:"type",params:{type: "object"},schema:schema107.type,parentSchema:schema107,data};
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
validate91.evaluated = {"props":{"name":true,"editor":true},"dynamicProps":false,"dynamicItems":false};

exports.v90 = validate92;
const schema108 = {"$id":"contract:/PUT-design.body","type":"object","properties":{"name":{"type":"string","maxLength":100},"html_content":{"type":"string","maxLength":1048576},"plain_content":{"type":"string","maxLength":1048576},"generate_plain_content":{"type":"boolean"},"subject":{"type":"string","maxLength":5000},"categories":{"type":"array","uniqueItems":true,"maxItems":10,"items":{"type":"string","maxLength":255}}}};

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
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func0(data0) > 100){
const err0 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema108.properties.name,data:data0};
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
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema108.properties.name.type,parentSchema:schema108.properties.name,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.html_content !== undefined){
let data1 = data.html_content;
if(typeof data1 === "string"){
if(func0(data1) > 1048576){
const err2 = {instancePath:instancePath+"/html_content",schemaPath:"#/properties/html_content/maxLength",keyword:"maxLength",params:{limit: 1048576},schema:1048576,parentSchema:schema108.properties.html_content,data:data1};
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
const err3 = {instancePath:instancePath+"/html_content",schemaPath:"#/properties/html_content/type",keyword:"type",params:{type: "string"},schema:schema108.properties.html_content.type,parentSchema:schema108.properties.html_content,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.plain_content !== undefined){
let data2 = data.plain_content;
if(typeof data2 === "string"){
if(func0(data2) > 1048576){
const err4 = {instancePath:instancePath+"/plain_content",schemaPath:"#/properties/plain_content/maxLength",keyword:"maxLength",params:{limit: 1048576},schema:1048576,parentSchema:schema108.properties.plain_content,data:data2};
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
const err5 = {instancePath:instancePath+"/plain_content",schemaPath:"#/properties/plain_content/type",keyword:"type",params:{type: "string"},schema:schema108.properties.plain_content.type,parentSchema:schema108.properties.plain_content,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.generate_plain_content !== undefined){
let data3 = data.generate_plain_content;
if(typeof data3 !== "boolean"){
const err6 = {instancePath:instancePath+"/generate_plain_content",schemaPath:"#/properties/generate_plain_content/type",keyword:"type",params:{type: "boolean"},schema:schema108.properties.generate_plain_content.type,parentSchema:schema108.properties.generate_plain_content,data:data3};
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
if(typeof data4 === "string"){
if(func0(data4) > 5000){
const err7 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/maxLength",keyword:"maxLength",params:{limit: 5000},schema:5000,parentSchema:schema108.properties.subject,data:data4};
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
const err8 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"},schema:schema108.properties.subject.type,parentSchema:schema108.properties.subject,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.categories !== undefined){
let data5 = data.categories;
if(Array.isArray(data5)){
if(data5.length > 10){
const err9 = {instancePath:instancePath+"/categories",schemaPath:"#/properties/categories/maxItems",keyword:"maxItems",params:{limit: 10},schema:10,parentSchema:schema108.properties.categories,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 === "string"){
if(func0(data6) > 255){
const err10 = {instancePath:instancePath+"/categories/" + i0,schemaPath:"#/properties/categories/items/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema108.properties.categories.items,data:data6};
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
const err11 = {instancePath:instancePath+"/categories/" + i0,schemaPath:"#/properties/categories/items/type",keyword:"type",params:{type: "string"},schema:schema108.properties.categories.items.type,parentSchema:schema108.properties.categories.items,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data5.length > 1 && func1(data5, dynamicAnchors)){
const err12 = {instancePath:instancePath+"/categories",schemaPath:"#/properties/categories/uniqueItems",keyword:"uniqueItems",params:{},schema:true,parentSchema:schema108.properties.categories,data:data5};
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
const err13 = {instancePath:instancePath+"/categories",schemaPath:"#/properties/categories/type",keyword:"type",params:{type: "array"},schema:schema108.properties.categories.type,parentSchema:schema108.properties.categories,data:data5};
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
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema108.type,parentSchema:schema108,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate92.errors = vErrors;
return errors === 0;
}
validate92.evaluated = {"props":{"name":true,"html_content":true,"plain_content":true,"generate_plain_content":true,"subject":true,"categories":true},"dynamicProps":false,"dynamicItems":false};

exports.v91 = validate93;
const schema109 = {"$id":"contract:/LIST-designs.parameters","type":"object","properties":{"query":{"type":"object","properties":{"page_size":{"type":"integer","minimum":0},"page_token":{"type":"string"},"summary":{"type":"boolean"}},"required":[]}},"required":["query"]};

function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate93.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema109.required,parentSchema:schema109,data};
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
if(data0.page_size !== undefined){
let data1 = data0.page_size;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err1 = {instancePath:instancePath+"/query/page_size",schemaPath:"#/properties/query/properties/page_size/type",keyword:"type",params:{type: "integer"},schema:schema109.properties.query.properties.page_size.type,parentSchema:schema109.properties.query.properties.page_size,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err2 = {instancePath:instancePath+"/query/page_size",schemaPath:"#/properties/query/properties/page_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema109.properties.query.properties.page_size,data:data1};
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
if(data0.page_token !== undefined){
let data2 = data0.page_token;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/query/page_token",schemaPath:"#/properties/query/properties/page_token/type",keyword:"type",params:{type: "string"},schema:schema109.properties.query.properties.page_token.type,parentSchema:schema109.properties.query.properties.page_token,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.summary !== undefined){
let data3 = data0.summary;
if(typeof data3 !== "boolean"){
const err4 = {instancePath:instancePath+"/query/summary",schemaPath:"#/properties/query/properties/summary/type",keyword:"type",params:{type: "boolean"},schema:schema109.properties.query.properties.summary.type,parentSchema:schema109.properties.query.properties.summary,data:data3};
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
const err5 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema109.properties.query.type,parentSchema:schema109.properties.query,data:data0};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema109.type,parentSchema:schema109,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate93.errors = vErrors;
return errors === 0;
}
validate93.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v92 = validate94;
const schema110 = {"$id":"contract:/POST-design2.body","$ref":"contract:/components/schemas/design-input"};
const schema111 = {"$id":"contract:/components/schemas/design-input","allOf":[{"$ref":"contract:/components/schemas/design-duplicate-input"},{"$ref":"contract:/components/schemas/design-common-fields"},{"type":"object","properties":{"html_content":{"type":"string","maxLength":1048576},"plain_content":{"type":"string","maxLength":1048576}},"required":["html_content"]}]};
const schema113 = {"$id":"contract:/components/schemas/design-common-fields","allOf":[{"$ref":"contract:/components/schemas/design-duplicate-input"},{"type":"object","properties":{"generate_plain_content":{"type":"boolean"},"subject":{"type":"string","maxLength":5000},"categories":{"type":"array","uniqueItems":true,"maxItems":10,"items":{"type":"string","maxLength":255}}}}]};

function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate96.evaluated;
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
const err0 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/design-duplicate-input/properties/name/type",keyword:"type",params:{type: "string"},schema:schema107.properties.name.type,parentSchema:schema107.properties.name,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.editor !== undefined){
let data1 = data.editor;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/editor",schemaPath:"contract:/components/schemas/design-duplicate-input/properties/editor/type",keyword:"type",params:{type: "string"},schema:schema107.properties.editor.type,parentSchema:schema107.properties.editor,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data1 === "code") || (data1 === "design"))){
const err2 = {instancePath:instancePath+"/editor",schemaPath:"contract:/components/schemas/design-duplicate-input/properties/editor/enum",keyword:"enum",params:{allowedValues: schema107.properties.editor.enum},schema:schema107.properties.editor.enum,parentSchema:schema107.properties.editor,data:data1};
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
const err3 = {instancePath,schemaPath:"contract:/components/schemas/design-duplicate-input/type",keyword:"type",params:{type: "object"},schema:schema107.type,parentSchema:schema107,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.generate_plain_content !== undefined){
let data2 = data.generate_plain_content;
if(typeof data2 !== "boolean"){
const err4 = {instancePath:instancePath+"/generate_plain_content",schemaPath:"#/allOf/1/properties/generate_plain_content/type",keyword:"type",params:{type: "boolean"},schema:schema113.allOf[1].properties.generate_plain_content.type,parentSchema:schema113.allOf[1].properties.generate_plain_content,data:data2};
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
if(typeof data3 === "string"){
if(func0(data3) > 5000){
const err5 = {instancePath:instancePath+"/subject",schemaPath:"#/allOf/1/properties/subject/maxLength",keyword:"maxLength",params:{limit: 5000},schema:5000,parentSchema:schema113.allOf[1].properties.subject,data:data3};
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
const err6 = {instancePath:instancePath+"/subject",schemaPath:"#/allOf/1/properties/subject/type",keyword:"type",params:{type: "string"},schema:schema113.allOf[1].properties.subject.type,parentSchema:schema113.allOf[1].properties.subject,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.categories !== undefined){
let data4 = data.categories;
if(Array.isArray(data4)){
if(data4.length > 10){
const err7 = {instancePath:instancePath+"/categories",schemaPath:"#/allOf/1/properties/categories/maxItems",keyword:"maxItems",params:{limit: 10},schema:10,parentSchema:schema113.allOf[1].properties.categories,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 === "string"){
if(func0(data5) > 255){
const err8 = {instancePath:instancePath+"/categories/" + i0,schemaPath:"#/allOf/1/properties/categories/items/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema113.allOf[1].properties.categories.items,data:data5};
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
const err9 = {instancePath:instancePath+"/categories/" + i0,schemaPath:"#/allOf/1/properties/categories/items/type",keyword:"type",params:{type: "string"},schema:schema113.allOf[1].properties.categories.items.type,parentSchema:schema113.allOf[1].properties.categories.items,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data4.length > 1 && func1(data4, dynamicAnchors)){
const err10 = {instancePath:instancePath+"/categories",schemaPath:"#/allOf/1/properties/categories/uniqueItems",keyword:"uniqueItems",params:{},schema:true,parentSchema:schema113.allOf[1].properties.categories,data:data4};
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
const err11 = {instancePath:instancePath+"/categories",schemaPath:"#/allOf/1/properties/categories/type",keyword:"type",params:{type: "array"},schema:schema113.allOf[1].properties.categories.type,parentSchema:schema113.allOf[1].properties.categories,data:data4};
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
const err12 = {instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},schema:schema113.allOf[1].type,parentSchema:schema113.allOf[1],data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate96.errors = vErrors;
return errors === 0;
}
validate96.evaluated = {"props":{"generate_plain_content":true,"subject":true,"categories":true,"name":true,"editor":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/design-duplicate-input/properties/name/type",keyword:"type",params:{type: "string"},schema:schema107.properties.name.type,parentSchema:schema107.properties.name,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.editor !== undefined){
let data1 = data.editor;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/editor",schemaPath:"contract:/components/schemas/design-duplicate-input/properties/editor/type",keyword:"type",params:{type: "string"},schema:schema107.properties.editor.type,parentSchema:schema107.properties.editor,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data1 === "code") || (data1 === "design"))){
const err2 = {instancePath:instancePath+"/editor",schemaPath:"contract:/components/schemas/design-duplicate-input/properties/editor/enum",keyword:"enum",params:{allowedValues: schema107.properties.editor.enum},schema:schema107.properties.editor.enum,parentSchema:schema107.properties.editor,data:data1};
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
const err3 = {instancePath,schemaPath:"contract:/components/schemas/design-duplicate-input/type",keyword:"type",params:{type: "object"},schema:schema107.type,parentSchema:schema107,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(validate96.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate96.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.html_content === undefined){
const err4 = {instancePath,schemaPath:"#/allOf/2/required",keyword:"required",params:{missingProperty: "html_content"},schema:schema111.allOf[2].required,parentSchema:schema111.allOf[2],data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.html_content !== undefined){
let data2 = data.html_content;
if(typeof data2 === "string"){
if(func0(data2) > 1048576){
const err5 = {instancePath:instancePath+"/html_content",schemaPath:"#/allOf/2/properties/html_content/maxLength",keyword:"maxLength",params:{limit: 1048576},schema:1048576,parentSchema:schema111.allOf[2].properties.html_content,data:data2};
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
const err6 = {instancePath:instancePath+"/html_content",schemaPath:"#/allOf/2/properties/html_content/type",keyword:"type",params:{type: "string"},schema:schema111.allOf[2].properties.html_content.type,parentSchema:schema111.allOf[2].properties.html_content,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.plain_content !== undefined){
let data3 = data.plain_content;
if(typeof data3 === "string"){
if(func0(data3) > 1048576){
const err7 = {instancePath:instancePath+"/plain_content",schemaPath:"#/allOf/2/properties/plain_content/maxLength",keyword:"maxLength",params:{limit: 1048576},schema:1048576,parentSchema:schema111.allOf[2].properties.plain_content,data:data3};
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
const err8 = {instancePath:instancePath+"/plain_content",schemaPath:"#/allOf/2/properties/plain_content/type",keyword:"type",params:{type: "string"},schema:schema111.allOf[2].properties.plain_content.type,parentSchema:schema111.allOf[2].properties.plain_content,data:data3};
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
const err9 = {instancePath,schemaPath:"#/allOf/2/type",keyword:"type",params:{type: "object"},schema:schema111.allOf[2].type,parentSchema:schema111.allOf[2],data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate95.errors = vErrors;
return errors === 0;
}
validate95.evaluated = {"props":{"html_content":true,"plain_content":true,"generate_plain_content":true,"subject":true,"categories":true,"name":true,"editor":true},"dynamicProps":false,"dynamicItems":false};


function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate94.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate95.errors);
errors = vErrors.length;
}
validate94.errors = vErrors;
return errors === 0;
}
validate94.evaluated = {"props":{"html_content":true,"plain_content":true,"generate_plain_content":true,"subject":true,"categories":true,"name":true,"editor":true},"dynamicProps":false,"dynamicItems":false};

exports.v93 = validate99;
const schema115 = {"$id":"contract:/PUT_mc-contacts.body","type":"object","properties":{"list_ids":{"type":"array","items":{"type":"string","format":"uuid"}},"contacts":{"type":"array","minItems":1,"maxItems":30000,"items":{"$ref":"contract:/components/schemas/contact-request"}}},"required":["contacts"]};
const schema116 = {"$id":"contract:/components/schemas/contact-request","type":"object","properties":{"address_line_1":{"type":"string","maxLength":100},"address_line_2":{"type":"string","maxLength":100},"alternate_emails":{"type":"array","minItems":0,"maxItems":5,"items":{"type":"string","maxLength":254}},"city":{"type":"string","maxLength":60},"country":{"type":"string","maxLength":50},"email":{"type":"string","maxLength":254},"first_name":{"type":"string","maxLength":50},"last_name":{"type":"string","maxLength":50},"postal_code":{"type":"string"},"state_province_region":{"type":"string","maxLength":50},"custom_fields":{"$ref":"contract:/components/schemas/custom-fields-by-id"}},"required":["email"]};
const schema117 = {"$id":"contract:/components/schemas/custom-fields-by-id","type":"object"};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},schema:schema116.required,parentSchema:schema116,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.address_line_1 !== undefined){
let data0 = data.address_line_1;
if(typeof data0 === "string"){
if(func0(data0) > 100){
const err1 = {instancePath:instancePath+"/address_line_1",schemaPath:"#/properties/address_line_1/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema116.properties.address_line_1,data:data0};
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
const err2 = {instancePath:instancePath+"/address_line_1",schemaPath:"#/properties/address_line_1/type",keyword:"type",params:{type: "string"},schema:schema116.properties.address_line_1.type,parentSchema:schema116.properties.address_line_1,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.address_line_2 !== undefined){
let data1 = data.address_line_2;
if(typeof data1 === "string"){
if(func0(data1) > 100){
const err3 = {instancePath:instancePath+"/address_line_2",schemaPath:"#/properties/address_line_2/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema116.properties.address_line_2,data:data1};
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
const err4 = {instancePath:instancePath+"/address_line_2",schemaPath:"#/properties/address_line_2/type",keyword:"type",params:{type: "string"},schema:schema116.properties.address_line_2.type,parentSchema:schema116.properties.address_line_2,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.alternate_emails !== undefined){
let data2 = data.alternate_emails;
if(Array.isArray(data2)){
if(data2.length > 5){
const err5 = {instancePath:instancePath+"/alternate_emails",schemaPath:"#/properties/alternate_emails/maxItems",keyword:"maxItems",params:{limit: 5},schema:5,parentSchema:schema116.properties.alternate_emails,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.length < 0){
const err6 = {instancePath:instancePath+"/alternate_emails",schemaPath:"#/properties/alternate_emails/minItems",keyword:"minItems",params:{limit: 0},schema:0,parentSchema:schema116.properties.alternate_emails,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(func0(data3) > 254){
const err7 = {instancePath:instancePath+"/alternate_emails/" + i0,schemaPath:"#/properties/alternate_emails/items/maxLength",keyword:"maxLength",params:{limit: 254},schema:254,parentSchema:schema116.properties.alternate_emails.items,data:data3};
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
const err8 = {instancePath:instancePath+"/alternate_emails/" + i0,schemaPath:"#/properties/alternate_emails/items/type",keyword:"type",params:{type: "string"},schema:schema116.properties.alternate_emails.items.type,parentSchema:schema116.properties.alternate_emails.items,data:data3};
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
const err9 = {instancePath:instancePath+"/alternate_emails",schemaPath:"#/properties/alternate_emails/type",keyword:"type",params:{type: "array"},schema:schema116.properties.alternate_emails.type,parentSchema:schema116.properties.alternate_emails,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.city !== undefined){
let data4 = data.city;
if(typeof data4 === "string"){
if(func0(data4) > 60){
const err10 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/maxLength",keyword:"maxLength",params:{limit: 60},schema:60,parentSchema:schema116.properties.city,data:data4};
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
const err11 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: "string"},schema:schema116.properties.city.type,parentSchema:schema116.properties.city,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.country !== undefined){
let data5 = data.country;
if(typeof data5 === "string"){
if(func0(data5) > 50){
const err12 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/maxLength",keyword:"maxLength",params:{limit: 50},schema:50,parentSchema:schema116.properties.country,data:data5};
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
const err13 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: "string"},schema:schema116.properties.country.type,parentSchema:schema116.properties.country,data:data5};
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
let data6 = data.email;
if(typeof data6 === "string"){
if(func0(data6) > 254){
const err14 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},schema:254,parentSchema:schema116.properties.email,data:data6};
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
const err15 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},schema:schema116.properties.email.type,parentSchema:schema116.properties.email,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.first_name !== undefined){
let data7 = data.first_name;
if(typeof data7 === "string"){
if(func0(data7) > 50){
const err16 = {instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/maxLength",keyword:"maxLength",params:{limit: 50},schema:50,parentSchema:schema116.properties.first_name,data:data7};
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
const err17 = {instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/type",keyword:"type",params:{type: "string"},schema:schema116.properties.first_name.type,parentSchema:schema116.properties.first_name,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.last_name !== undefined){
let data8 = data.last_name;
if(typeof data8 === "string"){
if(func0(data8) > 50){
const err18 = {instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/maxLength",keyword:"maxLength",params:{limit: 50},schema:50,parentSchema:schema116.properties.last_name,data:data8};
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
const err19 = {instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/type",keyword:"type",params:{type: "string"},schema:schema116.properties.last_name.type,parentSchema:schema116.properties.last_name,data:data8};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.postal_code !== undefined){
let data9 = data.postal_code;
if(typeof data9 !== "string"){
const err20 = {instancePath:instancePath+"/postal_code",schemaPath:"#/properties/postal_code/type",keyword:"type",params:{type: "string"},schema:schema116.properties.postal_code.type,parentSchema:schema116.properties.postal_code,data:data9};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.state_province_region !== undefined){
let data10 = data.state_province_region;
if(typeof data10 === "string"){
if(func0(data10) > 50){
const err21 = {instancePath:instancePath+"/state_province_region",schemaPath:"#/properties/state_province_region/maxLength",keyword:"maxLength",params:{limit: 50},schema:50,parentSchema:schema116.properties.state_province_region,data:data10};
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
const err22 = {instancePath:instancePath+"/state_province_region",schemaPath:"#/properties/state_province_region/type",keyword:"type",params:{type: "string"},schema:schema116.properties.state_province_region.type,parentSchema:schema116.properties.state_province_region,data:data10};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.custom_fields !== undefined){
let data11 = data.custom_fields;
if(!(data11 && typeof data11 == "object" && !Array.isArray(data11))){
const err23 = {instancePath:instancePath+"/custom_fields",schemaPath:"contract:/components/schemas/custom-fields-by-id/type",keyword:"type",params:{type: "object"},schema:schema117.type,parentSchema:schema117,data:data11};
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
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema116.type,parentSchema:schema116,data};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate100.errors = vErrors;
return errors === 0;
}
validate100.evaluated = {"props":{"address_line_1":true,"address_line_2":true,"alternate_emails":true,"city":true,"country":true,"email":true,"first_name":true,"last_name":true,"postal_code":true,"state_province_region":true,"custom_fields":true},"dynamicProps":false,"dynamicItems":false};


function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate99.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.contacts === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contacts"},schema:schema115.required,parentSchema:schema115,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.list_ids !== undefined){
let data0 = data.list_ids;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(!(formats17.test(data1))){
const err1 = {instancePath:instancePath+"/list_ids/" + i0,schemaPath:"#/properties/list_ids/items/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema115.properties.list_ids.items,data:data1};
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
const err2 = {instancePath:instancePath+"/list_ids/" + i0,schemaPath:"#/properties/list_ids/items/type",keyword:"type",params:{type: "string"},schema:schema115.properties.list_ids.items.type,parentSchema:schema115.properties.list_ids.items,data:data1};
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
const err3 = {instancePath:instancePath+"/list_ids",schemaPath:"#/properties/list_ids/type",keyword:"type",params:{type: "array"},schema:schema115.properties.list_ids.type,parentSchema:schema115.properties.list_ids,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.contacts !== undefined){
let data2 = data.contacts;
if(Array.isArray(data2)){
if(data2.length > 30000){
const err4 = {instancePath:instancePath+"/contacts",schemaPath:"#/properties/contacts/maxItems",keyword:"maxItems",params:{limit: 30000},schema:30000,parentSchema:schema115.properties.contacts,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2.length < 1){
const err5 = {instancePath:instancePath+"/contacts",schemaPath:"#/properties/contacts/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema115.properties.contacts,data:data2};
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
if(!(validate100.call(this, data2[i1], {instancePath:instancePath+"/contacts/" + i1,parentData:data2,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate100.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/contacts",schemaPath:"#/properties/contacts/type",keyword:"type",params:{type: "array"},schema:schema115.properties.contacts.type,parentSchema:schema115.properties.contacts,data:data2};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema115.type,parentSchema:schema115,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate99.errors = vErrors;
return errors === 0;
}
validate99.evaluated = {"props":{"list_ids":true,"contacts":true},"dynamicProps":false,"dynamicItems":false};

exports.v94 = validate102;
const schema118 = {"$id":"contract:/DELETE_mc-contacts.parameters","type":"object","properties":{"query":{"type":"object","properties":{"delete_all_contacts":{"type":"string"},"ids":{"type":"string"}},"required":[]}},"required":["query"]};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema118.required,parentSchema:schema118,data};
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
if(data0.delete_all_contacts !== undefined){
let data1 = data0.delete_all_contacts;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/query/delete_all_contacts",schemaPath:"#/properties/query/properties/delete_all_contacts/type",keyword:"type",params:{type: "string"},schema:schema118.properties.query.properties.delete_all_contacts.type,parentSchema:schema118.properties.query.properties.delete_all_contacts,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.ids !== undefined){
let data2 = data0.ids;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/query/ids",schemaPath:"#/properties/query/properties/ids/type",keyword:"type",params:{type: "string"},schema:schema118.properties.query.properties.ids.type,parentSchema:schema118.properties.query.properties.ids,data:data2};
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
const err3 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema118.properties.query.type,parentSchema:schema118.properties.query,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema118.type,parentSchema:schema118,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate102.errors = vErrors;
return errors === 0;
}
validate102.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v95 = validate103;
const schema119 = {"$id":"contract:/POST_mc-contacts-exports.body","type":"object","properties":{"list_ids":{"type":"array","items":{"type":"string","format":"uuid"}},"segment_ids":{"type":"array","items":{"type":"string"}},"notifications":{"type":"object","properties":{"email":{"type":"boolean"}}},"file_type":{"type":"string","enum":["csv","json"]},"max_file_size":{"type":"integer","safeInteger":true}}};

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
if(data.list_ids !== undefined){
let data0 = data.list_ids;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(!(formats17.test(data1))){
const err0 = {instancePath:instancePath+"/list_ids/" + i0,schemaPath:"#/properties/list_ids/items/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema119.properties.list_ids.items,data:data1};
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
const err1 = {instancePath:instancePath+"/list_ids/" + i0,schemaPath:"#/properties/list_ids/items/type",keyword:"type",params:{type: "string"},schema:schema119.properties.list_ids.items.type,parentSchema:schema119.properties.list_ids.items,data:data1};
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
const err2 = {instancePath:instancePath+"/list_ids",schemaPath:"#/properties/list_ids/type",keyword:"type",params:{type: "array"},schema:schema119.properties.list_ids.type,parentSchema:schema119.properties.list_ids,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.segment_ids !== undefined){
let data2 = data.segment_ids;
if(Array.isArray(data2)){
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/segment_ids/" + i1,schemaPath:"#/properties/segment_ids/items/type",keyword:"type",params:{type: "string"},schema:schema119.properties.segment_ids.items.type,parentSchema:schema119.properties.segment_ids.items,data:data3};
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
const err4 = {instancePath:instancePath+"/segment_ids",schemaPath:"#/properties/segment_ids/type",keyword:"type",params:{type: "array"},schema:schema119.properties.segment_ids.type,parentSchema:schema119.properties.segment_ids,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.notifications !== undefined){
let data4 = data.notifications;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.email !== undefined){
let data5 = data4.email;
if(typeof data5 !== "boolean"){
const err5 = {instancePath:instancePath+"/notifications/email",schemaPath:"#/properties/notifications/properties/email/type",keyword:"type",params:{type: "boolean"},schema:schema119.properties.notifications.properties.email.type,parentSchema:schema119.properties.notifications.properties.email,data:data5};
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
const err6 = {instancePath:instancePath+"/notifications",schemaPath:"#/properties/notifications/type",keyword:"type",params:{type: "object"},schema:schema119.properties.notifications.type,parentSchema:schema119.properties.notifications,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.file_type !== undefined){
let data6 = data.file_type;
if(typeof data6 !== "string"){
const err7 = {instancePath:instancePath+"/file_type",schemaPath:"#/properties/file_type/type",keyword:"type",params:{type: "string"},schema:schema119.properties.file_type.type,parentSchema:schema119.properties.file_type,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((data6 === "csv") || (data6 === "json"))){
const err8 = {instancePath:instancePath+"/file_type",schemaPath:"#/properties/file_type/enum",keyword:"enum",params:{allowedValues: schema119.properties.file_type.enum},schema:schema119.properties.file_type.enum,parentSchema:schema119.properties.file_type,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.max_file_size !== undefined){
let data7 = data.max_file_size;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err9 = {instancePath:instancePath+"/max_file_size",schemaPath:"#/properties/max_file_size/type",keyword:"type",params:{type: "integer"},schema:schema119.properties.max_file_size.type,parentSchema:schema119.properties.max_file_size,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(Math.abs(data7) > 9007199254740991){
const err10 = {instancePath:instancePath+"/max_file_size",schemaPath:"#/properties/max_file_size/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema119.properties.max_file_size,data:data7};
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
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema119.type,parentSchema:schema119,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate103.errors = vErrors;
return errors === 0;
}
validate103.evaluated = {"props":{"list_ids":true,"segment_ids":true,"notifications":true,"file_type":true,"max_file_size":true},"dynamicProps":false,"dynamicItems":false};

exports.v96 = validate104;
const schema120 = {"$id":"contract:/POST_mc-contacts-search.body","type":"object","properties":{"query":{"type":"string"}},"required":["query"]};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema120.required,parentSchema:schema120,data};
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
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "string"},schema:schema120.properties.query.type,parentSchema:schema120.properties.query,data:data0};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema120.type,parentSchema:schema120,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate104.errors = vErrors;
return errors === 0;
}
validate104.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v97 = validate105;
const schema121 = {"$id":"contract:/PUT_mc-contacts-imports.body","type":"object","properties":{"list_ids":{"type":"array","items":{"type":"string"}},"file_type":{"type":"string","enum":["csv"]},"field_mappings":{"type":"array","uniqueItems":false,"minItems":1,"items":{}}},"required":["file_type","field_mappings"]};

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
if(data.file_type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "file_type"},schema:schema121.required,parentSchema:schema121,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.field_mappings === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "field_mappings"},schema:schema121.required,parentSchema:schema121,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.list_ids !== undefined){
let data0 = data.list_ids;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/list_ids/" + i0,schemaPath:"#/properties/list_ids/items/type",keyword:"type",params:{type: "string"},schema:schema121.properties.list_ids.items.type,parentSchema:schema121.properties.list_ids.items,data:data1};
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
const err3 = {instancePath:instancePath+"/list_ids",schemaPath:"#/properties/list_ids/type",keyword:"type",params:{type: "array"},schema:schema121.properties.list_ids.type,parentSchema:schema121.properties.list_ids,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.file_type !== undefined){
let data2 = data.file_type;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/file_type",schemaPath:"#/properties/file_type/type",keyword:"type",params:{type: "string"},schema:schema121.properties.file_type.type,parentSchema:schema121.properties.file_type,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(data2 === "csv")){
const err5 = {instancePath:instancePath+"/file_type",schemaPath:"#/properties/file_type/enum",keyword:"enum",params:{allowedValues: schema121.properties.file_type.enum},schema:schema121.properties.file_type.enum,parentSchema:schema121.properties.file_type,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.field_mappings !== undefined){
let data3 = data.field_mappings;
if(Array.isArray(data3)){
if(data3.length < 1){
const err6 = {instancePath:instancePath+"/field_mappings",schemaPath:"#/properties/field_mappings/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema121.properties.field_mappings,data:data3};
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
const err7 = {instancePath:instancePath+"/field_mappings",schemaPath:"#/properties/field_mappings/type",keyword:"type",params:{type: "array"},schema:schema121.properties.field_mappings.type,parentSchema:schema121.properties.field_mappings,data:data3};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema121.type,parentSchema:schema121,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate105.errors = vErrors;
return errors === 0;
}
validate105.evaluated = {"props":{"list_ids":true,"file_type":true,"field_mappings":true},"dynamicProps":false,"dynamicItems":false};

exports.v98 = validate106;
const schema122 = {"$id":"contract:/POST_marketing-contacts-batch.body","type":"object","properties":{"ids":{"maxItems":100,"type":"array","items":{"type":"string"}}},"required":["ids"]};

function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate106.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ids === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ids"},schema:schema122.required,parentSchema:schema122,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.ids !== undefined){
let data0 = data.ids;
if(Array.isArray(data0)){
if(data0.length > 100){
const err1 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema122.properties.ids,data:data0};
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
const err2 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/type",keyword:"type",params:{type: "string"},schema:schema122.properties.ids.items.type,parentSchema:schema122.properties.ids.items,data:data1};
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
const err3 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/type",keyword:"type",params:{type: "array"},schema:schema122.properties.ids.type,parentSchema:schema122.properties.ids,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema122.type,parentSchema:schema122,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate106.errors = vErrors;
return errors === 0;
}
validate106.evaluated = {"props":{"ids":true},"dynamicProps":false,"dynamicItems":false};

exports.v99 = validate107;
const schema123 = {"$id":"contract:/POST_marketing-contacts-search-emails.body","type":"object","properties":{"emails":{"type":"array","items":{"type":"string","maxLength":100}}},"required":["emails"]};

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
if(data.emails === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "emails"},schema:schema123.required,parentSchema:schema123,data};
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
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func0(data1) > 100){
const err1 = {instancePath:instancePath+"/emails/" + i0,schemaPath:"#/properties/emails/items/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema123.properties.emails.items,data:data1};
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
const err2 = {instancePath:instancePath+"/emails/" + i0,schemaPath:"#/properties/emails/items/type",keyword:"type",params:{type: "string"},schema:schema123.properties.emails.items.type,parentSchema:schema123.properties.emails.items,data:data1};
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
const err3 = {instancePath:instancePath+"/emails",schemaPath:"#/properties/emails/type",keyword:"type",params:{type: "array"},schema:schema123.properties.emails.type,parentSchema:schema123.properties.emails,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema123.type,parentSchema:schema123,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate107.errors = vErrors;
return errors === 0;
}
validate107.evaluated = {"props":{"emails":true},"dynamicProps":false,"dynamicItems":false};

exports.v100 = validate108;
const schema124 = {"$id":"contract:/GET_segments.parameters","type":"object","properties":{"query":{"type":"object","properties":{"parent_list_ids":{"type":"string"},"no_parent_list_id":{"type":"boolean"}},"required":[]}},"required":["query"]};

function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate108.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema124.required,parentSchema:schema124,data};
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
if(data0.parent_list_ids !== undefined){
let data1 = data0.parent_list_ids;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/query/parent_list_ids",schemaPath:"#/properties/query/properties/parent_list_ids/type",keyword:"type",params:{type: "string"},schema:schema124.properties.query.properties.parent_list_ids.type,parentSchema:schema124.properties.query.properties.parent_list_ids,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.no_parent_list_id !== undefined){
let data2 = data0.no_parent_list_id;
if(typeof data2 !== "boolean"){
const err2 = {instancePath:instancePath+"/query/no_parent_list_id",schemaPath:"#/properties/query/properties/no_parent_list_id/type",keyword:"type",params:{type: "boolean"},schema:schema124.properties.query.properties.no_parent_list_id.type,parentSchema:schema124.properties.query.properties.no_parent_list_id,data:data2};
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
const err3 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema124.properties.query.type,parentSchema:schema124.properties.query,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema124.type,parentSchema:schema124,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate108.errors = vErrors;
return errors === 0;
}
validate108.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v101 = validate109;
const schema125 = {"$id":"contract:/POST_segments.body","$ref":"contract:/components/schemas/segment_write_v2"};
const schema126 = {"$id":"contract:/components/schemas/segment_write_v2","type":"object","properties":{"name":{"type":"string","minLength":1,"maxLength":100},"parent_list_ids":{"type":"array","uniqueItems":true,"items":{"type":"string"}},"query_dsl":{"type":"string"}},"required":["name","query_dsl"]};

function validate109(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate109.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/segment_write_v2/required",keyword:"required",params:{missingProperty: "name"},schema:schema126.required,parentSchema:schema126,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query_dsl === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/segment_write_v2/required",keyword:"required",params:{missingProperty: "query_dsl"},schema:schema126.required,parentSchema:schema126,data};
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
if(func0(data0) > 100){
const err2 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/segment_write_v2/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema126.properties.name,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func0(data0) < 1){
const err3 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/segment_write_v2/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema126.properties.name,data:data0};
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
const err4 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/segment_write_v2/properties/name/type",keyword:"type",params:{type: "string"},schema:schema126.properties.name.type,parentSchema:schema126.properties.name,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.parent_list_ids !== undefined){
let data1 = data.parent_list_ids;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/parent_list_ids/" + i0,schemaPath:"contract:/components/schemas/segment_write_v2/properties/parent_list_ids/items/type",keyword:"type",params:{type: "string"},schema:schema126.properties.parent_list_ids.items.type,parentSchema:schema126.properties.parent_list_ids.items,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data1.length > 1 && func1(data1, dynamicAnchors)){
const err6 = {instancePath:instancePath+"/parent_list_ids",schemaPath:"contract:/components/schemas/segment_write_v2/properties/parent_list_ids/uniqueItems",keyword:"uniqueItems",params:{},schema:true,parentSchema:schema126.properties.parent_list_ids,data:data1};
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
const err7 = {instancePath:instancePath+"/parent_list_ids",schemaPath:"contract:/components/schemas/segment_write_v2/properties/parent_list_ids/type",keyword:"type",params:{type: "array"},schema:schema126.properties.parent_list_ids.type,parentSchema:schema126.properties.parent_list_ids,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.query_dsl !== undefined){
let data3 = data.query_dsl;
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/query_dsl",schemaPath:"contract:/components/schemas/segment_write_v2/properties/query_dsl/type",keyword:"type",params:{type: "string"},schema:schema126.properties.query_dsl.type,parentSchema:schema126.properties.query_dsl,data:data3};
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
const err9 = {instancePath,schemaPath:"contract:/components/schemas/segment_write_v2/type",keyword:"type",params:{type: "object"},schema:schema126.type,parentSchema:schema126,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate109.errors = vErrors;
return errors === 0;
}
validate109.evaluated = {"props":{"name":true,"parent_list_ids":true,"query_dsl":true},"dynamicProps":false,"dynamicItems":false};

exports.v102 = validate110;
const schema127 = {"$id":"contract:/GET_segments-segment_id.parameters","type":"object","properties":{"path":{"type":"object","properties":{"segment_id":{"type":"string"}},"required":["segment_id"]},"query":{"type":"object","properties":{"contacts_sample":{"type":"boolean"}},"required":[]}},"required":["path","query"]};

function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate110.evaluated;
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
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema127.required,parentSchema:schema127,data};
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
if(data0.segment_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "segment_id"},schema:schema127.properties.path.required,parentSchema:schema127.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.segment_id !== undefined){
let data1 = data0.segment_id;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/segment_id",schemaPath:"#/properties/path/properties/segment_id/type",keyword:"type",params:{type: "string"},schema:schema127.properties.path.properties.segment_id.type,parentSchema:schema127.properties.path.properties.segment_id,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema127.properties.path.type,parentSchema:schema127.properties.path,data:data0};
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
if(data2.contacts_sample !== undefined){
let data3 = data2.contacts_sample;
if(typeof data3 !== "boolean"){
const err5 = {instancePath:instancePath+"/query/contacts_sample",schemaPath:"#/properties/query/properties/contacts_sample/type",keyword:"type",params:{type: "boolean"},schema:schema127.properties.query.properties.contacts_sample.type,parentSchema:schema127.properties.query.properties.contacts_sample,data:data3};
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
const err6 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema127.properties.query.type,parentSchema:schema127.properties.query,data:data2};
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
validate110.errors = vErrors;
return errors === 0;
}
validate110.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v103 = validate111;
const schema128 = {"$id":"contract:/DELETE_segments-segment_id.parameters","type":"object","properties":{"path":{"type":"object","properties":{"segment_id":{"type":"string"}},"required":["segment_id"]}},"required":["path"]};

function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate111.evaluated;
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
if(data0.segment_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "segment_id"},schema:schema128.properties.path.required,parentSchema:schema128.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.segment_id !== undefined){
let data1 = data0.segment_id;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/path/segment_id",schemaPath:"#/properties/path/properties/segment_id/type",keyword:"type",params:{type: "string"},schema:schema128.properties.path.properties.segment_id.type,parentSchema:schema128.properties.path.properties.segment_id,data:data1};
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
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema128.properties.path.type,parentSchema:schema128.properties.path,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema128.type,parentSchema:schema128,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate111.errors = vErrors;
return errors === 0;
}
validate111.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v104 = validate112;
const schema129 = {"$id":"contract:/PATCH_segments-segment_id.body","$ref":"contract:/components/schemas/segment_update"};
const schema130 = {"$id":"contract:/components/schemas/segment_update","type":"object","properties":{"name":{"type":"string","minLength":1,"maxLength":100},"query_dsl":{"type":"string"}}};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func0(data0) > 100){
const err0 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/segment_update/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema130.properties.name,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func0(data0) < 1){
const err1 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/segment_update/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema130.properties.name,data:data0};
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
const err2 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/segment_update/properties/name/type",keyword:"type",params:{type: "string"},schema:schema130.properties.name.type,parentSchema:schema130.properties.name,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.query_dsl !== undefined){
let data1 = data.query_dsl;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/query_dsl",schemaPath:"contract:/components/schemas/segment_update/properties/query_dsl/type",keyword:"type",params:{type: "string"},schema:schema130.properties.query_dsl.type,parentSchema:schema130.properties.query_dsl,data:data1};
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
const err4 = {instancePath,schemaPath:"contract:/components/schemas/segment_update/type",keyword:"type",params:{type: "object"},schema:schema130.type,parentSchema:schema130,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate112.errors = vErrors;
return errors === 0;
}
validate112.evaluated = {"props":{"name":true,"query_dsl":true},"dynamicProps":false,"dynamicItems":false};

exports.v105 = validate113;
const schema131 = {"$id":"contract:/POST_marketing-senders.body","type":"object","properties":{"nickname":{"type":"string"},"from":{"type":"object","required":["email","name"],"properties":{"email":{"type":"string"},"name":{"type":"string"}}},"reply_to":{"type":"object","properties":{"email":{"type":"string"},"name":{"type":"string"}},"required":["email"]},"address":{"type":"string"},"address_2":{"type":"string"},"city":{"type":"string"},"state":{"type":"string"},"zip":{"type":"string"},"country":{"type":"string"}},"required":["nickname","from","address","city","country"]};

function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate113.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.nickname === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nickname"},schema:schema131.required,parentSchema:schema131,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.from === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "from"},schema:schema131.required,parentSchema:schema131,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.address === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "address"},schema:schema131.required,parentSchema:schema131,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.city === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "city"},schema:schema131.required,parentSchema:schema131,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.country === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "country"},schema:schema131.required,parentSchema:schema131,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.nickname !== undefined){
let data0 = data.nickname;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/nickname",schemaPath:"#/properties/nickname/type",keyword:"type",params:{type: "string"},schema:schema131.properties.nickname.type,parentSchema:schema131.properties.nickname,data:data0};
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
let data1 = data.from;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.email === undefined){
const err6 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/required",keyword:"required",params:{missingProperty: "email"},schema:schema131.properties.from.required,parentSchema:schema131.properties.from,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.name === undefined){
const err7 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/required",keyword:"required",params:{missingProperty: "name"},schema:schema131.properties.from.required,parentSchema:schema131.properties.from,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.email !== undefined){
let data2 = data1.email;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/from/email",schemaPath:"#/properties/from/properties/email/type",keyword:"type",params:{type: "string"},schema:schema131.properties.from.properties.email.type,parentSchema:schema131.properties.from.properties.email,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data1.name !== undefined){
let data3 = data1.name;
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/from/name",schemaPath:"#/properties/from/properties/name/type",keyword:"type",params:{type: "string"},schema:schema131.properties.from.properties.name.type,parentSchema:schema131.properties.from.properties.name,data:data3};
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
const err10 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "object"},schema:schema131.properties.from.type,parentSchema:schema131.properties.from,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.reply_to !== undefined){
let data4 = data.reply_to;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.email === undefined){
const err11 = {instancePath:instancePath+"/reply_to",schemaPath:"#/properties/reply_to/required",keyword:"required",params:{missingProperty: "email"},schema:schema131.properties.reply_to.required,parentSchema:schema131.properties.reply_to,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data4.email !== undefined){
let data5 = data4.email;
if(typeof data5 !== "string"){
const err12 = {instancePath:instancePath+"/reply_to/email",schemaPath:"#/properties/reply_to/properties/email/type",keyword:"type",params:{type: "string"},schema:schema131.properties.reply_to.properties.email.type,parentSchema:schema131.properties.reply_to.properties.email,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data4.name !== undefined){
let data6 = data4.name;
if(typeof data6 !== "string"){
const err13 = {instancePath:instancePath+"/reply_to/name",schemaPath:"#/properties/reply_to/properties/name/type",keyword:"type",params:{type: "string"},schema:schema131.properties.reply_to.properties.name.type,parentSchema:schema131.properties.reply_to.properties.name,data:data6};
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
const err14 = {instancePath:instancePath+"/reply_to",schemaPath:"#/properties/reply_to/type",keyword:"type",params:{type: "object"},schema:schema131.properties.reply_to.type,parentSchema:schema131.properties.reply_to,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.address !== undefined){
let data7 = data.address;
if(typeof data7 !== "string"){
const err15 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"},schema:schema131.properties.address.type,parentSchema:schema131.properties.address,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.address_2 !== undefined){
let data8 = data.address_2;
if(typeof data8 !== "string"){
const err16 = {instancePath:instancePath+"/address_2",schemaPath:"#/properties/address_2/type",keyword:"type",params:{type: "string"},schema:schema131.properties.address_2.type,parentSchema:schema131.properties.address_2,data:data8};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.city !== undefined){
let data9 = data.city;
if(typeof data9 !== "string"){
const err17 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: "string"},schema:schema131.properties.city.type,parentSchema:schema131.properties.city,data:data9};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.state !== undefined){
let data10 = data.state;
if(typeof data10 !== "string"){
const err18 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},schema:schema131.properties.state.type,parentSchema:schema131.properties.state,data:data10};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.zip !== undefined){
let data11 = data.zip;
if(typeof data11 !== "string"){
const err19 = {instancePath:instancePath+"/zip",schemaPath:"#/properties/zip/type",keyword:"type",params:{type: "string"},schema:schema131.properties.zip.type,parentSchema:schema131.properties.zip,data:data11};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.country !== undefined){
let data12 = data.country;
if(typeof data12 !== "string"){
const err20 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: "string"},schema:schema131.properties.country.type,parentSchema:schema131.properties.country,data:data12};
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
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema131.type,parentSchema:schema131,data};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate113.errors = vErrors;
return errors === 0;
}
validate113.evaluated = {"props":{"nickname":true,"from":true,"reply_to":true,"address":true,"address_2":true,"city":true,"state":true,"zip":true,"country":true},"dynamicProps":false,"dynamicItems":false};

exports.v106 = validate114;
const schema132 = {"$id":"contract:/GET_mc-lists.parameters","type":"object","properties":{"query":{"type":"object","properties":{"page_size":{"type":"number","minimum":1,"maximum":1000,"double":true},"page_token":{"type":"string"}},"required":[]}},"required":["query"]};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema132.required,parentSchema:schema132,data};
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
if(data0.page_size !== undefined){
let data1 = data0.page_size;
if(typeof data1 === "bigint"){
const err1 = {instancePath:instancePath+"/query/page_size",schemaPath:"#/properties/query/properties/page_size/double",keyword:"double",params:{holder: data0, key: "page_size"},schema:true,parentSchema:schema132.properties.query.properties.page_size,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1000 || isNaN(data1)){
const err2 = {instancePath:instancePath+"/query/page_size",schemaPath:"#/properties/query/properties/page_size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},schema:1000,parentSchema:schema132.properties.query.properties.page_size,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/query/page_size",schemaPath:"#/properties/query/properties/page_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema132.properties.query.properties.page_size,data:data1};
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
const err4 = {instancePath:instancePath+"/query/page_size",schemaPath:"#/properties/query/properties/page_size/type",keyword:"type",params:{type: "number"},schema:schema132.properties.query.properties.page_size.type,parentSchema:schema132.properties.query.properties.page_size,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.page_token !== undefined){
let data2 = data0.page_token;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/query/page_token",schemaPath:"#/properties/query/properties/page_token/type",keyword:"type",params:{type: "string"},schema:schema132.properties.query.properties.page_token.type,parentSchema:schema132.properties.query.properties.page_token,data:data2};
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
const err6 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema132.properties.query.type,parentSchema:schema132.properties.query,data:data0};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema132.type,parentSchema:schema132,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate114.errors = vErrors;
return errors === 0;
}
validate114.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v107 = validate115;
const schema133 = {"$id":"contract:/POST_mc-lists.body","type":"object","properties":{"name":{"type":"string","minLength":1,"maxLength":100}},"required":["name"]};

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
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema133.required,parentSchema:schema133,data};
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
if(func0(data0) > 100){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema133.properties.name,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func0(data0) < 1){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema133.properties.name,data:data0};
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
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema133.properties.name.type,parentSchema:schema133.properties.name,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema133.type,parentSchema:schema133,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate115.errors = vErrors;
return errors === 0;
}
validate115.evaluated = {"props":{"name":true},"dynamicProps":false,"dynamicItems":false};

exports.v108 = validate116;
const schema134 = {"$id":"contract:/GET_mc-lists-id.parameters","type":"object","properties":{"path":{"type":"object","properties":{"id":{"type":"string"}},"required":["id"]},"query":{"type":"object","properties":{"contact_sample":{"type":"boolean"}},"required":[]}},"required":["path","query"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema134.required,parentSchema:schema134,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema134.required,parentSchema:schema134,data};
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
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "id"},schema:schema134.properties.path.required,parentSchema:schema134.properties.path,data:data0};
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
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type: "string"},schema:schema134.properties.path.properties.id.type,parentSchema:schema134.properties.path.properties.id,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema134.properties.path.type,parentSchema:schema134.properties.path,data:data0};
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
if(data2.contact_sample !== undefined){
let data3 = data2.contact_sample;
if(typeof data3 !== "boolean"){
const err5 = {instancePath:instancePath+"/query/contact_sample",schemaPath:"#/properties/query/properties/contact_sample/type",keyword:"type",params:{type: "boolean"},schema:schema134.properties.query.properties.contact_sample.type,parentSchema:schema134.properties.query.properties.contact_sample,data:data3};
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
const err6 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema134.properties.query.type,parentSchema:schema134.properties.query,data:data2};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema134.type,parentSchema:schema134,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate116.errors = vErrors;
return errors === 0;
}
validate116.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v109 = validate117;
const schema135 = {"$id":"contract:/DELETE_lists-id.parameters","type":"object","properties":{"path":{"type":"object","properties":{"id":{"type":"string"}},"required":["id"]},"query":{"type":"object","properties":{"delete_contacts":{"type":"boolean"}},"required":[]}},"required":["path","query"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema135.required,parentSchema:schema135,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema135.required,parentSchema:schema135,data};
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
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "id"},schema:schema135.properties.path.required,parentSchema:schema135.properties.path,data:data0};
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
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type: "string"},schema:schema135.properties.path.properties.id.type,parentSchema:schema135.properties.path.properties.id,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema135.properties.path.type,parentSchema:schema135.properties.path,data:data0};
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
if(data2.delete_contacts !== undefined){
let data3 = data2.delete_contacts;
if(typeof data3 !== "boolean"){
const err5 = {instancePath:instancePath+"/query/delete_contacts",schemaPath:"#/properties/query/properties/delete_contacts/type",keyword:"type",params:{type: "boolean"},schema:schema135.properties.query.properties.delete_contacts.type,parentSchema:schema135.properties.query.properties.delete_contacts,data:data3};
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
const err6 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema135.properties.query.type,parentSchema:schema135.properties.query,data:data2};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema135.type,parentSchema:schema135,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate117.errors = vErrors;
return errors === 0;
}
validate117.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v110 = validate118;
const schema136 = {"$id":"contract:/PATCH_mc-lists-id.body","type":"object","properties":{"name":{"type":"string"}}};

function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate118.evaluated;
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
const err0 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema136.properties.name.type,parentSchema:schema136.properties.name,data:data0};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema136.type,parentSchema:schema136,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate118.errors = vErrors;
return errors === 0;
}
validate118.evaluated = {"props":{"name":true},"dynamicProps":false,"dynamicItems":false};

exports.v111 = validate119;
const schema137 = {"$id":"contract:/DELETE_mc-lists-id-contacts.parameters","type":"object","properties":{"path":{"type":"object","properties":{"id":{"type":"string"}},"required":["id"]},"query":{"type":"object","properties":{"contact_ids":{"type":"string","minLength":1}},"required":["contact_ids"]}},"required":["path","query"]};

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
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema137.required,parentSchema:schema137,data};
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
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "id"},schema:schema137.properties.path.required,parentSchema:schema137.properties.path,data:data0};
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
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type: "string"},schema:schema137.properties.path.properties.id.type,parentSchema:schema137.properties.path.properties.id,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema137.properties.path.type,parentSchema:schema137.properties.path,data:data0};
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
if(data2.contact_ids === undefined){
const err5 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "contact_ids"},schema:schema137.properties.query.required,parentSchema:schema137.properties.query,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.contact_ids !== undefined){
let data3 = data2.contact_ids;
if(typeof data3 === "string"){
if(func0(data3) < 1){
const err6 = {instancePath:instancePath+"/query/contact_ids",schemaPath:"#/properties/query/properties/contact_ids/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema137.properties.query.properties.contact_ids,data:data3};
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
const err7 = {instancePath:instancePath+"/query/contact_ids",schemaPath:"#/properties/query/properties/contact_ids/type",keyword:"type",params:{type: "string"},schema:schema137.properties.query.properties.contact_ids.type,parentSchema:schema137.properties.query.properties.contact_ids,data:data3};
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
const err8 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema137.properties.query.type,parentSchema:schema137.properties.query,data:data2};
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
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema137.type,parentSchema:schema137,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate119.errors = vErrors;
return errors === 0;
}
validate119.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v112 = validate120;
const schema138 = {"$id":"contract:/POST_mc-field_definitions.body","type":"object","properties":{"name":{"type":"string","minLength":1,"maxLength":100},"field_type":{"type":"string","enum":["Text","Number","Date"]}},"required":["name","field_type"]};

function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate120.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema138.required,parentSchema:schema138,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.field_type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "field_type"},schema:schema138.required,parentSchema:schema138,data};
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
if(func0(data0) > 100){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema138.properties.name,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func0(data0) < 1){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema138.properties.name,data:data0};
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
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema138.properties.name.type,parentSchema:schema138.properties.name,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.field_type !== undefined){
let data1 = data.field_type;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/field_type",schemaPath:"#/properties/field_type/type",keyword:"type",params:{type: "string"},schema:schema138.properties.field_type.type,parentSchema:schema138.properties.field_type,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(((data1 === "Text") || (data1 === "Number")) || (data1 === "Date"))){
const err6 = {instancePath:instancePath+"/field_type",schemaPath:"#/properties/field_type/enum",keyword:"enum",params:{allowedValues: schema138.properties.field_type.enum},schema:schema138.properties.field_type.enum,parentSchema:schema138.properties.field_type,data:data1};
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
validate120.errors = vErrors;
return errors === 0;
}
validate120.evaluated = {"props":{"name":true,"field_type":true},"dynamicProps":false,"dynamicItems":false};

exports.v113 = validate121;
const schema139 = {"$id":"contract:/DELETE_mc-field_definitions-custom_field_id.parameters","type":"object","properties":{"path":{"type":"object","properties":{"custom_field_id":{"type":"string"}},"required":["custom_field_id"]}},"required":["path"]};

function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate121.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema139.required,parentSchema:schema139,data};
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
if(data0.custom_field_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "custom_field_id"},schema:schema139.properties.path.required,parentSchema:schema139.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.custom_field_id !== undefined){
let data1 = data0.custom_field_id;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/path/custom_field_id",schemaPath:"#/properties/path/properties/custom_field_id/type",keyword:"type",params:{type: "string"},schema:schema139.properties.path.properties.custom_field_id.type,parentSchema:schema139.properties.path.properties.custom_field_id,data:data1};
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
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema139.properties.path.type,parentSchema:schema139.properties.path,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema139.type,parentSchema:schema139,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate121.errors = vErrors;
return errors === 0;
}
validate121.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v114 = validate122;
const schema140 = {"$id":"contract:/POST_marketing-segments.body","allOf":[{"$ref":"contract:/components/schemas/segment_write_v2"},{"type":"object","properties":{"parent_list_id":{"type":"string","minLength":36,"maxLength":36,"format":"uuid"}}}]};

function validate122(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate122.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/segment_write_v2/required",keyword:"required",params:{missingProperty: "name"},schema:schema126.required,parentSchema:schema126,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query_dsl === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/segment_write_v2/required",keyword:"required",params:{missingProperty: "query_dsl"},schema:schema126.required,parentSchema:schema126,data};
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
if(func0(data0) > 100){
const err2 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/segment_write_v2/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema126.properties.name,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func0(data0) < 1){
const err3 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/segment_write_v2/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema126.properties.name,data:data0};
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
const err4 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/segment_write_v2/properties/name/type",keyword:"type",params:{type: "string"},schema:schema126.properties.name.type,parentSchema:schema126.properties.name,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.parent_list_ids !== undefined){
let data1 = data.parent_list_ids;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/parent_list_ids/" + i0,schemaPath:"contract:/components/schemas/segment_write_v2/properties/parent_list_ids/items/type",keyword:"type",params:{type: "string"},schema:schema126.properties.parent_list_ids.items.type,parentSchema:schema126.properties.parent_list_ids.items,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data1.length > 1 && func1(data1, dynamicAnchors)){
const err6 = {instancePath:instancePath+"/parent_list_ids",schemaPath:"contract:/components/schemas/segment_write_v2/properties/parent_list_ids/uniqueItems",keyword:"uniqueItems",params:{},schema:true,parentSchema:schema126.properties.parent_list_ids,data:data1};
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
const err7 = {instancePath:instancePath+"/parent_list_ids",schemaPath:"contract:/components/schemas/segment_write_v2/properties/parent_list_ids/type",keyword:"type",params:{type: "array"},schema:schema126.properties.parent_list_ids.type,parentSchema:schema126.properties.parent_list_ids,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.query_dsl !== undefined){
let data3 = data.query_dsl;
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/query_dsl",schemaPath:"contract:/components/schemas/segment_write_v2/properties/query_dsl/type",keyword:"type",params:{type: "string"},schema:schema126.properties.query_dsl.type,parentSchema:schema126.properties.query_dsl,data:data3};
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
const err9 = {instancePath,schemaPath:"contract:/components/schemas/segment_write_v2/type",keyword:"type",params:{type: "object"},schema:schema126.type,parentSchema:schema126,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.parent_list_id !== undefined){
let data4 = data.parent_list_id;
if(typeof data4 === "string"){
if(func0(data4) > 36){
const err10 = {instancePath:instancePath+"/parent_list_id",schemaPath:"#/allOf/1/properties/parent_list_id/maxLength",keyword:"maxLength",params:{limit: 36},schema:36,parentSchema:schema140.allOf[1].properties.parent_list_id,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func0(data4) < 36){
const err11 = {instancePath:instancePath+"/parent_list_id",schemaPath:"#/allOf/1/properties/parent_list_id/minLength",keyword:"minLength",params:{limit: 36},schema:36,parentSchema:schema140.allOf[1].properties.parent_list_id,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(formats17.test(data4))){
const err12 = {instancePath:instancePath+"/parent_list_id",schemaPath:"#/allOf/1/properties/parent_list_id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema140.allOf[1].properties.parent_list_id,data:data4};
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
const err13 = {instancePath:instancePath+"/parent_list_id",schemaPath:"#/allOf/1/properties/parent_list_id/type",keyword:"type",params:{type: "string"},schema:schema140.allOf[1].properties.parent_list_id.type,parentSchema:schema140.allOf[1].properties.parent_list_id,data:data4};
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
const err14 = {instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},schema:schema140.allOf[1].type,parentSchema:schema140.allOf[1],data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate122.errors = vErrors;
return errors === 0;
}
validate122.evaluated = {"props":{"parent_list_id":true,"name":true,"parent_list_ids":true,"query_dsl":true},"dynamicProps":false,"dynamicItems":false};

exports.v115 = validate123;
const schema142 = {"$id":"contract:/GET_marketing-segments-segment_id.parameters","type":"object","properties":{"path":{"type":"object","properties":{"segment_id":{"type":"string","minLength":36,"maxLength":36,"format":"uuid"}},"required":["segment_id"]},"query":{"type":"object","properties":{"query_json":{"type":"boolean"}},"required":[]}},"required":["path","query"]};

function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate123.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema142.required,parentSchema:schema142,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema142.required,parentSchema:schema142,data};
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
if(data0.segment_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "segment_id"},schema:schema142.properties.path.required,parentSchema:schema142.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.segment_id !== undefined){
let data1 = data0.segment_id;
if(typeof data1 === "string"){
if(func0(data1) > 36){
const err3 = {instancePath:instancePath+"/path/segment_id",schemaPath:"#/properties/path/properties/segment_id/maxLength",keyword:"maxLength",params:{limit: 36},schema:36,parentSchema:schema142.properties.path.properties.segment_id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func0(data1) < 36){
const err4 = {instancePath:instancePath+"/path/segment_id",schemaPath:"#/properties/path/properties/segment_id/minLength",keyword:"minLength",params:{limit: 36},schema:36,parentSchema:schema142.properties.path.properties.segment_id,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats17.test(data1))){
const err5 = {instancePath:instancePath+"/path/segment_id",schemaPath:"#/properties/path/properties/segment_id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema142.properties.path.properties.segment_id,data:data1};
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
const err6 = {instancePath:instancePath+"/path/segment_id",schemaPath:"#/properties/path/properties/segment_id/type",keyword:"type",params:{type: "string"},schema:schema142.properties.path.properties.segment_id.type,parentSchema:schema142.properties.path.properties.segment_id,data:data1};
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
const err7 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema142.properties.path.type,parentSchema:schema142.properties.path,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.query !== undefined){
let data2 = data.query;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.query_json !== undefined){
let data3 = data2.query_json;
if(typeof data3 !== "boolean"){
const err8 = {instancePath:instancePath+"/query/query_json",schemaPath:"#/properties/query/properties/query_json/type",keyword:"type",params:{type: "boolean"},schema:schema142.properties.query.properties.query_json.type,parentSchema:schema142.properties.query.properties.query_json,data:data3};
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
const err9 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema142.properties.query.type,parentSchema:schema142.properties.query,data:data2};
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
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema142.type,parentSchema:schema142,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate123.errors = vErrors;
return errors === 0;
}
validate123.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v116 = validate124;
const schema143 = {"$id":"contract:/DELETE_marketing-segments-segment_id.parameters","type":"object","properties":{"path":{"type":"object","properties":{"segment_id":{"type":"string","minLength":36,"maxLength":36,"format":"uuid"}},"required":["segment_id"]}},"required":["path"]};

function validate124(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate124.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema143.required,parentSchema:schema143,data};
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
if(data0.segment_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "segment_id"},schema:schema143.properties.path.required,parentSchema:schema143.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.segment_id !== undefined){
let data1 = data0.segment_id;
if(typeof data1 === "string"){
if(func0(data1) > 36){
const err2 = {instancePath:instancePath+"/path/segment_id",schemaPath:"#/properties/path/properties/segment_id/maxLength",keyword:"maxLength",params:{limit: 36},schema:36,parentSchema:schema143.properties.path.properties.segment_id,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func0(data1) < 36){
const err3 = {instancePath:instancePath+"/path/segment_id",schemaPath:"#/properties/path/properties/segment_id/minLength",keyword:"minLength",params:{limit: 36},schema:36,parentSchema:schema143.properties.path.properties.segment_id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(formats17.test(data1))){
const err4 = {instancePath:instancePath+"/path/segment_id",schemaPath:"#/properties/path/properties/segment_id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema143.properties.path.properties.segment_id,data:data1};
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
const err5 = {instancePath:instancePath+"/path/segment_id",schemaPath:"#/properties/path/properties/segment_id/type",keyword:"type",params:{type: "string"},schema:schema143.properties.path.properties.segment_id.type,parentSchema:schema143.properties.path.properties.segment_id,data:data1};
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
const err6 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema143.properties.path.type,parentSchema:schema143.properties.path,data:data0};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema143.type,parentSchema:schema143,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate124.errors = vErrors;
return errors === 0;
}
validate124.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v117 = validate125;
const schema144 = {"$id":"contract:/POST_marketing-segments-delete.body","type":"object","properties":{"ids":{"type":"array","items":{"type":"string","format":"uuid"}}}};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ids !== undefined){
let data0 = data.ids;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(!(formats17.test(data1))){
const err0 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema144.properties.ids.items,data:data1};
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
const err1 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/type",keyword:"type",params:{type: "string"},schema:schema144.properties.ids.items.type,parentSchema:schema144.properties.ids.items,data:data1};
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
const err2 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/type",keyword:"type",params:{type: "array"},schema:schema144.properties.ids.type,parentSchema:schema144.properties.ids,data:data0};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema144.type,parentSchema:schema144,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate125.errors = vErrors;
return errors === 0;
}
validate125.evaluated = {"props":{"ids":true},"dynamicProps":false,"dynamicItems":false};

exports.v118 = validate126;
const schema145 = {"$id":"contract:/GET_marketing-singlesends.parameters","type":"object","properties":{"query":{"type":"object","properties":{"page_size":{"type":"integer"},"page_token":{"type":"string"}},"required":[]}},"required":["query"]};

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
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema145.required,parentSchema:schema145,data};
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
if(data0.page_size !== undefined){
let data1 = data0.page_size;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err1 = {instancePath:instancePath+"/query/page_size",schemaPath:"#/properties/query/properties/page_size/type",keyword:"type",params:{type: "integer"},schema:schema145.properties.query.properties.page_size.type,parentSchema:schema145.properties.query.properties.page_size,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.page_token !== undefined){
let data2 = data0.page_token;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/query/page_token",schemaPath:"#/properties/query/properties/page_token/type",keyword:"type",params:{type: "string"},schema:schema145.properties.query.properties.page_token.type,parentSchema:schema145.properties.query.properties.page_token,data:data2};
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
const err3 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema145.properties.query.type,parentSchema:schema145.properties.query,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema145.type,parentSchema:schema145,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate126.errors = vErrors;
return errors === 0;
}
validate126.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v119 = validate127;
const schema146 = {"$id":"contract:/POST_marketing-singlesends.body","$ref":"contract:/components/schemas/singlesend_request"};
const schema147 = {"$id":"contract:/components/schemas/singlesend_request","type":"object","properties":{"name":{"type":"string","minLength":1,"maxLength":100},"categories":{"type":"array","uniqueItems":true,"maxItems":10,"items":{"type":"string"}},"send_at":{"type":"string","format":"date-time","leapSecond":"date-time"},"send_to":{"type":"object","properties":{"list_ids":{"type":"array","maxItems":10,"items":{"type":"string","format":"uuid"}},"segment_ids":{"type":"array","maxItems":10,"items":{"type":"string","format":"uuid"}},"all":{"type":"boolean"}}},"email_config":{"type":"object","properties":{"subject":{"type":"string"},"html_content":{"type":"string"},"plain_content":{"type":"string"},"generate_plain_content":{"type":"boolean"},"design_id":{"type":"string"},"editor":{"type":"string","enum":["code","design"]},"suppression_group_id":{"type":["integer","null"],"safeInteger":true},"custom_unsubscribe_url":{"type":["string","null"],"format":"uri"},"sender_id":{"type":["integer","null"],"safeInteger":true},"ip_pool":{"type":["string","null"]}}}},"required":["name"]};
const formats24 = /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)[Tt](?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;
const formats27 = /^[A-Za-z][A-Za-z0-9+.-]*:(?:\/\/(?:(?:[\-A-Za-z0-9._~!$&'()*+,;=:]|%[0-9A-Fa-f]{2})*@)?(?:\[(?:(?:(?:[0-9A-Fa-f]{1,4}:){6}(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|::(?:[0-9A-Fa-f]{1,4}:){5}(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:[0-9A-Fa-f]{1,4})?::(?:[0-9A-Fa-f]{1,4}:){4}(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:(?:[0-9A-Fa-f]{1,4}:){0,1}[0-9A-Fa-f]{1,4})?::(?:[0-9A-Fa-f]{1,4}:){3}(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:(?:[0-9A-Fa-f]{1,4}:){0,2}[0-9A-Fa-f]{1,4})?::(?:[0-9A-Fa-f]{1,4}:){2}(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:(?:[0-9A-Fa-f]{1,4}:){0,3}[0-9A-Fa-f]{1,4})?::[0-9A-Fa-f]{1,4}:(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:(?:[0-9A-Fa-f]{1,4}:){0,4}[0-9A-Fa-f]{1,4})?::(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:(?:[0-9A-Fa-f]{1,4}:){0,5}[0-9A-Fa-f]{1,4})?::[0-9A-Fa-f]{1,4}|(?:(?:[0-9A-Fa-f]{1,4}:){0,6}[0-9A-Fa-f]{1,4})?::)|[Vv][0-9A-Fa-f]+\.[\-A-Za-z0-9._~!$&'()*+,;=:]+)\]|(?:[\-A-Za-z0-9._~!$&'()*+,;=]|%[0-9A-Fa-f]{2})*)(?::\d*)?(?:\/(?:[\-A-Za-z0-9._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})*)*|\/(?:(?:[\-A-Za-z0-9._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})+(?:\/(?:[\-A-Za-z0-9._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})*)*)?|(?:[\-A-Za-z0-9._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})+(?:\/(?:[\-A-Za-z0-9._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})*)*)?(?:\?(?:(?:[\-A-Za-z0-9._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})|[/?])*)?(?:#(?:(?:[\-A-Za-z0-9._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})|[/?])*)?$/;

function validate128(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate128.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema147.required,parentSchema:schema147,data};
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
if(func0(data0) > 100){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema147.properties.name,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func0(data0) < 1){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema147.properties.name,data:data0};
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
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema147.properties.name.type,parentSchema:schema147.properties.name,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.categories !== undefined){
let data1 = data.categories;
if(Array.isArray(data1)){
if(data1.length > 10){
const err4 = {instancePath:instancePath+"/categories",schemaPath:"#/properties/categories/maxItems",keyword:"maxItems",params:{limit: 10},schema:10,parentSchema:schema147.properties.categories,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/categories/" + i0,schemaPath:"#/properties/categories/items/type",keyword:"type",params:{type: "string"},schema:schema147.properties.categories.items.type,parentSchema:schema147.properties.categories.items,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data1.length > 1 && func1(data1, dynamicAnchors)){
const err6 = {instancePath:instancePath+"/categories",schemaPath:"#/properties/categories/uniqueItems",keyword:"uniqueItems",params:{},schema:true,parentSchema:schema147.properties.categories,data:data1};
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
const err7 = {instancePath:instancePath+"/categories",schemaPath:"#/properties/categories/type",keyword:"type",params:{type: "array"},schema:schema147.properties.categories.type,parentSchema:schema147.properties.categories,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.send_at !== undefined){
let data3 = data.send_at;
if(typeof data3 === "string"){
if(!(formats24.test(data3))){
const err8 = {instancePath:instancePath+"/send_at",schemaPath:"#/properties/send_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema147.properties.send_at,data:data3};
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
const err9 = {instancePath:instancePath+"/send_at",schemaPath:"#/properties/send_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema147.properties.send_at,data:data3};
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
const err10 = {instancePath:instancePath+"/send_at",schemaPath:"#/properties/send_at/type",keyword:"type",params:{type: "string"},schema:schema147.properties.send_at.type,parentSchema:schema147.properties.send_at,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.send_to !== undefined){
let data4 = data.send_to;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.list_ids !== undefined){
let data5 = data4.list_ids;
if(Array.isArray(data5)){
if(data5.length > 10){
const err11 = {instancePath:instancePath+"/send_to/list_ids",schemaPath:"#/properties/send_to/properties/list_ids/maxItems",keyword:"maxItems",params:{limit: 10},schema:10,parentSchema:schema147.properties.send_to.properties.list_ids,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(typeof data6 === "string"){
if(!(formats17.test(data6))){
const err12 = {instancePath:instancePath+"/send_to/list_ids/" + i1,schemaPath:"#/properties/send_to/properties/list_ids/items/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema147.properties.send_to.properties.list_ids.items,data:data6};
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
const err13 = {instancePath:instancePath+"/send_to/list_ids/" + i1,schemaPath:"#/properties/send_to/properties/list_ids/items/type",keyword:"type",params:{type: "string"},schema:schema147.properties.send_to.properties.list_ids.items.type,parentSchema:schema147.properties.send_to.properties.list_ids.items,data:data6};
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
const err14 = {instancePath:instancePath+"/send_to/list_ids",schemaPath:"#/properties/send_to/properties/list_ids/type",keyword:"type",params:{type: "array"},schema:schema147.properties.send_to.properties.list_ids.type,parentSchema:schema147.properties.send_to.properties.list_ids,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data4.segment_ids !== undefined){
let data7 = data4.segment_ids;
if(Array.isArray(data7)){
if(data7.length > 10){
const err15 = {instancePath:instancePath+"/send_to/segment_ids",schemaPath:"#/properties/send_to/properties/segment_ids/maxItems",keyword:"maxItems",params:{limit: 10},schema:10,parentSchema:schema147.properties.send_to.properties.segment_ids,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
let data8 = data7[i2];
if(typeof data8 === "string"){
if(!(formats17.test(data8))){
const err16 = {instancePath:instancePath+"/send_to/segment_ids/" + i2,schemaPath:"#/properties/send_to/properties/segment_ids/items/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema147.properties.send_to.properties.segment_ids.items,data:data8};
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
const err17 = {instancePath:instancePath+"/send_to/segment_ids/" + i2,schemaPath:"#/properties/send_to/properties/segment_ids/items/type",keyword:"type",params:{type: "string"},schema:schema147.properties.send_to.properties.segment_ids.items.type,parentSchema:schema147.properties.send_to.properties.segment_ids.items,data:data8};
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
const err18 = {instancePath:instancePath+"/send_to/segment_ids",schemaPath:"#/properties/send_to/properties/segment_ids/type",keyword:"type",params:{type: "array"},schema:schema147.properties.send_to.properties.segment_ids.type,parentSchema:schema147.properties.send_to.properties.segment_ids,data:data7};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data4.all !== undefined){
let data9 = data4.all;
if(typeof data9 !== "boolean"){
const err19 = {instancePath:instancePath+"/send_to/all",schemaPath:"#/properties/send_to/properties/all/type",keyword:"type",params:{type: "boolean"},schema:schema147.properties.send_to.properties.all.type,parentSchema:schema147.properties.send_to.properties.all,data:data9};
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
const err20 = {instancePath:instancePath+"/send_to",schemaPath:"#/properties/send_to/type",keyword:"type",params:{type: "object"},schema:schema147.properties.send_to.type,parentSchema:schema147.properties.send_to,data:data4};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.email_config !== undefined){
let data10 = data.email_config;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.subject !== undefined){
let data11 = data10.subject;
if(typeof data11 !== "string"){
const err21 = {instancePath:instancePath+"/email_config/subject",schemaPath:"#/properties/email_config/properties/subject/type",keyword:"type",params:{type: "string"},schema:schema147.properties.email_config.properties.subject.type,parentSchema:schema147.properties.email_config.properties.subject,data:data11};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data10.html_content !== undefined){
let data12 = data10.html_content;
if(typeof data12 !== "string"){
const err22 = {instancePath:instancePath+"/email_config/html_content",schemaPath:"#/properties/email_config/properties/html_content/type",keyword:"type",params:{type: "string"},schema:schema147.properties.email_config.properties.html_content.type,parentSchema:schema147.properties.email_config.properties.html_content,data:data12};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data10.plain_content !== undefined){
let data13 = data10.plain_content;
if(typeof data13 !== "string"){
const err23 = {instancePath:instancePath+"/email_config/plain_content",schemaPath:"#/properties/email_config/properties/plain_content/type",keyword:"type",params:{type: "string"},schema:schema147.properties.email_config.properties.plain_content.type,parentSchema:schema147.properties.email_config.properties.plain_content,data:data13};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data10.generate_plain_content !== undefined){
let data14 = data10.generate_plain_content;
if(typeof data14 !== "boolean"){
const err24 = {instancePath:instancePath+"/email_config/generate_plain_content",schemaPath:"#/properties/email_config/properties/generate_plain_content/type",keyword:"type",params:{type: "boolean"},schema:schema147.properties.email_config.properties.generate_plain_content.type,parentSchema:schema147.properties.email_config.properties.generate_plain_content,data:data14};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data10.design_id !== undefined){
let data15 = data10.design_id;
if(typeof data15 !== "string"){
const err25 = {instancePath:instancePath+"/email_config/design_id",schemaPath:"#/properties/email_config/properties/design_id/type",keyword:"type",params:{type: "string"},schema:schema147.properties.email_config.properties.design_id.type,parentSchema:schema147.properties.email_config.properties.design_id,data:data15};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data10.editor !== undefined){
let data16 = data10.editor;
if(typeof data16 !== "string"){
const err26 = {instancePath:instancePath+"/email_config/editor",schemaPath:"#/properties/email_config/properties/editor/type",keyword:"type",params:{type: "string"},schema:schema147.properties.email_config.properties.editor.type,parentSchema:schema147.properties.email_config.properties.editor,data:data16};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!((data16 === "code") || (data16 === "design"))){
const err27 = {instancePath:instancePath+"/email_config/editor",schemaPath:"#/properties/email_config/properties/editor/enum",keyword:"enum",params:{allowedValues: schema147.properties.email_config.properties.editor.enum},schema:schema147.properties.email_config.properties.editor.enum,parentSchema:schema147.properties.email_config.properties.editor,data:data16};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data10.suppression_group_id !== undefined){
let data17 = data10.suppression_group_id;
if((!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))) && (data17 !== null)){
const err28 = {instancePath:instancePath+"/email_config/suppression_group_id",schemaPath:"#/properties/email_config/properties/suppression_group_id/type",keyword:"type",params:{type: schema147.properties.email_config.properties.suppression_group_id.type},schema:schema147.properties.email_config.properties.suppression_group_id.type,parentSchema:schema147.properties.email_config.properties.suppression_group_id,data:data17};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(Math.abs(data17) > 9007199254740991){
const err29 = {instancePath:instancePath+"/email_config/suppression_group_id",schemaPath:"#/properties/email_config/properties/suppression_group_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema147.properties.email_config.properties.suppression_group_id,data:data17};
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
if(data10.custom_unsubscribe_url !== undefined){
let data18 = data10.custom_unsubscribe_url;
if((typeof data18 !== "string") && (data18 !== null)){
const err30 = {instancePath:instancePath+"/email_config/custom_unsubscribe_url",schemaPath:"#/properties/email_config/properties/custom_unsubscribe_url/type",keyword:"type",params:{type: schema147.properties.email_config.properties.custom_unsubscribe_url.type},schema:schema147.properties.email_config.properties.custom_unsubscribe_url.type,parentSchema:schema147.properties.email_config.properties.custom_unsubscribe_url,data:data18};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(typeof data18 === "string"){
if(!(formats27.test(data18))){
const err31 = {instancePath:instancePath+"/email_config/custom_unsubscribe_url",schemaPath:"#/properties/email_config/properties/custom_unsubscribe_url/format",keyword:"format",params:{format: "uri"},schema:"uri",parentSchema:schema147.properties.email_config.properties.custom_unsubscribe_url,data:data18};
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
if(data10.sender_id !== undefined){
let data19 = data10.sender_id;
if((!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))) && (data19 !== null)){
const err32 = {instancePath:instancePath+"/email_config/sender_id",schemaPath:"#/properties/email_config/properties/sender_id/type",keyword:"type",params:{type: schema147.properties.email_config.properties.sender_id.type},schema:schema147.properties.email_config.properties.sender_id.type,parentSchema:schema147.properties.email_config.properties.sender_id,data:data19};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(Math.abs(data19) > 9007199254740991){
const err33 = {instancePath:instancePath+"/email_config/sender_id",schemaPath:"#/properties/email_config/properties/sender_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema147.properties.email_config.properties.sender_id,data:data19};
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
if(data10.ip_pool !== undefined){
let data20 = data10.ip_pool;
if((typeof data20 !== "string") && (data20 !== null)){
const err34 = {instancePath:instancePath+"/email_config/ip_pool",schemaPath:"#/properties/email_config/properties/ip_pool/type",keyword:"type",params:{type: schema147.properties.email_config.properties.ip_pool.type},schema:schema147.properties.email_config.properties.ip_pool.type,parentSchema:schema147.properties.email_config.properties.ip_pool,data:data20};
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
const err35 = {instancePath:instancePath+"/email_config",schemaPath:"#/properties/email_config/type",keyword:"type",params:{type: "object"},schema:schema147.properties.email_config.type,parentSchema:schema147.properties.email_config,data:data10};
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
const err36 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema147.type,parentSchema:schema147,data};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
validate128.errors = vErrors;
return errors === 0;
}
validate128.evaluated = {"props":{"name":true,"categories":true,"send_at":true,"send_to":true,"email_config":true},"dynamicProps":false,"dynamicItems":false};


function validate127(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate127.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate128.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate128.errors);
errors = vErrors.length;
}
validate127.errors = vErrors;
return errors === 0;
}
validate127.evaluated = {"props":{"name":true,"categories":true,"send_at":true,"send_to":true,"email_config":true},"dynamicProps":false,"dynamicItems":false};

exports.v120 = validate130;
const schema148 = {"$id":"contract:/DELETE_marketing-singlesends.parameters","type":"object","properties":{"query":{"type":"object","properties":{"ids":{"type":"array","minItems":1,"maxItems":50,"items":{"type":"string"}}},"required":[]}},"required":["query"]};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema148.required,parentSchema:schema148,data};
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
if(data0.ids !== undefined){
let data1 = data0.ids;
if(Array.isArray(data1)){
if(data1.length > 50){
const err1 = {instancePath:instancePath+"/query/ids",schemaPath:"#/properties/query/properties/ids/maxItems",keyword:"maxItems",params:{limit: 50},schema:50,parentSchema:schema148.properties.query.properties.ids,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data1.length < 1){
const err2 = {instancePath:instancePath+"/query/ids",schemaPath:"#/properties/query/properties/ids/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema148.properties.query.properties.ids,data:data1};
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
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/query/ids/" + i0,schemaPath:"#/properties/query/properties/ids/items/type",keyword:"type",params:{type: "string"},schema:schema148.properties.query.properties.ids.items.type,parentSchema:schema148.properties.query.properties.ids.items,data:data2};
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
const err4 = {instancePath:instancePath+"/query/ids",schemaPath:"#/properties/query/properties/ids/type",keyword:"type",params:{type: "array"},schema:schema148.properties.query.properties.ids.type,parentSchema:schema148.properties.query.properties.ids,data:data1};
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
const err5 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema148.properties.query.type,parentSchema:schema148.properties.query,data:data0};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema148.type,parentSchema:schema148,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate130.errors = vErrors;
return errors === 0;
}
validate130.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v121 = validate131;
const schema149 = {"$id":"contract:/POST_marketing-singlesends-id.body","type":"object","properties":{"name":{"type":"string","minLength":1,"maxLength":100}}};

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
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func0(data0) > 100){
const err0 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema149.properties.name,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func0(data0) < 1){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema149.properties.name,data:data0};
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
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema149.properties.name.type,parentSchema:schema149.properties.name,data:data0};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema149.type,parentSchema:schema149,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate131.errors = vErrors;
return errors === 0;
}
validate131.evaluated = {"props":{"name":true},"dynamicProps":false,"dynamicItems":false};

exports.v122 = validate132;
const schema150 = {"$id":"contract:/POST_marketing-singlesends-search.body","$ref":"contract:/components/schemas/singlesend_search"};
const schema151 = {"$id":"contract:/components/schemas/singlesend_search","type":"object","properties":{"name":{"type":"string","minLength":1,"maxLength":100},"status":{"type":"array","uniqueItems":true,"items":{"type":"string","enum":["draft","scheduled","triggered"]}},"categories":{"type":"array","uniqueItems":true,"items":{"type":"string"}}}};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func0(data0) > 100){
const err0 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/singlesend_search/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema151.properties.name,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func0(data0) < 1){
const err1 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/singlesend_search/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema151.properties.name,data:data0};
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
const err2 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/singlesend_search/properties/name/type",keyword:"type",params:{type: "string"},schema:schema151.properties.name.type,parentSchema:schema151.properties.name,data:data0};
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
let data1 = data.status;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/status/" + i0,schemaPath:"contract:/components/schemas/singlesend_search/properties/status/items/type",keyword:"type",params:{type: "string"},schema:schema151.properties.status.items.type,parentSchema:schema151.properties.status.items,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(((data2 === "draft") || (data2 === "scheduled")) || (data2 === "triggered"))){
const err4 = {instancePath:instancePath+"/status/" + i0,schemaPath:"contract:/components/schemas/singlesend_search/properties/status/items/enum",keyword:"enum",params:{allowedValues: schema151.properties.status.items.enum},schema:schema151.properties.status.items.enum,parentSchema:schema151.properties.status.items,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data1.length > 1 && func1(data1, dynamicAnchors)){
const err5 = {instancePath:instancePath+"/status",schemaPath:"contract:/components/schemas/singlesend_search/properties/status/uniqueItems",keyword:"uniqueItems",params:{},schema:true,parentSchema:schema151.properties.status,data:data1};
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
const err6 = {instancePath:instancePath+"/status",schemaPath:"contract:/components/schemas/singlesend_search/properties/status/type",keyword:"type",params:{type: "array"},schema:schema151.properties.status.type,parentSchema:schema151.properties.status,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.categories !== undefined){
let data3 = data.categories;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if(typeof data4 !== "string"){
const err7 = {instancePath:instancePath+"/categories/" + i1,schemaPath:"contract:/components/schemas/singlesend_search/properties/categories/items/type",keyword:"type",params:{type: "string"},schema:schema151.properties.categories.items.type,parentSchema:schema151.properties.categories.items,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data3.length > 1 && func1(data3, dynamicAnchors)){
const err8 = {instancePath:instancePath+"/categories",schemaPath:"contract:/components/schemas/singlesend_search/properties/categories/uniqueItems",keyword:"uniqueItems",params:{},schema:true,parentSchema:schema151.properties.categories,data:data3};
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
const err9 = {instancePath:instancePath+"/categories",schemaPath:"contract:/components/schemas/singlesend_search/properties/categories/type",keyword:"type",params:{type: "array"},schema:schema151.properties.categories.type,parentSchema:schema151.properties.categories,data:data3};
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
const err10 = {instancePath,schemaPath:"contract:/components/schemas/singlesend_search/type",keyword:"type",params:{type: "object"},schema:schema151.type,parentSchema:schema151,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate132.errors = vErrors;
return errors === 0;
}
validate132.evaluated = {"props":{"name":true,"status":true,"categories":true},"dynamicProps":false,"dynamicItems":false};

exports.v123 = validate133;
const schema152 = {"$id":"contract:/PUT_marketing-singlesends-id-schedule.body","type":"object","properties":{"send_at":{"type":"string","enum":["now"],"format":"date-time","leapSecond":"date-time"}},"required":["send_at"]};

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
if(data.send_at === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "send_at"},schema:schema152.required,parentSchema:schema152,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.send_at !== undefined){
let data0 = data.send_at;
if(!(data0 === "now")){
const err1 = {instancePath:instancePath+"/send_at",schemaPath:"#/properties/send_at/enum",keyword:"enum",params:{allowedValues: schema152.properties.send_at.enum},schema:schema152.properties.send_at.enum,parentSchema:schema152.properties.send_at,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data0 === "string"){
if(!(formats24.test(data0))){
const err2 = {instancePath:instancePath+"/send_at",schemaPath:"#/properties/send_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema152.properties.send_at,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.includes(":60")){
const next0 = Date.parse((data0).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err3 = {instancePath:instancePath+"/send_at",schemaPath:"#/properties/send_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema152.properties.send_at,data:data0};
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
const err4 = {instancePath:instancePath+"/send_at",schemaPath:"#/properties/send_at/type",keyword:"type",params:{type: "string"},schema:schema152.properties.send_at.type,parentSchema:schema152.properties.send_at,data:data0};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema152.type,parentSchema:schema152,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate133.errors = vErrors;
return errors === 0;
}
validate133.evaluated = {"props":{"send_at":true},"dynamicProps":false,"dynamicItems":false};

exports.v124 = validate134;
const schema153 = {"$id":"contract:/POST_marketing-test-send_email.body","type":"object","properties":{"template_id":{"type":"string","format":"uuid"},"version_id_override":{"type":"string","format":"uuid"},"sender_id":{"type":"integer","safeInteger":true},"custom_unsubscribe_url":{"type":"string"},"suppression_group_id":{"type":"integer","safeInteger":true},"emails":{"type":"array","uniqueItems":true,"minItems":1,"maxItems":10,"items":{"type":"string","format":"email"}},"from_address":{"type":"string","format":"email"}},"required":["template_id","emails"]};

function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate134.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.template_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "template_id"},schema:schema153.required,parentSchema:schema153,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.emails === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "emails"},schema:schema153.required,parentSchema:schema153,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.template_id !== undefined){
let data0 = data.template_id;
if(typeof data0 === "string"){
if(!(formats17.test(data0))){
const err2 = {instancePath:instancePath+"/template_id",schemaPath:"#/properties/template_id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema153.properties.template_id,data:data0};
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
const err3 = {instancePath:instancePath+"/template_id",schemaPath:"#/properties/template_id/type",keyword:"type",params:{type: "string"},schema:schema153.properties.template_id.type,parentSchema:schema153.properties.template_id,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.version_id_override !== undefined){
let data1 = data.version_id_override;
if(typeof data1 === "string"){
if(!(formats17.test(data1))){
const err4 = {instancePath:instancePath+"/version_id_override",schemaPath:"#/properties/version_id_override/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema153.properties.version_id_override,data:data1};
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
const err5 = {instancePath:instancePath+"/version_id_override",schemaPath:"#/properties/version_id_override/type",keyword:"type",params:{type: "string"},schema:schema153.properties.version_id_override.type,parentSchema:schema153.properties.version_id_override,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.sender_id !== undefined){
let data2 = data.sender_id;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/sender_id",schemaPath:"#/properties/sender_id/type",keyword:"type",params:{type: "integer"},schema:schema153.properties.sender_id.type,parentSchema:schema153.properties.sender_id,data:data2};
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
const err7 = {instancePath:instancePath+"/sender_id",schemaPath:"#/properties/sender_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema153.properties.sender_id,data:data2};
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
if(data.custom_unsubscribe_url !== undefined){
let data3 = data.custom_unsubscribe_url;
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/custom_unsubscribe_url",schemaPath:"#/properties/custom_unsubscribe_url/type",keyword:"type",params:{type: "string"},schema:schema153.properties.custom_unsubscribe_url.type,parentSchema:schema153.properties.custom_unsubscribe_url,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.suppression_group_id !== undefined){
let data4 = data.suppression_group_id;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err9 = {instancePath:instancePath+"/suppression_group_id",schemaPath:"#/properties/suppression_group_id/type",keyword:"type",params:{type: "integer"},schema:schema153.properties.suppression_group_id.type,parentSchema:schema153.properties.suppression_group_id,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(Math.abs(data4) > 9007199254740991){
const err10 = {instancePath:instancePath+"/suppression_group_id",schemaPath:"#/properties/suppression_group_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema153.properties.suppression_group_id,data:data4};
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
if(data.emails !== undefined){
let data5 = data.emails;
if(Array.isArray(data5)){
if(data5.length > 10){
const err11 = {instancePath:instancePath+"/emails",schemaPath:"#/properties/emails/maxItems",keyword:"maxItems",params:{limit: 10},schema:10,parentSchema:schema153.properties.emails,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data5.length < 1){
const err12 = {instancePath:instancePath+"/emails",schemaPath:"#/properties/emails/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema153.properties.emails,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 === "string"){
if(!(formats0.test(data6))){
const err13 = {instancePath:instancePath+"/emails/" + i0,schemaPath:"#/properties/emails/items/format",keyword:"format",params:{format: "email"},schema:"email",parentSchema:schema153.properties.emails.items,data:data6};
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
const err14 = {instancePath:instancePath+"/emails/" + i0,schemaPath:"#/properties/emails/items/type",keyword:"type",params:{type: "string"},schema:schema153.properties.emails.items.type,parentSchema:schema153.properties.emails.items,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data5.length > 1 && func1(data5, dynamicAnchors)){
const err15 = {instancePath:instancePath+"/emails",schemaPath:"#/properties/emails/uniqueItems",keyword:"uniqueItems",params:{},schema:true,parentSchema:schema153.properties.emails,data:data5};
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
const err16 = {instancePath:instancePath+"/emails",schemaPath:"#/properties/emails/type",keyword:"type",params:{type: "array"},schema:schema153.properties.emails.type,parentSchema:schema153.properties.emails,data:data5};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.from_address !== undefined){
let data7 = data.from_address;
if(typeof data7 === "string"){
if(!(formats0.test(data7))){
const err17 = {instancePath:instancePath+"/from_address",schemaPath:"#/properties/from_address/format",keyword:"format",params:{format: "email"},schema:"email",parentSchema:schema153.properties.from_address,data:data7};
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
const err18 = {instancePath:instancePath+"/from_address",schemaPath:"#/properties/from_address/type",keyword:"type",params:{type: "string"},schema:schema153.properties.from_address.type,parentSchema:schema153.properties.from_address,data:data7};
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
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema153.type,parentSchema:schema153,data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate134.errors = vErrors;
return errors === 0;
}
validate134.evaluated = {"props":{"template_id":true,"version_id_override":true,"sender_id":true,"custom_unsubscribe_url":true,"suppression_group_id":true,"emails":true,"from_address":true},"dynamicProps":false,"dynamicItems":false};

exports.v125 = validate135;
const schema154 = {"$id":"contract:/getall-automation-stats.parameters","type":"object","properties":{"query":{"type":"object","properties":{"automation_ids":{"type":"array","minItems":1,"maxItems":25,"items":{"type":"string"}},"page_size":{"type":"integer","minimum":1,"maximum":100},"page_token":{"type":"string"}},"required":[]}},"required":["query"]};

function validate135(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate135.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema154.required,parentSchema:schema154,data};
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
if(data0.automation_ids !== undefined){
let data1 = data0.automation_ids;
if(Array.isArray(data1)){
if(data1.length > 25){
const err1 = {instancePath:instancePath+"/query/automation_ids",schemaPath:"#/properties/query/properties/automation_ids/maxItems",keyword:"maxItems",params:{limit: 25},schema:25,parentSchema:schema154.properties.query.properties.automation_ids,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data1.length < 1){
const err2 = {instancePath:instancePath+"/query/automation_ids",schemaPath:"#/properties/query/properties/automation_ids/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema154.properties.query.properties.automation_ids,data:data1};
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
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/query/automation_ids/" + i0,schemaPath:"#/properties/query/properties/automation_ids/items/type",keyword:"type",params:{type: "string"},schema:schema154.properties.query.properties.automation_ids.items.type,parentSchema:schema154.properties.query.properties.automation_ids.items,data:data2};
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
const err4 = {instancePath:instancePath+"/query/automation_ids",schemaPath:"#/properties/query/properties/automation_ids/type",keyword:"type",params:{type: "array"},schema:schema154.properties.query.properties.automation_ids.type,parentSchema:schema154.properties.query.properties.automation_ids,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.page_size !== undefined){
let data3 = data0.page_size;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err5 = {instancePath:instancePath+"/query/page_size",schemaPath:"#/properties/query/properties/page_size/type",keyword:"type",params:{type: "integer"},schema:schema154.properties.query.properties.page_size.type,parentSchema:schema154.properties.query.properties.page_size,data:data3};
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
const err6 = {instancePath:instancePath+"/query/page_size",schemaPath:"#/properties/query/properties/page_size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema154.properties.query.properties.page_size,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err7 = {instancePath:instancePath+"/query/page_size",schemaPath:"#/properties/query/properties/page_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema154.properties.query.properties.page_size,data:data3};
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
if(data0.page_token !== undefined){
let data4 = data0.page_token;
if(typeof data4 !== "string"){
const err8 = {instancePath:instancePath+"/query/page_token",schemaPath:"#/properties/query/properties/page_token/type",keyword:"type",params:{type: "string"},schema:schema154.properties.query.properties.page_token.type,parentSchema:schema154.properties.query.properties.page_token,data:data4};
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
const err9 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema154.properties.query.type,parentSchema:schema154.properties.query,data:data0};
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
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema154.type,parentSchema:schema154,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate135.errors = vErrors;
return errors === 0;
}
validate135.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v126 = validate136;
const schema155 = {"$id":"contract:/get-automation-stat.parameters","type":"object","properties":{"path":{"type":"object","properties":{"id":{"type":"string"}},"required":["id"]},"query":{"type":"object","properties":{"group_by":{"type":"array","items":{"type":"string","enum":["step_id"]}},"step_ids":{"type":"array","uniqueItems":true,"items":{"type":"string","format":"uuid"}},"aggregated_by":{"type":"string","enum":["day","total"]},"start_date":{"type":"string","format":"date"},"end_date":{"type":"string","format":"date"},"timezone":{"type":"string"},"page_size":{"type":"integer","minimum":1,"maximum":100},"page_token":{"type":"string"}},"required":[]}},"required":["path","query"]};
const formats34 = /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$/;

function validate136(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate136.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema155.required,parentSchema:schema155,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema155.required,parentSchema:schema155,data};
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
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "id"},schema:schema155.properties.path.required,parentSchema:schema155.properties.path,data:data0};
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
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type: "string"},schema:schema155.properties.path.properties.id.type,parentSchema:schema155.properties.path.properties.id,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema155.properties.path.type,parentSchema:schema155.properties.path,data:data0};
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
if(data2.group_by !== undefined){
let data3 = data2.group_by;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/query/group_by/" + i0,schemaPath:"#/properties/query/properties/group_by/items/type",keyword:"type",params:{type: "string"},schema:schema155.properties.query.properties.group_by.items.type,parentSchema:schema155.properties.query.properties.group_by.items,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(data4 === "step_id")){
const err6 = {instancePath:instancePath+"/query/group_by/" + i0,schemaPath:"#/properties/query/properties/group_by/items/enum",keyword:"enum",params:{allowedValues: schema155.properties.query.properties.group_by.items.enum},schema:schema155.properties.query.properties.group_by.items.enum,parentSchema:schema155.properties.query.properties.group_by.items,data:data4};
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
const err7 = {instancePath:instancePath+"/query/group_by",schemaPath:"#/properties/query/properties/group_by/type",keyword:"type",params:{type: "array"},schema:schema155.properties.query.properties.group_by.type,parentSchema:schema155.properties.query.properties.group_by,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data2.step_ids !== undefined){
let data5 = data2.step_ids;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(typeof data6 === "string"){
if(!(formats17.test(data6))){
const err8 = {instancePath:instancePath+"/query/step_ids/" + i1,schemaPath:"#/properties/query/properties/step_ids/items/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema155.properties.query.properties.step_ids.items,data:data6};
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
const err9 = {instancePath:instancePath+"/query/step_ids/" + i1,schemaPath:"#/properties/query/properties/step_ids/items/type",keyword:"type",params:{type: "string"},schema:schema155.properties.query.properties.step_ids.items.type,parentSchema:schema155.properties.query.properties.step_ids.items,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data5.length > 1 && func1(data5, dynamicAnchors)){
const err10 = {instancePath:instancePath+"/query/step_ids",schemaPath:"#/properties/query/properties/step_ids/uniqueItems",keyword:"uniqueItems",params:{},schema:true,parentSchema:schema155.properties.query.properties.step_ids,data:data5};
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
const err11 = {instancePath:instancePath+"/query/step_ids",schemaPath:"#/properties/query/properties/step_ids/type",keyword:"type",params:{type: "array"},schema:schema155.properties.query.properties.step_ids.type,parentSchema:schema155.properties.query.properties.step_ids,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data2.aggregated_by !== undefined){
let data7 = data2.aggregated_by;
if(typeof data7 !== "string"){
const err12 = {instancePath:instancePath+"/query/aggregated_by",schemaPath:"#/properties/query/properties/aggregated_by/type",keyword:"type",params:{type: "string"},schema:schema155.properties.query.properties.aggregated_by.type,parentSchema:schema155.properties.query.properties.aggregated_by,data:data7};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!((data7 === "day") || (data7 === "total"))){
const err13 = {instancePath:instancePath+"/query/aggregated_by",schemaPath:"#/properties/query/properties/aggregated_by/enum",keyword:"enum",params:{allowedValues: schema155.properties.query.properties.aggregated_by.enum},schema:schema155.properties.query.properties.aggregated_by.enum,parentSchema:schema155.properties.query.properties.aggregated_by,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data2.start_date !== undefined){
let data8 = data2.start_date;
if(typeof data8 === "string"){
if(!(formats34.test(data8))){
const err14 = {instancePath:instancePath+"/query/start_date",schemaPath:"#/properties/query/properties/start_date/format",keyword:"format",params:{format: "date"},schema:"date",parentSchema:schema155.properties.query.properties.start_date,data:data8};
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
const err15 = {instancePath:instancePath+"/query/start_date",schemaPath:"#/properties/query/properties/start_date/type",keyword:"type",params:{type: "string"},schema:schema155.properties.query.properties.start_date.type,parentSchema:schema155.properties.query.properties.start_date,data:data8};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data2.end_date !== undefined){
let data9 = data2.end_date;
if(typeof data9 === "string"){
if(!(formats34.test(data9))){
const err16 = {instancePath:instancePath+"/query/end_date",schemaPath:"#/properties/query/properties/end_date/format",keyword:"format",params:{format: "date"},schema:"date",parentSchema:schema155.properties.query.properties.end_date,data:data9};
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
const err17 = {instancePath:instancePath+"/query/end_date",schemaPath:"#/properties/query/properties/end_date/type",keyword:"type",params:{type: "string"},schema:schema155.properties.query.properties.end_date.type,parentSchema:schema155.properties.query.properties.end_date,data:data9};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data2.timezone !== undefined){
let data10 = data2.timezone;
if(typeof data10 !== "string"){
const err18 = {instancePath:instancePath+"/query/timezone",schemaPath:"#/properties/query/properties/timezone/type",keyword:"type",params:{type: "string"},schema:schema155.properties.query.properties.timezone.type,parentSchema:schema155.properties.query.properties.timezone,data:data10};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data2.page_size !== undefined){
let data11 = data2.page_size;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err19 = {instancePath:instancePath+"/query/page_size",schemaPath:"#/properties/query/properties/page_size/type",keyword:"type",params:{type: "integer"},schema:schema155.properties.query.properties.page_size.type,parentSchema:schema155.properties.query.properties.page_size,data:data11};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 100 || isNaN(data11)){
const err20 = {instancePath:instancePath+"/query/page_size",schemaPath:"#/properties/query/properties/page_size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema155.properties.query.properties.page_size,data:data11};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data11 < 1 || isNaN(data11)){
const err21 = {instancePath:instancePath+"/query/page_size",schemaPath:"#/properties/query/properties/page_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema155.properties.query.properties.page_size,data:data11};
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
if(data2.page_token !== undefined){
let data12 = data2.page_token;
if(typeof data12 !== "string"){
const err22 = {instancePath:instancePath+"/query/page_token",schemaPath:"#/properties/query/properties/page_token/type",keyword:"type",params:{type: "string"},schema:schema155.properties.query.properties.page_token.type,parentSchema:schema155.properties.query.properties.page_token,data:data12};
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
const err23 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema155.properties.query.type,parentSchema:schema155.properties.query,data:data2};
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
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema155.type,parentSchema:schema155,data};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate136.errors = vErrors;
return errors === 0;
}
validate136.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v127 = validate137;
const schema156 = {"$id":"contract:/getall-singlesend-stats.parameters","type":"object","properties":{"query":{"type":"object","properties":{"singlesend_ids":{"type":"array","minItems":1,"maxItems":25,"items":{"type":"string"}},"page_size":{"type":"integer","minimum":1,"maximum":100},"page_token":{"type":"string"}},"required":[]}},"required":["query"]};

function validate137(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate137.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema156.required,parentSchema:schema156,data};
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
if(data0.singlesend_ids !== undefined){
let data1 = data0.singlesend_ids;
if(Array.isArray(data1)){
if(data1.length > 25){
const err1 = {instancePath:instancePath+"/query/singlesend_ids",schemaPath:"#/properties/query/properties/singlesend_ids/maxItems",keyword:"maxItems",params:{limit: 25},schema:25,parentSchema:schema156.properties.query.properties.singlesend_ids,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data1.length < 1){
const err2 = {instancePath:instancePath+"/query/singlesend_ids",schemaPath:"#/properties/query/properties/singlesend_ids/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema156.properties.query.properties.singlesend_ids,data:data1};
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
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/query/singlesend_ids/" + i0,schemaPath:"#/properties/query/properties/singlesend_ids/items/type",keyword:"type",params:{type: "string"},schema:schema156.properties.query.properties.singlesend_ids.items.type,parentSchema:schema156.properties.query.properties.singlesend_ids.items,data:data2};
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
const err4 = {instancePath:instancePath+"/query/singlesend_ids",schemaPath:"#/properties/query/properties/singlesend_ids/type",keyword:"type",params:{type: "array"},schema:schema156.properties.query.properties.singlesend_ids.type,parentSchema:schema156.properties.query.properties.singlesend_ids,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.page_size !== undefined){
let data3 = data0.page_size;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err5 = {instancePath:instancePath+"/query/page_size",schemaPath:"#/properties/query/properties/page_size/type",keyword:"type",params:{type: "integer"},schema:schema156.properties.query.properties.page_size.type,parentSchema:schema156.properties.query.properties.page_size,data:data3};
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
const err6 = {instancePath:instancePath+"/query/page_size",schemaPath:"#/properties/query/properties/page_size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema156.properties.query.properties.page_size,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err7 = {instancePath:instancePath+"/query/page_size",schemaPath:"#/properties/query/properties/page_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema156.properties.query.properties.page_size,data:data3};
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
if(data0.page_token !== undefined){
let data4 = data0.page_token;
if(typeof data4 !== "string"){
const err8 = {instancePath:instancePath+"/query/page_token",schemaPath:"#/properties/query/properties/page_token/type",keyword:"type",params:{type: "string"},schema:schema156.properties.query.properties.page_token.type,parentSchema:schema156.properties.query.properties.page_token,data:data4};
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
const err9 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema156.properties.query.type,parentSchema:schema156.properties.query,data:data0};
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
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema156.type,parentSchema:schema156,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate137.errors = vErrors;
return errors === 0;
}
validate137.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v128 = validate138;
const schema157 = {"$id":"contract:/get-singlesend-stat.parameters","type":"object","properties":{"path":{"type":"object","properties":{"id":{"type":"string"}},"required":["id"]},"query":{"type":"object","properties":{"aggregated_by":{"type":"string","enum":["day","total"]},"start_date":{"type":"string","format":"date"},"end_date":{"type":"string","format":"date"},"timezone":{"type":"string"},"page_size":{"type":"integer","minimum":1,"maximum":100},"page_token":{"type":"string"},"group_by":{"type":"array","items":{"type":"string","enum":["ab_variation","ab_phase"]}}},"required":[]}},"required":["path","query"]};

function validate138(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate138.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema157.required,parentSchema:schema157,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema157.required,parentSchema:schema157,data};
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
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "id"},schema:schema157.properties.path.required,parentSchema:schema157.properties.path,data:data0};
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
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type: "string"},schema:schema157.properties.path.properties.id.type,parentSchema:schema157.properties.path.properties.id,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema157.properties.path.type,parentSchema:schema157.properties.path,data:data0};
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
if(data2.aggregated_by !== undefined){
let data3 = data2.aggregated_by;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/query/aggregated_by",schemaPath:"#/properties/query/properties/aggregated_by/type",keyword:"type",params:{type: "string"},schema:schema157.properties.query.properties.aggregated_by.type,parentSchema:schema157.properties.query.properties.aggregated_by,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((data3 === "day") || (data3 === "total"))){
const err6 = {instancePath:instancePath+"/query/aggregated_by",schemaPath:"#/properties/query/properties/aggregated_by/enum",keyword:"enum",params:{allowedValues: schema157.properties.query.properties.aggregated_by.enum},schema:schema157.properties.query.properties.aggregated_by.enum,parentSchema:schema157.properties.query.properties.aggregated_by,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data2.start_date !== undefined){
let data4 = data2.start_date;
if(typeof data4 === "string"){
if(!(formats34.test(data4))){
const err7 = {instancePath:instancePath+"/query/start_date",schemaPath:"#/properties/query/properties/start_date/format",keyword:"format",params:{format: "date"},schema:"date",parentSchema:schema157.properties.query.properties.start_date,data:data4};
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
const err8 = {instancePath:instancePath+"/query/start_date",schemaPath:"#/properties/query/properties/start_date/type",keyword:"type",params:{type: "string"},schema:schema157.properties.query.properties.start_date.type,parentSchema:schema157.properties.query.properties.start_date,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.end_date !== undefined){
let data5 = data2.end_date;
if(typeof data5 === "string"){
if(!(formats34.test(data5))){
const err9 = {instancePath:instancePath+"/query/end_date",schemaPath:"#/properties/query/properties/end_date/format",keyword:"format",params:{format: "date"},schema:"date",parentSchema:schema157.properties.query.properties.end_date,data:data5};
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
const err10 = {instancePath:instancePath+"/query/end_date",schemaPath:"#/properties/query/properties/end_date/type",keyword:"type",params:{type: "string"},schema:schema157.properties.query.properties.end_date.type,parentSchema:schema157.properties.query.properties.end_date,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.timezone !== undefined){
let data6 = data2.timezone;
if(typeof data6 !== "string"){
const err11 = {instancePath:instancePath+"/query/timezone",schemaPath:"#/properties/query/properties/timezone/type",keyword:"type",params:{type: "string"},schema:schema157.properties.query.properties.timezone.type,parentSchema:schema157.properties.query.properties.timezone,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data2.page_size !== undefined){
let data7 = data2.page_size;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err12 = {instancePath:instancePath+"/query/page_size",schemaPath:"#/properties/query/properties/page_size/type",keyword:"type",params:{type: "integer"},schema:schema157.properties.query.properties.page_size.type,parentSchema:schema157.properties.query.properties.page_size,data:data7};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 100 || isNaN(data7)){
const err13 = {instancePath:instancePath+"/query/page_size",schemaPath:"#/properties/query/properties/page_size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema157.properties.query.properties.page_size,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data7 < 1 || isNaN(data7)){
const err14 = {instancePath:instancePath+"/query/page_size",schemaPath:"#/properties/query/properties/page_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema157.properties.query.properties.page_size,data:data7};
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
if(data2.page_token !== undefined){
let data8 = data2.page_token;
if(typeof data8 !== "string"){
const err15 = {instancePath:instancePath+"/query/page_token",schemaPath:"#/properties/query/properties/page_token/type",keyword:"type",params:{type: "string"},schema:schema157.properties.query.properties.page_token.type,parentSchema:schema157.properties.query.properties.page_token,data:data8};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data2.group_by !== undefined){
let data9 = data2.group_by;
if(Array.isArray(data9)){
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
if(typeof data10 !== "string"){
const err16 = {instancePath:instancePath+"/query/group_by/" + i0,schemaPath:"#/properties/query/properties/group_by/items/type",keyword:"type",params:{type: "string"},schema:schema157.properties.query.properties.group_by.items.type,parentSchema:schema157.properties.query.properties.group_by.items,data:data10};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!((data10 === "ab_variation") || (data10 === "ab_phase"))){
const err17 = {instancePath:instancePath+"/query/group_by/" + i0,schemaPath:"#/properties/query/properties/group_by/items/enum",keyword:"enum",params:{allowedValues: schema157.properties.query.properties.group_by.items.enum},schema:schema157.properties.query.properties.group_by.items.enum,parentSchema:schema157.properties.query.properties.group_by.items,data:data10};
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
const err18 = {instancePath:instancePath+"/query/group_by",schemaPath:"#/properties/query/properties/group_by/type",keyword:"type",params:{type: "array"},schema:schema157.properties.query.properties.group_by.type,parentSchema:schema157.properties.query.properties.group_by,data:data9};
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
const err19 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema157.properties.query.type,parentSchema:schema157.properties.query,data:data2};
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
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema157.type,parentSchema:schema157,data};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate138.errors = vErrors;
return errors === 0;
}
validate138.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v129 = validate139;
const schema158 = {"$id":"contract:/get-automation-link-stat.parameters","type":"object","properties":{"path":{"type":"object","properties":{"id":{"type":"string","format":"uuid"}},"required":["id"]},"query":{"type":"object","properties":{"group_by":{"type":"array","items":{"type":"string","enum":["step_id"]}},"step_ids":{"type":"array","uniqueItems":true,"items":{"type":"string","format":"uuid"}},"page_size":{"type":"integer","minimum":1,"maximum":100},"page_token":{"type":"string"}},"required":[]}},"required":["path","query"]};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema158.required,parentSchema:schema158,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema158.required,parentSchema:schema158,data};
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
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "id"},schema:schema158.properties.path.required,parentSchema:schema158.properties.path,data:data0};
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
if(!(formats17.test(data1))){
const err3 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema158.properties.path.properties.id,data:data1};
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
const err4 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type: "string"},schema:schema158.properties.path.properties.id.type,parentSchema:schema158.properties.path.properties.id,data:data1};
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
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema158.properties.path.type,parentSchema:schema158.properties.path,data:data0};
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
if(data2.group_by !== undefined){
let data3 = data2.group_by;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/query/group_by/" + i0,schemaPath:"#/properties/query/properties/group_by/items/type",keyword:"type",params:{type: "string"},schema:schema158.properties.query.properties.group_by.items.type,parentSchema:schema158.properties.query.properties.group_by.items,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(data4 === "step_id")){
const err7 = {instancePath:instancePath+"/query/group_by/" + i0,schemaPath:"#/properties/query/properties/group_by/items/enum",keyword:"enum",params:{allowedValues: schema158.properties.query.properties.group_by.items.enum},schema:schema158.properties.query.properties.group_by.items.enum,parentSchema:schema158.properties.query.properties.group_by.items,data:data4};
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
const err8 = {instancePath:instancePath+"/query/group_by",schemaPath:"#/properties/query/properties/group_by/type",keyword:"type",params:{type: "array"},schema:schema158.properties.query.properties.group_by.type,parentSchema:schema158.properties.query.properties.group_by,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.step_ids !== undefined){
let data5 = data2.step_ids;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(typeof data6 === "string"){
if(!(formats17.test(data6))){
const err9 = {instancePath:instancePath+"/query/step_ids/" + i1,schemaPath:"#/properties/query/properties/step_ids/items/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema158.properties.query.properties.step_ids.items,data:data6};
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
const err10 = {instancePath:instancePath+"/query/step_ids/" + i1,schemaPath:"#/properties/query/properties/step_ids/items/type",keyword:"type",params:{type: "string"},schema:schema158.properties.query.properties.step_ids.items.type,parentSchema:schema158.properties.query.properties.step_ids.items,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data5.length > 1 && func1(data5, dynamicAnchors)){
const err11 = {instancePath:instancePath+"/query/step_ids",schemaPath:"#/properties/query/properties/step_ids/uniqueItems",keyword:"uniqueItems",params:{},schema:true,parentSchema:schema158.properties.query.properties.step_ids,data:data5};
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
const err12 = {instancePath:instancePath+"/query/step_ids",schemaPath:"#/properties/query/properties/step_ids/type",keyword:"type",params:{type: "array"},schema:schema158.properties.query.properties.step_ids.type,parentSchema:schema158.properties.query.properties.step_ids,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data2.page_size !== undefined){
let data7 = data2.page_size;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err13 = {instancePath:instancePath+"/query/page_size",schemaPath:"#/properties/query/properties/page_size/type",keyword:"type",params:{type: "integer"},schema:schema158.properties.query.properties.page_size.type,parentSchema:schema158.properties.query.properties.page_size,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 100 || isNaN(data7)){
const err14 = {instancePath:instancePath+"/query/page_size",schemaPath:"#/properties/query/properties/page_size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema158.properties.query.properties.page_size,data:data7};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data7 < 1 || isNaN(data7)){
const err15 = {instancePath:instancePath+"/query/page_size",schemaPath:"#/properties/query/properties/page_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema158.properties.query.properties.page_size,data:data7};
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
if(data2.page_token !== undefined){
let data8 = data2.page_token;
if(typeof data8 !== "string"){
const err16 = {instancePath:instancePath+"/query/page_token",schemaPath:"#/properties/query/properties/page_token/type",keyword:"type",params:{type: "string"},schema:schema158.properties.query.properties.page_token.type,parentSchema:schema158.properties.query.properties.page_token,data:data8};
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
const err17 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema158.properties.query.type,parentSchema:schema158.properties.query,data:data2};
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
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema158.type,parentSchema:schema158,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate139.errors = vErrors;
return errors === 0;
}
validate139.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v130 = validate140;
const schema159 = {"$id":"contract:/get-singlesend-link-stat.parameters","type":"object","properties":{"path":{"type":"object","properties":{"id":{"type":"string"}},"required":["id"]},"query":{"type":"object","properties":{"page_size":{"type":"integer","minimum":1,"maximum":100},"page_token":{"type":"string"},"group_by":{"type":"array","items":{"type":"string","enum":["ab_variation","ab_phase"]}},"ab_variation_id":{"type":"string","format":"uuid"},"ab_phase_id":{"type":"string","enum":["test","send"]}},"required":[]}},"required":["path","query"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema159.required,parentSchema:schema159,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema159.required,parentSchema:schema159,data};
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
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "id"},schema:schema159.properties.path.required,parentSchema:schema159.properties.path,data:data0};
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
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type: "string"},schema:schema159.properties.path.properties.id.type,parentSchema:schema159.properties.path.properties.id,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema159.properties.path.type,parentSchema:schema159.properties.path,data:data0};
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
if(data2.page_size !== undefined){
let data3 = data2.page_size;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err5 = {instancePath:instancePath+"/query/page_size",schemaPath:"#/properties/query/properties/page_size/type",keyword:"type",params:{type: "integer"},schema:schema159.properties.query.properties.page_size.type,parentSchema:schema159.properties.query.properties.page_size,data:data3};
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
const err6 = {instancePath:instancePath+"/query/page_size",schemaPath:"#/properties/query/properties/page_size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema159.properties.query.properties.page_size,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err7 = {instancePath:instancePath+"/query/page_size",schemaPath:"#/properties/query/properties/page_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema159.properties.query.properties.page_size,data:data3};
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
if(data2.page_token !== undefined){
let data4 = data2.page_token;
if(typeof data4 !== "string"){
const err8 = {instancePath:instancePath+"/query/page_token",schemaPath:"#/properties/query/properties/page_token/type",keyword:"type",params:{type: "string"},schema:schema159.properties.query.properties.page_token.type,parentSchema:schema159.properties.query.properties.page_token,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.group_by !== undefined){
let data5 = data2.group_by;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 !== "string"){
const err9 = {instancePath:instancePath+"/query/group_by/" + i0,schemaPath:"#/properties/query/properties/group_by/items/type",keyword:"type",params:{type: "string"},schema:schema159.properties.query.properties.group_by.items.type,parentSchema:schema159.properties.query.properties.group_by.items,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((data6 === "ab_variation") || (data6 === "ab_phase"))){
const err10 = {instancePath:instancePath+"/query/group_by/" + i0,schemaPath:"#/properties/query/properties/group_by/items/enum",keyword:"enum",params:{allowedValues: schema159.properties.query.properties.group_by.items.enum},schema:schema159.properties.query.properties.group_by.items.enum,parentSchema:schema159.properties.query.properties.group_by.items,data:data6};
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
const err11 = {instancePath:instancePath+"/query/group_by",schemaPath:"#/properties/query/properties/group_by/type",keyword:"type",params:{type: "array"},schema:schema159.properties.query.properties.group_by.type,parentSchema:schema159.properties.query.properties.group_by,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data2.ab_variation_id !== undefined){
let data7 = data2.ab_variation_id;
if(typeof data7 === "string"){
if(!(formats17.test(data7))){
const err12 = {instancePath:instancePath+"/query/ab_variation_id",schemaPath:"#/properties/query/properties/ab_variation_id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema159.properties.query.properties.ab_variation_id,data:data7};
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
const err13 = {instancePath:instancePath+"/query/ab_variation_id",schemaPath:"#/properties/query/properties/ab_variation_id/type",keyword:"type",params:{type: "string"},schema:schema159.properties.query.properties.ab_variation_id.type,parentSchema:schema159.properties.query.properties.ab_variation_id,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data2.ab_phase_id !== undefined){
let data8 = data2.ab_phase_id;
if(typeof data8 !== "string"){
const err14 = {instancePath:instancePath+"/query/ab_phase_id",schemaPath:"#/properties/query/properties/ab_phase_id/type",keyword:"type",params:{type: "string"},schema:schema159.properties.query.properties.ab_phase_id.type,parentSchema:schema159.properties.query.properties.ab_phase_id,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!((data8 === "test") || (data8 === "send"))){
const err15 = {instancePath:instancePath+"/query/ab_phase_id",schemaPath:"#/properties/query/properties/ab_phase_id/enum",keyword:"enum",params:{allowedValues: schema159.properties.query.properties.ab_phase_id.enum},schema:schema159.properties.query.properties.ab_phase_id.enum,parentSchema:schema159.properties.query.properties.ab_phase_id,data:data8};
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
const err16 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema159.properties.query.type,parentSchema:schema159.properties.query,data:data2};
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
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema159.type,parentSchema:schema159,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate140.errors = vErrors;
return errors === 0;
}
validate140.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v131 = validate141;
const schema160 = {"$id":"contract:/get-singlesend-stats-export.parameters","type":"object","properties":{"query":{"type":"object","properties":{"ids":{"type":"array","minItems":1,"maxItems":50,"items":{"type":"string"}},"timezone":{"type":"string"}},"required":[]}},"required":["query"]};

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
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema160.required,parentSchema:schema160,data};
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
if(data0.ids !== undefined){
let data1 = data0.ids;
if(Array.isArray(data1)){
if(data1.length > 50){
const err1 = {instancePath:instancePath+"/query/ids",schemaPath:"#/properties/query/properties/ids/maxItems",keyword:"maxItems",params:{limit: 50},schema:50,parentSchema:schema160.properties.query.properties.ids,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data1.length < 1){
const err2 = {instancePath:instancePath+"/query/ids",schemaPath:"#/properties/query/properties/ids/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema160.properties.query.properties.ids,data:data1};
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
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/query/ids/" + i0,schemaPath:"#/properties/query/properties/ids/items/type",keyword:"type",params:{type: "string"},schema:schema160.properties.query.properties.ids.items.type,parentSchema:schema160.properties.query.properties.ids.items,data:data2};
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
const err4 = {instancePath:instancePath+"/query/ids",schemaPath:"#/properties/query/properties/ids/type",keyword:"type",params:{type: "array"},schema:schema160.properties.query.properties.ids.type,parentSchema:schema160.properties.query.properties.ids,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.timezone !== undefined){
let data3 = data0.timezone;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/query/timezone",schemaPath:"#/properties/query/properties/timezone/type",keyword:"type",params:{type: "string"},schema:schema160.properties.query.properties.timezone.type,parentSchema:schema160.properties.query.properties.timezone,data:data3};
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
const err6 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema160.properties.query.type,parentSchema:schema160.properties.query,data:data0};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema160.type,parentSchema:schema160,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate141.errors = vErrors;
return errors === 0;
}
validate141.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v132 = validate142;
const schema161 = {"$id":"contract:/POST_senders.body","allOf":[{"$ref":"contract:/components/schemas/sender-id-request"},{"type":"object","properties":{"from":{"type":"object","required":["email"]},"reply_to":{"type":"object","required":["email"]}},"required":["nickname","address","city","country"]}]};
const schema162 = {"$id":"contract:/components/schemas/sender-id-request","type":"object","properties":{"nickname":{"type":"string"},"from":{"type":"object","properties":{"email":{"type":"string"},"name":{"type":"string"}}},"reply_to":{"type":"object","properties":{"email":{"type":"string"},"name":{"type":"string"}}},"address":{"type":"string"},"address_2":{"type":"string"},"city":{"type":"string"},"state":{"type":"string"},"zip":{"type":"string"},"country":{"type":"string"}}};

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
if(data.nickname !== undefined){
let data0 = data.nickname;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/nickname",schemaPath:"contract:/components/schemas/sender-id-request/properties/nickname/type",keyword:"type",params:{type: "string"},schema:schema162.properties.nickname.type,parentSchema:schema162.properties.nickname,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.from !== undefined){
let data1 = data.from;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.email !== undefined){
let data2 = data1.email;
if(typeof data2 !== "string"){
const err1 = {instancePath:instancePath+"/from/email",schemaPath:"contract:/components/schemas/sender-id-request/properties/from/properties/email/type",keyword:"type",params:{type: "string"},schema:schema162.properties.from.properties.email.type,parentSchema:schema162.properties.from.properties.email,data:data2};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data1.name !== undefined){
let data3 = data1.name;
if(typeof data3 !== "string"){
const err2 = {instancePath:instancePath+"/from/name",schemaPath:"contract:/components/schemas/sender-id-request/properties/from/properties/name/type",keyword:"type",params:{type: "string"},schema:schema162.properties.from.properties.name.type,parentSchema:schema162.properties.from.properties.name,data:data3};
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
const err3 = {instancePath:instancePath+"/from",schemaPath:"contract:/components/schemas/sender-id-request/properties/from/type",keyword:"type",params:{type: "object"},schema:schema162.properties.from.type,parentSchema:schema162.properties.from,data:data1};
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
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.email !== undefined){
let data5 = data4.email;
if(typeof data5 !== "string"){
const err4 = {instancePath:instancePath+"/reply_to/email",schemaPath:"contract:/components/schemas/sender-id-request/properties/reply_to/properties/email/type",keyword:"type",params:{type: "string"},schema:schema162.properties.reply_to.properties.email.type,parentSchema:schema162.properties.reply_to.properties.email,data:data5};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data4.name !== undefined){
let data6 = data4.name;
if(typeof data6 !== "string"){
const err5 = {instancePath:instancePath+"/reply_to/name",schemaPath:"contract:/components/schemas/sender-id-request/properties/reply_to/properties/name/type",keyword:"type",params:{type: "string"},schema:schema162.properties.reply_to.properties.name.type,parentSchema:schema162.properties.reply_to.properties.name,data:data6};
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
const err6 = {instancePath:instancePath+"/reply_to",schemaPath:"contract:/components/schemas/sender-id-request/properties/reply_to/type",keyword:"type",params:{type: "object"},schema:schema162.properties.reply_to.type,parentSchema:schema162.properties.reply_to,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.address !== undefined){
let data7 = data.address;
if(typeof data7 !== "string"){
const err7 = {instancePath:instancePath+"/address",schemaPath:"contract:/components/schemas/sender-id-request/properties/address/type",keyword:"type",params:{type: "string"},schema:schema162.properties.address.type,parentSchema:schema162.properties.address,data:data7};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.address_2 !== undefined){
let data8 = data.address_2;
if(typeof data8 !== "string"){
const err8 = {instancePath:instancePath+"/address_2",schemaPath:"contract:/components/schemas/sender-id-request/properties/address_2/type",keyword:"type",params:{type: "string"},schema:schema162.properties.address_2.type,parentSchema:schema162.properties.address_2,data:data8};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.city !== undefined){
let data9 = data.city;
if(typeof data9 !== "string"){
const err9 = {instancePath:instancePath+"/city",schemaPath:"contract:/components/schemas/sender-id-request/properties/city/type",keyword:"type",params:{type: "string"},schema:schema162.properties.city.type,parentSchema:schema162.properties.city,data:data9};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.state !== undefined){
let data10 = data.state;
if(typeof data10 !== "string"){
const err10 = {instancePath:instancePath+"/state",schemaPath:"contract:/components/schemas/sender-id-request/properties/state/type",keyword:"type",params:{type: "string"},schema:schema162.properties.state.type,parentSchema:schema162.properties.state,data:data10};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.zip !== undefined){
let data11 = data.zip;
if(typeof data11 !== "string"){
const err11 = {instancePath:instancePath+"/zip",schemaPath:"contract:/components/schemas/sender-id-request/properties/zip/type",keyword:"type",params:{type: "string"},schema:schema162.properties.zip.type,parentSchema:schema162.properties.zip,data:data11};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.country !== undefined){
let data12 = data.country;
if(typeof data12 !== "string"){
const err12 = {instancePath:instancePath+"/country",schemaPath:"contract:/components/schemas/sender-id-request/properties/country/type",keyword:"type",params:{type: "string"},schema:schema162.properties.country.type,parentSchema:schema162.properties.country,data:data12};
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
const err13 = {instancePath,schemaPath:"contract:/components/schemas/sender-id-request/type",keyword:"type",params:{type: "object"},schema:schema162.type,parentSchema:schema162,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.nickname === undefined){
const err14 = {instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: "nickname"},schema:schema161.allOf[1].required,parentSchema:schema161.allOf[1],data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.address === undefined){
const err15 = {instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: "address"},schema:schema161.allOf[1].required,parentSchema:schema161.allOf[1],data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.city === undefined){
const err16 = {instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: "city"},schema:schema161.allOf[1].required,parentSchema:schema161.allOf[1],data};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.country === undefined){
const err17 = {instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: "country"},schema:schema161.allOf[1].required,parentSchema:schema161.allOf[1],data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data.from !== undefined){
let data13 = data.from;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.email === undefined){
const err18 = {instancePath:instancePath+"/from",schemaPath:"#/allOf/1/properties/from/required",keyword:"required",params:{missingProperty: "email"},schema:schema161.allOf[1].properties.from.required,parentSchema:schema161.allOf[1].properties.from,data:data13};
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
const err19 = {instancePath:instancePath+"/from",schemaPath:"#/allOf/1/properties/from/type",keyword:"type",params:{type: "object"},schema:schema161.allOf[1].properties.from.type,parentSchema:schema161.allOf[1].properties.from,data:data13};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.reply_to !== undefined){
let data14 = data.reply_to;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.email === undefined){
const err20 = {instancePath:instancePath+"/reply_to",schemaPath:"#/allOf/1/properties/reply_to/required",keyword:"required",params:{missingProperty: "email"},schema:schema161.allOf[1].properties.reply_to.required,parentSchema:schema161.allOf[1].properties.reply_to,data:data14};
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
const err21 = {instancePath:instancePath+"/reply_to",schemaPath:"#/allOf/1/properties/reply_to/type",keyword:"type",params:{type: "object"},schema:schema161.allOf[1].properties.reply_to.type,parentSchema:schema161.allOf[1].properties.reply_to,data:data14};
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
const err22 = {instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},schema:schema161.allOf[1].type,parentSchema:schema161.allOf[1],data};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate142.errors = vErrors;
return errors === 0;
}
validate142.evaluated = {"props":{"from":true,"reply_to":true,"nickname":true,"address":true,"address_2":true,"city":true,"state":true,"zip":true,"country":true},"dynamicProps":false,"dynamicItems":false};

exports.v133 = validate143;
const schema163 = {"$id":"contract:/GET_v3-senders-sender_id.parameters","type":"object","properties":{"path":{"type":"object","properties":{"sender_id":{"type":"integer"}},"required":["sender_id"]},"header":{"type":"object","properties":{"on-behalf-of":{"type":"string"}},"required":[]}},"required":["path","header"]};

function validate143(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate143.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema163.required,parentSchema:schema163,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.header === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema163.required,parentSchema:schema163,data};
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
if(data0.sender_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "sender_id"},schema:schema163.properties.path.required,parentSchema:schema163.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.sender_id !== undefined){
let data1 = data0.sender_id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/path/sender_id",schemaPath:"#/properties/path/properties/sender_id/type",keyword:"type",params:{type: "integer"},schema:schema163.properties.path.properties.sender_id.type,parentSchema:schema163.properties.path.properties.sender_id,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema163.properties.path.type,parentSchema:schema163.properties.path,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.header !== undefined){
let data2 = data.header;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2["on-behalf-of"] !== undefined){
let data3 = data2["on-behalf-of"];
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/header/on-behalf-of",schemaPath:"#/properties/header/properties/on-behalf-of/type",keyword:"type",params:{type: "string"},schema:schema163.properties.header.properties["on-behalf-of"].type,parentSchema:schema163.properties.header.properties["on-behalf-of"],data:data3};
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
const err6 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema163.properties.header.type,parentSchema:schema163.properties.header,data:data2};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema163.type,parentSchema:schema163,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate143.errors = vErrors;
return errors === 0;
}
validate143.evaluated = {"props":{"path":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.v134 = validate144;
const schema164 = {"$id":"contract:/PATCH_v3-senders-sender_id.body","$ref":"contract:/components/schemas/sender-id-request"};

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
if(data.nickname !== undefined){
let data0 = data.nickname;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/nickname",schemaPath:"contract:/components/schemas/sender-id-request/properties/nickname/type",keyword:"type",params:{type: "string"},schema:schema162.properties.nickname.type,parentSchema:schema162.properties.nickname,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.from !== undefined){
let data1 = data.from;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.email !== undefined){
let data2 = data1.email;
if(typeof data2 !== "string"){
const err1 = {instancePath:instancePath+"/from/email",schemaPath:"contract:/components/schemas/sender-id-request/properties/from/properties/email/type",keyword:"type",params:{type: "string"},schema:schema162.properties.from.properties.email.type,parentSchema:schema162.properties.from.properties.email,data:data2};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data1.name !== undefined){
let data3 = data1.name;
if(typeof data3 !== "string"){
const err2 = {instancePath:instancePath+"/from/name",schemaPath:"contract:/components/schemas/sender-id-request/properties/from/properties/name/type",keyword:"type",params:{type: "string"},schema:schema162.properties.from.properties.name.type,parentSchema:schema162.properties.from.properties.name,data:data3};
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
const err3 = {instancePath:instancePath+"/from",schemaPath:"contract:/components/schemas/sender-id-request/properties/from/type",keyword:"type",params:{type: "object"},schema:schema162.properties.from.type,parentSchema:schema162.properties.from,data:data1};
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
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.email !== undefined){
let data5 = data4.email;
if(typeof data5 !== "string"){
const err4 = {instancePath:instancePath+"/reply_to/email",schemaPath:"contract:/components/schemas/sender-id-request/properties/reply_to/properties/email/type",keyword:"type",params:{type: "string"},schema:schema162.properties.reply_to.properties.email.type,parentSchema:schema162.properties.reply_to.properties.email,data:data5};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data4.name !== undefined){
let data6 = data4.name;
if(typeof data6 !== "string"){
const err5 = {instancePath:instancePath+"/reply_to/name",schemaPath:"contract:/components/schemas/sender-id-request/properties/reply_to/properties/name/type",keyword:"type",params:{type: "string"},schema:schema162.properties.reply_to.properties.name.type,parentSchema:schema162.properties.reply_to.properties.name,data:data6};
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
const err6 = {instancePath:instancePath+"/reply_to",schemaPath:"contract:/components/schemas/sender-id-request/properties/reply_to/type",keyword:"type",params:{type: "object"},schema:schema162.properties.reply_to.type,parentSchema:schema162.properties.reply_to,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.address !== undefined){
let data7 = data.address;
if(typeof data7 !== "string"){
const err7 = {instancePath:instancePath+"/address",schemaPath:"contract:/components/schemas/sender-id-request/properties/address/type",keyword:"type",params:{type: "string"},schema:schema162.properties.address.type,parentSchema:schema162.properties.address,data:data7};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.address_2 !== undefined){
let data8 = data.address_2;
if(typeof data8 !== "string"){
const err8 = {instancePath:instancePath+"/address_2",schemaPath:"contract:/components/schemas/sender-id-request/properties/address_2/type",keyword:"type",params:{type: "string"},schema:schema162.properties.address_2.type,parentSchema:schema162.properties.address_2,data:data8};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.city !== undefined){
let data9 = data.city;
if(typeof data9 !== "string"){
const err9 = {instancePath:instancePath+"/city",schemaPath:"contract:/components/schemas/sender-id-request/properties/city/type",keyword:"type",params:{type: "string"},schema:schema162.properties.city.type,parentSchema:schema162.properties.city,data:data9};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.state !== undefined){
let data10 = data.state;
if(typeof data10 !== "string"){
const err10 = {instancePath:instancePath+"/state",schemaPath:"contract:/components/schemas/sender-id-request/properties/state/type",keyword:"type",params:{type: "string"},schema:schema162.properties.state.type,parentSchema:schema162.properties.state,data:data10};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.zip !== undefined){
let data11 = data.zip;
if(typeof data11 !== "string"){
const err11 = {instancePath:instancePath+"/zip",schemaPath:"contract:/components/schemas/sender-id-request/properties/zip/type",keyword:"type",params:{type: "string"},schema:schema162.properties.zip.type,parentSchema:schema162.properties.zip,data:data11};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.country !== undefined){
let data12 = data.country;
if(typeof data12 !== "string"){
const err12 = {instancePath:instancePath+"/country",schemaPath:"contract:/components/schemas/sender-id-request/properties/country/type",keyword:"type",params:{type: "string"},schema:schema162.properties.country.type,parentSchema:schema162.properties.country,data:data12};
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
const err13 = {instancePath,schemaPath:"contract:/components/schemas/sender-id-request/type",keyword:"type",params:{type: "object"},schema:schema162.type,parentSchema:schema162,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate144.errors = vErrors;
return errors === 0;
}
validate144.evaluated = {"props":{"nickname":true,"from":true,"reply_to":true,"address":true,"address_2":true,"city":true,"state":true,"zip":true,"country":true},"dynamicProps":false,"dynamicItems":false};

exports.v135 = validate145;
const schema166 = {"$id":"contract:/DELETE_contactdb-lists.body","type":"array","items":{"type":"integer","safeInteger":true}};

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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "integer"},schema:schema166.items.type,parentSchema:schema166.items,data:data0};
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
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema166.items,data:data0};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema166.type,parentSchema:schema166,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate145.errors = vErrors;
return errors === 0;
}
validate145.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v136 = validate146;
const schema167 = {"$id":"contract:/GET_contactdb-lists-list_id.parameters","type":"object","properties":{"path":{"type":"object","properties":{"list_id":{"type":"string"}},"required":["list_id"]},"query":{"type":"object","properties":{"list_id":{"type":"integer"}},"required":[]},"header":{"type":"object","properties":{"on-behalf-of":{"type":"string"}},"required":[]}},"required":["path","query","header"]};

function validate146(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate146.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema167.required,parentSchema:schema167,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema167.required,parentSchema:schema167,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.header === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema167.required,parentSchema:schema167,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.list_id === undefined){
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "list_id"},schema:schema167.properties.path.required,parentSchema:schema167.properties.path,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.list_id !== undefined){
let data1 = data0.list_id;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/path/list_id",schemaPath:"#/properties/path/properties/list_id/type",keyword:"type",params:{type: "string"},schema:schema167.properties.path.properties.list_id.type,parentSchema:schema167.properties.path.properties.list_id,data:data1};
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
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema167.properties.path.type,parentSchema:schema167.properties.path,data:data0};
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
if(data2.list_id !== undefined){
let data3 = data2.list_id;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err6 = {instancePath:instancePath+"/query/list_id",schemaPath:"#/properties/query/properties/list_id/type",keyword:"type",params:{type: "integer"},schema:schema167.properties.query.properties.list_id.type,parentSchema:schema167.properties.query.properties.list_id,data:data3};
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
const err7 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema167.properties.query.type,parentSchema:schema167.properties.query,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.header !== undefined){
let data4 = data.header;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4["on-behalf-of"] !== undefined){
let data5 = data4["on-behalf-of"];
if(typeof data5 !== "string"){
const err8 = {instancePath:instancePath+"/header/on-behalf-of",schemaPath:"#/properties/header/properties/on-behalf-of/type",keyword:"type",params:{type: "string"},schema:schema167.properties.header.properties["on-behalf-of"].type,parentSchema:schema167.properties.header.properties["on-behalf-of"],data:data5};
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
const err9 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema167.properties.header.type,parentSchema:schema167.properties.header,data:data4};
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
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema167.type,parentSchema:schema167,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate146.errors = vErrors;
return errors === 0;
}
validate146.evaluated = {"props":{"path":true,"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.v137 = validate147;
const schema168 = {"$id":"contract:/DELETE_contactdb-lists-list_id.parameters","type":"object","properties":{"path":{"type":"object","properties":{"list_id":{"type":"string"}},"required":["list_id"]},"query":{"type":"object","properties":{"delete_contacts":{"type":"boolean","enum":[true,false]}},"required":[]},"header":{"type":"object","properties":{"on-behalf-of":{"type":"string"}},"required":[]}},"required":["path","query","header"]};

function validate147(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate147.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema168.required,parentSchema:schema168,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema168.required,parentSchema:schema168,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.header === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema168.required,parentSchema:schema168,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.list_id === undefined){
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "list_id"},schema:schema168.properties.path.required,parentSchema:schema168.properties.path,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.list_id !== undefined){
let data1 = data0.list_id;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/path/list_id",schemaPath:"#/properties/path/properties/list_id/type",keyword:"type",params:{type: "string"},schema:schema168.properties.path.properties.list_id.type,parentSchema:schema168.properties.path.properties.list_id,data:data1};
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
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema168.properties.path.type,parentSchema:schema168.properties.path,data:data0};
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
if(data2.delete_contacts !== undefined){
let data3 = data2.delete_contacts;
if(typeof data3 !== "boolean"){
const err6 = {instancePath:instancePath+"/query/delete_contacts",schemaPath:"#/properties/query/properties/delete_contacts/type",keyword:"type",params:{type: "boolean"},schema:schema168.properties.query.properties.delete_contacts.type,parentSchema:schema168.properties.query.properties.delete_contacts,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!((data3 === true) || (data3 === false))){
const err7 = {instancePath:instancePath+"/query/delete_contacts",schemaPath:"#/properties/query/properties/delete_contacts/enum",keyword:"enum",params:{allowedValues: schema168.properties.query.properties.delete_contacts.enum},schema:schema168.properties.query.properties.delete_contacts.enum,parentSchema:schema168.properties.query.properties.delete_contacts,data:data3};
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
const err8 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema168.properties.query.type,parentSchema:schema168.properties.query,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.header !== undefined){
let data4 = data.header;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4["on-behalf-of"] !== undefined){
let data5 = data4["on-behalf-of"];
if(typeof data5 !== "string"){
const err9 = {instancePath:instancePath+"/header/on-behalf-of",schemaPath:"#/properties/header/properties/on-behalf-of/type",keyword:"type",params:{type: "string"},schema:schema168.properties.header.properties["on-behalf-of"].type,parentSchema:schema168.properties.header.properties["on-behalf-of"],data:data5};
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
const err10 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema168.properties.header.type,parentSchema:schema168.properties.header,data:data4};
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
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema168.type,parentSchema:schema168,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate147.errors = vErrors;
return errors === 0;
}
validate147.evaluated = {"props":{"path":true,"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.v138 = validate148;
const schema169 = {"$id":"contract:/DELETE_contactdb-lists-list_id.body","type":"null"};

function validate148(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate148.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data !== null){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "null"},schema:schema169.type,parentSchema:schema169,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate148.errors = vErrors;
return errors === 0;
}
validate148.evaluated = {"dynamicProps":false,"dynamicItems":false};

exports.v139 = validate149;
const schema170 = {"$id":"contract:/PATCH_contactdb-lists-list_id.parameters","type":"object","properties":{"path":{"type":"object","properties":{"list_id":{"type":"string"}},"required":["list_id"]},"query":{"type":"object","properties":{"list_id":{"type":"integer"}},"required":["list_id"]},"header":{"type":"object","properties":{"on-behalf-of":{"type":"string"}},"required":[]}},"required":["path","query","header"]};

function validate149(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate149.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema170.required,parentSchema:schema170,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema170.required,parentSchema:schema170,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.header === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema170.required,parentSchema:schema170,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.list_id === undefined){
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "list_id"},schema:schema170.properties.path.required,parentSchema:schema170.properties.path,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.list_id !== undefined){
let data1 = data0.list_id;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/path/list_id",schemaPath:"#/properties/path/properties/list_id/type",keyword:"type",params:{type: "string"},schema:schema170.properties.path.properties.list_id.type,parentSchema:schema170.properties.path.properties.list_id,data:data1};
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
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema170.properties.path.type,parentSchema:schema170.properties.path,data:data0};
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
if(data2.list_id === undefined){
const err6 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "list_id"},schema:schema170.properties.query.required,parentSchema:schema170.properties.query,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.list_id !== undefined){
let data3 = data2.list_id;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err7 = {instancePath:instancePath+"/query/list_id",schemaPath:"#/properties/query/properties/list_id/type",keyword:"type",params:{type: "integer"},schema:schema170.properties.query.properties.list_id.type,parentSchema:schema170.properties.query.properties.list_id,data:data3};
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
const err8 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema170.properties.query.type,parentSchema:schema170.properties.query,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.header !== undefined){
let data4 = data.header;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4["on-behalf-of"] !== undefined){
let data5 = data4["on-behalf-of"];
if(typeof data5 !== "string"){
const err9 = {instancePath:instancePath+"/header/on-behalf-of",schemaPath:"#/properties/header/properties/on-behalf-of/type",keyword:"type",params:{type: "string"},schema:schema170.properties.header.properties["on-behalf-of"].type,parentSchema:schema170.properties.header.properties["on-behalf-of"],data:data5};
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
const err10 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema170.properties.header.type,parentSchema:schema170.properties.header,data:data4};
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
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema170.type,parentSchema:schema170,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate149.errors = vErrors;
return errors === 0;
}
validate149.evaluated = {"props":{"path":true,"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.v140 = validate150;
const schema171 = {"$id":"contract:/GET_contactdb-lists-list_id-recipients.parameters","type":"object","properties":{"path":{"type":"object","properties":{"list_id":{"type":"integer"}},"required":["list_id"]},"query":{"type":"object","properties":{"page":{"type":"integer"},"page_size":{"type":"integer"},"list_id":{"type":"integer"}},"required":["list_id"]},"header":{"type":"object","properties":{"on-behalf-of":{"type":"string"}},"required":[]}},"required":["path","query","header"]};

function validate150(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate150.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema171.required,parentSchema:schema171,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema171.required,parentSchema:schema171,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.header === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema171.required,parentSchema:schema171,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.list_id === undefined){
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "list_id"},schema:schema171.properties.path.required,parentSchema:schema171.properties.path,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.list_id !== undefined){
let data1 = data0.list_id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/path/list_id",schemaPath:"#/properties/path/properties/list_id/type",keyword:"type",params:{type: "integer"},schema:schema171.properties.path.properties.list_id.type,parentSchema:schema171.properties.path.properties.list_id,data:data1};
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
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema171.properties.path.type,parentSchema:schema171.properties.path,data:data0};
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
if(data2.list_id === undefined){
const err6 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "list_id"},schema:schema171.properties.query.required,parentSchema:schema171.properties.query,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.page !== undefined){
let data3 = data2.page;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err7 = {instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/type",keyword:"type",params:{type: "integer"},schema:schema171.properties.query.properties.page.type,parentSchema:schema171.properties.query.properties.page,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data2.page_size !== undefined){
let data4 = data2.page_size;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err8 = {instancePath:instancePath+"/query/page_size",schemaPath:"#/properties/query/properties/page_size/type",keyword:"type",params:{type: "integer"},schema:schema171.properties.query.properties.page_size.type,parentSchema:schema171.properties.query.properties.page_size,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.list_id !== undefined){
let data5 = data2.list_id;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err9 = {instancePath:instancePath+"/query/list_id",schemaPath:"#/properties/query/properties/list_id/type",keyword:"type",params:{type: "integer"},schema:schema171.properties.query.properties.list_id.type,parentSchema:schema171.properties.query.properties.list_id,data:data5};
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
const err10 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema171.properties.query.type,parentSchema:schema171.properties.query,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.header !== undefined){
let data6 = data.header;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6["on-behalf-of"] !== undefined){
let data7 = data6["on-behalf-of"];
if(typeof data7 !== "string"){
const err11 = {instancePath:instancePath+"/header/on-behalf-of",schemaPath:"#/properties/header/properties/on-behalf-of/type",keyword:"type",params:{type: "string"},schema:schema171.properties.header.properties["on-behalf-of"].type,parentSchema:schema171.properties.header.properties["on-behalf-of"],data:data7};
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
const err12 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema171.properties.header.type,parentSchema:schema171.properties.header,data:data6};
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
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema171.type,parentSchema:schema171,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate150.errors = vErrors;
return errors === 0;
}
validate150.evaluated = {"props":{"path":true,"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.v141 = validate151;
const schema172 = {"$id":"contract:/POST_contactdb-lists-list_id-recipients.parameters","type":"object","properties":{"path":{"type":"object","properties":{"list_id":{"type":"integer"}},"required":["list_id"]},"header":{"type":"object","properties":{"on-behalf-of":{"type":"string"}},"required":[]}},"required":["path","header"]};

function validate151(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate151.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema172.required,parentSchema:schema172,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.header === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema172.required,parentSchema:schema172,data};
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
if(data0.list_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "list_id"},schema:schema172.properties.path.required,parentSchema:schema172.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.list_id !== undefined){
let data1 = data0.list_id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/path/list_id",schemaPath:"#/properties/path/properties/list_id/type",keyword:"type",params:{type: "integer"},schema:schema172.properties.path.properties.list_id.type,parentSchema:schema172.properties.path.properties.list_id,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema172.properties.path.type,parentSchema:schema172.properties.path,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.header !== undefined){
let data2 = data.header;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2["on-behalf-of"] !== undefined){
let data3 = data2["on-behalf-of"];
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/header/on-behalf-of",schemaPath:"#/properties/header/properties/on-behalf-of/type",keyword:"type",params:{type: "string"},schema:schema172.properties.header.properties["on-behalf-of"].type,parentSchema:schema172.properties.header.properties["on-behalf-of"],data:data3};
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
const err6 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema172.properties.header.type,parentSchema:schema172.properties.header,data:data2};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema172.type,parentSchema:schema172,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate151.errors = vErrors;
return errors === 0;
}
validate151.evaluated = {"props":{"path":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.v142 = validate152;
const schema173 = {"$id":"contract:/POST_contactdb-lists-list_id-recipients-recipient_id.parameters","type":"object","properties":{"path":{"type":"object","properties":{"list_id":{"type":"integer"},"recipient_id":{"type":"string"}},"required":["list_id","recipient_id"]},"header":{"type":"object","properties":{"on-behalf-of":{"type":"string"}},"required":[]}},"required":["path","header"]};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema173.required,parentSchema:schema173,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.header === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema173.required,parentSchema:schema173,data};
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
if(data0.list_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "list_id"},schema:schema173.properties.path.required,parentSchema:schema173.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.recipient_id === undefined){
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "recipient_id"},schema:schema173.properties.path.required,parentSchema:schema173.properties.path,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.list_id !== undefined){
let data1 = data0.list_id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/path/list_id",schemaPath:"#/properties/path/properties/list_id/type",keyword:"type",params:{type: "integer"},schema:schema173.properties.path.properties.list_id.type,parentSchema:schema173.properties.path.properties.list_id,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.recipient_id !== undefined){
let data2 = data0.recipient_id;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/path/recipient_id",schemaPath:"#/properties/path/properties/recipient_id/type",keyword:"type",params:{type: "string"},schema:schema173.properties.path.properties.recipient_id.type,parentSchema:schema173.properties.path.properties.recipient_id,data:data2};
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
const err6 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema173.properties.path.type,parentSchema:schema173.properties.path,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.header !== undefined){
let data3 = data.header;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3["on-behalf-of"] !== undefined){
let data4 = data3["on-behalf-of"];
if(typeof data4 !== "string"){
const err7 = {instancePath:instancePath+"/header/on-behalf-of",schemaPath:"#/properties/header/properties/on-behalf-of/type",keyword:"type",params:{type: "string"},schema:schema173.properties.header.properties["on-behalf-of"].type,parentSchema:schema173.properties.header.properties["on-behalf-of"],data:data4};
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
const err8 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema173.properties.header.type,parentSchema:schema173.properties.header,data:data3};
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
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema173.type,parentSchema:schema173,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate152.errors = vErrors;
return errors === 0;
}
validate152.evaluated = {"props":{"path":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.v143 = validate153;
const schema174 = {"$id":"contract:/DELETE_contactdb-lists-list_id-recipients-recipient_id.parameters","type":"object","properties":{"path":{"type":"object","properties":{"list_id":{"type":"integer"},"recipient_id":{"type":"string"}},"required":["list_id","recipient_id"]},"query":{"type":"object","properties":{"list_id":{"type":"integer"},"recipient_id":{"type":"integer"}},"required":["list_id","recipient_id"]},"header":{"type":"object","properties":{"on-behalf-of":{"type":"string"}},"required":[]}},"required":["path","query","header"]};

function validate153(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate153.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema174.required,parentSchema:schema174,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema174.required,parentSchema:schema174,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.header === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema174.required,parentSchema:schema174,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.list_id === undefined){
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "list_id"},schema:schema174.properties.path.required,parentSchema:schema174.properties.path,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.recipient_id === undefined){
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "recipient_id"},schema:schema174.properties.path.required,parentSchema:schema174.properties.path,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.list_id !== undefined){
let data1 = data0.list_id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/path/list_id",schemaPath:"#/properties/path/properties/list_id/type",keyword:"type",params:{type: "integer"},schema:schema174.properties.path.properties.list_id.type,parentSchema:schema174.properties.path.properties.list_id,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.recipient_id !== undefined){
let data2 = data0.recipient_id;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/path/recipient_id",schemaPath:"#/properties/path/properties/recipient_id/type",keyword:"type",params:{type: "string"},schema:schema174.properties.path.properties.recipient_id.type,parentSchema:schema174.properties.path.properties.recipient_id,data:data2};
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
const err7 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema174.properties.path.type,parentSchema:schema174.properties.path,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.query !== undefined){
let data3 = data.query;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.list_id === undefined){
const err8 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "list_id"},schema:schema174.properties.query.required,parentSchema:schema174.properties.query,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3.recipient_id === undefined){
const err9 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "recipient_id"},schema:schema174.properties.query.required,parentSchema:schema174.properties.query,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3.list_id !== undefined){
let data4 = data3.list_id;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err10 = {instancePath:instancePath+"/query/list_id",schemaPath:"#/properties/query/properties/list_id/type",keyword:"type",params:{type: "integer"},schema:schema174.properties.query.properties.list_id.type,parentSchema:schema174.properties.query.properties.list_id,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data3.recipient_id !== undefined){
let data5 = data3.recipient_id;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err11 = {instancePath:instancePath+"/query/recipient_id",schemaPath:"#/properties/query/properties/recipient_id/type",keyword:"type",params:{type: "integer"},schema:schema174.properties.query.properties.recipient_id.type,parentSchema:schema174.properties.query.properties.recipient_id,data:data5};
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
const err12 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema174.properties.query.type,parentSchema:schema174.properties.query,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.header !== undefined){
let data6 = data.header;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6["on-behalf-of"] !== undefined){
let data7 = data6["on-behalf-of"];
if(typeof data7 !== "string"){
const err13 = {instancePath:instancePath+"/header/on-behalf-of",schemaPath:"#/properties/header/properties/on-behalf-of/type",keyword:"type",params:{type: "string"},schema:schema174.properties.header.properties["on-behalf-of"].type,parentSchema:schema174.properties.header.properties["on-behalf-of"],data:data7};
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
const err14 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema174.properties.header.type,parentSchema:schema174.properties.header,data:data6};
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
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema174.type,parentSchema:schema174,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate153.errors = vErrors;
return errors === 0;
}
validate153.evaluated = {"props":{"path":true,"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.v144 = validate154;
const schema175 = {"$id":"contract:/GET_contactdb-recipients.parameters","type":"object","properties":{"query":{"type":"object","properties":{"page":{"type":"integer"},"page_size":{"type":"integer"}},"required":[]},"header":{"type":"object","properties":{"on-behalf-of":{"type":"string"}},"required":[]}},"required":["query","header"]};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema175.required,parentSchema:schema175,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.header === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema175.required,parentSchema:schema175,data};
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
if(data0.page !== undefined){
let data1 = data0.page;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/type",keyword:"type",params:{type: "integer"},schema:schema175.properties.query.properties.page.type,parentSchema:schema175.properties.query.properties.page,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.page_size !== undefined){
let data2 = data0.page_size;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err3 = {instancePath:instancePath+"/query/page_size",schemaPath:"#/properties/query/properties/page_size/type",keyword:"type",params:{type: "integer"},schema:schema175.properties.query.properties.page_size.type,parentSchema:schema175.properties.query.properties.page_size,data:data2};
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
const err4 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema175.properties.query.type,parentSchema:schema175.properties.query,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.header !== undefined){
let data3 = data.header;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3["on-behalf-of"] !== undefined){
let data4 = data3["on-behalf-of"];
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/header/on-behalf-of",schemaPath:"#/properties/header/properties/on-behalf-of/type",keyword:"type",params:{type: "string"},schema:schema175.properties.header.properties["on-behalf-of"].type,parentSchema:schema175.properties.header.properties["on-behalf-of"],data:data4};
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
const err6 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema175.properties.header.type,parentSchema:schema175.properties.header,data:data3};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema175.type,parentSchema:schema175,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate154.errors = vErrors;
return errors === 0;
}
validate154.evaluated = {"props":{"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.v145 = validate155;
const schema176 = {"$id":"contract:/POST_contactdb-recipients.body","type":"array","items":{"type":"object","properties":{"email":{"type":"string","format":"email"},"first_name":{"type":"string"},"last_name":{"type":"string"},"age":{"type":"integer","safeInteger":true}},"required":["email"]}};

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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.email === undefined){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "email"},schema:schema176.items.required,parentSchema:schema176.items,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data0.email !== undefined){
let data1 = data0.email;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err1 = {instancePath:instancePath+"/" + i0+"/email",schemaPath:"#/items/properties/email/format",keyword:"format",params:{format: "email"},schema:"email",parentSchema:schema176.items.properties.email,data:data1};
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
const err2 = {instancePath:instancePath+"/" + i0+"/email",schemaPath:"#/items/properties/email/type",keyword:"type",params:{type: "string"},schema:schema176.items.properties.email.type,parentSchema:schema176.items.properties.email,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.first_name !== undefined){
let data2 = data0.first_name;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/" + i0+"/first_name",schemaPath:"#/items/properties/first_name/type",keyword:"type",params:{type: "string"},schema:schema176.items.properties.first_name.type,parentSchema:schema176.items.properties.first_name,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.last_name !== undefined){
let data3 = data0.last_name;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/" + i0+"/last_name",schemaPath:"#/items/properties/last_name/type",keyword:"type",params:{type: "string"},schema:schema176.items.properties.last_name.type,parentSchema:schema176.items.properties.last_name,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.age !== undefined){
let data4 = data0.age;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err5 = {instancePath:instancePath+"/" + i0+"/age",schemaPath:"#/items/properties/age/type",keyword:"type",params:{type: "integer"},schema:schema176.items.properties.age.type,parentSchema:schema176.items.properties.age,data:data4};
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
const err6 = {instancePath:instancePath+"/" + i0+"/age",schemaPath:"#/items/properties/age/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema176.items.properties.age,data:data4};
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
const err7 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"},schema:schema176.items.type,parentSchema:schema176.items,data:data0};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema176.type,parentSchema:schema176,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate155.errors = vErrors;
return errors === 0;
}
validate155.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v146 = validate156;
const schema177 = {"$id":"contract:/DELETE_contactdb-recipients.body","type":"array","items":{"type":"string"}};

function validate156(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate156.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},schema:schema177.items.type,parentSchema:schema177.items,data:data0};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema177.type,parentSchema:schema177,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate156.errors = vErrors;
return errors === 0;
}
validate156.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v147 = validate157;
const schema178 = {"$id":"contract:/PATCH_contactdb-recipients.body","type":"array","items":{"type":"object","properties":{"email":{"type":"string","format":"email"},"last_name":{"type":"string"},"first_name":{"type":"string"}},"required":["email"]}};

function validate157(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate157.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.email === undefined){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "email"},schema:schema178.items.required,parentSchema:schema178.items,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data0.email !== undefined){
let data1 = data0.email;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err1 = {instancePath:instancePath+"/" + i0+"/email",schemaPath:"#/items/properties/email/format",keyword:"format",params:{format: "email"},schema:"email",parentSchema:schema178.items.properties.email,data:data1};
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
const err2 = {instancePath:instancePath+"/" + i0+"/email",schemaPath:"#/items/properties/email/type",keyword:"type",params:{type: "string"},schema:schema178.items.properties.email.type,parentSchema:schema178.items.properties.email,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.last_name !== undefined){
let data2 = data0.last_name;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/" + i0+"/last_name",schemaPath:"#/items/properties/last_name/type",keyword:"type",params:{type: "string"},schema:schema178.items.properties.last_name.type,parentSchema:schema178.items.properties.last_name,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.first_name !== undefined){
let data3 = data0.first_name;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/" + i0+"/first_name",schemaPath:"#/items/properties/first_name/type",keyword:"type",params:{type: "string"},schema:schema178.items.properties.first_name.type,parentSchema:schema178.items.properties.first_name,data:data3};
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
const err5 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"},schema:schema178.items.type,parentSchema:schema178.items,data:data0};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema178.type,parentSchema:schema178,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate157.errors = vErrors;
return errors === 0;
}
validate157.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v148 = validate158;
const schema179 = {"$id":"contract:/GET_contactdb-recipients-recipient_id.parameters","type":"object","properties":{"path":{"type":"object","properties":{"recipient_id":{"type":"string"}},"required":["recipient_id"]},"header":{"type":"object","properties":{"on-behalf-of":{"type":"string"}},"required":[]}},"required":["path","header"]};

function validate158(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate158.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema179.required,parentSchema:schema179,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.header === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema179.required,parentSchema:schema179,data};
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
if(data0.recipient_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "recipient_id"},schema:schema179.properties.path.required,parentSchema:schema179.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.recipient_id !== undefined){
let data1 = data0.recipient_id;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/recipient_id",schemaPath:"#/properties/path/properties/recipient_id/type",keyword:"type",params:{type: "string"},schema:schema179.properties.path.properties.recipient_id.type,parentSchema:schema179.properties.path.properties.recipient_id,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema179.properties.path.type,parentSchema:schema179.properties.path,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.header !== undefined){
let data2 = data.header;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2["on-behalf-of"] !== undefined){
let data3 = data2["on-behalf-of"];
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/header/on-behalf-of",schemaPath:"#/properties/header/properties/on-behalf-of/type",keyword:"type",params:{type: "string"},schema:schema179.properties.header.properties["on-behalf-of"].type,parentSchema:schema179.properties.header.properties["on-behalf-of"],data:data3};
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
const err6 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema179.properties.header.type,parentSchema:schema179.properties.header,data:data2};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema179.type,parentSchema:schema179,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate158.errors = vErrors;
return errors === 0;
}
validate158.evaluated = {"props":{"path":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.v149 = validate159;
const schema180 = {"$id":"contract:/GET_contactdb-recipients-search.parameters","type":"object","properties":{"query":{"type":"object","properties":{"{field_name}":{"type":"string"}},"required":[]},"header":{"type":"object","properties":{"on-behalf-of":{"type":"string"}},"required":[]}},"required":["query","header"]};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema180.required,parentSchema:schema180,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.header === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema180.required,parentSchema:schema180,data};
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
if(data0["{field_name}"] !== undefined){
let data1 = data0["{field_name}"];
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/query/{field_name}",schemaPath:"#/properties/query/properties/%7Bfield_name%7D/type",keyword:"type",params:{type: "string"},schema:schema180.properties.query.properties["{field_name}"].type,parentSchema:schema180.properties.query.properties["{field_name}"],data:data1};
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
const err3 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema180.properties.query.type,parentSchema:schema180.properties.query,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.header !== undefined){
let data2 = data.header;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2["on-behalf-of"] !== undefined){
let data3 = data2["on-behalf-of"];
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/header/on-behalf-of",schemaPath:"#/properties/header/properties/on-behalf-of/type",keyword:"type",params:{type: "string"},schema:schema180.properties.header.properties["on-behalf-of"].type,parentSchema:schema180.properties.header.properties["on-behalf-of"],data:data3};
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
const err5 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema180.properties.header.type,parentSchema:schema180.properties.header,data:data2};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema180.type,parentSchema:schema180,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate159.errors = vErrors;
return errors === 0;
}
validate159.evaluated = {"props":{"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.v150 = validate160;
const schema181 = {"$id":"contract:/POST_contactdb-recipients-search.body","type":"object","properties":{"list_id":{"type":"integer","format":"int32","safeInteger":true},"conditions":{"type":"array","items":{}}},"required":["list_id","conditions"]};

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
if(data.list_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "list_id"},schema:schema181.required,parentSchema:schema181,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.conditions === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "conditions"},schema:schema181.required,parentSchema:schema181,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.list_id !== undefined){
let data0 = data.list_id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/list_id",schemaPath:"#/properties/list_id/type",keyword:"type",params:{type: "integer"},schema:schema181.properties.list_id.type,parentSchema:schema181.properties.list_id,data:data0};
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
const err3 = {instancePath:instancePath+"/list_id",schemaPath:"#/properties/list_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema181.properties.list_id,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(Number.isInteger(data0) && data0 >= -2147483648 && data0 <= 2147483647)){
const err4 = {instancePath:instancePath+"/list_id",schemaPath:"#/properties/list_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema181.properties.list_id,data:data0};
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
if(data.conditions !== undefined){
let data1 = data.conditions;
if(!(Array.isArray(data1))){
const err5 = {instancePath:instancePath+"/conditions",schemaPath:"#/properties/conditions/type",keyword:"type",params:{type: "array"},schema:schema181.properties.conditions.type,parentSchema:schema181.properties.conditions,data:data1};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema181.type,parentSchema:schema181,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate160.errors = vErrors;
return errors === 0;
}
validate160.evaluated = {"props":{"list_id":true,"conditions":true},"dynamicProps":false,"dynamicItems":false};

exports.v151 = validate161;
const schema182 = {"$id":"contract:/POST_contactdb-custom_fields.body","type":"object","properties":{"name":{"type":"string"},"type":{"type":"string"}}};

function validate161(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate161.evaluated;
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
const err0 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema182.properties.name.type,parentSchema:schema182.properties.name,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema182.properties.type.type,parentSchema:schema182.properties.type,data:data1};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema182.type,parentSchema:schema182,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate161.errors = vErrors;
return errors === 0;
}
validate161.evaluated = {"props":{"name":true,"type":true},"dynamicProps":false,"dynamicItems":false};

exports.v152 = validate162;
const schema183 = {"$id":"contract:/GET_contactdb-custom_fields-custom_field_id.parameters","type":"object","properties":{"path":{"type":"object","properties":{"custom_field_id":{"type":"integer"}},"required":["custom_field_id"]},"header":{"type":"object","properties":{"on-behalf-of":{"type":"string"}},"required":[]}},"required":["path","header"]};

function validate162(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate162.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema183.required,parentSchema:schema183,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.header === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema183.required,parentSchema:schema183,data};
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
if(data0.custom_field_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "custom_field_id"},schema:schema183.properties.path.required,parentSchema:schema183.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.custom_field_id !== undefined){
let data1 = data0.custom_field_id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/path/custom_field_id",schemaPath:"#/properties/path/properties/custom_field_id/type",keyword:"type",params:{type: "integer"},schema:schema183.properties.path.properties.custom_field_id.type,parentSchema:schema183.properties.path.properties.custom_field_id,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema183.properties.path.type,parentSchema:schema183.properties.path,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.header !== undefined){
let data2 = data.header;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2["on-behalf-of"] !== undefined){
let data3 = data2["on-behalf-of"];
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/header/on-behalf-of",schemaPath:"#/properties/header/properties/on-behalf-of/type",keyword:"type",params:{type: "string"},schema:schema183.properties.header.properties["on-behalf-of"].type,parentSchema:schema183.properties.header.properties["on-behalf-of"],data:data3};
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
const err6 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema183.properties.header.type,parentSchema:schema183.properties.header,data:data2};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema183.type,parentSchema:schema183,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate162.errors = vErrors;
return errors === 0;
}
validate162.evaluated = {"props":{"path":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.v153 = validate163;
const schema184 = {"$id":"contract:/POST_contactdb-segments.body","$ref":"contract:/components/schemas/contactdb_segments"};
const schema185 = {"$id":"contract:/components/schemas/contactdb_segments","type":"object","properties":{"name":{"type":"string"},"list_id":{"type":"integer","safeInteger":true},"conditions":{"type":"array","items":{"$ref":"contract:/components/schemas/contactdb_segments_conditions"}},"recipient_count":{"type":"number","double":true}},"required":["name","conditions"]};
const schema186 = {"$id":"contract:/components/schemas/contactdb_segments_conditions","type":"object","properties":{"field":{"type":"string"},"value":{"type":"string"},"operator":{"type":"string","enum":["eq","ne","lt","gt","contains"]},"and_or":{"type":"string","enum":["and","or",""]}},"required":["field","value","operator"]};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema185.required,parentSchema:schema185,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.conditions === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "conditions"},schema:schema185.required,parentSchema:schema185,data};
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
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema185.properties.name.type,parentSchema:schema185.properties.name,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.list_id !== undefined){
let data1 = data.list_id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/list_id",schemaPath:"#/properties/list_id/type",keyword:"type",params:{type: "integer"},schema:schema185.properties.list_id.type,parentSchema:schema185.properties.list_id,data:data1};
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
const err4 = {instancePath:instancePath+"/list_id",schemaPath:"#/properties/list_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema185.properties.list_id,data:data1};
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
if(data.conditions !== undefined){
let data2 = data.conditions;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.field === undefined){
const err5 = {instancePath:instancePath+"/conditions/" + i0,schemaPath:"contract:/components/schemas/contactdb_segments_conditions/required",keyword:"required",params:{missingProperty: "field"},schema:schema186.required,parentSchema:schema186,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data3.value === undefined){
const err6 = {instancePath:instancePath+"/conditions/" + i0,schemaPath:"contract:/components/schemas/contactdb_segments_conditions/required",keyword:"required",params:{missingProperty: "value"},schema:schema186.required,parentSchema:schema186,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data3.operator === undefined){
const err7 = {instancePath:instancePath+"/conditions/" + i0,schemaPath:"contract:/components/schemas/contactdb_segments_conditions/required",keyword:"required",params:{missingProperty: "operator"},schema:schema186.required,parentSchema:schema186,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data3.field !== undefined){
let data4 = data3.field;
if(typeof data4 !== "string"){
const err8 = {instancePath:instancePath+"/conditions/" + i0+"/field",schemaPath:"contract:/components/schemas/contactdb_segments_conditions/properties/field/type",keyword:"type",params:{type: "string"},schema:schema186.properties.field.type,parentSchema:schema186.properties.field,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data3.value !== undefined){
let data5 = data3.value;
if(typeof data5 !== "string"){
const err9 = {instancePath:instancePath+"/conditions/" + i0+"/value",schemaPath:"contract:/components/schemas/contactdb_segments_conditions/properties/value/type",keyword:"type",params:{type: "string"},schema:schema186.properties.value.type,parentSchema:schema186.properties.value,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data3.operator !== undefined){
let data6 = data3.operator;
if(typeof data6 !== "string"){
const err10 = {instancePath:instancePath+"/conditions/" + i0+"/operator",schemaPath:"contract:/components/schemas/contactdb_segments_conditions/properties/operator/type",keyword:"type",params:{type: "string"},schema:schema186.properties.operator.type,parentSchema:schema186.properties.operator,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(((((data6 === "eq") || (data6 === "ne")) || (data6 === "lt")) || (data6 === "gt")) || (data6 === "contains"))){
const err11 = {instancePath:instancePath+"/conditions/" + i0+"/operator",schemaPath:"contract:/components/schemas/contactdb_segments_conditions/properties/operator/enum",keyword:"enum",params:{allowedValues: schema186.properties.operator.enum},schema:schema186.properties.operator.enum,parentSchema:schema186.properties.operator,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data3.and_or !== undefined){
let data7 = data3.and_or;
if(typeof data7 !== "string"){
const err12 = {instancePath:instancePath+"/conditions/" + i0+"/and_or",schemaPath:"contract:/components/schemas/contactdb_segments_conditions/properties/and_or/type",keyword:"type",params:{type: "string"},schema:schema186.properties.and_or.type,parentSchema:schema186.properties.and_or,data:data7};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(((data7 === "and") || (data7 === "or")) || (data7 === ""))){
const err13 = {instancePath:instancePath+"/conditions/" + i0+"/and_or",schemaPath:"contract:/components/schemas/contactdb_segments_conditions/properties/and_or/enum",keyword:"enum",params:{allowedValues: schema186.properties.and_or.enum},schema:schema186.properties.and_or.enum,parentSchema:schema186.properties.and_or,data:data7};
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
const err14 = {instancePath:instancePath+"/conditions/" + i0,schemaPath:"contract:/components/schemas/contactdb_segments_conditions/type",keyword:"type",params:{type: "object"},schema:schema186.type,parentSchema:schema186,data:data3};
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
const err15 = {instancePath:instancePath+"/conditions",schemaPath:"#/properties/conditions/type",keyword:"type",params:{type: "array"},schema:schema185.properties.conditions.type,parentSchema:schema185.properties.conditions,data:data2};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.recipient_count !== undefined){
let data8 = data.recipient_count;
if(!((typeof data8 == "number") && (isFinite(data8)))){
const err16 = {instancePath:instancePath+"/recipient_count",schemaPath:"#/properties/recipient_count/type",keyword:"type",params:{type: "number"},schema:schema185.properties.recipient_count.type,parentSchema:schema185.properties.recipient_count,data:data8};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data8 === "bigint"){
const err17 = {instancePath:instancePath+"/recipient_count",schemaPath:"#/properties/recipient_count/double",keyword:"double",params:{holder: data, key: "recipient_count"},schema:true,parentSchema:schema185.properties.recipient_count,data:data8};
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
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema185.type,parentSchema:schema185,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate164.errors = vErrors;
return errors === 0;
}
validate164.evaluated = {"props":{"name":true,"list_id":true,"conditions":true,"recipient_count":true},"dynamicProps":false,"dynamicItems":false};


function validate163(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate163.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate164.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate164.errors);
errors = vErrors.length;
}
validate163.errors = vErrors;
return errors === 0;
}
validate163.evaluated = {"props":{"name":true,"list_id":true,"conditions":true,"recipient_count":true},"dynamicProps":false,"dynamicItems":false};

exports.v154 = validate166;
const schema187 = {"$id":"contract:/GET_contactdb-segments-segment_id.parameters","type":"object","properties":{"path":{"type":"object","properties":{"segment_id":{"type":"string"}},"required":["segment_id"]},"query":{"type":"object","properties":{"segment_id":{"type":"integer"}},"required":["segment_id"]},"header":{"type":"object","properties":{"on-behalf-of":{"type":"string"}},"required":[]}},"required":["path","query","header"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema187.required,parentSchema:schema187,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema187.required,parentSchema:schema187,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.header === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema187.required,parentSchema:schema187,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.segment_id === undefined){
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "segment_id"},schema:schema187.properties.path.required,parentSchema:schema187.properties.path,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.segment_id !== undefined){
let data1 = data0.segment_id;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/path/segment_id",schemaPath:"#/properties/path/properties/segment_id/type",keyword:"type",params:{type: "string"},schema:schema187.properties.path.properties.segment_id.type,parentSchema:schema187.properties.path.properties.segment_id,data:data1};
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
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema187.properties.path.type,parentSchema:schema187.properties.path,data:data0};
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
if(data2.segment_id === undefined){
const err6 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "segment_id"},schema:schema187.properties.query.required,parentSchema:schema187.properties.query,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.segment_id !== undefined){
let data3 = data2.segment_id;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err7 = {instancePath:instancePath+"/query/segment_id",schemaPath:"#/properties/query/properties/segment_id/type",keyword:"type",params:{type: "integer"},schema:schema187.properties.query.properties.segment_id.type,parentSchema:schema187.properties.query.properties.segment_id,data:data3};
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
const err8 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema187.properties.query.type,parentSchema:schema187.properties.query,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.header !== undefined){
let data4 = data.header;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4["on-behalf-of"] !== undefined){
let data5 = data4["on-behalf-of"];
if(typeof data5 !== "string"){
const err9 = {instancePath:instancePath+"/header/on-behalf-of",schemaPath:"#/properties/header/properties/on-behalf-of/type",keyword:"type",params:{type: "string"},schema:schema187.properties.header.properties["on-behalf-of"].type,parentSchema:schema187.properties.header.properties["on-behalf-of"],data:data5};
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
const err10 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema187.properties.header.type,parentSchema:schema187.properties.header,data:data4};
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
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema187.type,parentSchema:schema187,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate166.errors = vErrors;
return errors === 0;
}
validate166.evaluated = {"props":{"path":true,"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.v155 = validate167;
const schema188 = {"$id":"contract:/DELETE_contactdb-segments-segment_id.parameters","type":"object","properties":{"path":{"type":"object","properties":{"segment_id":{"type":"string"}},"required":["segment_id"]},"query":{"type":"object","properties":{"delete_contacts":{"type":"boolean"}},"required":[]},"header":{"type":"object","properties":{"on-behalf-of":{"type":"string"}},"required":[]}},"required":["path","query","header"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema188.required,parentSchema:schema188,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema188.required,parentSchema:schema188,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.header === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema188.required,parentSchema:schema188,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.segment_id === undefined){
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "segment_id"},schema:schema188.properties.path.required,parentSchema:schema188.properties.path,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.segment_id !== undefined){
let data1 = data0.segment_id;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/path/segment_id",schemaPath:"#/properties/path/properties/segment_id/type",keyword:"type",params:{type: "string"},schema:schema188.properties.path.properties.segment_id.type,parentSchema:schema188.properties.path.properties.segment_id,data:data1};
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
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema188.properties.path.type,parentSchema:schema188.properties.path,data:data0};
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
if(data2.delete_contacts !== undefined){
let data3 = data2.delete_contacts;
if(typeof data3 !== "boolean"){
const err6 = {instancePath:instancePath+"/query/delete_contacts",schemaPath:"#/properties/query/properties/delete_contacts/type",keyword:"type",params:{type: "boolean"},schema:schema188.properties.query.properties.delete_contacts.type,parentSchema:schema188.properties.query.properties.delete_contacts,data:data3};
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
const err7 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema188.properties.query.type,parentSchema:schema188.properties.query,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.header !== undefined){
let data4 = data.header;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4["on-behalf-of"] !== undefined){
let data5 = data4["on-behalf-of"];
if(typeof data5 !== "string"){
const err8 = {instancePath:instancePath+"/header/on-behalf-of",schemaPath:"#/properties/header/properties/on-behalf-of/type",keyword:"type",params:{type: "string"},schema:schema188.properties.header.properties["on-behalf-of"].type,parentSchema:schema188.properties.header.properties["on-behalf-of"],data:data5};
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
const err9 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema188.properties.header.type,parentSchema:schema188.properties.header,data:data4};
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
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema188.type,parentSchema:schema188,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate167.errors = vErrors;
return errors === 0;
}
validate167.evaluated = {"props":{"path":true,"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.v156 = validate168;
const schema189 = {"$id":"contract:/PATCH_contactdb-segments-segment_id.parameters","type":"object","properties":{"path":{"type":"object","properties":{"segment_id":{"type":"string"}},"required":["segment_id"]},"query":{"type":"object","properties":{"segment_id":{"type":"string"}},"required":[]},"header":{"type":"object","properties":{"on-behalf-of":{"type":"string"}},"required":[]}},"required":["path","query","header"]};

function validate168(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate168.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema189.required,parentSchema:schema189,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema189.required,parentSchema:schema189,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.header === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema189.required,parentSchema:schema189,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.segment_id === undefined){
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "segment_id"},schema:schema189.properties.path.required,parentSchema:schema189.properties.path,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.segment_id !== undefined){
let data1 = data0.segment_id;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/path/segment_id",schemaPath:"#/properties/path/properties/segment_id/type",keyword:"type",params:{type: "string"},schema:schema189.properties.path.properties.segment_id.type,parentSchema:schema189.properties.path.properties.segment_id,data:data1};
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
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema189.properties.path.type,parentSchema:schema189.properties.path,data:data0};
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
if(data2.segment_id !== undefined){
let data3 = data2.segment_id;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/query/segment_id",schemaPath:"#/properties/query/properties/segment_id/type",keyword:"type",params:{type: "string"},schema:schema189.properties.query.properties.segment_id.type,parentSchema:schema189.properties.query.properties.segment_id,data:data3};
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
const err7 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema189.properties.query.type,parentSchema:schema189.properties.query,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.header !== undefined){
let data4 = data.header;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4["on-behalf-of"] !== undefined){
let data5 = data4["on-behalf-of"];
if(typeof data5 !== "string"){
const err8 = {instancePath:instancePath+"/header/on-behalf-of",schemaPath:"#/properties/header/properties/on-behalf-of/type",keyword:"type",params:{type: "string"},schema:schema189.properties.header.properties["on-behalf-of"].type,parentSchema:schema189.properties.header.properties["on-behalf-of"],data:data5};
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
const err9 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema189.properties.header.type,parentSchema:schema189.properties.header,data:data4};
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
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema189.type,parentSchema:schema189,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate168.errors = vErrors;
return errors === 0;
}
validate168.evaluated = {"props":{"path":true,"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.v157 = validate169;
const schema190 = {"$id":"contract:/PATCH_contactdb-segments-segment_id.body","type":"object","properties":{"name":{"type":"string"},"list_id":{"type":"number","double":true},"conditions":{"type":"array","items":{"$ref":"contract:/components/schemas/contactdb_segments_conditions"}}},"required":["name"]};

function validate169(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate169.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema190.required,parentSchema:schema190,data};
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
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema190.properties.name.type,parentSchema:schema190.properties.name,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.list_id !== undefined){
let data1 = data.list_id;
if(!((typeof data1 == "number") && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/list_id",schemaPath:"#/properties/list_id/type",keyword:"type",params:{type: "number"},schema:schema190.properties.list_id.type,parentSchema:schema190.properties.list_id,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data1 === "bigint"){
const err3 = {instancePath:instancePath+"/list_id",schemaPath:"#/properties/list_id/double",keyword:"double",params:{holder: data, key: "list_id"},schema:true,parentSchema:schema190.properties.list_id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.conditions !== undefined){
let data2 = data.conditions;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.field === undefined){
const err4 = {instancePath:instancePath+"/conditions/" + i0,schemaPath:"contract:/components/schemas/contactdb_segments_conditions/required",keyword:"required",params:{missingProperty: "field"},schema:schema186.required,parentSchema:schema186,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data3.value === undefined){
const err5 = {instancePath:instancePath+"/conditions/" + i0,schemaPath:"contract:/components/schemas/contactdb_segments_conditions/required",keyword:"required",params:{missingProperty: "value"},schema:schema186.required,parentSchema:schema186,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data3.operator === undefined){
const err6 = {instancePath:instancePath+"/conditions/" + i0,schemaPath:"contract:/components/schemas/contactdb_segments_conditions/required",keyword:"required",params:{missingProperty: "operator"},schema:schema186.required,parentSchema:schema186,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data3.field !== undefined){
let data4 = data3.field;
if(typeof data4 !== "string"){
const err7 = {instancePath:instancePath+"/conditions/" + i0+"/field",schemaPath:"contract:/components/schemas/contactdb_segments_conditions/properties/field/type",keyword:"type",params:{type: "string"},schema:schema186.properties.field.type,parentSchema:schema186.properties.field,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data3.value !== undefined){
let data5 = data3.value;
if(typeof data5 !== "string"){
const err8 = {instancePath:instancePath+"/conditions/" + i0+"/value",schemaPath:"contract:/components/schemas/contactdb_segments_conditions/properties/value/type",keyword:"type",params:{type: "string"},schema:schema186.properties.value.type,parentSchema:schema186.properties.value,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data3.operator !== undefined){
let data6 = data3.operator;
if(typeof data6 !== "string"){
const err9 = {instancePath:instancePath+"/conditions/" + i0+"/operator",schemaPath:"contract:/components/schemas/contactdb_segments_conditions/properties/operator/type",keyword:"type",params:{type: "string"},schema:schema186.properties.operator.type,parentSchema:schema186.properties.operator,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(((((data6 === "eq") || (data6 === "ne")) || (data6 === "lt")) || (data6 === "gt")) || (data6 === "contains"))){
const err10 = {instancePath:instancePath+"/conditions/" + i0+"/operator",schemaPath:"contract:/components/schemas/contactdb_segments_conditions/properties/operator/enum",keyword:"enum",params:{allowedValues: schema186.properties.operator.enum},schema:schema186.properties.operator.enum,parentSchema:schema186.properties.operator,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data3.and_or !== undefined){
let data7 = data3.and_or;
if(typeof data7 !== "string"){
const err11 = {instancePath:instancePath+"/conditions/" + i0+"/and_or",schemaPath:"contract:/components/schemas/contactdb_segments_conditions/properties/and_or/type",keyword:"type",params:{type: "string"},schema:schema186.properties.and_or.type,parentSchema:schema186.properties.and_or,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(((data7 === "and") || (data7 === "or")) || (data7 === ""))){
const err12 = {instancePath:instancePath+"/conditions/" + i0+"/and_or",schemaPath:"contract:/components/schemas/contactdb_segments_conditions/properties/and_or/enum",keyword:"enum",params:{allowedValues: schema186.properties.and_or.enum},schema:schema186.properties.and_or.enum,parentSchema:schema186.properties.and_or,data:data7};
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
const err13 = {instancePath:instancePath+"/conditions/" + i0,schemaPath:"contract:/components/schemas/contactdb_segments_conditions/type",keyword:"type",params:{type: "object"},schema:schema186.type,parentSchema:schema186,data:data3};
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
const err14 = {instancePath:instancePath+"/conditions",schemaPath:"#/properties/conditions/type",keyword:"type",params:{type: "array"},schema:schema190.properties.conditions.type,parentSchema:schema190.properties.conditions,data:data2};
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
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema190.type,parentSchema:schema190,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate169.errors = vErrors;
return errors === 0;
}
validate169.evaluated = {"props":{"name":true,"list_id":true,"conditions":true},"dynamicProps":false,"dynamicItems":false};

exports.v158 = validate170;
const schema192 = {"$id":"contract:/GET_contactdb-segments-segment_id-recipients.parameters","type":"object","properties":{"path":{"type":"object","properties":{"segment_id":{"type":"integer"}},"required":["segment_id"]},"query":{"type":"object","properties":{"page":{"type":"integer"},"page_size":{"type":"integer"}},"required":[]},"header":{"type":"object","properties":{"on-behalf-of":{"type":"string"}},"required":[]}},"required":["path","query","header"]};

function validate170(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate170.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema192.required,parentSchema:schema192,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema192.required,parentSchema:schema192,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.header === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema192.required,parentSchema:schema192,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.segment_id === undefined){
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "segment_id"},schema:schema192.properties.path.required,parentSchema:schema192.properties.path,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.segment_id !== undefined){
let data1 = data0.segment_id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/path/segment_id",schemaPath:"#/properties/path/properties/segment_id/type",keyword:"type",params:{type: "integer"},schema:schema192.properties.path.properties.segment_id.type,parentSchema:schema192.properties.path.properties.segment_id,data:data1};
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
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema192.properties.path.type,parentSchema:schema192.properties.path,data:data0};
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
const err6 = {instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/type",keyword:"type",params:{type: "integer"},schema:schema192.properties.query.properties.page.type,parentSchema:schema192.properties.query.properties.page,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data2.page_size !== undefined){
let data4 = data2.page_size;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err7 = {instancePath:instancePath+"/query/page_size",schemaPath:"#/properties/query/properties/page_size/type",keyword:"type",params:{type: "integer"},schema:schema192.properties.query.properties.page_size.type,parentSchema:schema192.properties.query.properties.page_size,data:data4};
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
const err8 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema192.properties.query.type,parentSchema:schema192.properties.query,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.header !== undefined){
let data5 = data.header;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5["on-behalf-of"] !== undefined){
let data6 = data5["on-behalf-of"];
if(typeof data6 !== "string"){
const err9 = {instancePath:instancePath+"/header/on-behalf-of",schemaPath:"#/properties/header/properties/on-behalf-of/type",keyword:"type",params:{type: "string"},schema:schema192.properties.header.properties["on-behalf-of"].type,parentSchema:schema192.properties.header.properties["on-behalf-of"],data:data6};
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
const err10 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema192.properties.header.type,parentSchema:schema192.properties.header,data:data5};
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
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema192.type,parentSchema:schema192,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate170.errors = vErrors;
return errors === 0;
}
validate170.evaluated = {"props":{"path":true,"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.v159 = validate171;
const schema193 = {"$id":"contract:/GET_categories.parameters","type":"object","properties":{"query":{"type":"object","properties":{"limit":{"type":"integer"},"category":{"type":"string"},"offset":{"type":"integer"}},"required":[]},"header":{"type":"object","properties":{"on-behalf-of":{"type":"string"}},"required":[]}},"required":["query","header"]};

function validate171(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate171.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema193.required,parentSchema:schema193,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.header === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema193.required,parentSchema:schema193,data};
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
if(data0.limit !== undefined){
let data1 = data0.limit;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema193.properties.query.properties.limit.type,parentSchema:schema193.properties.query.properties.limit,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.category !== undefined){
let data2 = data0.category;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/query/category",schemaPath:"#/properties/query/properties/category/type",keyword:"type",params:{type: "string"},schema:schema193.properties.query.properties.category.type,parentSchema:schema193.properties.query.properties.category,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.offset !== undefined){
let data3 = data0.offset;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err4 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},schema:schema193.properties.query.properties.offset.type,parentSchema:schema193.properties.query.properties.offset,data:data3};
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
const err5 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema193.properties.query.type,parentSchema:schema193.properties.query,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.header !== undefined){
let data4 = data.header;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4["on-behalf-of"] !== undefined){
let data5 = data4["on-behalf-of"];
if(typeof data5 !== "string"){
const err6 = {instancePath:instancePath+"/header/on-behalf-of",schemaPath:"#/properties/header/properties/on-behalf-of/type",keyword:"type",params:{type: "string"},schema:schema193.properties.header.properties["on-behalf-of"].type,parentSchema:schema193.properties.header.properties["on-behalf-of"],data:data5};
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
const err7 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema193.properties.header.type,parentSchema:schema193.properties.header,data:data4};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema193.type,parentSchema:schema193,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate171.errors = vErrors;
return errors === 0;
}
validate171.evaluated = {"props":{"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.v160 = validate172;
const schema194 = {"$id":"contract:/GET_categories-stats-sums.parameters","type":"object","properties":{"query":{"type":"object","properties":{"sort_by_metric":{"type":"string"},"sort_by_direction":{"type":"string","enum":["desc","asc"]},"start_date":{"type":"string"},"end_date":{"type":"string"},"limit":{"type":"integer"},"offset":{"type":"integer"},"aggregated_by":{"type":"string","enum":["day","week","month"]}},"required":["start_date"]},"header":{"type":"object","properties":{"on-behalf-of":{"type":"string"}},"required":[]}},"required":["query","header"]};

function validate172(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate172.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema194.required,parentSchema:schema194,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.header === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema194.required,parentSchema:schema194,data};
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
if(data0.start_date === undefined){
const err2 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "start_date"},schema:schema194.properties.query.required,parentSchema:schema194.properties.query,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.sort_by_metric !== undefined){
let data1 = data0.sort_by_metric;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/query/sort_by_metric",schemaPath:"#/properties/query/properties/sort_by_metric/type",keyword:"type",params:{type: "string"},schema:schema194.properties.query.properties.sort_by_metric.type,parentSchema:schema194.properties.query.properties.sort_by_metric,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.sort_by_direction !== undefined){
let data2 = data0.sort_by_direction;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/query/sort_by_direction",schemaPath:"#/properties/query/properties/sort_by_direction/type",keyword:"type",params:{type: "string"},schema:schema194.properties.query.properties.sort_by_direction.type,parentSchema:schema194.properties.query.properties.sort_by_direction,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((data2 === "desc") || (data2 === "asc"))){
const err5 = {instancePath:instancePath+"/query/sort_by_direction",schemaPath:"#/properties/query/properties/sort_by_direction/enum",keyword:"enum",params:{allowedValues: schema194.properties.query.properties.sort_by_direction.enum},schema:schema194.properties.query.properties.sort_by_direction.enum,parentSchema:schema194.properties.query.properties.sort_by_direction,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.start_date !== undefined){
let data3 = data0.start_date;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/query/start_date",schemaPath:"#/properties/query/properties/start_date/type",keyword:"type",params:{type: "string"},schema:schema194.properties.query.properties.start_date.type,parentSchema:schema194.properties.query.properties.start_date,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.end_date !== undefined){
let data4 = data0.end_date;
if(typeof data4 !== "string"){
const err7 = {instancePath:instancePath+"/query/end_date",schemaPath:"#/properties/query/properties/end_date/type",keyword:"type",params:{type: "string"},schema:schema194.properties.query.properties.end_date.type,parentSchema:schema194.properties.query.properties.end_date,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.limit !== undefined){
let data5 = data0.limit;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err8 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema194.properties.query.properties.limit.type,parentSchema:schema194.properties.query.properties.limit,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.offset !== undefined){
let data6 = data0.offset;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err9 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},schema:schema194.properties.query.properties.offset.type,parentSchema:schema194.properties.query.properties.offset,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data0.aggregated_by !== undefined){
let data7 = data0.aggregated_by;
if(typeof data7 !== "string"){
const err10 = {instancePath:instancePath+"/query/aggregated_by",schemaPath:"#/properties/query/properties/aggregated_by/type",keyword:"type",params:{type: "string"},schema:schema194.properties.query.properties.aggregated_by.type,parentSchema:schema194.properties.query.properties.aggregated_by,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(((data7 === "day") || (data7 === "week")) || (data7 === "month"))){
const err11 = {instancePath:instancePath+"/query/aggregated_by",schemaPath:"#/properties/query/properties/aggregated_by/enum",keyword:"enum",params:{allowedValues: schema194.properties.query.properties.aggregated_by.enum},schema:schema194.properties.query.properties.aggregated_by.enum,parentSchema:schema194.properties.query.properties.aggregated_by,data:data7};
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
const err12 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema194.properties.query.type,parentSchema:schema194.properties.query,data:data0};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.header !== undefined){
let data8 = data.header;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8["on-behalf-of"] !== undefined){
let data9 = data8["on-behalf-of"];
if(typeof data9 !== "string"){
const err13 = {instancePath:instancePath+"/header/on-behalf-of",schemaPath:"#/properties/header/properties/on-behalf-of/type",keyword:"type",params:{type: "string"},schema:schema194.properties.header.properties["on-behalf-of"].type,parentSchema:schema194.properties.header.properties["on-behalf-of"],data:data9};
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
const err14 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema194.properties.header.type,parentSchema:schema194.properties.header,data:data8};
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
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema194.type,parentSchema:schema194,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate172.errors = vErrors;
return errors === 0;
}
validate172.evaluated = {"props":{"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.v161 = validate173;
const schema195 = {"$id":"contract:/GET_categories-stats.parameters","type":"object","properties":{"query":{"type":"object","properties":{"start_date":{"type":"string"},"end_date":{"type":"string"},"categories":{"type":"string"},"limit":{"type":"integer","maximum":500},"offset":{"type":"integer"},"aggregated_by":{"type":"string","enum":["day","week","month"]}},"required":["start_date","categories"]},"header":{"type":"object","properties":{"on-behalf-of":{"type":"string"}},"required":[]}},"required":["query","header"]};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema195.required,parentSchema:schema195,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.header === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema195.required,parentSchema:schema195,data};
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
if(data0.start_date === undefined){
const err2 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "start_date"},schema:schema195.properties.query.required,parentSchema:schema195.properties.query,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.categories === undefined){
const err3 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "categories"},schema:schema195.properties.query.required,parentSchema:schema195.properties.query,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.start_date !== undefined){
let data1 = data0.start_date;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/query/start_date",schemaPath:"#/properties/query/properties/start_date/type",keyword:"type",params:{type: "string"},schema:schema195.properties.query.properties.start_date.type,parentSchema:schema195.properties.query.properties.start_date,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.end_date !== undefined){
let data2 = data0.end_date;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/query/end_date",schemaPath:"#/properties/query/properties/end_date/type",keyword:"type",params:{type: "string"},schema:schema195.properties.query.properties.end_date.type,parentSchema:schema195.properties.query.properties.end_date,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.categories !== undefined){
let data3 = data0.categories;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/query/categories",schemaPath:"#/properties/query/properties/categories/type",keyword:"type",params:{type: "string"},schema:schema195.properties.query.properties.categories.type,parentSchema:schema195.properties.query.properties.categories,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.limit !== undefined){
let data4 = data0.limit;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err7 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema195.properties.query.properties.limit.type,parentSchema:schema195.properties.query.properties.limit,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 500 || isNaN(data4)){
const err8 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},schema:500,parentSchema:schema195.properties.query.properties.limit,data:data4};
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
if(data0.offset !== undefined){
let data5 = data0.offset;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err9 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},schema:schema195.properties.query.properties.offset.type,parentSchema:schema195.properties.query.properties.offset,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data0.aggregated_by !== undefined){
let data6 = data0.aggregated_by;
if(typeof data6 !== "string"){
const err10 = {instancePath:instancePath+"/query/aggregated_by",schemaPath:"#/properties/query/properties/aggregated_by/type",keyword:"type",params:{type: "string"},schema:schema195.properties.query.properties.aggregated_by.type,parentSchema:schema195.properties.query.properties.aggregated_by,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(((data6 === "day") || (data6 === "week")) || (data6 === "month"))){
const err11 = {instancePath:instancePath+"/query/aggregated_by",schemaPath:"#/properties/query/properties/aggregated_by/enum",keyword:"enum",params:{allowedValues: schema195.properties.query.properties.aggregated_by.enum},schema:schema195.properties.query.properties.aggregated_by.enum,parentSchema:schema195.properties.query.properties.aggregated_by,data:data6};
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
const err12 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema195.properties.query.type,parentSchema:schema195.properties.query,data:data0};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.header !== undefined){
let data7 = data.header;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7["on-behalf-of"] !== undefined){
let data8 = data7["on-behalf-of"];
if(typeof data8 !== "string"){
const err13 = {instancePath:instancePath+"/header/on-behalf-of",schemaPath:"#/properties/header/properties/on-behalf-of/type",keyword:"type",params:{type: "string"},schema:schema195.properties.header.properties["on-behalf-of"].type,parentSchema:schema195.properties.header.properties["on-behalf-of"],data:data8};
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
const err14 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema195.properties.header.type,parentSchema:schema195.properties.header,data:data7};
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
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema195.type,parentSchema:schema195,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate173.errors = vErrors;
return errors === 0;
}
validate173.evaluated = {"props":{"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.v162 = validate174;
const schema196 = {"$id":"contract:/POST_campaigns.body","$ref":"contract:/components/schemas/campaign_request"};
const schema197 = {"$id":"contract:/components/schemas/campaign_request","type":"object","properties":{"title":{"type":"string"},"subject":{"type":["string","null"]},"sender_id":{"type":["null","integer"],"safeInteger":true},"list_ids":{"type":["array","null"],"items":{"type":"integer","safeInteger":true}},"segment_ids":{"type":["array","null"],"items":{"type":"integer","safeInteger":true}},"categories":{"type":["array","null"],"items":{"type":"string"}},"suppression_group_id":{"type":["null","integer"],"safeInteger":true},"custom_unsubscribe_url":{"type":["string","null"]},"ip_pool":{"type":["string","null"]},"html_content":{"type":["string","null"]},"plain_content":{"type":["string","null"]},"editor":{"type":"string","enum":["code","design"]}},"required":["title"]};

function validate174(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate174.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/campaign_request/required",keyword:"required",params:{missingProperty: "title"},schema:schema197.required,parentSchema:schema197,data};
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
const err1 = {instancePath:instancePath+"/title",schemaPath:"contract:/components/schemas/campaign_request/properties/title/type",keyword:"type",params:{type: "string"},schema:schema197.properties.title.type,parentSchema:schema197.properties.title,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.subject !== undefined){
let data1 = data.subject;
if((typeof data1 !== "string") && (data1 !== null)){
const err2 = {instancePath:instancePath+"/subject",schemaPath:"contract:/components/schemas/campaign_request/properties/subject/type",keyword:"type",params:{type: schema197.properties.subject.type},schema:schema197.properties.subject.type,parentSchema:schema197.properties.subject,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.sender_id !== undefined){
let data2 = data.sender_id;
if((data2 !== null) && (!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2))))){
const err3 = {instancePath:instancePath+"/sender_id",schemaPath:"contract:/components/schemas/campaign_request/properties/sender_id/type",keyword:"type",params:{type: schema197.properties.sender_id.type},schema:schema197.properties.sender_id.type,parentSchema:schema197.properties.sender_id,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(Math.abs(data2) > 9007199254740991){
const err4 = {instancePath:instancePath+"/sender_id",schemaPath:"contract:/components/schemas/campaign_request/properties/sender_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema197.properties.sender_id,data:data2};
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
if(data.list_ids !== undefined){
let data3 = data.list_ids;
if((!(Array.isArray(data3))) && (data3 !== null)){
const err5 = {instancePath:instancePath+"/list_ids",schemaPath:"contract:/components/schemas/campaign_request/properties/list_ids/type",keyword:"type",params:{type: schema197.properties.list_ids.type},schema:schema197.properties.list_ids.type,parentSchema:schema197.properties.list_ids,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err6 = {instancePath:instancePath+"/list_ids/" + i0,schemaPath:"contract:/components/schemas/campaign_request/properties/list_ids/items/type",keyword:"type",params:{type: "integer"},schema:schema197.properties.list_ids.items.type,parentSchema:schema197.properties.list_ids.items,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(Math.abs(data4) > 9007199254740991){
const err7 = {instancePath:instancePath+"/list_ids/" + i0,schemaPath:"contract:/components/schemas/campaign_request/properties/list_ids/items/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema197.properties.list_ids.items,data:data4};
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
}
if(data.segment_ids !== undefined){
let data5 = data.segment_ids;
if((!(Array.isArray(data5))) && (data5 !== null)){
const err8 = {instancePath:instancePath+"/segment_ids",schemaPath:"contract:/components/schemas/campaign_request/properties/segment_ids/type",keyword:"type",params:{type: schema197.properties.segment_ids.type},schema:schema197.properties.segment_ids.type,parentSchema:schema197.properties.segment_ids,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err9 = {instancePath:instancePath+"/segment_ids/" + i1,schemaPath:"contract:/components/schemas/campaign_request/properties/segment_ids/items/type",keyword:"type",params:{type: "integer"},schema:schema197.properties.segment_ids.items.type,parentSchema:schema197.properties.segment_ids.items,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(Math.abs(data6) > 9007199254740991){
const err10 = {instancePath:instancePath+"/segment_ids/" + i1,schemaPath:"contract:/components/schemas/campaign_request/properties/segment_ids/items/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema197.properties.segment_ids.items,data:data6};
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
if(data.categories !== undefined){
let data7 = data.categories;
if((!(Array.isArray(data7))) && (data7 !== null)){
const err11 = {instancePath:instancePath+"/categories",schemaPath:"contract:/components/schemas/campaign_request/properties/categories/type",keyword:"type",params:{type: schema197.properties.categories.type},schema:schema197.properties.categories.type,parentSchema:schema197.properties.categories,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(Array.isArray(data7)){
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
let data8 = data7[i2];
if(typeof data8 !== "string"){
const err12 = {instancePath:instancePath+"/categories/" + i2,schemaPath:"contract:/components/schemas/campaign_request/properties/categories/items/type",keyword:"type",params:{type: "string"},schema:schema197.properties.categories.items.type,parentSchema:schema197.properties.categories.items,data:data8};
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
if(data.suppression_group_id !== undefined){
let data9 = data.suppression_group_id;
if((data9 !== null) && (!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9))))){
const err13 = {instancePath:instancePath+"/suppression_group_id",schemaPath:"contract:/components/schemas/campaign_request/properties/suppression_group_id/type",keyword:"type",params:{type: schema197.properties.suppression_group_id.type},schema:schema197.properties.suppression_group_id.type,parentSchema:schema197.properties.suppression_group_id,data:data9};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(Math.abs(data9) > 9007199254740991){
const err14 = {instancePath:instancePath+"/suppression_group_id",schemaPath:"contract:/components/schemas/campaign_request/properties/suppression_group_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema197.properties.suppression_group_id,data:data9};
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
if(data.custom_unsubscribe_url !== undefined){
let data10 = data.custom_unsubscribe_url;
if((typeof data10 !== "string") && (data10 !== null)){
const err15 = {instancePath:instancePath+"/custom_unsubscribe_url",schemaPath:"contract:/components/schemas/campaign_request/properties/custom_unsubscribe_url/type",keyword:"type",params:{type: schema197.properties.custom_unsubscribe_url.type},schema:schema197.properties.custom_unsubscribe_url.type,parentSchema:schema197.properties.custom_unsubscribe_url,data:data10};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.ip_pool !== undefined){
let data11 = data.ip_pool;
if((typeof data11 !== "string") && (data11 !== null)){
const err16 = {instancePath:instancePath+"/ip_pool",schemaPath:"contract:/components/schemas/campaign_request/properties/ip_pool/type",keyword:"type",params:{type: schema197.properties.ip_pool.type},schema:schema197.properties.ip_pool.type,parentSchema:schema197.properties.ip_pool,data:data11};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.html_content !== undefined){
let data12 = data.html_content;
if((typeof data12 !== "string") && (data12 !== null)){
const err17 = {instancePath:instancePath+"/html_content",schemaPath:"contract:/components/schemas/campaign_request/properties/html_content/type",keyword:"type",params:{type: schema197.properties.html_content.type},schema:schema197.properties.html_content.type,parentSchema:schema197.properties.html_content,data:data12};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.plain_content !== undefined){
let data13 = data.plain_content;
if((typeof data13 !== "string") && (data13 !== null)){
const err18 = {instancePath:instancePath+"/plain_content",schemaPath:"contract:/components/schemas/campaign_request/properties/plain_content/type",keyword:"type",params:{type: schema197.properties.plain_content.type},schema:schema197.properties.plain_content.type,parentSchema:schema197.properties.plain_content,data:data13};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.editor !== undefined){
let data14 = data.editor;
if(typeof data14 !== "string"){
const err19 = {instancePath:instancePath+"/editor",schemaPath:"contract:/components/schemas/campaign_request/properties/editor/type",keyword:"type",params:{type: "string"},schema:schema197.properties.editor.type,parentSchema:schema197.properties.editor,data:data14};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!((data14 === "code") || (data14 === "design"))){
const err20 = {instancePath:instancePath+"/editor",schemaPath:"contract:/components/schemas/campaign_request/properties/editor/enum",keyword:"enum",params:{allowedValues: schema197.properties.editor.enum},schema:schema197.properties.editor.enum,parentSchema:schema197.properties.editor,data:data14};
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
const err21 = {instancePath,schemaPath:"contract:/components/schemas/campaign_request/type",keyword:"type",params:{type: "object"},schema:schema197.type,parentSchema:schema197,data};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate174.errors = vErrors;
return errors === 0;
}
validate174.evaluated = {"props":{"title":true,"subject":true,"sender_id":true,"list_ids":true,"segment_ids":true,"categories":true,"suppression_group_id":true,"custom_unsubscribe_url":true,"ip_pool":true,"html_content":true,"plain_content":true,"editor":true},"dynamicProps":false,"dynamicItems":false};

exports.v163 = validate175;
const schema198 = {"$id":"contract:/GET_campaigns-campaign_id.parameters","type":"object","properties":{"path":{"type":"object","properties":{"campaign_id":{"type":"integer"}},"required":["campaign_id"]},"header":{"type":"object","properties":{"on-behalf-of":{"type":"string"}},"required":[]}},"required":["path","header"]};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema198.required,parentSchema:schema198,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.header === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema198.required,parentSchema:schema198,data};
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
if(data0.campaign_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "campaign_id"},schema:schema198.properties.path.required,parentSchema:schema198.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.campaign_id !== undefined){
let data1 = data0.campaign_id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/path/campaign_id",schemaPath:"#/properties/path/properties/campaign_id/type",keyword:"type",params:{type: "integer"},schema:schema198.properties.path.properties.campaign_id.type,parentSchema:schema198.properties.path.properties.campaign_id,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema198.properties.path.type,parentSchema:schema198.properties.path,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.header !== undefined){
let data2 = data.header;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2["on-behalf-of"] !== undefined){
let data3 = data2["on-behalf-of"];
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/header/on-behalf-of",schemaPath:"#/properties/header/properties/on-behalf-of/type",keyword:"type",params:{type: "string"},schema:schema198.properties.header.properties["on-behalf-of"].type,parentSchema:schema198.properties.header.properties["on-behalf-of"],data:data3};
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
const err6 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema198.properties.header.type,parentSchema:schema198.properties.header,data:data2};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema198.type,parentSchema:schema198,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate175.errors = vErrors;
return errors === 0;
}
validate175.evaluated = {"props":{"path":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.v164 = validate176;
const schema199 = {"$id":"contract:/PATCH_campaigns-campaign_id.body","type":"object","properties":{"title":{"type":"string"},"subject":{"type":"string"},"categories":{"type":"array","items":{"type":"string"}},"html_content":{"type":"string"},"plain_content":{"type":"string"}},"required":["title","subject","categories","html_content","plain_content"]};

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
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},schema:schema199.required,parentSchema:schema199,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.subject === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subject"},schema:schema199.required,parentSchema:schema199,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.categories === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "categories"},schema:schema199.required,parentSchema:schema199,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.html_content === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "html_content"},schema:schema199.required,parentSchema:schema199,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.plain_content === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "plain_content"},schema:schema199.required,parentSchema:schema199,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},schema:schema199.properties.title.type,parentSchema:schema199.properties.title,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.subject !== undefined){
let data1 = data.subject;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"},schema:schema199.properties.subject.type,parentSchema:schema199.properties.subject,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.categories !== undefined){
let data2 = data.categories;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/categories/" + i0,schemaPath:"#/properties/categories/items/type",keyword:"type",params:{type: "string"},schema:schema199.properties.categories.items.type,parentSchema:schema199.properties.categories.items,data:data3};
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
const err8 = {instancePath:instancePath+"/categories",schemaPath:"#/properties/categories/type",keyword:"type",params:{type: "array"},schema:schema199.properties.categories.type,parentSchema:schema199.properties.categories,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.html_content !== undefined){
let data4 = data.html_content;
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/html_content",schemaPath:"#/properties/html_content/type",keyword:"type",params:{type: "string"},schema:schema199.properties.html_content.type,parentSchema:schema199.properties.html_content,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.plain_content !== undefined){
let data5 = data.plain_content;
if(typeof data5 !== "string"){
const err10 = {instancePath:instancePath+"/plain_content",schemaPath:"#/properties/plain_content/type",keyword:"type",params:{type: "string"},schema:schema199.properties.plain_content.type,parentSchema:schema199.properties.plain_content,data:data5};
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
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema199.type,parentSchema:schema199,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate176.errors = vErrors;
return errors === 0;
}
validate176.evaluated = {"props":{"title":true,"subject":true,"categories":true,"html_content":true,"plain_content":true},"dynamicProps":false,"dynamicItems":false};

exports.v165 = validate177;
const schema200 = {"$id":"contract:/POST_campaigns-campaign_id-schedules.body","type":"object","properties":{"send_at":{"type":"integer","safeInteger":true}},"required":["send_at"]};

function validate177(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate177.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.send_at === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "send_at"},schema:schema200.required,parentSchema:schema200,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.send_at !== undefined){
let data0 = data.send_at;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/send_at",schemaPath:"#/properties/send_at/type",keyword:"type",params:{type: "integer"},schema:schema200.properties.send_at.type,parentSchema:schema200.properties.send_at,data:data0};
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
const err2 = {instancePath:instancePath+"/send_at",schemaPath:"#/properties/send_at/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema200.properties.send_at,data:data0};
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
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema200.type,parentSchema:schema200,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate177.errors = vErrors;
return errors === 0;
}
validate177.evaluated = {"props":{"send_at":true},"dynamicProps":false,"dynamicItems":false};

exports.v166 = validate178;
const schema201 = {"$id":"contract:/PATCH_campaigns-campaign_id-schedules.body","type":"object","properties":{"send_at":{"int64":{}}},"required":["send_at"]};

function validate178(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate178.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.send_at === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "send_at"},schema:schema201.required,parentSchema:schema201,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.send_at !== undefined){
let data0 = data.send_at;
if(!((typeof data0 === "number" && Number.isSafeInteger(data0) && !Object.is(data0, -0)) || (typeof data0 === "bigint" && data0 >= -9223372036854775808n && data0 <= 9223372036854775807n)) || (this && this.has(data, "send_at")) || false){
const err1 = {instancePath:instancePath+"/send_at",schemaPath:"#/properties/send_at/int64",keyword:"int64",params:{},schema:schema201.properties.send_at.int64,parentSchema:schema201.properties.send_at,data:data0};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema201.type,parentSchema:schema201,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate178.errors = vErrors;
return errors === 0;
}
validate178.evaluated = {"props":{"send_at":true},"dynamicProps":false,"dynamicItems":false};

exports.v167 = validate179;
const schema202 = {"$id":"contract:/POST_campaigns-campaign_id-schedules-test.body","type":"object","properties":{"to":{"type":"string","format":"email"}},"required":["to"]};

function validate179(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate179.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.to === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "to"},schema:schema202.required,parentSchema:schema202,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.to !== undefined){
let data0 = data.to;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err1 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/format",keyword:"format",params:{format: "email"},schema:"email",parentSchema:schema202.properties.to,data:data0};
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
const err2 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type: "string"},schema:schema202.properties.to.type,parentSchema:schema202.properties.to,data:data0};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema202.type,parentSchema:schema202,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate179.errors = vErrors;
return errors === 0;
}
validate179.evaluated = {"props":{"to":true},"dynamicProps":false,"dynamicItems":false};

exports.v168 = validate180;
const schema203 = {"$id":"contract:/GET_templates.parameters","type":"object","properties":{"query":{"type":"object","properties":{"generations":{"type":"string","enum":["legacy","dynamic","legacy,dynamic"]},"page_size":{"type":"number","minimum":1,"maximum":200,"double":true},"page_token":{"type":"string"}},"required":["page_size"]},"header":{"type":"object","properties":{"on-behalf-of":{"type":"string"}},"required":[]}},"required":["query","header"]};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema203.required,parentSchema:schema203,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.header === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema203.required,parentSchema:schema203,data};
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
if(data0.page_size === undefined){
const err2 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "page_size"},schema:schema203.properties.query.required,parentSchema:schema203.properties.query,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.generations !== undefined){
let data1 = data0.generations;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/query/generations",schemaPath:"#/properties/query/properties/generations/type",keyword:"type",params:{type: "string"},schema:schema203.properties.query.properties.generations.type,parentSchema:schema203.properties.query.properties.generations,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(((data1 === "legacy") || (data1 === "dynamic")) || (data1 === "legacy,dynamic"))){
const err4 = {instancePath:instancePath+"/query/generations",schemaPath:"#/properties/query/properties/generations/enum",keyword:"enum",params:{allowedValues: schema203.properties.query.properties.generations.enum},schema:schema203.properties.query.properties.generations.enum,parentSchema:schema203.properties.query.properties.generations,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.page_size !== undefined){
let data2 = data0.page_size;
if(typeof data2 === "bigint"){
const err5 = {instancePath:instancePath+"/query/page_size",schemaPath:"#/properties/query/properties/page_size/double",keyword:"double",params:{holder: data0, key: "page_size"},schema:true,parentSchema:schema203.properties.query.properties.page_size,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 200 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/query/page_size",schemaPath:"#/properties/query/properties/page_size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},schema:200,parentSchema:schema203.properties.query.properties.page_size,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/query/page_size",schemaPath:"#/properties/query/properties/page_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema203.properties.query.properties.page_size,data:data2};
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
const err8 = {instancePath:instancePath+"/query/page_size",schemaPath:"#/properties/query/properties/page_size/type",keyword:"type",params:{type: "number"},schema:schema203.properties.query.properties.page_size.type,parentSchema:schema203.properties.query.properties.page_size,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.page_token !== undefined){
let data3 = data0.page_token;
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/query/page_token",schemaPath:"#/properties/query/properties/page_token/type",keyword:"type",params:{type: "string"},schema:schema203.properties.query.properties.page_token.type,parentSchema:schema203.properties.query.properties.page_token,data:data3};
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
const err10 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema203.properties.query.type,parentSchema:schema203.properties.query,data:data0};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.header !== undefined){
let data4 = data.header;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4["on-behalf-of"] !== undefined){
let data5 = data4["on-behalf-of"];
if(typeof data5 !== "string"){
const err11 = {instancePath:instancePath+"/header/on-behalf-of",schemaPath:"#/properties/header/properties/on-behalf-of/type",keyword:"type",params:{type: "string"},schema:schema203.properties.header.properties["on-behalf-of"].type,parentSchema:schema203.properties.header.properties["on-behalf-of"],data:data5};
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
const err12 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema203.properties.header.type,parentSchema:schema203.properties.header,data:data4};
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
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema203.type,parentSchema:schema203,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate180.errors = vErrors;
return errors === 0;
}
validate180.evaluated = {"props":{"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.v169 = validate181;
const schema204 = {"$id":"contract:/POST_templates.body","type":"object","properties":{"name":{"type":"string","maxLength":100},"generation":{"type":"string","enum":["legacy","dynamic"]}},"required":["name"]};

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
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema204.required,parentSchema:schema204,data};
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
if(func0(data0) > 100){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema204.properties.name,data:data0};
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
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema204.properties.name.type,parentSchema:schema204.properties.name,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.generation !== undefined){
let data1 = data.generation;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/generation",schemaPath:"#/properties/generation/type",keyword:"type",params:{type: "string"},schema:schema204.properties.generation.type,parentSchema:schema204.properties.generation,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((data1 === "legacy") || (data1 === "dynamic"))){
const err4 = {instancePath:instancePath+"/generation",schemaPath:"#/properties/generation/enum",keyword:"enum",params:{allowedValues: schema204.properties.generation.enum},schema:schema204.properties.generation.enum,parentSchema:schema204.properties.generation,data:data1};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema204.type,parentSchema:schema204,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate181.errors = vErrors;
return errors === 0;
}
validate181.evaluated = {"props":{"name":true,"generation":true},"dynamicProps":false,"dynamicItems":false};

exports.v170 = validate182;
const schema205 = {"$id":"contract:/GET_templates-template_id.parameters","type":"object","properties":{"path":{"type":"object","properties":{"template_id":{"type":"string"}},"required":["template_id"]},"header":{"type":"object","properties":{"on-behalf-of":{"type":"string"}},"required":[]}},"required":["path","header"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema205.required,parentSchema:schema205,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.header === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema205.required,parentSchema:schema205,data};
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
if(data0.template_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "template_id"},schema:schema205.properties.path.required,parentSchema:schema205.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.template_id !== undefined){
let data1 = data0.template_id;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/template_id",schemaPath:"#/properties/path/properties/template_id/type",keyword:"type",params:{type: "string"},schema:schema205.properties.path.properties.template_id.type,parentSchema:schema205.properties.path.properties.template_id,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema205.properties.path.type,parentSchema:schema205.properties.path,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.header !== undefined){
let data2 = data.header;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2["on-behalf-of"] !== undefined){
let data3 = data2["on-behalf-of"];
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/header/on-behalf-of",schemaPath:"#/properties/header/properties/on-behalf-of/type",keyword:"type",params:{type: "string"},schema:schema205.properties.header.properties["on-behalf-of"].type,parentSchema:schema205.properties.header.properties["on-behalf-of"],data:data3};
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
const err6 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema205.properties.header.type,parentSchema:schema205.properties.header,data:data2};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema205.type,parentSchema:schema205,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate182.errors = vErrors;
return errors === 0;
}
validate182.evaluated = {"props":{"path":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.v171 = validate183;
const schema206 = {"$id":"contract:/POST_templates-template_id.body","type":"object","properties":{"name":{"type":"string","maxLength":100}}};

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
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func0(data0) > 100){
const err0 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema206.properties.name,data:data0};
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
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema206.properties.name.type,parentSchema:schema206.properties.name,data:data0};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema206.type,parentSchema:schema206,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate183.errors = vErrors;
return errors === 0;
}
validate183.evaluated = {"props":{"name":true},"dynamicProps":false,"dynamicItems":false};

exports.v172 = validate184;
const schema207 = {"$id":"contract:/POST_templates-template_id-versions.parameters","type":"object","properties":{"path":{"type":"object","properties":{"template_id":{"type":"string","format":"uuid"}},"required":["template_id"]},"header":{"type":"object","properties":{"on-behalf-of":{"type":"string"}},"required":[]}},"required":["path","header"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema207.required,parentSchema:schema207,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.header === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema207.required,parentSchema:schema207,data};
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
if(data0.template_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "template_id"},schema:schema207.properties.path.required,parentSchema:schema207.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.template_id !== undefined){
let data1 = data0.template_id;
if(typeof data1 === "string"){
if(!(formats17.test(data1))){
const err3 = {instancePath:instancePath+"/path/template_id",schemaPath:"#/properties/path/properties/template_id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema207.properties.path.properties.template_id,data:data1};
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
const err4 = {instancePath:instancePath+"/path/template_id",schemaPath:"#/properties/path/properties/template_id/type",keyword:"type",params:{type: "string"},schema:schema207.properties.path.properties.template_id.type,parentSchema:schema207.properties.path.properties.template_id,data:data1};
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
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema207.properties.path.type,parentSchema:schema207.properties.path,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.header !== undefined){
let data2 = data.header;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2["on-behalf-of"] !== undefined){
let data3 = data2["on-behalf-of"];
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/header/on-behalf-of",schemaPath:"#/properties/header/properties/on-behalf-of/type",keyword:"type",params:{type: "string"},schema:schema207.properties.header.properties["on-behalf-of"].type,parentSchema:schema207.properties.header.properties["on-behalf-of"],data:data3};
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
const err7 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema207.properties.header.type,parentSchema:schema207.properties.header,data:data2};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema207.type,parentSchema:schema207,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate184.errors = vErrors;
return errors === 0;
}
validate184.evaluated = {"props":{"path":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.v173 = validate185;
const schema208 = {"$id":"contract:/POST_templates-template_id-versions.body","$ref":"contract:/components/schemas/transactional_template_version_create"};
const schema209 = {"$id":"contract:/components/schemas/transactional_template_version_create","type":"object","properties":{"active":{"type":"integer","enum":[0,1]},"name":{"type":"string","maxLength":100},"html_content":{"type":"string","maxLength":1048576},"plain_content":{"type":"string","maxLength":1048576},"generate_plain_content":{"type":"boolean"},"subject":{"type":"string","maxLength":255},"editor":{"type":"string","enum":["code","design"]},"test_data":{"type":"string"}},"required":["name","subject"]};

function validate185(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate185.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/transactional_template_version_create/required",keyword:"required",params:{missingProperty: "name"},schema:schema209.required,parentSchema:schema209,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.subject === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/transactional_template_version_create/required",keyword:"required",params:{missingProperty: "subject"},schema:schema209.required,parentSchema:schema209,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.active !== undefined){
let data0 = data.active;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/active",schemaPath:"contract:/components/schemas/transactional_template_version_create/properties/active/type",keyword:"type",params:{type: "integer"},schema:schema209.properties.active.type,parentSchema:schema209.properties.active,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((data0 === 0) || (data0 === 1))){
const err3 = {instancePath:instancePath+"/active",schemaPath:"contract:/components/schemas/transactional_template_version_create/properties/active/enum",keyword:"enum",params:{allowedValues: schema209.properties.active.enum},schema:schema209.properties.active.enum,parentSchema:schema209.properties.active,data:data0};
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
if(func0(data1) > 100){
const err4 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/transactional_template_version_create/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema209.properties.name,data:data1};
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
const err5 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/transactional_template_version_create/properties/name/type",keyword:"type",params:{type: "string"},schema:schema209.properties.name.type,parentSchema:schema209.properties.name,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.html_content !== undefined){
let data2 = data.html_content;
if(typeof data2 === "string"){
if(func0(data2) > 1048576){
const err6 = {instancePath:instancePath+"/html_content",schemaPath:"contract:/components/schemas/transactional_template_version_create/properties/html_content/maxLength",keyword:"maxLength",params:{limit: 1048576},schema:1048576,parentSchema:schema209.properties.html_content,data:data2};
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
const err7 = {instancePath:instancePath+"/html_content",schemaPath:"contract:/components/schemas/transactional_template_version_create/properties/html_content/type",keyword:"type",params:{type: "string"},schema:schema209.properties.html_content.type,parentSchema:schema209.properties.html_content,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.plain_content !== undefined){
let data3 = data.plain_content;
if(typeof data3 === "string"){
if(func0(data3) > 1048576){
const err8 = {instancePath:instancePath+"/plain_content",schemaPath:"contract:/components/schemas/transactional_template_version_create/properties/plain_content/maxLength",keyword:"maxLength",params:{limit: 1048576},schema:1048576,parentSchema:schema209.properties.plain_content,data:data3};
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
const err9 = {instancePath:instancePath+"/plain_content",schemaPath:"contract:/components/schemas/transactional_template_version_create/properties/plain_content/type",keyword:"type",params:{type: "string"},schema:schema209.properties.plain_content.type,parentSchema:schema209.properties.plain_content,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.generate_plain_content !== undefined){
let data4 = data.generate_plain_content;
if(typeof data4 !== "boolean"){
const err10 = {instancePath:instancePath+"/generate_plain_content",schemaPath:"contract:/components/schemas/transactional_template_version_create/properties/generate_plain_content/type",keyword:"type",params:{type: "boolean"},schema:schema209.properties.generate_plain_content.type,parentSchema:schema209.properties.generate_plain_content,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.subject !== undefined){
let data5 = data.subject;
if(typeof data5 === "string"){
if(func0(data5) > 255){
const err11 = {instancePath:instancePath+"/subject",schemaPath:"contract:/components/schemas/transactional_template_version_create/properties/subject/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema209.properties.subject,data:data5};
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
const err12 = {instancePath:instancePath+"/subject",schemaPath:"contract:/components/schemas/transactional_template_version_create/properties/subject/type",keyword:"type",params:{type: "string"},schema:schema209.properties.subject.type,parentSchema:schema209.properties.subject,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.editor !== undefined){
let data6 = data.editor;
if(typeof data6 !== "string"){
const err13 = {instancePath:instancePath+"/editor",schemaPath:"contract:/components/schemas/transactional_template_version_create/properties/editor/type",keyword:"type",params:{type: "string"},schema:schema209.properties.editor.type,parentSchema:schema209.properties.editor,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!((data6 === "code") || (data6 === "design"))){
const err14 = {instancePath:instancePath+"/editor",schemaPath:"contract:/components/schemas/transactional_template_version_create/properties/editor/enum",keyword:"enum",params:{allowedValues: schema209.properties.editor.enum},schema:schema209.properties.editor.enum,parentSchema:schema209.properties.editor,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.test_data !== undefined){
let data7 = data.test_data;
if(typeof data7 !== "string"){
const err15 = {instancePath:instancePath+"/test_data",schemaPath:"contract:/components/schemas/transactional_template_version_create/properties/test_data/type",keyword:"type",params:{type: "string"},schema:schema209.properties.test_data.type,parentSchema:schema209.properties.test_data,data:data7};
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
const err16 = {instancePath,schemaPath:"contract:/components/schemas/transactional_template_version_create/type",keyword:"type",params:{type: "object"},schema:schema209.type,parentSchema:schema209,data};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate185.errors = vErrors;
return errors === 0;
}
validate185.evaluated = {"props":{"active":true,"name":true,"html_content":true,"plain_content":true,"generate_plain_content":true,"subject":true,"editor":true,"test_data":true},"dynamicProps":false,"dynamicItems":false};

exports.v174 = validate186;
const schema210 = {"$id":"contract:/POST_templates-template_id-versions-version_id-activate.parameters","type":"object","properties":{"path":{"type":"object","properties":{"template_id":{"type":"string","format":"uuid"},"version_id":{"type":"string","format":"uuid"}},"required":["template_id","version_id"]},"header":{"type":"object","properties":{"on-behalf-of":{"type":"string"}},"required":[]}},"required":["path","header"]};

function validate186(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate186.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema210.required,parentSchema:schema210,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.header === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema210.required,parentSchema:schema210,data};
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
if(data0.template_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "template_id"},schema:schema210.properties.path.required,parentSchema:schema210.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.version_id === undefined){
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "version_id"},schema:schema210.properties.path.required,parentSchema:schema210.properties.path,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.template_id !== undefined){
let data1 = data0.template_id;
if(typeof data1 === "string"){
if(!(formats17.test(data1))){
const err4 = {instancePath:instancePath+"/path/template_id",schemaPath:"#/properties/path/properties/template_id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema210.properties.path.properties.template_id,data:data1};
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
const err5 = {instancePath:instancePath+"/path/template_id",schemaPath:"#/properties/path/properties/template_id/type",keyword:"type",params:{type: "string"},schema:schema210.properties.path.properties.template_id.type,parentSchema:schema210.properties.path.properties.template_id,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.version_id !== undefined){
let data2 = data0.version_id;
if(typeof data2 === "string"){
if(!(formats17.test(data2))){
const err6 = {instancePath:instancePath+"/path/version_id",schemaPath:"#/properties/path/properties/version_id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema210.properties.path.properties.version_id,data:data2};
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
const err7 = {instancePath:instancePath+"/path/version_id",schemaPath:"#/properties/path/properties/version_id/type",keyword:"type",params:{type: "string"},schema:schema210.properties.path.properties.version_id.type,parentSchema:schema210.properties.path.properties.version_id,data:data2};
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
const err8 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema210.properties.path.type,parentSchema:schema210.properties.path,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.header !== undefined){
let data3 = data.header;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3["on-behalf-of"] !== undefined){
let data4 = data3["on-behalf-of"];
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/header/on-behalf-of",schemaPath:"#/properties/header/properties/on-behalf-of/type",keyword:"type",params:{type: "string"},schema:schema210.properties.header.properties["on-behalf-of"].type,parentSchema:schema210.properties.header.properties["on-behalf-of"],data:data4};
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
const err10 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema210.properties.header.type,parentSchema:schema210.properties.header,data:data3};
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
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema210.type,parentSchema:schema210,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate186.errors = vErrors;
return errors === 0;
}
validate186.evaluated = {"props":{"path":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.v175 = validate187;
const schema211 = {"$id":"contract:/PATCH_user-webhooks-event-settings.body","$ref":"contract:/components/schemas/event-webhook-update-oauth-request"};
const schema212 = {"$id":"contract:/components/schemas/event-webhook-update-oauth-request","type":"object","properties":{"enabled":{"type":"boolean"},"url":{"type":"string"},"group_resubscribe":{"type":"boolean"},"delivered":{"type":"boolean"},"group_unsubscribe":{"type":"boolean"},"spam_report":{"type":"boolean"},"bounce":{"type":"boolean"},"deferred":{"type":"boolean"},"unsubscribe":{"type":"boolean"},"processed":{"type":"boolean"},"open":{"type":"boolean"},"click":{"type":"boolean"},"dropped":{"type":"boolean"},"oauth_client_id":{"type":"string"},"oauth_client_secret":{"type":"string"},"oauth_token_url":{"type":"string"}},"required":["enabled","url","group_resubscribe","delivered","group_unsubscribe","spam_report","bounce","deferred","unsubscribe","processed","open","click","dropped"]};

function validate187(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate187.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enabled === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/event-webhook-update-oauth-request/required",keyword:"required",params:{missingProperty: "enabled"},schema:schema212.required,parentSchema:schema212,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.url === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/event-webhook-update-oauth-request/required",keyword:"required",params:{missingProperty: "url"},schema:schema212.required,parentSchema:schema212,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.group_resubscribe === undefined){
const err2 = {instancePath,schemaPath:"contract:/components/schemas/event-webhook-update-oauth-request/required",keyword:"required",params:{missingProperty: "group_resubscribe"},schema:schema212.required,parentSchema:schema212,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.delivered === undefined){
const err3 = {instancePath,schemaPath:"contract:/components/schemas/event-webhook-update-oauth-request/required",keyword:"required",params:{missingProperty: "delivered"},schema:schema212.required,parentSchema:schema212,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.group_unsubscribe === undefined){
const err4 = {instancePath,schemaPath:"contract:/components/schemas/event-webhook-update-oauth-request/required",keyword:"required",params:{missingProperty: "group_unsubscribe"},schema:schema212.required,parentSchema:schema212,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.spam_report === undefined){
const err5 = {instancePath,schemaPath:"contract:/components/schemas/event-webhook-update-oauth-request/required",keyword:"required",params:{missingProperty: "spam_report"},schema:schema212.required,parentSchema:schema212,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.bounce === undefined){
const err6 = {instancePath,schemaPath:"contract:/components/schemas/event-webhook-update-oauth-request/required",keyword:"required",params:{missingProperty: "bounce"},schema:schema212.required,parentSchema:schema212,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.deferred === undefined){
const err7 = {instancePath,schemaPath:"contract:/components/schemas/event-webhook-update-oauth-request/required",keyword:"required",params:{missingProperty: "deferred"},schema:schema212.required,parentSchema:schema212,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.unsubscribe === undefined){
const err8 = {instancePath,schemaPath:"contract:/components/schemas/event-webhook-update-oauth-request/required",keyword:"required",params:{missingProperty: "unsubscribe"},schema:schema212.required,parentSchema:schema212,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.processed === undefined){
const err9 = {instancePath,schemaPath:"contract:/components/schemas/event-webhook-update-oauth-request/required",keyword:"required",params:{missingProperty: "processed"},schema:schema212.required,parentSchema:schema212,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.open === undefined){
const err10 = {instancePath,schemaPath:"contract:/components/schemas/event-webhook-update-oauth-request/required",keyword:"required",params:{missingProperty: "open"},schema:schema212.required,parentSchema:schema212,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.click === undefined){
const err11 = {instancePath,schemaPath:"contract:/components/schemas/event-webhook-update-oauth-request/required",keyword:"required",params:{missingProperty: "click"},schema:schema212.required,parentSchema:schema212,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.dropped === undefined){
const err12 = {instancePath,schemaPath:"contract:/components/schemas/event-webhook-update-oauth-request/required",keyword:"required",params:{missingProperty: "dropped"},schema:schema212.required,parentSchema:schema212,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.enabled !== undefined){
let data0 = data.enabled;
if(typeof data0 !== "boolean"){
const err13 = {instancePath:instancePath+"/enabled",schemaPath:"contract:/components/schemas/event-webhook-update-oauth-request/properties/enabled/type",keyword:"type",params:{type: "boolean"},schema:schema212.properties.enabled.type,parentSchema:schema212.properties.enabled,data:data0};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.url !== undefined){
let data1 = data.url;
if(typeof data1 !== "string"){
const err14 = {instancePath:instancePath+"/url",schemaPath:"contract:/components/schemas/event-webhook-update-oauth-request/properties/url/type",keyword:"type",params:{type: "string"},schema:schema212.properties.url.type,parentSchema:schema212.properties.url,data:data1};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.group_resubscribe !== undefined){
let data2 = data.group_resubscribe;
if(typeof data2 !== "boolean"){
const err15 = {instancePath:instancePath+"/group_resubscribe",schemaPath:"contract:/components/schemas/event-webhook-update-oauth-request/properties/group_resubscribe/type",keyword:"type",params:{type: "boolean"},schema:schema212.properties.group_resubscribe.type,parentSchema:schema212.properties.group_resubscribe,data:data2};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.delivered !== undefined){
let data3 = data.delivered;
if(typeof data3 !== "boolean"){
const err16 = {instancePath:instancePath+"/delivered",schemaPath:"contract:/components/schemas/event-webhook-update-oauth-request/properties/delivered/type",keyword:"type",params:{type: "boolean"},schema:schema212.properties.delivered.type,parentSchema:schema212.properties.delivered,data:data3};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.group_unsubscribe !== undefined){
let data4 = data.group_unsubscribe;
if(typeof data4 !== "boolean"){
const err17 = {instancePath:instancePath+"/group_unsubscribe",schemaPath:"contract:/components/schemas/event-webhook-update-oauth-request/properties/group_unsubscribe/type",keyword:"type",params:{type: "boolean"},schema:schema212.properties.group_unsubscribe.type,parentSchema:schema212.properties.group_unsubscribe,data:data4};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.spam_report !== undefined){
let data5 = data.spam_report;
if(typeof data5 !== "boolean"){
const err18 = {instancePath:instancePath+"/spam_report",schemaPath:"contract:/components/schemas/event-webhook-update-oauth-request/properties/spam_report/type",keyword:"type",params:{type: "boolean"},schema:schema212.properties.spam_report.type,parentSchema:schema212.properties.spam_report,data:data5};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.bounce !== undefined){
let data6 = data.bounce;
if(typeof data6 !== "boolean"){
const err19 = {instancePath:instancePath+"/bounce",schemaPath:"contract:/components/schemas/event-webhook-update-oauth-request/properties/bounce/type",keyword:"type",params:{type: "boolean"},schema:schema212.properties.bounce.type,parentSchema:schema212.properties.bounce,data:data6};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.deferred !== undefined){
let data7 = data.deferred;
if(typeof data7 !== "boolean"){
const err20 = {instancePath:instancePath+"/deferred",schemaPath:"contract:/components/schemas/event-webhook-update-oauth-request/properties/deferred/type",keyword:"type",params:{type: "boolean"},schema:schema212.properties.deferred.type,parentSchema:schema212.properties.deferred,data:data7};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.unsubscribe !== undefined){
let data8 = data.unsubscribe;
if(typeof data8 !== "boolean"){
const err21 = {instancePath:instancePath+"/unsubscribe",schemaPath:"contract:/components/schemas/event-webhook-update-oauth-request/properties/unsubscribe/type",keyword:"type",params:{type: "boolean"},schema:schema212.properties.unsubscribe.type,parentSchema:schema212.properties.unsubscribe,data:data8};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.processed !== undefined){
let data9 = data.processed;
if(typeof data9 !== "boolean"){
const err22 = {instancePath:instancePath+"/processed",schemaPath:"contract:/components/schemas/event-webhook-update-oauth-request/properties/processed/type",keyword:"type",params:{type: "boolean"},schema:schema212.properties.processed.type,parentSchema:schema212.properties.processed,data:data9};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.open !== undefined){
let data10 = data.open;
if(typeof data10 !== "boolean"){
const err23 = {instancePath:instancePath+"/open",schemaPath:"contract:/components/schemas/event-webhook-update-oauth-request/properties/open/type",keyword:"type",params:{type: "boolean"},schema:schema212.properties.open.type,parentSchema:schema212.properties.open,data:data10};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.click !== undefined){
let data11 = data.click;
if(typeof data11 !== "boolean"){
const err24 = {instancePath:instancePath+"/click",schemaPath:"contract:/components/schemas/event-webhook-update-oauth-request/properties/click/type",keyword:"type",params:{type: "boolean"},schema:schema212.properties.click.type,parentSchema:schema212.properties.click,data:data11};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.dropped !== undefined){
let data12 = data.dropped;
if(typeof data12 !== "boolean"){
const err25 = {instancePath:instancePath+"/dropped",schemaPath:"contract:/components/schemas/event-webhook-update-oauth-request/properties/dropped/type",keyword:"type",params:{type: "boolean"},schema:schema212.properties.dropped.type,parentSchema:schema212.properties.dropped,data:data12};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.oauth_client_id !== undefined){
let data13 = data.oauth_client_id;
if(typeof data13 !== "string"){
const err26 = {instancePath:instancePath+"/oauth_client_id",schemaPath:"contract:/components/schemas/event-webhook-update-oauth-request/properties/oauth_client_id/type",keyword:"type",params:{type: "string"},schema:schema212.properties.oauth_client_id.type,parentSchema:schema212.properties.oauth_client_id,data:data13};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.oauth_client_secret !== undefined){
let data14 = data.oauth_client_secret;
if(typeof data14 !== "string"){
const err27 = {instancePath:instancePath+"/oauth_client_secret",schemaPath:"contract:/components/schemas/event-webhook-update-oauth-request/properties/oauth_client_secret/type",keyword:"type",params:{type: "string"},schema:schema212.properties.oauth_client_secret.type,parentSchema:schema212.properties.oauth_client_secret,data:data14};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.oauth_token_url !== undefined){
let data15 = data.oauth_token_url;
if(typeof data15 !== "string"){
const err28 = {instancePath:instancePath+"/oauth_token_url",schemaPath:"contract:/components/schemas/event-webhook-update-oauth-request/properties/oauth_token_url/type",keyword:"type",params:{type: "string"},schema:schema212.properties.oauth_token_url.type,parentSchema:schema212.properties.oauth_token_url,data:data15};
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
const err29 = {instancePath,schemaPath:"contract:/components/schemas/event-webhook-update-oauth-request/type",keyword:"type",params:{type: "object"},schema:schema212.type,parentSchema:schema212,data};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
validate187.errors = vErrors;
return errors === 0;
}
validate187.evaluated = {"props":{"enabled":true,"url":true,"group_resubscribe":true,"delivered":true,"group_unsubscribe":true,"spam_report":true,"bounce":true,"deferred":true,"unsubscribe":true,"processed":true,"open":true,"click":true,"dropped":true,"oauth_client_id":true,"oauth_client_secret":true,"oauth_token_url":true},"dynamicProps":false,"dynamicItems":false};

exports.v176 = validate188;
const schema213 = {"$id":"contract:/POST_user-webhooks-parse-settings.body","$ref":"contract:/components/schemas/parse-setting"};
const schema214 = {"$id":"contract:/components/schemas/parse-setting","type":"object","properties":{"url":{"type":"string"},"hostname":{"type":"string"},"spam_check":{"type":"boolean"},"send_raw":{"type":"boolean"}}};

function validate188(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate188.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.url !== undefined){
let data0 = data.url;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/url",schemaPath:"contract:/components/schemas/parse-setting/properties/url/type",keyword:"type",params:{type: "string"},schema:schema214.properties.url.type,parentSchema:schema214.properties.url,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.hostname !== undefined){
let data1 = data.hostname;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/hostname",schemaPath:"contract:/components/schemas/parse-setting/properties/hostname/type",keyword:"type",params:{type: "string"},schema:schema214.properties.hostname.type,parentSchema:schema214.properties.hostname,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.spam_check !== undefined){
let data2 = data.spam_check;
if(typeof data2 !== "boolean"){
const err2 = {instancePath:instancePath+"/spam_check",schemaPath:"contract:/components/schemas/parse-setting/properties/spam_check/type",keyword:"type",params:{type: "boolean"},schema:schema214.properties.spam_check.type,parentSchema:schema214.properties.spam_check,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.send_raw !== undefined){
let data3 = data.send_raw;
if(typeof data3 !== "boolean"){
const err3 = {instancePath:instancePath+"/send_raw",schemaPath:"contract:/components/schemas/parse-setting/properties/send_raw/type",keyword:"type",params:{type: "boolean"},schema:schema214.properties.send_raw.type,parentSchema:schema214.properties.send_raw,data:data3};
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
const err4 = {instancePath,schemaPath:"contract:/components/schemas/parse-setting/type",keyword:"type",params:{type: "object"},schema:schema214.type,parentSchema:schema214,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate188.errors = vErrors;
return errors === 0;
}
validate188.evaluated = {"props":{"url":true,"hostname":true,"spam_check":true,"send_raw":true},"dynamicProps":false,"dynamicItems":false};

exports.v177 = validate189;
const schema215 = {"$id":"contract:/GET_user-webhooks-parse-stats.parameters","type":"object","properties":{"query":{"type":"object","properties":{"limit":{"type":"string"},"offset":{"type":"string"},"aggregated_by":{"type":"string","enum":["day","week","month"]},"start_date":{"type":"string"},"end_date":{"type":"string"}},"required":["start_date"]},"header":{"type":"object","properties":{"on-behalf-of":{"type":"string"}},"required":[]}},"required":["query","header"]};

function validate189(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate189.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema215.required,parentSchema:schema215,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.header === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema215.required,parentSchema:schema215,data};
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
if(data0.start_date === undefined){
const err2 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "start_date"},schema:schema215.properties.query.required,parentSchema:schema215.properties.query,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.limit !== undefined){
let data1 = data0.limit;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "string"},schema:schema215.properties.query.properties.limit.type,parentSchema:schema215.properties.query.properties.limit,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.offset !== undefined){
let data2 = data0.offset;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "string"},schema:schema215.properties.query.properties.offset.type,parentSchema:schema215.properties.query.properties.offset,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.aggregated_by !== undefined){
let data3 = data0.aggregated_by;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/query/aggregated_by",schemaPath:"#/properties/query/properties/aggregated_by/type",keyword:"type",params:{type: "string"},schema:schema215.properties.query.properties.aggregated_by.type,parentSchema:schema215.properties.query.properties.aggregated_by,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(((data3 === "day") || (data3 === "week")) || (data3 === "month"))){
const err6 = {instancePath:instancePath+"/query/aggregated_by",schemaPath:"#/properties/query/properties/aggregated_by/enum",keyword:"enum",params:{allowedValues: schema215.properties.query.properties.aggregated_by.enum},schema:schema215.properties.query.properties.aggregated_by.enum,parentSchema:schema215.properties.query.properties.aggregated_by,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.start_date !== undefined){
let data4 = data0.start_date;
if(typeof data4 !== "string"){
const err7 = {instancePath:instancePath+"/query/start_date",schemaPath:"#/properties/query/properties/start_date/type",keyword:"type",params:{type: "string"},schema:schema215.properties.query.properties.start_date.type,parentSchema:schema215.properties.query.properties.start_date,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.end_date !== undefined){
let data5 = data0.end_date;
if(typeof data5 !== "string"){
const err8 = {instancePath:instancePath+"/query/end_date",schemaPath:"#/properties/query/properties/end_date/type",keyword:"type",params:{type: "string"},schema:schema215.properties.query.properties.end_date.type,parentSchema:schema215.properties.query.properties.end_date,data:data5};
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
const err9 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema215.properties.query.type,parentSchema:schema215.properties.query,data:data0};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.header !== undefined){
let data6 = data.header;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6["on-behalf-of"] !== undefined){
let data7 = data6["on-behalf-of"];
if(typeof data7 !== "string"){
const err10 = {instancePath:instancePath+"/header/on-behalf-of",schemaPath:"#/properties/header/properties/on-behalf-of/type",keyword:"type",params:{type: "string"},schema:schema215.properties.header.properties["on-behalf-of"].type,parentSchema:schema215.properties.header.properties["on-behalf-of"],data:data7};
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
const err11 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema215.properties.header.type,parentSchema:schema215.properties.header,data:data6};
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
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema215.type,parentSchema:schema215,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate189.errors = vErrors;
return errors === 0;
}
validate189.evaluated = {"props":{"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.v178 = validate190;
const schema216 = {"$id":"contract:/PATCH_user-webhooks-event-settings-signed.body","type":"object","properties":{"enabled":{"type":"boolean"}},"required":["enabled"]};

function validate190(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate190.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enabled === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "enabled"},schema:schema216.required,parentSchema:schema216,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.enabled !== undefined){
let data0 = data.enabled;
if(typeof data0 !== "boolean"){
const err1 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},schema:schema216.properties.enabled.type,parentSchema:schema216.properties.enabled,data:data0};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema216.type,parentSchema:schema216,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate190.errors = vErrors;
return errors === 0;
}
validate190.evaluated = {"props":{"enabled":true},"dynamicProps":false,"dynamicItems":false};

exports.v179 = validate191;
const schema217 = {"$id":"contract:/POST_user-webhooks-event-test.body","type":"object","properties":{"url":{"type":"string"},"oauth_client_id":{"type":"string"},"oauth_client_secret":{"type":"string"},"oauth_token_url":{"type":"string"}}};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.url !== undefined){
let data0 = data.url;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},schema:schema217.properties.url.type,parentSchema:schema217.properties.url,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.oauth_client_id !== undefined){
let data1 = data.oauth_client_id;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/oauth_client_id",schemaPath:"#/properties/oauth_client_id/type",keyword:"type",params:{type: "string"},schema:schema217.properties.oauth_client_id.type,parentSchema:schema217.properties.oauth_client_id,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.oauth_client_secret !== undefined){
let data2 = data.oauth_client_secret;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/oauth_client_secret",schemaPath:"#/properties/oauth_client_secret/type",keyword:"type",params:{type: "string"},schema:schema217.properties.oauth_client_secret.type,parentSchema:schema217.properties.oauth_client_secret,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.oauth_token_url !== undefined){
let data3 = data.oauth_token_url;
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/oauth_token_url",schemaPath:"#/properties/oauth_token_url/type",keyword:"type",params:{type: "string"},schema:schema217.properties.oauth_token_url.type,parentSchema:schema217.properties.oauth_token_url,data:data3};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema217.type,parentSchema:schema217,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate191.errors = vErrors;
return errors === 0;
}
validate191.evaluated = {"props":{"url":true,"oauth_client_id":true,"oauth_client_secret":true,"oauth_token_url":true},"dynamicProps":false,"dynamicItems":false};

exports.v180 = validate192;
const schema218 = {"$id":"contract:/GET-messages.parameters","type":"object","properties":{"query":{"type":"object","properties":{"query":{"type":"string"},"limit":{"type":"number","minimum":1,"maximum":1000,"double":true}},"required":["query"]},"header":{"type":"object","properties":{"X-Query-Id":{"type":"string"},"X-Cursor":{"type":"string"}},"required":[]}},"required":["query","header"]};

function validate192(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate192.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema218.required,parentSchema:schema218,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.header === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema218.required,parentSchema:schema218,data};
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
if(data0.query === undefined){
const err2 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "query"},schema:schema218.properties.query.required,parentSchema:schema218.properties.query,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.query !== undefined){
let data1 = data0.query;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/query/query",schemaPath:"#/properties/query/properties/query/type",keyword:"type",params:{type: "string"},schema:schema218.properties.query.properties.query.type,parentSchema:schema218.properties.query.properties.query,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.limit !== undefined){
let data2 = data0.limit;
if(typeof data2 === "bigint"){
const err4 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/double",keyword:"double",params:{holder: data0, key: "limit"},schema:true,parentSchema:schema218.properties.query.properties.limit,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1000 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},schema:1000,parentSchema:schema218.properties.query.properties.limit,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema218.properties.query.properties.limit,data:data2};
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
const err7 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "number"},schema:schema218.properties.query.properties.limit.type,parentSchema:schema218.properties.query.properties.limit,data:data2};
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
const err8 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema218.properties.query.type,parentSchema:schema218.properties.query,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.header !== undefined){
let data3 = data.header;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3["X-Query-Id"] !== undefined){
let data4 = data3["X-Query-Id"];
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/header/X-Query-Id",schemaPath:"#/properties/header/properties/X-Query-Id/type",keyword:"type",params:{type: "string"},schema:schema218.properties.header.properties["X-Query-Id"].type,parentSchema:schema218.properties.header.properties["X-Query-Id"],data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data3["X-Cursor"] !== undefined){
let data5 = data3["X-Cursor"];
if(typeof data5 !== "string"){
const err10 = {instancePath:instancePath+"/header/X-Cursor",schemaPath:"#/properties/header/properties/X-Cursor/type",keyword:"type",params:{type: "string"},schema:schema218.properties.header.properties["X-Cursor"].type,parentSchema:schema218.properties.header.properties["X-Cursor"],data:data5};
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
const err11 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema218.properties.header.type,parentSchema:schema218.properties.header,data:data3};
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
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema218.type,parentSchema:schema218,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate192.errors = vErrors;
return errors === 0;
}
validate192.evaluated = {"props":{"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.v181 = validate193;
const schema219 = {"$id":"contract:/GET-v3-messages-msg_id.parameters","type":"object","properties":{"path":{"type":"object","properties":{"msg_id":{"type":"string"}},"required":["msg_id"]}},"required":["path"]};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema219.required,parentSchema:schema219,data};
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
if(data0.msg_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "msg_id"},schema:schema219.properties.path.required,parentSchema:schema219.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.msg_id !== undefined){
let data1 = data0.msg_id;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/path/msg_id",schemaPath:"#/properties/path/properties/msg_id/type",keyword:"type",params:{type: "string"},schema:schema219.properties.path.properties.msg_id.type,parentSchema:schema219.properties.path.properties.msg_id,data:data1};
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
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema219.properties.path.type,parentSchema:schema219.properties.path,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema219.type,parentSchema:schema219,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate193.errors = vErrors;
return errors === 0;
}
validate193.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v182 = validate194;
const schema220 = {"$id":"contract:/POST_v3-messages-download.parameters","type":"object","properties":{"query":{"type":"object","properties":{"query":{"type":"string"}},"required":[]}},"required":["query"]};

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
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema220.required,parentSchema:schema220,data};
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
if(data0.query !== undefined){
let data1 = data0.query;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/query/query",schemaPath:"#/properties/query/properties/query/type",keyword:"type",params:{type: "string"},schema:schema220.properties.query.properties.query.type,parentSchema:schema220.properties.query.properties.query,data:data1};
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
const err2 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema220.properties.query.type,parentSchema:schema220.properties.query,data:data0};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema220.type,parentSchema:schema220,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate194.errors = vErrors;
return errors === 0;
}
validate194.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v183 = validate195;
const schema221 = {"$id":"contract:/GET_v3-messages-download-download_uuid.parameters","type":"object","properties":{"path":{"type":"object","properties":{"download_uuid":{"type":"string","format":"uuid"}},"required":["download_uuid"]}},"required":["path"]};

function validate195(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate195.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema221.required,parentSchema:schema221,data};
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
if(data0.download_uuid === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "download_uuid"},schema:schema221.properties.path.required,parentSchema:schema221.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.download_uuid !== undefined){
let data1 = data0.download_uuid;
if(typeof data1 === "string"){
if(!(formats17.test(data1))){
const err2 = {instancePath:instancePath+"/path/download_uuid",schemaPath:"#/properties/path/properties/download_uuid/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema221.properties.path.properties.download_uuid,data:data1};
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
const err3 = {instancePath:instancePath+"/path/download_uuid",schemaPath:"#/properties/path/properties/download_uuid/type",keyword:"type",params:{type: "string"},schema:schema221.properties.path.properties.download_uuid.type,parentSchema:schema221.properties.path.properties.download_uuid,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema221.properties.path.type,parentSchema:schema221.properties.path,data:data0};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema221.type,parentSchema:schema221,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate195.errors = vErrors;
return errors === 0;
}
validate195.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v184 = validate196;
const schema222 = {"$id":"contract:/PATCH_tracking_settings-click.body","type":"object","properties":{"enabled":{"type":"boolean"}}};

function validate196(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate196.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enabled !== undefined){
let data0 = data.enabled;
if(typeof data0 !== "boolean"){
const err0 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},schema:schema222.properties.enabled.type,parentSchema:schema222.properties.enabled,data:data0};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema222.type,parentSchema:schema222,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate196.errors = vErrors;
return errors === 0;
}
validate196.evaluated = {"props":{"enabled":true},"dynamicProps":false,"dynamicItems":false};

exports.v185 = validate197;
const schema223 = {"$id":"contract:/PATCH_tracking_settings-google_analytics.body","$ref":"contract:/components/schemas/google_analytics_settings"};
const schema224 = {"$id":"contract:/components/schemas/google_analytics_settings","type":"object","properties":{"enabled":{"type":"boolean"},"utm_campaign":{"type":"string"},"utm_content":{"type":"string"},"utm_medium":{"type":"string"},"utm_source":{"type":"string"},"utm_term":{"type":"string"}}};

function validate197(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate197.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enabled !== undefined){
let data0 = data.enabled;
if(typeof data0 !== "boolean"){
const err0 = {instancePath:instancePath+"/enabled",schemaPath:"contract:/components/schemas/google_analytics_settings/properties/enabled/type",keyword:"type",params:{type: "boolean"},schema:schema224.properties.enabled.type,parentSchema:schema224.properties.enabled,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.utm_campaign !== undefined){
let data1 = data.utm_campaign;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/utm_campaign",schemaPath:"contract:/components/schemas/google_analytics_settings/properties/utm_campaign/type",keyword:"type",params:{type: "string"},schema:schema224.properties.utm_campaign.type,parentSchema:schema224.properties.utm_campaign,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.utm_content !== undefined){
let data2 = data.utm_content;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/utm_content",schemaPath:"contract:/components/schemas/google_analytics_settings/properties/utm_content/type",keyword:"type",params:{type: "string"},schema:schema224.properties.utm_content.type,parentSchema:schema224.properties.utm_content,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.utm_medium !== undefined){
let data3 = data.utm_medium;
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/utm_medium",schemaPath:"contract:/components/schemas/google_analytics_settings/properties/utm_medium/type",keyword:"type",params:{type: "string"},schema:schema224.properties.utm_medium.type,parentSchema:schema224.properties.utm_medium,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.utm_source !== undefined){
let data4 = data.utm_source;
if(typeof data4 !== "string"){
const err4 = {instancePath:instancePath+"/utm_source",schemaPath:"contract:/components/schemas/google_analytics_settings/properties/utm_source/type",keyword:"type",params:{type: "string"},schema:schema224.properties.utm_source.type,parentSchema:schema224.properties.utm_source,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.utm_term !== undefined){
let data5 = data.utm_term;
if(typeof data5 !== "string"){
const err5 = {instancePath:instancePath+"/utm_term",schemaPath:"contract:/components/schemas/google_analytics_settings/properties/utm_term/type",keyword:"type",params:{type: "string"},schema:schema224.properties.utm_term.type,parentSchema:schema224.properties.utm_term,data:data5};
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
const err6 = {instancePath,schemaPath:"contract:/components/schemas/google_analytics_settings/type",keyword:"type",params:{type: "object"},schema:schema224.type,parentSchema:schema224,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate197.errors = vErrors;
return errors === 0;
}
validate197.evaluated = {"props":{"enabled":true,"utm_campaign":true,"utm_content":true,"utm_medium":true,"utm_source":true,"utm_term":true},"dynamicProps":false,"dynamicItems":false};

exports.v186 = validate198;
const schema225 = {"$id":"contract:/PATCH_tracking_settings-subscription.body","$ref":"contract:/components/schemas/subscription_tracking_settings"};
const schema226 = {"$id":"contract:/components/schemas/subscription_tracking_settings","type":"object","properties":{"enabled":{"type":"boolean"},"html_content":{"type":"string"},"landing":{"type":"string"},"plain_content":{"type":"string"},"replace":{"type":"string"},"url":{"type":"string","format":"uri"}}};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enabled !== undefined){
let data0 = data.enabled;
if(typeof data0 !== "boolean"){
const err0 = {instancePath:instancePath+"/enabled",schemaPath:"contract:/components/schemas/subscription_tracking_settings/properties/enabled/type",keyword:"type",params:{type: "boolean"},schema:schema226.properties.enabled.type,parentSchema:schema226.properties.enabled,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.html_content !== undefined){
let data1 = data.html_content;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/html_content",schemaPath:"contract:/components/schemas/subscription_tracking_settings/properties/html_content/type",keyword:"type",params:{type: "string"},schema:schema226.properties.html_content.type,parentSchema:schema226.properties.html_content,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.landing !== undefined){
let data2 = data.landing;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/landing",schemaPath:"contract:/components/schemas/subscription_tracking_settings/properties/landing/type",keyword:"type",params:{type: "string"},schema:schema226.properties.landing.type,parentSchema:schema226.properties.landing,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.plain_content !== undefined){
let data3 = data.plain_content;
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/plain_content",schemaPath:"contract:/components/schemas/subscription_tracking_settings/properties/plain_content/type",keyword:"type",params:{type: "string"},schema:schema226.properties.plain_content.type,parentSchema:schema226.properties.plain_content,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.replace !== undefined){
let data4 = data.replace;
if(typeof data4 !== "string"){
const err4 = {instancePath:instancePath+"/replace",schemaPath:"contract:/components/schemas/subscription_tracking_settings/properties/replace/type",keyword:"type",params:{type: "string"},schema:schema226.properties.replace.type,parentSchema:schema226.properties.replace,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.url !== undefined){
let data5 = data.url;
if(typeof data5 === "string"){
if(!(formats27.test(data5))){
const err5 = {instancePath:instancePath+"/url",schemaPath:"contract:/components/schemas/subscription_tracking_settings/properties/url/format",keyword:"format",params:{format: "uri"},schema:"uri",parentSchema:schema226.properties.url,data:data5};
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
const err6 = {instancePath:instancePath+"/url",schemaPath:"contract:/components/schemas/subscription_tracking_settings/properties/url/type",keyword:"type",params:{type: "string"},schema:schema226.properties.url.type,parentSchema:schema226.properties.url,data:data5};
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
const err7 = {instancePath,schemaPath:"contract:/components/schemas/subscription_tracking_settings/type",keyword:"type",params:{type: "object"},schema:schema226.type,parentSchema:schema226,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate198.errors = vErrors;
return errors === 0;
}
validate198.evaluated = {"props":{"enabled":true,"html_content":true,"landing":true,"plain_content":true,"replace":true,"url":true},"dynamicProps":false,"dynamicItems":false};

exports.v187 = validate199;
const schema227 = {"$id":"contract:/GET_stats.parameters","type":"object","properties":{"header":{"type":"object","properties":{"on-behalf-of":{"type":"string"}},"required":[]},"query":{"type":"object","properties":{"limit":{"type":"integer"},"offset":{"type":"integer"},"aggregated_by":{"type":"string","enum":["day","week","month"]},"start_date":{"type":"string"},"end_date":{"type":"string"}},"required":["start_date"]}},"required":["header","query"]};

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
if(data.header === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema227.required,parentSchema:schema227,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema227.required,parentSchema:schema227,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.header !== undefined){
let data0 = data.header;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0["on-behalf-of"] !== undefined){
let data1 = data0["on-behalf-of"];
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/header/on-behalf-of",schemaPath:"#/properties/header/properties/on-behalf-of/type",keyword:"type",params:{type: "string"},schema:schema227.properties.header.properties["on-behalf-of"].type,parentSchema:schema227.properties.header.properties["on-behalf-of"],data:data1};
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
const err3 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema227.properties.header.type,parentSchema:schema227.properties.header,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.query !== undefined){
let data2 = data.query;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.start_date === undefined){
const err4 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "start_date"},schema:schema227.properties.query.required,parentSchema:schema227.properties.query,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2.limit !== undefined){
let data3 = data2.limit;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err5 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema227.properties.query.properties.limit.type,parentSchema:schema227.properties.query.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data2.offset !== undefined){
let data4 = data2.offset;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err6 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},schema:schema227.properties.query.properties.offset.type,parentSchema:schema227.properties.query.properties.offset,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data2.aggregated_by !== undefined){
let data5 = data2.aggregated_by;
if(typeof data5 !== "string"){
const err7 = {instancePath:instancePath+"/query/aggregated_by",schemaPath:"#/properties/query/properties/aggregated_by/type",keyword:"type",params:{type: "string"},schema:schema227.properties.query.properties.aggregated_by.type,parentSchema:schema227.properties.query.properties.aggregated_by,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(((data5 === "day") || (data5 === "week")) || (data5 === "month"))){
const err8 = {instancePath:instancePath+"/query/aggregated_by",schemaPath:"#/properties/query/properties/aggregated_by/enum",keyword:"enum",params:{allowedValues: schema227.properties.query.properties.aggregated_by.enum},schema:schema227.properties.query.properties.aggregated_by.enum,parentSchema:schema227.properties.query.properties.aggregated_by,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.start_date !== undefined){
let data6 = data2.start_date;
if(typeof data6 !== "string"){
const err9 = {instancePath:instancePath+"/query/start_date",schemaPath:"#/properties/query/properties/start_date/type",keyword:"type",params:{type: "string"},schema:schema227.properties.query.properties.start_date.type,parentSchema:schema227.properties.query.properties.start_date,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.end_date !== undefined){
let data7 = data2.end_date;
if(typeof data7 !== "string"){
const err10 = {instancePath:instancePath+"/query/end_date",schemaPath:"#/properties/query/properties/end_date/type",keyword:"type",params:{type: "string"},schema:schema227.properties.query.properties.end_date.type,parentSchema:schema227.properties.query.properties.end_date,data:data7};
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
const err11 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema227.properties.query.type,parentSchema:schema227.properties.query,data:data2};
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
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema227.type,parentSchema:schema227,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate199.errors = vErrors;
return errors === 0;
}
validate199.evaluated = {"props":{"header":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v188 = validate200;
const schema228 = {"$id":"contract:/GET_geo-stats.parameters","type":"object","properties":{"query":{"type":"object","properties":{"country":{"type":"string","enum":["US","CA"]},"limit":{"type":"integer"},"offset":{"type":"integer"},"aggregated_by":{"type":"string","enum":["day","week","month"]},"start_date":{"type":"string"},"end_date":{"type":"string"}},"required":["start_date"]},"header":{"type":"object","properties":{"on-behalf-of":{"type":"string"}},"required":[]}},"required":["query","header"]};

function validate200(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate200.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema228.required,parentSchema:schema228,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.header === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema228.required,parentSchema:schema228,data};
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
if(data0.start_date === undefined){
const err2 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "start_date"},schema:schema228.properties.query.required,parentSchema:schema228.properties.query,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.country !== undefined){
let data1 = data0.country;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/query/country",schemaPath:"#/properties/query/properties/country/type",keyword:"type",params:{type: "string"},schema:schema228.properties.query.properties.country.type,parentSchema:schema228.properties.query.properties.country,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((data1 === "US") || (data1 === "CA"))){
const err4 = {instancePath:instancePath+"/query/country",schemaPath:"#/properties/query/properties/country/enum",keyword:"enum",params:{allowedValues: schema228.properties.query.properties.country.enum},schema:schema228.properties.query.properties.country.enum,parentSchema:schema228.properties.query.properties.country,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.limit !== undefined){
let data2 = data0.limit;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema228.properties.query.properties.limit.type,parentSchema:schema228.properties.query.properties.limit,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.offset !== undefined){
let data3 = data0.offset;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err6 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},schema:schema228.properties.query.properties.offset.type,parentSchema:schema228.properties.query.properties.offset,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.aggregated_by !== undefined){
let data4 = data0.aggregated_by;
if(typeof data4 !== "string"){
const err7 = {instancePath:instancePath+"/query/aggregated_by",schemaPath:"#/properties/query/properties/aggregated_by/type",keyword:"type",params:{type: "string"},schema:schema228.properties.query.properties.aggregated_by.type,parentSchema:schema228.properties.query.properties.aggregated_by,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(((data4 === "day") || (data4 === "week")) || (data4 === "month"))){
const err8 = {instancePath:instancePath+"/query/aggregated_by",schemaPath:"#/properties/query/properties/aggregated_by/enum",keyword:"enum",params:{allowedValues: schema228.properties.query.properties.aggregated_by.enum},schema:schema228.properties.query.properties.aggregated_by.enum,parentSchema:schema228.properties.query.properties.aggregated_by,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.start_date !== undefined){
let data5 = data0.start_date;
if(typeof data5 !== "string"){
const err9 = {instancePath:instancePath+"/query/start_date",schemaPath:"#/properties/query/properties/start_date/type",keyword:"type",params:{type: "string"},schema:schema228.properties.query.properties.start_date.type,parentSchema:schema228.properties.query.properties.start_date,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data0.end_date !== undefined){
let data6 = data0.end_date;
if(typeof data6 !== "string"){
const err10 = {instancePath:instancePath+"/query/end_date",schemaPath:"#/properties/query/properties/end_date/type",keyword:"type",params:{type: "string"},schema:schema228.properties.query.properties.end_date.type,parentSchema:schema228.properties.query.properties.end_date,data:data6};
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
const err11 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema228.properties.query.type,parentSchema:schema228.properties.query,data:data0};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.header !== undefined){
let data7 = data.header;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7["on-behalf-of"] !== undefined){
let data8 = data7["on-behalf-of"];
if(typeof data8 !== "string"){
const err12 = {instancePath:instancePath+"/header/on-behalf-of",schemaPath:"#/properties/header/properties/on-behalf-of/type",keyword:"type",params:{type: "string"},schema:schema228.properties.header.properties["on-behalf-of"].type,parentSchema:schema228.properties.header.properties["on-behalf-of"],data:data8};
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
const err13 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema228.properties.header.type,parentSchema:schema228.properties.header,data:data7};
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
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema228.type,parentSchema:schema228,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate200.errors = vErrors;
return errors === 0;
}
validate200.evaluated = {"props":{"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.v189 = validate201;
const schema229 = {"$id":"contract:/GET_clients-stats.parameters","type":"object","properties":{"header":{"type":"object","properties":{"on-behalf-of":{"type":"string"}},"required":[]},"query":{"type":"object","properties":{"start_date":{"type":"string"},"end_date":{"type":"string"},"aggregated_by":{"type":"string","enum":["day","week","month"]}},"required":["start_date"]}},"required":["header","query"]};

function validate201(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate201.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema229.required,parentSchema:schema229,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema229.required,parentSchema:schema229,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.header !== undefined){
let data0 = data.header;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0["on-behalf-of"] !== undefined){
let data1 = data0["on-behalf-of"];
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/header/on-behalf-of",schemaPath:"#/properties/header/properties/on-behalf-of/type",keyword:"type",params:{type: "string"},schema:schema229.properties.header.properties["on-behalf-of"].type,parentSchema:schema229.properties.header.properties["on-behalf-of"],data:data1};
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
const err3 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema229.properties.header.type,parentSchema:schema229.properties.header,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.query !== undefined){
let data2 = data.query;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.start_date === undefined){
const err4 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "start_date"},schema:schema229.properties.query.required,parentSchema:schema229.properties.query,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2.start_date !== undefined){
let data3 = data2.start_date;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/query/start_date",schemaPath:"#/properties/query/properties/start_date/type",keyword:"type",params:{type: "string"},schema:schema229.properties.query.properties.start_date.type,parentSchema:schema229.properties.query.properties.start_date,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data2.end_date !== undefined){
let data4 = data2.end_date;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/query/end_date",schemaPath:"#/properties/query/properties/end_date/type",keyword:"type",params:{type: "string"},schema:schema229.properties.query.properties.end_date.type,parentSchema:schema229.properties.query.properties.end_date,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data2.aggregated_by !== undefined){
let data5 = data2.aggregated_by;
if(typeof data5 !== "string"){
const err7 = {instancePath:instancePath+"/query/aggregated_by",schemaPath:"#/properties/query/properties/aggregated_by/type",keyword:"type",params:{type: "string"},schema:schema229.properties.query.properties.aggregated_by.type,parentSchema:schema229.properties.query.properties.aggregated_by,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(((data5 === "day") || (data5 === "week")) || (data5 === "month"))){
const err8 = {instancePath:instancePath+"/query/aggregated_by",schemaPath:"#/properties/query/properties/aggregated_by/enum",keyword:"enum",params:{allowedValues: schema229.properties.query.properties.aggregated_by.enum},schema:schema229.properties.query.properties.aggregated_by.enum,parentSchema:schema229.properties.query.properties.aggregated_by,data:data5};
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
const err9 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema229.properties.query.type,parentSchema:schema229.properties.query,data:data2};
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
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema229.type,parentSchema:schema229,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate201.errors = vErrors;
return errors === 0;
}
validate201.evaluated = {"props":{"header":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v190 = validate202;
const schema230 = {"$id":"contract:/GET_clients-client_type-stats.parameters","type":"object","properties":{"path":{"type":"object","properties":{"client_type":{"type":"string","enum":["phone","tablet","webmail","desktop"]}},"required":["client_type"]},"header":{"type":"object","properties":{"on-behalf-of":{"type":"string"}},"required":[]},"query":{"type":"object","properties":{"start_date":{"type":"string"},"end_date":{"type":"string"},"aggregated_by":{"type":"string","enum":["day","week","month"]}},"required":["start_date"]}},"required":["path","header","query"]};

function validate202(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate202.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema230.required,parentSchema:schema230,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.header === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema230.required,parentSchema:schema230,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.query === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema230.required,parentSchema:schema230,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.client_type === undefined){
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "client_type"},schema:schema230.properties.path.required,parentSchema:schema230.properties.path,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.client_type !== undefined){
let data1 = data0.client_type;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/path/client_type",schemaPath:"#/properties/path/properties/client_type/type",keyword:"type",params:{type: "string"},schema:schema230.properties.path.properties.client_type.type,parentSchema:schema230.properties.path.properties.client_type,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((((data1 === "phone") || (data1 === "tablet")) || (data1 === "webmail")) || (data1 === "desktop"))){
const err5 = {instancePath:instancePath+"/path/client_type",schemaPath:"#/properties/path/properties/client_type/enum",keyword:"enum",params:{allowedValues: schema230.properties.path.properties.client_type.enum},schema:schema230.properties.path.properties.client_type.enum,parentSchema:schema230.properties.path.properties.client_type,data:data1};
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
const err6 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema230.properties.path.type,parentSchema:schema230.properties.path,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.header !== undefined){
let data2 = data.header;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2["on-behalf-of"] !== undefined){
let data3 = data2["on-behalf-of"];
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/header/on-behalf-of",schemaPath:"#/properties/header/properties/on-behalf-of/type",keyword:"type",params:{type: "string"},schema:schema230.properties.header.properties["on-behalf-of"].type,parentSchema:schema230.properties.header.properties["on-behalf-of"],data:data3};
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
const err8 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema230.properties.header.type,parentSchema:schema230.properties.header,data:data2};
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
let data4 = data.query;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.start_date === undefined){
const err9 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "start_date"},schema:schema230.properties.query.required,parentSchema:schema230.properties.query,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data4.start_date !== undefined){
let data5 = data4.start_date;
if(typeof data5 !== "string"){
const err10 = {instancePath:instancePath+"/query/start_date",schemaPath:"#/properties/query/properties/start_date/type",keyword:"type",params:{type: "string"},schema:schema230.properties.query.properties.start_date.type,parentSchema:schema230.properties.query.properties.start_date,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data4.end_date !== undefined){
let data6 = data4.end_date;
if(typeof data6 !== "string"){
const err11 = {instancePath:instancePath+"/query/end_date",schemaPath:"#/properties/query/properties/end_date/type",keyword:"type",params:{type: "string"},schema:schema230.properties.query.properties.end_date.type,parentSchema:schema230.properties.query.properties.end_date,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data4.aggregated_by !== undefined){
let data7 = data4.aggregated_by;
if(typeof data7 !== "string"){
const err12 = {instancePath:instancePath+"/query/aggregated_by",schemaPath:"#/properties/query/properties/aggregated_by/type",keyword:"type",params:{type: "string"},schema:schema230.properties.query.properties.aggregated_by.type,parentSchema:schema230.properties.query.properties.aggregated_by,data:data7};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(((data7 === "day") || (data7 === "week")) || (data7 === "month"))){
const err13 = {instancePath:instancePath+"/query/aggregated_by",schemaPath:"#/properties/query/properties/aggregated_by/enum",keyword:"enum",params:{allowedValues: schema230.properties.query.properties.aggregated_by.enum},schema:schema230.properties.query.properties.aggregated_by.enum,parentSchema:schema230.properties.query.properties.aggregated_by,data:data7};
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
const err14 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema230.properties.query.type,parentSchema:schema230.properties.query,data:data4};
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
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema230.type,parentSchema:schema230,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate202.errors = vErrors;
return errors === 0;
}
validate202.evaluated = {"props":{"path":true,"header":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v191 = validate203;
const schema231 = {"$id":"contract:/GET_mailbox_providers-stats.parameters","type":"object","properties":{"query":{"type":"object","properties":{"mailbox_providers":{"type":"string"},"limit":{"type":"integer"},"offset":{"type":"integer"},"aggregated_by":{"type":"string","enum":["day","week","month"]},"start_date":{"type":"string"},"end_date":{"type":"string"}},"required":["start_date"]},"header":{"type":"object","properties":{"on-behalf-of":{"type":"string"}},"required":[]}},"required":["query","header"]};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema231.required,parentSchema:schema231,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.header === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema231.required,parentSchema:schema231,data};
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
if(data0.start_date === undefined){
const err2 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "start_date"},schema:schema231.properties.query.required,parentSchema:schema231.properties.query,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.mailbox_providers !== undefined){
let data1 = data0.mailbox_providers;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/query/mailbox_providers",schemaPath:"#/properties/query/properties/mailbox_providers/type",keyword:"type",params:{type: "string"},schema:schema231.properties.query.properties.mailbox_providers.type,parentSchema:schema231.properties.query.properties.mailbox_providers,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.limit !== undefined){
let data2 = data0.limit;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err4 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema231.properties.query.properties.limit.type,parentSchema:schema231.properties.query.properties.limit,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.offset !== undefined){
let data3 = data0.offset;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err5 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},schema:schema231.properties.query.properties.offset.type,parentSchema:schema231.properties.query.properties.offset,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.aggregated_by !== undefined){
let data4 = data0.aggregated_by;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/query/aggregated_by",schemaPath:"#/properties/query/properties/aggregated_by/type",keyword:"type",params:{type: "string"},schema:schema231.properties.query.properties.aggregated_by.type,parentSchema:schema231.properties.query.properties.aggregated_by,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(((data4 === "day") || (data4 === "week")) || (data4 === "month"))){
const err7 = {instancePath:instancePath+"/query/aggregated_by",schemaPath:"#/properties/query/properties/aggregated_by/enum",keyword:"enum",params:{allowedValues: schema231.properties.query.properties.aggregated_by.enum},schema:schema231.properties.query.properties.aggregated_by.enum,parentSchema:schema231.properties.query.properties.aggregated_by,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.start_date !== undefined){
let data5 = data0.start_date;
if(typeof data5 !== "string"){
const err8 = {instancePath:instancePath+"/query/start_date",schemaPath:"#/properties/query/properties/start_date/type",keyword:"type",params:{type: "string"},schema:schema231.properties.query.properties.start_date.type,parentSchema:schema231.properties.query.properties.start_date,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.end_date !== undefined){
let data6 = data0.end_date;
if(typeof data6 !== "string"){
const err9 = {instancePath:instancePath+"/query/end_date",schemaPath:"#/properties/query/properties/end_date/type",keyword:"type",params:{type: "string"},schema:schema231.properties.query.properties.end_date.type,parentSchema:schema231.properties.query.properties.end_date,data:data6};
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
const err10 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema231.properties.query.type,parentSchema:schema231.properties.query,data:data0};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.header !== undefined){
let data7 = data.header;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7["on-behalf-of"] !== undefined){
let data8 = data7["on-behalf-of"];
if(typeof data8 !== "string"){
const err11 = {instancePath:instancePath+"/header/on-behalf-of",schemaPath:"#/properties/header/properties/on-behalf-of/type",keyword:"type",params:{type: "string"},schema:schema231.properties.header.properties["on-behalf-of"].type,parentSchema:schema231.properties.header.properties["on-behalf-of"],data:data8};
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
const err12 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema231.properties.header.type,parentSchema:schema231.properties.header,data:data7};
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
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema231.type,parentSchema:schema231,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate203.errors = vErrors;
return errors === 0;
}
validate203.evaluated = {"props":{"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.v192 = validate204;
const schema232 = {"$id":"contract:/GET_browsers-stats.parameters","type":"object","properties":{"query":{"type":"object","properties":{"browsers":{"type":"string"},"limit":{"type":"integer"},"offset":{"type":"integer"},"aggregated_by":{"type":"string","enum":["day","week","month"]},"start_date":{"type":"string"},"end_date":{"type":"string"}},"required":["start_date"]},"header":{"type":"object","properties":{"on-behalf-of":{"type":"string"}},"required":[]}},"required":["query","header"]};

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
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema232.required,parentSchema:schema232,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.header === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema232.required,parentSchema:schema232,data};
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
if(data0.start_date === undefined){
const err2 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "start_date"},schema:schema232.properties.query.required,parentSchema:schema232.properties.query,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.browsers !== undefined){
let data1 = data0.browsers;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/query/browsers",schemaPath:"#/properties/query/properties/browsers/type",keyword:"type",params:{type: "string"},schema:schema232.properties.query.properties.browsers.type,parentSchema:schema232.properties.query.properties.browsers,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.limit !== undefined){
let data2 = data0.limit;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err4 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema232.properties.query.properties.limit.type,parentSchema:schema232.properties.query.properties.limit,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.offset !== undefined){
let data3 = data0.offset;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err5 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},schema:schema232.properties.query.properties.offset.type,parentSchema:schema232.properties.query.properties.offset,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.aggregated_by !== undefined){
let data4 = data0.aggregated_by;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/query/aggregated_by",schemaPath:"#/properties/query/properties/aggregated_by/type",keyword:"type",params:{type: "string"},schema:schema232.properties.query.properties.aggregated_by.type,parentSchema:schema232.properties.query.properties.aggregated_by,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(((data4 === "day") || (data4 === "week")) || (data4 === "month"))){
const err7 = {instancePath:instancePath+"/query/aggregated_by",schemaPath:"#/properties/query/properties/aggregated_by/enum",keyword:"enum",params:{allowedValues: schema232.properties.query.properties.aggregated_by.enum},schema:schema232.properties.query.properties.aggregated_by.enum,parentSchema:schema232.properties.query.properties.aggregated_by,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.start_date !== undefined){
let data5 = data0.start_date;
if(typeof data5 !== "string"){
const err8 = {instancePath:instancePath+"/query/start_date",schemaPath:"#/properties/query/properties/start_date/type",keyword:"type",params:{type: "string"},schema:schema232.properties.query.properties.start_date.type,parentSchema:schema232.properties.query.properties.start_date,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.end_date !== undefined){
let data6 = data0.end_date;
if(typeof data6 !== "string"){
const err9 = {instancePath:instancePath+"/query/end_date",schemaPath:"#/properties/query/properties/end_date/type",keyword:"type",params:{type: "string"},schema:schema232.properties.query.properties.end_date.type,parentSchema:schema232.properties.query.properties.end_date,data:data6};
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
const err10 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema232.properties.query.type,parentSchema:schema232.properties.query,data:data0};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.header !== undefined){
let data7 = data.header;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7["on-behalf-of"] !== undefined){
let data8 = data7["on-behalf-of"];
if(typeof data8 !== "string"){
const err11 = {instancePath:instancePath+"/header/on-behalf-of",schemaPath:"#/properties/header/properties/on-behalf-of/type",keyword:"type",params:{type: "string"},schema:schema232.properties.header.properties["on-behalf-of"].type,parentSchema:schema232.properties.header.properties["on-behalf-of"],data:data8};
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
const err12 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema232.properties.header.type,parentSchema:schema232.properties.header,data:data7};
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
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema232.type,parentSchema:schema232,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate204.errors = vErrors;
return errors === 0;
}
validate204.evaluated = {"props":{"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.v193 = validate205;
const schema233 = {"$id":"contract:/GET_suppression-bounces.parameters","type":"object","properties":{"query":{"type":"object","properties":{"start_time":{"type":"integer"},"end_time":{"type":"integer"}},"required":[]},"header":{"type":"object","properties":{"on-behalf-of":{"type":"string"}},"required":[]}},"required":["query","header"]};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema233.required,parentSchema:schema233,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.header === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema233.required,parentSchema:schema233,data};
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
if(data0.start_time !== undefined){
let data1 = data0.start_time;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/query/start_time",schemaPath:"#/properties/query/properties/start_time/type",keyword:"type",params:{type: "integer"},schema:schema233.properties.query.properties.start_time.type,parentSchema:schema233.properties.query.properties.start_time,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.end_time !== undefined){
let data2 = data0.end_time;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err3 = {instancePath:instancePath+"/query/end_time",schemaPath:"#/properties/query/properties/end_time/type",keyword:"type",params:{type: "integer"},schema:schema233.properties.query.properties.end_time.type,parentSchema:schema233.properties.query.properties.end_time,data:data2};
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
const err4 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema233.properties.query.type,parentSchema:schema233.properties.query,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.header !== undefined){
let data3 = data.header;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3["on-behalf-of"] !== undefined){
let data4 = data3["on-behalf-of"];
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/header/on-behalf-of",schemaPath:"#/properties/header/properties/on-behalf-of/type",keyword:"type",params:{type: "string"},schema:schema233.properties.header.properties["on-behalf-of"].type,parentSchema:schema233.properties.header.properties["on-behalf-of"],data:data4};
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
const err6 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema233.properties.header.type,parentSchema:schema233.properties.header,data:data3};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema233.type,parentSchema:schema233,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate205.errors = vErrors;
return errors === 0;
}
validate205.evaluated = {"props":{"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.v194 = validate206;
const schema234 = {"$id":"contract:/DELETE_suppression-bounces.body","type":"object","properties":{"delete_all":{"type":"boolean"},"emails":{"type":"array","items":{"type":"string"}}}};

function validate206(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate206.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.delete_all !== undefined){
let data0 = data.delete_all;
if(typeof data0 !== "boolean"){
const err0 = {instancePath:instancePath+"/delete_all",schemaPath:"#/properties/delete_all/type",keyword:"type",params:{type: "boolean"},schema:schema234.properties.delete_all.type,parentSchema:schema234.properties.delete_all,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.emails !== undefined){
let data1 = data.emails;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
const err1 = {instancePath:instancePath+"/emails/" + i0,schemaPath:"#/properties/emails/items/type",keyword:"type",params:{type: "string"},schema:schema234.properties.emails.items.type,parentSchema:schema234.properties.emails.items,data:data2};
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
const err2 = {instancePath:instancePath+"/emails",schemaPath:"#/properties/emails/type",keyword:"type",params:{type: "array"},schema:schema234.properties.emails.type,parentSchema:schema234.properties.emails,data:data1};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema234.type,parentSchema:schema234,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate206.errors = vErrors;
return errors === 0;
}
validate206.evaluated = {"props":{"delete_all":true,"emails":true},"dynamicProps":false,"dynamicItems":false};

exports.v195 = validate207;
const schema235 = {"$id":"contract:/GET_suppression-bounces-email.parameters","type":"object","properties":{"path":{"type":"object","properties":{"email":{"type":"string"}},"required":["email"]},"header":{"type":"object","properties":{"on-behalf-of":{"type":"string"}},"required":[]}},"required":["path","header"]};

function validate207(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate207.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema235.required,parentSchema:schema235,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.header === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema235.required,parentSchema:schema235,data};
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
if(data0.email === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "email"},schema:schema235.properties.path.required,parentSchema:schema235.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.email !== undefined){
let data1 = data0.email;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/email",schemaPath:"#/properties/path/properties/email/type",keyword:"type",params:{type: "string"},schema:schema235.properties.path.properties.email.type,parentSchema:schema235.properties.path.properties.email,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema235.properties.path.type,parentSchema:schema235.properties.path,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.header !== undefined){
let data2 = data.header;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2["on-behalf-of"] !== undefined){
let data3 = data2["on-behalf-of"];
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/header/on-behalf-of",schemaPath:"#/properties/header/properties/on-behalf-of/type",keyword:"type",params:{type: "string"},schema:schema235.properties.header.properties["on-behalf-of"].type,parentSchema:schema235.properties.header.properties["on-behalf-of"],data:data3};
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
const err6 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema235.properties.header.type,parentSchema:schema235.properties.header,data:data2};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema235.type,parentSchema:schema235,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate207.errors = vErrors;
return errors === 0;
}
validate207.evaluated = {"props":{"path":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.v196 = validate208;
const schema236 = {"$id":"contract:/DELETE_suppression-bounces-email.parameters","type":"object","properties":{"path":{"type":"object","properties":{"email":{"type":"string"}},"required":["email"]},"query":{"type":"object","properties":{"email_address":{"type":"string","format":"email"}},"required":["email_address"]},"header":{"type":"object","properties":{"on-behalf-of":{"type":"string"}},"required":[]}},"required":["path","query","header"]};

function validate208(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate208.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema236.required,parentSchema:schema236,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema236.required,parentSchema:schema236,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.header === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema236.required,parentSchema:schema236,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.email === undefined){
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "email"},schema:schema236.properties.path.required,parentSchema:schema236.properties.path,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.email !== undefined){
let data1 = data0.email;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/path/email",schemaPath:"#/properties/path/properties/email/type",keyword:"type",params:{type: "string"},schema:schema236.properties.path.properties.email.type,parentSchema:schema236.properties.path.properties.email,data:data1};
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
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema236.properties.path.type,parentSchema:schema236.properties.path,data:data0};
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
if(data2.email_address === undefined){
const err6 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "email_address"},schema:schema236.properties.query.required,parentSchema:schema236.properties.query,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.email_address !== undefined){
let data3 = data2.email_address;
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
const err7 = {instancePath:instancePath+"/query/email_address",schemaPath:"#/properties/query/properties/email_address/format",keyword:"format",params:{format: "email"},schema:"email",parentSchema:schema236.properties.query.properties.email_address,data:data3};
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
const err8 = {instancePath:instancePath+"/query/email_address",schemaPath:"#/properties/query/properties/email_address/type",keyword:"type",params:{type: "string"},schema:schema236.properties.query.properties.email_address.type,parentSchema:schema236.properties.query.properties.email_address,data:data3};
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
const err9 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema236.properties.query.type,parentSchema:schema236.properties.query,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.header !== undefined){
let data4 = data.header;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4["on-behalf-of"] !== undefined){
let data5 = data4["on-behalf-of"];
if(typeof data5 !== "string"){
const err10 = {instancePath:instancePath+"/header/on-behalf-of",schemaPath:"#/properties/header/properties/on-behalf-of/type",keyword:"type",params:{type: "string"},schema:schema236.properties.header.properties["on-behalf-of"].type,parentSchema:schema236.properties.header.properties["on-behalf-of"],data:data5};
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
const err11 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema236.properties.header.type,parentSchema:schema236.properties.header,data:data4};
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
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema236.type,parentSchema:schema236,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate208.errors = vErrors;
return errors === 0;
}
validate208.evaluated = {"props":{"path":true,"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.v197 = validate209;
const schema237 = {"$id":"contract:/GET_suppression-blocks.parameters","type":"object","properties":{"query":{"type":"object","properties":{"start_time":{"type":"integer"},"end_time":{"type":"integer"},"limit":{"type":"integer"},"offset":{"type":"integer"}},"required":[]},"header":{"type":"object","properties":{"on-behalf-of":{"type":"string"}},"required":[]}},"required":["query","header"]};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema237.required,parentSchema:schema237,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.header === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema237.required,parentSchema:schema237,data};
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
if(data0.start_time !== undefined){
let data1 = data0.start_time;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/query/start_time",schemaPath:"#/properties/query/properties/start_time/type",keyword:"type",params:{type: "integer"},schema:schema237.properties.query.properties.start_time.type,parentSchema:schema237.properties.query.properties.start_time,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.end_time !== undefined){
let data2 = data0.end_time;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err3 = {instancePath:instancePath+"/query/end_time",schemaPath:"#/properties/query/properties/end_time/type",keyword:"type",params:{type: "integer"},schema:schema237.properties.query.properties.end_time.type,parentSchema:schema237.properties.query.properties.end_time,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.limit !== undefined){
let data3 = data0.limit;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err4 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema237.properties.query.properties.limit.type,parentSchema:schema237.properties.query.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.offset !== undefined){
let data4 = data0.offset;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err5 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},schema:schema237.properties.query.properties.offset.type,parentSchema:schema237.properties.query.properties.offset,data:data4};
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
const err6 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema237.properties.query.type,parentSchema:schema237.properties.query,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.header !== undefined){
let data5 = data.header;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5["on-behalf-of"] !== undefined){
let data6 = data5["on-behalf-of"];
if(typeof data6 !== "string"){
const err7 = {instancePath:instancePath+"/header/on-behalf-of",schemaPath:"#/properties/header/properties/on-behalf-of/type",keyword:"type",params:{type: "string"},schema:schema237.properties.header.properties["on-behalf-of"].type,parentSchema:schema237.properties.header.properties["on-behalf-of"],data:data6};
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
const err8 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema237.properties.header.type,parentSchema:schema237.properties.header,data:data5};
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
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema237.type,parentSchema:schema237,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate209.errors = vErrors;
return errors === 0;
}
validate209.evaluated = {"props":{"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.v198 = validate210;
const schema238 = {"$id":"contract:/GET_suppression-blocks-email.parameters","type":"object","properties":{"path":{"type":"object","properties":{"email":{"type":"string","format":"email"}},"required":["email"]},"header":{"type":"object","properties":{"on-behalf-of":{"type":"string"}},"required":[]}},"required":["path","header"]};

function validate210(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate210.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema238.required,parentSchema:schema238,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.header === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema238.required,parentSchema:schema238,data};
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
if(data0.email === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "email"},schema:schema238.properties.path.required,parentSchema:schema238.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.email !== undefined){
let data1 = data0.email;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err3 = {instancePath:instancePath+"/path/email",schemaPath:"#/properties/path/properties/email/format",keyword:"format",params:{format: "email"},schema:"email",parentSchema:schema238.properties.path.properties.email,data:data1};
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
const err4 = {instancePath:instancePath+"/path/email",schemaPath:"#/properties/path/properties/email/type",keyword:"type",params:{type: "string"},schema:schema238.properties.path.properties.email.type,parentSchema:schema238.properties.path.properties.email,data:data1};
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
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema238.properties.path.type,parentSchema:schema238.properties.path,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.header !== undefined){
let data2 = data.header;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2["on-behalf-of"] !== undefined){
let data3 = data2["on-behalf-of"];
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/header/on-behalf-of",schemaPath:"#/properties/header/properties/on-behalf-of/type",keyword:"type",params:{type: "string"},schema:schema238.properties.header.properties["on-behalf-of"].type,parentSchema:schema238.properties.header.properties["on-behalf-of"],data:data3};
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
const err7 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema238.properties.header.type,parentSchema:schema238.properties.header,data:data2};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema238.type,parentSchema:schema238,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate210.errors = vErrors;
return errors === 0;
}
validate210.evaluated = {"props":{"path":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.v199 = validate211;
const schema239 = {"$id":"contract:/POST_asm-suppressions-global.body","$ref":"contract:/components/schemas/suppressions-request"};
const schema240 = {"$id":"contract:/components/schemas/suppressions-request","type":"object","properties":{"recipient_emails":{"type":"array","items":{"type":"string","format":"email"}}},"required":["recipient_emails"]};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.recipient_emails === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/suppressions-request/required",keyword:"required",params:{missingProperty: "recipient_emails"},schema:schema240.required,parentSchema:schema240,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.recipient_emails !== undefined){
let data0 = data.recipient_emails;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err1 = {instancePath:instancePath+"/recipient_emails/" + i0,schemaPath:"contract:/components/schemas/suppressions-request/properties/recipient_emails/items/format",keyword:"format",params:{format: "email"},schema:"email",parentSchema:schema240.properties.recipient_emails.items,data:data1};
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
const err2 = {instancePath:instancePath+"/recipient_emails/" + i0,schemaPath:"contract:/components/schemas/suppressions-request/properties/recipient_emails/items/type",keyword:"type",params:{type: "string"},schema:schema240.properties.recipient_emails.items.type,parentSchema:schema240.properties.recipient_emails.items,data:data1};
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
const err3 = {instancePath:instancePath+"/recipient_emails",schemaPath:"contract:/components/schemas/suppressions-request/properties/recipient_emails/type",keyword:"type",params:{type: "array"},schema:schema240.properties.recipient_emails.type,parentSchema:schema240.properties.recipient_emails,data:data0};
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
const err4 = {instancePath,schemaPath:"contract:/components/schemas/suppressions-request/type",keyword:"type",params:{type: "object"},schema:schema240.type,parentSchema:schema240,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate211.errors = vErrors;
return errors === 0;
}
validate211.evaluated = {"props":{"recipient_emails":true},"dynamicProps":false,"dynamicItems":false};

exports.v200 = validate212;
const schema241 = {"$id":"contract:/GET_asm-groups.parameters","type":"object","properties":{"query":{"type":"object","properties":{"id":{"type":"integer"}},"required":[]},"header":{"type":"object","properties":{"on-behalf-of":{"type":"string"}},"required":[]}},"required":["query","header"]};

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
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema241.required,parentSchema:schema241,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.header === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema241.required,parentSchema:schema241,data};
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
if(data0.id !== undefined){
let data1 = data0.id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/query/id",schemaPath:"#/properties/query/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema241.properties.query.properties.id.type,parentSchema:schema241.properties.query.properties.id,data:data1};
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
const err3 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema241.properties.query.type,parentSchema:schema241.properties.query,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.header !== undefined){
let data2 = data.header;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2["on-behalf-of"] !== undefined){
let data3 = data2["on-behalf-of"];
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/header/on-behalf-of",schemaPath:"#/properties/header/properties/on-behalf-of/type",keyword:"type",params:{type: "string"},schema:schema241.properties.header.properties["on-behalf-of"].type,parentSchema:schema241.properties.header.properties["on-behalf-of"],data:data3};
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
const err5 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema241.properties.header.type,parentSchema:schema241.properties.header,data:data2};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema241.type,parentSchema:schema241,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate212.errors = vErrors;
return errors === 0;
}
validate212.evaluated = {"props":{"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.v201 = validate213;
const schema242 = {"$id":"contract:/POST_asm-groups.body","$ref":"contract:/components/schemas/suppression-group-request-base"};
const schema243 = {"$id":"contract:/components/schemas/suppression-group-request-base","type":"object","properties":{"name":{"type":"string","maxLength":30},"description":{"type":"string","maxLength":100},"is_default":{"type":"boolean"}}};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func0(data0) > 30){
const err0 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/suppression-group-request-base/properties/name/maxLength",keyword:"maxLength",params:{limit: 30},schema:30,parentSchema:schema243.properties.name,data:data0};
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
const err1 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/suppression-group-request-base/properties/name/type",keyword:"type",params:{type: "string"},schema:schema243.properties.name.type,parentSchema:schema243.properties.name,data:data0};
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
if(func0(data1) > 100){
const err2 = {instancePath:instancePath+"/description",schemaPath:"contract:/components/schemas/suppression-group-request-base/properties/description/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema243.properties.description,data:data1};
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
const err3 = {instancePath:instancePath+"/description",schemaPath:"contract:/components/schemas/suppression-group-request-base/properties/description/type",keyword:"type",params:{type: "string"},schema:schema243.properties.description.type,parentSchema:schema243.properties.description,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.is_default !== undefined){
let data2 = data.is_default;
if(typeof data2 !== "boolean"){
const err4 = {instancePath:instancePath+"/is_default",schemaPath:"contract:/components/schemas/suppression-group-request-base/properties/is_default/type",keyword:"type",params:{type: "boolean"},schema:schema243.properties.is_default.type,parentSchema:schema243.properties.is_default,data:data2};
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
const err5 = {instancePath,schemaPath:"contract:/components/schemas/suppression-group-request-base/type",keyword:"type",params:{type: "object"},schema:schema243.type,parentSchema:schema243,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate213.errors = vErrors;
return errors === 0;
}
validate213.evaluated = {"props":{"name":true,"description":true,"is_default":true},"dynamicProps":false,"dynamicItems":false};

exports.v202 = validate214;
const schema244 = {"$id":"contract:/GET_asm-groups-group_id.parameters","type":"object","properties":{"path":{"type":"object","properties":{"group_id":{"type":"string"}},"required":["group_id"]},"header":{"type":"object","properties":{"on-behalf-of":{"type":"string"}},"required":[]}},"required":["path","header"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema244.required,parentSchema:schema244,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.header === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema244.required,parentSchema:schema244,data};
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
if(data0.group_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "group_id"},schema:schema244.properties.path.required,parentSchema:schema244.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.group_id !== undefined){
let data1 = data0.group_id;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/group_id",schemaPath:"#/properties/path/properties/group_id/type",keyword:"type",params:{type: "string"},schema:schema244.properties.path.properties.group_id.type,parentSchema:schema244.properties.path.properties.group_id,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema244.properties.path.type,parentSchema:schema244.properties.path,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.header !== undefined){
let data2 = data.header;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2["on-behalf-of"] !== undefined){
let data3 = data2["on-behalf-of"];
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/header/on-behalf-of",schemaPath:"#/properties/header/properties/on-behalf-of/type",keyword:"type",params:{type: "string"},schema:schema244.properties.header.properties["on-behalf-of"].type,parentSchema:schema244.properties.header.properties["on-behalf-of"],data:data3};
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
const err6 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema244.properties.header.type,parentSchema:schema244.properties.header,data:data2};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema244.type,parentSchema:schema244,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate214.errors = vErrors;
return errors === 0;
}
validate214.evaluated = {"props":{"path":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.v203 = validate215;
const schema245 = {"$id":"contract:/PATCH_asm-groups-group_id.body","allOf":[{"$ref":"contract:/components/schemas/suppression-group-request-base"}]};

function validate215(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate215.evaluated;
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
if(func0(data0) > 30){
const err0 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/suppression-group-request-base/properties/name/maxLength",keyword:"maxLength",params:{limit: 30},schema:30,parentSchema:schema243.properties.name,data:data0};
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
const err1 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/suppression-group-request-base/properties/name/type",keyword:"type",params:{type: "string"},schema:schema243.properties.name.type,parentSchema:schema243.properties.name,data:data0};
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
if(func0(data1) > 100){
const err2 = {instancePath:instancePath+"/description",schemaPath:"contract:/components/schemas/suppression-group-request-base/properties/description/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema243.properties.description,data:data1};
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
const err3 = {instancePath:instancePath+"/description",schemaPath:"contract:/components/schemas/suppression-group-request-base/properties/description/type",keyword:"type",params:{type: "string"},schema:schema243.properties.description.type,parentSchema:schema243.properties.description,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.is_default !== undefined){
let data2 = data.is_default;
if(typeof data2 !== "boolean"){
const err4 = {instancePath:instancePath+"/is_default",schemaPath:"contract:/components/schemas/suppression-group-request-base/properties/is_default/type",keyword:"type",params:{type: "boolean"},schema:schema243.properties.is_default.type,parentSchema:schema243.properties.is_default,data:data2};
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
const err5 = {instancePath,schemaPath:"contract:/components/schemas/suppression-group-request-base/type",keyword:"type",params:{type: "object"},schema:schema243.type,parentSchema:schema243,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate215.errors = vErrors;
return errors === 0;
}
validate215.evaluated = {"props":{"name":true,"description":true,"is_default":true},"dynamicProps":false,"dynamicItems":false};

exports.v204 = validate216;
const schema247 = {"$id":"contract:/DELETE_asm-groups-group_id-suppressions-email.parameters","type":"object","properties":{"path":{"type":"object","properties":{"group_id":{"type":"string"},"email":{"type":"string"}},"required":["group_id","email"]},"header":{"type":"object","properties":{"on-behalf-of":{"type":"string"}},"required":[]}},"required":["path","header"]};

function validate216(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate216.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema247.required,parentSchema:schema247,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.header === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema247.required,parentSchema:schema247,data};
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
if(data0.group_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "group_id"},schema:schema247.properties.path.required,parentSchema:schema247.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.email === undefined){
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "email"},schema:schema247.properties.path.required,parentSchema:schema247.properties.path,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.group_id !== undefined){
let data1 = data0.group_id;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/path/group_id",schemaPath:"#/properties/path/properties/group_id/type",keyword:"type",params:{type: "string"},schema:schema247.properties.path.properties.group_id.type,parentSchema:schema247.properties.path.properties.group_id,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.email !== undefined){
let data2 = data0.email;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/path/email",schemaPath:"#/properties/path/properties/email/type",keyword:"type",params:{type: "string"},schema:schema247.properties.path.properties.email.type,parentSchema:schema247.properties.path.properties.email,data:data2};
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
const err6 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema247.properties.path.type,parentSchema:schema247.properties.path,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.header !== undefined){
let data3 = data.header;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3["on-behalf-of"] !== undefined){
let data4 = data3["on-behalf-of"];
if(typeof data4 !== "string"){
const err7 = {instancePath:instancePath+"/header/on-behalf-of",schemaPath:"#/properties/header/properties/on-behalf-of/type",keyword:"type",params:{type: "string"},schema:schema247.properties.header.properties["on-behalf-of"].type,parentSchema:schema247.properties.header.properties["on-behalf-of"],data:data4};
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
const err8 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema247.properties.header.type,parentSchema:schema247.properties.header,data:data3};
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
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema247.type,parentSchema:schema247,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate216.errors = vErrors;
return errors === 0;
}
validate216.evaluated = {"props":{"path":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.v205 = validate217;
const schema248 = {"$id":"contract:/DELETE_suppression-invalid_emails.body","type":"object","properties":{"delete_all":{"type":"boolean"},"emails":{"type":"array","items":{"type":"string","format":"email"}}}};

function validate217(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate217.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.delete_all !== undefined){
let data0 = data.delete_all;
if(typeof data0 !== "boolean"){
const err0 = {instancePath:instancePath+"/delete_all",schemaPath:"#/properties/delete_all/type",keyword:"type",params:{type: "boolean"},schema:schema248.properties.delete_all.type,parentSchema:schema248.properties.delete_all,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.emails !== undefined){
let data1 = data.emails;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
const err1 = {instancePath:instancePath+"/emails/" + i0,schemaPath:"#/properties/emails/items/format",keyword:"format",params:{format: "email"},schema:"email",parentSchema:schema248.properties.emails.items,data:data2};
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
const err2 = {instancePath:instancePath+"/emails/" + i0,schemaPath:"#/properties/emails/items/type",keyword:"type",params:{type: "string"},schema:schema248.properties.emails.items.type,parentSchema:schema248.properties.emails.items,data:data2};
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
const err3 = {instancePath:instancePath+"/emails",schemaPath:"#/properties/emails/type",keyword:"type",params:{type: "array"},schema:schema248.properties.emails.type,parentSchema:schema248.properties.emails,data:data1};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema248.type,parentSchema:schema248,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate217.errors = vErrors;
return errors === 0;
}
validate217.evaluated = {"props":{"delete_all":true,"emails":true},"dynamicProps":false,"dynamicItems":false};

exports.v206 = validate218;
const schema249 = {"$id":"contract:/GET_user-webhooks-parse-settings-hostname.parameters","type":"object","properties":{"path":{"type":"object","properties":{"hostname":{"type":"string"}},"required":["hostname"]},"header":{"type":"object","properties":{"on-behalf-of":{"type":"string"}},"required":[]}},"required":["path","header"]};

function validate218(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate218.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema249.required,parentSchema:schema249,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.header === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema249.required,parentSchema:schema249,data};
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
if(data0.hostname === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "hostname"},schema:schema249.properties.path.required,parentSchema:schema249.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.hostname !== undefined){
let data1 = data0.hostname;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/hostname",schemaPath:"#/properties/path/properties/hostname/type",keyword:"type",params:{type: "string"},schema:schema249.properties.path.properties.hostname.type,parentSchema:schema249.properties.path.properties.hostname,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema249.properties.path.type,parentSchema:schema249.properties.path,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.header !== undefined){
let data2 = data.header;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2["on-behalf-of"] !== undefined){
let data3 = data2["on-behalf-of"];
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/header/on-behalf-of",schemaPath:"#/properties/header/properties/on-behalf-of/type",keyword:"type",params:{type: "string"},schema:schema249.properties.header.properties["on-behalf-of"].type,parentSchema:schema249.properties.header.properties["on-behalf-of"],data:data3};
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
const err6 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema249.properties.header.type,parentSchema:schema249.properties.header,data:data2};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema249.type,parentSchema:schema249,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate218.errors = vErrors;
return errors === 0;
}
validate218.evaluated = {"props":{"path":true,"header":true},"dynamicProps":false,"dynamicItems":false};

})(compiled);
const validators = {
  "POST_mail-send.body": compiled.v0,
  "POST_mail-batch.parameters": compiled.v1,
  "GET_user-scheduled_sends.parameters": compiled.v1,
  "POST_user-scheduled_sends.parameters": compiled.v1,
  "POST_user-scheduled_sends.body": compiled.v2,
  "GET_mail-batch-batch_id.parameters": compiled.v3,
  "GET_user-scheduled_sends-batch_id.parameters": compiled.v3,
  "DELETE_user-scheduled_sends-batch_id.parameters": compiled.v3,
  "PATCH_user-scheduled_sends-batch_id.parameters": compiled.v3,
  "PATCH_user-scheduled_sends-batch_id.body": compiled.v4,
  "GET_api_keys.parameters": compiled.v5,
  "create-api-keys.parameters": compiled.v1,
  "create-api-keys.body": compiled.v6,
  "GET_api_keys-api_key_id.parameters": compiled.v7,
  "PUT_api_keys-api_key_id.parameters": compiled.v7,
  "PUT_api_keys-api_key_id.body": compiled.v6,
  "DELETE_api_keys-api_key_id.parameters": compiled.v7,
  "PATCH_api_keys-api_key_id.parameters": compiled.v7,
  "PATCH_api_keys-api_key_id.body": compiled.v8,
  "GET_scopes.parameters": compiled.v1,
  "GET_user-settings-enforced_tls.parameters": compiled.v1,
  "PATCH_user-settings-enforced_tls.parameters": compiled.v1,
  "PATCH_user-settings-enforced_tls.body": compiled.v9,
  "GET_access_settings-whitelist.parameters": compiled.v1,
  "POST_access_settings-whitelist.parameters": compiled.v1,
  "POST_access_settings-whitelist.body": compiled.v10,
  "DELETE_access_settings-whitelist.parameters": compiled.v1,
  "DELETE_access_settings-whitelist.body": compiled.v11,
  "GET_access_settings-activity.parameters": compiled.v5,
  "GET_access_settings-whitelist-rule_id.parameters": compiled.v12,
  "DELETE_access_settings-whitelist-rule_id.parameters": compiled.v12,
  "POST_sso-certificates.body": compiled.v13,
  "GET_sso-integrations-integration_id-certificates.parameters": compiled.v14,
  "GET_sso-certificates-cert_id.parameters": compiled.v15,
  "DELETE_sso-certificates-cert_id.parameters": compiled.v15,
  "PATCH_sso-certificates-cert_id.parameters": compiled.v15,
  "PATCH_sso-certificates-cert_id.body": compiled.v16,
  "GET_sso-integrations.parameters": compiled.v17,
  "POST_sso-integrations.body": compiled.v18,
  "GET_sso-integrations-id.parameters": compiled.v19,
  "DELETE_sso-integrations-id.parameters": compiled.v20,
  "PATCH_sso-integrations-id.parameters": compiled.v19,
  "PATCH_sso-integrations-id.body": compiled.v18,
  "POST_sso-teammates.body": compiled.v21,
  "PATCH_sso-teammates-username.parameters": compiled.v22,
  "PATCH_sso-teammates-username.body": compiled.v23,
  "GET_mail_settings.parameters": compiled.v24,
  "GET_mail_settings-address_whitelist.parameters": compiled.v1,
  "PATCH_mail_settings-address_whitelist.parameters": compiled.v1,
  "PATCH_mail_settings-address_whitelist.body": compiled.v25,
  "GET_mail_settings-footer.parameters": compiled.v1,
  "PATCH_mail_settings-footer.parameters": compiled.v1,
  "PATCH_mail_settings-footer.body": compiled.v26,
  "GET_mail_settings-forward_spam.parameters": compiled.v1,
  "PATCH_mail_settings-forward_spam.parameters": compiled.v1,
  "PATCH_mail_settings-forward_spam.body": compiled.v27,
  "GET_mail_settings-template.parameters": compiled.v1,
  "PATCH_mail_settings-template.parameters": compiled.v1,
  "PATCH_mail_settings-template.body": compiled.v28,
  "GET_mail_settings-bounce_purge.parameters": compiled.v1,
  "PATCH_mail_settings-bounce_purge.parameters": compiled.v1,
  "PATCH_mail_settings-bounce_purge.body": compiled.v29,
  "GET_mail_settings-forward_bounce.parameters": compiled.v1,
  "PATCH_mail_settings-forward_bounce.parameters": compiled.v1,
  "PATCH_mail_settings-forward_bounce.body": compiled.v30,
  "GET_partner_settings-new_relic.parameters": compiled.v1,
  "PATCH_partner_settings-new_relic.parameters": compiled.v1,
  "PATCH_partner_settings-new_relic.body": compiled.v31,
  "GET_partner_settings.parameters": compiled.v24,
  "GET_v3-teammates.parameters": compiled.v32,
  "POST_v3-teammates.parameters": compiled.v1,
  "POST_v3-teammates.body": compiled.v33,
  "POST_v3-teammates-pending-token-resend.parameters": compiled.v34,
  "GET_v3-scopes-requests.parameters": compiled.v35,
  "GET_v3-teammates-pending.parameters": compiled.v1,
  "GET_v3-teammates-username.parameters": compiled.v36,
  "DELETE_v3-teammates-username.parameters": compiled.v36,
  "PATCH_v3-teammates-username.parameters": compiled.v36,
  "PATCH_v3-teammates-username.body": compiled.v37,
  "PATCH_v3-scopes-requests-approve-id.parameters": compiled.v38,
  "DELETE_v3-scopes-requests-request_id.parameters": compiled.v38,
  "DELETE_v3-teammates-pending-token.parameters": compiled.v34,
  "GET_alerts.parameters": compiled.v1,
  "POST_alerts.parameters": compiled.v1,
  "POST_alerts.body": compiled.v39,
  "GET_alerts-alert_id.parameters": compiled.v40,
  "DELETE_alerts-alert_id.parameters": compiled.v40,
  "PATCH_alerts-alert_id.parameters": compiled.v40,
  "PATCH_alerts-alert_id.body": compiled.v41,
  "GET_user-profile.parameters": compiled.v1,
  "PATCH_user-profile.parameters": compiled.v1,
  "PATCH_user-profile.body": compiled.v42,
  "GET_user-account.parameters": compiled.v1,
  "GET_user-email.parameters": compiled.v1,
  "PUT_user-email.parameters": compiled.v1,
  "PUT_user-email.body": compiled.v43,
  "GET_user-username.parameters": compiled.v1,
  "PUT_user-username.parameters": compiled.v1,
  "PUT_user-username.body": compiled.v44,
  "GET_user-credits.parameters": compiled.v1,
  "PUT_user-password.parameters": compiled.v1,
  "PUT_user-password.body": compiled.v45,
  "GET_subusers.parameters": compiled.v46,
  "POST_subusers.body": compiled.v47,
  "DELETE_subusers-subuser_name.parameters": compiled.v48,
  "PATCH_subusers-subuser_name.parameters": compiled.v48,
  "PATCH_subusers-subuser_name.body": compiled.v49,
  "GET_subusers-reputations.parameters": compiled.v50,
  "PUT_subusers-subuser_name-ips.parameters": compiled.v48,
  "PUT_subusers-subuser_name-ips.body": compiled.v51,
  "GET_subusers-subuser_name-monitor.parameters": compiled.v48,
  "PUT_subusers-subuser_name-monitor.parameters": compiled.v48,
  "PUT_subusers-subuser_name-monitor.body": compiled.v52,
  "POST_subusers-subuser_name-monitor.parameters": compiled.v48,
  "POST_subusers-subuser_name-monitor.body": compiled.v52,
  "DELETE_subusers-subuser_name-monitor.parameters": compiled.v48,
  "GET_subusers-subuser_name-stats-monthly.parameters": compiled.v53,
  "GET_subusers-stats-monthly.parameters": compiled.v54,
  "GET_subusers-stats-sums.parameters": compiled.v55,
  "GET_subusers-stats.parameters": compiled.v56,
  "GET_whitelabel-links.parameters": compiled.v5,
  "POST_whitelabel-links.parameters": compiled.v1,
  "POST_whitelabel-links.body": compiled.v57,
  "POST_whitelabel-links-id-validate.parameters": compiled.v58,
  "POST_whitelabel-links-link_id-subuser.parameters": compiled.v59,
  "POST_whitelabel-links-link_id-subuser.body": compiled.v44,
  "GET_whitelabel-links-id.parameters": compiled.v58,
  "DELETE_whitelabel-links-id.parameters": compiled.v58,
  "PATCH_whitelabel-links-id.parameters": compiled.v58,
  "PATCH_whitelabel-links-id.body": compiled.v60,
  "GET_whitelabel-links-default.parameters": compiled.v61,
  "GET_whitelabel-links-subuser.parameters": compiled.v62,
  "DELETE_whitelabel-links-subuser.parameters": compiled.v62,
  "POST_ips-warmup.body": compiled.v63,
  "GET_ips-warmup-ip_address.parameters": compiled.v64,
  "DELETE_ips-warmup-ip_address.parameters": compiled.v64,
  "GET_whitelabel-ips.parameters": compiled.v65,
  "POST_whitelabel-ips.parameters": compiled.v1,
  "POST_whitelabel-ips.body": compiled.v66,
  "POST_whitelabel-ips-id-validate.parameters": compiled.v67,
  "GET_whitelabel-ips-id.parameters": compiled.v67,
  "DELETE_whitelabel-ips-id.parameters": compiled.v67,
  "POST_validations-email.body": compiled.v68,
  "POST_whitelabel-dns-email.body": compiled.v69,
  "POST_ips-pools.body": compiled.v70,
  "POST_ips-pools-pool_name-ips.parameters": compiled.v71,
  "POST_ips-pools-pool_name-ips.body": compiled.v63,
  "GET_ips-pools-pool_name.parameters": compiled.v71,
  "PUT_ips-pools-pool_name.parameters": compiled.v71,
  "PUT_ips-pools-pool_name.body": compiled.v72,
  "DELETE_ips-pools-pool_name.parameters": compiled.v71,
  "DELETE_ips-pools-pool_name-ips-ip.parameters": compiled.v73,
  "GET_ips.parameters": compiled.v74,
  "POST_ips.body": compiled.v75,
  "GET_ips-ip_address.parameters": compiled.v64,
  "GET_whitelabel-domains.parameters": compiled.v76,
  "POST_whitelabel-domains.parameters": compiled.v1,
  "POST_whitelabel-domains.body": compiled.v77,
  "GET_whitelabel-domains-domain_id.parameters": compiled.v78,
  "DELETE_whitelabel-domains-domain_id.parameters": compiled.v78,
  "PATCH_whitelabel-domains-domain_id.parameters": compiled.v78,
  "PATCH_whitelabel-domains-domain_id.body": compiled.v79,
  "GET_whitelabel-domains-default.parameters": compiled.v61,
  "POST_whitelabel-domains-id-ips.parameters": compiled.v58,
  "POST_whitelabel-domains-id-ips.body": compiled.v80,
  "DELETE_whitelabel-domains-id-ips-ip.parameters": compiled.v81,
  "POST_whitelabel-domains-id-validate.parameters": compiled.v58,
  "GET_whitelabel-domains-subuser.parameters": compiled.v62,
  "DELETE_whitelabel-domains-subuser.parameters": compiled.v82,
  "POST_whitelabel-domains-domain_id-subuser.parameters": compiled.v83,
  "POST_whitelabel-domains-domain_id-subuser.body": compiled.v84,
  "GET_verified_senders.parameters": compiled.v85,
  "POST_verified_senders.body": compiled.v86,
  "GET_verified_senders-verify-token.parameters": compiled.v87,
  "DELETE_verified_senders-id.parameters": compiled.v20,
  "PATCH_verified_senders-id.parameters": compiled.v20,
  "PATCH_verified_senders-id.body": compiled.v86,
  "POST_verified_senders-resend-id.parameters": compiled.v20,
  "GET-design.parameters": compiled.v88,
  "POST-design.parameters": compiled.v88,
  "POST-design.body": compiled.v89,
  "DELETE-design.parameters": compiled.v88,
  "PUT-design.parameters": compiled.v88,
  "PUT-design.body": compiled.v90,
  "LIST-designs.parameters": compiled.v91,
  "POST-design2.body": compiled.v92,
  "GET-sendgrid-pre-built-design.parameters": compiled.v88,
  "POST-sendgrid-pre-built-design.parameters": compiled.v88,
  "POST-sendgrid-pre-built-design.body": compiled.v89,
  "LIST-Sendgrid-Pre-built-designs.parameters": compiled.v91,
  "PUT_mc-contacts.body": compiled.v93,
  "DELETE_mc-contacts.parameters": compiled.v94,
  "POST_mc-contacts-exports.body": compiled.v95,
  "GET_mc-contacts-id.parameters": compiled.v20,
  "POST_mc-contacts-search.body": compiled.v96,
  "PUT_mc-contacts-imports.body": compiled.v97,
  "GET_marketing-contacts-imports-id.parameters": compiled.v20,
  "GET_mc-contacts-exports-id.parameters": compiled.v20,
  "POST_marketing-contacts-batch.body": compiled.v98,
  "POST_marketing-contacts-search-emails.body": compiled.v99,
  "GET_segments.parameters": compiled.v100,
  "POST_segments.body": compiled.v101,
  "GET_segments-segment_id.parameters": compiled.v102,
  "DELETE_segments-segment_id.parameters": compiled.v103,
  "PATCH_segments-segment_id.parameters": compiled.v103,
  "PATCH_segments-segment_id.body": compiled.v104,
  "POST_marketing-senders.parameters": compiled.v1,
  "POST_marketing-senders.body": compiled.v105,
  "GET_mc-lists.parameters": compiled.v106,
  "POST_mc-lists.body": compiled.v107,
  "GET_mc-lists-id-contacts-count.parameters": compiled.v20,
  "GET_mc-lists-id.parameters": compiled.v108,
  "DELETE_lists-id.parameters": compiled.v109,
  "PATCH_mc-lists-id.parameters": compiled.v20,
  "PATCH_mc-lists-id.body": compiled.v110,
  "DELETE_mc-lists-id-contacts.parameters": compiled.v111,
  "POST_mc-field_definitions.body": compiled.v112,
  "DELETE_mc-field_definitions-custom_field_id.parameters": compiled.v113,
  "PATCH_mc-field_definitions-custom_field_id.parameters": compiled.v113,
  "PATCH_mc-field_definitions-custom_field_id.body": compiled.v107,
  "GET_marketing-segments.parameters": compiled.v100,
  "POST_marketing-segments.body": compiled.v114,
  "GET_marketing-segments-segment_id.parameters": compiled.v115,
  "DELETE_marketing-segments-segment_id.parameters": compiled.v116,
  "PATCH_marketing-segments-segment_id.parameters": compiled.v116,
  "PATCH_marketing-segments-segment_id.body": compiled.v101,
  "POST_marketing-segments-delete.body": compiled.v117,
  "GET_marketing-singlesends.parameters": compiled.v118,
  "POST_marketing-singlesends.body": compiled.v119,
  "DELETE_marketing-singlesends.parameters": compiled.v120,
  "GET_marketing-singlesends-id.parameters": compiled.v20,
  "POST_marketing-singlesends-id.parameters": compiled.v20,
  "POST_marketing-singlesends-id.body": compiled.v121,
  "DELETE_marketing-singlesends-id.parameters": compiled.v20,
  "PATCH_marketing-singlesends-id.parameters": compiled.v20,
  "PATCH_marketing-singlesends-id.body": compiled.v119,
  "POST_marketing-singlesends-search.parameters": compiled.v118,
  "POST_marketing-singlesends-search.body": compiled.v122,
  "PUT_marketing-singlesends-id-schedule.parameters": compiled.v20,
  "PUT_marketing-singlesends-id-schedule.body": compiled.v123,
  "DELETE_marketing-singlesends-id-schedule.parameters": compiled.v20,
  "POST_marketing-test-send_email.body": compiled.v124,
  "getall-automation-stats.parameters": compiled.v125,
  "get-automation-stat.parameters": compiled.v126,
  "getall-singlesend-stats.parameters": compiled.v127,
  "get-singlesend-stat.parameters": compiled.v128,
  "get-automation-link-stat.parameters": compiled.v129,
  "get-singlesend-link-stat.parameters": compiled.v130,
  "get-singlesend-stats-export.parameters": compiled.v131,
  "get-automations-stats-export.parameters": compiled.v131,
  "GET_v3-senders.parameters": compiled.v1,
  "POST_senders.parameters": compiled.v1,
  "POST_senders.body": compiled.v132,
  "GET_v3-senders-sender_id.parameters": compiled.v133,
  "DELETE_v3-senders-sender_id.parameters": compiled.v133,
  "PATCH_v3-senders-sender_id.parameters": compiled.v133,
  "PATCH_v3-senders-sender_id.body": compiled.v134,
  "POST_v3-senders-sender_id-resend_verification.parameters": compiled.v133,
  "GET_contactdb-lists.parameters": compiled.v1,
  "POST_contactdb-lists.parameters": compiled.v1,
  "POST_contactdb-lists.body": compiled.v8,
  "DELETE_contactdb-lists.parameters": compiled.v1,
  "DELETE_contactdb-lists.body": compiled.v135,
  "GET_contactdb-lists-list_id.parameters": compiled.v136,
  "DELETE_contactdb-lists-list_id.parameters": compiled.v137,
  "DELETE_contactdb-lists-list_id.body": compiled.v138,
  "PATCH_contactdb-lists-list_id.parameters": compiled.v139,
  "PATCH_contactdb-lists-list_id.body": compiled.v8,
  "GET_contactdb-lists-list_id-recipients.parameters": compiled.v140,
  "POST_contactdb-lists-list_id-recipients.parameters": compiled.v141,
  "POST_contactdb-lists-list_id-recipients.body": compiled.v135,
  "POST_contactdb-lists-list_id-recipients-recipient_id.parameters": compiled.v142,
  "DELETE_contactdb-lists-list_id-recipients-recipient_id.parameters": compiled.v143,
  "DELETE_contactdb-lists-list_id-recipients-recipient_id.body": compiled.v138,
  "GET_contactdb-recipients.parameters": compiled.v144,
  "POST_contactdb-recipients.parameters": compiled.v1,
  "POST_contactdb-recipients.body": compiled.v145,
  "DELETE_contactdb-recipients.parameters": compiled.v1,
  "DELETE_contactdb-recipients.body": compiled.v146,
  "PATCH_contactdb-recipients.parameters": compiled.v1,
  "PATCH_contactdb-recipients.body": compiled.v147,
  "GET_contactdb-status.parameters": compiled.v1,
  "GET_contactdb-recipients-recipient_id.parameters": compiled.v148,
  "DELETE_contactdb-recipients-recipient_id.parameters": compiled.v148,
  "GET_contactdb-recipients-recipient_id-lists.parameters": compiled.v148,
  "GET_contactdb-recipients-billable_count.parameters": compiled.v1,
  "GET_contactdb-recipients-count.parameters": compiled.v1,
  "GET_contactdb-recipients-search.parameters": compiled.v149,
  "POST_contactdb-recipients-search.body": compiled.v150,
  "GET_contactdb-custom_fields.parameters": compiled.v1,
  "POST_contactdb-custom_fields.parameters": compiled.v1,
  "POST_contactdb-custom_fields.body": compiled.v151,
  "GET_contactdb-custom_fields-custom_field_id.parameters": compiled.v152,
  "DELETE_contactdb-custom_fields-custom_field_id.parameters": compiled.v152,
  "GET_contactdb-reserved_fields.parameters": compiled.v1,
  "GET_contactdb-segments.parameters": compiled.v1,
  "POST_contactdb-segments.parameters": compiled.v1,
  "POST_contactdb-segments.body": compiled.v153,
  "GET_contactdb-segments-segment_id.parameters": compiled.v154,
  "DELETE_contactdb-segments-segment_id.parameters": compiled.v155,
  "DELETE_contactdb-segments-segment_id.body": compiled.v138,
  "PATCH_contactdb-segments-segment_id.parameters": compiled.v156,
  "PATCH_contactdb-segments-segment_id.body": compiled.v157,
  "GET_contactdb-segments-segment_id-recipients.parameters": compiled.v158,
  "GET_categories.parameters": compiled.v159,
  "GET_categories-stats-sums.parameters": compiled.v160,
  "GET_categories-stats.parameters": compiled.v161,
  "GET_campaigns.parameters": compiled.v24,
  "POST_campaigns.parameters": compiled.v1,
  "POST_campaigns.body": compiled.v162,
  "GET_campaigns-campaign_id.parameters": compiled.v163,
  "DELETE_campaigns-campaign_id.parameters": compiled.v163,
  "PATCH_campaigns-campaign_id.parameters": compiled.v163,
  "PATCH_campaigns-campaign_id.body": compiled.v164,
  "POST_campaigns-campaign_id-schedules-now.parameters": compiled.v163,
  "GET_campaigns-campaign_id-schedules.parameters": compiled.v163,
  "POST_campaigns-campaign_id-schedules.parameters": compiled.v163,
  "POST_campaigns-campaign_id-schedules.body": compiled.v165,
  "DELETE_campaigns-campaign_id-schedules.parameters": compiled.v163,
  "PATCH_campaigns-campaign_id-schedules.parameters": compiled.v163,
  "PATCH_campaigns-campaign_id-schedules.body": compiled.v166,
  "POST_campaigns-campaign_id-schedules-test.parameters": compiled.v163,
  "POST_campaigns-campaign_id-schedules-test.body": compiled.v167,
  "GET_templates.parameters": compiled.v168,
  "POST_templates.parameters": compiled.v1,
  "POST_templates.body": compiled.v169,
  "GET_templates-template_id.parameters": compiled.v170,
  "POST_templates-template_id.parameters": compiled.v170,
  "POST_templates-template_id.body": compiled.v171,
  "DELETE_templates-template_id.parameters": compiled.v170,
  "PATCH_templates-template_id.parameters": compiled.v170,
  "PATCH_templates-template_id.body": compiled.v171,
  "POST_templates-template_id-versions.parameters": compiled.v172,
  "POST_templates-template_id-versions.body": compiled.v173,
  "POST_templates-template_id-versions-version_id-activate.parameters": compiled.v174,
  "GET_templates-template_id-versions-version_id.parameters": compiled.v174,
  "DELETE_templates-template_id-versions-version_id.parameters": compiled.v174,
  "PATCH_templates-template_id-versions-version_id.parameters": compiled.v174,
  "PATCH_templates-template_id-versions-version_id.body": compiled.v173,
  "GET_user-webhooks-event-settings.parameters": compiled.v1,
  "PATCH_user-webhooks-event-settings.parameters": compiled.v1,
  "PATCH_user-webhooks-event-settings.body": compiled.v175,
  "GET_user-webhooks-parse-settings.parameters": compiled.v1,
  "POST_user-webhooks-parse-settings.parameters": compiled.v1,
  "POST_user-webhooks-parse-settings.body": compiled.v176,
  "GET_user-webhooks-parse-stats.parameters": compiled.v177,
  "GET_user-webhooks-event-settings-signed.parameters": compiled.v1,
  "PATCH_user-webhooks-event-settings-signed.parameters": compiled.v1,
  "PATCH_user-webhooks-event-settings-signed.body": compiled.v178,
  "POST_user-webhooks-event-test.parameters": compiled.v1,
  "POST_user-webhooks-event-test.body": compiled.v179,
  "GET-messages.parameters": compiled.v180,
  "GET-v3-messages-msg_id.parameters": compiled.v181,
  "POST_v3-messages-download.parameters": compiled.v182,
  "GET_v3-messages-download-download_uuid.parameters": compiled.v183,
  "GET_tracking_settings.parameters": compiled.v1,
  "GET_tracking_settings-click.parameters": compiled.v1,
  "PATCH_tracking_settings-click.parameters": compiled.v1,
  "PATCH_tracking_settings-click.body": compiled.v184,
  "GET_tracking_settings-google_analytics.parameters": compiled.v1,
  "PATCH_tracking_settings-google_analytics.parameters": compiled.v1,
  "PATCH_tracking_settings-google_analytics.body": compiled.v185,
  "GET_tracking_settings-open.parameters": compiled.v1,
  "PATCH_tracking_settings-open.parameters": compiled.v1,
  "PATCH_tracking_settings-open.body": compiled.v184,
  "GET_tracking_settings-subscription.parameters": compiled.v1,
  "PATCH_tracking_settings-subscription.parameters": compiled.v1,
  "PATCH_tracking_settings-subscription.body": compiled.v186,
  "GET_stats.parameters": compiled.v187,
  "GET_geo-stats.parameters": compiled.v188,
  "GET_devices-stats.parameters": compiled.v187,
  "GET_clients-stats.parameters": compiled.v189,
  "GET_clients-client_type-stats.parameters": compiled.v190,
  "GET_mailbox_providers-stats.parameters": compiled.v191,
  "GET_browsers-stats.parameters": compiled.v192,
  "GET_suppression-bounces.parameters": compiled.v193,
  "DELETE_suppression-bounces.parameters": compiled.v1,
  "DELETE_suppression-bounces.body": compiled.v194,
  "GET_suppression-bounces-email.parameters": compiled.v195,
  "DELETE_suppression-bounces-email.parameters": compiled.v196,
  "DELETE_suppression-bounces-email.body": compiled.v138,
  "GET_suppression-blocks.parameters": compiled.v197,
  "DELETE_suppression-blocks.parameters": compiled.v1,
  "DELETE_suppression-blocks.body": compiled.v194,
  "GET_suppression-blocks-email.parameters": compiled.v198,
  "DELETE_suppression-blocks-email.parameters": compiled.v198,
  "GET_suppression-spam_reports.parameters": compiled.v197,
  "DELETE_suppression-spam_reports.parameters": compiled.v1,
  "DELETE_suppression-spam_reports.body": compiled.v194,
  "GET_suppression-spam_reports-email.parameters": compiled.v198,
  "DELETE_suppression-spam_reports-email.parameters": compiled.v198,
  "POST_asm-suppressions-global.parameters": compiled.v1,
  "POST_asm-suppressions-global.body": compiled.v199,
  "GET_suppression-unsubscribes.parameters": compiled.v197,
  "GET_asm-suppressions-global-email.parameters": compiled.v195,
  "DELETE_asm-suppressions-global-email.parameters": compiled.v195,
  "GET_asm-groups.parameters": compiled.v200,
  "POST_asm-groups.parameters": compiled.v1,
  "POST_asm-groups.body": compiled.v201,
  "GET_asm-groups-group_id.parameters": compiled.v202,
  "DELETE_asm-groups-group_id.parameters": compiled.v202,
  "PATCH_asm-groups-group_id.parameters": compiled.v202,
  "PATCH_asm-groups-group_id.body": compiled.v203,
  "GET_asm-groups-group_id-suppressions.parameters": compiled.v202,
  "POST_asm-groups-group_id-suppressions.parameters": compiled.v202,
  "POST_asm-groups-group_id-suppressions.body": compiled.v199,
  "POST_asm-groups-group_id-suppressions-search.parameters": compiled.v202,
  "POST_asm-groups-group_id-suppressions-search.body": compiled.v199,
  "GET_asm-suppressions.parameters": compiled.v1,
  "GET_asm-suppressions-email.parameters": compiled.v195,
  "DELETE_asm-groups-group_id-suppressions-email.parameters": compiled.v204,
  "GET_suppression-invalid_emails.parameters": compiled.v197,
  "DELETE_suppression-invalid_emails.parameters": compiled.v1,
  "DELETE_suppression-invalid_emails.body": compiled.v205,
  "GET_suppression-invalid_emails-email.parameters": compiled.v195,
  "DELETE_suppression-invalid_emails-email.parameters": compiled.v195,
  "GET_user-webhooks-parse-settings-hostname.parameters": compiled.v206,
  "DELETE_user-webhooks-parse-settings-hostname.parameters": compiled.v206,
  "PATCH_user-webhooks-parse-settings-hostname.parameters": compiled.v206,
  "PATCH_user-webhooks-parse-settings-hostname.body": compiled.v176,
};
export { validators };
