// Generated from openapi.yaml by `npm run generate`. Do not edit.
const runtime = {
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
const schema0 = {"$id":"contract:/emails/list.200.body","$ref":"contract:/components/schemas/ListEmailsResponse"};
const schema1 = {"$id":"contract:/components/schemas/ListEmailsResponse","type":"object","properties":{"object":{"type":"string"},"has_more":{"type":"boolean"},"data":{"type":"array","items":{"$ref":"contract:/components/schemas/Email"}}}};
const schema2 = {"$id":"contract:/components/schemas/Email","type":"object","properties":{"object":{"type":"string"},"id":{"type":"string"},"message_id":{"type":"string"},"to":{"type":"array","items":{"type":"string"}},"from":{"type":"string"},"created_at":{"type":"string"},"subject":{"type":"string"},"html":{"type":"string"},"text":{"type":"string"},"bcc":{"type":"array","items":{"type":"string"}},"cc":{"type":"array","items":{"type":"string"}},"reply_to":{"type":"array","items":{"type":"string"}},"last_event":{"type":"string","enum":["bounced","canceled","clicked","complained","delivered","delivery_delayed","failed","opened","queued","scheduled","sent","suppressed"]}}};

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
if(data.object !== undefined){
let data0 = data.object;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type: "string"},schema:schema1.properties.object.type,parentSchema:schema1.properties.object,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.has_more !== undefined){
let data1 = data.has_more;
if(typeof data1 !== "boolean"){
const err1 = {instancePath:instancePath+"/has_more",schemaPath:"#/properties/has_more/type",keyword:"type",params:{type: "boolean"},schema:schema1.properties.has_more.type,parentSchema:schema1.properties.has_more,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.data !== undefined){
let data2 = data.data;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.object !== undefined){
let data4 = data3.object;
if(typeof data4 !== "string"){
const err2 = {instancePath:instancePath+"/data/" + i0+"/object",schemaPath:"contract:/components/schemas/Email/properties/object/type",keyword:"type",params:{type: "string"},schema:schema2.properties.object.type,parentSchema:schema2.properties.object,data:data4};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data3.id !== undefined){
let data5 = data3.id;
if(typeof data5 !== "string"){
const err3 = {instancePath:instancePath+"/data/" + i0+"/id",schemaPath:"contract:/components/schemas/Email/properties/id/type",keyword:"type",params:{type: "string"},schema:schema2.properties.id.type,parentSchema:schema2.properties.id,data:data5};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data3.message_id !== undefined){
let data6 = data3.message_id;
if(typeof data6 !== "string"){
const err4 = {instancePath:instancePath+"/data/" + i0+"/message_id",schemaPath:"contract:/components/schemas/Email/properties/message_id/type",keyword:"type",params:{type: "string"},schema:schema2.properties.message_id.type,parentSchema:schema2.properties.message_id,data:data6};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data3.to !== undefined){
let data7 = data3.to;
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
if(typeof data8 !== "string"){
const err5 = {instancePath:instancePath+"/data/" + i0+"/to/" + i1,schemaPath:"contract:/components/schemas/Email/properties/to/items/type",keyword:"type",params:{type: "string"},schema:schema2.properties.to.items.type,parentSchema:schema2.properties.to.items,data:data8};
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
const err6 = {instancePath:instancePath+"/data/" + i0+"/to",schemaPath:"contract:/components/schemas/Email/properties/to/type",keyword:"type",params:{type: "array"},schema:schema2.properties.to.type,parentSchema:schema2.properties.to,data:data7};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data3.from !== undefined){
let data9 = data3.from;
if(typeof data9 !== "string"){
const err7 = {instancePath:instancePath+"/data/" + i0+"/from",schemaPath:"contract:/components/schemas/Email/properties/from/type",keyword:"type",params:{type: "string"},schema:schema2.properties.from.type,parentSchema:schema2.properties.from,data:data9};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data3.created_at !== undefined){
let data10 = data3.created_at;
if(typeof data10 !== "string"){
const err8 = {instancePath:instancePath+"/data/" + i0+"/created_at",schemaPath:"contract:/components/schemas/Email/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema2.properties.created_at.type,parentSchema:schema2.properties.created_at,data:data10};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data3.subject !== undefined){
let data11 = data3.subject;
if(typeof data11 !== "string"){
const err9 = {instancePath:instancePath+"/data/" + i0+"/subject",schemaPath:"contract:/components/schemas/Email/properties/subject/type",keyword:"type",params:{type: "string"},schema:schema2.properties.subject.type,parentSchema:schema2.properties.subject,data:data11};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data3.html !== undefined){
let data12 = data3.html;
if(typeof data12 !== "string"){
const err10 = {instancePath:instancePath+"/data/" + i0+"/html",schemaPath:"contract:/components/schemas/Email/properties/html/type",keyword:"type",params:{type: "string"},schema:schema2.properties.html.type,parentSchema:schema2.properties.html,data:data12};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data3.text !== undefined){
let data13 = data3.text;
if(typeof data13 !== "string"){
const err11 = {instancePath:instancePath+"/data/" + i0+"/text",schemaPath:"contract:/components/schemas/Email/properties/text/type",keyword:"type",params:{type: "string"},schema:schema2.properties.text.type,parentSchema:schema2.properties.text,data:data13};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data3.bcc !== undefined){
let data14 = data3.bcc;
if(Array.isArray(data14)){
const len2 = data14.length;
for(let i2=0; i2<len2; i2++){
let data15 = data14[i2];
if(typeof data15 !== "string"){
const err12 = {instancePath:instancePath+"/data/" + i0+"/bcc/" + i2,schemaPath:"contract:/components/schemas/Email/properties/bcc/items/type",keyword:"type",params:{type: "string"},schema:schema2.properties.bcc.items.type,parentSchema:schema2.properties.bcc.items,data:data15};
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
const err13 = {instancePath:instancePath+"/data/" + i0+"/bcc",schemaPath:"contract:/components/schemas/Email/properties/bcc/type",keyword:"type",params:{type: "array"},schema:schema2.properties.bcc.type,parentSchema:schema2.properties.bcc,data:data14};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data3.cc !== undefined){
let data16 = data3.cc;
if(Array.isArray(data16)){
const len3 = data16.length;
for(let i3=0; i3<len3; i3++){
let data17 = data16[i3];
if(typeof data17 !== "string"){
const err14 = {instancePath:instancePath+"/data/" + i0+"/cc/" + i3,schemaPath:"contract:/components/schemas/Email/properties/cc/items/type",keyword:"type",params:{type: "string"},schema:schema2.properties.cc.items.type,parentSchema:schema2.properties.cc.items,data:data17};
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
const err15 = {instancePath:instancePath+"/data/" + i0+"/cc",schemaPath:"contract:/components/schemas/Email/properties/cc/type",keyword:"type",params:{type: "array"},schema:schema2.properties.cc.type,parentSchema:schema2.properties.cc,data:data16};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data3.reply_to !== undefined){
let data18 = data3.reply_to;
if(Array.isArray(data18)){
const len4 = data18.length;
for(let i4=0; i4<len4; i4++){
let data19 = data18[i4];
if(typeof data19 !== "string"){
const err16 = {instancePath:instancePath+"/data/" + i0+"/reply_to/" + i4,schemaPath:"contract:/components/schemas/Email/properties/reply_to/items/type",keyword:"type",params:{type: "string"},schema:schema2.properties.reply_to.items.type,parentSchema:schema2.properties.reply_to.items,data:data19};
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
const err17 = {instancePath:instancePath+"/data/" + i0+"/reply_to",schemaPath:"contract:/components/schemas/Email/properties/reply_to/type",keyword:"type",params:{type: "array"},schema:schema2.properties.reply_to.type,parentSchema:schema2.properties.reply_to,data:data18};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data3.last_event !== undefined){
let data20 = data3.last_event;
if(typeof data20 !== "string"){
const err18 = {instancePath:instancePath+"/data/" + i0+"/last_event",schemaPath:"contract:/components/schemas/Email/properties/last_event/type",keyword:"type",params:{type: "string"},schema:schema2.properties.last_event.type,parentSchema:schema2.properties.last_event,data:data20};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!((((((((((((data20 === "bounced") || (data20 === "canceled")) || (data20 === "clicked")) || (data20 === "complained")) || (data20 === "delivered")) || (data20 === "delivery_delayed")) || (data20 === "failed")) || (data20 === "opened")) || (data20 === "queued")) || (data20 === "scheduled")) || (data20 === "sent")) || (data20 === "suppressed"))){
const err19 = {instancePath:instancePath+"/data/" + i0+"/last_event",schemaPath:"contract:/components/schemas/Email/properties/last_event/enum",keyword:"enum",params:{allowedValues: schema2.properties.last_event.enum},schema:schema2.properties.last_event.enum,parentSchema:schema2.properties.last_event,data:data20};
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
const err20 = {instancePath:instancePath+"/data/" + i0,schemaPath:"contract:/components/schemas/Email/type",keyword:"type",params:{type: "object"},schema:schema2.type,parentSchema:schema2,data:data3};
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
const err21 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema1.properties.data.type,parentSchema:schema1.properties.data,data:data2};
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
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema1.type,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":{"object":true,"has_more":true,"data":true},"dynamicProps":false,"dynamicItems":false};


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
validate0.evaluated = {"props":{"object":true,"has_more":true,"data":true},"dynamicProps":false,"dynamicItems":false};

exports.v1 = validate3;
const schema3 = {"$id":"contract:/emails/list.200.headers","type":"object","properties":{},"required":[]};

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
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema3.type,parentSchema:schema3,data};
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
const schema4 = {"$id":"contract:/emails/send.200.body","$ref":"contract:/components/schemas/SendEmailResponse"};
const schema5 = {"$id":"contract:/components/schemas/SendEmailResponse","type":"object","properties":{"id":{"type":"string"}}};

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
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/SendEmailResponse/properties/id/type",keyword:"type",params:{type: "string"},schema:schema5.properties.id.type,parentSchema:schema5.properties.id,data:data0};
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
const err1 = {instancePath,schemaPath:"contract:/components/schemas/SendEmailResponse/type",keyword:"type",params:{type: "object"},schema:schema5.type,parentSchema:schema5,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}
validate4.evaluated = {"props":{"id":true},"dynamicProps":false,"dynamicItems":false};

exports.v3 = validate5;
const schema6 = {"$id":"contract:/emails/get.200.body","$ref":"contract:/components/schemas/Email"};

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
if(data.object !== undefined){
let data0 = data.object;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/object",schemaPath:"contract:/components/schemas/Email/properties/object/type",keyword:"type",params:{type: "string"},schema:schema2.properties.object.type,parentSchema:schema2.properties.object,data:data0};
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
let data1 = data.id;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/Email/properties/id/type",keyword:"type",params:{type: "string"},schema:schema2.properties.id.type,parentSchema:schema2.properties.id,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.message_id !== undefined){
let data2 = data.message_id;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/message_id",schemaPath:"contract:/components/schemas/Email/properties/message_id/type",keyword:"type",params:{type: "string"},schema:schema2.properties.message_id.type,parentSchema:schema2.properties.message_id,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.to !== undefined){
let data3 = data.to;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 !== "string"){
const err3 = {instancePath:instancePath+"/to/" + i0,schemaPath:"contract:/components/schemas/Email/properties/to/items/type",keyword:"type",params:{type: "string"},schema:schema2.properties.to.items.type,parentSchema:schema2.properties.to.items,data:data4};
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
const err4 = {instancePath:instancePath+"/to",schemaPath:"contract:/components/schemas/Email/properties/to/type",keyword:"type",params:{type: "array"},schema:schema2.properties.to.type,parentSchema:schema2.properties.to,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.from !== undefined){
let data5 = data.from;
if(typeof data5 !== "string"){
const err5 = {instancePath:instancePath+"/from",schemaPath:"contract:/components/schemas/Email/properties/from/type",keyword:"type",params:{type: "string"},schema:schema2.properties.from.type,parentSchema:schema2.properties.from,data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.created_at !== undefined){
let data6 = data.created_at;
if(typeof data6 !== "string"){
const err6 = {instancePath:instancePath+"/created_at",schemaPath:"contract:/components/schemas/Email/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema2.properties.created_at.type,parentSchema:schema2.properties.created_at,data:data6};
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
let data7 = data.subject;
if(typeof data7 !== "string"){
const err7 = {instancePath:instancePath+"/subject",schemaPath:"contract:/components/schemas/Email/properties/subject/type",keyword:"type",params:{type: "string"},schema:schema2.properties.subject.type,parentSchema:schema2.properties.subject,data:data7};
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
const err8 = {instancePath:instancePath+"/html",schemaPath:"contract:/components/schemas/Email/properties/html/type",keyword:"type",params:{type: "string"},schema:schema2.properties.html.type,parentSchema:schema2.properties.html,data:data8};
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
const err9 = {instancePath:instancePath+"/text",schemaPath:"contract:/components/schemas/Email/properties/text/type",keyword:"type",params:{type: "string"},schema:schema2.properties.text.type,parentSchema:schema2.properties.text,data:data9};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.bcc !== undefined){
let data10 = data.bcc;
if(Array.isArray(data10)){
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
if(typeof data11 !== "string"){
const err10 = {instancePath:instancePath+"/bcc/" + i1,schemaPath:"contract:/components/schemas/Email/properties/bcc/items/type",keyword:"type",params:{type: "string"},schema:schema2.properties.bcc.items.type,parentSchema:schema2.properties.bcc.items,data:data11};
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
const err11 = {instancePath:instancePath+"/bcc",schemaPath:"contract:/components/schemas/Email/properties/bcc/type",keyword:"type",params:{type: "array"},schema:schema2.properties.bcc.type,parentSchema:schema2.properties.bcc,data:data10};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.cc !== undefined){
let data12 = data.cc;
if(Array.isArray(data12)){
const len2 = data12.length;
for(let i2=0; i2<len2; i2++){
let data13 = data12[i2];
if(typeof data13 !== "string"){
const err12 = {instancePath:instancePath+"/cc/" + i2,schemaPath:"contract:/components/schemas/Email/properties/cc/items/type",keyword:"type",params:{type: "string"},schema:schema2.properties.cc.items.type,parentSchema:schema2.properties.cc.items,data:data13};
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
const err13 = {instancePath:instancePath+"/cc",schemaPath:"contract:/components/schemas/Email/properties/cc/type",keyword:"type",params:{type: "array"},schema:schema2.properties.cc.type,parentSchema:schema2.properties.cc,data:data12};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.reply_to !== undefined){
let data14 = data.reply_to;
if(Array.isArray(data14)){
const len3 = data14.length;
for(let i3=0; i3<len3; i3++){
let data15 = data14[i3];
if(typeof data15 !== "string"){
const err14 = {instancePath:instancePath+"/reply_to/" + i3,schemaPath:"contract:/components/schemas/Email/properties/reply_to/items/type",keyword:"type",params:{type: "string"},schema:schema2.properties.reply_to.items.type,parentSchema:schema2.properties.reply_to.items,data:data15};
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
const err15 = {instancePath:instancePath+"/reply_to",schemaPath:"contract:/components/schemas/Email/properties/reply_to/type",keyword:"type",params:{type: "array"},schema:schema2.properties.reply_to.type,parentSchema:schema2.properties.reply_to,data:data14};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.last_event !== undefined){
let data16 = data.last_event;
if(typeof data16 !== "string"){
const err16 = {instancePath:instancePath+"/last_event",schemaPath:"contract:/components/schemas/Email/properties/last_event/type",keyword:"type",params:{type: "string"},schema:schema2.properties.last_event.type,parentSchema:schema2.properties.last_event,data:data16};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!((((((((((((data16 === "bounced") || (data16 === "canceled")) || (data16 === "clicked")) || (data16 === "complained")) || (data16 === "delivered")) || (data16 === "delivery_delayed")) || (data16 === "failed")) || (data16 === "opened")) || (data16 === "queued")) || (data16 === "scheduled")) || (data16 === "sent")) || (data16 === "suppressed"))){
const err17 = {instancePath:instancePath+"/last_event",schemaPath:"contract:/components/schemas/Email/properties/last_event/enum",keyword:"enum",params:{allowedValues: schema2.properties.last_event.enum},schema:schema2.properties.last_event.enum,parentSchema:schema2.properties.last_event,data:data16};
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
const err18 = {instancePath,schemaPath:"contract:/components/schemas/Email/type",keyword:"type",params:{type: "object"},schema:schema2.type,parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}
validate5.evaluated = {"props":{"object":true,"id":true,"message_id":true,"to":true,"from":true,"created_at":true,"subject":true,"html":true,"text":true,"bcc":true,"cc":true,"reply_to":true,"last_event":true},"dynamicProps":false,"dynamicItems":false};

exports.v4 = validate6;
const schema8 = {"$id":"contract:/emails/update.200.body","$ref":"contract:/components/schemas/UpdateEmailOptions"};
const schema9 = {"$id":"contract:/components/schemas/UpdateEmailOptions","type":"object","properties":{"scheduled_at":{"type":"string"}}};

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
if(data.scheduled_at !== undefined){
let data0 = data.scheduled_at;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/scheduled_at",schemaPath:"contract:/components/schemas/UpdateEmailOptions/properties/scheduled_at/type",keyword:"type",params:{type: "string"},schema:schema9.properties.scheduled_at.type,parentSchema:schema9.properties.scheduled_at,data:data0};
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
const err1 = {instancePath,schemaPath:"contract:/components/schemas/UpdateEmailOptions/type",keyword:"type",params:{type: "object"},schema:schema9.type,parentSchema:schema9,data};
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
validate6.evaluated = {"props":{"scheduled_at":true},"dynamicProps":false,"dynamicItems":false};

exports.v5 = validate7;
const schema10 = {"$id":"contract:/emails/share.200.body","$ref":"contract:/components/schemas/ShareEmailResponse"};
const schema11 = {"$id":"contract:/components/schemas/ShareEmailResponse","type":"object","properties":{"object":{"type":"string"},"id":{"type":"string"},"url":{"type":"string"}}};

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
if(data.object !== undefined){
let data0 = data.object;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/object",schemaPath:"contract:/components/schemas/ShareEmailResponse/properties/object/type",keyword:"type",params:{type: "string"},schema:schema11.properties.object.type,parentSchema:schema11.properties.object,data:data0};
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
let data1 = data.id;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/ShareEmailResponse/properties/id/type",keyword:"type",params:{type: "string"},schema:schema11.properties.id.type,parentSchema:schema11.properties.id,data:data1};
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
let data2 = data.url;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/url",schemaPath:"contract:/components/schemas/ShareEmailResponse/properties/url/type",keyword:"type",params:{type: "string"},schema:schema11.properties.url.type,parentSchema:schema11.properties.url,data:data2};
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
const err3 = {instancePath,schemaPath:"contract:/components/schemas/ShareEmailResponse/type",keyword:"type",params:{type: "object"},schema:schema11.type,parentSchema:schema11,data};
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
validate7.evaluated = {"props":{"object":true,"id":true,"url":true},"dynamicProps":false,"dynamicItems":false};

exports.v6 = validate8;
const schema12 = {"$id":"contract:/emails/send-batch.200.body","$ref":"contract:/components/schemas/CreateBatchEmailsResponse"};
const schema13 = {"$id":"contract:/components/schemas/CreateBatchEmailsResponse","type":"object","properties":{"data":{"type":"array","items":{"type":"object","properties":{"id":{"type":"string"}}}}}};

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
if(data.data !== undefined){
let data0 = data.data;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.id !== undefined){
let data2 = data1.id;
if(typeof data2 !== "string"){
const err0 = {instancePath:instancePath+"/data/" + i0+"/id",schemaPath:"contract:/components/schemas/CreateBatchEmailsResponse/properties/data/items/properties/id/type",keyword:"type",params:{type: "string"},schema:schema13.properties.data.items.properties.id.type,parentSchema:schema13.properties.data.items.properties.id,data:data2};
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
const err1 = {instancePath:instancePath+"/data/" + i0,schemaPath:"contract:/components/schemas/CreateBatchEmailsResponse/properties/data/items/type",keyword:"type",params:{type: "object"},schema:schema13.properties.data.items.type,parentSchema:schema13.properties.data.items,data:data1};
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
const err2 = {instancePath:instancePath+"/data",schemaPath:"contract:/components/schemas/CreateBatchEmailsResponse/properties/data/type",keyword:"type",params:{type: "array"},schema:schema13.properties.data.type,parentSchema:schema13.properties.data,data:data0};
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
const err3 = {instancePath,schemaPath:"contract:/components/schemas/CreateBatchEmailsResponse/type",keyword:"type",params:{type: "object"},schema:schema13.type,parentSchema:schema13,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate8.errors = vErrors;
return errors === 0;
}
validate8.evaluated = {"props":{"data":true},"dynamicProps":false,"dynamicItems":false};

exports.v7 = validate9;
const schema14 = {"$id":"contract:/emails/list-attachments.200.body","$ref":"contract:/components/schemas/ListAttachmentsResponse"};
const schema15 = {"$id":"contract:/components/schemas/ListAttachmentsResponse","type":"object","properties":{"object":{"type":"string"},"has_more":{"type":"boolean"},"data":{"type":"array","items":{"type":"object","properties":{"id":{"type":"string","format":"uuid"},"filename":{"type":["string","null"]},"content_type":{"type":"string"},"content_id":{"type":"string"},"content_disposition":{"type":"string","enum":["inline","attachment"]},"download_url":{"type":"string"},"expires_at":{"type":"string","format":"date-time","leapSecond":"date-time"},"size":{"type":"integer","safeInteger":true}}}}}};
const formats0 = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const formats1 = /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)[Tt](?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

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
if(data.object !== undefined){
let data0 = data.object;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/object",schemaPath:"contract:/components/schemas/ListAttachmentsResponse/properties/object/type",keyword:"type",params:{type: "string"},schema:schema15.properties.object.type,parentSchema:schema15.properties.object,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.has_more !== undefined){
let data1 = data.has_more;
if(typeof data1 !== "boolean"){
const err1 = {instancePath:instancePath+"/has_more",schemaPath:"contract:/components/schemas/ListAttachmentsResponse/properties/has_more/type",keyword:"type",params:{type: "boolean"},schema:schema15.properties.has_more.type,parentSchema:schema15.properties.has_more,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.data !== undefined){
let data2 = data.data;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.id !== undefined){
let data4 = data3.id;
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
const err2 = {instancePath:instancePath+"/data/" + i0+"/id",schemaPath:"contract:/components/schemas/ListAttachmentsResponse/properties/data/items/properties/id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema15.properties.data.items.properties.id,data:data4};
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
const err3 = {instancePath:instancePath+"/data/" + i0+"/id",schemaPath:"contract:/components/schemas/ListAttachmentsResponse/properties/data/items/properties/id/type",keyword:"type",params:{type: "string"},schema:schema15.properties.data.items.properties.id.type,parentSchema:schema15.properties.data.items.properties.id,data:data4};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data3.filename !== undefined){
let data5 = data3.filename;
if((typeof data5 !== "string") && (data5 !== null)){
const err4 = {instancePath:instancePath+"/data/" + i0+"/filename",schemaPath:"contract:/components/schemas/ListAttachmentsResponse/properties/data/items/properties/filename/type",keyword:"type",params:{type: schema15.properties.data.items.properties.filename.type},schema:schema15.properties.data.items.properties.filename.type,parentSchema:schema15.properties.data.items.properties.filename,data:data5};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data3.content_type !== undefined){
let data6 = data3.content_type;
if(typeof data6 !== "string"){
const err5 = {instancePath:instancePath+"/data/" + i0+"/content_type",schemaPath:"contract:/components/schemas/ListAttachmentsResponse/properties/data/items/properties/content_type/type",keyword:"type",params:{type: "string"},schema:schema15.properties.data.items.properties.content_type.type,parentSchema:schema15.properties.data.items.properties.content_type,data:data6};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data3.content_id !== undefined){
let data7 = data3.content_id;
if(typeof data7 !== "string"){
const err6 = {instancePath:instancePath+"/data/" + i0+"/content_id",schemaPath:"contract:/components/schemas/ListAttachmentsResponse/properties/data/items/properties/content_id/type",keyword:"type",params:{type: "string"},schema:schema15.properties.data.items.properties.content_id.type,parentSchema:schema15.properties.data.items.properties.content_id,data:data7};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data3.content_disposition !== undefined){
let data8 = data3.content_disposition;
if(typeof data8 !== "string"){
const err7 = {instancePath:instancePath+"/data/" + i0+"/content_disposition",schemaPath:"contract:/components/schemas/ListAttachmentsResponse/properties/data/items/properties/content_disposition/type",keyword:"type",params:{type: "string"},schema:schema15.properties.data.items.properties.content_disposition.type,parentSchema:schema15.properties.data.items.properties.content_disposition,data:data8};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((data8 === "inline") || (data8 === "attachment"))){
const err8 = {instancePath:instancePath+"/data/" + i0+"/content_disposition",schemaPath:"contract:/components/schemas/ListAttachmentsResponse/properties/data/items/properties/content_disposition/enum",keyword:"enum",params:{allowedValues: schema15.properties.data.items.properties.content_disposition.enum},schema:schema15.properties.data.items.properties.content_disposition.enum,parentSchema:schema15.properties.data.items.properties.content_disposition,data:data8};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data3.download_url !== undefined){
let data9 = data3.download_url;
if(typeof data9 !== "string"){
const err9 = {instancePath:instancePath+"/data/" + i0+"/download_url",schemaPath:"contract:/components/schemas/ListAttachmentsResponse/properties/data/items/properties/download_url/type",keyword:"type",params:{type: "string"},schema:schema15.properties.data.items.properties.download_url.type,parentSchema:schema15.properties.data.items.properties.download_url,data:data9};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data3.expires_at !== undefined){
let data10 = data3.expires_at;
if(typeof data10 === "string"){
if(!(formats1.test(data10))){
const err10 = {instancePath:instancePath+"/data/" + i0+"/expires_at",schemaPath:"contract:/components/schemas/ListAttachmentsResponse/properties/data/items/properties/expires_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema15.properties.data.items.properties.expires_at,data:data10};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data10.includes(":60")){
const next0 = Date.parse((data10).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err11 = {instancePath:instancePath+"/data/" + i0+"/expires_at",schemaPath:"contract:/components/schemas/ListAttachmentsResponse/properties/data/items/properties/expires_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema15.properties.data.items.properties.expires_at,data:data10};
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
const err12 = {instancePath:instancePath+"/data/" + i0+"/expires_at",schemaPath:"contract:/components/schemas/ListAttachmentsResponse/properties/data/items/properties/expires_at/type",keyword:"type",params:{type: "string"},schema:schema15.properties.data.items.properties.expires_at.type,parentSchema:schema15.properties.data.items.properties.expires_at,data:data10};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data3.size !== undefined){
let data11 = data3.size;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err13 = {instancePath:instancePath+"/data/" + i0+"/size",schemaPath:"contract:/components/schemas/ListAttachmentsResponse/properties/data/items/properties/size/type",keyword:"type",params:{type: "integer"},schema:schema15.properties.data.items.properties.size.type,parentSchema:schema15.properties.data.items.properties.size,data:data11};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(Math.abs(data11) > 9007199254740991){
const err14 = {instancePath:instancePath+"/data/" + i0+"/size",schemaPath:"contract:/components/schemas/ListAttachmentsResponse/properties/data/items/properties/size/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema15.properties.data.items.properties.size,data:data11};
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
else {
const err15 = {instancePath:instancePath+"/data/" + i0,schemaPath:"contract:/components/schemas/ListAttachmentsResponse/properties/data/items/type",keyword:"type",params:{type: "object"},schema:schema15.properties.data.items.type,parentSchema:schema15.properties.data.items,data:data3};
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
const err16 = {instancePath:instancePath+"/data",schemaPath:"contract:/components/schemas/ListAttachmentsResponse/properties/data/type",keyword:"type",params:{type: "array"},schema:schema15.properties.data.type,parentSchema:schema15.properties.data,data:data2};
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
const err17 = {instancePath,schemaPath:"contract:/components/schemas/ListAttachmentsResponse/type",keyword:"type",params:{type: "object"},schema:schema15.type,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate9.errors = vErrors;
return errors === 0;
}
validate9.evaluated = {"props":{"object":true,"has_more":true,"data":true},"dynamicProps":false,"dynamicItems":false};

exports.v8 = validate10;
const schema16 = {"$id":"contract:/emails/get-attachment.200.body","$ref":"contract:/components/schemas/RetrievedAttachment"};
const schema17 = {"$id":"contract:/components/schemas/RetrievedAttachment","type":"object","properties":{"object":{"type":"string"},"id":{"type":"string","format":"uuid"},"filename":{"type":["string","null"]},"content_type":{"type":"string"},"content_id":{"type":"string"},"content_disposition":{"type":"string","enum":["inline","attachment"]},"download_url":{"type":"string"},"expires_at":{"type":"string","format":"date-time","leapSecond":"date-time"},"size":{"type":"integer","safeInteger":true}}};

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
if(data.object !== undefined){
let data0 = data.object;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/object",schemaPath:"contract:/components/schemas/RetrievedAttachment/properties/object/type",keyword:"type",params:{type: "string"},schema:schema17.properties.object.type,parentSchema:schema17.properties.object,data:data0};
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
let data1 = data.id;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err1 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/RetrievedAttachment/properties/id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema17.properties.id,data:data1};
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
const err2 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/RetrievedAttachment/properties/id/type",keyword:"type",params:{type: "string"},schema:schema17.properties.id.type,parentSchema:schema17.properties.id,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.filename !== undefined){
let data2 = data.filename;
if((typeof data2 !== "string") && (data2 !== null)){
const err3 = {instancePath:instancePath+"/filename",schemaPath:"contract:/components/schemas/RetrievedAttachment/properties/filename/type",keyword:"type",params:{type: schema17.properties.filename.type},schema:schema17.properties.filename.type,parentSchema:schema17.properties.filename,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.content_type !== undefined){
let data3 = data.content_type;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/content_type",schemaPath:"contract:/components/schemas/RetrievedAttachment/properties/content_type/type",keyword:"type",params:{type: "string"},schema:schema17.properties.content_type.type,parentSchema:schema17.properties.content_type,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.content_id !== undefined){
let data4 = data.content_id;
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/content_id",schemaPath:"contract:/components/schemas/RetrievedAttachment/properties/content_id/type",keyword:"type",params:{type: "string"},schema:schema17.properties.content_id.type,parentSchema:schema17.properties.content_id,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.content_disposition !== undefined){
let data5 = data.content_disposition;
if(typeof data5 !== "string"){
const err6 = {instancePath:instancePath+"/content_disposition",schemaPath:"contract:/components/schemas/RetrievedAttachment/properties/content_disposition/type",keyword:"type",params:{type: "string"},schema:schema17.properties.content_disposition.type,parentSchema:schema17.properties.content_disposition,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!((data5 === "inline") || (data5 === "attachment"))){
const err7 = {instancePath:instancePath+"/content_disposition",schemaPath:"contract:/components/schemas/RetrievedAttachment/properties/content_disposition/enum",keyword:"enum",params:{allowedValues: schema17.properties.content_disposition.enum},schema:schema17.properties.content_disposition.enum,parentSchema:schema17.properties.content_disposition,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.download_url !== undefined){
let data6 = data.download_url;
if(typeof data6 !== "string"){
const err8 = {instancePath:instancePath+"/download_url",schemaPath:"contract:/components/schemas/RetrievedAttachment/properties/download_url/type",keyword:"type",params:{type: "string"},schema:schema17.properties.download_url.type,parentSchema:schema17.properties.download_url,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.expires_at !== undefined){
let data7 = data.expires_at;
if(typeof data7 === "string"){
if(!(formats1.test(data7))){
const err9 = {instancePath:instancePath+"/expires_at",schemaPath:"contract:/components/schemas/RetrievedAttachment/properties/expires_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema17.properties.expires_at,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data7.includes(":60")){
const next0 = Date.parse((data7).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err10 = {instancePath:instancePath+"/expires_at",schemaPath:"contract:/components/schemas/RetrievedAttachment/properties/expires_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema17.properties.expires_at,data:data7};
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
const err11 = {instancePath:instancePath+"/expires_at",schemaPath:"contract:/components/schemas/RetrievedAttachment/properties/expires_at/type",keyword:"type",params:{type: "string"},schema:schema17.properties.expires_at.type,parentSchema:schema17.properties.expires_at,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.size !== undefined){
let data8 = data.size;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err12 = {instancePath:instancePath+"/size",schemaPath:"contract:/components/schemas/RetrievedAttachment/properties/size/type",keyword:"type",params:{type: "integer"},schema:schema17.properties.size.type,parentSchema:schema17.properties.size,data:data8};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(Math.abs(data8) > 9007199254740991){
const err13 = {instancePath:instancePath+"/size",schemaPath:"contract:/components/schemas/RetrievedAttachment/properties/size/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema17.properties.size,data:data8};
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
else {
const err14 = {instancePath,schemaPath:"contract:/components/schemas/RetrievedAttachment/type",keyword:"type",params:{type: "object"},schema:schema17.type,parentSchema:schema17,data};
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
validate10.evaluated = {"props":{"object":true,"id":true,"filename":true,"content_type":true,"content_id":true,"content_disposition":true,"download_url":true,"expires_at":true,"size":true},"dynamicProps":false,"dynamicItems":false};

exports.v9 = validate11;
const schema18 = {"$id":"contract:/emails/list-receiving.200.body","$ref":"contract:/components/schemas/ListReceivedEmailsResponse"};
const schema19 = {"$id":"contract:/components/schemas/ListReceivedEmailsResponse","type":"object","properties":{"object":{"type":"string"},"has_more":{"type":"boolean"},"data":{"type":"array","items":{"type":"object","properties":{"id":{"type":"string","format":"uuid"},"to":{"type":"array","items":{"type":"string"}},"from":{"type":"string"},"subject":{"type":["string","null"]},"message_id":{"type":"string"},"bcc":{"type":["array","null"],"items":{"type":"string"}},"cc":{"type":["array","null"],"items":{"type":"string"}},"reply_to":{"type":["array","null"],"items":{"type":"string"}},"created_at":{"type":"string","format":"date-time","leapSecond":"date-time"},"attachments":{"type":"array","items":{"type":"object","properties":{"id":{"type":"string","format":"uuid"},"filename":{"type":["string","null"]},"content_type":{"type":"string"},"content_id":{"type":"string"},"content_disposition":{"type":"string","enum":["inline","attachment"]},"size":{"type":"integer","safeInteger":true}}}}}}}}};

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
if(data.object !== undefined){
let data0 = data.object;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/object",schemaPath:"contract:/components/schemas/ListReceivedEmailsResponse/properties/object/type",keyword:"type",params:{type: "string"},schema:schema19.properties.object.type,parentSchema:schema19.properties.object,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.has_more !== undefined){
let data1 = data.has_more;
if(typeof data1 !== "boolean"){
const err1 = {instancePath:instancePath+"/has_more",schemaPath:"contract:/components/schemas/ListReceivedEmailsResponse/properties/has_more/type",keyword:"type",params:{type: "boolean"},schema:schema19.properties.has_more.type,parentSchema:schema19.properties.has_more,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.data !== undefined){
let data2 = data.data;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.id !== undefined){
let data4 = data3.id;
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
const err2 = {instancePath:instancePath+"/data/" + i0+"/id",schemaPath:"contract:/components/schemas/ListReceivedEmailsResponse/properties/data/items/properties/id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema19.properties.data.items.properties.id,data:data4};
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
const err3 = {instancePath:instancePath+"/data/" + i0+"/id",schemaPath:"contract:/components/schemas/ListReceivedEmailsResponse/properties/data/items/properties/id/type",keyword:"type",params:{type: "string"},schema:schema19.properties.data.items.properties.id.type,parentSchema:schema19.properties.data.items.properties.id,data:data4};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data3.to !== undefined){
let data5 = data3.to;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(typeof data6 !== "string"){
const err4 = {instancePath:instancePath+"/data/" + i0+"/to/" + i1,schemaPath:"contract:/components/schemas/ListReceivedEmailsResponse/properties/data/items/properties/to/items/type",keyword:"type",params:{type: "string"},schema:schema19.properties.data.items.properties.to.items.type,parentSchema:schema19.properties.data.items.properties.to.items,data:data6};
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
const err5 = {instancePath:instancePath+"/data/" + i0+"/to",schemaPath:"contract:/components/schemas/ListReceivedEmailsResponse/properties/data/items/properties/to/type",keyword:"type",params:{type: "array"},schema:schema19.properties.data.items.properties.to.type,parentSchema:schema19.properties.data.items.properties.to,data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data3.from !== undefined){
let data7 = data3.from;
if(typeof data7 !== "string"){
const err6 = {instancePath:instancePath+"/data/" + i0+"/from",schemaPath:"contract:/components/schemas/ListReceivedEmailsResponse/properties/data/items/properties/from/type",keyword:"type",params:{type: "string"},schema:schema19.properties.data.items.properties.from.type,parentSchema:schema19.properties.data.items.properties.from,data:data7};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data3.subject !== undefined){
let data8 = data3.subject;
if((typeof data8 !== "string") && (data8 !== null)){
const err7 = {instancePath:instancePath+"/data/" + i0+"/subject",schemaPath:"contract:/components/schemas/ListReceivedEmailsResponse/properties/data/items/properties/subject/type",keyword:"type",params:{type: schema19.properties.data.items.properties.subject.type},schema:schema19.properties.data.items.properties.subject.type,parentSchema:schema19.properties.data.items.properties.subject,data:data8};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data3.message_id !== undefined){
let data9 = data3.message_id;
if(typeof data9 !== "string"){
const err8 = {instancePath:instancePath+"/data/" + i0+"/message_id",schemaPath:"contract:/components/schemas/ListReceivedEmailsResponse/properties/data/items/properties/message_id/type",keyword:"type",params:{type: "string"},schema:schema19.properties.data.items.properties.message_id.type,parentSchema:schema19.properties.data.items.properties.message_id,data:data9};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data3.bcc !== undefined){
let data10 = data3.bcc;
if((!(Array.isArray(data10))) && (data10 !== null)){
const err9 = {instancePath:instancePath+"/data/" + i0+"/bcc",schemaPath:"contract:/components/schemas/ListReceivedEmailsResponse/properties/data/items/properties/bcc/type",keyword:"type",params:{type: schema19.properties.data.items.properties.bcc.type},schema:schema19.properties.data.items.properties.bcc.type,parentSchema:schema19.properties.data.items.properties.bcc,data:data10};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(Array.isArray(data10)){
const len2 = data10.length;
for(let i2=0; i2<len2; i2++){
let data11 = data10[i2];
if(typeof data11 !== "string"){
const err10 = {instancePath:instancePath+"/data/" + i0+"/bcc/" + i2,schemaPath:"contract:/components/schemas/ListReceivedEmailsResponse/properties/data/items/properties/bcc/items/type",keyword:"type",params:{type: "string"},schema:schema19.properties.data.items.properties.bcc.items.type,parentSchema:schema19.properties.data.items.properties.bcc.items,data:data11};
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
if(data3.cc !== undefined){
let data12 = data3.cc;
if((!(Array.isArray(data12))) && (data12 !== null)){
const err11 = {instancePath:instancePath+"/data/" + i0+"/cc",schemaPath:"contract:/components/schemas/ListReceivedEmailsResponse/properties/data/items/properties/cc/type",keyword:"type",params:{type: schema19.properties.data.items.properties.cc.type},schema:schema19.properties.data.items.properties.cc.type,parentSchema:schema19.properties.data.items.properties.cc,data:data12};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(Array.isArray(data12)){
const len3 = data12.length;
for(let i3=0; i3<len3; i3++){
let data13 = data12[i3];
if(typeof data13 !== "string"){
const err12 = {instancePath:instancePath+"/data/" + i0+"/cc/" + i3,schemaPath:"contract:/components/schemas/ListReceivedEmailsResponse/properties/data/items/properties/cc/items/type",keyword:"type",params:{type: "string"},schema:schema19.properties.data.items.properties.cc.items.type,parentSchema:schema19.properties.data.items.properties.cc.items,data:data13};
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
if(data3.reply_to !== undefined){
let data14 = data3.reply_to;
if((!(Array.isArray(data14))) && (data14 !== null)){
const err13 = {instancePath:instancePath+"/data/" + i0+"/reply_to",schemaPath:"contract:/components/schemas/ListReceivedEmailsResponse/properties/data/items/properties/reply_to/type",keyword:"type",params:{type: schema19.properties.data.items.properties.reply_to.type},schema:schema19.properties.data.items.properties.reply_to.type,parentSchema:schema19.properties.data.items.properties.reply_to,data:data14};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(Array.isArray(data14)){
const len4 = data14.length;
for(let i4=0; i4<len4; i4++){
let data15 = data14[i4];
if(typeof data15 !== "string"){
const err14 = {instancePath:instancePath+"/data/" + i0+"/reply_to/" + i4,schemaPath:"contract:/components/schemas/ListReceivedEmailsResponse/properties/data/items/properties/reply_to/items/type",keyword:"type",params:{type: "string"},schema:schema19.properties.data.items.properties.reply_to.items.type,parentSchema:schema19.properties.data.items.properties.reply_to.items,data:data15};
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
if(data3.created_at !== undefined){
let data16 = data3.created_at;
if(typeof data16 === "string"){
if(!(formats1.test(data16))){
const err15 = {instancePath:instancePath+"/data/" + i0+"/created_at",schemaPath:"contract:/components/schemas/ListReceivedEmailsResponse/properties/data/items/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema19.properties.data.items.properties.created_at,data:data16};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data16.includes(":60")){
const next0 = Date.parse((data16).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err16 = {instancePath:instancePath+"/data/" + i0+"/created_at",schemaPath:"contract:/components/schemas/ListReceivedEmailsResponse/properties/data/items/properties/created_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema19.properties.data.items.properties.created_at,data:data16};
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
const err17 = {instancePath:instancePath+"/data/" + i0+"/created_at",schemaPath:"contract:/components/schemas/ListReceivedEmailsResponse/properties/data/items/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema19.properties.data.items.properties.created_at.type,parentSchema:schema19.properties.data.items.properties.created_at,data:data16};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data3.attachments !== undefined){
let data17 = data3.attachments;
if(Array.isArray(data17)){
const len5 = data17.length;
for(let i5=0; i5<len5; i5++){
let data18 = data17[i5];
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.id !== undefined){
let data19 = data18.id;
if(typeof data19 === "string"){
if(!(formats0.test(data19))){
const err18 = {instancePath:instancePath+"/data/" + i0+"/attachments/" + i5+"/id",schemaPath:"contract:/components/schemas/ListReceivedEmailsResponse/properties/data/items/properties/attachments/items/properties/id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema19.properties.data.items.properties.attachments.items.properties.id,data:data19};
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
const err19 = {instancePath:instancePath+"/data/" + i0+"/attachments/" + i5+"/id",schemaPath:"contract:/components/schemas/ListReceivedEmailsResponse/properties/data/items/properties/attachments/items/properties/id/type",keyword:"type",params:{type: "string"},schema:schema19.properties.data.items.properties.attachments.items.properties.id.type,parentSchema:schema19.properties.data.items.properties.attachments.items.properties.id,data:data19};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data18.filename !== undefined){
let data20 = data18.filename;
if((typeof data20 !== "string") && (data20 !== null)){
const err20 = {instancePath:instancePath+"/data/" + i0+"/attachments/" + i5+"/filename",schemaPath:"contract:/components/schemas/ListReceivedEmailsResponse/properties/data/items/properties/attachments/items/properties/filename/type",keyword:"type",params:{type: schema19.properties.data.items.properties.attachments.items.properties.filename.type},schema:schema19.properties.data.items.properties.attachments.items.properties.filename.type,parentSchema:schema19.properties.data.items.properties.attachments.items.properties.filename,data:data20};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data18.content_type !== undefined){
let data21 = data18.content_type;
if(typeof data21 !== "string"){
const err21 = {instancePath:instancePath+"/data/" + i0+"/attachments/" + i5+"/content_type",schemaPath:"contract:/components/schemas/ListReceivedEmailsResponse/properties/data/items/properties/attachments/items/properties/content_type/type",keyword:"type",params:{type: "string"},schema:schema19.properties.data.items.properties.attachments.items.properties.content_type.type,parentSchema:schema19.properties.data.items.properties.attachments.items.properties.content_type,data:data21};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data18.content_id !== undefined){
let data22 = data18.content_id;
if(typeof data22 !== "string"){
const err22 = {instancePath:instancePath+"/data/" + i0+"/attachments/" + i5+"/content_id",schemaPath:"contract:/components/schemas/ListReceivedEmailsResponse/properties/data/items/properties/attachments/items/properties/content_id/type",keyword:"type",params:{type: "string"},schema:schema19.properties.data.items.properties.attachments.items.properties.content_id.type,parentSchema:schema19.properties.data.items.properties.attachments.items.properties.content_id,data:data22};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data18.content_disposition !== undefined){
let data23 = data18.content_disposition;
if(typeof data23 !== "string"){
const err23 = {instancePath:instancePath+"/data/" + i0+"/attachments/" + i5+"/content_disposition",schemaPath:"contract:/components/schemas/ListReceivedEmailsResponse/properties/data/items/properties/attachments/items/properties/content_disposition/type",keyword:"type",params:{type: "string"},schema:schema19.properties.data.items.properties.attachments.items.properties.content_disposition.type,parentSchema:schema19.properties.data.items.properties.attachments.items.properties.content_disposition,data:data23};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!((data23 === "inline") || (data23 === "attachment"))){
const err24 = {instancePath:instancePath+"/data/" + i0+"/attachments/" + i5+"/content_disposition",schemaPath:"contract:/components/schemas/ListReceivedEmailsResponse/properties/data/items/properties/attachments/items/properties/content_disposition/enum",keyword:"enum",params:{allowedValues: schema19.properties.data.items.properties.attachments.items.properties.content_disposition.enum},schema:schema19.properties.data.items.properties.attachments.items.properties.content_disposition.enum,parentSchema:schema19.properties.data.items.properties.attachments.items.properties.content_disposition,data:data23};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data18.size !== undefined){
let data24 = data18.size;
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
const err25 = {instancePath:instancePath+"/data/" + i0+"/attachments/" + i5+"/size",schemaPath:"contract:/components/schemas/ListReceivedEmailsResponse/properties/data/items/properties/attachments/items/properties/size/type",keyword:"type",params:{type: "integer"},schema:schema19.properties.data.items.properties.attachments.items.properties.size.type,parentSchema:schema19.properties.data.items.properties.attachments.items.properties.size,data:data24};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((typeof data24 == "number") && (isFinite(data24))){
if(Math.abs(data24) > 9007199254740991){
const err26 = {instancePath:instancePath+"/data/" + i0+"/attachments/" + i5+"/size",schemaPath:"contract:/components/schemas/ListReceivedEmailsResponse/properties/data/items/properties/attachments/items/properties/size/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema19.properties.data.items.properties.attachments.items.properties.size,data:data24};
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
else {
const err27 = {instancePath:instancePath+"/data/" + i0+"/attachments/" + i5,schemaPath:"contract:/components/schemas/ListReceivedEmailsResponse/properties/data/items/properties/attachments/items/type",keyword:"type",params:{type: "object"},schema:schema19.properties.data.items.properties.attachments.items.type,parentSchema:schema19.properties.data.items.properties.attachments.items,data:data18};
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
const err28 = {instancePath:instancePath+"/data/" + i0+"/attachments",schemaPath:"contract:/components/schemas/ListReceivedEmailsResponse/properties/data/items/properties/attachments/type",keyword:"type",params:{type: "array"},schema:schema19.properties.data.items.properties.attachments.type,parentSchema:schema19.properties.data.items.properties.attachments,data:data17};
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
const err29 = {instancePath:instancePath+"/data/" + i0,schemaPath:"contract:/components/schemas/ListReceivedEmailsResponse/properties/data/items/type",keyword:"type",params:{type: "object"},schema:schema19.properties.data.items.type,parentSchema:schema19.properties.data.items,data:data3};
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
const err30 = {instancePath:instancePath+"/data",schemaPath:"contract:/components/schemas/ListReceivedEmailsResponse/properties/data/type",keyword:"type",params:{type: "array"},schema:schema19.properties.data.type,parentSchema:schema19.properties.data,data:data2};
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
const err31 = {instancePath,schemaPath:"contract:/components/schemas/ListReceivedEmailsResponse/type",keyword:"type",params:{type: "object"},schema:schema19.type,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}
validate11.evaluated = {"props":{"object":true,"has_more":true,"data":true},"dynamicProps":false,"dynamicItems":false};

exports.v10 = validate12;
const schema20 = {"$id":"contract:/emails/get-receiving.200.body","$ref":"contract:/components/schemas/GetReceivedEmailResponse"};
const schema21 = {"$id":"contract:/components/schemas/GetReceivedEmailResponse","type":"object","properties":{"object":{"type":"string"},"id":{"type":"string","format":"uuid"},"to":{"type":"array","items":{"type":"string"}},"from":{"type":"string"},"subject":{"type":"string"},"message_id":{"type":"string"},"bcc":{"type":["array","null"],"items":{"type":"string"}},"cc":{"type":["array","null"],"items":{"type":"string"}},"reply_to":{"type":["array","null"],"items":{"type":"string"}},"html":{"type":["string","null"]},"text":{"type":["string","null"]},"headers":{"type":["object","null"]},"created_at":{"type":"string","format":"date-time","leapSecond":"date-time"},"attachments":{"type":"array","items":{"type":"object","properties":{"id":{"type":"string","format":"uuid"},"filename":{"type":["string","null"]},"content_type":{"type":"string"},"content_id":{"type":"string"},"content_disposition":{"type":"string","enum":["inline","attachment"]},"size":{"type":"integer","safeInteger":true}}}}}};

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
if(data.object !== undefined){
let data0 = data.object;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/object",schemaPath:"contract:/components/schemas/GetReceivedEmailResponse/properties/object/type",keyword:"type",params:{type: "string"},schema:schema21.properties.object.type,parentSchema:schema21.properties.object,data:data0};
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
let data1 = data.id;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err1 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/GetReceivedEmailResponse/properties/id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema21.properties.id,data:data1};
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
const err2 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/GetReceivedEmailResponse/properties/id/type",keyword:"type",params:{type: "string"},schema:schema21.properties.id.type,parentSchema:schema21.properties.id,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.to !== undefined){
let data2 = data.to;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/to/" + i0,schemaPath:"contract:/components/schemas/GetReceivedEmailResponse/properties/to/items/type",keyword:"type",params:{type: "string"},schema:schema21.properties.to.items.type,parentSchema:schema21.properties.to.items,data:data3};
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
const err4 = {instancePath:instancePath+"/to",schemaPath:"contract:/components/schemas/GetReceivedEmailResponse/properties/to/type",keyword:"type",params:{type: "array"},schema:schema21.properties.to.type,parentSchema:schema21.properties.to,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.from !== undefined){
let data4 = data.from;
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/from",schemaPath:"contract:/components/schemas/GetReceivedEmailResponse/properties/from/type",keyword:"type",params:{type: "string"},schema:schema21.properties.from.type,parentSchema:schema21.properties.from,data:data4};
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
let data5 = data.subject;
if(typeof data5 !== "string"){
const err6 = {instancePath:instancePath+"/subject",schemaPath:"contract:/components/schemas/GetReceivedEmailResponse/properties/subject/type",keyword:"type",params:{type: "string"},schema:schema21.properties.subject.type,parentSchema:schema21.properties.subject,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.message_id !== undefined){
let data6 = data.message_id;
if(typeof data6 !== "string"){
const err7 = {instancePath:instancePath+"/message_id",schemaPath:"contract:/components/schemas/GetReceivedEmailResponse/properties/message_id/type",keyword:"type",params:{type: "string"},schema:schema21.properties.message_id.type,parentSchema:schema21.properties.message_id,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.bcc !== undefined){
let data7 = data.bcc;
if((!(Array.isArray(data7))) && (data7 !== null)){
const err8 = {instancePath:instancePath+"/bcc",schemaPath:"contract:/components/schemas/GetReceivedEmailResponse/properties/bcc/type",keyword:"type",params:{type: schema21.properties.bcc.type},schema:schema21.properties.bcc.type,parentSchema:schema21.properties.bcc,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
if(typeof data8 !== "string"){
const err9 = {instancePath:instancePath+"/bcc/" + i1,schemaPath:"contract:/components/schemas/GetReceivedEmailResponse/properties/bcc/items/type",keyword:"type",params:{type: "string"},schema:schema21.properties.bcc.items.type,parentSchema:schema21.properties.bcc.items,data:data8};
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
if(data.cc !== undefined){
let data9 = data.cc;
if((!(Array.isArray(data9))) && (data9 !== null)){
const err10 = {instancePath:instancePath+"/cc",schemaPath:"contract:/components/schemas/GetReceivedEmailResponse/properties/cc/type",keyword:"type",params:{type: schema21.properties.cc.type},schema:schema21.properties.cc.type,parentSchema:schema21.properties.cc,data:data9};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(Array.isArray(data9)){
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
let data10 = data9[i2];
if(typeof data10 !== "string"){
const err11 = {instancePath:instancePath+"/cc/" + i2,schemaPath:"contract:/components/schemas/GetReceivedEmailResponse/properties/cc/items/type",keyword:"type",params:{type: "string"},schema:schema21.properties.cc.items.type,parentSchema:schema21.properties.cc.items,data:data10};
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
if(data.reply_to !== undefined){
let data11 = data.reply_to;
if((!(Array.isArray(data11))) && (data11 !== null)){
const err12 = {instancePath:instancePath+"/reply_to",schemaPath:"contract:/components/schemas/GetReceivedEmailResponse/properties/reply_to/type",keyword:"type",params:{type: schema21.properties.reply_to.type},schema:schema21.properties.reply_to.type,parentSchema:schema21.properties.reply_to,data:data11};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(Array.isArray(data11)){
const len3 = data11.length;
for(let i3=0; i3<len3; i3++){
let data12 = data11[i3];
if(typeof data12 !== "string"){
const err13 = {instancePath:instancePath+"/reply_to/" + i3,schemaPath:"contract:/components/schemas/GetReceivedEmailResponse/properties/reply_to/items/type",keyword:"type",params:{type: "string"},schema:schema21.properties.reply_to.items.type,parentSchema:schema21.properties.reply_to.items,data:data12};
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
if(data.html !== undefined){
let data13 = data.html;
if((typeof data13 !== "string") && (data13 !== null)){
const err14 = {instancePath:instancePath+"/html",schemaPath:"contract:/components/schemas/GetReceivedEmailResponse/properties/html/type",keyword:"type",params:{type: schema21.properties.html.type},schema:schema21.properties.html.type,parentSchema:schema21.properties.html,data:data13};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.text !== undefined){
let data14 = data.text;
if((typeof data14 !== "string") && (data14 !== null)){
const err15 = {instancePath:instancePath+"/text",schemaPath:"contract:/components/schemas/GetReceivedEmailResponse/properties/text/type",keyword:"type",params:{type: schema21.properties.text.type},schema:schema21.properties.text.type,parentSchema:schema21.properties.text,data:data14};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.headers !== undefined){
let data15 = data.headers;
if((!(data15 && typeof data15 == "object" && !Array.isArray(data15))) && (data15 !== null)){
const err16 = {instancePath:instancePath+"/headers",schemaPath:"contract:/components/schemas/GetReceivedEmailResponse/properties/headers/type",keyword:"type",params:{type: schema21.properties.headers.type},schema:schema21.properties.headers.type,parentSchema:schema21.properties.headers,data:data15};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.created_at !== undefined){
let data16 = data.created_at;
if(typeof data16 === "string"){
if(!(formats1.test(data16))){
const err17 = {instancePath:instancePath+"/created_at",schemaPath:"contract:/components/schemas/GetReceivedEmailResponse/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema21.properties.created_at,data:data16};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data16.includes(":60")){
const next0 = Date.parse((data16).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err18 = {instancePath:instancePath+"/created_at",schemaPath:"contract:/components/schemas/GetReceivedEmailResponse/properties/created_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema21.properties.created_at,data:data16};
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
const err19 = {instancePath:instancePath+"/created_at",schemaPath:"contract:/components/schemas/GetReceivedEmailResponse/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema21.properties.created_at.type,parentSchema:schema21.properties.created_at,data:data16};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.attachments !== undefined){
let data17 = data.attachments;
if(Array.isArray(data17)){
const len4 = data17.length;
for(let i4=0; i4<len4; i4++){
let data18 = data17[i4];
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.id !== undefined){
let data19 = data18.id;
if(typeof data19 === "string"){
if(!(formats0.test(data19))){
const err20 = {instancePath:instancePath+"/attachments/" + i4+"/id",schemaPath:"contract:/components/schemas/GetReceivedEmailResponse/properties/attachments/items/properties/id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema21.properties.attachments.items.properties.id,data:data19};
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
const err21 = {instancePath:instancePath+"/attachments/" + i4+"/id",schemaPath:"contract:/components/schemas/GetReceivedEmailResponse/properties/attachments/items/properties/id/type",keyword:"type",params:{type: "string"},schema:schema21.properties.attachments.items.properties.id.type,parentSchema:schema21.properties.attachments.items.properties.id,data:data19};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data18.filename !== undefined){
let data20 = data18.filename;
if((typeof data20 !== "string") && (data20 !== null)){
const err22 = {instancePath:instancePath+"/attachments/" + i4+"/filename",schemaPath:"contract:/components/schemas/GetReceivedEmailResponse/properties/attachments/items/properties/filename/type",keyword:"type",params:{type: schema21.properties.attachments.items.properties.filename.type},schema:schema21.properties.attachments.items.properties.filename.type,parentSchema:schema21.properties.attachments.items.properties.filename,data:data20};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data18.content_type !== undefined){
let data21 = data18.content_type;
if(typeof data21 !== "string"){
const err23 = {instancePath:instancePath+"/attachments/" + i4+"/content_type",schemaPath:"contract:/components/schemas/GetReceivedEmailResponse/properties/attachments/items/properties/content_type/type",keyword:"type",params:{type: "string"},schema:schema21.properties.attachments.items.properties.content_type.type,parentSchema:schema21.properties.attachments.items.properties.content_type,data:data21};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data18.content_id !== undefined){
let data22 = data18.content_id;
if(typeof data22 !== "string"){
const err24 = {instancePath:instancePath+"/attachments/" + i4+"/content_id",schemaPath:"contract:/components/schemas/GetReceivedEmailResponse/properties/attachments/items/properties/content_id/type",keyword:"type",params:{type: "string"},schema:schema21.properties.attachments.items.properties.content_id.type,parentSchema:schema21.properties.attachments.items.properties.content_id,data:data22};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data18.content_disposition !== undefined){
let data23 = data18.content_disposition;
if(typeof data23 !== "string"){
const err25 = {instancePath:instancePath+"/attachments/" + i4+"/content_disposition",schemaPath:"contract:/components/schemas/GetReceivedEmailResponse/properties/attachments/items/properties/content_disposition/type",keyword:"type",params:{type: "string"},schema:schema21.properties.attachments.items.properties.content_disposition.type,parentSchema:schema21.properties.attachments.items.properties.content_disposition,data:data23};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!((data23 === "inline") || (data23 === "attachment"))){
const err26 = {instancePath:instancePath+"/attachments/" + i4+"/content_disposition",schemaPath:"contract:/components/schemas/GetReceivedEmailResponse/properties/attachments/items/properties/content_disposition/enum",keyword:"enum",params:{allowedValues: schema21.properties.attachments.items.properties.content_disposition.enum},schema:schema21.properties.attachments.items.properties.content_disposition.enum,parentSchema:schema21.properties.attachments.items.properties.content_disposition,data:data23};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data18.size !== undefined){
let data24 = data18.size;
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
const err27 = {instancePath:instancePath+"/attachments/" + i4+"/size",schemaPath:"contract:/components/schemas/GetReceivedEmailResponse/properties/attachments/items/properties/size/type",keyword:"type",params:{type: "integer"},schema:schema21.properties.attachments.items.properties.size.type,parentSchema:schema21.properties.attachments.items.properties.size,data:data24};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if((typeof data24 == "number") && (isFinite(data24))){
if(Math.abs(data24) > 9007199254740991){
const err28 = {instancePath:instancePath+"/attachments/" + i4+"/size",schemaPath:"contract:/components/schemas/GetReceivedEmailResponse/properties/attachments/items/properties/size/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema21.properties.attachments.items.properties.size,data:data24};
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
}
else {
const err29 = {instancePath:instancePath+"/attachments/" + i4,schemaPath:"contract:/components/schemas/GetReceivedEmailResponse/properties/attachments/items/type",keyword:"type",params:{type: "object"},schema:schema21.properties.attachments.items.type,parentSchema:schema21.properties.attachments.items,data:data18};
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
const err30 = {instancePath:instancePath+"/attachments",schemaPath:"contract:/components/schemas/GetReceivedEmailResponse/properties/attachments/type",keyword:"type",params:{type: "array"},schema:schema21.properties.attachments.type,parentSchema:schema21.properties.attachments,data:data17};
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
const err31 = {instancePath,schemaPath:"contract:/components/schemas/GetReceivedEmailResponse/type",keyword:"type",params:{type: "object"},schema:schema21.type,parentSchema:schema21,data};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}
validate12.evaluated = {"props":{"object":true,"id":true,"to":true,"from":true,"subject":true,"message_id":true,"bcc":true,"cc":true,"reply_to":true,"html":true,"text":true,"headers":true,"created_at":true,"attachments":true},"dynamicProps":false,"dynamicItems":false};

exports.v11 = validate13;
const schema22 = {"$id":"contract:/emails/metrics.200.body","$ref":"contract:/components/schemas/GetEmailsMetricsResponse"};
const schema23 = {"$id":"contract:/components/schemas/GetEmailsMetricsResponse","type":"object","properties":{"object":{"type":"string"},"start_date":{"type":"string"},"end_date":{"type":"string"},"metrics":{"type":"array","items":{"type":"string"}},"dimensions":{"type":"array","items":{"type":"string","enum":["period","domain","email","broadcast"]}},"granularity":{"type":"string","enum":["hourly","daily","weekly","monthly"]},"totals":{"type":"object","additionalProperties":{"type":"number","double":true}},"data":{"type":"array","items":{"$ref":"contract:/components/schemas/EmailMetricsDataRow"}}}};
const schema24 = {"$id":"contract:/components/schemas/EmailMetricsDataRow","type":"object","properties":{"period":{"type":"string"},"domain_id":{"type":"string","format":"uuid"},"domain_name":{"type":"string"},"email_id":{"type":"string","format":"uuid"},"broadcast_id":{"type":"string","format":"uuid"},"broadcast_name":{"type":"string"}},"additionalProperties":{"type":"number","double":true}};

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
if(data.object !== undefined){
let data0 = data.object;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type: "string"},schema:schema23.properties.object.type,parentSchema:schema23.properties.object,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.start_date !== undefined){
let data1 = data.start_date;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/start_date",schemaPath:"#/properties/start_date/type",keyword:"type",params:{type: "string"},schema:schema23.properties.start_date.type,parentSchema:schema23.properties.start_date,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.end_date !== undefined){
let data2 = data.end_date;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/end_date",schemaPath:"#/properties/end_date/type",keyword:"type",params:{type: "string"},schema:schema23.properties.end_date.type,parentSchema:schema23.properties.end_date,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.metrics !== undefined){
let data3 = data.metrics;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 !== "string"){
const err3 = {instancePath:instancePath+"/metrics/" + i0,schemaPath:"#/properties/metrics/items/type",keyword:"type",params:{type: "string"},schema:schema23.properties.metrics.items.type,parentSchema:schema23.properties.metrics.items,data:data4};
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
const err4 = {instancePath:instancePath+"/metrics",schemaPath:"#/properties/metrics/type",keyword:"type",params:{type: "array"},schema:schema23.properties.metrics.type,parentSchema:schema23.properties.metrics,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.dimensions !== undefined){
let data5 = data.dimensions;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(typeof data6 !== "string"){
const err5 = {instancePath:instancePath+"/dimensions/" + i1,schemaPath:"#/properties/dimensions/items/type",keyword:"type",params:{type: "string"},schema:schema23.properties.dimensions.items.type,parentSchema:schema23.properties.dimensions.items,data:data6};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((data6 === "period") || (data6 === "domain")) || (data6 === "email")) || (data6 === "broadcast"))){
const err6 = {instancePath:instancePath+"/dimensions/" + i1,schemaPath:"#/properties/dimensions/items/enum",keyword:"enum",params:{allowedValues: schema23.properties.dimensions.items.enum},schema:schema23.properties.dimensions.items.enum,parentSchema:schema23.properties.dimensions.items,data:data6};
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
const err7 = {instancePath:instancePath+"/dimensions",schemaPath:"#/properties/dimensions/type",keyword:"type",params:{type: "array"},schema:schema23.properties.dimensions.type,parentSchema:schema23.properties.dimensions,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.granularity !== undefined){
let data7 = data.granularity;
if(typeof data7 !== "string"){
const err8 = {instancePath:instancePath+"/granularity",schemaPath:"#/properties/granularity/type",keyword:"type",params:{type: "string"},schema:schema23.properties.granularity.type,parentSchema:schema23.properties.granularity,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((((data7 === "hourly") || (data7 === "daily")) || (data7 === "weekly")) || (data7 === "monthly"))){
const err9 = {instancePath:instancePath+"/granularity",schemaPath:"#/properties/granularity/enum",keyword:"enum",params:{allowedValues: schema23.properties.granularity.enum},schema:schema23.properties.granularity.enum,parentSchema:schema23.properties.granularity,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.totals !== undefined){
let data8 = data.totals;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key0 in data8){
let data9 = data8[key0];
if(!((typeof data9 == "number") && (isFinite(data9)))){
const err10 = {instancePath:instancePath+"/totals/" + runtime.escapeName(key0),schemaPath:"#/properties/totals/additionalProperties/type",keyword:"type",params:{type: "number"},schema:schema23.properties.totals.additionalProperties.type,parentSchema:schema23.properties.totals.additionalProperties,data:data9};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data9 === "bigint"){
const err11 = {instancePath:instancePath+"/totals/" + runtime.escapeName(key0),schemaPath:"#/properties/totals/additionalProperties/double",keyword:"double",params:{holder: data8, key: key0},schema:true,parentSchema:schema23.properties.totals.additionalProperties,data:data9};
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
const err12 = {instancePath:instancePath+"/totals",schemaPath:"#/properties/totals/type",keyword:"type",params:{type: "object"},schema:schema23.properties.totals.type,parentSchema:schema23.properties.totals,data:data8};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.data !== undefined){
let data10 = data.data;
if(Array.isArray(data10)){
const len2 = data10.length;
for(let i2=0; i2<len2; i2++){
let data11 = data10[i2];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key1 in data11){
if(!((((((key1 === "period") || (key1 === "domain_id")) || (key1 === "domain_name")) || (key1 === "email_id")) || (key1 === "broadcast_id")) || (key1 === "broadcast_name"))){
let data12 = data11[key1];
if(!((typeof data12 == "number") && (isFinite(data12)))){
const err13 = {instancePath:instancePath+"/data/" + i2+"/" + runtime.escapeName(key1),schemaPath:"contract:/components/schemas/EmailMetricsDataRow/additionalProperties/type",keyword:"type",params:{type: "number"},schema:schema24.additionalProperties.type,parentSchema:schema24.additionalProperties,data:data12};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data12 === "bigint"){
const err14 = {instancePath:instancePath+"/data/" + i2+"/" + runtime.escapeName(key1),schemaPath:"contract:/components/schemas/EmailMetricsDataRow/additionalProperties/double",keyword:"double",params:{holder: data11, key: key1},schema:true,parentSchema:schema24.additionalProperties,data:data12};
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
if(data11.period !== undefined){
let data13 = data11.period;
if(typeof data13 !== "string"){
const err15 = {instancePath:instancePath+"/data/" + i2+"/period",schemaPath:"contract:/components/schemas/EmailMetricsDataRow/properties/period/type",keyword:"type",params:{type: "string"},schema:schema24.properties.period.type,parentSchema:schema24.properties.period,data:data13};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data11.domain_id !== undefined){
let data14 = data11.domain_id;
if(typeof data14 === "string"){
if(!(formats0.test(data14))){
const err16 = {instancePath:instancePath+"/data/" + i2+"/domain_id",schemaPath:"contract:/components/schemas/EmailMetricsDataRow/properties/domain_id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema24.properties.domain_id,data:data14};
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
const err17 = {instancePath:instancePath+"/data/" + i2+"/domain_id",schemaPath:"contract:/components/schemas/EmailMetricsDataRow/properties/domain_id/type",keyword:"type",params:{type: "string"},schema:schema24.properties.domain_id.type,parentSchema:schema24.properties.domain_id,data:data14};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data11.domain_name !== undefined){
let data15 = data11.domain_name;
if(typeof data15 !== "string"){
const err18 = {instancePath:instancePath+"/data/" + i2+"/domain_name",schemaPath:"contract:/components/schemas/EmailMetricsDataRow/properties/domain_name/type",keyword:"type",params:{type: "string"},schema:schema24.properties.domain_name.type,parentSchema:schema24.properties.domain_name,data:data15};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data11.email_id !== undefined){
let data16 = data11.email_id;
if(typeof data16 === "string"){
if(!(formats0.test(data16))){
const err19 = {instancePath:instancePath+"/data/" + i2+"/email_id",schemaPath:"contract:/components/schemas/EmailMetricsDataRow/properties/email_id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema24.properties.email_id,data:data16};
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
const err20 = {instancePath:instancePath+"/data/" + i2+"/email_id",schemaPath:"contract:/components/schemas/EmailMetricsDataRow/properties/email_id/type",keyword:"type",params:{type: "string"},schema:schema24.properties.email_id.type,parentSchema:schema24.properties.email_id,data:data16};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data11.broadcast_id !== undefined){
let data17 = data11.broadcast_id;
if(typeof data17 === "string"){
if(!(formats0.test(data17))){
const err21 = {instancePath:instancePath+"/data/" + i2+"/broadcast_id",schemaPath:"contract:/components/schemas/EmailMetricsDataRow/properties/broadcast_id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema24.properties.broadcast_id,data:data17};
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
const err22 = {instancePath:instancePath+"/data/" + i2+"/broadcast_id",schemaPath:"contract:/components/schemas/EmailMetricsDataRow/properties/broadcast_id/type",keyword:"type",params:{type: "string"},schema:schema24.properties.broadcast_id.type,parentSchema:schema24.properties.broadcast_id,data:data17};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data11.broadcast_name !== undefined){
let data18 = data11.broadcast_name;
if(typeof data18 !== "string"){
const err23 = {instancePath:instancePath+"/data/" + i2+"/broadcast_name",schemaPath:"contract:/components/schemas/EmailMetricsDataRow/properties/broadcast_name/type",keyword:"type",params:{type: "string"},schema:schema24.properties.broadcast_name.type,parentSchema:schema24.properties.broadcast_name,data:data18};
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
const err24 = {instancePath:instancePath+"/data/" + i2,schemaPath:"contract:/components/schemas/EmailMetricsDataRow/type",keyword:"type",params:{type: "object"},schema:schema24.type,parentSchema:schema24,data:data11};
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
const err25 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema23.properties.data.type,parentSchema:schema23.properties.data,data:data10};
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
const err26 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema23.type,parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
validate14.errors = vErrors;
return errors === 0;
}
validate14.evaluated = {"props":{"object":true,"start_date":true,"end_date":true,"metrics":true,"dimensions":true,"granularity":true,"totals":true,"data":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate14.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate14.errors);
errors = vErrors.length;
}
validate13.errors = vErrors;
return errors === 0;
}
validate13.evaluated = {"props":{"object":true,"start_date":true,"end_date":true,"metrics":true,"dimensions":true,"granularity":true,"totals":true,"data":true},"dynamicProps":false,"dynamicItems":false};

exports.v12 = validate16;
const schema25 = {"$id":"contract:/domains/list.200.body","$ref":"contract:/components/schemas/ListDomainsResponse"};
const schema26 = {"$id":"contract:/components/schemas/ListDomainsResponse","type":"object","properties":{"object":{"type":"string"},"has_more":{"type":"boolean"},"data":{"type":"array","items":{"$ref":"contract:/components/schemas/ListDomainsItem"}}}};
const schema27 = {"$id":"contract:/components/schemas/ListDomainsItem","type":"object","properties":{"id":{"type":"string"},"name":{"type":"string"},"status":{"type":"string","enum":["pending","verified","failed","not_started","partially_verified","partially_failed"]},"created_at":{"type":"string"},"region":{"type":"string"},"open_tracking":{"type":"boolean"},"click_tracking":{"type":"boolean"},"capabilities":{"$ref":"contract:/components/schemas/DomainCapabilities"}}};
const schema28 = {"$id":"contract:/components/schemas/DomainCapabilities","type":"object","properties":{"sending":{"type":"string","enum":["enabled","disabled"]},"receiving":{"type":"string","enum":["enabled","disabled"]}}};

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
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema27.properties.id.type,parentSchema:schema27.properties.id,data:data0};
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
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema27.properties.name.type,parentSchema:schema27.properties.name,data:data1};
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
let data2 = data.status;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},schema:schema27.properties.status.type,parentSchema:schema27.properties.status,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((((((data2 === "pending") || (data2 === "verified")) || (data2 === "failed")) || (data2 === "not_started")) || (data2 === "partially_verified")) || (data2 === "partially_failed"))){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema27.properties.status.enum},schema:schema27.properties.status.enum,parentSchema:schema27.properties.status,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.created_at !== undefined){
let data3 = data.created_at;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema27.properties.created_at.type,parentSchema:schema27.properties.created_at,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.region !== undefined){
let data4 = data.region;
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: "string"},schema:schema27.properties.region.type,parentSchema:schema27.properties.region,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.open_tracking !== undefined){
let data5 = data.open_tracking;
if(typeof data5 !== "boolean"){
const err6 = {instancePath:instancePath+"/open_tracking",schemaPath:"#/properties/open_tracking/type",keyword:"type",params:{type: "boolean"},schema:schema27.properties.open_tracking.type,parentSchema:schema27.properties.open_tracking,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.click_tracking !== undefined){
let data6 = data.click_tracking;
if(typeof data6 !== "boolean"){
const err7 = {instancePath:instancePath+"/click_tracking",schemaPath:"#/properties/click_tracking/type",keyword:"type",params:{type: "boolean"},schema:schema27.properties.click_tracking.type,parentSchema:schema27.properties.click_tracking,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.capabilities !== undefined){
let data7 = data.capabilities;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.sending !== undefined){
let data8 = data7.sending;
if(typeof data8 !== "string"){
const err8 = {instancePath:instancePath+"/capabilities/sending",schemaPath:"contract:/components/schemas/DomainCapabilities/properties/sending/type",keyword:"type",params:{type: "string"},schema:schema28.properties.sending.type,parentSchema:schema28.properties.sending,data:data8};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((data8 === "enabled") || (data8 === "disabled"))){
const err9 = {instancePath:instancePath+"/capabilities/sending",schemaPath:"contract:/components/schemas/DomainCapabilities/properties/sending/enum",keyword:"enum",params:{allowedValues: schema28.properties.sending.enum},schema:schema28.properties.sending.enum,parentSchema:schema28.properties.sending,data:data8};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data7.receiving !== undefined){
let data9 = data7.receiving;
if(typeof data9 !== "string"){
const err10 = {instancePath:instancePath+"/capabilities/receiving",schemaPath:"contract:/components/schemas/DomainCapabilities/properties/receiving/type",keyword:"type",params:{type: "string"},schema:schema28.properties.receiving.type,parentSchema:schema28.properties.receiving,data:data9};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!((data9 === "enabled") || (data9 === "disabled"))){
const err11 = {instancePath:instancePath+"/capabilities/receiving",schemaPath:"contract:/components/schemas/DomainCapabilities/properties/receiving/enum",keyword:"enum",params:{allowedValues: schema28.properties.receiving.enum},schema:schema28.properties.receiving.enum,parentSchema:schema28.properties.receiving,data:data9};
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
const err12 = {instancePath:instancePath+"/capabilities",schemaPath:"contract:/components/schemas/DomainCapabilities/type",keyword:"type",params:{type: "object"},schema:schema28.type,parentSchema:schema28,data:data7};
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
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema27.type,parentSchema:schema27,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate18.errors = vErrors;
return errors === 0;
}
validate18.evaluated = {"props":{"id":true,"name":true,"status":true,"created_at":true,"region":true,"open_tracking":true,"click_tracking":true,"capabilities":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.object !== undefined){
let data0 = data.object;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type: "string"},schema:schema26.properties.object.type,parentSchema:schema26.properties.object,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.has_more !== undefined){
let data1 = data.has_more;
if(typeof data1 !== "boolean"){
const err1 = {instancePath:instancePath+"/has_more",schemaPath:"#/properties/has_more/type",keyword:"type",params:{type: "boolean"},schema:schema26.properties.has_more.type,parentSchema:schema26.properties.has_more,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.data !== undefined){
let data2 = data.data;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate18.call(this, data2[i0], {instancePath:instancePath+"/data/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate18.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema26.properties.data.type,parentSchema:schema26.properties.data,data:data2};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema26.type,parentSchema:schema26,data};
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
validate17.evaluated = {"props":{"object":true,"has_more":true,"data":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate17.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate17.errors);
errors = vErrors.length;
}
validate16.errors = vErrors;
return errors === 0;
}
validate16.evaluated = {"props":{"object":true,"has_more":true,"data":true},"dynamicProps":false,"dynamicItems":false};

exports.v13 = validate21;
const schema29 = {"$id":"contract:/domains/create.201.body","$ref":"contract:/components/schemas/CreateDomainResponse"};
const schema30 = {"$id":"contract:/components/schemas/CreateDomainResponse","type":"object","properties":{"id":{"type":"string"},"name":{"type":"string"},"created_at":{"type":"string"},"status":{"type":"string","enum":["pending","verified","failed","not_started","partially_verified","partially_failed"]},"capabilities":{"$ref":"contract:/components/schemas/DomainCapabilities"},"records":{"type":"array","items":{"$ref":"contract:/components/schemas/DomainRecord"}},"region":{"type":"string"},"open_tracking":{"type":"boolean"},"click_tracking":{"type":"boolean"},"tracking_subdomain":{"type":"string"}}};
const schema32 = {"$id":"contract:/components/schemas/DomainRecord","type":"object","properties":{"record":{"type":"string","enum":["SPF","DKIM","Receiving","Tracking","TrackingCAA"]},"name":{"type":"string"},"type":{"type":"string","enum":["MX","TXT","CNAME","CAA"]},"ttl":{"type":"string"},"status":{"type":"string","enum":["pending","verified","failed","temporary_failure","not_started"]},"value":{"type":"string"},"priority":{"type":"integer","safeInteger":true}}};

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
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema30.properties.id.type,parentSchema:schema30.properties.id,data:data0};
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
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema30.properties.name.type,parentSchema:schema30.properties.name,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.created_at !== undefined){
let data2 = data.created_at;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema30.properties.created_at.type,parentSchema:schema30.properties.created_at,data:data2};
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
let data3 = data.status;
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},schema:schema30.properties.status.type,parentSchema:schema30.properties.status,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((((((data3 === "pending") || (data3 === "verified")) || (data3 === "failed")) || (data3 === "not_started")) || (data3 === "partially_verified")) || (data3 === "partially_failed"))){
const err4 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema30.properties.status.enum},schema:schema30.properties.status.enum,parentSchema:schema30.properties.status,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.capabilities !== undefined){
let data4 = data.capabilities;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.sending !== undefined){
let data5 = data4.sending;
if(typeof data5 !== "string"){
const err5 = {instancePath:instancePath+"/capabilities/sending",schemaPath:"contract:/components/schemas/DomainCapabilities/properties/sending/type",keyword:"type",params:{type: "string"},schema:schema28.properties.sending.type,parentSchema:schema28.properties.sending,data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((data5 === "enabled") || (data5 === "disabled"))){
const err6 = {instancePath:instancePath+"/capabilities/sending",schemaPath:"contract:/components/schemas/DomainCapabilities/properties/sending/enum",keyword:"enum",params:{allowedValues: schema28.properties.sending.enum},schema:schema28.properties.sending.enum,parentSchema:schema28.properties.sending,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data4.receiving !== undefined){
let data6 = data4.receiving;
if(typeof data6 !== "string"){
const err7 = {instancePath:instancePath+"/capabilities/receiving",schemaPath:"contract:/components/schemas/DomainCapabilities/properties/receiving/type",keyword:"type",params:{type: "string"},schema:schema28.properties.receiving.type,parentSchema:schema28.properties.receiving,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((data6 === "enabled") || (data6 === "disabled"))){
const err8 = {instancePath:instancePath+"/capabilities/receiving",schemaPath:"contract:/components/schemas/DomainCapabilities/properties/receiving/enum",keyword:"enum",params:{allowedValues: schema28.properties.receiving.enum},schema:schema28.properties.receiving.enum,parentSchema:schema28.properties.receiving,data:data6};
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
const err9 = {instancePath:instancePath+"/capabilities",schemaPath:"contract:/components/schemas/DomainCapabilities/type",keyword:"type",params:{type: "object"},schema:schema28.type,parentSchema:schema28,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.records !== undefined){
let data7 = data.records;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.record !== undefined){
let data9 = data8.record;
if(typeof data9 !== "string"){
const err10 = {instancePath:instancePath+"/records/" + i0+"/record",schemaPath:"contract:/components/schemas/DomainRecord/properties/record/type",keyword:"type",params:{type: "string"},schema:schema32.properties.record.type,parentSchema:schema32.properties.record,data:data9};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(((((data9 === "SPF") || (data9 === "DKIM")) || (data9 === "Receiving")) || (data9 === "Tracking")) || (data9 === "TrackingCAA"))){
const err11 = {instancePath:instancePath+"/records/" + i0+"/record",schemaPath:"contract:/components/schemas/DomainRecord/properties/record/enum",keyword:"enum",params:{allowedValues: schema32.properties.record.enum},schema:schema32.properties.record.enum,parentSchema:schema32.properties.record,data:data9};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data8.name !== undefined){
let data10 = data8.name;
if(typeof data10 !== "string"){
const err12 = {instancePath:instancePath+"/records/" + i0+"/name",schemaPath:"contract:/components/schemas/DomainRecord/properties/name/type",keyword:"type",params:{type: "string"},schema:schema32.properties.name.type,parentSchema:schema32.properties.name,data:data10};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data8.type !== undefined){
let data11 = data8.type;
if(typeof data11 !== "string"){
const err13 = {instancePath:instancePath+"/records/" + i0+"/type",schemaPath:"contract:/components/schemas/DomainRecord/properties/type/type",keyword:"type",params:{type: "string"},schema:schema32.properties.type.type,parentSchema:schema32.properties.type,data:data11};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!((((data11 === "MX") || (data11 === "TXT")) || (data11 === "CNAME")) || (data11 === "CAA"))){
const err14 = {instancePath:instancePath+"/records/" + i0+"/type",schemaPath:"contract:/components/schemas/DomainRecord/properties/type/enum",keyword:"enum",params:{allowedValues: schema32.properties.type.enum},schema:schema32.properties.type.enum,parentSchema:schema32.properties.type,data:data11};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data8.ttl !== undefined){
let data12 = data8.ttl;
if(typeof data12 !== "string"){
const err15 = {instancePath:instancePath+"/records/" + i0+"/ttl",schemaPath:"contract:/components/schemas/DomainRecord/properties/ttl/type",keyword:"type",params:{type: "string"},schema:schema32.properties.ttl.type,parentSchema:schema32.properties.ttl,data:data12};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data8.status !== undefined){
let data13 = data8.status;
if(typeof data13 !== "string"){
const err16 = {instancePath:instancePath+"/records/" + i0+"/status",schemaPath:"contract:/components/schemas/DomainRecord/properties/status/type",keyword:"type",params:{type: "string"},schema:schema32.properties.status.type,parentSchema:schema32.properties.status,data:data13};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(((((data13 === "pending") || (data13 === "verified")) || (data13 === "failed")) || (data13 === "temporary_failure")) || (data13 === "not_started"))){
const err17 = {instancePath:instancePath+"/records/" + i0+"/status",schemaPath:"contract:/components/schemas/DomainRecord/properties/status/enum",keyword:"enum",params:{allowedValues: schema32.properties.status.enum},schema:schema32.properties.status.enum,parentSchema:schema32.properties.status,data:data13};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data8.value !== undefined){
let data14 = data8.value;
if(typeof data14 !== "string"){
const err18 = {instancePath:instancePath+"/records/" + i0+"/value",schemaPath:"contract:/components/schemas/DomainRecord/properties/value/type",keyword:"type",params:{type: "string"},schema:schema32.properties.value.type,parentSchema:schema32.properties.value,data:data14};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data8.priority !== undefined){
let data15 = data8.priority;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err19 = {instancePath:instancePath+"/records/" + i0+"/priority",schemaPath:"contract:/components/schemas/DomainRecord/properties/priority/type",keyword:"type",params:{type: "integer"},schema:schema32.properties.priority.type,parentSchema:schema32.properties.priority,data:data15};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(Math.abs(data15) > 9007199254740991){
const err20 = {instancePath:instancePath+"/records/" + i0+"/priority",schemaPath:"contract:/components/schemas/DomainRecord/properties/priority/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema32.properties.priority,data:data15};
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
}
else {
const err21 = {instancePath:instancePath+"/records/" + i0,schemaPath:"contract:/components/schemas/DomainRecord/type",keyword:"type",params:{type: "object"},schema:schema32.type,parentSchema:schema32,data:data8};
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
const err22 = {instancePath:instancePath+"/records",schemaPath:"#/properties/records/type",keyword:"type",params:{type: "array"},schema:schema30.properties.records.type,parentSchema:schema30.properties.records,data:data7};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.region !== undefined){
let data16 = data.region;
if(typeof data16 !== "string"){
const err23 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: "string"},schema:schema30.properties.region.type,parentSchema:schema30.properties.region,data:data16};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.open_tracking !== undefined){
let data17 = data.open_tracking;
if(typeof data17 !== "boolean"){
const err24 = {instancePath:instancePath+"/open_tracking",schemaPath:"#/properties/open_tracking/type",keyword:"type",params:{type: "boolean"},schema:schema30.properties.open_tracking.type,parentSchema:schema30.properties.open_tracking,data:data17};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.click_tracking !== undefined){
let data18 = data.click_tracking;
if(typeof data18 !== "boolean"){
const err25 = {instancePath:instancePath+"/click_tracking",schemaPath:"#/properties/click_tracking/type",keyword:"type",params:{type: "boolean"},schema:schema30.properties.click_tracking.type,parentSchema:schema30.properties.click_tracking,data:data18};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.tracking_subdomain !== undefined){
let data19 = data.tracking_subdomain;
if(typeof data19 !== "string"){
const err26 = {instancePath:instancePath+"/tracking_subdomain",schemaPath:"#/properties/tracking_subdomain/type",keyword:"type",params:{type: "string"},schema:schema30.properties.tracking_subdomain.type,parentSchema:schema30.properties.tracking_subdomain,data:data19};
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
const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema30.type,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":{"id":true,"name":true,"created_at":true,"status":true,"capabilities":true,"records":true,"region":true,"open_tracking":true,"click_tracking":true,"tracking_subdomain":true},"dynamicProps":false,"dynamicItems":false};


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
validate21.evaluated = {"props":{"id":true,"name":true,"created_at":true,"status":true,"capabilities":true,"records":true,"region":true,"open_tracking":true,"click_tracking":true,"tracking_subdomain":true},"dynamicProps":false,"dynamicItems":false};

exports.v14 = validate24;
const schema33 = {"$id":"contract:/domains/get.200.body","$ref":"contract:/components/schemas/Domain"};
const schema34 = {"$id":"contract:/components/schemas/Domain","type":"object","properties":{"object":{"type":"string"},"id":{"type":"string"},"name":{"type":"string"},"status":{"type":"string","enum":["pending","verified","failed","not_started","partially_verified","partially_failed"]},"created_at":{"type":"string"},"region":{"type":"string"},"open_tracking":{"type":"boolean"},"click_tracking":{"type":"boolean"},"tracking_subdomain":{"type":"string"},"capabilities":{"$ref":"contract:/components/schemas/DomainCapabilities"},"records":{"type":"array","items":{"$ref":"contract:/components/schemas/DomainRecord"}}}};

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
if(data.object !== undefined){
let data0 = data.object;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type: "string"},schema:schema34.properties.object.type,parentSchema:schema34.properties.object,data:data0};
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
let data1 = data.id;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema34.properties.id.type,parentSchema:schema34.properties.id,data:data1};
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
let data2 = data.name;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema34.properties.name.type,parentSchema:schema34.properties.name,data:data2};
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
let data3 = data.status;
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},schema:schema34.properties.status.type,parentSchema:schema34.properties.status,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((((((data3 === "pending") || (data3 === "verified")) || (data3 === "failed")) || (data3 === "not_started")) || (data3 === "partially_verified")) || (data3 === "partially_failed"))){
const err4 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema34.properties.status.enum},schema:schema34.properties.status.enum,parentSchema:schema34.properties.status,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.created_at !== undefined){
let data4 = data.created_at;
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema34.properties.created_at.type,parentSchema:schema34.properties.created_at,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.region !== undefined){
let data5 = data.region;
if(typeof data5 !== "string"){
const err6 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: "string"},schema:schema34.properties.region.type,parentSchema:schema34.properties.region,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.open_tracking !== undefined){
let data6 = data.open_tracking;
if(typeof data6 !== "boolean"){
const err7 = {instancePath:instancePath+"/open_tracking",schemaPath:"#/properties/open_tracking/type",keyword:"type",params:{type: "boolean"},schema:schema34.properties.open_tracking.type,parentSchema:schema34.properties.open_tracking,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.click_tracking !== undefined){
let data7 = data.click_tracking;
if(typeof data7 !== "boolean"){
const err8 = {instancePath:instancePath+"/click_tracking",schemaPath:"#/properties/click_tracking/type",keyword:"type",params:{type: "boolean"},schema:schema34.properties.click_tracking.type,parentSchema:schema34.properties.click_tracking,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.tracking_subdomain !== undefined){
let data8 = data.tracking_subdomain;
if(typeof data8 !== "string"){
const err9 = {instancePath:instancePath+"/tracking_subdomain",schemaPath:"#/properties/tracking_subdomain/type",keyword:"type",params:{type: "string"},schema:schema34.properties.tracking_subdomain.type,parentSchema:schema34.properties.tracking_subdomain,data:data8};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.capabilities !== undefined){
let data9 = data.capabilities;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.sending !== undefined){
let data10 = data9.sending;
if(typeof data10 !== "string"){
const err10 = {instancePath:instancePath+"/capabilities/sending",schemaPath:"contract:/components/schemas/DomainCapabilities/properties/sending/type",keyword:"type",params:{type: "string"},schema:schema28.properties.sending.type,parentSchema:schema28.properties.sending,data:data10};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!((data10 === "enabled") || (data10 === "disabled"))){
const err11 = {instancePath:instancePath+"/capabilities/sending",schemaPath:"contract:/components/schemas/DomainCapabilities/properties/sending/enum",keyword:"enum",params:{allowedValues: schema28.properties.sending.enum},schema:schema28.properties.sending.enum,parentSchema:schema28.properties.sending,data:data10};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data9.receiving !== undefined){
let data11 = data9.receiving;
if(typeof data11 !== "string"){
const err12 = {instancePath:instancePath+"/capabilities/receiving",schemaPath:"contract:/components/schemas/DomainCapabilities/properties/receiving/type",keyword:"type",params:{type: "string"},schema:schema28.properties.receiving.type,parentSchema:schema28.properties.receiving,data:data11};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!((data11 === "enabled") || (data11 === "disabled"))){
const err13 = {instancePath:instancePath+"/capabilities/receiving",schemaPath:"contract:/components/schemas/DomainCapabilities/properties/receiving/enum",keyword:"enum",params:{allowedValues: schema28.properties.receiving.enum},schema:schema28.properties.receiving.enum,parentSchema:schema28.properties.receiving,data:data11};
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
const err14 = {instancePath:instancePath+"/capabilities",schemaPath:"contract:/components/schemas/DomainCapabilities/type",keyword:"type",params:{type: "object"},schema:schema28.type,parentSchema:schema28,data:data9};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.records !== undefined){
let data12 = data.records;
if(Array.isArray(data12)){
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
let data13 = data12[i0];
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.record !== undefined){
let data14 = data13.record;
if(typeof data14 !== "string"){
const err15 = {instancePath:instancePath+"/records/" + i0+"/record",schemaPath:"contract:/components/schemas/DomainRecord/properties/record/type",keyword:"type",params:{type: "string"},schema:schema32.properties.record.type,parentSchema:schema32.properties.record,data:data14};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(((((data14 === "SPF") || (data14 === "DKIM")) || (data14 === "Receiving")) || (data14 === "Tracking")) || (data14 === "TrackingCAA"))){
const err16 = {instancePath:instancePath+"/records/" + i0+"/record",schemaPath:"contract:/components/schemas/DomainRecord/properties/record/enum",keyword:"enum",params:{allowedValues: schema32.properties.record.enum},schema:schema32.properties.record.enum,parentSchema:schema32.properties.record,data:data14};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data13.name !== undefined){
let data15 = data13.name;
if(typeof data15 !== "string"){
const err17 = {instancePath:instancePath+"/records/" + i0+"/name",schemaPath:"contract:/components/schemas/DomainRecord/properties/name/type",keyword:"type",params:{type: "string"},schema:schema32.properties.name.type,parentSchema:schema32.properties.name,data:data15};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data13.type !== undefined){
let data16 = data13.type;
if(typeof data16 !== "string"){
const err18 = {instancePath:instancePath+"/records/" + i0+"/type",schemaPath:"contract:/components/schemas/DomainRecord/properties/type/type",keyword:"type",params:{type: "string"},schema:schema32.properties.type.type,parentSchema:schema32.properties.type,data:data16};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!((((data16 === "MX") || (data16 === "TXT")) || (data16 === "CNAME")) || (data16 === "CAA"))){
const err19 = {instancePath:instancePath+"/records/" + i0+"/type",schemaPath:"contract:/components/schemas/DomainRecord/properties/type/enum",keyword:"enum",params:{allowedValues: schema32.properties.type.enum},schema:schema32.properties.type.enum,parentSchema:schema32.properties.type,data:data16};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data13.ttl !== undefined){
let data17 = data13.ttl;
if(typeof data17 !== "string"){
const err20 = {instancePath:instancePath+"/records/" + i0+"/ttl",schemaPath:"contract:/components/schemas/DomainRecord/properties/ttl/type",keyword:"type",params:{type: "string"},schema:schema32.properties.ttl.type,parentSchema:schema32.properties.ttl,data:data17};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data13.status !== undefined){
let data18 = data13.status;
if(typeof data18 !== "string"){
const err21 = {instancePath:instancePath+"/records/" + i0+"/status",schemaPath:"contract:/components/schemas/DomainRecord/properties/status/type",keyword:"type",params:{type: "string"},schema:schema32.properties.status.type,parentSchema:schema32.properties.status,data:data18};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(((((data18 === "pending") || (data18 === "verified")) || (data18 === "failed")) || (data18 === "temporary_failure")) || (data18 === "not_started"))){
const err22 = {instancePath:instancePath+"/records/" + i0+"/status",schemaPath:"contract:/components/schemas/DomainRecord/properties/status/enum",keyword:"enum",params:{allowedValues: schema32.properties.status.enum},schema:schema32.properties.status.enum,parentSchema:schema32.properties.status,data:data18};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data13.value !== undefined){
let data19 = data13.value;
if(typeof data19 !== "string"){
const err23 = {instancePath:instancePath+"/records/" + i0+"/value",schemaPath:"contract:/components/schemas/DomainRecord/properties/value/type",keyword:"type",params:{type: "string"},schema:schema32.properties.value.type,parentSchema:schema32.properties.value,data:data19};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data13.priority !== undefined){
let data20 = data13.priority;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err24 = {instancePath:instancePath+"/records/" + i0+"/priority",schemaPath:"contract:/components/schemas/DomainRecord/properties/priority/type",keyword:"type",params:{type: "integer"},schema:schema32.properties.priority.type,parentSchema:schema32.properties.priority,data:data20};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(Math.abs(data20) > 9007199254740991){
const err25 = {instancePath:instancePath+"/records/" + i0+"/priority",schemaPath:"contract:/components/schemas/DomainRecord/properties/priority/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema32.properties.priority,data:data20};
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
else {
const err26 = {instancePath:instancePath+"/records/" + i0,schemaPath:"contract:/components/schemas/DomainRecord/type",keyword:"type",params:{type: "object"},schema:schema32.type,parentSchema:schema32,data:data13};
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
const err27 = {instancePath:instancePath+"/records",schemaPath:"#/properties/records/type",keyword:"type",params:{type: "array"},schema:schema34.properties.records.type,parentSchema:schema34.properties.records,data:data12};
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
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema34.type,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":{"object":true,"id":true,"name":true,"status":true,"created_at":true,"region":true,"open_tracking":true,"click_tracking":true,"tracking_subdomain":true,"capabilities":true,"records":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate25.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate25.errors);
errors = vErrors.length;
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":{"object":true,"id":true,"name":true,"status":true,"created_at":true,"region":true,"open_tracking":true,"click_tracking":true,"tracking_subdomain":true,"capabilities":true,"records":true},"dynamicProps":false,"dynamicItems":false};

exports.v15 = validate27;
const schema37 = {"$id":"contract:/domains/remove.200.body","$ref":"contract:/components/schemas/DeleteDomainResponse"};
const schema38 = {"$id":"contract:/components/schemas/DeleteDomainResponse","type":"object","properties":{"object":{"type":"string"},"id":{"type":"string"},"deleted":{"type":"boolean"}}};

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
if(data.object !== undefined){
let data0 = data.object;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/object",schemaPath:"contract:/components/schemas/DeleteDomainResponse/properties/object/type",keyword:"type",params:{type: "string"},schema:schema38.properties.object.type,parentSchema:schema38.properties.object,data:data0};
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
let data1 = data.id;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/DeleteDomainResponse/properties/id/type",keyword:"type",params:{type: "string"},schema:schema38.properties.id.type,parentSchema:schema38.properties.id,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.deleted !== undefined){
let data2 = data.deleted;
if(typeof data2 !== "boolean"){
const err2 = {instancePath:instancePath+"/deleted",schemaPath:"contract:/components/schemas/DeleteDomainResponse/properties/deleted/type",keyword:"type",params:{type: "boolean"},schema:schema38.properties.deleted.type,parentSchema:schema38.properties.deleted,data:data2};
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
const err3 = {instancePath,schemaPath:"contract:/components/schemas/DeleteDomainResponse/type",keyword:"type",params:{type: "object"},schema:schema38.type,parentSchema:schema38,data};
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
validate27.evaluated = {"props":{"object":true,"id":true,"deleted":true},"dynamicProps":false,"dynamicItems":false};

exports.v16 = validate28;
const schema39 = {"$id":"contract:/domains/update.200.body","$ref":"contract:/components/schemas/UpdateDomainResponseSuccess"};
const schema40 = {"$id":"contract:/components/schemas/UpdateDomainResponseSuccess","type":"object","properties":{"id":{"type":"string"},"object":{"type":"string"}}};

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
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/UpdateDomainResponseSuccess/properties/id/type",keyword:"type",params:{type: "string"},schema:schema40.properties.id.type,parentSchema:schema40.properties.id,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.object !== undefined){
let data1 = data.object;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/object",schemaPath:"contract:/components/schemas/UpdateDomainResponseSuccess/properties/object/type",keyword:"type",params:{type: "string"},schema:schema40.properties.object.type,parentSchema:schema40.properties.object,data:data1};
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
const err2 = {instancePath,schemaPath:"contract:/components/schemas/UpdateDomainResponseSuccess/type",keyword:"type",params:{type: "object"},schema:schema40.type,parentSchema:schema40,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":{"id":true,"object":true},"dynamicProps":false,"dynamicItems":false};

exports.v17 = validate29;
const schema41 = {"$id":"contract:/domains/verify.200.body","$ref":"contract:/components/schemas/VerifyDomainResponse"};
const schema42 = {"$id":"contract:/components/schemas/VerifyDomainResponse","type":"object","properties":{"object":{"type":"string"},"id":{"type":"string"}}};

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
if(data.object !== undefined){
let data0 = data.object;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/object",schemaPath:"contract:/components/schemas/VerifyDomainResponse/properties/object/type",keyword:"type",params:{type: "string"},schema:schema42.properties.object.type,parentSchema:schema42.properties.object,data:data0};
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
let data1 = data.id;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/VerifyDomainResponse/properties/id/type",keyword:"type",params:{type: "string"},schema:schema42.properties.id.type,parentSchema:schema42.properties.id,data:data1};
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
const err2 = {instancePath,schemaPath:"contract:/components/schemas/VerifyDomainResponse/type",keyword:"type",params:{type: "object"},schema:schema42.type,parentSchema:schema42,data};
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
validate29.evaluated = {"props":{"object":true,"id":true},"dynamicProps":false,"dynamicItems":false};

exports.v18 = validate30;
const schema43 = {"$id":"contract:/domains/create-claim.200.body","$ref":"contract:/components/schemas/DomainClaim"};
const schema44 = {"$id":"contract:/components/schemas/DomainClaim","type":"object","properties":{"object":{"type":"string"},"id":{"type":"string"},"name":{"type":"string"},"status":{"type":"string","enum":["pending","verified","completed","blocked","expired","superseded","canceled","failed"]},"domain_id":{"type":["string","null"]},"region":{"type":["string","null"],"enum":["us-east-1","eu-west-1","sa-east-1","ap-northeast-1",null]},"record":{"$ref":"contract:/components/schemas/DomainClaimRecord"},"blocked_reason":{"type":["string","null"],"enum":["grace_period","recent_owner_activity","pending_scheduled_emails",null]},"failure_reason":{"type":["string","null"]},"created_at":{"type":"string"},"expires_at":{"type":"string"}}};
const schema45 = {"$id":"contract:/components/schemas/DomainClaimRecord","type":"object","properties":{"type":{"type":"string","enum":["TXT"]},"name":{"type":"string"},"value":{"type":"string"},"ttl":{"type":"string"}}};

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
if(data.object !== undefined){
let data0 = data.object;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type: "string"},schema:schema44.properties.object.type,parentSchema:schema44.properties.object,data:data0};
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
let data1 = data.id;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema44.properties.id.type,parentSchema:schema44.properties.id,data:data1};
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
let data2 = data.name;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema44.properties.name.type,parentSchema:schema44.properties.name,data:data2};
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
let data3 = data.status;
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},schema:schema44.properties.status.type,parentSchema:schema44.properties.status,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((((((((data3 === "pending") || (data3 === "verified")) || (data3 === "completed")) || (data3 === "blocked")) || (data3 === "expired")) || (data3 === "superseded")) || (data3 === "canceled")) || (data3 === "failed"))){
const err4 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema44.properties.status.enum},schema:schema44.properties.status.enum,parentSchema:schema44.properties.status,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.domain_id !== undefined){
let data4 = data.domain_id;
if((typeof data4 !== "string") && (data4 !== null)){
const err5 = {instancePath:instancePath+"/domain_id",schemaPath:"#/properties/domain_id/type",keyword:"type",params:{type: schema44.properties.domain_id.type},schema:schema44.properties.domain_id.type,parentSchema:schema44.properties.domain_id,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.region !== undefined){
let data5 = data.region;
if((typeof data5 !== "string") && (data5 !== null)){
const err6 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: schema44.properties.region.type},schema:schema44.properties.region.type,parentSchema:schema44.properties.region,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(((((data5 === "us-east-1") || (data5 === "eu-west-1")) || (data5 === "sa-east-1")) || (data5 === "ap-northeast-1")) || (data5 === null))){
const err7 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/enum",keyword:"enum",params:{allowedValues: schema44.properties.region.enum},schema:schema44.properties.region.enum,parentSchema:schema44.properties.region,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.record !== undefined){
let data6 = data.record;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.type !== undefined){
let data7 = data6.type;
if(typeof data7 !== "string"){
const err8 = {instancePath:instancePath+"/record/type",schemaPath:"contract:/components/schemas/DomainClaimRecord/properties/type/type",keyword:"type",params:{type: "string"},schema:schema45.properties.type.type,parentSchema:schema45.properties.type,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(data7 === "TXT")){
const err9 = {instancePath:instancePath+"/record/type",schemaPath:"contract:/components/schemas/DomainClaimRecord/properties/type/enum",keyword:"enum",params:{allowedValues: schema45.properties.type.enum},schema:schema45.properties.type.enum,parentSchema:schema45.properties.type,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data6.name !== undefined){
let data8 = data6.name;
if(typeof data8 !== "string"){
const err10 = {instancePath:instancePath+"/record/name",schemaPath:"contract:/components/schemas/DomainClaimRecord/properties/name/type",keyword:"type",params:{type: "string"},schema:schema45.properties.name.type,parentSchema:schema45.properties.name,data:data8};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data6.value !== undefined){
let data9 = data6.value;
if(typeof data9 !== "string"){
const err11 = {instancePath:instancePath+"/record/value",schemaPath:"contract:/components/schemas/DomainClaimRecord/properties/value/type",keyword:"type",params:{type: "string"},schema:schema45.properties.value.type,parentSchema:schema45.properties.value,data:data9};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data6.ttl !== undefined){
let data10 = data6.ttl;
if(typeof data10 !== "string"){
const err12 = {instancePath:instancePath+"/record/ttl",schemaPath:"contract:/components/schemas/DomainClaimRecord/properties/ttl/type",keyword:"type",params:{type: "string"},schema:schema45.properties.ttl.type,parentSchema:schema45.properties.ttl,data:data10};
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
const err13 = {instancePath:instancePath+"/record",schemaPath:"contract:/components/schemas/DomainClaimRecord/type",keyword:"type",params:{type: "object"},schema:schema45.type,parentSchema:schema45,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.blocked_reason !== undefined){
let data11 = data.blocked_reason;
if((typeof data11 !== "string") && (data11 !== null)){
const err14 = {instancePath:instancePath+"/blocked_reason",schemaPath:"#/properties/blocked_reason/type",keyword:"type",params:{type: schema44.properties.blocked_reason.type},schema:schema44.properties.blocked_reason.type,parentSchema:schema44.properties.blocked_reason,data:data11};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!((((data11 === "grace_period") || (data11 === "recent_owner_activity")) || (data11 === "pending_scheduled_emails")) || (data11 === null))){
const err15 = {instancePath:instancePath+"/blocked_reason",schemaPath:"#/properties/blocked_reason/enum",keyword:"enum",params:{allowedValues: schema44.properties.blocked_reason.enum},schema:schema44.properties.blocked_reason.enum,parentSchema:schema44.properties.blocked_reason,data:data11};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.failure_reason !== undefined){
let data12 = data.failure_reason;
if((typeof data12 !== "string") && (data12 !== null)){
const err16 = {instancePath:instancePath+"/failure_reason",schemaPath:"#/properties/failure_reason/type",keyword:"type",params:{type: schema44.properties.failure_reason.type},schema:schema44.properties.failure_reason.type,parentSchema:schema44.properties.failure_reason,data:data12};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.created_at !== undefined){
let data13 = data.created_at;
if(typeof data13 !== "string"){
const err17 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema44.properties.created_at.type,parentSchema:schema44.properties.created_at,data:data13};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.expires_at !== undefined){
let data14 = data.expires_at;
if(typeof data14 !== "string"){
const err18 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type: "string"},schema:schema44.properties.expires_at.type,parentSchema:schema44.properties.expires_at,data:data14};
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
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema44.type,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":{"object":true,"id":true,"name":true,"status":true,"domain_id":true,"region":true,"record":true,"blocked_reason":true,"failure_reason":true,"created_at":true,"expires_at":true},"dynamicProps":false,"dynamicItems":false};


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
validate30.evaluated = {"props":{"object":true,"id":true,"name":true,"status":true,"domain_id":true,"region":true,"record":true,"blocked_reason":true,"failure_reason":true,"created_at":true,"expires_at":true},"dynamicProps":false,"dynamicItems":false};

exports.v19 = validate33;
const schema46 = {"$id":"contract:/api-keys/list.200.body","$ref":"contract:/components/schemas/ListApiKeysResponse"};
const schema47 = {"$id":"contract:/components/schemas/ListApiKeysResponse","type":"object","properties":{"object":{"type":"string"},"has_more":{"type":"boolean"},"data":{"type":"array","items":{"$ref":"contract:/components/schemas/ApiKey"}}}};
const schema48 = {"$id":"contract:/components/schemas/ApiKey","type":"object","properties":{"id":{"type":"string"},"name":{"type":"string"},"created_at":{"type":"string"},"last_used_at":{"type":["string","null"]}}};

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
if(data.object !== undefined){
let data0 = data.object;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type: "string"},schema:schema47.properties.object.type,parentSchema:schema47.properties.object,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.has_more !== undefined){
let data1 = data.has_more;
if(typeof data1 !== "boolean"){
const err1 = {instancePath:instancePath+"/has_more",schemaPath:"#/properties/has_more/type",keyword:"type",params:{type: "boolean"},schema:schema47.properties.has_more.type,parentSchema:schema47.properties.has_more,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.data !== undefined){
let data2 = data.data;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.id !== undefined){
let data4 = data3.id;
if(typeof data4 !== "string"){
const err2 = {instancePath:instancePath+"/data/" + i0+"/id",schemaPath:"contract:/components/schemas/ApiKey/properties/id/type",keyword:"type",params:{type: "string"},schema:schema48.properties.id.type,parentSchema:schema48.properties.id,data:data4};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data3.name !== undefined){
let data5 = data3.name;
if(typeof data5 !== "string"){
const err3 = {instancePath:instancePath+"/data/" + i0+"/name",schemaPath:"contract:/components/schemas/ApiKey/properties/name/type",keyword:"type",params:{type: "string"},schema:schema48.properties.name.type,parentSchema:schema48.properties.name,data:data5};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data3.created_at !== undefined){
let data6 = data3.created_at;
if(typeof data6 !== "string"){
const err4 = {instancePath:instancePath+"/data/" + i0+"/created_at",schemaPath:"contract:/components/schemas/ApiKey/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema48.properties.created_at.type,parentSchema:schema48.properties.created_at,data:data6};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data3.last_used_at !== undefined){
let data7 = data3.last_used_at;
if((typeof data7 !== "string") && (data7 !== null)){
const err5 = {instancePath:instancePath+"/data/" + i0+"/last_used_at",schemaPath:"contract:/components/schemas/ApiKey/properties/last_used_at/type",keyword:"type",params:{type: schema48.properties.last_used_at.type},schema:schema48.properties.last_used_at.type,parentSchema:schema48.properties.last_used_at,data:data7};
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
const err6 = {instancePath:instancePath+"/data/" + i0,schemaPath:"contract:/components/schemas/ApiKey/type",keyword:"type",params:{type: "object"},schema:schema48.type,parentSchema:schema48,data:data3};
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
const err7 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema47.properties.data.type,parentSchema:schema47.properties.data,data:data2};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema47.type,parentSchema:schema47,data};
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
validate34.evaluated = {"props":{"object":true,"has_more":true,"data":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate34.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate34.errors);
errors = vErrors.length;
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":{"object":true,"has_more":true,"data":true},"dynamicProps":false,"dynamicItems":false};

exports.v20 = validate36;
const schema49 = {"$id":"contract:/api-keys/create.201.body","$ref":"contract:/components/schemas/CreateApiKeyResponse"};
const schema50 = {"$id":"contract:/components/schemas/CreateApiKeyResponse","type":"object","properties":{"id":{"type":"string"},"token":{"type":"string"}}};

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
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/CreateApiKeyResponse/properties/id/type",keyword:"type",params:{type: "string"},schema:schema50.properties.id.type,parentSchema:schema50.properties.id,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.token !== undefined){
let data1 = data.token;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/token",schemaPath:"contract:/components/schemas/CreateApiKeyResponse/properties/token/type",keyword:"type",params:{type: "string"},schema:schema50.properties.token.type,parentSchema:schema50.properties.token,data:data1};
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
const err2 = {instancePath,schemaPath:"contract:/components/schemas/CreateApiKeyResponse/type",keyword:"type",params:{type: "object"},schema:schema50.type,parentSchema:schema50,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":{"id":true,"token":true},"dynamicProps":false,"dynamicItems":false};

exports.v21 = validate37;
const schema51 = {"$id":"contract:/api-keys/remove.200.body","$ref":"contract:/components/schemas/DeleteApiKeyResponse"};
const schema52 = {"$id":"contract:/components/schemas/DeleteApiKeyResponse","type":"object","properties":{"object":{"type":"string"},"id":{"type":"string"},"deleted":{"type":"boolean"}}};

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
if(data.object !== undefined){
let data0 = data.object;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/object",schemaPath:"contract:/components/schemas/DeleteApiKeyResponse/properties/object/type",keyword:"type",params:{type: "string"},schema:schema52.properties.object.type,parentSchema:schema52.properties.object,data:data0};
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
let data1 = data.id;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/DeleteApiKeyResponse/properties/id/type",keyword:"type",params:{type: "string"},schema:schema52.properties.id.type,parentSchema:schema52.properties.id,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.deleted !== undefined){
let data2 = data.deleted;
if(typeof data2 !== "boolean"){
const err2 = {instancePath:instancePath+"/deleted",schemaPath:"contract:/components/schemas/DeleteApiKeyResponse/properties/deleted/type",keyword:"type",params:{type: "boolean"},schema:schema52.properties.deleted.type,parentSchema:schema52.properties.deleted,data:data2};
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
const err3 = {instancePath,schemaPath:"contract:/components/schemas/DeleteApiKeyResponse/type",keyword:"type",params:{type: "object"},schema:schema52.type,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"props":{"object":true,"id":true,"deleted":true},"dynamicProps":false,"dynamicItems":false};

exports.v22 = validate38;
const schema53 = {"$id":"contract:/api-keys/update.200.body","$ref":"contract:/components/schemas/UpdateApiKeyResponse"};
const schema54 = {"$id":"contract:/components/schemas/UpdateApiKeyResponse","type":"object","properties":{"object":{"type":"string"},"id":{"type":"string"}}};

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
if(data.object !== undefined){
let data0 = data.object;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/object",schemaPath:"contract:/components/schemas/UpdateApiKeyResponse/properties/object/type",keyword:"type",params:{type: "string"},schema:schema54.properties.object.type,parentSchema:schema54.properties.object,data:data0};
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
let data1 = data.id;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/UpdateApiKeyResponse/properties/id/type",keyword:"type",params:{type: "string"},schema:schema54.properties.id.type,parentSchema:schema54.properties.id,data:data1};
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
const err2 = {instancePath,schemaPath:"contract:/components/schemas/UpdateApiKeyResponse/type",keyword:"type",params:{type: "object"},schema:schema54.type,parentSchema:schema54,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":{"object":true,"id":true},"dynamicProps":false,"dynamicItems":false};

exports.v23 = validate39;
const schema55 = {"$id":"contract:/oauth/list-grants.200.body","$ref":"contract:/components/schemas/ListOAuthGrantsResponse"};
const schema56 = {"$id":"contract:/components/schemas/ListOAuthGrantsResponse","type":"object","properties":{"object":{"type":"string"},"has_more":{"type":"boolean"},"data":{"type":"array","items":{"$ref":"contract:/components/schemas/OAuthGrant"}}}};
const schema57 = {"$id":"contract:/components/schemas/OAuthGrant","type":"object","properties":{"id":{"type":"string"},"client_id":{"type":"string"},"scopes":{"type":"array","items":{"type":"string"}},"created_at":{"type":"string"},"revoked_at":{"type":["string","null"]},"revoked_reason":{"type":["string","null"]},"client":{"type":"object","properties":{"name":{"type":"string"},"logo_uri":{"type":["string","null"]}}}}};

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
if(data.object !== undefined){
let data0 = data.object;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type: "string"},schema:schema56.properties.object.type,parentSchema:schema56.properties.object,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.has_more !== undefined){
let data1 = data.has_more;
if(typeof data1 !== "boolean"){
const err1 = {instancePath:instancePath+"/has_more",schemaPath:"#/properties/has_more/type",keyword:"type",params:{type: "boolean"},schema:schema56.properties.has_more.type,parentSchema:schema56.properties.has_more,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.data !== undefined){
let data2 = data.data;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.id !== undefined){
let data4 = data3.id;
if(typeof data4 !== "string"){
const err2 = {instancePath:instancePath+"/data/" + i0+"/id",schemaPath:"contract:/components/schemas/OAuthGrant/properties/id/type",keyword:"type",params:{type: "string"},schema:schema57.properties.id.type,parentSchema:schema57.properties.id,data:data4};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data3.client_id !== undefined){
let data5 = data3.client_id;
if(typeof data5 !== "string"){
const err3 = {instancePath:instancePath+"/data/" + i0+"/client_id",schemaPath:"contract:/components/schemas/OAuthGrant/properties/client_id/type",keyword:"type",params:{type: "string"},schema:schema57.properties.client_id.type,parentSchema:schema57.properties.client_id,data:data5};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data3.scopes !== undefined){
let data6 = data3.scopes;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(typeof data7 !== "string"){
const err4 = {instancePath:instancePath+"/data/" + i0+"/scopes/" + i1,schemaPath:"contract:/components/schemas/OAuthGrant/properties/scopes/items/type",keyword:"type",params:{type: "string"},schema:schema57.properties.scopes.items.type,parentSchema:schema57.properties.scopes.items,data:data7};
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
const err5 = {instancePath:instancePath+"/data/" + i0+"/scopes",schemaPath:"contract:/components/schemas/OAuthGrant/properties/scopes/type",keyword:"type",params:{type: "array"},schema:schema57.properties.scopes.type,parentSchema:schema57.properties.scopes,data:data6};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data3.created_at !== undefined){
let data8 = data3.created_at;
if(typeof data8 !== "string"){
const err6 = {instancePath:instancePath+"/data/" + i0+"/created_at",schemaPath:"contract:/components/schemas/OAuthGrant/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema57.properties.created_at.type,parentSchema:schema57.properties.created_at,data:data8};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data3.revoked_at !== undefined){
let data9 = data3.revoked_at;
if((typeof data9 !== "string") && (data9 !== null)){
const err7 = {instancePath:instancePath+"/data/" + i0+"/revoked_at",schemaPath:"contract:/components/schemas/OAuthGrant/properties/revoked_at/type",keyword:"type",params:{type: schema57.properties.revoked_at.type},schema:schema57.properties.revoked_at.type,parentSchema:schema57.properties.revoked_at,data:data9};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data3.revoked_reason !== undefined){
let data10 = data3.revoked_reason;
if((typeof data10 !== "string") && (data10 !== null)){
const err8 = {instancePath:instancePath+"/data/" + i0+"/revoked_reason",schemaPath:"contract:/components/schemas/OAuthGrant/properties/revoked_reason/type",keyword:"type",params:{type: schema57.properties.revoked_reason.type},schema:schema57.properties.revoked_reason.type,parentSchema:schema57.properties.revoked_reason,data:data10};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data3.client !== undefined){
let data11 = data3.client;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.name !== undefined){
let data12 = data11.name;
if(typeof data12 !== "string"){
const err9 = {instancePath:instancePath+"/data/" + i0+"/client/name",schemaPath:"contract:/components/schemas/OAuthGrant/properties/client/properties/name/type",keyword:"type",params:{type: "string"},schema:schema57.properties.client.properties.name.type,parentSchema:schema57.properties.client.properties.name,data:data12};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data11.logo_uri !== undefined){
let data13 = data11.logo_uri;
if((typeof data13 !== "string") && (data13 !== null)){
const err10 = {instancePath:instancePath+"/data/" + i0+"/client/logo_uri",schemaPath:"contract:/components/schemas/OAuthGrant/properties/client/properties/logo_uri/type",keyword:"type",params:{type: schema57.properties.client.properties.logo_uri.type},schema:schema57.properties.client.properties.logo_uri.type,parentSchema:schema57.properties.client.properties.logo_uri,data:data13};
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
const err11 = {instancePath:instancePath+"/data/" + i0+"/client",schemaPath:"contract:/components/schemas/OAuthGrant/properties/client/type",keyword:"type",params:{type: "object"},schema:schema57.properties.client.type,parentSchema:schema57.properties.client,data:data11};
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
const err12 = {instancePath:instancePath+"/data/" + i0,schemaPath:"contract:/components/schemas/OAuthGrant/type",keyword:"type",params:{type: "object"},schema:schema57.type,parentSchema:schema57,data:data3};
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
const err13 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema56.properties.data.type,parentSchema:schema56.properties.data,data:data2};
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
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema56.type,parentSchema:schema56,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":{"object":true,"has_more":true,"data":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate40.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate40.errors);
errors = vErrors.length;
}
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":{"object":true,"has_more":true,"data":true},"dynamicProps":false,"dynamicItems":false};

exports.v24 = validate42;
const schema58 = {"$id":"contract:/oauth/revoke-grant.200.body","$ref":"contract:/components/schemas/RevokeOAuthGrantResponse"};
const schema59 = {"$id":"contract:/components/schemas/RevokeOAuthGrantResponse","type":"object","properties":{"object":{"type":"string"},"id":{"type":"string"},"revoked_at":{"type":"string","format":"date-time","leapSecond":"date-time"},"revoked_reason":{"type":"string"}}};

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
if(data.object !== undefined){
let data0 = data.object;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/object",schemaPath:"contract:/components/schemas/RevokeOAuthGrantResponse/properties/object/type",keyword:"type",params:{type: "string"},schema:schema59.properties.object.type,parentSchema:schema59.properties.object,data:data0};
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
let data1 = data.id;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/RevokeOAuthGrantResponse/properties/id/type",keyword:"type",params:{type: "string"},schema:schema59.properties.id.type,parentSchema:schema59.properties.id,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.revoked_at !== undefined){
let data2 = data.revoked_at;
if(typeof data2 === "string"){
if(!(formats1.test(data2))){
const err2 = {instancePath:instancePath+"/revoked_at",schemaPath:"contract:/components/schemas/RevokeOAuthGrantResponse/properties/revoked_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema59.properties.revoked_at,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data2.includes(":60")){
const next0 = Date.parse((data2).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err3 = {instancePath:instancePath+"/revoked_at",schemaPath:"contract:/components/schemas/RevokeOAuthGrantResponse/properties/revoked_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema59.properties.revoked_at,data:data2};
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
const err4 = {instancePath:instancePath+"/revoked_at",schemaPath:"contract:/components/schemas/RevokeOAuthGrantResponse/properties/revoked_at/type",keyword:"type",params:{type: "string"},schema:schema59.properties.revoked_at.type,parentSchema:schema59.properties.revoked_at,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.revoked_reason !== undefined){
let data3 = data.revoked_reason;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/revoked_reason",schemaPath:"contract:/components/schemas/RevokeOAuthGrantResponse/properties/revoked_reason/type",keyword:"type",params:{type: "string"},schema:schema59.properties.revoked_reason.type,parentSchema:schema59.properties.revoked_reason,data:data3};
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
const err6 = {instancePath,schemaPath:"contract:/components/schemas/RevokeOAuthGrantResponse/type",keyword:"type",params:{type: "object"},schema:schema59.type,parentSchema:schema59,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"props":{"object":true,"id":true,"revoked_at":true,"revoked_reason":true},"dynamicProps":false,"dynamicItems":false};

exports.v25 = validate43;
const schema60 = {"$id":"contract:/templates/list.200.body","$ref":"contract:/components/schemas/ListTemplatesResponseSuccess"};
const schema61 = {"$id":"contract:/components/schemas/ListTemplatesResponseSuccess","type":"object","properties":{"object":{"type":"string"},"data":{"type":"array","items":{"$ref":"contract:/components/schemas/TemplateListItem"}},"has_more":{"type":"boolean"}}};
const schema62 = {"$id":"contract:/components/schemas/TemplateListItem","type":"object","properties":{"id":{"type":"string"},"name":{"type":"string"},"status":{"type":"string","enum":["draft","published"]},"published_at":{"type":["string","null"]},"created_at":{"type":"string"},"updated_at":{"type":"string"},"alias":{"type":"string"}}};

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
if(data.object !== undefined){
let data0 = data.object;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type: "string"},schema:schema61.properties.object.type,parentSchema:schema61.properties.object,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.data !== undefined){
let data1 = data.data;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.id !== undefined){
let data3 = data2.id;
if(typeof data3 !== "string"){
const err1 = {instancePath:instancePath+"/data/" + i0+"/id",schemaPath:"contract:/components/schemas/TemplateListItem/properties/id/type",keyword:"type",params:{type: "string"},schema:schema62.properties.id.type,parentSchema:schema62.properties.id,data:data3};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data2.name !== undefined){
let data4 = data2.name;
if(typeof data4 !== "string"){
const err2 = {instancePath:instancePath+"/data/" + i0+"/name",schemaPath:"contract:/components/schemas/TemplateListItem/properties/name/type",keyword:"type",params:{type: "string"},schema:schema62.properties.name.type,parentSchema:schema62.properties.name,data:data4};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data2.status !== undefined){
let data5 = data2.status;
if(typeof data5 !== "string"){
const err3 = {instancePath:instancePath+"/data/" + i0+"/status",schemaPath:"contract:/components/schemas/TemplateListItem/properties/status/type",keyword:"type",params:{type: "string"},schema:schema62.properties.status.type,parentSchema:schema62.properties.status,data:data5};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((data5 === "draft") || (data5 === "published"))){
const err4 = {instancePath:instancePath+"/data/" + i0+"/status",schemaPath:"contract:/components/schemas/TemplateListItem/properties/status/enum",keyword:"enum",params:{allowedValues: schema62.properties.status.enum},schema:schema62.properties.status.enum,parentSchema:schema62.properties.status,data:data5};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data2.published_at !== undefined){
let data6 = data2.published_at;
if((typeof data6 !== "string") && (data6 !== null)){
const err5 = {instancePath:instancePath+"/data/" + i0+"/published_at",schemaPath:"contract:/components/schemas/TemplateListItem/properties/published_at/type",keyword:"type",params:{type: schema62.properties.published_at.type},schema:schema62.properties.published_at.type,parentSchema:schema62.properties.published_at,data:data6};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data2.created_at !== undefined){
let data7 = data2.created_at;
if(typeof data7 !== "string"){
const err6 = {instancePath:instancePath+"/data/" + i0+"/created_at",schemaPath:"contract:/components/schemas/TemplateListItem/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema62.properties.created_at.type,parentSchema:schema62.properties.created_at,data:data7};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data2.updated_at !== undefined){
let data8 = data2.updated_at;
if(typeof data8 !== "string"){
const err7 = {instancePath:instancePath+"/data/" + i0+"/updated_at",schemaPath:"contract:/components/schemas/TemplateListItem/properties/updated_at/type",keyword:"type",params:{type: "string"},schema:schema62.properties.updated_at.type,parentSchema:schema62.properties.updated_at,data:data8};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data2.alias !== undefined){
let data9 = data2.alias;
if(typeof data9 !== "string"){
const err8 = {instancePath:instancePath+"/data/" + i0+"/alias",schemaPath:"contract:/components/schemas/TemplateListItem/properties/alias/type",keyword:"type",params:{type: "string"},schema:schema62.properties.alias.type,parentSchema:schema62.properties.alias,data:data9};
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
const err9 = {instancePath:instancePath+"/data/" + i0,schemaPath:"contract:/components/schemas/TemplateListItem/type",keyword:"type",params:{type: "object"},schema:schema62.type,parentSchema:schema62,data:data2};
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
const err10 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema61.properties.data.type,parentSchema:schema61.properties.data,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.has_more !== undefined){
let data10 = data.has_more;
if(typeof data10 !== "boolean"){
const err11 = {instancePath:instancePath+"/has_more",schemaPath:"#/properties/has_more/type",keyword:"type",params:{type: "boolean"},schema:schema61.properties.has_more.type,parentSchema:schema61.properties.has_more,data:data10};
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
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema61.type,parentSchema:schema61,data};
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
validate44.evaluated = {"props":{"object":true,"data":true,"has_more":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate44.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate44.errors);
errors = vErrors.length;
}
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"props":{"object":true,"data":true,"has_more":true},"dynamicProps":false,"dynamicItems":false};

exports.v26 = validate46;
const schema63 = {"$id":"contract:/templates/create.201.body","$ref":"contract:/components/schemas/CreateTemplateResponseSuccess"};
const schema64 = {"$id":"contract:/components/schemas/CreateTemplateResponseSuccess","type":"object","properties":{"id":{"type":"string"},"object":{"type":"string"}}};

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
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/CreateTemplateResponseSuccess/properties/id/type",keyword:"type",params:{type: "string"},schema:schema64.properties.id.type,parentSchema:schema64.properties.id,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.object !== undefined){
let data1 = data.object;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/object",schemaPath:"contract:/components/schemas/CreateTemplateResponseSuccess/properties/object/type",keyword:"type",params:{type: "string"},schema:schema64.properties.object.type,parentSchema:schema64.properties.object,data:data1};
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
const err2 = {instancePath,schemaPath:"contract:/components/schemas/CreateTemplateResponseSuccess/type",keyword:"type",params:{type: "object"},schema:schema64.type,parentSchema:schema64,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"props":{"id":true,"object":true},"dynamicProps":false,"dynamicItems":false};

exports.v27 = validate47;
const schema65 = {"$id":"contract:/templates/get.200.body","$ref":"contract:/components/schemas/Template"};
const schema66 = {"$id":"contract:/components/schemas/Template","type":"object","properties":{"object":{"type":"string"},"id":{"type":"string"},"current_version_id":{"type":"string"},"name":{"type":"string"},"alias":{"type":"string"},"from":{"type":"string"},"subject":{"type":"string"},"reply_to":{"type":["array","null"],"items":{"type":"string"}},"html":{"type":"string"},"text":{"type":"string"},"variables":{"type":"array","items":{"$ref":"contract:/components/schemas/TemplateVariable"}},"created_at":{"type":"string"},"updated_at":{"type":"string"},"status":{"type":"string","enum":["draft","published"]},"published_at":{"type":["string","null"]},"has_unpublished_versions":{"type":"boolean"}}};
const schema67 = {"$id":"contract:/components/schemas/TemplateVariable","type":"object","properties":{"id":{"type":"string"},"key":{"type":"string"},"type":{"type":"string","enum":["string","number","boolean","object","list"]},"fallback_value":{"oneOf":[{"type":"string"},{"type":"number","double":true},{"type":"boolean"},{"type":"object"},{"type":"array","items":{}}]},"created_at":{"type":"string"},"updated_at":{"type":"string"}},"required":["key","type"]};

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
if(data.object !== undefined){
let data0 = data.object;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type: "string"},schema:schema66.properties.object.type,parentSchema:schema66.properties.object,data:data0};
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
let data1 = data.id;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema66.properties.id.type,parentSchema:schema66.properties.id,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.current_version_id !== undefined){
let data2 = data.current_version_id;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/current_version_id",schemaPath:"#/properties/current_version_id/type",keyword:"type",params:{type: "string"},schema:schema66.properties.current_version_id.type,parentSchema:schema66.properties.current_version_id,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.name !== undefined){
let data3 = data.name;
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema66.properties.name.type,parentSchema:schema66.properties.name,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.alias !== undefined){
let data4 = data.alias;
if(typeof data4 !== "string"){
const err4 = {instancePath:instancePath+"/alias",schemaPath:"#/properties/alias/type",keyword:"type",params:{type: "string"},schema:schema66.properties.alias.type,parentSchema:schema66.properties.alias,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.from !== undefined){
let data5 = data.from;
if(typeof data5 !== "string"){
const err5 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "string"},schema:schema66.properties.from.type,parentSchema:schema66.properties.from,data:data5};
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
let data6 = data.subject;
if(typeof data6 !== "string"){
const err6 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"},schema:schema66.properties.subject.type,parentSchema:schema66.properties.subject,data:data6};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.reply_to !== undefined){
let data7 = data.reply_to;
if((!(Array.isArray(data7))) && (data7 !== null)){
const err7 = {instancePath:instancePath+"/reply_to",schemaPath:"#/properties/reply_to/type",keyword:"type",params:{type: schema66.properties.reply_to.type},schema:schema66.properties.reply_to.type,parentSchema:schema66.properties.reply_to,data:data7};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(typeof data8 !== "string"){
const err8 = {instancePath:instancePath+"/reply_to/" + i0,schemaPath:"#/properties/reply_to/items/type",keyword:"type",params:{type: "string"},schema:schema66.properties.reply_to.items.type,parentSchema:schema66.properties.reply_to.items,data:data8};
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
if(data.html !== undefined){
let data9 = data.html;
if(typeof data9 !== "string"){
const err9 = {instancePath:instancePath+"/html",schemaPath:"#/properties/html/type",keyword:"type",params:{type: "string"},schema:schema66.properties.html.type,parentSchema:schema66.properties.html,data:data9};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.text !== undefined){
let data10 = data.text;
if(typeof data10 !== "string"){
const err10 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},schema:schema66.properties.text.type,parentSchema:schema66.properties.text,data:data10};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.variables !== undefined){
let data11 = data.variables;
if(Array.isArray(data11)){
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.key === undefined){
const err11 = {instancePath:instancePath+"/variables/" + i1,schemaPath:"contract:/components/schemas/TemplateVariable/required",keyword:"required",params:{missingProperty: "key"},schema:schema67.required,parentSchema:schema67,data:data12};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data12.type === undefined){
const err12 = {instancePath:instancePath+"/variables/" + i1,schemaPath:"contract:/components/schemas/TemplateVariable/required",keyword:"required",params:{missingProperty: "type"},schema:schema67.required,parentSchema:schema67,data:data12};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data12.id !== undefined){
let data13 = data12.id;
if(typeof data13 !== "string"){
const err13 = {instancePath:instancePath+"/variables/" + i1+"/id",schemaPath:"contract:/components/schemas/TemplateVariable/properties/id/type",keyword:"type",params:{type: "string"},schema:schema67.properties.id.type,parentSchema:schema67.properties.id,data:data13};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data12.key !== undefined){
let data14 = data12.key;
if(typeof data14 !== "string"){
const err14 = {instancePath:instancePath+"/variables/" + i1+"/key",schemaPath:"contract:/components/schemas/TemplateVariable/properties/key/type",keyword:"type",params:{type: "string"},schema:schema67.properties.key.type,parentSchema:schema67.properties.key,data:data14};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data12.type !== undefined){
let data15 = data12.type;
if(typeof data15 !== "string"){
const err15 = {instancePath:instancePath+"/variables/" + i1+"/type",schemaPath:"contract:/components/schemas/TemplateVariable/properties/type/type",keyword:"type",params:{type: "string"},schema:schema67.properties.type.type,parentSchema:schema67.properties.type,data:data15};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(((((data15 === "string") || (data15 === "number")) || (data15 === "boolean")) || (data15 === "object")) || (data15 === "list"))){
const err16 = {instancePath:instancePath+"/variables/" + i1+"/type",schemaPath:"contract:/components/schemas/TemplateVariable/properties/type/enum",keyword:"enum",params:{allowedValues: schema67.properties.type.enum},schema:schema67.properties.type.enum,parentSchema:schema67.properties.type,data:data15};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data12.fallback_value !== undefined){
let data16 = data12.fallback_value;
const _errs35 = errors;
let valid7 = false;
let passing0 = null;
const _errs36 = errors;
if(typeof data16 !== "string"){
const err17 = {instancePath:instancePath+"/variables/" + i1+"/fallback_value",schemaPath:"contract:/components/schemas/TemplateVariable/properties/fallback_value/oneOf/0/type",keyword:"type",params:{type: "string"},schema:schema67.properties.fallback_value.oneOf[0].type,parentSchema:schema67.properties.fallback_value.oneOf[0],data:data16};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid0 = _errs36 === errors;
if(_valid0){
valid7 = true;
passing0 = 0;
}
const _errs38 = errors;
if(!((typeof data16 == "number") && (isFinite(data16)))){
const err18 = {instancePath:instancePath+"/variables/" + i1+"/fallback_value",schemaPath:"contract:/components/schemas/TemplateVariable/properties/fallback_value/oneOf/1/type",keyword:"type",params:{type: "number"},schema:schema67.properties.fallback_value.oneOf[1].type,parentSchema:schema67.properties.fallback_value.oneOf[1],data:data16};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(typeof data16 === "bigint"){
const err19 = {instancePath:instancePath+"/variables/" + i1+"/fallback_value",schemaPath:"contract:/components/schemas/TemplateVariable/properties/fallback_value/oneOf/1/double",keyword:"double",params:{holder: data12, key: "fallback_value"},schema:true,parentSchema:schema67.properties.fallback_value.oneOf[1],data:data16};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var _valid0 = _errs38 === errors;
if(_valid0 && valid7){
valid7 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid7 = true;
passing0 = 1;
}
const _errs40 = errors;
if(typeof data16 !== "boolean"){
const err20 = {instancePath:instancePath+"/variables/" + i1+"/fallback_value",schemaPath:"contract:/components/schemas/TemplateVariable/properties/fallback_value/oneOf/2/type",keyword:"type",params:{type: "boolean"},schema:schema67.properties.fallback_value.oneOf[2].type,parentSchema:schema67.properties.fallback_value.oneOf[2],data:data16};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var _valid0 = _errs40 === errors;
if(_valid0 && valid7){
valid7 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid7 = true;
passing0 = 2;
}
const _errs42 = errors;
if(!(data16 && typeof data16 == "object" && !Array.isArray(data16))){
const err21 = {instancePath:instancePath+"/variables/" + i1+"/fallback_value",schemaPath:"contract:/components/schemas/TemplateVariable/properties/fallback_value/oneOf/3/type",keyword:"type",params:{type: "object"},schema:schema67.properties.fallback_value.oneOf[3].type,parentSchema:schema67.properties.fallback_value.oneOf[3],data:data16};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var _valid0 = _errs42 === errors;
if(_valid0 && valid7){
valid7 = false;
passing0 = [passing0, 3];
}
else {
if(_valid0){
valid7 = true;
passing0 = 3;
}
const _errs44 = errors;
if(!(Array.isArray(data16))){
const err22 = {instancePath:instancePath+"/variables/" + i1+"/fallback_value",schemaPath:"contract:/components/schemas/TemplateVariable/properties/fallback_value/oneOf/4/type",keyword:"type",params:{type: "array"},schema:schema67.properties.fallback_value.oneOf[4].type,parentSchema:schema67.properties.fallback_value.oneOf[4],data:data16};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var _valid0 = _errs44 === errors;
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
const err23 = {instancePath:instancePath+"/variables/" + i1+"/fallback_value",schemaPath:"contract:/components/schemas/TemplateVariable/properties/fallback_value/oneOf",keyword:"oneOf",params:{errorCount: errors - _errs35, passingSchemas: passing0},schema:schema67.properties.fallback_value.oneOf,parentSchema:schema67.properties.fallback_value,data:data16};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
else {
errors = _errs35;
if(vErrors !== null){
if(_errs35){
vErrors.length = _errs35;
}
else {
vErrors = null;
}
}
}
}
if(data12.created_at !== undefined){
let data17 = data12.created_at;
if(typeof data17 !== "string"){
const err24 = {instancePath:instancePath+"/variables/" + i1+"/created_at",schemaPath:"contract:/components/schemas/TemplateVariable/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema67.properties.created_at.type,parentSchema:schema67.properties.created_at,data:data17};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data12.updated_at !== undefined){
let data18 = data12.updated_at;
if(typeof data18 !== "string"){
const err25 = {instancePath:instancePath+"/variables/" + i1+"/updated_at",schemaPath:"contract:/components/schemas/TemplateVariable/properties/updated_at/type",keyword:"type",params:{type: "string"},schema:schema67.properties.updated_at.type,parentSchema:schema67.properties.updated_at,data:data18};
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
const err26 = {instancePath:instancePath+"/variables/" + i1,schemaPath:"contract:/components/schemas/TemplateVariable/type",keyword:"type",params:{type: "object"},schema:schema67.type,parentSchema:schema67,data:data12};
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
const err27 = {instancePath:instancePath+"/variables",schemaPath:"#/properties/variables/type",keyword:"type",params:{type: "array"},schema:schema66.properties.variables.type,parentSchema:schema66.properties.variables,data:data11};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.created_at !== undefined){
let data19 = data.created_at;
if(typeof data19 !== "string"){
const err28 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema66.properties.created_at.type,parentSchema:schema66.properties.created_at,data:data19};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.updated_at !== undefined){
let data20 = data.updated_at;
if(typeof data20 !== "string"){
const err29 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type: "string"},schema:schema66.properties.updated_at.type,parentSchema:schema66.properties.updated_at,data:data20};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.status !== undefined){
let data21 = data.status;
if(typeof data21 !== "string"){
const err30 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},schema:schema66.properties.status.type,parentSchema:schema66.properties.status,data:data21};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!((data21 === "draft") || (data21 === "published"))){
const err31 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema66.properties.status.enum},schema:schema66.properties.status.enum,parentSchema:schema66.properties.status,data:data21};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.published_at !== undefined){
let data22 = data.published_at;
if((typeof data22 !== "string") && (data22 !== null)){
const err32 = {instancePath:instancePath+"/published_at",schemaPath:"#/properties/published_at/type",keyword:"type",params:{type: schema66.properties.published_at.type},schema:schema66.properties.published_at.type,parentSchema:schema66.properties.published_at,data:data22};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.has_unpublished_versions !== undefined){
let data23 = data.has_unpublished_versions;
if(typeof data23 !== "boolean"){
const err33 = {instancePath:instancePath+"/has_unpublished_versions",schemaPath:"#/properties/has_unpublished_versions/type",keyword:"type",params:{type: "boolean"},schema:schema66.properties.has_unpublished_versions.type,parentSchema:schema66.properties.has_unpublished_versions,data:data23};
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
else {
const err34 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema66.type,parentSchema:schema66,data};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
validate48.errors = vErrors;
return errors === 0;
}
validate48.evaluated = {"props":{"object":true,"id":true,"current_version_id":true,"name":true,"alias":true,"from":true,"subject":true,"reply_to":true,"html":true,"text":true,"variables":true,"created_at":true,"updated_at":true,"status":true,"published_at":true,"has_unpublished_versions":true},"dynamicProps":false,"dynamicItems":false};


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
validate47.evaluated = {"props":{"object":true,"id":true,"current_version_id":true,"name":true,"alias":true,"from":true,"subject":true,"reply_to":true,"html":true,"text":true,"variables":true,"created_at":true,"updated_at":true,"status":true,"published_at":true,"has_unpublished_versions":true},"dynamicProps":false,"dynamicItems":false};

exports.v28 = validate50;
const schema68 = {"$id":"contract:/templates/remove.200.body","$ref":"contract:/components/schemas/RemoveTemplateResponseSuccess"};
const schema69 = {"$id":"contract:/components/schemas/RemoveTemplateResponseSuccess","type":"object","properties":{"object":{"type":"string"},"id":{"type":"string"},"deleted":{"type":"boolean"}}};

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
if(data.object !== undefined){
let data0 = data.object;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/object",schemaPath:"contract:/components/schemas/RemoveTemplateResponseSuccess/properties/object/type",keyword:"type",params:{type: "string"},schema:schema69.properties.object.type,parentSchema:schema69.properties.object,data:data0};
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
let data1 = data.id;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/RemoveTemplateResponseSuccess/properties/id/type",keyword:"type",params:{type: "string"},schema:schema69.properties.id.type,parentSchema:schema69.properties.id,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.deleted !== undefined){
let data2 = data.deleted;
if(typeof data2 !== "boolean"){
const err2 = {instancePath:instancePath+"/deleted",schemaPath:"contract:/components/schemas/RemoveTemplateResponseSuccess/properties/deleted/type",keyword:"type",params:{type: "boolean"},schema:schema69.properties.deleted.type,parentSchema:schema69.properties.deleted,data:data2};
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
const err3 = {instancePath,schemaPath:"contract:/components/schemas/RemoveTemplateResponseSuccess/type",keyword:"type",params:{type: "object"},schema:schema69.type,parentSchema:schema69,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"props":{"object":true,"id":true,"deleted":true},"dynamicProps":false,"dynamicItems":false};

exports.v29 = validate51;
const schema70 = {"$id":"contract:/templates/update.200.body","$ref":"contract:/components/schemas/UpdateTemplateResponseSuccess"};
const schema71 = {"$id":"contract:/components/schemas/UpdateTemplateResponseSuccess","type":"object","properties":{"id":{"type":"string"},"object":{"type":"string"}}};

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
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/UpdateTemplateResponseSuccess/properties/id/type",keyword:"type",params:{type: "string"},schema:schema71.properties.id.type,parentSchema:schema71.properties.id,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.object !== undefined){
let data1 = data.object;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/object",schemaPath:"contract:/components/schemas/UpdateTemplateResponseSuccess/properties/object/type",keyword:"type",params:{type: "string"},schema:schema71.properties.object.type,parentSchema:schema71.properties.object,data:data1};
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
const err2 = {instancePath,schemaPath:"contract:/components/schemas/UpdateTemplateResponseSuccess/type",keyword:"type",params:{type: "object"},schema:schema71.type,parentSchema:schema71,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate51.errors = vErrors;
return errors === 0;
}
validate51.evaluated = {"props":{"id":true,"object":true},"dynamicProps":false,"dynamicItems":false};

exports.v30 = validate52;
const schema72 = {"$id":"contract:/templates/publish.200.body","$ref":"contract:/components/schemas/PublishTemplateResponseSuccess"};
const schema73 = {"$id":"contract:/components/schemas/PublishTemplateResponseSuccess","type":"object","properties":{"id":{"type":"string"},"object":{"type":"string"}}};

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
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/PublishTemplateResponseSuccess/properties/id/type",keyword:"type",params:{type: "string"},schema:schema73.properties.id.type,parentSchema:schema73.properties.id,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.object !== undefined){
let data1 = data.object;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/object",schemaPath:"contract:/components/schemas/PublishTemplateResponseSuccess/properties/object/type",keyword:"type",params:{type: "string"},schema:schema73.properties.object.type,parentSchema:schema73.properties.object,data:data1};
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
const err2 = {instancePath,schemaPath:"contract:/components/schemas/PublishTemplateResponseSuccess/type",keyword:"type",params:{type: "object"},schema:schema73.type,parentSchema:schema73,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"id":true,"object":true},"dynamicProps":false,"dynamicItems":false};

exports.v31 = validate53;
const schema74 = {"$id":"contract:/templates/duplicate.200.body","$ref":"contract:/components/schemas/DuplicateTemplateResponseSuccess"};
const schema75 = {"$id":"contract:/components/schemas/DuplicateTemplateResponseSuccess","type":"object","properties":{"id":{"type":"string"},"object":{"type":"string"}}};

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
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/DuplicateTemplateResponseSuccess/properties/id/type",keyword:"type",params:{type: "string"},schema:schema75.properties.id.type,parentSchema:schema75.properties.id,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.object !== undefined){
let data1 = data.object;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/object",schemaPath:"contract:/components/schemas/DuplicateTemplateResponseSuccess/properties/object/type",keyword:"type",params:{type: "string"},schema:schema75.properties.object.type,parentSchema:schema75.properties.object,data:data1};
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
const err2 = {instancePath,schemaPath:"contract:/components/schemas/DuplicateTemplateResponseSuccess/type",keyword:"type",params:{type: "object"},schema:schema75.type,parentSchema:schema75,data};
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
validate53.evaluated = {"props":{"id":true,"object":true},"dynamicProps":false,"dynamicItems":false};

exports.v32 = validate54;
const schema76 = {"$id":"contract:/audiences/list.200.body","$ref":"contract:/components/schemas/ListAudiencesResponseSuccess"};
const schema77 = {"$id":"contract:/components/schemas/ListAudiencesResponseSuccess","type":"object","properties":{"object":{"type":"string"},"data":{"type":"array","items":{"type":"object","properties":{"id":{"type":"string"},"name":{"type":"string"},"created_at":{"type":"string"}}}}}};

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
if(data.object !== undefined){
let data0 = data.object;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/object",schemaPath:"contract:/components/schemas/ListAudiencesResponseSuccess/properties/object/type",keyword:"type",params:{type: "string"},schema:schema77.properties.object.type,parentSchema:schema77.properties.object,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.data !== undefined){
let data1 = data.data;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.id !== undefined){
let data3 = data2.id;
if(typeof data3 !== "string"){
const err1 = {instancePath:instancePath+"/data/" + i0+"/id",schemaPath:"contract:/components/schemas/ListAudiencesResponseSuccess/properties/data/items/properties/id/type",keyword:"type",params:{type: "string"},schema:schema77.properties.data.items.properties.id.type,parentSchema:schema77.properties.data.items.properties.id,data:data3};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data2.name !== undefined){
let data4 = data2.name;
if(typeof data4 !== "string"){
const err2 = {instancePath:instancePath+"/data/" + i0+"/name",schemaPath:"contract:/components/schemas/ListAudiencesResponseSuccess/properties/data/items/properties/name/type",keyword:"type",params:{type: "string"},schema:schema77.properties.data.items.properties.name.type,parentSchema:schema77.properties.data.items.properties.name,data:data4};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data2.created_at !== undefined){
let data5 = data2.created_at;
if(typeof data5 !== "string"){
const err3 = {instancePath:instancePath+"/data/" + i0+"/created_at",schemaPath:"contract:/components/schemas/ListAudiencesResponseSuccess/properties/data/items/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema77.properties.data.items.properties.created_at.type,parentSchema:schema77.properties.data.items.properties.created_at,data:data5};
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
const err4 = {instancePath:instancePath+"/data/" + i0,schemaPath:"contract:/components/schemas/ListAudiencesResponseSuccess/properties/data/items/type",keyword:"type",params:{type: "object"},schema:schema77.properties.data.items.type,parentSchema:schema77.properties.data.items,data:data2};
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
const err5 = {instancePath:instancePath+"/data",schemaPath:"contract:/components/schemas/ListAudiencesResponseSuccess/properties/data/type",keyword:"type",params:{type: "array"},schema:schema77.properties.data.type,parentSchema:schema77.properties.data,data:data1};
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
const err6 = {instancePath,schemaPath:"contract:/components/schemas/ListAudiencesResponseSuccess/type",keyword:"type",params:{type: "object"},schema:schema77.type,parentSchema:schema77,data};
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
validate54.evaluated = {"props":{"object":true,"data":true},"dynamicProps":false,"dynamicItems":false};

exports.v33 = validate55;
const schema78 = {"$id":"contract:/audiences/create.201.body","$ref":"contract:/components/schemas/CreateAudienceResponseSuccess"};
const schema79 = {"$id":"contract:/components/schemas/CreateAudienceResponseSuccess","type":"object","properties":{"id":{"type":"string"},"object":{"type":"string"},"name":{"type":"string"}}};

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
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/CreateAudienceResponseSuccess/properties/id/type",keyword:"type",params:{type: "string"},schema:schema79.properties.id.type,parentSchema:schema79.properties.id,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.object !== undefined){
let data1 = data.object;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/object",schemaPath:"contract:/components/schemas/CreateAudienceResponseSuccess/properties/object/type",keyword:"type",params:{type: "string"},schema:schema79.properties.object.type,parentSchema:schema79.properties.object,data:data1};
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
let data2 = data.name;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/CreateAudienceResponseSuccess/properties/name/type",keyword:"type",params:{type: "string"},schema:schema79.properties.name.type,parentSchema:schema79.properties.name,data:data2};
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
const err3 = {instancePath,schemaPath:"contract:/components/schemas/CreateAudienceResponseSuccess/type",keyword:"type",params:{type: "object"},schema:schema79.type,parentSchema:schema79,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":{"id":true,"object":true,"name":true},"dynamicProps":false,"dynamicItems":false};

exports.v34 = validate56;
const schema80 = {"$id":"contract:/audiences/get.200.body","$ref":"contract:/components/schemas/GetAudienceResponseSuccess"};
const schema81 = {"$id":"contract:/components/schemas/GetAudienceResponseSuccess","type":"object","properties":{"id":{"type":"string"},"object":{"type":"string"},"name":{"type":"string"},"created_at":{"type":"string"}}};

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
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/GetAudienceResponseSuccess/properties/id/type",keyword:"type",params:{type: "string"},schema:schema81.properties.id.type,parentSchema:schema81.properties.id,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.object !== undefined){
let data1 = data.object;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/object",schemaPath:"contract:/components/schemas/GetAudienceResponseSuccess/properties/object/type",keyword:"type",params:{type: "string"},schema:schema81.properties.object.type,parentSchema:schema81.properties.object,data:data1};
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
let data2 = data.name;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/GetAudienceResponseSuccess/properties/name/type",keyword:"type",params:{type: "string"},schema:schema81.properties.name.type,parentSchema:schema81.properties.name,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.created_at !== undefined){
let data3 = data.created_at;
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/created_at",schemaPath:"contract:/components/schemas/GetAudienceResponseSuccess/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema81.properties.created_at.type,parentSchema:schema81.properties.created_at,data:data3};
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
const err4 = {instancePath,schemaPath:"contract:/components/schemas/GetAudienceResponseSuccess/type",keyword:"type",params:{type: "object"},schema:schema81.type,parentSchema:schema81,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":{"id":true,"object":true,"name":true,"created_at":true},"dynamicProps":false,"dynamicItems":false};

exports.v35 = validate57;
const schema82 = {"$id":"contract:/audiences/remove.200.body","$ref":"contract:/components/schemas/RemoveAudienceResponseSuccess"};
const schema83 = {"$id":"contract:/components/schemas/RemoveAudienceResponseSuccess","type":"object","properties":{"id":{"type":"string"},"object":{"type":"string"},"deleted":{"type":"boolean"}}};

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
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/RemoveAudienceResponseSuccess/properties/id/type",keyword:"type",params:{type: "string"},schema:schema83.properties.id.type,parentSchema:schema83.properties.id,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.object !== undefined){
let data1 = data.object;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/object",schemaPath:"contract:/components/schemas/RemoveAudienceResponseSuccess/properties/object/type",keyword:"type",params:{type: "string"},schema:schema83.properties.object.type,parentSchema:schema83.properties.object,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.deleted !== undefined){
let data2 = data.deleted;
if(typeof data2 !== "boolean"){
const err2 = {instancePath:instancePath+"/deleted",schemaPath:"contract:/components/schemas/RemoveAudienceResponseSuccess/properties/deleted/type",keyword:"type",params:{type: "boolean"},schema:schema83.properties.deleted.type,parentSchema:schema83.properties.deleted,data:data2};
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
const err3 = {instancePath,schemaPath:"contract:/components/schemas/RemoveAudienceResponseSuccess/type",keyword:"type",params:{type: "object"},schema:schema83.type,parentSchema:schema83,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"props":{"id":true,"object":true,"deleted":true},"dynamicProps":false,"dynamicItems":false};

exports.v36 = validate58;
const schema84 = {"$id":"contract:/contacts/list.200.body","$ref":"contract:/components/schemas/ListContactsResponseSuccess"};
const schema85 = {"$id":"contract:/components/schemas/ListContactsResponseSuccess","type":"object","properties":{"object":{"type":"string"},"data":{"type":"array","items":{"type":"object","properties":{"id":{"type":"string"},"email":{"type":"string"},"first_name":{"type":"string"},"last_name":{"type":"string"},"created_at":{"type":"string"},"unsubscribed":{"type":"boolean"}}}}}};

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
if(data.object !== undefined){
let data0 = data.object;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/object",schemaPath:"contract:/components/schemas/ListContactsResponseSuccess/properties/object/type",keyword:"type",params:{type: "string"},schema:schema85.properties.object.type,parentSchema:schema85.properties.object,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.data !== undefined){
let data1 = data.data;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.id !== undefined){
let data3 = data2.id;
if(typeof data3 !== "string"){
const err1 = {instancePath:instancePath+"/data/" + i0+"/id",schemaPath:"contract:/components/schemas/ListContactsResponseSuccess/properties/data/items/properties/id/type",keyword:"type",params:{type: "string"},schema:schema85.properties.data.items.properties.id.type,parentSchema:schema85.properties.data.items.properties.id,data:data3};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data2.email !== undefined){
let data4 = data2.email;
if(typeof data4 !== "string"){
const err2 = {instancePath:instancePath+"/data/" + i0+"/email",schemaPath:"contract:/components/schemas/ListContactsResponseSuccess/properties/data/items/properties/email/type",keyword:"type",params:{type: "string"},schema:schema85.properties.data.items.properties.email.type,parentSchema:schema85.properties.data.items.properties.email,data:data4};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data2.first_name !== undefined){
let data5 = data2.first_name;
if(typeof data5 !== "string"){
const err3 = {instancePath:instancePath+"/data/" + i0+"/first_name",schemaPath:"contract:/components/schemas/ListContactsResponseSuccess/properties/data/items/properties/first_name/type",keyword:"type",params:{type: "string"},schema:schema85.properties.data.items.properties.first_name.type,parentSchema:schema85.properties.data.items.properties.first_name,data:data5};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data2.last_name !== undefined){
let data6 = data2.last_name;
if(typeof data6 !== "string"){
const err4 = {instancePath:instancePath+"/data/" + i0+"/last_name",schemaPath:"contract:/components/schemas/ListContactsResponseSuccess/properties/data/items/properties/last_name/type",keyword:"type",params:{type: "string"},schema:schema85.properties.data.items.properties.last_name.type,parentSchema:schema85.properties.data.items.properties.last_name,data:data6};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data2.created_at !== undefined){
let data7 = data2.created_at;
if(typeof data7 !== "string"){
const err5 = {instancePath:instancePath+"/data/" + i0+"/created_at",schemaPath:"contract:/components/schemas/ListContactsResponseSuccess/properties/data/items/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema85.properties.data.items.properties.created_at.type,parentSchema:schema85.properties.data.items.properties.created_at,data:data7};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data2.unsubscribed !== undefined){
let data8 = data2.unsubscribed;
if(typeof data8 !== "boolean"){
const err6 = {instancePath:instancePath+"/data/" + i0+"/unsubscribed",schemaPath:"contract:/components/schemas/ListContactsResponseSuccess/properties/data/items/properties/unsubscribed/type",keyword:"type",params:{type: "boolean"},schema:schema85.properties.data.items.properties.unsubscribed.type,parentSchema:schema85.properties.data.items.properties.unsubscribed,data:data8};
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
const err7 = {instancePath:instancePath+"/data/" + i0,schemaPath:"contract:/components/schemas/ListContactsResponseSuccess/properties/data/items/type",keyword:"type",params:{type: "object"},schema:schema85.properties.data.items.type,parentSchema:schema85.properties.data.items,data:data2};
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
const err8 = {instancePath:instancePath+"/data",schemaPath:"contract:/components/schemas/ListContactsResponseSuccess/properties/data/type",keyword:"type",params:{type: "array"},schema:schema85.properties.data.type,parentSchema:schema85.properties.data,data:data1};
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
const err9 = {instancePath,schemaPath:"contract:/components/schemas/ListContactsResponseSuccess/type",keyword:"type",params:{type: "object"},schema:schema85.type,parentSchema:schema85,data};
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
validate58.evaluated = {"props":{"object":true,"data":true},"dynamicProps":false,"dynamicItems":false};

exports.v37 = validate59;
const schema86 = {"$id":"contract:/contacts/create.201.body","$ref":"contract:/components/schemas/CreateContactResponseSuccess"};
const schema87 = {"$id":"contract:/components/schemas/CreateContactResponseSuccess","type":"object","properties":{"object":{"type":"string"},"id":{"type":"string"}}};

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
if(data.object !== undefined){
let data0 = data.object;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/object",schemaPath:"contract:/components/schemas/CreateContactResponseSuccess/properties/object/type",keyword:"type",params:{type: "string"},schema:schema87.properties.object.type,parentSchema:schema87.properties.object,data:data0};
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
let data1 = data.id;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/CreateContactResponseSuccess/properties/id/type",keyword:"type",params:{type: "string"},schema:schema87.properties.id.type,parentSchema:schema87.properties.id,data:data1};
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
const err2 = {instancePath,schemaPath:"contract:/components/schemas/CreateContactResponseSuccess/type",keyword:"type",params:{type: "object"},schema:schema87.type,parentSchema:schema87,data};
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
validate59.evaluated = {"props":{"object":true,"id":true},"dynamicProps":false,"dynamicItems":false};

exports.v38 = validate60;
const schema88 = {"$id":"contract:/contacts/list-imports.200.body","$ref":"contract:/components/schemas/ListContactImportsResponseSuccess"};
const schema89 = {"$id":"contract:/components/schemas/ListContactImportsResponseSuccess","type":"object","properties":{"object":{"type":"string"},"has_more":{"type":"boolean"},"data":{"type":"array","items":{"$ref":"contract:/components/schemas/ContactImport"}}}};
const schema90 = {"$id":"contract:/components/schemas/ContactImport","type":"object","properties":{"object":{"type":"string"},"id":{"type":"string","format":"uuid"},"status":{"type":"string","enum":["queued","in_progress","completed","failed"]},"created_at":{"type":"string"},"completed_at":{"type":["string","null"]},"counts":{"$ref":"contract:/components/schemas/ContactImportCounts"}}};
const schema91 = {"$id":"contract:/components/schemas/ContactImportCounts","type":"object","properties":{"total":{"type":"integer","safeInteger":true},"created":{"type":"integer","safeInteger":true},"updated":{"type":"integer","safeInteger":true},"skipped":{"type":"integer","safeInteger":true},"failed":{"type":"integer","safeInteger":true}}};

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
if(data.object !== undefined){
let data0 = data.object;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type: "string"},schema:schema90.properties.object.type,parentSchema:schema90.properties.object,data:data0};
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
let data1 = data.id;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema90.properties.id,data:data1};
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
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema90.properties.id.type,parentSchema:schema90.properties.id,data:data1};
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
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},schema:schema90.properties.status.type,parentSchema:schema90.properties.status,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((((data2 === "queued") || (data2 === "in_progress")) || (data2 === "completed")) || (data2 === "failed"))){
const err4 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema90.properties.status.enum},schema:schema90.properties.status.enum,parentSchema:schema90.properties.status,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.created_at !== undefined){
let data3 = data.created_at;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema90.properties.created_at.type,parentSchema:schema90.properties.created_at,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.completed_at !== undefined){
let data4 = data.completed_at;
if((typeof data4 !== "string") && (data4 !== null)){
const err6 = {instancePath:instancePath+"/completed_at",schemaPath:"#/properties/completed_at/type",keyword:"type",params:{type: schema90.properties.completed_at.type},schema:schema90.properties.completed_at.type,parentSchema:schema90.properties.completed_at,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.counts !== undefined){
let data5 = data.counts;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.total !== undefined){
let data6 = data5.total;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err7 = {instancePath:instancePath+"/counts/total",schemaPath:"contract:/components/schemas/ContactImportCounts/properties/total/type",keyword:"type",params:{type: "integer"},schema:schema91.properties.total.type,parentSchema:schema91.properties.total,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(Math.abs(data6) > 9007199254740991){
const err8 = {instancePath:instancePath+"/counts/total",schemaPath:"contract:/components/schemas/ContactImportCounts/properties/total/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema91.properties.total,data:data6};
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
if(data5.created !== undefined){
let data7 = data5.created;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err9 = {instancePath:instancePath+"/counts/created",schemaPath:"contract:/components/schemas/ContactImportCounts/properties/created/type",keyword:"type",params:{type: "integer"},schema:schema91.properties.created.type,parentSchema:schema91.properties.created,data:data7};
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
const err10 = {instancePath:instancePath+"/counts/created",schemaPath:"contract:/components/schemas/ContactImportCounts/properties/created/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema91.properties.created,data:data7};
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
if(data5.updated !== undefined){
let data8 = data5.updated;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err11 = {instancePath:instancePath+"/counts/updated",schemaPath:"contract:/components/schemas/ContactImportCounts/properties/updated/type",keyword:"type",params:{type: "integer"},schema:schema91.properties.updated.type,parentSchema:schema91.properties.updated,data:data8};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(Math.abs(data8) > 9007199254740991){
const err12 = {instancePath:instancePath+"/counts/updated",schemaPath:"contract:/components/schemas/ContactImportCounts/properties/updated/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema91.properties.updated,data:data8};
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
if(data5.skipped !== undefined){
let data9 = data5.skipped;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err13 = {instancePath:instancePath+"/counts/skipped",schemaPath:"contract:/components/schemas/ContactImportCounts/properties/skipped/type",keyword:"type",params:{type: "integer"},schema:schema91.properties.skipped.type,parentSchema:schema91.properties.skipped,data:data9};
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
const err14 = {instancePath:instancePath+"/counts/skipped",schemaPath:"contract:/components/schemas/ContactImportCounts/properties/skipped/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema91.properties.skipped,data:data9};
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
if(data5.failed !== undefined){
let data10 = data5.failed;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err15 = {instancePath:instancePath+"/counts/failed",schemaPath:"contract:/components/schemas/ContactImportCounts/properties/failed/type",keyword:"type",params:{type: "integer"},schema:schema91.properties.failed.type,parentSchema:schema91.properties.failed,data:data10};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(Math.abs(data10) > 9007199254740991){
const err16 = {instancePath:instancePath+"/counts/failed",schemaPath:"contract:/components/schemas/ContactImportCounts/properties/failed/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema91.properties.failed,data:data10};
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
const err17 = {instancePath:instancePath+"/counts",schemaPath:"contract:/components/schemas/ContactImportCounts/type",keyword:"type",params:{type: "object"},schema:schema91.type,parentSchema:schema91,data:data5};
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
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema90.type,parentSchema:schema90,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"props":{"object":true,"id":true,"status":true,"created_at":true,"completed_at":true,"counts":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.object !== undefined){
let data0 = data.object;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type: "string"},schema:schema89.properties.object.type,parentSchema:schema89.properties.object,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.has_more !== undefined){
let data1 = data.has_more;
if(typeof data1 !== "boolean"){
const err1 = {instancePath:instancePath+"/has_more",schemaPath:"#/properties/has_more/type",keyword:"type",params:{type: "boolean"},schema:schema89.properties.has_more.type,parentSchema:schema89.properties.has_more,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.data !== undefined){
let data2 = data.data;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate62.call(this, data2[i0], {instancePath:instancePath+"/data/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate62.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema89.properties.data.type,parentSchema:schema89.properties.data,data:data2};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema89.type,parentSchema:schema89,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"props":{"object":true,"has_more":true,"data":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate61.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate61.errors);
errors = vErrors.length;
}
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"props":{"object":true,"has_more":true,"data":true},"dynamicProps":false,"dynamicItems":false};

exports.v39 = validate65;
const schema92 = {"$id":"contract:/contacts/create-import.201.body","$ref":"contract:/components/schemas/CreateContactImportResponseSuccess"};
const schema93 = {"$id":"contract:/components/schemas/CreateContactImportResponseSuccess","type":"object","properties":{"object":{"type":"string"},"id":{"type":"string","format":"uuid"}}};

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
if(data.object !== undefined){
let data0 = data.object;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/object",schemaPath:"contract:/components/schemas/CreateContactImportResponseSuccess/properties/object/type",keyword:"type",params:{type: "string"},schema:schema93.properties.object.type,parentSchema:schema93.properties.object,data:data0};
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
let data1 = data.id;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err1 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/CreateContactImportResponseSuccess/properties/id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema93.properties.id,data:data1};
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
const err2 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/CreateContactImportResponseSuccess/properties/id/type",keyword:"type",params:{type: "string"},schema:schema93.properties.id.type,parentSchema:schema93.properties.id,data:data1};
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
const err3 = {instancePath,schemaPath:"contract:/components/schemas/CreateContactImportResponseSuccess/type",keyword:"type",params:{type: "object"},schema:schema93.type,parentSchema:schema93,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":{"object":true,"id":true},"dynamicProps":false,"dynamicItems":false};

exports.v40 = validate66;
const schema94 = {"$id":"contract:/contacts/get-import.200.body","$ref":"contract:/components/schemas/GetContactImportResponseSuccess"};
const schema95 = {"$id":"contract:/components/schemas/GetContactImportResponseSuccess","allOf":[{"$ref":"contract:/components/schemas/ContactImport"}]};

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
if(!(validate62.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate62.errors);
errors = vErrors.length;
}
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"props":{"object":true,"id":true,"status":true,"created_at":true,"completed_at":true,"counts":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate67.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate67.errors);
errors = vErrors.length;
}
validate66.errors = vErrors;
return errors === 0;
}
validate66.evaluated = {"props":{"object":true,"id":true,"status":true,"created_at":true,"completed_at":true,"counts":true},"dynamicProps":false,"dynamicItems":false};

exports.v41 = validate70;
const schema96 = {"$id":"contract:/contacts/get.200.body","$ref":"contract:/components/schemas/GetContactResponseSuccess"};
const schema97 = {"$id":"contract:/components/schemas/GetContactResponseSuccess","type":"object","properties":{"object":{"type":"string"},"id":{"type":"string"},"email":{"type":"string"},"first_name":{"type":"string"},"last_name":{"type":"string"},"created_at":{"type":"string"},"unsubscribed":{"type":"boolean"},"properties":{"type":"object","additionalProperties":true}}};

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
if(data.object !== undefined){
let data0 = data.object;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/object",schemaPath:"contract:/components/schemas/GetContactResponseSuccess/properties/object/type",keyword:"type",params:{type: "string"},schema:schema97.properties.object.type,parentSchema:schema97.properties.object,data:data0};
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
let data1 = data.id;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/GetContactResponseSuccess/properties/id/type",keyword:"type",params:{type: "string"},schema:schema97.properties.id.type,parentSchema:schema97.properties.id,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.email !== undefined){
let data2 = data.email;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/email",schemaPath:"contract:/components/schemas/GetContactResponseSuccess/properties/email/type",keyword:"type",params:{type: "string"},schema:schema97.properties.email.type,parentSchema:schema97.properties.email,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.first_name !== undefined){
let data3 = data.first_name;
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/first_name",schemaPath:"contract:/components/schemas/GetContactResponseSuccess/properties/first_name/type",keyword:"type",params:{type: "string"},schema:schema97.properties.first_name.type,parentSchema:schema97.properties.first_name,data:data3};
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
let data4 = data.last_name;
if(typeof data4 !== "string"){
const err4 = {instancePath:instancePath+"/last_name",schemaPath:"contract:/components/schemas/GetContactResponseSuccess/properties/last_name/type",keyword:"type",params:{type: "string"},schema:schema97.properties.last_name.type,parentSchema:schema97.properties.last_name,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.created_at !== undefined){
let data5 = data.created_at;
if(typeof data5 !== "string"){
const err5 = {instancePath:instancePath+"/created_at",schemaPath:"contract:/components/schemas/GetContactResponseSuccess/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema97.properties.created_at.type,parentSchema:schema97.properties.created_at,data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.unsubscribed !== undefined){
let data6 = data.unsubscribed;
if(typeof data6 !== "boolean"){
const err6 = {instancePath:instancePath+"/unsubscribed",schemaPath:"contract:/components/schemas/GetContactResponseSuccess/properties/unsubscribed/type",keyword:"type",params:{type: "boolean"},schema:schema97.properties.unsubscribed.type,parentSchema:schema97.properties.unsubscribed,data:data6};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.properties !== undefined){
let data7 = data.properties;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
}
else {
const err7 = {instancePath:instancePath+"/properties",schemaPath:"contract:/components/schemas/GetContactResponseSuccess/properties/properties/type",keyword:"type",params:{type: "object"},schema:schema97.properties.properties.type,parentSchema:schema97.properties.properties,data:data7};
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
const err8 = {instancePath,schemaPath:"contract:/components/schemas/GetContactResponseSuccess/type",keyword:"type",params:{type: "object"},schema:schema97.type,parentSchema:schema97,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"props":{"object":true,"id":true,"email":true,"first_name":true,"last_name":true,"created_at":true,"unsubscribed":true,"properties":true},"dynamicProps":false,"dynamicItems":false};

exports.v42 = validate71;
const schema98 = {"$id":"contract:/contacts/remove.200.body","$ref":"contract:/components/schemas/RemoveContactResponseSuccess"};
const schema99 = {"$id":"contract:/components/schemas/RemoveContactResponseSuccess","type":"object","properties":{"object":{"type":"string"},"id":{"type":"string"},"deleted":{"type":"boolean"}}};

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
if(data.object !== undefined){
let data0 = data.object;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/object",schemaPath:"contract:/components/schemas/RemoveContactResponseSuccess/properties/object/type",keyword:"type",params:{type: "string"},schema:schema99.properties.object.type,parentSchema:schema99.properties.object,data:data0};
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
let data1 = data.id;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/RemoveContactResponseSuccess/properties/id/type",keyword:"type",params:{type: "string"},schema:schema99.properties.id.type,parentSchema:schema99.properties.id,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.deleted !== undefined){
let data2 = data.deleted;
if(typeof data2 !== "boolean"){
const err2 = {instancePath:instancePath+"/deleted",schemaPath:"contract:/components/schemas/RemoveContactResponseSuccess/properties/deleted/type",keyword:"type",params:{type: "boolean"},schema:schema99.properties.deleted.type,parentSchema:schema99.properties.deleted,data:data2};
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
const err3 = {instancePath,schemaPath:"contract:/components/schemas/RemoveContactResponseSuccess/type",keyword:"type",params:{type: "object"},schema:schema99.type,parentSchema:schema99,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"props":{"object":true,"id":true,"deleted":true},"dynamicProps":false,"dynamicItems":false};

exports.v43 = validate72;
const schema100 = {"$id":"contract:/contacts/update.200.body","$ref":"contract:/components/schemas/UpdateContactResponseSuccess"};
const schema101 = {"$id":"contract:/components/schemas/UpdateContactResponseSuccess","type":"object","properties":{"object":{"type":"string"},"id":{"type":"string"}}};

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
if(data.object !== undefined){
let data0 = data.object;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/object",schemaPath:"contract:/components/schemas/UpdateContactResponseSuccess/properties/object/type",keyword:"type",params:{type: "string"},schema:schema101.properties.object.type,parentSchema:schema101.properties.object,data:data0};
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
let data1 = data.id;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/UpdateContactResponseSuccess/properties/id/type",keyword:"type",params:{type: "string"},schema:schema101.properties.id.type,parentSchema:schema101.properties.id,data:data1};
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
const err2 = {instancePath,schemaPath:"contract:/components/schemas/UpdateContactResponseSuccess/type",keyword:"type",params:{type: "object"},schema:schema101.type,parentSchema:schema101,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"props":{"object":true,"id":true},"dynamicProps":false,"dynamicItems":false};

exports.v44 = validate73;
const schema102 = {"$id":"contract:/broadcasts/list.200.body","$ref":"contract:/components/schemas/ListBroadcastsResponseSuccess"};
const schema103 = {"$id":"contract:/components/schemas/ListBroadcastsResponseSuccess","type":"object","properties":{"object":{"type":"string"},"has_more":{"type":"boolean"},"data":{"type":"array","items":{"type":"object","properties":{"id":{"type":"string"},"name":{"type":"string"},"audience_id":{"type":"string"},"segment_id":{"type":"string"},"status":{"type":"string"},"created_at":{"type":"string"},"scheduled_at":{"type":"string"},"sent_at":{"type":"string"},"topic_id":{"type":"string"}}}}}};

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
if(data.object !== undefined){
let data0 = data.object;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/object",schemaPath:"contract:/components/schemas/ListBroadcastsResponseSuccess/properties/object/type",keyword:"type",params:{type: "string"},schema:schema103.properties.object.type,parentSchema:schema103.properties.object,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.has_more !== undefined){
let data1 = data.has_more;
if(typeof data1 !== "boolean"){
const err1 = {instancePath:instancePath+"/has_more",schemaPath:"contract:/components/schemas/ListBroadcastsResponseSuccess/properties/has_more/type",keyword:"type",params:{type: "boolean"},schema:schema103.properties.has_more.type,parentSchema:schema103.properties.has_more,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.data !== undefined){
let data2 = data.data;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.id !== undefined){
let data4 = data3.id;
if(typeof data4 !== "string"){
const err2 = {instancePath:instancePath+"/data/" + i0+"/id",schemaPath:"contract:/components/schemas/ListBroadcastsResponseSuccess/properties/data/items/properties/id/type",keyword:"type",params:{type: "string"},schema:schema103.properties.data.items.properties.id.type,parentSchema:schema103.properties.data.items.properties.id,data:data4};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data3.name !== undefined){
let data5 = data3.name;
if(typeof data5 !== "string"){
const err3 = {instancePath:instancePath+"/data/" + i0+"/name",schemaPath:"contract:/components/schemas/ListBroadcastsResponseSuccess/properties/data/items/properties/name/type",keyword:"type",params:{type: "string"},schema:schema103.properties.data.items.properties.name.type,parentSchema:schema103.properties.data.items.properties.name,data:data5};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data3.audience_id !== undefined){
let data6 = data3.audience_id;
if(typeof data6 !== "string"){
const err4 = {instancePath:instancePath+"/data/" + i0+"/audience_id",schemaPath:"contract:/components/schemas/ListBroadcastsResponseSuccess/properties/data/items/properties/audience_id/type",keyword:"type",params:{type: "string"},schema:schema103.properties.data.items.properties.audience_id.type,parentSchema:schema103.properties.data.items.properties.audience_id,data:data6};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data3.segment_id !== undefined){
let data7 = data3.segment_id;
if(typeof data7 !== "string"){
const err5 = {instancePath:instancePath+"/data/" + i0+"/segment_id",schemaPath:"contract:/components/schemas/ListBroadcastsResponseSuccess/properties/data/items/properties/segment_id/type",keyword:"type",params:{type: "string"},schema:schema103.properties.data.items.properties.segment_id.type,parentSchema:schema103.properties.data.items.properties.segment_id,data:data7};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data3.status !== undefined){
let data8 = data3.status;
if(typeof data8 !== "string"){
const err6 = {instancePath:instancePath+"/data/" + i0+"/status",schemaPath:"contract:/components/schemas/ListBroadcastsResponseSuccess/properties/data/items/properties/status/type",keyword:"type",params:{type: "string"},schema:schema103.properties.data.items.properties.status.type,parentSchema:schema103.properties.data.items.properties.status,data:data8};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data3.created_at !== undefined){
let data9 = data3.created_at;
if(typeof data9 !== "string"){
const err7 = {instancePath:instancePath+"/data/" + i0+"/created_at",schemaPath:"contract:/components/schemas/ListBroadcastsResponseSuccess/properties/data/items/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema103.properties.data.items.properties.created_at.type,parentSchema:schema103.properties.data.items.properties.created_at,data:data9};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data3.scheduled_at !== undefined){
let data10 = data3.scheduled_at;
if(typeof data10 !== "string"){
const err8 = {instancePath:instancePath+"/data/" + i0+"/scheduled_at",schemaPath:"contract:/components/schemas/ListBroadcastsResponseSuccess/properties/data/items/properties/scheduled_at/type",keyword:"type",params:{type: "string"},schema:schema103.properties.data.items.properties.scheduled_at.type,parentSchema:schema103.properties.data.items.properties.scheduled_at,data:data10};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data3.sent_at !== undefined){
let data11 = data3.sent_at;
if(typeof data11 !== "string"){
const err9 = {instancePath:instancePath+"/data/" + i0+"/sent_at",schemaPath:"contract:/components/schemas/ListBroadcastsResponseSuccess/properties/data/items/properties/sent_at/type",keyword:"type",params:{type: "string"},schema:schema103.properties.data.items.properties.sent_at.type,parentSchema:schema103.properties.data.items.properties.sent_at,data:data11};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data3.topic_id !== undefined){
let data12 = data3.topic_id;
if(typeof data12 !== "string"){
const err10 = {instancePath:instancePath+"/data/" + i0+"/topic_id",schemaPath:"contract:/components/schemas/ListBroadcastsResponseSuccess/properties/data/items/properties/topic_id/type",keyword:"type",params:{type: "string"},schema:schema103.properties.data.items.properties.topic_id.type,parentSchema:schema103.properties.data.items.properties.topic_id,data:data12};
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
const err11 = {instancePath:instancePath+"/data/" + i0,schemaPath:"contract:/components/schemas/ListBroadcastsResponseSuccess/properties/data/items/type",keyword:"type",params:{type: "object"},schema:schema103.properties.data.items.type,parentSchema:schema103.properties.data.items,data:data3};
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
const err12 = {instancePath:instancePath+"/data",schemaPath:"contract:/components/schemas/ListBroadcastsResponseSuccess/properties/data/type",keyword:"type",params:{type: "array"},schema:schema103.properties.data.type,parentSchema:schema103.properties.data,data:data2};
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
const err13 = {instancePath,schemaPath:"contract:/components/schemas/ListBroadcastsResponseSuccess/type",keyword:"type",params:{type: "object"},schema:schema103.type,parentSchema:schema103,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"props":{"object":true,"has_more":true,"data":true},"dynamicProps":false,"dynamicItems":false};

exports.v45 = validate74;
const schema104 = {"$id":"contract:/broadcasts/create.201.body","$ref":"contract:/components/schemas/CreateBroadcastResponseSuccess"};
const schema105 = {"$id":"contract:/components/schemas/CreateBroadcastResponseSuccess","type":"object","properties":{"id":{"type":"string"},"object":{"type":"string"}}};

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
const err0 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/CreateBroadcastResponseSuccess/properties/id/type",keyword:"type",params:{type: "string"},schema:schema105.properties.id.type,parentSchema:schema105.properties.id,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.object !== undefined){
let data1 = data.object;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/object",schemaPath:"contract:/components/schemas/CreateBroadcastResponseSuccess/properties/object/type",keyword:"type",params:{type: "string"},schema:schema105.properties.object.type,parentSchema:schema105.properties.object,data:data1};
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
const err2 = {instancePath,schemaPath:"contract:/components/schemas/CreateBroadcastResponseSuccess/type",keyword:"type",params:{type: "object"},schema:schema105.type,parentSchema:schema105,data};
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
validate74.evaluated = {"props":{"id":true,"object":true},"dynamicProps":false,"dynamicItems":false};

exports.v46 = validate75;
const schema106 = {"$id":"contract:/broadcasts/get.200.body","$ref":"contract:/components/schemas/GetBroadcastResponseSuccess"};
const schema107 = {"$id":"contract:/components/schemas/GetBroadcastResponseSuccess","type":"object","properties":{"id":{"type":"string"},"name":{"type":"string"},"audience_id":{"type":["string","null"]},"segment_id":{"type":["string","null"]},"from":{"type":"string"},"subject":{"type":"string"},"reply_to":{"type":"array","items":{"type":"string"}},"preview_text":{"type":"string"},"status":{"type":"string"},"created_at":{"type":"string"},"scheduled_at":{"type":"string"},"sent_at":{"type":"string"},"text":{"type":["string","null"]},"html":{"type":["string","null"]},"topic_id":{"type":["string","null"]}}};

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
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/GetBroadcastResponseSuccess/properties/id/type",keyword:"type",params:{type: "string"},schema:schema107.properties.id.type,parentSchema:schema107.properties.id,data:data0};
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
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/GetBroadcastResponseSuccess/properties/name/type",keyword:"type",params:{type: "string"},schema:schema107.properties.name.type,parentSchema:schema107.properties.name,data:data1};
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
let data2 = data.audience_id;
if((typeof data2 !== "string") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/audience_id",schemaPath:"contract:/components/schemas/GetBroadcastResponseSuccess/properties/audience_id/type",keyword:"type",params:{type: schema107.properties.audience_id.type},schema:schema107.properties.audience_id.type,parentSchema:schema107.properties.audience_id,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.segment_id !== undefined){
let data3 = data.segment_id;
if((typeof data3 !== "string") && (data3 !== null)){
const err3 = {instancePath:instancePath+"/segment_id",schemaPath:"contract:/components/schemas/GetBroadcastResponseSuccess/properties/segment_id/type",keyword:"type",params:{type: schema107.properties.segment_id.type},schema:schema107.properties.segment_id.type,parentSchema:schema107.properties.segment_id,data:data3};
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
let data4 = data.from;
if(typeof data4 !== "string"){
const err4 = {instancePath:instancePath+"/from",schemaPath:"contract:/components/schemas/GetBroadcastResponseSuccess/properties/from/type",keyword:"type",params:{type: "string"},schema:schema107.properties.from.type,parentSchema:schema107.properties.from,data:data4};
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
let data5 = data.subject;
if(typeof data5 !== "string"){
const err5 = {instancePath:instancePath+"/subject",schemaPath:"contract:/components/schemas/GetBroadcastResponseSuccess/properties/subject/type",keyword:"type",params:{type: "string"},schema:schema107.properties.subject.type,parentSchema:schema107.properties.subject,data:data5};
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
let data6 = data.reply_to;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(typeof data7 !== "string"){
const err6 = {instancePath:instancePath+"/reply_to/" + i0,schemaPath:"contract:/components/schemas/GetBroadcastResponseSuccess/properties/reply_to/items/type",keyword:"type",params:{type: "string"},schema:schema107.properties.reply_to.items.type,parentSchema:schema107.properties.reply_to.items,data:data7};
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
const err7 = {instancePath:instancePath+"/reply_to",schemaPath:"contract:/components/schemas/GetBroadcastResponseSuccess/properties/reply_to/type",keyword:"type",params:{type: "array"},schema:schema107.properties.reply_to.type,parentSchema:schema107.properties.reply_to,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.preview_text !== undefined){
let data8 = data.preview_text;
if(typeof data8 !== "string"){
const err8 = {instancePath:instancePath+"/preview_text",schemaPath:"contract:/components/schemas/GetBroadcastResponseSuccess/properties/preview_text/type",keyword:"type",params:{type: "string"},schema:schema107.properties.preview_text.type,parentSchema:schema107.properties.preview_text,data:data8};
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
let data9 = data.status;
if(typeof data9 !== "string"){
const err9 = {instancePath:instancePath+"/status",schemaPath:"contract:/components/schemas/GetBroadcastResponseSuccess/properties/status/type",keyword:"type",params:{type: "string"},schema:schema107.properties.status.type,parentSchema:schema107.properties.status,data:data9};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.created_at !== undefined){
let data10 = data.created_at;
if(typeof data10 !== "string"){
const err10 = {instancePath:instancePath+"/created_at",schemaPath:"contract:/components/schemas/GetBroadcastResponseSuccess/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema107.properties.created_at.type,parentSchema:schema107.properties.created_at,data:data10};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.scheduled_at !== undefined){
let data11 = data.scheduled_at;
if(typeof data11 !== "string"){
const err11 = {instancePath:instancePath+"/scheduled_at",schemaPath:"contract:/components/schemas/GetBroadcastResponseSuccess/properties/scheduled_at/type",keyword:"type",params:{type: "string"},schema:schema107.properties.scheduled_at.type,parentSchema:schema107.properties.scheduled_at,data:data11};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.sent_at !== undefined){
let data12 = data.sent_at;
if(typeof data12 !== "string"){
const err12 = {instancePath:instancePath+"/sent_at",schemaPath:"contract:/components/schemas/GetBroadcastResponseSuccess/properties/sent_at/type",keyword:"type",params:{type: "string"},schema:schema107.properties.sent_at.type,parentSchema:schema107.properties.sent_at,data:data12};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.text !== undefined){
let data13 = data.text;
if((typeof data13 !== "string") && (data13 !== null)){
const err13 = {instancePath:instancePath+"/text",schemaPath:"contract:/components/schemas/GetBroadcastResponseSuccess/properties/text/type",keyword:"type",params:{type: schema107.properties.text.type},schema:schema107.properties.text.type,parentSchema:schema107.properties.text,data:data13};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.html !== undefined){
let data14 = data.html;
if((typeof data14 !== "string") && (data14 !== null)){
const err14 = {instancePath:instancePath+"/html",schemaPath:"contract:/components/schemas/GetBroadcastResponseSuccess/properties/html/type",keyword:"type",params:{type: schema107.properties.html.type},schema:schema107.properties.html.type,parentSchema:schema107.properties.html,data:data14};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.topic_id !== undefined){
let data15 = data.topic_id;
if((typeof data15 !== "string") && (data15 !== null)){
const err15 = {instancePath:instancePath+"/topic_id",schemaPath:"contract:/components/schemas/GetBroadcastResponseSuccess/properties/topic_id/type",keyword:"type",params:{type: schema107.properties.topic_id.type},schema:schema107.properties.topic_id.type,parentSchema:schema107.properties.topic_id,data:data15};
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
const err16 = {instancePath,schemaPath:"contract:/components/schemas/GetBroadcastResponseSuccess/type",keyword:"type",params:{type: "object"},schema:schema107.type,parentSchema:schema107,data};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate75.errors = vErrors;
return errors === 0;
}
validate75.evaluated = {"props":{"id":true,"name":true,"audience_id":true,"segment_id":true,"from":true,"subject":true,"reply_to":true,"preview_text":true,"status":true,"created_at":true,"scheduled_at":true,"sent_at":true,"text":true,"html":true,"topic_id":true},"dynamicProps":false,"dynamicItems":false};

exports.v47 = validate76;
const schema108 = {"$id":"contract:/broadcasts/remove.200.body","$ref":"contract:/components/schemas/RemoveBroadcastResponseSuccess"};
const schema109 = {"$id":"contract:/components/schemas/RemoveBroadcastResponseSuccess","type":"object","properties":{"id":{"type":"string"},"object":{"type":"string"},"deleted":{"type":"boolean"}}};

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
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/RemoveBroadcastResponseSuccess/properties/id/type",keyword:"type",params:{type: "string"},schema:schema109.properties.id.type,parentSchema:schema109.properties.id,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.object !== undefined){
let data1 = data.object;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/object",schemaPath:"contract:/components/schemas/RemoveBroadcastResponseSuccess/properties/object/type",keyword:"type",params:{type: "string"},schema:schema109.properties.object.type,parentSchema:schema109.properties.object,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.deleted !== undefined){
let data2 = data.deleted;
if(typeof data2 !== "boolean"){
const err2 = {instancePath:instancePath+"/deleted",schemaPath:"contract:/components/schemas/RemoveBroadcastResponseSuccess/properties/deleted/type",keyword:"type",params:{type: "boolean"},schema:schema109.properties.deleted.type,parentSchema:schema109.properties.deleted,data:data2};
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
const err3 = {instancePath,schemaPath:"contract:/components/schemas/RemoveBroadcastResponseSuccess/type",keyword:"type",params:{type: "object"},schema:schema109.type,parentSchema:schema109,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"props":{"id":true,"object":true,"deleted":true},"dynamicProps":false,"dynamicItems":false};

exports.v48 = validate77;
const schema110 = {"$id":"contract:/broadcasts/update.200.body","$ref":"contract:/components/schemas/UpdateBroadcastResponseSuccess"};
const schema111 = {"$id":"contract:/components/schemas/UpdateBroadcastResponseSuccess","type":"object","properties":{"id":{"type":"string"},"object":{"type":"string"}}};

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
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/UpdateBroadcastResponseSuccess/properties/id/type",keyword:"type",params:{type: "string"},schema:schema111.properties.id.type,parentSchema:schema111.properties.id,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.object !== undefined){
let data1 = data.object;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/object",schemaPath:"contract:/components/schemas/UpdateBroadcastResponseSuccess/properties/object/type",keyword:"type",params:{type: "string"},schema:schema111.properties.object.type,parentSchema:schema111.properties.object,data:data1};
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
const err2 = {instancePath,schemaPath:"contract:/components/schemas/UpdateBroadcastResponseSuccess/type",keyword:"type",params:{type: "object"},schema:schema111.type,parentSchema:schema111,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate77.errors = vErrors;
return errors === 0;
}
validate77.evaluated = {"props":{"id":true,"object":true},"dynamicProps":false,"dynamicItems":false};

exports.v49 = validate78;
const schema112 = {"$id":"contract:/broadcasts/send.200.body","$ref":"contract:/components/schemas/SendBroadcastResponseSuccess"};
const schema113 = {"$id":"contract:/components/schemas/SendBroadcastResponseSuccess","type":"object","properties":{"id":{"type":"string"}}};

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
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/SendBroadcastResponseSuccess/properties/id/type",keyword:"type",params:{type: "string"},schema:schema113.properties.id.type,parentSchema:schema113.properties.id,data:data0};
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
const err1 = {instancePath,schemaPath:"contract:/components/schemas/SendBroadcastResponseSuccess/type",keyword:"type",params:{type: "object"},schema:schema113.type,parentSchema:schema113,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate78.errors = vErrors;
return errors === 0;
}
validate78.evaluated = {"props":{"id":true},"dynamicProps":false,"dynamicItems":false};

exports.v50 = validate79;
const schema114 = {"$id":"contract:/broadcasts/cancel.200.body","$ref":"contract:/components/schemas/CancelBroadcastResponseSuccess"};
const schema115 = {"$id":"contract:/components/schemas/CancelBroadcastResponseSuccess","type":"object","properties":{"id":{"type":"string"},"object":{"type":"string"}}};

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
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/CancelBroadcastResponseSuccess/properties/id/type",keyword:"type",params:{type: "string"},schema:schema115.properties.id.type,parentSchema:schema115.properties.id,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.object !== undefined){
let data1 = data.object;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/object",schemaPath:"contract:/components/schemas/CancelBroadcastResponseSuccess/properties/object/type",keyword:"type",params:{type: "string"},schema:schema115.properties.object.type,parentSchema:schema115.properties.object,data:data1};
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
const err2 = {instancePath,schemaPath:"contract:/components/schemas/CancelBroadcastResponseSuccess/type",keyword:"type",params:{type: "object"},schema:schema115.type,parentSchema:schema115,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate79.errors = vErrors;
return errors === 0;
}
validate79.evaluated = {"props":{"id":true,"object":true},"dynamicProps":false,"dynamicItems":false};

exports.v51 = validate80;
const schema116 = {"$id":"contract:/broadcasts/recipients.200.body","$ref":"contract:/components/schemas/ListBroadcastRecipientsResponseSuccess"};
const schema117 = {"$id":"contract:/components/schemas/ListBroadcastRecipientsResponseSuccess","type":"object","properties":{"object":{"type":"string"},"has_more":{"type":"boolean"},"data":{"type":"array","items":{"type":"object","properties":{"id":{"type":"string"},"contact_id":{"type":["string","null"]},"email":{"type":"string"},"count":{"type":"integer","safeInteger":true},"bounce_type":{"type":"string","enum":["permanent","transient","undetermined"]},"clicked_links":{"type":"array","items":{"type":"object","properties":{"url":{"type":"string"},"clicks":{"type":"integer","safeInteger":true}}}}}}}}};

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
if(data.object !== undefined){
let data0 = data.object;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/object",schemaPath:"contract:/components/schemas/ListBroadcastRecipientsResponseSuccess/properties/object/type",keyword:"type",params:{type: "string"},schema:schema117.properties.object.type,parentSchema:schema117.properties.object,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.has_more !== undefined){
let data1 = data.has_more;
if(typeof data1 !== "boolean"){
const err1 = {instancePath:instancePath+"/has_more",schemaPath:"contract:/components/schemas/ListBroadcastRecipientsResponseSuccess/properties/has_more/type",keyword:"type",params:{type: "boolean"},schema:schema117.properties.has_more.type,parentSchema:schema117.properties.has_more,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.data !== undefined){
let data2 = data.data;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.id !== undefined){
let data4 = data3.id;
if(typeof data4 !== "string"){
const err2 = {instancePath:instancePath+"/data/" + i0+"/id",schemaPath:"contract:/components/schemas/ListBroadcastRecipientsResponseSuccess/properties/data/items/properties/id/type",keyword:"type",params:{type: "string"},schema:schema117.properties.data.items.properties.id.type,parentSchema:schema117.properties.data.items.properties.id,data:data4};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data3.contact_id !== undefined){
let data5 = data3.contact_id;
if((typeof data5 !== "string") && (data5 !== null)){
const err3 = {instancePath:instancePath+"/data/" + i0+"/contact_id",schemaPath:"contract:/components/schemas/ListBroadcastRecipientsResponseSuccess/properties/data/items/properties/contact_id/type",keyword:"type",params:{type: schema117.properties.data.items.properties.contact_id.type},schema:schema117.properties.data.items.properties.contact_id.type,parentSchema:schema117.properties.data.items.properties.contact_id,data:data5};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data3.email !== undefined){
let data6 = data3.email;
if(typeof data6 !== "string"){
const err4 = {instancePath:instancePath+"/data/" + i0+"/email",schemaPath:"contract:/components/schemas/ListBroadcastRecipientsResponseSuccess/properties/data/items/properties/email/type",keyword:"type",params:{type: "string"},schema:schema117.properties.data.items.properties.email.type,parentSchema:schema117.properties.data.items.properties.email,data:data6};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data3.count !== undefined){
let data7 = data3.count;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err5 = {instancePath:instancePath+"/data/" + i0+"/count",schemaPath:"contract:/components/schemas/ListBroadcastRecipientsResponseSuccess/properties/data/items/properties/count/type",keyword:"type",params:{type: "integer"},schema:schema117.properties.data.items.properties.count.type,parentSchema:schema117.properties.data.items.properties.count,data:data7};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(Math.abs(data7) > 9007199254740991){
const err6 = {instancePath:instancePath+"/data/" + i0+"/count",schemaPath:"contract:/components/schemas/ListBroadcastRecipientsResponseSuccess/properties/data/items/properties/count/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema117.properties.data.items.properties.count,data:data7};
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
if(data3.bounce_type !== undefined){
let data8 = data3.bounce_type;
if(typeof data8 !== "string"){
const err7 = {instancePath:instancePath+"/data/" + i0+"/bounce_type",schemaPath:"contract:/components/schemas/ListBroadcastRecipientsResponseSuccess/properties/data/items/properties/bounce_type/type",keyword:"type",params:{type: "string"},schema:schema117.properties.data.items.properties.bounce_type.type,parentSchema:schema117.properties.data.items.properties.bounce_type,data:data8};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(((data8 === "permanent") || (data8 === "transient")) || (data8 === "undetermined"))){
const err8 = {instancePath:instancePath+"/data/" + i0+"/bounce_type",schemaPath:"contract:/components/schemas/ListBroadcastRecipientsResponseSuccess/properties/data/items/properties/bounce_type/enum",keyword:"enum",params:{allowedValues: schema117.properties.data.items.properties.bounce_type.enum},schema:schema117.properties.data.items.properties.bounce_type.enum,parentSchema:schema117.properties.data.items.properties.bounce_type,data:data8};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data3.clicked_links !== undefined){
let data9 = data3.clicked_links;
if(Array.isArray(data9)){
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.url !== undefined){
let data11 = data10.url;
if(typeof data11 !== "string"){
const err9 = {instancePath:instancePath+"/data/" + i0+"/clicked_links/" + i1+"/url",schemaPath:"contract:/components/schemas/ListBroadcastRecipientsResponseSuccess/properties/data/items/properties/clicked_links/items/properties/url/type",keyword:"type",params:{type: "string"},schema:schema117.properties.data.items.properties.clicked_links.items.properties.url.type,parentSchema:schema117.properties.data.items.properties.clicked_links.items.properties.url,data:data11};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data10.clicks !== undefined){
let data12 = data10.clicks;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err10 = {instancePath:instancePath+"/data/" + i0+"/clicked_links/" + i1+"/clicks",schemaPath:"contract:/components/schemas/ListBroadcastRecipientsResponseSuccess/properties/data/items/properties/clicked_links/items/properties/clicks/type",keyword:"type",params:{type: "integer"},schema:schema117.properties.data.items.properties.clicked_links.items.properties.clicks.type,parentSchema:schema117.properties.data.items.properties.clicked_links.items.properties.clicks,data:data12};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(Math.abs(data12) > 9007199254740991){
const err11 = {instancePath:instancePath+"/data/" + i0+"/clicked_links/" + i1+"/clicks",schemaPath:"contract:/components/schemas/ListBroadcastRecipientsResponseSuccess/properties/data/items/properties/clicked_links/items/properties/clicks/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema117.properties.data.items.properties.clicked_links.items.properties.clicks,data:data12};
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
const err12 = {instancePath:instancePath+"/data/" + i0+"/clicked_links/" + i1,schemaPath:"contract:/components/schemas/ListBroadcastRecipientsResponseSuccess/properties/data/items/properties/clicked_links/items/type",keyword:"type",params:{type: "object"},schema:schema117.properties.data.items.properties.clicked_links.items.type,parentSchema:schema117.properties.data.items.properties.clicked_links.items,data:data10};
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
const err13 = {instancePath:instancePath+"/data/" + i0+"/clicked_links",schemaPath:"contract:/components/schemas/ListBroadcastRecipientsResponseSuccess/properties/data/items/properties/clicked_links/type",keyword:"type",params:{type: "array"},schema:schema117.properties.data.items.properties.clicked_links.type,parentSchema:schema117.properties.data.items.properties.clicked_links,data:data9};
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
const err14 = {instancePath:instancePath+"/data/" + i0,schemaPath:"contract:/components/schemas/ListBroadcastRecipientsResponseSuccess/properties/data/items/type",keyword:"type",params:{type: "object"},schema:schema117.properties.data.items.type,parentSchema:schema117.properties.data.items,data:data3};
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
const err15 = {instancePath:instancePath+"/data",schemaPath:"contract:/components/schemas/ListBroadcastRecipientsResponseSuccess/properties/data/type",keyword:"type",params:{type: "array"},schema:schema117.properties.data.type,parentSchema:schema117.properties.data,data:data2};
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
const err16 = {instancePath,schemaPath:"contract:/components/schemas/ListBroadcastRecipientsResponseSuccess/type",keyword:"type",params:{type: "object"},schema:schema117.type,parentSchema:schema117,data};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate80.errors = vErrors;
return errors === 0;
}
validate80.evaluated = {"props":{"object":true,"has_more":true,"data":true},"dynamicProps":false,"dynamicItems":false};

exports.v52 = validate81;
const schema118 = {"$id":"contract:/broadcasts/list-clicked-links.200.body","$ref":"contract:/components/schemas/ListBroadcastClickedLinksResponseSuccess"};
const schema119 = {"$id":"contract:/components/schemas/ListBroadcastClickedLinksResponseSuccess","type":"object","properties":{"object":{"type":"string"},"has_more":{"type":"boolean"},"data":{"type":"array","items":{"type":"object","properties":{"id":{"type":"string"},"url":{"type":"string"},"clicks":{"type":"integer","safeInteger":true},"unique_clicks":{"type":"integer","safeInteger":true}}}}}};

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
if(data.object !== undefined){
let data0 = data.object;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/object",schemaPath:"contract:/components/schemas/ListBroadcastClickedLinksResponseSuccess/properties/object/type",keyword:"type",params:{type: "string"},schema:schema119.properties.object.type,parentSchema:schema119.properties.object,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.has_more !== undefined){
let data1 = data.has_more;
if(typeof data1 !== "boolean"){
const err1 = {instancePath:instancePath+"/has_more",schemaPath:"contract:/components/schemas/ListBroadcastClickedLinksResponseSuccess/properties/has_more/type",keyword:"type",params:{type: "boolean"},schema:schema119.properties.has_more.type,parentSchema:schema119.properties.has_more,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.data !== undefined){
let data2 = data.data;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.id !== undefined){
let data4 = data3.id;
if(typeof data4 !== "string"){
const err2 = {instancePath:instancePath+"/data/" + i0+"/id",schemaPath:"contract:/components/schemas/ListBroadcastClickedLinksResponseSuccess/properties/data/items/properties/id/type",keyword:"type",params:{type: "string"},schema:schema119.properties.data.items.properties.id.type,parentSchema:schema119.properties.data.items.properties.id,data:data4};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data3.url !== undefined){
let data5 = data3.url;
if(typeof data5 !== "string"){
const err3 = {instancePath:instancePath+"/data/" + i0+"/url",schemaPath:"contract:/components/schemas/ListBroadcastClickedLinksResponseSuccess/properties/data/items/properties/url/type",keyword:"type",params:{type: "string"},schema:schema119.properties.data.items.properties.url.type,parentSchema:schema119.properties.data.items.properties.url,data:data5};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data3.clicks !== undefined){
let data6 = data3.clicks;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err4 = {instancePath:instancePath+"/data/" + i0+"/clicks",schemaPath:"contract:/components/schemas/ListBroadcastClickedLinksResponseSuccess/properties/data/items/properties/clicks/type",keyword:"type",params:{type: "integer"},schema:schema119.properties.data.items.properties.clicks.type,parentSchema:schema119.properties.data.items.properties.clicks,data:data6};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(Math.abs(data6) > 9007199254740991){
const err5 = {instancePath:instancePath+"/data/" + i0+"/clicks",schemaPath:"contract:/components/schemas/ListBroadcastClickedLinksResponseSuccess/properties/data/items/properties/clicks/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema119.properties.data.items.properties.clicks,data:data6};
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
if(data3.unique_clicks !== undefined){
let data7 = data3.unique_clicks;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err6 = {instancePath:instancePath+"/data/" + i0+"/unique_clicks",schemaPath:"contract:/components/schemas/ListBroadcastClickedLinksResponseSuccess/properties/data/items/properties/unique_clicks/type",keyword:"type",params:{type: "integer"},schema:schema119.properties.data.items.properties.unique_clicks.type,parentSchema:schema119.properties.data.items.properties.unique_clicks,data:data7};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(Math.abs(data7) > 9007199254740991){
const err7 = {instancePath:instancePath+"/data/" + i0+"/unique_clicks",schemaPath:"contract:/components/schemas/ListBroadcastClickedLinksResponseSuccess/properties/data/items/properties/unique_clicks/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema119.properties.data.items.properties.unique_clicks,data:data7};
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
const err8 = {instancePath:instancePath+"/data/" + i0,schemaPath:"contract:/components/schemas/ListBroadcastClickedLinksResponseSuccess/properties/data/items/type",keyword:"type",params:{type: "object"},schema:schema119.properties.data.items.type,parentSchema:schema119.properties.data.items,data:data3};
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
const err9 = {instancePath:instancePath+"/data",schemaPath:"contract:/components/schemas/ListBroadcastClickedLinksResponseSuccess/properties/data/type",keyword:"type",params:{type: "array"},schema:schema119.properties.data.type,parentSchema:schema119.properties.data,data:data2};
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
const err10 = {instancePath,schemaPath:"contract:/components/schemas/ListBroadcastClickedLinksResponseSuccess/type",keyword:"type",params:{type: "object"},schema:schema119.type,parentSchema:schema119,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate81.errors = vErrors;
return errors === 0;
}
validate81.evaluated = {"props":{"object":true,"has_more":true,"data":true},"dynamicProps":false,"dynamicItems":false};

exports.v53 = validate82;
const schema120 = {"$id":"contract:/webhooks/list.200.body","$ref":"contract:/components/schemas/ListWebhooksResponse"};
const schema121 = {"$id":"contract:/components/schemas/ListWebhooksResponse","type":"object","properties":{"object":{"type":"string"},"has_more":{"type":"boolean"},"data":{"type":"array","items":{"type":"object","properties":{"id":{"type":"string","format":"uuid"},"endpoint":{"type":"string"},"events":{"type":["array","null"],"items":{"type":"string"}},"status":{"type":"string"},"created_at":{"type":"string"}}}}}};

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
if(data.object !== undefined){
let data0 = data.object;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/object",schemaPath:"contract:/components/schemas/ListWebhooksResponse/properties/object/type",keyword:"type",params:{type: "string"},schema:schema121.properties.object.type,parentSchema:schema121.properties.object,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.has_more !== undefined){
let data1 = data.has_more;
if(typeof data1 !== "boolean"){
const err1 = {instancePath:instancePath+"/has_more",schemaPath:"contract:/components/schemas/ListWebhooksResponse/properties/has_more/type",keyword:"type",params:{type: "boolean"},schema:schema121.properties.has_more.type,parentSchema:schema121.properties.has_more,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.data !== undefined){
let data2 = data.data;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.id !== undefined){
let data4 = data3.id;
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
const err2 = {instancePath:instancePath+"/data/" + i0+"/id",schemaPath:"contract:/components/schemas/ListWebhooksResponse/properties/data/items/properties/id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema121.properties.data.items.properties.id,data:data4};
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
const err3 = {instancePath:instancePath+"/data/" + i0+"/id",schemaPath:"contract:/components/schemas/ListWebhooksResponse/properties/data/items/properties/id/type",keyword:"type",params:{type: "string"},schema:schema121.properties.data.items.properties.id.type,parentSchema:schema121.properties.data.items.properties.id,data:data4};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data3.endpoint !== undefined){
let data5 = data3.endpoint;
if(typeof data5 !== "string"){
const err4 = {instancePath:instancePath+"/data/" + i0+"/endpoint",schemaPath:"contract:/components/schemas/ListWebhooksResponse/properties/data/items/properties/endpoint/type",keyword:"type",params:{type: "string"},schema:schema121.properties.data.items.properties.endpoint.type,parentSchema:schema121.properties.data.items.properties.endpoint,data:data5};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data3.events !== undefined){
let data6 = data3.events;
if((!(Array.isArray(data6))) && (data6 !== null)){
const err5 = {instancePath:instancePath+"/data/" + i0+"/events",schemaPath:"contract:/components/schemas/ListWebhooksResponse/properties/data/items/properties/events/type",keyword:"type",params:{type: schema121.properties.data.items.properties.events.type},schema:schema121.properties.data.items.properties.events.type,parentSchema:schema121.properties.data.items.properties.events,data:data6};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(typeof data7 !== "string"){
const err6 = {instancePath:instancePath+"/data/" + i0+"/events/" + i1,schemaPath:"contract:/components/schemas/ListWebhooksResponse/properties/data/items/properties/events/items/type",keyword:"type",params:{type: "string"},schema:schema121.properties.data.items.properties.events.items.type,parentSchema:schema121.properties.data.items.properties.events.items,data:data7};
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
if(data3.status !== undefined){
let data8 = data3.status;
if(typeof data8 !== "string"){
const err7 = {instancePath:instancePath+"/data/" + i0+"/status",schemaPath:"contract:/components/schemas/ListWebhooksResponse/properties/data/items/properties/status/type",keyword:"type",params:{type: "string"},schema:schema121.properties.data.items.properties.status.type,parentSchema:schema121.properties.data.items.properties.status,data:data8};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data3.created_at !== undefined){
let data9 = data3.created_at;
if(typeof data9 !== "string"){
const err8 = {instancePath:instancePath+"/data/" + i0+"/created_at",schemaPath:"contract:/components/schemas/ListWebhooksResponse/properties/data/items/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema121.properties.data.items.properties.created_at.type,parentSchema:schema121.properties.data.items.properties.created_at,data:data9};
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
const err9 = {instancePath:instancePath+"/data/" + i0,schemaPath:"contract:/components/schemas/ListWebhooksResponse/properties/data/items/type",keyword:"type",params:{type: "object"},schema:schema121.properties.data.items.type,parentSchema:schema121.properties.data.items,data:data3};
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
const err10 = {instancePath:instancePath+"/data",schemaPath:"contract:/components/schemas/ListWebhooksResponse/properties/data/type",keyword:"type",params:{type: "array"},schema:schema121.properties.data.type,parentSchema:schema121.properties.data,data:data2};
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
const err11 = {instancePath,schemaPath:"contract:/components/schemas/ListWebhooksResponse/type",keyword:"type",params:{type: "object"},schema:schema121.type,parentSchema:schema121,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate82.errors = vErrors;
return errors === 0;
}
validate82.evaluated = {"props":{"object":true,"has_more":true,"data":true},"dynamicProps":false,"dynamicItems":false};

exports.v54 = validate83;
const schema122 = {"$id":"contract:/webhooks/create.201.body","$ref":"contract:/components/schemas/CreateWebhookResponse"};
const schema123 = {"$id":"contract:/components/schemas/CreateWebhookResponse","type":"object","properties":{"object":{"type":"string"},"id":{"type":"string","format":"uuid"},"signing_secret":{"type":"string"}}};

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
if(data.object !== undefined){
let data0 = data.object;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/object",schemaPath:"contract:/components/schemas/CreateWebhookResponse/properties/object/type",keyword:"type",params:{type: "string"},schema:schema123.properties.object.type,parentSchema:schema123.properties.object,data:data0};
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
let data1 = data.id;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err1 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/CreateWebhookResponse/properties/id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema123.properties.id,data:data1};
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
const err2 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/CreateWebhookResponse/properties/id/type",keyword:"type",params:{type: "string"},schema:schema123.properties.id.type,parentSchema:schema123.properties.id,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.signing_secret !== undefined){
let data2 = data.signing_secret;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/signing_secret",schemaPath:"contract:/components/schemas/CreateWebhookResponse/properties/signing_secret/type",keyword:"type",params:{type: "string"},schema:schema123.properties.signing_secret.type,parentSchema:schema123.properties.signing_secret,data:data2};
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
const err4 = {instancePath,schemaPath:"contract:/components/schemas/CreateWebhookResponse/type",keyword:"type",params:{type: "object"},schema:schema123.type,parentSchema:schema123,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate83.errors = vErrors;
return errors === 0;
}
validate83.evaluated = {"props":{"object":true,"id":true,"signing_secret":true},"dynamicProps":false,"dynamicItems":false};

exports.v55 = validate84;
const schema124 = {"$id":"contract:/webhooks/get.200.body","$ref":"contract:/components/schemas/GetWebhookResponse"};
const schema125 = {"$id":"contract:/components/schemas/GetWebhookResponse","type":"object","properties":{"object":{"type":"string"},"id":{"type":"string","format":"uuid"},"endpoint":{"type":"string"},"events":{"type":["array","null"],"items":{"type":"string"}},"status":{"type":"string"},"created_at":{"type":"string"},"signing_secret":{"type":"string"}}};

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
if(data.object !== undefined){
let data0 = data.object;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/object",schemaPath:"contract:/components/schemas/GetWebhookResponse/properties/object/type",keyword:"type",params:{type: "string"},schema:schema125.properties.object.type,parentSchema:schema125.properties.object,data:data0};
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
let data1 = data.id;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err1 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/GetWebhookResponse/properties/id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema125.properties.id,data:data1};
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
const err2 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/GetWebhookResponse/properties/id/type",keyword:"type",params:{type: "string"},schema:schema125.properties.id.type,parentSchema:schema125.properties.id,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.endpoint !== undefined){
let data2 = data.endpoint;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/endpoint",schemaPath:"contract:/components/schemas/GetWebhookResponse/properties/endpoint/type",keyword:"type",params:{type: "string"},schema:schema125.properties.endpoint.type,parentSchema:schema125.properties.endpoint,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.events !== undefined){
let data3 = data.events;
if((!(Array.isArray(data3))) && (data3 !== null)){
const err4 = {instancePath:instancePath+"/events",schemaPath:"contract:/components/schemas/GetWebhookResponse/properties/events/type",keyword:"type",params:{type: schema125.properties.events.type},schema:schema125.properties.events.type,parentSchema:schema125.properties.events,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/events/" + i0,schemaPath:"contract:/components/schemas/GetWebhookResponse/properties/events/items/type",keyword:"type",params:{type: "string"},schema:schema125.properties.events.items.type,parentSchema:schema125.properties.events.items,data:data4};
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
if(data.status !== undefined){
let data5 = data.status;
if(typeof data5 !== "string"){
const err6 = {instancePath:instancePath+"/status",schemaPath:"contract:/components/schemas/GetWebhookResponse/properties/status/type",keyword:"type",params:{type: "string"},schema:schema125.properties.status.type,parentSchema:schema125.properties.status,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.created_at !== undefined){
let data6 = data.created_at;
if(typeof data6 !== "string"){
const err7 = {instancePath:instancePath+"/created_at",schemaPath:"contract:/components/schemas/GetWebhookResponse/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema125.properties.created_at.type,parentSchema:schema125.properties.created_at,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.signing_secret !== undefined){
let data7 = data.signing_secret;
if(typeof data7 !== "string"){
const err8 = {instancePath:instancePath+"/signing_secret",schemaPath:"contract:/components/schemas/GetWebhookResponse/properties/signing_secret/type",keyword:"type",params:{type: "string"},schema:schema125.properties.signing_secret.type,parentSchema:schema125.properties.signing_secret,data:data7};
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
const err9 = {instancePath,schemaPath:"contract:/components/schemas/GetWebhookResponse/type",keyword:"type",params:{type: "object"},schema:schema125.type,parentSchema:schema125,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate84.errors = vErrors;
return errors === 0;
}
validate84.evaluated = {"props":{"object":true,"id":true,"endpoint":true,"events":true,"status":true,"created_at":true,"signing_secret":true},"dynamicProps":false,"dynamicItems":false};

exports.v56 = validate85;
const schema126 = {"$id":"contract:/webhooks/remove.200.body","$ref":"contract:/components/schemas/DeleteWebhookResponse"};
const schema127 = {"$id":"contract:/components/schemas/DeleteWebhookResponse","type":"object","properties":{"object":{"type":"string"},"id":{"type":"string","format":"uuid"},"deleted":{"type":"boolean"}}};

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
if(data.object !== undefined){
let data0 = data.object;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/object",schemaPath:"contract:/components/schemas/DeleteWebhookResponse/properties/object/type",keyword:"type",params:{type: "string"},schema:schema127.properties.object.type,parentSchema:schema127.properties.object,data:data0};
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
let data1 = data.id;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err1 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/DeleteWebhookResponse/properties/id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema127.properties.id,data:data1};
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
const err2 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/DeleteWebhookResponse/properties/id/type",keyword:"type",params:{type: "string"},schema:schema127.properties.id.type,parentSchema:schema127.properties.id,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.deleted !== undefined){
let data2 = data.deleted;
if(typeof data2 !== "boolean"){
const err3 = {instancePath:instancePath+"/deleted",schemaPath:"contract:/components/schemas/DeleteWebhookResponse/properties/deleted/type",keyword:"type",params:{type: "boolean"},schema:schema127.properties.deleted.type,parentSchema:schema127.properties.deleted,data:data2};
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
const err4 = {instancePath,schemaPath:"contract:/components/schemas/DeleteWebhookResponse/type",keyword:"type",params:{type: "object"},schema:schema127.type,parentSchema:schema127,data};
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
validate85.evaluated = {"props":{"object":true,"id":true,"deleted":true},"dynamicProps":false,"dynamicItems":false};

exports.v57 = validate86;
const schema128 = {"$id":"contract:/webhooks/update.200.body","$ref":"contract:/components/schemas/UpdateWebhookResponse"};
const schema129 = {"$id":"contract:/components/schemas/UpdateWebhookResponse","type":"object","properties":{"object":{"type":"string"},"id":{"type":"string","format":"uuid"}}};

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
if(data.object !== undefined){
let data0 = data.object;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/object",schemaPath:"contract:/components/schemas/UpdateWebhookResponse/properties/object/type",keyword:"type",params:{type: "string"},schema:schema129.properties.object.type,parentSchema:schema129.properties.object,data:data0};
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
let data1 = data.id;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err1 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/UpdateWebhookResponse/properties/id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema129.properties.id,data:data1};
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
const err2 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/UpdateWebhookResponse/properties/id/type",keyword:"type",params:{type: "string"},schema:schema129.properties.id.type,parentSchema:schema129.properties.id,data:data1};
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
const err3 = {instancePath,schemaPath:"contract:/components/schemas/UpdateWebhookResponse/type",keyword:"type",params:{type: "object"},schema:schema129.type,parentSchema:schema129,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate86.errors = vErrors;
return errors === 0;
}
validate86.evaluated = {"props":{"object":true,"id":true},"dynamicProps":false,"dynamicItems":false};

exports.v58 = validate87;
const schema130 = {"$id":"contract:/segments/list.200.body","$ref":"contract:/components/schemas/ListSegmentsResponseSuccess"};
const schema131 = {"$id":"contract:/components/schemas/ListSegmentsResponseSuccess","type":"object","properties":{"object":{"type":"string"},"has_more":{"type":"boolean"},"data":{"type":"array","items":{"type":"object","properties":{"id":{"type":"string"},"name":{"type":"string"},"audience_id":{"type":"string"},"created_at":{"type":"string"}}}}}};

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
if(data.object !== undefined){
let data0 = data.object;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/object",schemaPath:"contract:/components/schemas/ListSegmentsResponseSuccess/properties/object/type",keyword:"type",params:{type: "string"},schema:schema131.properties.object.type,parentSchema:schema131.properties.object,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.has_more !== undefined){
let data1 = data.has_more;
if(typeof data1 !== "boolean"){
const err1 = {instancePath:instancePath+"/has_more",schemaPath:"contract:/components/schemas/ListSegmentsResponseSuccess/properties/has_more/type",keyword:"type",params:{type: "boolean"},schema:schema131.properties.has_more.type,parentSchema:schema131.properties.has_more,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.data !== undefined){
let data2 = data.data;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.id !== undefined){
let data4 = data3.id;
if(typeof data4 !== "string"){
const err2 = {instancePath:instancePath+"/data/" + i0+"/id",schemaPath:"contract:/components/schemas/ListSegmentsResponseSuccess/properties/data/items/properties/id/type",keyword:"type",params:{type: "string"},schema:schema131.properties.data.items.properties.id.type,parentSchema:schema131.properties.data.items.properties.id,data:data4};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data3.name !== undefined){
let data5 = data3.name;
if(typeof data5 !== "string"){
const err3 = {instancePath:instancePath+"/data/" + i0+"/name",schemaPath:"contract:/components/schemas/ListSegmentsResponseSuccess/properties/data/items/properties/name/type",keyword:"type",params:{type: "string"},schema:schema131.properties.data.items.properties.name.type,parentSchema:schema131.properties.data.items.properties.name,data:data5};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data3.audience_id !== undefined){
let data6 = data3.audience_id;
if(typeof data6 !== "string"){
const err4 = {instancePath:instancePath+"/data/" + i0+"/audience_id",schemaPath:"contract:/components/schemas/ListSegmentsResponseSuccess/properties/data/items/properties/audience_id/type",keyword:"type",params:{type: "string"},schema:schema131.properties.data.items.properties.audience_id.type,parentSchema:schema131.properties.data.items.properties.audience_id,data:data6};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data3.created_at !== undefined){
let data7 = data3.created_at;
if(typeof data7 !== "string"){
const err5 = {instancePath:instancePath+"/data/" + i0+"/created_at",schemaPath:"contract:/components/schemas/ListSegmentsResponseSuccess/properties/data/items/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema131.properties.data.items.properties.created_at.type,parentSchema:schema131.properties.data.items.properties.created_at,data:data7};
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
const err6 = {instancePath:instancePath+"/data/" + i0,schemaPath:"contract:/components/schemas/ListSegmentsResponseSuccess/properties/data/items/type",keyword:"type",params:{type: "object"},schema:schema131.properties.data.items.type,parentSchema:schema131.properties.data.items,data:data3};
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
const err7 = {instancePath:instancePath+"/data",schemaPath:"contract:/components/schemas/ListSegmentsResponseSuccess/properties/data/type",keyword:"type",params:{type: "array"},schema:schema131.properties.data.type,parentSchema:schema131.properties.data,data:data2};
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
const err8 = {instancePath,schemaPath:"contract:/components/schemas/ListSegmentsResponseSuccess/type",keyword:"type",params:{type: "object"},schema:schema131.type,parentSchema:schema131,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate87.errors = vErrors;
return errors === 0;
}
validate87.evaluated = {"props":{"object":true,"has_more":true,"data":true},"dynamicProps":false,"dynamicItems":false};

exports.v59 = validate88;
const schema132 = {"$id":"contract:/segments/create.201.body","$ref":"contract:/components/schemas/CreateSegmentResponseSuccess"};
const schema133 = {"$id":"contract:/components/schemas/CreateSegmentResponseSuccess","type":"object","properties":{"id":{"type":"string"},"object":{"type":"string"}}};

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
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/CreateSegmentResponseSuccess/properties/id/type",keyword:"type",params:{type: "string"},schema:schema133.properties.id.type,parentSchema:schema133.properties.id,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.object !== undefined){
let data1 = data.object;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/object",schemaPath:"contract:/components/schemas/CreateSegmentResponseSuccess/properties/object/type",keyword:"type",params:{type: "string"},schema:schema133.properties.object.type,parentSchema:schema133.properties.object,data:data1};
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
const err2 = {instancePath,schemaPath:"contract:/components/schemas/CreateSegmentResponseSuccess/type",keyword:"type",params:{type: "object"},schema:schema133.type,parentSchema:schema133,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate88.errors = vErrors;
return errors === 0;
}
validate88.evaluated = {"props":{"id":true,"object":true},"dynamicProps":false,"dynamicItems":false};

exports.v60 = validate89;
const schema134 = {"$id":"contract:/segments/get.200.body","$ref":"contract:/components/schemas/GetSegmentResponseSuccess"};
const schema135 = {"$id":"contract:/components/schemas/GetSegmentResponseSuccess","type":"object","properties":{"id":{"type":"string"},"object":{"type":"string"},"name":{"type":"string"},"audience_id":{"type":"string"},"filter":{"type":"object"},"created_at":{"type":"string"}}};

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
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/GetSegmentResponseSuccess/properties/id/type",keyword:"type",params:{type: "string"},schema:schema135.properties.id.type,parentSchema:schema135.properties.id,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.object !== undefined){
let data1 = data.object;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/object",schemaPath:"contract:/components/schemas/GetSegmentResponseSuccess/properties/object/type",keyword:"type",params:{type: "string"},schema:schema135.properties.object.type,parentSchema:schema135.properties.object,data:data1};
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
let data2 = data.name;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/GetSegmentResponseSuccess/properties/name/type",keyword:"type",params:{type: "string"},schema:schema135.properties.name.type,parentSchema:schema135.properties.name,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.audience_id !== undefined){
let data3 = data.audience_id;
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/audience_id",schemaPath:"contract:/components/schemas/GetSegmentResponseSuccess/properties/audience_id/type",keyword:"type",params:{type: "string"},schema:schema135.properties.audience_id.type,parentSchema:schema135.properties.audience_id,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.filter !== undefined){
let data4 = data.filter;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
const err4 = {instancePath:instancePath+"/filter",schemaPath:"contract:/components/schemas/GetSegmentResponseSuccess/properties/filter/type",keyword:"type",params:{type: "object"},schema:schema135.properties.filter.type,parentSchema:schema135.properties.filter,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.created_at !== undefined){
let data5 = data.created_at;
if(typeof data5 !== "string"){
const err5 = {instancePath:instancePath+"/created_at",schemaPath:"contract:/components/schemas/GetSegmentResponseSuccess/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema135.properties.created_at.type,parentSchema:schema135.properties.created_at,data:data5};
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
const err6 = {instancePath,schemaPath:"contract:/components/schemas/GetSegmentResponseSuccess/type",keyword:"type",params:{type: "object"},schema:schema135.type,parentSchema:schema135,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate89.errors = vErrors;
return errors === 0;
}
validate89.evaluated = {"props":{"id":true,"object":true,"name":true,"audience_id":true,"filter":true,"created_at":true},"dynamicProps":false,"dynamicItems":false};

exports.v61 = validate90;
const schema136 = {"$id":"contract:/segments/remove.200.body","$ref":"contract:/components/schemas/RemoveSegmentResponseSuccess"};
const schema137 = {"$id":"contract:/components/schemas/RemoveSegmentResponseSuccess","type":"object","properties":{"id":{"type":"string"},"object":{"type":"string"},"deleted":{"type":"boolean"}}};

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
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/RemoveSegmentResponseSuccess/properties/id/type",keyword:"type",params:{type: "string"},schema:schema137.properties.id.type,parentSchema:schema137.properties.id,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.object !== undefined){
let data1 = data.object;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/object",schemaPath:"contract:/components/schemas/RemoveSegmentResponseSuccess/properties/object/type",keyword:"type",params:{type: "string"},schema:schema137.properties.object.type,parentSchema:schema137.properties.object,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.deleted !== undefined){
let data2 = data.deleted;
if(typeof data2 !== "boolean"){
const err2 = {instancePath:instancePath+"/deleted",schemaPath:"contract:/components/schemas/RemoveSegmentResponseSuccess/properties/deleted/type",keyword:"type",params:{type: "boolean"},schema:schema137.properties.deleted.type,parentSchema:schema137.properties.deleted,data:data2};
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
const err3 = {instancePath,schemaPath:"contract:/components/schemas/RemoveSegmentResponseSuccess/type",keyword:"type",params:{type: "object"},schema:schema137.type,parentSchema:schema137,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate90.errors = vErrors;
return errors === 0;
}
validate90.evaluated = {"props":{"id":true,"object":true,"deleted":true},"dynamicProps":false,"dynamicItems":false};

exports.v62 = validate91;
const schema138 = {"$id":"contract:/topics/list.200.body","$ref":"contract:/components/schemas/ListTopicsResponseSuccess"};
const schema139 = {"$id":"contract:/components/schemas/ListTopicsResponseSuccess","type":"object","properties":{"object":{"type":"string"},"has_more":{"type":"boolean"},"data":{"type":"array","items":{"type":"object","properties":{"id":{"type":"string"},"name":{"type":"string"},"description":{"type":"string"},"default_subscription":{"type":"string","enum":["opt_in","opt_out"]},"visibility":{"type":"string","enum":["public","private"]},"created_at":{"type":"string"}}}}}};

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
if(data.object !== undefined){
let data0 = data.object;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/object",schemaPath:"contract:/components/schemas/ListTopicsResponseSuccess/properties/object/type",keyword:"type",params:{type: "string"},schema:schema139.properties.object.type,parentSchema:schema139.properties.object,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.has_more !== undefined){
let data1 = data.has_more;
if(typeof data1 !== "boolean"){
const err1 = {instancePath:instancePath+"/has_more",schemaPath:"contract:/components/schemas/ListTopicsResponseSuccess/properties/has_more/type",keyword:"type",params:{type: "boolean"},schema:schema139.properties.has_more.type,parentSchema:schema139.properties.has_more,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.data !== undefined){
let data2 = data.data;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.id !== undefined){
let data4 = data3.id;
if(typeof data4 !== "string"){
const err2 = {instancePath:instancePath+"/data/" + i0+"/id",schemaPath:"contract:/components/schemas/ListTopicsResponseSuccess/properties/data/items/properties/id/type",keyword:"type",params:{type: "string"},schema:schema139.properties.data.items.properties.id.type,parentSchema:schema139.properties.data.items.properties.id,data:data4};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data3.name !== undefined){
let data5 = data3.name;
if(typeof data5 !== "string"){
const err3 = {instancePath:instancePath+"/data/" + i0+"/name",schemaPath:"contract:/components/schemas/ListTopicsResponseSuccess/properties/data/items/properties/name/type",keyword:"type",params:{type: "string"},schema:schema139.properties.data.items.properties.name.type,parentSchema:schema139.properties.data.items.properties.name,data:data5};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data3.description !== undefined){
let data6 = data3.description;
if(typeof data6 !== "string"){
const err4 = {instancePath:instancePath+"/data/" + i0+"/description",schemaPath:"contract:/components/schemas/ListTopicsResponseSuccess/properties/data/items/properties/description/type",keyword:"type",params:{type: "string"},schema:schema139.properties.data.items.properties.description.type,parentSchema:schema139.properties.data.items.properties.description,data:data6};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data3.default_subscription !== undefined){
let data7 = data3.default_subscription;
if(typeof data7 !== "string"){
const err5 = {instancePath:instancePath+"/data/" + i0+"/default_subscription",schemaPath:"contract:/components/schemas/ListTopicsResponseSuccess/properties/data/items/properties/default_subscription/type",keyword:"type",params:{type: "string"},schema:schema139.properties.data.items.properties.default_subscription.type,parentSchema:schema139.properties.data.items.properties.default_subscription,data:data7};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((data7 === "opt_in") || (data7 === "opt_out"))){
const err6 = {instancePath:instancePath+"/data/" + i0+"/default_subscription",schemaPath:"contract:/components/schemas/ListTopicsResponseSuccess/properties/data/items/properties/default_subscription/enum",keyword:"enum",params:{allowedValues: schema139.properties.data.items.properties.default_subscription.enum},schema:schema139.properties.data.items.properties.default_subscription.enum,parentSchema:schema139.properties.data.items.properties.default_subscription,data:data7};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data3.visibility !== undefined){
let data8 = data3.visibility;
if(typeof data8 !== "string"){
const err7 = {instancePath:instancePath+"/data/" + i0+"/visibility",schemaPath:"contract:/components/schemas/ListTopicsResponseSuccess/properties/data/items/properties/visibility/type",keyword:"type",params:{type: "string"},schema:schema139.properties.data.items.properties.visibility.type,parentSchema:schema139.properties.data.items.properties.visibility,data:data8};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((data8 === "public") || (data8 === "private"))){
const err8 = {instancePath:instancePath+"/data/" + i0+"/visibility",schemaPath:"contract:/components/schemas/ListTopicsResponseSuccess/properties/data/items/properties/visibility/enum",keyword:"enum",params:{allowedValues: schema139.properties.data.items.properties.visibility.enum},schema:schema139.properties.data.items.properties.visibility.enum,parentSchema:schema139.properties.data.items.properties.visibility,data:data8};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data3.created_at !== undefined){
let data9 = data3.created_at;
if(typeof data9 !== "string"){
const err9 = {instancePath:instancePath+"/data/" + i0+"/created_at",schemaPath:"contract:/components/schemas/ListTopicsResponseSuccess/properties/data/items/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema139.properties.data.items.properties.created_at.type,parentSchema:schema139.properties.data.items.properties.created_at,data:data9};
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
const err10 = {instancePath:instancePath+"/data/" + i0,schemaPath:"contract:/components/schemas/ListTopicsResponseSuccess/properties/data/items/type",keyword:"type",params:{type: "object"},schema:schema139.properties.data.items.type,parentSchema:schema139.properties.data.items,data:data3};
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
const err11 = {instancePath:instancePath+"/data",schemaPath:"contract:/components/schemas/ListTopicsResponseSuccess/properties/data/type",keyword:"type",params:{type: "array"},schema:schema139.properties.data.type,parentSchema:schema139.properties.data,data:data2};
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
const err12 = {instancePath,schemaPath:"contract:/components/schemas/ListTopicsResponseSuccess/type",keyword:"type",params:{type: "object"},schema:schema139.type,parentSchema:schema139,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate91.errors = vErrors;
return errors === 0;
}
validate91.evaluated = {"props":{"object":true,"has_more":true,"data":true},"dynamicProps":false,"dynamicItems":false};

exports.v63 = validate92;
const schema140 = {"$id":"contract:/topics/create.201.body","$ref":"contract:/components/schemas/CreateTopicResponseSuccess"};
const schema141 = {"$id":"contract:/components/schemas/CreateTopicResponseSuccess","type":"object","properties":{"id":{"type":"string"},"object":{"type":"string"}}};

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
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/CreateTopicResponseSuccess/properties/id/type",keyword:"type",params:{type: "string"},schema:schema141.properties.id.type,parentSchema:schema141.properties.id,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.object !== undefined){
let data1 = data.object;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/object",schemaPath:"contract:/components/schemas/CreateTopicResponseSuccess/properties/object/type",keyword:"type",params:{type: "string"},schema:schema141.properties.object.type,parentSchema:schema141.properties.object,data:data1};
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
const err2 = {instancePath,schemaPath:"contract:/components/schemas/CreateTopicResponseSuccess/type",keyword:"type",params:{type: "object"},schema:schema141.type,parentSchema:schema141,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate92.errors = vErrors;
return errors === 0;
}
validate92.evaluated = {"props":{"id":true,"object":true},"dynamicProps":false,"dynamicItems":false};

exports.v64 = validate93;
const schema142 = {"$id":"contract:/topics/get.200.body","$ref":"contract:/components/schemas/GetTopicResponseSuccess"};
const schema143 = {"$id":"contract:/components/schemas/GetTopicResponseSuccess","type":"object","properties":{"id":{"type":"string"},"object":{"type":"string"},"name":{"type":"string"},"description":{"type":"string"},"default_subscription":{"type":"string","enum":["opt_in","opt_out"]},"visibility":{"type":"string","enum":["public","private"]},"created_at":{"type":"string"}}};

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
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/GetTopicResponseSuccess/properties/id/type",keyword:"type",params:{type: "string"},schema:schema143.properties.id.type,parentSchema:schema143.properties.id,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.object !== undefined){
let data1 = data.object;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/object",schemaPath:"contract:/components/schemas/GetTopicResponseSuccess/properties/object/type",keyword:"type",params:{type: "string"},schema:schema143.properties.object.type,parentSchema:schema143.properties.object,data:data1};
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
let data2 = data.name;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/GetTopicResponseSuccess/properties/name/type",keyword:"type",params:{type: "string"},schema:schema143.properties.name.type,parentSchema:schema143.properties.name,data:data2};
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
let data3 = data.description;
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/description",schemaPath:"contract:/components/schemas/GetTopicResponseSuccess/properties/description/type",keyword:"type",params:{type: "string"},schema:schema143.properties.description.type,parentSchema:schema143.properties.description,data:data3};
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
let data4 = data.default_subscription;
if(typeof data4 !== "string"){
const err4 = {instancePath:instancePath+"/default_subscription",schemaPath:"contract:/components/schemas/GetTopicResponseSuccess/properties/default_subscription/type",keyword:"type",params:{type: "string"},schema:schema143.properties.default_subscription.type,parentSchema:schema143.properties.default_subscription,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((data4 === "opt_in") || (data4 === "opt_out"))){
const err5 = {instancePath:instancePath+"/default_subscription",schemaPath:"contract:/components/schemas/GetTopicResponseSuccess/properties/default_subscription/enum",keyword:"enum",params:{allowedValues: schema143.properties.default_subscription.enum},schema:schema143.properties.default_subscription.enum,parentSchema:schema143.properties.default_subscription,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.visibility !== undefined){
let data5 = data.visibility;
if(typeof data5 !== "string"){
const err6 = {instancePath:instancePath+"/visibility",schemaPath:"contract:/components/schemas/GetTopicResponseSuccess/properties/visibility/type",keyword:"type",params:{type: "string"},schema:schema143.properties.visibility.type,parentSchema:schema143.properties.visibility,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!((data5 === "public") || (data5 === "private"))){
const err7 = {instancePath:instancePath+"/visibility",schemaPath:"contract:/components/schemas/GetTopicResponseSuccess/properties/visibility/enum",keyword:"enum",params:{allowedValues: schema143.properties.visibility.enum},schema:schema143.properties.visibility.enum,parentSchema:schema143.properties.visibility,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.created_at !== undefined){
let data6 = data.created_at;
if(typeof data6 !== "string"){
const err8 = {instancePath:instancePath+"/created_at",schemaPath:"contract:/components/schemas/GetTopicResponseSuccess/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema143.properties.created_at.type,parentSchema:schema143.properties.created_at,data:data6};
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
const err9 = {instancePath,schemaPath:"contract:/components/schemas/GetTopicResponseSuccess/type",keyword:"type",params:{type: "object"},schema:schema143.type,parentSchema:schema143,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate93.errors = vErrors;
return errors === 0;
}
validate93.evaluated = {"props":{"id":true,"object":true,"name":true,"description":true,"default_subscription":true,"visibility":true,"created_at":true},"dynamicProps":false,"dynamicItems":false};

exports.v65 = validate94;
const schema144 = {"$id":"contract:/topics/remove.200.body","$ref":"contract:/components/schemas/RemoveTopicResponseSuccess"};
const schema145 = {"$id":"contract:/components/schemas/RemoveTopicResponseSuccess","type":"object","properties":{"id":{"type":"string"},"object":{"type":"string"},"deleted":{"type":"boolean"}}};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/RemoveTopicResponseSuccess/properties/id/type",keyword:"type",params:{type: "string"},schema:schema145.properties.id.type,parentSchema:schema145.properties.id,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.object !== undefined){
let data1 = data.object;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/object",schemaPath:"contract:/components/schemas/RemoveTopicResponseSuccess/properties/object/type",keyword:"type",params:{type: "string"},schema:schema145.properties.object.type,parentSchema:schema145.properties.object,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.deleted !== undefined){
let data2 = data.deleted;
if(typeof data2 !== "boolean"){
const err2 = {instancePath:instancePath+"/deleted",schemaPath:"contract:/components/schemas/RemoveTopicResponseSuccess/properties/deleted/type",keyword:"type",params:{type: "boolean"},schema:schema145.properties.deleted.type,parentSchema:schema145.properties.deleted,data:data2};
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
const err3 = {instancePath,schemaPath:"contract:/components/schemas/RemoveTopicResponseSuccess/type",keyword:"type",params:{type: "object"},schema:schema145.type,parentSchema:schema145,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate94.errors = vErrors;
return errors === 0;
}
validate94.evaluated = {"props":{"id":true,"object":true,"deleted":true},"dynamicProps":false,"dynamicItems":false};

exports.v66 = validate95;
const schema146 = {"$id":"contract:/topics/update.200.body","$ref":"contract:/components/schemas/UpdateTopicResponseSuccess"};
const schema147 = {"$id":"contract:/components/schemas/UpdateTopicResponseSuccess","type":"object","properties":{"id":{"type":"string"},"object":{"type":"string"}}};

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
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/UpdateTopicResponseSuccess/properties/id/type",keyword:"type",params:{type: "string"},schema:schema147.properties.id.type,parentSchema:schema147.properties.id,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.object !== undefined){
let data1 = data.object;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/object",schemaPath:"contract:/components/schemas/UpdateTopicResponseSuccess/properties/object/type",keyword:"type",params:{type: "string"},schema:schema147.properties.object.type,parentSchema:schema147.properties.object,data:data1};
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
const err2 = {instancePath,schemaPath:"contract:/components/schemas/UpdateTopicResponseSuccess/type",keyword:"type",params:{type: "object"},schema:schema147.type,parentSchema:schema147,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate95.errors = vErrors;
return errors === 0;
}
validate95.evaluated = {"props":{"id":true,"object":true},"dynamicProps":false,"dynamicItems":false};

exports.v67 = validate96;
const schema148 = {"$id":"contract:/contact-properties/list.200.body","$ref":"contract:/components/schemas/ListContactPropertiesResponseSuccess"};
const schema149 = {"$id":"contract:/components/schemas/ListContactPropertiesResponseSuccess","type":"object","properties":{"object":{"type":"string"},"has_more":{"type":"boolean"},"data":{"type":"array","items":{"type":"object","properties":{"id":{"type":"string"},"key":{"type":"string"},"type":{"type":"string"},"fallback_value":{"oneOf":[{"type":"string"},{"type":"number","double":true}]},"created_at":{"type":"string"}}}}}};

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
if(data.object !== undefined){
let data0 = data.object;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/object",schemaPath:"contract:/components/schemas/ListContactPropertiesResponseSuccess/properties/object/type",keyword:"type",params:{type: "string"},schema:schema149.properties.object.type,parentSchema:schema149.properties.object,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.has_more !== undefined){
let data1 = data.has_more;
if(typeof data1 !== "boolean"){
const err1 = {instancePath:instancePath+"/has_more",schemaPath:"contract:/components/schemas/ListContactPropertiesResponseSuccess/properties/has_more/type",keyword:"type",params:{type: "boolean"},schema:schema149.properties.has_more.type,parentSchema:schema149.properties.has_more,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.data !== undefined){
let data2 = data.data;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.id !== undefined){
let data4 = data3.id;
if(typeof data4 !== "string"){
const err2 = {instancePath:instancePath+"/data/" + i0+"/id",schemaPath:"contract:/components/schemas/ListContactPropertiesResponseSuccess/properties/data/items/properties/id/type",keyword:"type",params:{type: "string"},schema:schema149.properties.data.items.properties.id.type,parentSchema:schema149.properties.data.items.properties.id,data:data4};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data3.key !== undefined){
let data5 = data3.key;
if(typeof data5 !== "string"){
const err3 = {instancePath:instancePath+"/data/" + i0+"/key",schemaPath:"contract:/components/schemas/ListContactPropertiesResponseSuccess/properties/data/items/properties/key/type",keyword:"type",params:{type: "string"},schema:schema149.properties.data.items.properties.key.type,parentSchema:schema149.properties.data.items.properties.key,data:data5};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data3.type !== undefined){
let data6 = data3.type;
if(typeof data6 !== "string"){
const err4 = {instancePath:instancePath+"/data/" + i0+"/type",schemaPath:"contract:/components/schemas/ListContactPropertiesResponseSuccess/properties/data/items/properties/type/type",keyword:"type",params:{type: "string"},schema:schema149.properties.data.items.properties.type.type,parentSchema:schema149.properties.data.items.properties.type,data:data6};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data3.fallback_value !== undefined){
let data7 = data3.fallback_value;
const _errs17 = errors;
let valid5 = false;
let passing0 = null;
const _errs18 = errors;
if(typeof data7 !== "string"){
const err5 = {instancePath:instancePath+"/data/" + i0+"/fallback_value",schemaPath:"contract:/components/schemas/ListContactPropertiesResponseSuccess/properties/data/items/properties/fallback_value/oneOf/0/type",keyword:"type",params:{type: "string"},schema:schema149.properties.data.items.properties.fallback_value.oneOf[0].type,parentSchema:schema149.properties.data.items.properties.fallback_value.oneOf[0],data:data7};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs18 === errors;
if(_valid0){
valid5 = true;
passing0 = 0;
}
const _errs20 = errors;
if(!((typeof data7 == "number") && (isFinite(data7)))){
const err6 = {instancePath:instancePath+"/data/" + i0+"/fallback_value",schemaPath:"contract:/components/schemas/ListContactPropertiesResponseSuccess/properties/data/items/properties/fallback_value/oneOf/1/type",keyword:"type",params:{type: "number"},schema:schema149.properties.data.items.properties.fallback_value.oneOf[1].type,parentSchema:schema149.properties.data.items.properties.fallback_value.oneOf[1],data:data7};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data7 === "bigint"){
const err7 = {instancePath:instancePath+"/data/" + i0+"/fallback_value",schemaPath:"contract:/components/schemas/ListContactPropertiesResponseSuccess/properties/data/items/properties/fallback_value/oneOf/1/double",keyword:"double",params:{holder: data3, key: "fallback_value"},schema:true,parentSchema:schema149.properties.data.items.properties.fallback_value.oneOf[1],data:data7};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs20 === errors;
if(_valid0 && valid5){
valid5 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid5 = true;
passing0 = 1;
}
}
if(!valid5){
const err8 = {instancePath:instancePath+"/data/" + i0+"/fallback_value",schemaPath:"contract:/components/schemas/ListContactPropertiesResponseSuccess/properties/data/items/properties/fallback_value/oneOf",keyword:"oneOf",params:{errorCount: errors - _errs17, passingSchemas: passing0},schema:schema149.properties.data.items.properties.fallback_value.oneOf,parentSchema:schema149.properties.data.items.properties.fallback_value,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
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
if(data3.created_at !== undefined){
let data8 = data3.created_at;
if(typeof data8 !== "string"){
const err9 = {instancePath:instancePath+"/data/" + i0+"/created_at",schemaPath:"contract:/components/schemas/ListContactPropertiesResponseSuccess/properties/data/items/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema149.properties.data.items.properties.created_at.type,parentSchema:schema149.properties.data.items.properties.created_at,data:data8};
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
const err10 = {instancePath:instancePath+"/data/" + i0,schemaPath:"contract:/components/schemas/ListContactPropertiesResponseSuccess/properties/data/items/type",keyword:"type",params:{type: "object"},schema:schema149.properties.data.items.type,parentSchema:schema149.properties.data.items,data:data3};
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
const err11 = {instancePath:instancePath+"/data",schemaPath:"contract:/components/schemas/ListContactPropertiesResponseSuccess/properties/data/type",keyword:"type",params:{type: "array"},schema:schema149.properties.data.type,parentSchema:schema149.properties.data,data:data2};
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
const err12 = {instancePath,schemaPath:"contract:/components/schemas/ListContactPropertiesResponseSuccess/type",keyword:"type",params:{type: "object"},schema:schema149.type,parentSchema:schema149,data};
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
validate96.evaluated = {"props":{"object":true,"has_more":true,"data":true},"dynamicProps":false,"dynamicItems":false};

exports.v68 = validate97;
const schema150 = {"$id":"contract:/contact-properties/create.201.body","$ref":"contract:/components/schemas/CreateContactPropertyResponseSuccess"};
const schema151 = {"$id":"contract:/components/schemas/CreateContactPropertyResponseSuccess","type":"object","properties":{"id":{"type":"string"},"object":{"type":"string"}}};

function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate97.evaluated;
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
const err0 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/CreateContactPropertyResponseSuccess/properties/id/type",keyword:"type",params:{type: "string"},schema:schema151.properties.id.type,parentSchema:schema151.properties.id,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.object !== undefined){
let data1 = data.object;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/object",schemaPath:"contract:/components/schemas/CreateContactPropertyResponseSuccess/properties/object/type",keyword:"type",params:{type: "string"},schema:schema151.properties.object.type,parentSchema:schema151.properties.object,data:data1};
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
const err2 = {instancePath,schemaPath:"contract:/components/schemas/CreateContactPropertyResponseSuccess/type",keyword:"type",params:{type: "object"},schema:schema151.type,parentSchema:schema151,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate97.errors = vErrors;
return errors === 0;
}
validate97.evaluated = {"props":{"id":true,"object":true},"dynamicProps":false,"dynamicItems":false};

exports.v69 = validate98;
const schema152 = {"$id":"contract:/contact-properties/get.200.body","$ref":"contract:/components/schemas/GetContactPropertyResponseSuccess"};
const schema153 = {"$id":"contract:/components/schemas/GetContactPropertyResponseSuccess","type":"object","properties":{"object":{"type":"string"},"id":{"type":"string"},"key":{"type":"string"},"type":{"type":"string"},"fallback_value":{"oneOf":[{"type":"string"},{"type":"number","double":true}]},"created_at":{"type":"string"}}};

function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate98.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.object !== undefined){
let data0 = data.object;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/object",schemaPath:"contract:/components/schemas/GetContactPropertyResponseSuccess/properties/object/type",keyword:"type",params:{type: "string"},schema:schema153.properties.object.type,parentSchema:schema153.properties.object,data:data0};
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
let data1 = data.id;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/GetContactPropertyResponseSuccess/properties/id/type",keyword:"type",params:{type: "string"},schema:schema153.properties.id.type,parentSchema:schema153.properties.id,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.key !== undefined){
let data2 = data.key;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/key",schemaPath:"contract:/components/schemas/GetContactPropertyResponseSuccess/properties/key/type",keyword:"type",params:{type: "string"},schema:schema153.properties.key.type,parentSchema:schema153.properties.key,data:data2};
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
let data3 = data.type;
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/type",schemaPath:"contract:/components/schemas/GetContactPropertyResponseSuccess/properties/type/type",keyword:"type",params:{type: "string"},schema:schema153.properties.type.type,parentSchema:schema153.properties.type,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.fallback_value !== undefined){
let data4 = data.fallback_value;
const _errs11 = errors;
let valid2 = false;
let passing0 = null;
const _errs12 = errors;
if(typeof data4 !== "string"){
const err4 = {instancePath:instancePath+"/fallback_value",schemaPath:"contract:/components/schemas/GetContactPropertyResponseSuccess/properties/fallback_value/oneOf/0/type",keyword:"type",params:{type: "string"},schema:schema153.properties.fallback_value.oneOf[0].type,parentSchema:schema153.properties.fallback_value.oneOf[0],data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs12 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs14 = errors;
if(!((typeof data4 == "number") && (isFinite(data4)))){
const err5 = {instancePath:instancePath+"/fallback_value",schemaPath:"contract:/components/schemas/GetContactPropertyResponseSuccess/properties/fallback_value/oneOf/1/type",keyword:"type",params:{type: "number"},schema:schema153.properties.fallback_value.oneOf[1].type,parentSchema:schema153.properties.fallback_value.oneOf[1],data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data4 === "bigint"){
const err6 = {instancePath:instancePath+"/fallback_value",schemaPath:"contract:/components/schemas/GetContactPropertyResponseSuccess/properties/fallback_value/oneOf/1/double",keyword:"double",params:{holder: data, key: "fallback_value"},schema:true,parentSchema:schema153.properties.fallback_value.oneOf[1],data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs14 === errors;
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
const err7 = {instancePath:instancePath+"/fallback_value",schemaPath:"contract:/components/schemas/GetContactPropertyResponseSuccess/properties/fallback_value/oneOf",keyword:"oneOf",params:{errorCount: errors - _errs11, passingSchemas: passing0},schema:schema153.properties.fallback_value.oneOf,parentSchema:schema153.properties.fallback_value,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
}
if(data.created_at !== undefined){
let data5 = data.created_at;
if(typeof data5 !== "string"){
const err8 = {instancePath:instancePath+"/created_at",schemaPath:"contract:/components/schemas/GetContactPropertyResponseSuccess/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema153.properties.created_at.type,parentSchema:schema153.properties.created_at,data:data5};
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
const err9 = {instancePath,schemaPath:"contract:/components/schemas/GetContactPropertyResponseSuccess/type",keyword:"type",params:{type: "object"},schema:schema153.type,parentSchema:schema153,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate98.errors = vErrors;
return errors === 0;
}
validate98.evaluated = {"props":{"object":true,"id":true,"key":true,"type":true,"fallback_value":true,"created_at":true},"dynamicProps":false,"dynamicItems":false};

exports.v70 = validate99;
const schema154 = {"$id":"contract:/contact-properties/remove.200.body","$ref":"contract:/components/schemas/RemoveContactPropertyResponseSuccess"};
const schema155 = {"$id":"contract:/components/schemas/RemoveContactPropertyResponseSuccess","type":"object","properties":{"id":{"type":"string"},"object":{"type":"string"},"deleted":{"type":"boolean"}}};

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
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/RemoveContactPropertyResponseSuccess/properties/id/type",keyword:"type",params:{type: "string"},schema:schema155.properties.id.type,parentSchema:schema155.properties.id,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.object !== undefined){
let data1 = data.object;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/object",schemaPath:"contract:/components/schemas/RemoveContactPropertyResponseSuccess/properties/object/type",keyword:"type",params:{type: "string"},schema:schema155.properties.object.type,parentSchema:schema155.properties.object,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.deleted !== undefined){
let data2 = data.deleted;
if(typeof data2 !== "boolean"){
const err2 = {instancePath:instancePath+"/deleted",schemaPath:"contract:/components/schemas/RemoveContactPropertyResponseSuccess/properties/deleted/type",keyword:"type",params:{type: "boolean"},schema:schema155.properties.deleted.type,parentSchema:schema155.properties.deleted,data:data2};
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
const err3 = {instancePath,schemaPath:"contract:/components/schemas/RemoveContactPropertyResponseSuccess/type",keyword:"type",params:{type: "object"},schema:schema155.type,parentSchema:schema155,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate99.errors = vErrors;
return errors === 0;
}
validate99.evaluated = {"props":{"id":true,"object":true,"deleted":true},"dynamicProps":false,"dynamicItems":false};

exports.v71 = validate100;
const schema156 = {"$id":"contract:/contact-properties/update.200.body","$ref":"contract:/components/schemas/UpdateContactPropertyResponseSuccess"};
const schema157 = {"$id":"contract:/components/schemas/UpdateContactPropertyResponseSuccess","type":"object","properties":{"id":{"type":"string"},"object":{"type":"string"}}};

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
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/UpdateContactPropertyResponseSuccess/properties/id/type",keyword:"type",params:{type: "string"},schema:schema157.properties.id.type,parentSchema:schema157.properties.id,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.object !== undefined){
let data1 = data.object;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/object",schemaPath:"contract:/components/schemas/UpdateContactPropertyResponseSuccess/properties/object/type",keyword:"type",params:{type: "string"},schema:schema157.properties.object.type,parentSchema:schema157.properties.object,data:data1};
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
const err2 = {instancePath,schemaPath:"contract:/components/schemas/UpdateContactPropertyResponseSuccess/type",keyword:"type",params:{type: "object"},schema:schema157.type,parentSchema:schema157,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate100.errors = vErrors;
return errors === 0;
}
validate100.evaluated = {"props":{"id":true,"object":true},"dynamicProps":false,"dynamicItems":false};

exports.v72 = validate101;
const schema158 = {"$id":"contract:/contacts/list-segments.200.body","$ref":"contract:/components/schemas/ListContactSegmentsResponseSuccess"};
const schema159 = {"$id":"contract:/components/schemas/ListContactSegmentsResponseSuccess","type":"object","properties":{"object":{"type":"string"},"has_more":{"type":"boolean"},"data":{"type":"array","items":{"type":"object","properties":{"id":{"type":"string"},"name":{"type":"string"},"created_at":{"type":"string"}}}}}};

function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate101.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.object !== undefined){
let data0 = data.object;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/object",schemaPath:"contract:/components/schemas/ListContactSegmentsResponseSuccess/properties/object/type",keyword:"type",params:{type: "string"},schema:schema159.properties.object.type,parentSchema:schema159.properties.object,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.has_more !== undefined){
let data1 = data.has_more;
if(typeof data1 !== "boolean"){
const err1 = {instancePath:instancePath+"/has_more",schemaPath:"contract:/components/schemas/ListContactSegmentsResponseSuccess/properties/has_more/type",keyword:"type",params:{type: "boolean"},schema:schema159.properties.has_more.type,parentSchema:schema159.properties.has_more,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.data !== undefined){
let data2 = data.data;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.id !== undefined){
let data4 = data3.id;
if(typeof data4 !== "string"){
const err2 = {instancePath:instancePath+"/data/" + i0+"/id",schemaPath:"contract:/components/schemas/ListContactSegmentsResponseSuccess/properties/data/items/properties/id/type",keyword:"type",params:{type: "string"},schema:schema159.properties.data.items.properties.id.type,parentSchema:schema159.properties.data.items.properties.id,data:data4};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data3.name !== undefined){
let data5 = data3.name;
if(typeof data5 !== "string"){
const err3 = {instancePath:instancePath+"/data/" + i0+"/name",schemaPath:"contract:/components/schemas/ListContactSegmentsResponseSuccess/properties/data/items/properties/name/type",keyword:"type",params:{type: "string"},schema:schema159.properties.data.items.properties.name.type,parentSchema:schema159.properties.data.items.properties.name,data:data5};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data3.created_at !== undefined){
let data6 = data3.created_at;
if(typeof data6 !== "string"){
const err4 = {instancePath:instancePath+"/data/" + i0+"/created_at",schemaPath:"contract:/components/schemas/ListContactSegmentsResponseSuccess/properties/data/items/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema159.properties.data.items.properties.created_at.type,parentSchema:schema159.properties.data.items.properties.created_at,data:data6};
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
const err5 = {instancePath:instancePath+"/data/" + i0,schemaPath:"contract:/components/schemas/ListContactSegmentsResponseSuccess/properties/data/items/type",keyword:"type",params:{type: "object"},schema:schema159.properties.data.items.type,parentSchema:schema159.properties.data.items,data:data3};
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
const err6 = {instancePath:instancePath+"/data",schemaPath:"contract:/components/schemas/ListContactSegmentsResponseSuccess/properties/data/type",keyword:"type",params:{type: "array"},schema:schema159.properties.data.type,parentSchema:schema159.properties.data,data:data2};
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
const err7 = {instancePath,schemaPath:"contract:/components/schemas/ListContactSegmentsResponseSuccess/type",keyword:"type",params:{type: "object"},schema:schema159.type,parentSchema:schema159,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate101.errors = vErrors;
return errors === 0;
}
validate101.evaluated = {"props":{"object":true,"has_more":true,"data":true},"dynamicProps":false,"dynamicItems":false};

exports.v73 = validate102;
const schema160 = {"$id":"contract:/contacts/add-segment.200.body","$ref":"contract:/components/schemas/AddContactToSegmentResponseSuccess"};
const schema161 = {"$id":"contract:/components/schemas/AddContactToSegmentResponseSuccess","type":"object","properties":{"object":{"type":"string"},"contact_id":{"type":"string"},"segment_id":{"type":"string"}}};

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
if(data.object !== undefined){
let data0 = data.object;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/object",schemaPath:"contract:/components/schemas/AddContactToSegmentResponseSuccess/properties/object/type",keyword:"type",params:{type: "string"},schema:schema161.properties.object.type,parentSchema:schema161.properties.object,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.contact_id !== undefined){
let data1 = data.contact_id;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/contact_id",schemaPath:"contract:/components/schemas/AddContactToSegmentResponseSuccess/properties/contact_id/type",keyword:"type",params:{type: "string"},schema:schema161.properties.contact_id.type,parentSchema:schema161.properties.contact_id,data:data1};
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
const err2 = {instancePath:instancePath+"/segment_id",schemaPath:"contract:/components/schemas/AddContactToSegmentResponseSuccess/properties/segment_id/type",keyword:"type",params:{type: "string"},schema:schema161.properties.segment_id.type,parentSchema:schema161.properties.segment_id,data:data2};
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
const err3 = {instancePath,schemaPath:"contract:/components/schemas/AddContactToSegmentResponseSuccess/type",keyword:"type",params:{type: "object"},schema:schema161.type,parentSchema:schema161,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate102.errors = vErrors;
return errors === 0;
}
validate102.evaluated = {"props":{"object":true,"contact_id":true,"segment_id":true},"dynamicProps":false,"dynamicItems":false};

exports.v74 = validate103;
const schema162 = {"$id":"contract:/contacts/remove-segment.200.body","$ref":"contract:/components/schemas/RemoveContactFromSegmentResponseSuccess"};
const schema163 = {"$id":"contract:/components/schemas/RemoveContactFromSegmentResponseSuccess","type":"object","properties":{"object":{"type":"string"},"contact_id":{"type":"string"},"segment_id":{"type":"string"},"deleted":{"type":"boolean"}}};

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
if(data.object !== undefined){
let data0 = data.object;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/object",schemaPath:"contract:/components/schemas/RemoveContactFromSegmentResponseSuccess/properties/object/type",keyword:"type",params:{type: "string"},schema:schema163.properties.object.type,parentSchema:schema163.properties.object,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.contact_id !== undefined){
let data1 = data.contact_id;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/contact_id",schemaPath:"contract:/components/schemas/RemoveContactFromSegmentResponseSuccess/properties/contact_id/type",keyword:"type",params:{type: "string"},schema:schema163.properties.contact_id.type,parentSchema:schema163.properties.contact_id,data:data1};
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
const err2 = {instancePath:instancePath+"/segment_id",schemaPath:"contract:/components/schemas/RemoveContactFromSegmentResponseSuccess/properties/segment_id/type",keyword:"type",params:{type: "string"},schema:schema163.properties.segment_id.type,parentSchema:schema163.properties.segment_id,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.deleted !== undefined){
let data3 = data.deleted;
if(typeof data3 !== "boolean"){
const err3 = {instancePath:instancePath+"/deleted",schemaPath:"contract:/components/schemas/RemoveContactFromSegmentResponseSuccess/properties/deleted/type",keyword:"type",params:{type: "boolean"},schema:schema163.properties.deleted.type,parentSchema:schema163.properties.deleted,data:data3};
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
const err4 = {instancePath,schemaPath:"contract:/components/schemas/RemoveContactFromSegmentResponseSuccess/type",keyword:"type",params:{type: "object"},schema:schema163.type,parentSchema:schema163,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate103.errors = vErrors;
return errors === 0;
}
validate103.evaluated = {"props":{"object":true,"contact_id":true,"segment_id":true,"deleted":true},"dynamicProps":false,"dynamicItems":false};

exports.v75 = validate104;
const schema164 = {"$id":"contract:/contacts/list-topics.200.body","$ref":"contract:/components/schemas/GetContactTopicsResponseSuccess"};
const schema165 = {"$id":"contract:/components/schemas/GetContactTopicsResponseSuccess","type":"object","properties":{"object":{"type":"string"},"has_more":{"type":"boolean"},"data":{"type":"array","items":{"type":"object","properties":{"id":{"type":"string"},"name":{"type":"string"},"description":{"type":"string"},"subscription":{"type":"string","enum":["opt_in","opt_out"]}}}}}};

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
if(data.object !== undefined){
let data0 = data.object;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/object",schemaPath:"contract:/components/schemas/GetContactTopicsResponseSuccess/properties/object/type",keyword:"type",params:{type: "string"},schema:schema165.properties.object.type,parentSchema:schema165.properties.object,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.has_more !== undefined){
let data1 = data.has_more;
if(typeof data1 !== "boolean"){
const err1 = {instancePath:instancePath+"/has_more",schemaPath:"contract:/components/schemas/GetContactTopicsResponseSuccess/properties/has_more/type",keyword:"type",params:{type: "boolean"},schema:schema165.properties.has_more.type,parentSchema:schema165.properties.has_more,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.data !== undefined){
let data2 = data.data;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.id !== undefined){
let data4 = data3.id;
if(typeof data4 !== "string"){
const err2 = {instancePath:instancePath+"/data/" + i0+"/id",schemaPath:"contract:/components/schemas/GetContactTopicsResponseSuccess/properties/data/items/properties/id/type",keyword:"type",params:{type: "string"},schema:schema165.properties.data.items.properties.id.type,parentSchema:schema165.properties.data.items.properties.id,data:data4};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data3.name !== undefined){
let data5 = data3.name;
if(typeof data5 !== "string"){
const err3 = {instancePath:instancePath+"/data/" + i0+"/name",schemaPath:"contract:/components/schemas/GetContactTopicsResponseSuccess/properties/data/items/properties/name/type",keyword:"type",params:{type: "string"},schema:schema165.properties.data.items.properties.name.type,parentSchema:schema165.properties.data.items.properties.name,data:data5};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data3.description !== undefined){
let data6 = data3.description;
if(typeof data6 !== "string"){
const err4 = {instancePath:instancePath+"/data/" + i0+"/description",schemaPath:"contract:/components/schemas/GetContactTopicsResponseSuccess/properties/data/items/properties/description/type",keyword:"type",params:{type: "string"},schema:schema165.properties.data.items.properties.description.type,parentSchema:schema165.properties.data.items.properties.description,data:data6};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data3.subscription !== undefined){
let data7 = data3.subscription;
if(typeof data7 !== "string"){
const err5 = {instancePath:instancePath+"/data/" + i0+"/subscription",schemaPath:"contract:/components/schemas/GetContactTopicsResponseSuccess/properties/data/items/properties/subscription/type",keyword:"type",params:{type: "string"},schema:schema165.properties.data.items.properties.subscription.type,parentSchema:schema165.properties.data.items.properties.subscription,data:data7};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((data7 === "opt_in") || (data7 === "opt_out"))){
const err6 = {instancePath:instancePath+"/data/" + i0+"/subscription",schemaPath:"contract:/components/schemas/GetContactTopicsResponseSuccess/properties/data/items/properties/subscription/enum",keyword:"enum",params:{allowedValues: schema165.properties.data.items.properties.subscription.enum},schema:schema165.properties.data.items.properties.subscription.enum,parentSchema:schema165.properties.data.items.properties.subscription,data:data7};
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
const err7 = {instancePath:instancePath+"/data/" + i0,schemaPath:"contract:/components/schemas/GetContactTopicsResponseSuccess/properties/data/items/type",keyword:"type",params:{type: "object"},schema:schema165.properties.data.items.type,parentSchema:schema165.properties.data.items,data:data3};
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
const err8 = {instancePath:instancePath+"/data",schemaPath:"contract:/components/schemas/GetContactTopicsResponseSuccess/properties/data/type",keyword:"type",params:{type: "array"},schema:schema165.properties.data.type,parentSchema:schema165.properties.data,data:data2};
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
const err9 = {instancePath,schemaPath:"contract:/components/schemas/GetContactTopicsResponseSuccess/type",keyword:"type",params:{type: "object"},schema:schema165.type,parentSchema:schema165,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate104.errors = vErrors;
return errors === 0;
}
validate104.evaluated = {"props":{"object":true,"has_more":true,"data":true},"dynamicProps":false,"dynamicItems":false};

exports.v76 = validate105;
const schema166 = {"$id":"contract:/contacts/update-topics.200.body","$ref":"contract:/components/schemas/UpdateContactTopicsResponseSuccess"};
const schema167 = {"$id":"contract:/components/schemas/UpdateContactTopicsResponseSuccess","type":"object","properties":{"object":{"type":"string"},"contact_id":{"type":"string"},"topics":{"type":"array","items":{"type":"object","properties":{"id":{"type":"string"},"subscription":{"type":"string","enum":["opt_in","opt_out"]}}}}}};

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
if(data.object !== undefined){
let data0 = data.object;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/object",schemaPath:"contract:/components/schemas/UpdateContactTopicsResponseSuccess/properties/object/type",keyword:"type",params:{type: "string"},schema:schema167.properties.object.type,parentSchema:schema167.properties.object,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.contact_id !== undefined){
let data1 = data.contact_id;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/contact_id",schemaPath:"contract:/components/schemas/UpdateContactTopicsResponseSuccess/properties/contact_id/type",keyword:"type",params:{type: "string"},schema:schema167.properties.contact_id.type,parentSchema:schema167.properties.contact_id,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.topics !== undefined){
let data2 = data.topics;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.id !== undefined){
let data4 = data3.id;
if(typeof data4 !== "string"){
const err2 = {instancePath:instancePath+"/topics/" + i0+"/id",schemaPath:"contract:/components/schemas/UpdateContactTopicsResponseSuccess/properties/topics/items/properties/id/type",keyword:"type",params:{type: "string"},schema:schema167.properties.topics.items.properties.id.type,parentSchema:schema167.properties.topics.items.properties.id,data:data4};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data3.subscription !== undefined){
let data5 = data3.subscription;
if(typeof data5 !== "string"){
const err3 = {instancePath:instancePath+"/topics/" + i0+"/subscription",schemaPath:"contract:/components/schemas/UpdateContactTopicsResponseSuccess/properties/topics/items/properties/subscription/type",keyword:"type",params:{type: "string"},schema:schema167.properties.topics.items.properties.subscription.type,parentSchema:schema167.properties.topics.items.properties.subscription,data:data5};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((data5 === "opt_in") || (data5 === "opt_out"))){
const err4 = {instancePath:instancePath+"/topics/" + i0+"/subscription",schemaPath:"contract:/components/schemas/UpdateContactTopicsResponseSuccess/properties/topics/items/properties/subscription/enum",keyword:"enum",params:{allowedValues: schema167.properties.topics.items.properties.subscription.enum},schema:schema167.properties.topics.items.properties.subscription.enum,parentSchema:schema167.properties.topics.items.properties.subscription,data:data5};
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
const err5 = {instancePath:instancePath+"/topics/" + i0,schemaPath:"contract:/components/schemas/UpdateContactTopicsResponseSuccess/properties/topics/items/type",keyword:"type",params:{type: "object"},schema:schema167.properties.topics.items.type,parentSchema:schema167.properties.topics.items,data:data3};
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
const err6 = {instancePath:instancePath+"/topics",schemaPath:"contract:/components/schemas/UpdateContactTopicsResponseSuccess/properties/topics/type",keyword:"type",params:{type: "array"},schema:schema167.properties.topics.type,parentSchema:schema167.properties.topics,data:data2};
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
const err7 = {instancePath,schemaPath:"contract:/components/schemas/UpdateContactTopicsResponseSuccess/type",keyword:"type",params:{type: "object"},schema:schema167.type,parentSchema:schema167,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate105.errors = vErrors;
return errors === 0;
}
validate105.evaluated = {"props":{"object":true,"contact_id":true,"topics":true},"dynamicProps":false,"dynamicItems":false};

exports.v77 = validate106;
const schema168 = {"$id":"contract:/logs/list.200.body","$ref":"contract:/components/schemas/ListLogsResponse"};
const schema169 = {"$id":"contract:/components/schemas/ListLogsResponse","type":"object","properties":{"object":{"type":"string"},"has_more":{"type":"boolean"},"data":{"type":"array","items":{"$ref":"contract:/components/schemas/LogSummary"}}}};
const schema170 = {"$id":"contract:/components/schemas/LogSummary","type":"object","properties":{"id":{"type":"string","format":"uuid"},"created_at":{"type":"string"},"endpoint":{"type":"string"},"method":{"type":"string","enum":["GET","POST","PUT","DELETE","PATCH","OPTIONS"]},"response_status":{"type":"integer","safeInteger":true},"user_agent":{"type":["string","null"]}}};

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
if(data.object !== undefined){
let data0 = data.object;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type: "string"},schema:schema169.properties.object.type,parentSchema:schema169.properties.object,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.has_more !== undefined){
let data1 = data.has_more;
if(typeof data1 !== "boolean"){
const err1 = {instancePath:instancePath+"/has_more",schemaPath:"#/properties/has_more/type",keyword:"type",params:{type: "boolean"},schema:schema169.properties.has_more.type,parentSchema:schema169.properties.has_more,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.data !== undefined){
let data2 = data.data;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.id !== undefined){
let data4 = data3.id;
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
const err2 = {instancePath:instancePath+"/data/" + i0+"/id",schemaPath:"contract:/components/schemas/LogSummary/properties/id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema170.properties.id,data:data4};
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
const err3 = {instancePath:instancePath+"/data/" + i0+"/id",schemaPath:"contract:/components/schemas/LogSummary/properties/id/type",keyword:"type",params:{type: "string"},schema:schema170.properties.id.type,parentSchema:schema170.properties.id,data:data4};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data3.created_at !== undefined){
let data5 = data3.created_at;
if(typeof data5 !== "string"){
const err4 = {instancePath:instancePath+"/data/" + i0+"/created_at",schemaPath:"contract:/components/schemas/LogSummary/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema170.properties.created_at.type,parentSchema:schema170.properties.created_at,data:data5};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data3.endpoint !== undefined){
let data6 = data3.endpoint;
if(typeof data6 !== "string"){
const err5 = {instancePath:instancePath+"/data/" + i0+"/endpoint",schemaPath:"contract:/components/schemas/LogSummary/properties/endpoint/type",keyword:"type",params:{type: "string"},schema:schema170.properties.endpoint.type,parentSchema:schema170.properties.endpoint,data:data6};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data3.method !== undefined){
let data7 = data3.method;
if(typeof data7 !== "string"){
const err6 = {instancePath:instancePath+"/data/" + i0+"/method",schemaPath:"contract:/components/schemas/LogSummary/properties/method/type",keyword:"type",params:{type: "string"},schema:schema170.properties.method.type,parentSchema:schema170.properties.method,data:data7};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!((((((data7 === "GET") || (data7 === "POST")) || (data7 === "PUT")) || (data7 === "DELETE")) || (data7 === "PATCH")) || (data7 === "OPTIONS"))){
const err7 = {instancePath:instancePath+"/data/" + i0+"/method",schemaPath:"contract:/components/schemas/LogSummary/properties/method/enum",keyword:"enum",params:{allowedValues: schema170.properties.method.enum},schema:schema170.properties.method.enum,parentSchema:schema170.properties.method,data:data7};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data3.response_status !== undefined){
let data8 = data3.response_status;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err8 = {instancePath:instancePath+"/data/" + i0+"/response_status",schemaPath:"contract:/components/schemas/LogSummary/properties/response_status/type",keyword:"type",params:{type: "integer"},schema:schema170.properties.response_status.type,parentSchema:schema170.properties.response_status,data:data8};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(Math.abs(data8) > 9007199254740991){
const err9 = {instancePath:instancePath+"/data/" + i0+"/response_status",schemaPath:"contract:/components/schemas/LogSummary/properties/response_status/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema170.properties.response_status,data:data8};
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
if(data3.user_agent !== undefined){
let data9 = data3.user_agent;
if((typeof data9 !== "string") && (data9 !== null)){
const err10 = {instancePath:instancePath+"/data/" + i0+"/user_agent",schemaPath:"contract:/components/schemas/LogSummary/properties/user_agent/type",keyword:"type",params:{type: schema170.properties.user_agent.type},schema:schema170.properties.user_agent.type,parentSchema:schema170.properties.user_agent,data:data9};
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
const err11 = {instancePath:instancePath+"/data/" + i0,schemaPath:"contract:/components/schemas/LogSummary/type",keyword:"type",params:{type: "object"},schema:schema170.type,parentSchema:schema170,data:data3};
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
const err12 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema169.properties.data.type,parentSchema:schema169.properties.data,data:data2};
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
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema169.type,parentSchema:schema169,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate107.errors = vErrors;
return errors === 0;
}
validate107.evaluated = {"props":{"object":true,"has_more":true,"data":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate107.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate107.errors);
errors = vErrors.length;
}
validate106.errors = vErrors;
return errors === 0;
}
validate106.evaluated = {"props":{"object":true,"has_more":true,"data":true},"dynamicProps":false,"dynamicItems":false};

exports.v78 = validate109;
const schema171 = {"$id":"contract:/logs/get.200.body","$ref":"contract:/components/schemas/Log"};
const schema172 = {"$id":"contract:/components/schemas/Log","type":"object","properties":{"object":{"type":"string"},"id":{"type":"string","format":"uuid"},"created_at":{"type":"string"},"endpoint":{"type":"string"},"method":{"type":"string","enum":["GET","POST","PUT","DELETE","PATCH","OPTIONS"]},"response_status":{"type":"integer","safeInteger":true},"user_agent":{"type":["string","null"]},"request_body":{"type":["object","null"]},"response_body":{"type":["object","null"]}}};

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
if(data.object !== undefined){
let data0 = data.object;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/object",schemaPath:"contract:/components/schemas/Log/properties/object/type",keyword:"type",params:{type: "string"},schema:schema172.properties.object.type,parentSchema:schema172.properties.object,data:data0};
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
let data1 = data.id;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err1 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/Log/properties/id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema172.properties.id,data:data1};
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
const err2 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/Log/properties/id/type",keyword:"type",params:{type: "string"},schema:schema172.properties.id.type,parentSchema:schema172.properties.id,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.created_at !== undefined){
let data2 = data.created_at;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/created_at",schemaPath:"contract:/components/schemas/Log/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema172.properties.created_at.type,parentSchema:schema172.properties.created_at,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.endpoint !== undefined){
let data3 = data.endpoint;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/endpoint",schemaPath:"contract:/components/schemas/Log/properties/endpoint/type",keyword:"type",params:{type: "string"},schema:schema172.properties.endpoint.type,parentSchema:schema172.properties.endpoint,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.method !== undefined){
let data4 = data.method;
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/method",schemaPath:"contract:/components/schemas/Log/properties/method/type",keyword:"type",params:{type: "string"},schema:schema172.properties.method.type,parentSchema:schema172.properties.method,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((((data4 === "GET") || (data4 === "POST")) || (data4 === "PUT")) || (data4 === "DELETE")) || (data4 === "PATCH")) || (data4 === "OPTIONS"))){
const err6 = {instancePath:instancePath+"/method",schemaPath:"contract:/components/schemas/Log/properties/method/enum",keyword:"enum",params:{allowedValues: schema172.properties.method.enum},schema:schema172.properties.method.enum,parentSchema:schema172.properties.method,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.response_status !== undefined){
let data5 = data.response_status;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err7 = {instancePath:instancePath+"/response_status",schemaPath:"contract:/components/schemas/Log/properties/response_status/type",keyword:"type",params:{type: "integer"},schema:schema172.properties.response_status.type,parentSchema:schema172.properties.response_status,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(Math.abs(data5) > 9007199254740991){
const err8 = {instancePath:instancePath+"/response_status",schemaPath:"contract:/components/schemas/Log/properties/response_status/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema172.properties.response_status,data:data5};
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
if(data.user_agent !== undefined){
let data6 = data.user_agent;
if((typeof data6 !== "string") && (data6 !== null)){
const err9 = {instancePath:instancePath+"/user_agent",schemaPath:"contract:/components/schemas/Log/properties/user_agent/type",keyword:"type",params:{type: schema172.properties.user_agent.type},schema:schema172.properties.user_agent.type,parentSchema:schema172.properties.user_agent,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.request_body !== undefined){
let data7 = data.request_body;
if((!(data7 && typeof data7 == "object" && !Array.isArray(data7))) && (data7 !== null)){
const err10 = {instancePath:instancePath+"/request_body",schemaPath:"contract:/components/schemas/Log/properties/request_body/type",keyword:"type",params:{type: schema172.properties.request_body.type},schema:schema172.properties.request_body.type,parentSchema:schema172.properties.request_body,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.response_body !== undefined){
let data8 = data.response_body;
if((!(data8 && typeof data8 == "object" && !Array.isArray(data8))) && (data8 !== null)){
const err11 = {instancePath:instancePath+"/response_body",schemaPath:"contract:/components/schemas/Log/properties/response_body/type",keyword:"type",params:{type: schema172.properties.response_body.type},schema:schema172.properties.response_body.type,parentSchema:schema172.properties.response_body,data:data8};
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
const err12 = {instancePath,schemaPath:"contract:/components/schemas/Log/type",keyword:"type",params:{type: "object"},schema:schema172.type,parentSchema:schema172,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate109.errors = vErrors;
return errors === 0;
}
validate109.evaluated = {"props":{"object":true,"id":true,"created_at":true,"endpoint":true,"method":true,"response_status":true,"user_agent":true,"request_body":true,"response_body":true},"dynamicProps":false,"dynamicItems":false};

exports.v79 = validate110;
const schema173 = {"$id":"contract:/automations/list.200.body","$ref":"contract:/components/schemas/ListAutomationsResponse"};
const schema174 = {"$id":"contract:/components/schemas/ListAutomationsResponse","type":"object","properties":{"object":{"type":"string"},"has_more":{"type":"boolean"},"data":{"type":"array","items":{"$ref":"contract:/components/schemas/AutomationListItem"}}}};
const schema175 = {"$id":"contract:/components/schemas/AutomationListItem","type":"object","properties":{"id":{"type":"string"},"name":{"type":"string"},"status":{"type":"string","enum":["enabled","disabled"]},"created_at":{"type":"string"},"updated_at":{"type":"string"}}};

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
if(data.object !== undefined){
let data0 = data.object;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type: "string"},schema:schema174.properties.object.type,parentSchema:schema174.properties.object,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.has_more !== undefined){
let data1 = data.has_more;
if(typeof data1 !== "boolean"){
const err1 = {instancePath:instancePath+"/has_more",schemaPath:"#/properties/has_more/type",keyword:"type",params:{type: "boolean"},schema:schema174.properties.has_more.type,parentSchema:schema174.properties.has_more,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.data !== undefined){
let data2 = data.data;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.id !== undefined){
let data4 = data3.id;
if(typeof data4 !== "string"){
const err2 = {instancePath:instancePath+"/data/" + i0+"/id",schemaPath:"contract:/components/schemas/AutomationListItem/properties/id/type",keyword:"type",params:{type: "string"},schema:schema175.properties.id.type,parentSchema:schema175.properties.id,data:data4};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data3.name !== undefined){
let data5 = data3.name;
if(typeof data5 !== "string"){
const err3 = {instancePath:instancePath+"/data/" + i0+"/name",schemaPath:"contract:/components/schemas/AutomationListItem/properties/name/type",keyword:"type",params:{type: "string"},schema:schema175.properties.name.type,parentSchema:schema175.properties.name,data:data5};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data3.status !== undefined){
let data6 = data3.status;
if(typeof data6 !== "string"){
const err4 = {instancePath:instancePath+"/data/" + i0+"/status",schemaPath:"contract:/components/schemas/AutomationListItem/properties/status/type",keyword:"type",params:{type: "string"},schema:schema175.properties.status.type,parentSchema:schema175.properties.status,data:data6};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((data6 === "enabled") || (data6 === "disabled"))){
const err5 = {instancePath:instancePath+"/data/" + i0+"/status",schemaPath:"contract:/components/schemas/AutomationListItem/properties/status/enum",keyword:"enum",params:{allowedValues: schema175.properties.status.enum},schema:schema175.properties.status.enum,parentSchema:schema175.properties.status,data:data6};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data3.created_at !== undefined){
let data7 = data3.created_at;
if(typeof data7 !== "string"){
const err6 = {instancePath:instancePath+"/data/" + i0+"/created_at",schemaPath:"contract:/components/schemas/AutomationListItem/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema175.properties.created_at.type,parentSchema:schema175.properties.created_at,data:data7};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data3.updated_at !== undefined){
let data8 = data3.updated_at;
if(typeof data8 !== "string"){
const err7 = {instancePath:instancePath+"/data/" + i0+"/updated_at",schemaPath:"contract:/components/schemas/AutomationListItem/properties/updated_at/type",keyword:"type",params:{type: "string"},schema:schema175.properties.updated_at.type,parentSchema:schema175.properties.updated_at,data:data8};
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
const err8 = {instancePath:instancePath+"/data/" + i0,schemaPath:"contract:/components/schemas/AutomationListItem/type",keyword:"type",params:{type: "object"},schema:schema175.type,parentSchema:schema175,data:data3};
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
const err9 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema174.properties.data.type,parentSchema:schema174.properties.data,data:data2};
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
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema174.type,parentSchema:schema174,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate111.errors = vErrors;
return errors === 0;
}
validate111.evaluated = {"props":{"object":true,"has_more":true,"data":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate111.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate111.errors);
errors = vErrors.length;
}
validate110.errors = vErrors;
return errors === 0;
}
validate110.evaluated = {"props":{"object":true,"has_more":true,"data":true},"dynamicProps":false,"dynamicItems":false};

exports.v80 = validate113;
const schema176 = {"$id":"contract:/automations/create.201.body","$ref":"contract:/components/schemas/CreateAutomationResponse"};
const schema177 = {"$id":"contract:/components/schemas/CreateAutomationResponse","type":"object","properties":{"object":{"type":"string"},"id":{"type":"string"}}};

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
if(data.object !== undefined){
let data0 = data.object;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/object",schemaPath:"contract:/components/schemas/CreateAutomationResponse/properties/object/type",keyword:"type",params:{type: "string"},schema:schema177.properties.object.type,parentSchema:schema177.properties.object,data:data0};
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
let data1 = data.id;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/CreateAutomationResponse/properties/id/type",keyword:"type",params:{type: "string"},schema:schema177.properties.id.type,parentSchema:schema177.properties.id,data:data1};
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
const err2 = {instancePath,schemaPath:"contract:/components/schemas/CreateAutomationResponse/type",keyword:"type",params:{type: "object"},schema:schema177.type,parentSchema:schema177,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate113.errors = vErrors;
return errors === 0;
}
validate113.evaluated = {"props":{"object":true,"id":true},"dynamicProps":false,"dynamicItems":false};

exports.v81 = validate114;
const schema178 = {"$id":"contract:/automations/get.200.body","$ref":"contract:/components/schemas/Automation"};
const schema179 = {"$id":"contract:/components/schemas/Automation","type":"object","properties":{"object":{"type":"string"},"id":{"type":"string"},"name":{"type":"string"},"status":{"type":"string","enum":["enabled","disabled"]},"created_at":{"type":"string"},"updated_at":{"type":"string"},"steps":{"type":"array","items":{"$ref":"contract:/components/schemas/AutomationStepResponse"}},"connections":{"type":"array","items":{"$ref":"contract:/components/schemas/AutomationConnection"}}}};
const schema180 = {"$id":"contract:/components/schemas/AutomationStepResponse","type":"object","properties":{"key":{"type":"string"},"type":{"type":"string","enum":["trigger","send_email","delay","wait_for_event","condition","contact_update","contact_delete","add_to_segment"]},"config":{"type":"object"}}};
const schema181 = {"$id":"contract:/components/schemas/AutomationConnection","type":"object","required":["from","to"],"properties":{"from":{"type":"string"},"to":{"type":"string"},"type":{"type":"string","enum":["default","condition_met","condition_not_met","timeout","event_received"]}}};

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
if(data.object !== undefined){
let data0 = data.object;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type: "string"},schema:schema179.properties.object.type,parentSchema:schema179.properties.object,data:data0};
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
let data1 = data.id;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema179.properties.id.type,parentSchema:schema179.properties.id,data:data1};
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
let data2 = data.name;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema179.properties.name.type,parentSchema:schema179.properties.name,data:data2};
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
let data3 = data.status;
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},schema:schema179.properties.status.type,parentSchema:schema179.properties.status,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((data3 === "enabled") || (data3 === "disabled"))){
const err4 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema179.properties.status.enum},schema:schema179.properties.status.enum,parentSchema:schema179.properties.status,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.created_at !== undefined){
let data4 = data.created_at;
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema179.properties.created_at.type,parentSchema:schema179.properties.created_at,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.updated_at !== undefined){
let data5 = data.updated_at;
if(typeof data5 !== "string"){
const err6 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type: "string"},schema:schema179.properties.updated_at.type,parentSchema:schema179.properties.updated_at,data:data5};
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
let data6 = data.steps;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.key !== undefined){
let data8 = data7.key;
if(typeof data8 !== "string"){
const err7 = {instancePath:instancePath+"/steps/" + i0+"/key",schemaPath:"contract:/components/schemas/AutomationStepResponse/properties/key/type",keyword:"type",params:{type: "string"},schema:schema180.properties.key.type,parentSchema:schema180.properties.key,data:data8};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data7.type !== undefined){
let data9 = data7.type;
if(typeof data9 !== "string"){
const err8 = {instancePath:instancePath+"/steps/" + i0+"/type",schemaPath:"contract:/components/schemas/AutomationStepResponse/properties/type/type",keyword:"type",params:{type: "string"},schema:schema180.properties.type.type,parentSchema:schema180.properties.type,data:data9};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((((((((data9 === "trigger") || (data9 === "send_email")) || (data9 === "delay")) || (data9 === "wait_for_event")) || (data9 === "condition")) || (data9 === "contact_update")) || (data9 === "contact_delete")) || (data9 === "add_to_segment"))){
const err9 = {instancePath:instancePath+"/steps/" + i0+"/type",schemaPath:"contract:/components/schemas/AutomationStepResponse/properties/type/enum",keyword:"enum",params:{allowedValues: schema180.properties.type.enum},schema:schema180.properties.type.enum,parentSchema:schema180.properties.type,data:data9};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data7.config !== undefined){
let data10 = data7.config;
if(!(data10 && typeof data10 == "object" && !Array.isArray(data10))){
const err10 = {instancePath:instancePath+"/steps/" + i0+"/config",schemaPath:"contract:/components/schemas/AutomationStepResponse/properties/config/type",keyword:"type",params:{type: "object"},schema:schema180.properties.config.type,parentSchema:schema180.properties.config,data:data10};
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
const err11 = {instancePath:instancePath+"/steps/" + i0,schemaPath:"contract:/components/schemas/AutomationStepResponse/type",keyword:"type",params:{type: "object"},schema:schema180.type,parentSchema:schema180,data:data7};
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
const err12 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/type",keyword:"type",params:{type: "array"},schema:schema179.properties.steps.type,parentSchema:schema179.properties.steps,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.connections !== undefined){
let data11 = data.connections;
if(Array.isArray(data11)){
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.from === undefined){
const err13 = {instancePath:instancePath+"/connections/" + i1,schemaPath:"contract:/components/schemas/AutomationConnection/required",keyword:"required",params:{missingProperty: "from"},schema:schema181.required,parentSchema:schema181,data:data12};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data12.to === undefined){
const err14 = {instancePath:instancePath+"/connections/" + i1,schemaPath:"contract:/components/schemas/AutomationConnection/required",keyword:"required",params:{missingProperty: "to"},schema:schema181.required,parentSchema:schema181,data:data12};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data12.from !== undefined){
let data13 = data12.from;
if(typeof data13 !== "string"){
const err15 = {instancePath:instancePath+"/connections/" + i1+"/from",schemaPath:"contract:/components/schemas/AutomationConnection/properties/from/type",keyword:"type",params:{type: "string"},schema:schema181.properties.from.type,parentSchema:schema181.properties.from,data:data13};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data12.to !== undefined){
let data14 = data12.to;
if(typeof data14 !== "string"){
const err16 = {instancePath:instancePath+"/connections/" + i1+"/to",schemaPath:"contract:/components/schemas/AutomationConnection/properties/to/type",keyword:"type",params:{type: "string"},schema:schema181.properties.to.type,parentSchema:schema181.properties.to,data:data14};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data12.type !== undefined){
let data15 = data12.type;
if(typeof data15 !== "string"){
const err17 = {instancePath:instancePath+"/connections/" + i1+"/type",schemaPath:"contract:/components/schemas/AutomationConnection/properties/type/type",keyword:"type",params:{type: "string"},schema:schema181.properties.type.type,parentSchema:schema181.properties.type,data:data15};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(((((data15 === "default") || (data15 === "condition_met")) || (data15 === "condition_not_met")) || (data15 === "timeout")) || (data15 === "event_received"))){
const err18 = {instancePath:instancePath+"/connections/" + i1+"/type",schemaPath:"contract:/components/schemas/AutomationConnection/properties/type/enum",keyword:"enum",params:{allowedValues: schema181.properties.type.enum},schema:schema181.properties.type.enum,parentSchema:schema181.properties.type,data:data15};
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
const err19 = {instancePath:instancePath+"/connections/" + i1,schemaPath:"contract:/components/schemas/AutomationConnection/type",keyword:"type",params:{type: "object"},schema:schema181.type,parentSchema:schema181,data:data12};
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
const err20 = {instancePath:instancePath+"/connections",schemaPath:"#/properties/connections/type",keyword:"type",params:{type: "array"},schema:schema179.properties.connections.type,parentSchema:schema179.properties.connections,data:data11};
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
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema179.type,parentSchema:schema179,data};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate115.errors = vErrors;
return errors === 0;
}
validate115.evaluated = {"props":{"object":true,"id":true,"name":true,"status":true,"created_at":true,"updated_at":true,"steps":true,"connections":true},"dynamicProps":false,"dynamicItems":false};


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
validate114.evaluated = {"props":{"object":true,"id":true,"name":true,"status":true,"created_at":true,"updated_at":true,"steps":true,"connections":true},"dynamicProps":false,"dynamicItems":false};

exports.v82 = validate117;
const schema182 = {"$id":"contract:/automations/remove.200.body","$ref":"contract:/components/schemas/DeleteAutomationResponse"};
const schema183 = {"$id":"contract:/components/schemas/DeleteAutomationResponse","type":"object","properties":{"object":{"type":"string"},"id":{"type":"string"},"deleted":{"type":"boolean"}}};

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
if(data.object !== undefined){
let data0 = data.object;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/object",schemaPath:"contract:/components/schemas/DeleteAutomationResponse/properties/object/type",keyword:"type",params:{type: "string"},schema:schema183.properties.object.type,parentSchema:schema183.properties.object,data:data0};
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
let data1 = data.id;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/DeleteAutomationResponse/properties/id/type",keyword:"type",params:{type: "string"},schema:schema183.properties.id.type,parentSchema:schema183.properties.id,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.deleted !== undefined){
let data2 = data.deleted;
if(typeof data2 !== "boolean"){
const err2 = {instancePath:instancePath+"/deleted",schemaPath:"contract:/components/schemas/DeleteAutomationResponse/properties/deleted/type",keyword:"type",params:{type: "boolean"},schema:schema183.properties.deleted.type,parentSchema:schema183.properties.deleted,data:data2};
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
const err3 = {instancePath,schemaPath:"contract:/components/schemas/DeleteAutomationResponse/type",keyword:"type",params:{type: "object"},schema:schema183.type,parentSchema:schema183,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate117.errors = vErrors;
return errors === 0;
}
validate117.evaluated = {"props":{"object":true,"id":true,"deleted":true},"dynamicProps":false,"dynamicItems":false};

exports.v83 = validate118;
const schema184 = {"$id":"contract:/automations/update.200.body","$ref":"contract:/components/schemas/PatchAutomationResponse"};
const schema185 = {"$id":"contract:/components/schemas/PatchAutomationResponse","type":"object","properties":{"object":{"type":"string"},"id":{"type":"string"}}};

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
if(data.object !== undefined){
let data0 = data.object;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/object",schemaPath:"contract:/components/schemas/PatchAutomationResponse/properties/object/type",keyword:"type",params:{type: "string"},schema:schema185.properties.object.type,parentSchema:schema185.properties.object,data:data0};
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
let data1 = data.id;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/PatchAutomationResponse/properties/id/type",keyword:"type",params:{type: "string"},schema:schema185.properties.id.type,parentSchema:schema185.properties.id,data:data1};
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
const err2 = {instancePath,schemaPath:"contract:/components/schemas/PatchAutomationResponse/type",keyword:"type",params:{type: "object"},schema:schema185.type,parentSchema:schema185,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate118.errors = vErrors;
return errors === 0;
}
validate118.evaluated = {"props":{"object":true,"id":true},"dynamicProps":false,"dynamicItems":false};

exports.v84 = validate119;
const schema186 = {"$id":"contract:/automations/duplicate.201.body","$ref":"contract:/components/schemas/DuplicateAutomationResponse"};
const schema187 = {"$id":"contract:/components/schemas/DuplicateAutomationResponse","type":"object","properties":{"object":{"type":"string"},"id":{"type":"string"}}};

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
if(data.object !== undefined){
let data0 = data.object;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/object",schemaPath:"contract:/components/schemas/DuplicateAutomationResponse/properties/object/type",keyword:"type",params:{type: "string"},schema:schema187.properties.object.type,parentSchema:schema187.properties.object,data:data0};
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
let data1 = data.id;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/DuplicateAutomationResponse/properties/id/type",keyword:"type",params:{type: "string"},schema:schema187.properties.id.type,parentSchema:schema187.properties.id,data:data1};
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
const err2 = {instancePath,schemaPath:"contract:/components/schemas/DuplicateAutomationResponse/type",keyword:"type",params:{type: "object"},schema:schema187.type,parentSchema:schema187,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate119.errors = vErrors;
return errors === 0;
}
validate119.evaluated = {"props":{"object":true,"id":true},"dynamicProps":false,"dynamicItems":false};

exports.v85 = validate120;
const schema188 = {"$id":"contract:/automations/stop.200.body","$ref":"contract:/components/schemas/StopAutomationResponse"};
const schema189 = {"$id":"contract:/components/schemas/StopAutomationResponse","type":"object","properties":{"object":{"type":"string"},"id":{"type":"string"},"status":{"type":"string"}}};

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
if(data.object !== undefined){
let data0 = data.object;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/object",schemaPath:"contract:/components/schemas/StopAutomationResponse/properties/object/type",keyword:"type",params:{type: "string"},schema:schema189.properties.object.type,parentSchema:schema189.properties.object,data:data0};
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
let data1 = data.id;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/StopAutomationResponse/properties/id/type",keyword:"type",params:{type: "string"},schema:schema189.properties.id.type,parentSchema:schema189.properties.id,data:data1};
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
let data2 = data.status;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/status",schemaPath:"contract:/components/schemas/StopAutomationResponse/properties/status/type",keyword:"type",params:{type: "string"},schema:schema189.properties.status.type,parentSchema:schema189.properties.status,data:data2};
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
const err3 = {instancePath,schemaPath:"contract:/components/schemas/StopAutomationResponse/type",keyword:"type",params:{type: "object"},schema:schema189.type,parentSchema:schema189,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate120.errors = vErrors;
return errors === 0;
}
validate120.evaluated = {"props":{"object":true,"id":true,"status":true},"dynamicProps":false,"dynamicItems":false};

exports.v86 = validate121;
const schema190 = {"$id":"contract:/automations/list-runs.200.body","$ref":"contract:/components/schemas/ListAutomationRunsResponse"};
const schema191 = {"$id":"contract:/components/schemas/ListAutomationRunsResponse","type":"object","properties":{"object":{"type":"string"},"has_more":{"type":"boolean"},"data":{"type":"array","items":{"$ref":"contract:/components/schemas/AutomationRunListItem"}}}};
const schema192 = {"$id":"contract:/components/schemas/AutomationRunListItem","type":"object","properties":{"id":{"type":"string"},"status":{"type":"string","enum":["running","completed","failed","cancelled"]},"started_at":{"type":["string","null"]},"completed_at":{"type":["string","null"]},"created_at":{"type":"string"}}};

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
if(data.object !== undefined){
let data0 = data.object;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type: "string"},schema:schema191.properties.object.type,parentSchema:schema191.properties.object,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.has_more !== undefined){
let data1 = data.has_more;
if(typeof data1 !== "boolean"){
const err1 = {instancePath:instancePath+"/has_more",schemaPath:"#/properties/has_more/type",keyword:"type",params:{type: "boolean"},schema:schema191.properties.has_more.type,parentSchema:schema191.properties.has_more,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.data !== undefined){
let data2 = data.data;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.id !== undefined){
let data4 = data3.id;
if(typeof data4 !== "string"){
const err2 = {instancePath:instancePath+"/data/" + i0+"/id",schemaPath:"contract:/components/schemas/AutomationRunListItem/properties/id/type",keyword:"type",params:{type: "string"},schema:schema192.properties.id.type,parentSchema:schema192.properties.id,data:data4};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data3.status !== undefined){
let data5 = data3.status;
if(typeof data5 !== "string"){
const err3 = {instancePath:instancePath+"/data/" + i0+"/status",schemaPath:"contract:/components/schemas/AutomationRunListItem/properties/status/type",keyword:"type",params:{type: "string"},schema:schema192.properties.status.type,parentSchema:schema192.properties.status,data:data5};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((((data5 === "running") || (data5 === "completed")) || (data5 === "failed")) || (data5 === "cancelled"))){
const err4 = {instancePath:instancePath+"/data/" + i0+"/status",schemaPath:"contract:/components/schemas/AutomationRunListItem/properties/status/enum",keyword:"enum",params:{allowedValues: schema192.properties.status.enum},schema:schema192.properties.status.enum,parentSchema:schema192.properties.status,data:data5};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data3.started_at !== undefined){
let data6 = data3.started_at;
if((typeof data6 !== "string") && (data6 !== null)){
const err5 = {instancePath:instancePath+"/data/" + i0+"/started_at",schemaPath:"contract:/components/schemas/AutomationRunListItem/properties/started_at/type",keyword:"type",params:{type: schema192.properties.started_at.type},schema:schema192.properties.started_at.type,parentSchema:schema192.properties.started_at,data:data6};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data3.completed_at !== undefined){
let data7 = data3.completed_at;
if((typeof data7 !== "string") && (data7 !== null)){
const err6 = {instancePath:instancePath+"/data/" + i0+"/completed_at",schemaPath:"contract:/components/schemas/AutomationRunListItem/properties/completed_at/type",keyword:"type",params:{type: schema192.properties.completed_at.type},schema:schema192.properties.completed_at.type,parentSchema:schema192.properties.completed_at,data:data7};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data3.created_at !== undefined){
let data8 = data3.created_at;
if(typeof data8 !== "string"){
const err7 = {instancePath:instancePath+"/data/" + i0+"/created_at",schemaPath:"contract:/components/schemas/AutomationRunListItem/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema192.properties.created_at.type,parentSchema:schema192.properties.created_at,data:data8};
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
const err8 = {instancePath:instancePath+"/data/" + i0,schemaPath:"contract:/components/schemas/AutomationRunListItem/type",keyword:"type",params:{type: "object"},schema:schema192.type,parentSchema:schema192,data:data3};
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
const err9 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema191.properties.data.type,parentSchema:schema191.properties.data,data:data2};
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
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema191.type,parentSchema:schema191,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate122.errors = vErrors;
return errors === 0;
}
validate122.evaluated = {"props":{"object":true,"has_more":true,"data":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate122.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate122.errors);
errors = vErrors.length;
}
validate121.errors = vErrors;
return errors === 0;
}
validate121.evaluated = {"props":{"object":true,"has_more":true,"data":true},"dynamicProps":false,"dynamicItems":false};

exports.v87 = validate124;
const schema193 = {"$id":"contract:/automations/get-run.200.body","$ref":"contract:/components/schemas/AutomationRun"};
const schema194 = {"$id":"contract:/components/schemas/AutomationRun","type":"object","properties":{"object":{"type":"string"},"id":{"type":"string"},"status":{"type":"string","enum":["running","completed","failed","cancelled"]},"started_at":{"type":["string","null"]},"completed_at":{"type":["string","null"]},"created_at":{"type":"string"},"steps":{"type":"array","items":{"$ref":"contract:/components/schemas/AutomationRunStep"}}}};
const schema195 = {"$id":"contract:/components/schemas/AutomationRunStep","type":"object","properties":{"key":{"type":"string"},"type":{"type":"string","enum":["trigger","send_email","delay","wait_for_event","condition","contact_update","contact_delete","add_to_segment"]},"status":{"type":"string"},"started_at":{"type":["string","null"]},"completed_at":{"type":["string","null"]},"output":{"type":["object","null"]},"error":{"type":["object","null"]},"created_at":{"type":"string"}}};

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
if(data.object !== undefined){
let data0 = data.object;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type: "string"},schema:schema194.properties.object.type,parentSchema:schema194.properties.object,data:data0};
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
let data1 = data.id;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema194.properties.id.type,parentSchema:schema194.properties.id,data:data1};
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
let data2 = data.status;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},schema:schema194.properties.status.type,parentSchema:schema194.properties.status,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((((data2 === "running") || (data2 === "completed")) || (data2 === "failed")) || (data2 === "cancelled"))){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema194.properties.status.enum},schema:schema194.properties.status.enum,parentSchema:schema194.properties.status,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.started_at !== undefined){
let data3 = data.started_at;
if((typeof data3 !== "string") && (data3 !== null)){
const err4 = {instancePath:instancePath+"/started_at",schemaPath:"#/properties/started_at/type",keyword:"type",params:{type: schema194.properties.started_at.type},schema:schema194.properties.started_at.type,parentSchema:schema194.properties.started_at,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.completed_at !== undefined){
let data4 = data.completed_at;
if((typeof data4 !== "string") && (data4 !== null)){
const err5 = {instancePath:instancePath+"/completed_at",schemaPath:"#/properties/completed_at/type",keyword:"type",params:{type: schema194.properties.completed_at.type},schema:schema194.properties.completed_at.type,parentSchema:schema194.properties.completed_at,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.created_at !== undefined){
let data5 = data.created_at;
if(typeof data5 !== "string"){
const err6 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema194.properties.created_at.type,parentSchema:schema194.properties.created_at,data:data5};
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
let data6 = data.steps;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.key !== undefined){
let data8 = data7.key;
if(typeof data8 !== "string"){
const err7 = {instancePath:instancePath+"/steps/" + i0+"/key",schemaPath:"contract:/components/schemas/AutomationRunStep/properties/key/type",keyword:"type",params:{type: "string"},schema:schema195.properties.key.type,parentSchema:schema195.properties.key,data:data8};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data7.type !== undefined){
let data9 = data7.type;
if(typeof data9 !== "string"){
const err8 = {instancePath:instancePath+"/steps/" + i0+"/type",schemaPath:"contract:/components/schemas/AutomationRunStep/properties/type/type",keyword:"type",params:{type: "string"},schema:schema195.properties.type.type,parentSchema:schema195.properties.type,data:data9};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((((((((data9 === "trigger") || (data9 === "send_email")) || (data9 === "delay")) || (data9 === "wait_for_event")) || (data9 === "condition")) || (data9 === "contact_update")) || (data9 === "contact_delete")) || (data9 === "add_to_segment"))){
const err9 = {instancePath:instancePath+"/steps/" + i0+"/type",schemaPath:"contract:/components/schemas/AutomationRunStep/properties/type/enum",keyword:"enum",params:{allowedValues: schema195.properties.type.enum},schema:schema195.properties.type.enum,parentSchema:schema195.properties.type,data:data9};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data7.status !== undefined){
let data10 = data7.status;
if(typeof data10 !== "string"){
const err10 = {instancePath:instancePath+"/steps/" + i0+"/status",schemaPath:"contract:/components/schemas/AutomationRunStep/properties/status/type",keyword:"type",params:{type: "string"},schema:schema195.properties.status.type,parentSchema:schema195.properties.status,data:data10};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data7.started_at !== undefined){
let data11 = data7.started_at;
if((typeof data11 !== "string") && (data11 !== null)){
const err11 = {instancePath:instancePath+"/steps/" + i0+"/started_at",schemaPath:"contract:/components/schemas/AutomationRunStep/properties/started_at/type",keyword:"type",params:{type: schema195.properties.started_at.type},schema:schema195.properties.started_at.type,parentSchema:schema195.properties.started_at,data:data11};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data7.completed_at !== undefined){
let data12 = data7.completed_at;
if((typeof data12 !== "string") && (data12 !== null)){
const err12 = {instancePath:instancePath+"/steps/" + i0+"/completed_at",schemaPath:"contract:/components/schemas/AutomationRunStep/properties/completed_at/type",keyword:"type",params:{type: schema195.properties.completed_at.type},schema:schema195.properties.completed_at.type,parentSchema:schema195.properties.completed_at,data:data12};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data7.output !== undefined){
let data13 = data7.output;
if((!(data13 && typeof data13 == "object" && !Array.isArray(data13))) && (data13 !== null)){
const err13 = {instancePath:instancePath+"/steps/" + i0+"/output",schemaPath:"contract:/components/schemas/AutomationRunStep/properties/output/type",keyword:"type",params:{type: schema195.properties.output.type},schema:schema195.properties.output.type,parentSchema:schema195.properties.output,data:data13};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data7.error !== undefined){
let data14 = data7.error;
if((!(data14 && typeof data14 == "object" && !Array.isArray(data14))) && (data14 !== null)){
const err14 = {instancePath:instancePath+"/steps/" + i0+"/error",schemaPath:"contract:/components/schemas/AutomationRunStep/properties/error/type",keyword:"type",params:{type: schema195.properties.error.type},schema:schema195.properties.error.type,parentSchema:schema195.properties.error,data:data14};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data7.created_at !== undefined){
let data15 = data7.created_at;
if(typeof data15 !== "string"){
const err15 = {instancePath:instancePath+"/steps/" + i0+"/created_at",schemaPath:"contract:/components/schemas/AutomationRunStep/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema195.properties.created_at.type,parentSchema:schema195.properties.created_at,data:data15};
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
const err16 = {instancePath:instancePath+"/steps/" + i0,schemaPath:"contract:/components/schemas/AutomationRunStep/type",keyword:"type",params:{type: "object"},schema:schema195.type,parentSchema:schema195,data:data7};
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
const err17 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/type",keyword:"type",params:{type: "array"},schema:schema194.properties.steps.type,parentSchema:schema194.properties.steps,data:data6};
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
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema194.type,parentSchema:schema194,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate125.errors = vErrors;
return errors === 0;
}
validate125.evaluated = {"props":{"object":true,"id":true,"status":true,"started_at":true,"completed_at":true,"created_at":true,"steps":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate125.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate125.errors);
errors = vErrors.length;
}
validate124.errors = vErrors;
return errors === 0;
}
validate124.evaluated = {"props":{"object":true,"id":true,"status":true,"started_at":true,"completed_at":true,"created_at":true,"steps":true},"dynamicProps":false,"dynamicItems":false};

exports.v88 = validate127;
const schema196 = {"$id":"contract:/events/list.200.body","$ref":"contract:/components/schemas/ListEventsResponse"};
const schema197 = {"$id":"contract:/components/schemas/ListEventsResponse","type":"object","properties":{"object":{"type":"string"},"has_more":{"type":"boolean"},"data":{"type":"array","items":{"$ref":"contract:/components/schemas/EventSummary"}}}};
const schema198 = {"$id":"contract:/components/schemas/EventSummary","type":"object","properties":{"id":{"type":"string","format":"uuid"},"name":{"type":"string"},"schema":{"type":["object","null"]},"created_at":{"type":"string"},"updated_at":{"type":["string","null"]}}};

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
if(data.object !== undefined){
let data0 = data.object;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type: "string"},schema:schema197.properties.object.type,parentSchema:schema197.properties.object,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.has_more !== undefined){
let data1 = data.has_more;
if(typeof data1 !== "boolean"){
const err1 = {instancePath:instancePath+"/has_more",schemaPath:"#/properties/has_more/type",keyword:"type",params:{type: "boolean"},schema:schema197.properties.has_more.type,parentSchema:schema197.properties.has_more,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.data !== undefined){
let data2 = data.data;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.id !== undefined){
let data4 = data3.id;
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
const err2 = {instancePath:instancePath+"/data/" + i0+"/id",schemaPath:"contract:/components/schemas/EventSummary/properties/id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema198.properties.id,data:data4};
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
const err3 = {instancePath:instancePath+"/data/" + i0+"/id",schemaPath:"contract:/components/schemas/EventSummary/properties/id/type",keyword:"type",params:{type: "string"},schema:schema198.properties.id.type,parentSchema:schema198.properties.id,data:data4};
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
const err4 = {instancePath:instancePath+"/data/" + i0+"/name",schemaPath:"contract:/components/schemas/EventSummary/properties/name/type",keyword:"type",params:{type: "string"},schema:schema198.properties.name.type,parentSchema:schema198.properties.name,data:data5};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data3.schema !== undefined){
let data6 = data3.schema;
if((!(data6 && typeof data6 == "object" && !Array.isArray(data6))) && (data6 !== null)){
const err5 = {instancePath:instancePath+"/data/" + i0+"/schema",schemaPath:"contract:/components/schemas/EventSummary/properties/schema/type",keyword:"type",params:{type: schema198.properties.schema.type},schema:schema198.properties.schema.type,parentSchema:schema198.properties.schema,data:data6};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data3.created_at !== undefined){
let data7 = data3.created_at;
if(typeof data7 !== "string"){
const err6 = {instancePath:instancePath+"/data/" + i0+"/created_at",schemaPath:"contract:/components/schemas/EventSummary/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema198.properties.created_at.type,parentSchema:schema198.properties.created_at,data:data7};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data3.updated_at !== undefined){
let data8 = data3.updated_at;
if((typeof data8 !== "string") && (data8 !== null)){
const err7 = {instancePath:instancePath+"/data/" + i0+"/updated_at",schemaPath:"contract:/components/schemas/EventSummary/properties/updated_at/type",keyword:"type",params:{type: schema198.properties.updated_at.type},schema:schema198.properties.updated_at.type,parentSchema:schema198.properties.updated_at,data:data8};
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
const err8 = {instancePath:instancePath+"/data/" + i0,schemaPath:"contract:/components/schemas/EventSummary/type",keyword:"type",params:{type: "object"},schema:schema198.type,parentSchema:schema198,data:data3};
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
const err9 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema197.properties.data.type,parentSchema:schema197.properties.data,data:data2};
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
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema197.type,parentSchema:schema197,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate128.errors = vErrors;
return errors === 0;
}
validate128.evaluated = {"props":{"object":true,"has_more":true,"data":true},"dynamicProps":false,"dynamicItems":false};


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
validate127.evaluated = {"props":{"object":true,"has_more":true,"data":true},"dynamicProps":false,"dynamicItems":false};

exports.v89 = validate130;
const schema199 = {"$id":"contract:/events/create.201.body","$ref":"contract:/components/schemas/CreateEventResponse"};
const schema200 = {"$id":"contract:/components/schemas/CreateEventResponse","type":"object","properties":{"object":{"type":"string"},"id":{"type":"string","format":"uuid"}}};

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
if(data.object !== undefined){
let data0 = data.object;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/object",schemaPath:"contract:/components/schemas/CreateEventResponse/properties/object/type",keyword:"type",params:{type: "string"},schema:schema200.properties.object.type,parentSchema:schema200.properties.object,data:data0};
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
let data1 = data.id;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err1 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/CreateEventResponse/properties/id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema200.properties.id,data:data1};
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
const err2 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/CreateEventResponse/properties/id/type",keyword:"type",params:{type: "string"},schema:schema200.properties.id.type,parentSchema:schema200.properties.id,data:data1};
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
const err3 = {instancePath,schemaPath:"contract:/components/schemas/CreateEventResponse/type",keyword:"type",params:{type: "object"},schema:schema200.type,parentSchema:schema200,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate130.errors = vErrors;
return errors === 0;
}
validate130.evaluated = {"props":{"object":true,"id":true},"dynamicProps":false,"dynamicItems":false};

exports.v90 = validate131;
const schema201 = {"$id":"contract:/events/send.202.body","$ref":"contract:/components/schemas/SendEventResponse"};
const schema202 = {"$id":"contract:/components/schemas/SendEventResponse","type":"object","properties":{"object":{"type":"string"},"event":{"type":"string"}}};

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
if(data.object !== undefined){
let data0 = data.object;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/object",schemaPath:"contract:/components/schemas/SendEventResponse/properties/object/type",keyword:"type",params:{type: "string"},schema:schema202.properties.object.type,parentSchema:schema202.properties.object,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.event !== undefined){
let data1 = data.event;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/event",schemaPath:"contract:/components/schemas/SendEventResponse/properties/event/type",keyword:"type",params:{type: "string"},schema:schema202.properties.event.type,parentSchema:schema202.properties.event,data:data1};
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
const err2 = {instancePath,schemaPath:"contract:/components/schemas/SendEventResponse/type",keyword:"type",params:{type: "object"},schema:schema202.type,parentSchema:schema202,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate131.errors = vErrors;
return errors === 0;
}
validate131.evaluated = {"props":{"object":true,"event":true},"dynamicProps":false,"dynamicItems":false};

exports.v91 = validate132;
const schema203 = {"$id":"contract:/events/get.200.body","$ref":"contract:/components/schemas/Event"};
const schema204 = {"$id":"contract:/components/schemas/Event","type":"object","properties":{"object":{"type":"string"},"id":{"type":"string","format":"uuid"},"name":{"type":"string"},"schema":{"type":["object","null"]},"created_at":{"type":"string"},"updated_at":{"type":["string","null"]}}};

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
if(data.object !== undefined){
let data0 = data.object;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/object",schemaPath:"contract:/components/schemas/Event/properties/object/type",keyword:"type",params:{type: "string"},schema:schema204.properties.object.type,parentSchema:schema204.properties.object,data:data0};
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
let data1 = data.id;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err1 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/Event/properties/id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema204.properties.id,data:data1};
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
const err2 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/Event/properties/id/type",keyword:"type",params:{type: "string"},schema:schema204.properties.id.type,parentSchema:schema204.properties.id,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.name !== undefined){
let data2 = data.name;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/Event/properties/name/type",keyword:"type",params:{type: "string"},schema:schema204.properties.name.type,parentSchema:schema204.properties.name,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.schema !== undefined){
let data3 = data.schema;
if((!(data3 && typeof data3 == "object" && !Array.isArray(data3))) && (data3 !== null)){
const err4 = {instancePath:instancePath+"/schema",schemaPath:"contract:/components/schemas/Event/properties/schema/type",keyword:"type",params:{type: schema204.properties.schema.type},schema:schema204.properties.schema.type,parentSchema:schema204.properties.schema,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.created_at !== undefined){
let data4 = data.created_at;
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/created_at",schemaPath:"contract:/components/schemas/Event/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema204.properties.created_at.type,parentSchema:schema204.properties.created_at,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.updated_at !== undefined){
let data5 = data.updated_at;
if((typeof data5 !== "string") && (data5 !== null)){
const err6 = {instancePath:instancePath+"/updated_at",schemaPath:"contract:/components/schemas/Event/properties/updated_at/type",keyword:"type",params:{type: schema204.properties.updated_at.type},schema:schema204.properties.updated_at.type,parentSchema:schema204.properties.updated_at,data:data5};
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
const err7 = {instancePath,schemaPath:"contract:/components/schemas/Event/type",keyword:"type",params:{type: "object"},schema:schema204.type,parentSchema:schema204,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate132.errors = vErrors;
return errors === 0;
}
validate132.evaluated = {"props":{"object":true,"id":true,"name":true,"schema":true,"created_at":true,"updated_at":true},"dynamicProps":false,"dynamicItems":false};

exports.v92 = validate133;
const schema205 = {"$id":"contract:/events/remove.200.body","$ref":"contract:/components/schemas/RemoveEventResponse"};
const schema206 = {"$id":"contract:/components/schemas/RemoveEventResponse","type":"object","properties":{"object":{"type":"string"},"id":{"type":"string","format":"uuid"},"deleted":{"type":"boolean"}}};

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
if(data.object !== undefined){
let data0 = data.object;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/object",schemaPath:"contract:/components/schemas/RemoveEventResponse/properties/object/type",keyword:"type",params:{type: "string"},schema:schema206.properties.object.type,parentSchema:schema206.properties.object,data:data0};
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
let data1 = data.id;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err1 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/RemoveEventResponse/properties/id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema206.properties.id,data:data1};
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
const err2 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/RemoveEventResponse/properties/id/type",keyword:"type",params:{type: "string"},schema:schema206.properties.id.type,parentSchema:schema206.properties.id,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.deleted !== undefined){
let data2 = data.deleted;
if(typeof data2 !== "boolean"){
const err3 = {instancePath:instancePath+"/deleted",schemaPath:"contract:/components/schemas/RemoveEventResponse/properties/deleted/type",keyword:"type",params:{type: "boolean"},schema:schema206.properties.deleted.type,parentSchema:schema206.properties.deleted,data:data2};
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
const err4 = {instancePath,schemaPath:"contract:/components/schemas/RemoveEventResponse/type",keyword:"type",params:{type: "object"},schema:schema206.type,parentSchema:schema206,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate133.errors = vErrors;
return errors === 0;
}
validate133.evaluated = {"props":{"object":true,"id":true,"deleted":true},"dynamicProps":false,"dynamicItems":false};

exports.v93 = validate134;
const schema207 = {"$id":"contract:/events/update.200.body","$ref":"contract:/components/schemas/UpdateEventResponse"};
const schema208 = {"$id":"contract:/components/schemas/UpdateEventResponse","type":"object","properties":{"object":{"type":"string"},"id":{"type":"string","format":"uuid"}}};

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
if(data.object !== undefined){
let data0 = data.object;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/object",schemaPath:"contract:/components/schemas/UpdateEventResponse/properties/object/type",keyword:"type",params:{type: "string"},schema:schema208.properties.object.type,parentSchema:schema208.properties.object,data:data0};
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
let data1 = data.id;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err1 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/UpdateEventResponse/properties/id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema208.properties.id,data:data1};
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
const err2 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/UpdateEventResponse/properties/id/type",keyword:"type",params:{type: "string"},schema:schema208.properties.id.type,parentSchema:schema208.properties.id,data:data1};
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
const err3 = {instancePath,schemaPath:"contract:/components/schemas/UpdateEventResponse/type",keyword:"type",params:{type: "object"},schema:schema208.type,parentSchema:schema208,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate134.errors = vErrors;
return errors === 0;
}
validate134.evaluated = {"props":{"object":true,"id":true},"dynamicProps":false,"dynamicItems":false};

exports.v94 = validate135;
const schema209 = {"$id":"contract:/suppressions/list.200.body","$ref":"contract:/components/schemas/ListSuppressionsResponseSuccess"};
const schema210 = {"$id":"contract:/components/schemas/ListSuppressionsResponseSuccess","type":"object","properties":{"object":{"type":"string"},"has_more":{"type":"boolean"},"data":{"type":"array","items":{"type":"object","properties":{"id":{"type":"string"},"email":{"type":"string"},"origin":{"type":"string","enum":["bounce","complaint","manual"]},"source_id":{"type":["string","null"]},"created_at":{"type":"string"}}}}}};

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
if(data.object !== undefined){
let data0 = data.object;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/object",schemaPath:"contract:/components/schemas/ListSuppressionsResponseSuccess/properties/object/type",keyword:"type",params:{type: "string"},schema:schema210.properties.object.type,parentSchema:schema210.properties.object,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.has_more !== undefined){
let data1 = data.has_more;
if(typeof data1 !== "boolean"){
const err1 = {instancePath:instancePath+"/has_more",schemaPath:"contract:/components/schemas/ListSuppressionsResponseSuccess/properties/has_more/type",keyword:"type",params:{type: "boolean"},schema:schema210.properties.has_more.type,parentSchema:schema210.properties.has_more,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.data !== undefined){
let data2 = data.data;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.id !== undefined){
let data4 = data3.id;
if(typeof data4 !== "string"){
const err2 = {instancePath:instancePath+"/data/" + i0+"/id",schemaPath:"contract:/components/schemas/ListSuppressionsResponseSuccess/properties/data/items/properties/id/type",keyword:"type",params:{type: "string"},schema:schema210.properties.data.items.properties.id.type,parentSchema:schema210.properties.data.items.properties.id,data:data4};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data3.email !== undefined){
let data5 = data3.email;
if(typeof data5 !== "string"){
const err3 = {instancePath:instancePath+"/data/" + i0+"/email",schemaPath:"contract:/components/schemas/ListSuppressionsResponseSuccess/properties/data/items/properties/email/type",keyword:"type",params:{type: "string"},schema:schema210.properties.data.items.properties.email.type,parentSchema:schema210.properties.data.items.properties.email,data:data5};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data3.origin !== undefined){
let data6 = data3.origin;
if(typeof data6 !== "string"){
const err4 = {instancePath:instancePath+"/data/" + i0+"/origin",schemaPath:"contract:/components/schemas/ListSuppressionsResponseSuccess/properties/data/items/properties/origin/type",keyword:"type",params:{type: "string"},schema:schema210.properties.data.items.properties.origin.type,parentSchema:schema210.properties.data.items.properties.origin,data:data6};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(((data6 === "bounce") || (data6 === "complaint")) || (data6 === "manual"))){
const err5 = {instancePath:instancePath+"/data/" + i0+"/origin",schemaPath:"contract:/components/schemas/ListSuppressionsResponseSuccess/properties/data/items/properties/origin/enum",keyword:"enum",params:{allowedValues: schema210.properties.data.items.properties.origin.enum},schema:schema210.properties.data.items.properties.origin.enum,parentSchema:schema210.properties.data.items.properties.origin,data:data6};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data3.source_id !== undefined){
let data7 = data3.source_id;
if((typeof data7 !== "string") && (data7 !== null)){
const err6 = {instancePath:instancePath+"/data/" + i0+"/source_id",schemaPath:"contract:/components/schemas/ListSuppressionsResponseSuccess/properties/data/items/properties/source_id/type",keyword:"type",params:{type: schema210.properties.data.items.properties.source_id.type},schema:schema210.properties.data.items.properties.source_id.type,parentSchema:schema210.properties.data.items.properties.source_id,data:data7};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data3.created_at !== undefined){
let data8 = data3.created_at;
if(typeof data8 !== "string"){
const err7 = {instancePath:instancePath+"/data/" + i0+"/created_at",schemaPath:"contract:/components/schemas/ListSuppressionsResponseSuccess/properties/data/items/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema210.properties.data.items.properties.created_at.type,parentSchema:schema210.properties.data.items.properties.created_at,data:data8};
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
const err8 = {instancePath:instancePath+"/data/" + i0,schemaPath:"contract:/components/schemas/ListSuppressionsResponseSuccess/properties/data/items/type",keyword:"type",params:{type: "object"},schema:schema210.properties.data.items.type,parentSchema:schema210.properties.data.items,data:data3};
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
const err9 = {instancePath:instancePath+"/data",schemaPath:"contract:/components/schemas/ListSuppressionsResponseSuccess/properties/data/type",keyword:"type",params:{type: "array"},schema:schema210.properties.data.type,parentSchema:schema210.properties.data,data:data2};
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
const err10 = {instancePath,schemaPath:"contract:/components/schemas/ListSuppressionsResponseSuccess/type",keyword:"type",params:{type: "object"},schema:schema210.type,parentSchema:schema210,data};
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
validate135.evaluated = {"props":{"object":true,"has_more":true,"data":true},"dynamicProps":false,"dynamicItems":false};

exports.v95 = validate136;
const schema211 = {"$id":"contract:/suppressions/add.201.body","$ref":"contract:/components/schemas/CreateSuppressionResponseSuccess"};
const schema212 = {"$id":"contract:/components/schemas/CreateSuppressionResponseSuccess","type":"object","properties":{"object":{"type":"string"},"id":{"type":"string"}}};

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
if(data.object !== undefined){
let data0 = data.object;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/object",schemaPath:"contract:/components/schemas/CreateSuppressionResponseSuccess/properties/object/type",keyword:"type",params:{type: "string"},schema:schema212.properties.object.type,parentSchema:schema212.properties.object,data:data0};
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
let data1 = data.id;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/CreateSuppressionResponseSuccess/properties/id/type",keyword:"type",params:{type: "string"},schema:schema212.properties.id.type,parentSchema:schema212.properties.id,data:data1};
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
const err2 = {instancePath,schemaPath:"contract:/components/schemas/CreateSuppressionResponseSuccess/type",keyword:"type",params:{type: "object"},schema:schema212.type,parentSchema:schema212,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate136.errors = vErrors;
return errors === 0;
}
validate136.evaluated = {"props":{"object":true,"id":true},"dynamicProps":false,"dynamicItems":false};

exports.v96 = validate137;
const schema213 = {"$id":"contract:/suppressions/batch-add.201.body","$ref":"contract:/components/schemas/BatchAddSuppressionsResponseSuccess"};
const schema214 = {"$id":"contract:/components/schemas/BatchAddSuppressionsResponseSuccess","type":"object","properties":{"data":{"type":"array","items":{"type":"object","properties":{"object":{"type":"string"},"id":{"type":"string"}}}}}};

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
if(data.data !== undefined){
let data0 = data.data;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.object !== undefined){
let data2 = data1.object;
if(typeof data2 !== "string"){
const err0 = {instancePath:instancePath+"/data/" + i0+"/object",schemaPath:"contract:/components/schemas/BatchAddSuppressionsResponseSuccess/properties/data/items/properties/object/type",keyword:"type",params:{type: "string"},schema:schema214.properties.data.items.properties.object.type,parentSchema:schema214.properties.data.items.properties.object,data:data2};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data1.id !== undefined){
let data3 = data1.id;
if(typeof data3 !== "string"){
const err1 = {instancePath:instancePath+"/data/" + i0+"/id",schemaPath:"contract:/components/schemas/BatchAddSuppressionsResponseSuccess/properties/data/items/properties/id/type",keyword:"type",params:{type: "string"},schema:schema214.properties.data.items.properties.id.type,parentSchema:schema214.properties.data.items.properties.id,data:data3};
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
const err2 = {instancePath:instancePath+"/data/" + i0,schemaPath:"contract:/components/schemas/BatchAddSuppressionsResponseSuccess/properties/data/items/type",keyword:"type",params:{type: "object"},schema:schema214.properties.data.items.type,parentSchema:schema214.properties.data.items,data:data1};
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
const err3 = {instancePath:instancePath+"/data",schemaPath:"contract:/components/schemas/BatchAddSuppressionsResponseSuccess/properties/data/type",keyword:"type",params:{type: "array"},schema:schema214.properties.data.type,parentSchema:schema214.properties.data,data:data0};
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
const err4 = {instancePath,schemaPath:"contract:/components/schemas/BatchAddSuppressionsResponseSuccess/type",keyword:"type",params:{type: "object"},schema:schema214.type,parentSchema:schema214,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate137.errors = vErrors;
return errors === 0;
}
validate137.evaluated = {"props":{"data":true},"dynamicProps":false,"dynamicItems":false};

exports.v97 = validate138;
const schema215 = {"$id":"contract:/suppressions/batch-remove.200.body","$ref":"contract:/components/schemas/BatchRemoveSuppressionsResponseSuccess"};
const schema216 = {"$id":"contract:/components/schemas/BatchRemoveSuppressionsResponseSuccess","type":"object","properties":{"data":{"type":"array","items":{"type":"object","properties":{"object":{"type":"string"},"id":{"type":"string"},"deleted":{"type":"boolean"}}}}}};

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
if(data.data !== undefined){
let data0 = data.data;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.object !== undefined){
let data2 = data1.object;
if(typeof data2 !== "string"){
const err0 = {instancePath:instancePath+"/data/" + i0+"/object",schemaPath:"contract:/components/schemas/BatchRemoveSuppressionsResponseSuccess/properties/data/items/properties/object/type",keyword:"type",params:{type: "string"},schema:schema216.properties.data.items.properties.object.type,parentSchema:schema216.properties.data.items.properties.object,data:data2};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data1.id !== undefined){
let data3 = data1.id;
if(typeof data3 !== "string"){
const err1 = {instancePath:instancePath+"/data/" + i0+"/id",schemaPath:"contract:/components/schemas/BatchRemoveSuppressionsResponseSuccess/properties/data/items/properties/id/type",keyword:"type",params:{type: "string"},schema:schema216.properties.data.items.properties.id.type,parentSchema:schema216.properties.data.items.properties.id,data:data3};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data1.deleted !== undefined){
let data4 = data1.deleted;
if(typeof data4 !== "boolean"){
const err2 = {instancePath:instancePath+"/data/" + i0+"/deleted",schemaPath:"contract:/components/schemas/BatchRemoveSuppressionsResponseSuccess/properties/data/items/properties/deleted/type",keyword:"type",params:{type: "boolean"},schema:schema216.properties.data.items.properties.deleted.type,parentSchema:schema216.properties.data.items.properties.deleted,data:data4};
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
const err3 = {instancePath:instancePath+"/data/" + i0,schemaPath:"contract:/components/schemas/BatchRemoveSuppressionsResponseSuccess/properties/data/items/type",keyword:"type",params:{type: "object"},schema:schema216.properties.data.items.type,parentSchema:schema216.properties.data.items,data:data1};
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
const err4 = {instancePath:instancePath+"/data",schemaPath:"contract:/components/schemas/BatchRemoveSuppressionsResponseSuccess/properties/data/type",keyword:"type",params:{type: "array"},schema:schema216.properties.data.type,parentSchema:schema216.properties.data,data:data0};
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
const err5 = {instancePath,schemaPath:"contract:/components/schemas/BatchRemoveSuppressionsResponseSuccess/type",keyword:"type",params:{type: "object"},schema:schema216.type,parentSchema:schema216,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate138.errors = vErrors;
return errors === 0;
}
validate138.evaluated = {"props":{"data":true},"dynamicProps":false,"dynamicItems":false};

exports.v98 = validate139;
const schema217 = {"$id":"contract:/suppressions/get.200.body","$ref":"contract:/components/schemas/GetSuppressionResponseSuccess"};
const schema218 = {"$id":"contract:/components/schemas/GetSuppressionResponseSuccess","type":"object","properties":{"object":{"type":"string"},"id":{"type":"string"},"email":{"type":"string"},"origin":{"type":"string","enum":["bounce","complaint","manual"]},"source_id":{"type":["string","null"]},"created_at":{"type":"string"}}};

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
if(data.object !== undefined){
let data0 = data.object;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/object",schemaPath:"contract:/components/schemas/GetSuppressionResponseSuccess/properties/object/type",keyword:"type",params:{type: "string"},schema:schema218.properties.object.type,parentSchema:schema218.properties.object,data:data0};
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
let data1 = data.id;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/GetSuppressionResponseSuccess/properties/id/type",keyword:"type",params:{type: "string"},schema:schema218.properties.id.type,parentSchema:schema218.properties.id,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.email !== undefined){
let data2 = data.email;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/email",schemaPath:"contract:/components/schemas/GetSuppressionResponseSuccess/properties/email/type",keyword:"type",params:{type: "string"},schema:schema218.properties.email.type,parentSchema:schema218.properties.email,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.origin !== undefined){
let data3 = data.origin;
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/origin",schemaPath:"contract:/components/schemas/GetSuppressionResponseSuccess/properties/origin/type",keyword:"type",params:{type: "string"},schema:schema218.properties.origin.type,parentSchema:schema218.properties.origin,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(((data3 === "bounce") || (data3 === "complaint")) || (data3 === "manual"))){
const err4 = {instancePath:instancePath+"/origin",schemaPath:"contract:/components/schemas/GetSuppressionResponseSuccess/properties/origin/enum",keyword:"enum",params:{allowedValues: schema218.properties.origin.enum},schema:schema218.properties.origin.enum,parentSchema:schema218.properties.origin,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.source_id !== undefined){
let data4 = data.source_id;
if((typeof data4 !== "string") && (data4 !== null)){
const err5 = {instancePath:instancePath+"/source_id",schemaPath:"contract:/components/schemas/GetSuppressionResponseSuccess/properties/source_id/type",keyword:"type",params:{type: schema218.properties.source_id.type},schema:schema218.properties.source_id.type,parentSchema:schema218.properties.source_id,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.created_at !== undefined){
let data5 = data.created_at;
if(typeof data5 !== "string"){
const err6 = {instancePath:instancePath+"/created_at",schemaPath:"contract:/components/schemas/GetSuppressionResponseSuccess/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema218.properties.created_at.type,parentSchema:schema218.properties.created_at,data:data5};
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
const err7 = {instancePath,schemaPath:"contract:/components/schemas/GetSuppressionResponseSuccess/type",keyword:"type",params:{type: "object"},schema:schema218.type,parentSchema:schema218,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate139.errors = vErrors;
return errors === 0;
}
validate139.evaluated = {"props":{"object":true,"id":true,"email":true,"origin":true,"source_id":true,"created_at":true},"dynamicProps":false,"dynamicItems":false};

exports.v99 = validate140;
const schema219 = {"$id":"contract:/suppressions/remove.200.body","$ref":"contract:/components/schemas/RemoveSuppressionResponseSuccess"};
const schema220 = {"$id":"contract:/components/schemas/RemoveSuppressionResponseSuccess","type":"object","properties":{"object":{"type":"string"},"id":{"type":"string"},"deleted":{"type":"boolean"}}};

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
if(data.object !== undefined){
let data0 = data.object;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/object",schemaPath:"contract:/components/schemas/RemoveSuppressionResponseSuccess/properties/object/type",keyword:"type",params:{type: "string"},schema:schema220.properties.object.type,parentSchema:schema220.properties.object,data:data0};
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
let data1 = data.id;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/RemoveSuppressionResponseSuccess/properties/id/type",keyword:"type",params:{type: "string"},schema:schema220.properties.id.type,parentSchema:schema220.properties.id,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.deleted !== undefined){
let data2 = data.deleted;
if(typeof data2 !== "boolean"){
const err2 = {instancePath:instancePath+"/deleted",schemaPath:"contract:/components/schemas/RemoveSuppressionResponseSuccess/properties/deleted/type",keyword:"type",params:{type: "boolean"},schema:schema220.properties.deleted.type,parentSchema:schema220.properties.deleted,data:data2};
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
const err3 = {instancePath,schemaPath:"contract:/components/schemas/RemoveSuppressionResponseSuccess/type",keyword:"type",params:{type: "object"},schema:schema220.type,parentSchema:schema220,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate140.errors = vErrors;
return errors === 0;
}
validate140.evaluated = {"props":{"object":true,"id":true,"deleted":true},"dynamicProps":false,"dynamicItems":false};

})(compiled);
const validators = {
  "emails/list.200.body": compiled.v0,
  "emails/list.200.headers": compiled.v1,
  "emails/send.200.body": compiled.v2,
  "emails/send.200.headers": compiled.v1,
  "emails/get.200.body": compiled.v3,
  "emails/get.200.headers": compiled.v1,
  "emails/update.200.body": compiled.v4,
  "emails/update.200.headers": compiled.v1,
  "emails/cancel.200.body": compiled.v3,
  "emails/cancel.200.headers": compiled.v1,
  "emails/share.200.body": compiled.v5,
  "emails/share.200.headers": compiled.v1,
  "emails/send-batch.200.body": compiled.v6,
  "emails/send-batch.200.headers": compiled.v1,
  "emails/list-attachments.200.body": compiled.v7,
  "emails/list-attachments.200.headers": compiled.v1,
  "emails/get-attachment.200.body": compiled.v8,
  "emails/get-attachment.200.headers": compiled.v1,
  "emails/list-receiving.200.body": compiled.v9,
  "emails/list-receiving.200.headers": compiled.v1,
  "emails/get-receiving.200.body": compiled.v10,
  "emails/get-receiving.200.headers": compiled.v1,
  "emails/list-receiving-attachments.200.body": compiled.v7,
  "emails/list-receiving-attachments.200.headers": compiled.v1,
  "emails/get-receiving-attachment.200.body": compiled.v8,
  "emails/get-receiving-attachment.200.headers": compiled.v1,
  "emails/metrics.200.body": compiled.v11,
  "emails/metrics.200.headers": compiled.v1,
  "domains/list.200.body": compiled.v12,
  "domains/list.200.headers": compiled.v1,
  "domains/create.201.body": compiled.v13,
  "domains/create.201.headers": compiled.v1,
  "domains/get.200.body": compiled.v14,
  "domains/get.200.headers": compiled.v1,
  "domains/remove.200.body": compiled.v15,
  "domains/remove.200.headers": compiled.v1,
  "domains/update.200.body": compiled.v16,
  "domains/update.200.headers": compiled.v1,
  "domains/verify.200.body": compiled.v17,
  "domains/verify.200.headers": compiled.v1,
  "domains/create-claim.200.body": compiled.v18,
  "domains/create-claim.200.headers": compiled.v1,
  "domains/create-claim.201.body": compiled.v18,
  "domains/create-claim.201.headers": compiled.v1,
  "domains/get-claim.200.body": compiled.v18,
  "domains/get-claim.200.headers": compiled.v1,
  "domains/verify-claim.200.body": compiled.v18,
  "domains/verify-claim.200.headers": compiled.v1,
  "api-keys/list.200.body": compiled.v19,
  "api-keys/list.200.headers": compiled.v1,
  "api-keys/create.201.body": compiled.v20,
  "api-keys/create.201.headers": compiled.v1,
  "api-keys/remove.200.body": compiled.v21,
  "api-keys/remove.200.headers": compiled.v1,
  "api-keys/update.200.body": compiled.v22,
  "api-keys/update.200.headers": compiled.v1,
  "oauth/list-grants.200.body": compiled.v23,
  "oauth/list-grants.200.headers": compiled.v1,
  "oauth/revoke-grant.200.body": compiled.v24,
  "oauth/revoke-grant.200.headers": compiled.v1,
  "templates/list.200.body": compiled.v25,
  "templates/list.200.headers": compiled.v1,
  "templates/create.201.body": compiled.v26,
  "templates/create.201.headers": compiled.v1,
  "templates/get.200.body": compiled.v27,
  "templates/get.200.headers": compiled.v1,
  "templates/remove.200.body": compiled.v28,
  "templates/remove.200.headers": compiled.v1,
  "templates/update.200.body": compiled.v29,
  "templates/update.200.headers": compiled.v1,
  "templates/publish.200.body": compiled.v30,
  "templates/publish.200.headers": compiled.v1,
  "templates/duplicate.200.body": compiled.v31,
  "templates/duplicate.200.headers": compiled.v1,
  "audiences/list.200.body": compiled.v32,
  "audiences/list.200.headers": compiled.v1,
  "audiences/create.201.body": compiled.v33,
  "audiences/create.201.headers": compiled.v1,
  "audiences/get.200.body": compiled.v34,
  "audiences/get.200.headers": compiled.v1,
  "audiences/remove.200.body": compiled.v35,
  "audiences/remove.200.headers": compiled.v1,
  "contacts/list.200.body": compiled.v36,
  "contacts/list.200.headers": compiled.v1,
  "contacts/create.201.body": compiled.v37,
  "contacts/create.201.headers": compiled.v1,
  "contacts/list-imports.200.body": compiled.v38,
  "contacts/list-imports.200.headers": compiled.v1,
  "contacts/create-import.201.body": compiled.v39,
  "contacts/create-import.201.headers": compiled.v1,
  "contacts/get-import.200.body": compiled.v40,
  "contacts/get-import.200.headers": compiled.v1,
  "contacts/get.200.body": compiled.v41,
  "contacts/get.200.headers": compiled.v1,
  "contacts/remove.200.body": compiled.v42,
  "contacts/remove.200.headers": compiled.v1,
  "contacts/update.200.body": compiled.v43,
  "contacts/update.200.headers": compiled.v1,
  "broadcasts/list.200.body": compiled.v44,
  "broadcasts/list.200.headers": compiled.v1,
  "broadcasts/create.201.body": compiled.v45,
  "broadcasts/create.201.headers": compiled.v1,
  "broadcasts/get.200.body": compiled.v46,
  "broadcasts/get.200.headers": compiled.v1,
  "broadcasts/remove.200.body": compiled.v47,
  "broadcasts/remove.200.headers": compiled.v1,
  "broadcasts/update.200.body": compiled.v48,
  "broadcasts/update.200.headers": compiled.v1,
  "broadcasts/send.200.body": compiled.v49,
  "broadcasts/send.200.headers": compiled.v1,
  "broadcasts/cancel.200.body": compiled.v50,
  "broadcasts/cancel.200.headers": compiled.v1,
  "broadcasts/recipients.200.body": compiled.v51,
  "broadcasts/recipients.200.headers": compiled.v1,
  "broadcasts/list-clicked-links.200.body": compiled.v52,
  "broadcasts/list-clicked-links.200.headers": compiled.v1,
  "webhooks/list.200.body": compiled.v53,
  "webhooks/list.200.headers": compiled.v1,
  "webhooks/create.201.body": compiled.v54,
  "webhooks/create.201.headers": compiled.v1,
  "webhooks/get.200.body": compiled.v55,
  "webhooks/get.200.headers": compiled.v1,
  "webhooks/remove.200.body": compiled.v56,
  "webhooks/remove.200.headers": compiled.v1,
  "webhooks/update.200.body": compiled.v57,
  "webhooks/update.200.headers": compiled.v1,
  "segments/list.200.body": compiled.v58,
  "segments/list.200.headers": compiled.v1,
  "segments/create.201.body": compiled.v59,
  "segments/create.201.headers": compiled.v1,
  "segments/get.200.body": compiled.v60,
  "segments/get.200.headers": compiled.v1,
  "segments/remove.200.body": compiled.v61,
  "segments/remove.200.headers": compiled.v1,
  "topics/list.200.body": compiled.v62,
  "topics/list.200.headers": compiled.v1,
  "topics/create.201.body": compiled.v63,
  "topics/create.201.headers": compiled.v1,
  "topics/get.200.body": compiled.v64,
  "topics/get.200.headers": compiled.v1,
  "topics/remove.200.body": compiled.v65,
  "topics/remove.200.headers": compiled.v1,
  "topics/update.200.body": compiled.v66,
  "topics/update.200.headers": compiled.v1,
  "contact-properties/list.200.body": compiled.v67,
  "contact-properties/list.200.headers": compiled.v1,
  "contact-properties/create.201.body": compiled.v68,
  "contact-properties/create.201.headers": compiled.v1,
  "contact-properties/get.200.body": compiled.v69,
  "contact-properties/get.200.headers": compiled.v1,
  "contact-properties/remove.200.body": compiled.v70,
  "contact-properties/remove.200.headers": compiled.v1,
  "contact-properties/update.200.body": compiled.v71,
  "contact-properties/update.200.headers": compiled.v1,
  "contacts/list-segments.200.body": compiled.v72,
  "contacts/list-segments.200.headers": compiled.v1,
  "contacts/add-segment.200.body": compiled.v73,
  "contacts/add-segment.200.headers": compiled.v1,
  "contacts/remove-segment.200.body": compiled.v74,
  "contacts/remove-segment.200.headers": compiled.v1,
  "contacts/list-topics.200.body": compiled.v75,
  "contacts/list-topics.200.headers": compiled.v1,
  "contacts/update-topics.200.body": compiled.v76,
  "contacts/update-topics.200.headers": compiled.v1,
  "logs/list.200.body": compiled.v77,
  "logs/list.200.headers": compiled.v1,
  "logs/get.200.body": compiled.v78,
  "logs/get.200.headers": compiled.v1,
  "automations/list.200.body": compiled.v79,
  "automations/list.200.headers": compiled.v1,
  "automations/create.201.body": compiled.v80,
  "automations/create.201.headers": compiled.v1,
  "automations/get.200.body": compiled.v81,
  "automations/get.200.headers": compiled.v1,
  "automations/remove.200.body": compiled.v82,
  "automations/remove.200.headers": compiled.v1,
  "automations/update.200.body": compiled.v83,
  "automations/update.200.headers": compiled.v1,
  "automations/duplicate.201.body": compiled.v84,
  "automations/duplicate.201.headers": compiled.v1,
  "automations/stop.200.body": compiled.v85,
  "automations/stop.200.headers": compiled.v1,
  "automations/list-runs.200.body": compiled.v86,
  "automations/list-runs.200.headers": compiled.v1,
  "automations/get-run.200.body": compiled.v87,
  "automations/get-run.200.headers": compiled.v1,
  "events/list.200.body": compiled.v88,
  "events/list.200.headers": compiled.v1,
  "events/create.201.body": compiled.v89,
  "events/create.201.headers": compiled.v1,
  "events/send.202.body": compiled.v90,
  "events/send.202.headers": compiled.v1,
  "events/get.200.body": compiled.v91,
  "events/get.200.headers": compiled.v1,
  "events/remove.200.body": compiled.v92,
  "events/remove.200.headers": compiled.v1,
  "events/update.200.body": compiled.v93,
  "events/update.200.headers": compiled.v1,
  "suppressions/list.200.body": compiled.v94,
  "suppressions/list.200.headers": compiled.v1,
  "suppressions/add.201.body": compiled.v95,
  "suppressions/add.201.headers": compiled.v1,
  "suppressions/batch-add.201.body": compiled.v96,
  "suppressions/batch-add.201.headers": compiled.v1,
  "suppressions/batch-remove.200.body": compiled.v97,
  "suppressions/batch-remove.200.headers": compiled.v1,
  "suppressions/get.200.body": compiled.v98,
  "suppressions/get.200.headers": compiled.v1,
  "suppressions/remove.200.body": compiled.v99,
  "suppressions/remove.200.headers": compiled.v1,
};
export { validators };
