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
const schema0 = {"$id":"contract:/getWellKnownChangePassword.303.headers","type":"object","properties":{},"required":[]};

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
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
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
validate0.evaluated = {"dynamicProps":false,"dynamicItems":false};

exports.v1 = validate1;
const schema1 = {"$id":"contract:/getWellKnownChangePassword.default.body","$ref":"contract:/components/schemas/errorGeneric"};
const schema2 = {"$id":"contract:/components/schemas/errorGeneric","type":"object","required":["error"],"properties":{"error":{"$ref":"contract:/components/schemas/genericError"}}};
const schema3 = {"$id":"contract:/components/schemas/genericError","type":"object","required":["message"],"properties":{"code":{"int64":{}},"debug":{"type":"string"},"details":{"type":"object","additionalProperties":{}},"id":{"type":"string"},"message":{"type":"string"},"reason":{"type":"string"},"request":{"type":"string"},"status":{"type":"string"}}};

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
if(data.error === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"},schema:schema2.required,parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.error !== undefined){
let data0 = data.error;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.message === undefined){
const err1 = {instancePath:instancePath+"/error",schemaPath:"contract:/components/schemas/genericError/required",keyword:"required",params:{missingProperty: "message"},schema:schema3.required,parentSchema:schema3,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.code !== undefined){
let data1 = data0.code;
if(!((typeof data1 === "number" && Number.isSafeInteger(data1) && !Object.is(data1, -0)) || (typeof data1 === "bigint" && data1 >= -9223372036854775808n && data1 <= 9223372036854775807n)) || (this && this.has(data0, "code")) || false){
const err2 = {instancePath:instancePath+"/error/code",schemaPath:"contract:/components/schemas/genericError/properties/code/int64",keyword:"int64",params:{},schema:schema3.properties.code.int64,parentSchema:schema3.properties.code,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.debug !== undefined){
let data2 = data0.debug;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/error/debug",schemaPath:"contract:/components/schemas/genericError/properties/debug/type",keyword:"type",params:{type: "string"},schema:schema3.properties.debug.type,parentSchema:schema3.properties.debug,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.details !== undefined){
let data3 = data0.details;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
}
else {
const err4 = {instancePath:instancePath+"/error/details",schemaPath:"contract:/components/schemas/genericError/properties/details/type",keyword:"type",params:{type: "object"},schema:schema3.properties.details.type,parentSchema:schema3.properties.details,data:data3};
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
let data4 = data0.id;
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/error/id",schemaPath:"contract:/components/schemas/genericError/properties/id/type",keyword:"type",params:{type: "string"},schema:schema3.properties.id.type,parentSchema:schema3.properties.id,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.message !== undefined){
let data5 = data0.message;
if(typeof data5 !== "string"){
const err6 = {instancePath:instancePath+"/error/message",schemaPath:"contract:/components/schemas/genericError/properties/message/type",keyword:"type",params:{type: "string"},schema:schema3.properties.message.type,parentSchema:schema3.properties.message,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.reason !== undefined){
let data6 = data0.reason;
if(typeof data6 !== "string"){
const err7 = {instancePath:instancePath+"/error/reason",schemaPath:"contract:/components/schemas/genericError/properties/reason/type",keyword:"type",params:{type: "string"},schema:schema3.properties.reason.type,parentSchema:schema3.properties.reason,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.request !== undefined){
let data7 = data0.request;
if(typeof data7 !== "string"){
const err8 = {instancePath:instancePath+"/error/request",schemaPath:"contract:/components/schemas/genericError/properties/request/type",keyword:"type",params:{type: "string"},schema:schema3.properties.request.type,parentSchema:schema3.properties.request,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.status !== undefined){
let data8 = data0.status;
if(typeof data8 !== "string"){
const err9 = {instancePath:instancePath+"/error/status",schemaPath:"contract:/components/schemas/genericError/properties/status/type",keyword:"type",params:{type: "string"},schema:schema3.properties.status.type,parentSchema:schema3.properties.status,data:data8};
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
const err10 = {instancePath:instancePath+"/error",schemaPath:"contract:/components/schemas/genericError/type",keyword:"type",params:{type: "object"},schema:schema3.type,parentSchema:schema3,data:data0};
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
validate2.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};


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
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

exports.v2 = validate4;
const schema4 = {"$id":"contract:/getWebAuthnJavaScript.200.body","$ref":"contract:/components/schemas/webAuthnJavaScript"};
const schema5 = {"$id":"contract:/components/schemas/webAuthnJavaScript","type":"string"};

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
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/webAuthnJavaScript/type",keyword:"type",params:{type: "string"},schema:schema5.type,parentSchema:schema5,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}
validate4.evaluated = {"dynamicProps":false,"dynamicItems":false};

exports.v3 = validate5;
const schema6 = {"$id":"contract:/listCourierMessages.200.body","type":"array","items":{"$ref":"contract:/components/schemas/message"}};
const schema7 = {"$id":"contract:/components/schemas/message","type":"object","required":["id","status","type","recipient","body","subject","template_type","send_count","created_at","updated_at"],"properties":{"body":{"type":"string"},"channel":{"type":"string"},"created_at":{"type":"string","format":"date-time","leapSecond":"date-time"},"dispatches":{"type":"array","items":{"$ref":"contract:/components/schemas/messageDispatch"}},"id":{"type":"string","format":"uuid"},"recipient":{"type":"string"},"send_count":{"int64":{}},"status":{"$ref":"contract:/components/schemas/courierMessageStatus"},"subject":{"type":"string"},"template_type":{"type":"string","enum":["recovery_invalid","recovery_valid","recovery_code_invalid","recovery_code_valid","verification_invalid","verification_valid","verification_code_invalid","verification_code_valid","stub","login_code_valid","registration_code_valid","verifiable_address_changed","authenticator_key_added"]},"type":{"$ref":"contract:/components/schemas/courierMessageType"},"updated_at":{"type":"string","format":"date-time","leapSecond":"date-time"}}};
const schema10 = {"$id":"contract:/components/schemas/courierMessageStatus","int64":{}};
const schema11 = {"$id":"contract:/components/schemas/courierMessageType","int64":{}};
const formats0 = /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)[Tt](?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;
const formats2 = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const schema8 = {"$id":"contract:/components/schemas/messageDispatch","type":"object","required":["id","message_id","status","created_at","updated_at"],"properties":{"created_at":{"type":"string","format":"date-time","leapSecond":"date-time"},"error":{"$ref":"contract:/components/schemas/JSONRawMessage"},"id":{"type":"string","format":"uuid"},"message_id":{"type":"string","format":"uuid"},"status":{"type":"string","enum":["failed","success"]},"updated_at":{"type":"string","format":"date-time","leapSecond":"date-time"}}};
const schema9 = {"$id":"contract:/components/schemas/JSONRawMessage","type":"object"};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},schema:schema8.required,parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message_id"},schema:schema8.required,parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.status === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},schema:schema8.required,parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.created_at === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},schema:schema8.required,parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.updated_at === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updated_at"},schema:schema8.required,parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.created_at !== undefined){
let data0 = data.created_at;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err5 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema8.properties.created_at,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0.includes(":60")){
const next0 = Date.parse((data0).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err6 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema8.properties.created_at,data:data0};
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
const err7 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema8.properties.created_at.type,parentSchema:schema8.properties.created_at,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.error !== undefined){
let data1 = data.error;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
const err8 = {instancePath:instancePath+"/error",schemaPath:"contract:/components/schemas/JSONRawMessage/type",keyword:"type",params:{type: "object"},schema:schema9.type,parentSchema:schema9,data:data1};
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
let data2 = data.id;
if(typeof data2 === "string"){
if(!(formats2.test(data2))){
const err9 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema8.properties.id,data:data2};
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
const err10 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema8.properties.id.type,parentSchema:schema8.properties.id,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.message_id !== undefined){
let data3 = data.message_id;
if(typeof data3 === "string"){
if(!(formats2.test(data3))){
const err11 = {instancePath:instancePath+"/message_id",schemaPath:"#/properties/message_id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema8.properties.message_id,data:data3};
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
const err12 = {instancePath:instancePath+"/message_id",schemaPath:"#/properties/message_id/type",keyword:"type",params:{type: "string"},schema:schema8.properties.message_id.type,parentSchema:schema8.properties.message_id,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.status !== undefined){
let data4 = data.status;
if(typeof data4 !== "string"){
const err13 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},schema:schema8.properties.status.type,parentSchema:schema8.properties.status,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!((data4 === "failed") || (data4 === "success"))){
const err14 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema8.properties.status.enum},schema:schema8.properties.status.enum,parentSchema:schema8.properties.status,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.updated_at !== undefined){
let data5 = data.updated_at;
if(typeof data5 === "string"){
if(!(formats0.test(data5))){
const err15 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema8.properties.updated_at,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data5.includes(":60")){
const next1 = Date.parse((data5).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err16 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema8.properties.updated_at,data:data5};
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
const err17 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type: "string"},schema:schema8.properties.updated_at.type,parentSchema:schema8.properties.updated_at,data:data5};
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
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema8.type,parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate7.errors = vErrors;
return errors === 0;
}
validate7.evaluated = {"props":{"created_at":true,"error":true,"id":true,"message_id":true,"status":true,"updated_at":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},schema:schema7.required,parentSchema:schema7,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.status === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},schema:schema7.required,parentSchema:schema7,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.type === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema7.required,parentSchema:schema7,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.recipient === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "recipient"},schema:schema7.required,parentSchema:schema7,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.body === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "body"},schema:schema7.required,parentSchema:schema7,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.subject === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subject"},schema:schema7.required,parentSchema:schema7,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.template_type === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "template_type"},schema:schema7.required,parentSchema:schema7,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.send_count === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "send_count"},schema:schema7.required,parentSchema:schema7,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.created_at === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},schema:schema7.required,parentSchema:schema7,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.updated_at === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updated_at"},schema:schema7.required,parentSchema:schema7,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.body !== undefined){
let data0 = data.body;
if(typeof data0 !== "string"){
const err10 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: "string"},schema:schema7.properties.body.type,parentSchema:schema7.properties.body,data:data0};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.channel !== undefined){
let data1 = data.channel;
if(typeof data1 !== "string"){
const err11 = {instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/type",keyword:"type",params:{type: "string"},schema:schema7.properties.channel.type,parentSchema:schema7.properties.channel,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.created_at !== undefined){
let data2 = data.created_at;
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
const err12 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema7.properties.created_at,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data2.includes(":60")){
const next0 = Date.parse((data2).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err13 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema7.properties.created_at,data:data2};
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
const err14 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema7.properties.created_at.type,parentSchema:schema7.properties.created_at,data:data2};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.dispatches !== undefined){
let data3 = data.dispatches;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate7.call(this, data3[i0], {instancePath:instancePath+"/dispatches/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate7.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath:instancePath+"/dispatches",schemaPath:"#/properties/dispatches/type",keyword:"type",params:{type: "array"},schema:schema7.properties.dispatches.type,parentSchema:schema7.properties.dispatches,data:data3};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.id !== undefined){
let data5 = data.id;
if(typeof data5 === "string"){
if(!(formats2.test(data5))){
const err16 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema7.properties.id,data:data5};
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
const err17 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema7.properties.id.type,parentSchema:schema7.properties.id,data:data5};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.recipient !== undefined){
let data6 = data.recipient;
if(typeof data6 !== "string"){
const err18 = {instancePath:instancePath+"/recipient",schemaPath:"#/properties/recipient/type",keyword:"type",params:{type: "string"},schema:schema7.properties.recipient.type,parentSchema:schema7.properties.recipient,data:data6};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.send_count !== undefined){
let data7 = data.send_count;
if(!((typeof data7 === "number" && Number.isSafeInteger(data7) && !Object.is(data7, -0)) || (typeof data7 === "bigint" && data7 >= -9223372036854775808n && data7 <= 9223372036854775807n)) || (this && this.has(data, "send_count")) || false){
const err19 = {instancePath:instancePath+"/send_count",schemaPath:"#/properties/send_count/int64",keyword:"int64",params:{},schema:schema7.properties.send_count.int64,parentSchema:schema7.properties.send_count,data:data7};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.status !== undefined){
let data8 = data.status;
if(!((typeof data8 === "number" && Number.isSafeInteger(data8) && !Object.is(data8, -0)) || (typeof data8 === "bigint" && data8 >= -9223372036854775808n && data8 <= 9223372036854775807n)) || (this && this.has(data, "status")) || false){
const err20 = {instancePath:instancePath+"/status",schemaPath:"contract:/components/schemas/courierMessageStatus/int64",keyword:"int64",params:{},schema:schema10.int64,parentSchema:schema10,data:data8};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.subject !== undefined){
let data9 = data.subject;
if(typeof data9 !== "string"){
const err21 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"},schema:schema7.properties.subject.type,parentSchema:schema7.properties.subject,data:data9};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.template_type !== undefined){
let data10 = data.template_type;
if(typeof data10 !== "string"){
const err22 = {instancePath:instancePath+"/template_type",schemaPath:"#/properties/template_type/type",keyword:"type",params:{type: "string"},schema:schema7.properties.template_type.type,parentSchema:schema7.properties.template_type,data:data10};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!(((((((((((((data10 === "recovery_invalid") || (data10 === "recovery_valid")) || (data10 === "recovery_code_invalid")) || (data10 === "recovery_code_valid")) || (data10 === "verification_invalid")) || (data10 === "verification_valid")) || (data10 === "verification_code_invalid")) || (data10 === "verification_code_valid")) || (data10 === "stub")) || (data10 === "login_code_valid")) || (data10 === "registration_code_valid")) || (data10 === "verifiable_address_changed")) || (data10 === "authenticator_key_added"))){
const err23 = {instancePath:instancePath+"/template_type",schemaPath:"#/properties/template_type/enum",keyword:"enum",params:{allowedValues: schema7.properties.template_type.enum},schema:schema7.properties.template_type.enum,parentSchema:schema7.properties.template_type,data:data10};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.type !== undefined){
let data11 = data.type;
if(!((typeof data11 === "number" && Number.isSafeInteger(data11) && !Object.is(data11, -0)) || (typeof data11 === "bigint" && data11 >= -9223372036854775808n && data11 <= 9223372036854775807n)) || (this && this.has(data, "type")) || false){
const err24 = {instancePath:instancePath+"/type",schemaPath:"contract:/components/schemas/courierMessageType/int64",keyword:"int64",params:{},schema:schema11.int64,parentSchema:schema11,data:data11};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.updated_at !== undefined){
let data12 = data.updated_at;
if(typeof data12 === "string"){
if(!(formats0.test(data12))){
const err25 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema7.properties.updated_at,data:data12};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data12.includes(":60")){
const next1 = Date.parse((data12).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err26 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema7.properties.updated_at,data:data12};
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
const err27 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type: "string"},schema:schema7.properties.updated_at.type,parentSchema:schema7.properties.updated_at,data:data12};
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
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema7.type,parentSchema:schema7,data};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate6.errors = vErrors;
return errors === 0;
}
validate6.evaluated = {"props":{"body":true,"channel":true,"created_at":true,"dispatches":true,"id":true,"recipient":true,"send_count":true,"status":true,"subject":true,"template_type":true,"type":true,"updated_at":true},"dynamicProps":false,"dynamicItems":false};


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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate6.call(this, data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate6.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema6.type,parentSchema:schema6,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}
validate5.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v4 = validate10;
const schema12 = {"$id":"contract:/listCourierMessages.200.headers","type":"object","properties":{"link":{"type":"string"}},"required":[]};

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
if(data.link !== undefined){
let data0 = data.link;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/link",schemaPath:"#/properties/link/type",keyword:"type",params:{type: "string"},schema:schema12.properties.link.type,parentSchema:schema12.properties.link,data:data0};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema12.type,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
validate10.evaluated = {"props":{"link":true},"dynamicProps":false,"dynamicItems":false};

exports.v5 = validate11;
const schema13 = {"$id":"contract:/getCourierMessage.200.body","$ref":"contract:/components/schemas/message"};

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
if(!(validate6.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate6.errors);
errors = vErrors.length;
}
validate11.errors = vErrors;
return errors === 0;
}
validate11.evaluated = {"props":{"body":true,"channel":true,"created_at":true,"dispatches":true,"id":true,"recipient":true,"send_count":true,"status":true,"subject":true,"template_type":true,"type":true,"updated_at":true},"dynamicProps":false,"dynamicItems":false};

exports.v6 = validate13;
const schema14 = {"$id":"contract:/listIdentities.200.body","type":"array","items":{"$ref":"contract:/components/schemas/identity"}};
const schema15 = {"$id":"contract:/components/schemas/identity","type":"object","required":["id","schema_id","schema_url","traits"],"properties":{"created_at":{"type":"string","format":"date-time","leapSecond":"date-time"},"credentials":{"type":"object","additionalProperties":{"$ref":"contract:/components/schemas/identityCredentials"}},"external_id":{"type":"string"},"id":{"type":"string","format":"uuid"},"metadata_admin":{"$ref":"contract:/components/schemas/nullJsonRawMessage"},"metadata_public":{"$ref":"contract:/components/schemas/nullJsonRawMessage"},"organization_id":{"$ref":"contract:/components/schemas/NullUUID"},"recovery_addresses":{"type":"array","items":{"$ref":"contract:/components/schemas/recoveryIdentityAddress"}},"region":{"type":"string","enum":["eu-central","asia-northeast","us-east","us-west","eu","asia","us","global"]},"schema_id":{"type":"string"},"schema_url":{"type":"string"},"state":{"type":"string","enum":["active","inactive"]},"state_changed_at":{"$ref":"contract:/components/schemas/nullTime"},"traits":{"$ref":"contract:/components/schemas/identityTraits"},"updated_at":{"type":"string","format":"date-time","leapSecond":"date-time"},"verifiable_addresses":{"type":"array","items":{"$ref":"contract:/components/schemas/verifiableIdentityAddress"}}}};
const schema18 = {"$id":"contract:/components/schemas/nullJsonRawMessage","type":"object"};
const schema20 = {"$id":"contract:/components/schemas/NullUUID","type":"object","properties":{"UUID":{"type":"string","format":"uuid"},"Valid":{"type":"boolean"}}};
const schema23 = {"$id":"contract:/components/schemas/nullTime","type":"string","format":"date-time","leapSecond":"date-time"};
const schema24 = {"$id":"contract:/components/schemas/identityTraits","type":"object"};
const schema16 = {"$id":"contract:/components/schemas/identityCredentials","type":"object","properties":{"config":{"$ref":"contract:/components/schemas/JSONRawMessage"},"created_at":{"type":"string","format":"date-time","leapSecond":"date-time"},"identifiers":{"type":"array","items":{"type":"string"}},"type":{"type":"string","enum":["password","oidc","totp","lookup_secret","webauthn","code","passkey","profile","saml","deviceauthn","identifier_first","link_recovery","code_recovery"]},"updated_at":{"type":"string","format":"date-time","leapSecond":"date-time"},"version":{"int64":{}}}};

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
if(data.config !== undefined){
let data0 = data.config;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
const err0 = {instancePath:instancePath+"/config",schemaPath:"contract:/components/schemas/JSONRawMessage/type",keyword:"type",params:{type: "object"},schema:schema9.type,parentSchema:schema9,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.created_at !== undefined){
let data1 = data.created_at;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err1 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema16.properties.created_at,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data1.includes(":60")){
const next0 = Date.parse((data1).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err2 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema16.properties.created_at,data:data1};
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
const err3 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema16.properties.created_at.type,parentSchema:schema16.properties.created_at,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.identifiers !== undefined){
let data2 = data.identifiers;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/identifiers/" + i0,schemaPath:"#/properties/identifiers/items/type",keyword:"type",params:{type: "string"},schema:schema16.properties.identifiers.items.type,parentSchema:schema16.properties.identifiers.items,data:data3};
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
const err5 = {instancePath:instancePath+"/identifiers",schemaPath:"#/properties/identifiers/type",keyword:"type",params:{type: "array"},schema:schema16.properties.identifiers.type,parentSchema:schema16.properties.identifiers,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.type !== undefined){
let data4 = data.type;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema16.properties.type.type,parentSchema:schema16.properties.type,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(((((((((((((data4 === "password") || (data4 === "oidc")) || (data4 === "totp")) || (data4 === "lookup_secret")) || (data4 === "webauthn")) || (data4 === "code")) || (data4 === "passkey")) || (data4 === "profile")) || (data4 === "saml")) || (data4 === "deviceauthn")) || (data4 === "identifier_first")) || (data4 === "link_recovery")) || (data4 === "code_recovery"))){
const err7 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema16.properties.type.enum},schema:schema16.properties.type.enum,parentSchema:schema16.properties.type,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.updated_at !== undefined){
let data5 = data.updated_at;
if(typeof data5 === "string"){
if(!(formats0.test(data5))){
const err8 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema16.properties.updated_at,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data5.includes(":60")){
const next1 = Date.parse((data5).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err9 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema16.properties.updated_at,data:data5};
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
const err10 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type: "string"},schema:schema16.properties.updated_at.type,parentSchema:schema16.properties.updated_at,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.version !== undefined){
let data6 = data.version;
if(!((typeof data6 === "number" && Number.isSafeInteger(data6) && !Object.is(data6, -0)) || (typeof data6 === "bigint" && data6 >= -9223372036854775808n && data6 <= 9223372036854775807n)) || (this && this.has(data, "version")) || false){
const err11 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/int64",keyword:"int64",params:{},schema:schema16.properties.version.int64,parentSchema:schema16.properties.version,data:data6};
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
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema16.type,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate15.errors = vErrors;
return errors === 0;
}
validate15.evaluated = {"props":{"config":true,"created_at":true,"identifiers":true,"type":true,"updated_at":true,"version":true},"dynamicProps":false,"dynamicItems":false};

const schema21 = {"$id":"contract:/components/schemas/recoveryIdentityAddress","type":"object","required":["value","via"],"properties":{"break_glass_for_organization":{"$ref":"contract:/components/schemas/NullUUID"},"created_at":{"type":"string","format":"date-time","leapSecond":"date-time"},"id":{"type":"string","format":"uuid"},"updated_at":{"type":"string","format":"date-time","leapSecond":"date-time"},"value":{"type":"string"},"via":{"type":"string"}}};

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
if(data.value === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"},schema:schema21.required,parentSchema:schema21,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.via === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "via"},schema:schema21.required,parentSchema:schema21,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.break_glass_for_organization !== undefined){
let data0 = data.break_glass_for_organization;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.UUID !== undefined){
let data1 = data0.UUID;
if(typeof data1 === "string"){
if(!(formats2.test(data1))){
const err2 = {instancePath:instancePath+"/break_glass_for_organization/UUID",schemaPath:"contract:/components/schemas/NullUUID/properties/UUID/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema20.properties.UUID,data:data1};
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
const err3 = {instancePath:instancePath+"/break_glass_for_organization/UUID",schemaPath:"contract:/components/schemas/NullUUID/properties/UUID/type",keyword:"type",params:{type: "string"},schema:schema20.properties.UUID.type,parentSchema:schema20.properties.UUID,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.Valid !== undefined){
let data2 = data0.Valid;
if(typeof data2 !== "boolean"){
const err4 = {instancePath:instancePath+"/break_glass_for_organization/Valid",schemaPath:"contract:/components/schemas/NullUUID/properties/Valid/type",keyword:"type",params:{type: "boolean"},schema:schema20.properties.Valid.type,parentSchema:schema20.properties.Valid,data:data2};
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
const err5 = {instancePath:instancePath+"/break_glass_for_organization",schemaPath:"contract:/components/schemas/NullUUID/type",keyword:"type",params:{type: "object"},schema:schema20.type,parentSchema:schema20,data:data0};
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
let data3 = data.created_at;
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
const err6 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema21.properties.created_at,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data3.includes(":60")){
const next0 = Date.parse((data3).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err7 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema21.properties.created_at,data:data3};
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
const err8 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema21.properties.created_at.type,parentSchema:schema21.properties.created_at,data:data3};
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
let data4 = data.id;
if(typeof data4 === "string"){
if(!(formats2.test(data4))){
const err9 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema21.properties.id,data:data4};
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
const err10 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema21.properties.id.type,parentSchema:schema21.properties.id,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.updated_at !== undefined){
let data5 = data.updated_at;
if(typeof data5 === "string"){
if(!(formats0.test(data5))){
const err11 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema21.properties.updated_at,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data5.includes(":60")){
const next1 = Date.parse((data5).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err12 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema21.properties.updated_at,data:data5};
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
const err13 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type: "string"},schema:schema21.properties.updated_at.type,parentSchema:schema21.properties.updated_at,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.value !== undefined){
let data6 = data.value;
if(typeof data6 !== "string"){
const err14 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},schema:schema21.properties.value.type,parentSchema:schema21.properties.value,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.via !== undefined){
let data7 = data.via;
if(typeof data7 !== "string"){
const err15 = {instancePath:instancePath+"/via",schemaPath:"#/properties/via/type",keyword:"type",params:{type: "string"},schema:schema21.properties.via.type,parentSchema:schema21.properties.via,data:data7};
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
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema21.type,parentSchema:schema21,data};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate17.errors = vErrors;
return errors === 0;
}
validate17.evaluated = {"props":{"break_glass_for_organization":true,"created_at":true,"id":true,"updated_at":true,"value":true,"via":true},"dynamicProps":false,"dynamicItems":false};

const schema25 = {"$id":"contract:/components/schemas/verifiableIdentityAddress","type":"object","required":["value","verified","via","status"],"properties":{"created_at":{"type":"string","format":"date-time","leapSecond":"date-time"},"id":{"type":"string","format":"uuid"},"status":{"$ref":"contract:/components/schemas/identityVerifiableAddressStatus"},"updated_at":{"type":"string","format":"date-time","leapSecond":"date-time"},"value":{"type":"string"},"verified":{"type":"boolean"},"verified_at":{"$ref":"contract:/components/schemas/nullTime"},"via":{"type":"string","enum":["email","sms"]}}};
const schema26 = {"$id":"contract:/components/schemas/identityVerifiableAddressStatus","type":"string"};

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
if(data.value === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"},schema:schema25.required,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.verified === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verified"},schema:schema25.required,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.via === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "via"},schema:schema25.required,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.status === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},schema:schema25.required,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.created_at !== undefined){
let data0 = data.created_at;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err4 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema25.properties.created_at,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.includes(":60")){
const next0 = Date.parse((data0).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err5 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema25.properties.created_at,data:data0};
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
const err6 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema25.properties.created_at.type,parentSchema:schema25.properties.created_at,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(!(formats2.test(data1))){
const err7 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema25.properties.id,data:data1};
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
const err8 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema25.properties.id.type,parentSchema:schema25.properties.id,data:data1};
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
let data2 = data.status;
if(typeof data2 !== "string"){
const err9 = {instancePath:instancePath+"/status",schemaPath:"contract:/components/schemas/identityVerifiableAddressStatus/type",keyword:"type",params:{type: "string"},schema:schema26.type,parentSchema:schema26,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.updated_at !== undefined){
let data3 = data.updated_at;
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
const err10 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema25.properties.updated_at,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3.includes(":60")){
const next1 = Date.parse((data3).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err11 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema25.properties.updated_at,data:data3};
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
const err12 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type: "string"},schema:schema25.properties.updated_at.type,parentSchema:schema25.properties.updated_at,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.value !== undefined){
let data4 = data.value;
if(typeof data4 !== "string"){
const err13 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},schema:schema25.properties.value.type,parentSchema:schema25.properties.value,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.verified !== undefined){
let data5 = data.verified;
if(typeof data5 !== "boolean"){
const err14 = {instancePath:instancePath+"/verified",schemaPath:"#/properties/verified/type",keyword:"type",params:{type: "boolean"},schema:schema25.properties.verified.type,parentSchema:schema25.properties.verified,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.verified_at !== undefined){
let data6 = data.verified_at;
if(typeof data6 === "string"){
if(!(formats0.test(data6))){
const err15 = {instancePath:instancePath+"/verified_at",schemaPath:"contract:/components/schemas/nullTime/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema23,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data6.includes(":60")){
const next2 = Date.parse((data6).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next2 % 86400000 !== 0 || new Date(next2).getUTCDate() !== 1){
const err16 = {instancePath:instancePath+"/verified_at",schemaPath:"contract:/components/schemas/nullTime/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema23,data:data6};
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
const err17 = {instancePath:instancePath+"/verified_at",schemaPath:"contract:/components/schemas/nullTime/type",keyword:"type",params:{type: "string"},schema:schema23.type,parentSchema:schema23,data:data6};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.via !== undefined){
let data7 = data.via;
if(typeof data7 !== "string"){
const err18 = {instancePath:instancePath+"/via",schemaPath:"#/properties/via/type",keyword:"type",params:{type: "string"},schema:schema25.properties.via.type,parentSchema:schema25.properties.via,data:data7};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!((data7 === "email") || (data7 === "sms"))){
const err19 = {instancePath:instancePath+"/via",schemaPath:"#/properties/via/enum",keyword:"enum",params:{allowedValues: schema25.properties.via.enum},schema:schema25.properties.via.enum,parentSchema:schema25.properties.via,data:data7};
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
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema25.type,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate19.errors = vErrors;
return errors === 0;
}
validate19.evaluated = {"props":{"created_at":true,"id":true,"status":true,"updated_at":true,"value":true,"verified":true,"verified_at":true,"via":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},schema:schema15.required,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.schema_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema_id"},schema:schema15.required,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.schema_url === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema_url"},schema:schema15.required,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.traits === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "traits"},schema:schema15.required,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.created_at !== undefined){
let data0 = data.created_at;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err4 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema15.properties.created_at,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.includes(":60")){
const next0 = Date.parse((data0).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err5 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema15.properties.created_at,data:data0};
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
const err6 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema15.properties.created_at.type,parentSchema:schema15.properties.created_at,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.credentials !== undefined){
let data1 = data.credentials;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key0 in data1){
if(!(validate15.call(this, data1[key0], {instancePath:instancePath+"/credentials/" + runtime.escapeName(key0),parentData:data1,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate15.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/credentials",schemaPath:"#/properties/credentials/type",keyword:"type",params:{type: "object"},schema:schema15.properties.credentials.type,parentSchema:schema15.properties.credentials,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.external_id !== undefined){
let data3 = data.external_id;
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/external_id",schemaPath:"#/properties/external_id/type",keyword:"type",params:{type: "string"},schema:schema15.properties.external_id.type,parentSchema:schema15.properties.external_id,data:data3};
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
let data4 = data.id;
if(typeof data4 === "string"){
if(!(formats2.test(data4))){
const err9 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema15.properties.id,data:data4};
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
const err10 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema15.properties.id.type,parentSchema:schema15.properties.id,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.metadata_admin !== undefined){
let data5 = data.metadata_admin;
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
const err11 = {instancePath:instancePath+"/metadata_admin",schemaPath:"contract:/components/schemas/nullJsonRawMessage/type",keyword:"type",params:{type: "object"},schema:schema18.type,parentSchema:schema18,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.metadata_public !== undefined){
let data6 = data.metadata_public;
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
const err12 = {instancePath:instancePath+"/metadata_public",schemaPath:"contract:/components/schemas/nullJsonRawMessage/type",keyword:"type",params:{type: "object"},schema:schema18.type,parentSchema:schema18,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.organization_id !== undefined){
let data7 = data.organization_id;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.UUID !== undefined){
let data8 = data7.UUID;
if(typeof data8 === "string"){
if(!(formats2.test(data8))){
const err13 = {instancePath:instancePath+"/organization_id/UUID",schemaPath:"contract:/components/schemas/NullUUID/properties/UUID/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema20.properties.UUID,data:data8};
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
const err14 = {instancePath:instancePath+"/organization_id/UUID",schemaPath:"contract:/components/schemas/NullUUID/properties/UUID/type",keyword:"type",params:{type: "string"},schema:schema20.properties.UUID.type,parentSchema:schema20.properties.UUID,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data7.Valid !== undefined){
let data9 = data7.Valid;
if(typeof data9 !== "boolean"){
const err15 = {instancePath:instancePath+"/organization_id/Valid",schemaPath:"contract:/components/schemas/NullUUID/properties/Valid/type",keyword:"type",params:{type: "boolean"},schema:schema20.properties.Valid.type,parentSchema:schema20.properties.Valid,data:data9};
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
const err16 = {instancePath:instancePath+"/organization_id",schemaPath:"contract:/components/schemas/NullUUID/type",keyword:"type",params:{type: "object"},schema:schema20.type,parentSchema:schema20,data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.recovery_addresses !== undefined){
let data10 = data.recovery_addresses;
if(Array.isArray(data10)){
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
if(!(validate17.call(this, data10[i0], {instancePath:instancePath+"/recovery_addresses/" + i0,parentData:data10,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate17.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath:instancePath+"/recovery_addresses",schemaPath:"#/properties/recovery_addresses/type",keyword:"type",params:{type: "array"},schema:schema15.properties.recovery_addresses.type,parentSchema:schema15.properties.recovery_addresses,data:data10};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.region !== undefined){
let data12 = data.region;
if(typeof data12 !== "string"){
const err18 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: "string"},schema:schema15.properties.region.type,parentSchema:schema15.properties.region,data:data12};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!((((((((data12 === "eu-central") || (data12 === "asia-northeast")) || (data12 === "us-east")) || (data12 === "us-west")) || (data12 === "eu")) || (data12 === "asia")) || (data12 === "us")) || (data12 === "global"))){
const err19 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/enum",keyword:"enum",params:{allowedValues: schema15.properties.region.enum},schema:schema15.properties.region.enum,parentSchema:schema15.properties.region,data:data12};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.schema_id !== undefined){
let data13 = data.schema_id;
if(typeof data13 !== "string"){
const err20 = {instancePath:instancePath+"/schema_id",schemaPath:"#/properties/schema_id/type",keyword:"type",params:{type: "string"},schema:schema15.properties.schema_id.type,parentSchema:schema15.properties.schema_id,data:data13};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.schema_url !== undefined){
let data14 = data.schema_url;
if(typeof data14 !== "string"){
const err21 = {instancePath:instancePath+"/schema_url",schemaPath:"#/properties/schema_url/type",keyword:"type",params:{type: "string"},schema:schema15.properties.schema_url.type,parentSchema:schema15.properties.schema_url,data:data14};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.state !== undefined){
let data15 = data.state;
if(typeof data15 !== "string"){
const err22 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},schema:schema15.properties.state.type,parentSchema:schema15.properties.state,data:data15};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!((data15 === "active") || (data15 === "inactive"))){
const err23 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema15.properties.state.enum},schema:schema15.properties.state.enum,parentSchema:schema15.properties.state,data:data15};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.state_changed_at !== undefined){
let data16 = data.state_changed_at;
if(typeof data16 === "string"){
if(!(formats0.test(data16))){
const err24 = {instancePath:instancePath+"/state_changed_at",schemaPath:"contract:/components/schemas/nullTime/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema23,data:data16};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data16.includes(":60")){
const next1 = Date.parse((data16).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err25 = {instancePath:instancePath+"/state_changed_at",schemaPath:"contract:/components/schemas/nullTime/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema23,data:data16};
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
const err26 = {instancePath:instancePath+"/state_changed_at",schemaPath:"contract:/components/schemas/nullTime/type",keyword:"type",params:{type: "string"},schema:schema23.type,parentSchema:schema23,data:data16};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.traits !== undefined){
let data17 = data.traits;
if(!(data17 && typeof data17 == "object" && !Array.isArray(data17))){
const err27 = {instancePath:instancePath+"/traits",schemaPath:"contract:/components/schemas/identityTraits/type",keyword:"type",params:{type: "object"},schema:schema24.type,parentSchema:schema24,data:data17};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.updated_at !== undefined){
let data18 = data.updated_at;
if(typeof data18 === "string"){
if(!(formats0.test(data18))){
const err28 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema15.properties.updated_at,data:data18};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data18.includes(":60")){
const next2 = Date.parse((data18).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next2 % 86400000 !== 0 || new Date(next2).getUTCDate() !== 1){
const err29 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema15.properties.updated_at,data:data18};
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
const err30 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type: "string"},schema:schema15.properties.updated_at.type,parentSchema:schema15.properties.updated_at,data:data18};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.verifiable_addresses !== undefined){
let data19 = data.verifiable_addresses;
if(Array.isArray(data19)){
const len1 = data19.length;
for(let i1=0; i1<len1; i1++){
if(!(validate19.call(this, data19[i1], {instancePath:instancePath+"/verifiable_addresses/" + i1,parentData:data19,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate19.errors);
errors = vErrors.length;
}
}
}
else {
const err31 = {instancePath:instancePath+"/verifiable_addresses",schemaPath:"#/properties/verifiable_addresses/type",keyword:"type",params:{type: "array"},schema:schema15.properties.verifiable_addresses.type,parentSchema:schema15.properties.verifiable_addresses,data:data19};
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
const err32 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema15.type,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
validate14.errors = vErrors;
return errors === 0;
}
validate14.evaluated = {"props":{"created_at":true,"credentials":true,"external_id":true,"id":true,"metadata_admin":true,"metadata_public":true,"organization_id":true,"recovery_addresses":true,"region":true,"schema_id":true,"schema_url":true,"state":true,"state_changed_at":true,"traits":true,"updated_at":true,"verifiable_addresses":true},"dynamicProps":false,"dynamicItems":false};


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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate14.call(this, data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate14.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema14.type,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate13.errors = vErrors;
return errors === 0;
}
validate13.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v7 = validate22;
const schema28 = {"$id":"contract:/listIdentities.200.headers","type":"object","properties":{"link":{"type":"string"},"x-total-count":{"int64":{}}},"required":[]};

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
if(data.link !== undefined){
let data0 = data.link;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/link",schemaPath:"#/properties/link/type",keyword:"type",params:{type: "string"},schema:schema28.properties.link.type,parentSchema:schema28.properties.link,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data["x-total-count"] !== undefined){
let data1 = data["x-total-count"];
if(!((typeof data1 === "number" && Number.isSafeInteger(data1) && !Object.is(data1, -0)) || (typeof data1 === "bigint" && data1 >= -9223372036854775808n && data1 <= 9223372036854775807n)) || (this && this.has(data, "x-total-count")) || false){
const err1 = {instancePath:instancePath+"/x-total-count",schemaPath:"#/properties/x-total-count/int64",keyword:"int64",params:{},schema:schema28.properties["x-total-count"].int64,parentSchema:schema28.properties["x-total-count"],data:data1};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema28.type,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":{"link":true,"x-total-count":true},"dynamicProps":false,"dynamicItems":false};

exports.v8 = validate23;
const schema29 = {"$id":"contract:/createIdentity.201.body","$ref":"contract:/components/schemas/identity"};

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
if(!(validate14.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate14.errors);
errors = vErrors.length;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":{"created_at":true,"credentials":true,"external_id":true,"id":true,"metadata_admin":true,"metadata_public":true,"organization_id":true,"recovery_addresses":true,"region":true,"schema_id":true,"schema_url":true,"state":true,"state_changed_at":true,"traits":true,"updated_at":true,"verifiable_addresses":true},"dynamicProps":false,"dynamicItems":false};

exports.v9 = validate25;
const schema30 = {"$id":"contract:/batchPatchIdentities.200.body","$ref":"contract:/components/schemas/batchPatchIdentitiesResponse"};
const schema31 = {"$id":"contract:/components/schemas/batchPatchIdentitiesResponse","type":"object","properties":{"identities":{"type":"array","items":{"$ref":"contract:/components/schemas/identityPatchResponse"}}}};
const schema32 = {"$id":"contract:/components/schemas/identityPatchResponse","type":"object","properties":{"action":{"type":"string","enum":["create","error"]},"error":{"$ref":"contract:/components/schemas/DefaultError"},"identity":{"type":"string","format":"uuid"},"patch_id":{"type":"string","format":"uuid"}}};
const schema33 = {"$id":"contract:/components/schemas/DefaultError"};

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
if(data.action !== undefined){
let data0 = data.action;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"},schema:schema32.properties.action.type,parentSchema:schema32.properties.action,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((data0 === "create") || (data0 === "error"))){
const err1 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/enum",keyword:"enum",params:{allowedValues: schema32.properties.action.enum},schema:schema32.properties.action.enum,parentSchema:schema32.properties.action,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.identity !== undefined){
let data2 = data.identity;
if(typeof data2 === "string"){
if(!(formats2.test(data2))){
const err2 = {instancePath:instancePath+"/identity",schemaPath:"#/properties/identity/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema32.properties.identity,data:data2};
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
const err3 = {instancePath:instancePath+"/identity",schemaPath:"#/properties/identity/type",keyword:"type",params:{type: "string"},schema:schema32.properties.identity.type,parentSchema:schema32.properties.identity,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.patch_id !== undefined){
let data3 = data.patch_id;
if(typeof data3 === "string"){
if(!(formats2.test(data3))){
const err4 = {instancePath:instancePath+"/patch_id",schemaPath:"#/properties/patch_id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema32.properties.patch_id,data:data3};
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
const err5 = {instancePath:instancePath+"/patch_id",schemaPath:"#/properties/patch_id/type",keyword:"type",params:{type: "string"},schema:schema32.properties.patch_id.type,parentSchema:schema32.properties.patch_id,data:data3};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema32.type,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":{"action":true,"error":true,"identity":true,"patch_id":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.identities !== undefined){
let data0 = data.identities;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate27.call(this, data0[i0], {instancePath:instancePath+"/identities/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate27.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath:instancePath+"/identities",schemaPath:"#/properties/identities/type",keyword:"type",params:{type: "array"},schema:schema31.properties.identities.type,parentSchema:schema31.properties.identities,data:data0};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":{"identities":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate26.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate26.errors);
errors = vErrors.length;
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":{"identities":true},"dynamicProps":false,"dynamicItems":false};

exports.v10 = validate30;
const schema34 = {"$id":"contract:/listIdentitySessions.200.body","type":"array","items":{"$ref":"contract:/components/schemas/session"}};
const schema35 = {"$id":"contract:/components/schemas/session","type":"object","required":["id"],"properties":{"active":{"type":"boolean"},"authenticated_at":{"type":"string","format":"date-time","leapSecond":"date-time"},"authentication_methods":{"$ref":"contract:/components/schemas/sessionAuthenticationMethods"},"authenticator_assurance_level":{"$ref":"contract:/components/schemas/authenticatorAssuranceLevel"},"devices":{"type":"array","items":{"$ref":"contract:/components/schemas/sessionDevice"}},"expires_at":{"type":"string","format":"date-time","leapSecond":"date-time"},"id":{"type":"string","format":"uuid"},"identity":{"$ref":"contract:/components/schemas/identity"},"issued_at":{"type":"string","format":"date-time","leapSecond":"date-time"},"tokenized":{"type":"string"}}};
const schema38 = {"$id":"contract:/components/schemas/authenticatorAssuranceLevel","type":"string"};
const schema40 = {"$id":"contract:/components/schemas/sessionDevice","type":"object","required":["id"],"properties":{"id":{"type":"string","format":"uuid"},"ip_address":{"type":"string"},"location":{"type":"string"},"user_agent":{"type":"string"}}};
const schema36 = {"$id":"contract:/components/schemas/sessionAuthenticationMethods","type":"array","items":{"$ref":"contract:/components/schemas/sessionAuthenticationMethod"}};
const schema37 = {"$id":"contract:/components/schemas/sessionAuthenticationMethod","type":"object","properties":{"aal":{"$ref":"contract:/components/schemas/authenticatorAssuranceLevel"},"completed_at":{"type":"string","format":"date-time","leapSecond":"date-time"},"method":{"type":"string","enum":["password","oidc","totp","lookup_secret","webauthn","code","passkey","profile","saml","deviceauthn","identifier_first","link_recovery","code_recovery"]},"organization":{"type":"string"},"provider":{"type":"string"},"upstream_acr":{"type":"string"},"upstream_amr":{"type":"array","items":{"type":"string"}}}};

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
if(data.aal !== undefined){
let data0 = data.aal;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/aal",schemaPath:"contract:/components/schemas/authenticatorAssuranceLevel/type",keyword:"type",params:{type: "string"},schema:schema38.type,parentSchema:schema38,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.completed_at !== undefined){
let data1 = data.completed_at;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err1 = {instancePath:instancePath+"/completed_at",schemaPath:"#/properties/completed_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema37.properties.completed_at,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data1.includes(":60")){
const next0 = Date.parse((data1).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err2 = {instancePath:instancePath+"/completed_at",schemaPath:"#/properties/completed_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema37.properties.completed_at,data:data1};
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
const err3 = {instancePath:instancePath+"/completed_at",schemaPath:"#/properties/completed_at/type",keyword:"type",params:{type: "string"},schema:schema37.properties.completed_at.type,parentSchema:schema37.properties.completed_at,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.method !== undefined){
let data2 = data.method;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"},schema:schema37.properties.method.type,parentSchema:schema37.properties.method,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(((((((((((((data2 === "password") || (data2 === "oidc")) || (data2 === "totp")) || (data2 === "lookup_secret")) || (data2 === "webauthn")) || (data2 === "code")) || (data2 === "passkey")) || (data2 === "profile")) || (data2 === "saml")) || (data2 === "deviceauthn")) || (data2 === "identifier_first")) || (data2 === "link_recovery")) || (data2 === "code_recovery"))){
const err5 = {instancePath:instancePath+"/method",schemaPath:"#/properties/method/enum",keyword:"enum",params:{allowedValues: schema37.properties.method.enum},schema:schema37.properties.method.enum,parentSchema:schema37.properties.method,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.organization !== undefined){
let data3 = data.organization;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/organization",schemaPath:"#/properties/organization/type",keyword:"type",params:{type: "string"},schema:schema37.properties.organization.type,parentSchema:schema37.properties.organization,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.provider !== undefined){
let data4 = data.provider;
if(typeof data4 !== "string"){
const err7 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type: "string"},schema:schema37.properties.provider.type,parentSchema:schema37.properties.provider,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.upstream_acr !== undefined){
let data5 = data.upstream_acr;
if(typeof data5 !== "string"){
const err8 = {instancePath:instancePath+"/upstream_acr",schemaPath:"#/properties/upstream_acr/type",keyword:"type",params:{type: "string"},schema:schema37.properties.upstream_acr.type,parentSchema:schema37.properties.upstream_acr,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.upstream_amr !== undefined){
let data6 = data.upstream_amr;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(typeof data7 !== "string"){
const err9 = {instancePath:instancePath+"/upstream_amr/" + i0,schemaPath:"#/properties/upstream_amr/items/type",keyword:"type",params:{type: "string"},schema:schema37.properties.upstream_amr.items.type,parentSchema:schema37.properties.upstream_amr.items,data:data7};
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
const err10 = {instancePath:instancePath+"/upstream_amr",schemaPath:"#/properties/upstream_amr/type",keyword:"type",params:{type: "array"},schema:schema37.properties.upstream_amr.type,parentSchema:schema37.properties.upstream_amr,data:data6};
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
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema37.type,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":{"aal":true,"completed_at":true,"method":true,"organization":true,"provider":true,"upstream_acr":true,"upstream_amr":true},"dynamicProps":false,"dynamicItems":false};


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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate33.call(this, data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate33.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema36.type,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


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
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},schema:schema35.required,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.active !== undefined){
let data0 = data.active;
if(typeof data0 !== "boolean"){
const err1 = {instancePath:instancePath+"/active",schemaPath:"#/properties/active/type",keyword:"type",params:{type: "boolean"},schema:schema35.properties.active.type,parentSchema:schema35.properties.active,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.authenticated_at !== undefined){
let data1 = data.authenticated_at;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err2 = {instancePath:instancePath+"/authenticated_at",schemaPath:"#/properties/authenticated_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema35.properties.authenticated_at,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.includes(":60")){
const next0 = Date.parse((data1).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err3 = {instancePath:instancePath+"/authenticated_at",schemaPath:"#/properties/authenticated_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema35.properties.authenticated_at,data:data1};
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
const err4 = {instancePath:instancePath+"/authenticated_at",schemaPath:"#/properties/authenticated_at/type",keyword:"type",params:{type: "string"},schema:schema35.properties.authenticated_at.type,parentSchema:schema35.properties.authenticated_at,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.authentication_methods !== undefined){
if(!(validate32.call(this, data.authentication_methods, {instancePath:instancePath+"/authentication_methods",parentData:data,parentDataProperty:"authentication_methods",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate32.errors);
errors = vErrors.length;
}
}
if(data.authenticator_assurance_level !== undefined){
let data3 = data.authenticator_assurance_level;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/authenticator_assurance_level",schemaPath:"contract:/components/schemas/authenticatorAssuranceLevel/type",keyword:"type",params:{type: "string"},schema:schema38.type,parentSchema:schema38,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.devices !== undefined){
let data4 = data.devices;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.id === undefined){
const err6 = {instancePath:instancePath+"/devices/" + i0,schemaPath:"contract:/components/schemas/sessionDevice/required",keyword:"required",params:{missingProperty: "id"},schema:schema40.required,parentSchema:schema40,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data5.id !== undefined){
let data6 = data5.id;
if(typeof data6 === "string"){
if(!(formats2.test(data6))){
const err7 = {instancePath:instancePath+"/devices/" + i0+"/id",schemaPath:"contract:/components/schemas/sessionDevice/properties/id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema40.properties.id,data:data6};
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
const err8 = {instancePath:instancePath+"/devices/" + i0+"/id",schemaPath:"contract:/components/schemas/sessionDevice/properties/id/type",keyword:"type",params:{type: "string"},schema:schema40.properties.id.type,parentSchema:schema40.properties.id,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data5.ip_address !== undefined){
let data7 = data5.ip_address;
if(typeof data7 !== "string"){
const err9 = {instancePath:instancePath+"/devices/" + i0+"/ip_address",schemaPath:"contract:/components/schemas/sessionDevice/properties/ip_address/type",keyword:"type",params:{type: "string"},schema:schema40.properties.ip_address.type,parentSchema:schema40.properties.ip_address,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data5.location !== undefined){
let data8 = data5.location;
if(typeof data8 !== "string"){
const err10 = {instancePath:instancePath+"/devices/" + i0+"/location",schemaPath:"contract:/components/schemas/sessionDevice/properties/location/type",keyword:"type",params:{type: "string"},schema:schema40.properties.location.type,parentSchema:schema40.properties.location,data:data8};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data5.user_agent !== undefined){
let data9 = data5.user_agent;
if(typeof data9 !== "string"){
const err11 = {instancePath:instancePath+"/devices/" + i0+"/user_agent",schemaPath:"contract:/components/schemas/sessionDevice/properties/user_agent/type",keyword:"type",params:{type: "string"},schema:schema40.properties.user_agent.type,parentSchema:schema40.properties.user_agent,data:data9};
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
const err12 = {instancePath:instancePath+"/devices/" + i0,schemaPath:"contract:/components/schemas/sessionDevice/type",keyword:"type",params:{type: "object"},schema:schema40.type,parentSchema:schema40,data:data5};
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
const err13 = {instancePath:instancePath+"/devices",schemaPath:"#/properties/devices/type",keyword:"type",params:{type: "array"},schema:schema35.properties.devices.type,parentSchema:schema35.properties.devices,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.expires_at !== undefined){
let data10 = data.expires_at;
if(typeof data10 === "string"){
if(!(formats0.test(data10))){
const err14 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema35.properties.expires_at,data:data10};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data10.includes(":60")){
const next1 = Date.parse((data10).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err15 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema35.properties.expires_at,data:data10};
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
const err16 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type: "string"},schema:schema35.properties.expires_at.type,parentSchema:schema35.properties.expires_at,data:data10};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.id !== undefined){
let data11 = data.id;
if(typeof data11 === "string"){
if(!(formats2.test(data11))){
const err17 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema35.properties.id,data:data11};
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
const err18 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema35.properties.id.type,parentSchema:schema35.properties.id,data:data11};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.identity !== undefined){
if(!(validate14.call(this, data.identity, {instancePath:instancePath+"/identity",parentData:data,parentDataProperty:"identity",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate14.errors);
errors = vErrors.length;
}
}
if(data.issued_at !== undefined){
let data13 = data.issued_at;
if(typeof data13 === "string"){
if(!(formats0.test(data13))){
const err19 = {instancePath:instancePath+"/issued_at",schemaPath:"#/properties/issued_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema35.properties.issued_at,data:data13};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data13.includes(":60")){
const next2 = Date.parse((data13).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next2 % 86400000 !== 0 || new Date(next2).getUTCDate() !== 1){
const err20 = {instancePath:instancePath+"/issued_at",schemaPath:"#/properties/issued_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema35.properties.issued_at,data:data13};
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
const err21 = {instancePath:instancePath+"/issued_at",schemaPath:"#/properties/issued_at/type",keyword:"type",params:{type: "string"},schema:schema35.properties.issued_at.type,parentSchema:schema35.properties.issued_at,data:data13};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.tokenized !== undefined){
let data14 = data.tokenized;
if(typeof data14 !== "string"){
const err22 = {instancePath:instancePath+"/tokenized",schemaPath:"#/properties/tokenized/type",keyword:"type",params:{type: "string"},schema:schema35.properties.tokenized.type,parentSchema:schema35.properties.tokenized,data:data14};
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
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema35.type,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":{"active":true,"authenticated_at":true,"authentication_methods":true,"authenticator_assurance_level":true,"devices":true,"expires_at":true,"id":true,"identity":true,"issued_at":true,"tokenized":true},"dynamicProps":false,"dynamicItems":false};


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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate31.call(this, data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate31.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema34.type,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v11 = validate38;
const schema41 = {"$id":"contract:/createRecoveryCodeForIdentity.201.body","$ref":"contract:/components/schemas/recoveryCodeForIdentity"};
const schema42 = {"$id":"contract:/components/schemas/recoveryCodeForIdentity","type":"object","required":["recovery_link","recovery_code"],"properties":{"expires_at":{"type":"string","format":"date-time","leapSecond":"date-time"},"recovery_code":{"type":"string"},"recovery_link":{"type":"string"}}};

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
if(data.recovery_link === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/recoveryCodeForIdentity/required",keyword:"required",params:{missingProperty: "recovery_link"},schema:schema42.required,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.recovery_code === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/recoveryCodeForIdentity/required",keyword:"required",params:{missingProperty: "recovery_code"},schema:schema42.required,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.expires_at !== undefined){
let data0 = data.expires_at;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err2 = {instancePath:instancePath+"/expires_at",schemaPath:"contract:/components/schemas/recoveryCodeForIdentity/properties/expires_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema42.properties.expires_at,data:data0};
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
const err3 = {instancePath:instancePath+"/expires_at",schemaPath:"contract:/components/schemas/recoveryCodeForIdentity/properties/expires_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema42.properties.expires_at,data:data0};
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
const err4 = {instancePath:instancePath+"/expires_at",schemaPath:"contract:/components/schemas/recoveryCodeForIdentity/properties/expires_at/type",keyword:"type",params:{type: "string"},schema:schema42.properties.expires_at.type,parentSchema:schema42.properties.expires_at,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.recovery_code !== undefined){
let data1 = data.recovery_code;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/recovery_code",schemaPath:"contract:/components/schemas/recoveryCodeForIdentity/properties/recovery_code/type",keyword:"type",params:{type: "string"},schema:schema42.properties.recovery_code.type,parentSchema:schema42.properties.recovery_code,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.recovery_link !== undefined){
let data2 = data.recovery_link;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/recovery_link",schemaPath:"contract:/components/schemas/recoveryCodeForIdentity/properties/recovery_link/type",keyword:"type",params:{type: "string"},schema:schema42.properties.recovery_link.type,parentSchema:schema42.properties.recovery_link,data:data2};
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
const err7 = {instancePath,schemaPath:"contract:/components/schemas/recoveryCodeForIdentity/type",keyword:"type",params:{type: "object"},schema:schema42.type,parentSchema:schema42,data};
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
validate38.evaluated = {"props":{"expires_at":true,"recovery_code":true,"recovery_link":true},"dynamicProps":false,"dynamicItems":false};

exports.v12 = validate39;
const schema43 = {"$id":"contract:/createRecoveryLinkForIdentity.200.body","$ref":"contract:/components/schemas/recoveryLinkForIdentity"};
const schema44 = {"$id":"contract:/components/schemas/recoveryLinkForIdentity","type":"object","required":["recovery_link"],"properties":{"expires_at":{"type":"string","format":"date-time","leapSecond":"date-time"},"recovery_link":{"type":"string"}}};

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
if(data.recovery_link === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/recoveryLinkForIdentity/required",keyword:"required",params:{missingProperty: "recovery_link"},schema:schema44.required,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.expires_at !== undefined){
let data0 = data.expires_at;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err1 = {instancePath:instancePath+"/expires_at",schemaPath:"contract:/components/schemas/recoveryLinkForIdentity/properties/expires_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema44.properties.expires_at,data:data0};
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
const err2 = {instancePath:instancePath+"/expires_at",schemaPath:"contract:/components/schemas/recoveryLinkForIdentity/properties/expires_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema44.properties.expires_at,data:data0};
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
const err3 = {instancePath:instancePath+"/expires_at",schemaPath:"contract:/components/schemas/recoveryLinkForIdentity/properties/expires_at/type",keyword:"type",params:{type: "string"},schema:schema44.properties.expires_at.type,parentSchema:schema44.properties.expires_at,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.recovery_link !== undefined){
let data1 = data.recovery_link;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/recovery_link",schemaPath:"contract:/components/schemas/recoveryLinkForIdentity/properties/recovery_link/type",keyword:"type",params:{type: "string"},schema:schema44.properties.recovery_link.type,parentSchema:schema44.properties.recovery_link,data:data1};
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
const err5 = {instancePath,schemaPath:"contract:/components/schemas/recoveryLinkForIdentity/type",keyword:"type",params:{type: "object"},schema:schema44.type,parentSchema:schema44,data};
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
validate39.evaluated = {"props":{"expires_at":true,"recovery_link":true},"dynamicProps":false,"dynamicItems":false};

exports.v13 = validate40;
const schema45 = {"$id":"contract:/manageSessions.200.body","$ref":"contract:/components/schemas/manageSessionsResponse"};
const schema46 = {"$id":"contract:/components/schemas/manageSessionsResponse","type":"object","properties":{"more":{"type":"boolean"},"processed":{"int64":{}}}};

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
if(data.more !== undefined){
let data0 = data.more;
if(typeof data0 !== "boolean"){
const err0 = {instancePath:instancePath+"/more",schemaPath:"contract:/components/schemas/manageSessionsResponse/properties/more/type",keyword:"type",params:{type: "boolean"},schema:schema46.properties.more.type,parentSchema:schema46.properties.more,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.processed !== undefined){
let data1 = data.processed;
if(!((typeof data1 === "number" && Number.isSafeInteger(data1) && !Object.is(data1, -0)) || (typeof data1 === "bigint" && data1 >= -9223372036854775808n && data1 <= 9223372036854775807n)) || (this && this.has(data, "processed")) || false){
const err1 = {instancePath:instancePath+"/processed",schemaPath:"contract:/components/schemas/manageSessionsResponse/properties/processed/int64",keyword:"int64",params:{},schema:schema46.properties.processed.int64,parentSchema:schema46.properties.processed,data:data1};
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
const err2 = {instancePath,schemaPath:"contract:/components/schemas/manageSessionsResponse/type",keyword:"type",params:{type: "object"},schema:schema46.type,parentSchema:schema46,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":{"more":true,"processed":true},"dynamicProps":false,"dynamicItems":false};

exports.v14 = validate41;
const schema47 = {"$id":"contract:/getSession.200.body","$ref":"contract:/components/schemas/session"};

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
if(!(validate31.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate31.errors);
errors = vErrors.length;
}
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"props":{"active":true,"authenticated_at":true,"authentication_methods":true,"authenticator_assurance_level":true,"devices":true,"expires_at":true,"id":true,"identity":true,"issued_at":true,"tokenized":true},"dynamicProps":false,"dynamicItems":false};

exports.v15 = validate43;
const schema48 = {"$id":"contract:/createTestLoginFlow.201.body","$ref":"contract:/components/schemas/loginFlow"};
const schema49 = {"$id":"contract:/components/schemas/loginFlow","type":"object","required":["id","type","expires_at","issued_at","request_url","ui","state"],"properties":{"active":{"type":"string","enum":["password","oidc","totp","lookup_secret","webauthn","code","passkey","profile","saml","deviceauthn","identifier_first","link_recovery","code_recovery"]},"created_at":{"type":"string","format":"date-time","leapSecond":"date-time"},"expires_at":{"type":"string","format":"date-time","leapSecond":"date-time"},"id":{"type":"string","format":"uuid"},"identity_schema":{"type":"string"},"issued_at":{"type":"string","format":"date-time","leapSecond":"date-time"},"oauth2_login_challenge":{"type":"string"},"oauth2_login_request":{"$ref":"contract:/components/schemas/OAuth2LoginRequest"},"organization_id":{"$ref":"contract:/components/schemas/NullUUID"},"refresh":{"type":"boolean"},"request_url":{"type":"string"},"requested_aal":{"$ref":"contract:/components/schemas/authenticatorAssuranceLevel"},"return_to":{"type":"string"},"session_token_exchange_code":{"type":"string"},"state":{},"test_context":{"$ref":"contract:/components/schemas/loginFlowTestContext"},"transient_payload":{"type":"object"},"type":{"$ref":"contract:/components/schemas/selfServiceFlowType"},"ui":{"$ref":"contract:/components/schemas/uiContainer"},"updated_at":{"type":"string","format":"date-time","leapSecond":"date-time"}}};
const schema59 = {"$id":"contract:/components/schemas/selfServiceFlowType","type":"string"};
const schema50 = {"$id":"contract:/components/schemas/OAuth2LoginRequest","type":"object","properties":{"AdditionalProperties":{"type":"object","additionalProperties":{}},"challenge":{"type":"string"},"client":{"$ref":"contract:/components/schemas/OAuth2Client"},"oidc_context":{"$ref":"contract:/components/schemas/OAuth2ConsentRequestOpenIDConnectContext"},"request_url":{"type":"string"},"requested_access_token_audience":{"type":"array","items":{"type":"string"}},"requested_scope":{"type":"array","items":{"type":"string"}},"session_id":{"type":"string"},"skip":{"type":"boolean"},"subject":{"type":"string"}}};
const schema51 = {"$id":"contract:/components/schemas/OAuth2Client","type":"object","properties":{"AdditionalProperties":{"type":"object","additionalProperties":{}},"access_token_strategy":{"type":"string"},"allowed_cors_origins":{"type":"array","items":{"type":"string"}},"audience":{"type":"array","items":{"type":"string"}},"authorization_code_grant_access_token_lifespan":{"type":"string"},"authorization_code_grant_id_token_lifespan":{"type":"string"},"authorization_code_grant_refresh_token_lifespan":{"type":"string"},"backchannel_logout_session_required":{"type":"boolean"},"backchannel_logout_uri":{"type":"string"},"client_credentials_grant_access_token_lifespan":{"type":"string"},"client_id":{"type":"string"},"client_name":{"type":"string"},"client_secret":{"type":"string"},"client_secret_expires_at":{"int64":{}},"client_uri":{"type":"string"},"contacts":{"type":"array","items":{"type":"string"}},"created_at":{"type":"string","format":"date-time","leapSecond":"date-time"},"frontchannel_logout_session_required":{"type":"boolean"},"frontchannel_logout_uri":{"type":"string"},"grant_types":{"type":"array","items":{"type":"string"}},"implicit_grant_access_token_lifespan":{"type":"string"},"implicit_grant_id_token_lifespan":{"type":"string"},"jwks":{},"jwks_uri":{"type":"string"},"jwt_bearer_grant_access_token_lifespan":{"type":"string"},"logo_uri":{"type":"string"},"metadata":{},"owner":{"type":"string"},"policy_uri":{"type":"string"},"post_logout_redirect_uris":{"type":"array","items":{"type":"string"}},"redirect_uris":{"type":"array","items":{"type":"string"}},"refresh_token_grant_access_token_lifespan":{"type":"string"},"refresh_token_grant_id_token_lifespan":{"type":"string"},"refresh_token_grant_refresh_token_lifespan":{"type":"string"},"registration_access_token":{"type":"string"},"registration_client_uri":{"type":"string"},"request_object_signing_alg":{"type":"string"},"request_uris":{"type":"array","items":{"type":"string"}},"response_types":{"type":"array","items":{"type":"string"}},"scope":{"type":"string"},"sector_identifier_uri":{"type":"string"},"skip_consent":{"type":"boolean"},"skip_logout_consent":{"type":"boolean"},"subject_type":{"type":"string"},"token_endpoint_auth_method":{"type":"string"},"token_endpoint_auth_signing_alg":{"type":"string"},"tos_uri":{"type":"string"},"updated_at":{"type":"string","format":"date-time","leapSecond":"date-time"},"userinfo_signed_response_alg":{"type":"string"}}};
const schema52 = {"$id":"contract:/components/schemas/OAuth2ConsentRequestOpenIDConnectContext","type":"object","properties":{"AdditionalProperties":{"type":"object","additionalProperties":{}},"acr_values":{"type":"array","items":{"type":"string"}},"display":{"type":"string"},"id_token_hint_claims":{"type":"object","additionalProperties":{}},"login_hint":{"type":"string"},"ui_locales":{"type":"array","items":{"type":"string"}}}};

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
if(data.AdditionalProperties !== undefined){
let data0 = data.AdditionalProperties;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
}
else {
const err0 = {instancePath:instancePath+"/AdditionalProperties",schemaPath:"#/properties/AdditionalProperties/type",keyword:"type",params:{type: "object"},schema:schema50.properties.AdditionalProperties.type,parentSchema:schema50.properties.AdditionalProperties,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.challenge !== undefined){
let data1 = data.challenge;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/challenge",schemaPath:"#/properties/challenge/type",keyword:"type",params:{type: "string"},schema:schema50.properties.challenge.type,parentSchema:schema50.properties.challenge,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.client !== undefined){
let data2 = data.client;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.AdditionalProperties !== undefined){
let data3 = data2.AdditionalProperties;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
}
else {
const err2 = {instancePath:instancePath+"/client/AdditionalProperties",schemaPath:"contract:/components/schemas/OAuth2Client/properties/AdditionalProperties/type",keyword:"type",params:{type: "object"},schema:schema51.properties.AdditionalProperties.type,parentSchema:schema51.properties.AdditionalProperties,data:data3};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data2.access_token_strategy !== undefined){
let data4 = data2.access_token_strategy;
if(typeof data4 !== "string"){
const err3 = {instancePath:instancePath+"/client/access_token_strategy",schemaPath:"contract:/components/schemas/OAuth2Client/properties/access_token_strategy/type",keyword:"type",params:{type: "string"},schema:schema51.properties.access_token_strategy.type,parentSchema:schema51.properties.access_token_strategy,data:data4};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data2.allowed_cors_origins !== undefined){
let data5 = data2.allowed_cors_origins;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 !== "string"){
const err4 = {instancePath:instancePath+"/client/allowed_cors_origins/" + i0,schemaPath:"contract:/components/schemas/OAuth2Client/properties/allowed_cors_origins/items/type",keyword:"type",params:{type: "string"},schema:schema51.properties.allowed_cors_origins.items.type,parentSchema:schema51.properties.allowed_cors_origins.items,data:data6};
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
const err5 = {instancePath:instancePath+"/client/allowed_cors_origins",schemaPath:"contract:/components/schemas/OAuth2Client/properties/allowed_cors_origins/type",keyword:"type",params:{type: "array"},schema:schema51.properties.allowed_cors_origins.type,parentSchema:schema51.properties.allowed_cors_origins,data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data2.audience !== undefined){
let data7 = data2.audience;
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
if(typeof data8 !== "string"){
const err6 = {instancePath:instancePath+"/client/audience/" + i1,schemaPath:"contract:/components/schemas/OAuth2Client/properties/audience/items/type",keyword:"type",params:{type: "string"},schema:schema51.properties.audience.items.type,parentSchema:schema51.properties.audience.items,data:data8};
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
const err7 = {instancePath:instancePath+"/client/audience",schemaPath:"contract:/components/schemas/OAuth2Client/properties/audience/type",keyword:"type",params:{type: "array"},schema:schema51.properties.audience.type,parentSchema:schema51.properties.audience,data:data7};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data2.authorization_code_grant_access_token_lifespan !== undefined){
let data9 = data2.authorization_code_grant_access_token_lifespan;
if(typeof data9 !== "string"){
const err8 = {instancePath:instancePath+"/client/authorization_code_grant_access_token_lifespan",schemaPath:"contract:/components/schemas/OAuth2Client/properties/authorization_code_grant_access_token_lifespan/type",keyword:"type",params:{type: "string"},schema:schema51.properties.authorization_code_grant_access_token_lifespan.type,parentSchema:schema51.properties.authorization_code_grant_access_token_lifespan,data:data9};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.authorization_code_grant_id_token_lifespan !== undefined){
let data10 = data2.authorization_code_grant_id_token_lifespan;
if(typeof data10 !== "string"){
const err9 = {instancePath:instancePath+"/client/authorization_code_grant_id_token_lifespan",schemaPath:"contract:/components/schemas/OAuth2Client/properties/authorization_code_grant_id_token_lifespan/type",keyword:"type",params:{type: "string"},schema:schema51.properties.authorization_code_grant_id_token_lifespan.type,parentSchema:schema51.properties.authorization_code_grant_id_token_lifespan,data:data10};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.authorization_code_grant_refresh_token_lifespan !== undefined){
let data11 = data2.authorization_code_grant_refresh_token_lifespan;
if(typeof data11 !== "string"){
const err10 = {instancePath:instancePath+"/client/authorization_code_grant_refresh_token_lifespan",schemaPath:"contract:/components/schemas/OAuth2Client/properties/authorization_code_grant_refresh_token_lifespan/type",keyword:"type",params:{type: "string"},schema:schema51.properties.authorization_code_grant_refresh_token_lifespan.type,parentSchema:schema51.properties.authorization_code_grant_refresh_token_lifespan,data:data11};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.backchannel_logout_session_required !== undefined){
let data12 = data2.backchannel_logout_session_required;
if(typeof data12 !== "boolean"){
const err11 = {instancePath:instancePath+"/client/backchannel_logout_session_required",schemaPath:"contract:/components/schemas/OAuth2Client/properties/backchannel_logout_session_required/type",keyword:"type",params:{type: "boolean"},schema:schema51.properties.backchannel_logout_session_required.type,parentSchema:schema51.properties.backchannel_logout_session_required,data:data12};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data2.backchannel_logout_uri !== undefined){
let data13 = data2.backchannel_logout_uri;
if(typeof data13 !== "string"){
const err12 = {instancePath:instancePath+"/client/backchannel_logout_uri",schemaPath:"contract:/components/schemas/OAuth2Client/properties/backchannel_logout_uri/type",keyword:"type",params:{type: "string"},schema:schema51.properties.backchannel_logout_uri.type,parentSchema:schema51.properties.backchannel_logout_uri,data:data13};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data2.client_credentials_grant_access_token_lifespan !== undefined){
let data14 = data2.client_credentials_grant_access_token_lifespan;
if(typeof data14 !== "string"){
const err13 = {instancePath:instancePath+"/client/client_credentials_grant_access_token_lifespan",schemaPath:"contract:/components/schemas/OAuth2Client/properties/client_credentials_grant_access_token_lifespan/type",keyword:"type",params:{type: "string"},schema:schema51.properties.client_credentials_grant_access_token_lifespan.type,parentSchema:schema51.properties.client_credentials_grant_access_token_lifespan,data:data14};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data2.client_id !== undefined){
let data15 = data2.client_id;
if(typeof data15 !== "string"){
const err14 = {instancePath:instancePath+"/client/client_id",schemaPath:"contract:/components/schemas/OAuth2Client/properties/client_id/type",keyword:"type",params:{type: "string"},schema:schema51.properties.client_id.type,parentSchema:schema51.properties.client_id,data:data15};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data2.client_name !== undefined){
let data16 = data2.client_name;
if(typeof data16 !== "string"){
const err15 = {instancePath:instancePath+"/client/client_name",schemaPath:"contract:/components/schemas/OAuth2Client/properties/client_name/type",keyword:"type",params:{type: "string"},schema:schema51.properties.client_name.type,parentSchema:schema51.properties.client_name,data:data16};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data2.client_secret !== undefined){
let data17 = data2.client_secret;
if(typeof data17 !== "string"){
const err16 = {instancePath:instancePath+"/client/client_secret",schemaPath:"contract:/components/schemas/OAuth2Client/properties/client_secret/type",keyword:"type",params:{type: "string"},schema:schema51.properties.client_secret.type,parentSchema:schema51.properties.client_secret,data:data17};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data2.client_secret_expires_at !== undefined){
let data18 = data2.client_secret_expires_at;
if(!((typeof data18 === "number" && Number.isSafeInteger(data18) && !Object.is(data18, -0)) || (typeof data18 === "bigint" && data18 >= -9223372036854775808n && data18 <= 9223372036854775807n)) || (this && this.has(data2, "client_secret_expires_at")) || false){
const err17 = {instancePath:instancePath+"/client/client_secret_expires_at",schemaPath:"contract:/components/schemas/OAuth2Client/properties/client_secret_expires_at/int64",keyword:"int64",params:{},schema:schema51.properties.client_secret_expires_at.int64,parentSchema:schema51.properties.client_secret_expires_at,data:data18};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data2.client_uri !== undefined){
let data19 = data2.client_uri;
if(typeof data19 !== "string"){
const err18 = {instancePath:instancePath+"/client/client_uri",schemaPath:"contract:/components/schemas/OAuth2Client/properties/client_uri/type",keyword:"type",params:{type: "string"},schema:schema51.properties.client_uri.type,parentSchema:schema51.properties.client_uri,data:data19};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data2.contacts !== undefined){
let data20 = data2.contacts;
if(Array.isArray(data20)){
const len2 = data20.length;
for(let i2=0; i2<len2; i2++){
let data21 = data20[i2];
if(typeof data21 !== "string"){
const err19 = {instancePath:instancePath+"/client/contacts/" + i2,schemaPath:"contract:/components/schemas/OAuth2Client/properties/contacts/items/type",keyword:"type",params:{type: "string"},schema:schema51.properties.contacts.items.type,parentSchema:schema51.properties.contacts.items,data:data21};
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
const err20 = {instancePath:instancePath+"/client/contacts",schemaPath:"contract:/components/schemas/OAuth2Client/properties/contacts/type",keyword:"type",params:{type: "array"},schema:schema51.properties.contacts.type,parentSchema:schema51.properties.contacts,data:data20};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data2.created_at !== undefined){
let data22 = data2.created_at;
if(typeof data22 === "string"){
if(!(formats0.test(data22))){
const err21 = {instancePath:instancePath+"/client/created_at",schemaPath:"contract:/components/schemas/OAuth2Client/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema51.properties.created_at,data:data22};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data22.includes(":60")){
const next0 = Date.parse((data22).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err22 = {instancePath:instancePath+"/client/created_at",schemaPath:"contract:/components/schemas/OAuth2Client/properties/created_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema51.properties.created_at,data:data22};
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
const err23 = {instancePath:instancePath+"/client/created_at",schemaPath:"contract:/components/schemas/OAuth2Client/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema51.properties.created_at.type,parentSchema:schema51.properties.created_at,data:data22};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data2.frontchannel_logout_session_required !== undefined){
let data23 = data2.frontchannel_logout_session_required;
if(typeof data23 !== "boolean"){
const err24 = {instancePath:instancePath+"/client/frontchannel_logout_session_required",schemaPath:"contract:/components/schemas/OAuth2Client/properties/frontchannel_logout_session_required/type",keyword:"type",params:{type: "boolean"},schema:schema51.properties.frontchannel_logout_session_required.type,parentSchema:schema51.properties.frontchannel_logout_session_required,data:data23};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data2.frontchannel_logout_uri !== undefined){
let data24 = data2.frontchannel_logout_uri;
if(typeof data24 !== "string"){
const err25 = {instancePath:instancePath+"/client/frontchannel_logout_uri",schemaPath:"contract:/components/schemas/OAuth2Client/properties/frontchannel_logout_uri/type",keyword:"type",params:{type: "string"},schema:schema51.properties.frontchannel_logout_uri.type,parentSchema:schema51.properties.frontchannel_logout_uri,data:data24};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data2.grant_types !== undefined){
let data25 = data2.grant_types;
if(Array.isArray(data25)){
const len3 = data25.length;
for(let i3=0; i3<len3; i3++){
let data26 = data25[i3];
if(typeof data26 !== "string"){
const err26 = {instancePath:instancePath+"/client/grant_types/" + i3,schemaPath:"contract:/components/schemas/OAuth2Client/properties/grant_types/items/type",keyword:"type",params:{type: "string"},schema:schema51.properties.grant_types.items.type,parentSchema:schema51.properties.grant_types.items,data:data26};
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
const err27 = {instancePath:instancePath+"/client/grant_types",schemaPath:"contract:/components/schemas/OAuth2Client/properties/grant_types/type",keyword:"type",params:{type: "array"},schema:schema51.properties.grant_types.type,parentSchema:schema51.properties.grant_types,data:data25};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data2.implicit_grant_access_token_lifespan !== undefined){
let data27 = data2.implicit_grant_access_token_lifespan;
if(typeof data27 !== "string"){
const err28 = {instancePath:instancePath+"/client/implicit_grant_access_token_lifespan",schemaPath:"contract:/components/schemas/OAuth2Client/properties/implicit_grant_access_token_lifespan/type",keyword:"type",params:{type: "string"},schema:schema51.properties.implicit_grant_access_token_lifespan.type,parentSchema:schema51.properties.implicit_grant_access_token_lifespan,data:data27};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data2.implicit_grant_id_token_lifespan !== undefined){
let data28 = data2.implicit_grant_id_token_lifespan;
if(typeof data28 !== "string"){
const err29 = {instancePath:instancePath+"/client/implicit_grant_id_token_lifespan",schemaPath:"contract:/components/schemas/OAuth2Client/properties/implicit_grant_id_token_lifespan/type",keyword:"type",params:{type: "string"},schema:schema51.properties.implicit_grant_id_token_lifespan.type,parentSchema:schema51.properties.implicit_grant_id_token_lifespan,data:data28};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data2.jwks_uri !== undefined){
let data29 = data2.jwks_uri;
if(typeof data29 !== "string"){
const err30 = {instancePath:instancePath+"/client/jwks_uri",schemaPath:"contract:/components/schemas/OAuth2Client/properties/jwks_uri/type",keyword:"type",params:{type: "string"},schema:schema51.properties.jwks_uri.type,parentSchema:schema51.properties.jwks_uri,data:data29};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data2.jwt_bearer_grant_access_token_lifespan !== undefined){
let data30 = data2.jwt_bearer_grant_access_token_lifespan;
if(typeof data30 !== "string"){
const err31 = {instancePath:instancePath+"/client/jwt_bearer_grant_access_token_lifespan",schemaPath:"contract:/components/schemas/OAuth2Client/properties/jwt_bearer_grant_access_token_lifespan/type",keyword:"type",params:{type: "string"},schema:schema51.properties.jwt_bearer_grant_access_token_lifespan.type,parentSchema:schema51.properties.jwt_bearer_grant_access_token_lifespan,data:data30};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data2.logo_uri !== undefined){
let data31 = data2.logo_uri;
if(typeof data31 !== "string"){
const err32 = {instancePath:instancePath+"/client/logo_uri",schemaPath:"contract:/components/schemas/OAuth2Client/properties/logo_uri/type",keyword:"type",params:{type: "string"},schema:schema51.properties.logo_uri.type,parentSchema:schema51.properties.logo_uri,data:data31};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data2.owner !== undefined){
let data32 = data2.owner;
if(typeof data32 !== "string"){
const err33 = {instancePath:instancePath+"/client/owner",schemaPath:"contract:/components/schemas/OAuth2Client/properties/owner/type",keyword:"type",params:{type: "string"},schema:schema51.properties.owner.type,parentSchema:schema51.properties.owner,data:data32};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data2.policy_uri !== undefined){
let data33 = data2.policy_uri;
if(typeof data33 !== "string"){
const err34 = {instancePath:instancePath+"/client/policy_uri",schemaPath:"contract:/components/schemas/OAuth2Client/properties/policy_uri/type",keyword:"type",params:{type: "string"},schema:schema51.properties.policy_uri.type,parentSchema:schema51.properties.policy_uri,data:data33};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data2.post_logout_redirect_uris !== undefined){
let data34 = data2.post_logout_redirect_uris;
if(Array.isArray(data34)){
const len4 = data34.length;
for(let i4=0; i4<len4; i4++){
let data35 = data34[i4];
if(typeof data35 !== "string"){
const err35 = {instancePath:instancePath+"/client/post_logout_redirect_uris/" + i4,schemaPath:"contract:/components/schemas/OAuth2Client/properties/post_logout_redirect_uris/items/type",keyword:"type",params:{type: "string"},schema:schema51.properties.post_logout_redirect_uris.items.type,parentSchema:schema51.properties.post_logout_redirect_uris.items,data:data35};
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
const err36 = {instancePath:instancePath+"/client/post_logout_redirect_uris",schemaPath:"contract:/components/schemas/OAuth2Client/properties/post_logout_redirect_uris/type",keyword:"type",params:{type: "array"},schema:schema51.properties.post_logout_redirect_uris.type,parentSchema:schema51.properties.post_logout_redirect_uris,data:data34};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data2.redirect_uris !== undefined){
let data36 = data2.redirect_uris;
if(Array.isArray(data36)){
const len5 = data36.length;
for(let i5=0; i5<len5; i5++){
let data37 = data36[i5];
if(typeof data37 !== "string"){
const err37 = {instancePath:instancePath+"/client/redirect_uris/" + i5,schemaPath:"contract:/components/schemas/OAuth2Client/properties/redirect_uris/items/type",keyword:"type",params:{type: "string"},schema:schema51.properties.redirect_uris.items.type,parentSchema:schema51.properties.redirect_uris.items,data:data37};
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
const err38 = {instancePath:instancePath+"/client/redirect_uris",schemaPath:"contract:/components/schemas/OAuth2Client/properties/redirect_uris/type",keyword:"type",params:{type: "array"},schema:schema51.properties.redirect_uris.type,parentSchema:schema51.properties.redirect_uris,data:data36};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data2.refresh_token_grant_access_token_lifespan !== undefined){
let data38 = data2.refresh_token_grant_access_token_lifespan;
if(typeof data38 !== "string"){
const err39 = {instancePath:instancePath+"/client/refresh_token_grant_access_token_lifespan",schemaPath:"contract:/components/schemas/OAuth2Client/properties/refresh_token_grant_access_token_lifespan/type",keyword:"type",params:{type: "string"},schema:schema51.properties.refresh_token_grant_access_token_lifespan.type,parentSchema:schema51.properties.refresh_token_grant_access_token_lifespan,data:data38};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data2.refresh_token_grant_id_token_lifespan !== undefined){
let data39 = data2.refresh_token_grant_id_token_lifespan;
if(typeof data39 !== "string"){
const err40 = {instancePath:instancePath+"/client/refresh_token_grant_id_token_lifespan",schemaPath:"contract:/components/schemas/OAuth2Client/properties/refresh_token_grant_id_token_lifespan/type",keyword:"type",params:{type: "string"},schema:schema51.properties.refresh_token_grant_id_token_lifespan.type,parentSchema:schema51.properties.refresh_token_grant_id_token_lifespan,data:data39};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data2.refresh_token_grant_refresh_token_lifespan !== undefined){
let data40 = data2.refresh_token_grant_refresh_token_lifespan;
if(typeof data40 !== "string"){
const err41 = {instancePath:instancePath+"/client/refresh_token_grant_refresh_token_lifespan",schemaPath:"contract:/components/schemas/OAuth2Client/properties/refresh_token_grant_refresh_token_lifespan/type",keyword:"type",params:{type: "string"},schema:schema51.properties.refresh_token_grant_refresh_token_lifespan.type,parentSchema:schema51.properties.refresh_token_grant_refresh_token_lifespan,data:data40};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data2.registration_access_token !== undefined){
let data41 = data2.registration_access_token;
if(typeof data41 !== "string"){
const err42 = {instancePath:instancePath+"/client/registration_access_token",schemaPath:"contract:/components/schemas/OAuth2Client/properties/registration_access_token/type",keyword:"type",params:{type: "string"},schema:schema51.properties.registration_access_token.type,parentSchema:schema51.properties.registration_access_token,data:data41};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data2.registration_client_uri !== undefined){
let data42 = data2.registration_client_uri;
if(typeof data42 !== "string"){
const err43 = {instancePath:instancePath+"/client/registration_client_uri",schemaPath:"contract:/components/schemas/OAuth2Client/properties/registration_client_uri/type",keyword:"type",params:{type: "string"},schema:schema51.properties.registration_client_uri.type,parentSchema:schema51.properties.registration_client_uri,data:data42};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data2.request_object_signing_alg !== undefined){
let data43 = data2.request_object_signing_alg;
if(typeof data43 !== "string"){
const err44 = {instancePath:instancePath+"/client/request_object_signing_alg",schemaPath:"contract:/components/schemas/OAuth2Client/properties/request_object_signing_alg/type",keyword:"type",params:{type: "string"},schema:schema51.properties.request_object_signing_alg.type,parentSchema:schema51.properties.request_object_signing_alg,data:data43};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data2.request_uris !== undefined){
let data44 = data2.request_uris;
if(Array.isArray(data44)){
const len6 = data44.length;
for(let i6=0; i6<len6; i6++){
let data45 = data44[i6];
if(typeof data45 !== "string"){
const err45 = {instancePath:instancePath+"/client/request_uris/" + i6,schemaPath:"contract:/components/schemas/OAuth2Client/properties/request_uris/items/type",keyword:"type",params:{type: "string"},schema:schema51.properties.request_uris.items.type,parentSchema:schema51.properties.request_uris.items,data:data45};
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
const err46 = {instancePath:instancePath+"/client/request_uris",schemaPath:"contract:/components/schemas/OAuth2Client/properties/request_uris/type",keyword:"type",params:{type: "array"},schema:schema51.properties.request_uris.type,parentSchema:schema51.properties.request_uris,data:data44};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data2.response_types !== undefined){
let data46 = data2.response_types;
if(Array.isArray(data46)){
const len7 = data46.length;
for(let i7=0; i7<len7; i7++){
let data47 = data46[i7];
if(typeof data47 !== "string"){
const err47 = {instancePath:instancePath+"/client/response_types/" + i7,schemaPath:"contract:/components/schemas/OAuth2Client/properties/response_types/items/type",keyword:"type",params:{type: "string"},schema:schema51.properties.response_types.items.type,parentSchema:schema51.properties.response_types.items,data:data47};
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
const err48 = {instancePath:instancePath+"/client/response_types",schemaPath:"contract:/components/schemas/OAuth2Client/properties/response_types/type",keyword:"type",params:{type: "array"},schema:schema51.properties.response_types.type,parentSchema:schema51.properties.response_types,data:data46};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data2.scope !== undefined){
let data48 = data2.scope;
if(typeof data48 !== "string"){
const err49 = {instancePath:instancePath+"/client/scope",schemaPath:"contract:/components/schemas/OAuth2Client/properties/scope/type",keyword:"type",params:{type: "string"},schema:schema51.properties.scope.type,parentSchema:schema51.properties.scope,data:data48};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data2.sector_identifier_uri !== undefined){
let data49 = data2.sector_identifier_uri;
if(typeof data49 !== "string"){
const err50 = {instancePath:instancePath+"/client/sector_identifier_uri",schemaPath:"contract:/components/schemas/OAuth2Client/properties/sector_identifier_uri/type",keyword:"type",params:{type: "string"},schema:schema51.properties.sector_identifier_uri.type,parentSchema:schema51.properties.sector_identifier_uri,data:data49};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data2.skip_consent !== undefined){
let data50 = data2.skip_consent;
if(typeof data50 !== "boolean"){
const err51 = {instancePath:instancePath+"/client/skip_consent",schemaPath:"contract:/components/schemas/OAuth2Client/properties/skip_consent/type",keyword:"type",params:{type: "boolean"},schema:schema51.properties.skip_consent.type,parentSchema:schema51.properties.skip_consent,data:data50};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data2.skip_logout_consent !== undefined){
let data51 = data2.skip_logout_consent;
if(typeof data51 !== "boolean"){
const err52 = {instancePath:instancePath+"/client/skip_logout_consent",schemaPath:"contract:/components/schemas/OAuth2Client/properties/skip_logout_consent/type",keyword:"type",params:{type: "boolean"},schema:schema51.properties.skip_logout_consent.type,parentSchema:schema51.properties.skip_logout_consent,data:data51};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data2.subject_type !== undefined){
let data52 = data2.subject_type;
if(typeof data52 !== "string"){
const err53 = {instancePath:instancePath+"/client/subject_type",schemaPath:"contract:/components/schemas/OAuth2Client/properties/subject_type/type",keyword:"type",params:{type: "string"},schema:schema51.properties.subject_type.type,parentSchema:schema51.properties.subject_type,data:data52};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data2.token_endpoint_auth_method !== undefined){
let data53 = data2.token_endpoint_auth_method;
if(typeof data53 !== "string"){
const err54 = {instancePath:instancePath+"/client/token_endpoint_auth_method",schemaPath:"contract:/components/schemas/OAuth2Client/properties/token_endpoint_auth_method/type",keyword:"type",params:{type: "string"},schema:schema51.properties.token_endpoint_auth_method.type,parentSchema:schema51.properties.token_endpoint_auth_method,data:data53};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data2.token_endpoint_auth_signing_alg !== undefined){
let data54 = data2.token_endpoint_auth_signing_alg;
if(typeof data54 !== "string"){
const err55 = {instancePath:instancePath+"/client/token_endpoint_auth_signing_alg",schemaPath:"contract:/components/schemas/OAuth2Client/properties/token_endpoint_auth_signing_alg/type",keyword:"type",params:{type: "string"},schema:schema51.properties.token_endpoint_auth_signing_alg.type,parentSchema:schema51.properties.token_endpoint_auth_signing_alg,data:data54};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data2.tos_uri !== undefined){
let data55 = data2.tos_uri;
if(typeof data55 !== "string"){
const err56 = {instancePath:instancePath+"/client/tos_uri",schemaPath:"contract:/components/schemas/OAuth2Client/properties/tos_uri/type",keyword:"type",params:{type: "string"},schema:schema51.properties.tos_uri.type,parentSchema:schema51.properties.tos_uri,data:data55};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data2.updated_at !== undefined){
let data56 = data2.updated_at;
if(typeof data56 === "string"){
if(!(formats0.test(data56))){
const err57 = {instancePath:instancePath+"/client/updated_at",schemaPath:"contract:/components/schemas/OAuth2Client/properties/updated_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema51.properties.updated_at,data:data56};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data56.includes(":60")){
const next1 = Date.parse((data56).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err58 = {instancePath:instancePath+"/client/updated_at",schemaPath:"contract:/components/schemas/OAuth2Client/properties/updated_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema51.properties.updated_at,data:data56};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
}
else {
const err59 = {instancePath:instancePath+"/client/updated_at",schemaPath:"contract:/components/schemas/OAuth2Client/properties/updated_at/type",keyword:"type",params:{type: "string"},schema:schema51.properties.updated_at.type,parentSchema:schema51.properties.updated_at,data:data56};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data2.userinfo_signed_response_alg !== undefined){
let data57 = data2.userinfo_signed_response_alg;
if(typeof data57 !== "string"){
const err60 = {instancePath:instancePath+"/client/userinfo_signed_response_alg",schemaPath:"contract:/components/schemas/OAuth2Client/properties/userinfo_signed_response_alg/type",keyword:"type",params:{type: "string"},schema:schema51.properties.userinfo_signed_response_alg.type,parentSchema:schema51.properties.userinfo_signed_response_alg,data:data57};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
}
else {
const err61 = {instancePath:instancePath+"/client",schemaPath:"contract:/components/schemas/OAuth2Client/type",keyword:"type",params:{type: "object"},schema:schema51.type,parentSchema:schema51,data:data2};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data.oidc_context !== undefined){
let data58 = data.oidc_context;
if(data58 && typeof data58 == "object" && !Array.isArray(data58)){
if(data58.AdditionalProperties !== undefined){
let data59 = data58.AdditionalProperties;
if(data59 && typeof data59 == "object" && !Array.isArray(data59)){
}
else {
const err62 = {instancePath:instancePath+"/oidc_context/AdditionalProperties",schemaPath:"contract:/components/schemas/OAuth2ConsentRequestOpenIDConnectContext/properties/AdditionalProperties/type",keyword:"type",params:{type: "object"},schema:schema52.properties.AdditionalProperties.type,parentSchema:schema52.properties.AdditionalProperties,data:data59};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data58.acr_values !== undefined){
let data60 = data58.acr_values;
if(Array.isArray(data60)){
const len8 = data60.length;
for(let i8=0; i8<len8; i8++){
let data61 = data60[i8];
if(typeof data61 !== "string"){
const err63 = {instancePath:instancePath+"/oidc_context/acr_values/" + i8,schemaPath:"contract:/components/schemas/OAuth2ConsentRequestOpenIDConnectContext/properties/acr_values/items/type",keyword:"type",params:{type: "string"},schema:schema52.properties.acr_values.items.type,parentSchema:schema52.properties.acr_values.items,data:data61};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
}
else {
const err64 = {instancePath:instancePath+"/oidc_context/acr_values",schemaPath:"contract:/components/schemas/OAuth2ConsentRequestOpenIDConnectContext/properties/acr_values/type",keyword:"type",params:{type: "array"},schema:schema52.properties.acr_values.type,parentSchema:schema52.properties.acr_values,data:data60};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data58.display !== undefined){
let data62 = data58.display;
if(typeof data62 !== "string"){
const err65 = {instancePath:instancePath+"/oidc_context/display",schemaPath:"contract:/components/schemas/OAuth2ConsentRequestOpenIDConnectContext/properties/display/type",keyword:"type",params:{type: "string"},schema:schema52.properties.display.type,parentSchema:schema52.properties.display,data:data62};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data58.id_token_hint_claims !== undefined){
let data63 = data58.id_token_hint_claims;
if(data63 && typeof data63 == "object" && !Array.isArray(data63)){
}
else {
const err66 = {instancePath:instancePath+"/oidc_context/id_token_hint_claims",schemaPath:"contract:/components/schemas/OAuth2ConsentRequestOpenIDConnectContext/properties/id_token_hint_claims/type",keyword:"type",params:{type: "object"},schema:schema52.properties.id_token_hint_claims.type,parentSchema:schema52.properties.id_token_hint_claims,data:data63};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data58.login_hint !== undefined){
let data64 = data58.login_hint;
if(typeof data64 !== "string"){
const err67 = {instancePath:instancePath+"/oidc_context/login_hint",schemaPath:"contract:/components/schemas/OAuth2ConsentRequestOpenIDConnectContext/properties/login_hint/type",keyword:"type",params:{type: "string"},schema:schema52.properties.login_hint.type,parentSchema:schema52.properties.login_hint,data:data64};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data58.ui_locales !== undefined){
let data65 = data58.ui_locales;
if(Array.isArray(data65)){
const len9 = data65.length;
for(let i9=0; i9<len9; i9++){
let data66 = data65[i9];
if(typeof data66 !== "string"){
const err68 = {instancePath:instancePath+"/oidc_context/ui_locales/" + i9,schemaPath:"contract:/components/schemas/OAuth2ConsentRequestOpenIDConnectContext/properties/ui_locales/items/type",keyword:"type",params:{type: "string"},schema:schema52.properties.ui_locales.items.type,parentSchema:schema52.properties.ui_locales.items,data:data66};
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
const err69 = {instancePath:instancePath+"/oidc_context/ui_locales",schemaPath:"contract:/components/schemas/OAuth2ConsentRequestOpenIDConnectContext/properties/ui_locales/type",keyword:"type",params:{type: "array"},schema:schema52.properties.ui_locales.type,parentSchema:schema52.properties.ui_locales,data:data65};
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
const err70 = {instancePath:instancePath+"/oidc_context",schemaPath:"contract:/components/schemas/OAuth2ConsentRequestOpenIDConnectContext/type",keyword:"type",params:{type: "object"},schema:schema52.type,parentSchema:schema52,data:data58};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data.request_url !== undefined){
let data67 = data.request_url;
if(typeof data67 !== "string"){
const err71 = {instancePath:instancePath+"/request_url",schemaPath:"#/properties/request_url/type",keyword:"type",params:{type: "string"},schema:schema50.properties.request_url.type,parentSchema:schema50.properties.request_url,data:data67};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data.requested_access_token_audience !== undefined){
let data68 = data.requested_access_token_audience;
if(Array.isArray(data68)){
const len10 = data68.length;
for(let i10=0; i10<len10; i10++){
let data69 = data68[i10];
if(typeof data69 !== "string"){
const err72 = {instancePath:instancePath+"/requested_access_token_audience/" + i10,schemaPath:"#/properties/requested_access_token_audience/items/type",keyword:"type",params:{type: "string"},schema:schema50.properties.requested_access_token_audience.items.type,parentSchema:schema50.properties.requested_access_token_audience.items,data:data69};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
}
else {
const err73 = {instancePath:instancePath+"/requested_access_token_audience",schemaPath:"#/properties/requested_access_token_audience/type",keyword:"type",params:{type: "array"},schema:schema50.properties.requested_access_token_audience.type,parentSchema:schema50.properties.requested_access_token_audience,data:data68};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data.requested_scope !== undefined){
let data70 = data.requested_scope;
if(Array.isArray(data70)){
const len11 = data70.length;
for(let i11=0; i11<len11; i11++){
let data71 = data70[i11];
if(typeof data71 !== "string"){
const err74 = {instancePath:instancePath+"/requested_scope/" + i11,schemaPath:"#/properties/requested_scope/items/type",keyword:"type",params:{type: "string"},schema:schema50.properties.requested_scope.items.type,parentSchema:schema50.properties.requested_scope.items,data:data71};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
}
else {
const err75 = {instancePath:instancePath+"/requested_scope",schemaPath:"#/properties/requested_scope/type",keyword:"type",params:{type: "array"},schema:schema50.properties.requested_scope.type,parentSchema:schema50.properties.requested_scope,data:data70};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data.session_id !== undefined){
let data72 = data.session_id;
if(typeof data72 !== "string"){
const err76 = {instancePath:instancePath+"/session_id",schemaPath:"#/properties/session_id/type",keyword:"type",params:{type: "string"},schema:schema50.properties.session_id.type,parentSchema:schema50.properties.session_id,data:data72};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data.skip !== undefined){
let data73 = data.skip;
if(typeof data73 !== "boolean"){
const err77 = {instancePath:instancePath+"/skip",schemaPath:"#/properties/skip/type",keyword:"type",params:{type: "boolean"},schema:schema50.properties.skip.type,parentSchema:schema50.properties.skip,data:data73};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data.subject !== undefined){
let data74 = data.subject;
if(typeof data74 !== "string"){
const err78 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"},schema:schema50.properties.subject.type,parentSchema:schema50.properties.subject,data:data74};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
}
else {
const err79 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema50.type,parentSchema:schema50,data};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
validate45.errors = vErrors;
return errors === 0;
}
validate45.evaluated = {"props":{"AdditionalProperties":true,"challenge":true,"client":true,"oidc_context":true,"request_url":true,"requested_access_token_audience":true,"requested_scope":true,"session_id":true,"skip":true,"subject":true},"dynamicProps":false,"dynamicItems":false};

const schema55 = {"$id":"contract:/components/schemas/loginFlowTestContext","type":"object","required":["provider_id"],"properties":{"debug_payload":{"$ref":"contract:/components/schemas/loginFlowTestDebugPayload"},"provider_id":{"type":"string"}}};
const schema56 = {"$id":"contract:/components/schemas/loginFlowTestDebugPayload","type":"object","properties":{"error":{"$ref":"contract:/components/schemas/loginFlowTestStepError"},"id_token_claims":{"type":"object","additionalProperties":{}},"jsonnet_input":{"type":"object","additionalProperties":{}},"jsonnet_mapper_url":{"type":"string"},"jsonnet_output":{"type":"object","additionalProperties":{}},"jsonnet_stderr":{"type":"string"},"schema_validation_errors":{"type":"array","items":{"$ref":"contract:/components/schemas/loginFlowTestSchemaValidationError"}},"userinfo":{"type":"object","additionalProperties":{}}}};
const schema57 = {"$id":"contract:/components/schemas/loginFlowTestStepError","type":"object","properties":{"message":{"type":"string"},"reason":{"type":"string"},"step":{"type":"string"}}};
const schema58 = {"$id":"contract:/components/schemas/loginFlowTestSchemaValidationError","type":"object","properties":{"message":{"type":"string"},"path":{"type":"string"}}};

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
if(data.error !== undefined){
let data0 = data.error;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.message !== undefined){
let data1 = data0.message;
if(typeof data1 !== "string"){
const err0 = {instancePath:instancePath+"/error/message",schemaPath:"contract:/components/schemas/loginFlowTestStepError/properties/message/type",keyword:"type",params:{type: "string"},schema:schema57.properties.message.type,parentSchema:schema57.properties.message,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data0.reason !== undefined){
let data2 = data0.reason;
if(typeof data2 !== "string"){
const err1 = {instancePath:instancePath+"/error/reason",schemaPath:"contract:/components/schemas/loginFlowTestStepError/properties/reason/type",keyword:"type",params:{type: "string"},schema:schema57.properties.reason.type,parentSchema:schema57.properties.reason,data:data2};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.step !== undefined){
let data3 = data0.step;
if(typeof data3 !== "string"){
const err2 = {instancePath:instancePath+"/error/step",schemaPath:"contract:/components/schemas/loginFlowTestStepError/properties/step/type",keyword:"type",params:{type: "string"},schema:schema57.properties.step.type,parentSchema:schema57.properties.step,data:data3};
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
const err3 = {instancePath:instancePath+"/error",schemaPath:"contract:/components/schemas/loginFlowTestStepError/type",keyword:"type",params:{type: "object"},schema:schema57.type,parentSchema:schema57,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id_token_claims !== undefined){
let data4 = data.id_token_claims;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
}
else {
const err4 = {instancePath:instancePath+"/id_token_claims",schemaPath:"#/properties/id_token_claims/type",keyword:"type",params:{type: "object"},schema:schema56.properties.id_token_claims.type,parentSchema:schema56.properties.id_token_claims,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.jsonnet_input !== undefined){
let data5 = data.jsonnet_input;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
}
else {
const err5 = {instancePath:instancePath+"/jsonnet_input",schemaPath:"#/properties/jsonnet_input/type",keyword:"type",params:{type: "object"},schema:schema56.properties.jsonnet_input.type,parentSchema:schema56.properties.jsonnet_input,data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.jsonnet_mapper_url !== undefined){
let data6 = data.jsonnet_mapper_url;
if(typeof data6 !== "string"){
const err6 = {instancePath:instancePath+"/jsonnet_mapper_url",schemaPath:"#/properties/jsonnet_mapper_url/type",keyword:"type",params:{type: "string"},schema:schema56.properties.jsonnet_mapper_url.type,parentSchema:schema56.properties.jsonnet_mapper_url,data:data6};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.jsonnet_output !== undefined){
let data7 = data.jsonnet_output;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
}
else {
const err7 = {instancePath:instancePath+"/jsonnet_output",schemaPath:"#/properties/jsonnet_output/type",keyword:"type",params:{type: "object"},schema:schema56.properties.jsonnet_output.type,parentSchema:schema56.properties.jsonnet_output,data:data7};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.jsonnet_stderr !== undefined){
let data8 = data.jsonnet_stderr;
if(typeof data8 !== "string"){
const err8 = {instancePath:instancePath+"/jsonnet_stderr",schemaPath:"#/properties/jsonnet_stderr/type",keyword:"type",params:{type: "string"},schema:schema56.properties.jsonnet_stderr.type,parentSchema:schema56.properties.jsonnet_stderr,data:data8};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.schema_validation_errors !== undefined){
let data9 = data.schema_validation_errors;
if(Array.isArray(data9)){
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.message !== undefined){
let data11 = data10.message;
if(typeof data11 !== "string"){
const err9 = {instancePath:instancePath+"/schema_validation_errors/" + i0+"/message",schemaPath:"contract:/components/schemas/loginFlowTestSchemaValidationError/properties/message/type",keyword:"type",params:{type: "string"},schema:schema58.properties.message.type,parentSchema:schema58.properties.message,data:data11};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data10.path !== undefined){
let data12 = data10.path;
if(typeof data12 !== "string"){
const err10 = {instancePath:instancePath+"/schema_validation_errors/" + i0+"/path",schemaPath:"contract:/components/schemas/loginFlowTestSchemaValidationError/properties/path/type",keyword:"type",params:{type: "string"},schema:schema58.properties.path.type,parentSchema:schema58.properties.path,data:data12};
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
const err11 = {instancePath:instancePath+"/schema_validation_errors/" + i0,schemaPath:"contract:/components/schemas/loginFlowTestSchemaValidationError/type",keyword:"type",params:{type: "object"},schema:schema58.type,parentSchema:schema58,data:data10};
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
const err12 = {instancePath:instancePath+"/schema_validation_errors",schemaPath:"#/properties/schema_validation_errors/type",keyword:"type",params:{type: "array"},schema:schema56.properties.schema_validation_errors.type,parentSchema:schema56.properties.schema_validation_errors,data:data9};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.userinfo !== undefined){
let data13 = data.userinfo;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
}
else {
const err13 = {instancePath:instancePath+"/userinfo",schemaPath:"#/properties/userinfo/type",keyword:"type",params:{type: "object"},schema:schema56.properties.userinfo.type,parentSchema:schema56.properties.userinfo,data:data13};
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
validate48.errors = vErrors;
return errors === 0;
}
validate48.evaluated = {"props":{"error":true,"id_token_claims":true,"jsonnet_input":true,"jsonnet_mapper_url":true,"jsonnet_output":true,"jsonnet_stderr":true,"schema_validation_errors":true,"userinfo":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.provider_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "provider_id"},schema:schema55.required,parentSchema:schema55,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.debug_payload !== undefined){
if(!(validate48.call(this, data.debug_payload, {instancePath:instancePath+"/debug_payload",parentData:data,parentDataProperty:"debug_payload",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate48.errors);
errors = vErrors.length;
}
}
if(data.provider_id !== undefined){
let data1 = data.provider_id;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/provider_id",schemaPath:"#/properties/provider_id/type",keyword:"type",params:{type: "string"},schema:schema55.properties.provider_id.type,parentSchema:schema55.properties.provider_id,data:data1};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema55.type,parentSchema:schema55,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate47.errors = vErrors;
return errors === 0;
}
validate47.evaluated = {"props":{"debug_payload":true,"provider_id":true},"dynamicProps":false,"dynamicItems":false};

const schema60 = {"$id":"contract:/components/schemas/uiContainer","type":"object","required":["action","method","nodes"],"properties":{"action":{"type":"string"},"messages":{"$ref":"contract:/components/schemas/uiTexts"},"method":{"type":"string"},"nodes":{"$ref":"contract:/components/schemas/uiNodes"}}};
const schema61 = {"$id":"contract:/components/schemas/uiTexts","type":"array","items":{"$ref":"contract:/components/schemas/uiText"}};
const schema62 = {"$id":"contract:/components/schemas/uiText","type":"object","required":["id","text","type"],"properties":{"context":{"type":"object"},"id":{"$ref":"contract:/components/schemas/ID"},"text":{"type":"string"},"type":{"type":"string","enum":["info","error","success"]}}};
const schema63 = {"$id":"contract:/components/schemas/ID","int64":{}};

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
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},schema:schema62.required,parentSchema:schema62,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.text === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},schema:schema62.required,parentSchema:schema62,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.type === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema62.required,parentSchema:schema62,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.context !== undefined){
let data0 = data.context;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
const err3 = {instancePath:instancePath+"/context",schemaPath:"#/properties/context/type",keyword:"type",params:{type: "object"},schema:schema62.properties.context.type,parentSchema:schema62.properties.context,data:data0};
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
let data1 = data.id;
if(!((typeof data1 === "number" && Number.isSafeInteger(data1) && !Object.is(data1, -0)) || (typeof data1 === "bigint" && data1 >= -9223372036854775808n && data1 <= 9223372036854775807n)) || (this && this.has(data, "id")) || false){
const err4 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/ID/int64",keyword:"int64",params:{},schema:schema63.int64,parentSchema:schema63,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.text !== undefined){
let data2 = data.text;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},schema:schema62.properties.text.type,parentSchema:schema62.properties.text,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.type !== undefined){
let data3 = data.type;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema62.properties.type.type,parentSchema:schema62.properties.type,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(((data3 === "info") || (data3 === "error")) || (data3 === "success"))){
const err7 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema62.properties.type.enum},schema:schema62.properties.type.enum,parentSchema:schema62.properties.type,data:data3};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema62.type,parentSchema:schema62,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":{"context":true,"id":true,"text":true,"type":true},"dynamicProps":false,"dynamicItems":false};


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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate53.call(this, data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate53.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema61.type,parentSchema:schema61,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema64 = {"$id":"contract:/components/schemas/uiNodes","type":"array","items":{"$ref":"contract:/components/schemas/uiNode"}};
const schema65 = {"$id":"contract:/components/schemas/uiNode","type":"object","required":["type","group","attributes","messages","meta"],"properties":{"attributes":{"$ref":"contract:/components/schemas/uiNodeAttributes"},"group":{"type":"string","enum":["default","password","oidc","profile","link","code","totp","lookup_secret","webauthn","passkey","identifier_first","captcha","saml","deviceauthn"]},"messages":{"$ref":"contract:/components/schemas/uiTexts"},"meta":{"$ref":"contract:/components/schemas/uiNodeMeta"},"type":{"type":"string","enum":["text","input","img","a","script","div"]}}};
const schema66 = {"$id":"contract:/components/schemas/uiNodeAttributes","type":"object"};
const schema67 = {"$id":"contract:/components/schemas/uiNodeMeta","type":"object","properties":{"label":{"$ref":"contract:/components/schemas/uiText"}}};

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
if(data.label !== undefined){
if(!(validate53.call(this, data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate53.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema67.type,parentSchema:schema67,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"props":{"label":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema65.required,parentSchema:schema65,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.group === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "group"},schema:schema65.required,parentSchema:schema65,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.attributes === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attributes"},schema:schema65.required,parentSchema:schema65,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.messages === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "messages"},schema:schema65.required,parentSchema:schema65,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.meta === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "meta"},schema:schema65.required,parentSchema:schema65,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.attributes !== undefined){
let data0 = data.attributes;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
const err5 = {instancePath:instancePath+"/attributes",schemaPath:"contract:/components/schemas/uiNodeAttributes/type",keyword:"type",params:{type: "object"},schema:schema66.type,parentSchema:schema66,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.group !== undefined){
let data1 = data.group;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/group",schemaPath:"#/properties/group/type",keyword:"type",params:{type: "string"},schema:schema65.properties.group.type,parentSchema:schema65.properties.group,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!((((((((((((((data1 === "default") || (data1 === "password")) || (data1 === "oidc")) || (data1 === "profile")) || (data1 === "link")) || (data1 === "code")) || (data1 === "totp")) || (data1 === "lookup_secret")) || (data1 === "webauthn")) || (data1 === "passkey")) || (data1 === "identifier_first")) || (data1 === "captcha")) || (data1 === "saml")) || (data1 === "deviceauthn"))){
const err7 = {instancePath:instancePath+"/group",schemaPath:"#/properties/group/enum",keyword:"enum",params:{allowedValues: schema65.properties.group.enum},schema:schema65.properties.group.enum,parentSchema:schema65.properties.group,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.messages !== undefined){
if(!(validate52.call(this, data.messages, {instancePath:instancePath+"/messages",parentData:data,parentDataProperty:"messages",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate52.errors);
errors = vErrors.length;
}
}
if(data.meta !== undefined){
if(!(validate59.call(this, data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate59.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
let data4 = data.type;
if(typeof data4 !== "string"){
const err8 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema65.properties.type.type,parentSchema:schema65.properties.type,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((((((data4 === "text") || (data4 === "input")) || (data4 === "img")) || (data4 === "a")) || (data4 === "script")) || (data4 === "div"))){
const err9 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema65.properties.type.enum},schema:schema65.properties.type.enum,parentSchema:schema65.properties.type,data:data4};
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
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema65.type,parentSchema:schema65,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"props":{"attributes":true,"group":true,"messages":true,"meta":true,"type":true},"dynamicProps":false,"dynamicItems":false};


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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate57.call(this, data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate57.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema64.type,parentSchema:schema64,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


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
if(data.action === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action"},schema:schema60.required,parentSchema:schema60,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.method === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "method"},schema:schema60.required,parentSchema:schema60,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.nodes === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nodes"},schema:schema60.required,parentSchema:schema60,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.action !== undefined){
let data0 = data.action;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"},schema:schema60.properties.action.type,parentSchema:schema60.properties.action,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.messages !== undefined){
if(!(validate52.call(this, data.messages, {instancePath:instancePath+"/messages",parentData:data,parentDataProperty:"messages",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate52.errors);
errors = vErrors.length;
}
}
if(data.method !== undefined){
let data2 = data.method;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"},schema:schema60.properties.method.type,parentSchema:schema60.properties.method,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.nodes !== undefined){
if(!(validate56.call(this, data.nodes, {instancePath:instancePath+"/nodes",parentData:data,parentDataProperty:"nodes",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate56.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema60.type,parentSchema:schema60,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate51.errors = vErrors;
return errors === 0;
}
validate51.evaluated = {"props":{"action":true,"messages":true,"method":true,"nodes":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},schema:schema49.required,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema49.required,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.expires_at === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expires_at"},schema:schema49.required,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.issued_at === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "issued_at"},schema:schema49.required,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.request_url === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "request_url"},schema:schema49.required,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.ui === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ui"},schema:schema49.required,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.state === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},schema:schema49.required,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.active !== undefined){
let data0 = data.active;
if(typeof data0 !== "string"){
const err7 = {instancePath:instancePath+"/active",schemaPath:"#/properties/active/type",keyword:"type",params:{type: "string"},schema:schema49.properties.active.type,parentSchema:schema49.properties.active,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(((((((((((((data0 === "password") || (data0 === "oidc")) || (data0 === "totp")) || (data0 === "lookup_secret")) || (data0 === "webauthn")) || (data0 === "code")) || (data0 === "passkey")) || (data0 === "profile")) || (data0 === "saml")) || (data0 === "deviceauthn")) || (data0 === "identifier_first")) || (data0 === "link_recovery")) || (data0 === "code_recovery"))){
const err8 = {instancePath:instancePath+"/active",schemaPath:"#/properties/active/enum",keyword:"enum",params:{allowedValues: schema49.properties.active.enum},schema:schema49.properties.active.enum,parentSchema:schema49.properties.active,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.created_at !== undefined){
let data1 = data.created_at;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err9 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema49.properties.created_at,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data1.includes(":60")){
const next0 = Date.parse((data1).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err10 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema49.properties.created_at,data:data1};
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
const err11 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema49.properties.created_at.type,parentSchema:schema49.properties.created_at,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.expires_at !== undefined){
let data2 = data.expires_at;
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
const err12 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema49.properties.expires_at,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data2.includes(":60")){
const next1 = Date.parse((data2).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err13 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema49.properties.expires_at,data:data2};
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
const err14 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type: "string"},schema:schema49.properties.expires_at.type,parentSchema:schema49.properties.expires_at,data:data2};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.id !== undefined){
let data3 = data.id;
if(typeof data3 === "string"){
if(!(formats2.test(data3))){
const err15 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema49.properties.id,data:data3};
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
const err16 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema49.properties.id.type,parentSchema:schema49.properties.id,data:data3};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.identity_schema !== undefined){
let data4 = data.identity_schema;
if(typeof data4 !== "string"){
const err17 = {instancePath:instancePath+"/identity_schema",schemaPath:"#/properties/identity_schema/type",keyword:"type",params:{type: "string"},schema:schema49.properties.identity_schema.type,parentSchema:schema49.properties.identity_schema,data:data4};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.issued_at !== undefined){
let data5 = data.issued_at;
if(typeof data5 === "string"){
if(!(formats0.test(data5))){
const err18 = {instancePath:instancePath+"/issued_at",schemaPath:"#/properties/issued_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema49.properties.issued_at,data:data5};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data5.includes(":60")){
const next2 = Date.parse((data5).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next2 % 86400000 !== 0 || new Date(next2).getUTCDate() !== 1){
const err19 = {instancePath:instancePath+"/issued_at",schemaPath:"#/properties/issued_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema49.properties.issued_at,data:data5};
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
const err20 = {instancePath:instancePath+"/issued_at",schemaPath:"#/properties/issued_at/type",keyword:"type",params:{type: "string"},schema:schema49.properties.issued_at.type,parentSchema:schema49.properties.issued_at,data:data5};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.oauth2_login_challenge !== undefined){
let data6 = data.oauth2_login_challenge;
if(typeof data6 !== "string"){
const err21 = {instancePath:instancePath+"/oauth2_login_challenge",schemaPath:"#/properties/oauth2_login_challenge/type",keyword:"type",params:{type: "string"},schema:schema49.properties.oauth2_login_challenge.type,parentSchema:schema49.properties.oauth2_login_challenge,data:data6};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.oauth2_login_request !== undefined){
if(!(validate45.call(this, data.oauth2_login_request, {instancePath:instancePath+"/oauth2_login_request",parentData:data,parentDataProperty:"oauth2_login_request",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate45.errors);
errors = vErrors.length;
}
}
if(data.organization_id !== undefined){
let data8 = data.organization_id;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.UUID !== undefined){
let data9 = data8.UUID;
if(typeof data9 === "string"){
if(!(formats2.test(data9))){
const err22 = {instancePath:instancePath+"/organization_id/UUID",schemaPath:"contract:/components/schemas/NullUUID/properties/UUID/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema20.properties.UUID,data:data9};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/organization_id/UUID",schemaPath:"contract:/components/schemas/NullUUID/properties/UUID/type",keyword:"type",params:{type: "string"},schema:schema20.properties.UUID.type,parentSchema:schema20.properties.UUID,data:data9};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data8.Valid !== undefined){
let data10 = data8.Valid;
if(typeof data10 !== "boolean"){
const err24 = {instancePath:instancePath+"/organization_id/Valid",schemaPath:"contract:/components/schemas/NullUUID/properties/Valid/type",keyword:"type",params:{type: "boolean"},schema:schema20.properties.Valid.type,parentSchema:schema20.properties.Valid,data:data10};
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
const err25 = {instancePath:instancePath+"/organization_id",schemaPath:"contract:/components/schemas/NullUUID/type",keyword:"type",params:{type: "object"},schema:schema20.type,parentSchema:schema20,data:data8};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.refresh !== undefined){
let data11 = data.refresh;
if(typeof data11 !== "boolean"){
const err26 = {instancePath:instancePath+"/refresh",schemaPath:"#/properties/refresh/type",keyword:"type",params:{type: "boolean"},schema:schema49.properties.refresh.type,parentSchema:schema49.properties.refresh,data:data11};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.request_url !== undefined){
let data12 = data.request_url;
if(typeof data12 !== "string"){
const err27 = {instancePath:instancePath+"/request_url",schemaPath:"#/properties/request_url/type",keyword:"type",params:{type: "string"},schema:schema49.properties.request_url.type,parentSchema:schema49.properties.request_url,data:data12};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.requested_aal !== undefined){
let data13 = data.requested_aal;
if(typeof data13 !== "string"){
const err28 = {instancePath:instancePath+"/requested_aal",schemaPath:"contract:/components/schemas/authenticatorAssuranceLevel/type",keyword:"type",params:{type: "string"},schema:schema38.type,parentSchema:schema38,data:data13};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.return_to !== undefined){
let data14 = data.return_to;
if(typeof data14 !== "string"){
const err29 = {instancePath:instancePath+"/return_to",schemaPath:"#/properties/return_to/type",keyword:"type",params:{type: "string"},schema:schema49.properties.return_to.type,parentSchema:schema49.properties.return_to,data:data14};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.session_token_exchange_code !== undefined){
let data15 = data.session_token_exchange_code;
if(typeof data15 !== "string"){
const err30 = {instancePath:instancePath+"/session_token_exchange_code",schemaPath:"#/properties/session_token_exchange_code/type",keyword:"type",params:{type: "string"},schema:schema49.properties.session_token_exchange_code.type,parentSchema:schema49.properties.session_token_exchange_code,data:data15};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.test_context !== undefined){
if(!(validate47.call(this, data.test_context, {instancePath:instancePath+"/test_context",parentData:data,parentDataProperty:"test_context",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate47.errors);
errors = vErrors.length;
}
}
if(data.transient_payload !== undefined){
let data17 = data.transient_payload;
if(!(data17 && typeof data17 == "object" && !Array.isArray(data17))){
const err31 = {instancePath:instancePath+"/transient_payload",schemaPath:"#/properties/transient_payload/type",keyword:"type",params:{type: "object"},schema:schema49.properties.transient_payload.type,parentSchema:schema49.properties.transient_payload,data:data17};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.type !== undefined){
let data18 = data.type;
if(typeof data18 !== "string"){
const err32 = {instancePath:instancePath+"/type",schemaPath:"contract:/components/schemas/selfServiceFlowType/type",keyword:"type",params:{type: "string"},schema:schema59.type,parentSchema:schema59,data:data18};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.ui !== undefined){
if(!(validate51.call(this, data.ui, {instancePath:instancePath+"/ui",parentData:data,parentDataProperty:"ui",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate51.errors);
errors = vErrors.length;
}
}
if(data.updated_at !== undefined){
let data20 = data.updated_at;
if(typeof data20 === "string"){
if(!(formats0.test(data20))){
const err33 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema49.properties.updated_at,data:data20};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data20.includes(":60")){
const next3 = Date.parse((data20).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next3 % 86400000 !== 0 || new Date(next3).getUTCDate() !== 1){
const err34 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema49.properties.updated_at,data:data20};
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
const err35 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type: "string"},schema:schema49.properties.updated_at.type,parentSchema:schema49.properties.updated_at,data:data20};
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
const err36 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema49.type,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"props":{"active":true,"created_at":true,"expires_at":true,"id":true,"identity_schema":true,"issued_at":true,"oauth2_login_challenge":true,"oauth2_login_request":true,"organization_id":true,"refresh":true,"request_url":true,"requested_aal":true,"return_to":true,"session_token_exchange_code":true,"state":true,"test_context":true,"transient_payload":true,"type":true,"ui":true,"updated_at":true},"dynamicProps":false,"dynamicItems":false};


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
validate43.evaluated = {"props":{"active":true,"created_at":true,"expires_at":true,"id":true,"identity_schema":true,"issued_at":true,"oauth2_login_challenge":true,"oauth2_login_request":true,"organization_id":true,"refresh":true,"request_url":true,"requested_aal":true,"return_to":true,"session_token_exchange_code":true,"state":true,"test_context":true,"transient_payload":true,"type":true,"ui":true,"updated_at":true},"dynamicProps":false,"dynamicItems":false};

exports.v16 = validate66;
const schema68 = {"$id":"contract:/isInstanceAlive.200.body","$ref":"contract:/components/schemas/healthStatus"};
const schema69 = {"$id":"contract:/components/schemas/healthStatus","type":"object","properties":{"status":{"type":"string"}}};

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
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/status",schemaPath:"contract:/components/schemas/healthStatus/properties/status/type",keyword:"type",params:{type: "string"},schema:schema69.properties.status.type,parentSchema:schema69.properties.status,data:data0};
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
const err1 = {instancePath,schemaPath:"contract:/components/schemas/healthStatus/type",keyword:"type",params:{type: "object"},schema:schema69.type,parentSchema:schema69,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate66.errors = vErrors;
return errors === 0;
}
validate66.evaluated = {"props":{"status":true},"dynamicProps":false,"dynamicItems":false};

exports.v17 = validate67;
const schema70 = {"$id":"contract:/isInstanceAlive.default.body","$ref":"contract:/components/schemas/unexpectedError"};
const schema71 = {"$id":"contract:/components/schemas/unexpectedError","type":"string"};

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
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/unexpectedError/type",keyword:"type",params:{type: "string"},schema:schema71.type,parentSchema:schema71,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"dynamicProps":false,"dynamicItems":false};

exports.v18 = validate68;
const schema72 = {"$id":"contract:/isInstanceReady.503.body","$ref":"contract:/components/schemas/healthNotReadyStatus"};
const schema73 = {"$id":"contract:/components/schemas/healthNotReadyStatus","type":"object","properties":{"errors":{"type":"object","additionalProperties":{"type":"string"}}}};

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
if(data.errors !== undefined){
let data0 = data.errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
let data1 = data0[key0];
if(typeof data1 !== "string"){
const err0 = {instancePath:instancePath+"/errors/" + runtime.escapeName(key0),schemaPath:"contract:/components/schemas/healthNotReadyStatus/properties/errors/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema73.properties.errors.additionalProperties.type,parentSchema:schema73.properties.errors.additionalProperties,data:data1};
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
const err1 = {instancePath:instancePath+"/errors",schemaPath:"contract:/components/schemas/healthNotReadyStatus/properties/errors/type",keyword:"type",params:{type: "object"},schema:schema73.properties.errors.type,parentSchema:schema73.properties.errors,data:data0};
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
const err2 = {instancePath,schemaPath:"contract:/components/schemas/healthNotReadyStatus/type",keyword:"type",params:{type: "object"},schema:schema73.type,parentSchema:schema73,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"props":{"errors":true},"dynamicProps":false,"dynamicItems":false};

exports.v19 = validate69;
const schema74 = {"$id":"contract:/listIdentitySchemas.200.body","$ref":"contract:/components/schemas/identitySchemas"};
const schema75 = {"$id":"contract:/components/schemas/identitySchemas","type":"array","items":{"$ref":"contract:/components/schemas/identitySchemaContainer"}};
const schema76 = {"$id":"contract:/components/schemas/identitySchemaContainer","type":"object","required":["id","schema"],"properties":{"id":{"type":"string"},"schema":{"type":"object"}}};

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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id === undefined){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/identitySchemaContainer/required",keyword:"required",params:{missingProperty: "id"},schema:schema76.required,parentSchema:schema76,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data0.schema === undefined){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/identitySchemaContainer/required",keyword:"required",params:{missingProperty: "schema"},schema:schema76.required,parentSchema:schema76,data:data0};
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
const err2 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"contract:/components/schemas/identitySchemaContainer/properties/id/type",keyword:"type",params:{type: "string"},schema:schema76.properties.id.type,parentSchema:schema76.properties.id,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.schema !== undefined){
let data2 = data0.schema;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
const err3 = {instancePath:instancePath+"/" + i0+"/schema",schemaPath:"contract:/components/schemas/identitySchemaContainer/properties/schema/type",keyword:"type",params:{type: "object"},schema:schema76.properties.schema.type,parentSchema:schema76.properties.schema,data:data2};
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
const err4 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/identitySchemaContainer/type",keyword:"type",params:{type: "object"},schema:schema76.type,parentSchema:schema76,data:data0};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema75.type,parentSchema:schema75,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate70.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate70.errors);
errors = vErrors.length;
}
validate69.errors = vErrors;
return errors === 0;
}
validate69.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v20 = validate72;
const schema77 = {"$id":"contract:/getIdentitySchema.200.body","$ref":"contract:/components/schemas/identitySchema"};
const schema78 = {"$id":"contract:/components/schemas/identitySchema","type":"object"};

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
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/identitySchema/type",keyword:"type",params:{type: "object"},schema:schema78.type,parentSchema:schema78,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"dynamicProps":false,"dynamicItems":false};

exports.v21 = validate73;
const schema79 = {"$id":"contract:/getFlowError.200.body","$ref":"contract:/components/schemas/flowError"};
const schema80 = {"$id":"contract:/components/schemas/flowError","type":"object","required":["id"],"properties":{"created_at":{"type":"string","format":"date-time","leapSecond":"date-time"},"error":{"type":"object"},"id":{"type":"string","format":"uuid"},"updated_at":{"type":"string","format":"date-time","leapSecond":"date-time"}}};

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
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/flowError/required",keyword:"required",params:{missingProperty: "id"},schema:schema80.required,parentSchema:schema80,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.created_at !== undefined){
let data0 = data.created_at;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err1 = {instancePath:instancePath+"/created_at",schemaPath:"contract:/components/schemas/flowError/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema80.properties.created_at,data:data0};
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
const err2 = {instancePath:instancePath+"/created_at",schemaPath:"contract:/components/schemas/flowError/properties/created_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema80.properties.created_at,data:data0};
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
const err3 = {instancePath:instancePath+"/created_at",schemaPath:"contract:/components/schemas/flowError/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema80.properties.created_at.type,parentSchema:schema80.properties.created_at,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.error !== undefined){
let data1 = data.error;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
const err4 = {instancePath:instancePath+"/error",schemaPath:"contract:/components/schemas/flowError/properties/error/type",keyword:"type",params:{type: "object"},schema:schema80.properties.error.type,parentSchema:schema80.properties.error,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.id !== undefined){
let data2 = data.id;
if(typeof data2 === "string"){
if(!(formats2.test(data2))){
const err5 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/flowError/properties/id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema80.properties.id,data:data2};
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
const err6 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/flowError/properties/id/type",keyword:"type",params:{type: "string"},schema:schema80.properties.id.type,parentSchema:schema80.properties.id,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.updated_at !== undefined){
let data3 = data.updated_at;
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
const err7 = {instancePath:instancePath+"/updated_at",schemaPath:"contract:/components/schemas/flowError/properties/updated_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema80.properties.updated_at,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data3.includes(":60")){
const next1 = Date.parse((data3).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err8 = {instancePath:instancePath+"/updated_at",schemaPath:"contract:/components/schemas/flowError/properties/updated_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema80.properties.updated_at,data:data3};
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
const err9 = {instancePath:instancePath+"/updated_at",schemaPath:"contract:/components/schemas/flowError/properties/updated_at/type",keyword:"type",params:{type: "string"},schema:schema80.properties.updated_at.type,parentSchema:schema80.properties.updated_at,data:data3};
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
const err10 = {instancePath,schemaPath:"contract:/components/schemas/flowError/type",keyword:"type",params:{type: "object"},schema:schema80.type,parentSchema:schema80,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"props":{"created_at":true,"error":true,"id":true,"updated_at":true},"dynamicProps":false,"dynamicItems":false};

exports.v22 = validate74;
const schema81 = {"$id":"contract:/createFedcmFlow.200.body","$ref":"contract:/components/schemas/createFedcmFlowResponse"};
const schema82 = {"$id":"contract:/components/schemas/createFedcmFlowResponse","type":"object","properties":{"csrf_token":{"type":"string"},"providers":{"type":"array","items":{"$ref":"contract:/components/schemas/Provider"}}}};
const schema83 = {"$id":"contract:/components/schemas/Provider","type":"object","properties":{"client_id":{"type":"string"},"config_url":{"type":"string"},"domain_hint":{"type":"string"},"fields":{"type":"array","items":{"type":"string"}},"login_hint":{"type":"string"},"nonce":{"type":"string"},"parameters":{"type":"object","additionalProperties":{"type":"string"}}}};

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
if(data.csrf_token !== undefined){
let data0 = data.csrf_token;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/csrf_token",schemaPath:"#/properties/csrf_token/type",keyword:"type",params:{type: "string"},schema:schema82.properties.csrf_token.type,parentSchema:schema82.properties.csrf_token,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.providers !== undefined){
let data1 = data.providers;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.client_id !== undefined){
let data3 = data2.client_id;
if(typeof data3 !== "string"){
const err1 = {instancePath:instancePath+"/providers/" + i0+"/client_id",schemaPath:"contract:/components/schemas/Provider/properties/client_id/type",keyword:"type",params:{type: "string"},schema:schema83.properties.client_id.type,parentSchema:schema83.properties.client_id,data:data3};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data2.config_url !== undefined){
let data4 = data2.config_url;
if(typeof data4 !== "string"){
const err2 = {instancePath:instancePath+"/providers/" + i0+"/config_url",schemaPath:"contract:/components/schemas/Provider/properties/config_url/type",keyword:"type",params:{type: "string"},schema:schema83.properties.config_url.type,parentSchema:schema83.properties.config_url,data:data4};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data2.domain_hint !== undefined){
let data5 = data2.domain_hint;
if(typeof data5 !== "string"){
const err3 = {instancePath:instancePath+"/providers/" + i0+"/domain_hint",schemaPath:"contract:/components/schemas/Provider/properties/domain_hint/type",keyword:"type",params:{type: "string"},schema:schema83.properties.domain_hint.type,parentSchema:schema83.properties.domain_hint,data:data5};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data2.fields !== undefined){
let data6 = data2.fields;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(typeof data7 !== "string"){
const err4 = {instancePath:instancePath+"/providers/" + i0+"/fields/" + i1,schemaPath:"contract:/components/schemas/Provider/properties/fields/items/type",keyword:"type",params:{type: "string"},schema:schema83.properties.fields.items.type,parentSchema:schema83.properties.fields.items,data:data7};
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
const err5 = {instancePath:instancePath+"/providers/" + i0+"/fields",schemaPath:"contract:/components/schemas/Provider/properties/fields/type",keyword:"type",params:{type: "array"},schema:schema83.properties.fields.type,parentSchema:schema83.properties.fields,data:data6};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data2.login_hint !== undefined){
let data8 = data2.login_hint;
if(typeof data8 !== "string"){
const err6 = {instancePath:instancePath+"/providers/" + i0+"/login_hint",schemaPath:"contract:/components/schemas/Provider/properties/login_hint/type",keyword:"type",params:{type: "string"},schema:schema83.properties.login_hint.type,parentSchema:schema83.properties.login_hint,data:data8};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data2.nonce !== undefined){
let data9 = data2.nonce;
if(typeof data9 !== "string"){
const err7 = {instancePath:instancePath+"/providers/" + i0+"/nonce",schemaPath:"contract:/components/schemas/Provider/properties/nonce/type",keyword:"type",params:{type: "string"},schema:schema83.properties.nonce.type,parentSchema:schema83.properties.nonce,data:data9};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data2.parameters !== undefined){
let data10 = data2.parameters;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const key0 in data10){
let data11 = data10[key0];
if(typeof data11 !== "string"){
const err8 = {instancePath:instancePath+"/providers/" + i0+"/parameters/" + runtime.escapeName(key0),schemaPath:"contract:/components/schemas/Provider/properties/parameters/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema83.properties.parameters.additionalProperties.type,parentSchema:schema83.properties.parameters.additionalProperties,data:data11};
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
const err9 = {instancePath:instancePath+"/providers/" + i0+"/parameters",schemaPath:"contract:/components/schemas/Provider/properties/parameters/type",keyword:"type",params:{type: "object"},schema:schema83.properties.parameters.type,parentSchema:schema83.properties.parameters,data:data10};
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
const err10 = {instancePath:instancePath+"/providers/" + i0,schemaPath:"contract:/components/schemas/Provider/type",keyword:"type",params:{type: "object"},schema:schema83.type,parentSchema:schema83,data:data2};
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
const err11 = {instancePath:instancePath+"/providers",schemaPath:"#/properties/providers/type",keyword:"type",params:{type: "array"},schema:schema82.properties.providers.type,parentSchema:schema82.properties.providers,data:data1};
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
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema82.type,parentSchema:schema82,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate75.errors = vErrors;
return errors === 0;
}
validate75.evaluated = {"props":{"csrf_token":true,"providers":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate75.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate75.errors);
errors = vErrors.length;
}
validate74.errors = vErrors;
return errors === 0;
}
validate74.evaluated = {"props":{"csrf_token":true,"providers":true},"dynamicProps":false,"dynamicItems":false};

exports.v23 = validate77;
const schema84 = {"$id":"contract:/updateFedcmFlow.200.body","$ref":"contract:/components/schemas/successfulNativeLogin"};
const schema85 = {"$id":"contract:/components/schemas/successfulNativeLogin","type":"object","required":["session"],"properties":{"continue_with":{"type":"array","items":{"$ref":"contract:/components/schemas/continueWith"}},"session":{"$ref":"contract:/components/schemas/session"},"session_token":{"type":"string"}}};
const schema86 = {"$id":"contract:/components/schemas/continueWith","type":"object"};

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
if(data.session === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "session"},schema:schema85.required,parentSchema:schema85,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.continue_with !== undefined){
let data0 = data.continue_with;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
const err1 = {instancePath:instancePath+"/continue_with/" + i0,schemaPath:"contract:/components/schemas/continueWith/type",keyword:"type",params:{type: "object"},schema:schema86.type,parentSchema:schema86,data:data1};
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
const err2 = {instancePath:instancePath+"/continue_with",schemaPath:"#/properties/continue_with/type",keyword:"type",params:{type: "array"},schema:schema85.properties.continue_with.type,parentSchema:schema85.properties.continue_with,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.session !== undefined){
if(!(validate31.call(this, data.session, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate31.errors);
errors = vErrors.length;
}
}
if(data.session_token !== undefined){
let data3 = data.session_token;
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/session_token",schemaPath:"#/properties/session_token/type",keyword:"type",params:{type: "string"},schema:schema85.properties.session_token.type,parentSchema:schema85.properties.session_token,data:data3};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema85.type,parentSchema:schema85,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate78.errors = vErrors;
return errors === 0;
}
validate78.evaluated = {"props":{"continue_with":true,"session":true,"session_token":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate78.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate78.errors);
errors = vErrors.length;
}
validate77.errors = vErrors;
return errors === 0;
}
validate77.evaluated = {"props":{"continue_with":true,"session":true,"session_token":true},"dynamicProps":false,"dynamicItems":false};

exports.v24 = validate81;
const schema87 = {"$id":"contract:/updateFedcmFlow.422.body","$ref":"contract:/components/schemas/errorBrowserLocationChangeRequired"};
const schema88 = {"$id":"contract:/components/schemas/errorBrowserLocationChangeRequired","type":"object","properties":{"error":{"$ref":"contract:/components/schemas/errorGeneric"},"redirect_browser_to":{"type":"string"}}};

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
if(data.error !== undefined){
if(!(validate2.call(this, data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate2.errors);
errors = vErrors.length;
}
}
if(data.redirect_browser_to !== undefined){
let data1 = data.redirect_browser_to;
if(typeof data1 !== "string"){
const err0 = {instancePath:instancePath+"/redirect_browser_to",schemaPath:"#/properties/redirect_browser_to/type",keyword:"type",params:{type: "string"},schema:schema88.properties.redirect_browser_to.type,parentSchema:schema88.properties.redirect_browser_to,data:data1};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema88.type,parentSchema:schema88,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate82.errors = vErrors;
return errors === 0;
}
validate82.evaluated = {"props":{"error":true,"redirect_browser_to":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate82.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate82.errors);
errors = vErrors.length;
}
validate81.errors = vErrors;
return errors === 0;
}
validate81.evaluated = {"props":{"error":true,"redirect_browser_to":true},"dynamicProps":false,"dynamicItems":false};

exports.v25 = validate85;
const schema89 = {"$id":"contract:/createBrowserLogoutFlow.200.body","$ref":"contract:/components/schemas/logoutFlow"};
const schema90 = {"$id":"contract:/components/schemas/logoutFlow","type":"object","required":["logout_url","logout_token"],"properties":{"logout_token":{"type":"string"},"logout_url":{"type":"string"}}};

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
if(data.logout_url === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/logoutFlow/required",keyword:"required",params:{missingProperty: "logout_url"},schema:schema90.required,parentSchema:schema90,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.logout_token === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/logoutFlow/required",keyword:"required",params:{missingProperty: "logout_token"},schema:schema90.required,parentSchema:schema90,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.logout_token !== undefined){
let data0 = data.logout_token;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/logout_token",schemaPath:"contract:/components/schemas/logoutFlow/properties/logout_token/type",keyword:"type",params:{type: "string"},schema:schema90.properties.logout_token.type,parentSchema:schema90.properties.logout_token,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.logout_url !== undefined){
let data1 = data.logout_url;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/logout_url",schemaPath:"contract:/components/schemas/logoutFlow/properties/logout_url/type",keyword:"type",params:{type: "string"},schema:schema90.properties.logout_url.type,parentSchema:schema90.properties.logout_url,data:data1};
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
const err4 = {instancePath,schemaPath:"contract:/components/schemas/logoutFlow/type",keyword:"type",params:{type: "object"},schema:schema90.type,parentSchema:schema90,data};
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
validate85.evaluated = {"props":{"logout_token":true,"logout_url":true},"dynamicProps":false,"dynamicItems":false};

exports.v26 = validate86;
const schema91 = {"$id":"contract:/updateRecoveryFlow.200.body","$ref":"contract:/components/schemas/recoveryFlow"};
const schema92 = {"$id":"contract:/components/schemas/recoveryFlow","type":"object","required":["id","type","expires_at","issued_at","request_url","ui","state"],"properties":{"active":{"type":"string"},"continue_with":{"type":"array","items":{"$ref":"contract:/components/schemas/continueWith"}},"expires_at":{"type":"string","format":"date-time","leapSecond":"date-time"},"id":{"type":"string","format":"uuid"},"issued_at":{"type":"string","format":"date-time","leapSecond":"date-time"},"request_url":{"type":"string"},"return_to":{"type":"string"},"state":{},"transient_payload":{"type":"object"},"type":{"$ref":"contract:/components/schemas/selfServiceFlowType"},"ui":{"$ref":"contract:/components/schemas/uiContainer"}}};

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
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},schema:schema92.required,parentSchema:schema92,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema92.required,parentSchema:schema92,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.expires_at === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expires_at"},schema:schema92.required,parentSchema:schema92,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.issued_at === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "issued_at"},schema:schema92.required,parentSchema:schema92,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.request_url === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "request_url"},schema:schema92.required,parentSchema:schema92,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.ui === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ui"},schema:schema92.required,parentSchema:schema92,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.state === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},schema:schema92.required,parentSchema:schema92,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.active !== undefined){
let data0 = data.active;
if(typeof data0 !== "string"){
const err7 = {instancePath:instancePath+"/active",schemaPath:"#/properties/active/type",keyword:"type",params:{type: "string"},schema:schema92.properties.active.type,parentSchema:schema92.properties.active,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.continue_with !== undefined){
let data1 = data.continue_with;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
const err8 = {instancePath:instancePath+"/continue_with/" + i0,schemaPath:"contract:/components/schemas/continueWith/type",keyword:"type",params:{type: "object"},schema:schema86.type,parentSchema:schema86,data:data2};
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
const err9 = {instancePath:instancePath+"/continue_with",schemaPath:"#/properties/continue_with/type",keyword:"type",params:{type: "array"},schema:schema92.properties.continue_with.type,parentSchema:schema92.properties.continue_with,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.expires_at !== undefined){
let data3 = data.expires_at;
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
const err10 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema92.properties.expires_at,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3.includes(":60")){
const next0 = Date.parse((data3).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err11 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema92.properties.expires_at,data:data3};
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
const err12 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type: "string"},schema:schema92.properties.expires_at.type,parentSchema:schema92.properties.expires_at,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.id !== undefined){
let data4 = data.id;
if(typeof data4 === "string"){
if(!(formats2.test(data4))){
const err13 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema92.properties.id,data:data4};
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
const err14 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema92.properties.id.type,parentSchema:schema92.properties.id,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.issued_at !== undefined){
let data5 = data.issued_at;
if(typeof data5 === "string"){
if(!(formats0.test(data5))){
const err15 = {instancePath:instancePath+"/issued_at",schemaPath:"#/properties/issued_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema92.properties.issued_at,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data5.includes(":60")){
const next1 = Date.parse((data5).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err16 = {instancePath:instancePath+"/issued_at",schemaPath:"#/properties/issued_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema92.properties.issued_at,data:data5};
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
const err17 = {instancePath:instancePath+"/issued_at",schemaPath:"#/properties/issued_at/type",keyword:"type",params:{type: "string"},schema:schema92.properties.issued_at.type,parentSchema:schema92.properties.issued_at,data:data5};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.request_url !== undefined){
let data6 = data.request_url;
if(typeof data6 !== "string"){
const err18 = {instancePath:instancePath+"/request_url",schemaPath:"#/properties/request_url/type",keyword:"type",params:{type: "string"},schema:schema92.properties.request_url.type,parentSchema:schema92.properties.request_url,data:data6};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.return_to !== undefined){
let data7 = data.return_to;
if(typeof data7 !== "string"){
const err19 = {instancePath:instancePath+"/return_to",schemaPath:"#/properties/return_to/type",keyword:"type",params:{type: "string"},schema:schema92.properties.return_to.type,parentSchema:schema92.properties.return_to,data:data7};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.transient_payload !== undefined){
let data8 = data.transient_payload;
if(!(data8 && typeof data8 == "object" && !Array.isArray(data8))){
const err20 = {instancePath:instancePath+"/transient_payload",schemaPath:"#/properties/transient_payload/type",keyword:"type",params:{type: "object"},schema:schema92.properties.transient_payload.type,parentSchema:schema92.properties.transient_payload,data:data8};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.type !== undefined){
let data9 = data.type;
if(typeof data9 !== "string"){
const err21 = {instancePath:instancePath+"/type",schemaPath:"contract:/components/schemas/selfServiceFlowType/type",keyword:"type",params:{type: "string"},schema:schema59.type,parentSchema:schema59,data:data9};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.ui !== undefined){
if(!(validate51.call(this, data.ui, {instancePath:instancePath+"/ui",parentData:data,parentDataProperty:"ui",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate51.errors);
errors = vErrors.length;
}
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema92.type,parentSchema:schema92,data};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate87.errors = vErrors;
return errors === 0;
}
validate87.evaluated = {"props":{"active":true,"continue_with":true,"expires_at":true,"id":true,"issued_at":true,"request_url":true,"return_to":true,"state":true,"transient_payload":true,"type":true,"ui":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate87.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate87.errors);
errors = vErrors.length;
}
validate86.errors = vErrors;
return errors === 0;
}
validate86.evaluated = {"props":{"active":true,"continue_with":true,"expires_at":true,"id":true,"issued_at":true,"request_url":true,"return_to":true,"state":true,"transient_payload":true,"type":true,"ui":true},"dynamicProps":false,"dynamicItems":false};

exports.v27 = validate90;
const schema95 = {"$id":"contract:/updateRegistrationFlow.200.body","$ref":"contract:/components/schemas/successfulNativeRegistration"};
const schema96 = {"$id":"contract:/components/schemas/successfulNativeRegistration","type":"object","required":["identity"],"properties":{"continue_with":{"type":"array","items":{"$ref":"contract:/components/schemas/continueWith"}},"identity":{"$ref":"contract:/components/schemas/identity"},"session":{"$ref":"contract:/components/schemas/session"},"session_token":{"type":"string"}}};

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
if(data.identity === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "identity"},schema:schema96.required,parentSchema:schema96,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.continue_with !== undefined){
let data0 = data.continue_with;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
const err1 = {instancePath:instancePath+"/continue_with/" + i0,schemaPath:"contract:/components/schemas/continueWith/type",keyword:"type",params:{type: "object"},schema:schema86.type,parentSchema:schema86,data:data1};
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
const err2 = {instancePath:instancePath+"/continue_with",schemaPath:"#/properties/continue_with/type",keyword:"type",params:{type: "array"},schema:schema96.properties.continue_with.type,parentSchema:schema96.properties.continue_with,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.identity !== undefined){
if(!(validate14.call(this, data.identity, {instancePath:instancePath+"/identity",parentData:data,parentDataProperty:"identity",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate14.errors);
errors = vErrors.length;
}
}
if(data.session !== undefined){
if(!(validate31.call(this, data.session, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate31.errors);
errors = vErrors.length;
}
}
if(data.session_token !== undefined){
let data4 = data.session_token;
if(typeof data4 !== "string"){
const err3 = {instancePath:instancePath+"/session_token",schemaPath:"#/properties/session_token/type",keyword:"type",params:{type: "string"},schema:schema96.properties.session_token.type,parentSchema:schema96.properties.session_token,data:data4};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema96.type,parentSchema:schema96,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate91.errors = vErrors;
return errors === 0;
}
validate91.evaluated = {"props":{"continue_with":true,"identity":true,"session":true,"session_token":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate91.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate91.errors);
errors = vErrors.length;
}
validate90.errors = vErrors;
return errors === 0;
}
validate90.evaluated = {"props":{"continue_with":true,"identity":true,"session":true,"session_token":true},"dynamicProps":false,"dynamicItems":false};

exports.v28 = validate95;
const schema98 = {"$id":"contract:/updateRegistrationFlow.400.body","$ref":"contract:/components/schemas/registrationFlow"};
const schema99 = {"$id":"contract:/components/schemas/registrationFlow","type":"object","required":["id","type","expires_at","issued_at","request_url","ui","state"],"properties":{"active":{"type":"string","enum":["password","oidc","totp","lookup_secret","webauthn","code","passkey","profile","saml","deviceauthn","identifier_first","link_recovery","code_recovery"]},"expires_at":{"type":"string","format":"date-time","leapSecond":"date-time"},"id":{"type":"string","format":"uuid"},"identity_schema":{"type":"string"},"issued_at":{"type":"string","format":"date-time","leapSecond":"date-time"},"oauth2_login_challenge":{"type":"string"},"oauth2_login_request":{"$ref":"contract:/components/schemas/OAuth2LoginRequest"},"organization_id":{"$ref":"contract:/components/schemas/NullUUID"},"request_url":{"type":"string"},"return_to":{"type":"string"},"session_token_exchange_code":{"type":"string"},"state":{},"transient_payload":{"type":"object"},"type":{"$ref":"contract:/components/schemas/selfServiceFlowType"},"ui":{"$ref":"contract:/components/schemas/uiContainer"}}};

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
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},schema:schema99.required,parentSchema:schema99,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema99.required,parentSchema:schema99,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.expires_at === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expires_at"},schema:schema99.required,parentSchema:schema99,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.issued_at === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "issued_at"},schema:schema99.required,parentSchema:schema99,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.request_url === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "request_url"},schema:schema99.required,parentSchema:schema99,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.ui === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ui"},schema:schema99.required,parentSchema:schema99,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.state === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},schema:schema99.required,parentSchema:schema99,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.active !== undefined){
let data0 = data.active;
if(typeof data0 !== "string"){
const err7 = {instancePath:instancePath+"/active",schemaPath:"#/properties/active/type",keyword:"type",params:{type: "string"},schema:schema99.properties.active.type,parentSchema:schema99.properties.active,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(((((((((((((data0 === "password") || (data0 === "oidc")) || (data0 === "totp")) || (data0 === "lookup_secret")) || (data0 === "webauthn")) || (data0 === "code")) || (data0 === "passkey")) || (data0 === "profile")) || (data0 === "saml")) || (data0 === "deviceauthn")) || (data0 === "identifier_first")) || (data0 === "link_recovery")) || (data0 === "code_recovery"))){
const err8 = {instancePath:instancePath+"/active",schemaPath:"#/properties/active/enum",keyword:"enum",params:{allowedValues: schema99.properties.active.enum},schema:schema99.properties.active.enum,parentSchema:schema99.properties.active,data:data0};
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
let data1 = data.expires_at;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err9 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema99.properties.expires_at,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data1.includes(":60")){
const next0 = Date.parse((data1).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err10 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema99.properties.expires_at,data:data1};
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
const err11 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type: "string"},schema:schema99.properties.expires_at.type,parentSchema:schema99.properties.expires_at,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.id !== undefined){
let data2 = data.id;
if(typeof data2 === "string"){
if(!(formats2.test(data2))){
const err12 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema99.properties.id,data:data2};
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
const err13 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema99.properties.id.type,parentSchema:schema99.properties.id,data:data2};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.identity_schema !== undefined){
let data3 = data.identity_schema;
if(typeof data3 !== "string"){
const err14 = {instancePath:instancePath+"/identity_schema",schemaPath:"#/properties/identity_schema/type",keyword:"type",params:{type: "string"},schema:schema99.properties.identity_schema.type,parentSchema:schema99.properties.identity_schema,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.issued_at !== undefined){
let data4 = data.issued_at;
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
const err15 = {instancePath:instancePath+"/issued_at",schemaPath:"#/properties/issued_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema99.properties.issued_at,data:data4};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data4.includes(":60")){
const next1 = Date.parse((data4).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err16 = {instancePath:instancePath+"/issued_at",schemaPath:"#/properties/issued_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema99.properties.issued_at,data:data4};
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
const err17 = {instancePath:instancePath+"/issued_at",schemaPath:"#/properties/issued_at/type",keyword:"type",params:{type: "string"},schema:schema99.properties.issued_at.type,parentSchema:schema99.properties.issued_at,data:data4};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.oauth2_login_challenge !== undefined){
let data5 = data.oauth2_login_challenge;
if(typeof data5 !== "string"){
const err18 = {instancePath:instancePath+"/oauth2_login_challenge",schemaPath:"#/properties/oauth2_login_challenge/type",keyword:"type",params:{type: "string"},schema:schema99.properties.oauth2_login_challenge.type,parentSchema:schema99.properties.oauth2_login_challenge,data:data5};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.oauth2_login_request !== undefined){
if(!(validate45.call(this, data.oauth2_login_request, {instancePath:instancePath+"/oauth2_login_request",parentData:data,parentDataProperty:"oauth2_login_request",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate45.errors);
errors = vErrors.length;
}
}
if(data.organization_id !== undefined){
let data7 = data.organization_id;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.UUID !== undefined){
let data8 = data7.UUID;
if(typeof data8 === "string"){
if(!(formats2.test(data8))){
const err19 = {instancePath:instancePath+"/organization_id/UUID",schemaPath:"contract:/components/schemas/NullUUID/properties/UUID/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema20.properties.UUID,data:data8};
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
const err20 = {instancePath:instancePath+"/organization_id/UUID",schemaPath:"contract:/components/schemas/NullUUID/properties/UUID/type",keyword:"type",params:{type: "string"},schema:schema20.properties.UUID.type,parentSchema:schema20.properties.UUID,data:data8};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data7.Valid !== undefined){
let data9 = data7.Valid;
if(typeof data9 !== "boolean"){
const err21 = {instancePath:instancePath+"/organization_id/Valid",schemaPath:"contract:/components/schemas/NullUUID/properties/Valid/type",keyword:"type",params:{type: "boolean"},schema:schema20.properties.Valid.type,parentSchema:schema20.properties.Valid,data:data9};
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
const err22 = {instancePath:instancePath+"/organization_id",schemaPath:"contract:/components/schemas/NullUUID/type",keyword:"type",params:{type: "object"},schema:schema20.type,parentSchema:schema20,data:data7};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.request_url !== undefined){
let data10 = data.request_url;
if(typeof data10 !== "string"){
const err23 = {instancePath:instancePath+"/request_url",schemaPath:"#/properties/request_url/type",keyword:"type",params:{type: "string"},schema:schema99.properties.request_url.type,parentSchema:schema99.properties.request_url,data:data10};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.return_to !== undefined){
let data11 = data.return_to;
if(typeof data11 !== "string"){
const err24 = {instancePath:instancePath+"/return_to",schemaPath:"#/properties/return_to/type",keyword:"type",params:{type: "string"},schema:schema99.properties.return_to.type,parentSchema:schema99.properties.return_to,data:data11};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.session_token_exchange_code !== undefined){
let data12 = data.session_token_exchange_code;
if(typeof data12 !== "string"){
const err25 = {instancePath:instancePath+"/session_token_exchange_code",schemaPath:"#/properties/session_token_exchange_code/type",keyword:"type",params:{type: "string"},schema:schema99.properties.session_token_exchange_code.type,parentSchema:schema99.properties.session_token_exchange_code,data:data12};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.transient_payload !== undefined){
let data13 = data.transient_payload;
if(!(data13 && typeof data13 == "object" && !Array.isArray(data13))){
const err26 = {instancePath:instancePath+"/transient_payload",schemaPath:"#/properties/transient_payload/type",keyword:"type",params:{type: "object"},schema:schema99.properties.transient_payload.type,parentSchema:schema99.properties.transient_payload,data:data13};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.type !== undefined){
let data14 = data.type;
if(typeof data14 !== "string"){
const err27 = {instancePath:instancePath+"/type",schemaPath:"contract:/components/schemas/selfServiceFlowType/type",keyword:"type",params:{type: "string"},schema:schema59.type,parentSchema:schema59,data:data14};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.ui !== undefined){
if(!(validate51.call(this, data.ui, {instancePath:instancePath+"/ui",parentData:data,parentDataProperty:"ui",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate51.errors);
errors = vErrors.length;
}
}
}
else {
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema99.type,parentSchema:schema99,data};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate96.errors = vErrors;
return errors === 0;
}
validate96.evaluated = {"props":{"active":true,"expires_at":true,"id":true,"identity_schema":true,"issued_at":true,"oauth2_login_challenge":true,"oauth2_login_request":true,"organization_id":true,"request_url":true,"return_to":true,"session_token_exchange_code":true,"state":true,"transient_payload":true,"type":true,"ui":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate96.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate96.errors);
errors = vErrors.length;
}
validate95.errors = vErrors;
return errors === 0;
}
validate95.evaluated = {"props":{"active":true,"expires_at":true,"id":true,"identity_schema":true,"issued_at":true,"oauth2_login_challenge":true,"oauth2_login_request":true,"organization_id":true,"request_url":true,"return_to":true,"session_token_exchange_code":true,"state":true,"transient_payload":true,"type":true,"ui":true},"dynamicProps":false,"dynamicItems":false};

exports.v29 = validate100;
const schema102 = {"$id":"contract:/updateSettingsFlow.200.body","$ref":"contract:/components/schemas/settingsFlow"};
const schema103 = {"$id":"contract:/components/schemas/settingsFlow","type":"object","required":["id","type","expires_at","issued_at","request_url","ui","identity","state"],"properties":{"active":{"type":"string"},"continue_with":{"type":"array","items":{"$ref":"contract:/components/schemas/continueWith"}},"expires_at":{"type":"string","format":"date-time","leapSecond":"date-time"},"id":{"type":"string","format":"uuid"},"identity":{"$ref":"contract:/components/schemas/identity"},"issued_at":{"type":"string","format":"date-time","leapSecond":"date-time"},"organization_id":{"$ref":"contract:/components/schemas/NullUUID"},"request_url":{"type":"string"},"return_to":{"type":"string"},"state":{},"transient_payload":{"type":"object"},"type":{"$ref":"contract:/components/schemas/selfServiceFlowType"},"ui":{"$ref":"contract:/components/schemas/uiContainer"}}};

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
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},schema:schema103.required,parentSchema:schema103,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema103.required,parentSchema:schema103,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.expires_at === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expires_at"},schema:schema103.required,parentSchema:schema103,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.issued_at === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "issued_at"},schema:schema103.required,parentSchema:schema103,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.request_url === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "request_url"},schema:schema103.required,parentSchema:schema103,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.ui === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ui"},schema:schema103.required,parentSchema:schema103,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.identity === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "identity"},schema:schema103.required,parentSchema:schema103,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.state === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},schema:schema103.required,parentSchema:schema103,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.active !== undefined){
let data0 = data.active;
if(typeof data0 !== "string"){
const err8 = {instancePath:instancePath+"/active",schemaPath:"#/properties/active/type",keyword:"type",params:{type: "string"},schema:schema103.properties.active.type,parentSchema:schema103.properties.active,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.continue_with !== undefined){
let data1 = data.continue_with;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
const err9 = {instancePath:instancePath+"/continue_with/" + i0,schemaPath:"contract:/components/schemas/continueWith/type",keyword:"type",params:{type: "object"},schema:schema86.type,parentSchema:schema86,data:data2};
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
const err10 = {instancePath:instancePath+"/continue_with",schemaPath:"#/properties/continue_with/type",keyword:"type",params:{type: "array"},schema:schema103.properties.continue_with.type,parentSchema:schema103.properties.continue_with,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.expires_at !== undefined){
let data3 = data.expires_at;
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
const err11 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema103.properties.expires_at,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3.includes(":60")){
const next0 = Date.parse((data3).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err12 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema103.properties.expires_at,data:data3};
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
const err13 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type: "string"},schema:schema103.properties.expires_at.type,parentSchema:schema103.properties.expires_at,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.id !== undefined){
let data4 = data.id;
if(typeof data4 === "string"){
if(!(formats2.test(data4))){
const err14 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema103.properties.id,data:data4};
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
const err15 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema103.properties.id.type,parentSchema:schema103.properties.id,data:data4};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.identity !== undefined){
if(!(validate14.call(this, data.identity, {instancePath:instancePath+"/identity",parentData:data,parentDataProperty:"identity",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate14.errors);
errors = vErrors.length;
}
}
if(data.issued_at !== undefined){
let data6 = data.issued_at;
if(typeof data6 === "string"){
if(!(formats0.test(data6))){
const err16 = {instancePath:instancePath+"/issued_at",schemaPath:"#/properties/issued_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema103.properties.issued_at,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data6.includes(":60")){
const next1 = Date.parse((data6).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err17 = {instancePath:instancePath+"/issued_at",schemaPath:"#/properties/issued_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema103.properties.issued_at,data:data6};
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
const err18 = {instancePath:instancePath+"/issued_at",schemaPath:"#/properties/issued_at/type",keyword:"type",params:{type: "string"},schema:schema103.properties.issued_at.type,parentSchema:schema103.properties.issued_at,data:data6};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.organization_id !== undefined){
let data7 = data.organization_id;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.UUID !== undefined){
let data8 = data7.UUID;
if(typeof data8 === "string"){
if(!(formats2.test(data8))){
const err19 = {instancePath:instancePath+"/organization_id/UUID",schemaPath:"contract:/components/schemas/NullUUID/properties/UUID/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema20.properties.UUID,data:data8};
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
const err20 = {instancePath:instancePath+"/organization_id/UUID",schemaPath:"contract:/components/schemas/NullUUID/properties/UUID/type",keyword:"type",params:{type: "string"},schema:schema20.properties.UUID.type,parentSchema:schema20.properties.UUID,data:data8};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data7.Valid !== undefined){
let data9 = data7.Valid;
if(typeof data9 !== "boolean"){
const err21 = {instancePath:instancePath+"/organization_id/Valid",schemaPath:"contract:/components/schemas/NullUUID/properties/Valid/type",keyword:"type",params:{type: "boolean"},schema:schema20.properties.Valid.type,parentSchema:schema20.properties.Valid,data:data9};
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
const err22 = {instancePath:instancePath+"/organization_id",schemaPath:"contract:/components/schemas/NullUUID/type",keyword:"type",params:{type: "object"},schema:schema20.type,parentSchema:schema20,data:data7};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.request_url !== undefined){
let data10 = data.request_url;
if(typeof data10 !== "string"){
const err23 = {instancePath:instancePath+"/request_url",schemaPath:"#/properties/request_url/type",keyword:"type",params:{type: "string"},schema:schema103.properties.request_url.type,parentSchema:schema103.properties.request_url,data:data10};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.return_to !== undefined){
let data11 = data.return_to;
if(typeof data11 !== "string"){
const err24 = {instancePath:instancePath+"/return_to",schemaPath:"#/properties/return_to/type",keyword:"type",params:{type: "string"},schema:schema103.properties.return_to.type,parentSchema:schema103.properties.return_to,data:data11};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.transient_payload !== undefined){
let data12 = data.transient_payload;
if(!(data12 && typeof data12 == "object" && !Array.isArray(data12))){
const err25 = {instancePath:instancePath+"/transient_payload",schemaPath:"#/properties/transient_payload/type",keyword:"type",params:{type: "object"},schema:schema103.properties.transient_payload.type,parentSchema:schema103.properties.transient_payload,data:data12};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.type !== undefined){
let data13 = data.type;
if(typeof data13 !== "string"){
const err26 = {instancePath:instancePath+"/type",schemaPath:"contract:/components/schemas/selfServiceFlowType/type",keyword:"type",params:{type: "string"},schema:schema59.type,parentSchema:schema59,data:data13};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.ui !== undefined){
if(!(validate51.call(this, data.ui, {instancePath:instancePath+"/ui",parentData:data,parentDataProperty:"ui",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate51.errors);
errors = vErrors.length;
}
}
}
else {
const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema103.type,parentSchema:schema103,data};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
validate101.errors = vErrors;
return errors === 0;
}
validate101.evaluated = {"props":{"active":true,"continue_with":true,"expires_at":true,"id":true,"identity":true,"issued_at":true,"organization_id":true,"request_url":true,"return_to":true,"state":true,"transient_payload":true,"type":true,"ui":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate101.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate101.errors);
errors = vErrors.length;
}
validate100.errors = vErrors;
return errors === 0;
}
validate100.evaluated = {"props":{"active":true,"continue_with":true,"expires_at":true,"id":true,"identity":true,"issued_at":true,"organization_id":true,"request_url":true,"return_to":true,"state":true,"transient_payload":true,"type":true,"ui":true},"dynamicProps":false,"dynamicItems":false};

exports.v30 = validate105;
const schema107 = {"$id":"contract:/updateVerificationFlow.200.body","$ref":"contract:/components/schemas/verificationFlow"};
const schema108 = {"$id":"contract:/components/schemas/verificationFlow","type":"object","required":["id","type","ui","state"],"properties":{"active":{"type":"string"},"expires_at":{"type":"string","format":"date-time","leapSecond":"date-time"},"id":{"type":"string","format":"uuid"},"issued_at":{"type":"string","format":"date-time","leapSecond":"date-time"},"request_url":{"type":"string"},"return_to":{"type":"string"},"state":{},"transient_payload":{"type":"object"},"type":{"$ref":"contract:/components/schemas/selfServiceFlowType"},"ui":{"$ref":"contract:/components/schemas/uiContainer"}}};

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
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},schema:schema108.required,parentSchema:schema108,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema108.required,parentSchema:schema108,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.ui === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ui"},schema:schema108.required,parentSchema:schema108,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.state === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},schema:schema108.required,parentSchema:schema108,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.active !== undefined){
let data0 = data.active;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/active",schemaPath:"#/properties/active/type",keyword:"type",params:{type: "string"},schema:schema108.properties.active.type,parentSchema:schema108.properties.active,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.expires_at !== undefined){
let data1 = data.expires_at;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err5 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema108.properties.expires_at,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.includes(":60")){
const next0 = Date.parse((data1).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err6 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema108.properties.expires_at,data:data1};
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
const err7 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type: "string"},schema:schema108.properties.expires_at.type,parentSchema:schema108.properties.expires_at,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.id !== undefined){
let data2 = data.id;
if(typeof data2 === "string"){
if(!(formats2.test(data2))){
const err8 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema108.properties.id,data:data2};
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
const err9 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema108.properties.id.type,parentSchema:schema108.properties.id,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.issued_at !== undefined){
let data3 = data.issued_at;
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
const err10 = {instancePath:instancePath+"/issued_at",schemaPath:"#/properties/issued_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema108.properties.issued_at,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3.includes(":60")){
const next1 = Date.parse((data3).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err11 = {instancePath:instancePath+"/issued_at",schemaPath:"#/properties/issued_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema108.properties.issued_at,data:data3};
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
const err12 = {instancePath:instancePath+"/issued_at",schemaPath:"#/properties/issued_at/type",keyword:"type",params:{type: "string"},schema:schema108.properties.issued_at.type,parentSchema:schema108.properties.issued_at,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.request_url !== undefined){
let data4 = data.request_url;
if(typeof data4 !== "string"){
const err13 = {instancePath:instancePath+"/request_url",schemaPath:"#/properties/request_url/type",keyword:"type",params:{type: "string"},schema:schema108.properties.request_url.type,parentSchema:schema108.properties.request_url,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.return_to !== undefined){
let data5 = data.return_to;
if(typeof data5 !== "string"){
const err14 = {instancePath:instancePath+"/return_to",schemaPath:"#/properties/return_to/type",keyword:"type",params:{type: "string"},schema:schema108.properties.return_to.type,parentSchema:schema108.properties.return_to,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.transient_payload !== undefined){
let data6 = data.transient_payload;
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
const err15 = {instancePath:instancePath+"/transient_payload",schemaPath:"#/properties/transient_payload/type",keyword:"type",params:{type: "object"},schema:schema108.properties.transient_payload.type,parentSchema:schema108.properties.transient_payload,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.type !== undefined){
let data7 = data.type;
if(typeof data7 !== "string"){
const err16 = {instancePath:instancePath+"/type",schemaPath:"contract:/components/schemas/selfServiceFlowType/type",keyword:"type",params:{type: "string"},schema:schema59.type,parentSchema:schema59,data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.ui !== undefined){
if(!(validate51.call(this, data.ui, {instancePath:instancePath+"/ui",parentData:data,parentDataProperty:"ui",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate51.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema108.type,parentSchema:schema108,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate106.errors = vErrors;
return errors === 0;
}
validate106.evaluated = {"props":{"active":true,"expires_at":true,"id":true,"issued_at":true,"request_url":true,"return_to":true,"state":true,"transient_payload":true,"type":true,"ui":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate106.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate106.errors);
errors = vErrors.length;
}
validate105.errors = vErrors;
return errors === 0;
}
validate105.evaluated = {"props":{"active":true,"expires_at":true,"id":true,"issued_at":true,"request_url":true,"return_to":true,"state":true,"transient_payload":true,"type":true,"ui":true},"dynamicProps":false,"dynamicItems":false};

exports.v31 = validate109;
const schema110 = {"$id":"contract:/disableMyOtherSessions.200.body","$ref":"contract:/components/schemas/deleteMySessionsCount"};
const schema111 = {"$id":"contract:/components/schemas/deleteMySessionsCount","type":"object","properties":{"count":{"int64":{}}}};

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
if(data.count !== undefined){
let data0 = data.count;
if(!((typeof data0 === "number" && Number.isSafeInteger(data0) && !Object.is(data0, -0)) || (typeof data0 === "bigint" && data0 >= -9223372036854775808n && data0 <= 9223372036854775807n)) || (this && this.has(data, "count")) || false){
const err0 = {instancePath:instancePath+"/count",schemaPath:"contract:/components/schemas/deleteMySessionsCount/properties/count/int64",keyword:"int64",params:{},schema:schema111.properties.count.int64,parentSchema:schema111.properties.count,data:data0};
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
const err1 = {instancePath,schemaPath:"contract:/components/schemas/deleteMySessionsCount/type",keyword:"type",params:{type: "object"},schema:schema111.type,parentSchema:schema111,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate109.errors = vErrors;
return errors === 0;
}
validate109.evaluated = {"props":{"count":true},"dynamicProps":false,"dynamicItems":false};

exports.v32 = validate110;
const schema112 = {"$id":"contract:/getVersion.200.body","$ref":"contract:/components/schemas/version"};
const schema113 = {"$id":"contract:/components/schemas/version","type":"object","properties":{"version":{"type":"string"}}};

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
if(data.version !== undefined){
let data0 = data.version;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/version",schemaPath:"contract:/components/schemas/version/properties/version/type",keyword:"type",params:{type: "string"},schema:schema113.properties.version.type,parentSchema:schema113.properties.version,data:data0};
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
const err1 = {instancePath,schemaPath:"contract:/components/schemas/version/type",keyword:"type",params:{type: "object"},schema:schema113.type,parentSchema:schema113,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate110.errors = vErrors;
return errors === 0;
}
validate110.evaluated = {"props":{"version":true},"dynamicProps":false,"dynamicItems":false};

})(compiled);
const validators = {
  "getWellKnownChangePassword.303.headers": compiled.v0,
  "getWellKnownChangePassword.default.body": compiled.v1,
  "getWellKnownChangePassword.default.headers": compiled.v0,
  "getWebAuthnJavaScript.200.body": compiled.v2,
  "getWebAuthnJavaScript.200.headers": compiled.v0,
  "listCourierMessages.200.body": compiled.v3,
  "listCourierMessages.200.headers": compiled.v4,
  "listCourierMessages.400.body": compiled.v1,
  "listCourierMessages.400.headers": compiled.v0,
  "listCourierMessages.default.body": compiled.v1,
  "listCourierMessages.default.headers": compiled.v0,
  "getCourierMessage.200.body": compiled.v5,
  "getCourierMessage.200.headers": compiled.v0,
  "getCourierMessage.400.body": compiled.v1,
  "getCourierMessage.400.headers": compiled.v0,
  "getCourierMessage.default.body": compiled.v1,
  "getCourierMessage.default.headers": compiled.v0,
  "listIdentities.200.body": compiled.v6,
  "listIdentities.200.headers": compiled.v7,
  "listIdentities.default.body": compiled.v1,
  "listIdentities.default.headers": compiled.v0,
  "createIdentity.201.body": compiled.v8,
  "createIdentity.201.headers": compiled.v0,
  "createIdentity.400.body": compiled.v1,
  "createIdentity.400.headers": compiled.v0,
  "createIdentity.409.body": compiled.v1,
  "createIdentity.409.headers": compiled.v0,
  "createIdentity.default.body": compiled.v1,
  "createIdentity.default.headers": compiled.v0,
  "batchPatchIdentities.200.body": compiled.v9,
  "batchPatchIdentities.200.headers": compiled.v0,
  "batchPatchIdentities.400.body": compiled.v1,
  "batchPatchIdentities.400.headers": compiled.v0,
  "batchPatchIdentities.409.body": compiled.v1,
  "batchPatchIdentities.409.headers": compiled.v0,
  "batchPatchIdentities.default.body": compiled.v1,
  "batchPatchIdentities.default.headers": compiled.v0,
  "getIdentityByExternalID.200.body": compiled.v8,
  "getIdentityByExternalID.200.headers": compiled.v0,
  "getIdentityByExternalID.404.body": compiled.v1,
  "getIdentityByExternalID.404.headers": compiled.v0,
  "getIdentityByExternalID.default.body": compiled.v1,
  "getIdentityByExternalID.default.headers": compiled.v0,
  "getIdentity.200.body": compiled.v8,
  "getIdentity.200.headers": compiled.v0,
  "getIdentity.404.body": compiled.v1,
  "getIdentity.404.headers": compiled.v0,
  "getIdentity.default.body": compiled.v1,
  "getIdentity.default.headers": compiled.v0,
  "updateIdentity.200.body": compiled.v8,
  "updateIdentity.200.headers": compiled.v0,
  "updateIdentity.400.body": compiled.v1,
  "updateIdentity.400.headers": compiled.v0,
  "updateIdentity.404.body": compiled.v1,
  "updateIdentity.404.headers": compiled.v0,
  "updateIdentity.409.body": compiled.v1,
  "updateIdentity.409.headers": compiled.v0,
  "updateIdentity.default.body": compiled.v1,
  "updateIdentity.default.headers": compiled.v0,
  "deleteIdentity.204.headers": compiled.v0,
  "deleteIdentity.404.body": compiled.v1,
  "deleteIdentity.404.headers": compiled.v0,
  "deleteIdentity.default.body": compiled.v1,
  "deleteIdentity.default.headers": compiled.v0,
  "patchIdentity.200.body": compiled.v8,
  "patchIdentity.200.headers": compiled.v0,
  "patchIdentity.400.body": compiled.v1,
  "patchIdentity.400.headers": compiled.v0,
  "patchIdentity.404.body": compiled.v1,
  "patchIdentity.404.headers": compiled.v0,
  "patchIdentity.409.body": compiled.v1,
  "patchIdentity.409.headers": compiled.v0,
  "patchIdentity.default.body": compiled.v1,
  "patchIdentity.default.headers": compiled.v0,
  "deleteIdentityCredentials.204.headers": compiled.v0,
  "deleteIdentityCredentials.400.body": compiled.v1,
  "deleteIdentityCredentials.400.headers": compiled.v0,
  "deleteIdentityCredentials.404.body": compiled.v1,
  "deleteIdentityCredentials.404.headers": compiled.v0,
  "deleteIdentityCredentials.default.body": compiled.v1,
  "deleteIdentityCredentials.default.headers": compiled.v0,
  "listIdentitySessions.200.body": compiled.v10,
  "listIdentitySessions.200.headers": compiled.v7,
  "listIdentitySessions.400.body": compiled.v1,
  "listIdentitySessions.400.headers": compiled.v0,
  "listIdentitySessions.404.body": compiled.v1,
  "listIdentitySessions.404.headers": compiled.v0,
  "listIdentitySessions.default.body": compiled.v1,
  "listIdentitySessions.default.headers": compiled.v0,
  "deleteIdentitySessions.204.headers": compiled.v0,
  "deleteIdentitySessions.400.body": compiled.v1,
  "deleteIdentitySessions.400.headers": compiled.v0,
  "deleteIdentitySessions.401.body": compiled.v1,
  "deleteIdentitySessions.401.headers": compiled.v0,
  "deleteIdentitySessions.404.body": compiled.v1,
  "deleteIdentitySessions.404.headers": compiled.v0,
  "deleteIdentitySessions.default.body": compiled.v1,
  "deleteIdentitySessions.default.headers": compiled.v0,
  "createRecoveryCodeForIdentity.201.body": compiled.v11,
  "createRecoveryCodeForIdentity.201.headers": compiled.v0,
  "createRecoveryCodeForIdentity.400.body": compiled.v1,
  "createRecoveryCodeForIdentity.400.headers": compiled.v0,
  "createRecoveryCodeForIdentity.404.body": compiled.v1,
  "createRecoveryCodeForIdentity.404.headers": compiled.v0,
  "createRecoveryCodeForIdentity.default.body": compiled.v1,
  "createRecoveryCodeForIdentity.default.headers": compiled.v0,
  "createRecoveryLinkForIdentity.200.body": compiled.v12,
  "createRecoveryLinkForIdentity.200.headers": compiled.v0,
  "createRecoveryLinkForIdentity.400.body": compiled.v1,
  "createRecoveryLinkForIdentity.400.headers": compiled.v0,
  "createRecoveryLinkForIdentity.404.body": compiled.v1,
  "createRecoveryLinkForIdentity.404.headers": compiled.v0,
  "createRecoveryLinkForIdentity.default.body": compiled.v1,
  "createRecoveryLinkForIdentity.default.headers": compiled.v0,
  "listSessions.200.body": compiled.v10,
  "listSessions.200.headers": compiled.v4,
  "listSessions.400.body": compiled.v1,
  "listSessions.400.headers": compiled.v0,
  "listSessions.default.body": compiled.v1,
  "listSessions.default.headers": compiled.v0,
  "manageSessions.200.body": compiled.v13,
  "manageSessions.200.headers": compiled.v0,
  "manageSessions.400.body": compiled.v1,
  "manageSessions.400.headers": compiled.v0,
  "manageSessions.401.body": compiled.v1,
  "manageSessions.401.headers": compiled.v0,
  "manageSessions.default.body": compiled.v1,
  "manageSessions.default.headers": compiled.v0,
  "getSession.200.body": compiled.v14,
  "getSession.200.headers": compiled.v0,
  "getSession.400.body": compiled.v1,
  "getSession.400.headers": compiled.v0,
  "getSession.default.body": compiled.v1,
  "getSession.default.headers": compiled.v0,
  "disableSession.204.headers": compiled.v0,
  "disableSession.400.body": compiled.v1,
  "disableSession.400.headers": compiled.v0,
  "disableSession.401.body": compiled.v1,
  "disableSession.401.headers": compiled.v0,
  "disableSession.default.body": compiled.v1,
  "disableSession.default.headers": compiled.v0,
  "extendSession.200.body": compiled.v14,
  "extendSession.200.headers": compiled.v0,
  "extendSession.204.headers": compiled.v0,
  "extendSession.400.body": compiled.v1,
  "extendSession.400.headers": compiled.v0,
  "extendSession.404.body": compiled.v1,
  "extendSession.404.headers": compiled.v0,
  "extendSession.default.body": compiled.v1,
  "extendSession.default.headers": compiled.v0,
  "createTestLoginFlow.201.body": compiled.v15,
  "createTestLoginFlow.201.headers": compiled.v0,
  "createTestLoginFlow.400.body": compiled.v1,
  "createTestLoginFlow.400.headers": compiled.v0,
  "createTestLoginFlow.404.body": compiled.v1,
  "createTestLoginFlow.404.headers": compiled.v0,
  "createTestLoginFlow.default.body": compiled.v1,
  "createTestLoginFlow.default.headers": compiled.v0,
  "isInstanceAlive.200.body": compiled.v16,
  "isInstanceAlive.200.headers": compiled.v0,
  "isInstanceAlive.default.body": compiled.v17,
  "isInstanceAlive.default.body text/plain": compiled.v17,
  "isInstanceAlive.default.headers": compiled.v0,
  "isInstanceReady.200.body": compiled.v16,
  "isInstanceReady.200.headers": compiled.v0,
  "isInstanceReady.503.body": compiled.v18,
  "isInstanceReady.503.headers": compiled.v0,
  "isInstanceReady.default.body": compiled.v17,
  "isInstanceReady.default.body text/plain": compiled.v17,
  "isInstanceReady.default.headers": compiled.v0,
  "listIdentitySchemas.200.body": compiled.v19,
  "listIdentitySchemas.200.headers": compiled.v7,
  "listIdentitySchemas.default.body": compiled.v1,
  "listIdentitySchemas.default.headers": compiled.v0,
  "getIdentitySchema.200.body": compiled.v20,
  "getIdentitySchema.200.headers": compiled.v0,
  "getIdentitySchema.404.body": compiled.v1,
  "getIdentitySchema.404.headers": compiled.v0,
  "getIdentitySchema.default.body": compiled.v1,
  "getIdentitySchema.default.headers": compiled.v0,
  "getFlowError.200.body": compiled.v21,
  "getFlowError.200.headers": compiled.v0,
  "getFlowError.403.body": compiled.v1,
  "getFlowError.403.headers": compiled.v0,
  "getFlowError.404.body": compiled.v1,
  "getFlowError.404.headers": compiled.v0,
  "getFlowError.500.body": compiled.v1,
  "getFlowError.500.headers": compiled.v0,
  "createFedcmFlow.200.body": compiled.v22,
  "createFedcmFlow.200.headers": compiled.v0,
  "createFedcmFlow.400.body": compiled.v1,
  "createFedcmFlow.400.headers": compiled.v0,
  "createFedcmFlow.default.body": compiled.v1,
  "createFedcmFlow.default.headers": compiled.v0,
  "updateFedcmFlow.200.body": compiled.v23,
  "updateFedcmFlow.200.headers": compiled.v0,
  "updateFedcmFlow.303.headers": compiled.v0,
  "updateFedcmFlow.400.body": compiled.v15,
  "updateFedcmFlow.400.headers": compiled.v0,
  "updateFedcmFlow.410.body": compiled.v1,
  "updateFedcmFlow.410.headers": compiled.v0,
  "updateFedcmFlow.422.body": compiled.v24,
  "updateFedcmFlow.422.headers": compiled.v0,
  "updateFedcmFlow.default.body": compiled.v1,
  "updateFedcmFlow.default.headers": compiled.v0,
  "updateLoginFlow.200.body": compiled.v23,
  "updateLoginFlow.200.headers": compiled.v0,
  "updateLoginFlow.303.headers": compiled.v0,
  "updateLoginFlow.400.body": compiled.v15,
  "updateLoginFlow.400.headers": compiled.v0,
  "updateLoginFlow.410.body": compiled.v1,
  "updateLoginFlow.410.headers": compiled.v0,
  "updateLoginFlow.422.body": compiled.v24,
  "updateLoginFlow.422.headers": compiled.v0,
  "updateLoginFlow.default.body": compiled.v1,
  "updateLoginFlow.default.headers": compiled.v0,
  "createNativeLoginFlow.200.body": compiled.v15,
  "createNativeLoginFlow.200.headers": compiled.v0,
  "createNativeLoginFlow.400.body": compiled.v1,
  "createNativeLoginFlow.400.headers": compiled.v0,
  "createNativeLoginFlow.default.body": compiled.v1,
  "createNativeLoginFlow.default.headers": compiled.v0,
  "createBrowserLoginFlow.200.body": compiled.v15,
  "createBrowserLoginFlow.200.headers": compiled.v0,
  "createBrowserLoginFlow.303.headers": compiled.v0,
  "createBrowserLoginFlow.400.body": compiled.v1,
  "createBrowserLoginFlow.400.headers": compiled.v0,
  "createBrowserLoginFlow.default.body": compiled.v1,
  "createBrowserLoginFlow.default.headers": compiled.v0,
  "getLoginFlow.200.body": compiled.v15,
  "getLoginFlow.200.headers": compiled.v0,
  "getLoginFlow.403.body": compiled.v1,
  "getLoginFlow.403.headers": compiled.v0,
  "getLoginFlow.404.body": compiled.v1,
  "getLoginFlow.404.headers": compiled.v0,
  "getLoginFlow.410.body": compiled.v1,
  "getLoginFlow.410.headers": compiled.v0,
  "getLoginFlow.default.body": compiled.v1,
  "getLoginFlow.default.headers": compiled.v0,
  "deleteTestLoginFlow.204.headers": compiled.v0,
  "deleteTestLoginFlow.400.body": compiled.v1,
  "deleteTestLoginFlow.400.headers": compiled.v0,
  "deleteTestLoginFlow.403.body": compiled.v1,
  "deleteTestLoginFlow.403.headers": compiled.v0,
  "deleteTestLoginFlow.404.body": compiled.v1,
  "deleteTestLoginFlow.404.headers": compiled.v0,
  "deleteTestLoginFlow.default.body": compiled.v1,
  "deleteTestLoginFlow.default.headers": compiled.v0,
  "updateLogoutFlow.204.headers": compiled.v0,
  "updateLogoutFlow.303.headers": compiled.v0,
  "updateLogoutFlow.default.body": compiled.v1,
  "updateLogoutFlow.default.headers": compiled.v0,
  "performNativeLogout.204.headers": compiled.v0,
  "performNativeLogout.400.body": compiled.v1,
  "performNativeLogout.400.headers": compiled.v0,
  "performNativeLogout.default.body": compiled.v1,
  "performNativeLogout.default.headers": compiled.v0,
  "createBrowserLogoutFlow.200.body": compiled.v25,
  "createBrowserLogoutFlow.200.headers": compiled.v0,
  "createBrowserLogoutFlow.400.body": compiled.v1,
  "createBrowserLogoutFlow.400.headers": compiled.v0,
  "createBrowserLogoutFlow.401.body": compiled.v1,
  "createBrowserLogoutFlow.401.headers": compiled.v0,
  "createBrowserLogoutFlow.500.body": compiled.v1,
  "createBrowserLogoutFlow.500.headers": compiled.v0,
  "updateRecoveryFlow.200.body": compiled.v26,
  "updateRecoveryFlow.200.headers": compiled.v0,
  "updateRecoveryFlow.303.headers": compiled.v0,
  "updateRecoveryFlow.400.body": compiled.v26,
  "updateRecoveryFlow.400.headers": compiled.v0,
  "updateRecoveryFlow.410.body": compiled.v1,
  "updateRecoveryFlow.410.headers": compiled.v0,
  "updateRecoveryFlow.422.body": compiled.v24,
  "updateRecoveryFlow.422.headers": compiled.v0,
  "updateRecoveryFlow.default.body": compiled.v1,
  "updateRecoveryFlow.default.headers": compiled.v0,
  "createNativeRecoveryFlow.200.body": compiled.v26,
  "createNativeRecoveryFlow.200.headers": compiled.v0,
  "createNativeRecoveryFlow.400.body": compiled.v1,
  "createNativeRecoveryFlow.400.headers": compiled.v0,
  "createNativeRecoveryFlow.default.body": compiled.v1,
  "createNativeRecoveryFlow.default.headers": compiled.v0,
  "createBrowserRecoveryFlow.200.body": compiled.v26,
  "createBrowserRecoveryFlow.200.headers": compiled.v0,
  "createBrowserRecoveryFlow.303.headers": compiled.v0,
  "createBrowserRecoveryFlow.400.body": compiled.v1,
  "createBrowserRecoveryFlow.400.headers": compiled.v0,
  "createBrowserRecoveryFlow.default.body": compiled.v1,
  "createBrowserRecoveryFlow.default.headers": compiled.v0,
  "getRecoveryFlow.200.body": compiled.v26,
  "getRecoveryFlow.200.headers": compiled.v0,
  "getRecoveryFlow.404.body": compiled.v1,
  "getRecoveryFlow.404.headers": compiled.v0,
  "getRecoveryFlow.410.body": compiled.v1,
  "getRecoveryFlow.410.headers": compiled.v0,
  "getRecoveryFlow.default.body": compiled.v1,
  "getRecoveryFlow.default.headers": compiled.v0,
  "updateRegistrationFlow.200.body": compiled.v27,
  "updateRegistrationFlow.200.headers": compiled.v0,
  "updateRegistrationFlow.303.headers": compiled.v0,
  "updateRegistrationFlow.400.body": compiled.v28,
  "updateRegistrationFlow.400.headers": compiled.v0,
  "updateRegistrationFlow.410.body": compiled.v1,
  "updateRegistrationFlow.410.headers": compiled.v0,
  "updateRegistrationFlow.422.body": compiled.v24,
  "updateRegistrationFlow.422.headers": compiled.v0,
  "updateRegistrationFlow.default.body": compiled.v1,
  "updateRegistrationFlow.default.headers": compiled.v0,
  "createNativeRegistrationFlow.200.body": compiled.v28,
  "createNativeRegistrationFlow.200.headers": compiled.v0,
  "createNativeRegistrationFlow.400.body": compiled.v1,
  "createNativeRegistrationFlow.400.headers": compiled.v0,
  "createNativeRegistrationFlow.default.body": compiled.v1,
  "createNativeRegistrationFlow.default.headers": compiled.v0,
  "createBrowserRegistrationFlow.200.body": compiled.v28,
  "createBrowserRegistrationFlow.200.headers": compiled.v0,
  "createBrowserRegistrationFlow.303.headers": compiled.v0,
  "createBrowserRegistrationFlow.default.body": compiled.v1,
  "createBrowserRegistrationFlow.default.headers": compiled.v0,
  "getRegistrationFlow.200.body": compiled.v28,
  "getRegistrationFlow.200.headers": compiled.v0,
  "getRegistrationFlow.403.body": compiled.v1,
  "getRegistrationFlow.403.headers": compiled.v0,
  "getRegistrationFlow.404.body": compiled.v1,
  "getRegistrationFlow.404.headers": compiled.v0,
  "getRegistrationFlow.410.body": compiled.v1,
  "getRegistrationFlow.410.headers": compiled.v0,
  "getRegistrationFlow.default.body": compiled.v1,
  "getRegistrationFlow.default.headers": compiled.v0,
  "updateSettingsFlow.200.body": compiled.v29,
  "updateSettingsFlow.200.headers": compiled.v0,
  "updateSettingsFlow.303.headers": compiled.v0,
  "updateSettingsFlow.400.body": compiled.v29,
  "updateSettingsFlow.400.headers": compiled.v0,
  "updateSettingsFlow.401.body": compiled.v1,
  "updateSettingsFlow.401.headers": compiled.v0,
  "updateSettingsFlow.403.body": compiled.v1,
  "updateSettingsFlow.403.headers": compiled.v0,
  "updateSettingsFlow.410.body": compiled.v1,
  "updateSettingsFlow.410.headers": compiled.v0,
  "updateSettingsFlow.422.body": compiled.v24,
  "updateSettingsFlow.422.headers": compiled.v0,
  "updateSettingsFlow.default.body": compiled.v1,
  "updateSettingsFlow.default.headers": compiled.v0,
  "createNativeSettingsFlow.200.body": compiled.v29,
  "createNativeSettingsFlow.200.headers": compiled.v0,
  "createNativeSettingsFlow.400.body": compiled.v1,
  "createNativeSettingsFlow.400.headers": compiled.v0,
  "createNativeSettingsFlow.default.body": compiled.v1,
  "createNativeSettingsFlow.default.headers": compiled.v0,
  "createBrowserSettingsFlow.200.body": compiled.v29,
  "createBrowserSettingsFlow.200.headers": compiled.v0,
  "createBrowserSettingsFlow.303.headers": compiled.v0,
  "createBrowserSettingsFlow.400.body": compiled.v1,
  "createBrowserSettingsFlow.400.headers": compiled.v0,
  "createBrowserSettingsFlow.401.body": compiled.v1,
  "createBrowserSettingsFlow.401.headers": compiled.v0,
  "createBrowserSettingsFlow.403.body": compiled.v1,
  "createBrowserSettingsFlow.403.headers": compiled.v0,
  "createBrowserSettingsFlow.default.body": compiled.v1,
  "createBrowserSettingsFlow.default.headers": compiled.v0,
  "getSettingsFlow.200.body": compiled.v29,
  "getSettingsFlow.200.headers": compiled.v0,
  "getSettingsFlow.401.body": compiled.v1,
  "getSettingsFlow.401.headers": compiled.v0,
  "getSettingsFlow.403.body": compiled.v1,
  "getSettingsFlow.403.headers": compiled.v0,
  "getSettingsFlow.404.body": compiled.v1,
  "getSettingsFlow.404.headers": compiled.v0,
  "getSettingsFlow.410.body": compiled.v1,
  "getSettingsFlow.410.headers": compiled.v0,
  "getSettingsFlow.default.body": compiled.v1,
  "getSettingsFlow.default.headers": compiled.v0,
  "updateVerificationFlow.200.body": compiled.v30,
  "updateVerificationFlow.200.headers": compiled.v0,
  "updateVerificationFlow.303.headers": compiled.v0,
  "updateVerificationFlow.400.body": compiled.v30,
  "updateVerificationFlow.400.headers": compiled.v0,
  "updateVerificationFlow.410.body": compiled.v1,
  "updateVerificationFlow.410.headers": compiled.v0,
  "updateVerificationFlow.default.body": compiled.v1,
  "updateVerificationFlow.default.headers": compiled.v0,
  "createNativeVerificationFlow.200.body": compiled.v30,
  "createNativeVerificationFlow.200.headers": compiled.v0,
  "createNativeVerificationFlow.400.body": compiled.v1,
  "createNativeVerificationFlow.400.headers": compiled.v0,
  "createNativeVerificationFlow.default.body": compiled.v1,
  "createNativeVerificationFlow.default.headers": compiled.v0,
  "createBrowserVerificationFlow.200.body": compiled.v30,
  "createBrowserVerificationFlow.200.headers": compiled.v0,
  "createBrowserVerificationFlow.303.headers": compiled.v0,
  "createBrowserVerificationFlow.default.body": compiled.v1,
  "createBrowserVerificationFlow.default.headers": compiled.v0,
  "getVerificationFlow.200.body": compiled.v30,
  "getVerificationFlow.200.headers": compiled.v0,
  "getVerificationFlow.403.body": compiled.v1,
  "getVerificationFlow.403.headers": compiled.v0,
  "getVerificationFlow.404.body": compiled.v1,
  "getVerificationFlow.404.headers": compiled.v0,
  "getVerificationFlow.default.body": compiled.v1,
  "getVerificationFlow.default.headers": compiled.v0,
  "listMySessions.200.body": compiled.v10,
  "listMySessions.200.headers": compiled.v7,
  "listMySessions.400.body": compiled.v1,
  "listMySessions.400.headers": compiled.v0,
  "listMySessions.401.body": compiled.v1,
  "listMySessions.401.headers": compiled.v0,
  "listMySessions.default.body": compiled.v1,
  "listMySessions.default.headers": compiled.v0,
  "disableMyOtherSessions.200.body": compiled.v31,
  "disableMyOtherSessions.200.headers": compiled.v0,
  "disableMyOtherSessions.400.body": compiled.v1,
  "disableMyOtherSessions.400.headers": compiled.v0,
  "disableMyOtherSessions.401.body": compiled.v1,
  "disableMyOtherSessions.401.headers": compiled.v0,
  "disableMyOtherSessions.default.body": compiled.v1,
  "disableMyOtherSessions.default.headers": compiled.v0,
  "exchangeSessionToken.200.body": compiled.v23,
  "exchangeSessionToken.200.headers": compiled.v0,
  "exchangeSessionToken.403.body": compiled.v1,
  "exchangeSessionToken.403.headers": compiled.v0,
  "exchangeSessionToken.404.body": compiled.v1,
  "exchangeSessionToken.404.headers": compiled.v0,
  "exchangeSessionToken.410.body": compiled.v1,
  "exchangeSessionToken.410.headers": compiled.v0,
  "exchangeSessionToken.422.body": compiled.v1,
  "exchangeSessionToken.422.headers": compiled.v0,
  "exchangeSessionToken.default.body": compiled.v1,
  "exchangeSessionToken.default.headers": compiled.v0,
  "toSession.200.body": compiled.v14,
  "toSession.200.headers": compiled.v0,
  "toSession.401.body": compiled.v1,
  "toSession.401.headers": compiled.v0,
  "toSession.403.body": compiled.v1,
  "toSession.403.headers": compiled.v0,
  "toSession.default.body": compiled.v1,
  "toSession.default.headers": compiled.v0,
  "disableMySession.204.headers": compiled.v0,
  "disableMySession.400.body": compiled.v1,
  "disableMySession.400.headers": compiled.v0,
  "disableMySession.401.body": compiled.v1,
  "disableMySession.401.headers": compiled.v0,
  "disableMySession.default.body": compiled.v1,
  "disableMySession.default.headers": compiled.v0,
  "getVersion.200.body": compiled.v32,
  "getVersion.200.headers": compiled.v0,
};
export { validators };
